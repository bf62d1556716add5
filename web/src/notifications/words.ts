import type { NotificationKind } from '@wren/contract/notifications.ts';

interface Words {
  title: string;
  about: string;
}

/** What happened, and what it means. */
export const words: Record<NotificationKind, Words> = {
  signed_in: { title: 'New sign-in', about: 'Your account was signed in to.' },
  email_changed: { title: 'Email address changed', about: 'Your account uses the address you confirmed.' },
  password_changed: { title: 'Password changed', about: 'Every other device was signed out.' },
  password_reset: { title: 'Password reset', about: 'A new password was chosen with a mailed link.' },
  account_connected: { title: 'Account connected', about: 'You can also sign in with the account you connected.' },
  account_disconnected: { title: 'Account disconnected', about: 'It can no longer sign in to yours.' },
  phone_verified: { title: 'Phone number verified', about: 'A code texted to your number came back.' },
  phone_removed: { title: 'Phone number changed', about: 'The number you had verified was changed or removed.' },
  subscription_changed: { title: 'Subscription changed', about: 'You can see what it holds in your account menu.' },
};

/** When it happened, in the reader's own time: 'Nov 20, 2026, 6:05 PM'. */
export function timeOf(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
