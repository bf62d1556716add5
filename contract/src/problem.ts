import * as z from 'zod/mini';

/** Every code a problem can carry, with its HTTP status and short title. The client branches on codes, never on sentences. */
export const problems = {
  invalid: { status: 400, title: 'Some of what was sent is not valid' },
  malformed: { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  invalid_credentials: { status: 401, title: 'Sign-in failed' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Not possible here' },
  timed_out: { status: 408, title: 'Too slow' },
  archived: { status: 409, title: 'The conversation is archived' },
  conflict: { status: 409, title: 'This is already under way' },
  stopped: { status: 409, title: 'The reply was stopped' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported content type' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  allowance_spent: { status: 429, title: 'All messages of the day are used' },
  internal: { status: 500, title: 'Something went wrong' },
  companion_unavailable: { status: 503, title: 'The companion cannot answer' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type ProblemCode = keyof typeof problems;

/**
 * The one error shape: RFC 9457 problem details plus `code` and, for refused input, `fields`.
 * `detail` is always a sentence fit to show a person.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Problem = z.infer<typeof Problem>;
