import type { Happening } from './happening.ts';

const ofSchool =
  /\b(?:school|class(?:es)?|teachers?|lessons?|uni|university|college|course|lectures?|exams?|homework|year \d+|form|tutor|campus|degree|students?|essay|thesis|grades?|marks?|canteen|semester|term|maths|study(?:ing)?|revis\w+)\b/;
const ofGrades = new RegExp(`${ofSchool.source}|\\b(?:2:2|2:1|firsts?|results?|percent)\\b`);

/** At school, college and university: exams, essays, marks, teachers, and what others do to one there. */
export const ofFriendsSchool: readonly Happening[] = [
  {
    id: 'made-example-of',
    cues: 'teacher lecturer tutor professor prof coach miss sir she read held shout made',
    when: /\b(?:teacher|lecturer|tutor|professor|prof|coach|miss|sir|she|he)(?: [a-z]+)?(?:'s| has| had|'d)?(?: just| once| then)? (?:(?:read|reads) (?:out )?your (?:\w+ )?(?:mark|test|essay|work|grade|answer|homework|poem|story|score|phone)|held up (?:your|my)|made (?:fun of|you (?:stand|repeat|read|say|apologise|wear|do it again))|shouted at you|yelled at you|screamed at you|laughed at you|humiliated you|embarrassed you|picked on you|picks on you|showed you up|told you off|mocked you|called you (?:stupid|lazy|thick|slow|out))\b/i,
    beside: ofSchool,
    unless:
      /\b(?:husband|wife|boss|manager|boyfriend|girlfriend|partner|my (?:dad|mum|mom|father|mother|son|daughter|brother|sister)|students of mine|hugg\w+|said sorry)\b|\bbecause i (?:hit|punched|pushed|threw|cheated|kicked)\b/,
    hear: ["It's humiliating to be treated like that by a teacher in front of the others. You can't answer back."],
    ask: ['What did the others do?', 'Did anyone say anything to you afterwards?', 'What happened before that?'],
  },
  {
    id: 'teacher-against-you',
    cues: 'teacher teachers lecturer tutor coach professor prof supervisor career head instructor',
    when: /\byour (?:\w+ ){0,3}(?:teacher|lecturer|tutor|coach|professor|supervisor|instructor) (?:really |just |totally )?(?:hates|doesn't like|can't stand|has it in for|always (?:shouts|picks|has a go)|is (?:so )?(?:mean|horrible|unfair|out to get)|thinks you(?:'re| are)|says you(?:'re| are) (?:lazy|slow|stupid|not|too|never|wasting)|made fun of you)|\b(?:teacher|tutor|lecturer|careers? (?:adviser|advisor|woman|man|lady)|supervisor|professor|headmaster)\b[^.]*\b(?:told you|said|says|wrote|thinks)\b[^.]*\b(?:you(?:'re| are) not (?:\w+ )?(?:material|clever|good|bright|made|cut out|capable|ready)|you(?:'ll| will) (?:never|fail)|not to bother|did you even try|wasting (?:my|your|his|her|their) time|you(?:'re| are) (?:lazy|slow|stupid|thick|useless))/i,
    unless: /\b(?:my (?:son|daughter)|best|great|brilliant|good|funny)\b/,
    hear: ["It's hard to learn from somebody who has a low opinion of you."],
    ask: ['What was it last time?', 'Does anyone else know about it?', 'How are they with the others?'],
  },
  {
    id: 'teacher-kind',
    cues: 'teacher lecturer tutor coach professor librarian invigilator headmistress',
    when: /\b(?:teacher|lecturer|tutor|coach|professor|librarian|invigilator|headmistress|headteacher|dinner lady|caretaker)\b[^.]*\b(?:believed in you|stay(?:s|ed) (?:behind|after|back)|brought you|bought you|gave you (?!(?:pause|homework|back|(?:an? |the )?(?:unfair|bad|low|lower|wrong|terrible|failing|poor) |a (?:zero|fail|detention|look|d\b|c\b)|detention|an f))|let you|noticed|helped you|sat (?:down )?(?:on the floor )?(?:next to|with|beside) you|still remember(?:s|ed)|kept (?:it|your)|wrote (?:to you|your reference)|was (?:so |really |very )?(?:kind|nice|lovely)|texts you|said (?:you could|you had a|you were good))\b/i,
    unless:
      /\b(?:died|funeral|but (?:she|he) (?:just|never)|didn't|never noticed|noticed (?:it|that (?:my|his|her))|bucket)\b/,
    bright: true,
    hear: ['It means a lot when a teacher sees you and takes the time.'],
    ask: ['Do they know how much it meant?', 'What were they like?'],
  },
  {
    id: 'told-teacher-in-vain',
    cues: 'told tell reported',
    when: /(?<!\bwhen )\byou(?:'ve| have|'d)? (?:\w+ )?(?:told|reported (?:it|them|him|her) to|went to|been to|spoke to|talked to) (?:the |your |a |my |miss |mr |head of |form )*(?:teachers?|school|head|head ?teacher|tutor|year|counsel\w+|principal|dean|office|pastoral)\b/i,
    unless:
      /\b(?:nice|helped|listen(?:ed|s)|believed|sorted|kind|proud|better|stopped|worth|happy|great|relief|relieved|was lovely|good|sick|ill|lie|lied|i'?m (?:ok|fine)|cried|grade|friend'?s|dog ate|lost it|trip|shall i|should i|my (?:son|daughter|girl|boy|kid)|he |him\b|she(?:'s| is| was| had| has)? not|didn'?t want to)\b/,
    beside:
      /\b(?:bull\w+|pick(?:s|ed|ing)? on|hit|push\w*|names|laugh\w*|group chat|nothing|boys will|banter|worry form|does on the bus|didn'?t do|ignor\w+|twice|three times)\b/,
    hear: ['It takes courage to tell somebody at school. Then something ought to come of it.'],
    ask: ['What did they say?', 'Has anything changed since then?', 'Who else knows about it?'],
  },
  {
    id: 'bullied-back-then',
    cues: 'bull pick torment beat',
    when: /\byou (?:were|was|got|had been|'d been) (?:\w+ )?(?:bullied|picked on|tormented|beaten up)\b/i,
    beside:
      /\b(?:bullied|picked on|tormented|beaten up)\b.*\b(?:still|years ago|back then|as a (?:kid|child)|when i was|growing up|years later|at my age|all through|throughout|for years)\b|\b(?:when i was|years ago|as a (?:kid|child)|growing up|back then)\b.*\b(?:bullied|picked on|tormented|beaten up)\b/,
    unless:
      /\b(?:this (?:week|morning|year|term)|again|still (?:do|does|doing|happen\w*)|every day|at work|my (?:son|daughter|boy|girl|kid))\b/,
    hear: ["That stays with people for a very long time. It wasn't your fault."],
    ask: ['What brought it up just now?', 'Who knew about it at the time?', 'How old were you?'],
  },
  {
    id: 'bullied',
    cues: 'bull pick push trip threw throw spit spat shov hit steal stole taunt torment haras kick corner follow',
    when: /\b(?:you(?:'re| are| were|'ve been| got| get| being|'m| was)|being|been|get(?:ting)?) (?:being |getting |always |still )?(?:bullied|picked on|tormented|taunted|tripped|shoved|pushed around|beaten up|jumped)\b|\b(?:they|boys|girls|kids|lads|he|she|some(?:one|body)|people|class|others)\b[^.]*\b(?:bull(?:y|ies|ied)|pick(?:s|ed|ing)? on|torment(?:s|ed)?|taunt(?:s|ed)?|trip(?:s|ped) (?!to)|sho?ve[sd]?|push(?:es|ed) (?!for|him|her)|spit|spat at|threw \w+ at|throw(?:s|ing)? \w+ at|kick(?:s|ed)|corner(?:s|ed)|steal(?:s)?|stole|took|nick(?:s|ed)|hid(?:es)?) (?:things at |stuff at )?(?:you\b|your (?:bag|lunch|shoes|money|phone|book|coat|hat|pencil|cap|scarf|jacket|bike|homework|kit))/i,
    beside:
      /\b(?:school|class|bus|bully\w*|bullied|bullies|lads|girls|boys|kids|lunch|corridor|playground|canteen|changing room|hall|teacher|year \d+|pe\b|sixth form|dorm|college)/,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|kid|grandson|husband|wife|partner|boyfriend|ex)|police|knife|robbed|mugged|took your (?:hand|advice)|love)\b|\b(?:bullied|picked on|tormented|beaten up)\b.*\b(?:still|years ago|back then|as a (?:kid|child)|when i was|growing up|years later|at my age)\b|\b(?:bullied|picked on|tormented) (?:all )?(?:through(?:out)?|for years)\b/,
    hear: ["It's bad while it happens, and the fear of the next time is there all day."],
    ask: ['Who knows about it?', 'Where does it mostly happen?'],
  },
  {
    id: 'called-names-by-them',
    cues: 'call calls called calling nickname',
    when: /\b(?:they|everyone|everybody|kids|boys|girls|lads|the class|others|some)(?:'ve| have| were| are|'re|'ve started| started| have started| still| all| keep| just| at school| at work)* (?:call(?:ed|s|ing)?) you (?!sister\b|doctor\b|dr\b|miss\b|mrs?\b|ma'?am|madam|captain|chef|coach|professor|back|in\b|up\b|on\b|at\b|every|to\b|after|later|again|and|when|from|about|if|for|tomorrow|yesterday|today|twice|first|over|by your (?:first )?name|love|darling|names? and|boss|sir\b|nan|into|the pepper|bade)/i,
    unless:
      /\b(?:phone|rang|interview|ring|job|hero|heroine|lucky|legend|the (?:best|queen|king|strong one)|strong|brave|doctor|names are fine|saint|aunt\w*|uncle|mama|baba|nan|police|nicely|call me (?:at|around))\b/,
    hear: ['It hurts to be called something like that, and it hurts more each time.'],
    ask: ['Who started it?', 'What do you do when they say it?', 'Does anyone stand up for you?'],
  },
  {
    id: 'laughed-with-the-rest',
    cues: 'laugh smil went nodd',
    when: /\byou(?:'d|'ve)? (?:just |sort of |always |even |all )?(?:laugh(?:ed)? (?:along|as well|too|as loud|like (?:it|the rest|everyone)|because everyone)|smiled along|went along with it|joined in (?:with|when|the laughing))\b|\byou also laughed$|\byou laugh(?:ed)?(?: too| as well| along)$|\bso you laughed\b|\byou laughed (?:too|as well)\b/i,
    unless:
      /\b(?:till|until we|together|happy|so funny|with (?:joy|relief)|and it felt good|cried with laughing|had fun|telly|radio|in german|couldn't stop)\b/,
    beside:
      /\b(?:joke|laugh\w* at|took the|face|cow|names|wrong|she wasn'?t|fun of|accent|shoes|everyone laughed|when they|racist|him|her|them|they)\b/,
    hear: ["In a moment like that it's easiest to laugh too. Afterwards it doesn't feel right."],
    ask: ['What would you have liked to say?', 'Who else was there?'],
  },
  {
    id: 'everyone-laughed-at-you',
    cues: 'laugh giggl snigger lost pissed cracked sneer',
    when: /(?<!\byou )(?<!\byou both )\b(?:laugh(?:ed|ing|s)?|giggl(?:ed|ing)|snigger(?:ed|ing)|sneered) at (?:you\b(?!r)|your (?:accent|english|teeth|shoes|clothes|coat|voice|hair|name|weight|answer|face|stammer|stutter|walk|pronunciation|idea|lunch|body|work|drawing|poem|song|glasses|family|car|dress|way))|\b(?:everyone|everybody|whole (?:class|room|table|bus|hall)|class|all of them|they all|the others|the (?:boys|girls|lads|kids))(?:'s| is| was| were| all| just| started| even| also)* (?:laughed|laughing|giggled|sniggered|burst out|cracked up|pissed themselves|lost it|dying of laughing|crying laughing)\b/i,
    unless:
      /\bpicnic\b|\bwould(?:'ve| have) laughed\b|\bwould laugh\b|\bwe all\b|\bbest (?:day|night|bit|evening)\b|\bi laughed (?:too|as well|the (?:loudest|most))\b|\bso did i\b|\bincluding me\b|\bsuch (?:a )?(?:fun|laugh|good)\b|\bgame(?:s)? night\b|\bcharades\b|\b(?:the )?(?:dog|cat|goose|seagull|swan|duck|pony|goat) (?:stole|ate|ran|jumped|took|fell|nicked)\b|\bbarbecue\b|\bbbq\b|\bat the (?:film|comedian|show|panto)\b|\bgood fun\b|\bfunny story\b|\bperfect\b|\bwonderful\b|\b(?:right places|buried|vet laughed|would laugh|inshallah|sick on himself|backup|beans|seminar|over something|so hard we|with me|with you|weren't laughing|not laughing at|my jokes?|told a joke|funny voice for|speech went|first joke|we laughed|kids laughed at you|happy|good night|lovely|made them (?:all )?laugh|baby|i made (?:everyone|them|the)|voices)\b|\b(?:every(?:one|body|1)|they all|all of them) (?:was|were|is|are) (?:\w+ )?laughing(?:,| and)|\blaugh(?:ed|ing|s)? at (?:her|his|him|them|it|the|my (?:son|daughter|brother|sister|mum|dad))\b|\bdream\w*|\bnightmare\b/,
    hear: ['They soon forget it. It hurts you for much longer.'],
    ask: ['Who else was there?', 'What did you do then?', 'Do you have to see them again soon?'],
  },
  {
    id: 'mimicked',
    cues: 'impression impressions mimic imitat mock copied copy copies voice accent did doing does',
    when: /\b(?:did|does|doing|do) (?:an? |her |his |their )?(?:\w+ )?(?:impressions?|imitations?) of (?:you\b|your)|\b(?:mimic\w*|imitat\w+|mock(?:s|ed|ing)?|copie[ds]|copying|tak(?:es|ing|en) off|took off) (?:you\b(?!r (?:homework|essay|answers|work|exam|coursework|notes))|the way you|your (?:accent|voice|stammer|stutter|walk|laugh|english|pronunciation|limp|lisp))|\b(?:read|repeated|said|reads|repeats)\b[^.]*\b(?:out|back|it|you said)\b[^.]*\bin (?:a|that|his|her|this) (?:\w+ )?(?:funny|silly|stupid|baby|whiny|high|posh|put-on|mocking)?,? ?voice\b/i,
    unless: /\b(?:grand\w+|baby|toddler|parrot|lovely|so funny we|copied your mum)\b/,
    hear: ['It hurts to be made fun of for the way you are.'],
    ask: ['Who else was there?', 'Did anybody tell them to stop?', 'What did you do?'],
  },
  {
    id: 'called-a-joke',
    cues: 'joke jokes joking banter laugh kidding messing teasing',
    when: /\b(?:said|says|say|goes|told you|tells you|tell you|was|it's|it was|its|like)\b[^.]*\b(?:(?:only|just) (?:a joke|joking|banter|messing|kidding|teasing|a laugh)|(?:can't|couldn't) (?:you )?take a joke|(?:it's|it was|its|was) a joke)\b|\b(?:makes?|made|making|cracks?|cracked) (?:\w+ )?jokes? (?:about|at) (?:you\b|your|the way you)/i,
    unless:
      /\b(?:voices|i laughed too and said|i was (?:only |just )?joking|i said it was a joke|i made a joke|we joked|you (?:said|told them) it was)\b|\b(?:really was|it was) (?:\w+ )?funny\b/,
    hear: ["They call it a joke, and so you're not even allowed to mind it."],
    ask: ['Who was there when it was said?', 'What did you say to that?'],
  },
  {
    id: 'nobody-stood-up',
    cues: 'nobody no noone none everyone stuck stood step defend looked',
    when: /\b(?:nobody|no one|no-one|noone|none of (?:them|your \w+)|not one (?:of them|person)|he didn't|she didn't|they didn't|didn't)(?: \w+)? (?:st(?:ood|and|uck|ick) up for you|defend(?:ed)? you|stepped in|step in|spoke up|speak up|backed you(?: up)?|back you up|said anything to (?:stop|them|him|her)|told (?:them|him|her) to stop|took your side|take your side|helped you up|came over)\b/i,
    unless:
      /\b(?:proud|lovely|good quiet|snow|telly|film|match|birthday|so beautiful|when (?:you|i) sang|quite quiet and then clapped|play|show|crane|shouting when)\b/,
    hear: ['It hurts that it was done, and it hurts that everybody else let it happen.'],
    ask: ['Who else was there?', 'Has any of them said something since?', 'Who would you have expected it from?'],
  },
  {
    id: 'you-were-the-bully',
    cues: 'bullied bully picked fun mean horrible cruel teased nasty',
    when: /\byou (?:\w+ )?(?:bullied|picked on|made fun of|teased|tormented|were (?:really |so |quite )?(?:mean|horrible|cruel|nasty|awful|vile) to|said something (?:really )?(?:nasty|horrible|mean|cruel))\b|\byou (?:were|was) (?:a|the) bully\b/i,
    unless:
      /\byou were (?:bullied|picked on|teased)\b|\b(?:myself|yourself|to me)\b|\b(?:nan|nana|gran\w*|mum|mom|mam|mother|dad|father|the last time|died|wife|husband|kids?)\b/,
    hear: ["It's hard to know that you hurt somebody, and it takes honesty to say so."],
    ask: ['Have you seen them since?', 'What do you think about most?', 'Have you ever told anyone?'],
  },
  {
    id: 'ate-alone-there',
    cues: 'ate eat eating lunch sit sat sitting',
    when: /\b(?:ate|eat|eats|eating|eaten|had|have|having|spend|spent|spending|go|sit|sat|sitting)\b[^.]*\b(?:alone|by (?:yourself|myself)|on your own|on my own|toilets?|loo|library|bathroom|stairwell|stairs|in your car|in the car|cubicle|at nothing)\b/i,
    beside:
      /\b(?:lunch|canteen|dinner hall|break time|breaktime|recess|cafeteria|noodles|sandwich|staff ?room|eat|ate)\b[\s\S]*\b(?:school|class|uni|college|office|work|course|year|job|team|table|they|them|everyone|barkada|halls)\b|\b(?:school|class|uni|college|office|work|course|year|job|team|table|they|them|everyone|barkada|halls)\b[\s\S]*\b(?:lunch|canteen|dinner hall|break time|breaktime|recess|cafeteria|noodles|staff ?room)\b/,
    unless:
      /\b(?:died|funeral|husband|wife|widow\w*|my (?:son|daughter|boy|girl|kid)|sunday|christmas|lovely|peace at last|cake|hospital|interview|chippy|parked|gas|steer\w*|drove|ward|dog)\b/,
    hear: ["It's lonely when the others sit together and you have to eat by yourself."],
    ask: ['Where do the others sit?', 'How long has it been like that?', "Is there anyone you'd like to sit with?"],
  },
  {
    id: 'pretended-to-be-busy',
    cues: 'pretend act',
    when: /\byou(?:'d|'ve|'re| are| were)? (?:\w+ )?pretend(?:ed|ing|s)? (?:to be (?:on|looking|reading|texting|waiting|asleep|busy with|checking)|you(?:'re| are| were|'d| had| got)? ?(?:on|had|have|looking|reading|texting|waiting|got|on the phone|asleep|a message)|to (?:be asleep|read (?:a|the|my) (?:sign|book|phone|paper|magazine|poster)|text|sleep|have a (?:call|message)|check|tie|listen|wait|review|study|revise|scroll))/i,
    unless:
      /\b(?:dad|stepdad|ticket|husband|he comes in|drunk|hits|kids? (?:come|came)|sex|touch\w*|church)\b|\bknock|\bbaby\b|\btoddler\b/,
    hear: ["It's tiring to act as if you were busy, only so that nobody sees you're on your own."],
    ask: ['Did anyone notice, do you think?', 'Does it happen often?'],
  },
  {
    id: 'picked-last',
    cues: 'picked pick partner pair last chosen',
    when: /\b(?:picked|chosen) last\b|\blast (?:one |to be )(?:picked|chosen)\b|\b(?:nobody|no one|noone) (?:wants?|wanted|picks|picked|chose|ever picks|would) (?:to )?(?:be (?:in a (?:pair|group) with|with|your partner|partners?)|work with|go with|sit (?:with|next to)|you\b|pick you|be my partner)\b|\b(?:don't|didn't) have (?:a|anyone to) (?:partner|pair|sit)\b/i,
    unless: /\b(?:my (?:son|daughter|boy|girl)|job|interview)\b/,
    hear: ['It hurts to be the one nobody picks, and in front of everyone as well.'],
    ask: ['Who did you end up with?', 'Does it happen often?'],
  },
  {
    id: 'groups-already-made',
    cues: 'everyone everybody group clique already friends they others all',
    when: /\b(?:everyone|everybody|they|the others|people|all of them|the rest)(?: \w+){0,3}? (?:already (?:has|have|had|'s got|got) (?:a |their |an )?(?:\w+ )?(?:friends?|groups?|people|crowd|gang|someone)|already (?:know|knows|knew) (?:each other|one another|everyone)|(?:has|have|had|'s got|got|seems? to have|'ve got) (?:a |their |his |found )*(?:own )?(?:group|groups|clique|barkada|crew|gang|people|table))\b(?: (?:each other|one another|their|a|friends|groups?))?|\bcliqu(?:e|es|ey)\b|\b(?:they|everyone|everybody) all (?:know|knew) (?:each other|one another)\b|\b(?:friend )?groups? (?:are|were|is) (?:already )?(?:made|formed|set|closed)\b/i,
    unless:
      /\b(?:covid|baby|babies|kids|house|boyfriend|girlfriend|engaged|married|jobs?|blood|group chat|group for|the (?:answer|news)|knows? (?:about|that|it|what|how)|everyone knew it)\b/,
    hear: ["It's hard to come in when the others already have each other."],
    ask: ['Who do you sit with, most days?', 'Is there anyone there you like?'],
  },
  {
    id: 'new-place-first-day',
    cues: 'new first start',
    when: /\b(?:first (?:day|week|lecture|class|lesson|morning|term)|starting|start|going|new kid|new girl|new boy|new one|new guy)\b[^.]*\b(?:new (?:school|class|college|uni|job|course|group|team|place|office|shift)|(?:at|in|to|of) (?:the |a |my |your )?(?:\w+ )?(?:school|uni|university|college|class|halls|year \d+|sixth form|work|course|job))\b|\b(?:new school|new uni|new college|new class)\b|\b(?:you're|being) the new (?:kid|girl|boy|one|guy|person|woman|man)\b|\b(?:university|uni|college|school) starts\b/i,
    unless:
      /\b(?:my (?:\w+ )?(?:son|daughter|boy|girl|kid|lad|wee one|grandson|granddaughter|niece|nephew|bairn|twins|children|kids)|our (?:son|daughter|lad|boy|girl|youngest|eldest|kids|teenager)|he (?:starts|started|goes|'s)|she (?:starts|started|goes|'s)|he's|she's|built|opened|told everyone|till was|wedding|divorce|first in my family|counsel\w+|prayer circle|back then|19\d\d|teach|teacher|pupils|fired|start(?:s|ed|ing)? (?:crying|to))\b|\bnew (?:school|class|college|uni) (?:says|said|wants|sent|rang|called)\b|\bmy dinner ladies\b/,
    hear: ["Everything is new at once, and that's tiring, even if all goes well."],
    ask: ['What are you most nervous about?', 'Is there anyone you know?', 'What was your old place like?'],
  },
  {
    id: 'no-one-i-get-it-not',
    cues: 'everyone everybody class only others dumb stupid thick slow understand',
    when: /\b(?:everyone|everybody|all|whole class|the others|the rest|people|students)\b[^.]*\b(?:gets it|get it|got it|understands?|knows? (?:it|what|how|more|everything|the)|finds? it easy|is (?:so )?(?:smart|clever|brilliant|better|ahead)|are (?:so )?(?:smart|clever|brilliant|better|ahead)|smarter|cleverer|faster)\b|\byou(?:'re| are| were) the only (?:one|person)\b[^.]*\b(?:couldn't|doesn't|can't|didn't|not (?:get|understand))\b|\b(?:dumbest|stupidest|slowest|thickest|worst) (?:one |person |kid |girl |boy )?(?:in|of) (?:the|your|my) (?:class|course|group|year|room)\b/i,
    beside: ofSchool,
    unless:
      /\b(?:in (?:my|your) family|everyone (?:gets|got) it (?:at|from|sooner)|disease|flu|covid|secret|gossip|knows? (?:about|that))\b|\b(?:d|would|ll|will|should|might) get it\b|\bdidn't get in\b/,
    hear: ["It's hard to ask when it looks as if everyone else understands."],
    ask: ["Which part don't you understand?", 'Is there anyone you could ask?'],
  },
  {
    id: 'exam-close',
    cues: 'exam exams test oral viva finals mock mocks gcse gcses levels driving',
    when: /\b(?:exams?|oral|viva|finals|mocks?|gcses?|a[- ]levels?|(?:driving|theory|maths|english|citizenship|language|chemistry|physics|history|french|spanish|biology) tests?)\b[^.]*\b(?:tomorrow|tmrw|tmr|tonight|today|in (?:a|an|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:hours?|hrs?|days?|weeks?|mins?|minutes)|next (?:week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|monday|tuesday|wednesday|thursday|friday|coming up|start(?:s)?|this week|in the morning)\b|\b(?:tomorrow|tmrw|tonight|monday|next week)\b[^.]*\b(?:exams?|oral|viva|finals)\b|\b(?:worried|scared|nervous|terrified|anxious|dreading|stress\w*|panicking)\b[^.]*\b(?:exams?|oral|viva|finals|driving test)\b|\b(?:can't|don't|not) sleep before (?:my |the |an )?exams?\b|^exams? (?:tomorrow|monday)\b/i,
    unless:
      /\b(?:passed|failed|went (?:well|ok|badly)|is over|are over|was over|done|finished|cancelled|results?|after (?:the|my|your) exams?|breast|prostate|eye|rectal|pelvic|medical|blood|covid|pregnancy|my (?:son|daughter|boy|girl|kid|lad)|our (?:son|daughter|lad)|he's got|she's got|he has|she has|marking|invigilat\w+|last exam|thursday, then exams)\b/,
    hear: [
      'This close to it, it can seem as if you had learnt nothing at all.',
      "It's a lot of pressure when so much hangs on one day.",
    ],
    ask: ['Which part of it do you dread most?', 'Which part are you surest of?', 'What is it for?'],
  },
  {
    id: 'exam-failed',
    cues: 'fail failed flunk carryover resit resitting',
    when: /\b(?:you(?:'ve| have)? (?:just |\w+ )?)?(?:failed|flunked)\b[^.]*\b(?:exams?|test|driving|theory|boards?|course|module|class|year|paper|finals|degree|maths|english|licen[cs]e|oral|assignment|semester|marks?|points?|percent|%)\b|\b(?:three|two|2|3|4|second|third|fourth) (?:time|times)? ?(?:semesters? )?fail\b|^carryover again|\b(?:resitting|have to resit|got to resit|carryover)\b|\byou failed$/i,
    beside:
      /\b(?:exams?|tests?|driving|theory|boards?|course|module|class|year|paper|finals|degree|maths|licen[cs]e|oral|assignment|semester|stud\w+|uni|school|college|revis\w+|marks?)\b/,
    unless:
      /\b(?:didn'?t (?:say i )?fail(?:ed)?|eye test|crush|glad|not failed?|if i fail|afraid (?:of|i'll)|scared|going to fail|gonna fail|will fail|passed|failed (?:him|her|them|as|my (?:kids|son|daughter|mum|mother|father|family))|car(?:'s)? failed|mot|boiler|heart|kidney|ivf|my (?:son|daughter|boy|girl|grandson)|he failed|she failed|they all said i'd fail)\b|\bonly you know\b|\bnobody knows\b|\bnever graduated\b|\bnever told\b/,
    hear: ['You put work into it, and nobody sees that. It hurts to have only the bad result to show.'],
    ask: ['Who knows the result by now?', 'When did you find out?', 'Can you take it again?'],
  },
  {
    id: 'exam-passed',
    cues: 'passed pass got',
    when: /\byou(?:'ve| have)? (?:just |actually |finally |only |bloody )?passed\b(?! (?:it on|out|by|me|him|her|them|the (?!exam|test|theory|course|class|module|bar\b|boards?\b|interview|probation|driving|resit|last|first|final)|third|away|round|around|wind|a |your (?:old|house)))|\bpassed (?:your|my|the|all|first|cert|her|every) (?:\w+ ){0,2}(?:exams?|tests?|theory|driving|boards?|class|course|finals|degree|module|oral|viva)\b|\bpassed with (?:minor|merit|distinction|flying|no corrections|honours)|\byou(?:'ve)? got (?:a|an|your|the|straight) (?:first|2:1|distinction|merit|a\*?s?|b|level \d|place|grades?|grade)(?: in|$|!| from)/i,
    unless:
      /\b(?:my mother|resit|cheated|failed|program|yams|colander|technically|rules were|isn'?t here|had nobody|nobody to|didn't (?:feel|pass)|felt nothing|passed away|passed last|if i|my (?:son|daughter|lad|boy|girl|granddaughter|grandson)|he passed|she passed|not passed|never passed|but|only|sat on my bed|husband|parcel|church|bridge)\b|\b(?:my|our|your) (?:\w+ )?(?:mum|mom|mam|mother|dad|father|nan|gran|husband|wife|partner|boyfriend|girlfriend|sister|brother|friend|mate|cousin|nephew|niece|kid|twins?)(?:'s| has| just| finally| also)* passed\b/,
    bright: true,
    hear: ["After all that work it takes a while to believe it's really done."],
    ask: ['Who have you told?', 'How did you feel when you found out?'],
  },
  {
    id: 'exams-over',
    cues: 'exam exams finals essay thesis dissertation coursework viva submitted handed',
    when: /\b(?:exams?|finals|viva|oral|dissertation|thesis|coursework|essay)\b[^.]*\b(?:(?:is|are|'s|'re) (?:finally )?(?:over|done|finished)|(?:is|are|'s|it's) in$|over$|done$|finished$|submitted|handed in)\b|\byou(?:'ve)? (?:just |finally )?(?:submitted|handed in|finished|sent off) (?:the|your|my) (?:\w+ )?(?:essay|thesis|dissertation|coursework|assignment|last exam|exams)\b|\b(?:last|final) exam\b[^.]*\b(?:done|over|today)\b/i,
    unless:
      /\b(?:not done|isn't|not finished|never|my (?:son|daughter|boy|girl)|wasn't|failed|early|late|but he|stop|counting down)\b|\btomorrow\b|\bthen it'?s over\b/,
    bright: true,
    hear: ["It's a relief, and it's strange as well to have nothing left to do for it."],
    ask: ['What would you like to do first?', 'How did it go, do you think?'],
  },
  {
    id: 'went-blank',
    cues: 'blank exam panic froze freez white',
    when: /\b(?:mind|head|brain|everything|it all|page|paper|you)\b[^.]*\b(?:went|goes|go|gone|going) (?:completely |totally |all )?blank\b|\b(?:panic\w*|froze|meltdown|cried|crying|hyperventilat\w+|couldn't (?:read|breathe|see|think|remember))\b[^.]*\bexam\b|\bexam\b[^.]*\b(?:panic\w*|froze|meltdown|crying|cried|hyperventilat\w+|couldn't (?:read|breathe|see|think|remember))\b/i,
    unless:
      /\b(?:if i go|don'?t go|hand on|dentist|fifa|virgo|wants to talk|tomorrow|tmrw|next week|dementia|alzheimer\w*|stroke|breast|my (?:son|daughter)|afraid|scared|what if)\b/,
    hear: ["You can know a thing well and not find it when you're that nervous."],
    ask: ['Did it come back to you afterwards?', 'Have you told anyone how it went?', 'Has that happened before?'],
  },
  {
    id: 'waiting-for-marks',
    cues: 'result results heard hear uni letter place grades',
    when: /\b(?:waiting (?:for|on)|results? (?:come|comes|day|out|are|is|tomorrow|on|in)|get (?:your|my|the) results?|(?:haven't|not|hasn't) heard (?:back )?from)\b[^.]*\b(?:results?|grades?|uni|university|college|tomorrow|thursday|friday|monday|tuesday|wednesday|week|august|exams?|letter|offer|out|school|course|midnight|place)\b/i,
    beside:
      /\b(?:exams?|uni|university|school|college|grades?|a levels?|gcses?|degree|course|viva|bar exam|boards?|revis\w+|offer|place)\b/,
    unless:
      /\b(?:scan|biopsy|blood|hospital|doctor|mri|lump|test results|cancer|clinic|my (?:son|daughter)|he |she )\b/,
    hear: ["There's nothing more you can do now, and that makes the waiting so hard."],
    ask: ['Who will be with you when you find out?', 'How do you think it went?'],
  },
  {
    id: 'cannot-start-writing',
    cues: 'essay thesis dissertation coursework assignment deadline page word start haven chapter study revis homework paper',
    when: /\b(?:essay|thesis|dissertation|coursework|assignment|chapter|paper|homework|report|personal statement|project)\b[^.]*\b(?:due|0 words|no words|not started|haven't started|same page|one page|same sentence|for (?:\w+ )?(?:months|years|weeks)|fourth month|close the file|can't (?:start|write|finish)|open(?:s)? (?:the|it)|about to start|nothing (?:written|down)|staring|tonight|by (?:midnight|tomorrow|friday|monday))\b|\b(?:haven't|can't|not|couldn't|still haven't|keep not|unable to) (?:even )?(?:start(?:ed|ing)?|begin|begun|write|written|finish(?:ed)?|get (?:going|started))\b[^.]*\b(?:essay|thesis|dissertation|coursework|assignment|chapter|paper|homework|revision|revising|studying|project|personal statement|application)\b|\b(?:about to start|starting)\b[^.]*\b(?:thesis|chapter|essay|dissertation)\b|^0 words$|\bstaring at (?:the|a) (?:cursor|blank (?:page|screen|document)|screen)\b|\byou (?:have|need|'ve got|should|'ve) to (?:study|revise|write)\b[^.]*|\b(?:haven't|not) (?:opened|touched) (?:the|a|your) (?:book|books|notes|laptop|file)\b/i,
    unless:
      /\bgot (?:my|the|her|his) (?:\w+ )?(?:chapter|essay|paper|draft|thesis) back\b|\bcomments?\b|\b(?:handed in|submitted|it's in|is in\b|finished it|my (?:son|daughter|students?|pupils?)|marking|newspaper|police report|school report|wrote notes|moved to|copied|stolen|he |read(?:s)? out|her essay|an essay on ethics|novel)\b|\b(?:professor|teacher|tutor|supervisor) (?:does|did|won'?t|never)\b|\bone assignment\b/,
    hear: ['The longer it waits, the bigger it gets, and the harder it is to begin.'],
    ask: ['What is it supposed to be about?', 'When did you last get a bit done?', 'When does it have to be finished?'],
  },
  {
    id: 'left-a-course',
    cues: 'dropp drop quit left leav giving keep finish worth degree',
    when: /\b(?:you(?:'ve| have|'re| are|'d)?|nobody[^.]*|know) (?:\w+ )?(?:dropp(?:ed|ing) out(?: of)?|quit(?:ting)? (?:uni|school|college|your (?:degree|course|phd|studies)|the (?:degree|course|phd))|left (?:uni|university|college) (?:at|with|without|early|after)|leaving (?:uni|university|college)|giving up on (?:this|your|the) (?:degree|course|phd))\b|\b(?:can't keep going|want to quit|want to (?:leave|drop)|thinking of (?:leaving|quitting|dropping)|can't (?:do|finish)|worth it to finish|giving up)\b[^.]*\b(?:degree|uni|university|course|phd|college|masters?|studies)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|brother|sister|friend)|race|he dropped|she dropped|theory with|got a b|just started|going back)\b/,
    hear: ["It's a hard thing to decide, because so much time and hope went into it. And people ask."],
    ask: ['Who knows about it?', 'What is it that you study, or studied?', 'What made it so hard to go on?'],
  },
  {
    id: 'stopped-going-in',
    cues: 'didn gone don skip skipped skipping stopped bunk attend missed school class lectures',
    when: /\byou(?:'ve| have|'re)? (?:\w+ )?(?:skip(?:s|ped|ping)?|didn't go to|haven't gone to|don't go to|bunk(?:ed|ing)(?: off)?|stopped going to|haven't been (?:in|to)|not going to|don't (?:want to )?go to|can't go (?:in|to|back to)|refuse to go to) (?:your |the |my |that |any )?(?:\w+ )?(?:school|lectures?|class(?:es)?|college|uni|lessons?|seminars?)\b|\b(?:don't want|can't face|dread|hate) (?:to go |going )?(?:to |back to |in to )?(?:school|college|uni|class)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|kid)|he |she |snow|holiday|teach|miss school|run|missed school (?:meals|dinners)|bullying alone)\b/,
    hear: ['The longer you stay away, the more there is to explain, and that makes it harder to go in.'],
    ask: ['When were you last in?', 'What do you do all day instead?', 'Which part of it is worst?'],
  },
  {
    id: 'not-taken',
    cues: 'rejected reject rejection offer place accepted got get audition waitlist',
    when: /\b(?:you )?(?:didn't|did not|never) get (?:in(?:to)?\b(?! (?:the car|a fight|bed|trouble|touch))|the (?:place|part|scholarship|role|grades?|lead|solo)|a (?:place|part|callback)|picked|your (?:first choice|grades))|\b(?:rejected|turned down|refused) (?:by|from) (?:\w+ ){0,3}(?:uni|university|college|school|course|conservatoire|oxford|cambridge|drama school|programme|program|team|choir|orchestra)\b|\b(?:only )?(?:waitlisted|wait-listed)\b|\bgot cut from\b|\b(?:didn't|did not) make (?:the|it (?:into|onto)) (?:the )?(?:team|squad|cut|choir|list|final|band)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl)|best friend (?:didn'?t|did not)|girl next to me|job|mortgage|flat|he didn't|she didn't|into medical school and mine)\b/,
    hear: ['You had hoped for it and put so much into it. It hurts to get a no.'],
    ask: ['How did you find out?', 'What would it have meant to you?'],
  },
  {
    id: 'disappointing-mark',
    cues: 'mark marks grade grades score percent only essay tutor feedback got',
    when: /\b(?:got|get|gave you|given|it was|scored|only) (?:only |just |a measly |like )?(?:a |an )?(?:c|d|e|f|u|2:2|third|[1-5]?\d ?(?:%|percent|out of|\/))(?: |$|\+|-)(?:[^.]*\b(?:essay|exam|test|paper|maths|english|coursework|class|in|on|for|out)\b)?|\b(?:bad|low|terrible|awful|worst|rubbish|poor) (?:marks?|grades?|scores?)\b|\bgrades? (?:are|is|were|have) (?:\w+ )?(?:slipping|dropping|bad|awful|down|tanking|terrible)\b/i,
    beside: ofGrades,
    unless:
      /\bafter (?:a )?bad (?:marks?|grades?)\b|\b(?:only a c but|passed|happy|degrees outside|vitamin c|d&c|floor|they all said i'd fail|my (?:son|daughter|boy|girl)|got a b\b)\b|\bwasn'?t a bad\b|\bit was a fail\b|\b(?:will|i'll|you'll|might|won'?t|gonna) (?:\w+ )?get bad grades\b/,
    hear: ["It hurts when you worked for it, and a mark doesn't show how much work it was."],
    ask: ['What had you been hoping for?', 'Who have you told?'],
  },
  {
    id: 'did-the-group-work',
    cues: 'group project whole everything doing work',
    when: /\b(?:group|team) (?:project|work|assignment|presentation|essay)\b[^.]*\b(?:doing|did|all me|on my own|just you|five people work|nobody|no one|of (?:three|four|five|six|[3-6]))\b|\byou(?:'ve| are|'re|'m)? (?:\w+ )?(?:did|do|done|doing) (?:all (?:of )?(?:it|the work)|everything|the whole (?:\w+ )?(?:thing|project))\b/i,
    beside: /\b(?:group|team) (?:project|work|assignment|presentation|essay)\b/,
    unless: /\b(?:loved|proud|great group|well)\b/,
    hear: ["You do the work, and the others get the same mark. That isn't fair."],
    ask: ['Who else is in the group?', 'What did the others do?', 'Have you said anything to them?'],
  },
  {
    id: 'last-day-there',
    cues: 'last leaving graduat finished end',
    when: /\blast (?:day|week|term|ever day) (?:of|at|in) (?:\w+ )?(?:school|uni|university|college|class|term|sixth form|year)\b|\b(?:everyone|everyone's|everybody|you're|we're)\b[^.]*\bleaving school\b|\byou(?:'re| are)? graduat(?:ing|e)\b[^.]*|\byour graduation\b[^.]*\b(?:tomorrow|today|next|soon|on \w+day)\b|\byou(?:'ve)? (?:just )?(?:finished|left) (?:school|uni|university|college)\b(?! (?:at|with|with nothing|kitchen|early))/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|class on|students|pupils)|teach\w*|19\d\d|years ago|never liked|half day|close our|he |she graduat|waffle|since i finished at)\b/,
    hear: ["It's the end of a time, and it's hard to know how you feel about it."],
    ask: ['Who will you miss?', 'What comes next for you?'],
  },
  {
    id: 'back-to-learning',
    cues: 'back learn class course signed evening night finish',
    when: /\byou(?:'ve|'re| are| have|'d)? (?:\w+ ){0,3}(?:going back to (?:school|college|uni|university|studying)|go back to (?:school|college|uni)|signed up (?:for|to) (?:the |a |an |my )?(?:\w+ ){0,2}(?:class|course|lessons)|started (?:a|an|the|my) (?:\w+ ){0,2}(?:class|course|degree|lessons)|finish school,? at|learn(?:ing)? to (?:swim|drive|play|knit|sail|dance|paint|sing|speak|write|tie|code|sew))\b/i,
    unless:
      /\b(?:too old|after (?:the|his|her) (?:funeral|attack)|cancer|monday|new school|he |she |since the|half term|to walk|had to learn|scared|first class and|dropped|learned to)\b/,
    bright: true,
    hear: ['It takes courage to start something new like that.'],
    ask: ['What made you choose that?', "Who knows that you're doing it?", 'How is it going so far?'],
  },
  {
    id: 'speaking-before-them',
    cues: 'presentation speech read front speak solo reading talk present sing stand',
    when: /\b(?:presentation|speech|solo|recital|poem|oral|giving a talk|a talk)\b[^.]*\b(?:tomorrow|tmrw|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|monday|tuesday|wednesday|thursday|friday|next week|in front of)\b|\byou (?:have|'ve got|need|'re going|got|'ve) to (?:give (?:a|the|my) (?:talk|speech|presentation)|speak|present|stand up|read (?:it |something )?(?:out|aloud)|sing|talk|do (?:a|my|the) (?:presentation|speech|talk|solo))\b[^.]*\b(?:in front|class|everyone|wedding|whole)\b/i,
    unless:
      /\b(?:went well|i did it|didn't faint|it'?s over|done it|laughed in the right|did the speech|eulogy|funeral|court|be their teacher|my (?:son|daughter)|his speech|her speech)\b/,
    hear: ['Speaking is so much harder when everyone is looking at you.'],
    ask: ['Who will be listening?', 'What is it about?', 'Have you done it before?'],
  },
];
