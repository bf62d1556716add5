import type { SituationLines } from './situation.ts';

export const bereavement: SituationLines = {
  label: 'your loss',
  steps: [
    {
      id: 'a-letter',
      offer: 'write a few lines to the one you lost, about something from this week',
      how: [
        'Begin with their name, and tell one thing they would have wanted to hear.',
        'Three lines are plenty, and nobody has to read them.',
        'Keep it or let it go afterwards, whichever feels right.',
      ],
    },
    {
      id: 'a-small-ritual',
      offer: 'give the missing a place: a candle, a song, a cup of tea the way they took it',
      how: [
        'Choose one small thing that was theirs.',
        'Ten minutes with it, on a day and at an hour you choose, so that grief has a door to come in by.',
        'If tears come, they have a place; if they do not, that is fine too.',
      ],
    },
  ],
};

export const petLoss: SituationLines = {
  label: 'the one you lost',
  steps: [
    {
      id: 'pet-memory',
      offer: 'write down three small habits they had, so that none of them gets lost',
      how: [
        'Only the small things: where they slept, the sound they made, what they stole.',
        'Three are enough for today.',
        'It hurts a little and keeps a lot.',
      ],
    },
  ],
};

export const lowMood: SituationLines = {
  label: 'how low things have been',
  steps: [
    {
      id: 'tiny-action',
      offer: 'do one thing so small that mood gets no vote: open a curtain, or rinse one cup',
      how: [
        'Choose the smallest thing within reach, and do it before deciding how you feel about it.',
        'Afterwards, see if anything moved by even one point out of ten.',
        'With low mood the doing often comes first, and the wanting later.',
      ],
    },
    {
      id: 'daylight',
      offer: 'stand outside, or at an open window, for five minutes of daylight',
      how: [
        'Coat over whatever you are wearing, five minutes, nothing else to do.',
        'Earlier in the day works best.',
        'If these weeks stay this heavy, it is worth telling a doctor as well; that is care, not defeat.',
      ],
    },
  ],
};

export const trauma: SituationLines = {
  label: 'how it shows up now',
  steps: [
    {
      id: 'here-and-now',
      offer: 'look around slowly and name what tells you that it is today, and not then',
      how: [
        'Say the date, where you are, and one thing here that did not exist back then.',
        'Press your feet into the floor while you say it.',
        'It does not erase anything; it only tells the body what time it is.',
      ],
    },
    {
      id: 'someone-trained',
      offer: 'find out what support there is from someone trained in working with trauma, at your own pace',
      how: [
        'A doctor can point you to it, and you need only say that something happened and still affects you.',
        'You may ask beforehand how they work, and whether you can go slowly.',
        'No details are owed to anyone on the first day.',
      ],
    },
  ],
};

export const illness: SituationLines = {
  label: 'the illness',
  steps: [
    {
      id: 'questions-for-the-ward',
      offer: 'write down the three questions you most want answered, and ask one named person for them',
      how: [
        'Three questions on one card, the most important first.',
        'Ask who the right person is and when they have five minutes.',
        'Half of the fear lives in what has not been explained.',
      ],
    },
    {
      id: 'one-sentence-by-the-bed',
      offer: 'choose one sentence that you would want to have said, and say it at the next visit',
      how: [
        'Write it down first, as plainly as you can.',
        'It may be thank you, or sorry, or only that you are there.',
        'It need not be answered to have been heard.',
      ],
    },
  ],
};
