import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** How days and nights are got through: awake, not eating, putting off, missing, wishing, giving up. */
export const withinDays: readonly Happening[] = [
  {
    id: 'lies-awake',
    cues: 'sleep awake insomnia wake woke slept night three',
    when: own(
      "YOU (?:can't|cannot|couldn't|can not|don't|didn't|haven't|not|hardly|barely|never) (?:really |even |get to |get any |been )?(?:sleep|slept|sleeping)\\b(?! (?:in|on|with|at|over|together|here|there|next|beside|well$))|YOU (?:lie|lay|lying|laid|'re lying|been lying|am lying|are lying)(?: here| there| in bed)? ?(?:wide )?(?:awake|there)\\b|YOU (?:wake|woke|waking|keep waking|'ve woken|woken|wide awake|awake|up)(?: up)?(?: again| every night| always| most nights)? (?:at|about|around|since|till|until|from) ?(?:about |around |like )?(?:\\d|one|two|three|four|five|half|ten|twenty)|^(?:wide )?awake (?:again|at|since|till)|^insomnia|can't sleep|(?:no|hardly any|another night without|not much) sleep",
    ),
    unless:
      /\bnever slept so\b|\blegs? hurt|\bgenerator\b|\balarms?\b|\bearlies\b|\bsparks\b|\btiles\b|\bwatching trains\b|\bisn'?t that\b|\bit isnt that\b|\bwerent my\b|\bproperly for weeks, i get off\b|\bright\? since\b|\brefers?\b|\bolder people\b|\bheart going\b|\bforgive me\b|\bdoctor (?:did|he)\b|\bbab(?:y|ies)\b|\bnewborn\b|\bfeeds?\b|\bshift\b|\bfor work\b|\btoddler|\bexcit|\bchristmas eve\b|\bjet ?lag|\bbirds\b|\bsunrise\b|\bcoffee\b|\bprostate\b|\bsnor|\bcough/,
    hear: [
      'At that hour everything has the same size and nobody to check it against.',
      'The night has no errands in it, so whatever was kept waiting all day gets its turn.',
      'Half of it is the thought, and the other half is counting how few hours are left.',
    ],
    ask: [
      'What is the first thought that comes, when it gets quiet?',
      'What do you do with yourself until it gets light?',
      'How many nights has it been?',
    ],
  },
  {
    id: 'scrolls-on',
    cues: 'scroll phone instagram tiktok doom online feed',
    when: own(
      "YOU (?:just |keep |kept |end up |lie (?:here|there) |still |'ve been |been |spend .{0,20})?(?:doom ?)?scroll(?:s|ing|ed)?\\b|YOU (?:keep |kept |can't stop |always |still |just )*(?:check(?:ing)?|look(?:ing)? at|refresh(?:ing)?) (?:my |your |the )?(?:phone|messages|whatsapp|insta\\w*|profile|his (?:profile|page|insta\\w*|status)|her (?:profile|page|insta\\w*|status)|if (?:he|she)(?:'s| is) online|email|inbox)|YOU went on (?:his|her) (?:page|profile|insta\\w*)",
    ),
    unless: /\binstead of scroll/,
    hear: [
      'It is a way of being neither here nor anywhere else, and an hour goes by without anybody having had it.',
      'The thumb keeps going because stopping would mean being back in the room.',
    ],
    ask: ['What are you half hoping to come across?', 'What time do you put it down, in the end?'],
  },
  {
    id: 'eats-standing',
    cues: 'eat ate eating dinner supper lunch cereal toast tea meal cook',
    when: own(
      "YOU (?:just |mostly |only )?(?:eat|ate|eating|(?:have|had) (?:your |my )?(?:tea|dinner|lunch|supper|breakfast|toast|cereal))(?: .{0,30})? (?:standing(?: up)?|over the sink|at the sink|by the fridge|out of the (?:tin|pan|pot|packet|box|tub)|from the (?:tin|pan|pot|packet|box|tub)|in the dark|on your own|alone|by yourself)\\b|YOU (?:don't|can't be bothered to|didn't|haven't|forget to|forgot to|don't bother to) (?:really |even )?(?:cook|eat|eaten)\\b(?! (?:meat|pork|fish|spinach|sugar|gluten|that|it|there|cake|anything with|out))",
    ),
    unless:
      /\brestaurant\b|\bjust as (?:she|he)\b|\bthe boss\b|\bbug\b|\brice\b|\bbird\b|\bso happy\b|\bfor lunch\b|\blemon\b|\bin front of (?:people|me|you)\b|\bshe doesn|\bgym\b|\bcouldn'?t eat\b|\bpeach cobbler\b|\bfasting\b|\bramadan\b|\bdiet\b|\bfor lent\b|\bop\b|\bsurgery\b|\bscan\b|\bdelicious\b|\bblood test\b|\bcancer\b|\bchemo\b|\bi can'?t cook\b/,
    hear: [
      'Sitting down to a plate needs a small reason, and on some days nobody supplies one.',
      'Food is one of the first things to shrink when there is nobody to lay the table for, or too much else going on.',
    ],
    ask: ['What was the last proper meal you sat down to?', 'When did that start?', 'Who did you last eat with?'],
  },
  {
    id: 'stays-in-bed',
    cues: 'bed room curtains house shower dressed outside pyjamas sofa couch',
    when: own(
      "YOU (?:can't|couldn't|don't want to|didn't want to|don't|didn't|can't make yourself|struggle to|could not) (?:even )?(?:get (?:out of bed|up|dressed)|leave (?:the|your) (?:house|bed|room|flat)|face (?:the day|getting up))|YOU(?:'ve)? (?:been|stayed|spent .{0,15}|haven't (?:left|been out of)|not left|have not left|want to stay|feel like staying)(?: all day| all weekend)? ?(?:in )?(?:bed|your room|my room|your bed|the sofa|the house|pyjamas|your pyjamas)\\b|YOU (?:haven't|not|have not|'ve not) (?:showered|washed|got dressed|gone out|been out|left the house|opened the curtains|brushed)",
    ),
    unless:
      /\bdoor open\b|\btwins\b|\bdiaper\b|\bgym bag\b|\bsince thursday\b|\bbad back\b|\bflu\b|\bcovid\b|\bfever\b|\bhip\b|\bsurgery\b|\bop\b|\bstairs\b|\bhospital\b|\bsick\b|\bslipped\b|\blocked\b|\bsnow|\bbreakfast in bed\b|\bpregnan|\bhe(?:'s| is) been in bed\b|\bsunday\b|\bepidural\b/,
    hear: [
      'On such days the distance from the bed to the door is the longest one there is.',
      'The longer it goes, the more there is waiting outside it, and so it goes on longer.',
    ],
    ask: [
      'What was the last thing that got you up?',
      'Does anyone know that it is like that?',
      'How many days has it been?',
    ],
  },
  {
    id: 'talks-to-things',
    cues: 'talk talked talking speak say said tell',
    when: own(
      'YOU (?:just |still |even |mostly |often )?(?:talk|talked|talking|speak|spoke|chat|said (?:good ?night|good ?morning|sorry|hello|it)|say (?:good ?night|good ?morning|sorry|hello|it)|tell (?:it|everything)|told) (?:out loud )?to (?:yourself|myself|the (?!boss|manager|doctor|gp|priest|police|teacher|school|nurse|vicar|bank|kids|man|woman|lady|girl|boy|lad|guy|council|other|people|neighbour|union|family|hr|solicitor|hospital|vet|headmaster|head|imam|rabbi|counsellor|owner|driver|landlord|lawyer|children|baby|same|guys|receptionist|machine|midwife|therapist|consultant|whole|next|one|new|old|lot|girls|boys|others|chaplain)\\w+|(?:my|your) (?:plants?|cat|dog|kettle|tomatoes|hens|cows|car|budgie|houseplants?|photo|goldfish|reflection|late .*photo))\\b',
    ),
    unless:
      /\bletting\b|\blady\b(?!.*\bsat ?nav\b)|\bwitnesses\b|\bworkmen\b|\b(?:dead|died|grave|headstone|ashes|urn)\b/,
    hear: [
      'It does not have to answer to be good company. It only has to stay where it is while you say it.',
      'Saying it out loud to anything at all gives it a beginning and an end, which it rarely has inside a head.',
    ],
    ask: ['What did you say last?', 'How long has that been your listener?'],
  },
  {
    id: 'unopened-letters',
    cues: 'letter post envelope mail bill unopened open email brown hide drawer',
    when: own(
      "(?:YOU (?:haven't|have not|not|can't|don't|didn't|'ve not|never|daren't|still haven't) (?:\\w+ )?open(?:ed)?\\b.{0,30}(?:post|letters?|envelopes?|mail|it|them|bills?)|YOU (?:hide|hid|hiding|put|shove\\w*|stuff\\w*|keep) (?:the |all the |all my |your |those )?(?:\\w+ )?(?:letters|bills|envelopes|post)\\b|unopened|YOU (?:haven't|have not|'ve not) opened$|(?:letters?|envelopes?|bills?|post) .{0,30}(?:haven't opened|not opened|unopened|you don't open|can't open))",
    ),
    unless:
      /\btill\b|\bgood\b|\b(?:open|opened) (?:my|your|the|her|his) (?:mouth|eyes|door|book|shop|app|curtains|window|present)|\bi opened (?:it|them)\b|\bhe hid\b|\bshe hid\b|\bfrom (?:my|the) (?:lover|ex)\b/,
    hear: [
      'A closed envelope can contain anything, so it gets to be the worst thing every day you walk past.',
      'Each one weighs nothing, and the pile weighs more than whatever is written inside it.',
    ],
    ask: [
      'How far back does the pile go?',
      'Is there one among them you have a guess about?',
      'Does anyone else know they are there?',
    ],
  },
  {
    id: 'where-to-start',
    cues: 'start begin',
    when: own(
      "YOU (?:don't|didn't|do not|have no idea) (?:even |really )?(?:know )?where to (?:start|begin)\\b|YOU (?:don't|didn't) (?:even |really )?know how to (?:start|begin)(?: (?:this|it|with .*))?$",
    ),
    hear: [
      'With that many ends sticking out, each one you pull has another tied to it.',
      'Starting anywhere feels like leaving out the rest.',
    ],
    ask: ['Which bit came to mind first?', 'What is the part you keep not looking at?'],
  },
  {
    id: 'puts-it-off',
    cues: 'put putting off later tomorrow avoid start procrastinat post',
    when: own(
      "YOU (?:keep |kept |always |still |'ve been |been )?(?:put(?:ting)?) (?:it|this|that|them|things?|everything|the \\w+|calling|ringing|going) off\\b|YOU (?:keep |kept |'ve been |been )(?:avoiding|postponing|delaying|meaning to)\\b|YOU (?:procrastinat\\w*)|YOU (?:avoid|avoided) (?:it|him|her|them|the|your|going|people|everyone)\\b|YOU (?:can't|couldn't) (?:even )?(?:start|begin|get started|make yourself)\\b",
    ),
    unless:
      /\brang the dentist\b|\bmotor\b|\bi finally\b|\band i told\b|\b(?:and (?:i|you) did it|i'?ve done it|i rang|i booked|i made the)\b|\bput off by\b|\bcan'?t start (?:the|my) (?:car|engine)\b/,
    hear: [
      'What is put off does not lie still. It sits in the corner of every other thing you do that day.',
      'It is seldom the work of it. There is usually one small moment in it that the whole thing gets put off for.',
    ],
    ask: ['Which bit of it is the one you do not want to meet?', 'How long has it been waiting?'],
  },
  {
    id: 'finally-did-it',
    cues: 'finally last eventually managed dared actually',
    when: own(
      'YOU (?:finally|eventually|at last|managed to|dared to|dared|plucked up) (?!realis|realiz|got (?:sick|divorced)|lost|understand|had enough|broke|gave up on|know|see|cried|fell|snapped)\\w+.*$|^(?:finally|at last) (?!got (?:sick|divorced)|lost)(?:did|rang|called|told|asked|booked|sent|opened|went|left|said|made|finished|deleted|blocked|cut|signed|handed)\\b',
    ),
    unless:
      /\bdied\b|\bfuneral\b|\bburied\b|\bdivorce papers\b|\bbut (?:he|she|they|it|nobody|no one)\b|\bthey said no\b/,
    bright: true,
    hear: [
      'There is a good deal of not-doing behind that word, and then one day that went differently.',
      'From outside it took a minute. You know how long the run-up was.',
    ],
    ask: ['What made it possible today?', 'How was the minute straight after?', 'Who have you told?'],
  },
  {
    id: 'going-to-say-it',
    cues: 'going ring call tell ask write message say text invite apolog speak talk',
    when: own(
      "^(?:and |so |but |then |right,? |ok,? |tomorrow |tonight |on \\w+ |on \\w+day |saturday |sunday |monday |maybe |i think )*(?:you(?:'re| are) (?:going to|gonna)|you'll|you will|you have decided to|you've decided to|you decided to|you've decided that you'll)(?: just| finally| try to| try and| have to)* (?:tell|ask|ring|call|text|write to|message|say (?:it|sorry|no|that|to)|talk to|speak to|apologi[sz]e|invite)\\b",
    ),
    unless:
      /\bpharmac|\bsponsor\b|\bshorter\b|\bnewspaper\b|\bsurgery\b|\bbank\b|\bnobody\b|\bhelp with the computer\b|\bclinic\b|\bplain english\b|\b(?:if|unless|never|not going to|won'?t|joke|police|999|911|ambulance|samaritans|or what|should i)\b|\b(?:going to|gonna) (?:call|tell) it a (?:day|night)\b|\btalk (?:to you )?(?:later|tomorrow|soon)\b|\bwrite to you\b|\btell you\b/,
    hear: [
      'Once it is settled, the hours before it tend to be the longest part.',
      'The first sentence is the whole of the hill. From there the other one is talking too.',
    ],
    ask: ['What will your first words be?', 'What do you hope they will say?'],
  },
  {
    id: 'misses-that',
    cues: 'miss missing',
    when: own(
      "YOU (?:do |so much |'re |am )?(?:miss|missing) (?:(?:so much|really|even|that|just|most) )*(?:being|having|the (?!bus|train|boat|ferry|last|first|flight|deadline|call|exam|goal|point|ball|whole)|it(?: so| all| too| like|$)|that|home|my (?!train|bus|stop|flight|appointment|period)|your (?!train|bus|stop|flight|appointment|period|turn)|how|when|what|ringing|working|talking|hearing|cooking|us|people|him|her|them)\\b",
    ),
    unless:
      /\bmissed\b|\bdon'?t miss\b|\bmiss (?:your|my|the) (?:call|stop)\b|\bgoing to miss (?:the|my) (?:bus|train)\b|\bhit and miss\b|\bmiss [A-Z]/,
    hear: [
      'Missing goes by small things, a noise on the stairs, a smell, a time of day, far more than by the big ones.',
      'Along with it one misses who one was in that company.',
    ],
    ask: [
      'When does it come over you most?',
      'What is the smallest part of it that you miss?',
      'Who knows that you do?',
    ],
  },
  {
    id: 'only-wants-that',
    cues: 'want wish give',
    when: own(
      "^(?:and |but |honestly |sometimes )*(?:you (?:just|only) want(?:ed)?|all you (?:want|ever wanted|need) (?:is|was)|you(?:'d| would) (?:just )?(?:give anything for|like one|love one|settle for)|you (?:just |only |so )?wish (?:(?:he|she|they|your \\w+|somebody|someone|one of them|people) (?:would|could)|you had (?:one|some|a)\\b)) (?!to (?:die|give up|throw|hit|disappear|vanish|evaporate|punch|scream|say|ask|tell|know|sleep|cry|stay)|him dead|it to (?:stop|end)).+",
    ),
    unless:
      /\b(?:die|dead|disappear|vanish|evaporate|kill|not (?:exist|be here|wake)|give up|end it|over with|stop telling|her life)\b|\bquick question\b|\bjust wanted to\b|\bgood ?night\b|\bpizza\b|\bwould sleep\b|\bcomplain\b|\bonly wanted\b/,
    hear: [
      'It is so modest a thing to want that it is almost harder not to get it.',
      'Put in one sentence it sounds simple, and it is probably what most of the bigger wishes come down to.',
    ],
    ask: ['When did you last have something like it?', 'Who knows that you want that?', 'What gets in its way?'],
  },
  {
    id: 'wishes-it-undone',
    cues: 'wish',
    when: own(
      "YOU (?:just |so |only |really )?wish(?:ed)? you(?:'d| had|'d never| had never|hadn't| hadn't|'d not| could go back| could undo| could take)\\b (?!told|said|asked|sent|answered|one\\b|some\\b|a\\b|her\\b|his\\b|someone|somebody|luck)\\w+",
    ),
    unless: /\bwish me luck\b/,
    hear: [
      'There is one turn in the road, and the mind keeps walking back to stand at it.',
      'Wishing works backwards so well because it already knows how everything came out.',
    ],
    ask: ['What do you picture having been different after it?', 'When does that thought come, mostly?'],
  },
  {
    id: 'cannot-meet-their-eyes',
    cues: 'look face eye eyes',
    when: own(
      "YOU (?:can't|cannot|couldn't|could not|can hardly|daren't) (?:even )?(?:look (?:at )?(?:him|her|them|any of them|your (?:mum|mom|mam|dad|wife|husband|son|daughter|mother|father|parents|kids|children|boss|friends?|sister|brother))\\b|look (?:him|her|them|anyone|people) in the (?:eye|face)|look in (?:his|her|their) (?:face|eyes)|meet (?:his|her|their|anyone's) eyes?|face (?:him|her|them|anyone|people|your))",
    ),
    unless: /\bbursting\b|\bphoto|\bportrait\b|\bbody\b|\bgraves?\b|\blunch\b|\btelling\b/,
    hear: [
      'Eyes are hard to meet when there is something lying in between that may only be known on one side.',
      'It is tiring to share rooms with somebody and have to keep looking past them.',
    ],
    ask: ['What do you think they would see?', 'Have they noticed, do you think?'],
  },
  {
    id: 'cannot-bear-to',
    cues: 'bear face look stand touch throw hear watch read',
    when: own(
      "YOU (?:can't|cannot|couldn't|can not|could not|haven't been able to) (?:even |really |yet |quite )?(?:look at (?:it|his \\w+|her \\w+|the|my|photos?|that)|bring yourself to|go (?:in(?: there)?$|into (?:his|her|the|that)|near|past|back (?:in|there|to (?:the|that)))|touch (?:it|his|her)|throw (?:it|them|his|her) ?(?:away|out)?|listen to (?:it|his|her|that|the)|delete (?:it|his|her))\\b",
    ),
    unless:
      /\bphone\b|\bscales\b|\binvoices\b|\bmorning\b|\bbaptism\b|\bschool fund\b|\bsmell\b|\bnoise\b|\bspider|\bcan'?t stand (?:her|him|them|people|my boss)\b|\bup\b|\bclosed\b|\bban(?:ned)?\b|\bcan'?t read (?:well|good|properly|english)\b|\bglasses\b|\bwork permit\b/,
    hear: [
      'It is an ordinary object or door to anyone else, and to you it has the whole story folded up inside it.',
      'Going round it takes care too. After a while a fair part of the day is planned that way.',
    ],
    ask: ['What happens when you come near it?', 'Is there anybody you would let come with you?'],
  },
  {
    id: 'days-without-drink',
    cues: 'sober drink drank drunk smok cigar vap clean gambl bet wine beer weed',
    when: own(
      "YOU (?:haven't|not|have not|'ve not|didn't) (?:had|touched|have) (?:a |one |any )?(?:drink|drop|smoke|cigarette|fag|bet|wine|beer|line|joint)\\b|YOU (?:didn't|haven't) (?:drink|smoked?|drunk|gambled?)(?: (?:today|tonight|since|for|last)\\b.*)?$|\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|sixteen|ninety|hundred) (?:days?|weeks?|months?|years?)(?: \\w+)? (?:sober|clean|dry|smoke ?free|without (?:a )?(?:drink|smok\\w*|cigarette|fag|drinking))|YOU(?:'ve)? (?:got|been|gone) (?:sober|clean|dry)\\b|YOU (?:gave|give|given|giving) up (?:the )?(?:drink\\w*|smok\\w*|cigarettes|fags|booze|alcohol|wine|weed|gambling|vaping)|YOU(?:'ve)? (?:quit|stopped|packed in) (?:the )?(?:drink\\w*|smok\\w*|booze|gambling|vaping|weed)",
    ),
    unless:
      /\bthen\b|\bbody\b|\bthat was\b|\bstanding outside\b|\bnothing to do with\b|\bi had a whole\b|\blost\b|\bget asked\b|\bstarted again\b|\bgave (?:him|her)\b|\bwant (?:a|to) drink\b|\bsince (?:i )?can'?t drink\b|\bpregnan/,
    bright: true,
    hear: [
      'Nobody sees a drink that was not drunk or a cigarette that stayed in the packet. You are the only one who was there for all of them.',
      'Each of those days has a particular hour in it, and you got past that hour every time.',
    ],
    ask: [
      'Which hour of the day is the hardest one?',
      'What do you do with your hands instead?',
      'Who knows the count?',
    ],
  },
  {
    id: 'slipped-again',
    cues: 'drink drank drunk smok relaps bet gambl again wine',
    when: own(
      "YOU (?:had|took|bought) (?:a|one|the first|another) (?:drink|beer|cigarette|fag|smoke|bet)\\b.*\\b(?:after|first|since|again|saturday|last night|yesterday)|YOU(?:'ve)? (?:started|back on|went back (?:on|to)|gone back to|fell back)\\b(?: \\w+){0,3} (?:drink\\w*|smok\\w*|booze|fags?|gambling|vaping|betting)|YOU (?:relapsed|drank again|smoked again|slipped up)\\b|YOU drank (?:again|(?:on )?(?:saturday|friday|last night|yesterday|sunday)|tonight)",
    ),
    unless: /\bdoctor about\b|\bbalcony\b|\bskin\b|\bcoffee\b|\btea\b|\bwater\b|\bchampagne\b|\bjuice\b/,
    hear: [
      'One evening gets to shout down all the days before it, though those days did happen.',
      'The worst of it is often the next morning, with nobody to tell and the count to begin again.',
    ],
    ask: ['What was going on just before it?', 'Who is the person you would tell about it?'],
  },
  {
    id: 'faith-gone-quiet',
    cues: 'god pray prayer faith believ church mosque allah',
    when: own(
      "YOU (?:don't|do not|can't|cannot|no longer|stopped|have stopped|not sure you|lost|losing|have lost) (?:even |really )?(?:know if you )?(?:pray(?:ing)?|believ(?:e|ing)(?: any ?more| in (?:god|him|anything))|your faith|my faith|faith)\\b|(?:god|allah|he)(?:'s| has| is)? (?:gone |so )?(?:silent|quiet)\\b.*|YOU(?: still)?(?: feel)? god (?:has|is|'s) .*(?:silent|far|gone|quiet|left)|YOU (?:angry|furious|cross|shouting|fighting) (?:at|with) (?:god|him)$|your (?:own )?(?:prayer|prayers|prayer life|faith) (?:\\w+ )?(?:has|have|is|are|feels?|don't|doesn't|went|gone)",
    ),
    unless:
      /\bsocks\b|\bsolved\b|\bstomach\b|\bquiet on (?:me|you)\b|\bhe(?:'s| has| is) gone\b|\bdon'?t believe in (?:love|luck|ghosts|that|marriage|horoscopes)\b/,
    hear: [
      'It is a conversation of many years, and it is lonely to be the only one still talking in it.',
      'Doubt keeps its own company. There are few people it can be said to without somebody getting frightened.',
    ],
    ask: ['When did it last feel as though someone was listening?', 'Who could you say that to, where you worship?'],
  },
  {
    id: 'prays-for-it',
    cues: 'pray prayed praying prayer candle rosary',
    when: own(
      'YOU (?:just |still |keep |do )?(?:pray|prayed|praying|lit a candle|light a candle|say a prayer|said a prayer|say the rosary|said the rosary)\\b(?! (?:that )?(?:he|she) dies)',
    ),
    unless:
      /\bwhat (?:we|you|i) prayed\b|\bprayed for came\b|\blips\b|\bslots\b|\bnepa\b|\bthat'?s all\b|\btoured\b|\bchest since\b|\b(?:don'?t|can'?t|stopped|no longer) pray/,
    hear: [
      'It puts the thing into words in front of someone, which is more than most of the day allows.',
      'Praying is also a way of staying with it when there is nothing left for the hands to do.',
    ],
    ask: ['What are the words, when you say them?', 'When in the day do you pray?'],
  },
  {
    id: 'changed-my-mind',
    cues: 'changed mind change decid thoughts',
    when: own(
      "YOU(?:'ve)? (?:just )?(?:changed your mind|change your mind|had second thoughts|having second thoughts|not so sure (?:now|any ?more)|gone back and forth|going back and forth|keep going back and forth|been going back and forth|keep changing your mind|can't decide|cannot decide|couldn't decide|can't make up your mind|haven't decided|have not decided)\\b",
    ),
    unless: /\bwhat to wear\b|\byou talk like\b|\bremovals\b|\bgoing now before\b/,
    hear: [
      'Both roads have somebody walking on them already, and both of them are you.',
      'Going back and forth gets called weakness. It is mostly two good reasons that will not fit in one day.',
    ],
    ask: ['Which way were you leaning when you woke up today?', 'Who is waiting for your answer?'],
  },
  {
    id: 'not-knowing-if',
    cues: 'know whether sure',
    when: own(
      "^(?:and |but |so |because )*you (?:don't|do not|still don't|just don't|honestly don't|didn't|never) (?:even |really )?know (?:if|whether)\\b(?! (?:you|it) (?:even )?(?:works?|can help|helps|makes? sense))|^(?:and |but )?you(?:'re| are) not (?:even |really )?sure (?:if|whether|that)\\b",
    ),
    unless: /\bapp\b|\bchatbot\b|\bthis works\b|\bright place\b/,
    hear: [
      'Not knowing never gets put down. It comes along to the shops and back.',
      'Even a bad answer would let you begin with something. A question keeps everything standing.',
    ],
    ask: ['How long have you been turning that over?', 'What would tell you?', 'Who could know, if anyone?'],
  },
  {
    id: 'not-knowing-what-to-do',
    cues: 'know what idea lost',
    when: own(
      "^(?:and |but |so |because )*you (?:don't|do not|just don't|honestly don't|didn't|have no idea|no longer|still don't) (?:even |really )?(?:know )?(?:what (?:to do|you should do|you're supposed to do|you're doing|else to do|you(?:'re| are) going to do|now|next)|where to (?:go|turn|put (?:it|yourself|your))|who to (?:ask|tell|talk to|turn to)|what you want|what happens (?:now|next))\\b",
    ),
    unless:
      /\bto do with (?:your|my|the) (?:mornings|days|hands|evenings)\b|\bto do with (?:that|yourself|myself)\b|\bclarinet\b|\bnine days\b|\bwhere to put (?:it|yourself|myself)\b|\bwith your face\b|\bwhat to do with (?:your|my) (?:face|hands)\b/,
    hear: [
      'Standing still like that costs nearly as much as walking, and there is nothing to show for it at night.',
      'Usually something is known, only none of the known roads is one a person would choose.',
    ],
    ask: [
      'What have you already ruled out?',
      'Is there a date by which it has to be clear?',
      'Who else is in this with you?',
    ],
  },
  {
    id: 'the-only-one',
    cues: 'only',
    when: own(
      'YOU (?:always )?the only (?:one|woman|man|girl|boy|person|black|brown|foreigner|single|child|sober|parent|mother|dad|adult)\\b(?!.*\\b(?:you (?:love|trust|want|need|told)|for (?:him|her)|i can talk)\\b)',
    ),
    unless:
      /\b(?:you'?re|you are) the only (?:one|person) (?:i|who (?:listens|knows|i)|on earth)\b|\bnot the only\b|\bpass(?:ed)?\b|\bwon\b/,
    hear: [
      'Being the only one means noticing it for the whole room, while the room has no idea.',
      'There is nobody to catch your eye with. It makes an hour there about twice as long.',
    ],
    ask: ['Does anyone else there see that?', 'When did you first notice it?'],
  },
  {
    id: 'first-time-since',
    cues: 'first',
    when: own(
      "\\b(?:for the |it was the |it's the |the )?first time (?:since|in (?:(?:about|over|nearly|almost|maybe) )?(?:a|an|\\w+) (?:\\w+ )?(?:years?|months?|weeks?|days|ages|decades?|long|time)|in your life|in (?:my|your) (?:whole )?life)\\b",
    ),
    unless: /\b(?:hit|hurt|drank|drink|smoked|relapse|screamed|hospital|died|bled|cut)\b/,
    bright: true,
    hear: [
      'A first time after so long is far bigger from inside than anybody watching could tell.',
      'One finds out on that day how long it has really been.',
    ],
    ask: ['What was it like, just in the moment?', 'What made it happen now?'],
  },
  {
    id: 'proud-in-secret',
    cues: 'proud pride',
    when: own(
      "(?:YOU|^) ?(?:(?:so|really|very|that|quite|a bit|kind of|sort of|secretly|actually|also|just|feel|felt|feeling|am|a little|dead|well|stupidly|ridiculously|pretty) )*proud\\b(?! (?:to|of (?:him|her|them|my|your (?!self)|the boys)))(?!.*\\b(?:not|never|supposed|everybody'?s|too)\\b)",
    ),
    unless:
      /\b(?:jealous|gutted|heartbroken)\b|\byou were\b|\bmy (?:girl|son|boy|daughter|mum|mom|brother|sister|dad|wee sister|little brother|lad)\b|\bshe(?:'s| stood| tells)\b|\brinse\b|\bmiss\b|\bburn\b|\bnot proud\b|\btoo proud\b|\bnever .{0,15}proud\b|\bproud of (?:him|her|them|my (?:son|daughter|boy|girl|kids?|wife|husband|sister|brother))\b|\bbut\b|\bheartbroken\b|\bshould be proud\b|\bhe(?:'d| would) be proud\b/,
    bright: true,
    hear: [
      'It is a warm thing to have in your pocket, and nobody can check whether it is the right size.',
      'You know what went into it. That is why it lasts longer than praise does.',
    ],
    ask: ['Which bit of it are you proudest of?', 'Who is going to hear about it?'],
  },
  {
    id: 'relief',
    cues: 'relie breathe weight off lighter phew over',
    when: own(
      "YOU (?:(?:so|very|that|just|feel|felt|really) )*(?:relieved|relief|lighter|a weight off|the most tremendous relief)\\b|(?:it's|it is|that's|what) (?:such )?a (?:huge |great |big |massive )?(?:relief|weight off)|YOU can (?:finally |at last )?breathe (?:again|out|now|easy)|(?:a |the )?weight (?:off|has lifted|lifted|gone)",
    ),
    unless:
      /\bdied\b|\bdeath\b|\bguilt|\bashamed\b|\bdidn'?t say relieved\b|\bfuneral\b|\bpassed away\b|\bcan'?t breathe\b|\bhospital rang\b/,
    bright: true,
    hear: [
      'Only now that it is off can one feel how long it had been there.',
      'The body often gets the news last. It can take a day or two before the shoulders come down.',
    ],
    ask: ['When did you notice that it had gone?', 'What have you done with the first free hour?'],
  },
  {
    id: 'not-that-but-this',
    cues: 'not isn',
    when: /^(?:no,? |and |but |it's )?(?:you(?:'re| are) not|it isn't that you(?:'re| are)|it's not that you(?:'re| are)) (?:even |really |exactly |so much )?(?:sad|angry|mad|depressed|lonely|upset|scared|afraid|unhappy|lazy|jealous|crying|heartbroken|bitter|ungrateful|cross|annoyed|bored|stressed)(?: (?:exactly|at (?:him|her|them)|about (?:it|that)|with (?:him|her|them)|really|of (?:him|her|them)))?$/i,
    unless:
      /\bthat was (?:before|earlier)\b|\bgood news\b|\byou keep\b|\bstop\b|\?|\bjust (?:joking|kidding)\b|\bsuicidal\b/,
    hear: [
      'That is a fine distinction and worth keeping. The near word is a different word.',
      'Good to have that straight. A thing gets harder to say once it has been given the wrong name.',
    ],
    ask: ['What word would you give it?', 'Where do people usually get it wrong?'],
  },
  {
    id: 'worst-hour',
    cues: 'worst evening night sunday morning weekend hardest long bad',
    when: /^(?:it's |mostly |mainly |usually |always |the )*(?:evenings?|nights?|sundays?|mornings?|weekends?|saturdays?|afternoons?|sunday (?:nights?|evenings?|afternoons?)|christmas|bedtime|night ?time|the \w+ hour)(?:'s| is| are| was)? (?:(?:always|just|still|mostly|really) )*(?:the )?(?:worst|hardest|long|longest|bad|tough|hard|terrible|awful|difficult|the problem|when it)\b|^(?:it's |it is )?(?:mostly|mainly|usually|worse|worst|only|always|just) (?:at|in|on) (?:the |a )?(?:evenings?|nights?|sundays?|mornings?|weekends?|night|sunday (?:nights?|evenings?))\b|^(?:it's |it is )?(?:(?:always|just|mostly) )*(?:the )?(?:evenings|nights|sundays|mornings|weekends|sunday nights)(?: mostly| mainly| really)?$|^(?:it's )?(?:worse|worst|loudest|hardest) (?:at|in|on|when)\b/i,
    unless: /\bhospice\b|\bnights mostly\b.*\bwork|\bi work\b/,
    hear: [
      'It comes round by the clock, so one starts dreading it some hours before.',
      'The rest of the day has jobs to hold on to. That stretch has nothing in it to hold it off.',
    ],
    ask: ['What did that hour use to be like?', 'What do you usually do when it comes?'],
  },
  {
    id: 'for-so-long-now',
    cues: 'year month week age long decade day',
    when: /^(?:oh |well |erm |um |for |about |nearly |almost |over |since |maybe |around |it's been |it must be |that's |probably |going on |like |more than |at least |gone |roughly |some )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\d+|a few|a couple of|several|many|too many|so many|ages|half a|forty[ -]?\w+|thirty[ -]?\w+|twenty[ -]?\w+)?(?: and a half| or (?:two|three|four|so|\d))? ?(?:years?|yrs?|months|decades|ages|donkey's years)(?: (?:now|at least|or so|maybe|i think|i suppose|give or take|almost|nearly|together|altogether|in (?:march|may|june|april|october|september|november|december|january|february|july|august)))*$/i,
    unless:
      /^(?:\S+\s+){8}|\b(?:sober|clean|old|married|prison|sentence|jail|pregnant|inside)\b|\bthey said\b|\bleft to live\b/,
    hear: [
      'That has had time to become part of how the days are built.',
      'Long enough to have been through several versions of you.',
    ],
    ask: ['What was going on in your life when it began?', 'What has changed about it in that time?'],
  },
  {
    id: 'they-only-looked',
    cues: 'looked look stared shrug nod smiled',
    when: own(
      "WHO (?:didn't (?:say|do) anything,? )?(?:just|only) (?:looked (?:at (?:you|me)|away|down|at (?:the|his|her) \\w+)|stared|shrugged|nodded|blinked|sat there|stood there|sighed)(?: (?:at|and|like|as)\\b.*)?$",
    ),
    unless: /\bproud\b|\bsmil|\blove\b/,
    hear: [
      'A look can be read twenty ways, and you are left to do all the reading.',
      'With no words to it there is nothing to answer, and nothing to be done with but to keep seeing it.',
    ],
    ask: ['What do you think was behind it?', 'What did you do then?', 'How did you two leave it?'],
  },
  {
    id: 'they-gave-no-answer',
    cues: 'said say nothing answer repl hung walked left changed turned shrug went silence quiet',
    when: own(
      "WHO (?:just |only |even )?(?:said nothing|didn't (?:even )?(?:say (?:anything|a word|one word|a thing)(?: (?:back|to (?:you|it|that)))?$|answer|reply|respond|react|look up|look at (?:you|me))|never (?:answered|replied|wrote back|rang back|called back)|changed the subject|hung up(?: on you)?$|walked (?:off|away|out of the room)|went (?:quiet|silent)$|turned (?:away|the (?:telly|tv|radio|volume) (?:up|on|off)|over)|put the phone down|(?:just )?shrugged|left the room|laughed it off)\\b",
    ),
    unless:
      /\bquesadilla\b|\bsandwich\b|\bgood on\b|\bthen (?:he|she) (?:said|goes|laughed|hugged)\b|\band (?:he|she) said ok\b|\bmanager\b|\bthey didn'?t say no\b|\bhe didn'?t say anything (?:bad|mean|wrong)\b|\bjust sat with me\b|\bsat with\b|\bheld my\b|\bhugged\b|\bput (?:his|her|a) (?:hand|arm)\b|\btissue|\bdog\b|\bcat\b|\bdidn'?t (?:even )?(?:react|answer) (?:badly|angrily)\b|\bkind\b|\bbless\b|\bsoup\b|\btea\b/,
    hear: [
      'You put it down in front of somebody, and it was left lying there.',
      'It is hard to tell a silence that means no from one that means nothing came to mind.',
    ],
    ask: [
      'What had you hoped for?',
      'Has either of you come back to it?',
      'Where did that leave you for the rest of the day?',
    ],
  },
];
