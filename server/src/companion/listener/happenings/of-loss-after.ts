import { named } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { death } from './of-loss.ts';

const worn =
  '(?:jumper|coat|jacket|shirt|t-?shirt|cardigan|scarf|watch|ring|hat|cap|glasses|slippers|boots|shoes|collar|headcollar|saddle|bridle|lead|blanket|mug|cup|bowl|pillow|dressing gown|hoodie|handbag|purse|rosary|apron|pyjamas|toothbrush|razor|walking stick|guitar|toolbox|recipes?|perfume|aftershave|hairbrush|bed|basket)';
const kin =
  'mum|mummy|mom|mam|dad|da|daddy|papa|nan|nana|gran|grandma|grandad|grandpa|mother|father|wife|husband|brother|sister|son|daughter|friend';
const theirs = `(?:his|her|their|(?:your )?(?:\\w+ )?(?:${kin})'?s)`;

/** What goes on after a death: what is still done, what is still there, days that come round, papers, and what is missed. */
export const ofLossAfter: readonly Happening[] = [
  {
    id: 'went-to-tell-them',
    cues: 'ring call text tell phone message dial reach',
    when: new RegExp(
      `\\b(?:went|go|going|start(?:ed)?|about|wanted|want|nearly|almost|still try) (?:straight )?(?:to |up to )?(?:ring|rang|call|text|tell|phone|message|dial|show)(?:ed|ing)? (?:him|her|them|(?:your )?(?:${kin}))\\b|\\b(?:pick(?:ed)? up|reach(?:ed)? for|got out|had) (?:the |your )?phone\\b.*\\b(?:him|her|tell|ring|call)\\b|\\bfirst (?:person|one) you(?:'d| would| want(?:ed)? to| used to)? (?:\\w+ )?(?:tell|ring|call|text)`,
      'i',
    ),
    beside: death,
    unless:
      /\bhow (?:i'?m|i am|am i|we'?re|do|can|should|to) (?:i |we )?(?:going to |gonna )?(?:tell|explain)\b|\bgo(?:ing to|nna) tell (?:him|her|them)\b|\b(?:afraid|scared|dread\w*) to tell\b|\bhow (?:do|can|should) i tell\b|\b(?:isn'?t|not) dead\b|\btell (?:the )?(?:kids|children)\b|\bphone died\b/,
    bright: true,
    hear: ['It hurts to reach for them out of habit, and remember.'],
    ask: ['What was it you had to tell?', 'What would the answer have been?'],
  },
  {
    id: 'talks-to-the-dead',
    cues: 'talk speak say sorry write text tell chat argue night morning photo grave',
    when: /\byou (?:still |often |always |sometimes )?(?:talk|talking|talked|speak|spoke|say|said|says|chat|write|text|wrote|texted)(?: \w+){0,3} (?:to|at) (?:the |his |her |their )?(?:photo|photograph|picture|grave|urn|chair|stone|ashes|coat|bench)\b|\byou(?:'re|'ve)? (?:still |often |always )(?:talk|talking|speak|speaking|write|writing|text|texting|chat|say good ?(?:night|morning))(?: to)? (?:him|her|them)?\b|\byou talk to (?:him|her|them)\b|\bsay sorry to the photo\b|\byou found yourself (?:\w+ )+and talking to it\b/i,
    beside: death,
    unless:
      /\b(?:isn'?t|not|nobody'?s) dead\b|\bhow do i tell\b|\bphone died\b|\bthink they'?re dead\b|\btext\w* you back\b/,
    bright: true,
    hear: [
      'Talking to them still makes sense, when you miss them so much.',
      'You know them well enough to have both halves of it.',
    ],
    ask: ['What was it about, today?', 'What comes back, when you listen for it?'],
  },
  {
    id: 'still-looks-for-them',
    cues: 'bought picked still look listen wait expect lay set reach turn cook make buy save put',
    when: /\byou(?:'re|'d|'ve| have)? (?:still|keep|keep on|always|'ll|automatically|catch yourself|caught yourself) (?:(?:half|sort of|automatically) )?(?:look(?:ing)?|listen(?:ing)?|wait(?:ing)?|expect(?:ing)?|lay(?:ing)?|set(?:ting)?|reach(?:ing)?|turn(?:ing)?|mak(?:e|ing)|cook(?:ing)?|buy(?:ing)?|put(?:ting)? out|sav(?:e|ing)|leav(?:e|ing)|check(?:ing)?)\b|\byou (?:bought|picked up|poured|made|laid|set out) (?:his|her|their|two|for two)\b/i,
    unless:
      /\bforward to\b|\b(?:at|through) (?:the |her |his |old )?(?:photos?|pictures?|videos?|jobs?|flats?|houses?|messages)\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bphone died\b|\bfor (?:work|a job|the results?)\b|\bwaiting (?:on|for) (?:the|a|an)\b|\blook (?:tired|awful|like|good)\b|\bmake (?:mistakes|up|fun|people)\b|\bset(?:ting)? (?:off|up)\b/,
    beside:
      /\b(?:died|dead|death|passed away|passed (?:two|three|four|a|last)|gone \w+ (?:months|years|weeks)|funeral|grave|ashes|put (?:him|her|them|my \w+|our \w+) (?:down|to sleep)|(?:down|sleep) yesterday|lost (?:my (?!job|phone|keys)\w+|him|her)|widow\w*)\b/,
    bright: true,
    hear: [
      'You loved them so long that you still look for them.',
      'The habit is older than the news, and it takes far longer to hear it. Each time, you find out again for a second.',
    ],
    ask: [
      'When in the day does it catch you most?',
      'What do you do, when you notice?',
      'What else do you still do as it was?',
    ],
  },
  {
    id: 'number-still-in-phone',
    cues: 'number contact whatsapp chat messages thread profile phone',
    when: /\b(?:his|her|their|mum'?s|mom'?s|dad'?s|nan'?s|\w+'s) (?:old |mobile |phone )?(?:number|contact|name|whatsapp|chat|messages|texts|thread|profile|facebook)\b.*\b(?:still|phone|top|pinned|delete|scroll|read)\b|\b(?:delete|deleted|deleting|read|reread|scroll\w*|still have) (?:\w+ ){0,3}(?:his|her|their) (?:old |last |mobile )?(?:number|contact|messages|texts|chat|emails)\b/i,
    beside: death,
    unless: /\bphone died\b|\b(?:isn'?t|not) dead\b|\bmy ex\b|\bcheating\b/,
    bright: true,
    hear: ['Seeing the name there must hurt every time.'],
    ask: ['What is the last thing there from them?', 'How often do you open it?'],
  },
  {
    id: 'recorded-voice',
    cues: 'voicemail voice answerphone answering recording video',
    when: /\b(?:voice ?mails?|answer ?phone|answering machine|voice (?:notes?|messages?)|recordings? of|(?:old|his|her|their|a|the) videos? (?:of|where|from|with)|(?:his|her|their|old) (?:videos?|recordings?))\b/i,
    beside: /\b(?:died|dead|passed away|funeral|widow\w*)\b/,
    unless:
      /\bon video\b|\bby video\b|\bzoom\b|\bonly on the video\b|\bwatched (?:it|the|his|her)\b|\bphone died\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bsent her voice messages\b|\bvideo (?:call|game)s?\b|\bvoicemail from (?:work|the bank|my boss)\b|\bdead (?:good|funny|nice)\b/,
    bright: true,
    hear: ["It's a comfort and it hurts, to hear them again."],
    ask: ['What do they say in it?', 'When do you play it?'],
  },
  {
    id: 'forgetting-their-voice',
    cues: 'forget forgot forgotten remember hear lost losing',
    when: /\b(?:forget(?:ting)?|forgot(?:ten)?|can'?t (?:quite )?(?:remember|hear|picture|recall)|don'?t remember|losing|lost)\b(?: \w+){0,4} (?:voice|face|smell|laugh|sound|eyes)\b/i,
    beside: death,
    unless: /\blost (?:my|your) voice\b|\bwith my own\b/,
    bright: true,
    hear: [
      "It's frightening to feel the sound of them slip away.",
      'You expect the big things to fade first, and it is the laugh, the step on the stairs.',
    ],
    ask: ['Which of their sayings can you still hear?', 'What has stayed clear?'],
  },
  {
    id: 'handwriting-in-a-pocket',
    cues: 'pocket handwriting writing list note ticket recipe letter card lids found',
    when: new RegExp(
      `\\bpockets?\\b(?!.*\\b(?:money|patt)\\w*)|\\b${theirs} (?:\\w+ )?(?:hand ?)?writing\\b|\\b(?:found|came across|opened|there was|there's)\\b.*\\b(?:shopping list|old (?:note|letter|card|receipt|diary)|birthday card|recipe|${theirs} (?:\\w+ )?(?:list|notebook|diary|glasses|hair|report|letters|photo|medals?|passport|drawings?|ticket))\\b`,
      'i',
    ),
    beside: death,
    unless:
      /\bphone died\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bpocket money\b|\btwo pages\b|\bpatting my pockets\b|\baffair\b/,
    bright: true,
    hear: [
      'Finding something like that brings them right back.',
      'It was never meant for keeping, so there is nothing in it but them.',
    ],
    ask: ['What did you do with it?', 'Which day might it be from?'],
  },
  {
    id: 'bag-of-their-things',
    cues: 'bag box things belongings clothes gave sent handed',
    when: /\b(?:gave|give|handed|sent|got|returned|hospital|hospice|police)\b.*\b(?:back )?(?:his|her|their) (?:things|clothes|bag|belongings|slippers|stuff|effects|watch|ring|glasses)\b|\b(?:bag|box|envelope|carrier) (?:with|of) (?:his|her|their) (?:\w+ )?(?:things|clothes|stuff|belongings|\w+s)\b|\b(?:bag|box) (?:from|of) the hospital\b/i,
    beside: /\b(?:died|dead|passed away|funeral|hospital|hospice|widow\w*|police)\b/,
    unless: /\bex\b|\bhospice shop\b|\bcharity\b|\bi gave\b|\bhe's home\b|\bpack(?:ed|ing)\b|\bdischarged\b/,
    bright: true,
    hear: [
      "It's awful to be handed a whole person's things like that.",
      'A person comes back across a counter as a few things in a bag. It weighs hardly anything and nobody knows where to set it down.',
    ],
    ask: ['Where is the bag now?', 'What in it had you not expected?'],
  },
  {
    id: 'cleared-their-things',
    cues: 'gave give giving took taken taking bagged clear sort pack donated empt',
    when: new RegExp(
      `\\b(?:gave|given|give|giving|took|taken|taking|bagged(?: up)?|clear(?:ed|ing)?(?: out)?|sort(?:ed|ing)?(?: out| through)?|donated|empt(?:ied|ying))\\b(?: \\w+){0,3} (?:clothes|coats?|wardrobe|shoes|suits|dresses|shirts|things|belongings|toys|tools)\\b|\\b(?:clear(?:ed|ing)?|empt(?:ied|ying)|sort(?:ed|ing)?)(?: out| through)? (?:out )?${theirs} (?:\\w+ )?(?:room|house|flat|bungalow|wardrobe|shed|things|desk|clothes|kitchen)\\b`,
      'i',
    ),
    beside: /\b(?:died|dead|passed away|funeral|hospice shop|widow\w*|since (?:he|she) (?:went|died)|wardrobe)\b/,
    unless:
      /\bphone died\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bnobody died\b|\bdivorce\b|\bmy ex\b|\btenner\b|\bholiday\b|\bcleaned'/,
    bright: true,
    hear: [
      'Going through their things is one of the hardest jobs there is.',
      'You handle everything twice on such a day: once as a thing, and once as whoever it belonged to.',
    ],
    ask: ['What could you not put in the bag?', 'Who did you have with you for that?'],
  },
  {
    id: 'kept-one-thing-of-theirs',
    cues: 'still got have kept keep wear wearing wore sleep smell put drink use',
    when: new RegExp(
      `\\byou(?:'ve|'re| have)? (?:still |only |just |always )?(?:kept|keep|keeping|still got|got|have|saved|wear|wearing|wore|slept in|sleep (?:in|with)|sleeping (?:in|with)|smell(?:ed|ing)?|drink (?:out of|from)|put on|carry|carried|carrying|use)\\b(?: \\w+){0,3} (?:his|her|their|one|${theirs})(?: \\w+){0,2} ${worn}\\b|\\bsmells? (?:of|like) (?:him|her|them)\\b`,
      'i',
    ),
    beside: death,
    unless: /\b(?:isn'?t|not|nobody'?s) dead\b|\bphone died\b|\bleft me\b|\bcheat/,
    bright: true,
    hear: [
      "It's good to have something of theirs that you can hold.",
      'It may be worth nothing in a shop. It has been where they were.',
    ],
    ask: ['What made it that one?', 'Where does it live, in your place?'],
  },
  {
    id: 'cannot-part-with-it',
    cues: 'throw chuck rid wash move give delete part clear change empty sell bin bring',
    when: /\byou (?:still |just )?(?:can'?t|cannot|couldn'?t|haven'?t|have not|don'?t|won'?t|can not)(?: \w+){0,2} (?<!moved )(?:throw|chuck|get rid of|wash|move|give away|given away|thrown|washed|moved|touch(?:ed)?|delete|part with|clear(?:ed)?|change(?:d)?|empt(?:y|ied)|sell|let go of|bin|bring (?:it in|(?:myself|yourself) to (?:throw|clear|open|move|wash|give|touch|empty|sell|change|go in))|take (?:it|them|his|her) down)\b/i,
    beside: death,
    unless:
      /\b(?:isn'?t|not|nobody'?s) dead\b|\bphone died\b|\bdead(?:line| end)\b|\bjob\b|\bmoved? on\b|\bchess\b|\bchange (?:my mind|anything|it)\b|\bthrow up\b/,
    bright: true,
    hear: ["You can't part with it yet, and you don't have to."],
    ask: ['Where is it now?', 'Does anyone else know it is there?'],
  },
  {
    id: 'left-as-it-was',
    cues: 'glasses shoes boots slippers keys still coat chair hook door room hang',
    when: new RegExp(
      `\\b${theirs}(?: \\w+){0,2} ${worn.slice(0, -1)}|chair|room|desk|bike|truck|car|seat|side|keys|phone|desk|things|clothes)\\b(?:'s| is| are| was| were| hangs?| stands?| sits?)?(?: \\w+){0,3} (?:still|just (?:as|how|where)|the way|on the (?:window ?sill|sill|side|shelf|bedside table|dresser|piano|nightstand|arm|back|hook|door|chair|table|peg|wall|hall)|by the (?:door|bed|back))\\b|\\bstill (?:hangs?|stands?|sits?|smells?) \\b|\\b(?:there'?s |the |an )(?:empty |his |her )?(?:chair|coat|bowl|basket)\\b.*\\b(?:still|empty|on it)\\b|\\bnobody(?:'s| has)? (?:sits?|sat) in (?:it|his|her)\\b`,
      'i',
    ),
    beside: /\b(?:died|dead|passed away|funeral|widow\w*|grave|put (?:him|her|them) (?:down|to sleep))\b/,
    unless: /\bpolice\b|\bpound\b|\brepair\w*\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bphone died\b|\bmy ex\b|\bleft me\b/,
    bright: true,
    hear: ["It isn't easy to move anything, when it was theirs."],
    ask: ['What would you not let anyone move?', 'What do you do when you pass it?'],
  },
  {
    id: 'half-the-bed',
    cues: 'side pillow bed reach',
    when: /\b(?:his|her|your) side of (?:the|your) bed\b|\b(?:on|to) (?:his|her) side\b|\b(?:his|her) pillow\b|\breach(?:ed|ing)? (?:over|across|out)(?: in| for (?:him|her)| to (?:his|her)|$| at night)|\bempty bed\b|\b(?:slept|sleep|sleeping) in (?:our|your|the) (?:\w+ )?bed since\b|\bhalf (?:of )?the bed\b/i,
    beside: /\b(?:died|dead|passed away|funeral|widow\w*|lost (?:my (?:wife|husband)|him|her))\b/,
    unless:
      /\bnobody'?s dead\b|\bsee it from\b|\bphone died\b|\bpills? from the doctor\b.*\bcornwall\b|\breach(?:ed|ing)? out to\b/,
    bright: true,
    hear: ['The nights must be very hard.'],
    ask: ['How do the nights go now?', 'What do you do when you wake?'],
  },
  {
    id: 'house-gone-quiet',
    cues: 'quiet empty silent silence dark lamp radio',
    when: /\b(?:house|flat|home|kitchen|room|place|evenings?|mornings?|bed|it)(?: is|'s| was| feels?| got| gets| has gone| are| seems?)? (?:so |too |very |really |just |all |that |awful |awfully )*(?:quiet|empty|silent)\b|\bthe (?:quiet|silence)\b|\bempty (?:house|flat)\b|\b(?:radio|telly|tv) (?:on )?(?:for (?:the )?(?:company|voices?)|in two rooms|so there'?s)\b/i,
    beside:
      /\b(?:died|dead|passed away|funeral|widow\w*|lost (?:my (?:wife|husband|dog|cat|mum|mom)|him|her)|put (?:him|her|our \w+|my \w+) (?:down|to sleep)|he'?s gone and)\b/,
    unless:
      /\bnobody'?s dead\b|\bphone died\b|\bbusiness is\b|\bkids? (?:have )?(?:left|moved)\b|\bi'?ve heard nothing\b/,
    bright: true,
    hear: ['The quiet in the house makes it harder.'],
    ask: ['Which sound would you have back first?', 'What do you put on against it?'],
  },
  {
    id: 'dream-of-the-dead',
    cues: 'dream',
    when: /\b(?:dream(?:t|ed|ing|s)?)\b(?!.*\b(?:job|house|wedding|come true)\b)/i,
    beside:
      /\b(?:died|dead (?:mum|mom|dad|wife|husband|brother|sister|friend)|passed away|(?:he|she)'?s dead|since (?:he|she) died|widow\w*)\b/,
    unless: /\bpills?\b|\bdream (?:job|home|of owning)\b|\bown funeral\b|\bnobody'?s dead\b|\bdreaming about rice\b/,
    bright: true,
    hear: [
      'A dream like that can leave you sad the whole day.',
      'They come in as if it were the most natural thing, and then you have to wake up out of it.',
    ],
    ask: ['What did they do in it?', 'How was it, waking up?'],
  },
  {
    id: 'anniversary-of-it',
    cues: 'year years month months week weeks anniversary ago today tomorrow',
    when: /\b(?:it's|it is|it'll be|it was|will be|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:\w+ ){0,4}(?:anniversary|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years?|months?|weeks?))\b(?: \w+){0,4}? ?(?:since|today|tomorrow|on \w+day|this week|without)\b|\b(?:years?|months?|weeks?) (?:today|tomorrow)\b|\banniversary of\b|\b(?:your|our) (?:wedding )?anniversary\b|\byears ago (?:today|tomorrow|this week)\b/i,
    beside:
      /\b(?:died|death|passed(?: away| two| three)?|funeral|buried|lost (?:the|our|a|my) (?:baby|son|daughter|mum|mom|dad|wife|husband)|stillb\w+|miscarr\w+|without (?:him|her))\b/,
    unless:
      /\bnobody'?s dead\b|\bphone died\b|\bdivorced? \w+ years\b|\bbrought him home\b|\bwedding anniversary\b.*\bhe is\b|\blink\b/,
    bright: true,
    hear: [
      'The day can bring it all back, as if it had just happened.',
      'Other people see an ordinary date. You walk through it with the other one underneath.',
    ],
    ask: ['What do you do with a day like that?', 'Who else has the date in mind?'],
  },
  {
    id: 'first-feast-without',
    cues: 'first christmas xmas birthday easter eid diwali without',
    when: /\b(?:first|second|our first) (?:christmas|xmas|birthday|easter|eid|diwali|new year'?s?(?: eve)?|hanukkah|ramadan|thanksgiving|mother'?s day|father'?s day|anniversary|summer|winter|holiday|lambing|harvest)\b(?!.*\b(?:together|as a family of|married|with the baby)\b)|\b(?:christmas|xmas|easter|eid|diwali|thanksgiving|birthday|sundays?)\b.*\bwithout (?:him|her|them|mum|mom|dad|nan|your)\b|\b(?:first|next) (?:one|year) without (?:him|her|them|your|mum|mom|dad)\b/i,
    beside:
      /\b(?:died|dead|passed(?: away)?|funeral|widow\w*|without (?:him|her|them|mum|mom|mam|dad|nan|my)|lost (?:my|him|her))\b/,
    unless: /\bnobody'?s dead\b|\bdivorc\w+|\bbroke up\b|\bmy ex\b|\bphone died\b|\bgirlfriend left\b|\bmoved out\b/,
    bright: true,
    hear: ['The first time without them is very hard.'],
    ask: ['How did it use to go?', 'Who keeps it with you?'],
  },
  {
    id: 'first-time-without-them',
    cues: 'first',
    when: /\b(?:the |your )?first (?:\w+ ){0,3}?(?:time|night|day|trip|drive|journey|date|evening|walk|shop|match|game|dance|week)\b(?: \w+){0,6} (?:since|without|alone|on your own)\b.*(?:\b(?:he|she|him|her|them|died|passed|funeral|mum|dad|wife|husband)\b|$)/i,
    beside: /\b(?:died|dead|passed away|funeral|widow\w*|put (?:him|her) (?:down|to sleep))\b/,
    unless: /\bnobody'?s dead\b|\bphone died\b|\blaughed\b|\bchemo\b|\bstroke\b/,
    bright: true,
    hear: [
      'The first time without them takes courage.',
      'It has to be done once with the empty place beside you before it can be just a thing you do.',
    ],
    ask: ['Who would have done that with you?', 'What did they always do, at that point?'],
  },
  {
    id: 'would-be-that-old-now',
    cues: 'would turn birthday old',
    when: /\b(?:he|she|they|it|baby|mum|mom|dad)(?:'d| would) (?:have |now )*(?:be|been|turn(?:ed)?|be turning|been turning|be starting|be at|have started)(?: \w+)? (?:\d+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|six|seven|eight|nine|ten|one|two|three|four|five|eleven|twelve|thirteen|eighteen|nineteen|a hundred|twenty-\w+)\b|at (?:uni\w*|school|college)|uni\w*|school|a (?:teenager|man|woman|grandad)|born|due)/i,
    beside:
      /\b(?:died|dead|passed away|stillb\w+|miscarr\w+|lost (?:the|our|a|my) (?:baby|son|daughter)|brought him home|grave|funeral)\b/,
    unless: /\bnobody'?s dead\b|\bphone died\b|\b(?:isn'?t|not) dead\b/,
    bright: true,
    hear: [
      'You still count the years for them.',
      'You do that sum without being asked. Hardly anyone else keeps it up to date.',
    ],
    ask: ['What do you picture, at that age?', 'What would the cake have been?'],
  },
  {
    id: 'they-would-have-loved-it',
    cues: 'would loved seen proud wish laughed here',
    when: /\b(?:he|she|they|mum|mom|dad|nan|grandad|your \w+)(?:'d| would)(?:'ve| have)? (?:have )?(?:loved|laughed|been (?:so |very )?proud|hated|enjoyed|liked|known what)\b|\bwish (?:he|she|they|mum|mom|mam|dad|your \w+)(?: could| had|'d| was| were)(?: have)? (?:see|seen|here|known|met|been (?:here|there)|there)\b/i,
    beside: /\b(?:died|dead|passed away|funeral|widow\w*|ashes|before (?:he|she) died|grave)\b/,
    unless: /\bnobody'?s dead\b|\bphone died\b|\b(?:isn'?t|not) dead\b|\bsome people\b/,
    bright: true,
    hear: [
      "It hurts most when something good happens and they aren't here for it.",
      'You know what their face would have done. You will always be able to see that.',
    ],
    ask: ['What would they have made of it?', 'Who gets told instead, now?'],
  },
  {
    id: 'nobody-left-who-knew',
    cues: 'last left nobody one ask remember knew anybody',
    when: /\b(?:the )?last (?:one|person)\b(?: \w+){0,4} (?:who|that|left|now)\b|\b(?:he|she) was the last of (?:us|you|them)\b|\byou(?:'re| are) the last (?:one|of)\b|\b(?:nobody|no one|no-one|not anybody|isn'?t anybody|isn'?t anyone|not anyone)(?: left| else| now)*(?: that)?(?: who| you can| to| you could)* (?:to )?(?:ask|remembers?|knew|say "?remember)\b|\b(?:don'?t know|no idea) who (?:you can|to) ask\b|\byou forgot to ask\b|\byou never asked\b/i,
    beside: /\b(?:died|dead|passed away|funeral|buried|widow\w*|since (?:mum|dad|mom))\b/,
    unless: /\bnobody'?s (?:died|dead)\b|\blast one (?:died|in the)\b|\bphone died\b|\blast one who (?:leaves|came)\b/,
    bright: true,
    hear: [
      "It's lonely to be the last one who remembers.",
      'With them goes the other half of every memory. There is nobody now to say: no, it was the blue one.',
    ],
    ask: ['What would you ask first?', 'What do only you know now?'],
  },
  {
    id: 'at-the-grave',
    cues: 'grave cemetery graveyard headstone gravestone churchyard',
    when: /\b(?:(?:at|by|to|visit(?:s|ed|ing)?|from|on|beside|clean(?:s|ed|ing)?|tidied|weed(?:s|ed|ing)?|find|found) (?:the|his|her|their|your \w+'s|my \w+'s|our \w+'s|\w+'s) (?:\w+ )?(?:grave|headstone|gravestone)|(?:at|in|to|from|visit(?:s|ed|ing)?) (?:the|that|our) (?:\w+ )?(?:cemetery|graveyard|churchyard))\b/i,
    unless:
      /\bdon'?t (?:\w+ )?pass\b|\bavoid\b|\bback (?:road|way)\b|\bto (?:his|her|an early|my|your|their) (?:own )?grave\b|\bearly grave\b|\btil?l? the grave\b|\buntil grave\b|\bphoto for the grave\b|\bmass grave\b|\bin (?:his|her|their|my) grave\b|\bturn\w* in\b|\bfrom the grave\b|\bdig\w* (?:my|your|his|her) own grave\b|\bgraves?yard shift\b|\bcounted the buttons\b|\bover grave\b|\bsilent as\b|\blaugh\w*\b.*\bgrave\b|\bcradle\b|\bwho'?s? ?side\b|\bone foot\b/,
    bright: true,
    hear: ["It can be hard to stand there, and still it's somewhere to be near them."],
    ask: ['What do you say there, if anything?', 'When were you last there?'],
  },
  {
    id: 'ashes',
    cues: 'ashes urn scatter',
    when: /\b(?:the|his|her|their|\w+'s) ashes\b|\bscatter(?:ed|ing)? (?:him|her|them)\b|\burn (?:is|on|in)\b/i,
    unless: /\btastes like\b|\brise\b|\bcigarette\b|\bfire\b/,
    bright: true,
    hear: ["That's a hard day to plan and a hard thing to do."],
    ask: ['Who is in on it with you?', 'What had they said about it themselves?'],
  },
  {
    id: 'family-row-over-things',
    cues: 'helped will estate house clock ring jewel inherit sell solicitor money agent',
    when: /\b(?:brothers?|sisters?|family|siblings|stepmother|stepmum|stepdad|cousins?|uncle|aunt|aunty?|they|he|she)\b.*\b(?:the will|estate agent|estate|inherit\w*|solicitors?|probate|jewell?ery|sell(?:ing)? (?:the|mum's|dad's|mom's|his|her) house|(?:wants?|want to know when|took|taken|fight\w*|arguing|fallen out|row\w*)(?: \w+){0,4} (?:house|clock|ring|car|furniture|china|piano|caravan|watch|things))\b|\bhelped (?:him|her|them)sel(?:f|ves) to\b|\bit was about a clock\b|\bcan'?t put back in the bag\b/i,
    beside: /\b(?:died|dead|death|passed away|funeral|buried|the will|late (?:mother|father))\b/,
    unless: /\bnobody'?s dead\b|\bphone died\b|\bover my dead\b|\bdivorc\w+\b/,
    bright: true,
    hear: [
      "It's painful when a death sets people against each other.",
      'What gets argued over is small and can be named. Who was loved how is under it, and nobody says that.',
    ],
    ask: ['How was it between you all before?', 'Which of you still talk?'],
  },
  {
    id: 'letters-to-the-dead',
    cues: 'letter letters post addressed account certificate bank names name writing pension company',
    when: /\b(?:letters?|post|mail|emails?|bills?|catalogues?|parcels?|calls?)\b.*\b(?:for|in|to|with) (?:him|her|(?:his|her|their|both) names?|both your names|mum|mom|dad)\b|\bletters? (?:came|comes|arrived) for (?:him|her|his|her|the baby)\b|\baddressed to (?:him|her|mum|mom|dad)\b|\baccount holder\b|\bdeath certificates?\b|\bkeeps? writing to (?:him|her)\b|\bask(?:ed|ing)? to speak to (?:him|her|mr|mrs)\b/i,
    beside: /\b(?:died|dead|death|passed away|stillb\w+|miscarr\w+|funeral|widow\w*)\b/,
    unless:
      /\brings\b|\bhelped (?:him|her)self\b|\bnobody'?s dead\b|\bphone died\b|\bnot dead\b|\bis dead\. she's sitting\b|\bsays she is dead\b/,
    bright: true,
    hear: ["Having to tell people again and again that they've died is so hard."],
    ask: ['How many have you had to tell by now?', 'Who is the worst of them to deal with?'],
  },
  {
    id: 'debts-they-left',
    cues: 'owing owed debt loan secret found',
    when: /\b(?:owing|owed|debts?|loans?|arrears)\b/i,
    beside:
      /\b(?:he|she|husband|wife|father|mother|dad|mum|mom|brother) (?:\w+ )?died\b|\bdead husband\b|\bdead wife\b|\bwidow\w*\b|\bsince (?:he|she) died\b/,
    unless: /\bphone died\b|\bnobody'?s dead\b|\blive debt\b|\bowed (?:him|her)\b/,
    bright: true,
    hear: [
      "It's a shock to find that out when you can't ask them any more.",
      'It is two losses in one envelope: the money, and the picture you had.',
    ],
    ask: ['How did you come upon it?', 'Who have you been able to show it to?'],
  },
  {
    id: 'the-empty-box-on-the-form',
    cues: 'form box tick next kin widowed contact married',
    when: /\b(?:form|box)\b.*\b(?:widow(?:ed|er)?|married|deceased|next of kin|single)\b|\bemergency contact\b|\bnext of kin\b|\bput the cross\b|\bticked? (?:the )?(?:box )?(?:for )?widow/i,
    beside: /\b(?:died|dead|widow\w*|divorced?|next of kin|emergency contact|nobody|no one|anyone)\b/,
    unless: /\bput the cat\b|\bboss\b|\bmy emergency form\b|\bfollowers\b|\bfriends on there\b|\btoo\b.*\bfunny\b/,
    bright: true,
    hear: [
      'A question like that can hurt when you least expect it.',
      'Nobody means anything by those questions. They go straight to the middle all the same.',
    ],
    ask: ['What did you put?', 'Who was across the counter?'],
  },
  {
    id: 'a-new-word-for-oneself',
    cues: 'widow widower orphan',
    when: /\b(?:how to be|suddenly|officially|called you|calls you|word) (?:a |the )?(?:young )?(?:widow(?:er)?|orphan)\b/i,
    unless: /\bcards\b|\bmaker\b/,
    bright: true,
    hear: ["It can't be easy to become a widow and have nobody show you how."],
    ask: ['Who called you that first?', 'Which part of a day does the word fit least?'],
  },
  {
    id: 'widow-among-couples',
    cues: 'couples widow number pairs two table invite asked ask',
    when: /\b(?:couples?|everyone'?s|pairs|two by two)\b.*\b(?:don'?t|never|stopped|no longer|sit|table|ask|invit\w*)\b|\bodd number\b|\bstop asking you\b|\bthe widow at the end\b|\bthird wheel\b/i,
    beside: /\b(?:died|dead|widow\w*|passed away)\b/,
    unless: /\bphone died\b|\bnobody'?s dead\b/,
    bright: true,
    hear: [
      "It's lonely to be left out like that on top of losing them.",
      'You lost a person, and then, without anyone deciding it, a seat at the table.',
    ],
    ask: ['Who still has you over?', 'What did the two of you use to go to?'],
  },
  {
    id: 'someone-new-after',
    cues: 'date dating lady someone new widower unfaithful bridge looking',
    when: /\bfirst date since\b|\b(?:unfaithful|cheating on (?:him|her)|betray\w*)\b|\b(?:a lady|a man|someone|somebody|a woman) (?:\w+ ){0,5}(?:laughs at|asked you|likes you|writes to you)|\bsay sorry to the photo\b|\blook(?:ing)? forward to (?:seeing (?:him|her)|\w+days?)\b/i,
    beside:
      /\b(?:(?:wife|husband|he|she|partner)(?: has)? (?:died|passed)|dead (?:wife|husband)|my late|widow(?:er)? (?:for|of|four|\w+ years)|i'?ve been a widower)\b/,
    unless: /\bcheated\b|\baffair\b|\bslept with\b/,
    bright: true,
    hear: [
      'You can miss one person and be glad of another.',
      'Nobody prepares you for being loyal and curious in the same week.',
    ],
    ask: ['What do you like about being in that company?', 'Who could you tell about it?'],
  },
  {
    id: 'older-than-they-were',
    cues: 'older age old same',
    when: named(
      '\\b(?:older|the same age)(?: now)? (?:than|as) (?:WHO|mum|mom|dad|nan) (?:ever |was |were |got |became )?(?:was|were|got|lived|when)?|\\bsame age (?:now )?(?:mum|mom|dad|he|she|your \\w+) was\\b',
    ),
    beside: /\b(?:died|dead|passed away|funeral)\b/,
    bright: true,
    hear: ["It's a strange and sad thing to become older than they got to be."],
    ask: ['What do you understand about them now?', 'What were they like at that age?'],
  },
  {
    id: 'telling-the-children',
    cues: 'tell telling told explain say kids children little asked asks',
    when: /\b(?:tell|telling|told|explain(?:ed|ing)?(?: to)?|say(?:ing)? (?:it )?to) (?:the |your |my |our )?(?:two |three |own |small |grand)?(?:kids|children|little ones?|boys|girls|grandchildren|son|daughter|twins|eldest|youngest|little (?:boy|girl))\b(?!.*\b(?:real father|gay|moving)\b)|\b(?:she|he|they)(?:'s|'ve)? (?:asks?|asked|keeps? asking) (?:you )?(?:every night |again )?(?:if|where|when|why)\b.*\b(?:dark|heaven|back|gone|dead|die|hurt)\b/i,
    beside: /\b(?:died|dead|cancer|tumou?r|funeral|hospice|chemo|buried|dying|put (?:him|her) (?:down|to sleep))\b/,
    unless: /\bi'?m gay\b|\breal father\b|\bphone died\b|\bnobody'?s dead\b|\bsanta/,
    bright: true,
    hear: ["It's one of the hardest things to have to tell a child."],
    ask: ['What have they noticed already?', 'What do they ask about it?'],
  },
  {
    id: 'missing-them',
    cues: 'miss misses missing',
    when: /\byou (?:just |really |still |do |only |so |also |can'?t help |bloody )*(?:miss|missed)\b(?! (?:the (?:bus|train|call|funeral|turning|boat|deadline)|it$|a (?:call|turn)|your (?:bus|stop|train)|out|work|school))/i,
    beside: death,
    unless:
      /\bmiss (?:is|was|will|said|says|did|asked|made|had|gave)\b|\b(?:isn'?t|not|nobody'?s) dead\b|\bphone died\b|\bmissed (?:the|my|a|out)\b|\bi miss the sick one\b/,
    bright: true,
    hear: ['You miss them most in the ordinary moments.'],
    ask: ['What do you miss that you would never have guessed?', 'What was going on when it came up today?'],
  },
  {
    id: 'it-comes-in-waves',
    cues: 'wave waves grief hits hit comes',
    when: /\b(?:in|like) waves\b|\bgrief\b.*\b(?:is|comes?|hits?|feels?|just|keeps?)\b|\bit (?:just )?(?:hits?|hit|comes?|came) (?:you )?(?:out of nowhere|out of the blue|again|all at once|in the)\b|\bdays? (?:are|is) (?:ok|okay|fine|alright|all right)\b.*\b(?:then|and)\b/i,
    beside: /\b(?:died|dead|passed away|funeral|grief|grieving|widow\w*)\b/,
    unless: /\bnobody'?s dead\b|\bphone died\b|\bin the (?:face|head|eye)\b/,
    bright: true,
    hear: ['It is quiet for a while, and then it is all back at once.'],
    ask: ['Where did it find you, this time?', 'How long does it stay when it comes?'],
  },
];
