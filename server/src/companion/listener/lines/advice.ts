/** Help is wanted, and nothing was told yet. */
export const nothingTold: readonly string[] = [
  "I'd like to help with that, and I don't know yet what it's about.",
  'Yes, and for that I need to know a bit about it first.',
];
export const nothingToldAsk: readonly string[] = ["What's going on?", 'What has happened?'];

/** Help is wanted, and nothing is known of it: one step that does no harm anywhere. */
export const noneFits: readonly string[] = [
  "I know too little of it to be sure. With most things like that I'd tell one person today, in two sentences, somebody who can help with just this. It's lighter after that, and you hear yourself what you need.",
  "I can't say anything surer yet. I'd write down in one sentence what should be different a month from now, and then the smallest bit of it that could be done this week.",
];
export const noneFitsAsk: readonly string[] = [
  'What have you tried so far?',
  'Which part of it is the hardest right now?',
];

/** Asked how to do what was just held out. */
export const firstOfIt: readonly string[] = [
  "I'd settle a day and an hour for it now, and write them where you'll see them. Then only the first five minutes count: once you've begun, the rest is mostly easier than it looked.",
  "I'd cut it down until it's almost too easy: only the first sentence, only the phone number looked up, only the shoes on. Do that bit today and the next one tomorrow.",
];
export const firstOfItAsk: readonly string[] = ['Which part of it looks the hardest?', 'Which day would suit you?'];

/** After a step that may fit. */
export const afterAdvice: readonly string[] = [
  'Would that be possible for you?',
  'Could you see yourself doing that?',
  'What would get in the way of that?',
  'Have you tried anything like it?',
];

/** True for whoever had what fits best, and asks for more. */
export const forAnybody: readonly string[] = [
  "I'd see to the plain things as well: sleep, something warm to eat, ten minutes outside by daylight. They carry more than one would think.",
  "I'd tell one person about it in a sentence or two, somebody who listens without trying to mend it.",
  "I'd put one hour into this week that's only yours, with a day and a time, and nothing useful in it.",
];

/** Asked to name some of a thing. */
export const namesUnknown: readonly string[] = [
  "I don't know enough about that to name any you could rely on. A search with just those words shows what others did, and so does somebody who does it often.",
];

/** Asked where there is such a thing: nothing can be looked up from here. */
export const whereToLook: readonly string[] = [
  "I can't look things up, so I don't know what there is near you. I'd search for it with the name of your town, and ask somebody who hears that often: a doctor's office, a library, a community centre.",
  "That I can't see from here. A search with the name of your town is the quickest way, and a doctor's office or a community centre mostly knows of more than the search does.",
];
