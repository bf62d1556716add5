import type { Happening } from './happening.ts';

/** With friends, at school, next door, among people one hardly knows. */
export const ofFriends: readonly Happening[] = [];
