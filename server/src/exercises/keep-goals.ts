import type { Message } from '@wren/contract/chat.ts';
import { parseGoalTag } from '@wren/contract/goals.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { deleteGoalsOf, insertGoals, markGoalsAsked, unaskGoals } from './goal-queries.ts';
import { sealGoal } from './sealed.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a reply set a goal, or asked about one. */
export const touchesGoals = ({ tags }: Message): boolean =>
  tags.some(({ tag }) => tag === 'GOAL' || tag === 'GOAL-ASKED');

/** Keeps the goals that were set in a reply, sealed, and that others were asked about. `db` may be a transaction. */
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
}

/** Takes back what `keepGoals` did for a reply that no longer stands. `db` may be a transaction. */
export async function takeBackGoals(
  db: Context['db'],
  { userId, conversationId }: { userId: string; conversationId: string },
  reply: Message,
): Promise<void> {
  if (!touchesGoals(reply)) return;
  const at = new Date(reply.timestamp);
  await deleteGoalsOf(db, userId, conversationId, at);
  await unaskGoals(db, userId, at);
}
