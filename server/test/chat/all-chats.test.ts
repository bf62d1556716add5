import { chatMetrics, deleteAllConversations } from '@wren/contract/chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatRoom, newKey, openChatRoom } from './chat-room.ts';

let room: ChatRoom;
beforeAll(async () => {
  room = await openChatRoom();
});
beforeEach(async () => {
  room.companion.script = ['I hear you.'];
  await room.house.alice.call(deleteAllConversations);
  await room.house.bob.call(deleteAllConversations);
});
afterAll(() => room.close());

const metricsOf = async (name: 'alice' | 'bob', query?: { time_zone: string }) => {
  const answer = await room.house[name].call(chatMetrics, query ? { query } : {});
  expect(answer.status).toBe(200);
  return answer.body;
};

const happenedAt = (conversation: string, moment: string) =>
  room.house.ctx.db
    .updateTable('messages')
    .set({ created_at: new Date(moment) })
    .where('conversation_id', '=', conversation)
    .execute();

describe('the metrics of someone', () => {
  test('who has said nothing are zeros, and say nothing of days', async () => {
    expect(await metricsOf('alice')).toEqual({
      total_conversations: 0,
      active_conversations: 0,
      archived_conversations: 0,
      messages_sent: 0,
      replies_received: 0,
    });
  });

  test("count their own conversations and messages, and nobody else's", async () => {
    const { body: first } = await room.alice.sendJson('One');
    await room.alice.sendJson('Two', { conversation_id: first.conversation_id });
    const { body: second } = await room.alice.sendJson('Three');
    await room.alice.post(`${second.conversation_id}/archive/`);
    const { body: bobs } = await room.bob.sendJson('Mine');
    // A Friday in London, and a Saturday in Tokyo; then a Monday.
    await happenedAt(first.conversation_id, '2026-05-01T23:30:00Z');
    await happenedAt(second.conversation_id, '2026-05-04T09:00:00Z');
    await happenedAt(bobs.conversation_id, '2026-05-05T09:00:00Z');

    expect(await metricsOf('alice')).toEqual({
      total_conversations: 2,
      active_conversations: 1,
      archived_conversations: 1,
      messages_sent: 3,
      replies_received: 3,
      messages_per_conversation: 1.5,
      most_active_day: 'Friday',
      first_message_at: '2026-05-01T23:30:00.000Z',
      last_message_at: '2026-05-04T09:00:00.000Z',
    });
    expect(await metricsOf('alice', { time_zone: 'Asia/Tokyo' })).toMatchObject({ most_active_day: 'Saturday' });
    expect(await metricsOf('bob')).toMatchObject({ total_conversations: 1, most_active_day: 'Tuesday' });
  });

  test('are for people who are signed in', async () => {
    expect((await room.house.visitor.call(chatMetrics)).status).toBe(401);
  });

  test.each(['Mars/Olympus', "UTC'; drop table users; --", '+05:00', ''])(
    'refuse %j as a time zone',
    async (time_zone) => {
      const { status } = await room.house.alice.call(chatMetrics, { query: { time_zone } });
      expect(status).toBe(400);
    },
  );

  test.each(['America/Chicago', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Etc/UTC'])(
    'know the time zone %s',
    async (time_zone) => {
      expect((await room.house.alice.call(chatMetrics, { query: { time_zone } })).status).toBe(200);
    },
  );
});

describe('deleting all chats', () => {
  test("takes every conversation, archived ones too, and leaves Bob's", async () => {
    const { body } = await room.alice.sendJson('One');
    await room.alice.sendJson('Two');
    await room.alice.post(`${body.conversation_id}/archive/`);
    await room.bob.sendJson('Mine');

    expect((await room.house.alice.call(deleteAllConversations)).status).toBe(204);
    expect(await room.alice.conversations('all')).toEqual([]);
    expect((await room.alice.get(`${body.conversation_id}/`)).status).toBe(404);
    expect(await room.bob.conversations('all')).toHaveLength(1);
    const { db } = room.house.ctx;
    const rows = await db.selectFrom('messages').where('user_id', '=', room.house.alice.id).select('id').execute();
    expect(rows).toEqual([]);
  });

  test('ends the replies being written, and keeps none of them', async () => {
    const { body: old } = await room.alice.sendJson('An old one');
    room.companion.script = undefined;
    const answers = [
      await begun('In an old one', { conversation_id: old.conversation_id }),
      await begun('In a new one', {}),
    ];
    const bobs = await begun('Let me finish', {}, room.bob);

    expect((await room.house.alice.call(deleteAllConversations)).status).toBe(204);
    for (const { speech, answer } of answers) {
      expect(speech.signal.aborted).toBe(true);
      expect(await answer.rest()).toContainEqual({ error: expect.objectContaining({ status: 404 }) });
    }
    expect(await room.alice.conversations('all')).toEqual([]);

    expect(bobs.speech.signal.aborted).toBe(false);
    bobs.speech.end();
    await bobs.answer.rest();
    expect(await room.bob.conversations('all')).toHaveLength(1);
  });

  test('is for people who are signed in', async () => {
    expect((await room.house.visitor.call(deleteAllConversations)).status).toBe(401);
  });
});

async function begun(message: string, options: { conversation_id?: string }, who = room.alice) {
  const [speech, answer] = await Promise.all([
    room.companion.asked().then((asked) => {
      asked.say('I ');
      return asked;
    }),
    who.send(message, { ...options, key: newKey() }),
  ]);
  return { speech, answer };
}
