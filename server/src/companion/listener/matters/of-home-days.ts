import { orOutright } from '../patterns.ts';
import type { Matter } from './matter.ts';

/** The house as work, and days that stay empty. */
export const ofHomeDays: readonly Matter[] = [
  {
    id: 'meal-nobody-valued',
    signs: orOutright(
      /\b(?:(?:he|she|they|kids?|children|husband|wife|sons?|daughters?|(?:nobody|no ?one|no-one|none of them)|everyone)[^\n]{0,25} (?:hates?|won'?t eat|wont eat|don'?t eat|didn'?t eat|wouldn'?t eat|complains? about|never says? anything about|doesn'?t like|criticis\w+)[^\n]{0,20}(?:everything i (?:cook|make)|anything i (?:cook|make)|what i (?:cook|make)|my (?:cooking|food|dinners?|meals?|lunch))|(?:he|husband|they) (?:threw|binned) (?:my|the) (?:dinner|food|cooking)(?: i made)?[^\n]{0,20}bin|said (?:my|the) (?:\w+ )?(?:food|curry|rice|soup|stew|dinner|cake|gravy|roast|biryani|jollof) (?:was|is|needs|needed) (?:\w+ )?(?:salty|salt|bland|dry|burnt|tasteless|nothing special|sweet|wet)|i (?:cook|cooked|make|made)[^\n]{0,50}(?:nobody|no ?one|no-one|none of them)[^\n]{0,20}(?:appreciat\w+|thank\w*|says? (?:a word|thank|anything)|said (?:a word|thank|anything))|(?:i )?made (?:\w+ ){0,4}(?:dinner|tea|roast|lasagne|meal)\b[^\n]{0,30}(?:he|she|they) (?:didn'?t come|never came|(?:said )?(?:he|she|they)'?d (?:already )?eaten|hed eaten)|said (?:he'?d|he had|hed|she'?d|they'?d) (?:already )?(?:eaten|had something at work)|dinner(?: is|'s|s) (?:cold|ruined)|got up from the table without (?:a|one) word|hours (?:on|making|cooking|over) (?:a|the) (?:meal|dinner|roast)[^\n]{0,40}(?:left|phones?|(?:nobody|no ?one|no-one|none of them))|(?:he|she|they) ate it (?:stood up|standing)|scraped (?:it|the lot|hers|his) (?:in|into) the bin|came to the table (?:til|till|until) it was cold|up and gone before i had sat down)\b|\bthree hours at the stove\b|\b(?:hours|all day) (?:at|over) the stove\b[^\n]{0,60}\b(?:phones|ketchup|said|left|ate|nobody)\b|\bput salt on it before (?:he|she|they) (?:even )?tasted\b|\bfrom scratch\b[^\n]{0,50}\b(?:eww?|pizza|toast|bin)\b|\b(?:eww?|yuck)\b[^\n]{0,50}\bfrom scratch\b|\bthe dog got most of it\b|\bnot one of them said (?:that|it) was nice\b|\b(?:made|cooked|baked) (?:\w+ ){0,4}(?:dinner|tea|cake|meal|lunch|supper)\b[^\n]{0,40}\b(?:said (?:he|she|they) (?:wasn'?t|wasnt|weren'?t|werent) hungry|didn'?t even taste|didnt even taste|wouldn'?t (?:touch|eat)|wouldnt (?:touch|eat))|\bwouldn?'?t? (?:touch|eat) the (?:dinner|tea|food|meal) i (?:made|cooked)\b/,
      /\b(?:(?:all day|hours|all morning|all afternoon) (?:on|over|making|cooking) (?:the|a|that) (?:roast|meal|dinner|cake|food|stew|curry|turkey|soup)|baked for|cooked (?:\w+ )?(?:for|hours|six|all)|my (?:curry|stew|jollof|rice|soup|cake|gravy)|christmas dinners?|(?:i|i'd|i've|we) (?:\w+ )?(?:cook(?:ed)?|baked|roasted)|(?:i|i'd|i've|^|\n|[.,!] ?|and) ?(?:had )?made (?:\w+ ){0,4}(?:dinner|lunch|tea|cakes?|soup|supper|lasagn[ea]|biryani|jollof|curry|roast|pie|stew|meal|bread|dumplings|pierogi|biscuits|cookies|moussaka|tamales|pancakes|breakfast|food|pudding|paella|everything)|my (?:cooking|baking|cake|roast|food|curry|stew|soup|lasagne)|(?:spent|stood|was) (?:\w+ ){0,4}(?:cooking|at the stove|baking)|i cook\b)/,
      /\b(?:looked at their phones|came back full|didn'?t sell|re-?salted|(?:not|never) (?:one|a) (?:word|thank)|carried a plate|nobody brought|thanked me|one bite|picked at it|on their phones|(?:he|she|they|kids|everyone|it) (?:\w+ )?(?:didn'?t (?:eat|touch|like (?:it|my))|wouldn'?t (?:eat|touch)|hates? (?:my|it)|pushed (?:it|the plate))|(?:nobody|no one|noone|none of them|not one)\b.{0,25}\b(?:touched|ate|noticed|said|turned up|came|tasted|wanted)|didn'?t (?:touch|eat) (?:it|any|a)|left it (?:on (?:the|their|his|her) plates?|all)|untouched|in the bin|take-?away|takeout|mcdonald'?s|ordered (?:a |in |pizza)|too (?:salty|dry|spicy|bland)|not hungry|went cold|gone cold|already eaten|without (?:a|one) (?:word|thank)|no thanks?|not even a thank|pulled a face|like my cooking|fed it to the dog|scraped it|spat)\b/,
    ),
    unless:
      /\b(?:scrape mine|mine in the bin|staff ?room|colleagues?|at work|the office|for (?:him|her|them) every day until (?:he|she) died|since (?:he|she) died|funeral|wake\b|i ate (?:it )?all|they (?:loved|ate it all|finished)|asked for seconds|made the dinner|died|passed away|for the first time in years)/,
    hear: [
      'You put hours of care into that meal, and nobody said a word. That hurts.',
      'A meal takes half a day to make, and no time at all for nobody to notice.',
      'A bought dinner you could shrug about. That one you peeled and stirred and waited for.',
      'All you wanted was to see somebody take a second helping.',
      'And the pots are yours as well, after a meal that nobody said a kind word about.',
    ],
    ask: [
      'Who did you most want to please with that meal?',
      'How had you imagined them eating it?',
      'Who taught you to cook?',
      'What did you do with what was left of the food?',
      "What's one word about the food that would have done?",
      'Did you get to eat any of it yourself?',
      "Who's the best eater you ever cooked for?",
      "What goes through your mind when you're at the stove for them?",
    ],
    advice: [
      "I'd tell them once, tomorrow, with nothing on the stove: I cooked that for you, and I minded. If they're sorry, the next meal's theirs to make. If they shrug, cook what you like yourself for a week and leave them the toaster.",
      "I'd take some of that food tomorrow to somebody who'll eat it with both hands, or ask them round for the next one. And if it's the same every time at home, I'd cook plainer and keep the good meals for people who notice.",
    ],
    reason: [
      "You gave hours to that meal, with somebody in mind. When food is left like that, it's hard not to feel left along with it.",
      'Cooking is a way of saying something to people. Nobody likes saying it to a row of plates and getting no answer.',
    ],
  },
  {
    id: 'dishes-left-to-one',
    signs: orOutright(
      /\b(?:(?:nobody|no ?one|no-one|none of them) (?:else )?(?:does|washes|cleans|empties|hoovers|helps?)[^\n]{0,25}(?:but me|except me|in (?:the|this) house|around the house|with the (?:dishes|house\w*|cleaning))|(?:i'?m|im|i am) the only one (?:who|that) (?:does|cleans|ever does|tidies|washes)[^\n]{0,20}(?:in this house|in the house|in this flat|anything round here|around here|here)|(?:home|in|back|down) to a sink full of|i do all the (?:housework|cleaning|washing up|dishes|chores)|(?:kids|children|they|sons?|husband|he|family|brothers?|flatmates?) leaves? everything (?:for|to) me|not (?:the|their|his|your|a|her) (?:maid|servant|skivvy|slave)|(?:always|only) me (?:who|that) (?:takes the (?:bins?|rubbish)|does the|cleans|washes|empties|hoovers)|(?:he|she|they|hubby|husband|wife|boyfriend|girlfriend|partner|(?:flat|room|house)mates?|kids|boys|sons?|brothers?|daughters?) (?:never|doesn'?t|don'?t|won'?t|doesnt|dont) (?:ever )?(?:cleans? up|tid(?:y|ies)(?: up)?|wash(?:es)? up|hoovers?|loads? the|empt(?:y|ies) the)|(?:room|flat|house)mates? (?:is|are) (?:so |such |absolutely )?(?:a )?(?:disgusting|filthy|dirty|messy|pigs?|slobs?)|i (?:clean|tidy)(?: up)? and (?:they|he|she|the kids) (?:just )?mess(?:es)? it up|kitchen is a mess[^\n]{0,20}(?:always me|again)|(?:can|knows how to) use (?:a|the) dishwasher|(?:mugs|cups|plates|bowls) in (?:his|her|their) (?:room|bedroom)|(?:rolled my sleeves up and )did the pans|(?:bowl|pan|tin|plate|mug)s?\b[^\n]{0,60}(?:guess who|waiting for me)|just tell me and i'?ll do it|already an?(?:other)? (?:cereal )?(?:bowl|cup|mug|plate)|me with the (?:suds|tea towel)|who cleans the kitchen)\b|\bsink (?:was|is|were) full again\b|\b(?:stack|leave|put)s? (?:it|them|everything) next to the dishwasher\b|\bif i don'?t wash up\b|\bif i dont wash up\b|\bguess who (?:scrubs|washes|cleans|empties)\b|\brubber gloves again while\b|\bnobody touched (?:one|a single) plate\b|\bi am the girl so the (?:vessels|dishes|plates)\b|\b(?:hubby|husband|he|they|nobody|sons?|kids|boys) (?:never|doesn'?t|don'?t|doesnt|dont|won'?t) lifts? a finger\b(?! to help me with)|\b(?:nobody|no one|none of them) (?:washes|cleans|lifts) (?:a|one|any) (?:plate|cup|thing|dish|finger)\b|\bsick of (?:cleaning|picking|tidying) up after (?:everyone|everybody|them|him|grown)/,
      /\b(?:dishes|washing up|plates|pans|(?:in|by) the sink|the bins?|the kitchen|the mess|mess everywhere|hoover\w*|the cleaning|tidy(?:ing)? up|clean(?:ed|ing)? up after|housework|chores|laundry|toilet roll|dirty (?:cups|mugs|plates|socks|clothes)|the rota|towels on the floor|dishwasher)\b/,
      /\b(?:hubby|adults|i(?:'m| am|m) (?:always )?the (?:only )?one|(?:flat|room|house)mates?|husband|wife|partner|boyfriend|girlfriend|kids|teenagers?|boys|brothers?|sisters?|sons?|daughters?|he|she|they|nobody|no one|noone|everyone|dan|we)\b/,
      /\b(?:(?:bins?|dishes|dishwasher|washing|toilet roll|laundry) (?:empt(?:y|ies)|do(?:es)?|wash(?:es)?|change|walk)s? (?:themselves|itself)|only (?:one|person|adult) (?:\w+ )?(?:who|that|here)?\b.{0,30}\b(?:dishwasher|hoover|bin|mop|sponge|cleans?|dishes|laundry|toilet)|still (?:all )?sitting there from|(?:i come|come|came|get|got) (?:in|home) (?:from work )?(?:\w+ ){0,3}(?:to|and)\b.{0,40}\b(?:dishes|mess|plates|state of|sink)|(?:nobody|no one|noone|none of them|he|she|they|flatmates?|roommates?|housemates?|husband|wife|kids|boys|brothers?|sisters?|sons?)\b.{0,30}\b(?:never|doesn'?t|don'?t|didn'?t|won'?t|refus\w+|leaves?|left|lifts?|helps?|empties|walks? past|steps? over)\b.{0,40}\b(?:dishes|washing up|plates|pans|sink|bins?|kitchen|mess|hoover\w*|clean\w*|tidy|housework|chores|laundry|toilet roll|cups|mugs|socks|rota|dishwasher|a finger)|(?:dishes|plates|pans|mess|sink|cups|mugs|bins?)\b.{0,40}\b(?:again|everywhere|still there|piled up|for me|left for|nobody|by itself|just dishes|not (?:his|her|their) job)|(?:i'm|im|i am) (?:always )?the (?:only )?one (?:who|that) (?:cleans|does|washes|tidies|picks|empties)|not (?:the|your|their|his) (?:maid|cleaner|servant|skivvy)|(?:argu|fight|fought|row|rowed|aren'?t talking|not talking)\w*\b.{0,25}\b(?:dishes|washing up|cleaning|chores|bins|mess))\b/,
    ),
    unless:
      /\b(?:two plates again|flowers in the sink|married and|died|passed away|funeral|i (?:do|did|'m doing|am doing) the dishes (?:and|then)|my job is|i clean (?:offices|houses|rooms)|depress\w+|good again|dishwasher bro|be left now|had a go at|say sorry|dementia|restaurant|shift)/,
    hear: [
      "It's tiring and unfair that it always comes down to you.",
      'To bring it up makes you the one who nags about plates, and to say nothing makes you the one who washes them.',
      'You start counting, who did the bins, who bought the soap, and you never wanted to be a person who counts.',
      'Every plate left on the side says somebody will do it, and somebody has always been you.',
      "They'd say all you have to do is ask, as if asking weren't one more of the chores.",
    ],
    ask: [
      'Which job in the house makes you see red?',
      "What happens in the house when you don't do it?",
      'What do they say when you bring up the mess?',
      'How was it done in the house you grew up in?',
      "What would you do with the evening if the dishes were somebody else's?",
      'What would count, for you, as them doing their share?',
      "When did you last come home to a clean kitchen that you hadn't cleaned?",
      'What are they like otherwise, when no dishes are in it?',
    ],
    advice: [
      "I'd stop talking about mess, and name two jobs that are theirs for good, the bins and the pans, say. Tell them tomorrow, when nobody's cross, and then never touch those two. If it piles up, let it, and keep one clean plate for yourself.",
      "I'd say what it costs in hours and not in dishes: a whole evening of mine goes on this every week. One calm sentence, tomorrow. If nothing has changed in a month, it's about more than plates, and I'd say that too.",
    ],
    reason: [
      "It isn't the plate. It's being taken for the one who'll do it, day after day, by people who've got hands.",
      "You do the washing up and the noticing as well, and whoever mentions it is the nag. That wears through anybody's good temper.",
    ],
  },
  {
    id: 'home-too-much-to-clean',
    setting: true,
    signs: orOutright(
      /\b(?:(?:my|our) (?:whole )?(?:house|flat|place|room|home|apartment|bedroom) is (?:just |such |in |so |an absolute |a complete |a total |a bit of )*(?:a )?(?:mess|disaster|filthy|disgusting|dump)|(?:the|this|my) (?:house|cleaning|housework)(?: is|'s) (?:getting |just |all )?too much for me|(?:can'?t|can ?not|couldn'?t|could not) (?:face|cope with|manage|keep up with|keep on top of) (?:the |my |this |all the )?(?:cleaning|housework|mess|washing|laundry)|(?:can'?t|can ?not|couldn'?t|could not) look after (?:this|the|my) house|where to (?:start|begin)[^\n]{0,20}(?:mess|house\b|cleaning|clutter)|living in (?:a|this|the|my own) (?:mess|tip|filth|pigsty|dirt)|clutter everywhere|so much (?:stuff|clutter|junk|rubbish) everywhere|(?:rubbish|clothes|junk) everywhere|(?:washing|laundry|dishes)(?: is| are|'s) (?:just )?piling up|dishes have been (?:there|in the sink) (?:for )?(?:a week|weeks|days|since)|(?:can'?t|can ?not|couldn'?t|could not) let (?:anyone|anybody|people) in(?:to)? my (?:house|flat|home|room)|i'?m a hoarder|too tired to (?:clean|tidy up|hoover)|haven'?t (?:changed|washed) (?:my|the) (?:sheets|bed|bedding)|bin bags?[^\n]{0,80}(?:gave up|sat down)|used to be so tidy|dust comes back|wants doing again|boxes still from the move)\b|(?:^|\n|[.!?] )(?:my|our) (?:house|flat|room|place|kitchen|bedroom) is (?:a |an absolute |a total |a complete |an )?(?:tip|state|pigsty|bombsite|disgrace)\b|\bashamed of my (?:kitchen|bedroom)\b|\bevery room\b[^\n]{0,60}\bclothes on the floor\b|\b(?:can'?t|cant) have anyone (?:round|over|in)\b(?![^\n]{0,60}\b(?:mum|mam|mom|dad|parents|he|husband|boyfriend|landlord|covid|baby)\b)|\bi step over (?:stuff|things|it all)\b|\bpath from the bed to the door\b|\bi clean and its? like i was never there\b|\bsocks stick\b/,
      /\b(?:keep up with the (?:house|housework|cleaning|washing|mess)|live like (?:a )?(?:pig|animal)s?|living in (?:filth|a tip|squalor|mess)|(?:house|flat|place|room|kitchen|home)(?:'s| is| looks)? (?:in )?(?:an absolute |a total |such |in )?(?:a )?state\b|(?:house|flat|room|bedroom|kitchen|place|apartment|everything|home)(?:'s| is| looks| was)? (?:like |such |in |just |an absolute |a complete |a total )*(?:a )?(?:mess|tip|state|filthy|disgusting|bomb ?site|pigsty|chaos|dump|hoard\w*)|(?:haven'?t|havent|can'?t|cant|can'?t seem to|not) (?:\w+ ){0,3}(?:clean(?:ed)?|washed up|hoover(?:ed)?|tid(?:y|ied)|do(?:ne)? the (?:dishes|laundry|washing up)|changed? (?:the|my) sheets|opened the post)|dishes have been there|(?:laundry|washing|dishes|clothes|post|mess) (?:\w+ ){0,2}(?:mountain|piling up|piled up|pile|everywhere|for weeks)|(?:clutter|hoarding|hoarder)|behind (?:on|with) the (?:housework|cleaning|laundry)|on top of the (?:house|housework|mess|cleaning))\b/,
      /\b(?:i|my|me|i'm|im)\b/,
      /\b(?:in bed|everywhere|toys|i'?m \d\d|\d\d\b|can'?t|washing|filth|where to start|too much|overwhelm\w*|ashamed|embarrass\w*|can'?t (?:face|start|keep|seem|even|do|move|let|have)|cant|weeks|days|months|walk past|step over|depress\w*|energy|no one can come|visitors?|disgust\w*|can'?t bear|used to be|sink|tired|look at it|behind the door|crying|cried|paralys\w*|frozen)\b/,
    ),
    unless:
      /\b(?:flatmates?|roommates?|housemates?|(?:he|she|they|husband|kids|nobody) (?:never|doesn'?t|don'?t|won'?t|leaves? (?:it|his|her|their|the|everything|dishes|plates|clothes|stuff|mess))|(?:my )?(?:mum|mother|dad|father|brother|sister|son|daughter|neighbour)'?s (?:house|flat|room|place)|i'?m a mess|new house|moved in\w*|his room|her room|hotel|shift|dead)\b/,
    hear: [
      "When it's got to that point it's hard even to know where to begin.",
      "You know precisely what would have to be done, and the mess uses up the strength you'd need for it.",
      "People talk of tidying as a matter of minutes, and they've never started from where you're standing.",
      "It's your own home, and there's hardly a spot in the mess where you can simply sit.",
    ],
    ask: [
      'Which corner of the mess bothers you most?',
      'What do you suppose is at the bottom of the biggest pile?',
      'When did you last have somebody round?',
      'What did the place look like at its best?',
      'What else was going on when the mess got ahead of you?',
      'Where do you sit, in among it all?',
      'Who could you let see the place as it is?',
      'What would you most like to be able to do in that room again?',
    ],
    advice: [
      "I'd fill one bag tonight with plain rubbish, nothing that needs deciding, and stop when it's full. Another tomorrow. If you can't start even that, have somebody sit in the room with you. They needn't touch a thing, and it's odd how it helps.",
      "I'd clear one spot and no more, the sink or a chair, and keep that clear. If you're low or ill as well, I'd tell a doctor about the mess in plain words tomorrow. It's often the sign of something, and not the fault.",
    ],
    reason: [
      "Things pile up by themselves while somebody's busy just getting through the day. A room shows it long before a face does.",
      "It looks like one job and it's a thousand small decisions. Plenty of people shut the door on a mess like that and go and lie down.",
    ],
  },
  {
    id: 'pastime-gone',
    signs: orOutright(
      /\b(?:(?:can'?t|can ?not|couldn'?t|could not) (?:do (?:the|my) garden(?:ing)?|garden|knit|sew|paint|read|sing|crochet|cycle|fish|golf|embroider)(?: any ?more| now\b| these days)|(?:gave|given|give|giving) up (?:my |the )?(?:golf|tennis|bowls|gardening|fishing|cycling|rugby|riding|sailing|judo|karate|darts)\b(?! (?:club )?for)|i (?:really |do |so )?miss (?:singing|dancing|painting|gardening|swimming|sewing|knitting|fishing|my allotment|the choir|the band)\b(?! (?:with|for|to) (?:him|her|my))|used to (?:paint|sing|dance|draw|knit|sew|garden|swim|fish|climb|play (?:the )?\w+)\b[^\n]{0,30}(?:now i can'?t|can'?t (?:any ?more|now)|my (?:hands|eyes|knees))|(?:our|my|the) (?:\w+ )?(?:choir|band|orchestra|troupe|(?:\w+ )?club|(?:art|dance|walking|knitting|sewing|singing|writing) (?:class|group)) (?:is |has |have |was |are |'s )?(?:closing|closed down|broke(?:n)? up|split up|folded|finishing|disbanded|shut down)|(?:hands|eyes|fingers|knees) (?:are|is) (?:too|not)[^\n]{0,15} (?:to|for) (?:sew\w*|knit\w*|paint\w*|play\w*|read\w*|run\w*|danc\w*)|had to sell my (?:motorbike|boat|horse|guitar|piano|drums|caravan|bees)|no more (?:chess|bridge|bingo|darts|bowls|choir|cricket)|boat went for|shut down the server)\b|\bclub is closing\b[^\n]{0,60}\b(?:years|darts|tuesdays|fellas)\b|\bdug up the allotments?\b|\b(?:hands|fingers|eyes|knees) (?:are |will |have )?(?:too |not |gone)[^\n]{0,40}\b(?:accordion|piano|guitar|stitches|running|knit\w*|play|paint\w*)\b|\bbowling green was sold\b|\bmiss football\b(?! (?:practice|training|tonight|today|this|because|cos))|\bbingo hall is now\b|\bused to draw all the time\b|\bcut me from the (?:team|squad|side)\b|\b(?:our|my|the) (?:choir|band|orchestra|team) is (?:finishing|folding|closing|ending|disbanding)\b|\bcan'?t (?:run|swim|dance|play|climb) any ?more\b|\bcant (?:run|swim|dance|play|climb) any ?more\b/,
      /\b(?:tak(?:ing|en) (?:the|our|my) allotments?|can'?t (?:knit|sew|paint|play|run|dance|sing|dig|swim)\b.{0,20}\b(?:any ?more|with my|since|now)|dropped to the (?:b|second|seconds|reserve)|(?:band|choir|team|club) (?:has |have )?(?:let me go|dropped me|replaced me|folded|is folding))\b|\b(?:choir|team|squad|garden|allotment|piano|guitar|violin|fiddle|cello|trumpet|accordion|organ(?:ist)?|(?:brass|my|our|the) band|football|cricket|netball|rugby|hockey|bridge|(?:book|chess|bowls|darts|running|sewing|swimming|rowing|walking|camera|tennis|social) club|orchestra|knitting|painting|sewing|dancing|running|climbing|swimming|bell ?ringing|greenhouse|pigeons|bees|boat|pottery|gymnastics|ballet)\b.{0,60}\b(?:gave (?:it |the \w+ |up )*up|gave up|given up|had to (?:stop|give|sell|quit|leave)|(?:got |was |been )?dropped (?:me|from|out)|cut from|kicked (?:off|out)|(?:been |got |was |is )(?:replaced|folded|disbanded|closed down|shut down|dug up|taken over)|is closing|are closing|has folded|packed up|disband\w+|sold (?:my|the)|can'?t (?:play|paint|knit|run|dance|sing|garden|sew|swim|climb|dig)|no longer (?:play|sing|run|dance|paint|garden)|not picked|didn'?t make|haven'?t (?:played|sung|painted|danced|run|knitted) (?:since|in)|miss (?:the |my )?)|\b(?:gave (?:it |the \w+ |up )*up|gave up|given up|had to (?:stop|give|sell|quit|leave)|(?:got |was |been )?dropped (?:me|from|out)|cut from|kicked (?:off|out)|(?:been |got |was |is )(?:replaced|folded|disbanded|closed down|shut down|dug up|taken over)|is closing|are closing|has folded|packed up|disband\w+|sold (?:my|the)|can'?t (?:play|paint|knit|run|dance|sing|garden|sew|swim|climb|dig)|no longer (?:play|sing|run|dance|paint|garden)|not picked|didn'?t make|haven'?t (?:played|sung|painted|danced|run|knitted) (?:since|in)|miss (?:the |my )?).{0,40}\b(?:choir|team|squad|garden|allotment|piano|guitar|violin|fiddle|cello|trumpet|accordion|organ(?:ist)?|(?:brass|my|our|the) band|football|cricket|netball|rugby|hockey|bridge|(?:book|chess|bowls|darts|running|sewing|swimming|rowing|walking|camera|tennis|social) club|orchestra|knitting|painting|sewing|dancing|running|climbing|swimming|bell ?ringing|greenhouse|pigeons|bees|boat|pottery|gymnastics|ballet)\b/,
      /\b(?:knit|sew|allotments|b team|drums|hands|sung|sing|sang|play|played|playing|practi[sc]e|rehears\w*|team|squad|club|choir|band|organ\w*|allotment|garden|greenhouse|knit\w*|paint\w*|danc\w*|swim\w*|run|running|bridge|piano|guitar|violin|fiddle|cello|boat|bees|pigeons|season|coach|trained|training|ballet|climb\w*|gymnast\w*)\b/,
    ),
    unless:
      /\b(?:in church|\bgod\b|faith|belie(?:f|ve\w*)|pray\w*|too (?:slow|old) for|seventies|re-?audition|my (?:work )?team (?:at work|lead|leader|had a meeting|meeting|manager)|(?:sales|support|whole|management|marketing|dev|product|finance|my) team\b.{0,20}\b(?:work|boss|manager|meeting|project)|running (?:late|out|away|around|the|my|a|on)|(?:he|she|him|her|husband|wife|dad|mum) died|died|funeral|kindergarten|beer garden|smoking|organ don\w+|running water|feels lighter|sold (?:my|the) first|first painting|joining the|team day|robertsons|mum's piano|deposit|bunk beds|if (?:our|the|my) team|thinks i gave up|foster\w*|telling the kids|didn'?t make (?:me|it|him|her|any|sense)|the bridge (?:is|was)|miss my (?:mum|dad|son|train|bus|stop))/,
    hear: [
      "It's a real loss, when it meant that much to you.",
      'Other people called it a hobby, and for you it was the part of the week that was really yours.',
      "Nobody sends a card when somebody loses a choir or a team or a garden, and it's a loss all the same.",
      'People say find another hobby, as if that one had come out of a catalogue.',
      'You got good at it slowly, with a lot of bad practice nobody else ever saw.',
    ],
    ask: [
      'What was it like on a good day, when you were in the middle of it?',
      'What do you miss first, the doing or the people?',
      'Where do you keep the things that belonged to it?',
      'How did you come to take it up?',
      'What do you do now at the hour when it used to be?',
      "What could you be there that you can't be anywhere else?",
      'Who knows how good you were?',
      "What's the best day you ever had with it?",
    ],
    advice: [
      "I'd keep the hour and put something else in it. Ask somebody who knew you at it for a coffee tomorrow, at just that time. If it's your body that won't any more, there's mostly a job beside it, teaching, listening, keeping the score.",
      "I wouldn't part with the gear this year, and I wouldn't force a new hobby either. If there's another place that does the same thing, look it up tonight and go once. Once is enough to know.",
    ],
    reason: [
      "It gave the week a shape, and it gave you something that was only yours. That's a loss, whatever other people call a hobby.",
      "You put a great many evenings into it. Only people who've never done a thing for love think that's easily put down.",
    ],
  },
  {
    id: 'birthday-gone-by',
    signs: orOutright(
      /\b(?:(?:nobody|no ?one|no-one|none of them) (?:even )?(?:wished me|said|remembered) (?:a )?(?:happy birthday|my birthday|it was my birthday)|worst birthday|my birthday (?:was|is|has been) (?:\w+ )?(?:rubbish|awful|terrible|horrible|shit|crap|the worst|lonely)|(?:not (?:one|a single)|no) birthday cards?|hate my (?:own )?birthday|birthdays? (?:alone|on my own|by myself) (?:again)?|booked for (?:eight|ten|twelve|six|\d+)[^\n]{0,20}(?:three|two|one|four|\d) (?:turned up|came|showed)|(?:everyone|they all) forgot\b[^\n]{0,40}facebook|(?:wasn'?t|was not) my (?:day|birthday) any ?more|yesterday was my day\b(?! off))\b|\b\d\d yesterday\b[^\n]{0,40}\b(?:messages?|cards?|nobody|no one|dentist)\b|\bonly card (?:on the mantelpiece )?(?:is|was) from\b|\bno ?one sang\b|\bturned \d\d and my (?:dad|mum|mam|mom|sister|brother|friends?)\b[^\n]{0,30}\b(?:thumbs|didn'?t|never|nothing)\b|\btoday i (?:turn|turned|am|turnt) \d\d\b[^\n]{0,30}\b(?:no ?one|nobody|alone)\b|\bmy birthday (?:yesterday|today|on \w+)\b[^\n]{0,40}\b(?:did not|didn'?t|never|not one|no one|nobody)\b/,
      /\b(?:(?:i'?m |im |turned )\d\d today\b|hubby forgot|(?:husband|wife|he|she|they|everyone|kids) (?:all )?forgot\b.{0,12}\b(?:\d\dth|birthday|bday)|(?:my|was my|it's my|its my) (?:\w+ )?(?:birthday|bday|b-day|\d\dth|\d\dst|\d\drd|\d\dnd|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth)|forgot(?:ten)? (?:again, )?my (?:\w+ )?(?:birthday|bday|sixtieth|fiftieth|fortieth|seventieth))\b/,
      /\b(?:knew it was|nothing else|nobody|no one|noone|no-one|not one|not a single|forgot|forgotten|didn'?t (?:ring|remember|call|text|write|say|come|even|phone|wish)|only (?:the|my|one|two|a) (?:dentist|bank|mum|mom|nan|phone|person|people|card|text|message)|alone|by myself|on my own|no (?:cake|card|cards|calls?|message)|cancell?ed|never (?:rang|called|wrote|came)|hasn'?t (?:rung|called|texted|written)|blue ticks|not really|cried|crying|empty|sad|lonely|worked|night shift|still (?:waiting|hasn'?t)|again|should be happy)\b/,
    ),
    unless:
      /\b(?:planning my (?:birthday|bday)|my (?:birthday|bday)(?:'?s| is| was)? in (?:a |two |three |\d|january|february|march|april|may|june|july|august|september|october|november|december)|(?:since|before|after|until|till|by|near|around) my (?:\w+ )?(?:birthday|bday)\b|for my (?:\w+ )?(?:birthday|bday)\b(?!.{0,60}(?:forgot|nobody|no one|nothing))|my (?:son|daughter|mum|mom|dad|nan|husband|wife|brother|sister|friend|boy|girl|best friend|mother|father|boss|late \w+)'?s (?:\w+ )?(?:birthday|bday)|isn'?t my birthday|not my birthday|would have been|surprise|laughing|going to book|sober|died|funeral|passed)/,
    hear: [
      'It hurts when nobody thinks of your day, at any age.',
      'Nobody wants to announce their own birthday, so you wait to see who knows, and then you know.',
      "It isn't presents you look for on a birthday by now. It's having crossed somebody's mind.",
      "Other people's birthdays sit in your head without your trying, and you'd thought yours sat in theirs.",
      "It's hard to say you're hurt about a birthday, because it sounds like something a small child would say.",
    ],
    ask: [
      "Who'd you hoped would think of it?",
      'What was the best birthday you ever had?',
      "What would've been enough for it to feel like a birthday?",
      'What did you do with the day, or with what was left of it?',
      'What kind of cake would it have been?',
      'Who used to make a fuss of your birthday?',
      'Did you do anything for yourself that day?',
      'Whose birthday do you never forget?',
    ],
    advice: [
      "I'd tell one of them plainly, late as it is: it was my birthday, and I'd have liked to hear from you. If they're any good they'll be ashamed and ring. And I'd buy a cake tomorrow and eat it with somebody.",
      "I'd give your birthday a second date, a Saturday soon, and ask two people to it tonight, without saying sorry for asking. If the same ones forget every year, I'd stop waiting for them and tell your day to somebody who likes birthdays.",
    ],
    reason: [
      "It's the one day that's about your being here at all. You don't have to want presents to mind that it went by like any other.",
      'A birthday shows who has you in their head without being asked. Everybody looks, at fifteen and at eighty, whatever they say.',
    ],
  },
  {
    id: 'age-come-to',
    setting: true,
    signs: orOutright(
      /\b(?:where did my life go|(?:i'?m|im|i am) (?:2\d|3\d|4\d|5\d|thirty|forty|fifty)(?:[- ]\w+)? and (?:i |i've |ive |have |i have |i've )*(?:achieved nothing|(?:i )?feel like (?:it'?s|its|my life is) over)|(?:first|another|a long) (?:grey|gray|white) (?:hair|one)|half my life (?:is|has) (?:over|gone)|too old (?:now )?for everything|happy (?:fiftieth|sixtieth|seventieth) from the|(?:29|39|49|59) and everyone (?:says|tells))\b|\b(?:quarter|half) (?:of )?a century tomorrow\b|\b(?:same age as|older now than) my (?:mum|mam|mom|dad|mother|father)\b|\bgot up to give me (?:his|her|their) seat\b|\b(?:scroll\w*|form)\b[^\n]{0,40}\bto find my year\b|\bthirty was married with a house\b|\bi become (?:\d0|\d5)\b|\bcalled me mama\b|\b(?:turning|turn|be) (?:30|40|50|60|70|80|thirty|forty|fifty|sixty|seventy|eighty) (?:next|on|tomorrow|this|soon)\b[^\n]{0,60}\b(?:freaking|panic\w*|scared|don'?t like|hate|can'?t believe|terrified|cry\w*|old)\b|(?:^|\n)(?:30|35|40|50) and (?:still|single|nothing|no )\b|\bturning (?:30|40|50|60|70) tomorrow\b|\b(?:i'?m|im) (?:2[89]|3\d|4\d) and everyone(?:'s| else is| else has| is) (?:married|settled|engaged|having|got)\b/,
      /\b(?:(?:^|i'?m |im |i'll be |be )(?:30|35|40|45|50|55|60|65|70|75|80|thirty|forty|fifty|sixty|seventy|eighty) (?:next|on|in|this|soon|tomorrow) (?:week|month|year|march|april|may|june|july|august|september|october|november|december|january|february|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|(?:i'?m |i am |i |im |i'll be |ill be )?(?:about to |going to |gonna |soon |just |nearly |almost )*(?:turn(?:ed|ing|s)?|hit(?:ting)?|be|reach\w*) (?:30|35|40|45|50|55|60|65|70|75|80|thirty|thirty-?five|forty|forty-?five|fifty|fifty-?five|sixty|sixty-?five|seventy|eighty)\b(?!-| (?:minutes|miles|people|percent|euros?|pounds|dollars|quid|k\b|years))|my (?:30th|40th|50th|60th|70th|80th|thirtieth|fortieth|fiftieth|sixtieth|seventieth)|(?:i'?m|i am|im) (?:nearly|almost) (?:30|40|50|60|70|thirty|forty|fifty|sixty|seventy)\b|i thought (?:i'd|i would) (?:be|have) (?:\w+ ){0,6}(?:at this age|by \d\d|by (?:thirty|forty|fifty|sixty)|at my age)|(?:at|by) my age i)/,
      /\b(?:rent(?:ing)? (?:a|one) room|rent a room|done nothing|where did it go|a fern|still at home|no idea|nothing|by now|thought i'?d|should (?:have|be)|nothing to show|behind|everyone else|everybody else|all my friends|single|childless|no (?:house|kids|husband|wife|job|savings|career)|waiting for (?:it|life|my life)|to begin|half my life|over the hill|invisible|switched me off|cried|scared|what have i done|wasted|achiev\w+|still (?:living|renting|single|waiting|don'?t)|years left|too late)\b/,
    ),
    unless:
      /\b(?:(?:he|she|they|it)(?:'d| would|'ll| will) be (?:\d\d|thirty|forty|fifty|sixty|seventy|eighty)|ideas for my|my (?:son|daughter|mum|mom|dad|nan|husband|wife|brother|sister|friend|boy|girl|best friend|mother|father|boss)(?:'s|s| is| just| has|'s just)? (?:\w+ )?(?:turn\w*|\d0th|fiftieth|sixtieth)|turned \d+ (?:of|people|down)|hit \d+ (?:on|mph|miles)|would have (?:turned|been))/,
    hear: [
      "A birthday like that can make you look hard at your own life, and that isn't easy.",
      "A round birthday makes you do accounts you'd never do on an ordinary Tuesday.",
      "It's less the age than the list of things you'd always thought would have come along by then.",
    ],
    ask: [
      "Where had you thought you'd be at this age?",
      'What would surprise the you of ten years ago?',
      "Which thing on the list hurts most, that it hasn't come along by this age?",
      'Who do you measure yourself against?',
      'How old do you feel when nobody asks your age?',
      'What would you most like to have done before the next birthday?',
      "What's the best age you've been so far?",
      'Who else do you know at your age that you could say this to?',
    ],
    advice: [
      "I'd write the list down tonight, everything you thought you'd have by this age, and cross out what was other people's idea. If something's left that you truly want, do the first small bit of it this week. If nothing is, let the number go by.",
      "I'd spend the birthday on something you'd like at any age, with one or two people who don't keep count. If it's time you're afraid of, put one thing with a date to it in the diary tomorrow.",
    ],
    reason: [
      "Round numbers make everybody do the sum. You're holding a real life against one you made up when you knew nothing about this age.",
      "Other people's lives look finished from the pavement. Your own age you see from inside, with everything that hasn't come along by now.",
    ],
  },
  {
    id: 'empty-sundays',
    signs: orOutright(
      /\b(?:never have anything to do (?:on|at)(?: the| a)? (?:saturdays?|sundays?|weekends?)|everyone (?:else )?has plans[^\n]{0,20}(?:this weekend|at the weekend|on saturday)|after tea is the worst|same four walls[^\n]{0,30}(?:night|evening|telly|netflix)|(?:the )?roast for one|families in the park|netflix asking if i'?m still)\b|(?:^|\n)sundays? again\b|\bdon'?t speak (?:again )?(?:til|till|until) monday\b|\bdont speak (?:again )?(?:til|till|until) monday\b|\bgo (?:to )?bed at (?:half )?(?:7|8|seven|eight)\b[^\n]{0,40}\bto get it over\b|\bsundays\.? (?:shops|nobody|nothing)\b|\b(?:saturday|friday) night and i'?m listening to\b|\bbetween washing up and bedtime\b/,
      /\b(?:what do people do on (?:a )?sundays?|(?:friday|saturday|sunday) nights? (?:and|alone|again)\b.{0,50}\b(?:nobody|no one|alone|by myself|in bed|telly|tv)|bank holidays?\b.{0,40}\b(?:nobody|nothing|no one|alone)|fine in the week\b.{0,25}\b(?:saturdays?|sundays?|weekends?)|weekend (?:again )?(?:and|with) (?:nobody|no one|nothing|no plans)|nobody to (?:text|ring|call|see)\b.{0,40}\b(?:weekend|friday|saturday|sunday|evening|tonight)|(?:hate|dread|can'?t stand|get through|survive|fear) (?:the )?(?:sundays?|weekends?|evenings?|bank holidays?|saturday nights?)|(?:sundays?|weekends?|evenings?|saturdays?|bank holidays?|friday nights?|saturday nights?)\b.{0,12}\b(?:is|are|feels?|'s|was|just)? ?(?:the )?(?:worst|so long|too long|long|empty|hardest|lonely|loneliest|so quiet|too quiet|endless|killers?|drag)|(?:whole|entire|all|the) weekend\b.{0,50}\b(?:alone|nobody|no one|noone|didn'?t speak|haven'?t spoken|not spoken|on my own|by myself|without speaking)|(?:not|haven'?t|hadn'?t|didn'?t) (?:spoken|speak|spoke|talked|said a word) (?:\w+ ){0,3}(?:anyone|anybody|a soul|a person|another)\b.{0,20}\bsince (?:friday|saturday|sunday|thursday)|(?:nothing|nobody|no one|no plans)\b.{0,30}\b(?:this|at the|on|all|for the) (?:weekends?|sundays?|evenings?)|(?:evenings?|sundays?|weekends?) (?:alone|on my own|by myself)|sunday afternoons?\b.{0,40}\b(?:alone|empty|sad|nothing|quiet|silence))/,
    ),
    unless:
      /\b(?:monday coming|work tomorrow|school tomorrow|sunday scaries|on call|(?:she|he|they|mum|dad|mother|father|nan) (?:is|are|was|sits?|'s) (?:\w+ )?(?:alone|on (?:her|his|their) own)|nice sad|until they|results|it's pleasant|kids are at|used to do the crossword|day shift|alone with the kids|died|passed away)/,
    hear: [
      'Those long empty hours with nobody there are really lonely.',
      "You tidy, you look at the phone, you make tea you don't want, and the evening has moved on by ten minutes.",
      'On empty evenings every lit window in the street seems to have people in it.',
      'A whole weekend can go by without you using your voice, and then it comes out rusty.',
      "It isn't a party you want. It's somebody in the next room of a Sunday, turning a page.",
    ],
    ask: [
      'What did those days use to be like?',
      'Which hour of it is the longest?',
      "Who'd you ring, if you knew they'd be pleased?",
      "What's the best Sunday you remember?",
      'Where do you go when you go out just to go out?',
      'What would you like to hear from the next room?',
      'What do you tell people when they ask about your weekend?',
      'Is there an evening in the week you look towards?',
    ],
    advice: [
      "I'd fix one thing to the emptiest hour, every week the same, with people in it even if nobody speaks: a pool, a church, a café with a newspaper. Choose it tonight. If you'd sooner have company, ask somebody for that hour, not for the day.",
      "I'd ring one person tomorrow and ask what they do with their Sundays. More of them sit at home than you'd think. If there's nobody to ring, go where a pair of hands is wanted, a soup kitchen, a dog shelter, a club that needs its teas made.",
    ],
    reason: [
      "All week something asks for you, and then nothing does. The same people who manage a Tuesday very well can't bear a Sunday.",
      'Evenings and weekends are talked of as time for family and friends. When yours are empty, every laugh from next door rubs it in.',
    ],
  },
];
