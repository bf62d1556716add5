import { both, type Moment, mine } from './moment.ts';

/** Work, study, money, and days that are too full. */
export const workAndDays: readonly Moment[] = [
  {
    id: 'humiliated',
    cards: ['work-trouble'],
    when: new RegExp(
      `\\b(?:humiliated|embarrassed) me\\b|\\bi (?:was|felt|feel) (?:so |really )?humiliated\\b|${
        both(
          /\bin front of (?:everyone|everybody|people|the (?:whole )?(?:team|class|office|room|hall)|my (?:\w+ )?(?:colleagues|coworkers|friends|class|kids|team)|(?:the )?(?:customers?|clients?))\b/,
          /\b(?:shout\w*|yell\w*|scream\w*|laugh\w* at me|told me off|mock\w*|challenged me|critici[sz]\w+|made fun of me|called me(?! out))\b/,
        ).source
      }`,
    ),
    unless: /\bi (?:shouted|yelled|screamed|mocked)\b/,
    hear: [
      'To be treated like that while others watch is a hurt of its own.',
      "You had to stand there and take it. It's no wonder that it comes back afterwards.",
    ],
    ask: [
      'What went through you in that moment?',
      'Was there anybody there who was on your side?',
      'How has it been since?',
    ],
    next: ['I keep replaying it.', 'Nobody said anything.', "I don't want to go back tomorrow."],
  },
  {
    id: 'bad-boss',
    cards: ['work-trouble'],
    when: /\b(?:my|our|the|new) (?:\w+ )?(?:boss|manager|supervisor|team ?lead|professor|teacher|coach|registrar)\b.{0,60}\b(?:shout\w*|yell\w*|scream\w*|took credit|takes credit|blam(?:es|ed|ing) me|micro-?manag\w*|(?:is|was|so) (?:so )?unfair|bull(?:y|ies|ied|ying)|threaten\w*|ignor(?:es|ed) me|hates me|picks on me|is (?:impossible|toxic|awful|horrible)|undermin\w*|humiliat\w+)\b|\btook credit for my\b|\bi hate my boss\b|\bangry at my boss\b/,
    hear: [
      'It is hard when it comes from someone who has a say over your days. You cannot simply answer back.',
      'Working under somebody like that takes far more strength than the work does.',
    ],
    ask: ['What was the last thing that happened?', 'Who else sees how it is there?', 'What keeps you there for now?'],
    next: [
      'I want to quit but I need the money.',
      'I dread every morning.',
      "I've got no proof.",
      'I stay quiet, as always.',
    ],
  },
  {
    id: 'dread-work',
    cards: ['work-trouble'],
    when: /\b(?:i (?:\w+ )?dread (?:every|going|mondays?|work|the morning)|i (?:really |just )?hate (?:my job|going to work|work)|i (?:really |just )?don't want to go (?:in\b|to work|back to work)|feel sick before work)\b/,
    hear: [
      'Dreading it before the day has begun wears a person down.',
      "When the thought of going in is that heavy, it's worth taking seriously.",
    ],
    ask: [
      'What is it that you dread the most?',
      'How long has it been this way?',
      'Is there any part of it that is all right?',
    ],
    next: ["It's been like this for months.", 'I feel trapped.', 'I want to quit.', "I'm so tired."],
  },
  {
    id: 'quit-or-stay',
    cards: ['decisions'],
    when: /\b(?:should i (?:quit|resign|leave my job)|i (?:just |really )?(?:want|need) to quit(?! (?:smoking|drinking|vaping|weed|sugar|social))|(?:thinking (?:of|about)|considering) (?:quitting|resigning|leaving my job)|hand(?:ing)? in my notice)\b/,
    unless: /\b(?:smok\w+|drink\w*|gambl\w+|vap\w+)\b/,
    hear: [
      'Staying and going both cost something. Being torn over it makes sense.',
      "It needn't be decided tonight. A tired head is a poor place to decide in.",
    ],
    ask: [
      'What would have to change for staying to be bearable?',
      'What would leaving give you first?',
      'What frightens you most about it?',
    ],
    next: ["I can't afford to leave.", "I'm afraid I'd regret it.", "I'd like to talk it through with someone."],
  },
  {
    id: 'job-lost',
    cards: ['job-loss'],
    when: /\b(?:i(?:'ve| have)?(?: just)? lost my job|i(?:'ve| have)? ?(?:just )?(?:got|was|been|am being|'m being|getting) (?:fired|laid off|let go|made redundant)|they (?:fired me|laid me off|let me go(?=$|[.,!]| (?:today|yesterday|after|this|last|on|because)))|fired me|^(?:laid off|fired|made redundant)|i have been (?:made redundant|laid off|fired|let go)|i was made redundant)\b/,
    hear: [
      'That takes away more than the pay: the people, the mornings, something to say when someone asks what you do.',
      "It's easy to hear it as a verdict on you. Mostly it is about numbers.",
    ],
    ask: [
      'How are you with it today?',
      'Who knows about it?',
      'What worries you first when you think of the next weeks?',
    ],
    next: ["I'm ashamed to tell people.", "I'm scared about money.", "I don't know who I am without it."],
  },
  {
    id: 'impostor',
    cards: ['impostor'],
    when: /\b(?:find out (?:that )?i'm not|(?:i'll|i will|going to) (?:be|get) found out|being found out|find me out|impost[eo]r syndrome|(?:feel|i'm|i am) (?:like )?(?:an impost[eo]r|a fraud)|i don't deserve (?:this job|the job|the promotion|my place)|(?:i'm|i am|feel) (?:so )?(?:out of my depth|not qualified|underqualified))\b/,
    hear: [
      'Many people who do their work with care are afraid of being found out. You are in more company than you think.',
      'From the inside you see every doubt you have. The others see what you do.',
    ],
    ask: ['What are you afraid they would find?', 'When is it strongest?', 'What happened lately that brought it up?'],
    next: ['I compare myself to everyone.', 'I got lucky.', "I'm afraid to ask questions."],
  },
  {
    id: 'exam',
    cards: ['exams'],
    when: new RegExp(
      `\\b(?:resit (?:is )?(?:tmrw|tomorrow|on|next)|exam (?:stress|season|anxiety))\\b|${
        both(
          /\b(?:my|an?|the|two|three|four|five) (?:\w+ ){0,2}(?:exams?|midterms?|finals|test)\b|\b(?:exam|exams|finals|midterms)(?:'s| is| are)?\b/,
          /\b(?:tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri)day|nervous|scared|stress\w*|can't (?:study|concentrate|focus|remember)|i'll fail|will fail|coming up|in (?:two|three|\d+) (?:days|weeks|hours)|haven't (?:studied|started|revised)|not ready|behind)\b/,
        ).source
      }`,
    ),
    unless:
      /\b(?:passed|finished|over|free+|last exam|my (?:son|daughter|sons|kids?|child\w*|sister|brother)|results?|failed|surprise test|driving|eye exam|blood test|hearing test)\b/,
    hear: [
      'A lot seems to hang on it. No wonder it presses.',
      "It's hard to learn while you are worried about the learning.",
    ],
    ask: [
      'What are you most afraid of about it?',
      'Which part of it do you feel all right about?',
      'What helped the last time you got through one?',
    ],
    next: ["I can't concentrate.", "I don't want to let people down.", 'I keep putting it off.', 'My mind goes blank.'],
  },
  {
    id: 'too-much',
    cards: ['overwhelm'],
    unless: /\b(?:they|he|she|everyone) (?:say|says|said|think|thinks) (?:that )?it(?:'s| is|'d be) too much\b/,
    when: mine(
      'overwhelmed|swamped|snowed under|drowning (?:in|at)|falling apart',
      "\\b(?:it's|it is|this is|everything is|it all is|it's all) (?:all |just |getting |becoming |simply )*too much(?: (?:for me|right now|at once|at the moment|lately))?(?=$|[.,!?;])|\\btoo much (?:going on|to do|on my plate)\\b|\\bi (?:just |really )?can't (?:keep up|cope)\\b|\\bbehind on everything\\b|\\bit all falls on me\\b",
    ),
    hear: [
      'That is a lot at once. Anyone would find it hard to know where to start.',
      "You can't do all of it at the same time, and nobody else could.",
    ],
    ask: [
      'Which of it is pressing hardest right now?',
      'What could wait until next week?',
      'Who could take one piece of it?',
    ],
    next: [
      'There is no one to share it with.',
      "I don't know where to start.",
      'I need a break.',
      "I'm bound to drop something.",
    ],
  },
  {
    id: 'burnt-out',
    cards: ['burnout'],
    when: mine(
      'burn(?:t|ed) out|running on empty|drained',
      "\\b(?:my burnout|i have nothing left to give|nothing left in the tank|i can't switch off|i work all the time|exhausted (?:from|by) work)\\b",
    ),
    hear: [
      "There is a tiredness that one weekend doesn't reach. It builds up slowly, and it goes slowly.",
      'You have been giving a lot for a long time.',
    ],
    ask: [
      'How long has it been like this?',
      'What used to give you something back?',
      'What would a real break look like?',
    ],
    next: ['I feel guilty when I rest.', "I can't afford to stop.", "I don't enjoy anything anymore."],
  },
  {
    id: 'money',
    cards: ['money-worry'],
    when: /\b(?:(?:i|we)(?:'m|'ve| am| have|'re| are)?(?: \w+)? (?:no money|out of money|short of money|broke(?=$|[.,!])|in debt|behind on (?:the |my |our )?(?:rent|bills|mortgage)|can't (?:afford|pay) (?:the |my |our |to )?(?:\w+)?|owe (?:\w+ ){0,3}(?:\d+|money|hundred|thousand))|(?:i'm|we're) (?:so )?broke|(?:my|our) (?:debts?|overdraft)|(?:into|maxed) (?:my|the) (?:overdraft|credit cards?)|money (?:worries|problems|trouble|is (?:so )?tight)|worried about money|money is (?:gone|running out)|nothing left (?:after|for|until) (?:the )?(?:rent|bills|payday|remittance))\b/,
    unless:
      /\b(?:money (?:problems|trouble|worries) at|company|boss)\b.{0,60}\bmoney (?:problems|trouble|worries)\b|\bmoney (?:problems|trouble|worries)\b.{0,20}\b(?:company|work|firm)\b|\bcan'?t afford to (?:lose|fail|miss|drop)\b/,
    hear: [
      "Money worry is hard to put down. It's there whenever you buy the smallest thing.",
      'Being short of money is hard, and it is nothing to be ashamed of.',
    ],
    ask: [
      'What presses the most right now?',
      'Who knows how tight it is?',
      'What would take a little of the pressure off?',
    ],
    next: ["I'm ashamed to tell anyone.", "I haven't opened the letters.", 'We fight about it at home.'],
  },
  {
    id: 'putting-off',
    cards: ['procrastination'],
    when: /\bi(?:'m| am|'ve been| keep| always)?(?: \w+)? (?:procrastinat\w+|putting (?:it|things|everything|this) off|avoiding (?:it|the task|my work))\b|\bi (?:just )?can't (?:seem to )?(?:get started|start|make myself (?:start|do))\b|\bi(?:'ve)? wasted (?:the|my|another|the whole) (?:day|time|week|weekend)\b/,
    hear: [
      'Putting something off is rarely laziness. Mostly there is something about it that is hard to face.',
      'The longer it waits, the bigger it looks. It may be smaller once it is begun.',
    ],
    ask: [
      'What is it about the thing that puts you off?',
      'What would be the smallest piece that still counts?',
      'How long has it been waiting?',
    ],
    next: ["I'm afraid of doing it badly.", 'I feel guilty all day.', 'Help me start small.'],
  },
];
