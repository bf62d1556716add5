import { httpFetch } from './http-fetch.ts';
import type { Patience } from './patience.ts';

/** Where a model is asked. */
export interface Endpoint {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Servers on one's own machine want none. */
  apiKey: string | undefined;
  patience: Patience;
}

export const openAiUrl = 'https://api.openai.com/v1';
export const anthropicUrl = 'https://api.anthropic.com';
export const ollamaUrl = 'http://127.0.0.1:11434/v1';

/** How long the start waits for a server to say which models it has. One on this machine needs a few milliseconds. */
const probeMs = 300;

/**
 * The first model of an OpenAI-compatible server that can chat; undefined when it has none, or does not answer quickly.
 * Asked without the official client: most starts find no server, and need not load one.
 */
export async function firstChatModel({ baseUrl, apiKey }: Endpoint): Promise<string | undefined> {
  try {
    const response = await httpFetch(`${baseUrl}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(probeMs),
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data?: { id?: unknown }[] };
    return data
      ?.map(({ id }) => id)
      .find((id): id is string => typeof id === 'string' && !/embed|rerank|whisper|tts|moderation|clip/i.test(id));
  } catch {
    return undefined;
  }
}
