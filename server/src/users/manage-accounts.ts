import { randomBytes } from 'node:crypto';
import { Email, NewPassword } from '@wren/contract/auth.ts';
import { emailKey } from '#auth/email-key.ts';
import { refuseGuessable } from '#auth/guessable.ts';
import { hashPassword } from '#auth/passwords.ts';
import { replacePassword } from '#auth/replace-password.ts';
import { signOutEverywhere } from '#auth/sign-out.ts';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import { notify } from '#notifications/notify.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { Refusal } from '#platform/refusal.ts';
import { newAccount } from './new-account.ts';
import { insertUser, selectAccount, selectAccounts, setDisabled } from './queries.ts';
import { removeAccount, sendLastLetter } from './remove-account.ts';

/** What an operator needs in hand to work on accounts. */
export type Office = Pick<Context, 'db' | 'vault' | 'jobs' | 'mailer' | 'log' | 'clock'>;

/** What is known of an account outside it: nothing the person wrote can be seen from here. */
export interface Account {
  id: string;
  email: string;
  is_verified: boolean;
  disabled_at: Date | null;
  created_at: Date;
}

/** Adds an account. Without `isVerified` its owner gets the letter that confirms the address. Throws OperatorMistake. */
export async function createAccount(
  office: Office,
  { email, password, isVerified }: { email: string; password: string; isVerified: boolean },
): Promise<Account> {
  if (!Email.safeParse(email).success) throw new OperatorMistake(`${email} is not an email address.`);
  await acceptPassword(password, email);
  const user = await newAccount(office, { email, password });
  await office.db.transaction().execute(async (trx) => {
    await insertUser(trx, { ...user, is_verified: isVerified }, undefined);
    const kept = await selectAccount(trx, user.email_key).executeTakeFirst();
    if (kept?.id !== user.id) throw new OperatorMistake(`${email} has an account already.`);
    if (!isVerified) await postLetter(office, trx, user.id, 'activation');
  });
  return find(office, email);
}

/** Puts another password in place; every session ends and its owner is told. Throws OperatorMistake. */
export async function resetAccountPassword(office: Office, email: string, password: string): Promise<Account> {
  const account = await find(office, email);
  await acceptPassword(password, email);
  const hash = await hashPassword(password);
  await office.db.transaction().execute(async (trx) => {
    await replacePassword(trx, account.id, hash, { now: office.clock() });
    await notify(office, trx, account.id, 'password_reset');
  });
  return account;
}

/**
 * Closes an account, or opens it again. A closed one keeps everything, and nobody can sign in to it; access tokens
 * already given out live on for their 15 minutes at most. Throws OperatorMistake.
 */
export async function disableAccount(office: Office, email: string, isDisabled: boolean): Promise<Account> {
  const { id } = await find(office, email);
  await office.db.transaction().execute(async (trx) => {
    await setDisabled(trx, id, isDisabled ? office.clock() : null);
    if (isDisabled) await signOutEverywhere(office, trx, id);
  });
  return find(office, email);
}

/** Deletes an account with everything in it, and writes its owner a last letter. Throws OperatorMistake. */
export async function deleteAccount(office: Office, email: string): Promise<Account> {
  const account = await find(office, email);
  await removeAccount(office, account.id);
  await sendLastLetter(office, account.email);
  return account;
}

/** Every account, oldest first. */
export function listAccounts({ db }: Office): Promise<Account[]> {
  return selectAccounts(db).execute();
}

/** A password to hand over, 24 characters of base64url: 144 bits from the system's generator. */
export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

async function find({ db }: Office, email: string): Promise<Account> {
  const account = await selectAccount(db, emailKey(email)).executeTakeFirst();
  if (!account) throw new OperatorMistake(`Nobody has an account with ${email}.`);
  return account;
}

/** The rule of the sign-up form. */
async function acceptPassword(password: string, email: string): Promise<void> {
  const { error } = NewPassword.safeParse(password);
  if (error) throw new OperatorMistake(`${error.issues[0]?.message}.`);
  try {
    await refuseGuessable(password, email, 'password');
  } catch (cause) {
    if (cause instanceof Refusal) throw new OperatorMistake(cause.message, { cause });
    throw cause;
  }
}
