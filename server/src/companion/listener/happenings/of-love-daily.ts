import { told } from '../tellings/telling.ts';
import { between, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** Between two on any day: a snapped word, 'I'm fine', a plate kept warm, whose family, whose money, who is right. */
export const ofLoveDaily: readonly Happening[] = [
  {
    id: 'partner-broke-something-in-anger',
    cues: 'threw throw smash punch kick temper',
    when: between(
      String.raw`\bLOVE (?:\w+ )?(?:threw|throws|smashed|smashes|punched|punches|kicked|kicks) (?:a|an|the|my|your|his|her|it|things|plates?|his phone|holes?)\b|\bLOVE (?:got |has )?a (?:bad |terrible |short )?temper\b`,
    ),
    unless:
      /\b(?:ball|party|confetti|bouquet|out (?:the|his|her|my)|away|toddler|son|daughter|brother|frisbee|stick|him out|her out|habit|football|pool|you out|me out)\b/,
    beside: ofTwo,
    hear: [
      "It's frightening to live with somebody who does that, and it isn't your fault.",
      'Things can be swept up. What stays is that you now reckon with it, before every sentence.',
    ],
    ask: ['Are you ever afraid of {whom}, when it is like that?', 'Does anyone know it gets like that?'],
  },
  {
    id: 'reads-the-mood-at-the-door',
    cues: 'eggshell listen mood door key tiptoe',
    when: /\b(?:(?:walk|walking|walked|tread|treading) on eggshells|you(?:'re| are)? (?:always )?listen(?:ing)? (?:for|to) how (?:he|she|they)|which mood|what (?:kind of )?mood (?:he|she|they)(?:'s|'ll| is| are| will)|by (?:how|the way) (?:he|she) (?:shuts|closes|turns|puts))/i,
    unless: /\bteenager\b|\bboss\b|\bmanager\b/,
    hear: [
      'Having to watch every step in your own home is exhausting.',
      'It keeps you a step ahead, and it means you are never quite sitting down.',
    ],
    ask: ['What do you do, when you hear that it is one of those evenings?', 'What happens on the worst of them?'],
  },
  {
    id: 'partner-snapped',
    cues: 'snap shout yell bit mood grumpy moody short',
    when: between(
      String.raw`\bLOVE (?:\w+ )?(?:(?:snapped|snaps|keeps snapping|bit your head off|was short|takes it out|took it out|had a go)(?: (?:at|with|on) you)?|(?:shouted|shouts|yelled|yells|screamed|screams|keeps shouting) at you)\b(?!.*\b(?:goal|from upstairs|joy)\b)`,
    ),
    unless:
      /\b(?:son|daughter|mum|mom|dad|boss|manager|teacher|customer|patient|brother|sister|at the (?:tv|telly|match|referee)|hit|afraid|scared|cried|crying|sorry|apologi\w*)\b/,
    beside: ofTwo,
    hear: [
      'Being snapped at by somebody you love hurts.',
      'The nearest person gets it, because they will still be there tomorrow. That makes it no nicer to be the nearest.',
    ],
    ask: ['What was it about, on the face of it?', 'Was there a word about it later?'],
  },
  {
    id: 'snapped-at-partner',
    cues: 'snap shout yell scream lost short took',
    when: between(
      String.raw`\byou (?:\w+ )?(?:snapped|shouted|yelled|screamed|lost it|were short|got short|got cross|had a go|took it (?:all )?out)(?: (?:at|with|on))? (?:MINE|him|her)\b`,
    ),
    unless: /\b(?:son|daughter|baby|toddler|kid|dog|mum|mom|mother|dad|father|boy|girl|patient|customer)\b/,
    beside: ofTwo,
    hear: [
      "You didn't mean it to come out like that.",
      "You hear your own voice while it's happening, and it keeps going by itself.",
    ],
    ask: ['What had filled you up before that?', 'How have you two been since?'],
  },
  {
    id: 'says-nothing-is-wrong',
    cues: 'fine tired okay nothing busy',
    when: between(
      String.raw`\bLOVE (?:just |only |always )?(?:says?|said|goes|tells you|told you|insists)\b.{0,12}\b(?:(?:he|she)(?:'s| is)(?: just| only)? (?:fine|tired|ok|okay|all ?right|busy|not hungry)|nothing's (?:wrong|the matter)|it's (?:nothing|fine)|"?i'm (?:fine|tired|ok))`,
    ),
    unless:
      /\b(?:doctor|hospital|blood|cough\w*|lump|pain|punched|chest|mole|weight|son|daughter|mum|mom|dad|mother|father|since the baby|scan|card|handwriting|lipstick|perfume|receipt|earring|messages?|texts?|texting|photos?|hotel|number|her name|his name|bruise|fell|smell|debt|letter)\b/,
    beside: ofTwo,
    hear: [
      "It's hard when you can feel something's wrong and they won't say.",
      "You can hear that it isn't all of it, and you can't prove it, so the evening goes on.",
    ],
    ask: ['What do you see that makes you doubt it?', 'How does the evening go on after that?'],
  },
  {
    id: 'never-says-the-word-love',
    cues: 'love say says said',
    when: between(
      String.raw`\bLOVE (?:never|doesn't|does not|hasn't|didn't|won't)(?: (?:ever|even|once|actually))* (?:say|says|said|tell you|told you)\b.{0,22}\b(?:loves? you|i love you|it back)`,
    ),
    unless: /\b(?:dad|father|mum|mom|mother|son|daughter)\b/,
    beside: ofTwo,
    hear: [
      "You'd like to hear it, and that's a fair thing to want.",
      'You can live on deeds for a long time, and still want to hear it out loud once before Christmas.',
    ],
    ask: ['When did you hear it last, if ever?', 'Do you say it to {whom}?'],
  },
  {
    id: 'did-something-small-for-partner',
    cues: 'put leave left make made iron warm keep kept pack saved take took bring brought',
    when: between(
      String.raw`\byou (?:still |just |always |quietly )?(?:put (?:the|a) (?:blanket|coat|cushion) over (?:him|her|MINE)|(?:leave|left) (?:(?:him|her|MINE) (?:a|the|some) (?:note|light|plate|cup|bit|dinner)|the (?:tea|light|porch light|plate|dinner))|(?:keep|kept|saved|save|put) (?:his|her) (?:dinner|tea|plate|supper)|iron(?:ed)? (?:his|her|all the)|warm(?:ed)? (?:his|her)|pack(?:ed)? (?:his|her) lunch|(?:made|make|took|take|bring|brought) (?:him|her|MINE) (?:a |some |his |her |up )?(?:tea|coffee|a cup|cup|soup|toast|breakfast|lunch|dinner|sandwiches)|tuck(?:ed)? (?:him|her) in|ran (?:him|her) a bath|rub(?:bed)? (?:his|her) (?:feet|back))`,
    ),
    unless:
      /\b(?:died|funeral|son|daughter|mum|mom|mother|dad|father|boss|kids?|baby|dog|cat|nan|gran\w*|patient|steak|left me)\b/,
    beside: ofTwo,
    hear: ["It's a kind thing to do, when so much goes unsaid."],
    ask: ['Did it get noticed?', 'What made you do it just then?'],
  },
  {
    id: 'barely-meet',
    cues: 'nights days shift hour opposite ships notes',
    when: between(
      String.raw`\b(?:see each other (?:for )?(?:maybe |about |only )?(?:an|one|two|half an|\d+) hours?|ships in the night|opposite shifts|you (?:only |hardly |barely |never )+see each other|LOVE (?:does|works) (?:the )?(?:nights|evenings|days|lates|double shifts) and you|leave each other notes|you leave when (?:he|she) (?:gets|comes))`,
    ),
    unless: /\b(?:friends?|since (?:he|she) died|mother|sister|cousin)\b/,
    hear: [
      "It's lonely to live together and hardly meet.",
      'There is no row in it. You just begin to know the washing up better than the person.',
    ],
    ask: ['When did you two last have a whole evening?', 'What was the last note about?'],
  },
  {
    id: 'cannot-remember-the-last-time-together',
    cues: 'remember last time',
    when: between(
      String.raw`\byou (?:can't|cannot|don't|couldn't) (?:even )?remember (?:the last time|when|last time) (?:you|he|she|MINE|anyone|somebody) (?:(?:last|both|two|ever|even) )*(?:asked|laughed|sat|talked|went out|touched|kissed|held|had (?:a|an|sex|fun)|looked|said|hugged|ate)\b`,
    ),
    unless: /\b(?:dentist|doctor|period|bill)\b/,
    hear: [
      "When it's been that long, no wonder you miss it.",
      'It used to be so ordinary that nobody would have thought of counting.',
    ],
    ask: ['What is the last one you can still see in front of you?', 'What has come into that place instead?'],
  },
  {
    id: 'told-they-are-never-there',
    cues: 'never around home time talk single voice there work wall',
    when: between(
      String.raw`\bLOVE (?:says?|said|told you|tells you|thinks|complains|feels)\b.{0,12}\b(?:you(?:'re| are)? (?:never|not) (?:around|here|home|there|talk|have time|has time|make time|spend)|you never (?:talk|call|help|come|take|go|see|do|have time)|you(?:'re| are) (?:a voice|a wall|married to|always (?:working|at work|on your phone))|(?:he|she) feels like a single|like a single (?:mom|mum|parent|dad))`,
    ),
    unless: /\bnever (?:listen|going|gonna|loved|looked|be able|make it)\b/,
    hear: [
      "It hurts to hear that, when you're doing what you can.",
      'You hear it just when you are emptiest, from the one you are partly doing it for.',
    ],
    ask: ['What did you say to that one?', 'What would a good ordinary evening be, for you two?'],
  },
  {
    id: 'partner-is-right-about-them',
    cues: 'right point wrong true',
    when: /\b(?:(?:he|she)(?:'s| is| was) (?:right|not wrong)|(?:he|she)(?:'s| has|'d| had) (?:got )?a point)$|\band (?:he|she)(?:'s| is) right$/i,
    unless: /\b(?:doctor|boss|teacher|mum|mom|dad|sister|brother|friend|nurse|son|daughter|right now|right there)\b/,
    beside: ofTwo,
    hear: ["It isn't easy to hear something about yourself that you think is true."],
    ask: ['Have you said that out loud?', 'When did you begin to see it too?'],
  },
  {
    id: 'cannot-say-it-to-partner',
    cues: 'tell say talk',
    when: between(
      String.raw`\byou (?:can't|cannot|couldn't|can never|don't dare)(?: (?:even|ever|really|just))* (?:tell|say (?:it|that|this|anything) to|talk to|ask|talk about it with|talk about it to|bring it up with) (?:MINE|him|her)\b`,
    ),
    unless:
      /\b(?:boss|mum|mom|mother|dad|father|parents|son|daughter|sister|brother|friend|teacher|apart|died|not to)\b/,
    beside: ofTwo,
    hear: [
      "It's lonely not to be able to say it to the person nearest to you.",
      "The nearest person is often the hardest, because afterwards you'd have to go on living with having said it.",
    ],
    ask: ['What do you think would happen to that face?', 'Who hears such things from you, as a rule?'],
  },
  {
    id: 'partner-does-not-understand',
    cues: 'understand get gets',
    when: between(
      String.raw`\bLOVE (?:doesn't|does not|don't|can't|won't|will never|never|didn't) (?:really |even |just |quite )*(?:understand|understands|get it|gets it|get why|get how|see the problem|see why|see what)\b`,
    ),
    unless:
      /\b(?:english|german|language|dement\w*|boss|mum|mom|dad|mother|father|son|daughter|teacher|question|instructions)\b/,
    beside: ofTwo,
    hear: [
      "It's lonely not to be understood by the one you live with.",
      'Having to explain it uses up just what you had hoped to be given.',
    ],
    ask: ['How did you put it, when you tried?', 'Who gets it without the long version?'],
  },
  {
    id: 'told-better-at-it',
    cues: 'better good',
    when: between(
      String.raw`\bLOVE (?:says?|said|goes|tells you)\b.{0,14}\byou(?:'re| are) (?:just |so much |much |simply )?(?:better|good) at (?:it|that|this|these|all)`,
    ),
    hear: ["Being told you're better at it doesn't make it any fairer."],
    ask: ['What did you answer to that one?', 'When did that become yours to do?'],
  },
  {
    id: 'asked-what-to-help-with',
    cues: 'help',
    when: between(
      String.raw`\bLOVE (?:asks?|asked|keeps asking|offered|offers)\b.{0,20}\b(?:what|how|if|to) ?(?:he|she|there)?.{0,18}\bhelp\b|\bexplaining (?:it )?takes longer\b`,
    ),
    unless: /\b(?:son|daughter|for help|mother|homework)\b/,
    beside: ofTwo,
    hear: [
      "It's tiring when even the help has to be organised by you.",
      'By the time it is explained it would be done, and so you stay the one who knows how.',
    ],
    ask: ['What would you love to find done without a word?', 'What did you say in the end?'],
  },
  {
    id: 'wants-praise-for-chores',
    cues: 'medal once praise favo proud hoovered babysit',
    when: between(
      String.raw`\b(?:LOVE (?:\w+ed|did|does|made|cooks|cooked|took|takes) .*\bonce\b.*\b(?:and|then)\b|LOVE (?:wants|expects|wanted|expected|waits for) (?:a )?(?:medal|praise|thanks|applause|round of applause)|(?:babysit\w*|minding) (?:his|her) own|LOVE acts like (?:he|she)'s done you a favou?r)`,
    ),
    unless: /\bkissed\b|\bonce (?:upon|more)\b|\bhit\b|\bonce a (?:week|month|day|year)\b/,
    beside: ofTwo,
    hear: ["It's galling when they want thanks for what you do every day."],
    ask: ['What do you say, when it comes to that?', 'What did you do today that nobody saw?'],
  },
  {
    id: 'partner-tells-others-everything',
    cues: 'tells told everything friends mother mates',
    when: between(
      String.raw`\bLOVE (?:tells|told|telling|discusses|goes and tells) (?:them|everyone|people|his|her|the whole) ?(?:\w+ )?(?:everything|our business|about (?:us|our|you)|what you said)\b|\bLOVE (?:told|tells) (?:his|her) (?:mum|mom|mother|sister|friends|mates|family|dad) (?:everything|about|that you)\b`,
    ),
    unless: /\b(?:proud|engaged|good news|wonderful|expecting|lovely)\b/,
    beside: ofTwo,
    hear: [
      'It was between the two of you, and it hurts that others know.',
      "You can't take it up without its becoming one more story to tell.",
    ],
    ask: ['How did you come to hear it had been told?', 'Does {who} see anything wrong in it?'],
  },
  {
    id: 'asks-for-money-at-home',
    cues: 'ask money allowance pocket housekeeping spend account',
    when: between(
      String.raw`\b(?:you have to ask (?:(?:MINE|him|her) )?for (?:money|cash|everything)|LOVE gives you (?:an allowance|pocket money|housekeeping|money for)|LOVE (?:controls|keeps|handles|has) (?:all )?(?:the|your|our) (?:money|cards?|salary|bank|accounts?)\b|(?:he|she) says it's (?:his|her) money)`,
    ),
    unless:
      /\b(?:son|daughter|mum|mom|dad|gambl\w*|terrible with money|finances together|trust myself|accountant|so i can't)\b/,
    beside: ofTwo,
    hear: ['Having to ask for money at home is humiliating.'],
    ask: ['What did you last have to ask for?', 'Was it always arranged like that?'],
  },
  {
    id: 'family-against-the-match',
    cues: 'approve accept like parents family caste religion marry',
    when: between(
      String.raw`\b(?:(?:your|his|her|their) (?:parents|family|mum|mom|mother|dad|father|brothers?|sister|in-laws|kids|children)(?:'s)? (?:(?:don't|doesn't|won't|will never|would never|refuses? to|never|hates?|can't stand|disapproves? of) (?:really |even )*(?:approve|accept|accepted|like|liked|agree|allow|meet|speak to)?(?: of| to)? ?(?:him|her|MINE|you two|the match|your relationship|us|you)\b|(?:said|says) (?:choose|it's (?:him|her) or))|from another caste|(?:girlfriend|boyfriend)'s parents said)`,
    ),
    unless: /\b(?:dog|cat|job|gay|teacher|doctor|never liked school)\b/,
    beside:
      /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\S*|marry|married|him|her|caste|bf|gf|together)\b.*\b(?:parents|family|mum|mom|mother|dad|father)\b|\b(?:parents|family|mum|mom|mother|dad|father)\b.*\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\S*|marry|married|caste|bf|gf|together)\b/,
    hear: [
      "It hurts when your family can't be glad with you.",
      'You end up translating between people you love, and leaving things out in both directions.',
    ],
    ask: ['What is it they say against it?', 'Is there one of them who is on your side?'],
  },
  {
    id: 'partner-unsure-of-marrying',
    cues: 'marr commit propos wedding kids',
    when: between(
      String.raw`\bLOVE (?:(?:says?|said|told you)\b.{0,10}\b(?:he|she)? ?)?(?:doesn't|does not|isn't|not|never|hasn't|won't|didn't) (?:know (?:if|whether)|sure|want|wants|believe in|ready|commit|proposed|propose|see the point)\b.{0,26}\b(?:marr\w*|wedding|kids|children|settle down|commit\w*|proposed?|$)`,
    ),
    unless:
      /\b(?:son|daughter|sister|brother|mother|doctor|at peace)\b|\bbroke up\b|\bbroken up\b|\bbreak ?up\b|\bbreaking up\b|\bdeal with\b|\bled (?:me|you) on\b|\bended (?:it|things)\b|\bleft (?:me|you)\b|\bdumped\b/,
    beside: new RegExp(`${ofTwo.source}[\\s\\S]*\\b(?:marr|propos|wedding|kids|children|commit|ring)`),
    hear: ['You would like to know where you stand, and you cannot decide that alone.'],
    ask: ['How long has it been standing between you?', 'Does {who} know how much it matters to you?'],
  },
  {
    id: 'partner-used-to-be-livelier',
    cues: 'used',
    when: between(
      String.raw`\b(?:he|she|MINE) used to (?:sing|whistle|laugh|dance|wheeze|make you laugh|talk (?:to|about|non)|joke|bring you|hold your hand|kiss you|call you|hum|play the)\b`,
    ),
    unless:
      /\b(?:died|passed|funeral|late|gone now|son|daughter|mum|mom|dad|mother|father|nan|gran\w*|sister|brother|friend|dog|grandson|since he left|ex)\b|\bgive (?:anything|the world|a lot)\b|\b(?:hear|see) (?:it|that|him|her) (?:now|again|once more)\b|\b(?:empty|buried|urn|alone now|on my own now)\b/,
    beside: ofTwo,
    hear: [
      "You miss how it used to be, and that's lonely.",
      'You are the one who remembers how it sounded, and it is lonely being the only one who noticed it stop.',
    ],
    ask: ['When did it last happen?', 'Have you ever said that it is missed?'],
  },
  {
    id: 'no-idea-what-they-did-wrong',
    cues: 'did done wrong know wants',
    when: between(
      String.raw`\byou (?:don't|do not|have no idea|can't think|still don't)(?: (?:even|really))? ?(?:know )?what (?:you(?:'ve| have)? (?:did|done)(?: wrong)?|LOVE wants? from you|you did to (?:him|her|them|deserve\b.*)|you did on \w+)$`,
    ),
    unless:
      /\bnew (?:girl|boy) ?friend\b|\bbr(?:oke|oken|eak\w*)[- ]?up\b|\bleft me\b|\blast night\b|\bdrunk\b|\bwith (?:my|your) life\b/,
    hear: [
      "It's awful to be met with that and not know why.",
      'A quarrel with no subject cannot be answered. You end up being sorry for everything, just in case.',
    ],
    ask: ['When did it turn, do you think?', 'Have you been able to ask?'],
  },
  {
    id: 'loves-work-more',
    cues: 'married more than love job work',
    when: between(
      String.raw`\b(?:LOVE (?:says?|said) you(?:'re| are)? (?:love|married to|care more about|would rather)|(?:he|she|MINE)(?:'s| is) married to (?:his|her|the)|you(?:'re| were) married to (?:your|the) (?:job|work|cows|farm|shop|phone)|LOVE works too much|(?:love|loves|cares about) (?:the|your|his|her) \w+ more than)\b`,
    ),
    unless: /\b(?:mum|mother|brother|sister|kids|children|son|daughter|dog)\b.*\bmore than\b/,
    hear: ["It hurts to come second to somebody's work, whichever of you it is."],
    ask: ['What is the time of day you two get?', 'How does it come up, as a rule?'],
  },
  {
    id: 'house-while-partner-is-away',
    cues: 'mother sister week away visit eggs toast sandwiches',
    when: between(
      String.raw`\bMINE(?:'s| is| has)?(?: been| gone| went)? (?:at|to|to visit|visiting|stuck (?:in|at)|away at)(?: visit)? (?:his|her) (?:mother|mum|mom|sister|parents|dad|brother|daughter)(?:'s)?\b`,
    ),
    unless: /\b(?:left me|separat\w*|died|funeral|ex|gone eleven|melbourne|told them|i've told|drinking|had a fight)\b/,
    bright: true,
    hear: ['It must be strange to have the place to yourself.'],
    ask: ['What gets done differently, now that nobody is looking?', 'What are you living on meanwhile?'],
  },
  {
    id: 'waits-for-partner-to-get-home',
    cues: 'call text home check ring radio answer',
    when: between(
      String.raw`\bLOVE (?:(?:was |is )?(?:meant|supposed) to (?:call|text|ring|check in|be home|be back|message|dock)|(?:hasn't|not|has not) (?:called|texted|rung|checked in|answered|come home|got home|home yet|picked up|picking up|answering)|said (?:he|she)'d (?:call|text|ring) (?:from|when|at|by))`,
    ),
    unless: /\b(?:date|tinder|son|daughter|mum|mom|dad|sister|brother|boss|met|match\w*|ex|ghost\w*)\b/,
    beside: ofTwo,
    hear: [
      "It's hard not to worry when somebody's late.",
      'You know eight harmless reasons, and none of them is any use until the phone goes.',
    ],
    ask: ['Who else is awake with you?', 'How long is it past the time?'],
  },
  {
    id: 'partner-said-something-lovely',
    cues: 'beautiful lovely proud look missed best',
    when: between(
      String.raw`\bLOVE (?:\w+ )?(?:said|told you|says|tells you)\b.{0,16}\b(?:you (?:look|looked) (?:\w+ )?(?:beautiful|lovely|nice|gorgeous|amazing)|you(?:'re| are) (?:\w+ )?(?:beautiful|gorgeous|the best)|(?:he|she)(?:'s| is|'d been| was) (?:so )?proud of you|(?:he|she)('d)? missed you|(?:he|she) (?:loves|loved) you(?: so much| still)?$)`,
    ),
    unless: /\b(?:but|cheat\w*|dad|mum|mom|mother|father|son|daughter|boss|anymore|ex|never)\b/,
    bright: true,
    beside: ofTwo,
    hear: ["That's a lovely thing to be told."],
    ask: ['What did you do with a sentence like that?', 'Where were you two just then?'],
  },
  {
    id: 'a-good-minute-together',
    cues: 'danc laugh held hands giggl kiss',
    when: between(
      String.raw`\b(?:you|you two|you both|MINE and you|you and MINE) (?:(?:both|just|even|actually) )*(?:danced|laughed (?:so|till|until|about|like|and|out)|held hands|giggled|slow danced|sat on the (?:step|floor|roof|wall)|kissed in the)\b`,
    ),
    unless:
      /\b(?:died|used to|cheat\w*|sister|friends?|mum|mom|dad|brother|terrible|guilty|didn't laugh|cried in|divorc\w*|broke up|signed)\b/,
    bright: true,
    beside: ofTwo,
    hear: ['What a good moment to have had.'],
    ask: ['Which of you two began it?', 'How long since the last one like that?'],
  },
  {
    id: 'body-would-not',
    cues: 'erect viagra hard perform bed work hurts get finish',
    when: between(
      String.raw`\b(?:you|LOVE) (?:can't|couldn't|can not) (?:get it up|get hard|stay hard|keep it up|perform (?:in bed|sexually)|finish (?:during|when we|in bed))|\b(?:erect\w*|viagra)\b|\bsex (?:hurts|is painful)|it (?:didn't|doesn't) work in bed`,
    ),
    unless: /\b(?:doctor said|prescri\w*|cancer|assault\w*|rape\w*|forced)\b/,
    hear: [
      'It can happen to anybody, and it still hurts.',
      'Both of you lie there thinking it says something about you, and neither says so.',
    ],
    ask: ['Have you two been able to talk about it?', 'How long has it been a worry?'],
  },
  {
    id: 'fakes-it',
    cues: 'fak pretend lie act',
    when: /\byou(?:'re|'ve been|'ve)? (?:\w+ )?(?:fake|faked|faking) (?:it|orgasms?|an orgasm)\b|\byou (?:\w+ )?pretend (?:to (?:enjoy|come|like it)|you're enjoying)|\byou just lie there (?:and|thinking|waiting|till|until)\b/i,
    unless:
      /\b(?:can't sleep|insomnia|awake|rape\w*|forced|assault\w*|alarm|ceiling at|ill|work|job|office|smile|smiling|party|happy|interview|church|friends)\b/,
    beside: /\b(?:sex|bed|makes? love|made love|husband|wife|partner|boyfriend|girlfriend|gentle|touch\w*)\b/,
    hear: [
      'Pretending there leaves you very alone.',
      'It is done to spare somebody, and it leaves you as the only one in the room who knows.',
    ],
    ask: ['Since when has this been the way of it?', 'What would be the hardest part of saying so?'],
  },
  {
    id: 'partner-likes-others-pictures',
    cues: 'liked likes follow comment photos pictures insta flirt',
    when: between(
      String.raw`\bLOVE (?:\w+ )?(?:liked|likes|liking|follows|following|followed|comments|commented|saved)\b.{0,26}\b(?:photos?|pictures?|pics?|selfies?|posts?|stories|other (?:girls|women|guys|men)|girls|models)|\bLOVE (?:flirts|flirted|flirting) with\b`,
    ),
    unless: /\b(?:mum|mom|dad|son|daughter|my (?:photo|picture|post)s?|ex liked|boss|beach photo|holiday photos)\b/,
    hear: [
      "It hurts, even if it's only a picture to anybody else.",
      'It is one thumb and one second, and there is no way of minding it without sounding small.',
    ],
    ask: ['What was said when you brought it up?', 'Who is it in the pictures, as far as you know?'],
  },
  {
    id: 'measures-against-the-other-one',
    cues: 'prettier thinner younger slimmer better fitter richer taller funnier',
    when: /\b(?:she|he)(?:'s| is) (?:so much |much |way |a lot |probably )?(?:prettier|thinner|younger|slimmer|fitter|richer|taller|funnier|better looking|hotter|nicer)(?: than you)?(?:$|,| and)/i,
    unless: /\b(?:sister|brother|cousin|twin|dog|boss|colleague)\b/,
    beside:
      /\b(?:ex|boyfriend|girlfriend|husband|wife|partner|cheat\w*|liked|left me|new (?:girlfriend|boyfriend|wife|one)|photos?|messages?)\b/,
    hear: [
      "It's hard not to compare yourself.",
      "You know more about that face by now than about some of your friends'.",
    ],
    ask: ['Have you two ever met?', 'When do you catch yourself comparing?'],
  },
  {
    id: 'partner-advises',
    cues: 'says said thinks reckons tells told wants',
    general: true,
    when: between(
      String.raw`\b(?:MINE (?:just |also |only )?(?:says?|said|thinks|reckons)(?: to| that)? "?(?:take (?:it|the)|sell|wait|leave (?:it|them)|let it|give (?:it|her|him|them)|go (?:now|for)|get (?:a|another|some)|don't (?:go|worry|do|say|charge)|forget|stop|quit|ask|appeal|call (?:them|him|her|the)|you should|you ought)|MINE (?:tells you to|told you to|keeps telling you to) (?:\w+))`,
    ),
    unless:
      /\btry this\b|\bcharge\b|\b(?:share your|pretend|marriage counsel\w*|lose weight|cook|clean|shut up|his (?:clothes|shirts)|sex|let yourself|prettier|divorce)\b/,
    hear: [
      "It can't be easy to hear your own answer when somebody close already has one.",
      'It weighs more than other advice, coming from the one who would be there for whatever follows.',
    ],
    ask: ['What would you do, if nobody had said anything?', 'What did you answer to that?'],
  },
  {
    id: 'partner-lost-the-job',
    cues: 'lost redundant laid sacked hours work job',
    when: between(
      String.raw`\bMINE(?:'s|'s been| has been| was| got| has)? (?:just )?(?:lost (?:his|her|the) (?:job|business|licence)|(?:made )?redundant|laid off|sacked|let go|out of work|off work|signed off|hours were cut|not working)\b`,
    ),
    unless: /\b(?:dog|died)\b/,
    hear: ['It happened to one of you, and you both have to live with it.'],
    ask: ['How do the days go now, for the two of you?', 'How are you managing for money?'],
  },
  {
    id: 'others-have-a-key',
    cues: 'key lets let',
    when: /\b(?:has|have|had|'s got|'ve got|got|given (?:him|her|them|his \w+|her \w+)|kept) (?:a|the|her own|his own|their own|our|your) (?:spare )?keys?\b|\blets? (?:herself|himself|themselves) in\b/i,
    unless:
      /\bcarers?\b|\bcode\b|\b(?:car|lucky|school|new (?:house|flat|home)|we(?:'ve| have)? got the keys|the keys|kind|feeds? the cat|water\w*|locked out|janitor|caretaker|work|office|shop)\b/,
    beside:
      /\b(?:in-?laws?|mother|mum|mom|father|dad|parents|ex|sister|brother|mate|landlord|landlady|wife's|husband's|partner's)\b/,
    hear: ["It's your home, and nobody should walk in without asking."],
    ask: ['When was the last time?', 'How did the key get handed out?'],
  },
  {
    id: 'talked-to-like-a-child',
    cues: 'voice tone like talks talk spoke explain',
    when: told(
      String.raw`\b(?:in (?:the|that) (?:voice|tone) (?:he|she|they) uses?\b|(?:WHO|they) (?:talks?|talked|spoke|speaks?|explains?|explained|treats?|treated)(?: \w+){0,4} (?:like|as if|as though) (?:you(?:'re|'d| are| were)?|to|a|with)? ?(?:a |an |some |deaf |to a )*(?:child|kid|simple|stupid|five|idiot|deaf|toddler|baby|slow|parcel|dog|nothing))\b`,
    ),
    unless: /\b(?:like a dog that|kids themselves)\b/,
    hear: [
      'Being talked to like that by your own partner hurts.',
      'The words could be read out in court and sound harmless. It is all in how they were sung.',
    ],
    ask: ['What was it, word for word?', 'Do other people notice it too?'],
  },
  {
    id: 'small-wish-of-partner',
    cues: 'like wish wishing want asked would',
    when: between(
      String.raw`\byou(?:'d|'re| just| only)?(?: just| only| really)? (?:like|wish|wishing|want|would like|asked|ask)\b.{0,24}\b(?:MINE|your ex|him|her|he|she)(?:'d)? ?(?:to|would|could|takes?|took|for)? ?(?:just |once |even )*(?:takes? your hand|hold(?:s)? (?:your hand|you)|call(?:s|ed)? you by|asks? (?:you )?(?:how|about)|say(?:s)? (?:thank|sorry|something nice)|look(?:s)? (?:up|at you)|notices?|listens?|come(?:s)? with you|dance|surprise you|thank)\b`,
    ),
    unless: /\b(?:son|daughter|mum|mom|mother|dad|father|boss|doctor|died)\b/,
    hear: [
      "It's a small thing to want, and it hurts to go without it.",
      'It is so small that asking for it would be embarrassing, so it does not get asked, and it does not come.',
    ],
    ask: ['Have you ever asked for it straight?', 'When was it last like that by itself?'],
  },
];
