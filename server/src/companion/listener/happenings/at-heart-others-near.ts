import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const children =
  '(?:step-?)?(?:son|daughter|teenager|boy|girl|kids?|children|eldest|youngest|oldest|(?:\\w+[- ]year[- ]old)|lad|lass|grandson|granddaughter|grandchildren|twins)';

/** Left outside, unheard, put upon, in the middle, and met with kindness, by the turns of phrase it is told in. */
export const atHeartOthersNear: readonly Happening[] = [
  {
    id: 'all-of-them-but-one',
    cues: 'except but apart only last all',
    when: /\b(?:everyone|everybody|every single \w+|all of them|all the (?:others|rest|\w+)|they all|the (?:whole|rest of the) \w+|every (?:girl|boy|child|kid|family|house|desk)|the others)\b.{0,45}\b(?:except (?:for )?(?:you|me)|but (?:not )?(?:you|me)|apart from (?:you|me))$|\byou(?:'re| are| were) (?:always |still )?(?:the )?only one (?:(?:here |there |at the \w+ |in (?:the|your) \w+ )?(?:who (?:wasn't (?:asked|invited|told)|hasn't been)|not (?:asked|invited|told|going|in (?:it|there))))/i,
    unless: /\b(?:cried|knew (?:him|her)|is dead|are dead|died|hoover|survived|passed|got in|phew|lucky|won)\b/,
    hear: [
      'To be one short of everybody is a very exact number. It leaves you nothing to put it down to.',
      'When it is all but one, the one starts looking for the reason at home, and there is always one to be found.',
    ],
    ask: [
      'How did it come out that you were not in it?',
      'Did any of them say something?',
      'Who would you have expected to notice?',
    ],
  },
  {
    id: 'was-not-asked-along',
    cues: 'ask tell invit told includ thought think added bother list',
    when: /\byou(?: (?:weren't|were not|aren't|are not|are never|wasn't|haven't been|hadn't been|have not been|never (?:got|get)|didn't (?:even )?get|don't get)|'re (?:not|never)|(?:'ve|'d) (?:not|never) been)(?: even)? (?:asked|invited|included|added|thought of|consulted|on the (?:list|invite|guest list)|an? (?:invite|invitation))\b|\b(?:nobody|no one|none of them|not one of them)(?: had| has| ever| even)* (?:asked|invited|told|included|thought (?:of|to (?:ask|tell|ring|invite))|bothered to (?:ask|tell|invite)) you(?: (?:to|along|about (?:it|the \w+)|either|in|beforehand))?$|\b(?:they|he|she|all of them)(?: just| all)? (?:never|didn't|don't|doesn't)(?: even| ever)? (?:ask|invited?|include|(?:think|thought) (?:to (?:ask|invite|include)|of asking|of inviting)|bother(?:ed)? to (?:ask|invite)) you(?: (?:to|along|in|either|any ?more))?$|\bthey(?: just| all)? didn't tell you(?: (?:there|about|it|anything|either)\b.*)?$|\b(?:all|they) (?:went|gone|go|met|eat|eating) .{0,30}(?:nobody|no one) (?:asked|told|invited) you\b/i,
    unless:
      /\b(?:zipper|flies|trousers|insulin|needles|pregnan\w+|for money|never asked you to|to marry|nobody asked you to|i said no|opinion|how you are|not asked to be born|don't want to be|favourite|rage)\b/,
    hear: [
      'Being left off a list makes no noise at all. You find out by coming upon the space where you would have been.',
      'They would most likely say that they did not think of it, which is more or less the sore place.',
    ],
    ask: [
      'By which road did it reach you?',
      'Would you have gone, if they had asked?',
      'Which of them could you say that to?',
    ],
  },
  {
    id: 'saw-them-together-there',
    cues: 'saw see seen pictures photos photo story instagram tagged',
    when: /\byou (?:only )?(?:saw|'ve seen) (?:it|them(?: all)?|(?:all )?(?:the|their|her|his|a|that) (?:\w+ )?(?:pictures?|photos?|story|stories|cake|posts?|group photo|video)|everyone|all of them)(?: all| both| together| there| go| going| walk| past)*\b.{0,30}\b(?:on (?:insta\w*|facebook|snap\w*|the|her|his|their|whats\w*|tiktok|bereal)|together|without|walk past|laughing|over the fence|at the)|\b(?:he|she|they)(?:'s|'re| is| are| were)? (?:all )?in all the (?:pictures|photos)\b|\ball of them (?:in|at|round|around|smiling|together)\b/i,
    unless:
      /\b(?:so proud|dead|died|funeral|grave|graduat\w+|beautiful|happy for|made me smile|old photos|missing|zoo|sea|baby photos|stars|bees|birds)\b/,
    hear: [
      'A picture like that shows a whole evening in one second, and where everybody was sitting.',
      'You look for the space between two of them where you would have stood.',
    ],
    ask: [
      'Had you heard anything about it before?',
      'Who in the picture do you keep looking at?',
      'Would you say anything to any of them about it?',
    ],
  },
  {
    id: 'group-already-closed',
    cues: 'group groups chat circle everyone everybody removed kicked they',
    when: /\b(?:there's (?:a |another )?(?:second|other|separate) (?:whatsapp |family |group |work )*(?:group|chat)|(?:everyone|everybody|they)(?: all)? already (?:has|have|had|know|knew|knows) (?:a |their |each other|everyone)(?: ?group| people| friends)?|(?:removed|kicked|taken|thrown) (?:you )?(?:from|out of|off) the (?:\w+ )?(?:group|chat|server)|a group (?:that's already|which is already)|stand in a circle|your friends have a group)\b/i,
    unless: /\b(?:i removed|left the group myself|study group notes|support group)\b/,
    hear: [
      'From outside it looks as if they had all been given the same hour to find each other in, and you came after it.',
      'A circle is seldom closed on purpose. From where you are it comes to the same.',
    ],
    ask: ['Is there one of them who seems easier than the rest?', 'When did you notice how it was?'],
  },
  {
    id: 'somebody-new-in-the-place',
    cues: 'new somebody someone some replaced replacement replace machine app robot software computer train gave given another',
    when: /\b(?:somebody|someone) else(?:'s| is| has| was| had| will| does| did| gets| got| sits| sleeps| now| in)+ (?:now )?(?:\w+ing|got|in|on|your|my|his|her|it|there|at|the)\b|\b(?:they've|they have|he's|she's|they|he|she)(?: (?:already|just|now|got|has|have|had|put|hired|took|taken|chosen|chose|found|brought in))+ (?:a |some |some other |another )(?:new )?(?:guy|girl|one|lady|man|woman|lad|kid|person|someone|boy|fella|bloke|team|friend)\b(?! (?:baby|day))|\b(?:gave|given|giving) (?:your|my) (?:desk|room|job|shifts?|place|seat|bed|office|classes|locker|project|chair|part|number|table|slot|pitch|stall|class|team|round|patch|route) (?:\w+ ){0,4}(?:to|away)\b|\b(?:a|the) (?:machine|computer|robot|app|software|program|ai|chatbot)(?: will| can| now| is| does| has)+ (?:do|does|doing|done|take|replace|write|going to)\b|\btrain(?:ed|ing)? (?:the|your|my) (?:\w+ ){0,2}(?:who(?:'s| is| will)? (?:going to )?(?:replace|take)|replacement|they have chosen|that got)|\byou(?:'ve| have|'re| are| were| got)? (?:been )?replaced\b/i,
    unless:
      /\b(?:died|dead|dialysis|baby|puppy|kitten|haunt|wish|(?:somebody|someone) else (?:sorts|to)|pretend|was someone else|boiler|tyre|hip|knee|valve|ovary|adopt\w*|foster|nice new|lovely|like (?:it was|watching)|telly|donor|married|pregnan\w*|get (?:a|somebody) new)\b/,
    hear: [
      'A place closes up faster than one would think, and it does so in front of the person it belonged to.',
      'You know what that place looks like from inside, and now there is somebody who does not, sitting in it.',
    ],
    ask: [
      'Who was it that told you about it?',
      'What will they not know how to do?',
      'What had that place been to you?',
    ],
  },
  {
    id: 'it-used-to-be-them',
    cues: 'used',
    when: told(
      '^(?:and |but |because )?(?:WHO) used to (?:always |just )?(?:tell you|ring you|call you|text you|save you|send you|come to you|ask you|bring you|wait (?:up )?for you|cook for you|pick you up|sing to you|read to you|laugh at your|hold your hand|make you|leave you|share|write you|look at you|run to you|sit (?:with|next to) you|need you)\\b.*',
    ),
    unless:
      /\b(?:buried|football finished|died|dead|passed away|funeral|grave|hit|beat|shout|crap|lie to|used to tell me (?:i|that i|to shut)|make me (?:eat|stand|feel|kneel|do)|late (?:husband|wife|mum|dad)|before (?:he|she) (?:died|passed)|when i was (?:little|small|a kid|a child))\b/,
    hear: [
      'It was an ordinary habit, and it told you each time where you stood with somebody.',
      'You notice it mostly by the hour of the day, when it would have come.',
    ],
    ask: ['When did it stop, roughly?', 'What is there at that hour now?'],
  },
  {
    id: 'said-it-more-than-once',
    cues: 'told said asked keep explained corrected called rung rang email wrote written complained reported reminded begged warned been did',
    when: /\byou(?:'ve| have|'d| had)? (?:already |literally |even |also |only |just |politely )*(?:told|asked|said|explained|corrected|called|rung|rang|emailed|written|wrote|complained|reported|reminded|begged|warned)\b.{0,45}\b(?:twice|(?:two|three|four|five|six|seven|ten|twenty|a hundred|a thousand|so many|several|many|hundred|maybe five|\d+) (?:\w+ )?times|again and again|over and over|every (?:week|day|month|year|time)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:for|since) (?:weeks|months|years|ages))\b|\byou keep (?:telling|explaining to|reminding) (?:him|her|them|everyone|the|your)\b|\byou(?:'ve| have) been (?:saying|telling|asking|warning)\b.{0,40}\b(?:for|since|weeks|months|years)\b|^(?:but |and )?you did (?:say|tell (?:him|her|them|you)|mention it|ask)$/i,
    unless:
      /\b(?:as i do every|yes twice|lime and soda|migraine|pardon|straight out|all from start|said no|dying|vegetarian|surprise|good news|i love (?:you|him|her)|in (?:my|your) head|thank\w*|yourself|myself|keep telling (?:myself|me)|dementia|alzheimer'?s?|beautiful|proud|prayed)\b/,
    hear: [
      'After the third time one begins to wonder whether it was said aloud at all. It was.',
      'Every repeat costs a bit more, and it makes you the difficult one in their story.',
      'It would be easier if they had said no. It was let fall on the floor instead.',
    ],
    ask: [
      'What do they do when you say it?',
      'Who has taken it in, out of all of them?',
      'Which word of it do they not hear?',
    ],
  },
  {
    id: 'told-them-and-got-this',
    cues: 'told asked said',
    when: /^(?:and |but |so |when )?you (?:told|asked|said to|tried to tell) (?:him|her|them|your \w+(?: \w+)?|the \w+)(?: .{1,60})? (?:and|but) (?:he|she|they) (?:just |only |all |then )*(?:said|says|went (?:oh|well|like|quiet|")|goes|laughed|shrugged|told you|changed|looked|asked|walked|sent|replied|wrote|answered|carried|started|put) ?.*$/i,
    unless:
      /\b(?:come back|get out|hugged|cried|i love you|loves me|proud|thank(?:ed|s)?|congrat\w*|lovely|so kind|said yes|good news|held|sorry|brilliant|of course (?:you|he|she) can|well done|smiled|nice|dog|cat|wow)\b/,
    hear: [
      'It had taken something to say at all, and then it was answered in passing.',
      'You brought them one thing and were handed back another, and the first one is still in your hands.',
    ],
    ask: ['Which answer had you been hoping for?', 'Where does that leave it, for now?'],
  },
  {
    id: 'every-time-it-comes-up',
    cues: 'every whenever each',
    when: /^(?:and |but |because )?(?:every (?:single )?time|whenever|each time) (?:you|the two of you) (?:try|bring|ask|say|mention|start|talk|want|open|speak|tell|suggest|disagree|raise|cry|complain|go to (?:say|speak))\b.*\b(?:he|she|they|it|your \w+|everyone|somebody|someone)(?:'s|'ll|'re)? \w+/i,
    unless:
      /\b(?:if he wants|smiles|laughs with|hugs|listens|thinner|smaller|police car|lift|headache|enjoy|lovely|helps)\b/,
    hear: [
      'By now you know how it ends before you have opened your mouth, and you are tired in advance.',
      'It is a very reliable way of not talking about it, and you are the one left holding the subject.',
    ],
    ask: [
      'How did it go the last time?',
      'What is it you would like to get to the end of saying?',
      'What do they think you are going to say?',
    ],
  },
  {
    id: 'they-did-not-look-up',
    cues: 'look subject phone listen talk turned change hear ignor believ serious took take carried kept scrolled walked',
    when: told(
      "\\b(?:WHO)(?: just| only| then| even| all| always)*(?: didn't| don't| doesn't| never| won't)(?: even| really| ever)* (?:look(?:ed)? (?:up|round|around)|listen(?:s|ed|ing)?(?: to you)?$|take(?:n)? (?:it|you) (?:in|seriously)|get it$|let you finish|believe you)|\\b(?:WHO)(?: just| then| all| always| only| both)* (?:change[sd]? the subject|talk(?:s|ed)? (?:over you|about (?:himself|herself|themselves))|(?:went|goes|went straight|looks?|looked|gone) (?:back )?(?:to|at|on) (?:his|her|their) (?:phone|paper|plate|screen|telly|laptop|game)|carried on (?:eating|reading|scrolling|watching|typing|talking)|kept (?:eating|reading|scrolling|typing|watching|walking)|scrolled|turned (?:the telly|the tv|it) up|walked off|ignor(?:es|ed) (?:you|it))|\\b(?:nobody|no one|no-one)(?: ever| really| even)* (?:listens?|listened|hears?|heard|believes?|believed|takes? (?:it|you) seriously|took (?:it|you) seriously)\\b",
    ),
    unless:
      /\b(?:bridge|so (?:that )?(?:no one|nobody) (?:hears|heard)|baby|toddler|dog|cat|deaf|coma|asleep|dementia|sleeping|surgeon|phew|noticed the mistake|heard me cry|glad)\b/,
    hear: [
      'It was said, in a plain voice, in a room with somebody in it, and it went straight past.',
      'To say a thing and have it not arrive is lonelier than keeping it.',
    ],
    ask: [
      'What was it you were telling them?',
      'What would you have wanted them to ask?',
      'Who does look up, when you talk?',
    ],
  },
  {
    id: 'everyone-has-the-same-advice',
    cues: 'says said say saying tell told',
    when: /^(?:and |but |because )?(?:(?:everyone|everybody|people|they all|your (?:family|friends|mates|coworkers|colleagues|relatives))(?: all| just| always| here)* (?:says?|said|keeps? saying|keep(?:s)? telling you|tells? you|told you|is saying|are saying)|they (?:all |just |always )*(?:keep (?:saying|telling you)|tell you))(?: that| to| just)*,? ["“']?(?:just |it'll |it will |you (?:should|need|must|have to|ought)|you're (?:lucky|strong|brave|young|over|too|so (?:strong|brave|lucky|grown|calm)|doing (?:well|great|so)|being|better off)|to (?:move|get|be|give|stay|let|try|think|relax|calm|leave|forget|go)|get |give it|time |be |move on|cheer up|at least|don't |think |stay |relax|rest\b|enjoy|sleep |join |how (?:lucky|strong|brave|well)|oh,? you're so|it's only an?\b|plenty more|everything happens)/i,
    unless:
      /\b(?:anything you need|funny|best cook|how beautiful|proud|well done|congratulations|delicious|they said (?:yes|it's benign|it's clear)|hospital|doctors?|rejected|sacked|thank you)\b/,
    hear: [
      'It is the sort of sentence that ends a talk. They feel better for having said it.',
      'You have heard it so often that it has no sound any more, and you still have to nod at it.',
    ],
    ask: ['What do you answer, usually?', 'What would you rather they asked?', 'Who has said something of more use?'],
  },
  {
    id: 'put-down-to-them',
    cues: 'fault blam accus pinned put pointed cost leak error because down who',
    when: /\b(?:it's|it was|that's|that was)(?: all| always| somehow| apparently| now| suddenly)* your fault\b|\b(?:he|she|they|everyone|people|somebody|the \w+|your (?:\w+ )?\w+)(?: all| always| now| even| then| just|'s|'ve| has| have| is| are)* (?:blam(?:e|es|ed|ing) (?:it (?:all )?on )?you|pinned it on you|put it on you|pointed (?:at|to) you|accus(?:e|es|ed|ing) you|(?:said|says|say|think|thinks|thought|told everyone|decided)(?: that)? (?:it's|it was|it is)(?: all)? (?:your fault|down to you|because of you|you who))\b|\b(?:cost (?:them|the team|him|her) the (?:season|game|match|job)|(?:the leak|it) came from your login|human error)\b/i,
    unless:
      /\b(?:error message|isn't my fault|wasn't my fault|not my fault|it is my fault|it was my fault|i know it's my fault|all my fault|my own fault|blame myself|it's my fault (?:he|she) (?:died|is dead)|i said it was my fault|nobody blames)\b/,
    hear: [
      'Whatever you say to it now sounds like an excuse. It is a corner with no way out of it by talking.',
      'You can hardly prove a thing you did not do, and people make up their minds quicker than that.',
    ],
    ask: [
      'What really happened, as you saw it?',
      'Who has heard your side?',
      'What do they leave out, when they tell it?',
    ],
  },
  {
    id: 'has-to-account-for-it',
    cues: 'pass pin log app location decide pick chose choose control hold keep let lets like allowed permission receipt mileage check track location where who messages phone bank home ask show account send bring tell',
    when: told(
      "\\b(?:WHO) (?:always |just |all |still |even |also )*(?:decides?|picks?|chooses?|controls?|chose|decided|holds?|keeps?) (?:what you (?:wear|eat|watch|do|spend|say|study)|when (?:you|the)|who you|where you|how (?:you|much you)|your (?:clothes|school|course|friends|money|wages|card|cards|passport|phone|bank card|haircut|bills)|the (?:paint|course|money|cards?|bank card|passwords?)\\b)|\\b(?:WHO) (?:won't let|doesn't let|never lets?|didn't let|don't let|doesn't like) you (?:go|see|have|work|out|drive|talk|wear|use|close|leave|spend|sleep|eat|study|speak|cut|get|be|do|phone|ring|meet|going|seeing|having|wearing|working|talking)|\\byou(?:'re| are) not allowed (?:to|out|a |your|any|in)|\\byou (?:have|need|had) to (?:ask (?:him|her|them|for permission|if you)|show (?:him|her|them)|account for|send (?:him|her|them) (?:a )?(?:photo|picture|your location)|be home (?:at|by)|bring (?:the|your) receipts|keep your (?:phone|location|door)|tell (?:him|her|them) where)|\\b(?:WHO) (?:wants?|demands?|needs|asks? for|asks? to see|checks?|goes through|tracks?|reads?|looks? through|follows|monitors?) (?:to see |to know )?(?:(?:all |every )?(?:the|your) )?(?:receipts?|mileage|location|search history|history|messages|phone|bank statements?|where you (?:are|were|go)|who you(?:'re| are)? (?:with|talk|text))|\\b(?:the |an )?app that shows where\\b|\\b(?:WHO) (?:has|have|knows|know|wants|want|holds|keeps) (?:all )?(?:your|the) (?:phone )?(?:passcodes?|passwords?|pin|location|log-?ins?|bank cards?)\\b",
    ),
    unless:
      /\b(?:\b(?:mum|mom) read|lied about it|found out my parents|for the owl|if you wake|hospital|ward|visiting hours|my (?:boss|manager)|curfew in|dog|cat|landlord|drive after|op\b|operation|doctor|physio|court|bail|probation|accountant|hmrc|school rules|jury|driving licence|phone in (?:class|lessons)|proud)\b/,
    hear: [
      'Each rule by itself can be explained. It is the sum of them that leaves you so little room to turn round in.',
      'You end up checking yourself before anyone else does, and that is the part nobody outside can see.',
      'It is odd to be grown up and to need a reason ready for an ordinary thing.',
    ],
    ask: ['How does it go, if you say no?', 'When did that begin?', 'Who outside knows how it is?'],
  },
  {
    id: 'they-call-it-care',
    cues: 'because care loves safety good protect worr couples own cheer nothing help love concern looking',
    when: told(
      "^(?:and |but |because )?(?:WHO)(?: always| just| only| then)* (?:says?|said|tells you|calls it|claims?)(?: that)? (?:(?:it's|he's|she's|they're|it is|he only|she only|he does it|she does it|they do it|that's)(?: just| only| all| being| doing it)* (?:because (?:he|she|they) (?:loves?|cares?|worr(?:y|ies))|for your (?:own )?(?:good|safety|sake|benefit)|(?:love|concern|worry|care|caring|protective|worried)|looking out for you|to (?:protect|help|cheer) you|how (?:he|she|they) show)|(?:all )?couples (?:have|do|share|should)|you've (?:got )?nothing to hide|if you (?:loved|really|have nothing))|^for your (?:own )?(?:good|safety|sake)(?:,? (?:he|she|they) says?)?$",
    ),
    unless: /\b(?:doctor|nurse|hospital|vet|teacher|sweet of)\b/,
    hear: [
      'Put like that it can hardly be argued with, and you are left holding your own no like something rude.',
      'The reason given is a kind one. It is what it leaves you allowed to do that tells you the rest.',
    ],
    ask: [
      'What would happen if you said no to it?',
      'What do you tell yourself about it?',
      'Is there anyone who sees it as you do?',
    ],
  },
  {
    id: 'others-get-to',
    cues: 'gets get got side finger pay pays help contribute',
    when: told(
      "^(?:and |but |because |so )?(?:WHO|\\w+ (?=got the))(?: just| only| always| still)* (?:gets? to (?:be|go|sit|sleep|rest|leave|choose|have|walk|do|stay|live|drive|play|decide|come|finish|say|watch)\\b|takes? (?:your (?:brother|sister|wife|husband)'s|his|her|their|everyone's) side|(?:doesn't|don't|never) (?:lift a finger|do a thing|pay(?:s)?(?: a penny| anything| his| her| their)?|help(?:s)?$|contribute)|(?:got|gets) (?:the (?:bonus|credit|praise|supervisor job|thanks|pay rise|exceeds)|all the (?:praise|credit|thanks|attention)|a pat on the back|away with))",
    ),
    unless:
      /\b(?:dead|died|lucky me|glad (?:he|she)|proud|cat|dog|deserved|happy for|gets to go home|cancer|finally)\b/,
    hear: [
      'You do not want to keep a tally, and it keeps itself.',
      'Fair would be simple enough to describe. It is that you would have to be the one to bring it up.',
      'It has been like that so long that it looks to everybody else like the natural order.',
    ],
    ask: ['Has it ever been talked about?', 'What would even things up a bit, for you?', 'Do the others see it?'],
  },
  {
    id: 'advises-from-far-off',
    cues: 'rings calls tells tell rang visit phone advice ring call',
    when: told(
      "\\b(?:WHO|sisters?|brothers?)(?:'s|'re| is| are)? (?:in \\w+ and |from \\w+ |over from \\w+ |only |always |just )*(?:rings?|calls?|rang|phones?|messages?|flies in|visits?|comes?|turns up|sends?|emails?)(?: up| once a \\w+| twice a \\w+| from \\w+| you)* (?:and|to) (?:tell(?:s)? you (?:about|what|how|to|that)|give(?:s)? (?:you )?(?:advice|orders|instructions)|ask(?:s)? why you|say(?:s)? you (?:should|ought|need)|complain)",
    ),
    unless: /\b(?:love you|good news|they were safe|goodnight|happy birthday|doctor|school|job|work|boss)\b/,
    hear: [
      'From far away a thing looks simple, and it is easy to be wise about it there.',
      'They have the opinions and you have the mornings.',
    ],
    ask: ['What do you answer when that comes?', 'When were they last there themselves?'],
  },
  {
    id: 'if-this-and-if-that',
    cues: 'you',
    when: /\bif you (?!don't)(?:\w+ ){1,9}.{0,80}\b(?:and|or|but) if you (?:don't|do not|stay|leave|say no|say nothing|refuse|lie|keep|won't)\b|\bif you say (?:something|anything|yes)\b.{2,60}\bif you (?:don't|say nothing|say no)\b/i,
    unless: /\b(?:coupon|password|update|recipe)\b/,
    hear: [
      'Both sentences begin with you, and both of them end with somebody hurt. It is a mean way for a thing to be built.',
      'You have walked down both roads in your head a good many times, and found somebody standing at the end of each.',
    ],
    ask: [
      'Which of the two do you keep coming back to?',
      'By when does it have to be one or the other?',
      'Who knows how you are placed?',
    ],
  },
  {
    id: 'in-between-the-two',
    cues: 'both between middle each sides side choose pick either same',
    when: /\b(?:they(?:'ve| have)? (?:both|each)|both of them|the two of them(?: both)?|each of them|each one) (?:ring|rang|call|called|phone|text|want|wants|need|needs|ask|asks|asked|trust|expect|tell|tells|told|say|says|complain|think|thinks|has|have|keep|come|cry) (?:you|to you|at you|for you|me)\b|\b(?:you )?(?:love|like|owe|need|want) (?:the )?(?:both of them|them both|the both)\b|\b(?:stuck|caught|piggy|torn|trapped|stood|standing|pulled|go-between|messenger|always) (?:(?:right )?in the middle|in between|between (?:them|the two|him|her|your|two|both|my))\b|\bwithout (?:your \w+ )?(?:taking sides|having to choose|getting dragged)\b|\b(?:take|pick|picking|choose) (?:a side|sides|between (?:them|your|him|her|the two))\b|\bone of them (?:has|have|'s got|will) to (?:go|leave)\b|\b(?:both|two) (?:need|want) you on the same (?:day|night|evening|weekend)\b|\bboth got something on (?:the )?same\b/i,
    unless:
      /\b(?:shoes|flavou?rs?|dresses|dogs|cats|cakes|colou?rs|paint|lying in the middle|both of them at once|breakfast in bed|give them both away|twins are)\b/,
    hear: [
      'Each of them only has their own half of it. You are the one place where both halves lie.',
      'Whichever way you lean, it will be read as leaning away from the other one.',
      'They can be angry with each other. You have to go on living with the two of them.',
    ],
    ask: [
      'What does each of them want you to say?',
      'Do they know where that puts you?',
      'What would you say, if neither of them could hear?',
    ],
  },
  {
    id: 'sworn-to-keep-it',
    cues: 'promise promised confidence tell secret swear',
    when: /\b(?:he|she|they|your (?:\w+ )?\w+|this girl you know)(?:'s|'d| has| had)? (?:made you (?:promise|swear)|asked you (?:to promise|not to (?:tell|say)|to keep)|told you (?:not to tell|in confidence|something (?:he|she|they))|begged you not to (?:tell|say)|doesn't want you to tell|wants you to keep it)\b|\byou(?:'ve| have|'d)? promised (?:him|her|them|your \w+)?(?: that)? ?(?:you (?:wouldn't|won't|would not) (?:tell|say)|not to (?:tell|say))\b/i,
    unless: /\b(?:surprise|birthday|present|engag\w+ ring|party)\b/,
    hear: [
      'Now it is in your keeping as well, and nobody asked first how much you were carrying already.',
      'To be trusted with it is one thing, and to be tied up by it another. You got the two in one parcel.',
    ],
    ask: [
      'What worries you more, keeping it or saying it?',
      'Who would it go to, if it went anywhere?',
      'Does anyone else know?',
    ],
  },
  {
    id: 'own-child-said',
    cues: 'said told says asked wants wished called hates hate screamed shouted wrote',
    when: new RegExp(
      `\\b(?:your (?:own |little |big |wee |eldest |youngest |oldest |grown |teenage |\\w+-year-old )?${children})(?:'s| has| just| then| has just)* (?:said|told you|says|asked you|screamed|shouted|wrote|texted|called you)(?: at you| to you| that| today| last night)* (?:.{0,12})?\\b(?:hates?|ruined|wish(?:ed|es)?|stop|leave|embarrass\\w*|boring|asham\\w*|don't need|doesn't need|doesn't want|not to (?:come|call|ring|hug|kiss|speak|wear|wave|post|visit|talk|sing)|not your|not my|never (?:there|listen)|worst|stupid|burden|old|fat|smell|weird|cringe|go away|shut up|nobody asked|too (?:loud|old|much)|pathetic|useless|lonely|dad'?s (?:house|is)|prefers?|rather)\\b`,
      'i',
    ),
    unless:
      /\b(?:she's right|he's right|i told (?:him|her)|bullied|school friends|of (?:himself|herself)|wished (?:he|she) was dead|kill|proud of|not your fault|love you|best mum|old friend|be like you)\b/,
    hear: [
      'You have to be the grown-up about it, and it goes in all the same, from closer than anyone else can stand.',
      'They will most likely have forgotten it long before you have.',
      'There is nobody else whose sentence gets that far in, and they know it least of all.',
    ],
    ask: ['What did you say back?', 'What had gone before it?', 'What were they like with you after that?'],
  },
  {
    id: 'own-child-keeps-away',
    cues: 'ashamed embarrassed seen hood earphones headphones talk speak stop drop wait park need hug tell let walk pretend want',
    when: new RegExp(
      `\\b(?:your (?:own |little |big |eldest |youngest |oldest |grown |teenage )?${children}|she|he)(?:'s| is| was| has)?(?: just| only| now| always| all)*(?: (?:(?:ashamed|embarrassed) (?:of|by) (?:you|me|us)|won't (?:talk|speak) to you|asked you to (?:stop|drop|wait|park|not)|doesn't want (?:you|to be seen|me)|put (?:his|her) (?:earphones|headphones|hood)|(?:sat|sits) with (?:his|her) hood|walks? (?:ahead|behind|on the other side)|pretend(?:s|ed) not to (?:know|see) you|doesn't (?:need|hug|tell|let) you(?: any ?more)?))\\b`,
      'i',
    ),
    beside:
      /\b(?:son|daughter|teen\w*|boy|girl|kids?|child|children|eldest|youngest|mum|mom|dad|grandson|granddaughter|1[0-9]|thirteen|fourteen|fifteen|sixteen)\b/,
    unless:
      /\bif (?:i|you) (?:\w+ )?(?:change|drop|switch|pick|choose|take|quit|leave|go|say no|do(?:n'?t)?)\b.*\b(?:won'?t|will not|will never|wouldn'?t) (?:\w+ )?(?:speak|talk)\b|\b(?:marks|arm|my (?:ex|boss|husband|wife|boyfriend|girlfriend|friend|mother|father)\b.*(?:asked|won't)|boyfriend|girlfriend|husband|wife|flatmate|dad won't|mum won't|mom won't)\b/,
    hear: [
      'You knew it would come, in some shape. Nobody can tell you beforehand how it feels from the doorway.',
      'The same child used to shout across a playground for you to look. You have both of them in your head.',
    ],
    ask: ['When is it easier between you?', 'What do you two still do together?', 'When did it begin to show?'],
  },
];
