import type { FirstWords } from '../first-words.ts';

/** Between two people, when nothing more is known. */
export const between: readonly FirstWords[] = [
  {
    told: /\b(?:made (?:it )?up|(?:talking|speaking|friends) again|reconciled)\b/,
    not: /\bmade it up (?:about|that)|\bmade up (?:a|that|the)\b/,
    say: ["It's good to have you back.", "I'm glad that we're talking again. That's all I wanted to say."],
    next: ['Short, and with nothing of the old matter in it.'],
    ask: ['What made it possible, in the end?', 'What would you like to do together first?'],
  },
  {
    told: /\b(?:(?<!in )a row|rowed|argu\w*|fight|fought|fell out|quarrel\w*|hung up|stormed (?:off|out))\b/,
    not: /\b(?:they|parents|mum and dad) (?:are |were )?(?:fight\w*|argu\w*|row\w*)|fight (?:it|for|this)\b/,
    say: [
      "I don't want to leave it between us the way it ended.",
      "We don't see it the same way, and I still want us to be all right.",
      "I don't want it to stay like this between us. Let's talk when we've both slept.",
    ],
    next: [
      'It takes nothing back that you meant, and opens the door.',
      'Today rather than tomorrow, and short. The rest is for when you sit together.',
    ],
    ask: ['What is it you would not take back?', 'What do you think it was really about, for them?'],
  },
  {
    asks: /\bwhen (?:i|we) (?:see|meet|face|bump into|run into|walk in|get (?:there|in|back))\b|\bface (?:him|her|them|everyone|people)\b/,
    say: ['Morning. Good to see you.', "Hello. I'm here, let's get started."],
    next: ['The first minute may be quite ordinary. The rest can wait until somebody asks.'],
    ask: ['What do you fear they will say first?', 'Who will be there that you like?'],
  },
];

/** Said of an opener that is true of anything: what comes after it has the same shape whatever it is about. */
export const opensAny =
  "Then three short bits: what it's about, what it's like for you, and what you'd like to happen.";

/** Where it is not known what it is about: an opener that is true of anything, and what has to be in it is asked. */
export const anything: readonly FirstWords[] = [
  {
    // Nothing else was told.
    told: /^.{0,36}$/,
    say: [
      "I'd like to talk to you about something. It's been on my mind.",
      "There's something on my mind, and I'd like to tell you.",
    ],
    next: [`${opensAny} Tell me a bit more and I'll find you the sentence after it.`],
    ask: ['What is it about, in a few words?'],
  },
  {
    asks: /\b(?:write|reply|respond|text|send|message|email|letter|card)\b.*|\banswer (?:him|her|them|that|this|it)\b/,
    told: /\b(?:wrote|texted|messaged|has written|sent me|got (?:a|his|her|their) (?:text|message|letter|email))\b/,
    say: [
      "I got your message. I'm thinking about it and I'll answer properly.",
      "I've read it. Give me a bit of time, I don't want to answer in a hurry.",
      "I've read what you wrote. I don't have a good answer yet, and I didn't want to leave you without one.",
    ],
    next: ['It says that it arrived, and leaves you time for the rest.'],
    ask: ['What did the message say, roughly?', 'What should be clear after reading your answer?'],
  },
  {
    asks: /\b(?:write|reply|respond|text|send|message|email|letter|card)\b/,
    say: [
      "Hi, tell me when you have a moment. There's something on my mind.",
      "There's something I've wanted to say to you, and writing is easier for me.",
      "I've been thinking about something, and I'd like to tell you.",
    ],
    next: [`${opensAny} Tell me a bit more and I'll find you the sentence after it.`],
    ask: ['What should be clear after reading it?', "What's the one thing that has to be in it?"],
  },
  {
    to: 'child',
    say: [
      'I want to tell you something, and you can ask me anything about it afterwards.',
      "There's something I'd like to tell you. You don't have to do anything about it.",
      "I'm going to tell you something true, and we'll stay sitting here for a while afterwards.",
    ],
    next: ['One or two sentences, and then wait for their question. It is often another one than you think.'],
    ask: ['How old are they?', 'What do they know already?'],
  },
  {
    to: 'office',
    say: [
      "Could I have ten minutes with you? There's something I'd like to talk about.",
      "There's something I'd like to bring up. When would suit you?",
      "I'd like to talk something over with you. It won't take long.",
    ],
    next: ["That gets you the ten minutes, whatever it's about. Then the thing itself in one sentence."],
    ask: ['What would you want to be different afterwards?', 'What should be clear when you walk out again?'],
  },
  {
    say: [
      "I'd like to talk to you about something. It's been on my mind.",
      "There's something I want to tell you, and I'd like you to hear it to the end.",
      "This isn't easy for me to say, so I'll say it straight.",
      "I'll say it straight, so that you know where things are.",
    ],
    next: [`${opensAny} Stop there, and let them answer.`],
    ask: ['What should be clear once you have said it?', 'What do you most want to be understood?'],
  },
];
