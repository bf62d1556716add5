import type { BodyOf } from '@wren/contract/endpoint.ts';
import { type KeptGoal, noGoalSentence, type addGoal as row } from '@wren/contract/kept-goals.ts';
import { sizes } from '@wren/contract/limits.ts';
import { goalFrom } from '#companion/listener/goal.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { countGoals, findGoal, insertGoal } from './goal-queries.ts';
import { findWrappedKey } from './queries.ts';
import { sealGoal, toKeptGoal } from './sealed.ts';

const fullSentence = `Wren can hold ${sizes.goals} goals. Forget one to make room for another.`;

/**
 * Keeps a goal written by hand, or brings one back. Sent twice it stands as it was first. Throws Refusal `invalid` when
 * there is no room.
 */
export async function addGoal(
  { db, vault, clock }: Context,
  userId: string,
  { id, done, asked, created_at, ...words }: BodyOf<typeof row>,
): Promise<KeptGoal> {
  const [wrapped, held] = await Promise.all([findWrappedKey(db, userId), countGoals(db, userId)]);
  if (!wrapped) throw new Refusal('unauthenticated', 'This account no longer exists.');
  if (held >= sizes.goals && !(await findGoal(db, userId, id))) {
    throw new Refusal('invalid', fullSentence, { fields: { what: [fullSentence] } });
  }
  const key = vault.unlock(userId, wrapped);
  const now = clock();
  const content = sealGoal(key, id, { ...goalFrom(words), day: words.day });
  await insertGoal(db, {
    user_id: userId,
    id,
    content,
    created_at: created_at && new Date(created_at) < now ? new Date(created_at) : now,
    done_at: done ? now : null,
    asked_at: asked ? now : null,
  });
  const kept = await findGoal(db, userId, id);
  if (!kept) throw new Refusal('not_found', noGoalSentence);
  return toKeptGoal(key, kept);
}
