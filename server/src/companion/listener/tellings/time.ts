import { type Telling, told } from './telling.ts';

/** How things stand in time: what used to be, what still goes on, how long, how often, at what hour. */
export const time: readonly Telling[] = [
  {
    id: 'would-have',
    bright: true,
    when: told(
      "\\b(?:he|she|your (?:late )?(?:mum|mom|dad|mother|father|nan|gran|grandma|grandad|husband|wife|brother|sister)) would(?:'ve| have) (?:known what|laughed|loved|hated|said|been (?:so )?proud|liked|enjoyed|cried)\\b",
    ),
    unless: /\byou would have\b|\bif\b/i,
    hear: ["You know exactly what they'd have done, and that makes you miss them more."],
    ask: ['What would {who} have said to you today?', 'What was it like to have someone like that on your side?'],
  },
  {
    id: 'still-does',
    bright: true,
    when: /\byou still (?:make|set|lay|pour|buy|cook|wash|sleep on|reach for)\b[^.]*\b(?:his|her|their|him|them|two)\b/i,
    hear: ['A habit like that takes its time to stop, and you miss them in it.'],
    ask: [
      'What goes through you when you notice?',
      'What would it mean to stop?',
      'Which other things are still like that?',
    ],
  },
  {
    id: 'quiet-rooms',
    when: /(?<!\b(?:need|needs|needed|want|wants|keep|keeping|keeps) )\b(?:the|your) (?:house|flat|home|place|apartment)(?:'s| is| was| goes| went| gets| feels| has gone)? (?:so |too |very |really |dead )?(?:quiet|empty|silent)\b/i,
    hear: ['The quiet makes you feel how much has changed.'],
    ask: [
      'When is it at its quietest?',
      'Which sound do you miss?',
      'What do you do with the first minutes when you come in?',
    ],
  },
  {
    id: 'small-hours',
    when: /\b(?:(?:it's|it is|its) (?:nearly |almost |gone |past )?(?:[1-4]|one|two|three|four) ?(?:am|in the morning)\b(?! (?:starts?|shift))|wide awake at|(?:(?<!\b(?:get|getting|gets|got) )up|awake|lying here|lie here|waking up|woke) (?:\w+ ){0,2}at (?:[1-4]|one|two|three|four)(?: ?am)?\b|the middle of the night|lie awake|lying awake|nobody else is up|no one else is up)/i,
    unless: /^(?:he|she|they|your)\b/i,
    hear: ["It's a lonely hour to be awake with this.", 'Nights are long when you are awake in them.'],
    ask: [
      'What goes round in your head at that hour?',
      'What are the nights like, one after the other?',
      'What helps you get to the morning?',
    ],
  },
];
