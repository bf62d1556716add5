import { anthropicUrl, type Endpoint, firstChatModel, ollamaUrl, openAiUrl } from './endpoint.ts';
import { type LanguageModel, ModelFault } from './model.ts';
import type { Patience } from './patience.ts';

/** Who writes the replies, as the environment says it. */
export interface ModelSettings {
  /** undefined: an Ollama on this machine when there is one, else no model. */
  provider: 'openai' | 'anthropic' | 'ollama' | 'built-in' | undefined;
  /** undefined: the provider's usual one, or the first that a server of one's own has. */
  model: string | undefined;
  baseUrl: string | undefined;
  apiKey: string | undefined;
  patience: Patience;
}

const usual = { openai: 'gpt-5.4-mini', anthropic: 'claude-haiku-5-5' };

/** The model that these settings name; undefined for the built-in companion. Never throws: a server may come up later. */
export async function chooseModel(settings: ModelSettings): Promise<LanguageModel | undefined> {
  const { provider, model, apiKey, patience } = settings;
  if (provider === 'built-in') return undefined;
  if (provider === 'anthropic') {
    const endpoint = { baseUrl: settings.baseUrl ?? anthropicUrl, apiKey, patience };
    return loadedLater(endpoint, model ?? usual.anthropic, async (...named) =>
      (await import('./anthropic.ts')).anthropicModel(...named),
    );
  }
  const baseUrl = (settings.baseUrl ?? (provider === 'openai' ? openAiUrl : ollamaUrl)).replace(/\/+$/, '');
  const endpoint = { baseUrl, apiKey, patience };
  if (provider === undefined) {
    const found = await firstChatModel(endpoint);
    return found === undefined ? undefined : speakTo(endpoint, model ?? found);
  }
  const named = model ?? (baseUrl === openAiUrl ? usual.openai : await firstChatModel(endpoint));
  return named === undefined ? firstModelLater(endpoint) : speakTo(endpoint, named);
}

function speakTo(endpoint: Endpoint, model: string): LanguageModel {
  return loadedLater(endpoint, model, async (...named) => (await import('./openai.ts')).openAiModel(...named));
}

/**
 * The official clients take 28 MB between them, and a fifth of a second each: one is loaded when there is a model to
 * ask, and by `load` or the first prompt, so that a start need not wait for it.
 */
function loadedLater(
  endpoint: Endpoint,
  model: string,
  open: (endpoint: Endpoint, model: string) => Promise<LanguageModel>,
): LanguageModel {
  let opened: Promise<LanguageModel> | undefined;
  const load = () => (opened ??= open(endpoint, model));
  return {
    name: `${model} at ${new URL(endpoint.baseUrl).host}`,
    load,
    stream: async (prompt, say, signal) => (await load()).stream(prompt, say, signal),
  };
}

/** The first chat model of a server that did not answer at the start: found when it is first needed and there. */
function firstModelLater(endpoint: Endpoint): LanguageModel {
  let model: LanguageModel | undefined;
  return {
    name: `the first model at ${new URL(endpoint.baseUrl).host}`,
    async stream(prompt, say, signal) {
      if (!model) {
        const found = await firstChatModel(endpoint);
        if (found === undefined) throw new ModelFault('unreachable');
        model = speakTo(endpoint, found);
      }
      return model.stream(prompt, say, signal);
    },
  };
}
