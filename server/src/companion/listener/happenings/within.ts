import type { Happening } from './happening.ts';
import { withinDays } from './within-days.ts';
import { withinMoods } from './within-moods.ts';
import { withinNights } from './within-nights.ts';
import { withinSaid } from './within-said.ts';
import { withinStates } from './within-states.ts';

/** What goes on inside: what is swallowed, hidden, turned over, counted. */
export const within: readonly Happening[] = [
  ...withinSaid,
  ...withinNights,
  ...withinStates,
  ...withinMoods,
  ...withinDays,
];
