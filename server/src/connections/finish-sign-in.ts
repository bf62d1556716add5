import { Email, type Tokens } from '@wren/contract/auth.ts';
import { type Arrival, type Provider, providerNames } from '@wren/contract/connections.ts';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '#auth/email-key.ts';
import { openSession, refuseClosed } from '#auth/open-session.ts';
import { addressMark } from '#auth/sign-in-limit.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { isTaken } from '#platform/database/connect.ts';
import { Refusal } from '#platform/refusal.ts';
import { addAccount } from '#users/add-account.ts';
import { isAddressKnown } from '#users/is-address-known.ts';
import { newAccount } from '#users/new-account.ts';
import { type Arrived, arrive } from './arrive.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { insertConnection, selectConnected } from './queries.ts';

/**
 * Signs in whom a provider vouched for. Someone nobody knows gets an account where they asked to sign up and the provider
 * vouches for an address nobody here has. An account that is there already is never connected on the way, whatever its
 * address. Throws Refusal `invalid`, `unavailable`, and `forbidden` with what to do.
 */
export async function finishSignIn(
  ctx: Context,
  open: IdentityProviders,
  provider: Provider,
  request: FastifyRequest,
  arrival: Arrival,
): Promise<Tokens & { is_new: boolean }> {
  const arrived = await arrive(ctx, open, provider, null, arrival);
  const known = await selectConnected(ctx.db, provider, arrived.mark).executeTakeFirst();
  const user = known ?? (await join(ctx, provider, arrived));
  await request.server.limits.spend('connectAccount', request, user.id);
  refuseClosed(ctx, user);
  const tokens = await openSession(ctx, user.id, addressMark(ctx, request, user.email_key));
  return { ...tokens, is_new: known === undefined };
}

async function join(ctx: Context, provider: Provider, arrived: Arrived) {
  const name = providerNames[provider];
  const email = Email.safeParse(arrived.email);
  if (!email.success || !arrived.isEmailVerified) {
    throw new Refusal(
      'forbidden',
      arrived.maySignUp
        ? `${name} has not confirmed your email address. Please sign up with an address and a password instead.`
        : notConnected(name),
    );
  }
  // The provider has just said that this address is theirs, so they may hear about it.
  if (await isAddressKnown(ctx.db, email.data)) throw hasAccount(name);
  if (!arrived.maySignUp) throw new Refusal('forbidden', notConnected(name));
  const user = { ...(await newAccount(ctx, { email: email.data })), is_verified: true };
  try {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await addAccount(trx, user, arrived.organizationId))) throw hasAccount(name);
      const row = { user_id: user.id, provider, subject_mark: arrived.mark, created_at: ctx.clock() };
      if (!(await insertConnection(trx, row))) throw hasAccount(name);
      await notify(ctx, trx, user.id, 'account_connected');
    });
  } catch (error) {
    throw isTaken(error) ? hasAccount(name) : error;
  }
  return { id: user.id, email_key: emailKey(email.data), is_verified: true, disabled_at: null };
}

function hasAccount(name: string): Refusal {
  return new Refusal(
    'forbidden',
    `There is a Wren account with the email address of your ${name} account. Sign in to it with your password, then connect ${name} in settings, under security.`,
  );
}

function notConnected(name: string): string {
  return `No Wren account is connected to this ${name} account yet. You can sign up with it, or sign in with your password and connect it in settings, under security.`;
}
