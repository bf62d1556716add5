import type { Plan, SubscriptionChange } from '@wren/contract/subscriptions.ts';
import { formatMoney } from '@wren/contract/subscriptions.ts';

/** What happened, for the history of a subscription. */
export const changeWords: Record<SubscriptionChange, string> = {
  started: 'Started',
  plan_changed: 'Plan changed',
  renewed: 'Renewed',
  cancelled: 'Cancelled, and yours until the paid time is over',
  resumed: 'Taken up again',
  payment_failed: 'A payment did not go through',
  payment_recovered: 'The payment went through',
  payment_updated: 'Way to pay changed',
  ended: 'Ended',
  ended_unpaid: 'Ended, because it was not paid',
};

/** '$9 a month', and '$0' for the free one. */
export function priceOf({ price, currency, interval }: Plan): string {
  const money = formatMoney(price, currency);
  return price === 0 ? money : `${money} a ${interval}`;
}

/** A day in the reader's own time: 'December 21, 2026'. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** When the count starts again, as a clock shows it here: '6:00 PM', with the day when that is tomorrow, or 'midnight'. */
export function timeOf(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (at.getHours() === 0 && at.getMinutes() === 0) return 'midnight';
  const time = at.toLocaleTimeString('en-US', { timeStyle: 'short' });
  return at.toDateString() === now.toDateString() ? time : `${time} tomorrow`;
}
