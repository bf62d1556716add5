import type { Lines } from '../draft.ts';

/** What is answered to a message that holds no words to read, or none but an opening. */
export interface Barely {
  hear: Lines;
  ask: Lines;
}

export const unreadable: Readonly<Record<'link' | 'code' | 'longWord' | 'sound' | 'overAndOver' | 'nothing', Barely>> =
  {
    link: {
      hear: [
        "I can't open links; all I see is what you type here.",
        'Links stay closed for me, I only read what is typed here.',
        'A link I cannot follow: I see the words you type and nothing behind them.',
      ],
      ask: ['What is in it that matters to you?', 'What made you think of it?', 'What would you have me know of it?'],
    },
    code: {
      hear: [
        "That looks like code, and I can't run it or tell you much about it.",
        'That is code, as far as I can see, and I am no use with code.',
      ],
      ask: ['Is it giving you trouble today?', 'How are you, apart from it?', "What's going on around it?"],
    },
    longWord: {
      hear: [
        "That came through as one very long word, so I couldn't read it.",
        'All of that arrived without a single space, and I could not make it out.',
      ],
      ask: ['Could you send it again in a few plain words?', 'What is it, in a sentence or two?'],
    },
    sound: {
      hear: ['That looks more like a sound than a word.', 'No word there, but a good long sound.'],
      ask: ['Is it a scream, or a stuck key?', 'Was that a shout, or just the keyboard?'],
    },
    overAndOver: {
      hear: ['The same thing, over and over.', 'I see the same thing many times and nothing beside it.'],
      ask: ['What would come next, if you went on?', "What's underneath it?"],
    },
    nothing: {
      hear: ['Nothing came through that time.', 'That arrived empty.'],
      ask: ['Would you try again, with a word or two?', 'What were you going to say?'],
    },
  };

/** The first thing in a talk, and hardly a word. '{C}' is that word, '{who}' a person as they are spoken of to them. */
export const openings = {
  hard: {
    hear: [
      'Hello{comma_name}. That looks like a hard moment.',
      'Hi{comma_name}. That looks worn out.',
      'Hello{comma_name}. No words needed for that one yet.',
    ],
    ask: ["What's happened?", "What's the matter?", 'What has the day done to you?'],
  },
  angry: {
    hear: ['Hello{comma_name}. Somebody is not pleased.', 'Hi{comma_name}. That looks angry.'],
    ask: ['What happened?', 'Who or what is it about?'],
  },
  good: {
    hear: ['Hello{comma_name}. That looks like something good.', 'Hi{comma_name}, that looks like good news.'],
    ask: ['What happened?', 'What is it about?'],
  },
  laugh: {
    hear: ['Ha, hello{comma_name}.', 'Hello{comma_name}, a laugh to begin with.'],
    ask: ["What's the joke?", 'What is it about?', "What's on your mind today?"],
  },
  sigh: {
    hear: [
      'Hello{comma_name}. That sounds like a long breath out.',
      "Hi{comma_name}. That doesn't sound like much of a day.",
    ],
    ask: ["What's behind it?", 'What has today been like?', 'What is it about?'],
  },
  unsure: {
    hear: [
      'Hello{comma_name}. Not knowing is a fine place to begin.',
      'Hi{comma_name}. It can begin with nothing at all.',
      'That is all right, you can begin anywhere, or just sit here for a bit.',
    ],
    ask: [
      'What has today been like so far?',
      'What did you do last, before you opened this?',
      'How are you right now?',
    ],
  },
  wondering: {
    hear: [
      "Hello{comma_name}. I'm Wren, a computer program that listens. You can write whatever is on your mind, in any words.",
      "Hi{comma_name}, this is Wren, a computer program for talking things over. There's no wrong way to begin.",
    ],
    ask: ['What would you like to talk about?', 'What brings you here today?'],
  },
  silent: {
    hear: [
      'Hello{comma_name}. No words yet, and none are needed.',
      'Hi{comma_name}. Silence has a place here as well; take your time.',
    ],
    ask: ['How are you right now?', 'Is it hard to find words today?'],
  },
  goOn: {
    hear: ['Go on, take your time.', 'Yes, go on.', 'Take your time.'],
    ask: ["What's on your mind?", 'What is it?'],
  },
  number: {
    hear: ['Hello{comma_name}. Just a number so far.', 'A number, then{comma_name}.'],
    ask: ['Is that how today is, out of ten, or is it something else?', 'What does it stand for?'],
  },
  name: {
    hear: ['{C}.', 'Hello. {C}, then.', '{C}, I see.'],
    ask: ['Is that you, or somebody on your mind?', 'Are you {C}, or is it somebody you want to talk about?'],
  },
  person: {
    hear: ['{C}, then. We can begin there.', 'All right, {c}. That is plenty to begin with.'],
    ask: ['What has happened there?', 'What is it between you two?', 'What would you like to say about that?'],
  },
  word: {
    hear: [
      '{C}. We can begin with that.',
      'All right, {c}. One word will do to begin with.',
      '{C}, then. That is enough to begin with.',
    ],
    ask: ["What's behind that today?", 'What has happened?', 'Will you tell me a bit more?'],
  },
  picture: {
    hear: ['Hello{comma_name}. A picture to begin with.', 'Hi{comma_name}. One picture, no words yet.'],
    ask: ['What would it be in words?', 'What does it stand for today?'],
  },
  subject: {
    hear: [
      '{C}, then. We can begin there.',
      'All right, {c}. That is plenty to begin with.',
      'So, {c}. One word will do to begin with.',
    ],
    ask: ['What is it about that today?', 'What has happened there?', 'What has you thinking about it?'],
  },
} as const satisfies Record<string, Barely>;
