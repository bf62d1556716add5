import { keyOf } from './sentences.ts';
import type { ListenerState } from './state.ts';

/** How many sentences of Wren's count as lately: some eight replies. */
const lately = 30;

/** Whether none of these wordings of one thing was said lately: the same thing in other words is the same thing. */
export function isNew({ sentences }: ListenerState, wordings: readonly string[]): boolean {
  const said = new Set(sentences.slice(-lately));
  return !wordings.some((line) => said.has(keyOf(line)));
}
