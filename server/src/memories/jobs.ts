import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { learnJob, learnMemories } from './learn.ts';

/** How long learning from one exchange may take, in milliseconds. */
const patience = 30_000;

/** What the memories do in the background. */
export function memoryTasks(ctx: Context): Tasks {
  return {
    [learnJob](payload, leaving) {
      const limit = AbortSignal.timeout(patience);
      return learnMemories(ctx, payload, leaving ? AbortSignal.any([leaving, limit]) : limit);
    },
  };
}
