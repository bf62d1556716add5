import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

/** How people get through working days: what they swallow, what they are told, what comes round again. */
export const ofWorkDays: readonly Happening[] = [
  {
    id: 'on-a-warning',
    cues: 'disciplinary warning performance complaint',
    when: /\b(?:disciplinary|(?:written|verbal|final|second|first) warning|gave you a warning|performance (?:improvement )?plan|complaint (?:about|against) you)\b/i,
    unless:
      /\b(?:school|teacher|coach|police|parking|landlord|boyfriend|girlfriend|my (?:son|daughter|husband|wife))\b|\b(?:storm|weather|flood|yellow card|match)\b|\b(?:she|he|they|director|coworker|co-worker|colleague)(?:'s| was| were| got| gets| is| are)? (?:\w+ )?(?:put|placed) on\b/,
    hear: [
      'Working with that hanging over you is stressful.',
      'From then on the ordinary work is done with somebody keeping count.',
      'You go in each day as two people, one who does the work and one who watches how it might look.',
    ],
    ask: ['Who else knows about it?', 'How has it been to walk in there since?', 'Which part of it stung most?'],
  },
  {
    id: 'called-in',
    cues: 'chat called pulled door disciplinary warning performance word office summoned complaint',
    when: atWork(
      "\\b(?:THEY|they've|HR|management)(?:'s| has| have| just)* (?:called|pulled|asked|summoned|hauled|want(?:s|ed)?) you (?:in|into|aside|upstairs|to come in)\\b(?! (?:case|bed|love|the mood|to help|to sing))[^.]*|\\b(?:wants?|asked for|asks for|had|have|got) (?:a|another) (?:quick |little )?(?:chat|word|talk|one to one) with you\\b|\\bquick chat\\b|\\bwants? you in the office\\b",
    ),
    unless:
      /\b(?:school called|teacher called|boyfriend|girlfriend|mum|mom|dad|husband|wife|doctor|hospital|coach|police)\b|\bwell done\b|\bgood (?:job|work|news)\b|\bpromot\w*|\braise\b|\bparty\b|\bmenu\b|\bbonus\b|\bcongratulat\w*/,
    beside: ofJob,
    hear: [
      "It's nerve-racking to be called in and not know why.",
      'They know beforehand what it will be about. You go in with everything you ever did wrong, in case.',
    ],
    ask: ['Who was in the room?', 'What had you been doing, a minute before?', 'What was said, word for word?'],
  },
  {
    id: 'brushed-off-at-work',
    cues: 'all tired busy shake get man calm part personal sacrifice problem life cream everyone everybody list pressure drama',
    when: /\b(?:said|says|told you|goes|went|say)\b[^.]*\b(?:we're all|you're all (?:busy|tired|making|in the)|everyone(?:'s| is) (?:busy|tired|stressed|struggling)|everybody(?:'s| is)|shake it off|get on with it|get over it|man up|toughen up|calm down|don't take it (?:so )?personal\w*|it's part of the job|that's (?:just )?(?:life|how it is|the job|business|the way it is)|market forces|not (?:really )?(?:a me|my|our) problem|it is what it is|make a list|making a list|too sensitive|thicker skin|don't be (?:so )?dramatic|think positive|within policy|from an older generation|like that with everybody)\b/i,
    beside: ofJob,
    hear: [
      "It's hurtful to be brushed off like that.",
      'They had an answer ready before you had finished, so they never heard what the question was.',
    ],
    ask: [
      'What would have been a decent answer?',
      'Who there would have let you finish?',
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
      'Not even being looked at hurts.',
      'It costs so little to look up, and you know to the second when somebody does not.',
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
    when: /(?<!\bof )\byou (?:just |only |always |still |even )?(?:said|say|told (?:him|her|them)|replied|answered|typed|wrote(?: back)?|go|went) (?:that )?(?:"|')?(?:(?:it's|it was|that's|no,? it's|yes,? it's) (?:ok|okay|fine|alright|all right|no problem)|no worries|no problem|not to worry|of course|right-?o|yes of course|fine|sure|never mind|no it's fine|have a (?:nice|good) (?:day|evening|one)|only joking|just (?:hayfever|tired)|you're fine|you're (?:just )?tired|congratulations|good luck|happy for (?:him|her|them))(?:"|')?(?: (?:sir|madam|love|mate|anyway|again|like (?:nothing|an idiot|a robot)|and (?:took|went|left|smiled|carried|hung|walked|laughed)\b.*))?$/i,
    unless:
      /\b(?:i (?:meant|mean) it|wedding|marry|propose|cake|he cried|she cried|kissed|yes!|happy crying|then (?:he|she) hugged|gave (?:her|him) space)\b|\bcondolence\b|\bwidow\b|\bfuneral\b/,
    hear: ["It was easier to say it was fine, and now you're left with the rest."],
    ask: [
      'What was the sentence underneath?',
      'Who gets to hear the other version?',
      'What would have happened, had you said it?',
    ],
  },
  {
    id: 'snapped-at-one-in-care',
    cues: 'had shout snap roar yell lost scream',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:shouted|snapped|roared|yelled|screamed|had a go|lost (?:it|the rag|your temper|your rag))\b[^.]*\b(?:at|with) (?:a|the|one of (?:the|your|my)|your|my) (?:\w+ )?(?:boy|girl|kid|pupil|student|learner|trainee|resident|patient|customer|client|old (?:lady|man)|child|apprentice|new (?:girl|lad)|passenger|intern|class|year \w+|staff|colleague|team)\b/i,
    unless:
      /\b(?:my|our) (?:\w+ )?(?:kids?|son|daughter|child|children|boy|girl|boys|girls)\b|\bthe (?:little|big|wrong) (?:one|child)\b|\bbedtime\b|\bcustomer (?:service|support|care)\b|\bcall cent(?:re|er)\b/,
    hear: [
      "You weren't as you'd like to be, and it's been on your mind.",
      'You know how you want to be with people, and for a moment somebody else was doing it in your voice.',
    ],
    ask: [
      'What else had happened that day?',
      'When will you see them next?',
      'What would you tell them, if they stood in front of you?',
    ],
  },
  {
    id: 'got-by-a-trick',
    cues: 'filmed film group chat prank sticker photo poster drawn deodorant',
    when: /\b(?:they|the (?:lads|boys|girls|others)|someone|somebody|he|she|your \w+)(?: \w+)? (?:filmed (?:it|you)|put (?:it|you|the video|your (?:photo|picture)) (?:in|on|up|beside)|posted (?:it|the video|your (?:photo|picture))|drew (?:on|a)|stuck a|taped a|pranked you|sent you for|got it as the background)\b|\b(?:it's|it is) in the group chat\b/i,
    unless:
      /\b(?:some(?:one|body) (?:\w+ )?filmed (?:it|me|you)\b(?!.*\b(?:group|chat|laugh\w*|lads|shift|site|joke|prank)\b)|lovely|sweet|proud|wedding|baby|beautiful video|birthday|grandson|our kid|my kid|jumped)\b/,
    hear: [
      "It's horrible to be made into a joke for everybody.",
      'It goes on being funny for them each time it is looked at. You are the one who knows it from inside.',
    ],
    ask: ['Who thought it up?', 'Has anyone there said it went too far?', 'What do you do when it gets mentioned?'],
  },
  {
    id: 'younger-boss',
    cues: 'younger boss manager twenty age old half',
    when: /\b(?:your|the) (?:\w+ )?(?:boss|manager|supervisor|team leader|director)(?:'s| is| was)? (?:\w+ )?(?:about )?(?:2\d|twenty|younger than you|half your age|young enough|a child|a kid|\d+ years younger)\b|\breport(?:ing)? to (?:someone|somebody) (?:\w+ )?younger\b|\b(?:he|she)(?:'s| is) (?:2\d|twenty-?\w*|younger than you|half your age) and (?:already |now )?(?:he's |she's |is )?(?:a |the |your )?(?:manager|boss|director|supervisor)\b/i,
    hear: ["It isn't easy to take orders from somebody so much younger."],
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
      "It's lonely to share a home and hardly see each other.",
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
    when: /\b(?:nobody|no one|your (?:boss|manager|team|colleagues))(?: \w+)? (?:would(?:n't)?|'d|even|ever|really)? ?(?:notic\w+|miss\w*|needs?) (?:if you|you|when you|whether)\b[^.]*\b(?:work|office|job|meeting|company|team|gone for|left|came in|came or|were gone|were in)\b|\b(?:nobody|no one)\b[^.]*\b(?:ever |even )?(?:asked|knows|learned|learnt|uses) your name\b|\b(?:nobody|no one) (?:at|in|from) (?:the |your )?(?:work|office|team|ward|shop|school)(?: \w+)? would (?:even )?(?:notice|miss|care)\b|\b(?:oh )?were you here\b|\b(?:nobody|no one)(?:'s| has)? (?:noticed|asked)\b[^.]*\b(?:at work|off sick|in the office)\b|\bif you(?:'re| were| are) from the agency\b/i,
    unless: /\b(?:dead|die|alive|kill|world|planet|earth|end it|haha|lol|party)\b/,
    beside: ofJob,
    hear: ['It hurts to feel that nobody there would notice.'],
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
      "It isn't easy to feel that you're letting the others down.",
      'You count each day by what slipped. Nobody hands you the list of what went right, so it never gets added in.',
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
      "It's a hard choice, when both could be right.",
      'For a while both lives are real, down to the bus you would take, and you can only live in one.',
    ],
    ask: [
      'Which of them do you catch yourself planning for?',
      'By when do they want your answer?',
      'What does the person who knows you best say?',
    ],
  },
  {
    id: 'talk-ahead-at-work',
    cues: 'meeting ask talk tell going',
    when: /\byou(?:'ve| have|'re| are|'ll)? (?:\w+ )*(?:(?:a |the |have a )meeting with (?:him|her|them|hr|the|your|my)|(?:going to|will|gonna) (?:ask (?:for a meeting|(?:him|her|your \w+|the director))|tell (?:hr|your boss|your manager|work)|go (?:up )?to (?:hr|the director))|going (?:in )?to (?:hr|tell hr)|ask for a meeting)\b|\bmeeting (?:is|'s)? ?(?:tomorrow|on (?:monday|tuesday|wednesday|thursday|friday)|next week)\b|\bthe meeting hasn't happened yet\b|\btomorrow you (?:have|ask for) (?:the|a) meeting\b/i,
    unless:
      /\b(?:aa meeting|first meeting|went|zoom link|cancelled|parents' meeting|should i|how do i|teacher|social worker|solicitor|lawyer)\b|\bresults?\b|\bconsultant\b|\bclinic\b|\bhospital\b|\bhold my hand\b/,
    beside: ofJob,
    hear: [
      "It's hard not to dread it, when you don't know how it'll go.",
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
      "It's a flat feeling, when every day is the same.",
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
      'Moving for a job is lonely at first.',
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
      'They took what you work with, and that hits you twice.',
      'They took the thing, and with it the next weeks, because that is what you earn them with.',
    ],
    ask: ['What did you have to cancel?', 'How did you come to notice?', 'Which of it will be hardest to replace?'],
  },
  {
    id: 'loan-refused',
    cues: 'failed bank loan mortgage credit said refused zero points letter appeal',
    when: /\b(?:bank|mortgage (?:people|company|lender)|credit union|lender|dwp|council|insurance)(?: \w+)? (?:said no|refused|turned (?:you|us|it) down|rejected|declined|won't (?:lend|pay|cover)|closed your account|returned)\b|\b(?:loan|mortgage|claim|application|appeal) (?:was|got|has been|is) (?:refused|rejected|declined|turned down|denied)\b|\bfailed (?:the|a|your|our) credit check\b|\b(?:zero|no|\d) points\b/i,
    unless:
      /\b(?:bury|buried|grave|plot|ashes|headstone|cemetery|visa|asylum|game|match|league|licen[cs]e|exam|date)\b|\bgrades?\b|\bclass\b|\bcourse\b|\bgpa\b|\bquiz\w*\b|\b\d points\b.{0,30}\b(?:off|drop\w*|short)\b|\bdropp?\w* \d points\b/,
    hear: [
      'Being turned down hurts, when so much depended on it.',
      'Someone has looked at your life in figures for ten minutes and made up their mind about it.',
    ],
    ask: [
      'What had it been meant for?',
      'How did they explain it?',
      'What is the next thing you would try to get it from?',
    ],
  },
  {
    id: 'promotion-is-mixed',
    cues: 'promot manager supervisor',
    when: /\byou(?:'ve| were| got|'re| have| became)? (?:\w+ )?(?:been |got )?(?:promoted|the promotion|a promotion|a manager (?:in|last|since|now))\b|\b(?:they|they've|they have) (?:just )?(?:promoted you|made you (?:\w+ )?(?:manager|supervisor|head|lead|team leader))\b|\bsince the promotion\b/i,
    unless: /\b(?:didn't get|passed over|never got|instead of me|he got|she got|if i)\b/,
    beside:
      /\b(?:but|fraud|nobody|can't|scared|terrified|stopped|different|alone|over (?:him|her|[a-z]+,)|lonely|miss|don't know)\b/,
    hear: [
      "It's what you worked for, and it's made some things lonelier.",
      'It is what you worked for, and nobody says beforehand what it takes away again at the side.',
    ],
    ask: ['What has it changed so far?', 'Who there could you say that to?', 'What did you like about it before?'],
  },
  {
    id: 'long-years-there',
    cues: 'been worked there here gave given years',
    when: /^(?:and |but |so )?(?:you(?:'ve| have| had)? (?:been (?:there|here|at [\w' ]{2,16}|with (?:them|the (?:company|firm)))|worked (?:there|here|for (?:them|him|her))|(?:gave|given) (?:them|that \w+|the \w+)) (?:for )?(?:(?:nearly|almost|over) )?(?:\w+|\w+[- ]\w+) years)$|^you(?:'ve| have)? worked (?:\w+|\w+[- ]\w+) years (?:in|at|for|on) [\w ]+$|^(?:\w+ )?(?:\w+[- ]\w+|\w+|\d+) years you(?:'ve| have)? (?:been there|worked|gave|given|stood|cleaned|drove)\b/i,
    unless: /\b(?:two|three|1|2|3|commission|laundry|married|together|sober|prison|hospital|wheelchair)\b/,
    beside: ofJob,
    hear: [
      "You've given that place a lot of years.",
      'You have seen a good few come and go by now, and it was you who showed them where things are.',
    ],
    ask: [
      'What was it like there when you started?',
      'Who is left from those days?',
      'What do you know about the place that no one else does?',
    ],
  },
  {
    id: 'dreaded-and-it-was-fine',
    cues: 'fine dread over okay went well bad',
    when: /\b(?:meeting|interview|appraisal|review|talk|call|shift|day|presentation|inspection|exam|appointment)\b[^.]*\b(?:was fine|went (?:ok|okay|fine|well|great|alright|all right)|wasn't (?:so|that|as) bad|is over and it went)\b|\byou(?:'ve| had| have)? (?:been )?(?:dreaded|dreading|scared of|worried about|so nervous about)\b[^.]*\b(?:was fine|went (?:ok|okay|fine|well)|wasn't (?:so|that|as) bad)\b/i,
    unless: /\b(?:but|until|then (?:he|she|they)|except|hope|if|biopsy|scan|still feel|so why)\b/,
    bright: true,
    hear: ['You dreaded it, and it went all right. What a relief.'],
    ask: [
      'What had you been sure would happen?',
      'What was the first thing you did when you were out of there?',
      'What surprised you about it?',
    ],
  },
  {
    id: 'body-keeps-the-old-hours',
    cues: 'alarm wake woke awake body still clock',
    when: /\b(?:keep|still) (?:setting|set) the alarm\b|\byou (?:still|keep) (?:wake|waking|get|getting) up (?:at|for) (?:\d|four|five|six|half|ten to|work|the (?:shift|early))|\b(?:woke|was up|were up|up) (?:\w+ )?at (?:[\w ]+) anyway\b|\bno (?:job|work) to (?:go|get up|get dressed) (?:to|for)\b|\bnothing to get up for\b/i,
    unless: /\b(?:baby|since (?:he|she) died|surgery|menopause|medicine|feed)\b/,
    beside:
      /\b(?:work|job|shifts?|retired|redundan\w+|sacked|nights|night shift|day shift|buses|sandwich\w*|bakery|laid off)\b/,
    hear: ['It takes the body a long time to get used to it.'],
    ask: ['What do you do with that hour?', 'What used to come next, at that time?', 'Who else is awake then?'],
  },
  {
    id: 'work-looked-down-on',
    cues: 'real only just living smell cleaner job',
    when: /\b(?:a|get a|proper) real job\b|\bsome of us (?:do |have to )?(?:do )?work(?: for a living)?\b|\b(?:it's|you're|you were|it is) (?:only|just) (?:a|an) (?:\w+ )?(?:cleaner|cashier|waitress|waiter|carer|driver|dinner lady|receptionist|temp|shop (?:job|girl|assistant)|supermarket job|kitchen porter|security guard|nobody there)\b|\btold you (?:that )?you (?:only do it for the money|smell(?:ed)? of)\b|\bmoved (?:her|his|their) (?:handbag|bag|chair) (?:away|to the other side)\b/i,
    unless: /\b(?:but it's mine|love it|proud|first job|lol|black nail)\b/,
    hear: [
      "It's hurtful to hear your work looked down on.",
      'You know what it takes to do it properly. That is exactly what such a remark leaves out.',
    ],
    ask: [
      'What would they see, if they came along for one day?',
      'What are you good at there, that nobody thinks of?',
      'Who let that fall?',
    ],
  },
  {
    id: 'phone-at-work',
    cues: 'phone call calls ring',
    when: /\b(?:answer|pick up|using|use|ring|make) (?:the )?(?:phone|calls?)\b[^.]*\b(?:work|office|afraid|scared|can't|throat|heart|panic|hate|dread|sick)\b|\b(?:afraid|scared|terrified|hate|dread|can't)\b[^.]*\b(?:the phone (?:at work|ringing|calls?)|phone calls|answer(?:ing)? the phone|pick(?:ing)? up the phone|phone that you can't)\b|\bit's the phone (?:that )?you can't\b|\bletting it ring\b/i,
    unless: /\b(?:ex|died|hospital|police|bailiff|debt|collect|his phone|her phone|my phone)\b/,
    hear: [
      "It's exhausting to dread something you have to do every day.",
      'By the third ring you have lived through the whole call, and it went badly.',
    ],
    ask: ['Who sits within earshot?', 'What is the worst call you can think of?', 'Was there one call that began it?'],
  },
  {
    id: 'works-far-from-home',
    cues: 'home away sea months boats rig offshore camp contract',
    when: /\byou(?:'ve| have|'re| are)? (?:\w+ )*(?:not been home|haven't been home|away from (?:home|them|the kids|the family)|at sea|on the (?:boats|rigs?|ship|trawlers?)|offshore|working abroad|work(?:ed)? abroad)\b|\bnot been home (?:in|for|since)\b/i,
    unless:
      /\b(?:holiday|my (?:son|dad|husband|boyfriend) is (?:at sea|offshore)|time at sea|been looking at the sky)\b/,
    beside:
      /\b(?:acting|no extra|same pay|same money|work|job|contract|crew|ship|rig|wife|husband|kids|children|son|daughter|boy|girl|money|mother)\b/,
    hear: [
      "It can't be easy to be so far from the people you work for.",
      'They go on without you, as they have to, and you get told about it afterwards.',
    ],
    ask: ['When are you next home?', 'What do they tell you, when you ring?', 'What do you keep there of theirs?'],
  },
  {
    id: 'had-to-let-someone-go',
    cues: 'sack fire fired let lay redundant dismiss',
    when: /\byou(?:'ve| have|'re)? (?:\w+ )?(?:(?:had to|have to|must|got to) (?:sack|fire|let|lay off|dismiss|make)|(?:sacked|fired|laid off|dismissed)) (?:a|an|the|two|three|four|one of|half|someone|somebody|him|her|them|people|your (?!mum|dad|therapist)\w+)\b(?! (?:warning|gun|shot|eat|sleep|know|see|do|bird|fire))/i,
    unless:
      /\b(?:let (?:him|her|them) (?:in|out|know|go out|down|sleep|eat|have|be)|have to let (?:him|her|them|it) (?:be|sleep)|dog|put to sleep|let the (?:dog|cat)|hospital|make (?:him|her|them|the|a) (?!redundant))\b/,
    beside: ofJob,
    hear: [
      'Having to let somebody go is hard on whoever has to say it as well.',
      'There is no kind way to say it, and you still lie there looking for the one you missed.',
    ],
    ask: [
      'What did they say, when you told them so?',
      'Whose decision was it, in the end?',
      'What do you wish you had put differently?',
    ],
  },
  {
    id: 'only-one-of-their-sort',
    cues: 'only',
    when: /\b(?:the|be the|are the|being the|as the) only (?:woman|man|girl|lad|guy|black|brown|asian|white|muslim|foreign\w*|deaf|person (?:over|under|of colou?r|with))\b[^.]*/i,
    unless:
      /\b(?:for me|i (?:ever|have) loved|in my life|in the world|only (?:woman|man|girl) (?:i|he|she|who loves)|who (?:understands|told the truth|knows me))\b|\bthe best \w+\b|\bproud\b|\blike a (?:queen|king)\b|\blove it\b/,
    beside: ofJob,
    hear: ['Being the only one is tiring.', 'The others can have an off day. Yours would be put down to what you are.'],
    ask: [
      'Who in there is on your side?',
      'Does anyone there ever seem to forget it?',
      'What do you leave at home because of it?',
    ],
  },
  {
    id: 'told-wrong-for-the-job',
    cues: 'qualified experience old fit',
    when: /\b(?:over|under)-?qualified\b|\bneed (?:\w+ )?experience\b|\b(?:not enough|no local|no uk|no canadian|no relevant|don't have the|lack of|lacked|without) experience\b|\b(?:they|he|she)(?:'ve| have)? (?:said|told you|say|says) (?:that )?(?:you(?:'re| are| were) )?(?:too (?:old|experienced|young|quiet)|not (?:a|the right) fit|not what they(?:'re| are| were) looking for|somebody younger|gone with)\b/i,
    beside: /\b(?:job|jobs|work|interview|appl\w+|cv|role|post|position|shelves|hired?|vacancy|younger|employ\w+)\b/,
    hear: [
      "It's disheartening to be turned down for something you can't change.",
      'They read three lines about you and closed the folder. Everything you can do is on the other pages.',
    ],
    ask: [
      'What would they have learnt with one more question?',
      'How many times have you been told that now?',
      'What did you want to say back?',
    ],
  },
  {
    id: 'off-sick-from-work',
    cues: 'sick signed',
    when: /\b(?:signed off|off sick|sick (?:note|leave)|(?:phoned|rang|called|call|ring|phone) in sick|off (?:work )?with (?:stress|depression|anxiety|your (?:back|nerves|chest)|burn-?out))\b/i,
    unless:
      /\b(?:he's|she's|husband|wife|two people called|someone called|deal|contract signed|everyone calls|others call)\b/,
    beside: ofJob,
    hear: [
      "It's hard enough to be ill without having to defend it.",
      'You lie there ill, and on top of that you defend yourself to people who are not in the room.',
    ],
    ask: [
      'What do they know about it, at work?',
      'When are they expecting you?',
      'What do the days look like, meanwhile?',
    ],
  },
  {
    id: 'own-job-advertised',
    cues: 'job position role post',
    when: /\b(?:your|my) (?:own |actual )?(?:job|position|role|post)\b[^.]*\b(?:advertised|on (?:indeed|linkedin|the (?:job )?(?:portal|site|website|board|intranet))|in the paper|listed|readvertised)\b|\b(?:job|position) you(?:'re| are) doing was on\b|\bthe ad is still on\b/i,
    unless: /\b(?:looking for my|posted about my new|update my)\b/,
    hear: [
      "It's a horrible way to find out about your own job.",
      'You read it the way a stranger would, and catch yourself wondering whether you would get it.',
    ],
    ask: [
      'Have you said anything to anyone there?',
      'How did you come across it?',
      'What did it ask for, that made you stop?',
    ],
  },
  {
    id: 'favourites-at-work',
    cues: 'nephew niece son daughter cousin friend mate wife brother favourit golf',
    when: /\b(?:his|her|their|the (?:boss|manager|director|owner|supervisor|chef)'s) (?:own )?(?:nephew|niece|son|daughter|cousin|brother|sister|wife|girlfriend|godson|mates?|friends?|son in law|drinking (?:buddy|mate))\b[^.]*\b(?:got|gets|job|promotion|leave|shift|hours|paid|tractor|contract|team|instead|poster|position|place)\b|\b(?:got|gets|gave|given|goes|went|signed|put)\b[^.]*\b(?:his|her|their|the (?:boss|manager|director|owner)'s) (?:own )?(?:nephew|niece|son|daughter|cousin|godson|mate|son in law)\b|\bplays? (?:golf|football|five a side|padel) with the (?:boss|manager|area manager|director)\b/i,
    unless: /\b(?:custody|child support|inherit|my ex|birthday|wedding|funeral|divorce|school)\b/,
    beside: ofJob,
    hear: [
      "It's unfair when it isn't about the work at all.",
      'However well you do, it was never your work that decided.',
    ],
    ask: [
      'When did you first notice how it goes there?',
      'Who else has been passed by like that?',
      'What do people say about it in the break?',
    ],
  },
  {
    id: 'not-quite-staff',
    cues: 'temp agency permanent bank contractor part',
    when: /\b(?:you(?:'re| are|'ve been)(?: \w+)? (?:a |the |only a |just a |an )?(?:temp\b|agency (?:worker|staff|nurse)|contractor|part[- ]timer)|(?:for|only) (?:the )?(?:permanent|proper|real) (?:staff|employees|ones)|one of our lovely agency|because you(?:'re| are) (?:agency|part[- ]time|only a temp)|your contract is from the other firm|on bank shifts|you're not permanent)\b/i,
    beside: ofJob,
    hear: [
      'It hurts to do the same work and not quite belong.',
      'Nobody is unkind about it. It is in the lists, and who gets a locker, and what they stop saying when you come near.',
    ],
    ask: [
      'Where do you notice it most?',
      'Who there makes no difference?',
      'How long have you been in between like that?',
    ],
  },
  {
    id: 'told-replaceable',
    cues: 'door plenty lucky replace queue others',
    when: /\b(?:there(?:'s| is) the door|know where the door is|plenty (?:more |of )?(?:who|people|others|of others|where)|lucky to have (?:a|this|the) job|(?:easily |can be )?replaceable|easy to replace|queue of people|find someone else (?:who|by|tomorrow)|others who (?:would|want))\b/i,
    beside: ofJob,
    unless: /\b(?:no one would notice|plenty of fish|i feel lucky|end it)\b/,
    hear: [
      "It's a humiliating thing to be told.",
      'As a reckoning it may even be right. It leaves out only that it was said to somebody.',
    ],
    ask: ['What had you asked for?', 'Who else was meant to hear it?', 'What did you do with your hands?'],
  },
  {
    id: 'token-reward',
    cues: 'raise rise bonus voucher mug pizza biscuit clap card chocolates',
    when: /\b(?:raise|rise|bonus)\b[^.]*\b(?:pence|cents?|\d+ ?p|one percent|1 ?%|2 ?%|a pound|nothing)\b|\b(?:gave|got|given|sent|get|gets)(?: \w+)? (?:a |an |one )?(?:\w+ )?(?:voucher|pizza party|pizza|fruit basket|branded \w+|mug|pin|badge|certificate|box of (?:biscuits|chocolates|celebrations)|clap)\b[^.]*\b(?:years|from (?:work|the company|management)|instead|bonus)\b/i,
    unless: /\b(?:birthday|lovely|so kind|proud|police|teach|certificate to|i gave)\b/,
    beside: ofJob,
    hear: ["After all you did, that's insulting."],
    ask: ['How did they hand it over?', 'What would have been fair?', 'What did the others say to theirs?'],
  },
  {
    id: 'works-with-family',
    cues: 'work family working firm business',
    when: /\b(?:you(?:'re| are|'ve)? )?(?:work(?:ing|ed)? (?:for|with|under) your (?:dad|father|mother|mum|mom|brother|sister|uncle|aunt|husband|wife|father[- ]in[- ]law|mother[- ]in[- ]law|brother[- ]in[- ]law|cousin|parents|family))\b|\bthe family (?:firm|business|shop|restaurant)\b|\bshop belongs to your husband's\b/i,
    unless: /\b(?:i take|i'll take|going to work with|years ago)\b/,
    hear: [
      "It's hard when work and family are the same people.",
      'A word about the work is a word about the family there, so most of them get swallowed.',
    ],
    ask: [
      'When are you only family to one another?',
      'Who would you have to tell, if you wanted out?',
      'How did you come to be in it?',
    ],
  },
  {
    id: 'row-at-work',
    cues: 'row fight argument fell bust blew threw sent',
    when: /\b(?:row|fight|argument|bust-?up|shouting match|falling[- ]out) with (?:a|the|your|one of the) (?:\w+ )?(?:bloke|colleague|coworker|co-worker|lad|guy|woman|man|girl|boss|manager|supervisor|chef|driver|nurse|foreman)\b|\bfell out with\b[^.]*\b(?:work|colleague|manager)\b|\bat work it blew up\b|\b(?:foreman|boss|manager)\b[^.]*\bsent (?:you|you both|us both) home\b|\byou got sent home\b|\bhissed at you\b/i,
    unless:
      /\b(?:boyfriend|girlfriend|husband|my (?:mum|dad|brother|sister)|sent home early because|ill|sick|paid)\b|\bcut the\b|\bmistake\b|\bwrong (?:cable|wire|order|one|part|size)\b/,
    beside: ofJob,
    hear: [
      "It's hard to go back in after a row.",
      'By now it has been told round the place in two versions, and you are in both.',
    ],
    ask: [
      'What was the first word of it?',
      'What did you mean to say, before it got loud?',
      'Who will be there tomorrow?',
    ],
  },
  {
    id: 'will-look-into-it',
    cues: 'look back pass next sort let soon',
    when: /(?<!\byou )(?<!\byou always )\b(?:said|says|say|told you|promised|keeps saying|always says)\b[^.]*\b(?:(?:they|he|she|we)(?:'d|'ll| would| will|'re going to) )?(?:look(?:ing)? into it|get back to you|pass it on|take it up|fix it next time|sort it (?:out)?|raise it|bear it in mind|see what (?:they|he|she) can do|think about it|talk about it (?:after|later|next)|put right next month|be in the next one|maybe next year|soon, soon)\b/i,
    unless:
      /\b(?:we're looking|marry|wedding|propose|baby|doctor|i'll think about it|boyfriend|girlfriend|i said i'd)\b/,
    hear: [
      "It's frustrating to be put off like that.",
      "It is not a no, so you can't be angry at it. And it is not a yes, so you can't put it down.",
    ],
    ask: [
      'How many weeks ago was that?',
      'What happens when you ask again?',
      'How long did you give it, in your own mind?',
    ],
  },
  {
    id: 'called-away-for-a-child',
    cues: 'school nursery carer rang called phoned',
    when: /\b(?:school|nursery|childminder|carers?|care home|creche|daycare)(?: \w+)? (?:rang|rings|called|calls|phoned|phones|didn't turn up)\b/i,
    beside: /\b(?:at work|boss|manager|meeting|shift|in the office|my desk|supervisor|colleagues|spreadsheet)\b/,
    hear: [
      "You can't be in two places, and both of them need you.",
      'You leave by the back with your coat half on, and you arrive saying sorry there too.',
    ],
    ask: ['Who else could they ring?', 'How many times has it been, this month?', 'How did you get away?'],
  },
  {
    id: 'works-and-studies',
    cues: 'study essay course exam college uni degree class',
    when: /\byou(?:'re| are)? (?:\w+ )?(?:stud(?:y|ying)) [^.]*\b(?:before|after|between) (?:work|shifts?)\b|\b(?:(?:at|from|after|to|my|your) work|shifts?)\b[^.]*\b(?:essays?|exams?|coursework|dissertation|assignments?|evening (?:class|course)|college|uni|degree)\b|\b(?:essays?|exams?|finals|assignments?|study)\b[^.]*\b(?:and|,) (?:\w+ )*(?:work|shifts?)\b/i,
    unless:
      /\b(?:passed|group work|school work|hard work|homework|social work|got into|my (?:son|daughter)|interview|resit|teach|marking)\b/,
    beside: ofJob,
    hear: ['With work and study together there is always one of them waiting.'],
    ask: ['Which of the two gets you at your best?', 'How long until it is done?', 'Where do you do the reading?'],
  },
  {
    id: 'new-people-in-charge',
    cues: 'new takeover since took',
    when: /\b(?:since (?:the|your|our) (?:new \w+|takeover|merger|change)|(?:the|your|our) new (?:manager|boss|owners?|management|director|supervisor|chef|system|area manager)|under (?:the )?new (?:management|owner\w*))\b[^.]*\b(?:came|changed|binned|started|everything|took over|wants|told|said|schedule|don't recogni[sz]e|hates|nothing|no longer|is|has)\b|\bsince the (?:new manager came|takeover)\b/i,
    unless: /\b(?:lovely|nice|kind|better|finally|great|noticed my mistake|new system at the doctor)\b/,
    beside: ofJob,
    hear: [
      "It's unsettling when new people change everything.",
      'All you had proved there was proved to someone who has left. Now it starts at nought again.',
    ],
    ask: [
      'What was the first thing that changed?',
      'What did you like about how it was?',
      'What do the ones say who have been there as long as you?',
    ],
  },
];
