import type { Helped, OpenGoal } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { madeAt } from '#platform/ids.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { findProgressRows, type ProgressRow } from './queries.ts';
import { openFinished, openGoal } from './sealed.ts';

/** What a reply may build on: goals set and not yet asked about, and exercises that helped. */
export interface Progress {
  goals: OpenGoal[];
  helped: Helped[];
}

/** Reads the sealed rows of this person, in one round trip. */
export const findProgress = ({ db }: Context, userId: string): Promise<ProgressRow[]> => findProgressRows(db, userId);

/** `conversationId` is the conversation being answered, undefined when it begins: a goal set in it is not 'from another time'. */
export function openProgress(key: PersonalKey, rows: readonly ProgressRow[], conversationId?: string): Progress {
  const goals = rows
    .filter(({ kind }) => kind === 'goal')
    .map((row) => ({
      id: row.id,
      ...openGoal(key, row),
      setAt: row.at,
      setHere: isSetIn(conversationId, row),
    }))
    .reverse();
  const finished = rows
    .filter(({ kind }) => kind === 'exercise')
    .map(({ id, content, at }) => openFinished(key, { id, content, finished_at: at }));
  return { goals, helped: helpedBefore(finished) };
}

/** A goal of no conversation (an exercise, or by hand) was set in the midst of those that were open by then. */
function isSetIn(conversationId: string | undefined, { conversation_id, at }: ProgressRow): boolean {
  if (conversationId === undefined) return false;
  return conversation_id === null ? madeAt(conversationId) < at : conversation_id === conversationId;
}

/** Exercises after which it was lighter than before, on the whole, the one that lifted most first. */
export function helpedBefore(
  finished: readonly { exercise: Helped['exercise']; before: number | null; after: number | null }[],
): Helped[] {
  const drops = new Map<Helped['exercise'], number[]>();
  for (const { exercise, before, after } of finished) {
    if (before === null || after === null) continue;
    drops.set(exercise, [...(drops.get(exercise) ?? []), before - after]);
  }
  return [...drops]
    .map(([exercise, all]) => ({
      exercise,
      times: all.length,
      by: all.reduce((sum, one) => sum + one, 0) / all.length,
    }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
}
