import { either, followedBy, together } from '../patterns.ts';
import { death, everybody, heartbreak, how } from './oneself-words.ts';
import type { PlainAnswer } from './plain-answer.ts';

const low =
  /\b(?:sad|sadness|low|down|unhappy|miserable|misery|blue|weepy|heavy|heaviness|grey|gray|empty|rubbish|like crap|like shit|rotten|awful|gloomy|glum|flat|crying|cry|tearful|depressed|feel bad|feel so bad)\b/;

const angry =
  /\b(?:angr(?:y|ier)|anger|rage|raging|furious|fury|livid|temper|irritab\w+|irritated|cross|short fuse|fuse|boiling|(?:get|got|so|be|being|i'm|am) mad|mad (?:at|over|all))\b/;

const crying =
  /\b(?:cr(?:y|ies|ied|ying)|tears?|tear(?:ed|ing) up|well(?:ed)? up|wept|weep\w*|sob\w*|bawl\w*|blub\w*|burst into tears)\b/;

/** The forms of a question that wants a yes or a no. */
const whether =
  /is|isn't|was|wasn't|would|wouldn't|does|doesn't|do|don't|did|am i|aren't i|are|aren't|i am|i'm|should|shouldn't|ought|oughtn't|can|can't|could|may|might|have|haven't|has|will|it's|that's|it is|that is|makes me|a bit|bit/;

/** What people ask about what they feel: whether it is normal, where it comes from, whether they may. */
export const feelingsAnswers: readonly PlainAnswer[] = [
  {
    id: 'sad-for-no-reason',
    asks: either(
      followedBy(
        /why|how come|how is it possible|how can i|from where|what's|i don't know why|can|is it (?:possible|normal|ok|okay|weird|strange)|does it/,
        low,
        60,
      ),
      /\bwhy does that happen\b|\bdoes (?:it|there) (?:need|have to be) (?:one|a reason)\b/,
    ),
    about:
      /\b(?:out of nowhere|out of the blue|(?:marriage|work|job|life|family) is (?:\w+ )?(?:good|fine|great|okay|ok)|nothing (?:is |actually |really )?wrong|nothing bad|no idea why|don't know why|no (?:real |good |particular |earthly |obvious |apparent )?(?:reason|cause)|without (?:a |any )?(?:reason|cause)|for nothing|about nothing|over nothing|nothing(?:'s| is| has| even| really| actually)? (?:\w+ )?(?:happened|wrong|missing|up)|nothing to be (?:sad|unhappy|down) about|(?:everything|life|all)(?:'s| is| was) (?:\w+ )?(?:fine|good|great|ok|okay|perfect|lovely|going well)|(?:got|have) everything (?:i|you|one)|i(?:'ve| have) (?:got )?everything|got to be (?:sad|unhappy|miserable|low|down) about|how lucky i am|such a good life|(?:a|my) (?:good|nice|lovely) (?:life|job|house|home|family)|every comfort|lovely (?:day|birthday|weekend)|was nice|grades are)\b/,
    not: either(death, heartbreak, /\b(?:what do you do|that's why|how (?:do|to)|song|film|advert|hormon\w*|period)\b/),
    say: [
      "There's nearly always a reason, it just isn't a big one: tiredness, a change, something missing that's hard to name. You don't need to find it to go gently this week. If it stays past a couple of weeks, tell a doctor.",
      "A good life doesn't stop anybody feeling low, so it isn't ungrateful and it isn't strange. Look at sleep, company and whether anything's yours in the day. If it won't shift in two weeks or so, take it to a doctor.",
    ],
    ask: ['When does it come over you most?', 'What has the last month been like?'],
    card: 'depression',
  },
  {
    id: 'whats-wrong-with-me',
    asks: either(
      /(?<!(?:don't|not) (?:even )?know )\bwhat(?:'s| is| on earth is| the hell is| the heck is|ever is)(?: \w+)? (?:wrong|the matter|up) with me\b/,
      /\bwhy am i (?:\w+ )?(?:like this|this way|such a (?:mess|freak|weirdo))\b/,
      followedBy(
        /is|isn't|something|anything/,
        /(?:wrong|not right|the matter|broken|missing) (?:with|in) (?:me|my (?:head|brain))/,
      ),
      /\bam i (?:just |actually |like |totally |completely )?(?:broken|defective|abnormal|not normal|normal|going mad|mad|crazy|going crazy|a freak|messed up|damaged|weird|a weirdo|faulty|losing it|losing my mind|going round the bend)\b(?!,? (?:for|to|in|if|that|at|because|or is it|\w+ing\b))/,
      /\bwhy (?:can't|can not|am) i (?:just |not )*(?:be |a )*(?:a )?normal\b|\bis (?:that|it) wrong with me\b|\bsomething (?:is )?wrong there\b/,
    ),
    not: /\b(?:lump|rash|fever|pain|gaslight\w*|(?:he|she|they) (?:\w+ )?(?:says?|said|thinks?|tells?|told me) (?:i'm|i am|there's|that i)|or am i mad|with (?:boys|girls)|for not crying|parents evening|pulse|shaking|heart|breath\w*|panic\w*|blood|best friend|a friend|no friends|pregnan\w*)\b/,
    say: [
      "Probably nothing's wrong with you. More often it's too much for too long, or just being made differently from the people you're measuring yourself by. If it keeps getting in the way of ordinary days, a doctor's a good person to ask.",
      "I can't see anything in that to call wrong. Lots of people have it and keep quiet about it, so each one thinks they're the only one. If it goes on for weeks and costs you sleep or work, get it looked at.",
    ],
    ask: ['What made you ask it tonight?', 'What else has been going on lately?'],
  },
  {
    id: 'why-cry-small-thing',
    asks: either(
      followedBy(
        /why|how come|how can|what's|whatever|is that|is it (?:normal|usual|weird|odd)/,
        /(?:cry|cried|crying|tears?|teary|well(?:ed)? up|weep|wept|sob|sobbing|bawl|bawling|in bits|set me off|blub|get me|got me|do that to|tip me over|undo me|finish me off|a thing that happens)/,
        60,
      ),
      /\btears\b.{0,20}\bwhy\b|^why (?:the|this|that|at this|over)\b|\bwhat(?:'s| is| was) (?:that|it|this) (?:all )?about\b/,
    ),
    about: together(
      crying,
      /\b(?:(?:it|that)(?:'s| is| was) (?:only|just)|only a|just a|not even|over (?:a|an|the|some) \w+|nice to me|kind to me|being (?:nice|kind)|so kind|kind (?:word|sentence|thing)\w*|called me (?:love|sweetheart|darling|dear|pet)|advert|song|spilt|spilled|dropped|burn(?:t|ed)|toast|lid|mug|sock|spoon|held the door|extra|for free|didn't charge|take your time|no rush|drew|scribble|smiled at me|a stranger|small(?:est)? thing|little thing|tiny thing|silly (?:little )?thing|stupid thing|tipped me|thank you|snapped|coffee|well done|waited for me|(?:bus |taxi )?driver|cashier|a? ?strangers?|postman|receptionist|waiter|waitress|nurse|compliment\w*|patted|hug|hugged|squeezed my|tiny|little things?|small things?|smiled|asked (?:me )?(?:how i was|if i was)|brought me|offered me|kindness|gave me (?:a|his|her|the|some|extra)|left me a|lost (?:a )?(?:glove|sock|hat)|card from|film|programme)\b/,
    ),
    not: either(
      heartbreak,
      /\b(?:every (?:day|night)|all the time|weak|soft|pathetic|for weeks|over it|agreed to|because i was already|school shoes?)\b/,
    ),
    say: [
      "Because you'd been holding a lot in, and the small thing got through where the big ones didn't. It happens to most people when they're tired or stretched. It isn't a bad sign.",
      "Small things catch you when you're not braced for them, a kind word most of all. What comes out is usually older than that minute. Let it come, and have a look later at what had piled up.",
    ],
    ask: ['What do you think had been building up?', 'How did you feel once it passed?'],
  },
  {
    id: 'is-crying-weak',
    asks: either(
      followedBy(
        whether,
        /(?:weak|weakness|soft|feeble|a baby|babyish|thin-skinned|too sensitive|tougher|a wimp|wimpy|unmanly|less of (?:me|you|a man|a person)|harm\w*|shame\w*|pathetic|embarrass\w*|unprofessional|human)/,
        70,
      ),
      followedBy(
        /is|isn't|are|am|can|do/,
        /(?:normal|ok|okay|alright|all right|allowed|bad|wrong|silly|stupid|common|usual|loads of people|most people)(?:,? \w+){0,5},? (?:cry|crying|cried|do that|do it|be tougher|letting them see)/,
        25,
      ),
      /\bis (?:that|it) normal or\b|\b(?:weak|soft) or\b|\bdo loads of people\b/,
    ),
    about: crying,
    not: either(
      death,
      heartbreak,
      /\b(?:every day|new job|films?|poem|not crying|who left|the tip|something broken|dead|griev\w*|(?:haven't|can't|didn't|never|not|don't) (?:\w+ )?cr(?:y|ied)|over (?:a|an|my|the) \w+|miscarr\w*|make (?:him|her) cry|made (?:him|her|my \w+) cry|(?:baby|toddler|newborn|daughter|son|he|she) (?:\w+ )?(?:cries|cried|crying|is crying|was crying)|for no reason|so embarrassed|nobody came)\b/,
    ),
    say: [
      "No, it isn't weak, and it's a lot more common than it looks, at work and at any age. Most people who see it think \"poor thing\", and then think about their own day. It's a body letting off pressure.",
      "Not at all. Plenty of strong people cry, in toilets and parked cars mostly, which is why nobody knows how many. If it's every day for weeks, that's worth telling a doctor, for your sake and not because it's shameful.",
    ],
    ask: ['What were the tears about, do you think?', 'Who was there when it happened?'],
  },
  {
    id: 'where-anger-from',
    asks: either(
      followedBy(
        /why|how come|where|what(?:'s| is)|is it possible|can (?:a person|somebody|someone|you|anyone|i)/,
        angry,
        60,
      ),
      /\bwhere (?:does|do|is|did|are|has) (?:it|that|this|all (?:this|that|of (?:this|it))|they)(?: \w+)? com(?:e|ing)\b|\bfrom where (?:comes|does)\b|\bwhy did i (?:go off|explode|lose it|blow up|snap) like that\b|^(?:like )?why (?:tho|though)\b|\bi(?:'d| would) (?:love|like) to know why\b/,
    ),
    about: either(
      angry,
      /\b(?:shout(?:ed|ing)? at|scream(?:ed|ing)? at|yell(?:ed|ing)? at|swear(?:ing)? at|swore at|punched a|wanted to shout|explode\w*|lost it (?:at|over|with))\b/,
    ),
    not: either(
      death,
      /\b(?:angry|furious|mad|livid|cross|anger) (?:at|with|towards?) (?:him|her|them|my|me|us)\b|\b(?:(?:is|was) (?:he|she|they|my \w+) (?:so |always )?(?:angry|mad|cross)|across|he gets|she gets|his temper|her temper|his anger|her anger)\b/,
    ),
    say: [
      "Mostly from further back than the thing that set it off. Anger that flares at small stuff is often tiredness, hurt or feeling unheard that never got said. Notice what happens in the hour before, and you'll usually find it.",
      "Yes, you can be angry for ages without knowing what about. It tends to cover something softer, like being hurt or let down or worn out. Write down what sets it off for a week, and there's usually a pattern.",
    ],
    ask: ['What set it off this last time?', 'When did you first notice it?'],
    card: 'anger',
  },
  {
    id: 'take-it-out-on-loved',
    asks: either(
      followedBy(
        /why|how come|what's the reason|what is the reason|what makes/,
        /(?:tak(?:e|ing) (?:it|things|everything|my \w+|all of it|stuff)(?: all)? out on|(?:snap|snapped|snapping|horrible|rude|mean|nasty|vile|shout|shouting|yell|yelling|impatient|short|worst|awful|cruel|grumpy|unkind|sharp|harsh|cold) (?:at|to|with|towards) (?:my|him|her|them|the (?:people|ones|person|kids|children|wife|family)|those|someone|people (?:i|closest|who))|hurt (?:the people|the ones|those|people) (?:i|who|we|closest)|(?:gets?|get) (?:the|all the|my) (?:worst|dregs|shouting|brunt)|(?:people|ones|person) (?:closest|i love|we love|i married|who (?:help|love)))/,
        60,
      ),
      /\bwhy (?:them|her|him|do i do (?:that|it|this) to|would i be|is it (?:always|only) (?:him|her|them|my)|(?:the|my) family|my own (?:kids|children|family)|do people do it|only (?:him|her|them|at home))\b|\bwhy's it (?:always|only)\b|\b(?:on|up on) strangers\b|^how come\W*$|\beveryone's like\b/,
    ),
    about: together(
      /\b(?:snap\w*|shout\w*|yell\w*|bite|bites|bit (?:his|her|my)|horrible to|rude to|mean to|nasty to|vile to|horrible|tore into|worst|dregs|tak(?:e|ing) \w+ (?:\w+ )?out on|so short|lose (?:it|my temper)|lost it|took it out|hurt the people|complained|my moods|impatient|use it all up|tetchy|grumpy|short with)\b/,
      /\b(?:polite|patient|patience|lovely to|nice to|kind in|customers?|strangers?|work|shift|office|boss|everyone else|anybody else|nobody else|love|closest|at home|get home|come home|came home|got home|only|husband|wife|kids|children|mum|mom|partner|family)\b/,
    ),
    not: /\b(?:stop|he snaps|she snaps|snaps at me|shouts at me|rude to me|horrible to me|mean to me|nasty to me)\b/,
    say: [
      "Because they're the ones you don't have to hold it together for, so they get what's left. That explains it without making it fair on them. Tell them it isn't about them, and take ten minutes alone before you walk in.",
      'People spend their patience where they have to and run out where they feel safe. It doesn\'t mean you love them less. A short "that wasn\'t about you" each time helps, and so does a real break between the day and them.',
    ],
    ask: ['What had the day been like before that?', 'What would help in that first half hour?'],
  },
  {
    id: 'upset-with-someone-blameless',
    asks: followedBy(
      whether,
      /(?:allowed|fair|unfair|the right|any right|a right|wrong|ok|okay|mean|petty|silly|childish|unreasonable|reasonable|justified|normal|stupid|bad|ungrateful|selfish|mind|am i right)/,
      60,
    ),
    about: together(
      /\b(?:angry|anger|cross|annoyed|hurt|upset|mad|furious|put out|mind|minding|stung|sad|resent\w*|disappointed|irritated|jealous|can't bear|bothered|gutted)\b/,
      /\b(?:mean(?:t|ing|s) (?:\w+ )?(?:well|it (?:kindly|nicely|as))|by accident|accidentally|by mistake|(?:no ?one|nobody|no body|not (?:his|her|their|anyone|anybody))(?:'s|s)? fault|(?:wasn't|isn't) (?:really )?(?:her|his|their|anyone's|anybody's) fault|my own (?:fault|choice|idea|doing)|trying to (?:help|be nice|be kind)|being (?:kind|nice)|(?:he|she|they) (?:didn't|never) (?:mean|meant)|(?:hasn't|haven't|didn't) do(?:ne)? anything|can't help (?:it|being)|as a surprise|i chose|my choice|i(?:'d| had)? (?:told|said) (?:her|him|them|she|he|they|it|she'd) (?:could|was fine|it was fine)|good reasons|mortified|on (?:holiday|maternity)|did everything right|thought (?:they|it) (?:were|was)|i'm the one who|i left|with good intentions|kind(?:ness)? of (?:him|her|them)|be horrified|throwaway)\b/,
    ),
    not: either(death, /\b(?:the whole group|(?:do|does) (?:she|he|they) have|guilty|forgive)\b/),
    say: [
      "You're allowed. Something can be nobody's fault, or even your own choice, and still hurt. Whether to say anything about it is a separate question, and that one can wait a day.",
      "Yes, you can mind that, even if they meant well. Good intentions don't cancel what it did to you. It only becomes unfair if you make somebody pay for it, and minding isn't that.",
    ],
    ask: ['What part of it stings the most?', 'What would you want them to know?'],
  },
  {
    id: 'hurt-though-i-know',
    asks: followedBy(
      /why|how come/,
      /(?:hurts?|hurting|stings?|sting|sad|upset|gutted|cry|crying|sick|lump|grieve|burns?|aches?|kick|shake|shook|bother|bothers|bothered|painful|pain|tearful|well up|feel like somebody|slapped|turn|smarts?|bad|jealous|minding|mind)/,
      60,
    ),
    about:
      /\b(?:i know(?:,| (?:she|he|they|it|that|we|this|there|i|why|all)\b)|i (?:do |totally |fully |completely )?understand|i get it|(?:i|we)(?: both)? agreed|i (?:told|said|offered|meant|wanted|chose|ended|decided|accepted)|my (?:own )?(?:choice|decision|idea)|reasonable|makes sense|(?:i'm|i am|i was) over|(?:i've|i have) forgiven|good price|(?:right|best) (?:decision|thing|choice)|for the best|deserve[sd]? it|(?:i'm|i am) (?:really )?(?:happy|pleased|glad) for|every right|(?:it's|it is|it was) (?:only )?(?:fair|natural|right)|was right to|it is marvellous|wouldn't (?:want|have) it)\b/,
    not: either(
      death,
      /\b(?:i know (?:how|what|nothing)|no reason|hit|cheat\w*|affair|i don't understand|head(?:ache)?s?|back|knee|tooth)\b/,
    ),
    say: [
      "Because knowing something and feeling it run at different speeds. Your head has agreed to it and the rest of you hasn't caught up yet. It doesn't mean you're secretly against it, or that you haven't moved on.",
      "Something can be right, or fair, or long finished, and still cost you something. The sting is for what it cost. It usually comes in a short burst like this and eases once you've let it.",
    ],
    ask: ['What does it touch in you?', 'What were you thinking of just before?'],
  },
  {
    id: 'not-feel-what-i-should',
    asks: either(
      followedBy(
        /why|how come|what's|what is/,
        /(?:not happy|aren't i|not (?:\w+ )?(?:excited|thrilled|happy|pleased|proud|enjoying|relieved|celebrating|glad)|no joy|don't i feel|feel(?:ing)? (?:so |a bit |kind of |nothing|sick|sad|flat|empty|low|scared|numb|bad|worse|weird|down|like crap|guilty|lost)|sad|scared|nervous|flat|empty|numb|sick|crying|cry|that about)/,
        50,
      ),
      followedBy(
        /is|isn't|am|does|do/,
        /(?:normal|weird|odd|strange|usual|common|bad|wrong|ungrateful|terrible|ok|okay|mad)/,
        30,
      ),
      /\b(?:shouldn't|ought(?:n't)?|should) (?:i|one|not i|to)\b.{0,25}\b(?:be|feel)\b/,
      /\bought to be (?:delighted|happy|pleased|thrilled)\b/,
    ),
    about: together(
      /\b(?:promot(?:ed|ion)|got engaged|proposed|passed (?:the|my|an?|all)|graduat\w*|got (?:in|into|the (?:job|offer|place|keys|flat|visa|part|results?))|got my \w* ?(?:degree|permit|visa|residence|citizenship|licence|results|diagnosis|place|a-levels)|offered (?:me )?(?:the|a) (?:job|place)|new job|dream (?:job|house|flat)|first choice|i won|we won|won the|my first grandchild|grand(?:child|son|daughter) (?:was|is|arrived)|gave birth|newborn|(?:when|second) i saw (?:her|him)|my visa|this visa|permit|citizenship|(?:my|a) diagnos\w+|all clear|cancer's gone|rang the bell|i left the job|left the job|handed in my (?:notice|thesis)|book's out|publish\w+|(?:sale|house) (?:has )?(?:gone|went) through|i retired|got married|wedding day|finally (?:got|left|have|finished|did|bought)|big day|congratulat\w+|good news)\b/,
      /\b(?:happy|thrilled|nothing|excited|sick|sad|flat|empty|numb|scared|joy|relieved|pleased|proud|tired|over the moon|low|polite|delighted|cried|crying|cry|down|dread|weird)\b/,
    ),
    not: either(
      death,
      heartbreak,
      /\b(?:jealous|turn(?:ing)? (?:it )?down|should i (?:take|accept|tell|go|say|quit|leave))\b/,
    ),
    say: [
      "Very normal. Feelings don't keep to the occasion, and after a long wait or a big change the first one is often flat, scared or sad. The other one may still turn up once it's sunk in.",
      "Good news is still a change, and the body often meets change with nerves or nothing at all. It doesn't mean you chose badly or that you're ungrateful. Give it a week before you read anything into it.",
    ],
    ask: ["What did you think you'd feel?", 'What comes up when you picture it now?'],
  },
  {
    id: 'worse-now-its-over',
    asks: either(
      followedBy(
        /why|how come|how does|is|isn't|does/,
        /(?:worse|now|more (?:\w+ )?(?:sad|miserable|bad|tired|ill|upset|anxious)|backwards|crash\w*|fall(?:ing)? (?:apart|to pieces)|going under|the (?:minute|moment) (?:it|the|you)|when it(?:'s| is) (?:safe|over)|it hits?|the timing|the other way|crash after)/,
        60,
      ),
      /\bwhy (?:it comes|now)\b|^how come\W*$|\bshould i not be better\b|\bshouldn't i (?:be|feel) (?:better|fine|relieved|happy)\b/,
    ),
    about: together(
      /\b(?:(?:it's|it is|is|are|was|all|'s) (?:finally |all |now )?(?:over|settled(?: down)?|calm(?:ed down)?|finished|done|behind (?:me|us)|final|safe|quiet)|(?:ended|finished|stopped)|all clear|clear now|(?:everything|things)(?:'s| is|'ve| have| are) (?:settled|calmed|got|gone)|(?:is|'s) (?:home|better|out|well|mending|safe)(?: now)?|(?:left|went) in \w+|came through|(?:treatment|chemo|exams?|court|trial|divorce|move|war|flood|building work|operation|deadline|crisis|worst)|held it together|i was fine the whole|i coped|i was the strong one|stressful bit)\b/,
      /\b(?:shak\w+|wreck|cr(?:y|ied|ying)|fall\w* (?:apart|to pieces)|worse|more (?:miserable|sad|bad|tired)|can't (?:cope|get out|stop|sleep)|dreadful|going under|crash\w*|in bed|collaps\w*|exhaust\w*|a mess|hits? me|hit me|all comes|get ill|ill or sad|sad|anxious|panic\w*|break\w* down|broke down)\b/,
      /\b(?:now|after|since|over|finished|ended|done|stops?|later)\b/,
    ),
    not: either(death, heartbreak),
    say: [
      "It's very common, and it isn't backwards. While it's going on you run on what has to be done, and when it stops there's finally room to feel it. Rest as if you'd been ill, because in a way you've been.",
      "Because you couldn't afford to fall apart before, and now you can. People often dip after the worst is past, and it passes with sleep and time. If it gets heavier instead of lighter over some weeks, tell a doctor.",
    ],
    ask: ['What did you have to hold together back then?', "Who's looking after you in all this?"],
  },
  {
    id: 'guilty-resting',
    asks: either(
      followedBy(
        /why|how|what|is|isn't|was|am|did|do|have|can|should|feels? like|does|it/,
        /(?:guilt\w*|wast\w+|bad|ok|okay|allowed|normal|earn|fine|matter|alright|all right|wrong|naughty|lazy|in the bin|done smth|done something|to just rest|do nothing|bad conscience|terrible|awful|pathetic)/,
        60,
      ),
      /\bis it\W*$/,
    ),
    about:
      /\b(?:(?:stayed |was )?in bed (?:til|till|until|all day)|tak(?:e|ing) (?:a|the) (?:day|afternoon|morning|weekend|evening|break)(?: off)?|put my feet up|rest|rests|rested|resting|relax\w*|chill(?:ed|ing)? (?:out|all)|on the (?:sofa|couch)|(?:did|do|doing|done) (?:absolutely |literally )?(?:nothing|fuck all|naff all|sod all)(?! (?:wrong|to|about|for|but))|la(?:y|id|zed|zing) (?:in|about|around|on)|lie(?:-| )in|lie down|lying (?:in|about|around|on)|nap|naps|napped|days? off|week off|afternoon (?:off|free)|sick day|pyjamas|pjs|sit down|sit still|when i sit|dozed|box ?set|netflix|nothing much happened today|lazy (?:day|sunday)|slow day|duvet day|read a book before|out of the window for)\b/,
    not: either(
      death,
      /\b(?:if i do nothing|guilty,? (?:when |and |but )?i did nothing|hospital|face work|bunk|snor\w*|accident|every holiday|didn't think of (?:her|him)|call(?:ing|ed)? in|ring(?:ing)? in|rang in|restaurant|rest of|the rest|boss|shift swap|am i lazy|lazy or|for (?:weeks|months)|asleep at|leave (?:him|her|them))\b/,
    ),
    say: [
      "A day of doing nothing isn't wasted, it's what rest looks like. The guilt is mostly habit, from years of being useful. If lying about leaves you stale, go outside for ten minutes and then carry on doing nothing.",
      "It's fine to do nothing, and you don't have to earn it first. People feel bad about it because they count what got done and never what got mended. Tomorrow won't be any worse for today.",
    ],
    ask: ['What does a good day off look like?', 'Who taught you that resting was bad?'],
    card: 'rest',
  },
  {
    id: 'should-i-be-ashamed',
    asks: followedBy(
      /should|shouldn't|ought|am i|is|isn't|it's|that's|anything|something|do i|why|a thing|wrong/,
      /(?:ashamed|shame|shameful|embarrassed (?:of|by|about)|be embarrassed|feel embarrassed|an embarrassing thing|a disgrace,? isn't it|anything to hide|should (?:be )?hid(?:e|ing)(?: it| this)?|something to hide|have shame)/,
      60,
    ),
    not: either(
      death,
      crying,
      /\b(?:someone something|forget|replay\w*|how long|how (?:do|can|to)|what (?:do|can) i|let that pass|in your culture|went on|last night|at the (?:party|dinner)|i said|i told|too embarrassed|for (?:him|her|them)|before marriage|we don't speak|debts|of my (?:mum|mom|dad|son|daughter|husband|wife|boyfriend|girlfriend)|drunk|slept with|cheat\w*|stole|stolen|i lied|i hit|kicked off|threw up|naked|porn|(?:he|she|they|you)(?:'s| is| are|'re)? (?:\w+ )?(?:ashamed|embarrass\w*)|ashamed of (?:me|us)|what a shame|such a shame|a real shame|it's a shame|that's a shame|shame (?:about|that)|should (?:he|she|they) be)\b/,
    ),
    say: [
      "No, there's nothing in that to be ashamed of. Shame mostly comes from imagining a harsh person looking on, and the real people are kinder and busier. You also don't owe anybody the story until you want to tell it.",
      "I wouldn't call it shameful, though I can see how it got to feel that way. If someone you're fond of told you the same about themselves, you'd think no less of them. You can use that measure here too.",
    ],
    ask: ['Whose opinion of it bothers you most?', 'What would you say to a friend there?'],
  },
  {
    id: 'bad-for-feeling-it',
    asks: either(
      followedBy(
        /am i|i am|does (?:it|that|this) make me|is (?:it|that)|that makes me|do i have to be/,
        /(?:bad|horrible|terrible|awful|evil|wicked|a monster|nasty|a cow|cold|heartless|a psycho|a bitch|dreadful|mean|cruel|a horrid|an awful|a rotten|a shit|the worst|sick)(?: (?:person|friend|sister|brother|daughter|son|mother|mum|dad|father|wife|husband|human|woman|man))?/,
        25,
      ),
      /\bwhat (?:sort|kind) of (?:a )?(?:person|\w+) (?:feels|thinks|wishes|wants|hates|is glad|is pleased)\b/,
    ),
    about:
      /\b(?:felt (?:a bit |a little |so |kind of |really )?(?:smug|envious|spiteful|satisfied|superior|resentful|cold)|(?:feels|thinks|wishes|wants) (?:that|this|like that)|(?:part|bit|half) of me (?:is|was|feels?|wants?|wished|hopes?|hoped)|secretly|kind of (?:wished|glad|pleased|happy|hoped)|kinda (?:wished|glad|pleased|happy|hoped)|jealous\w*|env(?:y|ied|ious)|resent\w*|i (?:\w+ )?(?:wish|wished|hope[d]?|want|wanted)(?: \w+){0,3} (?:fail|fails|lose|suffer|leave|go away|never|would)|relie(?:f|ved)|(?:was|felt|feel|i'm|am) (?:\w+ )?(?:glad|pleased|happy|bored|nothing|small|tired)|not (?:being |feeling )?(?:happy|sorry|sad|excited|pleased) (?:for|that|about)|can't (?:feel|be) (?:sorry|happy|sad)|can hardly look at|i (?:\w+ )?(?:thought|think)\b|for (?:not )?(?:being|feeling|thinking|wanting|wishing|hating|resenting|liking|loving|missing|dreading)|for (?:thinking|feeling) (?:it|that|this)|to (?:feel|think) (?:that|this|it))\b/,
    not: either(
      death,
      crying,
      /\b(?:for (?:not )?(?!being|feeling|thinking|wanting|wishing|hating|resenting|hoping|liking|loving|missing|dreading|enjoying|nothing|something|anything)\w+ing|can i|alone|too late|if i (?:don't|say|tell|go|leave|ask|cancel)|do you think|to (?:leave|tell|say|ask|go|want to|break|not go|skip|cancel)|mother-in-law's|i (?:think|thought) (?:i'm|i am|he|she|they|it|we|i)\b)\b/,
    ),
    say: [
      "No. A feeling isn't a deed, and it doesn't tell anyone what you're like. Decent people feel envy, spite and relief all the time; what counts is what you do next, and you've done no harm by feeling.",
      "It doesn't make you bad, it makes you honest with yourself. You can be fond of somebody and feel the opposite of what you're meant to. It usually fades sooner once you stop putting yourself on trial for it.",
    ],
    ask: ['What do you think is underneath that feeling?', 'What would you like to do about it?'],
  },
  {
    id: 'stop-being-bitter',
    asks: followedBy(
      how,
      /(?:bitter|bitterness|jealous|jealousy|env(?:y|ying|ious)|resent|resenting|resentful|resentment|sour|happy for|glad for|pleased for|and mean it|hat(?:e|ing) everyone|without it showing|turn that off)/,
      70,
    ),
    about:
      /\b(?:promot\w*|head of|the job|a job|won|winn\w*|prize|award\w*|teacher of the year|got (?:the|made|picked|chosen|famous|into|in|a|taken|engaged|married)|picked|chosen|kitchen|house|houses|flat|new car|baby|pregnan\w*|expecting|engaged|rich|money|paid for|retired|success\w*|famous|festivals|novel|book|(?:my )?cousins?|placement|passed|bought|team|squad|daughter-in-law|congratulat\w*|envy|well done|other people|(?:happy|glad|pleased) for|have everything|holiday)\b/,
    not: either(
      death,
      /\b(?:ours didn't|miscarr\w*|infertil\w*|ivf|baby shower|trying for a baby|new friend|ruined|betray\w*|hurt me|relationship|(?:he|she) works with|my jealousy|boyfriend|girlfriend|his ex|her ex|cheat\w*|texts? other|my ex's|divorce|(?:he|she|they|partner|husband|wife)(?:'s| is| gets| are) (?:\w+ )?jealous|of my (?:husband|wife|partner)'s)\b/,
    ),
    say: [
      "You don't have to be pleased for them, only civil. Admit to yourself what exactly you wanted out of it, because that tells you what to go after. The sourness fades quicker when you're busy with your own next step.",
      'Say it straight to one safe person, "I\'m jealous and I hate it", and it loses half its grip. Then look at less of their news for a while. It\'s about something you want, and not really about them.',
    ],
    ask: ["What do they have that you'd want most?", 'What would be a first step of your own?'],
    card: 'resentment',
  },
  {
    id: 'others-have-it-worse',
    asks: followedBy(
      /am i|do i|have i|i have|can i|can|is|should|ought|does|what have i|why|isn't/,
      /(?:complain\w*|moan\w*|whinge|whine|sad|unhappy|upset|down|struggl\w*|hurt|tired|grateful|ungrateful|bothering|bother you|right|be there|greedy|feel bad|still feel|feel sorry for myself|silly|stupid|wrong|selfish|allowed|can i)/,
      60,
    ),
    about:
      /\b(?:(?:has cancer|is (?:really |very )?(?:ill|sick)|is dying|lost (?:his|her|their) \w+) and (?:i'm|i am|here i am)|i(?:'ve| have) (?:got )?(?:a|my) (?:home|roof|job|house|health|family) and|(?:have|has|had|got) it (?:so much |far |much |a lot )?worse|worse off|(?:real|actual|proper|bigger) (?:problems|troubles)|nothing compared|compared (?:to|with) (?:what|other|some|people|the|them|him|her)|i(?:'m| am| should be| know i'm) (?:so |very |really )?(?:lucky|grateful)|(?:just )?be grateful|count (?:your|my) blessings|wars? on|starving|there are people|there's people|so many (?:people|couples|others)|other (?:people|ppl) (?:have|are|lost)|others (?:have|are|suffer|lost|need)|people have nothing|here i have everything|a roof (?:and|over)|nobody hit me|got off lightly|raised six|my troubles are|(?:chap|man|woman|lady|person) in the next bed|so small compared|what have i to complain|and i'm (?:here )?(?:crying|moaning|complaining) (?:about|over))\b/,
    not: either(/\b(?:counsell?\w*|doctor|gp|helpline|complain to|jealous)\b/),
    say: [
      "Yes, you've every right. Somebody else's broken leg doesn't mend your wrist, and there's no rule that only the worst off may complain. You can know you're lucky in some ways and still find this hard.",
      "It's never a contest, and you'd never tell a friend they hadn't suffered enough to talk. Pain you don't allow yourself just goes on longer. Say what's hard; it takes nothing from anybody else.",
    ],
    ask: ["What's been the hardest part of it?", 'Who hears about it, when you do say it?'],
  },
  {
    id: 'why-cant-i-let-go',
    asks: either(
      followedBy(
        /why|how come|is it normal|that's normal|is that normal|normal/,
        /(?:let (?:it|this|that|things) go|drop it|keep (?:going over|thinking (?:of|about)|seeing|replaying|chewing|going back|hearing|coming back)|stop (?:thinking about (?:it|that|this|the)|replaying|seeing|going over)|get over (?:it|this|that|something)|forget (?:it|this|that)|hang(?:ing)? on to|still (?:going over|think(?:ing)? (?:of|about) (?:it|that|this)|bothered|bothers?|see(?:ing)? it|carrying)|stays? with me|stuck|going (?:round|around|through) (?:and (?:round|around) )?(?:in )?my (?:head|mind)|leave it alone|get (?:it|that|this) out of my (?:head|mind)|haunts? me|still i see|in my head)/,
        60,
      ),
      /\breplay(?:ing)?\b.{0,40}\bwhy\b|\bcan't stop (?:seeing|replaying) it\b.{0,12}\bnormal\b|\bis (?:it|that) (?:normal|usual)\b/,
    ),
    about:
      /\b(?:going|goes|go) (?:round|around|through) (?:and (?:round|around) )?(?:in )?my (?:head|mind)|\bwhy does it\b|\b(?:go|going|went) (?:back )?over (?:it|and over)|\b(?:keep|still|kept) (?:\w+ )?(?:think\w*|see|seeing|replay\w*|chew\w*|hear\w*|go(?:ing)? over|going back)|\bcan't (?:stop|let|drop|forget|get (?:it|that|over))|\bwhy can't (?:i|my mind)|\bstuck\b|\bstays? with me|\bhang on|\blet (?:it|this|that) go|\breplay\w*|\bleave it alone|\bcarrying it|\bwhy won't my/,
    not: either(
      death,
      heartbreak,
      /\b(?:what's next|embarrass\w*|how (?:do|can) i|back there|high school|good months|let (?:him|her|them) go|of (?:him|her)|about (?:him|her)|over (?:him|her)|checking|locked|stove|germs|song|stuck in (?:a|the|my|traffic))\b/,
    ),
    say: [
      "Because it mattered to you and there was nothing to finish it with. The mind keeps going back to things it can't put right, and that's normal for days or even weeks. Telling someone the whole of it once often helps.",
      "It's normal for something like that to stay with you, even when everyone else has moved on. Going over it is how people make sense of a jolt. If it's as sharp in a month, or wrecks your sleep, mention it to a doctor.",
    ],
    ask: ['Which moment do you keep going back to?', 'What would make it feel finished?'],
  },
  {
    id: 'depressed-or-fed-up',
    asks: either(
      followedBy(
        /am i|is|do i|how (?:do|would|can|does|you|i)|could|can|would you|does|have i|what's|or|when does/,
        /(?:depressed|depression|burnt out|burned out|burnout|burn out|an? illness|clinical\w*)/,
        60,
      ),
      /\b(?:depressed|depression|burnout|burnt out)\b.{0,25}\bor\b/,
      /\bhow do (?:you|i) tell the difference\b|\bdoes that mean i(?:'ve| have) got it\b|\bsee someone about\b|\bnormal gloom\b|\ba doctor should hear\b/,
    ),
    about: /\b(?:depress\w*|burn(?:t|ed)? ?out|down|low|flat|gloom\w*|illness|sad|fed up)\b/,
    not: /\b(?:lazy or|or (?:am i )?(?:just )?lazy|how long|how (?:do|can) (?:i|people|you) (?:face|not|recover|get|stop|help)|face everyone|go back|first day|(?:my|a) (?:friend|husband|wife|son|daughter|brother|sister|boyfriend|girlfriend|mum|mom|dad|partner|mate) (?:is|was|has|may|might)|its my wife|it's my wife|(?:is|was|if) (?:he|she|they|my \w+) (?:\w+ )?(?:depress|burn)\w*|tell (?:if|whether) (?:my|he|she|someone)|(?:he|she)(?:'s| is) depressed|tell (?:him|her|them|my \w+) (?:i'm|i am|that i'm|about)|help with (?:my )?depression|antidepress\w*|tablets|pills|boss|depressing|employer|physical illness|postnatal|post-natal)\b/,
    say: [
      "I can't tell you that, but there's a rough guide. Fed up lifts when something nice happens; if it's most of the day for two weeks or more, with sleep, food or enjoyment gone off, see a doctor.",
      "Look at whether anything still cheers you, and for how long it's been. A bad patch has better hours in it. If there are hardly any left, or it's got in the way of ordinary life, that's for a doctor to look at.",
    ],
    ask: ['How long has it been like this?', 'What still gives you a good hour?'],
    card: 'depression',
  },
  {
    id: 'bad-enough-for-help',
    asks: either(
      /\b(?:bad|big|serious|important|ill|sick|low|sad) enough\b|\bhow bad does it (?:have|need)\b|\bin a bad way\b|\benough of a reason\b|\bserious enough\b|\b(?:count|counts|qualif\w+) (?:as|for) (?:needing )?(?:help|therapy)\b/,
      /\bwast(?:e|ing) (?:her|his|their|the (?:doctor|gp|nhs|counsell?or|therapist)\w*|someone's|everyone's|a doctor's)(?:'s)? ?time\b/,
      followedBy(
        /do (?:you|i)|does (?:one|it)|should|would|is|isn't|can|am i|surely|must/,
        /(?:something (?:\w+ )?wrong with (?:you|me)|(?:really |properly )?ill to|too (?:small|minor|early|trivial|silly|petty)|laugh at me|laughed at|turn me away|allowed|for others|leave the line free|someone else's place|over (?:a|an) \w+|bother (?:the|a|my) (?:gp|doctor)|silly|daft|stupid|over the top|need (?:therapy|counselling|a therapist)|be in crisis|take me seriously|need it more|still go and see|one doesn't go to)/,
        60,
      ),
    ),
    about:
      /\b(?:counsell?\w*|therap(?:y|ist|ists)|the doctor|a doctor|my doctor|doctor's|doctors|the gp|my gp|a gp|helpline|samaritans|psycholog\w*|professional|see (?:someone|somebody)|talk to (?:someone|somebody)|needing help|get help|six sessions|support (?:group|line))\b/,
    not: either(
      death,
      /\b(?:made (?:her|him)|sooner|too late to|about it\?$|lump|rash|blood|pain|cough|chest|mole|headaches?|knee|back|contraception|pregnan\w*|tell my (?:mum|dad|parents|boss)|become a|my therapist (?:is|has|said|says)|friends? (?:is|needs)|in love with)\b/,
    ),
    say: [
      "You don't have to be in a bad way to go. If it bothers you enough to wonder, that's enough, and it's easier to sort out early. You can start with \"I'm not sure why I'm here, but this keeps coming back.\"",
      "Nobody checks whether you've suffered enough at the door. People go with ordinary things, like bad sleep or feeling stuck, and you'd not be taking anyone's place. Try one appointment, and you can leave it at that.",
    ],
    ask: ['What would you want help with first?', 'What makes you hesitate about going?'],
  },
  {
    id: 'is-everyone-lonely',
    asks: either(
      followedBy(/is|are|do|does|am i|aren't i|isn't it|just|only/, everybody, 30),
      followedBy(
        everybody,
        /(?:lonely|loneliness|this alone|alone|on my own|feel (?:that|like this|this)|like this|lonely too)/,
        40,
      ),
      /\bare they lonely\b|\bis it me\b|\bjust me, is it\b/,
    ),
    about:
      /\b(?:lonel\w*|(?:so|all|totally|completely) alone|on my own|alone (?:on|at|again|in)|no ?(?:one|body) to (?:ring|call|talk|text|eat|go|see|phone|message|tell)|had no one|(?:nobody|no one)(?:'s| has)? (?:rang|rung|called|texted|messaged|came|come|asked|invited)|this alone|isolated|saturday nights|for one\b)/,
    not: either(
      death,
      /\b(?:what do|how do|staring|alone with|leave me alone|like being alone|let alone|travel\w* alone|prefer|wish (?:everyone|people|they)|how do (?:other )?people|going alone|do it alone)\b/,
    ),
    say: [
      "It isn't just you. A great many people feel it, at weekends and in the evenings most, and they hide it as well as you do. That also means a message from you would be welcome more often than you'd guess.",
      "Far more people are lonely than let on, including ones with full diaries and families. You only see them when they're out. It says something about how people live now, and nothing bad about you.",
    ],
    ask: ['When is it at its worst for you?', 'Who would you like to hear from?'],
    card: 'loneliness',
  },
  {
    id: 'like-being-alone',
    asks: followedBy(
      /is|isn't|am i|was|does|should|ought|nothing|can|anything|there is|who's|it's/,
      /(?:weird|bad|normal|wrong|antisocial|anti-social|unhealthy|strange|odd|a bad sign|ok|okay|allowed|healthy|selfish|a bit much|rude|to say|missing people|ought i|abnormal|sad|unsociable)/,
      60,
    ),
    about:
      /\b(?:i(?:'d| would)? (?:much )?rather .{2,30} than (?:see|go out|meet|talk to|be with) (?:friends|people|anyone|anybody|other)|stay(?:ed|ing)? in .{0,40}(?:loved it|happy|bliss)|weekend alone|(?:like|liking|prefer|love|enjoy|enjoying|enjoyed|happy|happier|better|rather be|fine|content|want to be) (?:\w+ ){0,3}(?:alone|my own company|by myself|on my own|solitude)|alone time|my own company|(?:prefer|like|love|enjoy|enjoying) (?:the |my |an? |empty |own )*(?:peace|quiet|solitude|empty house|house to myself)|want (?:nobody|no one|no-one) near|don't (?:really |even )?(?:want|need|like|miss) (?:to (?:see|sit with|be with|talk to)|people|company|friends|anyone|anybody)|on (?:my|your) own so much|i(?:'d| would)? rather (?:stay (?:in|home)|be (?:alone|on my own|by myself|at home))|eat alone|(?:ate|eat|eating) (?:my )?lunch (?:alone|in (?:the|my) car)|don't have to walk in with|antisocial|isolating|introvert\w*|without wanting to see|stayed in with|wanting his shed|not spoken out loud|didn't much enjoy it)\b/,
    not: either(
      death,
      heartbreak,
      /\b(?:lonely|invent|excuse|cancel|flatmates?|housemates?|stay in my room|jealous|don't want to (?:be|see anyone) anymore|scared|tell (?:him|her|them)|invite\w*)\b/,
    ),
    say: [
      "No, there's nothing wrong with that. Some people fill up in company and some on their own, and most need a bit of both. If you come away rested it's doing you good; if you come away lower, it's time to see someone.",
      "It's fine to like your own company. The thing to watch is only whether you're choosing it or hiding in it. If you could join in when you wanted to and mostly don't want to, carry on.",
    ],
    ask: ['How do you feel after a day alone?', 'Whose company do you enjoy, when you want some?'],
  },
];
