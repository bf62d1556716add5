import { orOutright } from '../patterns.ts';
import type { Matter } from './matter.ts';

/** The house one lives in, leaves or misses. */
export const ofHomeHouses: readonly Matter[] = [
  {
    id: 'clearing-family-home',
    signs: orOutright(
      /\b(?:(?:sorting|going|went|go|been) through (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s') (?:\w+ )?(?:things|stuff|papers|wardrobe|clothes|belongings|shed|drawers|cupboards|kitchen|loft|attic|garage|desk)|(?:took|taking|bagg(?:ed|ing)|donat\w+|packing|packed|pack)(?: up| all| all of)? (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s') (?:clothes|things|kitchen|stuff)|(?:throw|chuck|bin|get rid|let go|part)(?:ing)?(?: of| out| away| with)? (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s') (?:things|stuff|clothes|furniture|belongings)|skip (?:at|outside) (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s')|found[^\n]{0,50} (?:while |when )?(?:clearing|emptying|sorting) (?:out )?(?:the|(?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s')) (?:house|flat|loft|attic)|found[^\n]{0,40} in (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s') (?:sideboard|wardrobe|drawers?|loft|attic|bureau|dresser)|(?:all day|hours|afternoon|morning|weekend) (?:\w+ )?in (?:my |our )?(?:late )?(?:mum|mam|mom|dad|mother|father|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|parent|aunt|auntie|uncle)(?:'?s'?|s') (?:wardrobe|loft|attic|drawers|shed|cupboards)|pencil marks[^\n]{0,30}door|charity shop (?:won'?t|wouldn'?t|doesn'?t|didn'?t|wont)(?: even)? (?:take|want)|loft is the worst)\b|\b(?:we'?re|we are|i'?m|im|been|start(?:ing)?) (?:doing|sorting|clearing|emptying) (?:out )?(?:my |our )?(?:mums|mum's|dads|dad's|mams|mam's|nans|nan's|grans|gran's|mother's|father's|parents'?|mom's|moms) (?:house|flat|place|bungalow|home|loft|attic|shed)\b|\b(?:skip|skip comes)\b[^\n]{0,50}\b(?:dad|mum|mam|nan|gran|mother|father|mom)'?s (?:whole )?(?:shed|house|garage|stuff|things)\b|\bparents' (?:flat|house|home|place) must be (?:empty|cleared)\b|\b(?:aunt|uncle|mother|father|mum|dad|nan|gran)'?s whole (?:house|flat) to (?:sort|clear|empty)\b|\bwe sold the house at home\b|\b(?:going|went|sorting) through my late (?:mother|father|mum|dad|mam|mom|nan|gran|aunt)'?s\b|\bestate sale (?:of|for|at) (?:my|our|the) (?:parents|mom|dad|mother|father|grand\w+)/,
      /\b(?:(?:listed|sold|selling|clearing|knocked down) (?:my|our|the) childhood (?:home|house)|(?:mum|mam|mom|dad|mother|father|nan|gran)(?:'s|s| is| has)? (?:moving|moved|gone|going) into (?:a |the )?(?:home|care home|care|nursing home)\b[\s\S]{0,140}\b(?:house|flat|loft|attic|bungalow)|(?:sorting|going) through (?:mum|mam|mom|dad|daddy|mammy|mother|father|nan|gran)'?s (?:things|stuff|papers|wardrobe|clothes)|clear(?:ing|ed)?(?: out)?|pack(?:ing|ed)? up|empty(?:ing)?|emptied|sort(?:ing|ed)? (?:out|through)|selling|sold|sell|signed|handed|lock(?:ed|ing) up|putting|going through|closing up|keys (?:of|to))\b.{0,30}\b(?:(?:mum|mam|mom|ma|dad|da|mother|father|nan|nana|gran|granny|grandma|grandad|grandfather|grandmother|parent|granda|aunt|auntie|uncle|folk|in[- ]?laws?|amma|papa|mama)(?:'?s'?)? (?:old )?(?:house|home|flat|place|bungalow|apartment|farm|cottage|loft|attic)|childhood (?:home|house|bedroom)|(?:house|home|farm) (?:i|we) grew up in|family (?:home|house|farm)|home place)|\b(?:parents|mum|mom|mam|dad|mother|father|gran|nan|childhood|family)(?:'?s'?)? (?:old )?(?:house|home|flat|bungalow|farm|place)\b.{0,30}\b(?:sold|for sale|on the market|to (?:be )?clear(?:ed)?|clear(?:ed|ing)|empty(?:ing)?|emptied|packed up|house clearance)|\b(?:parents|mum|mom|mam|dad) (?:are|is|r|have|has)? ?(?:selling|sold) (?:the|our|my) (?:family |childhood )?(?:house|home|farm|place|bungalow)|\bhouse clearance/,
    ),
    unless:
      /\b(?:back (?:in|at) my parents|living with my parents|power of attorney|without (?:a word|telling)|locked up at)/,
    hear: [
      "It's painful to take apart a home with so much of your life in it.",
      "You go in to clear one cupboard, and an hour later you're on the floor with one thing from it.",
      'Every drawer in a family house asks the same thing, keep or not, and there are hundreds of drawers.',
      "It's strange to decide about everything in a house where you once had to ask before you touched it.",
    ],
    ask: [
      "What have you come across in that house that you can't throw out?",
      'Where in that house did everyone end up sitting?',
      'Which thing from the house would you like to have near you?',
      "What's the first sound you think of when you think of that house?",
      'Who else knows that house the way you do?',
      'Which room have you been putting off?',
      'What did the house smell of, when everyone was in it?',
      'What would you save from it if nobody else had a say?',
    ],
    advice: [
      "I'd begin tomorrow with the room that means least to you, and keep one box without rules, for whatever you can't decide. If there's a date on it, let others carry the furniture, and keep the small things for yourself.",
      "I'd photograph every room of the house before another thing is moved, drawers open and all. And I'd throw nothing out on a tired evening. If two people want the same thing, leave it where it is until the rest is gone.",
    ],
    reason: [
      "There are people you loved in that house, and most of the people you've been. Nobody empties that the way they'd empty a cupboard.",
      "It isn't only cups and curtains going out of that house. Every one of them has some afternoon stuck to it.",
    ],
  },
  {
    id: 'having-to-leave-home',
    signs: orOutright(
      /\b(?:(?:have|has|had|got|need|gotta) to (?:move out|leave (?:here|this house|the house|our house|our home|my home|my house|the flat|my flat))[^\n]{0,12}(?:by the end of|at the end of|in (?:two|three|four|six|\d) weeks|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month))|(?:i|we) (?:have|had|'?ve) to (?:leave|give up) (?:my|our|the) (?:home|house|bungalow|flat|farm) (?:of|after)|(?:i'?m|im|we'?re|i am|we are|going to|gonna|might|may|could|will|about to) (?:lose|losing) (?:my|our|the) (?:home|house|flat)|(?:i'?m|im|i am|we'?re|we are|i'?ll|we'?ll|me|us|i|we) (?:\w+ ){0,3}homeless|we can'?t stay in (?:this|the|our) (?:flat|house|home|place)(?! (?:all|with|alone|any longer with|together))|(?:children|kids|sons?|daughters?|family) (?:all )?(?:wants?|keeps? telling|are telling|told|thinks?|says?)(?: that)?(?: me| i)?(?: should| to| must| have to| ought to)* (?:sell (?:the|my|up)|leave my (?:home|house)|give up (?:my|the) (?:house|home)|move (?:in)?to (?:a|sheltered) )|(?:says?|thinks?|tells? me|keeps? saying) (?:that )?(?:the|my|this) (?:house|place|home) is (?:\w+ )?too (?:big|much) for me|(?:selling|sold|sell) (?:up|(?:the|our|my) (?:house|home|bungalow|farm))[^\n]{0,60}(?:don'?t want to go|don'?t want to leave|breaks? my heart|breaking my heart|(?:\d\d|twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)? years|leave in|leave on)|house is sold[^\n]{0,30}(?:leave|out by|weeks|months)|leaving (?:my|our) garden|(?:leav(?:e|ing)|giv(?:e|ing) up) (?:the|my|our) (?:house|home|flat|bungalow|farm|garden|village)\b[^\n]{0,30}(?:(?:\d\d|twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)? years|lived in|all my (?:married )?life|was born in|were born)|(?:we|i)(?:'re| are| am|'m|m)?(?: having)? (?:to )?downsiz(?:e|ing)\b[^\n]{0,60}(?:garden|cry\w*|heart|house|hate|don'?t want)|(?:mov(?:e|ing)|going) (?:out )?[^\n]{0,20}after (?:\d\d|twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)? years (?:here|in (?:this|the|our|my) (?:house|home|flat|street))|(?:pack(?:ing)? up|mov(?:e|ing) out)[^\n]{0,40}after (?:\d\d|twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)? years|(?:i'?m|im|i am|i have to|i've got to|wants? me to|make me|making me) (?:\w+ )?(?:go(?:ing)?|mov(?:e|ing)) in(?:to)? (?:a|the) (?:care |nursing |old people'?s |old folks'? |retirement |residential )home|(?:they|daughter|son|children|family|kids) (?:all )?wants? me (?:to go )?in(?:to)? a home|moving (?:out of|from) (?:my|our) (?:home|house) (?:of|after|into)|(?:someone|somebody|strangers|new people)(?: else)?(?: will| is going to|'ll)? (?:have|be in|get|dig(?:ging)? up) my garden|can'?t manage the stairs[^\n]{0,30}(?:have to|must|need to) (?:move|leave|sell|go)|nowhere to live|(?:putting|throwing|kicking|chucking) (?:me|us) out of (?:my|our|the) (?:flat|house|home|room|apartment)|planted[^\n]{0,80}(?:moving out|having to leave|we'?re leaving|we have to leave)|(?:highway|road|motorway|metro|railway|bypass) through our (?:street|house|village)|bank is taking (?:it|my|our)|notice to (?:vacate|quit)|cutting down (?:my|our) [^\n]{0,20}when (?:we|i)(?:'ve| have)? (?:gone|left))\b|\bhouse where (?:all )?(?:our|my) (?:children|kids) were born is for sale\b|\b(?:i |we |'ve |we've |i've )(?:have to|has to|got to|gotta) be (?:gone|out) (?:by )?(?:(?:the )?end of|the \d|next month|in (?:\w+ )?(?:weeks?|days|months?))\b|\bviewings? every\b|\bmoving us to the other (?:side|end)\b|\bgoing into sheltered (?:housing|accommodation)\b|\broom i rent is being\b|\bevict\w* (?:us|me)\b|\bbeing made homeless\b|\b(?:have|has|had|got|need) to be out of (?:the|our|my|this) (?:flat|house|apartment|place|room) by\b/,
      /\b(?:(?:gotta|got to|have to|must|told to|gotto) (?:move out|pack up and go|vacate)\b(?! (?:of (?:bed|my head|here)|more))|(?:pulling|knocking|tearing) down (?:our|my|the) (?:block|flats|house|building|estate)|(?:they|he|she|landlord|landlady|owner|owners) wants? (?:the|his|her|their) (?:house|flat|place|room) back|ntq\b|quit notice|(?:have|has|had|going|got) to sell (?:the|our|my) (?:house|home|flat)|bank(?:'s| is) (?:taking|repossessing) (?:the|our|my) (?:house|home)|lease (?:is ?n'?t|not) (?:being )?renewed|(?:have|has|had|got) to sell up|selling up because|(?:my|our) lease (?:is|isn'?t|is ?not|wasn'?t) (?:being |getting |not )?renewed|(?:thats|that's) us out|(?:landlord|landlady|owners?|letting agents?|housing officer|landlords)(?:'?s)?\b.{0,50}\b(?:selling|sells?|sold|want(?:s|ed)? (?:us|me|it|the (?:flat|house|place|room)|everyone) (?:out|back)|(?:throw|kick|chuck|put)(?:ing|s)? (?:us|me) out|(?:gave|given|giving|served|handed) (?:us|me) (?:\w+ ){0,4}notice|moving (?:back )?in(?:to)? (?:himself|herself|the (?:flat|house)))|section 21|no-?fault eviction|(?:i|we|us|me|being|getting|be|get|got) (?:\w+ )?evict(?:ed|ion)|evict(?:ing)? (?:us|me)|eviction (?:notice|letter|order|date)|notice to (?:quit|leave|vacate)|(?:have|has|had|got|need|told) to (?:be out of|move out of|vacate|leave) (?:the|our|my|this) (?:flat|house|apartment|home)\b|(?:have|has|had|got) to be out by|(?:not|isn'?t|aren'?t|wont|won'?t) renew(?:ing)? (?:my|our|the) (?:lease|tenancy)|(?:my|our|the) (?:house|home|flat) (?:is being |was |being |got |is )?repossess\w*|(?:my|our|the) (?:flat|apartment|house|building) is being (?:sold|demolished|knocked))/,
      /\b(?:letter|block|today|bank|nobody|i|me|my|we|us|our|nowhere|flat|house|kids|rent)\b/,
    ),
    unless:
      /\b(?:move out of (?:my way|my (?:mum|mam|mom|dad|parents)'?s?)|when i move out|(?:mum|mother|dad|parents)'?s? (?:house|home)|childhood|(?:friend|mate|colleague|neighbour|sister|brother|cousin|daughter|son)(?:'s|s)? (?:landlord|landlady)|(?:evicted|eviction) (?:on|from) love|the unit|caf[eé]|bakery|my shop|restaurant|the salon|(?:isn'?t|not|only) (?:selling|came)|only came for|throwing (?:us|me) out for the day|party|to leave the house (?:by|at|before|for work|every|today|in the morning))|\bhomeless\b|\bworried (?:that )?(?:i|we)(?: will|'ll| might| may| could)? lose\b/,
    hear: [
      "Having to leave your home when you don't want to is a hard thing to face.",
      'It takes years to make a place a home, and somebody else gets to name the day it stops.',
      "To the owner it's a property. To you it's where everything gets put down at the end of the day.",
      "It's odd to be hunting for somewhere to live when you've already got somewhere, with your own curtains up.",
      "It's your home, and you were the last person to have any say about it.",
    ],
    ask: [
      'Which corner of the place is most yours?',
      'What have you done to those rooms that nobody else would have done?',
      'What do you hear from your window there, most evenings?',
      'Who do you most want to live near, wherever the next place is?',
      'What would the next place need to have for you to call it home?',
      'Which of your things are you most worried about moving?',
      "Who've you told that you've got to leave?",
      'What will you miss about that street?',
    ],
    advice: [
      "If there's a notice or a letter, I'd have a housing advice line read it tomorrow, before you agree to any date. A good few don't hold. If yours does, you'll at least know how many weeks in that home are really yours.",
      "I'd make the search small: two or three streets you could live in, and one message about a place every day, from tomorrow. If the date comes too close, ask early who could have you, or your boxes, for a few weeks.",
    ],
    reason: [
      "There's a date on the place where you sleep and wash and shut the door. It's hard to think of anything else for long.",
      "A home is what everything else stands on, work and sleep and post and friends. When that's taken away, all the rest starts to shake.",
    ],
  },
  {
    id: 'missing-old-house',
    signs: orOutright(
      /\b(?:(?:i|we) (?:really |so |still |do )?miss (?:my|our|the) old (?:house|home|flat|street|garden|kitchen|place|front door|neighbou?rs|neighbou?rhood|road|bungalow)|(?:miss|want) (?:my|our) own front door|(?:we|i)(?:'ve| have)? (?:just |only |recently )?moved(?: house| here| in| flat| to (?:a|the) (?:flat|bungalow|house|apartment|smaller|new build|seaside|coast)| into (?:a|the|sheltered))\b(?! (?:with|together))[^\n]{0,60}(?:hate it|want to go back|can'?t settle|not home|isn'?t home|mistake|miss (?:my|our|the) (?:garden|old|house|home|neighbou?rs))|we moved(?: house)? and (?:i hate it|i want to go back|nothing (?:is|feels) right|it'?s not home)|wish(?:ed)? (?:we|i)(?:'d| had)? (?:never|not) (?:moved(?! (?:in|on|out|away from))|sold (?:the|our|my) (?:house|home))|(?:gave up|sold) (?:my|our|the) (?:house|home|bungalow|flat)[^\n]{0,50}(?:regret|mistake|wish i|miss it)|regret (?:selling|leaving|giving up) (?:my|our|the) (?:house|home|flat|bungalow|garden)|been here (?:\w+ ){1,3}(?:months?|weeks?|years?)[^\n]{0,30}(?:doesn'?t|does not|not|isn'?t|never|doesnt)[^\n]{0,12}(?:feel|feels) like home|(?:this|the|my) (?:new )?(?:flat|house|bungalow|place|apartment) (?:isn'?t|is not|isnt|will never be|doesn'?t feel like|doesnt feel like|never feels like) (?:my |our |a )?home|moved in[^\n]{0,30}(?:can'?t|can ?not|couldn'?t|could not) settle|moving (?:here |house )?was a (?:\w+ )?mistake|dream\w* (?:about|of) (?:our|my|the) old (?:house|home|flat|place|garden)|downsized[^\n]{0,60}(?:miss|hate|regret|garden)|miss (?:my|our|the) (?:old )?garden[^\n]{0,40}(?:moved|flat|downsiz\w+|sold|old house)|(?:flat|moved|sold|downsized)[^\n]{0,50}(?:i )?miss (?:my|our|the) garden|sheltered (?:housing|accommodation|flats?)[^\n]{0,40}(?:not home|isn'?t home|hate|miss|own house)|in the old (?:street|road|drive) before i|painted (?:my|our) (?:old )?(?:front )?door|still (?:have|got) the old key|miss the (?:stair|step|porch|courtyard|apple tree|plum tree|pear tree|back door)|(?:the|our|my) (?:own )?furniture (?:looks (?:wrong|silly|stupid|too)|doesn'?t fit)|new (?:flat|house|place)[^\n]{0,60}(?:not one|not a single|no) neighbou?r|(?:no|without a) garden (?:here|in this|any ?more)[^\n]{0,40}(?:miss|had|old))\b|\b(?:been in|in) the new (?:place|house|flat) (?:a|two|three|\d|for)\b[^\n]{0,60}\bstill (?:reach|go|wake|turn|look)\b|\b(?:drove|walked|went)\b[^\n]{0,40}\b(?:in|to|down|past) (?:the|our|my) old (?:house|flat)\b|\bat our old (?:place|house|flat) you\b|\bwrote the (?:wrong|old) address\b|\bstreet view\b[^\n]{0,40}\bour old (?:garden|house|place)\b|\b(?:bungalow|flat|house)\b[^\n]{0,40}\bi hate every (?:inch|room|minute)\b|\bmiss (?:our|my|the) old (?:house|flat|home|place|bungalow) (?:so|too)\b|\b(?:new|this) (?:place|house|flat) is (?:lovely|nice|fine|grand) but it (?:isn'?t|is not|doesn'?t feel like|'s not) home\b|\bregret moving house\b/,
      /\b(?:downsized|shifted to|in the new (?:house|flat|place)|new (?:house|flat|place|home|apartment|bungalow|build)|moved (?:in\b|house|into)|since (?:the|we|i) mov|moving house|the move\b|(?:we|i)(?:'ve| have)? (?:just |only )?moved)/,
      /\b(?:in the new (?:house|flat|place)\b.{0,60}\b(?:cry\w*|cried|hate|alone|strange|lost)|can'?t settle|cannot settle|never settle|i had a garden there|(?:house|flat|place)\b.{0,40}\bi hate it|miss(?:ing|ed)? (?:the|my|our) old (?:house|flat|place|home|street|kitchen|road|neighbou?rs?|neighbou?rhood|garden|apartment)|(?:the|my|our) old (?:house|flat|place|apartment)\b.{0,60}\b(?:miss|better|loved|cry|cried|back)|(?:does ?n'?t|don'?t|not|never|doesnt) (?:really )?(?:feel|feels|felt|feeling) like (?:home|mine|ours|my home|our home)|homesick|(?:wish|wished) (?:we|i)(?:'d| had)? never (?:moved|bought|left)|regret (?:moving|buying|the move|leaving)|(?:hate|don'?t like|can'?t settle in|not happy in|unhappy in) (?:the|this|our|my|it) ?(?:new )?(?:house|flat|place|here)|want (?:to go back to )?(?:the|my|our) old (?:house|flat|place)|(?:into|to|in) (?:the|our|a|this) new (?:house|flat|place|home)\b.{0,160}\b(?:cried|crying|not happy|unhappy|didn'?t know where the|keeps? asking if i|hate it|hating it)|drove past (?:the|our|my) old (?:house|flat|place))/,
      /\b(?:house|flat|place|home|apartment|bungalow|street|kitchen|rooms?|boxes)\b/,
    ),
    unless:
      /\b(?:university|uni\b|college|halls|dorm|boarding|abroad|country|back home in|new (?:job|school|manager)|moved out (?:of|from) (?:my|our) (?:marriage|husband)|(?:he|she|his|her|husband|wife|partner|ex|dad|mum|boyfriend|girlfriend)(?:'s)? (?:has |just )?(?:moved (?:in|out)|left me|new (?:flat|place|house)))/,
    hear: [
      'It makes sense to miss it, even if the new place is fine.',
      'Everyone expects you to be pleased with a new house, so missing the old one is something to keep quiet about.',
      'You can list everything that was wrong with the old place and miss it all the same.',
      'Something had happened in every corner of the old place. In the new one the corners are only corners.',
    ],
    ask: [
      "What do you miss about the old place that you'd never have guessed?",
      'Which room in the new house do you mind least?',
      'Where do you go in the new house when it gets too much?',
      'What did you see from the window at the old place?',
      "What's still in boxes?",
      'What could you do in the old place without thinking about it?',
      'Who do you talk to about the old house?',
      'What would make one corner of the new place feel like yours?',
    ],
    advice: [
      "I'd finish one corner of the new place tonight, a chair, a lamp, your own things round it, and sit there every evening. If it's the street you miss more than the rooms, go back and walk down it. Nobody forbids that.",
      "I'd give the new house all four seasons before calling it a mistake. Until then, one thing outside your door every week, the same shop or bench at the same hour, beginning tomorrow. If it's no better in a year, then I'd think about moving.",
    ],
    reason: [
      'You knew the old house with your feet and your ears. A new one can be better on paper and still take very long to know like that.',
      "A house doesn't stop being yours because the keys have gone. The boxes move in a day, and the rest of you comes after, more slowly.",
    ],
  },
  {
    id: 'repairs-owed',
    signs: orOutright(
      /\b(?:mou?ld (?:is |all |everywhere |back |growing )*(?:over|in|on|up|behind) (?:my|the|our|his|her)[^\n]{0,20}(?:walls?|rooms?|bedroom|ceiling|wardrobe|bed|bathroom|flat)|(?:no|haven'?t had|without)(?: any)? (?:hot water|heating)[^\n]{0,10} (?:for|since) (?:a |the |\w+ )?(?:days?|weeks?|months?|\d|\w+day|\d+\w\w)|(?:ceiling|roof|window)s? (?:is |was |has been )?(?:leak\w*|dripp\w*|coming in)[^\n]{0,50}(?:(?:nobody|no ?one|no-one|none of them) comes?|won'?t fix|he says|they say|to fix)|wait(?:ing|ed) (?:\w+ ){0,4}for (?:a |the |my )repairs?|(?:keeps?|kept) (?:promising|saying)[^\n]{0,30}(?:fix|repair) it|(?:flat|house|room|place|walls?) (?:is |are )?(?:full of|covered in|riddled with|black with) (?:damp|mou?ld)|lift (?:has been|'s been|been) (?:\w+ )?(?:broken|out)|(?:rats|mice|cockroaches|roaches|bed ?bugs) in (?:the|my|our) (?:building|flat|kitchen|walls|block|apartment|room)|(?:boiler|heating|repair) (?:man|guy|engineer) (?:\w+ )?(?:didn'?t|did not|never|hasn'?t|has not|for)|(?:window|front door|door|lock|toilet|shower|heating|boiler|oven|cooker|pipe|tap|ceiling|wall)\b[^\n]{0,60}(?:landlord|landlady|agents?|agency|super|caretaker) (?:says|said|won'?t|wont|doesn'?t|laughs|just|ignores)|(?:agent|caretaker|super|landlord)[^\n]{0,30}(?:broken pipe|radiator|boiler)|buckets (?:in|under|on)[^\n]{0,30}every time it rains|sewage (?:water )?(?:is )?coming up|sockets? sparks?|day off (?:work )?for the (?:radiator|boiler|plumber|heating)[^\n]{0,40}(?:(?:nobody|no ?one|no-one|none of them)|never|didn'?t)|says (?:he'll|hell|he will) get (?:round|around) to it|heating man)\b|\b(?:ceiling|wall|roof)\b[^\n]{0,50}\b(?:bulging|coming in|dripping|leaking)\b[^\n]{0,60}\b(?:sent photos|he sent|he says|reported|put the rent|thumbs up)\b|\blift is (?:broken|out)\b/,
      /\b(?:landlord|landlady|letting agents?|agency|agent|housing (?:association|officer)|housing|council|property manager|building manager|management company|tenants?)\b/,
      /\b(?:damp|mou?ldy?|mushroom|boiler|leak(?:s|ing|ed|y)?|no (?:heating|hot water|heat)|repairs?|rats|mice|cockroach(?:es)?|bed ?bugs|roaches|broken (?:window|lock|door|lift|toilet|shower)|dripping|sewage|fix(?:ed|ing)? the (?:heat\w*|boiler|roof|leak|window|door|lock|toilet|shower|lift|ceiling|damp)|(?:lift|heating|shower|toilet|boiler) (?:is|has been|is still|'s) (?:broken|off|out))\b/,
    ),
    unless:
      /\b(?:i(?:'m| am) (?:a|the) (?:landlord|landlady|plumber|caretaker|tenancy officer)|my tenants?|(?:friend|sister|brother|daughter|son|neighbour)(?:'s|s)? (?:landlord|landlady|flat)|bridge|parapet|(?:he's|she's|has) got a key|like a landlady|in a farce|given me the keys|very nice|washing machine leaking|the (?:biopsy|choir)|travel agent|estate agent)/,
    hear: [
      'Living with that, and having to beg for it to be mended, is wearing and humiliating.',
      'You pay for the place every month, and then have to ask again and again for it to be fit to live in.',
      "Somehow it's the tenant who ends up feeling like a nuisance, for saying out loud what's broken.",
      "It's hard to rest in a home where part of you is always looking at the wall or listening to the pipes.",
      'You end up keeping photos and dates of it, as if you had to prove your own home to somebody.',
    ],
    ask: [
      'What have you had to stop doing at home because of it?',
      'What do you dread hearing from the landlord?',
      'Who else knows what the landlord is like?',
      'What does the place look like when you come in at night?',
      'What have you tried yourself, to make the place bearable?',
      'Where in your home can you sit and not see it?',
      "What would you say to the landlord if it couldn't cost you anything?",
      'How do you sleep, with that repair not done?',
    ],
    advice: [
      "I'd go over to writing: one dated message tomorrow with a photo, what's broken, and the day you want it done by. If that day passes, take the same message to a tenants' advice line and ask what you can make them do.",
      "I wouldn't stop paying, however tempting it is, since that can cost you the place. I'd start a page tonight: date, what you reported, what came back. If the repair's a danger to anybody's health, put that in the first line and send it higher up.",
    ],
    reason: [
      "You pay for a place where things work, and you live in one where they don't. Anybody gets sick of asking for what they've paid for.",
      "It's there when you wash and cook and lie down. A landlord can forget about a repair for days on end, and you can't.",
    ],
  },
  {
    id: 'the-rent',
    signs: orOutright(
      /\b(?:(?:landlord|landlady|agents?|agency)[^\n]{0,15} wants? (?:[£$€]?\d+|another|\w+ hundred)[^\n]{0,15}(?:more|extra|a month)|(?:half|most|all|more than half|two thirds|three quarters)(?: of)? (?:my|our|what i earn)\b[^\n]{0,20}(?:goes|go|going)\b[^\n]{0,15}\brent|more than half of what i earn goes|months? (?:in |of )?(?:rent )?arrears|(?:can'?t|cannot|how|don'?t know|struggl\w*|supposed|worried|scared)[^\n]{0,35} (?:pay|make|afford|cover|find|meet)(?: \w+){0,2} rent|i pay [£$€]?\d{3,4}[^\n]{0,15}(?:room|studio|flat|bedsit)|(?:can'?t|cannot|nothing|nowhere)[^\n]{0,25}afford to rent|can'?t afford to live (?:here|in (?:london|dublin|the city|this (?:city|town|flat)|my own))|months? behind[^\n]{0,60}(?:letting agent|landlord|landlady)|(?:years?|months?) (?:rent )?upfront|(?:he|they|she|landlord|landlady)(?: has|'ve|'s)? put it up by (?:[£$€]?\d+|\w+ hundred|fifty|sixty)|pension went up[^\n]{0,40}flat went up)\b|\brent'?s due\b|\bput (?:the rent|my rent|our rent) up (?:by|to|another)\b[^\n]{0,30}\b(?:from|take it or|a month|hundred|\d)|\bhid(?:e|ing) from the (?:landlord|landlady)\b|\b\d{3,4} a month for (?:a|one) (?:studio|room|box|bedsit|flat)\b|\bflat ?mate (?:left|moved out) without paying\b/,
      /\b(?:rent is (?:\d|half|most|more than|too|killing|so)|added \d+\w* to (?:the|my|our) rent|half (?:of )?my (?:wages|pay|salary|money) (?:is|goes on) rent|pay (?:the |my |our )?rent (?:and|or|with)|rent\b.{0,50}\b(?:going up|goes up|go up|went up|gone up|up (?:again|by|to)|raised?|rais(?:es|ing)|increas\w+|hike|doubl\w+|short|behind|due|arrears|late|overdue|more|can'?t|half)|(?:short|behind|late|late) (?:on|for|with) (?:the |my |our )?rent|(?:can'?t|cannot|couldn'?t|couldnt|won'?t|struggling to|how (?:will|do|can) (?:i|we)) (?:\w+ ){0,2}(?:pay|afford|make|cover|meet) (?:the |my |our |this )?rent|(?:rais(?:ed|ing)|increas(?:ed|ing)|put(?:ting)? up|hik(?:ed|ing)|upped) (?:the |my |our )?rent|rent (?:money|arrears|increase)|(?:owe|owing|owed) (?:the |my |our |\w+ months? )?rent)\b/,
    ),
    unless:
      /\b(?:(?:lent|lend|loaned) (?:\w+ ){0,3}rent\b|my tenants?|rent (?:a|an) |(?:friend|sister|brother|daughter|son|neighbour|he|she)(?:'s|s)? (?:\w+ )?(?:rent|lent me rent)|lent me rent|rent free|i'?m? (?:the|a) landlord)/,
    hear: [
      "That's a lot of pressure, having the rent over you the whole time.",
      "Rent is the one number that doesn't care what kind of month you've had.",
      "Before there's food or shoes or a night out there's the rent, and everything else has to fit in behind it.",
      'You do the rent sum again at night, as if the figures might come out kinder this time.',
      'With rent hanging over you, a broken kettle or a birthday is enough to upset the whole sum.',
    ],
    ask: [
      'What goes first when the rent has to be found?',
      'Who else knows how things stand with the rent?',
      'What have you already given up for the rent?',
      'How much would have to be there for you to sleep?',
      'What happens on the next rent day, as you see it?',
      'What would you buy first if the rent were paid for a month?',
      "What's it like to open a message about the rent?",
      "Where would you live if rent weren't a question?",
    ],
    advice: [
      "I'd tell them before rent day and not after: a short message tomorrow with what you can pay, and when. Most would sooner have a part than chase it all. If they've raised the rent, ask a housing advice line whether they may.",
      "I'd pay the rent before any card or loan, because those can't take your bed. Tomorrow I'd ring a debt charity and ask what help there is with it. If it can't be met most months, I'd look for somebody to share, or for less room.",
    ],
    reason: [
      'Rent is the one bill with your own door behind it. A number like that gets into sleep and food and everything.',
      'Rents have run away from wages nearly everywhere. You can work hard and live small and still be short when the day comes.',
    ],
  },
  {
    id: 'the-landlord',
    signs: orOutright(
      /\b(?:(?:my|our|the) (?:landlord|landlady)(?: is|'s|s)? (?:so |such |really |absolutely |always )*(?:horrible|awful|horrid|terrible|evil|mad|crazy|a (?:bully|creep|nightmare|monster|pig)|creepy|harassing|making (?:my|our) life|treating|watching)|(?:landlord|landlady)(?: is| has)? (?:never (?:answers|replies)|treats? (?:me|us)|makes? (?:my|our) life|watches|harass\w*|bull(?:ying|y|ies)|follows me|goes through my|been in my|locked me out|changed the locks|turned off the|cut off (?:my|the)|hates me|came in(?:to)? (?:my|without|while|when))|(?:agency|letting agents?|agents?|they|landlord|landlady)(?: is| are|'re)? (?:keeping|kept|keeps?|won'?t (?:give|return)|withholding)[^\n]{0,18}(?:my|our|whole) (?:\w+ )?deposit)\b/,
      /\b(?:(?:my|our|the|this|that|old|ex) (?:\w+ )?(?:landlord|landlady|letting agents?|housing officer)|(?:^|\n)(?:landlord|landlady))\b/,
      /\b(?:deposit|let(?:s|ting)? (?:him|her|them)sel(?:f|ves) in|(?:has|got) a key|came in while|walk(?:s|ed) in|viewings?|inspection|threat\w*|ignor\w+|does ?n'?t (?:answer|reply)|won'?t (?:answer|reply|give|let|sign)|refus\w+|rude|shout\w*|racist|keeps? (?:coming|saying|the)|charg(?:e|ed|ing)|unannounced|nightmare|enter(?:s|ing) my room|breaking point|hate|scared|afraid|complain\w*|not allowed|controls?|standing in my towel|extra people|how we live|go home)\b/,
    ),
    unless:
      /\b(?:being (?:lovely|nice|kind|decent)|told the landlord|helped me carry|(?:friend|sister|brother|daughter|son|neighbour)(?:'s|s)? (?:landlord|landlady)|i(?:'m| am) (?:a|the) (?:landlord|landlady)|pub landlord|like a landlady|couldn'?t believe it|soup|gave him tea|the unit|bakery|caf[eé])/,
    hear: [
      "It's unfair, and it's hard to push back when your home depends on them.",
      "You're paying for a home, and you still have to mind your tone with the person you pay.",
      "Whatever you'd like to say to a landlord, you weigh it first against having to find somewhere else.",
      'Landlords can be very quick about the money and very slow about everything else.',
      "The landlord has probably forgotten it by now, and you're still going over it in bed.",
    ],
    ask: [
      'What is the landlord like to your face?',
      "What would you say if you weren't renting from them?",
      "Who's on your side against the landlord?",
      'What are you most afraid the landlord might do?',
      'What do you like about the place itself, landlord aside?',
      'When did the place last feel like yours?',
      'How does it get into your evenings, this business with the landlord?',
      'What would a fair landlord have done?',
    ],
    advice: [
      "I'd have everything in writing from tomorrow, short and civil, even what's said at the door. If it's about money, a key or a threat, a tenants' advice line can tell you what a landlord may do. It's mostly less than they say.",
      "I'd pick the one thing you most want changed, and write to the landlord tonight about that alone, with a day in it. If the place is good otherwise, it's worth the push. If you dread the step on the stairs, I'd quietly begin to look.",
    ],
    reason: [
      "Somebody you didn't choose has a say over your bed and your bath. That gets under anyone's skin.",
      "You pay for that home and have to keep a landlord sweet as well. It's a lopsided thing to live with every day.",
    ],
  },
];
