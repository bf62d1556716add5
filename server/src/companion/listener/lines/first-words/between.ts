import type { FirstWords } from '../first-words.ts';

/** Between two people, when nothing more is known. */
export const between: readonly FirstWords[] = [
  {
    told: /\b(?:made (?:it )?up|(?:talking|speaking|friends) again|reconciled)\b/,
    of: ['mended'],
    not: /\bmade it up (?:about|that)|\bmade up (?:a|that|the)\b/,
    say: ["It's good to have you back.", "I'm glad that we're talking again. That's all I wanted to say."],
    next: ['Short, and with nothing of the old matter in it.'],
    ask: ['What made it possible, in the end?', 'What would you like to do together first?'],
  },
  {
    told: /\b(?:a row|rowed|argu\w*|fight|fought|fell out|quarrel\w*|hung up|stormed (?:off|out))\b/,
    of: ['quarrel'],
    not: /\b(?:they|parents|mum and dad) (?:are |were )?(?:fight\w*|argu\w*|row\w*)|fight (?:it|for|this)\b/,
    say: [
      "I don't want to leave it between us the way it ended.",
      "We don't see it the same way, and I still want us to be all right.",
      "I'd like to have that talk again, more quietly, and hear your side of it first.",
    ],
    next: [
      'It takes nothing back that you meant, and opens the door.',
      'Today rather than tomorrow, and short. The rest is for when you sit together.',
    ],
    ask: ['What is it you would not take back?', 'What do you think it was really about, for them?'],
  },
  {
    asks: /\bwhen (?:i|we) (?:see|meet|face|bump into|run into|walk in|get (?:there|in|back))\b|\bface (?:him|her|them|everyone|people)\b|\btomorrow[?.! ]*$/,
    say: ['Morning. Good to see you.', "Hello. I'm here, let's get started."],
    next: ['The first minute may be quite ordinary. The rest can wait until somebody asks.'],
    ask: ['What do you fear they will say first?', 'Who will be there that you like?'],
  },
];

/** Where it is not known what it is about. */
export const anything: readonly FirstWords[] = [
  {
    asks: /\b(?:write|reply|respond|text|send|message|email|letter|card)\b.*|\banswer (?:him|her|them|that|this|it)\b/,
    told: /\b(?:wrote|texted|messaged|has written|sent me|got (?:a|his|her|their) (?:text|message|letter|email))\b/,
    say: [
      "Thank you for your message. I've read it more than once, and I'd like to answer it properly.",
      "I got your message, and I've been thinking about it.",
      "I've read what you wrote. I don't have a good answer yet, and I didn't want to leave you without one.",
    ],
    next: ['It says that it arrived, and leaves you free to take your time with the rest.'],
    ask: ['What would you like them to feel, when they read it?', 'What is the one thing that has to be in it?'],
  },
  {
    asks: /\b(?:write|reply|respond|text|send|message|email|letter|card)\b/,
    say: [
      "I've started this a few times. What I want to say is simple, so I'll just say it.",
      "I've been thinking of you, and there's something I'd like to tell you.",
      "There's something I've wanted to say to you, and writing is easier for me.",
    ],
    next: ['Then the thing itself in one sentence. Three lines are plenty for a first message.'],
    ask: ['What is the one thing that has to be in it?', 'What would you hope comes back?'],
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
      "I'd like ten minutes with you about something that matters to me.",
      "There's something I'd like to bring up, and I'd rather do it now than let it grow.",
      "I want to say one thing, and then I'd like to hear how you see it.",
    ],
    next: ['Then the thing in one sentence and what you would like to happen. The reasons only if they are asked for.'],
    ask: ['What would you want to be different afterwards?', 'When is a good time to catch them alone?'],
  },
  {
    say: [
      "There's something I want to say, and I'd like you to hear it to the end.",
      "This isn't easy for me to say, so I'll say it straight.",
      "I want to say one thing, and then I'd like to hear what you think.",
      "I don't quite know how to put this, and I'd rather say it badly than not at all.",
    ],
    next: ['Then the thing itself, in one plain sentence, and after that it is their turn.'],
    ask: [
      'And what would be the one sentence after it?',
      'What do you most want them to understand?',
      'What are you afraid they will say?',
    ],
  },
];
