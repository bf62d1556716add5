import { type Arrival, type Provider, type ProviderFlags, providerNames } from '@wren/contract/connections.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { Refusal } from '#platform/refusal.ts';
import { arrive } from './arrive.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { listConnections } from './list-connections.ts';
import { insertConnection, selectConnections } from './queries.ts';

/**
 * Connects the account a provider vouched for. Doing it twice changes nothing. Throws Refusal `invalid` and `unavailable`,
 * and `forbidden` when it belongs to someone else here or the person has another one connected.
 */
export async function finishConnect(
  ctx: Context,
  open: IdentityProviders,
  provider: Provider,
  userId: string,
  arrival: Arrival,
): Promise<ProviderFlags> {
  const { mark } = await arrive(ctx, open, provider, userId, arrival);
  const name = providerNames[provider];
  await ctx.db.transaction().execute(async (trx) => {
    const row = { user_id: userId, provider, subject_mark: mark, created_at: ctx.clock() };
    if (await insertConnection(trx, row)) return notify(ctx, trx, userId, 'account_connected');
    const mine = (await selectConnections(trx, userId).execute()).find((each) => each.provider === provider);
    if (mine?.subject_mark.equals(mark)) return;
    throw new Refusal(
      'forbidden',
      mine
        ? `You have connected another ${name} account. Disconnect it first.`
        : `This ${name} account is connected to another Wren account. Sign in there and disconnect it first.`,
    );
  });
  return listConnections(ctx.db, userId);
}
