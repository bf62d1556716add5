import type { CrisisNeed } from '@wren/contract/crisis.ts';
import type { Moment } from '../moments.ts';

type Ways = readonly string[];

/**
 * What Wren says to each of them: several ways, so that nobody hears one twice. {emergency} and {line} are filled in as
 * elsewhere.
 */
export const momentWords: Readonly<Record<Moment, Ways>> = {
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
  thanks: ['It is good that you are still here.', 'Thank you for staying and reading this.'],
};

/** What one kind of danger asks for instead. */
export const momentWordsFor: Partial<Record<CrisisNeed, Partial<Record<Moment, Ways>>>> = {
  'someone-else': {
    'asked-secrecy': [
      'A promise to keep quiet was made before anyone knew how serious it was. Breaking it to keep somebody alive is a kindness, even if it does not feel like one today.',
      'Whoever is angry with you for telling is alive to be angry. You can say to them first that you will not carry this alone, and then tell one grown person who can help.',
    ],
    scared: [
      'Being this scared for someone is what love looks like on a bad day. You do not have to keep watch by yourself: bring in one more person who cares about them, today.',
    ],
    thanks: ['You are doing a hard and good thing. Look after yourself while you do it, too.'],
    cannot: [
      'You can be there for someone without being the only one who holds them. Who else could share this with you?',
    ],
  },
  'sexual-assault': {
    'asked-secrecy': [
      'Who hears of this, and when, is for you to decide. I cannot contact anyone. When you are ready, one person trained for it can listen without reporting anything.',
    ],
  },
  abuse: {
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
