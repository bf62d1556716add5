import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { deleteAttemptsBefore } from './queries.ts';

const forgetAttemptsJob = 'forget_connection_attempts';

/** Journeys nobody came back from are forgotten. */
export function connectionTasks(ctx: Context): Tasks {
  return { [forgetAttemptsJob]: () => deleteAttemptsBefore(ctx.db, ctx.clock()) };
}

/** In crontab format, UTC: every hour. */
export const connectionSchedule = `30 * * * * ${forgetAttemptsJob}`;
