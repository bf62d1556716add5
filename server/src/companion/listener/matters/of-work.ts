import type { Matter } from './matter.ts';

export const ofWork: readonly Matter[] = [];
