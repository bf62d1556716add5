import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { refreshSeconds } from '#platform/tokens.ts';
import { deleteSessionsEndedBefore } from './queries.ts';

const forgetSessionsJob = 'forget_sessions';

/** What sign-in does beside the path of a call: sessions are forgotten once no token of theirs could still be tried. */
export function authTasks(ctx: Context): Tasks {
  return {
    [forgetSessionsJob]: () =>
      deleteSessionsEndedBefore(ctx.db, new Date(ctx.clock().getTime() - refreshSeconds * 1000)),
  };
}

/** In crontab format, UTC: every night at 3:40. */
export const authSchedule = `40 3 * * * ${forgetSessionsJob}`;
