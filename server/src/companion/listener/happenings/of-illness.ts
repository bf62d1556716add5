import { named } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** That the talk is of a body that is not well, and of those who see to it. */
export const illness =
  /\b(?:ill|illness|poorly|unwell|cancer|chemo\w*|radiotherapy|tumou?r|leuk\w+|lymphoma|lump|diagnos\w+|hospital|hospice|(?:a|the|second|mini|his|her|my) stroke|dementia|alzheimer'?s|parkinson'?s?|multiple sclerosis|has ms|have ms|mnd|lupus|fibro\w*|arthritis|(?<!growing )pain(?! in the (?:arse|ass|neck|backside))|(?<!whole |big )operation|surgery|a scan|the scan|scans|mri|biopsy|doctors?|gp|consultant|specialist|nurse|the ward|my tablets|tablets|pills|meds|medication|dialysis|transplant|epilep\w+|diabet\w+|insulin|asthma|copd|crohn'?s|colitis|chronic|fatigue|long covid|migraines?|endometriosis|menopause|wheelchair|disab\w+|stoma|hiv|surgery|physio)\b/;

const day =
  "(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|this (?:week|morning|afternoon)|in the morning|\\bthe \\d+|at \\d|o'clock|at (?:six|seven|eight|nine|ten|two|three))";
const theySaid =
  '(?:doctors?|dr\\.? \\w+|gp|consultant|specialist|nurse|surgeon|midwife|locum|hospital|a&e|surgery|receptionist|physio|neurologist|paramedics?|ambulance people|he|she|they)';

/** A body that is one's own: doctors and waiting, being cut open and mended, what is different since, nights. */
export const ofIllness: readonly Happening[] = [
  {
    id: 'all-clear-and-flat',
    cues: 'flat ought should instead let right blank feel felt looking what afraid scared waiting',
    when: /\b(?:ought to|should) be (?:\w+ )?(?:happy|dancing|glad|thrilled|relieved|celebrating|over the moon|grateful)\b|\byou(?:'ve)? (?:just |only |still )*(?:feel|felt) (?:\w+ )*(?:nothing|flat|low|empty|lost|let down|blank|down|numb|guilty)\b|\blooking for the happiness\b|\bflat as a\b|\bjust a blank\b|\bmissed something\b|\b(?:afraid|scared|waiting)\b.*\b(?:come|comes|coming) back\b/i,
    beside:
      /\b(?:all[- ]clear|scans?(?: is| was|'s| came back)? (?:all )?(?:clear|clean)|no sign of (?:it|cancer)|tumou?r'?s? gone|in remission|rang the bell|benign|(?:it|treatment) worked|everything is fine|recovered|no more cancer)\b/,
    hear: [
      'Good news can leave you flat and jumbled, after so long being afraid.',
      'For months there was one thing to get through. Nobody tells you what the day after it is for.',
    ],
    ask: ['What do people expect to see now?', 'How long had you been braced for the other answer?'],
  },
  {
    id: 'good-news-from-the-doctors',
    cues: 'clear clean benign remission well bell cyst gone surgery theatre negative worked match donor',
    when: /\b(?:scans?|tests?|results?|biops(?:y|ies)|mri|bloods|mammogram)(?:'s| is| are| was| were| came back| has come back| have come back| came)(?: all| completely| back)* (?:clear|clean|benign|negative|fine|normal|good)\b|\bit (?:came|has come) back (?:clear|clean|negative|benign|fine|normal)\b|\ball[- ]clear\b|\bit's benign\b|\bno more cancer\b|\bno sign of (?:it|cancer)\b|\brang the bell\b|\bin remission\b|\bonly a cyst\b|\btumou?r(?:'s| is) (?:gone|out|half)\b|\bout of (?:surgery|theatre|intensive care|icu)\b|\b(?:operation|surgery|op) (?:has |all )?went (?:\w+ )?(?:well|fine|ok|okay|smoothly)\b|\bfound a donor\b|\bgot (?:the|his|her|your) kidney\b/i,
    unless:
      /\b(?:but|ought|should be|instead|let down|ever since|what if|told her the scan|telling her|isn'?t|wasn'?t|not clear|nobody'?s)\b|\bdrain\w*\b|\bmot\b|\bnineteen times\b|\bflat as\b|\btimes today\b|\bslept on it\b|\bhouse\b|\bif it'?s clear\b|\bwhen the test\b|\bpregnan/,
    bright: true,
    hear: [
      'What a relief that must be, after all the waiting.',
      'After being braced for so long, good news has to be read several times.',
    ],
    ask: [
      'Who was the first to hear it from you?',
      'Where were you when the word came?',
      'What did you do straight after?',
    ],
  },
  {
    id: 'waiting-for-results',
    cues: 'phone wait results word rang ring call heard hear letter',
    when: /\bwait(?:ing|ed)?\b.*\b(?:results?|biops\w+|scan|bloods?|to hear|for the (?:call|letter|phone|hospital)|by the phone)\b|\bresults? (?:tomorrow|on|next|aren'?t|come|comes|haven'?t|won'?t|stand|are in|in the system)\b|\bno word from the (?:hospital|doctor|gp|surgery|clinic|ward)\b|\b(?:doctor|hospital|gp|surgery|clinic|consultant|nurse)\b(?: \w+){0,2} (?:never|hasn'?t|haven'?t|didn'?t|still not|still hasn'?t|promised to|was meant to|were meant to|said (?:they|he|she)'?d) (?:rang|rung|ring|call|called|phone|phoned|write|written|get back|got back)\b|\bevery time the phone rings\b|\bkeep (?:the|your) phone (?:in|on|under|by)\b|\bphone (?:is |lies |stays )?(?:in|on|under) your (?:bra|pillow|chest|hand|lap|apron)\b/i,
    beside:
      /\b(?:hospital|doctors?|gp|biops\w+|bloods?|scan|nurse|lump|mri|clinic|consultant|ward|test results|the surgery)\b/,
    unless: /\b(?:exam|degree|a-?levels?|gcse|driving test|dna)\b/,
    hear: [
      "Waiting for results is frightening, and you have to carry on as if it weren't.",
      "The answer exists already, in somebody's computer, and you are asked to go on as if it didn't.",
    ],
    ask: [
      'When do they say there will be news?',
      'Who waits along with you?',
      'What do you do with your hands meanwhile?',
    ],
  },
  {
    id: 'asked-to-bring-someone',
    cues: 'rang bring someone somebody there',
    when: /\bbring (?:someone|somebody|a relative|a friend|your (?:wife|husband|partner))\b|\bthere isn'?t (?:someone|somebody|anyone|anybody)\b|\bno one to bring\b|\brang (?:you )?(?:himself|herself|themselves)\b/i,
    beside: /\b(?:hospital|results?|doctor|gp|consultant|scan|biopsy|clinic|surgery|appointment)\b/,
    unless: /\bparty\b|\bwedding\b|\bdinner\b/,
    hear: [
      "That's a frightening thing to be asked.",
      'It is a short sentence on the telephone, and you hear nothing else all day.',
    ],
    ask: ['Who comes to mind?', 'When have you got to be there?'],
  },
  {
    id: 'busy-hands-while-waiting',
    cues: 'clean alphabet hoover scrub bake iron tidied sorted fold wash',
    when: /\byou(?:'ve| have)? (?:just |already |been )?(?:clean(?:ed|ing)|alphabeti[sz]ed|hoover(?:ed|ing)|scrubb(?:ed|ing)|bak(?:ed|ing)|iron(?:ed|ing)|tid(?:ied|ying)|sort(?:ed|ing)|fold(?:ed|ing)|rearrang(?:ed|ing)|polish(?:ed|ing))\b|\bfolded and unfolded\b/i,
    beside:
      /\b(?:test results|scan results|results tomorrow|biopsy|scan|operation|theatre|hospital|dying|any day now)\b/,
    unless:
      /\bblouse\b|\b(?:died|dead|funeral|sorted out the)\b|\b(?:she|he) left\b|\b(?:care home|hotel|work as|cleaner|cleaned out by|carers?)\b/,
    hear: [
      "It isn't easy to sit still when all you can do is wait.",
      "When the one thing can't be done, the hands go and do all the others.",
    ],
    ask: ['What have you got through so far?', 'What is the next drawer?'],
  },
  {
    id: 'told-it-will-be-nothing',
    cues: 'routine news fine nothing worry positive sure alright',
    when: /\b(?:said|says?|saying|tells?|told|keeps?|thinks?|reckons?)\b.*\b(?:no news is good news|it'?ll (?:all )?be (?:fine|nothing|all right|alright|ok|okay)|(?:don'?t|stop|not to) worry|worrying|(?:stay|think|be|thinking) positive|(?:it'?s )?(?:sure it'?s|probably|surely) nothing|it'?s (?:only |just )?routine)\b/i,
    beside: /\b(?:hospital|biopsy|scan|lump|results?|operation|surgery|tumou?r|cancer|consultant|mri|chemo)\b/,
    unless: /\bi said\b.*\bdon'?t worry\b|\bjob\b|\bexam\b/,
    hear: [
      "They mean to reassure you, and you're still the one who has to wait.",
      'It closes the subject for the day, and at night the subject comes to bed with you.',
    ],
    ask: ['What would you have them say instead?', 'Who can you be frightened with?'],
  },
  {
    id: 'decision-about-an-operation',
    cues: 'decide decision choose choice answer option weigh sign need',
    when: /\b(?:decid(?:e|ing|ed)|decision|choose|options?|they need an answer|whether to have|want(?:s)? to know (?:by|in|tonight))\b/i,
    beside:
      /\b(?:the operation|an operation|surgery|chemo|radiotherapy|transplant|amputat\w+|the tube|pacemaker|(?:second|next) round)\b/,
    unless: /\bvet\b|\bdog\b|\bcat\b|\bdecided (?:to )?(?:leave|quit|cook)\b/,
    hear: [
      "It's a hard thing to decide, and it's your own body.",
      'Whichever it is, there is no trying out the other one afterwards to compare.',
    ],
    ask: ['When do they want to know?', 'Whose opinion weighs with you there?'],
  },
  {
    id: 'own-operation-ahead',
    cues: "op's operation surgery anaesthetic anesthe hernia hip knee scan theatre",
    when: new RegExp(
      `^(?!.*\\b(?:since|after|was|went|had your|cancelled|bill|told|when you had)\\b).*(?:\\byour (?:\\w+ )?(?:operation|surgery|op|procedure)\\b|\\byou(?:'re| are) (?:having|going in for|getting|scared of|afraid of|nervous about|booked in for|in for) (?:the |an? |your )?(?:\\w+ )?(?:operation|surgery|op|an?aesthe\\w+|anesthe\\w+|procedure)\\b|\\b(?:operation|surgery) is (?:\\w+ )?${day})`,
      'i',
    ),
    unless:
      /\bmight give him\b|\bgender\b|\btop surgery\b|\bvet\b|\bmum'?s operation\b|\bmother'?s operation\b|\bdental surgery\b|\bat the surgery\b|\bmoney for\b|\bnever asked\b|\bhasn'?t asked\b|\b(?:my|your|his|her) (?:\w+ )?(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|partner|boyfriend|girlfriend|friend|grand\w+|aunt|uncle|child|baby)(?:'s|s)?\b/,
    hear: [
      "It's natural to be nervous before an operation.",
      'For them it is one on a list. You have only the one of you to send in.',
    ],
    ask: ['What is in the bag?', 'Who will be there when you wake?', 'Which part of it do you think of most?'],
  },
  {
    id: 'decisive-appointment-ahead',
    cues: 'scan appointment mri biopsy colonoscopy mammogram hospital consultant oncologist results smear',
    when: new RegExp(
      `^(?!.*\\b(?:was|were|walked|went|took|had|not going|called|inspection)\\b).*\\b(?:scan|mri|biopsy|colonoscopy|mammogram|endoscopy|smear|consultant|oncologist|specialist|cardiologist|neurologist|appointment)\\b.*${day}|\\byou(?:'ve| have)(?: got)? (?:a|your|an|the) (?:\\w+ )?(?:scan|mri|biopsy|hospital appointment|mammogram|colonoscopy)\\b|\\bthey do the (?:other |next )?scan\\b`,
      'i',
    ),
    beside:
      /\b(?:scan|hospital|doctor|gp|mri|biopsy|consultant|nurse|lump|clinic|smear|colonoscopy|mammogram|oncolog\w+|specialist|endoscopy)\b/,
    unless:
      /\b(?:clear|clean|work(?:s|ing)? (?:at|in|nights)|nurse on|hair|bill|cancelled|promised to|meant to come|the bus|vet|haircut|shift|she'?s in hospital|bank)\b|\bi scan\b/,
    hear: ['Waiting for an appointment like that is nerve-racking.'],
    ask: ['Who goes along?', 'What have you planned for straight afterwards?'],
  },
  {
    id: 'did-not-hear-the-rest',
    cues: 'hear heard take took remember rest listen',
    when: /\b(?:didn'?t|couldn'?t|don'?t|can'?t)(?: \w+)? (?:hear|take|remember)(?: \w+){0,4} (?:after|rest|else|in|word|said)\b|\bother things after that\b|\bwhere is the rest\b|\bonly (?:heard|hear|remember) (?:the )?(?:one|first|word)\b/i,
    beside: illness,
    unless: /\bkind word\b|\bhearing aid\b|\bdeaf\b|\bvoice\b|\bshouting\b/,
    hear: [
      "It can't be easy to take anything in after news like that.",
      'They go on explaining, and you are still standing in the sentence before.',
    ],
    ask: ['Who was there to listen for you?', 'Which word was it?'],
  },
  {
    id: 'named-late',
    cues: 'diagnos told found',
    when: /\byou(?:'ve| have|'re| are| were| got| just got| was)? (?:just |finally |been |recently )*(?:diagnosed (?:with|as)|told you(?:'re| are| have)|found out you(?:'re| are| have)) (?:having )?(?:adhd|add|autis\w+|asperger\w*|dyslexi\w+|dyspraxi\w+|ocd|bipolar|ptsd|bpd)\b/i,
    hear: [
      'A name for it can explain a lot, and it can stir up a lot as well.',
      'You can be relieved to know and still be sad or angry about the years before.',
    ],
    ask: ['What makes sense to you now that did not before?', 'How was it to hear it?', 'Who have you told?'],
  },
  {
    id: 'told-the-bad-word',
    cues: 'cancer tumour tumor parkinson diabet dementia alzheimer leuk lymphoma spread back diagnos insulin terminal sugar found prostate stage',
    when: /\b(?:said|says|told|tells|found|it's|it is|diagnos\w+|(?:has|have|'ve|'s) (?:got )?|called it|now it's)\b(?! (?:not|isn'?t))(?: \w+){0,4} (?:cancer|tumou?r|parkinson'?s?|diabetes|dementia|alzheimer'?s|leuk\w+|lymphoma|terminal|stage (?:\d|two|three|four)|ms|mnd|lupus|heart failure|insulin|prostate)\b|\b(?:it(?:'s| has)|cancer(?:'s| is| has)) (?:come )?(?:back|spread)\b|\b(?:been|was|were|got) (?:just )?diagnosed\b|\bdoctor says sugar\b|\bfound (?:a|another) (?:thing|mass|shadow|spot|tumou?r|growth)\b(?! that)/i,
    beside: illness,
    unless:
      /\badhd\b|\bautis\w+\b|\bdyslexi\w+\b|\bthat explains it\b|\bi(?:'ve)? (?:told|tell) (?:him|her|them|people|my|everyone|the)\b|\b(?:not cancer|that shouts|isn'?t cancer|benign|all clear|no more cancer|dog|cat|vet|every (?:time|headache)|always think|i think it'?s? a tumou?r|think it is a tumou?r|depends|tumour'?s gone|half of what|the ones with dementia|back at work|home with|for years)\b|\b(?:depress\w*|anxi\w*|ptsd|adhd|add\b|bipolar|apnea|insomnia|asthma|migraines?|allerg\w*)\b|\byears? ?ago\b|\bas a (?:child|kid)\b/,
    hear: [
      'News like that is a shock, and it takes time to sink in.',
      'News like that stops everything, and nothing else gets through for a while.',
    ],
    ask: ['Who knows so far?', 'How did they put it?', 'What did you do when you got out of there?'],
  },
  {
    id: 'found-a-lump',
    cues: 'lump',
    when: /\bfound (?:a|the|another|this) lump\b|\bthere(?:'s| is) a lump\b|\byou(?:'ve| have)(?: got)? a lump\b|\blump in (?:your|his|her)\b/i,
    unless: /\bcyst\b|\bbenign\b|\blump in (?:my|your) throat\b|\blump sum\b|\bclear\b|\bdog\b|\bcat\b/,
    hear: ["That's frightening, and it's hard to think of anything else until you know."],
    ask: ['Who have you let in on it so far?', 'When did you come upon it?'],
  },
  {
    id: 'reading-the-faces',
    cues: 'looked smile quiet stopped voice wrote eye kind floor face',
    when: /\b(?:doctor|nurse|he|she|consultant|sonographer|woman|they|midwife|surgeon|girl)\b.*\b(?:looked at (?:the (?:floor|nurse|other|wall)|each other)|went (?:very |all )?quiet|stopped (?:chatting|talking|smiling)|smiled (?:at you )?(?:funny|kindly|sadly)|voice went|wrote (?:something|it) down|keep an eye|how (?:he|she) said it)\b|\bbad if they're kind\b|\bringing? you themselves\b|\bdon'?t like the look\b/i,
    beside: illness,
    unless: /\bhr\b|\breported me\b|\bdrinking\b|\bfine\b.*\bwrote\b|\bjob\b|\bnurse held\b/,
    hear: [
      "It's unsettling when they don't say much and you have to guess.",
      'You take such a small thing home, a pause, a tone, and it turns out to be what you keep going over.',
    ],
    ask: ['What were the actual words?', 'When do you see them again?'],
  },
  {
    id: 'not-believed-by-doctors',
    cues: 'doctor gp consultant specialist nurse surgeon midwife locum hospital surgery said says told wrote typing patted look stress age anx weight listen',
    when: new RegExp(
      `\\b(?:${theySaid})\\b.*\\b(?:(?:said|says|told|put|wrote|reckons?|thinks?|blames?|called|keeps? (?:saying|telling)|asks? (?:you )?how things are)\\b.*\\b(?:stress(?:ed)?|anxiety|anxious|your age|the age|(?:at|for) (?:your|our|my|that) age|hormon\\w+|your weight|overweight|lose (?:some )?weight|people of (?:your|my) size|in your head|psycho\\w+|just tired|nothing wrong|a virus|(?:making|make) a fuss|dramatic|exaggerat\\w+|googl\\w+|too young|first[- ]time (?:mums?|mothers?)|period|imagin\\w+|moaner|try and do something nice|at home|drink more water|not worth|find other work|go home|be patient|(?:to )?(?:try (?:yoga|to relax|and relax|mindfulness|a hobby)|relax|get more (?:sleep|exercise|fresh air)|take paracetamol|take ibuprofen))\\b|(?:patted|didn'?t (?:even )?look (?:up|at you)|was typing|without looking|typing|rolled (?:his|her) eyes|(?:didn'?t|won'?t|doesn'?t|don'?t|wouldn'?t|never) (?:listen|listens|listened|believe|believes|believed)|fobbed|brush\\w* (?:you|it|her|him) off|dismiss\\w*)\\b)|\\bmade with the eyes\\b|\\byou(?:'ve)? (?:told|been telling|said to) (?:the |your )?(?:doctor|gp|midwife|hospital)\\b.*\\b(?:times|year|months|weeks|stopped kicking)\\b`,
      'i',
    ),
    beside:
      /\b(?:doctors?|gp|consultant|specialist|nurse|surgeon|midwife|locum|hospital|the surgery|a&e|ambulance|physio)\b/,
    unless:
      /\btranslat\w+\b|\bi said the doctor says\b|\bover my head\b|\b(?:spoke|talked|speaks?|talks?|spoken) to my (?:daughter|son|husband|wife|mother|mum|carer|partner)\b|\babout my drinking\b|\bi'?m (?:a|his|her|the) nurse\b|\bblood pressure at home\b|\bcardigan\b|\bdonut\b|\bwhat'?s right\b|\bmy (?:son|wife) is a doctor\b|\bstick it out\b|\bcharge nurse\b|\bmidwife in\b|\bthe heart is strong\b|\bmother'?s side\b|\bno stress\b|\bhow old\b/,
    hear: [
      'Not being believed by the people who should help is awful.',
      'To have it is one thing. To have to prove it each time to somebody with a clock is another.',
    ],
    ask: [
      'How long have you been saying it?',
      'What did you want them to look at?',
      'What would a proper answer have been?',
    ],
  },
  {
    id: 'does-not-look-ill',
    cues: 'look invisible see lazy faking tired putting fuss well',
    when: /\b(?:don'?t|doesn'?t|didn'?t) (?:even )?look (?:ill|sick|disabled|it|that bad|poorly)\b|\b(?:but )?you(?:'re looking| look)(?: so| really| very)? (?:well|great|healthy|fine|good)\b|\b(?:can'?t|cannot) see it\b|\binvisible\b|\b(?:thinks?|says?|reckons?|call(?:s|ed)?) (?:you|he|she|you're|he's|she's)(?: are| is|'re|'s)? ?(?:just )?(?:lazy|faking|putting it on|making it up|a hypochondriac|exaggerating|attention)|\b(?:everyone|everybody|we)(?:'s|'re| is| are) (?:all )?tired\b/i,
    beside:
      /\b(?:ill|illness|pain|fatigue|chronic|disab\w+|lupus|fibro\w*|ms|chemo|cancer|crohn'?s|colitis|migraines?|long covid|endometriosis|arthritis|diagnos\w+|benefits?|blue badge|stroke|operation)\b/,
    unless: /\byou look tired\b|\bdate\b/,
    hear: [
      "It's exhausting to be ill in a way that others can't see.",
      "What can't be seen has to be argued for, and arguing takes just the strength that isn't there.",
    ],
    ask: ['Who believes it without being shown?', 'What do you say when people come out with that?'],
  },
  {
    id: 'illness-without-a-name',
    cues: 'ideas find know name seen met specialist answer folder tests',
    when: /\bno more ideas?\b|\b(?:can'?t|couldn'?t|don'?t|didn'?t) (?:find (?:anything|out|what)|(?:know|say) what it is)\b|\b(?:seen|met|been to|tried) (?:\w+ )?(?:every|two|three|four|five|six|seven|so many|all the) (?:\w+ )?(?:specialists?|doctors|consultants|of them)\b|\bstill no (?:answer|answers|diagnosis|name)\b|\bhave a name for it\b|\bmore tests\b|\btests (?:all )?(?:show|showed|came back) nothing\b|\bclosed (?:the|softly|my|your) (?:\w+ )?folder\b/i,
    beside: illness,
    unless: /\bkidneys aren'?t\b|\bdriving tests?\b|\bschool\b/,
    hear: [
      "It's hard to be ill and have no name for it.",
      'With no name for it you have to tell the whole story again at each new door.',
    ],
    ask: ['What do you call it yourself?', 'Who was the last to look into it?'],
  },
  {
    id: 'sent-from-door-to-door',
    cues: 'hospital gp doctor council clinic pharmacy letter insurer recorded said each',
    when: /\b(?:hospital|gp|doctor|surgery|council|clinic|pharmacy|insurer|insurance|they)\b.*\b(?:said|says|told(?! (?:\w+ )?at)|tells|to ask|it's up to|refus\w+|object\w*)\b.*\b(?:(?<!at )(?<!in )(?<!from )the (?:hospital|gp|council|clinic|pharmacy|specialist|practice nurse)|your (?:gp|doctor)|form [a-z]|it's the gp|up to the|ring back|call back)\b|\beach one says the other\b|\bpassed (?:you )?from\b|\brecorded message\b|\bnewer than three months\b/i,
    beside: illness,
    unless: /\bthe (?:hospital|doctor) said (?:it'?s|come|you can|he|she)\b|\bnurse on\b|\bwalk/,
    hear: ["It's exhausting to be ill and be sent from one to the next."],
    ask: ['Whose turn is it now, by their account?', 'How long has that been going round?'],
  },
  {
    id: 'cannot-get-seen',
    cues: 'queue appointment ring hold list cancel postpon weeks months wait surgery tomorrow eight',
    when: /\bnumber (?:\w+[- ]?){1,3} in the queue\b|\ball (?:the )?appointments (?:had |have |were |are )?gone\b|\b(?:can'?t|couldn'?t|never) get (?:an appointment|through|in to see|seen)\b|\b(?:ring|call|try)(?:ing)? (?:back |again )?(?:tomorrow )?at (?:eight|8)\b|\bwaiting list\b|\b(?:week|month|year)s? (?:wait|waiting)\b.*\b(?:appointment|scan|operation|list)\b|\b(?:they(?:'ve)?|hospital) (?:\w+ )?(?:cancelled|postponed|put back|moved) (?:your|his|her|the) (?:\w+ )?(?:operation|surgery|appointment|scan|op)\b|\b(?:operation|surgery|appointment)(?:'s| has| was)? (?:been )?(?:cancelled|postponed)\b/i,
    beside: illness,
    unless: /\btransplant list\b|\bfound a donor\b|\bwheeled him down\b|\bthere actually is one\b|\btaxi\b|\bsilver\b/,
    hear: [
      "It's frustrating to get ready for it and be put off again.",
      'You get yourself ready for it each time, and then there is nowhere to put all that readiness.',
    ],
    ask: ['How many weeks have you been trying?', 'What did they offer instead?'],
  },
  {
    id: 'said-fine-to-the-doctor',
    cues: 'fine grand doctor gp nurse said told nothing only',
    when: /\byou (?:just |always |only )?(?:said|told|say|tell)(?: (?:the|your|my) (?:doctor|gp|nurse|consultant))?\b(?: that| it| it was| you're| you were| i'm)*\b.*(?:\bfine\b|\bgrand\b|\bno doctor\b|\bonly the tablets\b|\btwo drinks\b|\bnothing (?:much|really)\b|\bnot too bad\b|\bthe cupboard\b)|\bcome out with nothing\b|\bforgot (?:to ask|everything you wanted)\b/i,
    beside: /\b(?:doctors?|gp|nurse|consultant|surgery|appointment|specialist)\b/,
    unless: /\b(?:so i don'?t say|before he gets to)\b|\bi told my (?:husband|wife|mum)\b/,
    hear: [
      'You wanted to say more, and it came out as fine.',
      'You rehearse it the whole way there, and at the door the polite voice takes over.',
    ],
    ask: ['What had you meant to say?', 'When are you there next?'],
  },
  {
    id: 'told-the-doctor-the-truth',
    cues: 'told doctor gp went appointment real truth everything said',
    when: /\byou (?:finally |actually |just )?told (?:the|your|her|him)(?: doctor| gp| nurse| consultant)? (?:about the (?:drinking|drink|pills|drugs|gambling)|the (?:real|true) \w+|the truth|everything|straight)\b|\byou (?:finally|actually) (?:went to|saw|rang) (?:the|a|your) (?:doctor|gp|nurse|surgery)\b/i,
    beside: /\b(?:doctors?|gp|nurse|consultant|surgery)\b/,
    unless: /\bi'?m going to\b|\bcupboard\b|\bshe was drunk\b/,
    bright: true,
    hear: [
      'It took courage to say it to a doctor.',
      'It had been yours alone all that time. Now it is in a file, and you are lighter by one person.',
    ],
    ask: ['What did they do with what you told them?', 'What did you do on the way home?'],
  },
  {
    id: 'keeps-the-illness-secret',
    cues: 'let told tell know knows nobody secret hide hiding bottle blusher tired bin only',
    when: /\byou(?:'ve| have)? ?(?:n'?t|not|never|haven'?t|didn'?t|did not|can'?t|don'?t)(?: \w+){0,2} (?:told|tell|said|mention(?:ed)?)\b|\byou(?:'ve| have)? (?:\w+ )?told (?:nobody|no one|it nobody)\b|\b(?:nobody|no one) (?:here |at \w+ )?knows\b|\bonly you know\b|\byou're the only one who knows\b|\byou say you're (?:just )?tired\b|\byou let (?:them|him|her|everyone) (?:think|believe)\b|\byou (?:hide|hid|are hiding|'re hiding|keep) (?:it|them|the) (?:from|in|under|secret)\b|\bso that your \w+ (?:wouldn'?t|won'?t) see\b/i,
    beside:
      /\b(?:lump|diagnos\w+|cancer|chemo|tumou?r|hiv|biopsy|operation|scan|hospital|has ms|with ms|i'?m (?:ill|sick)|the doctor (?:said|gave|told|says)|eye doctor|dizz\w+|lose a bit of time|insulin|wig|illness|pills|tablets|parkinson'?s?|epilep\w+)\b/,
    unless:
      /\bnever told (?:our|my) famil|\bdrinking\b|\bhe never told me\b|\baffair\b|\bcupboard\b|\bwhat to say\b|\bloan\b|\bsister (?:called|rang)\b|\bmiscarriages?\b|\bbruise\b|\bthe horse\b/,
    hear: [
      'Being ill and keeping it to yourself is lonely.',
      'It makes two people of you: the one with the news, and the one who asks who wants tea.',
      'Each day it is not said, there is a bit more to explain about why it was not said before.',
    ],
    ask: [
      'Who would be the first, if anyone?',
      'What do you say instead, when they ask?',
      'How long have you had it to yourself?',
    ],
  },
  {
    id: 'they-kept-it-from-you',
    cues: 'knew known letter found last didn told counter pocket jacket',
    when: /\b(?:he|she|they)(?:'ve|'s|'d| had| has| have)? (?:all )?(?:known|knew|been told)\b.*\b(?:since|for|in|months|weeks|all along)\b|\b(?:for )?not telling you (?:he|she|mum|dad|they)\b|\b(?:last|only one) to know\b|\b(?:letter|diagnosis|results?) (?:fell|was|were)\b.*\b(?:from|on|in|under|behind)\b.*\b(?:jacket|coat|pocket|counter|drawer|bag|coupons)\b|\bdidn'?t want to worry you\b/i,
    beside: /\b(?:diagnos\w+|cancer|hospital|ill|dementia|scan|tumou?r|operation|doctor|stroke)\b/,
    unless: /\baffair\b|\bcheat\w*\b/,
    hear: [
      'It hurts to find out that it was kept from you.',
      'You have the news to live with, and having been left out of it, and they are two separate things.',
    ],
    ask: ['Do they know that you know?', 'What would you have done with that time?'],
  },
  {
    id: 'people-turn-careful',
    cues: 'careful head heads side tiptoe eggshells pity glass gossip voices doors fragile',
    when: /\bheads? on one side\b|\b(?:so |very |all )?careful (?:with|around|of) you\b|\btip-?toe\w*\b|\beggshells\b|\b(?:like|as if|as though) you(?:'re| are| were) (?:made of|glass|fragile|dying|ill|a child|about to)\b|\bpity\b|\btells? you (?:the )?gossip\b|\bsoft voices\b|\bhold doors open\b/i,
    beside:
      /\b(?:diagnos\w+|cancer|chemo|ill|illness|sick|operation|died|dead|stroke|hospital|miscarr\w+|stillb\w+|depress\w+)\b/,
    unless: /\bout of pity\b|\bon stage\b|\bself[- ]pity\b|\bhis temper\b|\bwhat a pity\b|\bit'?s a pity\b/,
    hear: [
      "It's lonely when people treat you differently all at once.",
      'Overnight you are somebody to be careful with, and nobody brings you their nonsense any more.',
    ],
    ask: ['Who still talks to you as before?', 'What would you like to be told about again?'],
  },
  {
    id: 'talked-about-in-third-person',
    cues: 'over head bed there talked talking asked instead front students wheelchair',
    when: /\bover your (?:head|bed)\b|\bas if you (?:weren'?t|were not|wasn'?t|weren't even) (?:there|in the room)\b|\b(?:talk|speak|ask)(?:s|ed|ing)? (?:to )?(?:your|the) (?:husband|wife|son|daughter|carer|friend|mother|mum|dad|sister)\b.*\b(?:instead|about you|not you|how you|what you)\b|\bnot the ears\b|\bin the third person\b/i,
    beside: illness,
    unless: /\broof over\b|\bover your head in\b/,
    hear: [
      "It's humiliating to be talked about as if you weren't there.",
      'They settle your affairs within reach of your hand, in perfectly good voices.',
    ],
    ask: ['What would you have told them, had they asked?', 'Did you let on that you could hear?'],
  },
  {
    id: 'body-changed',
    cues: 'scar stoma wig bald eyebrows hair mirror mastectomy bag breast recogni naked',
    when: /\b(?:scars?|stoma|wig|bald|eyebrows|mastectomy)\b|\bhair (?:is |'s |was |has |had )?(?:all )?(?:falling|fell|come|coming|gone|in handfuls)\b|\b(?:wear|wearing|have|changed) (?:a|the) (?:stoma )?bag\b|\b(?:don'?t|didn'?t) recogni[sz]e (?:yourself|your (?:own )?(?:body|face))\b|\byou without it\b|\bseeing you\b.*\bclosed\b/i,
    beside:
      /\b(?:chemo|operation|surgery|cancer|stoma|mastectomy|scarf|alopecia|accident|burns?|c-section|hysterectomy|radiotherapy)\b/,
    unless: /\bdog\b|\bcat\b|\bmentally scarred\b|\bhandbag\b|\btied\b|\bcarrier\b/,
    hear: [
      'It takes a long time to get used to your body after that.',
      'Others see such a thing once. You come across it every time you wash.',
    ],
    ask: ['Who has seen it?', 'What was the first time like, when you looked?'],
  },
  {
    id: 'first-time-since-illness',
    cues: 'first',
    when: /\bfirst\b(?: \w+){0,6} (?:since|after) (?:the |your |a |his |her )?(?:\w+ )?(?:stroke|chemo|operation|surgery|accident|hospital|heart attack|fall|illness|diagnosis|hip|transplant)\b|\bsince (?:the |your )?(?:stroke|chemo|operation|surgery|accident)\b.*\b(?:first time|today)\b/i,
    bright: true,
    hear: [
      'A first time back like that is a big step.',
      'Such a small thing to anyone else, and all the time since is packed into it.',
    ],
    ask: ['What comes after that one, on your list?', 'Who knows what it means that you do that?'],
  },
  {
    id: 'body-no-longer-does-it',
    cues: 'since can cannot longer used hand hands left legs knees voice words eyes',
    when: /\b(?:since|after) (?:the|your) (?:second )?(?:stroke|accident|illness|heart attack|operation|fall|diagnosis)\b.*\byou(?:'re| can'?t| use| write| have)\b|\byou (?:can'?t|cannot|can no longer|no longer|couldn'?t|can not)(?: even| really)? (?:walk|hold|write|drive|do up|climb|lift|knead|play|sing|run|dance|stand|read|kneel|find (?:the )?words|get your arm|get up the stairs|taste|smell)\b|\b(?:your|the|left|right) (?:\w+ )?(?:hand|hands|leg|legs|voice|arm|knees|eyes)\b.*\b(?:just sits there|goes? dead|won'?t|doesn'?t|don'?t|like a gate|shakes?|gone)\b|\byou(?:'re| are) useless with your\b/i,
    beside:
      /\b(?:stroke|accident|illness|heart attack|operation|ms|parkinson'?s?|arthritis|eye doctor|blind|(?:bad|new|dodgy|both) knees?|knee (?:op\w*|replacement)|hip|hands? shak\w*|hands? (?:goes|go) dead|fatigue|injur\w+|paraly\w+|wheelchair|tendons?|nerve|doctor|disab\w+)\b/,
    unless:
      /\bdo another (?:\w+)\b|\b(?:he|she|wife|husband|mum|dad) had a stroke\b|\bcan'?t see (?:him|her|them|it|why|how|anything)\b|\bcan'?t stand\b|\bholding (?:her|him)\b|\bfell asleep\b|\bcan'?t see a\b|\bi can'?t read\. there\b|\bhusband'?s? stroke\b|\bdad'?s stroke\b|\bsince (?:his|her)\b|\b(?:car )?(?:accident|crash|wreck)\b|\bpanic\b|\bscared\b|\bafraid\b|\bhands? shakes? (?:when|before|in front|every time)\b/,
    hear: [
      "It's hard when your body can't do what it always did.",
      'You had a way of doing it that was yours. It is that as much as the thing itself.',
    ],
    ask: ['Which of it do you miss most?', 'What do you get by with instead?'],
  },
  {
    id: 'helped-too-soon',
    cues: 'before everything let hand button cut wash shelf passed sentences',
    when: /\bbefore you (?:got there|could(?! stop))\b|\bdo(?:es|ing)? (?:everything|it all) for you\b|\b(?:won'?t|doesn'?t|don'?t|wouldn'?t) let you (?:do|lift|carry|cook|drive|out|go|talk|even|help|near)\b|\bfinish\w* your sentences?\b|\bcuts? (?:up )?your (?:food|meat|dinner)\b|\b(?:had to wash|washed|washes) you\b|\bput a shelf up\b|\bhandles? the bank for you\b|\basks? you what you need\b/i,
    beside:
      /\b(?:stroke|illness|ill|operation|chemo|cancer|accident|hip|hospital|heart attack|wheelchair|parkinson'?s?|ms|seventy|eighty|7\d|8\d)\b/,
    unless: /\bdied before\b|\bprison\b|\bcontrolling\b|\bpassport\b/,
    hear: [
      "It can hurt to be helped, even when it's kindly meant.",
      'Being helped well still means being someone who is helped.',
    ],
    ask: ['What would you like left to you?', 'What do you go on doing yourself, whatever anyone says?'],
  },
  {
    id: 'nobody-came-or-asked',
    cues: 'nobody one none visit came asked ask rang gif hearts',
    when: named(
      "\\b(?:nobody|no one|not one(?: of them)?|none of (?:them|your \\w+)|only two|WHO) (?:\\w+ ){0,2}?(?:visited|came to (?:see|visit)|(?:has ?n'?t|didn'?t|did not|never|haven'?t)(?: \\w+)? (?:ask(?:ed)?|visit(?:ed)?|c[oa]me|r[ia]ng|rung|call(?:ed)?|text(?:ed)?))\\b|\\bsent a gif\\b|\\bthe other beds have visitors\\b|\\bat visiting time\\b",
    ),
    beside:
      /\b(?:in (?:the )?hospital|surgery|chemo|operation|when i (?:was|got) (?:ill|sick)|i'?m ill|my diagnosis|hospital six|the scan|off sick)\b/,
    unless:
      /\bdoctor (?:never|hasn'?t)\b|\bfuneral\b|\bthey never think\b|\bdoctor came\b|\bneedn'?t\b|\bhe didn'?t ask me\b|\bi'?m a nurse\b|\bpatients?\b/,
    hear: [
      "It hurts to lie there and see who doesn't come.",
      'Being ill draws up a list by itself, of who came and who did not. It is hard to unread.',
    ],
    ask: ['Who did come?', 'Who had you counted on?'],
  },
  {
    id: 'went-through-it-alone',
    cues: 'own alone yourself nobody drove taxi coat someone',
    when: /\b(?:on your own|alone|by yourself|all by yourself)\b|\byou drove yourself\b|\byou called a taxi\b|\bheld your own coat\b|\b(?:no one|nobody|don'?t have (?:someone|anyone)) to (?:come|go|drive|collect|pick|take|stay|fetch)\b|\byou don'?t have someone\b/i,
    beside:
      /\b(?:scan|to hospital|the hospital|my (?:operation|surgery|chemo|appointment)|chemo|biopsy|the operation|the clinic|after the operation|had my surgery)\b/,
    unless:
      /\bleave me alone\b|\bhe'?s on his own\b|\bon her own\b|\bnurse\b.*\bown\b|\bresidents\b|\bfourteen\b|\bcan'?t manage by himself\b|\btoday i\b|\bstroke\b|\bstoma\b/,
    hear: ['Going through that alone must have been hard.'],
    ask: ['Who would you have liked in the other chair?', 'Who knows that you go there alone?'],
  },
  {
    id: 'not-there-on-the-day',
    cues: 'promised sworn meant supposed said dropped asked forgot remember ask fell',
    when: /\b(?:promised|sworn|swore|meant|supposed|said (?:he|she|they)(?:'d| would))\b.*\b(?:scan|hospital|appointment|operation|chemo|surgery|there)\b|\bdropped you off at the door\b|\b(?:he|she|they) (?:didn'?t|never|hasn'?t) (?:even )?(?:ask|asked) about the (?:hospital|scan|results?|operation|appointment)\b|\bcouldn'?t get away\b|\bhe knew it was today\b|\bheld up (?:his|her) finger\b|\bholding up (?:his|her) finger\b|\bpass the (?:yams|potatoes|salt)\b/i,
    beside: /\b(?:scan|hospital|appointment|operation|chemo|surgery|biopsy|results?)\b/,
    unless:
      /\bdoctor promised\b|\bdriving\b|\bi forgot\b|\bi(?:'d| had)? promised\b|\bisn'?t coming home\b|\bcancel\w*|\bpostponed\b/,
    hear: [
      'It hurts not to have them there on that of all days.',
      'It was one day out of the whole year, and they knew which.',
    ],
    ask: ['What did you say to that?', 'Whom did you tell about it?'],
  },
  {
    id: 'stranger-was-kind-there',
    cues: 'nurse cleaner porter stranger neighbour lady woman teenager midwife driver held stayed sang brought sat',
    when: /\b(?:nurse|cleaner|porter|doctor|stranger|woman|man|lady|neighbou?r|teenager|midwife|driver|volunteer|receptionist|girl)\b.*\b(?:held (?:your|his|her|mum's|dad's) (?:hand|hair|arm)|stayed (?:after|with|on|and)|sang (?:to|for)|brought (?:you|extra|his|her|in|groceries)|sat (?:with|down (?:with|next|beside))|made you (?:a |some )?(?:tea|cup|sandwich)|gave you (?:her|his|a)|did her nails|winked|hugged you|took hold of your|came round the counter)\b/i,
    beside: illness,
    unless:
      /\b(?:folder|leaflet|booklet|pack|pamphlet)\b|\bneglected\b|\bi held\b|\bgave you (?:a|the) (?:form|leaflet|letter|bill|prescription|number|look)\b|\bgave me (?:a (?:form|leaflet|letter|look)|two tablets)\b|\btablets\b.*\bflight\b|\bpaper towel\b/,
    bright: true,
    hear: [
      'What a kind thing, at a moment like that.',
      "It was nobody's duty, and it may be what you keep of that whole time.",
    ],
    ask: ['What did you say to them?', 'Did you ever meet again?'],
  },
  {
    id: 'chemo-weeks',
    cues: 'chemo radiotherapy dialysis infusion',
    when: /^(?!.*\b(?:had|through the|would give|tired|appointment|joke)\b).*\b(?:chemo(?:therapy)?|radiotherapy|dialysis|infusions?)\b/i,
    unless:
      /\b(?:won'?t|not|isn'?t|doesn'?t|didn'?t|stopped) work(?:ing)?\b|\bchemo brain\b|\bfinished chemo\b|\bthrough chemo\b|\b(?:last (?:chemo|radiotherapy)|rang the bell|all clear|they call me chemo|first since|years ago|dog|cat|since the chemo|before chemo|i forgot|best friend'?s chemo|my friend from dialysis|haircut|shampoo|patient|granddaughter|eyebrows|cousin lorraine|wig)\b/,
    hear: [
      "Treatment like that takes over everything, and it's exhausting.",
      'The calendar gets a new kind of day in it, and everything else has to stand back.',
    ],
    ask: ['How does a week go, with that in it?', 'What still tastes of something?', 'Who usually goes along?'],
  },
  {
    id: 'tired-beyond-tired',
    cues: 'lie sit slept bed paid tired exhaust fatigue shower plug energy weak',
    when: /\b(?:not|isn'?t|n'?t|isnt) (?:like )?(?:just |ordinary |normal |other |the usual )?tired\b|\btired (?:isn'?t|is not|isnt|doesn'?t)\b|\bchemo tired\b|\bbone[- ]tired\b|\bfatigue\b|\b(?:a|one|the) shower (?:takes|wipes|and|wears|floors)\b|\bslept for (?:two|three|four|\w+ )?days\b|\bin bed for (?:the )?(?:\w+ )?days\b|\bpaid for it\b|\bslept for \w+ days\b|\btook the plug out\b|\bhad to (?:sit|lie) (?:down )?(?:on|half|after|again)\b|\bno (?:energy|strength) (?:left )?(?:to|for|after)\b/i,
    beside: new RegExp(`${illness.source}|\\b(?:had|have|with) me (?:for|since)\\b`),
    unless: /\bmy job\b|\bthe baby\b|\bnight shift\b|\b(?:nurse|teacher) on\b|\bi'?m a nurse\b/,
    hear: [
      "That sort of tiredness is hard to explain to anyone who hasn't had it.",
      'You count it out beforehand, so much for the stairs, so much for the telephone.',
    ],
    ask: ['What do you spend it on, on a better day?', 'What gets dropped first?'],
  },
  {
    id: 'pain-that-stays',
    cues: 'pain hurt ache migraine',
    when: /^(?!.*\b(?:he|she|they|wife|husband)(?:'s|'ve| is| was|\b)).*(?:\b(?:the|your|this|in|no|without|with this|got this|have|pure) (?:\w+ )?pain\b(?!.*\b(?:down as well|better|gone|is new)\b)|\byour (?:\w+ )?(?:back|hip|knee|knees|shoulder|head|neck|hands|joints|leg|stomach|tooth|teeth|bones) (?:hurts?|aches?|is killing|are killing|is aching)\b|\b(?:your|the) migraines?\b|\bmigraine (?:again|day)\b|\beven the shirt hurts\b)/i,
    unless:
      /\b(?:football|gym|marathon|training)\b|\bwe won\b|\bclap\w*\b|\bso tired\b|\bwish the pain\b|\b(?:make|makes|made|want|wanted|need) the pain (?:to )?(?:go|stop)\b|\bhug\w*\b|\blaugh\w*\b|\bpain in the (?:arse|ass|neck|backside|bum)\b|\bchest pain\b|\bgrowing pains?\b|\bpain au\b|\bsee your pain\b|\bmy pain\b.*\b(?:heartbreak|breakup)\b|\bleft me\b|\bbroke up\b|\bloved\b|\bsuspicious\b|\btennis\b|\bhappy\b|\bcause(?:d)? (?:him|her|them) pain\b|\bmissing tooth\b|\bhomesick\b|\b(?:his|her) pain\b|\bpains? me\b|\bout of pain\b|\bit'?s the pain that talks\b|\bpassion\b|\bhe'?s in pain\b|\bshe'?s in pain\b|\bhe was in (?:so much )?pain\b|\bback (?:is|has) suddenly\b|\beveryone has suddenly\b|\bcan'?t (?:take|go on|live)\b|\b(?:feel|feels) (?:like )?(?:the|this) pain\b|\btoxic\b|\bbreak ?-?up\b|\b(?:stress\w*|pressur\w*|worr\w*|anxi\w*)\b|\bmak\w+ (?:my|your) \w+ hurt\b|\bemotional\b|\bheart\b|\bfeel (?:your|my|their|her|his) pain\b/,
    hear: [
      'Being in pain wears you down, in body and in mood.',
      'It sits in on every plan, and it has the deciding vote.',
    ],
    ask: ['What is your day built around now?', 'What did you have to leave out this week?', 'Who around you sees it?'],
  },
  {
    id: 'tinnitus',
    cues: 'tinnitus ringing buzzing',
    when: /\btinnitus\b|\b(?:ringing|buzzing|whistling|hissing) in your (?:ears?|head)\b/i,
    unless: /\bcan'?t (?:take|go on|live)\b|\bhe'?s got tinnitus\b|\bdad'?s\b|\bher tinnitus\b/,
    hear: [
      'A noise that never stops must be maddening.',
      'A noise nobody else can hear has no witnesses, and it does not leave with the visitors.',
    ],
    ask: ['What do you put against it at night?', 'When is it least in the way?'],
  },
  {
    id: 'beside-somebody-in-pain',
    cues: 'pain moan cry hurts shaking morphine',
    when: /\b(?:he|she|they|your (?!arms|hands|legs|knees)\w+|mum|dad)(?:'s| is| are|'re| was| were)? (?:in (?:so much |such |a lot of |constant |terrible )?pain|shaking from|moaning|crying with the pain|suffering)\b|\bmorphine isn'?t\b/i,
    unless:
      /\bmoaning (?:about|that|on about)\b|\b(?:doing|went) fine\b|\bat the end\b|\bdog\b|\bcat\b|\bvet\b|\bout of pain\b|\bnot (?:even )?in pain\b|\bdied\b|\bit'?s not me that she scratches\b|\bpatients?\b/,
    hear: [
      "It's terrible to watch somebody you love in pain.",
      'You would take it off them on the spot, if such things could be passed across a blanket.',
    ],
    ask: ['What makes it a little easier, some days?', 'How long do you sit there?'],
  },
  {
    id: 'had-to-cancel-again',
    cues: 'cancel called let leave missed home',
    when: /\byou(?:'ve| had to| have to|'d)? (?:had to |have to )?(?:cancel(?:led|ling)?|call(?:ed)? (?:it )?off|pull(?:ed)? out|let (?:them|him|her|everyone|people|everybody) down|leave early|miss(?:ed)? (?:it|the \w+))\b/i,
    beside:
      /\b(?:migraines?|flare\w*|chronic|fatigue|pain|lupus|fibro\w*|ms|crohn'?s|colitis|illness|long covid|endometriosis|arthritis|panic attacks?)\b/,
    unless: /\bthey'?ve cancelled\b|\bwork cancelled\b/,
    hear: [
      "It isn't easy to let people down when your body won't let you go.",
      'People ask a few times and then they leave it, and you can hardly blame them.',
    ],
    ask: ['Who takes it well when you have to call off?', 'What was it you would have gone to?'],
  },
  {
    id: 'what-the-tablets-take-away',
    cues: 'side tablets pills meds medication sertraline steroids padded flat cry weight sick sleepy headaches zombie thick',
    when: /\bside effects?\b|\b(?:tablets?|pills?|meds?|medication|antidepressants?|sertraline|citalopram|prozac|fluoxetine|mirtazapine|steroids?|injections?|they|it)\b(?: \w+){0,3} (?:makes?|made|making|gives?|gave|leaves?|left|turns?|turned)\b.*\b(?:sick|sleepy|tired|drowsy|dizzy|fat|shaky|thick|foggy|numb|flat|headaches?|sweat\w*|hungry|zombie|dreams?|dry|nauseous|padded|empty|grief)\b|\byou (?:can'?t|cannot) (?:cry|laugh|feel)\b|\b(?:sort of )?padded\b|\blike (?:being under|a zombie|a wardrobe)\b|\bsorted everything else\b|\bno bottom to it\b|\bstarted \w+ on \w+day and you feel sick\b/i,
    beside:
      /\b(?:tablets?|pills?|meds|medication|antidepressants?|sertraline|citalopram|prozac|fluoxetine|mirtazapine|steroids?|injections?|the mirena)\b/,
    unless: /\bdog\b|\bcat\b|\bparty\b|\bstole\b|\bfuneral\b/,
    hear: [
      "It's hard when the medicine brings troubles of its own.",
      'One trouble is turned down and another comes up, and from outside that looks like getting on.',
    ],
    ask: ['What do you notice most?', 'Does whoever gave them to you know?'],
  },
  {
    id: 'tablets-begin-to-help',
    cues: 'tablets pills meds pill medication',
    when: /\b(?:tablets?|pills?|meds|medication|antidepressants?)\b(?: \w+){0,4} (?:help(?:ed|s|ing)?|work(?:ed|s|ing)?|started to do something|kicking in|beginning to work)\b/i,
    unless:
      /\bstopped\b|\bnot\b|n't\b|\bbut\b|\bdidnt\b|\bisnt\b|\bnothing\b|\bonly\b|\bused to\b|\bwear off\b|\bleaflets\b|\bwork (?:nights|at|in)\b|\bsleep\b/,
    bright: true,
    hear: ["It's good that it's beginning to help."],
    ask: ['What was the first sign of it?', 'What goes more easily now?'],
  },
  {
    id: 'began-new-tablets',
    cues: 'start began begun changed put new insulin',
    when: /\b(?:start(?:ed|ing)?|began|begun|put (?:you|him|her) on|want to put you on|prescribed|changed) (?:on )?(?:you )?(?:to )?(?:the |a |an |your |some |new )*(?:\w+ )?(?:tablets?|pills?|meds?|medication|sertraline|citalopram|prozac|mirtazapine|antidepressants?|injections?|insulin|statins?|steroids?|hrt|inhaler)\b|\byour new (?:tablets|pills|meds)\b/i,
    unless: /\bdog\b|\bcat\b|\bhelp(?:s|ed)?\b|\bweekly box\b|\bsick\b|\bsleepy\b|\bstopped taking\b/,
    hear: ['Starting something new like that makes you watch every little thing.'],
    ask: ['What were you told to expect?', 'How are the days, since?'],
  },
  {
    id: 'panic-out-of-nowhere',
    cues: 'panic dying die stroke heart numb floor breathe',
    when: /\bpanic attacks?\b|\bpanick(?:ed|ing) (?:in|on|at)\b|\b(?:thought|think|sure|convinced) (?:that )?(?:you were|you're|it's|it was|that's it)\b.*\b(?:dying|going to die|heart attack|stroke)\b|\bwalls of the \w+ went far away\b/i,
    unless: /\bhe had the stroke\b|\bchest pain\b|\bdead good\b|\bdriv(?:ing|er)\b.*\bcrash\b/,
    hear: [
      "Panic is terrifying, even when there's no danger.",
      'It takes the whole body along, and then goes off and leaves you standing there.',
    ],
    ask: ['Who was around when it came?', 'What do you think about going there again?'],
  },
  {
    id: 'listening-to-the-body',
    cues: 'google looked headache twinge convinced hypochond checking symptom tumour tumor internet',
    when: /\bgoogl(?:e|ed|ing)\b.*\b(?:symptoms?|it|pain|lump|cancer)\b|\byou(?:'ve)? (?:google|googled|googling|looked (?:it|them) up|look (?:it|them) up)\b|\bevery (?:headache|twinge|pain|cough|ache|time you get)\b|\b(?:convinced|sure) (?:that )?(?:it's|you have|you've got|something's)\b|\bhealth anxiety\b|\bhypochondri\w*\b|\bkeep (?:checking|feeling|touching|pressing)\b/i,
    beside:
      /\b(?:headaches?|symptoms?|lump|cancer|tumou?r|doctor|pain|mole|heart|hospital|health anxiety|illness|hypochondri\w*)\b/,
    unless: /\bwhen they call\b|\bdepth\b|\bcheating\b|\bhis phone\b|\bboss\b/,
    hear: [
      "It's frightening when every little thing could mean something bad.",
      'Once you have begun listening to a body there is no end of things to hear.',
    ],
    ask: ['What did you look up last?', 'When did the listening start?'],
  },
  {
    id: 'awake-in-the-small-hours',
    general: true,
    cues: 'awake wake woke waking sleep slept ceiling tablet pill insomnia dread clock',
    when: /^(?!.*\b(?:she|he|husband|wife|girl|boy|son|daughter|baby|cat|dog)(?:'s)? (?:wakes?|woke|is awake|was awake|up)\b)(?!.*\bisn'?t that you\b).*(?:\b(?:awake|wake|woke|waking|wakes|been up|wide awake|lie|lying there|staring)\b.*\b(?:at|since|till|until|from|by|around|every)\b (?:about |around |half |half past |quarter (?:to|past) |twenty (?:to|past) |ten (?:to|past) )?(?:one|two|three|four|five|[1-5](?:[:.]\d\d)?)(?: ?am)?\b(?! (?:kids|children|weeks|months|years|hours late|minutes))|\byou (?:can'?t|cannot|couldn'?t|still can'?t|haven'?t|don'?t|didn'?t)(?: \w+)? (?:sleep|slept|fall asleep|nod off)\b(?! (?:with|in (?:our|your)))|\byou(?:'ve|'re) not (?:slept|sleeping)\b(?! (?:funny|well|with|through (?:it|the alarm)))|\binsomnia\b|\bno sleep\b|\bdread (?:it getting dark|bedtime|going to bed|the nights?)\b|\b(?:took|take) (?:half )?(?:a |your )?(?:sleeping )?(?:pill|tablet) at\b|\byou only sleep\b)/i,
    unless:
      /\b(?:same as|as) (?:always|ever|usual)\b|\bout of habit\b|\bnot allowed to sleep\b|\bnappy\b|\bwon'?t settle\b|\bproper dark\b|\bslept funny\b|\bmilking\b|\bcows\b|\bsoldier\b|\bstood in my own kitchen\b|\bwoke up (?:happy|late)\b|\b(?:woke|wake|up) at (?:5|five) (?:to|for|and (?:went|go|ran|run|made))\b|\b(?:baby|feeds?|fed (?:him|her)|weeks old|months old|newborn|toddler|night shift|shift|party|nights at|breastfeed\w*|teething|jet ?lag|excited|noise|shifts|neighbours?|concert|alarm'?s set|train|set off)\b|\bso happy\b|\bhe woke\b|\bshe woke\b|\bchristmas eve\b|\bnot (?:really )?(?:an? )?insomnia\b|\b(?:one|that) night\b.{0,20}\bso\b/,
    hear: [
      "It's a lonely hour to be lying awake.",
      'You get to know every sound of the place, and what time it makes it.',
      'Lying still and hoping is hard work, and there is nothing to show for it at breakfast.',
    ],
    ask: [
      'What goes round, mostly?',
      'What do you do when you give up on it?',
      'How many nights has it been like that?',
    ],
  },
  {
    id: 'off-sick',
    cues: 'off signed sick leave note',
    when: /\byou(?:'ve| have|'re| are|'d)? (?:been |now )?(?:off|signed off|on) (?:sick|work|long[- ]term sick|sick leave|the sick)\b|\bsince you(?:'ve been|'re) off\b|\bbeen off sick\b/i,
    unless: /\bday off work\b|\bfake\b|\bhusband on the sick\b|\bnot sick\b|\bpretend\w*\b|\bbeach\b/,
    hear: [
      "It can't be easy to rest when you feel guilty about being off.",
      'You are at home with no right to enjoy it, and half an ear on who is doing your work.',
    ],
    ask: ['Who from work is in touch?', 'What does a day look like at the moment?'],
  },
  {
    id: 'lying-in-hospital',
    cues: 'hospital ward bed beds',
    when: /\byou(?:'re| are|'ve been) (?:still |now )?(?:in|on) (?:the |a )?(?:hospital|ward|bed \d+)\b(?! bed)|\bwriting this from the ward\b|\bthe (?:woman|man|lady|girl|bloke) in the next bed\b/i,
    unless:
      /\bnurse\b|\bporter\b|\bi work\b|\bvisiting\b|\bwith the baby\b|\bshift\b|\bmy (?:wife|husband|mum|dad|son|daughter)'?s? (?:is )?in\b|\bwith (?:him|her|my)\b|\bwheeled him\b|\bmop\b|\bmeals\b/,
    hear: [
      'Lying in hospital is lonely, most of all at night.',
      "In there the days are cut up by trolleys, and the nights by other people's bells.",
    ],
    ask: ['What can you see from where you lie?', 'Who is in the next bed?'],
  },
  {
    id: 'nothing-goes-down',
    cues: 'eat eaten appetite food taste tastes swallow',
    when: /\byou (?:can'?t|cannot|couldn'?t|don'?t|haven'?t|can hardly|can barely|barely|hardly)(?: really| even| want to)? (?:eat|eaten|ate|keep (?:anything|food|it) down|face food|face eating|swallow|finish a)\b|\boff your food\b|\bno appetite\b|\blost your appetite\b|\b(?:everything|nothing|food|it all)(?: you cook| you eat)? (?:tastes?|goes down)\b/i,
    beside:
      /\b(?:died|dead|ill|chemo|cancer|hospital|funeral|tablets|meds|worry|worried|left me|stress\w*|anxi\w+|nerves|scan|results?|since (?:mum|dad|he|she)|sad|operation|since the op|crying|depress\w+)\b/,
    unless:
      /\bneighbours\b|\b(?:diet|calories|binge\w*|thin|fat|weight|purge\w*|clinic|rent|money|afford|broke|rice|sugar|ramadan|fast(?:ing)?|skinny|anorex\w*|bulimi\w*|bacon|gluten)\b/,
    hear: ["It's hard to eat when you feel like that."],
    ask: ['What does go down, if anything?', 'Who do you sit down to eat with?'],
  },
  {
    id: 'proving-it-on-paper',
    cues: 'prove form forms assess pip benefit tribunal badge proof letter appeal fit',
    when: /\bprove (?:it|that|you|he|she|how)\b|\b(?:pip|disability|benefits?|fit[- ]for[- ]work) (?:form|assess\w*|interview|tribunal|appeal)\b|\b(?:assessor|tribunal|blue badge|the pip|esa)\b|\b(?:same|another|fourth) form\b|\bletter from the doctor\b|\bfit for work\b/i,
    beside:
      /\b(?:wheelchair|disab\w+|autis\w+|pip|ill|illness|ms|pain|doctor|blue badge|diagnos\w+|stroke|adhd|epilep\w+|carer)\b/,
    unless:
      /\b(?:school|uni|college|essay|coursework) assessment\b|\bprove (?:him|her|them) wrong\b|\bthree assessments\b|\b3 assessments\b/,
    hear: [
      "It's exhausting to have to prove how bad it is.",
      'To get any help you have to write down your worst day and sign it.',
    ],
    ask: ['What did they want this time?', 'Who helps with the papers?'],
  },
  {
    id: 'stared-at',
    cues: 'star stare pointed turned whisper looks looked asked child kid',
    when: /\b(?:star(?:e|es|ed|ing)|point(?:ed|ing)?|whisper\w*|turn(?:ed)? (?:round|around)|looked (?:at you|away)|looks at you|asked (?:his|her|its) (?:mum|mom|mother|dad))\b/i,
    beside:
      /\b(?:wheelchair|scarf|wig|(?:wear|have) a bag|stoma|scar|walking stick|bald|autis\w+|tourette'?s|limp|crutch(?:es)?|prosthe\w+|my leg|hair is falling|oxygen)\b/,
    unless: /\bi waved\b|\bceiling\b|\bstaring at (?:the|a|my)\b/,
    hear: [
      'Being stared at is humiliating.',
      'Most of them mean nothing by it. You still have to walk past with it on your back.',
    ],
    ask: ['Did anyone do it right?', 'What do you do with your eyes, then?'],
  },
  {
    id: 'a-burden-to-them',
    cues: 'burden trouble bother nuisance weight',
    when: /\bburden\b|\b(?:don'?t|didn'?t|not) (?:want|like|wanted) to (?:be (?:a |any )?(?:trouble|bother|nuisance|weight)|(?:bother|trouble|worry) (?:them|him|her|anyone|anybody|people|your \w+|the doctor|the children))\b|\ba nuisance\b/i,
    beside: illness,
    unless:
      /\bi (?:want|wish) (?:to )?(?:die|be dead|wasn'?t here)\b|\bbetter off without me\b|\bkill myself\b|\bend it\b/,
    hear: [
      "You don't want to be a trouble, so you go without.",
      'You count what you cost them. They may be counting something else altogether.',
    ],
    ask: ['What did you leave unasked, last time?', 'Who would mind that you had not asked?'],
  },
  {
    id: 'an-aid-in-the-house',
    cues: 'ramp rail rails stairlift wheelchair walking hoist seat frame commode stick',
    when: /^(?!.*\b(?:haven'?t|hasn'?t|not|never)\b).*\b(?:built|fitted|fitting|put in|putting in|delivered|bought|ordered|brought|gave|given|got|using|sitting in)\b(?: \w+){0,4} (?:ramp|grab rails?|rails|stairlift|wheelchair|walking (?:frame|stick)|rollator|zimmer|bath seat|shower seat|hoist|raised toilet seat|hospital bed)\b/i,
    unless:
      /\b(?:need|order lady|no order|approved|waiting for|refused|won'?t use)\b|\bairline\b|\bform\b|\brequest\b|\bschool bus\b|\bskate\b|\btrain\b|\boff the rails\b|\bairport\b|\bi work\b/,
    hear: [
      "It's a help, and it can be hard to look at too.",
      'A thing like that is help, and it also says aloud what nobody in the house had said.',
    ],
    ask: ['Where does it stand?', 'Whose idea was it to get one?'],
  },
  {
    id: 'licence-given-up',
    cues: 'licence license driving keys',
    when: /\b(?:gave|give|given|giving|hand(?:ed|ing)?) (?:up|in|away|over|back) (?:the |your )?(?:driving(?! less)|(?:driving )?licen[cs]e|car keys|car|keys to the car)\b|\b(?:took|taken|take|taking) (?:away |off )?(?:the |your |you off )?(?:(?:driving )?licen[cs]e|car keys)\b|\b(?:lost|lose|losing) (?:the |your )(?:driving )?licen[cs]e\b|\bnot allowed to drive\b|\b(?:can'?t|cannot) drive (?:any ?more|now)\b/i,
    unless:
      /\bdrunk\b|\bbanned\b|\bpoints\b|\bfather'?s? licen[cs]e\b|\bmum\b|\bmy dad\b|\bpub\b|\btaxi licen[cs]e\b|\blawyer\b|\bhe'?s? (?:lost|handed)\b/,
    hear: [
      'Losing the car means losing so much of your freedom.',
      'Distances you never thought about turn into favours, and each of them has to be arranged.',
    ],
    ask: ['Where would you drive first?', 'Where did you drive to, the last time?'],
  },
  {
    id: 'told-to-push-through',
    cues: 'push mind pull snap get tough',
    when: /\b(?:said|says?|saying|tells?|told|thinks?|reckons?)\b.*\b(?:push (?:through|yourself)|mind over matter|pull (?:yourself|myself) together|(?:just )?get on with it|snap out of it|toughen up|man up|make (?:more of )?an effort|try harder|you just need to get out)\b/i,
    beside: illness,
    hear: [
      "It's hurtful to be told that, when you're already doing all you can.",
      'That is said from where there is still something left to push with.',
    ],
    ask: ['What did the last time of pushing cost you?', 'Who has seen you on the day after?'],
  },
  {
    id: 'seen-as-old',
    cues: 'eyesight memory age old dear stick hearing licence license keys frame stairlift past',
    when: /\b(?:(?:your|first|got|wear|new|the) (?:\w+ )?hearing aids|first hearing aid|walking (?:stick|frame)|zimmer|stairlift|cord in the bathroom|alarm round your neck)\b|\boffered you (?:a|his|her|their) seat\b|\bcalled you (?:dear|love|sweetheart|young lady|young man)\b|\bat (?:your|my) time of life\b|\byour (?:hearing|eyesight|sight|memory)(?: is|'s) (?:going|not what)\b/i,
    unless:
      /\bmum\b|\bmother'?s\b|\bmy dad\b|\bbrother\b|\bchippy\b|\bdrunk\b|\bfather'?s? licen[cs]e\b|\bhospice\b|\bbattery\b|\blawyer\b|\bdriver\b|\bbatteries\b/,
    hear: ['Something like that can make you feel old all of a sudden.'],
    ask: ['How old are you when nobody is looking?', 'How long had you held out?'],
  },
  {
    id: 'bill-for-being-ill',
    cues: 'bill billed insurer insurance hospital afford medicine',
    when: /\b(?:hospital|medical|doctor'?s?|ambulance) bills?\b|\bhospital (?:sent (?:you|us) (?:the|a) bill|billed|bills)\b|\b(?:insurer|insurance)\b.*\b(?:refus\w*|den(?:y|ied|ies)|won'?t|doesn'?t|reject\w*)\b|\b(?:can'?t|couldn'?t) afford (?:the |your |his |her )?(?:tablets|meds|medicine|medication|insulin|operation|dentist)\b|\btablets that cost\b/i,
    unless:
      /\bschool fees\b|\bbill is me\b|\bthey'?d take\b|\bvet\b|\bdog\b|\bcat\b|\bcar insurance\b|\b(?:house|home|flood\w*|fire|car|roof|basement|flat|apartment)\b.*\binsurance\b|\binsurance\b.*\b(?:house|home|flood\w*|fire|car|roof|basement)\b/,
    hear: [
      "It isn't easy to be ill and have to worry about money too.",
      'You are to get well and to be charged for it, and both come in the same kind of envelope.',
    ],
    ask: ['What have they offered so far?', 'Who goes through the papers with you?'],
  },
];
