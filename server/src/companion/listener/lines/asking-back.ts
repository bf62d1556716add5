import type { Shape } from '../asking-back.ts';

/**
 * Questions right after a clause of theirs, by what the clause tells: 'that' is what was just handed back. Each has to be right
 * for every clause of its shape, and answerable at once.
 */
export const askingBack: Readonly<Record<Shape, readonly string[]>> = {
  said: [
    'How did you take that?',
    'What did you want to say back?',
    'What would you rather have heard?',
    'How was it said?',
    'What was it like to hear that?',
    'What did you answer?',
    'What do you think was meant by it?',
    'What did you think, just then?',
  ],
  says: [
    'What do you think, when you hear that?',
    'What would you like to answer?',
    'How much of that is true, as you see it?',
    "What don't they see?",
    'What would you like to hear instead?',
    'How do you feel when that comes?',
  ],
  'done-to-you': [
    'How did you feel just then?',
    'How did you take it?',
    'What did you think, when that happened?',
    'What did you do then?',
    'What would you have wanted instead?',
    'How do you see it now?',
    'What did you want to do?',
    'Which part of that still bothers you?',
    'Have you said anything about it?',
  ],
  did: [
    'What did you think of that?',
    'How did you take that?',
    'How did you feel about it?',
    'What do you think was behind it?',
    'What was that like for you?',
    'What happened then?',
    'How does it look to you now?',
    'What did you do?',
  ],
  'did-not': [
    'What had you hoped for?',
    'What would you have liked instead?',
    'Why do you think that was?',
    'How do you feel about it?',
    'What did you do then?',
    'How much had you counted on it?',
  ],
  does: [
    'How is that for you?',
    'What do you do when it happens?',
    'How long has it been like that?',
    'What do you think it is?',
    "What's it like to be around that?",
    'How would you like it to be?',
    'How does it affect your day?',
  ],
  'you-did': [
    'What was that like?',
    'How did you feel just then?',
    'What happened next?',
    'How do you look at it now?',
    'What were you thinking, just then?',
    'How was it afterwards?',
    'What do you remember of it most clearly?',
    'What had you hoped for?',
  ],
  'you-did-not': [
    'What stopped you, do you think?',
    'How do you look at that now?',
    'What were you thinking of, just then?',
    'How do you feel about that?',
    'What would have had to be different?',
  ],
  unable: [
    'What happens when you try?',
    'What makes it so hard, do you think?',
    'When was it last different?',
    'What gets in the way first?',
    'How do you get by, most days?',
  ],
  'not-knowing': [
    'What have you thought of so far?',
    'Which way do you lean, if you had to say right now?',
    'What was your first thought?',
    'What would you like the answer to be?',
    'What do you know for certain, even one small thing?',
  ],
  keeps: [
    'When does it come most?',
    'What happens just before?',
    'How do you feel afterwards?',
    'What do you do when it starts?',
  ],
  senses: ['What do you feel then?', 'What do you think of, then?', 'What do you do then?', 'How long does it go on?'],
  now: [
    'What are you thinking about, there?',
    'How are you, just now?',
    'What would be good in the next ten minutes?',
    'What would you like to do next?',
  ],
  ahead: [
    'How do you think it will go?',
    'What do you expect?',
    'What would you like to come of it?',
    'Which part of it are you least sure of?',
    'What will you do until then?',
    'How do you feel about it from here?',
    'What would help?',
  ],
  thinks: [
    'When does that thought come?',
    'What made you think it?',
    'How long have you thought so?',
    'What do you tell yourself then?',
    "What's the worst of that thought?",
    'What would change, if you were sure?',
  ],
  wants: [
    'What would be different then?',
    'What stands in the way?',
    'How long have you wanted that?',
    'What would be a first step?',
    'Who knows that you do?',
    'How close does it seem?',
  ],
  feels: [
    'What gets to you most about it?',
    'When is it strongest?',
    'What do you feel like doing, when it is like that?',
    'What helps a little, if anything does?',
    'Which moment comes back to you most?',
    'What do you think is behind it?',
  ],
  is: [
    'How is that for you?',
    'What does it mean for you?',
    'How do you feel about that?',
    'What would you change about it, if you could?',
    'How do you deal with it?',
    'What is that like, day by day?',
  ],
};

/** A question with a clause of theirs inside it, for something that happened once. */
export const askingOfThen: readonly string[] = [
  'What was it like for you when {c}?',
  'What went through you when {c}?',
  'How was it for you, when {c}?',
  'What did you think when {c}?',
  'What was in your mind when {c}?',
  'How did you feel when {c}?',
];

/** The same for something that goes on. */
export const askingOfNow: readonly string[] = [
  "What's it like for you when {c}?",
  'What goes through you when {c}?',
  'How is it for you, when {c}?',
  'What do you do when {c}?',
  'What happens in you when {c}?',
];
