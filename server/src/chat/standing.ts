import { type Message, noMessageSentence } from '@wren/contract/chat.ts';
import { type FeltOff, feltOffOf } from '@wren/contract/steering.ts';
import type { CompanionState, Person, Said } from '#companion/companion.ts';
import { stateAfter } from '#companion/rebuild.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import type { Ask } from './live-reply.ts';
import { messagesFrom } from './message-queries.ts';
import { lastMessages, messagesUpTo } from './queries.ts';
import { type MessageRow, openMessage, openState, openVersions } from './sealed.ts';

/** Messages a companion is told of a conversation, the newest ones: what a voice can use is decided there. */
const historyLength = 40;
/** How many replies back it counts what felt off. */
const feltOffReaches = 3;

/** Where a conversation stands before the message that is to be answered. */
export interface Standing {
  archived: boolean;
  history: Said[];
  state: CompanionState | null;
  /** What the companion keeps now; later than `state` where something is said again. */
  stateNow: CompanionState | null;
  /** What felt off about the replies that are to be learned from. */
  feltOff: FeltOff[];
  /** The message, its reply and every way that was said so far, where the reply is to be said anew. */
  again: { said: Message; reply: Message; ways: string[] } | undefined;
}

/** The newest messages before what is asked; with the one an edit stands in for, or the exchange said anew, at their end. */
export interface Rows {
  messages: MessageRow[];
  newest: MessageRow[];
  /** Sealed: every version of the reply to be said anew. */
  versions: Buffer | null;
}

export async function rowsFor({ db }: Context, { userId, conversationId, ...ask }: Ask): Promise<Rows> {
  if (!conversationId) return { messages: [], newest: [], versions: null };
  if (!ask.replaces) {
    const { regenerates } = ask;
    const [messages, again] = await Promise.all([
      lastMessages(db, userId, conversationId, historyLength + (regenerates ? 2 : 0)),
      regenerates ? messagesFrom(db, userId, conversationId, regenerates) : [],
    ]);
    return { messages, newest: messages, versions: again[0]?.versions ?? null };
  }
  const [messages, newest] = await Promise.all([
    messagesUpTo(db, userId, conversationId, ask.replaces, historyLength + 1),
    lastMessages(db, userId, conversationId, 2),
  ]);
  return { messages, newest, versions: null };
}

interface ConversationStates {
  archived: boolean | null;
  companion_state: Buffer | null;
  state_before: Buffer | null;
}

/** Throws Refusal when the message or the reply that is asked about is not where it would have to be. */
export function standingOf(
  key: PersonalKey,
  { conversationId = '', replaces, regenerates }: Ask,
  row: ConversationStates,
  rows: Rows,
  person: Person,
): Standing {
  const known = rows.messages.map((message) => openMessage(key, message));
  const open = (sealed: Buffer | null) => sealed && openState(key, conversationId, sealed);
  const stateNow = open(row.companion_state);
  const archived = row.archived === true;
  if (!replaces && !regenerates) {
    return {
      archived,
      history: historyOf(known),
      state: stateNow,
      stateNow,
      feltOff: feltOffIn(known),
      again: undefined,
    };
  }
  const again = regenerates ? lastExchange(key, known, regenerates, rows.versions) : undefined;
  if (replaces) refuseUnlessOwn(known.at(-1), replaces);
  const kept = known.slice(0, again ? -2 : -1);
  const history = historyOf(kept);
  const isLast = again !== undefined || rows.newest.at(-2)?.id === replaces;
  const before = isLast ? open(row.state_before) : null;
  // What was not kept of an earlier place is read again.
  const state = before ?? (history.length > 0 ? stateAfter(history, person, conversationId) : null);
  return { archived, history, state, stateNow, feltOff: feltOffIn(again ? [...kept, again.reply] : kept), again };
}

/** Only the last reply can be said anew. */
function lastExchange(
  key: PersonalKey,
  known: readonly Message[],
  replyId: string,
  versions: Buffer | null,
): Standing['again'] {
  const [said, reply] = known.slice(-2);
  if (reply?.id === replyId && said?.role === 'user') {
    const ways = versions ? openVersions(key, replyId, versions).map(({ content }) => content) : [reply.content];
    return { said, reply, ways: ways.filter((way) => way !== '') };
  }
  throw new Refusal('conflict', 'Only the last reply can be said another way. Please reload the conversation.');
}

function refuseUnlessOwn(message: Message | undefined, id: string): void {
  if (message?.id !== id || message.role !== 'user') throw new Refusal('not_found', noMessageSentence);
}

/** A reply that was stopped before its first word has none to remember; models refuse empty messages. */
function historyOf(messages: readonly Message[]): Said[] {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ role, content, timestamp }) => ({ role, content, at: new Date(timestamp) }));
}

function feltOffIn(messages: readonly Message[]): FeltOff[] {
  const replies = messages.filter(({ role }) => role === 'assistant').slice(-feltOffReaches);
  const newest = replies.at(-1);
  const reasons = replies.flatMap((reply) =>
    feltOffOf(reply).filter((reason) => reason !== 'felt-wrong' || reply === newest),
  );
  return [...new Set(reasons)];
}
