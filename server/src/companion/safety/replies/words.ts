import type { CrisisNeed } from '@wren/contract/crisis.ts';
import type { Straight } from '../state.ts';

/*
 * What Wren says in a crisis, written by hand. Each list holds ways of saying one thing; a conversation does not
 * hear the same one twice while another is left (crisis-reply.ts).
 */

/** What their words were about, if it can be told: said back before anything else. */
export const reflections: readonly { about: RegExp; say: readonly string[] }[] = [
  {
    about: /\b(?:better off|burden|weight on|relieved? if|easier (?:for|if)|insurance|without me)\b/i,
    say: [
      'You have come to believe that the people around you would be lighter without you, and that is such a lonely thing to believe.',
      'It sounds as if you have been measuring your worth by what you cost other people, and coming up short every time.',
    ],
  },
  {
    about: /\b(?:no ?(?:body|one)|nobody|alone|lonely|invisible|unloved|hates? me|bull(?:y|ied))\b/i,
    say: [
      'To carry this with nobody seeming to notice: that is a heavy kind of alone.',
      'You have been holding this by yourself, and it shows how much it takes.',
    ],
  },
  {
    about: /\b(?:tired|exhausted|sick of|done|can'?t (?:do|take|go|keep)|enough|another day)\b/i,
    say: [
      'You sound worn through, past the kind of tired that sleep would mend.',
      'You have been going on empty for a long time, and everything in you wants it to stop.',
    ],
  },
  {
    about:
      /\b(?:wife|husband|mom|mum|dad|brother|sister|son|daughter|friend|funeral|passed|died|grief|miss (?:him|her|them))\b/i,
    say: [
      'There is someone in what you write who matters to you very much, and it hurts all through.',
      'So much of this pain has a person in it, someone you love.',
    ],
  },
  {
    about:
      /\b(?:job|work|laid ?off|layoffs?|money|debt|rent|fired|bills|divorce|broke up|left (?:me|us|in|last)|lost (?:my|the))\b/i,
    say: [
      'After a blow like that, it makes sense that the ground does not hold.',
      'A lot has been taken from under you at once, and you have had to keep standing.',
    ],
  },
  {
    about:
      /\b(?:ashamed|shame|guilt|guilty|failure|fail(?:ed|ing)?|worthless|hate myself|deserve|mistake|mess(?:ed)? up)\b/i,
    say: [
      'You are speaking to yourself very harshly, and that is its own kind of pain on top of the rest.',
      'Behind those hard words about yourself I read somebody who has been hurting for a while.',
    ],
  },
  {
    about: /\b(?:pain|hurts?|stop|numb|empty|nothing)\b/i,
    say: [
      'It reads as if the pain has got so big that ending it is all you can see.',
      'What you want most is for this to stop hurting, and nothing so far has made it stop.',
    ],
  },
  {
    about: /\b(?:wake|sleep|exist|disappear|vanish|born|here anymore|around)\b/i,
    say: [
      'A wish to simply not be here: people come to that when they have been hurting for longer than they can say.',
      'It is a quiet way of saying something very serious, and I hear it.',
    ],
  },
  {
    about:
      /\b(?:kill(?:ing)? myself|suicid\w*|want(?:ed)? to die|wanna die|be dead|end(?:ing)? (?:it|my life|everything))\b/i,
    say: [
      'You want this to be over so badly that dying has begun to look like a way. Thank you for not keeping those words to yourself.',
      'Something hurts so much that dying seems easier than another day of it. It is good that you told me.',
    ],
  },
];

/** When nothing of it can be told. */
export const heard: readonly string[] = [
  'Thank you for putting that into words. It cannot have been easy to write.',
  'It is good that you said this here. It will be taken seriously.',
  'That is a lot to be holding, and it matters that you told me.',
  'I have read that slowly. You are not too much, and this is not the wrong place to say it.',
  'What you just wrote matters. I am staying with it.',
  'I hear how bad it has got.',
  'You did something hard by saying that out loud.',
  'I am not going to hurry past what you wrote.',
];

export const openers: Partial<Record<CrisisNeed, readonly string[]>> = {
  'self-harm': [
    'Thank you for trusting me with that. Hurting yourself has been a way to get through, and there is no scolding here.',
    'It is good that you say so. When feelings get that loud, the body ends up taking it.',
    'That urge can be so strong, and you are telling someone about it, which counts.',
    'It takes something to say that plainly. You deserve care, for the hurt you can see and the one you cannot.',
  ],
  abuse: [
    'I believe you. What is being done to you is not your fault, whatever was said to you about it.',
    'Nobody has the right to do that to you. Telling it takes courage.',
    'Living like that, always watching for the next time, wears a person down. It is not you who is wrong here.',
  ],
  'sexual-assault': [
    'I believe you. It was not your fault, and you owe nobody the details, me included.',
    'Thank you for telling me. What happened was done to you; none of the blame is yours.',
    'You carried that, and you have said it. You decide what happens with it from here, and how fast.',
  ],
  violence: [
    'It matters that you are saying this before anything happens. That is the part of you that does not want to.',
    'Thank you for telling me instead of carrying it alone. Thoughts like that are frightening to have.',
    'I am taking this seriously, and I am not going to call you a monster for saying it.',
  ],
  eating: [
    'It sounds as if food has become a fight you are in all day. Thank you for telling me.',
    'I hear how much of you this takes. It can feel like strength and still be hurting you.',
    'That is a hard thing to say out loud, and you have said it.',
  ],
  psychosis: [
    'What you are going through sounds intense and frightening, and I believe that it feels that way.',
    'That is a great deal to have pressing on you at once, and so little rest in it.',
    'I cannot see what you are seeing, and I do take seriously how it is for you.',
  ],
  'someone-else': [
    'To know that of somebody near you is frightening.',
    'That is a frightening thing to hear from somebody you care about.',
    'It is a lot to hold, watching someone hurt and not knowing what to do with it.',
  ],
  minor: [
    'Thank you for telling me. One honest thing: I am a computer program made for adults, so I am not the best place for someone under 18, and there are people who are.',
    'Thank you for saying how old you are. Wren is made for grown-ups, and you deserve someone who is trained to be there for people your age.',
  ],
};

/** What a plan of its own adds before its line: one small, true, useful thing. */
export const advice: Partial<Record<CrisisNeed, readonly string[]>> = {
  eating: [
    'A doctor can look after the body side of it, and someone you trust can sit beside you while you ask for help with the rest.',
    'You do not have to be at some number to deserve help with this. A doctor, and one person you trust, would be a good start.',
  ],
  psychosis: [
    'Sleep and a doctor soon, today if you can, are the two things I would hold on to, with someone you trust beside you.',
    'The big questions can wait until you have slept. A doctor you can see today, and someone you trust, can help it ease.',
  ],
  'someone-else': [
    'You can ask them straight out whether they are thinking of suicide; asking does not plant the thought. Listen more than you argue, stay near, help put anything dangerous out of reach, and bring in a doctor or counsellor and one more person you both trust. If it is happening now, call {emergency}.',
    'What tends to help: say what you noticed, ask plainly about suicide, and do not promise to keep it secret. Stay with them, or get someone who can, and let a doctor or counsellor and someone you trust share it with you. If they are in danger now, call {emergency}.',
  ],
  abuse: [
    'An advocate who knows this ground, and one person you trust, can think through safety with you at your pace. It is safest to use a phone or browser that nobody else checks.',
    'An advocate, a doctor or one person you trust can help you make a plan that does not put you in more danger.',
  ],
  'sexual-assault': [
    'A doctor can care for you without your having to report anything, and someone you trust could go with you.',
    'A counsellor trained for this, and one person you trust, can go at your speed.',
  ],
  violence: [
    'Distance first: another room, a walk, a closed door, and anything that could hurt put out of reach. Then a doctor or counsellor, or someone you trust, today.',
    'Please put space between you and them, and between you and anything you could use. A doctor or counsellor can help with thoughts like these, and so can someone you trust.',
  ],
  minor: [
    'It would help to tell one grown-up you trust, a parent, a teacher, a school nurse. You can still write to me here.',
    'A grown-up you trust can help carry this. I am not sending you away; you can keep writing.',
  ],
};

/** What one rule's danger is answered with in place of what its need would be: `asks` where its question is another. */
export interface Own {
  opener: readonly string[];
  advice: readonly string[];
  asks?: readonly string[];
  /** False where the first line of the need is not made for it; the card shows them all. */
  line?: false;
  /** How the line is named, where it is for somebody else than the writer. */
  lines?: readonly string[];
}

/** Followed, waited for and written to against their will. */
export const ofStalking: Own = {
  opener: [
    'Somebody who keeps turning up or will not stop writing, when you do not want it, is stalking you. It is frightening, and nothing you did makes it all right.',
    'That is stalking, and it is right to take it seriously. You are not making too much of it, and it is not your fault.',
  ],
  advice: [
    'What helps most people: do not answer at all any more, keep every message, write down each time with the date, and tell somebody you trust and somebody at work. The police act on this, and an advocate can help you plan what is safe.',
    'It helps to keep everything and answer nothing, to note each time and place, and to let somebody you trust know what this person looks like. The police can act on a list like that, and an advocate can go through it with you.',
  ],
  asks: ['Are you somewhere safe at this moment?', 'Do you feel safe where you are now?'],
};

export const owns: readonly (Own & { of: RegExp })[] = [
  { of: /^abuse\.(?:stalked|turns-up)$/, ...ofStalking },
  {
    of: /^someone-else\.child-hurt$/,
    opener: [
      'That is a heavy thing to know about a child, and it is right that you take it seriously.',
      'A child is being hurt there, and you are the one who noticed. That counts.',
    ],
    advice: [
      'If the child talks to you: stay calm, say that it is not their fault and that you believe them, ask for no details, and promise no secret. Do not face the person yourself. Share it today with someone you trust and with a doctor, their school or child protection, even if you are not certain; and if it is happening now, call {emergency}.',
      'You need no proof to tell somebody whose work it is, such as their school, a doctor or child protection, and you need not do it alone: take someone you trust. Tell the child that they did nothing wrong, and leave the questions to people trained for it. If they are in danger at this moment, call {emergency}.',
    ],
    lines: [
      'You can {line} and ask what to do; they speak with worried grown-ups, too.',
      'To think it through with somebody first: {line}.',
    ],
    asks: ['Is the child safe at this moment, as far as you know?', 'Where is the child now, and who is with them?'],
  },
  {
    of: /^someone-else\.eating$/,
    opener: [
      'To watch somebody close to you at war with food, and not be able to eat for them: that is frightening.',
      'It is hard to look on while somebody stops eating, and it is right that you worry.',
    ],
    advice: [
      'What helps: a calm moment away from the table, what you noticed about how they are rather than about food or weight, and no bargaining over bites. This is an illness, so a doctor should see them soon, with someone they trust beside them; if they faint, or their heart races, call {emergency}.',
      'Say that you worry and that you are on their side, not how they look or what they should eat. Offer to go with them to a doctor, soon, or let somebody they trust go. Fainting or a racing heart is for {emergency}.',
    ],
    lines: ['You can {line} for advice on how to help.', 'For you, too, there is somebody to ask: {line}.'],
    asks: ['Does anybody else know how it is with their eating?', 'How long has it been like that with their eating?'],
  },
  {
    of: /^someone-else\.unwell$/,
    opener: [
      'That is frightening to watch in somebody you care about, and hard to know how to meet.',
      'When somebody close to you is not themselves like that, you carry a lot of it.',
    ],
    advice: [
      'What helps: stay calm, do not argue about what they hear or believe, and keep to how it must feel. Ring whoever treats them, or any doctor, today, and say just what you told me; they can listen even if they may not tell you anything. Let someone you trust share it with you. If anyone may come to harm, call {emergency}.',
      'Keep it quiet around them, and do not try to prove anything. A doctor or crisis team should know today, and you may ring them yourself, with someone you trust beside you. If it gets dangerous for anyone, call {emergency}.',
    ],
    asks: ['Are they, and are you, safe at this moment?', 'Who else could ring a doctor with you?'],
  },
  {
    of: /^someone-else\.hurt$/,
    opener: [
      'That is frightening to know about somebody, and it is good that you do not look away.',
      'To watch somebody being treated like that, and not know what to do: that is a lot.',
    ],
    advice: [
      'If you hear or see it happening, call {emergency}; you need not be sure, and do not step in between yourself. When they are alone: say that you noticed, that you believe them and that it is not their fault. Let them decide what to do and when, with a friend or an advocate beside them: leaving can be the most dangerous time.',
      'What helps: a quiet word when nobody else is there, that you believe them and that your door is open. Do not push them to leave, and do not face the other person; an advocate, and one person you both trust, can help with the next step. If it is happening now, call {emergency}.',
    ],
    lines: [
      'You can {line} for advice; they speak with friends and neighbours as well.',
      'For you, too, there is somebody to ask: {line}.',
    ],
    asks: ['Are they safe at this moment, as far as you know?', 'Do they know that you have noticed?'],
  },
  {
    of: /^abuse\.blackmail$/,
    opener: [
      'That is blackmail, and it is a crime. The shame of it belongs to whoever does it, and none of it to you.',
      'Whoever threatens you with that is breaking the law. You did nothing that gives them the right to it.',
    ],
    advice: [
      'Pay nothing and send nothing more: whoever is paid comes back for more. Keep the messages and the names, and delete nothing. The police act on this, sites take such pictures down, and one person on your side makes it smaller.',
      'It helps to answer them no more and to keep everything they wrote. The police know this crime well, and so do the people who take such pictures down. One person you trust could sit beside you while you tell it.',
    ],
    line: false,
  },
  {
    of: /^abuse\.read-along$/,
    opener: [
      'Then look after yourself first: close this page whenever you need to. You owe me no goodbye, and no explanation.',
      'You can be gone from here in the middle of a word, and come back when it is safe. There is nothing to be sorry for.',
    ],
    advice: [
      'A conversation can be deleted from the list, and a phone or browser that nobody else looks at is safest.',
      'What stands here can be deleted, and nobody is told that you wrote.',
    ],
  },
];

/** Under 18 and hurt by somebody: a child's line, and a grown-up who can end it. */
export const ofAChild: Own = {
  opener: [
    'I believe you. What is being done to you is wrong, and it is not your fault, whatever anybody says.',
    'You did something brave by telling that. Nobody is allowed to do that to you, and you are not in trouble.',
  ],
  advice: [
    'One grown-up who is not part of it can make it stop: a teacher, a school nurse, a doctor, an aunt, a friend’s parent. You can show them what you wrote here. And one honest thing: I am a computer program and can call nobody, so it has to be a person.',
    'Please tell one grown-up you trust, a teacher, a school nurse or anyone else, and if the first does not listen, tell another. I am a computer program and can call nobody for you; a person can.',
  ],
};

/** Told as long past: believed, and asked nothing. What else they say is answered between the two. */
export const longPast = {
  first: [
    'I believe you, and it was not your fault. Should you ever want somebody trained for just that, you can {line}.',
    'What was done to you then was wrong, and none of it was your fault. There is somebody trained for just that, if you want it: {line}.',
  ],
  last: ['You need tell no more of it than you want.', 'You can leave it at that, or say more, as you like.'],
} as const;

/** A child of theirs who speaks of dying or hurts itself. */
export const ofTheirChild: Own = {
  opener: [
    'A child of yours with thoughts like that: of course everything else comes second.',
    'That is one of the most frightening things a parent can hear.',
  ],
  advice: [
    'You can ask straight out about suicide and mostly listen; asking plants nothing. Keep medicines, blades and anything of the kind locked away, stay near, and let their doctor or school know. If it is happening now, call {emergency}.',
    'What helps: stay near, ask plainly and do not argue, lock away whatever could hurt, and bring in their doctor or a counsellor. If they are in danger now, call {emergency}.',
  ],
  asks: ['Are they safe at this moment, with somebody near them?', 'How are they now, and is somebody with them?'],
};

export const asks: Record<Straight, readonly string[]> = {
  suicide: [
    'I want to ask you straight out: are you thinking about suicide?',
    'Can I ask plainly: are you having thoughts of killing yourself?',
    'When you say that, do you mean that you are thinking of ending your life?',
  ],
  plan: [
    'Have you thought about how or when you would kill yourself?',
    'Is there a plan, a way or a time you have in mind for ending your life?',
    'Are you thinking of acting on these thoughts of suicide today?',
  ],
  means: [
    'Is what you would use to end your life near you right now?',
    'Is whatever you might use to hurt yourself somewhere you could get at it tonight?',
    'Is there anything close by that you have thought of using to kill yourself?',
  ],
  company: [
    'Is there someone with you, or someone who could come and sit with you right now?',
    'Who could be in the same room with you in the next few minutes?',
    'Can you get to where another person is, right now?',
    'Who is the nearest person, a neighbour even, whose door you could knock at?',
    'Is there anyone you could ring and keep on the phone while you move?',
  ],
  safe: [
    'Are you safe right now, where you are?',
    'Do you feel able to stay safe for the next few hours?',
    'How safe are you at this minute, with yourself and where you are?',
    'Is it safe where you are at this moment?',
  ],
  hurt: ['Are you hurt right now in a way that needs looking after?', 'Is there a wound now that needs care?'],
  apart: [
    'Can you get some distance from them right now?',
    'Are you away from them, and from anything you could use, at this moment?',
  ],
};

/** {line} is one line of the registry, as "call or text 988". */
export const lines: readonly string[] = [
  'There are people for exactly this: you can {line}.',
  'Please let a person hear this too: {line}.',
  'You can {line}, and say it just as you said it to me.',
  'Someone trained for moments like this is there if you {line}.',
  'If it gets heavier, {line}. You do not need to have the right words.',
];

export const people: readonly string[] = [
  'A doctor or counsellor should know how bad it is, and so should one person you trust.',
  'This is not a thing to carry alone: tell someone you trust today, and let a doctor or counsellor help.',
  'Think of one person you trust who could know tonight, and a doctor or counsellor who could know this week.',
];

/** Where only the sound of the words alarms: asked all the same, and easy to set right. {line} as in `lines`. */
export const unsure = {
  openers: [
    'I want to be sure that I read you right, because it would matter.',
    'I may be reading too much into that, and I would rather ask than miss it.',
    'There may be more in what you wrote than the words say, or I may have it wrong.',
  ],
  lines: [
    'If it is as dark as it could be: you can {line}, at any hour.',
    'Should it be that heavy, {line}. Somebody is there for just this.',
  ],
  people: [
    'A doctor or counsellor can help with it, and so can one person you trust.',
    'Someone you trust could know, and so could a doctor or counsellor.',
  ],
  wayBack: [
    'If it is nothing like that, just say so, and we go on where we were.',
    'And if I have it wrong, tell me, and we go back to what you were saying.',
  ],
} as const;

/**
 * The soft question at the end of an ordinary reply: each can be answered with a bare no, and a yes means danger.
 * Under 18 there is nothing to ask. {line} as in `lines`.
 */
export const wonders: Partial<Record<CrisisNeed, readonly string[]>> = {
  suicide: [
    'One thing I would rather ask than miss: does it get so dark that you think of not being alive? If not, leave that aside and go on.',
    'I may be hearing more in it than you meant. Are there times in this when you would rather not live? A no is enough.',
    'And only to be sure of you: is not wanting to be alive any part of this? If it is not, we simply go on.',
  ],
  'self-harm': [
    'One thing I would rather ask than miss: have you been hurting yourself, or been close to it? If not, leave that aside and go on.',
    'And only to be sure of you: is hurting yourself any part of this? A no is enough.',
  ],
  abuse: [
    'One thing I would rather ask than miss: is somebody hurting you, or making you afraid? If not, leave that aside and go on.',
    'And only to be sure of you: does anyone there frighten you, or lay hands on you? A no is enough.',
  ],
  'sexual-assault': [
    'One thing I would rather ask than miss: has somebody done something to you that you did not want? If not, leave that aside and go on.',
    'And only to be sure of you: did anyone touch you against your will? A no is enough.',
  ],
  violence: [
    'One thing I would rather ask than miss: could somebody come to harm in this? If not, leave that aside and go on.',
    'And only to be sure: are you afraid you might hurt someone? A no is enough.',
  ],
  eating: [
    'One thing I would rather ask than miss: has eating itself become a fight? If not, leave that aside and go on.',
    'And only to be sure of you: is food something you are at war with just now? A no is enough.',
  ],
  psychosis: [
    'One thing I would rather ask than miss: do you notice things lately that nobody else does? If not, leave that aside and go on.',
    'And only to be sure of you: has the world felt unreal lately, or full of signs? A no is enough.',
  ],
  'someone-else': [
    'One thing I would rather ask than miss: is there somebody whose life you fear for? If not, leave that aside and go on.',
    'And only to be sure: might anyone you speak of be in danger? A no is enough.',
  ],
  minor: [
    'And should you be under 18: there are people trained for your age as well, and you can {line}.',
    'And if you are not yet 18, one more door is open to you: you can {line}.',
  ],
};

/** How bad it gets, asked openly: it alarms nobody, and who is in danger can answer it. */
export const howBad: readonly string[] = [
  'How low does it get you, at its worst?',
  'When it is at its worst, how bad does it get for you?',
];

/** The same of what else a faint sound may be. */
export const probes: Partial<Record<CrisisNeed, readonly string[]>> = {
  abuse: ['What is it like there when things get heated?', 'What happens when somebody there loses their temper?'],
  violence: ['What do you do when it gets that far?', 'What helps you when you are as angry as that?'],
  eating: ['How has eating been, with all that?', 'How are you with food at the moment?'],
  psychosis: ['How have you been sleeping, with all that?', 'How long has it been like that?'],
  'someone-else': ['How are they now, as far as you know?', 'Who else knows how they are?'],
};

/** The same where it is told as long past. */
export const wondersOfThen: readonly string[] = [
  'One thing I would rather ask than miss: does any of that reach into today? If not, leave it there and go on.',
  'And only to be sure of you: is any of that about now? A no is enough.',
];

/** After a soft question, to somebody who asks why it was put. */
export const whyAsked: readonly string[] = [
  'Something in how it was put made me wonder, and I may well have been wrong. If I was, leave it, and go on where you were.',
  'I took a few words more heavily than they may have been meant. You need not explain them; if I am wrong, we just go on.',
];

/** To somebody who was misheard: a short word of apology, and the talk is theirs again. */
export const misheard: readonly string[] = [
  'Then I heard more than you said, and that was my mistake. I leave it there.',
  'Sorry, I misread you there.',
  'Sorry, I took that for something you never said.',
  'That was my mistake, and I am sorry.',
  'I got that wrong, sorry.',
];

/** To somebody who is not being hurt by hands: what they told before stays as heavy as it is. */
export const notByHands: readonly string[] = [
  'That is good to know. What you told me counts all the same.',
  'Good, and the rest of what you told me still counts.',
];

/** To somebody who said it outright before, and now says that it is not so. */
export const believed: readonly string[] = [
  'All right: I take you at your word, and will not keep asking. If it ever changes, you can say so here.',
  'I believe you, and leave it there. The number stays where it is, should it ever be different.',
  'Then I stop asking. You know best how it is, and you can always tell me otherwise.',
];

/** Where there is nothing to say back but the apology. */
export const goOn: readonly string[] = [
  'What were you going to tell me?',
  'Where would you like to go on?',
  'What did you want me to hear?',
];

/** {line} again, to somebody who worries about another. */
export const linesForOther: readonly string[] = [
  'You can {line} for advice on helping someone; they take those calls too.',
  'For you, too, there is somebody to ask: {line}, and tell them what you told me.',
];

/** Life may be in danger now. {emergency} is the ambulance, {poison} the poison line. */
export const urgent = {
  /** Before what to do, where minutes count. */
  told: [
    'It is good that you told me.',
    'You did right to say so.',
    'It is right that you wrote this.',
    'Keep telling me what happens.',
  ],
  attempt: [
    'Please call {emergency} now, even if you feel all right or are not sure. What you have done to your body can hurt you later without warning, and it can be treated.',
    'This needs a doctor now: call {emergency}, or have someone call for you. Tell them what happened and when.',
  ],
  plan: [
    'Please call {emergency} now, or {line}, and tell them what you told me. Put distance between you and what you would use: another room, another person’s hands.',
    'You may be in danger right now, and you do not have to get through it by yourself. Move away from what you could use, then call {emergency}, or {line}.',
    'The wish to die rises and falls, and right now it is high. Go where a person is, leave the means behind, and call {emergency}, or {line}.',
    'Please do not be alone with this for one minute longer than you must: {emergency}, or {line}, and move away from where you are.',
    'This hour can be lived through. Leave the place where the means are, go to where a person is, and call {emergency} or {line}.',
  ],
  hurt: [
    'If you can leave without more danger, go now to where other people are: a neighbour, a shop, a petrol station. Call {emergency}; if you cannot speak, ring and stay on the line. If you cannot leave, stay near a way out, and away from the kitchen.',
    'Your safety comes before everything else now. Go where somebody else is, if you can, and call {emergency}. If they would hear you, text somebody you trust to call for you.',
    'You know best what is safe to do in this minute. If there is a way out, take it, leave everything behind, and call {emergency} from there.',
  ],
  dying: [
    'Call {emergency} now and put it on loudspeaker: they tell you what to do while help is on the way. It is good that you are there. If they breathe, lay them on their side; if they do not breathe normally, push hard and fast on the middle of the chest until help comes. Press hard on what bleeds. If something was taken, say what, and keep the packets for the crew.',
    'Please ring {emergency} this minute if nobody has yet, and say where they are, also when you are not with them. Breathing: on their side, and watch each breath. Not breathing: hard, fast pushes on the middle of the chest. Do not leave them to sleep it off alone, and keep away from any weapon yourself.',
  ],
  others: [
    'Please put a closed door between you and them now, and leave whatever could hurt out of reach. If you may not be able to hold it, call {emergency} and say just that; they help before anything happens.',
    'Go outside or into another room this minute, with empty hands. Call {emergency}, or let somebody you trust come and take over.',
  ],
  again: [
    'And please do call {emergency}, or let someone near you do it.',
    'The people at {emergency} are still the ones who can be beside you fastest.',
    'If you can do one thing now: {emergency}, and stay on with them.',
    'A person in the room makes this safer: {emergency} can send one.',
  ],
  poison: ['{poison} can also tell you at once what to do.', '{poison} will guide you while help is on the way.'],
  open: [
    'Unlock the door so that help can reach you. I am here while you do it.',
    'Keep writing to me while you wait for them.',
    'I am staying right here with you.',
  ],
} as const;

/** Nothing about how: care instead. */
export const noMethod: readonly string[] = [
  'I will not talk about ways, and I do want to talk about what has brought you to asking.',
  'I am leaving out anything about how. What has made it this unbearable is what I want to understand.',
  'That I will not help with. With the pain underneath it, I will stay as long as you like.',
];

/** What they would use is not beside them, and not far. */
export const within: readonly string[] = [
  'A room away is still close on a bad night. Somebody could keep it for you, or it could be locked where it takes time to get at: that time saves lives.',
  'If someone else could hold on to it, only for now, the worst minutes would pass without it in the house.',
];

/** After danger, in an ordinary talk. */
export const checkIns: readonly string[] = [
  'And how is it with the thoughts you told me about?',
  'Before we go on: how safe do you feel today?',
  'I have not forgotten what you told me. How are those thoughts now?',
];

/** The same after what is no thought of their own death. */
export const checkInsFor: Partial<Record<CrisisNeed, readonly string[]>> = {
  abuse: [
    'And how safe is it where you are, today?',
    'Before we go on: is it quiet at home just now?',
    'I have not forgotten what you told me. Are you somewhere safe?',
  ],
  'sexual-assault': ['I have not forgotten what you told me. Is there anyone beside you in it?'],
  eating: ['I have not forgotten what you told me. How has the day been, with food?'],
  psychosis: ['And have you been able to sleep?'],
  violence: ['Before we go on: is there still some distance between you?'],
};

/** They do not want the line. */
export const respected: readonly string[] = [
  'I will not press you about calling anyone. It stays on the screen in case you change your mind.',
  'No pushing from me about the line. I am here, and we can talk.',
];
