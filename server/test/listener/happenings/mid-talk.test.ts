import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('few words in the middle of a talk are known for what they are', () => {
  test.each([
    ['there is one aunt who might get it', 'one-who-might-understand'],
    ['it was easier before we moved', 'it-was-better-then'],
    ['id already set the table', 'had-got-all-ready'],
    ['i have to face them all again on thursday', 'has-to-see-them-again'],
    ['last night', 'that-is-very-fresh'],
    ['six years ago', 'years-ago-by-now'],
    ['its a long story', 'it-is-complicated'],
    ['i know he tries', 'fair-to-the-other'],
    ['she was always there for me', 'was-there-for-you'],
    ['i used to paint', 'used-to-make-things'],
    ['my throat closes up', 'body-answers-first'],
    ['i keep meaning to apologise', 'wants-to-say-sorry'],
    ['i just need some space', 'needs-time-or-room'],
    ["she just assumes I'll babysit", 'counted-in-unasked'],
    ['I know its gross', 'has-passed-sentence-already'],
    ['walking helps a bit', 'helps-a-little'],
    ['it just comes out of nowhere', 'comes-from-nowhere'],
    ["I've tried all of that", 'has-tried-it-all'],
    ['everyone asks how he is', 'asked-about-others-only'],
    ['i feel like a naughty kid', 'a-child-again'],
    ["i wouldn't know where to start", 'not-know-how-to-begin'],
    ['we grew up on the same street', 'known-since-childhood'],
    ['i cant remember when i last laughed', 'cannot-recall-the-last-time'],
    ['i have to ask him every single time', 'only-one-who-notices'],
  ])('%s: %s', (message, id) => expect(happened(message)).toContain(id));
});

describe('and what only sounds like them is not', () => {
  test.each([
    ["there's one colleague who can't stand me", 'one-who-might-understand'],
    ["I can't wait, I'll see him tomorrow", 'has-to-see-them-again'],
    [
      'Three years of nights, and last week they gave my shifts to somebody who has been there for a month.',
      'years-ago-by-now',
    ],
    ['he was never there for me', 'was-there-for-you'],
    ['I used to run a hotel', 'used-to-make-things'],
    ['nobody expects me to come', 'counted-in-unasked'],
    ['my hands shake now when i hold a cup', 'body-answers-first'],
    ['he texted me out of the blue, it came out of nowhere', 'comes-from-nowhere'],
    ["I don't know what to say to that", 'not-know-how-to-begin'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));
});
