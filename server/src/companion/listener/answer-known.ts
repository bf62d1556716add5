import { asksAnything, questionOf } from '../reading/question-of.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { asksForNod, named } from './left-asking.ts';
import * as lines from './lines/known.ts';
import { type Known, knownAnswers } from './lines/known.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

const judging =
  /\b(?:is|was|isn't|would) (?:it|that|this)(?: be)?(?: (?:a|an|really|just|so|such a|not|the))* (?:good|bad|ok|okay|stupid|dumb|silly|crazy|weird|terrible|right|wrong|nice|mad)(?: \w+)? ?(?:plan|idea|thing(?: to do)?)?\b|\b(?:good|bad|stupid|dumb|silly) (?:plan|idea)\b|\bwhat (?:do )?you think (?:of|about) (?:it|that|this|the plan|my plan|my idea)\b|\b(?:does|would|will) (?:that|it) (?:sound (?:ok|okay|good|right|stupid)|work)\b/;
const planned =
  /\b(?:i (?:can|could|will|might|should|think i(?:'ll| will)|am going to|want to|would like to|thought (?:i|of|about))|i'(?:ll|m going to|d like to)|what if i|maybe i|on (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:i|we))\b/;
/** 'Call and say next week, no?' is a plan as much as 'what if I call'. */
const floating =
  /^(?:(?:so|then|just|maybe|or|i(?:'ll| will| could| can)) )*(?:bring|invite|write|send|call|ring|text|message|make|bake|wait|offer)\b(?! \w+ (?:an?|the|his|her|back)\b)[^.?!]{3,60}, (?:no|right|yeah|yes)\?$|\bwhat if i (?:just |maybe |simply |only )?(?:bring|ask|tell|say|invite|go|write|send|call|ring|make|bake|give|knock|wait|start|try|take|text|message|sit|walk|do|wear|buy|cook|show|join|sing|offer|leave (?:him|her|them|it) a)\b/;
const feared =
  /\b(?:wrong|stupid|mess\w*|fail\w*|never|too (?:much|late|early|soon)|can't|lose|mistake|die|afraid|scared|forget|cry|faint|blank|freeze|again)\b/;
/** What costs more than an awkward minute. */
export const costly =
  /\b(?:quit\w*|resign\w*|leave (?:him|her|my|the)|divorc\w*|move out|hit|fight|revenge|hurt|drink\w*|drunk|weed|drugs?|pills?|meds|medication|stop (?:taking|eating)|starv\w*|fast(?:ing)?|bet|gambl\w*|loan|lend|borrow|invest|sell|steal|lie|drive|run away|knife|gun|ex\b|sleep with|cheat\w*|confront|post (?:it|about)|expose|adopt|marry|baby|pregnan\w*|school|police|court|sue)\b/;
const small =
  /^(?:just )?(?:knock|bring|say (?:hello|hi|thank|sorry|good)|thank|ask (?:for (?:help|a (?:break|hand))|(?:him|her|them|someone|somebody|my|your|the) )|invite|go (?:for a|outside|to bed|out for|and (?:say|sit))|see (?:a|the|my|your) (?:doctor|gp|nurse)|rest\b|take (?:a (?:break|nap|day off|walk|shower|bath)|the day off)|have (?:a )?(?:bath|shower|nap|rest|tea)|tell (?:a|my|your) (?:friend|doctor|gp|teacher|sister|mum|mom)|visit|write (?:it|that|this) down|get help|ring (?:the|my|your|a) |call (?:the|my|your|a) (?!ex\b)|open (?:it|the|that)|eat\b|apologi[sz]e|make (?:a|an|some) (?:tea|coffee|cake|card)|sit with|join|wave|smile|send (?:a|the) (?:card|thank))/;

/** What they wrote in so many messages before this one, and in this one. */
const recent = ({ turn, reading }: Scene, count: number): string =>
  [...plainly(theirMessages(turn), count), inSmall(reading.text)].join('\n');

/** What can be answered straight: a known question, a plan of theirs, a small deed, whether they did wrong. Undefined otherwise. */
export function answerKnown(scene: Scene): Situation | undefined {
  const { reading } = scene;
  if (reading.heavy) return undefined;
  const known = knownAnswer(scene);
  if (known) return tell(scene, known);
  return answerPlan(scene) ?? likesThem(scene) ?? aDeed(scene) ?? wrongOrNot(scene);
}

function knownAnswer(scene: Scene): Known | undefined {
  const { reading } = scene;
  const question = questionOf(reading.text);
  const asks = question.replace(/"[^"]*"?/g, '').includes('?') || reading.asked !== undefined;
  if (!asks) return undefined;
  return knownAnswers.find(
    (one) => one.asks.test(question) && (one.about?.test(recent(scene, one.asks.test('is that bad') ? 2 : 10)) ?? true),
  );
}

/** The very question has an answer of its own. */
export const isKnown = (scene: Scene): boolean => knownAnswer(scene) !== undefined;

function tell(scene: Scene, { say, next = [], ask }: Known): Situation | undefined {
  const { draft, turn } = scene;
  const before = draft.parts.length;
  if (!draft.add(say)) return undefined;
  if (turn.person.length !== 'short') draft.add(next);
  return draft.parts.length > before ? endAsking(scene, ask) : undefined;
}

/** 'Is it a good plan?' after a plan, and 'what if I just bring him a coffee'. */
export function answerPlan(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  if (reading.heavy) return undefined;
  const question = questionOf(reading.text);
  const floats = floating.test(question) && !feared.test(question);
  const judges = judging.test(question) && asksAnything(reading.text);
  if ((!floats && !judges) || isGrave(scene)) return undefined;
  const near = recent(scene, 2);
  const ofPlan = judges && planned.test(near);
  const isAsked = ofPlan && question.split(' ').length <= 22;
  if (!floats && !isAsked) return undefined;
  const plan = floats ? question : near;
  if (costly.test(plan)) return draft.add(lines.weighPlan) ? 'room' : undefined;
  const stupid = /\b(?:stupid|silly|dumb|crazy|mad|weird|pathetic)\b/.test(reading.text.toLowerCase());
  const said =
    draft.add(floats ? lines.floated : stupid ? lines.notStupid : lines.goodPlan) || draft.add(lines.goodPlan);
  if (!said) return undefined;
  draft.add(lines.afterPlan);
  return 'room';
}

/** 'Do you think he likes me?', told with a light heart: what cannot be known, and what the signs are worth. */
function likesThem(scene: Scene): Situation | undefined {
  const { reading, draft, turn } = scene;
  if (
    reading.asked?.kind !== 'their-mind' ||
    !/\b(?:likes?|fanc(?:y|ies)|is into|loves?) me\b/i.test(questionOf(reading.text))
  )
    return undefined;
  const hurt = turn.history.some(
    ({ role, content }) =>
      role === 'user' && /\b(?:broke up|ex(?!-)|ghost\w*|husband|wife|doesn't love|cheat\w*)\b/i.test(content),
  );
  if (hurt || !draft.add(lines.likes)) return undefined;
  return endAsking(scene, lines.likesAsk);
}

/** 'Should I knock on her door?': what risks an awkward minute at most gets a yes. */
function aDeed({ reading, draft }: Scene): Situation | undefined {
  const { asked } = reading;
  if (asked?.kind !== 'decide' || !asked.deed || asked.deed.split(' ').length > 10) return undefined;
  if (!small.test(asked.deed) || costly.test(asked.deed)) return undefined;
  return draft.add(lines.wouldDo, { deed: asked.deed }) ? 'room' : undefined;
}

/** 'Did I do something wrong?' */
function wrongOrNot(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (reading.asked?.kind !== 'verdict' || !/\b(?:wrong|my fault)\b/i.test(questionOf(reading.text))) return undefined;
  if (/\bwrong with me\b/i.test(reading.text)) return undefined;
  const did = state.said.some(
    ({ yours }) =>
      regretted.test(yours) || /^you (?:\w+ )?(?:cheated|lied|slept with|stole|shouted|yelled|hit|hurt)\b/.test(yours),
  );
  if (!draft.add(did ? lines.somethingDone : lines.nothingWrong)) return undefined;
  return endAsking(scene, did ? lines.somethingDoneAsk : lines.nothingWrongAsk);
}

/** What was asked cannot be answered: said so once in a talk. After that it is what can be done instead that is said. */
export function ownUnknown(scene: Scene, ask?: readonly string[]): Situation | undefined {
  const { draft, state } = scene;
  const isAgain = scene.toWren.protest === 'asked' || (state.unanswered > 0 && state.turn - state.unanswered <= 2);
  const asked = named(scene);
  const said =
    (isAgain && draft.add(lines.unknownStill)) ||
    draft.add(
      asked.say.filter((line) => line.includes('{Q}')),
      asked.blanks,
    ) ||
    (state.unanswered > 0 && draft.add(lines.unknownAgain)) ||
    draft.add(lines.unknown) ||
    draft.add(lines.unknownStill);
  if (!said) return undefined;
  state.unanswered = state.turn;
  return endAsking(scene, ask ?? asked.ask, asked.blanks);
}

/** All there was to say to it has been said. */
export function ownExhausted(scene: Scene): Situation | undefined {
  if (!scene.draft.add(lines.exhausted)) return undefined;
  return endAsking(scene, lines.exhaustedAsk);
}

/** A question put outright that nothing else has taken: better a plain 'I do not know' than something beside it. */
export function answerOpen(scene: Scene): Situation | undefined {
  const { reading } = scene;
  if (reading.heavy || reading.asked || reading.act !== 'share' || reading.words > 45 || asksForNod(scene))
    return undefined;
  if (!asksAnything(reading.text)) return undefined;
  const question = questionOf(reading.text);
  if (!/\?\s*$/.test(question) || question.split(' ').length > 22 || rhetorical.test(question)) return undefined;
  return factual.test(question) && !answersItself(inSmall(reading.text), question) ? ownUnknown(scene) : undefined;
}

/** 'What is good? Nothing is good': who goes on for a while after it asks nobody. */
export const answersItself = (message: string, question: string): boolean =>
  (message.split(question.trim())[1] ?? '').split(' ').length > 4;

const factual =
  /^(?:(?:and|but|so|ok|okay|also|well|wait),? )*(?:is there|are there|is it (?!ok|okay|just|me)|are (?:they|we)|does (?:it|that|this|anyone)|do (?:they|people|you know)|will (?:it|they|he|she)|what (?:is|are|was|does|happens)|where (?:is|are|can|do)|when (?:is|are|do|does|will)|which|what time|how (?:much|many|far|old|big))\b/;
const rhetorical =
  /\b(?:the point|wrong with|who does|what sort|what kind of|what is (?:this|it|that|the point)|what's the|isn't (?:it|that)|right\?|is it just me|you know)\b/;
