import { turnText } from '../reading/second-person.ts';
import type { Blanks } from './draft.ts';
import { dealings, errands } from './lines/send-offs.ts';

/** What is wished to somebody for what they go to, and what fills it. */
export interface Wished {
  say: readonly string[];
  blanks: Blanks;
}

/**
 * What is wished to somebody for what they go to or will do: what they have with somebody before what they do at home, and of
 * each what they named last. `isGlad` is whether it is good news they go with. Undefined where nothing is sure.
 */
export function sendOffFor(doings: readonly string[], isGlad = false): Wished | undefined {
  const named = doings.map((doing) => doing.replace(parting, '')).reverse();
  for (const room of [dealings, errands])
    for (const doing of named)
      for (const { fits, say, glad } of room) {
        const match = fits.exec(room === errands ? doing.replace(whatFor, '') : doing);
        if (match) return { say: (isGlad && glad) || say, blanks: blanksOf(match.groups ?? {}) };
      }
  return undefined;
}

/** 'See you tomorrow' names no day of theirs. */
const parting =
  /\b(?:see|talk to|speak to|chat to|catch) (?:you|ya|u)\b.*$|\b(?:talk|speak|chat)(?: again)? (?:soon|later|tomorrow|another time)\b.*$/i;
/** Why or before what it is done is none of it: '… so he has somewhere to eat his breakfast'. */
const whatFor = / (?:so (?:that )?(?:he|she|they|it|we)|because|before|when|while|(?<=\b(?:in|here|back) )to)\b.*$/i;
const weekday = /^(?:on )?(mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** As it is said to them: 'my grandma' is 'your grandma', and a day has its 'on'. */
const blanksOf = (groups: Record<string, string | undefined>): Blanks =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, said]) => {
      if (said === undefined) return [];
      const day = weekday.exec(said)?.[1]?.toLowerCase();
      if (day) return [[name, `on ${day.charAt(0).toUpperCase()}${day.slice(1)}day`]];
      return [
        [
          name,
          /^(?:my|our)\b/i.test(said)
            ? turnText(said.toLowerCase())
            : said.replace(/^[A-Z](?=[a-z]* )/, (c) => c.toLowerCase()),
        ],
      ];
    }),
  );
