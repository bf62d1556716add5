import type { Blanks, Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import type { Answer } from './lines/answers.ts';
import type { Scene } from './reply.ts';

/** Says an answer made of parts: all of them when there is room; when replies are to be short, the first and the last. */
export function say({ turn, draft }: Scene, answer: Answer, more: Record<string, string | undefined> = {}): void {
  const name = turn.person.firstName.trim();
  const blanks = { comma_name: name ? `, ${name}` : '', day: dayPart(turn.now), ...more };
  if (turn.person.length !== 'short') {
    draft.addAll(answer, blanks);
    return;
  }
  const [first, ...rest] = answer;
  const last = rest.at(-1);
  if (first) draft.add(first, blanks, 12);
  for (const middle of rest.slice(0, -1)) if (draft.words < 18) draft.add(middle, blanks, 14);
  if (last) draft.add(last, blanks);
}

/** The server does not know where the person's sun stands: 'evening' only where it very likely is. */
export const dayPart = (now: Date): string => (now.getUTCHours() >= 19 || now.getUTCHours() < 4 ? 'evening' : 'day');

/** Ends in one question, where questions are welcome and one of these may be put; else it leaves room. */
export function endAsking(
  { draft, state }: Pick<Scene, 'draft' | 'state'>,
  ask: Lines,
  blanks: Blanks = {},
): Situation {
  if (state.noQuestions || !draft.add(ask, blanks)) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}
