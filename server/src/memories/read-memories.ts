import type { QueryOf, ReplyOf } from '@wren/contract/endpoint.ts';
import { type listMemories as listRow, type Memory, noMemorySentence } from '@wren/contract/memories.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { countOfUser, findOwned, findPerson, listOfUser } from './queries.ts';
import { openMemory } from './sealed.ts';

/** A page of what is remembered of a person, newest first, with how many there are in all. */
export async function listMemories(
  { db, vault }: Context,
  userId: string,
  { message_id, cursor, limit }: QueryOf<typeof listRow>,
): Promise<ReplyOf<typeof listRow>> {
  const [person, count, rows] = await Promise.all([
    findPerson(db, userId),
    countOfUser(db, userId),
    listOfUser(db, userId, { messageId: message_id, before: cursor, limit: limit + 1 }),
  ]);
  if (!person) return { results: [], next: null, count: 0 };
  const key = vault.unlock(userId, person.data_key);
  const results = rows.slice(0, limit).map((row) => openMemory(key, row));
  return { results, next: rows.length > limit ? (results.at(-1)?.id ?? null) : null, count };
}

/** Throws Refusal `not_found`, also for somebody else's. */
export async function getMemory({ db, vault }: Context, userId: string, id: string): Promise<Memory> {
  const [person, row] = await Promise.all([findPerson(db, userId), findOwned(db, userId, id)]);
  if (!person || !row) throw new Refusal('not_found', noMemorySentence);
  return openMemory(vault.unlock(userId, person.data_key), row);
}
