import type { CompanionState, Person, Said, Turn } from '../../src/companion/companion.ts';
import { createListener } from '../../src/companion/listener/voice.ts';

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
  state: CompanionState | null;
}

export interface Talk {
  person?: Partial<Person>;
  id?: string;
  /** When each line is sent; the same afternoon unless given. */
  at?: (turn: number) => Date;
  memories?: string[];
  offTheRecord?: true;
  /** What the last line was answered before, when another reply is asked for. */
  instead?: readonly string[];
}

const afternoon = new Date('2026-11-20T15:00:00Z');

/** Says the lines one after another to the built-in companion, as the chat does, and keeps what it answered. */
export async function talk(
  lines: readonly string[],
  { person, id = 'a conversation', at, memories = [], offTheRecord, instead }: Talk = {},
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
      ...(offTheRecord && { offTheRecord }),
      ...(instead && turn === lines.length - 1 && { instead }),
      state,
      now,
    };
    let reply = '';
    let followUps: string[] = [];
    let shown: string[] = [];
    for await (const piece of listener.speak(asked, new AbortController().signal)) {
      if ('content' in piece) reply += piece.content;
      else if ('tags' in piece) {
        followUps = piece.tags.filter(({ tag }) => tag === 'FOLLOW-UP').map(({ content }) => content);
        shown = piece.tags.map(({ tag }) => tag).filter((tag) => tag !== 'FOLLOW-UP');
      } else state = { listener: piece.state };
    }
    history.push({ role: 'user', content: message, at: now }, { role: 'assistant', content: reply, at: now });
    exchanges.push({ said: message, reply, followUps, shown, state: structuredClone(state) });
  }
  return exchanges;
}

/** The last reply of a conversation. */
export const lastReply = async (lines: readonly string[], options?: Talk): Promise<string> =>
  (await talk(lines, options)).at(-1)?.reply ?? '';
