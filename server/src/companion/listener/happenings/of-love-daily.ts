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
    hear: ["That's frightening to live with. After it, you're always watching for the next time."],
    ask: ['Are you ever afraid of {whom}, when it is like that?', 'Does anyone know it gets like that?'],
  },
  {
    id: 'reads-the-mood-at-the-door',
    cues: 'eggshell listen mood door key tiptoe',
    when: /\b(?:(?:walk|walking|walked|tread|treading) on eggshells|you(?:'re| are)? (?:always )?listen(?:ing)? (?:for|to) how (?:he|she|they)|which mood|what (?:kind of )?mood (?:he|she|they)(?:'s|'ll| is| are| will)|by (?:how|the way) (?:he|she) (?:shuts|closes|turns|puts))/i,
    unless: /\bteenager\b|\bboss\b|\bmanager\b/,
    hear: ["It wears you out to be careful all the time, and you can't feel at ease at home."],
    ask: ['What are you afraid will happen?', 'How long has it been like that?'],
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
    hear: ['It hurts to be the one who gets it, even if it was only one bad moment.'],
    ask: ['What was it about?', 'Did you two talk about it afterwards?'],
  },
  {
    id: 'snapped-at-partner',
    cues: 'snap shout yell scream lost short took',
    when: between(
      String.raw`\byou (?:\w+ )?(?:snapped|shouted|yelled|screamed|lost it|were short|got short|got cross|had a go|took it (?:all )?out)(?: (?:at|with|on))? (?:MINE|him|her)\b`,
    ),
    unless: /\b(?:son|daughter|baby|toddler|kid|dog|mum|mom|mother|dad|father|boy|girl|patient|customer)\b/,
    beside: ofTwo,
    hear: ["It comes out at the person who is nearest, and afterwards you wish you hadn't."],
    ask: ['What had happened before that?', 'How have you two been since?'],
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
    hear: ["You can tell there's more to it. But you can't make somebody talk."],
    ask: ['What makes you doubt it?', 'How long has it been like that?'],
  },
  {
    id: 'never-says-the-word-love',
    cues: 'love say says said',
    when: between(
      String.raw`\bLOVE (?:never|doesn't|does not|hasn't|didn't|won't)(?: (?:ever|even|once|actually))* (?:say|says|said|tell you|told you)\b.{0,22}\b(?:loves? you|i love you|it back)`,
    ),
    unless: /\b(?:dad|father|mum|mom|mother|son|daughter)\b/,
    beside: ofTwo,
    hear: ['You may know it, and you still want to hear it.'],
    ask: ['Did {who} ever say it?', 'Do you say it to {whom}?'],
  },
  {
    id: 'did-something-small-for-partner',
    cues: 'put leave left make made iron warm keep kept pack saved take took bring brought',
    when: between(
      String.raw`\byou (?:still |just |always |quietly )?(?:put (?:the|a) (?:blanket|coat|cushion) over (?:him|her|MINE)|(?:leave|left) (?:(?:him|her|MINE) (?:a|the|some)|the (?:tea|light|porch light|plate|dinner))|(?:keep|kept|saved|save|put) (?:his|her) (?:dinner|tea|plate|supper)|iron(?:ed)? (?:his|her|all the)|warm(?:ed)? (?:his|her)|pack(?:ed)? (?:his|her) lunch|(?:made|make|took|take|bring|brought) (?:him|her|MINE) (?:a |some |his |her |up )?(?:tea|coffee|a cup|cup|soup|toast|breakfast|lunch|dinner|sandwiches)|tuck(?:ed)? (?:him|her) in|ran (?:him|her) a bath|rub(?:bed)? (?:his|her) (?:feet|back))`,
    ),
    unless:
      /\b(?:died|funeral|son|daughter|mum|mom|mother|dad|father|boss|kids?|baby|dog|cat|nan|gran\w*|patient|steak|left me)\b/,
    beside: ofTwo,
    hear: ["It's a quiet way of showing that you care."],
    ask: ['Was it noticed?', 'What made you do it?'],
  },
  {
    id: 'barely-meet',
    cues: 'nights days shift hour opposite ships notes',
    when: between(
      String.raw`\b(?:see each other (?:for )?(?:maybe |about |only )?(?:an|one|two|half an|\d+) hours?|ships in the night|opposite shifts|you (?:only |hardly |barely |never )+see each other|LOVE (?:does|works) (?:the )?(?:nights|evenings|days|lates|double shifts) and you|leave each other notes|you leave when (?:he|she) (?:gets|comes))`,
    ),
    unless: /\b(?:friends?|since (?:he|she) died|mother|sister|cousin)\b/,
    hear: ["You live together, and there's hardly any time for the two of you."],
    ask: ['When did you two last have a whole evening?', 'What do you miss most?'],
  },
  {
    id: 'cannot-remember-the-last-time-together',
    cues: 'remember last time',
    when: between(
      String.raw`\byou (?:can't|cannot|don't|couldn't) (?:even )?remember (?:the last time|when|last time) (?:you|he|she|MINE|anyone|somebody) (?:(?:last|both|two|ever|even) )*(?:asked|laughed|sat|talked|went out|touched|kissed|held|had (?:a|an|sex|fun)|looked|said|hugged|ate)\b`,
    ),
    unless: /\b(?:dentist|doctor|period|bill)\b/,
    hear: ["You notice it only when it's been gone for a long time, and that makes it sad."],
    ask: ['How was it back then?', 'When did it begin to change?'],
  },
  {
    id: 'told-they-are-never-there',
    cues: 'never around home time talk single voice there work wall',
    when: between(
      String.raw`\bLOVE (?:says?|said|told you|tells you|thinks|complains|feels)\b.{0,12}\b(?:you(?:'re| are)? (?:never|not) (?:around|here|home|there|talk|have time|has time|make time|spend)|you never (?:talk|call|help|come|take|go|see|do|have time)|you(?:'re| are) (?:a voice|a wall|married to|always (?:working|at work|on your phone))|(?:he|she) feels like a single|like a single (?:mom|mum|parent|dad))`,
    ),
    unless: /\bnever (?:listen|going|gonna|loved|looked|be able|make it)\b/,
    hear: ["That hurts to hear when you're already giving what you can."],
    ask: ['What did you say to that?', 'What takes up most of your time?'],
  },
  {
    id: 'partner-is-right-about-them',
    cues: 'right point wrong true',
    when: /\b(?:(?:he|she)(?:'s| is| was) (?:right|not wrong)|(?:he|she)(?:'s| has|'d| had) (?:got )?a point)$|\band (?:he|she)(?:'s| is) right$/i,
    unless: /\b(?:doctor|boss|teacher|mum|mom|dad|sister|brother|friend|nurse|son|daughter|right now|right there)\b/,
    beside: ofTwo,
    hear: ["It's hard to hear something about yourself and know that it's true."],
    ask: ['Have you said so?', 'When did you begin to see it too?'],
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
    hear: ["It's lonely to live with somebody and not be able to say what's on your mind."],
    ask: ['What do you think would happen, if you said it?', 'Is there anyone else you can tell?'],
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
    hear: ["It's lonely to explain it again and again and still not be understood."],
    ask: ['How did you put it, when you tried?', 'Who does understand it?'],
  },
  {
    id: 'told-better-at-it',
    cues: 'better good',
    when: between(
      String.raw`\bLOVE (?:says?|said|goes|tells you)\b.{0,14}\byou(?:'re| are) (?:just |so much |much |simply )?(?:better|good) at (?:it|that|this|these|all)`,
    ),
    hear: ['It sounds like praise, and what it means is that you go on doing it.'],
    ask: ['What did you say to that?', 'How long has it been your job?'],
  },
  {
    id: 'asked-what-to-help-with',
    cues: 'help',
    when: between(
      String.raw`\bLOVE (?:asks?|asked|keeps asking|offered|offers)\b.{0,20}\b(?:what|how|if|to) ?(?:he|she|there)?.{0,18}\bhelp\b|\bexplaining (?:it )?takes longer\b`,
    ),
    unless: /\b(?:son|daughter|for help|mother|homework)\b/,
    beside: ofTwo,
    hear: ["It's meant well, but you're still the one who has to think of everything."],
    ask: ['What did you say to that?', 'What would help you most?'],
  },
  {
    id: 'wants-praise-for-chores',
    cues: 'medal once praise favo proud hoovered babysit',
    when: between(
      String.raw`\b(?:LOVE (?:\w+ed|did|does|made|cooks|cooked|took|takes) .*\bonce\b.*\b(?:and|then)\b|LOVE (?:wants|expects|wanted|expected|waits for) (?:a )?(?:medal|praise|thanks|applause|round of applause)|(?:babysit\w*|minding) (?:his|her) own|LOVE acts like (?:he|she)'s done you a favou?r)`,
    ),
    unless: /\bkissed\b|\bonce (?:upon|more)\b|\bhit\b|\bonce a (?:week|month|day|year)\b/,
    beside: ofTwo,
    hear: ['You do the same all the time and nobody says a word about it.'],
    ask: ['What do you say then?', 'Have you two talked about it?'],
  },
  {
    id: 'partner-tells-others-everything',
    cues: 'tells told everything friends mother mates',
    when: between(
      String.raw`\bLOVE (?:tells|told|telling|discusses|goes and tells) (?:them|everyone|people|his|her|the whole) ?(?:\w+ )?(?:everything|our business|about (?:us|our|you)|what you said)\b|\bLOVE (?:told|tells) (?:his|her) (?:mum|mom|mother|sister|friends|mates|family|dad) (?:everything|about|that you)\b`,
    ),
    unless: /\b(?:proud|engaged|good news|wonderful|expecting|lovely)\b/,
    beside: ofTwo,
    hear: ["It's hard to talk openly at home when you don't know who will hear it next."],
    ask: ['How did you find out?', 'What does {who} say about it?'],
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
    hear: ["It's humiliating to have to ask for money in your own home."],
    ask: ['What happens when you ask?', 'Was it always like that?'],
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
    hear: ["It hurts when the people you love don't accept each other."],
    ask: ['What do they say against it?', 'Is anyone in the family on your side?'],
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
    hear: ["You'd like to know where you stand, and you can't decide that alone."],
    ask: ['How long have you two been talking about it?', 'Does {who} know how much it matters to you?'],
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
    hear: ["It's sad to see somebody you love change like that."],
    ask: ['When did that stop?', 'Have you two ever talked about it?'],
  },
  {
    id: 'no-idea-what-they-did-wrong',
    cues: 'did done wrong know wants',
    when: between(
      String.raw`\byou (?:don't|do not|have no idea|can't think|still don't)(?: (?:even|really))? ?(?:know )?what (?:you(?:'ve| have)? (?:did|done)(?: wrong)?|LOVE wants? from you|you did to (?:him|her|them|deserve\b.*)|you did on \w+)$`,
    ),
    unless: /\blast night\b|\bdrunk\b|\bwith (?:my|your) life\b/,
    hear: ["You go over everything and can't find it. That's worse than knowing."],
    ask: ['When did it begin?', 'Have you been able to ask?'],
  },
  {
    id: 'loves-work-more',
    cues: 'married more than love job work',
    when: between(
      String.raw`\b(?:LOVE (?:says?|said) you(?:'re| are)? (?:love|married to|care more about|would rather)|(?:he|she|MINE)(?:'s| is) married to (?:his|her|the)|you(?:'re| were) married to (?:your|the) (?:job|work|cows|farm|shop|phone)|LOVE works too much|(?:love|loves|cares about) (?:the|your|his|her) \w+ more than)\b`,
    ),
    unless: /\b(?:mum|mother|brother|sister|kids|children|son|daughter|dog)\b.*\bmore than\b/,
    hear: ["Work can take so much of a person that there's little left for home."],
    ask: ['How much time do you two get?', 'How does it come up, as a rule?'],
  },
  {
    id: 'house-while-partner-is-away',
    cues: 'mother sister week away visit eggs toast sandwiches',
    when: between(
      String.raw`\bMINE(?:'s| is| has)?(?: been| gone| went)? (?:at|to|to visit|visiting|stuck (?:in|at)|away at)(?: visit)? (?:his|her) (?:mother|mum|mom|sister|parents|dad|brother|daughter)(?:'s)?\b`,
    ),
    unless: /\b(?:left me|separat\w*|died|funeral|ex|gone eleven|melbourne|told them|i've told|drinking|had a fight)\b/,
    bright: true,
    hear: ['The home feels different when one of you is away.'],
    ask: ['When are you together again?', 'How do you spend the time?'],
  },
  {
    id: 'waits-for-partner-to-get-home',
    cues: 'call text home check ring radio answer',
    when: between(
      String.raw`\bLOVE (?:(?:was |is )?(?:meant|supposed) to (?:call|text|ring|check in|be home|be back|message|dock)|(?:hasn't|not|has not) (?:called|texted|rung|checked in|answered|come home|got home|home yet|picked up|picking up|answering)|said (?:he|she)'d (?:call|text|ring) (?:from|when|at|by))`,
    ),
    unless: /\b(?:date|tinder|son|daughter|mum|mom|dad|sister|brother|boss|met|match\w*|ex|ghost\w*)\b/,
    beside: ofTwo,
    hear: ['The waiting is hard, because the mind goes to the worst. There may be a simple reason.'],
    ask: ['How long has it been now?', 'Does it happen often?'],
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
    hear: ['It does good to hear that.'],
    ask: ['What did you say?', 'How did it come about?'],
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
    hear: ['Moments like that do people good, and you can hold on to them for a while.'],
    ask: ['How did it come about?', 'When was the last time before that?'],
  },
  {
    id: 'body-would-not',
    cues: 'erect viagra hard perform bed work hurts get finish',
    when: between(
      String.raw`\b(?:you|LOVE) (?:can't|couldn't|can not) (?:get it up|get hard|stay hard|keep it up|perform|finish)|\b(?:erect\w*|viagra)\b|\bsex (?:hurts|is painful)|it (?:didn't|doesn't) work in bed`,
    ),
    unless: /\b(?:doctor said|prescri\w*|cancer|assault\w*|rape\w*|forced)\b/,
    hear: ['It happens to a lot of couples, and hardly anyone talks about it. That makes it lonely.'],
    ask: ['Have you two been able to talk about it?', 'How long has it been a worry?'],
  },
  {
    id: 'fakes-it',
    cues: 'fak pretend lie act',
    when: /\byou(?:'re|'ve been|'ve)? (?:\w+ )?(?:fake|faked|faking) (?:it|orgasms?|an orgasm)\b|\byou (?:\w+ )?pretend (?:to (?:enjoy|come|like it)|you're enjoying)|\byou just lie there (?:and|thinking|waiting|till|until)\b/i,
    unless:
      /\b(?:can't sleep|insomnia|awake|rape\w*|forced|assault\w*|alarm|ceiling at|ill|work|job|office|smile|smiling|party|happy|interview|church|friends)\b/,
    beside: /\b(?:sex|bed|makes? love|made love|husband|wife|partner|boyfriend|girlfriend|gentle|touch\w*)\b/,
    hear: ["Once it has begun it's hard to stop, because then you'd have to explain it."],
    ask: ['How long has it been like that?', 'What would be hardest about saying so?'],
  },
  {
    id: 'partner-likes-others-pictures',
    cues: 'liked likes follow comment photos pictures insta flirt',
    when: between(
      String.raw`\bLOVE (?:\w+ )?(?:liked|likes|liking|follows|following|followed|comments|commented|saved)\b.{0,26}\b(?:photos?|pictures?|pics?|selfies?|posts?|stories|other (?:girls|women|guys|men)|girls|models)|\bLOVE (?:flirts|flirted|flirting) with\b`,
    ),
    unless: /\b(?:mum|mom|dad|son|daughter|my (?:photo|picture|post)s?|ex liked|boss|beach photo|holiday photos)\b/,
    hear: ["It's a small thing to some people, and it still hurts to see."],
    ask: ['What was said when you brought it up?', 'Do you know who it is?'],
  },
  {
    id: 'measures-against-the-other-one',
    cues: 'prettier thinner younger slimmer better fitter richer taller funnier',
    when: /\b(?:she|he)(?:'s| is) (?:so much |much |way |a lot |probably )?(?:prettier|thinner|younger|slimmer|fitter|richer|taller|funnier|better looking|hotter|nicer)(?: than you)?(?:$|,| and)/i,
    unless: /\b(?:sister|brother|cousin|twin|dog|boss|colleague)\b/,
    beside:
      /\b(?:ex|boyfriend|girlfriend|husband|wife|partner|cheat\w*|liked|left me|new (?:girlfriend|boyfriend|wife|one)|photos?|messages?)\b/,
    hear: ["Comparing yourself with somebody like that only hurts, and it's hard to stop."],
    ask: ['Have you two ever met?', 'When do you compare yourself most?'],
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
    hear: ["It's meant to help, and it can make it harder to know what you think yourself."],
    ask: ['What do you think yourself?', 'What did you say to that?'],
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
    hear: ["It's hard to feel at home when somebody can come in whenever they like."],
    ask: ['When was the last time?', 'Have you said anything about it?'],
  },
  {
    id: 'talked-to-like-a-child',
    cues: 'voice tone like talks talk spoke explain',
    when: told(
      String.raw`\b(?:in (?:the|that) (?:voice|tone) (?:he|she|they) uses?\b|(?:WHO|they) (?:talks?|talked|spoke|speaks?|explains?|explained|treats?|treated)(?: \w+){0,4} (?:like|as if|as though) (?:you(?:'re|'d| are| were)?|to|a|with)? ?(?:a |an |some |deaf |to a )*(?:child|kid|simple|stupid|five|idiot|deaf|toddler|baby|slow|parcel|dog|nothing))\b`,
    ),
    unless: /\b(?:like a dog that|kids themselves)\b/,
    hear: ["It's humiliating to be talked to like that, and it's hard to answer back in the moment."],
    ask: ['What was said?', 'Do other people notice it too?'],
  },
  {
    id: 'small-wish-of-partner',
    cues: 'like wish wishing want asked would',
    when: between(
      String.raw`\byou(?:'d|'re| just| only)?(?: just| only| really)? (?:like|wish|wishing|want|would like|asked|ask)\b.{0,24}\b(?:MINE|your ex|him|her|he|she)(?:'d)? ?(?:to|would|could|takes?|took|for)? ?(?:just |once |even )*(?:takes? your hand|hold(?:s)? (?:your hand|you)|call(?:s|ed)? you by|asks? (?:you )?(?:how|about)|say(?:s)? (?:thank|sorry|something nice)|look(?:s)? (?:up|at you)|notices?|listens?|come(?:s)? with you|dance|surprise you|thank)\b`,
    ),
    unless: /\b(?:son|daughter|mum|mom|mother|dad|father|boss|doctor|died)\b/,
    hear: ["It isn't much to wish for, and that makes it hurt more when it doesn't come."],
    ask: ['Have you ever asked for it?', 'Was it ever different?'],
  },
];
