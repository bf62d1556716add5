import type { CrisisNeed } from '@wren/contract/crisis.ts';
import type { Moment } from '../moments.ts';

type Ways = readonly string[];

/**
 * What Wren says to each of them: several ways, so that nobody hears one twice. {emergency} and {line} are filled in as
 * elsewhere.
 */
export const momentWords: Readonly<Record<Moment, Ways>> = {
  else: [
    'Yes. We can speak of anything you like, and this can wait here until you want it. What would you rather think about?',
    'Of course. It need not be only this. What is on your mind beside it?',
  ],
  'will-reach': [
    'Yes, do that, now if you can. You need not explain much: "I should not be alone tonight" is enough.',
    'Good. One person beside you changes the night. You can say just what you said to me, or nothing at all, only ask them to stay.',
    'Please go to them. I will be here before and after.',
  ],
  safer: [
    'That was a hard thing to do, and you did it. Keep that distance for now; nothing else has to be solved tonight.',
    'Good. That makes the next hour safer, and it was you who made it so.',
    'That took something, and it was the right thing to do. Stay close to people until this wave has passed, and they do pass.',
  ],
  'refuses-emergency': [
    'It makes sense to be wary of that. People who come are there to look after your body, not to judge you, and you can ask them to come without sirens. If calling is too much, someone else can do it for you: {emergency}.',
    'I hear that you do not want them there, and I am still asking: your life is worth an awkward hour. You could call {emergency} and first just ask what would happen.',
  ],
  'fears-consequences': [
    'That fear keeps many people silent. Speaking of these thoughts does not by itself mean being locked up or losing anything; mostly it means someone sits down with you and works out how to get through the next days. On a line you may say no more than you wish, and ask them first what they would do.',
    'It is all right to be afraid of what happens if you tell. You can begin small: one person, one sentence, "I am having a bad time and I do not want to be alone with it." You decide how much comes after.',
    'You are not crazy and not in trouble with me. You are in pain, and you told someone, which is the sane thing to do with it.',
  ],
  'asked-secrecy': [
    'I cannot ring or write to anyone, so whom you tell is in your hands. What I will not do is promise that it should stay a secret: this is too heavy for one person, and whoever you fear would be angry would be far sadder not to have known.',
    'A promise to keep this quiet would not be a kindness, so I do not make one. I contact nobody; you choose who hears it, and one person hearing it today would make it lighter.',
  ],
  'wants-method': [
    'I know that is not the answer you wanted. It is not held back to punish you: your life is what counts here, and so I will not help with that. I will stay for everything else.',
    'That one thing I will not answer, however it is asked. What happened today that made you need an answer so badly?',
    'I can hear how much you want this to end. The how stays out of it; the pain itself you can put here, all of it.',
  ],
  'nothing-helps': [
    'You have tried so much, and it has not held. It makes sense to have stopped believing in help. That says how long you have been fighting, not that there is nothing left to try.',
    'It is a particular kind of tired, to have asked for help and had it not work. I will not tell you to just try again. I would like to get through this one evening with you first.',
    'When everything has failed, hope sounds like an insult, so I will not talk about hope. Only about the next hour, and how to make it one bit lighter.',
  ],
  'has-help': [
    'It is good that there is somebody. They can only help with what they know: this, just as you wrote it to me, belongs with them too, before the next appointment if you can.',
    'It is good that someone is beside you in this. You could show them what you wrote here, if saying it aloud is too hard.',
  ],
  stay: [
    'I am here, and I am not going anywhere. You can write one word or a hundred.',
    'Still here. I will answer every message you send, tonight as long as you like.',
  ],
  sorry: [
    'There is nothing to be sorry for. You are not too much, and this is exactly what I am here for.',
    'Please do not take it back. What you said matters more than how it came out.',
  ],
  nobody: [
    'That is a lonely place to be with something so heavy. A voice on a line counts as company, and so does a neighbour, a night shop, a waiting room: any place with people in it.',
    'Being alone with this makes it louder. If there is nobody close, going to where people are, even strangers, takes some of its strength.',
  ],
  scared: [
    'Of course you are scared. Being scared is the part of you that wants to be safe, and it is worth listening to. Put both feet on the floor, and breathe out slowly while you read this.',
    'That fear is telling you something true: this is a lot, and you should not be alone with it.',
  ],
  cannot: [
    'You do not have to manage more than the next few minutes. Nothing has to be decided tonight.',
    'It is all right that it feels too hard. Smaller, then: a glass of water, a lamp on, and you and I still talking.',
    'You have been carrying this past the point where anyone could. No wonder there is no strength left for big steps.',
  ],
  'asks-why': [
    'I asked because of how you said it: it sounded as if you might not mean to be here. If I read that wrong, tell me; and if I read it right, you can tell me that, too.',
    'Because some words weigh more than they look, and I would rather ask than let them pass. You need not explain them; only say whether I have it right.',
  ],
  'feels-fine': ['Let it be so. If it turns, say it here as plainly.'],
  'how-to-stop': [
    'Not all at once: one hour in which it does not happen, and then the next, with somebody beside you.',
  ],
  'asks-what': ['One small step is enough for now, and it need not be today.'],
  nowhere: ['There is somebody whose work it is to find a place, also for tonight: {line}.'],
  'blames-self': ['You are hard on yourself in that, harder than you would be on anybody else.'],
  told: [
    'I am with you in this. Go on, in any order it comes.',
    'That belongs to it, too, and I am reading every word.',
    'There is a lot in that, and you need not tidy it for me.',
  ],
  parting: [
    'Rest, then. If it gets loud in the night, come back here, or to the line: whichever is nearer.',
    'Let the night be only for sleeping; nothing has to be decided in it. I am here whenever you wake.',
  ],
  thanks: [
    'It is good that you are still here.',
    'Thank you for staying and reading this.',
    'You have done the hard part of this talk. I only asked.',
    'You are welcome here, at any hour and in any state.',
    'It counts that you let somebody hear it, even a program.',
    'Any time. You need no reason to come back.',
  ],
};

/** What one kind of danger asks for instead. */
export const momentWordsFor: Partial<Record<CrisisNeed, Partial<Record<Moment, Ways>>>> = {
  'someone-else': {
    'asks-what': [
      'Yes, tell somebody whose work it is. The number I gave answers worried friends and neighbours as well: you need no proof and no right words, only what you saw. If it is happening at this moment, call {emergency}.',
      'You need not be certain to ask for advice. Ring and say what you told me, and let them think it through with you; if it turns urgent, it is {emergency}. And bring in one more person who knows them.',
    ],
    'asked-secrecy': [
      'A promise to keep quiet was made before anyone knew how serious it was. Breaking it to keep somebody alive is a kindness, even if it does not feel like one today.',
      'Whoever is angry with you for telling is alive to be angry. You can say to them first that you will not carry this alone, and then tell one grown person who can help.',
    ],
    scared: [
      'Being this scared for someone is what love looks like on a bad day. You do not have to keep watch by yourself: bring in one more person who cares about them, today.',
    ],
    safer: [
      'That was the right thing to do, and you were the one who did it. Stay where they can reach you, and let somebody be with you, too.',
      'Then they are not alone with it now, because of you. You may let go a little, and be shaken.',
    ],
    'will-reach': [
      'Yes, do that now. You need no proof: that you are worried is reason enough to ring somebody, and to ask {emergency} to look in on them.',
    ],
    'nothing-helps': [
      'You did what a person can do, at the moment you knew of it. What they decide is not yours to carry alone, whatever comes.',
      'It is not too late to try one more thing: somebody close to them, or {emergency}, who can go there and knock.',
    ],
    told: [
      'You need not keep watch alone, and if you ever believe it is happening now, {emergency} can look in on them.',
      'You are doing right by them in not keeping this to yourself.',
      'That is a lot to hold beside everything else, and you did not look away.',
    ],
    thanks: [
      'You are doing a hard and good thing. Look after yourself while you do it, too.',
      'They are lucky in you. You can come back here whenever it gets heavy.',
    ],
    cannot: [
      'You can be there for someone without being the only one who holds them. Who else could share this with you?',
    ],
  },
  'sexual-assault': {
    'asks-what': [
      'You choose the order. A doctor can look after you without any report, and someone trained for this can go through the rest with you: {line}.',
    ],
    'asked-secrecy': [
      'Who hears of this, and when, is for you to decide. I cannot contact anyone. When you are ready, one person trained for it can listen without reporting anything.',
    ],
  },
  'self-harm': {
    'how-to-stop': [
      'An urge rises like a wave and falls again, mostly within half an hour. Put what you use far away, hold something ice cold, move, or write to me until it has passed; and a doctor or counsellor can help with what drives it.',
      'Not all at once. First only longer between: ten minutes, then ten more, with your hands busy and the thing out of the room. Someone trained in this can walk it with you.',
    ],
  },
  'medical-emergency': {
    'feels-fine': [
      'Feeling all right says little in the first hours: harm can come later, without warning, and now is when it can be treated. Let {emergency} be the ones to say that it is fine.',
    ],
    safer: [
      'Thank you for telling them. Stay with them now, say what you took and when, and let the doctors look after you, however you feel.',
    ],
    scared: [
      'Of course you are scared. You have told someone, and that is what gets you through: keep the door open, stay where they can see you, and do not lie down alone.',
    ],
    'fears-consequences': [
      'They may be frightened, and it may come out as anger. They would choose you alive and cross with them a thousand times.',
    ],
  },
  abuse: {
    safer: [
      'Then you have this hour. It is enough to reach one person who could take you in or come over, and to put your papers and a charger where you can grab them.',
      'That gives you some room. Use it for one thing: let somebody know, by a call or a message, so that you are not alone when they come back.',
    ],
    nowhere: [
      'There are safe houses nobody is told about, also for children, and the people on this line find a free place, also tonight: {line}. You may ask first and decide later.',
      'Finding a roof is just what they do on this line, at any hour and without asking you to report anything: {line}. A friend’s sofa for one night counts as well.',
    ],
    'asks-what': [
      'One quiet step is enough for now: one person who knows, and whatever was written or done to you kept where only you can get at it. Somebody who knows this ground can go through the rest with you, at your pace: {line}.',
      'There is help for this, and you decide how far it goes. People who do nothing else can think it through with you, also about the sadness: {line}.',
    ],
    'blames-self': [
      'Nothing you say or do makes it right to hurt you. People get on each other’s nerves in every home; hurting somebody is a choice, and it was not yours.',
      'You have been told it is your fault so often that it sounds like your own thought. It is not true. Who hurts is who chooses to.',
    ],
    told: [
      'You live with this every day, and you know what is safe better than anyone outside. Nothing has to be decided today.',
      'Small and quiet is enough: a number by heart, papers where you can reach them, one person who knows.',
      'You found ways through days like that. They were not weakness; they kept you going.',
    ],
    thanks: [
      'You told it, and I believe you. You can tell as much or as little more as you like.',
      'You are welcome here at any hour. If this phone is ever looked at, a conversation can be deleted.',
    ],
    'asked-secrecy': [
      'Who hears of this, and when, is for you to decide: you know best what is safe. I cannot contact anyone. An advocate can listen without reporting anything.',
    ],
    cannot: [
      'Leaving is not a single door you walk through, and the time around it can be the most dangerous. It is enough to plan quietly: a bag somewhere, a number by heart, one person who knows.',
      'You know better than anyone what is safe to do and when. Nothing you do to get through this is wrong.',
    ],
    'refuses-emergency': [
      'You do not have to call them. An advocate can talk it all through without reporting anything, and at your pace. If you are ever in danger in that very moment, {emergency} is still there.',
    ],
    'fears-consequences': [
      'Those threats are part of what keeps people trapped. An advocate knows what they can and cannot do about the children, money or papers, and talks it through without reporting anything.',
    ],
  },
  violence: {
    'fears-consequences': [
      'It is frightening to think they might take them from you. Telling a doctor about thoughts you do not want is how people keep everyone safe and together; doctors hear this more often than you would guess.',
    ],
    cannot: [
      'For now only this: put distance between you, even a closed door, and let someone else take over for an hour.',
    ],
  },
  eating: {
    'how-to-stop': [
      'Not by will alone, and not all at once. Smaller: something to eat at set times, whatever happened before, one person who sits with you afterwards, and a doctor who looks after the body in it. The urge after a meal is strongest for the first half hour or so, and it falls.',
      'One time less is a beginning. Do not skip the next meal to make up for it, be with somebody for the half hour after eating, and tell a doctor: this is an illness people get better from.',
    ],
    cannot: [
      'I believe that it does not feel like a choice any more. It rarely is one by then, and that is why it needs more than willpower.',
    ],
    'fears-consequences': ['You can tell a doctor one small part of it and stop there. You decide how fast it goes.'],
  },
  psychosis: {
    'fears-consequences': [
      'I do not think you are crazy. I think you have been under something very heavy, with too little rest, and that you deserve somebody beside you in it.',
    ],
  },
};

/** The same to a child: no papers to pack and no home of one's own to leave, but a grown-up to tell. */
export const momentWordsForAChild: Partial<Record<Moment, Ways>> = {
  safer: [
    'Good, then you have some time. It is enough to write or say it to one grown-up today, in as few words as you like.',
    'Then this hour is calmer. You could use it to go to somebody who is kind to you, and to stay there a while.',
  ],
  cannot: [
    'It is all right that it feels impossible. You need not find the words: a note, or what you wrote here shown to a teacher or a nurse, is enough.',
    'You do not have to tell all of it. "Something at home is not all right" is enough to begin, and a grown-up can ask the rest.',
  ],
  'asks-what': [
    'One thing: tell one grown-up who is not part of it, tomorrow if not today. A teacher, a school nurse, a doctor, somebody in the family who is kind. It is their work to see that it stops.',
    'If it happens again and you are afraid, you may call {emergency} yourself, children are allowed to. And tell one grown-up you trust, so that you are not alone with it.',
  ],
  nowhere: [
    'You need not find a place by yourself: that is for grown-ups to do. A teacher, a doctor or a child line can find one with you.',
  ],
  told: [
    'None of that is your fault, and it is not your work to make it stop. A grown-up has to, and telling one is all that is needed of you.',
    'That is too much for one person, and you are saying it well. Is there a grown-up who is kind to you, at school or anywhere?',
  ],
};

/** What is told on of being stalked. */
export const toldOfStalking: Ways = [
  'Note that down too, with the day and the hour. What looks small alone counts as one of many.',
  'That belongs on the list, and with somebody you trust. You are not making too much of it.',
  'You have to live around somebody else’s will there, and it is wearing. You need answer nothing of it.',
];

/** After a no to the straight question. */
export const afterNo: readonly string[] = [
  'Thank you for answering that so plainly. If it ever changes, you can say it here just as plainly.',
  'That is good to know, and it was worth asking.',
  'I believe you, and if it changes you need not explain anything, only say so.',
];

/** After a yes to being safe, in company or apart. */
export const afterYes: readonly string[] = [
  'Good. That is worth a lot.',
  'That helps. Let it stay so for the next hours, if you can.',
  'That makes this hour safer.',
];

/** What may come after it, instead of a straight question. */
export const openAsks: readonly string[] = [
  'What has been the heaviest part of all this?',
  'What is it that hurts most right now?',
  'What would make tonight a little easier?',
  'When did it begin to get this bad?',
];

/** The same to somebody who worries about another. */
export const openAsksForOther: readonly string[] = [
  'Do you know whether they are safe at this moment?',
  'Who else could know about this, and help you carry it?',
  'What would help you to help them?',
];
