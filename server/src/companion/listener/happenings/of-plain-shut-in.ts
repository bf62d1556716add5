import type { Happening } from './happening.ts';

/** The talk is of an illness that goes round, or of having to stay in because of it. */
const ofShutIn =
  /\b(?:covid\w*|corona\w*|pandemic|virus|lock ?downs?|locked down|quarantin\w*|social distanc\w*|restrictions|shut ?downs?|isolat\w+|masks?|vaccin\w*|zoom|second wave|stay at home)\b/;

/** Being kept at home by an illness that goes round, as most people tell it: in few and plain words. */
export const ofPlainShutIn: readonly Happening[] = [
  {
    id: 'ill-and-shut-away',
    cues: 'positive tested quarantin isolat',
    when: /\byou (?:\w+ )?(?:tested positive|test(?:ed)? positive for|have covid|got covid|'ve got covid|caught covid|have the (?:corona)?virus|are positive)\b|\byou(?:'re| are|'ve been| have been| am| were)? (?:\w+ )?(?:in|under|into) (?:quarantine|isolation)\b|\bquarantin(?:ed|ing) (?:away )?from (?:my|your|the|everyone)\b/i,
    unless:
      /\b(?:negative|recovered|last (?:year|spring|summer)|months ago|pregnan\w*|since the quarantine|hiv|friend|out of work|my job|my (?:mom|mum|dad|mother|father|husband|wife|son|daughter|boss) (?:has|tested|is|got))\b/,
    names: true,
    hear: [
      'Being ill is one thing, and having to keep away from everyone on top of it is another.',
      'The days are long when you are shut in and have your own body to listen to.',
    ],
    ask: ['How do you feel in yourself?', 'Who looks in on you?'],
  },
  {
    id: 'sickness-all-around',
    cues: 'ambulance infections cases numbers wave spike',
    when: /\bambulances?\b[^.]*\b(?:every|each|all) (?:day|night|hour)\b|\b(?:every day|each day|daily)\b[^.]*\bambulances?\b|\b(?:cases|numbers|infections)\b[^.]*\b(?:rising|going up|went up|spik\w+|surg\w+|increas\w+|out of control|high|skyrocket\w*)\b|\b(?:second|third|new|next) wave\b/i,
    beside: ofShutIn,
    names: true,
    hear: [
      'For you that is not just the news, it is happening right where you live.',
      'With that going on so close by, it is hard to think of anything else for long.',
    ],
    ask: ['How are you and your own people?', 'What worries you most about it?'],
  },
  {
    id: 'afraid-to-catch-it',
    cues: 'afraid scared fear worried infect catch catching getting exposure exposed',
    when: /\b(?:afraid|scared|fear(?:ful)?|worr(?:y|ied)|terrified|nervous|anxious|concerned|don't want)\b[^.]*\b(?:(?:get(?:ting)?|got|catch(?:ing)?) (?:it\b|sick|ill|infected|covid|the virus|corona\w*)|infect(?:ed|ion|ing)|exposed|exposure|(?:of|about) (?:covid|the virus|corona\w*))\b/i,
    beside: ofShutIn,
    unless: /\b(?:people|vaccine (?:is|side)|cheated|hiv|getting it (?:done|wrong|right)|job)\b/,
    names: true,
    hear: ["You can't see it and you can't stay in for ever, so every errand has that question in it."],
    ask: ['Who are you most afraid for?', 'Where do you have to go, on an ordinary day?'],
  },
  {
    id: 'others-do-not-take-care',
    cues: 'mask seriously careful party come visit distance care',
    when: /\b(?:don't|doesn't|do not|does not|not|won't|refus\w+|never|without|didn't)\b[^.]*\b(?:(?:take|taking|took) (?:\w+ ){0,2}(?:covid|it|this|the (?:virus|pandemic)|corona\w*|that) (?:very |that |too )?serious(?:ly)?|wear(?:ing)? (?:\w+ )?masks?|social(?:ly)? distanc\w+|(?:be |being |very |that |so )*careful|care about (?:covid|the virus|the rules|getting sick))\b|\b(?:still|wanted to|want to) (?:come over|meet in person|have (?:a )?part(?:y|ies)|get together|go out and party)\b/i,
    beside: ofShutIn,
    unless: /\b(?:i don't (?:want to )?wear|i refuse|i hate masks|masks don't)\b/,
    names: true,
    hear: ["You're being careful, and it only works if the others are careful as well."],
    ask: ['What do they say when you bring it up?', 'Who takes it as seriously as you do?'],
  },
  {
    id: 'screen-is-not-the-same',
    cues: 'zoom video facetime call online virtual same skype',
    when: /\b(?:zoom\w*|video|facetime|skype|phone|facebook|virtual|online|calls?|texting|messag\w+)\b[^.]*\b(?:not (?:really )?(?:the same|great|enough|the best)|isn't (?:really )?(?:the same|great|enough)|can't (?:replace|make up for|compensate)|cannot (?:replace|compensate)|only helps so much)\b|\b(?:compensate|substitute|make up) for (?:face to face|real|seeing people|in person)\b|\bin[- ]person (?:\w+ )?(?:is|are) (?:\w+ )?(?:better|the best)\b/i,
    beside:
      /\b(?:covid\w*|corona\w*|pandemic|virus|lock ?downs?|quarantin\w*|friends?|family|parents|people|lonely|miss|mom|mum|dad)\b/,
    unless: /\b(?:class(?:es)?|school|learn\w*|teacher|professor|therap\w*|course|study\w*|boyfriend|girlfriend)\b/,
    names: true,
    hear: ["A screen isn't the same as sitting with somebody."],
    ask: ['Who would you most like to sit down with?', 'When did you last see people properly?'],
  },
  {
    id: 'long-shut-in',
    cues: 'lockdown lock quarantin locked',
    when: /\b(?:in|under|on) (?:a |full |total |strict )?(?:lock ?down|quarantine)\b[^.]*\b(?:over|for|since|almost|about|more than|again|a year|months?|weeks|forever|still)\b|\b(?:another|second|third|new|constant|these|all these|endless|2nd|3rd) (?:constant )?(?:lock ?downs?|shut ?downs?)\b|\b(?:stuck|shut|locked) (?:up |in |inside |at )*(?:the |my |your |our )?(?:house|home|flat|apartment|room)?\b[^.]*\b(?:for (?:a )?long time|for months|for weeks|all year|since (?:march|april|may|the pandemic|covid))\b/i,
    beside: ofShutIn,
    unless: /\b(?:before (?:the )?lock|prison|hospital|helpful|liked|enjoy\w*)\b/,
    names: true,
    hear: ["It has gone on so long, and nobody can give you a date when it's over."],
    ask: ['What do you miss most?', 'What does a day look like for you now?'],
  },
  {
    id: 'tired-of-the-pandemic',
    cues: 'pandemic covid corona virus lockdown',
    when: /\byou(?:'re| are|'ve| have| just| do| am|'m)* (?:\w+ ){0,3}(?:tired|sick|fed up|exhausted|over|had enough|frustrated|stressed|struggling|having (?:a )?(?:hard|difficult|tough|rough) time|can't cope|cope)\b(?: \w+)? (?:of|with|by|about|due to|because of|from|dealing with) (?:all )?(?:this |the |these |that |of this )?(?:\w+ )?(?:pandemic|covid\S*|corona\w*|virus|lock ?downs?|quarantine|restrictions|shut ?downs?)\b|\b(?:pandemic|covid\S*|virus|lock ?down)(?:'s| is| has| has been)? (?:\w+ )?(?:getting to (?:you|me)|get(?:s|ting)? (?:me|you) down|(?:hard|rough|tough|taking (?:a|its) toll) on (?:me|you)|out of (?:hand|control))\b/i,
    unless:
      /\b(?:lost my job|died|passed|depress\w*|my (?:mom|mum|dad|mother|father|husband|wife|son|daughter) (?:has|is|was|died))\b/,
    names: true,
    hear: ['It reaches into every part of the day, and there is no getting away from it for an afternoon.'],
    ask: ['What has it changed most for you?', 'What part of it is hardest at the moment?'],
  },
  {
    id: 'pandemic-makes-it-worse',
    cues: 'pandemic covid corona virus lockdown',
    general: true,
    when: /\b(?:pandemic|covid\S*|corona\w*|virus|lock ?down)(?:'s| is| does| has| did| was)?(?: not|\w+n't)? (?:really |just )?(?:help(?:s|ed|ing)?|made (?:it|things|everything) (?:\w+ )?(?:worse|harder)|mak(?:es|ing) (?:it|things|everything) (?:\w+ )?(?:worse|harder))\b/i,
    unless: /\b(?:helped me|helps me|better|lonel\w+)\b/,
    names: true,
    hear: ['As if it were not enough already, the pandemic comes on top.'],
    ask: ['What has it taken away that used to help?', 'What was it like before?'],
  },
  {
    id: 'rules-keep-changing',
    cues: 'rules rule restrictions told',
    when: /\b(?:not sure|don't know|no idea|confus\w+|out of the loop|can't keep up)\b[^.]*\b(?:rules|restrictions|allowed|guidelines)\b|\b(?:rules|restrictions|guidelines) (?:\w+ )?(?:keep changing|change every|changed again|are confusing|make no sense)\b|\btold (?:\w+ ){0,3}different things\b/i,
    beside: ofShutIn,
    names: true,
    hear: ["When the rules keep changing, you can't plan even the small things."],
    ask: ['What would you like to be able to do?', 'Who could you see, as it stands?'],
  },
  {
    id: 'all-cancelled',
    cues: 'cancel postpon called',
    when: /\b(?:everything|trip|holiday|vacation|fair|festival|concert|wedding|party|graduation|prom|season|games?|visit|plans?|shows?|reunion)\b[^.]*\b(?:cancel\w*|called off|postponed)\b|\b(?:had to|have to) cancel (?:\w+ ){0,3}(?:trip|holiday|vacation|wedding|party|visit|plans)\b/i,
    unless:
      /\b(?:order|subscription|class|surgery|appointment|boyfriend|girlfriend|he cancel\w*|she cancel\w*|they cancel\w*|always cancel\w*|on me)\b/,
    names: true,
    hear: ['It was something to look forward to, and now there is a hole where it was.'],
    ask: ['What would you have been doing?', 'Who were you going to see?'],
  },
  {
    id: 'feast-without-them',
    cues: 'thanksgiving christmas holiday holidays easter birthday eid',
    when: /\b(?:not|\w+n't|can't|won't|unable|alone|miss(?:ed|ing)?|without|by (?:myself|yourself))\b[^.]*\b(?:thanksgiving|christmas|xmas|new year\w*|easter|eid|diwali|holidays?|birthday)\b|\b(?:thanksgiving|christmas|xmas|new year\w*|easter|eid|diwali|the holidays?|birthday)\b[^.]*\b(?:alone|without|by (?:myself|yourself)|can't (?:see|go|visit|travel)|won't (?:see|be able)|not (?:be )?able to)\b/i,
    beside:
      /(?=[\s\S]*\b(?:covid\w*|corona\w*|pandemic|virus|lock ?downs?|quarantin\w*|restrictions|far away|travel)\b)(?=[\s\S]*\b(?:family|parents|mom|mum|dad|mother|father|friends?|alone|everyone|kids|siblings?|sister|brother)\b)/,
    unless: /\b(?:died|passed away|afford|presents|gifts|broke up|divorce|ex)\b/,
    names: true,
    hear: ['You know why it has to be like that, and you miss them on that day all the same.'],
    ask: ['What would you be doing with them otherwise?', 'How will you spend it?'],
  },
  {
    id: 'right-and-it-still-hurts',
    cues: 'right still sucks hurts know',
    when: /\byou(?:'re| are| know you(?:'re| are)| did| know it is|'ve done)? (?:doing |did )?the right thing\b[^.]*\b(?:but|still|and it)\b[^.]*\b(?:sucks|hurts?|hard|sad|miss|bad|difficult)\b/i,
    names: true,
    hear: ["Knowing that it's right doesn't make it any nicer."],
    ask: ['Which part of it is hardest?', 'What would you be doing otherwise?'],
  },
  {
    id: 'bad-news-every-day',
    cues: 'news headlines doom gloom',
    when: /\b(?:(?:the|all the|no good|so much bad|bad|watch\w* the|constant|stay away from the|avoid the) news\b[^.]*\b(?:depress\w*|sad|scar\w+|anxious|bad|worse|upset\w*|every day|all day|overwhelm\w*|much)|no good news|doom and gloom|(?:stay|staying) away from the news|stop watching the news)\b/i,
    unless:
      /\b(?:heard the news|broke the news|got (?:the|some|bad) news|told (?:me|us) the news|doctor|diagnos\w*|died)\b/,
    names: true,
    hear: [
      'There is bad news every day, and it gets in whether you want it to or not.',
      'When all you hear is bad, it is hard to remember that anything else goes on.',
    ],
    ask: ['How much of it do you see in a day?', 'What stays with you most?'],
  },
  {
    id: 'nothing-to-look-forward-to',
    cues: 'nothing look forward',
    when: /\b(?:nothing|not much|don't have (?:anything|much)|haven't got anything|no longer have anything) (?:left )?to look forward to\b/i,
    names: true,
    hear: ['Without anything to look forward to, one day is like the next.'],
    ask: ['What did you use to look forward to?', 'When was it still different?'],
  },
  {
    id: 'plans-never-hold',
    cues: 'plan plans planned falls fall',
    when: /\b(?:plans?|things|everything|it|nothing)\b[^.]*\b(?:(?:always |keeps? |just |all )*(?:falls?|fell|falling) (?:through|apart)|never (?:works? out|happens?(?: when)?|goes? (?:to|as) plan)|(?:ever )?happens when (?:it's|its|it is) supposed to)\b/i,
    unless: /\b(?:marriage|relationship|my life fell apart|wedding|date|dating|he|she)\b/,
    names: true,
    hear: ["You make a plan and it doesn't hold, so there is nothing you can count on."],
    ask: ['What fell through last?', 'What keeps getting in the way?'],
  },
];
