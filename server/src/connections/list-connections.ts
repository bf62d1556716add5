import type { ProviderFlags } from '@wren/contract/connections.ts';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { selectConnections } from './queries.ts';

/** Which providers a person has connected. */
export async function listConnections(db: Kysely<Schema>, userId: string): Promise<ProviderFlags> {
  const rows = await selectConnections(db, userId).execute();
  const has = (name: string) => rows.some(({ provider }) => provider === name);
  return { google: has('google'), apple: has('apple') };
}

/** The same for the export: since when. The provider's name for the person is known to nobody here. */
export async function exportConnections({ db }: Context, userId: string) {
  const rows = await selectConnections(db, userId).execute();
  return rows.map(({ provider, created_at }) => ({ provider, since: created_at.toISOString() }));
}
