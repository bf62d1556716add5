import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { CompanionFailed } from '#companion/companion.ts';
import { type ChatRoom, newKey, openChatRoom, Talker } from './chat-room.ts';

let room: ChatRoom;
beforeAll(async () => {
  room = await openChatRoom();
});
afterAll(() => room.close());
beforeEach(() => {
  room.companion.script = undefined;
});

test('a resend while the reply is being written joins it, from its first word on', async () => {
  const key = newKey();
  const sending = room.alice.send('Once only', { key });
  const speech = await room.companion.asked();
  speech.say('I hear ');
  const first = await sending;
  await first.next();
  first.leave();
  const second = await room.alice.send('Once only', { key });
  const json = room.alice.sendJson('Once only', { key, conversation_id: speech.turn.conversationId });
  speech.say('you.');
  speech.end();
  const events = await second.rest();
  expect(events.map((event) => Object.keys(event)[0])).toEqual(['conversation_id', 'content', 'content', 'message']);
  expect(events[1]).toEqual({ content: 'I hear ' });
  expect((await json).body).toMatchObject({ content: 'I hear you.', conversation_id: speech.turn.conversationId });
  expect((await room.alice.detail(speech.turn.conversationId)).messages).toHaveLength(2);
});

test('a resend after the reply was kept tells the same exchange again, as a stream and as JSON', async () => {
  const key = newKey();
  const sending = room.alice.send('Remember this', { key });
  const speech = await room.companion.asked();
  speech.show([{ tag: 'FOLLOW-UP', content: 'Go on' }]);
  speech.say('I ');
  speech.say('will.');
  speech.end();
  const first = await (await sending).rest();
  const asked = room.companion.speeches.length;
  const again = await (await room.alice.send('Remember this', { key })).rest();
  expect(again).toEqual([first[0], first[1], { content: 'I will.' }, first.at(-1)]);
  const { status, body } = await room.alice.sendJson('Remember this', { key: key.toUpperCase() });
  expect(status).toBe(200);
  expect({ message: body }).toMatchObject(first.at(-1) ?? {});
  expect(body.conversation_id).toBe(speech.turn.conversationId);
  expect(room.companion.speeches).toHaveLength(asked);
  expect((await room.alice.detail(body.conversation_id)).messages).toHaveLength(2);
});

test('the same key with another message or conversation is refused, in both phases', async () => {
  const key = newKey();
  const sending = room.alice.sendJson('This', { key });
  const speech = await room.companion.asked();
  expect((await room.alice.sendJson('That', { key })).status).toBe(409);
  speech.say('Yes.');
  speech.end();
  await sending;
  const answer = await room.alice.send('That', { key });
  expect(answer.status).toBe(409);
  expect(await answer.problem()).toMatchObject({ code: 'conflict' });
  room.companion.script = ['Hi.'];
  const other = await room.alice.sendJson('Elsewhere');
  const moved = await room.alice.sendJson('This', { key, conversation_id: other.body.conversation_id });
  expect(moved.status).toBe(409);
});

test('a failed exchange leaves its key free', async () => {
  const key = newKey();
  const sending = room.alice.sendJson('Try', { key });
  (await room.companion.asked()).fail(new CompanionFailed('no voice'));
  expect((await sending).status).toBe(503);
  room.companion.script = ['Here I am.'];
  expect((await room.alice.sendJson('Try', { key })).body.content).toBe('Here I am.');
});

test('two sends at once under one key are one exchange', async () => {
  room.companion.script = ['One.'];
  const key = newKey();
  const asked = room.companion.speeches.length;
  const [first, second] = await Promise.all([1, 2].map(() => room.alice.sendJson('Twice', { key })));
  expect(first?.body).toEqual(second?.body);
  expect(room.companion.speeches).toHaveLength(asked + 1);
});

test('a key belongs to the person who sent it', async () => {
  room.companion.script = ['Yours.'];
  const key = newKey();
  const alice = await room.alice.sendJson('Hello', { key });
  const bob = await room.bob.sendJson('Hello', { key });
  expect(bob.status).toBe(200);
  expect(bob.body.conversation_id).not.toBe(alice.body.conversation_id);
});

test('a key answered by another process meanwhile keeps nothing a second time', async () => {
  const key = newKey();
  const other = await openOther();
  const sending = room.alice.sendJson('Race', { key });
  const speech = await room.companion.asked();
  room.companion.script = ['Elsewhere.'];
  const elsewhere = await other.sendJson('Race', { key });
  expect(elsewhere.status).toBe(200);
  speech.say('Here.');
  speech.end();
  expect((await sending).status).toBe(409);
  expect((await room.alice.get(speech.turn.conversationId)).status).toBe(404);
  expect((await room.alice.sendJson('Race', { key })).body.content).toBe('Elsewhere.');
});

test('a key that is not a UUID is refused', async () => {
  const answer = await room.alice.send('Hello', { key: 'first try' });
  expect(answer.status).toBe(400);
  expect(await answer.problem()).toMatchObject({
    code: 'invalid',
    fields: { 'Idempotency-Key': [expect.any(String)] },
  });
});

const others: FastifyInstance[] = [];
afterAll(() => Promise.all(others.map((app) => app.close())));

/** Alice, at a second process over the same database. */
async function openOther(): Promise<Talker> {
  const { ctx, alice } = room.house;
  const nothing = async () => undefined;
  const app = await buildApp({ ...ctx, jobs: { ...ctx.jobs, start: nothing, stop: nothing } });
  others.push(app);
  return new Talker(await app.listen({ host: '127.0.0.1', port: 0 }), alice.access);
}
