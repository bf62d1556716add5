import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

const young =
  /\b(?:sons?|daughters?|kids?|(?<!\b(?:like a|as a|was a|difficult|only|inner|middle) )child(?:ren)?|bab(?:y|ies)|toddlers?|newborn|little (?:one|boy|girl)s?|wee (?:one|man)|bairns?|weans?|twins|teenagers?|teen|my (?:boys?|girls?|lad|youngest|eldest|oldest)|our (?:boys?|girls?|lad|youngest|eldest)|months? old|weeks? old|year[- ]old|under two|nursery|being a (?:mum|mom|dad|mother|father|parent))\b/;
const theirs =
  /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|baby|lad|lass|wee one|little one|eldest|youngest|oldest|twins|teenager|toddler)\b/;

/** What bringing up children is like from day to day. */
export const ofParenting: readonly Happening[] = [
  {
    id: 'checks-that-they-breathe',
    cues: 'breath breathing chest sleep sleeps woke listen check monitor panic',
    when: kin(
      "\\b(?:you|you've|you'll) (?:\\w+ ){0,4}?(?:check(?:ed|ing)?|listen(?:ed|ing)?|watch(?:ed|ing)?|put your hand on|hold a mirror|poke[d]?) (?:\\w+ ){0,6}?(?:breath\\w*|(?:his|her|their) chest|if (?:he|she) sleeps|the monitor|still alive|asleep)\\b|CHILD slept (?:\\w+ ){0,3}and you (?:woke|panicked)|\\bwoke up in a panic and put your hand",
    ),
    beside: young,
    unless: /\b(?:my (?:mum|dad|mother|father|husband|nan|dog|cat))\b/,
    hear: ["It's frightening to love somebody that small so much."],
    ask: ['How many times do you get up to look?', 'What lets you lie down again?'],
  },
  {
    id: 'loves-them-not-the-life',
    cues: 'hate mother mum dad being love miss regret made life old before free',
    when: kin(
      "\\byou (?:\\w+ )?love (?:CHILD|him|her|them)\\b.*\\b(?:but|and)\\b.*\\b(?:don'?t (?:love|like|enjoy)|miss (?:your|having|being|my)|hate|bored|tired|life|wish|can'?t)\\b|\\byou (?:\\w+ )?(?:don'?t|didn'?t|hate|regret) (?:\\w+ )?(?:like |love |enjoy |want )?(?:being a (?:mum|mom|mother|dad|father|parent)|motherhood|having (?:kids|children|him|her|them)|(?:it )?being a)|\\byou miss (?:your|the) (?:old |own )?(?:life|self|freedom|body)\\b|\\byou don'?t love it$",
    ),
    beside: young,
    unless: /\b(?:my (?:mum|dad|mother|father|husband|wife|ex|brother|sister) (?:but|and)|them both equally)\b/,
    hear: ['You can love your child and still miss the life you had.'],
    ask: ['What do you miss that nobody would guess?', 'Which hour of the day with them is the longest?'],
  },
  {
    id: 'no-minute-to-oneself',
    cues: 'finish finished minute hot toilet shower sit sat sentence coffee tea alone peace cold eat',
    when: kin(
      "\\byou (?:haven'?t|have not|can'?t|never|don'?t|didn'?t|couldn'?t) (?:\\w+ )?(?:finish(?:ed)?|had|have|drunk|drink|been to|go to|sat|sit|eat(?:en)?|shower(?:ed)?|get|got|wash(?:ed)?) (?:\\w+ ){0,3}?(?:sentence|minute|second|moment|hot|toilet|loo|shower|down|alone|peace|bath|own hair|breakfast)\\b|CHILD (?:follows?|followed|stands? outside|bangs? on|come[s]? in(?:to)?) (?:\\w+ ){0,3}?(?:toilet|loo|bathroom|shower|everywhere|room)",
    ),
    beside: young,
    unless: /\b(?:hot water|boiler|meter|boss|shift|funeral)\b/,
    hear: [
      'Not having a minute to yourself wears you out.',
      "It's the small things that go first, a hot drink, a shut door, the end of a thought.",
    ],
    ask: ['What would you do with one hour if it fell from the sky?', 'When in the day do they let go of you?'],
  },
  {
    id: 'evening-once-they-sleep',
    bright: true,
    cues: 'asleep bed down sleeping bedtime',
    when: kin(
      "(?:CHILD)(?:'s| is| are|'re)? (?:\\w+ )?(?:finally|now|all|already|both|at last|just)? ?(?:asleep|in bed|down for the night|gone to bed|sleeping now)\\b|\\byou(?:'ve)? (?:finally |just )?(?:got|put) CHILD (?:\\w+ )?(?:to bed|down|to sleep|off)\\b",
    ),
    unless:
      /\b(?:again|when i|by the time|put (?:him|her|them) down (?:for|to)|dog|cat|died|woke|won'?t|early|appointment|talk to him tomorrow|asleep already|nine, kids)\b/,
    hear: [
      "You've earned that bit of quiet.",
      'That first quiet half hour is worth more than it looks. You can hear the fridge, and yourself.',
    ],
    ask: ["What do you do with the evening, once it's yours?", 'What sort of day did they have?'],
  },
  {
    id: 'child-is-ill',
    cues: 'hold seizure fever ill sick hospital operation ward temperature surgery doctor chickenpox poorly vomit asthma theatre burn broke scan leg',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s|'ve| is| are| has| have| had| was|'s got| got| goes| been)* (?:\\w+ ){0,3}?(?:fever|(?:in (?:the )?)?hospital|poorly|ill|sick(?! of)|operation|surgery|on the ward|temperature|chickenpox|tonsil\\w*|croup|asthma|an infection|infection after|throwing up|vomit\\w*|norovirus|broke (?:his|her) (?:arm|leg|wrist)|a&e|been ill|bronchiolitis|meningitis|seizures?|theatre)\\b|\\byou (?:have to |had to )?(?:hold|held) (?:him|her|CHILD) while they\\b|with her till she fell asleep for|\\bback down the corridor with (?:his|her) (?:shoes|coat|teddy|bear)",
    ),
    beside:
      /\b(?:my|our|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|baby|lad|lass|wee one|little one|eldest|youngest|oldest|twins|toddler|grand\w+)\b|\bwith her shoes\b/,
    unless:
      /\b(?:split up|(?:weeks|months) ago|children's hospital|through (?:the|his|her) (?:surgery|operation)|i work|hay fever|love's mostly|tenant|stomach small|patient|my ward|pupils?|dog|cat|died|bored sick|sick of|in prison|grew up|when (?:he|she) was (?:little|small|two|three|four|five|six)|years ago|midwife)\b/,
    hear: ["It's frightening when your child is ill or hurt."],
    ask: ['How are they tonight, compared with yesterday?', "Who's there with the two of you?"],
  },
  {
    id: 'child-prefers-another',
    cues: 'cried only stops wants better prefers reached calls called mummy daddy mum dad',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe|\\bthey) (?:\\w+ )?(?:only (?:stops?|wants?|settles?|goes|eats?|laughs?|sleeps?) (?:\\w+ ){0,3}?(?:for|to|with|daddy|mummy|dad|mum|him|her)|(?:prefers?|wants?|wanted|asks? for|cries for|runs? to) (?:his|her|their|my|your)? ?(?:dad|daddy|mum|mummy|mother|father|nan|nana|granny|grandma|husband|wife|childminder|au pair|nanny)|reached for the (?:au pair|nanny|childminder)|cried when you (?:picked|held|took|came)|call(?:s|ed) (?:him|her|his new \\w+|her new \\w+|the nanny|my mother|my mum|your mother|your mum) (?:mum|mummy|mama|mom|dad|daddy|papa))\\b|\\bdaddy'?s (?:\\w+ )?is better|\\bmummy (?:two|are you a visitor)",
    ),
    beside: young,
    unless: /\b(?:dog|cat|puppy|money|nursing home|who asks)\b/,
    hear: [
      "It hurts, even when you know they don't mean it.",
      "You know it's a phase of theirs and that it means they feel safe. It still goes in under the ribs.",
    ],
    ask: ["What's the bit of the day that belongs to you two?", 'Did anyone see your face, just then?'],
  },
  {
    id: 'child-drew-the-family',
    cues: 'drew drawing drawn picture painted',
    when: kin(
      'CHILD (?:\\w+ )?(?:drew|has drawn|painted|did a (?:drawing|picture) of) (?:\\w+ ){0,3}?(?:family|you|me|us|mummy|daddy|house|him|her)\\b',
    ),
    hear: ["A child's drawing can say a great deal."],
    ask: ['What did they tell you about the picture?', 'Where is that drawing now?'],
  },
  {
    id: 'wild-at-home-angel-outside',
    cues: 'hit hits kick kicks bite bites throw threw angel pleasure school home spit',
    when: kin(
      '(?:CHILD|\\bhe|\\bshe) (?:\\w+ )?(?:kicks?|kicked|hits?|bites?|bit|spat|spits?|scratches|punch(?:es|ed)|throws?|threw|trash(?:es|ed)|smash(?:es|ed)) (?:at )?(?:you|me|us|his|her|things|the|a chair|everything)\\b|\\b(?:an angel|a pleasure|good as gold|no trouble|fine) (?:at|in) (?:school|nursery)\\b',
    ),
    beside: theirs,
    unless:
      /\b(?:i threw|packed|to (?:her|his) friend'?s|two nights|prom|grandson'?s|married)\b|\b(?:husband|boyfriend|ex|my (?:mum|dad|mother|father|brother|boss)|football|goal|grown|drunk|police|knife|my partner|bump)\b/,
    hear: [
      "It's hard when you get the worst of it, and others don't see it.",
      'You get the part nobody at the school gate would believe.',
    ],
    ask: ['What usually goes before it?', 'How do the two of you come back together afterwards?'],
  },
  {
    id: 'found-in-their-things',
    cues: 'found find phone vape pills weed messages pocket drawer bag case room',
    when: kin(
      "\\byou (?:just |accidentally |have |'ve )?(?:found|read) (?:\\w+ ){0,4}?(?:in|through|on|under|at) (?:his|her|their|CHILD(?:'s)?) (?:\\w+ )?(?:pencil case|phone|bag|pocket|room|drawer|coat|messages|diary|laptop|bed|mattress|ipad|tablet)\\b",
    ),
    beside: theirs,
    unless:
      /\b(?:husband|boyfriend|ex|my (?:mum|dad|mother|father|brother|sister)|died|razor|blade|blood|suicide|fiv[ae]r for|dead)\b/,
    hear: ["It's a shock to find something like that."],
    ask: ['What have you done about it so far?', 'How are they with you, apart from that?'],
  },
  {
    id: 'grown-child-adrift-at-home',
    cues: 'bed computer games gaming room job work sleeps home still basement nothing',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe)(?:'s| is)? (?:\\w+ ){0,3}?(?:still in bed at|plays on the computer|on (?:his|her) (?:computer|xbox|ps5|games) all|games all|sleeps? all day|won'?t (?:get a job|look for|leave the house|move out)|doesn'?t (?:work|leave the house|do anything|look for)|hasn'?t (?:worked|left the house|got a job)|still (?:lives|living) (?:at home|with you|in (?:the|your)))\\b",
    ),
    beside:
      /\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|lad|eldest|youngest|stepson)\b|\b(?:he|she)'s (?:1[89]|2\d|3\d|twenty|thirty|nineteen|eighteen)\b/,
    unless: /\b(?:husband|boyfriend|ex|my (?:mum|dad|mother|father|brother)|she'?s (?:4|5|6)|summer holidays)\b/,
    hear: ['If you push, there is a fight. If you say nothing, nothing changes.'],
    ask: ['When did it begin, would you say?', 'What happens when you bring it up?'],
  },
  {
    id: 'child-came-out',
    cues: 'gay trans lesbian bi nonbinary boy girl pronoun name',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s| is| has)? (?:\\w+ ){0,5}?(?:gay|trans(?:gender)?|a lesbian|bisexual|bi\\b|non-?binary|queer|not a (?:boy|girl)|(?:came|come) out(?! (?:to (?:check|see|find|tell|get|help|say|look|ask|me and|bring)|of (?:the|his|her|school|hospital|prison|surgery)|and\\b|in (?:a|the)|for|with|onto|here|there|at))|a new name|pronouns)\\b|CHILD (?:\\w+ )?(?:told|says?|said) .*\\b(?:gay|trans|lesbian|bi\\b|not a (?:boy|girl))",
    ),
    hear: ["It must have taken courage to tell you, and it's a lot to take in."],
    ask: ['What were your first words to them?', "How did they seem, once they'd said it?"],
  },
  {
    id: 'advice-on-ones-baby',
    cues: 'everyone people tell tells told says said advice spoil hold cold hat sleep when',
    when: kin(
      "\\b(?:everyone|everybody|people|they|strangers?|a woman|(?:the|your) (?:health visitor|midwife|mum|mother)|PARENT|LAW)(?:'s| all| always| keeps?| just)* (?:says?|said|tells?|told|telling|asks?|asked)\\b.*\\b(?:sleep when|rod for|spoil(?:ing)? (?:him|her|the baby)|hold(?:ing)? (?:him|her) too|(?:too )?cold|a hat|enjoy every|goes so fast|brilliantly|formula|cry it out|routine|(?:in my|in our) day|feed(?:ing)? (?:him|her)|treasure)\\b",
    ),
    beside: young,
    unless: /\b(?:dog|cat)\b/,
    hear: [
      "It's easy for others to say when they're not the ones awake.",
      "You get told how it's done from all sides, and hardly asked how it's going.",
    ],
    ask: ['Which of those sentences is the worst?', 'Whose advice has been any use so far?'],
  },
  {
    id: 'children-quarrel',
    cues: 'fight fighting argue arguing scream quarrel hit',
    when: kin(
      "(?:the kids|the boys|the girls|your (?:kids|children|boys|girls|sons|daughters|twins|two|three|son and daughter)|CHILD)(?:'ve| are|'re| have| all| both| just| always)* (?:fight(?:ing)?|fought|argu(?:e|ed|ing)|quarrel\\w*|scream(?:ing|ed)? at each other|at each other'?s throats|don'?t (?:talk|speak) to each other|bicker\\w*|doesn'?t (?:talk|speak) to (?:his|her|your) (?:brother|sister|daughter|son))\\b",
    ),
    unless: /\b(?:cancer|at school|for (?:his|her) life)\b/,
    hear: [
      "It's the one quarrel you can't take a side in, because both sides are yours.",
      'Each of them wants you as a witness, and each will know for ever which way you looked.',
    ],
    ask: ["What's it about, as far as you can tell?", 'How are those two on the quiet days?'],
  },
  {
    id: 'fostered-or-adopted',
    bright: true,
    cues: 'adopt care',
    when: kin('\\b(?:adopt(?:ed|ing|ion)|care leaver)\\b'),
    beside: /\b(?:adopt\w*|care leaver|birth (?:mum|mother|family|dad|father))\b/,
    unless:
      /\b(?:stepson|stepdaughter|step-?(?:child|dad|mum|father|mother))\b|\b(?:lost the adoption|selling windows|foster\w*|adopted (?:the|their|his|her|our) (?:plan|policy|name)|new policy)\b|\b(?:dogs?|cats?|puppy|kitten|rescue|greyhound|intensive care|handle in care|adopted a|take care|in care of|care work|works? in care|job in care)\b/,
    hear: ["There's a lot of love in it, and a lot that other families never have to think about."],
    ask: ['What do people get wrong about it?', 'Who else is in on all of it with you?'],
  },
  {
    id: 'child-once-given-up',
    cues: 'gave took taken given baby child son daughter sixteen seventeen belgium birth',
    when: kin(
      '\\b(?:you (?:gave|had to give|signed) (?:him|her|the baby|your (?:baby|son|daughter|child)) (?:up|away)|(?:they|social services|the nuns) took (?:him|her|your (?:baby|son|daughter|child|kids))(?: away| off you)?$|the child they (?:sent|took)|(?:there was|you had) a (?:baby|child|son|daughter) before|you had (?:him|her) at (?:fifteen|sixteen|seventeen|eighteen|1\\d)\\b)',
    ),
    unless: /\b(?:dog|cat|hospital|to (?:his|her) mother'?s|ambulance|on saturday|wedding|breathe)\b/,
    hear: [
      "That's a great deal to have carried for so long.",
      "It was decided in a week, mostly by others, and it's been yours to carry every year since.",
    ],
    ask: ['Who else alive knows about it?', 'What do you picture them like now?'],
  },
  {
    id: 'children-take-over',
    cues: 'discuss talk spoke explain asked means decided arranged sold taken hidden stop plans meeting correct keys',
    when: kin(
      "\\b(?:consultant|doctor|nurse|they|she|he|bank|solicitor|surgeon) (?:\\w+ )?(?:discussed|talked|talks|spoke|speaks|explained|asked|asks|said it) (?:\\w+ ){0,4}?(?:with|to) your (?:son|daughter|children|daughter-in-law)\\b|\\byour (?:son|daughter|sons|daughters|children|kids)(?:'s|'ve| have| has)? (?:\\w+ )?(?:means? well|taken (?:my|your|the|over)|decided (?:that|you|for)|arranged|sold (?:my|your)|hidden (?:my|your)|want(?:s)? you to (?:move|stop|sell|give up|go into)|make(?:s)? all the plans|talk(?:s)? about (?:me|you) as|correct(?:s|ed) you)\\b",
    ),
    unless:
      /\b(?:gay|school|teacher|(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b|boyfriend)/,
    hear: [
      "It's hard when your own children start deciding things over your head.",
      "They've started talking over your head, kindly, the way people talk over a pram.",
    ],
    ask: ['What have they got wrong about it?', 'When did the two sides change places, would you say?'],
  },
  {
    id: 'expecting-and-afraid',
    cues: 'baby birth labour excited scared pregnan due born',
    when: kin(
      "\\b(?:scared|frightened|terrified|afraid|nervous|dreading|worried) (?:\\w+ )?(?:about|of) (?:the (?:birth|labour|baby coming)|giving birth|labour|being a (?:mum|mom|dad|mother|father|parent))\\b|\\b(?:should be|supposed to be|not) (?:\\w+ )?(?:excited|happy) about (?:the|having a|this) (?:baby|pregnancy)|\\byou (?:do )?want the baby\\b|\\bbefore the baby (?:comes|is born|gets here)|\\bthe baby(?:'s| is) (?:coming(?! home)|due)\\b",
    ),
    unless: /\b(?:dog|landlord|next week's rota|my sister'?s|she'?s due)\b/,
    hear: ["It's natural to be frightened as well as glad."],
    ask: ['Which bit of it wakes you?', 'Who talks to you as if you were still you?'],
  },
  {
    id: 'child-close-again',
    bright: true,
    cues: 'bed asked hand cuddle talked told laughed sat came climbed crept calls',
    when: kin(
      "(?:CHILD|\\bhe|\\bshe) (?:\\w+ )?(?:asked (?:if (?:he|she) could|to) (?:sleep|sit|come|lie|stay)|(?:crept|climbed|crawled|got|came) (?:in|into) (?:\\w+ )?(?:bed|with you|next to you)|still (?:holds your hand|wants a (?:cuddle|story)|lets you)|(?:talked|opened up|spoke) to you (?:for|properly|again)|wanted (?:a cuddle|to sit (?:with|next))|laid? (?:his|her) head|asked for a (?:cuddle|hug|story)|said (?:he|she)(?:'d)? missed you)\\b",
    ),
    beside: theirs,
    unless: /\b(?:died|nightmares?|ex|husband|my (?:mum|dad|mother|father)|ghost|hospital|drunk|police)\b/,
    hear: [
      "You hardly dare to move, in case it notices it's happening and stops.",
      "You think that's over with, and then there they are, all knees and wet hair.",
    ],
    ask: ['What had brought it on, do you know?', 'How long did they stay like that?'],
  },
  {
    id: 'small-one-asks',
    cues: 'asked asks said',
    when: /\b(?:he|she) (?:just |once |then |only )?(?:asked|asks|said|says) (?:you |me )?["“']?(?:mummy|mum|mama|mommy|daddy|dad|papa)?,? ?(?:why|if (?:he|she|you|we)|where|when|are you|am i|do you|will you|is (?:it|daddy|mummy|he|she))\b/i,
    beside:
      /\b(?:she|he)'?s (?:only |just )?(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|little one|youngest|eldest|toddler) (?:is|he'?s|she'?s|who'?s) (?:only |just )?(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/,
    unless: /\b(?:doctor|boss|husband|ex|wife|police|nurse|teacher|examiner)\b/,
    hear: [
      "They look straight at you when they ask, and wait, and there's nowhere to put your face.",
      "It's the shortest people in the house who ask the longest questions.",
    ],
    ask: ['What did you find to say?', 'Did that satisfy them?'],
  },
];
