import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { deleteFinished } from './queries.ts';

/** Forgets a finished exercise and its words. Throws Refusal `not_found`, also for somebody else's. */
export async function forgetExercise({ db }: Context, userId: string, id: string): Promise<void> {
  if (!(await deleteFinished(db, userId, id))) throw new Refusal('not_found', 'This exercise does not exist.');
}
