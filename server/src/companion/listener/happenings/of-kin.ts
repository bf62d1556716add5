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
    ask: ["What is it you'd most like them to have noticed?", 'Who did say it to you, back then?'],
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
    ask: ['Is there anything they do in place of saying it?', 'If they did say it, would you believe them by now?'],
  },
  {
    id: 'compared-with-kin',
    cues: 'like why compar deepika fixed better what see than',
    when: kin(
      "\\bwhy (?:can'?t|aren'?t|couldn'?t) (?:you|i) (?:just )?(?:be )?(?:more )?like (?:your|my) (?:SIBLING|brother|sister|cousin)|(?:KIN|\\bthey|\\bshe|\\bhe|everyone) (?:always |still |only |just )?(?:is |are )?(?:compar(?:es?|ed|ing)) you|you(?:'re| are|'ve been| were| get| got) (?:always |being |been )?compared (?:to|with) (?:your|her|his|the)|\\byour (?:brother|sister|cousin)(?:'d| would) (?:have |'ve |never )?(?:fixed|done|never|not|helped|known|managed)|\\blook at your (?:cousin|brother|sister)\\b",
    ),
    unless: /\b(?:you look at|photo|died|dead|late brother|late sister)\b/,
    hear: ['It hurts to be measured against somebody else all the time.'],
    ask: ['What would they see if they looked only at you?', "Does the other one know you're measured against them?"],
  },
  {
    id: 'other-is-favourite',
    cues: 'favour favor golden prefer apple sun treat spoil',
    when: kin(
      "(?:SIBLING|WIDER|\\bhe|\\bshe)(?:'s| is| was|'d been| has been|'s been)? (?:always |still |clearly |obviously )*(?:been )?(?:the |her |his |their |mum's |mom's |dad's )(?:\\w+ )?(?:favou?rites?|golden (?:boy|girl|child|one)|apple|blue-eyed)|\\b(?:golden (?:boy|child|girl))\\b|PARENT (?:always |has always )?(?:preferred|prefers?|favou?r(?:s|ed)?|loved?s? \\w+ (?:more|best|better))|you (?:were|was|are|weren'?t|'re not) (?:never |not )?(?:the|her|his) favou?rite\\b",
    ),
    unless: /\b(?:favou?rite (?:song|film|movie|food|book|colou?r|place|part|mug|thing|meal|teacher|uncle|aunt))\b/,
    hear: ['It hurts to come second with your own parents. Every time.'],
    ask: ['When did you first see it?', 'Do the two of you ever talk about it?'],
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
    ask: ['Which age are you in that house?', 'What do they do that makes you feel it most?'],
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
    hear: ['A remark about your body from your own family hurts for a long time.'],
    ask: ['Did anyone at the table say anything?', 'How long have remarks like that been going on?'],
  },
  {
    id: 'asked-when-marry-or-children',
    cues: 'when marr wedding grandchild grandkid babies baby settle girls boys husband wife nice find',
    when: kin(
      "(?:KIN|FAMILY|they|everyone|people)(?! said a daughter) (?:always |keeps? |kept |still |only |just |already |all )*(?:asks?|asked|asking|wants?|wondering|says?|said|nag(?:s|ging)?|hint(?:s|ing)?)\\b.*\\b(?:(?:get|got|getting) married|marry|when (?:are you|will you|is it|you're|i'm) (?:going to |gonna |getting |having )?(?:\\w+ )?(?:married|marry|wedding|kids|children|baby|babies|settle|husband|turn)|when the (?:baby|wedding|children|kids)|grand-?(?:children|kids|babies|child)|settled? down|found (?:someone|anyone|a (?:nice|man|girl|boy|husband|wife))|any(?:one| \\w+) special|about (?:girls|boys) for you|met (?:someone|anyone))\\b",
    ),
    unless: /\bdivorc|\bmarried to\b|\bbaby sleeps\b|\bgrandchildren are in\b|\bthe land\b/,
    hear: [
      "It's nobody's business but yours, and it's tiring to be asked.",
      "It's asked over the soup as if it were the weather, and there's no answer to it that is anybody's business.",
    ],
    ask: ['What do you usually say back?', 'Who in the family never asks you that?'],
  },
  {
    id: 'match-found-by-family',
    cues: 'found find match arrang boy girl proposal rishta marry engag invit biodata',
    when: kin(
      "(?:PARENT|WIDER|FAMILY|ELDER|they|the aunties|the elders)(?:'ve| have| has|'s| are| is|'re)? (?:already |just )*(?:found|find|finding|looking for|arrang(?:ed|ing)|fixed|chosen|choosing|picked|want(?:s|ed)? you to marry|sending|sent)\\b.*\\b(?:girl|boy|match|proposal|rishta|husband|wife|bride|groom|marry|engagement|wedding|biodata)\\b|\\b(?:boy|girl|groom|bride)'s (?:family|side|people|parents) (?:is |are )?com(?:ing|es)|\\bmarriage (?:is |was |has been )?(?:arranged|fixed)\\b",
    ),
    hear: [
      "It's going very fast, when it's your whole life.",
      "Everybody is being kind, and everything is already moving. It gets harder to say a word with each card that's printed.",
    ],
    ask: ['What would you say if nobody in the room could be hurt by it?', 'Who in the house could bear to hear a no?'],
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
      "It's a strain to keep something so big from your own family.",
      "Living beside people who don't know takes a great deal of small care: what's left on a table, which name you say.",
      'The longer it goes unsaid, the more there is to say: the thing, and then all the days it was kept.',
    ],
    ask: ['Who does know?', 'What do you imagine their faces doing?'],
  },
  {
    id: 'must-tell-parents',
    cues: 'tell telling say explain break come',
    when: kin(
      "\\b(?:how (?:do|can|will|should|am|would) (?:you|i|one)(?: even| ever)?|you(?:'ve got| have| need| want|'re going|'re gonna|'ve decided|'ll| will| must| should|'d like)(?: to)?|going to|wants? to|decided to|time to|looking for a way to) (?:\\w+ )?(?:tell|telling|break it to|say it to|come out to|explain (?:it |this |that )?to) (?:PARENT|FAMILY|ELDER|SIBLING|CHILD)\\b(?! (?:to |where |when |what time|which |each|every|off|about (?:your|their) day|a story|how much))",
    ),
    unless: /\b(?:told them already|couldn'?t tell|story|bedtime|joke|don'?t want to tell|put him down)\b/,
    hear: [
      'Telling your own parents something like that is frightening.',
      'The worst of it tends to be the minutes before, with the kettle on and everybody talking about something else.',
    ],
    ask: ['Which of them will take it hardest, do you think?', 'What is the very first sentence going to be?'],
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
      'What a relief that must be, after being afraid of it for so long.',
      "All that time of rehearsing for the bad answer, and then there's this odd quiet where it used to sit.",
    ],
    ask: ['Which words did you use in the end?', 'What was the first thing you did afterwards?'],
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
      'It took courage to tell them, and it hurt how they took it.',
      "What they did in that first minute is not the last thing they'll ever do, and it is the one you'll remember.",
    ],
    ask: ['What has passed between you since?', 'What had you pictured them saying?'],
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
    ask: ['Who would notice first if one of you rang?', 'What was said the last time you two spoke?'],
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
    ask: ['What was it about on the surface?', 'How do rows usually end between you two?'],
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
    hear: ["It's hard when everybody pretends that nothing happened."],
    ask: ['Is there one of them you could say it to?', 'What happens if somebody does bring it up?'],
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
    ask: ['What were you told about it at the time?', 'Who stayed?'],
  },
  {
    id: 'found-out-family-secret',
    cues: 'found half other real another secret adopted dna father sister brother',
    when: kin(
      "\\b(?:found out|discovered|learnt|learned|told) (?:that )?(?:you(?:'ve| have|'re| are|'d)|your|he|she)\\b.*\\b(?:half[- ](?:sister|brother|sibling)|another family|adopted|not your (?:real|biological) (?:dad|father|mum|mother)|other (?:family|daughter|son|woman|child))\\b|\\byou(?:'ve| have) (?:got )?a half[- ](?:sister|brother)\\b|PARENT (?:isn'?t|is not|wasn'?t) (?:actually )?your (?:real|biological|birth)",
    ),
    hear: [
      'Finding out something like that changes how you see everything.',
      'Every old photograph has to be looked at again after that. The people in it knew, or somebody did.',
    ],
    ask: ['How did it reach you, after all that time?', 'Who else in the family knew?'],
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
      "It's hard to be in the middle, when you love them both.",
      'You love both, so every sentence to one of them feels like something taken from the other.',
    ],
    ask: ['What do you never tell the one about the other?', 'Where are you when they start?'],
  },
  {
    id: 'parents-new-partner',
    cues: 'boyfriend girlfriend new remarried married marrying seeing fella bloke',
    when: kin(
      "PARENT(?:'s)? (?:has |have |got |have got |'s got )?(?:a |her |his )?new (?:boyfriend|girlfriend|man|woman|husband|wife|partner|fella|bloke|family|baby)|PARENT(?:'s| is)? (?:getting married|marrying|remarri(?:ed|es)|seeing someone)|PARENT'?s (?:boyfriend|girlfriend|fella|bloke)\\b(?! died)",
    ),
    unless: /\b(?:died|passed|hit(?:s)?|touch(?:es|ed)?)\b/,
    hear: ['It changes your family, and nobody asked you.'],
    ask: ["What are they like when nobody's looking?", 'What changed first when they came?'],
  },
  {
    id: 'step-parent-came-through',
    bright: true,
    cues: 'step',
    when: kin('\\byour step-?(?:dad|mum|mom|father|mother|parents)\\b'),
    beside:
      /\b(?:nice one|drove|every (?:single )?(?:game|match)|came to (?:every|all)|never asked|stood in|walk me down|taught me|raised me|brought me up|proud|kind|he'?s my dad|she'?s my mum)\b/,
    unless: /\b(?:hit|drank|touch\w*|calls me|hate|wet the bed|camera|shout\w*)\b/,
    hear: ['They showed you that they cared, again and again.'],
    ask: ['Have you ever told them that?', 'When did you start to see it?'],
  },
  {
    id: 'parent-did-not-turn-up',
    cues: 'cancel turn turned show showed supposed came come pick forgot weekend said',
    when: kin(
      "PARENT(?:'s|'d)? (?:\\w+ )?(?:cancel(?:s|led|ed)?|didn'?t (?:come|show|turn up|ring|call|pick you up)|never (?:came|showed|turned up|comes|rang|calls)|forgot (?:your|my|you|to pick|me)|was (?:supposed|meant) to (?:come|pick|ring|call|take)|said (?:he|she)'d (?:come|be there|ring|call|pick|take))\\b|PARENT gets you every (?:second|other)",
    ),
    unless: /\b(?:died|dementia|hospital|fault of|funeral|never (?:came|comes) (?:back|home) from)\b/,
    hear: [
      "It hurts to wait for a parent who doesn't come.",
      "There's always a reason, and the reason's often true. It's the sitting ready that adds up.",
    ],
    ask: ['What had you been looking forward to?', "How do you hear of it, when they don't come?"],
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
    ask: ['What is it like on a bad day?', 'Who else in the family says it out loud?'],
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
    hear: ['You must be proud of them, and it may still be hard to trust it.'],
    ask: ["What have you got back that you'd missed?", 'When did you start to believe it?'],
  },
  {
    id: 'parent-pries',
    cues: 'reads read diary phone texts through searched room checked messages post drawer',
    when: kin(
      '(?:PARENT|SIBLING|LAW) (?:\\w+ )?(?:reads?|went through|goes through|looks? through|looked through|searche[sd]|checks?|checked|found|opened|opens) (?:all )?(?:your|my) (?:\\w+ )?(?:texts?|messages|diary|phone|room|bag|journal|letters?|post|drawers?|search history|notebook|dms|vape|instagram|snap)\\b',
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
      /\b(?:every (?:day|night|time|morning|evening|sunday)|all the time|always cr\w+|speaking terms|not speaking|tv|adverts?|film|eat (?:her|his))\b|\b(?:for joy|with joy|happy tears|tears of joy|laugh(?:ed|ing)? (?:till|until|so)|don'?t cry|didn'?t cry|never cried|not to cry|cried laughing|proud|laughing)\b/,
    hear: [
      'Seeing a parent cry is upsetting, at any age.',
      'You see them then as a person who was somebody before you came, and who can run out too.',
    ],
    ask: ['What did you do, in that moment?', 'Had you ever seen that before?'],
  },
  {
    id: 'calls-all-about-them',
    cues: 'call talk ring about herself himself only',
    when: kin(
      '\\b(?:every|each|all) (?:phone )?(?:calls?|conversations?|visits?) (?:with (?:her|him|KIN) )?(?:is|are|was|turns? into|ends? up) (?:\\w+ )?about (?:her|his|their|KIN)|(?:KIN|she|he) only (?:rings?|calls?|phones?|texts?) (?:me |you )?(?:when|to|about|if)\\b|(?:KIN) (?:\\w+ )?talk(?:s|ed) about (?:her(?:self)?|himself|his) (?:\\w+ )?(?:for an hour|kitchen|hip|divorce)?',
    ),
    beside: /\b(?:mum|mam|mom|mama|dad|mother|father|papa|brother|sister|cousin|nan|gran\w*|son|daughter|aunt\w*)\b/,
    unless: /\b(?:boss|colleague|manager|ex)\b/,
    hear: ['They tell you everything, and nobody asks how you are.'],
    ask: ["What would you have told them, if there'd been a gap?", 'Were they always like that, with you?'],
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
      'It hurts to be the last to be told.',
      'The news itself may be small. That it went to another door first is the part you keep turning over.',
    ],
    ask: ['How did it get round to you in the end?', 'Why that person, do you suppose?'],
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
    hear: ["It's unfair that it all falls to the one who stayed."],
    ask: ['Where would you have gone?', 'What do the others think your days are like?'],
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
      "They show it in other ways, and you'd still like to be held.",
      "In a family that doesn't touch, a hand left half a second too long on a sleeve says all of it.",
    ],
    ask: ['How do they show it, if they do?', 'Which of them came closest, and when?'],
  },
  {
    id: 'grandparent-stays-away',
    cues: 'met seen held visit name grandson baby son daughter',
    when: kin(
      "PARENT(?:'s| has| have|'ve)? (?:still )?(?:hasn'?t|haven'?t|has not|never|has never|not|won'?t|refuses? to|didn'?t want to) (?:yet |even |ever )?(?:met|meet|seen|see|held|hold|visited|visit|said|asked about|ask about|acknowledged?) (?:your|the|his|her|my) (?:(?:only|first|new|own) )?(?:son|daughter|baby|baby's name|kids|children|grandson|granddaughter|grandchildren|wedding)\\b",
    ),
    unless: /\b(?:died|dead|will never|gone before|heaven)\b/,
    hear: ['It hurts to see your child go without a grandparent.'],
    ask: ['What do you tell the child about them?', "What was it that they couldn't get past?"],
  },
  {
    id: 'tells-family-nothing',
    cues: 'tell anything nothing',
    when: kin(
      "\\b(?:you|we)(?:'ve)? (?:don'?t|do not|never|can'?t|stopped|learnt not to|learned not to) (?:\\w+ )?(?:tell(?:ing)?|share|sharing) (?:KIN|FAMILY) (?:anything|things|stuff|much|about)\\b|\\b(?:you|we) tell (?:KIN|FAMILY) nothing\\b",
    ),
    hear: ['You keep most of it from them, and that can be lonely.'],
    ask: ['When did you stop telling them?', 'Where does it go instead?'],
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
      'It hurts to see them be for others what you needed.',
      "The others get the version of that parent you'd put in for, bedtimes and all.",
    ],
    ask: ['What are you to those children?', "What does that parent do with them that you'd have liked?"],
  },
  {
    id: 'childhood-home-goes',
    cues: 'house home grew sold selling clear garden room farm',
    when: kin(
      '\\b(?:house|flat|farm|place|home) (?:where )?(?:you|we) (?:all )?(?:grew up|were born|was born)(?: in)?\\b|\\b(?:family|childhood) home\\b|\\bthe room where you (?:were|was) born',
    ),
    unless: /\b(?:dream(?:t|ed)|bombed|shell\w*|care home|children'?s home)\b/,
    hear: [
      "It's painful to lose the house you grew up in.",
      "It's walls and a gutter, and it's also the only place where everyone's still shouting up the stairs.",
    ],
    ask: ['Which room do you see when you think of it?', 'What would you carry out of there first?'],
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
    hear: ['They do make you smile, and you clearly love them.'],
    ask: ["What's been their best one yet?", 'Who has to explain it to them, as a rule?'],
  },
];
