import type { Happening } from './happening.ts';
import { withinDays } from './within-days.ts';
import { withinMoods } from './within-moods.ts';
import { withinNights } from './within-nights.ts';
import { withinSaid } from './within-said.ts';
import { withinSeen } from './within-seen.ts';
import { withinSelf } from './within-self.ts';
import { withinStates } from './within-states.ts';
import { withinTurns } from './within-turns.ts';

/** What goes on inside: what is swallowed, hidden, turned over, counted. */
export const within: readonly Happening[] = [
  ...withinSaid,
  ...withinNights,
  ...withinStates,
  ...withinSeen,
  ...withinSelf,
  ...withinMoods,
  ...withinDays,
  ...withinTurns,
];
