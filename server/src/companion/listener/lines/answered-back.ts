/** What is said to an answer of theirs, and asked on from it: by what was asked, and by the shape of what they answered. */
export interface AnsweredLines {
  hear: readonly string[];
  ask: readonly string[];
}

export const when = {
  /** '{t}' is the time as they said it, '{c}' what that hour is or was. */
  thatHour: ['{T} is when {c}.', 'So {t} is when {c}.', '{T}: that is when {c}.'],
  plain: ['{T}, then.', 'So, {t}.', '{T}: that is exact.'],
  hour: {
    hear: [
      'An hour like that comes round every day, ready or not, and nobody else can see it on the clock.',
      'The rest of the day can be managed, more or less, and then the clock gets there.',
      'A time of day can keep what belongs to it for a long while.',
      'So the day has one place in it where it is thin.',
    ],
    ask: [
      'What do you do now, when it comes to that?',
      'What is it like in the room at that hour?',
      'How long does it take until it lets go again?',
      'What would make just that one hour a little shorter?',
    ],
  },
  night: {
    hear: [
      'At that hour there is nobody to ask and nothing to do, and everything is as loud as it likes.',
      'Most people are asleep then, and that makes it lonelier than it is already.',
      'Things are never as large as they are at that time.',
    ],
    ask: [
      'What do you do with yourself, at that hour?',
      'What comes first, when you lie there?',
      'What has made one of those nights a little shorter?',
    ],
  },
  morning: {
    hear: [
      'So it is there before the day has even begun.',
      'The first hour has no work in it yet to hide behind.',
      'Then it gets its word in before anything else does.',
    ],
    ask: [
      'What is the first thing that comes to you then?',
      'What gets you over the edge of the bed?',
      'How does it change as the day goes on?',
    ],
  },
  evening: {
    hear: [
      'That is when a day stops holding you up, and there is still so much of it left.',
      'The part of a day when others come home has a sound of its own.',
      'Then the busy part is over, and it has you to itself.',
    ],
    ask: [
      'What does an evening like that look like, from the door on?',
      'What do you do between then and bed?',
      'Who else would notice what time it is?',
    ],
  },
  weekend: {
    hear: [
      'Two days that are free for everybody else can be very long.',
      'So it waits for the days with no timetable in them.',
    ],
    ask: ['What does such a day look like, hour by hour?', 'What do the weekdays have that those days do not?'],
  },
  /** A day on the calendar. */
  date: {
    hear: [
      'Then it has a day, and the days before it count themselves.',
      'So there is a date on it. That makes it real, and it also gives it an end.',
      'Not far off, then, and every day until then belongs to it a little.',
    ],
    ask: ['How do you picture that day?', 'Who will be with you then?', 'What do you need to have in place before it?'],
  },
} as const;

/** How long. '{s}' is it. */
export const span = {
  plain: ['{S}, then.', '{S}. All right.', 'So, {s}.'],
  short: {
    hear: [
      'That is so recent that it has hardly had time to settle.',
      'It may feel longer than the calendar says.',
      'Then all of it is still very near.',
    ],
    ask: [
      'What was the day before it like?',
      'What set it off, as far as you can tell?',
      'How has it changed in that time, hour by hour?',
    ],
  },
  some: {
    hear: [
      'That is long enough to wear a groove in the days.',
      'Past the first shock of it, then, and not yet used to it.',
      'Others may have stopped asking by now, while it still goes on.',
    ],
    ask: [
      'What was it like before?',
      'Has it been level all that time, or has it come in waves?',
      'What have you had to put down because of it?',
    ],
  },
  long: {
    hear: [
      'That is a large part of a life to have had it along.',
      'By now it must know all your habits, and you its.',
      'So long that it may be hard to say who you would be without it.',
    ],
    ask: [
      'What do you remember of the time before it?',
      'What have you got used to in it that nobody should have to?',
      'What made it come up just now, after so long?',
    ],
  },
} as const;

/** Nobody, everybody, themselves, somebody: '{who}'. */
export const who = {
  'who-knows': {
    nobody: {
      hear: [
        'Then it has all been in one head, with nobody to hold it against the light.',
        'So you have been the only one who knows, and this is the first place it was said.',
        'Nobody at all. Then it has had only your own voice to answer it.',
      ],
      ask: [
        'What has kept you from telling anybody?',
        'If one person were to know, who would be the least trouble?',
        'What would you expect to see in a face, if you told it?',
      ],
    },
    person: {
      hear: [
        'So {who} knows, at least.',
        '{Who} knows, then. That is one person it does not have to be hidden from.',
        '{Who}, then.',
      ],
      ask: ['How much of it does {who} know?', 'What did {who} say to it?', 'What is it like to have {who} know?'],
    },
    everyone: {
      hear: [
        'Then there is no room you can walk into where it is not known.',
        'So everybody knows, and that is not the same as somebody understanding.',
      ],
      ask: ['Who of them understands any of it?', 'What do they say, and what would you rather they said?'],
    },
    me: {
      hear: ['Only you, then.', 'So it rests with you alone.'],
      ask: ['What has kept it that way?', 'Who could be the second?'],
    },
  },
  'who-helps': {
    nobody: {
      hear: [
        'Nobody comes to mind, and that says something about how it has been.',
        'Then all of it has had to be done alone.',
        'No one. That is a short word for a long stretch of managing.',
      ],
      ask: [
        'What would such a person do, if there were one?',
        'Was there ever somebody?',
        'What have you got used to doing without?',
      ],
    },
    person: {
      hear: ['{Who}, then.', '{Who} came to mind at once.', 'So it is {who} you would want there.'],
      ask: [
        'What does {who} do that others do not?',
        'What would {who} say, to start with?',
        'How would it be, to ask {who}?',
      ],
    },
    everyone: {
      hear: ['That is a good many people.', 'Then there is more than one hand to reach for.'],
      ask: ['Who of them first?', 'What would you ask them for?'],
    },
    me: {
      hear: ['You, then, as so often.', 'So it comes back to you.'],
      ask: ['What would you hand over first, if you could?', 'How did it come to be you?'],
    },
  },
  'who-did': {
    nobody: {
      hear: ['Nobody, then.', 'So there is nobody in that place.'],
      ask: ['What is it like, with nobody there?', 'Who would you have wished for?'],
    },
    person: {
      hear: ['{Who}, then.', 'So it is {who}.', '{Who}: all right.'],
      ask: [
        'What is it with {who} and you?',
        'What would you have liked to say to {who}, just then?',
        'How are you and {who} otherwise?',
      ],
    },
    everyone: {
      hear: ['All of them, then.', 'So it came from every side.'],
      ask: ['Whose part of it stays with you?', 'Was there one who did not join in?'],
    },
    me: {
      hear: ['You say that straight out, and many would not.', 'You, then. It takes something to put it so plainly.'],
      ask: [
        'What happens in the minute before?',
        'What are you after, when it is you?',
        'What would you have wanted to do instead?',
      ],
    },
  },
} as const;

/** The nights against the days. */
export const night = {
  worse: {
    hear: [
      'So the nights are the worse half.',
      'Then it is the nights that ask the most of you.',
      'By night it has more room, then.',
    ],
    ask: [
      'Which hour of the night is the longest?',
      'What do you do when you are awake with it?',
      'What makes a night a little shorter?',
    ],
  },
  better: {
    hear: ['Then the night gives you some rest from it.', 'So it is the days that cost more.'],
    ask: ['What is it that the day brings along?', 'What do the nights do for you?'],
  },
  same: {
    hear: [
      'No difference, then: it keeps no hours.',
      'Day and night alike, so there is no part of the day off from it.',
    ],
    ask: ['When did you last have an hour without it?', 'What takes your mind off it, even for a minute?'],
  },
} as const;

/** One of two. '{c}' is it. */
export const chosen = {
  hear: ['So it is this: {c}.', '{C}, then.', 'It leans that way, then: {c}.'],
  next: [
    'You know more about it than a message can hold, and that is where an answer comes from.',
    'That came without much thinking, and the head often only follows later.',
    'It is yours to choose, and nothing in it looks careless from here.',
  ],
  /** They said why. */
  reasoned: [
    'And you know why, which is half of sticking to it.',
    'The reason you give is a good one; it looks after you.',
    'You have thought it through further than it looks from outside.',
  ],
  ask: ['What does that spare you?', 'What speaks for it most?', 'What would you need, to leave it at that?'],
  askReasoned: [
    'What will be the hardest moment in sticking to it?',
    'What would help, when it pulls the other way?',
    'How is it to have said it?',
  ],
  both: {
    hear: ['Both, then.', 'So it is not one or the other.', 'Both at once; that is why it will not settle.'],
    ask: [
      'Which of the two was louder today?',
      'What happens when they meet?',
      'Which of them would you put down first, if you could?',
    ],
  },
  neither: {
    hear: ['Neither, so far.', 'Then it does not want to be decided yet.'],
    ask: ['What is wrong with each of them?', 'What would a third way have to have in it?'],
  },
} as const;

/** What each of two could bring. '{a}', '{b}', and a third way of their own, '{c}'. */
export const each = {
  hear: [
    'So on the one side: {a}. On the other: {b}.',
    'Then it is this against that: {a}; or {b}.',
    'Laid side by side: {a}; and {b}.',
  ],
  next: [
    'They are not the same size, said out like that.',
    'One of them would be over in a day, and the other might not.',
    'It is a good deal clearer than before you wrote it down.',
  ],
  third: [
    'And there you have a way of your own that goes round both: {c}.',
    'And the third way is yours: {c}. From here that looks gentle, and not too much.',
  ],
  ask: [
    'Which of the two could be put right afterwards?',
    'Which of the two would you get over sooner?',
    'Which of them would you rather have tried?',
  ],
  askThird: ['What would the first words be?', 'What would you need for that to go well enough?'],
} as const;

/** Words they would say: '{q}', '{who}' to whom. */
export const words = {
  hear: [
    '"{q}." Those are plain words, and they would be understood.',
    '"{q}." It could be said exactly like that.',
    '"{q}." There it is, and it did not need many words.',
  ],
  ask: [
    'What keeps it from being said?',
    'What do you hope would come back?',
    'How would it be, to have it said?',
    'What would be the smallest way to say it?',
  ],
  /** Somebody who cannot hear it any more. */
  lost: {
    hear: [
      '"{q}." That is how one talks to somebody who knew the whole of it.',
      '"{q}." It is still a conversation, with one voice missing.',
      '"{q}." That would have been understood at once, without a word more.',
    ],
    ask: [
      'What would have come back, in that voice?',
      'When do you find yourself telling it?',
      'What else is waiting to be told?',
    ],
  },
} as const;

/** A thing named in a few words: '{c}'. */
export const thing = {
  part: {
    hear: ['{C}, then.', 'So out of all of it: {c}.', '{C}. That can be taken by itself for a moment.'],
    ask: [
      'What is it about that?',
      'What happens in you, when it comes to that?',
      'What makes that one heavier than the rest?',
    ],
  },
  miss: {
    hear: ['{C}.', '{C}: one can see it.', 'So, {c}.'],
    next: [
      'It is often the small thing nobody would put in a photograph.',
      'Things like that are not noticed while they are there, because they come every day.',
      'A day is built round things like that, and nobody says so at the time.',
    ],
    ask: ['When does it come to mind most?', 'What was it like, at its best?', 'What is in that place now?'],
  },
  fear: {
    hear: ['{C}, then.', 'So what it comes down to is this: {c}.', '{C}. Said out, it at least has edges.'],
    ask: [
      'What would be the worst of that?',
      'How likely does it look by day?',
      'What would you do, if it came to that?',
    ],
  },
  need: {
    hear: ['{C}, then.', 'That is not much to ask: {c}.', '{C}. That can be wished for out loud.'],
    ask: ['Who could see to a piece of that?', 'What would it change?', 'When did you last have that?'],
  },
  helps: {
    hear: ['{C}. That counts, however small it looks.', '{C}, then. Good to know that there is something.', 'So, {c}.'],
    ask: ['What is it about that, that helps?', 'When did you last get to it?', 'How long does it last?'],
  },
  nothing: {
    hear: [
      'Nothing, then, and you have got this far all the same.',
      'Nothing so far. That is tiring in itself, all the looking.',
    ],
    ask: [
      'When was it a little less, the last time?',
      'What do you do with the hours it takes?',
      'What have people suggested that missed the point?',
    ],
  },
  both: {
    hear: ['All of it, then.', 'Everything at once; then there is no corner to begin in.'],
    ask: ['What came first today?', 'Which piece would you hand to somebody, if you could?'],
  },
} as const;
