import { wordTable } from '../word-table.ts';
import { contentWords } from './sameness.ts';

/** Memories a voice is told of: a friend thinks of a few things, and not of all. */
const most = 12;

const sameAs = wordTable<string>({
  mom: 'mother',
  mum: 'mother',
  mama: 'mother',
  dad: 'father',
  papa: 'father',
  grandma: 'grandmother',
  grandpa: 'grandfather',
  kids: 'children',
  kid: 'child',
  job: 'work',
  office: 'work',
  boss: 'work',
  university: 'study',
  college: 'study',
  exam: 'study',
  exams: 'study',
});

/**
 * The memories that fit a message best: those that share its rarer words first, then the newest. `memories` come newest
 * first; at most 200 are compared, in well under a millisecond.
 */
export function fittingMemories(memories: readonly string[], message: string): string[] {
  const asked = new Set(stems(message));
  const all = memories.map((text, age) => ({ text, age, words: stems(text) }));
  const spread = new Map<string, number>();
  for (const { words } of all) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (words: readonly string[]) =>
    words.reduce((sum, word) => (asked.has(word) ? sum + 1 / (spread.get(word) ?? 1) : sum), 0);
  return all
    .map((one) => ({ ...one, fit: weight(one.words) }))
    .sort((a, b) => b.fit - a.fit || a.age - b.age)
    .slice(0, most)
    .map(({ text }) => text);
}

/** Too common to show that a memory is meant. */
const common =
  /^(?:want|like|good|day|feel|year|live|liv|go|going|try|hav|get|mak|thing|tim|new|old|last|first|on|call|nam|mor|much|alway|never|som|know|think|find|found|just|not|no|lot|way|peopl|life|home|year|week|month|today|work)$/;

/** The memory a message touches by a word that is not everybody's: a name, a person, what they do. */
export function touchedMemory(memories: readonly string[], message: string): string | undefined {
  const said = new Set(stems(message).filter((word) => !common.test(word)));
  return memories.find((memory) => stems(memory).some((word) => said.has(word)));
}

/** Cut short, so that 'hiking' meets 'hike'. */
function stems(text: string): string[] {
  const words = contentWords(text).map((word) => (sameAs[word] ?? word).replace(/(?:ing|ed|es|s|e)$/, ''));
  return [...new Set(words)];
}
