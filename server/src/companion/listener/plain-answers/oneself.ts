import { either, together } from './patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** The one, and after it in the same sentence the other. */
const then = (form: RegExp, matter: RegExp, reach = 45): RegExp =>
  new RegExp(`\\b(?:${form.source})\\b.{0,${reach}}\\b(?:${matter.source})\\b`);

/** The forms of a question that wants a yes or a no. */
const whether =
  /is|isn't|was|wasn't|would|wouldn't|does|doesn't|do|don't|did|am i|aren't i|are|aren't|i am|i'm|should|shouldn't|ought|oughtn't|can|can't|could|may|might|have|haven't|has|will|it's|that's|it is|that is|makes me|a bit|bit/;
/** The forms of a question for a way. */
const how =
  /how|any tips|tips|any advice|advice|is there a (?:way|trick)|what can (?:i|you|one)|what do (?:i|you)|what does one|what helps|teach me|help me|can you learn|where do you/;
const everybody =
  /everyone|everybody|anyone|anybody|any one|other people|others|most people|people|normal people|just me|only me|me only|only (?:just )?me|(?:the )?only one|is it me\b|all of us|we all/;

const kin =
  /(?:mum|mummy|mom|mam|mother|dad|daddy|father|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|husband|wife|brother|sister|son|daughter|boy|girl|uncle|auntie|aunt|twin|friend|mate|partner|baby|cousin|boyfriend|girlfriend|fianc[eé]e?|parents?)/;
/** Somebody has died. */
const death = new RegExp(
  `\\b(?:died|dies|dead|deaths?|passed away|passed on|passing away|his passing|her passing|their passing|since (?:he|she|they) (?:went|passed)|(?:he|she|they|who|${kin.source})(?: has|'s|'d| had|'ve)?(?: just| sadly)? passed|funeral|buried|cremat\\w+|his ashes|her ashes|the ashes|headstone|widow\\w*|bereave\\w*|grie(?:f|v\\w+)|mourn\\w*|my late ${kin.source}|(?:lost|losing) (?:(?:my|our|his|her|their|a) (?:\\w+ )?)?${kin.source}|(?:been|be) gone|(?:he|she|${kin.source})(?:'s| is)(?: \\w+)? (?:two|three|four|\\w+) (?:weeks|months|years) gone|(?:he|she|${kin.source})'s gone(?! (?:to|back|out|away|off|and|quiet|into|on|for|all|mad|home))|would(?:'ve| have) been \\d+|before (?:he|she) (?:went|passed)|stillborn|hospice|kept (?:his|her) voice|the departed)\\b`,
);
const heartbreak =
  /\b(?:my ex|his ex|her ex|exes|broke up|break ?up|broken up|breaking up|dumped|split up|left me|ghosted|boyfriend|girlfriend|cheat\w*|affair)\b/;
const crying =
  /\b(?:cr(?:y|ies|ied|ying)|tears?|tear(?:ed|ing) up|well(?:ed)? up|wept|weep\w*|sob\w*|bawl\w*|blub\w*|burst into tears)\b/;
const angry =
  /\b(?:angr(?:y|ier)|anger|rage|raging|furious|fury|livid|temper|irritab\w+|irritated|cross|short fuse|fuse|boiling|(?:get|got|so|be|being|i'm|am) mad|mad (?:at|over|all))\b/;
const low =
  /\b(?:sad|sadness|low|down|unhappy|miserable|misery|blue|weepy|heavy|heaviness|grey|gray|empty|rubbish|like crap|like shit|rotten|awful|gloomy|glum|flat|crying|cry|tearful|depressed|feel bad|feel so bad)\b/;

/** What people ask about themselves: their feelings and what those mean, the dead, ageing, confidence, what to do with a life. */
export const oneselfAnswers: readonly PlainAnswer[] = [
  {
    id: 'sad-for-no-reason',
    asks: either(
      then(
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
      then(
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
      then(
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
      then(
        whether,
        /(?:weak|weakness|soft|feeble|a baby|babyish|thin-skinned|too sensitive|tougher|a wimp|wimpy|unmanly|less of (?:me|you|a man|a person)|harm\w*|shame\w*|pathetic|embarrass\w*|unprofessional|human)/,
        70,
      ),
      then(
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
      then(
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
      then(
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
    asks: then(
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
    asks: then(
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
      then(
        /why|how come|what's|what is/,
        /(?:not happy|aren't i|not (?:\w+ )?(?:excited|thrilled|happy|pleased|proud|enjoying|relieved|celebrating|glad)|no joy|don't i feel|feel(?:ing)? (?:so |a bit |kind of |nothing|sick|sad|flat|empty|low|scared|numb|bad|worse|weird|down|like crap|guilty|lost)|sad|scared|nervous|flat|empty|numb|sick|crying|cry|that about)/,
        50,
      ),
      then(
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
      then(
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
      then(
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
    asks: then(
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
      then(
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
    asks: then(
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
    asks: then(
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
      then(
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
      then(
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
      then(
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
      then(/is|are|do|does|am i|aren't i|isn't it|just|only/, everybody, 30),
      then(
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
    asks: then(
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
  {
    id: 'no-tears-for-the-dead',
    tender: true,
    asks: either(
      then(
        /is|isn't|does|am i|are|do|did|should|shouldn't|was|it means|why|how come|what|when|has|have/,
        /(?:normal|usual|wrong|bad|mean|means|say about me|love|loved|care|cared|cold|heartless|cry|cried|crying|tears?|odd one|weird|strange|start|pieces|the matter|feel (?:nothing|anything)|in pieces|upset|monster|ok|okay|broken)/,
        60,
      ),
      /\bit means\b/,
    ),
    about: together(
      death,
      /\b(?:(?:haven't|not|didn't|don't|can't|never|couldn't|hadn't|no|won't|isn't|wasn't)(?: \w+){0,3} (?:cr(?:y|ied|ying)|tears?|weep|wept|shed|grieved|sad|upset)|dry-eyed|dry eyed|feel(?:ing)?,?(?: like,?)? (?:nothing|numb|absolutely nothing)|felt nothing|nothing for (?:my|him|her)|without (?:a tear|crying)|like a business meeting|went to work on the|keep (?:doing the ironing|waiting to cry)|i make the sandwiches|thinking about the parking)\b/,
    ),
    not: /\b(?:relie(?:f|ved)|stop crying|if i (?:cry|can't stop)|not cry (?:at|during|in front))\b/,
    say: [
      "It's normal, and it says nothing about how much you loved them. Some people cry at once, some months later over something silly, and some hardly at all. There's no right way it has to come out.",
      "No, it doesn't mean you didn't care. Going blank or practical is one of the most common ways to start, and others who sob aren't grieving better. It may come later, and it's all right if it doesn't.",
    ],
    ask: ['What has it been like since they died?', 'What were they like?'],
    card: 'grief',
  },
  {
    id: 'relieved-they-died',
    tender: true,
    asks: then(
      /is|isn't|was|am i|i am|does|should|do|did|what does|bad|it is/,
      /(?:wrong|normal|bad|terrible|awful|wicked|ok|okay|allowed|mean|guilty|say about me|horrible|evil|messed up|feel that|admit|heartless|monster|weird|selfish|relieved|sick|common|natural|cruel)/,
      60,
    ),
    about: together(
      either(
        death,
        /\b(?:nursed|waiting for that call|no more hospital|finally (?:went|slipped)|is finish|she went on|he went on|suffered)\b/,
      ),
      /\b(?:relie(?:f|ved)|(?:glad|happy|pleased) (?:it's|it is|that it|he's|she's|they're|he is|she is|when|that (?:he|she|they))|glad (?:he|she|they) (?:died|went|passed)|lighter|weight (?:off|lift\w*)|feel (?:so )?free|felt (?:so )?free|thank (?:god|goodness)|happier|peaceful|breathed out|feel better|putting down a|slept (?:nine|ten|better|like)|no more (?:hospital|calls|pain))\b/,
    ),
    say: [
      "It's very common and it doesn't mean you wanted them dead. You're relieved that the suffering, or the strain, is over. People who gave everything feel it most often, and the missing can still come alongside.",
      "No, it isn't wrong. Long illness or a hard life with somebody wears you down to the bone, and when it stops the first thing is a deep breath. That breath takes nothing away from what they were to you.",
    ],
    ask: ["What has stopped, now that it's over?", 'What were the last months like for you?'],
    card: 'grief',
  },
  {
    id: 'happy-while-grieving',
    tender: true,
    asks: then(
      /is|isn't|was|am i|does|should|shouldn't|ought|can i|may|would|do|am|have/,
      /(?:wrong|ok|okay|bad|allowed|too soon|disrespect\w*|guilty|may i|i have|normal|supposed to|look bad|a bad|sing|laugh|enjoy|awful|terrible|selfish|sadder|i be|feel bad|betray\w*|heartless)/,
      50,
    ),
    about: together(
      death,
      /\b(?:laugh\w*|giggl\w*|danc(?:e|ed|ing)|sing|sang|singing|fun|happy|happier|happiness|enjoy\w*|smil(?:e|ed|ing)|party|holiday|excited|cheered|good (?:day|days|time|mood)|didn't think of (?:him|her)|jok(?:e|es|ing)|wearing red|celebrat\w*|loving it|had a (?:lovely|great|nice) )\b/,
    ),
    not: /\b(?:mention\w*|do you mean|supposed to mean|lovely widow|in my head|bad news|dat(?:e|ing)|new (?:man|woman|partner)|met (?:someone|somebody)|remarr\w*|happy birthday|wasn't happy|not happy|used to laugh|(?:everyone|people|they|he|she|mum|dad)(?: \w+)? laugh(?:ed|ing)? at|happy (?:about|with)|my mum looks|should i (?:invite|go|tell|say|ask|send|mention))\b/,
    say: [
      "It isn't wrong. Laughing takes nothing from them and it doesn't mean you've finished missing them. The two go on side by side, often in the same hour, and the good moments are what keep you going.",
      "No, you're allowed good days, as early as they come. Being miserable isn't what shows you loved them. Most people who loved you would've been pleased to hear that laugh.",
    ],
    ask: ['What was it that made you smile?', 'What would they have made of it?'],
    card: 'grief',
  },
  {
    id: 'does-grief-stop',
    tender: true,
    asks: either(
      then(
        /does|doesn't|will|won't|do|is|when|how long|it becomes|going to|can/,
        /(?:stop|stops|end|ends|end to it|go away|goes away|get (?:any |ever )?(?:easier|better|less)|gets (?:any )?(?:easier|better|less)|getting easier|ease|eases|heal|heals|hurting|fade|fades|always (?:be|feel|going to|hurt|miss)?|becomes? less|less|pass|wear off|first thing|like this|without my voice|closure|feel normal|hurt less|be (?:ok|okay|alright|happy|normal) again|get over (?:it|this)|will it always)/,
        50,
      ),
      /\bit becomes? less\b|\bgoing to feel like this\b|\bis that right\b|^does it\W*$/,
    ),
    about: either(death, /\b(?:since (?:eileen|she left us|he left us))\b|\btime heals\b/),
    not: either(
      heartbreak,
      /\b(?:is it (?:stupid|silly|daft|dumb|ridiculous|weird|wrong|bad|ok|okay)|how (?:do|can|could|to)|lol|(?:talk|talks|talking) about (?:it|dying)|reads? at|do dogs|so few|normal to|supposed to|should i|relieved|stop (?:calling|asking|talking|texting|visiting)|meant to|dying of|tell (?:him|her|them))\b/,
    ),
    say: [
      "It doesn't stop altogether, but it comes less often and lets go sooner. After a while the same thing that floors you can make you smile halfway through. That usually takes longer than people tell you.",
      "It changes more than it ends. The stretches between get longer and the bad moments get shorter, and you get used to where they hide. Missing somebody for good doesn't mean hurting like this for good.",
    ],
    ask: ['When does it catch you most?', 'What has changed in it since the beginning?'],
    card: 'grief',
  },
  {
    id: 'over-it-by-now',
    tender: true,
    asks: either(
      then(
        /should|shouldn't|ought|oughtn't|is|isn't|am i|are|how long|when|have i|too|supposed|meant/,
        /(?:over (?:it|him|her|this|them)|past it|by now|too long|behind|failed at it|normal to (?:grieve|still|be|mourn|miss)|this long|mov(?:e|ed|ing) (?:on|forward)|still (?:be|cry|crying|sad|doing|feel|miss|missing)|long enough|how long you get|sad for|grieve|be better|better by|stop wearing|supposed to (?:be|feel|last)|meant to|wrong with grieving|allowed to|time limit|saying 'i')/,
        60,
      ),
      /\btoo long to still\b/,
    ),
    about: either(death, /\b(?:lost the baby|supposed to be sad for|moved? forward)\b/),
    not: either(
      heartbreak,
      /\b(?:friendship|friend any ?more|isn't my friend|fell out|the whole group|losing a friend|job|left it too long|answered|possible to grieve|how do i|cat|dog|moving on with|will ?be over|how long (?:is|does) the (?:funeral|service)|too long (?:a|for a)|dat(?:e|ing)|does it (?:get|stop|ever)|send|card)\b/,
    ),
    say: [
      "No, there's no date for it. A year or two of coming and going is ordinary, and odd days catch people much later. If it's as raw after a year as in the first weeks and you can't live beside it, tell a doctor.",
      "Nobody who's been through it would say you ought to be done. It takes as long as it takes, and other people get impatient far too early. What matters is whether there are easier hours now and then, because those grow.",
    ],
    ask: ["Who makes you feel it's been too long?", 'What are the easier hours like?'],
    card: 'grief',
  },
  {
    id: 'odd-things-in-grief',
    tender: true,
    asks: then(
      /is|isn't|am i|have i|do|was|that's|it's|will/,
      /(?:mad|weird|crazy|odd|strange|normal|unhealthy|sick|silly|potty|marbles|daft|morbid|disgusting|creepy|insane|bonkers|ok|okay|wrong|bad|beginning of the end|sad|stupid|pathetic|others do it|nuts|harmful|loopy|barmy|too much)/,
      60,
    ),
    about: together(
      either(
        death,
        /\b(?:since he went|since she went|phone contract|the voicemail|it's been cut off|my (?:dad|mum|mom|nan|gran|grandad)'?s? (?:jumper|coat|glasses|shirt|cardigan|scarf|watch|slippers))\b/,
      ),
      /\b(?:voicemails?|(?:his|her|their) voice|(?:his|her|their|'s|s) number|text(?:ed|ing|s)? (?:him|her|my|his)|(?:talk|talking|talked|speak|chat|chatting|tell|say (?:good ?(?:night|morning)|hello)) (?:to |with )?(?:him|her|my|his|photo\w*|the (?:photo|urn|grave|chair))|jumper|(?:his|her) (?:coat|clothes|shirt|toothbrush|glasses|slippers|hat|mug|side|chair|pillow|things|room|perfume|aftershave|photo\w*|brand)|sheets|smell\w*|two cups|still (?:buy|bought|pour|set|lay|keep|say|sleep|wear|send|ring|write|make|cook|talk|text|pay)|kept (?:his|her|their)|keep(?:ing)? (?:his|her|their|it)|wear (?:my|his|her)|(?:sleep|slept) in|letters? to|set the alarm|buy the|bought (?:four|her|his)|urn|saying goodnight)\b/,
    ),
    not: /\b(?:colou?r normal|throw anything|keep it all|relie(?:f|ved)|throw (?:away|out)|get rid|give away|charity|sell|too soon|dream\w*|funeral|laugh\w*|did i)\b/,
    say: [
      'Not mad at all. People do all sorts to stay near somebody for a minute: talk to them, keep their voice, buy their brand. If it comforts you and harms nobody, carry on for as long as you like.',
      "It's a very ordinary thing to do, most people just don't mention it. Missing somebody lives in small habits and objects. You can stop when it starts to hurt more than it helps, and nobody else gets to decide that.",
    ],
    ask: ['What does it give you when you do it?', 'What else brings them close?'],
    card: 'grief',
  },
  {
    id: 'what-would-they-say',
    tender: true,
    asks: then(
      /would|what'd|he'd|she'd|they'd|would've|would have/,
      /(?:say|said|think|thought|be (?:\w+ )?(?:proud|angry|disappointed|cross|happy|ashamed|pleased|upset|hurt|mad|ok|okay)|mind|minded|forgive|approve|laugh|haunt|make of|made of|want me|wanted me|like it|like that|like me|hate|have a fit|understand|be proud|wish)/,
      45,
    ),
    about: either(
      death,
      new RegExp(
        `\\b(?:wasn't (?:here|there) to see|if (?:he|she|they) (?:was|were) (?:here|alive|still)|looking down|from above|from up there|up there|since (?:he|she) went|before (?:he|she|they) (?:died|went|passed)|(?:nan|gran|mum|dad|grandad|${kin.source}) (?:always|used to) (?:say|said)|never got to|(?:son|daughter|boy|girl) would (?:be|have been) \\w+|my (?:great-?)?grand(?:father|mother|dad|ma|pa)|would be \\d+ this)\\b`,
      ),
    ),
    not: /\b(?:would (?:you|it|that|i|people|everyone|anyone|neighbours|they (?:notice|let)) (?:say|mind|be|think|help|have)|at the funeral|group chat|my boss|my (?:mum|dad|husband|wife|sister|brother) (?:says|is|thinks|wants) (?!dead|gone)|tell (?:him|her|them|my))\b/,
    say: [
      "You knew them, so you'll hear it better than anyone can tell you. Try it aloud in their own words, grumbles and all. Most people who loved you would want you settled more than they'd want things kept as they were.",
      "Nobody can answer for them, but you've probably got a fair idea, because you know what made them laugh and what they never minded. Ask it in an ordinary moment and take the first answer that sounds like them.",
    ],
    ask: ["What's the first thing you hear them say?", 'What would you like to tell them?'],
  },
  {
    id: 'done-more-for-them',
    tender: true,
    asks: then(
      /could|should|would|was|is|am i|did i|did we|if|what if|so|how could|it's/,
      /(?:saved?|save (?:him|her|them|it)|done (?:more|anything|something|things|enough)|do(?:ne)? enough|my fault|our fault|my doing|my mistake|down to me|stop(?:ped)? it|different|differently|sooner|earlier|alive|still be (?:here|alive)|live longer|lived longer|noticed|missed it|to blame|my responsibility|responsible|kill(?:ed)? (?:him|her|them)|we were wrong|i was wrong|prevented|taken the keys|made (?:him|her|them) go|not seeing it|been there|have (?:stayed|gone|come|called|rung|pushed|insisted|taken (?:him|her|them)|driven|known|seen it|visited more)|be with (?:him|her)|let (?:him|her) down|nothing would have helped|that true)/,
      60,
    ),
    about: either(
      death,
      /\b(?:never woke up|turned off the machine|life support|put (?:him|her|it|them|\w+) (?:down|to sleep)|the dog's kidneys|the last one (?:she|he) spoke|it was his heart|nothing would have helped|hated doctors|missed it in my own|lost (?:him|her|the (?:baby|cat|dog))|miscarr\w*)\b/,
    ),
    not: /\b(?:have i done something|prove|cross the road|guava|suicid\w*|killed (?:himself|herself|themsel\w+)|his own life|her own life|overdos\w*|hang(?:ed)? (?:himself|herself)|jumped|laugh\w*|cry|cried|relie(?:f|ved)|dream\w*|send|card|go to the funeral|speech|eulogy)\b/,
    say: [
      "It's very unlikely you could've changed it, and it wasn't your doing. You did what made sense with what you knew then, and you're judging it with what you know now. If a medical question keeps nagging, ask their doctor to go through it with you; people do.",
      "It's hardly ever one word or one decision that would've changed things. Nearly everyone goes through the days looking for the one they could've changed. It's what missing somebody does, and not proof that you failed them.",
    ],
    ask: ['Which day do you keep going back to?', 'What did you do for them, looking at it all?'],
  },
  {
    id: 'allowed-to-grieve',
    tender: true,
    asks: either(
      then(
        /is|isn't|am i|are|have i|can i|do i|does|should i|why should|may i|was|i have/,
        /(?:silly|stupid|daft|dumb|over the top|ridiculous|allowed|the right|any right|right to|foolish|count|normal|weird|strange|odd|mourn|grieve|be sad|be (?:this |so )?upset|get to be|mine|pathetic|sad (?:that|to|over|about)|crazy|mad|ok|okay|too much|wrong)/,
        45,
      ),
    ),
    about: together(
      /\b(?:cats?|kitten|dogs?|puppy|rabbit|bunny|hamster|guinea ?pig|fish|budgie|parrot|bird|pets?|horse|pony|tortoise|rat|tree|singer|actor|actress|celebrity|never met|(?:my |an |the )?ex(?:es|-\w+)?|barely knew|only knew|hardly knew|didn't (?:even |really )?know (?:him|her|them)|wasn't (?:even )?close|weren't (?:even )?close|estranged|no father|didn't even like|miscarr\w*|so early|(?:six|seven|eight|nine|ten|\d+) weeks|affair|colleague|co-?worker|neighbour|therapist|teacher|from my choir|online friend|never spoke)\b/,
      /\b(?:died|dead|death|passed|put (?:down|to sleep)|put (?:him|her|it) (?:down|to sleep)|lost|gone|came down|buried|retired|went on \w+day|dying|miscarr\w*|seven weeks|mourn\w*|grie\w+)\b/,
      /\b(?:upset|sad|cr(?:y|ied|ying)|grie\w+|mourn\w*|in bits|howled|bereaved|heartbroken|devastated|in pieces|can't stop|sobb\w*|tears|hit me|count)\b/,
    ),
    not: /\b(?:my fault|relie(?:f|ved)|haven't cried|can't cry|didn't cry|not cried|could i have|too soon|new (?:cat|dog|puppy|kitten)|another (?:cat|dog)|my job)\b/,
    say: [
      "It isn't silly, and you don't need anyone's permission. You grieve what was part of your days, whether it was an animal, an ex or somebody you hardly knew. Others often only count the official losses.",
      "Of course you're allowed. How much it hurts goes by what they were in your life, not by what they were called on paper. Find the one person who gets it and leave the rest out of it.",
    ],
    ask: ['What did they bring to your days?', 'Who around you would understand it?'],
  },
  {
    id: 'mention-the-dead',
    tender: true,
    asks: then(
      /should|shall|do i|do|would|is|isn't|can|could|ought|better to|how do i/,
      /(?:mention(?:ing)?(?: (?:him|her|it|them|his|the))?|bring (?:it|him|her|them|that|this|the|up)|say (?:something|anything|his name|her name|their name|the name)|said something|talk (?:about|of) (?:him|her|it|them|my|his)|put his name|name in|ask (?:about (?:him|her|it)|her about|him about|them about)|ask,|ask or|speak (?:of|about) (?:him|her|it)|acknowledge|include (?:him|her)|told a funny story|mentioning)/,
      50,
    ),
    about: death,
    not: either(
      /\b(?:my ex|talking to my late|toast|remarri\w*|isn't a lie|eulogy|speech|cv|interview|application|boss|will reading|the will|inherit\w*|money|ghost|dating profile|first date|cancer diagnosis|say something (?:at|to) (?:him|her) before)\b/,
    ),
    say: [
      "Yes, I'd mention them. You won't be reminding anyone, because they're thinking of it already, and most people like to hear the name. Keep it short, \"I was thinking of them today\", and let the other person choose how far to go.",
      "Say the name once, gently, and then follow their lead. Silence usually hurts more than a clumsy sentence does. If they change the subject, that's fine too, they'll know they can come back to it with you.",
    ],
    ask: ['What would you want to say about them?', 'What makes you hesitate to say it?'],
  },
  {
    id: 'last-look-at-place',
    tender: true,
    asks: either(
      then(
        /is|isn't|would|should|shall|do i|am i|want to|ought|can i|may i/,
        /(?:go(?: and| back| to| in| there| past| by)?(?: \w+)? ?(?:look|see|watch|stand|sit|visit|goodbye|last time)?|look(?: at)?|see it|watch|walk past|drive past|visit|knock|say goodbye|morbid|hypocritical|sad|mad|weird|strange|odd|daft)/,
        50,
      ),
      /\bgo (?:and )?look or not\b/,
    ),
    about: together(
      /\b(?:one last (?:time|look)|(?:one|once) more(?: time)?|last time|last day|just (?:to )?(?:stand|look)|go (?:back|past|and (?:look|see|watch|say goodbye))|go in|walk past|drive past|sit in that|see (?:my|the) old|the garden|near the old|go look|should i look)\b/,
      /\b(?:(?:sold|selling|sale)|old (?:house|flat|school|street|room|home|place|office|road|village|town|allotment)|childhood (?:home|house)|grew up|was born in|knock(?:ed|ing) (?:it |them )?down|demolish\w*|(?:has|is|'s) (?:closed|closing|shutting)|new people|new owners?|used to live|where (?:i|we) (?:\w+ )?(?:lived|worked|grew|met|ate)|lost the lease|hospice|hand(?:ing)? over|being sold|pulled down|being pulled|closes|closing|emptied|cleared|let to someone|somebody else has|someone else is)\b/,
      /\b(?:house|flat|cottage|bungalow|caravan|land|stadium|library|home|school|street|room|factory|church|shop|caf[eé]|pub|place|allotment|office|hospice|cinema|club|village|town|building|farm|garden)\b/,
    ),
    not: /\b(?:see (?:him|her|them|my ex) (?:one last|again|once)|my ex|should i (?:sell|buy|move)|job back|viewing|estate agent said|go to (?:the )?(?:reunion|wedding|funeral))\b/,
    say: [
      "It isn't weird at all, lots of people do it. Going to look one last time is a decent way to say goodbye. Go by yourself or with someone who knew it, and give yourself half an hour afterwards.",
      "I'd go. A place that held part of your life is worth a few minutes, even if you only stand there. If you think it'd upset you for days, a photo or a walk past is enough.",
    ],
    ask: ['What would you look for first?', 'What do you remember best about it?'],
  },
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
      then(
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
      then(
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
      then(
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
      then(
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
      then(
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
      then(
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
    asks: then(
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
      then(
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
      then(
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
      then(
        then(/is|isn't|are|does|do|am i|i'm|aren't i|when/, everybody, 20),
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
      then(
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
      then(
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
    asks: then(
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
      then(
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
      then(
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
    id: 'dead-in-dreams',
    tender: true,
    asks: then(
      /was|is|do|does|could|can|why|did|are|it was|what|would|do you/,
      /(?:her\b|him\b|visit\w*|real|a sign|signs|means?(?: (?:something|anything))?|come|comes|coming|they're there|more than|believe|you think|possible|get that|let you know|it be|really|being soft|send|watching|dream\w*)/,
      60,
    ),
    about: together(
      either(
        death,
        new RegExp(
          `\\bmy (?:late )?${kin.source} was alive|was alive|(?:my )?${kin.source} (?:was|came|rang me|drove me) (?:\\w+ )?in (?:my|a) dream|on our anniversary|other widows|said her name|smelt (?:his|her)|the dead|in my dream|whenever i'm low i find|in a dream`,
        ),
      ),
      /\b(?:dream\w*|robin|feathers?|(?:a|any|her|his) sign|signs|flicker\w*|butterfl\w*|smel(?:t|led|l) (?:his|her|of)|ghost|felt (?:him|her)|presence|song came on|sat down on the bed|visit(?:s|ed|ing)? (?:me|us)|magpie|dragonfly|heaven|watching (?:over|me))\b/,
    ),
    not: /\b(?:dreams stop|dream (?:job|house|home|holiday)|nightmares? (?:stop|about (?:work|school))|my ex|(?:stop|stopping) (?:dreaming|the dreams|nightmares)|visit (?:the grave|him|her)|should i|hospital visit\w*|warning signs|signs of)\b/,
    say: [
      "Nobody can say for certain. What's sure is that such dreams and little signs are very common, and most people who have them find them a comfort. You can keep it as a visit without having to settle what it was.",
      "People have argued about that for ever, and there's no proof either way. A dream like that's made of everything you know about them, so it's close to them whatever it was. You may simply enjoy having had it.",
    ],
    ask: ['What were they like when you saw them?', 'What did it leave you with?'],
  },
  {
    id: 'scared-of-future',
    asks: either(
      then(
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
    id: 'did-they-know',
    tender: true,
    asks: either(
      then(
        /did|didn't|do you|would|could|must|does|have|if|did any/,
        /(?:he|she|they|mum|dad|mom|nan|gran|grandad|my (?:\w+ )?\w+|it)\b.{0,15}\b(?:know|knew|known|felt|feel|feels|tell|reach me|reach him|reach her|reach|hear|heard|realise|realised|understood|understand)/,
        25,
      ),
      /\b(?:he|she|they)(?: must| will|'d| would)(?:'ve| have) known\b|\bnot knowing\b/,
    ),
    about: together(
      either(
        death,
        /\b(?:never (?:once )?(?:told|said)|before i could|then (?:he|she) was gone|the last time|last month and i held|out of it for days|forty-nine years|all the same|went while i was)\b/,
      ),
      /\b(?:lov(?:e|ed|es)|say it|said it|never (?:once )?(?:told|said|say)|told (?:him|her)|say (?:such|those) words|thought of|visited|held|argued|mean it|mean to|say it back|best mate|goodbye|done anything for|what i said|known it was me|(?:was|were) (?:there|with (?:him|her))|holding|short with (?:him|her)|thankful|grateful|sorry|forgave|there with (?:him|her)|without it|bothered about)\b/,
    ),
    not: /\b(?:my ex|boyfriend|girlfriend|crush|fancy|dating|left me|broke up|did you know|do you know|does (?:he|she) know|would (?:he|she|they) (?:mind|be|have wanted)|how did (?:he|she) know|did they know (?:what|about)|know (?:about|that he was)|know each other|dream\w*|affair|should i)\b/,
    say: [
      "They very likely did, even if it never got said in so many words. People know it from who turned up, who rang, who remembered how they took their tea. One bad day or a missed visit doesn't cancel that.",
      "Almost certainly. Hardly anyone says it as often as they meant it, and most people read it quite well from ordinary things. You can still say it now, aloud or in a letter, because it's yours to say.",
    ],
    ask: ['How did you show it, day to day?', 'What would you have liked to say?'],
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
