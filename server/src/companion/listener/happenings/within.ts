import type { Happening } from './happening.ts';

/** What goes on inside: what is swallowed, hidden, turned over, counted. */
export const within: readonly Happening[] = [];
