import { orOutright } from '../patterns.ts';
import { family } from './family-words.ts';
import type { Matter } from './matter.ts';

const childFarAway: Matter = {
  id: 'child-far-away',
  signs: [
    family('CHILD'),
    /\b(?:dubai|abu dhabi|hong kong|saudi|qatar|doha|kuwait|oman|singapore|taiwan|abroad|overseas|ofw|nurse from|am (?:\w+ )?from (?:the )?[a-z]+|work(?:ing)? (?:in|here in) [a-z]+|here in [a-z]+|i work in [a-z]+|my (?:contract|duty|employer|madam|sir)|philippines|forwarder|another country|other country|domestic helper|deployed|offshore|the rig|on the ship|when i came (?:here|to)|(?:mama|mummy|mommy|daddy|papa),? come home)\b/,
    /\b(?:video ?call\w*|(?:call|calls|called) (?:\w+ )?(?:my |her |the )?(?:\w+ )?(?:mama|mommy|nanay)\b|(?:stay|stays|staying|live|lives|living|left?|with|in) (?:\w+ ){0,4}(?:my (?:mother|mum|mom|sister|parents|aunt|in-laws)|their (?:house|lola|grandmother|grandma|gran))|(?:left?|leave|leaving) (?:him|her|them|my (?:son|daughter|kids|children|baby|boy|girl|little \w+)) (?:when|with|behind|there|at home|for)|on the (?:screen|phone|camera)|(?:for|to) me on video|(?:don'?t|doesn'?t|dont|does not|not) (?:know|recogni[sz]e|remember) me|communion\b.{0,40}\bi(?:'m| am) (?:on|in|here|away)|miss(?:ed|ing)? (?:his|her|their|my (?:son|daughter)'?s) (?:birthday|first|graduation|communion)|forget me|grow(?:s|ing)? up without|the cake|send (?:money|the money|a box|one big box)|for my kids in)\b/,
  ],
  unless:
    /\bmy (?:son|daughter|kids?|children|boy|girl)(?: \w+){0,2} (?:moved|emigrated|flew|works|is a|don'?t call|doesn'?t call|got married)\b|\b(?:grandchild\w*|grandkids?|grandson|granddaughter|my wife wants)\b/,
  hear: [
    'You want to be there for the ordinary days, and you only get calls.',
    'It hurts to have your child grow up somewhere else.',
    'You do it for your child, and you miss your child the whole time.',
  ],
  ask: [
    'What is your child like, these days?',
    "What do you talk about with your child, when it's a good call?",
    'What would you do on the first day back with your child?',
    'What do you send home, besides money?',
    'Is there anybody around you who has left a child at home too?',
    'What do you hope your child will know about it one day?',
    'How is your child with the people at home?',
    'What of yours does your child have there, to hold on to?',
  ],
  advice: [
    "I'd have one thing in every call that belongs to you two, the same song or the same silly question. If your child runs off after a minute, let it be. Tonight you could record a short story for the evenings you can't call.",
    "Tomorrow I'd ask whoever looks after your child to mention you in passing every day, and to hang your photo where they eat. If you've any choice about the next contract, I'd reckon it in visits and not only in money.",
  ],
  reason: [
    "Your child is the reason you went and the one you can't hold, so every day has the pride and the missing in it.",
    "You're a parent all day long, in a country where your child isn't. Nobody gets used to that by being strong.",
  ],
};

const grandchildrenKept: Matter = {
  id: 'grandchildren-kept',
  signs: orOutright(
    family(
      "\\bi have (?:a|one|two|three|\\d) grand\\w+ (?:that |who |whom )?i(?:'ve| have)? never (?:met|seen|held)\\b|\\btook the grandchildren\\b|\\bgrandchildren\\b[^\\n]{0,30}\\bno photos\\b|\\bmy (?:son|daughter)(?:-in-law)? (?:has )?cut (?:me|us) off\\b[^\\n]{0,40}\\b(?:little ones|the (?:kids|children|boys|girls|baby))",
    ),
    /\b(?:my|our|the) (?:\w+ ){0,2}(?:grand-?(?:child|children|kids?|sons?|daughters?|bab(?:y|ies))|grandbab(?:y|ies))\b/,
    /\b(?:won'?t let|not allowed|isn'?t allowed|aren'?t allowed|doesn'?t let|don'?t let|not let|wouldn'?t let|keeps? (?:them|him|her|the (?:kids|children|baby)|my grand\w+) (?:from|away)|never (?:met|even met|held|seen)|haven'?t (?:seen|met|been allowed)|not (?:seen|been allowed)|don'?t (?:get to )?see|didn'?t see|cut (?:me|us) off|no contact|forbids?|visiting rights|access|not invited|i'?m invited|blocked (?:me|us)|send\w* (?:\w+ )?back unopened|stopped (?:me|us|bringing|the visits|visits|letting)|not (?:yet )?(?:met|held) (?:him|her|them))\b/,
  ),
  unless: /\b(?:died|snow|ferry|covid|internet|hospital|they'?re (?:here|coming)|we'?re all friends)\b/,
  hear: [
    'They grow up without you, and you cannot do anything about it.',
    'You have done nothing to lose them, and it is decided over your head.',
    'You have so much to give them, and you are not let near.',
  ],
  ask: [
    'What would you do with the grandchildren, if you had one afternoon?',
    'Who could put in a word for you with their parents?',
    'What do you think the children are told about you?',
    'What do you keep for them?',
    'What was the last you heard of them?',
    "What do you think is behind it, on the parents' side?",
    'What would you like those children to know about you?',
    'What was it like between you and their parents, before?',
  ],
  advice: [
    "I'd write to their parents once, a short letter with no complaint in it, and offer one small thing, an hour in a place they choose. If the answer's no, write the children a card all the same, date it, and keep it for them.",
    "I'd ask the parents what they'd need from you, and take the answer without explaining anything. If they won't talk at all, find out tomorrow whether there's family mediation near you. A court I'd leave for the very last.",
  ],
  reason: [
    "Those grandchildren are growing up without you, and there isn't a thing you can do about it by being good or patient.",
    "You love your grandchildren and you've no say in it. Being angry and being heartbroken come as one thing then.",
  ],
};

const bullied: Matter = {
  id: 'child-bullied',
  signs: [
    family('CHILD|\\b(?:my|our) (?:grandson|granddaughter|stepson|stepdaughter)\\b'),
    /\b(?:(?:horrible|cruel|mean|nasty) to (?:my|him|her)\b|came home (?:with a (?:bruise|black eye)|crying|in tears)|no friends|call(?:s|ed|ing)? my (?:son|daughter|boy|girl|lad|child) (?:names|fat|weird|a|stupid)|(?:being|is|was|been|gets?|getting) (?:\w+ )?(?:bullied|picked on|teased|left out)|bull(?:y|ies|ying)\b.{0,30}\b(?:him|her|them|my (?:son|daughter|boy|girl|child|kid|lad))|pick(?:s|ed|ing)? on (?:him|her|my)|(?:call|calls|called|calling) (?:him|her) (?:names|fat|weird|a freak|gay|smelly|stupid|the)|(?:nobody|no one|none of them) (?:plays|sits|play|sit|talks|would play) (?:with|next to|to) (?:him|her)|(?:he|she) (?:has|'s got|has got) no friends|(?:he|she)(?:'s| was| wasn'?t| is)? (?:the only one )?not (?:been )?invited|wasn'?t invited to (?:the|a) party|laugh(?:ed|ing)? at (?:him|her(?! \w)|my (?:son|daughter))|(?:sits|eats|plays|stands) (?:alone|by (?:himself|herself)|on (?:his|her) own)|(?:pushed|hit|kicked|punched) (?:him|her) (?:at school|in the|on the|into)|(?:got|was|been) (?:jumped|beaten up|battered|punched)|'s (?:bag|shoes|lunch|coat|pencil case) (?:in|down) the (?:toilet|bin|mud)|(?:nobody|no one) (?:likes|wants to play with) (?:him|her)\b(?! more)|group chat about (?:him|her|my)\b|lunch in the (?:toilet|loo|bathroom)|begged me not to (?:go|tell|ring)|the big lads|took (?:his|her) (?:lunch|bag|shoes|hat))\b/,
  ],
  unless:
    /\b(?:i (?:was|used to be|got|am) (?:\w+ )?bullied|i bullied|i'm being bullied|im being bullied|at (?:his|her) work|boss|stuck up for|isn'?t (?:being )?bullied|my (?:brother|sister) is|(?:he|she)'?s the bully|is the bully)\b/,
  hear: [
    'It is very hard to send your child there, knowing what may happen.',
    'You would take it on yourself at once, if you could.',
    'You cannot be there when it happens, and that is the worst of it.',
  ],
  ask: [
    'What is your child like, away from that school?',
    'How much of it does your child tell you, and how much do you guess?',
    'Is there one child at that school who is kind?',
    'What does the school make of it?',
    'What would your child like you to do, or not to do?',
    'What were you like at school yourself?',
    'Where is your child happiest?',
    'What would you like to say to the ones who do it?',
  ],
  advice: [
    "I'd write down tonight what your child has told you, with days and names, and ask the school for a meeting and for what they'll do by when. If your child begs you not to, I'd say beforehand what you're going to do.",
    "I'd ask your child what would help tomorrow, only tomorrow, with the way there or the break or where to sit, and take that to the school. If the school only soothes you, go one step higher. One friend asked home at the weekend helps too.",
  ],
  reason: [
    "It's your child, and you have to hand them over to that place in the morning. Anybody would lie awake, or want to shout.",
    "A parent can bear a good deal, but it's your child's face, and you weren't there, and you can't do the next day for them.",
  ],
};

const differentAtSchool: Matter = {
  id: 'child-trouble-at-school',
  signs: [
    family('CHILD|\\b(?:my|our) (?:grandson|granddaughter|stepson|stepdaughter)\\b'),
    /\b(?:autis\w*|adhd|asd|asperger\w*|dyslex\w*|dyspraxi\w*|sen?co|iep|ehcp|special needs|special school|stammers?|meltdowns?|suspended|got excluded|was excluded|fail\w* (?:at )?(?:school|everything|his|her)|hates school|excluded from|been excluded|expelled|(?:the )?(?:school|headmaster|headteacher|head|principal|teacher) (?:\w+ )?(?:called|rang|phoned|wrote|emailed|keeps? (?:calling|ringing)|says? (?:he|she|that (?:he|she)|my)|said (?:he|she|that (?:he|she)|my)|wants? to see|wanted to see|sent (?:him|her) home|embarrassed)|called (?:in|us in|me in) (?:to|by) (?:the )?school|(?:won'?t|refuses? to|doesn'?t want to|didn'?t want to|scared to) go (?:in|to school|into school)|school refus\w*|refus\w+ school|needs (?:to be )?assess\w*|fail\w* (?:\d|two|three|four|five|six) (?:subjects|papers|exams)|sensory|non-?verbal|on the spectrum|doesn'?t fit in|behind the others|(?:failing|failed) (?:maths?|school|year|english|\w+ grade)|detention|report card)\b/,
  ],
  unless:
    /\b(?:i'?m autistic|my autism|my adhd|i have adhd|i (?:was|got) (?:suspended|expelled)|i'?m a teacher|my class|year (?:\d|nine|eight|seven)s?\b.{0,20}\bteach|proud|prize|stuck up for|lovely|read the whole|speak for|put her hand up|put his hand up|bounces|poem|pick up the kids|is (?:2|3|4|5)\d|thought he was in trouble|my (?:boyfriend|husband|boss) (?:is|has))\b/,
  hear: [
    'You can help with the work, and you cannot do it for your child.',
    'It is hard to see your own child struggle day after day.',
    'You know what your child can do, and the school mostly sees the rest.',
  ],
  ask: [
    'What does your child love doing?',
    'What does nobody at school see about your child?',
    "How is your child when it's only the two of you?",
    'Is there one grown-up at that school who likes your child?',
    'What do you fear most, when you think ahead for your child?',
    'What does your child say about school?',
    'Who else sees your child the way you do?',
    'What would a good day at school look like, for your child?',
  ],
  advice: [
    "I'd ask the school tomorrow for one name, one person your child's matters go through, and a line from them every Friday. If they only ring with complaints, I'd tell them what works at home and ask them to try it for a fortnight.",
    "I'd leave school out of this evening altogether, and do the thing your child is good at together. If there's a meeting coming, write down the three things you want from it, and take somebody along who only listens and makes notes.",
  ],
  reason: [
    'You stand between your child and a school, explaining each to the other, and nobody stays patient through that every day.',
    "You know what your child's like when it goes well, so trouble at school hurts twice, for your child and for what they don't see there.",
  ],
};

const grown =
  /\b(?:lives?|living|moved|abroad|australia|canada|london|america|perth|toronto|new zealand|ireland|dubai|spain|the states|weeks?|months?|years?|since|sundays?|christmas|easter|my birthday|his wife|her husband|girlfriend|boyfriend|married|busy|grown|job|whatsapp|thumb|visits?|grandchildren|machine|voicemail|adult|thirty|forty|[2-5]\d|own life|never calls?|never (?:rings?|visits?|phones?)|no time for me|uni|university|college)\b/;

const grownChildSilent: Matter = {
  id: 'grown-child-silent',
  signs: orOutright(
    family(
      "CHILD[^\\n]{0,40}\\bnever a (?:call|word|text|visit)\\b|\\b(?:years?|months?|weeks)(?: now)? since (?:my|our) (?:son|daughter|eldest|youngest) (?:last )?(?:spoke|rang|called|wrote|visited|talked|came)\\b|\\b(?:my|our) (?:boys|girls|sons?|daughters?|children) (?:don'?t|doesn'?t|never|hardly) (?:ever )?comes? (?:around|round|over|by|near)\\b|\\b(?:my|our) (?:son|daughter) (?:has |have )?blocked (?:my number|me|us)\\b|\\b(?:rang|called|phoned) my (?:son|daughter)\\b[^\\n]{0,60}\\bnever (?:rang|called|phoned) back|\\b(?:two|three|four|five|six|\\d) (?:grown )?(?:sons|daughters|children|kids|boys|girls)\\b[^\\n]{0,60}\\b(?:none|neither|not one|nobody)(?: of them)? (?:\\w+ )?(?:calls?|called|rang|rings?|visit\\w*|phoned?|phones|remember\\w*)\\b",
    ),
    family(
      "CHILD(?:(?!\\b(?:i|my|says|said|thinks|put|installed|helped|because|friend|husband|wife|boss|doctor)\\b)[^\\n.!?]){0,70}\\b(?:(?:doesn'?t|dont|don'?t|does not|do not|didn'?t|did not|hasn'?t|hasnt|haven'?t|havent|not|never|hardly|rarely|stopped|won'?t|no longer|barely|seldom|only) (?:\\w+ )?(?:calls?|calling|called|rings?|rang|rung|ringing|phones?|phoned|phoning|texts?|texted|writes?|wrote|written|visits?|visited|visiting|repl(?:y|ies|ied)|answers?|answered|talks? to (?:me|us)|speaks? to (?:me|us)|spoken to (?:me|us)|come (?:to )?(?:see|visit))|(?:send|sends|sent|puts?) (?:me )?(?:only |just )?(?:the|a) thumb|no contact|estranged|cut (?:me|us) off|forgot my birthday|too busy for|no time for me|blocked me|blocked us)\\b|CHILD(?:(?!\\b(?:my|our|put|installed|helped|friend|husband|wife|boss|doctor|they'?re|neighbou?rs?|brother|sister|mother|father)\\b)[^\\n]){0,90}\\b(?:he|she|they)(?:'s|'ve| has| have)? (?:(?:doesn'?t|dont|don'?t|does not|do not|didn'?t|did not|hasn'?t|hasnt|haven'?t|havent|not|never|hardly|rarely|stopped|won'?t|no longer|barely|seldom|only) (?:\\w+ )?(?:calls?|calling|called|rings?|rang|rung|ringing|phones?|phoned|phoning|texts?|texted|writes?|wrote|written|visits?|visited|visiting|repl(?:y|ies|ied)|answers?|answered|talks? to (?:me|us)|speaks? to (?:me|us)|spoken to (?:me|us)|come (?:to )?(?:see|visit))|(?:send|sends|sent|puts?) (?:me )?(?:only |just )?(?:the|a) thumb|no contact|estranged|cut (?:me|us) off|forgot my birthday|too busy for)\\b|\\b(?:not|no|haven'?t|havent|never) (?:\\w+ )?(?:heard|word|news|a word|a call) (?:\\w+ )?from CHILD",
    ),
    grown,
  ),
  unless:
    /\b(?:died|school|teenage\w*|his phone (?:is|was) off|her phone (?:is|was) off|midnight|missing|ambulance|my (?:ex|husband|wife|boyfriend|girlfriend) (?:\w+ )?(?:doesn'?t|won'?t|hasn'?t|never|didn'?t)|(?:nursery|toddler|baby|three|four|five|six|seven|eight|nine|ten) ?-?year|their (?:dad|father|mum)|his (?:dad|father)|mother[- ]in[- ]law|my friend|my mother|the dog and|my son rang|i have not told|not (?:told|tell)|war|front|hospital|he'?s (?:\d|1[0-7])\b|she'?s (?:\d|1[0-7])\b)/,
  hear: [
    'You know your child has a life, and you still wait for a call.',
    'You do not want to push, and you would so like to hear something.',
    'It is hard not to know how your own child is doing.',
  ],
  ask: [
    'What would you tell your child first, if the phone went this minute?',
    'What was your child like when they were small?',
    'What do the two of you talk about, on a good day?',
    "What do you imagine your child's doing at this hour?",
    'Is there something you think might be behind it?',
    "How much do you know about your child's days?",
    'What were you to each other before it got so quiet?',
    'Who do you talk to about your child?',
  ],
  advice: [
    "I'd ring, at an hour that suits your child, with one thing to tell and no word about how long it's been. If nobody picks up, say it to the machine, add that there's no need to ring back, and leave it for a week.",
    "I'd write your child a few lines by hand tomorrow, about your days, with one that says you'd love to hear about theirs. If there was a quarrel, I'd say sorry for your part of it by name, and ask for nothing.",
  ],
  reason: [
    "You listened for that child in the night for years, and you can't just tell your ears that they may stop now.",
    "It's your own child, so the quiet can't be only quiet. You go through the reasons for it, and you're in most of them.",
  ],
};

const emptyNest: Matter = {
  id: 'empty-nest',
  signs: orOutright(
    family(
      "\\bdrove (?:home|back) without (?:him|her)\\b|CHILD (?:flew|emigrated|moved) to (?!(?:the|bed|sleep|school|work|his|her|my|a|our)\\b)[a-z]+\\b[^\\n]{0,30}\\b(?:today|this morning|yesterday|one way|last (?:week|night))\\b|\\bdropped (?:the last one|my \\w+|our \\w+) (?:\\w+ )?(?:at|to|in) (?:halls|uni|college|university|her dorm|his dorm)\\b|\\b(?:house|home)\\b[^\\n]{0,20}\\b(?:empty|quiet)\\b[^\\n]{0,10}\\b(?:since|now) (?:that )?(?:the |my )?(?:kids|children|boys|girls|last one) (?:left|went|are gone|have gone|moved)\\b|\\b(?:my|our) (?:son|daughter) got married and (?:moved|left|has gone)\\b|\\b(?:my|our) (?:last|youngest|eldest|oldest|only|baby)(?: one| child)? (?:\\w+ )?(?:moved out|left home|flown|gone off to|went off to|left for(?! (?:school|work|the|his|her|a|football|practice)\\b))\\b|(?:^|\\n|[.!?] )(?:son|daughter)(?:'s| has|s)? (?:gone off|gone|off|moved|left) (?:to|for) (?:uni|university|college|the army|the navy)|CHILD[^\\n]{0,20} (?:shifted|moved|gone|left|went)\\b[^\\n]{0,80}\\b(?:house|home|flat) (?:\\w+ ){0,4}(?:silent|quiet|empty)",
    ),
    family('CHILD|\\bempty nest|\\blast one.?s|\\bmy (?:last|youngest|eldest|oldest) (?:one|child)?'),
    family(
      "\\b(?:empty nest\\w*|CHILD(?: \\w+)?(?:'s| has| have| is| just)?(?: \\w+)? (?:moved out|moved away|(?:left|gone|going|went|goes|off|leaves|leaving) (?:\\w+ )?(?:to|for) (?:uni|university|college|the army|the navy)|left home|flown the nest|got (?:his|her) own (?:place|flat)|moved (?:in with|to) (?:his|her) (?:dad|daddy|father|mum|mom|mother|girlfriend|boyfriend))|(?:dropped|drove|took|left) (?:him|her|CHILD) (?:\\w+ )?(?:at|to) (?:uni|university|college|(?:his|her) (?:dorm|halls|student))|(?:all )?(?:left|flown) the nest|all moved out|last one'?s (?:gone|off|left)|(?:house|home) is (?:\\w+ )?(?:empty|quiet) (?:since|without|now)[^\\n]{0,20}(?:CHILD))\\b",
    ),
  ),
  unless:
    /\b(?:died|i moved out|my (?:husband|wife|ex) moved out|before (?:they|he|she) left home|left home (?:for|to) (?:work|school)|bliss|camp|school trip|for the (?:night|weekend)|jumper|court|custody)\b/,
  hear: [
    'The house is quiet now, and for years it never was.',
    'You can be proud of your child and miss them badly.',
    'A good part of your day was about them, and now it is free.',
  ],
  ask: [
    'What do you miss that used to drive you mad?',
    "What's that room like at the moment?",
    'What time of day is the house quietest?',
    'What is your child making of it, over there?',
    "Who's in the house with you these days?",
    'What did you and your child always do together?',
    'What was in your life before there was a child in it?',
    'What sound would you like to hear in the house again?',
  ],
  advice: [
    "I'd leave that room as it is for now, and put something into the hour that's quietest, with somebody else in it, even a neighbour's kettle. If you ring your child, ring with something to tell, and not to hear whether they've eaten.",
    "I'd send your child something small tomorrow that needs no answer, a photo of the dinner or the garden, and then get out of the house before dark. If it's no lighter in two months, I'd mention it to a doctor.",
  ],
  reason: [
    'For years every hour of that house had your child in it somewhere. You can want this for them and still not know where to put yourself.',
    "Nobody has died and nobody did wrong, and the house is quiet all the same. You can't talk yourself out of hearing that.",
  ],
};

const teenager: Matter = {
  id: 'teenager-shut',
  signs: [
    /\b(?:my|our) (?:\w+ ){0,2}(?:teen\w*|(?:1[2-8]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:(?:year|yr)s?[- ]?olds?|y\/?o\b))|\bwith a teenager\b|\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|lad|eldest|youngest),? \(?(?:1[2-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:months|weeks|days|minutes|min|hours))|\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|boys?|girls?|lads?|stepdaughter|stepson|eldest|oldest|youngest|grandson|granddaughter)\b[^\n]{0,220}\b(?:he'?s|she'?s|'s|is|turned|nearly|aged?|be) ?(?:only |just )?(?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/,
    /\b(?:door|won'?t (?:talk|speak|tell|come|look|open)|lives in (?:his|her) room|all doors|cringe|won'?t be seen|told (?:me|us) to (?:f|fuck|piss|shut up|get (?:out|lost)|leave (?:him|her)|go away)\b|wishes i|can'?t stand me|(?:screams|shouts) at me|(?:hasn'?t|hasnt|not) (?:said|spoken|talked|looked)|(?:doesn'?t|don'?t|hardly|barely|never|stopped) (?:\w+ )?(?:talks?|talking|speaks?|speaking|tells?|telling|says?|look\w*|laugh\w*|comes? (?:out|down)|answers?|eats? with)|shuts? (?:me|us) out|slams?|slammed|hates? (?:me|you)|headphones|earphones|grunts?|shrugs?|locks?|locked|(?:in|to) (?:his|her) room|one word|ignor\w*|rolls? (?:his|her) eyes|pathetic|embarrass\w*|ruined|nothing works|lies? to (?:me|us)|lied to (?:me|us)|stopped (?:hugging|talking|telling|laughing)|on (?:his|her|the) phone|secretive|vap\w+|smok\w+)\b/,
  ],
  unless:
    /\b(?:i'?m (?:1\d|fifteen|sixteen|fourteen|thirteen|seventeen)\b|bullied|died|cuts? on|self[- ]harm|festival|moved (?:to|in with)|stuck up|walnuts|hold the door|proud|my class|my pupils|students)\b/,
  hear: [
    'You live under one roof, and you hardly get a word out of them.',
    'It is hard to know when to ask and when to leave it.',
    'It hurts when your own child shuts you out, even if others say it is the age.',
  ],
  ask: [
    'When does your teenager still talk to you, if only a bit?',
    'When did it begin?',
    'What do you think goes on behind that door?',
    'What were you like at that age?',
    'What do you miss most about how it was with them?',
    'Who else does your teenager talk to, do you know?',
    "What would you tell them, if they'd listen for one minute?",
    'What worries you most about your teenager?',
  ],
  advice: [
    "I'd ask less and be near more, in the kitchen when they come for food, or side by side on some errand. If the door stays shut tonight, I'd leave something nice to eat outside it, without a note and without knocking.",
    "I'd keep the two rules that matter and drop the rest for a month, so there's less to slam a door over. If your teenager has stopped eating, sleeping or seeing friends, that's more than the age, and I'd ring a doctor tomorrow.",
  ],
  reason: [
    "You were told everything for years, and now you get a shrug. It's a loss, even with your teenager in the next room.",
    "A teenager has to practise on somebody they can't lose, and that's you. Knowing it doesn't make it hurt any less.",
  ],
};

const shoutedAtChild: Matter = {
  id: 'shouted-at-child',
  signs: [
    family(
      "\\blost the (?:head|rag|plot) (?:with|at) (?:CHILD)|\\b(?:i was|i'?ve been|^was|been) (?:so )?(?:awful|horrible|mean|vile|a monster) (?:to|with) (?:CHILD)|\\bi made CHILD cry (?:because|cos|by|when) i\\b|\\b(?:snappy|so short|so impatient|vile) (?:with|to) (?:CHILD)|\\bi roared at the (?:young (?:lad|one)|lad)|(?:^|[.!?,;\\n] ?|\\band |\\bthen |\\bi(?:'ve|'d)?(?: \\w+){0,4} )(?:shouted|yelled|screamed|shout|yell|scream|snapped|snap|roared|swore|lost (?:it|my temper|my rag|my cool|the plot)|lost my shit|blew up|went off|exploded|was (?:so )?(?:horrible|mean|nasty|short))(?: \\w+){0,2} (?:at|with|to|on) (?:CHILD|my (?:\\w+ )?(?:toddler|baby)|my \\d)|\\bi (?:smacked|slapped|hit|pushed|shook|grabbed) (?:CHILD)|\\bi beat (?:CHILD)(?=$|[.,\\n]| (?:today|tonight|yesterday|this|and|with|because|again|badly|so))|\\bi called (?:CHILD) (?:an? |so )?(?:selfish|stupid|lazy|idiot|brat|useless|ungrateful|pathetic|liar)|\\b(?:shouting|yelling|screaming|snapping) at (?:my|the) (?:kids|children|son|daughter|boys|girls)|\\b(?:short|impatient|horrible) with (?:my|the) (?:kids|children|son|daughter)",
    ),
  ],
  unless:
    /\b(?:(?:at|in|of) (?:chess|fifa|monopoly|cards|tennis|mario|uno|scrabble|draughts|ludo|pool|a race)\b|(?:he|she|husband|wife|ex|teacher|coach|neighbou?r|boss|partner|they|who|man|woman|driver|mother-in-law) (?:\w+ )?(?:shouted|yelled|screamed|snapped|swore|roared) (?:at|on)|i (?:never|don'?t) (?:shout|yell)|i (?:called|hit) (?:my|the) \w+ (?:to|for|and|on|at|up|back|this|today|from)|grown|farm|(?:he|she)'?s (?:[2-9]\d)\b|(?:my|our) \w+ is (?:2\d|3\d|4\d))\b/,
  hear: [
    'You did not want it to come out like that, and it stays with you.',
    'You were at the end of your strength, and then it came out at the child.',
    'It matters to you how you are with them. That is why it hurts.',
  ],
  ask: [
    "What's your child like when it's peaceful between you?",
    'What had that day been like for you, up to then?',
    'Was there shouting where you grew up?',
    'How has your child been with you since?',
    'What would you like your child to know about it?',
    "Who takes over from you when you've had enough?",
    'How do you and your child make it up, as a rule?',
    'What are you like as a parent on a good day?',
  ],
  advice: [
    "I'd say sorry in one sentence when your child's up, with no 'but you' in it, and then have an ordinary morning. If it happens most evenings, look at which half hour it is, and take one thing out of that half hour.",
    "I'd tell your child tomorrow that the shouting was yours and not their fault. If your hand was in it too, or you're afraid it might be, then ring somebody tonight, a friend or a parents' helpline, before there's a next time.",
  ],
  reason: [
    "A child asks for patience all day long and can't help asking, and nobody's supply lasts till bedtime every day.",
    "There can't be many parents who haven't heard that voice come out of themselves at a child, and lain awake after.",
  ],
};

const badParent: Matter = {
  id: 'fear-of-being-a-bad-parent',
  signs: [
    /\b(?:am i|i'?m|i am|i was|feel like|feels like|feel|kind of|sort of|makes? me|such|being|be|the|like|and) (?:such )?(?:a |an )?(?:\w+ )?(?:bad|terrible|awful|useless|rubbish|shit|shitty|crap|horrible|failing|lousy|worst) (?:mum|mom|mother|mam|mammy|dad|father|parent|momma|mummy|daddy)\b|\bwhat (?:kind|sort) of (?:a )?(?:mother|mum|mom|father|dad|parent|man|woman)\b[^\n]{0,80}\b(?:son|daughter|kids?|child\w*|baby)(?:'s)?\b|\b(?:failing|failed|ruining|ruined|letting down|messing up|messed up|screwed up) (?:my|the|our) (?:kids?|children|son|daughter|boys?|girls?)\b|\b(?:mum|mom|mam|mammy|dad|parent|mother) guilt\b|\bam i (?:that|really|so) bad (?:of )?a (?:mum|mom|mother|mam|dad|father|parent)|\bbad (?:mum|mom|mam|dad) (?:moment|day)\b|\bcut out (?:to be|for being) a (?:mum|mom|mother|mam|dad|father|parent)\b|\b(?:my|the) (?:kids|children|boys|girls|son|daughter) deserves? (?:so much |much )?better than me\b|\bfailure (?:as|of) a (?:mum|mom|mother|mam|dad|father|parent)\b|\bworst (?:mum|mom|mam|mother|dad|father|parent) (?:in the|ever|alive|going)\b|\bi (?:wasn'?t|haven'?t been|wasnt) a (?:very )?good (?:mother|father|dad|mum|mom|parent)\b|\bfail(?:ing|ed)? as a (?:mother|mum|mom|father|dad|parent)\b|\bi(?:'?m| am) not (?:being )?a (?:very )?good (?:mother|mum|mom|father|dad|parent)\b|\bnot (?:a )?good enough (?:mother|mum|mom|father|dad|parent)\b/,
  ],
  unless:
    /\b(?:(?:he|she|my (?:mum|mom|dad|father|mother|ex|husband|wife))(?:'s| is| was) (?:such )?(?:a |an )?(?:bad|terrible|awful|useless|lousy)|told her she was a|can't be one|i'?d be|had a bad|call(?:s|ed)? my sister|(?:leave|left) (?:him|her|them) (?:when|with|behind))\b/,
  hear: [
    'You want to do it well, so every mistake feels big.',
    'Nobody tells you what you got right, and you only see the rest.',
    'You give a lot all day, and at night you only remember what went wrong.',
  ],
  ask: [
    "What would your child say you're good at?",
    'Who did you want to be like as a parent, or not be like?',
    'Which moment with your child are you thinking of most?',
    'What is your child like?',
    'Who ever tells you that you did something right as a parent?',
    'How were your own parents with you?',
    'What do you and your child like doing together?',
    'What would you like to be different tomorrow, with your child?',
  ],
  advice: [
    "I'd pick one small thing for tomorrow, ten minutes of what your child likes with the phone in another room, and let the rest be as it is. If there's one thing you can't forgive yourself, say sorry to your child for that one.",
    "I'd ask somebody who sees you with your child what they see, because alone you only count the misses. If the thought's there every day, or the days have gone flat, I'd tell a doctor tomorrow in those very words.",
  ],
  reason: [
    "You're holding yourself up against a parent who's never tired and never short of time, and nobody has ever met that one.",
    "It matters to you more than anything you do, and there's nobody to tell you how you're doing as a parent. That's enough to frighten anyone.",
  ],
};

const raisingAlone: Matter = {
  id: 'raising-alone',
  signs: [
    /\bmy ex (?:\w+ )?(?:doesn'?t|never|won'?t) (?:lift a finger|see|help|pay|bother|bothers|sees|helps|pays) (?:\w+ ){0,3}(?:kids|children|son|daughter|boys|girls)\b|(?:^|\n|[.,!] ?)(?:single|solo|lone) (?:mum|mom|mam|mammy|mother|dad|father|parent) (?:of|to|with) (?:one|two|three|four|five|\d|a|twins)\b|\b(?:(?:i'?m|i am|im|as|being|being the|life as) (?:a |the )?(?:\w+ )?(?:single|solo|lone) (?:mum|mom|mother|mam|dad|father|parent)(?! joke)|(?:raising|raise|raised|bring\w* up|brought up|rearing|reared|parenting) (?:\w+ ){0,5}(?:alone|on my own|by myself|single-handed|without (?:a |their |his |her )(?:dad|father|mother|mum))|(?:doing|do) (?:this|it|everything)(?: all)? (?:alone|by myself|on my own) with (?:\w+ ){0,2}(?:kids|children|twins|under (?:two|three|four|five|[2-6]))|(?:solo|single|lone) (?:parenting|motherhood|fatherhood)|(?:his|her|their) (?:dad|father) (?:has |have )?never (?:even )?met (?:him|her|them)|(?:doing|do) it all on my own with (?:the |my )?(?:\w+ )?(?:kids|children|boys|girls|son|daughter)|(?:it'?s )?(?:just|only) me (?:and|with|for) (?:the kids|my (?:\w+ )?(?:son|daughter|kids|boys?|girls?|children|little \w+|wee \w+)|them kids)|(?:their|his|her) (?:dad|father|mum|mother|mom) (?:\w+ )?(?:doesn'?t|never|won'?t|hasn'?t|didn'?t|don'?t) (?:pay|pays|paid|see|sees|seen|rung|bothered|help|helps|take|takes|want|wants|bother|show|turn|turns|come|ring)|(?:i'?m|i have to be|being|i am) (?:both )?(?:mum|mom|mother|mam) and (?:dad|father))\b/,
  ],
  unless:
    /\b(?:(?:my|his|her) (?:mum|mom|mother|dad|father|nan|gran|sister|friend|neighbou?r|daughter)(?:'s| is| was)? (?:\w+ )?(?:raised|brought (?:me|us|him|her) up|a single|single)|raised by|when i was (?:a kid|little|small)|my (?:mum|mother|mom) had)\b/,
  hear: [
    'Every decision is yours, and there is nobody to share it with.',
    'You have to be there for them even when you are at the end of your strength.',
    'It is a lot for one person, every single day.',
  ],
  ask: [
    "Who do you ring when a child's ill and you've got to be somewhere?",
    'What are they like, your children?',
    'What would you hand over first, to a second pair of hands?',
    'Which part of the day alone with them is longest?',
    "What do you do in the hour after they're asleep?",
    'Who does anything for you, in a week?',
    'What do they do that makes you laugh?',
    'What are you proudest of, in how you bring them up?',
  ],
  advice: [
    "I'd ask one person tomorrow for one fixed hour a week, because people who say 'anything you need' would rather be told what. If there's nobody to ask, I'd find out at the school or the nursery who else does it alone.",
    "I'd drop one thing tomorrow that no child would notice, and go to bed in the time it takes. If it's money that's worst, an advice office can tell you what you've a right to as the only one they have.",
  ],
  reason: [
    "You're doing two people's work on one person's sleep, and there's nobody at home who sees that you do.",
    "There's nobody to hand the children to when you've had enough, and every parent has enough at times. With two it only shows less.",
  ],
};

const noMinute: Matter = {
  id: 'no-minute-with-little-ones',
  signs: [
    /\b(?:toddlers?|baby(?! goat| shower| spinach)|babies|newborn|the little one|little ones|kids|kid|(?:\d|two|three|four|five)[- ](?:year|month|yr)s?[- ]old|twins|small children|children|the wee one|nap|nappies|nappy|just mum|under (?:two|three|2|3)|all over me|all i am (?:now )?is (?:a )?(?:mum|mom|mam|mammy|mummy)\b|pee alone|wee alone|breastfe\w+)\b/,
    /\b(?:(?:no|not a|never a|not one|haven'?t had a|haven'?t a|without a|don'?t have a|don'?t get a|for a|not had a|one) (?:\w+ )?(?:minute|second|moment|hour|day)s? (?:to|for|of) (?:myself|my own|me|peace)|five minutes (?:to|of|for) (?:myself|peace|me)|touched out|hanging (?:off|on|out of) me|climb\w* (?:all )?(?:over|on) me|can'?t (?:even )?(?:pee|wee|shower|poo|go to the (?:toilet|loo|bathroom)|drink a|have a (?:bath|shower|cup|wee))|in the (?:bath|toilet|loo|bathroom) for (?:ten|five) minutes|sit in the bath for|let me put (?:her|him|them) down|won'?t be put down|no adult (?:talk|conversation|company)|touched all day|hid(?:e|ing)? in the (?:bathroom|toilet|loo|car|pantry|cupboard|wardrobe|garage)|(?<!\b(?:dog|cat|puppy) )follows me (?:everywhere|to the|into|room)|all i am (?:now )?is (?:a )?(?:mum|mom|mam|mammy|mummy)\b|lost myself|i'?m just mum|just mum now|i used to have hobbies|not had a shower|(?:haven'?t|havent) sat down|all over me all day|want five minutes|(?:pee|wee|shower|poo) alone|haven'?t (?:showered|had a shower|washed my hair)|on me all day|all day long mum|mummy mummy|mum mum mum)\b/,
  ],
  unless: /\b(?:my mother|my mum has|dementia|died|grown|smok\w*|bingo|teenage\w*)\b/,
  hear: [
    'With small children there is not one minute that is only yours.',
    'You can love them and still want one hour of peace.',
    'It is tiring in a way that people without small children do not see.',
  ],
  ask: [
    'What did you do with an hour of your own, before there were children?',
    'Who could take them for one hour?',
    'Which bit of the day do you dread?',
    'What have they done lately that was funny?',
    'What would you do with a whole afternoon and no child in it?',
    'Who asks how you are, and not how the little ones are?',
    'When do you get to sit down?',
    'What of your old life do you miss most?',
  ],
  advice: [
    "I'd ask for one hour with a time on it, and spend it outside, because at home you'd still be called. If nobody can take them, then ten minutes tomorrow with the little ones safe in a cot or at a cartoon, and something hot in your hand.",
    "I'd let tomorrow's nap be yours and do nothing useful in it at all. If there's another grown-up in the house, I'd name one evening a week that's yours, and be out of the door before anyone small finds your shoes.",
  ],
  reason: [
    "You've been called and pulled at all day by people who can't wait. Wanting a shut door isn't wanting to be without them.",
    "You can love little ones to bits and still have nothing left by six. They take all there is, because they don't know how not to.",
  ],
};

/** With children of one's own: small, half grown and gone. */
export const ofFamilyChildren: readonly Matter[] = [
  childFarAway,
  grandchildrenKept,
  bullied,
  differentAtSchool,
  shoutedAtChild,
  badParent,
  teenager,
  emptyNest,
  grownChildSilent,
  raisingAlone,
  noMinute,
];
