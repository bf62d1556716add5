import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { billingOf, type Reference, type Standing } from './billing.ts';
import { insertChanges, keepStanding, selectHeld, selectPerson } from './queries.ts';
import { changesBetween, graceUntil, type Held, isLive, keptFrom } from './standing.ts';

const gone = { userId: undefined, customerId: undefined, status: 'ended', endsAt: null, paymentMethod: null } as const;

/** How often a look is taken again because something else changed the subscription meanwhile. */
const tries = 5;

/**
 * Asks the provider how a subscription stands, and makes that ours: the plan, what happened, and a notification for
 * each thing that did. Whoever learns that something may have changed calls this, in any order and as often as it
 * likes: what counts is what the provider says now, never what an event said then. The row's version sees to it that a
 * later answer is not overwritten by an earlier one. Throws Refusal `unavailable`.
 */
export async function settle(ctx: Context, { userId, subscriptionId }: Reference): Promise<void> {
  const { db, clock, config } = ctx;
  const billing = billingOf(ctx);
  for (let attempt = 0; attempt < tries; attempt++) {
    const held = await selectHeld(db, userId, billing.name).executeTakeFirst();
    let standing: Standing | undefined = await billing.read(subscriptionId, userId);
    if (!standing) {
      // A provider that has never heard of it, perhaps because of another key, ends nothing that is paid for.
      if (!held?.period_end || held.subscription_id !== subscriptionId || held.period_end > clock()) return;
      standing = { ...gone, periodEnd: held.period_end, plan: held.plan ?? undefined };
    }
    if (isSecond(held, subscriptionId, standing)) {
      // The first may be over, and nobody has looked yet.
      await settle(ctx, { userId, subscriptionId: held.subscription_id });
      const first = await selectHeld(db, userId, billing.name).executeTakeFirst();
      if (!isSecond(first, subscriptionId, standing)) continue;
      // Two checkouts were completed. One subscription is enough.
      await billing.end({ userId, subscriptionId });
      ctx.log.warn({ user_id: userId, subscription: subscriptionId }, 'a second subscription was ended: refund it');
      return;
    }
    const isOther = held?.subscription_id !== subscriptionId;
    if (isOther && standing.status !== 'active' && standing.status !== 'past_due') return;
    if (isOverdue(held, subscriptionId, standing)) {
      await billing.end({ userId, subscriptionId });
      standing = { ...standing, status: 'ended' };
    }
    if (await keep(held, standing)) return;
  }
  throw new Refusal('unavailable', 'Your subscription is changing just now. Please try again in a moment.');

  function isOverdue(held: Held | undefined, id: string, { status }: Standing): boolean {
    if (!held || held.subscription_id !== id || status !== 'past_due') return false;
    const grace = graceUntil(held, config.billing);
    return grace !== undefined && grace <= clock();
  }

  /** Returns whether it stands: false when another look was faster. */
  async function keep(held: Held | undefined, standing: Standing): Promise<boolean> {
    const kept = keptFrom(subscriptionId, standing, held, clock());
    const changes = changesBetween(held, kept);
    if (changes.length === 0 && held && isSame(held, kept)) return true;
    return db.transaction().execute(async (trx) => {
      const person = await selectPerson(trx, userId).forKeyShare().executeTakeFirst();
      if (!person) return true;
      if (!(await keepStanding(trx, userId, billing.name, held?.version, kept))) return false;
      const plan = kept.plan ?? '';
      const about = { user_id: userId, provider: billing.name, plan, created_at: clock() };
      await insertChanges(
        trx,
        changes.map((change) => ({ ...about, id: newId(), change })),
      );
      for (const change of changes) await notify(ctx, trx, userId, 'subscription_changed', undefined, change);
      return true;
    });
  }
}

function isSecond(
  held: Held | undefined,
  subscriptionId: string,
  { status }: Standing,
): held is Held & { subscription_id: string } {
  const isOther = isLive(held) && held.subscription_id !== null && held.subscription_id !== subscriptionId;
  return isOther && (status === 'active' || status === 'past_due');
}

function isSame(held: Held, kept: object): boolean {
  return Object.entries(kept).every(([name, value]) => {
    const before = held[name as keyof Held];
    return before instanceof Date && value instanceof Date ? before.getTime() === value.getTime() : before === value;
  });
}
