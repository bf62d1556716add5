import type { Happening } from './happening.ts';

/** The roof: rent, landlords, what they mend and what they want. */
export const ofWorkRent: readonly Happening[] = [
  {
    id: 'landlord-kind',
    cues: 'landlord landlady',
    when: /\b(?:the|your|our) (?:landlord|landlady)(?:'s| has| just| even)* (?:brought|helped|took off|let (?:you|us) (?:off|stay|keep|pay late)|said (?:you|we) can stay|took it back|lowered|knocked (?:[£\w]+ )?off|fixed it|came (?:straight )?(?:round|over) and fixed|was (?:\w+ )?(?:nice|kind|decent|lovely|understanding))\b|\byou can stay\b/i,
    unless: /\b(?:so when do you|people go home|but then|two months|selling|reference|notice|very nice, he showed)\b/,
    beside: /\b(?:landlord|landlady)\b/,
    bright: true,
    hear: ["It's good when a landlord is decent."],
    ask: [
      'What would they like best for thanks?',
      'How long has that been your door?',
      'What did you do when you had shut the door?',
    ],
  },
  {
    id: 'losing-the-flat',
    cues: 'landlord landlady selling sell evict notice move out sixty months daughter',
    when: /\b(?:the |your |our )?(?:landlord|landlady|owner)(?:'s| is| has| wants| want|'ve| have)*(?: \w+){0,3} (?:selling|to sell|sold|sell|given (?:us|you|me) (?:notice|\w+ (?:days|months|weeks))|gave (?:us|you|me) (?:notice|\w+ (?:days|months|weeks))|us out|you out|it back|the (?:flat|house|room) back|it for (?:his|her|their)|evict\w*|to evict|kick(?:ing|ed)? (?:us|you) out|throw\w* (?:us|you) out|moving (?:his|her) \w+ in)\b|\b(?:evict(?:ed|ion)|section 21|given notice to (?:quit|leave|move)|have to (?:be out|move out|leave the flat|leave the house) (?:by|in|before|because)|want (?:us|you) out)\b|\bwants to tear it down\b/i,
    unless:
      /\b(?:not being evicted|took it back|can stay|the unit|cheating|husband wants me out|parents (?:want|kick)|boyfriend|my mum (?:says|wants)|tenant)\b|\b(?:caf.|cafe|shop|bakery|pub|salon)(?:'s| is) closing\b|\b(?:sister|brother|son|daughter|friend|mate|mum|mom|dad|neighbour|neighbor|ex|cousin)'?s (?:landlord|landlady)\b/,
    hear: [
      'Being about to lose your home is frightening.',
      "You start looking at your own kitchen as if it were somebody else's already.",
    ],
    ask: ['How long have you got?', 'How many years have you lived there?', 'What would you hate most to leave?'],
  },
  {
    id: 'rent-went-up',
    cues: 'rent percent more lease putting landlord',
    when: /\brent(?:'s| is| has| just)* (?:\w+ )?(?:went|gone|goes|going|go) up\b|\brent went up\b|\b(?:put|puts|putting|raised?|raising|raises|increas(?:ed|es|ing|e)|doubled|hiked?) (?:up )?(?:the |our |your |my )?rent\b|\b(?:rent|lease) (?:doubled|tripled|increase)\b|\b(?:landlord|landlady|they)(?: \w+){0,2} wants? (?:\w+ )?(?:\d+ ?%|\d+ percent|forty|more)\b|\bthe rent (?:is insane|is mad|is ridiculous|is going up)\b|\b(?:landlord|landlady|he|she|they)(?:'s|'re| is| are)? (?:\w+ )?(?:putting|put|puts) (?:it|you) up(?: by)?(?= ?\w* ?\d|$| again| a third)|\bputting the rent up\b/i,
    unless:
      /\b(?:tenants? of mine|my boss|i put the rent)\b|\b(?:sister|brother|son|daughter|friend|mate|mum|mom|dad|neighbour|neighbor|ex|cousin)'?s (?:rent|landlord|landlady)\b/,
    beside: /\b(?:rent|landlord|landlady|lease|flat|flats|room|tenan\w+)\b/,
    hear: [
      "It's frightening when your home suddenly costs more than you can manage.",
      'You did nothing different. You only went on living there, and that turned out to cost more.',
    ],
    ask: ['How much more is it?', 'How long have you lived there?', 'What would have to go, if you paid it?'],
  },
  {
    id: 'rent-not-there',
    cues: 'rent',
    when: /\b(?:rent(?:'s| is| was)? (?:due|late|overdue)|(?:can't|cannot|couldn't|can't see how (?:you|we)'ll|don't (?:see|know) how (?:you'll|we'll|you're going to|to)) (?:\w+ )?(?:make|pay|afford|cover|find) (?:the |this |our |your |my )?(?:\w+ )?rent|(?:short (?:on|for)|behind (?:on|with)|half|months') (?:of )?(?:the |your |my )?rent\b|(?:no|haven't got the|without the) (?:money for the )?rent\b|rent (?:won't|will not) go through|months' rent|have a rent to pay|owe (?:\w+ )?(?:months )?rent)\b|\brent is \d+[^.]*\byou(?:'ve| have) \d+/i,
    unless:
      /\b(?:rent[- ]free|paid our rent|paid the rent for|pays my rent|someone paid|notice till rent day|cloth|film|car)\b/,
    hear: [
      "It's frightening not to know whether you can pay the rent.",
      'The rent decides about having a door to close, so it comes before everything else.',
    ],
    ask: ['How much of it is missing?', 'Who else knows how close it is?', 'What have they been like about it before?'],
  },
  {
    id: 'landlord-will-not-mend',
    cues: 'landlord landlady damp mould mold leak heat boiler mushroom agent agency housing',
    when: /\b(?:the |your |our )?(?:landlord|landlady|agent|agency|council|housing (?:office|association))\b[^.]*\b(?:fix|fixed|repair|mould|mold|damp|leak\w*|no heat(?:ing)?|broken|boiler|thumb|(?:doesn't|didn't|won't|never|not) (?:\w+ )?(?:answer\w*|repl\w*|come|care|respond|ring)|ignor\w+|breathe|window)\b|\b(?:mould|mold|damp|a mushroom|black stuff)\b[^.]*\b(?:behind|cot|windows?|wall|room|bedroom|ceiling|bathroom|corner|landlord)\b|\bhe replied with a thumb\b/i,
    unless:
      /\b(?:fixed it (?:today|at last|the same)|finally fixed|soup|washing machine|deposit|very nice|bread|cheese|cellar of)\b|\b(?:sister|brother|son|daughter|friend|mate|mum|mom|dad|neighbour|neighbor|ex|cousin)'?s (?:flat|landlord|landlady)\b/,
    hear: [
      "It's wearing to live like that and be ignored.",
      'You live in it day and night, and at the other end it is a message on a phone.',
      'It gets so that you notice it in your voice, how polite you still are after all those times.',
    ],
    ask: ['How long have you been on at them?', 'What is it like in there tonight?', 'Who else in the house has it?'],
  },
  {
    id: 'deposit-kept',
    cues: 'deposit',
    when: /\bdeposit\b[^.]*\b(?:back|kept|keep\w*|won't|cleaning|weeks|months|answer|mark|return\w*|taken|all of it|whole)\b|\b(?:kept|keeping|keeps|won't (?:give|return)|took|deducted) (?:\w+ ){0,4}deposit\b/i,
    unless:
      /\b(?:builder|got (?:it|the deposit|my deposit) back|saving|save|house deposit|girl in coventry|transferred it every month|down payment)\b/,
    hear: [
      "It's unfair, and you needed that money.",
      'They have it already, so they can take their time. It is you who needed it for the next door.',
    ],
    ask: ['What do they say it is for?', 'Have you got any pictures from the day you left?', 'How much is it?'],
  },
  {
    id: 'landlord-walks-in',
    cues: 'landlord landlady key',
    when: /\b(?:landlord|landlady)(?: \w+){0,3} (?:came in|comes in|walks in|walked in|let (?:himself|herself) in|uses (?:his|her) key|opened the door)\b/i,
    unless: /\b(?:husband|ex|mum|mother|son|boyfriend|daughter|dad)\b/,
    beside: /\b(?:landlord|landlady)\b/,
    hear: [
      "It's your home, and nobody should just walk in.",
      'You live there, and you were the one who felt in the way.',
    ],
    ask: ['What was said between you?', 'How many times is that now?', 'What have you done about the door since?'],
  },
  {
    id: 'shares-a-roof-after-all',
    cues: 'afford move neither sofa split separately',
    when: /\b(?:neither of you|you both|you|we) can(?:'t|not) (?:\w+ )?afford to (?:move out|live (?:alone|apart|on your own)|separate|split up)\b|\byou can't (?:afford to )?move out\b[^.]*\b(?:rent|money|afford)\b|\bliv(?:e|ing) with (?:your|my) (?:parents|ex|mum|mom) (?:again|because|at \d\d|still)\b/i,
    unless: /\bhits? me\b/,
    hear: [
      "It's hard to have no door of your own to shut.",
      'You need money even for a door of your own to shut, and until then every day is lived half in public.',
    ],
    ask: [
      'Where in the place are you left alone?',
      'Who else hears you through the wall?',
      'What would a room of your own cost there?',
    ],
  },
  {
    id: 'lives-on-tiptoe',
    cues: 'landlord landlady flatmate upstairs rules',
    when: /\b(?:the|your|our) (?:landlord|landlady)(?: \w+)? (?:says?|said|complains?|complained|told|tells|doesn't (?:let|allow|want|like)|won't (?:let|allow)|shouts?|knocks)\b[^.]*\b(?:you|cook\w*|visitors?|guests?|noise|smell\w*|shower|heating on|washing|shoes|kids|children|cat|dog)\b/i,
    unless:
      /\b(?:you can stay|thank|kind|nice|raised?|rent|selling|sell|mould|mold|damp|leak|boiler|fix|take your time|not to worry|ring|agent|tell the)\b/,
    hear: [
      "It isn't easy to feel at home when you have to be so careful.",
      'You pay for the place and then live in it on tiptoe.',
    ],
    ask: [
      'What do you do differently because of it?',
      'What have they found fault with last?',
      'When do you have the place to yourself?',
    ],
  },
];
