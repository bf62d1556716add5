import {
  completeSandboxCheckout,
  type PretendCard,
  refreshSubscription,
  type Subscription,
  subscribe,
} from '@wren/contract/subscriptions.ts';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { closeJob } from '#subscriptions/close-subscriptions.ts';
import { hearJob } from '#subscriptions/hear-of.ts';
import { tendJob } from '#subscriptions/jobs.ts';
import type { House, Person } from '../house.ts';

/** The name of a checkout of the sandbox, from the address a browser would go to. */
export function sessionIn(url: string | null): string {
  const session = new URL(url ?? '', 'http://wren').searchParams.get('session');
  expect(session, 'a checkout').toMatch(/^sandbox_/);
  return session ?? '';
}

/** Subscribes as a browser does: choose, pay in the sandbox, come back. Returns the checkout's name too. */
export async function startInSandbox(
  person: Person,
  { plan = 'plus', card = 'pays' }: { plan?: string; card?: PretendCard } = {},
): Promise<{ session: string; subscription: Subscription }> {
  const chosen = await person.call(subscribe, { body: { plan } });
  expect(chosen.status).toBe(200);
  const session = sessionIn(chosen.body.checkout_url);
  const paid = await person.call(completeSandboxCheckout, { params: { id: session }, body: { card } });
  expect(paid.body).toEqual({ return_url: `/app/subscription?session_id=${session}` });
  const back = await person.call(refreshSubscription, { body: { session_id: session } });
  expect(back.status).toBe(200);
  return { session, subscription: back.body };
}

/** What the clock does every hour, and everything that follows from it. */
export async function anHourComes(house: House): Promise<void> {
  await house.ctx.jobs.add(house.ctx.db, tendJob, {});
  await untilSettled(house);
}

/** Waits until no job about subscriptions can run: what failed waits for its time. */
export async function untilSettled({ ctx: { db } }: House): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select id from graphile_worker.jobs
        where run_at <= now() and task_identifier in (${hearJob}, ${tendJob}, ${closeJob})`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** Lets what failed be tried again with the next job that comes. */
export async function retryNow({ ctx: { db } }: House): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now()), now())`.execute(
    db,
  );
}
