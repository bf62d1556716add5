import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

/** Seconds after which a house that is started again usually answers. */
const soon = 5;

/** Turns new calls away once the house is being closed, while those under way end. Call before any room adds a hook. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (!isClosing) return;
    throw new Refusal('unavailable', 'Wren is away for a moment. Please try again.', { retryAfter: soon });
  });
}
