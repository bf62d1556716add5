import { spokenOf } from '../reading/people.ts';
import { asksAnything, lastQuestionIn } from '../reading/question-of.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { plainer, simply } from './lines/mending.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/** More than this was told beside it: that is answered as anything told is. */
const mostWords = 40;
/** Beside so few, where none of them can be said back, something they told before is asked about. */
const fewWords = 20;

/**
 * 'Different how.', 'for what?': a question of Wren's was not understood. Once that is owned, one plain question about what
 * they told, and nothing else. Undefined where no question was asked, or they ask something themselves.
 */
export function askSimply(scene: Scene): Situation | undefined {
  const { toWren, turn, draft, reading, state } = scene;
  if (toWren.protest !== 'puzzled' || toWren.correction || reading.heavy || isGrave(scene) || state.noQuestions)
    return undefined;
  const lastReply = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!/\?\s*$/.test(lastReply)) return undefined;
  if (asksAnything(toWren.rest) || toWren.rest.split(' ').length > mostWords) return undefined;
  if (toWren.rest !== '' && laughing.test(turn.message)) return endAsking(scene, simply.laughing);
  const own = toWren.rest === '' ? undefined : reading.clauses.findLast(isPlain);
  if (own) {
    const blanks = { c: own.yours };
    if (draft.add(own.kind === 'event' ? simply.ofDeed : simply.ofState, blanks)) {
      state.pending = { kind: 'question' };
      return 'question';
    }
  }
  if (toWren.rest.split(' ').length > fewWords) return undefined;
  const asked = toWren.rest === '' ? lastQuestionIn(lastReply) : '';
  const easier = asked !== '' && plainer.find(([of]) => of.test(asked))?.[1];
  if (easier && draft.add(easier)) {
    state.pending = { kind: 'question' };
    return 'question';
  }
  // Not whoever only brought the news.
  const near = state.others.findLast((one) => !one.isAnimal && (one.name !== '' || /^your /.test(one.who)));
  const who = near && spokenOf(near);
  if (who && state.lost === '' && draft.add(simply.ofPerson, { who })) {
    state.pending = { kind: 'question' };
    return 'question';
  }
  return endAsking(scene, simply.any);
}

const laughing = /[😂🤣😆😅😹]|\b(?:lol|lmao|haha+|hehe+|k{4,})\b/iu;

/** A clause that can be said back whole and asked about. */
const isPlain = ({ kind, yours }: { kind: string; yours: string }): boolean =>
  /^(?:event|state)$/.test(kind) &&
  yours.split(' ').length >= 4 &&
  yours.split(' ').length <= 14 &&
  !/["?;:]|\b(?:point|light bit|question|think|probably|maybe|stupid|weird|hate\w*)\b/.test(yours);
