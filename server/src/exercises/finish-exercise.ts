import type { BodyOf } from '@wren/contract/endpoint.ts';
import type { FinishedExercise, finishExercise as row } from '@wren/contract/exercise-log.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { findFinished, findWrappedKey, insertFinished } from './queries.ts';
import { openFinished, sealFinished } from './sealed.ts';

/**
 * Keeps an exercise somebody went through to its end, and answers with it as kept. A browser that was offline reports
 * late and perhaps twice: the first report stands. Throws Refusal when the account is gone.
 */
export async function finishExercise(
  { db, vault, clock }: Context,
  userId: string,
  { id, words, ...body }: BodyOf<typeof row>,
): Promise<FinishedExercise> {
  const wrapped = await findWrappedKey(db, userId);
  if (!wrapped) throw new Refusal('unauthenticated', 'This account no longer exists.');
  const key = vault.unlock(userId, wrapped);
  const content = sealFinished(key, id, { ...body, words: words.toWellFormed() });
  await insertFinished(db, { user_id: userId, id, content, finished_at: clock() });
  const kept = await findFinished(db, userId, id);
  if (!kept) throw new Refusal('not_found', 'This exercise does not exist.');
  return openFinished(key, kept);
}
