import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

const streams = new WeakMap<Response, IncomingMessage>();
const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };

/**
 * A fetch for the official clients that runs on node:http, because the body of Node's own fetch costs twice the CPU for
 * each token. An event stream is not read here: `streamOf` hands it out. Any other body is read whole.
 */
export const httpFetch: typeof fetch = async (input, init = {}) => {
  const incoming = await send(input instanceof Request ? input.url : String(input), init);
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const about = { status: incoming.statusCode ?? 502, statusText: incoming.statusMessage ?? '', headers };
  if (about.status === 200 && incoming.headers['content-type']?.startsWith('text/event-stream')) {
    const response = new Response(null, about);
    streams.set(response, incoming);
    return response;
  }
  let text = '';
  for await (const part of incoming.setEncoding('utf8')) text += part;
  return new Response(text === '' ? null : text, about);
};

/** The event stream of a response; undefined when the server answered with something else. */
export function streamOf(response: Response): IncomingMessage | undefined {
  return streams.get(response);
}

function send(address: string, init: RequestInit): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal } = init;
  const url = new URL(address);
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, {
      method,
      headers: Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
      agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
      ...(signal && { signal }),
    });
    let answered = false;
    request.once('response', (incoming) => {
      answered = true;
      resolve(incoming);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed the kept connection just before: nothing was asked yet, so ask again on a new one.
      if (error.code === 'ECONNRESET' && request.reusedSocket && !answered) resolve(send(address, init));
      else reject(error);
    });
    request.end(typeof body === 'string' ? body : undefined);
  });
}
