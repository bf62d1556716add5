/** A straight answer to one question that people really ask. */
export interface Known {
  /** What the question itself says, in small letters. */
  asks: RegExp;
  /** What else must have been told, now or in the last messages. */
  about?: RegExp;
  say: readonly string[];
  /** A second thing that is of use with it. */
  next?: readonly string[];
  ask: readonly string[];
}

const isIt =
  /\b(?:is|isn't|was) (?:that|it|this)(?: not| really| just| even| so)* (?:bad|normal|ok|okay|dangerous|weird|wrong|allowed|harmful|common|usual)\b|\bthat's (?:not )?(?:normal|bad|ok|okay|weird),? (?:right|no|isn't it)\b/;

export const knownAnswers: readonly Known[] = [
  {
    asks: isIt,
    about:
      /\b(?:haven't|have not|not|barely|hardly) (?:\w+ )?(?:slept|sleep|been sleeping)\b|\b(?:no|little|without) sleep\b|\bslept (?:\d|one|two|three|four|like)\b|\b(?:one|two|three|four|\d) hours(?: of)? sleep\b|\bcan't sleep\b/,
    say: [
      'A few bad nights before something big are common, and people do well on them all the same.',
      'Common, yes, and not dangerous for a few nights; it feels worse than it is.',
    ],
    next: [
      'If it is hardly any sleep for several nights, tell a doctor or somebody at work, and do not drive on it.',
      'If it goes on for several nights with hardly any sleep, a doctor should hear of it, and driving can wait.',
    ],
    ask: ['What keeps you awake, when you lie there?', 'How much sleep is it really, counted together?'],
  },
  {
    asks: isIt,
    about:
      /\b(?:throw (?:something|a \w+)|scream|strangle|slap|punch|hate|snap\w*|furious|resent\w*|rage)\b[\s\S]*\b(?:husband|wife|partner|boyfriend|girlfriend|him|her|snor\w+)\b|\bsnor\w+\b/,
    say: [
      'Quite normal. On that little sleep, next to somebody who sleeps, most people have looked at a slipper and thought about it.',
      'Yes, that is normal. Being that tired beside somebody who is not makes nearly everybody want to throw something.',
    ],
    next: ['A thought like that is steam. It is the tiredness that needs looking after.'],
    ask: ['When did you last get a few hours in one piece?', 'Who could take over for two hours today?'],
  },
  {
    asks: /\b(?:griev\w*|mourn\w*|miss(?:ing)?|lose|losing)\b[\s\S]*\b(?:still (?:here|alive|living|with (?:me|us)|in the)|next room|not (?:dead|gone)|hasn't died|alive|while)\b/,
    say: [
      'Yes. People grieve for somebody who is still here, and it is a hard kind: there is no day for it, and nobody sends flowers.',
      'Yes, one can, and many do who look after somebody. It begins long before any goodbye, and hardly anyone calls it by its name.',
    ],
    next: [
      'There is no tidy form for it, because the person is still there and already missed, both on the same evening.',
    ],
    ask: ['What is it that you miss first?', 'When do you notice it most?'],
  },
  {
    asks: /^(?=[\s\S]*\b(?:you (?:alright|all right|ok)|how are you|how do you do)\b)[\s\S]*\b(?:what|how)\b[\s\S]*\b(?:answer|say|reply|mean|respond)\b/,
    say: [
      'Mostly it is only a hello. "Yeah, and you" is the whole of it, and nobody expects more.',
      'It means hello. "Not bad, you" is the usual answer, said while walking on.',
    ],
    next: [
      'To say more, add one small true thing and stand still while you say it: "Not bad. A bit homesick today." Whoever stops as well is somebody to talk to.',
    ],
    ask: ['Whom would you most like to say a little more to?'],
  },
  {
    asks: /\b(?:eat|drink|have|sugar|mango\w*|rice|bread|fruit|sweets?|cake|never)\b/,
    about: /\bdiabet\w*\b/,
    say: [
      'For your own case the doctor or the diabetes nurse has to say. It is seldom a plain never; mostly it is a matter of how much and how often.',
    ],
    next: [
      'Ask it in just those words at the next visit, or ring the surgery: it is one of the commonest questions they get.',
    ],
    ask: ['Who could read the paper out to you?', 'What else would you put on that list for them?'],
  },
  {
    asks: /\b(?:everyone|everybody|always|happen|all (?:people|of them)|will (?:i|they|it))\b/,
    about:
      /\bdiabet\w*\b[\s\S]*\b(?:foot|feet|leg|amputat\w*|eyes?|blind)\b|\b(?:foot|feet|leg|amputat\w*|eyes?|blind)\b[\s\S]*\bdiabet\w*\b/,
    say: [
      'No, not to everyone. Most people with it never come to that, above all when it is found in time and looked at regularly.',
    ],
    next: [
      'How it is with you, the doctor can say. Ask to have it checked at the next visit; that is an ordinary request.',
    ],
    ask: ['What would you like to have asked, when you were told?'],
  },
  {
    asks: isIt,
    about: /\b(?:cry|cried|crying|tears)\b/,
    say: [
      'Yes, that is normal. Tears come when there was no room for them before, and often at a small thing.',
      'Crying over a thing like that is normal, and says nothing bad about you.',
    ],
    next: ['If it is most days for some weeks, and little helps, it is worth telling a doctor.'],
    ask: ['How is it afterwards?', 'What was it that tipped it?'],
  },
  {
    asks: isIt,
    about: /\b(?:feel (?:nothing|numb|empty|relieved|relief)|relieved|numb|don't feel anything|can't feel)\b/,
    say: [
      'That is more common than people say aloud. Feeling nothing, or relief, is often how a head gets through the first stretch.',
    ],
    next: [
      'It does not measure what somebody meant to you. If it stays for weeks and frightens you, a doctor is a good person to tell.',
    ],
    ask: ['When did it begin to be like that?'],
  },
];

/** A plan of theirs, and whether it is a good one: said straight. */
export const goodPlan: readonly string[] = [
  'Yes, it is a good plan: small, and yours.',
  'A good plan, yes. There is nothing against it that I can see, and a good deal for it.',
  'Yes. It costs little and it says a lot.',
  'Do that. It is small enough to happen, and worth it.',
  'That sounds right to me. It is yours, and it is doable.',
];
export const notStupid: readonly string[] = [
  'Not stupid at all. It is a good plan.',
  'No, there is nothing stupid about it. Do it.',
  'It is the opposite of stupid: it is a good plan, and it is your own.',
];
export const afterPlan: readonly string[] = [
  'It need not go perfectly to have been right.',
  'And if it comes out a little crooked, it still counts.',
  'You thought of it yourself, which is why it fits.',
];
/** A plan floated as 'what if I …': picked up as gladly as it was said. */
export const floated: readonly string[] = [
  'Then do just that.',
  'Yes. Do it.',
  'That is better than anything I would have come up with.',
  'Go for it; the worst that can happen is small.',
  'Perfect size for a plan.',
];

/** Where it could cost them: not for Wren to wave through. */
export const weighPlan: readonly string[] = [
  'I would not wave that one through from here. Look at it once by daylight, and with one person who likes you.',
  'Slowly with that one: what cannot be taken back is worth a night.',
];

/** A deed that risks little, asked about with 'should I'. '{deed}' stands after 'to'. */
export const wouldDo: readonly string[] = [
  'Yes, I would say: {deed}. The worst of it is an awkward minute.',
  'I would say yes: {deed}. It can only come out as a small thing or a good one.',
  'Yes. To {deed} is a small risk with a good chance in it.',
];

/** 'Did I do something wrong?', where nothing they told says so. */
export const nothingWrong: readonly string[] = [
  'From what you have told me, no. I see nothing there that you did wrong.',
  'No, not from what I have read here. Nothing you told me is a thing to be punished for.',
  'Nothing you wrote says so. When people pull away, one looks for the reason in oneself first, and it is often not there.',
];
export const nothingWrongAsk: readonly string[] = [
  'Did anything happen before that, from where you stand?',
  'What made you think that it was you?',
  'Is there something you keep going over?',
];
/** The same, where they told of something they did. */
export const somethingDone: readonly string[] = [
  'You did something you are not at ease with, and you know it. That is one deed, and not what you are.',
  'There is something in it that was yours, and you say so yourself. It can be put right only as what it is: one thing.',
];
export const somethingDoneAsk: readonly string[] = [
  'What would putting it right look like?',
  'What would you want to say about it, to the one it touched?',
];

/** Whether something is normal, answered the way round it was asked. */
export const polarity = {
  normal: [
    'Yes, that is quite normal.',
    'It is normal, yes, and seldom talked about.',
    'Yes. More people know that than would say it.',
  ],
  odd: [
    'No, that is not strange.',
    'Not strange, no. Hardly anybody tells it, that is all.',
    'I would not call it that. People do and feel far odder things.',
  ],
  wrong: [
    'No, I would not call that wrong.',
    'There is nothing wrong in that, as you tell it.',
    'Not wrong, no. It is human, and it is allowed.',
  ],
} as const;

/** No answer is known: that is said, and then one thing that helps to look at exactly this. */
export const unknown: readonly string[] = [
  'I do not know that, and I will not make something up.',
  'Honestly, I do not know.',
  'I have no good answer to that one.',
  'That is more than I know.',
  'I would only be guessing there.',
];
/** The same, asked a second time. */
export const unknownStill: readonly string[] = [
  'I really do not know that. I should have said so straight away.',
  'No, I cannot answer that one, and I am not keeping anything back.',
  'I do not have the answer, sorry. I would rather say that than talk round it.',
];
/** Another question that cannot be answered, later in the talk. */
export const unknownAgain: readonly string[] = [
  'I do not know that either.',
  'That is another one I cannot answer, sorry.',
  'There, too, I would only be guessing.',
];
export const unknownAsk: readonly string[] = [
  'What is your own best guess?',
  'Which answer are you hoping for?',
  'What would you do, if you knew?',
  'What would it change for you, to know?',
];
/** Everything that was worked out for it has been said. */
export const exhausted: readonly string[] = [
  'What I have on that, you have had; anything more would be padding.',
  'I have nothing better on that than what I said before.',
  'That is as far as I can take that one.',
];
export const exhaustedAsk: readonly string[] = [
  'Which bit of it does not fit your case?',
  'What is still missing from it?',
  'What would have to be different for it to be of use?',
];

/** 'Do you think he likes me?' */
export const likes: readonly string[] = [
  'I cannot look inside anybody, but people seldom go to that kind of trouble for nobody.',
  'Only one person knows for certain. What you describe does sound like somebody who looks for reasons to be where you are.',
];
export const likesAsk: readonly string[] = [
  'What does your gut say, before you argue with it?',
  'What would you do if it were a yes?',
];
