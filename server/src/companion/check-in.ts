import type { Turn } from './companion.ts';
import { denialIn, toldBeside } from './safety/denials.ts';
import { purposes } from './safety/plan.ts';
import { wordsAround } from './safety/replies/crisis-reply.ts';
import { checkIns, checkInsFor } from './safety/replies/words.ts';
import { endsInOwnQuestion, type Followed } from './safety/state.ts';

/** What a model is told about an ordinary reply: where danger was spoken of not long ago, to stay near it. */
export function guidanceAfter({ care, checkIn, state, assessment: { need } }: Followed): string {
  if (endsInOwnQuestion(care)) {
    const maybe = purposes[need ?? 'suicide'] ?? purposes.suicide;
    return `Something in this message may only sound like danger, and probably is none. It might be this: ${maybe} Answer what they tell, warmly and without any alarm, and ask nothing at all: below your words Wren itself asks, softly, ${care === 'probe' ? 'how bad it gets' : 'whether it is so'}.`;
  }
  if (care === 'corrected') {
    return 'What this person wrote was taken for a sign of danger, and they say that it is none. Believe them: say in half a sentence that it was misread, then go back to what they were telling. Do not ask about danger again, name no line, and explain nothing.';
  }
  if (care !== 'after') return '';
  if (state.bySound) {
    return 'Not long ago something this person said only sounded like danger; they were asked about it and have gone on. Do not ask about it again: answer what they say now, a goodbye with a goodbye. Still take any plain sign of danger seriously.';
  }
  const near = 'Not long ago this person spoke of being in danger. Stay gentle, and take any sign of it seriously.';
  return checkIn
    ? `${near} In this reply ask, in plain words, how those thoughts are now, and ask nothing else.`
    : near;
}

/** Wren's own check-in about what the danger was, new to this conversation; empty where each was heard. */
export function checkInFor({ history }: Turn, { state: { need } }: Followed): string {
  const ways = (need && checkInsFor[need]) ?? checkIns;
  const isHeard = (one: string) => history.some(({ role, content }) => role === 'assistant' && content.includes(one));
  return ways.find((one) => !isHeard(one)) ?? '';
}

/** Wren's own words before and after an ordinary reply; empty where none are owed. */
export function wordsBeside(turn: Turn, read: Followed): { first: string; last: string } {
  return read.checkIn ? { first: '', last: checkInFor(turn, read) } : wordsAround(turn, read);
}

/**
 * The turn as the built-in voice answers it. Who was misheard is answered in what they tell beside their no; where it is a
 * mere no, in what they had said before, in another way than then. Undefined where there is nothing to go back to.
 */
export function asTold(turn: Turn, { care }: Followed): Turn | undefined {
  if (care !== 'corrected') return turn;
  const told = toldBeside(turn.message);
  if (told) return { ...turn, message: told, isOwned: true };
  const at = turn.history.findLastIndex(({ role, content }) => role === 'user' && !denialIn(content));
  const before = turn.history[at];
  if (!before || before.content.length < worthGoingBackTo) return undefined;
  const replies = turn.history.slice(at + 1).filter(({ role }) => role === 'assistant');
  return { ...turn, message: before.content, instead: replies.map(({ content }) => content) };
}
const worthGoingBackTo = 30;

/** Leaves the questions out of words that come one by one, so that the check-in is the only one. */
export class QuestionFilter {
  #sentence = '';

  read(words: string): string {
    this.#sentence += words;
    const end = /^[\s\S]*[.!?…]["”’)]*\s+/.exec(this.#sentence)?.[0] ?? '';
    this.#sentence = this.#sentence.slice(end.length);
    return withoutQuestions(end);
  }

  end(): string {
    return withoutQuestions(this.#sentence);
  }
}

/** The text without the sentences that ask. */
export function withoutQuestions(text: string): string {
  return text.replace(/[^.!?…]*\?["”’)]*\s*/g, '');
}
