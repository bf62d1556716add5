import type { Matter } from './matter.ts';
import { ofLoveBroken } from './of-love-broken.ts';
import { ofLoveComingOut } from './of-love-coming-out.ts';
import { ofLoveEnding } from './of-love-ending.ts';
import { ofLoveShared } from './of-love-shared.ts';
import { ofLoveSought } from './of-love-sought.ts';

/** Whoever one loves, loved, or would love. */
export const ofLove: readonly Matter[] = [
  ...ofLoveComingOut,
  ...ofLoveBroken,
  ...ofLoveSought,
  ...ofLoveShared,
  ...ofLoveEnding,
];
