import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../e2e/house.ts';
import { allMessages, findOwned, listOfUser } from '../server/src/chat/queries.ts';
import { sealMessage, sealPreview, sealTitle } from '../server/src/chat/sealed.ts';
import { countedOfUser, messagesToSearch } from '../server/src/chat/search-queries.ts';
import { connect } from '../server/src/platform/database/connect.ts';
import { newId } from '../server/src/platform/ids.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { createVault } from '../server/src/platform/vault.ts';
import { canPin, cpuMs, descendants, percentile, startWren } from './machine.ts';
import { type Cell, table, verdict } from './table.ts';

/**
 * Listing, opening and searching one's conversations while other people's rows grow tenfold, over HTTP, one call at a
 * time, beside the same PostgreSQL queries alone. `npm run bench -- --conversations` runs this part alone.
 */
const quick = process.argv.includes('--quick');
const sizes = quick ? [10_000, 100_000] : [100_000, 1_000_000];
const calls = quick ? 60 : 240;
const serverCore = 0;
const loadCore = 1;
const own = { conversations: 100, messages: 50 };
const longOne = 2000;
const heading = '## Conversations: list, open, search';
const rare = 'heliotrope';

const sayings = [
  'My sister and I argued again last night, and I have felt heavy since. I keep going over what I said.',
  'That sounds like it is still with you. When you go over it, which moment comes back most? We can stay with that one for a while, and leave the rest for later.',
  'I did not sleep much. Work was long, the kids were loud, and then the café was closed. I’d hoped for a quiet hour.',
  'A quiet hour you had looked forward to, and then it was gone. **One small thing** you could try tonight: ten minutes with the phone in another room, and the window open.',
];

/** Milliseconds. `cpu` is what a call costs the server and its database: what others on the machine do is not in it. */
interface Times {
  p50: number;
  p95: number;
  cpu: number;
}

if (canPin) execFileSync('taskset', ['-apc', String(loadCore), String(process.pid)], { stdio: 'ignore' });
const dataDir = await mkdtemp(join(tmpdir(), 'wren-bench-conversations-'));
const silent = { info() {}, warn: console.warn, error: console.error };
const postgres = await startPostgres({ dataDir, log: silent });
if (canPin) {
  for (const pid of descendants(process.pid)) {
    execFileSync('taskset', ['-apc', String(serverCore), String(pid)], { stdio: 'ignore' });
  }
}
const { host, user, database } = postgres.connection;
const masterKey = randomBytes(32);
const port = await freePort();
const wren = startWren(serverCore, {
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  MASTER_KEY: masterKey.toString('base64'),
  PORT: String(port),
  RATE_LIMIT_FACTOR: '1000000',
});
let printed = '';
for (const pipe of [wren.stdout, wren.stderr]) pipe?.on('data', (text: Buffer) => (printed += text.toString()));

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call over a connection that stays open. Returns its body. */
function call(method: string, path: string, body?: object, access?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const headers = {
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(access && { authorization: `Bearer ${access}` }),
    };
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        if ((answer.statusCode ?? 0) < 300) resolve(text);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

async function untilReady(): Promise<void> {
  for (;;) {
    if (wren.exitCode !== null) throw new Error(`Wren did not start:\n${printed}`);
    const isReady = await call('GET', '/readyz').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
}

async function signUp(name: string): Promise<{ id: string; access: string }> {
  const email = `${name}@example.org`;
  const password = 'a long walk by the river';
  await call('POST', '/api/users/', { email, password, re_password: password });
  const { access } = JSON.parse(await call('POST', '/api/auth/jwt/create/', { email, password })) as { access: string };
  const { sub } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { id: sub, access };
}

const connection = connect(postgres.connection, { size: 2 });
const { db } = connection;
const vault = createVault(masterKey);

/** Conversations as the server keeps them, sealed under their person's own key. Returns their ids, newest last. */
async function keep(userId: string, conversations: number, messages: number): Promise<string[]> {
  const { data_key } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('data_key')
    .executeTakeFirstOrThrow();
  const key = vault.unlock(userId, data_key);
  const ids: string[] = [];
  for (let n = 0; n < conversations; n += 1) {
    const id = newId();
    ids.push(id);
    const at = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000);
    const said = Array.from({ length: messages }, (_, m) => {
      const words = sayings[m % sayings.length] ?? '';
      return sealMessage(key, {
        id: newId(),
        role: m % 2 === 0 ? 'user' : 'assistant',
        content: n === 0 && m === 0 ? `The ${rare} by the window. ${words}` : `${words} ${words}`,
        timestamp: at.toISOString(),
        tags: m % 2 === 0 ? [] : [{ tag: 'FOLLOW-UP', content: 'Tell me more.' }],
      });
    });
    await db
      .insertInto('conversations')
      .values({
        user_id: userId,
        id,
        title: sealTitle(key, id, `An evening in January, number ${n}`),
        last_message: sealPreview(key, id, sayings[1] ?? ''),
        updated_at: at,
      })
      .execute();
    for (let from = 0; from < said.length; from += 1000) {
      const part = said.slice(from, from + 1000).map((row) => ({ user_id: userId, conversation_id: id, ...row }));
      await db.insertInto('messages').values(part).execute();
    }
  }
  return ids;
}

/** Other people, each with as much as the one who is measured, until the table holds so many messages. */
async function growTo(total: number): Promise<void> {
  const client = new pg.Client(postgres.connection);
  client.on('error', () => {});
  await client.connect();
  const have = (await client.query<{ n: number }>('select count(*)::int as n from messages')).rows[0]?.n ?? 0;
  const strangers = Math.max(0, Math.round((total - have) / (own.conversations * own.messages)));
  // Nobody opens these: any bytes of the right length will do, and the foreign keys hold as they are made.
  await client.query('set session_replication_role = replica');
  for (let n = 0; n < strangers; n += 1) {
    const id = randomUUID();
    await client.query(
      `insert into users (id, email, email_key, password_hash, data_key, profile) values ($1::text::uuid, $1::text, $1::text, '', $2, $2)`,
      [id, randomBytes(61)],
    );
    await client.query(
      `with kept as (
         insert into conversations (user_id, id, title, last_message, updated_at)
         select $1::uuid, gen_random_uuid(), $2::bytea, $3::bytea, timestamptz '2026-01-01' + n * interval '1 hour'
         from generate_series(1, $4::int) n returning id)
       insert into messages (user_id, conversation_id, id, role, content, created_at)
       select $1::uuid, kept.id, gen_random_uuid(), 'user', $5::bytea, now() from kept, generate_series(1, $6::int)`,
      [id, randomBytes(70), randomBytes(190), own.conversations, randomBytes(340), own.messages],
    );
  }
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** A program is compiled while it runs: what counts is a server that has been up for a minute, at either size. */
const warmUp = quick ? 30 : 120;

async function timed(count: number, doing: (round: number) => Promise<unknown>): Promise<Times> {
  for (let round = 0; round < warmUp; round += 1) await doing(round);
  const times: number[] = [];
  const spent = () => descendants(process.pid).reduce((sum, pid) => sum + cpuMs(pid), 0);
  const before = spent();
  for (let round = 0; round < count; round += 1) {
    const started = performance.now();
    await doing(round);
    times.push(performance.now() - started);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpu: (spent() - before) / count };
}

interface Measured {
  what: string;
  target: number | undefined;
  wren: Times;
  bare: Times;
}

async function measure(alice: Someone, bea: Someone): Promise<Measured[]> {
  const base = '/api/chat/conversations/';
  const someOf = (ids: string[], round: number) => ids[(round * 7) % ids.length] ?? '';
  const search = (query: string) => () => call('POST', `${base}search/`, { query }, alice.access);
  const readAll = async () => {
    const rows = await countedOfUser(db, alice.id, { after: undefined, limit: 500 });
    const ids = rows.map(({ id }) => id);
    // As the server does: fifty conversations of fifty messages at a time.
    for (let from = 0; from < ids.length; from += 50) await messagesToSearch(db, alice.id, ids.slice(from, from + 50));
  };
  const open = (who: Someone) => (round: number) =>
    call('GET', `${base}${someOf(who.ids, round)}/`, undefined, who.access);
  const read = (who: Someone) => async (round: number) => {
    const id = someOf(who.ids, round);
    await Promise.all([findOwned(db, who.id, id), allMessages(db, who.id, id)]);
  };
  const many = own.conversations * own.messages;
  // Whatever is looked for, everything is read; the last one finds enough early.
  const everything = await timed(calls / 3, readAll);
  return [
    {
      what: 'list, 30 rows',
      target: 5,
      wren: await timed(calls, () => call('GET', base, undefined, alice.access)),
      bare: await timed(calls, () => listOfUser(db, alice.id, { archived: false, after: undefined, limit: 31 })),
    },
    {
      what: `open, ${own.messages} messages`,
      target: 10,
      wren: await timed(calls, open(alice)),
      bare: await timed(calls, read(alice)),
    },
    {
      what: `open, ${longOne.toLocaleString('en')} messages`,
      target: undefined,
      wren: await timed(calls / 5, open(bea)),
      bare: await timed(calls / 5, read(bea)),
    },
    {
      what: `search, a word in the oldest of ${many.toLocaleString('en')} messages`,
      target: 60,
      wren: await timed(calls, search(rare)),
      bare: everything,
    },
    {
      what: 'search, a word that stands nowhere',
      target: 60,
      wren: await timed(calls, search('xylophone')),
      bare: everything,
    },
    {
      what: 'search, a word in every conversation',
      target: 60,
      wren: await timed(calls, search('window')),
      bare: everything,
    },
  ];
}

interface Someone {
  id: string;
  access: string;
  ids: string[];
}

const rows: Cell[][] = [];
const loads: number[] = [];
try {
  await untilReady();
  const [alice, bea] = [await signUp('alice'), await signUp('bea')];
  const people = [
    { ...alice, ids: await keep(alice.id, own.conversations, own.messages) },
    { ...bea, ids: await keep(bea.id, 1, longOne) },
  ] as const;
  const found = JSON.parse(await call('POST', '/api/chat/conversations/search/', { query: rare }, alice.access)) as {
    results: unknown[];
  };
  if (found.results.length !== 1) throw new Error(`the search found ${found.results.length} conversations, not one`);
  for (const size of sizes) {
    const started = performance.now();
    await growTo(size);
    console.log(
      `${size.toLocaleString('en')} messages are there (${Math.round((performance.now() - started) / 1000)} s)`,
    );
    for (const { what, target, wren: times, bare } of await measure(...people)) {
      rows.push([
        what,
        size.toLocaleString('en'),
        bare.p50.toFixed(1),
        bare.p95.toFixed(1),
        times.p50.toFixed(1),
        times.p95.toFixed(1),
        times.cpu.toFixed(1),
        target === undefined ? '' : `≤ ${target}`,
        target === undefined ? '' : verdict(times.p95 <= target),
      ]);
      console.log(rows.at(-1)?.join('  '));
    }
    loads.push(loadavg()[0] ?? Number.NaN);
  }
} finally {
  await connection.close();
  if (wren.exitCode === null) {
    const gone = new Promise((resolve) => wren.once('exit', resolve));
    wren.kill('SIGTERM');
    await gone;
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const page = `${heading}

Printed by \`npm run bench -- --conversations${quick ? ' --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}${canPin ? ', the server and its database on one core, the caller on the other' : ''}; the load average was ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)} (above ${cpus().length}, work waits its turn: then the queries beside it and the CPU say more than the clock). Milliseconds of ${calls} calls over HTTP, one at a time, in an account of ${(own.conversations * own.messages).toLocaleString('en')} sealed messages, while other people's rows grow tenfold; beside them the same queries through the same pool, without HTTP, without unsealing. CPU is what one call costs the server and its database together, whatever else runs here. No answer is kept from one call to the next.

${table(['what', 'messages of everyone', 'queries p50', 'p95', 'Wren p50', 'p95', 'CPU', 'target p95', ''], rows)}
`;
console.log(`\n${page}`);
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../docs/benchmarks.md');
  const [before = ''] = (await readFile(file, 'utf8').catch(() => '')).split(heading);
  await writeFile(file, `${before.trimEnd()}\n\n${page}`);
}
