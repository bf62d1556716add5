import { type Message, noConversationSentence } from '@wren/contract/chat.ts';
import type { CompanionState } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { keepGoals, touchesGoals } from '#exercises/keep-goals.ts';
import { learnJob } from '#memories/learn.ts';
import { jobCall } from '#platform/jobs.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { dayOf } from '#subscriptions/daily-allowance.ts';
import type { LiveReply } from './live-reply.ts';
import { nameConversationJob } from './name-conversation.ts';
import { insertExchange } from './queries.ts';
import { sealMessage, sealPreview, sealState } from './sealed.ts';
import { setAside } from './set-aside.ts';

// PostgreSQL's error codes (appendix A of its manual).
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const notNullViolation = '23502';

const answeredElsewhere = 'This message has already been answered. Please reload the conversation.';

interface Ending {
  /** Undefined when the reply was cut short: the companion stays where it was. */
  state: CompanionState | undefined;
  /** Where the companion was before the message. */
  before: CompanionState | null;
  letsRemember: boolean;
}

/**
 * Keeps both sides of a finished exchange, sealed, in one statement, and the goals it touched with it. Returns the reply as kept.
 * Throws Refusal when another process answered under the same key meanwhile, or deleted the conversation.
 */
export async function keepExchange(
  { db, companion }: Context,
  key: PersonalKey,
  live: LiveReply,
  reply: Message,
  { state, before, letsRemember }: Ending,
): Promise<Message> {
  const { userId, text, replaces } = live.ask;
  const { conversationId } = live;
  const ids = { user_id: userId, conversation_id: conversationId };
  const learning = jobCall(learnJob, { ...ids, message_id: reply.id });
  const exchange = {
    userId,
    day: dayOf(live.ask.at),
    conversationId,
    isNew: live.isNew,
    key: live.ask.key,
    said: sealMessage(key, live.said),
    reply: sealMessage(key, reply),
    lastMessage: sealPreview(key, conversationId, reply.content || text),
    state: state && sealState(key, conversationId, state),
    jobs: [
      ...(live.isNew ? [jobCall(nameConversationJob, ids)] : []),
      ...(letsRemember && companion.mayTeach(text) ? [learning] : []),
    ],
  };
  await keep(db, exchange).catch((cause: { code?: string }) => {
    if (cause.code === uniqueViolation) throw new Refusal('conflict', answeredElsewhere, { cause });
    const isGone = cause.code === foreignKeyViolation || cause.code === notNullViolation;
    if (isGone) throw new Refusal('not_found', noConversationSentence, { cause });
    throw cause;
  });
  return reply;

  /** One statement; a goal set or asked about in this reply, or an edit, is kept with it or not at all. */
  function keep(to: Context['db'], whole: typeof exchange): Promise<void> {
    if (!touchesGoals(reply) && !replaces) return insertExchange(to, whole);
    return to.transaction().execute(async (trx) => {
      const edit = replaces
        ? {
            setAside: await setAside(trx, key, { userId, conversationId }, replaces, live.userMessageId),
            before: before && sealState(key, conversationId, before),
          }
        : undefined;
      await insertExchange(trx, { ...whole, edit });
      await keepGoals(trx, key, { userId, conversationId }, reply);
    });
  }
}
