import type { Lines } from '../draft.ts';

/** What kind of thing was just handed back: it decides what can be said and asked right after it. */
export type Shape = 'done-to-you' | 'happened' | 'your-doing' | 'others' | 'yourself' | 'inability' | 'belief' | 'wish';

/** Said right after a restatement, leaning on it: 'that', 'it'. Only where what was told is hard. */
export const answering: Record<Shape, Lines> = {
  'your-doing': {
    any: [
      'That cannot have been easy. It is still with you, by the sound of it.',
      'There must have been a lot going on in you just then.',
      'It sounds as if that took something out of you. That counts, also when nobody saw it.',
      'That is a hard one to sit with, and you are saying it all the same.',
      'It makes sense that it is still on your mind.',
      'You would hardly be telling it if it were nothing to you.',
    ],
    casual: [
      "You're not dodging it, and that counts.",
      'Not your finest minute, by the sound of it, and people have those.',
    ],
    professional: [
      'It is to your credit that you look at it openly.',
      'You describe your own part without softening it.',
    ],
    assertive: ['You own it, and owning it is where mending starts.', 'It happened. Now it can be put right.'],
    corrective: [
      'It happened, it was yours, and it can be mended.',
      'One act is evidence of one act, and no more than that.',
    ],
  },
  'done-to-you': {
    any: [
      'That would hurt most people. It makes sense that it did not just roll off.',
      'You did not ask for that, and you are the one who has to live with it now.',
      'That is a hard thing to be handed. It is all right to mind it.',
      'No wonder it stays with you.',
      'You need not talk yourself out of minding that.',
      'It is understandable if that is still going round in your head.',
    ],
    casual: ['That would throw anyone, honestly.', "That's a rough thing to be handed."],
    professional: ['A reaction to that is entirely understandable.', 'It is reasonable that this has had an effect.'],
    assertive: ['That is no trifle, and it should not be waved away.', 'You are right to take that seriously.'],
    corrective: [
      'What they did is theirs; what it stirred up in you is worth looking at.',
      'What happened there is one thing, what it means about you is another.',
    ],
  },
  happened: {
    any: [
      'That is a lot to take in, and it does not have to be sorted tonight.',
      'No wonder it is on your mind. Something like that does not just pass.',
      'It would be strange if that left you cold.',
      'That is a hard thing to have happen. It may take a while to settle.',
      'It makes sense that you are not simply over it.',
      'There is no right way to take something like that.',
    ],
    casual: ["That's a big one, however short you put it.", "That's a fair bit to have going on."],
    professional: ['That is a significant thing to have gone through.', 'An event of that kind often has a long tail.'],
    assertive: ['That is worth stopping at.', 'That deserves a place in this.'],
    corrective: [
      'That it happened is a fact; what it says about you is still open.',
      'Looking back, it is easy to expect more of yourself than was possible.',
    ],
  },
  others: {
    any: [
      'That is a lot to be around, and you cannot change it for them.',
      'I can see why that gets to you.',
      'It is not easy to know what to do with that.',
      'That would wear on most people after a while.',
      'It makes sense that it does not leave you cold.',
    ],
    casual: ['That would wear anybody down after a bit.', "That's a lot to be around."],
    professional: ['That is a demanding situation to be in.', 'It is understandable that this affects you.'],
    assertive: ['You do not have to pretend that this is fine.', 'That is something you are allowed to mind.'],
    corrective: [
      'Their part and your part in this are worth keeping apart.',
      'You can see what they do; why they do it is still a guess.',
    ],
  },
  yourself: {
    any: [
      'That sounds hard, and it sounds as if it has been hard for a while.',
      'That takes a lot out of a person. It is no wonder if little is left over after it.',
      'Nothing about that is small.',
      'That is a lot to carry, and you do not have to make it sound lighter here.',
      'It makes sense that this weighs on you.',
      'You can say it here as it is. Nobody needs it to be tidier than that.',
    ],
    casual: ["That's a tough spot to be in.", 'That takes it out of a person.'],
    professional: ['That is a considerable strain.', 'It is understandable that this takes its toll.'],
    assertive: ['That deserves more than being pushed aside.', 'Take it seriously; you are allowed to.'],
    corrective: [
      'It describes where you are today, and not who you are.',
      'That is how it is now, which is different from how it must be.',
    ],
  },
  inability: {
    any: [
      'That is not the same as not trying, though it may look like it from outside.',
      'That must be frustrating, when you would do it if you could.',
      'There is usually a reason when something is that hard.',
      'You are not the only one who gets stuck there.',
      'It is hard to be up against that day after day.',
    ],
    casual: ["That's a maddening place to be.", 'Annoying, when it just will not budge.'],
    friendly: ['That is hard, and it is not a flaw in you.'],
    professional: ['Difficulty with that is very common, and it can change.', 'That must be frustrating to live with.'],
    assertive: ['Hard is not the same as impossible.', 'It is in your way; let us name it.'],
    corrective: [
      '"Can\'t" may be true today and not next month.',
      'It may help to ask what exactly stops you, rather than what is wrong with you.',
    ],
  },
  belief: {
    any: [
      'A thought like that hurts, whether or not it is the whole truth.',
      'That is a painful thing to have in your head.',
      'Thoughts like that tend to be loudest when you are worn down.',
      'It can feel like plain fact from the inside, and it may still not be one.',
      'That is a lonely thing to be thinking.',
    ],
    casual: ["That's a brutal thing to have in your head.", 'That kind of thought hits hard.'],
    friendly: ['It hurts to have that thought for company.'],
    professional: [
      'A thought of that kind can be very persuasive under strain.',
      'It is understandable that such a thought weighs on you.',
    ],
    assertive: [
      'The pain in it is real; the verdict is not final.',
      'That thought gets a hearing, and it does not get the last word.',
    ],
    corrective: [
      'Feeling it strongly does not settle whether it is so.',
      'It may be worth asking what a fair witness would say.',
    ],
  },
  wish: {
    any: [
      'That is not too much to want.',
      'It makes sense to want that, and it says something about what matters to you.',
      'It is all right to want that, whatever comes of it.',
      'You do not have to justify wanting it.',
    ],
    casual: ['Totally fair thing to want.', 'That makes a lot of sense.'],
    professional: ['That is a reasonable thing to want.', 'It is useful to have that stated clearly.'],
    assertive: ['Wanting that is enough of a reason.', 'That is worth standing up for.'],
    corrective: [
      'That is worth turning into something you can see and do.',
      'Wanting it is a start; the next piece is what it would take.',
    ],
  },
};

/** Something hard is laid beside what came before it, in their own words: '{back}' is what they said a little while ago. */
export const weaving: Lines = {
  any: [
    'And you told me before that {back}. I have that in mind as well.',
    'I have not forgotten that {back}, while you tell me this.',
    'That comes on top of what you said before, that {back}.',
  ],
  casual: ['And that is on top of the other thing, that {back}.'],
  professional: ['This is in addition to what you said before, that {back}.'],
  assertive: ['You also said that {back}. It adds up.'],
  corrective: ['Two things side by side: this, and that {back}.'],
};

/** Questions for a certain kind of sentence, tried on the clause just handed back, the nearest first. */
export const askingNear: readonly { when: RegExp; ask: readonly string[] }[] = [
  {
    when: /^(?:your [a-z ]+?|he|she|they|everyone|everybody|people|the [a-z]+) (?:\w+ )?(?:said|says|told you|asked|goes|replied|wrote|texted|messaged|keeps? (?:saying|telling|asking)|is saying|are saying|tells? you)\b/,
    ask: [
      'What did you want to say to that?',
      'How did it sound, the way it was said?',
      'What would you rather have heard?',
      'What did it leave you with?',
      'What do you think was meant by it?',
    ],
  },
  {
    when: /^you (?:\w+ )?(?:said|told|asked|wrote|texted|rang|called|answered|replied|mentioned)\b/,
    ask: ['What came back?', 'What made you say it then?', 'How did it feel to have it said?'],
  },
  {
    when: /^you (?:\w+ )?(?:sat|stood|lay|walked|drove|went|waited|stayed|got up|came home|ran|hid)\b/,
    ask: [
      'What was going through your head meanwhile?',
      'What did you do after that?',
      'What would have been good to have there?',
    ],
  },
  {
    when: /^(?:your [a-z ]+?|he|she|they) (?:(?!would|could|should|might|may|will|have|has)\w+ )?(?:\w+ed|came|went|left|took|got|gave|made|saw|found|had|did|held|put|brought|sent|sat|stood|began|let)\b/,
    ask: ['What did you do then?', 'What went through you, in that moment?', 'What did you see in it?'],
  },
  {
    when: /^you (?:always|keep|still|never|usually|sometimes|mostly|often)\b/,
    ask: [
      'What is it like when that happens?',
      'What goes through you just then?',
      'What do you think keeps it that way?',
    ],
  },
  {
    when: /\b(?:years?|months?|weeks|decades?|since)\b/,
    ask: ['What was it like at the beginning?', 'What has changed over that time?', 'What keeps it going?'],
  },
  {
    when: /^(?:your [a-z ]+?|he|she|they)(?:'s|'re| is| are| has| have| does| do| \w+s)\b/,
    ask: [
      'What is that like from where you are?',
      'What do you do, when that happens?',
      'What would you like to see instead?',
    ],
  },
  {
    when: /^you (?:have|'ve got|got|own|work|live|pay|do|make|go|visit|play|take)\b/,
    ask: [
      'What is a usual day of that like?',
      'What part of it is yours, and what part is only duty?',
      'What would you change about it, if it were easy?',
    ],
  },
];

/** Open questions that follow from what was just handed back. */
export const asking: Record<Shape, Lines> = {
  'your-doing': [
    'What was going on in you just before that?',
    'What would you like to have done instead, looking back?',
    'What has it been like for you since then?',
    'How do you look at it now, with some distance?',
    'What did you need, right at that point?',
    'What would you want to say about it, if you could say it to anyone?',
  ],
  'done-to-you': [
    'What went through your mind when that happened?',
    'What would you have needed in that moment?',
    'What did you do with what you felt right then?',
    'What has it been like since, from day to day?',
    'Which part of it keeps coming back to you?',
    'What do you wish you could have said?',
    'How did you get through the rest of that day?',
  ],
  happened: [
    'What has it been like for you since then?',
    'What had been going on, before it came to that?',
    'How do you look at it now, with a bit of distance?',
    'What has stayed with you from it, more than the rest?',
    'What were the days after that like?',
    'Who was there for you when it happened?',
    'What was the hardest moment in it for you?',
  ],
  others: [
    'What is that like to live with, from day to day?',
    'What do you usually do when it comes to that?',
    'What happens in you at such times?',
    'How do you usually answer that?',
    'How long has it been that way, would you say?',
    'What would you want to be different there, if you could choose?',
  ],
  yourself: [
    'What is a day like that like, from the inside?',
    'What do you do when it gets like that?',
    'How long has it been like this, would you say?',
    'What does it keep you from, that you would like to do?',
    'What is the hardest part of that for you?',
    'How do you get through it, when it is at its worst?',
    'What would you need most, just there?',
    'What makes it a little lighter, when it is lighter?',
  ],
  inability: [
    'What happens when you try?',
    'What gets in the way, do you think?',
    'What would be different if you could?',
    'When was that still easier?',
    'What does it cost you, day to day?',
    'What do you say to yourself about it?',
  ],
  belief: [
    'What makes it feel that way?',
    'When is that thought loudest?',
    'What happened lately that fed it?',
    'When did that thought first turn up?',
    'Who might see it differently?',
    'What do you do when that thought comes?',
    'What would you need to see to doubt it a little?',
  ],
  wish: [
    'What stands in the way of it?',
    'What would it change for you?',
    'When did you last have a little of that?',
    'What would a small piece of that look like?',
    'Who could help with that?',
    'What makes it matter so much right now?',
  ],
};

/** Open questions about the feeling they named. */
export const askingFeeling: Lines = [
  'When is the {noun} at its strongest?',
  'What was going on when the {noun} came up?',
  'Where in your body do you notice the {noun}?',
  'What does the {noun} make you want to do?',
  'How much room does the {noun} take up in a day?',
  'What do you usually do with the {noun}?',
];

/** About somebody they spoke of. */
export const askingAbout: Lines = [
  'What is it like between you and {whom} at other times?',
  'What would you want {whom} to understand?',
  'What do you wish {who} would do?',
  'What would you say to {whom}, if it could not go wrong?',
  'How has it been with {whom} up to now?',
  'What might {who} be missing about how this is for you?',
];

/** After something that is neither hard nor bright. */
export const askingPlain: Lines = [
  'What about it stays with you, now that you tell it?',
  'How do you feel about it, hearing yourself say it?',
  'Where does that leave you, for today at least?',
  'What do you make of it yourself, when nobody else has a say in it?',
  'Is there something about it that you would like to be different?',
  'What is that like for you, most of the time?',
  'What is the part of it that other people would not see?',
];
export const askingPlainPast: Lines = [
  'How was that for you, just then?',
  'What did that do to the rest of your day?',
  'How did you take that, once you were alone with it?',
  'What would you have wished for instead, if it had been up to you?',
  'What was that moment like, from where you stood?',
  'What has stayed with you from it, more than the rest?',
  'How do you look at it now, with a bit of distance?',
];

/** When things look up. */
export const askingGood: Lines = [
  'What do you think made the difference this time?',
  'What was that like for you, when it happened?',
  'What would you like to keep from it for later?',
  'Who would you most like to tell about it?',
  'What did you do yourself that helped it along?',
  'How did it feel, in the moment itself?',
  'What would a little more of that look like?',
  'Where in your day do you notice it most?',
];

/** The thread of the conversation, gathered up. '{one}' and '{two}' are earlier things, oldest first. */
export const gathering: Lines = {
  any: [
    'Let me see if I have the thread: {one}; then {two}; and now this.',
    'Looking back over what you told me: {one}, and {two}.',
    'So far I have heard that {one}, and that {two}.',
    'Taken together: {one}, and {two}, and all of it at the same time.',
    'When I put your words side by side, {one}, and {two}.',
  ],
  casual: ['So, pulling it together: {one}, and {two}.'],
  professional: ['To summarise what you have described: {one}, and {two}.'],
  assertive: ['Here is the whole of it: {one}, and {two}.'],
  corrective: ['Laying the facts side by side: {one}, and {two}.'],
};

/** What has changed in what they feel. '{before}' and '{noun}' are nouns. */
export const shifting: Lines = [
  'Earlier it was more the {before}, and now there is {noun}.',
  'First came {before}; the {noun} seems newer.',
  'There is {noun} next to the {before} you spoke of before.',
  'The {before} you mentioned earlier and this {noun} may be talking to each other.',
];

/** Opens an answer to a wish for advice, where they said nothing else that could be handed back. */
export const askedForHelp: Lines = {
  any: [
    'You would like something to hold on to.',
    'Then let us look for one thing you could do.',
    'Let us make it practical, then.',
    'All right, something you can use.',
    'Good, one thing and no more than that.',
  ],
  casual: ['Sure, here is a thought.', 'Okay, let us find something doable.'],
  friendly: ['Of course, let us look at it together.'],
  professional: ['Let us consider a practical step.'],
  assertive: ['Then let us get to it.'],
  corrective: ['Let us take it as something to try out, and see what it shows.'],
};

/** A decision is theirs: it is turned so that they can see it from both sides. */
export const deciding: Lines = [
  'That is yours to decide, and it can be looked at calmly from both sides.',
  'Nobody can weigh that for you, though it can be weighed aloud.',
  'There may be a part of you that leans already.',
  'It does not have to be settled in one go.',
];
export const askingDecision: Lines = [
  'What would you hope for, if you did?',
  'What does the part of you that hesitates want to avoid?',
  'If you pictured having done it, what would the next morning be like?',
  'What would you want to be sure of first?',
  'Which choice would you find easier to stand by in a year?',
];

/** Opens an answer to a wish for facts. */
export const informing: Lines = [
  'It is more common than people let on.',
  'What is known in general goes like this.',
  'In general terms, there is something to say about it.',
  'You are not the only one who wonders about that.',
  'A short answer, in general terms.',
];
