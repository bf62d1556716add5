import type { Happening } from './happening.ts';

/** Out of plain days: deeds and things, places, what strangers and machines do. */
export const ofDays: readonly Happening[] = [];
