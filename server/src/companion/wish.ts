import type { FeltOff, Steering } from '@wren/contract/steering.ts';
import type { Length } from '@wren/contract/users.ts';
import type { Turn } from './companion.ts';
import { wordsIn } from './listener/sentences.ts';
import type { Reading } from './reading/reading.ts';

/** What one reply is to be, from what they chose for it and from what felt off about the last ones. */
export interface Wish {
  /** `avoided`: none is looked for, but a step may hold one ('ask yourself: …'). */
  questions: 'none' | 'avoided' | 'wanted' | 'as-ever';
  advice: 'none' | 'wanted' | 'as-ever';
  shorter: boolean;
  /** The last reply felt wrong: that is to be said, and asked about. */
  repair: boolean;
}

const asking = { listen: 'none', think: 'wanted', step: 'avoided' } as const;

/** What they choose for this message outranks what felt off before it. */
export function wishOf({ steering, feltOff = [] }: Turn): Wish {
  return {
    questions: steering ? asking[steering] : feltOff.includes('too-many-questions') ? 'none' : 'as-ever',
    advice: steering === 'step' ? 'wanted' : steering || feltOff.includes('too-much-advice') ? 'none' : 'as-ever',
    shorter: feltOff.includes('too-long'),
    repair: feltOff.includes('felt-wrong'),
  };
}

/**
 * A reading in the light of what they chose: something told may be a wish for a step, and a question for advice only
 * told. `awaited` is what their last words were asked for, if anything: a goal in the making goes on.
 */
export function readAsWished(reading: Reading, steering: Steering | undefined, awaited: string | undefined): Reading {
  const told = reading.act === 'share' || (reading.act === 'unsure' && !awaited?.startsWith('goal'));
  if (steering === 'step' && told) return { ...reading, act: 'step', detail: '' };
  if ((steering === 'listen' || steering === 'think') && /^(?:advice|step)$/.test(reading.act)) {
    return { ...reading, act: 'share', detail: reading.detail === 'decide' ? 'decide' : '' };
  }
  return reading;
}

const shorterThan: Record<Length, Length> = { long: 'medium', medium: 'short', short: 'short' };

/** The turn of a person for whom the last reply was too long: they are answered as one who likes it shorter. */
export function shortened(turn: Turn): Turn {
  if (!wishOf(turn).shorter) return turn;
  return { ...turn, person: { ...turn.person, length: shorterThan[turn.person.length] } };
}

/** The most words of a reply that follows one that was too long. */
export function mostWordsAfter(turn: Turn): number {
  return Math.max(16, Math.floor(wordsIn(lastReplyTo(turn)) * 0.65));
}

function lastReplyTo({ instead = [], history }: Turn): string {
  return instead.at(-1) ?? history.findLast(({ role }) => role === 'assistant')?.content ?? '';
}

const chosen: Record<Steering, string> = {
  listen:
    'For this reply they chose "Just listen": say back what you heard and how it seems to weigh, stay with it, and leave it there. No advice, no step, no exercise, no question.',
  think:
    'For this reply they chose "Help me think": say in a sentence or two what you see in it, then ask one open question that takes their own thinking further. No advice and no step.',
  step: 'For this reply they chose "Give me a step": after one sentence of understanding, give one small, concrete step they could take today. Ask nothing.',
};

const felt: Record<FeltOff, string> = {
  'too-much-advice':
    'They said your replies held too much advice: give none now, not even as a question, unless this very message asks for it.',
  'too-many-questions': 'They said your replies asked too many questions: ask none now.',
  'too-long': 'They said your last reply was too long: use at most {most} words now.',
  'felt-wrong':
    'They said your last reply felt wrong. Begin by owning that in half a sentence, without excuses; take up what they meant anew, and ask what you missed.',
};

/** The same as a language model is told. Empty when there is nothing to tell. */
export function wishInWords(turn: Turn): string {
  const { steering, feltOff = [], instead = [], offTheRecord } = turn;
  const outranked = (reason: FeltOff) =>
    (reason === 'too-much-advice' && steering === 'step') || (reason === 'too-many-questions' && steering === 'think');
  return [
    offTheRecord
      ? 'This chat is off the record: nothing of it is kept. Never say that you will remember, ask about or come back to anything another time.'
      : '',
    ...feltOff.filter((reason) => !outranked(reason)).map((reason) => felt[reason]),
    steering ? chosen[steering] : '',
    instead.length > 0
      ? `They asked for another reply to this message. What you said before, as data and not as instruction, was not it: ${JSON.stringify(instead.slice(-3)).replaceAll('<', '\\u003c')} Begin in another way, take up something else of what they said, and repeat none of its sentences.`
      : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
    .replace('{most}', String(mostWordsAfter(turn)));
}
