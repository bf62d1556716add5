import { clearEnglish } from './lines/their-english.ts';
import type { Scene } from './reply.ts';
import { theirEnglish } from './tellings/telling.ts';
import { tellsBeside } from './tellings/tellings.ts';

/** One word to 'sorry my English', where something is told with it: what they told is answered after it. */
export function easeEnglish({ turn, reading, draft }: Scene): undefined {
  const plain = turn.message.toLowerCase().replace(/[’‘]/g, "'");
  if (!reading.heavy && theirEnglish.test(plain) && tellsBeside(plain, theirEnglish)) draft.add(clearEnglish);
  return undefined;
}
