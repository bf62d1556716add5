import type { Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { easyQuestions, easyRoom, endless, saidAgain, saidAgainAsk } from './lines/few-words.ts';
import { aboutNow } from './matters/matters.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { plain, plainly, theirMessages } from './their-words.ts';

/** Of so many last messages so many say next to nothing: sooner where nothing is spoken of, later where something stands open. */
const thinned = { open: [4, 3], standing: [8, 7] } as const;
/** Said so often in the same words, it gets another kind of answer than at first. */
const often = 3;

const bare = (message: string): boolean =>
  message.split(/\s+/).length <= 3 &&
  !message.includes('?') &&
  !/\b(?:died|dead|kill|help|leave|left|pregnant|fired)\b/.test(message);

/**
 * Somebody who answers with a word or two for some time, or says one thing over and over: asked something that a word can
 * answer, or left in peace, and never the same twice. Undefined where there is more to go by.
 */
export function answerFewWords(scene: Scene): Situation | undefined {
  const { reading, state, turn } = scene;
  if (reading.heavy || reading.mourning || !/^(?:share|yes|no|unsure|gibberish)$/.test(reading.act)) return undefined;
  if (state.pending !== null && state.pending.kind !== 'question') return undefined;
  const message = plain(turn.message);
  const said = plainly(theirMessages(turn), 400);
  const times = said.filter((one) => one === message).length;
  const isRepeated = times >= often && said.slice(-8).includes(message) && reading.words > 2;
  const [looked, thin] = thinned[state.moment || aboutNow(scene) ? 'standing' : 'open'];
  const last = said.slice(-looked);
  const isThin = (bare(message) || reading.words === 0) && last.filter(bare).length >= thin && !isTelling(scene, last);
  if (!isRepeated && !isThin) return undefined;
  const c = reading.clauses.find(({ kind }) => kind !== 'fragment')?.yours;
  if (isRepeated && times === often && c && scene.draft.add(saidAgain, { c })) return endAsking(scene, saidAgainAsk);
  return sayLittle(scene);
}

/** A new word or a small sentence of what happened is told, and not only nodded. */
const isTelling = ({ reading }: Scene, before: readonly string[]): boolean =>
  reading.act === 'share' &&
  (reading.feelings.length > 0 || reading.topics.length > 0 || reading.clauses.some(({ kind }) => kind === 'event')) &&
  !before.includes(reading.text.toLowerCase());

/** One line that asks little or nothing, in turns; and when all are said, one that is new by its number. */
export function sayLittle(scene: Scene): Situation {
  const { draft, state } = scene;
  const asks = !state.noQuestions && !state.listenOnly && state.questionsInARow < 2;
  const rooms: Lines[] = asks ? [easyQuestions, easyRoom] : [easyRoom, ...(state.noQuestions ? [] : [easyQuestions])];
  state.pending = null;
  for (const lines of rooms)
    if (draft.add(lines)) {
      if (lines === easyQuestions) state.pending = { kind: 'question' };
      return lines === easyQuestions ? 'question' : 'room';
    }
  draft.lenient = true;
  draft.add(endless, { n: String(state.turn) });
  return 'room';
}
