import { timingSafeEqual } from 'node:crypto';
import { normalizePhone } from '@wren/contract/formats.ts';
import { sizes } from '@wren/contract/limits.ts';
import type { User } from '@wren/contract/users.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { Refusal } from '#platform/refusal.ts';
import { confirmPhone } from '#users/confirm-phone.ts';
import { deleteCode, selectKey, takeTry } from './queries.ts';
import { markOf, openNumber } from './sealed.ts';

const { tries } = sizes.phoneCode;

/**
 * Makes a number the person's own, verified one, with the code texted to it. A try is spent before the code is looked
 * at, so that tries sent all at once do not get past the count. Throws Refusal `invalid` on `code`.
 */
export async function verifyCode(
  ctx: Context,
  userId: string,
  form: { phone_number: string; code: string },
): Promise<User> {
  const row = await takeTry(ctx.db, userId, ctx.clock(), tries).executeTakeFirst();
  if (!row) throw wrong('This code has run out. Please ask for a new one.');
  const { data_key } = await selectKey(ctx.db, userId).executeTakeFirstOrThrow();
  const number = openNumber(ctx.vault.unlock(userId, data_key), userId, row.number);
  const given = markOf(ctx.vault, row.id, form.code);
  const isRight = row.code_mark !== null && timingSafeEqual(given, row.code_mark);
  if (!isRight || normalizePhone(form.phone_number) !== number) throw wrong(sentenceFor(tries - row.tries));
  return ctx.db.transaction().execute(async (trx) => {
    const user = await confirmPhone(ctx, trx, userId, form.phone_number);
    if (!(await deleteCode(trx, userId, row.id))) throw wrong('This code has been used.');
    await notify(ctx, trx, userId, 'phone_verified');
    return user;
  });
}

function sentenceFor(left: number): string {
  if (left === 0) return 'That is not the code we sent, and that was the last try. Please ask for a new one.';
  return `That is not the code we sent. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

function wrong(sentence: string): Refusal {
  return new Refusal('invalid', sentence, { fields: { code: [sentence] } });
}
