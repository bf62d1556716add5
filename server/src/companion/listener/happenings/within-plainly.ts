import type { Happening } from './happening.ts';

const amidst =
  '(?: (?:so|very|really|just|also|still|always|constantly|quite|pretty|extremely|super|a bit|a little|kind of|kinda|sort of|too|more|most|beyond|totally|completely|absolutely|now|currently|actually|definitely|honestly|often|usually|generally|mostly|currently|sometimes|this|that|seem|seem to be|been|being|feeling|getting|feel|having|get|got|become|becoming|and|alone|sad|down|tired|stressed|anxious|worried|lonely|in|a|in a|into|to be))*';
const self =
  "^(?:and |but |so |because |well |yes |ok |okay |honestly |i guess |lately |today |now |also |recently |right now |these days |sometimes |to be honest |hi |hello )*you(?:'re|'ve| are| have| am| feel| felt| get| keep| was| were| just| also|'d been)?";
const feels = (source: string): RegExp => new RegExp(source.replaceAll('YOU', self).replaceAll('SO', amidst), 'i');
/** Somebody else's, or not any more. */
const notTheirs =
  /\b(?:not (?:so |very |really |too |that |as |feeling )*(?:depressed|sad|anxious|stressed|down)|no longer|used to be|my (?:friend|husband|wife|son|daughter|mom|mum|dad|sister|brother|boyfriend|girlfriend)(?:'s)? (?:is|has|was|suffers|struggles|depression|anxiety)|less (?:depressed|anxious|stressed|sad)|better now|good now)\b/;

/** Low mood and worry, as most people tell them: in few and ordinary words. */
export const withinPlainly: readonly Happening[] = [
  {
    id: 'calls-own-wish-silly',
    cues: 'stupid silly dumb daft childish pathetic ridiculous selfish petty weak',
    when: /^(?:and |but |so |well |you know |you think |you feel |maybe |i know |it feels like |honestly )*(?:it(?:'s| is)|that(?:'s| is)|you(?:'re| are) being|you feel|you(?:'re| are)|you(?:'re| are) being) (?:so |really |just |probably |kind of |a bit |such )*(?:stupid|silly|dumb|daft|childish|pathetic|ridiculous|selfish|petty|weak) (?:of you )?(?:to (?:want|need|feel|care|mind|be (?:upset|sad|hurt|bothered|crying|jealous|angry|disappointed)|get (?:upset|hurt)|cry|miss|expect|hope|let it)|that you (?:want|need|feel|care|mind|cried|cry|miss)|for (?:wanting|needing|feeling|caring|minding|being (?:upset|sad|hurt|bothered|jealous)|crying|missing|expecting|hoping))\b/i,
    unless: /\b(?:not|isn't|never) (?:stupid|silly|dumb)\b|\?/,
    names: true,
    hear: [
      "It isn't silly. It matters to you, and that's reason enough.",
      "You needn't make it smaller than it is. Most people would mind.",
    ],
    ask: ['What would have made it all right?', 'Who makes you feel that you should not mind?'],
  },
  {
    id: 'good-that-nobody-marked',
    cues: 'nobody noone one cared care noticed notice congrat said mention acknowledg',
    when: /\b(?:you(?:'ve| have|'d| had)? (?:just |finally |also )*(?:got|passed(?= (?:(?:my|the|a|an|all|every|our|first|second|final) )*(?:\w+ )?(?:exams?|tests?|probation|course|interview|finals?|apprenticeship|class|degree|driving|boards?|year|module|thesis|assessment|audition|training)\b)|finished|won|made|completed|did|graduated|landed|reached|achieved|hit|published|lost \d+|ran|became|qualified|turned|earned))\b.{2,70}\b(?:and|but) (?:(?:nobody|no one|noone|none of (?:them|your \w+)|not one (?:person|of them)|not a single (?:person|one))\b.{0,30}\b(?:cared?|notic\w+|said (?:anything|a word|well done|congrat\w*)|even said|congratulat\w+|mention\w+|acknowledg\w+|asked|was (?:happy|pleased|interested|there)|seem\w* (?:to care|happy|interested))|(?:had|have|there was) (?:nobody|no one|noone) to (?:tell|share|celebrate))/i,
    names: true,
    bright: true,
    hear: [
      'You did it, and there was nobody to be pleased with you. That takes the shine off.',
      'Good news wants somebody who is glad of it. It hurts when nobody says a word.',
    ],
    ask: ['Who would you most have wanted to say something?', 'How long had you worked for it?'],
  },
  {
    id: 'turns-to-drink',
    cues: 'drink drank alcohol beer wine booze drunk bottle vodka',
    when: /\byou(?:'re|'ve| are| have| just| keep| also| started| been| usually| always| often| end up| started to| sometimes| began| then| now| went back to| to)*(?: (?:keep|start|started|been|back|having|taking|turning|turn|going|to|reaching|for|on|the|a|my|your|using|use|with|into|just))* (?:drink(?:ing)? (?:too much|a lot|so much|more(?: and more)?|every ?(?:day|night)|daily|again|heavily|to (?:cope|forget|sleep|numb|feel)|alcohol|myself|yourself|alone|beer|wine)|drank (?:too much|myself|yourself)|(?:to |on |for )?(?:beer|alcohol|drinking|the bottle|drink|wine|booze|vodka) (?:when|to|every|again|because|too much|a lot|as|at night|for|daily)|back to (?:taking |drinking )?(?:alcohol|drinking)|taking alcohol)\b|\b(?:alcohol|drinking|beer|wine|a drink) (?:sometimes |only |kind of |really |usually )?(?:works|helps)\b(?! (?:him|her|them))/i,
    unless:
      /\b(?:water|coffee|tea|soda|milk|dad|father|mother|husband|wife|friend|boyfriend|girlfriend|brother|sister|(?:don't|do not|never|didn't|stopped|quit|not) (?:drink|drank|drinking)|sober)\b/,
    hear: [
      'A drink takes the edge off for an hour, and afterwards it is all still there.',
      'Plenty of people reach for a drink when it gets too much, and few of them say so.',
    ],
    ask: ['When do you reach for it, mostly?', 'Does anybody around you know?', 'What is it like the next morning?'],
  },
  {
    id: 'help-that-did-not-help',
    cues: 'therap counsel psych help shrink',
    when: /\b(?:you(?:'ve| have| had| also| even| once| already)* (?:tried|been to|seen|saw|went to|spoken to|spoke to|talked to|gone to|had|see|go to|am seeing|'re seeing|tried going to|tried getting)(?: \w+){0,3}? (?:therap\w+|counsel\w+|psych\w+|professional help|a shrink)\b.*\b(?:(?:didn't|did not|doesn't|does not|don't|never|not|isn't|wasn't|hasn't) (?:really |seem to |actually )?(?:help\w*|work\w*|like|for me|for you|much)|only helps|no (?:help|use|good)|hated|nothing (?:helped|works?|changed))|you(?:'ve| have)? tried (?:getting )?(?:help|therapy|counsell?ing) but\b|(?:the )?(?:therapy|counsell?ing|therapist|counsell?or|it)(?: \w+)? (?:didn't|did not|doesn't|does not|hasn't|isn't|only)(?: really| seem to)? (?:help\w*|work\w*)(?: (?:me|you|much|so much|at all|that much))*$)/i,
    beside: /\b(?:therap\w*|counsel\w*|psych\w*|professional|shrink)\b/,
    unless: /\b(?:couples?|marriage|my (?:husband|wife|son|daughter|friend))\b/,
    names: true,
    hear: [
      "You did go and ask for help, and it didn't bring what you had hoped. That's discouraging.",
      'Opening up to somebody and coming out no better makes it harder to try again.',
    ],
    ask: ['What was missing there?', 'What had you hoped it would do?', 'What has helped, even a little?'],
  },
  {
    id: 'help-out-of-reach',
    cues: 'afford therap counsel insurance expensive money waiting',
    when: /\b(?:you (?:can't|cannot|can not|couldn't|can no longer|am not able to|'re not able to|don't have (?:the )?(?:money|insurance)|do not have (?:the )?(?:money|insurance))(?: really| even)?(?: to)? (?:afford|pay for|for|see)? ?(?:\w+ ){0,2}?(?:therap\w+|counsel\w+|psych\w+|professional|doctors? visits|treatment|medication|meds|prescription)|(?:therap\w+|counsel\w+|psych\w+)(?: is| was|'s)? (?:too |so |very |really )*expensive|wait(?:ing)? ?list)\b/i,
    unless: /\b(?:my (?:son|daughter|dog|cat|mom|dad)|school|vet)\b/,
    names: true,
    hear: [
      "Knowing what would help and not being able to get it is bitter. It isn't for want of trying.",
      'Help that costs money or has a long queue leaves you alone with it just when you need it.',
    ],
    ask: [
      'Who else is there to lean on meanwhile?',
      'What have you found out about it so far?',
      'What gets you through in the meantime?',
    ],
  },
  {
    id: 'on-tablets-for-it',
    cues: 'medic meds pills antidepress tablets prescri',
    when: /\byou(?:'re| are|'ve| have| am| was| been| still| also| just| started|'m)* (?:been |started |currently |now |still |on )*(?:tak(?:e|ing)|on|prescribed|put on|given|trying|tried) (?:some |my |your |the |a |an |new |different |many |several |\w+ )?(?:medications?|medicines?|meds|pills|anti-?depressants?|tablets|ssris?)\b/i,
    unless:
      /\b(?:off my meds|cancer|chemo|blood pressure|pain|(?:my|her|his) (?:son|daughter|mom|mum|dad|husband|wife|friend|sister|brother)|not (?:taking|on)|don't take|never took|overdos\w*|all my pills|pills to|too many)\b/,
    names: true,
    hear: [
      'Medication can take away a part of it and still leave you with the rest.',
      'Being on something for it means it has been going on long enough to be taken seriously.',
    ],
    ask: ['What has it changed, if anything?', 'How long have you been on it?', 'What is left that it does not reach?'],
  },
  {
    id: 'panic-attacks',
    cues: 'panic anxiety',
    when: /\b(?:you(?:'re|'ve| are| have| had| just| keep| also| get| sometimes| often| started| been| having| always| even| frequently| really| suffer| from| with| struggle| am| to| bad| more| severe| terrible| a| an| few| so many| lots of| constant| daily| getting| experiencing| multiple| serious| huge| major| full blown| massive| these| my| your)* (?:panic|anxiety) attacks?|(?:gives?|gave|giving|causes?|causing) (?:me|you) (?:\w+ )?(?:panic|anxiety) attacks?|you(?:'re| are| always| often| just)* (?:get|have|start to|starting to|feel) (?:a |so |very )?panick?(?:ed|y|ing)? (?:in|at|when|on|every)\b)\b/i,
    unless:
      /\b(?:my (?:son|daughter|mom|mum|dad|husband|wife|friend|sister|brother)|never had|used to|heart attack|no panic)\b/,
    names: true,
    hear: [
      'A panic attack is frightening however often you have had one. The body acts as if there were real danger.',
      'After one of those, part of you is always listening for the next.',
    ],
    ask: ['What happens in you when it starts?', 'Is there anything that shortens it?'],
  },
  {
    id: 'fears-for-their-health',
    cues: 'cancer disease illness sick dying health heart serious',
    when: /\byou(?:'re| are| am| have been|'ve been| keep| get| always| constantly| just| also| so| really| very| think| worry)* (?:afraid|scared|worried|terrified|convinced|worry(?:ing)?|thinking)(?: that| of| about)? (?:you(?:'ve| have| might have| may have| could have|'re going to| will)? ?(?:got )?(?:cancer|a (?:serious |bad )?(?:disease|illness|tumou?r)|something (?:serious|wrong)|a heart|dying|die)|(?:having|getting) (?:cancer|a heart attack|a stroke|sick)|(?:my|your) (?:own )?health)\b|\bhealth anxiety\b|\byou (?:\w+ )?(?:think|feel|believe|know|am afraid|'re afraid) (?:that )?(?:something is|there is something|something's|there's something) (?:seriously |really |very )?wrong with (?:my|your) (?:own )?(?:heart|body|health|brain|stomach|lungs|chest)\b/i,
    unless:
      /\b(?:covid|virus|corona\w*|diagnosed|(?:my|her|his) (?:son|daughter|mom|mum|dad|husband|wife|friend|sister|brother|parents?|kids?))\b/,
    names: true,
    hear: [
      'Once that fear is there, every ache turns into a question.',
      "It's hard to live in a body you don't trust to be well.",
    ],
    ask: ['What set it off?', 'Has anyone had a look at it?', 'When is the worry loudest?'],
  },
  {
    id: 'temper-too-quick',
    cues: 'angry anger temper mad irritat',
    when: /\byou(?:'re| are| am| have| get| got| always| just| really| so| very| also|'ve got|'ve been| been| keep| had| lose| having| have been| easily)* (?:(?:angry|mad|irritated|irritable|annoyed|frustrated) (?:so |very |really |too )?(?:easily|quick(?:ly)?|fast|at (?:the )?(?:slightest|smallest|every|little|small|everything|everyone)(?: \w+)?|over (?:nothing|everything|small|little|the smallest)(?: \w+)?)|(?:a )?(?:short|bad|quick) temper(?:ed)?|anger (?:issues|problems?)|(?:my|your) temper (?:so |very |too )?(?:easily|quickly|all the time|a lot))\b/i,
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|boss|dad|father|mom|mum|mother|son|daughter|friend) (?:is|gets|has)|towards?|angry with|mad at my)\b/,
    names: true,
    hear: [
      "When anger comes that fast, it's out before you've had a chance to decide anything.",
      'It takes seconds to flare and then hours to live with afterwards.',
    ],
    ask: ['What sets it off, mostly?', 'What happens afterwards?', 'When did it start to be like that?'],
  },
  {
    id: 'misses-their-people',
    cues: 'miss',
    when: /\byou(?:'re|'ve| are| have| am| just| also| really| so| do| still| been)* (?:miss(?:ing|ed)?) (?:hanging out with |seeing |being with |talking to |spending time with |being around |hugging |all |all of |both )*(?:my|your|our) (?:old |close |best |school |college |whole |entire |high school |own )*(?:friends?|family|friends and (?:my |your )?family|family and (?:my |your )?friends|parents|mom|mum|mother|dad|sisters?|brothers?|siblings|buddies|loved ones|people|grandparents|grandkids|grandchildren|kids|children)\b/i,
    unless:
      /\b(?:died|passed away|passed|death|funeral|late (?:mom|dad|mother|father|husband|wife)|since (?:he|she) died|heaven|lost (?:my|him|her))\b/,
    names: true,
    hear: [
      "Missing people you can't just go and see is a slow ache, and a call only half does it.",
      'It is the ordinary being together that you miss, the part nobody plans.',
    ],
    ask: ['Who do you miss most?', 'What would you do together first?', 'How do you keep in touch meanwhile?'],
  },
  {
    id: 'others-have-enough-of-their-own',
    cues: 'busy burden bother own problems issues',
    when: /\b(?:(?:they|people|others|friends|everyone|everybody|he|she)\b[^.]*\b(?:too busy|busy with (?:work|their|his|her)|(?:have|has) (?:their|his|her) own (?:issues|problems|lives|life|stuff|things))\b|thought of them being too busy)\b/i,
    beside: /\b(?:talk\w*|tell|reach\w*|open(?:ing)? up|call|share|burden|bother|ask (?:them|anyone|for help)|lean)\b/,
    unless: /\b(?:boyfriend|girlfriend|husband|wife|boss|no time for me|never (?:call|text|answer|reply)\w*)\b/,
    names: true,
    hear: ["They'd have to know that you need them, and you don't want to take their time."],
    ask: ['Who comes to mind first?', 'How long have you kept it to yourself?'],
  },
  {
    id: 'blues-that-stay',
    cues: 'shake blues sadness exercise better',
    when: /\b(?:can't|cannot|can not|couldn't|unable to|not able to|hard to|trouble) (?:seem to )?(?:shake|get rid of|get out of|snap out of|get over) (?:off )?(?:of )?(?:the|this|these|my|your|it) ?(?:blues|sadness|feeling|mood|funk|depression|low mood|slump|down feeling)?\b/i,
    unless:
      /\b(?:ex|him|her|break ?up|boyfriend|girlfriend|bed|cold|cough|weight|house|relationship|died|death|loss)\b/,
    names: true,
    hear: ["You'd like to be out of it by now, and it stays whatever you do."],
    ask: ['How long has it been hanging on?', 'What have you tried against it?'],
  },
  {
    id: 'does-all-the-right-things',
    cues: 'even though exercise meditat yoga tried eat walk',
    when: /\b(?:even though|although|despite)\b[^.]*\b(?:exercis\w+|meditat\w+|yoga|walk\w*|eat(?:ing)? (?:well|healthy)|therap\w+|friends?|work(?:ing)? out)\b|\byou(?:'ve| have)? (?:tried|try|exercise|meditate|work out|eat healthy|do yoga)\b[^.]*\b(?:but|and|yet)\b[^.]*\b(?:still|nothing|doesn't (?:help|work)|don't feel (?:any )?better|no (?:better|help))\b/i,
    beside: /\b(?:down|blue|blues|low|sad|depress\w*|anxi\w*|stress\w*|tired|unhappy)\b/,
    unless: /\b(?:break ?up|tried everything|boyfriend|girlfriend|weight|ex|job|pain)\b/,
    names: true,
    hear: ['You do the things that are supposed to help, and it is still there. That is discouraging.'],
    ask: ['How long has it been like this?', 'Which of them does you good, even for an hour?'],
  },
  {
    id: 'knows-and-cannot-stop',
    cues: 'stop quit addict cut',
    when: /\byou (?:\w+ )?(?:know|think) (?:that )?you (?:should|ought to|have to|need to|must) (?:really |just )?(?:stop|quit|cut (?:down|back)|give (?:it|them) up)\b|\byou(?:'ve| have| just| got|'re| are)* addicted(?: to (?:it|them))?$/i,
    beside:
      /(?=[\s\S]*\b(?:drink\w*|beer|wine|alcohol|smok\w+|cigarettes?|vap\w+|weed|gambl\w*|sugar|eating|games?|gaming|porn|my phone|scrolling)\b)(?=[\s\S]*\b(?:addicted|can'?t|cannot|hard|not easy|difficult|keep|crav\w+)\b)/,
    unless: /\b(?:job|school|him|her|relationship|crying|thinking)\b/,
    names: true,
    hear: ['You know it well enough, and knowing it has not been enough to stop.'],
    ask: ['When is it hardest to leave it?', 'What was the longest you went without?'],
  },
  {
    id: 'never-asked-anyone',
    cues: 'depend rely asked ask help',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:never|don't|do not|hate to|hard to|can't) (?:\w+ )?(?:like (?:to |asking )?)?(?:depend(?:ed)?|rely|relied|ask(?:ed|ing)?)(?: (?:on|for))? (?:help|anyone|anybody|any body|others|other people|people|somebody)\b/i,
    unless: /\b(?:can rely|never asked (?:me|him|her) out|ask(?:ed)? (?:anyone|anybody) (?:out|to))\b/,
    names: true,
    hear: ['You have always managed by yourself, so asking goes against what you are used to.'],
    ask: ['Whom would you ask first, if you did?', 'What would be the worst of asking?'],
  },
  {
    id: 'others-cope-better',
    cues: 'better fine cop dealing handling',
    when: /\b(?:friends?|everyone|everybody|others|people|family|they|coworkers|siblings)\b[^.]*\b(?:dealing|coping|cope|handling|handle|managing|taking it|doing)\b[^.]*\bbetter than (?:i|me|you)\b/i,
    unless: /\b(?:work|job|grades?|class|marks|money)\b/,
    names: true,
    hear: ['Seeing them manage makes it harder to be patient with yourself.'],
    ask: ['What is it that they manage better?', 'Do they know how it is for you?'],
  },
  {
    id: 'hard-to-stay-positive',
    cues: 'positiv optimis hopeful bright upbeat',
    when: /\b(?:hard|difficult|trying|struggling|try|can't|not easy|tough)\b[^.]*\b(?:stay(?:ing)?|be|being|find(?:ing)?|keep(?:ing)?|remain(?:ing)?|feel(?:ing)?|look(?:ing)? on)\b[^.]*\b(?:positiv\w*|optimis\w+|hopeful|upbeat|bright side)\b/i,
    unless: /\b(?:reinforcement|tested|test|pregnan\w*|covid positive|positive for)\b/,
    names: true,
    hear: ['It takes a good deal of strength to keep looking for the good in it.'],
    ask: ['When was it last easier?', 'When does it work, even for an hour?'],
  },
  {
    id: 'nothing-has-a-point',
    cues: 'point purpose meaning matters pointless',
    general: true,
    when: /\b(?:(?:there is|there's|see|seems?)(?: \w+)? (?:not much |no |little |isn't much |isn't any )(?:real )?(?:point|sense|meaning)(?: (?:in|to|of) (?:anything|it|it all|doing anything|much|things))?|everything (?:is|feels|seems) (?:so |completely |totally )?(?:pointless|meaningless)|what(?:'s| is) the point of (?:anything|it all|doing anything))\b(?! (?:liv|going on|being))/i,
    unless:
      /\b(?:live|living|life|alive|exist\w*|go on|die|dead|suicid\w*|kill|end it|talking to (?:him|her)|arguing|argue)\b/,
    names: true,
    hear: ['When nothing seems to have a point, even small things are hard to do.'],
    ask: ['When did it begin to feel like that?', 'What was the last thing that did matter to you?'],
  },
  {
    id: 'hard-to-accept-the-body',
    cues: 'accept love body skin mirror weight',
    when: /\b(?:hard|difficult|challenging|can't|cannot|struggl\w+|not able|unable)\b[^.]*\b(?:accept|love|look at|like)\b[^.]*\b(?:my|your) ?(?:self|body|skin|stomach|weight|looks)\b/i,
    beside: /\b(?:body|skin|weight|pregnan\w*|stomach|fat|thin|scar\w*|mirror|looks|ugly|belly|hair)\b/,
    unless: /\b(?:forgive|past|mistakes?|cheat\w*|guilt\w*)\b/,
    names: true,
    hear: ["It's hard to be at peace with a body that isn't the one you knew."],
    ask: ['When does it bother you most?', 'What has changed?'],
  },
  {
    id: 'looks-for-meaning',
    cues: 'mean purpose',
    when: /\b(?:find(?:ing)?|give|giving|make|making|look(?:ing)? for|search(?:ing)? for|need|want|lack(?:ing)?|have|having)\b[^.]*\b(?:(?:life|it|days?)\b[^.]*\b(?:meaning(?:ful)?|purpose|worthwhile)|(?:meaning|purpose)\b[^.]*\b(?:life|days?))\b/i,
    unless: /\b(?:no meaning to live|die|suicid\w*|kill|end (?:it|my)|relationship|what does it mean)\b/,
    names: true,
    hear: ["You're looking for something that makes the days worth getting up for."],
    ask: ['What used to do that for you?', 'What have you thought of so far?'],
  },
  {
    id: 'hard-on-oneself',
    cues: 'hard harsh critical blame beat',
    when: /\byou(?:'re|'ve| are| have| am)? (?:\w+ ){0,3}(?:been |being |be )?(?:so |too |very |really |extremely )?(?:hard|harsh|tough|critical) (?:on|with|of) (?:my|your)self\b|\byou (?:\w+ )?(?:beat|beating) (?:my|your)self up\b|\bbeating (?:my|your)self up\b|\byour own worst (?:enemy|critic)\b/i,
    unless: /\b(?:shouldn't|should not|not to be|try(?:ing)? not|stop(?:ped)?|thank)\b/,
    names: true,
    hear: ["You ask more of yourself than you'd ask of anyone else."],
    ask: ['What are you hardest on yourself about?', 'When did you first begin to do that?'],
  },
  {
    id: 'thinks-of-the-worst',
    cues: 'negative bad worst wrong',
    when: /\byou(?:'re|'ve| are| have|'ve been| have been| always| only| just| tend to| keep| can)* (?:\w+ )?(?:think|thinking|see|seeing|expect|imagin\w+|focus\w*)\b[^.]*\b(?:about the (?:bad|negative)$|(?:the )?negative(?: part| side| things)?|only (?:about )?(?:the )?(?:bad|negative)|worst(?:[- ]case)?(?: scenarios?)?|what could go wrong|bad things)\b/i,
    unless:
      /\b(?:worst part|my worst|you think the worst|negative test|tested negative|of me|of (?:him|her|them)|people are)\b/,
    names: true,
    hear: ['Your head goes to what could go wrong before anything has happened.'],
    ask: ['What does it tell you will happen?', 'When does it do that most?'],
  },
  {
    id: 'tired-all-the-time',
    cues: 'exhaust tired drain energy fatigue worn sleep weary',
    general: true,
    when: feels(
      String.raw`(?:YOUSO (?:\w+ly )?(?:exhausted|tired|drained|fatigued|worn out|weary|burn(?:ed|t) out)(?: (?:all the time|all day|constantly|lately|these days|every ?day|most of the time|always|for (?:weeks|months|a while|no reason)|recently|right now|today|mentally|emotionally|physically|and \w+|even (?:after|when) .*))*$|\byou (?:have|'ve got|have got|'ve had)(?: very| so| really)? (?:low|no|little|zero) energy\b.*$|\byou(?:'re| are| just| always| only| could| would| could just| would like to| want to| wanna| ever want to do is| feel like you could| feel like)* (?:sleep (?:all (?:day|the time)|forever|for (?:a week|days|years|ever))|want to (?:do is )?sleep)\b.*$|\ball you (?:ever )?want to do is (?:sleep|stay in bed|lie down)\b.*$)`,
    ),
    unless:
      /\b(?:long day|getting tired|can't (?:fall )?sleep|cannot sleep|tired of|sick and tired|new ?born|(?:my|our|the) baby|pregnan\w*|work(?:ing)? (?:nights|two jobs)|not tired|i work|never wake up|not wake up|die|pills)\b/,
    names: true,
    hear: ["When you're that tired, even what you normally do without thinking costs an effort."],
    ask: ['What takes the most out of you?', 'When did you last feel rested?'],
  },
  {
    id: 'eats-when-it-is-hard',
    cues: 'eat eating eater binge food comfort snack',
    when: /\b(?:emotional eat(?:er|ing)|stress eat(?:ing|er)?|comfort eat(?:ing)?|binge(?:ing)?|binge eat(?:ing)?|you (?:\w+ )?(?:just )?(?:eat|eating|overeat\w*) (?:when|because|my feelings|your feelings|too much|everything|all the time|junk|and avoid)|turn(?:ing)? to food|can't stop eating)\b/i,
    unless: /\b(?:binge (?:watch\w*|drink\w*)|purg\w+|vomit\w*|bulim\w*|anorex\w*|throw(?:ing)? up)\b/,
    names: true,
    hear: ['Food helps for a few minutes, and afterwards the same thing is still there.'],
    ask: ['When does it happen, mostly?', 'How do you feel after it?'],
  },
  {
    id: 'sits-all-day',
    cues: 'sit sitting desk chair',
    when: /\byou(?:'re| are| have to| just)? (?:\w+ ){0,5}(?:sit(?:ting)?|sat)(?: down)? (?:\w+ )?(?:all day|most of the day|almost all|the whole day|for (?:\d+|eight|ten|nine) hours|at (?:a|my|your) (?:desk|computer) all)\b|\b(?:almost |nearly )?(?:all|the whole|most of the) day sitting\b/i,
    unless: /\b(?:sitting with (?:him|her)|hospital|bored)\b/,
    names: true,
    hear: ['A whole day on a chair tires you out in its own way.'],
    ask: ['When do you get up and about?', 'What is it like in the evening, after that?'],
  },
  {
    id: 'cannot-get-to-exercise',
    cues: 'gym exercise workout work training motivat use',
    when: /\b(?:not|\w+n't|never|no|lost|hard to|can't|cannot|too (?:lazy|tired))\b[^.]*\b(?:motivat\w+|energy|get (?:my|your)self|bring (?:my|your)self|enough)\b[^.]*\b(?:gym|exercise|work(?:ing)? out|use it|train)\b|\b(?:gym|exercise|work(?:ing)? out)\b[^.]*\b(?:not|\w+n't|never|no) (?:\w+ ){0,2}(?:motivat\w+|energy)\b/i,
    beside: /\b(?:gym|exercis\w*|work(?:ing)? ?out|weights|running|fitness|training)\b/,
    unless: /\b(?:finally|got myself|glad|work out (?:with|between)|relationship|job|class(?:es)?|homework|closed)\b/,
    names: true,
    hear: ['You know you would be better for it, and the first ten minutes are where it fails.'],
    ask: ['When did you last go?', 'What gets in the way, on most days?'],
  },
  {
    id: 'sleeps-by-day',
    cues: 'sleep sleeping',
    when: /\b(?:sleep(?:ing)?|asleep)\b[^.]*\b(?:at day ?time|in the day ?time|during the day|by day|in the day)\b/i,
    beside:
      /\b(?:night ?shifts?|nights|work(?:ing)? (?:at )?night|can't|cannot|trouble|need|hard|assistance|help|unable)\b/,
    unless: /\b(?:all day long|baby|son|daughter|husband|wife|at night too)\b/,
    names: true,
    hear: ['Sleeping while everyone else is up is hard, with the light and the noise of the day.'],
    ask: ['Do you work nights?', 'How many hours do you get?'],
  },
  {
    id: 'sees-own-drinking',
    cues: 'alcohol drink drinking beer wine pints bottles drunk',
    when: /\byou (?:\w+ )?(?:think |believe |know |guess )?(?:that )?(?:you )?(?:may |might )?have (?:got )?(?:a |an )?(?:\w+ )?(?:problem|issue)s? with (?:alcohol|drink(?:ing)?|beer|wine)\b|\byou(?:'re| are| might be| may be| think you(?:'re| are)) (?:an )?(?:alcoholic|becoming an alcoholic|addicted to alcohol|drinking too much)\b|\b(?:at least |about |around )?(?:\d+|two|three|four|five|six|a few) (?:pints|bottles|beers|glasses|cans|shots)\b[^.]*\b(?:every|a|each|per) (?:day|night|evening)\b/i,
    unless: /\b(?:husband|wife|boyfriend|girlfriend|dad|father|mother|mom|friend|he|she|sober|years ago|water|quit)\b/,
    names: true,
    hear: ['You have looked at it honestly, and that is not easy with drink.'],
    ask: ['What made you see it?', 'What would an evening without it be like?'],
  },
  {
    id: 'wary-of-tablets',
    cues: 'addict relian relying depend medic meds pills',
    when: /\b(?:afraid|scared|worried|fear|don't want|not convinced|nervous|see)\b[^.]*\b(?:(?:getting|becoming|get|become|be|being|relying|reliant|dependent|hooked|addicted)\b[^.]*\b(?:addict\w*|relian\w*|rely\w*|depend\w*|hooked)?[^.]*\b(?:medications?|meds|pills|tablets|medicines?|it|them|on))\b/i,
    beside: /\b(?:medications?|meds|pills|tablets|medicines?|prescri\w+|antidepress\w*)\b/,
    unless:
      /\b(?:my (?:friend|husband|wife|son|daughter|boyfriend|girlfriend|mom|mum|dad) (?:is|was|gets)|heroin|opioid|painkillers)\b/,
    names: true,
    hear: ["You want to feel better, and not by way of something you can't stop taking."],
    ask: ['What has the doctor said about that?', 'What made you think of it?'],
  },
  {
    id: 'big-goals-and-small-steps',
    cues: 'goals little small things',
    when: /\b(?:big|huge|many|lots of|high) (?:goals?|dreams|plans|ambitions)\b[^.]*\b(?:but|and|yet)\b[^.]*\b(?:can't|cannot|don't|never|hard|not)\b/i,
    names: true,
    hear: ['You can see where you want to get to, and it is the small steps that go wrong.'],
    ask: ['Which small thing is it, at the moment?', 'What is the big one?'],
  },
  {
    id: 'out-of-means-to-cope',
    cues: 'cope coping run ran tools',
    when: /\b(?:run|ran|running) out of (?:coping (?:mechanisms?|skills|strategies)|ways to cope|ideas|strength|options|patience)\b|\b(?:don't|do not) (?:have|know) (?:any )?(?:more |other )?(?:ways to cope|coping (?:skills|mechanisms?))\b|\byou (?:don't|do not|can't|cannot) (?:know how to |no how to )?(?:cope|deal with it) (?:any ?more|any longer|properly|with (?:it|this|everything))(?: .*)?$/i,
    unless: /\b(?:how do you cope|die|kill|suicid\w*|he|she died|end it)\b/,
    names: true,
    hear: ['What used to get you through has stopped working, and that is a frightening place to be.'],
    ask: ['What used to help, before?', 'What is it like on the worst days?'],
  },
  {
    id: 'wants-to-get-away-from-it-all',
    cues: 'run away escape disappear leave',
    when: /\byou(?:'d| would| just| really| sometimes| only| want| wish| feel like)* (?:rather |just |like |want |to |could |you could )*(?:run(?:ning)? away|escape|get away) (?:from (?:everything|it all|all of (?:it|this)|here|my life|your life|everyone|all this|home)|and (?:start|never))/i,
    unless: /\b(?:die|kill|suicid\w*|hits? me|abus\w*|beats?|my (?:son|daughter|dog|cat) ran|dead)\b/,
    names: true,
    hear: ['There are days when being somewhere else, anywhere, seems like the only rest there is.'],
    ask: ['Where would you go?', 'What would you most like to leave behind?'],
  },
  {
    id: 'fears-the-future',
    cues: 'future',
    general: true,
    when: /\byou(?:'re|'ve| are| have| am| just| also| really| so| do| still| been| feel| feeling| get| keep| very| always| constantly| a bit| a little)* (?:afraid|scared|worried|anxious|nervous|stressed|worry(?:ing)?|fear(?:ful)?|uncertain|unsure|concerned|anxiety|worries|thinking)(?: out)? (?:of|about|for|over|on) (?:what )?(?:my|your|the|our) (?:own |whole |career |job )?future\b/i,
    unless: notTheirs,
    names: true,
    hear: [
      'The future is a hard thing to be afraid of, since nobody can tell you how it comes out.',
      'When you cannot see what is ahead, your head fills it in, and mostly with the worst.',
    ],
    ask: ['Which part of it worries you most?', 'When did that start?'],
  },
  {
    id: 'mind-will-not-rest',
    cues: 'overthink think thought mind racing worry worrying brain head',
    general: true,
    when: /\b(?:over-?think(?:ing)?|over think(?:ing)?|you (?:always |just |really |sometimes |do |often )*(?:think|worry) (?:too|so|way too) much|(?:my|your|the) (?:mind|brain|head|thoughts?)(?:'s| is| are| just| always| constantly)* (?:keeps? (?:going|racing|running|spinning|wandering)|rac(?:es|ing)|(?:won't|doesn't|does not|never|will not|can't|don't)(?: ever)? (?:stop|shut (?:up|off|down)|switch off|rest|quiet|turn off)|all over the place|full of|running)|racing thoughts|so many thoughts|you (?:just )?(?:can't|cannot|can not|couldn't)(?: seem to)? (?:stop|quit) (?:worrying|thinking)(?: about (?:everything|it|things|it all))?$|you (?:can't|cannot|can not) (?:turn|shut|switch) (?:my|your) (?:mind|brain|head) off)\b/i,
    unless: notTheirs,
    names: true,
    hear: [
      "A mind that won't switch off does a full day's work and gets nowhere.",
      'The same thoughts go round and round, and each time they feel urgent again.',
    ],
    ask: ['What does it keep coming back to?', 'When is it loudest?', 'How long has it been going on like that?'],
  },
  {
    id: 'cannot-sleep',
    cues: 'hours sleep insomnia asleep slept awake',
    general: true,
    when: /^(?!.*\b(?:baby|daughter|son|kids?|husband|wife|dog|partner)(?:'s)? (?:can't|doesn't|won't|not|sleep)).*\b(?:(?:can't|cannot|can not|couldn't|not able to|unable to|don't|do not|haven't(?: been able to)?|hard to|difficult to|trouble|problems?|difficulty|hard time|struggl\w+|barely|hardly|never)(?: seem to| really| even| get| getting| to| been| with| able| in| any| proper| good| enough| falling| fall| stay| staying| going)* (?:sleep(?:ing)?|slept|asleep)\b|(?:at most|at best|only|barely|maybe|about|like) (?:get |got |sleep |slept )?(?:like )?(?:\d|two|three|four|five) hours (?:of sleep|on a good (?:day|night)|a night|of rest)|insomnia|sleepless nights?|sleep(?:ing)? (?:disorder|problems?|issues|trouble)|sleep (?:is|has been) (?:bad|terrible|awful|horrible)|awake (?:all|most of the|for|half the) ?(?:night|hours)?|lack of sleep|(?:up|awake) (?:all night|\d or \d times|every night))\b/i,
    unless:
      /\b(?:sleep with|slept with|(?:my|our|the) (?:baby|daughter|son|kids?|husband|wife|dog|neighbou?rs?)|no trouble|\bi (?:can )?sleep (?:very )?well|not insomnia|did not work|(?:through|during) the day|because i have (?:kids|a job))\b/,
    names: true,
    hear: [
      'Lying there tired and wide awake is maddening, and the next day has to be got through all the same.',
      'Bad nights make everything heavier by day, and there is no day off from them.',
    ],
    ask: [
      'How long have the nights been like that?',
      'What goes on in you while you lie there?',
      'What do you do once you give up trying?',
    ],
  },
  {
    id: 'tears-so-near',
    cues: 'cry tears crying cries',
    general: true,
    when: /\byou(?:'re| are|'ve| have| am| just| feel| felt| want| keep| can't| could| been| always| constantly| also| even| often| really| would| will| start| started| like| to| on| the| verge| of| stop| all| find| yourself| myself| burst| into| break| down| and| in| sad)* (?:(?:cry(?:ing)?|tears|weep\w*)(?: (?:all|every|the|time|day|night|a|lot|so|much|constantly|for|no|reason|without|any|over|everything|nothing|anything|to|sleep|myself|yourself|now|right|like|at|home|most|most of))*(?: (?:every time|whenever|when) .*)?$)/i,
    unless:
      /\b(?:(?:can't|don't|didn't|never|not|couldn't|haven't|not going to) cry(?:ing|ied)?\b|baby|my (?:son|daughter) cri|happy tears|laugh\w*|died|funeral|in front of him)\b/,
    names: true,
    hear: [
      'When tears sit that close, anything at all can set them off.',
      'Crying like that is tiring, and it still does not empty it out.',
    ],
    ask: ['When does it come, mostly?', 'Is anyone with you when it does?', 'How long has it been like that?'],
  },
  {
    id: 'nothing-gives-joy',
    cues: 'nothing enjoy interest joy excite fun happy pleasure enthus',
    general: true,
    when: /\b(?:nothing(?: really| ever)? (?:makes?|excites?|interests?|gives?|brings?|is|seems?|feels?|helps|matters)(?: (?:me|you))?(?: (?:any|happy|joy|pleasure|fun|interesting|enjoyable|worth it|good|exciting|anymore|any more|to me|to you|or|gives?|brings?))*$|you (?:just |also |really )*(?:don't|do not|can't|cannot|no longer|never|didn't)(?: seem to| even| really)? (?:enjoy|find joy in|find pleasure in|take pleasure in|have (?:any )?interest in|look forward to|feel (?:any )?(?:joy|happiness)|feel (?:happy|enthused|excited|interested|enthusiastic))(?: (?:in|about))?(?: (?:anything|things|life|it|much|what|the things|doing|any|stuff|being)\b.*)?|you(?:'ve| have)? lost (?:all |my |your )*(?:interest|joy|passion)|you(?:'re| are| am)? (?:never|not) (?:ever |really |very )?(?:happy|enthused|excited)(?: (?:about|with|any ?more|at all|anything|in|my|your|life))*$)/i,
    unless:
      /\b(?:job|boss|work|exam|covid|nothing (?:is )?wrong|with (?:my|the) (?:work|job|grades?|service|salary)|husband|wife|parents|nothing makes sense)\b/,
    names: true,
    hear: [
      'When nothing gives any pleasure, even the things you used to love turn into chores.',
      'It is a flat way to live, doing things because they are on the list and feeling nothing back.',
    ],
    ask: ['What was the last thing you did enjoy?', 'When did it start to go flat?', 'Who has noticed it in you?'],
  },
  {
    id: 'cannot-get-up',
    cues: 'bed morning get getting',
    general: true,
    when: /\byou(?:'re| are|'ve| have| just| really| still| also| even| barely| hardly| can| do| find| it| never| am)* (?:can't|cannot|couldn't|don't want to|do not want to|don't even want to|(?:a )?(?:hard|difficult|tough)(?: time)?(?: for (?:me|you))?(?: to)?|trouble|struggl(?:e|ing)(?: to)?|barely|hardly|don't|unable to|not able to)(?: even| really)? (?:get(?:ting)?|got) (?:up|out of (?:my |your |the )?bed)(?: (?:in the mornings?|any ?more|at all|most (?:days|mornings)|today|these days|lately|some days|every (?:day|morning)))*(?: .*)?$/i,
    unless:
      /\b(?:baby|my (?:son|daughter|kids?|husband|wife|dad|mom|mum)|up (?:to|the (?:courage|nerve|stairs))|early|injur\w*|surgery|broke my|get up (?:at|from)|alarm)\b/,
    names: true,
    hear: [
      'When there is that little strength to begin with, getting up is the hardest thing in the whole day.',
      'From outside it is one small move, and from inside it takes everything you have got.',
    ],
    ask: ['What gets you up in the end?', 'What is the first hour like?', 'How long has it been that hard?'],
  },
  {
    id: 'nothing-gets-started',
    cues: 'motivat unmotivat lazy doing anything drive procrastinat energy',
    general: true,
    when: /\byou(?:'re|'ve| are| have| am| just| feel| felt| also| really| had| been| find| finding| struggle| struggling| it| so| very| getting| having| got| lost| becoming| become| get| lack| am becoming| haven't felt| don't feel| do not feel| haven't been)*(?: (?:hard|difficult|a hard time|trouble|really|so|very|to|for|with|getting|any|the|no|zero|little|all|my|your|on|lack of|of|not|more|staying|stay|finding|find|being))* (?:motivat(?:ion|ed|e (?:my|your)self)\b(?! letter)|unmotivated|demotivated|lazy (?:on|day|about|all|with|and|to|lately|these|in)\b.*)|\byou (?:just |really |also |have been |'ve been |am |'re |are )*(?:don't|do not|didn't|not) (?:really |even )?(?:feel(?:ing)? like|want to|wanna) (?:do(?:ing)?|get(?:ting)? up or do|have the energy to do) (?:anything|nothing|much|any thing)|\byou (?:just |really )?(?:have|had|'ve|got) (?:absolutely |literally )?(?:no|zero|little|any) (?:motivation|energy|drive|motivation or energy)|\byou (?:don't|do not|just don't|haven't) (?:have|got|had) (?:any |the |much |enough )?(?:motivation|energy|drive|desire)\b|\byou want to do nothing\b|\b(?:get|find|got) (?:my|your) motivation back\b/i,
    unless:
      /\b(?:my (?:son|daughter|husband|team|students|kids)|motivated (?:by|me)|well motivated|very motivated (?:to|and)|motivational|how did you get motivated|do you)\b/,
    names: true,
    hear: [
      'Having no drive is not the same as not caring. You can see what needs doing and still not get started.',
      'When nothing will start, the small jobs pile up, and then they look at you all day.',
    ],
    ask: [
      'Since when is it like that?',
      'What does it stop you from, mostly?',
      'What was the last thing that did get going?',
    ],
  },
  {
    id: 'shut-in-and-bored',
    cues: 'stir cabin stuck bored home house inside nothing boring leave',
    general: true,
    when: feels(
      String.raw`(?:\b(?:stir[- ]crazy|cabin fever)\b|\bbeing (?:trapped|stuck|cooped|locked) (?:up )?(?:in|at|inside) (?:(?:my|your|the|this|an?) )?(?:apartment|house|home|room|flat)\b|YOUSO (?:stuck (?:at home|in (?:the|my|your|this|an?) (?:house|home|apartment|room|flat)|inside|indoors)|bored(?: (?:all|at|out|of|with|to|too|and|because|here|in|at home|most).*)?$|trapped (?:in|inside) (?:the|my|your|this) (?:house|home|apartment|room))|\byou (?:never|hardly ever|can't|cannot|barely|haven't|don't|rarely)(?: even| really)? (?:left|leave|go out of|get out of|go outside|gone outside|leave from) ?(?:the|my|your|this)? ?(?:house|home|apartment|room|flat)?\b.*$|\byou(?:'ve| have)? (?:got )?nothing to do(?: all day| at home| here| by (?:my|your)self)?$)`,
    ),
    unless:
      /\b(?:husband|wife|kids|dog|car|traffic|job|work is|because of my (?:back|leg)|scared to leave|leave (?:him|her|my (?:job|husband|wife))|school)\b/,
    names: true,
    hear: [
      'When every day has the same walls, one runs into the next and nothing marks them.',
      'Too much empty time wears on a person just as too little does.',
    ],
    ask: ['What does a day look like just now?', 'What did you use to do with your time?', 'Who do you get to see?'],
  },
  {
    id: 'lost-in-life',
    cues: 'lost stuck rut funk life direction purpose',
    general: true,
    when: feels(
      String.raw`(?:YOUSO (?:lost|stuck)(?: (?:in|with|at) (?:my |your |the |this |one )?(?:life|place|career|a rut|the middle|my head|everything))?(?: (?:right now|lately|and .*|in life|these days))?$|YOUSO (?:in )?(?:a |this |such a )?(?:rut|funk|dark place|bad place|slump|hole)(?: .*)?$|\byou (?:really |just |honestly )*(?:don't|do not|have no idea|can't)(?: even| really)? (?:know |figure out |see |seem to )?(?:what (?:to do|i'm doing|you're doing|i want|you want) (?:with|in|from) (?:my|your) life|where (?:my|your) life is going|(?:decide|figure) (?:anything|things)(?: out)? (?:with|in|about) (?:my|your) life)|\byou(?:'re| are| feel| have)? (?:have )?(?:no|without|lacking) (?:purpose|direction|goals?)(?: in life)?$|\byou(?:'re| are) struggling to figure things out.*)`,
    ),
    unless:
      /\b(?:lost (?:my|a|his|her|the|weight|interest|job)|traffic|lost and found|get lost|lost at words|job|career|major|school|stuck at home|stuck in the house|with (?:him|her|my (?:boss|ex))|without (?:him|her)|used to (?:him|her)|broke up|dumped)\b/,
    names: true,
    hear: [
      'Feeling stuck is hard to explain, because from outside nothing has to look wrong.',
      'When you cannot see where it is all going, every day feels like waiting for something.',
    ],
    ask: ['Which part of your life feels most stuck?', 'When did you last feel on the right track?'],
  },
  {
    id: 'feels-of-no-worth',
    cues: 'useless worthless failure loser inadequate enough good stupid confidence doubt esteem crap insecure',
    general: true,
    when: feels(
      String.raw`(?:YOUSO (?:like )?(?:such )?(?:an? )?(?:total |complete |huge |big )?(?:useless|worthless|failure|loser|inadequate|insecure|piece of (?:shit|crap)|waste of \w+|good for nothing|not (?:worth|good enough|enough|smart enough|pretty enough)|incompetent|a disappointment)\b.*$|\byou (?:just |really |honestly )*(?:don't|do not|never|didn't) (?:ever )?feel (?:like |that |as if )?(?:you(?:'re| are) )?(?:\w+ )?enough(?: (?:lately|anymore|for (?:anyone|anybody|anything)|at anything|these days))*$|\byou(?:'re| are)? not (?:feel(?:ing)? )?(?:(?:so|very|too|that|all that) )?good about (?:my|your)self\b.*$|\byou(?:'ve| have|'re| are| am| had| lost| been| just| got| suffer from| struggle with| feeling| feel)*(?: (?:a lot of|no|low|any|so much|all|my|your|little|zero|very|really|some|have|with))* (?:self[- ]?(?:doubt|esteem|confidence|worth)|confidence(?: in (?:my|your)self)?)\b.*$|\byou (?:can't|don't|never|cannot)(?: seem to)? do (?:anything|nothing) (?:right|correctly|well|good)\b.*$|\byou (?:keep|doubt) (?:doubting )?(?:my|your)self\b.*$)`,
    ),
    unless:
      /\b(?:my (?:son|daughter|friend|husband|wife)|stupid (?:for|rule|question|test|exam)|felt|interview|at work|kill|die|pointless|no point|burden|end it|not worthless)\b/,
    names: true,
    hear: [
      'When things go badly for long enough, it starts to feel as if it were about you.',
      'That is a hard sentence to live with about yourself. It tends to come after too many knocks in a row.',
    ],
    ask: [
      'When did you start to feel that way?',
      'What brought it on, if anything did?',
      'Who would see you differently?',
    ],
  },
  {
    id: 'anxious-all-day',
    cues: 'anxi worried worry nervous nerves edge',
    general: true,
    when: feels(
      String.raw`(?:YOUSO (?:anxious|anxiety|nervous|on edge|worried)(?: (?:all (?:the time|day)|constantly|lately|recently|today|these days|every ?day|most of the time|a lot|right now|and (?:stressed|depressed|sad|scared|overwhelmed|down|restless|nervous|worried)|for no reason|about everything|at the moment|now|all of the time|day and night|again|for (?:a|some|weeks|months|years|the)\b.*))*$|\byou(?:'re|'ve| are| have| am| had| just| been| also| got| suffer| struggle| dealing| deal| struggling| suffering| experiencing| feeling| feel| having| still| really| with| from| have been)*(?: (?:a|lot|lots|of|so|much|too|severe|bad|terrible|constant|extreme|high|some|really|very|more|level|levels|with|from|the|my|your|real|general|been|having|high level))* anxiety(?: (?:and depression|lately|recently|all the time|issues|attacks?|disorder|problems?|today|these days|right now|every day|at the moment|for .*|and stress|in general))*$|\byou(?:'re|'ve| are| have)?(?: been)? hav(?:e|ing) (?:an? )?(?:(?:very|really|so|bad) )*(?:anxious|nervous) (?:day|week|time|morning|evening|night)s?(?: \w+)?$|\b(?:my|your) anxiety(?:'s| is| has been| has| was)? (?:\w+ )*(?:high|bad|worse|through the roof|terrible|out of control|up|crazy|killing (?:me|you)|overwhelming)\b.*$)`,
    ),
    unless: new RegExp(`${notTheirs.source}|\\b(?:gives? me anxiety|worried that)\\b`),
    names: true,
    hear: [
      'Anxiety keeps the body on guard even when nothing is happening, and that is exhausting.',
      "It's hard to rest with worry running in the background all day.",
    ],
    ask: ['When is it at its worst?', 'How does it show, in an ordinary day?', 'How long has it been like this?'],
  },
  {
    id: 'stressed-out',
    cues: 'stress pressure',
    general: true,
    when: feels(
      String.raw`(?:YOUSO stressed(?: out)?(?: (?:(?:with|by|about|over) (?:everything|it all|life|all of (?:it|this))|lately|recently|today|these days|right now|at the moment|and (?:anxious|tired|overwhelmed|exhausted|frustrated|worried)|all the time|every day|now))*$|\byou(?:'re|'ve| are| have| am| had| just| been| also| got| feeling| feel| having| still| really| under| have been| going through)*(?: (?:a|lot|lots|of|so|much|too|severe|bad|terrible|constant|extreme|high|some|really|very|more|under|in))* (?:stress|pressure)(?: (?:lately|recently|today|these days|right now|at the moment|and (?:anxiety|pressure)|in (?:my|your) life|now))*$|\b(?:my|your) stress (?:level )?(?:is )?(?:very |so |too |really )?(?:high|bad)\b.*$|\byou (?:can't|cannot|am not able to|'re not able to) (?:handle|cope with|deal with|manage) (?:my|your|the|all this|this) stress$)`,
    ),
    unless: notTheirs,
    names: true,
    hear: [
      "Stress like that doesn't stay where it belongs. It comes along to bed and to the table.",
      'Being under that much pressure wears you down, even on a day when nothing happens.',
    ],
    ask: ['When did you last have a day off from it?', 'How long has it been like that?'],
  },
  {
    id: 'low-for-a-while',
    cues: 'down low sad blue depress unhappy bad funk mood slump rut',
    general: true,
    when: feels(
      String.raw`\byou (?:just |really |still )*(?:can't|cannot|can not|couldn't)(?: seem to| just)* (?:get (?:myself |yourself )?out of|snap out of|pull (?:my|your)self out of|shake(?: off)?) (?:this|my|your|the|that) (?:\w+ )?(?:funk|sadness|mood|slump|low|depression|sad feeling)\b.*$|YOUSO (?:down|low|sad|blue|depressed|unhappy|bad|terrible|awful|off|gloomy|hopeless)(?: (?:and \w+|or \w+|in the dumps))? (?:lately|recently|these days|for (?:a while|so long|a long time|some time|quite some time|(?:a |the |about |almost |over |close to |nearly )*(?:last |past |few |couple of )*(?:\w+ )?(?:days?|weeks?|months?|years?))(?: now)?|(?:the|this) (?:last|past) .*|all the time|all day|every ?day|most of the time|for no reason|without (?:any )?reason|since .*)$`,
    ),
    unless: notTheirs,
    names: true,
    hear: [
      'When it has gone on for a while, you start to forget what your ordinary mood was like.',
      'Feeling that low takes something out of every single day, even the ones that should be easy.',
    ],
    ask: ['What was going on when it started?', 'Who have you told?', 'What is a usual day like at the moment?'],
  },
  {
    id: 'in-a-depression',
    cues: 'depress',
    general: true,
    when: feels(
      String.raw`(?:YOUSO (?:depressed)(?: (?:and \w+|right now|today|again|at the moment|person|now|about everything|because of .*|due to .*|about (?:my|your|the|it).*|by .*|after .*|staying .*|living .*|over .*))*$|\byou(?:'re|'ve| are| have| am| had| just| been| also| got| suffer| suffered| struggle| struggled| dealing| deal| struggling| suffering| experiencing| feeling| feel| having| still| really| in| into| with| from| have been| going| through| fell| facing| battling| having trouble)+(?: (?:a|lot|lots|of|so|much|too|severe|bad|deep|terrible|constant|extreme|high|some|really|very|more|in|my|your|the|with|from|major|kind|through|mood of|mood|severe kind of|always))* depression(?: (?:and (?:anxiety|stress|\w+)|lately|recently|right now|now|again|all (?:my|your) life|for .*|because of .*|due to .*|since .*|most of (?:my|your) life))*$|\b(?:my|your) depression(?:'s| is| has)? (?:\w+ )*(?:worse|bad|back|terrible|killing (?:me|you)|getting)\b.*$)`,
    ),
    unless: new RegExp(
      `${notTheirs.source}|\\b(?:always been|as long as i|all my life|my job|a job|lost|post ?partum|chemo|news|breakup|husband|wife|boyfriend|girlfriend)\\b`,
    ),
    names: true,
    hear: [
      "Depression takes the strength out of even small things, and it's hard to explain to anyone who isn't in it.",
      'When you are that low, just getting through an ordinary day is work.',
    ],
    ask: ['How long has it been like this?', 'What is a usual day like at the moment?'],
  },
];
