/** What is said to somebody who leaves: warm, short, asking nothing and holding nobody. */
export const farewells = {
  any: [
    'Take care{comma_name}.',
    'Look after yourself{comma_name}.',
    'Go easy on yourself{comma_name}.',
    'All the best{comma_name}.',
    'Bye for now{comma_name}.',
    'Bye{comma_name}, take care.',
    'Take good care of yourself{comma_name}.',
    'So long{comma_name}, and all the best.',
  ],
  /** They said good night. */
  night: [
    'Good night{comma_name}, sleep well.',
    'Good night{comma_name}, and leave the rest for tomorrow.',
    'Night{comma_name}, sleep well.',
    'Good night{comma_name}. That was enough for one day.',
    'Sleep well{comma_name}.',
  ],
  /** They go to sleep, at whatever hour. */
  sleep: [
    'Sleep well{comma_name}.',
    'Have a good sleep{comma_name}.',
    'Rest well{comma_name}.',
    'Get some good sleep{comma_name}.',
    'Sleep well, and leave the rest for later{comma_name}.',
  ],
  /** Somebody died, or worse was told: no good sleep is wished to that. */
  restIfYouCan: [
    'Rest if you can{comma_name}.',
    'Try and get some rest{comma_name}.',
    'Rest as well as you can{comma_name}.',
  ],
  mourning: ["That's a lot for one day.", "That's a hard day to come to the end of."],
  /** They are up again in a few hours. */
  early: ['Sleep well before the early start{comma_name}.', 'Get what sleep you can before then{comma_name}.'],
  /** The next day is named with its hour: a shift, a customer, the market. */
  dayAhead: [
    'Sleep well{comma_name}, and have an easy day tomorrow.',
    'Good night{comma_name}, and an easy day tomorrow.',
  ],
  /** Something calls them away. */
  called: ['Go on, then{comma_name}.', 'Off you go{comma_name}.', 'On you go{comma_name}.'],
  /** The same at night: nobody who is called out of bed is wished a good sleep. */
  calledAtNight: [
    'Go on{comma_name}, and good night.',
    'Good night{comma_name}, off you go.',
    'Off you go{comma_name}. Good night.',
  ],
  /** Something hard was felt in this talk. */
  hard: [
    'Go easy on yourself{comma_name}.',
    'Be kind to yourself{comma_name}.',
    'Look after yourself{comma_name}.',
    'Take good care of yourself{comma_name}.',
  ],
  /** They leave with a grumble about what they got. */
  owned: [
    'Fair, you were owed more of an answer than that.',
    "You're right, that wasn't much help.",
    'True, that was on me and not on you.',
    'Fair enough, and thank you for saying so.',
  ],
  /** They found their answer without it. */
  ownAnswer: [
    'The answer you found yourself is the better one anyway.',
    'You found it yourself, and that holds better than mine would have.',
  ],
  /** They laughed, or something good happened. */
  glad: ["That's a good one to end on.", 'A good note to stop on.', "That's a good note to go on."],
  /** Grave news was told on the way to somebody. */
  news: ["That's no small news you're carrying there.", "That's a lot to be carrying in to anybody."],
  /** Something hard was told in the same breath. */
  heavy: [
    "Leave that here for now; you've held it long enough today.",
    "You've carried that long enough for one day.",
    "You've said it now, and it needn't go any further today.",
  ],
  /** They said thanks and no more: both in one. */
  thankedBye: [
    "You're very welcome{comma_name}, take care.",
    'Any time{comma_name}, and take care.',
    "You're welcome{comma_name}, all the best.",
    "You're welcome{comma_name}, bye for now.",
  ],
  /** They speak of the next time, or ask for it. */
  again: [
    'Yes, whenever you like{comma_name}.',
    'Yes, any time that suits you{comma_name}.',
    'Yes, whenever you want to{comma_name}. Take care.',
    'Until then{comma_name}, take care.',
  ],
  /** They ask to stop, or say that they must. */
  stops: [
    'Of course{comma_name}, this is a good place to stop.',
    "That's fine, it keeps{comma_name}.",
    'Of course{comma_name}. You decide how far to go in a day.',
    "That's plenty for one go{comma_name}.",
  ],
  /** They wish a good day, or a blessing. */
  wishedBack: [
    'Thank you, and the same to you{comma_name}.',
    'The same to you{comma_name}.',
    'Thank you{comma_name}, and all the best.',
    'And to you{comma_name}. Take care.',
  ],
  /** They go with nothing better, or think that it is all one to everybody. */
  unhelped: [
    "You're welcome back just as you are.",
    'What you told me was worth telling.',
    "It needn't be any better for you to come back.",
  ],
  thanked: ["You're welcome.", "You're very welcome.", 'Any time.'],
  casual: ['Take care{comma_name}.', 'See you{comma_name}, take it easy.', 'Catch you whenever, take care.'],
  professional: ['Take care, and all the best.', 'Wishing you well{comma_name}.'],
} as const;
