import type { Tag } from '@wren/contract/chat.ts';
import type { CompanionState, OpenGoal, Person, Said, Turn } from '../../src/companion/companion.ts';
import { createListener } from '../../src/companion/listener/voice.ts';
import { takeNotes } from '../companion/taking-notes.ts';

export const somebody: Person = {
  firstName: '',
  pronouns: '',
  tone: 'friendly',
  length: 'medium',
  concerns: [],
  goals: [],
  country: 'US',
};

export interface Exchange {
  said: string;
  reply: string;
  followUps: string[];
  /** Names of the tags shown beside it: SOURCE, EXERCISE. */
  shown: string[];
  tags: Tag[];
  state: CompanionState | null;
}

export interface Talk {
  person?: Partial<Person>;
  id?: string;
  /** When each line is sent; the same afternoon unless given. */
  at?: (turn: number) => Date;
  memories?: string[];
  helped?: Turn['helped'];
  offTheRecord?: true;
  /** Goals set before and not asked about yet. */
  goals?: readonly OpenGoal[];
  /** What the last line was answered before, when another reply is asked for. */
  instead?: readonly string[];
}

const afternoon = new Date('2026-11-20T15:00:00Z');

/** Says the lines one after another to the built-in companion, as the chat does, and keeps what it answered. */
export async function talk(
  lines: readonly string[],
  { person, id = 'a conversation', at, memories = [], helped, offTheRecord, goals, instead }: Talk = {},
): Promise<Exchange[]> {
  const listener = createListener({ pace: 0 });
  const history: Said[] = [];
  const exchanges: Exchange[] = [];
  let state: CompanionState | null = null;
  for (const [turn, message] of lines.entries()) {
    const now = at?.(turn) ?? afternoon;
    const asked: Turn = {
      conversationId: id,
      person: { ...somebody, ...person },
      history: [...history],
      message,
      memories,
      ...(helped && { helped }),
      ...(offTheRecord && { offTheRecord }),
      ...(goals && { goals }),
      ...(instead && turn === lines.length - 1 && { instead }),
      state,
      now,
    };
    const notes = takeNotes();
    state = { listener: await listener.speak(asked, notes, new AbortController().signal) };
    const { content: reply, tags } = notes;
    const followUps = tags.filter(({ tag }) => tag === 'FOLLOW-UP').map(({ content }) => content);
    const shown = tags.map(({ tag }) => tag).filter((tag) => tag !== 'FOLLOW-UP');
    history.push({ role: 'user', content: message, at: now }, { role: 'assistant', content: reply, at: now });
    exchanges.push({ said: message, reply, followUps, shown, tags, state: structuredClone(state) });
  }
  return exchanges;
}

/** The last reply of a conversation. */
export const lastReply = async (lines: readonly string[], options?: Talk): Promise<string> =>
  (await talk(lines, options)).at(-1)?.reply ?? '';
