import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { newId } from '#platform/ids.ts';
import type { LetterKind } from './words.ts';

export const sendLetterJob = 'send_letter';

/**
 * Posts a letter in the caller's transaction: it is sent when, and only when, that commits, and tried again until it
 * is. `address` is theirs unless another one is given. A person who does not exist gets no letter, after the same
 * statements, so that nobody learns who is here from the time it took.
 */
export async function postLetter(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  trx: Kysely<Schema>,
  userId: string,
  kind: LetterKind,
  address?: string,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('letters')
    .columns(['user_id', 'id', 'kind', 'address', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('users.id', '=', userId)
        .select((user) => [
          'users.id as user_id',
          user.cast<string>(user.val(id), 'uuid').as('id'),
          user.cast<string>(user.val(kind), 'text').as('kind'),
          user.fn.coalesce(user.cast<string>(user.val(address ?? null), 'text'), 'users.email').as('address'),
          user.cast<Date>(user.val(clock()), 'timestamptz').as('created_at'),
        ]),
    )
    .execute();
  await jobs.add(trx, sendLetterJob, { user_id: userId, letter_id: id });
}
