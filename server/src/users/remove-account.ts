import type { Context } from '#context.ts';
import { writeLetter } from '#letters/write-letter.ts';
import { deleteUser } from './queries.ts';

/**
 * Takes an account away with everything in it, whoever asked for it. The key that seals its words goes too, so what a
 * backup still holds cannot be read any more.
 */
export async function removeAccount({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  await deleteUser(db, userId);
}

/** Writes a last letter to an address that is kept nowhere any more: it is tried once, and a failure is only logged. */
export async function sendLastLetter({ mailer, log }: Pick<Context, 'mailer' | 'log'>, address: string): Promise<void> {
  try {
    await mailer.send(writeLetter('account_deleted', address, undefined));
  } catch (error) {
    log.info({ err: error }, 'a last letter was not sent');
  }
}
