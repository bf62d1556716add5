import type { Happening } from './happening.ts';
import { kin } from './kin-words.ts';

/** What families are and do, told in few words: heard after what is known more closely. */
export const ofFamily: readonly Happening[] = [
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
    hear: ['Being left out by your own family hurts a great deal.'],
    ask: ['Where did you come across it?', 'Has any of them mentioned it to you since?'],
  },
  {
    id: 'in-law-way',
    general: true,
    cues: 'law mother mum mom mil sister inlaws family parents dad father',
    when: kin(
      "LAW(?:'s|'ve| is| are| has| have| had| was| were| always| never| just| still| keeps?| won'?t| don'?t| doesn'?t)? (?:\\w+ )?(?:say|says|said|told|tells?|thinks?|calls?|called|rings?|rang|comes?|came|coming|moves?|moved|gave|gives|wants?|asks?|asked|does|did|makes?|made|put|puts|looks?|looked|re-?(?:wash|fold|clean|arrang|iron)\\w*|criticis\\w+|comment\\w*|correct\\w*|treats?|took|takes|has|had|have|bought|lets?|got|compares?|stopped|hate[sd]?|likes?|knows?|expects?|checks?|staying|visit\\w*|don'?t|blames?|always|never)\\b",
    ),
    unless:
      /\b(?:borrow\w*|owes?|till the day|remind me|promised)\b|\b(?:died|dead|funeral|buried|dying|hospital|dementia|cancer|grieving|since (?:she|he) went|bins have been|borrowed|cataract|(?:him|her|law) washed|carer|my body|hand on|touch\w*|stroke|the flu|have split|choking|husband drinks)\b/,
    hear: [
      "It's difficult with family you didn't choose and can't avoid.",
      'You did not choose them, and you cannot simply keep away either.',
    ],
    ask: ['What happened the last time?', 'What does your partner say about it?'],
  },
  {
    id: 'partners-mother',
    cues: 'mum mother mom family parents',
    when: /\b(?:his|her|your (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)'s) (?:own )?(?:mum|mother|mom|mam|family|parents|sister)(?:'s| is| has|'d)? (?:\w+ )?(?:has (?:a|our|the) key|comes?|came|rings?|rang|calls?|says?|said|thinks?|told|tells|asked|wants?|rewash\w*|moved?|let herself|cooks?|cleans?|lives|buys?|bought|never|always|doesn'?t|won'?t|hates?|likes?|gave|brought|invited)\b|\b(?:takes?|took|taking) (?:his|her) (?:mum|mother|mom|family|sister)'s side\b/i,
    beside:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|married|we live|our (?:son|daughter|baby|kitchen|wedding)|my baby|mother-in-law|engaged)\b/,
    unless:
      /\b(?:died|funeral|cancer|hospital|ship|stroke|bookies|my (?:son|daughter|niece|nephew|grand\w+|student|friend|pupil|mate))\b/,
    hear: ["It's hard when your partner's mother comes between you."],
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
      "It's hard when your way has been decided by others.",
      "It's difficult to say no to something people have been giving up things for.",
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
      "It's hard when you're so afraid of disappointing them.",
      'People who did a lot for you are the hardest to bring a plain no or a plain failure to.',
    ],
    ask: ['What would they say in the very first minute, do you think?', 'What have they been hoping for?'],
  },
  {
    id: 'what-parents-gave-up',
    cues: 'worked work jobs gave saved sacrific owe sold cleaned paid',
    when: kin(
      "(?:PARENT|ELDER|they|he|she)(?:'s|'ve| has| have|'d| had)? (?:\\w+ )?(?:worked (?:two|three|double|nights|all|every|so|\\w+ jobs|in)|works (?:two|three|nights|double)|gave up|saved(?: up)?|sacrificed|sold (?:her|his|their|the)(?! house)|cleaned (?:at|offices|houses)|mopped|never had|went without|did everything|paid for (?:your|my)|raised you|brought you up)\\b|\\byou owe (?:PARENT|ELDER|them|her|him) (?:everything|so much|a lot)|PARENT up at (?:four|five|\\d)",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|papa)\b/,
    unless:
      /\b(?:brother didn'?t|sold his own car|(?:his|her) own car)\b|\b(?:saved (?:on|the file|my number)|boyfriend|husband|wife|boss|gave up (?:on|smoking)|brother worked|drinking|american|passport slot|works nights so)\b/,
    hear: ['They gave up so much for you, and you feel how much you owe them.'],
    ask: ['Do they know that you saw it?', "What would you give them, if money didn't matter?"],
  },
  {
    id: 'ashamed-of-family',
    cues: 'park corner drop wait embarrass ashamed shame pretend hid accent',
    when: kin(
      "you(?:'re| are| were| was| feel| felt)? (?:\\w+ )?(?:embarrassed|ashamed) (?:of|by|about|because of) (?:PARENT|FAMILY|ELDER|SIBLING|your (?:house|home|name|accent))|\\byou pretended? (?:you )?(?:didn'?t|not to|don'?t) (?:see|know) (?:PARENT|him|her|them)\\b|PARENT (?:\\w+ )?embarrass(?:es|ed) you|\\byou (?:\\w+ )?(?:made|make|ask(?:ed)?|told|tell) (?:PARENT|him|her|them) (?:to )?(?:park|drop you|wait|stop|stay) (?:\\w+ )?(?:round|down|away|in the car|at the corner|a street)",
    ),
    hear: [
      'Feeling ashamed of people you love is a painful mix.',
      "Everyone's done it to somebody who'd have carried them home. It stays with you for a long time.",
    ],
    ask: ["What is it that you'd most hate them to know?", 'Did they notice, do you think?'],
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
      'You can feel how much they care in a thing like that.',
      "That took thought when you weren't there to see. It's about as plain as love ever gets.",
    ],
    ask: ['Was that like them?', 'Have you told them what it did for you?'],
  },
  {
    id: 'apart-over-beliefs',
    cues: 'vote politic television news believ church trump brexit war conspir vaccin faith mosque deaconess putin links videos',
    when: kin(
      "(?:KIN|FAMILY|you and KIN|he|she|they)(?:'s|'ve)? (?:\\w+ )?(?:votes? for|voted (?:for|leave|remain|trump|brexit)|believes? (?:television|the (?:tv|news|telly)|everything|it all|in (?:it|him|that))|watches (?:only|that|the)|argument .*politics|fell out over (?:the|politics)|sends? you (?:those |these )?(?:videos|links)|thinks? (?:vaccines?|the war|it'?s all))\\b|\\bover politics\\b|\\bfight about politics\\b|\\byou(?:'ve| have)? stopped believing\\b",
    ),
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|family|nan|gran\w*|uncle|aunt\w*|sister|brother|son|daughter|in-?laws?|thanksgiving|papa)\b/,
    unless: /\b(?:committee|works away|throw me out|father christmas|santa)\b|\bfirst time\b/,
    hear: ['You love them, and you can hardly believe what they say. That is hard to put together.'],
    ask: ['What can the two of you still talk about?', "Was there a time when you'd have agreed?"],
  },
  {
    id: 'house-land-and-wills',
    cues: 'will land house farm inherit property ring estate divided sold selling sell probate executor left money necklace',
    when: kin(
      "\\b(?:inherit(?:ed|ance)?|since the will|the will was|in the will|(?:PARENT|ELDER|WIDER|father|mother)'s (?:land|farm|house|property|money|flat|necklace|ring|estate)|sharing the land|shared? (?:out )?the land|divided)\\b|(?:PARENT|ELDER|WIDER) (?:left|leaves|gave|is leaving) (?:(?:the (?:house|farm|flat|land|shop|ring|business|money)|everything|it all) to|(?:you|me|him|her|your (?:brother|sister)) (?:nothing|everything|the (?:house|farm|flat|land|shop)))\\b|\\b(?:gets?|got|inherits?) the (?:house|farm|flat|land) because|\\b(?:sell(?:ing)?|sold) (?:the (?:farm|family (?:home|house))|PARENT'?s (?:house|flat|place))",
    ),
    beside:
      /\b(?:the will\b|inherit\w*|divided|sharing|shared|solicitors?|left (?:the|it|everything|him|her)|barney|went for each other|stole|fight|fought|who gets|after (?:mum|dad|mom)'?s money|probate|executor|signed for me|land|sell|house because)\b/,
    unless:
      /\b(?:neighbou?r'?s?|next door|executor|widow\w*|the gas|magician)\b|\b(?:boss|work|hunting|gun collection|the boat|typhoon|from the street|my nephew could|grandfather'?s farm)\b/,
    hear: ["Quarrels over what's left behind can hurt more than anything else in a family."],
    ask: ['What would you most like to have from that house?', 'How were things between you all before?'],
  },
  {
    id: 'sibling-in-trouble',
    cues: 'brother sister twin prison drug using drink gaming people money gang hospital called sofa clean',
    when: kin(
      "SIBLING(?:'s| is| was| has| got|'s been)* (?:\\w+ ){0,3}?(?:in (?:prison|jail|trouble|rehab)|out of prison|arrested|using|on (?:drugs|heroin|something)|drinking|relapsed|overdosed|hanging (?:out|around) with|homeless|in debt|gambl\\w+|not (?:ok|okay|well|eating)|stopped (?:eating|talking|coming)|isn'?t (?:eating|ok|okay|well|picking up)|hearing voices|self[- ]harm\\w*|in his room|in her room|wearing his hood)\\b",
    ),
    unless: /\b(?:died|ten years ago)\b/,
    hear: ['You cannot fix it for them, and you cannot stop worrying.'],
    ask: ['When did you last see them as they used to be?', 'Who else in the family sees it?'],
  },
  {
    id: 'minds-younger-ones',
    cues: 'little younger brother sister siblings custody job dressed raise raised eldest oldest look',
    when: kin(
      "\\byou(?:'ve got| get| got| have| had| look| take| cook| feed| raise[d]?| bring| put| pick|'re raising| do| are raising|'ve raised| basically) (?:\\w+ ){0,4}?your (?:little|younger|baby|small) (?:brothers?|sisters?|siblings)\\b|\\byour (?:little|younger|baby) (?:brother|sister)(?:'s| is) your (?:job|responsibility)|\\bcustody of your (?:sister|brother)|\\byou(?:'re| are|'ve always been| were) the (?:eldest|oldest)(?: (?:daughter|one|girl|sister|of))?\\b|\\bmum can'?t right now",
    ),
    unless:
      /\b(?:nearest to her hand|hard on me|everybody call|everyone calls?|the doctor|deposit|executor|uncles)\b|\b(?:oldest (?:in (?:the )?(?:class|office|room|group)|person|student|friend|there)|photo|voice|cried|santa|for money|lorry|the pub|christmas money)\b/,
    beside:
      /\b(?:mum|mom|mam|mama|dad|mother|father|brothers?|sisters?|siblings?|house|family|home|parents?|custody)\b/,
    hear: [
      'You had to be the grown-up much too early.',
      "A child who runs a house gets praised for being so sensible, and hardly anyone asks who's running the child.",
    ],
    ask: ['Who asks about you, in all that?', 'What do they come to you with?'],
  },
  {
    id: 'not-allowed',
    cues: 'won let allowed grounded phone took strict rules home ban',
    when: kin(
      "(?:PARENT|they|ELDER) (?:\\w+ )?(?:(?:won'?t|doesn'?t|don'?t) (?:ever )?let|never lets) you\\b(?! (?:pay|down|help|cook|see (?:him|her) cry))|\\byou(?:'re| are|'ve been| got)? (?:not allowed|never allowed|grounded|banned)\\b|PARENT (?:\\w+ )?(?:took|takes|confiscated|grounded|locked) (?:you|your (?:phone|laptop|console|xbox|ps5|door|switch))|PARENT(?:'s| is| are) (?:so |really |too |very )?strict",
    ),
    beside: /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|papa|stepdad|stepmum|foster)\b/,
    unless:
      /\b(?:dead|died|used to|back then|as a (?:kid|child|girl|boy)|when i was|growing up|work|boss|landlord|visit(?:ing)? (?:him|her)|hospital|grandchildren|pay for|boyfriend)\b/,
    hear: [
      "It's hard when somebody else decides what you're allowed.",
      "It's hard to be trusted with nothing. There's no way to show what you'd have done with it.",
    ],
    ask: ['What would you be doing tonight if you could?', "What is it they're afraid of, do they say?"],
  },
  {
    id: 'voice-or-thing-of-kin',
    bright: true,
    cues: 'voice hand recipe jumper coat cardigan watch handwriting apron scarf kitchen cup mug bowl knife letters tin cookbook song record tools hat glasses perfume pipe shed allotment garden sewing bible',
    when: kin(
      "(?:PARENT|ELDER|WIDER|SIBLING)'?s (?:old |gold |best |button |reading )?(?:voice(?! ?mail)|recipes?|jumper|coat|cardigan|watch|handwriting|apron|scarf|kitchen|cup|mug|bowl|knife|letters|tin|cookbook|songs?|records?|tools|hat|glasses|perfume|pipe|shed|allotment|garden|sewing machine|bible|hands)\\b",
    ),
    unless:
      /\b(?:the brick|made a face|pretended to be sick|in his sleep|in her sleep|last one who|radio|on the ridge|river is|television|laughed too|only visited|whatsapp|network)\b|\b(?:stole|they took|fight|argu\w+|dna|who gets|shak(?:e|es|ing)|shook|hit|mould\w*|raised his hands?|leaking|sell|burn(?:t|ed) down|hands hurt|lipstick|nail varnish|on the radio|house, car|knife)\b/,
    hear: [
      'A thing like that can make somebody feel very near.',
      "To anybody else that's an ordinary thing. To you it has a whole person in it.",
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
    unless:
      /\bhow to use (?:this|it|the (?:app|phone|tablet|thing|computer))\b|\b(?:i think i teach|(?:going|want|trying|tried) to teach|i'?ll teach|i will teach|used to hit)\b|\b(?:lesson the hard|hate|hit|to lie|to be afraid|shut up|not to|the letter)\b/,
    hear: ["It's good when something gets passed on like that."],
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
      /\b(?:touch\w*|(?:my|your) bed|come into|hit|beat|belt|hurt)\b|\bflinch\w*|\bshout\w*|\bdo (?:exactly )?that\b|\bthe same\b|\b(?:belt|beat|drunk|drank|afraid|scared|lied|bully|bullied|stole|hid from|wet the|hungry|slap\w*|smack\w*|yell\w*|put me down)\b/,
    hear: ["That's a dear memory to have."],
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
    hear: ['What a clear picture to have kept.'],
    ask: ['Who else is standing in that picture?', 'What brought it back just now?'],
  },
  {
    id: 'parent-on-the-phone',
    general: true,
    cues: 'sends rang rings ring call calls called phone phoned phones texts texted voicemail',
    when: kin(
      '(?:PARENT|ELDER)(?:\'s| has| keeps?| always| just| still| only)* (?:rang(?! the)|rings|ringing|(?:calls|called|calling)(?= (?:you(?! (?:a|an|by|it|un\\w+|lazy|selfish|names|stupid|sister|brother|mum|mam|nurse|miss|aunt\\w*|"))|me(?! (?:a|un|in|self)\\w*)|again|today|tonight|three|four|five|six|ten|every|twice|from|at|about|this|yesterday|to|on)\\b)|phones|phoned|texts|texted|facetimes|video calls|sends you (?:voice notes|voice messages|messages|memes)|left (?:a|you a) (?:voicemail|message|voice note))\\b|\\byou (?:\\w+ )?(?:ring|rang|call|called|phone|phoned|facetime) (?:PARENT|ELDER)\\b(?! (?:(?:mum|mam|mom|dad|by|a|an)\\b|lazy|stupid|selfish|ignorant))',
    ),
    unless:
      /\b(?:how to turn|oven|boiler|how to work the)\b|\b(?:at work|on shift|ward|remote|meds)\b|\b(?:have to ask|permission|before i call|the nun|signed|put (?:her|him|them) into|dentist|hips|want to (?:ring|call|phone) (?:my )?(?:mum|mom|dad|mam)|can'?t (?:ring|call|phone))\b|\b(?:died|dead|dying|hospital|funeral|accident|police|said (?:it|mama)|ambulance|911|999|from the floor|names?|called up|the bell|my phone every|about (?:the boiler|the goats))\b/,
    hear: ["You can hear so much in a voice you've known all your life."],
    ask: ['What do your calls usually come round to?', 'How did they sound?'],
  },
  {
    id: 'feast-day-in-family',
    cues: 'christmas thanksgiving eid easter diwali hanukkah passover sunday reunion holidays new year ramadan',
    when: /\b(?:first|this|hosting|host|do|doing|spoil(?:ing)?|dreading|without|home for|planned|have|had|spend|come for|coming for|asked you for|away for|invited\w*|want you for|both want you for|not going there for|got to do)\b(?:\W+\w+){0,4}?\W+(?:christmas(?: (?:day|dinner|eve|lunch))?|thanksgiving|eid|easter|diwali|hanukkah|passover|tet|lunar new year|family (?:reunion|dinner|lunch|gathering))\b|\b(?:christmas|thanksgiving|eid|easter|diwali|hanukkah)\b (?:is coming|without|they|was up|you were up|alone)|\bhosting\b|^(?:today |tonight )?it(?:'s| is) (?:eid|christmas|thanksgiving|diwali|easter|new year)\b|\balone (?:at|on|for|over) (?:christmas|eid|thanksgiving|easter|diwali)\b/i,
    beside:
      /\b(?:mum|mom|mam|mama|dad|da|mother|father|parents?|nan|gran\w*|sisters?|brothers?|cousins?|uncles?|aunt\w*|papa|family|in-?laws?|kids|children|sons?|daughters?|everyone'?s coming)\b/,
    unless:
      /\b(?:tree lights|christmas (?:card|jumper|lights|shopping|bonus|number|rush|temp|party at work|money)|work(?:'s)? christmas|until christmas|since (?:christmas|easter|diwali)|by christmas|credit cards?|overdraft|last easter|boss|soldier|easter egg|pounds|finish at christmas|holiday\. i)\b|\b(?:before|after) (?:christmas|thanksgiving|easter|the holidays)\b|\bchristmas (?:presents?|gifts?)\b|\bhave (?:a )?(?:\w+ )?(?:job|work)\b|\b(?:got|was|were) killed\b|\bdied\b/,
    hear: [
      "Days like that, when everyone's supposed to be together, can be the hardest.",
      'On such a day you notice most who is missing and what has changed.',
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
      /\b(?:rehab|accounts|organi[sz]ing|pay for (?:my|his|her)|paid for)\b|\b(?:divorc\w*|died|ten years ago|when i was|if we put the dog|drank|dry for|fainted|hair'?s|visa|pending|missed|learned|from the woman|vegas|told us after|not in the|only for|background|booked the flights|tie till|shared tablet|assignments|people speak so fast|fees|got married when|house is so quiet)\b|\b(?:wedding rings?|the ring)\b|\bwhen (?:it'?s|it is|is it|will it be|is) my turn\b/,
    hear: ['A family wedding brings up a lot of feelings at once.'],
    ask: ['What part have they given you in it?', 'Who will you be sitting with?'],
  },
  {
    id: 'sibling-gets-ahead',
    cues: 'bought house got married promoted degree job engaged pregnant farm apartment first family',
    when: kin(
      "(?:SIBLING|WIDER)(?:'s|'ve| has| just| already| only| younger)* (?:just |already )*(?:bought|got (?:the|a|into|his|her|engaged|promoted)|has (?:a|got|three|two|the|everything|it)|earns?|makes more|owns?|built|won|graduated|moved into|goes in a room|'s got)\\b(?!.*\\b(?:cancer|dementia|arrested|drunk|called up|positive)\\b)|\\blike (?:your|my) (?:sister|brother|cousin) does\\b|\\byou(?:'re| are) (?:someone's|\\w+'s) (?:sister|brother)$|\\boh,? you'?re \\w+'s (?:sister|brother)",
    ),
    unless:
      /\b(?:at (?:long )?last|made up|chuffed|over the moon|proud of|pleased for|apprenticeship|on the dole|got (?:him|her)self|died|ill|sick|prison|knife|custody|got the papers|bin|the (?:flu|blame)|a cast|the belt|kidney|stethoscope|head stuck|operation|boyfriend with|moth card|voice)\b/,
    hear: [
      "It's hard not to compare yourself with somebody from the same home.",
      'With a brother, a sister or a cousin, you can be pleased and sore in the same second. You started from the same kitchen.',
    ],
    ask: ['How is it between you two otherwise?', 'Who in the family brings it up?'],
  },
  {
    id: 'grandchildren-told-of',
    general: true,
    bright: true,
    cues: 'grand',
    when: kin(
      "^(?:and |so |today |yesterday )*GRANDCHILD\\b(?!'s)|\\b(?:with|see|saw|miss|taking|took|watching) GRANDCHILD\\b(?!'s)",
    ),
    unless:
      /\b(?:push\w*|hits?|shouts?|pension|takes my|takes your|steals?)\b|\b(?:stopped talking|crash|weeks early|premature|tubes?|incubator|put it on the (?:phone|telephone|computer)|operation|not a boy|not a girl|prison|stroke|gone back|i said,? not now|slipper|ashamed|scar\w*|worr\w+|was to come|hood|cry\w*|cried|sick|ill|poorly|autis\w*|bull\w+|police|drugs?|court|custody)\b|\b(?:died|dead|funeral|killed|hospital|intensive|war|front|kharkiv|haifa|cancer|accident|bitter|boring|ghost|not allowed|won'?t|scam|set (?:this|it) up|put (?:this|me) (?:on|up)|stole|leukaemia|told me off|i'?m a grand|co-?signed|let it slip|husband|sorry about|neck|leg in|the ward|tears|mattress|hides food|knees|not nan|the cake|getting married|behind glass|flooded|papaw|handed in|to live|three now|chicken)\b/,
    hear: ['You clearly love having them in your life.'],
    ask: ['What are they into just now?', 'How often do you get to be with them?'],
  },
  {
    id: 'grandparent-told-of',
    general: true,
    bright: true,
    cues: 'nan nana nanna nain gran grand oma opa abuela abuelo lola lolo nonna nonno babushka papaw mamaw',
    when: kin(
      "^(?:(?!you(?:'re| are| feel)? (?:a |in )?).)*ELDER(?:'s|'ve)? (?:\\w+ )?(?:says?|said|thinks|calls|discovered|keeps|would|made|makes|cried|cries|wants|taught|sat|built|came|had|has|got|ended|never|always|walked|went|left|gave|asked|shout(?:s|ing)|discovered|likes|loves|sings|sang|kept)\\b",
    ),
    unless:
      /\b(?:sold|the church|expensive|land|everyone i know|tried ignoring|law school|because i wouldn'?t|cried today|one eye|not (?:allowed|speaking)|forgets?|old nan)\b|\b(?:died|dying|dead|funeral|buried|passed|hospital|fell|fall\w*|dementia|stroke|who i am|isn'?t dead|wouldn'?t (?:of|have) left|grandma isn|insulin|turning|weigh|go home|when i'?m a|copd|come live|gun|necklace|milk|left me|got sick|thumb over|would(?:'ve| have)|built that)\b/,
    hear: ['They have a way of saying things that stays with you.'],
    ask: ['What else of theirs comes to mind?', 'Who in the family takes after them?'],
  },
  {
    id: 'small-talk-instead',
    cues: 'only talk speak talked conversation weather',
    when: kin(
      "\\b(?:you|we|KIN and you|you and KIN)(?:'ve| can| could)? (?:\\w+ )?(?:only|just|never)(?: ever)?(?: really)? (?:talk|speak|talked|spoke) about (?!him|her|it|this|that|you)\\w+|\\b(?:you|we) (?:talked|spoke|chatted) about (?:the|his|her) (?:m\\d+|boiler|weather|traffic|garden|football|bins|match|cars?|bus|tomatoes|hip|dog|bait|parking)\\b|\\bit'?s (?:all )?(?:a text about|football scores|the weather)|\\byou (?:now )?only talk about (?:mum|mom|dad)",
    ),
    beside:
      /\b(?:mum|mam|mom|mama|dad|da|mother|father|papa|brother|sister|son|daughter|uncle|nan|gran\w*|in-?laws?|family)\b/,
    unless: /\b(?:afraid|ship|what if)\b/,
    hear: [
      "It's sad when there's so much to say and only small things get said.",
      'There are people you can only come near with a boiler or a motorway in between.',
    ],
    ask: [
      'What would you say to them if the subject just came up by itself?',
      'Has it ever gone further than that, once?',
    ],
  },
  {
    id: 'went-on-with-the-dishes',
    cues: 'kept carried went pass turned back looking said changed picked',
    when: kin(
      '(?:KIN|\\bhe|\\bshe|\\bthey) (?:just |then |only )?(?:kept on|carried on|went on|went back to|kept) (?:\\w+ )?(?:fold\\w*|peel\\w*|count\\w*|eat\\w*|read\\w*|iron\\w*|shell\\w*|knit\\w*|chop\\w*|stir\\w*|watch\\w*|chew\\w*|wash\\w*|scroll\\w*|driv\\w*|drink\\w*)\\b|(?:KIN|\\bhe|\\bshe) (?:\\w+ )?said pass the\\b|(?:KIN|\\bhe|\\bshe) (?:\\w+ )?turned the \\w+ (?:up|on|back on)',
    ),
    beside:
      /\b(?:told|said|tell|asked|say|came out|announced)\b.*\b(?:mum|mam|mom|mama|dad|da|mother|father|papa|brother|sister|nan|gran\w*)\b|\b(?:mum|mam|mom|mama|dad|da|mother|father|papa|nan|gran\w*)\b.*\b(?:told|said|tell|asked|say|opened my mouth)\b/s,
    unless: /\b(?:radio|song|counting calories|died)\b/,
    hear: [
      "You told them something that mattered, and they carried on as if you hadn't.",
      "You put it down in front of them, and they reach round it for the salt. You don't know then whether it arrived.",
    ],
    ask: ['Has a word been said about it since?', 'What do you think was going on in them?'],
  },
  {
    id: 'absent-one-gets-the-thanks',
    cues: 'asks good wonderful neighbours one credit sun marvellous flowers',
    when: kin(
      "\\b(?:he'?s|she'?s|SIBLING(?:'s| is)|it'?s (?:him|her)) (?:still )?the one (?:she|he|they) (?:asks? for|wants?|talks? about|boasts|is proud)|\\b(?:tells?|told) (?:everyone|the neighbours?|people|the nurses?|the whole ward|everyone on the ward) (?:how )?(?:\\w+ ){0,4}?(?:so good to|how (?:good|wonderful)|wonderful|marvellous|such a good)|\\bsun shines out|\\boh,? isn'?t (?:she|he) good",
    ),
    beside: /\b(?:mum|mam|mom|mama|dad|mother|father|papa|brother|sister|cousin|nan|gran\w*)\b/,
    hear: [
      'You do it all, and somebody else gets the thanks. That hurts.',
      'You do it without wanting thanks, and then the thanks go past you, out loud, to somebody else.',
    ],
    ask: ['What do you do when you hear that?', "Does the other one know how it's told?"],
  },
  {
    id: 'marks-never-enough',
    cues: 'marks grade grades result results exam percent top class first point tutor scholarship olympiad',
    when: kin(
      "(?:PARENT|ELDER|FAMILY|they|he|she) (?:\\w+ )?(?:thinks?|said|asks?|asked|says|looked|want(?:s|ed)?|expects?) .*\\b(?:what did \\w+ get|who came first|the other (?:\\w+ )?(?:percent|marks|points?)|why not|an? (?:b|c|a\\*)\\b|straight a'?s|marks|grades|results|top of the class|first in|tutor(?:ing)?|nothing to achieve|how many got)\\b|\\byour (?:eighty|ninety|\\d\\d)[- ]?\\w* stands|\\bPARENT post(?:s)? (?:the|your) results|\\bdon'?t make your marks better",
    ),
    unless: /\b(?:proud|so happy|cried with joy|doctor said)\b/,
    hear: [
      "It's hard when only your results seem to count.",
      "There's always a next number, and the one you've brought home is cold before it reaches the table.",
    ],
    ask: ['What would be enough, do you think?', 'What are you good at that nobody gives a mark for?'],
  },
  {
    id: 'parent-softer-with-grandchildren',
    cues: 'kids kisses plays adore dotes grand children patient',
    when: kin(
      '(?:PARENT|\\bhe|\\bshe) (?:\\w+ )?(?:kisses|hugs|plays with|dotes on|adores|reads to|spoils|sings to|is (?:so )?(?:patient|gentle|good|soft|lovely) with) (?:CHILD|my (?:kids|son|daughter)|them|his grandchildren|her grandchildren)\\b|CHILD adores? (?:him|her|PARENT)\\b|\\bwatch (?:him|her) be to them\\b',
    ),
    beside:
      /\b(?:never|wasn'?t|used to|with me|with us|was to me|when i was|didn'?t)\b.*|\b(?:dad|father|mum|mother)\b.*\b(?:kids|grand\w+|children)\b/,
    unless: /\b(?:my (?:husband|wife|ex|partner|boyfriend) (?:plays|kisses|hugs)|dog)\b/,
    hear: ['It can hurt to see them give what you would have needed.'],
    ask: ['What were they like with you at that age?', 'Have you ever said anything about it to them?'],
  },
  {
    id: 'not-seen-by-parents',
    cues: 'understand listen believe notice care see hear get look ask come even',
    when: kin(
      "(?:PARENT|FAMILY)(?:'s|'ve)? (?:\\w+ )?(?:doesn'?t|don'?t|does not|do not|didn'?t|won'?t|never|can'?t|hasn'?t|haven'?t) (?:\\w+ )?(?:understand|understood|get it|get me|get you|listen(?:s|ed)?|believe(?:s|d)? (?:you|me|it|in)|notice[sd]?|care[sd]?|see(?:s|n)? (?:you|me|it|that|how|what)|hear(?:s|d)? (?:you|me)|looks? at (?:it|you|me)|look up|asks? (?:you|me|about|how|why)|asked|take (?:you|me|it) seriously)\\b",
    ),
    unless:
      /\b(?:dementia|doctor|will never see|hearing aids?|don'?t care what my|english|can'?t hear|deaf|died|doesn'?t know|money)\b/,
    hear: [
      'It hurts not to be seen by your own parents.',
      'You go on explaining it a different way each time, as though the fault were in the wording.',
    ],
    ask: ['If they could get just one thing of it, which should it be?', 'Who did get it, the first time you told it?'],
  },
  {
    id: 'parent-wants-it-so',
    cues: 'wants want wanted insists expects',
    when: kin(
      '(?:PARENT|FAMILY|SIBLING|LAW|ELDER)(?: both| all)? (?:\\w+ )?(?:wants?|wanted|insists?|insisted|expects?|expected) (?:you|us|me|to|that|on)\\b',
    ),
    unless:
      /\b(?:toast|speech|best man)\b|\b(?:proud|to cry|doctor|law|medicine|engineer|marr(?:y|ied)|loan|money|lives? alone|to die|walk (?:me|you) down|grandchild\w*|minibus)\b/,
    hear: ["It's hard to know what you want when they're so sure of what they want."],
    ask: ['What would you say, if they asked you properly?', 'What happens in your lot when someone says no?'],
  },
  {
    id: 'place-in-the-row',
    cues: 'sheep black odd one family',
    when: kin(
      "\\byou(?:'re| are|'ve always been| were) (?:the (?:baby of the family|black sheep|odd one out|quiet one|clever one|responsible one|strong one|difficult one))\\b",
    ),
    beside:
      /\b(?:mum|mam|mom|mama|dad|mother|father|papa|brothers?|sisters?|siblings?|family|parents?|only child|of (?:three|four|five|six|seven|eight|nine))\b/,
    unless:
      /\b(?:nearest to her hand|hard on me|executor)\b|\b(?:at work|in the office|class|on the team|of the pack|survivor|black (?:girl|boy|person|family)|in the room)\b/,
    hear: ["It isn't easy to be anything else when everybody has you down as that."],
    ask: ['What falls to you, in that part?', "Who had the part you'd have liked?"],
  },
  {
    id: 'visit-to-parents',
    cues: 'visit visited visiting went going drive drove home weekend see saw',
    when: kin(
      "\\byou(?:'re|'ve|'ll| are)? (?:\\w+ )?(?:visit(?:ed|ing)?|went (?:home )?to (?:see|visit)|go(?:ing)? (?:home )?to (?:see|visit)|drove (?:\\w+ ){0,2}to (?:see|visit)|been (?:home )?to (?:see|visit)|(?:shall|will|going to) (?:\\w+ ){0,5}?(?:see|visit)|popped? (?:in|round) to|saw|seeing) (?:PARENT|ELDER)\\b(?! (?:cry|in the (?:street|mirror)|as |for what|on (?:the )?(?:video|screen)))|\\byou(?:'re|'ve)? (?:\\w+ )?(?:went|been|going|stayed|staying|back) (?:to|at|from) PARENT's(?: house)?\\b(?! (?:for|and|to) )",
    ),
    unless:
      /\b(?:only visit\w*|for the money)\b|\b(?:died|dead|grave|cemetery|funeral|hospital|the home|care home|prison|dream\w*|haven'?t|not been|body|never met)\b/,
    hear: ['Going home can turn you back into who you were.'],
    ask: ['How was it when you were leaving?', "What do the two of you do, when you're there?"],
  },
  {
    id: 'looks-or-sounds-like-kin',
    bright: true,
    cues: 'look looks hands eyes nose laugh frown walk chin face got same voice like',
    when: kin(
      "\\b(?:got|has|have|with|same|it'?s|have got) (?:\\w+ )?(?:PARENT|ELDER|SIBLING|WIDER)'?s (?:eyes|hands|nose|laugh|frown|walk|chin|face|smile|hair|mouth|feet|temper|ears|voice)\\b|\\b(?:look|looks|looked|walk|walks|laugh|laughs|smell|smells) (?:\\w+ )?like (?:PARENT|ELDER|SIBLING)\\b",
    ),
    unless: /\b(?:dna|not my husband|died|crying|hate|ugly|shout\w*|drunk|on the (?:phone|radio))\b/,
    hear: ['It can be moving to see somebody you love in another face.'],
    ask: ['When do you see it most?', 'What else has come down that way?'],
  },
  {
    id: 'family-forgot-the-day',
    cues: 'forgot forgotten remember',
    when: kin(
      "(?:KIN|FAMILY|nobody at home|they all|CHILD)(?:'s|'ve| has| have|'d)? (?:\\w+ )?(?:forgot(?:ten)?|didn'?t (?:even )?remember|never remembers?) (?:\\w+ ){0,3}?(?:birthday|results?|graduation|exam|interview|anniversary|name day|first day|operation|the day|recital|christening|appointment)\\b",
    ),
    unless: /\b(?:dementia|alzheimer\w*|carer|stroke)\b/,
    hear: [
      'It hurts to be forgotten by your own family.',
      "They'd be horrified if they knew, and you'd sooner sit on it than have to tell them.",
    ],
    ask: ['Has it dawned on any of them since?', 'How did you spend the day itself?'],
  },
  {
    id: 'sibling-was-there',
    bright: true,
    cues: 'sat stayed held came drove picked gets made laugh helped turned',
    when: kin(
      "(?:SIBLING|WIDER|KIN,? (?:she|he))(?:'s|'d)? (?:just |only |always |actually )*(?:sat (?:with|next to|beside|on the)|stayed (?:with|on the (?:line|phone))|held (?:you|my|your)|came (?:straight|over|round|and got|to get|to (?:sit|fetch))|drove (?:over|through|straight|two|three|four|all)|picked you up|gets (?:it|you)\\b|made you laugh|the only one (?:who|that) (?:helped|came|gets|asked|knows)|turned up with|covered for you|stuck up for you|reached)\\b",
    ),
    unless: /\b(?:for free|papers|died|dead|never|didn'?t|nobody|hospital with his|prison|voice|late)\b/,
    hear: ["It's good to have somebody who was there for all of it."],
    ask: ['What did you two do then?', "Is that how it's always been with them?"],
  },
];
