/** What is said to an answer of theirs, and asked on from it: by what was asked, and by the shape of what they answered. */
export interface AnsweredLines {
  hear: readonly string[];
  ask: readonly string[];
}

export const when = {
  /** '{t}' is the time as they said it, '{c}' what that hour is or was. */
  thatHour: ['{T} is when {c}.', 'So {t} is when {c}.', "{T}: that's when {c}."],
  plain: ['{T}, then.', 'So, {t}.', '{T}. Okay, got it.'],
  hour: {
    hear: [
      "That comes round every day, whether you're ready or not, and nobody else knows to look at the clock.",
      "So you get through the rest of the day, more or less, and then it's that time again.",
      'Some times of day just get something stuck to them, and it can stay that way for ages.',
      "So there's one bit of the day that's harder than the rest.",
    ],
    ask: [
      'What do you do these days when it gets to that time?',
      "What's it like around you, at that time of day?",
      'How long does it take until it eases off again?',
      'What would make just that one hour a bit shorter?',
    ],
  },
  night: {
    hear: [
      "There's nobody to ask at that hour and nothing to do, so everything gets as loud as it likes.",
      'Most people are asleep then, and that makes it even lonelier than it is already.',
      'Everything looks bigger at that time than it does in the middle of the day.',
    ],
    ask: [
      'What do you do with yourself at that hour?',
      "What comes first when you're lying there?",
      'What has made one of those nights a bit shorter?',
    ],
  },
  morning: {
    hear: [
      "So it's there before the day has even started.",
      "First thing, there's nothing to keep you busy with yet, so you notice it straight away.",
      'So it gets to you before anything else can.',
    ],
    ask: [
      "What's the first thing on your mind then?",
      'What gets you out of bed?',
      'How does it change as the day goes on?',
    ],
  },
  evening: {
    hear: [
      "There's not much left of the day to keep you going by then, and still a lot of the evening to come.",
      "That's when everyone else seems to be coming home, and it's hard not to notice it.",
      "So the busy part is over, and there's nothing left to keep you from it.",
    ],
    ask: [
      'What does an evening like that look like, from when you get in?',
      'What do you do between then and bed?',
      'Who else would notice what time it is?',
    ],
  },
  weekend: {
    hear: [
      'Two days that everyone else looks forward to can be very long.',
      "So it comes on the days that don't have a timetable.",
    ],
    ask: ['What does a day like that look like, hour by hour?', "What have the weekdays got that those days haven't?"],
  },
  /** A day on the calendar. */
  date: {
    hear: [
      "So it has a day, and it's hard not to count until then.",
      "So there's a date for it. That makes it real, and it also means it'll be over at some point.",
      "Not far off, then, and you've probably got it in your head most days until then.",
    ],
    ask: [
      'How do you picture that day?',
      'Who will be with you then?',
      'What would you like to have sorted before it?',
    ],
  },
} as const;

/** How long it has been so. '{s}' is it. */
export const span = {
  plain: ['{S}, then.', '{S}. All right.', 'So, {s}.'],
  hear: {
    short: [
      "That's so recent that you've hardly had time to take it in.",
      'It may feel a lot longer than that.',
      "So all of it's still very fresh.",
    ],
    some: [
      "That's long enough for it to have got into your everyday life.",
      "So the very beginning is over, and you're still not used to it.",
      "Other people may have stopped asking by now, and it's still going on for you.",
    ],
    long: [
      "That's a big chunk of your life to have had it around.",
      'After that long, it must have got into pretty much everything you do.',
      "After all that time it may be hard to say how you'd be without it.",
    ],
  },
  ask: {
    short: [
      'What was the day before it like?',
      'What do you reckon set it off?',
      'How has it changed between then and now?',
    ],
    some: [
      'How were things before that?',
      'Has it been the same all that time, or has it come and gone?',
      'What have you had to give up because of it?',
    ],
    long: [
      'What do you remember from before it?',
      'What have you got used to that nobody should have to?',
      'What made it come up just now, after so long?',
    ],
  },
} as const;

interface SpanLines {
  plain: readonly string[];
  hear: Readonly<Record<'short' | 'some' | 'long', readonly string[]>>;
}

/** How long or when, where it was asked of something else than a trouble: by the question. */
export const spanOf: readonly (SpanLines & { asks: RegExp; isAhead?: true })[] = [
  {
    asks: /\b(?:together|married|known|friends|have (?:him|her|them|you had))\b/,
    plain: ['{S}, then.', '{S}. All right.'],
    hear: {
      short: ['A good deal can begin in that time.'],
      some: ["That's time enough to get used to somebody."],
      long: ["That's a lot of days to have had in common."],
    },
  },
  {
    asks: /\b(?:last time|last)\b/,
    plain: ['{S}, then.', '{S}. All right.'],
    hear: { short: ["So it isn't long ago."], some: ["That's a while ago now."], long: ["That's a long time ago."] },
  },
  {
    isAhead: true,
    asks: /\b(?:how far off|still have to|when (?:is|will|do|does|are)|due|how soon|decided|next)\b/,
    plain: ['{S}, then.', '{S}. All right.'],
    hear: { short: ["That's close."], some: ["So there's still some time, and it has to be got through."], long: [] },
  },
];

/** A number. '{c}' is it, as they said it. */
export const amountOf: readonly { asks: RegExp; hear: readonly string[] }[] = [
  {
    asks: /\b(?:missing|short|owe|debt|cost|bill|rent|money|pay)\b/,
    hear: ["{C}. That's a lot to find when there's nothing over.", "So it's {c} that has to come from somewhere."],
  },
  { asks: /\binterviews?\b/, hear: ['{C}, out of all that you sent off.'] },
  { asks: /\bhow (?:many|much|often|old|big|far)\b/, hear: ['{C}, then.', '{C}. All right.'] },
];

/** Bare facts. '{n}' is their age or that of '{who}', '{c}' who somebody is, '{t}' the hour where they are. */
export const facts = {
  age: ["So you're {n}."],
  theirAge: ["So {who}'s {n}.", "{Who}'s {n}, then."],
  who: ['{C}, then.', 'So {c}.'],
  night: ["{T}, and you're up with this."],
  clock: ["So it's {t} where you are."],
} as const;

/** A piece of a sentence, '{c}'. */
export const piece: readonly string[] = ['{C}, then.', 'So, {c}.'];
/** Asked of it where nothing else was told. */
export const askPiece: readonly string[] = ["What's been happening there?", 'What is it about that?'];

/** '{who}', and nobody else. */
export const onlyThem: readonly string[] = ['Only {who}, then, and otherwise nobody.', 'So {who}, and nobody beside.'];

/** '{who}', named beside a yes. */
export const somebody: readonly string[] = ['So {who} knows, at least.', '{Who}, then.'];

/** Nobody, everybody, themselves, somebody: '{who}'. */
export const who = {
  'who-knows': {
    nobody: {
      hear: [
        "So you've had it all in your own head, with nobody to check it with.",
        "So you've been the only one who knows, and now for the first time you've said it here.",
        'Nobody at all. So the only one you could talk it over with was you.',
      ],
      ask: [
        'What has kept you from telling anybody?',
        'If you had to tell one person, who would be easiest?',
        'How do you think somebody would look at you if you told them?',
      ],
    },
    person: {
      hear: [
        'So {who} knows, at least.',
        "{Who} knows, then. That's one person you don't have to hide it from.",
        '{Who}, then.',
      ],
      ask: ['How much of it does {who} know?', 'What did {who} say to it?', "What's it like, now that {who} knows?"],
    },
    everyone: {
      hear: [
        "So there's nowhere you can go where they don't know about it.",
        "So everybody knows, and that still doesn't mean anyone gets it.",
      ],
      ask: ['Who of them understands any of it?', 'What would you rather hear them say about it?'],
    },
    me: {
      hear: ['Only you, then.', "So you're the only one it's with."],
      ask: ['What has kept it that way?', 'Who could be the second?'],
    },
  },
  'who-helps': {
    nobody: {
      hear: [
        "Nobody comes to mind, and that tells me a bit about how it's been.",
        "So you've had to do all of it alone.",
        "No one. That's a lot to have been managing all by yourself, for however long it's been.",
      ],
      ask: [
        'What would somebody like that do, if you had them?',
        'Was there ever somebody?',
        'What have you got used to doing without?',
      ],
    },
    person: {
      hear: ['{Who}, then.', '{Who} came to mind straight away.', "So it's {who} you'd want there."],
      ask: [
        "What does {who} do that others don't?",
        'What would {who} say, to start with?',
        'What would it be like to ask {who}?',
      ],
    },
    everyone: {
      hear: ["That's quite a lot of people.", "So there's more than one person you could ask."],
      ask: ['Who of those would you try first?', 'What would you ask them for?'],
    },
    me: {
      hear: ['You, then, and not for the first time, it sounds like.', 'So it comes back to you.'],
      ask: ['What would you hand over first, if you could?', 'How did it end up being you?'],
    },
  },
  'who-did': {
    nobody: { hear: ['Nobody, then.', "So there's nobody."], ask: [] },
    person: {
      hear: ['{Who}, then.', "So it's {who}.", '{Who}. All right.'],
      ask: ['How are you and {who} otherwise?', 'What is {who} like with you in it?'],
    },
    everyone: {
      hear: ['All of them, then.', 'So you were getting it from all sides.'],
      ask: ['Whose part of it stays with you?', "Was there anyone who didn't join in?"],
    },
    me: {
      hear: ['You, then.', "So that's you."],
      ask: [],
    },
  },
} as const;

/** The nights against the days. */
export const night = {
  worse: {
    hear: [
      'So the nights are the worse half.',
      "So it's the nights that take the most out of you.",
      "There's less at night to take your mind off it.",
    ],
    ask: [
      'Which hour of the night is the longest?',
      "What do you do when you're awake with it?",
      'What makes a night a bit shorter?',
    ],
  },
  better: {
    hear: ['So at night you get a bit of a break from it.', "So it's the days that take it out of you."],
    ask: ['What is it about the days that makes them harder?', 'What do the nights do for you?'],
  },
  same: {
    hear: [
      "No difference, then. It just doesn't let up.",
      "The same day and night, so you don't get any time off from it.",
    ],
    ask: ['When did you last have an hour without it?', 'What takes your mind off it, even for a minute?'],
  },
} as const;

/** One of two. '{c}' is it. */
export const chosen = {
  hear: ["So it's this: {c}.", '{C}, then.', "So you're leaning that way: {c}."],
  next: [
    "You know a lot more about it than fits in a message, and that's what you went by.",
    "You said that without a long back and forth, so there's probably something in it.",
    "It's up to you, and I can't see anything careless in it.",
  ],
  /** They said why. */
  reasoned: [
    "And you know why, so it'll be easier to stick to.",
    'The reason you give is a good one, and it looks after you.',
    "You've thought about it a good bit more than you let on.",
  ],
  ask: [
    'What would you get out of, that way?',
    "What's the best thing about it?",
    'What would you need, to leave it at that?',
  ],
  askReasoned: [
    'What will be the hardest part of sticking to it?',
    'What would help if you start to waver?',
    "How does it feel now you've said it?",
  ],
  both: {
    hear: ['Both, then.', "So it isn't one or the other.", "Both at once. No wonder you can't settle on one."],
    ask: [
      'Which of the two was louder today?',
      'What happens when you try to do both?',
      'Which of them would you drop first, if you could?',
    ],
  },
  neither: {
    hear: ['Neither, so far.', "So you don't have to decide it yet."],
    ask: ["What's wrong with each of them?", 'What would you want a third option to have?'],
  },
} as const;

/** What each of two could bring. '{a}', '{b}', and a third way of their own, '{c}'. */
export const each = {
  hear: [
    'So on one side: {a}. On the other: {b}.',
    "So it's this or that: {a}; or {b}.",
    'Next to each other, then: {a}; and {b}.',
  ],
  next: [
    "They're not the same size, now you've put them like that.",
    'One of them might be over in a day, and the other might not.',
    "It's a lot clearer than before you wrote it down.",
  ],
  third: [
    "And now you've come up with something that gets round both: {c}.",
    "And the third one's your own idea: {c}. It looks gentle from here, and not too much.",
  ],
  ask: [
    'Which of the two could you put right afterwards?',
    'Which of the two would you get over sooner?',
    'Which of them would you rather have tried?',
  ],
  askThird: ['What would the first words be?', 'What would you need for that to go well enough?'],
} as const;

/** Words they would say: '{q}', '{who}' to whom. */
export const words = {
  hear: [
    '"{q}." That\'s plain, and people would get what you mean.',
    '"{q}." You could say it exactly like that.',
    '"{q}." There it is, and you didn\'t need many words for it.',
  ],
  ask: [
    "What's stopping you from saying it?",
    'What would you like to hear back?',
    'What would it be like to have said it?',
    'What would be the smallest way to say it?',
  ],
  /** Somebody who cannot hear it any more. */
  lost: {
    hear: [
      '"{q}." That\'s how you talk to somebody who knew you really well.',
      '"{q}." You\'re still talking to them, even without getting an answer.',
      '"{q}." You wouldn\'t have had to explain a word of that.',
    ],
    ask: [
      'What do you think the answer would have been?',
      'When do you find yourself saying it?',
      'What else would you tell them, if you could?',
    ],
  },
} as const;

/** A thing named in a few words: '{c}'. */
export const thing = {
  part: {
    hear: ['{C}, then.', 'So out of all of it: {c}.', '{C}. You can look at that bit by itself for a moment.'],
    ask: [
      'What is it about that?',
      'What happens inside you when you get to that?',
      'What makes that one heavier than the rest?',
    ],
  },
  miss: {
    hear: ['{C}.', "{C}. That's easy to picture.", 'So, {c}.'],
    next: [
      "It's often something small, that nobody would think of taking a photo of.",
      "You don't notice things like that while you've got them, because they're there every day.",
      "That was part of ordinary life, so you don't know how much it was until it's not there.",
    ],
    ask: ['When does it come to mind most?', 'What was the best thing about it?', "What's there instead now?"],
  },
  fear: {
    hear: [
      '{C}, then.',
      'So what it comes down to is this: {c}.',
      "{C}. Now it's been said, it's at least one clear thing.",
    ],
    ask: [
      'What would be the worst of that?',
      'How likely does it look by day?',
      'And what would you do if it came to that?',
    ],
  },
  need: {
    hear: ['{C}, then.', "That's not much to ask: {c}.", "{C}. You're allowed to want that."],
    ask: ['Who could help with a bit of that?', 'What would it change?', 'When did you last have that?'],
  },
  helps: {
    hear: [
      '{C}. That counts, even if it looks small.',
      "{C}, then. It's good to know there's something, at least.",
      'So, {c}.',
    ],
    ask: ['What is it about that which helps?', 'When did you last get to do it?', 'How long does that last, usually?'],
  },
  nothing: {
    hear: [
      "Nothing, then, and you've still got yourself this far.",
      "Nothing so far. That's tiring in itself, all that trying.",
    ],
    ask: [
      'When was it a bit less, the last time?',
      'What do you do with the hours it takes up?',
      'What have people suggested that missed the point?',
    ],
  },
  both: {
    hear: ['All of it, then.', "Everything at once, so it's hard to know where to start."],
    ask: ['What came first today?', 'Which bit would you hand to somebody, if you could?'],
  },
} as const;
