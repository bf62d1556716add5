import { readFileSync } from 'node:fs';
import { intervals, type Plan as ShownPlan } from '@wren/contract/subscriptions.ts';
import * as z from 'zod';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const text = (what: string, most: number) =>
  z
    .string(`${what} must be text`)
    .trim()
    .min(1, `${what} must not be empty`)
    .max(most, `${what} is at most ${most} characters`);

const Plan = z.strictObject(
  {
    id: z
      .string('id must be text')
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'id has small letters, digits and hyphens, at most 60'),
    name: text('name', 40),
    price: z.int('price must be a whole number of the smallest unit (cents)').min(0, 'price must not be below 0'),
    currency: z
      .string('currency must be three letters, such as usd')
      .toLowerCase()
      .refine((code) => currencies.has(code.toUpperCase()), 'currency must be one of ISO 4217, such as usd'),
    interval: z.enum(intervals, `interval must be ${intervals.join(' or ')}`),
    daily_messages: z.int('daily_messages must be a whole number').min(1, 'daily_messages must be at least 1'),
    stripe_price_id: z
      .string('stripe_price_id must be text or null')
      .regex(/^price_\w+$/, 'stripe_price_id begins with price_')
      .nullish()
      .transform((id) => id ?? null),
    includes: z
      .array(text('a line of includes', 120), 'includes must be a list of lines')
      .refine((lines) => lines.length <= 8, 'includes has at most 8 lines'),
    is_retired: z.boolean('is_retired must be true or false').default(false),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `there is no ${issue.keys.join(', ')}` : 'must be a set of fields',
  },
);

/** A plan as its file has it. Prices are whole numbers of the currency's smallest unit. */
export type Plan = z.infer<typeof Plan>;

/**
 * Reads the plans an operator offers. Never throws: `mistakes` lists everything that stands against the file, a
 * sentence each, and is empty when it can be used. With `isPaidByStripe` a plan that costs something needs its price there.
 */
export function readPlans(file: string, isPaidByStripe: boolean): { plans: Plan[]; mistakes: string[] } {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    return { plans: [], mistakes: [`The plans file ${file} ${why}.`] };
  }
  if (!Array.isArray(written)) return { plans: [], mistakes: [`The plans file ${file} must be a list of plans.`] };
  const read = written.map((each) => Plan.safeParse(each));
  const plans = read.flatMap(({ data }) => (data ? [data] : []));
  const inPlans = read.flatMap(({ error }, index) =>
    (error?.issues ?? []).map(({ message }) => `Plan ${index + 1} of ${file}: ${message}.`),
  );
  const together =
    inPlans.length > 0 ? [] : mistakesTogether(plans, isPaidByStripe).map((line) => `In ${file} ${line}.`);
  return { plans, mistakes: [...inPlans, ...together] };
}

function mistakesTogether(plans: readonly Plan[], isPaidByStripe: boolean): string[] {
  const free = plans.filter(({ price }) => price === 0);
  const prices = plans.flatMap(({ stripe_price_id }) => stripe_price_id ?? []);
  const unpriced = plans.filter(
    ({ price, stripe_price_id, is_retired }) => price > 0 && !is_retired && !stripe_price_id,
  );
  return [
    ...twice(plans.map(({ id }) => id)).map((id) => `two plans have the id ${id}`),
    ...twice(prices).map((id) => `two plans have the stripe_price_id ${id}`),
    ...(free.length === 1 ? [] : [`exactly one plan must have the price 0: the one everybody has`]),
    ...free.filter(({ is_retired }) => is_retired).map(({ id }) => `${id} costs nothing and cannot be retired`),
    ...(isPaidByStripe
      ? unpriced.map(({ id }) => `${id} needs a stripe_price_id, because STRIPE_SECRET_KEY is set`)
      : []),
  ];
}

function twice(all: readonly string[]): string[] {
  return [...new Set(all.filter((each, index) => all.indexOf(each) !== index))];
}

/** The plan of everyone who pays nothing. */
export function freePlan(plans: readonly Plan[]): Plan {
  const free = plans.find(({ price }) => price === 0);
  if (!free) throw new Error('Plans without a free one were let through.');
  return free;
}

/** Messages a day. A plan that is held but no longer listed brings the most there is: nobody who pays gets less. */
export function dailyMessages(plans: readonly Plan[], id: string, factor: number): number {
  const held = plans.find((plan) => plan.id === id);
  const messages = held?.daily_messages ?? Math.max(...plans.map(({ daily_messages }) => daily_messages));
  return Math.max(1, Math.ceil(messages * factor));
}

/** What to call a plan, listed or not. */
export function planName(plans: readonly Plan[], id: string): string {
  return plans.find((plan) => plan.id === id)?.name ?? id;
}

/** The plans that can be had and, where given, the one that is `held`; cheapest first. */
export function shownPlans(plans: readonly Plan[], factor: number, held?: string): ShownPlan[] {
  return plans
    .filter(({ id, is_retired }) => !is_retired || id === held)
    .toSorted((a, b) => a.price - b.price)
    .map(({ stripe_price_id: _, ...plan }) => ({
      ...plan,
      daily_messages: dailyMessages(plans, plan.id, factor),
    }));
}
