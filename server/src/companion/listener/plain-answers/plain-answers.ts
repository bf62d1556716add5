import type { PlainAnswer } from './plain-answer.ts';

/** All of them; no id stands twice. */
export const plainAnswers: readonly PlainAnswer[] = [];
