import { archivedSendSentence, type Message, noConversationSentence, type Tag } from '@wren/contract/chat.ts';
import { steeringOf } from '@wren/contract/steering.ts';
import { CompanionFailed, type CompanionState, type Sink, type Turn } from '#companion/companion.ts';
import { neverCalmer } from '#companion/rebuild.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { refusalForFault } from '#platform/problems.ts';
import { Refusal } from '#platform/refusal.ts';
import { keepExchange } from './keep-exchange.ts';
import { keepVersion } from './keep-version.ts';
import type { LiveReplies } from './live-replies.ts';
import { type Ask, LiveReply } from './live-reply.ts';
import { type Recalled, recall } from './recall.ts';
import { refuseUnlessWithinAllowance } from './within-allowance.ts';

const stoppedNotice: Tag = { tag: 'NOTICE', content: 'You stopped this reply.' };
const closingNotice: Tag = { tag: 'NOTICE', content: 'This reply was cut short because Wren had to restart.' };

/**
 * Answers what a person says. The reply is written whether or not anyone stays to read it, and is kept when it ends;
 * a failure keeps nothing. The same key joins the reply already under way, or tells the one kept before again.
 * Throws Refusal `conflict`; every other refusal arrives through the reply.
 */
export function sendMessage(ctx: Context, replies: LiveReplies, ask: Ask, language: string | undefined): LiveReply {
  const joined = replies.withKey(ask.userId, ask.key);
  if (joined) {
    refuseOtherMessage(ask, joined.ask.text, joined.conversationId);
    return joined;
  }
  if (ask.conversationId && replies.inConversation(ask.userId, ask.conversationId)) {
    throw new Refusal(
      'conflict',
      'Wren is still answering your last message in this conversation. Wait for it to finish or stop it, then send again.',
    );
  }
  // From here on the place is taken, before anything is awaited: of two sends at once one comes second.
  const live = new LiveReply(ask);
  replies.add(live);
  void write(ctx, replies, live, language)
    .then(
      (message) => live.finish(message),
      (error: unknown) => live.fail(refusalFor(ctx, live, error)),
    )
    .finally(() => replies.remove(live));
  return live;
}

async function write(
  ctx: Context,
  replies: LiveReplies,
  live: LiveReply,
  language: string | undefined,
): Promise<Message> {
  const { ask } = live;
  const others = replies.ofUser(ask.userId);
  const known = await recall(ctx, ask, language);
  if (known.exchange) {
    refuseOtherMessage(ask, known.exchange.text, known.exchange.conversationId);
    live.replay(known.exchange);
    return known.exchange.reply;
  }
  if (ask.conversationId && !known.conversation) throw new Refusal('not_found', noConversationSentence);
  if (known.conversation?.archived) throw new Refusal('archived', archivedSendSentence);
  const again = known.conversation?.again;
  if (again) live.userMessageId = again.said.id;
  else await refuseUnlessWithinAllowance(ctx, replies, others, ask, known);
  live.open();
  // A card that was shown stays, whatever is said below it.
  if (again) live.show(again.reply.tags.filter(({ tag }) => tag === 'CRISIS'));
  const turn = turnOf(live, known);
  const ended = await listen(ctx, live, turn);
  refuseUnlessWorthKeeping(live);
  const state = stateToKeep(live, known, ended);
  const reply: Message = {
    id: again?.reply.id ?? newId(),
    role: 'assistant',
    content: live.content,
    timestamp: ctx.clock().toISOString(),
    tags: live.tags,
  };
  if (again) return keepVersion(ctx, known.key, live, reply, state);
  const before = known.conversation?.state ?? null;
  return keepExchange(ctx, known.key, live, reply, { state, before, letsRemember: known.letsRemember });
}

function turnOf(live: LiveReply, { person, memories, progress, conversation }: Recalled): Turn {
  return {
    conversationId: live.conversationId,
    person,
    history: conversation?.history ?? [],
    message: conversation?.again?.said.content ?? live.ask.text,
    memories,
    ...progress,
    steering: conversation?.again ? steeringOf(conversation.again.said) : live.ask.steering,
    feltOff: conversation?.feltOff ?? [],
    instead: conversation?.again?.ways ?? [],
    state: conversation?.state ?? null,
    now: live.ask.at,
    today: live.ask.today,
  };
}

/** Has the companion say its reply. Returns its state, or undefined when the reply was cut short. */
export async function listen(ctx: Context, live: LiveReply, turn: Turn): Promise<CompanionState | undefined> {
  let state: CompanionState | undefined;
  try {
    const to: Sink = {
      say: (words) => live.say(words),
      show: (tags) => live.show(tags.filter((tag) => !isCardShown(live, tag))),
    };
    state = await ctx.companion.reply(turn, to, live.signal);
  } catch (error) {
    if (!live.signal.aborted) throw error;
  }
  const isCut = live.interruption !== undefined && state === undefined;
  if (isCut && live.hasShown) live.show([live.interruption === 'closing' ? closingNotice : stoppedNotice]);
  return state;
}

/** Where something is said again, danger that was spoken of is not taken back with it, also when the reply is cut short. */
function stateToKeep(
  { ask }: LiveReply,
  { conversation }: Recalled,
  ended: CompanionState | undefined,
): CompanionState | undefined {
  if (!conversation?.again && !ask.replaces) return ended;
  const from = ended ?? conversation?.state ?? {};
  const kept = neverCalmer(from, conversation?.stateNow ?? null, ask.at);
  return kept === from ? ended : kept;
}

/** A reply that is said anew begins with the card the one before had. */
function isCardShown(live: LiveReply, { tag }: Tag): boolean {
  return tag === 'CRISIS' && live.tags.some((shown) => shown.tag === tag);
}

/** Throws what a reply of which nothing was shown comes to. */
export function refuseUnlessWorthKeeping(live: LiveReply): void {
  if (live.interruption === 'deleted') throw new Refusal('not_found', noConversationSentence);
  if (live.hasShown) return;
  if (live.interruption) throw new Refusal('stopped', 'The reply was stopped before its first word.');
  throw new CompanionFailed('the companion said nothing');
}

/** What the person is told of a reply that failed; what is no refusal yet is logged, by ids alone. */
export function refusalFor(ctx: Context, live: LiveReply, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const ids = { user_id: live.ask.userId, conversation_id: live.conversationId, err: error };
  if (error instanceof CompanionFailed) {
    ctx.log.info(ids, 'a reply broke off');
    return new Refusal('companion_unavailable', 'Wren could not finish this reply. Please send your message again.', {
      cause: error,
    });
  }
  ctx.log.error(ids, 'a reply failed');
  return refusalForFault(error);
}

/** A key stands for one message. A resend may name the conversation its first send had opened. */
function refuseOtherMessage(ask: Ask, text: string, conversationId: string): void {
  const isSame = ask.regenerates !== undefined || ask.text === text;
  if (isSame && (ask.conversationId ?? conversationId) === conversationId) return;
  throw new Refusal('conflict', 'This Idempotency-Key belongs to another message. Please send your message again.');
}
