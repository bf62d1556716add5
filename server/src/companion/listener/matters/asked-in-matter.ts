import { questionOf } from '../../reading/question-of.ts';
import type { Situation } from '../follow-ups.ts';
import type { SoughtLines } from '../lines/sought.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { aboutNow, isNamed, matterNow } from './matters.ts';

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

/**
 * Why it is no wonder, where the question is of the matter: it speaks of it, or it is put in the message that tells of it. What was
 * told long before it is not what is asked about.
 */
export function reasonInMatter(scene: Scene): SoughtLines | undefined {
  const about = aboutNow(scene);
  const { reason, ask } = about?.matter ?? {};
  if (!about || !reason || !ask) return undefined;
  const question = questionOf(scene.reading.text);
  const isOfIt =
    about.isOfThis || isNamed(about.matter, question) || reason.some((line) => sharesThing(line, question));
  return isOfIt ? { say: reason, next: [], ask } : undefined;
}

/** 'Sad about a cat', and a cat in the line: what the question is about stands in it. */
function sharesThing(line: string, question: string): boolean {
  const thing = /\b(?:about|over|for|to|with) (?:an?|the|my|this|that) ([a-z]{3,})\b/.exec(question)?.[1];
  return thing !== undefined && new RegExp(`\\b${thing}\\b`, 'i').test(line);
}
