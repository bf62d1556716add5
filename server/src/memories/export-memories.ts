import type { Memory } from '@wren/contract/memories.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { allOfUser } from './queries.ts';
import { openMemory } from './sealed.ts';

/** Everything that is remembered of a person, newest first. */
export async function exportMemories({ db }: Context, userId: string, key: PersonalKey): Promise<Memory[]> {
  return (await allOfUser(db, userId)).map((row) => openMemory(key, row));
}
