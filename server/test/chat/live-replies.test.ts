import { noConversationSentence } from '@wren/contract/chat.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ChatRoom, openChatRoom, type StreamAnswer } from './chat-room.ts';
import type { Speech } from './prompted-companion.ts';

let room: ChatRoom;
beforeAll(async () => {
  room = await openChatRoom();
});
afterAll(() => room.close());
afterEach(() => {
  room.companion.script = undefined;
});

/** Sends a message and has the companion say its first words. */
async function begin(
  message: string,
  conversation_id?: string,
): Promise<{ speech: Speech; answer: StreamAnswer; id: string }> {
  const sending = room.alice.send(message, conversation_id ? { conversation_id } : {});
  const speech = await room.companion.asked();
  speech.say('I hear ');
  return { speech, answer: await sending, id: speech.turn.conversationId };
}

async function kept(message: string): Promise<string> {
  room.companion.script = ['Hi.'];
  const { body } = await room.alice.sendJson(message);
  room.companion.script = undefined;
  return body.conversation_id;
}

describe('a lost connection is not a failure', () => {
  test('the server finishes the reply and keeps it', async () => {
    const { speech, answer, id } = await begin('Please stay');
    await answer.next();
    answer.leave();
    speech.say('you.');
    speech.end();
    await expect.poll(async () => (await room.alice.detail(id)).is_writing).toBe(false);
    const { messages } = await room.alice.detail(id);
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Please stay'],
      ['assistant', 'I hear you.'],
    ]);
  });

  test('also when it is lost before the first word, and for a client that wants JSON', async () => {
    const leaving = new AbortController();
    const gone = room.house.app.inject({
      method: 'POST',
      url: '/api/chat/conversations/send_message/',
      headers: { authorization: `Bearer ${room.house.alice.access}`, accept: 'application/json' },
      payload: { message: 'Going offline' },
      signal: leaving.signal,
    });
    gone.catch(() => undefined);
    const speech = await room.companion.asked();
    leaving.abort();
    speech.say('I am still here.');
    speech.end();
    const { conversationId } = speech.turn;
    await expect.poll(async () => (await room.alice.get(conversationId)).status).toBe(200);
    await expect.poll(async () => (await room.alice.detail(conversationId)).messages).toHaveLength(2);
  });
});

describe('opening the conversation while it is still being written', () => {
  test('shows the message being answered, for a new conversation and for one that goes on', async () => {
    for (const before of [undefined, await kept('Earlier')]) {
      const { speech, answer, id } = await begin('What now?', before);
      const detail = await room.alice.detail(id);
      expect(detail.is_writing).toBe(true);
      expect(detail.messages.at(-1)).toMatchObject({ role: 'user', content: 'What now?', tags: [] });
      expect(detail.messages).toHaveLength(before ? 3 : 1);
      speech.end();
      const [opening] = await answer.rest();
      expect(opening).toMatchObject({ user_message_id: detail.messages.at(-1)?.id });
      expect((await room.alice.detail(id)).messages[before ? 2 : 0]).toEqual(detail.messages.at(-1));
    }
  });

  test('any number of followers get the reply from its first word on', async () => {
    const { speech, answer, id } = await begin('Tell me');
    const early = await room.alice.follow(id);
    speech.show([{ tag: 'FOLLOW-UP', content: 'Go on' }]);
    speech.say('you.');
    const late = await room.alice.follow(id);
    speech.end();
    const events = await answer.rest();
    expect(events.map((event) => Object.keys(event)[0])).toEqual([
      'conversation_id',
      'content',
      'tags',
      'content',
      'message',
    ]);
    expect(await early.rest()).toEqual(events);
    const [opening, first, tags, second, whole] = events;
    expect([first, second]).toEqual([{ content: 'I hear ' }, { content: 'you.' }]);
    // Who comes late gets what was said so far in one piece.
    expect(await late.rest()).toEqual([opening, tags, { content: 'I hear you.' }, whole]);
    expect(late.header('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(late.header('x-accel-buffering')).toBe('no');
  });

  test('following answers 204 when nothing is being written, and 404 where there is no such conversation', async () => {
    const id = await kept('Done');
    expect((await room.alice.follow(id)).status).toBe(204);
    expect((await room.alice.follow('0190a5a0-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await room.alice.follow('nope')).status).toBe(404);
  });

  test('the list shows a conversation being born, once, above older ones and not among the archived', async () => {
    const older = await kept('Older');
    const { speech, answer, id } = await begin('Newest of all');
    const list = await room.alice.conversations();
    expect(list.slice(0, 2).map((conversation) => conversation.id)).toEqual([id, older]);
    expect(list[0]).toMatchObject({ title: 'Untitled', last_message: { content: 'Newest of all' }, archived: false });
    expect((await room.alice.conversations('true')).map((conversation) => conversation.id)).not.toContain(id);
    speech.end();
    await answer.rest();
    const after = await room.alice.conversations();
    expect(after.filter((conversation) => conversation.id === id)).toHaveLength(1);
    expect(after[0]).toMatchObject({ id, last_message: { content: 'I hear' } });
  });

  test('renaming and archiving a conversation being born wait for it to be there', async () => {
    const { speech, answer, id } = await begin('Hello');
    const changes = [room.alice.post(`${id}/set_title/`, { title: 'Mine' }), room.alice.post(`${id}/archive/`)];
    speech.end();
    await answer.rest();
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await room.alice.detail(id)).toMatchObject({ title: 'Mine', archived: true });
  });
});

describe('stop', () => {
  test('ends the reply from any tab and keeps what was said, with a notice', async () => {
    const { speech, answer, id } = await begin('Talk');
    const other = await room.alice.follow(id);
    expect((await room.alice.post(`${id}/stop/`)).status).toBe(204);
    expect(speech.signal.aborted).toBe(true);
    const notice = { tag: 'NOTICE', content: 'You stopped this reply.' };
    const events = await answer.rest();
    expect(events.at(-1)).toMatchObject({ message: { content: 'I hear ', tags: [notice] } });
    expect((await other.rest()).at(-1)).toEqual(events.at(-1));
    expect((await room.alice.detail(id)).messages.at(-1)).toMatchObject({ content: 'I hear ', tags: [notice] });
  });

  test('before the first word keeps nothing, and says so', async () => {
    const before = await room.alice.conversations();
    const sending = room.alice.send('Wait');
    const { turn } = await room.companion.asked();
    expect((await room.alice.post(`${turn.conversationId}/stop/`)).status).toBe(204);
    const answer = await sending;
    expect(answer.status).toBe(409);
    expect(await answer.problem()).toMatchObject({ code: 'stopped' });
    expect(await room.alice.conversations()).toEqual(before);
  });

  test('keeps a crisis card that was already shown', async () => {
    const sending = room.alice.send('I want to die');
    const speech = await room.companion.asked();
    const crisis = { tag: 'CRISIS', content: 'US suicide' };
    speech.show([crisis]);
    const answer = await sending;
    await room.alice.post(`${speech.turn.conversationId}/stop/`);
    await answer.rest();
    const { messages, last_message } = await room.alice.detail(speech.turn.conversationId);
    expect(messages.at(-1)).toMatchObject({ content: '', tags: [crisis, { tag: 'NOTICE' }] });
    expect(last_message).toEqual({ content: 'I want to die' });
  });

  test('keeps the state the companion had before', async () => {
    const id = await kept('One');
    const { answer } = await begin('Two', id);
    await room.alice.post(`${id}/stop/`);
    await answer.rest();
    const third = await begin('Three', id);
    expect(third.speech.turn.state).toEqual({ heard: 3 });
    expect(third.speech.turn.history).toHaveLength(4);
    third.speech.end();
    await third.answer.rest();
  });

  test('does nothing when nothing is being written', async () => {
    const id = await kept('Done');
    expect((await room.alice.post(`${id}/stop/`)).status).toBe(204);
    expect((await room.alice.detail(id)).messages).toHaveLength(2);
  });
});

describe('deleting', () => {
  test('a conversation also ends the reply being written in it', async () => {
    for (const before of [undefined, await kept('Earlier')]) {
      const { speech, answer, id } = await begin('Forget this', before);
      expect(await room.alice.delete(id)).toBe(200);
      expect(speech.signal.aborted).toBe(true);
      expect((await answer.rest()).at(-1)).toMatchObject({
        error: { code: 'not_found', detail: noConversationSentence },
      });
      expect((await room.alice.get(id)).status).toBe(404);
      expect((await room.alice.conversations('all')).map((conversation) => conversation.id)).not.toContain(id);
    }
  });
});

test('a conversation another process deleted meanwhile takes nothing in', async () => {
  const id = await kept('Earlier');
  const { speech, answer } = await begin('Now', id);
  const { db } = room.house.ctx;
  await db.deleteFrom('conversations').where('id', '=', id).execute();
  speech.end();
  expect((await answer.rest()).at(-1)).toMatchObject({ error: { code: 'not_found' } });
  expect(await db.selectFrom('messages').where('conversation_id', '=', id).selectAll().execute()).toEqual([]);
});

test('Bob sees, follows, stops and ends nothing of a reply to Alice', async () => {
  const { speech, answer, id } = await begin('Just between us');
  for (const { status, body } of [
    await room.bob.get(id),
    await room.bob.post(`${id}/stop/`),
    await room.bob.post(`${id}/archive/`),
    await room.bob.post(`${id}/set_title/`, { title: 'Bob' }),
  ]) {
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: noConversationSentence });
  }
  expect((await room.bob.follow(id)).status).toBe(404);
  expect(await room.bob.delete(id)).toBe(404);
  expect((await room.bob.send('Me too', { conversation_id: id })).status).toBe(404);
  expect(await room.bob.conversations('all')).toEqual([]);
  expect(speech.signal.aborted).toBe(false);
  speech.end();
  expect((await answer.rest()).at(-1)).toHaveProperty('message');
});

test('a house that closes keeps what was said so far', async () => {
  const leaving = await openChatRoom();
  const sending = leaving.alice.send('Before you go');
  const speech = await leaving.companion.asked();
  speech.say('I will');
  const answer = await sending;
  const closing = leaving.close();
  expect((await answer.rest()).at(-1)).toMatchObject({
    message: { content: 'I will', tags: [{ tag: 'NOTICE', content: expect.stringContaining('restart') }] },
  });
  await closing;
});
