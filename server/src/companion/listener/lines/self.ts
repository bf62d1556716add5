import type { SituationLines } from './situation.ts';

export const selfWorth: SituationLines = {
  label: 'how you see yourself',
  validate: [
    'A harsh inner voice is tiring company, and it never takes a day off.',
    'People seldom speak to anyone the way they speak to themselves at their lowest.',
    'It hurts to live with a judge who has already decided.',
    'Comparing your inside with the outside of others is a contest nobody can win.',
    'A feeling of not being enough can be very loud without being a fact.',
  ],
  notice: [
    "That voice may have been somebody else's once.",
    'It sounds as if what you do well gets no entry in the book, and each mistake gets two.',
    'There may be a rule in there about what you must be before you are allowed to rest.',
    "Perhaps being hard on yourself once felt like the safest way to stay ahead of other people's criticism.",
  ],
  ask: [
    'Whose voice does that remind you of?',
    'What would have to happen for you to be enough, even for one day?',
    'When do you hear it loudest?',
    'What would you say to a friend who told you this about themselves?',
    'What do people who know you well come to you for?',
    'What do you do when that voice starts?',
    'Which small thing this week went all right?',
  ],
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
  validate: [
    'It is oddly common among people who are doing well to be waiting to be found out.',
    'When praise bounces off and criticism sticks, no success can ever be enough proof.',
    'New responsibility feels like pretending until it has been done a good many times.',
    'Working twice as hard so that nobody notices is a very tiring disguise.',
  ],
  notice: [
    'It sounds as if luck gets the credit for the good parts, and you get the blame for the rest.',
    'Maybe you are comparing what you know with what everyone else knows put together.',
    'There may be someone whose approval would finally settle it, or so it seems.',
  ],
  ask: [
    'What exactly do you fear they would find out?',
    'What did it take to get where you are, besides luck?',
    'When does the feeling let go for a moment?',
    'Who would you trust to tell you honestly how you are doing?',
    'What do you do to make sure that nobody notices?',
  ],
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
  validate: [
    'It is exhausting to be at odds with the place you live in.',
    'Mirrors tend to be consulted when we already feel bad, and so they are rarely kind.',
    'A lot of people have an interest in no one feeling fine in their own skin.',
    'How you look can come to carry worries that began somewhere else.',
  ],
  notice: [
    'It may be about being seen, or judged, more than about the body itself.',
    'There may have been a remark once that never quite left.',
    'Perhaps on days when other things go badly, the body takes the blame.',
  ],
  ask: [
    'When do you notice your body least?',
    'What sets it off, on a bad day?',
    'Whose eyes do you see yourself with?',
    'What has it stopped you from doing?',
    'How do eating and resting go at the moment?',
  ],
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
  validate: [
    'Anger usually stands guard over something: a limit, a hurt, something unfair.',
    'The anger makes sense, whatever you decide to do with it.',
    'When it has been swallowed for long enough, it comes out sideways, often at the wrong person.',
    'The heat is a signal, and the shame afterwards is a second weight on top.',
    'It is possible to be right about the wrong done, and sorry about the way it came out.',
  ],
  notice: [
    'There may be something under the anger that got hurt first.',
    'It sounds as if this is not only about this one time.',
    'Perhaps it has been building in places where you said nothing.',
    'It might be that being angry is easier to bear here than being sad or scared.',
  ],
  ask: [
    'What felt most unfair about it?',
    'What does the anger want to protect?',
    'What happens in your body just before it boils over?',
    'When you cool down, what is left?',
    'What would you want {who} to understand about it?',
    'How was anger handled where you grew up?',
    'What were you needing in that moment?',
  ],
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
  validate: [
    'Not knowing who you are can feel like failing a test that everybody else has passed; hardly anybody has.',
    'It is lonely to be liked for a version of yourself that is not quite you.',
    'Questions like these have no deadline, even when others behave as if they had.',
    'Growing out of an old self has some grief in it.',
    'You are allowed to be unfinished, and to try words on before you keep them.',
  ],
  notice: [
    'It sounds as if you have been many things for many people.',
    'There may be a part of you that already knows and has not felt safe to say it.',
    'Perhaps what feels like losing yourself is an older outfit no longer fitting.',
    'It might be that you are asking two things: who you are, and who will stay.',
  ],
  ask: [
    'When do you feel most like yourself?',
    'What part of you gets hidden the most?',
    'Who are you with the people who ask nothing of you?',
    'What would change if you did not have to explain yourself?',
    'Which of your choices felt truly yours?',
    'What do you fear people would do, if they knew?',
    'What did you love before anybody had an opinion on it?',
  ],
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
  validate: [
    'Nobody is owed that part of you before you are ready.',
    'Keeping something so central to yourself takes strength, day after day.',
    'It can be lonely to be loved for a version with a piece missing.',
    'Safety comes first here, and only you can judge it from where you are.',
    'To be known and to be safe are both good wishes, and sometimes they pull apart.',
  ],
  notice: [
    'It sounds as if you have been weighing every word at home.',
    'There may be some grief in this, for the ease that others seem to have.',
    'Perhaps you have been protecting them as much as yourself.',
    'It might be that you are asking two things: who you are, and who will stay.',
  ],
  ask: [
    'Who knows you as you are?',
    'What do you fear would happen, and what do you hope for?',
    'Where do you not have to watch yourself?',
    'What would being known change, day to day?',
    'What would you need in place before anybody was told?',
    'Whose reaction matters most to you?',
  ],
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
  validate: [
    'At three in the morning every thought has twice its daytime size.',
    'Short nights turn small things into big ones, and then those keep you awake.',
    'Trying hard to sleep is the one effort that works against itself.',
    'Tiredness thins the skin between you and everything else.',
  ],
  notice: [
    'It may be that night is the first quiet in which the day can catch up with you.',
    'You may have begun to dread the bed itself.',
    'It sounds as if your mind is still on duty when you lie down.',
  ],
  ask: [
    'What goes through your mind when you lie there?',
    'What does the last hour before bed look like?',
    'How long has it been since a good night?',
    'What was going on when the nights first went wrong?',
    'How do you get through the day after a night like that?',
  ],
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
  validate: [
    'When energy is short, the first thing to go is usually what we do for ourselves.',
    'Dishes and showers are hard evidence of a hard stretch, and no evidence of character.',
    'Looking after everyone else can be the most respectable way of disappearing.',
    'It is difficult to rest when rest feels like something to be earned.',
  ],
  notice: [
    'You may be treating your own needs as the part that can always wait.',
    'It sounds as if the list has room for everyone but you.',
    'Perhaps starting small feels like it would not count.',
    'There may be some shame in the way, and it makes each first step taller.',
  ],
  ask: [
    'Which need of yours has been waiting the longest?',
    'What did looking after yourself look like when it went well?',
    'What gets in the way, when you think of doing something for yourself?',
    'Who taught you that you come last?',
    'Which small thing makes a day feel more like yours?',
    'What would you insist on for someone you love?',
  ],
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
  validate: [
    'Work with no edge to it expands until it has eaten the evening, and then the sleep.',
    'Being reachable is a kind of working, even on the sofa.',
    'Those who can be relied on get handed more, and so it is the conscientious who run dry.',
    'It is hard to enjoy time off while half of you is waiting for a message.',
    'Tiredness of that kind does not go away with one free weekend.',
  ],
  notice: [
    'It may be that work has become the place where you prove something.',
    'There might be a fear of what would be said if you stopped at five.',
    'It sounds as if the people at home get what is left of you, and you know it.',
    'Perhaps you have not noticed how long it has been like this.',
  ],
  ask: [
    'What are you missing out on while you work?',
    'When did the working day last have an end?',
    'What do you imagine would happen if you logged off on time?',
    'Who in your life would notice first, if it changed?',
    'Which part of it is asked of you, and which part do you ask of yourself?',
    'What did you use to do after work?',
    'What is the first sign that you have gone past your limit?',
  ],
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
  validate: [
    'Work takes up most of the waking week, so trouble there follows you home.',
    'It is hard to be at your best where you do not feel respected.',
    'There is not much room to be upset where you are paid to be fine.',
    'When something at work gets under the skin, the next morning begins the evening before.',
  ],
  notice: [
    'It might be less the work than what it tells you about your standing.',
    'You may be spending a good deal of energy on not showing this.',
    'There could be a point coming at which you will want to say something.',
    'It sounds as if it does not stay at the office.',
  ],
  ask: [
    'Which part of the day do you brace for?',
    'What would you like to have said at the time?',
    'What do you take home with you from there?',
    'Who at work is on your side?',
    'What would make next week a notch more bearable?',
    'What made you choose this work in the first place?',
  ],
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
  validate: [
    'What moves a person is rarely what is supposed to.',
    'Being stirred by something is a small sign of what you stand for.',
    'Things like that tend to touch us where something is waiting.',
  ],
  notice: [
    'There seems to be something you value in that, besides enjoying it.',
    'It may say something about what you would want more of.',
    'Perhaps it touched a part of you that has not had much room lately.',
  ],
  ask: [
    'What is it about {thing} that reaches you?',
    'Where were you when it got to you?',
    'What did it make you want to do?',
    'Which part of it would you like to have in your own life?',
    'Who would you want to tell about it?',
    'When was the last time you did something in that spirit yourself?',
    'What would a very small piece of that look like this week?',
  ],
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
  validate: [
    'That is a lot to hold by yourself.',
    'Of course that leaves a mark.',
    'Anyone in your place could find that hard.',
    'Things like that do not have to be dramatic to weigh a lot.',
    'It makes sense that this is on your mind.',
    'It is all right for it to be as hard as it is.',
    'There is nothing odd about reacting to that.',
    'It can be a relief just to have it outside your own head.',
    'Some things stay heavy until they have been said a few times.',
  ],
  notice: [
    'There may be more to it than fits into a line or two.',
    'It may be that the hardest bit is not the one that is easiest to tell.',
    'There may be two feelings in there that pull different ways.',
    'Perhaps what it means to you is bigger than what happened.',
    'It might be that you needed somebody to notice.',
    'Part of this may be about what you had hoped for.',
    'Perhaps you are still finding out what you feel about it.',
    'It could be that it asks more of you than anyone sees.',
    'Perhaps one part of it weighs more than the others.',
    'Perhaps it has been going round in your head for a while.',
    'It may be touching something older than today.',
    'There may be something in it that matters to you very much.',
  ],
  ask: [
    'What is the hardest part of it for you?',
    'How long has this been going on?',
    'What was happening when you first noticed it?',
    'What goes through your mind when it comes up?',
    'What do you wish were different?',
    'How does it show up in an ordinary day?',
    'Which part of it is on your mind right now?',
    'What would you want someone close to you to understand about it?',
    'What has helped, even a little?',
    'What do you need most just now?',
    'What has changed since it started?',
    'If it had a size, how much of the day would it fill?',
    'What do you usually do when it gets like this?',
    'What have you not told anyone about it?',
    'What would a slightly easier version of tomorrow look like?',
    'Which bit of this would you like to stay with?',
  ],
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
