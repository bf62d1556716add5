import type { HeldOut } from './held-out.ts';

/** What may be answered to a question that holds out two answers: each of them, and what lies between. */
export const toTwoWays: readonly HeldOut[] = [];
