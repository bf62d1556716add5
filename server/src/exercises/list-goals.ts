import type { KeptGoal } from '@wren/contract/kept-goals.ts';
import type { Context } from '#context.ts';
import { listOwnGoals } from './goal-queries.ts';
import { findWrappedKey } from './queries.ts';
import { toKeptGoal } from './sealed.ts';

/** A person's goals: those still open first, each the newest first. */
export async function listGoals({ db, vault }: Context, userId: string): Promise<{ results: KeptGoal[] }> {
  const [wrapped, rows] = await Promise.all([findWrappedKey(db, userId), listOwnGoals(db, userId)]);
  if (!wrapped) return { results: [] };
  const key = vault.unlock(userId, wrapped);
  return { results: rows.map((row) => toKeptGoal(key, row)) };
}
