import { named } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { illness } from './of-illness.ts';

const kin = 'mum|mummy|mom|mam|mammy|dad|daddy|da|papa|nan|gran|grandma|grandad|grandpa';
/** That one who is ill or old is seen to; small children are seen to as well. */
const seenTo =
  /\b(?:ill|illness|stroke|dementia|alzheimer'?s|parkinson'?s?|ms|mnd|cancer|chemo|lewy body|wheelchair|disab\w+|tablets|pills|hoist|commode|nurse|carer|caring|hospital|surgery|operation|bedpan|oxygen|nebuliser|look(?:ing)? after (?:him|her|my (?:mum|mom|dad|wife|husband|mother|father|nan|gran))|hip|feed him|feed her|bathe him|bathe her|can'?t (?:walk|stand)|meds)\b/;
const babies =
  /\b(?:baby|weeks old|months old|newborn|toddler|five months|six months|nappy|breastfeed\w*|puppy|kitten|hamster)\b/;

/** Somebody else's illness: those who do the caring, wait in corridors, and are not asked. */
export const ofIllnessCare: readonly Happening[] = [
  {
    id: 'a-child-doing-the-caring',
    cues: 'tablets meds mum mom dad care check feed tea forms translate',
    when: new RegExp(
      `\\byou (?:do|make|give|check|help|cook|get|look after|run|wash|sort)\\b.*\\b(?:her|his|${kin}|your (?:mum|mom|dad|nan|sisters?|brother))\\b.*|\\byou do (?:the |all the )?(?:tablets|tea|forms|meds)\\b`,
      'i',
    ),
    beside:
      /\b(?:i'?m|im|i am) (?:only )?(?:9|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks|months|years|stone|hours|minutes))/,
    unless: /\bmy son\b|\bmy daughter\b|\bbirthday\b|\bmy kids\b|\bboyfriend\b/,
    hear: [
      "That's far too much to carry at your age.",
      'They say how grown up you are, and then nobody is being grown up for you.',
    ],
    ask: ['Who at school knows?', 'What is there in a day that is just yours?'],
  },
  {
    id: 'nobody-asks-the-carer',
    cues: 'ask asks asked how call calls ring rings nobody',
    when: named(
      `\\b(?:asks?|asked|rings?|calls?|called|rang)\\b(?: \\w+){0,4} how(?:'s| is| are) (?:he|she|they|your (?!day)\\w+|${kin})\\b|\\b(?:asks?|asked|rings?|calls?)\\b(?: \\w+){0,4} how (?!you|i\\b|it|old|much|many|long|do|did|was)\\w+(?: is|'s| does| are)\\b|\\b(?:nobody|no one) (?:ever )?asks (?:how you(?:'re| are)|who is doing|about you|you how)|\\bhow's (?:bob|he|she|your \\w+)$|\\bonly ever ask about (?:him|her)\\b|\\bsays you're doing great\\b`,
    ),
    beside:
      /\b(?:stroke|dementia|parkinson'?s?|ms|mnd|cancer|chemo|lewy body|carer|caring|look(?:ing)? after|tablets|pills|bathe|feed (?:him|her)|his feet|nebuliser|hospital)\b/,
    unless:
      /\bhow it was\b|\basked me how i\b|\bask(?:s|ed)? how i am\b|\bdoctor\b.*\basked\b|\bchange your name\b|\bhe asked how i slept\b|\bask how i am with\b/,
    hear: ['Everybody asks about the one you look after, and nobody asks about you.'],
    ask: ['When did somebody last ask about you?', 'What would you say, if they did?'],
  },
  {
    id: 'from-spouse-to-nurse',
    cues: 'nurse carer wife husband maid',
    when: /\b(?:not|n't|isn'?t) (?:just )?(?:his|her|a|my) (?:nurse|carer|maid)\b|\b(?:his|her) (?:nurse|carer),? (?:now|and|not)\b|\b(?:wife|husband|daughter|son) now and (?:his|her) nurse\b|\b(?:more (?:of )?a|become (?:a|his|her)|became (?:a|his|her)|turned into (?:a|his|her)) (?:nurse|carer)\b|\byou're the carer\b|\b(?:she|he) calls you "?nurse\b|\blike a good nurse\b|\bon forms\b.*\bwife\b|\bsearching? her face for your wife\b/i,
    unless: /\b(?:mum|mam|mom|dad|nan|mother|father|gran)\b|\bi'?m a nurse\b|\bnurse on\b|\bcare worker\b/,
    hear: [
      'It changes so much between you when you become the one who nurses.',
      'You can be both, only the nurse is always urgent and the other never.',
    ],
    ask: ['When were you last just the two of you?', 'What did the two of you use to be like?'],
  },
  {
    id: 'called-by-another-name',
    cues: 'call calls called name know recogni remember who forgot forget',
    when: /\b(?:calls?|called) you (?:by )?(?:his |her )?(?:\w+'s (?:\w+ )?name|your \w+'s name|the dog's name|nurse|mum|mam|mother|mama|auntie|by the wrong name)\b|\b(?:he|she|mum|mom|dad|nan|gran|grandma|grandad|your (?:mother|father|wife|husband|\w+mother|\w+father))\b(?: \w+){0,2} (?:doesn'?t|didn'?t|don'?t|no longer|not) (?:know|knows|recogni[sz]es?|remembers?) (?:who you are|you\b(?! (?:have|are|were|could|can|had))|your (?:name|face|birthday))|\basked (?:you )?who you (?:are|were)\b|\b(?:forgot|forgets|forgotten|forgetting) (?:your name|who you are|you because)\b/i,
    beside:
      /\b(?:dementia|alzheimer'?s|lewy|stroke|the home|care home|nursing home|memory|nan|gran|grandma|grandad|ill\b|84|85|86|87|88|89|9\d)\b/,
    unless: /\bteacher\b|\bboss\b|\bmy ex\b|\bpoppet\b/,
    hear: [
      "It hurts when somebody you love doesn't know you.",
      'To be looked at as a stranger by your own people, and politely, has no word for it.',
    ],
    ask: ['What do you answer to?', 'What of you does still get through?'],
  },
  {
    id: 'asks-again-for-the-dead',
    cues: 'ask asks asked where dead told',
    when: /\b(?:asks?|asked|asking)\b.*\b(?:where|when|for (?:him|her)|about|is \w+ at)\b|\b(?:told|tell) (?:him|her)\b.*\b(?:dead|market|store|shop|night shift|work)\b/i,
    beside:
      /(?=[\s\S]*\b(?:dementia|alzheimer'?s|for the ninth time|again at four|asked the same|day he looked at me|every (?:day|evening)|each day|new each time|as if it was the first)\b)[\s\S]*\b(?:dead|died|funeral)\b/,
    hear: [
      "It's painful to have to tell it again and again.",
      'The same death has to be got through over and over, and only one of you remembers the last time.',
    ],
    ask: ['What did you say, the last time?', 'How was it in the minutes after?'],
  },
  {
    id: 'asks-the-same-again',
    cues: 'same again ask asks times every over',
    when: /\b(?:asks?|asked|asking|tells?|says?)\b(?: \w+){0,4} (?:the same (?:thing|question|story)|again and again|over and over|every (?:five|ten|two) minutes|(?:\w+ )times (?:an hour|in one hour|a day))\b|\bevery (?:five|ten|two) minutes (?:he|she)\b/i,
    beside:
      /\b(?:dementia|alzheimer'?s|lewy|memory|mum|mom|mother|father|dad|nan|gran|grandma|grandad|forget\w*|forgot)\b/,
    unless: /\bmy boss\b|\btoddler\b|\bmy ex\b/,
    hear: [
      'Answering the same thing over and over wears anybody down.',
      'You answer kindly, and kindly, and then comes the one time too many.',
    ],
    ask: ['Which question is it, mostly?', 'Who takes a turn at answering?'],
  },
  {
    id: 'dementia-in-the-house',
    cues: 'dementia alzheimer lewy memory',
    when: named(
      `\\b(?:WHO|${kin})(?:'s| has| have| is| got)?(?: \\w+){0,3} (?:dementia|alzheimer'?s|lewy body)\\b|\\b(?:the|with) dementia\\b|\\blos(?:es|ing|t) (?:his|her) (?:memory|mind|marbles)\\b|\\bastray in the head\\b`,
    ),
    unless: /\bwork in\b|\bi work\b|\bresidents\b|\bthe ones with dementia\b|\bnurse on\b/,
    hear: [
      "It's painful to see somebody you love change like that.",
      'You are losing somebody you still have to find a clean shirt for.',
    ],
    ask: ['What is still quite like them?', 'What did you notice first of all?'],
  },
  {
    id: 'put-in-a-home',
    cues: 'home put moved care nursing',
    when: named(
      `\\b(?:put|move|moved|moving|placed?|got) (?:him|her|them|${kin}|your \\w+|my \\w+)(?: \\w+)? (?:in|into|to) (?:a|the) (?:\\w+ )?home\\b|\\b(?:WHO|${kin}) (?:\\w+ )?in (?:a|the) (?:nursing|care|residential|old people's) home\\b|\\b(?:WHO|${kin}) (?:gone|went|goes|going|moving) into (?:a|the) (?:\\w+ )?home\\b|\\bput (?:him|her|${kin}) in the memory care\\b|\\btake (?:me|you|him|her) home\\b|\\bcome home\\b.*\\bsoon\\b|\\b(?:he|she) isn'?t coming home\\b|\\bfound a place for (?:${kin}|him|her)\\b|\\bunpick her fingers\\b`,
    ),
    beside: /\b(?:mum|mom|mam|dad|mother|father|husband|wife|nan|gran|grandma|grandad|she|he)\b/,
    unless:
      /\band she's home\b|\bapplied\b|\bher boss\b|\bdining room\b|\b(?:i work|nurse'?s aide|my shift|residents|work (?:in|at)|group home|children'?s home|clothes home|school|taxi|ride|drunk|date|pub|party)\b/,
    hear: ['They are looked after there, and it still hurts to leave them there.'],
    ask: ['How are they, when you talk to them?', 'What is it like after a visit?'],
  },
  {
    id: 'lost-temper-with-the-ill-one',
    cues: 'shout scream snap yell lost angry temper cross',
    when: /\byou (?:\w+ )?(?:shout|shouted|scream|screamed|snap|snapped|yell|yelled|lost (?:it|your temper|patience)|were (?:short|rough|cross|horrible)|told (?:him|her) to shut up)\b(?! (?:it|in the street))|\bangry (?:at|with) (?:a sick|someone who is sick|her for being ill|him for being ill)\b|\bstill want to scream at (?:her|him)\b/i,
    beside: seenTo,
    unless:
      /\bsolicitors\b|\bi'?m an? (?:\w+ )?(?:nurse|midwife|hca|doctor|paramedic)\b|\b(?:my|our) (?:son|daughter|kids?|boys?|girls?|children)\b|\bi'?m a carer\b|\bplant\b|\b(?:at me|ward|patient|old fellow in bed|phone died|corridor|doctors? four times|my boss|teacher|phone shop|bus|she'?s safe)\b/,
    hear: [
      'It came out after far too long with no help.',
      'It is said in a second, at the end of months with nobody to take over.',
    ],
    ask: ['What had gone on before that?', 'How was it between you afterwards?'],
  },
  {
    id: 'wishing-it-were-over',
    cues: 'wish over end work guilty',
    when: /\bwish(?:ing|ed)? (?:it|this|he|she|that it)(?: was| were| would be|'d be)? (?:all )?(?:over|finished)\b|\bwant(?:ed|ing)? it to be over\b|\byou could go back to work\b|\bit to end\b/i,
    beside: seenTo,
    unless: /\bmy (?:job|marriage|exams?)\b|\bto die\b|\bmy life\b/,
    hear: [
      'You can want it to be over and still love them.',
      'You can want it over and want them to stay, in the same minute, at the same bedside.',
    ],
    ask: ['How many months is it by now?', 'Who could hear that from you without flinching?'],
  },
  {
    id: 'the-one-nearest-the-bed',
    cues: 'brother sister siblings family leave help visits smile flowers only doing everything else head',
    when: /\b(?:brothers?|sisters?|siblings|family|his (?:son|daughter|family)|they|he|she|nobody else|everyone|the others)\b.*\b(?:leaves? (?:it |everything )?(?:all )?to you|(?:don'?t|doesn'?t|never|won'?t|didn'?t) (?:help|helps|lift a finger|come|comes|visit|visits|do (?:anything|a thing))|gets the (?:big )?smile|does the flowers|paper on sundays|does everything for her)\b|\b(?:everything|it all|it's all) (?:is )?(?:on|falls? (?:on|to)) (?:you|your head)\b|\byou(?:'re| are) the (?:one|only one) (?:doing|who does|who goes|who has to|that does)\b|\bthe rest of the twenty-four\b|\bmuggins\b/i,
    beside:
      /(?=[\s\S]*\b(?:mum|mom|mam|dad|mother|father|gran|nan|husband|wife|grandma|brother|son|parents|in law)\b)[\s\S]*\b(?:stroke|dementia|tablets|pills|hospital|washing|hip|falls|lifting|nights|district nurse|carer|caring|ill|sick|appointments?|care|wheelchair|cancer|feed|bathe|nurse)\b/,
    unless: /\bi'?m a nurse\b|\bboss\b|\bbank\b.*\bstudent\b/,
    hear: ['You do the most and get the least thanks for it.'],
    ask: ['How was it decided that it should be you?', 'What do the others think you do all day?'],
  },
  {
    id: 'help-by-the-clock',
    cues: 'minutes nurse carer carers turn tuesdays hour',
    when: /\b(?:nurse|carers?|help|physio|girl from the agency|she|they)\b.*\b(?:for |in |only |got )?(?:\w+ )minutes\b|\bcarers? (?:didn'?t|did not|never|hasn'?t) (?:turn up|come|show)\b|\bthe nurse (?:comes )?(?:on )?(?:tuesdays?|mondays?|wednesdays?|thursdays?|fridays?)\b|\bput the bins out\b/i,
    beside:
      /\b(?:breathing|nebuliser|oxygen|district nurse|carer|dementia|stroke|parkinson'?s?|ms|commode|hoist|looking after|illness)\b/,
    unless: /\bwait(?:ed|ing)? \w+ minutes\b|\bhold\b|\bi'?m a (?:carer|nurse)\b/,
    hear: [
      "It's a lot to do with so little help.",
      'The help comes by the clock, and the rest of the day and night has no clock at all.',
    ],
    ask: ['What do you do with those minutes?', 'Who is there with you at night?'],
  },
  {
    id: 'seeing-to-somebody',
    cues: 'wash feed change turn bathe lift dress tablets pills feet meds nurse crush spoon look arms',
    when: new RegExp(
      `\\byou (?:\\w+ )?(?:wash|feed|change|turn|bathe|lift|dress|undress|shower|shave|comb|carry|lifted|washed|changed|fed) (?:him|her|${kin}|your (?:mum|mom|mother|father|dad|husband|wife|nan|gran|brother|sister))\\b|\\byou (?:do|crush|sort|count|give)\\b.*\\b(?:his|her|${kin}|${kin}'s|your \\w+'s|the)\\b.*\\b(?:tablets|pills|feet|legs|meds|bath|medication|nebuliser|hoist|commode|nights)\\b|\\byou look after (?:him|her|your (?:mum|mom|mother|father|dad|husband|wife|nan|gran|brother|sister|partner))\\b|\\bguide a spoon\\b|\\blifting him\\b|\\byou're (?:his|her) arms\\b|\\b(?:commode|bedpan)\\b|\\b(?:looking after|caring for) (?:him|her|your (?:mum|mom|mother|father|dad|husband|wife|nan|gran|brother|sister|partner))\\b`,
      'i',
    ),
    unless: new RegExp(
      `${babies.source}|\\bi work\\b|\\b(?:i'?m a|as a) (?:nurse|carer|vet)\\b|\\bmy son is\\b|\\bdaughter is\\b|\\bmy (?:two|three|four) year|\\bdog\\b|\\bcat\\b|\\bmy mind\\b|\\bfeed the\\b|\\bresidents\\b|\\bher name is\\b|\\bhits out\\b|\\bto change (?:him|her|them)\\b|\\bchange (?:his|her|their) (?:mind|ways|behaviou?rs?)\\b`,
    ),
    hear: [
      'Looking after somebody like that takes a great deal out of you.',
      'The day goes by in small steps that only show if you leave one out.',
    ],
    ask: [
      'When did you last have an hour to yourself?',
      'Who does it when you are laid up?',
      'What do the two of you talk about meanwhile?',
    ],
  },
  {
    id: 'listening-for-breath',
    cues: 'listen watch check waking breath breathing bell night',
    when: /\b(?:listen|listens|listening|watch|watching|check|checking|count|counted)\b.*\b(?:breath\w*|sleep(?:s|ing)?|chest|asleep)\b|\bwak(?:e|ing) (?:him|her) every hour\b|\bhave to watch him\b|\bbell (?:next to|by) (?:his|her)\b|\bone who has to watch\b/i,
    beside: illness,
    unless: /\b(?:baby|newborn|weeks old|months old|my chest|tv|telly|film|ceiling|crib|cot)\b/,
    hear: ['You are afraid every night, so you hardly sleep.'],
    ask: ['When did you last sleep right through?', 'Who knows that your nights are like that?'],
  },
  {
    id: 'will-not-see-a-doctor',
    cues: 'doctor gp hospital dentist refuse',
    when: named(
      `\\b(?:WHO|${kin})\\b.*\\b(?:won'?t|will not|refuses? to|wouldn'?t|doesn'?t want to|never) (?:even )?(?:see|go to|go and see|go near|call|ring|let you (?:call|ring|take)|come to) (?:a |the |any )?(?:doctor|gp|dentist|hospital|clinic)\\b|\\bwon'?t (?:see|go to) (?:a|the) (?:doctor|gp)\\b|\\bask(?:ed)? to come to doctor\\b`,
    ),
    unless: /\bi won'?t (?:see|go)\b|\bi refuse\b/,
    hear: ['You can see that help is needed, and you cannot make anybody go.'],
    ask: ['What reason is given?', 'What have you noticed?', 'Who would they listen to?'],
  },
  {
    id: 'taken-to-hospital',
    cues: 'hospital icu ventilator admitted rushed ambulance intensive fall fell stroke',
    when: named(
      `\\b(?:WHO) (?:been )?(?:back |now |still )?in (?:the )?(?:hospital|icu|intensive care|a&e|resus)\\b|\\b(?:${kin}|mother|father|brother|sister|wife|husband|son|daughter)(?:'s| is)? (?:back |still )?in (?:the )?(?:hospital|icu|intensive care)\\b|\\b(?:rushed|taken|admitted|brought) (?:him |her |them |in |your \\w+ |${kin} )?(?:into|to) (?:the )?hospital\\b|\\b(?:WHO|${kin}) (?:gone|went|goes) (?:back )?into (?:the )?hospital\\b|\\bon a ventilator\\b|\\bin hospital again\\b`,
    ),
    unless:
      /\b(?:his|her|their) (?:mum|mom|dad|nan|mother|father)(?:'s| is) in hospital\b|\bnone of us knew\b|\bcut my hair\b|\bbrought me\b|\bheld my\b|\bon the ward christmas\b|\b(?:i work|works? in|nurse on|not in hospital|isn'?t in hospital|anymore|any more|years ago|born|had the baby|had a fall out|since (?:his|her|the) stroke|last year|discharged|fall out)\b|\byou were in\b|\b(?:i|you) (?:used to )?(?:read|sang|played|wrote) [^.!?]*\bin hospital\b/,
    hear: [
      "It's frightening to have somebody you love in hospital.",
      'When somebody close is in hospital, you can think of nothing else.',
      'Every time the phone goes, it could be about that.',
    ],
    ask: ['What have you been told so far?', 'Who is with them just now?'],
  },
  {
    id: 'since-the-stroke-of-another',
    cues: 'stroke heart fall',
    when: named(
      `\\b(?:WHO|${kin})(?:'s)? had (?:a|the|another|his|her) (?:second |mini |big |bad )?(?:stroke|heart attack|fall)\\b|\\b(?:WHO|${kin})(?:'s)? (?:has )?(?:broke|broken) (?:his|her) (?:leg|hip|arm|neck)\\b|\\bsince (?:${kin}|your \\w+|his|her)(?:'s)? (?:stroke|heart attack|fall)\\b`,
    ),
    unless:
      /\bliked on a pizza\b|\bfall out\b|\bdog\b|\bcat\b|\bthought (?:he|she) had\b|\bnearly had a\b|\balmost had a\b/,
    hear: [
      'Something like that changes everything for the people around them as well.',
      'One minute of somebody else, and the whole house has a new timetable.',
    ],
    ask: ['Who is with them by day?', 'Who has been doing most of it?'],
  },
  {
    id: 'somebody-fell',
    cues: 'fell fall falls fallen falling',
    when: named(
      `\\b(?:WHO|${kin}|grandpa) (?:\\w+ )?(?:fell|falls|keeps falling|fallen|had another fall)\\b(?! (?:asleep|in love|out|for|behind|ill|apart|pregnant|through|in the (?:pond|water)|off the (?:back|wagon)))`,
    ),
    beside:
      /\b(?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|hip|stick|frame|floor|7\d|8\d|9\d|hospital|ice|stairs)\b/,
    unless:
      /\b(?:my|our|the|her|his) (?:\w+ )?(?:son|daughter|boy|girl|lad|kid|child|grandson|granddaughter|niece|nephew)(?: \w+)? (?:fell|falls|fallen)\b|\b(?:[2-9]|two|three|four|five|six|seven|eight|nine)[ -]year[ -]old\b|\b(?:nursery|playground|at school|reception class)\b|\b(?:toddler|baby|snow(?:board|ing)|bike|skate\w*|tree|trampoline|dog|cat|phone|wig|asleep)\b/,
    hear: ['After a fall like that you are afraid of the next one.'],
    ask: ['Who was there to help them up?', 'How do they tell it themselves?'],
  },
  {
    id: 'outside-the-operating-doors',
    cues: 'operation surgery theatre wheeled took corridor operat',
    when: new RegExp(
      `^(?!.*\\b(?:after|loaned|lent|before the)\\b).*(?:\\b(?:his|her|their|${kin}'s|your \\w+'?s) (?:\\w+ )?(?:operation|surgery|op)\\b|\\b(?:he|she|they|your (?:wife|husband|son|daughter|brother|sister|mother|father|grandson|granddaughter|partner|little one|boy|girl|mate|friend)|${kin})(?:'s| is| has| goes| went| had| are)? (?:gone |going |been |having |got |just )*(?:in for |in |into |through to )?(?:the |his |her |an? )?(?:\\w+ )?(?:operation|surgery|theatre)\\b|\\bwheeled (?:him|her|them)\\b|\\b(?:took|taken) (?:him|her|your (?!name|shoes|top|number)\\w+|${kin}) (?:down to|off down|off to|through to)\\b|\\boperate or not\\b)`,
      'i',
    ),
    unless:
      /\bpuppy\b|\bsock\b|\bbook the theatre\b|\bsewing\b|\b(?:vet|dog|cat|since (?:the|his|her) operation|went well|out of (?:surgery|theatre)|the surgery (?:twice|at)|rang the surgery|dental|money|before my|my operation|after my|my surgery|years ago|asked about|hasn'?t asked|cancelled|slip|affair|stomach small|biscuit|she hates me|paint|came through|fortune)\b|\bsurgery desk\b|\b(?:days|weeks|months) ago\b|\brecover/,
    hear: ['Waiting outside is hard, because there is nothing left for you to do.'],
    ask: ['What did they say about how it should go?', 'Who is with you while you wait?'],
  },
  {
    id: 'somebody-close-is-ill',
    cues: 'cancer ill sick poorly parkinson mnd tumour tumor ms copd failure leuk lymphoma lump unwell',
    when: named(
      `^(?!.*\\b(?:afraid|what if|maybe|you thought|started|been sick)\\b).*(?:\\b(?:WHO|${kin})(?:'s| has| have|'ve)?(?: got| been diagnosed with| got the)? (?:cancer|ms\\b|parkinson'?s?|mnd|copd|a (?:brain )?tumou?r|leuk\\w+|lymphoma|motor neurone\\w*|kidney failure|heart failure|lung cancer|breast cancer|hiv|huntington'?s)\\b|\\b(?:WHO|${kin}(?:'s| is| has been)?) (?:very |really |seriously |so |quite |getting |been |a lot )?(?:ill|poorly|unwell|sick)\\b(?! (?:of|about|from|with (?:nerves|worry)|note|pay|day|leave|to death|every|on (?:the|my|himself)|and tired)))`,
    ),
    unless:
      /\bi heard (?:that )?(?:he|she|they)\b|\bheard from\b|\bhit me\b|\bman flu\b|\b(?:dog|cat|hamster|horse|off sick|called in|call(?:s|ing)? in sick|feel sick|sick of|love ?sick|home ?sick|sea ?sick|not ill|isn'?t ill|pretend\w*|said my nan was ill|dress was sick|threw up|makes? (?:me|you) sick|there never was|people called|kid is sick|kid'?s sick|sick on|used to)\b/,
    hear: ['When somebody close is ill, the whole day turns around it.'],
    ask: ['How are they at the moment?', 'What have the doctors said?'],
  },
  {
    id: 'ill-and-far-away',
    cues: 'far visa flight abroad camera phone here there miles hospital sick',
    when: /\b(?:and |but )?you(?:'re| are) (?:here|in \w+|stuck|abroad)\b.*\b(?:visa|flight|here|can'?t|cannot|giving|warehouse|carrots)\b|\b(?:see|saw|seen|watch\w*|show\w*|cr(?:y|ied)|talk\w*|speak|spoke|kiss\w*|held)\b.*\b(?:by|over|on) the (?:camera|phone|video)\b|\byou (?:can'?t|cannot) (?:go|fly|get there|be there|travel)\b|\b(?:miles|hours?|flight) away\b|\byou want to be there\b|\bsends? you a message\b/i,
    beside:
      /\b(?:(?:mother|mum|mom|father|dad|grandmother|grandma|grandad|grandfather|sister|brother|she|he)(?: \w+){0,4} (?:in (?:the )?hospital|sick|ill|dying|stroke|operation))\b/,
    unless: /\bi'?m ill\b|\bholiday\b/,
    hear: ['It is hard to be far away when somebody close is ill.'],
    ask: ['Who is with them there?', 'When does the next news come?'],
  },
  {
    id: 'home-from-hospital',
    cues: 'home hospital discharged sent',
    when: named(
      `\\b(?:WHO|${kin}) (?:\\w+ ){0,2}(?:home|out|back) (?:from|of) (?:the )?(?:hospital|ward|rehab)\\b|\\b(?:sent|brought) (?:him|her|them|your \\w+|${kin}) (?:back )?home\\b|\\bhe's home\\b|\\bshe's home\\b`,
    ),
    beside: /\b(?:hospital|ward|rehab|discharged|operation|stroke)\b/,
    unless:
      /\byears since\b|\bincubator\b|\btwenty years ago\b|\bborn\b|\b(?:he|she) came home with\b|\bout of hospital so\b|\bprison\b/,
    hear: [
      "It's good to have them home, and it's a lot to look after.",
      "Up there it was somebody's job. At home it is you, with a bell by the bed.",
    ],
    ask: ['How did the first night go?', 'What were you told to look out for?'],
  },
  {
    id: 'should-have-seen-the-signs',
    cues: 'should missed seen noticed known signs dragged sooner',
    when: /\byou (?:should(?:'ve| have| of)|ought to have) (?:seen|noticed|known|gone|taken|made|driven|dragged|listened|pushed|rung|insisted|spotted|just driven)\b|\byou(?: \w+)? missed it\b(?! the first)|\byou did not see your\b|\bshould have (?:taken|made|dragged) (?:him|her)\b|\bif you'd (?:come|gone|rung) sooner\b|\bthought it was the (?:kitchen )?light\b/i,
    beside: illness,
    unless: /\baffair\b|\bcheat\w*\b|\bscam\b|\bloan\b|\bhe'?s lying to\b|\bresign\b|\btinder\b/,
    hear: ['Afterwards it looks clear, and at the time nobody could know.'],
    ask: ['What did you put it down to then?', 'Who else saw it, at the time?'],
  },
  {
    id: 'forgot-their-appointment',
    cues: 'forgot forgotten',
    when: /\byou (?:\w+ )?(?:forgot|forget|missed)\b.*\b(?:appointment|chemo|tablets|hospital|scan|operation|injection|insulin|one thing that mattered)\b/i,
    unless: /\bthe doctor forgot\b|\bi missed (?:the bus|the train|it the first)\b/,
    hear: [
      'You had so much to keep in mind, and you feel awful about this one.',
      'It was one thing on a very long list, and it had to be that one.',
    ],
    ask: ['What was said, when it came out?', 'How much else do you keep in your head for them?'],
  },
  {
    id: 'carrying-the-words-between',
    cues: 'translat interpret language english',
    when: /\byou (?:\w+ ){0,3}(?:translat\w+|interpret\w*)\b/i,
    beside: /\b(?:doctors?|hospital|nurse|gp|cancer|diagnos\w+|clinic|appointment)\b/,
    unless: /\bcourt\b|\bi'?m (?:a|an) (?:interpreter|translator)\b|\bnovel\b|\bwork as\b/,
    hear: [
      "It's a lot to have to be the voice for everybody.",
      'You are in that room as a voice, and nobody thinks to ask the voice.',
    ],
    ask: ['How old were you when that began?', 'What have you left out, now and then?'],
  },
  {
    id: 'keeping-it-from-the-ill-one',
    cues: 'lie lied soon knows know told gallbladder better thinks white',
    when: /\bit's a lie\b|\byou (?:lied to (?:him|her)|told (?:him|her) a (?:white )?lie)\b|\b(?:he|she) (?:doesn'?t know (?:how|what it|it's|that it's|she's|he's|yet)|thinks it's)\b|\bkeep(?:ing)? it from (?:him|her|them)\b|\byou said soon\b|\byou say "?you look better\b/i,
    beside: /\b(?:hospital|dying|diagnos\w+|cancer|dementia|ill|doctor|coming home|operation|scan)\b/,
    unless:
      /\baffair\b|\bhorse\b|\bmoney\b|\brent\b|\bwig\b|\bmy (?:wife|husband) doesn'?t know\b|\bdrinks a week\b|\bcheat\w*\b|\bcupboard\b|\bdrinking\b/,
    hear: [
      'Keeping it from them is a heavy thing to carry alone.',
      'A kind untruth has to be carried by whoever told it, every day, without help.',
    ],
    ask: ['How do they seem, with what they know?', 'Who shares it with you?'],
  },
  {
    id: 'no-words-any-more',
    cues: 'speak talk spoken words speech answers eyes',
    when: named(
      `\\b(?:WHO|${kin}) (?:\\w+ )?(?:hasn'?t|has not|can'?t|cannot|doesn'?t|does not|no longer|couldn'?t) (?:\\w+ )?(?:spoken|speaks?|talks?|find (?:the )?words|say (?:your name|a word))\\b|\\bspeech is about half\\b|\\byou answer for him\\b`,
    ),
    beside: /\b(?:stroke|dementia|tumou?r|illness|mnd|operation|hospital|coma)\b/,
    unless: /\bto me since the (?:funeral|wedding|will|row)\b/,
    hear: [
      "It's hard to lose the way you two always talked.",
      'The eyes and the hands have to do all of it now, and you learn to read them as you go.',
    ],
    ask: ['How do the two of you get by without words?', 'What do you tell them about?'],
  },
];
