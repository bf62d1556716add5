import { holdsOutRefused } from '../reading/refused-kinds.ts';
import { type ThingAsked, thingsAsked } from '../reading/thing-asked.ts';
import { wordsAsked } from '../reading/words-asked.ts';
import type { Situation } from './follow-ups.ts';
import { formsOf } from './forms-of.ts';
import { ways, whether } from './lines/own-ways/own-ways.ts';
import type { OwnWay } from './lines/own-ways/row.ts';
import { openWithTheirs } from './open-with-theirs.ts';
import { whoIsMeant } from './outright/who-is-meant.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** Whether one thing is asked about that a step is known for. */
export const namesThing = ({ whole }: Scene): boolean =>
  thingsAsked(whole).some((thing) => rowsFor(thing, inSmall(whole)).length > 0);

/** How many messages, this one last, say what a thing is asked for. */
const reach = 3;

/** Of two ways one is chosen elsewhere. */
const ofTwo = / or (?!not\b|no\b|what\b|is\b|am\b|just\b)/;

/**
 * A step in the one thing that is asked about by its name, or a plain answer to whether they should. With `isMore` another one in
 * what they asked about before. Undefined where nothing is named, or nothing surely fits it.
 */
export function adviseAsNamed(scene: Scene, isMore: boolean): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  const earlier = plainly(theirMessages(turn), reach - 1);
  const told = [...earlier, inSmall(scene.whole)].join('\n');
  const own = thingsAsked(scene.whole).filter(({ kind }) => kind === 'whether' || !wordsAsked(reading.text));
  const things = isMore && own.length === 0 ? earlier.toReversed().flatMap(thingsAsked) : own;
  const isRefused = holdsOutRefused(state.refused);
  for (const { say, ask, put } of things.flatMap((thing) => rowsFor(thing, told))) {
    const blanks = formsOf(whoIsMeant(things.find(({ thing }) => put.test(thing))?.thing ?? '', told.split('\n')).they);
    const step = say.find((line) => !isRefused(line) && draft.choose([line], blanks) !== undefined);
    if (!step) continue;
    openWithTheirs(scene);
    draft.add([step], blanks);
    endAsking(scene, ask, blanks);
    state.lastOffer = state.turn;
    state.pending = { kind: 'after-step', step: `way:${ask[0]}` };
    return 'step';
  }
  return undefined;
}

const rowsFor = ({ kind, thing }: ThingAsked, told: string): OwnWay[] =>
  kind === 'whether' && ofTwo.test(thing)
    ? []
    : (kind === 'whether' ? whether : ways).filter(
        ({ put, told: beside, untold, not }) =>
          put.test(thing) && !not?.test(thing) && (beside?.test(told) ?? true) && !untold?.test(told),
      );
