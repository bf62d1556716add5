import { finishExercise } from '@wren/contract/exercise-log.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/problem.ts';
import { readRoom, writeRoom } from './device.ts';
import { goalOf, keepable, type Run } from './run.ts';

type Finished = Parameters<typeof call<typeof finishExercise>>[1]['body'];

const waiting = (): Finished[] => {
  const kept = readRoom('finished-exercises');
  return Array.isArray(kept) ? (kept as Finished[]) : [];
};

/** Tells the server what was finished, now or when there is a connection again. Resolves to whether anything was told. Never throws. */
export async function report(run: Run): Promise<boolean> {
  const { id, exercise, before, after } = run;
  const now = new Date();
  const goal = goalOf(run, now);
  // The goal holds the words.
  const words =
    run.keeps && !goal
      ? keepable(run)
          .map(({ prompt, words }) => `${prompt}: ${words}`)
          .join('\n')
          .slice(0, 3000)
      : '';
  writeRoom('finished-exercises', [
    ...waiting().filter((one) => one.id !== id),
    { id, exercise, before, after, words, finished_at: now.toISOString(), ...(goal && { goal }) },
  ]);
  return reportWaiting();
}

/** Sends what could not be sent before, and resolves to whether anything was. What the server refuses for good is not sent again. */
export async function reportWaiting(): Promise<boolean> {
  let told = false;
  for (const body of waiting()) {
    try {
      await call(finishExercise, { body });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400;
      if (!refused) return told;
    }
    told = true;
    const left = waiting().filter((one) => one.id !== body.id);
    writeRoom('finished-exercises', left.length > 0 ? left : null);
  }
  return told;
}
