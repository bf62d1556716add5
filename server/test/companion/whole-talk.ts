import type { CompanionState, Said } from '#companion/companion.ts';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { takeNotes } from './taking-notes.ts';
import { turnOf } from './turn.ts';

/** What stood before the first message. */
interface Before {
  state?: CompanionState;
  history?: readonly Said[];
}

/** Somebody talks to the whole companion, safety included, without a language model: what it said and the names of the tags it showed. */
export async function wholeTalk(messages: readonly string[], before: Before = {}) {
  const companion = createCompanion({
    listener: createListener({ pace: 0 }),
    model: undefined,
    log: createLog('silent'),
  });
  const history = [...(before.history ?? [])];
  const replies: { content: string; tags: string[] }[] = [];
  let state = before.state ?? null;
  for (const message of messages) {
    const notes = takeNotes();
    const turn = { ...turnOf(message), history: [...history], state };
    state = (await companion.reply(turn, notes, new AbortController().signal)) ?? null;
    history.push(
      { role: 'user', content: message, at: turn.now },
      { role: 'assistant', content: notes.content, at: turn.now },
    );
    replies.push({ content: notes.content, tags: notes.tags.map(({ tag }) => tag) });
  }
  return replies;
}
