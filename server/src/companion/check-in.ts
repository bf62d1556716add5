import type { Turn } from './companion.ts';
import { checkIns, checkInsFor } from './safety/replies/words.ts';
import type { Followed } from './safety/state.ts';

/** What a model is told about an ordinary reply: where danger was spoken of not long ago, to stay near it. */
export function guidanceAfter({ care, checkIn, state }: Followed): string {
  if (care !== 'after') return '';
  if (state.bySound) {
    return 'Not long ago something this person said only sounded like danger; they were asked about it and have gone on. Do not ask about it again: answer what they say now, a goodbye with a goodbye. Still take any plain sign of danger seriously.';
  }
  const near = 'Not long ago this person spoke of being in danger. Stay gentle, and take any sign of it seriously.';
  return checkIn
    ? `${near} In this reply ask, in plain words, how those thoughts are now, and ask nothing else.`
    : near;
}

/** Wren's own check-in about what the danger was, one new to this conversation if one is left. */
export function checkInFor({ history }: Turn, { state: { need } }: Followed): string {
  const ways = (need && checkInsFor[need]) ?? checkIns;
  const unheard = ways.find(
    (one) => !history.some(({ role, content }) => role === 'assistant' && content.includes(one)),
  );
  return unheard ?? ways[history.length % ways.length] ?? '';
}

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
