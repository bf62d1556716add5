import { authSchedule, authTasks } from '#auth/jobs.ts';
import { chatSchedule, chatTasks } from '#chat/jobs.ts';
import { connectionSchedule, connectionTasks } from '#connections/jobs.ts';
import type { Context } from '#context.ts';
import { letterSchedule, letterTasks } from '#letters/jobs.ts';
import { memoryTasks } from '#memories/jobs.ts';
import { notificationSchedule, notificationTasks } from '#notifications/jobs.ts';
import { phoneSchedule, phoneTasks } from '#phone/jobs.ts';
import type { Tasks } from '#platform/jobs.ts';
import { subscriptionSchedule, subscriptionTasks } from '#subscriptions/jobs.ts';

/** Every job the house does in the background, by name. */
export function tasks(ctx: Context): Tasks {
  return {
    ...authTasks(ctx),
    ...chatTasks(ctx),
    ...connectionTasks(ctx),
    ...letterTasks(ctx),
    ...memoryTasks(ctx),
    ...notificationTasks(ctx),
    ...phoneTasks(ctx),
    ...subscriptionTasks(ctx),
  };
}

/** Jobs that come by the clock, in crontab format (UTC). */
export const schedule = [
  authSchedule,
  chatSchedule,
  connectionSchedule,
  letterSchedule,
  notificationSchedule,
  phoneSchedule,
  subscriptionSchedule,
].join('\n');
