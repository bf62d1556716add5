import type { Asked } from '../reading/asked.ts';
import type { Situation } from './follow-ups.ts';
import { inform, stayWithCard } from './knowing.ts';
import * as lines from './lines/questions.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import { personBlanks } from './tellings/tellings.ts';

/**
 * Answers a direct question before anything else: what can be said is said, and what cannot be known is called that.
 * Undefined when nothing was asked, or when it is about Wren.
 */
export function answerAsked(scene: Scene): Situation | undefined {
  const { reading } = scene;
  const { asked } = reading;
  if (!asked || (reading.heavy && !mayAsk(scene)) || /\b(?:I|my)\b/.test(asked.about)) return undefined;
  const same = stayWithCard(scene);
  if (same) return same;
  switch (asked.kind) {
    case 'recall':
      return recallSaid(scene);
    case 'words':
      return findWords(scene);
    case 'way':
      tellBefore(scene);
      return inform(scene) ?? (isKnown(scene) ? undefined : think(scene, lines.noWay, asked));
    default:
      return (asked.kind === 'fact' ? inform(scene) : undefined) ?? answer(scene, asked.kind, asked);
  }
}

function answer(scene: Scene, kind: keyof typeof lines.answered, asked: Asked): Situation {
  const { draft } = scene;
  tellBefore(scene);
  if (kind === 'normal' && lines.careful.about.test(scene.reading.text))
    return think(scene, [lines.careful.say, lines.careful.next, lines.answered.normal[2] ?? []], asked);
  if (kind === 'normal' && /\btoo (?!much\b)/i.test(scene.reading.text)) return think(scene, lines.tooMuch, asked);
  if (kind === 'possible' && asked.ways.length === 2) return think(scene, lines.both, asked);
  if (kind === 'decide' && /\bor (?:is|would) (?:that|it|this)\b/i.test(scene.reading.text))
    return think(scene, lines.orIsThat, asked);
  if (kind === 'decide' && askedBefore(scene)) {
    draft.add(lines.straight.find(({ fits }) => fits.test(asked.deed))?.say ?? []);
    return openEnd(scene, lines.answered.decide[2] ?? [], asked);
  }
  if (kind === 'decide') scene.state.asked = scene.state.turn;
  const about = lines.known.find(({ way }) => asked.ways.some((one) => way.test(one)));
  if (!about) return think(scene, lines.answered[kind], asked);
  const [names, , asks] = lines.answered.choose;
  draft.add(names ?? [], blanksOf(asked));
  draft.add(about.say);
  return openEnd(scene, asks ?? [], asked);
}

/** They put a question of that kind a few turns ago, and were not given a yes or no. */
const askedBefore = ({ state }: Scene): boolean => state.asked > 0 && state.turn - state.asked <= 4;

/** What to say to a friend whose child died is answered; what else is heavy is only listened to. */
const mayAsk = ({ reading }: Scene): boolean =>
  reading.topics.includes('bereavement') && /^(?:words|decide|choose|recall)$/.test(reading.asked?.kind ?? '');

/** What is spoken of is known well enough for a step of its own. */
const isKnown = ({ reading, state }: Scene): boolean =>
  reading.topics.some((topic) => (reading.strength[topic] ?? 0) >= 1.2) ||
  (state.moment !== '' && state.turn - state.momentSince <= 2) ||
  // 'How do I stop it?' says nothing by itself, and means what the talk is about.
  (/\b(?:it|this|that|them|these|those)\b/i.test(reading.asked?.about ?? '') &&
    (state.topics[state.topic] ?? 0) >= 1.2);

/** What they told in the same breath comes back first: the question stands in it. */
function tellBefore({ draft, reading, turn }: Scene): void {
  const told = reading.clauses.filter(
    ({ yours, kind }) => (kind !== 'fragment' || yours.split(' ').length >= 4) && !/^you're wondering/.test(yours),
  );
  const best = told.sort((a, b) => b.weight - a.weight)[0];
  if (best && turn.person.length !== 'short') draft.add(['{C}.', 'So {c}.'], { c: best.yours }, 40);
}

/** The answer and the thought, and then the question back, unless there have been enough of those. */
function think(scene: Scene, answer: readonly (readonly string[])[], asked: Asked): Situation {
  const [first = [], second = [], third = []] = answer;
  const { draft, turn } = scene;
  // A line that has their words in it comes before one that would fit any question.
  const near = first.filter((line) => line.includes('{'));
  if (!draft.add(near, blanksOf(asked))) draft.add(first, blanksOf(asked));
  const laidOut = /^(?:decide|verdict|choose)$/.test(asked.kind) && heldUp(scene);
  if (!laidOut && turn.person.length !== 'short') draft.add(second, blanksOf(asked));
  return openEnd(scene, third, asked);
}

/** What they told that bears on it, held up for them to see. Answers whether there was enough of it. */
function heldUp({ state, draft, turn }: Scene): boolean {
  if (turn.person.length === 'short') return false;
  const told = state.said.filter(
    (one) => one.turn < state.turn && !/^(?:belief|wish)$/.test(one.kind) && !/^you're wondering/.test(one.yours),
  );
  const two = told.at(-1);
  const one = told.findLast(({ turn: at }) => at !== two?.turn);
  return one !== undefined && two !== undefined && draft.add(lines.bearing, { one: one.yours, two: two.yours }, 20);
}

function openEnd({ draft, state }: Scene, asks: readonly string[], asked: Asked): Situation {
  if (state.noQuestions || !draft.add(asks, blanksOf(asked))) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}

function findWords(scene: Scene): Situation {
  const { reading, draft, state } = scene;
  // 'What do I say in the first meeting?' after a word about a manager is not about the manager.
  const told = /\b(?:he|him|she|her|they|them|it|that|this)\b/i.test(reading.text) ? state.said : [];
  const talk = [...told.map(({ yours }) => yours), reading.text].join(' ').toLowerCase();
  const near = lines.openings.find(({ fits }) => fits.test(reading.text.toLowerCase()));
  const fitting =
    near && !near.fits.test('') && near.fits.source !== '.' ? near : lines.openings.find(({ fits }) => fits.test(talk));
  tellBefore(scene);
  say(scene, [lines.openingsLead, fitting?.say ?? []]);
  if (state.noQuestions || !draft.add(lines.openingsAsk)) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}

/** 'What were the two things I told you about?' is answered from what was kept of this talk. */
function recallSaid(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (/\byesterday|last (?:time|week)\b/i.test(reading.text)) return undefined;
  const earlier = state.said.filter(({ turn, kind }) => turn < state.turn && kind !== 'belief');
  const wanted = /\b(?:good|nice|did|do) \b.*|\bgood bit\b/i.test(reading.text);
  const own = wanted ? earlier.filter(({ yours, kind }) => kind === 'event' && /^you\b/.test(yours)) : [];
  const best = [...(own.length > 0 ? own : earlier)].sort((a, b) => b.weight - a.weight);
  const [one, two] = pickApart(best).sort((a, b) => a.turn - b.turn);
  if (!one) draft.add(lines.recalled.none);
  else if (two) draft.add(lines.recalled.two, { one: one.yours, two: two.yours });
  else draft.add(lines.recalled.one, { one: one.yours });
  if (one) draft.add(state.noQuestions ? lines.recalled.after.slice(0, 1) : lines.recalled.after);
  return 'room';
}

/** The first, and the next one that is about something else. */
function pickApart<Said extends { turn: number; topic: string }>(said: readonly Said[]): Said[] {
  const [first, ...rest] = said;
  if (!first) return [];
  const other = rest.find(({ topic, turn }) => turn !== first.turn && topic !== first.topic) ?? rest[0];
  return other ? [first, other] : [first];
}

const blanksOf = ({ kind, about, deed, ways, who }: Asked) => ({
  guess: kind === 'their-mind' ? about || undefined : undefined,
  deed: deed || undefined,
  a: ways[0],
  b: ways[1],
  ...personBlanks(who || undefined),
});
