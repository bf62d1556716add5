import { someone } from '../../reading/meant.ts';
import { type Moment, mine } from './moment.ts';

/** What goes on inside: fear, low days, sleep, worth, anger, the past. */
export const inside: readonly Moment[] = [
  {
    id: 'replaying',
    cards: ['worry'],
    when: /\bi(?:'ve| have)?(?: \w+){0,2} (?:replay(?:ed|ing)? (?:it|that|the|every)|going over (?:it|and over)|goin over it)\b|\bi (?:just )?(?:can't stop thinking|keep thinking) about (?:it|that|what|how)\b|\bi(?:'m| am|'ve been)? (?:\w+ )?(?:over ?think(?:ing)?|ruminat\w*|spiral(?:l)?ing)\b|\bit (?:keeps )?(?:goes|going|plays|playing) (?:round|over) (?:and (?:round|over) )?in my head\b|\bon a loop in my head\b/,
    hear: [
      'A head that goes over the same thing again and again is tiring, and it seldom gets anywhere new.',
      'Sometimes it helps to have told it to someone from beginning to end.',
    ],
    ask: ['Which moment does it keep coming back to?', 'When is it loudest?', 'What do you wish had gone differently?'],
    next: ["It's worst at night.", 'I wish I had said something else.', 'I want my head to be quiet.'],
  },
  {
    id: 'panic',
    cards: ['panic-attack', 'breathing'],
    when: /\b(?:i(?:'m|'ve| am| have| just| keep)?(?: \w+){0,2} (?:had|having|have) (?:a |an |another |these )?(?:panic|anxiety) attacks?|^(?:a |another )?panic attack|my (?:panic|anxiety) attacks?|i'm panicking|(?:i can't|can't|couldn't) breathe\b.*|my heart (?:is |was |keeps |won't stop )?(?:rac\w+|pound\w*|hammer\w*))\b/,
    unless: /\b(?:smoke|chemical|lung|asthma|ran|running|stairs|says it's|ecg|nose|hay fever)\b/,
    hear: [
      "Panic feels like danger, also when nothing is wrong around you. It's frightening, and it does pass.",
      'Something like that takes a lot out of you. Being worn out afterwards is part of it.',
    ],
    ask: ['How are you right now?', 'What was going on just before it began?', 'What helps you while it lasts?'],
    next: ["I'm afraid it comes back.", 'My chest gets tight.', 'I avoid things because of it.'],
  },
  {
    id: 'anxious',
    cards: ['anxiety'],
    general: true,
    when: mine(
      "anxious|nervous|on edge|worried(?! sick by)|scared(?! (?:like|of being rich))|terrified|panicky|dreading|afraid(?= (?:of|to|that|he|she|they|it|something|the|my|i'll|i'm going|i might|i won't|i will)\\b|$|[.,!])",
      "\\bmy (?:anxiety|worry|worries|fear|nerves)\\b|\\bi (?:\\w+ )?(?:worry (?:about|that|all|so)|dread)\\b|\\b(?:the|this|that) worry (?:about|has|won't|comes|keeps)\\b",
    ),
    unless:
      /\b(?:good scared|good nervous|when i'm nervous|do i get scared|i(?:'m| am) afraid(?=[,.])|don't worry|no worries|i'm afraid (?:i (?:had|have|am|was|don't|can't)|so\b|not\b)|not (?:scared|afraid|nervous|worried|anxious))\b/,
    hear: [
      'Fear is tiring, also when nobody sees any of it.',
      'When you are that worried about something, it is hard to think of anything else.',
      "You needn't talk yourself out of being afraid here.",
      'Worry like that comes along to everything else you have to do in a day.',
    ],
    ask: ['When is it strongest?', 'What makes it a little quieter?', 'Who knows that you feel this way?'],
    next: [
      'I keep imagining the worst.',
      'My chest gets tight.',
      'I avoid things because of it.',
      'I want to feel calmer.',
    ],
  },
  {
    id: 'low',
    cards: ['small-steps-when-low'],
    general: true,
    when: mine(
      'depressed|so low(?! in)|low(?=$|[.,!]| (?:and|today|lately|again|tonight))|so down|down(?=$|[.,!]| (?:and|lately|today|again|for|about|all))|empty(?: inside)?|numb|hopeless(?! (?:with|at))|worthless|miserable|dead inside|hollow',
      "\\bmy depression\\b|\\bi (?:have|feel|'ve got) (?:no (?:motivation|energy|joy)|nothing)(?=$|[.,!]| (?:left|any ?more|at all|inside|lately))|\\bi can't get out of bed\\b|\\bi don't enjoy anything\\b|\\bnothing matters\\b|\\bno (?:motivation|energy) (?:for|to do) any",
    ),
    unless:
      /\b(?:a (?:little|bit|lil)(?: bit)? (?:down|low)|low (?:on|battery|tide|blood)|we're down|miserable (?:there|at work|in this job)|i (?:got|get|got back) down (?:and|on|to|off|from|at|for)|hungry|numb (?:hand|foot|feet|fingers|leg|arm|tooth|mouth|lips?|from the))\b/,
    hear: [
      'Even small things take strength when you are that low, and it does not show from outside.',
      'That is hard to live with, and just as hard to explain to anyone.',
      'Feeling like that uses up a good deal before the day has even begun.',
    ],
    ask: [
      'When is it heaviest?',
      'How long has it been like this?',
      'When was it last a little lighter?',
      'Who knows how it is for you?',
    ],
    next: [
      'Mornings are the hardest.',
      "I've been hiding it from people.",
      'Everything takes so much effort.',
      "I can't remember when it started.",
    ],
  },
  {
    id: 'sleep',
    cards: ['sleep'],
    when: /\b(?:i |^)(?:just |still |really |also )*(?:can't|cannot|couldn't|can not) (?:fall (?:a)?sleep|get to sleep|get back to sleep|sleep)\b|\b(?:my |the |new )?insomnia\b|\bi(?:'m| am|'ve been| was)? (?:\w+ )?(?:awake (?:all night|at \d|at (?:two|three|four)|until)|lying awake|lay awake|up at (?:\d|two|three|four)|sleepless)\b|\bi (?:haven't|hardly|barely|didn't|don't) (?:slept|sleep)\b|\bi slept (?:badly|terribly)\b|\bi (?:keep )?wak(?:e|ing)(?: up)? at (?:\d|two|three|four|five)\b/,
    unless:
      /\b(?:baby|newborn|weeks old|died|nightmare|out of habit|she sleeps|he sleeps,? i don't|till i(?:'ve| have))\b/,
    hear: [
      'At night everything looks heavier than by day, and there is nobody to say it to.',
      'Lying there and waiting for sleep is hard, because trying makes it worse.',
      'After nights like that, the days are harder too.',
    ],
    ask: [
      'How long has it been like this?',
      'What goes through your head when it gets quiet?',
      'What do you do with those hours?',
    ],
    next: ["My thoughts won't stop.", "It's been weeks.", "I'm scared of the night.", 'What could help me sleep?'],
  },
  {
    id: 'exhausted',
    cards: ['rest'],
    general: true,
    when: mine(
      'so tired|exhausted|worn out|knackered|shattered|fed up|tired of (?:everything|it all|this|being|trying|pretending)',
      "\\bi(?:'ve| have) had enough\\b",
    ),
    unless:
      /\btired of (?:living|being alive)|had enough (?:to eat|food|beer|pie)\b|\bfed up with (?:work|my job|people|him|her|them|school|this job)\b|\bbored\b/,
    hear: [
      'That sort of tired is not cured by one good night.',
      'You have been going on for a while with too little left.',
      'It is all right to be at the end of your strength.',
    ],
    ask: [
      'What is taking the most out of you?',
      'What would you put down first, if someone took it?',
      'When did you last get a real rest?',
    ],
    next: ["I can't show it at home.", 'I just want a day off from everything.', 'There is no one to take over.'],
  },
  {
    id: 'not-enough',
    cards: ['self-compassion'],
    when: /\b(?:i hate myself|i(?:'m| am|'ll| will)?(?: \w+)? (?:never|not) (?:be )?(?:good )?enough(?=$|[.,!]| (?:for (?:him|her|them|anyone|my)))|(?:i'm|i am|i feel like) (?:just |such )?(?:a )?(?:failure|loser|disappointment|bad (?:mother|mom|mum|father|dad|parent|person|friend|partner|daughter|son|wife|husband))|i(?:'m| am) (?:so |just |really )?(?<!after work i'm )(?:useless|stupid|pathetic|worthless|weak)(?=$|[.,!]| (?:and|because|at everything))|i feel (?:so )?(?:like a failure|worthless|useless|stupid|inferior|pathetic)|ashamed of (?:myself|who i)|i can't do anything right|i always mess)\b/,
    hear: [
      "That is a hard thing to think about yourself, and it's not the whole truth about you.",
      "On a bad day every slip counts and nothing else does. That isn't a fair way to add it up.",
      'You would hardly say it to anyone else.',
    ],
    ask: [
      'What happened today that brought it up?',
      'How long have you thought so?',
      'What would somebody who likes you say to that?',
    ],
    next: [
      'I compare myself to everyone.',
      "I don't believe it when people are nice.",
      "It's been there since I was a child.",
    ],
  },
  {
    id: 'guilty',
    general: true,
    cards: ['self-compassion'],
    when: mine(
      'guilty|ashamed(?! to say)',
      "\\b(?:my|the) guilt (?:is|keeps|won't|eats|for|about|over)\\b|\\bi (?:really |deeply |so )?regret (?!to say|nothing)(?:it|that|what|not|how|leaving|saying)\\b|\\bi(?:'ll)? (?:never |can't )forgive myself\\b|\\bi let (?:him|her|them|everyone|my \\w+) down\\b|\\bi should(?:n't)? have (?:been there|known|said|stayed|called|gone|listened|told|noticed|done more|left|stopped|visited)\\b|\\bit was my fault\\b",
    ),
    unless: /\b(?:not guilty|don't regret|regret nothing|ashamed to say|guilty pleasure|bliss)\b/,
    hear: [
      "It won't leave you alone, because it matters to you.",
      'Looking back, it is easy to be hard on yourself, and not so easy to be fair.',
      'That is a hard thing to say about yourself, and you have said it.',
      'Feeling bad about something does not yet mean that you did wrong.',
    ],
    ask: [
      'Which part of it weighs on you the most?',
      'What would make it a little lighter?',
      'What would you say to someone else in your place?',
    ],
    next: ["I can't forgive myself.", "I'd like to make up for it.", "I didn't mean it."],
  },
  {
    id: 'angry',
    cards: ['anger'],
    general: true,
    when: mine(
      'angry|furious|so mad|livid|fuming|raging|pissed(?: off)?(?! (?:myself|last))|resentful',
      '\\bmy (?:anger|rage)\\b|\\bi hate (?:him|her|them)\\b',
    ),
    unless: /\b(?:not angry|i'd be angry|he's joking|they were furious|hate (?:him|her) \()/,
    hear: [
      "You needn't be calm about it here. It can just be anger first.",
      'There is a reason for it, and it deserves to be heard.',
      'Keeping that in all day takes a lot of strength.',
    ],
    ask: ['What got to you the most about it?', 'What did you most want to say at that moment?'],
    next: [
      'I keep it all inside.',
      'It was so unfair.',
      "I'm afraid I'll explode.",
      "I'm really more hurt than angry.",
    ],
  },
  {
    id: 'past-returns',
    cards: ['triggers'],
    when: /\bi (?:keep (?:having|getting)|have|get|had) (?:\w+ )?flashbacks?\b|\bmy (?:trauma|ptsd|flashbacks?)\b|\bwhat happened to me (?:when|back|as|keeps|that)\b|\bit (?:keeps|all keeps) coming back(?! (?:up|on))\b|\bi (?:was|got) (?:abused|assaulted|attacked)\b|\bi was triggered\b/,
    hear: [
      "It can be long over and still not feel over. That isn't weakness.",
      "You needn't tell any of it that you don't want to tell. How it is today is enough.",
    ],
    ask: [
      'What helps you to know that you are here, and that it is now?',
      'What tends to bring it close?',
      'Is there someone with whom you feel safe?',
    ],
    next: [
      "I'd like to go slowly.",
      'Certain things bring it back.',
      "I don't always feel safe.",
      "I'd rather talk about today.",
    ],
  },
  {
    id: 'miscarriage',
    cards: ['grief'],
    when: /\b(?:i|we) (?:had|have had|'ve had) (?:a |another |two |three )?(?:miscarriages?|stillbirth)\b|\bi miscarried\b|\b(?:i|we) lost (?:our|my|the) (?:baby|child|pregnancy)\b|\bmy miscarriage\b/,
    hear: [
      'That was a child you had made room for. It is a loss, whatever others say about it.',
      'There is no right length for this, and no reason you have to give for hurting.',
    ],
    ask: [
      'How are you today?',
      'What has helped a little, and what has not?',
      'What would you like people to understand?',
    ],
    next: ["People say I'm young.", "I can't see babies at the moment.", 'Nobody mentions it any more.'],
  },
  {
    id: 'grief',
    cards: ['grief'],
    when: new RegExp(
      `\\b(?:my|our|his|her) (?:\\w+ )?${someone}(?: \\w+){0,3} (?:died|passed(?: away)?|was killed|is dead|took (?:his|her) own life)\\b|\\b(?:i|we)(?:'ve| have)?(?: just| recently)? lost (?:my|our) (?:\\w+ )?${someone}\\b|\\b(?:he|she)(?:'s| has| just| had)? (?:died|passed away|passed)(?= (?:in|on|last|at|a|two|three|four|five|this|yesterday|today|when|suddenly|before)\\b|$|[.,!])|\\b(?:death of my|since (?:he|she) (?:died|passed))\\b|\\b(?:my|his|her) ${someone}'s (?:funeral|death|ashes)\\b|\\bmy grief\\b|\\bi'm grieving\\b`,
    ),
    unless:
      /\b(?:phone died|battery died|on that level|in the game|passed (?:the|his|her|out|me|by)|will be the death)\b/,
    hear: [
      'Losing someone takes as long as it takes. Nobody else can set the pace.',
      "Others go on as if nothing were different. For you it isn't so.",
      'It can come at any hour, and in very ordinary places.',
    ],
    ask: [
      'What would you like to tell about them?',
      'What do you miss the most?',
      'When is it hardest?',
      'Who can you talk to about them?',
    ],
    next: [
      'I keep thinking of one memory.',
      'People expect me to be fine.',
      'I never got to say goodbye.',
      'The house is so quiet.',
    ],
  },
  {
    id: 'missing',
    general: true,
    cards: ['loneliness'],
    when: new RegExp(
      `\\bi (?:just |really |still |do )*miss (?:him|her|them|my (?:\\w+ )?${someone}|my (?:kids|children|boys|girls|family|parents))(?= (?:so much|every|terribly|a lot|already|tonight|today|until|and|since|most)\\b|$|[.,!])`,
    ),
    hear: ['Missing someone like that is hard, and it comes when it wants to.', 'It hurts because they matter to you.'],
    ask: ['What do you miss the most?', 'When is it strongest?', 'What would you tell them, if you could?'],
    next: ['The evenings are hardest.', 'I keep thinking of one memory.', "I don't show it."],
  },
  {
    id: 'own-illness',
    cards: ['long-illness'],
    when: /\bi(?:'ve| have)(?: got| just been)? (?:\w+ )?(?:cancer|leukaemia|leukemia|parkinson'?s|multiple sclerosis|als|a (?:brain )?tumou?r|heart failure)\b|\bmy (?:cancer|chemo\w*|tumou?r|diagnosis|dialysis|radiotherapy)\b|\bi(?:'ve been| was| got| have been) diagnosed with\b|\bmy (?:surgery|operation) (?:is|was)\b/,
    unless:
      /\b(?:all clear|remission|rang the bell|autism|adhd|dog|cat|mum|mom|dad|mother|father|husband|wife|sister|brother|son|daughter)\b/,
    hear: [
      "That is a lot to live with, and it's there every day.",
      "You don't have to be brave or cheerful about it here.",
    ],
    ask: ['How are you today?', 'What frightens you the most?', 'Who is there for you in this?'],
    next: ['People tell me to stay positive.', "I'm scared.", "I don't want to be a burden."],
  },
  {
    id: 'illness-near',
    cards: ['long-illness'],
    when: new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${someone}\\b.{0,40}\\b(?:(?:has|have|got|is having|had|diagnosed with) (?:\\w+ )?(?:cancer|chemo\\w*|a stroke|a heart attack|a tumou?r|surgery|an operation)|in (?:the |a )?(?:hospital|hospice|intensive care|icu|coma)|is (?:dying|terminal|very ill|so ill|really sick)|lungs are bad)\\b|\\b(?:he|she)(?:'s| is| has)(?: been| got)? (?:dying|in (?:the )?(?:hospital|hospice|icu|intensive care|a coma)|cancer|(?:having|on) chemo)\\b`,
    ),
    unless:
      /\b(?:caring for|look(?:ing)? after|carer|caregiver|dementia|alzheimer\w*|works? in (?:the |a )?hospital|my friend'?s (?:aunt|uncle|cousin|friend|neighbou?r)|all clear|remission|died|passed|years ago)\b/,
    hear: [
      'When somebody close is ill, the rest of life goes on around it and feels far away.',
      'It is hard to be able to do so little for someone who means so much.',
    ],
    ask: ['How are they today, as far as you know?', 'How are you in all this?', 'What frightens you the most?'],
    next: ['I feel so helpless.', "I don't know what's coming.", 'I think of it all the time.'],
  },
  {
    id: 'caring-for-someone',
    cards: ['caring', 'long-illness'],
    when: new RegExp(
      `\\b(?:i(?:'m| am|'ve been| have been)?|i still|we're|we are) (?:\\w+ )?(?:caring for|car(?:e|ing) for|look(?:ing)? after|taking care of|nursing) (?:my (?:\\w+ )?${someone}|my parents|him|her|them both)\\b|\\bi(?:'m| am) (?:\\w+ )?(?:carer|caregiver)\\b|\\bi(?:'m| am) (?:a|the|his|her) (?:\\w+ )?(?:carer|caregiver)\\b`,
    ),
    unless: /\bfor a living|my job\b|\b(?:caregiver|carer) (?:to|for|of) (?:my|the) (?:children|kids)\b/,
    hear: [
      'Whoever looks after someone gets asked how the other one is. It counts how you are, too.',
      'You can love someone and be tired of it to the bone, both in the same hour.',
    ],
    ask: ['How are you in all this?', 'What part of it is the hardest?', 'Who takes over when you cannot?'],
    next: [
      "I'm the only one who helps.",
      'I feel guilty when I rest.',
      "I don't know what's coming.",
      'I miss who they used to be.',
    ],
  },
  {
    id: 'nobody-helps',
    cards: ['caring'],
    when: /\bi(?:'m| am) the only one (?:who|doing|that)\b|\b(?:no ?one|nobody) (?:else )?(?:ever )?helps?(?: me)?\b|\bit(?:'s| is) all (?:left to|on) me\b|\beverything (?:falls|is left) (?:on|to) me\b|\b(?:he|she|they|my (?:\w+ )?(?:husband|wife|partner|boyfriend|sister|brother|family)) (?:doesn't|don't|never|won't) (?:even )?helps?\b/,
    unless: /\b(?:only one who (?:understands|gets|knows me|likes)|who cares about)\b/,
    hear: [
      "It's a lot for one person, and the others can easily overlook it.",
      'Being left alone with it is unfair, and it makes sense that you mind.',
    ],
    ask: [
      'What would you ask for, if you were sure of a yes?',
      'What part of it is the heaviest?',
      'What have you tried so far?',
    ],
    next: ["I'm too proud to ask.", "I've asked, and nothing changed.", "I'm angry about it."],
  },
  {
    id: 'who-am-i',
    cards: ['identity'],
    when: /\bi (?:just |really )?don't know (?:who i am|myself)(?: any ?more)?\b|\bi(?:'ve| have)? lost myself\b|\bmy identity\b|\bwear(?:ing)? a mask\b|\bi(?:'m| am)?(?: \w+){0,2} pretend(?:ing)? (?:to be (?:okay|ok|fine|happy|someone|somebody)|i'm (?:fine|okay|ok|happy)|everything)\b|\bi have no purpose\b|\bi don't know what i want (?:in|from|out of) life\b|\bi don't (?:fit in|belong) (?:anywhere|here)\b/,
    unless:
      /\b(?:wear\w*|wore|without|face) (?:a |my |the |our )?masks?\b|\bmasks?\b.*\b(?:covid|vaccin\w*|virus|pandemic|store|hours?|mandates?)\b/,
    hear: [
      'Not knowing that is uncomfortable, and it takes time to find out. You are allowed that time.',
      'It is tiring to be one person outside and another one inside.',
    ],
    ask: [
      'When do you feel most like yourself?',
      'When did it start to feel that way?',
      'With whom do you not have to pretend?',
    ],
    next: [
      "I'm scared of being judged.",
      'I act differently with everyone.',
      "There's something I haven't told anyone.",
    ],
  },
  {
    id: 'body',
    cards: ['self-compassion'],
    when: /\bi (?:\w+ )?hate (?:my (?:body|face|weight|looks|stomach|thighs|nose|skin)|how i look|the way i look|looking in the mirror)\b|\bi(?:'m| am|'m so| feel| feel so| look| look so) (?:so |too )?(?:ugly|fat|disgusting)\b|\bi(?:'ve)? gained (?:so much )?weight\b|\bi can't (?:stand|look at) (?:myself|my body)\b|\bugly in the mirror\b/,
    hear: [
      "It's hard to live in a body you are at odds with. You take it everywhere.",
      'On a bad day a mirror shows you only what you are afraid of.',
    ],
    ask: ['What brought it up today?', 'When did you start to see it that way?', 'What does it keep you from?'],
    next: ['I avoid mirrors.', 'People comment on it.', 'I put off getting dressed.'],
  },
  {
    id: 'crying',
    cards: ['naming-feelings'],
    when: /\bi(?:'ve| have|'m| am| was| just| ended up| keep| can't stop| couldn't stop| could)*(?: \w+)? (?:cried|crying|cry|sobb\w+|wept|weep|burst into tears|bawled)\b(?! (?:with relief|with joy|laughing|about a boat))|^(?:just |only )?(?:cried|crying|in tears|bawling)\b|\bi(?:'m| am| was) in tears\b|\bwith tears coming\b/,
    unless:
      /\b(?:happy tears|cried more|nearly cried|could weep|in one go|called it|good (?:crying|kind)|it's good|tears of joy|laugh(?:ed|ing) (?:and|till|until)|onion|advert|wedding|so happy|relief|kidding|i'm not a crier|never cr(?:y|ied)|(?:cannot|can't|couldn't|could not|not|didn't|don't|won't|haven't|nobody|without)(?: even| really| be| been)? (?:cr(?:y|ied|ying)))\b/,
    hear: [
      'It is all right that you cried. It needs no reason that anyone else would accept.',
      'That it came out may have done you some good, or none at all. Either is fine.',
      'Crying alone is hard. You are telling it now.',
    ],
    ask: ['What had been building up before?', 'How was it afterwards?', 'What set it off, as far as you can tell?'],
    next: ["I don't know why I cried.", 'Nobody saw.', "It's been building up.", 'I felt a bit better after.'],
  },
];
