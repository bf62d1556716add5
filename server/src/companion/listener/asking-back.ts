import { weightiest } from '../reading/read-message.ts';
import type { Clause } from '../reading/reading.ts';
import * as lines from './lines/asking-back.ts';
import type { Scene } from './reply.ts';

/** What a clause tells, as far as a question about it is concerned. */
export type Shape =
  | 'said'
  | 'says'
  | 'done-to-you'
  | 'did'
  | 'did-not'
  | 'does'
  | 'you-did'
  | 'you-did-not'
  | 'unable'
  | 'not-knowing'
  | 'keeps'
  | 'senses'
  | 'now'
  | 'ahead'
  | 'thinks'
  | 'wants'
  | 'feels'
  | 'is';

const someone =
  "(?:he|she|they|who|nobody|no one|everyone|everybody|someone|somebody|people|one|(?:your|the|my|an?|this|that|his|her|their|some|two|three|all|both|one) (?:[\\w'’-]+ ){0,4}?[\\w'’-]+|[A-Z][\\w'’-]+(?: and [A-Z][\\w'’-]+)?)";
const adverb =
  '(?:(?:just|then|also|even|only|still|really|actually|always|never|finally|suddenly|once|literally|kind of|sort of) )*';
const then = '(?:(?:today|yesterday|last \\w+|this \\w+|on \\w+|tonight|now|then|so|and|\\w+ \\w+ ago),? )?';

const you = (rest: string): RegExp => new RegExp(`^${then}you${rest}`);

const shapes: readonly [Shape, RegExp, Clause['tense']?][] = [
  [
    'not-knowing',
    you(
      `(?: (?:just|really|still|honestly))* (?:don't|do not) (?:even )?know\\b|^you(?:'re| are) not sure\\b|^you have no idea`,
    ),
  ],
  [
    'unable',
    you(
      "(?:(?: just| still| really)* (?:can't|cannot|couldn't|could not)\\b| (?:\\w+ )?(?:can't seem|find it (?:hard|impossible))\\b)",
    ),
  ],
  [
    'ahead',
    you(
      "(?:(?:'ll| will|'re going to| are going to|'ve got to| have to|'ve got an?| have an?) (?!been\\b|had\\b)|'re (?:meeting|seeing|starting|moving|flying|leaving|getting)\\b.* (?:on|in|at|next|tomorrow|tonight|this) )",
    ),
  ],
  ['ahead', new RegExp(`^${then}${someone}(?:'ll| will|'s going to| is going to| are going to)\\b`)],
  ['keeps', you(' (?:keep|always end up|can only think)\\b')],
  ['senses', you('(?:(?: can)? (?:hear|see|smell|feel him|feel her)\\b)')],
  [
    'thinks',
    you(
      `(?:'re| are)? ?(?:so |just |always )?(?:think|thought|afraid|scared|worried|worry|wonder|wondering|thinking|believe|suppose|guess|reckon|imagine)\\b`,
    ),
  ],
  [
    'wants',
    you(
      "(?:'d| would)?(?: just| only| really)* (?:want|wanted|need|needed|wish|wished|hope|hoped|like to|love to|rather|give)\\b",
    ),
  ],
  [
    'feels',
    you(
      `(?:'re| are| feel| felt| get| got|'ve been| have been)(?: \\w+){0,2} (?:tired|lonely|sad|angry|ashamed|guilty|empty|numb|anxious|nervous|awful|useless|worthless|stupid|lost|jealous|exhausted|overwhelmed|hurt|alone|small|sick|low|down|cross|furious|embarrassed|humiliated|invisible|stuck|panicky|homesick|fed up|heartbroken)\\b`,
    ),
  ],
  [
    'now',
    you(
      "(?:'re| are)(?: just| still| sort of| kind of| only)* (?:sitting|lying|standing|sat|stood|walking|hiding|waiting|watching|staring|there|in the|on the|at the)\\b",
    ),
  ],
  ['you-did-not', you("(?: (?:didn't|did not|never|hadn't|haven't)\\b)")],
  ['you-did', you(`${' '}${adverb}[a-z']+`), 'past'],
  [
    'did-not',
    new RegExp(
      `^${then}${someone} ${adverb}(?:didn't|did not|never|hasn't|hadn't|haven't|won't|doesn't|don't|does not|do not)\\b`,
    ),
  ],
  [
    'said',
    new RegExp(
      `^${then}${someone} ${adverb}(?:said|told|asked|called you|texted|wrote|replied|answered|shouted|yelled|announced|went like)\\b`,
      'i',
    ),
  ],
  [
    'says',
    new RegExp(
      `^${then}${someone} ${adverb}(?:says?|thinks?|tells?|keeps? (?:saying|telling|asking)|kept (?:saying|telling|asking)|calls? you|asks?|reckons?|expects?|wants?)\\b`,
      'i',
    ),
  ],
];
const being =
  /^(?:\S+ ){0,6}?(?:(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|seems?|seemed|looks?|looked|means?|sounds?|costs?)\b|\S+'(?:s|re)\b)/;
const lifeless = /^(?:it|it's|that|that's|this|there|there's|these|those|nothing|something|everything)\b/i;
/** What is past asking about in this way. */
const tender = /\b(?:died?|dead|death|passed away|buried|funeral|killed|stillborn|miscarr\w+)\b/i;
/** What they say of the talk itself. */
const retold =
  /^you(?:'ve)? (?:only |just |never |didn't |already |also )*(?:say|said|asked?|told|mean|meant|answered|written|wrote)\b/;

/** The shape of a clause; undefined for a fragment and for what no such question goes with. */
export function shapeOf({ yours, kind, tense, toSelf, ofSelf }: Clause): Shape | undefined {
  if (kind === 'fragment' || kind === 'belief' || tender.test(yours) || retold.test(yours)) return undefined;
  const found = shapes.find(([, fits, when]) => fits.test(yours) && (when === undefined || when === tense));
  if (found) return found[0];
  if (ofSelf) return tense === 'past' ? 'you-did' : 'is';
  if (being.test(yours) || lifeless.test(yours)) return 'is';
  if (tense === 'past') return toSelf ? 'done-to-you' : 'did';
  return 'does';
}

/** Something that happened, short enough to stand inside a question. */
const happening = /^(?:said|done-to-you|did|you-did|does|says|senses|keeps)$/;
/** Leans on what stands beside it, or shows its time only by what it stands with: 'he put it in the bin'. */
const leans =
  /\b(?:that|this|it|there)\b|^(?:he|she|they|your \w+|[A-Z]\w+) (?:put|hit|cut|let|set|shut|hurt|quit|read|cost)\b/;

/** The clause that was handed back last: 'that' in what follows is this one. */
const lastSaid = (text: string, clauses: readonly Clause[]): Clause | undefined =>
  clauses
    .map((clause) => ({ clause, at: text.toLowerCase().lastIndexOf(clause.yours.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.clause;

/** Asks about what was just handed back. Answers whether it did: of what is good not, for there it sounds like doubt. */
export function askBack({ draft, reading }: Scene): boolean {
  if (reading.mood === 'good' || reading.heavy) return false;
  const point = lastSaid(draft.text, reading.clauses);
  const shape = point && shapeOf(point);
  return shape !== undefined && draft.add(lines.askingBack[shape]);
}

/** Asks, in their words, about something they told that was not handed back. Answers whether it did. */
export function askAbout({ draft, reading }: Scene): boolean {
  if (reading.mood === 'good' || reading.heavy) return false;
  const said = draft.text.toLowerCase();
  const other = weightiest(reading).find((one) => mayStandInside(one) && !said.includes(one.yours.toLowerCase()));
  if (!other) return false;
  return draft.add(other.tense === 'past' ? lines.askingOfThen : lines.askingOfNow, { c: other.yours });
}

/** Whether a question can be built around it: something that happened, whole by itself and short. */
export function mayStandInside(one: Clause | undefined): one is Clause {
  if (!one || leans.test(one.yours) || one.weight < 1) return false;
  const words = one.yours.split(' ').length;
  return words >= 4 && words <= 12 && happening.test(shapeOf(one) ?? '');
}
