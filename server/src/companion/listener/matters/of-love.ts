import type { Matter } from './matter.ts';

export const ofLove: readonly Matter[] = [];
