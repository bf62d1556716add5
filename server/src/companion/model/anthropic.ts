import Anthropic from '@anthropic-ai/sdk';
import type { Endpoint } from './endpoint.ts';
import { type LanguageModel, ModelFault } from './model.ts';
import { fetchWithin, maxRetries } from './patience.ts';
import { type Heard, streamReply } from './reply-stream.ts';

/** A model behind Anthropic's messages protocol: the official client asks and retries, the body is read here. */
export function anthropicModel({ baseUrl, apiKey, patience }: Endpoint, model: string): LanguageModel {
  const client = new Anthropic({
    baseURL: baseUrl,
    apiKey: apiKey ?? null,
    authToken: null,
    maxRetries,
    // The client's own log would hold what people write.
    logLevel: 'off',
    fetch: fetchWithin(patience.retryAfterMs),
  });
  return {
    name: `${model} at ${new URL(baseUrl).host}`,
    stream: ({ system, messages, maxTokens }, say, signal) =>
      streamReply(
        patience,
        signal,
        (signal) =>
          client.messages
            .create(
              { model, system, messages: [...messages], max_tokens: maxTokens, stream: true },
              { signal, timeout: patience.firstWordMs },
            )
            .asResponse(),
        readEvent,
        say,
      ),
  };
}

/** The part of a stream event that matters. Thinking and tool blocks are left unread. */
interface StreamEvent {
  type?: unknown;
  delta?: { type?: unknown; text?: unknown; stop_reason?: unknown };
}

/**
 * The reply ends at `message_stop`, and only after a `stop_reason`: `message_delta` comes first, with the reason.
 * Nothing follows the reason that a person would see, so it counts as the ending.
 */
function readEvent(event: unknown, heard: Heard): void {
  if (typeof event !== 'object' || event === null) throw new ModelFault('malformed');
  const { type, delta } = event as StreamEvent;
  if (type === 'error') throw new ModelFault('server_error');
  if (type === 'content_block_delta' && delta?.type === 'text_delta' && typeof delta.text === 'string') {
    heard.words += delta.text;
  }
  if (type !== 'message_delta' || typeof delta?.stop_reason !== 'string') return;
  if (delta.stop_reason === 'refusal') throw new ModelFault('filtered');
  heard.ending =
    delta.stop_reason === 'max_tokens' || delta.stop_reason === 'model_context_window_exceeded' ? 'cut_short' : 'whole';
}
