import { nameOfCounsel } from './counsel/counsels.ts';
import { counselForMatter } from './counsel/fitting-counsel.ts';
import { advise } from './endings.ts';
import type { Situation } from './follow-ups.ts';
import { isTurnedDown, layCounsel, moreOfCounsel } from './give-counsel.ts';
import type { Scene } from './reply.ts';
import { theirMessages } from './their-words.ts';

/** The idea that was offered, for what they came with: worked out where something is, else a step that suits. */
export function ideaFor(scene: Scene): Situation | undefined {
  const { turn, state } = scene;
  const counsel = counselForMatter([...theirMessages(turn), turn.message]);
  if (!counsel || isTurnedDown(state, counsel)) return advise(scene);
  // Had before, the idea goes on with what was not said of it yet.
  const given = state.offered.includes(nameOfCounsel(counsel))
    ? moreOfCounsel(scene, counsel)
    : layCounsel(scene, counsel);
  return given ?? advise(scene);
}

const named =
  /\b(?:(?:an?|the|that|your|ur|this|what(?:'s| is| was)?(?: the)?) idea\b|^(?:\w+,? )?any ideas?\s*[?.!]*$|idea (?:please|pls|then|wren)\b)|^idea\b|\bsomething (?:i can|i could|to) do\b/i;
const yes =
  /^(?:(?:oh|ok|okay|well|hm+|um+),? )*(?:yh|yeah?|yep|yup|yes|ya|sure|please|go on(?: then)?|go ahead|go for it|fine|alright|all right|shoot|ok(?:ay)?|why not|i'?d like (?:that|one)|something to do|an? idea)(?=[\s,.!?]|$)/i;

/** Whether they take up the offer of one: named as an idea, or a plain yes. */
export const namesIdea = (text: string): boolean =>
  named.test(text) &&
  !/\b(?:no|not an?|have no|bad|good|stupid|great|had an|got an) idea\b|\bidea (?:of|that)\b/i.test(text);
export const saysYes = (text: string, words: number): boolean => words <= 14 && yes.test(text);
