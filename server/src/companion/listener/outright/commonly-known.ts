import { adviceAsked } from '../../reading/advice-asked.ts';
import { sentencesIn } from '../../reading/question-of.ts';
import type { Situation } from '../follow-ups.ts';
import { formsOf } from '../forms-of.ts';
import { isGrave } from '../grave.ts';
import { facts } from '../lines/as-asked/facts.ts';
import { anyHelp, helping } from '../lines/as-asked/helps.ts';
import { places } from '../lines/as-asked/places.ts';
import { harmful } from '../lines/at-risk.ts';
import type { Scene } from '../reply.ts';
import { give, lastOf, type Put } from './put.ts';
import { whoIsMeant } from './who-is-meant.ts';

/** Answers what is commonly known: whether a thing helps, how long it lasts, what is usual. Undefined for anything else. */
export function commonlyKnown(scene: Scene, put: Put): Situation | undefined {
  const near = lastOf(put.told);
  // Medicine as a doctor gave it is no danger by its name alone.
  const isAtRisk = isGrave(scene) || harmful.test(near);
  if (isAtRisk && (!prescribed.test(near) || risky.test(near))) return undefined;
  // 'Would a joke help? I don't know how else to go about it': the marked one counts as well.
  const marked = sentencesIn(put.message).findLast((one) => one.endsWith('?'));
  for (const question of [put.question, marked]) {
    const said = question && (whetherItHelps(scene, { ...put, question }) ?? aFact(scene, { ...put, question }));
    if (said) return said;
  }
  return undefined;
}

const prescribed =
  /\b(?:put me on|(?:take|taking|on) (?:an )?(?:antidepressants?|ssris?|sertraline|prozac|zoloft|lexapro)|prescri\w+|started (?:me )?(?:on|taking)|(?:doctor|gp|psychiatrist|nurse)\b[^.?!\n]{0,30}\bgave me|(?:pills?|tablets?|meds|medications?) for (?:sleep\w*|anxiety|depression|my (?:mood|nerves|anxiety|depression)))\b/;
const risky =
  /\b(?:overdos\w*|too many|all (?:of )?(?:the|my|them|his|her)|whole (?:box|bottle)|die|dying|dead|kill\w*|end it|hurt\w*|cut\w*|hits?|hit|saved up|stopped taking|addict\w*|drunk|drink\w*|pregnan\w*|no point|abus\w*|threat\w*|better off|chest|bleed\w*|relaps\w*|go on like)\b/;

const asksHelp =
  /^(?:(?:and|but|so|or|ok|okay|well|then|also|thanks|yes|yeah|i wonder if|wonder if)[,.! ]+)*(?:do|does|did|will|would|can|could|think|is|are|might)\b[^?]*\b(?:helps?|helpful|works?|(?:any|do|does|much) good|worth (?:it|a try|trying)|make (?:a|any) difference)\b(?<!\bworks?(?= (?:for|at|in|on|with|to|late|out|from|hours|there|here)\b(?! (?:me|him|her|us|that|this|it)\b)))/;
const asksHow = /\bhow (?:exactly |really |much )?(?:do|does|would|can|could|will)\b[^?]*\bhelps?\b/;
/** Help that somebody gives, or that is asked of Wren or another. */
const helpByPeople =
  /\b(?:you|u|he|she|anyone|anybody|someone|somebody|people|i|we|my \w+) (?:\w+ )?(?:can |could |will |would |to )?(?:help|work)\b|\b(?:help|work) (?:him|her|them|my \w+)\b|\b(?:want|need|ask|asked|give|get|pay) (?:\w+ )?help\b|\bat work\b/;
const pointing = /\b(?:it|that|this|them|they|those|these)\b/;

function whetherItHelps(scene: Scene, { question, told }: Put): Situation | undefined {
  const isHow = asksHow.test(question);
  if ((!isHow && !asksHelp.test(question)) || helpByPeople.test(question)) return undefined;
  // 'Do you have any ideas that might help?' asks for one.
  if (adviceAsked(question) !== undefined) return undefined;
  const asked = helping.find((one) => one.thing.test(question));
  if (asked) return say(scene, asked);
  if (!pointing.test(question)) return undefined;
  // 'That' is what was spoken of last.
  const near = lastOf(told, 2);
  const named = helping
    .map((one) => ({ one, at: lastAt(one.thing, near) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.one;
  if (named) return say(scene, named);
  // Of anything else only what was held out here can be vouched for.
  const { lastOffer, turn } = scene.state;
  return !isHow && /\bhelp/.test(question) && lastOffer > 0 && turn - lastOffer <= 2 ? say(scene, anyHelp) : undefined;
}

const say = (scene: Scene, { say: lines, ask }: Pick<typeof anyHelp, 'say' | 'ask'>): Situation | undefined =>
  give(scene, { say: lines, next: [], ask });

const lastAt = (pattern: RegExp, text: string): number =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1;

function aFact(scene: Scene, { question, told }: Put): Situation | undefined {
  const near = lastOf(told);
  const { who, they } = whoIsMeant(question, near.split('\n'));
  const found = facts.find(
    (row) =>
      row.put.test(question) &&
      (!row.who || (who !== undefined && row.who.includes(who))) &&
      (row.told?.test(near) ?? true) &&
      !row.not?.test(near),
  );
  return found && give(scene, { say: found.say, next: [], ask: found.ask }, formsOf(they));
}

const asksPlace =
  /\bwho (?:do|can|should|could|would|else can|else could) (?:i|we) (?:even |possibly |best )?(?:ask|call|ring|phone|talk to|turn to|go to|contact|complain|speak|report|tell|see|get help)\b|\bwho (?:can|could|would) help (?:me |us )?with\b|\bwhere (?:do|can|could|should|would|might|else can|else could) (?:i|we|one|you|people|someone) (?:even |possibly )?(?:go|find|get|look|ask|read|learn|turn|apply|meet|complain|report)\b|\bwhere else\b.*\b(?:used?|work|find|get|look)\b|\b(?:is|are) there (?:any|an?|some) (?:\w+ ){0,2}(?:websites?|apps?|numbers?|hotlines?|helplines?|lines?|groups?|services?|charit(?:y|ies)|organi[sz]ations?|forums?|communit(?:y|ies)|meetings?|place (?:i|where|to|for))\b|\bhow (?:do|can|could|would) (?:i|we|you)? ?(?:even |best )?(?:find|get hold of|look for|go about (?:finding|getting|requesting)|request) (?:an? |any |some |such |those |these )?(?:\w+ ){0,2}(?:groups?|therapists?|counsel\w+|support|services?|chats?|someone|somebody|lawyer|help)\b|\b(?:know|know of) (?:of )?(?:any|a|an|some|somebody|someone|anybody|anyone) (?:\w+ ){0,2}(?:websites?|apps?|numbers?|hotlines?|helplines?|groups?|services?|places?|who|in|at|working|to refer)\b/;
/** 'If she won't, then who can I turn to?' asks nobody. */
const lostHope = /\b(?:if (?:not|i can'?t|she|he|they)\b|then who\b|who else\b)/;

/** Whom to ask and where to look. Undefined where that is not asked, or of what is not known. */
export function whereToAsk(scene: Scene, { question, told }: Put): Situation | undefined {
  if (!asksPlace.test(question) || lostHope.test(question) || isGrave(scene)) return undefined;
  const near = lastOf(told);
  const messages = near.split('\n').toReversed();
  for (const text of [question, ...messages]) {
    const found = places.find((one) => one.of.test(text) && !one.not?.test(text) && (one.told?.test(near) ?? true));
    if (found) return say(scene, found);
  }
  return undefined;
}
