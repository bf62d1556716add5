import type { FinishedExercise } from '@wren/contract/exercise-log.ts';
import type { Context } from '#context.ts';
import { findWrappedKey, listFinished } from './queries.ts';
import { openFinished } from './sealed.ts';

/** What this person finished, newest first. */
export async function listExercises({ db, vault }: Context, userId: string): Promise<{ results: FinishedExercise[] }> {
  const [wrapped, rows] = await Promise.all([findWrappedKey(db, userId), listFinished(db, userId)]);
  if (!wrapped) return { results: [] };
  const key = vault.unlock(userId, wrapped);
  return { results: rows.map((row) => openFinished(key, row)) };
}
