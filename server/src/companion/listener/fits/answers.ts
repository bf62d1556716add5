import { inTone } from '../tone.ts';
import { type Question, questions } from './questions.ts';

/**
 * What somebody may well answer, by what is asked for: in the first person, short enough for a button, and each from another
 * life. Any two of them are held out under any wording of the question.
 */
const answers: Readonly<Record<Question, readonly string[]>> = {
  'what-did-you-say': [
    'Nothing. I just went quiet.',
    'I said it was fine.',
    'I said what I thought, for once.',
    'I changed the subject.',
  ],
  'what-said-back': ['Nothing at all.', 'It was brushed off.', 'It went better than I thought.', 'Just a few words.'],
  'what-happened-then': [
    'Nothing. Everyone just carried on.',
    "It's still not settled.",
    'It got worse, actually.',
    'I just went home.',
  ],
  'what-did-you-do': [
    'I carried on as if it were nothing.',
    'I left the room.',
    "Nothing. I didn't know what to do.",
    'I rang a friend.',
  ],
  'how-found-out': [
    'Purely by accident.',
    'Somebody told me.',
    'I saw it on my phone.',
    'I had a feeling, so I asked.',
  ],
  'who-knows': [
    "I haven't told anyone else.",
    'One friend knows a bit of it.',
    'My family knows.',
    "I've tried to tell someone.",
  ],
  'do-they-know': [
    'I keep it to myself.',
    "I've hinted at it.",
    "I've tried, but it didn't come across.",
    'One person can tell, I think.',
  ],
  'wanted-to-say': ['That it hurt me.', "That it isn't fair.", "That I've had enough.", "That I'm doing my best."],
  'say-now': ["That I'm sorry.", 'That it still hurts.', "That I'd like to talk.", "I'm not sure it would help."],
  'will-you-tell': [
    "Maybe, if the moment's right.",
    "I'm not ready yet.",
    "I'd like to, but I'm nervous.",
    "I don't think so.",
  ],
  'hoped-for': [
    'I was trying not to expect much.',
    'That it would work out this time.',
    'Something a lot easier.',
    'That somebody would think of me.',
  ],
  needed: ['Someone on my side.', 'Someone to ask if I was okay.', 'A bit of kindness.', 'Someone who listened.'],
  'want-from-them': [
    'An honest apology.',
    'A proper talk about it.',
    'A promise to stop.',
    "I don't think anything can.",
  ],
  'why-think': [
    'I honestly have no idea.',
    'Stress, maybe.',
    'I wonder if it was something I did.',
    "It's easier than talking, I suppose.",
  ],
  usual: [
    'More and more lately.',
    "It's nearly always like that.",
    "It's only been like that lately.",
    'It comes and goes.',
  ],
  'between-since': [
    'Quiet. Nobody mentions it.',
    'Tense, to be honest.',
    "A bit better, we've talked.",
    "We're not really talking.",
  ],
  'were-close': [
    'We were very close.',
    'It was always complicated.',
    'Good, until this.',
    'We got on, but never deeply.',
  ],
  'used-to-be': [
    'I had more energy.',
    'I felt more like myself.',
    'There was more to look forward to.',
    'It was easier, somehow.',
  ],
  'what-was-like': [
    'It took me by surprise.',
    'It was a lot to take in.',
    "I didn't know how to take it.",
    'I nearly cried.',
  ],
  'what-went-through': [
    'That it was my fault.',
    'That this was happening again.',
    "I couldn't think at all.",
    'That I had to get out of there.',
  ],
  'felt-in-you': ['Sad, mostly.', "I'm angry, to be honest.", 'Lonely.', 'A bit ashamed.', 'Just tired.'],
  'mean-to-you': [
    'More than I can say.',
    "It's part of who I am.",
    'A lot, even if it looks small.',
    'It gives me something to hold on to.',
  ],
  'worst-part': [
    'The not knowing.',
    'Being alone with it.',
    "That I can't change it.",
    'That nobody notices.',
    "How long it's been going on.",
    'That it feels so unfair.',
  ],
  'comes-back': ['What I should have said.', 'How it ended.', 'How it all started.', 'All of it, again and again.'],
  'how-long': ['Only a few weeks.', 'For years, on and off.', 'As long as I can remember.', 'It crept up slowly.'],
  'what-set-off': [
    'Nothing I can point to.',
    'Something somebody said.',
    'It had been building up for weeks.',
    'Something quite small, really.',
  ],
  'how-now': ['A bit calmer.', 'Still shaken.', 'Tired, mostly.', 'Not great, to be honest.', 'Okay, I think.'],
  'with-you': [
    "I'm on my own right now.",
    "Someone's in the next room.",
    "My family's here.",
    'I could ring a friend.',
  ],
  'who-there': [
    'One friend, maybe.',
    'Someone in my family.',
    'Nobody I can think of.',
    "Someone who's been through it too.",
  ],
  next: [
    "I don't know yet.",
    'I have to wait and see.',
    'I have to decide what to do.',
    "I don't think much will change.",
  ],
  when: ['Nobody can tell me.', 'A few more days.', 'Weeks, probably.', "I haven't dared to ask."],
  'fear-most': [
    "That it won't get better.",
    "That I'll let people down.",
    "That I won't cope with it.",
    'Being left alone with it.',
  ],
  'if-so': [
    "I'd have to start again.",
    "I'd manage somehow.",
    'It would change everything.',
    'I try not to think that far.',
  ],
  'go-well': [
    'That I stay calm.',
    'Better than I expect.',
    'A clear answer would be good.',
    "I'd be glad once it's over.",
  ],
  prepared: [
    'Having someone with me.',
    'Going through it once more.',
    "A good night's sleep.",
    'Knowing what to expect.',
  ],
  'get-through': [
    'I take it an hour at a time.',
    "People I can't let down.",
    'Small things, like coffee and music.',
    "I honestly don't know.",
  ],
  'has-helped': ['Not much, so far.', 'Talking about it, a little.', 'Getting outside.', 'Keeping busy.'],
  tried: [
    'A few things, but nothing lasted.',
    "I've tried talking about it.",
    'Not much yet.',
    "I've run out of ideas.",
  ],
  'in-the-way': [
    "I'm scared it'll go wrong.",
    "I haven't got the energy.",
    'Money, mostly.',
    "There's never enough time.",
  ],
  'which-way': [
    "I'd lean towards yes.",
    "I'd leave things as they are.",
    'It changes every hour.',
    "I'd walk away from it.",
  ],
  'what-pulls': [
    'Somebody gets hurt either way.',
    'One is sensible, the other is tempting.',
    "I'm scared I'd regret it.",
    'My head says one thing, my heart another.',
  ],
  'whose-wish': ['Something quieter.', "I'd say no.", 'I hardly know any more.', "I'd go my own way."],
  'first-step': [
    'Making one phone call.',
    'Writing it all down.',
    'Asking someone for help.',
    'Just ten minutes of it.',
  ],
  'what-lighter': [
    'Some sleep.',
    'A bit of company.',
    'A quiet hour.',
    'Getting one thing done.',
    'Some good news.',
    'A bit of help, honestly.',
  ],
  'what-can-wait': ['The housework.', 'A few messages and emails.', 'Nothing, it feels like.', 'Most of it, honestly.'],
  'most-pressing': ['The money side.', 'Something with a deadline.', "A talk I'm putting off.", 'It all feels urgent.'],
  'who-could-take': ['Maybe my family.', 'A friend, if I asked.', "There's nobody, really.", 'I find it hard to ask.'],
  doctor: [
    "I haven't asked one yet.",
    'They want to do more tests.',
    "They don't seem worried.",
    "I'm waiting for an appointment.",
  ],
  'how-they': ['About the same.', 'A little better today.', "Everyone's tired.", "We're waiting for news."],
  'what-like': [
    'Their laugh.',
    'How easy it was to talk.',
    "There's too much to choose from.",
    'How kind they could be.',
  ],
  'best-memory': ['An ordinary evening.', 'Laughing together.', 'A voice.', 'A summer, years ago.'],
  'miss-most': [
    'Having someone to tell things to.',
    'The ordinary days.',
    'Who I was back then.',
    'The little habits.',
  ],
  'to-a-friend': [
    "That it's not their fault.",
    'To go easy on themselves.',
    "That they're doing their best.",
    "I'm much harder on myself.",
  ],
  'could-have-known': [
    'Less than I know now.',
    'I thought it would work out.',
    'I had a feeling, but no more.',
    'It all seemed normal.',
  ],
  'put-right': [
    "I'd like to say sorry.",
    'Some of it, maybe.',
    "It's too late, I think.",
    "I'd like to, but I don't know how.",
  ],
  'what-for': ["I'd like to be asked.", 'Less pressure, mostly.', "I'd like more company.", "I'd like things calmer."],
  'what-keeps': [
    'Habit, mostly.',
    "I don't know what would come after.",
    'Nobody wants to talk about it.',
    "I can't afford to change it.",
  ],
  'what-change': [
    'Somebody would have to listen.',
    "I'd need more time.",
    'An honest talk.',
    'Something in me, probably.',
  ],
  'how-did': ['Bit by bit.', 'I had help.', 'I just got on with it.', 'Lots of practice.'],
  'best-bit': [
    'All of it, honestly.',
    'How easy it felt.',
    'Sharing it with someone.',
    'The very beginning.',
    'The moment it sank in.',
  ],
  'who-told': ['My family.', 'My best friend.', 'Everyone, probably.', "I'm keeping quiet about it for now."],
  celebrate: ['A nice meal.', 'Quietly, at home.', 'Dinner with friends.', "I haven't thought about it yet."],
  'what-made': [
    "I'd had enough of waiting.",
    'Someone said the right thing.',
    'It had been on my mind for ages.',
    'I just knew.',
  ],
  'how-feels-done': [
    'Good, and a bit unreal.',
    'Like a weight off.',
    'Still a bit shaky.',
    "I'm a bit proud, actually.",
  ],
  evening: ['A bath and an early night.', 'Watch something easy.', 'Go for a walk.', 'Nothing at all.'],
  'sleep-when': [
    'Everything I still have to do.',
    'The same thing, over and over.',
    'Worry about tomorrow.',
    "Nothing special, I just can't sleep.",
  ],
  'tell-more': ["It's a long story.", "I'll try.", 'It started a while ago.', "There isn't much more to say."],
  'what-about-you': [
    "I'm tired, to be honest.",
    "I'm managing, just about.",
    'At the bottom of the list.',
    "I haven't had time to think about it.",
  ],
};

/** What else may well be answered where the news is good. */
const answersInGoodMood: Readonly<Partial<Record<Question, readonly string[]>>> = {
  'what-said-back': [
    'A really kind answer.',
    'Better than I expected.',
    'Only good things.',
    'Just a smile, but a good one.',
  ],
  'what-happened-then': [
    "We couldn't stop laughing.",
    'It all turned out fine.',
    'It got even better.',
    'Everyone joined in.',
  ],
  'do-they-know': ["Not yet, I'm too shy.", 'I think it shows.', "I've dropped a few hints.", 'My friends can tell.'],
  'between-since': ['Much better.', "We've talked properly.", 'Easier than before.', 'Good, if a bit careful.'],
  'felt-in-you': ['Happy, mostly.', 'A little proud.', 'Grateful.', 'Lighter than before.'],
  'mean-to-you': [
    'More than I can say.',
    'A lot. I needed that.',
    'It makes me really happy.',
    "I'll remember it for a long time.",
  ],
  'how-now': ['Relieved.', 'Really happy.', 'Calm, for once.', 'Better than in a long time.'],
  'go-well': [
    'Just like in my head.',
    'It could stay like this.',
    'It could be the start of something.',
    "I don't dare to say it yet.",
  ],
  'how-feels-done': ['Good, and a bit unreal.', 'Like a weight off.', 'Really good.', "I'm a bit proud, actually."],
};

const coping = [
  'Up and down.',
  'Worn out, mostly.',
  'A bit better than yesterday.',
  'Harder than I let on.',
  "I'm managing, just about.",
  'Not good today.',
];
const onTheirMind = [
  'What comes next.',
  'How it came to this.',
  'What I could have done.',
  'All of it at once.',
  'Something that was said.',
];
const toTalkAbout = ['How it started.', 'What to do next.', 'How I feel about it.', 'Just today, for now.'];
const understood = [
  'How tiring it is.',
  "That I'm trying my best.",
  "That it isn't as simple as it looks.",
  'How much it gets to me.',
];
const hardToSay = [
  'How it makes me feel.',
  'Why it gets to me so much.',
  'My own part in it.',
  "How long I've felt like this.",
];
const whatMatters = ['Knowing where I stand.', 'The people in it.', 'Being honest.', 'Getting some peace.'];
const onTheDay = ["It's there all the time.", "More than I'd like.", "Less when I'm busy.", "I can't concentrate."];
const toHear = [
  "That I'm doing all right.",
  "That it wasn't my fault.",
  "That I'm not imagining it.",
  'That somebody understands.',
];
const whenFelt = ['At night, mostly.', 'When things go quiet.', 'First thing in the morning.', "When I'm on my own."];
const aboutPlain = ['Mixed, to be honest.', 'Fine, mostly.', 'A bit uneasy.', 'Better than I expected.'];
const howItGoes = ['Easier than it was.', 'Harder than it looks.', 'All right, most days.', "I'm getting used to it."];
const wished = [
  "I'd like a bit more time.",
  'Nothing big, just some calm.',
  "I'd like a clear answer.",
  'A lot, to be honest.',
];
const thoughts = ["I'm still working it out.", 'I keep changing my mind.', 'How it used to be.', 'What comes next.'];
const joy = [
  'Really good.',
  'Like a weight off.',
  'A bit unreal.',
  'Quiet, happy and a bit tired.',
  'A lot of relief.',
];
const toShareWith = ['My family.', 'My best friend.', 'Someone at work.', "I'd like to tell everyone."];

/** Wordings that want other answers than the rest of their name; and every question that may be asked about anything. */
export const answersByWording: readonly { asked: readonly string[]; answers: readonly string[] }[] = [
  {
    asked: ['How did that go down?'],
    answers: ['Not very well.', 'Better than I thought.', 'It was brushed off.', "I couldn't really tell."],
  },
  {
    asked: ['When did you find out?'],
    answers: ['Only today.', 'A few days ago.', 'Too late to do anything.', "A while ago, but it hasn't sunk in."],
  },
  {
    asked: ['What would make it easier to say?'],
    answers: [
      'If somebody asked me.',
      'Writing it down first.',
      'Knowing it stays private.',
      'Not having to explain it all.',
    ],
  },
  {
    asked: ['Would it help if someone knew?'],
    answers: [
      'I think it would.',
      'Maybe, if it was the right person.',
      'It might make it worse.',
      "I don't know, I've never tried.",
    ],
  },
  {
    asked: ['What do you think would happen if you said it?'],
    answers: [
      "I doubt I'd be believed.",
      'An argument, probably.',
      'Maybe nothing bad at all.',
      "I'd be seen differently.",
    ],
  },
  {
    asked: ['Is there anyone you want to tell?'],
    answers: ['One friend, maybe.', 'My family, one day.', 'Not yet.', "I can't think of anyone."],
  },
  { asked: ['What would you have wanted to hear?', 'What would you want someone to say to you now?'], answers: toHear },
  {
    asked: ['What would you want to hear back?'],
    answers: ['An apology.', 'The truth.', 'That it stops now.', 'That I matter.'],
  },
  {
    asked: [
      'What would you most like to be understood?',
      'What do you wish somebody understood about it?',
      'What would you like me to understand about it?',
    ],
    answers: understood,
  },
  {
    asked: ['What would you like to be different from here?'],
    answers: ["I'd like to be asked first.", 'More honesty.', 'A bit more respect.', 'A bit more space.'],
  },
  {
    asked: ['When did it start to change?'],
    answers: ['A few months ago.', 'It crept up on me.', "I can't say exactly when.", 'From one day to the next.'],
  },
  {
    asked: ['When do you think of it most?', 'When do you feel it most?', 'When do you notice it most?'],
    answers: whenFelt,
  },
  {
    asked: ['What would you need to be able to do it?'],
    answers: ['A bit more courage.', 'More time.', 'Some help with it.', 'Less on my plate.'],
  },
  {
    asked: ['What would you lose either way?'],
    answers: [
      'Somebody gets hurt either way.',
      'My peace and quiet.',
      "Years I've put into it.",
      "I'm not sure I'd lose much.",
    ],
  },
  {
    asked: ['What matters most to you in choosing?'],
    answers: ['That nobody gets hurt.', 'Not fooling myself.', 'Feeling safe.', 'Not regretting it later.'],
  },
  {
    asked: ['How much of it is what you want?'],
    answers: ['Very little of it.', 'About half of it.', 'More than I thought.', "I can't tell any more."],
  },
  {
    asked: ['How would you see it if it were a friend?'],
    answers: [
      'Not half as badly.',
      "I wouldn't blame them.",
      "I'd think they did their best.",
      "I'm much harder on myself.",
    ],
  },
  {
    asked: ['What would a good friend say to you now?'],
    answers: [
      'To stop being so hard on myself.',
      "That it isn't my fault.",
      'To get some rest.',
      "That I'm too hard on myself.",
    ],
  },
  {
    asked: ['What were you dealing with at that moment?'],
    answers: ['Too many things at once.', 'I was worn out.', 'I was frightened.', 'I had nobody to ask.'],
  },
  {
    asked: ['What would you do differently now?'],
    answers: ["I'd take more time.", "I'd listen more.", "I'd speak up sooner.", "I'd stay calm."],
  },
  {
    asked: ['What would help you make peace with it?'],
    answers: ['Saying sorry.', 'Time, maybe.', 'Being forgiven.', 'Understanding why it happened.'],
  },
  {
    asked: ['What would you want more of?'],
    answers: ['Quiet.', 'Time with people I like.', 'A say in things.', 'A bit of kindness.'],
  },
  {
    asked: ['What would you do if you were free to choose?'],
    answers: ["I'd leave it all behind.", "I'd take a long break.", "I'd say what I think.", "I honestly don't know."],
  },
  {
    asked: ['What was the hardest part of doing it?'],
    answers: ['Starting.', 'The night before.', 'Asking for help.', 'Not giving up halfway.'],
  },
  {
    asked: ['Who would you like to celebrate with?'],
    answers: ['My family.', 'My best friend.', 'Everyone who helped.', "Just me, and that's fine."],
  },
  {
    asked: ['How have your nights been lately?'],
    answers: ['Broken.', 'I lie awake for hours.', 'Much too short.', 'A bit better lately.'],
  },
  {
    asked: ['How much sleep are you getting?'],
    answers: ['Four hours, maybe.', 'Hardly any.', 'Enough, but I wake up tired.', 'It changes from night to night.'],
  },
  {
    asked: ['When did you last sleep properly?'],
    answers: ['Weeks ago.', "I can't remember.", 'One night last week.', 'Before all this started.'],
  },
  {
    asked: [
      "What's the hardest part of it just now?",
      'Which part of it weighs on you most?',
      "What's been the worst of it so far?",
      'What bothers you most about it?',
      'What gets to you most in all this?',
      'What feels most difficult about it today?',
      'What are you finding hardest to deal with?',
    ],
    answers: answers['worst-part'],
  },
  {
    asked: [
      'What would help a little?',
      'What would make it a bit easier?',
      'What do you need most at the moment?',
      'What would be good for you right now?',
      'What would take some of the weight off?',
      'What would be a relief, even a small one?',
      'What would make the next few hours easier?',
      'What would help you feel a bit steadier?',
    ],
    answers: answers['what-lighter'],
  },
  {
    asked: [
      'How are you with it now?',
      'How are you holding up?',
      'What has it been like for you?',
      'How does it look to you today?',
      'How has today been, with all that?',
      'How are you coping with it today?',
      'What is it like for you right now?',
      'How are you feeling, right this minute?',
    ],
    answers: coping,
  },
  {
    asked: [
      "What's on your mind most about it?",
      'Which part do you keep thinking about?',
      'What do you find yourself thinking about most?',
      'What has stayed with you most?',
    ],
    answers: onTheirMind,
  },
  {
    asked: [
      'Which part would you like to talk about first?',
      'What would you most like to talk about?',
      'What part of it would you like to talk about?',
    ],
    answers: toTalkAbout,
  },
  { asked: ["What's hardest to say about it?"], answers: hardToSay },
  {
    asked: [
      'What matters most to you in it?',
      'What matters most to you about it?',
      "What's the main thing about it for you?",
    ],
    answers: whatMatters,
  },
  { asked: ['How does it affect the rest of your day?'], answers: onTheDay },
  {
    asked: ['What else is going on around it?'],
    answers: ["Money's tight, too.", "I'm not sleeping well.", 'Things at home.', 'Nothing else, just this.'],
  },
  {
    asked: ['How do you feel about it?', 'How does that sit with you?', 'What do you feel most, thinking about it?'],
    answers: aboutPlain,
  },
  {
    asked: [
      'What has that been like for you?',
      'How is that for you now?',
      'How do things look to you at the moment?',
      'How do you see it now?',
      'How are you, with all of that?',
    ],
    answers: howItGoes,
  },
  {
    asked: ['What would you like to happen from here?'],
    answers: wished,
  },
  {
    asked: [
      'What do you make of it yourself?',
      'What comes to mind when you think about it?',
      'What goes through your mind about it now?',
      "What's on your mind most in all that?",
      'Which part of it stays with you?',
    ],
    answers: thoughts,
  },
  {
    asked: [
      'Would you like to go into it a bit?',
      'Is there a story that goes with that?',
      "Is there more to it that you'd like to tell?",
    ],
    answers: answers['tell-more'],
  },
  {
    asked: [
      "What's the best part of it?",
      'Which part of it means most to you?',
      'What pleases you most about it?',
      'What would you like to remember about it?',
    ],
    answers: answers['best-bit'],
  },
  {
    asked: [
      'How does that feel?',
      "What's it like for you?",
      'How good does it feel, right now?',
      'How are you feeling about it all?',
    ],
    answers: joy,
  },
  {
    asked: ['What was the first thing you felt?'],
    answers: ['Relief.', 'Disbelief, at first.', 'Pure joy.', 'I wanted to tell someone.'],
  },
  { asked: ['Who would be happy to hear it?', 'Is there someone you can share it with?'], answers: toShareWith },
  {
    asked: ['How has the rest of the day been?'],
    answers: ['Good, all day.', 'Quiet and nice.', 'Busy, but fine.', 'Quite ordinary, after that.'],
  },
  {
    asked: ['Have you had time to enjoy it yet?'],
    answers: ["Not really, it's been so busy.", "I'm enjoying it right now.", "It hasn't sunk in yet.", 'A little.'],
  },
  {
    asked: ['Did anything about it surprise you?'],
    answers: [
      'How easy it was.',
      'How much it meant to me.',
      "I didn't expect it at all.",
      "Not really, I'd hoped for it.",
    ],
  },
  {
    asked: ['Would you like to tell me the whole story?'],
    answers: ['Yes, gladly.', "It's a long one.", 'Maybe later.', "There's not much more to it."],
  },
  {
    asked: ['What are you looking forward to now?'],
    answers: ['A quiet evening.', "A good night's sleep.", 'Doing it again.', 'Telling people.'],
  },
];

interface Answers {
  any: readonly string[];
  inGoodMood: readonly string[] | undefined;
}

/** However a manner of speaking words it, it is the same question. */
const spelledOut = (question: string): string => inTone('professional', question).toLowerCase();

const known: readonly (readonly [ending: string, Answers])[] = [
  ...new Map<string, Answers>([
    ...(Object.keys(questions) as Question[]).flatMap((name) =>
      questions[name].map((asked): [string, Answers] => [
        spelledOut(asked),
        { any: answers[name], inGoodMood: answersInGoodMood[name] },
      ]),
    ),
    ...answersByWording.flatMap(({ asked, answers }) =>
      asked.map((one): [string, Answers] => [spelledOut(one), { any: answers, inGoodMood: undefined }]),
    ),
  ]),
];

/**
 * What may be answered to a question that is asked of what was told, whatever leads into it ('Robin, what …', 'So, what …');
 * nothing where it is another question.
 */
export function answersTo(question: string, isGood: boolean): readonly string[] {
  const asked = ` ${spelledOut(question)}`;
  const found = known.find(([ending]) => asked.endsWith(` ${ending}`))?.[1];
  return (isGood && found?.inGoodMood) || (found?.any ?? []);
}
