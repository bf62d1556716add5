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
    hear: [
      'Being made an example of is humiliating.',
      "A teacher has the whole room to use. You can't answer back, and you can't leave.",
    ],
    ask: ['What did the others do?', 'Did anyone say anything to you afterwards?', 'Have you had to go back in since?'],
  },
  {
    id: 'teacher-against-you',
    cues: 'teacher teachers lecturer tutor coach professor prof supervisor career head instructor',
    when: /\byour (?:\w+ ){0,3}(?:teacher|lecturer|tutor|coach|professor|supervisor|instructor) (?:really |just |totally )?(?:hates|doesn't like|can't stand|has it in for|always (?:shouts|picks|has a go)|is (?:so )?(?:mean|horrible|unfair|out to get)|thinks you(?:'re| are)|says you(?:'re| are) (?:lazy|slow|stupid|not|too|never|wasting)|made fun of you)|\b(?:teacher|tutor|lecturer|careers? (?:adviser|advisor|woman|man|lady)|supervisor|professor|headmaster)\b[^.]*\b(?:told you|said|says|wrote|thinks)\b[^.]*\b(?:you(?:'re| are) not (?:\w+ )?(?:material|clever|good|bright|made|cut out|capable|ready)|you(?:'ll| will) (?:never|fail)|not to bother|did you even try|wasting (?:my|your|his|her|their) time|you(?:'re| are) (?:lazy|slow|stupid|thick|useless))/i,
    unless: /\b(?:my (?:son|daughter)|best|great|brilliant|good|funny)\b/,
    hear: [
      "It can't be easy to sit there week after week with somebody like that.",
      'You are in that room several times a week, with no changing seats.',
    ],
    ask: ['What was it last time?', 'Which lesson is it?', 'How are they with the others?'],
  },
  {
    id: 'teacher-kind',
    cues: 'teacher lecturer tutor coach professor librarian invigilator headmistress',
    when: /\b(?:teacher|lecturer|tutor|coach|professor|librarian|invigilator|headmistress|headteacher|dinner lady|caretaker)\b[^.]*\b(?:believed in you|stay(?:s|ed) (?:behind|after|back)|brought you|bought you|gave you (?!(?:pause|homework|back|(?:an? |the )?(?:unfair|bad|low|lower|wrong|terrible|failing|poor) |a (?:zero|fail|detention|look|d\b|c\b)|detention|an f))|let you|noticed|helped you|sat (?:down )?(?:on the floor )?(?:next to|with|beside) you|still remember(?:s|ed)|kept (?:it|your)|wrote (?:to you|your reference)|was (?:so |really |very )?(?:kind|nice|lovely)|texts you|said (?:you could|you had a|you were good))\b/i,
    unless:
      /\b(?:weird|creepy|legs|body|photos?|pics?|secret|alone with|touch\w*|stuff about)\b|\b(?:died|funeral|but (?:she|he) (?:just|never)|didn't|never noticed|noticed (?:it|that (?:my|his|her))|bucket)\b/,
    bright: true,
    hear: ['It can make all the difference when one adult cares like that.'],
    ask: ['Have they any idea what it did?', 'What were they like otherwise?', 'What do you think they saw in you?'],
  },
  {
    id: 'told-teacher-in-vain',
    cues: 'told tell reported',
    when: /(?<!\bwhen )\byou(?:'ve| have|'d)? (?:\w+ )?(?:told|reported (?:it|them|him|her) to|went to|been to|spoke to|talked to) (?:the |your |a |my |miss |mr |head of |form )*(?:teachers?|school|head|head ?teacher|tutor|year|counsel\w+|principal|dean|office|pastoral)\b/i,
    unless:
      /\b(?:nice|helped|listen(?:ed|s)|believed|sorted|kind|proud|better|stopped|worth|happy|great|relief|relieved|was lovely|good|sick|ill|lie|lied|i'?m (?:ok|fine)|cried|grade|friend'?s|dog ate|lost it|trip|shall i|should i|my (?:son|daughter|girl|boy|kid)|he |him\b|she(?:'s| is| was| had| has)? not|didn'?t want to)\b/,
    beside:
      /\b(?:bull\w+|pick(?:s|ed|ing)? on|hit|push\w*|names|laugh\w*|group chat|nothing|boys will|banter|worry form|does on the bus|didn'?t do|ignor\w+|twice|three times)\b/,
    hear: [
      'It took courage to tell somebody, and then nothing was done.',
      'Telling was supposed to be the brave part, with somebody else taking it from there.',
    ],
    ask: [
      'What did they say they would do?',
      'Who else have you thought of telling?',
      'Has anything changed since then?',
    ],
  },
  {
    id: 'bullied-back-then',
    cues: 'bull pick torment beat',
    when: /\byou (?:were|was|got|had been|'d been) (?:\w+ )?(?:bullied|picked on|tormented|beaten up)\b/i,
    beside:
      /\b(?:bullied|picked on|tormented|beaten up)\b.*\b(?:still|years ago|back then|as a (?:kid|child)|when i was|growing up|years later|at my age|all through|throughout|for years)\b|\b(?:when i was|years ago|as a (?:kid|child)|growing up|back then)\b.*\b(?:bullied|picked on|tormented|beaten up)\b/,
    unless:
      /\b(?:this (?:week|morning|year|term)|again|still (?:do|does|doing|happen\w*)|every day|at work|my (?:son|daughter|boy|girl|kid))\b/,
    hear: [
      'Being bullied back then can go on hurting for years.',
      'It fell in years when you could not hand in your notice, and had to go back in every morning.',
      'The ones who did it may hardly remember. It was you it was left with, and it keeps well.',
    ],
    ask: ['What brought it up just now?', 'Who knew about it at the time?', 'What were you like, at that age?'],
  },
  {
    id: 'bullied',
    cues: 'bull pick push trip threw throw spit spat shov hit steal stole taunt torment haras kick corner follow',
    when: /\b(?:you(?:'re| are| were|'ve been| got| get| being|'m| was)|being|been|get(?:ting)?) (?:being |getting |always |still )?(?:bullied|picked on|tormented|taunted|tripped|shoved|pushed around|beaten up|jumped)\b|\b(?:they|boys|girls|kids|lads|he|she|some(?:one|body)|people|class|others)\b[^.]*\b(?:bull(?:y|ies|ied)|pick(?:s|ed|ing)? on|torment(?:s|ed)?|taunt(?:s|ed)?|trip(?:s|ped) (?!to)|sho?ve[sd]?|push(?:es|ed) (?!for|him|her)|spit|spat at|threw \w+ at|throw(?:s|ing)? \w+ at|kick(?:s|ed)|corner(?:s|ed)|steal(?:s)?|stole|took|nick(?:s|ed)|hid(?:es)?) (?:things at |stuff at )?(?:you\b|your (?:bag|lunch|shoes|money|phone|book|coat|hat|pencil|cap|scarf|jacket|bike|homework|kit))/i,
    beside:
      /\b(?:school|class|bus|bully\w*|bullied|bullies|lads|girls|boys|kids|lunch|corridor|playground|canteen|changing room|hall|teacher|year \d+|pe\b|sixth form|dorm|college)/,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|kid|grandson|husband|wife|partner|boyfriend|ex)|police|knife|robbed|mugged|took your (?:hand|advice)|love)\b|\b(?:bullied|picked on|tormented|beaten up)\b.*\b(?:still|years ago|back then|as a (?:kid|child)|when i was|growing up|years later|at my age)\b|\b(?:bullied|picked on|tormented) (?:all )?(?:through(?:out)?|for years)\b/,
    hear: [
      'Nobody should have to go through that, day after day.',
      'The hours in between are part of it too, working out which way to walk and where to stand.',
    ],
    ask: ['Who knows that it goes on?', 'Where does it mostly happen?', 'What do you do when you see them coming?'],
  },
  {
    id: 'called-names-by-them',
    cues: 'call calls called calling nickname',
    when: /\b(?:they|everyone|everybody|kids|boys|girls|lads|the class|others|some)(?:'ve| have| were| are|'re|'ve started| started| have started| still| all| keep| just| at school| at work)* (?:call(?:ed|s|ing)?) you (?!sister\b|doctor\b|dr\b|miss\b|mrs?\b|ma'?am|madam|captain|chef|coach|professor|back|in\b|up\b|on\b|at\b|every|to\b|after|later|again|and|when|from|about|if|for|tomorrow|yesterday|today|twice|first|over|by your (?:first )?name|love|darling|names? and|boss|sir\b|nan|into|the pepper|bade)/i,
    unless:
      /\b(?:phone|rang|interview|ring|job|hero|heroine|lucky|legend|the (?:best|queen|king|strong one)|strong|brave|doctor|names are fine|saint|aunt\w*|uncle|mama|baba|nan|police|nicely|call me (?:at|around))\b/,
    hear: [
      'Being called names like that hurts every single time.',
      'A name like that goes on working when nobody is saying it. You hear it coming before it comes.',
    ],
    ask: ['Who started it?', 'What do you do when they say it?', 'What would you rather be called?'],
  },
  {
    id: 'laughed-with-the-rest',
    cues: 'laugh smil went nodd',
    when: /\byou(?:'d|'ve)? (?:just |sort of |always |even |all )?(?:laugh(?:ed)? (?:along|as well|too|as loud|like (?:it|the rest|everyone)|because everyone)|smiled along|went along with it|joined in (?:with|when|the laughing))\b|\byou also laughed$|\byou laugh(?:ed)?(?: too| as well| along)$|\bso you laughed\b|\byou laughed (?:too|as well)\b/i,
    unless:
      /\b(?:till|until we|together|happy|so funny|with (?:joy|relief)|and it felt good|cried with laughing|had fun|telly|radio|in german|couldn't stop)\b/,
    beside:
      /\b(?:joke|laugh\w* at|took the|face|cow|names|wrong|she wasn'?t|fun of|accent|shoes|everyone laughed|when they|racist|him|her|them|they)\b/,
    hear: [
      "You laughed along because it was easier, and you don't feel good about it.",
      'It gets you safely through the minute, and afterwards it looks as if you had agreed.',
    ],
    ask: ['What would you have said, with a minute to think?', 'Who was looking at you just then?'],
  },
  {
    id: 'everyone-laughed-at-you',
    cues: 'laugh giggl snigger lost pissed cracked sneer',
    when: /(?<!\byou )(?<!\byou both )\b(?:laugh(?:ed|ing|s)?|giggl(?:ed|ing)|snigger(?:ed|ing)|sneered) at (?:you\b(?!r)|your (?:accent|english|teeth|shoes|clothes|coat|voice|hair|name|weight|answer|face|stammer|stutter|walk|pronunciation|idea|lunch|body|work|drawing|poem|song|glasses|family|car|dress|way))|\b(?:everyone|everybody|whole (?:class|room|table|bus|hall)|class|all of them|they all|the others|the (?:boys|girls|lads|kids))(?:'s| is| was| were| all| just| started| even| also)* (?:laughed|laughing|giggled|sniggered|burst out|cracked up|pissed themselves|lost it|dying of laughing|crying laughing)\b/i,
    unless:
      /\bpicnic\b|\bwould(?:'ve| have) laughed\b|\bwould laugh\b|\bwe all\b|\bbest (?:day|night|bit|evening)\b|\bi laughed (?:too|as well|the (?:loudest|most))\b|\bso did i\b|\bincluding me\b|\bsuch (?:a )?(?:fun|laugh|good)\b|\bgame(?:s)? night\b|\bcharades\b|\b(?:the )?(?:dog|cat|goose|seagull|swan|duck|pony|goat) (?:stole|ate|ran|jumped|took|fell|nicked)\b|\bbarbecue\b|\bbbq\b|\bat the (?:film|comedian|show|panto)\b|\bgood fun\b|\bfunny story\b|\bperfect\b|\bwonderful\b|\b(?:right places|buried|vet laughed|would laugh|inshallah|sick on himself|backup|beans|seminar|over something|so hard we|with me|with you|weren't laughing|not laughing at|my jokes?|told a joke|funny voice for|speech went|first joke|we laughed|kids laughed at you|happy|good night|lovely|made them (?:all )?laugh|baby|i made (?:everyone|them|the)|voices)\b|\b(?:every(?:one|body|1)|they all|all of them) (?:was|were|is|are) (?:\w+ )?laughing(?:,| and)|\blaugh(?:ed|ing|s)? at (?:her|his|him|them|it|the|my (?:son|daughter|brother|sister|mum|dad))\b|\bdream\w*|\bnightmare\b/,
    hear: [
      'Being laughed at hurts, and it stays with you afterwards.',
      'For them it is over by the next minute. Whoever it happened to gets it again on the way home.',
    ],
    ask: ['Who else was there?', 'What did you do right then?', 'Do you have to see them again soon?'],
  },
  {
    id: 'mimicked',
    cues: 'impression impressions mimic imitat mock copied copy copies voice accent did doing does',
    when: /\b(?:did|does|doing|do) (?:an? |her |his |their )?(?:\w+ )?(?:impressions?|imitations?) of (?:you\b|your)|\b(?:mimic\w*|imitat\w+|mock(?:s|ed|ing)?|copie[ds]|copying|tak(?:es|ing|en) off|took off) (?:you\b(?!r (?:homework|essay|answers|work|exam|coursework|notes))|the way you|your (?:accent|voice|stammer|stutter|walk|laugh|english|pronunciation|limp|lisp))|\b(?:read|repeated|said|reads|repeats)\b[^.]*\b(?:out|back|it|you said)\b[^.]*\bin (?:a|that|his|her|this) (?:\w+ )?(?:funny|silly|stupid|baby|whiny|high|posh|put-on|mocking)?,? ?voice\b/i,
    unless: /\b(?:grand\w+|baby|toddler|parrot|lovely|so funny we|copied your mum)\b/,
    hear: [
      'Being made fun of like that is humiliating.',
      'The trouble with a good imitation is that you hear it yourself now, each time you open your mouth.',
    ],
    ask: ['Who was standing round?', 'Did anybody tell them to stop?', 'What did you do when you heard it?'],
  },
  {
    id: 'called-a-joke',
    cues: 'joke jokes joking banter laugh kidding messing teasing',
    when: /\b(?:said|says|say|goes|told you|tells you|tell you|was|it's|it was|its|like)\b[^.]*\b(?:(?:only|just) (?:a joke|joking|banter|messing|kidding|teasing|a laugh)|(?:can't|couldn't) (?:you )?take a joke|(?:it's|it was|its|was) a joke)\b|\b(?:makes?|made|making|cracks?|cracked) (?:\w+ )?jokes? (?:about|at) (?:you\b|your|the way you)/i,
    unless:
      /\b(?:voices|i laughed too and said|i was (?:only |just )?joking|i said it was a joke|i made a joke|we joked|you (?:said|told them) it was)\b|\b(?:really was|it was) (?:\w+ )?funny\b/,
    hear: [
      "It's not funny if it hurts you, whatever they call it.",
      'Called a joke, it leaves you two choices, laugh along or be the one who cannot.',
    ],
    ask: ['Who was there when it was said?', 'What did you do when it was said?', 'Is that usual with them?'],
  },
  {
    id: 'nobody-stood-up',
    cues: 'nobody no noone none everyone stuck stood step defend looked',
    when: /\b(?:nobody|no one|no-one|noone|none of (?:them|your \w+)|not one (?:of them|person)|he didn't|she didn't|they didn't|didn't)(?: \w+)? (?:st(?:ood|and|uck|ick) up for you|defend(?:ed)? you|stepped in|step in|spoke up|speak up|backed you(?: up)?|back you up|said anything to (?:stop|them|him|her)|told (?:them|him|her) to stop|took your side|take your side|helped you up|came over)\b/i,
    unless:
      /\b(?:proud|lovely|good quiet|snow|telly|film|match|birthday|so beautiful|when (?:you|i) sang|quite quiet and then clapped|play|show|crane|shouting when)\b/,
    hear: [
      'It hurts that nobody spoke up.',
      'One sentence from anybody would have done, and a whole room of people kept theirs.',
    ],
    ask: ['Whom did you look at?', 'Has any of them said something since?', 'Who would you have expected it from?'],
  },
  {
    id: 'you-were-the-bully',
    cues: 'bullied bully picked fun mean horrible cruel teased nasty',
    when: /\byou (?:\w+ )?(?:bullied|picked on|made fun of|teased|tormented|were (?:really |so |quite )?(?:mean|horrible|cruel|nasty|awful|vile) to|said something (?:really )?(?:nasty|horrible|mean|cruel))\b|\byou (?:were|was) (?:a|the) bully\b/i,
    unless:
      /\byou were (?:bullied|picked on|teased)\b|\b(?:myself|yourself|to me)\b|\b(?:nan|nana|gran\w*|mum|mom|mam|mother|dad|father|the last time|died|wife|husband|kids?)\b/,
    hear: [
      'It takes honesty to say that about yourself, and it clearly troubles you.',
      'Being sorry for such a thing has no easy address, because the one it is owed to may not want to see you.',
    ],
    ask: ['Have you seen them since?', 'What do you remember best of it?', 'Who have you ever told that?'],
  },
  {
    id: 'ate-alone-there',
    cues: 'ate eat eating lunch sit sat sitting',
    when: /\b(?:ate|eat|eats|eating|eaten|had|have|having|spend|spent|spending|go|sit|sat|sitting)\b[^.]*\b(?:alone|by (?:yourself|myself)|on your own|on my own|toilets?|loo|library|bathroom|stairwell|stairs|in your car|in the car|cubicle|at nothing)\b/i,
    beside:
      /\b(?:lunch|canteen|dinner hall|break time|breaktime|recess|cafeteria|noodles|sandwich|staff ?room|eat|ate)\b[\s\S]*\b(?:school|class|uni|college|office|work|course|year|job|team|table|they|them|everyone|barkada|halls)\b|\b(?:school|class|uni|college|office|work|course|year|job|team|table|they|them|everyone|barkada|halls)\b[\s\S]*\b(?:lunch|canteen|dinner hall|break time|breaktime|recess|cafeteria|noodles|staff ?room)\b/,
    unless:
      /\b(?:died|funeral|husband|wife|widow\w*|my (?:son|daughter|boy|girl|kid)|sunday|christmas|lovely|peace at last|cake|hospital|interview|chippy|parked|gas|steer\w*|drove|ward|dog)\b/,
    hear: [
      'Eating on your own, with everyone else in groups, is lonely.',
      'A lunch hour is very long when you have to look as if you meant it.',
    ],
    ask: [
      'Where do the others sit?',
      'How long has lunch been like that?',
      'Who there would you not mind sitting with?',
    ],
  },
  {
    id: 'pretended-to-be-busy',
    cues: 'pretend act',
    when: /\byou(?:'d|'ve|'re| are| were)? (?:\w+ )?pretend(?:ed|ing|s)? (?:to be (?:on|looking|reading|texting|waiting|asleep|busy with|checking)|you(?:'re| are| were|'d| had| got)? ?(?:on|had|have|looking|reading|texting|waiting|got|on the phone|asleep|a message)|to (?:be asleep|read (?:a|the|my) (?:sign|book|phone|paper|magazine|poster)|text|sleep|have a (?:call|message)|check|tie|listen|wait|review|study|revise|scroll))/i,
    unless:
      /\b(?:dad|stepdad|ticket|husband|he comes in|drunk|hits|kids? (?:come|came)|sex|touch\w*|church)\b|\bknock|\bbaby\b|\btoddler\b/,
    hear: [
      "It's tiring to have to look busy so that nobody notices.",
      'It is harder work than the thing itself would be, and nobody ever sees that it was work.',
    ],
    ask: [
      'Did anyone notice, do you think?',
      'What were you really doing, in your head?',
      'How long did you keep it up?',
    ],
  },
  {
    id: 'picked-last',
    cues: 'picked pick partner pair last chosen',
    when: /\b(?:picked|chosen) last\b|\blast (?:one |to be )(?:picked|chosen)\b|\b(?:nobody|no one|noone) (?:wants?|wanted|picks|picked|chose|ever picks|would) (?:to )?(?:be (?:in a (?:pair|group) with|with|your partner|partners?)|work with|go with|sit (?:with|next to)|you\b|pick you|be my partner)\b|\b(?:don't|didn't) have (?:a|anyone to) (?:partner|pair|sit)\b/i,
    unless: /\b(?:my (?:son|daughter|boy|girl)|job|interview)\b/,
    hear: ['Being picked last hurts, in front of everybody.'],
    ask: ['Who did you end up with?', 'Who was there that you would have picked?'],
  },
  {
    id: 'groups-already-made',
    cues: 'everyone everybody group clique already friends they others all',
    when: /\b(?:everyone|everybody|they|the others|people|all of them|the rest)(?: \w+){0,3}? (?:already (?:has|have|had|'s got|got) (?:a |their |an )?(?:\w+ )?(?:friends?|groups?|people|crowd|gang|someone)|already (?:know|knows|knew) (?:each other|one another|everyone)|(?:has|have|had|'s got|got|seems? to have|'ve got) (?:a |their |his |found )*(?:own )?(?:group|groups|clique|barkada|crew|gang|people|table))\b(?: (?:each other|one another|their|a|friends|groups?))?|\bcliqu(?:e|es|ey)\b|\b(?:they|everyone|everybody) all (?:know|knew) (?:each other|one another)\b|\b(?:friend )?groups? (?:are|were|is) (?:already )?(?:made|formed|set|closed)\b/i,
    unless:
      /\b(?:covid|baby|babies|kids|house|boyfriend|girlfriend|engaged|married|jobs?|blood|group chat|group for|the (?:answer|news)|knows? (?:about|that|it|what|how)|everyone knew it)\b/,
    hear: [
      "It's hard to come in when everyone already knows each other.",
      'Groups like that set in about a week, and from outside they look as if they had always been.',
      'They were just as new once. It is only that nobody told you which day it was being decided.',
    ],
    ask: [
      'Who do you end up next to, most days?',
      'Was there anyone at the start that you liked?',
      'When do you see them all together?',
    ],
  },
  {
    id: 'new-place-first-day',
    cues: 'new first start',
    when: /\b(?:first (?:day|week|lecture|class|lesson|morning|term)|starting|start|going|new kid|new girl|new boy|new one|new guy)\b[^.]*\b(?:new (?:school|class|college|uni|job|course|group|team|place|office|shift)|(?:at|in|to|of) (?:the |a |my |your )?(?:\w+ )?(?:school|uni|university|college|class|halls|year \d+|sixth form|work|course|job))\b|\b(?:new school|new uni|new college|new class)\b|\b(?:you're|being) the new (?:kid|girl|boy|one|guy|person|woman|man)\b|\b(?:university|uni|college|school) starts\b/i,
    unless:
      /\b(?:my (?:\w+ )?(?:son|daughter|boy|girl|kid|lad|wee one|grandson|granddaughter|niece|nephew|bairn|twins|children|kids)|our (?:son|daughter|lad|boy|girl|youngest|eldest|kids|teenager)|he (?:starts|started|goes|'s)|she (?:starts|started|goes|'s)|he's|she's|built|opened|told everyone|till was|wedding|divorce|first in my family|counsel\w+|prayer circle|back then|19\d\d|teach|teacher|pupils|fired|start(?:s|ed|ing)? (?:crying|to))\b|\bnew (?:school|class|college|uni) (?:says|said|wants|sent|rang|called)\b|\bmy dinner ladies\b/,
    hear: [
      'A first day somewhere new is tiring and a bit frightening.',
      'Everybody there already knows where to put their coat. For you each small thing is a decision.',
      'It is tiring in a way that does not show, to be polite and alert from the door on, all day.',
    ],
    ask: ['Which bit of the day do you mind most?', 'Is there a face there you know?', 'What was your old place like?'],
  },
  {
    id: 'no-one-i-get-it-not',
    cues: 'everyone everybody class only others dumb stupid thick slow understand',
    when: /\b(?:everyone|everybody|all|whole class|the others|the rest|people|students)\b[^.]*\b(?:gets it|get it|got it|understands?|knows? (?:it|what|how|more|everything|the)|finds? it easy|is (?:so )?(?:smart|clever|brilliant|better|ahead)|are (?:so )?(?:smart|clever|brilliant|better|ahead)|smarter|cleverer|faster)\b|\byou(?:'re| are| were) the only (?:one|person)\b[^.]*\b(?:couldn't|doesn't|can't|didn't|not (?:get|understand))\b|\b(?:dumbest|stupidest|slowest|thickest|worst) (?:one |person |kid |girl |boy )?(?:in|of) (?:the|your|my) (?:class|course|group|year|room)\b/i,
    beside: ofSchool,
    unless:
      /\b(?:in (?:my|your) family|everyone (?:gets|got) it (?:at|from|sooner)|disease|flu|covid|secret|gossip|knows? (?:about|that))\b|\b(?:d|would|ll|will|should|might) get it\b|\bdidn't get in\b/,
    hear: [
      "It isn't easy to feel like the only one who doesn't get it.",
      'You know all of your own not knowing. Of theirs you only get to see the hands going up.',
    ],
    ask: [
      'Which bit is it that will not go in?',
      'Is there anyone you would dare to ask?',
      'What do you do when they have all moved on?',
    ],
  },
  {
    id: 'exam-close',
    cues: 'exam exams test oral viva finals mock mocks gcse gcses levels driving',
    when: /\b(?:exams?|oral|viva|finals|mocks?|gcses?|a[- ]levels?|(?:driving|theory|maths|english|citizenship|language|chemistry|physics|history|french|spanish|biology) tests?)\b[^.]*\b(?:tomorrow|tmrw|tmr|tonight|today|in (?:a|an|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:hours?|hrs?|days?|weeks?|mins?|minutes)|next (?:week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|monday|tuesday|wednesday|thursday|friday|coming up|start(?:s)?|this week|in the morning)\b|\b(?:tomorrow|tmrw|tonight|monday|next week)\b[^.]*\b(?:exams?|oral|viva|finals)\b|\b(?:worried|scared|nervous|terrified|anxious|dreading|stress\w*|panicking)\b[^.]*\b(?:exams?|oral|viva|finals|driving test)\b|\b(?:can't|don't|not) sleep before (?:my |the |an )?exams?\b|^exams? (?:tomorrow|monday)\b/i,
    unless:
      /\b(?:passed|failed|went (?:well|ok|badly)|is over|are over|was over|done|finished|cancelled|results?|after (?:the|my|your) exams?|breast|prostate|eye|rectal|pelvic|medical|blood|covid|pregnancy|my (?:son|daughter|boy|girl|kid|lad)|our (?:son|daughter|lad)|he's got|she's got|he has|she has|marking|invigilat\w+|last exam|thursday, then exams)\b/,
    hear: [
      "It can't be easy to keep calm this close to it, when it matters so much.",
      'This close to it, it can seem as if you had learnt nothing at all, and checking makes it feel worse.',
      'Your head keeps sitting it in advance, and it always picks the questions you fear.',
    ],
    ask: [
      'Which part of it do you dread most?',
      'What time do you have to be there?',
      'Which part are you surest of?',
      'What is it for, in the end?',
    ],
  },
  {
    id: 'exam-failed',
    cues: 'fail failed flunk carryover resit resitting',
    when: /\b(?:you(?:'ve| have)? (?:just |\w+ )?)?(?:failed|flunked)\b[^.]*\b(?:exams?|test|driving|theory|boards?|course|module|class|year|paper|finals|degree|maths|english|licen[cs]e|oral|assignment|semester|marks?|points?|percent|%)\b|\b(?:three|two|2|3|4|second|third|fourth) (?:time|times)? ?(?:semesters? )?fail\b|^carryover again|\b(?:resitting|have to resit|got to resit|carryover)\b|\byou failed$/i,
    beside:
      /\b(?:exams?|tests?|driving|theory|boards?|course|module|class|year|paper|finals|degree|maths|licen[cs]e|oral|assignment|semester|stud\w+|uni|school|college|revis\w+|marks?)\b/,
    unless:
      /\b(?:didn'?t (?:say i )?fail(?:ed)?|eye test|crush|glad|not failed?|if i fail|afraid (?:of|i'll)|scared|going to fail|gonna fail|will fail|passed|failed (?:him|her|them|as|my (?:kids|son|daughter|mum|mother|father|family))|car(?:'s)? failed|mot|boiler|heart|kidney|ivf|my (?:son|daughter|boy|girl|grandson)|he failed|she failed|they all said i'd fail)\b|\bonly you know\b|\bnobody knows\b|\bnever graduated\b|\bnever told\b/,
    hear: [
      'That hurts, after all the hours you put in.',
      'A few marks decide it, and then you have to say it out loud to people, one after another.',
    ],
    ask: [
      'Who knows the result by now?',
      'When did you find out?',
      'What would you rather people did not say about it?',
    ],
  },
  {
    id: 'exam-passed',
    cues: 'passed pass got',
    when: /\byou(?:'ve| have)? (?:just |actually |finally |only |bloody )?passed\b(?! (?:it on|out|by|me|him|her|them|the (?!exam|test|theory|course|class|module|bar\b|boards?\b|interview|probation|driving|resit|last|first|final)|third|away|round|around|wind|a |your (?:old|house)))|\bpassed (?:your|my|the|all|first|cert|her|every) (?:\w+ ){0,2}(?:exams?|tests?|theory|driving|boards?|class|course|finals|degree|module|oral|viva)\b|\bpassed with (?:minor|merit|distinction|flying|no corrections|honours)|\byou(?:'ve)? got (?:a|an|your|the|straight) (?:first|2:1|distinction|merit|a\*?s?|b|level \d|place|grades?|grade)(?: in|$|!| from)/i,
    unless:
      /\b(?:my mother|resit|cheated|failed|program|yams|colander|technically|rules were|isn'?t here|had nobody|nobody to|didn't (?:feel|pass)|felt nothing|passed away|passed last|if i|my (?:son|daughter|lad|boy|girl|granddaughter|grandson)|he passed|she passed|not passed|never passed|but|only|sat on my bed|husband|parcel|church|bridge)\b|\b(?:my|our|your) (?:\w+ )?(?:mum|mom|mam|mother|dad|father|nan|gran|husband|wife|partner|boyfriend|girlfriend|sister|brother|friend|mate|cousin|nephew|niece|kid|twins?)(?:'s| has| just| finally| also)* passed\b/,
    bright: true,
    hear: [
      "You did it, after all that work. That's wonderful.",
      'After all those months it is such a short word. The body takes a day or two to believe it.',
    ],
    ask: [
      'Who was the first to hear it?',
      'Where were you when you found out?',
      'What did you do with the rest of the day?',
    ],
  },
  {
    id: 'exams-over',
    cues: 'exam exams finals essay thesis dissertation coursework viva submitted handed',
    when: /\b(?:exams?|finals|viva|oral|dissertation|thesis|coursework|essay)\b[^.]*\b(?:(?:is|are|'s|'re) (?:finally )?(?:over|done|finished)|(?:is|are|'s|it's) in$|over$|done$|finished$|submitted|handed in)\b|\byou(?:'ve)? (?:just |finally )?(?:submitted|handed in|finished|sent off) (?:the|your|my) (?:\w+ )?(?:essay|thesis|dissertation|coursework|assignment|last exam|exams)\b|\b(?:last|final) exam\b[^.]*\b(?:done|over|today)\b/i,
    unless:
      /\b(?:not done|isn't|not finished|never|my (?:son|daughter|boy|girl)|wasn't|failed|early|late|but he|stop|counting down)\b|\btomorrow\b|\bthen it'?s over\b/,
    bright: true,
    hear: [
      'You got through it, and now you can rest a little.',
      'It is an odd quiet after that. You keep feeling in your pocket for something you ought to be revising.',
    ],
    ask: [
      'What did you do first?',
      'What have you been putting off till now?',
      'How did it go, as far as you can tell?',
    ],
  },
  {
    id: 'went-blank',
    cues: 'blank exam panic froze freez white',
    when: /\b(?:mind|head|brain|everything|it all|page|paper|you)\b[^.]*\b(?:went|goes|go|gone|going) (?:completely |totally |all )?blank\b|\b(?:panic\w*|froze|meltdown|cried|crying|hyperventilat\w+|couldn't (?:read|breathe|see|think|remember))\b[^.]*\bexam\b|\bexam\b[^.]*\b(?:panic\w*|froze|meltdown|crying|cried|hyperventilat\w+|couldn't (?:read|breathe|see|think|remember))\b/i,
    unless:
      /\b(?:if i go|don'?t go|hand on|dentist|fifa|virgo|wants to talk|tomorrow|tmrw|next week|dementia|alzheimer\w*|stroke|breast|my (?:son|daughter)|afraid|scared|what if)\b/,
    hear: [
      "Going blank like that is horrible, after all you'd prepared.",
      'You can know a thing perfectly well at home and not find it with a clock or a face looking at you.',
    ],
    ask: ['Did it come back once you were outside?', 'Who knows that it went like that?', 'How long did it last?'],
  },
  {
    id: 'waiting-for-marks',
    cues: 'result results heard hear uni letter place grades',
    when: /\b(?:waiting (?:for|on)|results? (?:come|comes|day|out|are|is|tomorrow|on|in)|get (?:your|my|the) results?|(?:haven't|not|hasn't) heard (?:back )?from)\b[^.]*\b(?:results?|grades?|uni|university|college|tomorrow|thursday|friday|monday|tuesday|wednesday|week|august|exams?|letter|offer|out|school|course|midnight|place)\b/i,
    beside:
      /\b(?:exams?|uni|university|school|college|grades?|a levels?|gcses?|degree|course|viva|bar exam|boards?|revis\w+|offer|place)\b/,
    unless:
      /\b(?:scan|biopsy|blood|hospital|doctor|mri|lump|test results|cancer|clinic|my (?:son|daughter)|he |she )\b/,
    hear: [
      "Waiting for a result is hard, when there's nothing left to do.",
      'All the working is done, and the waiting is more tiring, because there is nothing to put your hand to.',
    ],
    ask: [
      'Who will be with you when you look?',
      'What would you do first if it is good?',
      'How do you think it went, honestly?',
    ],
  },
  {
    id: 'cannot-start-writing',
    cues: 'essay thesis dissertation coursework assignment deadline page word start haven chapter study revis homework paper',
    when: /\b(?:essay|thesis|dissertation|coursework|assignment|chapter|paper|homework|report|personal statement|project)\b[^.]*\b(?:due|0 words|no words|not started|haven't started|same page|one page|same sentence|for (?:\w+ )?(?:months|years|weeks)|fourth month|close the file|can't (?:start|write|finish)|open(?:s)? (?:the|it)|about to start|nothing (?:written|down)|staring|tonight|by (?:midnight|tomorrow|friday|monday))\b|\b(?:haven't|can't|not|couldn't|still haven't|keep not|unable to) (?:even )?(?:start(?:ed|ing)?|begin|begun|write|written|finish(?:ed)?|get (?:going|started))\b[^.]*\b(?:essay|thesis|dissertation|coursework|assignment|chapter|paper|homework|revision|revising|studying|project|personal statement|application)\b|\b(?:about to start|starting)\b[^.]*\b(?:thesis|chapter|essay|dissertation)\b|^0 words$|\bstaring at (?:the|a) (?:cursor|blank (?:page|screen|document)|screen)\b|\byou (?:have|need|'ve got|should|'ve) to (?:study|revise|write)\b[^.]*|\b(?:haven't|not) (?:opened|touched) (?:the|a|your) (?:book|books|notes|laptop|file)\b/i,
    unless:
      /\bgot (?:my|the|her|his) (?:\w+ )?(?:chapter|essay|paper|draft|thesis) back\b|\bcomments?\b|\b(?:handed in|submitted|it's in|is in\b|finished it|my (?:son|daughter|students?|pupils?)|marking|newspaper|police report|school report|wrote notes|moved to|copied|stolen|he |read(?:s)? out|her essay|an essay on ethics|novel)\b|\b(?:professor|teacher|tutor|supervisor) (?:does|did|won'?t|never)\b|\bone assignment\b/,
    hear: [
      "It's wearing when it hangs over you and you can't get started.",
      'The empty page gets bigger each day it waits, and every other job in the house starts to look inviting.',
      'Each hour of not starting is still spent on it, only with nothing to show at the end.',
      'It is less about the words than about having to find out whether they are any good.',
    ],
    ask: [
      'What is it supposed to be about?',
      'What did you do instead today?',
      'What would the first dull sentence be?',
      'When did you last get a bit done?',
    ],
  },
  {
    id: 'left-a-course',
    cues: 'dropp drop quit left leav giving keep finish worth degree',
    when: /\b(?:you(?:'ve| have|'re| are|'d)?|nobody[^.]*|know) (?:\w+ )?(?:dropp(?:ed|ing) out(?: of)?|quit(?:ting)? (?:uni|school|college|your (?:degree|course|phd|studies)|the (?:degree|course|phd))|left (?:uni|university|college) (?:at|with|without|early|after)|leaving (?:uni|university|college)|giving up on (?:this|your|the) (?:degree|course|phd))\b|\b(?:can't keep going|want to quit|want to (?:leave|drop)|thinking of (?:leaving|quitting|dropping)|can't do|worth it to finish|giving up)\b[^.]*\b(?:degree|uni|university|course|phd|college|masters?|studies)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|brother|sister|friend)|race|he dropped|she dropped|theory with|got a b|just started|going back)\b/,
    hear: ["It's a hard decision to make, and a hard one to explain."],
    ask: ['Who knows how it stands?', 'What was it that you were studying?', 'What made you pick it, back then?'],
  },
  {
    id: 'stopped-going-in',
    cues: 'didn gone don skip skipped skipping stopped bunk attend missed school class lectures',
    when: /\byou(?:'ve| have|'re)? (?:\w+ )?(?:skip(?:s|ped|ping)?|didn't go to|haven't gone to|don't go to|bunk(?:ed|ing)(?: off)?|stopped going to|haven't been (?:in|to)|not going to|don't (?:want to )?go to|can't go (?:in|to|back to)|refuse to go to) (?:your |the |my |that |any )?(?:\w+ )?(?:school|lectures?|class(?:es)?|college|uni|lessons?|seminars?)\b|\b(?:don't want|can't face|dread|hate) (?:to go |going )?(?:to |back to |in to )?(?:school|college|uni|class)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|kid)|he |she |snow|holiday|teach|miss school|run|missed school (?:meals|dinners)|bullying alone)\b/,
    hear: [
      "It's hard to go back in once you've been away.",
      'One morning off is a relief. By the second week it has turned into a thing you would have to explain.',
    ],
    ask: ['When were you last in?', 'What do you do with the hours instead?', 'Which part of the day there is worst?'],
  },
  {
    id: 'not-taken',
    cues: 'rejected reject rejection offer place accepted got get audition waitlist',
    when: /\b(?:you )?(?:didn't|did not|never) get (?:in(?:to)?\b(?! (?:the car|a fight|bed|trouble|touch))|the (?:place|part|scholarship|role|grades?|lead|solo)|a (?:place|part|callback)|picked|your (?:first choice|grades))|\b(?:rejected|turned down|refused) (?:by|from) (?:\w+ ){0,3}(?:uni|university|college|school|course|conservatoire|oxford|cambridge|drama school|programme|program|team|choir|orchestra)\b|\b(?:only )?(?:waitlisted|wait-listed)\b|\bgot cut from\b|\b(?:didn't|did not) make (?:the|it (?:into|onto)) (?:the )?(?:team|squad|cut|choir|list|final|band)\b/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl)|best friend (?:didn'?t|did not)|girl next to me|job|mortgage|flat|he didn't|she didn't|into medical school and mine)\b/,
    hear: [
      "Being turned down hurts, when you'd hoped for it so much.",
      'For weeks you have been living a little in the yes, and now that has to be undone.',
    ],
    ask: ['Who was with you when you found out?', 'How had you pictured it?', 'Who else was going for it?'],
  },
  {
    id: 'disappointing-mark',
    cues: 'mark marks grade grades score percent only essay tutor feedback got',
    when: /\b(?:got|get|gave you|given|it was|scored|only) (?:only |just |a measly |like )?(?:a |an )?(?:c|d|e|f|u|2:2|third|[1-5]?\d ?(?:%|percent|out of|\/))(?: |$|\+|-)(?:[^.]*\b(?:essay|exam|test|paper|maths|english|coursework|class|in|on|for|out)\b)?|\b(?:bad|low|terrible|awful|worst|rubbish|poor) (?:marks?|grades?|scores?)\b|\bgrades? (?:are|is|were|have) (?:\w+ )?(?:slipping|dropping|bad|awful|down|tanking|terrible)\b/i,
    beside: ofGrades,
    unless:
      /\b(?:beats?|hits?|belt|slaps?)\b|\bafter (?:a )?bad (?:marks?|grades?)\b|\b(?:only a c but|passed|happy|degrees outside|vitamin c|d&c|floor|they all said i'd fail|my (?:son|daughter|boy|girl)|got a b\b)\b|\bwasn'?t a bad\b|\bit was a fail\b|\b(?:will|i'll|you'll|might|won'?t|gonna) (?:\w+ )?get bad grades\b/,
    hear: [
      "It's disappointing, and it isn't a judgement on you.",
      'Whoever marked it had ten minutes and a pile. You had weeks, and nobody grades those.',
    ],
    ask: [
      'What had you been hoping for?',
      'Which part of it did you like, before you saw that?',
      'Who gets to hear about it?',
    ],
  },
  {
    id: 'did-the-group-work',
    cues: 'group project whole everything doing work',
    when: /\b(?:group|team) (?:project|work|assignment|presentation|essay)\b[^.]*\b(?:doing|did|all me|on my own|just you|five people work|nobody|no one|of (?:three|four|five|six|[3-6]))\b|\byou(?:'ve| are|'re|'m)? (?:\w+ )?(?:did|do|done|doing) (?:all (?:of )?(?:it|the work)|everything|the whole (?:\w+ )?(?:thing|project))\b/i,
    beside: /\b(?:group|team) (?:project|work|assignment|presentation|essay)\b/,
    unless: /\b(?:loved|proud|great group|well)\b/,
    hear: [
      "It's unfair that you did most of it.",
      'You could leave it undone to make the point, only it is your mark as well.',
    ],
    ask: ['Who else is in the group?', 'What did they actually do?', 'When does it have to be in?'],
  },
  {
    id: 'last-day-there',
    cues: 'last leaving graduat finished end',
    when: /\blast (?:day|week|term|ever day) (?:of|at|in) (?:\w+ )?(?:school|uni|university|college|class|term|sixth form|year)\b|\b(?:everyone|everyone's|everybody|you're|we're)\b[^.]*\bleaving school\b|\byou(?:'re| are)? graduat(?:ing|e)\b[^.]*|\byour graduation\b[^.]*\b(?:tomorrow|today|next|soon|on \w+day)\b|\byou(?:'ve)? (?:just )?(?:finished|left) (?:school|uni|university|college)\b(?! (?:at|with|with nothing|kitchen|early))/i,
    unless:
      /\b(?:my (?:son|daughter|boy|girl|class on|students|pupils)|teach\w*|19\d\d|years ago|never liked|half day|close our|he |she graduat|waffle|since i finished at)\b/,
    hear: [
      'An ending like that can leave you sad and unsettled.',
      'People ask what comes next before anyone has had time to notice what has stopped.',
    ],
    ask: [
      'Who will you miss that you never said much to?',
      'What was the last ordinary thing you did there?',
      'What is supposed to come now?',
    ],
  },
  {
    id: 'back-to-learning',
    cues: 'back learn class course signed evening night finish',
    when: /\byou(?:'ve|'re| are| have|'d)? (?:\w+ ){0,3}(?:going back to (?:school|college|uni|university|studying)|go back to (?:school|college|uni)|signed up (?:for|to) (?:the |a |an |my )?(?:\w+ ){0,2}(?:class|course|lessons)|started (?:a|an|the|my) (?:\w+ ){0,2}(?:class|course|degree|lessons)|finish school,? at|learn(?:ing)? to (?:swim|drive|play|knit|sail|dance|paint|sing|speak|write|tie|code|sew))\b/i,
    unless:
      /\b(?:too old|after (?:the|his|her) (?:funeral|attack)|cancer|monday|new school|he |she |since the|half term|to walk|had to learn|scared|first class and|dropped|learned to)\b/,
    bright: true,
    hear: [
      'It takes courage to start learning something like that again.',
      'It takes some nerve to be bad at something on purpose, in front of others, when nobody makes you.',
    ],
    ask: ['What made you choose that?', 'Who knows that you are doing it?', 'When does it begin?'],
  },
  {
    id: 'speaking-before-them',
    cues: 'presentation speech read front speak solo reading talk present sing stand',
    when: /\b(?:presentation|speech|solo|recital|poem|oral|giving a talk|a talk)\b[^.]*\b(?:tomorrow|tmrw|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|monday|tuesday|wednesday|thursday|friday|next week|in front of)\b|\byou (?:have|'ve got|need|'re going|got|'ve) to (?:give (?:a|the|my) (?:talk|speech|presentation)|speak|present|stand up|read (?:it |something )?(?:out|aloud)|sing|talk|do (?:a|my|the) (?:presentation|speech|talk|solo))\b[^.]*\b(?:in front|class|everyone|wedding|whole)\b/i,
    unless:
      /\b(?:went well|i did it|didn't faint|it'?s over|done it|laughed in the right|did the speech|eulogy|funeral|court|be their teacher|my (?:son|daughter)|his speech|her speech)\b/,
    hear: [
      'Speaking in front of people is frightening for a lot of people.',
      'You could say all of it at a kitchen table. It is the faces turning one way that can empty a head.',
    ],
    ask: ['Who will be listening?', 'What is it about?', 'How does it begin?'],
  },
  {
    id: 'dropped-from-the-side',
    cues: 'dropped released cut axed kicked off',
    when: /\byou(?:'ve| have| were| are|'re| got| been|'d| had)* (?:just |only |been |got )*(?:released (?:from|by)|dropped (?:from|by)|cut from|axed from|kicked (?:off|out of)|left out of)(?: (?:the|your|my|a|our) (?:\w+ )?(?:team|squad|academy|side|club|line-?up|starting \w+|first team|crew|cast|band)\b|(?= ?$|,| (?:again|today|after|for|at)\b))|\b(?:they|he|she|(?:your|the) (?:\w+ )?(?:coach|club|manager|academy|trainer|captain|school|team))(?:'s|'ve| has| have| just)* (?:released|dropped|cut|axed) you(?: (?:from|off|out)\b| ?$)/i,
    unless:
      /\b(?:at work|redundan\w*|laid off|the office|my job|boss|hospital|prison|drink|out of (?:the )?house|sales team|support team|dropped me (?:home|at|off)|as a baby)\b/,
    hear: [
      'Being dropped hurts, and then you have to tell everybody.',
      'Somebody else decides it in a minute, and you have to tell it to everybody who used to ask how it was going.',
    ],
    ask: ['Did they give you a reason?', 'Who have you had to tell?', 'What are the others saying?'],
  },
  {
    id: 'not-picked',
    cues: 'benched bench sub squad team make made picked lineup',
    when: /\byou(?:'ve| have| were| are|'re| got| been| had)* (?:just |only |been |got )*(?:benched|subbed (?:off|out)|on the bench)(?= ?$|,| (?:again|today|after|for|at|the|all|in)\b)|\b(?:they|he|she|(?:your|the) (?:\w+ )?(?:coach|manager|trainer|captain))(?:'s|'ve| has| have| just)* (?:benched|subbed|didn't pick) you\b|\byou didn't (?:make|get (?:in|into|picked for|on)) the (?:\w+ )?(?:team|squad|side|cast|line-?up)\b|\byou (?:didn't get|weren't|never get|never got) picked\b/i,
    unless: /\b(?:jury|at work|interview|my (?:son|daughter|kid|boy|girl))\b/,
    hear: [
      "Not being picked hurts, when you'd put yourself forward.",
      'You put yourself up for it where others could see, so the no came in front of them too.',
    ],
    ask: ['Did they give you a reason?', 'Who was picked?', 'What did the others say?'],
  },
  {
    id: 'game-gone',
    cues: 'deleted wiped erased reset lost banned hacked world save account minecraft roblox fortnite',
    when: /\b(?:deleted|wiped|erased|reset|lost|broke|griefed|hacked|banned) (?:all )?(?:you from|your|my|our|the) (?:\w+ )?(?:world|save(?: file)?|saves|account|island|server|progress|streak|base|character|playthrough|minecraft|roblox|fortnite)\b|\byou(?:'ve| have| got| were|'re)* (?:been )?banned from (?:the )?(?:\w+ )?(?:server|game|minecraft|roblox|fortnite|discord)\b|\byour (?:\w+ )?(?:world|save(?: file)?|account|island|streak) (?:is |was |has been |got |has )?(?:gone|deleted|wiped|hacked|lost)\b/i,
    unless: /\b(?:bank|savings account|on purpose to stop|so nobody|essay|thesis|job|world trade|email account)\b/,
    hear: [
      'Losing something you put so many hours into is a real loss.',
      'Those were hours you put in, and you could walk about in them. Somebody who never saw them will say it was only a game.',
    ],
    ask: ['What was the best bit in it?', 'Who else knew what was in there?', 'What did you do when you saw?'],
  },
];
