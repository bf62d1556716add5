import { archiveConversation, sendMessage, setTitle } from '@wren/contract/chat.ts';
import { type Found, searchConversations } from '@wren/contract/chat-search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealMessage, sealPreview, sealTitle } from '#chat/sealed.ts';
import { searchConversations as search } from '#chat/search-conversations.ts';
import { newId } from '#platform/ids.ts';
import { type House, openHouse, type Person } from '../house.ts';
import { type ScriptedCompanion, scriptedCompanion } from '../scripted-companion.ts';

let house: House;
let companion: ScriptedCompanion;
let ada: Person;
let count = 0;
beforeAll(async () => {
  companion = scriptedCompanion();
  house = await openHouse({ companion });
});
beforeEach(async () => {
  count += 1;
  ada = await house.person(`ada${count}`);
});
afterAll(() => house.close());

async function talk(message: string, reply: string, conversation_id?: string, who = ada): Promise<string> {
  companion.script({ content: reply }, { state: { turns: 1 } });
  const { body } = await who.call(sendMessage, {
    body: { message, ...(conversation_id && { conversation_id }) },
    headers: { accept: 'application/json' },
  });
  return body.conversation_id;
}
const call = (id: string, title: string, who = ada) => who.call(setTitle, { params: { id }, body: { title } });
const find = async (query: string, who = ada) => {
  const { status, body } = await who.call(searchConversations, { body: { query } });
  expect(status).toBe(200);
  return body.results;
};
const ids = (results: Found[]) => results.map(({ conversation }) => conversation.id);

/** Conversations of so many messages each, kept as the house keeps them. The oldest holds the word. */
async function keep(conversations: number, messages: number, word: string): Promise<void> {
  const { db, vault } = house.ctx;
  const { data_key } = await db
    .selectFrom('users')
    .where('id', '=', ada.id)
    .select('data_key')
    .executeTakeFirstOrThrow();
  const key = vault.unlock(ada.id, data_key);
  const user_id = ada.id;
  for (let n = 0; n < conversations; n += 1) {
    const id = newId();
    const at = new Date(Date.UTC(2026, 0, 1, 0, n));
    const said = Array.from({ length: messages }, (_, m) =>
      sealMessage(key, {
        id: newId(),
        role: m % 2 === 0 ? 'user' : 'assistant',
        content: n === 0 && m === 0 ? `the ${word}` : `day ${n}, line ${m}`,
        timestamp: at.toISOString(),
        tags: [],
      }),
    );
    await db
      .insertInto('conversations')
      .values({
        user_id,
        id,
        title: sealTitle(key, id, `Day ${n}`),
        last_message: sealPreview(key, id, 'x'),
        updated_at: at,
      })
      .execute();
    await db
      .insertInto('messages')
      .values(said.map((row) => ({ user_id, conversation_id: id, ...row })))
      .execute();
  }
}

describe('a search', () => {
  test('finds words in titles and in what both said, newest conversation first, with the piece that matches', async () => {
    const said = await talk('The heliotrope by the window has died.', 'I am sorry.');
    const answered = await talk('What should I plant?', 'Perhaps a **heliotrope**, or mint.');
    const titled = await talk('Hello', 'Hello.');
    await call(titled, 'My Heliotrope');
    await talk('Nothing of the kind', 'No.');

    const results = await find('heliotrope');
    expect(ids(results)).toEqual([titled, answered, said]);
    const [byTitle, byReply, byWords] = results;
    expect(byTitle).toMatchObject({ title_marks: [[3, 13]], messages: [] });
    expect(byReply?.messages).toEqual([
      {
        id: expect.any(String),
        role: 'assistant',
        timestamp: expect.any(String),
        snippet: 'Perhaps a **heliotrope**, or mint.',
        marks: [[12, 22]],
      },
    ]);
    expect(byWords?.messages[0]).toMatchObject({ role: 'user', marks: [[4, 14]] });
  });

  test('asks for every word, and minds neither case nor accents nor order', async () => {
    const id = await talk('Zoë and I drank a crème at the café', 'How was it?');
    expect(ids(await find('CAFE zoe'))).toEqual([id]);
    expect(ids(await find('cre\u0300me'))).toEqual([id]);
    expect(await find('cafe paris')).toEqual([]);
  });

  test('shows the newest three messages of a conversation, newest first', async () => {
    const id = await talk('rain 1', 'rain 2');
    await talk('rain 3', 'rain 4', id);
    const [found] = await find('rain');
    expect(found?.messages.map(({ snippet }) => snippet)).toEqual(['rain 4', 'rain 3', 'rain 2']);
  });

  test('includes archived conversations, and says so', async () => {
    const id = await talk('Put away with the heather', 'Yes.');
    await ada.call(archiveConversation, { params: { id } });
    expect((await find('heather'))[0]?.conversation).toMatchObject({ id, archived: true });
  });

  test("never finds a row of someone else's", async () => {
    const id = await talk('Only Ada knows of the foxglove', 'And me.');
    await call(id, 'Foxglove');
    expect(await find('foxglove', house.bob)).toEqual([]);
    expect((await find('foxglove'))[0]?.conversation.id).toBe(id);
    expect((await house.visitor.call(searchConversations, { body: { query: 'foxglove' } })).status).toBe(401);
  });

  test.each([
    ['', 'Please write what to look for.'],
    ['   ', 'Please write what to look for.'],
    ['x'.repeat(101), 'A search can hold at most 100 characters.'],
  ])('of %j is refused with a plain sentence', async (query, sentence) => {
    const { status, body } = await ada.call(searchConversations, { body: { query } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { query: [sentence] } });
  });

  test('goes on at its cursor, once for each conversation', async () => {
    await keep(45, 2, 'needle');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await ada.call(searchConversations, { body: { query: 'day', ...(cursor && { cursor }) } });
      expect(body.results.length).toBeLessThanOrEqual(20);
      seen.push(...ids(body.results));
      cursor = body.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect((await ada.call(searchConversations, { body: { query: 'x', cursor: 'nonsense' } })).status).toBe(400);
  });

  test('reaches the oldest line of conversations longer than one read', async () => {
    await keep(3, 1500, 'needle');
    const [found] = await find('needle');
    expect(found?.messages[0]).toMatchObject({ snippet: 'the needle', marks: [[4, 10]] });
  });

  test('unseals a limited number of messages, and says where to go on', async () => {
    await keep(12, 1000, 'needle');
    const first = await ada.call(searchConversations, { body: { query: 'needle' } });
    expect(first.body.results).toEqual([]);
    expect(first.body.next).toEqual(expect.any(String));
    const rest = await ada.call(searchConversations, { body: { query: 'needle', cursor: first.body.next ?? '' } });
    expect(rest.body.results).toHaveLength(1);
    expect(rest.body.next).toBeNull();
  });

  test('ends early when whoever asked has gone', async () => {
    await keep(6, 1000, 'needle');
    const { next } = await search(house.ctx, ada.id, { query: 'needle' }, AbortSignal.abort());
    expect(next).not.toBeNull();
  });

  test('leaves no word of itself in the log', async () => {
    await talk('The snapdragon', 'Yes.');
    await find('snapdragon');
    expect(house.logLines.join('')).not.toMatch(/snapdragon/i);
  });
});
