import type { Matter } from './matter.ts';
import { ofWorkHours } from './of-work-hours.ts';
import { ofWorkJobs } from './of-work-jobs.ts';
import { ofWorkPeople } from './of-work-people.ts';
import { ofWorkTrades } from './of-work-trades.ts';

export const ofWork: readonly Matter[] = [...ofWorkJobs, ...ofWorkPeople, ...ofWorkTrades, ...ofWorkHours];
