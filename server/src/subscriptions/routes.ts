import * as rows from '@wren/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { billingName } from './billing.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { completeSandboxCheckout, readSandboxCheckout } from './complete-sandbox-checkout.ts';
import { hearStripe } from './hear-stripe.ts';
import { shownPlans } from './plans.ts';
import { countUnlisted } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { subscribe } from './subscribe.ts';
import { updatePayment } from './update-payment.ts';

export function mountSubscriptions(app: FastifyInstance, ctx: Context): void {
  const { billing, rateLimitFactor } = ctx.config;
  mount(app, ctx, rows.listPlans, async () => ({
    results: shownPlans(billing.plans, rateLimitFactor),
    billing: billingName(ctx.config),
  }));
  mount(app, ctx, rows.getSubscription, ({ userId }) => readSubscription(ctx, userId));
  mount(app, ctx, rows.subscribe, ({ userId, body }) => subscribe(ctx, userId, body.plan));
  mount(app, ctx, rows.cancelSubscription, ({ userId }) => cancelSubscription(ctx, userId));
  mount(app, ctx, rows.updatePayment, ({ userId }) => updatePayment(ctx, userId));
  mount(app, ctx, rows.refreshSubscription, ({ userId, body }) => refreshSubscription(ctx, userId, body?.session_id));
  mount(app, ctx, rows.getSandboxCheckout, ({ userId, params }) => readSandboxCheckout(ctx, userId, params.id));
  mount(app, ctx, rows.completeSandboxCheckout, ({ userId, params, body }) =>
    completeSandboxCheckout(ctx, userId, params.id, body.card),
  );
  app.register(async (raw) => {
    // A signature is over bytes, so here a body stays as it came.
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(raw, ctx, rows.stripeWebhook, ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      return hearStripe(ctx, body, typeof signature === 'string' ? signature : undefined);
    });
  });
  app.addHook('onReady', () => nameUnlisted(ctx));
}

/** A plan that people hold may not vanish from the file without a word: it is named at every start. */
async function nameUnlisted({ db, config, log }: Context): Promise<void> {
  const listed = config.billing.plans.map(({ id }) => id);
  for (const { plan, people } of await countUnlisted(db, billingName(config), listed).execute()) {
    log.warn({ plan, people }, 'a plan that people hold is not in the plans file: they keep the largest allowance');
  }
}
