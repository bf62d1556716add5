import type { Allowance } from '@wren/contract/subscriptions.ts';
import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { wasInDangerLately } from '#chat/recall-danger.ts';
import type { CompanionState } from '#companion/companion.ts';
import { raisesConcern } from '#companion/safety/danger.ts';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { billingName } from './billing.ts';
import { dailyMessages } from './plans.ts';
import { type Holding, planNow } from './standing.ts';

/** Messages used on one day, and the plan held, as one value that is read along with something else. */
export type Tally = { used: number; held: Sealed<Holding> | null };
/** Instants travel as text. */
type Sealed<T> = { [Name in keyof T]: T[Name] extends infer V ? (V extends Date ? string : V) : never };

/** The day a message counts for, yyyy-MM-dd: days end at midnight UTC, the same for everybody. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Reads a person's tally for a day, as part of a larger query. */
export function tallyOf({ config }: Pick<Context, 'config'>, userId: string, at: Date): RawBuilder<Tally> {
  return sql<Tally>`(
    select json_build_object(
      'used', coalesce((select count from daily_messages where user_id = ${userId} and day = ${dayOf(at)}::date), 0),
      'held', (select json_build_object('plan', plan, 'status', status, 'period_end', period_end, 'ends_at', ends_at,
                                        'past_due_since', past_due_since)
               from subscriptions where user_id = ${userId} and provider = ${billingName(config)}))
  )`;
}

/** What a tally leaves for its day. */
export function allowanceOf({ config }: Pick<Context, 'config'>, { used, held }: Tally, at: Date): Allowance {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const holding = held && {
    ...held,
    period_end: date(held.period_end),
    ends_at: date(held.ends_at),
    past_due_since: date(held.past_due_since),
  };
  const { plan } = planNow(holding ?? undefined, at, config.billing);
  const resets = new Date(at);
  resets.setUTCHours(24, 0, 0, 0);
  return {
    daily_messages: dailyMessages(config.billing.plans, plan, config.rateLimitFactor),
    used,
    resets_at: resets.toISOString(),
  };
}

/** A person's tally for a day, in a round trip of its own. */
export async function readTally(ctx: Pick<Context, 'db' | 'config'>, userId: string, at: Date): Promise<Tally> {
  const { tally } = await ctx.db.selectNoFrom(tallyOf(ctx, userId, at).as('tally')).executeTakeFirstOrThrow();
  return tally;
}

/** A message that wants an answer. */
export interface Asked {
  userId: string;
  text: string;
  at: Date;
  /** What the companion kept in this conversation; null at its start. */
  state: CompanionState | null;
  /** Messages of this person that are being answered right now, and are not counted yet. */
  underWay: number;
}

/**
 * Turns a message down when the day's messages are used up. Never one that raises a concern, and never anyone who spoke
 * of danger lately: the message is read for risk first. Throws Refusal `allowance_spent`; offers nothing for sale.
 */
export async function refuseBeyondAllowance(ctx: Context, tally: Tally, asked: Asked): Promise<void> {
  const { daily_messages, used, resets_at } = allowanceOf(ctx, tally, asked.at);
  if (used + asked.underWay < daily_messages) return;
  if (raisesConcern(asked.text, asked.state, asked.at)) return;
  if (await wasInDangerLately(ctx, asked.userId)) return;
  const seconds = Math.ceil((Date.parse(resets_at) - asked.at.getTime()) / 1000);
  const messages = daily_messages === 1 ? 'the one message' : `all ${daily_messages} messages`;
  throw new Refusal(
    'allowance_spent',
    `You have used ${messages} of today. They start again at midnight UTC, ${inWords(seconds)}. Crisis help and the exercises are open as always.`,
    { retryAfter: seconds },
  );
}

/**
 * Counts one answered message, as part of the statement that keeps the exchange: what is not kept is not counted, and
 * what is kept once is counted once.
 */
export function countMessage(db: QueryCreator<Schema>, userId: string, day: string) {
  return db
    .insertInto('daily_messages')
    .values({ user_id: userId, day, count: 1 })
    .onConflict((old) => old.columns(['user_id', 'day']).doUpdateSet({ count: sql`daily_messages.count + 1` }))
    .returning('day');
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 2) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
}
