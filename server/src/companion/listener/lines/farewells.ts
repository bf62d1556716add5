/** What is said to somebody who leaves: warm, short, asking nothing and holding nobody. */
export const farewells = {
  any: [
    'Take good care of yourself{comma_name}.',
    'Go gently{comma_name}.',
    'All the best for the rest of your {day}.',
    'May the rest of your {day} be kind to you.',
    'Thank you for talking; go easy on yourself.',
    'Until whenever you like, and take care.',
    'Wishing you a quiet {day}.',
    'Be as kind to yourself as you would be to a friend{comma_name}.',
    'Go well{comma_name}, and take what was useful with you.',
  ],
  night: [
    'Good night{comma_name}, and may you sleep well.',
    'Sleep well{comma_name}.',
    'Good night; let the day be done.',
    'Have a quiet night{comma_name}.',
    'Rest well tonight{comma_name}.',
    'Good night, and leave the rest for tomorrow.',
  ],
  /** Something calls them away. */
  called: [
    'Go{comma_name}; this keeps.',
    'Off you go{comma_name}. It will all still be here.',
    'Go on, then{comma_name}; nothing here runs away.',
    'Of course{comma_name}. Whenever it suits you.',
    'You are needed, so go{comma_name}. Take care.',
  ],
  /** The same at night: nobody who is called out of bed is wished a good sleep. */
  calledAtNight: [
    'Good night{comma_name}, and may it be a quiet one from here.',
    'Good night{comma_name}. May the rest of it be calm.',
    'Go{comma_name}, and good night.',
  ],
  /** They take a plan along. '{c}' is it. */
  plan: [
    '{C}, then, and good luck with it.',
    'Good: {c}. May it go the way you want it.',
    'All the best with that: {c}.',
    '{C}: that is a good thing to take along.',
  ],
  /** What they do as soon as they are gone. */
  planNow: ['Go and do that.', 'That is worth going for.', 'Then go to it, and gladly.'],
  luck: ['Good luck with it.', 'All the best with that.', 'May it go the way you want it.'],
  planFor: [
    'May it be a good {planned}{comma_name}.',
    'All the best for {planned}{comma_name}.',
    'Good luck on {planned}{comma_name}.',
  ],
  hard: [
    'Take good care of yourself; you said some hard things today.',
    'Go gently with yourself after all that.',
    'Be easy on yourself for the rest of the {day}.',
  ],
  /** They leave with a grumble about what they got. */
  owned: [
    'Fair, you were owed more of an answer than that.',
    'You are right, that was not much help.',
    'True, that was on me and not on you.',
    'Fair enough, and thank you for saying so.',
  ],
  /** They found their answer without it. */
  ownAnswer: [
    'The answer you found yourself is the better one anyway.',
    'You found it yourself, and that holds better than mine would have.',
  ],
  /** They laughed, or something good happened. */
  glad: ['Take that one along with you.', 'That is a good note to stop on.', 'Keep hold of that one.'],
  /** Something hard was told in the same breath. */
  heavy: [
    'What you told can stay here for the night.',
    'You have said it now, and it does not have to be carried any further today.',
    'Leave that here for now; you have held it long enough today.',
  ],
  thanked: ['You are very welcome.', 'It was good to have you here.', 'Thank you for telling it here.'],
  casual: ['Take care{comma_name}.', 'See you{comma_name}, take it easy.', 'Catch you whenever, take care.'],
  professional: ['Take care, and all the best.', 'Wishing you well for the rest of the {day}.'],
} as const;
