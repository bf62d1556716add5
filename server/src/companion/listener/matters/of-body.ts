import type { Matter } from './matter.ts';
import { ofBodyAgeAndNights } from './of-body-age-and-nights.ts';
import { ofBodyChildren } from './of-body-children.ts';
import { ofBodyHabits } from './of-body-habits.ts';
import { ofBodyIllness } from './of-body-illness.ts';

/** What a body does to the one who lives in it: illness and waiting, a child hoped for or come, habits, age, nights. */
export const ofBody: readonly Matter[] = [...ofBodyChildren, ...ofBodyIllness, ...ofBodyHabits, ...ofBodyAgeAndNights];
