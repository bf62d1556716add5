import type { Matter } from './matter.ts';

export const ofFriends: readonly Matter[] = [];
