import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

const young =
  /\b(?:sons?|daughters?|kids?|(?<!\b(?:like a|as a|was a|difficult|only|inner|middle) )child(?:ren)?|bab(?:y|ies)|toddlers?|newborn|little (?:one|boy|girl)s?|wee (?:one|man)|bairns?|weans?|twins|teenagers?|teen|my (?:boys?|girls?|lad|youngest|eldest|oldest)|our (?:boys?|girls?|lad|youngest|eldest)|months? old|weeks? old|year[- ]old|nursery|mum of|mother of|dad of|father of|stepson|stepdaughter|stepdad|stepmum)\b/;
const infant =
  /\b(?:bab(?:y|ies)|newborn|months? old|weeks? old|days? old|latch(?:ing|ed|es)|(?:won'?t|can'?t|doesn'?t|never) latch|breastfe\w+|midwife|health visitor|maternity|infant|twins|toddler)\b/;

/** With one's children, small and grown, and on the way to having them. */
export const ofBabies: readonly Happening[] = [
  {
    id: 'infant-will-not-sleep',
    cues: 'sleep slept nap asleep wak woke awake night hour hours settle',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe|\\bthey)(?:'s|'ll| just| only| still| has)? (?:\\w+ )?(?:won'?t|doesn'?t|does ?n[o']t|not|never|didn'?t|hasn'?t|don'?t|refuses to|only) (?:\\w+ )?(?:sleep|slept|nap|settle(?! (?:with|for) )|go (?:down|off)|be put down|sleeps?)\\b|(?:CHILD|\\bhe|\\bshe)(?:'s| is| was| has)? (?:up|awake|wak(?:es|ing|en)|woke|been up|wakes up) (?:\\w+ )?(?:every|all|at (?:one|two|three|four|five|\\d)|since|each|again|up every|(?:two|three|four|five|six|ten|\\d+) times)\\b|\\b(?:haven'?t|not|hardly|barely) slept\\b.*\\b(?:since (?:he|she|the baby)|baby)",
    ),
    beside: infant,
    unless: /\b(?:husband|boyfriend|dog|puppy|neighbou?r'?s|next door)\b/,
    hear: [
      'Nights like that with a baby are exhausting and lonely.',
      "One person awake with somebody that small is a kind of night no one who's slept can picture.",
    ],
    ask: ['How long was your longest stretch last night?', 'Who does the nights with you?'],
  },
  {
    id: 'infant-crying',
    cues: 'cry cried cries crying scream wail colic',
    when: kin(
      "(?:CHILD|\\b(?:he|she|they)\\b(?: both)?)(?:'s| is| was| just| has| been| won'?t| will not| doesn'?t| never| only| both)* (?:stop )?(?:cr(?:y|ies|ied|ying)|scream(?:s|ed|ing)?|wail(?:s|ed|ing)?)\\b.*\\b(?:hours?|all (?:day|night|evening)|since|until|till|from|nothing|stop|again)\\b|(?:CHILD|\\b(?:he|she|they)\\b) (?:won'?t|will not|doesn'?t|never|doesn'?t ever|wouldn'?t) stop (?:cr|scream|wail)|\\bcolic",
    ),
    beside: infant,
    unless:
      /\b(?:nursery|school|for joy|neighbou?r|next door|on the (?:bus|plane|train)|whole bus|toothache|teen|bathroom|au pair|midwife|my daughter(?:-in-law)?)\b|\bwish\b.*\bcry\b|\bmy (?:mum|wife|husband|mother)\b.*\bcr/,
    hear: ['It is very hard to hear your baby cry and not be able to stop it.'],
    ask: ['Is there anyone who can take a turn?', "What's it like in the house right now?"],
  },
  {
    id: 'feeding-infant',
    cues: 'latch breast milk bottle formula feed pump express',
    when: kin(
      "\\b(?:latch(?:es|ed|ing)?|breast-?(?:feed(?:ing)?|fed)|formula|express(?:ing|ed)?|pump(?:ed|ing)?|my milk|your milk|no milk|milk (?:came|dried|won'?t|isn'?t)|won'?t (?:feed|take the bottle|take a bottle)|combi)\\b",
    ),
    beside: infant,
    unless:
      /\b(?:flood\w*|(?:check|lift|lock|door|gate)\w* (?:on )?the latch|(?:one|a) pump and|husband'?s up|pumped (?:out|dry))\b|\b(?:bike|train|petrol|baby milk|formula one|pumped up|heart|first night out|and then bed|then bed|gym)\b/,
    hear: [
      "It's hard when it doesn't work and everybody has advice.",
      "Everyone has a view on how it should go, and it's your body that does it eight times a day with someone shouting.",
    ],
    ask: ['What have people been telling you about it?', 'How are you and the little one between feeds?'],
  },
  {
    id: 'new-parent-unsure',
    cues: 'dad mother mum mom father parent days weeks doing charge baby alone',
    when: kin(
      "\\byou(?:'ve| have)? (?:been|become) a (?:dad|father|mother|mum|mom|mam|parent) (?:for|since)\\b|\\bscared to be alone with (?:the baby|him|her)|\\b(?:they|the hospital|the midwife) (?:just )?let (?:you|us) (?:take|leave|go home)|\\bnobody (?:tells|told|warns|warned) (?:you|us)\\b|\\b(?:the baby|he|she|our (?:son|daughter)|your (?:son|daughter|baby|little girl|little boy))(?:'s| is| was) (?:only |just )?(?:\\w+ )?(?:days?|weeks?) old\\b|\\bfirst (?:night|week|days?) (?:home|with (?:the baby|him|her))\\b",
    ),
    beside:
      /\b(?:bab(?:y|ies)|newborn|days? old|weeks? old|been a (?:mum|mom|dad|mother|father|parent)|midwife|hospital)\b/,
    unless: /\b(?:since dad|intensive)\b|\b(?:puppy|kitten|died|lambs?|left when|intensive care|husband left|frown)\b/,
    hear: [
      'Being so new at it, with so much depending on you, is frightening.',
      "For the first weeks everyone's making it up, and most of them make it up with a very straight face.",
    ],
    ask: ['What has surprised you most about it?', "What's the little one doing right now?"],
  },
  {
    id: 'lost-self-in-parenting',
    cues: 'recogni myself yourself before somebody person name mummy invisible anymore used nobody',
    when: kin(
      "\\byou (?:\\w+ )?(?:don'?t|do not|can'?t|hardly|no longer) (?:even )?(?:recogni[sz]e|know|remember|feel like) (?:yourself|who you (?:are|were)|your own|a person|you any)|\\b(?:everyone|everybody|people|they|nobody|no one) (?:only |just |ever |always )?asks? (?:about|after) (?:the baby|him|her|CHILD|you)\\b|\\byou(?:'re| are) (?:just |only )?(?:a milk|somebody'?s m|(?:his|her|their) m(?:um|om|other)|a cow|mummy)|\\b(?:last (?:used|said|called) (?:your|my) name)\\b",
    ),
    beside: young,
    hear: [
      'You can love them and still miss yourself.',
      'A child takes the whole room for a time. You can love that child and miss having a corner.',
    ],
    ask: ['What did you last do that was only yours?', 'Who still talks to you about other things?'],
    unless: /\b(?:dad|father|papa|he'?s)\b.*\bi'?m a (?:dad|father)\b|\bmenopause\b/,
  },
  {
    id: 'minutes-alone-in-car',
    cues: 'car bathroom toilet shower garage cupboard pantry loo',
    when: kin(
      '\\byou (?:just |still |often |always |go and |go |went and |had to go and |get home and |came home and )*(?:sit|sat|stay(?:ed)?|hide|hid|lock(?:ed)? yourself|stood|stand) (?:\\w+ ){0,3}?(?:in|into|out in) (?:the |your )(?:car|bathroom|toilet|loo|shower|garage|cupboard|utility room)\\b(?!.*\\b(?:cried|howl|cry|sob))',
    ),
    beside: young,
    unless: /\b(?:hospital|funeral|police|vet|boss|at work|office|interview|died|in their seats|hit)\b/,
    hear: ['You needed a few minutes with nobody asking for anything.'],
    ask: ['How long do you get before someone calls?', 'What do you do in there, usually?'],
  },
  {
    id: 'nobody-to-take-over',
    cues: 'single own alone nobody just only break else help',
    when: kin(
      "\\byou(?:'re| are) a single (?:mum|mom|mother|mam|dad|father|parent)\\b|^single (?:mum|mom|mother|mam|dad|father|parent)\\b|\\byou(?:'re|'ve been| are| have been)? (?:\\w+ )?(?:on your own|alone|by yourself) with (?:CHILD|him|her|them|(?:two|three|four|a|the))\\b|\\b(?:it'?s |it is )?(?:just|only) (?:you|me) and CHILD\\b|\\b(?:nobody|no one|no-one) (?:else )?(?:to|who can|can) (?:\\w+ )?(?:take|have|mind|watch|look after|hold|pick) (?:CHILD|him|her|them|over|\\w+ of)\\b|\\bbring(?:ing)? (?:CHILD|him|her|them) up (?:alone|on your own|by yourself)\\b|\\byou carried everything by yourself",
    ),
    beside: young,
    unless: /\b(?:card|my mum was|my mother was|dog|scared to be alone)\b/,
    hear: ['You do alone what is hard enough for two, and nobody takes over when you are ill or tired.'],
    ask: ['Who could you ring if you were ill tomorrow?', 'When do you get an hour to yourself?'],
  },
  {
    id: 'partner-leaves-it-to-you',
    cues: 'sleep help gaming babysit never husband partner boyfriend wife does snor work',
    when: kin(
      "\\b(?:he|she|your (?:husband|partner|boyfriend|wife|fella|other half|man|bloke|girlfriend)|(?:the|his|her|their) (?:dad|father))(?:'s|'ll| just| only| still)* (?:sleeps? (?:through|in)|snor(?:es|ing)|calls? it babysitting|babysits?|never (?:gets up|changes|changed|gets|does|helps|takes)|doesn'?t (?:help|get up|hear|do|lift|change|wake|notice)|does ?n[o']t (?:help|do)|games|goes (?:out|to the (?:gym|pub))|plays (?:his|on)|back at work)\\b",
    ),
    beside: infant,
    unless: /\b(?:died|dog|boss|neighbou?r)\b/,
    hear: [
      "It's tiring and unfair to do it alone when there are two of you.",
      'Two people live in the same house with the same baby, and only one of them hears it.',
    ],
    ask: ['What does he or she think a night is like for you?', 'When did you last get to sleep without one ear open?'],
  },
  {
    id: 'leaving-child-at-nursery',
    cues: 'nursery daycare childminder kindergarten creche drop dropped peel',
    when: kin('\\b(?:nursery|daycare|day care|childminder|cr[eè]che|kita|kindergarten)\\b'),
    beside:
      /\b(?:leave|leaving|left|drop(?:ped|ping)? (?:him|her|them|off)|drop-?off|peel\w*|cr(?:y|ies|ied|ying)|first day|settling)\b/,
    unless:
      /\bwon'?t (?:take|have) (?:him|her|them)\b|\b(?:vomit\w*|gastro|fever|48 hours|my first day)\b|\b(?:keep(?:ing)? the place|wage|by five|waiting list|afford|a place|closed|shut)\b|\b(?:i work|my practice|my job|job at|work at|the educator|apprentice|plants?|seedlings|garden centre)\b/,
    hear: [
      'Leaving them there when they cry is so hard.',
      "You're meant to turn round and walk, with that sound behind you, and be at a desk looking normal by nine.",
    ],
    ask: ['What do they tell you at pick-up?', 'How was the handing over this time?'],
  },
  {
    id: 'pregnant-and-telling-no-one',
    bright: true,
    cues: 'pregnan test positive scan weeks bump due hoodie trimester expecting',
    when: kin(
      "\\b(?:you(?:'re| are|'ve found out you'?re)|we(?:'re| are)) (?:\\w+ )?(?:pregnant|expecting|\\w+ weeks (?:gone|pregnant|along))\\b|\\b(?:positive (?:pregnancy )?test|test has two lines|two lines on the|twelve[- ]week scan|your bump|your due date|you(?:'re| are) due (?:in|on))\\b",
    ),
    unless:
      /\b(?:maybe|might be|could be|think i'?m|thought i was|what if|if i'?m|kebab|old news|is it too late)\b|\b(?:not pregnant|isn'?t pregnant|never been pregnant|she'?s pregnant|told mum i was|lost (?:it|the baby|her|him)|miscarr\w*|no heartbeat|mot|rent|cat'?s|ivf|bouncer|when i was pregnant|would'?ve been|friend|expecting (?:a|the|him|her|them|too|it|to|me|you))\b|\b(?:had (?:her|him|the baby|my)|gave birth|was born|(?:was|got|fell|fall) pregnant)\b/,
    hear: ['A great deal changes at once, and you can feel several things about it at the same time.'],
    ask: ["Who's in on it so far?", 'What was the first thought, when you saw it?'],
  },
  {
    id: 'still-no-child',
    cues: 'pregnan ivf round negative trying test period conceive another embryo never',
    when: kin(
      "\\b(?:ivf|embryos?|trying for (?:a baby|another|\\w+ (?:years|months))|\\w+ rounds? in$|on (?:your|my) (?:second|third|fourth|fifth|sixth) round|can'?t (?:conceive|get pregnant|have (?:kids|children|a baby|babies)))\\b|\\b(?:she'?s|SIBLING(?:'s| is)|everyone(?:'s| is)|your (?:best )?friend(?:'s| is)) (?:\\w+ )?pregnant\\b|\\bnegative again\\b|\\byour period came\\b(?! in)",
    ),
    beside: /\b(?:ivf|embryo|trying|rounds?|negative|i'?m not|ours did|can'?t (?:be|have|conceive)|clinic|childless)\b/,
    unless:
      /\b(?:dog|relief|boxing|covid|chemo|interviews|happy i could|walking round the park|i'?m pregnant|am pregnant|twenty)\b/,
    hear: [
      'Hoping for a child again and again, and being let down, is heartbreaking.',
      'You hope again every month, and every month it hurts again.',
    ],
    ask: ["Who knows how many times you've hoped?", "How do you get through other people's announcements?"],
  },
];
