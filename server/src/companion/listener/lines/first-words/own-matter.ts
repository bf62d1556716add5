/**
 * Words made of what they told: '{you}' is what the other one does, said to them, '{I}' what it is for the one who says it, or
 * what they did or want themselves. No more stands in them than that, what it is like, and what is asked for.
 */
export interface OwnMatter {
  say: readonly string[];
  next: readonly string[];
  ask: readonly string[];
}

const askAfter: readonly string[] = [
  'Which word in it would you say differently?',
  "What's the one thing you'd want to be different afterwards?",
  'When would be a calm moment for it?',
];

/** What they do, again and again. */
export const theyDo: OwnMatter = {
  say: [
    "{you}. {I}. I'd like us to find another way.",
    "I'd like to say something before I get cross about it. {you}. {I}. Can we do that differently?",
    "{you}. That's hard for me, and I'd like it to change. What would work for you?",
    "There's something I've put off saying. {you}. It isn't all right with me, and I'd like us to sort it out.",
  ],
  next: [
    'What happens, what it is for you, what you want. Nothing in there about what sort of person they are, so there is less to fight about.',
    'It\'s your own account and no more. Leave out "always" and what it says about them, and it\'s hard to start a fight with.',
  ],
  ask: askAfter,
};

/** What they do not do. */
export const theyDoNot: OwnMatter = {
  say: [
    "{you}. {I}. I can't go on like that. What can you do, and by when?",
    '{you}, and I need that from you. What can you do, and by when?',
    "{you}. I'd rather ask you straight than wait any longer: what can I count on?",
  ],
  next: ["It says what's missing and asks for one answer. If the answer is vague, ask for the day."],
  ask: askAfter,
};

/** What they did once. */
export const theyDid: OwnMatter = {
  say: [
    "{you}. {I}. It has stayed with me, and I'd rather tell you than carry it round.",
    "I've been thinking about something. {you}. It hurt, and I'd like to hear how you see it.",
    "{you}. That wasn't all right for me. I'd like you to know it, and I'd like to talk about it.",
  ],
  next: [
    'One thing, what it was for you, and then stop. What they meant by it is theirs to say.',
    "It's about the one time and not about what they're like. That leaves them something to answer.",
  ],
  ask: askAfter,
};

/** What they did themselves, and are sorry for. */
export const iDid: OwnMatter = {
  say: [
    "{I}, and I let you down with it. I'm sorry.",
    "I want to say sorry. {I}. I've thought about it since, and I'd like to make it up to you.",
  ],
  next: ['What you did, sorry, and no reason behind it. A reason can come later, if they ask.'],
  ask: ['Is there something you could offer with it?', 'How did it end between you, that time?'],
};

/** What they ask for, and cannot have. */
export const iCannot: OwnMatter = {
  say: [
    "{you}. I've thought about it, and it's a no. {I}. I'd rather tell you now than let you count on it.",
    "{you}. I've thought about it, and it's a no from me. I'd rather tell you now than let you count on it.",
    "I should have said this straight away. {I}. So it's a no, and it isn't against you.",
    "I've thought about it, and the honest answer is no. {I}. I'm telling you now so that you can plan.",
  ],
  next: ["Yours is reason enough. One more reason, and it's something to argue with."],
  ask: ['What do you think they will say to that?', 'What could you offer them in its place, if anything?'],
};

/** A no to somebody who asks too much. */
export const notThisTime: OwnMatter = {
  say: ["Not this time. {you}. {I}. I'd like that to change.", "No, not this time. {you}. I'd like that to change."],
  next: ["The no comes first, so nobody has to look for it. You don't need a reason for the one time."],
  ask: ['What would make it all right again, between you?', 'What do you think they will say to that?'],
};

/** What they want or have to tell. */
export const iTell: OwnMatter = {
  say: [
    "There's something I want to tell you, and I'd like you to hear it to the end. {I}.",
    "I've put off telling you this. {I}. I wanted you to hear it from me.",
    "I'd rather tell you straight than have you guess. {I}.",
  ],
  next: [
    "You've said it here already, in nearly those words. Then stop, and let them have the first go at it.",
    'It says the thing itself in the second sentence, so nobody has to wait for it.',
  ],
  ask: ['What do you think they will say first?', 'What would you like to happen after it?'],
};
