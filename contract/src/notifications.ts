import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';

/** What can happen to an account that its owner is told about. */
export const notificationKinds = [
  'signed_in',
  'email_changed',
  'password_changed',
  'password_reset',
  'account_connected',
  'account_disconnected',
  'phone_verified',
  'phone_removed',
  'subscription_changed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** More than the kind says, as a code: which change of a subscription it was. */
  about: z.nullable(z.string()),
  created_at: z.string(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/',
  summary: "What happened to the person's own account, newest first. Follow `next` for the page after.",
  access: 'user',
  limit: 'read',
  query: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(sizes.page.max)), sizes.page.default),
  }),
  reply: z.object({
    results: z.array(Notification),
    next: z.nullable(z.string()),
    /** How many are unread, on every page together. */
    unread: z.number(),
  }),
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/mark_all_read/',
  summary: 'Mark every notification as read.',
  access: 'user',
  limit: 'write',
});
