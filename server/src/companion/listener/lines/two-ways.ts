import type { SoughtLines } from './sought.ts';

/**
 * What to lean to between two ways, by the sort of choice it is, and what would turn it. '{they}' is whoever it is about,
 * with '{theyre}' and '{them}' to match, '{day}' the part of the day named first.
 */
export const toldOrWait: SoughtLines = {
  say: [
    'Now, if knowing it would change something for {them}. If it could still come to nothing, wait till you know.',
    "I'd say it beforehand. Afterwards it can look as if you had kept it from {them}.",
  ],
  next: ['It can be short: what you know, and what you do not know yet.'],
  ask: ['What do you think {they} would say?', 'What makes you want to wait?'],
};

/** 'Do I offer them tea or hide in the kitchen?': '{way}' is the friendly one. */
export const friendlyOne: SoughtLines = {
  say: [
    "I'd {way}. If it falls flat you've lost very little, and the other way you'd be left wondering.",
    "{Way}, I'd say. It's a minute of nerves at most, and it keeps the door open.",
  ],
  next: ["It doesn't have to be done well. Just doing it is enough."],
  ask: ["What's the worst that could come of it?", 'What puts you off most?'],
};
/** A choice of the day, with no more to it. */
export const smallOne: SoughtLines = {
  say: [
    "I'd take whichever costs you less today. It's one time, and next time you can do it the other way.",
    "Pick the one that lets you breathe. Not much hangs on it, and you're allowed to change your mind.",
    "Whichever you'd be relieved about afterwards. It's only this once, so it doesn't need to be the perfect answer.",
  ],
  next: [],
  ask: ['Which one would that be?', 'Which way are you leaning?'],
};

/** 'Should I ring him tonight or leave it till morning?' */
export const nowOrLater: SoughtLines = {
  say: [
    '{Day}, if {theyre} likely to {awake}, and keep it short. If not, first thing tomorrow.',
    "I'd do it {day}, and keep it short. If it is late, or you are still wound up, first thing tomorrow.",
  ],
  next: ['It does not have to settle anything. It is only a start.', 'You can always say more later.'],
  ask: ['What do you want to say first?', 'What is the main thing {they} should hear?'],
};

/** The same, written while angry, or to an office. */
export const coolOff: SoughtLines = {
  say: [
    'Cool off first. Write it tonight if it helps, and send it in the morning once you have read it again.',
    'Leave it till tomorrow. It will be shorter then, and harder to argue with.',
  ],
  next: ['If there is a deadline tonight, then only the facts and what you are asking for.'],
  ask: ['What is the one thing it has to say?', 'What do you want them to do?'],
};

/** 'Do I reply now or wait till I've had some advice?' */
export const adviceFirst: SoughtLines = {
  say: [
    'Get the advice first, as long as it only takes days. A short note holds it till then: "I have got your message and I will come back to you this week."',
    'Wait for the advice. If there is a deadline, write only that you have got it and will answer by a certain day.',
  ],
  next: ['And agree to nothing until then, not even on the phone.'],
  ask: ['What do you most need to find out?', 'Is there a date on it?'],
};

/** 'Do I text her at work or wait till she gets home?' */
export const faceToFace: SoughtLines = {
  say: [
    "Wait till you are in the same room, I'd say. By text you would both be stewing till then, and you could not see how it lands.",
    'In person, if it is only a matter of hours. If it has to be by text, then just: "Can we talk later? I miss talking to you."',
  ],
  next: ['If you would have talked yourself out of it by then, send one line now.'],
  ask: ['What do you want to ask first?', 'What are you afraid of hearing?'],
};

/** 'Should I ring him or write him a letter?' */
export const ringOrWrite: SoughtLines = {
  say: [
    'Ring, if the two of you can get through five minutes. Write, if you would lose the thread or get cut off.',
    "I'd ring if it is short, and write if there is a lot to say.",
  ],
  next: ['If you write, a few lines are plenty, and no list of who did what.'],
  ask: ['What is the main thing you want to get across?', 'What usually happens when you talk on the phone?'],
};

/** 'Face to face, or an email?' */
export const inPerson: SoughtLines = {
  say: [
    "In person, I'd say, and short. On paper it nearly always sounds harsher than you mean it. If it might turn nasty, write.",
    'Face to face, if you can both stay calm. If you think it will kick off, put it in writing.',
  ],
  next: [
    'Two sentences are enough to start with: what happened, and what you want instead.',
    'Somewhere quiet, with nobody standing round.',
  ],
  ask: ['What would you say first?', 'What would you want to come out of it?'],
};
/** The same, where it was said before and came to nothing. */
export const thisTimeInWriting: SoughtLines = {
  say: [
    'In writing this time. You have said it once already, and on paper it is harder to wave away.',
    'Put it in writing. Talking has been tried, and this way there is something to point to.',
  ],
  next: ['Keep it friendly and short: what is happening, why it matters, and what you are asking for.'],
  ask: ['What exactly would you ask for?', 'What is the reason you would give?'],
};

/** Something at home that is grown people's: rent, money, a job. */
export const tellChild: SoughtLines = {
  say: [
    "A little of it, I'd say, without the figures. Children mostly notice that something is up, and guess worse. If it may be sorted within days, it can wait.",
    'Tell the small true version: something is being sorted out, and the grown-ups are on it. The rest can wait till you know.',
  ],
  next: ['And say outright that it is nothing to do with them.'],
  ask: ['What have they noticed so far, do you think?', 'What would you not want them to worry about?'],
};

/** 'Do I admit it or say I didn't know?' */
export const ownItFirst: SoughtLines = {
  say: [
    'Admit it. Said early and in a few words, it nearly always goes better than being caught in a second thing.',
    "I'd admit it, and say what was going on at the time. If police or a court could come into it, get advice before you say anything.",
  ],
  next: ['What you did, why, and what you would do to put it right: three sentences.'],
  ask: ['What was going on at the time?', 'What are you most afraid they will say?'],
};

/** 'Do I tell work that I am looking?' */
export const keepToYourself: SoughtLines = {
  say: [
    'Keep it to yourself until you have something signed. Once they know, you cannot untell it.',
    "Quiet, for now. I'd only say it if you have a boss who has earned it.",
  ],
  next: ["Looking is nobody else's business yet."],
  ask: ['What would have to change for you to stay?', 'What are you looking for, most of all?'],
};

/** 'Do I confront her or let it go?' */
export const sayOnce: SoughtLines = {
  say: [
    'Say it, once, and only about the one thing that hurt. Let it go only if you really can.',
    "I'd say it, calmly and once. If you are sure you will have forgotten it in a month, leave it.",
  ],
  next: [
    'It goes better with "when that happened, I felt" than with "you always".',
    'Not in front of others, and not while you are still shaking about it.',
  ],
  ask: [
    'What is the one thing you would want understood?',
    'What would be enough for you: a sorry, or something else?',
  ],
};

/** 'Should I ask her again or give her space?' */
export const askOnceMore: SoughtLines = {
  say: [
    'Ask once more, gently, and then give it some space. "You do not have to tell me now, but I can see something is up."',
    'One more time, without pushing, and then leave the door open. If {they} asked you straight out to leave it, then leave it.',
  ],
  next: ['And then talk about something ordinary, so that it is not hanging there.'],
  ask: ['What happened when you asked the first time?', 'What are you most afraid it is?'],
};

/** 'Do I say sorry, or leave it?' */
export const sorryForYours: SoughtLines = {
  say: [
    'Say it, for your own part only. You can be sorry for what you said without agreeing with what was said to you.',
    'I would, in one sentence, and for your bit alone. If it would only start it up again today, give it a day.',
  ],
  next: ['No "but" after it. That part can come another day.'],
  ask: ['What part of it would you take back?', 'How would it be taken, do you think?'],
};

/** 'Do I fight this, or just start looking?' */
export const bothForNow: SoughtLines = {
  say: [
    'Both, for a bit: ask for what you need, in writing and with a date, and look around quietly meanwhile. Looking commits you to nothing.',
    'Try the one thing you could live with first, and look around while you wait for the answer.',
  ],
  next: ['If the answer is no, you will be glad of the head start.'],
  ask: ['What is the least you could live with?', 'What would you miss if you went?'],
};

/** 'Should I quit or stick it out?' */
export const notYetUnless: SoughtLines = {
  say: [
    'Not before you have something else, unless it is making you ill. If it is, that comes first.',
    "I'd line something up first. If you dread every single day of it, set yourself a date.",
  ],
  next: ['Until then it is easier to bear with an end in sight.'],
  ask: ['What would make it bearable for another month?', 'What do you dread most about it?'],
};

/** 'Should I take it or stay where I am?' */
export const takeOffer: SoughtLines = {
  say: [
    "I'd take it if you would still want it for the same pay. If it is mostly the money, I'd stay.",
    'If the thing itself pulls you, take it. If you mostly want to get away from where you are, look at what else would do that.',
  ],
  next: ['You can also ask them for a few more days; hardly anybody says no to that.'],
  ask: ['Would you want it, if it paid the same?', 'What would you be sorriest to leave?'],
};

/** 'Should I pay it or look for somewhere else?' */
export const checkFirst: SoughtLines = {
  say: [
    'Neither yet. Find out first whether it can be done like that, and look around meanwhile, which costs nothing.',
    "I wouldn't agree to anything this week. First find out where you stand; then see what else there is.",
  ],
  next: ['A free housing or legal advice line can often tell you in one call.'],
  ask: ['When do you have to answer?', 'What is the most you could manage?'],
};

/** 'Should I go or stay home?' */
export const goForAnHour: SoughtLines = {
  say: [
    'Go, for an hour, with your own way home. If you know already that you would spend it wishing you were out of there, stay home, and give no reasons.',
    "I'd go, and leave early. If you have said yes to too much lately, stay in.",
  ],
  next: ['Decide beforehand when you leave; it makes going in easier.'],
  ask: ['What puts you off most about it?', 'Who would you be going for?'],
};
/** The same, of work or school. */
export const workOrHome: SoughtLines = {
  say: [
    'If you are ill, stay home. If it is more dread than illness, go in, and see how the first hour is.',
    'Stay home if you would send somebody else home in that state. Otherwise go; it is mostly worse from the bed than in the room.',
  ],
  next: ['If you stay home, let them know early and in one line.'],
  ask: ['What is it about tomorrow that you dread?', 'How have you slept?'],
};

/** 'Do I stay with him or leave?' */
export const notFromHere: SoughtLines = {
  say: [
    "I wouldn't call that one from here, and not tonight. If you feel smaller or less safe there, that counts for more than the rest.",
    "That is too big for me to call. What I'd look at is how you are on an ordinary Tuesday with them, not on the best day or the worst.",
  ],
  next: ['Talk it over with one person who likes you and does not mind either way.'],
  ask: ['What would have to change for staying to be right?', 'When did you first think of leaving?'],
};

/** 'Should I keep it or give it away?' */
export const keepForNow: SoughtLines = {
  say: [
    'Keep it for now. You can still give it away next year; you cannot get it back.',
    "I'd keep it until you are sure. If the sight of it weighs on you every time, then let it go.",
  ],
  next: ['"Not yet" is a fair answer to anybody who asks.'],
  ask: ['What would you miss about it?', 'Who is pushing you to decide?'],
};

/** 'Do I report it or keep it among us?' */
export const reportIt: SoughtLines = {
  say: [
    'If a child or somebody weaker was on the end of it, report it. If it was one bad day between adults, say it to them straight first.',
    'Report it if it has happened before or somebody got hurt. Otherwise one straight word first, and report it the next time.',
  ],
  next: ['Either way, write down tonight what happened, with the date and who saw it.'],
  ask: ['Has it happened before?', 'Who else saw it?'],
};

/** 'Do I go to the doctor or wait and see?' */
export const askThem: SoughtLines = {
  say: [
    'Ring them. If it is nothing, it cost you a phone call. If it gets worse before they answer, do not wait for them.',
    "I wouldn't wait with that. A call is enough to begin with, and they can tell you how soon it has to be seen.",
  ],
  next: ['Have it ready in a sentence: what it is, since when, and what has changed.'],
  ask: ['What worries you most about it?'],
};

/** 'Should I lend him the money or say no?' */
export const lendIt: SoughtLines = {
  say: [
    'Only what you could stand never to see again. If that is nothing, say no now, and give no reasons: "I can\'t, sorry."',
    "I'd say no, unless you could give it as a present and still be fine with {them}.",
  ],
  next: ['A no gets harder the longer it is put off.'],
  ask: ['What happened the last time you said no?', 'What would it do to you, not to get it back?'],
};

/** Something to be said or kept quiet, between grown people. */
export const sayIt: SoughtLines = {
  say: [
    "I'd say it: once, short, and when there is nobody else about. Leave it only if you will have forgotten it in a month.",
    'Say it, if something can still change by it. If it could only hurt, keep it.',
    'I lean to saying it, in a sentence or two. If there is a bad moment coming up anyway, wait till that is over.',
  ],
  next: ['Then let it be, and give it a day before you judge how it went.'],
  ask: ['What would the one sentence be?', 'What are you most afraid would come back?'],
};

/** Any other. */
export const undoable: SoughtLines = {
  say: [
    "I can't call that one from here.",
    'That is hard to say from outside.',
    "I can't see enough of it to pick one.",
  ],
  next: [
    "If one of them can be undone and the other can't, I'd start with that one.",
    'If you picture each as already settled, one of them is mostly a relief.',
  ],
  ask: ["Which one were you hoping I'd say?", 'What puts you off each of them?', 'What is the worst of each?'],
};

/** 'Should I call her or just leave it?' */
export const reachOut: SoughtLines = {
  say: [
    "I'd do it, and keep it to a few minutes. If it would mainly be to hear that you were right, leave it.",
    "Do it, I'd say, unless {they} asked you not to. It does not have to settle anything.",
  ],
  next: ['Start with something light.'],
  ask: ['What would you say first?', 'What would you want to hear back?'],
};
/** 'Should I send the card or throw it out?' */
export const sendIt: SoughtLines = {
  say: [
    'Send it. It says that you thought of {them}, and asks for nothing. If getting no answer would hurt more than this does, keep it in a drawer for now.',
    "I'd send it, with one line in it. If you can't think of a line you mean, wait a week.",
  ],
  next: [],
  ask: ['What would you write in it?', 'What would you hope for, after that?'],
};
/** 'Should I sell or stay put?' */
export const stayPut: SoughtLines = {
  say: [
    'Stay, until it is you who wants to go. If money or health forces it, that is different, and worth looking at with somebody who gains nothing by it.',
    "I'd stay till you are sure. A house can be sold next year; it can't be unsold.",
  ],
  next: ["Nobody else's hurry makes it urgent."],
  ask: ['What would you miss most?', 'Is there anything that speaks for going, from your side?'],
};
/** 'Should I stay with him when they do it, or wait outside?' */
export const stayWithPet: SoughtLines = {
  say: [
    "Stay, if you think you can bear it; yours is the voice that is known best. If you can't, that is no failing, and they will be kind.",
    "I'd stay for as long as you can, and go out if it gets too much. You are allowed to decide that at the time.",
  ],
  next: ["Tell them beforehand that you aren't sure; they are used to that."],
  ask: ['Which would you rather remember?', 'Who could come with you?'],
};
/** 'Do I ask him for money or manage on my own?' */
export const askForIt: SoughtLines = {
  say: [
    'Ask, and for one particular thing: an amount, or a day. If the answer is no, you are where you are now.',
    "I'd ask, once and plainly. If there have always been strings attached, look elsewhere first.",
  ],
  next: ['"Could you" with a number in it is hard to talk round.'],
  ask: ['What exactly would you ask for?', 'What would the answer be, do you think?'],
};
/** 'Do I go back early or take the full leave?' */
export const takeLeave: SoughtLines = {
  say: [
    "Take it, if you can afford to. You can still go back early; you can't get those weeks back.",
    "I'd take it. If being at home makes you ill, go back sooner and say that is why.",
  ],
  next: [],
  ask: ['What makes you want to go back?', 'What would make the time at home better?'],
};
/** 'Do I tell him now or wait till Christmas?' */
export const soonerIsBetter: SoughtLines = {
  say: [
    'Sooner. The longer it waits, the more it looks like something you hid. If the big day is only a few days off, just after it.',
    "I'd do it soon, in a few words. If somebody is very ill, or it would spoil a wedding, it can wait for that.",
  ],
  next: ['It is better coming from you than from somebody else.'],
  ask: ['What do you dread about it?', 'How do you think {they} will take it?'],
};
/** 'Now, or wait till her mother is gone?' */
export const whenAlone: SoughtLines = {
  say: [
    'Wait till it is just the two of you, if that is only days. If it is weeks, ask for half an hour alone now: a walk, or a drive.',
    'When you are on your own. With somebody else in earshot it turns into something else.',
  ],
  next: [],
  ask: ['What do you want {them} to understand?', 'When are you next alone together?'],
};
/** 'Should I unfollow them or is that petty?' */
export const orIsItSmall: SoughtLines = {
  say: [
    'Not {adj}, if it is to get some peace. If it is so that they notice, wait a day.',
    "You can do that without being {adj}. I'd only leave it if you know you'd be checking whether they saw.",
  ],
  next: ['It can be undone, too.'],
  ask: ['What would it give you?', 'What would you want them to notice?'],
};
/** 'Should I get another dog, or is that wrong?' */
export const orIsItWrong: SoughtLines = {
  say: [
    'Not wrong, no. Whether now is the time for it is another question.',
    'No, there is nothing wrong in it, unless somebody else pays for it.',
  ],
  next: ["If you aren't sure, give it a few weeks and see if you still want it."],
  ask: ['Who would say that it was?', 'What would you like about it?'],
};
/** 'Should I have said something?' */
export const stillSayable: SoughtLines = {
  say: ['Maybe. It can still be said, though.', "Perhaps, with what you know now. It isn't too late to say it."],
  next: ['"I have been thinking about the other day" is all the beginning it needs.'],
  ask: ['What would you say, if you said it now?', 'What stopped you at the time?'],
};
/** 'Is she allowed to do that?', of what no law is for. */
export const allowedToMind: SoughtLines = {
  say: ['Allowed or not, you are allowed to mind.', "I don't know about allowed. You can mind it either way."],
  next: [],
  ask: ['What would you want to happen now?', 'What would have been all right with you?'],
};
/** 'Can I trust her again?' */
export const trustAgain: SoughtLines = {
  say: [
    'Not all at once. It comes back a bit at a time, if it comes, and {they} would have to do most of the work.',
    "Maybe, in small things first. You don't have to decide it now.",
  ],
  next: [],
  ask: ['What would {they} have to do, for a start?', 'What would you not tell {them} at the moment?'],
};
/** 'Have I left it too late?', before anybody has looked. */
export const notKnownYet: SoughtLines = {
  say: [
    'Nobody can know that before it has been looked at.',
    "That can't be told from here, or before somebody has had a look.",
  ],
  next: ["These things often don't show until late, and you noticed."],
  ask: ['What have you noticed since?', 'Who is going with you?'],
};

/** 'Should I drop him, or is that unfair?' '{adj}' is what they fear it is. */
export const orIsItUnkind: SoughtLines = {
  say: [
    'It is not {adj} if you could say the reason to their face. If you could not, look for another way first.',
    'Only {adj} if somebody pays for what they did not do. Otherwise it is allowed.',
  ],
  next: ['Tell them why, early, and in one sentence.'],
  ask: ['What reason would you give?', 'Who would be hit by it?'],
};
export const orIsItUnkindToPet: SoughtLines = {
  say: ['Not {adj}, no, as long as all that is needed is there. A vet can tell you whether it suits yours.'],
  next: ['Give it a week or two before you judge it; the first days are always loud.'],
  ask: ['What are you most worried about with it?'],
};
/** 'Should I ask for more time, or would that look bad?' */
export const orWouldItLook: SoughtLines = {
  say: [
    "I'd do it. Asked once and politely, it hardly ever looks {adj}.",
    'Do it, once. It is the third time that would look {adj}.',
  ],
  next: ['One line is enough, without an apology in front of it.'],
  ask: ['How would you put it?', 'What is the worst they could say?'],
};

/** 'Did I do something?', where nothing they told says so, and where something does. */
export const notYours: SoughtLines = {
  say: [
    'Nothing you have told me says so.',
    'Not that I can see, from what you have told me.',
    'Not from anything here, no.',
  ],
  next: ['Most people look at themselves first when something goes wrong.'],
  ask: ['Can you think of anything just before it started?', 'What do you keep coming back to?'],
};
export const partlyYours: SoughtLines = {
  say: [
    'Partly, and you have already said which part. The rest of it was not yours.',
    'Your own bit of it, yes. Not the whole of it.',
  ],
  next: ['Your bit is one you can still do something about.'],
  ask: ['What would you do about your part of it?', 'What part of it was not yours?'],
};
/** 'Was I stupid to move?' '{adj}' is their word. */
export const lookingBack: SoughtLines = {
  say: [
    'No, not {adj}. You went by what you knew then.',
    "I wouldn't say {adj}. It did not turn out the way you were told, and that is another thing.",
  ],
  next: ['It is easy to see it from here; it was not to be seen then.'],
  ask: ['What made you do it, at the time?', 'What would you do with it now?'],
};
/** 'Would I regret it?' */
export const eitherRegret: SoughtLines = {
  say: [
    "A little, perhaps, whichever way you go. I'd ask which of them you would still be thinking about in five years.",
    'Nobody can promise you not. Mostly people are sorrier for what they never tried, unless somebody else paid for it.',
  ],
  next: [],
  ask: ['Which regret would be easier to live with?', 'What would you miss first?'],
};
/** 'Who does that?' */
export const whoDoes: SoughtLines = {
  say: ['Not many people, I should think.', 'Fair question.', 'You may well ask.'],
  next: [],
  ask: ['What would you have done in their place?', 'What would you like to say to that?'],
};
/** 'Is it just me or is that mad?', of what somebody else does. */
export const notJustYou: SoughtLines = {
  say: ['It is not just you.', 'No, it is not just you. Anybody might find that hard to follow.'],
  next: [],
  ask: ['What would you say to it, if you could?', 'What gets you most about it?'],
};
/** 'How much notice does he have to give me?', 'can he even do that?' */
export const theRule: SoughtLines = {
  say: [
    'I do not know the rule where you live. A free advice line could tell you in one call, and it is worth having before you answer.',
    'That depends on where you live and what was signed, so I will not guess. A free advice service can look at it with you.',
  ],
  next: ['Have the papers and the dates beside you when you ring.'],
  ask: ['What was agreed, as far as you know?', 'When do you have to answer by?'],
};
/** 'Was I wrong to say it?' */
export const mayHaveHurt: SoughtLines = {
  say: ['It may have hurt, however you meant it.', 'Perhaps it was not the moment for it, even if you meant well.'],
  next: ['Meaning well and landing badly can both be true.'],
  ask: ['How was it taken, at the time?', 'What would you say instead, now?'],
};
/** 'Did I do the right thing?', where nothing speaks against it. */
export const soundsRight: SoughtLines = {
  say: ['As far as I can see from here, yes.', 'It sounds right to me, the way you tell it.'],
  next: [],
  ask: ['What makes you doubt it?', 'What would have been the other way?'],
};
/** 'Will I get in trouble?' */
export const inTrouble: SoughtLines = {
  say: [
    "I can't know that. It often comes down to why you did it, so have that ready in a sentence.",
    "I don't know. If anybody asks, say it as it was, and why.",
  ],
  next: [],
  ask: ['What would you say, if they asked?', 'What is the worst they would really do?'],
};
/** 'Why does nobody do anything?' */
export const nobodyDoes: SoughtLines = {
  say: [
    'Mostly because each of them thinks that somebody else will.',
    'Often they are all waiting for somebody else to go first.',
  ],
  next: [],
  ask: ['What would you want somebody to do?', 'When did you notice it most?'],
};
/** 'Should I play the open or take a break?' */
export const onlyIfYouWant: SoughtLines = {
  say: [
    "Do it, if you'd be sorry to miss it. If it would only be to make up for this one, take the break.",
    'Take the break if the thought of not having to is a relief. Otherwise go for it.',
  ],
  next: ['A break can be two weeks, and need not be for good.'],
  ask: ['Which of the two did you feel, just now?', 'What do you still like about it?'],
};
/** 'Should I move out or stick it out till June?' */
export const lookMeanwhile: SoughtLines = {
  say: [
    'Start looking now, and stay until you have found something. Looking commits you to nothing.',
    'Stick it out if there is an end date you can live with, and look around meanwhile. If it is wearing you down, go sooner.',
  ],
  next: [],
  ask: ['What would make it bearable till then?', 'How long is it still?'],
};
/** 'Do I borrow off my brother or ask for a week more?' */
export const timeBeforeMoney: SoughtLines = {
  say: ['Ask for the time first. It costs nothing, and the other is still there if they say no.'],
  next: ['Name the day on which you can pay, and write it down for them.'],
  ask: ['Which day could you name?', 'How do you think they will take it?'],
};
