import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { type Glimpsed, glimpse } from './glimpse.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const version = 1;

/** A sealed value cannot be opened: another key sealed it, it belongs elsewhere, or it was changed. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** One person's key. `place` names where a value lives (`messages.content:<id>`), so that a sealed value moved elsewhere does not open. */
export interface PersonalKey {
  seal(plain: string, place: string): Buffer;
  /** Throws SealBroken. */
  open(sealed: Uint8Array, place: string): string;
  /** Which of many values to `open`, by a look at them that is fast and unchecked: see `glimpse.ts`. */
  glimpse<T extends Glimpsed>(sealed: readonly T[], isWanted: (text: Buffer) => boolean): T[];
}

export interface Vault {
  /** A new key for a person, wrapped by the master key: what the users table holds. */
  newWrappedKey(userId: string): Buffer;
  /** Unwraps a person's key. Throws SealBroken. */
  unlock(userId: string, wrapped: Uint8Array): PersonalKey;
  /** A keyed hash: a value known again without being kept. `place` says what for, so that marks of different kinds never meet. */
  mark(value: string, place: string): Buffer;
}

/**
 * Seals text at rest with AES-256-GCM (NIST SP 800-38D) under a key of each person's own, itself sealed by the master key.
 * Layout of a sealed value: version (1 byte), nonce (12), tag (16), ciphertext.
 * `masterKey` is 32 bytes.
 */
export function createVault(masterKey: Uint8Array): Vault {
  if (masterKey.length !== keyBytes) throw new RangeError(`a master key is ${keyBytes} bytes, not ${masterKey.length}`);
  const markKey = Buffer.from(hkdfSync('sha256', masterKey, '', 'wren marks', keyBytes));
  return {
    mark: (value, place) => createHmac('sha256', markKey).update(`${place}\0${value}`).digest(),
    newWrappedKey: (userId) => encrypt(masterKey, randomBytes(keyBytes), `users.data_key:${userId}`),
    unlock(userId, wrapped) {
      // Handed over once: a search opens thousands of values with it, and bytes would be read anew for each.
      const key = createSecretKey(decrypt(masterKey, wrapped, `users.data_key:${userId}`));
      return {
        seal: (plain, place) => encrypt(key, Buffer.from(plain, 'utf8'), place),
        open: (sealed, place) => decrypt(key, sealed, place).toString('utf8'),
        glimpse: (sealed, isWanted) => glimpse(key, sealed, isWanted),
      };
    },
  };
}

function encrypt(key: CipherKey, plain: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: CipherKey, sealed: Uint8Array, place: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const bodyAt = 1 + nonceBytes + tagBytes;
  if (bytes.length < bodyAt || bytes[0] !== version) throw new SealBroken(`not a sealed value: ${place.split(':')[0]}`);
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(1, 1 + nonceBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(1 + nonceBytes, bodyAt));
    return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]);
  } catch (cause) {
    throw new SealBroken(`cannot open a sealed value: ${place.split(':')[0]}`, { cause });
  }
}
