import { isIP } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Context } from '#context.ts';
import { isId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { letterPage, listPage } from './pages.ts';
import { listLetters, readLetter } from './read-letters.ts';

/**
 * The letters of a Wren without a mail server, for whoever develops it. They hold links that open accounts, so the
 * page exists only in a house for one machine, and answers only a browser on that machine.
 */
export function mountOutbox(app: FastifyInstance, { config }: Context): void {
  if (!isForThisMachineAlone(config)) return;
  const folder = join(config.dataDir, 'outbox');

  app.get('/dev/outbox', async (request, reply) => {
    refuseStrangers(request);
    return reply.type('text/html').send(listPage(await listLetters(folder)));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    refuseStrangers(request);
    const { id } = request.params;
    const letter = isId(id) ? await readLetter(folder, id) : undefined;
    if (!letter) throw nothingHere();
    return reply.type('text/html').send(letterPage(letter));
  });
}

/** No mail server, no proxy in front, and an address that only this machine can mean. */
function isForThisMachineAlone({ mail, trustProxy, host, publicUrl }: Config): boolean {
  return !mail.smtpUrl && trustProxy === false && isLoopbackName(host) && isLoopbackName(new URL(publicUrl).hostname);
}

/**
 * The socket says who calls; no header can. A header that a proxy adds means that the call came from further away, and
 * a name that is not this machine's means a page elsewhere has pointed its own name here.
 */
function refuseStrangers({ socket, headers, hostname }: FastifyRequest): void {
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (isProxied || !isLoopbackName(socket.remoteAddress ?? '') || !isLoopbackName(hostname)) throw nothingHere();
}

function isLoopbackName(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  if (plain === 'localhost' || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
}

function nothingHere(): Refusal {
  return new Refusal('not_found', 'There is nothing at this address.');
}
