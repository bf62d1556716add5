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
import { plainly, theirMessages } from './their-words.ts';

/** How far back it may lie what nothing is light beside. */
const back = 4;
const sad =
  /\b(?:died|funeral|miscarr\w*|at least it was early|lost (?:the|our|my) (?:baby|mum|mom|dad|wife|husband|son|daughter)|cancer|tumou?r|chemo|hospice|dying|suicid\w*|rap(?:e|ed)|abus\w*|stillborn)\b/;

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
    plainly(theirMessages(turn), back).some((one) => sad.test(one)) ||
    brightenedBy(reading.text)
  )
    return;
  const jest = jestIn(turn.message);
  if (!jest) return;
  const { bit, manner, sentence } = jest;
  const notes = manner === 'wondering' ? [lines.wonderedAt] : [lines.noticed, lines.noticedAnyhow];
  const isSaid = notes.some((some) => draft.add(some, { bit: bit || undefined }, 20));
  if (!isSaid) return;
  const joke = lettersOf(sentence);
  const clauses = reading.clauses.filter(({ mine }) => !joke.includes(lettersOf(mine)));
  // Nor is it quoted.
  const rest = reading.text.split(/(?<=[.!?])\s+/).filter((one) => !joke.includes(lettersOf(one)));
  scene.reading = { ...reading, clauses, text: rest.length > 0 ? rest.join(' ') : reading.text };
  scene.isJest = manner === 'laughing' && !isToldBeside(scene, reading, jest);
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
  const { draft, state, isJest, turn } = scene;
  if (!isJest) return undefined;
  const who = asTheyAre.exec(jestIn(turn.message)?.sentence ?? '')?.[1]?.toLowerCase();
  if (who && !state.noQuestions && draft.add(lines.askingOfThem, { who })) {
    state.pending = { kind: 'question' };
    return 'question';
  }
  return endAsking(scene, state.turn > 1 ? lines.askingOn : lines.askingLightly);
}

/** 'He loads it like a raccoon': how somebody is. */
const asTheyAre = /^(he|she)(?:'s| (?!says\b|was\b|has\b)\w+s)\b/i;
