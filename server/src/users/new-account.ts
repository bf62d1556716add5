import { emailKey } from '#auth/email-key.ts';
import { hashPassword } from '#auth/passwords.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { blankProfile, sealProfile } from './profile.ts';

/** The row of someone who has said nothing yet: a key of their own, a sealed blank profile, the password hashed where there is one. */
export async function newAccount(
  { vault }: Pick<Context, 'vault'>,
  { email, password }: { email: string; password?: string },
) {
  const id = newId();
  const wrapped = vault.newWrappedKey(id);
  return {
    id,
    email,
    email_key: emailKey(email),
    password_hash: password === undefined ? null : await hashPassword(password),
    data_key: wrapped,
    profile: sealProfile(vault.unlock(id, wrapped), id, blankProfile),
  };
}
