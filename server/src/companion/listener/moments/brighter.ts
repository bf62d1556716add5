import type { Moment } from './moment.ts';

/** Good news, first steps, and the fear that comes with them. */
export const brighter: readonly Moment[] = [
  {
    id: 'good-news',
    bright: true,
    when: /\b(?:got (?:the|a|an|my|our) (?:\w+ )?(?:job|offer|promotion|place|internship|visa|results?|flat|house|apartment|keys|scholarship|grant|part|role|all[- ]clear|diploma|degree)|passed (?:my|the)|got (?:in|into|accepted|engaged|promoted|married)|i did it|it worked|finally (?:did|told|finished|managed|said|got)|good news|went (?:really )?well|proud of (?:myself|me)|best day)\b/,
    unless:
      /\b(?:friend|sister|brother|cousin|colleague|(?:room|flat|class|team)?mate|ex|neighbou?r|everyone|everybody|he|she|they)(?:'s| is| has| have| just|'ve)* (?:got|passed|finally)\b|\bhe's got\b/,
    hear: [
      'That is big news, and it did not fall from the sky. It deserves a moment of its own before the next thing arrives.',
      'Good news is worth telling twice, and slowly. It has a way of being over quickly when nobody stops at it.',
      'Something in you worked towards that, perhaps for longer than anyone noticed.',
    ],
    ask: [
      'What did you do in the first minute after you knew?',
      'Which part of it are you proudest of?',
      'Whom did you tell first?',
      'What did it take, that others did not see?',
    ],
    next: ["I'm nervous, too.", 'I can hardly believe it.', 'I had nobody to tell.', 'It took a lot.'],
  },
  {
    id: 'new-start',
    bright: true,
    when: /\b(?:start(?:ing)? (?:on|a new|my new|next|at|tomorrow|in)|new (?:job|school|city|flat|apartment|house|team|place)|first day|(?:i'm|we're|i am|we are) moving (?:to|in|out|house|away)|(?:i|we)(?:'ve| have| just)? moved (?:to|here|away|in|out)|the move)\b/,
    hear: [
      'A beginning is a good deal of unknown at once: faces, rooms, what is expected. Excitement and fear can hardly be told apart in the stomach.',
      'Something is left behind with it, too, even when it was wanted. There is not always room to notice that.',
      'The first days show you everything you do not know yet. They show others somebody who is new, which is all they expect.',
    ],
    ask: [
      'What are you looking forward to, quietly?',
      'What would make the first day good enough?',
      'What are you leaving that you will miss?',
      'What has helped you arrive somewhere before?',
    ],
    next: ["I'm afraid I won't fit in.", "I don't know anyone there.", "I'm excited and scared."],
  },
  {
    id: 'something-loved',
    bright: true,
    when: /\b(?:used to (?:paint|draw|play|sing|dance|write|read|run|climb|swim|garden|cook|bake|sew|act|hike|surf|ride|photograph)|(?:paint(?:ing)?(?! (?:the|a|my|her|his|it|over)\b)|watercolou?rs?|drawing|guitar|piano|music|singing|dancing|poetry|garden(?:ing)?(?! cent)|the sea|the mountains|hiking|photography|knitting|baking|choir|the forest|(?<!with )the stars))\b/,
    hear: [
      "There's still some warmth in how you say it. Things you've loved don't close; they wait, mostly without a grudge.",
      'It belongs to a part of you that is not about managing. That part may have had little room lately.',
      'You can hear it in the details: somebody has really looked at something there.',
    ],
    ask: [
      'What was it like while you were in the middle of it?',
      'What is the last time that you remember well?',
      'What made it go quiet?',
      'What would be ten minutes of it, with what you have at home?',
    ],
    next: [
      "I don't have time for it.",
      "I'm afraid I've lost it.",
      'Maybe I could try again.',
      'I miss who I was then.',
    ],
  },
  {
    id: 'perhaps-again',
    bright: true,
    when: /\b(?:maybe i (?:could|should|will|can)|i could try|might try|i'll try|i want to try|perhaps i (?:could|can))\b/,
    hear: [
      "There is a door open in that sentence, if only by a hand's breadth. It does not have to be pushed.",
      'A perhaps is a good size for a beginning. It leaves room to do it badly, or only once.',
    ],
    ask: [
      'What would be the smallest way to find out?',
      'When this week would it be easiest?',
      'What would you need to have within reach?',
    ],
    next: ['Tomorrow, maybe.', "I'm not sure I'd go through with it.", 'Help me make it small.'],
  },
];
