import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy before a house, as operators have one: it can bring a new release, and the server behind it can go away. */
export interface Release {
  url: string;
  /** From now on the crisis page says `words`. A torn release has the page of one build and the worker of another. */
  becomes(next: { words: string; isTorn: boolean }): void;
  /** What it answers instead of the house; 0 for the house again. */
  answersWith(status: number): void;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const heading = /(?<=<h1[^>]*>)[^<]+/;
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export async function openRelease(house: string): Promise<Release> {
  let next: { words: string; isTorn: boolean } | undefined;
  let status = 0;
  const sockets = new Set<Socket>();

  const fetched = async (path: string) => {
    const answer = await fetch(house + path, { headers: { 'accept-encoding': 'identity' } });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const ofRelease = async (path: string) => {
    const { answer, body } = await fetched(path);
    if (!next || (path !== '/crisis' && path !== '/sw.js')) return { answer, body };
    const page = (await fetched('/crisis')).body.toString();
    const renewed = page.replace(heading, next.words);
    if (renewed === page) throw new Error('the crisis page has no heading');
    if (path === '/crisis') return { answer, body: Buffer.from(next.isTorn ? page : renewed) };
    const worker = body
      .toString()
      .replace(sha256(page), sha256(renewed))
      .replace(/"version":"\w+"/, `"version":"${next.words.length}"`);
    return { answer, body: Buffer.from(worker) };
  };

  const server: Server = createServer((request, response) => {
    if (status) return void response.writeHead(status).end('Bad gateway');
    ofRelease(request.url ?? '/').then(
      ({ answer, body }) => {
        const headers = [...answer.headers].filter(
          ([name]) =>
            !/^(content-(length|encoding)|transfer-encoding|connection|keep-alive|etag|last-modified)$/.test(name),
        );
        response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
      },
      (cause) => response.writeHead(500).end(String(cause)),
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    becomes: (release) => {
      next = release;
    },
    answersWith: (code) => {
      status = code;
    },
    goAway,
    comeBack: () => listen(port),
    stop: async () => {
      if (server.listening) await goAway();
    },
  };
}
