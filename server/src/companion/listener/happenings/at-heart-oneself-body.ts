import type { Happening } from './happening.ts';

/** What goes on in a body: a fright, a pain, a name for it, and the days that are grey all through. */
export const ofTheBody: readonly Happening[] = [
  {
    id: 'turned-down-to-grey',
    general: true,
    cues: 'grey gray flat colour color volume turned blank empty hollow meh nothing low switched dull off feel felt anything taken',
    when: /\b(?:someone|somebody|they|as if|like)(?: \w+){0,2} (?:turned|switched|taken)(?: down| off)? (?:the |all the )?(?:volume|colou?r|sound|lights?|water|heating)(?: \w+){0,3}\b|^(?:just |mostly |a bit |everything's |everything is |it's |it's all |all |this week was |you're |you feel |you've been )?(?:just |so |kind of |all |a bit |mostly |really |completely )*(?:flat|grey|gray|blank|empty|hollow|meh|colou?rless|dull|a blank)(?: inside|, mostly|, really| all week| like .*)?$|^(?:and )?(?:there's |there is )?(?:just )?nothing (?:there|in there|in you|comes)(?: to process)?$|\byou don't feel (?:anything|a thing|much(?: of anything)?|owt|glad or sad)\b|^you(?:'ve)? (?:just )?(?:feel|felt) nothing(?: at all)?$/i,
    unless:
      /\b(?:tenors?|sing|nineteen men|key of|tv|telly|phone|alarm|stomach|fridge|plate|tyre is|wallet|on the account|lamp|oven|light off|fuel|petrol|sugar|battery|nothing (?:happened|wrong)|fine)\b/,
    hear: [
      'Grey does not hurt anywhere, so there is nowhere to point to when somebody asks.',
      'Things still happen, and they happen as if to somebody in the next room.',
      'One goes on turning the key, and nothing starts. It is wearing in a way nobody can see.',
    ],
    ask: [
      'When was the last time something got through?',
      'Since when has it been that way?',
      'What does a day look like at present?',
      'Who has noticed?',
    ],
  },
  {
    id: 'each-day-like-the-last',
    cues: 'same day every again work back',
    when: /\b(?:(?:just |it's |it's just )?the same (?:day|thing|week|old)(?: \w+)? (?:over and over|every (?:day|week|time)|again and again|again)|every ?day(?:'s| is| was| feels)(?: just| exactly| all)? the same|all the days are the same|(?:day|days) (?:in,? day out|run into each other|blur)|you (?:go to work|get up|work),? (?:and )?(?:you )?(?:come (?:back|home)|go to work|eat|go home)|you (?:don't|couldn't) (?:even )?(?:know|tell) what day it is|it's all the same to you)\b/i,
    unless: /\b(?:love|comfort|nice that|dementia|she|he asks)\b/,
    hear: [
      'One could leave a day out and nobody would notice, oneself included.',
      'Nothing in it is bad enough to tell anyone about. That is how it can go on for so long.',
    ],
    ask: ['What was the last thing that made one day different?', 'What would you put into it, if it were up to you?'],
  },
  {
    id: 'no-joy-in-it-now',
    cues: "enjoy like care want fun feel used don't liked",
    when: /\byou (?:don't|do not|didn't|can't|no longer|don't even|hardly)(?: really| even)? (?:enjoy|like|look forward to|care(?: about)?|fancy|feel like|get any joy|take pleasure|want|see the point|laugh)(?: \w+){0,4} (?:any ?more|no more|now|these days|lately|at all)$|\b(?:was|were) the one thing you (?:liked|loved|enjoyed|had)\b|\byou can't remember what you (?:even )?(?:like|enjoy|want)\b|\bnothing(?:'s| is)? (?:fun|any fun|tastes?|interests you|feels like) ?/i,
    unless:
      /\b(?:him|her|want (?:him|her|to live|to be here|to be alive|children|kids)|don't care (?:what|who)|meat|coffee|your (?:husband|wife))\b/,
    hear: [
      'What used to come by itself has to be lifted now, and it is still not the same when it is up.',
      'The thing is there as it always was. It is the reaching for it that has gone.',
    ],
    ask: ['When did you notice it had gone?', 'What did it use to be like, when it was good?'],
  },
  {
    id: 'with-nothing-to-show-for-it',
    cues: 'reason nothing nobody happened wrong ill matter particular special everything crept',
    when: /^(?:and |but |well )?(?:(?:there(?:'s| is|'s just)? (?:n't a|isn't a|isn't any|no(?: real)?) reason(?: for it)?|nothing (?:has |even |bad |really |special |much )*(?:happened|wrong|is wrong|'s wrong|in particular|particular|to report|deeper|serious)|nobody(?:'s| has) died|you(?:'re| are) not (?:even )?ill|it just crept in|you(?:'ve)? (?:have |got )?everything(?: you need)?,?|you have no reason)\b.{0,40}$)/i,
    beside:
      /\b(?:low|sad|cry|cried|crying|tears?|gr[ea]y|flat|heavy|know why|why (?:i|am)|empty|numb|tired|down|depress\w*|explain|unhappy|miserable|lonely|crept|reason|grandchildren|no right)\b|^\W*nothing (?:happened|'s wrong|in particular)\W*$/,
    unless:
      /\b(?:yet|husband's|real name|my wife|further away|ring every|call each|used to (?:ring|call)|fight|days? off|not to do|nights|bishop|trouble is|nothing happened (?:between|with him|to him)|we kissed|reason to (?:live|stay|worry)|police|to be scared|biopsy|scan|sex)\b/,
    hear: [
      'Without a reason there is nothing to hold up when somebody asks, and so one rather says nothing.',
      'It would almost be easier with a cause. Then at least it would have an edge somewhere.',
      'You have already searched the place for why, and the drawers are all open.',
    ],
    ask: [
      'When did it come in, do you think?',
      'What is it like in the mornings?',
      'Who have you tried to explain it to?',
    ],
  },
  {
    id: 'heart-going-like-that',
    cues: 'heart hand leg knee shak shook trembl numb jelly body',
    when: /\b(?:your heart(?:'s| is| was| were|s)?(?: does be| still| just)? (?:going|racing|pounding|hammering|thumping|beating|still|quick|running|in your (?:mouth|throat)|jumped|stopped|that loud|so loud|runs)|(?:your|the) (?:hands?|legs?|knees?|whole body)(?: are| is|'s|'re| were| was| just| still)* (?:shak\w+|shook|trembl\w+|knocking|numb|like jelly|went|gave way|go|wouldn't (?:stop|go|move)|not (?:yours|mine))|you (?:can't stop|couldn't stop|were|are|'re|started|still) (?:shaking|trembling)|you(?:'re| were)(?: just| all)? (?:shaking|like jelly|trembling)|you (?:shook|shake|tremble)\b)/i,
    unless:
      /\b(?:hand (?:went|wouldn't)|shook (?:it|that|on (?:it|that|the deal))|knee went|carlisle|last time|sertraline|on that train|anger|angry|fury|so happy|fixed it|paint|my hair|voice was|told my|planted|gone|gold leaf|it's done|listened|came out|finally|opened it|bribe|drag\w*|eggs|parkinson\w*|arthritis|laugh\w*|marathon|run(?:ning)?|cold|frozen|shook (?:hands|my hand|his head|her head)|shake (?:hands|his|her|it|up)|love|kiss\w*|excited|first date|went (?:to|up|out|over|into)|go (?:to|on about)|sign writer|heart (?:went out|goes out)|heart's (?:going to|not in))\b/,
    hear: [
      'The body has its own alarm, and it is slow to believe that anything is over.',
      'It has let go of the reins for a bit. It comes back down in its own time, mostly slower than one would like.',
      'You can talk to it as you like meanwhile. It hears nothing until it has finished.',
    ],
    ask: [
      'Where are you at the moment?',
      'Is anybody near you?',
      'What set it off?',
      'What has brought it down before?',
    ],
  },
  {
    id: 'thought-that-was-it',
    cues: 'thought felt dying heart stroke die attack sure real breathe swallow wall floor room air breath voice everything',
    when: /\byou (?:really |honestly )?(?:thought|were sure|felt)(?: that| like)? (?:you(?:'re|'d| were| are) (?:dying|having a|going to (?:die|pass out|faint|be sick)|dead|would die)|that(?:'s| was) it|it was (?:a heart attack|a stroke|the end)|this is it|you(?:'d)? die)\b|\bit felt like a heart attack\b|\b(?:everything|the (?:walls|floor|room)|everybody's voice) (?:went|tipped|spun|tilted) (?:black|far away|tinny|white|quiet)?|\byou(?:'re| were| feel like you're) not real\b|\byou don't feel real\b|\b(?:couldn't|can't) (?:swallow|breathe|get (?:any |the )?(?:air|breath))\b/i,
    unless:
      /\b(?:4 7 8|typed|thin little|couldn't breathe right and|he|she can't breathe|when you're this tired|tightrope|dress|zip|corset|white (?:dress|paint)|went quiet|went black from|laugh\w*|of embarrassment|asthma|smoke|underwater|covid|pneumonia|mortified|boredom|relationship|marriage|job|him breathe)\b/,
    hear: [
      'While it lasts there is nothing else in the world, and no argument gets in.',
      'Afterwards people see somebody sitting there quite as usual. You have been a long way off.',
    ],
    ask: [
      'How are you now, this minute?',
      'Who was there?',
      'Has anybody medical had a look at it?',
      'How long did it go on?',
    ],
  },
  {
    id: 'goes-the-other-way-round',
    cues: "can't drive past road way lift avoid back shop walk",
    when: /\byou (?:still |just )?(?:can't|cannot|couldn't|don't|won't|daren't|not been able to) (?:go|drive|walk|get|stop|be|stand|sit)(?: \w+)? (?:past|near|by (?:that|the)|into (?:that|the)|in (?:a |the |that )?(?:lift|car|shop|crowd|supermarket|tube|room|bath|dark)|over (?:that|the) (?:bridge|road)|down (?:that|there)|through (?:that|the)|on the (?:bus|tube|motorway|bridge))\b|\b(?:been |you )(?:going|go|went|drive|driving|walk|walking) (?:the )?(?:back|long|other) way(?: round)?\b|\byou can't do (?:shopping centres|lifts|crowds|motorways|supermarkets|buses|trains)\b/i,
    unless:
      /\b(?:full stop|page|library|crying|them|broken (?:leg|ankle)|wheelchair|banned|licen[sc]e|money|can't get (?:past|over) (?:the|that) (?:fact|idea|thought))\b/,
    hear: [
      'One starts to walk round a place, and the map gets a hole in it, and the hole has a way of growing.',
      'The excuse comes easily, roadworks or the weather. What it costs only you know.',
    ],
    ask: ['What happens when you get near?', 'Who knows that you go another way?'],
  },
  {
    id: 'startled-by-a-noise',
    cues: 'bang noise jump knock crash alarm scream door flinch leapt edge thud shot explosion thump under',
    when: /\bthere was (?:a|this|an) (?:\w+ )?(?:bang|noise|crash|scream|knock|thud|shot|explosion|thump)\b|\byou (?:nearly |almost )?(?:jump|jumped|flinch|flinched|leapt)(?: out of your skin| at (?:every|the|a|each|any)| every time| when(?:ever)?| a mile)\b|\byou(?:'re| are|'ve been)(?: so| all| still)* (?:jumpy|on edge)\b|\bunder the (?:desk|table|bed) before\b/i,
    unless: /\b(?:into bed|board|trampoline|for joy|queue|fireworks were (?:great|lovely)|knock knock)\b/,
    hear: [
      'The ears do not ask first any more. By the time one knows it was nothing, the body has already been there.',
      'Something in you has stayed on watch and has not been relieved yet.',
    ],
    ask: ['What does it take you back to?', 'How long until it settles?'],
  },
  {
    id: 'it-so-nearly-happened',
    cues: 'nearly almost inch second close inches metre',
    when: /\b(?:you|he|she|it|they|your \w+|the (?:car|lorry|bus|baby|child|dog))(?:'d| had|'s| has)?(?: just| so| very)? (?:nearly|almost) (?:hit|went (?:under|over|into|through)|ran (?:over|into)|drowned|died|choked|fell|lost (?:him|her|them|it all)|got (?:hit|run)|killed|dropped (?:him|her)|crashed|burn(?:t|ed)|passed out|fainted|drove)\b|\b(?:this|that|so) close$|\b(?:an inch|inches|a second|two seconds|a metre) (?:from|later|more|closer|away)\b/i,
    unless:
      /\b(?:paneer|helmets|first time since|last straw|laugh\w*|died (?:of|laughing)|fell (?:off (?:my|your) chair|asleep|over)|of embarrassment|of shame|fell out)\b/,
    hear: [
      'It did not happen, and still you have seen it happen, quite clearly and more than once.',
      'So little lay in between. One goes on measuring that little bit for days.',
      'Everybody else goes by how it ended. You were in the part before the end.',
    ],
    ask: ['When did the fright come, then or later?', 'Who was with you?', 'What did you do in the hour after?'],
  },
  {
    id: 'part-of-the-body-that-hurts',
    cues: 'back knee shoulder hip jaw neck foot feet leg arm hand wrist ankle tooth head hands joints stomach eyes ear eczema throat chest bones knees rib everything bit finger skin migraine elbow heel spine teeth',
    when: /\b(?:your|the|it's the|it's your) (?:left |right |bad |bloody |poor |whole |lower )?(?:back|knees?|shoulders?|hips?|jaw|neck|foot|feet|legs?|wrists?|ankles?|tooth|teeth|joints|hands|fingers?|elbow|heel|spine|skin|eczema|migraines?|head|ribs?|bones)(?:'s| is| are| has| have|'ve| just|'re)*(?: just| been| so| really| all| always| still| gone| too| completely| now| finally| even| already)* (?:hurts?|hurting|aches?|aching|went|gone|locked|shot|killing|giving|throb\w*|swollen|stiff|sore|flared|burn\w*|seized|bleeding|bad|worse|in bits|knackered|fucked|wrecked|agony|cramp\w*|itch\w*|play(?:s|ing) up|in pain|stopped|broken|broke|infected|torn|pulled|going)\b|\b(?:everything|every bit of you) (?:hurts|aches)\b|\b(?:jaw|back) (?:locked|out|gone) again\b|\b(?:shoulder|back|knee|hip|tooth)(?:'s)? keeping you (?:up|awake)\b/i,
    unless:
      /\b(?:so happy|terrified|claws|edges of|voice gone|strike|clapped|stopped being|tingly|walls?|foot in it|broke my heart|laugh\w*|went (?:to|back|red|home)|hair|proud|dancing|view|went up in|head(?:'s)? (?:going|gone)|hands are (?:full|tied)|heart|legs? (?:went|go) |back (?:went|is) (?:to|at|in)|chest|cast off|healed|better now)\b/,
    hear: [
      'A body that works is not noticed. One that does not comes along to everything and talks over it.',
      'People see somebody walking about. They do not see what has to be asked of each step.',
      'Pain takes up room that nobody else can see, and you have to be polite around it.',
      'One has to plan round it all day, down to which cup and which stair.',
    ],
    ask: [
      'At what hour does it hurt most?',
      'What can you not do because of it, that you miss?',
      'What has anybody medical said about it?',
      'How long has it been like this?',
    ],
  },
  {
    id: 'it-has-been-given-a-name',
    cues: 'diagnos told got have name called doctor consultant confirm arthritis diabet think says inform cancer arthriti parkinson lupus endometr fibro epilep herpes hiv pcos crohn glauco',
    when: /\b(?:you(?:'ve| have)?(?: just| been| got| now)* (?:been )?(?:diagnosed|got a diagnosis)(?: with)?|(?:they|the (?:doctor|consultant|gp|nurse|specialist|hospital)|he|she)(?:'ve| have|'s| has)?(?: just)? (?:told you|said|rang and said|rang to say|called to say|phoned to say|confirmed|informed you|informs you|says|think|thinks)(?: on .{3,12})?(?: that)? (?:it's|you have|you've got|it is|you(?:'re| are) having|you'd) (?:an? |the |early |got )?(?:\w+ )?(?:ms|cancer|diabetes|arthritis|parkinson'?s|lupus|endo\w*|fibro\w*|epilepsy|asthma|copd|coeliac|crohn'?s|colitis|autism|adhd|bipolar|depression|ptsd|ocd|perimenopause|menopause|dementia|alzheimer'?s|heart failure|angina|malignant|type (?:1|2|one|two)|glaucoma|sciatica|pcos|hiv|herpes|tb|shingles|cataracts?)|you(?:'ve| have)? (?:got )?(?:have )?(?:ms|cancer|diabetes|arthritis|parkinson'?s|lupus|endometriosis|fibromyalgia|epilepsy|copd|crohn'?s|pcos|hiv|herpes|glaucoma|bipolar|type (?:1|2))(?:$| and| now| in)|the doctor gave you the name)\b/i,
    unless:
      /\b(?:cancer research|my (?:mum|mom|dad|husband|wife|son|daughter|sister|brother|dog|cat)(?:'s)? (?:has|have|been|was|diagnos\w+)|not cancer|it isn't|years ago|all clear|cured|star sign)\b/,
    hear: [
      'A word has come in that will be written at the top of every page about you. You were somebody already, before it.',
      'There is the day before one knew and the day after, with the same feet and the same kitchen.',
      'They say it in their ordinary voice, and you take it home on the bus.',
    ],
    ask: [
      'What did you do when you got home with it?',
      'Who have you told?',
      'What do you know about it so far?',
      'Which part of it do you not want to look up?',
    ],
  },
  {
    id: 'on-the-treatment',
    cues: 'chemo radio dialysis insulin tamoxifen steroid tablet medic pills gel patch injection dose immuno antidep sertraline metho immun morphine beta blood hrt side meds',
    when: /\b(?:it makes you|they make you|gives you|you(?:'re| are|'ve been| have been| take| started| start|'ve started| have to take)(?: still| now| back| just| only)*(?: on| taking| put on| having| hooked up)?)\b.{0,40}\b(?:chemo\w*|radiotherapy|dialysis|insulin|tamoxifen|steroids?|(?:the|your|new|these|my) (?:tablets|pills|meds|medication|injections?)|new (?:medication|meds|dose|tablets)|antidepressants|sertraline|methotrexate|immuno\w*|morphine|beta blockers|blood thinners|hrt)\b|\bit(?:'s| is) (?:the )?(?:chemo\w*|steroids|tablets|medication|side effects)\b|^new (?:medication|meds|tablets|dose) since\b/i,
    unless:
      /\b(?:they help|breakfast|telling|(?:i|you) take the tablets|tricks|tablet (?:screen|computer)|him his|her her|dog|cat|overdos\w+|too many|all (?:of )?(?:the|my) (?:pills|tablets)|stopped taking|his (?:tablets|pills)|her (?:tablets|pills)|ring a bell|last (?:one|chemo))\b/,
    hear: [
      'It is meant to help, and meanwhile one has to put up with the helping.',
      'What is in the leaflet under "common" has to be lived by somebody, at home, on a weekday.',
    ],
    ask: [
      'How are the days straight after it?',
      'What do they say about how long it goes on?',
      'Who helps out on the bad days?',
    ],
  },
  {
    id: 'body-refuses-it-now',
    cues: "can't cannot couldn't",
    when: /\byou (?:can't|cannot|can not|can hardly|can barely|couldn't|can't even)(?: really| properly| even)? (?:walk|lift|climb|kneel|bend|grip|open (?:jars?|a jar|the jar|bottles?)|hold (?:a (?:pen|cup|brush|needle|fork)|things)|button|cut bread|do (?:my|your|the) buttons|raise|lie (?:either|on)|drive any ?more|see (?:the|any ?more|to|properly)|hear (?:the|properly|what|people)|read (?:any ?more|without|the)|taste|smell|stand (?:for|up|long)|run|swim|dance|play|sew|carry|feel your (?:feet|hands|fingers|legs))\b/i,
    beside:
      /\b(?:arthritis|knees?|hips?|back|wrist|hands?|legs?|fingers|stroke|ms|eyes?|sight|ears?|hearing|pain|operation|cast|chemo|lungs?|breath|fall|fell|years|age|old|tumou?r|covid|ill|disabled|broke\w*|shoulder|injur\w+|any ?more)\b/,
    unless:
      /\b(?:driving test|branch|heart was|in 2 hrs|nervous|the difference|the point|him any ?more|can't see (?:the|any) (?:point|end|future|way)|read (?:his|her) (?:mind|face)|see him|my own (?:thoughts)|hear myself|hear the end|stand (?:him|her|it|that|the)|can't play (?:with|for) (?:him|them)|run away|because (?:he|my boss|they))\b/,
    hear: [
      'The head still goes to do it as it always did, and the body says no, every time anew.',
      'What used to be done without a thought has become a task, or a question to somebody else.',
    ],
    ask: ['What do you miss doing most?', 'How did you find out that it was no longer possible?', 'Who does it now?'],
  },
  {
    id: 'laid-low-for-days',
    cues: 'sick flu fever bug temperature cold covid threw vomit poorly ill throwing chickenpox migraine',
    when: /\b(?:you(?:'ve| have|'re| are|'d| had)?(?: got| been| all| both| caught| just)* (?:the flu|flu|a (?:temperature|fever|stomach bug|bug|cold|chest infection|migraine)|covid|a tummy bug|norovirus|tonsillitis|in bed with|being sick|throwing up|poorly|ill in bed|sick in bed|off sick)|stomach bug|threw up (?:all|three|\w+ times)|(?:throwing|threw) up all)\b/i,
    unless:
      /\b(?:landlord|when (?:i|you) had|this year|make like|thought|asked for|learn|every day's|does it hurt|suspicious|single dad|pretend\w*|said (?:i|you) had|told (?:him|her|them)|fake|lied|cold (?:one|heart|drink|shoulder|caller)|with (?:nerves|excitement)|signed off with|stress|years ago|(?:he|she|the kids?|baby|dog|cat)(?:'s|'ve| has| have| is) (?:got|been|all))\b/,
    hear: [
      'Everything shrinks to the size of a bed and a bucket, and the world goes on outside without a look.',
      'One lies there and hears the day being done by others, or left undone.',
    ],
    ask: [
      'Who is bringing you things?',
      'How long have you been flat?',
      'What is worrying you most while you lie there?',
    ],
  },
  {
    id: 'told-it-is-only-nerves',
    cues: 'said say told stress anxiety nerves age hormones normal',
    when: /\b(?:they|he|she|the (?:doctor|gp|nurse|consultant|hospital|specialist|receptionist)|your (?:doctor|gp|consultant)|doctors?)(?: all| just| always| keeps?| kept)*(?: told you| said| says| say| saying| tells you| telling you| think| thinks| put it down to)(?: that)? ?"?(?:it(?:'s| is| was| must be|'ll be)? )?(?:just |only |probably |all |your |in your |down to )*(?:stress|anxiety|nerves|your age|hormones|normal|in your head|your weight|a virus|growing pains|wear and tear|nothing|the menopause|lose weight|to lose weight|to (?:rest|relax|drink (?:more )?water|take paracetamol))\b/i,
    unless:
      /\b(?:give (?:her|him)|when they say|appendix|not (?:stress|anxiety|nerves)|luckily|thank god|relief|it's nothing to|said nothing|says nothing|say nothing|told (?:me|you) nothing)\b/,
    hear: [
      'One goes in with something real and comes out having to prove it.',
      'You live in there all day and they had ten minutes. They did not ask for a second opinion from you.',
    ],
    ask: [
      'What would you have liked them to look at?',
      'What did you answer?',
      'Is there anybody else there you could ask?',
    ],
  },
  {
    id: 'that-finished-you-off',
    cues: 'did finish end set broke tipped straw got',
    when: /^(?:and )?(?:that|it|the \w+(?: \w+){0,4}|this \w+)(?:'s what| was what)?(?: just| really)? (?:did it|finished you(?: off)?|was the end of you|set you off|broke you|tipped you over|did you in|pushed you over|was the last straw|undid you|was what did it|got to you|got you)$/i,
    unless:
      /\b(?:dogs?|cat|fox|boys?|lads?|man|woman|girl|driver|neighbour|kids|nurse)(?: (?:from|at|next|across|over|down|in|on) [\w ]+?)? did it\b|\b(?:he did it|she did it|funny|laugh\w*|giggl\w*|the police|proud)\b/,
    hear: [
      'It is hardly ever the big thing. One is braced for that, and then a small one comes in by the side door.',
      'That was merely what stood last in the row, and it got the whole of it.',
    ],
    ask: ['What had you been holding up until then?', 'What did you do, there and then?', 'Who saw?'],
  },
  {
    id: 'only-a-small-thing-it-seems',
    cues: 'only just small tiny little silly',
    when: /^(?:and |but |i mean |no )?(?:it|he|she|that)(?:'s| is| was) (?:only|just) (?:an? |the |one |my |some )?(?:\w+ )?(?:spot|hen|cup|egg|button|milk|chair|plant|dress|mug|song|sock|glove|coat|shoe|shoes|bird|hamster|fish|goldfish|rabbit|cake|sandwich|pen|parking spot|word|look|text|emoji|like|joke|comment|photo|picture|tree|haircut|game|match|plate|bowl|cereal|printer|jar|lid|key|bus|wifi|pasta|soup|biscuit|full stop|scarf|jumper|bag|bin|bins|message|dog|cat|name|meal|machine|phone|toy|book|bench|hedge|towel|letter|card|curtain|curtains)(?: (?:that|which|on the|in the|coming|falling)\b.{0,30})?$|^that's (?:so )?small$/i,
    unless: /\b(?:photo|i can do that|it was only the (?:cat|dog|wind)|relief|phew|thank god|a skip|don't worry)\b/,
    hear: [
      '"Only" is said first so that nobody else can say it. It got to you, and it will have had its reasons.',
      'The small things get in because nobody has put a guard on them.',
      'Its size in the shop and its size in you are two different measures.',
    ],
    ask: [
      'What else is in it, for you?',
      'When did you notice that it had got you?',
      'What did the rest of the day look like?',
    ],
  },
  {
    id: 'it-goes-on-bothering',
    general: true,
    cues: 'bother bug nag eating gets annoy rankl',
    when: /\b(?:it|that|this)(?:'s| is|'s been| has been| still| really| just| does| has)*(?: really| still| just| been)* (?:bothers?|bothering|bugs?|bugging|nags?|nagging|eats?|eating|gnaws?|gnawing|rankles|niggles|gets to|getting to)(?: at)? you\b/i,
    unless: /\b(?:doesn't bother|don't bother|didn't bother|not bother|never bothered|no longer)\b/,
    hear: [
      'It has not gone away by being left alone, and by now it has made itself a place.',
      'Like a stone in a shoe, it is nothing to look at, and one thinks of it with every step.',
    ],
    ask: ['What is it about it that will not lie down?', 'Who have you said that to?', 'When did it start to?'],
  },
  {
    id: 'says-how-old-they-are',
    general: true,
    cues: "you're",
    when: /^(?:and |but |well )?you(?:'re| are) (?:only |already |nearly |almost |now |just )?(?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?|eighteen|nineteen|sixteen|seventeen|fifteen)(?: years? (?:old|of age))?(?: yourself| now| next \w+| and (?:you|still|you've|you're|renting|living|on|back).*)?$/i,
    unless:
      /\b(?:limit|feel like|birthday (?:party|cake)|happy|weeks|\bkm\b|miles|stone|kilo|minutes|pages|am (?:i|you)|number \d)\b/,
    hear: [
      'You put the number there as if it had something to prove. People mostly have a picture of what that age was meant to look like.',
      'A number like that gets held against everything else, and it was never asked if it is any good for that.',
    ],
    ask: [
      'What did you think it would be like at that age?',
      'What does the number say to you?',
      'Who brings it up, you or others?',
    ],
  },
];
