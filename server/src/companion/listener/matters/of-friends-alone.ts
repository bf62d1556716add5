import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** Being on the outside, or alone. */
export const ofFriendsAlone: readonly Matter[] = [
  {
    id: 'stood-at-the-edge',
    signs: orOutright(
      either(
        /\b(?:(?:tried|went to|go to|going to) (?:\w+ ){0,3}church (?:coffee|group|lunch)[^\n]{0,40}(?:nobody|no ?one) (?:spoke|talked|said))\b/,
        near(
          /\b(?:meet ?ups?|party|wedding|salsa|dance class|society|fair|drinks|conference|birthday|run club|running club|parents'? evening|mixer|networking|reunion|event|gathering|do|pub|disco|gala|social|bbq|barbecue|coffee morning|toddler group|baby group|get ?together|get-together|function|dressed up|lashes)\b/,
          /\b(?:(?:stood|standing|stand|hovered|sat|waited) (?:\w+ )?(?:next to|by|beside|near|against|behind) (?:the |a )?(?:coats?|coat rack|speakers?|wall|snacks?|crisps|buffet|food table|radiator|plant|fire exit|window|door|drinks|toilets?|kitchen) [^\n]{0,40}(?:all (?:night|evening)|mins?|minutes|hours?|then left|and left|half|an hour)|hold(?:ing)? a drink so|no (?:ring|circle|group) opened|closed circle|(?:saw|watched) them through the window|walked (?:straight )?back to the car|read the (?:fire notice|noticeboard|notice ?board|menu|posters?|fire safety|labels)|walked (?:a?round|about) with my (?:plate|drink|glass|cup)|went to the (?:toilet|bathroom|loo|ladies|gents) (?:\w+ )?(?:times|just to)|pretend(?:ing|ed)? to (?:text|be texting|check my phone|be on my phone|read|look for)|hovered|(?:they|everyone|people) (?:all )?paired off|backs (?:to me|like a wall|turned)|(?:their|the) backs|somewhere to walk to|(?:nobody|no ?one|not one person)[^\n]{0,20}(?:said a thing|said hello|said hi|spoke|talked to me|came over)|(?:came|went) home (?:early|at half|after (?:half|an|twenty|ten|\d))|had left by)\b/,
          130,
        ),
        near(
          /\b(?:(?:put|sat|stuck) (?:me )?(?:on|at) the table (?:by|near|with) the (?:kitchen|toilets?|door))\b/,
          /\b(?:wedding|party|photographer|dinner|reception)\b/,
          80,
        ),
        near(/\b(?:hovered|stood)\b/, /\b(?:at the (?:end|edge) of their (?:bench|table|group|circle))\b/, 20),
        /\b(?:no (?:ring|circle) opened|by the snacks again|jogged behind (?:a|the|two|some)|stood by the (?:speaker|wall|bar|coats) all (?:night|evening))\b/,
      ),
      /\b(?:singles night|speed dating|(?:mums?|moms?|toddler|baby|church|craft|writing|parents?) group|pub quiz|networking|meet ?ups?|event|mixer|run(?:ning)? club|book club|party|social|dance class|the club|a club|gathering|drinks|coffee (?:morning|hour)|taster|society|societies|reunion|wedding|barbecue|bbq|conference|freshers|dance|gym|choir|language exchange|bumble bff|yoga|parents evening|open mic|book group|church hall|bingo|welcome)\b/,
      /\b(?:(?:stood|standing|sat|hid|hovered|waited) (?:\w+ ){0,2}(?:outside (?:looking|and|for|in)|at the edge|on the edge|by (?:the|a) (?:wall|bar|food|window|snacks|drinks|coats)|in (?:the|a) corner|there like)|(?:they|everyone|everybody|people) (?:were |was |were all |had all |had |all )?(?:already |all )*(?:in (?:pairs|couples|groups|their (?:groups|little))|knew each other|know each other)|(?:nobody|no ?one|not one person|none of them) (?:talked|spoke|said (?:a word|anything|hi|hello)|came (?:over|up)) to me|(?:didn'?t|not) (?:talk|speak|spoken|talked) to (?:anyone|anybody|a soul|a single) (?:there|all (?:night|evening))|pretend(?:ed|ing) to (?:be on|look at|text|check|read) my|couldn'?t (?:go|walk) in|turned (?:round|around) and (?:went|left|walked|drove)|(?:talked|spoke) to (?:literally |absolutely |basically )?(?:no ?one|nobody)|they all had their (?:tables?|groups?|own|people)|stood (?:\w+ ){0,8}holding (?:a|my) (?:drink|glass|coffee)|sat in (?:the|my) car and (?:drove|went|came) (?:home|back|away)|(?:left|went home) after (?:ten|five|twenty|fifteen|\d+|half) )\b/,
    ),
    unless:
      /\b(?:funeral|my (?:son|daughter|kid|boss|manager|husband|wife|ex|mother)\b|he(?:'s| is) (?:nine|asleep|still)|lesson|police|landlord|train|hospital|airport|interview|pandit)\b/,
    hear: [
      'It takes courage to go in there alone.',
      'They all seem to know each other, and you stand beside it.',
      'It is hard to make the first step when nobody turns round.',
    ],
    ask: [
      'Who there did you rather like the look of?',
      'What could somebody there have said that would have helped?',
      'What had you hoped it would be like in there?',
      'What do you remember of the room itself?',
      'What went through your head on the way back?',
      'Where do you find it easy to talk to people?',
      'Is it the going in or the staying that takes the most?',
      'What made you decide to give it a go?',
    ],
    advice: [
      "If it comes round regularly, I'd go once more and get there early, when there are four people and no circles yet. If it was just the once, I'd let it go and find something where everybody's hands are busy.",
      "I'd write tomorrow to whoever runs it and say that you came and knew nobody. If they're any good, they'll look out for you at the door. If nothing comes back, it isn't the room to spend your nerve on.",
    ],
    reason: [
      'Walking up to people who already have each other is one of the hardest things there is to do in a room, and most of them came with somebody so as not to have to.',
      "You went there without anybody, which most of that room didn't. Once they'd all turned to their own people, the edge was the only place left to stand.",
    ],
  },
  {
    id: 'new-place-knowing-nobody',
    signs: orOutright(
      either(
        near(
          /\b(?:moved (?:to|here|up|down|out here|in with|across|from)|relocat\w+|transferred (?:to|from)|retired to|since (?:we|i) (?:came|moved|arrived)|moved (?:house|away|somewhere new)|i'?ve lived here since|been (?:here|living here) since|new (?:country|city|town|streets|village)|this city|in this (?:town|city|country|village)|emigrated|here (?:in|since) \w+|in his village|from back home|back in (?!the day|bed|time|touch|my\b|the\b|a\b|work|hospital|school|\d)\w+)\b/,
          /\b(?:only person (?:here )?who (?:says|knows|uses) my name|which day is bins|(?:nobody|no ?one) to ask|weekends? (?:are|is) just me|(?:couldn'?t|couldnt|can'?t) think of (?:one|a single) person|everyone (?:here )?speaks|eat facing|(?:asked|asks) if i was (?:visiting|new|a tourist|on holiday)|everyone'?s (?:his|her|their) cousin|someone who'?s mine|here (?:knows|knew) me|(?:nobody|no ?one) (?:is )?waiting|starting (?:again )?from (?:zero|scratch)|who do i (?:go|call|ring|ask)|don'?t know a soul|social life|know(?:s)? (?:nobody|no ?one)|(?:has|have) (?:his|her|their) colleagues|get lost going|friends (?:are )?(?:all )?back (?:in|home)|just to hear (?:folk|people|voices)|haven'?t (?:made|met|got) (?:one|a single|any))\b/,
          130,
        ),
        near(
          /\b(?:(?:only|just) (?:person|one|people) (?:here )?who (?:says|knows) my name)\b/,
          /\b(?:moved|since|city|weeks|months|town)\b/,
        ),
        near(
          /\b(?:boxes (?:are )?still (?:in|packed|everywhere))\b/,
          /\b(?:nobody|no ?one|don'?t know (?:any|a|which)|alone)\b/,
        ),
        near(
          /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:weeks|months) (?:since|here|in \w+|now))\b/,
          /\b(?:i have the flat|not one friend|no ?one (?:here )?knows me|nobody (?:here )?knows me|don'?t know anybody)\b/,
          110,
        ),
        /\b(?:nobody here knew me|that'?s my social life in|names of [^\n]{0,20}dogs in the park)\b/,
      ),
      /\b(?:moved (?:to|here|out here|over|away|countr\w+|cit\w+|across|up|down|from)|move here|moving here|relocat\w+|new (?:city|town|country|place|area|village|school)|came (?:here|to (?:the )?(?:uk|us|usa|germany|canada|london|ireland|dublin|england|manchester|berlin|australia|america))|since i came (?:here|to)|been here (?:\d+|two|three|four|five|six|a few|a couple|since|for)|i(?:'ve| have) been in \w+ (?:for )?(?:\d+|two|three|four|five|six|seven|eight) (?:weeks|months)|came to (?!work\b|see\b|me\b|the\b|a\b|my\b)\w+ from \w+|months? now in \w+|(?:\d+(?:st|nd|rd|th)|second|third) (?:month|week) (?:in|here)|been in (?!bed|hospital|pain|here|and|the|a|my|love|touch|prison|jail|therapy|this|that|it|our)\w+ since (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|the)\w*|(?:\d+|two|three|four|five|six|eight|a few) months? in (?!a\b|an\b|the\b|my\b|to\b|and\b|hospital|prison|bed|this|our|it\b|love|with|i\b|now|therapy|rehab|jail|recovery|treatment|advance|total|arrears|lockdown|care|a row|debt|halls|uni)\w+|i'?m new in \w+|moved for (?:his|her|my|work)|\bin (?:doha|dubai|qatar|kuwait|riyadh|saudi|germany|canada|london|toronto|dublin|norway|sweden|australia|america|the us|the uk|japan|korea) since \w+|emigrated|living abroad|i live abroad|expat)\b/,
      /\b(?:know (?:nobody|no ?one|not a soul)|(?:don'?t|didn'?t|dont) know (?:one person|a soul|anyone|anybody|a single person|many people)|(?:no|any|zero|make|making|made|single) (?:new )?friends?|have (?:nobody|no ?one)|(?:haven'?t|have not|not) (?:spoken|talked|said a word|made any friends|met (?:anyone|anybody))|(?:no ?one|nobody) (?:greets|says hello|says hi|knows my name|talks? to me)|cliquey|i (?:just )?(?:sit|am) (?:here )?in the house all day|(?:no ?one|nobody) (?:here |there )?(?:to talk|talks|knows|to (?:see|call|ring|meet|have)|here)|lonely|loneliness|all alone|so alone|by myself|on my own|homesick|miss (?:home|my (?:friends|family|people|old|mum|mom|country))|stranger|everyone (?:here )?already (?:has|have|knows|got)|dunno any(?:one|body))\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|friend|best friend|ex|mother|father|sister|brother) (?:has |just )?moved|moved (?:out|in with|on)\b|freshers|shift|came out|years in this|husband moved out|care home|moved to (?:picking|another (?:project|team|desk)))\b/,
    hear: [
      'In a new place there is nobody yet who knows you.',
      'It takes a long time until you have people again.',
      'You miss having somebody you can just call.',
    ],
    ask: [
      'Who do you see there on an ordinary day, if only to nod to?',
      "What did you have in the old place that you can't find in this one?",
      'Who from before do you still talk to?',
      'Where in the new place do you feel least like a stranger?',
      'What do you tell people back home about it?',
      'What do you see there, when you look out of the window?',
      'What would this evening be like in your old place?',
      "Who's the nearest thing to a friend you've met there?",
    ],
    advice: [
      "I'd choose one place in the new town and go there at the same hour every week, a class, a café, a church, until they know your face. People talk to faces they've seen before, so it gets easier each time.",
      "I'd ring somebody from the old place tomorrow and say how it really is. Then ask somebody near you, at work or next door, for one small favour: it's the easiest way to start talking to them.",
    ],
    reason: [
      'In the old place you were known in a dozen small ways you never had to arrange, and in a new one all of them are missing at once.',
      "Friends come of seeing the same people over and over, and in a new place that starts from nothing. It says very little about what you're like.",
    ],
  },
  {
    id: 'old-and-alone',
    signs: orOutright(
      either(
        /\b(?:i(?:'m| am) (?:8\d|9\d|eighty|ninety)[^\n]{0,40}everybody i knew is (?:gone|dead)|(?:most|all|nearly all) of my friends are (?:dead|gone)|only one who comes is the (?:carer|nurse|postman|district nurse)|nobody (?:needs|wants) an old (?:man|woman))\b/,
        /\b(?:(?:old|elderly) (?:man|woman|lady) and (?:i'?m |i am |all |so )*(?:alone|lonely|on my own)|at my age all (?:your|my|the) friends are (?:dead|gone|dying))\b/,
        near(
          /\b(?:i(?:'m| am) (?:now )?(?:7\d|8\d|9\d|seventy|eighty|ninety)(?:[- ]\w+)?|at (?:7\d|8\d|9\d)|widow(?:er)?|pensioner\w*|meals on wheels|the wireless|the warden|sheltered (?:flats?|housing|accommodation)|the bungalow|my pension|wedding photograph|the cemetery|too old|(?:alarm|pendant|cord) (?:thing )?(?:is )?round my neck|the carers?|at my age|the day cent(?:re|er))\b/,
          /\b(?:outlived|only one (?:who |that )?(?:comes|calls|visits)|rest of the week|all (?:of them )?(?:are )?gone|days are (?:that |so |very |awful )?long|(?:children|sons?|daughters?|kids) (?:are|is|live|lives) in \w+|rings? (?:me )?on (?:a )?(?:sunday|saturday)|one old (?:woman|man|lady)|(?:phone|telephone)[^\n]{0,30}silent|who(?:'?d| will| would) (?:it )?(?:call|ring|come)|went back to my room|bother(?:ing)? (?:folk|people|anyone|them)|nobody (?:comes|calls|rings|left)|no ?one (?:comes|calls|rings|left)|all in the cemetery|don'?t get (?:down|out)|can'?t get out|not find me|see(?:s)? (?:nobody|no ?one)|half of them (?:don'?t|dont) know|nobody has called me by)\b/,
          110,
        ),
        near(
          /\b(?:if i (?:fell|fall|had a fall))\b/,
          /\b(?:(?:not|nobody|no ?one)[^\n]{0,12}(?:find|know|notice)|milk|find me|round my neck)\b/,
          60,
        ),
        /\b(?:i(?:'ve| have) outlived (?:them|everyone|everybody|all)|nobody (?:has called|calls) me by my first name|crossed out most of my address book|christmas is (?:just )?(?:a tin|me and|toast|an egg|a ready)|(?:my son|my daughter) rings (?:me )?on (?:a )?sunday[^\n]{0,12}[^\n]{0,12}the rest of the week)\b/,
        near(
          /\b(?:window)\b/,
          /\b(?:pensioner\w*|(?:watch\w*|see) the (?:school )?(?:kids|children|world) go (?:by|past)[^\n]{0,60}(?:wave|all day|every day|nobody))\b/,
        ),
      ),
      /\b(?:i(?:'m| am) (?:now )?(?:6[5-9]|7\d|8\d|9\d|seventy|eighty|ninety)\b(?! (?:kg|kilos|percent|%|pounds|days))|\bat (?:seventy|eighty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b|at my age|pensioner|since i retired|now i'?m retired|i'm retired|i(?:'m| am) a widow\w*|sheltered (?:flat|housing)|an old (?:woman|man|lady|fool))/,
      /\b(?:lonely|loneliness|all alone|live alone|living alone|live on my own|nobody (?:comes|calls|rings|visits|to talk|phones|speaks)|no ?one (?:comes|calls|rings|visits|to talk|phones|speaks)|don'?t (?:see|speak to) (?:a soul|anyone|anybody)|(?:haven'?t|have not) (?:seen|spoken to) (?:a soul|anyone|anybody)|never (?:visits?|comes|rings|calls|phones)|(?:children|son|daughter|kids) (?:live|are) (?:far|busy|abroad|away)|the postman|long days?|days are (?:so |very )?long|living on my own|become invisible|whole day (?:alone|without)|nobody left|all gone|talk to the (?:radio|telly|television))\b/,
    ),
    unless:
      /\b(?:my (?:mother|mum|mom|father|dad|gran|nan|grandmother|grandad|grandfather|neighbou?r|aunt|uncle) (?:is|who is|, who is|'s)|work(?:ing)? with old|carer for|i work in a care home)\b/,
    hear: [
      'The people who knew you best are fewer now.',
      'The days are long when nobody comes by.',
      'You would like to be needed, and not only looked after.',
    ],
    ask: [
      "Who'd have been round your table, in the old days?",
      'Which part of the day drags the most for you?',
      'Who still knocks on your door now and then?',
      'What filled your days, when they were full?',
      'Who remembers the same things that you do?',
      'What would you like somebody to come round for?',
      'What can you see from your chair?',
      "Who would you ring, if you knew you weren't a nuisance?",
    ],
    advice: [
      "I'd ring somebody tomorrow morning, before the day gets long, and ask them for something small, so that it isn't all about how you are. If there's nobody to ring, I'd ask at the library or the surgery who calls round on people.",
      "I'd ask one of your own people, or a neighbour, for a fixed day, and say plainly that the week is long. If all they can manage is a call on a Sunday, I'd take it, because a day on the calendar beats a promise.",
    ],
    reason: [
      "The people you'd have talked to get fewer every year, and nobody hands you new ones at this age. It has little to do with being difficult.",
      "A day is as long at your age as it ever was, and there's less and less that fills it by itself. Being lonely in it is no failing of yours.",
    ],
  },
  {
    id: 'speaks-to-no-one',
    signs: orOutright(
      either(
        /\b(?:days? (?:\d+ )?of (?:talking|speaking) to (?:nobody|no ?one)|(?:\d|two|three|four|five|six) days since i(?:'ve)? (?:last )?(?:spoke|spoken|talked)|(?:haven'?t|not) had a (?:real |proper |single )?conversation (?:all|in|for|since))\b/,
        /\b(?:only (?:person|one|human|voice) i (?:ever |really )?(?:speak|talk|spoke) to (?:all day |all week )?(?:is|was) the (?:cashier|postman|man in|woman in|lady in|checkout|delivery|bus driver|barista|carer|shop|girl in|lad in)|(?:didn'?t|haven'?t|didnt|havent) (?:say|said|spoken|speak) (?:a|one|a single) word to (?:anyone|anybody|a soul) (?:all day|today|in|since|all week)|(?:heard|used) my own voice since)\b/,
        /\b(?:first (?:word|words|thing) (?:that )?i(?:'?ve| have)? (?:said|spoken|spoke|talked) (?:out loud |aloud |to (?:anyone|a person) )?(?:since|in|all|today)|said out loud since|days without (?:opening my mouth|a word|saying)|without opening my mouth|(?:haven'?t|not) opened my mouth|forgot(?:ten)? (?:how to (?:have a )?(?:talk|converse|conversation|speak)|conversation)|last (?:proper |real |actual )?(?:chat|conversation) i had (?:was|with)|(?:days|weeks) since (?:anyone|anybody|someone|a person|a human) (?:last )?(?:spoke|talked|said)|speaking clock|live alone,? (?:and )?work alone|not a word with (?:another|any|a) (?:human|person|soul)|practi[sc]e (?:sentences|talking|speaking|conversations)[^\n]{0,40}(?:shower|mirror|alone|forget|nobody)|(?:nobody|no ?one) to use them on|(?:rang|ring|called|call)[^\n]{0,30} just to hear (?:someone|somebody|a voice|a human|a person)|(?:talk|talking|talked) to the (?:radiator|pigeons?|spider|self checkout|hoover))\b/,
        near(
          /\b(?:delivery|postman|the driver|the (?:gas|meter|dpd|amazon|evri) (?:man|lad|fella|guy)|cold caller|scam(?:mer)?)\b/,
          /\b(?:kept (?:the |him |her )?(?:fella|man|lad|guy|him|her|driver|woman)? ?(?:talking|chatting)|wanted away|only (?:person|one|voice|call))\b/,
          80,
        ),
        near(
          /\b(?:(?:only|all) (?:my )?(?:messages|texts|calls) (?:i get )?(?:are|is) from|no calls (?:in my log )?(?:since|for|all))\b/,
          /\b(?:bank|pharmacy|scam|dentist|surgery|delivery|spam|network)\b/,
          70,
        ),
        near(
          /\b(?:cashier|checkout|till|shop|bus driver)\b/,
          /\b(?:(?:only|last) (?:person|human|one|words?) (?:i|to|who|that)[^\n]{0,30}(?:spoke|spoken|talked|speaks|talks|said)|thought about it all (?:day|evening|night)|work alone|live alone)\b/,
          80,
        ),
        near(
          /\b(?:night (?:guard|watchman|security|shift))\b/,
          /\b(?:nobody (?:at work|to talk)|no ?one to talk|conversation|people are awake)\b/,
        ),
      ),
      /\b(?:(?:haven'?t|have not|hadn'?t|didn'?t|not|don'?t|never|barely) (?:\w+ )?(?:spoken|spoke|speak|talked|talk|said (?:a|one) word|said anything|used my voice) ?(?:a word |out loud |aloud |one word )*(?:to (?:anyone|anybody|a soul|a single (?:person|soul)|another (?:human|person|soul)|a human|no ?one|nobody|a person)|out loud|aloud)|(?:haven'?t|not|hadn'?t) (?:said|spoken) a (?:single )?word since (?:mon|tues|wed|thurs|fri|sat|sun|like|yesterday|last)|i(?:'ve| have)? (?:talked?|spoken?|speak) to (?:no ?one|nobody)|no talk to nobody|(?:haven'?t|not) used my voice|(?:no ?one|nobody) (?:has |have )?(?:spoken|talked|spoke) to me (?:all|in|for|since|today)|(?:talk|talking|talked) to (?:the|my) (?:radio|tv|telly|kettle|walls?|toaster|fridge)|my (?:own )?voice (?:came out|sounds?|sounded|was) (?:all )?(?:strange|croaky|weird|funny|odd|hoarse|rusty)|only (?:person|human|one) i(?:'ve| have)? (?:talked?|spoken?|spoke|speak) to (?:all |this (?:week|month)|today|since|in (?:\d|two|three|days))|without hearing my own voice|said (?:literally )?(?:zero|no) words? (?:out loud|all day|today)|talk to (?:alexa|siri) more|days without (?:talking|speaking|hearing a))\b/,
    ),
    unless:
      /\b(?:we(?:'ve|'d| have| had)?|two of us|me and \w+|(?:my|his|her) (?:husband|wife|mother|father|mum|mom|dad|son|daughter|sister|brother|boss|boyfriend|girlfriend|roommate|flatmate|manager)|about (?:it|this|that)|funeral|died|at school|not spoken to (?:anyone|anybody) about|like girls|the moms|lost (?:my|him|her))\b/,
    hear: [
      'Whole days go by without a real talk with anybody.',
      'It is hard to go without somebody to tell small things to.',
      'The longer it goes on, the harder it is to begin.',
    ],
    ask: [
      'What would you have said today, if someone had been in the room?',
      'Whose voice would you most like to hear?',
      'Which part of the day is the quietest?',
      'Where do you go when you have had enough of the four walls?',
      'Is there anywhere that people know your face?',
      'Who did you use to talk to about nothing in particular?',
      'What do your evenings sound like?',
      'Who could you ring without having a reason?',
    ],
    advice: [
      "I'd ring somebody tomorrow, not write, and have one small thing to ask, so that it needs no reason. If there's nobody you'd ring, go where you have to open your mouth, a market or a barber, the counter and not the machine.",
      "I'd fix one hour a week with your voice in it and other people expecting you, a class, a choir, some helping out. If that's too much, go to the same shop at the same time tomorrow and say two sentences.",
    ],
    reason: [
      "It happens without anybody deciding it. A day goes by indoors, then another, and talking gets harder to begin the longer there's been nobody to talk to.",
      "Nobody's made to go for days without being spoken to. Going flat or tearful or strange from that much quiet is simply what that much quiet does.",
    ],
  },
  {
    id: 'left-out',
    signs: orOutright(
      either(
        /\b(?:the (?:girls|lads|boys|gang) (?:went|met|are|all)[^\n]{0,40}(?:didn'?t|never) (?:even )?(?:tell|told|ask|invite) me|made a (?:gc|group ?chat|whatsapp)[^\n]{0,30}i'?m not (?:on|in) it|they (?:\w+ )?(?:went|met|gone|go)[^\n]{0,40}(?:nobody|no ?one|none of them|didn'?t|never) (?:even )?(?:asked|invited|invite|ask) me|saw the (?:photos|pics|stories|pictures)[^\n]{0,50}(?:all of them|i didn'?t (?:even )?know)|wasn'?t (?:picked|chosen|asked) (?:as|to be) (?:a |her |the )?bridesmaid|(?:planned|planning) a (?:holiday|trip|party|dinner)[^\n]{0,40}(?:didn'?t invite|in front of me)|all my (?:friends|mates) (?:are|were|went) [^\n]{0,50}(?:no ?one|nobody) (?:even )?(?:told|asked|said)|they (?:all )?(?:do|did|have|had|went|go|meet|met)[^\n]{0,30}(?:thing|night|dinner|lunch|drinks|trip|walk|holiday) without me)\b/,
        /\b(?:(?:everyone|everybody)(?: else)? (?:was|got|is|were) (?:invited|asked) (?:but|except|apart from) me|saw on (?:insta\w*|snap\w*|facebook|her story|his story) (?:that )?(?:all )?my (?:friends|mates) (?:all )?(?:hung|went|met|were))\b/,
        near(
          /\b(?:(?:saw|seen|found out|see|finding out) (?:\w+ )?(?:on|from|off|about|it on|through) (?:\w+ ){0,6}(?:insta\w*|facebook|fb|snap\w*|stor(?:y|ies)|photos?|photographs?|pictures|pics|whatsapp|tiktok))\b/,
          /\b(?:they (?:all )?(?:went|were|had|met|are|'?d)|all of them|apart from me|except me|but me|without me|wasn'?t (?:asked|invited|told)|nobody (?:told|asked|said)|everyone (?:was|went))\b/,
        ),
        near(
          /\b(?:invites?|invited|invitation|went for|going|booked|planned|organised|the trip|drinks|hen do|baby shower|lunch|reunion|dinner|camping|brunch|sleepover|bbq|barbecue|cinema|holiday)\b/,
          /\b(?:(?:everyone|everybody|all of (?:them|us))[^\n]{0,60}(?:but|except|apart from|bar) me\b|(?:nobody|no ?one) (?:even )?(?:asked|told|tell|asks|tells|ask|invited)(?: me)?(?=\.| they| i |,|$)|thought (?:you'?d|you would|you were|i'?d) be (?:too )?busy|(?:a )?last[- ]minute thing|nobody forgot the|i wasn'?t (?:told|asked))\b/,
          100,
        ),
        /\b(?:(?:wasn'?t|was not|weren'?t|not been|never got|not) (?:asked|invited) to (?:the |her |his |their |a )?(?:baby shower|wedding|party|birthday|hen|do|dinner|reunion|christening|barbecue|bbq|sleepover|trip|picnic|shower|stag|lunch)|(?:didn'?t|never) (?:even )?(?:get|got) an invite)\b/,
        near(
          /\b(?:went to (?!the (?:loo|toilet|bathroom))|gone to|booked|going to|went on|off to|planned|went for)\b/,
          /\b(?:without me(?=\.|,| i |$|\n))\b/,
          45,
        ),
        near(
          /\b(?:went quiet|stopped talking|shut up|changed the subject)\b/,
          /\b(?:when i (?:came|walked|sat|got)[^\n]{0,30}(?:tray|lunch)|about (?:last night|the weekend|the party|saturday|the sleepover))\b/,
          40,
        ),
        near(
          /\b(?:family (?:photo|picture|portrait))\b/,
          /\b(?:asked (?:me )?to take|me behind the camera|i took it|behind the camera|not in it)\b/,
          60,
        ),
      ),
      /\b(?:(?:leaving|leaves?|left) me out|(?:feel|felt|feeling|being|been|was|am|i'm|got|get|getting|always) (?:so |really |a bit |completely )?left out|(?:didn'?t|never|don'?t|haven'?t|wasn'?t|weren'?t|not|no ?one|nobody|none of them) (?:even |ever |once |actually |get |got |been |being |bother to |bothered to )*(?:invited?(?: me)?|ask(?:ed)? me (?:to come|along|to go|to join|if i)|tag(?:ged)? me|added? me|include[sd]? me)|not invited|(?:didn'?t|never) (?:even )?ask(?:ed)? me(?=\.|,|$|\n| again| either)|(?:(?:group)?chat|gc|whatsapp|group) (?:that )?(?:i'?m|i am|i was) not in|(?:met|meet|went|go|hung|hang) (?:up|out)[^\n]{0,40}(?:nobody|no ?one|never|didn'?t|don'?t|not) (?:even )?(?:told|tell|ask\w*) me|wasn'?t asked to be|(?:went|gone|going|out|met|meet|party|trip|dinner|lunch|lake|holiday|away|cinema|beach|club|drinks|brunch|hang(?:ing)?|chat|gc|group ?chat) (?:\w+ ){0,3}without me|(?:everyone|everybody|all of them|them all|all)(?: \w+){0,6} (?:except|but|apart from|bar) me|only one (?:who |that )?(?:was |is |'s )?(?:not|wasn'?t|isn'?t|who didn'?t) |(?:removed|kicked|dropped|deleted) me (?:from|out of|off)|group ?chat without)\b/,
      /\b(?:friends?|mates|girls|lads|boys|group ?chat|gc|whatsapp|friend group|group|squad|class|classmates|party|birthday|trip|sleepover|hen|wedding|stor(?:y|ies)|photos?|pics|pictures|facebook|insta\w*|barbecue|bbq|seventieth|sixtieth|hang out|met up|snap\w*|flatmates?|bridesmaid\w*)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|husband|wife|mother|father|mum|mom|dad|boss|manager|sister|brother|family|in.?laws|ex)\b|she'?s being left|tagged everyone|he follows|physio|family lunch|i look (?:disgusting|fat|ugly|awful|huge)|my hip|past my desk|made myself sick|colleagues?|work (?:drinks|do|night out|party|lunch)|meeting|at work|the office|(?:go|goes|went) on without me|better (?:off )?without me|i (?:didn'?t|never|haven'?t) invite)/,
    hear: [
      'It hurts to be left out, and it is hard to complain about it.',
      'You see that they meet, and nobody asked you.',
      'It makes you wonder what you did wrong.',
    ],
    ask: [
      'Who among them would you have thought would ask you?',
      'What would you say to them, if it could not get awkward?',
      'Which of them would be straight with you, if you asked?',
      "How would they take it, if you said you'd noticed?",
      'When did you last feel properly one of them?',
      'Does it look more like forgetting to you, or like a decision?',
      'Who else gets left out of things there?',
      'When are you next going to be with them all?',
    ],
    advice: [
      "I'd ask the one of them you trust most, alone and lightly, whether there was a reason. If it was thoughtlessness, they'll be sorry, and if it wasn't, you'd sooner know. I wouldn't say a word of it in front of them all.",
      "I wouldn't make a scene, and I wouldn't pretend either. Tomorrow, ask one of them along to something small of your own. If they come, say that it stung. If they won't, I'd put your time into people who do ask you.",
    ],
    reason: [
      'Everybody wants to be thought of when the names are counted. Being left out hurts much the same at eight and at eighty.',
      "It isn't the thing itself you mind missing so much. It's what being left out seems to say about where you come with them.",
    ],
  },
];
