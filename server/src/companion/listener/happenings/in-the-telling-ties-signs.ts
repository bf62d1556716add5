import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const withChild =
  /\bmy (?:\w+ )?(?:son|daughter|boy|girl|kids?|child|toddler|twins?|youngest|eldest|lad|little (?:one|man|girl|boy))\b|\bthe kids?\b|\b(?:he|she)(?:'s| is|s) (?:only )?(?:four|five|six|seven|eight|nine|ten|eleven|\d|1[0-2])\b/;

/** Signs people read in each other: a kiss fewer, a look they know, a name they are introduced by, who holds the camera. */
export const inTheTellingSigns: readonly Happening[] = [
  {
    id: 'fewer-kisses-than-usual',
    cues: 'normally usually kiss kisses heart emoji',
    when: /\bit(?:'s| is) (?:normally|usually|always) \w+ kisses\b|\b(?:normally|usually),? (?:it(?:'s| is)|there(?:'s| is| are)|(?:he|she|they)(?:'s| is)? (?:puts?|signs?|sends?|writes?|says?|rings?|calls?|texts?))\b|\b(?:no|without (?:a|the|any)|not (?:a|one)|only one|just one|one) (?:kiss|kisses|x|emoji|heart)(?: (?:on|at) (?:it|the end))?$/i,
    beside: /\btext|\bmessag|\bwhatsapp|\bwrote\b|\bcard\b|\breplied\b|\bsent\b|\bx\b/,
    unless: /\b(?:temperature|dose|bus|price|rent|goodnight kiss)\b/,
    hear: [
      'You know how they sign off by now, and so you can hear what is not there.',
      'It is one letter of the alphabet, and you could talk about it for an hour.',
    ],
    ask: ['What did you write back?', 'Was anything different before that, by your count?'],
  },
  {
    id: 'knows-that-look',
    cues: 'know look face tone voice sigh',
    when: /\byou know (?:that|this|the|his|her|their) (?:look|face|tone|voice|sigh|silence|laugh|smile|cough)\b(?! of (?:the|a) (?:room|place))/i,
    unless: /\b(?:recipe|from the telly|recogni[sz]ed? the voice)\b/,
    hear: [
      'Nobody else there would have caught it. Once you can read a face you cannot choose when.',
      'It lasted a second, and for that second the two of you had no secrets.',
    ],
    ask: ['Where do you know it from?', 'Did they see that you saw it?'],
  },
  {
    id: 'very-polite-with-each-other',
    cues: 'polite civil careful formal',
    when: /^(?:and |but )?(?:you|we)(?: two| both)?(?:'re| are| were) (?:all |both |so |very |being |terribly |suddenly |really |extremely |incredibly |just )+(?:polite|civil|formal)\b(?: (?:with|to|around) (?:each other|one another)| about .*| now| these days)?$|\b(?:polite|civil|formal|careful) (?:with|to|around) (?:each other|one another)\b/i,
    unless: /\b(?:customers?|waiter|staff|neighbours?|queue|patients?|brought up|lads?|not)\b/,
    hear: [
      'Manners come out when there is something on the table that nobody wants to touch.',
      'Two people can be so considerate that there is hardly anybody left in the room.',
    ],
    ask: ['When did it last get loud?', 'Which of you would be the first to say something?'],
  },
  {
    id: 'introduced-as-that',
    cues: 'introduc present describ',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |always |once |has )*(?:introduced|introduces|presented|presents|described|describes) you (?:to [^,]{3,40} )?as (?!(?:the best|my hero|his hero|her hero|an expert))',
    ),
    unless: /\b(?:proud\w*|so happy|fianc\w+|beamed|beaming)\b/,
    hear: [
      "You get told who you are over somebody's shoulder, and have to shake hands with it.",
      'One word, said in passing, and you find out which drawer you are kept in.',
    ],
    ask: ['What would you have had them say?', 'Has it been mentioned since, between you?'],
  },
  {
    id: 'not-introduced-at-all',
    cues: 'introduc',
    when: told(
      "\\b(?!everyone|people)WHO (?:just |even )*(?:didn't|did not|never|forgot to|doesn't|hasn't|won't)(?: even| ever| once)* introduced? you\\b",
    ),
    hear: [
      'You stand there with your face ready, and nobody hands you a name.',
      'A sentence of four words would have done it, and the gap where it should be is very loud.',
    ],
    ask: ['What did you do, while they talked?', 'Who were they, the others?'],
  },
  {
    id: 'broke-off-mid-story',
    cues: 'stop broke break trail',
    when: /\b(?:he|she|they|everyone|people|all of them|your (?:\w+ )?\w+) (?:kept |keep |keeps |always )(?:stopp(?:ed|ing)|stops?|broke off|breaking off|breaks off|trail(?:ed|ing|s) off)(?: (?:dead|short))? (?:in the middle|mid-?\w*|half ?way|(?:him|her|them)sel(?:f|ves))\b/i,
    unless: /\b(?:road|bridge|motorway|stairs|song|run|race|course|degree)\b/,
    hear: [
      'What is left out has an outline, and you can walk all the way round it.',
      'It is done to spare you, and it tells you there is something to be spared.',
    ],
    ask: ['What do you think was coming next?', 'Would you rather have heard it?'],
  },
  {
    id: 'held-the-camera',
    cues: 'photo picture selfie camera',
    when: /\b(?:asked|got|had|made|wanted) you to (?:take|do) (?:the|a|all the|their) (?:\w+ )?(?:photos?|pictures?|selfie)\b|\byou (?:took|were taking|always take|had to take|ended up taking) (?:all the|their|the (?:group|family|class|team)) (?:photos?|pictures?)\b|\byou(?:'re| are| were)n't in (?:any|a single one|one) of (?:the|them)\b/i,
    unless: /\b(?:photographer|job|work|crime|evidence|passport|for the website|x-?ray|tourists?)\b/,
    hear: [
      'Whoever holds the camera gets thanked, and is not in it.',
      'You have a picture of everyone who was there but one.',
    ],
    ask: ['Did anybody offer to swap?', 'Who is standing where you would have stood?'],
  },
  {
    id: 'laughs-half-a-second-late',
    cues: 'joke there',
    when: /\b(?:inside|private|in-?) ?jokes?\b|\bjokes? (?:from|about) (?:before|the (?:trip|holiday|weekend|group|course))\b|\b(?:said|says|goes) ["']?(?:oh )?you had to be there\b/i,
    unless: /\b(?:no one ever|our (?:inside|private|in) ?jokes?|his and mine|only we|with (?:him|her) we)\b/,
    hear: [
      'You laugh half a second late, and everyone is nice about it.',
      'Nobody shuts a door. There is just a room in there that you have not been in.',
    ],
    ask: ['Who might explain it, if you asked?', 'How long have the others known each other?'],
  },
  {
    id: 'they-do-not-remember-it',
    cues: 'remember recollect',
    when: told(
      "\\b(?!everyone|people)WHO (?:just |honestly |says (?:he|she|they) )*(?:doesn't|didn't|does not|can't|couldn't|don't) (?:even )?(?:remember|recall|recollect) (?:it|that|saying|doing|any of it|a thing|a word|the \\w+ at all|ever)(?: \\w+){0,5}$",
    ),
    unless:
      /\b(?:dementia|alzheimer\w*|stroke|concuss\w*|drunk|drinking|surgery|accident|seizure|baby|toddler|care home|blackout|birthday|name)\b/,
    hear: [
      'For one of you it was any Tuesday, and the other has it word for word.',
      'You have been keeping it for two, then, all this while.',
    ],
    ask: ['How did you find out it was gone for them?', 'What do they remember instead?'],
  },
  {
    id: 'has-not-got-back',
    general: true,
    cues: 'back know answer repl confirm',
    when: told(
      "\\b(?!everyone|people|nobody)WHO (?:still |just |never )*(?:hasn't|haven't|has not|have not|never|didn't) (?:even )?(?:let you know|(?:got|gotten|get|rung|called|written|wrote|texted|come) back(?: to you)?|answered|replied|confirmed)(?: (?:yet|since|me|you|it))?$",
    ),
    unless: /\b(?:home|cat|dog|died|missing|police|landlord|office|council|bank|insurance)\b/,
    hear: [
      'No answer has every voice in it, and you get to supply them all yourself.',
      'You did your half, and the other half is lying about somewhere on a phone.',
    ],
    ask: ['What had you left it at?', 'How long do you give it?'],
  },
  {
    id: 'their-things-in-bags',
    cues: 'loft attic garage shed bag bags box boxes storage cellar basement',
    when: /\b(?:your (?:stuff|things|clothes|books|whole (?:life|room)|room|toys|belongings)|all your \w+)(?:'s| is| are| was| were| has| have)?(?: all| now| been| put| in)*\b.{0,20}\b(?:in|into|up in) (?:the |a |his |her |two |three |four |some |black )*(?:loft|attic|garage|shed|bin ?bags?|bags|boxes|suitcases?|storage|hall(?:way)?|cellar|basement)\b/i,
    unless: /\b(?:moving (?:day|house|in)|new (?:house|flat)|charity|fire|flood|unpack\w*|died)\b/,
    hear: [
      'A whole person fits into a few bags, and somebody has to write something on them.',
      'It is all still there, and none of it is anywhere any more.',
    ],
    ask: ['Who packed it?', 'What in there would you save first?'],
  },
  {
    id: 'they-have-you-down-as',
    cues: 'thinks think',
    when: /^(?:and |but |because )?(?:he|she|they|your (?:\w+ )?\w+)(?: still| really| actually)* thinks? (?:that )?you(?:'re| are) (?:still )?(?:scared|afraid|ill|rich|brave|strong|married|single|happy|a (?:doctor|lawyer|student|manager|teacher|saint|hero|genius|widow)|clever|tired|religious|straight)\b[^.]{0,20}$/i,
    unless: /\b(?:lazy|mad|crazy|liar|lying|weird|fraud)\b/,
    hear: [
      'There is somebody about with your name whom you never quite made, and they are fond of that one.',
      'A person can be looked after very well in a version of them that is not so.',
    ],
    ask: ['Do you leave them to it?', 'What gave them that idea?'],
  },
  {
    id: 'child-looks-to-see',
    cues: 'look watch glanc check',
    when: /\b(?:he|she|they|your (?:\w+ )?\w+)(?:'s| is)? (?:kept |keeps |was |always |just )*(?:look(?:ing|s|ed)?|watch(?:ing|es|ed)?|glanc\w+|peek\w*|check(?:ing|s|ed)?) (?:at |over at |back at |up at |round at )?(?:you|your face)(?: in the mirror)? (?:to (?:check|see|make sure)|if|whether|for a sign)\b|\b(?:he|she|they)(?:'s| is)? (?:kept |keeps |always )?check(?:s|ing|ed)? (?:your face|(?:if|that|whether) you(?:'re| are| were) (?:ok|okay|all right|sad|crying|cross|happy)|up on you|on you)\b/i,
    beside: withChild,
    hear: [
      'They take the weather from your face, and they are good at it.',
      'It is love, and it is also work, and they do not know yet that it is not theirs.',
    ],
    ask: ['What do you think they saw?', 'What did you show them then?'],
  },
  {
    id: 'laughed-all-the-way-home',
    cues: 'laugh giggl grin',
    when: /\byou (?:actually |just |properly )*(?:laughed|giggled|grinned|cackled|chuckled) (?:all the way|the whole way|all evening|all the next day|to yourself|like an idiot|for (?:ten|twenty|five|an?) \w+)\b/i,
    bright: true,
    unless: /\bat (?:me|us)\b|\binstead of\b|\bfuneral\b/,
    hear: [
      'A laugh that comes round the corner with you is a good one.',
      'It is a kind of company, a thing like that, all the way to your own door.',
    ],
    ask: ['Who did you tell first?', 'When had you last had one like that?'],
  },
  {
    id: 'clapped-along-for-another',
    cues: 'clap cheer applaud',
    when: /^(?:and |so |but )?you(?:'re| are| were)?(?: just| also| stood there| sat there)* (?:clapping|clapped|cheering|cheered|applauding|applauded|clap)(?: (?:too|along|as well|with (?:the rest|everyone|them)|like everyone|loudest|the loudest))?$/i,
    hear: [
      'You can clap with a full heart or an empty one, and it makes the same sound.',
      'The hands know what is expected, and they give you time to get your face ready.',
    ],
    ask: ['Who were you looking at?', 'What would you have liked said, just then?'],
  },
  {
    id: 'how-many-children-they-ask',
    cues: 'many',
    when: /\bhow many (?:kids|children|brothers|sisters|siblings|grandchildren|of you)\b/i,
    beside: /\b(?:died|dead|lost|stillb\w+|miscarr\w*|passed|buried|estranged|doesn't speak|no contact|cut me off)\b/,
    hear: [
      "It's a stranger's easiest question, and there is no short answer to it that is true.",
      'In the second before you answer you have to choose whom to leave out.',
    ],
    ask: ['What do you mostly say?', 'Who asked it this time?'],
  },
  {
    id: 'fine-right-up-to-that',
    cues: 'until till',
    when: /\byou were (?:doing )?(?:fine|ok|okay|all right|alright|good|calm|totally fine|absolutely fine|coping)(?: with (?:it|everything|that))? (?:until|till|right up (?:until|to|till)) (?:they played|you (?:saw|found|heard|opened|got to|smelt|read|came|had to)|(?:he|she|someone|somebody|the \w+(?: \w+)?|your \w+) (?:said|asked|handed|hugged|came|rang|sang|put (?:a|his|her|their) (?:hand|arm)))\b/i,
    hear: [
      'It lets you past all the big things, and then waits by a small one.',
      'Nobody guards against a thing like that, and so it finds the door open.',
    ],
    ask: ['What did you do then?', 'Who was about?'],
  },
  {
    id: 'asked-about-the-other-instead',
    cues: 'first word only ask',
    when: told(
      "\\b(?:the first thing|all) (?:he|she|they|your (?:\\w+ )?\\w+) (?:said|asked|wanted to know) (?:was|is)\\b(?! (?:hug|cry|laugh|smile|kiss|i love|that (?:he|she) loved))(?!.*\\b(?:are you (?:ok|okay|all right|hurt))\\b)|\\b(?!everyone|people)WHO(?:'s)? only (?:question|comment|answer|reply|response|words?) (?:was|were|is)\\b",
    ),
    unless: /\b(?:love|proud|lovely|beautiful|congrat\w*|well done|baby|toddler|woke|anaesthe\w*)\b/,
    hear: [
      'You go in with the whole of it in your arms, and that is what gets taken out of the pile.',
      'The first thing somebody says shows where they were standing when it reached them.',
    ],
    ask: ['What had you thought they would say?', 'Did anything come after it?'],
  },
  {
    id: 'sat-opposite-and-said-nothing',
    cues: 'opposite next beside behind across',
    when: /\byou (?:sat|were sitting|were sat|ended up)(?: right| just)? (?:opposite|next to|across from) (?:him|her|them)\b(?! (?:at|on) (?:the )?(?:bed|hospital|grave))/i,
    unless: /\b(?:died|dying|hospice|coffin|ward|teacher|boss|and (?:we )?(?:talked|laughed))\b/,
    hear: [
      'Near enough to hear them breathe, and still there is no first sentence.',
      'From there you can see everything about them but what you came for.',
    ],
    ask: ['What did you see, from there?', 'What would you have said, if it had been easy?'],
  },
  {
    id: 'neither-has-moved-it',
    cues: 'neither nobody moved touch',
    when: /\b(?:neither of (?:you|us|them)|nobody|no one)(?:'s|'ve| has| have)? (?:\w+ )?(?:moved|touched|picked (?:it|them) up|put (?:it|them) away|taken (?:it|them) (?:down|away))(?: (?:it|them|a thing|anything))?(?: (?:since|yet))?$/i,
    unless: /\b(?:police|accident|died|dead|wallet|crash)\b/,
    hear: [
      'It lies there in plain sight, and something has been agreed about it without a word.',
      'Everybody walks round it, and that takes more skill each day.',
    ],
    ask: ['Who do you think will be the first?', 'Who put it there?'],
  },
  {
    id: 'made-a-whole-thing-of-it',
    cues: 'thing',
    when: /\byou(?:'ve| have)? (?:gone and |now )?(?:made|turned) (?:it|this|that) (?:into )?(?:such )?(?:a (?:whole |big |huge |massive )?(?:thing|deal)|something (?:big|huge))(?: now)?\b/i,
    hear: [
      'It was the size of one word once, and each day it is left it needs a bigger one.',
      'The longer it stands there the more it seems to want an occasion.',
    ],
    ask: ['How would it have gone, said on the spot?', 'What is the smallest way there is to say it?'],
  },
  {
    id: 'no-longer-needed-for-that',
    cues: 'herself himself themselves own',
    when: /\b(?:he|she|they|your (?:\w+ )?\w+) (?:did|does|do|made|tied|walked|went|can do|put|brushed|washed|dressed|read|fell asleep|got (?:dressed|ready))\b(?: \w+){0,4} (?:by )?(?:herself|himself|themselves|on (?:her|his|their) own)(?: (?:now|today|this morning|before .*|for the first time))?$/i,
    beside: withChild,
    unless: /\b(?:hurt|harm|cut|kill\w*|locked|refus\w*|lonely|bullied)\b/,
    hear: [
      'Nobody has done anything wrong, and a job you had every day is gone.',
      'You raise them towards that, and then stand there holding what you used to do it with.',
    ],
    ask: ['What was it like, when it was still yours to do?', 'Did they look to see whether you saw?'],
  },
  {
    id: 'caught-their-eye-at-it',
    cues: 'eye eyes',
    when: /\b(?:you|he|she|they)(?: both)? caught (?:his|her|their|your|each other'?s|one another'?s) eyes?\b|\byour eyes met\b/i,
    unless: /\b(?:fancy|flirt\w*|handsome|gorgeous|bar\b|in love|for sale|in the shop window|advert)\b/,
    hear: [
      'Two people know the same thing in the same second, and neither has said a word of it.',
      'That cannot be taken back by either of you. It can only be left lying.',
    ],
    ask: ['What would either of you have said?', 'How long did it last?'],
  },
  {
    id: 'lets-them-have-it',
    cues: 'let',
    when: /^(?:and |so |but )?you (?:just |always |still )?let (?:him|her|them)(?: (?:win|have it|have that|cheat|get away with it|think (?:he|she|they)(?:'s| is| has|'ve)? w[oi]n\w*))?$/i,
    beside:
      /\b(?:chess|cards|game|games|cheats?|win|wins|winning|scrabble|draughts|race|argument|puzzle|dominoes|monopoly)\b/,
    hear: [
      'It is a present that only works if nobody sees you give it.',
      'To lose on purpose, and well, takes more attention than winning does.',
    ],
    ask: ['Do they know, do you think?', 'How did it use to go between you?'],
  },
  {
    id: 'guest-in-their-own-place',
    cues: 'guest visitor knock bell',
    when: /\b(?:guest|visitors?'?s?|spare) (?:mug|towels?|cup|bed|chair|slippers)\b|\byou (?:knocked (?:on|at)|knock on|rang the bell (?:of|at)) your own\b|\b(?:like|as if you (?:were|was)|as) (?:a|the) (?:guest|visitor)(?: in your own \w+)?$/i,
    unless: /\b(?:hotel|airbnb|ward|hospital|spare bed for|we have guests)\b/,
    hear: [
      'You know where everything is, and now you have to be shown it.',
      'It is done politely, and the politeness is what tells you.',
    ],
    ask: ['What did you say?', 'Which corner of it still feels like yours?'],
  },
  {
    id: 'easier-than-explaining',
    general: true,
    cues: 'easier simpler quicker',
    when: /^(?:and |because )?(?:it|that)(?:'s| was| is| seemed| felt)(?: just| so much)? (?:easier|simpler|quicker)(?: (?:that way|like that|at the time|than (?:explaining|telling|saying|to explain|the truth|arguing)\b.*))?$/i,
    beside:
      /\b(?:i said|i told|i lied|said yes|let (?:him|her|them) think|answered|pretend\w*|made (?:it|that|him|her) up)\b/,
    unless: /\b(?:before|used to|when (?:he|she|they|i was)|medication|recipe)\b/,
    hear: [
      'It buys one quiet minute, and then it has to be kept up.',
      'Most of what we hide got in by that door, a minute at a time.',
    ],
    ask: ['How far has it got by now?', 'Who would be surprised?'],
  },
  {
    id: 'cannot-forgive-oneself-that',
    cues: 'forgive',
    when: /\b(?:what|that|this|thing|part|bit) (?:is what )?you (?:can't|cannot|can not|won't|'ll never|could never|couldn't) forgive(?: (?:yourself|in yourself|about (?:it|that|yourself)|myself))?$|\byou (?:can't|cannot|can not|'ll never|will never|don't) forgive (?:yourself|myself)\b/i,
    unless: /\b(?:suicid\w*|killed|overdos\w*|harm|hit|hits|slapp\w*|cheat\w*|smack\w*|kick\w*|push\w*)\b/,
    hear: [
      'You are judge and accused in that, and nobody has been let in to speak for you.',
      'It gets held against you by somebody who was there for every second and knows no mercy.',
    ],
    ask: ['Who would speak for you, if they could?', 'Have you ever said that part aloud?'],
  },
  {
    id: 'shook-hands-instead',
    cues: 'shook shake shaking hand hands',
    when: /\b(?:he|she|they|your (?:\w+ )?(?:dad|father|brother|twin|son|mum|mother|ex|husband|wife|sister|stepdad|friend|mate)) shook (?:your|my) hand\b|\byou (?:two |both )?(?:shook|'ve (?:never )?shaken) hands\b/i,
    beside:
      /\b(?:brother|twin|dad|father|son|ex|husband|wife|mum|mother|sister|best (?:friend|mate)|divorce|solicitor)\b/,
    unless: /\b(?:deal|interview|job|contract|headteacher|king|minister|peace|proud|promise|shook on)\b/,
    hear: [
      'It is what people do who are being careful with each other.',
      'An arm and a half apart, and you know to the inch how near it used to be.',
    ],
    ask: ['What do you two usually do?', 'Who put a hand out first?'],
  },
  {
    id: 'called-their-own-bluff',
    cues: 'secretly really actually truth fact',
    when: /^(?:the )?(?:truth|fact|thing|honest answer|worst(?: of it| part| bit| thing)?) is(?:,| that)? you (?:\w+ )?(?:liked?|loved?|enjoy(?:ed)?|wanted|did it|knew|meant|meant it|miss|was relieved|were relieved|felt relieved)\b/i,
    unless: /\b(?:died|dead|suicid\w*|hurt myself)\b/,
    hear: [
      'That one stood behind all the others till now, and it is the shortest.',
      'It takes some walking round before a person says that sentence.',
    ],
    ask: ['Since when have you known that?', 'Who would be surprised by it?'],
  },
];
