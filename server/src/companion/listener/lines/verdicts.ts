// What is said where they ask whether it was right, whose fault it is, what others would think of it.
import type { SoughtLines } from './sought.ts';

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

/** 'Do I say something to her or would that shame her?' '{hurts}' is their word. */
export const orWouldItHurt: SoughtLines = {
  say: [
    "I'd do it. It won't {hurts} {them} if it's small, with nobody near, and easy to wave off: offer {them} something instead of asking about it, like a seat beside you or a walk outside.",
  ],
  next: ["If {they} {dont} want it, smile and leave it there. It'll still have been seen that somebody noticed."],
  ask: ['Where could you catch {them} alone for a minute?'],
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
