import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

/** What is said, and kept unsaid, in families. */
export const ofFamilyTalk: readonly Happening[] = [
  {
    id: 'parent-cutting-remark',
    cues: 'said says told calls called tells thinks disappoint used',
    when: kin(
      "(?:PARENT|ELDER|LAW|WIDER|SIBLING|FAMILY) (?:\\w+ )?(?:said|says|told|tells|thinks|called|calls|goes)\\b.*\\b(?:disappoint\\w*|ugly|not (?:a )?(?:real |proper )?(?:man|woman)|fail(?:ure|ed)?|useless|unemployed|ignorant|lazy|stupid|thick|wast(?:e|ed|ing)|disgrace|worst|amount to|good for nothing|selfish|burden|asham\\w+|shame on|never (?:finish|be|been)|difficult|were easier|weren'?t born|nicer before|wished? (?:he|she|they) had|no loss|boring|you(?:'re| are) too (?!old|young|late|tired|busy|kind|good|thin|far)|stopped at one|in the other room|eat too much|ungrateful|a sin|stone in|awful|spoil(?:t|ed))\\b|PARENT used to say you(?:'d| would|'re| were)? never",
    ),
    unless:
      /\b(?:you're not (?:a )?(?:disappoint|fail|useless|burden|waste)|never said|brother that|joke back|said sorry)\b/,
    hear: ['A remark like that from your own family really hurts.'],
    ask: [
      'Did anyone hear it besides you?',
      'Have they ever said anything like it before?',
      'What did you do just after?',
    ],
  },
  {
    id: 'parent-waves-it-off',
    cues: 'said says told tells goes just thinks',
    when: kin(
      "(?:PARENT|ELDER|SIBLING|LAW|FAMILY|they) (?:\\w+ )?(?:said|says|told|tells|goes|thinks)\\b.*\\b(?:(?:it'?s |just )?a phase|everyone'?s (?:a bit )?like|you'?ll (?:be fine|get over|grow out|toughen|survive|laugh)|ignore (?:it|them|him|her)|(?:let|get) it go|make new friends|go outside|it'?s (?:nothing|only|just|all in)|get over it|tough(?:en)?|don'?t be (?:so|silly|daft|dramatic)|imagin\\w+|attention|pray(?: about| more| on)?|hormones|should be (?:thankful|grateful)|be (?:thankful|grateful)|get another one|cheer up|man up|plenty more|stop (?:crying|worrying|moping)|worse off|at least you)\\b",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|papa|parents?|sister|brother|nan|gran\w*|aunt\w*|uncle|in-?laws?|in law|family)\b/,
    unless: /\b(?:kharkiv|siren|tractor|can you imagine)\b/,
    hear: [
      'It hurts to be waved away when you needed to be heard.',
      'They may well mean it kindly. It still leaves you holding the thing, and now on your own.',
    ],
    ask: ['What would a good answer from them have sounded like?', 'Who would have listened to the end?'],
  },
  {
    id: 'family-tells-everyone',
    cues: 'told tells tell telling loud',
    when: kin(
      "(?:KIN|CHILD|dads?)(?:'s| has|'ve| have)? (?:already |just |always |only )*(?:told|tells?|telling) (?:everyone|everybody|the (?:whole|entire)|all (?:her|his|the|your)|them all|his wife what|people|guests|the neighbou?rs|the social|your (?:cousins|aunts?|aunties|uncles?|nan|teacher|whole|friends|boss|ex))\\b(?!.*\\b(?:you(?:'re|'ll| will| are| would)? (?:be|going|taking|moving|have|a)|you'd have|proud|surgeon|doctor|ward|how wonderful|street)\\b)",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dads?|da|mother|father|papa|parents?|sister|brother|nan|gran\w*|aunt\w*|uncle|in-?laws?|in law|family|son|daughter|kid|stepmum|stepdad|toddler)\b/,
    unless: /\bproud\b|\bas a joke\b|\bdoctor\b|\b(?:laughed so much|boss told|colleague|hilarious)\b/,
    hear: [
      "That was private, and it wasn't theirs to tell.",
      "From then on you meet the story before you meet the people. They've already got the face ready.",
    ],
    ask: ['Who was the last person you wanted to know it?', 'How did you find out it had been told?'],
  },
  {
    id: 'announced-before-decided',
    cues: 'told tells tell street',
    when: kin(
      "(?:KIN|FAMILY|they|dads?)(?:'s| has|'ve| have)? (?:already |just |always |only )*(?:told|tells?|telling) (?:everyone|everybody|the (?:whole|entire)|all (?:her|his|the|your)|them all|people|guests|the neighbou?rs)\\b.*\\b(?:you(?:'re|'ll| will| are| would|'d|r)?|son|daughter|i'?m|street|village|ward)\\b",
    ),
    beside:
      /\b(?:going to be|taking over|moving back|doctor|surgeon|lawyer|priest|manager|pharmacist|engineer|have christmas|getting married|coming home|will be an?|i'?ll be an?)\b/,
    hear: [
      "They told everybody before you'd even decided, and now the pressure's on you.",
      "Once it's gone up and down the street, a change of mind would have to be told at every door.",
    ],
    ask: ['What would happen if it came out differently?', 'Who would you have to tell first?'],
  },
  {
    id: 'news-dropped-by-family',
    cues: 'told sat announced said text phone',
    when: kin(
      "(?:PARENT|SIBLING|WIDER) (?:\\w+ )?(?:just |only )?(?:told|announced to|informed|sat) (?:you|us|me)(?: down)?,? (?:(?:in the car|at|over|on|by accident|by text|about (?:her|his|the)|today|tonight|yesterday|when|while)\\b|(?:that )?(?:he|she|they)(?:'s|'re| is| are|'d)\\b|(?:that )?(?:PARENT|ELDER|SIBLING)(?:'s| is| was)?\\b)",
    ),
    unless:
      /\b(?:off|used to|over and over|stories|told (?:me|us) (?:not )?to|mahabharata|about (?:her|his) (?:day|kitchen|hip)|pathetic|burden|cold mother|worst|eat too much|alone with|only with me|bitter)\b/,
    hear: [
      "That's a lot to be told in passing like that.",
      "It's said, the bus comes or the kettle boils, and you're left standing in a different life with the same bag.",
    ],
    ask: ['What did you get out in reply?', 'Where were you when you heard it?'],
  },
  {
    id: 'sayings-of-the-old',
    bright: true,
    cues: 'said say says used always',
    when: kin(
      "(?:PARENT|ELDER|WIDER) (?:always (?:said|says|told you|say)|used to (?:say|tell you)|would (?:always )?say)\\b(?!.*\\b(?:you(?:'d| would|'re| were)? (?:never|useless|stupid|fat|lazy)|next year|sorry|he'd come)\\b)|(?:ELDER) (?:says|said),? [\"“']?(?:don't|never|always|if you|you (?:can't|can|must|should|have)|there's|god|life|who|what)\\b",
    ),
    unless:
      /\b(?:hello|prison|letter|sold|expensive|the church|sorry)\b|\b(?:useless|stupid|ugly|never finish|amount to|hell|eat too much|fat|disappoint\w*)\b/,
    hear: ['Words like that stay with you, along with the voice that said them.'],
    ask: ['When did they use to say it?', 'Do you catch yourself saying it too?'],
  },
  {
    id: 'parent-asks-how-it-goes',
    cues: 'asks asked ask asking',
    when: kin(
      "PARENT (?:\\w+ )?(?:asks?|asked|keeps? asking) (?:you |me )?(?:\\w+ ){0,2}?(?:every|each|always|how|if|whether|what's|when)\\b|each (?:morning|night|day|sunday) PARENT asks",
    ),
    unless:
      /\b(?:dementia|mother'?s coming|who i am|what day|weigh|marr(?:y|ied)|grandchild\w*|money|mama dead|ninth time|want my)\b/,
    hear: [
      "It isn't easy to answer that truthfully when you don't want to worry them.",
      "They'd like to be let in, and you'd like to spare them, and both of you look at the table.",
    ],
    ask: ['What do you say back?', 'What would happen if you answered it truthfully, once?'],
  },
  {
    id: 'sibling-promised-and-did-not',
    cues: 'said supposed meant promised would swore',
    when: kin(
      "(?:SIBLING|WIDER|KIN) (?:\\w+ )?(?:said|says|swore|promised|was (?:supposed|meant) to|were (?:supposed|meant) to) ?(?:that )?(?:he|she|they)?(?:'d|'ll| would| will)? (?:come|help|pay|do|be|have|take|bring|look|ring|call|visit|send|sort|pick|give|move|fix)\\b",
    ),
    unless: /\b(?:(?:and|then) (?:he|she|they) (?:did|came|does)\b(?!n)|take my side|he'?d be proud)/,
    hear: [
      "It hurts to be let down again by the one who'd promised.",
      "The not-coming is done in a minute. You're the one who has to carry the other end of the sofa.",
    ],
    ask: ['What did they say for themselves, afterwards?', 'How often has that happened, would you say?'],
  },
  {
    id: 'parent-proud',
    bright: true,
    cues: 'proud',
    when: kin(
      "(?:PARENT|ELDER|FAMILY|CHILD|SIBLING)(?:'s| is| are| was|'d be| would be|'re)? (?:\\w+ ){0,2}?(?:proud|bursting|showing everyone|shown (?:it )?to the whole)\\b|\\bmake PARENT proud|PARENT said (?:\\w+ ){0,3}proud",
    ),
    unless: /\b(?:never|not proud|wish|too proud|if|isn'?t|wasn'?t|ain'?t|aren'?t|hardly|supposed|something proud)\b/,
    hear: ["It must feel good to know that they're proud."],
    ask: ['How did they show it?', 'Who let on that they were?'],
  },
  {
    id: 'late-sorry-from-parent',
    cues: 'sorry apolog asked whether',
    when: kin(
      "(?:KIN)(?:'s| has|'d)? (?:\\w+ )?(?:said sorry|says sorry|apologi[sz]ed|wrote to say sorry|said (?:he|she)(?:'s| is| was) sorry|asked (?:you )?(?:to forgive|if you(?:'d| could| can) forgive|in the hospital whether))\\b",
    ),
    unless: /\b(?:never|won'?t|didn'?t|hasn'?t|if (?:he|she)|wish|dementia)\b/,
    hear: [
      'An apology that late can stir up a great deal.',
      'You can want to run up and hug somebody and want to shut the door, with the same two hands.',
    ],
    ask: ['What did you say to them then?', 'Which part of you believed it?'],
  },
  {
    id: 'told-parent-something',
    cues: 'told said asked tell',
    when: kin(
      "^(?:so |and |but |then |today |yesterday |last night |tonight )*you(?:'ve|'d| just| finally| once| even)* told (?:PARENT|SIBLING|ELDER|LAW)\\b(?! (?:to (?:stop|go|come|get|wait|look)|for (?:money|a loan)|again|and))",
    ),
    unless:
      /\b(?:died|dead|santas?|hospital|suicide|kill\w*|stomach|migraine|plans|software|only together because|suspicious)\b/,
    hear: ['Telling your own family something like that takes courage.'],
    ask: ["What did they do when you'd said it?", 'How long had it been waiting to be told?'],
  },
  {
    id: 'kept-from-children',
    cues: 'told tell kids children son daughter know',
    when: kin(
      "\\byou(?:'ve|'d|'re| have)? (?:\\w+ )?(?:told|tell|telling|said to) CHILD,? (?:that )?(?:it'?s|it was|we(?:'re|'d)?|you(?:'re|'d|'ve| had| were| are| can'?t)|lentils|mummy'?s|daddy'?s|everything|nothing|(?:he|she|they)(?:'s|'d| is| was| has| had)? (?:gone|away|asleep|working|busy|just|fine|on|at|in)|the)\\b(?!.*\\b(?:love|proud|right back|busy|sorry|spiv)\\b)|\\byou(?:'re| are| have|'ve)? (?:not|never|n'?t|haven'?t|don'?t|didn'?t) (?:\\w+ )?(?:telling|told|tell) (?:CHILD|your (?:sons|daughters|girls|boys))\\b|CHILD don'?t know\\b",
    ),
    unless:
      /\b(?:walked out|needn'?t come back|husband was|class|pupils|santa|told my (?:oldest|eldest) friend|baby looked|handed|proud|man flu|whales)\b/,
    hear: ["It can't be easy to keep something from children and look cheerful at the same time."],
    ask: ['What do they suspect, do you think?', 'Who do you talk to about it, for now?'],
  },
  {
    id: 'child-said-it',
    general: true,
    bright: true,
    cues: 'said says told tells',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |has |once |now |even |always |tonight |today |also )*(?:said|says|told|tells)\\b(?! (?:you off|close|give))",
    ),
    unless:
      /\b(?:santa|haha|lol|hilarious|cracked up)\b|\b(?:died|dead|funeral|coffin|hospital|dog|vet|bowls|gay|scam|goes to prison|after birth|clothes|therapist|thick as mince|dating)\b|\btouch\w*|\bhurt(?:s|ing)?\b|\bhits?\b|\bbull(?:y|ied|ies|ying)\b|\braped?\b|\babus\w*|\bstole\b|\blying\b/,
    hear: [
      'It goes deep when it comes from your own child.',
      'The same words from anyone else you could shrug at. From your own child they stay.',
    ],
    ask: ['What did they get for an answer?', 'What were you both doing when they said it?'],
  },
  {
    id: 'parent-said-it',
    general: true,
    cues: 'said says told tells goes',
    when: kin(
      '(?:PARENT) (?:\\w+ )?(?:said|says|told you|tells you|goes)\\b(?! (?:in|into|on|up|down|round|in for|to (?:work|church|bed|prison|hospital|that)|out|off|home|through)\\b)',
    ),
    unless:
      /\b(?:host (?:mother|father|mum|mom|dad)|said (?:he|she)(?:'?d| was| would) (?:come|coming|be there|ring|call|pick)\w*)\b|\b(?:died|dying|dead|funeral|cancer|suicide|lump|hospital|boyfriend says|mahabharata)\b|\btold me\. not (?:him|her|them)\b|\bwhat'?s for (?:tea|dinner)\b/,
    hear: ["Words from your own parent go in deeper than anyone else's."],
    ask: ['Was it like them to say that?', 'What do you say to that?'],
  },
  {
    id: 'sibling-said-it',
    general: true,
    cues: 'said says told tells texted asked asks',
    when: kin(
      'SIBLING (?:\\w+ )?(?:said|says|told (?:you|me|them|everybody)|tells you|texted|asks?|asked)\\b(?! (?:a few words|to (?:work|church|bed|prison)))',
    ),
    unless:
      /\b(?:in the other room|mortgag\w+)\b|\b(?:i sign|bankrupt|asked me to babysit|tampons|hysterectomy|stillb\w+)\b|\b(?:died|dying|dead|funeral|cancer|suicide|graveside|mama|gene|stage|chemo|not my dad|girlfriend)\b/,
    hear: ["It goes in deep when it comes from somebody who's known you all your life."],
    ask: ['And what did you say?', 'And what do you think yourself?'],
  },
];
