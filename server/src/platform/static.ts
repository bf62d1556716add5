import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const names = globSync('**/*.*', { cwd: root }).filter((name) => !/\.(br|gz)$/.test(name) && !ownNotes.has(name));
  return {
    root,
    files: new Set<string>(names),
    documents: Documents.parse(note('documents.json')),
    scriptHashes: InlineHashes.parse(note('csp.json')).scripts.map((hash) => `'${hash}'`),
  };
}

/** Serves the built screen. Files with a hash in their name are kept by browsers for good, everything else is asked for again. */
export async function serveSite(app: FastifyInstance, site: Site | undefined): Promise<void> {
  if (!site) {
    app.setNotFoundHandler(() => {
      throw nothingHere();
    });
    return;
  }
  await app.register(fastifyStatic, { root: site.root, serve: false, preCompressed: true, cacheControl: false });
  const send = (reply: FastifyReply, file: string) => reply.header('cache-control', cacheRule(file)).sendFile(file);

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

function nothingHere(): Refusal {
  return new Refusal('not_found', 'There is nothing at this address.');
}

function cacheRule(file: string): string {
  return /^assets\/.+-[\w-]{8,}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
