import { soughtBy } from '../counsel/fitting-counsel.ts';
import type { Situation } from '../follow-ups.ts';
import * as lines from '../lines/outright.ts';
import * as verdicts from '../lines/verdicts.ts';
import { adviseInMatter } from '../matters/asked-in-matter.ts';
import { regretted } from '../reflect.ts';
import type { Scene } from '../reply.ts';
import { theirMessages } from '../their-words.ts';
import { blanksIn, wayAsked, waysOf } from '../two-ways.ts';
import { type Answerer, abused, give, mournful, ownDeed, type Put, pet } from './put.ts';

const child =
  /\b(?:son|daughter|kids?|child(?:ren)?|toddler|baby|little one|wee (?:one|man|girl|boy|face)|(?:year|yr|years)[- ]olds?|grand(?:son|daughter|kids|child)|stepson|stepdaughter|nursery|(?:he|she)'?s (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|[2-9]|1[01]))\b/;

const grown =
  /\b(?:grown|adult|at uni|university|(?:1[89]|[2-6]\d)(?: ?(?:years? old|yo)|[- ]year[- ]old)?(?= and\b|[,.]|$))/;

const repaired =
  /\b(?:(?:said|told (?:him|her|them)) (?:i(?:'m| was|m) )?sorry|apologi[sz]ed|cuddle\w*|hugged|(?:gave|got) (?:him|her|them) a (?:big )?(?:hug|cuddle)|made (?:it )?up (?:with|to))\b/;

const embarrassed =
  /\b(?:embarrass\w*|cring\w*|tripp?ed|fell over|blush\w*|party|stage|speech|karaoke|spilled|laugh\w*|wrong name|drunk)\b/;

const others = /\b(?:they|people|everyone|everybody|others|anyone|the (?:class|team|office|others|lads|girls|guys))\b/;

const bodyWord = /\b(?:cancer|scan|chemo|operation|surgery|dementia|alzheimer\w*|coma|stroke|hospital|fever)\b/;

const minds =
  /\b(?:will|would|does|do|is|are|'ll)\b.{0,30}?\b(remember|forget|forgive|mind|hate me|hold it against|get over|get past|trust me|(?:be )?(?:ok|okay|alright|all right) with me|be (?:angry|cross|mad) (?:with|at) me)\b|\b(?:think|reckon|suppose)\b.{0,24}?\b(remembers?|forgives?|hates me|minds)\b/;

/** 'Will he remember it?', 'will she ever forgive me?': a child's answer is another than a grown person's. */
export function willTheyMind(scene: Scene, { question, told, message }: Put): Situation | undefined {
  const found = minds.exec(question);
  const what = found?.[1] ?? found?.[2];
  if (!what || /^(?:(?:and|but|so),? )?(?:is|was|would) (?:it|that|this)\b/.test(question)) return undefined;
  if (/\b(?:do|did|will|can|should|would) (?:i|you|u)\b(?! (?:think|reckon|suppose))/.test(question)) return undefined;
  if (
    abused.test(told) ||
    (bodyWord.test(told) && !child.test(told)) ||
    /\b(?:died|dead|death|passed away|funeral)\b/.test(told)
  )
    return undefined;
  // Whoever has grandchildren asks about a grown child.
  const isGrown =
    grown.test(told) ||
    (/\bgrand(?:children|kids?|son|daughter|child)\b/.test(told) && /\bmy (?:son|daughter)\b/.test(told));
  const ofChild = child.test(told) && !isGrown && !namesGrown.test(question) && !others.test(question);
  if (ofChild) {
    if (/get (?:over|past)/.test(what)) return give(scene, lines.childGetsOver);
    const hurt =
      /\b(?:shout\w*|scream\w*|yell\w*|snap\w*|lost (?:it|my temper|my rag)|swore|roar\w*|temper|cried|crying|called (?:him|her|them))\b/.test(
        told,
      );
    if (!hurt) {
      if (/remember/.test(what)) return undefined;
      const missed =
        /\b(?:miss(?:ed|ing)|forgot\w*|(?:wasn't|not|couldn't be) there|late|didn't (?:come|go|make it))\b/.test(told);
      return give(scene, missed ? { ...lines.childForgives, next: lines.missedNext } : lines.childForgives);
    }
    const isRepaired = repaired.test(told);
    if (!/remember|forget/.test(what) && !isRepaired) return give(scene, lines.childForgives);
    return isRepaired
      ? give(scene, { say: lines.childRemembersRepaired, next: lines.repairedNext, ask: [] })
      : give(scene, lines.childRemembers);
  }
  if (embarrassed.test(told) && others.test(question)) return undefined;
  if (/forgive/.test(what)) return give(scene, lines.adultForgives);
  // 'Would she mind if I …' is a plan, and answered as one.
  return /\bif i\b/.test(message) || others.test(question) ? undefined : give(scene, lines.adultMinds);
}

/** 'Is he embarrassed of me or what': nobody but he can say. */
export function whatTheyFeel(scene: Scene, { question, told }: Put): Situation | undefined {
  const [, who = ''] =
    /\b(?:is|are|r) (he|she|they|my \w+) (?:just |even |actually |really |like |secretly )*(?:embarr?ass?ed|ashamed|disappointed|fed up|sick|tired|annoyed|bored|angry|mad|pissed|proud|jealous|disgusted) (?:of|with|at|by|in) me(?: (?:or what|or something|now|or))?(?: ?[?.!]|$)/.exec(
      question,
    ) ?? [];
  if (who === '' || mournful.test(told) || abused.test(told)) return undefined;
  const isQuiet =
    /\b(?:(?:he|she|they)|my \w+) (?:just |still |even )?(?:didn'?t|doesn'?t|never|hasn'?t|don'?t|won'?t|hardly|barely) (?:even |really )?(?:say|said|says|talk|speak|spoke|mention\w*|answer\w*)\b|\bthen didn'?t\b/.test(
      told.split('\n').slice(-3).join('\n'),
    );
  const blanks = blanksIn(who === 'they' ? 'them' : who);
  const their = { he: 'his', she: 'her' }[blanks.they ?? ''] ?? 'their';
  return give(scene, isQuiet ? { ...lines.theirMind, next: lines.theirMind.quiet } : lines.theirMind, {
    ...blanks,
    their,
  });
}

const namesGrown =
  /\b(?:my|the) (?:\w+ )?(?:wife|husband|partner|mum|mom|dad|mother|father|sister|brother|friend|mate|boss|nan|gran|ex|teacher|neighbour|girlfriend|boyfriend)\b/;

const endPet =
  /\b(?:put (?:him|her|it|them|the \w+|my \w+) (?:down|to sleep)|let (?:him|her) go|put down|put to sleep|(?:time|right) to (?:let|say))\b/;

const dying = /\b(?:hospice|dying|(?:last|final) (?:days|hours)|won't be long|palliative|end of life)\b/;

const goesOrWaits =
  /\b(?:go|fly|drive|travel|get there|see (?:him|her|them))\b.* or (?:\w+ ){0,2}(?:sleep|wait|rest|stay|tomorrow|go (?:home|to bed)|leave it)\b/;

const inPlace =
  /\bwould (?:you|u)\?|\bwould (?:you|u) (?!mind|say|like|please|be able|help|tell|explain|call (?:it|that|this)|agree|recommend|suggest|know|rather|want|listen|stop (?:asking|saying|that|it)|write|read|talk|give|remember|think (?:less|badly))\b.*|\bif (?:it|this|he|she) (?:was|were) (?:you|u|yours)\b|\bin my (?:place|shoes|position)\b/;

/** 'Would you have him put down, if it was you?': not to be carried for them, and still to be answered. */
export function inTheirPlace(scene: Scene, { question, told, message }: Put): Situation | undefined {
  if (scene.state.turn === 1 && scene.reading.words < 8) return undefined;
  const asksWren = inPlace.test(question) || /\bwould (?:you|u) have (?:him|her|it)\b/.test(message);
  const near = told.split('\n').slice(-4).join('\n');
  if (dying.test(near) && goesOrWaits.test(question)) return give(scene, lines.straightThere);
  if (pet.test(near) && endPet.test(message) && (asksWren || /\b(?:should|do|shall) i\b/.test(question)))
    return give(scene, lines.petsTime, spokenOf(message));
  // 'I either … or …, what would you do?' is a choice, and answered as one.
  if (
    !asksWren ||
    waysOf(message) !== undefined ||
    wayAsked(message) !== undefined ||
    /\bwhat would (?:you|u) (?:say|tell|write|call|ask|wear|bring)\b|\bwhat do (?:you|u)\b|\bhow would\b/.test(question)
  )
    return undefined;
  // 'What would you do?' often wants a worked-out answer, where there is one.
  if (soughtBy(scene.reading, theirMessages(scene.turn)).sure >= 0.4) return undefined;
  if (scene.reading.words > 30 || / or /.test(question)) return undefined;
  return adviseInMatter(scene) ?? give(scene, lines.yourPlace);
}

const spokenOf = (message: string) =>
  /\b(?:her|she)\b/.test(message)
    ? { pet: 'she', whom: 'her' }
    : /\b(?:him|he)\b/.test(message)
      ? { pet: 'he', whom: 'him' }
      : { pet: 'your animal', whom: 'your animal' };

/** 'What would people say?' */
export const whatPeopleSay: Answerer = (scene, { question }) =>
  /\bwhat (?:will|would|are) (?:people|they|everyone|everybody|others|(?:the|my) (?:neighbours?|neighbors?|family|others|kids|children|village|street)) (?:going to |all )?(?:say|think)\b/.test(
    question,
  )
    ? give(scene, lines.peopleSay)
    : undefined;

/** What a child should not be told, and what is somebody else's to tell. */
export function toTell(scene: Scene, { question, told }: Put): Situation | undefined {
  if (
    !/\b(?:should|shall|ought|do|must|is it (?:ok|right|better)|can) (?:i|to)?.{0,16}?\b(?:tell|say|explain|be honest|come clean|let)\b/.test(
      question,
    ) ||
    /\b(?:how|what)\b.{0,12}\b(?:i|to)\b.{0,8}\b(?:tell|say|explain)\b/.test(question)
  )
    return undefined;
  const near = told.split('\n').slice(-3).join('\n');
  const toChild =
    /\b(?:tell|to|explain|with|let) (?:the |my |our |his |her )?(?:\w+ )?(?:daughter|son|kids?|child(?:ren)?|boys?|girls?|little one|(?:\d|1[0-7])[- ]year[- ]old)\b/.test(
      question,
    ) ||
    (isOfChild(told) &&
      !grown.test(near) &&
      !namesGrown.test(question.replace(/\bthat\b.*/, '')) &&
      /\b(?:tell|with|to|let) (?:him|her|them)\b/.test(question));
  if (toChild && !grown.test(near)) {
    const between =
      /\b(?:mum|mom|mother|dad|father|wife|husband|partner|ex)\b.{0,30}\b(?:ask\w*|left|leav\w*|cheat\w*|threw|kick\w*|want\w*|lie[ds]?|affair|hit|drinks?|didn't|doesn't|won't)\b|\baffair|cheat\w*|divorc\w*|splitting|separat\w*|moved? out\b|\b(?:daddy|mummy|mommy|(?:her|his|their) (?:dad|mum|mom)) has (?:a (?:new )?(?:girl|boy)friend|someone else)/;
    if (between.test(question) || (between.test(near) && /\b(?:why|that|truth|it)\b/.test(question)))
      return give(scene, lines.childNotTold);
    if (/\b(?:broke|skint|money|debt|shop|rent|savings)\b/.test(question)) return give(scene, lines.childToldSmall);
    return undefined;
  }
  return /\b(?:told me in confidence|swore me|made me (?:promise|swear)|promised (?:not to|(?:her|him|them) (?:i|not))|(?:his|her|their|'s) secret|asked me not to (?:tell|say))\b/.test(
    near,
  )
    ? give(scene, lines.notTheirs)
    : undefined;
}

/** The one spoken of last is a child, and not a wife or a friend. */
function isOfChild(told: string): boolean {
  const last = (pattern: RegExp) => [...told.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1;
  return last(child) > last(namesGrown);
}

export const asksFault =
  /(?:^|[.!?,] |\b(?:like|and|but|idk|dunno|suppose|wonder|so|is) )(?:did i do (?:something|anything|smth|sth)|what did i do|is it (?:me|my fault))\b/;
const whoseFault =
  /\b(?:did|have|had) i (?:even |really |just )?(?:do|done|say|said) (?:something|anything|smth|sth|summat|sumn|owt)\b|\bwhat (?:did|have) i (?:even |ever )?(?:do|done)(?: wrong| to (?:her|him|them|deserve\b[^.?!]*))?\s*(?=[.?!]|$)|\b(?:is|was|isn't|wasn't) (?:it|this|that|all this)(?: all| just| only| partly| really)? (?:my (?:own )?(?:fault|mistake)|because of (?:me|something i)|my doing|down to me|because i)\b|\b(?:it is|it's) (?:all )?my fault(?:,? (?:isn't it|right|no))?\s*\?|\bam i (?:really |partly |all )?to blame\b|\bdid i (?:bring (?:it|this|that|all this) on|cause (?:it|this|that|all this)|ruin|spoil|deserve)\b|\bis it (?:me|something i (?:did|said))\s*\?/;

/** 'Like did I do something', also where more is said before and after it. */
export function theirFault(scene: Scene, { message, told }: Put): Situation | undefined {
  const asked = message
    .split(/(?<=[.?!…])\s+|\n+/)
    .find((sentence) => whoseFault.test(sentence) && !quoting.test(sentence));
  if (!asked || mournful.test(told) || abused.test(told)) return undefined;
  if (/\bwith me\b/.test(asked)) return undefined;
  const did =
    scene.state.said.some(({ yours }) => regretted.test(yours)) || ownDeed.test(told.split('\n').slice(-4).join('\n'));
  return give(scene, did ? verdicts.partlyYours : verdicts.notYours);
}

const quoting = /\b(?:he|she|they|\w+) (?:said|says|goes|asked|was like|kept saying)\b/;

/** 'Who does that?', 'is it just me or is that mad?': said of somebody else. */
export function ofSomebody(scene: Scene, { question }: Put): Situation | undefined {
  if (/\bis it (?:just |only )?me,? or\b/.test(question)) return give(scene, verdicts.notJustYou);
  return /^(?:(?:and|but|like|i mean|seriously|honestly),? )*(?:who (?:even )?(?:does|says|would do) (?:that|this|things like that)|what (?:kind|sort) of (?:a )?(?:person|man|woman|mother|father|friend|people)\b.{0,40})[?.! ]*$/.test(
    question,
  )
    ? give(scene, verdicts.whoDoes)
    : undefined;
}

/** 'How much notice does he have to give me?', 'can he even do that?' */
export const theRule: Answerer = (scene, { question, told }) =>
  /\b(?:how much notice|can (?:he|she|they|my \w+) (?:even |legally |just |really |actually )*do (?:that|this)|(?:is|are) (?:he|she|they|that|it|this) (?:even )?(?:legal|allowed to))\b/.test(
    question,
  ) &&
  /\b(?:landlord|landlady|rent|tenan\w*|lease|boss|manager|work|hr|contract|shift|employer|council|school|notice|fired|sack\w*|deposit|letting|agency)\b/.test(
    told,
  )
    ? give(scene, verdicts.theRule)
    : undefined;
