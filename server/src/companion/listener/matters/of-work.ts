import type { Matter } from './matter.ts';
import { ofWorkDays } from './of-work-days.ts';
import { ofWorkJobs } from './of-work-jobs.ts';
import { ofWorkPeople } from './of-work-people.ts';

export const ofWork: readonly Matter[] = [...ofWorkJobs, ...ofWorkPeople, ...ofWorkDays];
