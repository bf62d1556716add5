import type { BodyOf } from '@wren/contract/endpoint.ts';
import { type KeptGoal, noGoalSentence, type changeGoal as row } from '@wren/contract/kept-goals.ts';
import { goalFrom } from '#companion/listener/goal.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { findGoal, updateGoal } from './goal-queries.ts';
import { findWrappedKey } from './queries.ts';
import { openGoal, sealGoal, toKeptGoal } from './sealed.ts';

/** Changes the words or the day of a goal, or marks it done or open again. Throws Refusal `not_found`, also for somebody else's. */
export async function changeGoal(
  { db, vault, clock }: Context,
  userId: string,
  id: string,
  { done, ...change }: BodyOf<typeof row>,
): Promise<KeptGoal> {
  const [wrapped, before] = await Promise.all([findWrappedKey(db, userId), findGoal(db, userId, id)]);
  if (!wrapped || !before) throw new Refusal('not_found', noGoalSentence);
  const key = vault.unlock(userId, wrapped);
  const was = openGoal(key, before);
  const now = { what: change.what ?? was.what, when: change.when ?? was.when, day: change.day ?? was.day };
  const isReworded = now.what !== was.what || now.when !== was.when;
  const content = sealGoal(key, id, isReworded ? { ...goalFrom(now), day: now.day } : now);
  const done_at = done === undefined ? before.done_at : done ? (before.done_at ?? clock()) : null;
  await updateGoal(db, userId, id, { content, done_at });
  return toKeptGoal(key, { ...before, content, done_at });
}
