import * as rows from '@wren/contract/users.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { changePassword } from './change-password.ts';
import { deleteMe } from './delete-me.ts';
import { exportMe } from './export-me.ts';
import { readMe } from './read-me.ts';
import { register } from './register.ts';
import { updateMe } from './update-me.ts';

export function mountUsers(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.register, ({ body, request }) => register(ctx, request, body));
  mount(app, ctx, rows.getMe, ({ userId }) => readMe(ctx, userId));
  mount(app, ctx, rows.exportMe, async ({ userId, reply }) => {
    const archive = await exportMe(ctx, userId);
    const day = ctx.clock().toISOString().slice(0, 10);
    await reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="wren-${day}.zip"`)
      .send(archive);
  });
  mount(app, ctx, rows.deleteMe, ({ userId, body, request }) => deleteMe(ctx, request, userId, body.current_password));
  mount(app, ctx, rows.changePassword, ({ userId, body, request }) => changePassword(ctx, request, userId, body));
  mount(app, ctx, rows.updateMe, ({ userId, body, request }) => updateMe(ctx, request, userId, body));
}
