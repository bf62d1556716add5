import type { ConversationDetail, Message } from '@wren/contract/chat.ts';
import { describe, expect, it } from 'vitest';
import { type ChatEvent, type ChatState, chatState, emptyChat, maySend, shownMessages } from '#chat/chat-state.ts';

const at = '2026-11-20T20:00:00.000Z';
const kept = (id: string, role: Message['role'], content: string): Message => ({
  id,
  role,
  content,
  timestamp: at,
  tags: [],
});
const conversation = (change: Partial<ConversationDetail> = {}): ConversationDetail => ({
  id: 'c1',
  title: 'A long week',
  last_message: null,
  updated_at: at,
  is_pinned: false,
  archived: false,
  is_writing: false,
  can_undo_edit: false,
  messages: [kept('m1', 'user', 'hello'), kept('m2', 'assistant', 'Hello. What is on your mind?')],
  ...change,
});
const sent: ChatEvent = { type: 'sent', key: 'k', text: 'I feel low', at };
const opened: ChatEvent = { type: 'opened', key: 'k', conversationId: 'c9', userMessageId: 'u9' };
const reply: Message = {
  ...kept('r9', 'assistant', 'That sounds heavy.'),
  tags: [{ tag: 'FOLLOW-UP', content: 'Yes' }],
};
const finished: ChatEvent = { type: 'finished', key: 'k', message: reply };

const after = (...events: ChatEvent[]): ChatState => events.reduce(chatState, emptyChat);
const words = (state: ChatState) => shownMessages(state).map(({ role, content }) => `${role}: ${content}`);

describe('sending a message', () => {
  it("adds the user's message at once together with an empty streaming assistant message", () => {
    const state = after(sent);
    expect(words(state)).toEqual(['user: I feel low', 'assistant: ']);
    expect(shownMessages(state).at(-1)?.streaming).toBe(true);
  });

  it('lets streamed content update the assistant message', () => {
    const state = after(
      sent,
      opened,
      { type: 'token', key: 'k', text: 'That ' },
      { type: 'token', key: 'k', text: 'sounds' },
    );
    expect(words(state)).toEqual(['user: I feel low', 'assistant: That sounds']);
    expect(shownMessages(state).at(-1)?.streaming).toBe(true);
  });

  it('replaces it with the final content and tags on completion, and streaming ends', () => {
    const state = after(sent, opened, { type: 'token', key: 'k', text: 'That so' }, finished);
    expect(words(state)).toEqual(['user: I feel low', 'assistant: That sounds heavy.']);
    expect(shownMessages(state).at(-1)).toEqual(reply);
    expect(state.exchange).toBeNull();
  });

  it("selects a new conversation once the server has returned its id, titled 'New Conversation'", () => {
    expect(after(sent).selected).toBeNull();
    expect(after(sent, opened).selected).toEqual({ id: 'c9', title: 'New Conversation', archived: false });
  });

  it('keeps the title of a conversation that was already open', () => {
    expect(after({ type: 'selected', conversation: conversation() }, sent, opened).selected?.title).toBe('A long week');
  });

  it('shows tags as soon as they come, before any word', () => {
    const crisis = { tag: 'CRISIS', content: 'suicide' };
    expect(shownMessages(after(sent, opened, { type: 'tags', key: 'k', tags: [crisis] })).at(-1)?.tags).toEqual([
      crisis,
    ]);
  });

  it('removes both temporary messages on failure, restores the input text and shows the error', () => {
    const state = after(
      { type: 'selected', conversation: conversation() },
      sent,
      { type: 'token', key: 'k', text: 'That' },
      { type: 'failed', key: 'k', error: 'Failed to send message' },
    );
    expect(words(state)).toEqual(['user: hello', 'assistant: Hello. What is on your mind?']);
    expect(state.returned).toEqual({ key: 'k', text: 'I feel low' });
    expect(state.error).toBe('Failed to send message');
  });

  it('takes a conversation back that was opened for a first message which failed', () => {
    const state = after(sent, opened, { type: 'failed', key: 'k', error: 'No' });
    expect(state).toMatchObject({ selected: null, messages: [], returned: { text: 'I feel low' } });
  });

  it('clears the error of the last send', () => {
    expect(after(sent, { type: 'failed', key: 'k', error: 'No' }, { ...sent, key: 'k2' }).error).toBeNull();
  });

  it('blocks further sends while sending', () => {
    const state = after(sent, { ...sent, key: 'k2', text: 'and again' });
    expect(words(state)).toEqual(['user: I feel low', 'assistant: ']);
    expect(maySend(state, 'more')).toBe(false);
    expect(maySend(chatState(state, finished), 'more')).toBe(true);
  });

  it('sends nothing that is empty after trimming', () => {
    expect(maySend(emptyChat, '  \n ')).toBe(false);
    expect(maySend(emptyChat, ' a ')).toBe(true);
  });

  it('sends nothing to an archived conversation', () => {
    const archived = after({ type: 'selected', conversation: conversation({ archived: true }) });
    expect(maySend(archived, 'hello')).toBe(false);
    expect(chatState(archived, sent)).toBe(archived);
  });

  it('ignores what belongs to an exchange that is no longer on the screen', () => {
    const moved = after(sent, opened, { type: 'selected', conversation: conversation() });
    for (const event of [finished, opened, { type: 'token', key: 'k', text: 'x' }] as ChatEvent[]) {
      expect(chatState(moved, event)).toBe(moved);
    }
  });
});

describe('a lost connection', () => {
  it('is not a failure: nothing is removed, and the reply starts again when it is found', () => {
    const lost = after(sent, opened, { type: 'token', key: 'k', text: 'That so' }, { type: 'lost', key: 'k' });
    expect(lost.exchange?.lost).toBe(true);
    expect(words(lost)).toEqual(['user: I feel low', 'assistant: That so']);
    const found = chatState(lost, { type: 'found', key: 'k' });
    expect(found.exchange?.lost).toBe(false);
    expect(words(chatState(found, { type: 'token', key: 'k', text: 'That sounds' }))).toEqual([
      'user: I feel low',
      'assistant: That sounds',
    ]);
  });

  it('follows a reply that was being written when the conversation was opened', () => {
    const state = after(
      { type: 'selected', conversation: conversation({ is_writing: true }) },
      { type: 'following', key: 'f', at, sent: null },
      { type: 'token', key: 'f', text: 'Still here' },
    );
    expect(words(state).at(-1)).toBe('assistant: Still here');
    expect(maySend(state, 'hi')).toBe(false);
    expect(words(chatState(state, { type: 'finished', key: 'f', message: reply })).at(-1)).toBe(
      'assistant: That sounds heavy.',
    );
  });

  it('takes the message being answered out of what is kept, and gives it back if its reply fails', () => {
    const asked = kept('m3', 'user', 'Are you there?');
    const state = after(
      {
        type: 'selected',
        conversation: conversation({ is_writing: true, messages: [...conversation().messages, asked] }),
      },
      { type: 'following', key: 'f', at, sent: asked },
    );
    expect(words(state)).toEqual([
      'user: hello',
      'assistant: Hello. What is on your mind?',
      'user: Are you there?',
      'assistant: ',
    ]);
    const failed = chatState(state, { type: 'failed', key: 'f', error: 'No' });
    expect(words(failed)).toHaveLength(2);
    expect(failed.returned?.text).toBe('Are you there?');
    expect(words(chatState(state, { type: 'finished', key: 'f', message: reply }))).toHaveLength(4);
  });

  it('keeps what was said so far when the reply is stopped', () => {
    const stopping = after(sent, opened, { type: 'token', key: 'k', text: 'That' }, { type: 'stopping', key: 'k' });
    expect(stopping.exchange?.stopping).toBe(true);
    expect(words(chatState(stopping, finished)).at(-1)).toBe('assistant: That sounds heavy.');
  });
});

describe('choosing a conversation', () => {
  const open = after({ type: 'selected', conversation: conversation() });

  it('loads it first: what was on the screen stays until then', () => {
    const state = chatState(open, { type: 'selecting', id: 'c2' });
    expect(state.selected?.id).toBe('c1');
    expect(state.loading).toBe('c2');
    expect(
      chatState(state, { type: 'selected', conversation: conversation({ id: 'c2', messages: [] }) }),
    ).toMatchObject({
      selected: { id: 'c2' },
      messages: [],
      loading: null,
    });
  });

  it('shows the error when it cannot be loaded, and keeps the one on the screen', () => {
    const state = chatState(open, { type: 'notSelected', error: 'Failed to load conversation' });
    expect(state).toMatchObject({ selected: { id: 'c1' }, loading: null, error: 'Failed to load conversation' });
  });

  it('clears the selection when it was that chat which no longer exists, and shows an error', () => {
    const gone = chatState(open, { type: 'removed', id: 'c1', error: 'gone' });
    expect(gone).toMatchObject({ selected: null, messages: [], error: 'gone' });
    expect(chatState(open, { type: 'removed', id: 'c2', error: 'gone' })).toMatchObject({
      selected: { id: 'c1' },
      error: 'gone',
    });
  });

  it('silently clears the messages when they cannot be loaded again', () => {
    expect(chatState(open, { type: 'unreadable' })).toMatchObject({
      selected: { id: 'c1' },
      messages: [],
      error: null,
    });
  });

  it('clears selection and messages for a new chat', () => {
    expect(chatState(open, { type: 'newChat' })).toEqual(emptyChat);
  });

  it('clears selection and messages when the selected conversation is archived, and no other', () => {
    expect(chatState(open, { type: 'archived', id: 'c1' })).toEqual(emptyChat);
    expect(chatState(open, { type: 'archived', id: 'c2' })).toBe(open);
  });

  it('opens the input again when the selected conversation is unarchived', () => {
    const archived = after({ type: 'selected', conversation: conversation({ archived: true }) });
    expect(chatState(archived, { type: 'unarchived', id: 'c1' }).selected?.archived).toBe(false);
  });

  it('shows a new name at once', () => {
    expect(chatState(open, { type: 'renamed', id: 'c1', title: 'Moving house' }).selected?.title).toBe('Moving house');
  });
});
