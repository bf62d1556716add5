import type { Answer } from './answers.ts';

/** The four prompts of the empty screen, and their like in a person's own words. */
export const listening: Answer = [
  [
    "Then that's what this is: listening, and nothing else.",
    'Listening it is.',
    'Good, then I will listen.',
    'Of course; you talk and I listen.',
    'All right, the floor is yours.',
    'Then there is nothing you have to do except talk.',
    'You came to the right place for that.',
    'Yes, just listening.',
  ],
  [
    'No advice, no fixing, unless you ask for it.',
    'You will get no tips unless you want some.',
    'Nothing here needs to be solved or made to sound better.',
    'I will keep the suggestions to myself.',
  ],
  [
    'It does not have to make sense or come in order.',
    'Start in the middle if that is where it hurts.',
    'Say it the way it comes, and stop wherever you like.',
    'You can begin with the smallest part of it, or the worst.',
  ],
  [
    'What has been sitting on your chest?',
    'What would you like to have heard?',
    'What is it that has been needing a listener?',
    'What has been going on?',
    'Where does it start, for you?',
  ],
];

export const slowingDown: Answer = [
  [
    'Then let us go slowly.',
    'Okay, slowly now.',
    "Let's take this at half speed.",
    'First, nothing has to be done in this minute.',
    'Going slowly is fine here.',
    'One breath before anything else.',
    'All right, let everything wait for a moment.',
    'For the next few minutes, nothing is due.',
  ],
  [
    'Put both feet on the floor and let one long breath out.',
    'If you can, drop your shoulders and let a breath go all the way out.',
    'Let your hands lie still for a moment and breathe out slowly.',
    'Look at one thing that is not moving, and breathe out.',
  ],
  [
    'When everything comes at once, it all seems the same size, and it is not.',
    'Overwhelm makes one heap of many things, and a heap cannot be carried.',
    'A pile of things feels like one thing with no handle on it.',
    'Being overwhelmed is what happens when too much asks for you at one time.',
  ],
  [
    'Out of all of it, which one thing is pressing hardest right now?',
    'If you could name just one piece of it, which would come first?',
    'Which single thing is the loudest at this moment?',
    'What is the one thing on top of the pile?',
  ],
];

/** Several things at once, laid side by side. '{c}' lists them. */
export const pileLaid: readonly string[] = [
  'One by one, then: {c}.',
  'So there is this: {c}.',
  'Laid side by side: {c}.',
];
export const pileSorted: readonly string[] = [
  'They need not all be done by you, and not all today.',
  'Only one of them can be first; the others may wait for ten minutes.',
  'Some of that has a fixed time, and some of it only feels as if it had.',
];
export const pileAsk: readonly string[] = [
  'Which one has a time that cannot move?',
  'Which of them would make the others easier, if it were done?',
  'Which one could somebody else take, or could wait until next week?',
];
/** The one that comes first. '{c}' is it. */
export const pileFirst: readonly string[] = [
  'Then that is the one: {c}.',
  'So first: {c}.',
  '{C}. Then that comes first.',
];
export const pileRest: readonly string[] = [
  'The rest may wait for as long as this takes.',
  'Nothing else has to be thought of until that has begun.',
];
export const pilePiece: readonly string[] = [
  'What is the very next thing to do in it, as small as you like?',
  'What would ten minutes of that look like today?',
];

export const goalOpening: Answer = [
  [
    'Small is the right size.',
    'Yes, let us find one that fits into today.',
    'A small goal, then.',
    'Good, and small enough to be done even on a dull day.',
    'Let us make one that today can hold.',
    'Gladly, and the smaller the better.',
  ],
  [
    'A good one can be done in about ten minutes and you would know when it is done.',
    'It helps when it takes no more than a quarter of an hour, and there is a clear end to it.',
    'Think of something you could tick off by tonight without becoming another person first.',
    'It should be something you can see or count, and that depends on nobody else.',
  ],
  [
    'It can be about your body, your home, a person, or something you have been putting off.',
    'It may be as plain as a walk, a phone call or one drawer.',
    'It could be for your head, your home, or someone you like.',
  ],
];

export const goalAsk: readonly string[] = [
  'What would make today a little better if it were done by tonight?',
  'What is one small thing you would be pleased to have done this evening?',
  'Which small thing has been waiting for you?',
  'What comes to mind first?',
];
/** Where the profile names a goal of theirs. '{goal}' is that goal. */
export const goalAskWith: readonly string[] = [
  'You have {goal} among your goals: what would one tiny piece of it look like today?',
  'Since {goal} is something you want more of, what small piece of it could today hold?',
];

export const goalWhen: Answer = [
  [
    'So the goal is to {goal}.',
    'To {goal}: that can be done today.',
    'Good: to {goal}.',
    'Then that is the one: to {goal}.',
  ],
  [
    'Goals tend to happen when they are tied to a time, or to something you do anyway.',
    'A goal that has its hour is already half begun.',
    'It gets easier when it hangs on something that happens every day, like a meal.',
    'The when does half of the work.',
  ],
  [
    'When today will you do it?',
    'At what point in the day would it fit?',
    'After which part of your day could it go?',
    'What time, or after what, could you start?',
  ],
];

export const goalSet: Answer = [
  [
    'Then it stands: {when}, you will {goal}.',
    'That is your goal, then: {when}, {goal}.',
    'Settled: {goal}, {when}.',
    'There it is: {goal}, {when}.',
  ],
  [
    'If it turns out bigger than you thought, the first two minutes of it are enough for today.',
    'Should the moment slip by, half of it later on still counts.',
    'If something gets in the way, do the smallest piece and call it done.',
    'On the way there, make it easy: lay out whatever you need beforehand.',
  ],
  [
    'Come and tell me how it went, if you like; either way of going is worth hearing.',
    'Next time I will ask how it went, and a "not yet" is a fine answer.',
    'I will ask about it when you are back, without any marks given.',
  ],
];

export const inspirationOpening: Answer = [
  [
    'Yes, with something of your own.',
    'Gladly, and let us use something real from your life.',
    'Good idea, and we will leave the posters and mottos out.',
    'Let us look for something that is actually yours.',
    'With pleasure: no calendar sayings, only things that moved you.',
    'Sure, and it need not be anything grand.',
  ],
  [
    "It can be small: a line in a song, somebody's kindness, a person who kept going.",
    'Often it is something minor, like the way someone spoke to a child, or a picture that would not leave.',
    'It may be a person, a book, a place, a thing somebody did when no one was looking.',
    'It may well be something only you would have noticed.',
  ],
];
export const inspirationAsk: readonly string[] = [
  'What moved you lately, even for a second?',
  'Who is someone you quietly look up to, and for what?',
  'When did something last give you goosebumps?',
  'What did you see, hear or read lately that stayed with you?',
];
export const inspirationAskWith: readonly string[] = [
  'You named {goal} as something you want: who have you seen doing that well?',
  'With {goal} on your mind, what have you come across that made it seem possible?',
];

/** A small thing offered with permission. '{offer}' completes 'to …'. */
export const offers = {
  any: [
    'If you like, there is one small thing to try: {offer}. Would that suit you?',
    'One thing that helps some people is to {offer}. Is that something for you, or not today?',
    'There is something small you could do with this: {offer}. Does that appeal to you?',
    'May I suggest one thing: {offer}. Would you be up for it?',
    'A small step could be to {offer}. How does that sound?',
    'You could, if it fits, {offer}. Would you want to hear how?',
  ],
  casual: ['Want to try something small? You could {offer}.', 'Just an idea: {offer}. Worth a shot?'],
  friendly: [
    'If it would be welcome, here is a gentle thing to try: {offer}. Shall we?',
    'One kind thing you could do for yourself is to {offer}. Would you like that?',
  ],
  professional: [
    'One option would be to {offer}. Would that be acceptable to you?',
    'With your agreement, I would suggest this: {offer}. Would you like to go through it?',
  ],
  assertive: ['Here is one thing to do: {offer}. Will you?', 'My suggestion: {offer}. Yes or no?'],
  corrective: [
    'Something to test rather than to believe: {offer}. Willing to try it?',
    'One thing to do differently: {offer}. Would you try it once?',
  ],
} as const;

/** Advice they asked for: given, and not asked about. */
export const advising = {
  any: [
    'One thing to try is to {offer}.',
    'Something small that often helps is to {offer}.',
    'A place to begin: {offer}.',
    'You could start by choosing to {offer}.',
    'A step that fits what you describe is to {offer}.',
  ],
  casual: ["Here's one: {offer}."],
  friendly: ['Here is a gentle place to start: {offer}.'],
  professional: ['A reasonable first step is to {offer}.'],
  assertive: ['Do this first: {offer}.'],
  corrective: ['Try this as an experiment: {offer}.'],
} as const;

export const accepted: readonly string[] = [
  'Good, here is how it goes.',
  'All right, like this.',
  'Then let us do it.',
  'Fine, in small pieces.',
  'Good, no hurry with it.',
  'Then take it one piece at a time.',
  'Here it is, then.',
];
export const afterStep: readonly string[] = [
  'When could you do that?',
  'When would be a good moment for it?',
  'What might get in the way of it?',
  'What do you notice when you picture doing it?',
];
export const declined: Answer = [
  [
    'That is fine.',
    'Then we leave it.',
    'Fair enough, it is off the table.',
    'No problem, forget that one.',
    'All right, not that.',
    'Good to know.',
    'Then it is not the right thing.',
  ],
  [
    'You know best what fits.',
    'Nothing is lost by not doing it.',
    'We can simply stay with how it is.',
    'A no is as useful here as a yes.',
  ],
];
export const promisedEarlier: readonly string[] = [
  'Last time you were going to {promise}; how did that go?',
  'You had planned to {promise}: how did it turn out?',
  'There was something you meant to do, {promise}; what came of it?',
];

/** A goal whose day is still to come, at the beginning of a talk. '{when}' is as they said it. */
export const stillAhead: readonly string[] = [
  'You are going to {goal}, {when}; I have kept that in mind.',
  '{When}, you are going to {goal}. That still stands, as far as I know.',
  'Your goal is still ahead of you: to {goal}, {when}.',
];

/** May a step be spoken of at all? '{label}' names what they are in. */
export const permission = {
  any: [
    'Would you like to look for one small thing that might help, or keep talking?',
    'Would it help to think of something you could do, or is it better to just go on?',
    'Do you want an idea for this, or some more room first?',
    'Is there a part of this you would like to do something about?',
  ],
  casual: ['Want an idea for this, or would you rather just talk?'],
  professional: ['Would it be useful to consider one practical step, or would you prefer to continue?'],
  assertive: ['Shall we look for a step, or is there more to say first?'],
  corrective: ['Would you like to try something out with this, or stay with it a little longer?'],
} as const;

export const suits: Answer = [
  [
    'Then let us give it a place in your day.',
    'Good, then it only needs a moment of its own.',
    'If it fits you, that is half of it.',
    'Then keep that one.',
  ],
  [
    'The easier it is to begin, the likelier it happens.',
    'Small and soon beats large and some day.',
    'It can be done badly and still do its work.',
  ],
];

/** A plan of their own. '{goal}' completes 'you will …'. */
export const plannedWhen: readonly string[] = [
  'So you will {goal} {when}.',
  'Good. You will {goal} {when}.',
  'That is a plan: you will {goal} {when}.',
  '{When} you will {goal}, then.',
];
export const plannedVaguely: readonly string[] = [
  '{When}, then.',
  'Good, {when}.',
  'Then {when} it is.',
  'So it has its time: {when}.',
];
export const planned: readonly string[] = [
  'So that is the plan: {goal}.',
  'Then you know what comes next: {goal}.',
  'That can be done: {goal}.',
  'So you will {goal}.',
];
export const planning: Answer = [
  [
    'It does not have to go well to be worth doing.',
    'Half of it would count as well.',
    'However it turns out, you will know a bit more than today.',
    'If it turns out to be too much, make it smaller and not later.',
    'And should it slip, the next chance is never far away.',
  ],
  [
    'Tell me how it went, if you feel like it.',
    'I will ask you about it when you are back.',
    'You can come back and say how it was.',
    'It will be remembered here, and asked about gently.',
  ],
];

/** Off the record: what was planned stays with them alone. */
export const unkept: readonly string[] = [
  'Nothing of this chat is kept, so if you want to hold on to it, put it where you will see it.',
  'It stays with you alone: this chat forgets it as soon as it is closed.',
];

export const goalSmaller: Answer = [
  ['Then let us make it very small.', 'Then something that takes two minutes.', 'Then we take something very small.'],
  [
    'It could be one glass of water, one message, or one thing put away.',
    'One drawer, one window, one line to a friend: any of those would do.',
    'A shower, a bill, a walk to the corner and back: as plain as that.',
  ],
  ['Which of those is closest?', 'Which would cost you least today?', 'Which one could you see yourself doing?'],
];
export const goalWhenElse: Answer = [
  ['It can hang on anything that happens today anyway.', 'Then tie it to something that happens in any case.'],
  [
    'After the next meal, for instance, or before you brush your teeth.',
    'Right after your next cup of something would do.',
  ],
  ['Which moment would you pick?', 'What comes first today?'],
];

/** The same where a thing is to be lived with rather than mended. */
export const slowPermission: readonly string[] = [
  'Would it help to think together about getting through the next days, or is it better just to talk?',
  'Is there something practical in these days that we could look at, or shall we stay with what it is like?',
  'Would a small thing for the harder hours be welcome, or would you rather go on telling?',
  'Shall we look at what might make the evenings a little easier, or stay where we are?',
];

/** They named a direction ('get fit'): it stays theirs, and today gets a piece of it. */
export const goalPiece: Answer = [
  [
    'To {goal}: that takes more than a day.',
    'To {goal}: a long way, and it goes in small steps.',
    'To {goal} is bigger than one day.',
  ],
  [
    'Today only needs one piece of it, small enough to be over in ten minutes.',
    "Let us cut today's slice from it, and a thin one.",
  ],
  [
    'Which piece could it be?',
    'What would a first, small bit of it look like?',
    'What would you do first, if it only had to be a little?',
  ],
];

/** A yes to the goal as it stands. */
export const goalStands: Answer = [
  [
    'Good. {When}, then: {goal}.',
    'Then that is settled: {goal}, {when}.',
    'Right: {goal}, {when}, and nothing more than that.',
  ],
  [
    'The rest of the day owes you nothing.',
    'Beginning is the whole trick; two minutes are a beginning.',
    'You need not feel like it for it to count.',
  ],
];

/** Something might come between. '{hitch}' completes 'if …'. */
export const goalHitch: Answer = [
  [
    'Good that you think of it now. If {hitch}, there can be a plan B.',
    'Fair question. If {hitch}, it does not have to be all or nothing.',
    'That can happen. If {hitch}, something smaller can stand in for it.',
  ],
  [
    '{When} can stay; only what you do then gets smaller, or moves indoors.',
    'The time stays the same, {when}, and something else goes in it.',
  ],
  ['What could you do in its place, even for five minutes?', 'What would be a version of it that still works then?'],
];
/** What might come between is forgetting it. */
export const goalForgotten: Answer = [
  ['Then let something else remember it for you.', 'That is easily helped.'],
  [
    'Put a thing that belongs to it where you will see it {when}, or set an alarm for then.',
    'Hang it on something you do in any case {when}, or let the phone ring.',
  ],
  ['Where would you be sure to see it?', 'What could remind you of it?'],
];
export const goalBackup: Answer = [
  [
    'So: {when}, {goal}. And if {hitch}, {backup}.',
    'Then it holds either way: {goal}, {when}, and if {hitch}, {backup}.',
  ],
  ['One of the two will do.', 'Whichever it turns out to be counts in full.'],
];
export const goalTiny: Answer = [
  [
    'Of course: only the first two minutes of it. {When}, {goal}, and then you may stop.',
    'Yes: {goal}, {when}, for two minutes by the clock, and that is the whole goal.',
  ],
  ['Starting is the part that counts.', 'If you go on after that, it is a present.'],
];

/** 'Home, I guess': where, and not yet what. */
export const goalAreas: Readonly<Record<'home' | 'head' | 'someone', Answer>> = {
  home: [
    [
      'Home, then. Not all of it: one thing, five minutes.',
      'Then something at home, and only as much as fits into five minutes.',
      'One corner of it, then, and a small one.',
    ],
    [
      'It helps to take what you can see from where you are now.',
      'Three plates, one bag of rubbish, the clothes off one chair: that size.',
    ],
    [
      'What can you see from where you sit?',
      'Which bit of it bothers you most, when you look up?',
      'What is nearest to you?',
    ],
  ],
  head: [
    ['For the head, then, and small.', 'Something for your head: that may be very little.'],
    [
      'Ten minutes outside, one page, a shower, a song with nothing else beside it: that size.',
      'Something that was good once, and takes less than ten minutes.',
    ],
    ['Which of those is nearest?', 'What used to do you good, and is not far?'],
  ],
  someone: [
    ['For somebody else, then.', 'Something for someone: that mostly does good at both ends.'],
    [
      'One line is enough, with one true thing in it and nothing asked.',
      'A message, a card, a cup of tea put down beside them.',
    ],
    ['Whose face came first?', 'Who would it be?'],
  ],
};
/** Told how bad it is: '{a}' and '{b}' are things they named. */
export const goalOf: Readonly<Record<'one' | 'two', Answer>> = {
  two: [
    [
      'Not all of it. One thing, five minutes.',
      'That is a lot to live in, and today only one small piece of it counts.',
      'Then one piece, and nothing of the rest.',
    ],
    [
      'Three of the {a}, say. Or as much of the {b} as you can carry at once.',
      'A handful of the {a}, or one armful of the {b}.',
    ],
    ['Which of the two?', 'Which one is easier to look at?'],
  ],
  one: [
    ['Not all of it. One thing, five minutes.', 'Then one piece, and nothing of the rest.'],
    ['The {a}, and only a few: three, or five minutes by the clock, whichever comes first.'],
    ['Would that do for today?', 'Is that small enough?'],
  ],
};
/** 'Now?' */
export const goalNow: Answer = [
  [
    'Now is good: {goal}, and nothing else.',
    'Yes, now, before the head joins in: {goal}.',
    'Now, then: {goal}. Only that.',
  ],
  [
    'Feet on the floor first. When it is done you may lie down again, and it counts.',
    'Get up for just this one thing, and stop when it is done. It counts in full.',
  ],
  ['Tell me when you have done it, if you like.', 'This stays open while you are at it.'],
];
/** The goal said once more, by somebody who wants nothing around it. */
export const goalOnly: Answer = [
  ['Just that, then: {goal}.', 'Only that: {goal}.', '{Goal}, and nothing around it.'],
  ['Off you go; it is small, and it is yours.', 'It is enough for today.'],
];

/** 'I want to talk through something that's on my mind.' */
export const talkThrough: Answer = [
  ['Go on, then.', 'Good, this is the place for it.', 'All right, at your own pace.', 'Yes, let us.'],
  ['What is it?', 'What is it about?', 'Where does it begin?'],
];
