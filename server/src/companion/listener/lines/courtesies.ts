import type { Standing } from '../../reading/courtesies.ts';
import type { Lines } from '../draft.ts';

/** To 'how are you': half a sentence that is true, and kind. */
export const asked: Lines = [
  "Thanks for asking; I'm a program, so I'm always about the same.",
  "Kind of you to ask. I'm a program, so there's little to report from me.",
  "I'm a computer program, so no good or bad days here, but thank you for asking.",
  "That's kind of you to ask; for a program every day is much the same.",
];

/** The same in the middle of what they tell, where 'what about you' may be of anything. */
export const askedLater: Lines = [
  "I'm a program, so there's not much to tell on my side.",
  'Nothing much to tell from me, being a program.',
];

/** To a good wish, or to sympathy with a trouble that a program does not have. */
export const wished: Lines = ["That's kind of you.", 'Thank you, that is kind.', 'Kind of you to say.'];

export const welcomed: Lines = ["You're welcome.", 'Of course.', 'Gladly.', "You're very welcome."];

/** To a plea that comes with what it is about. */
export const yes: Lines = [
  "Yes, I'll gladly think it through with you.",
  'Yes, of course.',
  "Yes, let's look at it together.",
];

/** To a plea alone: what can be had here, and then what it is about. */
export const yesAlone: Lines = [
  "Yes, that's what I'm here for: a computer program you can tell anything to.",
  "Yes, gladly. I'm a computer program, and I can listen and think it through with you.",
  "Of course. I'm a program called Wren, here to listen and to sort things out with you.",
];

export const here: Lines = ["Yes, I'm here.", "I'm here.", 'Here I am.'];

/** What they want to talk about is named, and nothing told of it yet. '{x}' is that. */
export const subject: Lines = ['Yes, gladly, about {x}.', "Of course, let's talk about {x}.", 'Gladly: {x}, then.'];
export const askSubject: Lines = [
  'What has been happening?',
  'What troubles you most about it at the moment?',
  'How do things stand with it?',
];

/** They have to leave it for a moment, and told something before they did. */
export const wait: Lines = ["Take your time, I'll be here.", 'Of course, take the minute you need.'];

/** What they wrote elsewhere has not come along. */
export const unseen: Lines = [
  'No, nothing has reached me but what you write here.',
  "I can only see what you write here, so that hasn't reached me.",
];
export const tellAgain: Lines = [
  'Could you tell me once more, in a few words?',
  'What is it about? A few words will do.',
];

/** How they say they are, and nothing else yet. */
export const standing: Readonly<Record<Standing, Lines>> = {
  good: ['Good to hear.', "That's good to hear."],
  fair: ['All right so far, then.', 'Somewhere in the middle, then.', 'Getting by, then.'],
  low: ['Not so good on your side, then.', 'Not the best of days for you, then.', 'Not so well, then.'],
};

/** What is asked of somebody who said how they are, and no more. */
export const askWhat: Readonly<Record<Standing | '', Lines>> = {
  good: ['What would you like to talk about?', 'What made you write today?'],
  fair: ["What's on your mind today?", 'What made you write today?'],
  low: ["What's been going on?", "What's been getting to you?"],
  '': ["What's going on?", "What's on your mind?", 'What would you like to talk about?'],
};

/** The same where the trouble was told before: what help would be. */
export const askHow: Lines = [
  'Would it help more to talk it over, or to think about what you could do?',
  'What would help most, being listened to or looking for a way?',
];

/** To 'how are you' in the middle of a talk. */
export const askBack: Lines = ['And how are you doing now?', 'And how are things with you right now?'];

/** Somebody asked whether Wren is there, in the middle of what they tell. */
export const askOn: Lines = ['What were you going to say?', 'What else were you going to tell?'];

/** To thanks, early in a talk that may go on or end. */
export const askOnOrEnd: Lines = [
  'Do you want to say more about it, or is that enough for now?',
  'Is there more you want to get off your chest, or shall we leave it there?',
];
