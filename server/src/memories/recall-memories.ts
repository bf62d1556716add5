import { type RawBuilder, sql } from 'kysely';
import { fittingMemories } from '#companion/memory/fitting-memories.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { openText } from './sealed.ts';

/** A person's memories as one value, so that they are read along with something else: id and sealed text (base64), newest first. */
export type SealedMemories = [id: string, text: string][];

export function memoriesOf(userId: string): RawBuilder<SealedMemories> {
  return sql<SealedMemories>`(
    select coalesce(json_agg(json_build_array(id, encode(text, 'base64')) order by id desc), '[]')
    from memories where memories.user_id = ${userId}
  )`;
}

/** The sentences that fit a message best, opened; a few at most. */
export function openFitting(key: PersonalKey, sealed: SealedMemories, message: string): string[] {
  const texts = sealed.map(([id, text]) => openText(key, { id, text: Buffer.from(text, 'base64') }));
  return fittingMemories(texts, message);
}
