import type { Message } from '@wren/contract/chat.ts';
import type { BodyOf } from '@wren/contract/endpoint.ts';
import type { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import type { Said, Turn } from '#companion/companion.ts';
import { stateAfter } from '#companion/rebuild.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { dayOf, readTally, refuseBeyondAllowance } from '#subscriptions/daily-allowance.ts';
import { openProfile } from '#users/profile.ts';
import { LiveReply } from './live-reply.ts';
import { findPerson } from './queries.ts';
import { personOf } from './recall.ts';
import { listen, refusalFor, refuseUnlessWorthKeeping } from './send-message.ts';
import type { UnwrittenTally } from './unwritten-tally.ts';

interface OffTheRecord extends BodyOf<typeof sayOffTheRecord> {
  userId: string;
}

/**
 * Answers what is said off the record: from what came along, the manner the person chose in their profile, and nothing
 * remembered. No row is written and no job asked for: that a message was answered counts for its day in memory alone.
 * Nobody can follow the reply. The safety step is the same, and reads what came along for danger once more. Refusals
 * arrive through the reply.
 */
export function offTheRecord(
  ctx: Context,
  tally: UnwrittenTally,
  said: OffTheRecord,
  language: string | undefined,
): LiveReply {
  const live = new LiveReply({
    userId: said.userId,
    text: said.message.toWellFormed(),
    conversationId: undefined,
    key: newId(),
    at: ctx.clock(),
    steering: said.steering ?? undefined,
    offTheRecord: true,
  });
  void write(ctx, tally, live, said, language).then(
    (message) => live.finish(message),
    (error: unknown) => live.fail(refusalFor(ctx, live, error)),
  );
  return live;
}

async function write(
  ctx: Context,
  unwritten: UnwrittenTally,
  live: LiveReply,
  { userId, history: before }: OffTheRecord,
  language: string | undefined,
): Promise<Message> {
  const [row, tally] = await Promise.all([findPerson(ctx.db, userId), readTally(ctx, userId, live.ask.at)]);
  if (!row) throw new Refusal('unauthenticated', 'Please sign in to continue.');
  const profile = openProfile(ctx.vault.unlock(userId, row.data_key), userId, row.profile);
  const person = personOf(profile, language);
  const { text, at, steering } = live.ask;
  const history: Said[] = before.map(({ role, content }) => ({ role, content: content.toWellFormed(), at }));
  // The first words, and not an id that changes with every message, make the same chat of it.
  const conversationId = history[0]?.content.slice(0, 80) ?? text.slice(0, 80);
  const turn: Turn = {
    conversationId,
    person,
    history,
    message: text,
    memories: [],
    steering,
    offTheRecord: true,
    state: history.length > 0 ? stateAfter(history, person, conversationId) : null,
    now: at,
  };
  await refuseBeyondAllowance(ctx, tally, {
    userId,
    text,
    at,
    state: turn.state,
    underWay: unwritten.of(userId, dayOf(at)),
  });
  live.open();
  await listen(ctx, live, turn);
  refuseUnlessWorthKeeping(live);
  unwritten.count(userId, dayOf(at));
  return {
    id: newId(),
    role: 'assistant',
    content: live.content,
    timestamp: ctx.clock().toISOString(),
    // A goal or a finished exercise would be kept.
    tags: live.tags.filter(({ tag }) => !/^(?:GOAL|GOAL-ASKED|GOAL-CHANGED|EXERCISE)$/.test(tag)),
  };
}
