import { close, ofTheDead } from './close-words.ts';
import type { Happening } from './happening.ts';

const ofParents = /\b(?:parents?|mom|mum|mother|dad|father|family|folks|relatives|aunt|uncle|grand\w+)\b/;
const ofPartner =
  /\b(?:boy ?friend|girl ?friend|girl (?:i|that)|guy (?:i|that)|dating|partner|fianc\w+|gf|bf|relationship|marry|marriage|love[sd]?)\b/;
const ofOwnChild =
  /\b(?:(?:my|our) (?:\w+[- ]){0,3}?(?:kids?|children|child|sons?|daughters?|boys?|girls?|teen\w*|step-?\w+)|i have (?:a|\w+) (?:kids?|children|sons?|daughters?|teenagers?)|parenting)\b/;
/** Where the child is not theirs. */
const ofOthersChild =
  /\b(?:my (?:friend|sister|brother|neighbou?r|boss|cousin)'s (?:\w+ )?(?:kids?|children|child|son|daughter)|when i was|students?|pupils?)\b/;

/** Parents, in-laws and children, in few and ordinary words. */
export const ofKinPlainly: readonly Happening[] = [
  {
    id: 'child-drinks',
    cues: 'drink drunk',
    when: /^(?:your (?:\w+ )?(?:son|daughter|boy|girl|lad|child)|he|she|they)(?: is|'s| has been| are|'re| keeps?)? (?:drinking|drinks|drunk)\b(?=.*\b(?:every|all|again|too much|so much|a lot|heavily|daily|most|alone)\b)/i,
    beside: /\bmy (?:\w+ )?(?:son|daughter|boy|girl|lad|child)\b/,
    unless: /\b(?:milk|juice|water|tea|bottle-fed|squash|smoothie|formula|sober|stopped drinking)\b/,
    hear: [
      "It's frightening to watch your own child drink, and not be able to stop it.",
      'You can love them and be worn out by it.',
    ],
    ask: ['How long has it been like this?', 'What happens when you say something?', 'Who helps you with it?'],
  },
  {
    id: 'match-refused-for-what-they-are',
    cues: 'race black white religio muslim christian hindu jew caste skin color colour cultur nationalit asian indian background',
    when: /\b(?:because (?:of )?(?:(?:he|she|they|my \w+|your \w+)(?:'s| is| are)? (?:a |from |not )?(?:\w+ )?(?:black|white|muslim|christian|catholic|hindu|jewish|asian|indian|mexican|african|latin\w*|foreign\w*|religio\w+|(?:another|different|lower|other) (?:caste|religion|race|country|culture|faith))|(?:his|her|their|my \w+'s|your \w+'s) (?:race|religion|caste|skin|colou?r|culture|nationality|background|faith|ethnicity))|(?:he|she)(?:'s| is) (?:a |an |from (?:a |an)?)?(?:black|white|muslim|christian|hindu|jewish|asian|african|(?:another|different|lower|other) (?:caste|religion|race|country|culture|faith))\b|(?:of |from )?(?:(?:a |an )?(?:another|different|lower|other)) (?:caste|religion|race)\b|(?:his|her|their) (?:race|religion|caste|skin colou?r)\b)/i,
    beside: new RegExp(`^(?=[\\s\\S]*${ofParents.source})[\\s\\S]*${ofPartner.source}`),
    unless: ofTheDead,
    names: true,
    hear: ['So it is nothing your partner has done. That makes it hard to argue with them.'],
    ask: ['What exactly do they say?', 'Has any of them met your partner properly?'],
  },
  {
    id: 'match-not-agreed-with',
    cues: 'approv agree accept like against dating refus allow leave break',
    when: close(
      String.raw`\b(?:PARENT|SIBLING|FAMILY|they)(?:'s| is| are| all| both| just| still| really| would| do| does| will| also| have| has)* (?:(?:don't|doesn't|do not|does not|won't|will not|didn't|never|not|can't|refuses? to)(?: \w+)? (?:approve|agree|accept|like|want|allow|bless|support)(?: \w+){0,3}? (?:MINE|the (?:girl|guy|boy|man|woman|person)|our relationship|your relationship|my relationship|who (?:i|you)|the one|dating|to marry|my choice|your choice|the marriage|our marriage)|disapprov\w+|against (?:MINE|it|us|our|your|the (?:marriage|relationship|wedding))|want(?:s)? (?:me|you) to (?:leave|break up with|dump|stop seeing|end it with) (?:him|her|them|MINE))`,
    ),
    beside: new RegExp(`^(?=[\\s\\S]*${ofParents.source})[\\s\\S]*${ofPartner.source}`),
    unless: new RegExp(`${ofTheDead.source}|\\b(?:hits me|abus\\w*)\\b`),
    names: true,
    hear: ['You are made to choose between people you want to keep.'],
    ask: ['What have they got against it?', 'What does your partner say about it?'],
  },
  {
    id: 'watched-by-family',
    cues: 'monitor track watch control spy check follow voice',
    when: close(
      String.raw`\b(?:(?:PARENT|FAMILY|they|he|she)(?:'s|'ve| have| has| always| constantly| still| are| is| just| basically| all| even| been)* (?:monitor(?:s|ed|ing)?|track(?:s|ed|ing)?|spy(?:ing)?|spied|watch(?:es|ed|ing)? (?:everything|me|my every|you|your every)|control(?:s|led|ling)? (?:me|you|my|your|everything))\b|you (?:never|don't|didn't) (?:really |ever )?(?:had|have|get|got) (?:a|any) (?:voice|say|choice|freedom|privacy)\b)`,
    ),
    beside: ofParents,
    unless: /\b(?:husband|wife|boy ?friend|girl ?friend|partner|boss|manager|work|health|blood|sugar|tv|movie)\b/,
    names: true,
    hear: ['When you are watched all the time, hardly anything is your own.'],
    ask: ['What do they still look into now?', 'What happens when you keep something to yourself?'],
  },
  {
    id: 'lives-otherwise-than-parents-believe',
    cues: 'belie religio faith find found know church secret',
    when: close(
      String.raw`\b(?:you (?:don't|do not|no longer|didn't|can't|never) (?:really |actually )?(?:share|believe(?: in)?|follow|agree with|hold)(?: \w+){0,2}? (?:their|what (?:PARENT|they)|the same|his|her|my family's|your family's|the family's|PARENT's|our|your) ?(?:beliefs?|religion|faith|views|values|god|believes?)?|if (?:PARENT|they|my family|your family) (?:ever )?(?:find|found|knew|know)(?:s)?(?: out)?\b.*|PARENT(?:'s| is| are) (?:very |really |so |extremely |super )*(?:religious|conservative|traditional|strict (?:christian|muslim|catholic|hindu)\w*)\b.*)`,
    ),
    beside: ofParents,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:boss|suicid\\w*|cutting|kill)\\b`),
    names: true,
    hear: ['You live one way and they believe in another, so you always have to think about what they may see.'],
    ask: ['What do you think would happen if they knew?', 'Who does know how you live?'],
  },
  {
    id: 'family-in-therapy',
    cues: 'therap counsel',
    when: /\b(?:in|go to|going to|started|do|doing|went to|have|had|did|been to|tried) (?:\w+ )?(?:family (?:therapy|counsell?ing)|(?:therapy|counsell?ing) (?:together|with (?:my|your) (?:family|parents|dad|mom|mum|father|mother|son|daughter)))\b/i,
    unless:
      /\b(?:wants?|not|should|would|maybe|could|suggest|think about|never tried|advice|want to try|student|degree|major)\b/,
    names: true,
    hear: ['You are all sitting down to it, and that can still leave the main thing unsaid.'],
    ask: ['What would you most like to hear from them there?', 'Has anything changed through it?'],
  },
  {
    id: 'angry-one-at-home',
    cues: 'angry mood temper mad',
    when: close(
      String.raw`\b(?:PARENT|SIBLING|ELDER)(?:'s| is| are| has| been| always| so| very| really| just| now| also| gets?| constantly| all the time| feels?| depressed,?| so always)* (?:angry(?! (?:with|at) (?:me|you)\b)|in a (?:bad|terrible|foul) mood|moody|(?:losing|loses) (?:his|her|their) temper|mad at (?:everyone|everything|the world)|short[- ]tempered|has a (?:bad |short )?temper)\b`,
    ),
    unless: new RegExp(`${ofTheDead.source}|\\b(?:hits?|beats?|abus\\w*)\\b`),
    names: true,
    hear: ['When one person at home is always angry, everybody else walks on tiptoe.'],
    ask: ['What sets it off, mostly?', 'What do you do when it starts?'],
  },
  {
    id: 'thinks-of-leaving-the-family',
    cues: 'cut toxic contact family',
    when: close(
      String.raw`\b(?:(?:cut(?:ting)?|cut) (?:them|PARENT|SIBLING|FAMILY|my family|your family)(?: \w+)? ?off|cut(?:ting)? (?:off|ties with|out) (?:PARENT|SIBLING|FAMILY|them)|(?:go(?:ing)?|went) (?:no|low)[- ]contact|(?:FAMILY|PARENT|they)(?:'s| is| are)? (?:so |very |really |such |all |a )*toxic|toxic (?:family|parents|mother|father))\b`,
    ),
    beside: ofParents,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:friends are toxic|boss|work|job)\\b`),
    names: true,
    hear: ['Nobody gets to that point with their own family over one small thing.'],
    ask: ['What happened last?', 'What would be easier without them?'],
  },
  {
    id: 'trouble-with-in-laws',
    cues: 'law wife husband',
    when: close(
      String.raw`\b(?:(?:frustrated|annoyed|upset|angry|mad|problems?|issues?|struggling|fed up|fight\w*|argu\w+|trouble)(?: \w+)? (?:with|about|by|at|over) LAW|LAW(?:'s| is| are| has been| keeps?| always| just| really)* (?:driv\w+ (?:me|you) (?:crazy|nuts|mad|insane)|interfer\w+|rude|mean|controlling|toxic|a nightmare|manipulat\w+|impossible|judg\w+|nasty|horrible|hates? (?:me|you)|doesn't like (?:me|you)|do not like (?:me|you)|don't like (?:me|you)|disrespect\w*))\b`,
    ),
    unless: ofTheDead,
    names: true,
    hear: ['In-laws you cannot choose, and you cannot easily keep away from them.'],
    ask: ['What happened?', 'Who in the family sees it as you do?'],
  },
  {
    id: 'child-has-gone-quiet',
    cues: 'room quiet talk himself herself isolat withdraw distant shut lock',
    when: close(
      String.raw`\b(?:CHILD|he|she)(?:'s| is| has| just| always| mostly| now| recently| been| become| became| very| so| really| all day)* (?:(?:stay(?:s|ing)?|locked?|lock(?:s|ing)|hid(?:es|ing)|shut(?:s)?|spend(?:s|ing)?(?: \w+){0,4}?)(?: (?:up|away|himself|herself|locked|shut|all day|all|his|her|time|most|of|the|up in))* in (?:his|her|their|the) (?:bed ?)?room|keep(?:s|ing)? to (?:him|her|them)sel\w+|quiet\b|withdrawn|isolat(?:ed|es|ing)|distant|(?:doesn't|hardly|barely|won't|never|does not|stopped|not)(?: \w+)? (?:talk(?:s|ing)?|speak(?:s|ing)?|open up|come out))\b`,
    ),
    beside: ofOwnChild,
    unless: new RegExp(
      `${ofTheDead.source}|${ofOthersChild.source}|\\b(?:husband|wife|boy ?friend|girl ?friend|baby|infant|toddler|autis\\w*|suicid\\w*|contact|cut me off|call me|custody)\\b`,
    ),
    names: true,
    hear: ['You can see your child pulling away, and you are not told why.'],
    ask: ['When did you first notice it?', 'When does talking still work?'],
  },
  {
    id: 'child-will-not-wash',
    cues: 'shower bath wash brush teeth hair hygien clean smell',
    when: close(
      String.raw`\b(?:CHILD|he|she|they)(?:'s| is| has| just| really| still| also)* (?:(?:won't|doesn't|does not|don't|refuses? to|hasn't|has not|never|hates? (?:to|it)?|not)(?: \w+)? ?(?:shower(?:ed|ing)?|bath(?:e|ed|ing)?|wash(?:ed|ing)?|brush(?:ed|ing)?|clean (?:his|her|their)(?:self)?|(?:take|taken|taking) (?:a |any )?(?:shower|bath)s?)|smells?)\b.*`,
    ),
    beside: ofOwnChild,
    unless: new RegExp(`${ofOthersChild.source}|\\b(?:baby|newborn|husband|wife|boyfriend|girlfriend|roommate)\\b`),
    names: true,
    hear: ['You cannot leave it alone, and you cannot force it either.'],
    ask: ['What happens when you bring it up?', 'When did it begin?'],
  },
  {
    id: 'child-will-not-get-up',
    cues: 'bed sleep game gaming video phone lazy',
    when: close(
      String.raw`\b(?:CHILD|he|she)(?:'s| is| has| just| always| only| all day| mostly)* (?:(?:won't|doesn't|does not|refuses to|can't|not)(?: \w+)? (?:get(?:ting)? (?:out of bed|up)|leave (?:his|her|the) (?:bed|room|house))|sleep(?:s|ing)? all (?:day|the time)|in bed all|play(?:s|ing)? (?:video ?)?games? (?:all|for|the whole|day|non)|(?:on (?:his|her) (?:phone|computer|ipad|tablet|games?)|video games) (?:all|the whole|constantly|24))\b`,
    ),
    beside: ofOwnChild,
    unless: new RegExp(`${ofOthersChild.source}|\\b(?:husband|wife|boyfriend|girlfriend|roommate|baby)\\b`),
    names: true,
    hear: ['It is hard to watch your own child let the days go by, and not be able to move them.'],
    ask: ['How long has it been like that?', 'What happens when you say something?'],
  },
  {
    id: 'child-in-bad-company',
    cues: 'company crowd wrong bad people trouble drug influence smok steal caught',
    when: close(
      String.raw`\b(?:CHILD|he|she)(?:'s| is| has| been| just| started| got| keeps?| hanging| hangs| out| running| getting| gets| around| fallen| fell| mixed| up| may be| might be)* (?:(?:in|into|in with|with|around) (?:a |the |some )?(?:\w+ )?(?:bad|wrong|rough) (?:company|crowd|people|friends|kids|influences?|group)|in trouble (?:with|at)|caught (?:stealing|smoking|with|drinking|shoplifting|vaping)|(?:smoking|vaping|stealing|using|on drugs|doing drugs|skipping school|drinking))\b`,
    ),
    beside: ofOwnChild,
    unless: new RegExp(`${ofOthersChild.source}|\\b(?:husband|wife|boyfriend|girlfriend|ex\\b|friend is|brother)\\b`),
    names: true,
    hear: ['You can see where it may go, and you cannot be there every hour.'],
    ask: ['What have you noticed?', 'What does your child say about it?'],
  },
  {
    id: 'children-quarrel-at-home',
    cues: 'fight argu unruly loud noise',
    when: close(
      String.raw`\b(?:CHILD|they)(?:'re| are| is| all| always| constantly| just| keep| never stop| won't stop| who| been)* (?:fight(?:ing)?|argu(?:e|ing)|bicker(?:ing)?|scream(?:ing)?|so loud|unruly|hitting each other)\b(?! (?:with|at|against) (?:me|you)\b)`,
    ),
    beside: ofOwnChild,
    unless: new RegExp(`${ofOthersChild.source}|\\b(?:parents|husband|wife|ex\\b|neighbou?rs)\\b`),
    names: true,
    hear: ['You separate them, and ten minutes later it starts again.'],
    ask: ['What is it mostly about?', 'Who could take them off your hands for an hour?'],
  },
  {
    id: 'at-home-with-several',
    cues: 'stay home mom mum dad mother father kids children',
    when: /\b(?:you(?:'re| are)? (?:also |just |now )?(?:a |the )?(?:busy |full[- ]time |working )*(?:stay[- ]at[- ]home |sahm|home ?)(?:mom|mum|mother|dad|father|parent)?\b(?:.*\b(?:kids|children|boys|girls|toddlers?|babies|year olds?|of \w+)\b)?|you(?:'re| are) (?:also |just )?(?:a |the )(?:\w+ )?(?:mother|mom|mum|father|dad|parent) (?:of|to) (?:two|three|four|five|six|[2-9])\b|you have (?:three|four|five|six|seven|[3-9]) (?:\w+ )?(?:kids|children|boys|girls|sons|daughters)\b(?: at home| (?:and|with) no help| under.*| to .*)?)/i,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:single|divorc\\w*|my ex|custody|work from home|stay at home order|grown|moved out|adult|afford|money|bills|unemploy\\w*|lost my job|laid off|provide|present\\w*|gifts?|proud|happy)\\b`,
    ),
    names: true,
    hear: ['There is always somebody who needs you, from morning to night.'],
    ask: ['When do you get an hour to yourself?', 'Who takes over now and then?'],
  },
  {
    id: 'others-to-provide-for',
    cues: 'provid feed support depend kids children family',
    when: /\b(?:(?:not |can't |cannot |unable to |not able to |you(?:'re| are) not |struggling to |trying to |how to |hard to |have to |need to )+(?:provid(?:e|ing) for|feed(?:ing)?|support(?:ing)?|take care of|meet) (?:them|(?:most of )?(?:my|your|our|the) (?:\w+ )?(?:family|kids|children|child|son|daughter|wife|husband|family needs|family's needs))|(?:kids|children|mouths|family) (?:to (?:feed|provide for|support|take care of)|(?:that |who )?(?:depend|relies|rely|depends|depending) on (?:me|you))|you(?:'re| are) trying to provide for)\b/i,
    unless: /\b(?:elderly|emotionally|not alone|proud|can provide|able to provide for them now)\b/,
    names: true,
    hear: ['It is not only you who has to live on it, and that makes it press harder.'],
    ask: ['What is the most urgent thing this week?', 'Is there anybody who could help out?'],
  },
  {
    id: 'partner-and-own-child-apart',
    cues: 'boyfriend girlfriend husband wife partner stepfather stepdad',
    when: close(
      String.raw`\bMINE(?:'s| is| has| does| just| really)* (?:(?:doesn't|does not|can't|won't|never)(?: \w+)? (?:like|stand|accept|get along with|want|love|treat) (?:\w+ )?CHILD|(?:hates|dislikes|resents|is mean to|yells at|finds) (?:\w+ )?(?:CHILD|it|the situation)(?: intolerable| too much| hard)?)`,
    ),
    beside: ofOwnChild,
    unless: /\b(?:hits|beats|abus\w*|touch\w*)\b/,
    names: true,
    hear: ['You stand between your child and your partner, and each wants you on their side.'],
    ask: ['What was it about the last time?', 'What would you want each of them to see?'],
  },
  {
    id: 'raises-a-grandchild',
    cues: 'grand rais',
    when: close(
      String.raw`\byou(?:'re| are|'ve been| have been| have| help| am| also| now| helping| to)* (?:rais(?:e|ing)|bringing up|taking care of|tak(?:e|en) (?:in|care of)|looking after) (?:up )?GRANDCHILD\b`,
    ),
    names: true,
    hear: ['You are bringing up a child a second time, and that takes strength.'],
    ask: ['Who helps you with it?', 'How old are they?'],
  },
  {
    id: 'other-parent-does-not-help',
    cues: 'father dad mother mom help care bother involve',
    when: /\b(?:(?:his|her|their|the (?:kids|children|baby|boys|girls)'?s?|(?:my|your) (?:\w+ )?(?:son|daughter|child|kid|baby|grandson|granddaughter)(?:'s|s)?) (?:own )?(?:dad|father|mom|mum|mother)|the (?:father|dad|mother|mom) of (?:my|your|the) (?:kids|children|child|baby|son|daughter))(?:'s| is| does| has| just| really)* (?:(?:doesn't|does not|isn't|is not|not|never|won't|hasn't|didn't)(?: \w+){0,2}? (?:help(?:s|ed|ing)?|care|bother\w*|involved|pay|paid|around|there|see|seen|want)|left|walked out)\b/i,
    beside: /\b(?:son|daughter|kids?|child|children|baby|grand\w+)\b/,
    unless: ofTheDead,
    names: true,
    hear: ["You are left to do the other parent's part as well."],
    ask: ['How long has it been like that?', 'Who does help you?'],
  },
  {
    id: 'low-after-a-birth',
    cues: 'post partum birth baby born',
    when: /\b(?:post[- ]?partum\b|you (?:just |recently )?(?:had|gave birth to) (?:a|my|your|our) (?:\w+ )?(?:baby|son|daughter|child)\b.*|(?:my|your) (?:baby|son|daughter) was born (?:\w+ )*(?:days?|weeks?|months?) ago)/i,
    beside:
      /\b(?:depress\w*|cry\w*|sad|low|down|overwhelm\w*|exhaust\w*|alone|lonely|anxi\w*|post ?-?partum|struggl\w*|tired)\b/,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:years ago|lost (?:the|my|our) baby|miscarr\\w*|stillb\\w*|wife had|sister had)\\b`,
    ),
    names: true,
    hear: ['After a birth everybody looks at the baby, and hardly anyone at the mother.'],
    ask: ['How much sleep do you get?', 'Who is there to help you?'],
  },
  {
    id: 'school-at-home',
    cues: 'homeschool school teach virtual online distance',
    when: close(
      String.raw`\b(?:home ?school(?:ing)?|(?:teach(?:ing)?|help(?:ing)?|school(?:ing)?) (?:CHILD|my own kids|your own kids|them|him|her) (?:\w+ )?(?:at home|with (?:online|virtual|distance|school|their|his|her|remote)\b.*|while\b.*|and (?:work|teach)\b.*)|(?:virtual|online|remote|distance) (?:school(?:ing)?|learning|classes) with CHILD|CHILD(?:'s| is| are)? (?:doing |in |has |have |on )*(?:virtual|online|remote|distance) (?:school|learning|classes)|pressure of trying to teach (?:my|your) own kids)\b`,
    ),
    beside: ofOwnChild,
    unless: /\b(?:i teach|i'm a teacher|i am a (?:student|teacher)|my classes|my degree|my professor)\b/,
    names: true,
    hear: ['On top of all the rest you are supposed to be their teacher as well.'],
    ask: ['How old are they?', 'Which hours of the day are worst?'],
  },
  {
    id: 'no-time-for-the-children',
    cues: 'time',
    when: close(
      String.raw`\byou (?:don't|do not|never|hardly|barely|can't|cannot|have no|no longer)(?: have| get| spend| find| give| enough| any| much)* time (?:for|with|to (?:spend|be|play) with) (?:CHILD|my kids|my family|them)\b`,
    ),
    beside: ofOwnChild,
    unless: /\b(?:friends?|boy ?friend|myself|alone time)\b/,
    names: true,
    hear: ['You want to be with them, and the work takes the hours.'],
    ask: ['When do you get to see them in a day?', 'What would you do with a free afternoon together?'],
  },
  {
    id: 'parent-shows-no-feeling',
    cues: 'emotion feeling concern affection cold dry warm',
    when: close(
      String.raw`\b(?:PARENT|SIBLING|he|she|they)(?:'s| is| are| has| have| just| really| never| very| so| always)* (?:(?:show(?:s|ed|n)?|express(?:es|ed)?|has|have|had)(?: me| you)? (?:no|zero|little|any) (?:emotions?|feelings?|concern|affection|love|interest|empathy)|(?:doesn't|does not|don't|didn't|never)(?: \w+)? (?:show|showed|express|hug|say (?:he|she|they) loves?)\b.*|(?:dry|cold|distant|stiff) (?:with|about|in) (?:his|her|their) (?:emotions|feelings))`,
    ),
    beside: ofParents,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:husband|wife|boy ?friend|girl ?friend|doctor|boss|symptoms?|show up)\\b`,
    ),
    names: true,
    hear: ['You hoped for a little warmth, and it did not come.'],
    ask: ['What would you have liked to hear?', 'Was it always like that?'],
  },
  {
    id: 'own-child-was-hurt',
    cues: 'hit hurt accident injur crash attack',
    when: close(
      String.raw`\bCHILD(?: \w+)? (?:was|were|got|had|has been|is) (?:\w+ )?(?:hit by|hurt|injured|in an? (?:\w+ )?(?:accident|crash|wreck)|an? (?:\w+ )?accident|attacked|run over|burned|bitten)\b`,
    ),
    unless: new RegExp(`${ofTheDead.source}|\\bfeelings\\b`),
    names: true,
    hear: ['It was your own child, so of course it does not let go of you.'],
    ask: ['How is your child doing now?', 'What do you see, when it comes back?'],
  },
  {
    id: 'own-child-expecting',
    cues: 'pregnan',
    when: close(
      String.raw`\bCHILD(?:'s| is| got| has got| told (?:me|you|us) she(?:'s| is))* (?:girlfriend )?pregnant\b`,
    ),
    unless: /\b(?:happy|excited|can't wait|looking forward|grandma|thrilled|was pregnant)\b/,
    names: true,
    hear: ['That changes the plans for all of you.'],
    ask: ['How is your child taking it?', 'Who knows about it so far?'],
  },
  {
    id: 'child-with-the-wrong-one',
    cues: 'boyfriend girlfriend dating seeing older married',
    when: close(
      String.raw`\bCHILD(?:'s| is| has| now| just| started| wants to| got| with| a| an| her| his| new| dating| seeing| living with| moved in with| marry| engaged to| in love with)* (?:boy ?friend|girl ?friend|guy|man|woman|girl|boy|someone)\b.*\b(?:older|don't (?:like|trust)|do not (?:like|trust)|bad|trouble|drugs|jail|married|wrong|controlling|abus\w*)\b`,
    ),
    unless: ofOthersChild,
    names: true,
    hear: ['You see something that your own child does not want to see.'],
    ask: ['What worries you most about it?', 'What happens when you say so?'],
  },
  {
    id: 'child-gives-up-school',
    cues: 'quit drop skip cutting leave refus',
    when: close(
      String.raw`\bCHILD(?:'s| is| has| wants to| keeps?| just| been| going to| might| decided to| plans to| will)* (?:quit(?:ting)?|drop(?:s|ped|ping)?(?: out)?(?: of)?|skip(?:s|ped|ping)?|cut(?:s|ting)?|leav(?:e|ing)|left) (?:\w+ )?(?:school|college|university|classes|class|his studies|her studies)\b`,
    ),
    unless: ofOthersChild,
    names: true,
    hear: ['You can see what it may cost, and you cannot do it for your child.'],
    ask: ['What reason do you hear?', 'When did it begin?'],
  },
  {
    id: 'old-one-left-alone',
    cues: 'alone lonely',
    when: close(
      String.raw`\b(?:PARENT|ELDER)(?:'s| is| are| lives?| living| now| all| so| very| and| home| at home| has been| old| getting)* (?:alone|lonely|by (?:him|her|them)sel\w+|on (?:his|her|their) own)\b`,
    ),
    unless: /\b(?:left me|leave me|leaves me|let me|died alone|when i was)\b/,
    names: true,
    hear: ['You cannot always be there, and you know how long the days are for them.'],
    ask: ['How often do you get to talk?', 'Who else looks in?'],
  },
  {
    id: 'parent-leans-on-them',
    cues: 'depend rel lean',
    when: close(
      String.raw`\b(?:PARENT|SIBLING|ELDER|FAMILY|everyone|they all)(?:'s| is| are| all| just| always| completely)* (?:depend(?:s|ing)?|dependent|rel(?:y|ies|ying)|lean(?:s|ing)?|count(?:s|ing)?) (?:\w+ )?on (?:me|you)\b`,
    ),
    unless: ofTheDead,
    names: true,
    hear: ['It is a lot to be the one everybody counts on.'],
    ask: ['What do you do for them in a week?', 'Who can you count on?'],
  },
  {
    id: 'raises-the-children-of-kin',
    cues: 'rais tak care custody',
    when: close(
      String.raw`\byou(?:'re| are|'ve been| have been| have| now| also| am)* (?:rais(?:e|ing)|taking care of|look(?:ing)? after|got custody of|took in|taken in) (?:(?:SIBLING|CHILD|WIDER)'s|(?:my|your) (?:sister|brother|cousin|daughter|son)'?s|her|his|their) (?:\w+ )?(?:kids|children|son|daughter|baby|boys|girls)\b`,
    ),
    beside: /\b(?:my (?:\w+ )?(?:sister|brother|cousin|daughter|son)|niece|nephew)/,
    names: true,
    hear: ['You are bringing up children you never planned to, on top of your own life.'],
    ask: ['How are they doing?', 'Who helps you with them?'],
  },
  {
    id: 'longs-to-hold-own-children',
    cues: 'hug hold see miss',
    when: close(String.raw`\b(?:hug|hold|see|miss|kiss)(?:ging|ing)? (?:them|CHILD|GRANDCHILD|him|her)\b`),
    beside: new RegExp(
      `^(?![\\s\\S]*${ofTheDead.source})(?=[\\s\\S]*\\b(?:my|our) (?:\\w+ )?(?:kids?|children|sons?|daughters?|grand\\w+)\\b)[\\s\\S]*\\b(?:(?:different|another|other) (?:state|country|city|town)|far away|so far|miles|overseas|abroad)\\b`,
    ),
    unless: /\b(?:custody|cps|court|ex\b|saw (?:him|her|them) (?:today|yesterday))\b/,
    names: true,
    hear: ['You want to hold them, and they are too far away.'],
    ask: ['When could you see each other next?', 'How do you keep in touch?'],
  },
];
