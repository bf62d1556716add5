import { noGoalSentence } from '@wren/contract/kept-goals.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { deleteGoal } from './goal-queries.ts';

/** Forgets a goal. Throws Refusal `not_found`, also for somebody else's. */
export async function forgetGoal({ db }: Context, userId: string, id: string): Promise<void> {
  if (!(await deleteGoal(db, userId, id))) throw new Refusal('not_found', noGoalSentence);
}
