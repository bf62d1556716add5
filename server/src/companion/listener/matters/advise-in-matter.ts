import { questionOf } from '../../reading/question-of.ts';
import type { Situation } from '../follow-ups.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { matterNow } from './matters.ts';

/**
 * 'What should I do?', and no more than that: what there is to do in what the talk is about. For a state there are cards and
 * exercises, and so it is asked last of all (`isLast`).
 */
export function adviseInMatter(scene: Scene, isLast = false): Situation | undefined {
  const { reading, state, draft, wish } = scene;
  if (reading.heavy || wish.advice === 'none' || state.listenOnly) return undefined;
  const matter = asksOnlyWhat.test(questionOf(reading.text)) ? matterNow(scene) : undefined;
  if (!matter?.advice || (matter.general && !isLast) || !draft.add(matter.advice)) return undefined;
  state.lastOffer = state.turn;
  return endAsking(scene, matter.ask);
}

const asksOnlyWhat =
  /^(?:(?:so|and|but|ok|okay|well|honestly|pls|please|idk),? )*(?:what (?:should|do|can|could|would|shall|am) (?:i|we|you)(?: even| supposed to)? (?:do|try)(?: (?:now|here|about (?:it|this|that|her|him|them)|with (?:it|this|that)|then|next|first|tonight|tomorrow|today))*|what now|now what|any (?:advice|ideas|tips)|what would you do|help me|how (?:do|can|should) i (?:deal|cope|handle|get through|live) (?:with )?(?:it|this|that)?)\b[^a-z]*$/i;
