import { replyTo, tokensOf } from '../e2e/model-replies.ts';

/** What people of this bench say, in turn: one for each of the scripted model's replies. */
export const sayings = [
  'Could you just listen for a while?',
  'I am overwhelmed by my week.',
  'Help me set a small goal today.',
  'Tell me something inspiring.',
  'The evenings have been heavy lately.',
];

/** Asks the scripted model for `manyWords`. */
export const askForManyWords = 'Please tell me a long story about a small garden by the sea.';

/** A reply of 1,000 words with paragraphs, emphasis, lists and quotations in it, as a language model writes them. */
export const manyWords = wordsOf(1000).join('');

export function wordsOf(count: number): string[] {
  const round = sayings.flatMap((saying) => tokensOf(`\n\n${replyTo(saying).replace(/\s*\[\[.*$/s, '')}`));
  const words = Array.from({ length: count }, (_, index) => round[index % round.length] ?? '');
  return [words[0]?.trim() ?? '', ...words.slice(1)];
}
