import type { Matter } from './matter.ts';

export const ofBody: readonly Matter[] = [];
