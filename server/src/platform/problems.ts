import type { ProblemCode } from '@wren/contract/problem.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isOwnerGone } from '#platform/database/connect.ts';
import { Refusal } from '#platform/refusal.ts';

/** Errors of the web server itself that mean the request was at fault, and what to say. */
const requestFaults: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'That is too much to send at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'Please send JSON, with the content type application/json.',
  ],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: [
    'unsupported_media_type',
    'Please send JSON, with the content type application/json.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request could not be read as JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The request could not be read.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The request could not be read as JSON.'],
  FST_ERR_BAD_URL: ['not_found', 'There is nothing at this address.'],
};

/** The one door for errors: every refused call leaves as RFC 9457 problem details, and every fault is logged once, here. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(reply, refusalFor(error, request)));
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = refusal.toProblem();
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: string) => body)
    .send(JSON.stringify(problem));
}

/** What to answer for anything that was thrown. A fault is logged with the request's id and its own kind, never its words. */
export function refusalFor(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const [code, sentence] = requestFaults[(error as { code?: string })?.code ?? ''] ?? [];
  if (code && sentence) return new Refusal(code, sentence, { cause: error });
  // An access token outlives its account for some minutes.
  if (isOwnerGone(error)) return new Refusal('unauthenticated', 'This account no longer exists.', { cause: error });
  // A condition of HTTP that a file does not meet, as the library that serves files says it.
  if (isConditionUnmet(error)) return new Refusal('malformed', 'The request could not be read.', { cause: error });
  // The caller hung up in the middle of the request, so nobody reads this answer.
  if (request.raw.readableAborted) return new Refusal('malformed', 'The request was cut off.', { cause: error });
  request.log.error({ err: error }, 'fault');
  return refusalForFault(error);
}

function isConditionUnmet(error: unknown): boolean {
  const { expose, statusCode } = error as { expose?: boolean; statusCode?: number };
  return expose === true && statusCode === 412;
}

/** What a person is told of a fault, once it is logged. */
export function refusalForFault(cause: unknown): Refusal {
  if (isAway(cause)) return new Refusal('unavailable', 'Wren is away for a moment. Please try again.', { cause });
  return new Refusal('internal', 'Something went wrong. Please try again.', { cause });
}
