import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@wren/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, from the bearer token alone; empty for a visitor. */
    userId: string;
    sessionId: string;
  }
  interface FastifyContextConfig {
    row?: AnyEndpoint;
  }
}

export interface Call<E> {
  /** Empty on rows with public access. */
  userId: string;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler gives back: the row's reply; nothing for a row without one, or when the handler took over the connection. */
type Answer<E> = Promise<ReplyOf<E> | undefined> | Promise<void>;

/**
 * Mounts one row of the contract: asks who is calling, counts the call, checks what was sent, then runs the handler.
 * A handler that streams calls `reply.hijack()` and gives back nothing.
 */
export function mount<E extends AnyEndpoint>(
  app: FastifyInstance,
  ctx: Context,
  row: E,
  handler: (call: Call<E>) => Answer<E>,
): void {
  app.route({
    method: row.method,
    url: row.path,
    config: { row },
    exposeHeadRoute: row.method === 'GET' && row.reply !== undefined,
    schema: schemaOf(row),
    onRequest: async (request) => {
      if (row.access === 'user') await identify(ctx, request);
      await app.limits.spend(row.limit, request);
    },
    preHandler: (request, _reply, next) => next(bodyWhereNoneBelongs(row, request)),
    handler: async (request, reply) => {
      const { userId, params, query, body } = request;
      const answer = await handler({ userId, params, query, body, request, reply } as Call<E>);
      if (reply.sent) return reply;
      if (answer === undefined) return reply.code(204).send();
      return reply.code(row.status ?? 200).send(answer);
    },
  });
}

async function identify(ctx: Context, request: FastifyRequest): Promise<void> {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    throw new Refusal('unauthenticated', 'Please sign in to continue.');
  }
  const claims = await ctx.tokens.readAccess(token);
  if (!claims) throw new Refusal('unauthenticated', 'Your sign-in has expired. Please sign in again.');
  request.userId = claims.userId;
  request.sessionId = claims.sessionId;
}

function bodyWhereNoneBelongs(row: AnyEndpoint, { body }: FastifyRequest): Refusal | undefined {
  if (row.body || body === undefined || body === null) return undefined;
  if (typeof body === 'object' && Object.keys(body).length === 0) return undefined;
  return new Refusal('invalid', 'This call takes no fields.', { fields: { body: ['This call takes no fields.'] } });
}

function schemaOf(row: AnyEndpoint): FastifySchema {
  const [, , room = ''] = row.path.split('/');
  return {
    summary: row.summary,
    tags: [room],
    ...(row.access === 'user' && { security: [{ bearer: [] }] }),
    ...(row.params && { params: row.params }),
    ...(row.query && { querystring: row.query }),
    ...(row.body && { body: row.body }),
    response: row.reply ? { [row.status ?? 200]: row.reply } : {},
  };
}
