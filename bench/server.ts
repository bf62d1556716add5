import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadOrder, LoadReport } from './load.ts';
import {
  answer,
  canPin,
  cpuMs,
  descendants,
  descendantsCpuMs,
  percentile,
  pssMiB,
  start,
  startWren,
} from './machine.ts';

/**
 * What the server promises about speed, beside a bare node:http pipe of the same scripted upstream in the same run.
 * The measured side has core 0, the upstream and the load share core 1. `npm run bench -- --quick` halves every part.
 */
const serverCore = 0;
const loadCore = 1;
const quick = process.argv.includes('--quick');
const chatPath = '/api/chat/conversations/send_message/';
const people = 20;
const heading = '## What stands in the way';

interface Side {
  name: string;
  port: number;
  path: string;
  pid: number;
  headers: Record<string, string>[];
  body(model: string): string;
}

const upstream = start(loadCore, 'upstream.ts');
const { port: upstreamPort } = await answer<{ port: number }>(upstream);
const load = start(loadCore, 'load.ts');
const pipe = start(serverCore, 'pipe.ts', [String(upstreamPort)]);
const { port: pipePort } = await answer<{ port: number }>(pipe);
const dataDir = await mkdtemp(join(tmpdir(), 'wren-bench-'));

const floor: Side = {
  name: 'bare pipe',
  port: pipePort,
  path: '/',
  pid: pipe.pid ?? 0,
  headers: [{}],
  body: (model) => JSON.stringify({ model, stream: true, messages: [] }),
};

/** Wren, asked for the upstream's `model`, with the people of this bench signed in. */
async function openWren(model: string): Promise<{ side: Side; child: ChildProcess; startMs: number }> {
  const port = await freePort();
  const started = performance.now();
  const child = startWren(serverCore, {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LLM_PROVIDER: 'openai',
    LLM_BASE_URL: `http://127.0.0.1:${upstreamPort}/v1`,
    LLM_API_KEY: 'bench',
    LLM_MODEL: model,
    RATE_LIMIT_FACTOR: '1000000',
  });
  let printed = '';
  child.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Wren did not start:\n${printed}`);
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        (page) => page.ok,
        () => false,
      )
    )
      break;
    await wait(5);
  }
  const startMs = performance.now() - started;
  const headers = await Promise.all(Array.from({ length: people }, (_, index) => signIn(port, index)));
  const side: Side = {
    name: 'Wren',
    port,
    path: chatPath,
    pid: child.pid ?? 0,
    headers,
    body: () => JSON.stringify({ message: 'My sister and I argued again last night and I have felt heavy since.' }),
  };
  return { side, child, startMs };
}

async function signIn(port: number, index: number): Promise<Record<string, string>> {
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const email = `bench${index}@example.org`;
  const password = 'a long walk by the river';
  await post('/api/users/', { email, password, re_password: password });
  const { access } = (await (await post('/api/auth/jwt/create/', { email, password })).json()) as { access: string };
  return { authorization: `Bearer ${access}`, accept: 'text/event-stream' };
}

async function close(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

function order(side: Side, model: string, streams: number, rampMs: number, warmUpMs = rampMs): LoadOrder {
  return {
    port: side.port,
    path: side.path,
    streams,
    rampMs,
    warmUpMs,
    bodies: [side.body(model)],
    headers: side.headers,
  };
}

async function drive(what: LoadOrder): Promise<LoadReport> {
  const report = await answer<LoadReport>(load, what);
  if (report.failed > 0) console.log(`  ${report.failed} of ${what.streams} streams failed: ${report.firstFailure}`);
  return report;
}

/** One stream at a time, the two sides in turn, so that noise falls on both. */
async function firstToken(wren: Side): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { [floor.name]: [], [wren.name]: [] };
  for (let round = 0; round < (quick ? 60 : 300); round += 1) {
    for (const side of [floor, wren]) {
      const { first } = await drive(order(side, 'stamped-20-0', 1, 0));
      if (round >= 20) times[side.name]?.push(...first);
    }
  }
  return times;
}

async function cpuPerThousandTokens(side: Side): Promise<{ server: number; database: number }> {
  // A program is compiled while it runs: both sides are measured once they have done the same before.
  await drive(order(side, 'stamped-300-30', 120, 1000));
  const before = { server: cpuMs(side.pid), database: descendantsCpuMs(side.pid) };
  const { tokens } = await drive(order(side, 'stamped-300-30', 120, 1000, 0));
  const spent = { server: cpuMs(side.pid) - before.server, database: descendantsCpuMs(side.pid) - before.database };
  return { server: (spent.server / tokens) * 1000, database: (spent.database / tokens) * 1000 };
}

async function memoryPerStream(side: Side): Promise<number> {
  const streams = quick ? 200 : 500;
  const before = pssMiB(side.pid);
  const running = drive(order(side, 'stamped-300-30', streams, 2000));
  await wait(8000);
  const during = pssMiB(side.pid);
  await running;
  return (during - before) / streams;
}

/** The most streams of 30 tokens a second whose p99 delay, upstream to reader, stays under 50 ms. */
async function sustained(side: Side): Promise<{ streams: number; ladder: string[] }> {
  const ladder: string[] = [];
  let best = 0;
  const rungs = quick ? [200, 400, 800, 1000] : [200, 400, 600, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500];
  for (const streams of rungs) {
    const { delays, failed } = await drive(order(side, 'stamped-300-30', streams, 3000));
    const p99 = percentile(delays, 0.99);
    ladder.push(`${streams}: ${p99.toFixed(0)} ms`);
    console.log(`  ${side.name}, ${streams} streams: p99 ${p99.toFixed(1)} ms`);
    if (p99 >= 50 || failed > 0) break;
    best = streams;
  }
  return { streams: best, ladder };
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

const verdict = (reached: boolean) => (reached ? 'reached' : '**not reached**');

console.log('Starting Wren on an empty data folder…');
const seeded = await openWren('stamped-20-0');
console.log('Time to the first token, one stream at a time…');
const first = await firstToken(seeded.side);
await close(seeded.child);

console.log('Starting again, with data…');
const starts: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const again = await openWren('stamped-300-30');
  starts.push(again.startMs);
  await close(again.child);
}

const wren = await openWren('stamped-300-30');
await wait(10_000);
const idle = {
  server: pssMiB(wren.side.pid),
  database: descendants(wren.side.pid).reduce((sum, pid) => sum + pssMiB(pid), 0),
};
console.log('CPU at 120 streams…');
const cpu = { floor: await cpuPerThousandTokens(floor), wren: await cpuPerThousandTokens(wren.side) };
console.log('Memory…');
const memory = { floor: await memoryPerStream(floor), wren: await memoryPerStream(wren.side) };
console.log('Streams held…');
const held = { floor: await sustained(floor), wren: await sustained(wren.side) };

await close(wren.child);
for (const child of [upstream, load, pipe]) child.kill();
await rm(dataDir, { recursive: true, force: true });

const [floorFirst = [], wrenFirst = []] = [first[floor.name], first.Wren];
const added = (share: number) => percentile(wrenFirst, share) - percentile(floorFirst, share);
const start50 = percentile(starts, 0.5);
const table = [
  row('what', 'bare pipe', 'Wren', 'target', ''),
  row('---', '---:', '---:', '---:', '---'),
  row(
    'first token, p50 (ms)',
    percentile(floorFirst, 0.5).toFixed(2),
    percentile(wrenFirst, 0.5).toFixed(2),
    '+5',
    verdict(added(0.5) <= 5),
  ),
  row('first token, p99 (ms)', percentile(floorFirst, 0.99).toFixed(2), percentile(wrenFirst, 0.99).toFixed(2), '', ''),
  row(
    'CPU per 1,000 tokens at 120 streams (ms)',
    cpu.floor.server.toFixed(1),
    `${cpu.wren.server.toFixed(1)} (database +${cpu.wren.database.toFixed(1)})`,
    '≤ 60',
    verdict(cpu.wren.server <= 60),
  ),
  row(
    'memory per open stream (MiB)',
    memory.floor.toFixed(3),
    memory.wren.toFixed(3),
    '≤ 0.2',
    verdict(memory.wren <= 0.2),
  ),
  row(
    'streams of 30 tokens/s, p99 under 50 ms',
    held.floor.streams,
    held.wren.streams,
    '≥ 1,000',
    verdict(held.wren.streams >= 1000),
  ),
  row(
    'idle memory, server + database (MiB)',
    '',
    `${idle.server.toFixed(0)} + ${idle.database.toFixed(0)}`,
    '≤ 220',
    verdict(idle.server + idle.database <= 220),
  ),
  row('cold start with data (ms)', '', start50.toFixed(0), '≤ 1,500', verdict(start50 <= 1500)),
].join('\n');

const page = `# Benchmarks

Printed by \`npm run bench${quick ? ' -- --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}${canPin ? ', the server and its database on one core, upstream and load on the other' : ', nothing pinned'}. Database writes, sealing and the risk screen are included. The machine is shared: compare the columns, not the days.

${table}

p99 delay by number of streams. Bare pipe: ${held.floor.ladder.join(', ')}. Wren: ${held.wren.ladder.join(', ')}.
`;
console.log(`\n${page}`);
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../docs/benchmarks.md');
  // What was written by hand about the figures stays.
  const [, remarks = ''] = (await readFile(file, 'utf8').catch(() => '')).split(heading);
  await writeFile(file, remarks ? `${page}\n${heading}${remarks}` : page);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port could be had');
  return address.port;
}
