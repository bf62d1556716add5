import { anthropicModel, anthropicUrl } from './anthropic.ts';
import { type LanguageModel, ModelFault } from './model.ts';
import { type Endpoint, openAiClient, openAiModel, openAiUrl } from './openai.ts';
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

const ollamaUrl = 'http://127.0.0.1:11434/v1';
/** How long the start waits for a server to say which models it has. One on this machine needs a few milliseconds. */
const probeMs = 300;
const usual = { openai: 'gpt-5.4-mini', anthropic: 'claude-haiku-5-5' };

/** The model that these settings name; undefined for the built-in companion. Never throws: a server may come up later. */
export async function chooseModel(settings: ModelSettings): Promise<LanguageModel | undefined> {
  const { provider, model, apiKey, patience } = settings;
  if (provider === 'built-in') return undefined;
  if (provider === 'anthropic') {
    return anthropicModel({ baseUrl: settings.baseUrl ?? anthropicUrl, apiKey, patience }, model ?? usual.anthropic);
  }
  const baseUrl = (settings.baseUrl ?? (provider === 'openai' ? openAiUrl : ollamaUrl)).replace(/\/+$/, '');
  const endpoint = { baseUrl, apiKey, patience };
  if (provider === undefined) {
    const found = await firstChatModel(endpoint);
    return found === undefined ? undefined : openAiModel(endpoint, model ?? found);
  }
  const named = model ?? (baseUrl === openAiUrl ? usual.openai : await firstChatModel(endpoint));
  return named === undefined ? firstModelLater(endpoint) : openAiModel(endpoint, named);
}

/** The first chat model of a server that did not answer at the start: found when it is first needed and there. */
function firstModelLater(endpoint: Endpoint): LanguageModel {
  let model: LanguageModel | undefined;
  return {
    name: `the first model at ${new URL(endpoint.baseUrl).host}`,
    async *stream(prompt, signal) {
      if (!model) {
        const found = await firstChatModel(endpoint);
        if (found === undefined) throw new ModelFault('unreachable');
        model = openAiModel(endpoint, found);
      }
      return yield* model.stream(prompt, signal);
    },
  };
}

/** The first model of a server that can chat; undefined when it has none, or does not answer quickly. */
async function firstChatModel(endpoint: Endpoint): Promise<string | undefined> {
  try {
    const { data } = await openAiClient(endpoint).models.list({ maxRetries: 0, timeout: probeMs });
    return data.map(({ id }) => id).find((id) => !/embed|rerank|whisper|tts|moderation|clip/i.test(id));
  } catch {
    return undefined;
  }
}
