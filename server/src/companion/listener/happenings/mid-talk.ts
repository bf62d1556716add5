import type { Happening } from './happening.ts';

const several =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|\\d+|a couple of|a few|many|several)';

/** Many words tell more than this; in them it only stands on the way. */
const moreThan = (letters: number, besides = '') => new RegExp(`[\\s\\S]{${letters + 1},}${besides && `|${besides}`}`);

/** What is said in few words in the middle of a talk, in answer to a question or on the way to what comes next. */
export const midTalk: readonly Happening[] = [
  {
    id: 'one-who-might-understand',
    cues: 'one',
    when: /\bthere(?:'s| is) (?:only |just |really |maybe )?(?:this |my )?one (?:(?:good|old|older|real|close) )?(?:person|friend|mate|aunt|auntie|uncle|cousin|colleague|teacher|neighbour|woman|man|lady|guy|girl|sister|brother|nurse)\b|^there(?:'s| is) one, [A-Z]\w+/,
    unless:
      /\b(?:problem|who (?:hates|bullies|always|keeps|never|laughs|ruins|can't stand)|can't stand|bully|nasty|rude|horrible|left|died|dead)\b/,
    hear: ['One person who might understand can change a lot.'],
    ask: ['What makes you think of that one?', 'When did you two last talk?', 'How much do they know so far?'],
  },
  {
    id: 'it-was-better-then',
    general: true,
    cues: 'better easier lighter differ',
    when: /\b(?:it|things|that|everything|life) (?:was|were|used to be) (?:all |so |so much |a lot |much |a bit |way |far )?(?:better|easier|lighter|different) (?:in|before|when|last|at|back|with|until|then)\b/i,
    unless:
      /\bi'd thought|\bthan (?:i|we) (?:thought|expected|feared)|\bnow it's (?:fine|good)\b|\bif it (?:was|were)\b/,
    hear: ['You know how it was before, and that makes now harder.'],
    ask: ['What was it about that time?', 'What did a usual day look like then?'],
  },
  {
    id: 'had-got-all-ready',
    cues: 'cook bake dress tidi clean iron set table wrap pack candle hair bought plann',
    when: /^you(?:'d| had) (?:already |even |just |only |all )*(?:cooked|baked|dressed|tidied|cleaned|ironed|laid the table|set the table|wrapped|packed|lit (?:the )?candles|done your hair|bought (?:the|a|his|her|their|cake|flowers)|planned (?:it|the|a|everything))\b/i,
    unless: /\b(?:burn|went well|lovely|loved it|nurse|shift|office|hospital|client)\w*\b/,
    hear: ["You'd put so much into getting it ready."],
    ask: ['What did you do with it in the end?', 'What was it meant to be like?'],
  },
  {
    id: 'has-to-see-them-again',
    general: true,
    cues: 'see face meet sit work',
    when: /\byou(?:'ll)?(?: still)? (?:have to|'ve got to|have got to|must|will have to|will|need to)? ?(?:see|face|meet|sit (?:with|next to|across from|beside)|work (?:with|next to|beside)) (?:him|her|them|everyone|everybody|all of them|those people)(?: all)?(?: again)? (?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|every day|at work|at school|in the morning|again|tonight|this weekend)\b/i,
    unless:
      /\b(?:kids|children|my (?:son|daughter|girls?|boys?|grand\w+)|weeks? (?:till|until)|days? (?:till|until))\b|\bbelieve\b|\bsign\b|\bhoping to\b|\bgood to\b|\blove\b|\b(?:can't wait|excited|looking forward|finally|miss(?:ed)? (?:him|her|them)|in heaven|grave|dead|died)\b|\bevery ?day\b|\bat work\b/,
    hear: [
      "It isn't easy to have to face them again.",
      'So it has a date, and the days before it are taken up by it as well.',
    ],
    ask: ['Which minute of it do you see coming?', 'Who else will be there?', 'What do you think they are expecting?'],
  },
  {
    id: 'that-is-very-fresh',
    general: true,
    cues: 'yesterday today morning days night hours week',
    when: new RegExp(
      `^(?:(?:it|that|this)(?: only| just)? (?:was|happened|came|started|ended)(?: only| just)? |(?:only|just|literally) )*(?:yesterday|last night|(?:the )?(?:night|day) before yesterday|${several} (?:days?|hours?) ago)$`,
      'i',
    ),
    unless: moreThan(45, '\\b(?:birthday|born|won|passed|good news|done|over|ok|think)\\b'),
    hear: [
      "It's so recent, and most of it won't have sunk in yet.",
      'So soon after, the days have no order, and everything takes longer than it should.',
    ],
    ask: ['Who has been with you since?', 'How did you get through the hours after it?'],
  },
  {
    id: 'years-ago-by-now',
    general: true,
    cues: 'year',
    when: new RegExp(
      `^(?:(?:about|almost|nearly|around|roughly|maybe|it was|that was|it's been|it has been|it happened|some|like|over|since) )*${several} years(?: ago| now| already| back| by now)?$`,
      'i',
    ),
    unless: moreThan(45, '\\b(?:old|married|together|sober|clean|anniversary|happy|proud)\\b'),
    hear: [
      "It's years ago, and it can still weigh on you.",
      'By then other people have mostly stopped asking, and you carry it without anybody counting.',
    ],
    ask: ['When did somebody last ask you about it?', 'What has changed about it, over that time?'],
  },
  {
    id: 'it-is-complicated',
    general: true,
    cues: 'complicat long hard messy',
    when: /^(?:well )?(?:it|this|that)(?:'s| is)(?: all| so| very| really| kind of| a bit| just| pretty)* (?:complicated|a long story|messy|hard to explain|a mess)$/i,
    unless: moreThan(60),
    hear: ["It doesn't have to be made simple before it can be told. Any end of it will do."],
    ask: ['Which end of it would you start from?', 'Which bit do people usually get wrong?'],
  },
  {
    id: 'fair-to-the-other',
    cues: 'works work means mean tries try trying tired exhausted stressed busy doing best loves love',
    when: /^(?:he|she|they)(?:'s| is|'re| are| do| does)? (?:just |only |really |also |probably )*(?:works? (?:so |very |really )?hard|loves? you|means? (?:it )?(?:well|no harm)|tries|try|trying|tired|exhausted|stressed|busy|(?:doing |do |does )?(?:his|her|their) best)$/i,
    beside: /\bi (?:do |really )?know(?: that)? (?:he|she|they|my \w+)\b|,? i know (?:that|it)\b/,
    unless: moreThan(70),
    hear: [
      "You're being fair to them. It leaves less room to say what it's like from where you stand.",
      'Seeing the other side so clearly is decent of you, and it can talk you out of your own.',
    ],
    ask: ['What would be fair to you?', 'Who sees your side of it?'],
  },
  {
    id: 'was-there-for-you',
    cues: 'there',
    when: /\b(?<who>he|she|they|your (?:\w+ )?\w+)(?:'s| has|'ve| have)? (?:always |really |still |actually )*(?:was|were|been) (?:really |always |still |actually )*there for you\b/i,
    unless: /\b(?:never|not|wasn't|weren't|hardly|nobody|no one)\b/,
    bright: true,
    hear: ["You don't forget it when somebody was there for you."],
    ask: ['What did {who} do, back then?', 'Does {who} know how much that was?'],
  },
  {
    id: 'used-to-make-things',
    cues: 'used',
    when: /^you used to (?:love (?:to )?)?(?:paint|draw|play(?: the|(?: the)? (?:guitar|piano|violin|cello|drums|trumpet))|write|cook|bake|garden|sew|knit|photograph|make (?:things|furniture|dresses|clothes|music|pots)|build|carve|weld|sketch)/i,
    unless:
      /\bused to (?:cook|write|sing|play|draw) (?:for|to) (?:him|her|them)\b|\bplay (?:up|truant)\b|\brun (?:away|from)\b|\b(?:together|with (?:him|her|them)|we used|died|dead|scared|like that|operation|covid)\b/,
    bright: true,
    hear: ['It was part of you, and you miss it.', 'It says something about you that this is what came to mind.'],
    ask: ['What did you like best about it?', 'When did it stop?', 'What would you need to have in the house for it?'],
  },
  {
    id: 'body-answers-first',
    cues: 'freez froze shak shook tight pound rac clench sink drop knot clos trembl',
    when: /\byour (?:whole |entire )?(?:body|hands?|legs|knees|voice|heart|jaw|chest|stomach|throat|shoulders|belly)(?: just| always| all| still)? (?:freezes|froze|goes (?:cold|stiff|tight)|went (?:cold|stiff|tight)|shakes?|shook|gets? (?:so |all |really )?tight|got tight|tightens?|pounds?|pounding|races?|raced|clenche[sd]|sinks|sank|drops|dropped|knots|closes(?: up)?|closed(?: up)?|trembles?|trembled|locks? up)\b/i,
    unless:
      /\blie (?:flat|down)\b|\blying\b|\bswallow|\ballerg|\bnuts?\b|\bsit up\b|\bwasp\b|\bwith (?:joy|laughter)\b|\b(?:heart attack|medication|parkinson|stroke|fever|pregnan|cold outside|snow|gym|run(?:ning)? late|arm hurts|left arm|breathe|faint|so much that|every time i (?:hold|lift)|first noticed|pills|when i hold|mri)\w*\b/,
    hear: [
      "It's unsettling when your body reacts before you've had time to think.",
      'It is quicker than any thought, so by the time you get to it, it has already happened.',
    ],
    ask: [
      'How long does it take to let go again?',
      'What do you do in those minutes?',
      'When did it do that the last time?',
    ],
  },
  {
    id: 'wants-to-say-sorry',
    cues: 'sorry apolog',
    when: /\byou (?:want|would like|'d like|need|wanted|meant|have been meaning|keep meaning) to (?:say (?:you're |that you're |i'm )?sorry|apologi[sz]e)\b/i,
    unless: /\b(?:want|wants) me to\b|\bmade me\b|\bdon't want\b|\bhave to apologi/,
    hear: [
      "It's good that you want to put it right.",
      'By the time you want to, most of the way is behind you already. What is left is short and steep.',
    ],
    ask: ['What would you most want them to hear?', 'What has kept it from happening so far?'],
  },
  {
    id: 'cannot-believe-praise',
    cues: 'believe',
    when: /\byou (?:don't|can't|do not|cannot|couldn't|didn't|never) (?:really |quite |ever |actually |fully )?believe (?:it|that|them|him|her|any of it|a word of it|people|it when)\b/i,
    beside:
      /\b(?:praise\w*|compliment\w*|said (?:i|that i|i'm|i am|it) (?:was|were|am|did|did a|had)? ?(?:\w+ )?(?:good|great|brilliant|kind|clever|talented|pretty|beautiful|proud|best)|promot\w*|proud of me|well done|good at|nice things|sees? (?:problems|things))\b/,
    unless: /\b(?:cheat\w*|lie[sd]?|lying|promise\w*|god|sorry|died|dead|news)\b/,
    hear: ["It can't be easy to believe something good about yourself when you're not used to it."],
    ask: ['Whose word would you take for it?', 'What did you say when you heard it?'],
  },
  {
    id: 'needs-time-or-room',
    general: true,
    cues: 'need',
    when: /\byou(?:'d)? (?:just |only |really |sometimes )?need (?:some |more |a bit of |a little |a bit more )?(?:time|space|room|a minute|a break|air|quiet)(?: (?:to think|to breathe|alone|for yourself|to yourself|from (?:him|her|them|it)))?$/i,
    hear: ["You need some room for yourself, and that's a fair thing to need."],
    ask: ['When did you last have some?', 'Who would have to leave you be for it?'],
  },
  {
    id: 'counted-in-unasked',
    cues: 'assum grant expect',
    when: /\b(?:assum\w+|takes? it for granted|took it for granted|expects?|expected)(?: that)? you(?:'ll| will|'d| would|'re| are| to| can| were going to)? (?:to )?(?:just |always |be |going to )*(?:do|be|have|come|pay|look|take|stay|cover|help|drive|cook|host|organi[sz]e|work|sort|fix|watch|babysit|clean|lend|say yes|fine|there|free|available|okay|ok)\b/i,
    unless: /\b(?:nobody|no one|don't|doesn't) expects?\b/,
    hear: [
      "They counted on you without asking, and that isn't fair.",
      'Being asked would leave room for an answer. Like this there is only doing it or making a scene.',
    ],
    ask: ['What would you answer, if you were asked?', 'Since when has it been you?'],
  },
  {
    id: 'has-passed-sentence-already',
    cues: 'gross disgusting bad stupid silly wrong ridiculous pathetic childish petty selfish healthy normal dumb weird',
    when: /^(?:it|that|this)(?:'s| is| sounds) (?:so |really |a bit |kind of |pretty |very |probably |not )*(?:gross|disgusting|bad|stupid|silly|wrong|ridiculous|pathetic|childish|petty|selfish|healthy|normal|dumb|weird)$/i,
    beside: /\bi (?:already )?know (?:it|that|this)(?:'?s| is| sounds)\b/,
    unless: moreThan(60),
    hear: ["You can just tell it here. Nobody's going to judge it."],
    ask: ['Who would say that, if you did not?', 'When does it get to you most?'],
  },
  {
    id: 'helps-a-little',
    cues: 'help',
    when: /^(?:but |and )?(?:it|that|this|walking|swimming|music|running|writing|talking|crying|praying|knitting|sleeping|cooking|the dog|the garden)(?: does| did|'s been| has)? (?:helps?|helped|helping)(?: me| you)? (?:a little|a bit|a tiny bit|a lot|for a (?:while|bit|minute)|sometimes|some days|somewhat)$/i,
    unless: /\bstopped helping\b|\bbut (?:not|then|now|only)\b|\bnot (?:any ?more|now)\b/,
    bright: true,
    hear: [
      'Then it is worth keeping, even if it only takes the edge off.',
      'A thing that helps, however little, is one you found out for yourself.',
    ],
    ask: ['What else takes the edge off?', 'How did you find that out?', 'When do you mostly do it?'],
  },
  {
    id: 'comes-from-nowhere',
    cues: 'nowhere warning reason blue',
    when: /\b(?:it|they|these|this)(?: just| always| all)? (?:comes?|came|hits?|happens?|starts?|started)(?: on)?(?: you)? (?:out of (?:nowhere|the blue)|from nowhere|without (?:any )?(?:warning|reason)|for no reason)\b/i,
    unless:
      /\bpromotion\b|\boffer\b|\bparcel\b|\bcold sore\b|\b(?:text|texted|message|call|called|letter|email|sacked|redundan\w+|dumped|left me|broke (?:up|it off)|break ?up|(?:he|she) did|car|lorry|dog)\b/,
    hear: [
      "It's frightening when it comes without any warning.",
      'Without a warning there is no getting ready for it, and so a part of you stays on watch all day.',
    ],
    ask: [
      'When did it come over you last?',
      'What had the day been like until it came?',
      'How long does it stay, once it is there?',
    ],
  },
  {
    id: 'has-tried-it-all',
    cues: 'tried',
    when: /\byou(?:'ve| have)? (?:already |literally |honestly )?tried (?:all (?:of )?(?:that|those|it|this|the)|everything|it all|every (?:single )?(?:thing|one|tea|app|tablet|pill|trick)|so many things|most things)\b/i,
    hear: [
      "You've really tried, so it isn't for want of that.",
      'Then you know more about it by now than most who hand out advice on it.',
    ],
    ask: ['What came closest to helping?', 'Which of them did you stay with longest?'],
  },
  {
    id: 'asked-about-others-only',
    cues: 'ask',
    when: /\b(?:everyone|everybody|people|they all|all of them|they)(?: just| only| always| keep| keeps)? (?:asks?|asked|asking)(?: you)? (?:only )?(?:about|after|how) (?:the (?:baby|kids|wedding|dog|twins|job|exam|results|birth)|(?:he|she|they|it)(?:'s| is|'re| are)\b|him|her|them|my (?:mum|mom|dad|husband|wife|son|daughter)|your (?:mum|mom|dad|husband|wife|son|daughter|mother|father|brother|sister))\b/i,
    hear: [
      'Everyone asks about somebody else, and nobody asks about you.',
      'And the one who brings them the news every time stands there with it, and is not asked.',
    ],
    ask: ['Who asks about you?', 'What would you answer, if somebody did?'],
  },
  {
    id: 'a-child-again',
    cues: 'child kid girl boy teenager twelve thirteen fourteen fifteen sixteen six seven eight nine ten eleven five',
    when: /\byou (?:still |suddenly |always |just )?feel (?:like (?:you're |you are |a |an )*(?:little |small |naughty |stupid |lost |scolded |bad )?(?:child|kid|girl|boy|teenager|schoolgirl|schoolboy|toddler)\b(?! (?:in|with) a)|(?:(?:like you're |about )?(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\d{1,2})(?: years old)?(?: again)?$))/i,
    unless: /\b(?:sweet shop|christmas morning|happy|excited|fun|joy|play|run|climb|giggl)\w*\b/,
    hear: [
      "It's strange how fast you can feel like a child again.",
      'It takes one look or one tone of voice, and all the years since are gone.',
    ],
    ask: [
      'Who can do that to you?',
      'What did you do as a child, when it was like that?',
      'How long until you are your own age again?',
    ],
  },
  {
    id: 'not-know-how-to-begin',
    cues: 'know',
    when: /\byou(?:'d| would)?(?:n't| not)? ?(?:(?:wouldn't|don't|would not|do not) (?:even |really )?know|have no idea|no idea) (?:where to (?:start|begin)|what to (?:say|write|text|tell|put)|how to (?:start|begin|put it))\b/i,
    unless: moreThan(90, '\\bto (?:that|this)\\b|\\bawkward|\\bday\\b|\\bsay now\\b'),
    hear: [
      'The first sentence is the hardest, and it can be a clumsy one.',
      'It has probably been begun in your head a good many times already, and sent away each time for not being right.',
    ],
    ask: ['What would be in it, if it could be put badly?', 'What is it that they must not get wrong?'],
  },
  {
    id: 'grew-up-with-little',
    cues: 'grew',
    when: /\byou grew up (?:poor|with (?:nothing|very little|so little|no money|one coat)|without (?:money|much|heating|enough)|hungry|on (?:benefits|food stamps|welfare|a council estate))\b/i,
    hear: [
      'Growing up with so little leaves its mark.',
      'You learn it early: what things cost, and not to ask. It stays on after the money comes.',
    ],
    ask: ['What do you remember most from then?', 'Who around you now knows what that was like?'],
  },
  {
    id: 'left-it-open',
    cues: 'left forgot',
    when: /\byou (?:must have |only |just )?(?:left|forgot to (?:close|shut|lock|turn off|switch off)) the (?:\w+ )?(?:window|door|gate|stove|oven|cage|hob|iron|tap|hutch|stair gate)\b/i,
    unless:
      /\bfresh air\b|\bopen for\b|\ball summer\b|\bfor (?:him|her|them|the cat|the dog)\b|\bon purpose\b|\bleft the window seat\b|\b(?:keep|can't stop|always|kept) (?:thinking|worrying|checking|wondering)\b|\b(?:think|thought|afraid|worried|convinced|sure) (?:that )?i(?:'ve| have)? (?:must have )?(?:left|forgot)\b/,
    hear: ["It was one moment, and it's painful to keep going back to it."],
    ask: ['When did you see that it was open?', 'Does anybody say anything about it to you?'],
  },
  {
    id: 'animal-is-missing',
    cues: 'miss gone lost ran disappear home',
    when: /\b(?:your|the|our) (?:\w+ )?(?:cat|dog|puppy|kitten|rabbit|parrot|bird|tortoise|budgie|hamster|ferret)(?: \w+)?(?:'s| is| has|'s been| has been|'s gone| went| got| ran)? (?:missing|lost|run away|ran away|disappeared|out|away|off|not come home|gone missing)\b|\b(?:he|she|it) (?:hasn't|has not|didn't) come(?:n)? (?:home|back)\b/i,
    beside: /\b(?:cat|dog|puppy|kitten|rabbit|parrot|bird|tortoise|budgie|hamster|ferret)s?\b/,
    unless: /\b(?:found|walk|vet|vomit|poo|chew|eats|chased|died|dead)\w*\b/,
    hear: ['You cannot rest as long as you do not know where they are.'],
    ask: ['Where have you looked so far?', 'Who is helping you look?'],
  },
  {
    id: 'somebody-shouted-at-home',
    cues: 'used always yell shout scream temper',
    when: /\b(?:your (?:dad|father|mum|mom|mother|stepdad|stepfather|parents|gran|grandfather)|he|she|they) (?:used to|would|always) (?:always |just )?(?:yell|shout|scream|slam|rage|explode|lose (?:his|her|their) temper)\w*\b/i,
    beside: /\b(?:dad|father|mum|mom|mother|parents|stepdad|grow(?:ing)? up|child|kid|little|young)\b/,
    unless: /\b(?:my|your) (?:boss|manager|husband|wife|boyfriend|girlfriend|teacher|coach|neighbour)\b/,
    hear: [
      'Living with shouting as a child leaves its mark.',
      'You knew by the step on the stairs what kind of evening it would be. That leaves a way of listening behind.',
    ],
    ask: ['What did you do when it began?', 'Where do you notice it in yourself now?'],
  },
  {
    id: 'known-since-childhood',
    cues: 'grew known school child',
    when: /\b(?:you|we)(?: two| both)? (?:grew up (?:together|on the same|next door|in the same|two doors)|(?:have |'ve )?known each other since (?:school|we|you|nursery|childhood|\w+ school))\b|\byou(?:'ve| have) known (?:him|her|them|each other) since (?:you were|school|primary|nursery|childhood|we were)\b/i,
    unless: /\b(?:brother|sister|cousin)\b/,
    hear: [
      "Somebody who's known you that long is dear.",
      'Somebody who knew you before you had become anyone in particular is not to be had a second time.',
    ],
    ask: ['What is the earliest thing you remember with them?', 'What were you two like, back then?'],
  },
  {
    id: 'cannot-recall-the-last-time',
    general: true,
    cues: 'remember',
    when: /\byou (?:can't|cannot|don't|couldn't) (?:even |really )?remember (?:the last time|when you last|when i last|last time)\b/i,
    unless:
      /\bfeet up\b|\bnobody needed\b|\blasagne\b|\b(?:so|such a) (?:good|nice|lovely)\b|\blaughed (?:so|that)\b|\bso happy\b|\b(?:memory|dementia|tablets?|pills?|keys)\b/,
    hear: ["When it's been that long, no wonder it hurts."],
    ask: ['What would it have been, back when there was some?', 'What took its place?'],
  },
  {
    id: 'both-in-one-line',
    cues: 'maybe',
    when: /^or maybe (?:you|it|he|she|they|that)\b|\bor maybe you (?:do|did|don't|didn't|are|aren't)$/i,
    hear: ['It may well be both, a minute apart.', 'A thing like that can be so in the morning and not so at night.'],
    ask: ['Which of the two was there first?', 'When are you surest, one way or the other?'],
  },
  {
    id: 'went-and-stood-aside',
    cues: 'stood sat wall corner phone edge toilet',
    when: /\byou (?:just |only |mostly )?(?:stood|sat|hid|stayed|waited) (?:there )?(?:by|against|in|at|near|on) (?:the|a|my|your) (?:\w+ )?(?:wall|corner|edge|back|coats|toilets?|loo|bathroom|kitchen|stairs|side)\b.*(?:for|all|until|the whole|looking at|pretending)/i,
    beside:
      /\b(?:party|meetup|meet-up|meeting|wedding|group|class|club|church|dance|bar|pub|drinks|event|gathering|reception|do)\b/,
    unless: /\bsecurity|\bjob\b|\bshift\b/,
    hear: ['You went, and that was the hard part.'],
    ask: ['What had you hoped for, on the way there?', 'Was there anybody you would have liked to talk to?'],
  },
  {
    id: 'they-stay-out-of-it',
    cues: 'stays stay leaves side keeps',
    when: /\b(?<who>he|she|they|your (?:\w+ )?(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|brother|sister|parents|boss|manager))(?: just| always| only)? (?:stays?|stayed|keeps?|kept) out of it\b|\b(?:won't|doesn't|never|refuses to|didn't) (?:take|takes) (?:sides|a side|your side)\b/i,
    hear: [
      'It hurts when nobody takes your side.',
      'Keeping out of it looks like peace. From where you stand it is one more person who is not beside you.',
    ],
    ask: ['What would you want {who} to say, one time?', 'Has it always been like that?'],
  },
  {
    id: 'only-one-who-notices',
    cues: 'ask every single time told tell',
    when: /\byou (?:always |still |constantly )?(?:have to|need to|must) (?:ask|tell|remind|nag)(?: (?:him|her|them|everyone))?(?: for (?:it|everything))?(?: to)?(?: \w+){0,4} (?:every (?:single )?(?:time|day|night|morning)|each time|twice|ten times|again and again|constantly|over and over)\b/i,
    hear: [
      "It's tiring to be the only one who sees what needs doing.",
      'Asking is a job of its own: seeing it, saying it, and saying it so that it does not sound like asking.',
    ],
    ask: ['What would you like to have done without a word?', 'What happens on the days you do not ask?'],
  },
];
