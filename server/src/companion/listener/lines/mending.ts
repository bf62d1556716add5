import type { Protest } from '../../reading/protests.ts';
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

/** Called by a wrong name. '{name}' is the one they gave. */
export const renamed: Lines = [
  '{Name}. Sorry, that was the wrong name.',
  'Sorry, {name}: that name was wrong.',
  'Then {name} it is, and sorry for the other one.',
];
/** The same, where they gave none. */
export const unnamed: Lines = [
  'My mistake, that name was wrong, and I will leave it out.',
  'That was a wrong name, and my mistake. Sorry.',
  'Sorry, that is not your name, and it will not come again.',
];
export const askName: Lines = ['What should I call you?', 'Which name would you like here?'];
export const mine: Lines = ['And yes, Wren is right.', 'Wren, yes.', 'Wren is right, yes.'];

/** What they object to in the last reply, owned in one line. */
export const owned: Readonly<Record<Protest, Lines>> = {
  asked: [
    'Sorry, that was no answer.',
    'You are right, I did not answer that.',
    'I missed your question, sorry.',
    'True, you asked one thing and got another.',
    'That went past your question. Sorry.',
    'Fair, the question is still open.',
    'Sorry for going round it.',
  ],
  said: [
    'Sorry, I had that wrong.',
    'Ah, sorry, I got that wrong.',
    'Sorry, my mistake.',
    'Okay, I took that wrong. Sorry.',
    'Right, I got that wrong.',
  ],
  repeat: [
    'You are right, I was going round in circles.',
    'True, that was only your own words back again.',
    'Fair, that did not add anything.',
    'Sorry, you know what you said. I will stop handing it back.',
    'No more of that, then. Sorry.',
    'That was no help, you are right.',
  ],
  puzzled: [
    'Sorry, that made no sense.',
    'Sorry, that came out muddled.',
    'I put that badly, sorry.',
    'Sorry, I lost the thread there.',
    'Sorry, that was me being unclear.',
  ],
  mood: [
    'No, there is nothing funny in it. Sorry, that was the wrong tone.',
    'Sorry, that was badly out of tune.',
    'That was a stupid thing to say to you. Sorry.',
    'You are right to be annoyed; that line was wrong.',
    'I got the mood wrong there, and I am sorry.',
  ],
  empty: [
    'You are right, that was thin. Sorry.',
    'True, nothing came. Sorry.',
    'Fair, that was an empty answer.',
    'Sorry, that left you with nothing in your hand.',
  ],
  question: [
    'Sorry, that was the wrong thing to ask.',
    'That question had no place here. Sorry.',
    'You are right, I should not have asked that.',
    'Sorry, that question was beside the point.',
    'Forget the question, it was the wrong one. Sorry.',
  ],
  unasked: [
    'No, you asked me nothing; I took it for a question. Sorry.',
    'Sorry, I answered something you never asked.',
    'True, you were telling me something, and I took it for a question.',
  ],
  again: [
    'You did say that, sorry.',
    'Yes, you told me. Sorry for making you say it twice.',
    'You did, and I went past it. Sorry.',
    'Sorry, that was there already, and I missed it.',
  ],
  twice: [
    'You are right, I asked that before. Sorry.',
    'Yes, that was the same question again. Sorry.',
    'I did ask that already, sorry.',
  ],
};

/** Nothing is open to answer: they are asked for it, once, and in one line. */
export const onceMore: Readonly<Record<Protest, Lines>> = {
  asked: [
    'Put it to me once more in one line, and I will answer just that.',
    'Which question should I answer first?',
    'Write the question again, alone, and it gets an answer or an honest "I do not know".',
  ],
  said: ['Which part did I get wrong?', 'What did you mean, in your own words?', 'How is it really?'],
  repeat: [
    'What would you have needed to hear?',
    'What would be of more use to you?',
    'Where did I lose you?',
    'What did you most want me to take in?',
  ],
  puzzled: [
    'Go on where you were.',
    'You were in the middle of something: tell it your way.',
    'Back to you, and to what you came with.',
    'Just carry on from what you were telling me.',
  ],
  mood: [
    'Tell me how it really is, and I will take it that way.',
    'Go on, if you still want to, and I will take it as seriously as you mean it.',
    'How bad is it?',
  ],
  empty: ['What would be some use to you right now?', 'What is the one thing it should help with?'],
  question: ['What is it really about, for you?', 'Go on where you were.', 'What was it you wanted to get to?'],
  unasked: ['Go on with what you were telling me.', 'I will just listen, then. Go on.'],
  again: ['Go on from there.', 'What did I miss, more than anything?'],
  twice: ['Go on where you were.', 'What would you rather talk about?'],
};

/** What they say it is not about. '{x}' is that. */
export const notAbout: readonly string[] = ['Not {x}, then.', "So it isn't {x}."];
export const askNotAbout: readonly string[] = ['What is it about, then?', 'What is it really?'];

/** What they say it is about. '{x}' is that. */
export const backTo: readonly string[] = ['Back to {x}, then.', 'To {x}, then.', 'It is {x} that this is about, then.'];
export const askBack = {
  worried: [
    'What worries you most about it?',
    'What is the worst that you picture?',
    'What would set your mind at rest?',
  ],
  other: [
    'What is the main thing there?',
    'What about it will not leave you alone?',
    'What would you want to happen there?',
  ],
} as const;

/** What they put right, said right. '{c}' is it. */
export const right: Lines = ['{C}. I had that wrong.', '{C}. I have it the right way round now.', '{C}, yes. Sorry.'];
export const afterRight: Lines = [
  'What was it like, to find that out?',
  'What hurts most about it?',
  'Go on from there, if you like.',
];

/** An apology of a moment ago is not made again at length. */
export const shortly: Lines = ['Sorry.', 'Sorry again.', 'Okay, sorry.'];

/** The same in one clause, with what it is. '{c}' is it. */
export const righted: readonly string[] = [
  '{C}. Sorry, I had that wrong.',
  'Right, {c}. Sorry.',
  '{C}, sorry.',
  'Okay, {c}. My mistake.',
  'Ah, {c}. Sorry.',
];
/** One thing or person, and what it was taken for. '{w}' is that. */
export const rightedThing: readonly string[] = [
  'Sorry, {c}, not {w}.',
  '{C}, not {w}. Sorry.',
  '{C}, not {w}. Got it.',
  'Right, {c}, not {w}. My mistake.',
];
/** A feeling, and the one it was taken for. */
export const rightedFeeling: readonly string[] = [
  '{C}, then, and not {w}. Sorry, I had that wrong.',
  '{C}, not {w}. Sorry.',
  '{C}, not {w}. Got it.',
  '{C}, then. Sorry, I misread that.',
];
/** The same, where nobody had said the other one. */
export const toldApart: readonly string[] = ['{C}, then, and not {w}.', '{C}, not {w}.', 'Not {w}: {c}.'];
/** What they say is not so, in their own sentence. '{d}' is it: 'he didn't shout'. */
export const denied: readonly string[] = [
  'Sorry, {d}.',
  '{D}. Sorry, I had that wrong.',
  'Okay, {d}. Sorry.',
  'Right, {d}. My mistake.',
  '{D}, got it. Sorry.',
];
export const notThat: readonly string[] = [
  'Not {w}, then. Sorry.',
  'Okay, not {w}. Sorry.',
  'Right, not {w}. My mistake.',
];

/** Taken for past, and still to come. */
export const stillAhead: readonly string[] = [
  'Sorry, I spoke as if it were over, and it is still ahead of you.',
  'It is still to come, and I took it for done. Sorry.',
  'My mistake: none of it has happened yet.',
];
export const askAhead: readonly string[] = [
  'Which part of it do you see when you think of it?',
  'What is the waiting like until then?',
  'Who is with you in the waiting?',
];
export const askWho: readonly string[] = [
  'How are things between you and {who}?',
  'What is {who} like with you?',
  'What would you want {who} to know?',
];
/** It was put right in words that cannot be handed back. */
export const takenIn: readonly string[] = [
  'I have it right now. Go on.',
  'I see it now. Go on from there.',
  'Okay, now I follow. What else?',
];
/** What they do feel was put right. */
export const askFelt: readonly string[] = [
  'How long has it been like that?',
  'What do you think brought it on?',
  'When is it strongest?',
];
export const askOn: readonly string[] = [
  'What matters most to you about it?',
  'Where does that leave you?',
  'What has that been like?',
  'How is it for you now?',
  'And how do things stand with it now?',
  'What else should I know about it?',
];
export const goOn: readonly string[] = ['Go on from there, if you like.', 'I have it now; go on where you were.'];

/** A question of Wren's that was not understood, by what it asks, put so that anybody can answer it. */
export const plainer: readonly (readonly [RegExp, Lines])[] = [
  [
    /\b(?:on your side|told anybody|who knows|(?:somebody|anybody|someone) (?:who|you)|who (?:could|would|have|has|sees|can))\b/i,
    ['I only meant: is there anybody you talk to about it?', 'Put simply: does anybody else know how you feel?'],
  ],
  [
    /\b(?:goes round|leave you alone|stays with you|hardest|worst|heaviest|presses|weighs|getting to you|gets to you)\b/i,
    ['I only meant: what troubles you most about it?', 'Put simply: what is the worst part of it for you?'],
  ],
  [
    /\b(?:would you (?:want|like|need|wish|hope)|would be different|have you wanted|your own sense|say to that)\b/i,
    ['I only meant: what would you like to happen?', 'Put simply: what do you want, in all this?'],
  ],
  [
    /\b(?:when|how long|since)\b/i,
    ['I only meant: how long has it been like this?', 'Put simply: when did this start?'],
  ],
  [
    /\b(?:happened|did you do|do then|said|say)\b/i,
    ['I only meant: how did it go on after that?', 'Put simply: what happened next?'],
  ],
  [
    /\b(?:is that for you|with it now|are you now|with that|was that like|moment like)\b/i,
    ['I only meant: how do you feel about it now?', 'Put simply: how do you feel about all this?'],
  ],
];

/** After a question they could not follow: one that anybody can answer. '{c}' is what they told, '{who}' somebody in it. */
export const simply = {
  ofDeed: ['{C}. What was that like for you?', '{C}. How was that?'],
  ofState: ['{C}. How is that for you?', '{C}. How are you with that?'],
  ofPerson: [
    'I only meant: how are things between you and {who} now?',
    'Put simply: how are you and {who} with each other now?',
  ],
  any: ['I only meant: how do you feel about it all now?', 'More simply: how are you with all this now?'],
  laughing: ['Ha. And what came after that?', 'Ha. And how did it go on?'],
} as const;
