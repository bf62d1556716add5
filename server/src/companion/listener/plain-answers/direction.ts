import { either, followedBy, together } from '../patterns.ts';
import { death, everybody, heartbreak, how } from './oneself-words.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about ageing, confidence, where their life is going, and whether it gets better. */
export const directionAnswers: readonly PlainAnswer[] = [
  {
    id: 'too-old-to-start',
    asks: either(
      /\btoo (?:old|late)\b|\bat my age\b|\bpast it\b|\bso late in the day\b|\bbit late\b|\b(?:learn|start|begin|go|take up|taking up|join|try|study|do) .{0,25}\bat (?:\d\d|(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b/,
      /\b(?:is|isn't|would)\b.{0,20}\b(?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?)\b.{0,12}\b(?:too|ridiculous|absurd|old|late)\b/,
      /\bwould it be (?:absurd|ridiculous|daft|silly|mad)\b.{0,20}\b(?:begin|start|learn|take up|try)\b|\bany point (?:in )?(?:starting|learning|beginning|trying)\b|\bwould (?:you|you even) (?:bother|take up)\b/,
    ),
    about: together(
      /\b(?:learn\w*|class|classes|beginners?|lessons?|take up|taking up|first go|degree|certificate|universit\w*|uni|college|retrain\w*|code|coding|guitar|piano|violin|trumpet|ukulele|drums|swim\w*|ballet|danc(?:e|ing)|skat\w*|skis?|skiing|italian|spanish|french|german|language|rowing|karate|yoga|gymnast\w*|sing(?:ing)?|choir|running|paint(?:ing)?|new career|change career|career change|driving|drive|climb\w*|lead walks|study|go back to school|novel|instrument|cello|flute|pottery|course|craft|sewing|boxing|football|tennis|golf|judo|sport|band|writing|open university|a-levels|gcses?|volunteer\w*|starting|cycling|surf\w*|knit\w*|chess|tap)\b/,
      /\b(?:\d\d|twent\w+|thirt\w+|fort(?:y|ies)\S*|fift\w+|sixt\w+|sevent\w+|eight(?:y|ies)\S*|ninet\w+|age|old|late|grown|retired|all .{0,10}twenty)\b/,
    ),
    not: either(
      death,
      heartbreak,
      /\b(?:retrain\w*|nurse|nursing|midwife|career|pathetic|tragic|talk to people|new town|mind at|read properly|baby|babies|pregnan\w*|dat(?:e|ing)|apologi\w*|sorry|marri\w*|marry|tell (?:him|her|them)|too late to (?:cancel|withdraw|change|say|tell|ring|text|call)|chapter|episode|homework|deadline|listen|temper|(?:he's|she's|son|daughter|he is|she is) (?:\w+ )?\d)\b/,
    ),
    say: [
      "You're not too old. If you'd enjoy it on an ordinary Tuesday, it's worth it, because the years go by either way. Try one session before you decide anything, and you needn't be the best in the room.",
      "No, and you'd rarely be the only late starter. It may go slower than at twenty, but you know better what you like and why. As long as your body's up to it, give it three goes and then judge.",
    ],
    ask: ['What draws you to it?', 'What would the first small step be?'],
  },
  {
    id: 'getting-old',
    asks: either(
      /\bam i (?:getting |officially |really )?(?:an? )?old\b|\bam i one of those old\b|\ball downhill\b|\bwhen did i (?:become|get|turn)\b|\bturned into (?:one of those|an|a|my)\b|\bget installed\b|\bis this middle age\b/,
      /\bis (?:this|that|it) (?:just )?(?:it|how it goes|old age|what (?:getting old|old age|ageing) is)\b/,
      followedBy(
        /does|do|is|isn't|did/,
        /(?:only get(?:s)? worse|happen to everyone|everyone get a shock|see it coming|freak out|normal|usual|so shocked|feel shocked|shock(?:ed)?|feel this old|get old)/,
        40,
      ),
    ),
    about:
      /\b(?:(?:a|my|walking) stick|walking frame|stairlift|in the mirror|old person|bus pass|dentures|new (?:hip|knee)|my (?:knees|hips|back) (?:\w+ )?(?:go|gone|going|hurt)|older|old (?:man|woman|lady|people|one|now)|am i old|i'm old|ancient|age(?:ing|d)|aging|wrinkl\w*|gr[ea]y hairs?|going gr[ea]y|balding|hearing aids?|reading glasses|my (?:mother|father|mum|dad)(?:'s)? (?:hands|face|noise|had that)|look like my (?:mother|father|mum|dad)(?:'s)?|was my (?:father|mother)|in the shop window|stood up for me|offered me (?:a|his|her|their) seat|noise when i|dad's noise|(?:turn|turning|turned|be) (?:30|40|50|60|70|80|thirty|forty|fifty|sixty|seventy|eighty)|at (?:sixty|seventy|eighty)\S*|is \d\d years old|forget names|tablets now|in a box with the days|twenty-five inside|middle age\w*|menopause|asking for my id|off the floor|can't get up)\b/,
    not: either(
      death,
      /\b(?:come together|what i'm for|operation|an[a]?esthetic|surgery|learn|class|start|beginners?|date|dating|baby|pregnan\w*|memory clinic|dementia|wedding|sure|lost at|this lost)\b/,
    ),
    say: [
      "It comes as a jolt to nearly everybody, usually from a mirror or a stranger. Some things do get harder, and that's true, but it isn't one long slide. Plenty get better too, and most older people say they're calmer than before.",
      "You're older, which isn't the same as finished. Ageing goes in odd little steps, and each one's a shock for a week before it turns ordinary. If something's changed quickly, have it checked; otherwise spend the good years using them.",
    ],
    ask: ['What made you notice it?', 'What do you like better than twenty years ago?'],
  },
  {
    id: 'get-confidence',
    asks: either(
      followedBy(
        how,
        /(?:confident|confidence|believe in (?:yourself|myself|oneself|me)|self-?(?:belief|esteem|confidence|assured|worth)|sure of (?:yourself|myself|oneself|themselves)|bolder|bold|backbone|braver|less shy|stop being (?:so )?shy|less of a mouse|presence|back (?:yourself|myself)|the nerve to|like they own it|just says? stuff|like myself more)/,
        60,
      ),
      /\bcan (?:you|one|people) learn (?:self|confidence|to be confident)|\bwhat do confident people\b|\bhow do you do it\b|\bconfiden\w+\b.{0,30}\bwhere does it come from\b/,
      /\bwhat do you actually do\b/,
    ),
    about:
      /\b(?:confiden\w*|believe in|believed in|self-?(?:belief|esteem|worth)|sure of|bold\w*|backbone|brave\w*|assertive|shy|mouse|presence|back (?:yourself|myself)|nerve|own it|blush\w*|thought much of myself|stuff|small voice|becomes small|stand up for myself)\b/,
    not: either(
      death,
      /\b(?:back again|come back|came back|get (?:it|my \w+) back|lost (?:my|all|his|her) (?:\w+ )?confidence|since (?:the|my) (?:accident|crash|fall|bump)|(?:my|our) (?:son|daughter|child|kid|boy|girl|friend|niece|nephew)(?:'s)?|(?:her|his|their|him) (?:\w+ )?(?:confiden\w*|self)|interview|google|get her to|with (?:girls|women|men|boys)|in bed|confidential\w*|how confident)\b/,
    ),
    say: [
      'Mostly by doing the thing before you feel ready, in small doses. Pick something slightly scary, do it three times, and notice that you survived. The feeling turns up afterwards, it hardly ever comes first.',
      "Confident people are mainly people who've had practice. Choose one corner, say speaking up once a meeting, and leave the rest of you shy for now. Each time you get through it, the next one costs less.",
    ],
    ask: ['Where would you most like to feel surer?', 'What would a small first try be?'],
    card: 'confidence',
  },
  {
    id: 'confidence-come-back',
    asks: either(
      followedBy(
        /will|does|do|is it|how long|should|or|when/,
        /(?:come back|comes back|return|returns|get (?:my|the|your) (?:\w+ )?(?:nerve|confidence)(?: back)?|nerve back|make myself|push (?:myself|through)|force myself|wait (?:until|till|a|another)|go away|ever be (?:easy|able|ok|okay|comfortable|the same)|grow again|just have to do it|matter of waiting|let it be|be able to|will it)/,
        60,
      ),
      /^(?:push|force)\b|\bit comes back\b/,
    ),
    about: together(
      /\b(?:nerve|confiden\w*|daren't|don't dare|can't (?:bring|make|face|do)|shak(?:e|es|ing|y)|shook|scared|afraid|frighten\w*|avoid\w*|long way|back way|don't trust myself|crossed the road|that feeling|easy on a street|stopped (?:driving|riding|going|swimming|singing|presenting|reading|cooking|climbing)|haven't (?:been|driven|ridden|cooked|sung|swum|climbed|dared)|not (?:driven|cooked|ridden|been up|swum|sung))\b/,
      /\b(?:accident|crash\w*|bump|skid\w*|fell|fall|tumble|bit me|bitten|attack\w*|mugg\w*|robbed|redundan\w*|surg\w*|operation|bad night|went wrong|laughed at|failed|my ex took|humiliat\w*|the dog|drown\w*|since (?:i|the|that|my) \w+|lost (?:my|all my) confidence|burnout|illness|was ill|broke my)\b/,
    ),
    not: either(
      death,
      /\b(?:job back|money back|get (?:him|her) back|he come back|she come back|will (?:he|she) |panic attack|heart)\b/,
    ),
    say: [
      'Some of it comes by itself, but most comes back by doing small bits again. Start with the easiest version, more than once, and go up a step when it bores you. Avoiding it altogether tends to make it bigger.',
      "Yes, it usually does, though in steps and with a few bad days. Don't force the hardest part first. If you've tried gently for some weeks and your body still panics, ask a doctor who could help with that.",
    ],
    ask: ['What would the easiest version look like?', "What can you do now that you couldn't before?"],
    card: 'confidence',
  },
  {
    id: 'stop-caring-what-they-think',
    asks: either(
      followedBy(
        how,
        /(?:stop|not|quit|less|don't|never|without|let go of|get over|free|switch off|care less)(?: to)?(?: \w+)? ?(?:car(?:e|ing)|mind(?:ing)?|worry(?:ing)?|give a|giving a|bother\w*|letting|taking in|other people's eyes|the aunties|when they talk|that|about|live)?\b.{0,30}\b(?:what .{0,25}(?:think|thinks|thinking|say|says)|people think|others think|people's opinions?|opinions?|the neighbours|toss|damn|f\w*ck|shit|judg\w*|caring so much|care so much|smirks|eyes|the aunties|they talk|minding)/,
        60,
      ),
      /\b(?:how do (?:i|you)|how to) (?:stop (?:caring|minding)|not care)(?: so much| this much)?\W*$/,
      /\bhow do you get like that\b|\bhow do you let go of that\b|\bwhen does it stop\W*$/,
    ),
    about:
      /\b(?:think|thinks|thinking|say|look|looks|looking|neighbours|people|everyone|opinions?|judg\w*|what (?:they|others|people)|minding|smirk\w*|aunties|disregard|toss)\b/,
    not: either(death, heartbreak, /\b(?:about (?:him|her)|hear voices|voices|hurting|pain)\b/),
    say: [
      "You don't stop altogether, you let it steer you less. Do one thing a week that you'd do if nobody was looking. And pick three people whose opinion counts, then let the rest go by.",
      "Nobody's quite free of it, but it shrinks with use. Notice how quickly you forget other people's slips; they forget yours as fast. Start with something small and visible, and let it feel odd.",
    ],
    ask: ['What would you do if nobody was watching?', 'Whose opinion do you really value?'],
    card: 'confidence',
  },
  {
    id: 'good-at-nothing',
    asks: either(
      /\b(?:not|n't|nothing|anything|am i|what if|never|something)\b.{0,40}\bgood at (?:anything|nothing|something|a thing|things|a single)\b/,
      /\bgood at (?:anything|nothing)\b/,
      followedBy(
        /am i|is it|what if|are there|can|might|which|have i|do i|does everyone/,
        /(?:no talents?|any talents?|a talent|talentless|without a (?:gift|talent)|just useless|useless at everything|average at everything|mediocre|my thing|nothing special|special about me|haven't got (?:one|any)|don't have (?:one|any)|there isn't anything|all there is|which strengths|what strengths|strengths do i)/,
        50,
      ),
      /\bwhich strengths\b|\bwhat am i good\b|\bwhat do people put\b/,
    ),
    about:
      /\b(?:good at|talent\w*|skills?|gift|strengths?|my thing|useless|hopeless|average|mediocre|special|punctual|good things about)\b/,
    not: either(
      death,
      /\b(?:interview|cv|(?:he|she)(?:'s| is) (?:not )?good at|are you good|no good at (?:maths|cooking)|small talk|lonely|comforting|goodbyes)\b/,
    ),
    say: [
      "You're almost certainly good at something that doesn't get a certificate: noticing, turning up, calming people, mending. What's easy for you doesn't feel like a skill. Ask two people what they'd come to you for.",
      "I doubt it's nothing; you're likely looking only at things that win prizes. Think what people ask you to do, or what annoys you when it's done badly. And you needn't be good at a thing to be worth having around.",
    ],
    ask: ['What do people come to you for?', 'What do you lose track of time doing?'],
  },
  {
    id: 'am-i-lazy',
    asks: either(
      followedBy(
        /am i|aren't i|is|isn't|i'm|make me|have i|maybe|or|can|just|call it|called|am/,
        /(?:lazy|laziness|idle|workshy|work-shy|bone idle)/,
        50,
      ),
      /^(?:just )?lazy\b|\bcalls? (?:me|it) lazy\b|\bis it a character flaw\b/,
    ),
    about: /\b(?:lazy|laziness|idle|workshy|work-shy|last minute)\b/,
    not: /\b(?:lazy (?:day|days|sunday|dinner|weekend|morning|eye)|(?:he|she|they)(?:'s| is| are|'re) (?:\w+ )?lazy|so lazy he|is (?:he|she|my \w+) (?:\w+ )?lazy|(?:son|daughter|husband|flatmate|boyfriend) (?:is|being) lazy|idle gossip|gap year|parents who|depress\w*)\b/,
    say: [
      "Lazy people don't usually fret about it. Check the plain things first: how much you've slept, how full your weeks have been, whether the task's too big or just not yours. If rest doesn't help over some weeks, see a doctor.",
      "A rough test: if you'd enjoy something nice but can't face the chore, it's the chore; if you can't face the nice thing either, you're worn out or low. Neither is a fault in your character.",
    ],
    ask: ['What have the last few weeks asked of you?', 'What would you do with a burst of energy?'],
    card: 'rest',
  },
  {
    id: 'am-i-the-problem',
    asks: either(
      /\b(?:am i|aren't i|i'm|i am|maybe i am|could i be|is it me who is|was i|have i been)(?: \w+){0,2} (?:the )?(?:problem|toxic(?: one)?|one at fault|at fault|baddie|bad guy|villain|arsehole|asshole|rude one|annoying one|difficult (?:one|person)|common (?:factor|denominator))\b/,
      /\bam i (?:just |really |actually |too |so |that )?(?:difficult|bossy|a snob|a nightmare|controlling|annoying|needy|overbearing|hard (?:to (?:love|live with|like|work with|be around)|work)|unlikeable|unlikable|boring|too intense|intense|clingy|judg[e]?mental|critical|an? (?:narcissist|difficult|toxic|horrible boss))\b(?! (?:for|to ask|if|because|my|him|her|them|you|people|everyone))/,
      /\b(?:is the problem|is it|maybe it's|perhaps it's|factor's|are they or is it|could it be) (?:me|us)\b(?!(?:,| or| who| that| thats| being| and|,? or is| that (?:i|want)|\w))/,
      /\bhow (?:do|does|can|would|will) (?:i|you|one|people) (?:know|tell|find out)\b.{0,20}\bif (?:i'm|i am|you're|you are|ur|one is|it's me)\b.{0,25}\b(?:problem|toxic|annoying|at fault|boring|difficult|rude|bossy|a bully|bad)\b/,
    ),
    not: either(
      death,
      /\b(?:lonel\w*|hit|hits|hurt me|is it me or is it (?:hot|cold)|talk to me|text(?:ing)? me|tonight|last night|ghosted|closed the branch|made redundant|i told (?:him|her)|text you|said "|second date)\b/,
    ),
    say: [
      'The fact you\'re asking is a fair sign you\'re not the worst of it. You may have a share in it, most of us do. Ask one honest person, "Is there something I do that makes this harder?", and only listen.',
      "It's seldom all one person. If you hear the same complaint from people who don't know each other, take it seriously and change that one thing. If it comes from just one place, it may well be the place.",
    ],
    ask: ['Who would give you an honest answer?', 'What have people actually said to you?'],
  },
  {
    id: 'is-it-pathetic',
    asks: followedBy(
      /is|isn't|am i|how|does|would|wouldn't|bit|that's|it's|was|be|a bit/,
      /(?:pathetic|tragic|pitiful|sad act|a sad life|sad life|sad (?:of me|or (?:fine|what|not|sweet|nice))|rather sad|bit sad|how sad|that sad|sad is that|it (?:a bit |really |rather )?sad (?:that i|to|if i)|loserish)|^pathetic(?! at)/,
      40,
    ),
    not: either(
      death,
      /\bcrying\b/,
      heartbreak,
      /\b(?:(?:your|the|an) ex|asks? (?:him|her|a|someone)|to (?:delete|text|message|ask)|pathetic (?:to (?:say|ask|text|tell|message|want)|that i'm|that i am)|should i|sorry|allowed to be|jealous|i'm ashamed|cringe|people say i look|miss(?:ing)? (?:him|her)|love (?:him|her)|text(?:ed|ing)? (?:him|her)|begg\w*|feel(?:ing)? (?:so )?sad|makes? me sad|(?:he|she|they)(?:'s| is| are) (?:\w+ )?(?:pathetic|tragic|lame)|news|house|flat|bit sad about|too sad)\b/,
    ),
    say: [
      'No, it isn\'t. It harms nobody and it does you some good, which is the whole point of it. If you saw a stranger doing the same, you\'d probably think "good for them".',
      "Not in the slightest. You're looking at it through the eyes of someone unkind who isn't in the room. Enjoy it or get through it in whatever way works, and skip the marks out of ten.",
    ],
    ask: ['What do you like about it?', 'Whose voice is it that calls it that?'],
  },
  {
    id: 'old-self-back',
    asks: either(
      followedBy(
        /will|does|do|shall|can|is|am i|how|has|what|where|when/,
        /(?:old me|old self|myself again|be me again|feel like (?:me|myself)|get (?:me|myself|her|him) back|get back to (?:being|who|myself|how)|who i (?:was|used)|ever be (?:like that|me|that \w+|who|the same|her|him|fun|happy)|come back|comes back|return|returns|gone for good|this other person|again who i was|the same again|person i (?:was|used)|normal again|will it)/,
        50,
      ),
      /\bwhat(?:'s| has)? happened to (?:me|her|him|that (?:girl|boy|woman|man|person))\b|\bwhere(?:'s| has| did| is) (?:he|she|that \w+|i) (?:gone|go)\b|\bwhere did (?:it|i|she|he) go\b/,
    ),
    about: either(
      /\b(?:i|who) (?:was|were) (?:always |once )?(?:the (?:funny|life|one|fun|strong)|so (?:fun|confident|happy|alive)|brave|fun)\b/,
      /\b(?:i used to (?:be|laugh|read|sing|love|have|enjoy|do)|^used to (?:be|read)|old (?:me|self)|(?:not|isn't) (?:really |even )?(?:me|myself)(?: any ?more)?\b|person i (?:was|used)|lost myself|who i am|(?:man|woman|person|girl) (?:he|she|i) (?:married|used)|myself back|feel like myself|i was head girl|sense of humour|conversation left|before the (?:illness|accident|baby)|head thrown back)/,
    ),
    not: either(
      death,
      /\b(?:drunk|get (?:him|her) back(?! to)|he come back|she come back|will (?:he|she)|my ex|missing (?:him|her)|went missing|motorway|drive|driving)\b/,
    ),
    say: [
      "Most of it comes back, though seldom all at once or quite the same. Start with one small thing that person used to do, before you feel like it. If you've been flat for weeks on end, tell a doctor too.",
      "You haven't lost that person, they're under a lot. Illness, grief, babies and bad years all cover people up for a while. Some of who you were returns with rest and company, and some gets swapped for something new.",
    ],
    ask: ['What did you like most about that person?', 'When did you last feel like yourself?'],
  },
  {
    id: 'am-i-a-failure',
    asks: either(
      followedBy(
        /am i|aren't i|does|have i|haven't i|did i|i'm|i am|is|are we|would you say|you'd call/,
        /(?:an? (?:\w+ )?failure|the failure|failed|a loser|such a loser|just a loser|a flop|failing at (?:life|everything|being)|a failed (?:life|woman|man|person)|fail or|fail)/,
        40,
      ),
    ),
    not: either(
      death,
      /\b(?:the year|month nineteen|what do i say|being an adult|hardly anyone|like such a|exam|exams|test|driving test|module|resit|mot|interview|kidney|heart|organ|(?:is|was) (?:he|she|it) a (?:failure|loser)|(?:he|she)'s a (?:failure|loser)|failed (?:him|her|them|my \w+)|if i fail|what if)\b/,
    ),
    say: [
      "No, you're not. Things didn't go the way you planned, which is a description of most lives and not a mark for yours. Write down what you've carried and who you've been good to, and count that in too.",
      "Failing at something isn't the same as being one. You're adding up only the losses tonight, and usually against somebody else's list. Sleep on it, and then pick one thing you'd like to go differently.",
    ],
    ask: ['What are you measuring it by?', 'What would you count on the other side?'],
    card: 'self-compassion',
  },
  {
    id: 'everyone-this-lost',
    asks: either(
      followedBy(
        followedBy(/is|isn't|are|does|do|am i|i'm|aren't i|when/, everybody, 20),
        /(?:this lost|so lost|lost|know what they(?:'re| are|) ?(?:doing|want|wanting)?|know what|winging (?:it)?|making it up|figured (?:it )?out|sorted|have those|have an answer|have it together|clueless|no clue|clue|told how|instructions|rule ?book|like this|know it|know that|have a plan|certain)/,
        60,
      ),
      /\bdoes it ever come together\b|\bdo people know that\b|\bare they certain\b/,
    ),
    about:
      /\b(?:lost|life goals|life|plan|plans|goals|what i want|what i'm (?:for|doing)|career|winging|mortgage|map|direction|sorted|figured|clue\w*|know what|making it up|years|boiled egg|certain|told how|thirty|forty|fifty|grown-?ups?|adults?|adulting)\b/,
    not: either(
      death,
      heartbreak,
      /\b(?:lonel\w*|lost (?:my|the|a|weight|his|her)|get lost|got lost|drunk|gossip|hundred per ?cent|certain about anything|what they are\W*$|what career|goes on in there|know what (?:to|that|i|you|he|she) (?:say|do|means|mean)?|what to say|know where|when (?:she's|he's) just|smells|sorted before|know anyone|found out|knows about|know about me)\b/,
    ),
    say: [
      "Plenty are, at every age. The ones who look sorted are often guessing as well, only with better furniture. You don't need an answer for the whole of life; pick one thing you'd like different in a year.",
      "It isn't only you. Hardly anybody knows what they want for long, and most find out by trying things and changing their mind. Nobody was handed instructions, some are just quieter about it.",
    ],
    ask: ['What would you like different in a year?', 'Who seems to have it sorted, from where you are?'],
  },
  {
    id: 'how-know-sure',
    asks: either(
      followedBy(
        /how (?:do|does|can|would|could|will|did|to|i|you)|when do|do people|do you/,
        /(?:know|tell|be|sure|feel|get|ever)\b.{0,40}\b(?:sure|ready|certain|made up (?:my|your|one's|his|her)? ?(?:mind)?|decided|which one's true|know it is right|if it is right|if it's right|it's right|is right|right (?:decision|choice|thing))/,
        20,
      ),
      /\bhow sure (?:do|should|does|must)\b|\bis being sure\b|\bhow (?:would|will|do|did) (?:i|you) know\W*$|\bso how do you know\b|\bwhen do you know\b|\bhow can anyone be certain\b|\bwill i\W*$/,
    ),
    about:
      /\b(?:sure|certain|ready|decid\w*|mind|minds|change my|true|right|know it when|one day i want|leav(?:e|ing)|offered|place|mov(?:e|ing)|married|baby|quit|choose|choice)\b/,
    not: either(
      death,
      /\b(?:sure (?:she|he|they|it(?!'s (?:the )?right| is (?:the )?right)|you|that's)|get ready|ready to (?:date|share|move in|live together)|getting ready|therapist|isn't just|pretty sure|i'm sure you|dawning|career|what career|hospitals?|what i am|what (?:they|you) (?:want|are)|what it means|(?:if|whether|that) (?:he|she|they|it) (?:is|are|'s)? ?(?:the one|right for|cheat\w*|lying|loves?|likes?)|he's right|she's right|is the one|have sex|sex|pill|locked|oven|cooked|depress\w*|cancer|pregnant|lump|bad|gay|bi|lesbian|trans|toxic|problem|gave up|give up|stop)\b/,
    ),
    say: [
      "Most people never get to completely sure. Watch which answer keeps coming back on ordinary days, when you're rested and nothing's just happened. That one's usually closer than the one you have at night.",
      "It rarely comes as certainty; it's more that you stop arguing with yourself. Say the decision aloud as if it's made, live with it for a week, and see if you're calmer. If it can be undone, you don't need to be sure.",
    ],
    ask: ['Which answer keeps coming back?', 'What would still make you doubt?'],
    card: 'decisions',
  },
  {
    id: 'what-if-wrong-choice',
    asks: either(
      followedBy(
        /what if|what happens if|suppose|and if|if/,
        /(?:wrong|a mistake|mistake|regret|regretting|the mistake|hate it|chosen badly|choose badly|bad (?:choice|decision)|i can't go back|not the right|pick wrong|mess(?:ed)? it up)/,
        45,
      ),
      /\bmess up your life\b|\bhow bad can one wrong\b|\bwhat if i (?:choose|pick|chose|decide)\b/,
    ),
    about:
      /\b(?:choos\w*|chose\w*|choices?|decid\w*|decision|pick|picking|sign|signed|signing|accept\w*|said yes|say yes|move|moving|uni|subjects?|offer|quit|leave|leaving|sell|sold|buy|buying|switch|options?|taking the|part-time|sleeve|tattoo|treatment|i go home|army|adopt\w*|wrong one|contract|mortgage|school|schools|marry|keep it|the farm)\b/,
    not: either(
      death,
      /\b(?:wrong (?:with me|with him|with her|thing|person|number|idea|way)|say(?:ing)? (?:something|the) wrong|get (?:the answer|it) wrong in|exam|test|scan|results|diagnos\w*|wrong about (?:him|her)|turned off the machine|did i|something goes wrong|goes wrong|go wrong)\b/,
    ),
    say: [
      "Then you'd change it, because very few choices can't be altered later. It would cost you some time, not your whole life. Pick the one you'd still be all right with on a dull day.",
      'One choice hardly ever decides a life; what you do in the years after it counts for more. Lots of people switch, and they lose less than they feared. Ask now what changing course would really involve.',
    ],
    ask: ["What's the worst you can see happening?", 'Which way do you lean on a calm day?'],
    card: 'decisions',
  },
  {
    id: 'did-i-choose-right',
    asks: either(
      /\bdid (?:i|we)(?: just| really)? (?:do|make|choose|decide|mess|go too far|pick|take)\b.{0,25}\b(?:right|rightly|wrong|mistake|up|correctly|well|too far|properly)\b/,
      /\bwas (?:it|that|this|i|leaving|selling|moving|quitting)(?: all)?(?: to \w+)? (?:(?:the|a|my) )?(?:big |huge |terrible |awful )?(?:mistake|right (?:thing|decision|choice|call|to|move)|wrong (?:thing|decision|choice|to|move)|right\W*$)/,
      /\bhave (?:i|we) (?:done the right|done right|made (?:a|the|an?) (?:\w+ )?(?:mistake|right|wrong)|been stupid|been (?:an? )?(?:idiot|fool)s?|chosen right|ruined)/,
      /\b(?:i|we)(?: have|'ve)? (?:did|done|made|chose|chosen) (?:the )?right\b|\bis it right\W*$|\bdid i go too far, or was that right\b/,
      /\b(?:should|ought) i (?:to )?have (?:stayed|kept|said yes|taken|gone|left|held on|waited)\b/,
    ),
    about:
      /\b(?:left|leaving|quit|sold|selling|moved|moving|broke up|ended|finished (?:it|things|with)|turned (?:it|them|him|her|down)|said (?:no|yes)|signed|gave (?:up|notice|in my|it up)|given up|resign\w*|accepted|chose|chosen|decided|bought|cancelled|cut (?:my|off|them|him|her)|put (?:mum|dad|him|her|mum's)|handed in|dropped out|retired|switched|called (?:it|off)|won't have|stayed|had the)\b/,
    not: either(
      death,
      /\b(?:put (?:him|her|it|\w+) (?:down|to sleep)|vet|police|report(?:ed|ing)?|social services|abortion|abort\w*|terminat\w*|told (?:him|her|them|my|the)|hit|shout\w*|lied|what did i do|do(?:ne)? (?:something|anything) wrong|text(?:ed)?|exam|test|kissed|slept with)\b/,
    ),
    say: [
      "You chose with what you knew, and that's all anyone can do. A wobble straight afterwards is normal and doesn't prove anything. Give it a few weeks; if it still feels wrong then, see what can be changed.",
      "It sounds like you had your reasons, and they haven't gone away because you feel shaky. Missing what you gave up isn't the same as regret. Judge it in three months, when you've actually lived in it.",
    ],
    ask: ['What made you decide it at the time?', "What do you miss, and what don't you?"],
  },
  {
    id: 'when-to-give-up',
    asks: followedBy(
      /when|at what point|how (?:do|long|many|would)|is|isn't|time|do i|should|shall|would|admit|or|am i|which/,
      /(?:give (?:it |this |them )?up|giv(?:ing|en) (?:it )?up|gives up|quit|quitting|quitter|let (?:it|this) go|stop|keep (?:going|trying|at it)|carry on|throw in the towel|call it a day|accept|isn't gonna|isn't going to|defeat|pack it in|try|enough to know|put it in the drawer|cancel it|worth (?:carrying|continuing|a go)|stick (?:with|at) it)/,
      50,
    ),
    about:
      /\b(?:lessons?|classes|evening class|gym|practi[sc]\w*|(?:my|the|our|your|a|ur) band|writing|novel|manuscript|allotment|the boat|instrument|violin|cello|flute|drums|trumpet|learning (?:the|to)|(?:be|become|being) an? (?:writer|actor|actress|musician|artist|singer|comedian|dancer)|acting|piano|guitar|choir|(?:golf|tennis|rugby|running|football|chess) ?(?:club)?|language|spanish|french|german|knitt\w*|our shop|the shop|the business|my business|couch to 5k|training|auditions?|rejections?|the match|degree|phd|thesis|jumper|finish what i start|hobby|project|podcast|channel|startup|start-up|etsy)\b/,
    not: either(
      death,
      heartbreak,
      /\b(?:how do i (?:say|keep|start)|start talking|out of practice|retire\w*|seventy|i'm 7\d|marrows|marriage|relationship|husband|wife|friendships?|drink\w*|smok\w*|vap(?:e|ing)|ivf|baby|sugar|meat|on (?:him|her|us)|stop (?:him|her|them|it|the|people|crying|thinking|feeling|being|worrying|comparing|eating|noise|practising|my)|cigarettes|weed|noise|neighbour's|how do i stop|how can i stop|how to stop)\b/,
    ),
    say: [
      "Stop when you no longer want the thing itself and only keep on so you won't be a quitter. If you still want it, have a rest and then change something about how you try. There's no right number of goes.",
      "Giving something up on purpose isn't failing, it's choosing what gets your time. Ask whether you'd begin it today, knowing what you know. If yes, try a different way; if no, you can let it go without a speech.",
    ],
    ask: ['Do you still want the thing itself?', 'What could you change about the next try?'],
  },
  {
    id: 'too-late-to-change',
    asks: either(
      /(?<!\b(?:how|what) )\b(?:can|could|do|does|will) (?:people|someone|somebody|a person|anyone|you|one|i|we|(?:an? )?(?:\w+ )?(?:man|woman|grump|person|people)|somebody like me|someone like me)(?: \w+){0,2} change(?: themselves|yourself|myself|one's nature| it)?\b(?! (?:my|the|careers?|jobs?|course|to|your|subject|schools?|doctors?|a|our|his|her)\b)/,
      /\btoo (?:late|old)(?: for me)?(?: now)? to (?:change(?! (?:my|the|careers?|course|jobs?|subject|it))|be (?:a )?(?:better|different|kinder|nicer)|become|teach)/,
      /\bcan one change it\b|\bam i stuck (?:like|this way|being)\b|\bcould i still become\b|\bpossible to (?:become|change|be different)\b|\bcan i stop being\b|\bturn it (?:round|around)\b|\bis there any changing\b|\bcan it be done\b|\bspots\b.{0,20}\bis that so\b|\btoo late to learn\b|\bcan (?:i|you) (?:learn to be|become)\b/,
    ),
    about:
      /\b(?:i(?:'ve| have| am|'m)|i wish|i want|i(?:'d| would) like|my (?:temper|wife|husband|partner|dad|father|mother|nature)|(?:really|ever|actually|still) change|change at|people (?:actually |really |ever )?change|always been|nature|leopard|all my life|for sixty years|short with|jealous|bitter|liar|controlling|listen)\b/,
    not: either(
      death,
      /\b(?:economics|course|degree|major|uni|jobs?|module|stick it out|wasting my life|always cancel|mattress|appointment|cheat\w*|(?:will|can|could|does) (?:he|she|they)(?: ever| really)? change|learn (?:guitar|piano|to (?:swim|drive|cook|read))|violin|class|career|degree|hits|boyfriend|girlfriend|my ex|change my mind|weather)\b/,
    ),
    say: [
      "No, it isn't too late. People change at every age, mostly in one habit at a time and with a lot of slips. Pick the moment where it usually goes wrong and do one thing differently there.",
      "People do change, yes, when it's them who want it. You won't turn into somebody else, but you can behave differently often enough that it sticks. Tell somebody close what you're trying, so they can notice.",
    ],
    ask: ['Which moment would you start with?', 'Who would you want to notice first?'],
  },
  {
    id: 'just-tell-me',
    asks: /\bjust (?:tell me|say (?:it|yes|which)|decide|pick)\b(?! (?:up|what|how|why|the|about|if|that|him|her|them|who|where|when|my))|(?<!\b(?:do|would|can|could|did|should|to|thing|when|if|that|how|once) )\byou (?:choose|decide|pick)\b(?! (?:to|what|your|a|the|between|which|up|who|whether))|\bdecide for me\b|\bpick (?:one|for me)\b|\bwhich (?:one )?(?:would|should|do|shall) (?:you|i|one)(?: \w+)? (?:pick|choose|go for|go with|take|have|get|buy)\b|\bonly yes or no\b|\btie-?breaker\b|\b(?:tell me,?|just) yes or no\b|\bwhich,? in your (?:view|opinion)\b|\bsend or not\b|\bshould i press\b|\bdo i take the \w+(?: \w+)* or the\b/,
    about:
      /\b(?:or|which|whether|decide|between|two|yes or no|just tell me|just say it|for years|i(?:'ve| have) had (?:the|it)|pick|choose)\b/,
    not: either(
      death,
      heartbreak,
      /\b(?:put my girl|stay or (?:go|leave)|job|him over|course|uni|pills?|tablets|pregnan\w*|abort\w*|baby|divorce|leave (?:him|her|my|them)|marry|true or false|honestly or|operation|surgery|police|is it (?:bad|me|weird|normal)|he or she|am i|real or|right or wrong|good or bad|friend or|love or|just tell me (?:i'm|i am|it's|it will|it is|it gets|you|something|a))\b/,
    ),
    say: [
      "If you've kept coming back to it for months and can afford it, do it. Between two, take the one you'd be quietly disappointed to lose. If nothing bad happens by waiting a week, you may also wait.",
      "I'd go for whichever you've been defending while you told it. People mostly know, and want somebody else to say it. If it can't be undone and you're tired, sleep first and decide in the morning.",
    ],
    ask: ['Which answer were you wishing for just now?', 'What would you lose by choosing the other?'],
  },
  {
    id: 'does-it-get-better',
    asks: either(
      followedBy(
        /does|will|do|is|would|tell me|when|how long|going to/,
        /(?:get(?:s|ting)? (?:any |ever |actually |really )*(?:better|easier|lighter)|improve\W*$|improve or|improves|turn (?:round|around)|like this for ?ever|come round again|becomes? lighter|good days again|bad patch(?:es)? go on|anything better|always (?:be|feel) (?:like this|this (?:bad|hard|way))|last for ?ever|this just it|feel (?:ok|okay|happy|better) again|(?:ever|always) (?:feel|be) (?:ok|okay|better|happy|alright|this))/,
        50,
      ),
      /\bwill (?:i|we|things|life|everything)(?: \w+)? be (?:ok|okay|alright|all right|happy|fine)\b|\bis it going to turn\b|\bwill we\W*$|\bany better than this\b/,
    ),
    not: either(
      death,
      heartbreak,
      /\b(?:new job|new teacher|term|retire\w*|solids|wean\w*|what age|meeting|closet|first time|kids|night shift|interview|about yourself|what if|bored out|exams?|test|interview|operation|surgery|results?|tinnitus|pain|knee|back|cough|rash|sore|baby|newborn|toddler|sleep\w*|weather|(?:will|does|is) (?:he|she|they) (?:ever )?(?:get|be|going)|battery|phone|shoulder|leg|migraines?|eczema|hip|stitches|chemo|cat|dog|puppy|driving|confiden\w*|book|series|show|season|episode|pregnan\w*|grie\w*|drinks?|drinking|the job|hot flushes|how (?:can|do|could) i|help me get|get better at)\b/,
    ),
    say: [
      "It very likely does, and usually so slowly that you only notice looking back. Low stretches feel permanent while you're in them and they hardly ever are. Make the next few days easy, and tell someone how bad it is.",
      "Yes, for most people it eases, with a few steps back along the way. You don't have to see how from here. If weeks go by and nothing shifts at all, that's when to bring in a doctor or somebody who helps for a living.",
    ],
    ask: ['What would a slightly better week look like?', 'Who knows how hard it is at present?'],
  },
  {
    id: 'waiting-for-it-to-go-wrong',
    asks: either(
      followedBy(
        /will i|why|shall i|is|does|how long|am i|can't/,
        /(?:waiting for|always (?:be )?(?:waiting|listening|like this|looking|on guard)|something bad|other shoe|go(?:es|ing)? wrong|trust it|relax|brac(?:e|ing)|expect(?:ing)? (?:it|the|that)|taken|just be happy|wear off|on guard|enjoy (?:it|this|things)|do that|weird|normal|foolish|scared (?:of|that|when|it)|fall apart)/,
        60,
      ),
      /\bwill i ever (?:relax|stop|feel safe|trust)\b|\bwhy do i do that\b/,
    ),
    about:
      /\b(?:(?:going|goes|gone) (?:so |really |too )?(?:well|good|great)|too good|too well|(?:just )?waiting for (?:it|something|him to|her to|the (?:other|next)|them to)|something bad|burgl\w*|broken into|expect (?:it|the door)|stop expecting|been sober|other shoe|brac(?:e|ing)|jumpy|good months|happy since|gonna get taken|going to (?:be taken|get taken|go wrong|fall apart|lose it)|now comes something|every time (?:the|my) (?:boss|boyfriend|phone|partner)|when(?:ever)? things (?:are|go) (?:good|well)|scan was clear|threw us out)\b/,
    not: either(
      death,
      /\b(?:waiting for (?:him|her|them|it) to (?:text|reply|call|ring|write|arrive|propose|ask|come)|waiting for the (?:results?|bus|train|call)|results)\b/,
    ),
    say: [
      "Once you've been caught out, you keep a lookout, and it takes a good while of nothing happening before you believe it. That's normal, and it does fade. Being on guard doesn't prevent anything, so you lose nothing by enjoying today.",
      "No, not always. You're expecting it because it happened before, not because it's on its way now. Each ordinary week helps, and it's useful to have one plain plan for if it came, and then leave it in the drawer.",
    ],
    ask: ['What do you expect to happen?', 'When do you forget to look out for it?'],
  },
  {
    id: 'scared-of-future',
    asks: either(
      followedBy(
        /how|is|isn't|should|does|do|why|what|am i/,
        /(?:the future|what's (?:coming|ahead|to come|next)|what is (?:coming|ahead|to come)|what comes|not knowing|years to come|growing up|getting older|fear tomorrow|hasn't (?:even )?happened|not happened yet|(?:ten|\d+) years (?:from now|ahead)|years from now|uncertain\w*|in this week|the unknown|what lies ahead|dread it|feel like that about the future)/,
        70,
      ),
      /\bwhat can one do about that\b|\bdoes that go\b|\bhow do other people cope\b|\bhow do people not dread\b/,
    ),
    about:
      /\b(?:scared|afraid|frighten\w*|terrif\w*|fear|fears|dread\w*|worr\w*|anxious|anxiety|stomach drops?|cope|peace with|panic\w*|go cold|fog after|running ten years)\b/,
    not: either(
      death,
      /\b(?:results?|biopsy|scan|(?:he|she) (?:likes|feels|wants)|where (?:he|she) is|our future together|future (?:with|together|husband|wife)|interview|first day)\b/,
    ),
    say: [
      "It is, most people are when a lot's uncertain. You can't settle years ahead, so shrink it: what needs doing this month, and what could wait. If the fear's there most days and stops you sleeping, tell a doctor.",
      "The further ahead you look, the worse it gets, because there's nothing there yet except guesses. Bring it back to one practical step and one thing to look forward to. You've met every other bit of life without seeing it coming.",
    ],
    ask: ['What part of it frightens you most?', "What's one thing you could settle this month?"],
  },
  {
    id: 'who-am-i-without-the-role',
    asks: /\bwho (?:even )?(?:am|will|would|was) i(?: be)?(?: even)?\b|\bwho i am\b(?!.{0,10}\bto (?:them|him|her|my))|\bwhat (?:even )?am i (?:now|if|without|then|supposed to be|for\b)|\b(?:so|then) what am i\b|\bwhat i am (?:when|if|now|without)\b|\bwhat does one become\b|\bwhat do you do with yourself\b|\bwho's me\b|\bwhat's left (?:of me|if)\b|\bwhere does that leave me\b/,
    about:
      /\b(?:retire\w*|(?:kids|children|boys|girls|youngest|they've all|last one)\b.{0,30}\b(?:left|gone|school|grown|moved|flown)|left home|empty nest|redundan\w*|laid off|gave (?:it|up)|given up|handed (?:it|the)|separated|divorc\w*|i used to be|i was (?:always )?(?:the|a|an)|it was all i was|not (?:a|the) (?:wife|husband|clever|mum|mother|teacher|nurse|captain|funny)|can't play|couldn't manage|stopped (?:being|working|playing)|sold the|(?:i )?nursed (?:mum|dad|my|him|her)|carer|look after|without (?:it|that|the|him|her|my|them)|any ?more|since \w+ died|packed lunches|nobody knows me|the job|my job|my career|the thing you did)\b/,
    not: /\b(?:who am i (?:to|kidding|supposed to (?:ask|tell|talk|call|trust)|talking|going|meant to)|tell (?:them|him|her) who i am|forgot who i am|love me for who i am|accept me)\b/,
    say: [
      "You're still whoever did it that way: patient, funny, stubborn, good with people. That was never only in the role. It feels empty at first, so give it some months and try a few small things before you decide.",
      "You don't have to know yet. When something that you were to people ends, there's a gap before the next thing, and it's uncomfortable for nearly everybody. Look for what you liked in it, because that can go somewhere else.",
    ],
    ask: ['What did you like best about being that?', 'What have you been curious about lately?'],
    card: 'identity',
  },
];
