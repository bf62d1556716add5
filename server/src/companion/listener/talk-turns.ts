import { talkTurn } from '../reading/talk-turns.ts';
import { askOn, standing } from './ask-on.ts';
import type { Situation } from './follow-ups.ts';
import { advised, agreed, half } from './lines/talk-turns.ts';
import { momentNamed } from './moments/moments.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { keepPlan } from './taking-up.ts';

/** As many words as a question may take. */
const roomForQuestion = 14;
/** For so many turns what was advised is still what they speak of. */
const reach = 2;

/**
 * What a few words do in a talk: they agree, they like what was advised, will try it, have tried it, or will not. What that does
 * to the talk is said in a word, and it goes on with the thing itself. Undefined where something is told or asked.
 */
export function takeTurn(scene: Scene): Situation | undefined {
  const { reading, state, draft, toWren } = scene;
  if (reading.heavy || reading.asked || toWren.protest || state.turn === 1) return undefined;
  if (!/^(?:share|yes|no|unsure|thanks|complaint)$/.test(reading.act)) return undefined;
  const found = talkTurn(reading.text);
  if (!found) return halfAYes.test(reading.text) && answersOnly(scene) ? sayHalf(scene) : undefined;
  const isAdvised = state.lastOffer > 0 && state.turn - state.lastOffer <= reach;
  const open = state.pending?.kind ?? 'question';
  if (open !== 'question' && open !== 'after-step' && found !== 'agrees') return undefined;
  // Without any advice to speak of, who likes an idea likes what was said.
  if (found === 'agrees' || (/^(?:likes|tries)$/.test(found) && !isAdvised)) {
    draft.add(agreed);
    draft.add(standing(scene)?.hear ?? momentNamed(state.moment)?.hear ?? [], {}, roomForQuestion);
    return askOn(scene);
  }
  if (!isAdvised) return undefined;
  if (found === 'tries') keepPlan(scene, state.pending ?? undefined);
  const { hear, ask } = advised[found];
  draft.add(hear);
  return endAsking(scene, ask);
}

/** 'Kind of', 'a bit', 'sometimes': neither a yes nor a no. */
const halfAYes =
  /^(?:(?:well|um+|i (?:guess|think)|yeah|yes|maybe),? )*(?:kind of|kinda|sort of|sorta|a (?:bit|little)|partly|sometimes|in a way|more or less|half)[.!… ]*$/i;

/** Nothing but a question stands open. */
const answersOnly = ({ state }: Scene): boolean => state.pending === null || state.pending.kind === 'question';

function sayHalf(scene: Scene): Situation {
  scene.draft.add(half);
  return askOn(scene);
}
