import type { BodyOf } from '@wren/contract/endpoint.ts';
import type { FinishedExercise, finishExercise as row } from '@wren/contract/exercise-log.ts';
import { dayOf } from '#companion/listener/day-of.ts';
import { goalFrom } from '#companion/listener/goal.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { insertGoal } from './goal-queries.ts';
import { findFinished, findWrappedKey, insertFinished } from './queries.ts';
import { openFinished, sealFinished, sealGoal } from './sealed.ts';

/**
 * Keeps an exercise somebody went through to its end, and answers with it as kept. A browser that was offline reports
 * late and perhaps twice: the first report stands. A goal it ended in is kept with it, under the same id, and asked about
 * like one set in a chat. Throws Refusal when the account is gone.
 */
export async function finishExercise(
  { db, vault, clock }: Context,
  userId: string,
  { id, words, goal, finished_at, ...body }: BodyOf<typeof row>,
): Promise<FinishedExercise> {
  const wrapped = await findWrappedKey(db, userId);
  if (!wrapped) throw new Refusal('unauthenticated', 'This account no longer exists.');
  const key = vault.unlock(userId, wrapped);
  const content = sealFinished(key, id, { ...body, words: words.toWellFormed() });
  const now = clock();
  const at = finished_at && new Date(finished_at) < now ? new Date(finished_at) : now;
  await db.transaction().execute(async (trx) => {
    await insertFinished(trx, { user_id: userId, id, content, finished_at: at });
    if (!goal) return;
    const { what, when } = goalFrom(goal);
    // 'Tomorrow' counts from the day it is where they are.
    const day = dayOf(when, goal.day);
    await insertGoal(trx, { user_id: userId, id, content: sealGoal(key, id, { what, when, day }), created_at: at });
  });
  const kept = await findFinished(db, userId, id);
  if (!kept) throw new Refusal('not_found', 'This exercise does not exist.');
  return openFinished(key, kept);
}
