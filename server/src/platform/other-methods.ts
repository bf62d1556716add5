import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Lets the addresses of the contract's rows say which methods they take, when they are asked with another one. Call
 * before the rows are mounted, and what it gives back after. Source: RFC 9110, section 15.5.6.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.row) taken.set(url, [...(taken.get(url) ?? []), ...[method].flat()]);
  });
  return () => {
    for (const [url, known] of taken) {
      app.route({
        method: methods.filter((each) => !known.includes(each)),
        url,
        onRequest: async (_request, reply) => {
          reply.header('allow', methods.filter((each) => known.includes(each)).join(', '));
          throw new Refusal('method_not_allowed', 'This cannot be done at this address.');
        },
        handler: () => undefined,
      });
    }
  };
}
