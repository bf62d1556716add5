import type { Happening } from './happening.ts';

const family =
  '(?:mum|mom|mam|mother|dad|father|husband|wife|partner|son|daughter|boy|girl|brother|sister|gran|nan|nana|grandad|grandma|grandpa|grandmother|grandfather|uncle|aunt|friend|mate|boyfriend|girlfriend|fianc[eé]e?)';

/** What is told in few words of those who are gone or far, of a day that has changed, and of a good hour. */
export const atHeartTiesMore: readonly Happening[] = [
  {
    id: 'would-be-that-age-today',
    cues: "birthday would due he'd she'd",
    when: new RegExp(
      `^(?:and |so |today |tomorrow |it )*(?:it |today |tomorrow |(?:his|her|your (?:\\w+ )?${family}'s) \\d*\\w* ?(?:birthday|anniversary) )?(?:would|would've|'d)(?: have|'ve)? be(?:en)? (?:his|her|your (?:\\w+ )?(?:${family}'s|wedding|\\w+th)|due|today|tomorrow|on|this|our|\\d+ (?:today|tomorrow|now|this))\\b.*|^(?:he|she)(?:'d| would)(?: have)? be(?:en)? (?:\\d+|\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?)(?: (?:now|today|tomorrow|on \\w+day|this (?:week|year|month|summer)))?$`,
      'i',
    ),
    unless: /\b(?:rent|bill|payment|if (?:i|we|he|she)|deadline|late|fine|worse|essay|homework|job)\b/,
    hear: [
      'You go on counting for them, year after year. Nobody else does that sum.',
      'The calendar goes on bringing the day round, and there is nobody on it to ring.',
    ],
    ask: ['How do you get through the day, when it comes?', 'Who else knows what day it is?'],
  },
  {
    id: 'their-voice-on-a-phone',
    cues: 'voicemail answerphone message text voice answer email card letter postcard',
    when: /(?:\b(?:his|her|their)|'s) (?:old |last )?(?:voicemails?|answerphone|answer machine|voice (?:messages?|notes?))\b|\bfor the voicemail\b|\b(?:his|her|their|'s) last (?:text|message|email|card|letter|postcard)\b/i,
    beside: /\b(?:died|dead|gone|passed|funeral|still|kept|keep|saved?|since|lost|miss|late|delete\w*)\b/,
    unless:
      /\b(?:boss|manager|landlord|work|like talking|ignored|reply|goes to|blocked|threat\w*|cheat\w*|ex\b|drunk)\b/,
    hear: [
      'A few seconds, said in a hurry about nothing, and now nothing you own is handled more carefully.',
      'It says the same words each time, and each time there is one moment when it is only a phone call.',
    ],
    ask: ['What is said in it?', 'When do you go back to it?'],
  },
  {
    id: 'nobody-left-for-that',
    cues: 'nobody one left',
    when: /\b(?:nobody|no one|no-one)(?: is| else)? (?:(?:left )?(?:who|that) (?:calls|called|remembers|knew|knows|speaks|would know)|calls you \w+ (?:now|any ?more)|left (?:to (?:ask|call|remember|tell)|who|that|from)|remembers (?:that|it|him|her|them|you)\b)|\byou(?:'re| are) the (?:last|only) one (?:left|who remembers|of them)\b/i,
    unless: /\b(?:work|shift|party|office|turn off|in the building|at school)\b/,
    hear: [
      'There was somebody who held the other end of that, and now it hangs loose.',
      'You have become the place where it is kept, and nobody asked if there was room.',
    ],
    ask: ['Who was the last one that did?', 'What would you not want to see lost of it?'],
  },
  {
    id: 'that-was-always-their-job',
    cues: 'always',
    when: /^(?:and |but |because )?(?:he|she|[A-Z][a-z]+|your (?:\w+ )?\w+)(?:'d| had| would)? always (?:did|done|made (?!you|me|us|fun|me)|drove|driven|cooked|carved|wound|packed|lit|fixed|handled|dealt|booked|carried|drove|sorted|poured|saw to|looked after|went first)\b/,
    beside:
      /\b(?:died|dead|gone|passed|since|without|now|first time|on my own|alone|stood there|myself|never learn\w*|used to)\b/,
    unless: /\b(?:better than me|favourite|fun of|bully|boss|shout\w*|hit|still does|ex\b)\b/,
    hear: [
      'You had split the world between you, and nobody ever learns the other half.',
      "It was never written down anywhere whose job was what. One finds out now, with the thing in one's hand.",
    ],
    ask: ['What else was on that side of the list?', 'How did it go, when you did it yourself?'],
  },
  {
    id: 'last-time-they-met',
    cues: "haven't last seen",
    when: new RegExp(
      `\\byou (?:haven't|have not|didn't) (?:seen|spoken to|heard from|talked to|hugged|held|touched|see) (?:him|her|them|your (?:\\w+ ){0,2}(?:${family}|parents|kids|children|grandchildren|grandkids|family|friends))s? (?:since|in (?:\\w+ )?(?:years|months|weeks)|for (?:\\w+ )?(?:years|months|weeks)|now for)|\\bthe last time you (?:saw|spoke to|heard from|hugged|held) (?:him|her|them|your \\w+|each other)\\b`,
      'i',
    ),
    unless: /\b(?:doctor|gp|dentist|blocked|stalk\w*|restraining|abus\w*|thank god|good riddance|relie\w+)\b/,
    hear: [
      'At the time it was a goodbye like any other. Nobody says: look closely now.',
      'What stays of somebody is mostly one ordinary minute, and it gets gone over like a photograph.',
    ],
    ask: ['What do you remember of that last time?', 'What would you tell them first?'],
  },
  {
    id: 'away-for-a-long-stretch',
    general: true,
    cues: 'deployed deployment ship sea offshore tour away inside prison boarding rig rotation',
    when: new RegExp(
      `^(?:and |but |so |no,? )?(?:he|she|they|your (?:\\w+ )?${family})(?:'s| is| are|'re)? (?:been |back |again |off |gone )*(?:deployed|on deployment|(?:out )?at sea|on (?:the|a) (?:ship|rig|boat)|offshore|working away|works (?:offshore|away|abroad)|on tour|inside|in prison|in jail|away (?:at|for|with|till|until|on)|serving|at boarding school)\\b`,
      'i',
    ),
    unless: /\b(?:band|concert|tickets|prick|pulled away|took away)\b/,
    hear: [
      'There are two timetables then, and yours has all the bins in it.',
      'You keep a place open for somebody and get on with things round the edge of it.',
    ],
    ask: ['How long is it until the next time?', 'When in the day do you notice it most?'],
  },
  {
    id: 'it-is-over-between-them',
    general: true,
    cues: 'ended broke broken split over called separated finished left walked',
    when: /^(?:and |so |well |then )?(?:(?:you|we|you two|you and [A-Z]\w+|your (?:husband|wife|boyfriend|girlfriend|partner|ex|fianc[eé]e?) and you)(?:'ve| have|'re| are)? (?:just |finally |officially |both |now )*(?:ended it|broke up|broken up|split up|called (?:it|the wedding) off|separated|finished it|told (?:him|her) (?:it's|that it's|it was) (?:over|finished|done)|over|finished)|(?:he|she|your (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?))(?:'s| has)? (?:just )?(?:ended (?:it|things)|broke (?:up|it off)|broken up|walked out|dumped|finished|called it off)(?: with)?(?: (?:you|me))?)(?:$|,| (?:on|in|last|yesterday|today|tonight|this|after|and|because|with|since|by))/i,
    unless:
      /\b(?:finished with|over this|isn't dead|didn't die|toxic|hit me|so happy|best (?:thing|decision)|over (?:the|it)|finished (?:the|my|work|school|uni|for)|family|friends broke|over budget|parents)\b/,
    hear: [
      'It takes one sentence to say, and then a whole week has to be put together differently.',
      'The habits go on for a while as if nobody had told them, and each one has to be told.',
    ],
    ask: ['What were the last words, for now?', 'What was the first evening after it like?'],
  },
  {
    id: 'has-stopped-working',
    general: true,
    cues: 'retir',
    when: /^(?:and |but |so |since )?you(?:'ve| have|'re)? (?:just |only |now |been )*(?:retired|retire|retiring)(?: (?:in|last|on|from|after|since|at|this|and|two|three|\w+ (?:months|weeks|years) ago)\b.*)?$/i,
    unless: /\b(?:hurt|bed|love(?:d)? (?:it|every)|can't wait|finally|lovely|bliss)\b/,
    hear: [
      'People wish you joy of the first week. It is the third Tuesday nobody mentions.',
      'The work was also a clock and a few people who knew your name.',
    ],
    ask: ['Which bit of the work was really yours?', 'Who from there do you hear from?'],
  },
  {
    id: 'prices-have-gone-up',
    cues: 'rent diesel feed heating price bill mortgage fees premium electric gas food puts putting put landlord landlady',
    when: /\b(?:rent|diesel|petrol|feed|heating|prices?|bills?|mortgage|fees|insurance|premium|electric(?:ity)?|gas|food|everything)(?:'s| is| are| has| have)? (?:\w+ )?(?:gone up|going up|up (?:a|by|again|to)|went up|doubled|tripled)|\b(?:landlord|landlady|council|they|he|she)(?:'s| is|'re| are)? (?:just )?(?:puts?|putting|raised|raising|raises) (?:it|the rent|your rent|prices|the price|fees|the fees) (?:up|by|again)\b|\blandl(?:ord|ady) wants (?:another|an extra) \D{0,2}\d+\b/i,
    unless: /\b(?:house prices|shares|my wages|sold for)\b/,
    hear: [
      'It arrives as a number on a sheet, and it has to come out of food or heat or sleep.',
      'You did nothing different, and it fits less well than it did last month.',
    ],
    ask: ['What would have to go, to make room for it?', 'From when does it count?'],
  },
  {
    id: 'looks-after-their-body',
    cues: 'wash dress feed turn lift change bath spoon wip shave',
    when: /^(?:and |but |now |so )?you(?:'ve been| have been|'re| are)? (?:still |also |just )?(?:wash(?:ing)?|dress(?:ing)?|feed(?:ing)?|turn(?:ing)?|lift(?:ing)?|chang(?:e|ing)|bath(?:e|ing)|wip(?:e|ing)|shav(?:e|ing)|get (?:him|her) dressed|guide a spoon)(?: and \w+)? (?:him|her|your (?:\w+ )?(?:mum|mom|mam|mother|dad|father|husband|wife|gran|nan|grandad|grandma|aunt|uncle|brother|sister)(?:'s (?:hair|face|feet))?|his \w+|her \w+)\b/i,
    unless:
      /\b(?:baby|toddler|nappy|nappies|dog|cat|horse|bottle|formula|breast\w*|months old|car|clothes|sheets|room|calf|lamb|mind|down|away|off)\b/,
    hear: [
      'Hands learn it, the weight and the order of things, and nobody sees how good they have become.',
      'It is the closest work there is, and it has to be done again by evening.',
    ],
    ask: ['What is the first thing in the morning, for you two?', 'Who showed you how?'],
  },
  {
    id: 'one-of-theirs-has-fallen',
    cues: 'fell fallen fall',
    when: /^(?:and |but |so )?(?:he|she|(?:your )?(?:\w+ )?(?:mum|mom|mam|mother|dad|father|husband|wife|gran|nan|nana|grandad|grandma|grandmother|grandfather|aunt|uncle))(?:'s| has| had)? (?:just )?(?:fell|fallen|had (?:a|another) fall)(?: (?:over|again|down|in the (?:night|bath|kitchen|shower|bathroom|garden|hall)|out of bed|on the (?:stairs|ice|step|steps)|last night|this morning|yesterday)|$)/i,
    unless:
      /\b(?:nursery|playground|at school|off (?:his|her) bike)\b|\b(?:[2-9]|two|three|four|five|six|seven|eight|nine)[ -]year[ -]old\b|\b(?:asleep|in love|out with|behind|for (?:him|her|it)|apart|pregnant|off (?:the|a) (?:wagon|bike|climbing)|laugh\w*|baby|silent)\b/,
    hear: [
      'After one of those, every thump in the house is that thump.',
      'It changes how one listens, and how near one dares to be away.',
    ],
    ask: ['How was it found out?', 'Who is nearest, in the night?'],
  },
  {
    id: 'quiet-phone',
    general: true,
    cues: 'nobody one phone rings calls even',
    when: /^(?:and |but |because |at \w+ )?(?:nobody|no one|no-one|not one person|not a soul)(?:'s| has| ever| even| really)* (?:calls?|rings?|texts?|visits?|comes?|knocks?|writes?|spoken|touched|written|called|rung|texted|messaged|visited|hugged|knocked)\b(?: (?:you|round|over|in|by|anything|to you|a word|at|the door|on you))*(?: (?:since|at all|any ?more|now|these days|in (?:\w+ )?(?:days|weeks|months|years)|here|all (?:day|week|weekend)|for (?:\w+ )?(?:days|weeks|months)|except|but)\b.*)?$|\bno ?one would (?:notice|miss you|know)(?: (?:till|until|for)\b.*)$|^even the spam\b/i,
    unless:
      /\b(?:bunty|me names|said (?:anything|a word|sorry) (?:when|about|at the|to (?:him|her|them))|at work when|me that|told me|meeting|dead|kill\w*|if i (?:died|wasn't|disappeared|weren't))\b/,
    hear: [
      'One would think quiet had no sound. After a few days of it you can hear it from every room.',
      'Nobody decided it, and everybody has a reason. It adds up to one person and a phone.',
    ],
    ask: ['When was the last time somebody did?', 'Whose name would you like to see come up?'],
  },
  {
    id: 'everyone-has-their-people',
    general: true,
    cues: 'everyone everybody friends group families plans',
    when: /\b(?:everyone|everybody|they|the others|people)(?: else)?(?:'s|'d| has| have| had| all| already|'ve| seems to have| seem to have)* (?:made|got|found|have|has|had|know|knew|with)(?: all)? (?:their|each other|a|his or her) ?(?:own )?(?:friends?|people|group|groups|person|families|family|plans|someone|partner|half)?\b(?: already| from school| for years| there| here|,|$| in the first)|\bgroup that's already a group\b|\bmake friends at (?:\d+|\w+ty)\b/i,
    beside:
      /\b(?:friends?|alone|lonely|group|uni|moved|new|nobody|no one|by myself|join\w*|club|school gate|halls|class)\b/,
    unless: /\b(?:their own opinion|dead|cancer|each other's|made a (?:fool|mess)|hate|funeral|kids)\b/,
    hear: [
      'From outside every group looks closed, and as if all of them had been born in it.',
      'You are late by a few days or a few years, and nobody at the door tells you the way in.',
    ],
    ask: ['Where did you come nearest to getting in?', 'Who there seemed all right to you?'],
  },
  {
    id: 'does-it-again-at-last',
    bright: true,
    cues: 'again',
    when: /^(?:and |but |so |oh |guess what )*(?:he|she|they|your (?:\w+ )?\w+|the (?:baby|dog|cat|kids)|\w+)(?:'s| is|'re| are| was| has been|'s been)? (?:finally |actually |really )*(?:eat(?:s|ing)?|talk(?:s|ing)?|smil(?:es?|ing|ed)|sleep(?:s|ing)?|walk(?:s|ing|ed)?|laugh(?:s|ing|ed)?|sing(?:s|ing)?|sang|play(?:s|ing|ed)?|breath(?:es|ing)|jump(?:s|ing)?|danc(?:es|ing|ed)|cook(?:s|ing)?|reading|drawing|purring|speaking|home)(?: to (?:you|me|us|each other))? again\b/i,
    unless:
      /\b(?:never|not|won't|will|if|until|till|when|drink\w*|behind|about me|games|with (?:his|her) ex|playing up|gambl\w*|sick|but|scared|too much|wish|want)\b/,
    hear: [
      'Nobody who had not waited for it would look up. You had waited for it.',
      'The most ordinary thing there is, and last month you could not have bought it.',
    ],
    ask: ['Where were you when you noticed?', 'Who did you tell?'],
  },
  {
    id: 'on-terms-again',
    bright: true,
    cues: 'again made came made',
    when: /\b(?:you(?: two| both)?|we|you and (?:him|her|your \w+)|your \w+ and you)(?:,? we|,? you)?(?:'re| are)? (?:talk|talking|speak|speaking|friends|laugh|laughing|on speaking terms|close) again\b|\byou(?:'ve| have)?(?: two| both)? (?:finally |just )?(?:made (?:it )?up|made peace)(?:$| (?:with|last|on|in|after|over|today|yesterday))/i,
    unless: /\b(?:never|not|won't|if|how (?:do|can)|want to|wish|story|lies|excuse|but|my mind|stories)\b/,
    hear: [
      'Somebody had to go first and look foolish, and somebody had to let them.',
      'It is not all put away with that, and the door is off the latch.',
    ],
    ask: ['Who went first?', 'What was the first thing you talked about?'],
  },
  {
    id: 'good-time-was-had',
    bright: true,
    cues: 'good lovely nice great brilliant perfect wonderful best amazing',
    when: /^(?:and |but |so |honestly |today |ngl )*(?:it was|it's been|you(?:'ve)? had|had|you all had|what|that was|today was|tonight was|last night was) (?:a |an |such a |quite a |actually |really |the |so |proper |properly |very |just |one of the )*(?:good|lovely|nice|great|brilliant|perfect|wonderful|best|amazing|gorgeous|cracking|grand)(?: \w+)? (?:day|evening|night|time|weekend|lunch|dinner|walk|giggle|chat|session|morning|afternoon|game|swim|run|class|party|trip|visit|meal|mango|hour|week|sleep|date|gig|service|practice)\b/i,
    unless:
      /\b(?:but|until|till|not|didn't|wasn't|never|supposed|should have|before|then (?:he|she|they|i|it)|funeral|died|last (?:good|one|time)|sad|ruin\w*|and (?:then|yet|now)|cry\w*|cried|guilty|if|used to|hate|alone|drunk|miss\w*|over)\b/,
    hear: [
      'A good one need not lead anywhere. It counts as it is.',
      'Those are worth telling to somebody before they slide in among the others.',
    ],
    ask: ['What were the best five minutes of it?', 'Who was there?'],
  },
  {
    id: 'made-their-day',
    bright: true,
    cues: 'made makes',
    when: /\b(?:it|that|this|he|she|they|which|who)(?:'s| has)? (?:really |actually |honestly |just |totally |absolutely |always |kind of )*(?:made|makes) (?:your (?:day|week|night|whole (?:day|week)|morning|evening)|you (?:smile|laugh|giggle|grin)(?: (?:so|all|for|today|every|out loud)\b.*)?$)/i,
    unless: /\b(?:fake|pretend\w*|worse|used to|not|never|but|misery|hell|died|miss)\b/,
    hear: [
      'So small a thing, and the whole day tipped the other way.',
      'Whoever it was has no idea how far that went.',
    ],
    ask: ['What did your face do?', 'Who have you told that to so far?'],
  },
  {
    id: 'till-nobody-needs-them',
    bright: true,
    cues: 'nobody house yourself needs',
    when: /\bnobody (?:needs|needed|wants|wanted|is asking|asked)(?: you| a thing| anything| from you| of you)* (?:till|until|for (?:half|an|the|a|two|three|once))\b|\bwhole (?:house|flat|place|bed|sofa) to (?:your|my)self\b/i,
    unless: /\b(?:lonely|empty|died|too quiet|left me|miss)\b/,
    hear: [
      "An hour with nobody's name on it is a rare piece of property.",
      'There is a silence that belongs to you, and one hears it hum a bit at the edges.',
    ],
    ask: ['What are you doing with it?', 'What is the first thing you did, when the door shut?'],
  },
  {
    id: 'small-hands-made-it',
    bright: true,
    cues: 'made drew wrote gave brought left picked braided saved painted baked drawn card drawing',
    when: /^(?:and |but |today |so )*(?:(?:your|our|the|my) (?:\w+ ){0,2}(?:daughter|son|kids?|grandson|granddaughter|grandkids|grandchildren|wee one|wee yin|toddler|little one|boy|girl|niece|nephew|pupils?|class|children|twins))(?:'s| has)? (?:made|drew|drawn|wrote|written|gave|given|brought|picked|braided|saved|painted|baked|left) (?:you|your hair|me) ?(?:a|an|the|some|his|her|notes|breakfast|tea|\b)/i,
    unless:
      /\b(?:gave you (?:a look|hell|the finger|grief)|made you (?:cry|feel|promise|choose)|black eye|headache|left you (?:with|on|alone|to)|thirty|suicid\w*|goodbye|smoke|tasted|sclerosis|stopping|glad to be)\b|\bgave me (?:a look|hell)\b/,
    hear: [
      'It took both hands and the tip of a tongue, and it was for you and no one else.',
      'Things like that outlast most of the furniture.',
    ],
    ask: ['What did the giver say about it?', 'Which part of it do you like best?'],
  },
  {
    id: 'got-it-official',
    bright: true,
    cues: 'approved permanent promoted published picked through won gold accepted granted',
    when: /\b(?:they|the (?:home office|embassy|council|bank|court|board|ministry|panel|judge))(?:'ve| have| has|'s)? (?:finally |just )?(?:approved (?:your|you|it|the)|granted (?:your|you|it)|made you (?:permanent|manager|captain|partner|full[- ]time)|promoted you|took you on)\b|\b(?:your|the|our) (?:\w+ )?(?:asylum|visa|adoption|mortgage|loan|application|claim|appeal|reunion|residency|citizenship|papers|permit)(?:'s| is| has| was| are)? (?:been |all |come |gone |finally )*(?:through|approved|granted|accepted)\b|\byour (?:\w+ )?(?:art|painting|photo|story|poem|book|song|recipe|cheese|cake|marrow|leeks|essay|design)(?:'s| is| has| was)? ?(?:got |been |won |getting )+(?:picked|chosen|published|accepted|gold|silver|first|second|third|the|best|a prize|shortlisted)\b/i,
    unless: /\b(?:not|never|until|if|wasn't|refus\w+|but then|without|died)\b/,
    hear: [
      'It is down on paper with a stamp, and somebody other than you believes it now.',
      'So many evenings of maybe, and then it takes somebody four words to say yes.',
    ],
    ask: ['What did you do in the first minute?', 'Who rang whom?'],
  },
];
