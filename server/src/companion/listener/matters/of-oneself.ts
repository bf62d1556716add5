import type { Matter } from './matter.ts';
import { ofOneselfBeginning } from './of-oneself-beginning.ts';
import { ofOneselfInTheHead } from './of-oneself-in-the-head.ts';
import { ofOneselfLow } from './of-oneself-low.ts';
import { ofOneselfQuietly } from './of-oneself-quietly.ts';
import { ofOneselfShown } from './of-oneself-shown.ts';

/** What they carry in themselves, whatever happened: from what can be named to what cannot, and how people begin. */
export const ofOneself: readonly Matter[] = [
  ...ofOneselfQuietly,
  ...ofOneselfShown,
  ...ofOneselfInTheHead,
  ...ofOneselfLow,
  ...ofOneselfBeginning,
];
