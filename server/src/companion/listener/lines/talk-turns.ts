/** They agree with what was said last. */
export const agreed: readonly string[] = [
  "Then I've understood you so far.",
  "Good, then I'm not far off.",
  'Then that much is right.',
  'So that is how it is for you.',
];

/** Neither a yes nor a no. */
export const half: readonly string[] = ['In part, then.', 'Partly, then.'];

/** What they make of what was advised, and a question that belongs to it. */
export const advised = {
  likes: {
    hear: ['Then take what fits of it, and leave the rest.', 'Then that one may be worth a try.'],
    ask: ['When could you do that?', 'What would be the first bit of it?', 'What might get in the way of it?'],
  },
  tries: {
    hear: [
      'Then see how it goes. Once is enough to tell whether it does anything for you.',
      'Then begin small with it.',
    ],
    ask: ['When could you do that?', 'What might get in the way of it?', 'What would be the first bit of it?'],
  },
  tried: {
    hear: ["Then that one is out, and I won't come back to it.", 'Then you know it, and it was not the answer.'],
    ask: ['What happened when you tried it?', 'What else have you tried?'],
  },
  declines: {
    hear: ['Then we leave that one.', "That's all right. It was one idea, and you know what fits you."],
    ask: ['What would fit better?', 'What makes it not right for you?'],
  },
} as const;

/** To thanks, plans and good things, with no trouble beside them. '{c}' is the plan or the good thing. */
export const kindly = {
  welcome: ["You're welcome.", "You're very welcome.", 'Any time.'],
  back: ['{C}.'],
  plans: ["That's a good step to take.", 'That sounds like a step worth taking.', "That's a good place to start."],
  hopes: ['That would be good.', "Let's hope so."],
  good: ["That's something to hold on to.", "That's worth a lot.", "That's good to have."],
  askGood: ['What else does you good at the moment?', 'What else helps a little?'],
  /** They feel for Wren, as if it had met with the same. */
  feelsWithWren: ["That's kind of you. I'm a program, though, so it's your side that matters here."],
} as const;
