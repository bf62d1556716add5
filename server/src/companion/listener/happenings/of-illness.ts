import type { Happening } from './happening.ts';

/** Illness, one's own or another's, and what a body does. */
export const ofIllness: readonly Happening[] = [];
