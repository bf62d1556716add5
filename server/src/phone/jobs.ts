import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { deleteCodesBefore } from './queries.ts';
import { textCode } from './text-code.ts';

export const sendTextJob = 'text_phone_code';
const forgetCodesJob = 'forget_phone_codes';

export function phoneTasks(ctx: Context): Tasks {
  return {
    [sendTextJob]: (payload) => textCode(ctx, payload),
    [forgetCodesJob]: () => deleteCodesBefore(ctx.db, ctx.clock()),
  };
}

/** In crontab format, UTC: every hour, so that no number is kept much longer than its code works. */
export const phoneSchedule = `20 * * * * ${forgetCodesJob}`;
