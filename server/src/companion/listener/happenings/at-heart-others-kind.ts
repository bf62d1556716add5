import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const someone =
  "(?<who>he|she|they|the \\w+'s \\w+|(?:the|a) \\w+ who (?:\\w+ ){2,4}?|your (?:(?:old|next[- ]door|new|best|little|big|ex|late) )?[a-z]+(?:-in-law)?|(?:the|a|an|one|this|some|somebody|someone)(?:(?: (?:of the )?(?:old|young|other|wee|little|lollipop|bin|bus|big|lovely|school|night|dinner|girl|new|complete))* ?(?:\\w+)(?: next door| at work| downstairs| upstairs| across the road| behind me| from (?:\\w+ )?\\w+)?)?)";
const bad =
  /\b(?:no one|nobody|not even|wish(?:ed)? (?:he|she|someone|somebody)|never (?:brought|made|saved|gave|sat|asked)|used to|died|dead|funeral|cheat\w*|lied|guilt\w*|drugs|poison|needle|sarcas\w*|not kind|scam\w*|crime number|warning|pills for)\b/;

/** Kindness met with, by the turns of phrase it is told in whatever it was. */
export const atHeartOthersKind: readonly Happening[] = [
  {
    id: 'brought-or-made-them-something',
    bright: true,
    cues: 'brought made saved left bought gave put stuck kept turned came dropped cooked knit baked passed pass pour fetch handed slipped popped knocked asked',
    when: new RegExp(
      `\\b${someone}(?:'d| had|'s| has| have)?(?: just| even| only| then| always| once| also| quietly)* (?:(?:brought|made|saved|bought|cooked|handed|poured|fetched|knitted|baked|passed|slipped|kept|left) you (?:out |over |in |round )?(?:a|an|some|his|her|their|half|the|two|one|soup|tea|dinner|food|bread|coffee|cake|breakfast|lunch|flowers|rice|\\w+ jumper)\\b(?! (?:box|clock|warning|hard|fool|liar|choice|bad|bill|fine|letter|leaflet|look|form|list|star|mess))|(?:turned up|came round|came over|came back|came in|popped round|dropped by|knocked) (?:with|and brought|carrying) (?:a |an |some |his |her |the )?\\w+|gave you (?:(?:his|her|their) (?:seat|coat|umbrella|jumper|scarf|lunch|number|toast|hand|gloves|jacket|hanky|tissues?)|half|a (?:lift|hug|hand|seat|tissue|biscuit|plant|sip|sweet|cup)|one of (?:his|her|their)|some of)|(?:put|stuck) (?:the kettle|a (?:blanket|coat|hot water)|(?:his|her) (?:coat|jacket|arm)|the electric blanket) (?:on|round|over|around|outside)|(?:had )?left (?:a |an |some |the )(?:\\w+ ){1,5}(?:on|at|by|outside) (?:your|my|the) (?:step|doorstep|desk|gate|porch|car|chair|windowsill|door|bonnet|pillow|locker|seat|bed)|asked you to wait while (?:he|she))`,
      'i',
    ),
    unless: new RegExp(
      `${bad.source}|\\b(?:camera|on it!|on it\\b|i said he gave|left (?:me|you) (?:his|the)|crusts|suit|visa|like a dropped|tasted|chart|sorry for me|toast after|jam\\b|a bra\\b|moth|ladder|deodorant|soap|note saying|rubbish|dog mess|bill\\b|parking ticket|physio|court|box|clock|plaque|left (?:me|you) (?:for|with)|made (?:me|you) (?:feel|so|cry|count|wait|foreman|redundant)|tea afterwards a colleague|how cute)\\b`,
    ),
    hear: [
      'It cost them a few minutes, and you will have it a good deal longer than that.',
      'You can be braced for all sorts, and then somebody simply does a thing for you. There is no armour for that.',
      "It was on nobody's list of things to do. That is most of what is in it.",
    ],
    ask: [
      'What did you manage to say to that?',
      'Do they know how much that was?',
      'Had they ever done anything like it before?',
      'What made them think of it, do you suppose?',
    ],
  },
  {
    id: 'stayed-by-them',
    bright: true,
    cues: 'sat stayed waited stood walked carried held pulled leave knelt came rode drove',
    when: new RegExp(
      `\\b${someone}(?:'d| had| has|'s)?(?: just| even| only| then| also)* (?:(?:sat|stayed|stood|waited|knelt|came|drove|rode|walked)(?: up| there| down| all the way| back| over| home| outside)* (?:with you|beside you|by you|next to you and (?:talked|asked|said|shared|didn't|held|put|offered)|round to your side|to (?:the )?\\w+ with you)|didn't leave (?:you|your side)|walked you (?:home|to|back|in|out)|carried (?:your|you)|pulled (?:his|her|a) chair (?:round|over|up|next)|let you (?:cry|talk|sit|set up|rest|go first|bring)|talked to you (?:about|the whole|until|till|all))\\b`,
      'i',
    ),
    unless: new RegExp(
      `${bad.source}|\\b(?:bad argument|till we cool|dropped|followed|wouldn't let|prison|gravely|wedding|last time|on the ninth|alone in the|coffin|dream|let (?:me|you) go)\\b`,
    ),
    hear: [
      'To have somebody stay put beside it, without trying to mend anything, is rarer than good advice.',
      'They had somewhere to be as well, surely, and for that while they were where you were.',
    ],
    ask: [
      'What did you two talk about, if you talked?',
      'Have you seen them since?',
      'What had you been ready for, before they came?',
    ],
  },
  {
    id: 'simply-kind-to-them',
    bright: true,
    cues: 'kind nice lovely good gentle decent sweet kindest kindness',
    when: told(
      "^(?:and |but |really |because )?(?:WHO|the \\w+(?: \\w+)?|everyone|people|a \\w+)(?: just| really| actually| always| being|'d| had| all)* (?:(?:was|were|is|are|been|being) (?:just |so |really |very |always |ever so |only |actually )*(?:kind|nice|lovely|good|gentle|decent|sweet|patient)(?: to you| with you)(?: for no reason)?$|were so nice$|was so decent|showed you (?:a |such )?kindness)|\\b(?:kindest|nicest) thing (?:anyone|anybody|someone|that)\\b|\\bsomebody was kind\\b",
    ),
    unless: new RegExp(
      `${bad.source}|\\b(?:interview|family is good|can't stand|stand to be|too kind|kill|that's worse|worse|being so nice|about it that|mortified|you think (?:he|she) knows|low as)\\b`,
    ),
    hear: [
      'When one has been holding on tight, kindness is the thing that gets through.',
      "It was nobody's duty, and that is what makes it stay.",
    ],
    ask: ['What was it they did, exactly?', 'What did it change about the day?', 'When did somebody last do that?'],
  },
  {
    id: 'would-like-to-thank-them',
    bright: true,
    cues: 'thank write',
    when: /\byou(?:'re looking for a way to|'d like to|'d love to| would like to| want to|'ve never| never| never got to| never even| don't know how to|'re going to| should| wish you(?:'d| had| could))(?: properly| really)? thank(?:ed)? (?:him|her|them|that|the|a|your|whoever|somebody|someone|everyone)\b|\byou(?:'re)? (?:going to|want to|will|'ll) write to (?:that|the|your old) (?:teacher|nurse|woman|man|lady|doctor|midwife|driver)\b/i,
    unless: /\b(?:sarcas\w*|thank (?:god|goodness)|put my lovely boy|no thanks)\b/,
    hear: [
      'Thanks like that have no form. Anything one could write looks too small next to it.',
      'They may well have no idea what it was. People who do such things seldom keep count.',
    ],
    ask: ['What would you most like them to know?', 'What did they do that stays with you?', 'Would they remember it?'],
  },
  {
    id: 'no-fuss-was-made',
    bright: true,
    cues: 'ask fuss judge surprised said laugh without whip chipped clubbed paid handed',
    when: told(
      "\\b(?:WHO|the \\w+)(?: just| even| only)? (?:(?:didn't|never|did not)(?: even)? (?:ask (?:anything|any questions|questions|why|what (?:was wrong|happened))|make a fuss|look(?:ed)? surprised|judge|said a word about it|laugh(?:ed)? at you)|without (?:a word|saying (?:a word|anything)|being asked|asking),? (?:\\w+ ){0,3}(?:gave|put|made|took|moved|sat|brought|picked|paid|handed|passed))|\\b(?:WHO|the \\w+|a \\w+) (?:had a whip ?round|chipped in|clubbed together|paid for (?:your|the) (?:shopping|coffee|bus|fare|bread|ticket|taxi|meal)|handed in your (?:phone|wallet|purse|bag|keys))\\b|\\bsomebody handed in your\\b",
    ),
    unless:
      /\b(?:wish|hurt|i'd had cancer|birthday and|cared|how i am|how i was|about my day|interested|ignored|on purpose|never asked (?:me|about)|he never asked$|didn't tell me|didn't tell anyone about the)\b/,
    hear: [
      'Done without a fuss like that, it leaves you your dignity. Somebody had thought about that part too.',
      'It takes tact to help and to look as if one were only passing.',
    ],
    ask: ['Have you ever talked about it since?', 'What did you do then?'],
  },
];
