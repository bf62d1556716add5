import type { Happening } from './happening.ts';

/** At work, over money, and with whoever decides about either. */
export const ofWork: readonly Happening[] = [];
