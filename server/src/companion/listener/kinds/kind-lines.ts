import type { Group, Kind } from '../../reading/kinds/kinds.ts';

/** What is said to whatever is told in this kind, this group, or anything hard at all. Every line fits every message of it. */
export interface KindLines {
  kind: Kind | Group | 'hard';
  /** What it is like, or room for it: one or two sentences, no question. */
  hear: readonly string[];
  /** One open question. '{who}' is a person they named. */
  ask: readonly string[];
}
