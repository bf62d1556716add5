import type { SoughtLines } from './sought.ts';

/**
 * Answers to what is put outright: their own words put up for judging, whether a child or a friend will remember or forgive,
 * what Wren would do in their place, what to ask and to bring. '{draft}' is what they wrote, '{adj}' what they fear it is,
 * '{pet}' and '{whom}' how the animal is spoken of.
 */

/** A small thing they mean to give or do: 'is a card enough?' */
export const thingEnough: readonly string[] = [
  "Yes, that's enough. What people notice is that you thought of them, and they will.",
  "Yes. Something small that actually turns up beats something big that you're still thinking about.",
];

/** A small child: will it remember, forgive, be all right? */
export const childRemembers: SoughtLines = {
  say: [
    'One moment like that, very unlikely. What a child remembers is how things usually are at home, and how a bad moment was put right.',
    'Very unlikely, from one time. What they remember is what happens afterwards, again and again.',
  ],
  next: [
    'A short sorry at eye level and a hug are enough: "I shouted. That was not your fault."',
    'If you haven\'t said it yet, you still can: "I was too loud, and I am sorry." You don\'t need more than that.',
  ],
  ask: [],
};
export const childRemembersRepaired: readonly string[] = [
  "One time like that, very unlikely. And if they do remember anything, it'll be that you came back and put it right.",
  'Hardly. A child remembers how a bad moment ended, and this one ended with you coming back to it.',
];
export const repairedNext: readonly string[] = [
  "You've put it right already, and there's nothing more you have to do about it.",
  'That was the part you could do something about, and you did it.',
];
/** An older child, or something that was missed. */
export const childForgives: SoughtLines = {
  say: [
    "Very likely it'll be all right. Children forgive quickly when somebody tells them straight that they're sorry.",
    'The one time matters less to a child than whether you come back to it and mean it.',
  ],
  next: ['Say sorry once, in plain words, and then do something together, soon and on a day you can definitely keep.'],
  ask: [],
};
export const missedNext: readonly string[] = [
  'Say it once, without the reasons: "I am sorry I was not there. I wanted to be." Then ask them to show you or tell you all of it.',
];
export const childGetsOver: SoughtLines = {
  say: [
    "Yes, in time. Children are very sad for a while, and ten minutes later they're off playing, and then they're sad again.",
    'Most likely, yes, with ups and downs. Sad at bedtime, fine at breakfast, and sad again.',
  ],
  next: ['It helps them if you tell them truthfully what happened, and let them draw it or say goodbye in some way.'],
  ask: ['What do they say about it themselves?'],
};
/** Somebody grown: will they remember, forgive, mind? */
export const adultMinds: SoughtLines = {
  say: [
    "That's one I can't know. You'll be able to tell from how they are the next time you're in a room together.",
    "I've no way of telling from here. You'd see it in whether they answer you like they always did.",
  ],
  next: [
    'If you ask straight out, you usually get a straight answer: "Are we all right, after that?"',
    "If it's bothering you, say it before they have to: one sentence, and then let them answer.",
  ],
  ask: ['What have they been like with you since?'],
};
export const adultForgives: SoughtLines = {
  say: [
    "Nobody can promise you that, and I can't see how they'll be.",
    "That's up to them, and they may not know it yet themselves.",
  ],
  next: [
    "What helps most is a sorry that says what it's for, gives no reasons and doesn't ask for anything back. You'd see it working when they start talking to you about ordinary things again.",
    'It goes better if they hear that you know what it did to them, and then get some time. Even a small answer, about anything, is a good sign.',
  ],
  ask: ["Have you been able to tell them you're sorry?"],
};

/** 'Would you have him put down, if it was you?' */
export const petsTime: SoughtLines = {
  say: [
    "I can't decide that one for you, and I won't pretend I can. What people go by is whether {pet} still has what makes a day good: eating, moving without pain, wanting to be near you.",
    "I can't tell that from here. It comes down to what you see: whether {pet} eats, rests without pain and still comes to you, and whether there are more good days than bad ones.",
  ],
  next: [
    "Ask the vet straight out what they'd do if {pet} were theirs. They'll tell you.",
    "The vet can say how much pain there is, and that's the bit you shouldn't have to guess.",
  ],
  ask: ['What do you see when you look at {whom}?', 'What was the last good day like?'],
};
/** Whether to go at once to somebody who is dying. */
export const straightThere: SoughtLines = {
  say: [
    "I can't decide that one for you. What people say afterwards is usually that they were glad to have gone straight there. You can sleep in the chair.",
  ],
  next: [
    "Ring the ward first and ask how things are right now. They know whether it can wait a night, and they'll tell you.",
  ],
  ask: ['Looking back later, what would you want to have done?'],
};
/** 'Would you do it, if it was you?' */
export const yourPlace: SoughtLines = {
  say: ["I know only the little you've told me so far, so I'd want to hear a bit more before I say anything."],
  next: [],
  ask: ['What should I know about it first?'],
};

/** What to ask somebody who knows. The first that fits. */
export const worthAsking: readonly ({ of: RegExp } & SoughtLines)[] = [
  {
    of: /\bvets?\b|\bvet.s\b/,
    say: [
      'Three things: is there pain, can anything be done that gives good weeks and not just more weeks, and what would they do if it was their own.',
    ],
    next: ["Write them down tonight. Asking isn't deciding, and you can go home and think about it."],
    ask: ['Which of those answers do you most need?'],
  },
  {
    of: /\b(?:council|bank|landlord|solicitor|lawyer|job ?cent(?:re|er)|benefits?|housing|insurance|lender|union)\b/,
    say: [
      "Three things: what am I entitled to, what do I have to do and by when, and who do I talk to if it doesn't work out.",
    ],
    next: ['Ask for it in writing, and note down the name of whoever you spoke to.'],
    ask: ['What do you most need to know from them?'],
  },
  {
    of: /\b(?:teachers?|school|nursery|headteacher|tutor|parents'? evening)\b/,
    say: ['Three things: what do they see, when does it happen and when not, and what has helped so far.'],
    next: ['And before you go, agree who does what until you speak again.'],
    ask: ['What do you most want to hear from them?'],
  },
  {
    of: /\b(?:doctors?|gp|consultant|specialist|surgeon|nurse|midwife|oncologist|clinic|hospital|hospice|physio\w*|dentist|therapist|psychiatrist|counsellor|cardiologist|neurologist|paediatrician|pharmacist|results)\b/,
    say: [
      'Three things: what is it, what can be done about it, and what would they do if it was one of their own family.',
    ],
    next: [
      "Put them on paper and take somebody along if you can, because you'll forget half of it by the time you're out of the door. You can ask them to say anything twice.",
    ],
    ask: ['Which of the three do you most need answered?'],
  },
];
/** What to ask somebody who is no professional. */
export const askSomebody: SoughtLines = {
  say: [
    "Start with one that's easy to answer, and keep the one that matters for when you've both sat down.",
    "The one you'd be sorry never to have asked. Once that's out, you'll think of the others.",
  ],
  next: ['You usually get more out of a question that starts with "what was it like" than one that starts with "why".'],
  ask: ['What do you most want to know?'],
};
export const bring = {
  appointment: [
    'The letter they sent, a list of any medicines, your own questions on paper, and somebody to listen with you if you can.',
  ],
  office: [
    'Every letter about it, one sheet with what comes in and what goes out in a month, and a pen to note down what they promise.',
  ],
  other: ['Less than you think: what they asked for, something to drink, and one small thing that keeps you calm.'],
};
export const wear = {
  funeral: ['Something dark and plain that you can sit in. Nobody looks any closer than that.'],
  other: [
    "Something plain that you've worn before and can sit in for an hour, so you can forget about it once you're there.",
  ],
};
/** Something else of that sort, that is not known here. */
export const findIt: SoughtLines = {
  say: ["I don't know enough about it to give you a straight answer."],
  next: ["I'd ask somebody who's done it once before. They'll know, and people like being asked."],
  ask: ['What do you most want to get right?'],
};

/** 'What do I say when they ask why …?' */
export const whenTheyAsk = {
  work: [
    'Keep it plain, in one sentence, and don\'t apologise: "It paid the rent, I learned how the place runs from the inside, and now I want to use that."',
    'One sentence for what it was, and one for what you want now: "I needed the work and I learned a lot on the floor. Now I am looking for what I trained for."',
  ],
  care: [
    'Just say it, and don\'t apologise for it: "I was looking after somebody in my family. It was the right thing then, and now I want to be back at work."',
  ],
  atWork: [
    'The real reason, once, in one sentence, and then what you need: "It has been giving me trouble, and this helps me get through the shift."',
  ],
  any: [
    'One short true line, the same one every time, and then back to what you were doing: "I\'d rather talk about something else. What have you been up to?"',
    'As little as you like, in a friendly voice: "Oh, that is just how it is at the moment." You don\'t owe anybody more than that.',
  ],
  after: [
    "Say it out loud twice beforehand, and stop after it. If you don't apologise for it, people hardly ever ask again.",
    'Then stop, and let them say the next thing.',
  ],
  drink: ['Short, friendly, and no reason given: "Not for me these days. What are you having?"'],
  ask: ['What did you learn there that they could use?'],
};

/** Their own sentence is a farewell. */
export const lastWords: SoughtLines = {
  say: ["I won't judge that one as a message, because of what it says."],
  next: [
    'If you might act on it, call your emergency number or a crisis line now, and have somebody come and be near you.',
  ],
  ask: ['Are you thinking of ending your life?'],
};
/** Something was done to them: 'should I tell someone?' */
export const tellSomeone: SoughtLines = {
  say: [
    "Yes. What was done to you is yours to tell, and if whoever did it made you promise, you don't have to keep that promise.",
  ],
  next: [
    "One person you choose, when you choose, and only as much as you want to say. If you're in danger now, that comes first.",
  ],
  ask: ['Who would believe you, and stay with you while you say it?'],
};
/** 'Should I tell my daughter that her mother asked me to leave?': what is between grown people is not a child's to carry. */
export const childNotTold: SoughtLines = {
  say: [
    "Not that part, no. It's between two grown-ups, and a child can't do anything with it and can't un-hear it.",
    "I'd leave that out. They'd feel they had to pick a side, and no child should have to.",
  ],
  next: [
    'Tell them something true and smaller: "This is between the grown-ups, it is not your doing, and we both love you." Then what changes for them, and what stays the same.',
  ],
  ask: ['What have they asked you so far?'],
};
export const childToldSmall: SoughtLines = {
  say: ['A small version of it, yes. Children notice anyway, and what they imagine is worse.'],
  next: [
    '"We have to be careful with money for a while. You are safe, it is not your fault, and the grown-ups are working on it." No figures, and nothing they\'d think they have to solve.',
  ],
  ask: ['What have they noticed already?'],
};
/** 'What would people say?' */
export const peopleSay: SoughtLines = {
  say: [
    'Some would say something, for a week or so. Most would be pleased for you, or too busy with their own stuff.',
    "One or two would have something to say, because they always do, and then they'd be on to the next thing.",
  ],
  next: ["The ones who like you usually ask whether it's good for you, and not how it looks."],
  ask: ['Whose opinion would actually matter to you?'],
};
/** It was told to them, and is not theirs to tell. */
export const notTheirs: SoughtLines = {
  say: ["They told you in confidence, so it's for them to tell and not for you."],
  next: [
    'What you can do is talk to the one who told you: "I find it hard to keep this. Will you tell them yourself?"',
  ],
  ask: ['Is anybody in danger as long as nobody knows?'],
};
/** 'I can't tell her that, can I?' */
export const notInThoseWords: SoughtLines = {
  say: ['Not in those words, no.', 'Not quite like that, maybe.'],
  next: [
    "But there's usually something close to it that's just as true, and you can say that. And if they ask you straight out, one kind sentence is better than talking round it.",
  ],
  ask: ["What could you say that's true, and still kind?"],
};

/** 'I can't possibly ask him, can I?' */
export const mayAsk: SoughtLines = {
  say: ['I think you can.', 'I think you can, yes.', 'You can, I think.'],
  next: [
    "It's one plain question, and the worst that comes back is a no.",
    "One plain sentence is enough. It can only be answered, and you don't have to explain yourself.",
  ],
  ask: ['How would you put it?', 'When would be a good moment for it?'],
};
export const mayRing: SoughtLines = {
  say: mayAsk.say,
  next: [
    'Keep it to one or two sentences, and leave the rest to them.',
    "It can be short. You don't have to say everything at once.",
  ],
  ask: ['What would you want to say first?', 'When would be a good moment for it?'],
};
/** 'You think I was stupid?' '{own}' is what they did, '{span}' how long it took. */
export const notStupid = {
  say: ["No, I don't."],
  both: ['No. {Own}, and it was {span}.', "No, I don't. {Own}, and it was {span}."],
  own: ["No. {Own}, and that isn't stupid.", "No, I don't. {Own}."],
  short: ['No. It was {span}.', "No, I don't. It was {span}, and nobody thinks of everything in {span}."],
  next: [],
  ask: ['Who says so?', 'Is it you saying that, or somebody else?'],
} as const;
/** 'Now I go to call him. Is better today, no?' */
export const yesNow: SoughtLines = {
  say: ['Yes, I think {when} is better.', 'Yes, {when}.', 'I think so, yes: {when}.'],
  next: ["Then it's said, and you don't carry it into tomorrow.", "Then it's done, and you can sleep on it."],
  ask: [],
};
/** 'Is he embarrassed of me or what': '{them}' is whom it is asked of. */
export const theirMind = {
  say: [
    "I can't know that. Only {they} can say.",
    "That's in {their} head, and I can't know it from here.",
    "I can't know what's going on in {their} head.",
  ],
  next: [],
  quiet: ["Not saying anything doesn't have to mean that. Some people just don't know what to say."],
  ask: ['How {has} {they} been with you otherwise?', 'What makes you think so, more than anything?'],
} as const;
