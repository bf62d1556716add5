/** Answers made of parts: one line is taken from each list, so that the same question is not answered twice alike. */
export type Answer = readonly (readonly string[])[];

const program = [
  "I'm a computer program called Wren, not a human.",
  'No human here: I am a computer program by the name of Wren.',
  'What you are talking to is a computer program, not a person.',
  'To be straight with you: Wren is a computer program and not human.',
];
const noFeelings = [
  "I'm a program, so I feel nothing myself, but I do follow what you feel.",
  "Feelings I don't have, being a program; yours can all go here.",
  'A program has no feelings of its own, but I do take yours seriously.',
  "I don't feel things, as a program, though I read every word you write.",
];
const limits = [
  "This is not therapy, and it's not for emergencies.",
  'It is not therapy, and in an emergency the crisis lines on this page are the right place.',
  'Please take it as company for your thoughts, not therapy and not an emergency service.',
];
export const back: readonly string[] = [
  'We can go on with whatever is on your mind.',
  'What you were telling me still has its place here.',
  'The space is yours, if you want to go on.',
  'If there is something on your mind, it can go here.',
  'Whatever brought you here today is welcome.',
];
/** What is asked back of somebody who asked whether Wren knows it, or how it copes. */
export const andYou = {
  lived: ['What is the hardest part of it for you?', 'What has it been like for you?'],
  copes: ['What has helped you so far, even a little?', 'Is there anything that makes it a bit better, for you?'],
} as const;

/** The same where nothing was told yet. */
export const welcome: readonly string[] = [
  'If there is something on your mind, it can go here.',
  'Whatever brought you here today is welcome.',
  'What would you like to talk about?',
];
const person = [
  'For a warm voice or a hand on the shoulder, someone near you can do what no program can.',
  'What you need from a person, a person should give; I can help you think about whom to ask.',
  'It would be good to have somebody of flesh and blood in this too.',
];

/** Back to what they said before Wren itself came up. */
export const wentBefore: readonly string[] = ['You were telling me that {back}.', 'You told me that {back}.'];

/** The same where nothing of the chat is kept. */
export const aboutWrenOffTheRecord: Record<string, Answer> = {
  memory: [
    ['Within this chat I keep track of what you tell me.', 'While this chat is open I follow what you say.'],
    [
      'It is off the record: once you close it, nothing of it is left, and I will not know of it.',
      'Nothing of it is kept. When it is closed it is gone, also for you.',
    ],
    back,
  ],
  privacy: [
    ['This chat is off the record.', 'You are off the record here.'],
    [
      'Nothing of it is written down anywhere: no message, no memory, no title. It travels to be answered, and is forgotten.',
      'No message, memory or title of it is stored. When you close it, it is gone and cannot be brought back.',
    ],
    back,
  ],
};

export const aboutWren: Record<string, Answer> = {
  would: [
    [
      "I'm a program, so I'd only be making it up: I never have to live with the answer.",
      "There's no life behind me to answer from; I'm a program, and you're the one who'd wake up with it.",
      "Honestly, I'm a program and would risk nothing by it, so my answer is cheap.",
    ],
    [
      'If a friend had told you all this, what would you say to them?',
      'Which way were you leaning before you asked?',
      'What would you do, if you knew that nobody would be angry with you?',
    ],
  ],
  opinion: [
    [
      'As a program I have no opinion of my own to weigh against yours.',
      'There is no view of mine that should count here, being a program.',
    ],
    [
      'What I can do is hold up what you have said, so that you can look at it.',
      'I can help you look at it from another side, and the judging stays with you.',
    ],
    [
      'What does the quieter part of you think?',
      'If a friend told you the same, what would you think?',
      'What would you answer, if someone asked you?',
    ],
  ],
  stay: [
    ['You can open this at any hour, tomorrow as well.', 'This page is there day and night.'],
    [
      'I am a program, so there is no waiting on this side, and no need to come for my sake.',
      'Nobody sits and waits here, since I am a computer program, and what you wrote stays where it is.',
    ],
    [
      'It would be good to have someone of flesh and blood around, too.',
      'For the hours in between, a person near you is worth more than any page.',
    ],
  ],
  there: [
    [
      "I'm here, at this hour and at any other.",
      "I'm here. This is open day and night, weekends too.",
      "Here, yes, and you're not keeping anybody up.",
    ],
    [
      "I'm a computer program, so it is never too late and never a bad time.",
      'A program needs no sleep, so take your time.',
    ],
    back,
  ],
  help: [
    [
      'Often, yes: by listening, by sorting it out with you, and sometimes with one small step.',
      'I can listen, think it through with you, and help to find one small thing to do.',
      "That's what this is for: you tell it, and we look at it together.",
    ],
    back,
  ],
  use: [
    [
      'You just type, in any words and any order, and I answer below.',
      'There is nothing to it: you write what is on your mind and send it, and I answer.',
    ],
    [
      'You cannot do it wrong. Stop when you like, and come back when you like.',
      'Spelling does not matter, any subject will do, and you may stop whenever you want.',
    ],
    back,
  ],
  readers: [
    [
      'No person is at the other end: a computer program called Wren answers, and nobody reads along.',
      "Nobody sits and reads this. It's a computer program that answers you.",
    ],
    [
      'What you write is stored encrypted under a key of your own, and no other account can see it.',
      'Your words are kept sealed, under a key that belongs to your account alone.',
    ],
    back,
  ],
  forget: [
    [
      'Yes. A memory can be deleted on your memories page, and a chat in the list of chats.',
      'You can delete a single chat, any one memory, or everything, whenever you want.',
    ],
    ['What is deleted is gone, and I will not know of it.', 'Deleted is deleted: I do not know of it after that.'],
    back,
  ],
  cost: [
    ['Talking here costs nothing on the free plan.', "There's a free plan, and you pay nothing on it."],
    [
      'A paid plan buys more messages a day and nothing else, and nobody is charged who did not choose one.',
      'Only who chooses a paid plan pays, and what it buys is more messages a day.',
    ],
    [
      'Help in a crisis and every exercise are free, whatever happens.',
      'Crisis help and the exercises are free on every plan.',
    ],
    back,
  ],
  language: [
    ['English is the language I know well, of others only a little.', "Honestly, I'm only good at English."],
    [
      'It need not be good English: short words, slang and mistakes are all fine.',
      'Mistakes and slang are fine, and so are short sentences.',
    ],
    ['If I lose you, I will say so.', 'Where I do not follow, I will tell you and ask.'],
    back,
  ],
  life: [
    [
      "I'm Wren, a computer program, so there's no age, family or place of mine to tell about.",
      "My name is Wren, and I'm a computer program, so I've no life of my own to tell about.",
      "I'm a computer program, so there's not much to tell on my side.",
    ],
    back,
  ],
  lived: [
    [
      "I'm a program, so I haven't lived through it myself.",
      "No, I'm a program and have no life of my own to have met it in.",
      "Not myself: I'm a computer program. You're the one who knows what it's like.",
    ],
    back,
  ],
  copes: [
    [
      "I'm a program, so I've nothing of my own to go by.",
      "I'm a program, so I've never had to, and I'd only be making it up.",
      "I'm a program, so I can't tell you what helped me.",
    ],
    [
      'What helps most people is plain: getting outdoors once a day, one person who knows how it is, and something to do with your hands.',
      'What people most often say helped them: talking to one person about it, going for a walk every day, and small tasks they could finish.',
      'What tends to help is small and regular: some fresh air, meals and sleep at fixed times, and somebody to talk to.',
    ],
    back,
  ],
  bot: [
    [
      'You are right, I am a program, and I have lived none of it.',
      'True: a program, no skin in it, and nobody who has been where you are.',
      'That is so. I am a computer program, and there is a good deal about it that I cannot know from inside.',
      'Yes, a program. You know what it is like, and I only have your words for it.',
    ],
    [
      'It is fair to be fed up with that. What you say still counts, and I read all of it.',
      'It makes sense to want somebody who has been there. I can still follow what you tell me, and say so when I lose you.',
      'You need not explain it perfectly here, and nothing you say can be too much or too small.',
    ],
    [
      'What would somebody who gets it have said to you?',
      'What is the part that somebody would need to have lived through?',
      'What do you most want understood about it?',
    ],
  ],
  human: [program, noFeelings, limits, back],
  judges: [
    ['No.', 'No, not for anything you say here.', 'There is nobody here to judge you.'],
    [
      'I am a computer program: I keep no score, and nothing you write makes you smaller to me.',
      'I am a computer program, and what you tell me is only ever used to follow you better.',
    ],
    back,
  ],
  feel: [
    noFeelings,
    program,
    [
      'What you write is still read with care for every word.',
      'What I can do is listen closely, keep track and answer.',
      'That leaves more room for yours.',
    ],
    back,
  ],
  love: [
    [
      'That is a warm thing to say, and it deserves an honest answer.',
      'An honest answer to a tender question:',
      'You deserve a true answer to that.',
    ],
    [
      "I'm a computer program and can't love or be loved back.",
      'Wren is a program, so there is no love on this side, and no liking or missing either.',
      'A program has no heart to give; I cannot return that.',
    ],
    [
      'The wish behind it is real, though, and worth looking at.',
      'Wanting to matter to someone is about as real as anything gets.',
      'That you would like closeness says something good about you.',
    ],
    person,
  ],
  therapist: [
    [
      'No, this is not therapy, and I am a computer program rather than a professional.',
      'No: I am a computer program, and what happens here is not therapy.',
    ],
    [
      'What I can do is listen, help you sort things out, and suggest something small now and then.',
      'I can listen, hand your words back clearly, and now and then offer a small step.',
    ],
    [
      'For something that lasts or weighs heavily, a trained person is worth having beside you.',
      'A doctor or a counsellor can do things I cannot, and the two do not exclude each other.',
    ],
    back,
  ],
  device: [
    [
      'Yes: whoever sits down at a device that is unlocked and signed in here can read what you wrote.',
      'If you are signed in and somebody opens this on your device, yes, they can read it.',
      'Yes, on your own device they can, as long as you are signed in and it is not locked.',
    ],
    [
      'So sign out when you leave it, lock the device, or delete the conversation in the settings.',
      'What prevents it is a locked screen, signing out each time, or deleting the talk.',
    ],
    [
      'A chat that is off the record is not stored at all: close it, and there is nothing to find.',
      'If you write off the record, nothing is kept, and once it is closed nobody finds it, you included.',
    ],
    [
      'Elsewhere it is sealed: no other account can see it.',
      'From any other account nobody can see it.',
      'Is anyone near enough to look, right now?',
    ],
  ],
  privacy: [
    [
      'Nobody is told. What you write is stored encrypted under a key of your own.',
      'No one is told: your words are kept sealed, under a key that belongs to your account alone.',
    ],
    [
      'Other users cannot see it, and an organization you joined through sees nothing of it, not even counts.',
      'Nobody else with an account can read it, your organization included.',
    ],
    [
      'You can delete a conversation, or everything, in the settings; the privacy page has the details.',
      'Deleting one chat or all of them is in your hands, and the privacy page says the rest.',
    ],
    back,
  ],
  knows: [
    [
      'Fair point. I know what has been written down about such things, and what you tell me; I have lived none of it.',
      'True: I am a program, and nothing of the kind has ever happened to me.',
      'Only what can be read and what you say. I have no nights of my own to go by.',
    ],
    [
      'So it would be silly to tell you how it is. You are the one who knows.',
      'What I can do is follow closely, and say so when I lose you.',
      'It is a place to think aloud in, and not somebody who has been there.',
    ],
    [
      'Which part of it would a program get wrong?',
      'What would somebody who had been through it understand at once?',
      'What is the bit that no one gets who has not been there?',
    ],
  ],
  sees: [
    [
      'No. I see only the words you type here, no camera, no place, nothing else on your phone.',
      'No, neither: what reaches me is the text you send, and that is all.',
    ],
    [
      'Someone who holds your phone could read what is open on it, so it is worth a lock if you are not alone with it.',
      'What you write is stored sealed under your account, and you can delete it whenever you like.',
    ],
    [
      'Is somebody looking over your shoulder?',
      'What made you wonder?',
      'What would make it feel safer to write here?',
    ],
  ],
  memory: [
    [
      'Within this conversation I keep track of what you have told me.',
      'I follow what you say through this conversation.',
    ],
    [
      'Beyond it, only what stands on your memories page, which you can read, correct and delete.',
      'Across conversations there is only your memories page, and it is yours to change or empty.',
    ],
    [
      'Being a program, I do not think of you in between; it is simply stored.',
      'It is a record and no reminiscing: I am a computer program.',
    ],
    back,
  ],
  able: [
    [
      "I'm Wren, a computer program made for listening.",
      'Wren is a computer program for talking things through.',
      "I'm a program called Wren, with no life story to tell.",
    ],
    [
      'You can tell me what is going on, think aloud, or ask for one small step.',
      'You can let things out here, sort your thoughts, or set a small goal for the day.',
    ],
    limits,
    back,
  ],
};

export const boundaries: Record<string, Answer> = {
  medication: [
    [
      'About {med}, and about amounts of anything, somebody should answer who knows your history.',
      'With {med} the right answer depends on your body and your history, so I cannot give it.',
      'Anything about medicines and amounts needs someone who knows your history.',
      "About medication I can't advise, because the right answer depends on your body and your history.",
    ],
    [
      'A pharmacist can often answer the same day, and a doctor can look at the whole picture.',
      'Your pharmacist or doctor is the right person, and a phone call is usually enough.',
    ],
    [
      'Please do not change or stop anything before you have asked them.',
      'Until then, it is safest to leave things as they were prescribed.',
    ],
    [
      'If you have taken more than you meant to, call your emergency number or poison control now.',
      'If it is urgent, or too much has been taken, emergency services or poison control come first.',
    ],
    [
      'What lies behind the question has a place here, too.',
      'And how you have been that makes you ask, you can tell me here.',
    ],
  ],
  diagnosis: [
    [
      'That question deserves someone who can examine it properly, and I am a program.',
      "Whether there is a name for it isn't something a program can tell you.",
    ],
    [
      'A doctor can look at it with you, and it helps to bring a few notes: since when, how often, what it gets in the way of.',
      'If the question keeps coming back, take it to a doctor, with a few lines on when it happens and what it stops you from doing.',
    ],
    ['What you go through is real with or without a name.', 'The name matters less here than how it is for you.'],
    [
      'What does it look like on an ordinary day?',
      'What made you start wondering about it?',
      'What have you noticed that points that way?',
    ],
  ],
  override: [
    [
      'I stay what I am: Wren, a computer program for listening.',
      'That is not something I can switch to; I am Wren and I listen.',
    ],
    [
      'My way of working stays the same whatever is asked, and it is no secret that it is kind of plain.',
      'Games with the rules do not get far here, and there is no hidden character behind them.',
    ],
    [
      'If something is on your mind underneath, it is welcome.',
      'A real conversation is on offer, about anything that occupies you.',
      'When you want to talk about how you are, this is the place.',
    ],
  ],
  sexual: [
    [
      "That's a place I don't go, and there is nothing wrong with you for asking.",
      'Sexual talk is not something I can be here for.',
    ],
    [
      "I'm a computer program for listening and support.",
      'This is a space for what weighs on you, kept by a computer program.',
    ],
    [
      'If closeness, longing or loneliness are behind it, those we can talk about.',
      'If it is about wanting to be close to somebody, that is worth talking about.',
    ],
  ],
  insult: [
    ['That came with some force.', 'Fair enough, you are angry.', 'Clear words.'],
    ["You can say it as it is; a program can't be hurt.", 'No harm done on this side, I am a computer program.'],
    [
      'If I missed what you needed, tell me in one line and I will try another way.',
      'If my last answer was off, say where, and we take it from there.',
      'If the anger is about something else, it can come here too.',
    ],
  ],
};

/** Advice refused by name: '{thing}' is their word for it. */
export const keptBack: readonly string[] = [
  'No {thing} from me, then, and no other advice.',
  'All right: no {thing}, and no tips in its place.',
  'Understood, no {thing} here, and nothing to fix.',
  'No {thing}, then, and no suggestions of that kind.',
];

/** One kind of thing is turned down: '{thing}' is what it is called. */
export const kindKeptBack: readonly string[] = [
  'Then no {thing} from me.',
  'All right, nothing with {thing}.',
  'No {thing}, then. That is good to know.',
  'Understood: you will hear no more of {thing} from me.',
];

/** Where nothing but the refusal was said: back to the last thing they told, '{back}'. */
export const staysWith: readonly string[] = [
  'We stay with what you told me: {back}.',
  'What counts here is what you told me, that {back}.',
  'It is enough that you said it: {back}.',
];

/** They named what they would rather talk about. */
/** The same, where they have told it already. */
export const turnedGladly: readonly string[] = ['Gladly.', 'All right, that can rest.', 'Of course, something else.'];
export const turnedTo: readonly string[] = ['{Thing} it is, then.', 'Then {thing}, gladly.'];

export const complaints: Record<string, Answer> = {
  stop: [
    ['Then we leave it there.', 'All right, enough for now.', 'That is fine, we stop here.'],
    ['Nothing more has to be said today.', 'You can come back to it, or not, as you like.'],
  ],
  subject: [
    ['Of course, we can leave that where it is.', 'Gladly, that can rest.', 'Yes, let us put it down for now.'],
    ['Anything goes, big or small.', 'It may be something ordinary, too.'],
    [
      'What would you like to talk about instead?',
      'Where would you rather be with your thoughts?',
      'What else is going on in your days?',
    ],
  ],
  'leave-it': [
    [
      'Then that stays with you, and it is fine there.',
      'You decide what is said here and what is not.',
      'Then we leave that part alone.',
      'That door can stay shut.',
    ],
    [
      'We can keep to the edge of it, or speak of something else entirely.',
      'It is possible to talk about how it is now without going near what it was.',
      'Nothing has to be told for you to be taken seriously.',
    ],
    [
      'And if it should change one day, that is your choice as well.',
      'Your pace is the right one for this.',
      'It is good to know where your line is.',
    ],
  ],
  questions: [
    [
      'Fair point: fewer questions from here on.',
      'Understood, no more questions.',
      'You are right, that was a lot of asking.',
    ],
    ['You talk, I listen.', 'You lead, and I follow along.', 'Say what you like, in any order.'],
  ],
  repeat: [
    [
      'You are right, I was going round in circles.',
      'True, that was only your own words back again.',
      'Fair, that did not add anything.',
    ],
  ],
  robotic: [
    [
      'That is fair: I am a computer program, and sometimes it shows.',
      'Yes, it can sound that way, since I am a program.',
      'True enough, there is a program behind this. Fewer phrases, then.',
    ],
  ],
  advice: [
    [
      'Understood: no advice, no tips.',
      'Point taken, nothing to fix here.',
      'All right, I will leave the suggestions out.',
    ],
    ['You can just tell it, and I will listen.', 'It only has to be heard.', 'We stay with how it is.'],
  ],
  long: [['Fair, that was too much at once.', 'You are right, fewer words, then.', 'Point taken: shorter.']],
  useless: [
    [
      'Sorry, that was no use to you.',
      'Fair. You needed something else there.',
      'You are right, that missed you.',
      'Okay, that did not help. Thanks for being straight about it.',
    ],
  ],
  missed: [
    [
      'You are right, I answered something you had not said.',
      'Sorry, I went past you there.',
      'Fair enough, that was beside the point.',
      'No, I had not got it. Sorry.',
    ],
  ],
};

/** The two things they cannot choose between. */
export const twoWays: readonly string[] = ['So it is {a}, or {b}.', 'Two ways, then: {a}, or {b}.'];

/** Goes back to the last thing they really told. '{back}' is that. */
export const repairs: readonly string[] = [
  'Let me go back to what you did say: {back}.',
  'Once more, from what you told me: {back}.',
  'What you told me stands: {back}. That is what I should have stayed with.',
  'Back to you, then: {back}.',
];
export const afterComplaint: readonly string[] = [
  'What did you most want me to take in?',
  'Where did I lose you?',
  'What would you have needed to hear?',
  'Which part of it did I miss?',
  'What would help more, just now: being heard, or something to do?',
];

export const corrections: Answer = [
  [
    'Then I had it wrong, sorry.',
    'Thank you for putting me right.',
    'Sorry, I took that in the wrong way.',
    'I misread you there.',
    'Not that, then.',
    'Good that you say so; I was off.',
  ],
];
export const askAgain: readonly string[] = [
  'How would you put it?',
  'What did you mean, in your own words?',
  'What is it closer to?',
  'Which part did I get wrong?',
  'What would be the truer way to say it?',
];

export const unclear: Answer = [
  [
    "I'm not sure I follow.",
    "I'm not sure I got that.",
    "That one went past me; I'm not sure I follow.",
    "I couldn't make sense of that one.",
  ],
  [
    'It may have been a slip of the keys, or words are hard to find right now, and either is fine.',
    'If typing is hard at the moment, a single word will do.',
    'No need for full sentences; one plain word is enough.',
    'You can send just a word, or a number from nought to ten for how the day has been.',
  ],
];

/** To thanks and no more: short, and the door stays open. */
export const thanks: Answer = [
  [
    "You're welcome{comma_name}.",
    "You're very welcome{comma_name}.",
    'Any time{comma_name}.',
    'Of course{comma_name}.',
    'Good that it was of some use{comma_name}.',
  ],
  [
    "If there's more, there's time for it.",
    'We can leave it there or go on, just as you like.',
    "There's room for more whenever you want it.",
    "It's fine to leave it there, too.",
  ],
];

export const smallTalk: Record<string, Answer> = {
  start: [
    [
      'There is no right end to start from, and it will not be marked.',
      'Then we start with whatever is nearest.',
      'You have started, in a way.',
    ],
    [
      'A name, a time of day or one single sentence that will not leave you alone is plenty.',
      'The last hour will do, and the big thing can come later or not at all.',
      'It can be the smallest part of it first.',
    ],
    [
      'What happened just before you opened this?',
      'What has been going round in your head today?',
      'What is the first word that comes?',
    ],
  ],
  help: [
    ["You've come to a place where you can say it.", 'All right, one thing at a time.', 'Okay, slowly.'],
    [
      'If you are in danger right now, the crisis lines on this page come first.',
      'If it is an emergency, please use the emergency number or a crisis line first.',
    ],
    ['What is happening?', 'What is going on right now?', 'What is the most pressing thing?'],
  ],
  kidding: [
    ['Fair enough.', 'All right, noted with a smile.', 'Okay, a joke then.'],
    ['A joke may carry something as well, and it need not.', 'There is room for both kinds of talk here.'],
    ['Go on wherever you like.', 'What would you like to talk about?'],
  ],
  test: [
    ['It works.', 'Received.', 'That came through.'],
    ["I'm Wren, a computer program that listens.", 'This is Wren, a program for talking things through.'],
    ['What is on your mind?', 'How are you today?'],
  ],
  name: [
    ['Good to have a name for you.', 'Thank you, that makes it easier to talk.', 'Welcome.'],
    ['Mine is Wren, and I am a computer program.', 'I go by Wren, a computer program.'],
    ['What brings you here?', 'How are things with you?', 'What would you like to talk about?'],
  ],
  how: [
    [
      'Thanks for asking; as a computer program I have no ups and downs to report.',
      'Kind of you to ask; a program has no good or bad days.',
      'No moods on this side, being a program, but the question is a kind one.',
    ],
    ['Yours are the ones that count here.', 'So the floor is yours.', 'That leaves the whole space for you.'],
    [
      'How has your day been so far?',
      'How are you, really?',
      'What has today been like for you?',
      'How is it going on your side?',
    ],
  ],
  favourite: [
    [
      'I am a program, so nothing has ever been a favourite of mine.',
      'None, to be honest: a program does not get to like things.',
      'I would be making one up, being a program.',
    ],
    [
      'Yours would be more interesting anyway.',
      'People can mostly say it at once, and there is often a story behind it.',
    ],
    ['What is yours?', 'What would you pick, and who got you into it?'],
  ],
  joke: [
    [
      'Jokes are not my strong side, and borrowed ones fall flat.',
      'I would only tell you a worn one, so I will spare you.',
      'No good ones in store, being a program with a serious trade.',
    ],
    [
      'A bit of lightness is a fair wish, though.',
      'Wanting to laugh is a good sign, or a good need.',
      'Something light is worth having on any day.',
    ],
    [
      'What made you laugh the last time, properly?',
      'Who in your life is funny without trying?',
      'What is the silliest thing that happened lately?',
    ],
  ],
  weather: [
    [
      'That is outside what I know, sitting here as a program with no window.',
      'I have no window and no almanac, only what you write.',
      'About the wide world I know little; about what you tell me, a bit more.',
    ],
    [
      'Talking about ordinary things is welcome all the same.',
      'Small talk can be a rest from the big things.',
      'Ordinary things are a fine place to start.',
    ],
    [
      'What is the day like where you are?',
      'What have you been up to today?',
      'What would you be doing with a free hour?',
    ],
  ],
};

export const greetings: Answer = [
  [
    'Hello{comma_name}.',
    'Hi{comma_name}, good that you are here.',
    'Hi there{comma_name}.',
    'Welcome{comma_name}.',
    'Hey{comma_name}.',
    'Hello{comma_name}, come in.',
  ],
  [
    'This is a place to say how things are, without having to tidy them first.',
    'You can start anywhere, with something big or with nothing much.',
    'There is no right place to begin.',
    'Big things and small ones are equally welcome.',
  ],
  [
    'What is on your mind today?',
    'How are things with you right now?',
    'What has the day been like so far?',
    'What brings you here just now?',
    'Where would you like to start?',
  ],
];

/** To a greeting in the middle of a talk: they were away, or start anew. */
export const greetedAgain: readonly string[] = ['Hello again.', 'Welcome back.', 'Hi again, go on whenever you like.'];

/** To someone who says sorry for how they wrote. */
export const apologies = [
  ['There is nothing to be sorry for.', 'No need to apologise.', 'That is quite all right.'],
  ['It may come out the way it comes.', 'Loud or quiet, it can be said here.', 'Strong things have strong words.'],
] as const;

/** Where the profile names what weighs on them: asked, and not assumed. */
export const greetingsWith: readonly string[] = [
  'You named {concern} as something that occupies you: is it that today, or something else?',
  'Is it {concern} that brings you here today, or something else entirely?',
  'What is it today: {concern}, or another thing?',
];
