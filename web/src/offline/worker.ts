/*
 * The service worker: what must be there at a bad hour without a network, without a server and without an account. It
 * keeps a handful of public files from the build and nothing else: no answer of the API, no page of anyone's own. Where
 * somebody has been inside, it keeps the chat's empty document and its files too, so that an exercise goes on there.
 */

interface Kept {
  /** A hash over all files: another build keeps another shelf. */
  version: string;
  /** Addresses, each with the hash the file must have (`sha256-…`). A file of another build is not taken. */
  files: Readonly<Record<string, string>>;
  /** Kept once somebody has been inside: the chat's document with its hash, and the files it does not name itself. */
  chat: { page: string; integrity: string; also: readonly string[] };
  /** What is shown for every other page. */
  offline: string;
}

/** The site plugin writes this above the built worker. */
declare const kept: Kept;

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lifetime {
  request: Request;
  /** Absent where the browser has no navigation preload. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { url: string }[]> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  location: Location;
}
declare const self: WorkerScope;

const ours = 'wren-';
const shelf = `${ours}${kept.version}`;
const chatShelf = `${shelf}-chat`;
const isInside = (path: string) => path === '/app' || path.startsWith('/app/');

/** How long a page that is on the shelf waits for the network, in milliseconds. */
const patience = 3000;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(visit(event, pathname.replace(/(?<=.)\/$/, '')));
  else if (pathname in kept.files || pathname.startsWith('/assets/')) event.respondWith(file(request, pathname));
});

/** All or nothing: one file that is missing, or of another build, and the worker before this one stays. */
async function fill(): Promise<void> {
  const cache = await caches.open(shelf);
  await Promise.all(
    Object.entries(kept.files).map(async ([address, integrity]) => {
      const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit', redirect: 'error', integrity });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
  // Nothing of an older build is served while there is a network, so there is nobody to wait for.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== shelf && name !== chatShelf) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const open = await self.clients.matchAll();
  // Not waited for: until a worker is active, the pages' requests wait for it.
  if (open.some(({ url }) => isInside(new URL(url).pathname))) void keepChat();
}

/** All or nothing, too. The names of its files hold their hashes; the document that names them must be of this build. */
async function keepChat(): Promise<void> {
  const { page, integrity, also } = kept.chat;
  const cache = await caches.open(chatShelf);
  if (await cache.match(page)) return;
  try {
    const document = await fetch(page, { cache: 'no-cache', credentials: 'omit', redirect: 'error', integrity });
    const named = (await document.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
    const missing = [...new Set([...named, ...also])].filter((address) => !(address in kept.files));
    await cache.addAll(missing);
    await cache.put(page, document);
  } catch {
    // Another time: what there is without it stays.
  }
}

/** The network's page, as if there were no worker. The shelf's when there is no network, or nobody behind it. */
async function visit(event: Asked, page: string): Promise<Response> {
  const isKept = page in kept.files;
  const network = fromNetwork(event);
  event.waitUntil(network);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await (isKept ? Promise.race([network, late]) : network);
  // 502 to 504 are a proxy's words for a server that is not there.
  if (answer && (answer.status < 502 || answer.status > 504)) {
    if (isInside(page) && answer.ok) event.waitUntil(keepChat());
    return answer;
  }
  return (await fromShelf(page)) ?? (await fromShelf(kept.offline)) ?? answer ?? Response.error();
}

/** Undefined when nothing answers. The browser may have asked already, while this worker was waking up. */
async function fromNetwork({ request, preloadResponse }: Asked): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}

/** What has its hash in its name never changes; the rest, and what may not be kept, is asked for first. */
async function file(request: Request, address: string): Promise<Response> {
  if (address.startsWith('/assets/') && address in kept.files) return (await fromShelf(address)) ?? fetch(request);
  return fetch(request).catch(async (cause) => {
    const found = await fromShelf(address);
    if (!found) throw cause;
    return found;
  });
}

async function fromShelf(address: string): Promise<Response | undefined> {
  return (await (await caches.open(shelf)).match(address)) ?? (await caches.open(chatShelf)).match(address);
}

export {};
