import { Agent, request } from 'node:http';
import { nowInTenths, stampsIn } from './stamp.ts';

/** What the load process is asked to do: hold `streams` streams at once, started evenly over `rampMs`. */
export interface LoadOrder {
  port: number;
  path: string;
  streams: number;
  rampMs: number;
  /** One request body a stream, sent in turn. */
  bodies: string[];
  /** One set of headers a stream, used in turn. */
  headers: Record<string, string>[];
  /** Tokens that arrive before this many ms after the start do not count: the ramp is not the load. */
  warmUpMs: number;
}

/** Times are milliseconds. */
export interface LoadReport {
  finished: number;
  failed: number;
  tokens: number;
  /** From sending the request to its first token. */
  first: number[];
  /** From the upstream's stamp to its arrival here; sampled. */
  delays: number[];
  firstFailure?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

async function run(order: LoadOrder): Promise<LoadReport> {
  const report: LoadReport = { finished: 0, failed: 0, tokens: 0, first: [], delays: [] };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: order.streams }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (order.rampMs * index) / order.streams));
      await oneStream(order, index, started, report);
    }),
  );
  return report;
}

function oneStream(order: LoadOrder, index: number, started: number, report: LoadReport): Promise<void> {
  return new Promise((resolve) => {
    const sent = nowInTenths();
    let first = true;
    let over = false;
    const fail = (why: string) => {
      if (over) return;
      over = true;
      report.failed += 1;
      report.firstFailure ??= why;
      resolve();
    };
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: order.port,
        path: order.path,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...order.headers[index % order.headers.length] },
      },
      (answer) => {
        if (answer.statusCode !== 200) fail(`status ${answer.statusCode}`);
        answer.setEncoding('utf8');
        let whole = false;
        answer.on('data', (text: string) => {
          if (whole) return;
          // The finished message repeats every token; only the stream itself is measured.
          const end = text.indexOf('{"message"');
          whole = end >= 0;
          const now = nowInTenths();
          const stamps = stampsIn(whole ? text.slice(0, end) : text);
          if (stamps.length === 0) return;
          if (first) report.first.push((now - sent) / 10);
          first = false;
          if (performance.now() - started < order.warmUpMs) return;
          report.tokens += stamps.length;
          for (const stamp of stamps) if (Math.random() < 0.25) report.delays.push((now - stamp) / 10);
        });
        answer.on('end', () => {
          if (over) return;
          over = true;
          if (first) {
            report.failed += 1;
            report.firstFailure ??= 'no token arrived';
          } else report.finished += 1;
          resolve();
        });
        answer.on('error', (error) => fail(error.message));
      },
    );
    outgoing.on('error', (error) => fail(error.message));
    outgoing.end(order.bodies[index % order.bodies.length]);
  });
}

process.on('message', async (order: LoadOrder) => process.send?.(await run(order)));
