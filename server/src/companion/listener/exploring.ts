import type { Reading } from '../reading/reading.ts';
import type { Topic } from '../reading/topics.ts';
import { normalising } from './lines/normalising.ts';
import { particulars } from './lines/particulars.ts';
import type { Scene } from './reply.ts';
import { type ListenerState, settledTopic } from './state.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** The last messages in which it may have been told already. */
const far = 12;

/** What a listener would want to know of the situation, or what is so for most in it, as far as it holds for what was told. */
interface Conditional {
  when?: RegExp;
  unless?: RegExp;
}

/** Asks for what a listener would want to know next of the situation the talk is about, and was not told. Answers whether it did. */
export function askParticular(scene: Scene): boolean {
  return fitting(scene, particulars).some(({ ask }) => scene.draft.add([ask]));
}

/** Says what is so for most people in the situation the talk is about, where it is told as something hard. Answers whether it did. */
export function normalise(scene: Scene, reserve: number): boolean {
  const { reading, state, draft } = scene;
  // What is told plainly may have nothing hard in it, though the talk has.
  const isHard =
    reading.mood === 'hard' || (reading.mood === 'plain' && state.felt.length > 0 && names(reading, state));
  if (!isHard) return false;
  return fitting(scene, normalising).some(({ say }) => draft.add([say], {}, reserve));
}

const names = ({ topics, feelings }: Reading, { topic }: ListenerState): boolean =>
  topics.includes(topic) || feelings.length > 0;

function fitting<Line extends Conditional>(
  { state, reading, turn, whole }: Scene,
  lines: Readonly<Partial<Record<Topic, readonly Line[]>>>,
): readonly Line[] {
  const topic = reading.heavy ? undefined : settledTopic(state, reading);
  const all = topic && lines[topic];
  if (!all) return [];
  const told = [...plainly(theirMessages(turn), far), inSmall(whole)].join('\n');
  return all.filter(({ when, unless }) => (!when || when.test(told)) && !unless?.test(told));
}
