import type { Happening } from './happening.ts';

/** Between two who are or were together. */
export const ofLove: readonly Happening[] = [];
