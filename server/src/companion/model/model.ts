/** One turn as a provider wants it. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What a model is asked. `messages` alternates between the two roles, starting and ending with the user. */
export interface Prompt {
  system: string;
  messages: readonly ChatMessage[];
  /** A backstop against a model that does not stop, in tokens. The prompt asks for far less. */
  maxTokens: number;
}

/** How a reply ended: the model had said it all, or it ran into `maxTokens`. */
export type Ending = 'whole' | 'cut_short';

/** A provider's model. Throws ModelFault, or the signal's reason when stopped. */
export interface LanguageModel {
  /** Provider and model, fit for a start line and a log. */
  name: string;
  /** Loads what the first prompt would otherwise wait for. */
  load?(): Promise<unknown>;
  /** Calls `say` with words as they come, never empty, without the model's reasoning, and not once it is stopped. */
  stream(prompt: Prompt, say: (words: string) => void, signal: AbortSignal): Promise<Ending>;
}

/** Why a model's reply is missing or broken. */
export type FaultKind =
  | 'unreachable'
  | 'timed_out'
  | 'rate_limited'
  | 'rejected'
  | 'server_error'
  | 'malformed'
  | 'cut_off'
  | 'filtered';

/** The model did not give a whole reply. `code` tells why and is fit for a log; the message quotes nobody. */
export class ModelFault extends Error {
  override name = 'ModelFault';
  readonly code: FaultKind;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(code: FaultKind, more: { status?: number; cause?: unknown } = {}) {
    super(`The language model's reply failed: ${code}`, { cause: more.cause });
    this.code = code;
    this.status = more.status;
  }

  /** Whether this one conversation is the reason (too long, or filtered), and the model may serve everyone else. */
  get isAboutThePrompt(): boolean {
    return this.code === 'filtered' || [400, 413, 422].includes(this.status ?? 0);
  }
}

/** The whole answer to a prompt, up to `maxLength` characters: for a title or a judgement, never for a person's screen. */
export async function ask(
  model: LanguageModel,
  prompt: Prompt,
  signal: AbortSignal,
  maxLength = 2000,
): Promise<string> {
  let answer = '';
  const enough = new AbortController();
  const hear = (words: string) => {
    answer += words;
    if (answer.length >= maxLength) enough.abort();
  };
  try {
    await model.stream(prompt, hear, AbortSignal.any([signal, enough.signal]));
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return answer.slice(0, maxLength);
}
