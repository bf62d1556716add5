import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

const young =
  /\b(?:sons?|daughters?|kids?|(?<!\b(?:like a|as a|was a|difficult|only|inner|middle) )child(?:ren)?|bab(?:y|ies)|toddlers?|newborn|little (?:one|boy|girl)s?|wee (?:one|man)|bairns?|weans?|twins|teenagers?|teen|my (?:boys?|girls?|lad|youngest|eldest|oldest)|our (?:boys?|girls?|lad|youngest|eldest)|months? old|weeks? old|year[- ]old|nursery|mum of|mother of|dad of|father of|stepson|stepdaughter|stepdad|stepmum)\b/;

/** With one's children, small and grown, and on the way to having them. */
export const ofChildren: readonly Happening[] = [
  {
    id: 'shouted-at-child',
    cues: 'shout yell scream snap lost temper hit smack slap swore roar bit',
    when: kin(
      "\\b(?:you|you've|you'd|and|to|for) (?:just |then |also |only |even |had |have |really |always |keep |kept |been )*(?:shout(?:ed|ing)?|yell(?:ed|ing)?|scream(?:ed|ing)?|snap(?:ped|ping)?|roar(?:ed|ing)?|bawl(?:ed|ing)?|swore|lost (?:it|your (?:temper|rag|patience|cool))|blew up|losing it|barked|bellowed)(?: in the \\w+| (?:\\w+ )?(?:at|on|with) (?:CHILD|him|her|them|everyone|each other)|$| (?:again|today|this morning|tonight|last night|over|about|because)\\b)",
    ),
    unless:
      /\b(?:husband|wife|boss|partner|ex|boyfriend|girlfriend|landlord|driver|grown|mother'?s|for joy|in my pillow|my (?:mum|mom|dad|mother|father|sister|brother)|he shouted|she shouts|nowhere to shout|shouting feeling|couldn'?t find)\b|\bif (?:you|i)\b|\bdon'?t (?:shout|yell)\b/,
    beside: young,
    hear: ["You feel bad about how it came out, and it won't leave you alone."],
    ask: [
      'What had the hour before been like?',
      'How were they with you afterwards?',
      'What did you say to them later?',
    ],
  },
  {
    id: 'bad-parent-verdict',
    cues: 'bad terrible awful horrible worst fail failing failure good mother mum mom dad father parent rubbish useless crap shit',
    when: kin(
      "^(?!.*\\b(?:told|said|says|saying|message|called|when you drank|look like)\\b).*\\b(?:bad|terrible|awful|horrible|worst|rubbish|useless|crap|shit|unfit|failed|failing|not (?:a )?(?:very )?(?:good|proper|real)|n'?t (?:a )?(?:very )?(?:good|proper|real)|failure) (?:enough )?(?:as a |at being a )?(?:mother|mum|mom|mam|dad|father|parent|stepmum|stepdad|step-?mother|step-?father)\\b|\\bbad at (?:it|this|being a (?:mum|mom|dad|mother|father|parent))\\b|\\byou(?:'ve| have|'re)? fail(?:ed|ing) CHILD",
    ),
    beside: young,
    unless: /\b(?:my|his|her|our) (?:own )?(?:mother|mum|mom|dad|father) (?:was|is)\b|\bsays? i'?m\b|\btold me i\b/,
    hear: ["You're being very hard on yourself as a parent."],
    ask: ['What happened just before you thought that?', 'What did they come to you with today, of all people?'],
  },
  {
    id: 'guilt-towards-child',
    cues: 'guilt guilty fault blame passed mine forgive',
    when: kin(
      "\\b(?:you(?:'re| feel| felt|'ve| are)? (?:so |really |always |very |just )*(?:guilty|the guilt)|mum guilt|mom guilt|(?:it'?s|it is|that'?s|all) your fault|you (?:blame yourself|did (?:this|that|it) to (?:him|her|them|CHILD))|passed (?:it|this|that) on to|the guilt)\\b",
    ),
    beside: young,
    unless:
      /\b(?:because i was|mum says|own space|moving out|lent|my (?:mother|father|mum|dad|mom|mam|parents) (?:is|says?|said|has|in|needs?|was|are|told)|going on holiday|survived|surviv\w+)\b|\b(?:my (?:mum|mom|mother|dad|father|brother|sister|boss|ex|daughter|son|husband)|mother in law|mother-in-law|he|she|they) (?:says?|said|thinks?) (?:that )?it'?s my fault\b|\bguilty (?:verdict|plea)\b|\bnot guilty\b|\bguilty (?:for |about )?(?:asking|bothering|burdening|having|taking)\b/,
    hear: [
      "You're blaming yourself for something you'd never have wished on them.",
      'That guilt is very thorough. It reads back through years and marks only your part.',
    ],
    ask: ['Where do you think it began?', 'What do they themselves say about it?'],
  },
  {
    id: 'teen-withdraws',
    cues: 'answers grunt replies text get door doors room talk talking speak sit lock headphone earphones grunt word phone hood eat slam stopped won want',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe|\\bthey)(?:'s|'ll| just| only| hardly| barely| now| has)* (?:\\w+ )?(?:won'?t|doesn'?t|does not|don'?t|hasn'?t|isn'?t|didn'?t|never|hardly|barely|stopped) (?:\\w+ )?(?:talk(?:s|ing|ed)?|speak(?:s|ing)?|spoken|sit|eat with|come (?:out|down)|tell|look at|let|hug|want(?:s)? (?:to|anything)|answer|say)\\b|(?:CHILD|\\bhe|\\bshe) (?:\\w+ )?(?:answers?|replies|grunts?|texts?) (?:you )?(?:\\w+ )?(?:in|with|back) (?:\\w+ )?(?:one|k|single|monosyll)\\w*|you (?:\\w+ )?get (?:a )?(?:yes, no|grunt|k\\b)|(?:CHILD|\\bhe|\\bshe)(?:'s| is| has| just)? (?:\\w+ )?(?:locks?|locked|shuts?|shut|slams?|slammed|closes?|closed|in (?:his|her|their) room|on (?:his|her|their) phone)\\b.*",
    ),
    beside:
      /\b(?:teen\w*|1[1-9]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|year (?:7|8|9|10|11)|secondary|high school|gcses?|her room|his room|their room|(?:her|his) door)\b/,
    unless:
      /\bif (?:i|you) (?:\w+ )?(?:change|drop|switch|pick|choose|take|quit|leave|go|say no|do(?:n'?t)?)\b.*\b(?:won'?t|will not|will never|wouldn'?t) (?:\w+ )?(?:speak|talk)\b|\b(?:polish|speak (?:\w+ )?in the street|accent|language|since the (?:crash|accident|funeral)|crash)\b|\b(?:i'?m (?:1[1-9]|thirteen|fourteen|fifteen|sixteen)|my (?:husband|parents|mum|mom|dad|mother|father|boss|brother|sister)|vegetables|(?:she|he)'?s (?:four|five|six|eight|3|4|5|6)|eight years|reception|speech|twenty|thirty|forty|grown|wrong teacher|grandad|deathbed|sings in her|baby|toddler|nursery|hugged me)\b|\b(?:moved?|moving|living|lives?) (?:\w+ )?(?:in )?with (?:her|his|their)\b|\b(?:her|his|their) (?:dad|father|mom|mum|mother)(?:'s)?\b/,
    hear: ['It hurts when your own child shuts you out.', 'Your child keeps you out, and does not tell you why.'],
    ask: ['When do you still get a few words out of them?', 'What did the two of you do together, when they were ten?'],
  },
  {
    id: 'child-cruel-word',
    cues: 'hate burden cold pathetic shut drop ruin fault smell nobody never worst wish stupid embarrass bitter lodger boring stop devil fat old ugly',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |has |once |now |even |always |tonight |today )*(?:said|says|told|tells|shouted|screamed|shouts|screams|thinks|called|calls)\\b.*\\b(?:hate[sd]?|burden|cold|pathetic|shut up|drop dead|ruin(?:ed|s)?|fault|smell|nobody asked|never (?:there|a|loved|been)|worst|wish(?:es)?|stupid|embarrass(?:ing|ed)?|bitter|boring|devil|fat|ugly|old balloons|liar|crazy|a bad|no wonder|leave (?:him|her|them|me) alone|stop (?:calling|ringing)|shame|not (?:my|his|her|their) (?:mum|dad|mother|father)|better)\\b|CHILD hates? (?:you|me)\\b",
    ),
    hear: ['It hurts terribly to hear that from your own child.'],
    ask: ['What did you manage to say?', 'Have the two of you spoken since?'],
  },
  {
    id: 'child-asks-the-question',
    cues: 'ask asks asked why where',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |has |once |now |even |always |keeps? |today |yesterday |also )*(?:asks?|asked|asking|wants to know|wanted to know)(?: you| me)?,? (?:\\w+ ){0,2}?[\"“']?(?:papa |mama |mummy |daddy )?(?:why|where|when|if|is|are|what|who|will|whether)\\b|\\bwhat (?:do|can|should|am) (?:you|i) (?:say|tell|supposed to say)\\b.*\\b(?:CHILD|year[- ]old|a (?:three|four|five|six|seven|eight|nine) year)|\\bwhen they ask (?:where|why|about)",
    ),
    hear: ['A question like that, from a child, can catch you off guard.'],
    ask: ['What did you answer, in the end?', 'What do you think had set them wondering?'],
    unless: /\bborrow|\bto stop calling\b|\bhomework|\bmath|\bfractions|\badvice\b|\bgrown\b/,
  },
  {
    id: 'cannot-help-with-homework',
    cues: 'homework maths math fractions spelling project revis exam tutor',
    when: kin(
      "CHILD(?:'s)? (?:\\w+ )?(?:ask(?:s|ed)?|need(?:s|ed)?|wants?|wanted) (?:you |me )?(?:to |for |your |my )*help.*\\b(?:homework|maths?|fractions|spelling|tables|reading|project)\\b|\\byou (?:\\w+ )?(?:help(?:ed|ing)?|do|doing|did|sat|sit|struggl\\w+|fight|fought|row) (?:\\w+ ){0,4}(?:homework|times tables|spellings)\\b|\\bhomework (?:battles?|every|night|takes|ends?|row)",
    ),
    beside:
      /\b(?:my|our|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|wee one|little one|lad|eldest|youngest|nephew|niece|grand\w+)\b/,
    unless:
      /\b(?:my teacher|i'?m (?:1[0-8]|in year)|sign her homework|my homework|maths teacher|exam board|i teach|my class|pupils|students)\b/,
    hear: ["It's hard when you want to help and it ends up like that."],
    ask: ['How did the evening end?', 'What was school like for you?'],
  },
  {
    id: 'school-rang',
    cues: 'school rang called phoned teacher head letter email',
    when: kin(
      "\\b(?:the |his |her |their )?(?:schools?|teacher|head(?: teacher)?|headmaster|nursery|principal|form tutor|year head)(?:'s| has| have| keeps?| just)* (?:rang|rings?|ringing|called|calls?|calling|phoned|emailed|sends?|sending|sent|wants? to (?:see|speak|talk|meet)|summoned|excluded|suspended)\\b",
    ),
    beside:
      /\b(?:my|our|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|lad|lass|wee one|little one|eldest|youngest|twins|teenager|stepson|stepdaughter|nephew|niece|grand\w+)\b/,
    unless:
      /\b(?:would(?:'ve| have)? (?:be|been|graduat\w+)|off the list|with (?:her|his) things|funeral|grave|she died|he died|best news|won|prize)\b|\b(?:i'?m (?:1[0-8]|in year)|my teacher|driving school|i teach|old school|my (?:mum|dad|mom) was|i accompany|proud|moon|psychologist)\b|\bkids at (?:his |her |the )?school\b|\b(?:call|calls|called) (?:my|your) (?:son|daughter|kid|child)\b/,
    hear: [
      "It's a worry when the school rings.",
      "It's your child they're describing in that careful voice, and you've to hear it out to the end before you can be on anyone's side.",
    ],
    ask: ['How does your child tell it?', 'What did you say to them on the phone?'],
  },
  {
    id: 'child-picked-on',
    cues: 'bull picked hit tease teas laugh left invite friend party alone sits lunch hides name',
    when: kin(
      "(?:CHILD|GRANDCHILD|\\bhe|\\bshe)(?:'s| is| was| got| gets| has| been)* (?:being |been |getting )?(?:bullied|picked on|teased|laughed at|left out|hit in|called (?:names|fat|weird|a)|pushed|spat at|mocked|beaten up)\\b|(?:CHILD|\\bhe|\\bshe)(?:'s| is| has| does)? (?:\\w+ )?(?:no friends|n'?t (?:invited|have any friends|got any friends|been invited)|not invited|(?:sits|eats|plays|stands) (?:alone|on (?:his|her) own|by (?:himself|herself)))\\b|\\b(?:nobody|no one|none of them|only one) (?:came|turned up|showed up) to (?:his|her|their) (?:party|birthday)\\b",
    ),
    beside:
      /\b(?:my|our|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|lad|lass|wee one|little one|eldest|youngest|twins|stepson|stepdaughter|nephew|niece|grand\w+)\b/,
    unless: /\b(?:laughed at me|parcel)\b/,
    hear: ['You would do anything to stop it, and you cannot be there.'],
    ask: ['How do they tell you about it, if they tell you?', "Is there one child there who's kind?"],
  },
  {
    id: 'will-not-go-to-school',
    cues: 'school gate uniform sick morning',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe)(?:'s| just| still)? (?:\\w+ )?(?:won'?t|doesn'?t want to|refuses? to|can'?t|hasn'?t|begs? (?:you|me)|begged|cries? (?:every|each|in the) morning|is sick every|throws up) ?(?:\\w+ ){0,5}(?:to school|at school|into school|in school|the school|morning)\\b|\\b(?:school refus|prise (?:his|her|off)|hold(?:s|ing)? on to the gate)",
    ),
    beside: young,
    unless: /\bnot to go to the school\b/,
    hear: [
      'Mornings like that are exhausting, for both of you.',
      "By nine you've fought a whole battle in the hall, and the rest of the world is only starting its day.",
    ],
    ask: ["What's the moment when it tips, in the morning?", 'What do they say it is about the place?'],
  },
  {
    id: 'grown-child-rarely-calls',
    cues: 'call ring phone visit come answer text reply machine sunday busy write email letter',
    when: kin(
      "(?:your (?:only |grown |own |eldest |oldest |youngest )*(?:son|daughter|boy|girl|children|kids|sons|daughters|eldest|youngest|grandchildren|grandson|granddaughter))(?:'s|'ve|'ll)? (?:\\w+ )?(?:doesn'?t|don'?t|never|hasn'?t|haven'?t|hardly|rarely|barely|didn'?t|won'?t|does ?n[o']t|not) (?:\\w+ )?(?:call|ring|rung|phone|visit|come|came|answer|reply|text|write|written|been|rings|calls|visits|comes|answers|pick up)\\b|your (?:son|daughter|boy|girl|children|kids) used to (?:call|ring|phone|visit|come)|(?:your (?:son|daughter|boy|girl|children|kids))(?: \\w+)? (?:said|says) (?:that )?(?:he|she|they)(?:'d|'ll| would| will)? (?:call|ring|come|send|visit)|\\b(?:call|ring|rang|called|phoned?) (?:your )(?:son|daughter)\\b.*\\b(?:machine|voicemail|no answer|busy|rings out)",
    ),
    unless:
      /\b(?:custody|his mum'?s|her dad'?s|home from school|(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|1[0-6])\b)/,
    hear: ['You know they have their own life, and you would still like to hear from them.'],
    ask: ['What would you tell them if they rang now?', 'When did you last have a proper talk?'],
  },
  {
    id: 'child-leaves-home',
    cues: 'drop drove took halls left leav moved moving move gone uni university college off abroad australia canada room empty goes',
    when: kin(
      "(?:CHILD|your (?:last|only) (?:one|child))(?:'s|'ve| is| are| has| have|'re)? (?:just |now |all |finally |both |already )*(?:left(?: home| for| today| this)?$|left (?:home|for|yesterday|today|on|this)|leav(?:es|ing) (?:home|for|on|soon|in)|mov(?:ed|es|ing) (?:out|away|to|abroad)|gone (?:to|off|abroad|back|away)|off to|going (?:off )?to (?:uni|university|college|[a-z]*stralia|canada|america|germany|live|study)|start(?:s|ed|ing) (?:uni|university|college)|at (?:uni|university|college)|go(?:es|ing)? to (?:australia|canada|uni|university|college|america|new zealand|sea))\\b|\\bempty nest\\b|\\b(?:drove|dropped|took|dropping|driving) (?:him|her|CHILD) (?:\\w+ )?(?:to|at|off at|up to) (?:uni|university|college|the airport|halls)\\b|\\b(?:her|his|their) (?:old )?(?:bed)?room (?:is |'s )?(?:empty|so tidy|still)\\b",
    ),
    beside: young,
    unless:
      /\b(?:since the (?:kids|children|girls|boys) (?:left|moved|went)|court|my ex|separate rooms|custody|to live with (?:his|her|their)|with him or)\b|\b(?:left (?:us|me|you)|school trip|died|dad left|nursery|primary|bounc)\b/,
    hear: ['It is what you hoped for your child, and you will miss them badly.'],
    ask: ["What do you miss that you'd never have thought you would?", 'How did the goodbye itself go?'],
  },
  {
    id: 'child-far-away',
    cues: 'grandparents grandmother with video screen far abroad phone call whatsapp skype kyiv war sea another country visa papers',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s| is| are|'re)? (?:\\w+ )?(?:in (?:the )?[a-z]{4,}(?:, [a-z]+)?(?: now)? and (?:you(?:'re| are)|i'?m) (?:here|in)|over(?:seas| there)|abroad|on (?:the )?(?:screen|video|other side)|lives? (?:in (?!your)|far|abroad|two|three|six|five|ten)|so far|with (?:her|his|their|your) (?:grandparents|grandmother|grandma|mother|mum|nan|aunt|father) in [a-z]+)\\b|\\b(?:saw|see|seen|spoke to|speak to|talk to|watch(?:ed)?) (?:CHILD|GRANDCHILD|him|her|them) (?:\\w+ )?(?:on|by|over|through|only on) (?:the |a )?(?:video|screen|phone|whatsapp|skype|zoom|camera|tablet|facetime)|\\bon the (?:video|screen|phone) (?:she|he|they) (?:shows?|showed|holds?|ask)",
    ),
    beside: young,
    unless: /\b(?:prison|in (?:bed|tears|the (?:bath|car|garden)))\b/,
    hear: [
      'Seeing them only on a screen must make you ache to be there.',
      "The call ends and the room is exactly as it was. They're in bed over there or just getting up.",
    ],
    ask: ['What did they show you last time?', 'When do you get to hold them next?'],
  },
  {
    id: 'missed-their-thing',
    cues: 'miss asleep kids weren wasn couldn bed',
    when: kin(
      "\\byou(?:'ve| have|'ll|'d|'re going to)? (?:\\w+ )?(?:miss(?:ed|ing)?|couldn'?t (?:go|come|make|be)|wasn'?t (?:there|at)|weren'?t (?:there|at)|never (?:came|made|get to)) (?:\\w+ ){0,4}?(?:play|game|match|recital|concert|first|birth|bedtime|assembly|show|sports day|parents|birthday|birthdays (?:of|with)|graduation|tooth|steps|nativity)\\b|\\byou(?:'ve| have)? missed it\\b|\\b(?:kids?|children|CHILD|they|he|she)(?:'s|'re| is| are| was| were)? (?:all |already |always |both )*(?:asleep|in bed|sleeping) (?:again|already|when (?:you|i)|by the time|before)\\b|\\byou (?:get|got|come|came) (?:home|in) at \\w+, (?:the )?kids",
    ),
    beside: young,
    unless:
      /\b(?:every birthday (?:she|he|they) ever|prison|estranged)\b|\bmissed (?:him|her|them|you)\b|\bmiss (?:him|her|them|my)\b|\bperiod\b/,
    hear: [
      'It hurts to have missed that.',
      "You work for them, and what it takes out of you is exactly the hours they're awake.",
    ],
    ask: ["Who goes, when you can't?", 'What would a week look like where you were there?'],
  },
  {
    id: 'children-at-the-others',
    cues: 'dad mum mom father mother weekend week back',
    when: kin(
      "(?:CHILD|\\bthe (?:boys|girls)|\\bthey)(?:'s|'re| are| is| go| goes| went| were|'ve gone| spend| gone| back)* (?:\\w+ )?(?:at|with|to|back to|back at) (?:their|his|her) (?:dad|mum|mom|father|mother|mam)(?:'?s)?\\b|CHILD (?:\\w+ )?(?:went back|gone back)\\b|\\b(?:you (?:only )?(?:see|have|get) (?:CHILD|the boys|the girls|them|him|her)|CHILD (?:are |is )?(?:here|with you)|kids) (?:\\w+ )?every (?:other|second) (?:weekend|week|christmas)|CHILD (?:are|is) at (?:his|hers|their dad'?s)\\b",
    ),
    beside: /\b(?:kids?|children|son|daughter|boys?|girls?|twins|little one|custody|handover)\b.*/,
    unless:
      /\b(?:my dad gets me|custody of (?:my|his) (?:brother|sister)|i'?m (?:1[0-7]|thirteen|fourteen|fifteen)|stepdad|wish(?:ed)? (?:she|he|they)|left(?:\.|,) took|took the kids|eating because|hug|driving|smell it)\b/,
    hear: ["The house must feel very quiet when they're away."],
    ask: ["What do you do with the first hour after they've gone?", 'How do they come back to you, afterwards?'],
  },
  {
    id: 'co-parent-lets-down',
    cues: 'got bought gave kids ex dad mum late maintenance support pay paid pick cancel spoils buys father mother',
    when: kin(
      "\\b(?:your ex|(?:his|her|their|the kids'?) (?:dad|father|mum|mom|mother)|baby daddy|the father)(?:'s|'d| has| just| keeps?)* (?:\\w+ )?(?:late|cancel(?:s|led|ed)?|didn'?t (?:come|turn|show|ring|pay)|never (?:pays?|paid|comes|came|rings|turned|sees)|hasn'?t (?:paid|seen|rung|been)|doesn'?t (?:pay|see|ring|want|come)|pays? nothing|stopped paying|(?:buys?|got|bought|gave) (?:him|her|them)|won'?t (?:pay|take|have)|takes? you (?:back )?to court|turning them|telling (?:them|him|her)|asking)\\b",
    ),
    beside: young,
    unless: /\b(?:smell it|driving)\b/,
    hear: [
      "It's hard when the children are drawn into it.",
      "You can't say what you think of it in front of the children, so it all goes down your own throat.",
    ],
    ask: ['What do you tell the children?', 'How do they take it, on the day?'],
  },
  {
    id: 'custody-hearing',
    cues: 'custody court contact hearing cafcass',
    when: kin(
      '\\bcustody\\b|\\bcafcass\\b|\\b(?:family court|contact order|residence order)\\b|\\b(?:judge|court) (?:will |to )?decid\\w+ (?:\\w+ ){0,3}(?:kids|children|him|her|them)',
    ),
    unless:
      /\b(?:air ?fryer|friend wants|custody of (?:my|the) (?:sister|brother|dog|cat)|police custody|in custody|boiler|witness)\b/,
    hear: [
      "It's frightening to have that decided by strangers.",
      'You have to be calm, clean and on time in there, about the one thing nobody could be calm about.',
    ],
    ask: ['What do the children know about it?', "Who'll be there with you, on the day?"],
  },
  {
    id: 'step-children-keep-distance',
    cues: 'step',
    when: kin(
      "\\byour step-?(?:son|daughter|kids?|children|girls?|boys?)(?:'s)? (?:\\w+ )?(?:call(?:s|ed)|said|says|told|have|has|won'?t|doesn'?t|don'?t|hates?|never|still|ignores?|looks?|looked|wants?|came|comes|asked)\\b|\\byou(?:'re| are) (?:a|the|just the|only the) step-?(?:dad|mum|mom|father|mother|parent)\\b|\\bnot (?:my|his|her|their) real (?:mum|dad|mother|father)\\b|\\byou(?:'re| are) not (?:my|his|her|their) (?:mum|dad|mother|father)",
    ),
    hear: ['You try, and it does not come back. That is hard.'],
    ask: ['What do they call you?', 'When was there a moment that went well?'],
  },
  {
    id: 'caught-on-phone-by-child',
    cues: 'phone now doing busy minute folded drawing story looked',
    when: kin(
      "\\b(?:you(?:'re| were)|i was) (?:doing it again|on (?:the|your|my) phone)\\b|\\b(?:you|i) said,? (?:not now|in a minute|later|just a minute|go and play|mummy'?s busy|daddy'?s busy)|CHILD (?:\\w+ )?(?:wanted to show|waited|stopped (?:in the middle|asking)|gave up)\\b",
    ),
    beside:
      /\b(?:sons?|daughters?|kids?|children|grand\w+|toddler|little (?:one|boy|girl)|my (?:boy|girl)|she'?s (?:four|five|six|seven|eight|nine|[3-9])|he'?s (?:four|five|six|seven|eight|nine|[3-9]))\b/,
    hear: [
      "You feel bad about it, and it won't leave you alone.",
      "It's over in a second for you, and you've gone on seeing that small face ever since.",
    ],
    ask: ["What was it they'd wanted to show you?", 'What did you do next?'],
  },
  {
    id: 'cannot-afford-for-child',
    cues: 'trip shoes afford coat birthday present school money uniform pounds euro party dinner hungry bread eat',
    when: kin(
      "\\b(?:can'?t|couldn'?t|cannot|haven'?t|no money|not enough|don'?t have|how (?:do|can)|needs?|cost(?:s|ing)?) (?:\\w+ ){0,5}?(?:afford|pay|buy|school trip|trip|shoes|uniform|coat|birthday|present|presents|the money|christmas|lunch|dinner money|nappies|cake)\\b|\\b(?:you|i) (?:told|tell) CHILD (?:we|you|the|it|that)\\b.*\\b(?:surprise|full|hungry|broken|closed|hay fever|next (?:week|month|year)|eaten)|CHILD thinks? you don'?t like",
    ),
    beside:
      /\b(?:son|daughter|kids?|children|boys?|girls?|twins|baby|little one|school)\b.*\b(?:money|afford|pay|pounds?|£|euros?|dollars?|rent|broke|payday|food ?bank|skint|wages|cost|twelve|card|electric|gas)\b|\b(?:money|afford|pay|pounds?|£|euros?|dollars?|rent|broke|payday|food ?bank|skint|wages|cost)\b.*\b(?:son|daughter|kids?|children|boys?|girls?|twins|baby|little one|school)\b/s,
    unless:
      /\b(?:my (?:mum|mom|mother|parents) couldn'?t|vet|the dog|i'?m (?:1[0-7])|live apart|borrow|therap\w*|sliding|my teacher|money worry)\b|\bafford to (?:be seen|see|quit|retire|stop|leave|lose|take)\b|\b(?:grad(?:uate)? school|college|university|tuition|school fees|my (?:degree|course|classes|school))\b|\b(?:i|you) (?:want to|wanted to|would like to|could|can) go back to school\b/,
    hear: ['It hurts to have to say no to your own child because of money.'],
    ask: ['How much do they notice, do you think?', 'What have you already let go of for yourself?'],
  },
  {
    id: 'tantrum-watched',
    cues: 'tantrum meltdown supermarket floor tesco aldi scream kick bus stare stared looked tut',
    when: kin(
      '(?:CHILD|\\bhe|\\bshe) (?:\\w+ ){0,3}?(?:tantrums?|meltdowns?|(?:lay|threw (?:himself|herself)|kick(?:ed|ing)|scream(?:ed|ing)) (?:\\w+ ){0,3}?(?:on the floor|in the (?:shop|supermarket|middle|aisle|queue)|in (?:tesco|aldi|lidl|asda)))\\b|\\b(?:tantrum|meltdown)s?\\b',
    ),
    beside: young,
    unless: /\b(?:boss|husband|wife|ex|my mother|adult)\b/,
    hear: ["It's awful to feel everybody watching at a moment like that."],
    ask: ['How did it blow over?', 'Did anybody there do anything kind?'],
  },
  {
    id: 'child-different-and-fought-for',
    cues: 'autis adhd special disab wheelchair ehcp diagnos speech assessment waiting syndrome nonverbal send delay',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe)(?:'s| is| has|'s got| was| got)? (?:\\w+ ){0,4}?(?:autis\\w+|adhd|disab\\w+|down'?s|wheelchair|non-?verbal|special needs|a diagnosis|an assessment|diagnosed|cerebral|dyslexi\\w+|epilep\\w+|delayed|selective)\\b|\\b(?:ehcp|tribunal|waiting list|assessment|speech therap\\w+|one-to-one|blue badge|reassess\\w*)\\b",
    ),
    beside:
      /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|lad|wee one|little one|eldest|youngest|twins|nephew|niece)\b/,
    unless: /\bcancer|my own assessment|i was diagnosed\b|\bhappy he bounces\b/,
    hear: ['You have to fight for everything, and there is hardly any rest.'],
    ask: ['What do the forms never ask about?', 'What makes them laugh?'],
  },
  {
    id: 'child-in-danger-or-trouble',
    cues: 'prison police drug using streets arrested court jail war street overdose homeless trouble',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe)(?:'s| is| was| got| has| been|'s been|'s back)* (?:\\w+ ){0,3}?(?:in (?:prison|jail|custody|trouble)|(?:came|come|comes|coming|out) (?:out )?(?:of|from) prison|to prison|arrested|on (?:drugs|heroin|the streets?|crack|meth|bail|remand)|using(?: again)?$|sentenced|homeless|stealing|dealing|expelled|excluded|relapsed|in a gang)\\b",
    ),
    beside:
      /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|lad|eldest|youngest|grandson|granddaughter|nephew)\b/,
    unless:
      /\b(?:i was in prison|told my children|i thought he was|if i do it)\b|\b(?:children'?s?|kids?'?s?|son'?s|daughter'?s|baby'?s) (?:father|dad|mother|mom|mum)\b/,
    hear: ['It is your child, whatever happened, so you worry day and night.'],
    ask: ['What have you heard so far?', 'Who is with you in this?'],
  },
  {
    id: 'child-cut-you-off',
    cues: 'speak talk contact block cut months years letter estrang seen grand',
    when: kin(
      "(?:your (?:own |eldest |only |youngest )*(?:son|daughter|children|kids|boy|girl))(?:'s|'ve| has| have)? (?:\\w+ )?(?:won'?t (?:speak|talk) to you|cut (?:you|me) (?:off|out)|blocked (?:you|me)|(?:does ?n[o']t|doesn'?t|don'?t|hasn'?t|haven'?t|no longer|stopped|not) (?:speak(?:ing)?|spoken|talk(?:ing|ed)?|contact(?:ed)?) ?(?:to|with)? (?:you|me)|wants? nothing)\\b|\\b(?:not (?:allowed|let)|won'?t let you|doesn'?t let you|stopped you) (?:to )?see(?:ing)? (?:the|your) (?:grand|bab|kids|child)",
    ),
    unless: /\b(?:wrong teacher|since breakfast|today|phone away|teen\w*)\b/,
    hear: ['Being cut off by your own child is heartbreaking.'],
    ask: ['What was the last time like, before it stopped?', 'If you could send one line, what would be in it?'],
  },
  {
    id: 'son-or-daughter-worry',
    cues: 'worry worri worried okay isn eat sad scared afraid wrong happy struggl crying cries not thin anxious',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s| is| are)? (?:\\w+ )?(?:not (?:ok|okay|well|happy|right|eating|himself|herself)|isn'?t (?:ok|okay|well|happy|right|eating|himself|herself)|won'?t eat|struggling|depressed|so (?:sad|unhappy|thin|quiet|scared|anxious)|anxious|going through|hurting|crying (?:every|all|in)|cries (?:every|in))\\b|\\b(?:you(?:'re| are)?|i'?m) (?:\\w+ )?(?:worried|worry|scared|afraid|frightened|terrified|fear) (?:\\w+ )?(?:about|for|of) (?:CHILD|GRANDCHILD)",
    ),
    unless:
      /\bhow to stop worrying about everything\b|\bkids going hungry\b|\bafraid of (?:my|your) (?:son|daughter|kids)\b|\bthe vet\b|\bdog\b/,
    hear: [
      'Worrying about your own child is hard to put down.',
      "It sits with you at work, in the queue, at the sink. There's no room in which you're not their parent.",
    ],
    ask: ['What was the first thing that made you look twice?', 'When did you last see them laugh?'],
  },
  {
    id: 'child-did-not-get-it',
    cues: 'get got picked fail school team play place exam second came',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:\\w+ )?(?:didn'?t get (?:in|into|picked|the|a|it)|wasn'?t (?:picked|chosen|invited)|not (?:picked|chosen)|failed|got rejected|was rejected|came (?:last|second)|lost (?:the|his|her))\\b",
    ),
    hear: [
      'It hurts to see your child so disappointed.',
      'Your own knocks you know how to take. Standing outside the door while they take theirs is another thing.',
    ],
    ask: ['How are they tonight?', 'What could you say to them?'],
    unless: /\blost (?:the|his|her) (?:baby|tooth|teeth|mum|dad)\b/,
  },
  {
    id: 'child-kind-gesture',
    bright: true,
    cues: 'hug held hand pat drew drawing made brought kiss tea card gave smiled sit sing sang read tucked',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |then |even |came and |went and |quietly |only |today |this morning )*(?:hugged|held|patted|kissed|brought you|brought me|gave you (?:a|his|her|their)|made you (?:a|breakfast|tea|some)|tucked|put (?:his|her|their) (?:\\w+ )?(?:hand|arm|head|blanket)|stroked|drew you(?! with)|sang|says? mama sit|waved|ran to you|climbed in|said (?:thank you|i love you|(?:it'?s )?ok mum)|learned to sign)\\b",
    ),
    unless:
      /\b(?:last time|before (?:he|she) died|hit|spit|money|bit|used to|years ago|social worker|smoke again|christening|don'?t think i tasted|when the kids|i was so glad)\b/,
    hear: ['Something small like that, from your child, means so much.'],
    ask: ['Did they see your face when they did it?', 'What had been going on just before?'],
  },
  {
    id: 'child-first-or-triumph',
    bright: true,
    cues: 'first said steps tooth passed got walk word swim rode hand won made born team medal spoke star play smile',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s| has| just| finally)* (?:took (?:his|her|their) first|said (?:mama|dada|daddy|papa|mom) (?:today|for)|first (?:steps?|words?|tooth|smile)|passed (?:his|her|the|all|with|out)|passed$|got (?:into|in|the (?:job|part|place|lead)|(?:his|her) (?:degree|results|place))|made the (?:\\w+ )?team|won\\b(?!')|graduat(?:ed|es|ing)|rode|swam|learn(?:ed|t) to|put (?:his|her) hand up|smiled|slept through|came (?:first|top)|scored|read a\\b|was born|spoke)(?!\\w)|\\b(?:he|she) (?:took (?:his|her) first|slept through|graduated|got the (?:job|part|place)$)",
    ),
    beside:
      /\b(?:my|our|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|baby|lad|lass|wee one|little one|eldest|youngest|twins|grand\w+|nephew|niece)\b/,
    unless:
      /\b(?:motorbike|would(?:'ve| have) (?:been|passed|graduated)|bought (?:himself|herself)|but (?:he|she) (?:won'?t|doesn'?t))\b|\b(?:passed (?:away|on|over)|boss|husband|ex|judge|lottery|his wife|opponent|died|didn'?t get|program|at sea)\b|\bwas born (?:in|into)\b|\bpost-? ?partum\b|\bdepress\w*|\bborn .{0,20}ago\b/,
    hear: ['You must be so proud.', 'Nobody can be as proud as the one who saw it from the very first wobble.'],
    ask: ['Who had to hear about it first?', 'How are they about it themselves?'],
  },
  {
    id: 'child-funny',
    bright: true,
    cues: 'said says told asked thinks calls wrote put dressed called potty',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |proudly |loudly |today |now |once )*(?:said|says|told|asked|asks|thinks|calls|called|wrote|announced|informed|put|dressed|entered|explained|demanded|pretend(?:s|ed))\\b",
    ),
    beside:
      /\b(?:haha|lol|lmao|laugh(?:ed|ing)?|funny|giggl\w+|hilarious|hairy bum|tooth fairy|dinosaur|potato|unicorn|wee wee|poo|proudly|bones turn to dust|toaster)\b/,
    unless:
      /\b(?:wheelchair|crop|like it was a joke|very funny|not funny|isn'?t funny)\b|\b(?:laughed at (?:me|him|her)|cried|died|funeral|hurt|hate|burden|fat|ugly|sobb\w+|on my telephone|old balloons|tooth fairy)\b/,
    hear: ["They do come out with things, and it's hard not to laugh."],
    ask: ['Did you keep a straight face?', 'Who have you told it to so far?'],
  },
  {
    id: 'child-grows',
    cues: 'grown tall shoe school youngest first day big baby outgrown need',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:\\w+ )?(?:start(?:ed|s|ing) (?:school|nursery|reception|secondary|high school|kindergarten)|turn(?:ed|s|ing) (?:\\w+)(?: today| tomorrow| this)?$|first day (?:at|of) (?:school|nursery)|outgrown|(?:is |'s )?(?:taller|bigger) than you|(?:doesn'?t|don'?t) (?:really )?need you(?: (?:so much|as much|any ?more|now))?|grown(?: up)? (?:so )?(?:fast)?|growing up|shav(?:es|ed|ing))\\b|\\b(?:my|your|the) baby (?:is|'s) (?:\\w+ )?(?:one|two|five|ten|sixteen|eighteen|going to)",
    ),
    hear: [
      'They grow up so fast, and it can hurt as well as please.',
      'You want them to need you less, and it goes through you each time they do.',
    ],
    ask: ['What can you still see of the little one in them?', "What did you do when they'd gone in?"],
    unless: /\b(?:doesn'?t need you to|turn(?:ed|s) (?:round|away|up|out|down|off|back))\b/,
  },
  {
    id: 'other-parents-at-the-gate',
    cues: 'mums mothers moms parents dads whatsapp group gate playground toddler',
    when: kin(
      "\\b(?:the |all the |other |all |these |those )+(?:other )?(?:mums|moms|mothers|mams|dads|parents)\\b.*\\b(?:all|know|stand|say|said|group|chat|never|talk|have|look|looked|ask|seem|are|think|bring|bake)\\b|\\b(?:mums|moms|mothers|class|parents)'? (?:whats ?app|group|chat|coffee)\\b|\\btoddler group\\b|\\bschool gate\\b",
    ),
    unless:
      /\b(?:just (?:the|a) (?!mum|mam|mom|dad|nanny|step)\w+|(?:my|the school) (?:bus|coach)|voice (?:i|you) use|my own parents|support group|i (?:teach|coach))\b|\b(?:my (?:mums|parents)|the parents want|i teach|i'?m their teacher|pupil'?s parents)\b/,
    hear: ["It's easy to feel left out there, and to think all the others know what they're doing."],
    ask: ['Is there one among them you could like?', 'Where do you stand, at the gate?'],
  },
  {
    id: 'raised-in-another-tongue',
    cues: 'english language speaks answer answers accent portuguese german spanish polish correct',
    when: kin(
      '(?:CHILD|GRANDCHILD|\\bthey|\\bhe|\\bshe) (?:\\w+ )?(?:speaks?|talks?|answers?|replies|dreams?) (?:to )?(?:you |me )?(?:\\w+ )?(?:in |only )*(?:english|german|french|swedish|dutch|norwegian|danish|italian)\\b|(?:CHILD|GRANDCHILD) (?:\\w+ )*(?:corrects?|laughs? at) (?:you$|me$|your (?:english|german|accent|pronunciation|grammar|norwegian|dutch|french))|CHILD has (?:\\w+ )?accent',
    ),
    beside: /\b(?:son|daughter|kids|children|grand\w+|boy|girl|she is nine|school)\b/,
    unless: /\bmorning till night\b|\btherapist\b/,
    hear: [
      "It's strange and a little sad when your child is at home in another language.",
      "What you'd sing to them, and how you'd joke, lives in the other language, and that's where the real you lives as well.",
    ],
    ask: ['What word of yours do they still use?', 'In which language do you tell them off?'],
  },
  {
    id: 'swore-never-like-own-parents',
    cues: 'like turned sound sounded becoming same mother father swore never words voice mouth',
    when: kin(
      "^you(?:'re|'ve| are| have)? (?:\\w+ ){0,3}?(?:become|becoming|turned into|turning into|sound(?:ed)? (?:just |exactly )?like|exactly like|just like|as bad as) PARENT\\b|\\byou (?:swore|said|vowed|promised(?: yourself)?|always said) (?:that )?you(?:'d| would)? never (?:be|become|turn (?:out|into))(?: like)? (?:PARENT|him|her|them)\\b|\\byou swore you(?:'d| would)? never (?:be|do|say|shout|hit|become)\\b|\\b(?:heard|hear) (?:PARENT|PARENT's (?:voice|words)) (?:come|coming|in your|out of)|^(?:it's|it was) PARENT'?s? (?:voice|words) (?:that|coming|out)",
    ),
    unless: /\b(?:said|told|says) (?:you'?re|i'?m) (?:just )?like\b|\b(?:said|say) "?you'?re just like\b|\bradio\b/,
    hear: [
      "It's a shock to hear your own parent in what you say.",
      "You took the best pains to go the other way round, and there's their face in the shop window.",
    ],
    ask: ['In what moments do you notice it most?', "Is there something of theirs you're pleased to have?"],
  },
];
