import type { Matter } from './matter.ts';

export const ofHome: readonly Matter[] = [];
