import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { isMigrated } from '#platform/database/migrate.ts';
import { Refusal } from '#platform/refusal.ts';
import { measure } from './metrics.ts';

/** For whoever runs the house: is it alive, can it work, and how is it doing. */
export function addHealth(app: FastifyInstance, ctx: Context): void {
  const metrics = measure(app);

  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ status: 'ok' }));

  app.get('/readyz', { exposeHeadRoute: true }, async () => {
    if (!(await isReady(ctx))) throw new Refusal('unavailable', 'Wren is not ready yet.');
    return { status: 'ready' };
  });

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

/** The database can be reached and holds the newest schema. */
async function isReady({ db }: Context): Promise<boolean> {
  try {
    return await isMigrated(db);
  } catch {
    return false;
  }
}
