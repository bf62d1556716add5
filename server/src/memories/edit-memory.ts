import { type Memory, noMemorySentence } from '@wren/contract/memories.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { findOwned, insertForgotten, lockPerson, updateOwned } from './queries.ts';
import { fingerprintOf, openMemory, openText, sealFingerprint, sealText } from './sealed.ts';

/**
 * Gives a memory the person's own words. What it said before counts as forgotten, so that it is not learned again beside
 * it. Throws Refusal `not_found`, also for somebody else's.
 */
export function editMemory({ db, vault, clock }: Context, userId: string, id: string, text: string): Promise<Memory> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    const before = person && (await findOwned(trx, userId, id));
    if (!person || !before) throw new Refusal('not_found', noMemorySentence);
    const key = vault.unlock(userId, person.data_key);
    const now = clock();
    const row = await updateOwned(trx, userId, id, { text: sealText(key, id, text), updated_at: now });
    if (!row) throw new Refusal('not_found', noMemorySentence);
    const was = openText(key, before);
    if (fingerprintOf(was) !== fingerprintOf(text)) {
      const { text: _, ...source } = before;
      const old = newId();
      await insertForgotten(trx, userId, [
        { ...source, id: old, fingerprint: sealFingerprint(key, old, was), forgotten_at: now },
      ]);
    }
    return openMemory(key, row);
  });
}
