import { type Telling, told } from './telling.ts';

/** What other people said, did, and left undone. */
export const others: readonly Telling[] = [
  {
    id: 'glad-and-not',
    when: /\byou(?:'re| are) (?:\w+ )?(?:happy|glad|pleased|excited|proud|thrilled|relieved) (?:for|about|of|that) (?<whom>her|him|them)?.*\b(?:but|and) (?:also|not|you're not|it |sad|jealous|part of you|at the same time|still|scared|you )/i,
    hear: [
      'You can be glad and hurt in the same hour, and both are real.',
      'You can be glad for {whom} and still be the one who is left with less.',
    ],
    ask: ['What does the other half say?', 'What will be missing for you?', 'Which half is louder today?'],
  },
  {
    id: 'said-hate',
    when: told('\\bWHO (?:told you|said|says|screamed|shouted)? ?(?:that )?(?:he|she|they) hates? you\\b'),
    hear: ['Hearing that word from somebody you love hurts badly.'],
    ask: [
      'What did you do in the minute after?',
      'What do you think was underneath it, for {whom}?',
      'What would you have liked to answer?',
    ],
  },
  {
    id: 'misnamed',
    when: /\b(?:called you "(?:he|she|him|her|sir|ma'am|miss)"|(?:calls?|called|calling) you (?:he|she|him|sir|ma'am|miss|her(?! \w))(?:$| (?:again|still|all the time|every|in front|at work))|misgender\w*|wrong (?:pronouns?|name)|dead ?nam\w*)/i,
    hear: [
      'The word is "{own}", and it is not much to ask for.',
      "It hurts to be called by the wrong name, and it isn't much to ask to be called by what you are.",
    ],
    ask: [
      'What was it like to stand there just after?',
      'What would have made a difference right then?',
      'What do you want to be able to expect there?',
    ],
  },
  {
    id: 'left-out',
    when: /\b(?:left you out|(?:group chat|party|trip|sleepover|dinner|plans?|met up|went|off to \w+)\b.*\bwithout (?:you|telling you)|didn't (?:invite|include) you(?! over)|weren't invited|wasn't invited)\b/i,
    hear: [
      'Being left out hurts, whatever the reason was.',
      'It leaves you guessing at what the reason might have been.',
    ],
    ask: ['How is it to be around them now?', 'Which guess comes back most often?', 'Who of them matters most to you?'],
  },
  {
    id: 'how-it-was-done',
    unless: /\badvice\b/i,
    when: /\b(?:broke up|ended it|end it|dumped|finished with you|fired|sacked|laid off|let (?:you|us|them) go|dropped)\b.*\b(?:over|by|via|in a) (?:text|email|phone|whatsapp|voice note|message|a message|a text)\b|\bcouldn't even (?:call|say it to your face|look at you)\b/i,
    hear: ['It already hurt, and being told like that makes it worse.'],
    ask: [
      'What would you have said, if there had been a chance to answer?',
      'Where were you when it came?',
      'What do you think you were owed there?',
    ],
  },
  {
    id: 'loud-people',
    unless: /\b(?:hold|baby|newborn|toddler|son|daughter)\b/i,
    when: told(
      '\\bWHO (?:\\w+ )?(?:shouts?|shouted|shouting|yells?|yelled|screams?|screamed) (?:at|on) (?:you|everyone|everybody|us|the \\w+)\\b',
    ),
    hear: ['Being shouted at is frightening and tiring, and it takes a while to settle afterwards.'],
    ask: [
      'What do you do with yourself when it starts?',
      'Who else sees it?',
      'How long does it take you to settle afterwards?',
    ],
  },
  {
    id: 'left',
    when: told(
      '(?<!\\b(?:when|before|as|until|till|while|moment|minute|day) )\\b(?:he|she|your (?:husband|wife|partner|boyfriend|girlfriend|fianc\\w+|ex|dad|mum|mom|father|mother)) (?:just |has |suddenly )?(?:left(?: you)?$|walked out|moved out|left you (?:for|in|after|on|over|last|when)|ghosted you)\\b|\\b(?:got|been|were) ghosted\\b',
    ),
    hear: ['Being left like that hurts, and it leaves you with all the questions.'],
    ask: [
      'When do you notice it most?',
      'What do you keep going back to?',
      'Which question would you still want answered?',
    ],
  },
];
