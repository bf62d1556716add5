import type { PersonalKey, Vault } from '#platform/vault.ts';

/** Where a waiting code keeps the number it was sent to. */
const place = (userId: string) => `phone_codes.number:${userId}`;

export const sealNumber = (key: PersonalKey, userId: string, number: string) => key.seal(number, place(userId));
export const openNumber = (key: PersonalKey, userId: string, sealed: Uint8Array) => key.open(sealed, place(userId));

/** What the database holds of a code. It is worth nothing without the key, and nothing for another request. */
export const markOf = (vault: Vault, id: string, code: string) => vault.mark(code, `phone_codes.code_mark:${id}`);
