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
/** 'Do I ask him for money or manage on my own?' */
export const askForIt: SoughtLines = {
  say: [
    "Ask, and for one particular thing: an amount, or a day. If the answer's no, you're where you are now.",
    "I'd ask, once and plainly. If there have always been strings attached, look elsewhere first.",
  ],
  next: ['If you ask "could you" with a number in it, it\'s hard to talk round.'],
  ask: ["What's the exact thing you'd ask for?", 'What would the answer be, do you think?'],
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
/** 'Should I unfollow them or is that petty?' */
export const orIsItSmall: SoughtLines = {
  say: [
    "Not {adj}, if it's to get some peace. If it's so that they notice, wait a day.",
    "You can do that without being {adj}. I'd only leave it if you know you'd be checking whether they saw.",
  ],
  next: ['You can undo it, too.'],
  ask: ['What would it give you?', 'What would you want them to see?'],
};
/** 'Should I get another dog, or is that wrong?' */
export const orIsItWrong: SoughtLines = {
  say: [
    "It isn't wrong, no. Whether you want to do it right now is another question.",
    "No, there's nothing wrong with it, unless somebody else pays for it.",
  ],
  next: ["If you aren't sure, give it a few weeks and see if you still want it."],
  ask: ['Who would say it was?', 'What would be the nice part of it?'],
};
/** 'Should I have said something?' */
export const stillSayable: SoughtLines = {
  say: ['Maybe. You can still say it, though.', "Maybe, with what you know now. It isn't too late to say it."],
  next: ['You only need one line to start with: "I have been thinking about the other day."'],
  ask: ['What would you say, if you said it now?', 'What stopped you at the time?'],
};
/** 'Is she allowed to do that?', of what no law is for. */
export const allowedToMind: SoughtLines = {
  say: ["Allowed or not, you're allowed to mind.", "I don't know about allowed. You can mind it either way."],
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
    "Nobody can know that before they've had a proper look at it.",
    "I can't tell from here, and nobody can before somebody has had a look.",
  ],
  next: ["These things often don't show until late, and you noticed."],
  ask: ['What have you noticed since?', 'Who is going with you?'],
};

/** 'Should I drop him, or is that unfair?' '{adj}' is what they fear it is. */
export const orIsItUnkind: SoughtLines = {
  say: [
    "It isn't {adj} if you could say the reason to their face. If you couldn't, look for another way first.",
    "Only {adj} if somebody pays for what they didn't do. If not, you're allowed.",
  ],
  next: ['Tell them why, early, and in one sentence.'],
  ask: ['What reason would you give?', 'Who would it hit?'],
};
export const orIsItUnkindToPet: SoughtLines = {
  say: ["Not {adj}, no, as long as they've got everything they need. A vet can tell you whether it suits yours."],
  next: ['Give it a week or two before you judge it. The first days are always loud.'],
  ask: ['What are you most worried about with it?'],
};
/** 'Should I ask for more time, or would that look bad?' */
export const orWouldItLook: SoughtLines = {
  say: [
    "Yes, I'd do that. Asked once and politely, it hardly ever looks {adj}.",
    "Do it, once. It's only the third time that would look {adj}.",
  ],
  next: ["One line is enough, and you don't have to apologise before it."],
  ask: ['How would you word it?', "What's the worst they could say?"],
};

/** 'Did I do something?', where nothing they told says so, and where something does. */
export const notYours: SoughtLines = {
  say: [
    "Nothing you've told me says so.",
    "Not that I can see, from what you've told me.",
    'Not from anything here, no.',
  ],
  next: ['Most people look at themselves first when something goes wrong.'],
  ask: ['Can you think of anything just before it started?', 'What do you keep coming back to?'],
};
export const partlyYours: SoughtLines = {
  say: [
    "Partly, and you've already said which part. The rest of it wasn't yours.",
    'Your own bit of it, yes. Not the whole of it.',
  ],
  next: ['Your bit is the one you can still do something about.'],
  ask: ['What would you do about your part of it?', "What part of it wasn't yours?"],
};
/** 'Was I stupid to move?' '{adj}' is their word. */
export const lookingBack: SoughtLines = {
  say: [
    '{Adj}? No. You went by what you knew then.',
    "I wouldn't say {adj}. It didn't turn out like you thought, and that's a different thing.",
  ],
  next: ["It's easy to see it now. You couldn't have seen it then."],
  ask: ['What made you do it, at the time?', 'What would you do with it now?'],
};
/** 'Who does that?' */
export const whoDoes: SoughtLines = {
  say: ['Not many people, I should think.', 'Fair question.', "I can see why you'd ask."],
  next: [],
  ask: ['What would you have done in their place?', 'What would you like to say to that?'],
};
/** 'Is it just me or is that mad?', of what somebody else does. */
export const notJustYou: SoughtLines = {
  say: ["You're not the only one.", "No, you're not the only one. Lots of people would find that hard to follow."],
  next: [],
  ask: ['What would you say to it, if you could?', 'What gets you most about it?'],
};
/** 'How much notice does he have to give me?', 'can he even do that?' */
export const theRule: SoughtLines = {
  say: [
    "I don't know the rule where you live. A free advice line could tell you in one call, and it's worth doing before you answer.",
    "That depends on where you live and what was signed, so I won't guess. A free advice service can look at it with you.",
  ],
  next: ['Have the papers and the dates next to you when you ring.'],
  ask: ['What was agreed, as far as you know?', 'When do you have to answer by?'],
};
/** 'Was I wrong to say it?' */
export const mayHaveHurt: SoughtLines = {
  say: ['It may have hurt, however you meant it.', "Maybe it wasn't the moment for it, even if you meant well."],
  next: ['You can mean well and still have it come out badly.'],
  ask: ['How did they take it, at the time?', 'What would you say instead, now?'],
};
/** 'Did I do the right thing?', where nothing speaks against it. */
export const soundsRight: SoughtLines = {
  say: ['As far as I can see from here, yes.', 'It sounds right to me, from what you say.'],
  next: [],
  ask: ['What makes you doubt it?', 'What would have been the other way?'],
};
/** 'Will I get in trouble?' */
export const inTrouble: SoughtLines = {
  say: [
    "I can't tell. It often comes down to why you did it, so have that ready in a sentence.",
    'Hard to know. If anybody asks, say it as it was, and why.',
  ],
  next: [],
  ask: ['What would you say, if they asked?', "What's the worst they'd really do?"],
};
/** 'Why does nobody do anything?' */
export const nobodyDoes: SoughtLines = {
  say: [
    'Mostly because each of them thinks that somebody else will.',
    "Often they're all waiting for somebody else to go first.",
  ],
  next: [],
  ask: ['What would you want somebody to do?', 'When did you notice it most?'],
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
export const youLoveIt: SoughtLines = {
  say: [
    "Keep it. You said you love it, and that's the bit that counts.",
    "I'd keep it, if the money isn't food or rent. You love it.",
  ],
  next: [],
  ask: ['Where would you wear it first?', 'What makes you doubt it?'],
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
/** Where to sit, at a bad time. */
export const breathe: SoughtLines = {
  say: [
    "Whichever you can breathe in, so I'd take the quiet place for tomorrow. No shame in it.",
    "The quiet one, for tomorrow. It's only one day, and it doesn't settle the next one.",
  ],
  next: [],
  ask: ['Would anybody you like be in there?'],
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
/** 'Should I go or stay home?' */
export const goForAnHour: SoughtLines = {
  say: [
    "I'd go for an hour, with your own way home. You can leave when you like, and then you'll know.",
    "I'd go, and leave early. If the thought of it makes you feel sick, stay in. You don't have to give a reason.",
  ],
  next: ['Decide beforehand when you leave. It makes it easier to walk in.'],
  ask: ['What puts you off most about it?', 'Who would you like to see there?'],
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
/** Any other. */
export const undoable: SoughtLines = {
  say: [
    "I can't tell from here whether to {first} or {second}.",
    "Whether to {first} or {second}, I don't know enough to say yet.",
    "I can't tell from here, honestly.",
    "I don't know enough yet to lean one way.",
    "That one I can't call from what I know.",
  ],
  next: ['Tell me a bit more about what each of them would mean, and I can say more.'],
  ask: ['Which way are you leaning?', 'What makes it so hard to decide?'],
};
/** 'Would I regret it?' */
export const eitherRegret: SoughtLines = {
  say: [
    "Nobody can promise you that you won't. People are usually sorrier about what they never tried, unless somebody else paid for it.",
    'A little, maybe, whichever way you go.',
  ],
  next: [],
  ask: ['What would you miss about it afterwards?', 'What makes you think you might?'],
};
/** 'Is he cheating or am I mad?' */
export const notMadToAsk: SoughtLines = {
  say: [
    "You're not mad for asking. I can't tell from here whether it's true, but something made you wonder.",
    "I can't tell from here, and wondering doesn't make you mad. Something set it off.",
  ],
  next: [],
  ask: ['What did you notice first?'],
};
/** 'Is she tired of me or what?' beside a choice. */
export const cannotSee: readonly string[] = [
  "I can't tell from here what's behind it.",
  "What's behind it I can't know from here.",
];
/** 'Would you be angry?' */
export const mostWould: SoughtLines = {
  say: ['I think most people would.', "Yes, I think that'd get to most people."],
  next: [],
  ask: ['What would have made it all right?', 'What bothers you most about it?'],
};
/** 'Am I overreacting or is that rude?' */
export const worthAsking: SoughtLines = {
  say: [
    "I don't think you're overreacting. It bothered you, and that's worth a word whether or not it was meant.",
    "I wouldn't call that overreacting, from what you say. You can mind it without making a big thing of it.",
  ],
  next: [],
  ask: ['What exactly was said?', 'What would you like to say back?'],
};
/** 'I'd want him to say I was good at it. That's pathetic, is it?' */
export const wantedWord: SoughtLines = {
  say: [
    "It isn't {adj}. You'd like to hear it, and it'd take {them} one sentence.",
    'Not {adj}, no. Everybody wants to hear that from the one person it counts from.',
  ],
  next: [],
  ask: ['What would you most like to be told?'],
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
/** 'Should I invite her or not? She ruined it last year.' */
export const forPartOfIt: SoughtLines = {
  say: [
    "I'd ask {them} for part of it, a meal and no more. That's easier on you than the whole day.",
    'Not for all of it. A couple of hours with other people there is something you can still say no to next year.',
  ],
  next: [],
  ask: ['What happened last time?', 'Who else would be there?'],
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
/** 'It's three o'clock. Do I get up or keep trying?' */
export const getUp: SoughtLines = {
  say: [
    "I'd get up for twenty minutes. Low light, something dull, no phone, and back to bed when you're sleepy.",
    "Get up for a bit, I'd say. Lying there trying usually keeps you more awake.",
  ],
  next: [],
  ask: ["What's keeping you awake?"],
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
