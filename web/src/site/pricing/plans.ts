import { formatMoney } from '@wren/contract/subscriptions.ts';

/** A plan in words, as its card shows it. */
export interface ShownPlan {
  name: string;
  price: string;
  /** 'a month' */
  per: string;
  messages: string;
  includes: readonly string[];
  isFree: boolean;
}

const written: Record<string, string> = import.meta.glob('/../server/plans.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Written {
  name: string;
  price: number;
  currency: string;
  interval: string;
  daily_messages: number;
  includes: string[];
  is_retired?: boolean;
}

/** The plans that come with Wren. The server puts the operator's own in their place when it starts. */
export const plans: readonly ShownPlan[] = (JSON.parse(Object.values(written)[0] ?? '[]') as Written[])
  .filter(({ is_retired }) => !is_retired)
  .sort((a, b) => a.price - b.price)
  .map(({ name, price, currency, interval, daily_messages, includes }) => ({
    name,
    price: formatMoney(price, currency),
    per: price === 0 ? 'for good' : `a ${interval}`,
    messages: daily_messages.toLocaleString('en-US'),
    includes,
    isFree: price === 0,
  }));

/** A card with places to fill in. What stands in braces is what `server/src/subscriptions/pricing-page.ts` looks for. */
export const blank = (isFree: boolean): ShownPlan => ({
  name: '{{name}}',
  price: '{{price}}',
  per: '{{per}}',
  messages: '{{messages}}',
  includes: ['{{line}}'],
  isFree,
});
