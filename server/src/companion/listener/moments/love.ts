import type { Moment } from './moment.ts';

/** Looking for someone, being with someone far or near, and what comes between. */
export const love: readonly Moment[] = [
  {
    id: 'jealous',
    when: /\b(?:jealous\w*|checking (?:his|her|their) phone|(?:texting|talking to|close to|flirting with|laughing with) (?:another|other|his ex|her ex|their ex|some (?:girl|guy|woman|man))|who (?:he|she)'s with)\b/,
    hear: [
      'Jealousy is a miserable thing to be inside of. Part of you watches every detail, and another part watches you doing it and winces.',
      "Being jealous doesn't tell you yet whether anything is wrong. It does tell you that something here could be lost, and that it matters.",
      'It can make you look for proof, and the looking never feels finished. Even a calm evening turns into something to be checked.',
    ],
    ask: [
      'What is the picture that comes up when it bites?',
      'What would you need to know to feel steadier?',
      'Has something happened, or has it crept in?',
    ],
    next: ["I don't want to be like this.", "I've been hurt before.", "I'm scared of being replaced."],
    cards: ['trust'],
  },
  {
    id: 'crush-rejected',
    when: /\b(?:rejected me|got rejected|turned me down|friend ?zone\w*|doesn't (?:like|love) me (?:back|that way)|don't like me back|my crush|have a crush|unrequited|in love with my (?:best )?friend|told (?:him|her|them) (?:how i felt|i liked|i loved))\b/,
    hear: [
      'You showed somebody something tender, and it had nowhere to land. That stings however kindly the no was said.',
      "A crush is made of hope as much as of the other person, and hope doesn't pack up just because somebody said no.",
      "It's easy to hear a rejection as a judgement on all of you. Mostly it's about a fit that wasn't there for them.",
    ],
    ask: [
      'What had you been hoping for, quietly?',
      'What did you tell yourself about you, afterwards?',
      'What was it about them?',
    ],
    next: ['I feel stupid for saying it.', 'I still have to see them every day.', 'I wish I had never told them.'],
    cards: ['self-compassion'],
  },
  {
    id: 'dating',
    when: /\b(?:dating apps?|ghosted by (?:the|this|a|some) (?:guy|girl|man|woman|boy|dude)|(?:guy|girl) i(?:'ve| have)? been (?:talking|seeing|texting)|tinder|hinge|bumble|first date|no matches|ghosted (?:me )?after|swip(?:e|ing)|left (?:me )?on read|situationship|go(?:ing)? on dates)\b/,
    hear: [
      'Dating asks you to be open and thick-skinned at the same time, which is close to impossible. No wonder it wears people down.',
      'When someone just stops answering, you get to write the ending yourself, and at night it rarely comes out kind.',
      'Apps turn people into a pile to get through, and after a while you can start to feel like part of the pile.',
    ],
    ask: [
      'What has it been doing to how you see yourself?',
      'What are you really looking for, under all the chatting?',
      'Which one of them stayed with you?',
    ],
    next: ["I don't know what I'm doing wrong.", "I'm tired of starting over.", 'Maybe I should stop for a while.'],
  },
  {
    id: 'single',
    when: /\b(?:being single|still single|everyone(?:'s| is)? (?:getting married|engaged|married|having (?:kids|babies)|in a relationship)|never (?:had a (?:boyfriend|girlfriend|relationship)|been (?:kissed|in love|loved))|always (?:the )?third wheel|die alone|end up alone|find (?:someone|anyone|love))\b/,
    hear: [
      "There's being single, and there's how other people look at it. The second can be the more tiring of the two.",
      "Wanting somebody to come home to isn't desperate. It's one of the plainest wishes there is, and it can ache.",
      "Other people's weddings and babies have a way of turning into a clock. You can be happy for them and still go home sad.",
    ],
    ask: [
      'When does it hurt the most?',
      'What do you miss: the company, the touch, being chosen?',
      'What do people say that makes it worse?',
    ],
    next: [
      "I'm afraid it'll never happen.",
      'Weekends are the hardest.',
      'I feel like there is something wrong with me.',
    ],
    cards: ['loneliness'],
  },
  {
    id: 'long-distance',
    when: /\b(?:long[- ]distance|different (?:countries|cities|time ?zones)|(?:boyfriend|girlfriend|partner|husband|wife|he|she) (?:is|lives|moved|works|'s) (?:abroad|overseas|(?:far )?away|deployed)|only see (?:him|her|them|each other) (?:once|every))\b/,
    hear: [
      "Being far apart means missing the boring parts: the shopping, the silence, somebody else's cup in the sink. Calls can't carry those.",
      'Distance makes small things loud. A short message or a late reply has to stand for everything you cannot see.',
      "Saying goodbye over and over is tiring in itself. You've hardly arrived before you start counting down.",
    ],
    ask: [
      'Which part of the day is the distance longest?',
      'How do you two do when you are in the same place?',
      'What would you want more of, that is possible from here?',
    ],
    next: ["I don't know how long I can do this.", 'We fight more on the phone.', 'I miss being touched.'],
  },
  {
    id: 'divorce-children',
    when: /\b(?:custody|co-?parent\w*|(?:kids|children|son|daughter)\b.*\b(?:divorc\w+|separat\w+|his dad's|her dad's|every other weekend|two homes)|(?:divorc\w+|separat\w+)\b.*\b(?:kids|children|son|daughter))\b/,
    hear: [
      'Splitting up with children means you lose someone and still have to plan Thursdays with them. There is hardly room to grieve in that.',
      'You want the children to come through it whole, so you hold yourself together. The falling apart gets postponed to when they are asleep.',
      'A quiet house on the weekends they are away can be hard in its own way. Free time was never supposed to feel like that.',
    ],
    ask: [
      'What worries you most for them?',
      'What are the hours like when they are not with you?',
      'Who gets to see how it is for you?',
    ],
    next: ['I feel guilty towards the kids.', 'My ex uses them against me.', 'The house is too quiet.'],
    cards: ['breakup', 'parenting'],
  },
  {
    id: 'step-family',
    when: /\b(?:step ?-?(?:son|daughter|kids?|children|mum|mom|mother|dad|father|family|parent)s?|blended family|(?:his|her) kids|not my real (?:mum|mom|dad|mother|father))\b/,
    hear: [
      "In a stepfamily everyone arrives with a history the others weren't part of. Closeness can't be ordered, and yet it's expected of you.",
      'It is a strange place to stand: you do the caring, and somebody else has the title.',
      'Feeling like a guest in your own home is lonely, and hard to bring up without sounding petty.',
    ],
    ask: [
      'Where do you notice it most, in the small things?',
      'What would you want them to see about your part?',
      'What has been better than you feared?',
    ],
    next: ['I feel like an outsider.', "They don't accept me.", "My partner doesn't see it."],
    cards: ['family-conflict'],
  },
  {
    id: 'sex-and-closeness',
    when: /\b(?:no intimacy|intimacy (?:is|has)|we (?:never|don't|hardly|haven't) (?:touch|kiss|sleep together|been intimate)|different needs|not attracted|sleeps? on the (?:couch|sofa))\b/,
    hear: [
      "When the touching stops, it's hard not to read it as an answer about you. There can be many reasons, and they're hard to ask about.",
      'Closeness is difficult to talk about precisely because it used to need no words.',
      'Lying next to someone and missing them is a lonely kind of night.',
    ],
    ask: [
      'What do you miss the most about it?',
      'How do the two of you talk about it, if you do?',
      'What are you afraid the reason might be?',
    ],
    next: ['I feel unwanted.', "I don't dare bring it up.", "I've stopped trying."],
    cards: ['communication'],
  },
];
