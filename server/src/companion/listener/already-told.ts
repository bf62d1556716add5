import type { Turn } from '../companion.ts';
import { sentencesOf } from './sentences.ts';
import { theirMessages } from './their-words.ts';

const count =
  '(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|some|many|several)';
const span = '(?:years?|months?|weeks?|days?|hours?|nights?)';

/** What a question is after, and what has already been told where it is put all the same. */
const answered: readonly { asks: RegExp; told: RegExp }[] = [
  {
    asks: /\bhow long (?:has|had|have you|were you|did)\b|\bsince when\b|\bwhen did (?:it|this|that|things|you first|you find|you notice|you start)\b/i,
    told: new RegExp(
      `\\b(?:since (?:the |my |last |i |we |he |she |they |monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|\\d)|ago\\b|for (?:about |almost |over |nearly |like |the last |the past )?(?:${count} ${span}|years|months|weeks|ages)|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|\\w+day)|yesterday|this (?:morning|afternoon|week|weekend)|today|tonight|just now|${count} ${span} (?:now|already|together|without)|in (?:january|february|march|april|june|july|august|september|october|november|december|\\d{4}))\\b`,
    ),
  },
  {
    asks: /\bwho (?:else )?(?:knows|have you (?:told|let|spoken|been able|had)|can you (?:tell|talk|speak))|\bwhat have you told people|\bhave you told (?:any|some)|\bwho (?:would|could) you (?:most |like to |want to )*(?:like to |want to )?tell|\bhave you said anything\b|\bdoes any(?:body|one) (?:else )?know\b|\bhave you (?:said|told) (?:him|her|them|that|it|so)\b/i,
    told: /\b(?:(?:haven'?t|have not|not|never|didn'?t|can'?t) (?:even |really |ever )?(?:told?|said|say|spoken|speak|talk)|told (?:nobody|no one|no-one|my|him|her|them|everyone|the (?:wife|husband|kids|boys|girls|others))|(?:nobody|no one|no-one|none of them) (?:else )?knows?|only (?:\w+ ){1,2}knows?|(?:don'?t|do not|have no ?one|have nobody|nobody|no one) (?:to|i can|have anyone|really have)\b)/,
  },
  {
    asks: /\b(?:contact|do you (?:still )?(?:see|speak|talk))\b/i,
    told: /\b(?:weekends?|rings?|rang|calls?|called|texts?|texted|talked|stayed|visits?|came|saw)\b/,
  },
  {
    asks: /\b(?:at night\b|time of (?:the )?day|part of the day|when in the day|when is it (?:\w+ )?(?:hardest|worst|strongest|loudest|quietest|most))/i,
    told: /\b(?:at night|nights? (?:are|is|mostly)|(?:in the|every|most|sunday) (?:mornings?|evenings?|nights?|afternoons?)|o'clock|\d ?(?:am|pm)\b|half (?:past )?\w+|worse (?:at|in)|worst (?:at|in|is))\b/,
  },
  {
    asks: /\bhow many (?:nights|days|times|weeks|months|years)\b/i,
    told: new RegExp(
      `\\b(?:${count} (?:nights|days|times|weeks|months|years)|(?:second|third|fourth|fifth|sixth|seventh|\\d+(?:nd|rd|th)) (?:night|day|time|week|month|year)|in a row|every (?:single )?(?:night|day))\\b`,
    ),
  },
  {
    asks: /\bwhen did you (?:two )?last (?:hear|see|speak|talk|meet)\b/i,
    told: /\b(?:today|tonight|this (?:morning|afternoon|evening)|just now|yesterday|an hour ago|(?:left|walked out|stormed off|hung up|drove off)\b.*\b(?:since|answer\w*|pick\w*)|since (?:then|she|he|they|lunch|breakfast))\b/,
  },
  {
    asks: /\bmore sad or more angry\b|\bangry or (?:\w+ )?sad\b/i,
    told: /\b(?:angry|anger|furious|fuming|raging|livid|sad|sadness|heartbroken|cry|cried|crying|tears)\b/,
  },
  {
    asks: /\b(?:what did you do|what happened (?:then|next)|how did it go on)\b/i,
    told: /\b(?:then|and|so) i (?:just |only |even |actually )?(?:said|told|went|left|walked|ran|drove|sat|stood|stayed|closed|shut|hung|cried|clapped|laughed|smiled|deleted|blocked|put|got|came|paid|bought|apologi[sz]ed)\b/,
  },
  {
    asks: /\bwhere (?:did (?:it|that) happen|were you (?:when|then)|was (?:it|that) said)\b/i,
    told: /\b(?:in|on|at|outside|inside) (?:the|a|my|our|his|her|their) (?:\w+ )?(?:car|car ?park|parking|kitchen|hall|hallway|office|shop|supermarket|school|class\w*|street|bus|train|tram|bed(?:room)?|garden|yard|ward|canteen|corridor|pub|restaurant|cafe|café|church|library|toilets?|bathroom|lift|park|hospital|meeting|staff ?room|living room|stairs|landing|beach|station|airport|gym|driveway|phone|table|sofa|till)\b|\bat (?:work|school|home|church|uni)\b/,
  },
  {
    asks: /\bby when\b|\bhow long (?:have you got|do you have|have they given|is left)\b|\bwhen (?:do they want|will they say|do you have to|is it due)\b/i,
    told: /\b(?:by|until|till|before) (?:the )?(?:\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|tomorrow|tonight|next|the end|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)|\b(?:in|within) (?:a|two|three|four|five|six|\d+) (?:days?|weeks?|months?)\b|\b(?:at the end of|end of) (?:the|next|this) (?:month|week|year)\b/,
  },
  {
    asks: /\bhow did you (?:find (?:it |this |that )?out|hear (?:of|about) (?:it|this)|get to know|come to know)\b|\bhow did (?:it|this|that) come out\b/i,
    told: /\b(?:found (?:it )?out|only knows? (?:because|bc|cos|coz|cuz|from|by)|i know (?:because|bc|cos)|i saw|left (?:her|his|their) (?:phone|laptop|bag)|(?:he|she|they|\w+) told me|i was told|caught (?:him|her|them)|walked in on|looked (?:at|in|through) (?:his|her|their)|heard (?:it )?(?:from|through|that))\b/,
  },
  {
    asks: /\bask(?:ed)? why\b/i,
    told: /\b(?:won'?t|will not|refuses? to|didn'?t|did not|doesn'?t|never) (?:even |really )?(?:tell|told|say|said|give|gave|explain)\b[^.]{0,30}\b(?:why|reasons?)\b|\bi asked (?:him|her|them|why)\b|\b(?:gave|with) no reason\b/,
  },
  {
    // Of two who are no longer together.
    asks: /\bhave you two been together\b|\bdo you (?:two )?live together\b|\b(?:outside the two of you|change between you two)\b/i,
    told: /\b(?:bro?ken? up|brea?k(?:ing)?[- ]?up|split up|divorced|dumped|my ex|(?:left|dropped) (?:me|him|her|our)|ended (?:it|things|our)|was dating|we dated|after (?:that|it) (?:has )?happened|missing my)\b/,
  },
  {
    asks: /\bwhat worries you(?: the)? most\b/i,
    told: /\b(?:worr(?:y|ies|ied) (?:about|that)|fears?|(?:afraid|scared) (?:of|that))\b/,
  },
  {
    asks: /\bwho would you most like to see\b/i,
    told: /\b(?:grand\w+|parents|mum|mom|dad|mother|father|sister|brother|son|daughter)\b/,
  },
  {
    asks: /^when is (?:it|that|the \w+)\?/i,
    told: /\b(?:(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next (?:week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  },
  { asks: /\bhow old\b/i, told: /\b(?:\d+|years old|\w+teen)\b/ },
];

/** Which part of it is the worst, weighs most, matters: once that was asked, it is not asked in other words. */
const partOf =
  /\b(?:which|what) (?:part|bit)\b|\b(?:hardest|worst)\b|\bwhat(?:'s| is| has|'s been)? (?:on your mind|bother\w*|matters?|weighs?|worries|gets to you|upsets?|hurts?)\b[^?]*\bmost\b/i;

/** Says whether a question asks for what their last three messages have told. */
export function alreadyTold(turn: Turn): (question: string) => boolean {
  const said = [...theirMessages(turn).slice(-2), turn.message].join('\n').toLowerCase().replaceAll('’', "'");
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asked = sentencesOf(last).at(-1) ?? '';
  const justAsked = asked.endsWith('?') && partOf.test(asked);
  return (question) =>
    question.endsWith('?') &&
    ((justAsked && partOf.test(question)) || answered.some(({ asks, told }) => asks.test(question) && told.test(said)));
}
