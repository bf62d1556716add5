import { askingDecision, deciding } from './following.ts';
import { tellAnAdult } from './two-ways.ts';

/**
 * Straight answers to questions that no counsel and no card knows: each is true of every question of its kind, says what
 * can be said, and asks one thing. '{adj}' is what they fear it is, '{a}' and '{b}' the two ways they named, '{c}' what
 * they told of it, '{who}' the one they wonder about, '{guess}' what they take them to think.
 */
export interface SoughtLines {
  say: readonly string[];
  next: readonly string[];
  ask: readonly string[];
}

/** A small thing of their own that they fear is odd. */
export const odd: SoughtLines = {
  say: [
    'No, not {adj}.',
    "It isn't {adj}, no.",
    "Not {adj} at all, and I'm not just saying that.",
    "No. It probably only sounds {adj} because you've never said it out loud.",
    "I wouldn't call it {adj}.",
    'Not to me, no. {Adj} is the wrong word for it.',
  ],
  next: [
    "It doesn't hurt anybody and it means something to you. It doesn't need a better reason than that.",
    'Loads of people do or feel something like it, and hardly anyone mentions it.',
    "If a friend told you the same, you wouldn't think less of them for a second.",
  ],
  ask: ['What made you wonder?', 'Who do you think would call it {adj}?', 'What does it mean to you?'],
};

/** The same, where they fear to have been unkind or unfair by it. */
export const unkind: SoughtLines = {
  say: [
    "No, I wouldn't call it {adj}.",
    "It doesn't sound {adj}, the way you tell it.",
    "No. I can't see anything {adj} in that.",
    "{Adj}? No, I don't read it like that.",
    'Not {adj}, no, as far as I can tell.',
  ],
  next: [
    "Nobody comes to any harm by it that I can see, and you're looking quite hard at whether anyone does.",
    'You can want something for yourself and still be decent to everyone else.',
    "Somebody who didn't care wouldn't have stopped to ask.",
    "It might be a bit awkward, but awkward isn't the same as wrong.",
  ],
  ask: [
    'Who are you thinking of when you ask that?',
    'What would have felt like the kind thing to do?',
    'Has anybody said it was {adj}?',
    'What makes you so hard on yourself about it?',
  ],
};

/** Where somebody may really have been hurt a little by what they did. */
export const mayHaveStung: SoughtLines = {
  say: [
    'A bit {adj}, maybe, in that one moment. No more than that.',
    "It may have come out {adj}. That happens to people who aren't {adj} at all.",
    'It could have landed that way, yes, and it can be put right.',
  ],
  next: [
    'One sentence does most of it: "That came out wrong, I\'m sorry."',
    "It's usually smaller to them than it is to you, and you can still say something.",
    "It's one moment. It isn't what you're like.",
  ],
  ask: [
    'What would you say about it, if you saw them now?',
    'How did they take it, as far as you could tell?',
    'What did you actually mean?',
  ],
};

/** 'Is that lying?', 'does that make me a thief?', about something small. */
export const byTheLetter: SoughtLines = {
  say: [
    'Strictly speaking, maybe. In any way that matters, no.',
    "If it is, it's the smallest there is, and nobody loses by it.",
    "Technically a bit. I wouldn't lie awake over it.",
  ],
  next: [
    "Ask yourself who's worse off for it. I can't see that anyone is.",
    'If it bothers you all the same, one sentence puts it right.',
    'You can keep it to yourself, or own up one day and laugh about it.',
  ],
  ask: ['Does it bother you, or does it make you smile?', 'Who would mind most, if they knew?'],
};

/** 'Does that undo it all?' */
export const undone: SoughtLines = {
  say: [
    "No. One time doesn't undo all the others.",
    'No, what you did before still counts. Nobody can take that out again.',
  ],
  next: [
    "It's a bad day and not the end of it. Tomorrow can just go on as before.",
    'What you do next time matters more, and that one is still to come.',
  ],
  ask: ['What was going on just before it?', 'How do you want to go on from here?'],
};

/** 'Is that normal?', 'is it ok?', of something that harms nobody. */
export const usual: SoughtLines = {
  say: [
    'Yes, very normal.',
    'Yes. More people do than you would think.',
    "It is, yes. Hardly anyone talks about it, that's all.",
    "Yes, that's all right.",
  ],
  next: [
    "Feelings don't stick to a timetable, and they don't have to make sense to anyone else.",
    'It mostly means that something mattered to you.',
    "You don't need to fix it. It can just be like that for a while.",
  ],
  ask: ['What made you wonder about it today?', 'What is it like for you?', 'When do you notice it most?'],
};

/** A small plan of theirs: 'would that be too much?' */
export const smallPlan: SoughtLines = {
  say: [
    "No, I don't think it'd be {adj}.",
    'Not {adj}, no.',
    "I wouldn't worry about it being {adj}.",
    "No. From what you say it wouldn't be {adj}.",
  ],
  next: [
    "It's small and it's kindly meant, and the worst that can happen is an awkward minute.",
    'If they just smile and leave it there, nothing is lost.',
    'Keep it short and easy to say no to, and you can hardly go wrong.',
    'And if it turns out not to fit, you can stop at any point.',
  ],
  ask: [
    'What would you say first?',
    'When would you do it?',
    'What would you like to come of it?',
    'How do you picture it, if it goes well?',
  ],
};

/** The same without a word for what they fear: 'does that sound right?' */
export const goodIdea: SoughtLines = {
  say: [
    'Yes, that sounds right to me.',
    'I think so, yes.',
    'That sounds like a good way to go about it.',
    "Yes, I can't see anything wrong with it.",
  ],
  next: [],
  ask: smallPlan.ask,
};

/** 'Would she mind if …?' */
export const hardlyMind: SoughtLines = {
  say: [
    'I doubt it. Hardly anyone minds being thought of.',
    'Very likely not. Most people would be pleased, or not give it a second thought.',
    "I shouldn't think so.",
  ],
  next: [
    'If you want to be sure, just ask it like that. People like being asked.',
    "If they do mind, they'll say so, and then you know.",
  ],
  ask: ['What makes you think it might bother them?', 'How would you like it to go?'],
};

/** What they ask whether to do: the leaning that holds for deeds of that sort. The first that fits. */
export const leanings: readonly ({ fits: RegExp } & SoughtLines)[] = [
  {
    fits: /\bi (?:\w+ )?(?:stay (?:in the room|with (?:him|her|it|them))|be (?:there|in the room|with (?:him|her|it|them)))\b/,
    say: [
      "Stay, if you think you can. If you can't, that's no betrayal, and somebody kind can be there instead.",
      "Stay if you'd want to have been there, and go out if it gets too much. You can do both.",
    ],
    next: [
      'A hand on them and your voice saying something ordinary is all you have to do.',
      "You can decide at the door. Tell whoever's there that you aren't sure; they see that a lot.",
    ],
    ask: ['Which would you rather have done, looking back?', 'Who could come with you?'],
  },
  {
    fits: /\bshould(?:n't)? i have (?:said|told|asked|spoken|mentioned|answered)\b|\bwhat should i have said\b/,
    say: [
      'Maybe. Most of it can still be said, though.',
      "It's rarely too late for the short version.",
      'Everyone thinks of the better sentence afterwards. You can still use it.',
    ],
    next: [
      'Something like: "I\'ve been thinking about it. What I meant to say was this."',
      'It\'s easier to go back to than you think: "About the other day, there was one more thing."',
    ],
    ask: ['What would the one sentence be?', 'What did you say instead?'],
  },
  {
    fits: /\bshould(?:n't)? i have\b/,
    say: [
      "You know more now than you did then, so it's easy to say.",
      'With what you know now, perhaps. With what you knew then, it was a fair thing to do.',
    ],
    next: ["What can you still do about it is the better question, and there's usually something."],
    ask: ['What would you do differently another time?', 'What could still be put right?'],
  },
  {
    fits: /\bor (?:am|are|would) (?:i|you|it|that)\b.*\b(?:nuisance|bother|trouble|burden|intrud\w*|pain|pest|much|annoying|needy|pushy)\b/,
    say: [
      "I'd do it. People who ask whether they're a bother mostly aren't one.",
      "Do it, and keep it short. That's hardly ever a bother.",
    ],
    next: [
      'No reproach, and nothing they have to answer: just that you thought of them.',
      "If it doesn't suit them they can say so, and you've lost nothing.",
    ],
    ask: ['What would you say first?', 'What did things use to be like between you?'],
  },
  {
    fits: /\bhave to\b|\bmust i\b|\bsupposed to\b|\bobliged\b|\bowe\b/,
    say: [
      'Have to? No.',
      "You don't have to. Whether you'd like to is another question.",
      "There's no rule that says so.",
    ],
    next: [
      "It may be expected, but that's something else. You can do a friendly half of it and leave it there.",
      "If you do it, do it because you want to. It's a lot easier then.",
    ],
    ask: ['What would you do, if nobody minded either way?', "What do you think would happen, if you didn't?"],
  },
  {
    fits: /\bbe (?:worried|concerned|afraid|scared)\b/,
    say: [
      'Enough to ask somebody who knows, and not enough to lie awake over it.',
      "From what you say I can't see that it's urgent. It's worth asking somebody who knows, though.",
    ],
    next: ['Ask it once, out loud, and you know where you are. Guessing is worse.'],
    ask: ['What would you ask them?', 'What made you think of it?'],
  },
  {
    fits: /\b(?:be stopping|stop|give (?:it|this|that|them) up|quit|cut down|let (?:him|her|them) (?:quit|stop))\b/,
    say: [
      "Not just because it seems a lot. If it's costing you money or sleep or people, then yes, a bit less of it.",
      'Only if it takes more out of you than it gives you.',
    ],
    next: [
      'You could stop for a month and see. Then you know, instead of guessing.',
      "Nothing's final about it. You can always start again.",
    ],
    ask: ['What would you miss first?', 'What made you start to doubt it?'],
  },
  {
    fits: /\btell (?:an adult|a teacher|the school|a grown[- ]?up|the teacher)\b/,
    ...tellAnAdult,
  },
  {
    fits: /\bi (?:\w+ )?say no\b/,
    say: [
      "If it's a no, then yes, I'd say it: short, friendly, and without reasons.",
      "I'd say it, and soon. It only gets harder.",
    ],
    next: [],
    ask: ['What makes it hard to say?', 'How do you think it would go down?'],
  },
  {
    fits: /\bi (?:\w+ )?(?:\w+ (?:him|her|them) and )?(?:say (?:i'm )?sorry|apologi[sz]e)\b/,
    say: [
      'I would, for your own part of it and no more. Somebody has to go first.',
      "I'd say it. You can be sorry for your bit without agreeing with the rest.",
    ],
    next: ['No "but" after it.'],
    ask: ['What part of it would you take back?', 'How do you think it would go down?'],
  },
  {
    fits: /\b(?:not|stop|even) (?:\w+ ){0,2}(?:car(?:e|ing)|mind(?:ing)?|worry(?:ing)?)\b[^?]*\b(?:what|about)\b[^?]*\b(?:say|says|think|thinks)\b/,
    say: [
      "As far as you can, yes. Nobody can switch it off, but you can choose whose word counts: somebody's who knows you and means you well.",
    ],
    next: [],
    ask: ['Whose word does count for you?'],
  },
  {
    fits: /\b(?:get|adopt|buy|have) (?:\w+ ){0,2}(?:puppy|puppies|dog|cat|kitten|pet|rabbit|bird)\b/,
    say: [
      "I wouldn't hurry. When you catch yourself wanting that animal, and not only wanting the house less empty, it's time.",
    ],
    next: ['Until then you could look after one for somebody, or walk one, without keeping it.'],
    ask: ['What would you want it to be like, with another one?'],
  },
  {
    fits: /\b(?:get|have|win|want|beg|take) (?:him|her|them|my ex)\b[^?]*\bback\b/,
    say: [
      "I'd ask once, plainly, and without begging, if what split you up has changed. If it hasn't, I'd leave it. And if the answer is no, I'd take the no.",
    ],
    next: [],
    ask: ['What would have to be different this time?'],
  },
  {
    fits: /\b(?:i|we) (?:\w+ ){0,2}(?:tell|say|admit|confess|come clean|mention|bring (?:it|this|that) up|show (?:him|her|them)|correct|point (?:it|this|that) out|let (?:him|her|them) know)\b/,
    say: [
      "I'd say it, if they can still do something with it. If it would only hurt, I'd keep it.",
      "I'd say it: once, kindly, and just the two of you. Leave it only if you'll have forgotten it in a month.",
    ],
    next: [
      'One sentence is enough, about you rather than about them.',
      "You don't have to say all of it to be honest.",
    ],
    ask: [
      'What would you want them to do about it?',
      'What would it be like to keep it to yourself?',
      'How would you put it, in one sentence?',
    ],
  },
  {
    fits: /\bi (?:just |really |go and |maybe |even |still )*(?:ring|call|phone|text|write|reply|answer (?:him|her|them|it)|message|visit|send|thank|knock|wave|invite|ask|apologi[sz]e|go (?:and )?see|speak to|talk to|sit with|join)\b/,
    say: ["I'd say yes.", 'Yes, I would say, and keep it short.', "I'd do it."],
    next: [
      "The worst of it is an awkward minute, and that's soon over. Wishing you had goes on for longer.",
      'Make it easy to answer and easy not to, and it can hardly go wrong.',
    ],
    ask: ['What would your first words be?', 'What has stopped you so far?', 'What would be a good moment for it?'],
  },
  {
    fits: /\b(?:leave (?:him|her|my|the)|move out|sell|sue|lend|marry|resign|divorce|report)\b/,
    say: [
      "Not tonight, either way. It's too big for a bad evening. Sleep on it, and talk it over with someone who likes you and will tell you if you're wrong.",
      "Give that one a few days. It's big, and it won't get worse for being looked at twice.",
    ],
    next: ['Write down what would have to change for you to stay with things as they are. It makes it clearer.'],
    ask: ['What would have to be different for you not to want to?', 'Who could you talk it over with?'],
  },
  {
    fits: /\bi (?:just |really |go and |maybe |even |still )*(?!(?:take|get) (?:his|her|their|him|the kids))(?:buy|keep|get|take|wear|try|sign up|learn|say yes|plant|paint|cook|bake|play|read|join|cut my)\b/,
    say: [
      "Yes, why not. It doesn't hurt anybody, and you can change your mind.",
      "I'd say yes. You wouldn't be stuck with it.",
      "If you'd still be thinking about it next week, do it.",
    ],
    next: [
      'Trying it will tell you more than thinking about it.',
      "If it turns out wrong you've lost very little, and you know.",
    ],
    ask: [
      "What's holding you back?",
      'What would you like about it?',
      'What would you tell a friend who asked you that?',
    ],
  },
];

/** 'Should I put the heating on?' '{way}' is the deed. */
export const lightDeed: SoughtLines = {
  say: ["I'd {way}, I think.", "I'd {way}, yes."],
  next: [],
  ask: ['What speaks against it?', 'What made you wonder?'],
};
/** Any other deed put by itself. */
export const whileRaging: SoughtLines = {
  say: ["Not while it's this hot, I'd say.", "I'd let one night go by first."],
  next: ["What you have to say will still be true tomorrow, and you'll be surer of your hands and your words."],
  ask: ['What would you want to hear from them?', 'Are you somewhere apart from them tonight?'],
};

export const anyDeed: SoughtLines = { say: deciding, next: [], ask: askingDecision };

/** 'Or am I just scared?' */
export const onlyAfraid: SoughtLines = {
  say: [
    'Could be both. You can be {adj} and still be right.',
    "Maybe {adj}, and that doesn't settle it. You can be {adj} and have a good reason as well.",
    "Being {adj} can be part of it. It doesn't prove anything either way.",
  ],
  next: [
    "One way to tell: would you still say the same if you knew it couldn't go wrong?",
    "If it's only that, it usually gets smaller the closer you come. Anything more stays the same size.",
  ],
  ask: [
    'What would you choose, if you knew it would go well?',
    'What are you most afraid would happen?',
    'And if you take that away, what would you do?',
  ],
};

/** 'Am I being a nuisance?', 'am I a bad mother?' */
export const noVerdict: SoughtLines = {
  say: [
    "No. Nothing you've told me makes you that.",
    "I don't see that in anything you've written.",
    "No. I see somebody who's looking hard at themselves, and that's something else.",
    "Not from anything I've read here.",
  ],
  next: [
    'People who really are that seldom stop to ask.',
    'It sounds like a sore spot more than like a fact.',
    "One moment that went badly isn't much to judge a whole person by.",
  ],
  ask: [
    'What would you say to a friend who asked you that?',
    'What set that off today?',
    'What happened just before you started thinking so?',
  ],
};

/** 'Is there something wrong with me?' */
export const nothingWrong: SoughtLines = {
  say: [
    "No. Nothing you've told me says that something's wrong with you.",
    "I don't think so. It's a strange moment and you're reacting like a person.",
  ],
  next: [
    "There'll be a reason for it, even if you can't see it yet.",
    'People react like that when something mattered to them.',
  ],
  ask: ['What made you ask it today?', 'When did you first think so?'],
};

export const tooOld: SoughtLines = {
  say: [
    'Too {adj}? No. Hardly anything like that has an age on the door.',
    "No. You'd just do it differently from somebody of another age, and you'd know better why you're there.",
  ],
  next: [
    "The first two times are odd for everyone. By the third nobody's counting.",
    'It may go slower. It still counts just the same.',
  ],
  ask: ['What would the first small bit of it be?', 'What made you think of it now?'],
};
export const tooLate: SoughtLines = {
  say: [
    "Usually not. It's later than you'd have liked, and people are mostly glad of it all the same.",
    "I don't think so. Late is a lot better than never, and it's welcome more often than you'd expect.",
    'Not too late for some of it. Maybe for the first version, and there is usually a second.',
  ],
  next: [
    'If the big version is gone, do a small one: a line, an hour, a start.',
    "You don't have to explain why it took so long. Half a sentence is enough for that.",
  ],
  ask: ['What could you still do, this month?', "What would you want to come of it, if it isn't too late?"],
};

/** 'How do people bear this?', by what it is about; the last is for anything. */
export const bearing: readonly ({ told: RegExp } & SoughtLines)[] = [
  {
    told: /\b(?:died|dead|dies|death|funeral|passed away|grie\w+|widow\w*|lost (?:him|her|my (?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister)))\b/,
    say: [
      'Badly at first, nearly all of them. Hardly anybody gets up for the day. They get up for one thing in it: the kettle, the dog, a bus.',
      "Most people don't so much bear it as get from one meal to the next, and after some weeks they notice that they did.",
    ],
    next: [
      "It helps some people to have one thing fixed for the morning the night before, so there's nothing to decide.",
      'Tell somebody which hour of the day is worst, and have them ring you then.',
    ],
    ask: ['Which hour is the worst one?', 'What do you get up for, at the moment?'],
  },
  {
    told: /\b(?:waiting|results?|scan|biopsy|till they|until they|not knowing|verdict|hear back)\b/,
    say: [
      'Bit by bit, and hardly ever calmly. Your head runs ahead and you fetch it back, over and over.',
      "Nobody's good at waiting. What people do is fill the hours with things that need both hands.",
    ],
    next: [
      'For the nights: a pen by the bed, write the thought down in one line, and think about it tomorrow at a set time.',
      'Decide who hears the news first and who sits with you that day. You can settle those two now, and it helps that something is settled.',
    ],
    ask: ['Which part of the day is the longest?', 'Who knows that you are waiting?'],
  },
  {
    told: /\b(?:look(?:ing|s)? after|car(?:ing|er)\b|care for|dementia|alzheimer\w*|disabled|ill\b|sick)/,
    say: [
      'Less by being strong than by sharing it out earlier than they thought they had to.',
      'The ones who last are mostly the ones who stopped trying to do it perfectly.',
    ],
    next: ['One fixed hour a week that somebody else covers does more for you than a holiday later on.'],
    ask: ['Which part of it could somebody else do half as well?', 'When were you last off duty?'],
  },
  {
    told: /\b(?:shop|business|bakery|customers|till|rent|bills|money|trade|cafe|stall|takings)\b/,
    say: [
      'With a lot of grumbling, and one month at a time. The ones who get through know the number they need and look at it every week.',
      'Few of them sail through it. They cut one thing early, talk to somebody in the same spot, and sit out the bad months.',
    ],
    next: [
      "It helps to settle beforehand at what point you'd change something, so that not every bad day has to decide it.",
    ],
    ask: ["What's the least you need in a month to keep going?", 'Who do you know in the same position?'],
  },
  {
    told: /./,
    say: [
      'An hour at a time, mostly, and hardly ever as well as it looks from outside.',
      "Less by being brave than by making it smaller: don't do the whole of it, just get to lunch.",
      'With bad days in between, and somebody who knows about them.',
      'Clumsily, most of them. Looking calm is mostly for other people.',
    ],
    next: [
      'One thing that works: find the worst hour of the day and put a person, or something for your hands, into just that one.',
      'It helps a lot of people to have one thing a day that stays the same whatever happens.',
      'And be done with it at some point each evening: a cup of something, the door shut, and no more of it until tomorrow.',
    ],
    ask: ['Which hour of it is the hardest?', 'What has got you this far?', 'Who knows how it is?'],
  },
];

/** 'How long does it feel like this?', by what it is about. The first that fits what was asked or told. */
export const lasting: readonly ({ fits: RegExp; told: RegExp } & SoughtLines)[] = [
  {
    fits: /\bhow long (?:do|should|must|shall|would|can|am) (?:i|we|you)\b.*\b(?:wait|give|keep|leave|hold)\b|\bhow long do you\b.*\b(?:wait|give)\b/,
    told: /./,
    say: [
      'Not for ever. Pick a day, and leave it to them until then.',
      "Until you catch yourself counting the days. Then it's time to say something.",
    ],
    next: [
      "After that, one plain sentence does more than another week: what you've noticed, and what you'd like.",
      "They may not even know that you're waiting.",
    ],
    ask: ['What would be a fair deadline?', 'What would you say, if you stopped waiting?'],
  },
  {
    fits: /\bhow long (?:do|must|am) i\b.*\b(?:have to|allowed|polite|pretend)|\bhave to (?:pretend|be polite|act)\b/,
    told: /./,
    say: [
      'Not long. One warm sentence is polite enough, and after that you can say a small true one.',
      'Only until you find a friendly way to say some of the truth.',
    ],
    next: ["Say what you do like about it, and the one thing you'd rather have differently. That's usually enough."],
    ask: ['What would the small true sentence be?', 'What do you like about it, if anything?'],
  },
  {
    fits: /\b(?:people|they|everyone|everybody|anyone|it) (?:will |to )?(?:forgets?|stops? (?:talking|laughing|staring|bringing)|moves? on|dies down|blows over)\b|\blive (?:it|this|that) down\b/,
    told: /./,
    say: [
      'A week, mostly, and then it takes somebody to bring it up. The others have their own things to be embarrassed about.',
      'Sooner than you will. For them it was one minute of a day, and there is another day after it.',
    ],
    next: ['If you can be the first to make a joke of it, it is nearly over there and then.'],
    ask: ['Who was there that you mind about most?', 'What did they do at the time?'],
  },
  {
    fits: /\btrusts?\b/,
    told: /./,
    say: [
      "Longer than you'd like. Weeks before it starts, mostly, and months before you stop noticing.",
      'It comes back in small bits. A few weeks for the first, usually, and sooner if nobody pushes.',
    ],
    next: ['What speeds it up is being the same every day and not asking for anything.'],
    ask: ['What has been the best moment so far?', 'What has changed already, even a little?'],
  },
  {
    fits: /./,
    told: /\b(?:broke up|broken up|break-?up|split up|dumped|ex(?!-)|left me|finished (?:it|with me)|divorc\w*|heartbr\w+)\b/,
    say: [
      'The worst of it is usually weeks rather than months, though nobody can tell you the day.',
      'From what people say, the first weeks are the worst. Then there are whole hours without it, and you only notice afterwards.',
    ],
    next: [
      'It goes faster if you stop looking at their page. Every look sets you back a bit.',
      "It doesn't go in a straight line. A bad day in week six doesn't mean you're back at the start.",
    ],
    ask: ['When is it worst, at the moment?', 'When was there last an hour without it?'],
  },
  {
    fits: /./,
    told: /\b(?:died|dead|dies|death|funeral|passed away|grie\w+|widow\w*|lost (?:him|her|my (?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister)))\b/,
    say: [
      "There's no number for that. It doesn't really end, it changes: the gaps between get longer.",
      'Nobody can say. Most people find the first year up and down, and the second quieter and in some ways lonelier.',
    ],
    next: [
      "For most people there comes a day when they think of them and smile first, before they're sad.",
      "There's no date by which you should be over it, whatever other people seem to expect.",
    ],
    ask: ['How is it today, compared with the beginning?', 'When is it strongest?'],
  },
  {
    fits: /./,
    told: /\b(?:son|daughter|kids?|boy|girl|child|children|youngest|eldest)\b[\s\S]*\b(?:uni|university|college|moved (?:out|to)|left home|flown)\b/,
    say: [
      'The first month is the oddest. By the second or third most people have got used to the evenings.',
      'Some weeks, for most people, and then the quiet is just quiet.',
    ],
    next: ['It helps to put something into the hour when they used to come in.'],
    ask: ['When is it quietest?', 'What did that part of the day use to be like?'],
  },
  {
    fits: /./,
    told: /\b(?:moved|new (?:here|town|city|place|job|school|flat|house|country)|started (?:at|in))\b/,
    say: [
      'Half a year, people often say, until you stop being the new one, and about a year until it feels like yours.',
      'Some months for most people, and sooner once one person there knows you.',
    ],
    next: [
      "It's less about time than about doing the same things: the same shop, the same bench, the same evening of the week.",
    ],
    ask: ['What feels a bit familiar there already?', 'What do you miss about before?'],
  },
  {
    fits: /./,
    told: /./,
    say: [
      'Nobody can tell you the day. The first few weeks are usually the worst, and then it comes and goes.',
      "Longer than you'd like, and usually not as long as it feels from where you are.",
      "I can't give you a number. What people say is that it fades rather than stops: first an hour without it, then an afternoon.",
    ],
    next: [
      "It doesn't go in a straight line, so one bad day doesn't prove anything.",
      'If you want to see it move, write down one number each evening, nought to ten, and look at it after two weeks.',
    ],
    ask: ['How long has it been, by now?', 'When was it last a bit less?', 'What time of day is it worst?'],
  },
];

/** 'Will it get easier?' */
export const coming: SoughtLines = {
  say: [
    "I can't promise it. But hardly anything stays as bad as it is in its worst week.",
    "Nobody knows for sure. Most people say later that it did change, and that they couldn't have said when.",
    "I can't see that far. For a lot of people it doesn't go away, but other things come in beside it.",
    "It's not known yet, and that's the hard part. It does mean that it's still open.",
  ],
  next: [
    'It usually starts with an hour when you forgot to check how you were.',
    'Until then you only have to make the next few days bearable.',
  ],
  ask: [
    'What would be the first sign that it was going the right way?',
    'What scares you most about it not getting better?',
    'When was it last a little easier?',
  ],
};

/** 'Will they forget?', 'will he mind?' */
export const othersWill: SoughtLines = {
  say: [
    'Less than you fear. People notice less and forget sooner than it feels like from where you are.',
    'Probably not for long. People are mostly busy with how they came across themselves.',
  ],
  next: [
    "And if somebody does remember it, it'll mostly be with a smile.",
    'What they go by is how you are next time, and that one is still to come.',
  ],
  ask: ['Whose opinion bothers you most?', 'What would you like them to think instead?'],
};

/** 'Why would he do that?': not known, and what they have seen themselves. */
export const whyTheyDo: SoughtLines = {
  say: [
    "I can't see into {whom}, and I won't make something up.",
    'Only {who} could tell you. From outside there are always two or three explanations that fit.',
    "There's one person who knows that, and it isn't you or me.",
    "I don't know. When people do something like that, it's usually more about them than about you.",
  ],
  next: [
    'What you do know is that {c}. You can say that to {whom} as it is.',
    "You don't have to know why to say what it did to you.",
    'Asking once, calmly, is quicker than guessing for a week.',
  ],
  ask: ["What would you ask {whom}, if you knew you'd get an honest answer?", 'What did it do to you?'],
};

/** 'What does that even mean?', of something somebody did or said. */
export const whatItMeans: SoughtLines = {
  say: [
    "Not much by itself. It's the kind of thing that can mean two opposite things.",
    "I wouldn't read too much into it, either way.",
  ],
  next: [
    'What comes next tells you more. If nothing comes, that was probably the answer.',
    'You can ask straight out: "What did you mean by that?" It beats guessing.',
  ],
  ask: ['What would you like it to mean?', 'What would you ask, if you asked straight out?'],
};

/** 'Do you think he likes me?', 'is he lonely?' */
export const whatTheyThink: SoughtLines = {
  say: ["I can't tell from here.", "I can't know that from here."],
  next: ["I'd ask, once and lightly. It beats guessing."],
  ask: ['What have you noticed that makes you think so?', 'What happened, the last time you saw each other?'],
};

/** 'Why don't I feel happy?' */
export const whyNotGlad: SoughtLines = {
  say: [
    "Because you can't be happy on demand. It's often just late.",
    'Maybe you were braced for so long that there was no room for it yet.',
    'After a lot of holding on, what comes first is often nothing at all, or tears. Being glad comes later.',
  ],
  next: ["It doesn't mean it was the wrong thing.", 'It often turns up later, on some ordinary day.'],
  ask: ['What did you think it would be like?', 'What did you feel instead?'],
};

/** 'Why am I like this?' */
export const whyMe: SoughtLines = {
  say: [
    "I can't see the reason from here, and there's rarely just one.",
    'Probably for more than one reason, and none of them has to mean that something is wrong with you.',
    'Usually it once made good sense, and then it turned into a habit.',
  ],
  next: [
    "Look at when it happens and when it doesn't. That usually tells you something.",
    'Next time it happens, look at the minute just before. That often tells you more than thinking about it.',
  ],
  ask: [
    'When did it happen last, and what came just before?',
    'When is it not like that?',
    "What's your own explanation so far?",
  ],
};

/** 'Can you be glad and heartbroken about the same thing?' */
export const bothAtOnce: SoughtLines = {
  say: [
    "Yes. They're about two different sides of it: what it gives you, and what it costs.",
    'You can, and with most things that matter you do. Neither makes the other less true.',
    'Yes. Something can be right and still hurt.',
  ],
  next: [
    "You don't have to decide which one counts. They can take turns.",
    'It would be odder to have only one feeling about something that big.',
  ],
  ask: [
    'Which of the two is louder just now?',
    'What is each of them about?',
    'Which of the two do other people get to see?',
  ],
};

/** 'Is it still worth asking?', where a no is the worst that can come of it. */
export const worthAsking: SoughtLines = {
  say: [
    "I'd say so. The worst you can get is a no, and then you're where you are now.",
    "I'd ask. If it's a no, nothing is lost by it, and you'd know.",
  ],
  next: [],
  ask: ['Whom would you ask first?', 'How would you put it?'],
};
/** 'What is the point of me then?', after a comparison. */
export const noRanking: SoughtLines = {
  say: [
    "You don't have to come first in anything to be worth having around.",
    "I don't think there's a list that you have to be on.",
  ],
  next: [
    "What somebody else has done doesn't change what you are to the people who know you.",
    "The people who like you don't like you for what you've achieved.",
  ],
  ask: ['Who likes having you around?', 'What set it off today?'],
};

/** 'What if she says no?' */
export const andIf: SoughtLines = {
  say: [
    "Then you'd know, and you could decide what to do from there.",
    "Then it'd be bad for a while, and you'd still have choices.",
    "It could happen. It wouldn't be the end of what you can do about it.",
  ],
  next: ["It helps to know beforehand what you'd do first."],
  ask: ['What would you do first?', 'How likely is it, do you think?', 'And what if it goes well?'],
};
/** 'What if they find out?' */
export const andIfFound: SoughtLines = {
  say: [
    "Then it comes out. It's a smaller thing if you say it than if they find it.",
    'Then you have a bad quarter of an hour, and after that nothing left to hide.',
  ],
  next: [
    "Have two sentences ready: what it was, and what you've done about it since.",
    'Whatever you can put right before then, start with that. A little of it counts.',
  ],
  ask: ['How would it most likely come out?', 'What could you say, if you said it first?'],
};

/** The same, of something grave. */
export const andIfGrave: SoughtLines = {
  say: [
    "Then you'd know, and there'd be people for it and a next step. At the moment there's only the thought.",
    "Then it would be hard, and you wouldn't have to do it alone or all in one day.",
  ],
  next: ["What you can settle now is who you'd tell first, and who would come."],
  ask: ['Who would you want there, if it came to that?', 'What would you want to know first?'],
};

/** 'Do other people feel that?' */
export const othersToo: SoughtLines = {
  say: [
    "Yes, a lot of them do, and most of them think they're the only one.",
    "They do. People just don't talk about it.",
    "Not everyone, but far more than you'd guess from looking at them.",
  ],
  next: [
    "You can't see it from outside, which is why everyone else looks so sorted.",
    'Say it to a few friends and somebody will very likely say "me too".',
  ],
  ask: ['What is it like for you?', "Who would you ask, if it weren't embarrassing?"],
};

/** How to be with somebody, or to meet them, after something: 'how do I face him', 'how do I act around her now'. */
export const facing: SoughtLines = {
  say: [
    'Go up to them first, say it once in one sentence, and then just be how you always are.',
    "The way you always were, with one honest sentence at the start. It's tiptoeing round it that makes it strange.",
  ],
  next: [
    'Something like: "It feels a bit odd between us, and I don\'t want it to. Are we okay?"',
    'Then ask them about something of theirs. It shows that nothing else has changed.',
  ],
  ask: ['What would the one sentence be?', 'How do you think they will be with you?'],
};
/** How to stop a head from painting things black. */
export const worstThoughts: SoughtLines = {
  say: [
    "Telling it to stop hardly ever works. Finish the thought once instead: what's the worst, what would you do then, and what's most likely.",
    'Give it ten minutes with a pen: the worst, the best and the likeliest. Then turn the sheet over.',
  ],
  next: [
    "When there's little to go on, you fill in what you're afraid of. \"I don't know yet\" is closer to the truth.",
    'After that, find something for your hands. When it comes back, do the same again.',
  ],
  ask: ["What's most likely, if you're honest?", 'What is the worst you imagine?'],
};

/** Where to say something uncomfortable to somebody that is small: breath, a fly, a label. */
export const awkwardWord: SoughtLines = {
  say: [
    'Quickly and lightly, when nobody else is there: "I\'d want somebody to tell me, so I\'m telling you."',
    'In one sentence, with nobody near, and then straight on to something else.',
  ],
  next: [
    'Then change the subject, and never mention it again.',
    "They'll be embarrassed for a minute and grateful for longer.",
  ],
  ask: ['How do you think they will take it?', 'Where could you get them alone for half a minute?'],
};
/** What to answer when people ask about something private. */
export const whenTheyAsk: SoughtLines = {
  say: ['One line, the same every time, and then a question back: "Long story, and a dull one. How about you?"'],
  next: [
    'If they ask again, say the same again. Nobody asks a third time.',
    "You don't owe anybody the whole story. You can still tell it to one person you like.",
  ],
  ask: ['Who is likely to ask?', 'How would you put it in your own words?'],
};
/** Any other words that are asked for. */
export const someWords: SoughtLines = {
  say: [
    'Plainly, and shorter than you think: what it is, in one sentence, and then let them answer.',
    'Say the true thing in one sentence, as kindly as you can, and stop there.',
    "Say what you'd want to hear in their place, and stop one sentence earlier than feels natural.",
  ],
  next: [
    'If it comes out wrong, "let me try that again" mends most of it.',
    'People remember the tone more than the words.',
  ],
  ask: [
    'What is the one thing that has to be in it?',
    'What must it not sound like?',
    "How would you say it, if you couldn't get it wrong?",
  ],
};
