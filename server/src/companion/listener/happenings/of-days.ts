import type { Happening } from './happening.ts';

/** Out of plain days: deeds and things, places, machines and beasts, weather, first and last times. */
export const ofDays: readonly Happening[] = [
  {
    id: 'on-the-line',
    cues: 'send sends sending sent passed hold queue press automated recorded helpline phone line ring rang call rings voicemail',
    when: /\b(?:on hold|in a (?:phone|telephone) queue|number \w+ in the queue|press(?:ing)? \d|automated (?:voice|message|line)|recorded (?:voice|message)|(?:the|a) (?:line|call) (?:dropped|went dead|cut (?:out|off)|got cut)|(?:the )?phone (?:just )?rings (?:and rings|out)|(?:just )?rings out|(?:hotline|helpline|number|line|lines) (?:was|is|are|were|'s)? ?(?:always |permanently |constantly )?(?:busy|engaged)|call(?:s)? (?:is|are) important|can't get (?:through|hold of) (?:to )?(?:the|a|an|any|them|anyone|my|your)|passed (?:from|round|around) (?:\w+ )?(?:\w+ )?to|send(?:s|ing)? you (?:to|from) (?:window|counter|desk|department|another|the (?:other|next)))\b/i,
    unless:
      /\b(?:since (?:she|he) got|life (?:is )?on hold|lives? on hold|baby|phone line to|hatay|radio|war|storm|earthquake|son|daughter|he isn't answering)\b/,
    hear: [
      'Waiting like that, and getting nowhere, is maddening.',
      'It is not the hour alone. It is being ready the whole time, for a voice that may come or not.',
      'By the time somebody does answer, you have told it all to the music already.',
    ],
    ask: ['How far did you get in the end?', 'What is it that you need from them?', 'How many times is it by now?'],
  },
  {
    id: 'forms-and-offices',
    cues: 'form portal appl visa permit document paper office council benefit claim certificate stamp referee website login appeal letter',
    when: /\b(?:the|a|this|that|another|your|same|more) (?:\w+ )?(?:forms?|portal|application|paperwork|online thing|website|claim|appeal|permit|visa)\b.*\b(?:again|twice|wants?|need|asks?|missing|reject\w*|refus\w*|page|crash\w*|log|password|expired|wrong|times?|weeks?|months?|stamp|signature|resubmit|denied|turned down)\b|\byou(?:'ve| have|'re)?(?: (?!didn't|don't|never|haven't)\w+)? (?:fill(?:ed|ing)? (?:in|out)|sent off|resubmitted|do(?:ing)? the) (?:the |that |all the |your )(?:\w+ )?(?:forms?|paperwork|application)\b|\b(?:computer says no|not in the system|lost your (?:file|form|papers|application|documents))\b/i,
    unless:
      /\b(?:wrong dose|patient|incident|on (?:great |good |top )?form|told (?:her|his) husband|back on form|funeral|coroner|cremat\w*|death|died|adopt\w*|proud|approved|accepted|finally (?:sent|done)|my own form|own form|why i'm here|job application|dating|form of|in (?:good |bad )?form|sixth form|year form|form tutor|dust|bring a person|pen portrait|granted|approved|came through|got (?:the|my) visa|goal)\b/,
    hear: [
      "It's tiring to fight your way through all that paperwork.",
      'A form only has boxes, and what really is the matter never quite fits into any of them.',
      'You are sent to prove the same thing again, to somebody who will not be there the next time.',
    ],
    ask: [
      'What hangs on it for you?',
      'Is there a name there, of one person you can ask for?',
      'When did you first send it off?',
    ],
  },
  {
    id: 'lost-the-work',
    cues: 'laptop computer phone drive file document deleted lost saved corrupt crashed',
    when: /\b(?:laptop|computer|phone|hard drive|drive|usb|file|document|memory stick|cloud|ipad|tablet)\b.*\b(?:died|dead|crashed|gone|lost|stolen|broke|corrupt\w*|wiped|deleted|fried|nicked)\b.*\b(?:with|only copy|thesis|essay|photos?|project|years?|months|whole|all (?:of )?(?:my|your|the))\b|\b(?:deleted|lost|wiped|overwrote) (?:the |your |my |all |all the |all my |all your |whole )*(?:\w+ )?(?:thesis|essay|manuscript|chapter|report|assignment|coursework|dissertation|photos|files?|draft|novel)\b/i,
    unless:
      /\b(?:(?:they|he|she|hospital|office|court|doctor|clerk|council|receptionist)(?:'ve|'s| have| has)? (?:lost|deleted|mislaid|wiped)|he'd deleted|found it|got it back|on purpose|his photos|her photos)\b/,
    hear: [
      'All that work gone at once, how awful.',
      'The hours went into it one by one, and they go all at once, without so much as a noise.',
    ],
    ask: ['Is there an older copy lying about anywhere?', 'What was the best bit in it?', 'When was it due?'],
  },
  {
    id: 'thing-broke',
    cues: 'broke broken packed conked gave died dead leak burst boiler washing fridge printer heating machine dishwasher laptop phone screen lift toilet pipe roof tap cooker oven freezer kettle toaster',
    when: /\b(?:boiler|washing machine|washer|dryer|fridge|freezer|printer|heating|dishwasher|laptop|computer|screen|lift|elevator|toilet|loo|pipes?|roof|ceiling|tap|sink|cooker|oven|stove|kettle|toaster|hoover|vacuum|telly|tv|wifi|router|shower|radiator|microwave|heater|phone|tablet|camera|lock|window|fence|shed)(?: (?:\w+ )?(?:just|has|is|'s|finally|went and|decided to|also|keeps?))*(?:'s)? (?:broke(?:n)?(?: down| again)?|bust(?:ed)?|packed (?:up|in)|conked out|given up|gave up|died|dead|gone|leak(?:s|ed|ing)?|burst|stopped(?: working)?|jam(?:med)?|flood(?:ed|ing)|won't (?:start|turn on|work|flush)|doesn't work|not working|crash(?:ed)?|smash(?:ed)?|cracked|blocked|blew|caved|out of order|fell off)\b|\b(?:water|rain) (?:is |'s )?(?:coming|dripping|running|came|dripped) (?:in|through|under|down)\b|\byou(?:'ve)? (?:got )?no (?:hot water|heating|electric(?:ity)?|power|water)\b/i,
    unless:
      /\b(?:(?:phone|husband|car)(?:'s| is| has)? (?:off|gone)|phone's gone|carries|only copy|with (?:the|my|two|all|years|your)|kettle's broken|his phone died|her phone died|phone's dead|phone died|window|war|siege|shell\w*|bomb\w*|rocket|earthquake|hurricane|flooding the village|metaphor|like a|as if|my brain|heart)\b/,
    hear: [
      'What a nuisance, and never at a good moment.',
      'It never goes when there is money and time about. It picks the week that was full already.',
    ],
    ask: [
      'Have you found somebody to look at it?',
      'How are you managing without it?',
      'What else had gone wrong that day?',
    ],
  },
  {
    id: 'car-trouble',
    general: true,
    cues: 'car van mot tyre tire bike engine exhaust clutch brakes battery truck puncture garage scooter motorbike wheelchair',
    when: /\b(?:car|van|truck|bike|scooter|motorbike|moped|engine|exhaust|clutch|battery|gearbox|tractor)(?: (?:just|has|is|finally|also|went and))*(?:'s)? (?:broke(?:n)?(?: down)?|died|dead|packed (?:up|in)|won't start|wouldn't start|didn't start|conked|gone|went|failed|was (?:stolen|nicked|towed|written off)|got (?:stolen|nicked|towed|clamped|keyed)|needs (?:a |new)|in the garage|blew|overheated)\b|\b(?:failed|fail) (?:its|the|the car's|his|my|your) MOT\b|\b(?:flat tyre|flat tire|puncture|breakdown truck)\b|\byou(?:'ve)? (?:broke|broken) down (?:on|in|at|outside|halfway)\b|\byou (?:pranged|scraped|scratched|reversed|dented|wrote off|crashed) (?:the|your|his|her|my) (?:\w+ )?(?:car|van|truck)\b/i,
    unless:
      /\b(?:held it together|coping|incontinence|carers?|dying|custody|thinking about my car|divorce|suicid\w*|brother|sister|he left|she left|my \w+ went|boiler|roof|leak\w*|washing machine|fridge|bailiffs?|redundan\w+|sacked|laid off|landlord|evict\w*|chicken ?pox|nits|school rang|diagnos\w+|divorc\w+|left me|everything(?:'s| is| goes| went| at once)|on top of (?:that|it|everything|all)|to top it|first the|then the \w+ then|biopsy|miscarr\w+)\b|\b(?:only (?:calls|rings|texts|comes)|when (?:her|his|their) car|husband's gone|since he|radio in|if i|think the battery|went round the corner|sit in|job gone|one plate|killed|died|ambulance|hospital|funeral|hearse|crash killed|cried and|drunk|ability|car park)\b/,
    hear: [
      "It's a real nuisance, and everything else that day depends on it.",
      'It takes the day apart at once: how to get home, whom to ring, what it will cost, who will be waiting.',
    ],
    ask: [
      'How are you getting about meanwhile?',
      'What have they told you it will cost?',
      'What did it make you miss?',
    ],
  },
  {
    id: 'lost-a-thing',
    cues: 'lost lose find found missing gone dropped left mislaid',
    when: /\byou(?:'ve|'re| have)?(?: just| also| gone and)? (?:lost|mislaid|dropped|left|can't find|couldn't find|cannot find) (?:the |your |my |his |her |our |one of |both |a |an )*(?:\w+ )?(?:keys?|wallet|purse|phone|ring|wedding ring|glove|gloves|bag|passport|glasses|earring|earrings|necklace|bracelet|watch|umbrella|scarf|card|bank card|ticket|tickets|notebook|recipe|photo|photos|hearing aid|teeth|remote|charger|hat|coat|jumper|earphones|airpods|headphones|cardigan|locket|medal|pen|book|file|calculator(?: lid)?)\b|\byour (?:\w+ )?(?:ring|earring|locket|watch|bracelet|glasses|phone|keys?) (?:slipped|fell|came|went) (?:off|out|down|in|into|through|overboard)\b|\byour (?:\w+ )?(?:ring|keys?|wallet|purse|locket|photos?|recipe|bag|watch|letter) (?:is|are|was|were|'s)? ?(?:gone|missing|lost|nowhere)\b/i,
    unless:
      /\b(?:toilet|loo|down the (?:drain|pan)|in the (?:sea|river|lake|bath|sink|canal|water)|overboard|dream\w*|nightmare|screen|smash\w*|crack\w*|stolen|overflow\w*|cry\w*|crash\w*|i dropped the (?:phone|call|bag|glass)|glasses on|left the (?:phone|bag|book) (?:with|at|for)|brought it|handed it|gave it back|returned it|found me|say(?:ing)? i|can't read|gone\.|jobs|power cut|i've gone|diamond for|left your (?:phone|charger|coat|bag) (?:on|off|in the (?:other|kitchen))|on purpose|deliberately|phone down|down|face down|alone|pocket|found it|turned up|every day)\b/,
    hear: [
      'How maddening, when you need it.',
      'You look three times in the same drawer, and each time you are a bit crosser with yourself than with the drawer.',
    ],
    ask: [
      'Where did you last have it in your hand?',
      'What was it to you, apart from its use?',
      'Where have you not looked yet?',
    ],
  },
  {
    id: 'fell-in-the-water',
    cues: 'dropped fell phone toilet',
    when: /\byou(?:'ve)?(?: just| only| \w+ly)? dropped (?:the |your |my |a )(?:\w+ )?(?:phone|glasses|keys|ring|airpods?|hearing aid|earring|tablet|camera|watch)\b.*\b(?:toilet|loo|bath|sink|drain|river|lake|sea|canal|pond|harbour|water|puddle|pool|soup|tea)\b|\byour (?:phone|glasses|keys|ring|airpods?|watch) (?:just )?(?:fell|went|slipped|dropped) (?:in|into|down|off)\w* .*\b(?:toilet|loo|bath|sink|drain|river|lake|sea|canal|pond|harbour|water|pool|soup)\b/i,
    unless: /\b(?:drown\w*|drunk|ashes|suicid\w*|bridge|wedding|late (?:husband|wife|mother|father))\b/,
    hear: ["Oh no. That's one to be cross about."],
    ask: ['Did you get it out?', 'What is on it or in it for you?', 'What had you been doing with it just then?'],
  },
  {
    id: 'found-it-again',
    bright: true,
    cues: 'found find turned unearthed discovered came',
    when: /\byou (?:just |finally |only |actually )?(?:found|discovered|unearthed|came across|dug out) (?:the |your |my |his |her |our |an? |some |it |them )*(?:[\w']+ ){0,3}(?:ring|wallet|purse|keys?|passport|recipe|recipes|letter|letters|diary|diaries|photo|photos|photograph|photographs|picture|postcard|toy|jumper|coat|scarf|glove|notebook|drawing|tape|cassette|record|watch|locket|medal|shoes?|teddy|earring|cardigan|handwriting|shopping list|note|card|glasses) (?:again|in|under|behind|at the|down|inside|while|when|today|clearing|on the|of|from|that|you)\b|\b(?:it|they|the \w+) turned up\b.*\b(?:in|under|behind|after)\b/i,
    unless:
      /\b(?:cried all night|hidden|hid|bottle|bottles|pills|drugs|weed|vape|betting|receipt|condom|messages|texts|cheat\w*|affair|lump|mould|dead|body|blood|lawyer|solicitor|her phone|his phone|knife|noose|gun|mice|rat|another woman|hotel|lipstick|loan|debt|bailiff|statements?)\b/,
    hear: [
      'Coming across something like that can bring everything back.',
      'You hold it in your hand, and the whole time it belongs to comes along with it.',
    ],
    ask: ['Where will you keep it now?', 'What did you do, with it in your hand?', 'Who else would know what it is?'],
  },
  {
    id: 'broke-something-dear',
    cues: 'broke smashed dropped knocked spilt spilled shattered chipped cracked',
    when: /\b(?:you|he|she|they|the (?:cat|dog|baby|kids)|your \w+|someone|it) (?:\w+ )?(?:broke|smashed|dropped|knocked (?:over|off)|chipped|shattered|cracked|shrank|ruined|threw (?:away|out)) (?:the |your |my |his |her |our |an? )*(?:(?:mum|mom|dad|mother|father|nan|gran|grandma|grandmother|granny|grandad)'s? |(?:favou?rite|last|good|best|wedding|big|blue|old|little|special|china|glass|only) )+(?:\w+ )?(?:mug|cup|plate|bowl|vase|glass|teapot|pot|jug|dish|jar|jumper|watch|clock|ornament|plant|lamp|frame|ring|recipe|chair|record|glasses)\b/i,
    hear: [
      'Breaking something that meant so much is a horrible feeling.',
      'The pieces are swept up in a minute. What it stood for takes longer to find the floor.',
    ],
    ask: ['Where did it come from?', 'Have you kept the pieces?', 'How did it happen?'],
  },
  {
    id: 'bus-or-train-went-wrong',
    cues: 'bus buses train tram tube flight ferry plane delayed missed cancelled connection platform replacement',
    when: /\b(?:bus|train|tram|tube|metro|flight|ferry|plane|coach|connection)(?: (?:\w+ )?(?:was|is|got|just|again|never|has been|'s))*(?:'s)? (?:late|delayed|cancelled|canceled|full|didn't come|never came|doesn't come|drove (?:off|past|on|away)|sailed past|went past|went without|stuck|stopped|diverted|left early|stood)\b|\byou(?:'ve)?(?: \w+)? missed (?:the|your|my|a) (?:last |\w+ )?(?:bus|train|tram|flight|ferry|plane|connection|stop)\b|\bbuses? (?:\w+ )?(?:went|drove|sailed) past(?: full)?\b|\b(?:replacement bus|rail replacement|stuck (?:on|in) (?:a|the) (?:train|bus|tunnel|traffic|airport|lift))\b/i,
    unless:
      /\b(?:tell (?:school|her|him)|said the train|the stop and|missed my stop|my stop|strike|platform|soup|according to|funeral|dying|died|on purpose|hospice|hasn't got)\b/,
    hear: ['How frustrating, to be stuck there and not be able to do a thing.'],
    ask: [
      'What was waiting at the other end?',
      'How long did it take you in the end?',
      'What did you do with the wait?',
    ],
  },
  {
    id: 'cried-over-a-small-thing',
    cues: 'cry cried crying tears lost bawl sob',
    when: /\b(?:burst into tears|cried|crying|in tears|bawled|sobbed|sobbing|lost it)\b.*\b(?:over|at|about|because of|because) (?:an? |the |some |my |your |that |this )*(?:\w+ )?(?:printer|jar|lid|sock|socks|spoon|toast|egg|eggs|milk|advert|ad|song|bus|parking|ticket|form|envelope|vending|machine|wifi|pasta|sandwich|biscuit|tap|kettle|lamp|plug|bin|bins|button|zip|yoghurt|yogurt|banana|tomato|potato|shoelace|plate|mug|fridge|cereal|bread|cake|soup|card|email|light ?bulb|key|keys)\b|\b(?:jammed|burnt|burned|fell|dropped|broke|spilt|spilled|ran out|wouldn't open|stuck)\b.*\b(?:and|so) (?:then )?you (?:just )?(?:cried|burst into tears|sobbed|bawled|lost it|started crying|broke down)\b/i,
    unless:
      /\b(?:elevator|lift|screaming)\b|\b(?:he|she|toddler|baby|son|daughter) (?:\w+ )?(?:cried|burst|bawled|sobbed)|\b(?:happy|with laughter|laughing)\b/,
    hear: ["It's hardly ever about the small thing. It had all got too much."],
    ask: ['What was all underneath it, do you think?', 'What had the day been like until then?', 'Was anyone there?'],
  },
  {
    id: 'packing-up-a-home',
    cues: 'boxes box pack packed moving move flat house keys last empty',
    when: /\b(?:last|final) (?:night|day|evening|morning|week|time) (?:in|at) (?:the|this|our|your|my|that) (?:old |\w+ )?(?:flat|house|home|room|apartment|kitchen|place|street|farm)\b|\b(?:everything|all|whole \w+|your (?:life|things|stuff)|the (?:flat|house|kitchen|rooms?))(?: is|'s| are| was| were)? (?:all )?(?:packed|in (?:\w+ )?(?:boxes|bags|crates|bin bags)|empty now|in storage)\b|\byou(?:'ve|'re| have| are)?(?: \w+)? (?:handed (?:back|in|over) the keys|gave back the keys|mov(?:e|ed|ing) (?:out|house|into (?:a|the|our|your|my|sheltered)|flat|home|to a smaller)|packing up|packed up (?:the|your|our|my)|locked (?:it|the door|up) for the last)\b|\b(?:surrounded by|living out of|among|unpacking|the last of the) (?:the )?(?:boxes|bags|suitcases?)\b/i,
    unless:
      /\b(?:snacks?|picnic|stall|clipboard|when you move|three months notice|army|barracks|(?:get|getting|be|been|being) (?:evicted|thrown)|tent|bags? for hospital|hospital bag)\b|\b(?:tell (?:her|him|them)|roommates|basement|say it to|he|she|they|son|daughter|youngest|eldest|husband|wife|lodger|ex|flatmate|kids?) (?:\w+ )?(?:is |are |'s )?mov(?:e|ed|es|ing) (?:out|in)|\b(?:baby box|matches|boxing|evict\w*|care home|locker|should i|refuge|if i)\b|\b(?:want\w*|ask\w*|told|tell\w*|need\w*|forc\w*|kick\w*|mak\w*) (?:me|you|us) (?:to )?(?:move|out)\b|\b(?:after|when|if|once|until|before|can|could|afford to|have to|has to) (?:i|you|we)? ?move (?:out|in)\b|\btherap\w*/,
    hear: [
      'Packing up a home is exhausting, and not only because of the lifting.',
      'Every thing has to be taken in the hand once and decided on. It is tiring far beyond the lifting.',
    ],
    ask: [
      'What will you be seeing out of the window, there?',
      'What was the hardest thing to put in a box?',
      'How long had you lived there?',
    ],
  },
  {
    id: 'past-the-old-house',
    cues: 'old house street school flat village drove walked went passed home',
    when: /\byou(?:'ve|'d)?(?: \w+)? (?:drove|walked|went|passed|cycled|came|go|drive|walk)(?: \w+)? (?:past|by|back (?:to|past)|down|through|along|up) (?:the |our |my |your |his |her |their )*(?:old|childhood|first|former|parents'|mum's|mom's|nan's|gran's|grandmother's|grandma's|dad's|family) (?:\w+ )?(?:house|home|flat|street|road|school|place|apartment|village|shop|farm|garden|estate|neighbou?rhood|town)\b|\b(?:someone|somebody|other people|a family|strangers|they)(?:'ve| have| else)? (?:else )?(?:lives?|live|living|painted|knocked|ripped|pulled|dug|changed|cut down|got)\b.*\b(?:there now|in it now|our old|your old|the (?:front )?door (?:is )?(?:blue|red|green|grey)|the apple tree|the hedge)/i,
    unless: /\b(?:old school friend|ex|stalk\w*|if i|abus\w*)\b/,
    hear: [
      "It's strange to see a place that was yours be somebody else's.",
      'Everything is still where it was and smaller, and you stand outside of it like a visitor.',
    ],
    ask: ['What was different about it?', 'What made you go that way?', 'Which room did you think of first?'],
  },
  {
    id: 'photo-came-up',
    cues: 'photo picture pic album facebook memories video reminder snap',
    when: /\b(?:photos?|pictures?|pics?|memory|memories|videos?|reminder) (?:of (?:you|him|her|them|us|the)[\w ]* )?(?:just |suddenly )?(?:came up|popped up|pops up|comes up|keeps? coming up|turned up|fell out|appeared|on (?:my|your|the) phone|showed (?:me|you)|from (?:\w+ )?years? ago)\b|\b(?:facebook|google|phone|insta(?:gram)?|icloud) (?:just )?(?:shows?|showed|showing|reminded|sent|made|said)\b.*\b(?:memor|years? ago|photo|picture|on this day|birthday|together)\w*|\byou(?:'ve|'re| were)?(?: \w+)? (?:looking (?:at|through)|looked (?:at|through)|going through|went through|came across|found|scrolling through|scrolled) (?:the |our |my |your |some |all |his |her |those |these |an? )*(?:old |wedding |baby |family |holiday )*(?:photos?|pictures?|pics|photographs?|albums?|videos?)\b/i,
    unless:
      /\b(?:dating|tinder|nude|naked|private|his ex|profile|instagram of|his instagram|her instagram|nudes|catfish|passport photo|x-?ray|scan)\b/,
    hear: ['A photo can bring it all back.'],
    ask: ['Who is in it?', 'What had you been doing when it came up?', 'Do you remember that day?'],
  },
  {
    id: 'song-came-on',
    cues: 'song played tune track radio playlist music hymn',
    when: /\b(?:song|tune|track|hymn|music|lullaby|waltz)\b.*\b(?:came on|come on|comes on|was on|played|plays|playing|on the radio)\b|\bplay(?:ed|ing|s)? (?:that|our|his|her|your|the) (?:\w+ )?(?:song|tune|hymn|track)\b|\b(?:hear|heard) (?:that|our|his|her|a|the|this) (?:\w+ )?song\b/i,
    unless:
      /\b(?:by the phone|video call|camera off|whole wedding|get marr\w+|sang|sing|sung|on hold|nothing|put our song|our song on the|band|choir|wrote|practi[sc]e\w*|learn\w*|upstairs|neighbou?r\w*|guitar|piano|forgot|hockey|same song)\b/,
    hear: ['A song can bring it all back in a moment.'],
    ask: ['Which song was it?', 'Where were you, when it came on?', 'Whom does it bring along?'],
  },
  {
    id: 'a-smell',
    cues: 'smell scent perfume aftershave',
    when: /\b(?:that|the|a|his|her|their|it|still|house|home|coat|pillow|scarf|jumper|kitchen|air|your \w+) (?:\w+ )?(?:smell(?:s|ed|t)?|scent) (?:of|like)\b|^(?:that|the) smell\b|\bsmell(?:s|ed|t)? (?:exactly |just |still )?(?:of|like) (?:him|her|home|my|your|childhood|mum|mom|dad|nan|gran|school|summer|the sea|rain|bread|christmas|when)/i,
    unless:
      /\b(?:smell is|smell in the car|in the car|fridge|bins?|drains?|nine tabs|what'?s that smell|whatever|neighbou?r\w*|upstairs|perfume on|nothing|bag|stairs|drip|horses|smell of (?:you|me)|doesn'?t smell|going through|like the smell|hoodie|feet|damp|mould|mold|piss|urine|wee\b|sick|vomit|gas\b|burning|beer|whisky|drink\w*|alcohol|weed|smoke|deodorant|bad|stink\w*|i smell|you smell|rot\w*|poo|nappy|nappies|sweat|lilies and|hotel|the lady|covid|metal|body|blood|can't smell|perfume on him|someone else's perfume|lady from)\b/,
    hear: [
      'A smell can bring it all back at once.',
      'You breathe in, and a whole place is standing there again, with everybody in it.',
    ],
    ask: ['Where does it take you?', 'Who is there, in it?', 'What else was there, round about it?'],
  },
  {
    id: 'first-one-without',
    cues: 'first',
    when: /\bfirst (?:\w+ ){1,3}without (?:him|her|them|my|your|the (?:kids|children|boys|girls|dog)|a )/i,
    unless: /\b(?:cigarette|drink|smok\w*|alcohol|pill|pads?|stabili[sz]ers|crutch\w*|stick|sugar)\b/,
    hear: [
      'The first time without them is the hardest.',
      'Everything is done as always, and it all comes out a different size.',
    ],
    ask: [
      'What did you always do on it?',
      'Who is there with you for it?',
      'What is different that nobody says out loud?',
    ],
  },
  {
    id: 'alone-for-the-first-time',
    cues: 'alone own first myself yourself solo single',
    when: /\byou(?:'ve|'d)?(?: \w+)? (?:went|ate|had|sat|drove|travel(?:l)?ed|slept|did|took|walked|flew|cooked|booked|made|spent|moved|swam|bought|crossed|climbed|hung|fixed|put up)\b.*\b(?:(?:on your own|alone|by yourself|by myself|on my own|solo)\b.*\bfirst time|first time\b.*\b(?:on your own|alone|by yourself|by myself|on my own|solo))\b|\bfirst (?:\w+ ){0,5}(?:on your own|alone|by yourself|solo)\b|\byou (?:went to (?:the )?(?:cinema|pictures|theatre|a restaurant|a cafe|a gig|a concert|dinner|a wedding|a film)|ate out|had dinner out|went on holiday) (?:alone|on your own|by yourself)\b/i,
    bright: true,
    unless: /\b(?:afraid|scared to|should i|if i|can't|tomorrow|will be|going to be)\b/,
    hear: [
      'Doing it alone for the first time takes courage.',
      'It has to be done once with your heart in your mouth. After that it is simply a thing you have done.',
    ],
    ask: ['At what point did it get easier?', 'Who knows that you did it?', 'What was the trickiest moment of it?'],
  },
  {
    id: 'unmarked-anniversary',
    cues: 'year years anniversary today tomorrow month weeks would date ago',
    when: /\b(?:today|tomorrow|yesterday|tonight|friday|sunday|monday|saturday|on \w+day|this week|it)(?: is|'s| was| would be| will be|'ll be)? (?:it's )?(?:(?:exactly|just|already|now|going to be) )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+) (?:years?|months?|weeks?)(?: ago)? (?:today|tomorrow|on \w+day|ago today|this week|without (?:him|her|them)|(?:now )?since (?:(?:he|she|they|your \w+|my \w+|we) (?:died|passed|left|walked out|lost|were|was taken|went missing)|you lost|the (?:accident|funeral|fire|crash|stillbirth|miscarriage|diagnosis|operation)))\b|\b(?:would have|would've|should have) been (?:our|his|her|my|your|their|the) (?:\w+ )?(?:birthday|anniversary|due date|wedding|\d+\w*|thirtieth|fortieth|fiftieth|sixtieth)\b/i,
    unless:
      /\b(?:due date and he|sober|clean|dry|drink|cigarette|smok\w*|married|happy anniversary|celebrat\w*|dinner|since (?:we met|i started)|forgot|new job|together|engaged|booked|party|gift|present|gold)\b/,
    hear: [
      'A day like that can hurt, most of all when nobody else remembers it.',
      'To everybody else it is a plain day of the week. You end up keeping it on your own.',
    ],
    ask: [
      'Does anyone else know what day it is?',
      'Is there a thing you do on that day?',
      'How did the morning of it begin?',
    ],
  },
  {
    id: 'birthday-of-theirs',
    cues: 'birthday bday turn turned',
    when: /\b(?:it's|it was|today is|today was|tomorrow is|is|was|on) (?:my|your) (?:\w+ )?(?:birthday|bday)\b|\b(?:spent|spending|had) (?:my|your) (?:\w+ )?(?:birthday|bday)\b|^you (?:turned|turn|'re turning) (?:thirty|forty|fifty|sixty|seventy|eighty|ninety|\d\d)\b/i,
    unless:
      /\b(?:next (?:month|year|week)|divorce|happy|best|lovely|party|cake|brilliant|amazing|surprise\w*|thanks|presents?|gift|(?:for|on|before|after|since|by) (?:my|your) (?:\w+ )?birthday i (?:got|want)|asked (?:me )?what|want for|forgot|great|wonderful|loved|dinner|drowned|died)\b|\bnothing with my life\b|\bturned \d\d and\b|\bturning \d\d\b/,
    hear: [
      'A birthday can make you feel how alone you are.',
      'You say it does not matter, and still keep half an ear on the phone from morning on.',
    ],
    ask: ['How did the day go, hour by hour?', 'Who thought of it?', 'What would a good one look like, for you?'],
  },
  {
    id: 'finished-it',
    bright: true,
    cues: 'finished done finish handed submitted completed sent final last over',
    when: /\byou(?:'ve| have)?(?: just| finally| actually| only| even)* (?:finished|handed in|submitted|completed|turned in|sent off|wrapped up|got through|defended) (?:the |your |my |our |a |an |all |that |it|his |her )*(?:\w+ )?(?:essay|thesis|dissertation|report|book|novel|course|degree|project|puzzle|jigsaw|quilt|jumper|blanket|scarf|painting|marathon|race|chapter|application|form|forms|tax|taxes|exams?|shed|wall|kitchen|bathroom|fence|boat|model|manuscript|assignment|coursework|portfolio|training|chemo|treatment|it|book|draft|paper|garden|list)\b(?! (?:with|off|up))|\b(?:exams|finals|thesis|essay|dissertation|report|speech|presentation|interview|test|course)(?: are|'s| is) (?:finally |all |actually )?(?:finished|done|over|handed in|submitted)\b/i,
    unless:
      /\b(?:red|couldn't see|only|i'm done with|we're done|finished (?:it )?(?:with|by text)|it's done between|marriage|it's over|relationship|she finished it|he finished it|not finished|haven't|never|late|if|should|need to|have to|still not|can't|jar|bottle|packet|whole bag|whole tub|nothing left|the last|already said|would|sold|fed up)\b/,
    hear: ["You finished it, and that's a great feeling, even if you're tired."],
    ask: [
      'What did you do in the first hour after it?',
      'Which part of it was the longest?',
      'Who has heard about it so far?',
    ],
  },
  {
    id: 'passed-or-got-it',
    bright: true,
    cues: 'passed pass got accepted won citizen offer keys first prize scholarship hired promoted',
    when: /^(?:\w+ ){0,3}you(?:'ve| have)?(?: just| finally| actually| only| even| bloody)* (?:passed(?= ?$|,| (?:everything|first time|at last|with|(?:(?:the|your|my|all|both|every|a|an|last) ){0,2}(?:\w+ )?(?:test|tests|exam|exams|theory|driving|practical|interview|probation|year|module|modules|course|level|audition|inspection|medical|bar|assessment|citizenship|finals|resit|viva|maths|math|grade|boards|licen[cs]e)\b))|got (?:the|a|that|your) (?:job|place|flat|house|part|role|keys|offer|visa|scholarship|grant|contract|promotion|permit|apprenticeship|mortgage|lead|internship|placement)|got (?:in|accepted|promoted|hired|offered|through)$|got (?:in|into|accepted) (?:to |at )?(?:uni|college|the|my|your|drama|art|med|law|nursing)|(?:came|finished|placed) (?:first|second|third)|won\b(?!'| (?:the last|the tribunal|only))|(?:are|'re) (?:a|officially a) citizen|made the (?:first )?(?:team|squad|final|cut|shortlist))|^(?:first|second|third) prize\b|\byou're (?:now )?a (?:citizen|qualified \w+|doctor|nurse|homeowner)\b/i,
    unless:
      /\b(?:like,? ok|bus ticket|egg race|raffle|numb|whatever|couldn't care|used to care|felt nothing|don't care|weird\w*|school run|bet|argument|case|dread\w*|yams|sick|thought when|cab|the car|doesn't speak|didn't|her parents|walked into|under the table|fifty too|parking|but|not happy|feel like crying|nothing|don't want|wish|if|fake|fraud|only because|guilty|nobody|no one to|cat|dog|haven't|hollow|empty|argument|fight|friend was|instead|so why|can't enjoy|passed out|passed away|dad would|mum would|mom would|he would|she would|died|too long)\b|\bgot into (?:my|your|a|an|another|the) (?:\w+ )?(?:car )?(?:accident|crash|wreck|fight|argument|trouble|debt)\b/,
    hear: ['You worked for that, and you can be proud of it.'],
    ask: ['What was the first thing you did then?', 'Who was the first to be told?', 'How are you going to mark it?'],
  },
  {
    id: 'failed-a-test',
    cues: 'failed fail flunked resit reject',
    when: /\byou(?:'ve| have)?(?: just| also| \w+ly)? (?:failed|flunked|bombed|messed up|screwed up) (?:the |your |my |a |an |every |all )*(?:\w+ )?(?:test|exam|exams|driving test|theory|practical|mock|mocks|module|class|course|year|interview|audition|maths|math|biology|chemistry|essay|bar|citizenship|quiz|paper|resit)\b|\byou (?:didn't|did not) (?:pass|get in|get (?:the|it|a place|the job|the part|the flat)|make (?:the (?:team|squad|cut|list)|squad))\b|\b(?:didn't make|not) (?:the )?(?:squad|team)\b|\b(?:after careful consideration|we regret to inform|unsuccessful (?:on this occasion|this time)|another (?:rejection|no))\b/i,
    unless:
      /\b(?:didn't say|crush|pen|weirdly|glad|but i passed|then i passed|if i|what if|passed now|don't care|years ago|marriage|dream)\b/,
    hear: [
      "That's disappointing, and it's hard to have people ask about it.",
      'One result, and everybody knows within the hour. The weeks that went into it show nowhere on the paper.',
    ],
    ask: ['Whom have you had to tell?', 'How near was it?', 'When could you have another go?'],
  },
  {
    id: 'made-something',
    bright: true,
    cues: 'made baked cooked knitted sewed wrote painted built fixed mended grew drew crochet carved repaired brewed planted',
    when: /^(?:\w+,? ){0,4}you(?:'ve| have)?(?: just| finally| actually| even| also| only| \w+ly)* (?:baked|cooked|knitted|sewed|sewn|painted|built|fixed|mended|crocheted|carved|repaired|brewed|assembled|made) (?:the |your |my |our |a |an |some |his |her |their |two |three |that |it|mum's |mom's |nan's |gran's |grandma's |grandmother's |dad's |mother's )*(?:\w+ )?(?:\w+ )?(?:cake|bread|loaf|soup|stew|curry|pie|jam|dumplings|pancakes|biscuits|cookies|marmalade|pierogi|lasagne|roast|scarf|jumper|hat|blanket|quilt|dress|curtains|picture|painting|table|shelf|shelves|chair|bench|box|kite|bird ?house|model|fence|gate|door|bike|tap|radio|clock|lamp|toy|card|puppet|costume|birthday cake|pasta|sourdough|scones|tart|muffins|chutney|sauce|borscht|pickles|kimchi|tortillas|rice|dough|koeksisters|dal|dinner from scratch|garden|poem|song)\b(?! (?:for work|of him|up))/i,
    unless:
      /\b(?:like an idiot|for myself|phones|forgot|birthday|tried one|two people|one person|only one|left over|messages|broke up|anniversary|prison|always|bathroom|rang round|whole lasagne|nobody (?:came|ate|touched|said|noticed|wanted)|didn't (?:come|touch|eat|even|like|say)|threw|laughed|only me to eat|never|for nothing|bin|burned|burnt|sank|cancelled|napkin|died|dead|used to|funeral|wake|he said|she said|they said|if i|should i|ashamed|hate|ruined|won't|wouldn't|asked me|forced|angry|alone|told me|every day|not hungry|made up|nothing|but)\b/,
    hear: [
      "It's good to have made something yourself.",
      'There was nothing there this morning, and now there is that, and it came out of your hands.',
    ],
    ask: ['Are you pleased with it?', 'Who taught you how to?', 'Who gets the first bit of it?'],
  },
  {
    id: 'food-went-wrong',
    cues: 'burn sank burnt burned collapsed dough overcooked raw curdled smoke pan stuck salt dropped',
    when: /\b(?:cake|bread|loaf|dinner|toast|rice|soup|sauce|roast|turkey|chicken|pie|pancakes?|pasta|stew|beans|eggs?|souffl\w+|biscuits|lasagne|curry|potatoes|fish|porridge|jam|tea|milk) (?:\w+ )?(?:sank|burnt|burned|collapsed|went wrong|didn't rise|curdled|stuck|exploded|boiled over|caught|was raw|is raw|was burnt|was burned|went everywhere|on the floor|fell|in the bin)\b|\byou(?:'ve)?(?: \w+)? (?:burnt|burned|overcooked|undercooked|over-?salted|dropped|ruined|forgot|cremated) (?:the |my |your |our |a |his |her )*(?:\w+ )?(?:cake|bread|loaf|dinner|toast|rice|soup|sauce|roast|turkey|chicken|pie|pancakes?|pasta|stew|beans|eggs?|biscuits|lasagne|curry|potatoes|fish|porridge|jam|oven|pan|tea)\b/i,
    unless: /\b(?:hit|threw|shouted|screamed|napkin|hurt|hand|arm|hospital|skin|died)\b/,
    hear: ["After all the trouble you'd gone to, that's really disappointing."],
    ask: ['What did you eat in the end?', 'Whom was it meant for?', 'What went wrong with it?'],
  },
  {
    id: 'eats-standing-up',
    cues: 'eat ate cereal toast dinner supper meal cook microwave table plate',
    when: /\byou(?:'ve| just| mostly| always| only| \w+ly)* ?(?:eat|ate|have|had|having|eating|eaten) (?:\w+ ){0,4}(?:standing(?: up)?|over the sink|out of the (?:pan|tin|packet|pot|can|tub|box)|from the (?:pan|tin|pot)|in bed|in the car|with the (?:radio|telly|tv)|at the sink|off (?:my|your) (?:knee|lap))\b|\byou(?:'ve| just| mostly| \w+ly)* ?(?:have|had|having|eat|ate|eating) (?:\w+ )?(?:cereal|toast|crisps|biscuits|crackers|beans|noodles|a yoghurt|sandwich|ice cream) (?:for (?:dinner|tea|supper)|again|every (?:night|evening))\b|\b(?:cooking|cook|meals?|dinner|table|portion) for one\b|\b(?:one|a single) (?:plate|fork|cup|chop|potato|egg)\b|\b(?:no|not much|little) point (?:in )?cooking\b|\bnot worth cooking\b/i,
    unless:
      /\beat together\b|\beat in the car\b|\bshipyard|\bat work\b|\b(?:ripe|juice|juicy|mango|peach|plum|strawberr\w+|delicious|yum\w*|fork fell|fork (?:scrap\w+|noise)|busy|between (?:patients|classes|customers|shifts)|shift|ward|ok one|fridge open|keep eating|sugar|he washes|as she used|lemon drizzle|easier|stopped asking|every friday|egg in|peace|lovely|best|gorgeous|hot!|love it|heaven|bliss|kids|festival|picnic|happy|great|one plate (?:smashed|broke)|hospital|binge|purge|weight|diet)\b/,
    hear: ['Eating on your own can be the loneliest part of the day.'],
    ask: ['What was it tonight?', 'When did you last sit down to it?', 'What would you cook, if somebody were coming?'],
  },
  {
    id: 'cleaned-up',
    bright: true,
    cues: 'cleaned clean tidied tidy hoovered washed sorted scrubbed changed cleared dishes laundry washing decluttered mopped',
    when: /^(?:\w+,? ){0,4}you(?:'ve| have)?(?: just| finally| actually| even| also)* (?:cleaned|tidied|hoovered|vacuumed|scrubbed|mopped|decluttered|sorted(?: out)?|cleared(?: out)?|washed|did|done|changed|emptied) (?:the |your |my |our |a |all |all the |out |up |whole |that |three |two |one )*(?:\w+ )?(?:flat|house|kitchen|bathroom|oven|fridge|room|bedroom|shelf|drawer|wardrobe|attic|garage|shed|desk|car|sheets|bed|bedding|dishes|washing[ -]up|laundry|washing|ironing|hoovering|bins?|windows|floor|living room|hall|loft|cupboard|fish tank)\b/i,
    unless:
      /\b(?:his side|her side|report cards|skip|loft|attic|bereav\w*|hospice|he was gone|she was gone|last time|found (?:his|her|a)|twice|his tools|paid for it|sister|till you know|call between|cleaner|angry|cross|died|his clothes|her clothes|his things|her things|closet|dead|funeral|he left|she left|ex\b|ocd|again and again|three times|all day and|nobody|no one|blood|sick|vomit|instead|supposed to|carers?|for them|never|for (?:his|her) mother|still|guests|but|and (?:he|she|they) )\b/,
    beside:
      /^(?![\s\S]*\b(?:shout\w*|yell\w*|row|argu(?:ed|ing|ment)|fight|fought|lied|cheat\w*|useless|humiliat\w*|without me|laughed at|left me out|nobody (?:has |had |even |ever )*(?:asked|invited)|divorc\w*|sacked|redundan\w*|fired)\b)/,
    hear: [
      "It's a good feeling to have got that done.",
      'For once you can see in front of you what you have done. Most days leave nothing to look at.',
    ],
    ask: [
      'What got you started?',
      'Which bit pleases you when you walk past?',
      'What will you do with the rest of the day?',
    ],
  },
  {
    id: 'mess-piling-up',
    cues: 'dishes washing laundry mess pile sink floor clothes bins state unopened dust',
    when: /\b(?:dishes|washing[ -]up|laundry|washing|ironing|plates|mugs|clothes|rubbish)\b.*\b(?:since|pil(?:e|ed|ing)|days?|weeks?|everywhere|floor|mountain|stinks?|untouched|unopened|can't face|still (?:there|in))\b|^(?:the )?(?:dishes|laundry|washing)(?:$|,| since| from| still)|\b(?:flat|house|room|kitchen|bedroom|place)(?: is|'s| looks| was)? (?:such |like |in |an? |absolute |complete |total )*(?:mess|tip|state|bomb|pigsty|disaster|chaos|disgusting|filthy)\b/i,
    unless:
      /\b(?:chooses|he'd|puke|wedding|toddler|his clothes|her clothes|kids'? (?:room|clothes)|my son's|my daughter's|teenager|he (?:leaves|left|doesn't)|she (?:leaves|left|doesn't)|husband|flatmate|roommate|washed|cleaned|did the|done the|burglar\w*|hid|sorted)\b/,
    hear: [
      "It's discouraging to look at, and hard to begin when you feel low.",
      'You walk round it and get tired from the walking round.',
    ],
    ask: ['When was it last clear?', 'Which corner of it bothers you most?', 'Who else sees it?'],
  },
  {
    id: 'did-something-else-instead',
    cues: 'instead supposed meant cleaned opened document avoid procrastinat put',
    when: /\byou (?:opened|sat down (?:to|with)|were (?:supposed|meant) to|meant to|wanted to|started)\b.*\b(?:and (?:then )?(?:cleaned|scrolled|hoovered|made|watched|ironed|closed it|shut it|alphabeti\w+|reorgani\w+|looked at)|instead)\b|\byou (?:cleaned|scrolled|ironed|hoovered|watched|tidied|reorgani[sz]ed)\b.*\binstead\b|\byou(?:'ve|'re)?(?: keep| kept)? (?:putting|put|been putting) (?:it|that|this|everything) off\b|\byou(?:'ve)? (?:been )?procrastinat\w+/i,
    unless:
      /\b(?:rang|finally|did it|drove)\b|\b(?:he|she|they) (?:was|were) (?:supposed|meant)|\b(?:drink|relapse|cut|cutting|hurt myself)\b/,
    hear: [
      "It's hard to begin when something feels that big.",
      'It goes on sitting in the corner of the eye the whole time, so it is no rest either.',
    ],
    ask: [
      'Which bit of it do you dread most?',
      'When does it have to be done by?',
      'What would the very first line of it be?',
    ],
  },
  {
    id: 'got-out-at-last',
    bright: true,
    cues: 'shower washed hair bed dressed outside walk walked went left house fresh air',
    when: /^(?:\w+,? ){0,4}you(?:'ve| have)?(?: just| finally| actually| even| did| also)* (?:got (?:up and (?:washed|had|got|showered|dressed|opened|made)|dressed|out of bed|outside|out of the house)|had a (?:shower|bath|proper wash)|showered|washed your hair|brushed your (?:teeth|hair)|went (?:outside|out (?:today|by yourself|alone|for)|for a (?:\w+ )?(?:walk|run|swim|bike ride))|left the (?:house|flat)|walked (?:to|round|around|up|down|along|by|in) (?:the |a )?(?:\w+ )?(?:sea|beach|park|block|corner|shop|river|woods?|canal|hill|lake|harbour|pier|field|fields|dunes|cliffs)|sat (?:outside|in the (?:sun|garden|park)|by the (?:sea|river|lake|canal)))\b/i,
    unless:
      /\b(?:clinic|hospital|test results|pharmacy|abortion|walked past|funeral|graves?|crematorium|cemetery|court|solicitor|interview|dead|died|ashes|bridge|tracks|forgot|her door|that house|angry|slid|tie|keys|undressed|donkey|straw|the car|argu\w*|fight|row|slammed|shout\w*|stormed|panic|cried|crying|hospital|night shift|police|fire|at (?:three|3|four|4|five|5) (?:am|in the)|followed|and (?:he|she|they) (?:said|called|shouted|laughed)|sirens|without (?:him|her)|never|can't|if i|should|drunk|drink|three times|ten times|checking|couldn't|but|walked out)\b/,
    beside:
      /^(?![\s\S]*\b(?:shout\w*|yell\w*|row|argu(?:ed|ing|ment)|fight|fought|lied|cheat\w*|useless|humiliat\w*|laughed at|divorc\w*|sacked|fired|slammed)\b)/,
    hear: [
      "Getting out when you don't feel up to it takes a lot. Well done.",
      'From outside it looks like nothing at all. From inside it can be most of a mountain.',
    ],
    ask: ['What made you do it, today?', 'What was it like out there?', 'How is it now, back inside?'],
  },
  {
    id: 'small-comfort',
    bright: true,
    cues: 'tea coffee bath cake soup chips blanket toast chocolate biscuit book bed pyjamas telly cocoa',
    when: /^(?:\w+,? ){0,4}you(?:'ve| have|'re)?(?: just| finally| had| having| got| made yourself| made| bought yourself| bought| treated yourself to| eating| drinking| drank| ate| in| under| lay in| sat with| sitting with| sitting in)+ (?:a |an |the |some |your |my |in |under |with |one |two )*(?:(?:nice|good|hot|long|proper|big|warm|fresh|lovely|decent|strong|quiet|whole|cup of|mug of|pot of|slice of|piece of|bag of|bar of|glass of) )+(?:\w+ )?(?:tea|coffee|bath|cake|soup|chips|blanket|toast|chocolate|biscuits?|book|cocoa|shower|sleep|walk|breakfast|lunch|pie|crisps|wine)\b/i,
    unless:
      /\b(?:enough for|here or to go|deleted|binge|threw up|cried|crying|then (?:he|she)|relapse|sober|died|argument|whole bottle|but|wish|alone|nobody|without|last|poured|threw)\b/,
    hear: [
      "It's good to have a small comfort like that.",
      'That is a good deal, for something so small: a warm thing, and a while in which nobody wants anything.',
    ],
    ask: ['Where do you sit for it?', 'How often do you get to have that?', 'What was the day it came at the end of?'],
  },
  {
    id: 'slept-at-last',
    bright: true,
    cues: 'slept sleep',
    when: /^(?:\w+,? ){0,4}you(?:'ve)?(?: finally| actually| just| even| have| only)* slept(?: (?:really|so|quite|like|all|right|a|the|for|last|seven|eight|nine|ten|six|through|well|better|properly|good|great|night|log|baby|whole|hours|solid|deeply|in your own bed)\b)*(?:$|,| (?:and|for the first time|last night|since|without|till|until))/i,
    unless:
      /\b(?:hospice|died|dead|funeral|guilty|feel bad|overslept|with (?:him|her)|drunk|pills?|tablets?|sedat\w*|badly|not|didn't|hardly|barely|never|(?:one|two|three|four|2|3|4) hours|through (?:my|the|your) (?:alarm|exam|interview|meeting|shift|class)|with (?:him|her|someone|my|a)|on the (?:floor|sofa|couch|bus)|in the (?:car|truck|bath|van|chair|recliner)|all day|too much|but|woke)\b/,
    hear: [
      'After so many bad nights that must feel wonderful.',
      'You only find out in the morning how tired you had been all along.',
    ],
    ask: ['What was different last night?', 'How was the waking up?', 'How long had it been since a night like that?'],
  },
  {
    id: 'garden-grew',
    bright: true,
    cues: 'garden tomato seed sow plant bloom flower allotment rhubarb bulbs snowdrop crocus rose daffodil tulip leek marrow beans harvest sprout bud blossom plums apples',
    when: /\b(?:first|the|your|our|my) (?:\w+ )?(?:tomato(?:es)?|rhubarb|snowdrops?|crocus(?:es)?|daffodils?|tulips?|roses?|beans|potatoes|strawberr\w+|courgettes?|plums?|apples|blossom|sweet ?peas|seeds|seedlings|bulbs|leeks|marrow|peas|sunflowers?|dahlias?|plum tree|apple tree|cherry tree|lavender|chill?i(?:e)?s|lemon tree|orchid|plant|plants|magnolia)(?: \w+)? (?:came up|is up|are up|are out|is out|bloomed|blooming|flowered|flowering|sprouted|actually|grew|have come|has come|are coming|is coming|did|made it|opened|has opened|ripened|germinated|survived|have flowered)\b|\byou(?:'ve)?(?: \w+)? (?:planted|sowed|sown|potted|repotted|pruned|dug|watered|weeded|picked|harvested) (?:\w+ ){0,4}(?:tomato\w*|seeds?|bulbs|roses?|beans|potatoes|garden|flowers|plants?|tree|herbs|strawberr\w+|apples|plums|beds?|allotment|lettuce|onions|sunflowers?|peas|basil|veg\w*)\b|^first (?:rhubarb|tomato|snowdrop|strawberr|daffodil|potato)\w*/i,
    unless:
      /\b(?:died|dead|he put in|she put in|grave|hail|frost took|blight|before (?:he|she)|neighbou?r (?:cut|killed|poisoned)|last (?:crop|harvest)|killed|slugs|ashes|funeral|memory|hospital|can't any ?more|without|bricks|used to)\b/,
    hear: ["It's lovely to see something grow that you looked after."],
    ask: ['What else have you got growing?', 'When did you put it in?', 'How does it look out there tonight?'],
  },
  {
    id: 'saw-an-animal',
    bright: true,
    cues: 'fox bird robin blackbird heron owl deer hedgehog squirrel swallow geese swan otter seal dolphin kingfisher butterfly bee frog hare badger crow magpie gull pigeon hadeda cuckoo bat stork swift',
    when: /\b(?:an?|the|one|two|some|this|that|little|wild|big|your) (?:\w+ )?(?:fox(?:es)?|robin|blackbird|heron|owl|deer|hedgehog|squirrel|swallows?|geese|swans?|otter|seals?|dolphins?|kingfisher|butterfly|bumblebee|frog|toad|hare|badger|crow|magpie|wren|thrush|cuckoo|swifts?|stork|storks|parakeets?|woodpecker|sparrows?|kestrel|buzzard|birds?) (?:\w+ )?(?:came|comes|sat|sits|was|is|sang|sings|singing|looked|stood|walked|landed|on the|in the|at the|outside|right|crossed|flew|flying|ran|hopped|are back|have come back|visited|eats?)\b|\byou (?:\w+ )?(?:saw|watched|heard|spotted|fed|feed|watch) (?:\w+ ){0,3}(?:fox(?:es)?|robin|blackbird|heron|owl|deer|hedgehog|squirrel|swallows?|geese|swans?|otter|seals?|dolphins?|kingfisher|butterfly|bumblebee|frog|hare|badger|crows?|magpies?|birds|ducks|swifts?|storks?|woodpecker)\b/i,
    unless:
      /\b(?:drew|drawing|drawn|draw me|atlas|photo|picture of|cuddly|soft toy|costume|shut up|send it to|who's|gate|dead|died|killed|hit|ran over|shot|hunt\w*|season|cage|hens?|chickens?|lambs?|ate (?:the|my|our)|got in|rat|trap|poison|funeral|window and|metaphor|like a|as a|cat (?:brought|caught)|cat in)\b/,
    hear: ['What a lovely thing to see.'],
    ask: ['How near did it come?', 'Where were you standing?', 'Does it come often?'],
  },
  {
    id: 'animal-for-company',
    bright: true,
    cues: 'cat dog puppy kitten hamster rabbit budgie pony horse hen',
    when: /\b(?:the|your|our|my|this) (?:\w+ )?(?:cat|dog|puppy|kitten|rabbit|horse|pony|hamster|guinea pig|parrot|budgie)(?: (?:just|always|still|even|has|is|'s))*(?:'s)? (?:climbed|curled|lay|lies|lying|slept|sleeps|sleeping|asleep|sits|sat|sitting|put (?:his|her|its)|puts (?:his|her|its)|licked|purr\w*|snor\w*|leaned|leans|follows?|waits?|jumped (?:up|on)|came (?:and|over|up)|comes (?:and|over|up)|knows? (?:when|something)|greets?|wag\w*|keeps you company|stayed|stays|looks at you)\b|\b(?:talk|talking|talked|tell|telling|told|say|explain) (?:\w+ ){0,3}(?:to |it to )?(?:the|your|my) (?:cat|dog|horse|rabbit|parrot|budgie|hens|goats|sheep|cows)\b/i,
    unless:
      /\b(?:about the cat|gate|sold|clinic|lung|nobody|girl|died|dead|dying|vet|put (?:him|her|it|them) (?:down|to sleep)|last (?:night|day)|lost|missing|used to|kidneys|cancer|lump|grave|passed|ill|sick|old now|limp\w*|won't eat|stopped eating|looks for|neighbou?r's|fight|bit|next door)\b/,
    hear: ["It's good to have such company."],
    ask: ['What is the name that goes with it?', 'How did you two find each other?', 'What is it doing right now?'],
  },
  {
    id: 'dark-and-weather',
    cues: 'dark grey gray rain winter clocks fog november january sun drizzle gloomy snow wind storm evenings',
    when: /\b(?:dark|pitch black) (?:at|by|before) (?:four|five|three|half|\d)|\b(?:gets?|getting|got|it's|is) (?:so )?dark (?:so )?(?:early|already|at|by|when|now)\b|\b(?:clocks (?:went|go|going|changed)|dark (?:evenings|nights|mornings|months)|grey (?:days|sky|skies|weather|outside)|(?:been |'s |is )(?:raining|drizzling|foggy|grey) (?:all|for|since|every|nonstop|non-stop)|no (?:sun|sunlight|daylight) (?:for|since|in|today|here|at)|haven't seen the sun|the (?:days|sky|weather) (?:are|is)(?: \w+)? (?:grey|gray|dark|short)|in the winter it|sun goes (?:down )?at (?:three|four))\b/i,
    unless:
      /\b(?:since the clocks|before the clocks|when the clocks (?:change|go) (?:my|the) shift|clocks? (?:in|out)|glove|varnish|scattered|about to start|surgery|rankin|best bit|ten past|slept|night's sleep|afraid of the dark|scared|sirens|cosy|cozy|love the rain|lovely|roof|boat|at sea|ferry|walking home|followed|power|electric\w*|crops?|harvest|hay|dark room|cupboard)\b/,
    hear: ['The dark afternoons can weigh on anybody.'],
    ask: ['What do you do with the evenings?', 'Is it every year like that, with you?', 'When in the day is it worst?'],
  },
  {
    id: 'good-weather',
    bright: true,
    cues: 'sun sunny snow snowed spring warm sky stars moon light sunset sunrise frost',
    when: /\b(?:the sun (?:is out|came out|was out|shone|was shining|is shining|came through|'s out)|sun's (?:out|shining)|it(?:'s| is| was)? (?:snowed|snowing|finally sunny|sunny|so warm|warm enough)|first (?:snow|frost|warm day|day of spring|sun)|blue sky|(?:the )?(?:sunset|sunrise|stars|moon|northern lights|rainbow) (?:was|were|is|are|over|tonight|came)|saw the (?:sunset|sunrise|stars|moon|northern lights)|smell(?:s|ed)? (?:of|like) spring)\b/i,
    unless:
      /\b(?:low|heaviness|go in|under the blanket|inside crying|cry\w*|but|sad|empty|don't feel|nothing|died|dead|funeral|stuck|cancelled|roads?|still|guilty|headache|everyone else|yet|hate|hospital|ward|war)\b/,
    hear: ['That sounds lovely.'],
    ask: ['Did you get out into it?', 'What did it look like from where you were?', 'Was anybody with you to see it?'],
  },
  {
    id: 'nobody-to-talk-to-for-days',
    cues: 'spoken talked voice word conversation spoke anyone weekend days phone',
    when: /\byou(?:'ve)?(?: \w+)? ?(?:haven't|hadn't|have not|didn't|not) (?:\w+ )?(?:spoken|talked|spoke|speak|talk|said a word|seen|said anything)(?: a word| out loud| properly)? ?(?:to )?(?:a soul|anyone|anybody|another (?:person|human)|a person|a (?:living|human)[\w ]*|out loud)\b|\b(?:only|first) (?:person|people|one|voice|conversation|thing) (?:you|I)(?:'ve| have| had)? (?:spoke|spoken|talked|said|heard|speak|talk)\b.*\b(?:today|all day|this week|all week|week|days|since|weekend|is|was)\b|\byour (?:phone|doorbell) (?:only|never|doesn't|hasn't) (?:rings?|rung|ring|buzz\w*)\b|\b(?:the |your )?voice (?:was|is|had gone|came out)\b.*\b(?:rusty|croaky|hoarse|cracked)\b/i,
    unless:
      /\b(?:about (?:it|this|him|her|that)|my (?:husband|wife|dad|mum|brother|sister)|religious|voices|laryng\w*|silent retreat|told)\b|\b(?:other than|except|besides|apart from|in person|face to face)\b/,
    hear: [
      'Going days without talking to anybody is lonely.',
      "After a couple of days your own voice comes out like somebody else's, even for a thank you at the till.",
    ],
    ask: [
      'Who was the last one you spoke to?',
      'Is there an hour of the day that is worst for it?',
      'Who would pick up, if you rang right now?',
    ],
  },
  {
    id: 'said-it-before-thinking',
    cues: 'send sent reply email message wrong text unsend delete chat recall',
    when: /\byou(?:'ve| have)?(?: just| already| accidentally| \w+ly)* (?:pressed|hit|clicked) (?:\w+ )?(?:send|reply all|post|like|call)\b|\byou(?:'ve| have)?(?: just| accidentally)* (?:sent|texted|emailed|posted|forwarded) (?:\w+ ){0,6}(?:to the (?:wrong|whole|boss|class|work|family|group)|in(?:to)? the wrong|to (?:him|her) by (?:mistake|accident)|by (?:mistake|accident)|to (?:everyone|everybody|all))\b|\b(?:wrong (?:chat|group|window)|replied all|reply all|about (?:him|her|the boss|my boss) to (?:him|her|the boss|my boss))\b/i,
    unless:
      /\b(?:he|she|they) (?:sent|replied|texted|forwarded|typed|wrote|put|pressed|posted|deleted)|\bwrong (?:person|number) (?:for|to (?:love|marry|ask))\b|\bmarried the wrong\b/,
    hear: [
      "That sinking feeling, when it's already gone out, is awful.",
      'It reads quite differently once you look at it with their eyes.',
    ],
    ask: ['Has anything come back yet?', 'What exactly did it say?', 'How do they take such things, as a rule?'],
  },
  {
    id: 'mortified',
    cues: 'floor swallow ground mortified cringe embarrass ashamed red blush die shame waved tripped slipped fell called love',
    when: /\b(?:wanted|want|wish(?:ed)?|prayed|hoped?) (?:for )?(?:the (?:floor|ground|earth) (?:to|would) (?:open|swallow)|to (?:die of (?:shame|embarrassment)|sink (?:into|through)|disappear on the spot|crawl under))|\b(?:floor|ground|earth) (?:to|would|could) (?:open|swallow)|\b(?:so |absolutely |completely |totally )?(?:mortified|cringing)\b|\bcould(?:'ve| have)? (?:died|crawled|sunk)(?: of (?:shame|embarrassment)| under| through| into|$)|\bcalled (?:your|the|my) (?:boss|teacher|manager|doctor|dentist|tutor|customer) (?:"?(?:mum|mom|mummy|mam|dad|daddy|love|honey|babe|darling))\b|\b(?:love you|love u)(?: bye)? (?:to|at the end of) (?:the|your|a|my)\b|\byou (?:waved|waved back) (?:at|to) (?:someone|somebody|a \w+)\b.*\bnot\b|\bsaid sorry to (?:a |the )?(?:lamp|door|chair|mannequin|bin|table|post)\b/i,
    unless:
      /\b(?:accident|collar|she could of died|hospital|crash\w*|ambulance|hate you|could(?:'ve| have| of) died in|nearly died|i didn't say|never said|last thing|hurt (?:her|him|them)|ruin\w*|spoil\w*|he'll be|once as a kid)\b/,
    hear: ['How mortifying. Anyone would want to disappear for a while.'],
    ask: ['Who saw it?', 'What did you do in the next second?'],
  },
  {
    id: 'opened-the-letter',
    cues: 'open envelope letter bill drawer inbox email result',
    when: /\byou(?:'ve| have)?(?: just| finally| actually| at last| already)* (?:opened|read) (?:the |that |it\b|them |my |your |all the |this )(?:\w+ )?(?:letters?|envelopes?|bills?|email|emails|post|results?|inbox|bank (?:statement|app)|drawer|app)?(?:$|,|\.| (?:at last|today|and|finally|the one|with|from (?:the|hmrc)|this|tonight|in|after))|\byou (?:can't|couldn't|don't|daren't|haven't|didn't|dare not) (?:\w+ )?open(?:ed|ing)? (?:the |that |it\b|them |any |my |your )(?:\w+ )?(?:letters?|envelopes?|bills?|emails?|post|results?|inbox)?/i,
    unless:
      /\b(?:papers|century|newsagent|results came|gift|anniversary|birthday|said (?:oh )?(?:lovely|thank you|wow)|book|mouth|eyes|window|door|christmas|present|parcel|tin|jar|wine|beer|can\b|document|fridge|he opened|she opened|mum opened|novel|bible|curtains|story|shop)\b/,
    hear: ["It isn't easy to open something when you're afraid of what it says."],
    ask: ['Who is it from?', 'How long had it been lying there?', 'Who else knows that it is there?'],
  },
  {
    id: 'waiting-for-the-phone',
    cues: 'wait waiting phone ring call result checking refresh',
    when: /\byou(?:'re| are|'ve been| keep| kept| were|'ve)?(?: just| still| always)* (?:waiting|wait|waited) (?:for (?:the|a|him|her|them|my|your|that|his|their) (?:\w+ )?(?:call|phone|to (?:ring|call|text|write|come back|reply)|results?|answer|reply|letter|email|verdict|news|decision|text)|by the (?:phone|window|door)|to hear)\b|\byou(?:'re| keep| kept|'ve been)(?: just)? (?:checking|looking at|refreshing|staring at) (?:the|your|my) (?:phone|email|inbox|screen|tracker|portal)\b/i,
    unless:
      /\b(?:donor|rang this morning|called from|for years|to hear the|bus|train|not waiting|stopped waiting|good news)\b/,
    hear: [
      'Waiting for news makes it impossible to settle to anything.',
      'Waiting looks like doing nothing, and it uses up the whole day. You cannot start anything, and cannot rest either.',
    ],
    ask: ['When could it come, at the earliest?', 'What are you doing in the meantime?', 'Who is waiting with you?'],
  },
  {
    id: 'stolen-or-cheated',
    cues: 'stolen stole nicked burgl robbed scam fraud pickpocket cheated conned broke ripped',
    when: /\b(?:someone|somebody|they|he|she|a \w+|some \w+) (?:\w+ )?(?:stole|nicked|pinched|robbed|scammed|conned|swiped) (?:you|your|my|the|our|it|his|her)\b|\byou(?:'ve)?(?: \w+)? (?:got|been|were|was|have been) (?:robbed|burgled|mugged|scammed|conned|pickpocketed|ripped off|hacked)\b|\b(?:bike|car|phone|purse|wallet|bag|parcel|money|van|tools?|plants?|laptop|catalytic converter) (?:was|were|got|has been|have been|'s been|is)(?: all)? (?:stolen|nicked|gone from|pinched)\b|\bbroke(?:n)? into (?:your|my|our|the)\b/i,
    unless:
      /\bwhen (?:the|my|our|your) \w+ was stolen\b|\b(?:my heart|stole my (?:idea|work|recipe)|credit|husband|wife|boyfriend|girlfriend|he stole my|i stole|i nicked|i robbed|knife|gun|raped|the show)\b/,
    hear: [
      "It's horrible when somebody takes what's yours.",
      'You look at everybody in the street a bit differently for a while, and are cross about that too.',
    ],
    ask: [
      'What did they take that money cannot buy back?',
      'When did you see it was gone?',
      'Whom did you ring first?',
    ],
  },
  {
    id: 'miss-a-place',
    bright: true,
    cues: 'miss homesick home country',
    when: /\byou(?:'re| are)? (?:\w+ )?(?:so )?homesick\b|\byou (?:(?:really|just|still|so|do|also|even) )*miss (?:home\b(?! (?:time|game))|(?:the|my|your|our) (?:\w+ )?(?:mountains|sea|village|country|language|food|streets?|town|city|hills|river|market|kitchen|farm|garden|island|light|rain|sun|snow|desert|forest|old (?:flat|house|street|town|life)|neighbou?rhood|people|balcony|coast|countryside))\b|\byou(?:'d)? (?:want|long|wish)(?: to be| for| you (?:were|was|could)| to go)? (?:back )?home\b/i,
    unless:
      /\b(?:when they come|work is|bored|boring|don't miss|not homesick|care home|nursing home|in a home|went home early|leave work|hospital|from work)\b/,
    hear: [
      'Being homesick hurts, and it comes over you at odd moments.',
      'You can be quite all right where you are, and a part of you still looks up at that hour.',
    ],
    ask: [
      'What would you do there first?',
      'What do you miss that nobody here would guess?',
      'Is there someone here whom you can talk to about it?',
    ],
  },
  {
    id: 'laughed-at-last',
    bright: true,
    cues: 'laugh giggl danced dance sang sing singing',
    when: /\byou (?:both |all |just |actually |even |two )*(?:laughed|giggled|were laughing) (?:so (?:much|hard)|until|till|like (?:\w+ )?(?:idiots?|kids|children|drains?|mad)|for the first time|out loud|together|about it|and laughed)\b|\bmade you laugh\b|\byou (?:both |just |even |actually )*(?:danced|sang|were singing|were dancing) (?:in the|round|around|along|to|with|all|at the)\b/i,
    unless:
      /\b(?:when i was|had nothing|at me|guilty|funeral|died|then i (?:cried|felt)|nervous|bitter|fake|pretend\w*|angry|cry|stopped|used to|not|never|didn't|but|dying|hospice|wards?|last)\b/,
    hear: [
      'It must have felt good to laugh.',
      'Nothing gets solved by it, and everything stands a little further off afterwards.',
    ],
    ask: ['What was it about?', 'Who was there?', 'When had that last happened?'],
  },
  {
    id: 'someone-is-coming',
    bright: true,
    cues: 'coming comes visit visiting arrives lands home back',
    when: /\b(?:your (?:\w+ )?(?:brother|sister|son|daughter|mum|mom|dad|mother|father|friend|best friend|grandson|granddaughter|grandkids|grandchildren|cousin|aunt|uncle|nan|gran|husband|wife|boyfriend|girlfriend|partner|family|kids|boys?|girls?)|he|she|they)(?:'s| is|'re| are|s)? (?:finally |actually )?(?:coming (?:home|back|over|to (?:see|stay|visit)|for (?:christmas|the weekend|a week|easter|dinner|tea|sunday))|visiting (?:on|this|next|for|me|you|us)|flying (?:in|home)|home (?:on|for|tomorrow|this))\b/i,
    unless:
      /\b(?:nits|boiler|hidden|parole|dread\w*|never|not|isn't|aren't|if|when|scared|afraid|worried|hate|in-?laws?|clean|ashes|coffin|body|police|custody|social|nervous|hide|stress\w*|deployed|asked|don't want|prison|rehab|hospital|ex|until|won't|says he's|drunk|how do i|but|cancelled|late)\b/,
    hear: [
      "It's good to have somebody to look forward to.",
      'Looking forward is half of it, and it costs nothing and starts at once.',
    ],
    ask: [
      'What will you do first?',
      'How long has it been since you saw each other?',
      'What will you put on the table?',
    ],
  },
  {
    id: 'something-ahead',
    bright: true,
    cues: 'booked tickets holiday trip bought planning plan forward wait saving',
    when: /\byou(?:'ve| have)?(?: just| finally| actually| even)* (?:booked|bought|got) (?:us |yourself |a |an |the |our |your |my |two |some |tickets )*(?:\w+ )?(?:holiday|trip|flights?|cabin|tickets?|cottage|caravan|weekend away|hotel|lesson|lessons|class|boat|campsite|ferry)\b|\byou(?:'re| are) (?:so |really |very )?(?:looking forward to|excited (?:about|for)|counting (?:down )?the days (?:to|till|until)|planning a (?:trip|holiday|party|surprise))\b|\byou (?:can't|cannot) wait (?:to|for|till|until)\b/i,
    unless:
      /\b(?:to be over|end of|haven't spoken|whatever he|not (?:really )?(?:looking forward|excited)|funeral|one way|gone|but|lost|cancel\w*|stolen|ex\b|can't wait to (?:leave|get out|quit|die|sleep|be dead)|don't know why i|interval|dread\w*|out of (?:him|her|here)|nobody|bank|gambl\w*|supposed)\b|\b(?:it|this|that|everything|covid|the pandemic)(?:'?s| is)? (?:all |finally )?over\b|\bpandemic\b|\bcovid\b/,
    hear: ["It's good to have something to look forward to."],
    ask: ['What are you most looking forward to about it?', 'Who is coming along?'],
  },
  {
    id: 'team-or-game',
    cues: 'team lost won relegated cup match final goal penalty game',
    when: /\b(?:your|our|the) (?:team|side|club|lads|girls|boys) (?:\w+ )?(?:won|lost|drew|got relegated|went down|went up|beat|scored|were beaten|are through|are out)\b|^(?:we |they )?(?:got )?relegated\b|\b(?:lost|won) (?:the (?:match|game|final|cup|league|derby|semi)|on penalties|(?:\d|one|two|three|four|five|six) nil|in (?:the last minute|injury time|extra time))\b/i,
    unless:
      /\b(?:dad would|father would|mum would|he would|she would|nothing|quiet|inside|anniversary|died|dead|dropped|bench|project|work|office|custody|case|legal|nurses?)\b/,
    bright: true,
    hear: [
      'It matters to you, so of course you feel it.',
      'It goes deep because nobody ever watches it alone: there are always all the other years in it.',
    ],
    ask: ['Who were you watching with?', 'How long have you followed them?', 'What was the moment of it?'],
  },
  {
    id: 'waiting-in',
    cues: 'waiting waited wait delivery parcel engineer plumber electrician gas between slot',
    when: /\byou(?:'ve been|'re| were| have been| waited|'ve| are)?(?: still| just)* (?:waiting|waited|stuck)(?: in| at home| here)* (?:for|on) (?:the|a|an|some|your|my) (?:\w+ )?(?:gas man|plumber|electrician|engineer|delivery|parcel|courier|boiler man|repair ?man|handyman|locksmith|landlord|sofa|fridge|washing machine|man (?:from|to|about)|broadband|internet|builder|builders|roofer|carer|nurse|district nurse|taxi|breakdown)\b|\bbetween (?:eight|seven|nine|\d+) and (?:one|twelve|five|six|eight|\d+)\b.*\b(?:deliver|slot|come|window)|\b(?:delivery|engineer|plumber|parcel|courier|carer) (?:\w+ )?(?:never (?:came|turned up|showed)|didn't (?:come|turn up|show)|said (?:nobody|no one) was)\b/i,
    unless: /\b(?:ambulance|pregnan\w*|baby|operation)\b/,
    hear: [
      'Waiting in all day is maddening.',
      'You are let off nothing and can start nothing. The day belongs to somebody who does not know your name.',
    ],
    ask: ['What had you wanted to do with the day?', 'Has anyone sent word?', 'How long did they say it would be?'],
  },
  {
    id: 'kept-things-wiped',
    cues: 'voice voicemail voicemails photos messages videos recordings texts gone wiped deleted',
    when: /\b(?:voice ?(?:notes?|mails?|messages?)|voicemails?|photos?|pictures|videos?|messages|recordings?|texts|number)\b.*\b(?:(?:is|are|were|was|have|has|'s|got) (?:all |just )?(?:gone|lost|wiped|deleted|vanished|disappeared)|number's not in service|no longer (?:there|exists?|in service))\b/i,
    unless:
      /\b(?:i deleted|deleted (?:his|her) number|finally|on purpose|laundry|missed calls|ex\b|nudes|court|police)\b/,
    hear: [
      "Losing something that can't be got back is awful.",
      'You may not have listened or looked for months. It was knowing that it could be done.',
    ],
    ask: [
      'Might anybody else have a copy?',
      'Which of them do you know by heart?',
      'What was on the one you liked best?',
    ],
  },
  {
    id: 'best-bit-of-it',
    bright: true,
    cues: 'nicest best loveliest highlight favourite favorite',
    when: /\b(?:it|that|this|which) (?:was|is|were) (?:honestly |actually |really |easily |still |probably )*(?:the|my|your) (?:nicest|best|loveliest|happiest|sweetest|favou?rite) (?:bit|part|thing|moment|hour|minute|day|evening|afternoon|night|meal|week)\b|\b(?:nicest|best|loveliest|happiest) (?:bit|part|thing|moment|hour|day|evening|afternoon|meal)(?: (?:of|in) (?:the|your|my|a|this|all) [\w ]+)?(?: was)?$/i,
    unless:
      /\b(?:mortified|everyone said|best thing that happened|worst|used to be|died|before (?:he|she|it)|was the best day until|for the best|best thing (?:to do|for)|not the|best day .* and (?:then|now)|sarcas\w*|dead|miss|would have been|now it)\b/,
    hear: ["It's good that there was a moment like that."],
    ask: ['What had you expected of the day?', 'What else was in that day?', 'What led up to it?'],
  },
];
