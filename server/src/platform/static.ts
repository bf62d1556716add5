import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '#platform/refusal.ts';

const Documents = z.array(z.object({ path: z.string(), file: z.string() }));
const InlineHashes = z.object({ scripts: z.array(z.string()) });

/** What the build of the screen left for the server: its files, which document answers which address, and its inline scripts. */
export interface Site {
  root: string;
  files: ReadonlySet<string>;
  /** Path patterns in the router's notation. Public pages need none: `about/index.html` answers `/about`. */
  documents: readonly { path: string; file: string }[];
  scriptHashes: readonly string[];
}

const notFoundDocument = '404.html';
const ownNotes = new Set(['documents.json', 'csp.json']);

/** Reads a build of the screen; undefined when there is none. */
export function readSite(root: string): Site | undefined {
  if (!existsSync(join(root, 'documents.json'))) return undefined;
  const note = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((name) => !/\.(br|gz)$/.test(name) && !/(?:^|\/)\./.test(name) && !ownNotes.has(name));
  return {
    root,
    files: new Set<string>(names),
    documents: Documents.parse(note('documents.json')),
    scriptHashes: InlineHashes.parse(note('csp.json')).scripts.map((hash) => `'${hash}'`),
  };
}

/** Documents that this installation fills in, by file: what is served of each, made from what was built. */
export type Filled = Readonly<Record<string, (built: string) => string>>;

/** Serves the built screen. Files with a hash in their name are kept by browsers for good, everything else is asked for again. */
export async function serveSite(app: FastifyInstance, site: Site | undefined, filled: Filled = {}): Promise<void> {
  if (!site) {
    app.setNotFoundHandler(() => {
      throw nothingHere();
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });
  const own = new Map(
    Object.entries(filled).map(([file, fill]) => [file, once(() => fillFile(site.root, file, fill))]),
  );
  const send = (reply: FastifyReply, file: string) => {
    reply.header('cache-control', cacheRule(file));
    const made = own.get(file);
    return made ? sendFilled(reply, made()) : reply.sendFile(file);
  };

  for (const { path, file } of site.documents) {
    const handler = (_: unknown, reply: FastifyReply) => send(reply, file);
    app.route({ method: ['GET', 'HEAD'], url: path, handler });
    // `/app/*` answers for `/app` too.
    if (path.endsWith('/*')) app.route({ method: ['GET', 'HEAD'], url: path.slice(0, -2), handler });
  }

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const name = request.params['*'].replace(/\/+$/, '');
      if (name === 'api' || name.startsWith('api/')) throw nothingHere();
      const file = [name, join(name, 'index.html'), `${name}.html`].find((each) => site.files.has(each));
      if (file && file !== notFoundDocument) return send(reply, file);
      return send(reply.code(404), notFoundDocument);
    },
  });
  app.setNotFoundHandler(() => {
    throw nothingHere();
  });
}

/** A filled document, as it is and compressed as browsers like it. */
type Encodings = Record<'br' | 'gzip' | 'identity', Buffer>;

function fillFile(root: string, file: string, fill: (built: string) => string): Encodings {
  const page = Buffer.from(fill(readFileSync(join(root, file), 'utf8')));
  return { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
}

function sendFilled(reply: FastifyReply, made: Encodings): FastifyReply {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(made[encoding]);
}

/** Made when it is first asked for, so that a start does not wait for it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function nothingHere(): Refusal {
  return new Refusal('not_found', 'There is nothing at this address.');
}

function cacheRule(file: string): string {
  return /^assets\/.+-[\w-]{8,}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
