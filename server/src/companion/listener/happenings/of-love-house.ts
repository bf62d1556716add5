import { told } from '../tellings/telling.ts';
import { between, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** The work of a house and who carries it, and the quarrels that come of it. */
export const ofTheHouse: readonly Happening[] = [
  {
    id: 'partner-asks-where-things-are',
    cues: 'ask asks asked where what',
    when: between(
      String.raw`\bLOVE (?:asks|asked|asking|keeps asking|texts|texted|comes in and asks?)(?: you| me)?(?: again| tonight| today)?,? "?(?:where (?:the|is|are|his|her|your|we|things)|what's for (?:dinner|tea|supper)|what's the wifi|what to (?:cook|buy|make|put)|how the (?:washing|dishwasher|oven)|why there (?:wasn't|isn't) any|have (?:we|you) got any)|\bLOVE saying have (?:we|you) got any\b`,
    ),
    unless:
      /\b(?:dement\w*|alzheim\w*|parkinson\w*|memory|stroke|his wife (?:is|was)|her husband (?:is|was)|politely)\b/,
    beside: ofTwo,
    hear: ["It's a small question. But it shows that you're the one who has to know everything in that house."],
    ask: ['What are you asked most?', "What happens if you say you don't know?"],
  },
  {
    id: 'just-tell-me-what-to-do',
    cues: 'tell ask asked list say said',
    when: told(
      String.raw`\bWHO (?:says?|said|goes|told you|tells you)\b(?!.*\bdon't tell).{0,25}\b(?:just "?(?:tell|ask)\b|tell (?:him|her|them|me) what|you (?:should|could) (?:have |'ve )?(?:just )?(?:ask|asked|said)|you only (?:have|had) to (?:ask|say)|(?:he|she)'ll do it if you|(?:make|write) (?:him|her|me) a list|why didn't you (?:just )?(?:ask|say))\b`,
    ),
    unless: /\b(?:boss|manager|doctor|teacher|police|joking|out|scared)\b/,
    hear: ['Seeing what needs doing is work too. If you have to ask each time, that part stays with you.'],
    ask: ['What would you like {whom} to see without being told?', 'What did you say to that?'],
  },
  {
    id: 'partner-does-no-housework',
    cues: 'nothing lazy does anything thing bed away cook clean help lift wash tidy hoover dishes empty chores laundry finger household nappies',
    when: between(
      String.raw`\bLOVE (?:never|doesn't|does not|don't|won't|hasn't|didn't|barely|hardly)(?: (?:ever|even|once|really))* (?:cooks?|cleans?|helps?|helped|lifts?|lifted|washe?s?|tid(?:y|ies)|hoovers?|does (?:a thing|anything|the|any)|do (?:a thing|anything (?:at home|in the house|around)|the (?:dishes|washing|laundry|cleaning|cooking)|any (?:housework|chores|cleaning))|empt(?:y|ies)|change[sd]? (?:a nappy|nappies|the bed)|put .* (?:away|out))\b|\bLOVE (?:(?:does|do) nothing|(?:is |so )*lazy)\b`,
    ),
    unless:
      /\b(?:ill|cancer|stroke|chair|disab\w*|legs|hands|arthritis|ms|doctor|help (?:it|himself|herself|that|me with (?:math|homework)))\b/,
    beside: ofTwo,
    hear: ['You end up doing the work of both, and that makes people tired and angry.'],
    ask: ['Which part of it bothers you most?', 'What happens when you ask for help?'],
  },
  {
    id: 'carries-the-whole-house',
    cues: 'everything all one only load',
    when: /\b(?:you (?:do|'re doing|have to do|end up doing|always do) (?:everything|it all)(?: (?:around|in) the house| at home| yourself| on your own| alone)?$|you do all (?:of )?the (?:cooking|cleaning|housework|chores|washing|shopping|remembering|planning|night)|(?:mental load|invisible work)|you're (?:always |the only one |the one )(?:who |that )?(?:remembers|cooks|cleans|buys|plans|organi[sz]es|has to remember|has to think)|(?:tired|sick) of being the one (?:who |that )?(?:remembers|cooks|cleans|buys|plans|organi[sz]es|has to (?:remember|think|cook|clean|plan|organi[sz]e)))\b/i,
    unless:
      /\b(?:at work|boss|manager|the shop|office|group project|coursework|shift|practice|friends?|group chat|trips?|meet-?ups?|team|party|choir|club|rehears\w*|training|do everything (?:right|wrong))\b/,
    hear: ["It's a lot for one person, and most of it nobody sees. The thinking and remembering is work as well."],
    ask: ['Which part of it is the heaviest?', 'Have you ever said so at home?'],
  },
  {
    id: 'partner-snores',
    cues: 'snor',
    when: between(String.raw`\bLOVE (?:\w+ )?snores?\b|\b(?:his|her) snoring\b`),
    unless: /\bmiss\w*\b|\bdied\b|\bhospital\b|\bone night of\b/,
    bright: true,
    beside: ofTwo,
    hear: ["It's hard to be kind about it when you're so tired, and it's nobody's fault."],
    ask: ['What have you tried so far?', 'How did you sleep last night?'],
  },
  {
    id: 'partner-sleeps-while-they-are-up',
    cues: 'asleep sleep slept snoring',
    when: between(
      String.raw`\bLOVE (?:(?:fast|sound|dead|out|lying|there) )*(?:asleep|snoring|sleeps (?:through|like|sound)|sleeping (?:through|like|next|beside|sound)|slept through)\b`,
    ),
    unless:
      /\bon the (?:couch|sofa|settee)\b|\b(?:kiss\w*|cheat\w*|texted|affair|watch (?:him|her)|carries enough|excited|in the bed|hospital|finally asleep|good night|at last)\b/,
    beside: ofTwo,
    hear: ["It's lonely to be the only one awake, with somebody sleeping so well beside you."],
    ask: ["What do you do when you can't sleep?", 'Does {who} know how you sleep?'],
  },
  {
    id: 'told-to-rest',
    cues: 'rest relax feet easy sit',
    when: told(
      String.raw`\bWHO (?:says?|said|tells?|told|keeps? (?:saying|telling)|asks?|asked)\b.{0,25}\b(?:don't you (?:rest|sit|relax|have a rest)|(?<!want )to (?:rest|relax|put your feet up|sit down|take it easy|slow down)|just (?:rest|relax)|need to (?:rest|relax|slow down)|put your feet up|should (?:rest|relax)(?: more)?)\b`,
    ),
    unless: /\b(?:doctor|physio|surgery|operation|nurse|hospital|heart|exam)\b/,
    hear: ["It's easily said. But if you rest, the work is still there, and nobody else does it."],
    ask: ['What keeps you from resting?', 'Who could take over for a while?'],
  },
  {
    id: 'partner-forgot-the-errand',
    cues: 'forgot forgotten lost',
    when: between(
      String.raw`\bLOVE (?:forgot|forgotten|forgets|had forgotten)\b(?: (?:again|completely))?(?:$| to\b| the (?:kids|shopping|milk|bins)| about (?:it|the)| you\b)`,
    ),
    unless: /\b(?:dement\w*|alzheim\w*|memory|stroke|birthday|anniversary|dad|brother|friend|keeps forgetting)\b/,
    beside: ofTwo,
    hear: ["It may be only forgetfulness, and it still feels as if it hadn't mattered."],
    ask: ['What did {who} say when it came up?', 'Does it happen often?'],
  },
  {
    id: 'partner-promised',
    cues: 'promis swore said supposed meant',
    when: between(
      String.raw`\bLOVE (?:promised|swore|(?:was |were )?(?:supposed|meant) to(?! (?:call|text|ring|check|be (?:home|back)|message|dock))|said (?:he|she)(?:'d| would|'ll) (?!been|have\b|never|rather))`,
    ),
    unless:
      /\b(?:wife|husband) (?:he|she)'d|\bprobably\b|\b(?:doctor|boss|landlord|teacher|plumber|marry|tell (?:his|her)|out of love|sister)\b|\bkept (?:his|her) promise|divorc|married|ship|boat|text from|\b(?:supposed|meant) to (?:have been|be (?:in|at))\b/,
    beside: ofTwo,
    hear: ["You had counted on it. When a promise isn't kept, it's harder to rely on the next one."],
    ask: ['Does it happen often?', 'What did {who} say about it?'],
  },
  {
    id: 'partner-does-it-over',
    cues: 'wrong something again over correct checks fault criticis right redo reload refold picks',
    when: between(
      String.raw`\bLOVE (?:(?:re-?does|redoes|re-?loads|re-?folds|corrects|criticises|criticizes|inspects) (?:everything|you|what you|the|how you|my|it)|.*\bloaded it again|goes over everything|finds fault|picks (?:holes|at)|always has something to say|(?:says?|said) you(?:'re| are)? (?:do(?:ing)?|did|hold|holding) (?:everything|it|that|him|her|things|this|the \w+)(?: all)? wrong|.*\bgoing over everything)|\bnothing you do is (?:ever )?(?:right|good enough)(?: for (?:him|her|MINE))?\b`,
    ),
    unless: /\b(?:boss|manager|teacher|mother|mum|mom|examiner)\b/,
    beside: ofTwo,
    hear: ['When somebody always finds fault, you end up doubting even what you do well.'],
    ask: ['What was it about this time?', 'What do you do when it starts?'],
  },
  {
    id: 'leaves-things-lying',
    cues: 'leave leaves left',
    when: told(
      String.raw`\bWHO (?:always |just |still |never )?(?:leaves?|left) (?:his|her|their|the|dirty|all|every|wet)\b.{0,20}\b(?:socks?|towels?|dish(?:es)?|plates?|cups?|mugs?|clothes|shoes|hair|stuff|crumbs|washing|toilet|lid|mess|pants|nails|spoons?)\b`,
    ),
    unless: /\b(?:died|left me|moved out|funeral|miss\w*|everywhere in my heart|nobody)\b/,
    hear: ["It's a small thing each time, and it's always you who has to deal with it."],
    ask: ['What happens if you just let it lie?', 'Have you talked about it?'],
  },
  {
    id: 'same-fight-again',
    cues: 'fight argu row conversation quarrel bicker',
    when: /\b(?:(?:the )?same (?:old )?(?:fight|argument|row|conversation|quarrel)|(?:fight|argue|row|bicker|quarrel)(?:ing)?\b.{0,25}\b(?:every (?:time|night|day|week|month|evening|morning)|all the time|constantly|non-?stop|a lot|over and over|again and again)|(?:keep|always|constantly|'re always) (?:on )?(?:fighting|arguing|rowing|bickering))\b/i,
    unless:
      /\bparents\b|\bmum and dad\b|\bmom and dad\b|\bused to\b|\binsurance\b|\bgoing over\b|\bwith everyone\b|\bmy (?:sons?|kids|boys|girls|daughters|neighbours)\b/,
    hear: ["It's tiring to have the same argument again and again and never get to the end of it."],
    ask: ['What is it usually about?', 'How does it end, as a rule?'],
  },
  {
    id: 'row-over-something-small',
    cues: 'fight fought argu row fell words kicked',
    when: /\b(?:fights?|fought|arguments?|argued|arguing|rows?|rowed|fell out|words|blew up|kicked off|started)\b.{0,30}\b(?:about|over|because of|with|how to cut) (?:the |a |an |who |whose |how |my |your )?(?:\w+ )?(?:dishes|dishwasher|bins?|washing(?: up)?|laundry|towels?|milk|remote|netflix|thermostat|heating|parking|onion|socks?|toothpaste|cups?|mugs?|spoon|plates?|colander|tent|hoover|eggs|nothing|something (?:so |really )*(?:stupid|small|silly|dumb|trivial)|shopping|keys|toilet|dinner|tea)\b/i,
    unless: /\bused to\b|\bparents\b|\blast time i\b|\bstarted with (?:the )?(?:dinner|tea|shopping)\b/,
    hear: ["It's often about something bigger than the small thing it started with."],
    ask: ['What else had been going on that day?', 'How did it end?'],
  },
  {
    id: 'said-what-cannot-be-unsaid',
    cues: 'said say things told called take unsay',
    when: /\byou (?:both )?(?:said|told (?:him|her|them))\b.{0,30}\b(?:things? (?:that )?(?:you|that|which) (?:shouldn't|regret|didn't mean|don't mean|can't|should not|wish|can never)|(?:terrible|horrible|awful|nasty|cruel|unforgivable|bad) things?|something (?:terrible|horrible|awful|nasty|cruel|unforgivable|you shouldn't)|you wish(?:ed)? you'd never|you should(?:'ve| have) married|you (?:hated?|never loved) (?:him|her|them)|that should not be said)|\ba thing\b.*\b(?:can't|cannot) (?:be )?(?:take|taken) back\b/i,
    unless: /\bpleased\b|\bdidn't say\b|\bnever said\b|\bto me\b.*\bhe said\b/,
    hear: ['In anger people say more than they mean, and then they have to live with having said it.'],
    ask: ['Have you two talked since?', 'How was it taken?'],
  },
  {
    id: 'called-a-name-at-home',
    cues: 'called calls call',
    when: between(
      String.raw`\bLOVE (?:called|calls|keeps calling) you (?:a |an )?(?:\w+ )?(?:crazy|mad|useless|lazy|stupid|pathetic|poison|needy|selfish|dramatic|psycho|fat|ugly|disgusting|nag|idiot|lump|bitch|cow|insane|mental|weak|names|burden|failure|waste|liar|wall)\b`,
    ),
    beside: ofTwo,
    hear: ['A word like that stays with you, and it hurts more from the person you live with.'],
    ask: ['Has {who} called you that before?', 'Did {who} say anything about it afterwards?'],
  },
  {
    id: 'children-heard-it',
    cues: 'kid child little young old boy girl son daughter baby stairs',
    when: /\b(?:the|your) (?:kids?|children|little ones?|youngest|eldest|boys?|girls?|son|daughter|toddler|\w+ year old)(?: (?:was|were|is|are))? (?:heard|saw|watching|watched|on the stairs|started crying|began to cry|crying|listening|standing|in the (?:room|doorway)|right there|could hear|can hear)\b/i,
    unless: /\b(?:swimming|match|school play|concert|funeral|film|tv|video|dog|snow|hospital|birthday)\b/,
    beside: /\b(?:fight\w*|fought|row|rowed|rowing|argu\w*|shout\w*|scream\w*|yell\w*|had words|slammed|into it)\b/,
    hear: ["It hurts to know that the children saw or heard it. You can't take it back for them."],
    ask: ['How were they afterwards?', 'Have you talked to them about it?'],
  },
  {
    id: 'talked-it-out',
    cues: 'talk spoke had made out',
    when: between(
      String.raw`\b(?:you|you two|you both|MINE and you|you and MINE)(?: (?:finally|actually|just|then|really|both|two|at last))* (?:talked (?:properly|all night|till|until|it (?:out|through|over)|for (?:hours|the first)|last night|at last)|had it out|made up|sorted it (?:all )?out|hugged it out|had a (?:proper|real|long|good|honest) (?:talk|chat|conversation))\b`,
    ),
    unless:
      /\b(?:boss|manager|flatmate|housemate|bills|mum|mom|sister|brother|friend|dad|now he won't|worse|wish|never|before we)\b/,
    bright: true,
    beside: ofTwo,
    hear: ["It's good when it has been said at last and you can both breathe again."],
    ask: ['Who started?', 'What came of it?'],
  },
  {
    id: 'partner-never-apologises',
    cues: 'sorry apolog admit',
    when: told(
      String.raw`\bWHO (?:never|won't|will not|refuses to|will never|doesn't|hasn't|has never|didn't|can't|can never)(?: (?:ever|even|once|really))* (?:say sorry|says sorry|said sorry|apologi[sz]e[sd]?|admits? (?:it|he|she|anything)|admitted)\b|\b(?:it's always you|you're always the one|you always have to be the one) (?:who|that|to)(?: has to)? (?:says? sorry|apologi[sz]es?)\b`,
    ),
    unless: /\b(?:doctor|hospital|company|police|cat)\b|\beither\b/,
    hear: ['Without a sorry it never really ends. You just both stop talking about it.'],
    ask: ['What would you like to hear a sorry for?', 'How do you two make up, then?'],
  },
  {
    id: 'walked-out-of-the-row',
    cues: 'storm walk slam drive drove left gone went',
    when: between(
      String.raw`\bLOVE (?:stormed (?:off|out)|walked (?:off|out of the (?:room|house|kitchen)|away from you)|slammed (?:the|every) \w+|went (?:for|out for) a (?:drive|walk)|gone for a (?:drive|walk)|drove off|left the (?:house|room) without|left the room)\b`,
    ),
    unless: /\b(?:hospital|years? ago|dog walk|boss|teacher|doctor|son|daughter|cheerful|lovely)\b/,
    beside: ofTwo,
    hear: ['It leaves you standing there, with nothing settled and nobody to talk to.'],
    ask: ['Where does {who} go, usually?', 'What had you been talking about?'],
  },
  {
    id: 'shuts-down-in-a-row',
    cues: 'shut quiet freeze clam blank nothing down',
    when: /\byou (?:just |always |completely )?(?:shut down|go (?:quiet|silent|blank)|freeze|clam up|can't get a word out)\b.{0,40}\b(?:argu|fight|row|shout|angry|talk|conflict|upset|he |she |your )/i,
    unless: /\bwork\b|\bexam\b|\bmeeting\b|\bpresentation\b|\bspeech\b|\bclass\b|\bmath/,
    hear: ["Others may think you don't care. But it's just too much at once, and the words don't come."],
    ask: ['What would you have liked to say?', 'What does the other one do, when you go quiet?'],
  },
  {
    id: 'told-they-overreact',
    cues: 'over sensitive dramatic needy silly imagin fuss mountain emotional paranoid crazy calm everyone',
    when: told(
      String.raw`\bWHO (?:says?|said|thinks?|told you|tells you|reckons?|keeps saying|goes)(?: that)? (?:you(?:'re| are| were|'d been) )(?:(?:just|too|so|being|a bit|always|way too) )*(?:over ?-?reacting|sensitive|dramatic|silly|insecure|crazy|paranoid|needy|imagining|making (?:a )?(?:fuss|mountain|too much)|emotional|hormonal|hysterical|overthinking|reading (?:too much|into))\b|\bWHO (?:says?|said|told you)(?: to| that)? (?:calm down|everyone (?:feels|goes through))\b`,
    ),
    unless: /\b(?:likely right|probably right|doctor)\b/,
    hear: ['You say that something hurts, and then you have to defend that it hurts.'],
    ask: ['What was it you had tried to say?', 'Do you believe it, when you hear that?'],
  },
  {
    id: 'left-to-decide-alone',
    cues: 'decide decision choice call up mind easy',
    when: told(
      String.raw`\bWHO (?:just |only )?(?:says?|said|tells? you|told you|keeps saying)\b.{0,15}\b(?:it's up to you|up to you|it's your (?:decision|choice|call)|(?:you|to) decide|decide,? you|whatever you (?:want|think)|(?:he|she)'s (?:easy|happy) (?:either way|with both)|do as you want|do what you want)\b`,
    ),
    unless: /\bgood boss\b|\bthank\w*\b/,
    hear: ['It sounds kind, and it leaves you to decide all by yourself.'],
    ask: ['What would you rather have heard?', 'Which way do you lean?'],
  },
  {
    id: 'decided-without-them',
    cues: 'booked said signed decided bought paid agreed invited sold arranged asked ask',
    when: told(
      String.raw`\bWHO (?:had |'d )?(?:already |gone and |went and )?(?:booked|signed|decided|bought|agreed|invited|sold|arranged|said yes|accepted)\b.*\b(?:without (?:asking|telling|talking|a word)|didn't (?:even )?ask|never asked)|\bWHO (?:'s |has |had )?already (?:booked|signed|decided|agreed|invited|arranged|said yes|paid|given (?:him|her|them) a key)\b|\bWHO didn't even ask you(?: first)?$`,
    ),
    unless: /\bdidn't even ask (?:me|you) (?:how|about|if i was|what)\b|\bsurprise\b|\bkind\w*\b|\bpills\b|\blied\b/,
    hear: ["It concerns you too, and you weren't even asked. That's hard to take, whatever you would have said."],
    ask: ['How did you find out?', "What would you have said, if you'd been asked?"],
  },
  {
    id: 'taken-for-granted',
    cues: 'thank granted appreciat',
    when: told(
      String.raw`\bWHO (?:never|doesn't|don't|didn't|hasn't|haven't)(?: (?:ever|even|once|really))* (?:says? thank|said thank|thank|thanks|thanked|appreciates?) ?(?:you|me)?\b|\b(?:takes?|taken|took|taking) (?:you|me|it|it all|everything) for granted\b|\bnot (?:even |so much as |once )?a (?:single )?thank[ -]you\b`,
    ),
    unless: /\bcoldness\b|\bi never thanked\b|\bi took\b|\byou took\b/,
    hear: ['Nobody does it for the thanks. But it hurts when no one seems to notice at all.'],
    ask: ['What would you like them to notice?', 'Have you ever said so?'],
  },
  {
    id: 'partner-said-sorry',
    cues: 'apolog sorry',
    when: between(String.raw`\bLOVE (?:apologi[sz]ed|said (?:he|she) was sorry|came and said sorry)\b`),
    unless: /\b(?:never|didn't|won't|lost track|boss|doctor|sorry to me)\b/,
    bright: true,
    beside: new RegExp(
      `^(?![\\s\\S]*\\bi (?:snapped|shouted|yelled|lost it|screamed|hit|was wrong))${ofTwo.source.slice(1)}`,
    ),
    hear: ["A sorry can do good, and then you still have to see whether it's enough for you."],
    ask: ['How did that come about?', 'Did you believe it?'],
  },
  {
    id: 'couples-counselling',
    cues: 'counsel guidance',
    when: between(
      String.raw`\b(?:marriage|couples?'?|relationship) (?:counsell?ing|counsell?or|guidance)|LOVE (?:told the counsell?or|came to the counsell?ing)`,
    ),
    hear: ["It's hard to talk about something so private in front of a stranger."],
    ask: ['Whose idea was it to go?', 'How has it been so far?'],
    unless:
      /\bthe (?:plumber|cook)\b|\b(?:on my own|by myself|wouldn't|won't|refus\w*|want|wants|wanted|suggest\w*|should|maybe|try|waiting list|afford|think about|next week|job|degree|qualif\w*|training)\b/,
  },
  {
    id: 'a-sorry-that-changes-nothing',
    cues: 'sorry apolog',
    when: told(
      String.raw`\bWHO (?:always |just |only |keeps )*(?:says?|saying|said) (?:(?:he|she|they)(?:'s|'re) )?"?sorry (?:like|as if|every time|and (?:then )?(?:does|did|do) (?:it|the same)|but (?:nothing|it|he|she|then)|again|with a)\b|\bsorry (?:doesn't|means nothing|is just)`,
    ),
    unless: /\b(?:i always say sorry|nurse|doctor)\b/,
    hear: ['If nothing changes, the word sorry stops meaning anything.'],
    ask: ['What would have to change?', 'What do you say to it by now?'],
  },
  {
    id: 'gave-up-arguing',
    cues: 'anymore any bother stopped fight shout argue telling asking',
    when: between(
      String.raw`\b(?:(?:you|LOVE|you two|you both) (?:don't|doesn't|do not|can't|won't)(?: even)? (?:shout|fight(?: with you)?|argue|row|bother|complain|raise it)(?: about it| with (?:him|her|you))?(?: any ?more| now)|you (?:\w+ )?(?:don't even bother)|(?:so )?you(?:'ve| have)? stopped (?:arguing|shouting|fighting|saying anything|bringing it up|mentioning it|asking (?:him|her|MINE)))\b`,
    ),
    unless: /\b(?:son|daughter|teen\w*|doctor|boss|interview|mum|mom|dad|school|no's|hair|sweets|money)\b/,
    beside: ofTwo,
    hear: [
      "It may look more peaceful like that. But people often stop because they have no hope left that it'll help.",
    ],
    ask: ['When did that change?', 'What did you two use to argue about?'],
  },
  {
    id: 'cannot-win',
    cues: 'win whatever damned right',
    when: /\byou (?:just )?(?:can't|cannot|can never) (?:ever )?win\b(?! (?:the|a|this|at|against|any|more))|\bwhatever you (?:do|say)(?:,| is| it's)* (?:it's |is )?(?:always )?wrong\b|\bdamned if you do\b/i,
    unless: /\b(?:game|match|lottery|league|cancer|court|election)\b/,
    hear: ["When everything you do is wrong, after a while you don't know what to do at all."],
    ask: ['What was it this time?', 'What would have been right, do you think?'],
  },
  {
    id: 'feels-like-a-single-parent',
    cues: 'single',
    when: /\byou(?:'re| are| feel| felt| might as well be)? (?:basically |practically |like )*(?:being )?a single (?:mum|mom|parent|mother|dad|father|mam)\b/i,
    unless: /(?<!basically )(?<!practically )(?<!like )\b(?:i'm|i am) a single\b/,
    beside: ofTwo,
    hear: ["You do it all on your own, and there's someone there who could share it."],
    ask: ['When in the day is it hardest?', 'What would you most like help with?'],
  },
];
