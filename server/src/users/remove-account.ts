import type { Context } from '#context.ts';
import { writeLetter } from '#letters/write-letter.ts';
import { closeSubscriptions } from '#subscriptions/close-subscriptions.ts';
import { deleteUser } from './queries.ts';

/**
 * Takes an account away with everything in it, whoever asked for it. The key that seals its words goes too, so what a
 * backup still holds cannot be read any more. What they pay for ends too: a job sees to that until the provider agrees.
 */
export async function removeAccount(ctx: Pick<Context, 'db' | 'jobs'>, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await closeSubscriptions(ctx, trx, userId);
    await deleteUser(trx, userId);
  });
}

/** Writes a last letter to an address that is kept nowhere any more: it is tried once, and a failure is only logged. */
export async function sendLastLetter({ mailer, log }: Pick<Context, 'mailer' | 'log'>, address: string): Promise<void> {
  try {
    await mailer.send(writeLetter('account_deleted', address, undefined));
  } catch (error) {
    log.info({ err: error }, 'a last letter was not sent');
  }
}
