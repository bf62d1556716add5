import type { Lines } from '../draft.ts';

/** One small thing to do, by what it is for: the first whose words are in what they ask or told just before. */
export const smallSteps: readonly { of: RegExp; say: Lines; ask: Lines }[] = [
  {
    of: /\b(?:flat|mess|messy|dishes|wash(?:ed|ing)? up|laundry|kitchen|room|house|tidy\w*|clean\w*|declutter\w*|clutter|bins?)\b/,
    say: [
      'Take one bag, fill it with nothing but rubbish, and carry it out. Then you are done for now, even if the rest looks the same.',
      'Choose one surface no bigger than a tray and clear only that. Stop when it is bare.',
      'Put a ten-minute timer on and carry only cups and plates to the sink. When it rings, stop.',
    ],
    ask: ['Which corner will it be?', 'Where would it show most?'],
  },
  {
    of: /\b(?:inbox|e-?mails?|mails?|letters?|post|paperwork|forms?|admin)\b/,
    say: [
      'Look only for the one that somebody is really waiting for, and answer that in two lines. The others may stay unread today.',
      'Put everything older than a month in a folder called "old", unread. What mattered will come again.',
    ],
    ask: ['Which one do you think of first?', 'Who is waiting most?'],
  },
  {
    of: /\b(?:debts?|bills?|overdraft|loan|rent|money|bailiffs?|owe)\b/,
    say: [
      'Write on one sheet whom you owe and how much, with no plan yet. It is mostly the not looking that grows.',
      'Open one envelope, the oldest, and write its date and its sum on the front. Only that one today.',
    ],
    ask: ['Which of them do you least want to look at?', 'What would be the first line on that sheet?'],
  },
  {
    of: /\b(?:exercis\w*|gym|run(?:ning)?|fit|workout|sport|moving more|walk)\b/,
    say: [
      'Put your shoes on and walk to the end of the street and back. That counts as all of it.',
      'Stand up and stretch for as long as one song lasts. Nothing more for today.',
    ],
    ask: ['When in the day would that be easiest?', 'Which song would it be?'],
  },
  {
    of: /\b(?:lonely|lonel\w+|alone|isolated|friends?|people)\b/,
    say: [
      'Send one person one line that asks for nothing: "Saw this and thought of you."',
      'Go once today where people are without having to talk: a bench, a library, a shop with somebody at the till.',
    ],
    ask: ['Who comes to mind first?', 'Whose name would be easiest to write?'],
  },
  {
    of: /\b(?:sleep\w*|awake|insomnia|bed|tired|night)\b/,
    say: [
      'Write what is going round on a scrap of paper, put it in another room, and lie down without the phone.',
      'Get up, sit somewhere dim with something dull to read, and go back only once your eyes close by themselves.',
    ],
    ask: ['What would be the first thing on that scrap of paper?', 'What keeps you up most?'],
  },
  {
    of: /\b(?:study\w*|revis\w*|exams?|essay|thesis|homework|dissertation|assignment|write|writing)\b/,
    say: [
      'Open it and write one bad sentence, on purpose. A bad one can be mended, an empty page cannot.',
      'Put a ten-minute timer on and read only the first page. When it rings you are free.',
    ],
    ask: ['What would the bad sentence be about?', 'Which page would it be?'],
  },
  {
    of: /\b(?:phone|call|ring|appointment|dentist|doctor)\b/,
    say: [
      'Write the first sentence you will say on a piece of paper, and the number under it. The call itself can come later.',
    ],
    ask: ['What would that first sentence be?'],
  },
  {
    of: /\b(?:jobs?|applications?|apply\w*|cv|resume|unemployed|interviews?)\b/,
    say: [
      'Find one advert and read it to the end, without applying. Underline what you could do on the first day.',
      'Write down three things you did in your last work that somebody relied on. It is the hardest part of a CV, and a short one.',
    ],
    ask: ['What would the first of them be?', 'What sort of work comes to mind?'],
  },
  {
    of: /\b(?:shower|wash|eat(?:ing)?|cook\w*|teeth|dressed|get up|out of bed|self-?care|look after myself)\b/,
    say: [
      'Sit up, put both feet on the floor and drink a glass of water. The next thing can wait until the glass is empty.',
      'Wash your face and your hands with warm water, slowly. That is enough to have begun.',
    ],
    ask: ['How far is the water from where you are?', 'What could come after it, if anything?'],
  },
];

export const anyStep: Lines = [
  'Drink a glass of water by a window, slowly, and look at the thing furthest away until the glass is empty.',
  'Stand up, open a window, and breathe out ten times, longer than you breathe in.',
  'Put away one thing that lies within reach. Only one, and then look whether you want to do a second.',
  'Step outside the door for two minutes and count how many different sounds there are.',
];
export const stepOpening: Lines = [
  'One small thing, then.',
  'Here is one.',
  'All right, one small step.',
  'Gladly, a small one.',
];
export const anyStepAsk: Lines = [
  'Is that small enough?',
  'What would get in the way of it?',
  'What is it you would most like moved a little?',
];

export const calming: Lines = [
  'Begin with the body, the head follows it.',
  'All right, the body first.',
  'Slowly, then, and the body first.',
];
export const calmBreath: Lines = [
  'Breathe in to the count of four and out to the count of six, ten times. The long way out is the part that does it.',
  'Breathe out for longer than you breathe in, four in and six out, and count only the breaths out, up to ten.',
];
export const calmWithoutBreath: Lines = {
  any: [
    'Press both feet into the floor, let your shoulders drop, and find five things around you that are blue.',
    'Hold something cold, a glass or a tap, and name what you feel of it: cold, wet, smooth.',
    'Clench both fists as hard as you can, count to five, and let go. Then the shoulders, then the jaw.',
    'Walk up and down the room and count your steps to fifty, then back to nothing.',
  ],
};
export const calmAsk: Lines = [
  'Where in your body do you notice it most?',
  'How is it now, from nought to ten?',
  'What set it off, do you know?',
];

/** '{x}' is what they want to go back to, '{back}' what they told of it. */
export const backTo: Lines = ['Yes, back to {x}.', 'Of course, back to {x}.', 'All right, {x} again.'];
export const backToTold: Lines = ['You had told me that {back}.', 'Where we left it: {back}.', 'You said that {back}.'];
export const backAsk: Lines = [
  'Where would you like to pick it up?',
  'What has been going round in your head about it since?',
  'Has anything happened there since?',
];
export const backToLoss: Lines = ['Where would you like to pick it up?', 'What has been with you most, of that?'];
export const takenUp: Lines = ['Yes, {x}, then.', 'Of course, {x}.'];
export const notTold: Lines = [
  "Gladly. I don't have anything about it in this talk yet.",
  "Yes. In this talk you haven't told me about it yet.",
];
export const notToldAsk: Lines = ['How does it begin?', 'What should I know about it?'];

export const onlyListening: Lines = [
  'All right, only listening from here.',
  "Yes. I'm not going to fix anything.",
  'Of course, you talk and I listen.',
];
export const listeningTo: Lines = ['You told me that {back}.', '{Back}: that can go on for as long as you need.'];
export const listeningOn: Lines = [
  'Go on.',
  'Go on, all of it.',
  'Say it the way it comes.',
  'Take all the room you want.',
];

export const whatAbout: Lines = [
  'Gladly, once I know what it is about.',
  'I will, as far as I can, once I know what has happened.',
];
export const whatAboutAsk: Lines = ['What is it that needs doing?', "What's the matter, in a sentence or two?"];

export const distracting: Lines = [
  'All right, off it for a bit.',
  'Gladly. Something else, then.',
  'Yes, let it stand in the corner for a while.',
];
export const noStory: Lines = [
  'No stories in store here, but a question I have.',
  'I have no story of my own to tell. A question instead, then.',
];
export const distractAgain: Lines = [
  'That works.',
  'Good one.',
  'There we are.',
  'That paints a picture.',
  'Nicely chosen.',
];
export const distractAsk: Lines = [
  'Look round where you are: what is the oldest thing you can see?',
  'If you had to eat one meal every day for a month, which would it be?',
  'Which animal would do your job best?',
  'What is the silliest thing you have ever spent money on?',
  'You may have one room added to your home tomorrow: what is in it?',
  'Which song can you sing to the end without looking anything up?',
  'What is a smell that takes you straight back to being a child?',
  'If a museum showed one object of yours, which one should it be?',
  'Which three words would your oldest friend describe a perfect Sunday with?',
  'What could you talk about for ten minutes without preparing?',
  'Which film have you seen most often?',
  'If you could have one bird follow you about all day, which?',
];

/** '{back}' is the hardest thing they told. */
export const kindTold: Lines = [
  'You told me that {back}. Somebody who goes through that and still asks for a kind word is doing nothing wrong.',
  '{Back}, and you are still putting one word after another. That takes more than it looks.',
];
export const kind: Lines = [
  'You asked for something kind, which is a good way to treat yourself, and rarer than it should be.',
  'You are allowed to have a day that is no use to anybody. It takes nothing away from you.',
  'Nobody is keeping the score you think they are keeping. You may rest without having earned it.',
  'Whatever today was like, you got as far as this line, and that was not nothing.',
];
export const notBad: Lines = [
  'People who do harm and do not mind seldom ask that. You ask, and it matters to you.',
  'Somebody bad would hardly lose a thought over it, and you are losing more than one.',
];
export const enough: Lines = [
  'You are doing what can be done with the day you were given, and from outside that is what doing okay looks like.',
  'You are a good deal harder on yourself than you would be on anybody you love.',
];
export const hug: Lines = [
  'Arms are the one thing a program does not have, so this is only words: you may lean here for a while.',
  'I have no arms to do it with. Wrap a blanket round you, hold on tight, and take it as one.',
];
export const hugAsk: Lines = ['Who would you most like one from?', 'What has today been like, that you need one?'];
export const kindAsk: Lines = [
  'Whose voice would you most like to hear it in?',
  'What would you have liked somebody to say today?',
  'What would be the kindest thing you could do for yourself in the next hour?',
];

/** They are afraid of something ahead, and ask what to do about it. */
export const frightened: Lines = [
  'Write down in one sentence what exactly you are afraid will happen, and under it what you would do in the first five minutes if it did.',
  'Make it smaller: plan only the first ten minutes of it, where you will stand, what you will say first, and what you do right after.',
];
export const frightenedToo: Lines = [
  'It mostly stays frightening for as long as it has no edges.',
  'Tell one person beforehand that you are afraid of it. It weighs less between two.',
];
export const frightenedAsk: Lines = ['Which moment of it do you dread most?', 'What would the one sentence be?'];

export const planning: Lines = [
  'Then keep it to three: one thing that has to happen, one that would make the next day easier, and one that is only for you.',
  'Three lines are enough: the one thing that cannot wait, one that can be halved, and one you look forward to.',
];
export const planFirst: Lines = [
  'Put the first one before noon, and make it half as big as you would like to.',
  'Give the first one an hour of the day and leave the others without one.',
];
export const planTonight: Lines = [
  'Cut the night into pieces and only ever look at the next one: something warm to drink, something to watch or read that asks nothing, then lying down, asleep or not.',
  'You only have to get through the next half hour, and then the one after it: a warm drink, a light left on, a voice from a radio.',
];
export const planAsk: Lines = [
  'What has to happen, whatever else does?',
  'Which one thing would you be relieved to have behind you?',
];
export const planTonightAsk: Lines = ['What would be the first half hour?', 'When in the night is it worst?'];

export const summary: Lines = ['What I have from you: {told}.', 'So far you have told me this: {told}.'];
export const summaryAsk: Lines = ['Is anything missing, or wrong?', 'Which of these is the one to stay with?'];
export const firstThing: Lines = ['You began with this: {back}.', 'The first thing you told me was that {back}.'];
export const toldAbout: Lines = ['About {x} you told me this: {told}.', 'What I have about {x}: {told}.'];
export const toldAboutAsk: Lines = ['What has happened there since?', 'Is there more to it?'];
export const quotedWhen: Lines = ['You wrote: "{quote}"', 'It was like this: "{quote}"'];
export const nothingYet: Lines = [
  "In this talk you haven't told me anything yet, and I only go by what you write.",
  'Nothing so far: this talk has only begun.',
];
export const nothingYetAsk: Lines = ['Where would you like to start?', "What's on your mind?"];

export const remembered: Lines = ['What I remember of you: {told}.', 'On your memories page it says this: {told}.'];
export const rememberedAsk: Lines = ['Is that still right?', 'What would you add?'];

/** '{title}' is an exercise, '{memory}' something that is remembered of them. */
export const helpedBefore: Lines = [
  '"{title}" has: after it things were lighter than before.',
  'Going by what you noted, "{title}" made it lighter.',
];
export const helpedToo: Lines = ['And I remember that {memory}.'];
export const helpedMemory: Lines = ['I remember that {memory}.', 'There is this, from before: {memory}.'];
export const helpedAsk: Lines = ['Would that be something for now?', 'Would it fit today?'];
export const helpedUnknown: Lines = [
  'Nothing is written down yet of what has helped you.',
  'I have no note of it yet.',
];
export const helpedUnknownAsk: Lines = [
  'What has made a bad hour even a little shorter?',
  'What did you do the last time it got easier?',
];
