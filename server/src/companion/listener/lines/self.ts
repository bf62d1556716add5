import type { SituationLines } from './situation.ts';

export const selfWorth: SituationLines = {
  label: 'how you see yourself',
  steps: [
    {
      id: 'friend-voice',
      offer: 'write down the harsh sentence, and beside it what you would say to a friend who told you the same',
      how: [
        'Left side: the sentence, word for word.',
        'Right side: your answer to a friend in the same spot.',
        'You do not have to believe the right side yet; only let it stand there.',
      ],
    },
    {
      id: 'three-small',
      offer: 'note three small things that you did today, however plain',
      how: [
        'Small and true: got up, answered the message, fed the cat.',
        'Write the verb first: "Called …", "Finished …", "Asked …".',
        'It gives the other side of the argument some evidence.',
      ],
    },
  ],
};

export const impostor: SituationLines = {
  label: 'feeling like a fraud',
  steps: [
    {
      id: 'evidence-note',
      offer: 'keep a short note of things you solved yourself, and read it before the next big day',
      how: [
        'Three lines to begin with: what it was, what you did, how it turned out.',
        'No adjectives, only facts.',
        'Read it when the fraud feeling speaks up, and let the two of them argue.',
      ],
    },
  ],
};

export const body: SituationLines = {
  label: 'your body',
  steps: [
    {
      id: 'body-thanks',
      offer: 'name one thing your body did for you today that has nothing to do with looks',
      how: [
        'Carried the bags, hugged someone, healed a scratch: one is enough.',
        'Say it plainly, as a report and not as praise.',
        'If eating has become a daily battle, a doctor is a good first person to tell.',
      ],
    },
  ],
};

export const anger: SituationLines = {
  label: 'the anger',
  steps: [
    {
      id: 'ninety-seconds',
      offer: 'leave the room for two minutes when the heat rises, and come back on purpose',
      how: [
        'Say one line on your way out: "I need two minutes, I will be back."',
        'Run cold water over your wrists, or push against a wall and breathe out slowly.',
        'The first rush fades within a couple of minutes, if nothing feeds it.',
      ],
    },
    {
      id: 'anger-letter',
      offer: 'write down what you are angry about with no politeness at all, and nobody to send it to',
      how: [
        'Five minutes, by hand if you can, as rude as it wants to be.',
        'Then underline one sentence: the one that says what you needed.',
        'That sentence is the one worth saying aloud some day.',
      ],
    },
  ],
};

export const identity: SituationLines = {
  label: 'who you are',
  steps: [
    {
      id: 'true-moments',
      offer: 'note two moments this week in which you felt most like yourself',
      how: [
        'A line each: where you were, who was there, what you were doing.',
        'Look only for what the two have in common.',
        'Identity tends to show up in what you do before it turns up in words.',
      ],
    },
    {
      id: 'one-true-thing',
      offer: 'say one small true thing to a safe person that you would usually keep in',
      how: [
        'Pick the safest person and the smallest truth: a taste, an opinion, a wish.',
        'See how it feels to have it out there.',
        'Bigger truths may wait until you want to tell them; they are yours.',
      ],
    },
  ],
};

export const comingOut: SituationLines = {
  label: 'who gets to know',
  steps: [
    {
      id: 'one-safe-person',
      offer: 'think of the one person who would be safest, and of what you would want them to know first',
      how: [
        'Only think it through: no telling today.',
        'One sentence, in your own words, and what you would want back: a hug, silence, a promise to keep it.',
        'If you depend on someone for a roof or money, have a place to go before you tell them.',
      ],
    },
  ],
};

export const sleep: SituationLines = {
  label: 'your nights',
  steps: [
    {
      id: 'get-up',
      offer: 'get up when you have been awake for a while, and do something dull in dim light until you are sleepy',
      how: [
        'Twenty minutes or so of lying awake is enough; no clock needed.',
        'Choose something dull: folding socks, an old magazine, no screen.',
        'Back to bed when your eyes ask for it, so that the bed means sleep again.',
      ],
    },
    {
      id: 'park-the-day',
      offer: "write tomorrow's list an hour before bed, so that your head need not keep it",
      how: [
        'Three lines for tomorrow, one line for what is still on your mind.',
        'Close the notebook somewhere outside the bedroom.',
        'If a thought comes back later: it is written down, it will keep.',
      ],
    },
  ],
};

export const selfNeglect: SituationLines = {
  label: 'looking after yourself',
  steps: [
    {
      id: 'one-basic',
      offer: 'choose one basic for today: water, food, a wash or ten minutes of air',
      how: [
        'Only one of them, the one that is furthest from being done.',
        'Make it easier than it should be: a wash at the sink counts, toast counts.',
        'Then you may stop, and it is still done.',
      ],
    },
    {
      id: 'appointment-with-you',
      offer: 'put half an hour for yourself in the calendar, with a name, like any other appointment',
      how: [
        'Pick the day and the hour, and write down what it is for, even if that is "nothing".',
        'If someone asks, you have something on; that is true.',
        'Guard the first one, and the second comes easier.',
      ],
    },
  ],
};

export const overwork: SituationLines = {
  label: 'work taking over',
  steps: [
    {
      id: 'an-edge',
      offer: 'give one working day this week a fixed end, with a small ritual that closes it',
      how: [
        'Choose the day and the time, and tell one person at work.',
        'Last ten minutes: write down where you stopped, shut the lid, leave the room.',
        'Expect it to feel wrong the first time; that is habit talking.',
      ],
    },
    {
      id: 'phone-out',
      offer: 'keep work messages off your phone for one evening',
      how: [
        'One evening only, announced if you need to: "Back online at eight tomorrow."',
        'Log out, or leave the phone in a drawer.',
        'See what turns up in the space, restlessness included.',
      ],
    },
  ],
};

export const job: SituationLines = {
  label: 'your work',
  steps: [
    {
      id: 'facts-first',
      offer: 'write down what happened in facts only, with dates, before you decide what to do about it',
      how: [
        'What was said, by whom, when; no adjectives.',
        'Then one line: what you would want to be different.',
        'With both on paper, a talk with a manager or someone in HR starts from firmer ground.',
      ],
    },
  ],
};

export const inspiration: SituationLines = {
  label: 'what moves you',
  steps: [
    {
      id: 'a-piece-of-it',
      offer: 'bring one small piece of what moved you into this week',
      how: [
        'Name the quality in one word: courage, patience, play.',
        'Find five minutes this week that could have a little of it.',
        'Small is fine; it only has to be yours.',
      ],
    },
  ],
};

/** When nothing is named that one could be knowing about: only what is true of most hard days. */
export const anything: SituationLines = {
  label: 'what you were telling me',
  steps: [
    {
      id: 'name-it',
      offer: 'give what you feel a name and a number from nought to ten, and leave it at that',
      how: [
        'One word and one number, for instance "heavy, seven".',
        'Look again in an hour; the number moves more often than one thinks.',
        'Naming a feeling tends to take a little of its heat.',
      ],
    },
    {
      id: 'three-breaths',
      offer: 'stop for three slow breaths before the next thing you have to do',
      how: [
        'Feet on the floor, shoulders down, out-breath longer than the in-breath.',
        'Three of them, no more.',
        'Then ask: what is the one next thing, and does it have to be now.',
      ],
    },
    {
      id: 'one-kind-person',
      offer: 'tell one person you trust a single sentence about this',
      how: [
        'Choose who, and choose the sentence: "I am having a rough week" is enough.',
        'You do not owe them the rest.',
        'Being known a little is often lighter than being helped a lot.',
      ],
    },
  ],
};
