import { decisionIn } from '../reading/decision.ts';
import { hearingBeside } from '../reading/moves/hear-moves.ts';
import { costly } from './answer-known.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/decided.ts';
import type { Scene } from './reply.ts';

/**
 * What they tell that they will do is noticed as that: what it is, that it is theirs, and one question that helps it happen;
 * or it is let stand. Undefined where nothing is decided.
 */
export function takeDecision(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (reading.heavy || reading.asked || !/^(?:share|yes|no|unsure)$/.test(reading.act)) return undefined;
  const hear = hearingBeside(reading);
  const found = decisionIn(reading.text, reading.clauses, (text) => hear(text).decide);
  if (!found) return undefined;
  const { clause, isNo, hasTime } = found;
  const isWeighty = !isNo && costly.test(reading.text.toLowerCase());
  const c = clause || undefined;
  const said = (c && draft.add(isNo ? lines.declined : lines.decided, { c })) || draft.add(lines.settled);
  if (!said) return undefined;
  if (turn.person.length !== 'short') draft.add(isWeighty ? lines.weighty : isNo ? lines.theirsNo : lines.theirs);
  const ask = isWeighty ? lines.askWeighty : isNo ? lines.askNo : hasTime ? lines.askHow : lines.askWhen;
  // A plan with its time needs no more every time.
  const lets = state.noQuestions || (hasTime && !isWeighty && draft.third());
  if (lets || !draft.add(ask)) {
    draft.add(lines.stands);
    return 'room';
  }
  state.pending = { kind: 'question' };
  return 'question';
}
