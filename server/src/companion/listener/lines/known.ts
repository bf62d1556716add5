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
      'A few bad nights before something big are really common, and people do fine on them all the same.',
      "It's common, yes, and not dangerous for a few nights. It feels worse than it is.",
    ],
    next: [
      "If you hardly sleep for several nights running, tell a doctor or somebody at work, and don't drive on it.",
      "If it's hardly any sleep night after night, let a doctor know about it, and leave the car at home.",
    ],
    ask: ["What keeps you awake when you're lying there?", 'How much sleep is it really, if you add it all up?'],
  },
  {
    asks: isIt,
    about:
      /\b(?:throw (?:something|a \w+)|scream|strangle|slap|punch|hate|snap\w*|furious|resent\w*|rage)\b[\s\S]*\b(?:husband|wife|partner|boyfriend|girlfriend|him|her|snor\w+)\b|\bsnor\w+\b/,
    say: [
      "Quite normal. On that little sleep, next to somebody who's sleeping, most people have looked at a slipper and thought about it.",
      "Quite normal, that. If you're that tired beside somebody who isn't, nearly anyone would want to throw something.",
    ],
    next: ["Thinking it isn't doing it. You're letting off steam, and it's the tiredness that needs sorting."],
    ask: ['When did you last get a few hours in one go?', 'Who could take over for two hours today?'],
  },
  {
    asks: /\b(?:griev\w*|mourn\w*|miss(?:ing)?|lose|losing)\b[\s\S]*\b(?:still (?:here|alive|living|with (?:me|us)|in the)|next room|not (?:dead|gone)|hasn't died|alive|while)\b/,
    say: [
      "Yes. People do grieve for somebody who's still here. It's a hard one, because there's no funeral for it and nobody sends flowers.",
      'Yes, you can, and lots of people who look after somebody do. It starts long before any goodbye, and hardly anyone calls it grief.',
    ],
    next: [
      "It's messy, because they're still there and you already miss them, and you can have both on the same evening.",
    ],
    ask: ['What do you miss first?', 'When does it hit you most?'],
  },
  {
    asks: /^(?=[\s\S]*\b(?:you (?:alright|all right|ok)|how are you|how do you do)\b)[\s\S]*\b(?:what|how)\b[\s\S]*\b(?:answer|say|reply|mean|respond)\b/,
    say: [
      'Usually it\'s just a hello. "Yeah, and you" is all you need, and nobody expects more.',
      'It means hello. "Not bad, you" is the usual answer, and you say it while you walk on.',
    ],
    next: [
      'If you want to say more, add one small true thing and stop walking while you say it: "Not bad. A bit homesick today." If they stop as well, that\'s somebody you can talk to.',
    ],
    ask: ['Who would you most like to say a bit more to?'],
  },
  {
    asks: /\b(?:eat|drink|have|sugar|mango\w*|rice|bread|fruit|sweets?|cake|never)\b/,
    about: /\bdiabet\w*\b/,
    say: [
      "For your own case, the doctor or the diabetes nurse has to say. It's hardly ever a flat no. Usually it's about how much and how often.",
    ],
    next: ["Ask it just like that at the next visit, or ring the surgery. It's one of the questions they get most."],
    ask: ['Who goes through it with you at your visits?', 'What else would you like to ask them?'],
  },
  {
    asks: /\b(?:everyone|everybody|always|happen|all (?:people|of them)|will (?:i|they|it))\b/,
    about:
      /\bdiabet\w*\b[\s\S]*\b(?:foot|feet|leg|amputat\w*|eyes?|blind)\b|\b(?:foot|feet|leg|amputat\w*|eyes?|blind)\b[\s\S]*\bdiabet\w*\b/,
    say: [
      "No, not to everyone. Most people who have it never come to that, especially when it's found in time and gets checked regularly.",
    ],
    next: [
      "The doctor can tell you how it is with you. Ask to have it checked at the next visit; they're used to that.",
    ],
    ask: ["What do you wish you'd asked when they told you?"],
  },
  {
    asks: isIt,
    about: /\b(?:cry|cried|crying|tears)\b/,
    say: [
      "Normal, yes. You hold it in when there's no time for it, and then it comes out over something small.",
      "It's normal to cry over something like that, and it doesn't say anything bad about you.",
    ],
    next: ["If it's most days for a few weeks, and not much helps, tell a doctor about it."],
    ask: ['How do you feel afterwards?', 'What was it that set you off?'],
  },
  {
    asks: isIt,
    about: /\b(?:feel (?:nothing|numb|empty|relieved|relief)|relieved|numb|don't feel anything|can't feel)\b/,
    say: [
      "That's more common than people admit. Feeling nothing, or feeling relieved, is often how people get through the first bit.",
    ],
    next: [
      "It doesn't say how much somebody meant to you. If it goes on for weeks and scares you, a doctor is a good person to tell.",
    ],
    ask: ['When did it start being like that?'],
  },
];

/** A plan of theirs, and whether it is a good one: said straight. */
export const goodPlan: readonly string[] = [
  "Yes, it's a good plan: small, and your own.",
  "It's a good plan, yes. I can't see anything against it, and there's a lot to be said for it.",
  "Yes. It doesn't cost much and it says a lot.",
  "Do that. It's small enough that it'll actually happen, and it's worth it.",
  "Sounds good to me. It's yours, and you can do it.",
];
export const notStupid: readonly string[] = [
  "Not stupid at all. It's a good plan.",
  "No, there's nothing stupid about it. Go ahead.",
  "It's the opposite of stupid. It's a good plan, and you came up with it yourself.",
];
export const afterPlan: readonly string[] = [
  "It doesn't have to go perfectly to be worth doing.",
  'And if it comes out a bit wobbly, it still counts.',
  'You thought of it yourself, so it suits you.',
];
/** A plan floated as 'what if I …': picked up as gladly as it was said. */
export const floated: readonly string[] = [
  'Then do just that.',
  'Yes. Do it.',
  "That's better than anything I'd have come up with.",
  'Go for it. Hardly anything can go wrong with it.',
  "That's just the right size for a plan.",
];

/** Where it could cost them: not for Wren to wave through. */
export const weighPlan: readonly string[] = [
  "I can't just say yes to that one from here. Look at it again tomorrow, and with one person who likes you.",
  "Slow down with that one. If you can't take it back, give it a night first.",
];

/** A deed that risks little, asked about with 'should I'. '{deed}' stands after 'to'. */
export const wouldDo: readonly string[] = [
  "Yes, I'd say: {deed}. The worst you'd get is an awkward minute.",
  "I'd say yes: {deed}. Either it's a small thing and that's that, or something good comes of it.",
  "Yes, I'd go ahead and {deed}. There's not much risk in it, and a good chance it goes well.",
];

/** 'Did I do something wrong?', where nothing they told says so. */
export const nothingWrong: readonly string[] = [
  "From what you've told me, no. I can't see anything there that you did wrong.",
  "No, not from what I've read here. Nothing you've told me is anything you'd deserve to be punished for.",
  "Nothing you wrote says so. When something goes wrong it's easy to look for the reason in yourself first, and often it isn't there.",
];
export const nothingWrongAsk: readonly string[] = [
  'Did anything happen before that, that you noticed?',
  'What made you think it was you?',
  'Is there something you keep going over?',
];
/** The same, where they told of something they did. */
export const somethingDone: readonly string[] = [
  "You did something you're not easy about, and you know it. That's one thing you did, and it isn't all you are.",
  "Part of it was yours, and you say so yourself. It's one thing, though, and you can do something about one thing.",
];
export const somethingDoneAsk: readonly string[] = [
  'How could you put it right?',
  'If you said something about it, what would you say?',
];

/** Whether something is normal, answered the way round it was asked. */
export const polarity = {
  normal: [
    "Yes, that's quite normal.",
    "It's normal, yes. People just don't talk about it much.",
    'Yes. More people know that one than would ever say so.',
  ],
  odd: [
    "No, that's not strange.",
    "Not strange, no. People just don't mention it much, that's all.",
    "I wouldn't call it that. People do and feel far odder things.",
  ],
  wrong: [
    "No, I wouldn't call that wrong.",
    "There's nothing wrong with that, from what you say.",
    "No, nothing wrong there. It's human, and you're allowed.",
  ],
} as const;

/** No answer is known: that is said, and then one thing that helps to look at exactly this. */
export const unknown: readonly string[] = [
  "I don't know that, and I'd sooner say so than make something up.",
  "That one I can't answer from here.",
  "I haven't got an answer to that, and I won't make one up for you.",
];
/** The same, asked a second time. */
export const unknownStill: readonly string[] = [
  "I really don't know that. I should have said so straight away.",
  "No, I can't answer that one, and I'm not keeping anything back.",
];
/** Another question that cannot be answered, later in the talk. */
export const unknownAgain: readonly string[] = [
  "I don't know that either, and it's no wonder you ask.",
  "That's another one I can't answer from here, much as it matters.",
];
/** Everything that was worked out for it has been said. */
export const exhausted: readonly string[] = [
  "You've had what I know about that. Anything more would just be padding.",
  "I've got nothing better on that than what I said before.",
  "That's as far as I can take that one.",
];
export const exhaustedAsk: readonly string[] = [
  "Which bit of it doesn't fit you?",
  "What's still missing from it?",
  'What would have to be different for it to be any use to you?',
];

/** 'Do you think he likes me?' */
export const likes: readonly string[] = [
  "I can't look inside anybody's head, but people hardly ever go to that kind of trouble for nobody.",
  "Only one person knows for certain. From what you describe, though, it sounds like somebody who's looking for reasons to be where you are.",
];
export const likesAsk: readonly string[] = [
  'What does your gut say, before you argue with it?',
  'What would you do if it was a yes?',
];
