import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { sendLetterJob } from './post-letter.ts';
import { deleteStale } from './queries.ts';
import { sendLetter } from './send-letter.ts';

/** How long a letter is tried to be sent, in milliseconds. */
const lettersKeptFor = 7 * 24 * 60 * 60 * 1000;

const forgetLettersJob = 'forget_letters';

export function letterTasks(ctx: Context): Tasks {
  return {
    [sendLetterJob]: (payload) => sendLetter(ctx, payload),
    [forgetLettersJob]: () => {
      const now = ctx.clock();
      return deleteStale(ctx.db, now, new Date(now.getTime() - lettersKeptFor));
    },
  };
}

/** In crontab format, UTC: every night at 3:50. */
export const letterSchedule = `50 3 * * * ${forgetLettersJob}`;
