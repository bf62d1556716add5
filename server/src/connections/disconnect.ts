import { type Provider, type ProviderFlags, providerNames } from '@wren/contract/connections.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { Refusal } from '#platform/refusal.ts';
import { listConnections } from './list-connections.ts';
import { deleteConnection, lockWaysIn, selectConnections } from './queries.ts';

/** Takes a connected account away; one that is not there is no trouble. Throws Refusal `forbidden` when it is the only way in. */
export async function disconnect(ctx: Context, provider: Provider, userId: string): Promise<ProviderFlags> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockWaysIn(trx, userId).executeTakeFirst();
    const others = (await selectConnections(trx, userId).execute()).filter((each) => each.provider !== provider);
    if (user?.password_hash === null && others.length === 0) throw onlyWayIn(provider);
    if (await deleteConnection(trx, userId, provider)) await notify(ctx, trx, userId, 'account_disconnected');
  });
  return listConnections(ctx.db, userId);
}

function onlyWayIn(provider: Provider): Refusal {
  return new Refusal(
    'forbidden',
    `${providerNames[provider]} is your only way to sign in. Choose a password first, then disconnect it.`,
  );
}
