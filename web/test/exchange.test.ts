import { encodeChatEvent } from '@wren/contract/chat-stream.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatEvent, chatState, emptyChat, shownMessages } from '#chat/chat-state.ts';
import { followLive, sayAndListen } from '#chat/exchange.ts';

const message = {
  id: '01a1fa0d-a176-76bf-b664-ec2b2fc2304b',
  role: 'assistant' as const,
  content: 'That sounds heavy.',
  timestamp: '2026-11-20T20:00:00.000Z',
  tags: [{ tag: 'FOLLOW-UP', content: 'Yes' }],
};
const opened = encodeChatEvent({ conversation_id: 'c1', user_message_id: 'u1' });
const first = encodeChatEvent({ content: 'That ' });
const second = encodeChatEvent({ content: 'sounds' });
const whole = `${encodeChatEvent({ message })}data: [DONE]\n\n`;
const detail = (messages: unknown[], is_writing = false) => ({
  id: 'c1',
  title: 'Untitled',
  last_message: null,
  updated_at: message.timestamp,
  is_pinned: false,
  archived: false,
  messages,
  is_writing,
  can_undo_edit: false,
});
const mine = { ...message, id: 'u1', role: 'user', content: 'I feel low', tags: [] };
const problem = (status: number, detail: string) => ({
  type: 't',
  title: 't',
  status,
  detail,
  code: 'internal' as const,
});

/** What the server does with one request after another. A stream that is `cut` ends in a network error. */
type Answer = { stream: string; cut?: boolean } | { json: unknown; status?: number } | { status: 204 } | Error;
let answers: Answer[];
let requests: { path: string; key: string | null }[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
  requests = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, key: new Headers(init.headers).get('idempotency-key') });
    const answer = answers.shift();
    if (!answer) throw new Error('No answer was prepared.');
    if (answer instanceof Error) throw answer;
    if ('json' in answer) {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(answer.json), { status: answer.status ?? 200, headers });
    }
    if (!('stream' in answer)) return new Response(null, { status: 204 });
    return new Response(streamOf(answer.stream, answer.cut === true), {
      headers: { 'content-type': 'text/event-stream' },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function streamOf(text: string, isCut: boolean): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (!isSent) controller.enqueue(new TextEncoder().encode(text));
      else if (isCut) controller.error(new TypeError('network error'));
      else controller.close();
      isSent = true;
    },
  });
}

/** Runs an exchange to its end and gives what the screen went through. */
async function say(...prepared: Answer[]) {
  answers = prepared;
  const events: ChatEvent[] = [{ type: 'sent', key: 'k', text: 'I feel low', at: message.timestamp }];
  const running = sayAndListen({ key: 'k', message: 'I feel low', conversationId: null }, (event) =>
    events.push(event),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  const state = events.reduce(chatState, emptyChat);
  const shown = shownMessages(state).map(({ role, content }) => `${role}: ${content}`);
  return { outcome: await running, events, state, shown, names: events.map(({ type }) => type) };
}

describe('a chat reply', () => {
  it('may arrive as an event stream: words are shown in batches, then the final content and tags', async () => {
    const { outcome, names, shown, state } = await say({ stream: opened + first + second + whole });
    expect(outcome).toBe('finished');
    expect(names).toEqual(['sent', 'opened', 'token', 'finished']);
    expect(shown).toEqual(['user: I feel low', 'assistant: That sounds heavy.']);
    expect(state.messages.at(-1)?.tags).toEqual(message.tags);
  });

  it('may arrive as a single JSON body', async () => {
    const { outcome, shown, state } = await say({ json: { ...message, conversation_id: 'c1' } });
    expect(outcome).toBe('finished');
    expect(shown).toEqual(['user: I feel low', 'assistant: That sounds heavy.']);
    expect(state.selected?.id).toBe('c1');
  });
});

describe('a failure', () => {
  it("before the first word shows the body's sentence and restores the input text", async () => {
    const { outcome, state, shown } = await say({ json: problem(503, 'Wren cannot answer right now.'), status: 503 });
    expect(outcome).toBe('failed');
    expect(state).toMatchObject({ error: 'Wren cannot answer right now.', returned: { text: 'I feel low' } });
    expect(shown).toEqual([]);
  });

  it("after the first word is the stream's own error, and nothing is kept", async () => {
    const error = encodeChatEvent({ error: problem(500, 'Something went wrong.') });
    const { outcome, state, shown } = await say({ stream: opened + first + error });
    expect(outcome).toBe('failed');
    expect(state).toMatchObject({ error: 'Something went wrong.', selected: null });
    expect(shown).toEqual([]);
  });

  it("without any sentence is 'Failed to send message'", async () => {
    expect((await say({ json: {}, status: 500 })).state.error).toBe('Failed to send message');
  });

  it("is 'No reader available' when a stream has no reader", async () => {
    const { state } = await say({ status: 204 }, { status: 204 });
    expect(state.error).toMatch(/^No reader available/);
  });
});

describe('a lost connection is not a failure', () => {
  it('the reply is followed from its first word on', async () => {
    const { outcome, names, shown } = await say(
      { stream: opened + first, cut: true },
      { stream: opened + first + second + whole },
    );
    expect(outcome).toBe('finished');
    expect(names).toContain('lost');
    expect(shown).toEqual(['user: I feel low', 'assistant: That sounds heavy.']);
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/chat/conversations/send_message/',
      '/api/chat/conversations/c1/reply/',
    ]);
  });

  it('a stream that simply ends is a lost one too', async () => {
    expect((await say({ stream: opened + first }, { stream: opened + whole })).outcome).toBe('finished');
  });

  it('a reply that was finished meanwhile is read from the conversation', async () => {
    const { outcome, shown } = await say(
      { stream: opened + first, cut: true },
      new TypeError('Failed to fetch'),
      { status: 204 },
      { json: detail([mine, message]) },
    );
    expect(outcome).toBe('finished');
    expect(shown).toEqual(['user: I feel low', 'assistant: That sounds heavy.']);
  });

  it('a reply the server did not keep gives the text back', async () => {
    const { outcome, state } = await say({ stream: opened, cut: true }, { status: 204 }, { json: detail([]) });
    expect(outcome).toBe('failed');
    expect(state.returned?.text).toBe('I feel low');
  });

  it('before any answer, the message is sent once more under the same key', async () => {
    const { outcome } = await say(new TypeError('Failed to fetch'), { stream: opened + whole });
    expect(outcome).toBe('finished');
    expect(requests.map(({ key }) => key)).toEqual(['k', 'k']);
  });

  it('that lasts gives the text back and says what happened and what to do', async () => {
    const { outcome, state } = await say(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
    expect(outcome).toBe('unknown');
    expect(state.error).toBe('Failed to fetch\nYour words are still here. Check your connection and send them again.');
    expect(state.returned?.text).toBe('I feel low');
  });

  it('says so when a followed reply had ended before we came', async () => {
    answers = [{ status: 204 }];
    const following = followLive('f', 'c1', () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(await following).toBe('over');
  });
});
