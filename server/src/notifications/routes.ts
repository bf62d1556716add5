import * as rows from '@wren/contract/notifications.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './queries.ts';

export function mountNotifications(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.listNotifications, ({ userId, query }) => listNotifications(ctx, userId, query));
  mount(app, ctx, rows.markNotificationsRead, ({ userId }) => markRead(ctx.db, userId, ctx.clock()));
}
