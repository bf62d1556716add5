import type { SoughtLines } from './sought.ts';

/**
 * Answers to what is put outright: their own words put up for judging, whether a child or a friend will remember or forgive,
 * what Wren would do in their place, what to ask and to bring. '{draft}' is what they wrote, '{adj}' what they fear it is,
 * '{pet}' and '{whom}' how the animal is spoken of.
 */

/** Their own sentence put up for judging, by what they ask of it. */
export const draftJudged = {
  enough: [
    'No more is needed. That is enough.',
    'That is plenty.',
    'It is enough, yes. More words would only make it smaller.',
  ],
  notMuch: ['No, it is not too much.', 'Not too much, no.', 'No. That is about the right size.'],
  noExcuse: [
    'It sounds good, and not like an excuse.',
    'Yes, it sounds plain, and not like an excuse.',
    'Not like an excuse, no. An excuse goes on longer.',
  ],
  notAdj: ['No, not {adj}.', 'It does not sound {adj} to me.', 'No, nothing {adj} about it.'],
  fine: ['Yes, it is fine as it is.', 'Yes, that sounds good.', 'Yes. I would leave it just so.'],
  /** With their own words in it. */
  why: [
    '"{draft}" can only be heard as it is meant.',
    '"{draft}" is short, it is true, and it sounds like a person.',
    '"{draft}" says the thing itself and no more.',
  ],
  whyWithout: [
    'It is short, it is true, and it sounds like you.',
    'It says what you mean, and nothing you would have to take back.',
    'It is kindly meant, and it will be seen that it is.',
  ],
  whyAtWork: [
    '"{draft}" gives one reason and stops, and that is how a reason is believed.',
    '"{draft}" is plain and it looks ahead. They asked for no more than that.',
  ],
  addAtWork: ['Add one thing you learned there, and it is as good as it needs to be.'],
};

/** A small thing they mean to give or do: 'is a card enough?' */
export const thingEnough: readonly string[] = [
  'Yes, that is enough. It is the thought that arrives, and that one will.',
  'Yes. Something small that comes is worth more than something large that is still being thought about.',
];

/** A small child: will it remember, forgive, be all right? */
export const childRemembers: SoughtLines = {
  say: [
    'One moment like that, very unlikely. What a child keeps is how it usually is at home, and how a bad moment was put right.',
    'Very unlikely, from one time. What stays with children is what comes afterwards, again and again.',
  ],
  next: [
    'A short sorry at eye level and a hug are enough: "I shouted. That was not your fault."',
    'If it has not been said yet, it can still be: "I was too loud, and I am sorry." No more than that.',
  ],
  ask: [],
};
export const childRemembersRepaired: readonly string[] = [
  'One time like that, very unlikely. And if anything stays, it is that you came back and said sorry.',
  'Hardly. What a child keeps is how a bad moment ended, and this one ended with you coming back.',
];
export const repairedNext: readonly string[] = [
  'You have put it right already, and there is no more to do about it.',
  'That is what was yours to do, and you did it.',
];
/** An older child, or something that was missed. */
export const childForgives: SoughtLines = {
  say: [
    'Very likely it will be all right. Children forgive quickly when somebody says plainly that they are sorry.',
    'What children go by is less the one time than whether you come back to it and mean it.',
  ],
  next: ['One plain sorry, and then something the two of you do together, soon and on a day you can keep.'],
  ask: [],
};
export const missedNext: readonly string[] = [
  'Say it once, without the reasons: "I am sorry I was not there. I wanted to be." Then ask to be shown or told all of it.',
];
export const childGetsOver: SoughtLines = {
  say: [
    'Yes, in time. Children grieve in puddles: deep for a while, and then out of it and playing.',
    'Most likely, yes, and not in a straight line. Sad at bedtime, fine at breakfast, and sad again.',
  ],
  next: ['It helps them to be told truly what happened, and to draw it or say goodbye to it in some way.'],
  ask: ['What do they say about it themselves?'],
};
/** Somebody grown: will they remember, forgive, mind? */
export const adultMinds: SoughtLines = {
  say: [
    'I cannot know that. What would tell you is how they are the next time you are in a room together.',
    'That I cannot know from here. You would see it in whether they answer as they always did.',
  ],
  next: [
    'Asked plainly it is mostly answered plainly: "Are we all right, after that?"',
    'If it weighs on you, say it before they have to: one sentence, and then let them answer.',
  ],
  ask: ['How have they been with you since?'],
};
export const adultForgives: SoughtLines = {
  say: [
    'I cannot know that, and nobody can promise it to you.',
    'That is theirs to decide, and I cannot see into them.',
  ],
  next: [
    'What mostly opens it is a sorry that names the thing, gives no reasons and asks for nothing back. What would tell you is whether they begin to talk of ordinary things again.',
    'It goes better when they hear that you know what it cost them, and then have time. A small answer, about anything, is how you would see it.',
  ],
  ask: ['Have you been able to tell them that you are sorry?'],
};

/** 'Would you have him put down, if it was you?' */
export const petsTime: SoughtLines = {
  say: [
    'I cannot carry that one for you, and I would not pretend to. What people go by in the end is whether {pet} still has what makes a day good: eating, moving without pain, wanting to be near you.',
    'I cannot know that from here. It is decided by what you see: whether {pet} eats, rests without pain, and still turns to you, and whether the good days outnumber the bad.',
  ],
  next: [
    'Ask the vet straight out what they would do if {pet} were theirs. They will tell you.',
    'The vet can say how much pain there is, and that is the part you should not have to guess.',
  ],
  ask: ['What do you see, when you look at {whom}?', 'What was the last good day like?'],
};
/** Whether to go at once to somebody who is dying. */
export const straightThere: SoughtLines = {
  say: [
    'I cannot carry that one for you. What people say afterwards is mostly that they were glad to have gone straight there; sleep can be had in the chair.',
  ],
  next: [
    'Ring the ward before and ask how it is just now. They know whether it can wait for a night, and they will tell you.',
  ],
  ask: ['What would you want to have done, a year from now?'],
};
/** 'Would you do it, if it was you?' */
export const yourPlace: SoughtLines = {
  say: [
    'I am a program, so I cannot put myself there. People mostly go by what they would be sorriest never to have done.',
    'I would not have to live with it, so I will not choose for you. I would ask which of them you could still stand by in a year.',
  ],
  next: [
    'It is also worth asking somebody who has been there what they had not expected.',
    'If you can, put a day to it by which you decide. Until then it need not be decided every night.',
  ],
  ask: ['If it had to be decided today, which way would you go?', 'What speaks most against it, for you?'],
};

/** What to ask somebody who knows. The first that fits. */
export const worthAsking: readonly ({ of: RegExp } & SoughtLines)[] = [
  {
    of: /\bvets?\b|\bvet.s\b/,
    say: [
      'Three things: is there pain, can anything be done that gives good weeks and not only weeks, and what would they do if it were their own.',
    ],
    next: ['Write them down tonight. To ask is not to decide; you may go home and think.'],
    ask: ['Which of those answers do you most need?'],
  },
  {
    of: /\b(?:council|bank|landlord|solicitor|lawyer|job ?cent(?:re|er)|benefits?|housing|insurance|lender|union)\b/,
    say: [
      'Three things: what am I entitled to, what do I have to do and by when, and whom do I speak to if it does not work out.',
    ],
    next: ['Ask for it in writing, and note the name of whoever you spoke to.'],
    ask: ['What do you most need to know from them?'],
  },
  {
    of: /\b(?:teachers?|school|nursery|headteacher|tutor|parents'? evening)\b/,
    say: ['Three things: what do they see, when does it happen and when not, and what has helped so far.'],
    next: ['And at the end, who does what before you speak again.'],
    ask: ['What do you most want to hear from them?'],
  },
  {
    of: /\b(?:doctors?|gp|consultant|specialist|surgeon|nurse|midwife|oncologist|clinic|hospital|hospice|physio\w*|dentist|therapist|psychiatrist|counsellor|cardiologist|neurologist|paediatrician|pharmacist|results)\b/,
    say: ['Three things: what is it, what can be done about it, and what would they do if it were one of their own.'],
    next: [
      'Put them on paper and take somebody along if you can; half of what is said in there is gone by the door. You may have anything said twice.',
    ],
    ask: ['Which of those answers do you most need?'],
  },
];
/** What to ask somebody who is no professional. */
export const askSomebody: SoughtLines = {
  say: [
    'Begin with one that is easy to answer, and keep the one that matters for when you have both sat down.',
    'The one you would be sorry never to have asked. The others come by themselves after it.',
  ],
  next: ['A question that begins with "what was it like" mostly gets more than one that begins with "why".'],
  ask: ['What do you most want to know?'],
};
export const bring = {
  appointment: [
    'The letter they sent, a list of any medicines, your own questions on paper, and somebody to listen along if you can.',
  ],
  office: [
    'Every letter about it, one sheet with what comes in and what goes out in a month, and a pen to note what they promise.',
  ],
  other: ['Less than you think: what they asked for, something to drink, and one small thing that steadies you.'],
};
export const wear = {
  funeral: ['Something dark and plain that you can sit in. Nobody looks more closely than that.'],
  other: [
    'Something plain that you have worn before and can sit in for an hour, so that you need not think of it once you are there.',
  ],
};
/** Something else of that sort, that is not known here. */
export const findIt: SoughtLines = {
  say: ['I do not know enough of it to tell you that straight.'],
  next: ['Whoever has done it once before is the best one to ask, and likes to be asked.'],
  ask: ['What is it that you most want to get right?'],
};

/** 'What do I say when they ask why …?' */
export const whenTheyAsk = {
  work: [
    'Plainly, in one sentence, and without an apology: "It paid the rent, I learned how the place runs from the inside, and now I want to use that."',
    'One sentence for what it was, and one for what you want now: "I needed the work and I learned a lot on the floor. Now I am looking for what I trained for."',
  ],
  care: [
    'Plainly, and with no apology in it: "I was looking after somebody in my family. It was the right thing then, and now I want to be back at work."',
  ],
  atWork: [
    'The true reason, once, in one sentence, and then what you need: "It has been giving me trouble, and this helps me get through the shift."',
  ],
  any: [
    'One short true line, the same one every time, and then back to what you were doing: "Long story, and a dull one. How about you?"',
    'As little as you like, in a friendly voice: "Oh, that is just how it is at the moment." You owe nobody more than that.',
  ],
  after: [
    'Say it aloud twice before, and stop after it. Whoever does not apologise for a thing is seldom asked about it twice.',
    'Then stop, and let them have the next word.',
  ],
  drink: ['Short, friendly, and without a reason: "Not for me these days. What are you having?"'],
  ask: ['What did you learn there that they could use?'],
};

/** Their own sentence is a farewell. */
export const lastWords: SoughtLines = {
  say: ['I will not judge that one as a message, because of what stands in it.'],
  next: ['If you might act on it, call your emergency number or a crisis line now, and let somebody be near you.'],
  ask: ['Are you thinking of ending your life?'],
};
/** Something was done to them: 'should I tell someone?' */
export const tellSomeone: SoughtLines = {
  say: [
    'Yes. What was done to you is yours to tell, and a promise that was asked for by the one who did it does not bind you.',
  ],
  next: [
    'One person you choose, at a time you choose, and only as much as you want to say. If you are in danger now, that comes first.',
  ],
  ask: ['Who would believe you, and be quiet with you while you say it?'],
};
/** 'Should I tell my daughter that her mother asked me to leave?': what is between grown people is not a child's to carry. */
export const childNotTold: SoughtLines = {
  say: [
    "Not that part, no. What is between two grown people is not a child's to carry, and it cannot be un-heard.",
    'I would leave that out. It would make them choose a side, and both sides are theirs.',
  ],
  next: [
    'What they need is true and smaller: "This is between the grown-ups, it is not your doing, and we both love you." Then what changes for them, and what stays.',
  ],
  ask: ['What have they asked you so far?'],
};
export const childToldSmall: SoughtLines = {
  say: ['In their size, yes: children notice anyway, and what they imagine is worse.'],
  next: [
    '"We have to be careful with money for a while. You are safe, it is not your fault, and the grown-ups are working on it." No figures, and no worry they would have to solve.',
  ],
  ask: ['What have they noticed already?'],
};
/** 'What would people say?' */
export const peopleSay: SoughtLines = {
  say: [
    'Some would say something, for a week or so. Most would be pleased for you, or too busy with their own.',
    'One or two would have a word to say, as they always do, and then there is the next thing to talk about.',
  ],
  next: ['The ones who like you mostly ask whether it does you good, and not how it looks.'],
  ask: ['Whose word on it would really weigh with you?'],
};
/** It was told to them, and is not theirs to tell. */
export const notTheirs: SoughtLines = {
  say: ['It was given to you to keep, and so it is theirs to tell and not yours.'],
  next: ['What you can do is go to the one it belongs to: "I find it hard to keep this. Will you tell them yourself?"'],
  ask: ['Is anybody in danger, as long as it is not known?'],
};
/** 'I can't tell her that, can I?' */
export const notInThoseWords: SoughtLines = {
  say: ['Not in those words, no.', 'Just like that, perhaps not.'],
  next: [
    'But there is mostly something beside it that is as true, and that one you can say. And if you are asked outright, one kind sentence is better than a long way round.',
  ],
  ask: ['What would be true, and still kind?'],
};
