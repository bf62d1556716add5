import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

/** What families say and do, told in few words: heard after what is known more closely. */
export const ofFamily: readonly Happening[] = [
  {
    id: 'parent-cutting-remark',
    cues: 'said says told calls called tells thinks disappoint used',
    when: kin(
      "(?:PARENT|ELDER|LAW|WIDER|SIBLING|FAMILY) (?:\\w+ )?(?:said|says|told|tells|thinks|called|calls|goes)\\b.*\\b(?:disappoint\\w*|ugly|not (?:a )?(?:real |proper )?(?:man|woman)|fail(?:ure|ed)?|useless|lazy|stupid|thick|wast(?:e|ed|ing)|disgrace|worst|amount to|good for nothing|selfish|burden|asham\\w+|shame on|never (?:finish|be|been)|difficult|were easier|weren'?t born|nicer before|wished? (?:he|she|they) had|no loss|boring|you(?:'re| are) too|eat too much|ungrateful|a sin|stone in|awful|spoil(?:t|ed))\\b|PARENT used to say you(?:'d| would|'re| were)? never",
    ),
    unless:
      /\b(?:you're not (?:a )?(?:disappoint|fail|useless|burden|waste)|never said|brother that|joke back|said sorry)\b/,
    hear: [
      'A sentence like that from family doesn’t stay in the room it was said in. It turns up again over the washing-up.',
      'Anyone else’s you could throw out. Theirs knows its way around inside you.',
      'It takes them one breath, and you can still tell the light in the room when it was said.',
    ],
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
      'You bring something with both hands, and it gets patted on the head. After that one thinks twice about bringing the next.',
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
    unless: /\b(?:laughed so much|boss told|colleague|hilarious)\b/,
    hear: [
      'It was yours, and now it goes round kitchens with other people’s spoons in it.',
      'From then on you meet the story before you meet the people. They’ve already got the face ready.',
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
      'Once it’s gone up and down the street, a change of mind would have to be told at every door.',
      'They wear it like a new coat. It’s you who has to keep it clean.',
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
      'They’ve had days to get used to it. You get it between two bites and are expected to say something.',
      'It’s said, the bus comes or the kettle boils, and you’re left standing in a different life with the same bag.',
    ],
    ask: ['What did you get out in reply?', 'Where were you when you heard it?'],
  },
  {
    id: 'sayings-of-the-old',
    bright: true,
    cues: 'said say says used always',
    when: kin(
      "(?:PARENT|ELDER|WIDER) (?:always (?:said|says|told you|say)|used to (?:say|tell you)|would (?:always )?say)\\b(?!.*\\b(?:you(?:'d| would|'re| were)? (?:never|useless|stupid|fat|lazy)|next year|sorry|he'd come)\\b)|(?:ELDER) says\\b",
    ),
    unless: /\b(?:useless|stupid|ugly|never finish|amount to|hell|eat too much|fat|disappoint\w*)\b/,
    hear: [
      'Those sentences stay in the family long after the furniture’s gone. One day one hears oneself saying them.',
      'You can hear the voice it came in, and probably the cup going down after it.',
    ],
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
      'It’s a small question, and the true answer won’t fit through the door it opens. So one says good, fine, same.',
      'They’d like to be let in, and you’d like to spare them, and both of you look at the table.',
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
      'With family one believes it each time, because the alternative is to think of them as someone who doesn’t.',
      'The not-coming is done in a minute. You’re the one who has to carry the other end of the sofa.',
    ],
    ask: ['What did they say for themselves, afterwards?', 'How often has that happened, would you say?'],
  },
  {
    id: 'left-out-by-family',
    cues: 'invite invited without told asked photo group name list camera learned learnt heard found stopped christening family tell telling bridal',
    when: kin(
      "\\b(?:they|KIN|FAMILY)(?:'d|'ve| have| had|'s| has)? (?:\\w+ )?(?:didn'?t|did not|never|not|stopped|forgot to) (?:\\w+ )?(?:invit(?:e|ed|ing)|ask(?:ed)?|tell(?:ing)?|told|includ(?:e|ed)) (?:you|us)\\b(?! (?:to|about|if|how|what|where|off|for|the truth|that))|\\b(?:group|chat|christening|party|dinner|trip|holiday|photo|picture|meeting|funeral|christmas|wedding|lunch|barbecue|eid|naming)(?: chat)?(?: \\w+){0,3} without (?:you|me|us)\\b|\\byou(?:'re| are| were|'ve been|'d been)? ?(?:weren'?t|wasn'?t|aren'?t|not|the only one not) (?:even )?(?:invited|asked$|told$|in (?:the|any) (?:photos?|pictures?)|in the bridal)\\b|\\bgave you the camera|\\b(?:no they|they) invited (?:your|everyone)|^it'?s for family|\\byou (?:learn(?:ed|t)|heard|found out) .*\\b(?:engaged|married|pregnant|moved|born|died|christen\\w+)\\b.*\\b(?:from|on|by|through) (?:the|a|facebook|instagram|whatsapp)\\b",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dads?|mother|father|parents?|sisters?|brothers?|nan|gran\w*|aunt\w*|uncle|cousins?|in-?laws?|in law|family|sons?|daughters?|stepmum|stepsister|christening|my (?:three |two )?children)\b/,
    unless:
      /\b(?:can'?t live without|do(?:ing)? without (?:me|you)|boss|colleagues?|at work|without (?:me|you) (?:they|he|she)'?d)\b/,
    hear: [
      'It’s a particular kind of cold, to learn about your own people’s day from a picture or a slice of cake.',
      'Nobody has to say a word for it. One looks along the row of faces and counts oneself.',
    ],
    ask: ['Where did you come across it?', 'Has any of them mentioned it to you since?'],
  },
  {
    id: 'in-law-way',
    cues: 'law mother mum mom mil sister inlaws family parents dad father',
    when: kin(
      "LAW(?:'s|'ve| is| are| has| have| had| was| were| always| never| just| still| keeps?| won'?t| don'?t| doesn'?t)? (?:\\w+ )?(?:say|says|said|told|tells?|thinks?|calls?|called|rings?|rang|comes?|came|coming|moves?|moved|gave|gives|wants?|asks?|asked|does|did|makes?|made|put|puts|looks?|looked|rewash\\w*|criticis\\w+|comment\\w*|correct\\w*|treats?|took|takes|has|had|have|bought|lets?|got|compares?|stopped|hate[sd]?|likes?|knows?|expects?|checks?|staying|visit\\w*|don'?t|blames?|always|never)\\b",
    ),
    unless:
      /\b(?:died|dead|funeral|buried|dying|hospital|dementia|cancer|grieving|since (?:she|he) went|bins have been|borrowed|cataract|washed|carer|my body|hand on|touch\w*|stroke|the flu|have split|choking|husband drinks)\b/,
    hear: [
      'You take on one person, and a whole house of habits comes with them, in which everyone but you knows the rules.',
      'It’s a strange sort of close: people you never picked, with a say in your kitchen.',
    ],
    ask: ['How did they take you in, at the start?', 'What does your other half make of it?'],
  },
  {
    id: 'partners-mother',
    cues: 'mum mother mom family parents',
    when: /\b(?:his|her|your (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)'s) (?:own )?(?:mum|mother|mom|mam|family|parents|sister)(?:'s| is| has|'d)? (?:\w+ )?(?:has (?:a|our|the) key|comes?|came|rings?|rang|calls?|says?|said|thinks?|told|tells|asked|wants?|rewash\w*|moved?|let herself|cooks?|cleans?|lives|buys?|bought|never|always|doesn'?t|won'?t|hates?|likes?|gave|brought|invited)\b|\b(?:takes?|took|taking) (?:his|her) (?:mum|mother|mom|family|sister)'s side\b/i,
    beside:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|married|we live|our (?:son|daughter|baby|kitchen|wedding)|my baby|mother-in-law|engaged)\b/,
    unless:
      /\b(?:died|funeral|cancer|hospital|ship|stroke|bookies|my (?:son|daughter|niece|nephew|grand\w+|student|friend|pupil|mate))\b/,
    hear: [
      'There are three people in that marriage on Sundays, and two of them go back a great deal further.',
      'One says a word against her, and the grown person one lives with is eight years old again.',
    ],
    ask: ['What does your other half say to it?', 'How was it with her at the very beginning?'],
  },
  {
    id: 'chosen-road-for-them',
    cues: 'doctor law medicine engineer dentist shop farm business take course study pharmacist lawyer degree quit career dairy',
    when: kin(
      "(?:KIN|FAMILY|they|everyone|dads)(?:'s|'ve| have| has)? (?:\\w+ )?(?:wants?|wanted|expects?|agreed|decided|told everyone|tell everyone|hop(?:es|ed|ing)|assumes?|saving|paid|says?|said|chose|chosen|choosing|thinks?) (?:\\w+ ){0,5}(?:doctor(?!')|surgeon|lawyer|law\\b(?! )|medicine|engineer|dentist|pharmacist|accountant|(?:take|taking) over|the (?:shop|farm|business|dairy|restaurant)|your (?:course|degree|career|job)|(?:the|your) promotion|real job|proper job|can'?t quit)|\\byou(?:'re| are)? (?:not |don'?t want to )(?:tak(?:e|ing) (?:over )?the (?:lease|shop|farm|business)|do(?:ing)? law|going to be a (?:doctor|dentist|lawyer)|want the farm)",
    ),
    beside: /\b(?:mum|mom|mam|dads?|mother|father|parents?|uncle|aunt\w*|gran\w*|family|papa|mama)\b/,
    hear: [
      'The plan’s been in the family longer than you have. You only have to walk in and be the size they left for you.',
      'It’s difficult to say no to something people have been giving up things for.',
    ],
    ask: ['What would you do, if nobody were watching?', 'Which of them would understand it soonest?'],
  },
  {
    id: 'fear-of-letting-parents-down',
    cues: 'disappoint let forgive kill ashamed devastat heartbroken break proud expect die',
    when: kin(
      "(?:PARENT|FAMILY|ELDER|they|she|he)(?:'ll|'d| will| would| are| is|'re|'s)? (?:\\w+ )?(?:be (?:so |very )?(?:disappointed|devastated|ashamed|heartbroken|gutted|furious)|never forgive|kill (?:you|me)|die of it|disown|throw (?:you|me) out|think (?:you(?:'re| are)|i'?m) a (?:failure|waste))\\b|\\byou(?:'ve| have|'re| are|'ll| will|'d)? (?:\\w+ )?(?:let(?:ting)? (?:PARENT|FAMILY|them|her|him|everyone) down|disappoint(?:ed|ing)? (?:PARENT|FAMILY|them))\\b",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|family|nan|gran\w*|papa)\b/,
    unless: /\b(?:boss|manager|team|coach|police|jump)\b/,
    hear: [
      'Their faces come along to every exam and every decision, and take up more room than the thing itself.',
      'People who did a lot for you are the hardest to bring a plain no or a plain failure to.',
    ],
    ask: ['What would they say in the very first minute, do you think?', 'What have they been hoping for?'],
  },
  {
    id: 'what-parents-gave-up',
    cues: 'worked work jobs gave saved sacrific owe sold cleaned paid',
    when: kin(
      "(?:PARENT|ELDER|they|he|she)(?:'s|'ve| has| have|'d| had)? (?:\\w+ )?(?:worked (?:two|three|double|nights|all|every|so|\\w+ jobs|in)|works (?:two|three|nights|double)|gave up|saved(?: up)?|sacrificed|sold (?:her|his|their|the)|cleaned (?:at|offices|houses)|mopped|never had|went without|did everything|paid for (?:your|my)|raised you|brought you up)\\b|\\byou owe (?:PARENT|ELDER|them|her|him) (?:everything|so much|a lot)|PARENT up at (?:four|five|\\d)",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|papa)\b/,
    unless:
      /\b(?:saved (?:on|the file|my number)|boyfriend|husband|wife|boss|gave up (?:on|smoking)|brother worked|drinking|american|passport slot|works nights so)\b/,
    hear: [
      'One grows up knowing the price of everything, and most of it was paid by somebody with sore feet.',
      'It’s love and it’s also a bill nobody’s ever going to send, which is why it never gets paid off.',
    ],
    ask: ['Do they know that you saw it?', 'What would you give them, if money didn’t matter?'],
  },
  {
    id: 'ashamed-of-family',
    cues: 'embarrass ashamed shame pretend hid accent',
    when: kin(
      "you(?:'re| are| were| was| feel| felt)? (?:\\w+ )?(?:embarrassed|ashamed) (?:of|by|about|because of) (?:PARENT|FAMILY|ELDER|SIBLING|your (?:house|home|name|accent))|\\byou pretended? (?:you )?(?:didn'?t|not to|don'?t) (?:see|know) (?:PARENT|him|her|them)\\b|PARENT (?:\\w+ )?embarrass(?:es|ed) you",
    ),
    hear: [
      'It comes up hot before you’ve decided anything, and right behind it comes the love, and those two don’t get on.',
      'Everyone’s done it to somebody who’d have carried them home. It stays with one for a long time.',
    ],
    ask: ['What is it that you’d most hate them to know?', 'Did they notice, do you think?'],
  },
  {
    id: 'small-deeds-of-parents',
    bright: true,
    cues: 'made brought packed drove put saved sent knit fixed waited stayed carried labelled left came cooked bought won calling listens polish',
    when: kin(
      "(?:PARENT|ELDER|SIBLING|WIDER)(?:'s|'d|'ve| has| had)? (?:\\w+ )?(?:(?:brought|packed|saved|sent|knitted|fixed|bought|left|cooked|baked|sewed|posted) (?:you|me|your|my|us) \\w+|made (?:you |me |us )?(?:soup|tea|a (?:sandwich|cake|list|cup|flask|bed)|breakfast|dinner|toast)|drove (?:\\w+ )?(?:\\d+|four|five|six|three|two|all|through|you|me|over)|waited (?:up|outside|in the car|at the)|stayed (?:up|on the phone with you in)|carried (?:you|me|the|your)|labelled|put (?:your|my) (?:tyres|name|coat|photo|picture|art|letter)|came to (?:every|all|each)|had come on|came on (?:two|three)|won'?t let you pay|warmed|polishes|tucked)",
    ),
    unless:
      /\b(?:left (?:you|me|us) (?:when|with|alone|for|his debts|at)|bought (?:a|his|her) new|sent (?:you|me) (?:away|to|off|home|out|a message saying)|died|dead|funeral|posted (?:it|about)|made me (?:eat|go)|pills|gun|left me (?:his|her|the|a|in)|bought already|from tenerife|didn'?t|never|used to|a bra|cv to|brought (?:us|me) (?:over|up)|for free|so i could|apartment)\b/,
    hear: [
      'There are families where nobody says it, and it gets said in tyres, sandwiches and lifts to the station.',
      'That took thought when you weren’t there to see. It’s about as plain as love ever gets.',
    ],
    ask: ['Was that like them?', 'Have you told them what it did for you?'],
  },
  {
    id: 'parent-proud',
    bright: true,
    cues: 'proud',
    when: kin(
      "(?:PARENT|ELDER|FAMILY|CHILD|SIBLING)(?:'s| is| are| was|'d be| would be|'re)? (?:\\w+ ){0,2}?(?:proud|bursting|showing everyone|shown (?:it )?to the whole)\\b|\\bmake PARENT proud|PARENT said (?:\\w+ ){0,3}proud",
    ),
    unless: /\b(?:never|not proud|wish|too proud|if|isn'?t|wasn'?t|ain'?t|aren'?t|hardly|supposed|something proud)\b/,
    hear: [
      'That word from one’s own people goes in at any age and warms something that had its coat on for years.',
      'They’ll have told the neighbours by now, with some details added.',
    ],
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
      'You wait for it so long that you have no place ready when it’s finally set down in front of you.',
      'One can want to run up and hug somebody and want to shut the door, with the same two hands.',
    ],
    ask: ['What did you say to them then?', 'Which part of you believed it?'],
  },
  {
    id: 'parent-is-getting-old',
    cues: 'old frail thin slow small shak belt fridge forget walk stick swallow hand deaf grey says manag can getting worse sign',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s|'ve| is| are| has| have| looks?| looked| seems?| got| getting)* (?:\\w+ ){0,2}?(?:so |very |really |a lot |much |all )*(?:old(?: (?:now|and|on the phone|so|suddenly))?$|older|frail|shrunk|smaller|slow(?:er)? (?:now|these)|shak(?:y|es|ing)|unsteady|thin(?:ner)?(?: now)?$|deaf|confused|getting (?:old|worse|on|smaller|frail|weaker)|worse now)|(?:PARENT|ELDER)'s (?:hands|belt|fridge|walk|legs|voice) (?:\\w+ ){0,3}(?:shak|hole|smaller|older|lettuce|mould|shook|thin)|(?:PARENT|ELDER) (?:can'?t|cannot|couldn'?t|no longer) (?:\\w+ )?(?:swallow|walk|hear|see|drive|climb|manage|remember|sign|cook|get up|stand)\\b|(?:PARENT|ELDER) (?:\\w+ )?says (?:he|she)(?:'s| is) managing",
    ),
    unless: /\b(?:read a menu|years? old today|thinner than|old friends?|old man said|write her name|died|funeral)\b/,
    hear: [
      'You see it all at once, in the way a cup is put down, and then you can’t stop seeing it.',
      'You start to watch them the way they watched you on the stairs, and you both act as though you didn’t.',
    ],
    ask: ['When did it first strike you?', 'What do they say themselves, if you ask?'],
  },
  {
    id: 'parent-refuses-help',
    cues: 'won want refus stubborn leave use wear lets',
    when: kin(
      "(?:PARENT|ELDER|LAW)(?:'s| is| just| still| both)? (?:\\w+ )?(?:won'?t|will not|refuses?|refusing|refused|do(?:es)?n'?t want|don'?t want|not want|n'?t let) (?:to )?(?:you |anyone |a )?(?:wear|use|have (?:the|a|any|anyone)|leave|see (?:a|the|any)|go to (?:the|a)|take (?:the|his|her|any)|move|let|stop driving|accept|eat|admit|give up|come)\\b|(?:PARENT|ELDER)(?:'s| is) (?:so |too |very )?(?:stubborn|proud to)",
    ),
    unless:
      /\b(?:you (?:to )?(?:pay|go out|see (?:him|my)|have a phone|come in|marry|eat)|won'?t let (?:me|you) (?:go|have|see|pay|out)|to (?:my|the) (?:wedding|graduation|match)|christmas|come to (?:the phone|my)|strict)\b/,
    hear: [
      'They’ve been the one who decides for fifty years, and it’s you they ring from the floor.',
      'You can’t lift a grown person out of their own pride, however heavy the worry gets.',
    ],
    ask: ['What do they say when you bring it up?', 'Is there anyone they’d listen to?'],
  },
  {
    id: 'kin-far-and-old',
    cues: 'village back home alone own far country left ticket accra',
    when: kin(
      "(?:PARENT|ELDER)(?:'s| is| are|'re)? (?:\\w+ )?(?:on (?:her|his|their) own (?:there|now|back)|alone (?:there|now|in|back)|back home|in the village|still (?:there|in)|so far|in another country|far away|an ocean)\\b|\\byou(?:'ve| have)? left (?:PARENT|ELDER|FAMILY|your family) (?:behind|there|to come|in [a-z]+|alone)|\\bold on the phone\\b",
    ),
    unless:
      /\b(?:in (?:bed|hospital|prison|tears|the (?:bath|kitchen|car))|died|dead|grave|left (?:mum|dad) in charge)\b/,
    hear: [
      'Half of you is always packed. You hear a cough down the line and do sums about flights.',
      'Others round here can drop in with soup. You have a phone, and the hour that’s decent over there.',
    ],
    ask: ['Who’s near them over there?', 'What do you talk about on the phone?'],
  },
  {
    id: 'apart-over-beliefs',
    cues: 'vote politic television news believ church trump brexit war conspir vaccin faith mosque deaconess putin links videos',
    when: kin(
      "(?:KIN|FAMILY|you and KIN|he|she|they)(?:'s|'ve)? (?:\\w+ )?(?:votes?|voted|believes? (?:television|the (?:tv|news|telly)|everything|it all|that|in (?:it|him|that))|watches (?:only|that|the)|argument .*politics|fell out over (?:the|politics)|sends? you (?:those |these )?(?:videos|links)|thinks? (?:vaccines?|the war|it'?s all))\\b|\\bover politics\\b|\\bfight about politics\\b|\\byou(?:'ve| have)? stopped believing\\b",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|family|nan|gran\w*|uncle|aunt\w*|sister|brother|son|daughter|in-?laws?|thanksgiving|papa)\b/,
    unless: /\bfirst time\b/,
    hear: [
      'You end up with tomatoes and the weather, and both of you know what’s standing behind them.',
      'It’s the same hands that cut your sandwiches, saying things you’d cross a street to get away from.',
    ],
    ask: ['What can the two of you still talk about?', 'Was there a time when you’d have agreed?'],
  },
  {
    id: 'house-land-and-wills',
    cues: 'will land house farm inherit property ring estate divided sold selling sell probate executor left money necklace',
    when: kin(
      "\\b(?:inherit(?:ed|ance)?|probate|executor|since the will|the will was|in the will|(?:PARENT|ELDER|WIDER|father|mother)'s (?:land|farm|house|property|money|flat|necklace|ring|estate)|sharing the land|shared? (?:out )?the land|divided)\\b|(?:PARENT|ELDER|WIDER) (?:left|leaves|gave|is leaving) (?:the|everything|it all|nothing|you the|me the|your (?:brother|sister)|him|her) (?:to|the|everything|nothing|it)?|\\b(?:sell(?:ing)?|sold) (?:the (?:farm|family (?:home|house))|PARENT'?s (?:house|flat|place))",
    ),
    beside:
      /\b(?:the will\b|inherit\w*|divided|sharing|shared|solicitors?|left (?:the|it|everything|him|her)|barney|went for each other|stole|fight|fought|who gets|after (?:mum|dad|mom)'?s money|probate|executor|signed for me|land|sell)\b/,
    unless:
      /\b(?:boss|work|hunting|gun collection|the boat|typhoon|from the street|my nephew could|grandfather'?s farm)\b/,
    hear: [
      'It’s argued in square metres and spoons, and what’s being weighed is who was loved how much.',
      'Things nobody looked at for forty years turn into the only proof there is.',
    ],
    ask: ['What would you most like to have from that house?', 'How were things between you all before?'],
  },
  {
    id: 'sibling-in-trouble',
    cues: 'brother sister twin prison drug using drink gaming people money gang hospital called sofa clean',
    when: kin(
      "SIBLING(?:'s| is| was| has| got|'s been)* (?:\\w+ ){0,3}?(?:in (?:prison|jail|trouble|rehab)|out of prison|arrested|using|on (?:drugs|heroin|something)|drinking|relapsed|overdosed|hanging (?:out|around) with|homeless|in debt|gambl\\w+|not (?:ok|okay|well|eating)|stopped (?:eating|talking|coming)|isn'?t (?:eating|ok|okay|well|picking up)|hearing voices|self[- ]harm\\w*|in his room|in her room|wearing his hood)\\b",
    ),
    unless: /\b(?:died|ten years ago)\b/,
    hear: [
      'You still see the one who shared the back seat with you, whatever comes through the door now.',
      'You’re neither parent nor police, and you lie awake like both.',
    ],
    ask: ['When did you last see them as they used to be?', 'Who else in the family sees it?'],
  },
  {
    id: 'minds-younger-ones',
    cues: 'little younger brother sister siblings custody job dressed raise raised eldest oldest look',
    when: kin(
      "\\byou(?:'ve got| get| got| have| had| look| take| cook| feed| raise[d]?| bring| put| pick|'re raising| do| are raising|'ve raised| basically) (?:\\w+ ){0,4}?your (?:little|younger|baby|small) (?:brothers?|sisters?|siblings)\\b|\\byour (?:little|younger|baby) (?:brother|sister)(?:'s| is) your (?:job|responsibility)|\\bcustody of your (?:sister|brother)|\\byou(?:'re| are|'ve always been| were) the (?:eldest|oldest)(?: (?:daughter|one|girl|sister|of))?\\b|\\bmum can'?t right now",
    ),
    unless:
      /\b(?:oldest (?:in (?:the )?(?:class|office|room|group)|person|student|friend|there)|photo|voice|cried|santa|for money|lorry|the pub|christmas money)\b/,
    beside:
      /\b(?:mum|mom|mam|mama|dad|mother|father|brothers?|sisters?|siblings?|house|family|home|parents?|custody)\b/,
    hear: [
      'You know the shoe sizes and the homework, and then somebody asks you to fetch your mum.',
      'A child who runs a house gets praised for being so sensible, and hardly anyone asks who’s running the child.',
    ],
    ask: ['Who asks about you, in all that?', 'What do they come to you with?'],
  },
  {
    id: 'carer-while-young',
    cues: 'care carer caring look looking nurs everything job',
    when: kin(
      "\\byou(?:'re| are|'ve been)? (?:\\w+ )?(?:(?:her|his|mum'?s|dad'?s|mom'?s|a young) carer|car(?:e|ed|ing) for (?:PARENT|ELDER|SIBLING|him|her)|look(?:ed|ing)? after (?:PARENT|ELDER|SIBLING)|nurs(?:e|ed|ing) (?:PARENT|ELDER)|left your job to (?:look after|care))\\b|\\byou do everything for (?:PARENT|her|him)\\b",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|sister|brother|in-?law|papa)\b/,
    unless: /\b(?:job at|i work as|clients?|residents|used to|ward)\b/,
    hear: [
      'Everyone asks how they are. The one who knows the tablets by colour gets asked about the tablets.',
      'There’s no knocking-off time in it, and no one comes to say you’ve done enough for today.',
    ],
    ask: ['When did you last have a whole day off from it?', 'What does an ordinary morning look like?'],
  },
  {
    id: 'not-allowed',
    cues: 'won let allowed grounded phone took strict rules home ban',
    when: kin(
      "(?:PARENT|they|ELDER) (?:\\w+ )?(?:won'?t|doesn'?t|don'?t|didn'?t|never|wouldn'?t) (?:ever )?let you\\b(?! (?:pay|down|help|cook|see (?:him|her) cry))|\\byou(?:'re| are|'ve been| got)? (?:not allowed|never allowed|grounded|banned)\\b|PARENT (?:\\w+ )?(?:took|takes|confiscated|grounded|locked) (?:you|your (?:phone|laptop|console|xbox|ps5|door|switch))|PARENT(?:'s| is| are) (?:so |really |too |very )?strict",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|papa|stepdad|stepmum|foster)\b/,
    unless: /\b(?:work|boss|landlord|visit(?:ing)? (?:him|her)|hospital|grandchildren|pay for|boyfriend)\b/,
    hear: [
      'Everyone else’s life goes on in the phone and past the window, and you get to hear about it on Monday.',
      'It’s hard to be trusted with nothing. There’s no way to show what you’d have done with it.',
    ],
    ask: ['What would you be doing tonight if you could?', 'What is it they’re afraid of, do they say?'],
  },
  {
    id: 'voice-or-thing-of-kin',
    bright: true,
    cues: 'voice hand recipe jumper coat cardigan watch handwriting apron scarf kitchen cup mug bowl knife letters tin cookbook song record tools hat glasses perfume pipe shed allotment garden sewing bible',
    when: kin(
      "(?:PARENT|ELDER|WIDER|SIBLING)'?s (?:old |gold |best |button |reading )?(?:voice(?! ?mail)|recipes?|jumper|coat|cardigan|watch|handwriting|apron|scarf|kitchen|cup|mug|bowl|knife|letters|tin|cookbook|songs?|records?|tools|hat|glasses|perfume|pipe|shed|allotment|garden|sewing machine|bible|hands)\\b",
    ),
    unless:
      /\b(?:stole|they took|fight|argu\w+|dna|who gets|shak(?:e|es|ing)|shook|hit|mould\w*|raised his hands?|leaking|sell|burn(?:t|ed) down|hands hurt|lipstick|nail varnish|on the radio|house, car|knife)\b/,
    hear: [
      'It holds more of them than any photograph. You only have to come near it and you’re four feet tall again.',
      'To anybody else that’s an ordinary thing. To you it has a whole person in it.',
    ],
    ask: ['What comes back with it?', 'Who else would know at once what that means?'],
  },
  {
    id: 'taught-by-kin',
    bright: true,
    cues: 'taught teach showed learnt learned learning',
    when: kin(
      "(?:PARENT|ELDER|SIBLING|WIDER|CHILD|GRANDCHILD)(?:'s| has|'d)? (?:\\w+ )?(?:taught|teaches|teaching|showed|shown|is showing|learnt|learned) you (?:how|to|the|all|that|a|my|your|with)\\b|\\byou (?:\\w+ )?(?:taught|teach|teaching|showed) (?:CHILD|GRANDCHILD|SIBLING|PARENT|ELDER) (?:how|to|the|every|all)",
    ),
    unless: /\b(?:lesson the hard|hate|hit|to lie|to be afraid|shut up|not to|the letter)\b/,
    hear: [
      'You get the thing, and with it the way they stood, and what they hummed while they did it.',
      'Hands remember who showed them. It’s one of the few things that get handed on without anyone signing for it.',
    ],
    ask: ['When did you last do it?', 'What were they like as a teacher?'],
  },
  {
    id: 'used-to-with-kin',
    bright: true,
    cues: 'used would',
    when: kin(
      '(?:PARENT|ELDER|SIBLING|WIDER|you and (?:KIN|your cousins)|KIN and you)(?: and you)? used to\\b(?! (?:say|tell|drink|hit|beat|shout|scream|lock|be able|work|call you|hate|smoke|throw|fight|treat|make you))|\\byou used to\\b.*\\b(?:with|for|at|to) (?:PARENT|ELDER|SIBLING|WIDER)\\b',
    ),
    unless:
      /\b(?:belt|beat|drunk|drank|afraid|scared|lied|bully|bullied|stole|hid from|wet the|hungry|slap\w*|smack\w*|yell\w*|put me down)\b/,
    hear: [
      'You could draw that from memory, every corner of it, and hardly anyone alive has seen it.',
      'Nobody knew at the time that this would be the thing that lasted.',
    ],
    ask: ['What else is in that picture, if you look round?', 'Who could you tell it to who was there?'],
  },
  {
    id: 'childhood-picture',
    bright: true,
    cues: 'when small little kid child summer smell boy girl young cousins roof school ironing plaits sandals cinnamon walnuts doorframe',
    when: kin(
      "\\bwhen (?:you|we) (?:were|was) (?:\\w+ )?(?:small|little|wee|kids?|a (?:kid|child|boy|girl)|children|boys|girls|five|six|seven|eight|nine|ten|young)\\b|\\b(?:before school|after school|in the school holidays|every summer|summers?) .*(?:PARENT|ELDER|WIDER|cousins)|\\b(?:nine|ten|all the|seven|six) cousins\\b|^(?:PARENT|ELDER)'?s? .*\\b(?:steam|ironing|plaits|white sandals|cinnamon|walnuts|doorframe)",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|sister|brother|cousins?|uncle|aunt\w*|papa)\b/,
    unless:
      /\b(?:hit|belt|touch\w*|abus\w*|drunk|drank|died|locked|killed|kittens?|rape\w*|beat|left us|left when|scared|hungry|afraid|never told|uncle was in charge|ashamed|blame|fault|bruise\w*|hanged|coffin|adopted|miscarriage\w*|remarried|brought us|until mum|til mum|to shoot|in care|divorc\w*|hate\w*|war|bomb\w*|sad)\b/,
    hear: [
      'A child keeps a handful of pictures as sharp as glass, and nobody can say why it’s those.',
      'One walks past a smell or a tune in the street, and there’s the whole room, with everybody in it.',
    ],
    ask: ['Who else is standing in that picture?', 'What brought it back just now?'],
  },
  {
    id: 'misses-living-kin',
    cues: 'miss misses missing',
    when: kin(
      "\\byou(?:'ll|'re| just| really| still| do| also)* (?:\\w+ )?miss(?:ing)? (?:so much )?(?:KIN|FAMILY|CHILD|PARENT's|your family)\\b",
    ),
    unless: /\bdon'?t miss|\bmissed (?:the|a|her|his)\b/,
    hear: [
      'It’s never the big days. It’s who’d have laughed at that, and whose chair you’d have sat on.',
      'Missing one’s own people has hours it likes best, and most of them are after dark.',
    ],
    ask: ['What do you miss them for most?', 'When does it come over you?'],
  },
  {
    id: 'parent-on-the-phone',
    cues: 'rang rings ring call calls called phone phoned phones texts texted voicemail',
    when: kin(
      '(?:PARENT|SIBLING|ELDER)(?:\'s| has| keeps?| always| just| still| only)* (?:rang(?! the)|rings|ringing|(?:calls|called|calling)(?= (?:you(?! (?:a|an|by|it|lazy|stupid|"))|me(?! a)|again|today|tonight|three|four|five|six|ten|every|twice|from|at|about|this|yesterday|to|on)\\b)|phones|phoned|texts|texted|facetimes|video calls|left (?:a|you a) (?:voicemail|message|voice note))\\b|\\byou (?:\\w+ )?(?:ring|rang|call|called|phone|phoned|facetime) (?:PARENT|ELDER|SIBLING)\\b(?! (?:a|an|lazy|stupid|selfish|ignorant))',
    ),
    unless:
      /\b(?:died|dead|dying|hospital|funeral|accident|police|said (?:it|mama)|ambulance|911|999|from the floor|names?|called up|the bell|my phone every|about (?:the boiler|the goats))\b/,
    hear: [
      'That name lights up on the phone, and a whole childhood picks up along with you.',
      'In a call with them the thing itself usually stands between two remarks about the weather.',
    ],
    ask: ['What do your calls usually come round to?', 'How was the voice?'],
  },
  {
    id: 'feast-day-in-family',
    cues: 'christmas thanksgiving eid easter diwali hanukkah passover sunday reunion holidays new year ramadan',
    when: /\b(?:first|this|hosting|host|do|doing|spoil(?:ing)?|dreading|without|home for|planned|have|had|spend|come for|coming for|asked you for|away for|invited\w*|want you for|both want you for|not going there for|got to do)\b(?:\W+\w+){0,4}?\W+(?:christmas(?: (?:day|dinner|eve|lunch))?|thanksgiving|eid|easter|diwali|hanukkah|passover|tet|lunar new year|family (?:reunion|dinner|lunch|gathering))\b|\b(?:christmas|thanksgiving|eid|easter|diwali|hanukkah)\b (?:is coming|without|they|was up|you were up|alone)|\bhosting\b/i,
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|sisters?|brothers?|cousins?|uncles?|aunt\w*|papa|family|in-?laws?|kids|children|sons?|daughters?|everyone'?s coming)\b/,
    unless:
      /\b(?:tree lights|christmas (?:card|jumper|lights|shopping|bonus|number|rush|temp|party at work|money)|work(?:'s)? christmas|until christmas|since (?:christmas|easter|diwali)|by christmas|credit cards?|overdraft|last easter|boss|soldier|easter egg|pounds|finish at christmas|holiday\. i)\b/,
    hear: [
      'A feast day makes everybody count who’s at the table and who isn’t.',
      'Everyone comes in carrying the part they had when they were ten, and by the pudding they’re playing it.',
    ],
    ask: ['Who would you like to have there?', 'What was that day like when you were small?'],
  },
  {
    id: 'wedding-in-family',
    cues: 'wedding married marrying engaged bride bridesmaid speech',
    when: kin(
      "(?:SIBLING|CHILD|WIDER|PARENT|GRANDCHILD)(?:'s|'ve| is| are| has| got)? (?:\\w+ )?(?:wedding|getting married|got married|engaged|marrying|marries|married (?:today|yesterday|on|last|this))\\b|\\b(?:walk|walked|walking) (?:you|her) down(?: the aisle)?\\b",
    ),
    unless:
      /\b(?:divorc\w*|died|ten years ago|when i was|if we put the dog|drank|dry for|fainted|hair'?s|visa|pending|missed|learned|from the woman|vegas|told us after|not in the|only for|background|booked the flights|tie till|shared tablet|assignments|people speak so fast|fees|got married when|house is so quiet)\b/,
    hear: [
      'A wedding puts the whole family into one room with all its history and uncomfortable shoes.',
      'Somebody steps over to another side, and everyone else has to find out where they now stand.',
    ],
    ask: ['What part have they given you in it?', 'Who will you be sitting with?'],
  },
  {
    id: 'sibling-gets-ahead',
    cues: 'bought house got married promoted degree job engaged pregnant farm apartment first family',
    when: kin(
      "(?:SIBLING|WIDER)(?:'s|'ve| has| just| already| only| younger)* (?:just |already )*(?:bought|got (?:the|a|into|his|her|engaged|promoted)|has (?:a|got|three|two|the|everything|it)|earns?|makes more|owns?|built|won|graduated|moved into|goes in a room|'s got)\\b(?!.*\\b(?:cancer|dementia|arrested|drunk|called up|positive)\\b)|\\blike (?:your|my) (?:sister|brother|cousin) does\\b|\\byou(?:'re| are) (?:someone's|\\w+'s) (?:sister|brother)$|\\boh,? you'?re \\w+'s (?:sister|brother)",
    ),
    unless:
      /\b(?:got (?:him|her)self|died|ill|sick|prison|knife|custody|got the papers|bin|the (?:flu|blame)|a cast|the belt|kidney|stethoscope|head stuck|operation|boyfriend with|moth card|voice)\b/,
    hear: [
      'With a brother, a sister or a cousin, one can be pleased and sore in the same second. You started from the same kitchen.',
      'Everybody in a family keeps that ledger and swears there isn’t one.',
    ],
    ask: ['How is it between you two otherwise?', 'Who in the family brings it up?'],
  },
  {
    id: 'grandchildren-told-of',
    bright: true,
    cues: 'grand',
    when: kin(
      "^(?:and |so |today |yesterday )*GRANDCHILD\\b(?!'s)|\\b(?:with|see|saw|miss|taking|took|watching) GRANDCHILD\\b(?!'s)",
    ),
    unless:
      /\b(?:died|dead|funeral|killed|hospital|intensive|war|front|kharkiv|haifa|cancer|accident|bitter|boring|ghost|not allowed|won'?t|scam|set (?:this|it) up|put (?:this|me) (?:on|up)|stole|leukaemia|told me off|i'?m a grand|co-?signed|let it slip|husband|sorry about|neck|leg in|the ward|tears|mattress|hides food|knees|not nan|the cake|getting married|behind glass|flooded|papaw|handed in|to live|three now|chicken)\b/,
    hear: [
      'Grandchildren get a part of you that was still too busy when your own were small.',
      'They look at you as if you had always been exactly this old, and always there. It’s restful and it stings.',
    ],
    ask: ['What are they into just now?', 'How often do you get to be with them?'],
  },
  {
    id: 'grandparent-told-of',
    bright: true,
    cues: 'nan nana nanna nain gran grand oma opa abuela abuelo lola lolo nonna nonno babushka papaw mamaw',
    when: kin(
      "^(?:(?!you(?:'re| are| feel)? (?:a |in )?).)*ELDER(?:'s|'ve)? (?:\\w+ )?(?:says?|said|told|thinks|calls|discovered|keeps|would|made|makes|cried|cries|wants|taught|sat|built|came|had|has|got|ended|never|always|walked|went|left|gave|asked|shout(?:s|ing)|discovered|likes|loves|sings|sang|kept)\\b",
    ),
    unless:
      /\b(?:died|dying|dead|funeral|buried|passed|hospital|fell|fall\w*|dementia|stroke|who i am|isn'?t dead|wouldn'?t (?:of|have) left|grandma isn|insulin|turning|weigh|go home|when i'?m a|copd|come live|gun|necklace|milk|left me|got sick|thumb over|would(?:'ve| have)|built that)\b/,
    hear: [
      'That generation says the oddest and the kindest things in the same voice, usually with their back to you, at the stove.',
      'Somebody that old has been looking at you since the beginning. There’s nobody else whose look is quite like it.',
    ],
    ask: ['What else of theirs comes to mind?', 'Who in the family takes after them?'],
  },
  {
    id: 'told-parent-something',
    cues: 'told said asked tell',
    when: kin(
      "^(?:so |and |but |then |today |yesterday |last night |tonight )*you(?:'ve|'d| just| finally| once| even)* told (?:PARENT|SIBLING|ELDER|LAW)\\b(?! (?:to (?:stop|go|come|get|wait|look)|for (?:money|a loan)|again|and))",
    ),
    unless:
      /\b(?:died|dead|santas?|hospital|suicide|kill\w*|stomach|migraine|plans|software|only together because|suspicious)\b/,
    hear: [
      'Whatever one says to one’s own people, one is every age one’s ever been while saying it.',
      'Those few words had a long run-up. Then they’re out, and the room has to do something with them.',
    ],
    ask: ['What did they do when you’d said it?', 'How long had it been waiting to be told?'],
  },
  {
    id: 'kept-from-children',
    cues: 'told tell kids children son daughter know',
    when: kin(
      "\\byou(?:'ve|'d|'re| have)? (?:\\w+ )?(?:told|tell|telling|said to) CHILD,? (?:that )?(?:it'?s|it was|we(?:'re|'d)?|you(?:'re|'d|'ve| had| were| are| can'?t)|lentils|mummy'?s|daddy'?s|everything|nothing|he|she|they|the)\\b(?!.*\\b(?:love|proud|right back|busy|sorry|spiv)\\b)|\\byou(?:'re| are| have|'ve)? (?:not|never|n'?t|haven'?t|don'?t|didn'?t) (?:\\w+ )?(?:telling|told|tell) (?:CHILD|your (?:sons|daughters|girls|boys))\\b|CHILD don'?t know\\b",
    ),
    unless:
      /\b(?:walked out|needn'?t come back|husband was|class|pupils|santa|told my (?:oldest|eldest) friend|baby looked|handed|proud|man flu|whales)\b/,
    hear: [
      'You keep one face for them and one for the kitchen at night, and the changing-over happens in the hall.',
      'It’s done so that their days can go on being ordinary. They do tend to notice how well you’re doing it.',
    ],
    ask: ['What do they suspect, do you think?', 'Who gets to see you without that face?'],
  },
  {
    id: 'child-said-it',
    bright: true,
    cues: 'said says told tells',
    when: kin(
      "(?:CHILD|GRANDCHILD)(?:'s)? (?:just |has |once |now |even |always |tonight |today |also )*(?:said|says|told|tells)\\b(?! (?:you off|close|give))",
    ),
    unless:
      /\b(?:died|dead|funeral|coffin|hospital|dog|vet|bowls|gay|scam|goes to prison|after birth|clothes|therapist|thick as mince|dating)\b/,
    hear: [
      'What one’s own child says goes in past every guard a person has, whatever age they are.',
      'They’ve known you from underneath, so to speak. It gives a sentence of theirs a good aim.',
    ],
    ask: ['What did they get for an answer?', 'What were you both doing when they said it?'],
  },
  {
    id: 'parent-said-it',
    cues: 'said says told tells goes',
    when: kin(
      '(?:PARENT) (?:\\w+ )?(?:said|says|told you|tells you|goes)\\b(?! (?:into|in for|to (?:work|church|bed|prison|hospital|that)|out|off|home|through)\\b)',
    ),
    unless: /\b(?:died|dying|dead|funeral|cancer|suicide|lump|hospital|boyfriend says|mahabharata)\b/,
    hear: [
      'A parent’s sentence comes with all the others they’ve ever said to you lined up behind it.',
      'They speak to you, and to the child you were, and it’s the child who answers first.',
    ],
    ask: ['Was it like them to say that?', 'What did you say back, in the end?'],
  },
  {
    id: 'sibling-said-it',
    cues: 'said says told tells goes texted asked asks',
    when: kin(
      'SIBLING (?:\\w+ )?(?:said|says|told (?:you|me|them|everybody)|tells you|goes|texted|asks?|asked)\\b(?! (?:a few words|to (?:work|church|bed|prison)))',
    ),
    unless: /\b(?:died|dying|dead|funeral|cancer|suicide|graveside|mama|gene|stage|chemo|not my dad|girlfriend)\b/,
    hear: [
      'A brother or a sister has a licence nobody else holds. They were there, and they know which words open what.',
      'They’re the only other witness to that particular house, so what they say weighs double.',
    ],
    ask: ['How are the two of you, as a rule?', 'And what did you say?'],
  },
  {
    id: 'with-sibling',
    bright: true,
    cues: 'brother sister twin sibling',
    when: kin("\\b(?:you|me) and SIBLING\\b|SIBLING and you\\b|\\byou(?:'re|'ve)? (?:\\w+ ){0,5}?with SIBLING\\b"),
    unless:
      /\b(?:died|dead|funeral|killed|cancer|suicide|hospital|hit|abus\w*|touch\w*|the boat|more than my friend|mould|practised|not upset)\b/,
    hear: [
      'A brother or sister is the only one who’d laugh at the same three words and know why.',
      'You two come from the same back seat. It makes everything easier to say, and some of it harder.',
    ],
    ask: ['What were the two of you like as children?', 'Which of you usually makes the first move?'],
  },
];
