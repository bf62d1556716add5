import type { Matter } from './matter.ts';
import { ofLossAfter } from './of-loss-after.ts';
import { ofLossAnimals } from './of-loss-animals.ts';
import { ofLossChildren } from './of-loss-children.ts';
import { ofLossComing } from './of-loss-coming.ts';
import { ofLossPeople } from './of-loss-people.ts';
import { ofLossSuicide } from './of-loss-suicide.ts';

/** Deaths, of people and of animals, and illness that may end in one. */
export const ofLoss: readonly Matter[] = [
  ...ofLossSuicide,
  ...ofLossAnimals,
  ...ofLossChildren,
  ...ofLossAfter,
  ...ofLossPeople,
  ...ofLossComing,
];
