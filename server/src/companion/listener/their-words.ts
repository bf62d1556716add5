import type { Turn } from '../companion.ts';
import { tidy } from '../reading/tidy.ts';

const written = new WeakMap<Turn['history'], readonly string[]>();

/** What they wrote before this message, oldest first: one list for each history, so that what is made of it is made once. */
export function theirMessages({ history }: Pick<Turn, 'history'>): readonly string[] {
  const known = written.get(history);
  if (known) return known;
  const messages = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  written.set(history, messages);
  return messages;
}

/** A message as patterns are tried on it: tidied, in small letters, with straight apostrophes; its first 1000 characters. */
export const plain = (text: string): string => inSmall(tidy(text.slice(0, 1000)).text);

/** The same of a text that is tidied already. */
export const inSmall = (tidied: string): string => tidied.slice(0, 1000).toLowerCase().replaceAll('’', "'");

const made = new WeakMap<readonly string[], (string | undefined)[]>();

/** The last `count` of these messages as patterns are tried on them. Many rooms ask it of the same list, so each is tidied once. */
export function plainly(messages: readonly string[], count: number): string[] {
  const known = made.get(messages) ?? [];
  made.set(messages, known);
  const first = Math.max(0, messages.length - count);
  return messages.slice(first).map((message, at) => {
    const done = known[first + at] ?? plain(message);
    known[first + at] = done;
    return done;
  });
}
