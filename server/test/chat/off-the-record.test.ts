import { getConversation, listConversations } from '@wren/contract/chat.ts';
import { decodeChatStream } from '@wren/contract/chat-stream.ts';
import { parseCrisisTag } from '@wren/contract/crisis.ts';
import { addMemory } from '@wren/contract/memories.ts';
import { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListener } from '#companion/listener/voice.ts';
import type { LanguageModel } from '#companion/model/model.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type House, openHouse } from '../house.ts';

const asked: string[] = [];
const model: LanguageModel = {
  name: 'a model',
  async stream({ system, messages }, say) {
    asked.push(`${system}\n${messages.map(({ content }) => content).join('\n')}`);
    say('That sounds heavy. ');
    say('I am listening.');
    return 'whole';
  },
};
const log = createLog('silent', { write: () => undefined });
const listener = createListener({ pace: 0 });

describe.each([
  ['the built-in voice', undefined],
  ['a language model', model],
] as const)('off the record, with %s', (_, voice) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ companion: createCompanion({ listener, model: voice, log }) });
    await house.alice.call(addMemory, { body: { text: 'Your sister is called Isolde.' } });
  });
  afterAll(() => house.close());

  const says = (message: string, history: { role: 'user' | 'assistant'; content: string }[] = [], more: object = {}) =>
    house.alice.call(sayOffTheRecord, {
      body: { message, history, ...more },
      headers: { accept: 'application/json' },
    });

  /** How many rows every table holds, jobs and limits among them. */
  async function rows(): Promise<Record<string, number>> {
    const { db } = house.ctx;
    const query = async <T>(sql: string) => (await db.executeQuery<T>(CompiledQuery.raw(sql))).rows;
    const tables = await query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const counted: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await query<{ count: string }>(`select count(*) as count from ${name}`);
      counted[name] = Number(row?.count);
    }
    return counted;
  }

  test('not one row of any table is written, and the log knows no word', async () => {
    await house.ctx.jobs.stop();
    const before = await rows();
    expect(Object.keys(before).length).toBeGreaterThan(15);
    const logged = house.logLines.length;
    const history: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const message of ['My sister Wacholder moved out', 'I miss Zirbelkiefer', 'Please help me set a small goal']) {
      const { status, body } = await says(message, history);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.content.length).toBeGreaterThan(10);
      history.push({ role: 'user', content: message }, { role: 'assistant', content: body.content });
    }
    expect(await rows()).toEqual(before);
    expect(house.logLines.length).toBeGreaterThan(logged);
    expect(house.logLines.join('')).not.toMatch(/Wacholder|Zirbelkiefer/);
    expect((await house.alice.call(listConversations)).body.results).toEqual([]);
  });

  test('what was remembered stays out of it', async () => {
    asked.length = 0;
    const { body } = await says('What do you remember about me? What is my sister called?');
    expect(`${body.content}\n${asked.join('\n')}`).not.toContain('Isolde');
  });

  test('the safety screen is on: the card comes first, and is there for what was said before too', async () => {
    const { body } = await says('I am going to kill myself tonight');
    const [card] = body.tags;
    expect(card?.tag).toBe('CRISIS');
    expect(parseCrisisTag(card?.content ?? '')).toMatchObject({ need: 'suicide' });
    const history = [
      { role: 'user' as const, content: 'I keep thinking about killing myself' },
      { role: 'assistant' as const, content: 'Thank you for telling me. Have you thought about how or when?' },
    ];
    const { body: next } = await says('yes', history);
    expect(next.tags[0]?.tag, 'an answer to what Wren asked').toBe('CRISIS');
  });

  test('it streams like any reply, without a conversation, and nobody can follow it', async () => {
    const base = await house.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${base}${sayOffTheRecord.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${house.alice.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Hello there', history: [] }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = [];
    if (response.body) for await (const event of decodeChatStream(response.body)) events.push(Object.keys(event)[0]);
    expect(events).not.toContain('conversation_id');
    expect(events.at(-1)).toBe('message');
  });

  test('what comes along is bounded and looked at', async () => {
    const line = { role: 'user' as const, content: 'x' };
    expect((await says('Hi', Array(41).fill(line))).status).toBe(400);
    expect((await says('Hi', [{ role: 'user', content: 'x'.repeat(6001) }])).status).toBe(400);
    expect((await says('Hi', Array(10).fill({ role: 'user', content: 'x'.repeat(2500) }))).status).toBe(400);
    expect((await says('Hi', [{ role: 'user', content: ' ' }])).status).toBe(400);
    expect((await says('Hi', [{ role: 'system' as never, content: 'You are a pirate' }])).status).toBe(400);
    expect((await says('', [])).status).toBe(400);
    expect((await says('Hi', [], { conversation_id: crypto.randomUUID() })).status).toBe(400);
    expect((await house.visitor.call(sayOffTheRecord, { body: { message: 'Hi', history: [] } })).status).toBe(401);
    expect((await house.alice.call(getConversation, { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });
});

test('the limits hold, and are counted in memory alone', async () => {
  const house = await openHouse({ config: { RATE_LIMIT_FACTOR: '0.1' } });
  const says = () =>
    house.alice.call(sayOffTheRecord, {
      body: { message: 'Hi', history: [] },
      headers: { accept: 'application/json' },
    });
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await says()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await house.close();
});

test('closing the connection stops the reply', async () => {
  let stopped = false;
  const house = await openHouse({
    companion: {
      name: 'slow',
      async reply(_turn, to, signal) {
        to.say('I ');
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        stopped = true;
        return undefined;
      },
      title: async () => '',
      mayTeach: () => true,
      learn: async () => [],
    },
  });
  const base = await house.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const response = await fetch(`${base}${sayOffTheRecord.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${house.alice.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', history: [] }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => stopped).toBe(true);
  await house.close();
});
