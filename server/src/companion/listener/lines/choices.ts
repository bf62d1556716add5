// What is said to a choice about a matter: work, a home, money, a thing to keep.
import type { SoughtLines } from './sought.ts';

/** 'Do I fight this, or just start looking?' */
export const bothForNow: SoughtLines = {
  say: [
    'Both, for a bit: ask for what you need, in writing and with a date, and look around quietly while you wait. You can look without deciding anything.',
    'Try the one thing you could live with first, and look around while you wait for the answer.',
  ],
  next: ["And if the answer's no, you've already got a head start."],
  ask: ["What's the least you could live with?", 'What would you miss if you went?'],
};

/** 'Should I quit or stick it out?' */
export const notYetUnless: SoughtLines = {
  say: [
    "Not before you've got something else, unless it's making you ill. If it is, that comes first.",
    "I'd line something up first. If you dread every single day of it, set yourself a date.",
  ],
  next: ["Until then it's easier to put up with when you can see an end to it."],
  ask: ['What would make it bearable for another month?', 'What do you dread most about it?'],
};

/** 'Should I take it or stay where I am?' */
export const takeOffer: SoughtLines = {
  say: [
    "I'd take it if you'd still want it for the same pay. If it's mainly the money, I'd stay.",
    'If you really want the thing itself, take it. If you mainly want to get away from where you are, look at what else would do that.',
  ],
  next: ['You can also ask them for a few more days. Hardly anybody says no to that.'],
  ask: ['Would you want it, if it paid the same?', 'What would you be sorriest to leave?'],
};

/** 'Should I pay it or look for somewhere else?' */
export const checkFirst: SoughtLines = {
  say: [
    "Neither yet. Find out first if it can be done like that, and look around while you wait. Looking doesn't cost anything.",
    "I wouldn't agree to anything this week. First find out where you stand, then see what else there is.",
  ],
  next: ['A free housing or legal advice line can often tell you in one call.'],
  ask: ['When do you have to answer?', 'What is the most you could manage?'],
};

/** The same, of work or school. */
export const workOrHome: SoughtLines = {
  say: [
    "If you're ill, stay home. If it's more dread than illness, go in, and see how the first hour is.",
    "Stay home if you'd send somebody else home in that state. Otherwise go. It usually looks worse from bed than it is once you're there.",
  ],
  next: ['If you stay home, let them know early and in one line.'],
  ask: ['What is it about tomorrow that you dread?', 'How have you slept?'],
};

/** 'Do I stay with him or leave?' */
export const notFromHere: SoughtLines = {
  say: [
    "I wouldn't call that one from here, and not tonight. If you feel smaller or less safe there, that matters more than the rest.",
    "That's too big for me to call. What I'd look at is how you are on an ordinary Tuesday with them, not on the best day or the worst.",
  ],
  next: ["Talk it over with one person who likes you and doesn't mind either way."],
  ask: ['What would have to change for staying to be right?', 'When did you first think of leaving?'],
};

/** 'Do I wake her up or wait till the morning?' */
export const letSleep: SoughtLines = {
  say: [
    "I'd wait. Nothing in it changes by the morning, and what's said to somebody just woken is a quarrel before it's a talk. By then you'll also know better what you want to ask.",
  ],
  next: [],
  ask: ['What do you need, to get through until then?'],
};

/** 'Do I go back tomorrow or wait till I'm ready?' */
export const whenReady: SoughtLines = {
  say: [
    "I'd wait until you're ready. It doesn't run away, and nobody counts the days. You'll notice when you think of it without bracing yourself.",
  ],
  next: [],
  ask: ['What would have to be different, for it to be the day?'],
};

/** 'Should I tell them myself or let the head do it?' */
export const yourself: SoughtLines = {
  say: [
    "Yourself, if you can. It's a hard ten minutes, and it's the version that gets kept. Somebody can stand beside you while you do it.",
  ],
  next: [],
  ask: ['What would your first sentence be?'],
};

/** 'Do I own up now or wait till she goes looking for it?' */
export const beforeItsFound: SoughtLines = {
  say: [
    "I'd own up before it's found, in one sentence. Said, it's one thing that happened; found, it's also that it was kept back.",
  ],
  next: [],
  ask: ['How would you put it, in that one sentence?'],
};

/** 'Should I write to her or to him?', where something was said or done to one of them. */
export const toTheOneItHit: SoughtLines = {
  say: [
    "To the one it was said about, I'd say, and short: what it was, that you're sorry, and no reasons. The other one will hear of it, and it'll count with both.",
  ],
  next: [],
  ask: ['What would the first line be?'],
};

/** 'Should I message her or wait?' */
export const lineThenWait: SoughtLines = {
  say: [
    "One short line with nothing in it that has to be answered, I'd say, and then wait. It shows the door's open, and it leaves {them} the time.",
  ],
  next: [],
  ask: ['What would you like {them} to know?'],
};

/** 'Should I keep it or give it away?' */
export const keepForNow: SoughtLines = {
  say: [
    "Keep it for now. You can still give it away next year, but you can't get it back.",
    "I'd keep it until you're sure. If it gets you down every time you see it, then let it go.",
  ],
  next: ['If anybody asks, "not yet" is a perfectly good answer.'],
  ask: ['What would you miss about it?', 'Who is pushing you to decide?'],
};

/** 'Do I report it or keep it among us?' */
export const reportIt: SoughtLines = {
  say: [
    'If it was a child or somebody weaker who got hurt by it, report it. If it was one bad day between adults, tell them straight first.',
    "Report it if it's happened before or somebody got hurt. If not, have one straight word first, and report it the next time.",
  ],
  next: ['Either way, write down tonight what happened, with the date and who saw it.'],
  ask: ['Has it happened before?', 'Who else saw it?'],
};

/** 'Do I go to the doctor or wait and see?' */
export const askThem: SoughtLines = {
  say: [
    "Ring them. If it's nothing, it cost you a phone call. If it gets worse before they answer, don't wait for them.",
    "I wouldn't wait with that. A call is enough to start with, and they can tell you how soon somebody should look at it.",
  ],
  next: ["Have it ready in a sentence: what it is, how long you've had it, and what's changed."],
  ask: ['What about it worries you most?'],
};

/** 'Should I lend him the money or say no?' */
export const lendIt: SoughtLines = {
  say: [
    "Only what you could stand never to see again. If that's nothing, say no now, and don't give reasons: \"I can't, sorry.\"",
    "I'd say no, unless you could give it as a present and still be fine with {them}.",
  ],
  next: ['It only gets harder to say no if you put it off.'],
  ask: ['What happened the last time you said no?', "What would it do to you if you didn't get it back?"],
};

/** 'Should I sell or stay put?' */
export const stayPut: SoughtLines = {
  say: [
    "Stay, until you're the one who wants to go. If money or health forces it, that's different, and worth talking over with somebody who's got nothing to gain by it.",
    "I'd stay till you're sure. You can sell a house next year, but you can't un-sell it.",
  ],
  next: ["If somebody else is in a hurry, that doesn't make it urgent."],
  ask: ['What would you miss most if you went?', 'Is there anything that makes you want to go, yourself?'],
};

/** 'Should I stay with him when they do it, or wait outside?' */
export const stayWithPet: SoughtLines = {
  say: [
    "Stay, if you think you can bear it. It's your voice they know best. If you can't, you haven't let anybody down, and they'll be kind.",
    "I'd stay for as long as you can, and go out if it gets too much. You can decide that when you're there.",
  ],
  next: ["Tell them beforehand that you aren't sure. They're used to that."],
  ask: ['Which would you rather remember?', 'Who might come with you?'],
};

/** 'Do I go back early or take the full leave?' */
export const takeLeave: SoughtLines = {
  say: [
    "Take it, if you can afford to. You can still go back early, but you can't get those weeks back.",
    "I'd take it. If being at home makes you ill, go back sooner and say that's why.",
  ],
  next: [],
  ask: ['What makes you want to go back?', 'What would make the time at home better?'],
};

/** 'Should I play the open or take a break?' */
export const onlyIfYouWant: SoughtLines = {
  say: [
    "Do it, if you'd be sorry to miss it. If it'd only be to make up for this one, take the break.",
    "Take the break if it's a relief to think you don't have to. If not, go for it.",
  ],
  next: ["A break can be two weeks. It doesn't have to mean you've stopped."],
  ask: ['Which of the two did you feel, just now?', 'What do you still like about it?'],
};

/** 'Should I move out or stick it out till June?' */
export const lookMeanwhile: SoughtLines = {
  say: [
    "Start looking now, and stay until you've found something. Nobody's holding you to anything while you look.",
    "Stick it out if there's an end date you can live with, and look around in the meantime. If it's wearing you down, go sooner.",
  ],
  next: [],
  ask: ['What would make it bearable till then?', 'How long is it still?'],
};

/** 'Do I borrow off my brother or ask for a week more?' */
export const timeBeforeMoney: SoughtLines = {
  say: ["Ask for the time first. That's free, and you can still do the other if they say no."],
  next: ['Tell them which day you can pay, and write it down for them.'],
  ask: ['Which day could you name?', "How do you think they'd answer?"],
};

/** A mail from work late at night. */
export const workWaits: SoughtLines = {
  say: [
    "Tomorrow morning. If it couldn't wait, somebody would have rung.",
    "I'd leave it till the morning. Answer it tonight and it'll be every night.",
  ],
  next: [],
  ask: ['Does that happen a lot?', 'What would you answer, in a line?'],
};

/** 'Do I send the resignation tonight or wait till Monday?' */
export const sameOnMonday: SoughtLines = {
  say: [
    "Wait till Monday. It'll say the same thing then, and until it's sent you can still change a word, or your mind.",
    "I'd wait. It costs you nothing to have slept on it, and you can't un-send it.",
  ],
  next: ['Check two things first: how much notice you have to give, and what you live on afterwards.'],
  ask: ['What pushed you to write it today?', 'Have you got something lined up?'],
};

/** A nasty comment by a stranger. */
export const feedsIt: SoughtLines = {
  say: [
    "Delete it, or leave it there and don't answer. If you answer, you get another one.",
    "I wouldn't answer. It's not somebody who wants to talk.",
  ],
  next: [],
  ask: ['What did it say?', 'What bothers you most about it?'],
};

/** 'She sent "k". Do I reply?' */
export const leaveShort: SoughtLines = {
  say: [
    "I'd leave that one. There's nothing in it to answer, and the next thing you write can be about something else.",
    "Leave it. Whatever you'd send back now would be about the k.",
  ],
  next: [],
  ask: ['What did you write before it?', 'What do you think is behind it?'],
};

/** Somebody from before writes. */
export const owedNothing: SoughtLines = {
  say: [
    "You don't owe an answer. I'd only write back if you'd like to hear from {them} again.",
    "Only if you want to be in touch again. If you don't, saying nothing is an answer too, and an all right one.",
  ],
  next: ['If you do answer, keep it to one friendly line and see how that feels.'],
  ask: ['Would you like to hear more from {them}?', 'What did you feel when you saw the name?'],
};

/** 'Would you go?', of the choir or the club. */
export const goBack: SoughtLines = {
  say: [
    "I'd go. After {years} it's as much your place as anybody's.",
    "I'd {way}. Walking in is the hard part, and staying away tends to get harder each week.",
    "I'd go, I think. You can always leave early, and then you'll know how it is.",
  ],
  next: ['Tell one person you like there that you are coming.'],
  ask: ['What would it be like to walk in?', 'Who would be pleased to see you?'],
};

export const youLoveIt: SoughtLines = {
  say: [
    "Keep it. You said you love it, and that's the bit that counts.",
    "I'd keep it, if the money isn't food or rent. You love it.",
  ],
  next: [],
  ask: ['Where would you wear it first?', 'What makes you doubt it?'],
};

/** Where to sit, at a bad time. */
export const breathe: SoughtLines = {
  say: [
    "Whichever you can breathe in, so I'd take the quiet place for tomorrow. No shame in it.",
    "The quiet one, for tomorrow. It's only one day, and it doesn't settle the next one.",
  ],
  next: [],
  ask: ['Would anybody you like be in there?'],
};

/** 'Should I go or stay home?' */
export const goForAnHour: SoughtLines = {
  say: [
    "I'd go for an hour, with your own way home. You can leave when you like, and then you'll know.",
    "I'd go, and leave early. If the thought of it makes you feel sick, stay in. You don't have to give a reason.",
  ],
  next: ['Decide beforehand when you leave. It makes it easier to walk in.'],
  ask: ['What puts you off most about it?', 'Who would you like to see there?'],
};

/** A choice of the day: what was named first. */
export const smallOne: SoughtLines = {
  say: [
    "I'd {way}. You said that one first, and that's often the one people want.",
    "I'd {way}, seeing you said it first. If it's wrong, do the other one next time.",
  ],
  next: [],
  ask: ['Or were you hoping for the other one?'],
};

export const smallAny: SoughtLines = {
  say: ["Whichever one you'd enjoy more. Nothing much hangs on it."],
  next: [],
  ask: ['Which one would that be?'],
};

/** 'Should I invite her or not? She ruined it last year.' */
export const forPartOfIt: SoughtLines = {
  say: [
    "I'd ask {them} for part of it, a meal and no more. That's easier on you than the whole day.",
    'Not for all of it. A couple of hours with other people there is something you can still say no to next year.',
  ],
  next: [],
  ask: ['What happened last time?', 'Who else would be there?'],
};

/** 'It's three o'clock. Do I get up or keep trying?' */
export const getUp: SoughtLines = {
  say: [
    "I'd get up for twenty minutes. Low light, something dull, no phone, and back to bed when you're sleepy.",
    "Get up for a bit, I'd say. Lying there trying usually keeps you more awake.",
  ],
  next: [],
  ask: ["What's keeping you awake?"],
};

/** 'The safe one or the startup?': they told of one of them more warmly. '{warm}' is which, '{c}' what they said of it. */
export const toldWarmly: SoughtLines = {
  say: [
    "{Warm}, from how you tell it: {c}. I'd go the other way only if there's something you haven't told me, money or a person, that would keep you awake.",
    "I'd lean to {warm}. You say yourself that {c}, and that's worth more than a list.",
  ],
  next: [],
  ask: ['What speaks for the other one?', 'How would you be, the evening after you chose it?'],
};

/** The same, where it is the other one they told of heavily. */
export const toldHeavily: SoughtLines = {
  say: ["{Warm}, from how you tell it. Of the other you say that {c}, and that doesn't get lighter by being chosen."],
  next: [],
  ask: ['What speaks for the other one, all the same?'],
};

/** 'Come clean before or after the visit?' */
export const beforeIt: SoughtLines = {
  say: [
    "Before. Afterwards it's something you kept up to their faces; before, it's only something you hadn't said yet. One sentence for what's true, one for why you didn't say it, and then let them be surprised.",
  ],
  next: [],
  ask: ['Which sentence would be the hardest?'],
};

/** 'Say sorry or leave it?', 'make a big thing of it or just buy flowers?', where it was their own slip. */
export const ownTheSlip: SoughtLines = {
  say: [
    'Say it, and keep it small: one sentence for what you did and that you\'re sorry, with no reasons after it. Flowers or a favour are fine beside it, and not instead of it. "It doesn\'t matter" mostly means it did.',
  ],
  next: [],
  ask: ['What would your one sentence be?'],
};

/** 'Do I say yes or give it to Maria?' */
export const takeTheChance: SoughtLines = {
  say: [
    "Say yes, if any part of you would be sorry to hear somebody else do it. They asked you and they've heard you. Being shaky beforehand is what practice is for. Hand it on only if the thought of handing it on is a plain relief.",
  ],
  next: [],
  ask: ['What would it be like to sit there and listen to somebody else do it?'],
};

/** 'Go or stay and revise?': what comes once, against what can be done on the way. */
export const comesOnce: SoughtLines = {
  say: [
    "Go, for a part of it, and take the work along: there and back by train are hours you can use. A day like that comes once, and one evening doesn't decide the other thing. I'd stay only if you're so far behind that you'd spend the whole of it with a stone in your stomach.",
  ],
  next: [],
  ask: ['How long would you have to be there for it to count?'],
};

/** 'Do we sell now or wait till he comes round?': it belongs to two. */
export const bothOwnIt: SoughtLines = {
  say: [
    "Neither by itself. Pushed through, it's held against you; waited for, it often never comes. Set a date instead: until then you look at two or three together without deciding, and then you both say what you could live with.",
  ],
  next: [],
  ask: ["What is it, do you think, that they'd be giving up?"],
};

/** 'Confront her or get a box with a lock?' */
export const wordThenLock: SoughtLines = {
  say: [
    'One friendly sentence first, and the lock if that does nothing: "I keep running out of things I bought. Can we keep our food apart?" It lets them stop without having to admit anything. Counting in silence only gets you angrier.',
  ],
  next: [],
  ask: ['When are you two in the kitchen in a good mood?'],
};

/** One of the two can be taken back and the other can't: '{way}' is the one that can. */
export const undoableFirst: SoughtLines = {
  say: [
    "I'd {way} for now, and put a date on it. That can still be changed, and the other can't. If you want the other one just as much on that day, do it with a quiet head.",
    "For now I'd {way}. It leaves you the other way open; the other way leaves you nothing. Give it a few weeks with your eyes open, and write down what speaks for each.",
  ],
  next: [],
  ask: ['What would have to happen for you to be sure?', 'What draws you to the other one?'],
};

/** 'Oslo or stay with him?': a chance far off, and somebody here. */
export const farOrNear: SoughtLines = {
  say: [
    "I wouldn't choose before the two of you have talked as if both were possible: going together, a year of trains, or you staying. Say what you want first, and not what you think would be right. If you'd go without a second thought if it weren't for one person, that's an answer about the chance; if it would be empty without that one, that's an answer too.",
  ],
  next: [],
  ask: ['What do you want, before anybody else comes into it?'],
};

/** 'Note under the door or talk to them?' */
export const noteOrTalk: SoughtLines = {
  say: [
    "Talk, if you can do it with a smile; it takes a minute, and a note gets read ten times in the wrong voice. If it's something you'd both blush at, a short kind note with your name is the better one: what you hear, when, and nothing about what you think of it.",
  ],
  next: [],
  ask: ['How are you with them otherwise?'],
};

/** 'His parents or mine?' */
export const byTurns: SoughtLines = {
  say: [
    "If somebody isn't well, there, this year. Otherwise by turns, fixed now for three years ahead, so that it's never about whom you love more. And the others get a day of their own, before or after.",
  ],
  next: [],
  ask: ['What would you two do, if nobody were offended?'],
};

/** 'Do I tell her or let the others do it?' */
export const theOneToTell: SoughtLines = {
  say: [
    "Whoever {they} would take it from most kindly, and one person only, never all of you at once. If there's old history between you and {them}, that's better somebody else, and you agree beforehand on what's said.",
  ],
  next: [],
  ask: ['Who would that be?'],
};
