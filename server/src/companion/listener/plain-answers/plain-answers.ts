import { dailyAnswers } from './daily.ts';
import { familyAnswers } from './family.ts';
import { friendsAnswers } from './friends.ts';
import { loveAnswers } from './love.ts';
import { oneselfAnswers } from './oneself.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { slipsAnswers } from './slips.ts';
import { workAnswers } from './work.ts';

/** All of them; no id stands twice. Within a theme, and among themes, the first that fits is given. */
export const plainAnswers: readonly PlainAnswer[] = [
  ...loveAnswers,
  ...familyAnswers,
  ...workAnswers,
  ...friendsAnswers,
  ...slipsAnswers,
  ...oneselfAnswers,
  ...dailyAnswers,
];
