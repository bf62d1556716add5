import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { saying } from './said-by-others.ts';

/** Meetings with others, known or strange: put off, excused, not understood, made up with, greeted. */
export const ofEncounters: readonly Happening[] = [
  {
    id: 'excused-for-it',
    cues: 'mean means meant just like old stress pressure that way',
    when: told(
      `(?:${saying}|^(?:but |and |i know |you know |to be fair )?)(?:(?:he|she|they) (?:didn't|doesn't|don't|did not|does not) (?:really )?mean (?:it|anything|any(?:thing)? (?:bad|harm|by it)|bad|to (?:hurt|be|upset))\\b|(?:that's|that is|it's) just (?:how|the way|what|like) (?:he|she|they)|(?:he|she)(?:'s|s| is)? (?:just |always been |only )+(?:old|like that|stressed|tired|joking|teasing|that way)|(?:he|she)'s like that with (?:everyone|everybody)|you know (?:what|how) (?:he|she)(?:'s| is) like)`,
    ),
    unless:
      /\b(?:write|hits?|hit me|dementia|stroke|illness|pain|grade|teenage\w*|son|daughter|toddler|autis\w*|allergic|hugging|touch\w*|fall|brain)\b/,
    hear: [
      'Whether it was meant or not, it hurt.',
      'It may well be so. It explains the other person, and leaves you where you were.',
      'Meant or not, somebody still had to hear it, and that was you.',
    ],
    ask: [
      'What would be a fair word for it, from where you stood?',
      'How often has it been let go like that?',
      'Has it ever been said to them?',
    ],
  },
  {
    id: 'put-off-with-soon',
    cues: 'tomorrow soon next later look back see not week month after',
    when: told(
      `${saying}(?:(?:it'll be|it will be|he'll|she'll|they'll|we'll|i'll|maybe|come back|ask again|to come back|wait|to wait|do it|have to wait|i'd have to wait|you'd have to wait|just|until|till) )*(?:tomorrow|soon|later|next (?:week|month|year|time|spring|summer)|not (?:now|yet|today)|after (?:christmas|the holidays|easter|the summer)|look into it|get back to (?:me|you|us)|let (?:me|you|us) know|we'll see|they'll see|he'll see|she'll see|see about it|in (?:two|three|a few|six|a couple of|eight|\\d+) (?:weeks|months)|monday|(?:ring|call|try) again)\\b`,
    ),
    unless:
      /\b(?:love you|see you|good ?night|test|scan|healed?|fine by|better by|sorry|birthday|wedding|come (?:for|to) (?:dinner|lunch|tea)|you said|he'll be home|coming home|would be back|visit|i(?:'ll| will) (?:do|ring|call|try|come))\b/,
    hear: [
      "It's hard to be kept waiting on a promise like that.",
      'It is a small word at their end. At yours a whole week is built on it.',
    ],
    ask: [
      'How often has it been put off by now?',
      'What can you not do until then?',
      'Who could tell you for certain?',
    ],
  },
  {
    id: 'they-do-not-get-it',
    cues: 'get gets understand understands understood explain idea clue',
    when: told(
      "\\b(?:WHO (?:(?:just|really|even|ever|here|at work|simply|still) )*(?:doesn't|don't|didn't|can't|cannot|won't|never|wouldn't|couldn't) (?:(?:really|even|ever|just|quite) )*(?:get|got|gets|understand|understood|understands)(?: it| why| how| what it|$| that (?:i|you)\\b)|(?:nobody|no one|no-one|none of them) (?:(?:here|at work|really|even|ever) )*(?:gets|understands|understood|got|can understand|will understand)(?: it| you$| why| what it| how|$)|WHO ha(?:s|ve) no (?:idea|clue) (?:what it's|what it is|how|what you))",
    ),
    unless:
      /\b(?:little one|allowed|still getting|toddler|baby|dementia|english|accent|joke|language|maths|lesson|exam|the job|question|get in|couldn't get it|doesn't get it from|get it off|dog|cat|deaf|part|the point of)\b|\bno (?:idea|clue) (?:how|that|what) (?:i|you) feel\b|\bin love\b|\b(?:crush|feelings for)\b/,
    hear: [
      "It's lonely when you explain it and they still don't see.",
      'Explaining it over and over costs about as much as the thing itself.',
    ],
    ask: ['Who comes nearest to getting it?', 'Which part do they get wrong?', 'How have you put it to them so far?'],
  },
  {
    id: 'stranger-was-rude',
    cues: 'man woman driver customer passenger someone stranger lady guy bloke teenager boys kids people neighbour neighbor cyclist passerby somebody lads',
    when: /\b(?:a|an|some|one|this|the) (?:\w+ ){0,2}(?:man|woman|driver|customer|passenger|stranger|lady|guy|bloke|teenagers?|boys|lads|kids|cyclist|passerby|neighbou?r|fella|motorist|receptionist|cashier|shopper|parent|mother|dad)(?: (?:on|in|at|from|behind|outside|next to|down) [\w' ]{2,20}?)? (?:\w+ )?(?:shouted|swore|yelled|screamed|spat|tutted|sneered|snapped|beeped|honked|hissed|pushed (?:past|in|in front)|shoved|told you to (?:shut|move|hurry|get|go)|called (?:you|me|us)|gave you the finger|stuck (?:his|her) finger|threw (?:it|something|the|a)|barked|had a go at you|laughed at you|left a note)\b|\b(?:someone|somebody) (?:shouted|swore|yelled|spat|beeped|tutted|called you|left (?:a|you a) (?:nasty |rude |horrible )?note|wrote on your|keyed|pushed (?:past|in))\b/i,
    unless:
      /\b(?:phone|calls?|headset|hotline|call cent(?:re|er)|on hold|refund|the line|zoom)\b|\b(?:thank|sweet|kind|well done|hello|good luck|bless|help|knife|police|hit me|punched|followed|grabbed|love|beautiful|happy|ahead|careful)\b/,
    hear: [
      'What a nasty thing to have to take from a stranger.',
      'They are round the corner in a minute. You go on answering them in your head till evening.',
    ],
    ask: [
      'What would you shout after them now?',
      'Where were you going when it happened?',
      'Did anyone near you say something?',
    ],
  },
  {
    id: 'backhanded',
    cues: 'brave age someone considering tried surprised actually almost change well clean',
    when: told(
      `${saying}(?:(?:you(?:'re| are|'ve| have| look| looked| did| were| was)?|i(?:'m|'d|'ve| was| look| looked| did)?|it(?:'s| was)?|that(?:'s| was)?|not|quite|actually|very|so|how|really|pretty|good|great|nice|well|clever|fit|articulate|young|normal|bad|smart|oh|well then|at least|would be|almost|even|to be honest|better than \\w+ \\w+) )+(?:brave to|tried\\b|for (?:your age|someone (?:like|who|of|your|from|with)|somebody|a (?:girl|woman|man|foreigner|beginner|change|nurse|cleaner|single))|considering\\b|pretty if|prettier if|if (?:i|you) (?:lost|wore|smiled|made|did)|better than (?:i|he|she|they) (?:expected|thought)|surprised (?:you|i))`,
    ),
    unless: /\b(?:brave to (?:try|say|tell|come|talk|ask|share|leave|go)|thanks for|looking for someone|care for)\b/,
    hear: ['It sounded kind, and it hurt.', 'It is hard to object to. Bring it up, and they said something nice.'],
    ask: ['How did you take it, at the time?', 'Was it meant kindly, do you think?', 'Who else was in earshot?'],
  },
  {
    id: 'corrected-by-them',
    cues: 'correct',
    when: told(
      "\\bWHO (?:(?:always|keeps?|kept|constantly|just|even|then|also) )*correct(?:s|ed|ing)? (?:you\\b|your (?:\\w+ )?(?:pronunciation|grammar|english|spelling|accent|stor(?:y|ies)|words?|french|german|spanish|sentences?|every\\w*|cooking|driving|posture|email|emails|way))|\\byou(?:'re| were| got| get) (?:always |constantly )?corrected\\b",
    ),
    unless:
      /\b(?:asylum|container|camp|children|kids|teacher|tutor|exam|homework|sheeps|cute|bedtime|grandson|granddaughter|politely|thank)\b/,
    hear: [
      "It's humiliating to be corrected like that.",
      'You had something to say, and what comes back is how you said it.',
    ],
    ask: [
      'What were you in the middle of, when it came?',
      'Do they do it with others too?',
      'How did you carry on after that?',
    ],
  },
  {
    id: 'spoke-past-them',
    cues: 'instead talked spoke asked talking speaks turned answering answered',
    when: /\b(?:he|she|they|the \w+|your \w+|a \w+) (?:only |just |kept |always |even )?(?:talk(?:s|ed|ing)?|sp(?:oke|eaks|eaking)|ask(?:s|ed)?|explain(?:s|ed)|look(?:s|ed)|turn(?:s|ed)|said (?:it|everything)) (?:it |everything )?(?:to|at) (?:your (?:husband|wife|son|daughter|mum|mother|dad|father|carer|boyfriend|girlfriend|partner|brother|sister|colleague|assistant|interpreter|friend)|my \w+) (?:instead|the whole time|all the time|not (?:to )?you|and not|over your head|as if)|\b(?:he|she|they|your (?:daughter|son|husband|wife|mum|mother|partner)) (?:kept |keeps |always )?(?:answer(?:s|ed|ing)?|sp(?:eaks?|oke|eaking)|order(?:s|ed|ing)?|decid(?:es|ed|ing)) for you\b/i,
    unless: /\b(?:lawyer|i asked (?:him|her) to|thank god|interpreter for|sign language)\b/,
    hear: [
      "It's humiliating when they speak about you as if you weren't there.",
      'You are the one it is about, and you get to watch it go past you across the table.',
    ],
    ask: [
      'What would you have told them yourself?',
      'Did you get a word in?',
      'Does it happen in other places as well?',
    ],
  },
  {
    id: 'small-hello',
    bright: true,
    cues: 'morning hello name waved wave smiled nod nodded greets recognised recognized hi',
    when: /\b(?:he|she|they|(?:the|your) (?:\w+ )?(?:neighbou?rs|kids|children)|the (?:\w+ )?(?:man|woman|lady|boy|girl|guy|driver|postman|neighbou?r|barista|cashier|baker|caretaker|porter|security guard|conductor|shopkeeper)|a (?:\w+ )?(?:man|woman|lady|boy|girl|child|kid|baby|toddler|neighbou?r|stranger|driver)|your neighbou?r|someone|somebody)(?: (?:at|in|on|from|next) [\w' ]{2,22}?)? (?:\w+ )?(?:asked (?:you )?your name|knows your name|learn(?:t|ed) your name|wav(?:ed|es) (?:at|to) you|smiled at you|nodded (?:at|to) you|nods (?:at|to) you|(?:says?|said) (?:good morning|hello|hi|morning|good evening)(?:$|,| to you| every| each)|calls you (?:love|pet|darling|my friend|boss|dear|hen)|recogni[sz]ed you|asks? how you are)\b/i,
    unless:
      /\b(?:worst bit|food bank|minister|washing machine|forgot|never|nobody|no one|didn't|doesn't|don't|not|ex\b|dementia|dead|died|used to|creep\w*|police|only|but|last|stroke|head(?:s)? on (?:one|the) side|they ask|hide|crossed)\b/,
    hear: [
      'A small thing like that can change a whole day.',
      'Such a thing takes two seconds and says: there you are. A day goes differently for it.',
    ],
    ask: [
      'Do you know anything else about each other?',
      'What did you do in return?',
      'Where do you two run into each other?',
    ],
  },
  {
    id: 'still-smiling',
    bright: true,
    cues: 'smiling smile grinning grin beaming',
    when: /\b(?:you(?:'ve been|'re| were| are| have been| can't stop| couldn't stop| keep| kept| came home)|can't stop|couldn't stop)(?: still| just| been| all \w+| walking \w+)* (?:smiling|grinning|beaming)\b|\byou (?:smiled|grinned) to yourself\b/i,
    unless:
      /\b(?:jealous|wow|felt nothing|fake|pretend\w*|hurts|faking|had to|keep smiling|but|while|inside|cry\w*|customers?|shift|passed things|through gritted|told to)\b/,
    hear: [
      "It's lovely that you're smiling like that.",
      'A thing that small lasts a whole bus ride, and sometimes the washing-up as well.',
    ],
    ask: [
      'Who noticed it on you?',
      'What bit of it do you keep going back to?',
      'When had you last grinned like that?',
    ],
  },
  {
    id: 'made-it-up',
    bright: true,
    cues: 'made up talking again friends speaking reconciled forgave hatchet',
    when: /\b(?:you(?:'ve)?(?: and [\w' ]+?)? (?:have )?(?:made it up|made up$|made up with|made (?:your )?peace with (?:him|her|each other|your \w+)|(?:'re|are) (?:friends|talking|speaking|on speaking terms|good|ok) again|buried the hatchet|forgave (?:him|her|each other|them))|(?:he|she|they|your \w+(?: \w+)?)(?:'s| is|'re| are) (?:talking|speaking) to you again|your (?:girls|boys|kids|sons|daughters|parents|brothers|sisters|mum and dad) are (?:talking|speaking) again)\b/i,
    unless:
      /\b(?:knows? (?:that )?i made it up|there was no|invented|myself|divorce|not (?:talking|speaking|friends)|if|hope|wish|made up (?:your|my) mind|never|won't|until|want to)\b/,
    hear: [
      'It must be a relief to be on good terms again.',
      'What had to be got over was mostly the first sentence, and somebody said it.',
    ],
    ask: ['Who said the first word?', 'What is it like between you now?', 'How long had you been at odds?'],
  },
  {
    id: 'they-said-yes',
    bright: true,
    cues: 'yes',
    when: /\b(?:he|she|they|your (?:boss|manager|mum|mom|dad|landlord|girlfriend|boyfriend|partner|sister|brother|friend|daughter|son|crush)) (?:(?:just|actually|finally|even) )*(?:said|says) "?yes(?:"?$|,? (?:to|before|straight|right away|and we|the daft|we))/i,
    unless:
      /\b(?:ex|handover|coat|used to|but|then (?:she|he|they) (?:didn't|never|changed)|only because|asked if i was|if (?:he|she|they)|what if|i asked (?:him|her) if there|sure,? sure|out of pity|are you|mean it)\b/,
    hear: ["You asked, and you got a yes. That's lovely."],
    ask: ['How did you ask?', 'What had you been afraid to hear?', 'What happens next?'],
  },
  {
    id: 'someone-went-away',
    cues: 'moved moving leaving left retired gone away neighbour neighbor colleague friend emigrat',
    when: /\byour (?:best |old |only |work |good |favou?rite |next-door |next door )*(?:neighbou?r|friend|colleague|mate|flatmate|teacher|doctor|gp|hairdresser|vicar|priest|postman|lodger|carer|boss|physio|social worker|counsellor|buddy|pal|roommate)s?(?: of [\w ]+?)?(?:'s| is|'re| are| has| have)? (?:just )?(?:mov(?:ed|ing) (?:away|out|abroad|back|to|house)|leav(?:es|ing)(?: (?:on|for|next|this|the|in|at))?|left (?:the|town|for|today|on|last|this|yesterday)|retir(?:ed|ing|es)|emigrat(?:ed|ing)|(?:has )?gone (?:back|abroad|home)|going (?:back|abroad) |changed again)\b/i,
    unless:
      /\b(?:leaving do|travel|left (?:the|his|her) (?:door|lights?|keys|room|dishes|milk)|dead|died|relief|thank god|glad|finally|left without|leaving (?:him|her|his|their)|moving in|moved in)\b/,
    hear: [
      'It leaves a gap when somebody like that moves away.',
      'There is no card for that sort of goodbye, and the days still have a gap where they used to be.',
    ],
    ask: [
      'What will you miss that nobody would think of?',
      'What was the goodbye like?',
      'What is the first thing you noticed, without them?',
    ],
  },
  {
    id: 'place-closing',
    cues: 'closing closed close shut shutting knocked demolish pulling stopped sold',
    when: /\b(?:they|council|company|bank|owners?|diocese|nhs|government)(?:'re| are|'ve| have|'s| is)? (?:just |all |now |also )?(?:clos(?:e|ed|ing)|shut(?:ting)?|knock(?:ed|ing) down|pull(?:ed|ing) down|stopped|sold|selling|demolish(?:ed|ing)|axed|scrapped|taken away) (?:the |our |my |your |down )*(?:\w+ )?(?:\d+|bus|library|pub|church|school|shop|club|factory|pit|mill|cinema|pool|hospital|ward|chapel|market|post office|branch|centre|center|surgery|cafe|café|bakery|yard|farm|allotments?|hall|line|plant|playground|field|baths|ferry|restaurant|college|course|choir)\b|\b(?:library|pub|church|school|shop|club|factory|pit|mill|cinema|pool|ward|chapel|post office|day centre|surgery|cafe|café|bakery|plant|choir|mosque|youth club|restaurant)(?:'s| is| has|'re| are) (?:to be )?(?:clos(?:ed|ing)|shut(?:ting)?(?: down)?|gone|being (?:closed|sold|knocked))\b/i,
    unless:
      /\b(?:my bakery|i signed|telling|if i|closed (?:the )?(?:door|window|on|early|for|till|until|at)|sundays?|snow|today|lunch|vet is closed|shop early|late)\b/,
    hear: [
      "It's sad to see a place go that so many people depend on.",
      'Someone far off draws a line through it, and the mornings of quite a few people lose their corner.',
    ],
    ask: ['What did you do there?', 'Who else went there?', 'When is the last day?'],
  },
  {
    id: 'slow-in-this-language',
    cues: 'english language words accent german french dutch swedish danish speak word translate',
    when: /\b(?:your (?:english|german|french|dutch|spanish|swedish|norwegian|danish|italian|finnish|grammar) (?:is|was|isn't|wasn't)(?: \w+)? (?:bad|poor|not good|slow|broken|terrible|good enough|rusty|stuck)|you (?:don't|do not|can't|cannot|couldn't|didn't) (?:\w+ )?(?:find|have|know|get) (?:the|enough) words? (?:for it )?(?:in|here)|in (?:english|german|french|dutch|danish|swedish|norwegian|this language) you(?:'re| are| can't| sound| feel)|(?:third|second|fourth) language|they (?:switch|speak|talk) (?:to )?(?:dutch|german|french|english|swedish|danish|their language|spanish|polish)|you (?:can't|don't) follow (?:what they|when they|them|the jokes))\b/i,
    unless:
      /^sorry|\b(?:excuse|like speaking|less sad|sorry (?:for )?my (?:bad )?english|my english is (?:bad|not good|poor)(?:,? sorry|\.?$)|exam|passed|course)\b/,
    hear: [
      "It's lonely not to be able to be yourself in the language around you.",
      'In another language you arrive a second late everywhere, and the funny or clever thing stays at home.',
      'People take how fast somebody talks for how fast they think, and it is not the same thing at all.',
    ],
    ask: ['What would you have said in your own?', 'With whom does it go easily?', 'What is the hardest hour for it?'],
  },
  {
    id: 'left-off-the-list',
    cues: 'list name mention thanked credit photo email left everyone forgot read',
    when: told(
      "\\b(?:left (?:you|your name) (?:off|out of)|(?:your name|you) (?:wasn't|weren't|was not|were not|isn't|aren't|is not) (?:on (?:it|the list|the (?:card|email|photo|wall|programme|sheet))|mentioned|in (?:it|the photo|the speech|the email|the picture))|(?:thanked|named|mentioned|invited|listed|praised) (?:every(?:one|body)|all|the (?:whole|entire|others?)|them all)\\b.*\\b(?:but|except|not|left|and not|apart from)\\b|WHO (?:didn't|never|forgot to) (?:(?:even|once) )?(?:mention|thank|name|include) you)\\b",
    ),
    unless: /\b(?:note|sleepover|glad|relie\w+|lucky|phew|luckily|guilty)\b/,
    hear: [
      'It hurts to be the one who was left off.',
      'Asking for it makes you look small, and not asking leaves it as it stands.',
    ],
    ask: ['What had been your part in it?', 'Has anybody else remarked on it?', 'What would put it right?'],
  },
  {
    id: 'told-them-how-it-is',
    cues: 'told tell',
    when: /^(?:(?:so|then|today|yesterday|tonight|last night|well|and|but|this morning|in the end),? )*you(?:'ve| have)? (?:(?:finally|actually|just|even|really|straight up|now) )*told (?:him|her|them|your (?:\w+ )?(?:mum|mom|mam|mother|dad|da|father|parents|wife|husband|partner|boss|manager|sister|brother|friend|friends|mate|mates|best friend|best mate|son|daughter|kids|family|girlfriend|boyfriend|teacher|coach|flatmate|flatmates|landlord|nan|gran|cousin|aunt|colleague|doctor|gp|fianc[eé]e?|sponsor|counsellor|ex|twin|stepmum|stepdad|in-laws|mother-in-law))(?:$| (?:the truth|everything|out loud|at last|this (?:morning|evening)|tonight|today|about (?:the|it|what|my|your)|(?:that )?you(?:'re| are| were|'ve been)? (?:not|bi|gay|trans|scared|frightened|struggling|depressed|lonely|leaving|pregnant|unhappy|drowning|can't (?:cope|do|go on|manage)|don't (?:want|love)|won't|weren't|aren't|feel|felt|like|love|need|want(?:ed)? (?:out|to leave|more|help)|miss|gambl\w*)|(?:that )?it(?:'d| had)? hurts?\b))/i,
    bright: true,
    unless:
      /\b(?:shouted|laughing with|laughed|spread|nobody came|no one came|told (?:them|him|her) (?:three|four|five|\d+|so many) times|three times|everyone knows|whole school|outed|hit me|threw me out|kicked me out|rape\w*|attack\w*|grave|hearing|satnav|dead for|feel old|as if it was|because of my back|prostate|2011|parked|manicur\w*|not sorry|drunk|you told (?:him|her|them) to|in (?:private|confidence|secret)|private|lied|a lie|secret|told him 7|sponsor|i'm at home|at least|everybody has|joke|generally|lunch|no no|you told me|for a fortnight|form|door|allergic|hundred times|passwords|stopped|suicid\w*|overdos\w*|police)\b|\bdismiss\w*|\blaugh\w*|\bfunny\b/,
    hear: [
      'It took courage to say that to them.',
      'The run-up to saying a thing like that is mostly longer than the thing.',
    ],
    ask: [
      'What was the first thing that came back?',
      'How long had you been carrying the sentence about?',
      'How has it been since?',
    ],
  },
  {
    id: 'said-no-to-it',
    bright: true,
    cues: 'said told',
    when: /^(?:(?:so|then|today|yesterday|tonight|well|and|but|this morning|for once|in the end),? )*you(?:'ve| have)? (?:(?:finally|actually|just|even|really|already) )*(?:said no|told (?:him|her|them|your \w+) no)\b(?!,? (?:i (?:have|take|keep|go)|you (?:have|go|take|keep|stay)|look|it's|don't|please|not|he|she|they|we|of course|love|that's|thanks|mother|thank you|abuelita|i'm fine|nothing|mum)| one| more)/i,
    unless:
      /\b(?:never said|doesn't know|offered|lied?|gay|was i|am i|if i was|if i were|if i'm|if i had|if i'd|if i've|if there was|if there were|is the \w+ in|if (?:he|she|it|they|anyone|everything)|if you're|are you (?:ok|okay|alright|all right|fine)|did i|do i have|have i|any children|kids|married|husband|wife in|since february|but i meant|meant yes|wanted to say yes|should've said|doctor|angel|shelf|the tip|ice cream|eye drops|screen|should have|any questions|if i'd like|anything i|seat|pride|proposal|marry|operation|treatment|nothing to (?:say|add)|couldn't (?:have )?said? no|complaint|list in my|she asked me on her last|last day)\b/,
    hear: [
      "You said no, and that isn't easy.",
      'The no takes a second. Standing by it for the rest of the day is the work.',
    ],
    ask: ['What face did they make?', 'What was it like, the minute after?', 'What would the yes have cost you?'],
  },
  {
    id: 'not-placed-by-them',
    cues: 'who remember name met sorry recognise recognize',
    when: /\b(?:he|she|they|your \w+(?: \w+){0,3})(?: \w+)? (?:said|says|went|goes|asked|replied) "?(?:sorry,? |and |um,? |hello,? )*(?:who(?:'s| is| are| was) (?:this|it|you|that)|have we met|do (?:i|we) know (?:you|each other)|what was your name|remind me)\b|\b(?:he|she|they|nobody|no one|your (?:old )?(?:friend|teacher|boss|colleague|neighbou?r)) (?:didn't|doesn't|don't|did not|couldn't) (?:even )?(?:remember|recogni[sz]e|place) (?:you\b(?!r)|your (?:name|face))/i,
    unless:
      /\b(?:dementia|alzheimer\w*|care home|memory|stroke|mum|mom|dad|gran|nan|grand\w+|mother|father|husband|wife|delirium|hospital|the home|anaesthe\w+)\b/,
    hear: [
      'It hurts not to be remembered.',
      'You kept a place for them all that time, and it is odd to find theirs has been cleared.',
    ],
    ask: ['What had you two been to each other?', 'How did you get out of that moment?', 'What made you get in touch?'],
  },
  {
    id: 'uses-what-they-gave',
    bright: true,
    cues: 'wears wore wearing kept still uses used hung framed put made gave knitted',
    when: /\b(?:he|she|they|your \w+(?: \w+)?) (?:still |always |even |actually |just |has |had )*(?:wears?|wore|(?:is |was |'s )wearing|kept|keeps?|uses?|hung(?: up)?|framed|put up|has|sleeps? with|drinks? from|carries|reads?) (?:the|that|a|my|your) (?:[\w-]+ ){1,3}(?:that )?(?:you|i) (?:knitted|made|gave|bought|sent|painted|drew|wrote|sewed|crocheted|baked|got (?:him|her|them))/i,
    unless:
      /\b(?:threw|never|doesn't|ex\b|died|dead|funeral|coffin|returned|gave (?:it|her scarf) to|moaning|but|stole)\b/,
    hear: ["It's good to see that it's wanted."],
    ask: [
      'How long ago had you given it?',
      'Did you let on that you saw?',
      'What were you thinking of when you made the choice?',
    ],
  },
];
