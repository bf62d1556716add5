import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { isId } from '#platform/ids.ts';
import { isForThisMachineAlone, isLoopbackName } from '#platform/reach.ts';
import { Refusal } from '#platform/refusal.ts';
import { keptPage, listPage } from './pages.ts';
import { listOutbox, readKept } from './read-outbox.ts';

const html = 'text/html; charset=utf-8';

/** Headers that only something between a browser and this machine adds: standard ones, and those of proxies in wide use. */
const addedOnTheWay =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(?:cf|fastly|fly)-.+)$/;

/**
 * The letters and text messages of a Wren that sends none, for whoever develops it. They hold links that open accounts, so the
 * page exists only in a house for one machine, and answers only a browser on that machine.
 */
export function mountOutbox(app: FastifyInstance, { config }: Context): void {
  if (config.mail.smtpUrl || !isForThisMachineAlone(config)) return;
  const folder = join(config.dataDir, 'outbox');

  app.get('/dev/outbox', async (request, reply) => {
    refuseStrangers(request);
    return reply.type(html).send(listPage(await listOutbox(folder)));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    refuseStrangers(request);
    const { id } = request.params;
    const kept = isId(id) ? await readKept(folder, id) : undefined;
    if (!kept) throw nothingHere();
    return reply.type(html).send(keptPage(kept));
  });
}

/**
 * The socket says who calls; no header can. A header that a proxy adds means that the call came from further away, and
 * a name that is not this machine's means a page elsewhere has pointed its own name here.
 */
function refuseStrangers({ socket, headers, hostname }: FastifyRequest): void {
  const isProxied = Object.keys(headers).some((name) => addedOnTheWay.test(name));
  if (isProxied || !isLoopbackName(socket.remoteAddress ?? '') || !isLoopbackName(hostname)) throw nothingHere();
}

function nothingHere(): Refusal {
  return new Refusal('not_found', 'There is nothing at this address.');
}
