import type { CrisisNeed } from '@wren/contract/crisis.ts';
import type { Assessment, Level } from '../assessment.ts';

/** One meaning, and the ways it is said (grammar.ts). */
export interface Rule {
  /** Kept with a turn and counted in metrics: never a word of the message. */
  id: string;
  need: CrisisNeed;
  level: Level;
  says: readonly string[];
  /**
   * Meanings that must stand near each other, in any order: each inner list is one meeting, each entry one word or
   * concept list as in a pattern; the first is the one looked for, the rest stand within `within` words of it.
   */
  meets?: readonly (readonly string[])[];
  /** How near, in words. Usual: 6. */
  within?: number;
  /** Words whose presence in the sentence makes it harmless: the meetings of a rule that has some, else its patterns. */
  unless?: string;
  /**
   * How a "no" before it is read. `denies` (usual): then it is a denial. `ignored`: the pattern means the same
   * with it, or holds its own "no".
   */
  negation?: 'denies' | 'ignored';
  /**
   * Whose it is. `resolved` (usual): by the nearest subject. `writer`: always the writer's. `other`: read only when it is someone
   * else's. `theirs`: always somebody else's, since the pattern names who does it to whom.
   */
  subject?: 'resolved' | 'writer' | 'other' | 'theirs';
  tense?: Assessment['tense'];
  method?: true;
  plan?: true;
  /** Says that they will or would: with a time or a means at hand this is imminent. */
  intent?: true;
  /** Also reads words that an idiom has claimed. */
  firm?: true;
}
