import { answersEcho, asksWhatWasSaid, contradicts, isSpoken } from './contradiction.ts';
import { lexicon } from './feeling-words.ts';
import { hearingBeside } from './moves/hear-moves.ts';
import { lastQuestionIn } from './question-of.ts';
import { turnText } from './second-person.ts';
import { countOf } from './text.ts';
import type { Before } from './to-wren.ts';
import { questionIn } from './wren-asked.ts';

/** What somebody puts right about the last reply. */
export interface Correction {
  /** How it is, turned to 'you', fit to be said by itself: 'your aunt', 'stuck on the crossword'; empty when not said. */
  right: string;
  /** What it is not, the same way; empty when not said. */
  wrong: string;
  /** What they deny in a sentence of its own, turned to 'you': 'he didn't shout'; empty when it cannot be said so. */
  denied: string;
  /** It speaks against the last reply; where it does not, two feelings are only told apart. */
  isOwed: boolean;
  /** It is still to come, and was taken for past. */
  isAhead: boolean;
  /** What the message tells beside it; empty when nothing. */
  rest: string;
  /** Everything they said to put it right, in small letters: no feeling in it is theirs. */
  said: string;
}

const outcry =
  /^(?:(?:good|oh|my|dear|the|bloody|holy) )*(?:no+|nope|nah|eh+|what|huh|heavens|god|lord|goodness|hang on|wait|er+|um+|hell|oi|sorry|pardon|excuse me|steady on|whoa|lol|jesus(?: christ)?|christ|i beg your pardon|you what|nothing of (?:that|the) (?:kind|sort)|wrong way round|(?:the )?other way (?:round|around)|not (?:quite|exactly|really|at all|that|it)|thats different|that'?s (?:different|the (?:whole )?point|not it|all i said)|bloody hell|for (?:god|heaven)'?s sake)(?:[,!. ]+(?:no+|dear|love|heavens|not at all|wren|sorry|mate|lol|bloody hell))*[\s,.!?]*$/i;
const leadIn =
  /^(?:(?:(?:oh|good) )?(?:no+|nope|nah|eh+|er+|um+|wait|what|well|hang on|sorry|actually|good heavens|heavens|god|lol|haha|hey|i think you(?:'ve| have)? (?:misunderst\w+|misread|got (?:it|me|that) wrong)(?: me| that)?|you(?:'ve| have)? (?:misunderst\w+|misread|got (?:it|me|that) wrong)(?: me| that)?|other way (?:round|around)|wrong way round)(?:[,.!?:;\s]+|$))+/i;
/** 'No it's …', 'good lord no', 'what??': how an objection begins, and not 'no lock, I think'. */
const crying =
  /^(?:(?:oh|omg|god|ah|good|my|dear|lord|heavens|haha|lol|hmm+|sorry|actually|but|wait|hang on|excuse me)[,. ]+)*(?:(?:no+|nah|nope)(?:[,.!?]|\s+(?:no|not|i|i'm|im|it|it's|its|he|he's|she|she's|they|they're|we|that|that's|thats|my|the|man|love|mate|dear|sorry)\b|$)|what[!?,]|not quite\b|(?:actually|wait|hang on|excuse me)[,. ]|you what\b|eh\?)/i;
const reporting =
  /^(?:i (?:just |only |literally |clearly |actually )?(?:said|meant|mean|wrote|told you|was (?:talking|asking|telling you) about|am (?:talking|asking|telling you) about)|(?:i'm|im) (?:talking|asking|telling you) about|what i (?:said|meant) was)(?: that| was)?[,:]? /i;

const neverSaid = /^(?:i )?(?:never|didn'?t|did not) (?:say|said) (?:that|it|so)\b/i;
/** Somebody else spoke in what they tell. */
const anotherSpoke =
  /\b(?:he|she|they|someone|(?:the|my|a|one) (?:\w+ )?\w+)(?:'s| then| just| only)? (?:said|says|asked|asks|goes|told me|replied|wrote|texted)\b/i;

/** Said of a reply and hardly of anything else. */
const outright =
  /\b(?:(?:is|are|was)(?:n'?t| not) (?:really |quite |exactly )?(?:the (?:right )?word|what i (?:said|meant|mean|asked)|that sort of (?:person|thing))|(?:doesn'?t|does not|didn'?t) come into it|(?<!(?:bit|part|thing|one|bits|what) (?:that )?)i (?:never|didn'?t|did not) (?:sa(?:y|id)|mean|meant|mention(?:ed)?)(?! (?:it|anything|nothing|much|a word|a thing|to|back|sorry|no|yes)\b)|(?:i'm|i am|i was|im) (?:asking|talking|speaking) (?:about|of)|i asked (?:you )?about(?: \w+){1,3}(?=[.!]*$)|i (?:don't|didn't|wasn't|am not) (?:speak|talk)(?:ing)? (?:about|of)|i meant (?:that|more like|it|is)|excuse me,? (?:but )?(?:i|nobody|no one)|who (?:said|says) (?:anything |i )?|i only (?:said|meant)|(?<!\b(?:he|she|they|we|my \w+) (?:\w+ )?)misunderst\w+|misread\w*|(?:the )?other way (?:round|around)|wrong way round|nothing to do with|that'?s (?:different|not the same)|it(?:'s| is| was) (?:just |only )?(?:an? )?(?:expression|joke|figure of speech|saying)|(?:don'?t|do not) (?:want|wish) to (?:die|end (?:anything|it)|hurt (?:myself|anyone|anybody))|(?:i'm|i am) not (?:suicidal|in (?:any )?danger|ill\b|mad\b|crazy|hearing \w+)|(?:nobody|no one)(?:'s| is)? (?:\w+ )?(?:hurt|abus|hit|in danger)\w*)\b/i;
/** 'Only on the phone queue! Not on life.' */
const narrowed =
  /\b(?:is|are|was)(?:n'?t| not) (?:really |quite |exactly )?the (?:right )?word\b|\bthat'?s (?:my|the) (?:whole|entire) point\b|\b(?:only|just) (on|with|about|for|from|at|in|because)\b[^.!?]*[!.?, ]+(?:and )?not \1\b/i;
/** It did not help, or is not wanted: no word about what was understood. */
const aboutManner =
  /^(?:no+,? )?(?:(?:(?:that|this|it)(?:'s| is| was| did| does)?(?: not|n't)?|not) (?:\w+ )?(?:help\w*|useful|use|working)\b|i (?:do not|don't) want\b)/i;
const takenForPast =
  /\b(?:what (?:was|were|did|had|happened|went)|how (?:was|did)|who did|you did|that was|(?:knows|it took|took) that you did|you(?:'ve| have) \w+ed)\b/i;

/** An objection that comes after something else stands in no more words than these. */
const fewToObject = 24;

const plain = (text: string): string => text.replaceAll('’', "'");
const small =
  /^(?:that|this|with|have|just|what|when|they|them|from|about|your|been|were|will|would|could|should|because|really|like|know|think|feel|going|want|even|then|than|there|does|very|much|some|only|over|into|also|after|before|more|here|said|mean|thing|things|sorry|anything|something|didn't|don't|it's|you're|i'm|never|nobody|nothing|always|told|tell|time|today|day|get|got|make|made|come|came)$/;
const stems = (text: string): string[] =>
  (
    plain(text)
      .toLowerCase()
      .match(/[a-z']{3,}/g) ?? []
  )
    .filter(
      (word) =>
        !small.test(word) && (word.length >= 4 || /^(?:mum|mom|dad|son|sad|him|her|cat|dog|job|ill|bed)$/.test(word)),
    )
    .map((word) => word.slice(0, 5));

/** Throws a word of the last reply back with a question mark. */
function throwsBack(sentence: string, lastReply: readonly string[]): boolean {
  const asked = /^[\w' ]{3,24}\?|^(?:what|which) (?!an?\b)\w+[.!?]*$/i.exec(sentence)?.[0];
  return asked !== undefined && stems(asked).some((stem) => lastReply.includes(stem));
}

/** Two things set against each other: 'my aunt not my mum', 'I'm not guilty, I'm heartbroken'. */
const be = "(?:it'?s|it is|it was|that'?s|he'?s|she'?s|they'?re|we'?re|i'?m|i am|i was)";
const contrasts: readonly { pattern: RegExp; right: 1 | 2; wrong: 1 | 2 }[] = [
  // 'i didnt say i feel guilty i said i LOOK guilty'
  {
    pattern:
      /\bi (?:didn'?t|did not|never) (?:say|said|mean|meant) (.{2,60}?)[,.;]? (?:but |and )?i (?:said|meant) (.{2,60})$/i,
    right: 2,
    wrong: 1,
  },
  // 'I am not proud, it was my job'
  {
    pattern: new RegExp(
      `\\b(?:${be} not|i wasn't|(?:it|that|he|she|they) (?:isn't|wasn't|weren't|aren't)) ((?:[\\w']+ ){0,4}[\\w']+?),? (?:but )?(${be} (?:[\\w']+ ){0,7}[\\w']+)$`,
      'i',
    ),
    right: 2,
    wrong: 1,
  },
  // 'i havent failed 5 times ive failed 4'
  {
    pattern:
      /\b(?:i|he|she|they|we|it) (?:haven't|hasn't|didn't|don't|doesn't|wasn't) (?!(?:say|mean|ask|tell|think|know)\b)((?:[\w']+ ){0,5}[\w']+?),? (?:but )?((?:i|he|she|they|we|it)(?:'ve|'s|'m|'re)? (?:[\w']+ ){0,5}[\w']+)(?:,|$)/i,
    right: 2,
    wrong: 1,
  },
  // 'It's my aunt, not my mum'
  {
    pattern:
      /^((?:[\w'-]+ ){0,6}(?!(?:am|is|are|was|were|do|does|did|have|has|had|i'm|it's|he's|she's|that's|they're|you're|i|it|that|what|but|and|why|or|if|can|could|would|will|just|really|so|very|still|also|quite|always|probably|maybe|honestly|simply|been|feel|feels|get|gets)\b)[\w'-]+?),? (?:and |but )?not (?!even|yet|really|exactly|any|now|today)((?:[\w'-]+ ){0,2}[\w'-]+)$/i,
    right: 1,
    wrong: 2,
  },
  { pattern: /^not ((?:[\w'-]+ ){0,2}[\w'-]+?)[,;] (?:but )?((?:[\w'-]+ ){0,6}[\w'-]+)$/i, right: 2, wrong: 1 },
];

const ahead =
  /\b(?:(?:it|that|he|she|they|nothing|none of it)?(?: has|'s| is|'ve| have)?(?<!\bdid)(?:n'?t| not) (?:even )?(?:happened|done|started|begun|had it|there|(?:been|come|gone)(?! (?:up|down|in|out|round|over|to|from|back|home|off|away|near|here|outside|able|well|yet down|\w+ing)\b))(?: yet)?|nobody has done anything|not (?:happened )?yet(?! \w+ed\b| (?:ripe|ready|open|old|grown|warm|asleep|awake|home|dry|full|paid|cold|dark|light)\b)|still to come|in the future|(?:it|that)(?:'s| is) (?:not )?(?:till|until|on|this|next|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i;
const thatDay =
  /^(?:it'?s|it is|that'?s|that is)(?: only| this| on| next)* (?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:it'?s|it is) (?:tomorrow|tonight|today|next \w+|this \w+|in \w+)\b/i;

/** 'Not me', 'not on life', 'I am not that sort of person': what only says no. */
const denial =
  /^(?:and |but |so )?(?:not [\w' ]{1,24}|(?:i'm|i am) not (?:that|like that|that sort)[\w' ]{0,24})[.!,]*$/i;

/** 'Not angry!! Ashamed.', where the question was about neither. */
const apartFrom = (first: string, next: string, lastReply: string): boolean => {
  const sets = setApart(first, next) ?? contrastIn(first);
  return (
    sets !== undefined &&
    lexicon.has(feelingIn(sets.right)) &&
    !lastQuestionIn(lastReply).toLowerCase().includes(sets.wrong.toLowerCase())
  );
};

/** 'Ashamed more', 'I am just sad': the feeling itself. */
const feelingIn = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:it's|i'm|i am) |^(?:just|more|only|mostly) | (?:more|mostly|really|maybe|instead|mainly)$/g, '')
    .replace(/^(?:just|more|only|mostly) /, '');

const grants =
  /^(?:(?:well|oh),? )?(?:yes|yeah|yea|yep|exactly|true|absolutely|definitely|not only)\b(?!,? (?:no\b|but (?:i|that|you) (?:didn't|meant|said)))/i;
/** 'No, not because of the money': what was asked is answered so. */
const notOfThat = /^no+[,.!]* not (?:due|because|for|from|since|in|at(?! all)|with|on|about|to|yet|many|much|any)\b/i;

/** 'No, I …', 'not really': how a question is answered, and not 'no no', 'no it is not'. */
const answersNo =
  /^(?:well,? )?(?:no+,? )?not really\b|^(?:well,? )?(?:no+|nah|nope)(?:[,.!]+\s*|\s+)(?:(?:not really|really|honestly|sadly|unfortunately)[,.!]* ?)?(?:(?:but|because|though|yet|and)[, ]+)?(?:i(?:'|\b)|it'?s (?:hard|too|just|been|because)|it is (?:hard|too|just)|money|there|we\b|just\b|why\b|$)|^(?:no+|nah|nope|not really)[\s.!:(]*$/i;

/** One no and what it is about, and not 'no no', 'no it is not' or a no that is cried out. */
const plainNo = /^(?:well,? )?no,? (?!no\b|(?:it|that|this)(?:'?s| is| was)\b|wait\b|sorry\b|not\b)[^!]+$/i;
const saysNo = /^(?:no+(?!,? sorry\b)|nah|nope|not|nothing|nobody|never)\b/i;

/** A question, and nothing else. */
const justAsks =
  /^(?:what (?:happens|if|do i|should|can|would)|how (?:do|can|should|long|much)|should|shall|can|could|will|would|when|where) [^.!]*$/i;

/** 'No, I never say anything' answers what was asked, or tells on. */
const keptQuiet =
  /^(?:no+,? |nah,? )?i (?:just |always )?(?:never|didn'?t|did not|don'?t|couldn'?t|can'?t|haven'?t) (?:really |ever |even |actually )?(?:say|said|tell|told|do|did|done|answer|reply|ask) (?:anything|much|a word|a thing|nothing|back|anyone|anybody)\b|, (?:but )?i (?:didn'?t|never|haven'?t) (?:say|said)[.!]*$/i;

const ownPoint =
  /^(?:(?:and|but|so|honestly|i mean|like),? )*(?:it'?s|it is|it isn'?t|it wasn'?t|its) (?:not )?(?:even |just |only |really |so much |about )*[^.!?]{2,40}?,? (?:it'?s|its|it was|it is) (?:that|how|the fact|the way|when|knowing|not knowing) /i;

/** 'Nobody, not even my sister' answers a question about who. */
const asksWho = /\bwho\b[^.?!]*\?\s*$/i;
const nobody = /^(?:nobody|no one|no-one|none of (?:them|us))\b/i;

/** Words that object, or say that something is otherwise. */
const objects =
  /\b(?:no|nah|nope|not|never|nobody|none|who|what|wrong|actually|only|rather|instead|meant|mean|said|say|asked|told|wait|huh|other way)\b|n't\b|\b(?:dont|didnt|isnt|wasnt|wont|cant|havent|hasnt|aint|im)\b|[?!]/i;

const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/(?<=[.!?…])\s+|\s*\){2,}\s*|\n+|;\s+|\s+[-–]\s+/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

/** 'She didn't mean it like that', 'I said am I? he said yeah': what passed between others and them, and nothing Wren said. */
const toldOfOthers =
  /^(?:but |and )?(?:(?:he|she|they|my \w+) (?:didn't|did not|never) mean\b|I (?:just |only )?(?:want|wanted|wish|need|told) (?:him|her|them|my \w+) (?:to (?:know|see|understand)\b|that? ?I)|I said\b[^.?!]*[.?!]? ?(?:and )?(?:(?:he|she|they) (?:said|goes|went|says)\b|my voice\b))/i;

/** 'Tell it in any order you like.' 'There's not really an order': how they take an invitation, and nothing put right. */
const invitation = /(?:^|(?<=[.!?] ))(?:Tell|Say|Go on|Keep|Take your time|I'm (?:here|listening))\b[^.!?]*[.!]\s*$/;

/** 'She asked who else knew.' 'I said nobody': what was said there goes on, and is no word to Wren. */
const goesOnTelling = (message: string, lastSaid: string): boolean =>
  /^(?:(?:so|and|then|but) )*I (?:just |only )?(?:said|went)\b(?!.*(?:,? not (?:my|the|a|that)\b|\byou\b.*\b(?:wrong|misread|misunder)))/i.test(
    message,
  ) && /\b(?:he|she|they) (?:\w+ )?(?:said|asked|goes|went|says|asks)\b/i.test(lastSaid);

/**
 * Reads what a message, as tidied, puts right about the last reply: where enough speaks for it, of what is learnt and what is seen. `isProtest` is that they said already that it was taken wrongly.
 * Undefined where they put nothing right.
 */
export function readCorrection(
  message: string,
  {
    lastReply: replied,
    askedYesOrNo,
    lastSaid = '',
    read,
  }: Pick<Before, 'lastReply' | 'askedYesOrNo' | 'lastSaid' | 'read'>,
  isProtest = false,
): Correction | undefined {
  const lastReply = replied.replace(invitation, '');
  if (lastReply === '' || countOf(message) > 120) return undefined;
  if (!isProtest && countOf(message) <= 14 && justAsks.test(message)) return undefined;
  if (!isProtest && asksWho.test(lastReply) && nobody.test(message)) return undefined;
  if (!isProtest && (keptQuiet.test(message) || toldOfOthers.test(message))) return undefined;
  // 'It's not even the dishes, it's that he doesn't see me': they say what it is about, and nobody was wrong.
  if (!isProtest && ownPoint.test(message)) return undefined;
  // 'Never said that', of what they told that somebody put down.
  if (neverSaid.test(message) && /['"‘“][^'"’”]{3,}['"’”]/.test(lastSaid)) return undefined;
  if (!isProtest && goesOnTelling(message, lastSaid)) return undefined;
  // Who grants it, or adds to it, puts nothing right.
  if (!isProtest && grants.test(message) && !outright.test(message)) return undefined;
  const other =
    otherPerson(message, lastReply, lastSaid, isProtest) ??
    takesBack(message, lastReply) ??
    setsRight(message) ??
    otherName(message, lastSaid);
  if (other) return other;
  const reply = stems(lastReply);
  const all = sentencesOf(message);
  const first = all[0] ?? '';
  const next = all[1] ?? '';
  // 'I said I was fine to wait. I'm not fine to wait': who tells on, and then says no, says it to their own story.
  const opening = countOf(message) <= fewToObject ? all.slice(0, 3) : all.slice(0, 1);
  const isOutright = (isProtest ? all : opening).some((one) => outright.test(one) && !isSpoken(one));
  const against = Math.max(0, ...opening.map((one) => contradicts(one.replace(leadIn, ''), lastReply)));
  // 'No, I went home', asked whether they stayed: an answer.
  if (
    !isProtest &&
    askedYesOrNo &&
    saysNo.test(first) &&
    !isOutright &&
    against < 2 &&
    !apartFrom(first, next, lastReply)
  )
    return undefined;
  const echoes = !answersEcho(message, lastReply) && all.slice(0, 3).some((one) => throwsBack(one, reply));
  const thrown = against + (echoes ? 1 : 0);
  const asksWords = asksWhatWasSaid(lastReply);
  const cries =
    (!askedYesOrNo || /^no,? sorry\b/i.test(first)) &&
    !/^(?:well|er+|um+|hey|lol|haha)\b/i.test(first) &&
    (outcry.test(first) || crying.test(first));
  const againNamed = namesAgain(first, all.length, lastSaid, lastReply);
  // 'No, he did not ask me. He says I never used it': a no that opens a longer telling, and speaks of nothing that Wren said.
  if (
    !isProtest &&
    !isOutright &&
    !againNamed &&
    thrown === 0 &&
    /^no\b(?! sorry)/i.test(first) &&
    (countOf(message) > 14 || notOfThat.test(first))
  )
    return undefined;
  // 'No, not really. Though I take something for it', asked which part could be shared: a no answers what was asked.
  if (
    !isProtest &&
    !isOutright &&
    !againNamed &&
    against < 2 &&
    answersNo.test(message) &&
    /\?\s*$/.test(lastReply) &&
    countOf(contrastIn(first.replace(leadIn, ''))?.right ?? '') <= 2 &&
    setApart(first.replace(leadIn, ''), next) === undefined
  )
    return undefined;
  const hear = hearingBeside(read);
  const whole = hear(message);
  // 'Not helpful' is about the manner of it.
  if (
    !isProtest &&
    !isOutright &&
    against < 2 &&
    (aboutManner.test(message) || (whole.complain > whole.correct && countOf(message) <= 12))
  )
    return undefined;
  const likely = Math.max(whole.correct, first !== message && countOf(first) >= 4 ? hear(first).correct : 0);
  const apart = setApart(first.replace(leadIn, ''), next);
  const second = countOf(first) <= 3 && cries ? contrastIn(next.replace(leadIn, '')) : undefined;
  const sets = contrastIn(first.replace(leadIn, '')) ?? apart ?? second;
  // 'I said he's dead. She said …': their own part in a talk they tell of.
  const tellsOfATalk = anotherSpoke.test(lastSaid) || anotherSpoke.test(message);
  // What is said again was said before.
  const isAgain = (one: string): boolean =>
    stems(one.replace(reporting, '')).some((stem) => reply.includes(stem) || stems(lastSaid).includes(stem));
  const reports = !asksWords && !tellsOfATalk && all.some((one) => reporting.test(one) && isAgain(one));
  const setsOwn = sets !== undefined && stems(`${sets.wrong} ${sets.right}`).some((stem) => reply.includes(stem));
  // 'It's tomorrow', asked how it was.
  const isToCome =
    takenForPast.test(lastReply) &&
    all.slice(0, 2).some((one) => ahead.test(one) && !/\b(?:told|said|says)\b/i.test(one));
  const feels = sets !== undefined && /^(?:i'm |i am )?not\b/i.test(first) && lexicon.has(feelingIn(sets.right));
  // What is learnt of messages alone hears an objection in many an answer: something must be of the last reply.
  const refers =
    isProtest ||
    thrown > 0 ||
    isOutright ||
    narrowed.test(message) ||
    setsOwn ||
    cries ||
    againNamed ||
    reports ||
    isToCome;
  if (!refers && !feels) return undefined;
  // 'No, she blocked me', after a question of whatever kind: a no that speaks against nothing that was said is an answer.
  const onlySaysNo =
    !isProtest && !isOutright && !setsOwn && !againNamed && !reports && !isToCome && !feels && thrown === 0 && !sets;
  if (onlySaysNo && plainNo.test(first) && (likely < 0.6 || /\?\s*$/.test(lastReply))) return undefined;
  const signs =
    (isProtest ? 2 : 0) +
    (feels ? 2 : 0) +
    (likely >= 0.75 ? 2 : likely >= 0.5 ? 1.25 : likely >= 0.25 ? 1 : likely >= 0.1 ? 0.5 : 0) +
    Math.min(2.5, thrown) +
    (isOutright ? 1.5 : 0) +
    (narrowed.test(message) ? 2 : 0) +
    (sets ? (sets.right.includes(sets.wrong) ? 2 : likely >= 0.25 || cries || setsOwn ? 1 : 0) : 0) +
    (cries ? 1 : 0) +
    (/^excuse me\b/i.test(first) ? 1 : 0) +
    (againNamed ? 2 : 0) +
    (saysLoud(message, lastSaid) ? 1 : 0) +
    (reports ? 0.5 : 0) +
    (isToCome ? 2 : 0);
  // After a question what objects to nothing in so many words is most likely its answer: 'I hold.', 'Quiet. I gave him the chips.'
  const mayAnswer = !isProtest && against < 2 && /\?\s*$/.test(lastReply) && !objects.test(`${first} ${next}`);
  if (signs < (mayAnswer ? 3 : 2)) return undefined;

  const putting: string[] = [];
  const told: string[] = [];
  const puts = (one: string): boolean => {
    const bare = one.replace(leadIn, '');
    return (
      (againNamed && one === first) ||
      bare === '' ||
      outcry.test(one) ||
      outright.test(one) ||
      denial.test(one) ||
      thatDay.test(one) ||
      reporting.test(bare) ||
      (narrowed.test(message) && /^only\b/i.test(one)) ||
      (!isProtest &&
        countOf(one) <= 12 &&
        (throwsBack(one, reply) || contradicts(one.replace(leadIn, ''), lastReply) > 0)) ||
      (ahead.test(one) && countOf(one) <= 6) ||
      /^(?:what|which) \w+[.?!]*$/i.test(one) ||
      (told.length === 0 && ahead.test(one) && countOf(one) <= 12) ||
      (!isProtest && told.length === 0 && countOf(one) >= 3 && (one === message ? whole : hear(one)).correct >= 0.5)
    );
  };
  for (const one of all) {
    if (apart && (one === first || one === next)) putting.push(one);
    else if (contrastIn(one.replace(leadIn, '')) && !one.includes('?')) putting.push(one);
    // What is told in the same sentence is told: 'proud is not the word, I feel sick'.
    else for (const part of partsOf(one)) (puts(part) ? putting : told).push(part);
  }
  // 'Other way round. My brother is getting married': what comes after it is how it is.
  const turns = putting.some((one) => /\bother way (?:round|around)\b/i.test(one)) ? told.shift() : undefined;
  if (putting.length === 0 && !isProtest) putting.push(told.shift() ?? '');
  const contrast = apart ?? putting.map((one) => contrastIn(one.replace(leadIn, ''))).find((one) => one !== undefined);
  const reported = putting
    .map((one) => one.replace(leadIn, ''))
    .find((one) => reporting.test(one) && !/\basked\b|\?/i.test(one));
  const againstSaid = putting.find((one) => contradicts(one.replace(leadIn, ''), lastReply) > 0);
  const isSame = contrast !== undefined && contrast.right.toLowerCase() === contrast.wrong.toLowerCase();
  return {
    right: isSame
      ? ''
      : fit(
          contrast?.right ??
            turns ??
            (againNamed ? first : undefined) ??
            otherwiseOwned(putting, lastReply) ??
            reported?.replace(reporting, '') ??
            '',
        ),
    wrong: isSame ? '' : fit(contrast?.wrong ?? ''),
    denied: againstSaid ? clauseOf(againstSaid.replace(leadIn, '')) : '',
    isOwed: refers,
    isAhead: putting.some((one) => ahead.test(one) || thatDay.test(one)),
    rest: told.filter((one) => !/^(?:so|and|but|well|lol|dear)[,.! ]*$/i.test(one)).join(' '),
    said: putting.join(' ').toLowerCase(),
  };
}

const kin =
  '(?:(?:step|half|foster|ex|grand|god|great)-?)?(?:mum|mom|mother|dad|father|brother|sister|aunt|auntie|uncle|gran|nan|cousin|niece|nephew|son|daughter|wife|husband|partner|boyfriend|girlfriend)(?:[- ]in[- ]law)?';
/** What says that the person was another: a no, an 'I said', or nothing before the bare word. */
const notThatOne =
  "(?:(?:no+|nope|wrong|actually|oh|well|wait|sorry|my|you(?:'ve| have)? (?:got|have) (?:it|that|me) wrong(?: again)?|that'?s (?:not (?:it|right)|wrong)|(?:it|that|this)(?:'?s| is| was)|(?:he|she)(?:'?s| is)|i (?:said|meant|mean)|about|with),?[.!]* +)*";
const personFirst = new RegExp(
  `^(${notThatOne})(?:not (?:my )?(${kin})[,.!]+ *(?:but )?(?:my |(?:it|he|she)(?:'?s| is| was) my )?)?(${kin})(?:,? (?:actually|lol|haha))*(?:[,.]? (?:and )?not (?:my |the )?(${kin}|\\w+))?(?:[.!,]+\\s*|$)`,
  'i',
);
const personIn = new RegExp(`\\byour (${kin})\\b`, 'gi');
/** What stands before a person who was told of as somebody else. */
const putsRight = /\b(?:no+|nope|wrong|actually|wait|said|meant|mean|not)\b/i;

/**
 * 'Stepdad. And he did nothing', after 'what did your dad do?', 'I said my stepdad', 'my dad, not my husband': it is somebody
 * else.
 */
function otherPerson(message: string, lastReply: string, lastSaid: string, isProtest: boolean): Correction | undefined {
  const [all = '', lead = '', first, who = '', last] = personFirst.exec(message) ?? [];
  // 'No, it was my uncle' is so after their own word for it, too.
  const spoken = /^no\b/i.test(message) ? `${turnText(lastSaid)} ${lastReply}` : lastReply;
  const named = [...spoken.matchAll(personIn)].map(([, one = '']) => one.toLowerCase());
  const instead = (first ?? last)?.toLowerCase();
  const wrong = instead ?? named.findLast((one) => one !== who.toLowerCase());
  const isSaid = isProtest || instead !== undefined || putsRight.test(lead);
  if (who === '' || (wrong === undefined && !isSaid) || wrong === who.toLowerCase()) return undefined;
  if (!isSaid && (asksWho.test(lastReply) || / or /i.test(lastReply.slice(-60)))) return undefined;
  if (instead === undefined && !isProtest && named.includes(who.toLowerCase())) return undefined;
  // 'No. My sister does', asked who knows: an answer.
  if (instead === undefined && !isProtest && asksWho.test(lastReply)) return undefined;
  const right = `your ${who.toLowerCase()}`;
  return {
    right,
    wrong: wrong === undefined || (named.includes(who.toLowerCase()) && instead === undefined) ? '' : `your ${wrong}`,
    denied: '',
    isOwed: true,
    isAhead: false,
    rest: message.slice(all.length),
    said: all.toLowerCase(),
  };
}

/** 'No, it was Zara', after they named Zoe. */
const nameFirst = /^(?:no|actually|sorry|wait),? (?:(?:it was|it's|it is|i mean(?:t)?) )?(\p{Lu}\p{Ll}+)[.!]*$/u;

function otherName(message: string, lastSaid: string): Correction | undefined {
  const right = nameFirst.exec(plain(message).replace(/^[A-Z]/, (letter) => letter.toLowerCase()))?.[1];
  const wrong = lastSaid.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)?.at(-1);
  return right && wrong && right !== wrong
    ? { right, wrong, denied: '', isOwed: true, isAhead: false, rest: '', said: message.toLowerCase() }
    : undefined;
}

/** 'I wouldn't call it small', 'never said fine': a word of Wren's they will not have. */
const notMyWord =
  /^(?:(?:no|well|and|but|hm+|er+|oh),? )*(?:i (?:would not|wouldn'?t|wouldnt) (?:really |exactly |quite )?call (?:it|that|this|him|her|them|myself) |(?:i )?never (?:said|mentioned) (?:it was |i was |i'm |that it was )?|who said (?:anything about )?)["“']?((?:an? )?[\p{L}'-]+(?: [\p{L}'-]+)?)["”']?(?:[,.!?]+\s*|$)/iu;

function takesBack(message: string, lastReply: string): Correction | undefined {
  const [all = '', wrong = ''] = notMyWord.exec(plain(message)) ?? [];
  const isOfWren =
    wrong !== '' &&
    new RegExp(`\\b${wrong.toLowerCase().replace(/^an? |[^\p{L} '-]/gu, '')}\\b`, 'u').test(
      plain(lastReply).toLowerCase(),
    );
  if (!isOfWren || /^(?:it|that|so|him|her|them|anything|nothing|no|yes|sorry)$/i.test(wrong)) return undefined;
  return {
    right: '',
    wrong: wrong.toLowerCase(),
    denied: '',
    isOwed: true,
    isAhead: false,
    rest: message.slice(all.length),
    said: all.toLowerCase(),
  };
}

/** 'That's wrong, Tom is my brother's friend': how it is stands after it. */
const flatly =
  /^(?:no,? )?(?:that|this|it)(?:'?s| is)(?: all| just)? (?:wrong|not right|not true|incorrect|a mistake)[,.:;]+ (?:actually )?((?:\p{Lu}\p{Ll}+|he|she|they|it|we|i|my [\w-]+)(?: is| was| are| were| am|'s|'m|'re) [^.!?]{3,60})[.!]*$/iu;

function setsRight(message: string): Correction | undefined {
  const [all = '', how = ''] = flatly.exec(plain(message)) ?? [];
  if (how === '') return undefined;
  return {
    right: turnText(how),
    wrong: '',
    denied: '',
    isOwed: true,
    isAhead: false,
    rest: '',
    said: all.toLowerCase(),
  };
}

/** The parts of a sentence that each have somebody or something of their own: 'proud is not the word, I feel sick'. */
const partsOf = (sentence: string): string[] => {
  const parts = sentence.split(
    /,\s+(?:and |but |so )?(?=(?:i|i'm|i've|i'd|he|she|they|we|it|it's|he's|she's|my|the|there|that's)\b)/i,
  );
  return parts.every((one) => countOf(one) >= 2)
    ? parts.map((one, at) => (at === parts.length - 1 || /[.!?…]$/.test(one) ? one : `${one}.`))
    : [sentence];
};

/** 'Mother in law. My own mother …': their own word of before, said again to a question that it does not answer. */
function namesAgain(first: string, sentences: number, lastSaid: string, lastReply: string): boolean {
  if (
    sentences < 2 ||
    countOf(first) > 3 ||
    /\b(?:i|he|she|they|we|it|you|him|her|them|said)\b/i.test(first) ||
    !/\bhow\b[^.?!]*\?\s*$/i.test(lastReply)
  )
    return false;
  if (!/^(?:other|how-long|night)$/.test(questionIn(lastReply, 0)?.kind ?? '')) return false;
  const own = stems(first);
  return own.length > 0 && own.every((stem) => stems(lastSaid).includes(stem));
}

/** 'My BROTHER is getting married': a word of before, written large. */
const saysLoud = (message: string, lastSaid: string): boolean =>
  /[a-z]{3}/.test(message) &&
  (message.match(/\b[A-Z]{3,}\b/g) ?? []).some((word) => stems(lastSaid).includes(stems(word)[0] ?? '-'));

/** 'It was about my hedge', after 'a quarrel about his hedge': whose the thing is. */
function otherwiseOwned(putting: readonly string[], lastReply: string): string | undefined {
  const found = putting
    .map((one) => /\b((?:my|our|his|her|their) ([a-z]{3,}))[.!]*$/i.exec(one))
    .find((one) => one && new RegExp(`\\b(?:his|her|their|your|the) ${one[2]}\\b`, 'i').test(lastReply));
  return found?.[1]?.toLowerCase();
}

/** 'I cooked, and not well': how it was done, and nothing that was taken wrongly. */
const howWell = /^(?:well|much|enough|properly|good|bad|nice|great|yet|today|now)$/i;

function contrastIn(sentence: string): { right: string; wrong: string } | undefined {
  const bare = sentence.replace(/[.!?,\s]+$/, '').replace(/,? (?:dear|love|mate|lol|though|thanks|wren)(?=,|$)/gi, '');
  for (const { pattern, right, wrong } of contrasts) {
    const match = pattern.exec(bare);
    if (match && !howWell.test(match[wrong] ?? '')) return { right: match[right] ?? '', wrong: match[wrong] ?? '' };
  }
  return undefined;
}

/** 'It's not my work. My SISTER', 'She isn't my daughter. She's the carer'. */
const setApartThing =
  /^(?:(?:it's|its|that's|this is|he's|she's|they're|i'm) not|(?:it|that|he|she|they) (?:isn't|wasn't|is not|was not|aren't)|not) (?:about )?((?:my|the|an?|our|her|his) [\w-]+)[.!]+$/i;
const insteadOfIt =
  /^(?:(?:it's|its|it was|that's|he's|she's|they're|i'm) )?(?:about |just )?((?:my|the|an?|our|her|his) [\w-]+(?:[- ]in[- ]law)?)[.!]+$/i;

/** 'Not angry!! Ashamed.': the one and the other, each with its own stop. */
function setApart(first: string, next: string): { right: string; wrong: string } | undefined {
  const wrong =
    /^(?:i'?m |i am )?not (?!really|exactly|yet|now|at all|quite|that|this|so)([a-z'-]+(?: [a-z'-]+)?)[.!]+$/i.exec(
      first,
    )?.[1];
  const right = /^(?:i'?m |i am )?(?:just |more |only )?([a-z'-]+)(?: more| mostly| really| maybe)?[.!]*$/i.exec(
    next,
  )?.[1];
  const thing = setApartThing.exec(first)?.[1];
  const instead = thing && insteadOfIt.exec(next)?.[1];
  if (thing && instead) return { right: instead, wrong: thing };
  return wrong && right && lexicon.has(right.toLowerCase()) && !/^(?:ok|okay|fine|good)$/i.test(right)
    ? { right, wrong }
    : undefined;
}

/** A short sentence of theirs that says no, as it may be said back: 'he didn't shout'. */
function clauseOf(sentence: string): string {
  const [bare = ''] = /^[^,.!?;:]+/.exec(sentence.replace(/\b(?:lol|haha+|love|dear|mate|tho|though)\b/gi, ' ')) ?? [];
  const words = bare.trim().replace(/\s+/g, ' ');
  if (
    countOf(words) < 3 ||
    countOf(words) > 8 ||
    !/^(?:i|i'm|he|she|they|it|we|there|nobody|no one|that|my \w+|he's|she's|they're|it's|we're|that's)\b/i.test(words)
  )
    return '';
  if (/\b(?:say|said|mean|meant|ask|asked|know|think|want|like)\b|["“]/i.test(words)) return '';
  const turned = turnText(words.charAt(0).toLowerCase() + words.slice(1)).replace(/[.!?,;:\s]+$/, '');
  return turned.charAt(0).toLowerCase() + turned.slice(1);
}

const relative =
  /^(?:step|grand|great)?-?(?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|gran|nan|grandad|granddad|cousin|niece|nephew|son|daughter|wife|husband)(?:[- ]in[- ]law)?$/i;
const leans =
  /^(?:you(?:'re| are| do| did| have| asked| were)?|it|that|this|what|im|i|me|he|she|they|so|yes|no|not|asking|talking)$|^you (?:only |just )?asked|^(?:what|how|why|if|when|do|does|did|you do|you are) |\b(?:not|never|nobody|nothing|\w+n't)\b|\b(?:about|of|to|for|with|and|but|the|a)$/;

/** As it may stand by itself in a reply; empty where it may not. */
function fit(words: string): string {
  const bare = words
    .replace(/^(?:that|it'?s|it is|its|about|just|and|but|so|like) (?!was|is)/i, '')
    .replace(/[.!?,;:\s]+$/, '')
    .replace(/\s*\b(?:lol|haha|dear|thats?|bloody hell)$/i, '')
    .trim();
  if (bare === '' || countOf(bare) > 12 || /["?]/.test(bare)) return '';
  const low = bare.replace(/^I am /i, "I'm ").replace(/\b(?!I\b)[A-Z]{2,}\b/g, (one) => one.toLowerCase());
  const turned = turnText(/^I\b/.test(low) ? low : low.charAt(0).toLowerCase() + low.slice(1)).replace(
    /[.!?,;:\s]+$/,
    '',
  );
  const said = turned.charAt(0).toLowerCase() + turned.slice(1);
  if (leans.test(said)) return '';
  return relative.test(said) ? `your ${said}` : said;
}
