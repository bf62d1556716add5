import { type Telling, told } from './telling.ts';

/** Blows and narrow places: shamed before others, dropped without a word, passed over, worked for nothing, no minute alone. */
export const blows: readonly Telling[] = [
  {
    id: 'cried-over-small',
    when: /\b(?:you|and) (?:\w+ )?(?:cried|burst into tears|broke down|sobbed)\b[^.]* over (?<thing>(?:an?|the|some) [a-z]+)$/i,
    hear: ['It took very little to bring the tears out, so it must have been a lot already.'],
    ask: ['What else was in those tears?', 'What had you swallowed, up to then?'],
  },
  {
    id: 'shamed-before-others',
    when: /\bin front of (?:everyone|everybody|people|(?:the (?:whole |entire )?|your |(?:all )?(?:his|her|their) )(?!(?:gate|door|house|home|car|garage|shop|window|tv|telly|television|screen|computer|laptop|phone|mirror|building|fridge|desk|oven|fire|camera|drive|flat|church|bus|eyes?|face|garden|stove|shelf|grave|school|hospital|station)s?\b)\w+|customers|strangers|colleagues)\b|\b(?:they|everyone|people|the (?:boys|girls|kids|class)) (?:all )?(?:moo|mock|imitate|copy|bark|laugh|film(?:ed)?|clap(?:ped)?|sing|snigger|giggle|point)\b/i,
    unless:
      /\b(?:scared|afraid|worried|nervous|thought of)\b|\b(?:you|and) (?:\w+ )?(?:shouted|yelled|screamed|snapped|lost it|argued|rowed|had (?:a|an|another) (?:row|fight|go|argument)|got into|slapped|swore|sang|read|played|gave|spoke|stood up|said|told|asked)\b/i,
    hear: ["That's humiliating, and worse with other people there to see it."],
    ask: [
      'What did the people around you do?',
      'What was going on in you, while they looked?',
      'Who would you have wanted beside you, just then?',
    ],
  },
  {
    id: 'treated-as-nobody',
    when: told(
      '\\b(?:WHO|(?:a|an|some|the|this|one) (?:\\w+ )?(?:lad|man|woman|bloke|guy|kid|passenger|customer|stranger|driver|patient|client|lady)|customer|somebody|someone) (?:just )?(?:spat|swore|threw|called you (?!by|back|in|up|over|to|at|from|on|every|today|yesterday|again|last|and|this|his|her|their)\\w+|clicked (?:his|her|their) fingers|snapped (?:his|her|their) fingers)\\b',
    ),
    hear: [
      'That was an ugly way to treat you, and you did nothing to deserve it.',
      'Nobody should have to take that, at work or anywhere else.',
    ],
    ask: [
      'What did you do with it, for the rest of that day?',
      'What would you have liked to say, if you could have?',
      'Who heard about it afterwards?',
    ],
  },
  {
    id: 'dropped-without-a-word',
    when: /\b(?:no|without(?: any| an?)?) (?:explanation|explaining|goodbye|reason given)\b|\bwithout (?:a word|giving (?:you )?(?:a|any) reason|(?:saying|telling you) why)\b|\b(?:unfriended|unfollowed|blocked|deleted|removed) you\b/i,
    hear: [
      'Being cut off like that without a word hurts, and it leaves you guessing.',
      'And so you are left to guess at the reason.',
    ],
    ask: [
      'What do you catch yourself going back over?',
      'What would you ask, if you were sure of an answer?',
      'What was it like between you before that?',
    ],
  },
  {
    id: 'with-one-of-mine',
    when: /\b(?:(?:cheat\w*|affair|sle(?:pt|eps?|eping)|bed|together|off|is|was|went|moved in|living|caught|found \w+) with|(?:left|leaving) (?:you|me) for|seeing|dating|slept with|kiss(?:ed|ing)|chose|chosen) your (?:own )?(?:best )?(?:friend|mate|sister|brother|cousin|flatmate|roommate|colleague)\b/i,
    unless:
      /\b(?:incident|issue|problem|trouble|situation|talk\w*|spoke|argu\w+|fight\w*|fought|live|living|stay\w*|out|fell out|friends|lunch|dinner|car|row) with your\b|^you\b|\b(?:alone|always|together|here|home|day|evening|weekend|night)\b.*\bwith your\b|\bor with your\b|\bfor your (?:brother|sister|friend|cousin|roommate)\b/i,
    hear: [
      "That's two people you trusted, at once, and it must hurt terribly.",
      'That takes two people away at once, and one of them is the one you would have told.',
    ],
    ask: [
      'Which of the two hurts more today?',
      'How did you find out?',
      'Whom do you have left to talk to who knows them both?',
    ],
  },
  {
    id: 'smiled-at-their-luck',
    when: /\byou (?:\w+ )?(?:said|told (?:him|her|them)|typed|wrote|sent|liked)\b[^.]*\b(?:congrat\w*|so happy for)\b|\b(?:your|his|her) (?:best |little |big |older |younger |only )?(?:friend|sister|cousin|brother|colleague|mate|roommate|flatmate|ex)(?: just|'s| is| has| got)* (?:got )?(?:engaged|pregnant|promoted|married|expecting)\b[^.]*\byou (?:\w+ )?(?:smiled|cried|hugged|had to|wanted to|couldn't|felt)\b/i,
    hear: [
      'Saying the right thing while it hurts inside is hard work.',
      'You did the glad part for them. It is the other part that has had no room yet.',
    ],
    ask: [
      'What was it like once you were alone with it?',
      'What did it touch, of your own?',
      'What would you have needed to hear that day?',
    ],
  },
  {
    id: 'passed-over',
    when: /\b(?:the|a|that) (?:position|job|promotion|role|place|part|post|spot) (?:(?:which|that) )?you (?:wanted|applied for|were promised|worked for|trained)\b|\b(?:chose|chosen|picked|promoted|hired|took|went with) [^.]{0,30}\b(?:instead of|over) you\b|\bpassed over\b/i,
    hear: ['It stings to see it go to somebody else.'],
    ask: [
      'What had it meant to you, apart from the money?',
      'What reason were you given, if any?',
      'What is it like to be there every day now?',
    ],
  },
  {
    id: 'works-for-nothing',
    when: told(
      "\\b(?:WHO (?:\\w+ )?(?:doesn't|don't|didn't|won't|never|hasn't|haven't) (?:even )?(?:pay|paid) you|unpaid|off the clock|(?:two|three) (?:people's|peoples|persons') (?:jobs?|work)|the (?:work|job) of (?:two|three))\\b",
    ),
    hear: [
      "You give the hours and get nothing for them, and that isn't fair.",
      'That is work they have had from you and not paid for, whatever it gets called there.',
    ],
    ask: [
      'What would happen, do you think, if you said it out loud there?',
      'How long has it gone on like that?',
      'Who else is in the same boat?',
    ],
  },
  {
    id: 'missed-it-for-work',
    bright: true,
    when: /\byou missed (?:the|his|her|their|your \w+'s) (?!call|bus|train|point|plane|flight|deadline|exit)[\w ]+\b(?:shift|work|working|nights|duty|a meeting)\b|\bwhile you were (?:on shift|at work|working|away|on nights|in a meeting)\b/i,
    hear: [
      'Missing that because you were at work is a sore thing, and hard to shake off.',
      'Being needed in two places is not the same as not caring about one of them.',
    ],
    ask: [
      'What would you have given to be there?',
      'What did you miss, as it was told to you?',
      'What would they have to know about that day?',
    ],
  },
  {
    id: 'a-minute-alone',
    when: /\b(?:for (?:just )?(?:one|a|five|ten|two) minutes?(?: (?:alone|of|to yourself|in peace|without))?$|to (?:just )?not hear|you (?:just )?(?:sat|sit|stayed|hid|hide|stood|cried) in (?:the|your) (?:\w+ )?(?:car|bathroom|shower|toilet|garage|wardrobe|cupboard|pantry|utility room)|(?:you )?closed the door and (?:stood|sat|cried|leaned))\b/i,
    unless: /\bate\b|\bwith (?:your|him|her|them|the)\b/i,
    hear: ['You needed a minute to yourself, and you found one.'],
    ask: [
      'What was in that minute?',
      'What happens when you come back out?',
      'Who could give you an hour, if it may be asked for?',
    ],
  },
  {
    id: 'alone-among-people',
    when: /\b(?:nobody|no one) (?:\w+ ){0,2}(?:speaks?|talks?|spoke|talked|sits|sat) (?:to|with) you\b|\bdoesn't (?:even )?know your name\b|\byou (?:\w+ )?(?:sit|sat|eat|ate|stand|stood|have lunch) (?:\w+ )?(?:alone|by yourself|on your own)\b[^.]*\b(?:canteen|school|work|office|lunch|break|class|party)\b/i,
    hear: [
      'Sitting among people with nobody talking to you is very lonely.',
      'A whole day can go by like that without one real word.',
    ],
    ask: [
      'Who comes nearest to being a familiar face there?',
      'What is that part of the day like, from the inside?',
      'When were you last somewhere where they knew you?',
    ],
  },
  {
    id: 'pressed-to-marry',
    when: /\b(?:when|why|still|not|until now|your age)\b[^.]*\b(?:marr(?:y|ied|iage)|settle down|have (?:a baby|kids|children)|give (?:us|them) grandchildren)\b/i,
    typed: true,
    unless:
      /\bi (?:want|wish|dream|hope) |\bmy (?:ex|wife|husband)\b|\b(?:we|he|she) (?:are|is|were|was|got)\b[^.]*married/,
    hear: [
      'Being pressed like that about your own life is tiring and unfair.',
      'It is put as a question, and it is a push. You have heard it so often that you know it by heart.',
    ],
    ask: [
      'What do you answer, most of the time?',
      'What would you like them to ask about instead?',
      'What do you want yourself, when nobody is asking?',
    ],
  },
  {
    id: 'expected-to-serve',
    when: told(
      "\\b(?:your in[- ]laws|WHO)(?:'re|'s| is| are)? (?:expecting|expects?|expected) you to\\b|\\byou do (?:all|everything)\\b|\\ball the (?:cooking|cleaning|housework|chores|washing)\\b",
    ),
    hear: ['They count on you for it without asking, and that wears anybody out.'],
    ask: [
      'What would happen, if one part of it simply stayed undone?',
      'Who sees how much that is?',
      'Which piece of it would you put down first?',
    ],
  },
  {
    id: 'failed-again',
    when: /\byou(?:'ve)? (?:\w+ )?failed\b(?! (?:him|her|them|us|as|at being|your (?:son|daughter|kids?|children|family|mum|mom|dad|mother|father|parents|wife|husband|friends?))\b)/i,
    hear: [
      "That's really disappointing, after the work you put in.",
      'It takes something to have tried at all, and it is still a blow.',
    ],
    ask: [
      'What happens in you, when it is the real thing?',
      'What have you told people?',
      'What went better this time, even a little?',
    ],
  },
  {
    id: 'what-was-built',
    when: /\b(?:your (?:dad|father|mum|mom|mother|grandad|grandfather|grandma|grandmother|family|uncle|husband|wife)|you|he|she|they) (?:\w+ )?built (?:that|the|this|it|up)\b/i,
    hear: ['So much went into it, no wonder it matters to you.', 'That makes it much harder to watch it go.'],
    ask: ['What do you remember of how it was built?', 'What is left of it?'],
  },
  {
    id: 'just-stood-there',
    when: told('\\bWHO just (?:stood|sat|stands|sits|looked|looks|nodded|cried)\\b'),
    hear: ['That look is hard to get out of your head, I imagine.', 'That is hard to have seen.'],
    ask: [
      'What did you see in {whom}, just then?',
      'What did you want to do, when you saw that?',
      'What has been said about it between you since?',
    ],
  },
  {
    id: 'they-knew',
    bright: true,
    when: told("\\bWHO (?:said (?:he|she|they)(?:'d| had)? )?(?:always|already) (?:known|knew)\\b"),
    hear: ['So they already knew, after all the thought you gave to telling them.'],
    ask: ['What did you feel, in the second after that?', 'What would you have done with those years, had you known?'],
  },
  {
    id: 'cannot-refuse',
    when: /\byou (?:can't|can not|cannot|never|don't know how to) (?:say no|refuse|turn (?:him|her|them|it) down)\b/i,
    hear: [
      "Saying yes when you'd rather not is exhausting after a while.",
      'So the yes is out before you have been asked what you want.',
    ],
    ask: [
      'What do you think would follow, if you did say no once?',
      'What does the yes cost you, by the end of the week?',
      'Where would the smallest no be possible?',
    ],
  },
  {
    id: 'first-ever',
    bright: true,
    when: /\b(?:his|her|their|your \w+'s) first (?:steps?|words?|tooth|smile|laugh|day|goal|poem|match|drawing)\b|\b(?:she|he|they|your \w+) (?:said|called you) "?(?:mama|mummy|mommy|dada|daddy)\b/i,
    hear: ['A first like that stays with you.'],
    ask: ['What did you see, exactly?', 'Who did you have to tell at once?', 'What was it like to see that?'],
  },
];
