import type { Message } from '@wren/contract/chat.ts';
import { parseChangedTag, parseGoalTag } from '@wren/contract/goals.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import type { PersonalKey } from '#platform/vault.ts';
import {
  deleteGoal,
  deleteGoalsOf,
  insertGoals,
  markGoalDone,
  markGoalsAsked,
  moveGoal,
  unaskGoals,
  undoneGoals,
} from './goal-queries.ts';
import { sealGoal } from './sealed.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a reply set a goal, asked about one, or tells what became of one. */
export const touchesGoals = ({ tags }: Message): boolean =>
  tags.some(({ tag }) => /^GOAL(?:-ASKED|-CHANGED)?$/.test(tag));

/** Keeps the goals that were set in a reply, sealed, that others were asked about, and what became of them. `db` may be a transaction. */
export async function keepGoals(
  db: Context['db'],
  key: PersonalKey,
  { userId, conversationId }: { userId: string; conversationId: string },
  { tags, timestamp }: Message,
): Promise<void> {
  const created_at = new Date(timestamp);
  const set = tags.flatMap(({ tag, content }) => (tag === 'GOAL' ? (parseGoalTag(content) ?? []) : []));
  const asked = tags.flatMap(({ tag, content }) => (tag === 'GOAL-ASKED' && uuid.test(content) ? content : []));
  if (set.length > 0) {
    const rows = set.map((goal) => {
      const id = newId();
      return { user_id: userId, id, conversation_id: conversationId, content: sealGoal(key, id, goal), created_at };
    });
    await insertGoals(db, rows);
  }
  if (asked.length > 0) await markGoalsAsked(db, userId, asked, created_at);
  for (const { tag, content } of tags) {
    const changed = tag === 'GOAL-CHANGED' ? parseChangedTag(content) : undefined;
    if (!changed || !uuid.test(changed.id)) continue;
    if ('dropped' in changed) await deleteGoal(db, userId, changed.id);
    else if ('done' in changed) await markGoalDone(db, userId, changed.id, created_at);
    else {
      const { id, ...goal } = changed;
      await moveGoal(db, userId, id, sealGoal(key, id, goal));
    }
  }
}

/**
 * Takes back what `keepGoals` did for a reply that no longer stands; a goal that was given up or moved in it stays so. `db`
 * may be a transaction.
 */
export async function takeBackGoals(
  db: Context['db'],
  { userId, conversationId }: { userId: string; conversationId: string },
  reply: Message,
): Promise<void> {
  if (!touchesGoals(reply)) return;
  const at = new Date(reply.timestamp);
  await deleteGoalsOf(db, userId, conversationId, at);
  await unaskGoals(db, userId, at);
  await undoneGoals(db, userId, at);
}
