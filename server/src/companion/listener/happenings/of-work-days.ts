import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

/** How people get through working days: what they swallow, what they are told, what comes round again. */
export const ofWorkDays: readonly Happening[] = [
  {
    id: 'called-in',
    cues: 'chat called pulled door disciplinary warning performance word office summoned complaint',
    when: atWork(
      "\\b(?:THEY|they've|HR|management)(?:'s| has| have| just)* (?:called|pulled|asked|summoned|hauled|want(?:s|ed)?) you (?:in|into|aside|upstairs|to come in)\\b(?! (?:case|bed|love|the mood|to help|to sing))[^.]*|\\b(?:wants?|asked for|asks for|had|have|got) (?:a|another) (?:quick |little )?(?:chat|word|talk|one to one) with you\\b|\\bquick chat\\b|\\b(?:disciplinary|(?:written|verbal|final|second|first) warning|performance (?:plan|improvement plan)|complaint (?:about|against) you)\\b|\\bwants? you in the office\\b",
    ),
    unless:
      /\b(?:school called|teacher called|boyfriend|girlfriend|mum|mom|dad|husband|wife|doctor|hospital|coach|police)\b/,
    beside: ofJob,
    hear: [
      'They know beforehand what it will be about. You go in with everything you ever did wrong, in case.',
      'Once a door has been shut for it, even a friendly sentence sounds like the beginning of something.',
    ],
    ask: ['Who was in the room?', 'What had you been doing, a minute before?', 'What was said, word for word?'],
  },
  {
    id: 'brushed-off-at-work',
    cues: 'busy shake get man calm part personal sacrifice problem life cream everyone everybody list pressure drama',
    when: /\b(?:said|says|told you|goes|went|say)\b[^.]*\b(?:we're all|you're all (?:busy|tired|making|in the)|everyone(?:'s| is) (?:busy|tired|stressed|struggling)|everybody(?:'s| is)|shake it off|get on with it|get over it|man up|toughen up|calm down|don't take it (?:so )?personal\w*|it's part of the job|that's (?:just )?(?:life|how it is|the job|business|the way it is)|market forces|not (?:really )?(?:a me|my|our) problem|it is what it is|make a list|making a list|too sensitive|thicker skin|don't be (?:so )?dramatic|think positive|within policy|from an older generation|like that with everybody)\b/i,
    beside: ofJob,
    hear: [
      'A sentence like that is made to end the talk. You go off with all of it still in your hands.',
      'They had an answer ready before you had finished, so they never heard what the question was.',
    ],
    ask: [
      'What would have been a decent answer?',
      'Who would have listened to the end?',
      'What did you leave out, after that?',
    ],
  },
  {
    id: 'was-not-looked-at',
    cues: 'look looked lift glance screen phone',
    when: /\b(?:didn't|did not|never|doesn't|don't|won't|without|hardly|barely|not)(?: even| once)* (?:look(?:ed|ing)? (?:up|at you once|you in the eye)|lift(?:ed|ing)? (?:his|her|their) (?:head|eyes)|glance[ds]?)\b/i,
    unless:
      /\b(?:i (?:didn't|did not|don't|couldn't|can't|never) look|baby|newborn|autis|couldn't look|mirror|thank god|luckily|blind|night|toast|the same|my (?:boy|son|daughter|cousin))\b/,
    hear: [
      'It costs so little to look up, and you know to the second when somebody does not.',
      "You'd stand almost anything better if the other person had looked up while it was happening.",
    ],
    ask: [
      'What were you looking at, meanwhile?',
      'Had it been like that with them before?',
      'What would you have liked them to see?',
    ],
  },
  {
    id: 'said-it-was-fine-to-them',
    cues: 'said say told typed wrote replied answered smiled',
    when: /\byou (?:just |only |always |still |even )?(?:said|say|told (?:him|her|them)|replied|answered|typed|wrote(?: back)?|go|went) (?:that )?(?:"|')?(?:(?:it's|it was|that's|no,? it's|yes,? it's) (?:ok|okay|fine|alright|all right|no problem)|no worries|no problem|not to worry|of course|right-?o|yes of course|fine|sure|never mind|no it's fine|thank you|thanks|sorry|have a (?:nice|good) (?:day|evening|one)|only joking|just (?:hayfever|tired)|you're fine|you're (?:just )?tired|congratulations|good luck|happy for (?:him|her|them))(?:"|')?(?: (?:sir|madam|love|mate|anyway|again|like (?:nothing|an idiot|a robot)|and (?:took|went|left|smiled|carried|hung|walked|laughed)\b.*))?$/i,
    unless:
      /\b(?:i (?:meant|mean) it|wedding|marry|propose|cake|he cried|she cried|kissed|yes!|happy crying|then (?:he|she) hugged|gave (?:her|him) space)\b/,
    hear: [
      'The polite word is out by itself, long before you have had time to ask yourself.',
      'It comes out smooth, from years of use. The other sentence stays in the throat and gets taken home.',
    ],
    ask: [
      'What was the sentence underneath?',
      'Who gets to hear the other version?',
      'What would have happened, had you said it?',
    ],
  },
  {
    id: 'snapped-at-one-in-care',
    cues: 'shout snap roar yell lost scream',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:shouted|snapped|roared|yelled|screamed|lost (?:it|the rag|your temper|your rag))\b[^.]*\b(?:at|with) (?:a|the|one of (?:the|your|my)|your|my) (?:\w+ )?(?:boy|girl|kid|pupil|student|learner|trainee|resident|patient|customer|client|old (?:lady|man)|child|apprentice|new (?:girl|lad)|passenger|intern|class|year \w+|staff|colleague|team)\b/i,
    unless: /\b(?:my|our) (?:\w+ )?(?:kids?|son|daughter|child|children|boy|girl|boys|girls)\b/,
    hear: [
      'It is over in a second, and then you have that face before you for the rest of the day.',
      'You know how you want to be with people, and for a moment somebody else was doing it in your voice.',
    ],
    ask: [
      'What else had happened that day?',
      'Have you seen them since?',
      'What would you tell them, if they stood in front of you?',
    ],
  },
  {
    id: 'got-by-a-trick',
    cues: 'filmed film group chat prank sticker photo poster drawn deodorant',
    when: /\b(?:they|the (?:lads|boys|girls|others)|someone|somebody|he|she|your \w+)(?: \w+)? (?:filmed (?:it|you)|put (?:it|you|the video|your (?:photo|picture)) (?:in|on|up|beside)|posted (?:it|the video|your (?:photo|picture))|drew (?:on|a)|stuck a|taped a|pranked you|sent you for|got it as the background)\b|\b(?:it's|it is) in the group chat\b/i,
    unless: /\b(?:lovely|sweet|proud|wedding|baby|beautiful video|birthday|grandson|our kid|my kid|jumped)\b/,
    hear: [
      'They call that sort of thing a laugh, and that leaves you with two parts to choose from: good sport or no sport.',
      'It goes on being funny for them each time it is looked at. You are the one who knows it from inside.',
    ],
    ask: ['Who thought it up?', 'Has anyone there said it went too far?', 'What do you do when it gets mentioned?'],
  },
  {
    id: 'younger-boss',
    cues: 'younger boss manager twenty age old half',
    when: /\b(?:your|the) (?:\w+ )?(?:boss|manager|supervisor|team leader|director)(?:'s| is| was)? (?:\w+ )?(?:about )?(?:2\d|twenty|younger than you|half your age|young enough|a child|a kid|\d+ years younger)\b|\breport(?:ing)? to (?:someone|somebody) (?:\w+ )?younger\b|\b(?:he|she)(?:'s| is) (?:2\d|twenty-?\w*|younger than you|half your age) and (?:already |now )?(?:he's |she's |is )?(?:a |the |your )?(?:manager|boss|director|supervisor)\b/i,
    hear: [
      'You have the years and they have the title. In a meeting only one of those is written on anything.',
      'You remember what they are still finding out, and you have to ask them whether you may.',
    ],
    ask: [
      'What do they come and ask you, when nobody is listening?',
      'How do they talk to you?',
      'What did you think at that age?',
    ],
  },
  {
    id: 'ships-that-pass',
    cues: 'see shift opposite handover nights',
    when: /\b(?:don't|hardly|barely|never|scarcely) (?:really |even |ever )?see (?:each other|him awake|her awake|him any ?more|her any ?more)\b|\b(?:opposite|different|alternate) shifts\b|\bpass(?:ing)? (?:each other )?(?:in|at|on) the (?:hall|hallway|door|stairs|corridor)\b|\beat at different times\b/i,
    beside: /\b(?:shifts?|work|works|nights|job|evenings|cleaning|handover|husband|wife|partner)\b/,
    hear: [
      'You live in one house a few hours apart, and know each other by what is left in the sink.',
      'Whatever needs saying has to fit on the stairs, so only the practical half gets said.',
    ],
    ask: [
      'When in the week do you overlap?',
      'What did you last do together, just the two of you?',
      'What do you save up to tell?',
    ],
  },
  {
    id: 'unseen-at-work',
    cues: 'nobody one boss notic miss need invisible furniture',
    when: /\b(?:nobody|no one|your (?:boss|manager|team|colleagues))(?: \w+)? (?:would(?:n't)?|'d|even|ever|really)? ?(?:notic\w+|miss\w*|needs?) (?:if you|you|when you|whether)\b[^.]*\b(?:work|office|job|meeting|company|team|gone for|left|came in|came or|were gone|were in)\b|\b(?:oh )?were you here\b|\b(?:nobody|no one)(?:'s| has)? (?:noticed|asked)\b[^.]*\b(?:at work|off sick|in the office)\b|\bif you(?:'re| were| are) from the agency\b/i,
    unless: /\b(?:dead|die|alive|kill|world|planet|earth|end it|haha|lol|party)\b/,
    beside: ofJob,
    hear: [
      'A place can be full of people who know your extension number and nothing else about you.',
      'It is an odd way to be tired, to be among people all day and have met nobody.',
    ],
    ask: [
      'What would stop working first, if you stayed at home?',
      'Who was the last one there to ask you something about yourself?',
      'How many years have you been among them?',
    ],
  },
  {
    id: 'not-good-at-it',
    cues: 'bad burden worthless useless letting slower worst rubbish good fail stupid',
    when: /\byou(?:'re| are| feel| feel like you're| think you're)? (?:like )?(?:\w+ )?(?:bad at (?:your|the|this|my) (?:job|work)|(?:a )?burden (?:at work|on (?:your|the|my) (?:team|colleagues|ward))|worthless at (?:your|the|my) job|useless at (?:your|the|this|my) (?:job|work)|letting (?:everyone|everybody|them|the team|people) down at work|slower than (?:the others|everyone|everybody|the rest)|the worst (?:one )?(?:nurse|teacher|at (?:your|the|my) job|on the (?:team|ward))|not (?:cut out|good enough) for (?:this|the|your|it)|not fit to be)\b|\beveryone at \w+ (?:\w+ )?is faster than you\b|\bwould be better (?:off )?with (?:a different|another|the other) (?:teacher|manager|nurse)\b/i,
    hear: [
      'You count each day by what slipped. Nobody hands you the list of what went right, so it never gets added in.',
      'You see the others when they have finished, and yourself in the middle of it.',
    ],
    ask: ['What was it today?', 'Has anyone said so, besides you?', 'Which part of it do you do without thinking?'],
  },
  {
    id: 'weighs-two-jobs',
    cues: 'offer offered job stay redundancy',
    when: /\b(?:(?<!want )two (?:job )?offers|you(?:'ve| have|'re| were|'d)? (?:\w+ )?been offered (?:the |a |an )?(?:\w+ )*(?:job|post|role|place|manager|redundancy|partnership|position|contract)|you got offered|they(?:'ve| have)? offered you (?:a|an|the|another) (?:transfer|post|role|promotion|position)|(?<!(?:him|her) to )take the (?:job|redundancy|promotion)\b(?! (?:in \w+$|centre))|stay (?:in|with|at) (?:the|your|my|this) (?:job|company|bank|firm|school) or|has asked you to come back|asked to go back to your old job|jobs?,? one brain)\b/i,
    unless:
      /\b(?:i'm taking|i took it|start monday|i've decided|he took|i said no|yay|wish i'd never|scam|tea|coffee|a seat|a drink)\b/,
    hear: [
      'For a while both lives are real, down to the bus you would take, and you can only live in one.',
      'Whichever it is, there will be a Tuesday in it somewhere that makes you wonder about the other.',
    ],
    ask: [
      'Which of them do you catch yourself planning for?',
      'When do they want to know?',
      'What does the person who knows you best say?',
    ],
  },
  {
    id: 'talk-ahead-at-work',
    cues: 'meeting ask talk tell going',
    when: /\byou(?:'ve| have|'re| are|'ll)? (?:\w+ )*(?:(?:a |the |have a )meeting with (?:him|her|them|hr|the|your|my)|(?:going to|will|gonna) (?:ask (?:for a meeting|(?:him|her|your \w+|the director))|tell (?:hr|your boss|your manager|work)|go (?:up )?to (?:hr|the director))|going (?:in )?to (?:hr|tell hr)|ask for a meeting)\b|\bmeeting (?:is|'s)? ?(?:tomorrow|on (?:monday|tuesday|wednesday|thursday|friday)|next week)\b|\bthe meeting hasn't happened yet\b|\btomorrow you (?:have|ask for) (?:the|a) meeting\b/i,
    unless:
      /\b(?:aa meeting|first meeting|went|zoom link|cancelled|parents' meeting|should i|how do i|teacher|social worker|solicitor|lawyer)\b/,
    beside: ofJob,
    hear: [
      'You have had that talk several times by now, and both parts were spoken by you.',
      'Up to then it goes with you everywhere, getting longer in the shower and shorter on the stairs.',
    ],
    ask: [
      'What is your first sentence going to be?',
      'What would they have to say for it to have been worth it?',
      'Who is going in with you?',
    ],
  },
  {
    id: 'goes-through-the-motions',
    cues: 'work come home every get shift',
    when: /\byou (?:get up,? |wake up,? )?(?:you )?(?:go to|do the|do your) (?:work|shift|the job)\b[^.]*\b(?:come home|go home|sit|watch tv|sleep|go to bed|gym|bed|telly)\b|\b(?:get up,? )?work,? (?:gym,? |dinner,? |eat,? |then )?(?:home|telly|tv|bed|sleep|dinner)\b/i,
    unless: /\b(?:happy|love|new job|pink|sky|grateful|lovely)\b/,
    hear: [
      'Everything gets done, and none of it seems to have had anybody in it.',
      'One day fits over the other so exactly that there is nowhere to take hold.',
    ],
    ask: [
      'What was the last day that was different?',
      'Which hour of it is yours?',
      'Who do you see, in a week like that?',
    ],
  },
  {
    id: 'moved-for-work',
    cues: 'moved move moving came',
    when: /\b(?:you|they|your \w+)?(?:'re|'ve| are| have)? ?(?:only |all |just )?(?:moved|moving|came)(?: \w+){0,5} (?:for|because of) (?:the|your|a|his|her|my|this|dad's|mum's|mom's|[\w]+'s) (?:\w+ )?(?:job|work)\b/i,
    unless: /\b(?:best friend's moving|best thing|love it here|my (?:son|daughter) moved)\b/,
    hear: [
      'The job is there on the first morning, with a chair and a password. People take far longer.',
      'Nobody puts in the contract how many weekends it takes till somebody knows your face.',
    ],
    ask: [
      'What do you miss most of where you were?',
      'Who do you talk to there, of a weekend?',
      'What did a Saturday use to be?',
    ],
  },
  {
    id: 'working-things-stolen',
    cues: 'nicked stole stolen robbed broke took',
    when: /\b(?:nicked|stole|stolen|robbed|smashed|broke into)\b[^.]*\b(?:van|tools|moped|bike|truck|lorry|shop|laptop|camera|stall|till|phone)\b|\b(?:van|tools|moped|truck|shop|stall)\b[^.]*\b(?:nicked|stolen|robbed|broken into|smashed)\b/i,
    unless: /\b(?:accused|i stole|my (?:son|daughter|lad) stole)\b/,
    hear: [
      'They took the thing, and with it the next weeks, because that is what you earn them with.',
      'To someone it is a quick sale in a pub. You know what each of them was bought with.',
    ],
    ask: ['What did you have to cancel?', 'How did you come to notice?', 'Which of it will be hardest to replace?'],
  },
  {
    id: 'loan-refused',
    cues: 'bank loan mortgage credit said refused zero points letter appeal',
    when: /\b(?:bank|mortgage (?:people|company|lender)|credit union|lender|dwp|council|insurance)(?: \w+)? (?:said no|refused|turned (?:you|us|it) down|rejected|declined|won't (?:lend|pay|cover)|closed your account|froze your (?:card|account)|frozen your (?:card|account)|returned)\b|\b(?:loan|mortgage|claim|application|appeal) (?:was|got|has been|is) (?:refused|rejected|declined|turned down|denied)\b|\b(?:zero|no|\d) points\b/i,
    unless: /\b(?:visa|asylum|game|match|league|licen[cs]e|exam|date)\b/,
    hear: [
      'Someone has looked at your life in figures for ten minutes and made up their mind about it.',
      'It comes in a tone as if nothing had happened, and it is your plans that it happened to.',
    ],
    ask: ['What was it for?', 'How did they explain it?', 'What is the next thing you would try to get it from?'],
  },
  {
    id: 'promotion-is-mixed',
    cues: 'promot manager supervisor',
    when: /\byou(?:'ve| were| got|'re| have| became)? (?:\w+ )?(?:been |got )?(?:promoted|the promotion|a promotion|a manager (?:in|last|since|now))\b|\b(?:they|they've|they have) (?:just )?(?:promoted you|made you (?:\w+ )?(?:manager|supervisor|head|lead|team leader))\b|\bsince the promotion\b/i,
    unless: /\b(?:didn't get|passed over|never got|instead of me|he got|she got|if i)\b/,
    beside:
      /\b(?:but|fraud|nobody|can't|scared|terrified|stopped|different|alone|over (?:him|her|[a-z]+,)|lonely|miss|don't know)\b/,
    hear: [
      'It is what you worked for, and nobody says beforehand what it takes away again at the side.',
      'From outside it is a step up. From inside it is mostly people standing a little further off.',
    ],
    ask: ['What has it changed so far?', 'Who there could you say that to?', 'What did you like about it before?'],
  },
  {
    id: 'long-years-there',
    cues: 'been worked there here gave given years',
    when: /^(?:and |but |so )?(?:you(?:'ve| have| had)? (?:been (?:there|here|with (?:them|the (?:company|firm)))|worked (?:there|here|for (?:them|him|her))|(?:gave|given) (?:them|that \w+|the \w+)) (?:for )?(?:(?:nearly|almost|over) )?(?:\w+|\w+[- ]\w+) years)$|^(?:\w+ )?(?:\w+[- ]\w+|\w+|\d+) years you(?:'ve| have)? (?:been there|worked|gave|given|stood|cleaned|drove)\b/i,
    unless: /\b(?:married|together|sober|prison|hospital|wheelchair)\b/,
    beside: ofJob,
    hear: [
      'After that long you could find the light switch there in the dark. None of that is written down anywhere.',
      'You have seen a good few come and go by now, and it was you who showed them where things are.',
    ],
    ask: [
      'What was it like there when you started?',
      'Who is left from those days?',
      'What do you know about the place that no one else does?',
    ],
  },
];
