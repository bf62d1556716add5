import type { SituationLines } from './situation.ts';

export const breakup: SituationLines = {
  label: 'the breakup',
  steps: [
    {
      id: 'unsent-letter',
      offer: 'write the message you want to send, and leave it unsent until tomorrow',
      how: [
        'Write all of it, the unfair parts too.',
        'Put it somewhere that is not the phone.',
        'Read it tomorrow and see what is still true.',
      ],
    },
    {
      id: 'fill-one-evening',
      offer: 'plan one evening this week with another person in it',
      how: [
        'Choose the evening that is emptiest.',
        'Ask for something small: a walk, a call, the same film in two houses.',
        'It does not have to be fun to count.',
      ],
    },
  ],
};

export const betrayal: SituationLines = {
  label: 'the broken trust',
  steps: [
    {
      id: 'no-decision-week',
      offer: 'give yourself a week in which nothing final has to be decided',
      how: [
        'Tell yourself, and them if you like, that no answer is due before then.',
        'In that week, only look after sleep, food and one honest person to talk to.',
        'Decisions made on the worst night tend to need making again.',
      ],
    },
  ],
};

export const partner: SituationLines = {
  label: 'the two of you',
  steps: [
    {
      id: 'one-soft-start',
      offer: 'open the subject with how it is for you and one clear wish, at a calm hour',
      how: [
        'Choose a time when neither of you is hungry, late or already angry.',
        'Try this shape: "When … happens, I feel …, and what would help me is …".',
        'One wish only, small enough to be done this week.',
      ],
    },
    {
      id: 'pause-word',
      offer: 'agree on a word that means: twenty minutes apart, then we come back',
      how: [
        'Agree on it on a quiet day, not in the middle of a fight.',
        'Whoever says the word also says when they will be back.',
        'It is the coming back that makes it safe.',
      ],
    },
  ],
};

export const friendship: SituationLines = {
  label: 'your friends',
  steps: [
    {
      id: 'reach-small',
      offer: 'send one friend a message that asks for nothing: a picture, a memory, a line about your day',
      how: [
        'Think of one person with whom it was once easy.',
        'One line is enough: "This made me think of you."',
        'Whatever comes back, you have moved toward people today.',
      ],
    },
  ],
};

export const family: SituationLines = {
  label: 'your family',
  steps: [
    {
      id: 'short-visit',
      offer: 'decide beforehand how long you will stay or talk, and keep an easy way out ready',
      how: [
        'Pick the length in advance: forty minutes, one coffee, one call.',
        'Have one sentence ready: "I have to head off now, it was good to see you."',
        'You can be kind and brief at once.',
      ],
    },
    {
      id: 'one-topic-off',
      offer: 'take one topic off the table with a single, friendly, repeated sentence',
      how: [
        'Choose the topic that never goes well.',
        'Choose a sentence you can say twice without heat: "I would rather not go into that today."',
        'The second time matters more than the first.',
      ],
    },
  ],
};

export const caring: SituationLines = {
  label: 'looking after someone',
  steps: [
    {
      id: 'ask-for-two-hours',
      offer: 'ask one particular person for two particular hours',
      how: [
        'People who say "let me know" need a time and a task.',
        'Try: "Could you sit with them on Saturday from two to four?"',
        'Then use those hours for nothing useful.',
      ],
    },
  ],
};

export const parenting: SituationLines = {
  label: 'being a parent',
  steps: [
    {
      id: 'repair',
      offer: 'go back after a rough moment and say one honest sentence to your child',
      how: [
        'When both of you are calm: "I shouted earlier. That was mine, not yours."',
        'No speech and no excuse; children hear the short ones.',
        'Mending teaches them more than never breaking would.',
      ],
    },
  ],
};

export const talking: SituationLines = {
  label: 'getting through to each other',
  steps: [
    {
      id: 'write-first-line',
      offer: 'write only the first sentence of what you want to say',
      how: [
        'Just the opening, one breath long, beginning with "I".',
        'Read it aloud to the wall and take out any "always" or "never".',
        'Once the first line is yours, the rest tends to follow.',
      ],
    },
    {
      id: 'ask-for-a-time',
      offer: 'ask for a time to talk, instead of starting in the heat of it',
      how: [
        'Try: "There is something that matters to me. Is tonight after dinner all right?"',
        'It gives both of you time to arrive.',
        'Say one thing, then ask what they heard.',
      ],
    },
  ],
};

export const boundaries: SituationLines = {
  label: 'saying no',
  steps: [
    {
      id: 'buy-time',
      offer: 'answer the next request with "let me get back to you", and nothing more',
      how: [
        'Six words, said warmly, no reason attached.',
        'Wait until tomorrow, then ask yourself: would I offer this if they had not asked?',
        'Answer from there.',
      ],
    },
    {
      id: 'small-no',
      offer: 'practise one small no, in a place where little depends on it',
      how: [
        'Turn down a receipt, an extra, a call at a bad hour.',
        'Say it once, without a reason: "No, thank you."',
        'Let the discomfort be there; it peaks and fades like any wave.',
      ],
    },
  ],
};

export const loneliness: SituationLines = {
  label: 'the loneliness',
  steps: [
    {
      id: 'one-thread',
      offer: 'send one short message to somebody you have lost touch with',
      how: [
        'Choose the person who would be least surprised.',
        'One line: "You crossed my mind today, how are you these days?"',
        'The sending is the step; the answer is a bonus.',
      ],
    },
    {
      id: 'same-place',
      offer: 'go to the same place at the same time twice this week, among other people',
      how: [
        'A café, a library, a class, a bench in the park: the same one, the same hour.',
        'Nothing to say, nobody to meet.',
        'Familiar faces become people by being seen again.',
      ],
    },
  ],
};

export const aMove: SituationLines = {
  label: 'the move',
  steps: [
    {
      id: 'one-regular',
      offer: 'find one weekly thing with the same people in it, and go three times before judging it',
      how: [
        'A class, a choir, a running group, a board game table: whatever repeats.',
        'Promise yourself three times, since the first is always strange.',
        'Learn one name each time.',
      ],
    },
  ],
};
