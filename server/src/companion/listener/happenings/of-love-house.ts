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
    hear: ["It's tiring to be the one who always has to know."],
    ask: ['What are you asked for most, in a day?', "What happens if you say you don't know?"],
  },
  {
    id: 'just-tell-me-what-to-do',
    cues: 'tell ask asked list say said',
    when: told(
      String.raw`\bWHO (?:says?|said|goes|told you|tells you)\b(?!.*\bdon't tell).{0,25}\b(?:just "?(?:tell|ask)\b|tell (?:him|her|them|me) what|you (?:should|could) (?:have |'ve )?(?:just )?(?:ask|asked|said)|you only (?:have|had) to (?:ask|say)|(?:he|she)'ll do it if you|(?:make|write) (?:him|her|me) a list|why didn't you (?:just )?(?:ask|say))\b`,
    ),
    unless: /\b(?:boss|manager|doctor|teacher|police|joking|out|scared)\b/,
    hear: [
      "It's tiring to have to ask every time.",
      'Asking means watching for it, picking the moment and sounding nice. By then it could have been done.',
    ],
    ask: ['What is it that only you ever see?', 'What did you come back with?'],
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
    hear: ['Two people live there, and you do the work of both.'],
    ask: ['Which job is it that finally gets to you?', 'What happens when you ask for help?'],
  },
  {
    id: 'carries-the-whole-house',
    cues: 'everything all one only load',
    when: /\b(?:you (?:do|'re doing|have to do|end up doing|always do) (?:everything|it all)(?: (?:around|in) the house| at home| yourself| on your own| alone)?$|you do all (?:of )?the (?:cooking|cleaning|housework|chores|washing|shopping|remembering|planning|night)|(?:mental load|invisible work)|you're (?:always |the only one |the one )(?:who |that )?(?:remembers|cooks|cleans|buys|plans|organi[sz]es|has to remember|has to think)|(?:tired|sick) of being the one (?:who |that )?(?:remembers|cooks|cleans|buys|plans|organi[sz]es|has to (?:remember|think|cook|clean|plan|organi[sz]e)))\b/i,
    unless:
      /\b(?:at work|boss|manager|the shop|office|group project|coursework|shift|practice|friends?|group chat|trips?|meet-?ups?|team|party|choir|club|rehears\w*|training|do everything (?:right|wrong))\b/,
    hear: [
      'You carry the whole of it, and hardly anybody sees it.',
      'If it is carried well, nobody sees there is a weight. They see a house that runs.',
    ],
    ask: ['What would go wrong first, if you stopped for a week?', 'When did you last sit down today?'],
  },
  {
    id: 'partner-snores',
    cues: 'snor',
    when: between(String.raw`\bLOVE (?:\w+ )?snores?\b|\b(?:his|her) snoring\b`),
    unless: /\bmiss\w*\b|\bdied\b|\bhospital\b|\bone night of\b/,
    bright: true,
    beside: ofTwo,
    hear: [
      "Lying awake beside somebody who's fast asleep is maddening.",
      'The worst of it is how well {who} sleeps through it.',
    ],
    ask: ['What have you tried so far?', 'How many hours did you get last night?'],
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
    hear: ["Being awake alone beside somebody who's asleep can be very lonely."],
    ask: ['What do you do with yourself till it gets light?', 'Does {who} know how much of the night you see?'],
  },
  {
    id: 'told-to-rest',
    cues: 'rest relax feet easy sit',
    when: told(
      String.raw`\bWHO (?:says?|said|tells?|told|keeps? (?:saying|telling)|asks?|asked)\b.{0,25}\b(?:don't you (?:rest|sit|relax|have a rest)|(?<!want )to (?:rest|relax|put your feet up|sit down|take it easy|slow down)|just (?:rest|relax)|need to (?:rest|relax|slow down)|put your feet up|should (?:rest|relax)(?: more)?)\b`,
    ),
    unless: /\b(?:doctor|physio|surgery|operation|nurse|hospital|heart|exam)\b/,
    hear: [
      "Being told to rest doesn't help when nobody takes over.",
      "Rest needs somebody else on duty. Without that it's one more item you haven't got round to.",
    ],
    ask: ['What would have to be done first, before you could?', 'Who would pick it up, if you did?'],
  },
  {
    id: 'partner-forgot-the-errand',
    cues: 'forgot forgotten lost',
    when: between(
      String.raw`\bLOVE (?:forgot|forgotten|forgets|had forgotten)\b(?: (?:again|completely))?(?:$| to\b| the (?:kids|shopping|milk|bins)| about (?:it|the)| you\b)`,
    ),
    unless: /\b(?:dement\w*|alzheim\w*|memory|stroke|birthday|anniversary|dad|brother|friend|keeps forgetting)\b/,
    beside: ofTwo,
    hear: [
      'It hurts to be forgotten, and to be left to sort it out.',
      'Forgetting is innocent, and it still lands on the same person each time.',
    ],
    ask: ['How did you notice?', 'What did {who} say when it came up?'],
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
    hear: [
      'You relied on that promise, and it hurts to be let down.',
      'A promise lets you put something down in your head. Then you have to pick it up again, later, and in a worse hour.',
    ],
    ask: ['What had you been counting on?', 'Is it the first time?'],
  },
  {
    id: 'partner-does-it-over',
    cues: 'wrong something again over correct checks fault criticis right redo reload refold picks',
    when: between(
      String.raw`\bLOVE (?:(?:re-?does|redoes|re-?loads|re-?folds|corrects|criticises|criticizes|inspects) (?:everything|you|what you|the|how you|my|it)|.*\bloaded it again|goes over everything|finds fault|picks (?:holes|at)|always has something to say|(?:says?|said) you(?:'re| are)? (?:do(?:ing)?|did|hold|holding) (?:everything|it|that|him|her|things|this|the \w+)(?: all)? wrong|.*\bgoing over everything)|\bnothing you do is (?:ever )?(?:right|good enough)(?: for (?:him|her|MINE))?\b`,
    ),
    unless: /\b(?:boss|manager|teacher|mother|mum|mom|examiner)\b/,
    beside: ofTwo,
    hear: [
      "It's hurtful to be corrected in your own home.",
      "It's said over a cup or a towel, and what arrives is that you can't be trusted with one.",
    ],
    ask: ['What was it about this time?', 'What do you do when it starts?'],
  },
  {
    id: 'leaves-things-lying',
    cues: 'leave leaves left',
    when: told(
      String.raw`\bWHO (?:always |just |still |never )?(?:leaves?|left) (?:his|her|their|the|dirty|all|every|wet)\b.{0,20}\b(?:socks?|towels?|dish(?:es)?|plates?|cups?|mugs?|clothes|shoes|hair|stuff|crumbs|washing|toilet|lid|mess|pants|nails|spoons?)\b`,
    ),
    unless: /\b(?:died|left me|moved out|funeral|miss\w*|everywhere in my heart|nobody)\b/,
    hear: ["It's wearing to clear up after somebody every single day."],
    ask: ['What happens if you just let it lie?', 'Have you ever let it pile up on purpose?'],
  },
  {
    id: 'same-fight-again',
    cues: 'fight argu row conversation quarrel bicker',
    when: /\b(?:(?:the )?same (?:old )?(?:fight|argument|row|conversation|quarrel)|(?:fight|argue|row|bicker|quarrel)(?:ing)?\b.{0,25}\b(?:every (?:time|night|day|week|month|evening|morning)|all the time|constantly|non-?stop|a lot|over and over|again and again)|(?:keep|always|constantly|'re always) (?:on )?(?:fighting|arguing|rowing|bickering))\b/i,
    unless:
      /\bparents\b|\bmum and dad\b|\bmom and dad\b|\bused to\b|\binsurance\b|\bgoing over\b|\bwith everyone\b|\bmy (?:sons?|kids|boys|girls|daughters|neighbours)\b/,
    hear: [
      "It's wearing to have the same quarrel over and over.",
      'A row that keeps coming back has often never got as far as what it is about.',
    ],
    ask: ['What is the sentence that sets it off?', 'How does it end, as a rule?'],
  },
  {
    id: 'row-over-something-small',
    cues: 'fight fought argu row fell words kicked',
    when: /\b(?:fights?|fought|arguments?|argued|arguing|rows?|rowed|fell out|words|blew up|kicked off|started)\b.{0,30}\b(?:about|over|because of|with|how to cut) (?:the |a |an |who |whose |how |my |your )?(?:\w+ )?(?:dishes|dishwasher|bins?|washing(?: up)?|laundry|towels?|milk|remote|netflix|thermostat|heating|parking|onion|socks?|toothpaste|cups?|mugs?|spoon|plates?|colander|tent|hoover|eggs|nothing|something (?:so |really )*(?:stupid|small|silly|dumb|trivial)|shopping|keys|toilet|dinner|tea)\b/i,
    unless: /\bused to\b|\bparents\b|\blast time i\b|\bstarted with (?:the )?(?:dinner|tea|shopping)\b/,
    hear: [
      'It started over something small, and it still leaves you upset.',
      "Afterwards it's embarrassing to say what it was about, so nobody mentions it, and the bigger thing goes unmentioned too.",
    ],
    ask: ['What else had been going on that day?', 'Who spoke first afterwards?'],
  },
  {
    id: 'said-what-cannot-be-unsaid',
    cues: 'said say things told called take unsay',
    when: /\byou (?:both )?(?:said|told (?:him|her|them))\b.{0,30}\b(?:things? (?:that )?(?:you|that|which) (?:shouldn't|regret|didn't mean|don't mean|can't|should not|wish|can never)|(?:terrible|horrible|awful|nasty|cruel|unforgivable|bad) things?|something (?:terrible|horrible|awful|nasty|cruel|unforgivable|you shouldn't)|you wish(?:ed)? you'd never|you should(?:'ve| have) married|you (?:hated?|never loved) (?:him|her|them)|that should not be said)|\ba thing\b.*\b(?:can't|cannot) (?:be )?(?:take|taken) back\b/i,
    unless: /\bpleased\b|\bdidn't say\b|\bnever said\b|\bto me\b.*\bhe said\b/,
    hear: [
      "You wish you could take it back, and that's a painful feeling.",
      'It took three seconds, and those three seconds get gone over more than all the rest of the day.',
    ],
    ask: ['Has anything been said since?', 'What did you see on the other face?'],
  },
  {
    id: 'called-a-name-at-home',
    cues: 'called calls call',
    when: between(
      String.raw`\bLOVE (?:called|calls|keeps calling) you (?:a |an )?(?:\w+ )?(?:crazy|mad|useless|lazy|stupid|pathetic|poison|needy|selfish|dramatic|psycho|fat|ugly|disgusting|nag|idiot|lump|bitch|cow|insane|mental|weak|names|burden|failure|waste|liar|wall)\b`,
    ),
    beside: ofTwo,
    hear: ['It hurts to be called that by the one you live with.'],
    ask: ['Has {who} called you that before?', 'Did {who} come back to it afterwards?'],
  },
  {
    id: 'children-heard-it',
    cues: 'kid child little young old boy girl son daughter baby stairs',
    when: /\b(?:the|your) (?:kids?|children|little ones?|youngest|eldest|boys?|girls?|son|daughter|toddler|\w+ year old)(?: (?:was|were|is|are))? (?:heard|saw|watching|watched|on the stairs|started crying|began to cry|crying|listening|standing|in the (?:room|doorway)|right there|could hear|can hear)\b/i,
    unless: /\b(?:swimming|match|school play|concert|funeral|film|tv|video|dog|snow|hospital|birthday)\b/,
    beside: /\b(?:fight\w*|fought|row|rowed|rowing|argu\w*|shout\w*|scream\w*|yell\w*|had words|slammed|into it)\b/,
    hear: [
      "You wish they hadn't heard it, and that's a painful feeling.",
      'They go quiet, or they go extra good. It is hard to say which is worse to watch.',
    ],
    ask: ['Did they say anything afterwards?', 'What did you tell them, if anything?'],
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
    hear: ['It must be a relief to have talked at last.'],
    ask: ['Who started?', 'What were you most surprised to hear?'],
  },
  {
    id: 'partner-never-apologises',
    cues: 'sorry apolog admit',
    when: told(
      String.raw`\bWHO (?:never|won't|will not|refuses to|will never|doesn't|hasn't|has never|didn't|can't|can never)(?: (?:ever|even|once|really))* (?:say sorry|says sorry|said sorry|apologi[sz]e[sd]?|admits? (?:it|he|she|anything)|admitted)\b|\b(?:it's always you|you're always the one|you always have to be the one) (?:who|that|to)(?: has to)? (?:says? sorry|apologi[sz]es?)\b`,
    ),
    unless: /\b(?:doctor|hospital|company|police|cat)\b|\beither\b/,
    hear: ['Without a sorry it never really ends. You just both stop talking about it.'],
    ask: ['What would you want the sorry for?', 'How does it get to be all right again, then?'],
  },
  {
    id: 'walked-out-of-the-row',
    cues: 'storm walk slam drive drove left gone went',
    when: between(
      String.raw`\bLOVE (?:stormed (?:off|out)|walked (?:off|out of the (?:room|house|kitchen)|away from you)|slammed (?:the|every) \w+|went (?:for|out for) a (?:drive|walk)|gone for a (?:drive|walk)|drove off|left the (?:house|room) without|left the room)\b`,
    ),
    unless: /\b(?:hospital|years? ago|dog walk|boss|teacher|doctor|son|daughter|cheerful|lovely)\b/,
    beside: ofTwo,
    hear: [
      "It isn't easy to be left in the middle of it.",
      'One ear listens for the door all evening, whatever the rest of you thinks about it.',
    ],
    ask: ['Where does {who} go, usually?', 'What was the last thing said?'],
  },
  {
    id: 'shuts-down-in-a-row',
    cues: 'shut quiet freeze clam blank nothing down',
    when: /\byou (?:just |always |completely )?(?:shut down|go (?:quiet|silent|blank)|freeze|clam up|can't get a word out)\b.{0,40}\b(?:argu|fight|row|shout|angry|talk|conflict|upset|he |she |your )/i,
    unless: /\bwork\b|\bexam\b|\bmeeting\b|\bpresentation\b|\bspeech\b|\bclass\b|\bmath/,
    hear: [
      "You shut down, and it isn't because you don't care.",
      'The right answer turns up two hours later, over the washing up.',
    ],
    ask: ['What would you have said, with a day to think?', 'What does the other one do, when you go quiet?'],
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
    hear: [
      "It's tiring to have to decide it all alone.",
      "It's meant as freedom, and it leaves you alone with it. Whatever you pick, you'll have picked it by yourself.",
    ],
    ask: ['What would you rather have heard?', 'Which way do you lean tonight?'],
  },
  {
    id: 'decided-without-them',
    cues: 'booked said signed decided bought paid agreed invited sold arranged asked ask',
    when: told(
      String.raw`\bWHO (?:had |'d )?(?:already |gone and |went and )?(?:booked|signed|decided|bought|agreed|invited|sold|arranged|said yes|accepted)\b.*\b(?:without (?:asking|telling|talking|a word)|didn't (?:even )?ask|never asked)|\bWHO (?:'s |has |had )?already (?:booked|signed|decided|agreed|invited|arranged|said yes|paid|given (?:him|her|them) a key)\b|\bWHO didn't even ask you(?: first)?$`,
    ),
    unless: /\bdidn't even ask (?:me|you) (?:how|about|if i was|what)\b|\bsurprise\b|\bkind\w*\b|\bpills\b|\blied\b/,
    hear: [
      "It's hurtful when it's decided without asking you.",
      "Whatever you'd have answered, being asked was the part that would have made it yours too.",
    ],
    ask: ['How did you hear of it?', 'What would you have said, if you had been asked?'],
  },
  {
    id: 'taken-for-granted',
    cues: 'thank granted appreciat',
    when: told(
      String.raw`\bWHO (?:never|doesn't|don't|didn't|hasn't|haven't)(?: (?:ever|even|once|really))* (?:says? thank|said thank|thank|thanks|thanked|appreciates?) ?(?:you|me)?\b|\b(?:takes?|taken|took|taking) (?:it|it all|everything) for granted\b|\bnot (?:even |so much as |once )?a (?:single )?thank[ -]you\b`,
    ),
    unless: /\bcoldness\b|\bi never thanked\b|\bi took\b|\byou took\b/,
    hear: [
      'It hurts to be taken for granted.',
      'Nobody does it for the thanks. Still, one word would tell you that it had been seen.',
    ],
    ask: ['What would you most like somebody to have noticed?', 'When did anybody last say it?'],
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
    hear: ['It can do a lot of good to hear a real sorry.'],
    ask: ['What brought that on, do you think?', 'Did you believe it?'],
  },
  {
    id: 'couples-counselling',
    cues: 'counsel guidance',
    when: between(
      String.raw`\b(?:marriage|couples?'?|relationship) (?:counsell?ing|counsell?or|guidance)|LOVE (?:told the counsell?or|came to the counsell?ing)`,
    ),
    hear: [
      'It takes courage to go and talk to a stranger about it.',
      'In front of a third person you hear sentences from each other that never came up at home.',
    ],
    ask: ['Whose idea was it to go?', "What got said there that hadn't been before?"],
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
    hear: [
      'A sorry means little when it happens again and again.',
      'It closes the subject each time, and the subject is still lying there.',
    ],
    ask: ['What would a real one look like?', 'What do you say to it by now?'],
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
      "When even the arguing stops, it can feel as if you'd given up hope.",
      'Arguing still wants something. When it stops, so has part of the hoping.',
    ],
    ask: ['When did you notice that it had stopped?', 'What was the last thing you still fought over?'],
  },
  {
    id: 'cannot-win',
    cues: 'win whatever damned right',
    when: /\byou (?:just )?(?:can't|cannot|can never) (?:ever )?win\b(?! (?:the|a|this|at|against|any|more))|\bwhatever you (?:do|say)(?:,| is| it's)* (?:it's |is )?(?:always )?wrong\b|\bdamned if you do\b/i,
    unless: /\b(?:game|match|lottery|league|cancer|court|election)\b/,
    hear: [
      'Whatever you do is wrong, and that wears you down.',
      'Whichever way you turn, by the evening it has been the wrong way.',
    ],
    ask: ['What was it this time?', 'What would have been the right answer, do you think?'],
  },
  {
    id: 'feels-like-a-single-parent',
    cues: 'single',
    when: /\byou(?:'re| are| feel| felt| might as well be)? (?:basically |practically |like )*(?:being )?a single (?:mum|mom|parent|mother|dad|father|mam)\b/i,
    unless: /(?<!basically )(?<!practically )(?<!like )\b(?:i'm|i am) a single\b/,
    beside: ofTwo,
    hear: [
      'You do it all alone, with somebody else in the house.',
      'You take every decision of the day alone, and then there is one more person to be considerate about.',
    ],
    ask: ['Which hour of the day is the loneliest for that?', 'What would you hand over first, if you could?'],
  },
];
