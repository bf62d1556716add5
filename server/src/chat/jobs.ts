import type { Context } from '#context.ts';
import type { Tasks } from '#platform/jobs.ts';
import { finishDeletions, finishDeletionsJob } from './delete-conversation.ts';
import { nameConversation, nameConversationJob } from './name-conversation.ts';
import { deleteExchangesBefore } from './queries.ts';

/** How long a resend under the same Idempotency-Key finds its exchange, in milliseconds. */
const exchangesKeptFor = 24 * 60 * 60 * 1000;

/** How long a model may take to find a title, in milliseconds. */
const titlePatience = 60_000;

const forgetExchangesJob = 'forget_exchanges';

/** What the chat does beside the path of a message. */
export function chatTasks(ctx: Context): Tasks {
  return {
    [nameConversationJob](payload, leaving) {
      const patience = AbortSignal.timeout(titlePatience);
      return nameConversation(ctx, payload, leaving ? AbortSignal.any([leaving, patience]) : patience);
    },
    [finishDeletionsJob]: () => finishDeletions(ctx),
    [forgetExchangesJob]: () => deleteExchangesBefore(ctx.db, new Date(ctx.clock().getTime() - exchangesKeptFor)),
  };
}

/** In crontab format, UTC: seventeen minutes past every hour, and every minute. */
export const chatSchedule = `17 * * * * ${forgetExchangesJob}\n* * * * * ${finishDeletionsJob}`;
