import type { Topic } from '../../../reading/topics.ts';
import { ofFamily } from './of-family.ts';
import { ofLove } from './of-love.ts';
import { ofMind } from './of-mind.ts';
import { ofOneself } from './of-oneself.ts';
import { ofPeople } from './of-people.ts';
import { ofWork } from './of-work.ts';
import type { Particular } from './particular.ts';

/** What a listener asks in each situation, the first thing first. */
export const particulars: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  ...ofLove,
  ...ofPeople,
  ...ofWork,
  ...ofFamily,
  ...ofMind,
  ...ofOneself,
};
