import { orOutright } from '../patterns.ts';
import type { Matter } from './matter.ts';

/** Days on which things went wrong. */
export const ofHomeMishaps: readonly Matter[] = [
  {
    id: 'storm-flood-or-fire',
    signs: orOutright(
      /\b(?:(?:we|i)(?:'ve| have)? (?:just )?had a (?:\w+ )?(?:fire|flood)(?! (?:drill|alarm|inspect|warning|going|in the (?:hearth|grate|garden)|lit|on|pit))|there was a (?:\w+ )?fire (?:in|at) (?:our|my|the) (?:building|block|flats?|house|kitchen|home|street|apartment|shop|factory)|(?:we|i) (?:had to be|were|was|got|have been|been|'ve been) evacuated|(?:river|water|sea|flood) (?:came|got|poured|come|rushed|burst)[^\n]{0,10} (?:in|into|through|under|till|up to) (?:the |our |my )?(?:house|home|ceiling|kitchen|roof|bedroom|living room|switchboard|flat|front door)|(?:shop|house|home|flat|barn|restaurant|church|factory|workshop|stall) (?:has |was |got |is |has been )?(?:burn(?:ed|t) (?:down|to)|gutted)|lightning (?:hit|struck) (?:the|our|my)|(?:house|flat|everything)[^\n]{0,15}(?:smells?|stinks?|reeks?) of smoke|fridge was floating|lost (?:my|our|the) (?:home|house|flat|everything) (?:in|to) (?:a|the) (?:fire|flood|storm))\b|(?:^|\n)had a (?:flood|fire)\b(?! drill| alarm)|\bwhole kitchen is gone\b|\bwind (?:has )?(?:taken|took) (?:half |the )|\btree (?:fell|came down) on (?:the|our|my) (?:house|roof|bedroom|car|shed|garage)\b|\bsandbags (?:did|do|at|by|on)\b|\bfires? came over the\b|\bdry the walls out\b|\bthe firemen were\b|\blost everything in (?:the|a) (?:fire|flood|storm|hurricane|typhoon)\b|\bwater entered (?:our|my|the) (?:house|home|room|compound)\b|\b(?:house|home|flat) (?:got |was |is )?flooded\b/,
      /\b(?:river came in|lost (?:the|our|my) (?:house|home|everything) in the|flood(?:ed|ing|s|water)?|storm|hurricane|cyclone|tornado|typhoon|wildfires?|(?:house|flat|kitchen|barn|shed|chip pan|electrical|shop) fire|(?:house|home|barn|shed|kitchen|flat|shop|garage) (?:\w+ )?(?:burn(?:ed|t)|on fire|caught fire|burn(?:ed|t) down)|roof (?:\w+ )?(?:blew|came off|collapsed|gone|off)|burst pipe|pipe burst|evacuat\w+)\b/,
      /\b(?:spoiled|(?:third|second|top|bottom|first) stair|house|home|roof|kitchen|flat|fence|carpets?|basement|crops?|freezer|shed|barn|hay|insur\w+|ceiling|cellar|garage|furniture|photos|walls?|garden|tree|lost everything|water (?:came|in the))\b/,
    ),
    unless:
      /\b(?:brainstorm\w*|flood(?:ed)? (?:with|of) (?:memories|tears|emails|messages|relief)|floods of tears|storm(?:ed|s|ing) (?:out|off|in|upstairs|into|at)|by storm|perfect storm|fire drill|driving home in|storm in a|when (?:we|i) (?:were|was) (?:small|young|little|a kid)|like a (?:storm|flood|hurricane)|whirlwind|flooding back|burn(?:ed|t) (?:the|my) (?:dinner|rice|toast|cake|hand|tongue)|floodlight|the calm before|all of us are ok|(?:all|the) children are there|the wall held|went round us|sang the roof|give you tuesday|whose house|had one pump|saving for|the neighbou?rs'|i'm a fire|firefighter)|\b(?:room|house|desk|kitchen|place)(?: has been| is| was| looks like)? (?:like )?(?:a |such a )?tornado\b|\bmarket\b|\bflooded (?:with|by|because)\b|\bflood of\b/,
    hear: [
      'Losing things in your own home like that is a shock, and it takes a long time to feel safe again.',
      "Everybody asks about the insurance. Nobody asks about the one box you can't stop thinking of.",
      'After damage like that your ears stay up at night, at every sound the place makes.',
      "It's not only what's ruined. It's the smell, the phone calls, the list you have to make of your own house.",
      "There's nobody to be angry with about weather or a fire, and the anger comes anyway.",
    ],
    ask: [
      'What was the first thing you thought of saving?',
      'Which of the things that are damaged do you mind most?',
      'Where are you sleeping at the moment?',
      "Who's been any help with the damage?",
      'What does it look like in there now?',
      'What do you keep hearing or smelling from it?',
      'What would you need before you could feel safe in the house again?',
      'What did that place look like on an ordinary day, before?',
    ],
    advice: [
      "I'd photograph all the damage before anything's moved or thrown out, and have the insurer's yes in writing before any repair. If there's no insurance, ask the council tomorrow what emergency help there is. And let people carry, they only need telling what.",
      "I wouldn't decide anything large this week, not about the house and not about builders. Tomorrow I'd pick one box or drawer that matters, and see to that. If you're sleeping somewhere else, have one thing of your own by the bed.",
    ],
    reason: [
      'The place that was meant to keep danger out let it in. It takes a long while to sleep easily under a roof after that.',
      "There's what's on the insurance list, and there's what nobody would think of listing. You're grieving for a house, and filling in forms about it.",
    ],
  },
  {
    id: 'small-last-straw',
    signs: orOutright(
      /\b(?:(?:cried|crying|cry|sobb\w*|bawl\w*|wept|tears|broke down|lost it|fell apart) (?:\w+ ){0,4}(?:because|over|cos|bc|at|about) (?:of )?(?:(?:a|an|the|my|some) (?:\w+ )?(?:mugs?|cup|zip|sock|jar|lid|shoelace|password|light ?bulb|printer|washing machine|bread|toast|pen|tights|button|parking ticket)|they had no (?:bread|milk|eggs)|(?:we|i) (?:ran|run|had run) out of|i couldn'?t (?:open|reach|find) (?:a|the|my) (?:jar|tin|lid|keys|car|glasses|remote|packet))|(?:dropped my (?:phone|keys|fork|glasses|sandwich)|couldn'?t (?:open|get) (?:a|the) (?:jar|tin|lid|packet)|washing machine (?:broke|packed|leaked|stopped)|zip (?:broke|stuck|went)|shoelace (?:snapped|broke)|paper jam|couldn'?t find (?:the|my) (?:car|keys|glasses|remote)|unexpected item|no spare bulb)[^\n]{0,90}(?:(?:cried|crying|cry|sobb\w*|bawl\w*|wept|tears|broke down|lost it|fell apart)|threw|everything i have swallowed)|(?:cried|crying|cry|sobb\w*|bawl\w*|wept|tears|broke down|lost it|fell apart)[^\n]{0,50}(?:only|just) (?:a|the) (?:\w+ )?(?:zip|sock|mug|cup|plate|jar|printer|egg|button)|(?:stupid|silly|tiny|small|little|littlest|smallest|least)(?: little)? things? (?:\w+ ){0,2}(?:set me off|made me (?:cry|lose it)|makes? me cry|sets me off)|such a (?:stupid|silly|tiny|small)(?: little)? thing[^\n]{0,90}(?:(?:cried|crying|cry|sobb\w*|bawl\w*|wept|tears|broke down|lost it|fell apart)|everything i have swallowed)|printer (?:made me cry|broke me)|printer[^\n]{0,90}(?:i lost it|(?:cried|crying|cry|sobb\w*|bawl\w*|wept|tears|broke down|lost it|fell apart))|it'?s not about the (?:password|milk|cup|mug|plate|printer|sock|eggs?)|unexpected item[^\n]{0,60}walked out)\b|\b(?:couldn'?t|could not|couldnt) get the lid off\b[^\n]{0,60}\b(?:that was that|cried|crying|lost it|tears|floor)\b|\bstubbed my toe\b[^\n]{0,60}\b(?:crying|cried|tears|sobb\w+)\b|\b(?:eggs?|shoelace|zip|zipper|chips|password|milk)\b[^\n]{0,60}\b(?:tipped it|went to pieces|bawling|enough now|that was it)\b/,
      /\b(?:(?:cried|crying|bawl\w*|sobb\w*|lost it|wept|in tears) (?:\w+ )?(?:because|over|cos|bc|at) (?:the|a|an|some|my) (?:\w+ )?(?:printer|towel|toaster|egg|eggs|sock|socks|yog[h]?urt|jar|lid|plate|kettle|fish fingers|sandwich|bin|bag|zip|button|spoon|pen|parking|biscuit|milk|cereal|pan|shopping|hoover|duvet cover|fitted sheet|can opener|tin opener)|burnt the (?:fish fingers|toast|rice|dinner|chips|beans) and|(?:dropped|spilt|spilled|smashed|knocked over|burnt|burned|burst|overcooked|cracked|broke) (?:a|an|the|my|some|all the|half|one|two|our|his|her)? ?(?:\w+ ){0,2}(?:eggs?|milk|yog[h]?urts?|chicken|dinner|tea|rice|toast|soup|cake|plate|bowl|mug|cup|glass|jar|bottle|sauce|coffee|pan|shopping|groceries|lasagn[ea]|pie|curry|casserole|pizza|cereal|juice|butter|flour|ketchup|beans|pasta|onions|bag of \w+|potatoes|bread|jam|tray|bag)|(?:ran|run|was|were) out of (?:milk|bread|teabags|toilet roll|eggs|coffee)|(?:no|any) (?:more )?milk (?:left|in the)|(?:bag|carrier) (?:split|broke|burst)|(?:jar|plate|bowl|cup|mug|glass|bag|tray|eggs?|bottle)\b.{0,25}\b(?:slipp\w+|split|smashed|fell)|cake (?:didn'?t rise|sank|collapsed)|lid (?:came|fell) off|vending machine (?:ate|kept)|(?:soup|milk|yoghurt|juice) (?:had )?(?:leaked|all over))\b/,
      /\b(?:(?:i|then i) just (?:went|sat|stood)|cried|crying|cry|tears?|sob\w*|bawl\w*|wept|lost it|lose it|fell apart|broke down|went to (?:pieces|bits)|in bits|stupid|silly|ridiculous|pathetic|sat (?:down )?on the (?:kitchen )?floor|last straw|final straw|that did it|tipped me|finished me|set me off|screamed|threw (?:it|the whole)|one thing too many|over (?:a|an|some|spilt) (?:\w+ )?(?:egg|eggs|yog[h]?urt|plate|mug|milk|chicken|toast|cake|sandwich))\b/,
    ),
    unless:
      /\b(?:(?:my|our|his|her) (?:nan|gran|mum|mom|mam|dad|mother|father|grandmother|late \w+)'?s (?:mug|cup|bowl|plate|vase|glass|jar|dish)|yelled at my|shouted at (?:my|him|her)|(?:he|she|lassie|lad|girl|boy|son|daughter|kid) (?:dropped|spilt|spilled|broke|smashed|burnt|knocked)|on purpose|at the wall|broke (?:my )?(?:the )?(?:news|up|heart)|stupid question)/,
    hear: [
      'It was a small thing on top of a lot, so no wonder it was too much.',
      'You get through the big things with a straight back, and then something small has you on the floor.',
      "On another day you'd have put that right in a minute. It just happened to come last.",
      "Anyone watching only saw one small thing go wrong. They hadn't seen the rest of your day.",
    ],
    ask: [
      'How had that day gone for you, before such a small thing came on top?',
      'What was it about, do you think, if not a thing that small?',
      'Who saw you come undone over it, if anyone?',
      'What else had you been holding up that day?',
      'Who could you laugh about it with, one day?',
      'What would have helped in that first minute after it?',
      'Did you get anything to eat or drink in the end?',
      'When did you last let yourself cry about one of the big things?',
    ],
    advice: [
      "I'd leave the thing as it is for ten minutes, sit down, and drink something hot. Then do only what has to be done tonight. If there's anybody about, let them do the rest, and tell them what your day was like before it.",
      "I'd eat something plain tonight and be in bed early, and look tomorrow at what was there before the little thing happened. If one worry keeps coming up first, that's the one to tell somebody about.",
    ],
    reason: [
      "It wasn't that little thing on its own. It was all you'd been holding up till then, and something small is mostly what it comes out over.",
      "You're braced for the big things, so you stand up to them. Nobody's braced for a plate or a split bag.",
    ],
  },
  {
    id: 'dear-thing-lost',
    signs: orOutright(
      /\b(?:(?:lost|can'?t find|broke|left)[^\n]{0,20}(?:earrings?|brooch|bracelet|necklace|locket|chain|watch|scarf|pendant)\b[^\n]{0,30}(?:it was my (?:nan|gran|mum|mam|mom|mother|grand\w+|dad|father)|gave (?:it )?(?:to )?me|(?:he|she) gave)|(?:threw|throw|thrown|binned|chucked|burnt)(?: away| out)? (?:all )?my (?:old )?(?:letters|diar(?:y|ies)|photos|albums?|drawings|sketchbooks?)|deleted (?:her|his|mum'?s|dad'?s|nan'?s|the) (?:last )?voice ?mails?|(?:teddy|bear|bunny|blankie|comforter)\b[^\n]{0,25}(?:is|got|has been|gone|left)? ?(?:lost|missing|left (?:him|her|it) on)|(?:cross|chain|bracelet|medal|locket|ring)\b[^\n]{0,20}(?:is|was|has) (?:gone|lost|missing)[^\n]{0,50}(?:grand\w+|mother|mum|nan|gran|father|dad)|glued it[^\n]{0,60}(?:line|crack|never)|white mark (?:is )?(?:still )?(?:there )?where|(?:watch|clock) (?:stopped|broke|smashed)[^\n]{0,70}(?:grandad|grandfather|dad|father)'?s|lost property[^\n]{0,40}(?:(?:nobody|no ?one|no-one|none of them)|nothing)(?: has)? (?:handed|turned))\b|\b(?:only got the one|looking for that) (?:earring|glove)\b|\bits? (?:is )?only a (?:mug|cup|ring|scarf)\b[^\n]{0,40}\bbut\b|\bhandles? off\b[^\n]{0,20}\bnow\b|\bdads (?:lighter|watch|lamp) was in the\b|\b(?:phone|hard drive|laptop)\b[^\n]{0,80}\b(?:nothing (?:was )?backed up|nothing recoverable|all (?:the|my) (?:pictures|photos|songs))\b|\bremoval men (?:dropped|broke|lost)\b|\blate (?:mother|father|husband|wife|grandmother|mum|dad|nan|gran)'?s (?:bangle|ring|watch|necklace|chain|bracelet|scarf|brooch)\b[^\n]{0,30}\b(?:missing|gone|lost|stolen|broke)/,
      /\b(?:left|wiped|deleted|gone|lost|broke|broken|smashed|dropped|chipped|cracked|tore|ripped|shrunk|ruined|can'?t find|cant find|couldn'?t find|threw (?:out|away)|thrown (?:out|away)|throw (?:out|away)|binned|chucked|gave away|given away|left (?:it |my \w+ )?on the (?:bus|train)|went in the skip|got rid of|took it to the tip)\b/,
      /\b(?:(?:smashed|broke|lost|dropped|chipped|cracked) (?:the|a|my) (?:\w+ ){1,2}(?:my )?(?:sister|brother|nan|gran|mum|mom|mam|dad|mother|father|husband|wife|granny|grandma|friend|he|she|they) (?:gave|made|knitted|bought|left|brought)|box of letters|(?:baby|her|his|our|the) photos (?:are |have |all )?(?:gone|deleted|wiped|lost)|(?:mums|nans|grans|dads|mams|grandads|grandmas|grandfather's|grandmother's) (?:ring|necklace|watch|mug|teapot|vase|brooch|bracelet|locket)|(?:wedding|engagement|eternity|signet) ring|(?:lost|find|dropped) my ring|(?:my|our|his|her) (?:late |grand)?(?:nan|nana|gran|granny|mum|mom|mam|ma|dad|da|mother|father|grandmother|grandfather|grandma|grandad|husband|wife|brother|sister|amma|papa|viejo|daddy)(?:'?s|s') (?:old |favou?rite |best |last |gold |silver |blue |wee )?(?:ring|mug|cup|watch|vase|plate|bowl|necklace|chain|locket|earrings?|brooch|teapot|jug|clock|scarf|coat|jumper|cardigan|jacket|letters?|photos?|recipe|recipes|bible|rosary|guitar|fiddle|tools|saddle|chair|medal|glass|jar|pen|dish|pan|quilt|blanket|china|sari|voicemail)|heirloom|sentimental value|my (?:childhood )?(?:teddy|photo albums?|diar(?:y|ies)|old letters|letters from)|all (?:the|my|our) photos|the only (?:photo|picture|thing) (?:i|we) (?:had|have|'ve)|baby photos|irreplaceable)\b/,
    ),
    unless:
      /\b(?:i left (?:him|her)|desks?\b|packed while|(?:i|we|i've|we've) (?:have )?(?:lost|lose) (?:my|our) (?:\w+ )?(?:nan|nana|gran|mum|mom|mam|dad|mother|father|husband|wife|brother|sister|son|daughter)\b(?!'s)|(?:nana|nan|mum|gran|she)'?s? (?:took|lost|has lost|can'?t find) (?:her|the)|and a young (?:woman|man|lad)|found it|found my ring|broke (?:up|his|her|my) (?:heart|news)|in the end it was in)/,
    hear: [
      'Losing something that meant that much hurts, whatever it was worth.',
      'Anybody can sell you another one, and no shop has that one.',
      'It was small enough to hold, and a whole stretch of your life was in it.',
      'Over and over you go back to the minute before, when it was still whole or still there.',
      "It's hard to grieve for a thing out loud, because somebody always says it's only a thing.",
    ],
    ask: [
      'What did it look like?',
      'Who or what did it bring back, when you had it in your hand?',
      'How did that thing come to be yours?',
      'Where did it have its place?',
      'Who else knows what it meant to you?',
      'Is there anything of it left, a piece or a picture?',
      'What would you give to hold it for five minutes?',
      'What goes through you when you pass the place where it was?',
    ],
    advice: [
      "If the thing's lost, I'd ring round tomorrow, lost property, shops, whoever was there, and put up a note, because things do turn up weeks later. If it's broken, keep every piece in one box and show them to a restorer before you decide.",
      "I'd write down tonight what it looked like and how you came by it, while you can still see every scratch. If there's somebody who knew that thing as you did, ring them. It's a little less gone when two people remember it.",
    ],
    reason: [
      "What the thing would fetch has nothing to do with it. Some person or some time was in it, and that's what you miss.",
      "Things like that keep people near. When one goes, it's as if they'd gone a bit further off, and that hurts however small it was.",
    ],
  },
  {
    id: 'day-of-small-disasters',
    signs: orOutright(
      /\b(?:(?:today|it)(?:'s| was| is| has been)(?: just| been| really| another)* one of those days|everything i touch(?:ed)?[^\n]{0,15}(?:breaks?|broke|goes wrong|went wrong|falls apart) ?(?:today)?|everything that could (?:possibly )?go wrong (?:did|has|went)|worst day ever[^\n]{0,30}(?:nothing (?:worked|went)|everything|missed the|lost my)|today is (?:cursed|jinxed|a write-?off)|all day (?:long )?(?:things|everything)(?: have| has)? (?:gone|going|went|been going) wrong|(?:things|everything) (?:have |has )?(?:been )?(?:gone|going|went) wrong all day|should(?:n'?t| not|nt)(?: have|'ve)? got(?:ten)? out of bed (?:today|this morning)|could (?:today|this day|my day) get any worse|so many things (?:went|gone|have gone) wrong|(?:overslept|woke up late)[^\n]{0,50}(?:missed|forgot|burnt|lost|spil(?:t|led)|dropped)|(?:burnt the \w+|spil(?:t|led) (?:my |the )?\w+|stepped in|dropped (?:the|my|a)|locked (?:myself )?out|missed (?:the|my) (?:bus|train)|inside out|zoom crashed|power went (?:off|out)|hem came down|chair broke|wrong file|metro stopped|phone died|forgot my|lost my (?:keys|glasses|card|bus pass)|got soaked|washing machine (?:leaked|flooded|broke))[^\n]{0,90}(?:burnt the \w+|spil(?:t|led) (?:my |the )?\w+|stepped in|dropped (?:the|my|a)|locked (?:myself )?out|missed (?:the|my) (?:bus|train)|inside out|zoom crashed|power went (?:off|out)|hem came down|chair broke|wrong file|metro stopped|phone died|forgot my|lost my (?:keys|glasses|card|bus pass)|got soaked|washing machine (?:leaked|flooded|broke))|and then,? because obviously)\b|\bevery single thing (?:i (?:touched|did|tried)|today)\b|\bmissed (?:the )?bus,? (?:wet|forgot|lost|dropped|then)|\bwhat kind of day is this\b|\b(?:today|day) (?:has been|was|is) (?:a |an )?(?:absolute |complete |total )?disaster from start\b/,
      /\b(?:nothing (?:has |had )?(?:gone|went|goes) right|what a day|(?:spill?(?:t|ed) (?:my |the )?coffee|lost (?:my )?keys|locked (?:myself )?out|broke a glass|burnt (?:the )?toast)[^.]{0,60}(?:then|and|,)|everything(?:'s| has| is| just)? (?:\w+ )?(?:went|gone|going|go|goes) wrong|(?:nothing|not one thing) went right|one thing after (?:another|the other)|(?:just |was |been )one of those days|(?:things?) (?:just )?kept going wrong|(?:rotten|rubbish|stupid) day|(?:day|morning) from hell|missed (?:my|the|our|a|last|me) (?:\w+ )?(?:bus|train|flight|plane|connection|coach|ferry|tram)|(?:parking|speeding) (?:ticket|fine)|got a ticket (?:for|on)|(?:car|van|truck|bus|bike) (?:\w+ )?(?:broke down|wouldn'?t start|won'?t start|failed (?:its|the|it's) (?:mot|test|nct)|conked out|(?:got|was) (?:towed|clamped))|flat ty?[iy]?re|puncture|(?:bus|train) (?:never came|didn'?t come|was cancelled|drove (?:past|off)))\b/,
      /\b(?:nothing (?:has |had )?(?:gone|went|goes) right|sick on the|lost (?:my )?keys|the printer|burnt|late|everything(?:'s| has| is| just)? (?:\w+ )?(?:went|gone|going|go|goes) wrong|(?:nothing|not one thing) went right|one thing after (?:another|the other)|(?:things?) (?:just )?kept going wrong|locked (?:myself|me|us|ourselves) out|lost my (?:keys|glasses|wallet|purse|passport|bus pass)|locked my keys|soaked|spill?(?:ed|t)|dropped|smashed|turned up late|late for|shouted at|cold shower|no (?:hot water|milk|signal)|stepped in|leaked|umbrella|slept through|alarm|phone (?:died|broke)|coffee|boiler|washing machine|in the rain)\b/,
    ),
    unless:
      /\b(?:lord, what a day|bus was late|train was late|everything (?:that )?(?:could|can|will|might|would|is going to) go wrong(?! (?:did|has|went))|after everything that went wrong|if (?:everything|it|something)|what if|fear of|lovely|best day|kind of great|found (?:them|it|my)|(?:his|her|their|neighbour'?s) car|died|funeral|crash|hospital|ambulance|interview|contract|arrested|police)/,
    hear: [
      'One thing after another like that would wear anybody down.',
      "You could've dealt with any of those things, if they'd had the manners to come one at a time.",
      'And you still have to answer people in an ordinary voice, with a day like that on your back.',
      'Small things going wrong are hard to complain about, because each one sounds silly once you say it.',
    ],
    ask: [
      'Which of those things was the one too many?',
      'Did one thing behave itself that day?',
      'What had you hoped to get done, before the day had other ideas?',
      "Who's had to hear about it so far?",
      'What was already wearing you down before any of it went wrong?',
      'Which of those things would you undo first?',
      'What is it going to cost you, in money or in bother?',
      'Where did you get to sit down at last?',
    ],
    advice: [
      "I'd stop trying to rescue the day. Whatever can wait is tomorrow's, and tonight it's something warm to eat and an early bed. If one of those things gets dearer by waiting, do that one and no other.",
      "I'd tell somebody the whole list tonight, in order, out loud. By the fourth thing it mostly turns funny. If it doesn't, there may be something bigger under the day, and I'd look at that tomorrow when you've slept.",
    ],
    reason: [
      "Any one of those things you'd have shrugged off. It's having no time to get up in between that does it.",
      "You've been tripped up by small things the whole day. By the evening anybody's patience is gone, and tears aren't far off.",
    ],
  },
  {
    id: 'car-trouble',
    signs: orOutright(
      /\b(?:(?:someone|somebody|a (?:guy|man|woman|van|lorry)) (?:has )?(?:hit|scraped|keyed|dented|scratched|bumped|smashed into) my (?:parked )?(?:car|van|truck|motorbike)|(?:garage|mechanic|he|it|(?:car|van|truck|motorbike))[^\n]{0,15}needs (?:a |an )?new (?:clutch|gearbox|engine|battery|exhaust|alternator)|(?:car|van|truck|motorbike) needs (?:[£$€]?\d+|\w+ (?:hundred|thousand))|(?:i|i've|i have|ive) (?:just )?(?:crashed|pranged|scraped|dented|bumped|scratched) (?:my|the|our|me|my (?:mum|dad)'?s) (?:new )?(?:car|van|truck|motorbike)|(?:can'?t|can ?not|couldn'?t|could not) afford to (?:fix|repair|insure) (?:my|the) (?:car|van|truck|motorbike)|(?:car|van|truck|motorbike)(?:'s| is|s) (?:back )?(?:in|at) the (?:garage|mechanic'?s))\b/,
      /\b(?:(?:mot|nct) failed|check engine|(?:reversed|backed|drove|crashed|went|ran) into (?:my|our) (?:car|van|wing|parked)|(?:hit|scraped|keyed|dented) (?:my|our) (?:car|van|parked car) and (?:drove|ran|left)|someone (?:hit|scraped|keyed|dented) (?:my|our) (?:car|van)|(?:clutch|gearbox|engine|transmission|radiator|head gasket|injector) (?:has |is |have )?(?:gone|went|blown|packed)|(?:my|the|our|me) (?:\w+ )?(?:car|van|truck|motorbike|scooter|moped|jeep|tractor)\b.{0,30}\b(?:broke down|breaks? down|broken down|wouldn'?t start|won'?t start|wont start|failed|conked|towed|clamped|impounded|died|dead|packed (?:up|in)|written off|totall?ed|needs? (?:\w+ )?(?:brakes|engine|gearbox|clutch|injector|ty[iy]?res?|battery|transmission|starter|exhaust|two)|overheat\w*)|(?:transmission|gearbox|clutch|engine|alternator|head gasket|injector|cambelt|catalytic converter) (?:\w+ )?(?:went|gone|has gone|is gone|failed|blew|broke)|(?:truck|car|van) needs? (?:an? |new |two |four )*(?:clutch|gearbox|engine|ty[iy]?res?|brakes?|battery|transmission|exhaust|injector|head gasket)|flat ty[iy]?re|failed (?:its|the|it's) (?:mot|nct|wof|inspection)|garage (?:wants|quoted)|(?<![\w'] )(?:car|van|truck) (?:failed|broke down|won'?t start|wont start|wouldn'?t start|died on me)|mechanic says the (?:engine|gearbox|clutch|transmission))\b/,
      /\b(?:my|our|i|me|we|the|car|van|truck)\b/,
    ),
    unless:
      /\b(?:on the chin|deadline|finals|boiler|roof|interview|contract|taxman|ringing for jobs|(?:he|she|they|neighbour|friend|boss|sister|brother|son|daughter|mum|dad)(?:'s|s)? (?:\w+ )?car (?:broke|won|died|failed)|hit by a|hospital|ambulance|killed|injured|funeral|kind of great|i(?:'m| am) (?:a|the|an apprentice) mechanic|mechanic (?:for|at)|the whole garage|remote control|it was me|turban|boat with|kind man|as a child|when i was (?:a |little)|phone battery|battery (?:life|on my)|running on empty)/,
    hear: [
      "That's the last thing you needed, with everything that depends on the car.",
      'A car never picks a good week for it, or a month with anything to spare.',
      "It's never only the car. It's the work, the shopping, the lift you'd promised somebody.",
      'You go back over every little noise the car made, and whether you ought to have listened sooner.',
    ],
    ask: [
      'What have you got on this week that needs the car?',
      'How do you get about without it?',
      'What else was already going on when the car did that?',
      "What's the best trip you ever had in that car?",
      'What are you afraid the garage will say?',
      "Who do you ring when something's up with the car?",
      'What would the money have gone on, if not the car?',
      'Which is worse, what it costs or being without the car?',
    ],
    advice: [
      "I'd get a second price before saying yes to anything, from a small garage that somebody you know goes to. Ring one tomorrow. If it costs more than half of what the car's worth, I'd think about letting it go.",
      "I'd sort out the week first, who could give you a lift, which bus, what can wait, and send one message about it tonight. After that the car's only a bill. If you need it to get to work, tell them before you're late.",
    ],
    reason: [
      "Half your week hangs on that car, and it never breaks when there's money for it. It isn't metal you're upset about.",
      "You have to take somebody's word about the car, and then you have to pay for it. That makes nearly anybody feel helpless.",
    ],
  },
  {
    id: 'journey-gone-wrong',
    signs: orOutright(
      /\b(?:stranded (?:at|in) (?:the |an? )?(?:station|airport|bus|middle)|(?:lost|losing|lose) (?:my|our) (?:luggage|suitcases?)|airline (?:has |have )?lost (?:my|our|all|the) (?:\w+ )?(?:bags?|luggage|suitcases?|cases?)|(?:got|get|getting|been|i'?m|am) on the wrong (?:train|bus|plane|tram)|stuck in traffic|no (?:trains|buses|flights) (?:tonight|today|running|till|until)|waited (?:an hour|hours|\d+ minutes|ages|forty minutes)[^\n]{0,10} for (?:the|a|my) (?:bus|train|taxi|tram)|(?:ferry|boat|flight|train|coach) is cancell?ed)\b/,
      /\b(?:(?<![\w'] )(?:train|flight|ferry|bus|coach) (?:was |got |is )?(?:cancelled|canceled|delayed) (?:again|\d+ ?(?:h|hrs?|hours))|bus drove (?:straight |right )?past|driver (?:saw me and )?(?:drove|shut the door)|missed (?:it|the last one) by (?:a|one|two|\d+) (?:minutes?|seconds?)|rail replacement|missed (?:my|the|our|a|last|me|that) (?:\w+ ){0,2}(?:bus|train|flight|plane|connection|coach|ferry|tram|boat home|metro)\b(?! of)|(?:my|the|our) (?:\w+ )?(?:flight|train|coach|ferry|connection|plane) (?:\w+ )?(?:was|got|is|has been|gets) (?:cancelled|canceled|delayed)|(?:last|only) (?:bus|train) (?:\w+ )?(?:gone|left|never came|didn'?t come|went)|(?:bus|train) (?:never came|didn'?t come|didnt come|drove (?:past|off)|left without|pulled (?:out|away))|(?:stuck|stranded|slept|sleeping|sitting) (?:\w+ ){0,2}(?:at|in) (?:the |an |this )?(?:airport|bus station|train station|platform)|gate (?:was|had) closed|wouldn'?t let me (?:board|on the (?:bus|plane|train)))\b/,
    ),
    unless:
      /\b(?:online|(?:she|he)(?:'s|s| is) \W?stuck|in 19\d\d|sat down on my newspaper|train of thought|missed the boat on|paid a visit|i said the|my shift|i (?:drive|am a driver|work (?:at|in) the airport)|go sit in the airport|died|funeral|dying|hospital)/,
    hear: [
      'How frustrating, when so much depended on getting there.',
      "It's the standing there afterwards with your bag, and nothing to hurry for any more.",
      "There's nobody at a station or a gate to be properly angry with, so most of it lands on yourself.",
      "Then there are the messages to send, to whoever's waiting where it should have brought you.",
    ],
    ask: [
      'Where were you meant to be by now?',
      "Who'd have been waiting for you at the other end?",
      'What had you been looking forward to when you got there?',
      'What else went wrong on the way?',
      'Where did you sit out the wait?',
      'What did you have with you in your bag?',
      'Is there still a way to get there?',
      'Who did you ring from the station or the stop?',
    ],
    advice: [
      "I'd put in for the money tomorrow, with the ticket and the time, because a cancelled train or flight often has to be paid back. If you're stuck out there now, find somewhere warm first. The rest is easier sitting down.",
      "I'd tell whoever expected you what happened with the bus or the plane, in one line and without a long apology. If there's another way to get there, take it, even late. If there isn't, ask them tonight for another day.",
    ],
    reason: [
      "You'd got yourself ready, and the rest was up to a timetable. It's a helpless anger, with nobody at the stop to be angry with.",
      'There was something at the other end of that journey. The bus or the plane is only what took it away.',
    ],
  },
];
