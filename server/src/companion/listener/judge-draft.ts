import type { Situation } from './follow-ups.ts';
import * as lines from './lines/outright.ts';
import type { Put } from './outright/put.ts';
import type { Scene } from './reply.ts';
import { theirMessages } from './their-words.ts';

const harmful =
  /\b(?:kill|die|hate you|dead to me|worthless|ugly|bitch|idiot|moron|stupid (?:cow|man|woman)|or else|regret it|you'll see|goodbye (?:everyone|world|forever)|pay for this|pills?|starv\w*|drunk|vodka|knife|burn)\b/;
export const putUp =
  /\byes or no\b|\b(?:ok|okay|good|fine|enough) or (?:not|is|too|does|no|rubbish)\b|\bwhat do (?:you|u) (?:think|reckon)\b/;
/** A sentence in marks, double or single; a single mark inside a word is none. */
const marked = /(?:^|[\s(:,])["“](.{6,160}?)["”]|(?:^|[\s(:,])['‘](.{6,160}?)['’](?=[\s,.?!)]|$)/;
const meant =
  /^(?:i suppose|maybe|perhaps|something like|probably|ok(?:ay)?|so|well)[,:]? ?(?:something like|maybe)?: ?([^?"]{12,160}?)[.?!]?(?= (?:would|does|is|how)\b|$)|\bi (?:just |only )?(?:want|wanted|was going|am going|plan|would like|thought (?:of|about)|was thinking of|could|would|might|will)(?: just| only)?(?: to)? (?:say|saying|write|writing|text|texting|tell (?:him|her|them)|put) (?:that )?(?!(?:this|that|it|something|him|her|them)\b)([^.?!"]{6,100}?)(?=[.?!]|$)/i;
export const ofSentence =
  /\b(?:does|would|will|do|did) (?:that|it|this|my \w+)(?: \w+)? (?:sound|come across|read|look|seem|do|work|make sense)\b|\b(?:is|was|would) (?:that|it|this|my (?:message|text|letter|card|note|answer)|the (?:message|text|letter|card|answer|wording))(?: be)? (?:(?:a bit|really|way|just|not) )*(?:ok|okay|all right|alright|fine|good|enough|too|plenty|rude|weird|cold|cheesy|soft|harsh|silly|stupid|an excuse|like)\b|\b(?:is|was|would)\b.* enough\b|\bgood enough\b|\bsounds? (?:ok|okay|alright|fine|good|right)\b/;
const judgedAs =
  /\b(sad|weird|odd|strange|daft|silly|foolish|stupid|pathetic|mad|crazy|childish|ridiculous|lame|dumb|cheesy|creepy|desperate|needy|rude|mean|cold|harsh|unkind|blunt|selfish|cringe|soft|arrogant|weak|formal|awkward|begging|bitter|angry|corny)\b/;

/** Their own sentence put up for judging: answered straight, with their words in it. */
export function judgeDraft(scene: Scene, { question, message, told }: Put): Situation | undefined {
  const asks =
    ofSentence.test(question) || (putUp.test(message) && /\b(?:message|text|wrote|write|answer|say)\b/.test(message));
  if (!asks) return undefined;
  const [last = ''] = theirMessages(scene.turn).slice(-1);
  // What stands in the message before counts only where this one says no more than 'is that ok'.
  const texts = scene.reading.words <= 14 ? [scene.reading.text, last] : [scene.reading.text];
  const found = texts.map(sentenceIn).find(Boolean);
  if (!found || harmful.test(message) || /\b(?:my|the) ex\b|\bex-?(?:wife|husband|boyfriend|girlfriend)\b/.test(told))
    return undefined;
  const { draft: board, turn } = scene;
  const draft = found.split(' ').length <= 22 ? found.replace(/[.!?,;]+$/, '').replaceAll('"', '') : undefined;
  const adj = judgedAs.exec(question)?.[1];
  const { draftJudged: judged } = lines;
  const first = /\bexcuse\b/.test(question)
    ? judged.noExcuse
    : /\btoo (?:little|short|small)\b|\benough\b/.test(question)
      ? judged.enough
      : /\btoo (?:much|long|far|forward|soon|many)\b|\ba bit much\b/.test(question)
        ? judged.notMuch
        : adj && !/\bok\b/.test(question)
          ? judged.notAdj
          : judged.fine;
  if (!board.add(first, { adj }) && !board.add(judged.fine)) return undefined;
  const ofWork =
    /\b(?:interview|cv|job|recruiter|employer|appraisal)\b/.test(told) &&
    /\b(?:job|work\w*|warehouse|took|role|gap|years?|months?)\b/.test(found.toLowerCase());
  const isDone =
    (ofWork && draft && board.add(judged.whyAtWork, { draft })) || (draft && board.add(judged.why, { draft }));
  if (!isDone) board.add(judged.whyWithout);
  if (ofWork && turn.person.length !== 'short') board.add(judged.addAtWork);
  return 'room';
}

/** Their own sentence, where it stands in marks or after 'I want to say'. */
function sentenceIn(text: string): string | undefined {
  const found = marked.exec(text);
  const inMarks = found?.[1] ?? found?.[2];
  if (inMarks && inMarks.trim().split(/\s+/).length >= 2) return inMarks.trim();
  const [, named, told] = meant.exec(text) ?? [];
  return (named ?? told)?.trim();
}

const amount =
  /\b(?:hours?|sleep|days?|weeks?|months?|years?|calories|food|eat\w*|drinks?|water|money to live|paracetamol|tablets?|apples?|meals?|lunch|glass(?:es)?|units?|evidence|proof|i|he|she|that|it|this|love)\b/;

/** 'Is a card and twenty quid enough?' */
export function judgeThing(scene: Scene, { question }: Put): Situation | undefined {
  const [, thing = ''] =
    /^(?:\w+ )?(?:is|would|will) (.+?)(?: be| do)? (?:enough|all right|too little)\b/.exec(question) ?? [];
  if (!thing || amount.test(thing) || thing.split(' ').length > 8) return undefined;
  return scene.draft.add(lines.thingEnough) ? 'room' : undefined;
}
