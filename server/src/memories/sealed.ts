import { createHash } from 'node:crypto';
import type { Memory } from '@wren/contract/memories.ts';
import { normalised } from '#companion/memory/sameness.ts';
import type { PersonalKey } from '#platform/vault.ts';
import type { MemoryRow } from './queries.ts';

/** Where each sealed value lives: a value copied to another row does not open there. */
const places = {
  text: (id: string) => `memories.text:${id}`,
  fingerprint: (id: string) => `forgotten_memories.fingerprint:${id}`,
};

export function sealText(key: PersonalKey, id: string, text: string): Buffer {
  return key.seal(text, places.text(id));
}

export function openText(key: PersonalKey, { id, text }: { id: string; text: Uint8Array }): string {
  return key.open(text, places.text(id));
}

export function openMemory(key: PersonalKey, row: MemoryRow): Memory {
  const { id, created_at, conversation_id, message_id } = row;
  return { id, text: openText(key, row), created_at: created_at.toISOString(), conversation_id, message_id };
}

/** What is kept of a forgotten memory: enough to know it again, and none of its words. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(normalised(text)).digest('base64');
}

export function sealFingerprint(key: PersonalKey, id: string, text: string): Buffer {
  return key.seal(fingerprintOf(text), places.fingerprint(id));
}

export function openFingerprint(key: PersonalKey, row: { id: string; fingerprint: Uint8Array }): string {
  return key.open(row.fingerprint, places.fingerprint(row.id));
}
