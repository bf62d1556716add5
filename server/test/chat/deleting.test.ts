import {
  archiveConversation,
  chatMetrics,
  deleteAllConversations,
  deleteConversation,
  followReply,
  getConversation,
  listConversations,
  pinConversation,
  restoreConversation,
  sendMessage,
  setTitle,
  stopReply,
  unarchiveConversation,
  unpinConversation,
} from '@wren/contract/chat.ts';
import { searchConversations } from '@wren/contract/chat-search.ts';
import { listMemories } from '@wren/contract/memories.ts';
import { deleteMe, exportMe } from '@wren/contract/users.ts';
import { strFromU8, unzipSync } from 'fflate';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishDeletions } from '#chat/delete-conversation.ts';
import { newId } from '#platform/ids.ts';
import { tasks } from '#tasks.ts';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { scriptedCompanion } from '../scripted-companion.ts';

let house: House;
let ada: Person;
let now = new Date();
let count = 0;
const companion = scriptedCompanion();
beforeAll(async () => {
  house = await openHouse({ companion, clock: () => now });
});
beforeEach(async () => {
  count += 1;
  now = new Date();
  ada = await house.person(`ada${count}`);
});
afterAll(() => house.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const say = async (message: string, conversation_id?: string) => {
  const { body } = await ada.call(sendMessage, {
    body: { message, ...(conversation_id && { conversation_id }) },
    headers: { accept: 'application/json' },
  });
  return body.conversation_id;
};
const remove = (id: string, forget_memories: 'true' | 'false' = 'false', who = ada) =>
  who.call(deleteConversation, { params: { id }, query: { forget_memories } });
const restore = (id: string, who = ada) => who.call(restoreConversation, { params: { id } });
const listed = async () =>
  (await ada.call(listConversations, { query: { archived: 'all' } })).body.results.map(({ id }) => id);
const remembered = async () => (await ada.call(listMemories)).body.results.map(({ text }) => text);

async function learn(text: string, conversation_id: string): Promise<void> {
  const row = await house.ctx.db
    .selectFrom('users')
    .where('id', '=', ada.id)
    .select('data_key')
    .executeTakeFirstOrThrow();
  const id = newId();
  const sealed = house.ctx.vault.unlock(ada.id, row.data_key).seal(text, `memories.text:${id}`);
  const at = { created_at: now, updated_at: now };
  await house.ctx.db
    .insertInto('memories')
    .values({ user_id: ada.id, id, text: sealed, conversation_id, message_id: newId(), ...at })
    .execute();
}

/** Rows that name a conversation, in every table with such a column. */
async function rowsOf(id: string): Promise<number> {
  const { db } = house.ctx;
  const [own, said, keys] = await Promise.all([
    db.selectFrom('conversations').where('id', '=', id).select('id').execute(),
    db.selectFrom('messages').where('conversation_id', '=', id).select('id').execute(),
    db.selectFrom('exchanges').where('conversation_id', '=', id).select('conversation_id').execute(),
  ]);
  return own.length + said.length + keys.length;
}

test('a deleted conversation is gone at once, everywhere', async () => {
  const id = await say('A heliotrope by the window');
  const other = await say('Something else');
  expect(await remove(id)).toMatchObject({ status: 200, body: { undo_seconds: 30 } });

  const params = { id };
  const asked = [
    await ada.call(getConversation, { params }),
    await ada.call(followReply, { params }),
    await ada.call(stopReply, { params }),
    await ada.call(setTitle, { params, body: { title: 'Here' } }),
    await ada.call(archiveConversation, { params }),
    await ada.call(unarchiveConversation, { params }),
    await ada.call(pinConversation, { params }),
    await ada.call(unpinConversation, { params }),
    await remove(id),
    await ada.call(sendMessage, {
      body: { message: 'And?', conversation_id: id },
      headers: { accept: 'application/json' },
    }),
  ];
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect(await listed()).toEqual([other]);
  expect((await ada.call(searchConversations, { body: { query: 'heliotrope' } })).body.results).toEqual([]);
  expect((await ada.call(chatMetrics)).body).toMatchObject({
    total_conversations: 1,
    messages_sent: 1,
    replies_received: 1,
  });
  const { rawPayload } = await ada.inject({ url: exportMe.path });
  expect(strFromU8(unzipSync(rawPayload)['wren.json'] ?? new Uint8Array())).not.toContain('heliotrope');
});

test('it comes back whole when the deletion is undone, where and as it was', async () => {
  const id = await say('One');
  await say('Two', id);
  await ada.call(setTitle, { params: { id }, body: { title: 'Rainy days' } });
  await ada.call(pinConversation, { params: { id } });
  await ada.call(archiveConversation, { params: { id } });
  const before = (await ada.call(getConversation, { params: { id } })).body;
  await remove(id);
  later(29);
  expect(await restore(id)).toMatchObject({
    status: 200,
    body: { id, title: 'Rainy days', is_pinned: true, archived: true },
  });
  expect((await ada.call(getConversation, { params: { id } })).body).toEqual(before);
  expect((await restore(id)).status).toBe(404);
});

test('what was forgotten with it comes back with it, and else stays forgotten', async () => {
  const [first, second] = [await say('One'), await say('Two')];
  await learn('You keep bees.', first);
  await learn('You like thunder.', second);
  await remove(first, 'true');
  expect(await remembered()).toEqual(['You like thunder.']);
  await restore(first);
  expect((await remembered()).toSorted()).toEqual(['You keep bees.', 'You like thunder.']);

  await remove(first, 'true');
  later(120);
  await finishDeletions(house.ctx);
  expect(await remembered()).toEqual(['You like thunder.']);
  expect((await restore(first)).status).toBe(404);
});

test('what was forgotten waits sealed: no column holds a word of it', async () => {
  const id = await say('One');
  await learn('You grow marigolds.', id);
  await remove(id, 'true');
  const row = await house.ctx.db.selectFrom('conversations').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  expect(row.forgotten).toBeInstanceOf(Buffer);
  for (const value of Object.values(row)) expect(String(value)).not.toMatch(/marigold/i);
});

test('after its time it cannot be brought back', async () => {
  const id = await say('One');
  await remove(id);
  later(60);
  expect((await restore(id)).status).toBe(404);
});

test('its rows go soon after, in a job by the clock that a restart does not lose; others stay', async () => {
  const [gone, young, standing] = [await say('One'), await say('Two'), await say('Three')];
  await remove(gone);
  later(50);
  await remove(young);
  // Another process than the one that deleted it: nothing of this is kept in memory.
  const restarted = tasks({ ...house.ctx });
  await restarted.finish_deletions?.({}, undefined);
  expect(await rowsOf(gone)).toBe(0);
  expect(await rowsOf(young)).toBeGreaterThan(0);
  expect(await rowsOf(standing)).toBeGreaterThan(0);
  expect((await restore(young)).status).toBe(200);
});

test('the clock knows that job', async () => {
  const { schedule } = await import('#tasks.ts');
  expect(schedule).toMatch(/^\* \* \* \* \* finish_deletions$/m);
});

test('deleting all chats takes one along that was just deleted, for good', async () => {
  const id = await say('One');
  await remove(id);
  await ada.call(deleteAllConversations);
  expect(await rowsOf(id)).toBe(0);
  expect((await restore(id)).status).toBe(404);
});

test('leaving takes one along that was just deleted, with what was forgotten', async () => {
  const id = await say('One');
  await learn('You keep bees.', id);
  await remove(id, 'true');
  expect((await ada.call(deleteMe, { body: { current_password: housePassword } })).status).toBe(204);
  expect(await rowsOf(id)).toBe(0);
  const { rows } = await house.ctx.db.executeQuery<{ n: number }>(
    CompiledQuery.raw('select count(*)::int as n from forgotten_memories where user_id = $1', [ada.id]),
  );
  expect(rows[0]?.n).toBe(0);
});

test('a resend under the key of a deleted conversation opens a new one', async () => {
  const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
  const first = await ada.call(sendMessage, { body: { message: 'Hello' }, headers });
  await remove(first.body.conversation_id);
  const second = await ada.call(sendMessage, { body: { message: 'Hello' }, headers });
  expect(second.status).toBe(200);
  expect(second.body.conversation_id).not.toBe(first.body.conversation_id);
});

test('a reply that ends after its conversation was deleted by another process is not kept', async () => {
  const id = await say('One');
  const over = Promise.withResolvers<void>();
  companion.script({ content: 'Late ' }, over.promise, { content: 'words.' }, { state: { turns: 2 } });
  const asked = ada.call(sendMessage, {
    body: { message: 'Two', conversation_id: id },
    headers: { accept: 'application/json' },
  });
  await expect.poll(() => companion.turns.at(-1)?.message).toBe('Two');
  await house.ctx.db.updateTable('conversations').set({ deleted_at: now }).where('id', '=', id).execute();
  over.resolve();
  expect((await asked).status).toBe(404);
  companion.script({ content: 'I am here.' }, { state: { turns: 1 } });
  await restore(id);
  expect((await ada.call(getConversation, { params: { id } })).body.messages).toHaveLength(2);
});

test('Bob brings back nothing of hers', async () => {
  const id = await say('One');
  await remove(id);
  expect((await restore(id, house.bob)).status).toBe(404);
  expect((await house.visitor.call(restoreConversation, { params: { id } })).status).toBe(401);
  expect((await restore(id)).status).toBe(200);
});
