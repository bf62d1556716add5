import { isInDanger } from '#companion/safety/danger.ts';
import type { Context } from '#context.ts';
import { selectRecentStates } from './queries.ts';
import { openState } from './sealed.ts';

/** How long danger counts at most (companion/safety/state.ts), in milliseconds. */
const longest = 4 * 24 * 60 * 60 * 1000;

/** Whether someone spoke of danger, in any of their conversations, so lately that it still counts. */
export async function wasInDangerLately({ db, vault, clock }: Context, userId: string): Promise<boolean> {
  const now = clock();
  const rows = await selectRecentStates(db, userId, new Date(now.getTime() - longest)).execute();
  const [first] = rows;
  if (!first) return false;
  const key = vault.unlock(userId, first.data_key);
  return rows.some(({ id, companion_state: state }) => state && isInDanger(openState(key, id, state), now));
}
