import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const pet = '(?:dog|cat|puppy|pup|kitten|horse|pony|rabbit|hamster|guinea pig|parrot|budgie|bird|tortoise|ferret)';

/** Where one lives and what one lives by: what ends there, what it costs, who is ill, and who is not there. */
export const atHeartTiesHome: readonly Happening[] = [
  {
    id: 'after-all-those-years-of-it',
    general: true,
    cues: 'years',
    when: /^(?:after |it's been |it was |that's |over |nearly |almost |all )*(?:(?:ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ]\w+)?|\d\d) )years (?:you'?(?:ve| have)? (?:worked|been|done|taught|played|run|driven)|of (?:marriage|work|service|teaching|nights|nursing|driving|it)|in (?:the|that|one)|on the (?:quay|tools|buses|railway|line|job|road|boats|farm|ward|same)|with (?:him|her|them|[A-Z]\w+|the (?:firm|company|same))|at (?:the|that|one|[A-Z]\w+)|behind the|down the)\b/,
    unless: /\b(?:years ago|old|on the list|waiting|sober|clean|sentence|in debt|prison)\b/,
    hear: [
      'It is said in half a line, and there were some thousands of ordinary mornings in it.',
      'What is done that long gets into how a person stands and when they wake.',
    ],
    ask: ['What was the very first day like?', 'What did a good day in it look like?'],
  },
  {
    id: 'the-last-one-of-them',
    cues: 'last final',
    when: /^(?:and |but |so |tomorrow(?:'s| is) |today(?:'s| is| was) |it(?:'s| was) |that was |friday(?:'s| is| was) )*(?:your|our|the) (?:very )?(?:last|final) (?:ever )?(?:day|shift|lesson|class|term|train|service|match|game|performance|concert|harvest|delivery|drive|round|summer|rehearsal|sermon|patient|customer|ferry|flight|assembly)\b(?!.*\b(?:year|left|i saw|died)\b)/i,
    unless:
      /\b(?:of the day|of (?:the )?(?:holiday|trial|antibiotics|month)|radiation|chemo|train (?:home|to|back|left|gone)|missed|bus|probation|hospital|funeral|alive|on earth|died|last day (?:to|for))\b/,
    hear: [
      'A last one is done just like all the others, and only you know the difference.',
      'It gets said goodbye to in the middle of working, between one thing and the next.',
    ],
    ask: ['What of it do you want to keep in mind?', 'Who is there that knows what day it is?'],
  },
  {
    id: 'hands-over-the-keys',
    cues: 'handed hand gave give sold sell selling empt clear',
    when: /\byou(?:'ve| have|'re| are)? (?:just |finally |now )*(?:handed (?:in|over|back)|handing (?:in|over|back)|gave (?:in|back|up)|giving (?:up|back)|sold|selling|sell|emptied|emptying|cleared out|clearing out|handed) (?:off )?(?:the |your |our |up |in )*(?:restaurant |shop |office |old |family )*(?:keys?|house|home|flat|farm|shop|restaurant|allotment|workshop|boat|business|caravan|pub|land|herd|piano)\b(?! (?:wise|party))/i,
    unless:
      /\b(?:estate agent|wants (?:me|us) to|new tenant|airbnb|lost|stole|drunk|should (?:i|we)|or (?:keep|not)|car keys?|pressur\w+|peace)\b/,
    hear: [
      'You know that place in the dark, by hand. That part does not go over with the papers.',
      'It takes one signature and a set of keys, for a thing that took half a life to make yours.',
    ],
    ask: ['Which corner of it do you see first?', 'How far back does it go with you?'],
  },
  {
    id: 'a-place-is-closing',
    general: true,
    cues: 'clos shut pull knock tore torn demolish disband flatten now',
    when: /\b(?:they(?:'re| are|'ve| have)?|the (?:\w+ )?(?:factory|school|plant|pub|library|branch|shop|mill|pit|yard|club|church|nursery|centre|hall|bank|theatre|cinema|hospital|foundry|furnace|convent|office|council|company|band|choir|farm)(?:'s| is| has| are)?)(?: be| been| now| just| voted to| going to| to)* (?:clos(?:e|ed|es|ing)(?: (?:down|it|us|you|the \w+))?|shut(?:ting)?(?: (?:down|it|us|you|the \w+))|pull(?:ed|ing)? (?:it |the .* )?down|knock(?:ed|ing)? (?:it |the .* )?(?:down|through)|t(?:ore|orn|earing) (?:it |the .* )?down|demolish\w*|disband\w*|flatten\w*)\b/i,
    unless:
      /\b(?:before they|at (?:six|five|ten|eight|\w+ o'clock)|early|the (?:door|window|curtains|gate|lid|laptop|road)|keep(?:ing)? (?:it|the)|for lunch|eyes|ranks|in on|case|deal|on sundays?|account)\b/,
    hear: [
      "Places like that hold a great many people's years, and all it takes is a date and a lock.",
      'It is a line in a letter to somebody. For whoever knows the way there blind, it is rather more.',
    ],
    ask: ['What is the earliest you remember of it?', 'Who else does it hit?'],
  },
  {
    id: 'here-and-where-they-come-from',
    general: true,
    cues: 'home village country where here language',
    when: /^(?:and |but |because )?(?:back home|at home|in (?:your|my|our) (?:country|village|town|language|culture|place|city)|where you (?:come|came|'re|are) from|here)\b/i,
    beside:
      /\bhere\b[\s\S]*\b(?:home|village|my country|my language|come from|came from)\b|\b(?:village|my country|my language|back home|come from|came from|at home)\b[\s\S]*\bhere\b|\bin my (?:village|country|place)\b/,
    unless:
      /\b(?:here(?:'s| is) (?:the|what|my)|care home|nursing home|work from home|husband at home|in here|right here|here you go|here we)\b/,
    hear: [
      'You carry two sets of rules about, and the one you know by heart is no use where you stand.',
      'Nobody around you has seen the other place, so you are the only one who can compare.',
      "Things that needed no thought there have to be thought about here, all day. That's work too.",
    ],
    ask: [
      'What do you miss that nobody there would guess?',
      'Who can you talk to about the other place?',
      'What was the first thing that struck you as strange?',
    ],
  },
  {
    id: 'who-they-were-before',
    cues: 'were was used',
    when: /^(?:and |but |before,? |there,? |at home,? |once,? |back then,? |in [A-Z]\w+,? )*you (?:were|was|used to be) (?:(?:a|an|the) (?:good |best |fast |quick |senior |qualified |head )*(?:(?:teacher|lawyer|doctor|engineer|judge|nurse|chef|runner|singer|dancer|conductor|pilot|manager|captain|farmer|chemist|shearer|midwife|soldier|accountant|professor|journalist|athlete|swimmer|musician|carpenter|funny|quiet|quick|strong|headteacher|headmistress|paramedic|climber|footballer|gymnast|champion|boss|painter|writer|architect|electrician|builder|mechanic|pharmacist|surgeon|dentist|scientist)\w*|one (?:other|people|everyone)|(?:best|fastest|first|funny|strong|clever|loud) (?:one|man|woman|person|girl|guy|\w+er))|somebody|quick|funny|strong|clever|known)\b/,
    beside: /\b(?:now|here|today|any ?more|these days|since|nobody|used to)\b/,
    unless:
      /\b(?:sat with|child|kid|little|baby|kind|bit|mess|wrong|terror|nightmare|drunk|horrible|selfish|hung up|found (?:him|her)|who (?:told|lied|cheated|left|hurt|hung)|coward|bully|introduced|arrested)\b/,
    hear: [
      'The one you were has not gone anywhere in your head. It is only that nobody around you now has met that one.',
      'People take you for what they see on a weekday, and the rest of it has no way of showing.',
      'You know how it felt to be good at something without thinking. That stays in the body and asks where it went.',
    ],
    ask: [
      'Who still knows you as that?',
      'What would people from then say about you?',
      'What did a good day look like, in those days?',
    ],
  },
  {
    id: 'can-no-longer-do-the-thing',
    cues: "can't cannot longer couldn't able",
    when: /\byou (?:can't|cannot|can no longer|can not|couldn't|aren't able to|'re not able to) (?:even |really |hardly )?(?:read|draw|play|walk|sing|run|lift|knit|write|cook|dance|sew|climb|smell|taste|hold a|grip|drive|paint|garden|kneel|swim|thread|open a)\b.*\b(?:any ?more|any longer|no more|now)$|\byou can no longer (?:read|draw|play|walk|sing|run|lift|knit|write|cook|dance|sew|climb|smell|taste|hold|drive|paint|swim)\b/i,
    unless:
      /\b(?:afford|people|between the lines|because (?:he|she|they) (?:won't|doesn't)|with (?:him|her)|song|trust|let me|allowed|away from|parked)\b/,
    hear: [
      'It was never only the doing. It was how you knew a good day from a bad one.',
      'Your hands or your head still know how it goes, and that makes it harder to be shut out of it.',
    ],
    ask: ['When did it begin to go?', 'What did it use to do for you?'],
  },
  {
    id: 'tongue-that-is-not-theirs',
    general: true,
    cues: 'words word english accent language german french danish dutch spanish italian grammar tongue',
    when: /\byou (?:count|mix up|lose|search for|look for|forget) (?:up )?(?:the |your |every |each |all the )*words?\b|\b(?:in (?:english|german|french|danish|dutch|swedish|norwegian|spanish|italian|this language|another language|your own language)) you(?:'re| are|'ve)? (?:a |only |so |not |just )*(?:slow|quick|stupid|funny|quiet|child|boring|nice|half|small|nobody|different|someone)|\byour (?:accent|grammar|english|german|french|danish|dutch|spanish)(?:'s| is| was| has)? (?:so |too |still |not |very )*(?:bad|good|wrong|strong|slow|heavy|broken|enough|poor|small|corrected)/i,
    beside:
      /\b(?:english|german|french|danish|dutch|swedish|norwegian|spanish|portuguese|italian|language|accent|grammar|country|quick)\b/,
    unless:
      /\bsorry\b|\bapplicant\b|\b(?:sorry|excuse) (?:for )?my\b|\bstroke\b|\bdementia\b|\bthank you\b|\bmarriage\b/,
    hear: [
      'It is tiring to be quicker inside than out, and to watch people being patient about it.',
      'Jokes come last in a new language, and being cross comes second to last. Half a person is made of those.',
    ],
    ask: ['Who gets to hear you in your own language?', 'Where in the day does it trip you most?'],
  },
  {
    id: 'not-known-by-one-of-theirs',
    cues: 'recogni know called calls asked asks',
    when: /\b(?:he|she|your (?:\w+ )?(?:mum|mom|mam|mother|dad|father|husband|wife|gran|nan|nana|grandad|grandma|grandpa|grandmother|grandfather|aunt|uncle)|mum|mom|mam|dad|gran|nan|grandad|grandma)(?:'s)? (?:(?:doesn't|does not|didn't|no longer|can't|couldn't)(?: always| really| even)? (?:recogni[sz]es?|know) (?:you(?=$| today| any ?more| now| since| this| on| last| yesterday| and| when| at all)|who you)\b(?!.*\b(?:are (?:here|coming)|did|do|were coming)\b)|(?:asked|asks|keeps asking) (?:you )?who (?:you (?:are|were)|that was|is that)\b|(?:called|calls|keeps calling) you (?:by )?(?:(?:the|her|his) (?:dog|sister|brother|mother|dead|husband|wife|aunt)|(?:dad|mum)'s))/i,
    beside:
      /\b(?:mum|mom|mam|mother|dad|father|husband|wife|gran|nan|nana|grandad|grandma|grandpa|grandmother|grandfather|aunt|uncle|dementia|alzheimer\w*|care home|the home|consultant)\b|^[^.!?]{0,60}$/,
    unless:
      /\bwrong name\b|\bpay next\b|\bknow i\b|\bfrom adam\b|\bfirst time we met\b|\bon the phone\b|\bex\b|\bstranger\b|\bexist\b|\bdad's favourite\b/,
    hear: [
      'You go on knowing both halves of it, yours and the other. That is a lot to know for two.',
      'It can be explained as often as you like. There is still that second in the doorway.',
    ],
    ask: ['What do you say at such a moment?', 'What stays the same, whatever else goes?'],
  },
  {
    id: 'one-of-theirs-in-hospital',
    general: true,
    cues: 'hospital icu intensive ward theatre surgery hospice kept keep took taken taking moved coma operat oxygen ventilator tube',
    when: told(
      "^(?:and |but |so |now )?(?:(?:they(?:'ve| have|'re| are)? |the (?:hospital|doctors?) (?:have )?)(?:kept|keeping|keep|operated on|operating on|took|taken|taking|moved) (?:him|her|your \\w+|mum|mom|dad|gran|nan|grandad)(?: (?:in|overnight|back|into|to (?:hospital|theatre|icu|the ward|intensive))| for)?\\b|WHO(?: been| back| still| now| again| gone| rushed| taken| admitted| was| went)* (?:in|into|to|on) (?:the )?(?:hospital|icu|intensive care|high dependency|theatre|surgery|a&e|the hospice|hospice|a ventilator|oxygen|a coma)\\b)",
    ),
    unless:
      /\b(?:puppy|not in jail|where did you get|works?|nurse|job|out of|came home|coming home|discharged|home now|had the baby|in labour|born|died|dead|vet|dog|cat|shift|tickets|play)\b/,
    hear: [
      'The day hangs on visiting hours then, and on who comes round the door with a folder.',
      'Home goes on needing bread and bins, and half of you is in a corridor the whole time.',
    ],
    ask: ['What have you been told so far?', 'Who takes turns with you there?', 'What do you do while you wait?'],
  },
  {
    id: 'will-not-be-helped',
    cues: "won't refuses wouldn't refused want",
    when: told(
      "^(?:and |but |so )?WHO (?:won't|will not|refuses? to|refused to|wouldn't|doesn't want to|keeps refusing to) (?:have (?:a carer|anyone|any|help|it|one|them)|take (?:his|her|the|any) (?:tablets|pills|meds|medication|medicine|insulin)|wear|go (?:to|and see|in|into)(?: the| a)? (?:doctor|hospital|gp|home|carehome|appointment|dentist|clinic)|see (?:a|the) (?:doctor|gp|nurse|anyone)|eat|be (?:helped|told|moved)|move (?:in|out)|let (?:anyone|the (?:carer|nurse|girl|doctor))|get (?:help|it (?:checked|looked))|accept|use (?:the|his|her) (?:frame|stick|hearing|alarm|walker)|stop (?:drinking|driving|smoking))\\b",
    ),
    unless:
      /\b(?:eat with|boss|landlord|school|council|company|ex|visa|let me (?:go|see my|out|have|leave|work)|baby|toddler|toddlers|cat|dog|plane)\b/,
    hear: [
      'You can see what would help and you have it in your hand, and the one it is for has the last word.',
      'A grown person may say no, and the worry stays with whoever can see it coming.',
    ],
    ask: ['What does {who} say against it?', 'Is there anybody {who} would take it from?'],
  },
  {
    id: 'child-behind-a-door',
    cues: "room bedroom won't doesn't talk fine door bed stopped",
    when: /^(?:and |but |so |now )?(?:he|she|they|your (?:\w+ )?(?:son|daughter|boy|girl|lad|lass|kid|grandson|granddaughter|teenager|eldest|youngest))(?:'s| is| just| only| always)? (?:(?:comes? (?:home|in) and )?(?:goes|went|runs|ran) (?:straight )?(?:up )?(?:to|into) (?:his|her|their) (?:bed)?room\b|(?:won't|will not|doesn't|refuses to|does not)(?: even)? (?:talk to (?:you|us|anyone)|come out|leave (?:his|her|their) (?:bed)?room|get out of bed|tell you (?:anything|what))|says (?:he's|she's|they're|im|i'm|(?:he|she) is) (?:fine|ok|okay) and (?:goes|sits|shuts|walks)|shuts? (?:himself|herself|the door|(?:his|her) door)|locks? (?:himself|herself)|(?:has )?stopped (?:laughing|talking|eating|going (?:out|to school)))/i,
    beside:
      /\b(?:my (?:\w+ )?(?:son|daughter|boy|girl|lad|lass|kid|child|grandson|granddaughter|teen\w*|eldest|youngest)|school|our (?:son|daughter|boy|girl|lad|lass))\b/,
    unless:
      /\b(?:at school|husband|wife|boyfriend|girlfriend|partner|my (?:mum|mom|dad|boss)|toddler|potty|suicid\w*|self[- ]?harm\w*|hurts? (?:himself|herself))\b/,
    hear: [
      'You stand outside a door with all you have got, and the handle is on the other side.',
      'The noise a child makes is easy to miss until the day there is none of it.',
    ],
    ask: ['What gets nearest to an answer?', 'When was it last otherwise?', 'Who else has noticed it?'],
  },
  {
    id: 'what-kind-of-parent',
    cues: 'mother mum mom dad father parent mothers mums moms',
    when: /\b(?:(?:a |such a |the )?(?:bad|terrible|useless|rubbish|crap|awful|shit|worst|failed|failing|selfish) (?:mother|mum|mom|mam|dad|father|parent)|fail(?:ure|ing|ed)? (?:as|at being) an? (?:mother|mum|mom|dad|father|parent)|what (?:kind|sort) of (?:a )?(?:mother|mum|mom|dad|father|parent)|(?:the )?other (?:mothers|mums|moms|parents|dads)\b.*\b(?:seem|all|have|know|got|manage|do))\b/i,
    unless:
      /\b(?:told my|card|court|look like|drank|i'd be|my ex|(?:she|he|they|mum|ex|who) (?:said|says|called|told|thinks))\b|\b(?:he's|she's|he is|she is|my|your) (?:own )?(?:mother|mum|mom|dad|father|ex|parents) (?:is|was|were)\b|\bhad a\b|\b(?:hit|hurt|shook|shake) (?:him|her|them|the baby)\b/,
    hear: [
      'You measure yourself by one bad hour, and a child lives with all the others too.',
      'It gets asked mostly by those who have just done the next thing for that child anyway.',
    ],
    ask: ['What happened just before you thought so?', 'What did your child do then?'],
  },
  {
    id: 'money-will-not-stretch',
    cues: "afford pay rent month budget left wages wage credit overdraft bills haven't payday skint coins pennies",
    when: /\b(?:you|we) (?:can't|cannot|can not|couldn't|won't be able to|don't know how (?:you|we)(?:'ll| will| can)?) (?:even )?(?:afford (?!to (?:lose|fail|be))|pay (?:the|for|it|my|your|rent|them|[A-Z]))|\bnothing (?:left )?(?:to budget|for the (?:dentist|gas|heating|electric|food|shopping))\b|\b(?:you|we) (?:don't|can't) (?:see|know) how (?:you|we)(?:'ll)? (?:get|make it|manage|last) (?:to|till|until|through) (?:the (?:end of the )?month|payday|friday)|\bon (?:the|a|another|my|your) credit card\b|\b(?:wages?|pay|salary)\b.*\b(?:was gone|is gone|gone by|goes on)\b|\b(?:hundred|thousand|grand|\d+)(?: (?:quid|pounds|euros?|dollars|a month))? you (?:haven't|don't|didn't|have not)(?: got| have)?\b|\b(?:you(?:'re| are)|we(?:'re| are)) (?:completely |totally |so |always |flat )*(?:skint|broke|overdrawn|counting (?:coins|pennies))\b/i,
    unless:
      /\b(?:broke up|can't afford (?:to (?:lose|fail|miss|be late))|next holiday|lottery|jealous|laundry|attention)\b/,
    hear: [
      'The sum can be done from any side and comes out the same, and still it gets done again at night.',
      'Being short takes up the head like a second job, and there is no pay for that one.',
      'Every small thing has to be decided when money is tight. Others just put it in the trolley.',
    ],
    ask: ['Which bill is first in the queue?', 'Who do you do the sums with?', 'What have you already gone without?'],
  },
  {
    id: 'sent-from-desk-to-desk',
    cues: 'passing sending passed transferr says say told rung rang called phoned hold phone bouncing keep kept',
    when: /\bthey (?:just |all )?(?:keep|kept|have been|are|'ve been)(?: on)? (?:passing|sending|putting|transferring|bouncing|fobbing) (?:you|it) (?:on|round|around|back|through|off|from|to)\b|\byou(?:'ve| have) (?:now |already )?(?:rung|rang|called|phoned|emailed|written to|spoken to|tried|been (?:on|to)) (?:\w+ )?(?:\w+ )?(?:numbers?|people|offices|departments|hours on the phone|(?:the |hours )?on hold)\b|\b(?:the )?(?:insurance|agency|council|office|bank|landlord|consulate|embassy|school|website|works|city|jobcentre|department)(?: says?| tells you| said)\b.*\b(?:ask|contact|ring|call|it's the|the (?:\w+ )?says?|not (?:them|theirs|us))\b|\bnobody (?:is|was|'s) responsible\b/i,
    unless:
      /\b(?:him|her|boyfriend|girlfriend|friend)\b.*\bcalled\b|\bno answer from (?:him|her)\b|\b(?:died|suicid\w*|crisis team)\b/,
    hear: [
      'Everybody along the line has done their bit, and you are still standing where you stood.',
      'Each of them has you for four minutes. You have all of them, and the tune in between.',
    ],
    ask: ['What are they asking for now?', 'Who was the last one you actually got to speak to?'],
  },
  {
    id: 'paper-says-no',
    cues: 'form forms wrong system proof record original expired certificate stamp colour missing code portal application permit',
    when: /\b(?:they|the (?:\w+ )?(?:office|agency|council|woman|man|lady|bank|insurance|department|ministry|embassy|system|website|portal|letter)|it)\b.*\b(?:wrong (?:form|colour|color|box|ink|code|office|format|kind|photo)|not on (?:the|their) (?:system|list|file|sheet)|no record of|(?:need|want|require|asked? for) (?:proof|an original|the original|another form|another|more documents|a certificate)|has expired|sent (?:it|them) back|lost (?:your|the|his|her) (?:file|form|papers|application|documents)|(?:is|was|are) missing\b.*|(?:too much|too little|not (?:ill|disabled|poor|sick|bad) enough).*)/i,
    beside:
      /\b(?:forms?|office|council|agency|insurance|visa|permit|application|benefits?|claim|certificate|papers|documents?|bank|department|ministry|embassy|appeal|pension|system|pip|assessment|council tax|housing|file)\b/,
    unless: /\b(?:pizza|order|recipe|amazon|shoes|dress|cat is missing|dog is missing|is missing you|person)\b/,
    hear: [
      "It isn't even a no from anybody. It's a piece of paper saying it, and a paper doesn't hear reasons.",
      'A box on a page decides, and the box has never met you.',
    ],
    ask: ['How long have you been at this by now?', "What can't begin until it's settled?"],
  },
  {
    id: 'gaps-filled-with-them',
    cues: 'short staff under cover sick only alone break lunch pee jobs patch agency',
    when: /\b(?:short[- ]?staffed|under[- ]?staffed)\b|\b(?:two|three|four|five|six|half|most) (?:of (?:the|your|us) )?(?:\w+ )?off sick\b|\b(?:no|don't (?:even )?(?:have|get)|haven't (?:had|got))(?: the| any)? (?:time (?:to|for) (?:even )?(?:pee|eat|a break|lunch|a wee|breathe|drink)|a (?:lunch )?break|lunch break)\b|\b(?:two|three) (?:people's|persons'|folks'|people) (?:jobs?|work)\b|\byou(?:'re| are| were) (?:the )?only (?:nurse|carer|one|doctor|teacher|cook|chef|manager|adult) (?:on|in|left|for|there)\b|\b(?:given|got|doing|have) \w+'s (?:patch|work|job|shifts?|classes|patients|clients) (?:as well|too|on top)\b/i,
    beside:
      /\b(?:work|shift|ward|boss|manager|job|rota|staff\w*|school|kitchen|office|team|break|patch|carer|nurse|agency|shop|care home)\b/,
    unless: /\b(?:who's from|family|holiday|date|only one (?:left|who)|party|single)\b/,
    hear: [
      'The gaps get filled with you, and as long as that works nobody is in a hurry to fill them.',
      'It runs, so from above it looks as if it could be run like that.',
    ],
    ask: ["What would be left lying, if you did one person's work?", 'Who up there has seen how it is?'],
  },
  {
    id: 'something-from-back-then',
    general: true,
    cues: 'happened young small years flashback',
    when: /^(?:and |but )?(?:something|it|what|a thing|things)(?: \w+)? (?:happened|was done)(?: to you)? (?:when you (?:were|was)|as a (?:child|kid)|at school|at home|in (?:your|my) childhood|years ago|back then|a long time ago)\b|\byou (?:still )?(?:have|get|had) flashbacks?\b|^(?:it's|it was|that was|that's) (?:\w+ ){1,3}years(?: ago| since)? (?:and it |but it |and you |but you )still\b/i,
    unless: /\b(?:funny|lovely|nice thing|good)\b/,
    hear: [
      'As much of it is said now as you wanted to say. It can stay at that, or go on.',
      'Old things have no manners about time. They come in as if it had been this morning.',
    ],
    ask: ['What brings it up just now?', 'Does anybody in your life know of it?'],
  },
  {
    id: 'worry-about-an-animal',
    cues: 'dog cat pupp kitten horse pony rabbit hamster vet bird parrot budgie tortoise guinea ferret',
    when: new RegExp(
      `^(?:and |but |so )?(?:your|the|our|my)? ?(?:\\w+ )?${pet}(?:'s| is| has)? (?:been sick|sick|ill|limping|lame|poorly|at the vet|in (?:surgery|theatre)|not (?:eating|well|himself|herself)|off (?:his|her|its) food|swallowed|eaten (?:a|something|chocolate)|had the operation|needs (?:the|an|a) operation|got (?:bitten)|(?:won't|can't|doesn't|didn't|isn't)(?: want to)? (?:eat|get up|walk|stand|go out|drink|come out|eating|move)|bleeding|shaking|trembling|throwing up)\\b`,
      'i',
    ),
    unless:
      /\b(?:died|dead|put (?:him|her|it) down|put to sleep|passed|all clear|fine now|ok now|walk(?:s|ed)? the|lead|hot dog)\b/,
    hear: [
      "They can't tell you where it hurts, so you read every breath and every bowl.",
      'One of the household is not right, and the whole day goes by how that one is.',
    ],
    ask: ['What does the vet say?', 'How long have you two had each other?'],
  },
  {
    id: 'living-that-breaks',
    general: true,
    cues: 'crop harvest hive bees herd cow sheep ewe lamb calf calve heifer feed diesel milk tractor combine van engine nets boat customers takings trade business orders stock field barn hail drought shop',
    when: /\b(?:crops?|harvest|hives?|bees|herd|cows?|sheep|ewes?|lambs?|calves|heifers?|wheat|barley|corn|grapes|olives|apples|silage|hay|tractor|combine|van(?:'s head gasket)?|engine|nets|boat|customers|takings|trade|business|orders|stock|fields?)\b(?:'s| is| are| has| have| was| were| got| went| had)?(?: \w+)? (?:lost|gone|dead|died|bad|(?:broken |let )?down|hail\w*|flood\w*|under water|failed|slow|sick|broken|seized|rotten|rotted|dried up|flat|ruined|packed up|stolen|burnt|not (?:selling|made a profit|coming)|hasn't made)\b|\bdrought\b.*\byear\b/i,
    beside:
      /\b(?:farm|crops?|harvest|hives?|herd|cows?|sheep|lambs?|calv\w+|heifers?|field|tractor|combine|self[- ]employed|my (?:shop|business|van|boat|stall|trade)|customers|no wage|market|orders|nets|loan|deliver\w*)\b/,
    unless: /\b(?:vegetarian|toy|holiday|counting sheep|missed|ferry|camper|corner shop|the shop was)\b/,
    hear: [
      'When the living comes out of it, nothing that breaks is only that thing. It is next month as well.',
      "You can do every bit of it right and it is still up to the weather, or a part, or somebody's order book.",
    ],
    ask: ['What does it put on hold for you?', 'Who else lives by it?'],
  },
  {
    id: 'nobody-for-it',
    cues: 'nobody one someone anyone anybody person',
    when: /\b(?:nobody|no one|no-one|not (?:one|a single) person|(?:don't|do not|haven't|didn't) (?:really )?(?:have|got|know) (?:anyone|anybody|a soul|someone|somebody)|haven't got (?:anyone|anybody))(?: (?:here|there|left|else|now|at home|in (?:the|this) (?:house|town|city)|around|really|at all|for you|who(?:'d| would| could| can| will)?|that|you could|you can))* (?:to )?(?:go (?:with|out with|anywhere with|cinema)|eat with|sit with|talk (?:to|with)|tell|call|ring|ask|share (?:it|this|that)? ?with|celebrate|play (?:it|cribbage|cards|chess)? ?with|laugh (?:with|about)|say good ?(?:night|morning)|(?:show|put) (?:it|down)|look after you|come with you|pick you up|stay with you)\b/i,
    unless: /\b(?:allowed|secret|to blame|not lonely|could see|asked me to|nobody asked|who can fix|promised not)\b/,
    hear: [
      'One can manage most things alone. What is hard to manage is having it and no one to turn round to with it.',
      'It is asked so lightly on forms and at parties, who you would bring, who to ring. And you stand there.',
      'The thing itself would be half the size with somebody beside it, even somebody saying nothing.',
    ],
    ask: [
      'Who used to be that person?',
      'Who has come nearest to it lately?',
      'What would you have told them tonight?',
    ],
  },
  {
    id: 'goes-where-people-are',
    cues: 'just say hear talk people someone somebody voice',
    when: /\byou (?:go|sit|went|walk|ride|take|ring|call|leave|put|keep|talk)\b.*\b(?:(?:just |only )?(?:to|so you can) (?:say (?:hi|hello|good morning)|hear (?:a (?:human )?|some ?(?:one|body)(?:'s)? |other )?(?:voices?|someone|somebody|people)|talk to (?:someone|somebody|anyone|a person)|be (?:near|around|among|with) (?:people|others|someone)|see (?:people|a face|faces))|(?:cos|because|since|as) there(?:'s| is| are) (?:people|others|someone|voices)|so (?:that )?(?:there's|it's not|the house isn't) (?:a voice|so quiet|quiet))\b/i,
    unless: /\b(?:helpline|samaritans|my (?:mum|mom|dad|son|daughter|boyfriend|girlfriend))\b/,
    hear: [
      'Being among people and having somebody are two things, and the one has to stand in for the other.',
      'You have found yourself a place where it is allowed to be on your own in company.',
    ],
    ask: ['What is it like there?', 'Does anyone there know your name?'],
  },
  {
    id: 'table-for-one',
    cues: 'cooked cook ate eat dinner table plate alone yourself',
    when: /\byou (?:\w+ )?(?:cooked|cook|ate|eat|had (?:your |christmas |sunday )?(?:dinner|tea|supper|lunch|christmas)|have (?:your )?(?:dinner|tea|supper)|sat down|set the table|celebrated|blew out)\b.*\b(?:alone|on your own|by yourself|for one|one person|with nobody|over the sink|standing up|in front of the (?:telly|tv)|to (?:the|an) (?:empty|wall))\b/i,
    unless:
      /\b(?:fridge|asleep|restaurant|depressor|places|cereal|just as she|department|one and a half|bliss|lovely|glorious|peace|treat|loved it|heaven|finally|enjoy\w*|whole house to myself|binge\w*|locked)\b/,
    hear: [
      'Food is made to be talked over. Without that it takes four minutes and there is still a pan to wash.',
      'A table shows who is not at it more plainly than anything else in a house.',
    ],
    ask: ['Who would you have had across from you?', 'What did you have?'],
  },
  {
    id: 'alone-most-of-the-time',
    general: true,
    cues: 'alone own yourself',
    when: /^(?:and |but |so |now |because )?you(?:'re| are| were|'ve been| have been| was| sit| live| spend \w+)? (?:just |all |usually |mostly |always |still |here |sitting |so |quite |pretty |completely |totally )*(?:alone|all alone|on your own|by yourself)(?: (?:all|every|most|with it|again|in (?:the|this|a|your)|since|tonight|at|for|now|here|from|with|most of)\b.*)?$/i,
    unless:
      /\b(?:cheese|baby|alarm|shift|games|rained|with her since|leave me|left me alone|don't mind|love being|peace|lovely|bliss|talk with|you'll|i'll|glad|did it|all by myself|raise[sd]?|kids|single (?:mum|mom|dad)|not alone|nine-day|safe|scared|hear (?:someone|steps))\b/,
    hear: [
      'After some hours of it even the fridge has a voice, and there is nobody to mention that to.',
      'Nobody sees those hours, so they count as nothing happening. They are quite long from inside.',
    ],
    ask: [
      'What do you put on, for the sound of it?',
      'When did you last have somebody across the table?',
      'Who knows how the days are?',
    ],
  },
];
