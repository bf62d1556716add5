import type { FinishedExercise } from '@wren/contract/exercise-log.ts';
import type { KeptGoal } from '@wren/contract/kept-goals.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { allGoals } from './goal-queries.ts';
import { allFinished } from './queries.ts';
import { openFinished, toKeptGoal } from './sealed.ts';

export interface ExportedProgress {
  exercises: FinishedExercise[];
  goals: KeptGoal[];
}

/** Every finished exercise and every goal of a person, oldest first. */
export async function exportProgress({ db }: Context, userId: string, key: PersonalKey): Promise<ExportedProgress> {
  const [finished, goals] = await Promise.all([allFinished(db, userId), allGoals(db, userId)]);
  return {
    exercises: finished.map((row) => openFinished(key, row)),
    goals: goals.map((row) => toKeptGoal(key, row)),
  };
}
