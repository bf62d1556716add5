import type { FastifyInstance } from 'fastify';

/**
 * One line a call: the route's pattern and never the address asked for, which may hold a token or an id typed by someone.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.userId && { user_id: request.userId }),
    };
    request.log.info(fields, 'answered');
    next();
  });
}
