import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type Endpoint, openAiUrl } from './endpoint.ts';
import { type LanguageModel, ModelFault, type Prompt } from './model.ts';
import { fetchWithin, maxRetries } from './patience.ts';
import { type Heard, streamReply } from './reply-stream.ts';

/**
 * Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp, OpenRouter.
 * The official client asks, retries and types the errors; the body is read here, at half the CPU of its own reader.
 */
export function openAiModel(endpoint: Endpoint, model: string): LanguageModel {
  const { baseUrl, patience } = endpoint;
  const client = openAiClient(endpoint);
  return {
    name: `${model} at ${new URL(baseUrl).host}`,
    stream: (prompt, say, signal) =>
      streamReply(
        patience,
        signal,
        (signal) =>
          client.chat.completions
            .create(request(prompt, model, baseUrl), { signal, timeout: patience.firstWordMs })
            .asResponse(),
        readChunk,
        say,
      ),
  };
}

/** Everything is passed, because what is left out the client would take from the environment. */
function openAiClient({ baseUrl, apiKey, patience }: Endpoint): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries,
    // The client's own log would hold what people write.
    logLevel: 'off',
    fetch: fetchWithin(patience.retryAfterMs),
  });
}

function request(
  { system, messages, maxTokens }: Prompt,
  model: string,
  baseUrl: string,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    stream: true,
    messages: [{ role: 'system', content: system }, ...messages],
    // OpenAI's newer models refuse the older name; the other servers know only that one.
    ...(baseUrl === openAiUrl ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
  };
}

/** The part of a chat completion chunk that matters. `reasoning` and its kin are left unread. */
interface Chunk {
  error?: unknown;
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[] | null;
}

function readChunk(event: unknown, heard: Heard): void {
  if (typeof event !== 'object' || event === null) throw new ModelFault('malformed');
  const { error, choices } = event as Chunk;
  if (error) throw new ModelFault('server_error');
  const choice = choices?.[0];
  if (!choice) return;
  const content = choice.delta?.content;
  if (typeof content === 'string') heard.words += content;
  const reason = choice.finish_reason;
  if (reason === 'content_filter') throw new ModelFault('filtered');
  // OpenRouter ends a reply that broke upstream with this reason.
  if (reason === 'error') throw new ModelFault('server_error');
  if (typeof reason === 'string' && reason !== '') heard.ending = reason === 'length' ? 'cut_short' : 'whole';
}
