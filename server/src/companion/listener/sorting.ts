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
  const { reading, state, draft } = scene;
  if (state.pending?.kind !== 'pile' || reading.heavy || reading.asked || reading.act !== 'share') return undefined;
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

const isThing = ({ yours, kind }: Clause): boolean =>
  kind !== 'belief' && kind !== 'wish' && yours.split(' ').length >= 2 && yours.split(' ').length <= 16;
