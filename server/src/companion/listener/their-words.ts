import type { Turn } from '../companion.ts';
import { tidy } from '../reading/tidy.ts';

/** What they wrote before this message, oldest first. */
export const theirMessages = ({ history }: Pick<Turn, 'history'>): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** A message as patterns are tried on it: tidied, in small letters, with straight apostrophes; its first 1000 characters. */
export const plain = (text: string): string => tidy(text.slice(0, 1000)).text.toLowerCase().replaceAll('’', "'");
