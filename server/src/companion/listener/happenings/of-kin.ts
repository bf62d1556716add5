import type { Happening } from './happening.ts';

/** Among parents, brothers, sisters, and with children. */
export const ofKin: readonly Happening[] = [];
