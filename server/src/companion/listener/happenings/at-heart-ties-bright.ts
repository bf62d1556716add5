import type { Happening } from './happening.ts';

const elder =
  '(?:great-?)?(?:gran|granny|grannie|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|nan|nana|nanna|nonna|nonno|abuela|oma|opa|mum|mom|mam|mama|mammy|mother|dad|daddy|father|faither|papa|aunt|auntie|uncle)';

/** What is good, and what was: news, a small hour, somebody to be proud of, and what is kept of long ago. */
export const atHeartTiesBright: readonly Happening[] = [
  {
    id: 'how-it-was-with-an-elder',
    bright: true,
    cues: 'used would always made taught took let sang called kept carried had',
    when: new RegExp(
      `^(?:and |when you were \\w+,? (?:in [A-Z]\\w+ )?)?(?:your )?(?:great-)?${elder} (?:(?:always )?used to|would(?: always)?|'d|always|made (?!you)|taught you|took you|let you|sang|called you|kept|carried|had a|had an|showed you) (?!say|yell|have|been|be|like|love|call you (?:fat|stupid)|you\\b.* should)\\w+`,
      'i',
    ),
    beside:
      /\b(?:when i was|as a (?:kid|child|boy|girl)|little|small|grandm\w+|grandf\w+|grandad|gran|nan|nana|years ago|used to|us kids|we children|village|remember)\b/,
    unless:
      /\b(?:used to say|hit|beat|smack\w*|slap\w*|belt|shout\w*|scream\w*|drunk|drink|locked?|abus\w*|mean|cruel|left us|hospital|dementia|cancer|forget\w*|stroke|doctor|favourite|instead of me|you'd better|now (?:she|he)|today|texts?|rings?|worry|worried|money|ashamed|threw|told me (?:i|that))\b/,
    hear: [
      'It has lasted better than most things from then, and you tell it as if it were last week.',
      'Nobody thought of it as anything at the time. It was just how it was done, and it stayed with you.',
      'Those are the things that get kept, and hardly ever the ones people took a photograph of.',
    ],
    ask: ['How old are you in it?', 'What else is in that picture?', 'Who else is left that remembers it?'],
  },
  {
    id: 'when-they-were-small',
    bright: true,
    cues: 'when child childhood',
    when: /^(?:and )?(?:when you (?:were|was) (?:small|little|young|a (?:kid|child|boy|girl|wean|lad|lass)|(?:five|six|seven|eight|nine|ten|eleven|twelve)(?: years old)?)|as a (?:kid|child|boy|girl)),? (?:you|we|there|your|the) (?:had|would|used|lived|were|was|all|slept|went|played|went|ran|danced|loved|walked|made)\b/i,
    unless:
      /\b(?:hit|beat|abus\w*|scared|afraid|alone|locked|bull(?:y|ied)|hungry|died|drunk|shout\w*|foster|sick|ill|braces|poor|left|ran away|something happened|cry|cried)\b/,
    hear: [
      'A place like that goes on existing somewhere behind everything, and one can still walk about in it.',
      'At that size the world has other measures, and some of them never quite get replaced.',
    ],
    ask: ['What did it smell of there?', 'Where in that picture are you standing?'],
  },
  {
    id: 'it-is-theirs-now',
    bright: true,
    cues: 'got passed won offered accepted want said approved gave picked granted',
    when: /\byou(?:'ve| have)? (?:actually |just |finally |only |bloody |all )*(?:got|passed|won|(?:been |were )?(?:offered|accepted|given)|landed|secured) (?:the |a |your |an |my |into |in |on |that )*(?:job|place|keys?|flat|house|promotion|contract|visa|passport|offer|distinction|scholarship|part|lead|role|allotment|all clear|exams?|test|driving|apprenticeship|grant|mortgage|course|uni\w*|team|training|nursing|medicine|residency|citizenship|permit|level \w+)\b(?! (?:interview|centre|from hell))|^(?:and )?(?:the (?:panel|judge|council|bank|doctor|board|court|university|publisher|agent)|they|she|he)(?:'ve| have|'s| has)? (?:all |actually |finally |just )*(?:said (?:yes|you passed|you can stay|you got)|accepted (?:you|it|your \w+)|(?:want|wants|picked|chose|approved|hired) you\b(?! (?:to (?:train|leave|pick|move|go|resign|sell|down|apologi\w+|do|work|take|pay|come|sign|stay late))| down| out| gone| back)|granted (?:it|you)|offered you (?:the|a) (?:job|place|flat|part|contract))/i,
    unless:
      /\b(?:sick|feeling|feel nothing|numb|empty|crying|doesn't|speak|but|didn't|haven't|not|never|if|should (?:i|we)|or|sacked|lost|torn|replace|scared|can't|jealous|everyone else|except|instead|only because|still|dying|cancer|refus\w+|moved out|divorce|boring|hate|tumou?r|notice|they've offered me a stool)\b/,
    hear: [
      "Then that's yours, and nobody can have it be otherwise now.",
      'There was a good deal of road before that sentence, and it fits into so few words.',
      "That's the kind of news that has to be said a few times before it stays put.",
    ],
    ask: ['Where were you when you heard?', 'Who did you tell first?', 'What did the rest of that day look like?'],
  },
  {
    id: 'fear-was-for-nothing',
    bright: true,
    cues: 'safe home found landed turned back clear negative benign normal awake breath alive sinister fine clean okay',
    when: /^(?:and |ok |well |so |oh )?(?:(?:he|she|they|it|your \w+|the (?:cat|dog|scan|biopsy|test|results?|baby|lump|mammogram|bloods?))(?:'s| is|'ve| have| has|'re| are| was| were| all| just| finally)* (?:safe(?: and sound)?|(?:back )?home(?: safe)?|been found|landed(?: safe\w*)?|turned up|alive|awake|breathing on (?:his|her) own|out of (?:danger|surgery|theatre|intensive care|hospital|the woods)|came back (?:clear|negative|benign|normal|clean|fine|okay|ok)|come back (?:clear|negative|benign|normal|clean|fine)|benign|negative|clear|nothing (?:sinister|serious))|they(?:'ve| have)? found (?:him|her|them)(?=$)|all clear|you(?:'ve)? got the all[- ]clear)(?:$| (?:now|again|today|this morning|last night|tonight|at|in|and|on|after)\b)/i,
    beside:
      /\b(?:scared|worried|afraid|scan|biopsy|test|tests|results?|missing|lost|hours|days|surgery|operation|lump|mammogram|found|safe|all clear|waiting|benign|landed|hospital|finally|thank god|relie\w+)\b/,
    unless:
      /\b(?:flat as|ring road|farm|what to make|i thought|river|hang\w*|suicid\w*|spread|other side|but|dead|body|too late|not|isn't|nobody believes|still (?:hurts|in pain|don't know)|pregnan\w*|covid|drunk|home from (?:work|school)|messages|texts|affair|drugs|wallet|clear that)\b/,
    hear: [
      'All that bracing, and nowhere to put it now. The body takes a while to hear good news.',
      'You can put the other ending down now, the one you had been carrying about just in case.',
    ],
    ask: ['What did you do in the first minute after?', 'How did you hear?'],
  },
  {
    id: 'laughed-together',
    bright: true,
    cues: 'laugh giggl stitches',
    when: /^(?:and |but |then |so )?(?:you|we|you (?:both|all|two)|(?:he|she|they) and you|the (?:whole|entire) \w+|everyone|everybody|you and \w+(?: \w+)?)(?: all| both| just)? (?:couldn't stop laughing|(?:laughed|were laughing) (?:so (?:much|hard)|till|until|a lot|like)|were in stitches|giggled|(?:got|had) the giggles|cracked up|were crying laughing|howled)\b(?! (?:at (?:you|him|her|my|your)|it off|along|about you|in (?:your|my)|when you (?:fell|tripped|said)))/i,
    unless:
      /\b(?:at me|nobody|no one|pretend\w*|fake|embarrass\w*|humiliat\w*|behind my back|stupid|accent|mock\w*|it off|off|along|but i|ashamed|cruel|worse|died|didn't know where to look|funeral|my son laughed|used to)\b/,
    hear: [
      'Laughing like that with somebody loosens things that no talking gets at.',
      'It lasts a minute, and it can be called up again for years.',
    ],
    ask: ['What set it off?', 'Who held out longest?'],
  },
  {
    id: 'proud-of-one-of-theirs',
    bright: true,
    cues: 'proud said took bursting passed graduat qualified stood read tied learn sang first prize won captain chosen got medal',
    when: /\byou(?:'re| are| were|'ve never been| feel)? (?:just |so |that |really |mostly |very |bloody |dead |absolutely )*(?:proud (?:of (?:him|her|them|your|my)|till|i |you |that (?:he|she|they))|bursting)\b|^(?:and )?(?:your|our) (?:\w+ ){0,2}(?:son|daughter|boy|girl|lad|lass|grandson|granddaughter|brother|sister|nephew|niece|mum|mom|mother|wife|husband|student|pupil|kid|wean|little one)(?:,? (?:sixty|\w+-\w+|\w+) years old,?)?(?:'s| has| just| finally)*(?: just| finally)? (?:passed (?:his|her|the)|got (?:in|into|(?:the|his|her|a) (?:job|apprenticeship|part|medal|place|prize)|picked)|won|graduat\w+|qualified|stood up (?:in|and)|read (?:a|his|her|aloud|the)|tied (?:his|her)|learned to|learnt to|sang|took (?:his|her) first|said (?:his|her) first|been made|was made|made captain)\b|^(?:he|she|(?:the |your |our )?(?:wee (?:yin|one|man)|baby|little (?:one|man)|toddler)) (?:said (?:his|her) first word|took (?:his|her) first steps|got in|graduates? (?:today|tomorrow|on))\b/i,
    unless:
      /\b(?:want her back|lock the door|but|not proud|ashamed|i'm not|instead of me|jealous|unfair|compared?|favourite|why (?:don't|can't)|accident|died|funeral|drunk|voted|won't|never once told|wish (?:he|she|her|his|my|that)|trouble|fight|out of (?:his|her) depth)\b/,
    hear: [
      'You saw where it started from. Everybody else only saw the last step of it.',
      "It is an odd joy, that one. All the doing was somebody else's, and it still goes right through you.",
    ],
    ask: [
      'Who stood next to you for that?',
      'What did you say to each other afterwards?',
      'How did it begin, if you go right back?',
    ],
  },
  {
    id: 'glad-and-sore-at-once',
    bright: true,
    cues: 'happy glad joy beautiful cried wept good lovely proud',
    when: /\b(?:you(?:'re| are| were)? (?:so |really |very |both |just )*(?:happy|glad|pleased|proud)(?: for (?:him|her|them|\w+))? (?:and|but|yet) (?:(?:you|it|also|at the same time|then)\b.*)?(?:sad|cried?|crying|hurts?|aches?|miss|bad|lonely|scared|guilty|empty)|you (?:cried|wept|bawled) (?:\w+ )?(?:and|but) (?:it was|you were|they were|they're) (?:good|happy)|(?:good|happy) (?:tears|crying|sort of sorrow)|(?:it was|it's) (?:so )?(?:beautiful|lovely|perfect|wonderful) and (?:it|you)\b.*(?:sad|cried|broke|hurt\w*|ache\w*|wept))/i,
    unless: /\b(?:not happy|jealous|says|suicid\w*|hit|cheat\w*|bipolar)\b/,
    hear: [
      'Both are true and neither of them waits for the other to finish.',
      'People make room for the one or for the other. You had them both in the same chest, on the same day.',
    ],
    ask: ['Which of them is louder at the moment?', 'Who would understand the pair of them?'],
  },
  {
    id: 'stranger-waved-back',
    bright: true,
    cues: 'waved smiled winked saved saves slipped gave held hat nodded',
    when: /^(?:and |then |but )?(?:(?:a|an|the|this|some|your) (?:\w+ )?(?:neighbour|neighbor|stranger|driver|man|woman|lady|kid|child|boy|girl|fella|lad|cashier|conductor|nurse|bloke|guy|postman|granny|student)(?: (?:by|at|on|in) the \w+)?|(?:he|she|they)) (?:just |even )?(?:waved(?: back| at you)?|smiled (?:back|at you)|winked(?: at you)?|saves? you (?:a|the|his|her) \w+|saved you (?:a|the|his|her) \w+|slipped you|took (?:his|her) hat off|held the (?:door|lift|bus)|gave you (?:a|his|her|the) (?:lovely |big |little )?(?:smile|seat|wave|flower|biscuit|hug|sweet|umbrella|tissue))/i,
    unless:
      /\b(?:divorce|funny|by the kitchen|does she like|does he like|creep\w*|follow\w*|knew nothing|smirk\w*|but|ex\b|fake|still left|as if nothing|cheat\w*|cold|scared|worse|never)\b/,
    hear: [
      "It took them no time, and they'll have forgotten it by the corner. It has come all the way here with you.",
      'Nobody had to do that, which is the whole of what makes it warm.',
    ],
    ask: ['What did you do back?', 'What was the rest of that day like?'],
  },
  {
    id: 'animal-beside-them',
    bright: true,
    cues: 'dog cat pupp kitten purr snor curled chin lap',
    when: /^(?:and |but |only |oh |now )?(?:(?:the|your|our) (?:\w+ )?(?:dog|cat|puppy|pup|kitten|beagle|lurcher|terrier|spaniel|greyhound|collie)(?:'s| is| has| just)? (?:lies|lying|sleeps|asleep|sat|sits|put|puts|purrs?|purring|snores|snoring|curled|climbed|licked|licks|follows|followed|leans|leant|knows when|waits|waited|got up on|jumped up|crept)|(?:he|she)(?:'s| is| just)* (?:purr\w*|put (?:his|her) (?:chin|head|paw) on|curled up (?:on|beside|next|in)|asleep on (?:your|my)))\b/i,
    unless:
      /\b(?:sold|gate|cry|crying|yard|died|dead|put down|vet|sick|ill|bit|bites|barked|barking|mess|poo|wee|last|passed|miss|used to|neighbour's|wouldn't|won't|husband|wife|baby|jealous|ran|lost|grave|tumou?r|waited at the gate)\b/,
    beside: /\b(?:dog|cat|puppy|pup|kitten|beagle|lurcher|terrier|spaniel|greyhound|collie)\b/,
    hear: [
      "They don't ask what happened. They turn up, and they are warm, and they stay.",
      'Somebody in the house has no opinion about any of it and would like to lie just there.',
    ],
    ask: ['What does that one do when you talk to it?', 'What do you call that animal?'],
  },
  {
    id: 'nearly-did-it-to-them',
    bright: true,
    cues: 'nearly almost wanted could',
    when: /\byou (?:nearly|almost|could(?:'ve| have)) (?:hugged|kissed|proposed to|married|adopted) (?:him|her|them|the \w+|that \w+)\b/i,
    unless: /\b(?:but i|ex\b|cheat\w*|drunk|wedding|died|regret)\b/,
    hear: [
      'That the hug stayed on your side is probably in the rules somewhere. It was very nearly the right thing.',
      'One can be that fond of a person for a full second without knowing their name.',
    ],
    ask: ['What did you do instead?', 'Do you think they saw it coming?'],
  },
];
