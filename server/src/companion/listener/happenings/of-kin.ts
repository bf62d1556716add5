import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

/** Among parents, grown children, brothers, sisters and in-laws. */
export const ofKin: readonly Happening[] = [
  {
    id: 'parent-never-praised',
    cues: 'never once praise wish proud',
    when: kin(
      "PARENT(?:'s|'d|'ve)? (?:has |have |had )?(?:never|not once) (?:once |ever |really |actually |even )?(?:said|says?|told|tells?|praised|praises?|managed|called)(?!.*\\b(?:sorry|secret|truth|who|why|where)\\b).*\\b(?:proud|loves?|loved|well done|good|clever|pretty|bravo|compliment|praise|kind|nice|anything)\\b|you wish PARENT (?:was|were|had been|would be) proud|PARENT (?:has |have |had )?never (?:once )?(?:praised|been proud)",
    ),
    unless:
      /\b(?:but (?:he|she|they) (?:walked|drove|came|always|would|carried|fixed|made|worked|cycled|sat|stayed|kept)|in (?:the )?snow)\b/,
    hear: ['You did well, and the one word you wanted never came.'],
    ask: ['What would you most like to hear from them?', 'Did anyone else say it to you?'],
  },
  {
    id: 'parent-never-sorry',
    cues: 'never sorry apolog',
    when: kin(
      "(?:KIN|\\bhe|\\bshe|\\bthey)(?:'s|'d|'ve)? (?:has |have |had )?(?:never|not once|n't|won't|will never|can't|cannot|not) (?:once |ever |even )?(?:been shown how to |been able to |managed to |know how to )?(?:say|said|says|apologi[sz]e[sd]?|saying) ?(?:sorry)?$",
    ),
    unless: /\b(?:you never|bye|goodbye)\b|\b(?:say|said|says|saying)$/,
    beside:
      /\b(?:mum|mom|mam|dad|mother|father|parents?|sister|brother|in-?laws?|in law|auntie?|uncle|nan|gran|family)\b/,
    hear: ['You would need to hear a sorry, and it does not come.'],
    ask: ["What happened, that you'd need a sorry for?", 'If they did say it, would it help by now?'],
  },
  {
    id: 'compared-with-kin',
    cues: 'like why compar deepika fixed better what see than',
    when: kin(
      "\\bwhy (?:can'?t|aren'?t|couldn'?t) (?:you|i) (?:just )?(?:be )?(?:more )?like (?:your|my) (?:SIBLING|brother|sister|cousin)|(?:KIN|\\bthey|\\bshe|\\bhe|everyone) (?:always |still |only |just )?(?:is |are )?(?:compar(?:es?|ed|ing)) you|you(?:'re| are|'ve been| were| get| got) (?:always |being |been )?compared (?:to|with) (?:your|her|his|the)|\\byour (?:brother|sister|cousin)(?:'d| would) (?:have |'ve |never )?(?:fixed|done|never|not|helped|known|managed)|\\blook at your (?:cousin|brother|sister)\\b",
    ),
    unless: /\b(?:you look at|photo|died|dead|late brother|late sister)\b/,
    hear: ['It hurts to be measured against somebody else all the time.'],
    ask: ['Who do they compare you with?', 'What do you say when they do that?'],
  },
  {
    id: 'other-is-favourite',
    cues: 'favour favor golden prefer apple sun treat spoil',
    when: kin(
      "(?:SIBLING|WIDER|\\bhe|\\bshe)(?:'s| is| was|'d been| has been|'s been)? (?:always |still |clearly |obviously )*(?:been )?(?:the |her |his |their |mum's |mom's |dad's )(?:\\w+ )?(?:favou?rites?|golden (?:boy|girl|child|one)|apple|blue-eyed)|\\b(?:golden (?:boy|child|girl))\\b|PARENT (?:always |has always )?(?:preferred|prefers?|favou?r(?:s|ed)?|loved?s? \\w+ (?:more|best|better))|you (?:were|was|are|weren'?t|'re not) (?:never |not )?(?:the|her|his) favou?rite\\b",
    ),
    unless: /\b(?:favou?rite (?:song|film|movie|food|book|colou?r|place|part|mug|thing|meal|teacher|uncle|aunt))\b/,
    hear: ['It hurts to come second with your own parents. Every time.'],
    ask: ['When did you first notice it?', 'Do the two of you ever talk about it?'],
  },
  {
    id: 'grown-and-back-home',
    cues: 'live living back moved still bedroom room parents home',
    when: kin(
      "\\byou(?:'re|'ve| are| have| had to| still| just)* (?:\\w+ )?(?:moved?|moving|live|living|back) (?:back )?(?:in )?(?:again )?(?:with|at|to|in with|in|into) (?:PARENT|your (?:old|childhood) (?:bed)?room)\\b|\\bback in your (?:old|childhood|single|teenage) (?:bed|bed ?room|room)\\b",
    ),
    unless:
      /\b(?:dementia|alzheimer\w*|carers?|caring|look(?:ing|s)? after|stroke|funeral|since (?:dad|mum|mam|mom|father|mother) (?:died|fell|went)|cancer|hospice|palliative)\b|\b(?:when you were|used to|as a child|necklace|save up|\bi(?:'m| am) (?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen))\b|\bnot going to\b|\bmoved out\b|\b(?:i|you) (?:was|were) living\b/,
    hear: ['You are grown up, and you live there like a child again.'],
    ask: ['What is the hardest thing about it?', 'How long have you been back there?'],
  },
  {
    id: 'still-treated-as-child',
    cues: 'opens treat roof reads checks track asks still like',
    when: kin(
      "(?:PARENT|ELDER|SIBLING|FAMILY|they|she|he) (?:still |always |all )*(?:opens? (?:your|my) (?:post|mail|letters)|treats? (?:you|me) like (?:a|i'm|you're) (?:\\w+ )?(?:child|kid|baby|twelve|ten|five|\\d+)|talks? to (?:you|me) like (?:you're|i'm|a) (?:\\w+ )?(?:child|kid|baby|\\d+|five|ten|twelve))|\\b(?:under (?:my|your|our|his|her|their) roof)\\b|PARENT (?:still )?(?:tracks?|checks?|follows?) (?:your|my|you|where)",
    ),
    hear: ['You are grown up, and at home you are still treated like a child.'],
    ask: ['What happens when you tell them to stop?', 'When did it last come up?'],
  },
  {
    id: 'parent-on-looks',
    cues: 'weigh weight fat thin diet eat ate dress hair skin look big plate second stomach belly lipstick',
    when: kin(
      "(?:KIN|FAMILY) (?:always |still |only |just |first |once |all )*(?:asked|asks?|said|says|told|tells|looked|looks|pok(?:es|ed)|commented|comments?|pinched|pinches|weighs|calls|called|mentions?|goes|went|thinks)\\b(?=.*\\b(?:you|your|you're|you've)\\b).*\\b(?:weigh(?:s|t|ed)?|fat(?:ter)?|(?:you(?:'re| are|'ve)|too) (?:\\w+ )?(?:thin|skinny|big|chubby)|on a diet|put(?:ting)? on|lost weight|gained|belly|seconds|bottom|thighs|your plate|your skin|eat too much|ugly|like a potato|let yourself go)\\b",
    ),
    unless:
      /\b(?:big (?:brother|sister|house|day|job)|thin walls|fat lot|proud|baby weigh|mom looks|mum looks|he'?s thin)\b/,
    hear: [
      'A remark like that about your looks hurts, and from family it hurts most.',
      'They say it without thinking, and you remember it for a long time.',
    ],
    ask: ['Did you say anything back?', 'How long have remarks like that been going on?'],
  },
  {
    id: 'asked-when-marry-or-children',
    cues: 'when marr wedding grandchild grandkid babies baby settle girls boys husband wife nice find',
    when: kin(
      "(?:KIN|FAMILY|they|everyone|people)(?! said a daughter) (?:always |keeps? |kept |still |only |just |already |all )*(?:asks?|asked|asking|wants?|wondering|says?|said|nag(?:s|ging)?|hint(?:s|ing)?)\\b.*\\b(?:(?:get|got|getting) married|marry|when (?:are you|will you|is it|you're|i'm) (?:going to |gonna |getting |having )?(?:\\w+ )?(?:married|marry|wedding|kids|children|baby|babies|settle|husband|turn)|when the (?:baby|wedding|children|kids)|grand-?(?:children|kids|babies|child)|settled? down|found (?:someone|anyone|a (?:nice|man|girl|boy|husband|wife))|any(?:one| \\w+) special|about (?:girls|boys) for you|met (?:someone|anyone))\\b",
    ),
    unless: /\bdivorc|\bmarried to\b|\bbaby sleeps\b|\bgrandchildren are in\b|\bthe land\b/,
    hear: [
      "It's a very private question, and they ask it as if it were nothing.",
      'You have to answer politely every time, even when it hurts.',
    ],
    ask: ['What do you usually say back?', 'Who asks the most?'],
  },
  {
    id: 'match-found-by-family',
    cues: 'found find match arrang boy girl proposal rishta marry engag invit biodata',
    when: kin(
      "(?:PARENT|WIDER|FAMILY|ELDER|they|the aunties|the elders)(?:'ve| have| has|'s| are| is|'re)? (?:already |just )*(?:found|find|finding|looking for|arrang(?:ed|ing)|fixed|chosen|choosing|picked|want(?:s|ed)? you to marry|sending|sent)\\b.*\\b(?:girl|boy|match|proposal|rishta|husband|wife|bride|groom|marry|engagement|wedding|biodata)\\b|\\b(?:boy|girl|groom|bride)'s (?:family|side|people|parents) (?:is |are )?com(?:ing|es)|\\bmarriage (?:is |was |has been )?(?:arranged|fixed)\\b",
    ),
    hear: [
      "It's your life, and they're deciding about it. That's a lot of pressure.",
      'They may mean it well, and that makes it even harder to say no.',
    ],
    ask: ['What would you like to say to them?', "Is there anyone in the family who'd understand you?"],
  },
  {
    id: 'parents-do-not-know',
    cues: 'know tell told idea guess think suspect',
    when: kin(
      "(?:PARENT|FAMILY|ELDER|SIBLING)(?:'s|'ve)? (?:still |really )?(?:do(?:es)?n'?t|do not|does not|didn'?t|has no|have no|thinks?|thought|never|mustn'?t|can'?t|cannot) (?:even |ever |yet )?(?:know|idea|knew|find out|you(?:'re| are) (?:living|at|with|still|studying|a|in|on))\\b(?! (?:what|how|why|who you|you (?:any ?more|at all)|where|when|the (?:answer|way)|who|any|much))|you(?:'ve| have)? (?:haven'?t|didn'?t|not|never|couldn'?t|can'?t|cannot|don'?t (?:want|dare) to|daren'?t) (?:even |ever |yet )?(?:told|tell|be honest with) (?:PARENT|FAMILY|your family)\\b",
    ),
    unless:
      /\b(?:died|funeral|dementia|doesn'?t know who|did ?n[o']t know (?:you|me) today|doesn'?t know you\b(?! (?:are|can))|can'?t tell (?:mum|dad|them) (?:apart|anything)|i don'?t want to tell)\b/,
    hear: [
      "It's hard to be close to people and keep something so big from them.",
      'You have to be careful all the time, and that makes you tired.',
    ],
    ask: ['Who does know?', "What do you think they'd say?"],
  },
  {
    id: 'must-tell-parents',
    cues: 'tell telling say explain break come',
    when: kin(
      "\\b(?:how (?:do|can|will|should|am|would) (?:you|i|one)(?: even| ever)?|you(?:'ve got| have| need| want|'re going|'re gonna|'ve decided|'ll| will| must| should|'d like)(?: to)?|going to|wants? to|decided to|time to|looking for a way to) (?:\\w+ )?(?:tell|telling|break it to|say it to|come out to|explain (?:it |this |that )?to) (?:PARENT|FAMILY|ELDER|SIBLING|CHILD)\\b(?! (?:to |where |when |what time|which |each|every|off|about (?:your|their) day|a story|how much))",
    ),
    unless: /\b(?:told them already|couldn'?t tell|story|bedtime|joke|don'?t want to tell|put him down)\b/,
    hear: [
      "You've thought about it so often, and it's still frightening to say it.",
      "You don't know how they'll take it, so of course you're nervous.",
    ],
    ask: ['Which of them will take it hardest, do you think?', 'What would you like to say to them first?'],
  },
  {
    id: 'told-them-and-well',
    bright: true,
    cues: 'told knows know tell came said',
    when: kin(
      "you(?:'ve| have)? (?:finally |just )?(?:told|came out to|come out to) (?:PARENT|FAMILY|ELDER|SIBLING|WIDER|CHILD)\\b(?!.*\\b(?:lie|lied|not to|off|shut|never|nothing|you(?:'re| are| were) (?:fine|ok|okay|well|busy|tired|happy))\\b)|(?:PARENT|ELDER|SIBLING)(?:'s)? (?:\\w+ )?(?:knows|know|knew)(?: now| already)? and\\b.*\\b(?:still|loves?|fine|ok|okay|hug(?:ged)?)\\b",
    ),
    beside:
      /\b(?:still loves?|already knew|they knew|hugg?ed|was (?:fine|ok|okay|lovely|great|so good)|were (?:fine|ok|okay|lovely|great|so good)|ok cool|cried and|relie(?:f|ved)|lighter|all okay|calm|it went (?:well|fine|ok)|put the kettle|made tea)\b/,
    unless: /\b(?:hung up|threw|disown|kicked|shouted|screamed|won'?t (?:talk|speak)|hates?)\b/,
    hear: [
      "You were so afraid of it, and now you've said it. What a relief.",
      "You don't have to hide it from them any more.",
    ],
    ask: ['What did they say?', 'How do you feel now?'],
  },
  {
    id: 'told-them-and-badly',
    cues: 'told tell came said',
    when: kin(
      "you(?:'ve| have|'d)? (?:finally |just )?(?:came out to|come out to|tried to tell) (?:PARENT|ELDER|SIBLING|FAMILY|WIDER)|you(?:'ve| have|'d)? (?:finally |just )?told (?:PARENT|ELDER|SIBLING|FAMILY|WIDER|CHILD|LAW)(?:$|,| (?:about|everything|the truth|at last|today|yesterday|last (?:night|week)|(?:that )?you(?:'re| are| were|'ve| have|'d|'m)))\\b",
    ),
    beside:
      /\b(?:hung up|walked out|left the room|went (?:quiet|silent|white)|silence|said nothing|didn'?t say (?:anything|a word)|cried|shouted|screamed|won'?t (?:talk|speak)|changed the subject|laughed|talked about (?:her|his)|as if|pretend|disappoint\w*|phase|prayed|never mentioned|turned (?:the|up))\b/,
    unless:
      /\b(?:still loves?|already knew|relief|relieved|cried (?:with|for) joy|hugged|joke|happy|hated (?:her|him)|right back|santas?|rubbish father)\b/,
    hear: [
      'It took so much courage to say it, and then they took it like that.',
      'You had hoped for something else from them, so it hurts a lot.',
    ],
    ask: ['What did they say exactly?', 'Have you talked to each other since?'],
  },
  {
    id: 'not-speaking-with-kin',
    cues: 'answer talk speak spoke speaking talking contact words cut blocked word',
    when: kin(
      "(?:you and KIN|KIN and (?:you|I|me))(?:'ve|'re|'s)? (?:haven'?t|have not|don'?t|do not|didn'?t|not|no longer|never|barely|hardly|aren'?t|stopped|are not) (?:really |even |been )?(?:talk(?:ed|ing)?|spoken?|speak(?:ing)?|exchanged)\\b|(?:you|we) (?:haven'?t|have not|don'?t|do not|didn'?t|no longer|barely|hardly|stopped|won'?t) (?:really |even |been )?(?:talk(?:ed|ing)?|spoken?|speak(?:ing)?) (?:to|with) KIN\\b|KIN(?:'s| is| has)? (?:haven'?t|hasn'?t|don'?t|doesn'?t|not|no longer|never|barely|hardly|won'?t|isn'?t|stopped) (?:really |even |been )?(?:talk(?:ed|ing)?|spoken?|speak(?:ing)?) (?:to|with) (?:you|me)\\b|\\b(?:we|you) (?:haven'?t|have not|had not|hadn'?t) spoken (?:for|in|since)\\b|you(?:'ve| have)? (?:cut|blocked) (?:off )?(?:contact (?:with|to) )?KIN\\b|KIN(?:'s| has| have)? (?:cut|blocked) (?:you|me|us)\\b|KIN(?:'s| is| has)? (?:stopped answering|doesn'?t answer (?:your|my|you)|won'?t answer|isn'?t answering)\\b|\\bnot on speaking terms\\b|\\bhow long is too long\\b.*\\btalk to",
    ),
    beside:
      /\b(?:mum|mam|mom|mama|dad|mother|father|parents?|sister|brother|son|daughter|kids|in-?laws?|in law|aunt\w*|uncle|nan|gran|cousin|family|twin|papa)\b/,
    unless:
      /\bif (?:i|you) (?:\w+ )?(?:change|drop|switch|pick|choose|take|quit|leave|go|say no|do(?:n'?t)?)\b.*\b(?:won'?t|will not|will never|wouldn'?t) (?:\w+ )?(?:speak|talk)\b|\b(?:minutes after|got there (?:too late|twenty)|too late|the nurse|handbag|talk again|talking again|making up|made (?:it )?up|rang inside|died|made peace)\b|\b(?:english|portuguese|spanish|language|talk about (?:it|that)|durban|floods|kyiv|shelter|died|passed|dead|funeral|stroke|tube|ventilator|wrong teacher|cried like)\b/,
    hear: ['Not speaking with your own family hurts, whoever was right.'],
    ask: ['What happened between you?', 'How long has it been?'],
  },
  {
    id: 'row-with-kin',
    cues: 'row argu fight fought scream shout yell hung slam war',
    when: kin(
      "(?:you|we)(?:'ve)? (?:just |had |got )*(?:a )?(?:\\w+ )?(?:row(?:ed|ing)?|argu(?:ed|ment|ing)|fight|fought|falling[- ]out|fell out|screamed|shouted|yelled|hung up) (?:at|with|on) (?:PARENT|SIBLING|LAW|ELDER|WIDER)\\b|(?:you|me) and SIBLING (?:\\w+ )?(?:screamed|shouted|fought|fell out|argued|had)\\b|(?:PARENT|SIBLING|LAW) (?:\\w+ )?(?:hung up|slammed|screamed|shouted|yelled) ?(?:on|at|the)?\\b",
    ),
    unless:
      /\b(?:makes? peace|made (?:it )?up|hugged after)\b|\b(?:when you were|used to|as a child|each other)\b|\bfor joy\b|\bmarks\b/,
    hear: ['A row in the family stays with you for days.'],
    ask: ['What was it about?', 'How do rows usually end between you two?'],
  },
  {
    id: 'family-acts-as-if-nothing',
    cues: 'nobody one never pretend mention act talk subject',
    when: kin(
      "(?:KIN|FAMILY|nobody|no one|none of them|they|everyone|we)(?:'ve| have| has|'s| all|'ll)* (?:just |never |once |ever |all )*(?:(?:mention(?:s|ed)?|talks? about|talked about|speaks? of|spoke of|says? (?:his|her) name|said (?:his|her) name) (?:it|him|her|that|this)\\b|pretends?|pretended|acts? (?:like|as if) nothing|acted (?:like|as if) nothing|changed? the subject|changes the subject|swept)",
    ),
    beside:
      /\b(?:mum|mam|mom|dad|mother|father|parents?|sister|brother|family|uncle|aunt\w*|nan|gran|house|in-?laws)\b/,
    unless:
      /\b(?:boss|manager|colleague|co-?workers?|at work|the office|bad people)\b|\byou never\b|\bpretends? (?:to be|he'?s|she'?s) a\b/,
    hear: [
      "Everybody knows it and nobody says it. That's lonely.",
      "When nobody talks about it, you start to feel it's only you who minds.",
    ],
    ask: ['Is there one of them you could talk to about it?', 'What happens if somebody does bring it up?'],
  },
  {
    id: 'parent-walked-out',
    cues: 'left walk leav went gone father dad mother mum mom',
    when: kin(
      "PARENT(?:'d| had|'s| has)? (?:just |then )?(?:left(?! (?:you|me) (?:a|the|his|her|in|with|some|nothing|alone)\\b)(?= (?:us|you|me|when|before|the family|for (?:another|a)|home|and never|years)|$)|walked out|went out for|ran off|took off|disappeared|moved out|was never (?:there|around|in the picture)|wasn'?t (?:there|around)|started another family|has another family|had another family)\\b",
    ),
    unless:
      /\b(?:since (?:dad|mum|mom|mam) left i|left me (?:his|her|the))\b|\b(?:today|tonight|this morning|just now|an hour ago|died|the room|the table|airport|edible|after (?:a|the) visit)\b/,
    hear: ['A parent who leaves, leaves a question behind that does not go away.'],
    ask: ['How old were you?', 'Do you know why they left?'],
  },
  {
    id: 'found-out-family-secret',
    cues: 'found half other real another secret adopted dna father sister brother',
    when: kin(
      "\\b(?:found out|discovered|learnt|learned|told) (?:that )?(?:you(?:'ve| have|'re| are|'d)|your|he|she)\\b.*\\b(?:half[- ](?:sister|brother|sibling)|another family|adopted|not your (?:real|biological) (?:dad|father|mum|mother)|other (?:family|daughter|son|woman|child))\\b|\\byou(?:'ve| have) (?:got )?a half[- ](?:sister|brother)\\b|PARENT (?:isn'?t|is not|wasn'?t) (?:actually )?your (?:real|biological|birth)",
    ),
    hear: [
      "It's a shock, because now you look at everything in the family differently.",
      "They knew, and you didn't. That hurts too.",
    ],
    ask: ['How did you find out?', 'Who else in the family knew?'],
  },
  {
    id: 'between-two-parents',
    cues: 'messages middle sides both split each week divorc other fight between pick',
    when: kin(
      "\\byou(?:'re| are|'ve been| were)? (?:\\w+ )?(?:carry(?:ing)? messages|(?:stuck )?in the middle|the (?:messenger|go-between|referee|peacekeeper)|piggy in the middle)\\b|\\b(?:PARENT|they) (?:\\w+ )?(?:split(?:ting)?(?: up)?|divorc(?:ed|ing)|separat(?:ed|ing)|getting (?:a )?divorced?|are not speaking|(?:a|')re not speaking|don'?t speak|fight(?:ing)?|argu(?:e|ing)|shout(?:ing)?)\\b(?=.*)|\\bone week (?:here|at|with)\\b|PARENT both want you|\\bwhoever you pick\\b",
    ),
    beside:
      /\b(?:parents|mum and dad|mum n dad|mom and dad|mam and dad|(?:mum|mom|mam|mother).*(?:dad|father)|(?:dad|father).*(?:mum|mom|mam|mother)|one week here|my folks)\b/s,
    unless: /\b(?:your|my) (?:ex|husband|wife)\b|\bthe kids\b|\bshout at (?:me|you)\b|\bfight (?:for|to)\b/,
    hear: [
      'You love them both, and it feels as if you had to choose.',
      "It's their problem, and you're the one in the middle of it.",
    ],
    ask: ['What do they want from you?', 'Have you told them how it is for you?'],
  },
  {
    id: 'parents-new-partner',
    cues: 'boyfriend girlfriend new remarried married marrying seeing fella bloke',
    when: kin(
      "PARENT(?:'s)? (?:has |have |got |have got |'s got )?(?:a |her |his )?new (?:boyfriend|girlfriend|man|woman|husband|wife|partner|fella|bloke|family|baby)|PARENT(?:'s| is)? (?:getting married|marrying|remarri(?:ed|es)|seeing someone)|PARENT'?s (?:boyfriend|girlfriend|fella|bloke)\\b(?! died)",
    ),
    unless: /\b(?:died|hit(?:s)?|touch(?:es|ed)?)\b/,
    hear: ['It changes your family, and nobody asked you.'],
    ask: ['What are they like with you?', 'What has changed since then?'],
  },
  {
    id: 'step-parent-came-through',
    bright: true,
    cues: 'step',
    when: kin('\\byour step-?(?:dad|mum|mom|father|mother|parents)\\b'),
    beside:
      /\b(?:nice one|drove|every (?:single )?(?:game|match)|came to (?:every|all)|never asked|stood in|walk me down|taught me|raised me|brought me up|proud|kind|he'?s my dad|she'?s my mum)\b/,
    unless: /\b(?:hit|drank|touch\w*|calls me|hate|wet the bed|camera|shout\w*)\b/,
    hear: [
      "They didn't have to do that, and they did. That's family.",
      'It means a lot when somebody chooses to be there for you.',
    ],
    ask: ['Have you ever told them that?', 'What were they like with you at the beginning?'],
  },
  {
    id: 'parent-did-not-turn-up',
    cues: 'cancel turn turned show showed supposed came come pick forgot weekend said',
    when: kin(
      "PARENT(?:'s|'d)? (?:\\w+ )?(?:cancel(?:s|led|ed)?|didn'?t (?:come|show|turn up|ring|call|pick you up)|never (?:came|showed|turned up|comes|rang|calls)|forgot (?:your|my|you|to pick|me)|was (?:supposed|meant) to (?:come|pick|ring|call|take)|said (?:he|she)'d (?:come|be there|ring|call|pick|take))\\b|PARENT gets you every (?:second|other)",
    ),
    unless: /\b(?:died|dementia|hospital|fault of|funeral|never (?:came|comes) (?:back|home) from)\b/,
    hear: [
      "You waited for them, and they didn't come. That hurts every time.",
      "You hope each time, even when you've been let down before.",
    ],
    ask: ['What did they say about it?', 'How often has that happened?'],
  },
  {
    id: 'parent-drinks',
    cues: 'drink drunk drank sober bottle vodka wine pub alcohol',
    when: kin(
      "(?:PARENT|SIBLING|ELDER)(?:'s|'d| is| was| has| came| comes)? (?:\\w+ ){0,4}?(?:drinks|drinking|drunk|drank|an alcoholic|on the (?:drink|wine|vodka|bottle)|alcoholic|passed out)\\b",
    ),
    unless:
      /\b(?:sober|stopped drinking|drank (?:tea|coffee|milk|water)|drinks? (?:tea|coffee|her tea|his tea)|used to drink|died|tea|coffee|tonic|'s husband|into the ground|boyfriend)\b/,
    hear: ['When somebody at home drinks, you never know how the evening will go.'],
    ask: ['What is it like on a bad day?', 'Who else in the family talks about it?'],
  },
  {
    id: 'parent-sober',
    bright: true,
    cues: 'sober drinking drink clean',
    when: kin(
      "(?:PARENT|SIBLING|CHILD)(?:'s|'d| is| has| have)? (?:been |now |got |stayed |stopped |quit )*(?:sober|clean|drinking|off the (?:drink|drugs))\\b.*",
    ),
    beside: /\b(?:sober|clean for|been clean|stopped drinking|quit drinking|off the drink)\b/,
    unless: /\bnot sober|never sober|again\b|\bclean (?:house|kitchen|room)|relaps|smile/,
    hear: [
      "It's so good to have them back, and you're still a bit afraid it won't last.",
      "After all that time it isn't easy to trust it, and that's normal.",
    ],
    ask: ['How are they now?', 'How is it between you since then?'],
  },
  {
    id: 'parent-pries',
    cues: 'reads read diary phone texts through searched room checked messages post drawer',
    when: kin(
      '(?:PARENT|SIBLING|LAW) (?:\\w+ )?(?:reads?|went through|goes through|looks? through|looked through|searche[sd]|checks?|checked|found|took|opened|opens) (?:all )?(?:your|my) (?:\\w+ )?(?:texts?|messages|diary|phone|room|bag|journal|letters?|post|drawers?|search history|notebook|dms|vape|instagram|snap)\\b',
    ),
    hear: ['After that nothing at home is really private.'],
    ask: ["How did you find out they'd looked?", 'What did they say when it came up?'],
  },
  {
    id: 'saw-parent-cry',
    cues: 'cry cried crying tears wept weep',
    when: kin(
      "(?:PARENT|ELDER)(?:'s|'d| was| is| started| had| just)? (?:\\w+ ){0,3}?(?:cried|crying|cries|cry|in tears|wept|weeping|teared up)\\b|(?:saw|seen|heard|hear|see|watched|caught|made|never saw) (?:PARENT|ELDER) (?:\\w+ )?(?:cry(?:ing)?|weep(?:ing)?|in tears)",
    ),
    unless:
      /\b(?:every (?:day|night|time|morning|evening|sunday)|all the time|always cr\w+|speaking terms|not speaking|tv|adverts?|film|eat (?:her|his))\b|\b(?:for joy|happy tears|laugh(?:ed|ing)? (?:till|until|so)|don'?t cry|didn'?t cry|never cried|not to cry|cried laughing|proud|laughing)\b/,
    hear: [
      "It's hard to see a parent cry. You're used to them being the strong one.",
      "You want to help, and you don't know how.",
    ],
    ask: ['What did you do?', 'Do you know why they cried?'],
  },
  {
    id: 'calls-all-about-them',
    cues: 'call talk ring about herself himself only',
    when: kin(
      '\\b(?:every|each|all) (?:phone )?(?:calls?|conversations?|visits?) (?:with (?:her|him|KIN) )?(?:is|are|was|turns? into|ends? up) (?:\\w+ )?about (?:her|his|their|KIN)|(?:KIN|she|he) only (?:rings?|calls?|phones?|texts?) (?:me |you )?(?:when|to|about|if)\\b|(?:KIN) (?:\\w+ )?talk(?:s|ed) about (?:her(?:self)?|himself|his) (?:\\w+ )?(?:for an hour|kitchen|hip|divorce)?',
    ),
    beside: /\b(?:mum|mam|mom|mama|dad|mother|father|papa|brother|sister|cousin|nan|gran\w*|son|daughter|aunt\w*)\b/,
    unless: /\b(?:boss|colleague|manager|ex)\b/,
    hear: [
      'You listen to them, and nobody asks how you are.',
      "It's tiring when it's always about them and never about you.",
    ],
    ask: ['What would you have liked to tell them?', 'Has it always been like that?'],
  },
  {
    id: 'told-another-first',
    cues: 'told not last know before first',
    when: kin(
      "(?:CHILD|KIN|\\bshe|\\bhe|\\bthey) (?:\\w+ )?(?:told|tells|rang|asked|went to|confided in) (?:\\w+ ){1,5}?(?:not (?:me|you)|before (?:me|you)|instead of (?:me|you)|and not (?:me|you))\\b|\\byou(?:'re| were| are)? (?:always )?the last (?:one |person )?to (?:know|hear|find out|be told)\\b",
    ),
    beside:
      /\b(?:mum|mam|mom|mama|dad|mother|father|papa|brother|sister|nan|gran\w*|son|daughter|kids|children|family|in-?laws?)\b/,
    unless: /\b(?:boss|colleague|manager|police)\b/,
    hear: [
      'It hurts that they went to somebody else with it and not to you.',
      "You'd have liked to be the one they tell.",
    ],
    ask: ['How did you hear about it?', 'Why not you, do you think?'],
  },
  {
    id: 'the-one-who-stayed',
    cues: 'stayed stays stay near close',
    when: kin(
      "\\byou(?:'re| are| were)? (?:\\w+ )?the (?:only )?one (?:who|that)(?:'s)? (?:(?:stayed|stays)(?! (?:late|behind|on|up|awake|calm|quiet|out|in))|never left|is left|lives (?:near|close)|close by)\\b|\\byou(?:'re| are) the only one (?:close by|nearby|still here|left here)\\b|SIBLING (?:\\w+ )?(?:moved away|got out|left home|live(?:s)? abroad) and you stayed\\b",
    ),
    beside:
      /\b(?:mum|mam|mom|mama|dad|mother|father|papa|parents?|brothers?|sisters?|nan|gran\w*|family|home|village|farm)\b/,
    unless: /\b(?:at work|the office|the team|friends|class)\b/,
    hear: [
      'The others went, and now everything falls to you.',
      'Nobody asked you if you wanted that. It just happened.',
    ],
    ask: ['What would you like the others to do?', 'What would you have liked to do instead?'],
  },
  {
    id: 'raised-by-another',
    bright: true,
    cues: 'raised reared brought',
    when: kin(
      "(?:ELDER|WIDER|SIBLING|your neighbou?r)(?:'s|'d)? (?:\\w+ )?(?:raised|reared|brought (?:you|me|us) up|basically raised|practically brought)\\b",
    ),
    unless: /\b(?:died|dead|spits|losing|voice|hand|funeral|buried|thumb)\b/,
    hear: ['The one who raised you is your family, whatever the papers say.'],
    ask: ['What did you call them, growing up?', 'How did you come to be with them?'],
  },
  {
    id: 'family-not-for-hugging',
    cues: 'hug touch kiss held hand cuddle sleeve',
    when: kin(
      "(?:KIN|FAMILY|we|they|he|she)(?:'s|'re| is| are| have| has|'ve)? (?:\\w+ )?(?:not (?:a )?(?:huggers?|(?:big on|one for) hugs?)|isn'?t a hugger|aren'?t (?:huggers|a hugging family)|(?:never|doesn'?t|don'?t|didn'?t|won'?t) (?:\\w+ )?(?:hug|hugs|hugged|kiss|kissed|touch|touched|cuddled?)(?: (?:you|me|us|each other|anyone))?)\\b",
    ),
    beside: /\b(?:mum|mam|mom|mama|dad|da|mother|father|papa|parents?|brothers?|sisters?|nan|gran\w*|family)\b/,
    unless:
      /\b(?:husband|boyfriend|girlfriend|wife|the stove|alcohol|touch (?:the|it|that|any|a|my)|his food|her food|don'?t touch|phone)\b/,
    hear: [
      "Some families can't show it like that, and you still wish they would.",
      "It can be that they love you and just don't know how to show it.",
    ],
    ask: ['How do they show it, if they do?', 'Do you wish it were different?'],
  },
  {
    id: 'grandparent-stays-away',
    cues: 'met seen held visit name grandson baby son daughter',
    when: kin(
      "PARENT(?:'s| has| have|'ve)? (?:still )?(?:hasn'?t|haven'?t|has not|never|has never|not|won'?t|refuses? to|didn'?t want to) (?:yet |even |ever )?(?:met|meet|seen|see|held|hold|visited|visit|said|asked about|ask about|acknowledged?) (?:your|the|his|her|my) (?:(?:only|first|new|own) )?(?:son|daughter|baby|baby's name|kids|children|grandson|granddaughter|grandchildren|wedding)\\b",
    ),
    unless: /\b(?:died|dead|will never|gone before|heaven)\b/,
    hear: [
      'It hurts you for your child even more than for yourself.',
      "Your child hasn't done anything to them. That's hard to understand.",
    ],
    ask: ['What happened between you?', 'Does your child ask about them?'],
  },
  {
    id: 'tells-family-nothing',
    cues: 'tell anything nothing',
    when: kin(
      "\\b(?:you|we)(?:'ve)? (?:don'?t|do not|never|can'?t|stopped|learnt not to|learned not to) (?:\\w+ )?(?:tell(?:ing)?|share|sharing) (?:KIN|FAMILY) (?:anything|things|stuff|much|about)\\b|\\b(?:you|we) tell (?:KIN|FAMILY) nothing\\b",
    ),
    hear: [
      "You've learned not to tell them, and that makes you a bit lonely at home.",
      "You'd like to be able to tell them, and it just isn't safe.",
    ],
    ask: ['What happens when you tell them something?', 'Who do you talk to instead?'],
  },
  {
    id: 'parents-new-family',
    cues: 'new',
    when: kin(
      "(?:his|her|their|PARENT's) new (?:kids?|family|lot|baby|son|daughter|children|wife's kids)\\b|\\bnew lot\\b",
    ),
    beside: /\b(?:mum|mam|mom|dad|da|father|mother|papa)\b/,
    unless: /\b(?:my (?:ex|husband|wife)|the kids'? dad|grandson|born today|my sister'?s new baby|job|shift)\b/,
    hear: [
      'They get what you would have needed from that parent.',
      "It isn't the fault of those children, and it still hurts.",
    ],
    ask: ['How often do you see them?', 'How do they treat you there?'],
  },
  {
    id: 'childhood-home-goes',
    cues: 'house home grew sold selling clear garden room farm',
    when: kin(
      '\\b(?:house|flat|farm|place|home) (?:where )?(?:you|we) (?:all )?(?:grew up|were born|was born)(?: in)?\\b|\\b(?:family|childhood) home\\b|\\bthe room where you (?:were|was) born',
    ),
    unless: /\b(?:dream(?:t|ed)|bombed|shell\w*|care home|children'?s home)\b/,
    hear: [
      "So many memories are there. It's hard when a place like that changes or goes.",
      "It's a house, and it's also your childhood.",
    ],
    ask: ['What do you remember most about it?', 'What will happen with it?'],
  },
  {
    id: 'old-ones-and-gadgets',
    bright: true,
    cues: 'emoji whatsapp siri alexa netflix wifi voice facetime facebook zoom google password telephone smartphone ipad tablet phone camera',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s|'ve| has| have)? (?:\\w+ ){0,8}?(?:emojis?|siri|alexa|netflix|wi-?fi|voice (?:messages?|notes?)|face ?time|facebook|zoom|google|the net fish|smartphone|ipad|tiktok|gifs?)\\b",
    ),
    unless:
      /\b(?:died|dead|telling everyone|translator|took the wifi|funeral|dementia|not speaking|cancer|froze|hospital|scam|american general|miss(?:ing)? (?:my|him|her|them)|foreheads|last voicemail|for the sound)\b/,
    hear: [
      "It's sweet that they keep trying, even when it's all new to them.",
      "They get there in their own way, and it's often very funny.",
    ],
    ask: ['What have they done with it so far?', 'Who explains it to them?'],
  },
];
