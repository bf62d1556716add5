import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { deleteNotificationsBefore } from './queries.ts';

/** How far back the notifications page goes, in milliseconds. */
const keptFor = 180 * 24 * 60 * 60 * 1000;

const forgetNotificationsJob = 'forget_notifications';

export function notificationTasks(ctx: Context): Tasks {
  return {
    [forgetNotificationsJob]: () => deleteNotificationsBefore(ctx.db, new Date(ctx.clock().getTime() - keptFor)),
  };
}

/** In crontab format, UTC: every night at 4:00. */
export const notificationSchedule = `0 4 * * * ${forgetNotificationsJob}`;
