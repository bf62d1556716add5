import type { ExerciseId } from '@wren/contract/exercises.ts';
import { sourceTag } from '@wren/contract/knowledge.ts';
import { allCards, type Card } from '../knowledge/cards.ts';
import { asksOfOneThing, fittingCards } from '../knowledge/fitting-cards.ts';
import { questionOf } from '../reading/question-of.ts';
import { readMessage } from '../reading/read-message.ts';
import { exerciseUnder } from './doing.ts';
import type { Situation } from './follow-ups.ts';
import { factAsk, fromTheCard, sameCard, sameCardAsk, whetherOne } from './lines/doing.ts';
import { momentNamed } from './moments/moments.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { sentencesOf } from './sentences.ts';
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
const child =
  /\byour (?:\w+ )?(?:kids?|child|children|son|daughter|toddler|baby|boys?|girls?|twins|little one|teenager|\w+[- ](?:year|yr|month)s?[- ]old)\b/i;
const bodily =
  /\b(?:calm (?:down|myself|my (?:nerves|body|heart))|stop (?:\w+ )?(?:shak|trembl|panick|hyperventilat)\w*|slow (?:down )?my (?:heart|breath\w*))\b/i;

/** The card that answers what was asked for, unless this conversation has had it. */
export function cardFor({ reading, state }: Scene): Card | undefined {
  if (reading.heavy) return undefined;
  const gone = new Set([...state.offered, ...state.refused]);
  const isNew = (card: Card) => !gone.has(nameOf(card));
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

const span = /\b(?:seconds|minutes?|hours?|days?|weeks?|months?)\b/;
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
    const said = sentencesOf(card.what).find((sentence) => span.test(sentence));
    if (!said || !draft.add(sameCard, { said: said.charAt(0).toLowerCase() + said.slice(1) })) return undefined;
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
