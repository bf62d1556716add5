import { linesFor } from '@wren/contract/crisis.ts';
import { inTheirLanguage } from '../in-their-language.ts';
import type { Language } from '../reading/reading.ts';
import { keyOf, sentencesOf } from './sentences.ts';

/** To somebody whose language is not known for sure: in English, and true. */
const inEnglish = {
  honest:
    "Thank you for writing. I'm Wren, a computer program, and English is the only language I know well, so I won't pretend to have followed.",
  english: 'If you can, write to me in English; a few words are enough.',
  again: "I read what you write, even if I can't follow it.",
  danger: 'If you are in danger or thinking of hurting yourself, please call now: {line}.',
};

/**
 * Says that Wren knows English alone, in their language where it can, and names the crisis line each time. `said` holds the keys
 * of sentences said before; `country` chooses the line, as everywhere.
 */
export function answerForeign(language: Language, said: readonly string[], country: string | undefined): string {
  const their = begunIn(said) ?? (language === 'en' || language === 'other' ? inEnglish : inTheirLanguage[language]);
  const [nearest] = linesFor(country, 'suicide');
  const way = nearest?.call ?? nearest?.chat;
  const line = nearest && `${nearest.name}${way ? ` (${way})` : ''}`;
  const unsaid = (text: string) => (sentencesOf(text).some((sentence) => said.includes(keyOf(sentence))) ? '' : text);
  const first = [unsaid(their.honest), unsaid(their.english)].filter(Boolean);
  const danger = line ? their.danger.replace('{line}', line) : '';
  // The line stands in each of these replies, its sentence once.
  const help = danger && (unsaid(danger) || `${line}.`);
  return [...(first.length > 0 ? first : [unsaid(their.again)]), help].filter(Boolean).join(' ');
}

/** The language that this talk was answered in: one word of the next message may be of several. */
const begunIn = (said: readonly string[]) =>
  Object.values(inTheirLanguage).find(({ honest }) => sentencesOf(honest).every((one) => said.includes(keyOf(one))));
