import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

/** With parents who grow old, and with family a long way off. */
export const ofOldAndFar: readonly Happening[] = [
  {
    id: 'care-falls-to-one',
    cues: 'only just me nobody none got else every left share help does',
    when: kin(
      "\\b(?:it'?s |it is |is |just |and |but )?(?:only|always|just|somehow it's|all on) (?:you|me)\\b.*\\b(?:PARENT|ELDER|LAW|appointments?|takes|took|looks? after|visits?|cares?|does|sees? to|who's got)\\b|(?:SIBLING|\\byour (?:two |three |four |five |six )?(?:brothers|sisters)|nobody else|none of them|no one else)(?: \\w+)? (?:do(?:es)?n'?t|won'?t|never|didn'?t|haven'?t|hasn'?t|can'?t|do nothing|does nothing|did nothing) ?(?:ever |even |once |lift|lifts?|help|helps|helped|come|comes|came|visit|visits|visited|been|do|does|did|bother|offer|offered|share|phone)\\b",
    ),
    beside:
      /\b(?:mum|mam|mom|dad|mother|father|parents?|nan|gran|grandma|grandad|grandfather|grandmother|in-law|in law|mama|papa)\b.*\b(?:carer?|caring|care home|hospital|appointments?|dementia|wash|bath|tablets|pills|meds|look after|fall|falls|fell|hip|ill|sick|frail|bed|doctor|nurse|forget\w*|shopping|visit\w*|stroke|home help)\b|\b(?:carer?|hospital|dementia|tablets|looking after|look after)\b.*\b(?:mum|mam|mom|dad|mother|father|nan|gran)\b/s,
    hear: ['It should be shared, and it all comes down to you.'],
    ask: ['How did it come to be you?', 'What do the others say when you bring it up?'],
  },
  {
    id: 'advice-from-far-sibling',
    cues: 'brother sister says phone ring marvel listen opinion rang calls told',
    when: kin(
      'SIBLING (?:\\w+ )?(?:says|said|phones?|phoned|rings?|rang|calls|called|texts?|thinks|told|asks?|asked)\\b',
    ),
    beside:
      /\b(?:he|she|they) (?:says?|said|lives?|rings?|rang|phones?) (?:it |so |this |that )?(?:from|in) (?:kent|london|abroad|australia|canada|spain|the states|america|[a-z]+)\b.*|\b(?:carer?|home|dementia|mam|mum|dad|mother|father)\b.*\b(?:from (?:kent|abroad|spain|a beach|his boat|australia|dubai)|been twice|hasn't been|hasn't visited|once a year|never visits|over the phone)\b/s,
    hear: [
      "It's easy to have opinions from far away, and you're the one doing it.",
      "They get the news and you get the nights. From where they stand it looks as if it's going fine.",
    ],
    ask: ['When were they last there for a whole day?', 'What do they not see from where they are?'],
  },
  {
    id: 'parent-does-not-know-them',
    cues: 'know recogni name called calls who think thinks nice lady stranger sister nurse',
    when: kin(
      "(?:PARENT|ELDER) (?:just |now |today |really )?(?:doesn'?t|didn'?t|does not|did not|no longer|hardly|barely|never|don'?t) (?:even |always |really |ever )?(?:know|knows|knew|recogni[sz]e[sd]?|remember) (?:who you (?:are|were)|you\\b|your (?:name|face)|me)|(?:PARENT|ELDER) (?:called|calls|thinks|thought|asked) (?:you )?(?:you )?(?:by )?(?:(?:her|his) (?:sister|mother|mum|brother|husband|wife|dad)|the (?:nurse|carer|cleaner|home help)|who (?:are you|you are|you were)|when you're going home)",
    ),
    unless: /\b(?:doesn'?t|didn'?t) know (?:you(?:'re| are|'ve| have| can| do| did| were| see|r)|i)\b/,
    hear: ['It hurts to look at somebody you love and not be known.'],
    ask: [
      'Who do you turn into for them, on a day like that?',
      'What still gets through to them: a song, a smell, a hand?',
    ],
  },
  {
    id: 'parent-repeats-forgets',
    cues: 'ask asks forget forgot repeat same lost hid hides wander teeth burn leaves',
    when: kin(
      "(?:PARENT|ELDER)(?:'s| is| has| keeps?| kept|'s started)? (?:\\w+ )?(?:asks?|asked|asking|repeats?|repeating|telling|tells) (?:you )?(?:me )?(?:\\w+ ){0,4}(?:again|over and over|every (?:five|ten|two|few|day)|same|(?:three|four|five|six|ten|twenty) times|what day)|(?:PARENT|ELDER)(?:'s| is| has|'d| had)? (?:\\w+ )?(?:hidden|hid|hides|forgets|forgetting|forgot|wanders|wandered|wandering|getting lost|got lost|puts the|put the|left the (?:gas|cooker|hob|oven|stove|tap|door))\\b",
    ),
    beside:
      /\b(?:dementia|alzheimer|memory|forget\w*|hid(?:den|es|ing)?|carer|care home|wander\w*|gas|what day|again and again|same (?:question|story|thing)|confus\w+|repeat\w*)\b/,
    unless: /\bforgot (?:your|my) (?:birthday|graduation|play|name day)\b|\bforgets? you'?re\b/,
    hear: ["It's sad to watch them forget, and tiring to stay patient."],
    ask: ['What was the first thing you noticed in them?', 'Who else sees them often enough to know?'],
  },
  {
    id: 'hands-on-care-of-parent',
    cues: 'hair nails wash bath wipe wiping shav chang diaper nappy nappies lift dress feed fed toenail insulin pads catheter shower turning toilet',
    when: kin(
      "\\b(?:you|you've|you'd|you'll|you're|got|get|getting|have|to) (?:\\w+ ){0,3}?(?:wash(?:ed|ing)?|bath(?:ed|e|ing)?|wip(?:e|ed|ing)|shav(?:e|ed|ing)|chang(?:e|ed|ing)|lift(?:ed|ing)?|feed(?:ing)?|fed|shower(?:ed|ing)?) (?:PARENT|ELDER|LAW)\\b(?!'s (?!hair|face|feet|bottom|hands|bed|pad))|(?:PARENT|ELDER|LAW)(?:'s)? (?:washed|dressed|bathed|into the (?:chair|bath|shower)|nappies|nappy|diapers?|pads?|toenails|bottom|insulin|catheter)\\b|\\byou (?:do|doing|did|comb|cut|brush) (?:the toilet thing|(?:her|his) (?:hair|nails|insulin|feet|pads)(?: on \\w+)?$|(?:PARENT|ELDER)'s (?:insulin|feet|hair|pads?|tablets|medication|injections?))|(?:PARENT|ELDER) (?:needs|needed) (?:turning|changing|lifting|washing|feeding)",
    ),
    unless: /\bused to\b|\bwash(?:es|ing)? (?:up|the dishes)\b|\bmoney\b|\bclothes\b/,
    hear: [
      "It's strange and hard to care for a parent's body like that.",
      "Nobody tells you how it is to see a parent's body from that side. You both have to pretend it's ordinary until it is.",
    ],
    ask: [
      'How do the two of you get through those minutes: talking, or not?',
      'Who looks after your back in all this?',
    ],
  },
  {
    id: 'parent-into-a-home',
    cues: 'home put place room bed care sign promis',
    when: kin(
      "\\b(?:you|you've|you'd|we|we've|they|to|must|having to|going to|not to|never) (?:\\w+ ){0,2}?(?:put(?:ting)?|mov(?:e|ed|ing)|leave|left|leaving|sign(?:ed)?|took|take|plac(?:e|ed|ing)) (?:PARENT|ELDER|her|him|them) (?:\\w+ ){0,2}?(?:in(?:to)?|to) (?:a|the|that|one of those|there|care) ?(?:care |nursing |old people'?s |rest |memory )?(?:homes?|place|unit|hospice)?\\b",
    ),
    beside: /\b(?:care home|nursing home|in (?:a|the) home|that place|dementia|promis|carers?|in there)\b/,
    unless: /\b(?:car|taxi|ground|grave|coffin|oven|bed by)\b/,
    hear: [
      "It's one of the hardest decisions there is, and it can feel like letting them down.",
      'You can know every reason by heart and still hear your own steps going back to the car.',
    ],
    ask: ['What are your visits like?', 'What do they ask you when you get up to go?'],
  },
  {
    id: 'promised-a-parent',
    cues: 'promis',
    when: kin("\\b(?:you(?:'d| had|'ve)?|I'd) (?:\\w+ )?promised (?:PARENT|ELDER|SIBLING|her|him|them)\\b"),
    beside: /\b(?:mum|mam|mom|dad|mother|father|parents?|nan|gran|grandma|grandad|sister|brother)\b/,
    unless: /\b(?:a pony|pay|sweets|ice cream)\b/,
    hear: ['A promise like that can be very hard to keep.'],
    ask: ['What were things like when you promised it?', 'Would they still hold you to it today?'],
  },
  {
    id: 'parent-fell-or-taken-in',
    cues: 'fell fall falls hospital stroke ambulance ward operation ICU scan cataract surgery',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s|'d)? (?:has |had |have |is |was |just |been )*(?:a (?:bad |small |mini |massive )?(?:fall|stroke|heart attack|operation)|fell|fallen|in (?:the )?(?:hospital|intensive care|icu|a&e|the ward)|rushed|taken (?:in|to hospital)|having (?:a|an|his|her|the) (?:\\w+ )?(?:op|operation|surgery|cataract|scan|bypass|biopsy))\\b",
    ),
    unless:
      /\b(?:where was|why wasn'?t|blam\w+|finger|whose fault)\b|\b(?:fell (?:asleep|in love|out|for|apart|over laughing|about)|years ago|when (?:you|i) (?:were|was)|as a child|used to|born|fell because|on my watch|who are you|haven'?t spoken|eleven years)\b/,
    hear: ["It's frightening to have one of your own in hospital."],
    ask: ['Who is with them tonight?', 'What did the doctors tell you last?'],
  },
  {
    id: 'parent-moved-in',
    cues: 'live moved move mov had got took taken',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s| is| are|'ve| have| has)? (?:\\w+ )?(?:moved|moving|come to live|came to live|moves) (?:here|in|back in|in here|with (?:you|us|me)|in with (?:you|us|me))\\b(?! (?:a|the|another|london|his|her|their|[a-z]+ia)\\b)|you(?:'ve| have)? (?:took|taken|had|got) PARENT (?:in|living)",
    ),
    unless: /\bnext door\b|\blives in\b/,
    hear: ['You can be fond of somebody and still find it hard to have them in the house all day.'],
    ask: ['Where in the house are you still by yourself?', 'What has changed most since they came?'],
  },
  {
    id: 'parent-is-getting-old',
    cues: 'old frail thin slow small shak belt fridge forget walk stick swallow hand deaf grey says manag can getting worse sign',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s|'ve| is| are| has| have| looks?| looked| seems?| got| getting)* (?:\\w+ ){0,2}?(?:so |very |really |a lot |much |all )*(?:old(?: (?:now|and|on the phone|so|suddenly))?$|older|frail|shrunk|smaller|slow(?:er)? (?:now|these)|shak(?:y|es|ing)|unsteady|thin(?:ner)?(?: now)?$|deaf|confused|getting (?:old|worse|on|smaller|frail|weaker)|worse now)|(?:PARENT|ELDER)'s (?:hands|belt|fridge|walk|legs|voice) (?:\\w+ ){0,3}(?:shak|hole|smaller|older|lettuce|mould|shook|thin)|(?:PARENT|ELDER) (?:can'?t|cannot|couldn'?t|no longer) (?:\\w+ )?(?:swallow|walk|hear|see|drive|climb|manage|remember|sign|cook|get up|stand)\\b|(?:PARENT|ELDER) (?:\\w+ )?says (?:he|she)(?:'s| is) managing",
    ),
    unless: /\b(?:read a menu|years? old today|thinner than|old friends?|old man said|write her name|died|funeral)\b/,
    hear: ['It is hard to see your parents get old.'],
    ask: ['When did it first strike you?', 'What do they say themselves, if you ask?'],
  },
  {
    id: 'parent-refuses-help',
    cues: 'won want refus stubborn leave use wear lets',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s| is| just| still| both)? (?:\\w+ )?(?:won'?t|will not|refuses?|refusing|refused|do(?:es)?n'?t want|don'?t want|not want|n'?t let) (?:to )?(?:you |anyone |a )?(?:wear|use|have (?:the|a|any|anyone)|leave|see (?:a|the|any)|go to (?:the|a)|take (?:the|his|her|any)|move|let|stop driving|accept|eat|admit|give up|come)\\b|(?:PARENT|ELDER)(?:'s| is) (?:so |too |very )?(?:stubborn|proud to)",
    ),
    unless:
      /\b(?:invit\w+|wedding|venue|empty chairs?|won'?t come if|table plan)\b|\b(?:you (?:to )?(?:pay|go out|see (?:him|my)|have a phone|come in|marry|eat)|won'?t let (?:me|you) (?:go|have|see|pay|out)|to (?:my|the) (?:wedding|graduation|match)|christmas|come to (?:the phone|my)|strict)\b/,
    hear: ['You can see they need help, and they will not take it.'],
    ask: ['What do they say when you bring it up?', "Is there anyone they'd listen to?"],
  },
  {
    id: 'carer-while-young',
    cues: 'left gave quit care carer caring look looking nurs everything job',
    when: kin(
      "\\byou(?:'re| are|'ve been)? (?:\\w+ )?(?:(?:her|his|mum'?s|dad'?s|mom'?s|a young) carer|car(?:e|ed|ing) for (?:PARENT|ELDER|SIBLING|him|her)|look(?:ed|ing)? after (?:PARENT|ELDER|SIBLING)|nurs(?:e|ed|ing) (?:PARENT|ELDER)|(?:left|gave up|quit|stopped) (?:your job|work|working|uni) to (?:look after|care))\\b|\\byou do everything for (?:PARENT|her|him)\\b",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|sister|brother|in-?law|papa)\b/,
    unless: /\b(?:job at|i work as|clients?|residents|used to|ward)\b/,
    hear: ['That is a lot to carry when you are young yourself.'],
    ask: ['When did you last have a whole day off from it?', 'What does an ordinary morning look like?'],
  },
  {
    id: 'money-sent-to-kin',
    cues: 'send sends sent money wage salary remit fees tap western transfer',
    when: kin(
      "\\b(?:you|you've|you'll|you're) (?:\\w+ )?(?:send(?:ing)?|sent|wire[sd]?|transfer(?:red)?|remit(?:ted)?) (?:\\w+ ){0,3}?(?:money|half|wages?|salary|pay|fees|hundred|euros?|pounds|dollars|naira)\\b|\\b(?:your )?(?:whole |half |all |most of )?(?:your )?(?:wages?|salary|pay) (?:all )?(?:goes|go|is sent) (?:back )?home\\b|(?:FAMILY|PARENT|they) (?:\\w+ )?(?:thinks?|thought|believes?) (?:that )?(?:you(?:'re| are| have)|england|america|europe|london|abroad|money|germany|canada|the (?:uk|us))\\b.*\\b(?:rich|tap|trees?|millionaire|easy|gold)",
    ),
    unless:
      /\b(?:dress|cards?|puncture|prison|casino|applications?|cvs?|letters|ex-?(?:wife|husband)|online|bank|another woman|with him when)\b|\b(?:sent (?:home|you home|me home)|send (?:you|me|him|her|them) home|scam|landlord|rent|photo\w*|my ex|within ten minutes|sister to fetch)\b/,
    hear: ['You give so much, and they hardly see what it costs you.'],
    ask: ['Who over there knows what it costs you?', 'How long have you been sending it?'],
  },
  {
    id: 'family-asks-for-money',
    cues: 'money lend loan borrow owe owes cash asks ask pounds deposit fees bring paid debt',
    when: kin(
      '(?:KIN|FAMILY) (?:always |keeps? |still |only |just |has |have |never )*(?:asks?|asked|asking|want(?:s|ed)?|needs?|needed|borrow(?:s|ed)?|owes?|ask(?:s|ed)? (?:you|me)|rings? (?:when|for)|calls? (?:when|for))\\b.*\\b(?:money|loan|lend|cash|hundred|thousand|\\d+ ?(?:k|quid|pounds|euros?|dollars)|fees|deposit|savings|£\\d+)\\b',
    ),
    unless:
      /\b(?:out of (?:mum|mother|mam|mom|dad|nan|father)'?s account|statements|stole|stolen)\b|\b(?:school trip|own life|his coins|out of my purse|my (?:son|daughter) needs money)\b/,
    hear: ['You want to help, and it never seems to be enough.'],
    ask: ['Has it ever come back to you, before?', 'Could you say no to them, and what would they do?'],
  },
  {
    id: 'far-from-family-too-long',
    cues: 'seen haven hasn ticket visa years papers travel fly home',
    when: kin(
      "you (?:haven'?t|have not|didn'?t|did not|can'?t|cannot|couldn'?t|not) (?:\\w+ )?(?:seen?|saw|hug(?:ged)?|visit(?:ed)?|hold|held|touch(?:ed)?|been (?:home|back)|go home|travel(?: home)?|fly (?:home|back)|go back) ?(?:to )?(?:KIN|FAMILY|CHILD|home)?\\b.*\\b(?:since|in|for|till|until) (?:\\w+ )?(?:\\w+ )?(?:years?|months?|papers?|visa|\\d{4}|war|pandemic|covid|christmas|status)",
    ),
    beside:
      /\b(?:visa|ticket|papers?|flights?|abroad|border|country|back home|airport|asylum|embassy|fly|passport|whatsapp|video call|skype|screen|village|time difference|status)\b/,
    unless: /\bspoken\b/,
    hear: [
      "It's a long time to be away from the people you love.",
      "The distance is counted in wages and stamps, and the other side only knows that you didn't come.",
    ],
    ask: ['What would you do on the first evening there?', 'How do you keep in touch in between?'],
  },
  {
    id: 'tells-home-all-is-well',
    cues: 'tell told say said fine eating happy',
    when: kin(
      "\\byou(?:'ve| always| just| only| still|'ll)* (?:tell|told|say to|said to|telling|lie to|lied to|write|wrote) (?:to )?(?:PARENT|FAMILY|ELDER|SIBLING|them at home|everyone at home)(?: back home| on the phone)?,? (?:that )?(?:it'?s|it is|it was|everything|all(?:'s| is)|you'?re|you are|the|you eat|you have|you'?ve|work)\\b.*\\b(?:fine|good|well|great|ok|okay|happy|eating|nice|lovely|friends|busy|full|doing|promoted|managing|warm)\\b",
    ),
    unless: /\b(?:wasn'?t|isn'?t|not) (?:fine|good|ok|okay|well|happy)\b|\bdrop(?:ped|ping)? out\b/,
    hear: ["You spare them the truth, and you're alone with it."],
    ask: ['Who gets the true version, over here?', 'What would they do if you told them?'],
  },
  {
    id: 'bad-news-from-far',
    cues: 'brother mother father son daughter family village war ukraine kyiv kharkiv gaza home front army',
    when: kin(
      "(?:KIN|FAMILY|CHILD)(?:'s| is| are|'re)? (?:still |now |back |over |stuck )*(?:in|at|under) (?:the )?(?:war|front(?! of)|kyiv|kharkiv|odesa|dnipro|gaza|sudan|khartoum|aleppo|donetsk|kherson|lviv|beirut|tehran|kabul|army|trenches?|shelter|occupied|bombs?|shelling)\\b|(?:SIBLING|CHILD|WIDER|GRANDCHILD|PARENT)(?:'s| is| has| got)? (?:been |got )?(?:called up|drafted|deployed|mobili[sz]ed|conscripted|sent to the front)\\b",
    ),
    hear: [
      "It must be terrible to be so far away, and not know if they're safe.",
      'The phone becomes the most important thing you own. Between two messages the time has no floor.',
    ],
    ask: ['When was the last sign of life from there?', 'What do the messages say, usually?'],
  },
  {
    id: 'kin-far-and-old',
    cues: 'village back home alone own far country left ticket accra',
    when: kin(
      "(?:PARENT|ELDER)(?:'s| is| are|'re)? (?:\\w+ )?(?:on (?:her|his|their) own (?:there|now|back)|alone (?:there|now|in|back)|back home|in the village|still (?:there|in)|so far|in another country|far away|an ocean)\\b|\\byou(?:'ve| have)? left (?:PARENT|ELDER|FAMILY|your family) (?:behind|there|to come|in [a-z]+|alone)|\\bold on the phone\\b",
    ),
    unless:
      /\b(?:in (?:bed|hospital|prison|tears|the (?:bath|kitchen|car))|died|dead|grave|left (?:mum|dad) in charge)\b/,
    hear: [
      "It can't be easy to be so far from the people who need you.",
      "Others round here can drop in with soup. You have a phone, and the hour that's decent over there.",
    ],
    ask: ["Who's near them over there?", 'What do you talk about on the phone?'],
  },
];
