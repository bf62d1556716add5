import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** Those one lives with or beside, not chosen. */
export const ofFriendsNextDoor: readonly Matter[] = [
  {
    id: 'the-people-you-live-with',
    signs: orOutright(
      either(
        /\b(?:my (?:room ?mate|flat ?mate|house ?mate)s? (?:is|are) (?:driving me|so (?:dirty|messy|rude|selfish|noisy)|a nightmare|horrible|disgusting|doing my head|impossible)|(?:room ?mate|flat ?mate|house ?mate)'?s (?:boyfriend|girlfriend|bf|gf)[^\n]{0,20}(?:always|here|every|over|round|stay))\b/,
        near(
          /\b(?:(?:house|flat|room) ?mates?|roomies?|house ?share|flat ?share|shared (?:house|flat|kitchen|bathroom|apartment|room)|house meeting|rent a room|my landlady|(?:three|four|five|six|seven|\d) (?:people|of us|guys|lads|girls|men|students|strangers) (?:\w+ ){0,5}(?:in|on) (?:this|one|the|a) (?:house|flat|toilet|room|bathroom|apartment)|people i share with|the (?:lads|girls|guys) (?:downstairs|upstairs) in the)\b/,
          /\b(?:bin ?bags|the bins|dishes|mugs?|mou?ldy?|clean(?:s|ing|ed)?|heating|the electric|passive[- ]aggressive|dj|music|noise|till (?:\d|midnight|all hours)|couch|sofa|lease|(?:my|the) (?:milk|food|cheese|bread)|counts? (?:the|my) (?:minutes|showers?)|used to be friends|nobody'?s speaking|(?:not|aren'?t) speaking|mess|rota|about me|earphones|headphones|a row|doesn'?t pay|pay a penny|washing up|hate\w*|avoid\w*)\b/,
          120,
        ),
        /\b(?:(?:his|her) (?:girlfriend|boyfriend|gf|bf|fella) (?:basically|practically|pretty much|more or less) lives (?:here|with us|in our)|(?:girlfriend|boyfriend|gf|bf) lives here now)\b/,
        near(
          /\b(?:leaves? (?:me )?(?:little |sticky )*notes)\b/,
          /\b(?:shower|sink|dishes|hairs?|washing up|bathroom door)\b/,
          70,
        ),
        near(/\b(?:mou?ld|mouldy)\b/, /\b(?:(?:in|on) every (?:mug|cup|plate|pan))\b/, 20),
        near(
          /\b(?:in my (?:bed)?room (?:till|until|til))\b/,
          /\b(?:(?:hear )?(?:them|they|he|she|everyone) (?:all )?(?:go|goes|leave|leaves|are|is|has|have) (?:out|gone|asleep|in bed|gone to bed)[^\n]{0,50}(?:kitchen|toast|cook|food|tea|run))\b/,
          40,
        ),
        /\b(?:we all cook at different times|(?:using|eating|eats|ate|uses|used|nicking|nicks) my (?:milk|cheese|pans?|shampoo|butter|bread) (?:again|without asking))\b/,
      ),
      /\b(?:(?:my|our|the|these|two|three|four) (?:\w+ )?(?:flatmates?|roomm?ates?|roomies?|housemates?|room mates?|flat mates?|house mates?|suitemates?)|(?<=^|\n)(?:flatmates?|roommates?|housemates?)|people i live with|(?:girls?|guys?|lads?|boys?) in (?:our|my) flat|i live with (?:\d|two|three|four|five|six) (?:other )?(?:lads|guys|girls|boys|strangers|students|people)|(?:girls?|guys?|lads?|woman|man) i (?:live|share (?:a|the|my) (?:flat|house|place|apartment|room)) with)\b(?! (?:doesn'?t say much|got|thinks?|is sleeping|just (?:put|walked)))/,
      /\b(?:noise|noisy|loud|louder|pans? (?:everywhere|in|is|are)|dishes|washing up|cleaning|cleans?|doesn'?t clean|(?:hates?|ignor(?:es?|ing)) me|(?:boyfriend|girlfriend|bf|gf|friends) (?:over|round|stays)|cleaned the|clean the|mess|messy|dirty|ate (?:my|the (?:cake|last|whole))|eats? my|eaten my|eating my|my (?:milk|eggs|towel|cheese|leftovers)|rota|heating|lease|people (?:over|round)|basically lives|lives in our|(?:not|aren'?t|isn'?t|stopped) (?:talking|speaking) (?:to|cause|cos|since|any)|(?:blazing|massive|big|huge) (?:row|fight|argument)|screamed at|passive aggressive|hate (?:living|him|her|them)|can'?t stand|moving out|move out|avoid(?:s|ing)?|party(?:ing)?|went quiet when i|eats all|state of the (?:kitchen|bathroom|place)|takes? (?:out )?the bins?|bins|moved (?:her|his|their) (?:boyfriend|girlfriend|bf|gf|mate|friend|sister|brother|cousin) in|smok(?:es|ing) in|reading my|hear them (?:laughing|shouting|all))\b/,
    ),
    unless:
      /\b(?:like (?:flatmates|roommates|housemates)|my (?:husband|wife|marriage)|married|ex roommate|lucky to have|not my girlfriend|tired of being my|already done the|i don'?t even like the accordion|extra and puts|isn'?t eating|wasn'?t eating)\b|\bmove out\b/,
    hear: [
      'It is hard when the trouble is in your own home, because you cannot go home from it.',
      'It is mostly not the one thing. It is that it happens again and again.',
      'If you say something there is an argument, and if you say nothing it goes on.',
    ],
    ask: [
      'What would you say to them, if it could stay calm?',
      'What happened the last time you said something?',
      'How tied are you to living there?',
      'Where in the place can you be by yourself?',
    ],
    advice: [
      "I'd bring up one single thing with them tomorrow, at a quiet moment and not by message, and say what you'd like to be different. If it's the same after two tries, I'd stop arguing and look at when the contract lets you out.",
      "I'd ask whoever you share with for ten minutes at the table, and bring one rule, not five. If they'll sit down for it, it can be mended. If they won't even do that, I'd spend tomorrow's energy on looking for another room.",
    ],
    reason: [
      'You pay to live there too, and home is the one place where you should be able to stop being careful. Anybody gets thin-skinned without it.',
      "With people you share a kitchen with, the small things come round every day and are never finished with. It's the count of them that wears you down.",
    ],
  },
  {
    id: 'neighbours',
    signs: orOutright(
      either(
        /\b(?:neighbou?rs? from hell)\b/,
        near(
          /\b(?:bass|music|drilling|footsteps|stamping|thump\w*|hoover\w*|vacuum\w*|(?:the |their )tv|parties)\b/,
          /\b(?:(?:through|thru) (?:the|my|our) (?:ceiling|walls?|floor)|(?:her|him|them|man|woman|people|lot|family|bloke|couple|kids) (?:from )?(?:upstairs|above|downstairs|next door)|(?:flat|floor|apartment) (?:above|below|upstairs|downstairs)|above my (?:head|bed))\b/,
        ),
        near(
          /\b(?:(?:put|moved|built|build|building|erected|put up) (?:a |the |their |his |her )?(?:new )?(?:fence|wall|hedge|shed|extension|gate|decking))\b/,
          /\b(?:(?:on ?to|over|on|across) (?:my|our) (?:side|land|border|line|drive|garden)|inch(?:es)?|boundary|my border|the deeds|my light|my sun)\b/,
        ),
        near(
          /\b(?:parks? (?:\w+ )?(?:across|in front of|over|on|outside|in) (?:my|our)|parked (?:\w+ )?(?:across|in front of|over) (?:my|our)|blocks? (?:my|our)|blocking (?:my|our))\b/,
          /\b(?:(?:gate|drive|driveway|garage|space|bay|gateway)(?: (?:again|every|all))?)\b/,
          14,
        ),
        near(
          /\b(?:neighbou?rs?|next door|over the (?:hedge|fence))\b/,
          /\b(?:(?:without|no) (?:planning )?permission|no sun|solicitor'?s?|leylandii|municipality|the council|overhang\w*|(?:the|my|our|his|her) tree|cctv|letter about|generator|wheelie bin|trampoline|cockerel|rooster|weed smell|smell of weed)\b/,
          110,
        ),
        near(
          /\b(?:kick\w* (?:a |the |their )?(?:foot)?balls?)\b/,
          /\b(?:gable|(?:my|our) (?:wall|garden|fence|window|car|gate|door)|effing|all hours)\b/,
          70,
        ),
        near(/\b(?:generator)\b/, /\b(?:beside my window|under my window|compound|till \d ?am|all night|diesel)\b/, 70),
        near(
          /\b(?:(?:at|from) number \d+)\b/,
          /\b(?:cut|roses|hedge|bins?|fence|parks?|music|shout\w*|dog|stares?|staring|knows|did it|nasty|complain\w*)\b/,
        ),
        near(
          /\b(?:bang(?:s|ing|ed)? on (?:the|my|our) wall)\b/,
          /\b(?:baby|cry|cries|music|night|tv|again|kids?|children|neighbou?r|they)\b/,
          60,
        ),
        near(
          /\b(?:can'?t (?:even )?(?:sit|be) (?:out )?(?:in|on)? ?(?:the |my |our )?(?:yard|garden|out|balcony))\b/,
          /\b(?:smoke|barbecue|bbq|music|staring|shouting|dogs?|kids|next door|they)\b/,
          110,
        ),
        /\b(?:(?:who|she|he|they) (?:is |s |are )?(?:hoover|vacuum|drill)\w* at (?:midnight|\d+ ?(?:am|in the morning)))\b/,
      ),
      near(
        /\b(?:neighbou?rs?(?:'s?)?|next door|(?:him|her|man|woman|family|couple|people|lot|guy|bloke) (?:above|below|upstairs|downstairs|over the (?:fence|road|wall)|across the (?:road|street|hall|landing))|(?:flat|apartment) (?:above|upstairs|below|downstairs)|upstairs (?:has|have|are|is|keeps?)|(?:the )?upstairs neighbou?rs?)\b/,
        /\b(?:noise|noisy|loud|music|bass|party|parties|bang(?:s|ing|ed)|drill(?:s|ing|ed)?|shout(?:s|ing|ed)?|scream(?:s|ing|ed)?|bark(?:s|ing|ed)?|stamp(?:s|ing|ed)?|stomp(?:s|ing|ed)?|thump\w*|slam\w*|fence|hedge|boundary|parks? (?:in|across|his|her|their|outside)|parking|driveway|complain(?:s|ed|ing)?|had words|words with|rowed|row with|fight|fought|argu(?:e|ed|es|ing)|feud|dispute|called the (?:police|council)|cameras?|stares?|staring|nasty|horrible|rude|hate|threat\w*|swore|swearing|smok(?:e|es|ing)|reported (?:me|us|him|her)|poison\w*|dumps?|ignor(?:es|ed|ing)|not (?:speaking|talking)|doesn'?t (?:speak|greet|say)|at it again|run(?:ning)? about|drum(?:s| kit)|builders?|cut (?:down |back )?(?:my|our) (?:tree|hedge|bush|roses)|up the wall|till (?:midnight|all hours))\b/,
      ),
    ),
    unless:
      /\b(?:next door (?:office|desk|cubicle|ward|bed|room|shop)|next door'?s lad|(?:my|the) neighbou?r (?:told|drove|brought|helped|suggests?|came round|fetched|gave|says|said|has offered|looks? after)|neighbou?r(?:'s)? (?:died|funeral|children visit|golden)|wav(?:es|ed)|(?:left|brought|carries|lent|gave|made) (?:a|my|me|us)\b|knocked|soup|liqueur|sweet|cup of tea|came round|i like it|makes? me (?:smile|laugh|happy)|lovely|we (?:shouted|yelled|argued)|looks? over|mannequin|in my chest|so sad|fell asleep at|we both know|plums|died|hospice|neighbou?rs? (?:at work|and friends)|fox|ninety.four|no family|bruises?|hit(?:s|ting)? (?:her|him|the)|is somebody hurting|goodbye)\b|\bneighbou?r\b.{0,60}\b(?:beat|hit|hurt|attacked|robbed|died)\b/,
    hear: [
      'You cannot get away from it, because it is right where you live.',
      'You wait for the next time, even when it is quiet.',
      'Home should be the place where you can rest.',
    ],
    ask: [
      'What would you say to the neighbour, if it stayed calm?',
      'What do the others in the street or the building say?',
      'Where in your home do you get away from them?',
      'What do you do when you meet them outside?',
      'What would they say about it, the people next door?',
      "What's the least that would make it bearable, living there?",
      'Does anyone live there with you?',
      'When in the week is it quiet next door?',
    ],
    advice: [
      "I'd write down dates and times from tonight, because anyone who can help with a neighbour will ask for them. If they're people who can be talked to, choose a calm afternoon and one thing only. If they frighten you, leave the talking to somebody official.",
      "I'd pick the one thing you most want changed and put it to the neighbour in a short, friendly note with your name on it. If that's been tried, I'd leave them out of it and ask the council or the landlord tomorrow what they can do.",
    ],
    reason: [
      "You can't choose a neighbour or get away from one, and it's your own home it comes into. Small things grow large where you've no other door to shut.",
      'A neighbour reaches you in your own four walls, in the very hours you had for resting. Nobody stays patient and fair about that for ever.',
    ],
  },
];
