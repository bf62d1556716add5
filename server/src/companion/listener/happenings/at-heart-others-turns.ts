import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** Promises, silence, finding out and falling out, by the turns of phrase they are told in whatever they are about. */
export const atHeartOthersTurns: readonly Happening[] = [
  {
    id: 'they-had-promised',
    cues: 'promised promise promises swore sworn word',
    when: told(
      "\\b(?:WHO|the \\w+|builder|grandson|all of them)(?: \\w+)?(?:'d| had| has| have)? (?:all |always |even |both )?(?:promised|promises|swore|sworn|gave you (?:his|her|their) word)\\b(?! (?:at|like))",
    ),
    unless:
      /\b(?:i promised|i'd promised|we promised|i swore|i had promised|kept (?:his|her|their) (?:promise|word)|and (?:he|she|they) did\b|delivery room.*(?:was|came)|sworn in|vows?|promised to look at|proud)\b/,
    hear: [
      'A promise is a small loan of trust, and it had been handed over in advance.',
      'Once somebody has promised, you stop making other plans. That is what a promise is for.',
      "You built on it, as one does, and it's the building on it that is hard to take back.",
    ],
    ask: [
      'What did they say about it, afterwards?',
      'What had you already arranged around it?',
      'Would you take their word again?',
    ],
  },
  {
    id: 'said-they-would',
    cues: 'said told says agreed',
    when: told(
      "^(?:and |but |so |because |after .{2,20} )?(?:WHO|your \\w+(?:'s|') \\w+|the \\w+(?: \\w+)?|(?:two|three|four|five|six|all of them)(?: \\w+)?)(?: always| both| all| only| once)? (?:said|told you|agreed)(?: that)? (?:he|she|they|you)(?:'d| would|'ll| will)(?: \\w+)? (?:come|be (?:here|there|at|home|back|on time|in touch)|call|ring|phone|text|write|visit|bring|pay|help|keep|feed|water|take (?:him|her|it|you|the)|turn up|play|stop|pick|collect|fix|send|book|do (?:it|the|bedtime)|look after|wait|stand|drive|meet|sort|let you know|have (?:them|him|her|the (?:kids|dog|children|twins))|get back|try|change|cook|share)\\b.*",
    ),
    unless:
      /\b(?:meet someone|spare room|and (?:he|she|they) (?:did|came|was|were)\b|you'd be (?:fine|ok|okay)|change (?:your|his|her) mind|be there for (?:me|you) always|stop breathing|three goes|keep (?:me|you) in mind|never (?:come|speak|call|pay)|regret|kill|the doctors?|surgeon|he'd come round)\b/,
    hear: [
      'You took it at its word, and arranged the hours around it, as anyone would.',
      'Said in a second, by them. At your end it had turned into a plan.',
      'It is the being ready for it that stays with you, more than the thing itself.',
    ],
    ask: [
      'What was said about it in the end?',
      'How long did you go on expecting it?',
      'Is this the first time they left you with it?',
    ],
  },
  {
    id: 'asked-for-only-one',
    cues: 'one',
    when: /\byou(?:'ve|'d)? (?:only |just |had )*(?:asked|ask|wanted|needed)(?: (?:him|her|them|for|your \w+|everyone|anybody))* (?:for )?(?:just |only )?one (?:thing|friday|saturday|sunday|day|week|weekend|night|hour|evening|favou?r|back|morning|afternoon|small thing|single|question|person|bit)\b/i,
    unless: /\b(?:and (?:he|she|they) (?:did|said yes|came))\b/,
    hear: [
      'One is a very small number, chosen so that nobody could find it too many.',
      'You had whittled it down to a size that could hardly be refused, and then it was.',
      'Before a person asks for one thing, they have usually let a good few others go by.',
    ],
    ask: ['And what did they answer you?', 'What have they asked of you, over the years?', 'Will you ask again?'],
  },
  {
    id: 'waited-for-them-there',
    cues: 'waited wait waiting',
    when: /^(?:and |but |so |then )*(?:you|we)(?:'d| had|'ve)? (?:just |all |then |still )*(?:been )?(?:wait(?:ed|ing)) (?:for (?:him|her|them|your \w+|ages|hours|\w+ (?:hours?|minutes))\b|(?:and )+waited|until|till|all (?:day|night|evening|morning|afternoon)|(?:\w+ )?(?:hours?|minutes)|(?:two|three|four|five|ten|twenty|thirty|forty|fifty|an|half an) (?!years?|weeks|months|days)|by the|at the|outside|in the (?:car|rain|cold|hall))/i,
    unless:
      /\b(?:come back monday|years for|results?|doctor|hospital|a&e|ambulance|biopsy|nurse|scan|surgeon|to tell (?:him|her|them)|bus stop|baby|my whole life|wait(?:ed)? for (?:this|it)|finally)\b|\bon hold\b/,
    hear: [
      'While one waits there is a new reason every ten minutes why it might still be all right.',
      'The waiting has its own slow stages, and by the last of them you already know.',
    ],
    ask: ['When did you stop expecting it?', 'What did they say about it, later?'],
  },
  {
    id: 'of-all-the-people',
    cues: 'own best oldest closest called people knife stabbed',
    when: /\byour (?:own|(?:so-called )?best|oldest|closest|so-called) (?:\w+ )?(?:brother|sister|mother|mum|mom|dad|father|cousin|son|daughter|friend|mate|family|husband|wife|boyfriend|girlfriend|people|godmother|kids|children|boss)\b(?:,? of all people,?)? (?:(?:has|had|'s) )?(?:just |even |then )?(?:sold|told|took|stole|said|put|wrote|reported|lied|posted|laughed|read|wouldn't|didn't|doesn't|won't|never|left|blocked|voted|grassed|cheated|went (?:behind|and)|slept|kissed|called you|asked you to (?:leave|stop)|forgot|refused|charged|unfriended|ignored)\b|\byour best (?:mate|friend) and your (?:girl|boyfriend|girlfriend|ex|husband|wife|man|bird)\b|\b(?:of all people|knife in (?:the|my|your) back|stabbed in the back)\b/i,
    unless:
      /\b(?:pregnant|own life|conservatoire|leadership|died|passed away|suicide|cancer|ill|said sorry|proud|love you|told me to go for it|didn't make it|of all people (?:came|helped|stood))\b|(?:knitt|laughed so)\w*/,
    hear: [
      'From a stranger it would be a bad day. From someone that near it goes back over all the years as well.',
      'They knew just where you stand, and that is what makes it a different thing from anybody else doing it.',
      'The place one would normally go with such a story is the very place it came from.',
    ],
    ask: [
      'Have you and they been in one room since?',
      'How long have you known each other like that?',
      'Did you see any of it coming?',
    ],
  },
  {
    id: 'used-what-was-theirs',
    cues: 'used using sold read opened opens copied went goes going gave threw emptied stole cleared got logged took takes',
    when: told(
      "\\b(?:WHO|somebody|someone|business partner|cleaner|flatmate)(?: both| all| even| then| just| secretly| always|'d| had|'ve been|'s been| has been| been| was| were)* (?:(?:using|uses|used|selling|sold|reads?|reading|opens?|opened|copied|(?:went|goes|going|been) through|gave away|threw (?:out|away)|emptied|stole|steals|cleared out|got into|logged into|passed round|showed (?:people|everyone|them|round)) (?:all (?:of )?)?your (?!time|advice|side|picture|part|place|job|hand|bus|train|order|temperature|blood|name\\b|word|mother|father|husband|wife|son|daughter|kids|news|room|bins?|lesson|lad|bread|mind|head|menu|will\\b|book|article|poem to me|palm|cards?\\b|pulse|face)|(?:emptied the (?:joint )?account|(?:took|takes|stole) (?:\\w+ )?(?:money|cash|notes|twenty|forty|it) (?:out of|from) your)|(?:takes|took) your (?:reports?|ideas?|work|notes|designs?|slides|lunch|parking space) (?:and|from|off)|puts? (?:his|her|their) name on (?:it|your|the|top))",
    ),
    unless:
      /\b(?:receipts|used my (?:toilet|loo|kettle|shower)|bedtime|eulogy|out loud to me|meter|vet|doctor|nurse|with my permission|dressmaker|proud|burglar\w*|loved (?:it|them)|well done)\b/,
    hear: [
      'It was yours, and there was no question asked. One goes on seeing that, the not asking.',
      'Afterwards you look at your own things differently: where they lie, who could get at them.',
    ],
    ask: ['When did you notice?', 'How did they explain it, when it came up?'],
  },
  {
    id: 'not-true-it-turned-out',
    cues: 'turned turns lie lied lying lies never true existed fake',
    when: told(
      "(?:\\bit (?:all )?(?:turns|turned) out|^(?:so |and |but |now )?turns? out)(?: that)? (?:he|she|they|it|there|all|every|your|WHO|none|nobody|everyone)\\b(?! fine| okay| well| to be (?:nothing|fine|ok|good|lovely|great))|\\b(?:it|that|all of it|everything) was (?:all |still |never |just )?(?:a lie|lies|made up|fake|true$|real$)|\\b(?:WHO)(?: had| has|'d)? (?:been lying|was lying|lied|lies)(?: to you| about| for|$)|\\b(?:never existed|there (?:was|were) (?:never|no such) (?:any|a)?)\\b",
    ),
    unless:
      /\b(?:loves? (?:it|me)|likes? (?:it|me)|benign|nothing wrong|turned out (?:great|fine|lovely|nice)|good news|passed|negative|i lied|i've been lying|was all a dream|in remission|i'm (?:good|quite good)|never any time|too good|laughed|happy|never a dull|never any trouble)\b/,
    hear: [
      'So everything before it has to be gone over again with this in it, and some of it will not fit any more.',
      'You were living in one story, in good faith, and there was another one underneath.',
    ],
    ask: ['Which bit of the time before do you see differently now?', 'How did it come out?', 'Who else knew?'],
  },
  {
    id: 'all-that-while',
    cues: 'whole all along behind entire knew',
    when: /\b(?:he|she|they|it|your \w+)(?:'d| had|'s| has| was| were|'ve)?(?: been)? (?!laughed|smiled|cried|slept|held|sat with|lonely)(?:\w+(?: \w+){0,6}) (?:the whole time|all along|all that time|all this time|behind your back|the entire time)\b|\b(?:they|both of them|everyone|everybody|your \w+) (?:both |all )?knew (?:all along|and (?:let|said nothing|never|didn't)|for (?:months|years|weeks)|before you|about it)\b/i,
    unless:
      /\b(?:online|squad|my hands|dog|cat|hold(?:ing)? (?:my|your) hand|right all along|proud|miss(?:ed)? (?:me|you)|loved me|in (?:my|your) (?:pocket|bag)|sang|smil\w+|lonely|rained)\b/,
    hear: [
      'It moves backwards. Ordinary evenings you thought you knew have to be looked at again, one at a time.',
      'You were there as well, the same days, and had a different one from theirs.',
    ],
    ask: ['Which day do you go back to?', 'What gave it away, in the end?'],
  },
  {
    id: 'heard-it-some-other-way',
    cues: 'found find heard hear learned learnt learn read told got saw',
    when: /\byou(?:'d|'ve| had| have)? (?:only |just |then |had to |first |even )*(?:found|find|heard?|learn(?:ed|t)?|got) (?:(?:out|it|about it|the news|everything) )+(?:from (?!(?:him|her|them|you|the (?:kitchen|doctor|hospital|consultant|bed|shop))\b)|on (?:facebook|insta\w*|the (?:news|radio|group|family|intranet|internet|whats\w*)|his|her|social|linkedin|whats\w*|a )|through (?!the (?:wall|door|window))|via |by (?:text|email|accident|chance|letter|whats\w*|post|overhear\w*)|when you saw|off (?:the|a|some)|over the|in (?:a|the) (?:pret|newsagent\w*|group|paper|shop|chat|email|queue|corridor|pub|car park|letter|newspaper|supermarket))|\byou read (?:it |about it )?(?:on (?:facebook|the intranet|a notice|his|her)|in the (?:paper|group|newspaper|echo|local))|\bthat's how you (?:heard|found out)\b|\byou (?:were|'re|are|got|always get) told (?:afterwards|after|last|by (?:somebody|someone|a (?:stranger|neighbour)|the neighbou?rs?))\b|\byou (?:had to hear|heard|hear|learn) (?:it|that|what) (?:from|off) (?:(?:his|her|their|the|a|some|your) )?(?:mother|mum|mom|neighbou?rs?|cousin|woman|man|girl|sister|brother|friends?|stranger|radio|someone|somebody|other)/i,
    unless:
      /\b(?:in remission|good news|passed|got in|won|on the toilet|congratul\w*|got the job|old recipe|learned it from my|haircut|every aunt|everybody at church)\b/,
    hear: [
      'There is the news, and then there is where you had to be standing when it reached you.',
      'They had all had it for a while by then. You were going about with the old version.',
      'It tells you two things at once, and the second is that nobody thought to tell you.',
    ],
    ask: [
      'Who should it have come from?',
      'What did you do, standing there?',
      'How much earlier did everyone else know?',
    ],
  },
  {
    id: 'found-the-thing-itself',
    cues: 'found find fell came opened',
    when: /^(?:and |but |then |so |today |yesterday |last night |on \w+ )*you(?:'ve|'d)? (?:just |only |then |accidentally )*(?:found|came across|find|discovered) (?:(?:a|an|the|some|his|her|their|two|your \w+'s) )(?:\w+ ){0,3}(?:receipts?|messages?|texts?|letters?|bottles?|phone|app|list|account|statement|bill|card|photos?|condom|lipstick|earring|hair|number|emails?|tickets?|pills?|foil|needle|vape|wrappers?|money|(?:betting )?slips?|stash|vodka|wine|cigarettes|search history|profile|dating profile|note|diary|scales|razor|blades?|bank \w+)\b/i,
    unless:
      /\b(?:hers|(?:her|his) (?:hand)?writing|dead|died|late (?:husband|wife|mum|dad|mother|father)|grandmother|nan's|loft|probate|passed away|clearing|attic|old (?:letters?|photos?|diary)|voicemail|wedding|recipe|love letters|his handwriting|funeral|since (?:he|she) (?:died|went)|kindness|chocolate)\b/,
    hear: [
      'You were looking for something else, or for nothing, and there it lay, quite small.',
      'A thing like that cannot be put back as it was, even if you do put it back.',
    ],
    ask: ['Where did you put it afterwards?', 'Do they know that you have seen it?', 'Where was it?'],
  },
  {
    id: 'neither-says-a-word',
    cues: 'spoken spoke speaking talked talking speak talk word ring rings neither',
    when: /\bneither of (?:you|us|them) (?:has|have|had|will|would|is|are|wants?|said|says|rings?|mentions?|ever)\b|\b(?:haven't|hasn't|have not|has not|not) (?:really )?(?:spoken|spoke|talked)(?: to (?:each other|one another))?(?: properly)? (?:since|in|for) |\b(?:aren't|are not|'re not|isn't|'s not|stopped|not) (?:really )?(?:speaking|talking)(?: to (?:each other|you|me|us))?(?:$| since| any ?more| over)|\b(?:doesn't|don't) (?:ring|call|text|write) and you (?:don't|do not)\b/i,
    unless:
      /\b(?:my hip|bench|hang up first|said sorry|recipes|stroke|coma|dementia|autis\w+|stammer|selective|died|dead|baby|toddler|the cat|dog|about feelings|funeral home)\b/,
    hear: [
      'A silence like that needs two people to keep it up, and it gets a little heavier for each of them every day.',
      'After a while it is no longer about what it was about. It is about who goes first.',
      'It grows its own rules: which room, which door, which of you looks away.',
    ],
    ask: [
      'What was the last thing that was said?',
      'Who usually goes first, with the two of you?',
      'What would you say, if it were you who began?',
    ],
  },
  {
    id: 'they-do-not-get-in-touch',
    cues: 'stopped touch message phone ring rang rung call calls text texts write writes answer answers reply opens visit speak talk',
    when: told(
      "^(?:and |but |because |since \\w+ )?(?:WHO)(?: just| still| even| only|'s| has| have)*(?: doesn't| don't| won't| never| hasn't| haven't| didn't| stopped)(?: just| even| really| ever)* (?:ring(?:s|ing)?|rang|rung|call(?:s|ing|ed)?|phone[sd]?|text(?:s|ing|ed)?|writ(?:e|es|ten|ing)|answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|open them|visit(?:s|ed|ing)?|get in touch|(?:been|got) in touch|speak(?:s|ing)? to you|talk(?:s|ing)? to you|want to (?:speak|talk) to you|message[sd]?)(?: (?:back|you|you back|me|any ?more|these days|now|your (?:messages|texts|letters|calls)|at all|much|first|home|since .{3,40}))*$",
    ),
    unless:
      /\b(?:my phone|phone (?:didn't|doesn't|never)|bell|alarm|walnuts|stroke|coma|autis\w+|died|dead|my ex|blocked|scam\w*|landlord|council|agency|recruiter|company|insurance|doctor|clinic|bank|job|interview|when (?:he|she) doesn't)\b/,
    hear: [
      'A silence has no tone of voice, so you end up supplying one, and it is seldom a kind one.',
      'Each time the phone lights up there is half a second in which it could be them.',
    ],
    ask: [
      'What was in the last thing you had from them?',
      'What do you think is behind it?',
      'What would you like to hear, if they did?',
    ],
  },
  {
    id: 'says-there-is-nothing',
    cues: 'says said say fine nothing tired',
    when: told(
      "^(?:and |but |so |now |and now |when you ask,? )?(?:WHO)(?: just| only| always| keeps saying| still| then)* (?:says?|said|tells you|told you|insists?|swears?|keeps saying)(?: that)? (?:(?:he|she|they|you)(?:'s|'re| is| are) (?:fine|ok|okay|alright|all right|just tired|only tired|busy|just busy)|(?:there's )?nothing(?:'s| is)? (?:wrong|the matter|happened)|it's (?:nothing|fine|not you|just work|the job|only stress|just stress|work))(?: (?:and|but) .*)?$",
    ),
    unless: /\b(?:teacher|doctor|vet|consultant|surgeon|nurse|gp|dentist|midwife|mechanic|garage)\b/,
    hear: [
      'The words say one thing and the rest of them another, and you are left to choose which to believe.',
      'It shuts the door so politely that you can hardly knock again.',
    ],
    ask: ['What is it you notice?', 'What do you think it really is?', 'From about when have they been like this?'],
  },
  {
    id: 'cannot-tell-about-them',
    cues: 'know tell wonder sure idea work get maybe perhaps ask',
    when: /\byou(?:'re| are|'d)?(?: just| really| still| honestly)* (?:don't know|can't tell|cannot tell|couldn't tell|wonder|not sure|no idea|keep wondering|never know|can't work out|don't get)(?: any ?more| now)? (?:if|whether) (?:he|she|they|your (?:husband|wife|partner|boyfriend|girlfriend|friends?|boss|mum|mom|son|daughter|sister|brother))(?:'s|'re| is| are| still| even| actually| really| ever| just| does| likes?| loves?| wants?| means?| meant| knows?| cares?| hates?| thinks?| noticed| minds?)|^(?:or )?(?:maybe|perhaps) (?:he|she|they)(?:'s| is|'re| are| just| only| really| never|'ve| has| hates?| wants?| doesn't| don't| didn't| forgot| meant| got| read| thinks?)\b.*(?:you|me|tired|busy|bored|someone|forgot|away|had enough|fire|interested)$|\byou (?:want to ask|asked|'re afraid to ask) .{2,20}if (?:he|she|they) (?:still )?(?:loves?|likes?|wants?|needs?) you\b/i,
    unless:
      /\b(?:coming home|tell us|died|dead|heaven|watching over|suffer(?:ed|ing)?|pain|hear me|legs|alive|renew|allowed|dementia|coma|dog|cat|afterlife|all say the same)\b/,
    hear: [
      'You end up reading every small sign, and each of them can be read both ways.',
      'Only one person has the answer, and asking would give away how much you want to know.',
    ],
    ask: [
      'What was it that set you wondering?',
      'What would you ask, if it could not go wrong?',
      'What do you notice, from one day to the next?',
    ],
  },
  {
    id: 'not-to-set-them-off',
    cues: 'bring mad ballistic loses losing explod snap start blow turn kick steps upset angry annoy off peace mood eggshells temper tiptoe wrong kicks dread key footsteps',
    when: /\b(?:walk(?:ing|s|ed)? on|on) egg ?shells\b|\byou(?:'re| are|'ve| have| always| just| all)* (?:go(?:ing)? .{0,20}on tip ?toe|tiptoe|tiptoeing|tip-toe|tread(?:ing)? carefully|watch what you say|watching what you say)\b|\b(?:without (?:him|her|them)|so (?:that )?(?:he|she|they) (?:doesn't|don't|won't)|in case (?:he|she|they)|before (?:he|she|they)|or (?:he|she|they)(?:'ll| will)?) (?:(?:getting|gets?|got|going|goes|go|turning|turns) (?:angry|mad|upset|annoyed|in a mood|moody|off|ballistic|nasty)|los(?:es?|ing) (?:his|her|their|it)|kick(?:s|ing)? off|start(?:s|ing)? (?:shouting|again|up)|explod\w+|blow(?:s|ing)? up|snap(?:s|ping)?)\b|\byou don't (?:want|dare|like) to (?:upset|annoy|anger|set (?:him|her|them) off|wind (?:him|her|them) up|bring it up|make (?:him|her|them) (?:angry|mad))\b|\b(?:to keep the peace|anything for a quiet life)\b|\b(?:dread|listen(?:ing)? for|wait(?:ing)? for|freeze at|jump at) (?:his|her|their) (?:key|keys|step|steps|footsteps|mood)\b|\b(?:depend(?:s|ing) on|check|checking|read|gauge|judge) (?:his|her|their|what) mood\b/i,
    unless:
      /\b(?:baby|toddler|newborn|nap|cat|dog|wakes? up|teething|manager's|bp|blood pressure|ramadan|he's ill|cancer|dying)\b/,
    hear: [
      'You have got so good at the weather of another person that there is hardly time to have any of your own.',
      'Most of it is done before a word is spoken: the listening, the guessing, the putting things out of the way.',
      'From outside it looks like a calm house. You know what the calm costs, and who pays.',
    ],
    ask: ['What do you do when you hear it coming?', 'When did you start watching for it?', 'Where can you be loud?'],
  },
  {
    id: 'speaks-for-the-other-one',
    cues: 'bad defence fault fair normally usually really good heart deep',
    when: /\b(?<who>he|she|they)(?:'s| is|'re| are) (?:really |actually |honestly |just |normally |usually |otherwise |mostly )*(?:not (?:a |really a |actually a |such a )?bad (?:man|person|woman|guy|mother|mum|mom|father|dad|people|husband|wife|kid|lad|boss)|a good (?:man|person|woman|mother|father|husband|wife) (?:really|otherwise|at heart|underneath)|not (?:always|normally|usually) like (?:this|that)|(?:lovely|soft|nice|good) (?:really|deep down|underneath|otherwise|as anything))\b|\b(?:isn't|aren't) (?:a |really a )?bad (?:man|person|woman|mother|father|people)\b|\bin (?:his|her|their) defen[cs]e\b|\bto be fair to (?:him|her|them)\b|\bit's not (?:really )?(?:his|her|their) fault\b/i,
    unless: /\b(?:died|dead|disabled|autis\w+|baby|puppy|dog|cat|dentist teeth)\b/,
    hear: [
      'You put in a word for them straight away. It is decent, and it leaves your own side without a speaker.',
      'Both can be so: what they are like at heart, and what it is like to be at the other end of it.',
    ],
    ask: ['What would you say for yourself, just as fairly?', 'On a good day, how are the two of you?'],
  },
  {
    id: 'it-got-loud',
    cues: 'shout scream yell row fight fought argu quarrel bust match blows words loud ugly nasty heated fell throats falling barney',
    when: /\b(?:you(?: both| two)?|the two of you|your (?:mum|mom|dad|parents|brother|sister|husband|wife|partner|boyfriend|girlfriend) and you|you and (?:your )?\w+|brother and you|dad and your \w+)(?:'ve| have|'d| had| were|'re| are)?(?: just| really| only)? (?:shouted at each other|screamed at each other|yelled at each other|came to blows|had (?:a|an|the|another|this) (?:\w+ )?(?:row|fight|argument|quarrel|bust[- ]up|falling[- ]out|shouting match|screaming match|barney|ding-?dong)|fell out|had words|(?:been )?(?:fighting|arguing|rowing|quarrell?ing)|fought|argued|quarrelled|at each other's throats)\b|\b(?:screaming|shouting|slanging) match\b|^(?:it|that) (?:was|got) (?:a )?(?:really |so |very )?(?:bad argument|big row|loud|ugly|nasty|heated)\b|^(?:he|she) shouted(?: and you shouted|,? you shouted)?(?: too| back)?$|^you shouted(?:,? both of you|,? he shouted| and (?:he|she) shouted)\b/i,
    unless:
      /\b(?:the toss|door of the oven|pillow fight|don't fight|never fight|didn't have a fight|not a fight|wasn't a fight|fought (?:cancer|for me|in the|it to)|insurance|tv|telly|dog|cats|kids fight|used to fight|laughed about it|made up|came home early|don't think we had)\b/,
    hear: [
      'In a row things come out that neither of you would have picked, and they stay in the room afterwards.',
      'It goes on in the head for hours, and there you find all the sentences that were missing.',
      'The loud part is over quickly. The moving about each other after it takes a lot longer.',
    ],
    ask: ['What set it off, right at the start?', 'How did it stop?', 'Which of the sentences is still there?'],
  },
  {
    id: 'others-at-it-around-them',
    cues: 'parents mum mom they the folks kids sons daughters brothers sisters neigh flatmates husband she',
    when: /\b(?:your (?:parents|mum and dad|mom and dad|folks|kids|sons|daughters|brothers|sisters|neighbou?rs|flatmates|husband and (?:his|your) \w+)|they|mum and dad|the two of them)(?:'re| are| were|'ve been)?(?: \w+)? (?:at it|going at it|at each other|fighting|arguing|shouting|screaming|rowing|yelling|having (?:a|another) (?:row|fight))(?: at each other| again| downstairs| next door| all the time| in the)?\b|\bhe's shouting .{0,40}she's shouting\b/i,
    unless:
      /\b(?:tv|telly|match|football|playing|goal|happy|birds|gulls|cats|foxes|fighting (?:for|fit|cancer)|arguing (?:over|about) who loves)\b/,
    hear: [
      'It is not your row, and it comes through the wall to you all the same.',
      'You find yourself listening for the pitch of it, to know how far along it is.',
    ],
    ask: ['Where are you while it goes on?', 'How does it usually end?', 'Do they pull you into it?'],
  },
  {
    id: 'dug-up-the-past',
    cues: 'brought brings threw throws dragged back dug raked came went',
    when: /\b(?:he|she|they|your \w+)(?: always| then| even| still| keeps| kept| has|'s| all)* (?:brought|brings?|bringing|threw|throws?|throwing|dragged?|drags?|dug|digs?|raked?|rakes?) (?:it (?:all )?|that |everything |all of (?:it|that) |the past |old \w+ |things )?(?:back )?(?:up(?: (?:again|that|what|the|how|your))?|in your face|at you)\b|\bit (?:all came out|went (?:all the way )?back (?:as far as|to))\b|\bit (?:was|became|turned into) about everything\b/i,
    unless:
      /\b(?:santas?|threw up|was sick|vomit\w*|children|by my|brought up by|brought me up|raised|a ball|the dog|garden|potatoes|brought (?:him|her|them) up)\b/,
    hear: [
      'Everything anyone ever kept back was lying there ready, with the date on it.',
      'A row is seldom only about today. The old ones come and stand behind it.',
    ],
    ask: ['What was it meant to be about?', 'Which of the old things hit hardest?'],
  },
  {
    id: 'gone-after-the-row',
    cues: 'slept sleeping spent stormed slammed drove walked packed took lying lies',
    when: /\b(?:he|she|they|you|your \w+)(?:'s|'re| is| are| was| were| just| then| both)* (?:slept|sleeping|spent the night) (?:in|on|at) (?:the |a |his |her |your )?(?:sofa|couch|caravan|car|spare room|box room|mother's|mum's|mom's|brother's|sister's|floor|other room|son's room|friend's|van)\b|\b(?:he|she|they|you|your \w+)(?: just| then| has|'s)* (?:stormed (?:out|off)|slammed (?:the|every|his|her)|drove off|walked out on|packed (?:a|his|her) (?:bag|things)|took (?:his|her) (?:things|pillow|bag))\b|\b(?:lying|lies) with (?:his|her|your) (?:back|face) to\b/i,
    unless:
      /\b(?:woke|nightmares?|dreams?|uncle|snor\w*|baby|newborn|operation|hospital|nights? shift|night shift|visitors?|guests?|covid|festival|camping|died|homeless|evicted|because of (?:his|her|my) back|feeding machine)\b/,
    hear: [
      'The house is loudest then, with one of you in the wrong place in it.',
      'Everything has been said for the night, and nothing is finished.',
    ],
    ask: ['What was the last thing either of you said?', 'What happens in the morning, usually?'],
  },
];
