import { listConversations, noConversationSentence } from '@wren/contract/chat.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatRoom, openChatRoom } from './chat-room.ts';

let room: ChatRoom;
let now = new Date('2026-05-01T08:00:00Z');
beforeAll(async () => {
  room = await openChatRoom({ clock: () => now });
  room.companion.script = ['I hear you.'];
});
afterAll(() => room.close());

async function kept(message: string, minutesLater = 1): Promise<string> {
  now = new Date(now.getTime() + minutesLater * 60_000);
  const { body } = await room.alice.sendJson(message);
  return body.conversation_id;
}

async function pageOf(query: string) {
  const { status, body } = await room.alice.get(`?${query}`);
  expect(status).toBe(200);
  const { results, next } = listConversations.reply?.parse(body) ?? { results: [], next: null };
  return { ids: results.map(({ id }) => id), next };
}

describe('the list', () => {
  test('stands newest first, pinned above the rest, page after page', async () => {
    const [one, two, three, four, five] = [
      await kept('1'),
      await kept('2'),
      await kept('3'),
      await kept('4'),
      await kept('5', 0),
    ];
    const { db } = room.house.ctx;
    await db.updateTable('conversations').set({ is_pinned: true }).where('id', 'in', [one, three]).execute();
    // The clock stood still between four and five: ids, which sort by time, decide.
    const whole = [three, one, five, four, two];
    expect((await pageOf('archived=false')).ids).toEqual(whole);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await pageOf(`limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.ids);
      cursor = page.next;
    }
    expect(seen).toEqual(whole);
    await room.alice.sendJson('Once more', { conversation_id: two });
    expect((await pageOf('')).ids).toEqual([three, one, five, four, two]);
    now = new Date(now.getTime() + 60_000);
    await room.alice.sendJson('And again', { conversation_id: two });
    expect((await pageOf('')).ids).toEqual([three, one, two, five, four]);
  });

  test('shows the title, Untitled until there is one, and the start of the last message', async () => {
    room.companion.script = [`${'Long '.repeat(60)}\n\nwords`];
    room.companion.titleToGive = '';
    const id = await kept('Hello');
    room.companion.script = ['I hear you.'];
    const row = (await room.alice.conversations()).find((conversation) => conversation.id === id);
    expect(row).toEqual({
      id,
      title: 'Untitled',
      last_message: { content: 'Long '.repeat(32).trim() },
      updated_at: now.toISOString(),
      is_pinned: false,
      archived: false,
    });
  });

  test('keeps what is not archived apart from what is', async () => {
    const id = await kept('Put away');
    const archived = await room.alice.post(`${id}/archive/`);
    expect(archived).toMatchObject({ status: 200, body: { id, archived: true } });
    expect((await pageOf('archived=false')).ids).not.toContain(id);
    expect((await pageOf('archived=true')).ids).toEqual([id]);
    expect((await pageOf('archived=all')).ids).toContain(id);
    expect(await room.alice.post(`${id}/unarchive/`)).toMatchObject({ status: 200, body: { id, archived: false } });
    expect((await pageOf('archived=true')).ids).toEqual([]);
    expect((await pageOf('')).ids).toContain(id);
  });

  test.each(['archived=maybe', 'limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', 'cursor=1_99_x', 'page=2'])(
    'refuses ?%s with a plain sentence',
    async (query) => {
      const { status, body } = await room.alice.get(`?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid', detail: expect.stringMatching(/\.$/) });
    },
  );
});

describe('one conversation', () => {
  test('has its messages oldest first', async () => {
    const id = await kept('First');
    await room.alice.sendJson('Second', { conversation_id: id });
    const { messages, is_writing } = await room.alice.detail(id);
    expect(is_writing).toBe(false);
    expect(messages.map(({ content }) => content)).toEqual(['First', 'I hear you.', 'Second', 'I hear you.']);
    expect(messages[0]?.timestamp).toBe(now.toISOString());
  });

  test('takes the name its person gives it, trimmed', async () => {
    const id = await kept('Hello');
    const renamed = await room.alice.post(`${id}/set_title/`, { title: '  Rainy days ' });
    expect(renamed).toMatchObject({ status: 200, body: { id, title: 'Rainy days' } });
    expect((await room.alice.detail(id)).title).toBe('Rainy days');
    for (const title of ['', '   ', 'x'.repeat(121), 7]) {
      expect((await room.alice.post(`${id}/set_title/`, { title })).status).toBe(400);
    }
    expect((await room.alice.detail(id)).title).toBe('Rainy days');
  });

  test('is the same one when its id comes in capitals', async () => {
    const id = await kept('Hello');
    expect((await room.alice.post(`${id.toUpperCase()}/set_title/`, { title: 'Loud' })).status).toBe(200);
    await room.alice.sendJson('Again', { conversation_id: id.toUpperCase() });
    expect(await room.alice.detail(id)).toMatchObject({ title: 'Loud', messages: { length: 4 } });
  });

  test('is pinned above the others and let go again, archived or not', async () => {
    const [old, young] = [await kept('Old'), await kept('Young')];
    const standing = async (archived: 'false' | 'true') =>
      (await room.alice.conversations(archived)).map(({ id }) => id).filter((id) => [old, young].includes(id));
    expect(await room.alice.post(`${old}/pin/`)).toMatchObject({ status: 200, body: { id: old, is_pinned: true } });
    expect(await standing('false')).toEqual([old, young]);
    for (const id of [old, young]) await room.alice.post(`${id}/archive/`);
    expect(await standing('true')).toEqual([old, young]);
    expect(await room.alice.post(`${old}/unpin/`)).toMatchObject({ status: 200, body: { id: old, is_pinned: false } });
    expect(await standing('true')).toEqual([young, old]);
  });

  test('that is missing answers 404 with the sentence the screen knows', async () => {
    for (const id of ['0190a5a0-0000-7000-8000-000000000000', 'nope']) {
      const { status, body } = await room.alice.get(id);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not_found', detail: noConversationSentence });
    }
  });
});

test('Bob reads, renames, archives, unarchives, pins and deletes nothing of Alice', async () => {
  const id = await kept('Private');
  const before = await room.alice.detail(id);
  const tried = [
    await room.bob.get(id),
    await room.bob.post(`${id}/set_title/`, { title: 'Bob was here' }),
    await room.bob.post(`${id}/archive/`),
    await room.bob.post(`${id}/unarchive/`),
    await room.bob.post(`${id}/pin/`),
    await room.bob.post(`${id}/unpin/`),
    await room.bob.post(`${id}/restore/`),
    await room.bob.post(`${id}/stop/`),
  ];
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
  expect(await room.bob.delete(id)).toBe(404);
  expect((await room.bob.follow(id)).status).toBe(404);
  expect(await room.bob.conversations('all')).toEqual([]);
  expect(await room.alice.detail(id)).toEqual(before);
});
