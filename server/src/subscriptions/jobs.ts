import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { billingName } from './billing.ts';
import { closeJob, closeSubscription } from './close-subscriptions.ts';
import { dayOf } from './daily-allowance.ts';
import { hearJob, hearOf } from './hear-of.ts';
import { deleteDaysBefore, deleteOpenSandboxBefore, selectDue } from './queries.ts';

export const tendJob = 'tend_subscriptions';
const day = 24 * 60 * 60 * 1000;

export function subscriptionTasks(ctx: Context): Tasks {
  return {
    [hearJob]: (payload) => hearOf(ctx, payload),
    [closeJob]: (payload) => closeSubscription(ctx, payload),
    [tendJob]: () => tend(ctx),
  };
}

/** Asks about every subscription whose time has come, each in a job of its own, and forgets what is not needed any more. */
async function tend(ctx: Context): Promise<void> {
  const { db, jobs, config, clock } = ctx;
  const now = clock();
  for (const { user_id, subscription_id } of await selectDue(db, billingName(config), now).execute()) {
    if (!subscription_id) continue;
    await jobs.add(db, hearJob, { user_id, subscription_id }, { key: `due:${subscription_id}` });
  }
  await deleteDaysBefore(db, dayOf(new Date(now.getTime() - day)));
  await deleteOpenSandboxBefore(db, new Date(now.getTime() - day));
}

/** In crontab format, UTC: seven minutes past every hour. */
export const subscriptionSchedule = `7 * * * * ${tendJob}`;
