import * as z from 'zod/mini';

/** Whatever an error body says about itself. Ours is RFC 9457; a proxy in between may answer in its own words. */
const ErrorBody = z.object({
  error: z.catch(z.optional(z.string()), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.string()), undefined),
  fields: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A call that did not succeed. `message` is fit to show a person. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** A code of `@wren/contract/problem.ts`, where the server gave one. */
  readonly code: string | undefined;
  readonly fields: Record<string, string[]> | undefined;

  constructor(message: string, about: { status: number; body?: ErrorBody; cause?: unknown }) {
    super(message, { cause: about.cause });
    this.status = about.status;
    this.code = about.body?.code;
    this.fields = about.body?.fields;
  }
}

/** What a failed call says to a person, and what to do about it when no answer came at all. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.status !== 0) return error.message;
  return `${error.message.replace(/\.$/, '')}. Check your connection and try again.`;
}

/** The body of an answer that was not OK; empty when it is not JSON. */
export async function readErrorBody(response: Response): Promise<ErrorBody> {
  const body = ErrorBody.safeParse(await response.json().catch(() => ({})));
  return body.success ? body.data : {};
}

/** The sentence for a generic call, as spec section 8 orders it. */
export function genericSentence(status: number, body: ErrorBody): string {
  if (status === 401) return body.detail ?? 'Authentication failed. Please check your credentials.';
  if (body.fields) return body.message ?? 'Validation failed';
  return body.error ?? body.detail ?? body.message ?? 'An error occurred';
}

/** The sentence for a chat call, as spec section 8 orders it. */
export function chatSentence(body: ErrorBody, fallback: string): string {
  return body.message ?? body.detail ?? body.error ?? fallback;
}

/** No answer at all: the exception's own words. */
export function unreachable(cause: unknown, fallback = 'An error occurred'): ApiError {
  const message = cause instanceof Error && cause.message !== '' ? cause.message : fallback;
  return new ApiError(message, { status: 0, cause });
}
