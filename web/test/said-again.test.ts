import type { ConversationDetail, Message } from '@wren/contract/chat.ts';
import { crisisTag } from '@wren/contract/crisis.ts';
import { sizes } from '@wren/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { type ChatEvent, type ChatState, chatState, emptyChat, shownMessages } from '#chat/chat-state.ts';
import { plainWords } from '#chat/plain-words.ts';
import { broughtAlong } from '#chat/say-off-the-record.ts';

const at = '2026-11-20T20:00:00.000Z';
const kept = (id: string, role: Message['role'], content: string, tags: Message['tags'] = []): Message => ({
  id,
  role,
  content,
  timestamp: at,
  tags,
});
const talk: ConversationDetail = {
  id: 'c1',
  title: 'A long week',
  last_message: null,
  updated_at: at,
  is_pinned: false,
  archived: false,
  is_writing: false,
  can_undo_edit: false,
  messages: [
    kept('m1', 'user', 'One'),
    kept('m2', 'assistant', 'A.'),
    kept('m3', 'user', 'Two'),
    kept('m4', 'assistant', 'B.'),
  ],
};
const opened = (change: Partial<ConversationDetail> = {}, ...events: ChatEvent[]): ChatState =>
  [{ type: 'selected', conversation: { ...talk, ...change } } as ChatEvent, ...events].reduce(chatState, emptyChat);
const words = (state: ChatState) => shownMessages(state).map(({ content }) => content);
const again: ChatEvent = { type: 'again', key: 'k', at, replyId: 'm4' };
const failed: ChatEvent = { type: 'failed', key: 'k', error: 'No.' };

describe('a reply said another way', () => {
  it('is written in the place of the one before, and stands there when it is whole', () => {
    const state = opened({}, again, { type: 'token', key: 'k', text: 'C' });
    expect(words(state)).toEqual(['One', 'A.', 'Two', 'C']);
    const whole = kept('m4', 'assistant', 'C.');
    expect(words(chatState(state, { type: 'finished', key: 'k', message: whole }))).toEqual(['One', 'A.', 'Two', 'C.']);
  });

  it('that fails leaves the old one where it was, gives nothing to the input, and shows the error', () => {
    const state = opened({}, again, { type: 'token', key: 'k', text: 'C' }, failed);
    expect(words(state)).toEqual(['One', 'A.', 'Two', 'B.']);
    expect([state.error, state.returned, state.exchange]).toEqual(['No.', null, null]);
  });

  it('keeps the crisis card in sight all the while, and once', () => {
    const card = crisisTag({ need: 'suicide', country: 'US', urgent: false });
    const messages = [
      ...talk.messages.slice(0, 3),
      kept('m4', 'assistant', 'B.', [card, { tag: 'NOTICE', content: 'x' }]),
    ];
    const state = opened({ messages }, again);
    expect(shownMessages(state).at(-1)?.tags).toEqual([card]);
    expect(shownMessages(chatState(state, { type: 'tags', key: 'k', tags: [card] })).at(-1)?.tags).toEqual([card]);
  });

  it('waits for what is being said', () => {
    const busy = opened({}, { type: 'sent', key: 's', text: 'More', at });
    expect(chatState(busy, again)).toBe(busy);
  });
});

describe('an edited message', () => {
  const edited: ChatEvent = { type: 'sent', key: 'k', text: 'Other', at, replaces: 'm1' };

  it('takes the place of the first and of all that came after it', () => {
    expect(words(opened({}, edited))).toEqual(['Other', '']);
  });

  it('that fails brings everything back; its words stay where they were typed, and not in the input', () => {
    const state = opened({}, edited, failed);
    expect(words(state)).toEqual(['One', 'A.', 'Two', 'B.']);
    expect(state.returned).toBeNull();
    expect(state.canUndoEdit).toBe(false);
  });

  it('can be undone until the next message', () => {
    const done = opened({}, edited, { type: 'finished', key: 'k', message: kept('m6', 'assistant', 'Yes.') });
    expect(done.canUndoEdit).toBe(true);
    const anew = chatState(done, { type: 'again', key: 'a', at, replyId: 'm6' });
    const stillThere = chatState(anew, { type: 'finished', key: 'a', message: kept('m6', 'assistant', 'Indeed.') });
    expect(stillThere.canUndoEdit, 'another reply is not another message').toBe(true);
    const next = chatState(stillThere, { type: 'sent', key: 'n', text: 'Next', at });
    const gone = chatState(next, { type: 'finished', key: 'n', message: kept('m8', 'assistant', 'Yes.') });
    expect(gone.canUndoEdit).toBe(false);
  });
});

describe('what changed on the server', () => {
  it('takes its place', () => {
    const state = opened({}, { type: 'changed', message: kept('m2', 'assistant', 'A, another way.') });
    expect(words(state)).toEqual(['One', 'A, another way.', 'Two', 'B.']);
  });

  it('is not shown in another conversation, nor over what is being said', () => {
    const other = opened({}, { type: 'read', conversation: { ...talk, id: 'c2', messages: [] } });
    expect(words(other)).toHaveLength(4);
    const busy = opened({}, again);
    expect(chatState(busy, { type: 'read', conversation: { ...talk, messages: [] } })).toBe(busy);
  });
});

describe('the words of a reply', () => {
  it('are copied and said without the marks that only a screen reads', () => {
    const markdown =
      '## A *small* list\n\n- **one** `thing`\n- [two](https://example.org)\n\n> _quoted_\n\n---\n\n2 * 3 * 4, snake_case_name';
    expect(plainWords(markdown)).toBe('A small list\n\n• one thing\n• two\n\nquoted\n\n2 * 3 * 4, snake_case_name');
  });
});

describe('what comes along off the record', () => {
  it('is the newest of it, within what the server takes', () => {
    const long = Array.from({ length: 60 }, (_, i) =>
      kept(`${i}`, i % 2 ? 'assistant' : 'user', `${i} ${'x'.repeat(900)}`),
    );
    const history = broughtAlong(long);
    expect(history.length).toBeLessThanOrEqual(sizes.offTheRecord.messages);
    expect(history.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(
      sizes.offTheRecord.characters,
    );
    expect(history.at(-1)?.content).toMatch(/^59 /);
    expect(broughtAlong([kept('1', 'assistant', ''), kept('2', 'user', 'Hi')])).toEqual([
      { role: 'user', content: 'Hi' },
    ]);
  });
});
