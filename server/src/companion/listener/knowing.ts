import type { ExerciseId } from '@wren/contract/exercises.ts';
import { sourceTag } from '@wren/contract/knowledge.ts';
import { cardNamed } from '../knowledge/card-named.ts';
import { allCards, type Card } from '../knowledge/cards.ts';
import { asksOfOneThing, fittingCards } from '../knowledge/fitting-cards.ts';
import { comparedIn, type KnowledgeAsked, knowledgeAsked } from '../reading/knowledge-asked.ts';
import { questionOf, sentencesIn } from '../reading/question-of.ts';
import { readMessage } from '../reading/read-message.ts';
import type { Reading } from '../reading/reading.ts';
import { holdsOutRefused } from '../reading/refused-kinds.ts';
import { ownUnknown } from './answer-known.ts';
import { exerciseUnder } from './doing.ts';
import { fill } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import {
  apartAsk,
  beyond,
  factAsk,
  fromTheCard,
  inShort,
  noSetTime,
  oneThing,
  sameCard,
  sameCardAsk,
  usual,
  whetherOne,
} from './lines/doing.ts';
import { momentNamed } from './moments/moments.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking, say } from './say.ts';
import { sentencesOf, wordsIn } from './sentences.ts';
import { standingTopics } from './state.ts';

/** Cards whose step is an exercise too. */
const sameThing: Readonly<Record<string, readonly ExerciseId[]>> = {
  breathing: ['box-breathing'],
  'panic-attack': ['box-breathing', 'five-senses'],
  grounding: ['five-senses'],
};

const nameOf = (card: Card): string => `card:${card.slug}`;

const mending =
  /\b(?:fix|mend|repair|make (?:it|this|that|things) (?:right|good|better|up)|make up|say sorry|apologi[sz]e|take (?:it|that) back)\b/i;
/** Conditions, and ways of helping with them, that only somebody trained should explain. */
const noCardFor =
  /\b(?:bipolar(?: disorder)?|manic depression|mania|schizo\w+(?: disorder)?|psychosis|adhd|add|autism|autistic|asperger'?s?|ocd|obsessive[- ]compulsive disorder|bpd|borderline(?: personality)?(?: disorder)?|(?:\w+ )?personality disorder|dissociative identity disorder|anorexia|bulimia|binge[- ]eating(?: disorder)?|eating disorders?|tourette'?s?|epilepsy|cptsd|emdr|cbt|dbt|ssris?)\b/i;
const shortened = /^(?:adhd|add|ocd|bpd|cptsd|emdr|cbt|dbt)$/i;
const child =
  /\byour (?:\w+ )?(?:kids?|child|children|son|daughter|toddler|baby|boys?|girls?|twins|little one|teenager|\w+[- ](?:year|yr|month)s?[- ]old)\b/i;
const bodily =
  /\b(?:calm (?:down|myself|my (?:nerves|body|heart))|stop (?:\w+ )?(?:shak|trembl|panick|hyperventilat)\w*|slow (?:down )?my (?:heart|breath\w*))\b/i;

/** A short question of fact that says itself what it is about: a card that only shares a word with that does not answer it. */
const isAskedByName = ({ act, text, words }: Reading): boolean =>
  act === 'facts' &&
  words <= 12 &&
  sentencesIn(text).length === 1 &&
  !/\b(?:it|this|that|these|those|they)\b/i.test(text);

/** Nothing is known of what was asked by its name: said so, and no step laid out beside it. */
export const ownNoCard = (scene: Scene): Situation | undefined =>
  isAskedByName(scene.reading) ? ownUnknown(scene) : undefined;

/** The card that answers what was asked for, unless this conversation has had it. */
function cardFor({ reading, state }: Scene): Card | undefined {
  if (reading.heavy || isAskedByName(reading)) return undefined;
  const gone = new Set([...state.offered, ...state.refused]);
  const isRefused = reading.act === 'facts' ? () => false : holdsOutRefused(state.refused);
  const isNew = (card: Card) => !gone.has(nameOf(card)) && !isRefused(card.tryThis);
  // A body in alarm is calmed first, whatever it is alarmed about.
  const deed = mending.test(reading.text)
    ? state.said.findLast(({ turn, yours }) => state.turn - turn <= 4 && regretted.test(yours))
    : undefined;
  const repair = deed && allCards().find((card) => card.slug === (child.test(deed.yours) ? 'parenting' : 'apology'));
  if (repair && isNew(repair)) return repair;
  const breath = bodily.test(reading.text) && allCards().find((card) => card.slug === 'breathing' && isNew(card));
  if (breath) return breath;
  const fitting = fittingCards({ text: reading.text, reading, topics: standingTopics(state) }).filter(isNew);
  // What they are in the middle of says more about what fits than the words of the question do.
  const near = reading.act === 'facts' || asksOfOneThing(reading.text) ? [] : (momentNamed(state.moment)?.cards ?? []);
  return (
    fitting.find(({ slug }) => near.includes(slug)) ??
    allCards().find((card) => near[0] === card.slug && isNew(card)) ??
    fitting[0]
  );
}

/** How long it goes on, and no 'an hour in the loss, an hour in the bills'. */
const spans =
  /\b(?:within|about|around|lasts?|takes?|up to|over|for) [^,.;]{0,24}\b(?:seconds|minutes?|hours?|days?|weeks?|months?|years)\b/;
const whether = /\b(?:know|tell) (?:if|whether|when)\b|\b(?:had|have|having|was|is) (?:that )?one\b/i;

/**
 * 'How long does it last?', 'how do I know if I had one?', right after a card was spoken from: still about that, and
 * answered out of the same card. Undefined when something else is asked, or the card does not say.
 */
export function stayWithCard(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  const last = state.offered.findLast((one) => one.startsWith('card:'));
  const card = state.turn - state.lastOffer <= 2 ? allCards().find((one) => nameOf(one) === last) : undefined;
  if (!card || reading.words > 14 || !/\b(?:it|one|this|that|they|them|those|these)\b/i.test(reading.text))
    return undefined;
  if (reading.asked?.kind === 'how-long') {
    const said = sentencesOf(card.what).find((sentence) => spans.test(sentence));
    if (!said || !draft.add(sameCard, { said: lowered(said) })) return undefined;
    draft.add(sameCardAsk.howLong);
  } else if (whether.test(reading.text)) {
    draft.add(whetherOne);
    draft.add([sentencesOf(card.professional)[0] ?? '']);
    draft.add(sameCardAsk.whether);
  } else return undefined;
  scene.extras.push(sourceTag(card));
  state.lastOffer = state.turn;
  state.pending = { kind: 'question' };
  return 'question';
}

/**
 * Explains what was plainly asked about, out of the card that is called that: what it is, one thing to try, when to see
 * somebody, what answers the very question first. Asked again, it is said in short. Undefined where no card is called that.
 */
export function explain(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn, wish } = scene;
  // Who tells a story before they ask is heard first.
  if (reading.heavy || reading.mourning || reading.words > 30) return undefined;
  const apart = tellApart(scene);
  if (apart) return apart;
  const asked = knowledgeAsked(reading.text);
  const card = asked && cardNamed(asked.subject);
  if (!asked || !card) return sayBeyond(scene, asked);
  if (state.refused.includes(nameOf(card))) return undefined;
  if (state.offered.includes(nameOf(card))) return sayAgain(scene, card, asked);
  const brief = turn.person.length === 'short';
  const wantsStep = asked.kind === 'how' && wish.advice !== 'none';
  const withStep = wantsStep || (!brief && wish.advice !== 'none');
  const close = brief ? undefined : whomToSee(card).find((line) => draft.choose([line]) !== undefined);
  const forClose = wordsIn(close ?? '');
  const what = sentencesOf(card.what);
  const span = asked.kind === 'how-long' ? what.find((sentence) => spans.test(sentence)) : undefined;
  if (asked.kind === 'how-long') draft.add(span ? [span] : noSetTime);
  if (asked.kind === 'normal') draft.add(usual);
  const [first = '', ...more] = sentencesOf(card.tryThis);
  const step = fill(oneThing, { try: lowered(first) }) ?? '';
  const forStep = (withStep ? wordsIn(step) : 0) + forClose;
  for (const sentence of what.slice(0, wantsStep ? (brief ? 1 : 2) : undefined))
    if (sentence !== span && !draft.add([sentence], {}, forStep)) break;
  if (withStep) {
    draft.add([step], {}, forClose);
    for (const sentence of more) if (!draft.add([sentence], {}, forClose)) break;
  }
  if (close) draft.add([close]);
  if (draft.parts.length === 0) return undefined;
  scene.extras.push(sourceTag(card));
  state.offered.push(nameOf(card));
  state.lastOffer = state.turn;
  if (!wantsStep) return 'room';
  state.tried.push(nameOf(card));
  state.pending = { kind: 'after-step', step: nameOf(card) };
  exerciseUnder(scene, sameThing[card.slug]);
  return 'step';
}

/** Two things, each out of its own card, side by side. Undefined where a card is missing, or both are the same. */
function tellApart(scene: Scene): Situation | undefined {
  const subjects = comparedIn(scene.reading.text);
  const cards = subjects?.map(cardNamed);
  const [one, named] = cards ?? [];
  if (!one || !named || one === named) return undefined;
  const { draft, state } = scene;
  const most = scene.turn.person.length === 'short' ? 1 : 2;
  // 'Guilt points at something done, shame at the whole person': one card tells of both.
  const ofBoth = one.what.toLowerCase().includes(subjects?.[1] ?? '');
  for (const card of ofBoth ? [one] : [one, named]) {
    for (const sentence of sentencesOf(card.what).slice(0, most)) draft.add([sentence]);
    scene.extras.push(sourceTag(card));
    state.offered.push(nameOf(card));
  }
  state.lastOffer = state.turn;
  return endAsking(scene, apartAsk);
}

const someone =
  /\b(?:doctors?|professional|lines?|midwife|advisers?|help|service|trained|union|counsellor|care|team|guidance)\b/i;

/** When to see somebody, as far as the sentence that says whom; else as far as may be said here. */
function whomToSee({ professional }: Card): string[] {
  const sentences = sentencesOf(professional);
  const at = sentences.findIndex((sentence) => someone.test(sentence));
  return [sentences.slice(0, at + 1).join(' '), sentences[0] ?? ''].filter(Boolean);
}

/** What was told of it before in this talk: one sentence of it, and that the rest was said. */
function sayAgain(scene: Scene, card: Card, { kind }: KnowledgeAsked): Situation | undefined {
  const { what, tryThis, professional } = card;
  const parts = kind === 'how' ? [tryThis, what, professional] : [what, tryThis, professional];
  if (kind === 'normal') scene.draft.add(usual);
  // However often it is asked, it is known.
  scene.draft.lenient = true;
  const said = parts.flatMap(sentencesOf).find((sentence) => scene.draft.add(inShort, { said: lowered(sentence) }));
  if (said === undefined) return undefined;
  scene.extras.push(sourceTag(card));
  scene.state.lastOffer = scene.state.turn;
  return 'room';
}

/** A condition no card is written on: said so, and who can explain it. */
function sayBeyond(scene: Scene, asked: KnowledgeAsked | undefined): Situation | undefined {
  const thing = asked && noCardFor.exec(scene.reading.text)?.[0];
  if (!thing || !noCardFor.test(asked.subject) || asked.subject.split(' ').length > thing.split(' ').length + 3)
    return undefined;
  say(scene, beyond, { thing: shortened.test(thing) ? thing.toUpperCase() : thing });
  return 'room';
}

const lowered = (sentence: string): string =>
  /^(?:I\b|[A-Z][A-Z])/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A card, where the question alone names what it is about: what the talk is about answers no question of fact. */
export function informOf(scene: Scene): Situation | undefined {
  const { reading, state } = scene;
  const gone = new Set([...state.offered, ...state.refused]);
  const alone = readMessage(questionOf(reading.text));
  const [card] = fittingCards({ text: alone.text, reading: { ...alone, act: 'facts' } }).filter(
    (one) => !gone.has(nameOf(one)),
  );
  return card && inform(scene, card);
}

/**
 * Speaks from a card, in its own words: what it is when facts were asked for, one thing to try when help was. The card
 * is cited under the reply. Undefined when no card fits or too little of it may be said here.
 */
export function inform(scene: Scene, card: Card | undefined = cardFor(scene)): Situation | undefined {
  const { reading, state, draft } = scene;
  if (!card) return undefined;
  const facts = reading.act === 'facts' || (reading.act === 'share' && reading.asked?.kind === 'fact');
  const sentences = sentencesOf(facts ? card.what : card.tryThis);
  if (!facts) draft.add(fromTheCard, {}, 30);
  const asList = !facts && /\b(?:steps|tips|list|plan|ways)\b|step[- ]by[- ]step/i.test(reading.text);
  if (asList) draft.addList(sentences);
  else if (!draft.add([sentences[0] ?? ''])) return undefined;
  if (!asList) for (const sentence of sentences.slice(1, facts ? undefined : 3)) if (!draft.add([sentence])) break;
  scene.extras.push(sourceTag(card));
  state.offered.push(nameOf(card));
  state.lastOffer = state.turn;
  if (facts) {
    // What tells when it is more than usual belongs to what it is.
    if (scene.turn.person.length !== 'short') draft.add([sentencesOf(card.professional)[0] ?? ''], {}, 14);
    return endAsking(scene, factAsk);
  }
  state.tried.push(nameOf(card));
  state.pending = { kind: 'after-step', step: nameOf(card) };
  exerciseUnder(scene, sameThing[card.slug]);
  return 'step';
}
