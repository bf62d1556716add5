import type { SituationLines } from './situation.ts';

export const worry: SituationLines = {
  label: 'the worry',
  steps: [
    {
      id: 'worry-on-paper',
      offer: 'write the worry down in one plain sentence, so that it stops circling in your head',
      how: [
        'Take one line of paper and finish this: "The thing that might happen is …".',
        'Then put a small mark beside it: yours to act on today, or not.',
        "If it's not, the paper can hold it until tomorrow.",
      ],
    },
    {
      id: 'worry-time',
      offer: 'give the worry fifteen minutes at a fixed time, and put it off until then whenever it turns up',
      how: [
        'Choose a quarter of an hour, not too close to bedtime.',
        'When a worry comes earlier, jot down two words and tell it when its turn is.',
        'At that time, read the list: some of it will have gone stale by itself.',
      ],
    },
    {
      id: 'longer-out-breath',
      offer: 'breathe out for a little longer than you breathe in, five times over',
      how: [
        'Let the breath in take about four counts, and the breath out about six.',
        'Five rounds are enough.',
        "Nothing has to go away; it's just a signal to the body that no one is chasing you.",
      ],
    },
  ],
};

export const panic: SituationLines = {
  label: 'the panic',
  steps: [
    {
      id: 'five-senses',
      offer:
        'name five things you can see, four you can touch, three you can hear, two you can smell and one you can taste',
      how: [
        'Start with your eyes: five things in the room, by name, slowly.',
        'Then four you can touch, three you can hear, two you can smell, one you can taste.',
        'Go at the speed of looking, and let the wave do what waves do.',
      ],
    },
    {
      id: 'let-it-crest',
      offer: 'sit down, put both feet on the floor, and let one wave rise and fall without fighting it',
      how: [
        'Feet flat, hands on your legs, eyes on one thing.',
        'Say to yourself: this is panic, it rises, it peaks, it goes.',
        "Most waves turn within ten minutes; if the signs are new to you or don't pass, have a doctor look at them.",
      ],
    },
  ],
};

export const socialWorry: SituationLines = {
  label: 'being around people',
  steps: [
    {
      id: 'look-outward',
      offer: 'give your attention one outside job, such as finding out one true thing about the person in front of you',
      how: [
        'Before you walk in, choose one thing to be curious about: what their week was like, for instance.',
        'Each time your attention turns back on you, send it out to that again.',
        'You only have to do it for the first five minutes.',
      ],
    },
    {
      id: 'small-exposure',
      offer: 'pick the easiest version of the thing you avoid, and do only that one',
      how: [
        'Think of three versions: easy, middling, hard.',
        'Do the easy one this week, and stay until the first wave of nerves drops a little.',
        'That drop is what teaches the body; success is optional.',
      ],
    },
  ],
};

export const overload: SituationLines = {
  label: 'everything on your plate',
  steps: [
    {
      id: 'one-thing',
      offer: 'empty it all onto a page and circle a single thing for today',
      how: [
        'Two minutes, everything that comes, in no order at all.',
        'Then circle one thing: the one that would let you breathe, not the one that shouts.',
        'The rest is written down, so you may stop holding it.',
      ],
    },
    {
      id: 'drop-one',
      offer: 'choose one thing on the list that can wait until next week, and say so to whoever is expecting it',
      how: [
        'Look for the item that is loud and not urgent.',
        'One sentence will do: "I can get this to you by Thursday, not today."',
        'Notice what happens in your shoulders once it is sent.',
      ],
    },
    {
      id: 'ten-minutes-off',
      offer: 'take ten minutes in which nothing is owed to anyone',
      how: [
        'Put the phone in another room, and sit or walk, whichever is easier.',
        'No goal for those ten minutes, and nothing to show for them.',
        'Then come back and take just the next thing.',
      ],
    },
  ],
};

export const money: SituationLines = {
  label: 'the money',
  steps: [
    {
      id: 'one-envelope',
      offer: 'open one envelope or one account, and write the real number down',
      how: [
        'One only, at a time of day when you are fed and awake.',
        'Write the number and the date it falls due.',
        'A known number is nearly always smaller than the fog around it, and free debt advice can take it from there.',
      ],
    },
  ],
};

export const exams: SituationLines = {
  label: 'your studies',
  steps: [
    {
      id: 'twenty-minutes',
      offer: 'study one small section for twenty minutes, then stop on purpose',
      how: [
        'Choose a section small enough to name in five words.',
        'Set a timer for twenty minutes, and stop when it rings, even in mid-sentence.',
        'Stopping while it goes well makes it easier to come back.',
      ],
    },
    {
      id: 'teach-it',
      offer: 'explain one topic out loud from memory, as if to a friend',
      how: [
        'Close the book and talk it through for two minutes.',
        'Where you get stuck is exactly what to read next.',
        'Where you did not get stuck is proof for the anxious part of you.',
      ],
    },
  ],
};

export const jobLoss: SituationLines = {
  label: 'losing the job',
  steps: [
    {
      id: 'one-application',
      offer: 'keep one short working hour a day for the search, and close it when the hour is over',
      how: [
        'Same hour, same chair, one application or one message to someone you know.',
        'When it ends, it ends: the evening is not for job boards.',
        'A day with an edge to it is easier to bear than one long search.',
      ],
    },
  ],
};
