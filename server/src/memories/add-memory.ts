import { sizes } from '@wren/contract/limits.ts';
import { type Memory, memoriesFullSentence } from '@wren/contract/memories.ts';
import { isSame } from '#companion/memory/sameness.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { allForgotten, allOfUser, deleteForgotten, insertMemory, lockPerson } from './queries.ts';
import { fingerprintOf, openFingerprint, openMemory, sealText } from './sealed.ts';

/**
 * Has Wren remember what the person says. What it holds already is answered as it is; what was forgotten may come back
 * this way. Throws Refusal `invalid` when there is no room.
 */
export function addMemory({ db, vault, clock }: Context, userId: string, text: string): Promise<Memory> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    if (!person) throw new Refusal('unauthenticated', 'This account no longer exists.');
    const key = vault.unlock(userId, person.data_key);
    const held = (await allOfUser(trx, userId)).map((row) => openMemory(key, row));
    const same = held.find((memory) => isSame(memory.text, text));
    if (same) return same;
    if (held.length >= sizes.memories) {
      throw new Refusal('invalid', memoriesFullSentence, { fields: { text: [memoriesFullSentence] } });
    }
    const print = fingerprintOf(text);
    const wanted = (await allForgotten(trx, userId)).filter((row) => openFingerprint(key, row) === print);
    if (wanted.length > 0)
      await deleteForgotten(
        trx,
        userId,
        wanted.map(({ id }) => id),
      );
    const id = newId();
    const row = { id, text: sealText(key, id, text), conversation_id: null, message_id: null, created_at: clock() };
    await insertMemory(trx, userId, row);
    return openMemory(key, row);
  });
}
