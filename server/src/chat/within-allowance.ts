import type { Context } from '#context.ts';
import { readTally, refuseBeyondAllowance } from '#subscriptions/daily-allowance.ts';
import type { LiveReplies } from './live-replies.ts';
import type { Ask, LiveReply } from './live-reply.ts';
import type { Recalled } from './recall.ts';

/**
 * Turns a message down when the day's messages are used up, those being answered at this moment among them. `others`
 * are the person's replies that were under way when `known` was asked for: one that was kept meanwhile may be missing
 * from its tally, which is then read again. Throws Refusal `allowance_spent`.
 */
export async function refuseUnlessWithinAllowance(
  ctx: Context,
  replies: LiveReplies,
  others: readonly LiveReply[],
  ask: Ask,
  known: Recalled,
): Promise<void> {
  let { tally } = known;
  let seen = others;
  while (seen.some(({ isKept }) => isKept)) {
    seen = replies.ofUser(ask.userId);
    tally = await readTally(ctx, ask.userId, ask.at);
  }
  const state = known.conversation?.state ?? null;
  await refuseBeyondAllowance(ctx, tally, { ...ask, state, underWay: replies.countUnderWay(ask.userId) });
}
