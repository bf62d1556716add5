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
    'Not {adj} at all, to my reading.',
    'No. I see nothing {adj} in it.',
    '{Adj} is not the word I would use for it.',
    'I would not call it {adj}, no.',
    'No. It only sounds {adj} when one has to say it out loud.',
  ],
  next: [
    'It hurts nobody, and it means something to you. That is all the reason it needs.',
    'It takes nothing away from anyone, and it gives you something.',
    'Most people have something like it and keep it to themselves.',
    'It is a small thing with a lot behind it. Those are mostly the ones worth keeping.',
    'If a friend told it to you, you would probably like them a little better for it.',
  ],
  ask: [
    'What does it give you, when you do it?',
    'Who would call it {adj}, if they knew?',
    'Since when has it been like that?',
    'Whose voice is it that says {adj}?',
  ],
};

/** The same, where they fear to have been unkind or unfair by it. */
export const unkind: SoughtLines = {
  say: [
    'No, I would not call it {adj}.',
    'Not {adj}, as you tell it.',
    'No. I find nothing {adj} in that.',
    'I do not read it as {adj}.',
    'To me it does not sound {adj}.',
  ],
  next: [
    'Nobody comes to harm by it that I can see, and you are looking quite hard at whether somebody does.',
    'One may want something for oneself and still wish everyone well.',
    'Somebody to whom it was all the same would not have stopped to ask.',
    'It can be a bit awkward and still be all right.',
  ],
  ask: [
    'Who would be sorry about it, if anyone?',
    'What would have been the kind thing, in your eyes?',
    'What makes you put it to yourself so strictly?',
    'Whom do you have in mind, when you ask that?',
  ],
};

/** Where somebody may really have been hurt a little by what they did. */
export const mayHaveStung: SoughtLines = {
  say: [
    'A little {adj}, maybe, and no more than that.',
    'It may have come out {adj}; that happens to people who are not {adj} at all.',
    'Perhaps a touch {adj}, in that one moment.',
  ],
  next: [
    'One sentence puts most of that right: "That came out wrong, I am sorry."',
    'A thing like that is seldom as large to them as it is to you, and it can still be said.',
    'It is one moment, and not what you are like.',
  ],
  ask: [
    'What would you want to say about it, if you saw them now?',
    'How did they take it, from what you could see?',
    'What were you really after, just then?',
  ],
};

/** 'Is that lying?', 'does that make me a thief?', about something small. */
export const byTheLetter: SoughtLines = {
  say: [
    'By the letter, perhaps. In any way that counts, no.',
    'Strictly speaking a little, and of the kind that nobody loses by.',
    'If it is, it is the smallest size there is.',
  ],
  next: [
    'You may keep it to yourself, or tell it one day and have the laugh.',
    'The test is whether somebody is worse off for it. I cannot see who that would be.',
    'If it pinches all the same, it can be put right in one sentence.',
  ],
  ask: ['Does it pinch, or does it amuse you?', 'Who would mind the most, if it came out?'],
};

/** 'Does that undo it all?' */
export const undone: SoughtLines = {
  say: [
    'No. One time does not undo all the others.',
    'No, what was before still counts. It has happened, and nobody can take it out again.',
  ],
  next: [
    'It is a dent and not the end of it. Tomorrow can simply go on as before.',
    'What matters more is what you do the next time, and that is still yours.',
  ],
  ask: ['What was the moment like, just before it?', 'What do you want to do with it now: shrug, or begin afresh?'],
};

/** 'Is that normal?', 'is it ok?', of something that harms nobody. */
export const usual: SoughtLines = {
  say: [
    'Yes, quite normal.',
    'Yes. It is commoner than people let on.',
    'It is, yes. Hardly anybody mentions it, that is all.',
    'Yes, that is all right.',
  ],
  next: [
    'A feeling keeps its own calendar, and seldom the one we would have given it.',
    'Things like that mostly mean that something mattered.',
    'It needs no mending. It can just be so for a while.',
  ],
  ask: [
    'What made you wonder about it today?',
    'How is it for you, apart from whether it is usual?',
    'When do you notice it most?',
  ],
};

/** A small plan of theirs: 'would that be too much?' */
export const smallPlan: SoughtLines = {
  say: [
    'No, I do not think it would be {adj}.',
    'Not {adj}, no.',
    'I would not be afraid of its being {adj}.',
    'No. From what you tell me it would not be {adj}.',
  ],
  next: [
    'It is small, it is kindly meant, and the worst that can come of it is an awkward minute.',
    'Somebody can smile at it and leave it there, and nothing is lost.',
    'Kept short, it leaves the other side free, and that is what decides whether a thing is welcome.',
    'And if it turns out not to fit, you can stop at any point.',
  ],
  ask: [
    'What would the first sentence be?',
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
    'It sounds like a good way to go about it.',
    'Yes. I find nothing against it.',
  ],
  next: smallPlan.next,
  ask: smallPlan.ask,
};

/** 'Would she mind if …?' */
export const hardlyMind: SoughtLines = {
  say: [
    'I doubt it. Hardly anybody minds being thought of.',
    'Very likely not. Most people would be glad of it, or not give it a second thought.',
    'I should not think so.',
  ],
  next: [
    'If you want to be sure, ask it in just those words. It is a question that people like to be asked.',
    'Should it be otherwise, you will be told kindly, and it is done with.',
  ],
  ask: ['What makes you think that it could bother them?', 'How would you like it to go?'],
};

/** What they ask whether to do: the leaning that holds for deeds of that sort. The first that fits. */
export const leanings: readonly ({ fits: RegExp } & SoughtLines)[] = [
  {
    fits: /\bi (?:\w+ )?(?:stay (?:in the room|with (?:him|her|it|them))|be (?:there|in the room|with (?:him|her|it|them)))\b/,
    say: [
      'If you think you can bear it, stay. If you cannot, that is no betrayal, and somebody kind can be there in your place.',
      'Stay if you want to have been there, and go out if it gets too much. Both are allowed, also in the middle of it.',
    ],
    next: [
      'A hand on them and your own voice, saying something ordinary, is all there is to do.',
      'You may decide it at the door. Tell whoever is there beforehand that you are not sure; they know it well.',
    ],
    ask: ['Which of the two would you rather remember?', 'Who could come with you?'],
  },
  {
    fits: /\bshould(?:n't)? i have (?:said|told|asked|spoken|mentioned|answered)\b|\bwhat should i have said\b/,
    say: [
      'Maybe; and most of it can still be said.',
      'It is seldom too late for the short version of it.',
      'Afterwards one always knows a better sentence. It keeps, too: it can be said now.',
    ],
    next: [
      'Something like: "I have thought about it since. What I would have liked to say is this."',
      'People go back to a thing far more easily than one fears: "About the other day, there was one more thing."',
    ],
    ask: ['What would the one sentence be?', 'What did you say instead, and how did it sit with you?'],
  },
  {
    fits: /\bshould(?:n't)? i have\b/,
    say: [
      'Looking back one knows more than one did in it.',
      'With what you know now, perhaps. With what you knew then, it was a fair thing to do.',
    ],
    next: ['What can still be done about it is the better question, and mostly something can.'],
    ask: ['What would you do differently, if it came again?', 'What could still be mended of it?'],
  },
  {
    fits: /\bor (?:am|are|would) (?:i|you|it|that)\b.*\b(?:nuisance|bother|trouble|burden|intrud\w*|pain|pest|much|annoying|needy|pushy)\b/,
    say: [
      'I would do it. Whoever asks whether they are a bother mostly is not one.',
      'Do it, and keep it short. A short one is hardly ever a bother.',
    ],
    next: [
      'No reproach in it, no question they must answer: just that you thought of them.',
      'If it does not suit them, they can say so in a word, and you have lost nothing.',
    ],
    ask: ['What would you say first?', 'What did it use to be like between you?'],
  },
  {
    fits: /\bhave to\b|\bmust i\b|\bsupposed to\b|\bobliged\b|\bowe\b/,
    say: [
      'Have to, no.',
      'You do not have to. Whether you would like to is another question.',
      'I know of no rule that says so.',
    ],
    next: [
      'It may be expected, and that is something else. What is expected can be answered with a friendly half of it.',
      'If you do it, let it be for a reason of your own; then it weighs less.',
    ],
    ask: ['What would you do, if nobody was watching?', 'Who would notice, if you did not?'],
  },
  {
    fits: /\bbe (?:worried|concerned|afraid|scared)\b/,
    say: [
      'Worried enough to ask one question of somebody who knows; not so worried as to lie awake over it.',
      'From what you have told me I cannot see that it is urgent. Worth asking about, yes.',
    ],
    next: ['A worry that is asked aloud once, of the right person, mostly shrinks to its real size.'],
    ask: ['What exactly would you ask?', 'What is it that gave you the feeling?'],
  },
  {
    fits: /\b(?:be stopping|stop|give (?:it|this|that|them) up|quit|cut down|let (?:him|her|them) (?:quit|stop))\b/,
    say: [
      'Not just because it seems a lot. If it costs something you miss, money or sleep or people, then yes, a little less of it.',
      'Only if it has begun to take more than it gives.',
    ],
    next: [
      'There is also a middle: a pause with an end to it. After that you know more than by thinking.',
      'What is stopped for a month can be taken up again, so it is not a large decision.',
    ],
    ask: ['What would you miss first?', 'What made you start to doubt it?'],
  },
  {
    fits: /\b(?:tell|say|admit|confess|come clean|mention|bring (?:it|this|that) up|show (?:him|her|them)|correct|point (?:it|this|that) out|let (?:him|her|them) know)\b/,
    say: [
      'It depends on what the telling is for. If something can still be changed by it, then once, kindly, and soon. If it only has to get out of you, it can wait, or go to somebody else.',
      'I would ask one thing first: could they do anything with it? If so, say it. If it could only sting, it may stay yours.',
      'If keeping it back would sit between you, say it, small and alone with them. If you will have forgotten it in a month, let it go.',
    ],
    next: [
      'One sentence is enough, said about yourself and not about them.',
      'Nobody has to hear all of what one thinks in order to be treated honestly.',
    ],
    ask: [
      'What would you want them to do with it?',
      'What would happen between you, if you kept it to yourself?',
      'How would you put it, in one sentence?',
    ],
  },
  {
    fits: /\bi (?:just |really |go and |maybe |even |still )*(?:ring|call|phone|text|write|message|visit|send|thank|knock|wave|invite|ask|apologi[sz]e|go (?:and )?see|speak to|talk to|sit with|join)\b/,
    say: ['I lean to yes.', 'Yes, I would say, and keep it short.', 'On the whole I would do it.'],
    next: [
      'The worst of it is an awkward minute, and that is soon over. Not having done it lasts longer.',
      'Make it easy to answer and easy not to, and then it can hardly go wrong.',
    ],
    ask: [
      'What would your first words be?',
      'What has kept you from it so far?',
      'What would be a good moment for it?',
    ],
  },
  {
    fits: /\b(?:leave (?:him|her|my|the)|move out|sell|sue|lend|marry|resign|divorce|report)\b/,
    say: [
      'Not tonight, in either direction. What cannot be taken back deserves daylight, and one person who likes you and will contradict you.',
      'That one is large enough for a few days. Nothing about it gets worse by being looked at twice.',
    ],
    next: ['Until then, it helps to write down what would have to be true for a yes, and what for a no.'],
    ask: ['What would have to be different, for you not to ask it?', 'Who could look at it with you?'],
  },
  {
    fits: /\bi (?:just |really |go and |maybe |even |still )*(?!(?:take|get) (?:his|her|their|him|the kids))(?:buy|keep|get|take|wear|try|sign up|learn|say yes|plant|paint|cook|bake|go|come|stay|have|use|play|read|join|cut my)\b/,
    say: [
      'If it harms nobody and can be undone, then yes, why not.',
      'I lean to yes. It is not a thing you would be stuck with.',
      'Ask yourself whether you would still think of it next week. If so, do it.',
    ],
    next: [
      'Small things are answered quicker by trying than by thinking.',
      'If it turns out wrong, you are out by very little, and you know.',
    ],
    ask: [
      'What speaks against it, in you?',
      'What would you like about it?',
      'What would you tell somebody else who asked you that?',
    ],
  },
  {
    fits: /./,
    say: [
      'I would {deed}, if it can be undone; if not, I would sleep on it first.',
      'If it can be undone, I would try it; if not, I would sleep on it first.',
      'From the little I know, I lean to yes, as long as nobody else pays for it.',
      'I cannot see enough for a clear yes or no.',
    ],
    next: ['A small first step mostly tells you more than thinking about it.'],
    ask: ['Which way were you leaning, when you asked?', 'What would be the smallest first bit of it?'],
  },
];

/** Two ways, one of them spoken and the other kept quiet: the spoken one, small. */
export const speakOrNot: SoughtLines = {
  say: [
    'I lean to saying it: small, once, and then let it be.',
    'I would say it, in few words and with nobody listening.',
  ],
  next: ['You need no speech for it. One sentence, and then something ordinary.'],
  ask: [
    'What would your one sentence be?',
    'When would be a quiet moment for it?',
    'What would you hope to see in their face?',
  ],
};

/** Two ways of any other sort. */
export const eitherWay: SoughtLines = {
  say: [
    'I cannot call that one from here.',
    'Hard to say from outside. If one of them can be undone, I would start with that one.',
    'Neither is wrong, as far as I can see.',
  ],
  next: ['If you picture each as already settled, one of them is mostly a relief.'],
  ask: [
    'Which one would you be sorry never to have tried?',
    'What is the most that each of them could cost?',
    'Which of them were you hoping to hear?',
  ],
};

/** 'Or am I just scared?' */
export const onlyAfraid: SoughtLines = {
  say: [
    'It may well be both: {adj}, and right.',
    'Perhaps {adj}, and that does not settle it. One can be {adj} and have a good reason beside it.',
    'Being {adj} is allowed to be part of it. It is not proof of anything, either way.',
  ],
  next: [
    'A way to tell them apart: would you still say the same, if it could not go wrong?',
    'What is only fear mostly gets smaller when one comes closer. What is more than that stays the same size.',
  ],
  ask: [
    'What would you choose, if you knew that it would go well?',
    'What is it exactly that you fear there?',
    'And if you take that away, what is left of the question?',
  ],
};

/** 'Am I being a nuisance?', 'am I a bad mother?' */
export const noVerdict: SoughtLines = {
  say: [
    'Nothing you have told me here makes you that.',
    'I do not find that in what you write.',
    'No. I find somebody who looks hard at themselves, and that is something else.',
    'Not from anything I have read here.',
  ],
  next: [
    'Whoever really is that seldom stops to ask.',
    'It sounds like a sore spot more than like a fact.',
    'One moment that went badly is a small thing to judge a whole person by.',
  ],
  ask: [
    'What would you say to a friend who asked you that?',
    'What set that question off today?',
    'What happened, just before you began to think so?',
  ],
};

/** 'Is there something wrong with me?' */
export const nothingWrong: SoughtLines = {
  say: [
    'No. Nothing in what you tell me says that something is wrong with you.',
    'I do not think so. It is an unusual moment, and you are answering it like a person.',
  ],
  next: ['It has its reason, even where it cannot be seen yet.', 'People do such things because something mattered.'],
  ask: ['What were you hoping it would do?', 'What made you ask it today?'],
};

export const tooOld: SoughtLines = {
  say: [
    'Too {adj}, no. There is hardly a thing like that with an age on the door.',
    'No. You would only do it differently from somebody of another age, and mostly with more reason.',
  ],
  next: [
    'The first two times are odd for everyone. By the third nobody is counting, least of all the others there.',
    'It may go slower, or otherwise. It still counts as the thing itself.',
  ],
  ask: ['What would the first small bit of it be?', 'What made you think of it now?'],
};
export const tooLate: SoughtLines = {
  say: [
    'Mostly not. It is later than it was, and earlier than it will be.',
    'I do not think so. It would come late, and late is welcome more often than one fears.',
    'Not too late for some of it. Perhaps for the first version, and there is usually a second.',
  ],
  next: [
    'If the old way is shut, it can be done smaller: a line, an hour, a beginning.',
    'It needs no explanation of why not sooner. Half a line is enough for that.',
  ],
  ask: ['What would still be possible of it, this month?', 'What would you want it to do, if it was not too late?'],
};

/** 'How do people bear this?', by what it is about; the last is for anything. */
export const bearing: readonly ({ told: RegExp } & SoughtLines)[] = [
  {
    told: /\b(?:died|dead|dies|death|funeral|passed away|grie\w+|widow\w*|lost (?:him|her|my (?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister)))\b/,
    say: [
      'Badly, at first, and nearly all of them. Few get up for the day; they get up for one thing in it, the kettle, a dog, a bus.',
      'Most people do not bear it so much as get from one meal to the next, and find after some weeks that they did.',
    ],
    next: [
      'What helps some: one fixed thing laid out the evening before, so that the morning does not have to be decided.',
      'One thing to try is to let somebody know the worst hour of your day, and have them ring in it.',
    ],
    ask: ['Which hour is the worst one?', 'What do you get up for, at the moment?'],
  },
  {
    told: /\b(?:waiting|results?|scan|biopsy|till they|until they|not knowing|verdict|hear back)\b/,
    say: [
      'In small pieces, and rarely calmly. The head runs ahead, and one fetches it back, and again.',
      'Nobody waits well. What people do is fill the hours with things that need both hands.',
    ],
    next: [
      'For the nights: a pen beside the bed, one line for the thought, and a time tomorrow at which it may be thought to the end.',
      'Decide who gets the news first, and who sits with you that day. Those two can be settled now, and it helps that something is.',
    ],
    ask: ['Which part of the day is the longest?', 'Who knows that you are waiting?'],
  },
  {
    told: /\b(?:look(?:ing|s)? after|car(?:ing|er)\b|care for|dementia|alzheimer\w*|disabled|ill\b|sick)/,
    say: [
      'Less by being strong than by sharing it out earlier than seems necessary.',
      'Those who last are mostly the ones who stopped doing it perfectly.',
    ],
    next: ['One fixed hour in the week that is not yours to cover does more than a holiday later on.'],
    ask: ['Which part of it could somebody else do half as well?', 'When were you last off duty?'],
  },
  {
    told: /\b(?:shop|business|bakery|customers|till|rent|bills|money|trade|cafe|stall|takings)\b/,
    say: [
      'With a good deal of grumbling, and one month at a time. Those who get through know their smallest number and look at it every week.',
      'Few of them sail through it. They cut one thing early, talk to somebody who is in the same spot, and wait for the season to turn.',
    ],
    next: [
      'What helps is to settle beforehand at which point you would change something, so that not every bad day has to decide it.',
    ],
    ask: ['What is your smallest number, the one it cannot fall below?', 'Who is in the same boat near you?'],
  },
  {
    told: /./,
    say: [
      'Mostly in pieces, an hour and then the next one, and hardly ever as well as it looks from outside.',
      'Less by being brave than by making it smaller: not the whole of it, only until lunch.',
      'With bad days in between, and with somebody who knows how bad they are.',
      'They do it clumsily, and then again. Looking composed is mostly for the street.',
    ],
    next: [
      'One thing that can be used: find its worst hour, and put a person or a task for both hands into just that one.',
      'What carries many is one thing a day that stays the same whatever happens, at the same time.',
      'It helps to be done for the day at some point: a cup, a door shut, and until tomorrow no more of it.',
    ],
    ask: ['Which hour of it is the hardest?', 'What has carried you up to here?', 'Who knows how it is?'],
  },
];

/** 'How long does it feel like this?', by what it is about. The first that fits what was asked or told. */
export const lasting: readonly ({ fits: RegExp; told: RegExp } & SoughtLines)[] = [
  {
    fits: /\bhow long (?:do|should|must|shall|would|can|am) (?:i|we|you)\b.*\b(?:wait|give|keep|leave|hold)\b|\bhow long do you\b.*\b(?:wait|give)\b/,
    told: /./,
    say: [
      'Not without an end. Give it a day that you choose yourself, and let it be theirs until then.',
      'As long as you can do it without counting. Once you count, it is time to say something.',
    ],
    next: [
      'After that, one plain sentence from you does more than another week: what you noticed, and what you would like.',
      'Waiting is only patient as long as the other side knows of it.',
    ],
    ask: ['What would be a fair day, to you?', 'What would you say, if you stopped waiting?'],
  },
  {
    fits: /\bhow long (?:do|must|am) i\b.*\b(?:have to|allowed|polite|pretend)|\bhave to (?:pretend|be polite|act)\b/,
    told: /./,
    say: [
      'Not long. One warm sentence is polite enough; after that a small true one may follow.',
      'Until you have found a friendly way to say half of the truth.',
    ],
    next: [
      'Half of it is mostly enough: what you do like about it, and the one thing that you would rather have otherwise.',
    ],
    ask: ['What would the small true sentence be?', 'What do you like about it, if anything?'],
  },
  {
    fits: /\btrusts?\b/,
    told: /./,
    say: [
      'Longer than one would like: mostly weeks until it is possible, and months until it goes without saying.',
      'Trust comes in small coins. A few weeks for the first, as a rule, and sooner when nobody hurries it.',
    ],
    next: ['What speeds it up is being the same every day, at the same hours, and wanting nothing.'],
    ask: [
      'What is the closest it has come so far?',
      'What have you seen already that was not there in the first days?',
    ],
  },
  {
    fits: /./,
    told: /\b(?:broke up|broken up|break-?up|split up|dumped|my ex|left me|finished (?:it|with me)|divorc\w*|heartbr\w+)\b/,
    say: [
      'The sharpest of it mostly lasts weeks and not months, though nobody can name you the day.',
      'From what people tell: the first weeks are the loudest, and then there are whole hours without it, and one notices them only afterwards.',
    ],
    next: [
      'It goes faster where one does not look: every look at their page starts the clock again.',
      'It does not go down in a line. A bad day in week six does not mean that it begins again.',
    ],
    ask: ['When is it worst, at the moment?', 'When was there last an hour without it?'],
  },
  {
    fits: /./,
    told: /\b(?:died|dead|dies|death|funeral|passed away|grie\w+|widow\w*|lost (?:him|her|my (?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister)))\b/,
    say: [
      'For that there is no number. It does not end so much as change: the gaps between get longer.',
      'Nobody can say. Most people find the first year uneven, and the second quieter and in some ways lonelier.',
    ],
    next: [
      'What does come, for most, is a day on which you think of them and smile before you are sad.',
      'There is no point by which it should be over, whatever others seem to expect.',
    ],
    ask: ['How is it today, beside how it was at first?', 'When does it come the strongest?'],
  },
  {
    fits: /./,
    told: /\b(?:son|daughter|kids?|boy|girl|child|children|youngest|eldest)\b[\s\S]*\b(?:uni|university|college|moved (?:out|to)|left home|flown)\b/,
    say: [
      'The first month is the oddest. By the second or third most people have a new evening, and the house a new sound.',
      'Some weeks, for most, until the quiet is only quiet again.',
    ],
    next: ['It goes sooner once the hour at which they used to come in has something else in it.'],
    ask: ['At what hour is it the quietest?', 'What did that part of the day use to be like?'],
  },
  {
    fits: /./,
    told: /\b(?:moved|new (?:here|town|city|place|job|school|flat|house|country)|started (?:at|in))\b/,
    say: [
      'Half a year, people often say, until one stops being new, and a year until the place has memories of its own.',
      'Longer than the boxes: some months for most, and sooner once one face knows yours.',
    ],
    next: ['It is less the time than the repeating: the same shop, the same bench, the same evening of the week.'],
    ask: ['What is already a little familiar there?', 'What do you miss about before?'],
  },
  {
    fits: /./,
    told: /./,
    say: [
      'Nobody can name the day. Mostly the loudest part is the first few weeks, and then it comes and goes.',
      'Longer than one would like, and mostly shorter than it feels from inside.',
      'I cannot give you a number. What people tell is that it gets thinner rather than ending: first an hour without it, then an afternoon.',
    ],
    next: [
      'It does not go down in a straight line, so one bad day proves nothing.',
      'A way to see it move: one number each evening, nought to ten. After two weeks you can read it.',
    ],
    ask: ['How long has it been, by now?', 'When was it last a bit less?', 'At what hour is it the worst?'],
  },
];

/** 'Will it get easier?' */
export const coming: SoughtLines = {
  say: [
    'I cannot promise it. What can be said is that hardly anything stays exactly as it is in its worst week.',
    'Nobody knows that, and I least. Most people say later that it changed, and that they could not have said when.',
    'That I cannot see. For many it gets wider rather than better: other things find room beside it.',
    'Not known yet, by anybody. That is the hard part, and also the open one.',
  ],
  next: [
    'It mostly does not come as a turn for the better, but as an hour in which one forgot to look.',
    'What one can do meanwhile is make the next few days bearable; further than that nobody sees.',
  ],
  ask: [
    'What would be the first sign that it was going the right way?',
    'What frightens you most about the other answer?',
    'When was it last a little easier?',
  ],
};

/** 'Will they forget?', 'will he mind?' */
export const othersWill: SoughtLines = {
  say: [
    'I cannot see into them. People mostly notice less, and forget sooner, than one fears from inside.',
    'Nobody can say for certain. What is known of people is that they are busy with how they looked themselves.',
  ],
  next: [
    'And if somebody does remember it, it is mostly with a smile.',
    'What they go by is mostly how you are the next time, and that one is still to come.',
  ],
  ask: ['Whose opinion is it that you mind most?', 'What would you like them to think instead?'],
};

/** 'Why would he do that?': not known, and what they have seen themselves. */
export const whyTheyDo: SoughtLines = {
  say: [
    'I cannot look into {whom}, and I will not make something up.',
    'Only {who} could say. From outside there are always at least two good explanations.',
    'That is known to one person, and it is neither of us.',
    'I do not know. When people do a thing like that it is more often about themselves than about the one it hits.',
  ],
  next: [
    'What you do have is what you saw: {c}. That may be said to {whom} as it is, without an explanation to it.',
    'You need not know the why to say what it did to you.',
    'The kind reading and the unkind one can both be true a little. Asking once, calmly, is quicker than guessing for a week.',
  ],
  ask: [
    'What is your own guess, if you had to make one?',
    'What would you ask {whom}, if you got an honest answer?',
    'What did it do to you?',
  ],
};

/** 'What does that even mean?', of something somebody did or said. */
export const whatItMeans: SoughtLines = {
  say: [
    'By itself it means very little; it is the kind of thing that can mean two opposite things.',
    'I would not read too much out of it, in either direction.',
  ],
  next: [
    'What tells more is what follows in clear words and by daylight. If nothing follows, that was the answer.',
    'A sign that costs nothing is worth about that much. One plain sentence would be worth more, and you can ask for it.',
  ],
  ask: ['What would you like it to mean?', 'What would you ask, if you asked straight out?'],
};

/** 'Do you think he likes me?', 'is he lonely?' */
export const whatTheyThink: SoughtLines = {
  say: [
    'It could be; I do not know, and from here it cannot be seen.',
    'I do not know. You have seen them and I have not, so your guess is better than mine.',
    'I do not know it for certain. But you noticed something, and people notice such things mostly for a reason.',
  ],
  next: [
    'The surest way to find out is something small and friendly that is easy to answer, and then to watch.',
    'What somebody does again and again tells more than what they say once.',
  ],
  ask: [
    'What have you noticed that makes you think so?',
    'What would you do, if it was so?',
    'Which answer would you like better?',
  ],
};

/** 'Why don't I feel happy?' */
export const whyNotGlad: SoughtLines = {
  say: [
    'Because gladness does not come when it is called. It is often late, and not gone.',
    'It may simply be that you were braced for so long that there was no room for it yet.',
    'After a lot of holding on, the first thing that comes is often nothing, or tears. The other comes later.',
  ],
  next: [
    'It says nothing about whether it was the right thing.',
    'It mostly comes in at the side, on an ordinary day, with a cup in the hand.',
  ],
  ask: ['What did you think it would be like?', 'What was there instead, when the moment came?'],
};

/** 'Why am I like this?' */
export const whyMe: SoughtLines = {
  say: [
    'I cannot see the cause from here, and the first one that offers itself is seldom the whole of it.',
    'Probably for more than one reason, and none of them has to be a fault in you.',
    'Mostly such a thing once had a good reason, and has stayed on after it.',
  ],
  next: [
    'It is easier to see from its edges: when it comes, and when it leaves you in peace.',
    'When it happens the next time, what came in the minute before tells more than a lot of thinking.',
  ],
  ask: [
    'When did it happen last, and what came just before?',
    'When is it not like that?',
    'What have you told yourself about it so far?',
  ],
};

/** 'What would you do?': a program's answer, and still an answer. */
export const inYourPlace: SoughtLines = {
  say: [
    'I do not have to live with it, so take this lightly: I would take the step that can be undone, and look again after it.',
    'For what it is worth: I would settle first what you do not want, and see what is left.',
  ],
  next: ['Half a yes is often possible: part of it, or for a while, or on a condition of yours.'],
  ask: [
    'Which way were you leaning, before you asked?',
    'What would you say to a friend who was asked that?',
    'What is the one thing you would not want to do?',
  ],
};

/** 'What do you think?' '{c}' is what they told. */
export const myView: SoughtLines = {
  say: ['What stands out to me is that {c}.', 'If you ask me, what matters most in it is that {c}.'],
  next: ['I would not brush that aside.'],
  ask: ['Is that the part that gets you, too?', 'What would you want to do about that?'],
};

/** 'Can you be glad and heartbroken about the same thing?' */
export const bothAtOnce: SoughtLines = {
  say: [
    'Yes, because they are about two different sides of it: what it gives you, and what it costs.',
    'One can, and it happens with most things that matter. The one does not make the other less true.',
    'Yes. A thing can be right and hurt, as a door can shut on one room and open on another.',
  ],
  next: [
    'They need not be weighed against each other. They can sit side by side, and take turns.',
    'It would be odder if something that large had only one feeling in it.',
  ],
  ask: [
    'Which of the two is louder just now?',
    'What is the one about, and what the other?',
    'Which of the two can you show to people?',
  ],
};

/** 'Does it help anybody?', 'is it worth it?' */
export const worthIt: SoughtLines = {
  say: [
    'It helps some and does little for others, and two weeks are usually enough to find out which you are.',
    'Some, yes; more than it looks like, and less than is promised.',
    'Not for everyone, and for enough people that it is worth a fair try.',
  ],
  next: [
    'A fair try has an end: until then without judging, and then one honest look.',
    'What decides is not whether it works in general but whether you would miss it.',
  ],
  ask: ['How has it been so far?', 'What would have to happen for you to say that it was worth it?'],
};
/** 'What is the point of me then?', after a comparison. */
export const noRanking: SoughtLines = {
  say: [
    'A person is not there to come first in something.',
    'I do not think that there is a list on which one has to have a place.',
  ],
  next: [
    'What somebody else has become takes nothing off what you are to the people who know you.',
    'The people who like you have never asked you for a title.',
  ],
  ask: ['Who would notice first, if you were not around for a week?', 'What set it off today?'],
};

/** 'What if she says no?' */
export const andIf: SoughtLines = {
  say: [
    'Then you would know, and you could decide the next step from there.',
    'Then it is a bad stretch, and you would still have choices in it.',
    'It could happen. It would not be the end of what you can do about it.',
  ],
  next: ['It can help to settle now what you would do first.'],
  ask: ['What would you do first?', 'How likely is it, do you think?', 'And what if it goes well?'],
};
/** 'What if they find out?' */
export const andIfFound: SoughtLines = {
  say: [
    'Then it comes out, and it is a smaller thing said by you than found by them.',
    'Then there is a bad quarter of an hour, and after it nothing left to hide.',
  ],
  next: [
    'Two sentences kept ready take most of the fright out: what it was, and what you have done about it since.',
    'What can be made true in the meantime is worth beginning with; a little of it counts already.',
  ],
  ask: ['What is the likeliest way for it to come out?', 'What could you say, if you said it first?'],
};

/** The same, of something grave. */
export const andIfGrave: SoughtLines = {
  say: [
    'Then it would be known, and there would be people for it and a next step. Now there is only the thought.',
    'Then it would be hard, and you would not have to do it alone or all in one day.',
  ],
  next: ['What can be settled now is who would be told first, and who would come.'],
  ask: ['Who would you want there, if it came to that?', 'What would you want to know first?'],
};

/** 'Do other people feel that?' */
export const othersToo: SoughtLines = {
  say: [
    'Yes, a good many do, and mostly each of them thinks that they are the only one.',
    'They do. It is seldom told, because it sounds like nothing much.',
    'Not everyone, and far more than you would guess from looking at them.',
  ],
  next: [
    'From outside nobody can see it, which is why the others look so settled.',
    'If you said it aloud among friends, somebody would very likely say "you too?"',
  ],
  ask: ['What is it like for you?', 'Whom would you like to ask, if it was not embarrassing?'],
};

/** A way is asked for that nothing here knows: what holds for most of them. */
export const someWay: SoughtLines = {
  say: [
    'I know no method for just that. What holds for most such things: begin smaller than seems worth it, and at a fixed time.',
    'There is no recipe for it that I would trust. One thing that mostly works is to ask somebody who has done it, and to ask for the first step only.',
    'Not by one trick, as far as I know. By doing the easiest piece of it badly, and then again.',
  ],
  next: [
    'Then change one thing at a time, so that you see what does it.',
    'It also helps to say aloud, to whoever it concerns, that you are trying.',
  ],
  ask: [
    'What have you tried so far?',
    'Which part of it is the hardest?',
    'What would the easiest piece of it be?',
    'When does it go a little better?',
  ],
};
/** How to be with somebody, or to meet them, after something: 'how do I face him', 'how do I act around her now'. */
export const facing: SoughtLines = {
  say: [
    'Go up to them first, say the thing once, in one sentence, and then be as you always are.',
    'As you always were, with one true sentence at the start. It is the stepping round it that makes it strange.',
  ],
  next: [
    'Something like: "This is a bit odd between us just now, and I would rather it was not. Are we all right?"',
    'Then ask about something of theirs. It shows faster than any words that nothing else has changed.',
  ],
  ask: ['What would the one sentence be?', 'How do you think they will be with you?'],
};
/** How to stop a head from painting things black. */
export const worstThoughts: SoughtLines = {
  say: [
    'It hardly ever stops by being told to. What works better is to finish the thought once: what is the worst, what would you do then, and what is the likeliest.',
    'By giving it a place. Ten minutes with a pen, the worst, the best and the likeliest, and then the sheet is turned over.',
  ],
  next: [
    'A message or a face that says little gets filled in with what one fears. "I do not know yet" is the truer reading of it.',
    'After that it needs something for the hands, until it comes again, and then the same once more.',
  ],
  ask: ['What is the likeliest, if you are quite sober about it?', 'What is the worst you imagine?'],
};

/** Where to say something uncomfortable to somebody that is small: breath, a fly, a label. */
export const awkwardWord: SoughtLines = {
  say: [
    'Alone, quickly and lightly, as you would want to be told: "I would want somebody to tell me, so I am telling you."',
    'In one sentence, with nobody near, and then straight on to something else.',
  ],
  next: [
    'Then give them something to do about it, or look away for a moment, and never mention it again.',
    'They will be embarrassed for a minute and grateful for longer.',
  ],
  ask: ['How do you think they will take it?', 'Where could you get them alone for half a minute?'],
};
/** What to answer when people ask about something private. */
export const whenTheyAsk: SoughtLines = {
  say: ['One line, the same one every time, and then a question back: "Long story, and a dull one. How about you?"'],
  next: [
    'Whoever asks twice gets the same line, in the same voice. Nobody asks a third time.',
    'You owe nobody the story of it, and you may still tell it to one person you like.',
  ],
  ask: ['Who is likely to ask?', 'How would it sound in your own words?'],
};
/** Any other words that are asked for. */
export const someWords: SoughtLines = {
  say: [
    'Plainly, and shorter than you think: what it is, in one sentence, and then let them answer.',
    'As true as it can be in one sentence, and as kind as that leaves room for.',
    'Say what you would want to hear in their place, and stop one sentence earlier than feels natural.',
  ],
  next: [
    'If it comes out wrong, "let me try that again" mends most of it.',
    'It is mostly the tone they keep, more than the words.',
  ],
  ask: [
    'What is the one thing that has to be in it?',
    'What must it not sound like?',
    'How would you say it, if you could not get it wrong?',
  ],
};
