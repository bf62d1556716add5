import type { AskedKind } from '../../reading/asked.ts';
import type { Answer } from './answers.ts';
import { askingDecision, deciding } from './following.ts';
import { undoable } from './two-ways.ts';

/**
 * What a direct question is owed: first the honest answer, then a thought that helps to look at it, then one question back.
 * '{deed}' is what they asked about, fit to stand after 'to', '{a}' and '{b}' the two ways of a choice, '{who}' the person asked about.
 */
export const answered: Readonly<Record<Exclude<AskedKind, 'way' | 'words' | 'recall'>, Answer>> = {
  wording: [
    [
      "It's friendly and clear, and it isn't weak at all. The one thing it leaves open is when.",
      "Not weak, just kind. It leaves them plenty of room, and the one thing I'd add is a day.",
    ],
    [
      'Put a day in and it\'s just as friendly but harder to put off: "Could you do it by Friday?" The rest can stay as you have it.',
      'Add one line at the end: "Would Friday work?" You don\'t have to make the rest of it any tougher.',
    ],
    ['Which day would you put in?', "What do you want to have from them once you've sent it?"],
  ],
  normal: [
    [
      "There's nothing strange about wanting to {deed}, even if hardly anybody says so out loud.",
      "More people know that one than you'd think. They just don't say it.",
      'Nothing about it strikes me as strange.',
      "No, I wouldn't call it odd. It's one of those things hardly anybody mentions.",
      'People do feel that, and most of them keep it to themselves.',
    ],
    [
      "A feeling doesn't have to make sense to be there, and it doesn't say what sort of person you are.",
      'Feelings often come out bigger than the thing that set them off, because older stuff comes up along with it.',
      "Whether it's usual or not, it's on your mind, and that's quite enough of a reason to talk about it.",
      "If it sticks around, or scares you, you can ask a doctor. It won't sound silly to them either.",
    ],
    [
      'What made you wonder about it in the first place?',
      "What would it mean to you, if it wasn't usual?",
      'Who would you find it hardest to ask that?',
      'How long have you been wondering about it?',
    ],
  ],
  allowed: [
    [
      "It's all right to {deed}.",
      "Yes, it's all right to {deed}, for as long as you like.",
      "You don't need anybody's permission for that, and nobody's checking.",
      "Nobody has to sign off on that, and you don't need a reason.",
    ],
    [
      "You don't have to get anything else done this minute.",
      "You'd tell anyone else it was fine, and the same goes for you.",
      "You've asked, you've had a yes, and you don't have to justify it to anyone.",
    ],
    [
      'What would make it a bit easier to let yourself?',
      "Who do you feel you'd have to ask?",
      "What's it like to hear that?",
    ],
  ],
  possible: [
    [
      "It happens, yes, and hardly anybody can explain it, whichever end of it they're on.",
      'From what people say, yes. It rarely comes out even, though, and it can hurt on both sides.',
    ],
    [
      "I wouldn't want to answer it for everyone, when it sounds like you've got somebody particular in mind.",
      "In general it's easy to say. It's the one person you've got in mind that makes it hard.",
    ],
    [
      'Who were you thinking of when you wrote that?',
      'What would it change for you if the answer was yes?',
      'Which answer are you afraid of?',
    ],
  ],
  verdict: [
    ["Nothing you've written here says that.", "I've read what you wrote, and I can't find that in it."],
    [
      "What I do see is somebody having a rough time who's being very hard on themselves about it.",
      "That sounds like something you tell yourself on a bad day, more than something that's true.",
      "One thing goes wrong, and before you know it you feel as if all of you did. It's easily done.",
    ],
    [
      'What would you tell somebody you like, if they asked you that?',
      'What brought that question up today?',
      'Who does it sound like, when you hear that in your head?',
    ],
  ],
  self: [
    [
      "Only you can answer that, and it doesn't have to be today.",
      "I can't see that from outside, and nobody else can either.",
      "That one usually takes a while, and you don't have to hurry it.",
    ],
    [
      "Have a look at what you do when nobody's asking. That often tells you before you've got it worked out.",
      "You don't get a good answer to that by pushing. You might half know it already and just need some peace and quiet to notice.",
    ],
    ["What's making you ask it now?", 'Which answer would be a relief?', 'What have you noticed that points one way?'],
  ],
  choose: [undoable.say, [], undoable.ask],
  decide: [deciding, [], askingDecision],
  bear: [
    [
      'Bit by bit, and hardly ever as well as it looks from outside.',
      'Not by being strong, usually. They get through one bit of it, and then the next.',
      'Hardly anybody does it well. Lots of them do it with bad days in between, and it goes better when somebody takes a turn.',
    ],
    [
      "What seems to help is that it isn't all left to one person, and that there's at least one hour somewhere in the week that's yours.",
      "The ones who keep going for a long time usually stop trying to do it perfectly, and let somebody see them when it's going badly.",
    ],
    [
      "Which part of it can't go on the way it is?",
      'What has kept you going up to now?',
      'Who could take a turn, even a short one?',
    ],
  ],
  'their-mind': [
    [
      "I can't look into {whom}, and I won't pretend to.",
      "I've no way of knowing that. Only {who} could tell you.",
      "That can't be known from here, and it's fair to want to know.",
    ],
    ["Where one doesn't know, one fills it in with whatever hurts most, and it's mostly something else."],
    ['What have you seen that makes you wonder?', 'What was the last thing between you?'],
  ],
  ahead: [
    [
      "I can't promise you that, and I'd rather not pretend.",
      "Nobody can say for certain, and I can't either.",
      "I don't know how it'll be for you.",
    ],
    [
      "For a lot of people something like this changes more than it goes away. There are longer stretches when it isn't the first thing they think of.",
      'What other people say is that it gets less sharp, with good days and bad days, and that having someone to share it with helps more than waiting does.',
    ],
    [
      'What would "better" look like, on an ordinary day?',
      "What was the least bad hour you've had lately?",
      'What scares you most about it staying the way it is?',
    ],
  ],
  'how-long': [
    [
      "There's no set time, and anyone who names one is guessing.",
      "That's different from one person to the next, and sometimes by a lot.",
    ],
    [
      "If it's a habit you're changing, it's fair to give it two or three weeks before you judge it. If it's a loss, there isn't a number like that at all.",
      'Think in weeks and not in days, and look out for small changes before you look for a big one.',
    ],
    ['How long has it been going on by now?', "What would tell you that it's getting a bit better?"],
  ],
  law: [
    [
      "That depends on the law where you live, and I don't know it well enough to say.",
      "I don't know the law well enough to be any use there, and a wrong answer could cost you.",
    ],
    [
      "A free legal advice service or a citizens' advice office can often tell you in one call. Have any papers, receipts and dates to hand.",
      "I'd give a legal advice line a quick ring before you say or sign anything in anger.",
    ],
    ['Whatever the law says, what would feel right to you?', 'What would it mean to you to be in the right?'],
  ],
  'why-me': [
    [
      "I can't see why from here, and if I gave you a quick reason it'd probably be wrong.",
      "There could be more than one reason, and none of them has to mean there's something wrong with you.",
    ],
    [
      "It's often easier to look at when it happens first, and leave the why for later.",
      "It's easier to see a reason if you know when it started, and when it gives you a break.",
    ],
    [
      'When did it start, as far as you remember?',
      'When is it at its mildest?',
      'What have you put it down to so far?',
    ],
  ],
  fact: [
    [
      "I don't know that for sure, and a wrong answer would be worse than none.",
      "I don't know enough about that to tell you anything reliable.",
    ],
    [
      "Somebody who does this for a living can tell you for certain: a doctor, a nurse or a pharmacist, if it's about the body.",
      "It's a fair thing to ask. Take it to somebody who can look at the whole of it with you.",
    ],
    ["Who could you ask who'd know?", 'Who could look at it with you this week?', 'What would you ask them first?'],
  ],
};

/** Where what is asked about may harm somebody or be the body's: nothing is called usual from here. */
export const careful = {
  /** What the body's people know. */
  body: /\b(?:body|doctor|ill|illness|disease|diabet\w*|pain|blood|heart|chest|head|stomach|pregnan\w*|baby|symptoms?|tablets?|pills?|medicine|melatonin|weight|eat|eating|infection|fever|surgery|operation|period|cancer|dizzy|faint\w*|breath\w*)\b/i,
  about:
    /\b(?:hit|hurt|slap|shake|harm|steal|drink\w*|drunk|wine|high|pills?|throw up|not eat\w*|starv\w* myself|bleed\w*|voices|pain|chest|faint|cry (?:every|all)|every (?:single )?(?:day|night)|for (?:weeks|months)|months|track|follow him|follow her)\b/i,
  say: [
    "I wouldn't like to say from here whether that's usual, and asking is the sensible thing to do.",
    "I can't judge that well enough, and I'm not going to wave it away either.",
  ],
  next: [
    "Tell a doctor, and use the words you used here. They hear it more often than you'd think, and they can look at the whole of it.",
    "If it goes on, or scares you, talk to a doctor or a nurse. It's a fair thing to bring them.",
  ],
} as const;

/** 'Is four months too long?', 'is it too late?': no calendar answers it. */
export const tooMuch: Answer = [
  [
    "There's no calendar for that, even if it feels like everyone else has one.",
    "Says who? I don't know of any rule for it, and I wouldn't trust one if there was.",
  ],
  [
    "What's late for one person is early for the next. It depends on what you want from it more than on the number.",
    "Usually it's not really about the number. It's about whether it'd be welcome, or whether you're still allowed to want it.",
  ],
  ['What would the right time have looked like?', 'What are you afraid it would look like?'],
];

/** 'Can a man be stubborn and right at the same time?': two things that do not shut each other out. */
export const both: Answer = [
  [
    "Yes. You can be {a} and {b} at once, and one doesn't cancel out the other.",
    "I'd say so. You can easily be {a} and {b}, more easily than people think.",
  ],
  [
    "How you go about something and whether you've got a point are two different questions, and people mix them up all the time.",
    'Whoever wants to change your mind will only mention the first one, and that says nothing about the second.',
  ],
  ['Which of the two have you been called lately?', 'What would you most like to be right about?'],
];

/** 'Should I do it, or is that sad?': what it looks like is answered straight, and the deed is left to them. */
export const orIsThat: Answer = [
  [
    "It's not sad to {deed}, and nobody sensible would think less of you for it.",
    "No, it isn't sad to {deed}. People do far odder things with less reason.",
  ],
  [
    "Whether it's worth it depends on what you're after. If it's just to get it done, two plain lines will do. If you're waiting for an answer, it may be easier on you to leave it a day.",
    "The good side of it is that it'd be done. The bad side is whatever a late or short answer would do to the rest of your evening.",
  ],
  [
    'Which of the two is stronger when you think about pressing send?',
    'What would you want to come back, in the best case?',
  ],
];

/** They asked before, and got no yes or no. What can be undone is told from what cannot. */
export const straight: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\b(?:text|call|ring|write|message|send|reply|answer|email)\b/,
    say: [
      "Straight answer: write it tonight, and send it tomorrow if you still want to. A day later it's no worse, and you'll have got it out of your head.",
      'As plainly as I can: not tonight. In the morning, if it still seems right, and keep it short.',
    ],
  },
];

/** For a choice where something is known about one of the ways. */
export const known: readonly { way: RegExp; say: readonly string[] }[] = [
  {
    way: /\b(?:sleep|go to bed|nap)\b|^rest$/i,
    say: [
      "Of the two, I'd go for sleep. Nearly everything is easier to do and easier to bear after a few hours of it.",
    ],
  },
  {
    way: /\b(?:act normal|pretend|say nothing|never mention\w*|ignore it|keep quiet|wait until)\b/i,
    say: [
      'If you say nothing you get a quiet day, and you\'re on your own with it. It doesn\'t have to be the whole conversation: "I noticed, and it got to me" is already something.',
      'Saying nothing is easier tonight and often harder later on. You can keep it small, and you can say it kindly.',
    ],
  },
];

/** Openings for what is asked so plainly that nothing told before is needed. */
export const plainOpenings: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\bwhat\b.*\btalk (?:to \w+ )?about\b/,
    say: [
      'Start with something small that has nothing to do with it: something funny you saw, or a question about how they are. And once, if you like, say the true thing: "It\'s a bit strange for me just now, and I still want to be in on things."',
    ],
  },
  {
    fits: /\bexplain\b.*\b(?:child|kid|kids|children|son|daughter|toddler|little one)\b/,
    say: [
      'With a child, keep it short and true and don\'t blame anyone: "It is because of the work, and never because of you. I think of you every evening." They manage a small true thing better than a long reason, and you can say that you don\'t like it either.',
    ],
  },
];

/** Openings for a hard thing to say, where no sentence is to be put into their mouth (`first-words.ts`). */
export const openings: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\b(?:died|funeral|grie\w+|lost (?:his|her|their)|miscarr\w+|passed away|baby died)\b/,
    say: [
      'There are no right words, so plain ones are best: "I have no good words for this. I am here, and I am not going anywhere." Then it\'s fine to be quiet, and to come back next week, too.',
    ],
  },
  {
    fits: /\b(?:drink\w*|drugs?|addict\w*|bottles?|using|relapse\w*|not eating|cutting)\b/,
    say: [
      'It usually goes better when everyone\'s sober, and if it\'s short and about what you saw: "I found them, and I am frightened for you. I am not angry. I want to know how you are."',
    ],
  },
  {
    fits: /\b(?:tell|break|talk to|bring (?:it|this|that) up)\b/,
    say: [
      'Ask for a minute first, and keep it light: "Have you got five minutes? There\'s something I\'d like to say." Then the one thing they need to know, even if they hear nothing else. The reasons can come after.',
      'One plain sentence, like you\'d say it on any other day: "I want you to know how it is with me." Then the thing itself, and then give them some room to answer.',
    ],
  },
  {
    fits: /\b(?:say|explain|answer|put)\b/,
    say: [
      'Short and true, in the voice you always have with them. Start with the one thing they should know even if they hear nothing else, and leave the reasons for after.',
      'The plain version is usually the best one, with no apology in front of it and no reason behind it. If it comes out wrong, you can just try it once more.',
    ],
  },
];
export const openingsAsk: readonly string[] = [
  'If you only had one sentence, which would it be?',
  'What should they know at the end of it?',
  "How would you say it to somebody who's on your side?",
  'How would you say that, the way you talk?',
];
/** Where no words are known for it. */
export const wordsAsk: readonly string[] = [
  "What's the one thing you can't leave out?",
  "How would you say it, if it couldn't hurt anybody?",
  'What do you not want it to sound like?',
];
/** Where they asked what to do when it comes to it. */
export const doAsk: readonly string[] = [
  "What would you like to have done, once it's over?",
  'What do you want to come out of that moment?',
  "What mustn't happen when it comes to it?",
];
export const openingsLead: readonly string[] = [
  "Let's find you a first sentence, then, and only the first.",
  "Here's one way in, and you can change it until it sounds like you.",
  'Some words for it, then.',
];

/** Where help is wanted and nothing that is known here fits well enough. */
export const noWay: Answer = [
  ["I don't know a sure way to do that, and I won't make one up.", "I haven't got a way to do that which I'd trust."],
  [],
  ['What have you tried so far?', 'Which part of it is the hardest?'],
];

/** Asked how a thing will turn out. */
export const aheadAsk: readonly string[] = ['Which way would you bet, yourself?', 'What makes you doubt it?'];

/** What they said earlier in this talk, when they ask for it. '{one}' and '{two}' are those things. */
export const recalled = {
  two: ['You told me that {one}, and that {two}.', 'From what you wrote here: {one}; and {two}.'],
  one: ['You told me that {one}.', 'What you wrote was this: {one}.'],
  none: ["I can't find it in this conversation, and I only have what's written here."],
  after: ["It's all still here, if you want to go back to it.", 'Is that the one you meant?'],
} as const;
