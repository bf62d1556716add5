import { draftPutUp, type PutUp } from '../reading/draft-put-up.ts';
import { tidy } from '../reading/tidy.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { draftBetter, draftJudged } from './lines/drafts.ts';
import { thingEnough } from './lines/outright.ts';
import type { Put } from './outright/put.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** What may be a farewell, or about harm to themselves, is no message to be judged here. */
const farewell =
  /\b(?:kill|die|dying|goodbye (?:everyone|world|forever)|better off without me|pills?|starv\w*|vodka|knife)\b/;
export const putUp =
  /\byes or no\b|\b(?:ok|okay|good|fine|enough) or (?:not|is|too|does|no|rubbish)\b|\bwhat do (?:you|u) (?:think|reckon)\b/;
export const ofSentence =
  /\b(?:does|would|will|do|did) (?:that|it|this|my \w+)(?: \w+)? (?:sound|come across|read|look|seem|do|work|make sense)\b|\b(?:is|was|would) (?:that|it|this|my (?:message|text|letter|card|note|answer)|the (?:message|text|letter|card|answer|wording))(?: be)? (?:(?:a bit|really|way|just|not) )*(?:ok|okay|all right|alright|fine|good|enough|too|plenty|rude|weird|cold|cheesy|soft|harsh|silly|stupid|an excuse|like)\b|\b(?:is|was|would)\b.* enough\b|\bgood enough\b|\bsounds? (?:ok|okay|alright|fine|good|right)\b/;
const judgedAs =
  /\b(sad|weird|odd|strange|daft|silly|foolish|stupid|pathetic|mad|crazy|childish|ridiculous|lame|dumb|cheesy|creepy|desperate|needy|rude|mean|cold|harsh|unkind|blunt|selfish|cringe|soft|arrogant|weak|formal|awkward|begging|bitter|angry|corny|whiny|clingy|pushy|scary|dumb|passive aggressive)\b/;

/**
 * A message of theirs, put up before it is sent: a plain yes, or the one small thing that would make it better. Undefined where
 * none is put up, or where it may be a farewell.
 */
export function judgeDraft(scene: Scene): Situation | undefined {
  const { reading, turn } = scene;
  if (reading.heavy || isGrave(scene) || reading.act === 'goodbye') return undefined;
  const own = draftPutUp(reading.text);
  const earlier = theirMessages(turn);
  // 'Is that ok?' is asked of what stands in the message before.
  const put =
    own ??
    (reading.words <= 8 && ofSentence.test(inSmall(reading.text))
      ? earlierDraft(earlier.at(-1), reading.text)
      : undefined);
  if (!put) return undefined;
  const draft = put.draft.replace(/[,;]+$/, '').replaceAll('"', '');
  const text = draft.toLowerCase();
  if (farewell.test(text)) return undefined;
  const told = [...plainly(earlier, 6), inSmall(reading.text)].join('\n');
  return suggest(scene, text, put, told) ?? judge(scene, draft, put.asked, told);
}

const earlierDraft = (message: string | undefined, question: string): PutUp | undefined => {
  const found = message && draftPutUp(tidy(message.slice(0, 1000)).text);
  return found ? { draft: found.draft, asked: question.toLowerCase() } : undefined;
};

/** What would be better otherwise, said in one small suggestion; the first that fits. */
function suggest(scene: Scene, text: string, { asked }: PutUp, told: string): Situation | undefined {
  const { draft: board, turn } = scene;
  const found = draftBetter.find(
    ({ fits, asks, of }) => fits.test(text) && (!asks || asks.test(asked)) && (!of || of.test(told)),
  );
  if (!found || !board.add(found.say, { draft: text })) return undefined;
  if (turn.person.length !== 'short') board.add(found.next);
  return endAsking(scene, found.ask);
}

/** Nothing is wrong with it: what was feared of it is denied, or it is called good, and why. */
function judge({ draft: board, turn }: Scene, draft: string, asked: string, told: string): Situation | undefined {
  const adj = judgedAs.exec(asked)?.[1];
  const judged = draftJudged;
  const first = /\bexcuse\b/.test(asked)
    ? judged.noExcuse
    : /\btoo (?:little|short|small)\b|\benough\b|\bonly\b/.test(asked)
      ? judged.enough
      : /\btoo (?:much|long|far|forward|soon|many)\b|\ba bit much\b/.test(asked)
        ? judged.notMuch
        : adj && !/\b(?:ok|okay|good|fine)\b/.test(asked)
          ? judged.notAdj
          : judged.fine;
  if (!board.add(first, { adj }) && !board.add(judged.fine)) return undefined;
  const said = draft.split(' ').length <= 14 ? draft.replace(/[.!]+$/, '') : undefined;
  const ofWork =
    /\b(?:interview|cv|job|recruiter|employer|appraisal)\b/.test(told) &&
    /\b(?:job|work\w*|warehouse|took|role|gap|years?|months?)\b/.test(draft.toLowerCase());
  // With a question in it, it cannot stand in a reply that may ask something itself.
  const quotable = said && !said.includes('?') ? said : undefined;
  const isDone =
    (ofWork && quotable && board.add(judged.whyAtWork, { draft: quotable })) ||
    (quotable && board.add(judged.why, { draft: quotable }));
  if (!isDone) board.add(judged.whyWithout);
  if (ofWork && turn.person.length !== 'short') board.add(judged.addAtWork);
  return 'room';
}

const amount =
  /\b(?:hours?|sleep|days?|weeks?|months?|years?|calories|food|eat\w*|drinks?|water|money to live|paracetamol|tablets?|apples?|meals?|lunch|glass(?:es)?|units?|evidence|proof|i|he|she|that|it|this|love)\b/;

/** 'Is a card and twenty quid enough?' */
export function judgeThing(scene: Scene, { question }: Put): Situation | undefined {
  const [, thing = ''] =
    /^(?:\w+ )?(?:is|would|will) (.+?)(?: be| do)? (?:enough|all right|too little)\b/.exec(question) ?? [];
  if (!thing || amount.test(thing) || thing.split(' ').length > 8) return undefined;
  return scene.draft.add(thingEnough) ? 'room' : undefined;
}
