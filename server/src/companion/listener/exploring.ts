import { isMood, type Topic } from '../reading/topics.ts';
import { normalising } from './lines/normalising.ts';
import { particulars } from './lines/particulars.ts';
import type { Scene } from './reply.ts';
import { settledTopic } from './state.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** The last messages in which it may have been told already. */
const far = 12;
/** The last ones in which it stands that something is so for most: what was told long before is not what this is about. */
const near = 1;

/** What a listener would want to know of a situation, or what is so for most in it: as far as it holds for what was told. */
interface Conditional {
  when?: RegExp;
  unless?: RegExp;
}

/**
 * Asks for what a listener would want to know next, and was not told: of the situation the talk is about, or where that is not
 * clear yet, of one that this message names, what happened before how it feels. Answers whether it did.
 */
export function askParticular(scene: Scene): boolean {
  const { reading, state, draft } = scene;
  if (reading.heavy) return false;
  const topic = settledTopic(state, reading);
  const named = state.denied.length > 0 ? [] : (reading.topics as Topic[]);
  const topics = topic ? [topic] : named.toSorted((one, other) => Number(isMood(one)) - Number(isMood(other)));
  return topics.some((one) => fitting(scene, particulars[one], far).some(({ ask }) => draft.add([ask])));
}

/** What is so for most people in a situation, the closest to what was told first. */
export const commonIn = (scene: Scene, topic: Topic): readonly string[] =>
  fitting(scene, normalising[topic], near).map(({ say }) => say);

/** The same of the situation the talk is about, where it is told as something hard. */
export function commonNow(scene: Scene): readonly string[] {
  const { reading, state } = scene;
  // What is told plainly may have nothing hard in it, though the talk has.
  const isNamed = reading.topics.includes(state.topic) || reading.feelings.length > 0;
  const isHard = reading.mood === 'hard' || (reading.mood === 'plain' && state.felt.length > 0 && isNamed);
  const topic = isHard && !reading.heavy ? settledTopic(state, reading) : undefined;
  return topic ? commonIn(scene, topic) : [];
}

function fitting<Line extends Conditional>(
  { turn, whole }: Scene,
  lines: readonly Line[] = [],
  back: number,
): readonly Line[] {
  const toldIn = (count: number) => [...plainly(theirMessages(turn), count), inSmall(whole)].join('\n');
  const [all, lately] = [toldIn(far), toldIn(back)];
  return lines.filter(({ when, unless }) => (!when || when.test(lately)) && !unless?.test(all));
}
