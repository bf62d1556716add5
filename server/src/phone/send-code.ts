import { setTimeout as wait } from 'node:timers/promises';
import { normalizePhone } from '@wren/contract/formats.ts';
import { sizes } from '@wren/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { readMe } from '#users/read-me.ts';
import { canBeTexted } from './can-be-texted.ts';
import { sendTextJob } from './jobs.ts';
import { replaceCode, selectCode, selectKey } from './queries.ts';
import { sealNumber } from './sealed.ts';

/** How long (ms) the answer waits for the carrier's word, so that a number it refuses is said while it is looked at. */
const attention = { longest: 4_000, step: 50 };

/**
 * Sends a code to a number. The message is a job written together with the code's row, so neither is lost; a code takes
 * the place of the one before. Throws Refusal `invalid` on `phone_number`, `too_many_requests` and `unavailable`.
 */
export async function sendCode(ctx: Context, request: FastifyRequest, userId: string, typed: string): Promise<void> {
  const number = normalizePhone(typed);
  const me = await readMe(ctx, userId);
  if (me.is_phone_verified && normalizePhone(me.phone_number) === number)
    throw wrong('This number is verified already.');
  if (!(await canBeTexted(number))) throw wrong('This does not look like a number that can get text messages.');
  if (!ctx.texter)
    throw new Refusal('unavailable', 'Text messages are not set up here, so numbers cannot be verified.');
  await count(request, userId, number);

  const id = newId();
  const { data_key } = await selectKey(ctx.db, userId).executeTakeFirstOrThrow();
  const key = ctx.vault.unlock(userId, data_key);
  await ctx.db.transaction().execute(async (trx) => {
    await replaceCode(trx, {
      user_id: userId,
      id,
      number: sealNumber(key, userId, number),
      code_mark: null,
      state: 'waiting',
      tries: 0,
      expires_at: new Date(ctx.clock().getTime() + sizes.phoneCode.seconds * 1000),
    });
    await ctx.jobs.add(trx, sendTextJob, { user_id: userId, code_id: id });
  });
  if ((await carriersWord(ctx, userId, id)) !== 'refused') return;
  // Whoever mistyped may correct it at once.
  await request.server.limits.forgive('phoneCode', `person ${userId}`);
  throw wrong('We could not send a text message to this number. Please check it.');
}

async function count(request: FastifyRequest, userId: string, number: string): Promise<void> {
  const subjects = [`person ${userId}`, `number ${number}`];
  for (const limit of ['phoneCode', 'phoneCodeDay'] as const) {
    for (const subject of subjects) await request.server.limits.spend(limit, request, subject);
  }
}

async function carriersWord({ db }: Context, userId: string, id: string) {
  for (let waited = 0; waited < attention.longest; waited += attention.step) {
    const row = await selectCode(db, userId, id).executeTakeFirst();
    if (row?.state !== 'waiting') return row?.state;
    await wait(attention.step);
  }
  return 'waiting';
}

function wrong(sentence: string): Refusal {
  return new Refusal('invalid', sentence, { fields: { phone_number: [sentence] } });
}
