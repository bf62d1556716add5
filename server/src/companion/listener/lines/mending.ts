import type { Lines } from '../draft.ts';

/** The last reply felt wrong, they said: owned first, without excuses. */
export const owning: Lines = [
  'My last reply was off, and it helps to know that.',
  'Thank you for saying that the last reply felt wrong.',
  'Then I got something wrong just now.',
  'The last reply missed you; that is mine to put right.',
  'What I said before did not fit, and I take that in.',
  'I went wrong there, so let me hear it anew.',
];

/** Asked once it is owned. */
export const whatWasMissed: Lines = [
  'Where did I go past you?',
  'What was off about what I said?',
  'What would have been closer to how it is?',
  'What did you need from me there instead?',
  'Which part of it did I get wrong?',
  'What did I not take in?',
];
