import { orOutright } from '../patterns.ts';
import type { Matter } from './matter.ts';

/** Papers, and money that is short. */
export const ofHomeMoney: readonly Matter[] = [
  {
    id: 'waiting-on-papers',
    signs: orOutright(
      /\b(?:(?:i|we) (?:have|had|got|'ve got|have got|still have) no papers|(?:i'?m|i am|im|we'?re|we are) (?:still )?(?:undocumented|illegal here|without papers)|overstayed (?:my|our|the) visa|application (?:was|got|has been) (?:refused|denied)[^\n]{0,40}(?:to appeal|leave the country|lawyer|solicitor)|(?:might|may|will|going to|gonna|could|'ll) have to leave (?:the country|the uk|england|the us|america|canada|germany|ireland|australia)|send (?:me|us) back (?:any day|to my country)|my visa (?:is )?(?:ends|runs out|expires|expiring|expired|ran out)|(?:wait\w*|months|years)[^\n]{0,30}(?:for|on) (?:my|our|the) (?:papers|status|visa|residence|residency)(?! of))\b|\bmy h-?1b (?:is|runs|ends)\b|\bhome office lost\b|\binsufficient ties\b|\bspouse visa\b|\bcant work,? cant study\b|\bcan'?t (?:legally )?work[^\n]{0,40}\btill they decide\b|\b(?:green card|visa|permit|asylum)\b[^\n]{0,30}\bis (?:processing|pending)\b|\bhad (?:the|my) biometrics\b|\bmy (?:opt|h-?1b) (?:ends|runs out|is up)\b|\bopt ends\b|\bmy asylum (?:claim|case|interview|appeal)\b/,
      /\b(?:i-20|my opt\b|opt is|foreigners? office|schengen|stamp 4|irp\b|(?:my|our) passports? (?:is |are )?(?:still )?with|pr application|papers are (?:\w+ ){0,3}(?:years|months)|because of (?:my|the) papers|until they give me my papers|visas?|immigration|home office|uscis|green card|residen(?:ce|cy|t) (?:permit|card)|asylum|refugee status|h-?1b|work permit|leave to remain|ilr\b|ausländerbehörde|auslanderbehorde|foreigners'? office|deport(?:ed|ation)?|embassy|consulate|settled status|citizenship application|naturali[sz]ation)\b/,
      /\b(?:finish\w*|number|queue|5 ?am|still with|no job|again|refus\w*|denied|deny|reject\w*|wait\w*|decid\w*|decision|expir\w*|interview|forms?|renew\w*|scared|afraid|sweat\w*|can'?t|can ?not|cannot|letter|cancel\w*|appeal|lawyer|solicitor|stamp|months|lawyers|because (?:of )?(?:the|my) visa|tied|ties|does ?n'?t allow|deport\w*|hearing|processing|test|officer|idk if|runs? out|\d+ days|taking|documents?|papers)\b/,
    ),
    unless:
      /\b(?:papers came|tax\b|visa (?:card|debit)|(?:work|works|worked|working|job) (?:at|for|in|as) (?:\w+ ){0,3}(?:embassy|consulate|home office|immigration|visas?)|(?:friend|colleague|neighbour|clients?|boss)(?:'s|s)? (?:visa|asylum)|visa (?:came|arrived|is (?:here|extended|approved)|got approved|is through|went through)|(?:they|letter)\b.{0,20}\b(?:approved|said yes|is yes)|(?:it's|its) leave to remain|test today|passed the|(?:married|marr(?:y|ied)) (?:me|him|her|my husband|my wife)? ?for (?:the|a) (?:visa|papers)|is approved|funeral|in the hospital|crying over form b|when her visa)|\b(?:some|an|her|his) ex\b|\b(?:he|she|they|who) got deported\b/,
    hear: [
      "Having your life depend on papers and other people's decisions is exhausting.",
      'Your whole life is waiting on a file that somebody may not even have opened yet.',
      'You have to prove with papers what anyone who knows you could tell them in a minute.',
      "It's strange to be so careful with every form and every copy, and still feel you've done something wrong.",
      'You check for that email from the office even at hours when nobody there could be sending one.',
    ],
    ask: [
      'What would you do on the day the papers came?',
      'What have you been putting off until the papers are settled?',
      'Who else has a life that hangs on those papers?',
      'Which document or date goes round in your head at night?',
      "Who near you knows what it's like to live by papers?",
      "What's the worst office you've had to sit in?",
      'Where would you call home, if no form were asking?',
      'What do you tell your family when they ask about the papers?',
    ],
    advice: [
      "I'd give the papers one morning a week and keep them out of the other days. Tomorrow, photograph every page and keep it in two places. If there's a refusal or a deadline among them, see a proper immigration adviser before you answer anything.",
      "I'd put two plans on one sheet tonight, one with the papers and one without, because it's worse unwritten. If your job or your stay ends on a date, ask an adviser this week what has to be filed before it.",
    ],
    reason: [
      "Where you may live and work, and who with, hangs on a paper that somebody else has to sign. That would sit on anybody's chest.",
      'You can get every form right and still have no say over the day. Waiting for papers without a date wears people out more than hard work.',
    ],
  },
  {
    id: 'benefits-office',
    signs: orOutright(
      /\b(?:(?:turned|knocked) (?:me )?(?:down|back) for (?:my )?(?:disability|pip|ssi|ssdi|universal credit|benefits?|carer'?s|housing benefit|attendance)|(?:say|says|said|found|decided|declared|reckon)(?: that)? (?:i'?m|i am|im|me) fit (?:for|to) work|(?:lost|losing|stopped|cut|taken away|took away|taking away) (?:all )?my (?:benefits?|pip|disability (?:money|payment|benefit|allowance)|esa|uc|universal credit|housing benefit|carer'?s allowance)|(?:prov(?:e|ing)|proof|evidence)(?: that| to them)? (?:that )?(?:i'?m|im|i am) (?:still )?(?:disabled|ill\b|sick)|pay back (?:the |my )?(?:carer'?s allowance|housing benefit|universal credit|benefits?)|(?:have to|got to|had to|going to) sign on (?:tomorrow|today|again|every|on)|(?:hate|dread|scared of|back from|humiliated (?:at|in)|going to|been to) (?:going to )?the (?:job ?cent(?:re|er)|dole office|benefits office|welfare office)|journal says[^\n]{0,40}appointment|tribunal[^\n]{0,60}doctor'?s? letters?|they(?:'ve| have)? (?:stopped|cut off|sanctioned) my (?:money|payments?)|photocop\w+ of the photocop\w+)\b|\bzero points on (?:the|my) pip\b|\bmedicaid (?:dropped|cut|refused|denied)\b|\bprove (?:that )?i'?m still (?:disabled|sick|ill)\b|\bcare?r'?s allowance want\b|\bhousing benefit\b[^\n]{0,40}\b(?:different|answers?|stopped|refused|cut)\b|\bsanctioned me\b|\b(?:stopped|cut|sanctioned|reduced) my (?:uc|pip|esa|ssi|ssdi|dla|snap|benefits?|disability)\b|\b(?:turned down|refused|denied|rejected) my (?:uc|pip|esa|ssi|ssdi|dla|disability|benefits?)\b/,
      /\b(?:(?:phone|on hold|hold) (?:to|with|for) (?:the )?(?:social|welfare|benefits)\b(?! worker| media)|esa (?:stopped|refused|cut)|jobcentre|jobseekers|universal credit|pip (?:turned|refused|stopped|said|assessment|form|claim|appeal|people|letter|review|tribunal)|(?:my|his|her|for|refused|lost|stopped|applied for|claim) pip|dwp|job ?cent(?:re|er)|disability (?:claim|allowance|benefits?|payments?|assessment)|(?:housing|sickness|unemployment|child|my|our|the|their|his|her) benefits? (?:office|stopped|refused|claim|cut|form|people|letter|assessment|were|was|got|have|has)|unemployment (?:claim|office|benefits?)|carer'?s allowance|sanctioned me|benefits? (?:refused|stopped|claim|appeal|form|office)|on benefits|social security office|ssi\b|ssdi|medicaid|food stamps|snap benefits|esa\b|attendance allowance|pension credit|social welfare|centrelink)\b/,
      /\b(?:cut off|spoke to me|like dirt|hours|stopped|zero|made me feel|shouted|signing on|sign on|refus\w+|denied|turned down|stopp\w+|cut|appeal\w*|points|assess\w+|forms?|sanction\w*|letters?|on hold|hold|waiting|claim\w*|queue|decision|reject\w+|not eligible|entitled|evidence|tribunal|phone\w*|rang|review|overpa\w+|owe)\b/,
    ),
    unless:
      /\b(?:i work (?:at|for|in) (?:the )?(?:dwp|job ?cent|benefits)|benefit of the doubt|(?:offices?|it'?s|they are|are) (?:closed|not open)|my clients?)/,
    hear: [
      'Having to fight for what you need, on top of needing it, is exhausting and unfair.',
      "You're made to put your worst days on a form, in boxes that are the wrong size for them.",
      'For the claim you have to show how bad it is, and everywhere else you spend the day hiding it.',
      'It takes a fit, rested person to get through those forms, and hardly anyone who needs them is that.',
      "One missing paper can send a claim back to the start, and it's you that lives through the extra weeks.",
    ],
    ask: [
      'What does that money have to cover?',
      "What couldn't you fit on the form?",
      'Who helps you with the letters, if anyone?',
      'What was the person across the desk or on the phone like?',
      'What should whoever has your file see of an ordinary day of yours?',
      "What's it like when another letter from them lands?",
      'How do you manage while the claim drags on?',
      'How are you after a call or a letter from that office?',
    ],
    advice: [
      "I'd ask for the decision and the reason in writing, and look for the date, because there's nearly always a time limit for objecting. If they've said no, I'd appeal. Plenty of people win, and an advice centre will go through the form with you.",
      "I'd keep a page by the phone from tomorrow: day, hour, name, what the office said. It turns a quarrel into a record. If there's nothing to live on while they decide, say it in just those words and ask about a hardship payment.",
    ],
    reason: [
      'You have to lay your worst days out on a form for a stranger, and be doubted. It leaves nearly everyone feeling small, or furious.',
      "To the office it's a file, and to you it's the rent and the dinner. Having to ask and ask for that would grind anybody down.",
    ],
  },
  {
    id: 'debt',
    signs: orOutright(
      /\b(?:(?:can'?t|cannot|couldn'?t|struggling to|not able to|cant) (?:pay|keep up with|make|meet)(?: back| off)? (?:the |my |our |this |any of )*(?:loans?|mortgage|credit ?cards?|cards|debts?|repayments?|emis?|instal?ments?|minimum|catalogue|overdraft|tax bill|taxman)|bank (?:has |have |had |just )?(?:rang|called|rung|phoned|rings|calls|wrote)[^\n]{0,30}(?:about|for|over) (?:the |my |our )?(?:mortgage|loan|overdraft|(?:missed )?payments?|arrears|debt|credit card)|(?:the|my) bank (?:keeps?|is always|won'?t stop) (?:on )?(?:ringing|calling|phoning|writing to)|(?:scared|afraid|frightened|don'?t dare|too scared)(?: to| of)? open(?:ing)? the (?:post|mail)|(?:husband|wife|partner|he|she|parents|boyfriend|girlfriend|family) (?:doesn'?t|does not|don'?t|didn'?t) know (?:anything )?about (?:the|my) (?:credit ?cards?|cards?|loans?|debts?|catalogue|klarna|overdraft)|(?:found|finds|find)(?: out about)? (?:the|my) (?:credit ?card|loan|overdraft)|(?:behind|months? behind) (?:on|with) (?:the|my|our) (?:mortgage|loan|repayments)|owe (?:money|everyone|everybody) (?:everywhere|all over|money|left,? right)|owe (?:the )?(?:taxman|hmrc|irs|tax office|council)|interest (?:just |only )?keeps? (?:on )?(?:going up|growing|mounting|adding)|red letters?|final demands?)\b|\b(?:thousand|grand|\dk) on (?:the |my |credit )?cards\b|\bi (?:only )?pay the minimum\b|\bborrow from one to pay\b|\bstudent loans?,? \d|\bmoney ?lender\b[^\n]{0,40}\b(?:charging|coming|percent|%)|\benvelopes? (?:i|that i) (?:don'?t|dont|can'?t|cant|haven'?t) open\b|\btold? them at the bank that i can'?t make the payment|\bbankrupt\w*,? (?:that'?s|thats) the word\b|\b\d+ ?(?:k|grand|thousand|lakh) (?:on|in) (?:my |the )?(?:credit ?cards?|cards|loans|debt)\b|\bowe so much money\b/,
      /\b(?:owe \d+ (?:grand|thousand)|owe (?:\w+ )?grand|(?:\d|two|three|four|five|six|several|loads of|secret|hidden) (?:credit|store) cards? (?:i|we|he|she|that|full|maxed|on)|pay (?:the |my )?emi|(?:letters? from|ring\w* from|calls? from) the bank\b.{0,50}\b(?:drawer|open|bin|hide|hid)|interest (?:keeps (?:going|growing|adding)|on the (?:loan|cards?|debt)|is (?:\d|killing|eating|more than))|minimum payments?|behind on (?:the )?(?:mortgage|payments|loan)|remortgaged|(?:in|my|our|his|her|deep in|so much|hidden|secret|the|with|of|all my) debts?\b(?! of (?:gratitude|honour)| people agreed| burden)|debt (?:collect\w+|letter|is|was|from|people|setting|advice)|(?:the|a|bailiffs?|letter says) bailiffs?|bailiffs? (?:came|is|are|was|at|letter|coming)|loan (?:sharks?|apps?|repayments?|payments?)|pay ?day loans?|maxed (?:out )?(?:my|our|the|his|her|every|all|two|three)|cards maxed|credit cards? (?:bill|debt|statement|is|are|maxed)|owe (?:the bank|thousands|\d+ ?k\b|£\d|\$\d|€\d|₹\d|\d{3,})|(?:took|taken|take|taking) (?:out )?(?:a|another|the|two|more) loans?|(?:pay|paying) (?:off |back )(?:the|my|our|his|her) (?:loans?|debts?|credit cards?)|loan emi|remortgag\w+|(?:declare|going|gone|go|went|we're|i'm) bankrupt|klarna)\b/,
    ),
    unless:
      /\b(?:bet(?:ting)? app|gambl\w+|casino|betting|\bvet\b|scans and|borewell|(?:for|of) the restaurant|my (?:restaurant|shop|business)|in (?:your|their|his|her) debt|owe (?:you|him|her|them|it|me|my \w+) (?:an? |the )?(?:apology|explanation|truth)|(?:morally|emotionally) bankrupt|i work (?:for|in|at) (?:\w+ ){0,3}(?:debt|bank)|im a bailiff|i'm a bailiff|sleep debt|(?:won'?t|don'?t want to|not going to) take (?:a|any|out a) loans?|paid off all|last payment|cancell?ed the debt|not in debt|no loan sharks|bailiff(?:s|'s)? (?:isn'?t|aren'?t|went to the wrong)|not coming|hajj|late husband|my father took|(?:he|she|papa|dad|father|mother|parents|mum) (?:has |have |had )?(?:take[ns]?|took) (?:a |out a )?loans? for my|debt people (?:agreed|were|was)|coped with the)/,
    hear: [
      'Owing money like that is a heavy thing to carry about all day.',
      'A debt is quiet in company and very loud about three in the morning.',
      'Even a small luxury comes with a voice that asks what business you have buying it, with that loan to pay.',
      "The sum is one thing, and keeping your face right among people who don't know about the debt is another.",
      'Debt turns plain things into decisions, a haircut, a bus home, a round of drinks.',
    ],
    ask: [
      'Who knows the whole figure, apart from you?',
      'When does the debt come into your head most?',
      'Which of the payments frightens you most?',
      'Who would you least like to find out about the debt?',
      "What's it like when the phone goes or the post comes?",
      'Have you ever seen the whole of it on one sheet of paper?',
      'What have you stopped doing because of the debt?',
      'What would the first month without the debt look like?',
    ],
    advice: [
      "I'd write the whole of it on one sheet tonight, who, how much, by when. A debt is nearly always worse unwritten. Then I'd ring a free debt charity tomorrow, not a firm that charges, and read it out to them.",
      "I'd pay for the roof, the light and the food first, and let the cards shout. If somebody you live with doesn't know about the debt, I'd tell them this week, figures in hand. If a lender threatens you, a debt charity knows what they're not allowed to do.",
    ],
    reason: [
      "Most people who owe got there by something ordinary, a bad year, a repair, a wage that didn't stretch. The interest does the rest.",
      "A debt's there when you wake and there when you shop. People look away from the figure because it hurts, and nearly everybody with one has.",
    ],
  },
  {
    id: 'ashamed-of-little-money',
    signs: orOutright(
      /\b(?:(?:needs?|wants?|asked for|keeps asking for) (?:new |a |some |an |his |her |school )*(?:shoes|trainers|coat|uniform|football boots|school trip)[^\n]{0,30}(?:(?:can'?t|can ?not|couldn'?t|could not)|don'?t have) (?:buy|afford|pay|the money)|(?:(?:can'?t|can ?not|couldn'?t|could not)|cant) afford (?:christmas|eid|diwali|presents|a present|birthday|a birthday)|(?:friends|mates|the girls|the lads|colleagues)[^\n]{0,40}(?:go|going|going out|went|out|eat)\b[^\n]{0,20}i (?:can'?t|couldn'?t|cannot|never can) afford (?:it|to)|(?:embarrass\w*|ashamed|shame|humiliat\w*)[^\n]{0,30}(?:i|we) (?:(?:can'?t|can ?not|couldn'?t|could not)|cant) (?:pay|afford|buy)|(?:didn'?t have enough|not enough|couldn'?t pay)(?: money)? at the (?:till|checkout|counter)|put back the \w+[^\n]{0,60}\btill|same clothes (?:every day|all week|again)[^\n]{0,50}(?:nothing else|afford|no money)|(?:have|had|having) to ask (?:my|our) (?:children|kids|son|daughter|mum|mam|mom|dad|parents|sister|brother) for (?:money|a loan|help with the (?:bills|rent))|wasn'?t hungry[^\n]{0,60}(?:tap water|steaks?|menu|price)|(?:boy|girl|lad|son|daughter|kid)s? (?:has|have|got) holes in (?:his|her|their) (?:shoes|trainers|boots|socks|school)|free school (?:dinners?|lunch(?:es)?)|chip(?:ped|ping)? in[^\n]{0,60}(?:pretended|didn'?t have|couldn'?t afford)|(?:i|we) (?:don'?t|dont|didn'?t) have (?:fifteen|ten|five|twenty|\d+) (?:euros?|quid|pounds|dollars|bucks))\b/,
      /\b(?:couldn'?t pay (?:it|for (?:it|the|his|her))|shoes? (?:have|has|had|has got|with|got) (?:a )?holes?|(?:ask|asked) (?:my )?(?:son|daughter|dad|mum|mom|sister|brother|mother|father) for (?:a lend|a loan|fifty|twenty|a hundred|help with the)|told (?:the kids|them|him|her|everyone) (?:that )?i(?:'d| had)? (?:already )?eaten|\d+ (?:quid|euros?|dollars?|pounds) each|food ?banks?|food pantry|church pantry|free school meals|(?:card|it) (?:was|got|is|been) declined|card declined|(?:ask|asked|asking) (?:my |our )(?:parents|mum|mom|mam|dad|mother|father|brother|sister|son|daughter|friend|boss|in-?laws) (?:for|to (?:lend|borrow)) (?:\w+ )?(?:money|cash|a loan|\d+|£|\$)|borrow(?:ed|ing)? (?:money|\d+|£\d+|\$\d+) (?:from|off) (?:my|a)|(?:couldn'?t|can'?t|cannot|couldnt|cant) afford (?:to (?:go|come|join|pay my share|chip in|buy (?:him|her|them)|dress)|(?:my |the )?(?:kids?|son|daughter|boy|girl)'?s? (?:school )?(?:trip|uniform|shoes|coat)|(?:the|a|her|his|my|any) (?:trip|present|gift|uniform|shoes|school|holiday|ticket|meal|round|hen|stag|wedding|decent|new))|same (?:two |one |old |pair of )?shoes|same two shoes|holes? in (?:my|his|her) shoes|split the bill|hand-?me-?downs|pretend(?:ed)? i(?:'d| had)? (?:already )?(?:eaten|wasn'?t hungry)|said i(?:'d| had| was| wasn'?t) (?:already eaten|not hungry|hungry|busy)\b.{0,60}\b(?:money|afford|skint|broke)|(?:ashamed|embarrass\w+|humiliat\w+)\b.{0,40}\b(?:money|poor|broke|skint|benefits|beg)|too poor|being poor|we're poor|we were poor)\b/,
      /\b(?:i|me|my|we|us|our|im|card declined|food ?bank|cant afford|can'?t afford)\b/,
    ),
    unless:
      /\b(?:(?:i|we) (?:volunteer|donate|help out|work) (?:at|to|in) (?:the |a )?food|can'?t afford (?:to (?:lose|be|make|get|feel|fall|miss|go wrong|go there|go back to))|hangs? up|when i was (?:a )?(?:kid|child|small|little)|grew up|in poor|campaign|crossing the stage|walk across|family member)/,
    hear: [
      "That's a painful kind of shame, and you've done nothing to be ashamed of.",
      'Asking for money takes hardly any words, and you can go round for a week and still not get them out.',
      'Having little money is one thing. Having somebody watch you have little is another.',
      'You keep an eye on yourself all day so that it never shows, and you do without on top of it.',
      'You never thought less of anyone else for being short of money, and still you do it to yourself.',
    ],
    ask: [
      'Who could you tell that money is short without going red?',
      "What do you usually say instead of saying it's the money?",
      'Which people make you feel the lack of money most?',
      'How was money talked about in the house you grew up in?',
      'What are you afraid people will notice?',
      'What have you said no to lately because of the money?',
      "Has anyone ever helped in a way that didn't make you feel small?",
      'What would you like to be able to pay for without thinking?',
    ],
    advice: [
      "I'd say it once, tomorrow, to the person least likely to pull a face, in half a sentence: money's short, so I'll pass. If they're kind, that's one excuse fewer to think up. If they aren't, it has cost you nothing to find out.",
      "I'd ask for whatever's meant for this, a school fund, a waived fee, help with a bill, and ask in writing tomorrow, so there's no face to watch. If it's among friends, be the first to propose something that costs nothing.",
    ],
    reason: [
      'Being short of money shows at tills and tables, just where people are looking. Nearly anybody would sooner plead a headache than say it.',
      "People talk of having little as if it were a fault, and some of that has got into you. It's a number in an account.",
    ],
  },
  {
    id: 'money-short',
    signs: orOutright(
      /\b(?:(?:i|we)(?:'ve| have)? (?:have|got|'ve)? ?(?:got )?(?:no|hardly any|not enough) money(?! (?:worries|troubles|in the world))|(?:i|we) (?:don'?t|dont|haven'?t|do not) (?:have|got|earn) (?:any|enough|much) money|(?:can'?t|can ?not|couldn'?t|could not) afford (?:anything|to (?:put|turn|have) the heating|to (?:eat|heat)|food|to live on|the (?:heating|electric\w*|gas)|my (?:prescriptions?|medicines?|tablets|meds|insulin|inhaler))|(?:my|our|the) savings (?:are|is|have|has|were|'s)? ?(?:nearly |almost |all |been |just |running )*(?:gone|out|low|finish\w*|used up|dwindl\w*|shrinking|melting)|how long (?:will |can |do )?(?:my|our|the|her|his) (?:savings|money)[^\n]{0,10}last|(?:my|our|the|her|his|mum'?s|dad'?s|mother'?s) (?:money|savings|pension|wages|wage|pay|salary) (?:won'?t|doesn'?t|does not|will not|isn'?t going to|don'?t|can'?t|might not|is not going to) (?:last|cover|stretch|reach|go far|go round|be enough|pay)|(?:living|live|lived) (?:off|on) (?:my|our|the) savings|(?:run|running|runs|ran) out of money|outlive my (?:money|savings|pension)|worr\w+ (?:\w+ )?(?:about|over) (?:the |my |our )?(?:money|bills|finances)|money (?:worries|problems|troubles?|stress)|struggl\w+ (?:\w+ )?(?:for money|with money|financially|to pay|to make ends meet)|(?:make|making|making the) ends meet|(?:electric\w*|gas|energy|heating|water|fuel|council tax) bill (?:came|arrived|is|was|has|for|went|of|doubled|today)|(?:everything|food|shopping|petrol|fuel|prices?|butter|bread|groceries)(?:'s| is| are| has| have| gets| keeps?)(?: so| too| getting| gone| all| going| really)* (?:expensive|dear|dearer|up(?: again)?|ridiculous)|price of (?:food|everything|milk|bread|petrol|butter|electric\w*|shopping)|(?:salary|wages|pension|paycheck) (?:hasn'?t|has not|didn'?t|did not|never|not|still hasn'?t) (?:come|came|arrived?|gone in|been paid)|money money money|nothing left (?:after|once) (?:the |all the |my )?(?:bills|rent)|(?:daycare|childcare|nursery|cr[eè]che) is [£$€]?\d+|pension[^\n]{0,60}after (?:the )?rent|(?:one tin|tin of \w+|loaf|pint|butter|milk|eggs)[^\n]{0,30}\d+p\b|fuel price|care home[^\n]{0,50}money (?:is |will )?(?:running out|run out|gone))\b|[£$€]\d+(?:\.\d\d)? (?:till|until|til|to last)\b|\b(?:prescription|petrol|food|heating|rent) or the (?:petrol|heating|food|electric|gas|rent|bus)\b[^\n]{0,40}\bnot both\b|\b(?:i have|i'?ve) (?:tea and )?toast so the (?:kids|children)\b|\b(?:put|have) one bar of the fire on\b|\bnothing left after (?:the |all the )?(?:bills|rent)\b/,
      /\b(?:(?:^|[^0-9])(?:got|have|'ve|only) £\d+ (?:left|till|to)|emergency credit|emergency electric|put (?:the |some |\w+ )?(?:\w+ )?back at the till|put(?:ting)? the \w+ back|by evening it (?:had|has|was) (?:finished|gone)|(?:weeks?|days?) (?:to|till|until) pay ?day|money (?:is|'s|has been)(?: so| very| really| too)? tight|tight this month|i get paid (?:on )?(?:friday|monday|thursday|wednesday|tuesday|the \d+)|(?:living|live) (?:on|off) (?:toast|noodles|pasta|rice|bread)|not eating so|(?:skip|skipped|skipping) (?:meals|dinner|lunch) so|counting coins|(?:i'?m|im|we'?re|were) (?:so )?(?:broke|skint) (?:af|again|already)|(?:the|its|it's) (?:the )?\d+(?:th|st|rd|nd)\b.{0,30}(?:[£$€₹]\d+|\d+ ?(?:quid|dollars|euros|pounds|rand|naira)))\b|[£$€₹]\d+ (?:till|until|til|to last)\b|\b(?:skint|overdrawn|overdraft|flat broke|dead broke|(?:i'?m|and) (?:so |still )?broke\b(?! up| in| down)|we'?re (?:so )?broke\b|(?:till|until|til|before) (?:pay ?day|i get paid|salary|we get paid)|pay ?day (?:is|isn'?t|was)|(?:money|salary|wages|pay|cash|alert) (?:has |is |was |have |don |already )*(?:finish\w*|ran out|run out|running out|all gone|gone already|doesn'?t (?:last|reach|stretch)|won'?t (?:last|reach|stretch)|not (?:enough|last|reach))|no money (?:left|for|till|until|to)|not enough money|never enough money|(?:can'?t|cannot|couldn'?t|cant|how (?:do|will|can) (?:i|we)) (?:pay|afford|cover) (?:the|my|our|for|all)? ?(?:\w+ )?(?:bills?|electric\w*|gas|heating|food|shopping|petrol|light|fees|groceries|council tax|nappies|diapers|milk)|(?:heating|the heat) (?:is )?(?:off|on) (?:since|because|only|any more)|top up the (?:meter|gas|electric)|(?:meter|electric|gas|leccy) (?:ran|run|went|has gone|is going|'s going|going) (?:out|off|up)|\d+ ?(?:quid|pounds|dollars|euros?|rand|naira|rupees|bucks|k)(?: \w+){0,3} (?:till|until|til|to last)|(?:account|balance) (?:is|was|says|at) (?:minus|empty|zero|\d)|minus \d+|direct debits?|cost of living|(?:get|got|make it|made it|last|reach) (?:us )?(?:to|till) the end of the month|end of the month and|month left|bills (?:is|keep|piling|due|coming|i can'?t|to pay)|(?:another|more|unpaid|pay) bills?|short every month|hundred short|counting (?:pennies|coins)|straight out again|went out the same day|hasn'?t been paid|not been paid|short (?:every|this) month)\b/,
      /\b(?:money|paid|pay|pays|bills?|account|bank|salary|wages|rent|food|electric\w*|gas|meter|heating|skint|broke|overdraft|overdrawn|afford|cash|till|£|\$|€|pounds|quid|dollars|naira|rand|debits?|payday|loan|month)/,
    ),
    unless:
      /\b(?:minus \d+ (?:degrees|outside|c\b)|at the end of the month (?:i|we|she|he)(?:'m| am| are|'re|'s)? (?:moving|leaving|start|finish|having|going)|duck bills?|bill(?:'s|y)\b|paid off|i'?m broke(?:n)? (?:hearted|inside)|payday (?:treat|drinks)|money to pay (?:someone|somebody)|won the|broke (?:my|his|her|the|an?) |when (?:he|she|they) (?:was|were|is) skint|telling me we (?:can'?t|cannot)|let one go|no money for the kids|heat(?:ing)? (?:is )?on any)|\b(?:the|my|our) (?:company|firm|business|employer|boss|school)\b[^.!?\n]{0,60}\b(?:money|funds|budget)\b/,
    hear: [
      "Being short of money is a constant worry, and it's tiring.",
      "It's tiring to do money sums in every shop, over bread, over washing powder, while other people just put it in.",
      'Money that runs short gets into everything, what you cook, who you see, how warm you let yourself be.',
      'Just looking at the balance takes some courage, even when you know the number already.',
      "When money's short it's in your head in the morning before your feet are on the floor.",
    ],
    ask: [
      'What are you going without that nobody sees?',
      'Which bill worries you most?',
      'Who in your life knows how tight it is?',
      'What does the next bit of money have to cover first?',
      'What would you buy first, if there were some left over?',
      'What do you eat, at this end of the money?',
      'When did you last spend something on yourself?',
      'Where do you notice it most, in the shops or at home?',
    ],
    advice: [
      "I'd make a list tonight in this order: roof, light, food, the way to work, then everything else. Tomorrow I'd ring the biggest of the rest and say what you can pay. Asked before the date, they mostly give time.",
      "I'd ask tomorrow what help there is before you cut anything more: a food bank, the energy company's hardship fund, a free debt advice line. They look through it with you and often find something you're owed.",
    ],
    reason: [
      "Making too little money go too far takes up the head like a second job, and that one isn't paid.",
      "Everything's dearer and pay isn't. You can count every coin and be sensible the whole month, and still run out of money before it's over.",
    ],
  },
];
