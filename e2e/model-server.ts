import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Beat } from './beat.ts';
import { asideFor, replyOf, replyTo, tokensOf } from './model-replies.ts';
import { anthropicWire, openAiWire, type Wire } from './model-wire.ts';

/**
 * How the scripted model behaves. Faults "early" come before the first word, the others after a few.
 * - `normal`, `slow` (10 tokens a second), `reasoning` (a reasoning field first), `think` (a think block first),
 *   `length` (ends at its limit), `silent` (ends without a word): replies
 * - `err401`, `err429` (and `-wait`: retry-after 30; `-once`: the retry succeeds), `err500`, `html502`: refusals
 * - `cut`, `eof`, `malformed`, `error`, `filter`, `stall` and the same with `-early`: replies that break
 * - `hang` (no answer at all), `reset` (the connection breaks at once), `refused` (nobody listens)
 */
export const behaviours = [
  'normal',
  'slow',
  'reasoning',
  'think',
  'length',
  'silent',
  'err401',
  'err429',
  'err429-wait',
  'err429-once',
  'err500',
  'html502',
  'cut',
  'cut-early',
  'eof',
  'eof-early',
  'malformed',
  'malformed-early',
  'error',
  'error-early',
  'filter',
  'filter-early',
  'stall',
  'stall-early',
  'hang',
  'reset',
  'refused',
] as const;
export type Behaviour = (typeof behaviours)[number];

export interface Script {
  /** What a request gets unless its model's name, or `fault:<behaviour>` in its last message, says otherwise. */
  behaviour: Behaviour;
  /** Tokens a second and stream; 0 for as fast as they can be written. */
  rate: number;
  /** Milliseconds before the first token. */
  thinkMs: number;
  /** The exact number of tokens in a reply; 0 for a reply that answers the message. */
  tokens: number;
  /** Answers given at once, whatever the behaviour, to a prompt whose system text or last message holds `when`; or after `afterMs`. */
  answers: { when: string; text: string; afterMs?: number }[];
}

export interface ModelServer {
  /** What `LLM_BASE_URL` is to be for each of the two protocols. */
  openaiUrl: string;
  anthropicUrl: string;
  /** `POST` a partial Script here to switch at run time; `GET` tells `{script, counts}`. */
  controlUrl: string;
  set(change: Partial<Script>): Promise<void>;
  /** The newest bodies asked with, newest last. */
  requests: ModelRequest[];
  counts: { requests: number; finished: number; aborted: number };
  stop(): Promise<void>;
}

export interface ModelRequest {
  path: string;
  model: string;
  stream: boolean;
  system: string;
  messages: { role: string; content: string }[];
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

const brokenAfter = 3;
const remembered = 50;

/** Serves both protocols on loopback. The port is kept when `refused` stops listening and another behaviour starts again. */
export async function startModelServer(first: Partial<Script> & { port?: number } = {}): Promise<ModelServer> {
  const { port: wanted = 0, ...given } = first;
  const script: Script = { behaviour: 'normal', rate: 40, thinkMs: 400, tokens: 0, answers: [], ...given };
  const beats = new Map<number, Beat>();
  const requests: ModelRequest[] = [];
  const counts = { requests: 0, finished: 0, aborted: 0 };
  const tries = new Map<string, number>();

  const model = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  model.keepAliveTimeout = 60_000;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? '';
    if (path.endsWith('/models')) return sendJson(res, 200, { data: [{ id: 'text-embedder' }, { id: 'scripted' }] });
    const asked = readRequest(path, req.headers, await textOf(req));
    counts.requests += 1;
    requests.push(asked);
    if (requests.length > remembered) requests.shift();
    const wire = path.includes('/messages') ? anthropicWire : openAiWire;
    const said = asked.messages.at(-1)?.content ?? '';
    const fixed = script.answers.find(({ when }) => `${asked.system}\n${said}`.includes(when));
    const behaviour = fixed === undefined ? (behaviourFor(asked.model, said) ?? script.behaviour) : 'normal';

    if (behaviour === 'reset') return void res.destroy();
    if (behaviour === 'hang') return;
    if (behaviour === 'html502') {
      res.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>');
      return;
    }
    const status = /^err(\d+)/.exec(behaviour)?.[1];
    if (status && !(behaviour === 'err429-once' && again(said))) {
      const wait = behaviour === 'err429-wait' ? '30' : '0.2';
      return sendJson(
        res,
        Number(status),
        wire.refusal(`Scripted ${status}`),
        status === '429' ? { 'retry-after': wait } : {},
      );
    }

    const aside = fixed?.text ?? asideFor(asked.system, said);
    const text = aside ?? replyTo(said);
    if (!asked.stream) return sendJson(res, 200, wire.whole(text));
    const tokens = aside === undefined && script.tokens > 0 ? replyOf(script.tokens) : tokensOf(text);
    res.on('close', () => {
      if (res.writableFinished) counts.finished += 1;
      else counts.aborted += 1;
    });
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    res.write(wire.opening);
    const pause = fixed ? (fixed.afterMs ?? 0) : script.thinkMs;
    if (pause > 0) await wait(pause);
    beatAt(behaviour === 'slow' ? 10 : script.rate).play(res, linesOf(behaviour, wire, tokens), endOf(behaviour, wire));
  }

  /** Whether this message was refused once before. */
  function again(said: string): boolean {
    const before = tries.get(said) ?? 0;
    tries.set(said, before + 1);
    return before > 0;
  }

  function linesOf(behaviour: Behaviour, wire: Wire, tokens: string[]): string[] {
    if (behaviour === 'silent' || behaviour.endsWith('-early')) return [];
    if (/^(cut|eof|malformed|error|filter|stall)$/.test(behaviour)) return tokens.slice(0, brokenAfter).map(wire.token);
    const lines = tokens.map((text) => cached(wire, text));
    if (behaviour === 'reasoning') return [wire.reasoning('They seem tired. '), wire.reasoning('Be brief.'), ...lines];
    if (behaviour === 'think')
      return [...['<th', 'ink>They seem', ' tired.</thi', 'nk>\n\n'].map(wire.token), ...lines];
    return behaviour === 'length' ? lines.slice(0, 9) : lines;
  }

  function endOf(behaviour: Behaviour, wire: Wire): (res: ServerResponse) => void {
    const kind = behaviour.replace(/-early$/, '');
    if (kind === 'cut') return (res) => void setTimeout(() => res.destroy(), 20);
    if (kind === 'eof') return (res) => void res.end();
    if (kind === 'stall') return () => undefined;
    if (kind === 'malformed') return (res) => void res.end(`data: {"choices": [{\n\n${wire.ending('stop')}`);
    if (kind === 'error') return (res) => void res.end(wire.error);
    if (kind === 'filter') return (res) => void res.end(wire.ending('filter'));
    return (res) => void res.end(wire.ending(kind === 'length' ? 'length' : 'stop'));
  }

  function beatAt(rate: number): Beat {
    const beat = beats.get(rate) ?? new Beat(rate);
    beats.set(rate, beat);
    return beat;
  }

  const control = createServer(async (req, res) => {
    try {
      if (req.method === 'POST') await set(JSON.parse(await textOf(req)) as Partial<Script>);
      sendJson(res, 200, { script, counts });
    } catch (error) {
      sendJson(res, 400, { error: String(error) });
    }
  });

  const port = await listen(model, wanted);
  const controlPort = await listen(control, 0);

  async function set(change: Partial<Script>): Promise<void> {
    if (change.behaviour && !behaviours.includes(change.behaviour)) throw new Error(`Unknown: ${change.behaviour}`);
    Object.assign(script, change);
    tries.clear();
    if (script.behaviour === 'refused' && model.listening) await shut(model);
    if (script.behaviour !== 'refused' && !model.listening) await listen(model, port);
  }

  if (script.behaviour === 'refused') await shut(model);
  return {
    openaiUrl: `http://127.0.0.1:${port}/v1`,
    anthropicUrl: `http://127.0.0.1:${port}`,
    controlUrl: `http://127.0.0.1:${controlPort}/`,
    set,
    requests,
    counts,
    async stop() {
      for (const beat of beats.values()) beat.stop();
      await Promise.all([model.listening && shut(model), shut(control)]);
    },
  };
}

function behaviourFor(model: string, said: string): Behaviour | undefined {
  const named = /\bfault:([a-z0-9-]+)/.exec(said)?.[1] ?? model;
  return behaviours.find((behaviour) => behaviour === named);
}

function readRequest(path: string, headers: IncomingMessage['headers'], text: string): ModelRequest {
  const body = JSON.parse(text) as Record<string, unknown> & { messages: { role: string; content: string }[] };
  const { messages } = body;
  const system = body.system ?? messages.find(({ role }) => role === 'system')?.content ?? '';
  return {
    path,
    headers,
    body,
    model: String(body.model),
    stream: body.stream === true,
    system: String(system),
    messages: messages.filter(({ role }) => role !== 'system'),
  };
}

const lines = new Map<Wire, Map<string, string>>();

/** The same few hundred words are sent over and over: each is encoded once. */
function cached(wire: Wire, text: string): string {
  const known = lines.get(wire) ?? new Map<string, string>();
  lines.set(wire, known);
  const line = known.get(text) ?? wire.token(text);
  known.set(text, line);
  return line;
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req.setEncoding('utf8')) text += part;
  return text;
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '11999' },
      behaviour: { type: 'string', default: 'normal' },
      rate: { type: 'string', default: '40' },
      tokens: { type: 'string', default: '0' },
    },
  });
  const behaviour = behaviours.find((known) => known === values.behaviour);
  if (!behaviour) throw new Error(`--behaviour must be one of: ${behaviours.join(' ')}`);
  const { port, rate, tokens } = values;
  const server = await startModelServer({
    port: Number(port),
    behaviour,
    rate: Number(rate),
    tokens: Number(tokens),
  });
  process.stdout.write(
    `${JSON.stringify({ openaiUrl: server.openaiUrl, anthropicUrl: server.anthropicUrl, controlUrl: server.controlUrl })}\n`,
  );
}
