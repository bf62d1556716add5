import { oneself } from './oneself.ts';
import { people } from './people.ts';
import type { OwnWay } from './row.ts';
import { workAndDays } from './work-and-days.ts';

export { whether } from './whether.ts';

/** From the most particular to the most general. */
export const ways: readonly OwnWay[] = [...workAndDays, ...people, ...oneself];
