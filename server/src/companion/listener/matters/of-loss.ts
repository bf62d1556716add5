import type { Matter } from './matter.ts';

export const ofLoss: readonly Matter[] = [];
