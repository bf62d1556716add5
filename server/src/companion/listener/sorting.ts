import type { Clause } from '../reading/reading.ts';
import type { Situation } from './follow-ups.ts';
import * as starters from './lines/starters.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';

/** 'I feel overwhelmed': slower, and then the one thing on top. Undefined when something was told with it. */
export function slowDown(scene: Scene): Situation | undefined {
  const { reading, state } = scene;
  if (
    reading.words > 8 ||
    reading.feelings[0]?.family !== 'overwhelm' ||
    reading.feelings[0].negated ||
    !/\boverwhelm|too much|can't cope|drowning|swamped|everything at once\b/i.test(reading.text) ||
    state.turn > 2
  )
    return undefined;
  say(scene, starters.slowingDown);
  state.pending = { kind: 'pile' };
  return 'question';
}

/** What is on the pile is laid out one by one, and the first of it made small. Undefined when they speak of something else. */
export function sortPile(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (state.pending?.kind !== 'pile' || reading.heavy || reading.asked || reading.act !== 'share') return undefined;
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // It was laid out already: what they pick of it now is taken, and not laid out anew.
  if (last.includes(';')) return pickOne(scene);
  const things = reading.clauses.filter(isThing).slice(0, 4);
  const [first, ...others] = things;
  if (!first || reading.words > 60) return undefined;
  state.pending = null;
  if (others.length > 0) {
    const list = things.map(({ yours }) => yours).join('; ');
    if (!draft.add(starters.pileLaid, { c: list })) return undefined;
    draft.add(starters.pileSorted);
    if (state.noQuestions || !draft.add(starters.pileAsk)) return 'room';
    state.pending = { kind: 'pile' };
    return 'question';
  }
  if (!draft.add(starters.pileFirst, { c: first.yours })) return undefined;
  draft.add(starters.pileRest);
  if (state.noQuestions || !draft.add(starters.pilePiece)) return 'room';
  state.pending = { kind: 'goal-what' };
  return 'question';
}

/** 'So the letter': the one of the pile they named. Undefined when they named none. */
function pickOne({ reading, state, draft }: Scene): Situation | undefined {
  state.pending = null;
  const text = reading.text.toLowerCase();
  const one =
    /\bso (the [a-z]+)[.!]*$/.exec(text)?.[1] ??
    /^(?:probably |i guess |maybe )?(the [a-z]+)(?=[.!,]|$)/.exec(text)?.[1] ??
    /\b(the [a-z]+) i (?:could|can|guess)\b/.exec(text)?.[1];
  if (!one || !draft.add(starters.pileFirst, { c: one })) return undefined;
  draft.add(starters.pileRest);
  if (state.noQuestions || !draft.add(starters.pilePiece)) return 'room';
  state.pending = { kind: 'goal-what' };
  return 'question';
}

const isThing = ({ yours, kind }: Clause): boolean =>
  kind !== 'belief' && kind !== 'wish' && yours.split(' ').length >= 2 && yours.split(' ').length <= 16;
