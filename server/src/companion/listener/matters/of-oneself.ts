import type { Matter } from './matter.ts';

export const ofOneself: readonly Matter[] = [];
