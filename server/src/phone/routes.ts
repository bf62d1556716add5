import * as rows from '@wren/contract/phone.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

export function mountPhone(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.sendPhoneCode, ({ userId, body, request }) => sendCode(ctx, request, userId, body.phone_number));
  mount(app, ctx, rows.verifyPhoneCode, ({ userId, body }) => verifyCode(ctx, userId, body));
}
