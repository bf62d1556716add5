import { lexicon } from './feeling-words.ts';
import { is, type Sentence, type Word } from './grammar.ts';

/** Words that say how much or how long, and leave whose it is as it was. */
const passing =
  /^(?:so|really|very|just|all|a|an|bit|little|still|always|constantly|also|only|even|quite|pretty|too|such|completely|totally|absolutely|utterly|extremely|incredibly|super|deeply|kind|kinda|sort|of|mostly|mainly|more|now|honestly|actually|literally|well|yeah|yes|no|oh|and|but|or|so|maybe|probably|tonight|today|lately|both|somehow|suddenly|increasingly|properly|again|bloody|fucking)$/;

/** What joins a person to how they are. */
const joining =
  "(?:(?:i|we)(?:'m|'re| am| are| feel| get| got|'ve been|'ve felt| have been| have felt|'ve got| keep| keep feeling| end up| stay)|(?:i'm|i am|we're) (?:feeling|getting|being)|(?:feel|feeling|am))";
/** 'It makes me', 'she left me feeling'. */
const madeSo =
  '(?:(?:makes?|making|made|leaves?|leaving|left|got|getting|keeps?|has|had|have) (?:me|us)(?: feel(?:ing)?)?)';
/** 'My anxiety', 'full of dread', 'it is mostly the guilt'. */
const heldAs =
  "(?:my|i(?:'ve| have| had|'m having| get| got| feel)|(?:i'm|i am|i feel) (?:full of|in|under|sick with|out of)|feel|(?:it|that)(?:'s| is)(?: the)?|full of)(?: (?:the|this|that|a|an|some|such|much|lot))*";
const adjectiveAfter = new RegExp(`(?:^| )(?:${joining}|${madeSo})$`);
const nounAfter = new RegExp(`(?:^| )${heldAs}$`);

/** After a feeling that stands by itself: 'ashamed more', 'tired of it', 'mad, kind of'. */
const goesOn =
  /^(?:and|or|but|about|of|at|with|that|because|more|mostly|mainly|too|really|again|now|today|tonight|i|to|by|for|over|when|if|as|instead|honestly|kind|maybe|all|still|probably|then|so)$/;

/** 'I said that I am', 'you can tell she is', 'as if I were'. */
const putOtherwise =
  /\b(?:says?|said|saying|tell|tells|told|thinks?|thought|wonders?|asked|asks?|pretend\w*|word|called?|calls|as (?:if|though)|like|if|when|whether|supposed|should|would|could|might|until|before|used to|want|wanted|wish|hope|try|trying)\b/;
const doing = /^(?:i|i'm|i've|i'll|we|we're|we've)$/;

/** Whether the words from `from` to `to` are said of oneself, in plain words: 'I'm lonely', 'it makes me sad', 'Ashamed.' */
export function isOwned({ words, question, quoted }: Sentence, start: number, from: number, to: number): boolean {
  if (quoted || isWithinMarks(words, from)) return false;
  if (question && words[0]?.lower !== 'why') return false;
  const lead = words.slice(start, from);
  while (lead.length > 0 && isPassing(lead.at(-1))) lead.pop();
  const line = lead.map(({ lower }) => lower).join(' ');
  // 'I said that I am', 'when I feel': what governs it stands before the clause.
  const governed = /^(?:that|if|whether|when)$/.test(words[start - 1]?.lower ?? '');
  const before = words
    .slice(governed ? Math.max(0, start - 4) : start, from)
    .map(({ lower }) => lower)
    .join(' ');
  if (putOtherwise.test(before.replace(/\b(?:feel|feels|feeling) like\b/g, ''))) return false;
  if (adjectiveAfter.test(line) || nounAfter.test(line)) return true;
  const first = words[from];
  const next = words[to + 1];
  // 'I worry', 'I'm dreading it'.
  if (doing.test(lead.at(-1)?.lower ?? '')) return first?.lower === 'i' || is(first, 'Verb', 'Gerund', 'Adjective');
  // 'I miss him', 'scares me': the word holds whose it is.
  if (words.slice(from, to + 1).some(({ lower }) => doing.test(lower) || /^(?:me|us)$/.test(lower))) return true;
  const isAdjective = lexicon.has(first?.lower ?? '');
  if (line !== '' || (!isAdjective && is(first, 'Verb', 'Infinitive', 'Gerund')) || isGone(words, to)) return false;
  return next === undefined || /[,.;!?]/.test(words[to]?.after ?? '') || goesOn.test(next.lower);
}

/** 'Anger was gone in two seconds', 'the fear has passed'. */
export const isGone = (words: readonly Word[], to: number): boolean =>
  /^(?:(?:was|is|has|had|'s|has been|had been) )?(?:already |all |long |mostly )?(?:gone|over|passed|faded|went (?:away|again)?|went|left|lifted)\b/.test(
    words
      .slice(to + 1, to + 5)
      .map(({ lower }) => lower)
      .join(' '),
  );

const isPassing = (word: Word | undefined): boolean =>
  word !== undefined && (passing.test(word.lower) || lexicon.has(word.lower));

function isWithinMarks(words: readonly Word[], at: number): boolean {
  const marks = words.slice(0, at).reduce((sum, { after }) => sum + (after.match(/"/g)?.length ?? 0), 0);
  return marks % 2 === 1;
}
