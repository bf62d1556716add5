import { questionOf } from '../../reading/question-of.ts';
import type { Situation } from '../follow-ups.ts';
import type { SoughtLines } from '../lines/sought.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
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

/** Of two ways nobody knows to choose between: what one would do in what the talk is about. */
export function leaningInMatter(scene: Scene): SoughtLines | undefined {
  const { advice, ask, general } = matterNow(scene) ?? {};
  // Nobody is leaned towards whoever frightens, deceives or presses them.
  if (!advice || !ask || general || pressing.test(lately(scene))) return undefined;
  return { say: advice, next: [], ask };
}

/** Why it is no wonder, in what the talk is about. */
export function reasonInMatter(scene: Scene): SoughtLines | undefined {
  const { reason, ask } = matterNow(scene) ?? {};
  return reason && ask && { say: reason, next: [], ask };
}

const lately = ({ turn, whole }: Scene): string => [...plainly(theirMessages(turn), 2), inSmall(whole)].join('\n');
const pressing =
  /\b(?:cheat\w*|affair|lied to|drunk|drinks?|scares? me|scared of|afraid of|threat\w*|hits?|violent|loan shark|blackmail\w*|not to contact|stalk\w*)\b/;
