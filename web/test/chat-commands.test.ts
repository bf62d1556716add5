import { describe, expect, it } from 'vitest';
import { chatCommands, type Now } from '#chat/chat-commands.ts';
import { type ChatEvent, type ChatState, emptyChat } from '#chat/chat-state.ts';

/** The commands of a screen that shows `state`, and what they told it. */
function screen(state: ChatState) {
  const told: ChatEvent[] = [];
  // Sending asks nothing of the lists before the server has answered.
  const lists = {} as Now['lists'];
  const now = { current: { state: () => state, lists, show: () => undefined, exchange: null } };
  return { told, commands: chatCommands(now, (event) => told.push(event)) };
}

describe('Messages cannot be sent to an archived conversation', () => {
  it('and whatever tries to is told so', () => {
    const selected = { id: 'c1', title: 'Sleep', archived: true };
    const { told, commands } = screen({ ...emptyChat, selected });
    expect(commands.send('Hello')).toBe(false);
    const error = 'Cannot send messages to archived conversations. Please unarchive the conversation first.';
    expect(told).toEqual([{ type: 'refused', error }]);
  });

  it('and to an open one an empty message cannot be sent either, without a word', () => {
    const { told, commands } = screen(emptyChat);
    expect(commands.send('  ')).toBe(false);
    expect(told).toEqual([]);
  });
});
