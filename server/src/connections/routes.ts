import * as rows from '@wren/contract/connections.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { begin } from './begin.ts';
import { mountCallback } from './callback.ts';
import { disconnect } from './disconnect.ts';
import { finishConnect } from './finish-connect.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { openIdentityProviders } from './identity-provider.ts';
import { listConnections } from './list-connections.ts';
import { whichAreSetUp } from './set-up.ts';

export async function mountConnections(app: FastifyInstance, ctx: Context): Promise<void> {
  const open = openIdentityProviders(ctx);
  mount(app, ctx, rows.listProviders, async () => whichAreSetUp(open));
  mount(app, ctx, rows.connectedAccounts, ({ userId }) => listConnections(ctx.db, userId));
  mount(app, ctx, rows.connect, ({ userId, params }) => begin(ctx, open, params.provider, { userId }));
  mount(app, ctx, rows.finishConnect, ({ userId, params, body }) =>
    finishConnect(ctx, open, params.provider, userId, body),
  );
  mount(app, ctx, rows.disconnect, ({ userId, params }) => disconnect(ctx, params.provider, userId));
  mount(app, ctx, rows.startSignIn, ({ params, body }) =>
    begin(ctx, open, params.provider, { maySignUp: body.sign_up, organizationSlug: body.organization_slug }),
  );
  mount(app, ctx, rows.finishSignIn, ({ params, body, request }) =>
    finishSignIn(ctx, open, params.provider, request, body),
  );
  await mountCallback(app);
}
