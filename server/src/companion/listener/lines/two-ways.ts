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

/** 'Should I ring him tonight or leave it till morning?' */
export const nowOrLater: SoughtLines = {
  say: [
    '{Day}, if there is a fair chance {theyre} free to talk; and short. If not, first thing tomorrow.',
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
    "Hard to say from here. I'd take the one you could still change your mind about next week.",
    "I'd start with whichever is easier to undo. If they are both final, give it one more night.",
    "From what I know, I'd go for the one you would be sorrier never to have tried.",
  ],
  next: ['If you cannot tell, it may not matter as much as it feels tonight.'],
  ask: ["Which one were you hoping I'd say?", 'What puts you off each of them?'],
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
    'I cannot see that you did, from what you have told me.',
    'Not from anything here, no.',
  ],
  next: ['When nobody tells you why, you look for the reason in yourself first.'],
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
