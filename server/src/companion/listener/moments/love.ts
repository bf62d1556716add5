import { both, type Moment } from './moment.ts';

/** Looking for someone, being with someone far or near, and what comes between. */
export const love: readonly Moment[] = [
  {
    id: 'jealous',
    when: /\bi(?:'m| am| was| get| got| feel| felt|'ve been)(?: \w+){0,2} jealous\b|\bmy jealousy\b|\bi keep checking (?:his|her|their) phone\b/,
    hear: [
      'Jealousy is hard to feel, and harder to own up to. You just did.',
      "Being jealous doesn't make you a bad person. Nearly everyone knows it.",
      'It can sit right beside being fond of someone, or being glad for them.',
    ],
    ask: [
      'What about it gets to you the most?',
      'When does it come up the strongest?',
      'What do you wish were different?',
    ],
    next: ["I don't want to be like this.", "I've been let down before.", "I can't stop comparing."],
    cards: ['trust'],
  },
  {
    id: 'crush-rejected',
    when: /\b(?:(?:he|she|they|my crush|the (?:guy|girl) i like)(?: \w+)? (?:rejected me|turned me down|friend ?zoned me|doesn't (?:like|love) me (?:back|that way)|don't (?:like|love) me back)|i (?:got|was) (?:rejected|turned down) by (?:him|her|my crush|a (?:girl|guy|boy|woman|man)|the (?:girl|guy|boy))|i told (?:him|her|them) (?:how i felt|i liked (?:him|her|them)|i loved (?:him|her|them))\b.*\b(?:and|but) (?:he|she|they) (?:said|doesn't|didn't|don't|only)|unrequited)\b/,
    unless: /\b(?:friends?(?:hip)?(?<!(?:boy|girl) friend)|busy|priority|granted)\b/,
    hear: [
      'You liked someone, and it was not returned. That hurts, however kindly it was said.',
      'A no like that stings for a while. It says how they feel, and not what you are worth.',
      "It takes courage to like someone out loud. That part doesn't become foolish because of the answer.",
    ],
    ask: ['How did it happen?', 'What hurts most about it right now?', 'What had you been hoping for?'],
    next: ['I feel stupid for saying it.', 'I still have to see them every day.', 'I wish I had never told them.'],
    cards: ['self-compassion'],
  },
  {
    id: 'ghosted',
    when: /\b(?:(?:he|she|they|guy|girl|someone)(?: \w+){0,4} ghosted me|i (?:got|was|keep getting|'ve been|'m being) ghosted|(?:he|she|they) (?:has |have )?left me on read|left me on read|^(?:got|been) ghosted|(?:he|she) (?:just )?stopped (?:answering|replying))\b/,
    hear: [
      "Being left without an answer is hard. You're left guessing at the reason.",
      'A plain word from them would have been the least you could expect.',
      'The silence hurts, and it tells you nothing you could do something with.',
    ],
    ask: [
      'How long has it been quiet now?',
      'What was it like between you before that?',
      'What do you keep wondering about?',
    ],
    next: ['I keep checking my phone.', 'I wonder what I did wrong.', 'I feel stupid for waiting.'],
  },
  {
    id: 'dating',
    when: /\b(?:dating apps?|(?:on|from|deleted|using|matche[sd] on) (?:tinder|hinge|bumble|grindr)|situationship|tired of dating|no matches)\b/,
    unless:
      /\b(?:he|she|they)(?: (?:is|was|were|are)|'s|'re) (?:[\w']+ ){0,8}(?:on|from|using) (?:tinder|hinge|bumble|grindr)\b|\b(?:he|she|they) (?:met|is|was|had|got|used)\b.*\bdating app\b|\b(?:fianc[eé]e?|husband|wife|boyfriend|girlfriend)\b/,
    hear: [
      'Looking for someone that way can be wearing. You show yourself again and again, and little comes back.',
      "It's easy to start doubting yourself there. It says very little about you.",
    ],
    ask: [
      'How has it been going for you lately?',
      'What are you hoping to find there?',
      'What has been the hardest part of it?',
    ],
    next: ["I don't know what I'm doing wrong.", "I'm tired of starting over.", 'Maybe I should stop for a while.'],
  },
  {
    id: 'single',
    when: /\b(?:(?:i'm|i am) still single|being single|still single|everyone(?:'s| else is| around me is| is) (?:getting married|engaged|married|having (?:kids|babies)|in a relationship)|i(?:'ve| have) never (?:had a (?:boyfriend|girlfriend|relationship)|been (?:kissed|in a relationship|in love))|always the third wheel|(?:i'll|i will|going to|i'm gonna) (?:die|end up) alone|never find (?:someone|anyone|love))\b/,
    unless: /\bsingle (?:mum|mom|dad|parent|mother|father)|happily single|glad (?:i'm|to be) single/,
    hear: [
      'Wanting somebody to share your days with is a plain wish, and it can ache.',
      'It gets harder when it looks as if everyone else had found someone.',
      "Being on your own now doesn't mean that it stays that way, even if it feels so tonight.",
    ],
    ask: ['When do you feel it the most?', 'What do you miss most about having someone?', 'What brought it up today?'],
    next: [
      "I'm afraid it'll never happen.",
      'Weekends are the hardest.',
      'I feel like there is something wrong with me.',
    ],
    cards: ['loneliness'],
  },
  {
    id: 'long-distance',
    when: /\b(?:long[- ]distance (?:relationship|boyfriend|girlfriend|thing)|(?:we're|we are|relationship is|doing) long[- ]distance|we live in different (?:countries|cities|time ?zones)|my (?:boyfriend|girlfriend|partner|husband|wife|fianc[eé]e?) (?:is|lives|moved|works|'s) (?:abroad|overseas|(?:far )?away|deployed)|we only see each other (?:once|every))\b/,
    hear: [
      'Being far apart from someone you love is hard in small ways, every day.',
      "A call is good, and it isn't the same as having them there.",
    ],
    ask: [
      'When do you feel the distance the most?',
      'How are the two of you managing it?',
      'When will you see each other next?',
    ],
    next: ["It's getting harder.", 'We fight more on the phone.', 'I miss being held.'],
  },
  {
    id: 'divorce-children',
    when: new RegExp(
      `\\b(?:custody (?:hearing|battle|of|case|fight)|co-?parenting)\\b|${
        both(
          /\b(?:divorc\w+|separat(?:ed|ing|ion)|split up|his weekend|at (?:his|her) (?:dad|mum|mom)'s)\b/,
          /\b(?:my|our|the) (?:kids|children)\b/,
        ).source
      }`,
    ),
    unless: /\bmy parents\b/,
    hear: ['With children in it, all of this weighs more.', "You're looking after them while it is hard for you, too."],
    ask: [
      'How are the children taking it, as far as you can see?',
      'What worries you most at the moment?',
      'Who is there for you in this?',
    ],
    next: ['I feel guilty towards the kids.', 'My ex makes it hard.', 'The house is too quiet.'],
    cards: ['breakup', 'parenting'],
  },
  {
    id: 'step-family',
    when: /\bmy step ?-?(?:son|daughter|kids?|children)\b.*\b(?:hates?|won't|doesn't|don't|never|ignores?|ignored|rude|shouted|screamed)\b|\bblended family\b|\bnot my real (?:mum|mom|dad|mother|father)\b/,
    hear: [
      'That is a hard place to stand in a family, and few people see how much you do there.',
      'Closeness takes a long time in a family that was put together. It hurts all the same when it does not come.',
    ],
    ask: [
      'What happened, the last time it was hard?',
      'How does your partner see it?',
      'What would you want to be different between you?',
    ],
    next: ['I feel like an outsider.', "They don't accept me.", "My partner doesn't see it."],
    cards: ['family-conflict'],
  },
  {
    id: 'sex-and-closeness',
    when: /\bwe (?:never|don't|hardly|haven't|barely) (?:ever |even )?(?:touch(?:ed)?|kiss(?:ed)?|sleep together|been intimate|have sex|had sex|cuddle)\b|\b(?:no|any) intimacy (?:left|any ?more|between us)\b/,
    hear: [
      "That is lonely, being close by and not close. It's also hard to talk about.",
      "When the touching stops, it's easy to take it as being about you. There can be many other reasons.",
    ],
    ask: [
      'How long has it been like that?',
      'What do you miss the most about it?',
      'Have the two of you been able to talk about it?',
    ],
    next: ['I feel unwanted.', "I don't dare bring it up.", "I've stopped trying."],
    cards: ['communication'],
  },
];
