import { kin } from './kin-words.ts';

/** How clauses name a friend of one's own. */
export const friend =
  '(?:my|your|our|this|that|a) (?:(?:best|close|closest|good|oldest|old|only|dear|childhood|school|high[- ]school|college|work|so[- ]called|other|two|three|four|few|guy|girl|male|female|online|long[- ]time|lifelong) )*(?:friends?|bestie|bff|buddy|buddies|mates?)';
const partner =
  'your (?:(?:own|lovely|new|poor|dear|current|longtime|long[- ]distance) )?(?:husband|hubby|wife|partner|spouse|(?:boy|girl) ?friend|bf|gf|fianc(?:é|e|ée|ee)|significant other|other half|lover)';
const names: Readonly<Record<string, string>> = {
  CLOSE: '(?:KIN|MINE|FRIEND)',
  FRIEND: `(?:${friend})`,
  MINE: `(?:${partner})`,
};

/**
 * A pattern in which 'MINE' stands for a partner, 'FRIEND' for a friend, 'CLOSE' for either or one of the family, and the
 * names of {@link kin} for those of the family.
 */
export const close = (source: string): RegExp =>
  kin(Object.entries(names).reduce((all, [name, pattern]) => all.replaceAll(name, pattern), source));

/** Where somebody has died: what is said of the living would be wrong there. */
export const ofTheDead =
  /\b(?:died|dead|passed(?: away)?|death|funeral|buried|grave|widow\w*|late (?:husband|wife|mother|father|mum|mom|dad))\b/;
