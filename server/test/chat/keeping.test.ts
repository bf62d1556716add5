import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chatTasks } from '#chat/jobs.ts';
import { type ChatRoom, newKey, openChatRoom } from './chat-room.ts';

let room: ChatRoom;
let offset = 0;
beforeAll(async () => {
  room = await openChatRoom({ clock: () => new Date(Date.now() + offset) });
});
afterAll(() => room.close());
afterEach(() => {
  vi.restoreAllMocks();
  offset = 0;
});

test('no word of a message, a reply, a tag, a title or the companion’s state is readable in the database or the log', async () => {
  const marks = ['Zirbelkiefer', 'Quittenmus', 'Wacholder', 'Eisvogel', 'Holunder'];
  const [message = '', reply = '', tag = '', title = '', state = ''] = marks;
  room.companion.titleToGive = title;
  const sending = room.alice.sendJson(`My ${message}`);
  const speech = await room.companion.asked();
  speech.say(`Your ${reply}`);
  speech.show([{ tag: 'FOLLOW-UP', content: tag }]);
  speech.end({ noted: state });
  const { body } = await sending;
  await expect.poll(async () => (await room.alice.detail(body.conversation_id)).title).toBe(title);

  const stored = await everyRow();
  expect(stored).toContain(body.conversation_id);
  for (const mark of marks) {
    expect(stored).not.toContain(mark);
    expect(stored).not.toContain(Buffer.from(mark).toString('hex'));
    expect(stored).not.toContain(Buffer.from(mark).toString('base64').slice(0, 10));
    expect(room.house.logLines.join('')).not.toContain(mark);
  }
});

test('a sealed message moved to another row does not open', async () => {
  const [one, two] = [await say('One'), await say('Two')];
  const { db } = room.house.ctx;
  const from = db
    .selectFrom('messages')
    .where('conversation_id', '=', one)
    .where('role', '=', 'user')
    .select('content');
  await db.updateTable('messages').set({ content: from }).where('conversation_id', '=', two).execute();
  room.house.expectTrouble();
  expect((await room.alice.get(two)).status).toBe(500);
});

test('no connection is held while the companion speaks', async () => {
  const sending = room.alice.send('Take your time');
  const speech = await room.companion.asked();
  speech.say('I ');
  const answer = await sending;
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(room.house.ctx.db);
  expect(rows).toEqual([]);
  speech.end();
  await answer.rest();
});

test('after the first exchange the conversation gets a title, and a name its person gave it stays', async () => {
  room.companion.titleToGive = 'Rain and tea';
  const named = await say('It rains');
  await expect.poll(async () => (await room.alice.detail(named)).title).toBe('Rain and tea');
  await room.alice.post(`${named}/set_title/`, { title: 'My own name' });
  const task = chatTasks(room.house.ctx).name_conversation;
  await task?.({ user_id: room.house.alice.id, conversation_id: named }, undefined);
  expect((await room.alice.detail(named)).title).toBe('My own name');
  await task?.({ user_id: room.house.bob.id, conversation_id: named }, undefined);
  expect((await room.alice.detail(named)).title).toBe('My own name');
});

test('a title is asked for once, after the first exchange only', async () => {
  const title = vi.spyOn(room.companion, 'title');
  const id = await say('Hello');
  await expect.poll(async () => (await room.alice.detail(id)).title).not.toBe('Untitled');
  await say('More', id);
  await say('And more', id);
  expect(title).toHaveBeenCalledExactlyOnceWith({ message: 'Hello', reply: 'I hear you.' }, expect.any(AbortSignal));
});

test('exchanges older than a day are forgotten, and their messages stay', async () => {
  const key = newKey();
  const id = await say('Yesterday', undefined, key);
  const forget = chatTasks(room.house.ctx).forget_exchanges;
  offset = 23 * 3600_000;
  await forget?.({}, undefined);
  expect((await exchangesOf(id)).map((exchange) => exchange.idempotency_key)).toEqual([key]);
  offset = 25 * 3600_000;
  await forget?.({}, undefined);
  offset = 0;
  expect(await exchangesOf(id)).toEqual([]);
  expect((await room.alice.detail(id)).messages).toHaveLength(2);
});

test('a message costs at most six round trips to the database: three in a new conversation, four in one that goes on', async () => {
  await room.house.ctx.jobs.stop();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const id = await say('First');
  expect(statements(query.mock.calls)).toEqual(['select', '(select', 'with']);
  query.mockClear();
  await say('Second', id);
  expect(statements(query.mock.calls)).toEqual(['select', '(select', 'select', 'with']);
});

async function say(message: string, conversation_id?: string, key = newKey()): Promise<string> {
  room.companion.script = ['I hear ', 'you.'];
  const { body } = await room.alice.sendJson(message, { ...(conversation_id && { conversation_id }), key });
  room.companion.script = undefined;
  return body.conversation_id;
}

function exchangesOf(conversationId: string) {
  const { db } = room.house.ctx;
  return db.selectFrom('exchanges').where('conversation_id', '=', conversationId).selectAll().execute();
}

/** Every row of every table outside the catalogue, as PostgreSQL writes it. */
async function everyRow(): Promise<string> {
  const { db } = room.house.ctx;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

/** The first word of everything the path of a message asked of the database. What the job runner asks for itself is no part of it. */
function statements(calls: readonly unknown[][]): (string | undefined)[] {
  const texts = calls.map(([asked]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text));
  const isRunners = (text: string) => /^(un)?listen\b/i.test(text) || /_private_|known_crontabs/.test(text);
  return texts.filter((text) => !isRunners(text)).map((text) => text.trim().split(/\s/)[0]);
}
