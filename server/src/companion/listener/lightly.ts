import { brightenedBy } from '../reading/brightened.ts';
import { type Jest, jestIn } from '../reading/jest.ts';
import { hearKinds } from '../reading/kinds/hear-kinds.ts';
import { shareOf } from '../reading/kinds/hearing.ts';
import { isHard } from '../reading/kinds/kinds.ts';
import type { Reading } from '../reading/reading.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import * as lines from './lines/lightly.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/**
 * Notices a joke in three or four words, before anything is answered. The joke itself is not handed back: what is left of the
 * message is what there is to speak to. Changes the scene.
 */
export function noticeJest(scene: Scene): void {
  const { reading, draft, turn, toWren, state } = scene;
  if (
    !/^(?:share|advice|step|yes|no|unsure)$/.test(reading.act) ||
    toWren.protest !== '' ||
    toWren.misnamed ||
    reading.heavy ||
    reading.mourning ||
    /^(?:bereavement|pet loss|trauma)$/.test(state.topic) ||
    isGrave(scene) ||
    brightenedBy(reading.text)
  )
    return;
  const jest = jestIn(turn.message);
  if (!jest) return;
  const { bit, manner, sentence } = jest;
  const notes = {
    laughed: [lines.noticed, lines.noticedAnyhow],
    dry: [lines.noticedDryBit, lines.noticedDry],
    wondered: [lines.wonderedAt],
  }[manner];
  const isSaid = notes.some((some) => draft.add(some, { bit: bit || undefined }, 20));
  if (!isSaid) return;
  const joke = lettersOf(sentence);
  const clauses = reading.clauses.filter(({ mine }) => !joke.includes(lettersOf(mine)));
  // Nor is it quoted.
  const text = reading.text.replace(sentence, ' ').trim();
  scene.reading = { ...reading, clauses, text: /\p{L}/u.test(text) ? text : reading.text };
  scene.isJest = manner === 'laughed' && !isToldBeside(scene, reading, jest);
}

/** What stands beside the joke is what they want to say: it comes after it, it is hard, or it is the first that they tell. */
function isToldBeside({ state, turn }: Scene, { mood, clauses }: Reading, jest: Jest): boolean {
  const { sentence: joke, isLast } = jest;
  const beside = turn.message
    .replace(joke, ' ')
    .replace(/[^\p{L}\p{N}.,!?' ]+/gu, ' ')
    .trim();
  const isTold = clauses.some(({ mine, kind }) => kind !== 'fragment' && !joke.includes(mine));
  if (!isTold || beside.split(/\s+/).length < 4) return false;
  return !isLast || state.turn === 1 || mood === 'hard' || shareOf(hearKinds(beside), isHard) >= rather;
}

/** How hard it sounds then. */
const rather = 0.72;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Nothing was told but the joke: it is not comforted, and the talk goes on. */
export function takeLightly(scene: Scene): Situation | undefined {
  if (!scene.isJest) return undefined;
  return endAsking(scene, scene.state.turn > 1 ? lines.askingOn : lines.askingLightly);
}
