import type { Matter } from './matter.ts';

export const ofFamily: readonly Matter[] = [];
