import { happeningsIn } from '#companion/listener/happenings/happenings.ts';
import { plain } from '#companion/listener/their-words.ts';
import { readMessage } from '#companion/reading/read-message.ts';

/** The happenings heard in a message, after those before it. */
export const happened = (message: string, ...before: string[]): string[] =>
  happeningsIn(readMessage(message), plain(message), before.map(plain)).map(({ telling }) => telling.id);
