import { describe, expect, it } from 'vitest';
import { emptyChat, shownMessages } from '#chat/chat-state.ts';
import { chatStore } from '#chat/chat-store.ts';

const sent = { type: 'sent', key: 'k', text: 'Hello', at: '2026-11-22T01:00:00Z' } as const;

describe('What a chat screen is drawn from', () => {
  it('stays the same while words come in, and the words are followed alone', () => {
    const store = chatStore(emptyChat);
    store.dispatch(sent);
    const drawn = store.settled();
    const heard: string[] = [];
    const stop = store.words.follow(() => heard.push(store.words.now()));

    store.dispatch({ type: 'token', key: 'k', text: 'It sounds ' });
    store.dispatch({ type: 'token', key: 'k', text: 'heavy.' });
    expect(store.settled()).toBe(drawn);
    expect(heard).toEqual(['It sounds ', 'It sounds heavy.']);
    expect(store.now().exchange?.reply.content).toBe('It sounds heavy.');

    stop();
    store.dispatch({ type: 'token', key: 'k', text: ' Go on.' });
    expect(heard).toHaveLength(2);
  });

  it('holds all that was said once anything else happens', () => {
    const store = chatStore(emptyChat);
    store.dispatch(sent);
    store.dispatch({ type: 'token', key: 'k', text: 'It sounds heavy.' });
    store.dispatch({ type: 'tags', key: 'k', tags: [{ tag: 'FOLLOW-UP', content: 'It was' }] });
    expect(shownMessages(store.settled()).at(-1)).toMatchObject({ content: 'It sounds heavy.', streaming: true });

    const message = { id: 'm', role: 'assistant', content: 'It *is* heavy.', timestamp: sent.at, tags: [] } as const;
    store.dispatch({ type: 'finished', key: 'k', message: { ...message, tags: [] } });
    expect(store.words.now()).toBe('');
    expect(shownMessages(store.settled()).map(({ content }) => content)).toEqual(['Hello', 'It *is* heavy.']);
  });

  it('tells nobody of an event that changes nothing', () => {
    const store = chatStore(emptyChat);
    let told = 0;
    store.follow(() => (told += 1));
    store.dispatch({ type: 'token', key: 'of another screen', text: 'Hello' });
    expect(told).toBe(0);
  });
});
