import { readFileSync } from 'node:fs';
import type { Length, Tone } from '@wren/contract/users.ts';
import type { Person, Said, Turn } from '../companion.ts';
import type { ChatMessage, Prompt } from './model.ts';
import { template } from './template.ts';

const fill = template(readFileSync(new URL('../../../prompts/companion.md', import.meta.url), 'utf8'), [
  'tone',
  'length',
  'person',
  'guidance',
]);

const tones: Record<Tone, string> = {
  assertive: 'They like it said straight: be clear and steady, name what you see, and skip the padding.',
  corrective:
    'They like to be challenged kindly: after you have understood, point out one thought that may be harsher than the facts, and let them judge it.',
  casual: 'They like it easy: write as to a friend, with contractions and everyday words.',
  friendly: 'They like it warm: gentle, close and encouraging, without sweetness.',
  professional: 'They like it composed: courteous and well ordered, warm without familiarity.',
};

const lengths: Record<Length, string> = {
  short: 'Keep it short: 15 to 50 words.',
  medium: 'Keep it to a medium length: 40 to 110 words.',
  long: 'You may take your time: 80 to 180 words, and never more.',
};

/** Reasoning models spend tokens before the first word, so the backstop leaves room for that. */
const maxTokens = 2_000;
/** The newest part of a conversation that a model is shown. */
const shown = { messages: 40, characters: 24_000 };

/** What a model is asked for the next reply. `guidance` is one line about this turn, from the reading of the message. */
export function replyPrompt(turn: Turn, guidance = ''): Prompt {
  const { person, memories } = turn;
  return {
    system: fill({
      tone: tones[person.tone],
      length: lengths[person.length],
      person: asData(person, memories),
      guidance,
    }).trimEnd(),
    messages: alternating([...recent(turn.history), { role: 'user', content: turn.message }]),
    maxTokens,
  };
}

/** JSON in which nothing can close the markers around it. */
function asData({ firstName, pronouns, concerns, goals }: Person, memories: readonly string[]): string {
  const data = {
    ...(firstName && { first_name: firstName }),
    ...(pronouns && { pronouns }),
    ...(concerns.length > 0 && { what_weighs_on_them: concerns }),
    ...(goals.length > 0 && { what_they_hope_for: goals }),
    ...(memories.length > 0 && { remembered: memories }),
  };
  return JSON.stringify(data, null, 1).replaceAll('<', '\\u003c');
}

function recent(history: readonly Said[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let room = shown.characters;
  for (const { role, content } of history.slice(-shown.messages).reverse()) {
    // A reply stopped before its first word is kept without words, and providers refuse an empty message.
    if (content.trim() === '') continue;
    room -= content.length;
    if (room < 0) break;
    kept.unshift({ role, content });
  }
  // Some servers refuse a conversation that the assistant opens.
  while (kept[0]?.role === 'assistant') kept.shift();
  return kept;
}

/** Some servers refuse two messages of one role in a row (a stopped reply can leave such a pair): joins them. */
function alternating(messages: readonly ChatMessage[]): ChatMessage[] {
  const joined: ChatMessage[] = [];
  for (const { role, content } of messages) {
    const last = joined.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else joined.push({ role, content });
  }
  return joined;
}
