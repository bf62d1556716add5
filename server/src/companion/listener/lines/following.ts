import type { Lines } from '../draft.ts';

/** What kind of thing was just handed back: it decides what can be said and asked right after it. */
export type Shape = 'done-to-you' | 'happened' | 'your-doing' | 'others' | 'yourself' | 'inability' | 'belief' | 'wish';

/** Said right after a restatement, leaning on it: 'that', 'it'. Only where what was told is hard. */
export const answering: Record<Shape, Lines> = {
  'your-doing': {
    any: [
      'You are not looking away from it, and that is the part people usually leave out.',
      'What somebody does at the end of their strength is true, and it is not the whole of them.',
      'That it bothers you says what you would rather have done. That part of you was there all along.',
      'Moments like that come when nothing is left in reserve. It explains something, without having to excuse it.',
      'You could have told it in a way that made you look better, and you did not.',
      'There is a difference between having done a thing and being it.',
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
      'You can be told that it was nothing, and your stomach knows better.',
      'A thing like that takes a minute to happen and weeks to stop happening. It has its own way of turning up again.',
      'It makes sense that it did not just roll off. It was you it was done to, and not somebody in a story.',
      'There is what was done, and there is having to go on as if it had not been. The second can be the heavier one.',
      'You did not get to choose that, and you are the one who has to live around it.',
      'It is not over when it is over. It comes back in the shower and at the traffic lights.',
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
      'From outside it is one line. From inside there is a before and an after to it, and you are the only one who has seen both.',
      'Something like that moves the furniture. You keep bumping into things for a while.',
      'It would be strange if that left no trace, even if you have been getting on with things. Getting on with things is not the same as being done with them.',
      'Some things have happened long before they have arrived. Telling them is one of the ways in which they arrive.',
      'You put it in a few words, and there must have been a great deal going on around them.',
      'People see somebody who is up and dressed and take it for over. What is going on underneath runs on a slower clock.',
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
      'You can only ever work on one side of that, and the other side goes on as it likes.',
      'Living next to that, you learn to read the weather in somebody else before you have looked at your own.',
      'It is not easy to know where to put yourself in that. Too near is wrong, and too far is wrong as well.',
      'It adds up, also on days when nothing in particular happens. That is what makes it so hard to explain to anybody.',
      'I would guess that you notice more of it than anyone suspects. Noticing is tiring when nothing can be done with it.',
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
      'It says how much is going on under the surface, where nobody is looking. From outside there may be little to see.',
      'That sort of thing runs in the background all day and uses up the battery. By evening it looks as if you had done nothing.',
      'You say it in one breath, and I doubt that it is lived in one. There must be whole afternoons inside it.',
      'It is no wonder if there is little left over for the rest of the day. What is left over has to do for everyone.',
      'That can make plain things uphill, the sort of things other people do not even count. And you get no credit for the climb.',
      'Nothing about that is small, even if you have got used to it. People can get used to a great deal and still be tired of it.',
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
      'There is usually a reason when something is that hard, even before it can be seen. Pushing tends to make it dig in.',
      'That is not the same as not trying. From outside the two look alike, which makes it worse.',
      'Being up against that every day is work in itself, and nobody hands out marks for it.',
      'It is a strange kind of stuck, when the wish is there and the door stays where it is.',
      'Others seem to do it without thinking. That says little about what it takes from you.',
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
      'When a thought like that moves in, it colours everything else, and after a while it feels like plain seeing.',
      'Thoughts of that kind speak loudest when you are worn down. In better hours they have to argue for their place.',
      'It is painful to be told that from inside, where there is nobody to answer back.',
      'That is a lonely thing to believe, and it tends to collect its own proof.',
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
      'That is not too much to want. It may only be that it has been out of reach for long.',
      'A wish like that points somewhere, even when there is no road to it yet.',
      'It says something about what matters to you, more clearly than a complaint would.',
      'Wanting it is no demand on anyone. It can simply be true.',
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

/**
 * Something told plainly is laid beside what came before it, in their own words: '{back}' is what they said a little while
 * ago. A nod that would fit anything ('good to know') is heard as nobody being there.
 */
export const weaving: Lines = {
  any: [
    'I still have in mind that {back}.',
    'It comes on top of what you said just before, that {back}.',
    'I put it next to the other thing: {back}.',
    'First {back}, and now this.',
    'It seems to belong with what you said a moment ago: {back}.',
  ],
  casual: ['That, plus the other thing: {back}.', 'Okay, and you said before: {back}.'],
  professional: [
    'I note it beside what you said before: {back}.',
    'This follows on from your earlier point, that {back}.',
  ],
  assertive: ['Put together with what came before: {back}. It adds up.'],
  corrective: ['Two facts side by side now: this, and that {back}.'],
};

/** The same, where a present state of things was told before. */
export const meanwhile: Lines = ['And all of that while {back}.', 'Meanwhile, {back}.'];

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
    ask: ['What happens when you do not?', 'What would stop, if you stopped that?', 'What does it do for you?'],
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
    'What was going on in you just before?',
    'What would you like to have done instead?',
    'What has it been like between you since then?',
    'How do you look at it now?',
    'What did you need, right at that point?',
    'What would you want to say about it, if you could?',
  ],
  'done-to-you': [
    'What went through your mind when that happened?',
    'What did you need in that moment?',
    'What did you do with what you felt right then?',
    'What has it been like since?',
    'Which part of it keeps coming back to you?',
    'What do you wish you could have said?',
    'What did it touch in you?',
    'How did you get through the rest of that day?',
  ],
  happened: [
    'What has it been like since then?',
    'What led up to it?',
    'How do you look at it now?',
    'What has stayed with you from it?',
    'What did that do to the days after?',
    'Who was there for you when it happened?',
    'What was the hardest moment in it?',
  ],
  others: [
    'What is that like to live with?',
    'What do you do when it comes to that?',
    'What happens in you at such times?',
    'How do you usually answer that?',
    'Since when has it been that way?',
    'What do you tell yourself about it?',
    'What would you want to be different there?',
  ],
  yourself: [
    'What does a day like that look like from the inside?',
    'What do you do when it gets like that?',
    'Since when has it been like this?',
    'What is it like to carry that around?',
    'What does it keep you from?',
    'What is the hardest part of that for you?',
    'How do you get through it?',
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
  'What about it stays with you?',
  'How do you feel about it, telling it now?',
  'Where does that leave you?',
  'What do you make of it?',
  'What would you like to be different about it?',
  'What is that like for you?',
];
export const askingPlainPast: Lines = [
  'How was that for you?',
  'What did that do to you?',
  'How did you take that?',
  'What would you have wished for instead?',
  'What was that moment like?',
  'What has stayed with you from it?',
  'How do you look at it now?',
];

/** When things look up. */
export const askingGood: Lines = [
  'What do you think made the difference?',
  'What was that like for you?',
  'What would you like to keep from it?',
  'Who would you like to tell about it?',
  'What did you do that helped it along?',
  'How did it feel, in the moment?',
  'What would more of that look like?',
  'Where do you notice it most?',
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
