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
      "You do so much for them, and it's a lot for anyone, most of all when you're young.",
      "You look after somebody else, and it's easy for people to forget that you need something too.",
    ],
    ask: ['Who knows how much you do?', 'What do you do just for yourself?'],
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
    hear: [
      "They ask about the one who's ill, and nobody thinks of asking you.",
      "You carry so much, and people don't see it.",
    ],
    ask: ['How are you really?', 'When did somebody last ask about you?'],
  },
  {
    id: 'from-spouse-to-nurse',
    cues: 'nurse carer wife husband maid',
    when: /\b(?:not|n't|isn'?t) (?:just )?(?:his|her|a|my) (?:nurse|carer|maid)\b|\b(?:his|her) (?:nurse|carer),? (?:now|and|not)\b|\b(?:wife|husband|daughter|son) now and (?:his|her) nurse\b|\b(?:more (?:of )?a|become (?:a|his|her)|became (?:a|his|her)|turned into (?:a|his|her)) (?:nurse|carer)\b|\byou're the carer\b|\b(?:she|he) calls you "?nurse\b|\blike a good nurse\b|\bon forms\b.*\bwife\b|\bsearching? her face for your wife\b/i,
    unless: /\b(?:mum|mam|mom|dad|nan|mother|father|gran)\b|\bi'?m a nurse\b|\bnurse on\b|\bcare worker\b/,
    hear: [
      "You love them, and now you're mostly the one who looks after them. That's a big change.",
      "It's hard to be the carer all the time, and you miss how it was between you.",
    ],
    ask: ['When were you last just the two of you?', 'What was it like before?'],
  },
  {
    id: 'called-by-another-name',
    cues: 'call calls called name know recogni remember who forgot forget',
    when: /\b(?:calls?|called) you (?:by )?(?:his |her )?(?:\w+'s (?:\w+ )?name|your \w+'s name|the dog's name|nurse|mum|mam|mother|mama|auntie|by the wrong name)\b|\b(?:he|she|mum|mom|dad|nan|gran|grandma|grandad|your (?:mother|father|wife|husband|\w+mother|\w+father))\b(?: \w+){0,2} (?:doesn'?t|didn'?t|don'?t|no longer|not) (?:know|knows|recogni[sz]es?|remembers?) (?:who you are|you\b(?! (?:have|are|were|could|can|had))|your (?:name|face|birthday))|\basked (?:you )?who you (?:are|were)\b|\b(?:forgot|forgets|forgotten|forgetting) (?:your name|who you are|you because)\b/i,
    beside:
      /\b(?:dementia|alzheimer'?s|lewy|stroke|the home|care home|nursing home|memory|nan|gran|grandma|grandad|ill\b|84|85|86|87|88|89|9\d)\b/,
    unless: /\bteacher\b|\bboss\b|\bmy ex\b|\bpoppet\b/,
    hear: [
      "It hurts so much when they don't know any more who you are.",
      "You know everything about them, and they don't know your name.",
    ],
    ask: ['What do you say then?', 'Do they know you on some days?'],
  },
  {
    id: 'asks-again-for-the-dead',
    cues: 'ask asks asked where dead told',
    when: /\b(?:asks?|asked|asking)\b.*\b(?:where|when|for (?:him|her)|about|is \w+ at)\b|\b(?:told|tell) (?:him|her)\b.*\b(?:dead|market|store|shop|night shift|work)\b/i,
    beside:
      /(?=[\s\S]*\b(?:dementia|alzheimer'?s|for the ninth time|again at four|asked the same|day he looked at me|every (?:day|evening)|each day|new each time|as if it was the first)\b)[\s\S]*\b(?:dead|died|funeral)\b/,
    hear: [
      'Each time you have to decide if you tell them the truth or not. Both are hard.',
      'You have to go through the same sad thing again and again, and they forget.',
    ],
    ask: ['What did you say, the last time?', "How are they after you've told them?"],
  },
  {
    id: 'asks-the-same-again',
    cues: 'same again ask asks times every over',
    when: /\b(?:asks?|asked|asking|tells?|says?)\b(?: \w+){0,4} (?:the same (?:thing|question|story)|again and again|over and over|every (?:five|ten|two) minutes|(?:\w+ )times (?:an hour|in one hour|a day))\b|\bevery (?:five|ten|two) minutes (?:he|she)\b/i,
    beside:
      /\b(?:dementia|alzheimer'?s|lewy|memory|mum|mom|mother|father|dad|nan|gran|grandma|grandad|forget\w*|forgot)\b/,
    unless: /\bmy boss\b|\btoddler\b|\bmy ex\b/,
    hear: [
      "They can't help it, and it's still so tiring to hear it again and again.",
      'You want to be patient, and nobody can be patient all day.',
    ],
    ask: ['What do they ask most?', 'Is there anybody who can take over sometimes?'],
  },
  {
    id: 'dementia-in-the-house',
    cues: 'dementia alzheimer lewy memory',
    when: named(
      `\\b(?:WHO|${kin})(?:'s| has| have| is| got)?(?: \\w+){0,3} (?:dementia|alzheimer'?s|lewy body)\\b|\\b(?:the|with) dementia\\b|\\blos(?:es|ing|t) (?:his|her) (?:memory|mind|marbles)\\b|\\bastray in the head\\b`,
    ),
    unless: /\bwork in\b|\bi work\b|\bresidents\b|\bthe ones with dementia\b|\bnurse on\b/,
    hear: [
      "You lose them a little at a time, and they're still here. That's so sad.",
      'You look after them and miss them at the same time.',
    ],
    ask: ['How are they on a good day?', 'How long has it been like that?'],
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
    ask: ['How are they getting on there?', 'How do you feel after a visit?'],
  },
  {
    id: 'lost-temper-with-the-ill-one',
    cues: 'shout scream snap yell lost angry temper cross',
    when: /\byou (?:\w+ )?(?:shout|shouted|scream|screamed|snap|snapped|yell|yelled|lost (?:it|your temper|patience)|were (?:short|rough|cross|horrible)|told (?:him|her) to shut up)\b(?! (?:it|in the street))|\bangry (?:at|with) (?:a sick|someone who is sick|her for being ill|him for being ill)\b|\bstill want to scream at (?:her|him)\b/i,
    beside: seenTo,
    unless:
      /\bsolicitors\b|\bi'?m an? (?:\w+ )?(?:nurse|midwife|hca|doctor|paramedic)\b|\b(?:my|our) (?:son|daughter|kids?|boys?|girls?|children)\b|\bi'?m a carer\b|\bplant\b|\b(?:at me|ward|patient|old fellow in bed|phone died|corridor|doctors? four times|my boss|teacher|phone shop|bus|she'?s safe)\b/,
    hear: [
      "You're so tired, and nobody can be patient all the time. And then you feel terrible.",
      "It doesn't mean that you don't love them. You've just had too much.",
    ],
    ask: ['What happened before that?', 'How was it between you afterwards?'],
  },
  {
    id: 'wishing-it-were-over',
    cues: 'wish over end work guilty',
    when: /\bwish(?:ing|ed)? (?:it|this|he|she|that it)(?: was| were| would be|'d be)? (?:all )?(?:over|finished)\b|\bwant(?:ed|ing)? it to be over\b|\byou could go back to work\b|\bit to end\b/i,
    beside: seenTo,
    unless: /\bmy (?:job|marriage|exams?)\b|\bto die\b|\bmy life\b/,
    hear: [
      'You can want it to be over and still love them very much.',
      "A lot of people think that when they've looked after someone for so long.",
    ],
    ask: ['How long has it been going on?', 'Have you told anybody that you feel like that?'],
  },
  {
    id: 'the-one-nearest-the-bed',
    cues: 'brother sister siblings family leave help visits smile flowers only doing everything else head',
    when: /\b(?:brothers?|sisters?|siblings|family|his (?:son|daughter|family)|they|he|she|nobody else|everyone|the others)\b.*\b(?:leaves? (?:it |everything )?(?:all )?to you|(?:don'?t|doesn'?t|never|won'?t|didn'?t) (?:help|helps|lift a finger|come|comes|visit|visits|do (?:anything|a thing))|gets the (?:big )?smile|does the flowers|paper on sundays|does everything for her)\b|\b(?:everything|it all|it's all) (?:is )?(?:on|falls? (?:on|to)) (?:you|your head)\b|\byou(?:'re| are) the (?:one|only one) (?:doing|who does|who goes|who has to|that does)\b|\bthe rest of the twenty-four\b|\bmuggins\b/i,
    beside:
      /(?=[\s\S]*\b(?:mum|mom|mam|dad|mother|father|gran|nan|husband|wife|grandma|brother|son|parents|in law)\b)[\s\S]*\b(?:stroke|dementia|tablets|pills|hospital|washing|hip|falls|lifting|nights|district nurse|carer|caring|ill|sick|appointments?|care|wheelchair|cancer|feed|bathe|nurse)\b/,
    unless: /\bi'?m a nurse\b|\bboss\b|\bbank\b.*\bstudent\b/,
    hear: ["It isn't fair that it all falls on you.", "You do most of it, and the others don't see how much it is."],
    ask: ["Have you told them that it's too much?", 'What would you like them to do?'],
  },
  {
    id: 'help-by-the-clock',
    cues: 'minutes nurse carer carers turn tuesdays hour',
    when: /\b(?:nurse|carers?|help|physio|girl from the agency|she|they)\b.*\b(?:for |in |only |got )?(?:\w+ )minutes\b|\bcarers? (?:didn'?t|did not|never|hasn'?t) (?:turn up|come|show)\b|\bthe nurse (?:comes )?(?:on )?(?:tuesdays?|mondays?|wednesdays?|thursdays?|fridays?)\b|\bput the bins out\b/i,
    beside:
      /\b(?:breathing|nebuliser|oxygen|district nurse|carer|dementia|stroke|parkinson'?s?|ms|commode|hoist|looking after|illness)\b/,
    unless: /\bwait(?:ed|ing)? \w+ minutes\b|\bhold\b|\bi'?m a (?:carer|nurse)\b/,
    hear: [
      "The help is there for a few minutes, and for the rest of the time it's all you.",
      "It's not enough, and you're the one who has to manage with it.",
    ],
    ask: ['What kind of help would you need?', 'Who helps you at night?'],
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
      "You're there for them day after day, and that takes a lot of strength.",
      "There's always something to do for them, so there's never really a break.",
    ],
    ask: [
      'When did you last have an hour to yourself?',
      'Who does it when you are ill?',
      'How long have you been doing it?',
    ],
  },
  {
    id: 'listening-for-breath',
    cues: 'listen watch check waking breath breathing bell night',
    when: /\b(?:listen|listens|listening|watch|watching|check|checking|count|counted)\b.*\b(?:breath\w*|sleep(?:s|ing)?|chest|asleep)\b|\bwak(?:e|ing) (?:him|her) every hour\b|\bhave to watch him\b|\bbell (?:next to|by) (?:his|her)\b|\bone who has to watch\b/i,
    beside: illness,
    unless: /\b(?:baby|newborn|weeks old|months old|my chest|tv|telly|film|ceiling|crib|cot)\b/,
    hear: ['You are afraid every night, so you hardly sleep.'],
    ask: ['When did you last sleep properly?', 'Is there anybody who can take a night for you?'],
  },
  {
    id: 'will-not-see-a-doctor',
    cues: 'doctor gp hospital dentist refuse',
    when: named(
      `\\b(?:WHO|${kin})\\b.*\\b(?:won'?t|will not|refuses? to|wouldn'?t|doesn'?t want to|never) (?:even )?(?:see|go to|go and see|go near|call|ring|let you (?:call|ring|take)|come to) (?:a |the |any )?(?:doctor|gp|dentist|hospital|clinic)\\b|\\bwon'?t (?:see|go to) (?:a|the) (?:doctor|gp)\\b|\\bask(?:ed)? to come to doctor\\b`,
    ),
    unless: /\bi won'?t (?:see|go)\b|\bi refuse\b/,
    hear: ['You can see that help is needed, and you cannot make anybody go.'],
    ask: ["Why don't they want to, do you think?", 'What have you noticed?', 'Who would they listen to?'],
  },
  {
    id: 'taken-to-hospital',
    cues: 'hospital icu ventilator admitted rushed ambulance intensive fall fell stroke',
    when: named(
      `\\b(?:WHO) (?:been )?(?:back |now |still )?in (?:the )?(?:hospital|icu|intensive care|a&e|resus)\\b|\\b(?:${kin}|mother|father|brother|sister|wife|husband|son|daughter)(?:'s| is)? (?:back |still )?in (?:the )?(?:hospital|icu|intensive care)\\b|\\b(?:rushed|taken|admitted|brought) (?:him |her |them |in |your \\w+ |${kin} )?(?:into|to) (?:the )?hospital\\b|\\b(?:WHO|${kin}) (?:gone|went|goes) (?:back )?into (?:the )?hospital\\b|\\bon a ventilator\\b|\\bin hospital again\\b`,
    ),
    unless:
      /\b(?:his|her|their) (?:mum|mom|dad|nan|mother|father)(?:'s| is) in hospital\b|\bnone of us knew\b|\bcut my hair\b|\bbrought me\b|\bheld my\b|\bon the ward christmas\b|\b(?:i work|works? in|nurse on|not in hospital|isn'?t in hospital|anymore|any more|years ago|born|had the baby|had a fall out|since (?:his|her|the) stroke|last year|discharged|fall out)\b|\byou were in\b/,
    hear: ['When somebody close is in hospital, you can think of nothing else.'],
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
      'It changes everything, for them and for you, and it came so suddenly.',
      "Since then you've had to think about them all the time.",
    ],
    ask: ['How are they now?', 'Who has been doing most of it?'],
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
    ask: ['Did they get hurt?', 'Who was there to help them up?'],
  },
  {
    id: 'outside-the-operating-doors',
    cues: 'operation surgery theatre wheeled took corridor operat',
    when: new RegExp(
      `^(?!.*\\b(?:after|loaned|lent|before the)\\b).*(?:\\b(?:his|her|their|${kin}'s|your \\w+'?s) (?:\\w+ )?(?:operation|surgery|op)\\b|\\b(?:he|she|they|your (?:wife|husband|son|daughter|brother|sister|mother|father|grandson|granddaughter|partner|little one|boy|girl|mate|friend)|${kin})(?:'s| is| has| goes| went| had| are)? (?:gone |going |been |having |got |just )*(?:in for |in |into |through to )?(?:the |his |her |an? )?(?:\\w+ )?(?:operation|surgery|theatre)\\b|\\bwheeled (?:him|her|them)\\b|\\b(?:took|taken) (?:him|her|your (?!name|shoes|top|number)\\w+|${kin}) (?:down to|off down|off to|through to)\\b|\\boperate or not\\b)`,
      'i',
    ),
    unless:
      /\bpuppy\b|\bsock\b|\bbook the theatre\b|\bsewing\b|\b(?:vet|dog|cat|since (?:the|his|her) operation|went well|out of (?:surgery|theatre)|the surgery (?:twice|at)|rang the surgery|dental|money|before my|my operation|after my|my surgery|years ago|asked about|hasn'?t asked|cancelled|slip|affair|stomach small|biscuit|she hates me|paint|came through|fortune)\b|\bsurgery desk\b/,
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
      "It's good to have them home, and now you're the one who has to look after everything.",
      "In hospital there was always somebody to ask. At home you're on your own with it.",
    ],
    ask: ['How did the first night go?', 'What do you worry about most?'],
  },
  {
    id: 'should-have-seen-the-signs',
    cues: 'should missed seen noticed known signs dragged sooner',
    when: /\byou (?:should(?:'ve| have| of)|ought to have) (?:seen|noticed|known|gone|taken|made|driven|dragged|listened|pushed|rung|insisted|spotted|just driven)\b|\byou(?: \w+)? missed it\b(?! the first)|\byou did not see your\b|\bshould have (?:taken|made|dragged) (?:him|her)\b|\bif you'd (?:come|gone|rung) sooner\b|\bthought it was the (?:kitchen )?light\b/i,
    beside: illness,
    unless: /\baffair\b|\bcheat\w*\b|\bscam\b|\bloan\b|\bhe'?s lying to\b|\bresign\b|\btinder\b/,
    hear: ['Afterwards it looks clear, and at the time nobody could know.'],
    ask: ['What did you think it was then?', 'Did anyone else notice it?'],
  },
  {
    id: 'forgot-their-appointment',
    cues: 'forgot forgotten',
    when: /\byou (?:\w+ )?(?:forgot|forget|missed)\b.*\b(?:appointment|chemo|tablets|hospital|scan|operation|injection|insulin|one thing that mattered)\b/i,
    unless: /\bthe doctor forgot\b|\bi missed (?:the bus|the train|it the first)\b/,
    hear: [
      'You have to remember so much for them. Sooner or later something gets forgotten.',
      'You do so much, and now you only see the one thing that went wrong.',
    ],
    ask: ['What happened then?', 'How much else do you have to keep in mind for them?'],
  },
  {
    id: 'carrying-the-words-between',
    cues: 'translat interpret language english',
    when: /\byou (?:\w+ ){0,3}(?:translat\w+|interpret\w*)\b/i,
    beside: /\b(?:doctors?|hospital|nurse|gp|cancer|diagnos\w+|clinic|appointment)\b/,
    unless: /\bcourt\b|\bi'?m (?:a|an) (?:interpreter|translator)\b|\bnovel\b|\bwork as\b/,
    hear: [
      'You have to say those things for them, and nobody asks how it is for you.',
      "It's hard to pass on news like that when it's your own family.",
    ],
    ask: ['How did you feel when you had to say it?', 'How often do you have to do that?'],
  },
  {
    id: 'keeping-it-from-the-ill-one',
    cues: 'lie lied soon knows know told gallbladder better thinks white',
    when: /\bit's a lie\b|\byou (?:lied to (?:him|her)|told (?:him|her) a (?:white )?lie)\b|\b(?:he|she) (?:doesn'?t know (?:how|what it|it's|that it's|she's|he's|yet)|thinks it's)\b|\bkeep(?:ing)? it from (?:him|her|them)\b|\byou said soon\b|\byou say "?you look better\b/i,
    beside: /\b(?:hospital|dying|diagnos\w+|cancer|dementia|ill|doctor|coming home|operation|scan)\b/,
    unless:
      /\baffair\b|\bhorse\b|\bmoney\b|\brent\b|\bwig\b|\bmy (?:wife|husband) doesn'?t know\b|\bdrinks a week\b|\bcheat\w*\b|\bcupboard\b|\bdrinking\b/,
    hear: [
      'You want to spare them, and that means you have to carry it alone.',
      "It's hard to be with somebody and not say what you know.",
    ],
    ask: ['Who else knows?', 'How do they seem to you?'],
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
      "It's so hard when you can't talk with each other any more.",
      "You miss their voice and their answers, and they're still there.",
    ],
    ask: ['How do you understand each other now?', 'What do you tell them about?'],
  },
];
