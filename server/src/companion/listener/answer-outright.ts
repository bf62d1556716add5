import { asksAnything, questionOf } from '../reading/question-of.ts';
import { soughtBy } from './counsel/fitting-counsel.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { judgeDraft, judgeThing, ofSentence, putUp } from './judge-draft.ts';
import * as lines from './lines/outright.ts';
import { odd, type SoughtLines } from './lines/sought.ts';
import * as ways from './lines/two-ways.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';
import { inSmall, plain, plainly, theirMessages } from './their-words.ts';
import { blanksIn, leaningOf, waysOf } from './two-ways.ts';

/**
 * Answers what is put so outright that its own words say what is wanted, before anything learnt is asked: their own sentence
 * put up for judging, what Wren would do, what to ask somebody who knows, whether a child will remember. Undefined otherwise.
 */
export function answerOutright(scene: Scene): Situation | undefined {
  const { reading, toWren } = scene;
  if (reading.heavy || reading.words > 70 || notNow.test(reading.act)) return undefined;
  if (reading.act === 'medication' && !notMedicine.test(reading.text)) return undefined;
  // Nothing but a protest was said: its own words ask nothing.
  if (toWren.protest && toWren.rest === '' && !toWren.correction && reading.text === scene.whole) return undefined;
  // 'I mean, will he remember it': the question stands in what was put right.
  const isMeant = toWren.correction !== undefined && asksAnything(toWren.correction.right);
  const message = isMeant ? plain(`${toWren.correction?.said}?`) : inSmall(reading.text);
  if (!asksAnything(message) && !putUp.test(message) && !asksFault.test(message)) return undefined;
  const question = questionOf(message);
  const told = [...plainly(theirMessages(scene.turn), 6), message].join('\n');
  if (lastWords.test(message) && ofSentence.test(question)) return give(scene, lines.lastWords);
  if (isGrave(scene))
    return doneToThem.test(told) && /\bshould i (?:\w+ )?(?:tell|report|say)\b/.test(question)
      ? give(scene, lines.tellSomeone)
      : undefined;
  for (const answer of answers) {
    const said = answer(scene, { question, message, told });
    if (said) return said;
  }
  return undefined;
}

const notMedicine =
  /\btake (?:with me|along)\b|\btake (?:it|the (?:job|offer|place|post|flat|room)) or (?:stay|turn|keep|say|leave|hold|look)\b/i;

/** A farewell put up for judging is no message to be judged. */
const lastWords =
  /\b(?:can'?t go on|want to die|end it all|better off (?:dead|without me)|goodbye(?: everyone| forever)?(?=['"]|,? (?:mum|mom|dad))|i won't be here)/;
const doneToThem =
  /\b(?:touch(?:ed|es) me|raped me|abused me|assaulted me|molested me|grop\w* me|grabbed me|forced me|(?:hits|hit|beats|beat) me)\b/;

const notNow = /^(?:goodbye|gibberish|foreign|diagnosis)$/;

/** What is asked, the message it stands in, and all they told of late; in small letters. */
export interface Put {
  question: string;
  message: string;
  told: string;
}
type Answerer = (scene: Scene, put: Put) => Situation | undefined;

/** Says the answer, the thought behind it and one question; a line that was said is not said again. */
function give({ draft, state, turn }: Scene, { say, next, ask }: SoughtLines, blanks = {}): Situation | undefined {
  if (!draft.add(say, blanks)) return undefined;
  if (turn.person.length !== 'short') draft.add(next, blanks);
  if (state.noQuestions || !draft.add(ask, blanks)) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}

const child =
  /\b(?:son|daughter|kids?|child(?:ren)?|toddler|baby|little one|wee (?:one|man|girl|boy|face)|(?:year|yr|years)[- ]olds?|grand(?:son|daughter|kids|child)|stepson|stepdaughter|nursery|(?:he|she)'?s (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|[2-9]|1[01]))\b/;
const grown =
  /\b(?:grown|adult|at uni|university|(?:1[89]|[2-6]\d)(?: ?(?:years? old|yo)|[- ]year[- ]old)?(?= and\b|[,.]|$))/;
const repaired =
  /\b(?:(?:said|told (?:him|her|them)) (?:i(?:'m| was|m) )?sorry|apologi[sz]ed|cuddle\w*|hugged|(?:gave|got) (?:him|her|them) a (?:big )?(?:hug|cuddle)|made (?:it )?up (?:with|to))\b/;
const embarrassed =
  /\b(?:embarrass\w*|cring\w*|tripp?ed|fell over|blush\w*|party|stage|speech|karaoke|spilled|laugh\w*|wrong name|drunk)\b/;
const others = /\b(?:they|people|everyone|everybody|others|anyone|the (?:class|team|office|others|lads|girls|guys))\b/;
const abused =
  /\b(?:hit|hits|slapped|smacked|beat|shook|shake|punched|bruise\w*|burn\w*|left (?:him|her|them) (?:alone|in the car))\b/;
const bodyWord = /\b(?:cancer|scan|chemo|operation|surgery|dementia|alzheimer\w*|coma|stroke|hospital|fever)\b/;
const minds =
  /\b(?:will|would|does|do|is|are|'ll)\b.{0,30}?\b(remember|forget|forgive|mind|hate me|hold it against|get over|get past|trust me|(?:be )?(?:ok|okay|alright|all right) with me|be (?:angry|cross|mad) (?:with|at) me)\b|\b(?:think|reckon|suppose)\b.{0,24}?\b(remembers?|forgives?|hates me|minds)\b/;

/** 'Will he remember it?', 'will she ever forgive me?': a child's answer is another than a grown person's. */
function willTheyMind(scene: Scene, { question, told, message }: Put): Situation | undefined {
  const found = minds.exec(question);
  const what = found?.[1] ?? found?.[2];
  if (!what || /\b(?:do|did|will|can|should|would) (?:i|you|u)\b(?! (?:think|reckon|suppose))/.test(question))
    return undefined;
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
const namesGrown =
  /\b(?:my|the) (?:\w+ )?(?:wife|husband|partner|mum|mom|dad|mother|father|sister|brother|friend|mate|boss|nan|gran|ex|teacher|neighbour|girlfriend|boyfriend)\b/;

const pet = /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|lab|staffie|terrier|collie|spaniel|vet|pet)\b/;
const endPet =
  /\b(?:put (?:him|her|it|them|the \w+|my \w+) (?:down|to sleep)|let (?:him|her|it) go|put down|put to sleep|(?:time|right) to (?:let|say))\b/;
const dying = /\b(?:hospice|dying|(?:last|final) (?:days|hours)|won't be long|palliative|end of life)\b/;
const goesOrWaits =
  /\b(?:go|fly|drive|travel|get there|see (?:him|her|them))\b.* or (?:\w+ ){0,2}(?:sleep|wait|rest|stay|tomorrow|go (?:home|to bed)|leave it)\b/;
const inPlace =
  /\bwould (?:you|u)\?|\bwould (?:you|u) (?!mind|say|like|please|be able|help|tell|explain|call it|agree|recommend|suggest|know|rather|want|listen|stop (?:asking|saying|that|it)|write|read|talk|give|remember|think (?:less|badly))\b.*|\bif (?:it|this|he|she) (?:was|were) (?:you|u|yours)\b|\bin my (?:place|shoes|position)\b/;

/** 'Would you have him put down, if it was you?': not to be carried for them, and still to be answered. */
function inTheirPlace(scene: Scene, { question, told, message }: Put): Situation | undefined {
  if (scene.state.turn === 1 && scene.reading.words < 8) return undefined;
  const asksWren = inPlace.test(question) || /\bwould (?:you|u) have (?:him|her|it)\b/.test(message);
  const near = told.split('\n').slice(-4).join('\n');
  if (dying.test(near) && goesOrWaits.test(question)) return give(scene, lines.straightThere);
  if (pet.test(near) && endPet.test(message) && (asksWren || /\b(?:should|do|shall) i\b/.test(question)))
    return give(scene, lines.petsTime, spokenOf(message));
  if (
    !asksWren ||
    /\bwhat would (?:you|u) (?:say|tell|write|call|ask|wear|bring)\b|\bwhat do (?:you|u)\b|\bhow would\b/.test(question)
  )
    return undefined;
  // 'What would you do?' often wants a worked-out answer, where there is one.
  if (soughtBy(scene.reading, theirMessages(scene.turn)).sure >= 0.4) return undefined;
  return scene.reading.words <= 30 && !/ or /.test(question) ? give(scene, lines.yourPlace) : undefined;
}
const spokenOf = (message: string) =>
  /\b(?:her|she)\b/.test(message)
    ? { pet: 'she', whom: 'her' }
    : /\b(?:him|he)\b/.test(message)
      ? { pet: 'he', whom: 'him' }
      : { pet: 'your animal', whom: 'your animal' };

/** 'What should I ask the vet?' is no 'should I'. */
function whatShould(scene: Scene, { question, told }: Put): Situation | undefined {
  const [, verb, rest = ''] =
    /\b(?:what|which (?:questions?|things?))(?: else| exactly| questions?| things?)? (?:(?:should|shall|do|can|could|must|would|ought) (?:i|we)|am i (?:supposed|meant) to|to)(?: need to| have to| even| actually| best)* (?:be )?(ask(?:ing)?|bring(?:ing)?|take (?:with me|along)|pack|wear|put on|check|prepare|look (?:out )?for|find out)\b(.*)/.exec(
      question,
    ) ?? [];
  if (!verb) return undefined;
  const near = told.split('\n').slice(-3).join('\n');
  if (/^(?:ask|find out)/.test(verb)) {
    if (/\bask (?:for|out)\b|^ out\b|^ for\b/.test(`${verb}${rest}`)) return undefined;
    const isPronoun = /^ ?(?:him|her|them|the people|)(?:\b| |[?.!]|$)/.test(rest) || rest.trim() === '';
    const known =
      lines.worthAsking.find(({ of }) => of.test(rest)) ??
      (isPronoun ? lines.worthAsking.find(({ of }) => of.test(near)) : undefined);
    return give(scene, known ?? lines.askSomebody);
  }
  if (/^(?:bring|take|pack)/.test(verb)) {
    const of =
      /\b(?:bank|council|job ?cent(?:re|er)|benefits?|arrears|debt|solicitor|lawyer|court|housing|lender)\b/.test(near)
        ? lines.bring.office
        : /\b(?:appointment|doctor|gp|consultant|clinic|hospital|scan|nurse|specialist|vet|results)\b/.test(near)
          ? lines.bring.appointment
          : lines.bring.other;
    return give(scene, { say: of, next: [], ask: lines.findIt.ask });
  }
  if (/^(?:wear|put on)/.test(verb))
    return give(scene, {
      say: /\bfuneral|wake|burial\b/.test(near) ? lines.wear.funeral : lines.wear.other,
      next: [],
      ask: lines.findIt.ask.slice(1),
    });
  return give(scene, lines.findIt);
}

/** 'What do I say when they ask why I was in a warehouse?' */
function whenAsked(scene: Scene, { question, message, told }: Put): Situation | undefined {
  const says =
    /\bwhat (?:do|should|can|would|could|am|shall)\b.{0,20}?\b(?:say|tell|answer)\b|\bhow (?:do|should|can|would) i (?:answer|explain|put)\b/;
  const [last = ''] = told.split('\n').slice(-2, -1);
  if (!says.test(question) && !says.test(message)) return undefined;
  const whole = says.test(question) ? message : `${last}\n${message}`;
  const asked = /\b(?:when|if|once)\b.{1,30}?\basks?\b(.*)|['"](why .*?)['"]|\bask(?:s|ed|ing)? (?:me )?(why .*)/.exec(
    whole,
  );
  if (!asked) return undefined;
  const about = `${asked[0]}\n${message}`;
  const { whenTheyAsk: of } = lines;
  if (/\b(?:drink\w*|wine|beer|pub|pint|sober|alcohol)\b/.test(about))
    return give(scene, { say: of.drink, next: of.after, ask: [] });
  const ofJob = /\b(?:interview\w*|cv|recruiter|appraisal|panel|application|employers?|hiring)\b/.test(told);
  if (
    ofJob &&
    /\b(?:gap|warehouse|job|years?|months?|work\w*|left|qualif\w*|masters|degree|unemployed|out of)\b/.test(about)
  ) {
    const cared = /\b(?:look(?:ed|ing) after|car(?:ed|ing|er) (?:for)?|nurs(?:ed|ing) my)\b/.test(told);
    return give(scene, { say: cared ? of.care : of.work, next: of.after, ask: cared ? [] : of.ask });
  }
  if (/\b(?:supervisor|boss|manager|foreman|gaffer|hr|team leader)\b/.test(message) && /\bwhy\b/.test(about))
    return give(scene, { say: of.atWork, next: of.after, ask: [] });
  return /\b(?:when|if) .{1,25}?\basks?\b/.test(question) &&
    !/\basks? (?:for|me (?:out|to))\b/.test(question) &&
    !mournful.test(told) &&
    !/\bhow (?:i am|i'm|am i|are you|things|it'?s going)\b/.test(question)
    ? give(scene, { say: of.any, next: of.after, ask: [] })
    : undefined;
}

const mournful = /\b(?:died|dead|death|funeral|miscarr\w*|stillb\w*|cancer|suicide)\b/;

/** 'Am I going mad?', of something harmless. */
const goingMad: Answerer = (scene, { question, told }) =>
  /\bam i (?:going|turning) (?:mad|crazy|bonkers|insane|potty|daft)\b|\bam i losing (?:it|my (?:mind|marbles))\b/.test(
    question,
  ) &&
  !/\b(?:voices?|see(?:ing)? things|hear(?:ing)? things|no sleep|haven't slept|forget\w*|confus\w*|follow\w*|watch(?:ed|ing) me)\b/.test(
    told,
  )
    ? give(scene, odd, { adj: 'mad' })
    : undefined;

/** 'What would people say?' */
const whatPeopleSay: Answerer = (scene, { question }) =>
  /\bwhat (?:will|would|are) (?:people|they|everyone|everybody|others|(?:the|my) (?:neighbours?|neighbors?|family|others|kids|children|village|street)) (?:going to |all )?(?:say|think)\b/.test(
    question,
  )
    ? give(scene, lines.peopleSay)
    : undefined;

/** What a child should not be told, and what is somebody else's to tell. */
function toTell(scene: Scene, { question, told }: Put): Situation | undefined {
  if (
    !/\b(?:should|shall|ought|do|must|is it (?:ok|right|better)|can) (?:i|to)?.{0,16}?\b(?:tell|say|explain|be honest|come clean|let)\b/.test(
      question,
    ) ||
    /\b(?:how|what)\b.{0,12}\b(?:i|to)\b.{0,8}\b(?:tell|say|explain)\b/.test(question)
  )
    return undefined;
  const near = told.split('\n').slice(-3).join('\n');
  const toChild =
    /\b(?:tell|to|explain|with|let) (?:the |my |our |his |her )?(?:\w+ )?(?:daughter|son|kids?|child(?:ren)?|boys?|girls?|little one)\b/.test(
      question,
    ) ||
    (isOfChild(told) &&
      !grown.test(near) &&
      !namesGrown.test(question.replace(/\bthat\b.*/, '')) &&
      /\b(?:tell|with|to|let) (?:him|her|them)\b/.test(question));
  if (toChild && !grown.test(near)) {
    const between =
      /\b(?:mum|mom|mother|dad|father|wife|husband|partner|ex)\b.{0,30}\b(?:ask\w*|left|leav\w*|cheat\w*|threw|kick\w*|want\w*|lie[ds]?|affair|hit|drinks?|didn't|doesn't|won't)\b|\baffair|cheat\w*|divorc\w*|splitting|separat\w*|moved? out\b/;
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

/** 'I can't tell her that, can I?' */
const cannotSay: Answerer = (scene, { question }) =>
  /\bi (?:really )?(?:can't|cant|couldn't|shouldn't|cannot)(?: just| really)? (?:tell|say|write|answer)\b.*,? (?:can|could|should) i\b/.test(
    question,
  )
    ? give(scene, lines.notInThoseWords)
    : undefined;

const whoseFault =
  /\b(?:did|have|had) i (?:even |really |just )?(?:do|done|say|said) (?:something|anything|smth|sth|summat|sumn|owt)\b|\bwhat (?:did|have) i (?:even |ever )?(?:do|done)(?: wrong| to (?:her|him|them|deserve\b[^.?!]*))?\s*(?=[.?!]|$)|\b(?:is|was|isn't|wasn't) (?:it|this|that|all this)(?: all| just| only| partly| really)? (?:my (?:own )?(?:fault|mistake)|because of (?:me|something i)|my doing|down to me|because i)\b|\b(?:it is|it's) (?:all )?my fault(?:,? (?:isn't it|right|no))?\s*\?|\bdid i (?:bring (?:it|this|that|all this) on|cause (?:it|this|that|all this)|ruin|spoil|deserve)\b|\bis it (?:me|something i (?:did|said))\s*\?/;
const asksFault =
  /(?:^|[.!?,] |\b(?:like|and|but|idk|dunno|suppose|wonder|so|is) )(?:did i do (?:something|anything|smth|sth)|what did i do|is it (?:me|my fault))\b/;

/** 'Like did I do something', also where more is said before and after it. */
function theirFault(scene: Scene, { message, told }: Put): Situation | undefined {
  const asked = message
    .split(/(?<=[.?!…])\s+|\n+/)
    .find((sentence) => whoseFault.test(sentence) && !quoting.test(sentence));
  if (!asked || mournful.test(told) || abused.test(told)) return undefined;
  if (/\bwith me\b/.test(asked)) return undefined;
  const did =
    scene.state.said.some(({ yours }) => regretted.test(yours)) || ownDeed.test(told.split('\n').slice(-4).join('\n'));
  return give(scene, did ? ways.partlyYours : ways.notYours);
}
const ownDeed =
  /\bi (?:\w+ )?(?:lied|cheated|shouted|screamed|yelled|snapped|swore|started it|hit|forgot|broke|said something|did (?:get|say|do|make|forget)|got (?:it|his|her|their|the) \w* ?wrong|called (?:him|her|them))\b|\b(?:he|she|they) started it\b/;
const quoting = /\b(?:he|she|they|\w+) (?:said|says|goes|asked|was like|kept saying)\b/;

/** 'Was I stupid to move?', 'would I regret it?' */
function lookingBack(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told)) return undefined;
  const adj =
    /\b(?:was i|am i|were we|is it|was it|are we) (?:just |so |being |a bit |really )*(stupid|silly|mad|crazy|naive|daft|foolish|dumb|an idiot|a fool|wrong) (?:to|for|not to)\b/.exec(
      question,
    );
  if (
    adj?.[1] === 'wrong' &&
    /\bwrong (?:to|for) (?:say|tell|shout|ask|laugh|hit|call|mention|send|read|snap|lie)/.test(question)
  )
    return give(scene, ways.mayHaveHurt);
  if (adj && /\b(?:was|were)\b/.test(adj[0])) return give(scene, ways.lookingBack, { adj: adj[1] });
  return /\b(?:would|will|am i going to|do you think i'?(?:ll|d)?) ?(?:i )?(?:ever )?regret\b/.test(question)
    ? give(scene, ways.eitherRegret)
    : undefined;
}

/** 'Who does that?', 'is it just me or is that mad?': said of somebody else. */
function ofSomebody(scene: Scene, { question }: Put): Situation | undefined {
  if (/\bis it (?:just |only )?me,? or\b/.test(question)) return give(scene, ways.notJustYou);
  return /^(?:(?:and|but|like|i mean|seriously|honestly),? )*(?:who (?:even )?(?:does|says|would do) (?:that|this|things like that)|what (?:kind|sort) of (?:a )?(?:person|man|woman|mother|father|friend|people)\b.{0,40})[?.! ]*$/.test(
    question,
  )
    ? give(scene, ways.whoDoes)
    : undefined;
}

/** 'Did I do the right thing?', 'will I get in trouble?', 'why does nobody do anything?' */
function ofDeeds(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told) || abused.test(told)) return undefined;
  if (/\b(?:did i do|have i done|was (?:it|that)) the right (?:thing|call|choice|decision)\b/.test(question)) {
    const sorry = scene.state.said.some(({ yours }) => regretted.test(yours)) || ownDeed.test(told);
    return sorry || scene.reading.likely.guilt >= 0.5 ? undefined : give(scene, ways.soundsRight);
  }
  if (
    /\b(?:will|would|am) i (?:going to )?(?:get|be) (?:in(?:to)? (?:\w+ )?trouble|fired|sacked|told off|in for it)\b/.test(
      question,
    )
  )
    return give(scene, ways.inTrouble);
  return /\bwhy (?:does|do|did|won't|will|doesn't) (?:nobody|no one|no-one) (?:ever |even )?(?:do|say|help|stop|care|step)\b/.test(
    question,
  )
    ? give(scene, ways.nobodyDoes)
    : undefined;
}

/** 'Should I have said something?', 'can I trust her again?', 'have I left it too late?', 'is she allowed to do that?' */
function afterIt(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told)) return undefined;
  if (/\bshould i have (?:said|told|spoken|asked|answered|mentioned)\b/.test(question))
    return give(scene, ways.stillSayable);
  if (/\b(?:can|could|will|should) i (?:ever )?trust (?:him|her|them|my)\b/.test(question))
    return give(scene, ways.trustAgain, blanksIn(question));
  if (/\b(?:too late|left it too)\b/.test(question) && /\b(?:vet|doctor|gp|scan|lump|results?|hospital)\b/.test(told))
    return give(scene, ways.notKnownYet);
  return /\b(?:is|are) (?:he|she|they) (?:even )?allowed to\b/.test(question) && question.split(' ').length <= 8
    ? give(scene, ways.allowedToMind)
    : undefined;
}

/** 'How much notice does he have to give me?', 'can he even do that?' */
const theRule: Answerer = (scene, { question, told }) =>
  /\b(?:how much notice|can (?:he|she|they|my \w+) (?:even |legally |just |really |actually )*do (?:that|this)|(?:is|are) (?:he|she|they|that|it|this) (?:even )?(?:legal|allowed to))\b/.test(
    question,
  ) &&
  /\b(?:landlord|landlady|rent|tenan\w*|lease|boss|manager|work|hr|contract|shift|employer|council|school|notice|fired|sack\w*|deposit|letting|agency)\b/.test(
    told,
  )
    ? give(scene, ways.theRule)
    : undefined;

/** 'Should I ring him tonight or leave it till morning?': a leaning, and what would turn it. */
function choosing(scene: Scene, { message, told }: Put): Situation | undefined {
  const found = waysOf(message);
  if (!found || scene.reading.words > 45) return undefined;
  const [first, second] = found;
  const near = told.split('\n').slice(-4).join('\n');
  if (/\b(?:sleep|nap|rest)\b/.test(`${first} ${second}`)) return undefined;
  const leaning = leaningOf({ first, second, told: near });
  if (!leaning) return undefined;
  // What was worked out for nerves, for a dead man's clothes, knows more of it.
  if (leaning.isCarded && soughtBy(scene.reading, theirMessages(scene.turn)).sure >= 0.4) return undefined;
  const said = give(scene, leaning.of, leaning.blanks);
  if (said) scene.state.asked = scene.state.turn;
  return said;
}

/** 'Should I drop his son or is that unfair?' */
function orIsIt(scene: Scene, { question, told }: Put): Situation | undefined {
  const found =
    /\b(?:should|shall|could|can|do) i (.+?),? or (?:is|would|does|will) (?:that|it|this)(?: be| look| seem| sound| come across as)? (?:just |really |a bit |too |kind of )*(unfair|cruel|mean|selfish|rude|harsh|unkind|disloyal|heartless|bad|petty|childish|spiteful|wrong|pushy|desperate|needy|cheeky|ungrateful|awkward|unprofessional)\b/.exec(
      question,
    );
  const [, deed = '', adj = ''] = found ?? [];
  if (!found || mournful.test(question)) return undefined;
  const looks =
    /\b(?:look|seem|sound|come across)\b/.test(found[0]) ||
    /^(?:pushy|desperate|needy|cheeky|awkward|unprofessional)$/.test(adj);
  if (looks)
    return /\b(?:ask|text|message|ring|call|email|write|chase|follow up|say|invite)\b/.test(deed)
      ? give(scene, ways.orWouldItLook, { adj })
      : undefined;
  if (/^(?:petty|childish|spiteful)$/.test(adj)) return give(scene, ways.orIsItSmall, { adj });
  if (adj === 'wrong') return give(scene, ways.orIsItWrong);
  return give(scene, pet.test(told.split('\n').slice(-4).join('\n')) ? ways.orIsItUnkindToPet : ways.orIsItUnkind, {
    adj,
  });
}

const answers: readonly Answerer[] = [
  judgeDraft,
  judgeThing,
  whenAsked,
  whatShould,
  willTheyMind,
  inTheirPlace,
  toTell,
  orIsIt,
  choosing,
  lookingBack,
  ofSomebody,
  theRule,
  afterIt,
  ofDeeds,
  whatPeopleSay,
  goingMad,
  cannotSay,
  theirFault,
];
