import type { FinishedExercise } from '@wren/contract/exercise-log.ts';
import type { Goal } from '@wren/contract/goals.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { allFinished, allGoals } from './queries.ts';
import { openFinished, openGoal } from './sealed.ts';

export interface ExportedProgress {
  exercises: FinishedExercise[];
  goals: (Goal & { created_at: string })[];
}

/** Every finished exercise and every goal of a person, oldest first. */
export async function exportProgress({ db }: Context, userId: string, key: PersonalKey): Promise<ExportedProgress> {
  const [finished, goals] = await Promise.all([allFinished(db, userId), allGoals(db, userId)]);
  return {
    exercises: finished.map((row) => openFinished(key, row)),
    goals: goals.map((row) => ({ ...openGoal(key, row), created_at: row.created_at.toISOString() })),
  };
}
