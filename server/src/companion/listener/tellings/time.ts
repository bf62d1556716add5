import { type Telling, told } from './telling.ts';

const count =
  '(?:\\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';

/** How things stand in time: what used to be, what still goes on, how long, how often, at what hour. */
export const time: readonly Telling[] = [
  {
    id: 'they-used-to',
    bright: true,
    when: told('\\bWHO used to (?<did>.+)$'),
    hear: [
      'So there was a before, and you remember it exactly. What is there now has to stand next to it.',
      'That is what today gets measured against, without anybody meaning to.',
    ],
    ask: [
      'When did you notice that it had changed?',
      'What of that do you still see now and then?',
      'What do you miss about that the most?',
    ],
  },
  {
    id: 'would-have',
    bright: true,
    when: told("\\bWHO would(?:'ve| have) (?!known better)(?<would>.+)$"),
    unless: /\byou would have\b/i,
    hear: [
      'You know so exactly what would have happened. That is how well you knew {whom}, and it stays with you.',
      'That is the person missing from it, and you can almost hear the rest.',
    ],
    ask: [
      'What would {who} have said to you today?',
      'What was it like to have someone like that on your side?',
      'What else would have been typical?',
    ],
  },
  {
    id: 'you-used-to',
    when: /\byou used to (?<did>.+)$|\b(?:was|were) your thing\b|\bbefore all (?:this|that)\b/i,
    hear: [
      'Something of you lived in that, and it went missing somewhere along the way.',
      'So you know a different version of this, from the inside. That makes the present one harder to call normal.',
    ],
    ask: ['When did it begin to change?', 'What did it give you, back then?', 'What is left of it?'],
  },
  {
    id: 'had-a-dream',
    bright: true,
    when: /\bwhen you were (?:small|little|a kid|a child|young|twelve|ten|at school)\b|\byou (?:had plans|always wanted to|wanted to be|were going to be|dreamed of|want to be (?:a )?(?:singer|doctor|artist|writer|dancer))\b|\bwas in a band\b|\bhad plans once\b/i,
    hear: [
      'That is still in there, all this time later, or it would not have come to mind.',
      'It says something about you that work and years did not manage to rub out.',
    ],
    ask: ['What did you love about it?', 'Where has it gone, do you think?', 'When did you last do a bit of it?'],
  },
  {
    id: 'still-does',
    bright: true,
    when: /\byou still (?:pick|make|set|call|keep|sleep|buy|cook|turn|listen|reach|wake|text|dial|ring|pay|leave|look|wear|have|talk|say|expect|wait)\b/i,
    hear: [
      'The hands go on doing it for a while after the reason has gone. There is love in that, too.',
      'A habit that was made for two does not know how to be for one.',
    ],
    ask: [
      'What goes through you when you notice?',
      'What would it mean to stop?',
      'Which other things are still like that?',
    ],
  },
  {
    id: 'quiet-rooms',
    when: /\b(?:house|flat|home|place|room|it)(?:'s| is| was|'s got| goes| went| gets| feels| has gone)? (?:so |too |very |really |dead )?(?:quiet|empty|silent)\b|\bnobody (?:runs|comes|waits|says)\b/i,
    hear: [
      'Quiet of that kind is not the absence of noise. It is the absence of somebody.',
      'A house keeps the shape of whoever is not in it.',
    ],
    ask: [
      'When is it at its quietest?',
      'Which sound do you miss?',
      'What do you do with the first minutes when you come in?',
    ],
  },
  {
    id: 'named-day',
    bright: true,
    when: /\b(?:your|her|his|my)? ?(?:\d+th |\d+st )?birthday\b|\bfirst christmas\b|\bchristmas\b|\banniversary\b|\b(?:mother|father)'?s'? day\b|\bhappy \d+(?:th|st|nd|rd) to you\b/i,
    hear: [
      'A day with a name brings things to the table that other days let lie.',
      'It would have hurt on any Tuesday. On that day it comes with a ribbon round it.',
    ],
    ask: [
      'What would you have wanted that day to be?',
      'How did you spend the rest of it?',
      'Who knew what that day was like for you?',
    ],
  },
  {
    id: 'again-and-again',
    when: new RegExp(
      `\\b(?:again|the (?:third|fourth|fifth|sixth|second|tenth|hundredth) time|(?:two|three|four|five|six|ten|twenty|${count}) times|every (?:single )?time|all the time|always does)\\b`,
      'i',
    ),
    unless:
      /\b(?:off|on|back|up) again\b|\bonce again happy|tell me again|\byou(?:'ve)? (?:applied|tried|corrected|asked)\b/i,
    hear: [
      'Once can be shrugged off. It is the repetition that wears through.',
      'Each new time brings the earlier ones in with it, and so it never stays as small as it looks.',
    ],
    ask: [
      'What do you say to yourself when it happens once more?',
      'Was there anything different about it this time?',
      'What would it take for it to be the last time?',
    ],
  },
  {
    id: 'for-years',
    when: new RegExp(
      `\\b(?<span>${count} years)\\b(?! (?:old|ago|in a row|left|until|early|of (?:savings|rent|letters))\\b)|\\bthe whole time\\b|\\bfor (?:years|decades|ages)\\b`,
      'i',
    ),
    hear: [
      'That is a long stretch of a life, and it does not fit into a sentence.',
      'So many years hold a great deal that nobody ever asked about.',
    ],
    ask: [
      'What has that time done to you?',
      'What do you wish somebody knew about those years?',
      'What held you up through it?',
    ],
  },
  {
    id: 'small-hours',
    when: /\b(?:[1-4] ?am|(?:one|two|three|four) in the morning|the middle of the night|lie awake|lying awake|nobody (?:else )?(?:is )?up|no one else is up)\b/i,
    unless: /^(?:he|she|they|your)\b/i,
    hear: [
      'At that hour everything is twice its size, and nobody is up to say so.',
      'Nights make one heap of everything, and daylight is a long way off.',
    ],
    ask: [
      'What goes round in your head at that hour?',
      'What are the nights like, one after the other?',
      'What helps you get to the morning?',
    ],
  },
  {
    id: 'everything-hangs-on-it',
    when: /^if you (?:fail|lose|don't|quit|stop|mess|can't)\b/i,
    hear: [
      'A great deal has been hung on one nail there. No wonder it is hard to look at calmly.',
      'It sounds as though one result had to hold up everything else.',
    ],
    ask: [
      'What would be left standing, if it went badly?',
      'Whose hopes are in it, besides your own?',
      'Which part of that frightens you most?',
    ],
  },
  {
    id: 'waiting-for-word',
    when: /\b(?:wait(?:ing|ed)? (?:for|until|to hear)|don't know yet|no (?:message|news|word|answer|reply)|haven't heard|still nothing)\b/i,
    hear: [
      'Waiting is hard work. Everything in you is ready, and there is nothing to do.',
      'While there is no word, the mind writes its own, and it is a gloomy author.',
    ],
    ask: [
      'What do you do with the hours in between?',
      'Who is waiting with you?',
      'Which moment of the day is the worst for it?',
    ],
  },
  {
    id: 'someone-away',
    bright: true,
    when: told(
      '\\bWHO (?:moved|moving|leaving|went) (?:to|for|away|abroad|out|far|back home|off)\\b|\\bWHO (?:lives?|living) (?:in (?!with\\b|the same\\b|our\\b|your\\b|my\\b)|far|abroad|away)|\\bWHO (?:is )?(?:at war|in rehab|in prison|in jail|abroad|overseas)\\b|\\byou live far\\b|\\bso far away\\b',
    ),
    hear: [
      'Part of you lives wherever that is. The rest has to get through the day here.',
      'Distance turns small things into big ones: a ring tone, an hour without an answer.',
    ],
    ask: [
      'How do the two of you keep hold of each other?',
      'What do you worry about at that distance?',
      'What do you miss about having {whom} near?',
    ],
  },
];
