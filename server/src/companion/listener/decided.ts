import { decisionIn } from '../reading/decision.ts';
import { hearingBeside } from '../reading/moves/hear-moves.ts';
import { costly } from './answer-known.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/decided.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/**
 * What they tell that they will do is noticed as that: what it is, one warm word, and sometimes when. Undefined where nothing
 * is decided.
 */
export function takeDecision(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  if (reading.heavy || reading.asked || !/^(?:share|yes|no|unsure)$/.test(reading.act)) return undefined;
  const hear = hearingBeside(reading);
  const found = decisionIn(reading.text, reading.clauses, (text) => hear(text).decide);
  if (!found) return undefined;
  const { clause, isNo, hasTime } = found;
  const isWeighty = !isNo && costly.test(reading.text.toLowerCase());
  // 'I reckon' belongs to the saying of it.
  const c = clause.replace(/,? you (?:reckon|think|guess|suppose)$/, '') || undefined;
  const said = (c && draft.add(isNo ? lines.declined : lines.decided, { c })) || draft.add(lines.settled);
  if (!said) return undefined;
  const warm = lines.warm.find(({ fits }) => fits.test(c ?? ''))?.say ?? [];
  draft.add(isWeighty ? lines.weighty : isNo ? lines.theirsNo : warm);
  // What has its time, or is a no, needs no more.
  const ask = isWeighty ? lines.askWeighty : !c || isNo || hasTime || draft.even() ? [] : lines.askWhen;
  return endAsking(scene, ask);
}
