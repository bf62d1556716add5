import { childrenAnswers } from './children.ts';
import { dailyAnswers } from './daily.ts';
import { directionAnswers } from './direction.ts';
import { feelingsAnswers } from './feelings.ts';
import { friendsAnswers } from './friends.ts';
import { griefAnswers } from './grief.ts';
import { loveAnswers } from './love.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { relativesAnswers } from './relatives.ts';
import { slipsAnswers } from './slips.ts';
import { truthAnswers } from './truth.ts';
import { workAnswers } from './work.ts';

/** All of them; no id stands twice. Within a theme, and among themes, the first that fits is given. */
export const plainAnswers: readonly PlainAnswer[] = [
  ...loveAnswers,
  ...childrenAnswers,
  ...relativesAnswers,
  ...workAnswers,
  ...friendsAnswers,
  ...slipsAnswers,
  ...truthAnswers,
  ...feelingsAnswers,
  ...griefAnswers,
  ...directionAnswers,
  ...dailyAnswers,
];
