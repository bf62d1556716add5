import { isLearners } from '../reading/bent.ts';
import { type Brightened, brightenedBy } from '../reading/brightened.ts';
import { upbeat } from '../reading/feelings.ts';
import { turnText } from '../reading/second-person.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { brightly, brightOpening } from './lines/brightly.ts';
import { saidFeeling } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { personBlanks } from './tellings/tellings.ts';
import { theirMessages } from './their-words.ts';

/** More than this of their own words is a recital. */
const most = 12;
/** How far back it may lie what was hard: 'found it' answers 'I can't find the ring'. */
const back = 4;

/** Of one whose mind is going it is good news to be known. */
const knownAgain = /\b(?:knew|recogni[sz]ed|remembered) me\b|\bknew who i was\b|\bsaid my name\b/i;

/** 'I said sorry to her': told, and nothing that was said to Wren. */
const saidSorry = /(?:^|[.!?] |\bi )(?:ok(?:ay)?,? |so )?(?:i(?:'ve)? )?(?:said|told)(?: \w+)? sorry\b/i;

/**
 * Something turned out well, whatever stood before it: said back, warmly and in few words, with a question that fits a good thing.
 * Undefined where nothing did, or where the message asks for an answer.
 */
export function takeBrightly(scene: Scene): Situation | undefined {
  const { reading, draft, state, turn, toWren } = scene;
  if ((toWren.protest !== '' && !saidSorry.test(toWren.rest || turn.message)) || toWren.misnamed) return undefined;
  if (reading.heavy || reading.mourning || reading.asked) return undefined;
  if (!/^(?:share|yes|no|unsure|thanks|about-wren|complaint)$/.test(reading.act)) return undefined;
  const feeling = saidFeeling(reading);
  if (feeling && !upbeat(feeling.family)) return undefined;
  const found = brightenedBy(reading.text, theirMessages(turn).slice(-back).join(' '));
  if (!found || (isGrave(scene) && !knownAgain.test(reading.text))) return undefined;
  const who = /\b(?:he|she|they)\b/i.exec(found.clause)?.[0] ?? reading.text.match(/\b(?:he|she|they)\b/gi)?.at(-1);
  const c = saidBack(found, who);
  if (c !== '' && c.split(' ').length <= most) draft.add(brightOpening, { c });
  const { hear, ask } = brightly[found.bright];
  const blanks = personBlanks(who);
  draft.add(hear, blanks);
  if (draft.parts.length === 0) return undefined;
  state.moment = '';
  state.telling = '';
  return endAsking(scene, ask, blanks);
}

/** 'She sing me a song': not said back as it stands. */
const bare =
  /\b(?:he|she|it|(?:my|the|his|her) \w+) (?:say|sing|give|send|knock|bring|make|ask|come|call|laugh|love|miss|want|walk|tell|help|take|hug|hold)\b/i;

/** What turned out well, turned to 'you'; empty where it would come back broken: it is known what it was. */
function saidBack({ bright, clause }: Brightened, who = ''): string {
  if (/\byou\b|:/i.test(clause) || isLearners(clause) || bare.test(clause)) return '';
  // 'Right, we'll sort it' was said by somebody else.
  const promised = /^(?:said|says)[:,]? ["'“]?(.*\bwe(?:'|’)?ll [^"”]*)$/i.exec(clause)?.[1];
  if (promised) return who ? `${who.toLowerCase()} said "${promised.replace(/\bwell\b/, "we'll")}"` : '';
  if (/^we(?:'ll| will)\b/i.test(clause)) return `"${clause.charAt(0).toUpperCase()}${clause.slice(1)}"`;
  const began =
    /^(?:and |then )?(?:put|asked|gave|brought|said|held|took|made|sent|saved|kept|squeezed|sang|fell|is|had|hugged|leaned)\b/i;
  const subject = bright === 'found' || bright === 'went-well' ? 'i' : who.toLowerCase();
  const whole = (began.test(clause) || /^found\b/i.test(clause)) && subject ? `${subject} ${clause}` : clause;
  const turned = turnText(whole.replace(/^(?:and|then|so|ok|okay|but) /i, '')).replace(/[.,\s]+$/, '');
  return (turned.match(/"/g)?.length ?? 0) % 2 === 1 ? `${turned}"` : turned;
}
