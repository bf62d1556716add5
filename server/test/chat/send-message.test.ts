import { archivedSendSentence, noConversationSentence } from '@wren/contract/chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CompanionFailed } from '#companion/companion.ts';
import { connect } from '#platform/database/connect.ts';
import { type ChatRoom, newKey, openChatRoom } from './chat-room.ts';

let room: ChatRoom;
beforeAll(async () => {
  room = await openChatRoom();
});
afterAll(() => room.close());
beforeEach(() => {
  room.companion.script = undefined;
});

describe('a reply as an event stream', () => {
  test('announces the conversation, then streams each piece as it is said, then the message, then [DONE]', async () => {
    const sending = room.alice.send('I feel stuck.');
    const speech = await room.companion.asked();
    speech.say('That ');
    const answer = await sending;
    expect(answer.status).toBe(200);
    expect(answer.header('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.header('cache-control')).toBe('no-store, no-transform');
    expect(answer.header('x-accel-buffering')).toBe('no');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
    expect(await answer.next()).toEqual({ conversation_id: expect.any(String), user_message_id: expect.any(String) });
    expect(await answer.next()).toEqual({ content: 'That ' });
    speech.say('sounds heavy.');
    expect(await answer.next()).toEqual({ content: 'sounds heavy.' });
    speech.show([{ tag: 'FOLLOW-UP', content: 'Tell me more' }]);
    expect(await answer.next()).toEqual({ tags: [{ tag: 'FOLLOW-UP', content: 'Tell me more' }] });
    speech.end();
    expect(await answer.next()).toEqual({
      message: {
        id: expect.any(String),
        role: 'assistant',
        content: 'That sounds heavy.',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        tags: [{ tag: 'FOLLOW-UP', content: 'Tell me more' }],
      },
    });
    expect(await answer.next()).toBeUndefined();
  });

  test('a CRISIS tag comes before any word', async () => {
    const sending = room.alice.send('I want to die.');
    const speech = await room.companion.asked();
    speech.show([{ tag: 'CRISIS', content: 'US suicide' }]);
    const answer = await sending;
    await answer.next();
    expect(await answer.next()).toEqual({ tags: [{ tag: 'CRISIS', content: 'US suicide' }] });
    speech.say('I am glad you told me.');
    speech.end();
    const [word] = await answer.rest();
    expect(word).toEqual({ content: 'I am glad you told me.' });
  });

  test('a slow companion does not hold back the conversation id', async () => {
    const sending = room.alice.send('Are you there?');
    const speech = await room.companion.asked();
    const answer = await sending;
    expect(await answer.next()).toHaveProperty('conversation_id', speech.turn.conversationId);
    speech.say('Yes.');
    speech.end();
    await answer.rest();
  });
});

test('a client that accepts only JSON gets the reply as a single JSON body', async () => {
  room.companion.script = ['Good ', 'evening.'];
  const { status, body } = await room.alice.sendJson('Hello');
  expect(status).toBe(200);
  expect(body).toEqual({
    conversation_id: expect.any(String),
    id: expect.any(String),
    role: 'assistant',
    content: 'Good evening.',
    timestamp: expect.any(String),
    tags: [],
  });
});

describe('what the companion is told', () => {
  test('the conversation so far, its state, and nothing of other conversations', async () => {
    room.companion.script = ['One.'];
    const first = await room.alice.sendJson('First message');
    await room.alice.sendJson('Elsewhere');
    room.companion.script = ['Two.'];
    await room.alice.sendJson('  Second message \n', { conversation_id: first.body.conversation_id });
    const turn = room.companion.speeches.at(-1)?.turn;
    expect(turn?.message).toBe('Second message');
    expect(turn?.history.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'First message'],
      ['assistant', 'One.'],
    ]);
    expect(turn?.state).toEqual({ heard: 'First message'.length });
    expect(turn?.conversationId).toBe(first.body.conversation_id);
  });

  test('who it talks to, and the country the browser speaks for', async () => {
    room.companion.script = ['Hi.'];
    await room.alice.sendJson('Hello', { headers: { 'accept-language': 'en-IE,en;q=0.8' } });
    expect(room.companion.speeches.at(-1)?.turn.person).toEqual({
      firstName: '',
      pronouns: '',
      tone: 'friendly',
      length: 'medium',
      concerns: [],
      goals: [],
      country: 'IE',
    });
  });
});

describe('a refusal before the first word is an ordinary answer', () => {
  test('a conversation that is missing or someone else’s: 404', async () => {
    room.companion.script = ['Hi.'];
    const { body } = await room.alice.sendJson('Mine');
    for (const conversation_id of [body.conversation_id, '0190a5a0-0000-7000-8000-000000000000']) {
      const answer = await room.bob.send('Let me in', { conversation_id });
      expect(answer.status).toBe(404);
      expect(await answer.problem()).toMatchObject({ code: 'not_found', detail: noConversationSentence });
    }
    expect(await room.bob.conversations('all')).toEqual([]);
  });

  test('an archived conversation: 409, and nothing is added', async () => {
    room.companion.script = ['Hi.'];
    const { body } = await room.alice.sendJson('Hello');
    await room.alice.post(`${body.conversation_id}/archive/`);
    for (const accept of ['text/event-stream', 'application/json']) {
      const answer = await room.alice.send('More', { conversation_id: body.conversation_id, headers: { accept } });
      expect(answer.status).toBe(409);
      expect(await answer.problem()).toMatchObject({ code: 'archived', detail: archivedSendSentence });
    }
    expect((await room.alice.detail(body.conversation_id)).messages).toHaveLength(2);
  });

  test.each([
    ['empty', '', 'Please write a message first.'],
    ['empty after trimming', ' \n\t ', 'Please write a message first.'],
    ['longer than 3000', 'x'.repeat(3001), 'A message can hold at most 3000 characters.'],
    ['longer than 3000 UTF-16 units', '🌱'.repeat(1501), 'A message can hold at most 3000 characters.'],
  ])('a message that is %s: 400', async (_, message, sentence) => {
    const answer = await room.alice.send(message);
    expect(answer.status).toBe(400);
    expect(await answer.problem()).toMatchObject({ code: 'invalid', fields: { message: [sentence] } });
  });

  test('3000 characters after trimming are kept whole', async () => {
    room.companion.script = ['Thank you.'];
    const message = '🌱'.repeat(1500);
    const { body } = await room.alice.sendJson(`  ${message}  `);
    expect((await room.alice.detail(body.conversation_id)).messages[0]?.content).toBe(message);
  });

  test('an unknown field or an id that cannot be: 400; a visitor: 401', async () => {
    expect((await room.alice.send('Hi', { extra: { model: 'x' } })).status).toBe(400);
    expect((await room.alice.send('Hi', { conversation_id: 'nope' })).status).toBe(400);
    expect((await room.visitor.send('Hi')).status).toBe(401);
  });
});

describe('on failure nothing is kept', () => {
  test('before the first word: 503, and the conversation opened for it is gone', async () => {
    const before = await room.alice.conversations('all');
    const sending = room.alice.send('Hello?');
    (await room.companion.asked()).fail(new CompanionFailed('no voice'));
    const answer = await sending;
    expect(answer.status).toBe(503);
    expect(await answer.problem()).toMatchObject({
      code: 'companion_unavailable',
      detail: expect.stringMatching(/\.$/),
    });
    expect(await room.alice.conversations('all')).toEqual(before);
  });

  test('after the first word: an error event, and the conversation opened for it is gone', async () => {
    const before = await room.alice.conversations('all');
    const sending = room.alice.send('Hello?');
    const speech = await room.companion.asked();
    speech.say('I am');
    const answer = await sending;
    await answer.next();
    await answer.next();
    expect(await room.alice.conversations('all')).toHaveLength(before.length + 1);
    speech.fail(new CompanionFailed('cut off'));
    expect(await answer.rest()).toEqual([{ error: expect.objectContaining({ code: 'companion_unavailable' }) }]);
    expect(await room.alice.conversations('all')).toEqual(before);
    expect((await room.alice.get(speech.turn.conversationId)).status).toBe(404);
  });

  test('in a conversation that goes on: what was there stays as it was', async () => {
    room.companion.script = ['Hi.'];
    const { body } = await room.alice.sendJson('Hello');
    const before = await room.alice.detail(body.conversation_id);
    room.companion.script = undefined;
    const sending = room.alice.sendJson('And now?', { conversation_id: body.conversation_id });
    const speech = await room.companion.asked();
    speech.say('Now');
    speech.fail(new CompanionFailed('cut off'));
    expect((await sending).status).toBe(503);
    expect(await room.alice.detail(body.conversation_id)).toEqual(before);
  });

  test('when the database is away at the end: an error event says so, and the same key works after', async () => {
    const { ctx, expectTrouble } = room.house;
    expectTrouble();
    const key = newKey();
    const sending = room.alice.send('Hello?', { key });
    const speech = await room.companion.asked();
    speech.say('Here.');
    const answer = await sending;
    const { db } = ctx;
    const nowhere = connect({ host: '/nowhere', user: 'wren', database: 'wren' });
    ctx.db = nowhere.db;
    speech.end();
    expect((await answer.rest()).at(-1)).toMatchObject({ error: { code: 'unavailable', status: 503 } });
    ctx.db = db;
    await nowhere.close();
    room.companion.script = ['Here again.'];
    expect((await room.alice.sendJson('Hello?', { key })).body.content).toBe('Here again.');
  });

  test('a companion that says nothing at all has failed', async () => {
    const sending = room.alice.sendJson('Hello?');
    (await room.companion.asked()).end();
    expect((await sending).status).toBe(503);
  });
});

test('of two sends at once to one conversation the second is refused with a plain sentence', async () => {
  room.companion.script = ['Hi.'];
  const { body } = await room.alice.sendJson('Hello');
  room.companion.script = undefined;
  const { conversation_id } = body;
  const [first, second] = [
    room.alice.sendJson('One', { conversation_id }),
    room.alice.send('Two', { conversation_id }),
  ];
  const speech = await room.companion.asked();
  const answers = await Promise.race([second, first.then(() => undefined)]);
  expect(answers?.status).toBe(409);
  expect(await answers?.problem()).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('still answering'),
  });
  speech.say('Just one.');
  speech.end();
  expect((await first).status).toBe(200);
  expect((await room.alice.detail(conversation_id)).messages).toHaveLength(4);
});
