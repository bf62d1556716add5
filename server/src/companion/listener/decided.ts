import { decisionIn } from '../reading/decision.ts';
import { alarming } from '../reading/going.ts';
import { hearingBeside } from '../reading/moves/hear-moves.ts';
import { asksAnything } from '../reading/question-of.ts';
import { costly } from './answer-known.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/decided.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { sendOffFor } from './send-off.ts';
import { sentencesOf, wordsIn } from './sentences.ts';

/** Words that cost nothing where they only name a place, somebody or a way of going. */
const only = /\b(?:drive|school|police|baby|ex|(?:take|taking) (?:my|your|the) (?:meds|medication|pills))\b/g;
/** What they will write, in their own words or tongue, is no sentence about them. */
const drafted = /[:"“]|[^\p{ASCII}’‘–]/u;
const asksHow = /\b(?:what|how) (?:will|would|do|should|can|could|must|to) (?:i\b|say|write|put|tell)/i;
/** 'That I will pay him': what they say to a question, and no plan. */
const answering =
  /^(?:(?:and|but|just|maybe|mostly|mainly|only|first|well|probably)[, ]+)*that (?:i|he|she|they|it|we)\b/i;
/** 'Anxious that I'll get bad grades': what is feared is no plan. */
const feared =
  /\b(?:anxious|worr(?:y|ied)|afraid|scared|fear(?:ful)?|nervous|terrified|what if)\b[^.!?]*\b(?:i'?ll|i will|i won'?t|i might|i(?:'m| am|m) (?:going to|gonna))\b/i;
/** How they begin who have made up their mind, whatever was asked. */
const closing =
  /^(?:ok(?:ay)?|right|so|thanks?|thank you|anyway|alright|all right|cheers|ta|good|great|yes|yeah|fine)\b/i;
const parting =
  /^(?:(?:and|so|but|anyway|ok(?:ay)?|well)[, ]+)*(?:many thanks|thanks?\b|cheers|wish me luck|(?:good ?)?bye|good ?night|take care|see you|(?:talk|speak) (?:soon|later)|that(?:'s| is) (?:that|it|settled|decided|the plan)|i(?:'ve| have)? (?:now |just )*(?:decided|made up my mind|made my mind up))\b/i;
const atOnce = /\b(?:right now|now|going (?:in|up|over|round)|about to)\b/i;

/**
 * What they tell that they will do is affirmed in few words: what it is, where that can stand, and a wish for it. Undefined
 * where nothing is decided, or where they ask beside it.
 */
export function takeDecision(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn, toWren } = scene;
  // Who asked something of Wren in the same breath is not going yet.
  if (reading.heavy || reading.asked || toWren.asks || !/^(?:share|yes|no|unsure)$/.test(reading.act)) return undefined;
  if (asksAnything(reading.text) || asksHow.test(reading.text) || answering.test(reading.text)) return undefined;
  if (feared.test(reading.text)) return undefined;
  const hear = hearingBeside(reading);
  const found = decisionIn(reading.text, reading.clauses, (text) => hear(text).decide);
  if (!found) return undefined;
  const { clause, isNo, hasTime, after } = found;
  // What stands at the end of a good deal that is hard is not waved off: that is what they came with.
  if (reading.words - wordsIn(clause || reading.text) >= muchTold && !closing.test(reading.text.trim()))
    return undefined;
  const plan = (clause || reading.text).toLowerCase().replace(only, '');
  if (alarming.test(plan)) return undefined;
  const isWeighty = !isNo && costly.test(plan);
  // Who goes on telling is not going yet.
  const isRash = rash.test(plan);
  if (!isWeighty && !isRash && !isNo && (goesOnTelling(after) || bringsNews(reading.text))) return undefined;
  const wished = isWeighty || isNo ? undefined : sendOffFor([clause || reading.text], reading.mood === 'good');
  // 'I reckon' belongs to the saying of it, and nobody says 'shall' of somebody else.
  const short = clause.replace(/,? you (?:reckon|think|guess|suppose)$/, '').replace(/^you shall\b/, "you'll");
  const c =
    !wished?.blanks.verb && short && short.split(' ').length <= most && !drafted.test(short) ? short : undefined;
  const name = turn.person.firstName.trim();
  const blanks = { comma_name: draft.even() && name ? `, ${name}` : '', ...wished?.blanks };
  const isOpen = !isWeighty && !isRash && !isNo && !hasTime && !atOnce.test(reading.text);
  // What answers a question is no farewell, and gets none.
  const isAnswer = isOpen && !wished && state.open?.turn === state.turn - 1 && !closing.test(reading.text.trim());
  const asks = isOpen && withWords.test(plan) && (isAnswer || draft.even());
  const asked = isWeighty ? lines.askWeighty : asks ? lines.askWords : isAnswer ? lines.askOn : [];
  const said = c
    ? draft.add(isNo ? lines.declined : lines.decided, { c })
    : isNo || (wished === undefined && !isWeighty && draft.add(lines.settled));
  // A question follows what was said back; where that was too long to say, the wish is said for it.
  const isAskedOn = (asks || isAnswer) && said;
  const warm =
    isWeighty || isRash ? lines.weighty : isNo ? lines.theirsNo : isAskedOn ? [] : (wished?.say ?? lines.warm);
  if (!draft.add(warm, blanks) && !said) return undefined;
  return endAsking(scene, asked);
}

/** Said in anger, and not waved through. */
const rash =
  /\b(?:shove|stuff|stick|screw|fuck) (?:it|off|him|her|them|you)\b|\b(?:get|getting|pay|paying) (?:him|her|them) back\b(?! the)/;
/** What is done with words: how it begins may be asked. */
const withWords = /\b(?:tell|ask|talk|speak|say|write|text|message|call|ring|phone|apologi[sz]e|e-?mail)\b/;

/** So many words beside the plan tell more than it. */
const muchTold = 18;

/** The most words of it that are said back. */
const most = 10;

/** Enough is told after it to be spoken to: more than a reason in a few words, another plan, or a thank-you. */
export const goesOnTelling = (after: string): boolean =>
  sentencesOf(after)
    .filter(
      (one) =>
        !parting.test(one) && !/^(?:and |then |so |but |maybe )*i(?:'ll| will|'m going to| am going to)\b/i.test(one),
    )
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length >= told;
/** Words. */
const told = 8;

/** Grave news in a sentence of its own beside what they will do: 'it's a lump, they think early. I'll tell Mum tonight.' */
export const bringsNews = (text: string): boolean =>
  sentencesOf(text).some((one) => graveNews.test(one) && !willDo.test(one));
const graveNews =
  /\b(?:lump|cancer|tumou?rs?|chemo|biops\w+|leuka?emia|terminal|palliative|hospice|a stroke|miscarr\w+|stillborn|diagnos\w+|died|passed away)\b/i;
const willDo = /\b(?:i'll|i will|i'm|i am|i have to|i've got to|i need to|i must|going to|gonna|about to)\b/i;
