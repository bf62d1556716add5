import { providers } from '@wren/contract/connections.ts';
import { callbackPattern, continuePath } from '@wren/contract/provider-paths.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

/** A form of this size (bytes) holds every answer a provider gives. */
const formBytes = 16 * 1024;
/** What goes on to the screen. Anything else a provider adds, such as a name, ends here. */
const passed = ['state', 'code', 'iss', 'error'];

/**
 * Where providers send browsers back to: Google with a query, Apple with a form. Nothing is decided or changed here, so
 * nobody gains by sending someone to it. What came is passed on in the fragment, which reaches no server and no log; the
 * browser that set out adds its ticket and asks for the rest.
 */
export async function mountCallback(app: FastifyInstance): Promise<void> {
  await app.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    room.route<{ Params: { provider: string } }>({
      method: ['GET', 'POST'],
      url: callbackPattern,
      onRequest: (request) => app.limits.spend('connectAddress', request),
      handler: async (request, reply) => {
        const provider = providers.find((each) => each === request.params.provider);
        if (!provider) throw new Refusal('not_found', 'There is nothing at this address.');
        const came = (request.method === 'POST' ? request.body : request.query) as Record<string, unknown> | undefined;
        const onward = new URLSearchParams({ provider });
        for (const name of passed) {
          const value = came?.[name];
          if (typeof value === 'string') onward.set(name, value);
        }
        return reply.redirect(`${continuePath}#${onward}`, 303);
      },
    });
  });
}
