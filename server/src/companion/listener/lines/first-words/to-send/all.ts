import { amends } from './amends.ts';
import { between } from './between.ts';
import { hearts } from './hearts.ts';
import { hurt } from './hurt.ts';
import { keptBack } from './kept-back.ts';
import { news } from './news.ts';
import { owed } from './owed.ts';
import { quiet } from './quiet.ts';
import { sayingNo } from './saying-no.ts';
import type { ToSend } from './to-send.ts';
import { work } from './work.ts';

/** The particular before the general: what was done to somebody before how the talk went, and a fight last of all. */
export const toSend: readonly ToSend[] = [
  ...keptBack,
  ...between,
  ...owed,
  ...sayingNo,
  ...hearts,
  ...work,
  ...hurt,
  ...quiet,
  ...news,
  ...amends,
];
