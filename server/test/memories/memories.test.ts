import { deleteAllConversations, deleteConversation, sendMessage } from '@wren/contract/chat.ts';
import {
  addMemory,
  editMemory,
  forgetMemory,
  getMemory,
  listMemories,
  memoriesFullSentence,
  restoreMemory,
} from '@wren/contract/memories.ts';
import { updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type House, openHouse, type Person } from '../house.ts';

const log = createLog('silent');
const wren = createCompanion({ listener: createListener({ pace: 0 }), model: undefined, log });
const turns: { memories: readonly string[] }[] = [];
/** Holds what was learned back until a test lets go of it. */
let thinking: { reached: PromiseWithResolvers<void>; over: PromiseWithResolvers<void> } | undefined;
const companion = {
  ...wren,
  learn: async (...asked: Parameters<typeof wren.learn>) => {
    const lessons = await wren.learn(...asked);
    thinking?.reached.resolve();
    await thinking?.over.promise;
    return lessons;
  },
  reply: (...asked: Parameters<typeof wren.reply>) => {
    turns.push(asked[0]);
    return wren.reply(...asked);
  },
};

let house: House;
let count = 0;
let ada: Person;
beforeAll(async () => {
  house = await openHouse({ companion });
});
beforeEach(async () => {
  count += 1;
  ada = await house.person(`ada${count}`);
  turns.length = 0;
});
afterAll(() => house.close());

const say = async (person: Person, message: string, conversation_id?: string) => {
  const { status, body } = await person.call(sendMessage, {
    body: { message, ...(conversation_id && { conversation_id }) },
    headers: { accept: 'application/json' },
  });
  expect(status).toBe(200);
  return body;
};
const texts = async (person: Person) => (await person.call(listMemories)).body.results.map(({ text }) => text);
const add = async (person: Person, text: string) => (await person.call(addMemory, { body: { text } })).body;

/** Waits until every learning job is done. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { rows } = await house.ctx.db.executeQuery<{ n: number }>({
        sql: 'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
        parameters: ['learn_memories'],
        query: { kind: 'RawNode' } as never,
        queryId: { queryId: 'jobs' } as never,
      });
      expect(rows[0]?.n).toBe(0);
    },
    { timeout: 60_000, interval: 20 },
  );

describe('the list of memories', () => {
  test('is a list of id, text and created_at, newest first, with a cursor and the count', async () => {
    for (const text of ['One thing about you.', 'Two things about rain.', 'Three green apples.']) await add(ada, text);
    const { status, body } = await ada.call(listMemories, { query: { limit: 2 } });
    expect(status).toBe(200);
    expect(body.count).toBe(3);
    expect(body.results.map(({ text }) => text)).toEqual(['Three green apples.', 'Two things about rain.']);
    expect(body.results[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const rest = await ada.call(listMemories, { query: { cursor: body.next ?? '' } });
    expect(rest.body.results.map(({ text }) => text)).toEqual(['One thing about you.']);
    expect(rest.body.next).toBeNull();
    const [first] = body.results;
    expect((await ada.call(getMemory, { params: { id: first?.id ?? '' } })).body).toEqual(first);
  });

  test("is one's own: Bob gets 404 for each of Alice's, and sees none", async () => {
    const { id, text } = await add(house.alice, 'Your sister is called Ana.');
    const params = { id };
    expect(await texts(house.bob)).toEqual([]);
    expect((await house.bob.call(getMemory, { params })).status).toBe(404);
    expect((await house.bob.call(editMemory, { params, body: { text: 'Mine.' } })).status).toBe(404);
    expect((await house.bob.call(forgetMemory, { params })).status).toBe(404);
    expect((await house.alice.call(forgetMemory, { params })).status).toBe(204);
    expect((await house.bob.call(restoreMemory, { params, body: { text } })).status).toBe(404);
    expect((await house.alice.call(restoreMemory, { params, body: { text } })).body).toMatchObject({ id, text });
    expect((await house.visitor.call(listMemories)).status).toBe(401);
  });

  test('is sealed at rest: no row holds a word of it, nor does what is kept of a forgotten one', async () => {
    const { id } = await add(ada, 'Your sister is called Heliotrope.');
    const { id: gone } = await add(ada, 'Your dog is called Marzipan.');
    await ada.call(forgetMemory, { params: { id: gone } });
    const { db } = house.ctx;
    const kept = await db.selectFrom('memories').where('id', '=', id).selectAll().execute();
    const forgotten = await db.selectFrom('forgotten_memories').where('id', '=', gone).selectAll().execute();
    expect([kept.length, forgotten.length]).toEqual([1, 1]);
    expect(
      [...kept, ...forgotten]
        .map(
          (row) =>
            JSON.stringify(row) +
            Object.values(row)
              .map((v) => (Buffer.isBuffer(v) ? v.toString('latin1') : ''))
              .join(),
        )
        .join(),
    ).not.toMatch(/Heliotrope|Marzipan|sister/i);
  });

  test('takes what the person adds, in up to 300 characters, and holds at most 200', async () => {
    expect((await ada.call(addMemory, { body: { text: '  ' } })).status).toBe(400);
    expect((await ada.call(addMemory, { body: { text: 'x'.repeat(301) } })).status).toBe(400);
    const { id } = await add(ada, 'You like hiking.');
    expect((await add(ada, 'You like hiking!')).id).toBe(id);
    const row = await house.ctx.db.selectFrom('memories').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    for (let n = 1; n < 200; n++) await add(ada, `The number ${n} matters to you.`);
    expect(row.user_id).toBe(ada.id);
    const refused = await ada.call(addMemory, { body: { text: 'One more of them.' } });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(memoriesFullSentence);
    await say(ada, 'My sister is called Ana.');
    await settled();
    expect((await ada.call(listMemories)).body.count).toBe(200);
  });
});

describe('after an exchange', () => {
  test('what was told is remembered, with the reply that made it', async () => {
    const reply = await say(ada, 'My sister Ana is coming to stay and I feel nervous about it.');
    await settled();
    const { body } = await ada.call(listMemories, { query: { message_id: reply.id } });
    expect(body.results).toEqual([
      expect.objectContaining({
        text: 'Your sister is called Ana.',
        conversation_id: reply.conversation_id,
        message_id: reply.id,
      }),
    ]);
  });

  test('the same is not learned twice, and a correction changes what was remembered', async () => {
    const { conversation_id } = await say(ada, 'My sister is called Anna.');
    await settled();
    await say(ada, 'Did I say that my sister is called Anna? My sister is called Anna.', conversation_id);
    await settled();
    expect(await texts(ada)).toEqual(['Your sister is called Anna.']);
    await say(ada, 'Actually she is called Ana.', conversation_id);
    await settled();
    expect(await texts(ada)).toEqual(['Your sister is called Ana.']);
  });

  test('at most two things are learned', async () => {
    await say(ada, 'I live in Porto. I work as a nurse. I love hiking. My dog is called Bruno.');
    await settled();
    expect(await texts(ada)).toHaveLength(2);
  });

  test('danger teaches nothing, and neither does what is said around it', async () => {
    const { conversation_id } = await say(ada, 'I want to kill myself. My sister is called Ana.');
    await say(ada, 'My brother is called Tom.', conversation_id);
    await settled();
    expect(await texts(ada)).toEqual([]);
  });

  test('a conversation deleted before it was learned from teaches nothing', async () => {
    await house.ctx.jobs.stop();
    const { conversation_id } = await say(ada, 'My sister is called Ana.');
    await ada.call(deleteConversation, { params: { id: conversation_id } });
    const { tasks } = await import('#tasks.ts');
    await house.ctx.jobs.start(tasks(house.ctx));
    await settled();
    expect(await texts(ada)).toEqual([]);
  });
});

describe('what changes while the companion thinks', () => {
  const meanwhile = async (change: (conversationId: string) => Promise<unknown>) => {
    const { reached, over } = { reached: Promise.withResolvers<void>(), over: Promise.withResolvers<void>() };
    thinking = { reached, over };
    const { conversation_id } = await say(ada, 'My sister is called Ana.');
    await reached.promise;
    await change(conversation_id);
    over.resolve();
    thinking = undefined;
    await settled();
    return texts(ada);
  };

  test('stays so: learned in the end, when nothing changed', async () => {
    expect(await meanwhile(async () => undefined)).toEqual(['Your sister is called Ana.']);
  });

  test('stays so: nothing is learned once it is switched off', async () => {
    expect(await meanwhile(() => ada.call(updateMe, { body: { lets_remember: false } }))).toEqual([]);
  });

  test('stays so: nothing is learned in a conversation that was deleted', async () => {
    expect(await meanwhile((id) => ada.call(deleteConversation, { params: { id } }))).toEqual([]);
  });

  test('stays so: what was forgotten is not learned', async () => {
    const forgetting = async () => {
      const { id } = await add(ada, 'Your sister is called Ana.');
      return ada.call(forgetMemory, { params: { id } });
    };
    expect(await meanwhile(forgetting)).toEqual([]);
  });
});

describe('the next conversation', () => {
  test('knows what is remembered, what fits the message first, and at most twelve things', async () => {
    await add(ada, 'Your sister is called Ana.');
    for (let n = 0; n < 14; n++) await add(ada, `You once saw the number ${n}.`);
    await say(ada, 'I had a fight with my sister.');
    const [turn] = turns;
    expect(turn?.memories).toHaveLength(12);
    expect(turn?.memories[0]).toBe('Your sister is called Ana.');
  });

  test('is told the corrected words of a memory, and nothing of a forgotten one, which is not learned again', async () => {
    await say(ada, 'My sister is called Ana.');
    await settled();
    const [memory] = (await ada.call(listMemories)).body.results;
    const params = { id: memory?.id ?? '' };
    await ada.call(editMemory, { params, body: { text: 'Your sister is called Ana Maria.' } });
    await say(ada, 'Hello there, it is me.');
    expect(turns.at(-1)?.memories).toEqual(['Your sister is called Ana Maria.']);
    await ada.call(forgetMemory, { params });
    await say(ada, 'My sister is called Ana. And my sister is called Ana Maria.');
    await settled();
    await say(ada, 'What about my sister?');
    expect(turns.at(-1)?.memories).toEqual([]);
    expect(await texts(ada)).toEqual([]);
  });

  test('is told nothing when remembering is switched off, and nothing is learned', async () => {
    await add(ada, 'Your sister is called Ana.');
    expect((await ada.call(updateMe, { body: { lets_remember: false } })).body.lets_remember).toBe(false);
    await say(ada, 'My brother is called Tom, my sister knows.');
    await settled();
    expect(turns.at(-1)?.memories).toEqual([]);
    expect(await texts(ada)).toEqual(['Your sister is called Ana.']);
    await ada.call(updateMe, { body: { lets_remember: true } });
    await say(ada, 'Hello again.');
    expect(turns.at(-1)?.memories).toEqual(['Your sister is called Ana.']);
  });
});

describe('deleting conversations', () => {
  test('leaves what was learned there, unless it is to be forgotten too', async () => {
    const one = await say(ada, 'My sister is called Ana.');
    const two = await say(ada, 'My brother is called Tom.');
    await add(ada, 'You like hiking.');
    await settled();
    await ada.call(deleteConversation, { params: { id: one.conversation_id } });
    expect(await texts(ada)).toHaveLength(3);
    const query = { forget_memories: 'true' } as const;
    await ada.call(deleteConversation, { params: { id: two.conversation_id }, query });
    expect((await texts(ada)).sort()).toEqual(['You like hiking.', 'Your sister is called Ana.']);
    await ada.call(deleteAllConversations, { query });
    expect(await texts(ada)).toEqual(['You like hiking.']);
  });

  test("forgets nothing of Alice's for Bob", async () => {
    const { conversation_id } = await say(ada, 'My sister is called Ana.');
    await settled();
    const query = { forget_memories: 'true' } as const;
    expect((await house.bob.call(deleteConversation, { params: { id: conversation_id }, query })).status).toBe(404);
    await house.bob.call(deleteAllConversations, { query });
    expect(await texts(ada)).toEqual(['Your sister is called Ana.']);
  });
});
