import { type Memory, noMemorySentence } from '@wren/contract/memories.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import {
  deleteOwned,
  findOwned,
  insertForgotten,
  insertMemory,
  learnedIn,
  lockPerson,
  type MemoryRow,
  takeForgotten,
} from './queries.ts';
import { fingerprintOf, openFingerprint, openMemory, openText, sealFingerprint, sealText } from './sealed.ts';

type Trx = Context['db'];

/** Forgets one memory: its words are gone, and what it said is not learned again. Throws Refusal `not_found`. */
export function forgetMemory(ctx: Context, userId: string, id: string): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    const row = person && (await findOwned(trx, userId, id));
    if (!person || !row) throw new Refusal('not_found', noMemorySentence);
    await forgetRows(ctx, trx, userId, ctx.vault.unlock(userId, person.data_key), [row]);
  });
}

/**
 * Takes a forgetting back, with the words the client still has. Words that say something else are refused like a memory
 * that never was: Refusal `not_found`.
 */
export function restoreMemory({ db, vault }: Context, userId: string, id: string, text: string): Promise<Memory> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    const forgotten = person && (await takeForgotten(trx, userId, id));
    if (!person || !forgotten) throw new Refusal('not_found', noMemorySentence);
    const key = vault.unlock(userId, person.data_key);
    if (openFingerprint(key, forgotten) !== fingerprintOf(text)) throw new Refusal('not_found', noMemorySentence);
    const { fingerprint: _, ...source } = forgotten;
    const row = { ...source, text: sealText(key, id, text) };
    await insertMemory(trx, userId, row);
    return openMemory(key, row);
  });
}

/** A memory that was forgotten with its conversation: what is needed to bring it back. */
export type Forgotten = Pick<Memory, 'id' | 'text'>;

/**
 * Forgets what was learned in a conversation, or, without one, in any, and returns it. Within the transaction that
 * deletes it.
 */
export async function forgetLearned(
  ctx: Context,
  trx: Trx,
  userId: string,
  conversationId: string | undefined,
): Promise<Forgotten[]> {
  const person = await lockPerson(trx, userId);
  if (!person) return [];
  const key = ctx.vault.unlock(userId, person.data_key);
  const rows = await learnedIn(trx, userId, conversationId);
  await forgetRows(ctx, trx, userId, key, rows);
  return rows.map((row) => ({ id: row.id, text: openText(key, row) }));
}

/** Takes that back, within the transaction that brings the conversation back. */
export async function restoreLearned(
  { vault }: Context,
  trx: Trx,
  userId: string,
  learned: readonly Forgotten[],
): Promise<void> {
  const person = await lockPerson(trx, userId);
  if (!person) return;
  const key = vault.unlock(userId, person.data_key);
  for (const { id, text } of learned) {
    const forgotten = await takeForgotten(trx, userId, id);
    if (!forgotten) continue;
    const { fingerprint: _, ...source } = forgotten;
    await insertMemory(trx, userId, { ...source, text: sealText(key, id, text) });
  }
}

async function forgetRows(
  { clock }: Context,
  trx: Trx,
  userId: string,
  key: PersonalKey,
  rows: readonly MemoryRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const forgotten_at = clock();
  await insertForgotten(
    trx,
    userId,
    rows.map(({ text, ...row }) => ({
      ...row,
      fingerprint: sealFingerprint(key, row.id, openText(key, { id: row.id, text })),
      forgotten_at,
    })),
  );
  await deleteOwned(
    trx,
    userId,
    rows.map(({ id }) => id),
  );
}
