import type { Assessment } from './assessment.ts';
import { concepts } from './lexicon.ts';
import { type Moment, momentOf } from './moments.ts';

/** Harmless in any other talk, and not where danger was spoken of: "ok, I'll do it tonight". */
export const willDoIt =
  /\b(?:i'?ll|i'?m (?:going to|gonna)|i will|gonna) (?:just )?do it (?:now|tonight|today|tomorrow|soon|anyway)\b/i;

/** What voices order. */
export const toldTo = /\b(?:say|tell|want|order|make)\w*\b.{0,40}\b(?:jump|die|kill|hurt|cut|do it|end)\b/i;

const meansWords = new Set(concepts.METHOD);
const put = /\b(?:no|not|don'?t|threw|gave|flushed|locked|away|rid|without|never)\b/i;

/** A short answer that names a means, and does not say that it is gone. */
export function names(message: string): boolean {
  return (
    message.length < 200 &&
    !put.test(message.replaceAll('’', "'")) &&
    (message.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => meansWords.has(word))
  );
}

/** A short no that says where the thing is instead: "no, they're in the bathroom". */
export function isSomewhere(message: string): boolean {
  const plain = message.replaceAll('’', "'");
  return plain.length < 120 && somewhere.test(plain) && !/\b(?:gave|threw|flushed|locked|handed|rid)\b/i.test(plain);
}
const somewhere =
  /\b(?:they'?re|it'?s|it is|they are)\b.{0,20}\b(?:(?:in|under|on|behind|at|by) (?:the|my|our)|downstairs|upstairs|outside)\b/i;

export type Answer = 'yes' | 'no' | 'unsure' | 'when';

const start = '^[\\s"\'(]*(?:um+|uh|h+m+|mm+|er+m?|ah|oh|well|honestly|tbh|ok|okay|idk|so|what|huh|wow)?[\\s,.?!]*';
const when = new RegExp(
  `${start}(?:yes|yeah|yea|probably|maybe|i think)?[\\s,.]*(?:it'?s |it will be |i'?ll do it )?(?:tonight|today|tomorrow|now|soon|this (?:weekend|evening|afternoon)|in an? (?:hour|bit|few (?:minutes|hours|days))|later|after (?:work|this|dinner)|when (?:everyone|they|he|she)\\b)`,
  'i',
);
const unsure = new RegExp(
  `${start}(?:idk|i (?:really )?(?:don'?t|do not) (?:really )?know|dunno|not sure|i'?m not sure|maybe|kinda|kind of|sort of|sometimes|a little|perhaps|possibly|hard to say|no idea|i guess so|i can'?t say|\\.{2,}|…)`,
  'i',
);
const yes = new RegExp(
  `${start}(?:yes|yeah|yea|yep|yup|ya|yah|y|uh-?huh|mhm+|i am|i do(?! it (?:since|when|every|because|with|to))|i have(?! (?:a|an|one|two|three|four|five|\\d+|my|our|no) (?!\\w*\\s?(?:plan|gun|rope|date|way|knife|method|pills|bottle|blade|thoughts?|ideas?|time|place)))|i did|i was(?! (?:only|just|merely|talking|telling|describing|asking|saying|speaking|joking|on about|doing|fired|laid off|working|at|a|an|so|very)(?![a-z]))|i think so|true|correct|of course(?! not)|absolutely(?! not)|definitely(?! not)|i guess|si|oui|ja|sim|haan|han|ji|aywa|na3am|tak|evet|да|是|はい|네|نعم|हाँ|हां)(?![a-z'])`,
  'i',
);
const no = new RegExp(
  `${start}(?:no(?! (?:tengo|tenho|quiero|quero|puedo|posso|hay|he|me|lo|se) )|nope|nah|naw|n|never|(?:of course|absolutely|definitely|certainly) not|not really|not at all|i'?m not|i am not|i don'?t(?! (?:see|sleep|like|live|get|talk|work|trust|care)(?![a-z]))|i do not(?! (?:see|sleep|like|live|get|talk|work|trust|care)(?![a-z]))|i did not|i didn'?t|i haven'?t|i have not?|i not have|i wouldn'?t|i won'?t|nobody|no ?one|just me|alone|non|nein|nao|nahi|nahin)(?![a-z'])`,
  'i',
);

/** 'I used to, years ago. These days, no.' */
const overNow =
  /^[\s"'(]*(?:yes|yeah|well|i (?:have|had|did|was|used to))\b[^?]{0,40}\b(?:in the past|before|once|years ago|long ago)\b[^?]{0,20}(?:\b(?:recently|lately|now|today|these days|currently)[,.: ]+(?:no|not)\b|\bnot (?:now|any ?more|lately|recently|today|these days)\b|\bno longer\b)/i;

/** A short reply to a direct question; undefined when the message is about something else. */
export function answerOf(message: string): Answer | undefined {
  const text = message
    .slice(0, 160)
    .replace(/[’]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  if (overNow.test(text)) return 'no';
  if (when.test(text)) return 'when';
  if (unsure.test(text)) return 'unsure';
  if (no.test(text)) return 'no';
  if (yes.test(text)) return 'yes';
  return undefined;
}

/** A yes to whether they are safe, or not alone: 'I am' begins one, and 'I am looking for a job' is none. */
export const isPlainYes = (message: string): boolean =>
  answerOf(message) === 'yes' &&
  !/^[\s"'(]*i (?:am|do|have|did|was) (?!(?:safe|ok(?:ay)?|fine|good|all ?right|at|in|here|home|with|not alone|someone|somebody|people|my)\b)[a-z]/i.test(
    message,
  );

/** A yes to a question of whether it ever is so. */
export const howOften =
  /^[\s"'(]*(?:(?:most|every|some|at|all|many|on bad) (?:nights?|days?|the time|times|evenings?|mornings?)|often|lately|constantly|a lot|all the time|now and then|once in a while|when i'?m alone|it does|there are|it is|they are)\b[^.!?]{0,30}[.!…]*$/i;

/** "I won't call", "no hotlines": respected, not argued with. */
export const refusal =
  /\b(?:(?:don'?t|do not|won'?t|not gonna|not going to|never|can'?t|no|hate|stop) (?:\w+ ){0,4}(?:call|calling|text|line|lines|hotline|hotlines|helpline|helplines|number|numbers|988|samaritans|professional|therapist)|(?:hotline|line|988|they) (?:\w+ ){0,2}(?:didn'?t|doesn'?t|don'?t|never|won'?t) help|already (?:called|tried|texted)|no quiero (?:llamar|hablar)|ne veux (?:pas )?appeler|nicht anrufen|nao quero ligar|não quero ligar)/i;

/** Begins an answer, and as often a story: "I was at my sister's", "tomorrow we paint the fence". */
const mayBegin = new RegExp(
  `${start}(?:i (?:am|do|have|did|was|don'?t|do not|haven'?t)|today|tonight|tomorrow|now|later|soon|after|when|this)(?![a-z']| *[,.!?…]| *$)`,
  'i',
);
const aboutTheQuestion =
  /\b(?:think|thinking|thought|thoughts|feel|feels|feeling|feelings|felt|consider\w*|wonder\w*|want(?:ed)? to|wish\w*|do it|about it|like that|plan\w*)\b/i;

/** What follows a question that nothing but the sound of words gave rise to: begun like an answer, and none. */
function tellsOn(plain: string): boolean {
  return (
    mayBegin.test(plain) &&
    !aboutTheQuestion.test(plain) &&
    (parts.test(plain) || (plain.length >= 30 && !(when.test(plain) && /\b(?:when|once|while|after)\b/i.test(plain))))
  );
}

/** "Yeah. We had the neighbours round and Pete burned the sausages": a yes to the talk, and not to the question. */
function nodsAndTells(plain: string): boolean {
  const [, rest] = /^[\s"'(]*(?:yes|yeah|yea|yep|yup|ok|okay)[.,!…]+\s+(.{30,})$/is.exec(plain) ?? [];
  return rest !== undefined && !aboutTheQuestion.test(rest) && !heavy.test(rest);
}
/** "Yes, exactly. I have four kids and …", "yeah the hours were worse before": the same without a stop, where nothing in the story is grave. */
function nodsIntoAStory(plain: string): boolean {
  const [, story] =
    /^[\s"'(]*(?:yes|yeah|yea|yep|yup|true|right)[,.!…\s]+(?:(?:exactly|true|right|indeed|for sure)[,.!…\s]+)?((?:the|my|our|he|she|they|we|it'?s|it (?:is|was|has)|this|that'?s|because|unfortunately|i (?:got|was|work\w*|lost|live|moved|just|had|have (?:\d+|a|an|two|three|four|five|to)))\b.{25,})$/is.exec(
      plain,
    ) ?? [];
  return story !== undefined && !grave.test(story);
}
const grave =
  /\b(?:die|dying|dead|death|alive|living|live|life|gone|disappear\w*|end(?:ed|ing)?|over|any ?more|without me|burden|point|worth\w*|wake|pills|rope|gun|knife|hurt\w*|nothing|empty|nobody|no ?one|alone|tired|can'?t|cannot|nights?|since|thoughts?|think\w*|wish\w*|want to|dark\w*|hopeless|suicid\w*)\b/i;

/** Whether it only begins like a yes to the soft question, and tells of something else. */
export const isStoryInstead = (message: string): boolean => {
  const plain = message.replaceAll('’', "'");
  return tellsOn(plain) || nodsIntoAStory(plain);
};
const heavy =
  /n['’]?t\b|\b(?:no|not|never|nobody|nothing|alone|asleep|tired|stop|over|last(?! (?:week|month|year)\b)|end|weeks|months|years|long|every|since|know|told|secret|scared|help|please|sorry|without|better|enough|always|again|would|all|cry|crying)\b/i;

/** Walks round the question, or half answers it: not to be taken for a no. */
const walksRound =
  /\b(?:rather not|(?:don'?t|won'?t|can'?t|cannot|not going to) (?:want to |wanna )?(?:say|answer|talk about)|if i (?:was|were|am|said|did|do|had)\b|say yes|said yes|worry(?:ing)? about me|(?:don'?t|stop) ask|ask me that|(?:does|doesn'?t|does not|did|didn'?t) (?:it |that )?matter|not go there|for everything|love you (?:all|both|so much)|(?:please|and|,) (?:take care of|look after))\b/i;
const onlyATime = /^[\s"'(]*(?:after|when|once|before|until|as soon as)\b/i;

const parts =
  /\b(?:good ?night|night(?:[ -]night)?|good ?bye|bye|see you|take care|(?:have|got|need|better|must) (?:to )?(?:go|run|dash|be off)|off to (?:bed|sleep|work)|to bed|talk (?:later|soon|tomorrow)|until (?:tomorrow|next time))\b/i;

/** Said to Wren, too, by somebody who has gone on to something else. */
const light: readonly (Moment | undefined)[] = ['safer', 'has-help', 'stay', 'will-reach'];

/**
 * Whether a message is plainly ordinary: nothing in it alarms, it answers no question of ours and says nothing to the
 * danger that was asked about. A bare "ok" is not enough for that; a goodbye, a question or some words of a story are.
 */
export function goesOn(found: Assessment, message: string): boolean {
  if (found.level !== 'none' || found.need !== undefined || found.denied) return false;
  const plain = message.replaceAll('’', "'");
  if (willDoIt.test(plain) || refusal.test(plain) || walksRound.test(plain)) return false;
  if (plain.length < 60 && onlyATime.test(plain)) return false;
  if (message.length < 60 && names(message)) return false;
  if (answerOf(message) !== undefined && !tellsOn(plain) && !nodsAndTells(plain)) return false;
  const moment = momentOf(message);
  const isSaidToWren = moment !== undefined && moment !== 'thanks' && moment !== 'parting';
  if (isSaidToWren && !(light.includes(moment) && message.length >= 60)) return false;
  const words = message.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
  return words >= 5 || parts.test(message) || message.includes('?');
}
