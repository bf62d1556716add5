import type { Concern } from '@wren/contract/users.ts';

/** What someone says, line after line, whatever the answer is. Written for Wren: nobody real said any of it. */
export interface Conversation {
  name: string;
  concern?: Concern;
  lines: readonly string[];
}
