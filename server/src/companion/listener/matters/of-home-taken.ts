import { orOutright } from '../patterns.ts';
import type { Matter } from './matter.ts';

/** What was taken or is not given back. */
export const ofHomeTaken: readonly Matter[] = [
  {
    id: 'cheated-of-money',
    signs: orOutright(
      /\b(?:(?:gave|give|told|read) (?:out )?(?:my|the) (?:card|bank|account) (?:details|numbers?)[^\n]{0,50}(?:phone|call|text|gone|took|taken)|thought (?:it|he|she|they) (?:was|were) (?:really )?(?:from )?(?:the|my) bank|(?:emptied|cleaned out|drained) (?:my|our) (?:\w+ )?account|(?:got|gone|hacked) into (?:my|our) bank account|bank account (?:was|has been|got|been) (?:hacked|emptied|drained|cleaned out)|(?:somebody|someone) (?:has |is |has been |else is )*(?:using|used|cloned) my (?:bank |debit |credit )?card|clicked (?:on )?(?:a|the|that) link[^\n]{0,60}(?:took|gone|money|account|pounds|dollars|euros)|tricked (?:me |us )?out of|said (?:he|she|they) (?:was|were) (?:calling |ringing |phoning )?from (?:the|my) bank|(?:paid|bought|ordered)[^\n]{0,60}(?:online|website|facebook|marketplace|ebay)[^\n]{0,60}(?:never (?:came|arrived|turned up)[^\n]{0,30}(?:seller|gone|blocked|vanished)|vanished|disappeared|blocked)|(?:roofer|builder|workman|tradesman|contractor|plumber|joiner|tiler|electrician|agent|man (?:who was )?doing (?:my|our|the) (?:roof|kitchen|drive|bathroom))(?: has)? (?:took|taken|got) (?:the |my |our |all |half )*(?:money|deposit|cash|savings|\d+ ?(?:k|lakh|thousand|hundred)?)\b[^\n]{0,50}(?:never|gone|not come|didn'?t come|vanished|blocked|disappeared|office is)|(?:flat|room|house|villa|apartment|cottage|tickets?) (?:that |which )?(?:didn'?t|doesn'?t|did not|does not) (?:even )?exist|fell for (?:one of (?:those|these|them)|a|the|that) (?:\w+ )?(?:calls?|emails?|scams?|links?)|lost (?:all )?(?:my|our)? ?(?:life )?(?:savings|money|\d+\w*)[^\n]{0,20}(?:to|in) (?:a |an |the |some )?(?:online |internet |phone |bank )?(?:fraud|scam|con|ponzi|pyramid)|money[^\n]{0,60}(?:she|he|they) (?:was|were) never real|bank[^\n]{0,60}(?:they say|because|says?) i authorised (?:it|the payment|them)|knew my name and the last four|so[- ]called safe account|into a safe account)\b|\bpaid (?:a|the) (?:builder|plumber|roofer|contractor|agent)\b[^\n]{0,80}\b(?:number does(?:n'?t| not)|never (?:came|turned|showed)|gone|vanished|disappeared)|\b(?:flat|room|house|apartment) (?:didn'?t|did not|doesn'?t|does not) exist\b|\bthis is my new number\b[^\n]{0,80}\b(?:sent|paid|transferr\w+)|\b(?:tickets?|bag|phone|shoes)\b[^\n]{0,50}\b(?:were|was) fake\b|\bseller (?:has )?blocked me\b|\bcrypto\b[^\n]{0,160}\b(?:couldn'?t|can'?t|couldnt|cant|won'?t let me) (?:take|get|withdraw)\b|\b(?:girl|woman|man|guy) on (?:the internet|facebook|tinder|instagram|whatsapp)\b[^\n]{0,30}\b(?:pounds|dollars|euros|hundred|thousand)\b|\b(?:fell for|taken in by) (?:one of (?:them|those|these) |a |an |the )?(?:\w+ )?(?:fake|delivery|parcel|bank|whatsapp) (?:\w+ )?(?:texts?|messages?|calls?|emails?)\b|\b(?:got|been|was) done (?:for|out of) [£$€]?\d+\b|\bpretend(?:ed|ing) to be (?:from )?(?:my|the|our) (?:bank|son|daughter|grandson|granddaughter)\b|\b(?:got|was|been|being) catfished\b|\btook the deposit and (?:we |i )?never\b|\bagent (?:say|said|says)\b[^\n]{0,30}\b(?:give (?:me|us) (?:house|flat|room)|gone|my money)\b|\bdon take my money\b/,
      /\b(?:(?:i |and )?(?:gave|told|read) (?:him|her|them) (?:out )?(?:the|my) (?:pin|card number|bank details|otp)|read (?:him|her|them) (?:out )?the (?:\w+ )?codes?|sent (?:the )?money to (?:someone|somebody|a (?:man|woman|guy|girl|person)) (?:online|on the internet|i (?:met|never))|(?:isn'?t|isnt|wasn'?t|not) (?:even )?(?:real|who (?:he|she) said)\b.{0,40}\bmoney|money\b.{0,60}\b(?:isn'?t|isnt|wasn'?t|not) (?:even )?real|(?:agent|contractor|builder|seller|man|guy) (?:ate|took|chopped|collected|has taken) (?:our|my|the) (?:\w+ )?(?:money|deposit)|took (?:the |my |our |a )?deposit\b.{0,60}\b(?:phone|gone|never|vanished|blocked|answer)|yahoo boys|scam(?:s|med|mers?|ming)?|fraudsters?|conned|phish(?:ed|ing)|con ?m[ae]n|defrauded|swindled?|took me for (?:a fool|every|all)|(?:fake|bogus) (?:website|seller|call|text|listing|landlord|job|agent|builder|invoice|link|investment|shop)|cheated (?:me|us) (?:of|out)|(?:he|she|they|agent|builder|contractor|seller|man|guy) (?:took|gone|went off|ran off|vanished|disappeared) with (?:my|our|all my|all our|the) (?:money|savings|deposit))\b/,
      /\b(?:i|me|my|we|us|our)\b/,
    ),
    unless:
      /\b(?:(?:apart from|except|another|only) (?:a |an |the )?(?:\w+ )?scam\b|(?:never met (?:her|him)|money to a girl he met)|(?:it|that|this|life|adulthood|university|work|dating|love|marriage|everything|adulting|wedding|which)(?:'s|s| is| was| are)? (?:all |such |just |basically )?(?:a |one )?(?:total |complete |big |massive )?scam|scam (?:call|email)s? (?:again|every|all day)|(?:my|our) (?:friend|mate|neighbour|boss|aunt|uncle|cousin|dad|mum|mom|mother|father|nan|gran|grandma|grandad|wife|husband|son|daughter|brother|sister)s?(?:'s)? (?:has |have |had |got |was |were |been |is |being )+(?:scam|conn)|to a lady on the internet)/,
    hear: [
      'Being cheated like that is horrible, and the shame belongs to them, not to you.',
      'Every sign looks plain now that you know it was a scam. None of it was plain at the time.',
      "It's an odd sort of theft, when the scammer has you hand it over yourself and you end up blaming nobody but you.",
      'What stays with you is how reasonable the cheat sounded, how patient, almost kind.',
      "You don't only miss the money. You sit there marking yourself down for it, over and over.",
    ],
    ask: [
      "Who've you been able to tell that you were cheated?",
      'What had you meant that money for?',
      'Which bit of the scam do you keep replaying?',
      'What made them sound so real?',
      'What do you say to yourself about the money at night?',
      'What would you say to them, if you had them on a chair in front of you?',
      'Has anyone said something about the scam that made it worse?',
      "What's different now when the phone rings or a message comes?",
    ],
    advice: [
      "I'd ring the bank tomorrow and ask for the fraud team, even if they've said no once. Whatever way the money went, some of it can come back, and the sooner they have it on paper, the better the odds.",
      "I'd write it all down tonight in the order it came, sums, names, numbers, while it's fresh. Bank and police will ask for just that. And if nobody knows yet that you were cheated, I'd tell one person who doesn't scold.",
    ],
    reason: [
      'Scammers live off people being decent and busy. It was made to look right by somebody who does nothing else all day.',
      'You trusted what looked like a plain, ordinary thing. Being cheated turns that into shame, and the shame belongs to whoever has the money.',
    ],
  },
  {
    id: 'being-robbed',
    signs: orOutright(
      /\b(?:(?:house|flat|home|car|van|shed|garage|place|shop|room|locker)(?: (?:got|was|has been|been|is|has))+ broken into|they (?:took|'?ve taken|have taken) (?:all )?(?:my |our )?(?:mum'?s|nan'?s|gran'?s|wife'?s|mother'?s|grandmother'?s|the|my|our) (?:jewell?ery|rings?|telly|tv|tools|cash|passports?|gold)\b(?! (?:off|away))|(?:thieves|burglars?(?! alarm)|robbers) (?:\w+ )?(?:came|got|broke|took|in|entered|climbed)|(?:somebody|someone) (?:has )?(?:came|got|been|broke) (?:in|into|inside) (?:my|our) (?:house|flat|home) (?:while|when) (?:i|we)|(?:purse|wallet|handbag) (?:was |got |has been |'s been )(?:taken|snatched|lifted)|(?:purse|wallet|handbag)(?: has|'s|s|'s all| is) gone[^\n]{0,40}(?:bus|tram|train|market|pub|shop|street|bag)|door (?:was |is |had been )?(?:smashed|kicked|forced|broken) (?:in|open) and[^\n]{0,30}(?:gone|taken|took)|(?:car|van|bike|motorbike|scooter) was(?:n'?t| not) (?:in the drive|on the drive|outside|where i (?:left|parked))|my tools (?:are|were|have been|got) (?:all )?(?:gone|taken|stolen)|at (?:knife|gun) ?point[^\n]{0,40}(?:phone|bag|wallet|money))\b|\b(?:someone|somebody|they|burglars?) (?:has |have |had |'ve )?been in (?:our|my) (?:house|flat|home|room) (?:while|when|last)\b|\bsince (?:they|someone|somebody) broke in(?:to (?:the|our|my))?\b|\btook my phone (?:right |straight )?out of my hand|\b(?:every|all the) drawers? (?:in the \w+ )?(?:tipped|turned|emptied) out|\bgave me a crime number|\barmed (?:men|robbers)\b[^\n]{0,50}\b(?:our|my|us|collected)\b|\b(?:purse|wallet|handbag) went (?:in|at|on) the (?:market|bus|train|tube|metro|pub)\b|\b(?:we|i) (?:were|was|got|have been|'ve been|'ve had a) broken into\b|\bwe'?ve been broken into\b|\bhouse (?:was |had been |got )?ransacked\b|\blost my (?:phone|bag) to (?:snatchers|thieves|area boys)\b/,
      /\b(?:(?:broke|smashed|broken) (?:our|my|the) (?:car|van|shop|back|kitchen|front)? ?(?:window|door|lock)\b.{0,30}\b(?:took|stole|in|gone)|phone (?:was )?snatched|snatched (?:my|off|the)|(?:someone|somebody|some (?:lad|guy|fella|kid|man)) (?:took|nicked|lifted|had) my (?:handbag|bag|phone|wallet|purse|laptop|bike|van|car)\b(?! (?:away from|off me because))|door (?:was )?kicked in|(?:bike|bicycle|scooter|moped|purse|wallet)(?:'s| is| was) (?:gone|stolen|nicked|robbed)|(?:been|got|was|were|get|getting) (?:burgled|mugged(?! off)|robbed(?! of))|(?:the|a|our|since the) burglary|pickpocketed|robbed (?:me|us)\b|(?:the|a) break-?in\b|(?:broke|broken) into (?:my|our|the) (?:house|flat|car|van|home|shed|place|garage|room|shop|locker)|(?:stole|nicked|pinched|swiped|snatched|robbed) (?:my|our) (?:bike|bicycle|phone|bag|wallet|purse|laptop|car|van|tools|scooter|motorbike|backpack|handbag|money|tips?|jewel\w*|jacket|coat|lunch|suitcase|camera|parcel|package|ipad|tv|keys)|(?:bike|bicycle|phone|bag|wallet|purse|laptop|car|van|tools|scooter|motorbike|backpack|handbag|suitcase|camera|parcel|package|jewellery|knife roll|guitar)(?: \w+){0,2} (?:stolen|nicked|snatched|pinched|robbed))\b/,
      /\b(?:i|me|my|we|us|our|im|gutted|came home)\b/,
    ),
    unless:
      /\b(?:playground|at school|(?:mum|mam|mom|dad|mother|father|teacher|boss|miss) (?:took|nicked)|bike's gone, so|in case (?:it|they|the)|(?:my|our) (?:friend|mate|neighbour|boss|aunt|uncle|cousin|dad|mum|mom|mother|father|nan|gran|son|daughter|brother|sister)s?(?:'s)? (?:\w+ )?(?:got|was|were|thinks|is|been)|burglar alarm|coped with|held it together|said it was stolen|(?:mum|mother|dad|she|he) thinks|felt robbed|(?:brother|sister|husband|wife|son|daughter|cousin|friend) (?:robbed|stole))/,
    hear: [
      "It's frightening and infuriating to have somebody do that to you.",
      'You keep checking the lock, the window, your pocket, as if the theft could still be prevented.',
      'Being robbed makes you look at everybody in the street a second time.',
      'You end up cross with yourself, over a window or a bag or a minute, when it was somebody else who did the stealing.',
      "Other people ask what was taken. They don't ask what it's like to go back past the spot.",
    ],
    ask: [
      'What did they take that you mind most?',
      'What do you check now that you never used to check?',
      'Who was the first person you told about the theft?',
      'What would you ask the thief, if you could ask one thing?',
      "What's the story of the thing that was stolen?",
      "When do you catch yourself reaching for what's gone?",
      'Has anybody been any use to you since it was stolen?',
      'Where would you leave your bag on a chair and not look round?',
    ],
    advice: [
      "I'd put what was taken and the police number on one page tomorrow, because insurer and bank both ask for them. If keys or cards went with it, I'd see to locks and cards before anything else.",
      "I wouldn't be on my own with it tonight. If a thief was in your home, have somebody stay, or sleep at theirs. If you were robbed outside, take another way home for a week, and explain it to nobody.",
    ],
    reason: [
      'A stranger helped themselves to what was yours. It takes a good while before a lock is just a lock again, or a street just a street.',
      "The thief took a thing and left you the looking over your shoulder. No insurance pays for that part, and it's the part that lasts.",
    ],
  },
  {
    id: 'money-lent',
    signs: orOutright(
      /\b(?:(?:i|we|i'?ve|we'?ve|i'd) (?:have )?(?:lent|loaned) (?!money to my ex)[^\n]{0,60}(?:never|not (?:a word|paid|seen)|blocked|hasn'?t|haven'?t|won'?t|excuses?|avoid\w*|ignor\w*|ghosted|disappeared|penny)|(?:hasn'?t|haven'?t|has not|have not|never|won'?t|wont|not|refuses to) (?:ever )?(?:(?:paid|pays?) (?:me|us) back|(?:give|given|gave) (?:me|us) (?:it|the money|my money) back)|(?:borrowed|lent|loaned)[^\n]{0,60}(?:hasn'?t|haven'?t|never|won'?t|wont|not) (?:paid|pay|give|given|gave) it back|(?:he|she|they|friend|mate|brother|sister|cousin)[^\n]{0,20}(?:keeps? saying|says?|said|promised|swore) (?:that )?(?:he|she|they)?(?:'d|'ll| will| would|ll)? ?(?:to )?pay (?:me|us|it) back|(?:how (?:do|can|will|should) i |too \w+ to |scared to |hate )ask(?:ing)? (?:him |her |them |\w+ )?for my money back|(?:friend|mate|brother|sister|nephew|niece|colleague|someone (?:at|from) work|neighbour|flatmate|housemate|roommate|they|he|she) (?:has |had )?borrowed (?:money|some money|cash|[£$€₹]? ?\d[\d,]*)[^\n]{0,60}(?:avoid\w*|answer|won'?t|never|not|bought|ignor\w*|blocked|how (?:will|do|can) i ask)|owes (?:me|us) (?:\w+ ){1,3}(?:of|in) (?:bills|rent)|i (?:gave|lent)[^\n]{0,25}money[^\n]{0,40}(?:says|said|claims) (?:now )?(?:it|that) was (?:a )?(?:present|gift)|wrote (?:anything|it) down[^\n]{0,60}says (?:it|that) was a gift|(?:mine|not mine) to lend|took [£$€₹]?\d[\d,]*[^\n]{0,60}bought a (?:motorbike|car|phone))\b|\blent (?:my|a) (?:mate|friend|brother|sister|cousin|colleague|flatmate|neighbour|uncle|best friend)\b[^\n]{0,80}\b(?:posting|ibiza|holiday|ignor\w+|blocked|avoid\w*|never|still|nothing|months?|year)\b|\bstill owes me (?:the |[£$€₹]?\d|money|for)|\bany chance of the \d+|\bi gave (?:my|a) (?:friend|brother|sister|cousin)\b[^\n]{0,80}\b(?:thousand|hundred|pounds|dollars|euros)\b[^\n]{0,80}\b(?:crosses|ignores|avoids|never|now)\b|\b(?:friend|mate|cousin|brother|sister|colleague|flatmate|roommate|she|he) borrowed [£$€₹]?\d[^\n]{0,60}\b(?:doesn'?t pick|dont pick|doesnt pick|never happened|ignor\w+|blocked|avoid\w+|not (?:a word|paid|said)|nothing)|\bloaned (?:my |a )?(?:brother|sister|friend|mate|cousin) money\b|\blent (?:my |him|her|a )(?:sister|brother|friend|mate|cousin)?\b[^\n]{0,40}\b(?:not said a word|said nothing|never mentions?)\b|\bask for my money back from a (?:friend|mate|cousin)\b/,
      /\b(?:lent my (?:\w+ )?|(?:friend|cousin|brother|sister|mate|colleague) (?:has been |is |been )?owing me|is owing me|(?:i|we) (?:lent|loaned|lend|borrowed|gave) (?:him|her|them|my|a|some|\d|money)|(?:lent|loaned) (?:him|her|them|my)|(?:he|she|they)(?:'d| would| will) pay me back|(?:he|she|they) (?:borrowed|lent)|(?:owes|owe|owed|owing) me (?:money|\d|£|\$|₹|a|two|three|four|five|six|hundreds|thousands))/,
      /\b(?:owing me|on holiday|(?:paid|pay|pays|paying|give|gave|given|giving) (?:me |it |us |the money )?(?:it )?back|never (?:paid|returned|mentioned|gave)|owes? me (?:money|\d|£|\$|₹|hundreds|thousands)|my money back|ask (?:him|her|them)? ?for it back|returned the money|not (?:paid|returned)|(?:pay|paid) (?:me )?back|spending|holiday|barcelona|cancun|new (?:phone|car|shoes|jacket|trainers))/,
      /\b(?:owing me)\b|(?:money|borrow|\d{2,}|£|\$|₹|€|cash|quid|grand|rupees|naira|dollars|dolars|euros?|pounds|thousand|hundred|fifty|deposit|\d ?k\b)/,
    ),
    unless:
      /\b(?:owes? me (?:an? (?:apology|explanation|favou?r|answer|text|call))|(?:lent|borrowed) (?:him|her|them|me|my)? ?(?:\w+ )?(?:a |the |my )?(?:book|charger|jumper|hoodie|coat|pen|dress|car|bike|key)s?\b|bank|loan app)/,
    hear: [
      "It's awkward and a bit hurtful to have to ask for your own money back.",
      "It isn't just the money. It's that you thought they'd remember it without being asked.",
      'Asking for your own money back feels like begging, and you were the one who gave it.',
      "When you lent it you weren't thinking like a bank. You were thinking of them.",
      "A loan between people who like each other has no paper, so there's only their word for it to stand on.",
    ],
    ask: [
      'What was it like between you before the money?',
      'What would that money do for you now?',
      "What do you imagine they'd say if you asked for it?",
      'What made you say yes when they needed the money?',
      'Which would be worse, losing the money or losing them?',
      'Who else knows that you lent it?',
      "What's it like being around them, with the money never mentioned?",
      "When does the money come into your head, when you're with them or afterwards?",
    ],
    advice: [
      "I'd ask once, in writing, with a sum and a day in it, a first part by Friday week, say. A small plain sum is easier to answer than the whole. If the day goes by without a word, I'd count the money as gone and lend no more.",
      "I'd settle first which you want more, the money or the person. If it's the money, send a plain message tomorrow with the amount in it. If it's the person, say once that you mind, and after that lend only what you could lose.",
    ],
    reason: [
      'You lent it in good faith, and having to ask makes you feel like the one who did something wrong.',
      "Owing is easy to forget and being owed isn't. Nobody likes turning into a person who counts, least of all towards somebody they lent to gladly.",
    ],
  },
];
