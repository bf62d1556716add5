import { selfLabel } from '../reading/clauses.ts';
import type { Clause, Reading } from '../reading/reading.ts';
import { clearing, setting } from '../reading/weigh.ts';

/** Two things of theirs, in the order they said them, and the word they tied them with; '' where they stood apart. */
export interface Pair {
  one: Clause;
  other: Clause;
  tie: string;
}

/** The most words of two clauses together, and where they are all that was told. */
const most = 22;
const aRecital = 14;
/** With so few words a message of two clauses is handed back whole. */
const fewest = 10;
/** 'You're not sad', 'it's been better': what stands before the thing itself. */
const setsAside = /^(?:it|that|this)\b|\b(?:not|actually)\b/;
/** A clause lighter than this is handed back beside no other but what it is tied to. */
const weighty = 2;

const wordsOf = ({ yours }: Clause): number => yours.split(' ').length;

const ties = /^(?:because|but|so)$/;

/**
 * What is handed back beside `first`: what they tied to it with a 'because', a 'but' or a 'so', else what stood next
 * to it. Undefined where that is slight, says the same again, or leans on something that would not be there.
 */
export function besides(first: Clause, { clauses, words, text }: Reading): Pair | undefined {
  const at = clauses.indexOf(first);
  const pairOf = (other: Clause): Pair => {
    const isBefore = clauses.indexOf(other) < at;
    const [from, to] = isBefore ? [other, first] : [first, other];
    const isNext = Math.abs(clauses.indexOf(other) - at) === 1;
    return { one: from, other: to, tie: isNext && ties.test(to.joint) && isNear(from, to, text) ? to.joint : '' };
  };
  const isShort = (pair: Pair): boolean => {
    const count = wordsOf(pair.one) + wordsOf(pair.other);
    return count <= (pair.tie === 'but' || count < words * 0.8 || inOne(pair) !== undefined ? most : aRecital);
  };
  const stands = ({ one, other, tie }: Pair): boolean =>
    isShort({ one, other, tie }) &&
    !isAgain(one.yours, other.yours) &&
    !(tie === '' && /^(?:if|when|then)\b/.test(other.yours)) &&
    !/^(?:if|when) (?:people|they|everyone|he|she) (?:say|says|said|tells?|asks?)\b[^,]*$/.test(other.yours) &&
    (tie !== '' || !leans(other.yours, one.yours));
  const others = clauses.filter(
    (one) =>
      one !== first && isWhole(one) && !blame.test(one.yours) && !(denial.test(one.yours) || denial.test(first.yours)),
  );
  // 'I knocked, they laughed': of so little nothing is left out.
  const [all] = clauses.length === 2 && words <= fewest ? others.map(pairOf) : [];
  if (all?.tie === '' && isShort(all) && !isAgain(all.one.yours, all.other.yours) && !setsAside.test(all.one.yours))
    return all;
  const tied = others
    .map(pairOf)
    .find((pair) => pair.tie !== '' && (pair.one === first || !leans(pair.one.yours, '')) && stands(pair));
  if (tied) return tied;
  // What the first one leans on, or whom it is about, stands best before it.
  const leaning = leans(first.yours, '') || /^(?:he|she|they)\b/.test(first.yours);
  const named = clauses
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .findLast((one) => leaning && others.includes(one) && !leans(one.yours, '') && names(one.yours));
  if (named && stands(pairOf(named))) return pairOf(named);
  // 'Sheep dead again. The dog did it': what it did stands before it.
  const deed = /\bdid (?:it|that)$/.test(first.yours) ? clauses[at - 1] : undefined;
  if (deed && others.includes(deed) && !leans(deed.yours, '') && stands(pairOf(deed))) return pairOf(deed);
  const isNext = (one: Clause) => Math.abs(clauses.indexOf(one) - at) === 1;
  // 'My aunt came for lunch and said …': what the same one did next.
  const both = others
    .filter(isNext)
    .map(pairOf)
    .find((pair) => inOne(pair) !== undefined && stands(pair));
  if (both) return both;
  // What they joined themselves, where both halves weigh and something else was told: all of it said back is a recital.
  return others
    .filter((one) => isNext(one) && Math.min(one.weight, first.weight) >= weighty)
    .filter(({ yours }) => !setting.test(yours) && !clearing.test(yours))
    .map(pairOf)
    .find(
      (pair) =>
        pair.other.joint === 'and' &&
        (wordsOf(pair.one) + wordsOf(pair.other) <= words / 2 || leans(pair.other.yours, '')) &&
        stands(pair) &&
        !leans(pair.one.yours, ''),
    );
}

/** Whether one follows on the other, with nothing between them that could not be handed back. */
function isNear(from: Clause, to: Clause, text: string): boolean {
  const [end, start] = [text.indexOf(from.mine) + from.mine.length, text.indexOf(to.mine)];
  return !text.includes(from.mine) || start < end || start - end <= 20;
}

/** The fewest words of a message that tells a good deal. */
export const aGoodDeal = 22;

/** 'You forgot to ring the bank', beside what happened: it would be held up to them. */
const blame =
  /^you (?:just |also |even |had |only |then )*(?:forgot|failed to|didn't (?:check|lock|read|fill|renew|pay|notice|think to)|should(?:n't)? have|should've|ought to have|messed up|screwed up)\b/;

/** 'You didn't say you want to be young': it only clears the way for what was said. */
export const denial = /^you (?:didn't|don't|haven't|never) (?:say|said|mean|meant|ask|asked)\b/;
/** 'You're not disappointed in her' and 'you're angry': the one instead of the other. */
export const isSetAgainst = ({ one, other, tie }: Pair): boolean =>
  tie === '' &&
  other.joint === '' &&
  /^(?:you're|it's|he's|she's|they're) not\b/.test(one.yours) &&
  !/ not\b/.test(other.yours) &&
  one.yours.split(' ')[0] === other.yours.split(' ')[0];

/** 'Your aunt came for lunch' and 'your aunt said …': who it was is said once; undefined where it was not the same. */
export function inOne({ one, other, tie }: Pair): string | undefined {
  const [first, second] = [one.yours.split(' '), other.yours.split(' ')];
  const shared = first.findIndex((word, at) => word !== second[at]);
  const isSame = /^(?:your|the|this|that|his|her|their) /.test(other.yours) && shared >= 2 && shared <= 5;
  return tie === '' && isSame ? `${one.yours} and ${second.slice(shared).join(' ')}` : undefined;
}

const isWhole = (one: Clause): boolean =>
  !/^(?:fragment|belief)$/.test(one.kind) && wordsOf(one) > 2 && !selfLabel.test(one.yours);

/** Words that point at something said elsewhere. */
const pointing =
  /\bit(?:'s|'d|'ll)?\b|\b(?:them|ones?|these|those)\b|^(?:that|this)(?:'s)?\b(?! (?:morning|afternoon|evening|week|weekend|month|year|time|summer|winter|man|woman|guy|girl|boy|lady|lad|bloke|kid|one \w+)\b)|\b(?:that|this)$|\bthere\b(?!'s|'ll| (?:is|are|was|were|isn't|wasn't|will|has|have)\b)|\b(?:any|either|instead|too|since)$|^(?:then|another|both|some|others|neither|either)\b|\b(?:didn't|don't|doesn't|did|do|does|was|wasn't|is|isn't|are|can't|couldn't|won't|will|would|wouldn't|have|has|had|hasn't|so)$|^(?:he|she|they)\b/;
/** An 'it' that points at nothing: 'it's late', 'it feels like', 'it takes an hour'; a 'one' that counts; what people say. */
const pointsAtNothing =
  /\bit(?:'s| is| was|'s been| has been)(?: \w+)? (?:\d|late|early|too|hard|easy|like|as if|not that|when|how|just|dark|cold|warm|raining|time|been|you\b|your\b|the \w+ (?:that|who|you))|\bit (?:feels|felt|takes|took|rains|rained|snows|snowed|seems|hurts)\b|\b(?:make|made|manage|managed|lose|lost|get|call|done with) it\b(?= |$)|\bone (?:day|night|morning|time|afternoon|evening|of (?:your|the|his|her|their)|\w+)\b|\b(?:no|any|every|some) ?one\b|\bthose who\b/g;
const people =
  'mum|mom|dad|mother|father|wife|husband|partner|son|daughter|sister|brother|friend|mate|boss|manager|man|woman|girl|boy|lad|lady|kids?|children|baby|doctor|nurse|nan|gran|ex|boyfriend|girlfriend|family|people';
const whiles =
  'morning|afternoon|evening|night|day|week|weekend|month|year|hour|minute|time|way|moment|first|last|same';
/** A thing with its name. */
const thing = new RegExp(
  `\\b(?:an?|the|your|my|his|her|their|our|some|no|this|that|two|three|four|five|\\d+) (?!(?:${people}|${whiles})s?\\b)\\w+|\\b\\w+ing (?:to|in|at|on)\\b`,
);
const somebody = new RegExp(
  `\\b(?:he|him|his|she|her|they|them|their|nobody|everyone|everybody|somebody|someone|people|${people})\\b|\\b(?:an?|the|your) \\w+(?:er|or|ist|man|woman)\\b|(?!^)\\b[A-Z][a-z]+\\b`,
);

/** More than one. */
const several =
  /\b(?:they|their|people|kids|children|parents|everyone|everybody|both)\b|\b(?:the|your|his|her|their|my|some|all|those|these|two|three|four|five|six|\d+) (?:\w+ ){0,2}\w+s\b/;

/** Whether a clause names somebody or something another may go on about. */
const names = (yours: string): boolean =>
  thing.test(yours) || /\b(?:your|the|an?) \w+|(?!^)\b[A-Z][a-z]+\b/.test(yours);

/** Whether a clause points at something that neither it nor what stands before it (`before`) names. */
export function leans(yours: string, before: string): boolean {
  const plain = yours.replace(/"[^"]*"/g, '""').replace(pointsAtNothing, (found) => ' '.repeat(found.length));
  const found = pointing.exec(plain);
  if (!found) return false;
  if (/^(?:since|too|either|instead)$/.test(found[0])) return before === '';
  const known = `${before} . ${yours.slice(0, found.index)}`;
  if (/^(?:he|she|they)$/.test(found[0])) return before !== '' && !somebody.test(known);
  // 'You got paid and by ten it was gone': all of it is there.
  if (/\w+ \w+.*,? (?:and|but|so|because|when|after|before)\b/.test(yours.slice(0, found.index))) return false;
  // 'Two mugs … it': of several nothing was one.
  if (/^it/.test(found[0])) return !thing.test(known.replace(/\b(?:two|three|four|five|\d+) \w+/g, ''));
  if (found[0] === 'them') return !several.test(known);
  return !thing.test(known);
}

const little = new Set(
  "a an the and you your he she it they is was are were to of in on at for that this with not you're you've you'll you'd he's she's it's they're".split(
    ' ',
  ),
);
const telling = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => !little.has(word));

/** Whether the second says little that the first does not. */
function isAgain(one: string, other: string): boolean {
  const [first, second] = [telling(one), telling(other)];
  const shared = second.filter((word) => first.includes(word)).length;
  return shared >= 0.6 * Math.min(first.length, second.length);
}
