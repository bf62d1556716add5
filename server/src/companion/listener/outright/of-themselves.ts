import { turnText } from '../../reading/second-person.ts';
import { feared } from '../first-words.ts';
import type { Situation } from '../follow-ups.ts';
import * as lines from '../lines/outright.ts';
import { mayHaveStung, unkind } from '../lines/sought.ts';
import * as verdicts from '../lines/verdicts.ts';
import { regretted } from '../reflect.ts';
import type { Scene } from '../reply.ts';
import { blanksIn } from '../two-ways.ts';
import { type Answerer, abused, give, mournful, ownDeed, type Put } from './put.ts';

/** 'What should I ask the vet?' is no 'should I'. */
export function whatShould(scene: Scene, { question, told }: Put): Situation | undefined {
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
export function whenAsked(scene: Scene, { question, message, told }: Put): Situation | undefined {
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

const them = '(?:him|her|them|my [\\w-]+|the [\\w-]+)';
const cannotAsk = new RegExp(
  `\\bi (?:really |just |simply )?(?:can't|cant|couldn't|cannot)(?: just| really| possibly| very well| even| exactly)* (ask|ring|call|phone|text|message|email|write to) ${them}\\b([^.?!]{0,40}?),? (?:can|could) i\\b`,
);
/** Whom it may be right to leave alone, or where it is no hour to ring. */
const leaveAlone =
  /\b(?:ex|married|blocked|restraining|order|no contact|asked me not|told me not|said not|stalk\w*|again|every day|at this (?:hour|time)|(?:so|this|too) late|middle of the night|[1-5] ?am|asleep|drunk|money|day off|holidays?|lend|loan|bail|drugs?|cash)\b/;

/** 'I can't possibly ask him, can I?' */
export const mayAsk: Answerer = (scene, { question, message, told }) => {
  const deed = cannotAsk.exec(question)?.[1];
  return deed && !leaveAlone.test(message) && !mournful.test(told) && !abused.test(told) && !feared.test(told)
    ? give(scene, deed === 'ask' ? lines.mayAsk : lines.mayRing)
    : undefined;
};

/** 'You think I was stupid?': no, and the reason is the one they gave. */
export function notStupid(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told) || abused.test(told) || /\b(?:drunk|drink|drove|drugs?|affair|cheat\w*)\b/.test(told))
    return undefined;
  const adj =
    /^(?:\w+,? ){0,3}?(?:do )?(?:you|u) (?:also |really |too )?(?:think|reckon|say|believe) (?:that )?(?:i'm|im|i am|i was|i were) (?:a |an |just |so |very |being |really )*(stupid|silly|daft|dumb|foolish|an? idiot|idiot|fool|naive)(?: (?:too|also|for (?:it|that|\w+ing\b[^.?!]*)|to \w+[^.?!]*|then|or what|or not))?(?: ?[?.!]|$)/.exec(
      question,
    )?.[1];
  if (!adj) return undefined;
  const near = told.split('\n').slice(-4).join('\n');
  const own =
    /\b(?:not|wasn't|isn't) (?:an? )?(?:stupid|silly|daft|dumb|foolish|idiot|fool|naive|crazy|mad)\b,? (?:because |cos |cause )?(i (?!was\b|am\b|just\b|think\b|know\b|guess\b|left\b|forgot\b)[a-z]+ [^.,?!"]{3,50}?)(?= but\b| and\b|[.,?!]|$)/.exec(
      near,
    )?.[1];
  const span = /\b(?:only |just )?((?:a|one|two|three|five|ten|[1-9]|10) (?:minutes?|mins?|seconds?|secs?))\b/.exec(
    near,
  )?.[1];
  if (own || span)
    return give(
      scene,
      {
        ...lines.notStupid,
        say: own && span ? lines.notStupid.both : own ? lines.notStupid.own : lines.notStupid.short,
      },
      { own: own && turnText(own), span: span?.replace(/\bmins?\b/, 'minutes').replace(/\bsecs?\b/, 'seconds') },
    );
  // What they are is no matter of how it turned out, and said of nothing it asks for more than a no.
  if (!/\bi (?:was|were)\b/.test(question))
    return /\b(?:for|to) \w/.test(question) ? give(scene, lines.notStupid) : undefined;
  return give(scene, verdicts.lookingBack, { adj: /idiot|fool$/.test(adj) ? 'stupid' : adj });
}

/** 'Now I go to call him. Is better today, no?' */
export function betterNow(scene: Scene, { question, message, told }: Put): Situation | undefined {
  const when =
    /(?:\b(?:it'?s |is |it is )(?:it |this )?|(?:^|[.!?,] ))(?:better|best|good) (?:(?:to )?(?:do|say|tell|call|ask)(?: it| him| her| them)? )?(today|tonight|now|this evening|this morning|at once),? (?:no|yes|right|isn'?t it|or not)? ?\?/.exec(
      question,
    )?.[1];
  const plans =
    /\b(?:i'?ll|i will|i'?m going to|i am going to|i go to|i'?m gonna|i go|i want to|let me) (?:now )?(?:call|ring|phone|tell|text|write|ask|talk|speak|say|visit|see|go|apologi[sz]e)\b/;
  if (!when || !plans.test(message) || leaveAlone.test(message) || feared.test(told)) return undefined;
  return give(scene, lines.yesNow, { when });
}

/** 'I can't tell her that, can I?' */
export const cannotSay: Answerer = (scene, { question }) =>
  /\bi (?:really )?(?:can't|cant|couldn't|shouldn't|cannot)(?: just| really)? (?:tell|say|write|answer)\b.*,? (?:can|could|should) i\b/.test(
    question,
  )
    ? give(scene, lines.notInThoseWords)
    : undefined;

/** 'Was I stupid to move?', 'would I regret it?' */
export function lookingBack(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told)) return undefined;
  const adj =
    /\b(?:was i|am i|were we|is it|was it|are we) (?:just |so |being |a bit |really )*(stupid|silly|mad|crazy|naive|daft|foolish|dumb|an idiot|a fool|wrong) (?:to|for|not to)\b/.exec(
      question,
    );
  if (
    adj?.[1] === 'wrong' &&
    /\bwrong (?:to|for) (?:say|tell|shout|ask|laugh|hit|call|mention|send|read|snap|lie)/.test(question)
  )
    return give(scene, verdicts.mayHaveHurt);
  if (adj && /\b(?:was|were)\b/.test(adj[0])) return give(scene, verdicts.lookingBack, { adj: adj[1] });
  const deed =
    /\b(?:do|would) (?:you|u) (?:think|say|reckon) (?:that )?i (?:was|am|was being|am being|did) (?:a bit |too |so |really )*(wrong|rude|unfair|mean|harsh|unkind|selfish|cold|petty|silly|daft|stupid|out of order|out of line|hard on (?:him|her|them))\b/.exec(
      question,
    )?.[1];
  if (deed)
    return scene.reading.likely.guilt >= 0.35
      ? give(scene, mayHaveStung, { adj: deed })
      : give(scene, unkind, { adj: deed });
  return /\b(?:would|will|am i going to|do you think i'?(?:ll|d)?) ?(?:i )?(?:ever )?regret\b/.test(question)
    ? give(scene, verdicts.eitherRegret)
    : undefined;
}

/** 'Did I do the right thing?', 'will I get in trouble?', 'why does nobody do anything?' */
export function ofDeeds(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told) || abused.test(told)) return undefined;
  if (/\b(?:did i do|have i done|was (?:it|that)) the right (?:thing|call|choice|decision)\b/.test(question)) {
    const sorry = scene.state.said.some(({ yours }) => regretted.test(yours)) || ownDeed.test(told);
    return sorry || scene.reading.likely.guilt >= 0.5 ? undefined : give(scene, verdicts.soundsRight);
  }
  if (
    /\b(?:will|would|am) i (?:going to )?(?:get|be) (?:in(?:to)? (?:\w+ )?trouble|fired|sacked|told off|in for it)\b/.test(
      question,
    )
  )
    return give(scene, verdicts.inTrouble);
  return /\bwhy (?:does|do|did|won't|will|doesn't) (?:nobody|no one|no-one) (?:ever |even )?(?:do|say|help|stop|care|step)\b/.test(
    question,
  )
    ? give(scene, verdicts.nobodyDoes)
    : undefined;
}

/** 'Should I have said something?', 'can I trust her again?', 'have I left it too late?', 'is she allowed to do that?' */
export function afterIt(scene: Scene, { question, told }: Put): Situation | undefined {
  if (mournful.test(told)) return undefined;
  if (/\bshould i have (?:said|told|spoken|asked|answered|mentioned)\b/.test(question))
    return give(scene, verdicts.stillSayable);
  if (/\b(?:can|could|will|should) i (?:ever )?trust (?:him|her|them|my)\b/.test(question))
    return give(scene, verdicts.trustAgain, blanksIn(question));
  if (/\b(?:too late|left it too)\b/.test(question) && /\b(?:vet|doctor|gp|scan|lump|results?|hospital)\b/.test(told))
    return give(scene, verdicts.notKnownYet);
  return /\b(?:is|are) (?:he|she|they) (?:even )?allowed to\b/.test(question) && question.split(' ').length <= 8
    ? give(scene, verdicts.allowedToMind)
    : undefined;
}
