import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import type { Office } from '#users/manage-accounts.ts';

/** What a command says when it is done: to a person, and with `--json` to a program. */
export interface Said {
  text: string;
  data: unknown;
}

/** One command: what it does in the house, and what it says afterwards. */
export type Command = (office: Office) => Promise<Said>;

/** Reads the options after a verb. Throws OperatorMistake for one that is unknown. */
export function readOptions<const T extends ParseArgsOptionsConfig>(words: string[], options: T) {
  try {
    return parseArgs({ args: words, options }).values;
  } catch (cause) {
    throw new OperatorMistake((cause as Error).message, { cause });
  }
}

/** Rows as lines with tabs between their columns, which sort, cut and a person can read. */
export function table(rows: readonly (readonly string[])[]): string {
  return rows.map((columns) => columns.join('\t')).join('\n');
}
