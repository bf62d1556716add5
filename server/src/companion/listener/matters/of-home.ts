import type { Matter } from './matter.ts';
import { ofHomeDays } from './of-home-days.ts';
import { ofHomeHouses } from './of-home-houses.ts';
import { ofHomeMishaps } from './of-home-mishaps.ts';
import { ofHomeMoney } from './of-home-money.ts';
import { ofHomeTaken } from './of-home-taken.ts';

/** House, money and papers, and days on which things went wrong. */
export const ofHome: readonly Matter[] = [
  ...ofHomeTaken,
  ...ofHomeHouses,
  ...ofHomeMoney,
  ...ofHomeMishaps,
  ...ofHomeDays,
];
