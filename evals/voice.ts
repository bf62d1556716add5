import type { Said, Sink, Turn } from '../server/src/companion/companion.ts';
import { openCompanion } from '../server/src/companion/open.ts';
import { loadConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/platform/log.ts';
import type { Conversation } from './conversations/conversation.ts';

export interface Exchange {
  said: string;
  reply: string;
  /** Tags other than follow-ups: a crisis card, a notice. */
  tags: string[];
}

export interface Talk {
  conversation: Conversation;
  exchanges: Exchange[];
}

/** The voice that would answer people in this house: a configured model, or the built-in companion, at once. */
export const openVoice = () => openCompanion({ ...loadConfig().companion, wordsPerSecond: 0 }, createLog('silent'));

type Companion = Awaited<ReturnType<typeof openVoice>>;

/** Says the lines of a conversation one after another, as the chat does. */
export async function hold(companion: Companion, conversation: Conversation): Promise<Talk> {
  const history: Said[] = [];
  const exchanges: Exchange[] = [];
  const now = new Date('2026-11-20T15:00:00Z');
  let state: Turn['state'] = null;
  for (const message of conversation.lines) {
    const turn: Turn = {
      conversationId: conversation.name,
      person: {
        firstName: 'Robin',
        pronouns: '',
        tone: 'friendly',
        length: 'medium',
        concerns: conversation.concern ? [conversation.concern] : [],
        goals: [],
        country: 'US',
      },
      history: [...history],
      message,
      memories: [],
      state,
      now,
    };
    const exchange: Exchange = { said: message, reply: '', tags: [] };
    const to: Sink = {
      say: (words) => (exchange.reply += words),
      show: (tags) => exchange.tags.push(...tags.map(({ tag }) => tag).filter((tag) => tag !== 'FOLLOW-UP')),
    };
    state = (await companion.reply(turn, to, new AbortController().signal)) ?? state;
    history.push({ role: 'user', content: message, at: now }, { role: 'assistant', content: exchange.reply, at: now });
    exchanges.push(exchange);
  }
  return { conversation, exchanges };
}
