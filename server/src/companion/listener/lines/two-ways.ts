// What is said to a choice about somebody: to speak or keep quiet, to go or stay away, to ask or wait.
import type { SoughtLines } from './sought.ts';

/** 'Do I offer them tea or hide in the kitchen?': '{way}' is the friendly one. */
export const friendlyOne: SoughtLines = {
  say: [
    "I'd {way}. If it falls flat you've lost very little, and the other way you'd be left wondering.",
    "{Way}, I'd say. It's a minute of nerves at most, and it keeps the door open.",
  ],
  next: ["It doesn't have to be done well. Just doing it is enough."],
  ask: ['What puts you off most?'],
};

/** The same, written while angry, or to an office. */
export const coolOff: SoughtLines = {
  say: [
    "Cool off first. Write it tonight if it helps, and send it in the morning once you've read it again.",
    "Leave it till tomorrow. It'll be shorter then, and harder to argue with.",
  ],
  next: ["If there's a deadline tonight, then just the facts and what you're asking for."],
  ask: ["What's the one thing it has to say?", 'What do you want them to do?'],
};

/** 'Do I reply now or wait till I've had some advice?' */
export const adviceFirst: SoughtLines = {
  say: [
    'Get the advice first, as long as it only takes days. A short note covers you till then: "I have got your message and I will come back to you this week."',
    "Wait for the advice. If there's a deadline, just write that you've got it and will answer by a certain day.",
  ],
  next: ["And don't agree to anything until then, not even on the phone."],
  ask: ['What do you most need to find out?', 'Is there a date on it?'],
};

/** 'Do I text her at work or wait till she gets home?' */
export const faceToFace: SoughtLines = {
  say: [
    "Wait till you're in the same room, I'd say. By text you'd both be stewing till then, and you couldn't see how they take it.",
    'In person, if it\'s only a matter of hours. If it has to be by text, then just: "Can we talk later? I miss talking to you."',
  ],
  next: ["If you'd have talked yourself out of it by then, send one line now."],
  ask: ['What do you want to ask first?', 'What are you afraid of hearing?'],
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
  ask: ['What would you say to begin with?', 'What would you like to get out of it?'],
};

/** The same, where it was said before and came to nothing. */
export const thisTimeInWriting: SoughtLines = {
  say: [
    "In writing this time. You've said it once already, and it's harder to wave away on paper.",
    "Put it in writing. You've tried talking, and this way you've got something to point to.",
  ],
  next: ["Keep it friendly and short: what's happening, why it matters, and what you're asking for."],
  ask: ['What exactly would you put in it?', "What's the reason you'd give?"],
};

/** Something at home that is grown people's: rent, money, a job. */
export const tellChild: SoughtLines = {
  say: [
    "A small true version of it, I'd say. Children usually notice that something's up, and guess worse.",
    "I'd tell a little of it, in two sentences. If it may be sorted within days, it can wait.",
  ],
  next: ["And say straight out that it isn't their fault and isn't theirs to fix."],
  ask: ['What have they noticed so far, do you think?', 'How would you put it to them?'],
};

/** 'Do I admit it or say I didn't know?' */
export const ownItFirst: SoughtLines = {
  say: [
    'Admit it. If you do it early and keep it short, it nearly always goes better than being caught in a second thing.',
    "I'd admit it, and say what was going on at the time. If police or a court could come into it, get advice before you say anything.",
  ],
  next: ["Three sentences: what you did, why, and what you'd do to put it right."],
  ask: ['What was going on at the time?', "What are you most afraid they'll say?"],
};

/** 'Do I tell work that I am looking?' */
export const keepToYourself: SoughtLines = {
  say: [
    "Keep it to yourself until you've got something signed. Once they know, you can't take it back.",
    "Quiet, for now. I'd only say it if you've got a boss who's earned it.",
  ],
  next: ["Looking is nobody else's business yet."],
  ask: ['What would have to change for you to stay?', 'What are you looking for, most of all?'],
};

/** 'Do I confront her or let it go?' */
export const sayOnce: SoughtLines = {
  say: [
    "I'd say it, calmly and once. If you're sure you'll have forgotten it in a month, leave it.",
    "I'd say it, once, and only about the one thing that hurt. Not in front of others.",
  ],
  next: [
    '{stung}Something like "that one stung a bit" is enough.',
    'It goes better with "when that happened, I felt" than with "you always".',
  ],
  ask: [
    "What's the one thing you'd want {them} to understand?",
    'What would be enough for you: a sorry, or something else?',
  ],
};

/** 'Do I say sorry, or leave it?' */
export const sorryForYours: SoughtLines = {
  say: [
    'Say it, just for your own part. You can be sorry for what you said without agreeing with what they said to you.',
    "I would, in one sentence, and just for your bit. If it'd only start it all up again today, give it a day.",
  ],
  next: ['No "but" after it. You can come to that another day.'],
  ask: ['What part of it would you take back?', 'How do you think it would go down?'],
};

/** 'Do I ask him for money or manage on my own?' */
export const askForIt: SoughtLines = {
  say: [
    "Ask, and for one particular thing: an amount, or a day. If the answer's no, you're where you are now.",
    "I'd ask, once and plainly. If there have always been strings attached, look elsewhere first.",
  ],
  next: ['If you ask "could you" with a number in it, it\'s hard to talk round.'],
  ask: ["What's the exact thing you'd ask for?", 'What would the answer be, do you think?'],
};

/** 'Do I tell him now or wait till Christmas?' */
export const soonerIsBetter: SoughtLines = {
  say: [
    'Sooner. The longer it waits, the more it looks like something you hid. If the big day is only a few days off, just after it.',
    "I'd do it soon, in a few words. If somebody is very ill, or it would spoil a wedding, it can wait for that.",
  ],
  next: ["It's better coming from you than from somebody else."],
  ask: ['What do you dread about it?', 'How do you think {they} will react?'],
};

/** 'Now, or wait till her mother is gone?' */
export const whenAlone: SoughtLines = {
  say: [
    "Wait till it's just the two of you, if that's only days. If it's weeks, ask for half an hour alone now: a walk, or a drive.",
    "When you're on your own. If somebody else can hear, it turns into something else.",
  ],
  next: [],
  ask: ['What do you want {them} to understand?', 'When are you next alone together?'],
};

/** 'I can hear him moving around, not asleep. Do I go in or leave him alone?' */
export const goIn: SoughtLines = {
  say: [
    "{kid}I'd {way}. A kid who's still up with it is better off hearing from you now than in the morning.",
    "{slip}I'd {way}. It's still small now, and by tomorrow you'd both have gone over it all night.",
    "{slip}I'd {way}. The sooner it's said, the less there is to say.",
    "{by}I'd {way}. If {they}'d rather be alone, {they} can tell you, and you'll have been there.",
    "I'd go to {them}, as {theyre} right there. It's easier now than it will be later.",
  ],
  next: [
    '{slip}One sorry, no reasons after it, and then just stay a minute.',
    "{by}You don't have to say anything clever. Sitting there for a bit is enough.",
  ],
  ask: ['What are you afraid would happen?', 'What would you say first?'],
};

/** Somebody frightens them: no leaning to a talk. */
export const whereSafe: SoughtLines = {
  say: [
    'Whichever keeps you safest, and that may well be staying away from {them}. The talk can wait.',
    "I'd go by where you're safe, before anything else. A talk can wait until somebody's there with you.",
  ],
  next: ["You don't owe anybody a talk that scares you."],
  ask: ['Is there somebody you could be with tonight?'],
};

/** The other one is drunk. */
export const notWhileDrinking: SoughtLines = {
  say: [
    'Wait till {they} {has} slept it off. Nobody takes much in after drinking.',
    "Not while {theyre} drinking. Tomorrow you'd be talking to somebody who can hear it.",
  ],
  next: ['If it turns ugly, go where there are other people.'],
  ask: ['Are you all right where you are?'],
};

/** A message written in the night, or after a drink. */
export const notAtNight: SoughtLines = {
  say: [
    "Not tonight. Keep it, read it after breakfast, and send it then if it's still what you want to say.",
    "I'd leave it till the morning. If it's right it'll still be right then, and you can't take it back once it's gone.",
  ],
  next: ['Put the phone in another room if you can.'],
  ask: ["What's the one line in it that you mean most?", 'What are you hoping would come back?'],
};

/** They asked to be left. */
export const theyAskedForIt: SoughtLines = {
  say: [
    "I'd leave it for now, because that's what {they} asked for.",
    'Give it the time {they} asked for. {They} can still come to you.',
  ],
  next: ["If there's something {they} should know, write it down and keep it till then."],
  ask: ['What would you want {them} to know?', 'How long has it been?'],
};

/** They were to hear by a day, and it is past. '{due}' is the day. */
export const pastTheDay: SoughtLines = {
  say: [
    "I'd ask. It was to be {due}, and that's gone by, so nobody can call it pushing.",
    "Ask. {Due} was the day, and it's fair to want to know. One friendly line does it.",
  ],
  next: [],
  ask: ['What would you say?', 'What are you hoping to hear?'],
};

/** 'Do I text again or leave it?' */
export const onceMore: SoughtLines = {
  say: [
    "Once more, lightly, and then it's up to {them}. It may just have slipped down the list.",
    "I'd try one more, about something easy to answer. If nothing comes, leave it there.",
  ],
  next: [],
  ask: ['How long has it been quiet?', 'What was the last one about?'],
};

/** 'Should I text her or wait for her to call?' */
export const goFirst: SoughtLines = {
  say: [
    "I'd {way}. If you both wait for the other one, nobody says anything.",
    "I'd go first. It's two lines, and waiting for {them} could take weeks.",
  ],
  next: ['You can be pleased for {them} in it and still say later what hurt.'],
  ask: ['What would you write?', 'What would you like {them} to say back?'],
};

/** 'Do I say he died or that he went to a farm?' */
export const sayDied: SoughtLines = {
  say: [
    "I'd say died, in just that word. A child copes with the true thing better than with waiting for somebody to come back.",
    'The true one, and short. The other one has to be kept up for years, and they find out.',
  ],
  next: ["It's fine if you cry while you say it."],
  ask: ['What do you think the first question would be?', 'Were they close?'],
};

/** 'Do I tell the truth or say it's lovely?' */
export const kindPart: SoughtLines = {
  say: [
    "Neither, quite: pick the one thing about it you do like and say that. It's true and it's kind.",
    "I'd find the bit you do like, and say that bit. You don't have to mark the whole thing.",
  ],
  next: [],
  ask: ['Is there a bit of it you like?'],
};

/** 'Do I tell her the truth or let her be happy?' */
export const smallTruth: SoughtLines = {
  say: [
    'The truth, I think, but a small one: two sentences, and the rest when {they} {asks}. Keeping the other story going gets harder every week.',
    "I'd tell {them}, in a short version. It's better coming from you than {them} finding out.",
  ],
  next: [],
  ask: ['What would {they} mind most about it?', 'How would you say it, in two sentences?'],
};

/** A friend's boyfriend flirted: 'do I tell her or stay out of it?' */
export const whatYouSaw: SoughtLines = {
  say: [
    "I'd tell {them}: what you saw, and nothing you've guessed. Most people would want to know.",
    "I'd say it, just the two of you, and only what happened. What to make of it is up to {them}.",
  ],
  next: ['"I might be reading it wrong, but I\'d rather you heard it from me." Then let it be.'],
  ask: ['What exactly happened?', 'How do you think it would go down?'],
};

/** 'Would you say something to Marko or to the boss?' */
export const nearerFirst: SoughtLines = {
  say: [
    "I'd start with {nearer}, in private and short. You can still take it higher if that changes nothing.",
    "With {nearer} first. Going over somebody's head is hard to undo, and one straight word might be enough.",
  ],
  next: ['{mine}Something like: "That was mine, and we both know it. Next time, say so."'],
  ask: ['How do you think that would go?', 'What would you want to come of it?'],
};

/** Somebody ill has asked for them. */
export const theyAskForYou: SoughtLines = {
  say: [
    "I'd go. You were asked for, and a short visit is enough.",
    "Go, I'd say, even for ten minutes. You don't have to bring up what's between you.",
  ],
  next: [],
  ask: ['What puts you off most?', 'What would you say when you come in?'],
};

export const mute: SoughtLines = {
  say: [
    'Mute, for now. You get your peace, and nobody has to know.',
    "I'd mute. You can still do the other one next week.",
  ],
  next: [],
  ask: ['What was it that you saw?'],
};

/** 'Do I forgive her or stay mad?' */
export const bothTrue: SoughtLines = {
  say: [
    "You can take the sorry and still be cross for a while. It doesn't have to be settled today.",
    "Maybe neither yet. If it was a real sorry, I'd take it, and let being angry wear off in its own time.",
  ],
  next: [],
  ask: ['How did the sorry sound to you?', 'What would make it easier to let go?'],
};

/** 'Should I ask her or wait?' */
export const askOnce: SoughtLines = {
  say: [
    "I'd ask, once and lightly. It beats guessing.",
    "I'd ask. It's one awkward minute, and then you know more than you do now.",
    'Ask once, in a friendly voice, and then leave it with {them}.',
  ],
  next: ['{quiet}Something like: "You\'ve been quiet, and I miss talking to you. Are you okay?"'],
  ask: ['How would you put it?', 'What do you think is behind it?'],
};

/** 'Should I ask her again or give her space?' */
export const askOnceMore: SoughtLines = {
  say: [
    'Once more, gently, and then give it some time. "You don\'t have to tell me now, but I can see something\'s up."',
    "One more time, without pushing. After that it's up to {them}.",
  ],
  next: [],
  ask: ['What happened when you asked the first time?', 'What are you most afraid it is?'],
};

/** 'Should I ring him tonight or leave it till morning?' */
export const nowOrLater: SoughtLines = {
  say: [
    "I'd do it {day}, and keep it short. If it's late, or you're still wound up, first thing tomorrow.",
    '{Day}, if {theyre} likely to {awake}, and keep it short. If not, first thing tomorrow.',
  ],
  next: ["You don't have to settle it all in one go."],
  ask: ['What do you want to say first?', "What's the main thing {they} should hear?"],
};

/** 'Should I call her or just leave it?' */
export const reachOut: SoughtLines = {
  say: [
    "I'd {way}, and keep it short. If nothing comes back, you've at least tried.",
    "I'd do it, and keep it short. Leaving it usually just makes the next time harder.",
  ],
  next: [],
  ask: ['What would you say right at the start?', 'What would you like to get back?'],
};

/** 'Should I ring him or write him a letter?' */
export const ringOrWrite: SoughtLines = {
  say: [
    "Ring, if the two of you can get through five minutes. Write, if you'd lose the thread or get cut off.",
    "I'd ring if it's short, and write if there's a lot to say.",
  ],
  next: [],
  ask: ["What's the main thing you want to get across?", 'What usually happens when you talk on the phone?'],
};

/** 'Should I send the card or throw it out?' */
export const sendIt: SoughtLines = {
  say: [
    "I'd send it, if there's nothing in it you'd want back. It says you thought of {them}, and it doesn't ask for anything.",
    "I'd send it, and keep it short. If getting no answer would hurt too much, put it in a drawer for now.",
  ],
  next: [],
  ask: ["What's in it?", 'What would you like to happen after that?'],
};

/** 'Should I tell him now or after I know?' */
export const toldOrWait: SoughtLines = {
  say: [
    'Now, if knowing it would change something for {them}. If it could still come to nothing, wait till you know.',
    "I'd say it beforehand. Afterwards it can look as if you'd kept it from {them}.",
  ],
  next: ["It can be short: what you know, and what you don't know yet."],
  ask: ['What do you think {they} would say?', 'What makes you want to wait?'],
};

/** Something to be said or kept quiet, between grown people. */
export const sayIt: SoughtLines = {
  say: [
    "I'd say it: small, once, and when it's just the two of you.",
    "I'd say something. Otherwise {they} may never know, and you'll still be thinking about it.",
    "I'd say it, in one sentence and in a friendly voice. You can leave it there after that.",
  ],
  next: ['{stung}Something like "that one stung a bit" is enough.'],
  ask: ['How would you put it?', "What are you most afraid you'd hear back?"],
};

/** Any other. */
export const undoable: SoughtLines = {
  say: [
    "I can't pick between those two from here; you know what hangs on each of them.",
    "I can't tell from here which of the two is better for you.",
    'From what you told me, neither of them is wrong.',
  ],
  next: [],
  ask: ['What speaks for the one, and what for the other?', 'Which way are you leaning?'],
};

/** A scratch on somebody's car, and nobody saw. */
export const leaveANote: SoughtLines = {
  say: [
    'Leave the note: your name, your number, one line. You only have to feel bad about it once then.',
    "I'd leave a note. It costs you less than walking past that car every day.",
  ],
  next: [],
  ask: ['How bad is it?', 'How well do you get on?'],
};

/** Money hidden at home: 'do I tell him or pay it off first?' */
export const tellBeforePaid: SoughtLines = {
  say: [
    "I'd tell {them} now. The sum is one thing; finding out later that it was kept quiet is another.",
    'Tell {them} first, with the number and what you mean to do about it. Paying it off quietly takes months, and it can come out any day.',
  ],
  next: [],
  ask: ['How do you think {they} would take it?', 'What makes it hard to say?'],
};

/** Promised to keep it, and asked straight out. */
export const notMineToSay: SoughtLines = {
  say: [
    "Neither: \"That's not mine to tell, you'd have to ask them.\" It keeps the promise, and it isn't a lie.",
    "You can do neither: say it isn't yours to tell. And let the one who told you know that somebody's asking.",
  ],
  next: [],
  ask: ['Did you answer anything yet?'],
};

/** 'Do I text him or leave it? He dumped me.' */
export const afterTheEnd: SoughtLines = {
  say: [
    "I'd leave it for today. Whatever you send, you'd then be waiting for the answer, and that hurts all over again.",
    "Leave it for now, I'd say. You can still write next week, and by then you'll know better what you want to say.",
  ],
  next: ["If it won't leave you alone, write it down and don't send it."],
  ask: ['What would you want to hear back?', 'What would you have written?'],
};

/** 'Do I tell people about my epilepsy or wait till it happens?' */
export const tellOne: SoughtLines = {
  say: [
    "I'd tell one or two people you trust, and leave the rest for when it comes up. It's yours to tell.",
    "One person first, I'd say, the one you'd want next to you. Nobody else has a right to it.",
  ],
  next: ["One sentence is enough, and you don't have to answer questions."],
  ask: ['Who would be the easiest to tell?'],
};

/** 'My friend posts dark things at night. Should I tell a teacher or leave it?' */
export const tellAnAdult: SoughtLines = {
  say: [
    "Yes, I'd tell one, today. If somebody's cross with you for it, that's the smaller thing.",
    "I'd tell one you trust, today. You don't have to be sure first how bad it is.",
  ],
  next: ['You only have to say what you saw. What to do about it is up to them.'],
  ask: ['Which one would you trust with it?'],
};
