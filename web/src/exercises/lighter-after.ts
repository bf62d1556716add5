import type { FinishedExercise } from '@wren/contract/exercise-log.ts';
import type { ExerciseId } from '@wren/contract/exercises.ts';

/** By how much it was lighter after each exercise, on average, for those after which it was. */
export function lighterAfter(finished: readonly FinishedExercise[]): Map<ExerciseId, number> {
  const drops = new Map<ExerciseId, number[]>();
  for (const { exercise, before, after } of finished) {
    if (before !== null && after !== null) drops.set(exercise, [...(drops.get(exercise) ?? []), before - after]);
  }
  const means = [...drops].map(([id, all]) => [id, all.reduce((sum, one) => sum + one, 0) / all.length] as const);
  return new Map(means.filter(([, mean]) => mean > 0));
}
