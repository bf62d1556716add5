import type { Notification, NotificationKind } from '@wren/contract/notifications.ts';
import { subscriptionChanges } from '@wren/contract/subscriptions.ts';
import { paths } from '../paths.ts';
import { changeWords } from '../subscription/words.ts';

interface Words {
  title: string;
  about: string;
  /** Where something can be done about it. */
  more?: { to: string; label: string };
}

const security = { to: `${paths.settings}?tab=security`, label: 'Was that not you?' };

/** What happened, and what it means. */
const words: Record<NotificationKind, Words> = {
  signed_in: { title: 'New sign-in', about: 'Your account was signed in to.', more: security },
  email_changed: { title: 'Email address changed', about: 'Your account uses the address you confirmed.' },
  password_changed: { title: 'Password changed', about: 'Every other device was signed out.' },
  password_reset: { title: 'Password reset', about: 'A new password was chosen with a mailed link.' },
  account_connected: {
    title: 'Account connected',
    about: 'You can also sign in with the account you connected.',
    more: security,
  },
  account_disconnected: { title: 'Account disconnected', about: 'It can no longer sign in to yours.' },
  phone_verified: { title: 'Phone number verified', about: 'A code texted to your number came back.' },
  phone_removed: { title: 'Phone number changed', about: 'The number you had verified was changed or removed.' },
  subscription_changed: {
    title: 'Subscription changed',
    about: 'What you hold, and what is left of today.',
    more: { to: paths.subscription, label: 'See your subscription' },
  },
};

/** The same for one of them: of a subscription, what exactly changed. */
export function wordsOf({ kind, about }: Pick<Notification, 'kind' | 'about'>): Words {
  const change = subscriptionChanges.find((each) => kind === 'subscription_changed' && each === about);
  return change ? { ...words[kind], title: `Subscription: ${changeWords[change].toLowerCase()}` } : words[kind];
}

/** When it happened, in the reader's own time: 'Nov 20, 2026, 6:05 PM'. */
export function timeOf(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
