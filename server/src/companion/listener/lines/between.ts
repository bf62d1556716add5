import type { SituationLines } from './situation.ts';

export const breakup: SituationLines = {
  label: 'the breakup',
  ask: [
    'What do you miss the most?',
    'Which part of the ending keeps coming back?',
    'What would you still want to say, if it could be heard?',
    'How have your days changed?',
    'Who are you able to be sad around?',
  ],
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
  ask: [
    'What would you need to know?',
    'What has it done to how you see yourself?',
    'What would you most want to say about it?',
    'Who stands beside you in this?',
  ],
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
  ask: [
    'What do you wish {who} understood about this?',
    'When did you last feel close to {who}?',
    'How does it usually end between you?',
    'What would you ask for, if you knew it would be heard?',
  ],
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
  ask: [
    'What changed between you, as you see it?',
    'What do you miss about how it was?',
    'When did you first notice something?',
    'What have you not said to {who}?',
  ],
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
  ask: [
    'What would you want {who} to see?',
    'How long has it been like this between you?',
    'Who in the family sees your side of it?',
    'How do you usually deal with it?',
  ],
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
  ask: [
    'What does a day of it ask of you?',
    'Who takes over when you cannot?',
    'What have you had to put away to do this?',
    'Which part of it is the hardest?',
  ],
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
  ask: [
    'Which part of the day is the hardest?',
    'What do you find yourself feeling guilty about?',
    'Who shares it with you?',
    'How has it been since?',
  ],
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
  ask: [
    'What would you say if you knew it would be heard?',
    'What do you expect to happen if you speak up?',
    'How does {who} react when you try?',
    'What do you most need {who} to hear?',
  ],
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
  ask: [
    'What do you imagine would happen if you said no?',
    'What did saying yes cost you the last time?',
    'Who takes your no well?',
    'With {who}, what would a fair amount look like?',
  ],
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
  ask: [
    'When is it strongest?',
    'Whose company has felt easy to you?',
    'What would you tell someone about today, if they asked?',
    'What gets in the way when you think of reaching out?',
    'What are the evenings like at the moment?',
  ],
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
  ask: [
    'What do you miss the most?',
    'Where there do you feel a little at home?',
    'Who knows how it really is for you?',
    'What has been harder than you thought?',
  ],
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
