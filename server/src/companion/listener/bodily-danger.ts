import { emergencyNumber } from '@wren/contract/crisis.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/bodily-danger.ts';
import type { Scene } from './reply.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** A sign in the body that is somebody's to look at now, and not a listener's. */
interface Sign {
  /** What they say now. */
  when: RegExp;
  /** What they must have said of late, in this message or in the last six. */
  about?: RegExp;
  say: readonly string[];
}

const pregnant =
  /\b(?:pregnan\w*|(?:\d+|twenty|thirty)[- ]?(?:\w+ )?weeks (?:gone|along|now)|my (?:bump|midwife|due date)|maternity|antenatal|the baby (?:kick\w*|mov\w*))\b/;
const inPregnancy =
  /\b(?:headache|head (?:is |really )?(?:hurts|hurting|pounding|splitting|ach\w+)|(?:see|seeing|saw)\b.{0,20}\b(?:lights?|spots?|stars|flash\w*)|(?:lights?|spots?|flash\w*) in (?:front of )?my eyes|blurr\w+|bleed\w*|(?:waters?|water) (?:just )?(?:broke|have broken|has broken|gone)|(?:baby|it|he|she)(?:'s| is| has|s)?(?: not|n't| stopped| hardly| barely)(?: been)? (?:mov\w+|kick\w*)|(?:less|fewer) (?:mov\w+|kicks)|(?:face|hands) (?:is |are |have )?(?:all )?sw(?:ollen|elling|elled)|pain under my ribs)\b/;

/**
 * Signs that have to be looked at at once (NICE, Hypertension in pregnancy, NG133, 2019; NHS, Heart attack and Stroke: symptoms,
 * 2023; NHS, Coughing up blood; NICE, Fever in under 5s, NG143, 2019). Few and plain: panic has a racing heart too, and is answered as panic.
 */
const signs: readonly Sign[] = [
  { when: inPregnancy, about: pregnant, say: lines.pregnancy },
  {
    when: /\b(?:chest (?:pain|pressure|hurts)|(?:pain|pressure|crushing|squeezing)\b.{0,20}\bchest)\b.*\b(?:jaw|left arm|down my arm|my arm|shoulder blade)\b|\b(?:jaw|left arm|down my arm)\b.*\bchest\b/,
    say: lines.heart,
  },
  {
    when: /\b(?:face|mouth|one side)\b.{0,24}\b(?:droop\w*|dropped|gone numb)\b|\b(?:speech|words|talking)\b.{0,16}\bslurr\w*|\bslurring\b|\bworst headache of my life\b/,
    say: lines.stroke,
  },
  {
    when: /\bi(?:'m| am|'ve| have| keep| just| started)?(?: \w+){0,2} (?:cough(?:ed|ing)?|throw(?:n|ing)?|threw|vomit(?:ed|ing)?|spit(?:ting)?|bring(?:ing)?|brought|sick)(?: up)? (?:\w+ ){0,3}blood\b|\b(?:coughing|vomiting|throwing up) (?:up )?(?:\w+ )?blood\b|\bblood in (?:my |the )?(?:sick|vomit)\b/,
    say: lines.blood,
  },
  {
    when: /\b(?:fever|temperature|3[89](?:\.\d)?|40(?:\.\d)?|burning up|won't wake|wont wake|limp|floppy)\b/,
    about:
      /\b(?:(?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]weeks?[- ]old|(?:one|two|1|2)[- ]months?[- ]old|newborn)\b/,
    say: lines.newborn,
  },
];

/** Sends them to whoever has to look at it now, before anything else is said. Undefined where there is no such sign. */
export function answerBodilyDanger({ turn, whole, draft, state }: Scene): Situation | undefined {
  const now = inSmall(whole);
  const isOf = (about: RegExp) => [...plainly(theirMessages(turn), 6), now].some((one) => about.test(one));
  const sign = signs.find(({ when, about }) => when.test(now) && (about === undefined || isOf(about)));
  if (!sign) return undefined;
  draft.addAll([sign.say, lines.goNow], { number: emergencyNumber(turn.person.country) });
  state.pending = null;
  return 'none';
}
