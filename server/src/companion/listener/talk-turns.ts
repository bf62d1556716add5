import { alarming } from '../reading/going.ts';
import { type KindTurn, kindTurn, talkTurn } from '../reading/talk-turns.ts';
import { costly } from './answer-known.ts';
import { askOn, standing } from './ask-on.ts';
import type { Situation } from './follow-ups.ts';
import { thanks } from './lines/answers.ts';
import { advised, agreed, half, kindly } from './lines/talk-turns.ts';
import { momentNamed } from './moments/moments.ts';
import { isSurelyGood } from './mood.ts';
import { isSayable } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking, say } from './say.ts';
import { sendOffFor } from './send-off.ts';
import { ahead, keepPlan } from './taking-up.ts';

/** As many words as a question may take. */
const roomForQuestion = 14;
/** They call it by its name. */
const namesAdvice = /\b(?:idea|advice|suggestion|tips?)\b/i;
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
  const isAdvised = namesAdvice.test(reading.text) || (state.lastOffer > 0 && state.turn - state.lastOffer <= reach);
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

/**
 * A message that is all thanks, agreement, a plan or something good: taken as that, in few words, and no trouble is looked for in
 * it. Who thanks is asked nothing more. Undefined where a trouble is told.
 */
export function takeKindTurn(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  const open = state.pending?.kind ?? 'question';
  const isTaking = open === 'after-step';
  if (reading.heavy || reading.mourning || state.turn === 1 || (open !== 'question' && !isTaking)) return undefined;
  const found = kindTurn(scene.whole, scene.courtesies.said.includes('thanks'));
  if (!found || (found.does === 'good' && isSurelyGood(reading)) || (found.does === 'plans' && isTaking))
    return undefined;
  // 'Great, thanks' for something bad is said dryly.
  if (reading.mood === 'hard' && found.does !== 'feels-with-wren') return undefined;
  // What has its day is kept, and what costs more than an awkward minute is not waved through.
  const isNoSmallPlan = costly.test(found.said.toLowerCase()) || alarming.test(found.said) || ahead.test(reading.text);
  if (found.does === 'plans' && isNoSmallPlan) return undefined;
  if (found.thanks && found.does !== 'thanks') draft.add(kindly.welcome);
  switch (found.does) {
    case 'thanks':
      say(scene, thanks);
      return 'room';
    case 'feels-with-wren':
      draft.add(kindly.feelsWithWren);
      return askOn(scene);
    case 'plans': {
      sayBack(scene, found);
      const wished = sendOffFor([found.said]);
      draft.add(wished?.say ?? kindly.plans, { comma_name: '', ...wished?.blanks });
      return found.thanks ? 'room' : endAsking(scene, advised.tries.ask);
    }
    case 'hopes':
      draft.add(kindly.hopes);
      return found.thanks ? 'room' : askOn(scene);
    case 'good':
      sayBack(scene, found);
      draft.add(kindly.good);
      return found.thanks ? 'room' : endAsking(scene, kindly.askGood);
  }
}

/** The plan or the good thing in their words, where it can stand by itself. */
function sayBack({ reading, draft }: Scene, { said }: KindTurn): void {
  const small = said.toLowerCase();
  const clause = reading.clauses.findLast(
    (one) => isSayable(one) && one.mine.length * 2 > said.length && small.includes(one.mine.toLowerCase().slice(0, 20)),
  );
  if (said && clause) draft.add(kindly.back, { c: clause.yours });
}
