import * as rows from '@wren/contract/auth.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { activate } from './activate.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { refreshSession } from './refresh-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendActivation } from './resend-activation.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifyToken } from './verify-token.ts';

export function mountAuth(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.createToken, ({ body, request }) => signIn(ctx, request, body));
  mount(app, ctx, rows.refreshToken, ({ body, request }) => refreshSession(ctx, request, body.refresh));
  mount(app, ctx, rows.verifyToken, ({ body, request }) => verifyToken(ctx, request, body.token));
  mount(app, ctx, rows.logout, ({ body }) => signOut(ctx, body.refresh));
  mount(app, ctx, rows.activate, ({ body, request }) => activate(ctx, request, body));
  mount(app, ctx, rows.resendActivation, ({ body, request }) => resendActivation(ctx, request, body.email));
  mount(app, ctx, rows.resetPassword, ({ body, request }) => requestPasswordReset(ctx, request, body.email));
  mount(app, ctx, rows.confirmPasswordReset, ({ body, request }) => confirmPasswordReset(ctx, request, body));
}
