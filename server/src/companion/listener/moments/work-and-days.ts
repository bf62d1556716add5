import type { Moment } from './moment.ts';

/** Work, study, money, and days that are too full. */
export const workAndDays: readonly Moment[] = [
  {
    id: 'humiliated',
    cards: ['work-trouble'],
    when: /\b(?:humiliat\w+|embarrass\w+ (?:me|myself)|in front of (?:everyone|everybody|the (?:whole )?(?:team|class|office|room)|my (?:colleagues|coworkers|friends|class|kids)|people|clients?))\b/,
    hear: [
      'To be made small while others watch is a hurt of its own. One is left not only with what was said, but with all the eyes.',
      'The scene likes to run again at night, with better answers each time. That is the mind trying to give you back some dignity.',
      'What others saw is usually much shorter than what you lived through. For them it was a minute; for you it has lasted all day.',
    ],
    ask: [
      'What went through you in that moment?',
      'Was there anybody in the room who was with you?',
      'What would you have wanted somebody to do?',
      'What has it been like since, when you go in there?',
    ],
    next: ['I keep replaying it.', 'Nobody said anything.', "I don't want to go back tomorrow."],
  },
  {
    id: 'bad-boss',
    cards: ['work-trouble'],
    when: /\b(?:boss|manager|supervisor|team ?lead|my lead|professor|teacher|coach)\b.*\b(?:shout\w*|yell\w*|scream\w*|took credit|takes credit|blam\w+|micro-?manag\w*|unfair|bull(?:y|ies|ied|ying)|threat\w*|ignor\w+|hates?|picks? on|impossible|toxic|awful|undermin\w*|angry|rude)\b|\b(?:took credit for my|angry at my boss|hate my boss|workplace bullying)\b/,
    hear: [
      'When someone has power over your days and uses it badly, you cannot simply walk away or shout back. The anger has to go somewhere, and often it goes inward.',
      'It is one thing to work hard, and another to work hard while keeping watch. The second is what empties people.',
      'To have your work taken or talked down by the person who ought to stand behind it is unfair, plainly. It makes sense that it will not let you go after hours.',
      'You may be doing two jobs there: the one you are paid for, and the one of getting through the day with that person.',
    ],
    ask: [
      'What was the moment that stayed with you today?',
      'Who else sees how it is there?',
      'What do you hold back in front of them?',
      'What keeps you there for now?',
    ],
    next: [
      'I want to quit but I need the money.',
      'I dread every morning.',
      "I can't prove anything.",
      'I stay quiet, as always.',
    ],
  },
  {
    id: 'dread-work',
    cards: ['work-trouble'],
    when: /\b(?:dread (?:every|going|mondays?|work|the morning)|hate (?:my job|going to work|work)|don't want to go (?:in|to work|back)|sunday (?:night|evening)|sick before work)\b/,
    hear: [
      'When the dread comes before the day has even begun, the job takes more hours than the contract says. It takes the evening before, too.',
      'A body that does not want to go in has usually noticed something. It is worth hearing before it is argued with.',
      'Mornings like that wear a person down in a way nobody sees. One arrives having already done the hardest part.',
    ],
    ask: [
      'What is the first thing you think of when you wake up?',
      'What exactly is it that you would be spared if you stayed at home?',
      'How long has it been this way?',
      'Is there any hour of the week there that is all right?',
    ],
    next: ["It's been like this for months.", 'I feel trapped.', 'I want to quit.', "I'm so tired."],
  },
  {
    id: 'quit-or-stay',
    cards: ['decisions'],
    when: /\b(?:should (?:i )?(?:quit|leave|resign)|want to quit|thinking (?:of|about) (?:quitting|leaving|resigning)|if i should (?:quit|leave|stay)|stay or (?:go|leave)|hand in my notice)\b/,
    hear: [
      'A decision like that is seldom only about the job. There is money in it, and pride, and the question of what you can still bear.',
      'Staying and going both cost something, and from in here the two prices are hard to compare. Being torn is a fair answer to that.',
      'It need not be decided tonight. A tired mind likes to make it all or nothing, and there is often something in between.',
    ],
    ask: [
      'What would have to change for staying to be bearable?',
      'What is it that leaving would give you first?',
      'Which of the two do you notice yourself hoping for?',
      'What is the part that frightens you: the leaving, or what comes after?',
    ],
    next: ["I can't afford to leave.", "I'm afraid I'd regret it.", 'I need someone to think it through with.'],
  },
  {
    id: 'job-lost',
    cards: ['job-loss'],
    when: /\b(?:lost my job|got fired|was fired|fired me|laid off|let go (?:from|by)|made redundant|redundan\w+|unemployed|can't find (?:a )?(?:job|work)|no one will hire|rejected again|job search|another rejection)\b/,
    hear: [
      'With the work goes a good deal that nobody lists: the reason to get up at seven, the people, an answer when someone asks what you do.',
      'It is easy to hear it as a verdict on yourself. Mostly it is a decision made in a room you were not in, about numbers.',
      'Days without a shape are strangely tiring. One can be worn out in the evening from having waited.',
    ],
    ask: [
      'What has been the hardest hour of the day since?',
      'Who knows about it?',
      'What did that work mean to you, apart from the money?',
      'What worries you first when you think of the next weeks?',
    ],
    next: ["I'm ashamed to tell people.", "I'm scared about money.", "I don't know who I am without it."],
  },
  {
    id: 'impostor',
    cards: ['impostor'],
    when: /\b(?:find out (?:that )?i'm not|(?:be|being|get|getting) found out|find me out|impost[oe]r|fraud|don't deserve (?:this|it|the)|not good enough|out of my depth|(?:i'm|i am|feel) not qualified|everyone else (?:is|seems)|not smart enough)\b/,
    hear: [
      "The fear of being found out visits people who take care over what they do. It compares your inside with everyone else's outside, which is never a fair match.",
      'From in there, each success looks like luck and each slip like the truth. It is a strict sort of bookkeeping, and it always comes out one way.',
      'New things are where it speaks loudest, because you can still see everything you do not know. Later you stop seeing it, without knowing so very much more.',
    ],
    ask: [
      'What is it that they would find, as you picture it?',
      'Whose voice does it sound like when it says that?',
      'What did you do lately that somebody else could use?',
      'When is it quiet?',
    ],
    next: ['I compare myself to everyone.', 'I got lucky.', "I'm afraid to ask questions."],
  },
  {
    id: 'exam',
    cards: ['exams'],
    when: /\b(?:exam|exams|test tomorrow|finals|midterms?|thesis|dissertation|viva|failed (?:my|the|an|a) (?:exam|test|class|course|module)|revision|studying|deadline|assignment|coursework)\b/,
    hear: [
      "Before something like that, the whole of one's worth seems to shrink to a few hours and a sheet of paper. It is one day's measure of one thing.",
      'The fear takes up the very part of the mind that is needed for the work. No wonder sitting down to it is so hard.',
      "There may be somebody's expectation sitting at the desk beside you, too. That makes it crowded.",
    ],
    ask: [
      'What do you imagine happening if it goes badly?',
      'For whom does it have to go well?',
      'Which part of it do you keep circling round?',
      'What helped the last time you got through one?',
    ],
    next: [
      "I can't concentrate.",
      "I'm afraid of letting people down.",
      'I keep putting it off.',
      'My mind goes blank.',
    ],
  },
  {
    id: 'too-much',
    cards: ['overwhelm'],
    when: /\b(?:overwhelm\w*|too much (?:going on|to do|on my plate|right now|at once)|drowning|can't keep up|so much to do|behind on everything|everything at once|pulled in every direction|no time for (?:myself|anything)|all falls? on me|falling apart|can't cope)\b/,
    hear: [
      'When everything is urgent, nothing can be put down, and even resting feels like a mistake. That would wear out anyone.',
      'Many things at once add up to one feeling that has no edges. It gets a little smaller as soon as one of them has a name.',
      'You may have been holding this up for so long that nobody thinks to ask whether it is heavy.',
    ],
    ask: [
      'Which one of them is pressing hardest right now?',
      'If one thing fell away tonight, which should it be?',
      'Which part of it is really yours to carry?',
      'When did you last have an hour that belonged to nobody?',
    ],
    next: [
      'There is no one to share it with.',
      "I don't know where to start.",
      'I need a break.',
      "I'm afraid of dropping something.",
    ],
  },
  {
    id: 'burnt-out',
    cards: ['burnout'],
    when: /\b(?:burn(?:t|ed) out|burnout|nothing left (?:to give|in the tank)|running on empty|so drained|exhausted (?:from|by|all)|can't switch off|work all the time|overtime|no energy for)\b/,
    hear: [
      'There is a tiredness that a weekend does not reach. It comes from giving for a long time without anything coming back.',
      'People who burn out have mostly cared a lot. What goes first is often not the work but the joy at home.',
      'Going on because you must is a skill, and you may have become too good at it.',
    ],
    ask: [
      'What used to give you something back?',
      'What is the last thing you stopped doing for yourself?',
      'Who would notice if you did a little less?',
      'How would you know that you were rested?',
    ],
    next: ['I feel guilty when I rest.', "I can't afford to stop.", "I don't enjoy anything anymore."],
  },
  {
    id: 'money',
    cards: ['money-worry'],
    when: /\b(?:(?:no|enough|out of|borrow\w*|owe|worr\w+ about|need|short of) (?:\w+ )?money|money (?:is|worries|problems|trouble)|debts?|rent|bills|mortgage|broke\b(?! up)|can't afford|overdraft|eviction|paycheck|salary|loan)\b/,
    unless: /\b(?:broke (?:my|his|her|the|up|down|it)|not (?:the )?bills|pay (?:my )?rent (?:here|there))\b/,
    hear: [
      'Money worries do not wait for office hours. They sit at the table and lie in the bed, and every small purchase turns into a sum.',
      'There is the shortage, and there is the shame about it, which keeps people from the very places that could help. The second was never deserved.',
      'It narrows everything: plans, sleep, patience. It is hard to be gentle when the numbers will not add up.',
    ],
    ask: [
      'Which bill or which day are you most afraid of?',
      'Who knows how tight it is?',
      'What has it taken from you, besides the money?',
      'How much of it have you been able to look at straight?',
    ],
    next: ["I'm ashamed to tell anyone.", "I haven't opened the letters.", 'We fight about it at home.'],
  },
  {
    id: 'putting-off',
    cards: ['procrastination'],
    when: /\b(?:procrastinat\w+|putting (?:it|things|everything) off|keep (?:putting (?:it|this|things|everything|that)|avoiding)|can't (?:get )?start(?:ed)?|lazy|wasted (?:the|my|another) (?:day|time|week)|scrolling)\b/,
    hear: [
      'What gets put off is usually not the task but the feeling that comes with it. Not looking brings a moment of peace, and the bill arrives in the evening.',
      'Being harsh with yourself about it makes the thing even less inviting. It is a circle, and it has nothing to do with being lazy.',
      'There may be a fear in it somewhere, of doing it badly, or of being done and judged.',
    ],
    ask: [
      'What do you feel in the second before you turn away from it?',
      'What would be the smallest piece that still counts?',
      'What would it mean if it did not turn out well?',
      'When was it last easy to begin something?',
    ],
    next: ["I'm afraid of doing it badly.", 'I feel guilty all day.', 'Help me start small.'],
  },
];
