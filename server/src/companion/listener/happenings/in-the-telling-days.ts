import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const lead =
  '^(?:(?:and|so|then|but|now|after that|afterwards|in the end|anyway|today|yesterday|only|well|this morning|tonight|last night|this time),? )*';
const after =
  '(?: (?:just|only|then|even|still|also|quietly|simply|actually|basically|\\w+ly|kind of|sort of|always))*';
/** Good news beside it, or what is too grave for a word about a small deed. */
const tooGrave = /\b(?:hits? me|punch\w*|rap(?:ed|ist)|suicid\w*|overdos\w*|strangl\w*|pills|kill (?:myself|me))\b/;

/** Where people work, shop, queue and pay: what is done there, what is said over the counter, what the hands do after. */
export const inTheTellingDays: readonly Happening[] = [
  {
    id: 'sat-and-could-not-rise',
    cues: 'get stand move rise got',
    when: new RegExp(
      `${lead}you(?: was| were|'ve)?${after} (?:sat|sit|lay|knelt|were sitting|sitting)(?: down)? (?:on|in|at|by|there|against)\\b.* (?:and|but) (?:you )?(?:just )?(?:couldn't|could not|can't|cannot|didn't) (?:get (?:back )?up|stand(?: up)?|move|rise|get out)\\b`,
      'i',
    ),
    unless: /\b(?:broke|broken|ambulance|paralys\w*|stroke|sciatica|arthritis|drunk|hip)\b/,
    hear: [
      'The legs had carried on until somebody gave them a place to stop, and then they stopped.',
      'You can keep going for a long time as long as nothing lets you sit down.',
    ],
    ask: ['What got you up in the end?', 'How long were you there?', 'Did anybody come in?'],
  },
  {
    id: 'went-and-sat-somewhere',
    cues: 'sat went van truck lorry tractor cab shed barn garage stairs yard loft cellar storeroom stockroom bench',
    when: new RegExp(
      `${lead}you${after} (?:(?:went|go|got|walked|came)(?: out| off| back| down| up)*(?: and (?:just )?| to )(?:sat|sit|stood|stand)|sat|hid|stayed)(?: down)?(?: there)? (?:in|on|at|by|behind|out in) (?:the|your|my) (?:\\w+ )?(?:van|truck|lorry|tractor|cab|shed|barn|garage|stairs|yard|loft|cellar|store ?room|stock ?room|boiler room|greenhouse|workshop|stable|byre|milking parlour|parlour|fire escape|back step|loading bay|walk-in|freezer|cold room)(?:$|,| and| for| until| till| with)`,
      'i',
    ),
    unless: new RegExp(`${tooGrave.source}|\\b(?:kids|peaceful|lovely|party|lunch|queue|traffic|police)\\b`),
    hear: [
      'Somewhere with a door, where no one needs an answer off you. A good deal of working life gets felt in such places.',
      'In there nobody can see your face, and for a few minutes that is all that is asked of a place.',
    ],
    ask: ['How long did you stay in there?', 'Did anybody come and look for you?', 'What got you out again?'],
  },
  {
    id: 'stood-looking-at-it',
    cues: 'stood stand stared',
    when: new RegExp(
      `${lead}you(?:'ve| have)?${after} (?:(?:stood|stand|been standing|sat|been sitting)(?: there)?(?: for \\w+ \\w+)?(?: (?:on|in|at|by) \\w+ \\w+)? (?:looking|staring|gazing) at|stared at|been staring at|keep (?:staring|looking) at) (?:it|that|this|them|the|your|my|his|her)\\b`,
      'i',
    ),
    unless: new RegExp(
      `${tooGrave.source}|\\b(?:stared at me|phone|screen|ceiling|sea|stars|sunset|mirror|wall|page|coffin|grave|baby|sleeping)\\b`,
    ),
    hear: [
      'From outside it is somebody standing still. There was a fair amount going on all the same.',
      'A thing looked at for that long has stopped being only a thing.',
    ],
    ask: ['How long was it, would you say?', 'What were you thinking, in front of it?', 'What ended it?'],
  },
  {
    id: 'rode-on-past',
    cues: 'stop turning exit junction way round drove station house',
    when: new RegExp(
      `${lead}you(?:'ve| have)?${after} (?:(?:went|rode|stayed on|sailed|drove|walked)(?: right| straight| on)* past (?:it by\\b.*|(?:the|your|my) (?:\\w+ )?(?:stop|turning|turn|exit|junction|road|street|station|house|gate|drive))|missed (?:the|your|my) (?:stop|turning|exit|junction)|(?:drove|went|walked|took the bus) (?:home )?(?:the (?:long|back|other) way(?: home| round)?|round (?:and round|the block)\\b.*)|stayed on (?:the|until the) (?:bus|end|last)\\b.*)(?:$|,| and| because| twice| again)`,
      'i',
    ),
    unless: new RegExp(
      `${tooGrave.source}|\\b(?:late for|asleep|slept|drunk|phone|book|gps|satnav|detour|roadworks)\\b`,
    ),
    hear: [
      'As long as it is moving, you have not got there yet, and nothing has to be told to anyone.',
      'The day had not finished with you, so the road went on a bit.',
    ],
    ask: ['Where did you end up?', 'Who was waiting at home?', 'What was going round in your head on the way?'],
  },
  {
    id: 'beast-goes-on-with-it',
    cues: 'dog dogs cat cats horse mare hens donkey pony collie',
    when: /\b(?:the|your|our|one of the|his|her|my) (?:(?:old|poor|other|big|little) )*(?:dogs?|cats?|horse|mare|pony|donkey|collie|hens)(?:'s| is| are)?(?: (?:still|just|keeps?|always))+ (?:on )?(?:wait\w*|look\w*|bring\w*|go(?:es|ing)?|sit\w*|l(?:ie|ies|ying)|sleep\w*|com\w+|run\w*|stand\w*|search\w*|listen\w*|check\w*|round\w*)\b/i,
    beside:
      /\b(?:died|dead|passed|gone|sold|left|moved out|funeral|hospital|in (?:a|the) home|retired|empty|last day|divorce\w*|miss\w*)\b/,
    unless: /\b(?:ill|sick|vet|blind|limp\w*|bark\w*|puppy|litter|walkies|treats?|postman)\b/,
    hear: [
      'Nobody can explain it to an animal, so it goes on faithfully with its half.',
      'It says out loud, over and over, what the people in the place have stopped saying.',
    ],
    ask: ['What do you say to it?', 'What do you do when you see that?'],
  },
  {
    id: 'handed-something-small',
    bright: true,
    cues: 'left gave brought bought handed slipped made saved passed offered',
    when: /^(?:(?:and|so|then|but|today|yesterday|this morning|last night|tonight|later|after|afterwards),? )*(?!you\b)(?:he|she|they|someone|somebody|(?:the|a|an|one|this|your|some|another) (?:[\w'-]+ ){1,4}|(?:guest|neighbou?r|customer|patient|passenger|lady|man|woman|driver|stranger) )(?: ?(?:has|had|just|only|always|quietly|even))* ?(?:left|gave|brought|bought|handed|slipped|made|saved|passed|shared)(?: (?:you|me))? (?:(?:a|an|some|his|her|their|the|two|half|half a|half of|his own|her own|one|three|me|you|his last|her last|last) )*(?:\w+ )?(?:chocolates?|chocolate bar|biscuits?|cakes?|buns?|tea|coffee|sandwich(?:es)?|soup|fiver|tenner|five euros?|ten euros?|twenty|flowers?|eggs|socks|gloves|coat|jumper|jacket|scarf|blanket|tissues?|hanky|handkerchief|oranges?|apples?|plate|meal|bread|sweets?|mints?|polo|bar of chocolate|honey|jam|pie|drawing|fruit|tomatoes|potatoes|umbrella|tangerine|banana|crisps|note with|tips?)\b/i,
    unless:
      /\b(?:died|dead|ex|threw|never|didn't|nobody|no one|only left|instead of|to buy|charged|allergic|poison\w*|stole|stolen|used to|funeral|wrong|diet|divorc\w*|cheat\w*|lied|(?:left|made) (?:a|the) mess|left his|left her|husband|wife|boyfriend|girlfriend|birthday|christmas)\b/,
    hear: [
      'It costs next to nothing, and it says that somebody had looked at you and seen.',
      'A thing like that can get through where a kind speech would not have.',
    ],
    ask: ['What did you say?', 'Have you still got it?', 'What do you think they had noticed?'],
  },
  {
    id: 'told-them-a-kinder-thing',
    cues: 'told said else different peaceful suffer quick pain',
    when: /\byou(?:'ve)? (?:just )?(?:told|said to|gave) (?:him|her|them|the \w+|(?:his|her|their|your|my) \w+) (?:that )?(?:something (?:else|different|nicer|kinder|better)|another thing|a different (?:story|version)|(?:he|she|it|they) (?:hadn't|didn't|had not|did not|never) (?:suffer\w*|feel \w+|felt \w+|know \w+)|(?:he|she|it) (?:was|went) (?:\w+ )?(?:peaceful\w*|quick|painless|in (?:his|her) sleep))\b/i,
    hear: [
      'That was made up entirely for somebody else, and from then on you keep the true one by yourself.',
      'You took the real one home with you so that they would not have to have it.',
    ],
    ask: ['Who else was told the true one?', 'How did they take what you told them?'],
  },
  {
    id: 'took-it-all-the-same',
    cues: 'took ate drank accepted kept',
    when: new RegExp(
      `${lead}you${after} (?:took|ate|drank|accepted) (?:it|them|the \\w+|his \\w+|her \\w+|their \\w+)(?: anyway| all the same| though| and said (?:thanks?|thank you|ta))?$`,
      'i',
    ),
    beside:
      /\b(?:took|ate|drank|accepted) (?:it|them|the \w+) (?:anyway|all the same|though)|\bi took it\b[\s\S]{0,40}$|\bwhat gets me\b|\b(?:hate[sd]?|ashamed|asham\w*|why did i|like nothing|as if nothing|charity|pity|pride|proud)\b/,
    unless: /\b(?:tablets?|pills?|meds|medication|medicine|exam|test|overdose|bribe|drugs?|photo|picture|bus|train)\b/,
    hear: [
      'The hand says yes before the rest of you has been asked.',
      'Not taking it would have been a speech, and there was no speech ready.',
    ],
    ask: ['What would no have looked like?', 'What did they say, when you took it?', 'How is it sitting with you now?'],
  },
  {
    id: 'was-right-there',
    cues: 'holding stood standing driving there last beside next',
    when: new RegExp(
      `${lead}you${after} (?:were|was)${after} (?:(?:the one )?(?:holding|driving|at the wheel|on the (?:till|desk|phone|ladder|line)|steering|carrying) ?(?:the|it|him|her|his|on)?\\b.*|(?:stood |standing |sat |sitting )?right (?:there|next to (?:him|her|them|it)|beside (?:him|her|them)|behind (?:him|her|them))|(?:stood|standing) (?:right |just |only )*(?:there|next to (?:him|her|them)|beside (?:him|her|them)|behind (?:him|her|them|the \\w+))|the last (?:one|person) (?:to|who)\\b.*)$`,
      'i',
    ),
    beside:
      /\b(?:died|dead|dropped|fell|collaps\w*|accident|crash\w*|killed|heart attack|drown\w*|attack\w*|threw|spat|called (?:her|him|them)|shouted at (?:her|him|them)|humiliat\w*|hit (?:him|her)|laughed at (?:him|her|them))\b/,
    unless: /\b(?:tired of holding|holding (?:a|my) (?:grudge|breath)|dream\w*|photo)\b/,
    hear: [
      'Whoever stood there goes on standing there for a good while, long after everyone has gone home.',
      'You have it from closer than anybody, and those who ask about it have only heard.',
    ],
    ask: ['What do you see of it, mostly?', 'Who has asked how you are, since?', 'Who was there with you?'],
  },
  {
    id: 'if-they-find-out',
    cues: 'find finds found check checks sees',
    when: /\bif (?:they|he|she|work|anyone|anybody|someone|the \w+|my \w+|your \w+|it) (?:ever |actually |do |does )?(?:finds?|found) (?:it |this |that |me |you )?out\b|\bif (?:they|work|the \w+|your boss|anyone) checks?\b/i,
    unless: /\b(?:pregnan\w*|affair|cheat\w*|surprise|present|if they check (?:in|up) on me|gay|hit me|hits me)\b/,
    hear: [
      'So it has to be kept up every day, and a day that went well only buys the next one.',
      'You listen for it all day, in every phone that rings and every "have you got a minute".',
    ],
    ask: ['How long have you been keeping it up?', 'Who does know?', 'What happens then, as far as you know?'],
  },
  {
    id: 'slept-at-the-wheel',
    cues: 'asleep nodded dozed microsle eyes',
    when: /\b(?:fell asleep|falling asleep|nodd(?:ed|ing) off|doz(?:ed|ing) off|drifted off|eyes (?:shut|closed|went))\b.*\b(?:at the (?:lights|wheel)|driving|on the (?:motorway|road|highway|m\d+|a\d+)|in the (?:cab|lorry|truck))\b/i,
    unless:
      /\b(?:my (?:son|daughter|kids?|baby|husband|wife|mum|dad) (?:fell|was)|passenger|back seat|he fell|she fell)\b/,
    hear: [
      'It is over in seconds, and the fright comes afterwards, when there is time for it.',
      'That tired is past what anyone can push through, and the road does not wait for it.',
    ],
    ask: ['How long had you been up by then?', 'Who knows that it happened?', 'When do you drive next?'],
  },
  {
    id: 'called-it-only',
    cues: 'only just',
    when: /\b(?:said|says|told|goes|reckons?|thinks?|texted|wrote)\b[^"]*"?[^"]*\b(?:it's|its|it is|it was|that's|he's|she's|they're) (?:only|just) (?:a|an|some|your) (?:few )?(?:\w+ )?(?:job|work|house|flat|shop|car|van|tractor|field|tree|trees|shed|garden|dog|cat|hen|cow|sheep|number|letter|game|match|song|piano|church|choir|club|bus|machine|building|school|book|ring|chair|table|coat|piece of (?:paper|land)|wall|fence|name|accent|uniform|trophy|boat|bike)\b/i,
    unless: /\b(?:died|put down|put to sleep|only a dog|only a cat)\b/,
    hear: [
      "People say 'only' about things they will not have to do without.",
      'With that one small word it is put away, and you are left holding whatever it was besides.',
    ],
    ask: ['What is it, to you?', 'What came back from you?'],
  },
  {
    id: 'nothing-personal',
    cues: 'personal business personally',
    when: /\b(?:(?:nothing|not|isn't|wasn't) (?:\w+ )?personal\b(?! (?:life|statement|best|trainer|information))|(?:just|only|strictly|it's|it is|was) business\b(?! (?:class|is good|partner|plan|trip|card|as usual|school|lunch))|business is business|take it personal\w*)/i,
    unless: /\bi (?:try|tried) not to take|\bnothing personal to (?:share|tell)|\bi don't take\b/,
    hear: [
      'It is mostly said by the one to whom nothing is happening.',
      'Your rent and your weeks hang on it, so it will be personal at your end whatever it is at theirs.',
    ],
    ask: ['Who said it, and to your face?', 'What would you have answered, with nothing to lose?'],
  },
  {
    id: 'told-to-enjoy-the-rest',
    cues: 'rest retire feet time yourself earned holiday slow',
    when: /\b(?:said|says|told|tells|keeps? (?:saying|telling)|asked|goes|reckons?)\b.*\b(?:ready for a rest|(?:earned|deserve|deserved) (?:it|a rest|your rest)|enjoy (?:your|the|a) (?:rest|retirement|time off|freedom|peace)|put your feet up|(?:time|all the time) (?:for|to) yourself|glad of the rest|nice long rest|permanent holiday|lady of leisure|man of leisure|slow down (?:a bit )?now|have a (?:nice )?(?:long )?rest)\b/i,
    unless: /\b(?:pregnan\w*|baby|newborn|flu|cold|after (?:the|my) (?:op|surgery))\b/,
    hear: [
      'It is said as if a thing had been lifted off you. Nobody asks whether you were holding on to it.',
      'A rest is lovely when there is something to go back to afterwards.',
    ],
    ask: ['What would you rather they had said?', 'What are the days like in the meantime?'],
  },
  {
    id: 'who-will-do-it-then',
    cues: 'who',
    when: /\b(?:thinking|think|wonder\w*|worr\w+|know|idea)\b.*\bwho(?:'ll|'s going to|'d| will| would| is going to)\b.*\b(?:do|feed|look after|run|open|milk|water|walk|drive|order|lock|see to|take over|check|fix|remember|sit with|cook|ring|notice|mind|pick)\b/i,
    unless: /\b(?:wonder who will|hire|party|election)\b/,
    hear: [
      'It is a whole list that was never written down, because it was always in your head.',
      'The mind goes to the small jobs first. They are easier to look at than the rest of it.',
    ],
    ask: ['Who knows how it is done, besides you?', 'What else is on that list?'],
  },
  {
    id: 'shut-out-of-own-place',
    cues: 'lock locks keypad padlock code password badge pass key keys login',
    when: /\b(?:they|he|she|management|the \w+|your (?:\w+ )?(?:boss|manager|brother|sister|landlord|son|ex|\w+-in-law)|someone|somebody)(?:'ve|'s| have| has|'d| had)? (?:already |just |gone and )?(?:put (?:a|an) (?:\w+ )?(?:lock|keypad|padlock|chain)|changed (?:the|all the|your) (?:locks?|code|password|keypad)|taken? (?:your|my) (?:key|keys|badge|pass|login)|took (?:your|my) (?:key|keys|badge|pass|login)|locked you out|asked (?:you )?for (?:the|your|my) keys? back)\b|\byour (?:key|code|badge|pass|login|card) (?:doesn't|didn't|won't|stopped|no longer) (?:\w+ )?(?:work\w*|open\w*|fit\w*)\b|\byou(?:'ve)? (?:had to )?(?:hand(?:ed)?|gave|give)(?: in| back| over)* (?:the|your|my) keys?(?: in| back| over)?$/i,
    unless:
      /\b(?:car keys?|phone|relief|relieved|felt (?:so )?light|hotel|after (?:i|he|she) (?:hit|hurt|moved out)|restraining|burgl\w*|break-?in|broke in|toddler|drunk|to be safe|for my safety|sold the house|moved out)\b/,
    hear: [
      'You went in and out of there without a thought for so long. Now the door asks who you are.',
      'It is a small bit of metal, and it says out loud what nobody has said to your face.',
    ],
    ask: [
      'What have you still got in there?',
      'Who told you, or did you find it like that?',
      'What did you do, standing in front of it?',
    ],
  },
  {
    id: 'nobody-knows-it-is-yours',
    cues: 'nobody one',
    when: /\b(?:nobody|no one|no-one)(?: else| there| at \w+| but you)? (?:knows|sees|has noticed|notices|knew|has ever noticed) (?:(?:that )?that's (?:why|what|how)|why (?:you|yours|it)|how (?:you|yours|neat)|it's you|it was you|(?:that )?you (?:do|go|come|put|leave|keep|pay|make)|what you (?:do|did|put)|who (?:does|did|put|left|made))\b/i,
    unless:
      /\b(?:wet|told|broke|lied|(?:eat|ate|smok|hid)\w*|cut(?:ting)? (?:my|your)self|drink\w*|steal\w*|pills|hurt\w*|gambl\w*|throw up|vomit\w*|what you go through|what i go through)\b/,
    hear: [
      'It is done for one person, and not signed.',
      'A thing nobody is meant to see gets done more carefully than most that are shown.',
    ],
    ask: ['When did you begin with that?', 'Who would you want to know, if anyone?', 'How long do you stay at it?'],
  },
  {
    id: 'came-and-joined-in',
    bright: true,
    cues: 'sat knelt got lay stood came picked held',
    when: /^(?:(?:and|so|then|but),? )*(?!you\b|nobody)(?:he|she|they|your (?:\w+ )?\w+|[A-Z]\w+(?: from \w+)?|the (?:\w+ )?\w+) (?:just |only |quietly |came over and |came in and |came out and )*(?:sat|knelt|got|lay|crouched|stood)(?: down)?(?: there)?(?: on the floor| on the \w+)?(?: next to you| beside you| with you| by you)?,? and (?:just |quietly )?(?:held the|helped (?:you )?(?:pick|fold|sort|look|carry|peel|pack|wash|sweep|count)|picked up|passed you|handed you|started (?:picking|folding|peeling|sorting|packing|counting|sweeping)|took (?:the other|one|half|hold)|ate (?:with|half|it with)|shared|did (?:the other|half|it with))\b/i,
    unless: /\b(?:phone|gun|knife|stole|hit|laughed at|died|dead)\b/,
    hear: [
      'No speech about it, only another pair of hands at the same job.',
      'Some people know that the thing to do is simply the other end of what you are doing.',
    ],
    ask: ['Was anything said between you?', 'What was it like, with two?', 'Is {who} like that in other things?'],
  },
  {
    id: 'a-sign-between-two',
    bright: true,
    cues: 'tap taps wave waves waved knock knocks salute salutes wink winks nod nods whistle whistles flash flashes toot toots honk honks thumb bark barks',
    when: told(
      '\\bWHO (?:(?:always|still|only) )*(?:taps?|waves?|knocks?|salutes?|winks?|whistles?|flashes (?:his|her|their)|toots?|honks?|lifts? (?:one|a|his|her) (?:finger|hand)|puts? (?:up )?(?:his|her|a) thumb)\\b.* (?:when|every (?:time|day|morning|night)|each (?:time|day|morning)|whenever|twice|three times|as (?:you|he|she|they) (?:go|pass|drive|turn|leave))\\b',
    ),
    unless:
      /\b(?:wall|noise|door at night|threat\w*|complain\w*|drunk|used to|scared|creepy|dismiss\w*|waves you away|waves it off)\b/,
    hear: [
      'A whole language with one word in it, and two people who speak it.',
      'It takes a second, and there are days that are hung up on that second.',
    ],
    ask: ['Who began it?', 'What do you do back?', 'Does anyone else know about it?'],
  },
  {
    id: 'kept-a-record-of-you',
    cues: 'wrote written noted kept saved marked diary diaries diar notebook cut',
    when: /\b(?:he|she|they|your (?:\w+ )?(?:dad|father|mum|mom|mother|grandad|grandfather|nan|gran|grandmother|brother|sister|husband|wife|uncle|aunt|teacher))(?:'d| had| has|'s)? (?:always |all that time |actually )?(?:wrote|written|noted|kept|saved|marked|cut out|recorded|counted) (?:it (?:all )?down|them all|(?:it |them )?(?:all |every )?in (?:a|his|her|the) (?:\w+ )?(?:diary|diaries|notebook|calendar|book|drawer|box|tin)|every (?:single )?(?:\w+ )?(?:call|letter|card|visit|report|cutting|one|article|drawing|text|photo|postcard|time)\b.*|all (?:your|my) (?:\w+ )?(?:letters|cards|reports|drawings|texts|postcards|articles)|diaries|a (?:diary|notebook|record)\b.*)/i,
    beside:
      /\b(?:died|dead|passed|funeral|clearing|cleared|bungalow|diar(?:y|ies)|notebook|never said|never told|didn't say|hardly spoke|few words)\b/,
    unless: /\b(?:police|court|boss|manager|hr|evidence|threat\w*|stalk\w*|ex\b|calories|debt|owed?|complain\w*)\b/,
    hear: [
      'It was worth the ink every time, and it was never once mentioned.',
      'Some people can only say it where nobody is listening, on paper, in pencil, between the weather and the shopping.',
    ],
    ask: [
      'Had you any idea that there was such a thing?',
      'What was the first one you came upon?',
      'Who have you shown it to?',
    ],
  },
  {
    id: 'a-person-of-few-words',
    cues: 'words word talker talk say said spoke quiet',
    when: /\b(?:he|she|your (?:\w+ )?(?:dad|father|old man|mum|mother|grandad|grandfather|brother|husband|wife|uncle|son|boss|gaffer)|our dad|a man|a woman)(?:'s| is| was|'d)?\b.*\b(?:(?:man|woman|person|one) of few words|never (?:said|says|spoke|speaks) (?:two words|much|more than|a lot)|(?:isn't|wasn't|not|never) (?:a|much of a|one for|a man for|big on|a great) (?:talk(?:er|ing)?|words|speeches|saying)|(?:hardly|barely) (?:says|said|spoke|speaks|ever spoke)(?: (?:two words|a word|anything|much|at all))?|(?:doesn't|didn't|don't) (?:say|talk) much)\b/i,
    unless:
      /\b(?:to me (?:any ?more|now|since)|since (?:we|the|that|i)|toddler|stroke|date|teen\w*|angry with me|stopped|silent treatment|speech therap\w*|autis\w*)\b/,
    hear: [
      'With someone like that you have few sentences in all, and so you keep every one of them.',
      'You learn to read it off the back of a head, or how a cup is put down.',
    ],
    ask: [
      'Which of the few do you remember best?',
      'How did you tell what was going on in there?',
      'Who did the talking, then?',
    ],
  },
  {
    id: 'the-last-round',
    cues: 'last final',
    when: /\b(?:last|final) (?:run|shift|round|delivery|service|lesson|milking|match|performance|batch|bake|harvest|lambing|crossing|trip|class|assembly|rehearsal|bus|train|turn|catch|issue|edition|order)\b(?: (?:is|was|tonight|today|tomorrow|on|this|ever|before|as|with|of|for|at|but)\b.*)?$|\b(?:is|was|'s) (?:the|your|our|my|his|her|their) last (?:run|shift|round|delivery|service|lesson|milking|batch|harvest|lambing|crossing|class|assembly)\b/i,
    beside:
      /\b(?:years?|retir\w*|clos\w*|sold|selling|given my|lost the|contract|redundan\w*|replac\w*|shut\w*|leaving|ends?|over|thursday|friday|monday)\b/,
    unless:
      /\b(?:last (?:bus|train) (?:home|back)|missed the last|last class (?:before|i)|exam|school|uni|last order(?:ed)?|last turn|final class|my last trip was|last service was|car)\b/,
    hear: [
      'You do it exactly like all the others, and each bend and each handle of it is for the last time.',
      'Nobody rings a bell for it. It is an ordinary one to everybody but you.',
    ],
    ask: [
      'Who will you miss from it?',
      'What is the very last thing you do on it?',
      'Who else knows that it is the last?',
    ],
  },
  {
    id: 'may-not-tell-them',
    cues: 'allow suppos',
    when: /\byou(?:'re| are|'ve been| were) (?:not|never) (?:even )?(?:allowed|supposed|permitted|meant) to (?:tell|say|talk|speak|mention|discuss|warn|answer|let on)\b|\byou(?:'ve been told| were told|'re told) not to (?:tell|say|talk|speak|mention|discuss|let on)\b/i,
    unless: /\b(?:surprise|secret santa|birthday|party|gender|jury|threat\w*|hurt me|or else|he'll)\b/,
    hear: [
      'So you have to be ordinary with the very people whom it is about.',
      'You know it and they do not, and every joke they make in the meantime goes past you.',
    ],
    ask: ['Whom would you tell first, if you could?', 'Who decided that?', 'What do you say when they ask?'],
  },
  {
    id: 'handed-it-on-to-another',
    cues: 'given gave handed passed someone somebody new covering doing young',
    when: /\b(?:they|he|she|(?:the|your) (?:\w+ )?\w+)(?:'ve|'s| have| has|'d)? (?:already |just |gone and )?(?:given|gave|handed|passed) (?:your|my) (?:\w+ )?(?:route|round|run|hours|desk|shifts?|job|class|pitch|office|locker|patients?|seat|clients?|customers?|slot|stall|team|kitchen|ward|parking space|work|patch|number|solo|part|beds?) (?:to|away|over)\b|\bthe (?:new|young) (?:girl|lad|guy|one|boy|woman|man|fella|bloke|kid|manager|apprentice)(?:'s| has| is| got| gets)\b.* (?:your|my|\d+|all the|more|the same)\b|\b(?:someone|somebody) (?:else|new|younger)(?:'s| is| has| sits| does| drives| got)\b.*\byour\b|\b(?:doing|does|got|has|in|at) your (?:old )?(?:job|desk|round|locker|seat|chair|office) now\b|\b(?:covering|agency|replacement) (?:lad|girl|guy|man|woman|driver|nurse|teacher)(?:'s| is| has| puts?| does)\b/i,
    unless:
      /\b(?:sofa|couch|our bed|promot\w*|boyfriend|girlfriend|husband|wife|baby|my ex|dating|crush|glad|relie\w*|kidney|donor)\b/,
    hear: [
      'It was yours down to the small tricks of it, and none of those were handed over.',
      'The work simply goes on, with other hands in it, and you find that you are still watching how it is done.',
    ],
    ask: ['What do they not know about it, that you do?', 'Who misses how you did it?', 'How did you find out?'],
  },
  {
    id: 'told-you-it-as-a-joke',
    cues: 'joke laugh banter funny',
    when: /\b(?:he|she|they|your (?:\w+ )?\w+|the (?:\w+ )?\w+|someone|one of them)(?:'s| has|'d)? (?:told|tells|said|says|passed|brought) (?:you |it |that |everyone |me )*(?:that )?(?:as|for|like it was|like it's|thinking it was) (?:a |an )?(?:bit of )?(?:laugh|joke|banter|funny story|funny)\b/i,
    hear: [
      'It was handed to you as something funny, so to mind it makes you the one who cannot take a joke.',
      'They saw a funny story in it, and you saw who it was about.',
    ],
    ask: ['What did you do, laugh?', 'What is it to you, without the joke?'],
  },
  {
    id: 'complained-of-unnamed',
    cues: 'complain anonymous reported',
    when: /\b(?:anonymous (?:complaint|letter|report|tip|note)|(?:someone|somebody|one of (?:them|the \w+)|a (?:colleague|neighbour|neighbor|parent|customer|resident|member))(?:'s| has| had|'d)? (?:gone and |anonymously )?(?:complained|reported you|put in a complaint|made a complaint)|there(?:'s|'ve| has| have) been (?:a |an |some )?(?:anonymous )?complaints?|you(?:'ve been| were| got) (?:anonymously )?(?:reported|complained about)|people have complained)\b/i,
    unless: /\bi (?:complained|reported|made|put in)|\b(?:wrong(?:ed)? him|noise from|assault\w*|safeguarding)\b/,
    hear: [
      'Somebody there said that, and goes on saying good morning to you.',
      'Without a name to it you look at all of them, and none of them has done anything.',
    ],
    ask: [
      'How did they put it to you, in what words?',
      'Who there can you ask straight out?',
      'What has it changed, coming in of a morning?',
    ],
  },
  {
    id: 'fined-for-it',
    cues: 'fine fined ticket penalty',
    when: /\b(?:(?:fined|fining) you|you(?:'ve| have)? (?:got|been given|been|were|had) (?:a |an |another )(?:\w+ )?(?:fine|penalty|parking ticket|speeding ticket)\b|you(?:'ve been| got| were) fined|another fine for)\b/i,
    unless: /\bfine (?:line|art|dining|thanks)\b|\bnever (?:even )?(?:had|got)|\b(?:i'm fine|library)\b/,
    hear: [
      'A fine has your name on it and nobody behind it who could be told how it was.',
      'You get to pay, and on top of that you are written down somewhere as one who did it.',
    ],
    ask: [
      'What is it that you would tell them, if there were someone?',
      'What did it come to?',
      'How long have they given you?',
    ],
  },
  {
    id: 'pay-came-short',
    cues: 'short pay paid wages payslip payroll',
    when: /\b(?:your |the )?(?:pay|wages?|payslip|salary|money) (?:came|was|is|'s|it's|and it's)\b.*\b(?:short|wrong|less|missing|late)\b|\bpaid you (?:short|wrong|less|late)\b|\bpayroll (?:said|says|has|have|got|forgot|made)\b|\b\d+ (?:quid |pounds |euros? |dollars )?short (?:this|again|on|in)\b/i,
    unless: /\bi work in payroll\b/,
    hear: [
      'For them it is a line to be put right later. Your month does not wait for later.',
      'You worked every hour of it already, and still you are the one who has to go and ask.',
    ],
    ask: ['What falls due before that?', 'Who has to wait because of it?', 'What did you have to let go for it?'],
  },
  {
    id: 'lives-by-that-part',
    cues: 'hand hands finger fingers knee knees back eye eyes hearing voice shoulder shoulders lung lungs foot feet hip hips wrist grip',
    when: /\byour (?:\w+ )?(?:hands?|fingers?|knees?|back|eyes?|eyesight|hearing|voice|shoulders?|lungs?|f(?:oo|ee)t|hips?|wrists?|grip)(?:'s| is| are|'ve| have| has)?(?: (?:just|already|now|nearly|all|both|completely|been|starting to|started to|keep|keeps))* (?:gone|going|goes|knackered|shot|done|done in|failing|giv(?:e|ing|es) (?:out|up)|gave out|shak(?:e|es|ing)|trembl\w+|numb|stiff|seiz\w+|bad|worn(?: out)?|packing? up|packed up|not what they were)\b/i,
    beside:
      /\b(?:for a living|roofer|plumber|brickie|bricklayer|joiner|carpenter|electrician|plasterer|mechanic|welder|miner|driver|hairdresser|barber|cut hair|seamstress|tailor|baker|butcher|chef|cook|farmer|nurse|carer|cleaner|painter|decorator|gardener|potter|musician|pianist|violinist|guitarist|organist|singer|teacher|dentist|surgeon|watchmaker|jeweller|engineer|fisherman|trawler\w*|postman|postie|builder|scaffolder|factory|masseuse|tiler|fitter|my trade|my job|my work|at work)\b/,
    unless:
      /\b(?:hands (?:are|were) full|(?:bad|gone|went) (?:behind|back) (?:home|to)|going (?:to|back|home)|went (?:to|back|home|up|cold)|interview|nervous|presentation|panic\w*|cold outside|my back on)\b/,
    hear: [
      'The living is made with exactly that part of you, so it is never only a pain.',
      'You and it have done that job together so long that it is hard to tell which of you is the tradesman.',
    ],
    ask: ['What can you still do of it, on a good day?', 'Who at work has noticed?', 'When did you first catch it?'],
  },
];
