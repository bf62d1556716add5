import { either, together } from '../patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

const doctor =
  /\b(?:doctors?|doc|docs|dr|gp|nurse|surgeon|consultant|specialist|clinic|surgery|hospital|appointment|dentist|hygienist|optician|midwife|physio)\b/;
const results =
  /\b(?:results?|scan|biopsy|blood ?s? tests?|bloods?|x-?ray|mri|mammogram|smear|swab|screening|test came back|letter from the (?:hospital|clinic))\b/;
const school = /\b(?:exam|exams|grades?|gcse|a-levels?|university|uni|offer|college|degree|visa|bar|interview)\b/;
const pet =
  /\b(?:dogs?|pup|puppy|puppies|cats?|kittens?|kitty|rabbits?|bunny|hamster|guinea pigs?|gerbil|parrot|budgie|ferret|pony|horse|pets?|spaniel|labrador|lab|collie|terrier|greyhound|dachshund)\b/;
const lost = /\b(?:died|dead|dying|put (?:him|her|it|them) (?:down|to sleep)|passed away|funeral|ashes)\b/;
const language =
  /\b(?:language|english|french|german|spanish|italian|portuguese|norwegian|danish|dutch|swedish|finnish|polish|czech|greek|turkish|arabic|hebrew|welsh|irish|japanese|chinese|mandarin|korean|russian|ukrainian|hungarian|accent|grammar|fluent\w*|duolingo|b1|b2|vocabulary)\b/;
const driving =
  /\b(?:driv(?:e|er|ing|es)|drove|driving test|instructor|motorways?|roundabouts?|behind the wheel|parallel park\w*|passed my test|licence|license|examiner)\b/;
const broke =
  /\b(?:money|overdraft|savings?|bank balance|account|wages?|payday|skint|broke|afford\w*|bills?|rent|debts?|in the red|minus|credit cards?|klarna|salary|pension|mortgage|deposit)\b/;
const spending =
  /\b(?:spen[dt]\w*|bought|buy(?:ing)?|splash\w*|splurg\w*|treat(?:ed|ing)? myself|shopping|order(?:ed|ing)|purchas\w*)\b/;

/** What people ask about ordinary days: house, money, sleep, doctors, pets, moving, languages, driving, habits and hobbies. */
export const dailyAnswers: readonly PlainAnswer[] = [
  {
    id: 'keep-up-with-chores',
    asks: either(
      /\bhow do (?:others|other people|people|they) (?:do|manage) (?:it|that)\b/,
      /\bhow (?:do|does|can) .{0,40}\b(?:on top of (?:the|it|things)|keep up with)\b|\bhow do people\W+just\W+do (?:their|the)\b/,
      /\bhow (?:do|does|can|is|are|am|the hell do|on earth do) (?:(?:people|everyone|everybody|others?|other people|one|anyone|anybody|u|you|i|we|normal people|families|adults|working \w+)(?: \w+){0,3} )?(?:stay on top|keep on top|keep up with|get on top|keep (?:the|a|my|their|your) (?:\w+ )?(?:house|flat|home|place|kitchen|room)|manage (?:the|all the) (?:house|washing|cleaning)|do (?:the|their|your|all the) (?:\w+ )?(?:washing|dishes|laundry|chores|housework|cleaning)|have (?:a )?(?:clean|tidy) (?:house|home|flat))/,
      /\b(?:tips?|trick|advice|secret|system)\b.{0,40}\b(?:cleaning|tidy|tidying|chores|housework|dishes|washing up|laundry)\b/,
      /\bis (?:everyone|everybody|anyone) else's (?:house|flat|home|place|kitchen) (?:also |this |always |a )/,
      /\bhow (?:do|can) (?:people|i|you|everyone|one) (?:just )?(?:keep up|stay on top of it|keep on top of it)\b/,
    ),
    about:
      /\b(?:house ?work|chores|dishes|washing(?: |-)?up|(?:on top of|keep up with) the (?:\w+ )?\w+|laundry|ironing|hoover\w*|clean(?:ing)?|tidy|mess|messy|tip|pigsty|kitchen)\b/,
    not: /\b(?:husband|boyfriend|flatmates?|roommates?|housemates?|my wife|he never|she never|ocd|germs)\b/,
    say: [
      "Mostly by doing less than you'd think, and at a fixed moment: ten minutes after tea, dishes before the telly, one wash every other day. The trick is never the big clean, it's stopping before you're sick of it.",
      "Nobody's on top of all of it; they've picked two things that matter and let the rest slide. I'd choose the sink and the washing, tie each to something you do daily, and call everything beyond that a bonus.",
    ],
    ask: ['Which job gets on top of you most?', 'What would good enough look like in your place?'],
  },
  {
    id: 'rest-or-clean',
    asks: either(
      /\b(?:clean(?:ing)?|tidy(?:ing)?|housework)\b.{0,30}\bor (?:\w+ ){0,3}(?:just )?(?:lie|rest|sit)\b|\b(?:terrible|bad|wrong|ok|okay) (?:\w+ )?to (?:leave|skip) (?:the|my) (?:hoovering|ironing|dishes|washing|housework|cleaning)\b/,
      /\b(?:clean|tidy|chores|housework|be productive|get things done|catch up on \w+|sort the (?:house|flat)|jobs)\b.{0,30}\bor (?:\w+ ){0,4}(?:rest|nothing|sleep|relax|lie (?:down|in)|stay in bed|sofa|nap|sit)\b/,
      /\b(?:rest|do (?:\w+ )?nothing|relax|lie in|sleep|nap|stay in bed)\b.{0,25}\bor (?:\w+ ){0,3}(?:clean|tidy|chores|housework|get things done|sort the|do the (?:house|washing|flat|dishes))\b/,
      /\b(?:ok|okay|alright|all right|bad|wrong|terrible|lazy|allowed|fine)\b.{0,20}\b(?:leave|ignore|skip)\b.{0,20}\b(?:dishes|washing up|mess|housework|cleaning|laundry|ironing|hoovering|chores|the house)\b/,
    ),
    say: [
      "Rest first, if you're properly tired. Then give the mess twenty minutes with a timer, on the one spot you look at most, and stop when it rings. You get your day and a bit of clear table too.",
      "I'd do nothing till you've had enough of it, because that's the scarce thing. The mess will wait a day without harm. If looking at it spoils the rest, clear the part you can see from the sofa.",
    ],
    ask: ['What would make it feel like a day off?', 'Which bit would bother you if it stayed?'],
  },
  {
    id: 'messy-home-visitors',
    asks: either(
      /\b(?:care|mind|notice|bother\w*) (?:\w+ ){0,3}(?:bathroom|house|flat|kitchen|dust|home|place)\b/,
      /\b(?:judge|judging|mind|notice|care|think (?:less|badly|i'm|we're)|put (?:them|people) off|disgusted|horrified|embarrass\w*)\b.{0,50}\b(?:mess|messy|state of (?:the|my|our)|my (?:house|flat|kitchen|place|bathroom)|our (?:house|flat|place)|dust|untidy|clutter\w*|small flat)\b/,
      /\b(?:mess|messy|untidy|not clean|small|shabby|tip)\b.{0,40}\b(?:will|would|do|should|is it) (?:they|people|anyone|anybody|it|i) (?:\w+ ){0,2}(?:mind|judge|notice|care|cancel|invite|rude|bad)\b/,
      /\b(?:have|invite|let) (?:people|them|him|her|anyone|anybody|someone|friends|guests|\w+) (?:over|round|in) (?:\w+ ){0,5}(?:mess|messy|state|tip|untidy|looks like|like this)\b/,
    ),
    about:
      /\b(?:visit\w*|coming (?:over|round|in|tomorrow|tonight|to)|come (?:over|round|in)|popp?ing|round|over|guests?|people in|plumber|landlord|engineer|friends?|mother-in-law|in-laws?|stay\w*)\b/,
    say: [
      'Hardly anyone will mind, and plenty will be relieved that yours isn\'t perfect either. Clear a place to sit, the loo and one table, and shut the other doors. A quick "excuse the mess" once is all it needs.',
      "They're coming to see you, and they'll have forgotten the state of it by the time they're home. Do the bathroom and the seats and leave the rest. People feel more at ease where something's lying about.",
    ],
    ask: ['What are you picturing them seeing first?', 'Who is it that might come in?'],
  },
  {
    id: 'everyone-struggling-with-money',
    asks: either(
      /\b(?:paycheck to paycheck|hand to mouth)\b|\bhow are (?:\w+ ){1,4}(?:buying|affording)\b/,
      /\b(?:everyone|everybody|anyone|anybody|other people|people|most people|is it just me|am i the only|just me|only me|all adults|all of us)\b.{0,60}\b(?:broke|skint|overdraft|debt|money|savings|paycheck|payday|afford|bank balance|in the red|better off|struggling|managing|struggle|secret horror|end of the month|bills)\b/,
      /\bhow (?:do|does|are|is|can) (?:people|everyone|everybody|anyone|anybody|other people|normal people|families)\b.{0,30}\b(?:afford|pay for|paying for|live on|manage on|make ends meet|save|buy)\b/,
      /\bis (?:this|that) (?:what|how) (?:adults?|everyone|everybody|people)\b/,
    ),
    about: either(broke, /\b(?:boiler|holidays?|sofas?|new car|houses?|paycheck|hand to mouth)\b/),
    not: /\b(?:vet|stay in jobs|out of debt|afford (?:food|to eat)|hungry|my (?:ex|boss)|colleagues? (?:are|is|earn)|paid more|split|lend|lent|owes?|birthday|wedding)\b/,
    say: [
      "It's a lot of people, they just don't say. Plenty of sofas and holidays you see are on credit or from a parent. You're seeing what they spend, never the balance, so don't use it to mark yourself down.",
      "No, it isn't just you; running out before payday is common at every age and on decent wages too. If yours is getting worse each month instead of going round in circles, free debt advice is worth one phone call.",
    ],
    ask: ['What part of it presses most this month?', 'Whose money have you been measuring yours against?'],
    card: 'money-worry',
  },
  {
    id: 'too-late-to-fix-money',
    asks: either(
      /\b(?:too late|any point|worth (?:it|starting|bothering)|too old|left it too late|what's the (?:point|use)|what is the point|why bother)\b.{0,60}\b(?:sav(?:e|ing|ings)|pension|finances|money|debts?|retirement|invest\w*|mortgage|deposit|buy (?:a|my first) (?:house|flat|home|place))\b/,
      /\b(?:sav(?:e|ing|ings)|pension|finances|money|retirement)\b.{0,50}\b(?:too late|any point|worth (?:it|starting)|too old)\b/,
      /^(?:so |and |but )?(?:is it |am i )?(?:too late|too old)\b.{0,60}$/,
      /\b(?:too late|any point|worth)\b.{0,30}\b(?:start\w*|do anything|realistically)\b/,
      /^(?:so |and |but )?what(?:'s| is) the point\b.{0,40}$/,
    ),
    about: /\b(?:pension|sav(?:e|ing|ings)|finances|retirement|my debts?|deposit|first (?:house|flat|home))\b/,
    not: /\b(?:save (?:my|our|the|this|us|it|him|her) ?(?:marriage|relationship|friendship)?|retirement home|retired|learn|apologi\w*)\b/,
    say: [
      "It isn't too late to make it better, even if it's late to make it perfect. Start with one look at what's coming in, going out and owed, then set one small sum to move by itself each payday.",
      "There's still a point: every bit you put right now is something the older you won't have to find. An hour with a free money or pension adviser will tell you which step does most from where you stand.",
    ],
    ask: ['What would you most want it to change?', 'Which figure are you most afraid to look at?'],
  },
  {
    id: 'which-bill-first',
    asks: either(
      /\b(?:which|what|who)\b.{0,30}\b(?:do|should|shall|would|to|can) ?(?:i|you|we|one)? ?pay (?:off )?first\b/,
      /\bpay (?:off )?(?:\w+ ){1,4}(?:or (?:\w+ ){1,4})?first\b/,
      /\bwhich (?:bill|debt|one)s? (?:\w+ ){0,4}(?:first|wait|most urgent|leave|skip)\b/,
      /\b(?:rent|gas|electric\w*|council tax|bills?|loan|card|phone bill)\b.{0,25}\bor (?:the |my )?(?:rent|gas|electric\w*|council tax|food|shopping|loan|card|phone bill|credit card)\b/,
    ),
    about:
      /\b(?:money|payday|wages?|skint|bills?|rent|debts?|credit cards?|loans?|owe|electric\w*|gas|red letters?|council tax|get paid|catalogue|in my account)\b/,
    say: [
      'Roof, power and heat, and anything with a court or bailiff behind it come first; cards, shops and family come after. Ring the ones who have to wait before the date and offer a small sum, because most will take it.',
      "Pay what keeps you housed, warm and getting to work, then whatever grows fastest if you miss it. Tell the others now, with a day and an amount. If it won't stretch every month, a free debt charity can talk to them.",
    ],
    ask: ['Which one frightens you most if it waits?', 'Who could you ring about it tomorrow?'],
  },
  {
    id: 'ok-to-spend-on-myself',
    asks: either(
      /\b(?:can|should|may|do) i (?:just )?(?:treat myself|deserve to (?:spend|buy|have)|splash out)\b/,
      /\b(?:allowed|ok|okay|alright|all right|selfish|stupid|silly|mad|bad|wrong|irresponsible|daft|frivolous|wasteful|fine|normal|justified|terrible|shallow|guilty)\b.{0,50}\b(?:spen[dt]\w*|bought|buy|buying|splash\w*|treat(?:ed|ing)? myself|blow|blew|paid|pay)\b.{0,50}\b(?:myself|on (?:a|an|something|clothes|shoes|it)|me|just for me|nice|new|expensive|that much|so much|for fun)\b/,
      /\b(?:that's|is that|that is|is it|it's) (?:allowed|ok|okay|alright|all right|selfish|irresponsible|fine|bad|stupid|mad)(?:,? (?:isn't it|right|no|or))?\b/,
      /\bwhy (?:do|am) i (?:feel |feeling )?(?:so )?guilty\b.{0,30}\b(?:spending|buying|spend|buy|bought|spent|treating myself)\b/,
    ),
    about: together(
      spending,
      /\b(?:myself|for me|my (?:first|own) (?:wages?|money|pay)|wages?|payday|coat|shoes|boots|trainers|dress|bag|handbag|motorbike|bike|guitar|haircut|massage|spa|perfume|lipstick|takeaway|earrings|watch|jacket|sofa|camera|concert ticket)\b/,
    ),
    not: /\b(?:for (?:him|her|them|my (?:mum|mom|dad|wife|husband|son|daughter|friend))|gift|presents?|birthday present|debt|his money|her money|stole|secretly|lied)\b/,
    say: [
      "Yes, it's allowed. If the rent's paid and nobody goes short, money you earned may be spent on something only you enjoy. Feeling a bit guilty afterwards is mostly habit, so wear it or use it and let that pass.",
      "It's fine, as long as the bills are covered. Something nice for yourself isn't taken from anyone, and one good thing you use for years beats ten sensible ones. If it makes next month tight, take it back with no shame.",
    ],
    ask: ['What made you pick that one?', 'Whose voice says you should not have?'],
  },
  {
    id: 'buy-it-or-not',
    asks: either(
      /^(?:so |ok |and |wren,? )?(?:should|shall|do) i (?:just |really |actually )?(?:buy|order|get) (?:it|them|the|that|those|this|a new|another|one|some)\b(?!.{0,40}\b(?:drunk|out|over|help|back|up|job|checked|married|tested|dog|cat|puppy|kitten|hat)\b)/,
      /\bbuy (?:it |them )?or (?:not|leave|don't|wait|walk)\b/,
      /\b(?:is it|are they|would it be) worth (?:buying|the money|£?\$?\d+)\b/,
    ),
    about:
      /\b(?:tabs?|basket|cart|sale|trainers|shoes|boots|coat|jacket|dress|bag|handbag|jeans|shirt|jumper|guitar|bike|console|phone|tv|telly|laptop|sofa|air ?fryer|budget|returned|return it|wardrobe|shop|vinted|ebay|amazon|watch|ring light|headphones|camera|motorbike|costs?|price|£|\$|euros?|pounds|quid|bucks)\b/,
    not: /\b(?:house|flat|for (?:him|her|them|my|someone|everyone|secret santa)|birthday|present|gift|flowers|wedding|drink|wine|bottle|cigarettes|vape|weed|essential oils|pills)\b/,
    say: [
      "Leave it two nights. If you're still thinking about it and it doesn't touch rent, food or what you owe, buy it and enjoy it. If it's gone out of your head by then, it was the evening you wanted gone.",
      "Not today, maybe on Friday. Things you really want survive a short wait, and most baskets don't. When the money isn't there without borrowing, that's your answer for now.",
    ],
    ask: ['What would it do for you, once you had it?', 'How would you look at it next month?'],
  },
  {
    id: 'spending-when-low',
    asks: /\bwhy\b.{0,50}\b(?:spend|buy|buying|bought|shop|shopping|spending|order(?:ing)? (?:stuff|things)|do this|do that|do i do it|keep doing (?:it|this))\b/,
    about: together(
      /\b(?:spen[dt]\w*|bought|buy|buying|shop|shopping|order(?:ed|ing)|amazon|vinted|asos|temu|shein|parcels?|budget)\b/,
      /\b(?:mood|sad|upset|low|down|stress\w*|bored|lonely|bad day|rough day|crap day|rubbish day|every time|when(?:ever)? i(?:'m| am| feel| get)|after a row|payday|feel better|cheer (?:me|myself) up|again)\b/,
    ),
    not: /\b(?:lottery|gambl\w*|bet|betting|slots|casino|drugs|coke|food shop|he |she (?:buys|spends))\b/,
    say: [
      "Because buying gives a quick lift and something to look forward to, just when there's little of either. It's a very common way to get through a bad hour. Put it in the basket, shut the phone, and look again tomorrow.",
      "You weren't after the thing, you were after five minutes of feeling better, and it works for about that long. Most of it can go back. Having another small comfort ready for that hour does more than a stricter budget.",
    ],
    ask: ['What had the hour before it been like?', 'What else has lifted your mood cheaply before?'],
  },
  {
    id: 'get-out-of-contract',
    asks: /\b(?:can|could) i (?:still )?(?:cancel|get out of|back out of|send back|return) (?:a|an|my|the|this)\b|\bhow do i (?:cancel|back out of|get out of) (?:a|an|my|the|this)\b|\b(?:can|could|is there a way|how (?:do|can|to)|any way|am i (?:stuck|tied)|is it too late|do i have to)\b.{0,40}\b(?:cancel (?:it|the|this|my)|get out of (?:it|the (?:contract|deal|lease)|this)|send it back|return it|change my mind|stuck with (?:it|this)|back out)\b/,
    about:
      /\b(?:contract|subscription|gym membership|phone deal|24 months?|12 months?|18 months?|signed up|sales ?(?:man|woman|person)|pushy|free trial|broadband|insurance|warranty|direct debit|cooling.off|lease|finance deal)\b/,
    not: /\b(?:job|work|boss|notice|wedding|employ\w*|godmother|divorce|marriage)\b/,
    say: [
      'Often yes, if you\'re quick. Many places give you some days to change your mind, longer when it was bought online or at the door. Find the date you signed, look for "cancellation", and tell them in writing today.',
      'Ask before you assume you\'re stuck. Write "I want to cancel, please tell me how and what it costs", and keep a copy. If they stall, a consumer advice line can tell you where you stand, usually for free.',
    ],
    ask: ['When did you sign, as near as you know?', 'What did they tell you when you agreed to it?'],
  },
  {
    id: 'repair-or-replace',
    asks: either(
      /\b(?:fix|repair|mend|repaired|fixed)\b.{0,30}\bor (?:\w+ ){0,4}(?:scrap|replace|new|bin|buy|sell|chuck|get rid|another|leave it)\b/,
      /\b(?:worth|point in|point of|should i|shall i|(?<!how )do i) (?:\w+ ){0,2}(?:fix(?:ing)?|repair(?:ing)?|mend(?:ing)?|getting (?:it|the \w+) (?:fixed|repaired|mended))\b(?! (?:us|things|my (?:relationship|marriage|friendship)|this friendship|our|him|her|people|what))/,
    ),
    about:
      /\b(?:car|van|boiler|washing machine|fridge|freezer|cooker|oven|laptop|phone|screen|bike|scooter|dishwasher|tumble dryer|kettle|telly|tv|garage|mechanic|mot|gearbox|clutch|engine|boots|shoes|watch|sofa|roof|tent)\b/,
    say: [
      "Mend it if the bill is under about half of what the thing's worth and it'll give you a couple more years. Get one more quote before you choose. If it's the second big repair in a year, I'd let it go.",
      'Ask the person fixing it one thing: "Would you spend that on it if it were yours". They mostly answer straight. If you need it to earn your living, the one that lets you down least is the cheap one.',
    ],
    ask: ['What would being without it mean for you?', 'How has it behaved up to now?'],
  },
  {
    id: 'why-always-tired',
    asks: /\bwhy (?:do i|have i got) (?:have )?no energy\b|\bwhat (?:could|would|can|makes?) .{0,20}\bso tired\b|\bwhy\b.{0,25}\b(?:so|always|still|this|constantly|permanently|forever|all the time|even) (?:\w+ )?(?:tired|exhausted|knackered|shattered|drained|sleepy|wiped out|worn out)\b|\b(?:is it|is this|is that) (?:normal|ok|okay|usual) to be (?:\w+ )?(?:tired|exhausted|knackered|shattered)\b|\bwhy (?:am|do|are|is) (?:i|my \w+) (?:feel )?(?:\w+ ){0,2}(?:tired|exhausted|knackered|shattered|drained)\b|\bwhat makes (?:me|you|a person) (?:so|this) tired\b/,
    not: /\b(?:tired (?:of|from|after)|tired with (?:him|her)|sick and tired|of (?:him|her|them|people|it all)|slept (?:\w+ ){0,3}hours|hours'? sleep|newborn|baby|pregnan\w*|chemo\w*|funeral|died|after (?:seeing|being with|talking|parties|people)|around people|socialis\w*|socializ\w*)\b/,
    say: [
      "Quite often it's strain and not effort: worry, boredom and short nights tire a body without any work. Look at sleep, food, daylight and what's on your mind. If a fortnight of better nights doesn't shift it, ask a doctor for a blood test.",
      "Doing nothing can be very tiring when something's going round underneath. It can also be plain things like low iron, so if it's lasted more than a couple of weeks, let a doctor have a look. Meanwhile get outside by noon.",
    ],
    ask: ['When in the day is it worst?', 'How long has it been like that?'],
  },
  {
    id: 'worse-after-long-sleep',
    asks: /\bsleep too (?:long|much)\b|\b(?:sleep too much|too much sleep|oversle\w+|slept too (?:much|long)|sleep(?:ing)? (?:more|longer)|worse (?:after|when i) sle\w+|more tired (?:after|when) (?:\w+ hours|(?:i )?sle\w+))\b|\bwhy\b.{0,40}\b(?:worse|groggy|rough|more tired|still tired|like death|still feel rough)\b|\bwhat's that about\b/,
    about:
      /\bsleep too (?:long|much)\b|\b(?:slept|sleep(?:ing)?|had) (?:\w+ ){0,3}(?:(?:eight|nine|ten|eleven|twelve|thirteen|8|9|10|11|12|13|14)(?: \w+)? hours|hours|in (?:till|until)|till (?:noon|\w+)|the clock round|so long|for ages|loads)\b|\b(?:long|big) (?:sleep|lie.in)\b/,
    not: /\b(?:newborn|baby|awake|couldn't sleep|can't sleep|hospital|overdose|pills)\b/,
    say: [
      "Yes, that happens a lot. After a long stretch you can wake out of the deepest part, and the body clock's been pushed late as well. Daylight, water and a walk clear most of it, and so does the usual hour tomorrow.",
      "A big sleep after short nights often leaves you heavier for a day, because the body's still catching up. Same getting-up time for a week shows more. If nine hours never refresh you, say so to a doctor.",
    ],
    ask: ['What were the nights before it like?', 'How do you feel a few hours after getting up?'],
  },
  {
    id: 'why-worse-at-night',
    asks: /\bhow come\b.{0,40}\b(?:worse|heavier|bigger|scarier|harder|louder) at night\b|\bwhy\b.{0,40}\b(?:heavier|harder|scarier) (?:at night|in the dark)\b|\bwhy\b.{0,50}\b(?:worse|bigger|enormous|huge|louder|scarier|darker|so bad|so big|terrible|awful|hit|hits|come|comes|look|so enormous|get so big)\b.{0,40}\b(?:at night|night|in the dark|in the evening|evenings|in the morning|at (?:two|three|four|five|2|3|4|5)|bedtime|small hours)\b|\bwhy (?:is it|does it|do they|is everything) (?:always |only )?(?:at night|worse at night|at (?:two|three|four|3|4))\b|\bwhat is it about (?:night|nights|the night|nighttime|four o'clock|three o'clock|the small hours|(?:two|three|four|five) in the morning|three at night|4 ?am|3 ?am|the dark)\b|\bwhy do i (?:always |keep )?(?:wake|waking)(?: up)?\b/,
    not: /\b(?:why (?:does|do|is|are) (?:she|he|they|my \w+)(?! (?:worries|thoughts|head|mind|brain))|baby|newborn|toddler|nightmares?|pain|itch\w*|cough\w*|he wakes|she wakes|chest|breath\w*)\b/,
    say: [
      "Because a tired brain in the dark has nothing else to look at and no one to check with. The body's at its lowest around then, so an ordinary worry looks like a ruin. Wait for breakfast before you believe any of it.",
      "At that hour sleep is light, so you surface easily, and then the worry does the rest. It's common and gets more so with age and stress. Jot one word down, don't look at the clock, and deal with it by daylight.",
    ],
    ask: ['What turns up first when you lie there?', 'How does it look once it is light?'],
    card: 'racing-mind-at-night',
  },
  {
    id: 'why-put-off-bed',
    asks: /\bwhy\b.{0,30}\b(?:stay(?:ing)? up|put(?:ting)? off (?:going to )?(?:bed|sleep)|go to bed (?:so late|on time|earlier|at a normal)|not go to bed|refuse to (?:sleep|go to bed)|still up|up so late|up till)\b|\bhow (?:do|can) (?:i|you|people)\b.{0,25}\b(?:go to bed (?:earlier|on time|at a (?:normal|decent|sensible))|stop staying up|make myself go to bed|get myself to bed)\b|\b(?:don't|dont) want to go to bed\b|\bkeep going or go to bed\b/,
    about: /\b(?:bed|stay(?:ing)? up|still up|up till|sleep|late|midnight|one in the morning|2 ?am|1 ?am|3 ?am)\b/,
    not: /\b(?:my (?:son|daughter|child|kids?|husband|wife|boyfriend|girlfriend)|he |she |(?:scared|afraid|frightened) (?:to|of)|nightmares?|exam|revis\w*|interview|empty bed|died)\b/,
    say: [
      "Usually because it's the only part of the day that's yours, and going to bed hands you straight to tomorrow. Put half an hour for yourself earlier, and set an alarm for starting to get ready, not for sleeping.",
      "Late evening is quiet and nobody wants anything, so of course it's hard to give up. Do the teeth and the pyjamas at nine, before you're too tired to move. Then bed is only lying down.",
    ],
    ask: ['What do you get from those late hours?', 'Where in the day could some of that go?'],
  },
  {
    id: 'is-napping-ok',
    asks: /\b(?:is it|am i|are|is|does|should|do|does|should i|can i|would)\b.{0,40}\b(?:nap|naps|napping|kip|snooze|siesta|sleep(?:ing)? (?:in the (?:day|afternoon)|during the day|till noon)|lie-ins?)\b/,
    not: /\b(?:nights|daytime|baby|toddler|my (?:son|daughter|child)|his naps?|her naps?|wake (?:him|her|them)|driving|at work|night ?shift|late)\b/,
    say: [
      "A nap is fine, and plenty of people run on one. Keep it to half an hour before three, so it doesn't eat into the night. If you need hours of it every day for weeks, that's worth mentioning to a doctor.",
      'Nothing wrong with it at all. Short ones do good; long late ones steal from bedtime. Set an alarm for twenty-five minutes, and when nights are bad leave it out for a week to see what changes.',
    ],
    ask: ['How do you feel when you wake from it?', 'What are your nights like at the moment?'],
  },
  {
    id: 'get-it-checked-or-wait',
    asks: either(
      /\b(?:do|should|would) i need (?:a|the|to see a) (?:doctor|gp|dentist)\b|\bsomething to see (?:a|the) (?:doctor|gp) about\b/,
      /\b(?:should|shall|do|would|must|ought|need|needs?) (?:i|it|one|you|u|we)?\b.{0,25}\b(?:get (?:it|this|that|them|\w+ \w+) (?:checked|looked at|seen)|see (?:a|the|my) (?:doctor|gp|doc|nurse|dentist)|go (?:to )?(?:a |the |my )?(?:doctors?|gp|docs?|dentist)|ring (?:a |the |my )?(?:doctors?|gp|surgery|111)|call (?:a |the |my )?(?:doctors?|gp)|have it looked at|worry|be worried|show (?:it )?(?:to )?(?:a|the|my) (?:doctor|gp|nurse)|leave it)\b/,
      /\b(?:go (?:to )?(?:the )?(?:doctors?|gp)|get (?:it|this) (?:checked|looked at)|see (?:a|the|my) (?:doctor|gp|dentist))\b.{0,25}\bor (?:\w+ ){0,3}(?:wait|keep|leave|not|see|is it|just|am i)\b/,
      /\b(?:how long (?:is too long|before|should i wait|until|till|do i (?:wait|leave))|when (?:should|do|would|is it time)|is (?:it|this|that) (?:a thing |something |anything )?(?:to worry about|worrying|serious|bad enough|worth (?:a|the|going|seeing|bothering)|just (?:my |old )?age))\b/,
    ),
    about:
      /\b(?:lumps?|bump|moles?|cough\w*|rash|swelling|swollen|limp|dizzy|dizziness|headaches?|migraines?|ache|aching|sore|(?:knee|back|hip|shoulder|stomach|belly|tummy|ear|neck|foot|ankle|wrist|tooth|throat) (?:\w+ ){0,3}(?:hurts?|hurting|pain|ache|aches|sore|clicks?|bad|stiff|playing up)|pain|itch\w*|spots?|bleeding gums|hearing|eyesight|blurry|ringing in|lost (?:\w+ )?weight|weight (?:loss|dropping)|wobbly|shaky|numb (?:finger|toe|hand|foot|leg|arm)s?|tingl\w+|toothache|indigestion|heartburn|periods? (?:\w+ ){0,3}(?:late|stopped|heavy)|peeing|constipat\w*|hoarse|palpitations)\b/,
    not: /\b(?:(?:coughing|spitting|vomiting|throwing|peeing|passing) (?:up )?blood|droop\w*|slurr\w*|(?:left )?arm is numb|can't (?:feel|move|see)|sudden(?:ly)?|fever|stiff neck|worst headache|tablets|pregnan\w*|heart|lol|my (?:mum|mom|mam|mother|dad|father|nan|gran|grandad|husband|wife|partner|friend|son|daughter|boy|girl|baby|toddler|dog|cat|boyfriend|girlfriend|brother|sister)(?:'s| has| is| had| keeps)|results?|(?:he|she) (?:has|had|keeps)|vet|sore (?:subject|point)|pain in the|chest|can't breathe|suicid\w*|hurt myself|spot on)\b/,
    say: [
      "Book it. Anything new, changing or still there after three weeks is worth ten minutes of a doctor's time, and most come back as nothing much. If there's blood, chest pain or trouble breathing, don't wait for an appointment, ring today.",
      "Get it looked at; that's the only way to know, and nobody can tell from a description. Ring this week and say how long it's been and what's changed. If it suddenly gets worse before then, go the same day.",
    ],
    ask: ['What has kept you from ringing up to now?', 'What has changed since you first noticed it?'],
  },
  {
    id: 'wasting-doctors-time',
    asks: /\btime.?waster\b|\bsilly to see (?:the|a|my) (?:doctor|gp)\b|\b(?:wast(?:e|ing) (?:\w+ ){0,3}time|bother(?:ing)? (?:the|my|a|them) ?(?:doctors?|gp|nurse)?|being a (?:nuisance|hypochondriac|pest)|making a fuss|too (?:small|minor|silly|trivial)|silly (?:to|for) (?:go|going|ring|ringing|book|booking|ask)|(?:go|going|ring|ringing) back (?:again|to (?:the|my)|if|when|and)|go back|why don't i feel (?:fine|right|well|better))\b/,
    about: doctor,
    not: /\b(?:blood|sudden(?:ly)?|fever|ask the nurse what|waiting list|pressure|pregnan\w*|my baby|bleed\w*|chest|breath\w*|suicid\w*|back to the hospital|work|boss|school|go back to (?:him|her|work|sleep)|husband|boyfriend|ex)\b/,
    say: [
      "You're not wasting it. Feeling ill while the tests are fine is a reason to go back, and it's the kind of thing they see all week. Go in with one sentence on what you can't do any more, and for how long.",
      "Being wrong about it costs them ten minutes, and that's what the minutes are for. Say \"I may be fussing, but this isn't right for me\". A fine result rules one thing out, it doesn't make you better.",
    ],
    ask: ["What can't you do now that you could before?", 'What would you want them to look at?'],
  },
  {
    id: 'will-doctor-tell-me-off',
    asks: /\bhave a go at me\b|\b(?:tell(?:ing)? me off|told off|shout at me|lecture(?:d)?(?: me)?|judge(?:d|s|ing)?|say (?:\w+ ){0,2}(?:anything|something) about (?:my|your|me)|be (?:\w+ )?(?:cross|angry|disgusted|shocked|mean|annoyed|rude)|think i'm (?:\w+ )?(?:disgusting|gross|stupid|an idiot|dirty)|mind (?:that|if)|laugh at me|disgusted|horrified|shocked|embarrassing for)\b/,
    about:
      /\b(?:doctors?|gp|nurse|dentist|dentist's|hygienist|optician|midwife|smear|check-?up|teeth|tooth|dental|clinic|gyn\w*)\b/,
    not: /\b(?:my (?:son|daughter|child|boss|sister|brother|parents)|right to|parents|vet|work|date|teacher|driving)\b/,
    say: [
      "It's very unlikely they will. They've seen the same or worse this week, and they're mostly pleased you came. You can say it first: \"It's been a long time and I'm embarrassed, please just tell me what's next\". That stops most lectures.",
      "They hardly ever do, because people who get told off don't come back. To them it's one body out of forty that day. If somebody does make a remark, you may say \"I'd rather we stuck to what I came for\".",
    ],
    ask: ["What are you most afraid they'd say?", 'What would make walking in easier?'],
  },
  {
    id: 'ask-doctor-to-explain',
    asks: /\b(?:ring|phone|call|say|tell)\b.{0,40}\b(?:didn't|did not|couldn't) (?:follow|understand|take (?:it |that )?in)\b|\b(?:ask|ring|call|get|email|phone|go back)\b.{0,40}\b(?:(?:say|explain|tell|go (?:over|through)|ask|asking)(?: \w+){0,2} again|explain|repeat|slow(?:er|ly)|write it down|in plain|what (?:it|he|she|they|that) (?:meant|means|said)|go over it|second time|twice)\b|\b(?:ok|okay|rude|stupid|thick|silly|allowed)\b.{0,30}\b(?:didn't|don't|not) (?:understand|take it in|catch|remember)\b/,
    about: doctor,
    not: /\b(?:(?:same|dozen|hundred) times|him out|her out|on a date|refund|waiting list|test again|teacher|interview|weeks|days)\b/,
    say: [
      'Yes, ask; hardly anyone takes it in the first time, however clever they are. Ring and say "I couldn\'t hold on to what I was told, could someone go through it again". Have a pen, and ask for it in writing.',
      "You're not being thick, heads shut under news like that and doctors know it. Write your three questions down, take somebody in with you, and finish by saying it back in your own words so they can correct you.",
    ],
    ask: ['Which part do you remember clearest?', 'What do you most need to have explained?'],
  },
  {
    id: 'get-doctor-to-listen',
    asks: /\b(?:how (?:do|can|to|does)|what (?:do|can|should|to)|any tips|tips|advice|any advice)\b.{0,50}\b(?:say|tell|listen\w*|hear(?:s)? (?:me|it)|take (?:me|it|this) seriously|taken seriously|get it across|explain (?:it|this)|start|bring it up|get a word in|forget what i|prepare)\b/,
    about: together(
      /\b(?:doctors?|gp|consultant|specialist|nurse)\b/,
      /\b(?:fast|rush\w*|minutes|never listens?|not listen\w*|listen\w*|dismiss\w*|brush\w* (?:me|it) off|fobbed|seriously|the thing|forget|blank|screen|types|just (?:stress|anxiety|my age)|appointment|embarrass\w*|it's (?:all )?in my head)\b/,
    ),
    not: /\b(?:my (?:mum|mom|dad|husband|wife|son|daughter|boss|kids|family|parents)|interview|job|die|suicid\w*|kill)\b/,
    say: [
      'Put it in the first ten seconds: "There\'s one thing I need to get sorted today, and it\'s this". Then how long, and what it stops you doing. Bring it on a slip of paper, so you can hand it over if you go blank.',
      'Write one sentence tonight and read it out before you sit back: what it is, since when, what you can\'t do because of it. If they move on too soon, say "I\'m still worried about that, what happens next".',
    ],
    ask: ['What is the one thing you need heard?', 'What got in the way last time?'],
  },
  {
    id: 'ask-for-another-doctor',
    asks: /\b(?:ask (?:for|to see)|see|change|switch|swap|request|get|have)\b.{0,25}\b(?:a different|another|different|a woman|a female|a lady|a male|a man|someone else|somebody else|other|new|second opinion|change)\b|\bsecond opinion\b|\b(?:change|switch|swap) (?:\w+ )?(?:doctors?|gp|dentists?|surgery|midwife)\b/,
    about: /\b(?:doctors?|gp|dentist|consultant|surgeon|nurse|midwife|surgery|specialist|second opinion|physio)\b/,
    not: /\b(?:job|career|husband|train(?:ing)? as|vet|phone|course)\b/,
    say: [
      "Yes, you may ask for another, and you needn't say why. Ring reception and say \"I'd like to see somebody else next time, please\". They get it daily, and it isn't vain to want one you can talk to.",
      "Of course you can, and nobody's insulted for longer than a minute. Someone you trust hears more from you, so it's better medicine all round. For a big decision, asking for a second opinion is ordinary too.",
    ],
    ask: ['What would the right one do differently?', 'Whom would you like to see instead?'],
  },
  {
    id: 'take-someone-to-appointment',
    asks: /\bcan (?:my|a|some)\s?\w+ (?:come|be|sit) (?:in )?with me\b|\b(?:(?:take|bring|ask|have|want)\b.{0,40}\b(?:with me|along|come too|in with)|go\b.{0,40}\b(?:alone|on my own|by myself))\b/,
    about: /\b(?:doctors?|gp|appointment|hospital|scan|clinic|dentist|results|consultant|biopsy|check-?up|mammogram)\b/,
    not: /\b(?:from bowls|(?:take|bring) (?:my|the) (?:dog|cat|baby)|take (?:my )?(?:mum|mom|dad|him|her)|(?:he|she) (?:wants|asked|won't)|vet|live alone|wedding|party|home alone|driv\w*|should have|mama)\b/,
    say: [
      'Take someone, at any age. Two people hear twice as much, and the waiting room\'s shorter. Ask them outright: "Would you come with me, and write down what they say". You can still have a few minutes in there by yourself.',
      "It isn't silly, plenty of grown people do it for far smaller things. If you'd rather have nobody you know in the room, let them drive you and wait outside. Going in alone with a list works too.",
    ],
    ask: ['Who would be easy to have beside you?', 'Which part of it would you like company for?'],
  },
  {
    id: 'bad-results-come-sooner',
    asks: /\b(?:would|wouldn't|will|do|does|don't|if|is|isn't|surely|mean|means)\b.{0,45}\b(?:ring|rung|call(?:ed)?|phone(?:d)?|tell|told|say|said|let me know|contact(?:ed)?|see me|seen me|letter|in person|bad (?:news|sign)|good (?:news|sign)|something(?:'s| is)? (?:wrong|bad)|serious|no news|it's bad|bad)\b/,
    about: together(
      results,
      /\b(?:doctor|gp|hospital|nurse|clinic|surgery|consultant|scan|letter|they|biopsy|smear|mri|bloods?)\b/,
    ),
    not: either(
      school,
      /\b(?:look or wait|prawn|why on earth|tell (?:my|him|her|the|them|people|work)|should i (?:ring|call|tell|phone)|can i (?:ring|call|phone)|my (?:boss|ex)|vet|dna|paternity|driving|match|election|applied|application)\b/,
    ),
    say: [
      "It's a fair guess that the most urgent things get rung through fast, but you can't read it off the timing either way. Letters and call-backs go by lists and staff. Ring and ask what it says, you're allowed to.",
      'No one can tell from how they worded it or how long it took; most of that is office habit. "Nothing urgent" generally means just that. Call in the morning and ask whether somebody can tell you sooner.',
    ],
    ask: ['What did they say, word for word?', 'How would you like to be told?'],
  },
  {
    id: 'open-results-now',
    asks: /^(?:so )?(?:do|should|shall) i (?:just )?(?:look|open it|read it)\b|\b(?:open|look|read|check|log ?in|ring|see)\b.{0,35}\b(?:or (?:\w+ ){0,3}(?:wait|leave|tomorrow|later|not|with)|now|tonight|alone|by myself|on my own|before bed|straight away|yet)\b/,
    about: /\b(?:results?|letter|envelope|email|portal)\b/,
    not: /\b(?:bailiff|tax|bill|debt|council|bank|court|his (?:phone|letter|email)|her (?:phone|letter|email)|ex|wrote (?:him|her)|send|draft|cv|boss)\b/,
    say: [
      "Open it when you've got somebody to ring and an hour free after, and not last thing at night. If you'd lie awake over it anyway, open it now. What it says is fixed already; only the company can be chosen.",
      "If not knowing is worse, open it now, sitting down, with a friend on the phone. If you can sleep beside it, keep it for tomorrow and daylight. Either way settle first what you'll do in the ten minutes afterwards.",
    ],
    ask: ['Who would you want on the phone?', 'What would tonight be like if it stayed shut?'],
  },
  {
    id: 'chase-the-hospital',
    asks: /\b(?:can|could|should|shall|am i|is it|do i|would it|may|allowed|ok|okay|rude|pushy|annoying|pest|point in|use in|any use)\b.{0,40}\b(?:ring(?:ing)?|call(?:ing)?|phone|phoning|chase|chasing|ask(?:ing)?|email|nag(?:ging)?|remind(?:ing)?)\b|\bhow long (?:do|should|is|does|will|would) (?:\w+ ){0,4}(?:wait|waiting|take|before i)\b|\bdo they (?:still )?(?:ring|call|phone)\b|\bhow soon\b|\bwhat's soon\b/,
    about: together(
      /\b(?:hospital|waiting list|list|referral|referred|appointment|secretary|clinic|surgery|doctors?|gp|scan|results?|operation|hip|knee|consultant|specialist|biopsy)\b/,
      /\b(?:wait\w*|weeks|months|days|not heard|heard nothing|haven't heard|no news|still (?:no|not|nothing)|(?:said|promised) (?:\w+ ){0,4}(?:ring|call|phone|be in touch|write)|ring back|call back|soon)\b/,
    ),
    not: either(
      school,
      /\b(?:(?:ring|call|phone|text|ask) (?:him|her|my)|boyfriend|girlfriend|job|work|boss|applied|date|he hasn't|she hasn't|in sick|off sick|vet|lump|mole|cough)\b/,
    ),
    say: [
      "Ring, you're not being one of those people. Lists do lose names, and whoever asks kindly sometimes gets a cancelled slot. Say \"I'm checking I'm still on the list, and I can come at short notice\", and note who you spoke to.",
      "You're allowed to chase it, and once they're past the time they gave you it's sensible. Call early in the day and ask for the consultant's secretary. If you've got worse since, say that first, because it can change the order.",
    ],
    ask: ['What were you told about how long?', 'How has it been for you meanwhile?'],
  },
  {
    id: 'google-symptoms',
    asks: /\b(?:how|should|shall|is|why|do|am|can|would|stop)\b.{0,50}\b(?:google|googl\w+|look(?:ing)? (?:it|this|things|symptoms|stuff) up|dr google|looking up symptoms|search(?:ing)? (?:my )?symptoms|reading about it online|read up on it|forums?|chatgpt)\b/,
    about:
      /\b(?:symptoms?|results?|scan|lump|mole|biopsy|illness|cancer|health|pain|rash|headache\w*|dying|diagnos\w*|blood test|doctor|heart|appointment|tumou?r|convinced i)\b/,
    not: /\b(?:his name|her name|job|interview|googled? (?:him|her|them)|date)\b/,
    say: [
      "I'd stop at the first search. The page can't see you, and it lists the rare and dreadful beside the common. Write what you'd type onto a list for the doctor instead, and use one official health site if you must.",
      "Searching feels like doing something, and then it costs you the night. Pick one source, ten minutes, by daylight, and close it. What you find there is about everyone, so let whoever examines you say what's true of you.",
    ],
    ask: ['What are you most afraid of finding?', 'What would you put on that list?'],
    card: 'health-worry',
  },
  {
    id: 'tell-people-my-condition',
    asks: /\b(?:tell|explain|say (?:something|anything|it)|mention|correct|hide|let (?:them|people|folk|everyone)|keep (?:it )?(?:quiet|to myself|hidden|private)|announce|owe)\b.{0,70}\b(?:people|them|everyone|everybody|anyone|others|friends|strangers|each time|every time|folk|think what they|it|wear|hidden|quiet|myself)\b/,
    about:
      /\b(?:rosacea|eczema|psoriasis|stoma|hearing aids?|deaf|epilep\w+|diabet\w+|ms|parkinson's|stammer|stutter|tourette's|crohn's|colitis|ibs|lupus|fibromyalgia|chronic|endometriosis|arthritis|vitiligo|alopecia|wig|dyslexi\w+|adhd|autis\w+|stroke|tremor|long covid|my (?:condition|disability|illness)|invisible (?:illness|disability)|walking stick|prosthetic)\b/,
    not: /\b(?:my (?:son|daughter|child|boy|girl|kid|mum|mom|dad|husband|wife|brother|sister)(?:'s| has| is)|boss|manager|work|interview|employer|hr|job|on a date|dating|boyfriend|girlfriend|lend|hamster|late mother)\b/,
    say: [
      'Tell the people you see often, once and in one line, because guessing tires you more than they know. "I\'ve got a thing called this, it does that, carry on". Strangers get nothing from you unless you feel like it.',
      "You don't owe it to anyone, so go by what makes your own day easier. A short sentence early saves you from managing what they think. With people you'll never see again, letting it pass is perfectly good.",
    ],
    ask: ['Who would it be easiest to tell first?', 'What do you imagine them thinking now?'],
  },
  {
    id: 'drinking-a-problem',
    asks: /\b(?:is|isn't|does|do|am|are|would|when|how much)\b.{0,50}\b(?:a problem|an issue|problem drink\w*|alcoholic|too much|too many|dependent|normal|a lot|drinking problem|drink too much|bad|excessive)\b/,
    about:
      /\b(?:drink(?:s|ing)?|drank|wine|beers?|pints?|vodka|gin|whisky|whiskey|glass(?:es)?|bottles?|alcohol|booze|cans|prosecco)\b/,
    not: /\b(?:shak(?:e|ing|es)|sweat\w*|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|father|mother|brother|sister|son|daughter|friend|mate|uncle|flatmate)|he |she |they (?:drink|drank)|said too much|talked too much|last night|too much to ask|coffee|water|bottles? of milk|text|kiss\w*|embarrass\w*|party)\b/,
    say: [
      "The number says less than this: can you leave it out for two weeks without shaking or counting the hours. Try; if that's hard, tell a doctor, no shame in it. If stopping makes you ill, don't do it alone.",
      "Asking it is a good reason to look. If it's there every day, if it's growing, or if you'd rather people didn't know, it's worth a talk with a doctor. A nightly habit can still be turned down at any age.",
    ],
    ask: ['What does that glass do for you?', 'What happens on an evening without?'],
    card: 'drinking-to-cope',
  },
  {
    id: 'sober-among-drinkers',
    asks: /\bhow do i (?:turn down|refuse) (?:a|the) drinks?\b|\b(?:(?:should|shall|do|can|could) i (?:\w+ ){0,3}(?:go|going)|is it (?:ok|okay|safe|wise|too soon|mad) (?:for me )?to go|drink (?:coke|water)|asking for trouble|what (?:do|can|should|would) (?:i|you) (?:say|tell)|(?:any|an) excuse|how (?:do|can) i (?:say no|get through|explain|tell|go)|risky|too soon|stay home)\b/,
    about:
      /\b(?:sober|off (?:the )?(?:drink|booze|beer|it)|(?:stopped|quit|given up|gave up|giving up|not) drink(?:ing)?|don't drink|dry (?:january|month)|alcohol.free)\b/,
    not: /\b(?:he|she|my (?:brother|dad|mum|husband|wife|friend|partner)) (?:is|was|has been|'s|quit|stopped) ?(?:\w+ )?(?:sober|drink\w*)\b|\b(?:back on it|text (?:him|her)|cravings?|wasn't sober|not sober|sober up|stone cold)\b/,
    say: [
      "Go for the part that isn't about drink, with your own way home and an end time. Get something in your hand first, and say \"I'm off it, I'll have a Coke\". If it's still a fight each day, miss this one.",
      'One flat line is enough: "Not drinking at the minute, same again without". Nobody\'s owed the reason. Tell one person there beforehand, leave when they get loud, and stay away altogether if you already know how the night ends.',
    ],
    ask: ['Which hour of it would be the hard one?', 'Who there would be on your side?'],
  },
  {
    id: 'one-slip-undo-it',
    asks: /\b(?:back to (?:the start|square one|zero|day one|nothing|where i was)|start(?:ing)? (?:over|again|from (?:scratch|zero|day one))|do(?:es)? (?:the|my|those|it|all) (?:\w+ ){0,5}(?:count|still count|mean nothing|undo|ruin)|undo(?:ne)?|ruin(?:ed)? (?:it|everything)|blown it|all for nothing|for nothing|wasted|is that it|is it (?:all )?(?:over|gone|ruined)|reset)\b/,
    about:
      /\b(?:(?:smok|vap)(?:e|ed|ing)|cigarettes?|fags?|ciggie|nails|sober|drink(?:ing)?|drank|wine|diet|sugar|chocolate|scroll\w*|app|apps|streak|gym|run(?:ning)?|couch to|gambl\w*|bets?|porn|weed|spending|duolingo|caffeine|pick(?:ed|ing) (?:my|at)|relaps\w*|slipp?ed|lapse|takeaway|habit)\b/,
    not: /\b(?:myself to blame|trifle|interview|relationship|my ex|we (?:broke|split)|fell out|friendship|cheat\w*|date|self.harm\w*|cut myself|hurt myself|overdos\w*|purg\w*|vomit\w*)\b/,
    say: [
      "No, the months still count; they're practice, and one slip doesn't wipe practice. What matters is the next day, not that one. Note what came just before it, and carry on as if it were day one hundred and something.",
      "It isn't back to the start. You know how to do it now, which you didn't the first time. Almost everyone who gets there has slipped along the way, and they stopped at one because they didn't call it over.",
    ],
    ask: ['What was going on just before it?', 'What had been helping up to then?'],
    card: 'habits',
  },
  {
    id: 'how-long-to-break-habit',
    asks: /\b(?:how (?:long|many (?:days|weeks|months))|when (?:does|do|will)|(?:does|do|will) (?:it|the|this|that|these|they|you|i|my)\b.{0,40}\b(?:go away|go off|stop|ease|get easier|calm down|fade|pass|wear off|ever|get better|get used to))\b/,
    about:
      /\b(?:cravings?|crave|quit(?:ting)? (?:smoking|vaping|sugar|coffee|nicotine|weed|drinking|social)|stopp(?:ed|ing) (?:smoking|vaping|drinking|scrolling|biting|taking sugar|sugar|caffeine|coffee)|gave up (?:smoking|sugar|coffee|drink|vaping|the fags)|given up (?:smoking|sugar|coffee|drink|vaping|the fags)|deleted (?:the apps|instagram|tiktok|facebook|the app|twitter)|no scrolling|habit|nicotine|nicotine patches|without (?:a cigarette|smoking|sugar|caffeine|my phone)|off the (?:fags|cigarettes|sugar))\b/,
    not: /\b(?:he |she |my (?:husband|wife|boyfriend|girlfriend|mum|dad|son|daughter)|job|form a|forming|make a habit|new habit|shak(?:e|ing|es)|sweat\w*)\b/,
    say: [
      'The first week is the loud one, and after three or four most people notice whole hours without it. It goes in waves of a few minutes each, so have something ready to do with your hands till it drops.',
      "It does ease, sooner than it feels: usually weeks for the worst of it, a couple of months till the new way's ordinary. Certain places and moods will bring it back briefly. That isn't failing, only a reminder.",
    ],
    ask: ['When in the day is it strongest?', 'What do you do when it comes over you?'],
    card: 'habits',
  },
  {
    id: 'delete-the-app',
    asks: /\bshould i (?:just )?delete (?:it|them) all\b|\b(?:better|happier) (?:off )?without (?:social media|instagram|facebook|tiktok|my phone|a smartphone)\b|\b(?:delete|get rid of|come off|coming off|quit|leave|give up|deactivate|swap|buy|just get a)\b.{0,30}\b(?:instagram|insta|tiktok|facebook|twitter|snapchat|reddit|social media|socials|the apps?|apps|smartphone|my phone|(?:dumb|stupid|brick|old|flip|basic) ?phone|nokia|linkedin)\b/,
    not: /\b(?:phone back|get off my phone|dating|tinder|hinge|bumble|grindr|his|her phone|ex|photos? of|group chat|message|screen|cracked|broken|the post|comment|new phone|contract)\b/,
    say: [
      "Try it for two weeks before you make it a principle. Take the one app that eats most off the phone, keep the account, and tell the few who matter how to reach you. You'll soon know if you miss it.",
      "I'd take a trial run: off the phone, still on the computer, where it's a nuisance to open. You'll miss a few things and get your evenings back. If nothing's better after a fortnight, put it on again.",
    ],
    ask: ['What would you do with that time?', 'What would you be sorry to miss?'],
  },
  {
    id: 'switch-off-the-news',
    asks: /\b(?:not|don't|stop) (?:\w+ )?(?:watch|read|follow)(?:ing)? the news\b|\b(?:(?:stop|stopped|avoid|avoiding|switch(?:ing)? off|turn(?:ing)? off|not (?:watch|read|follow)(?:ing)?|ignore|ignoring|give up|without|skip) (?:\w+ ){0,3}(?:the )?news|not (?:to )?follow the news|head in the sand|burying (?:my|your) head|switching it off|turning it off|stop (?:watching|reading|following|looking)|how much news)\b/,
    about: /\b(?:news|headlines|war|wars|elections?|politics|doomscroll\w*|the world)\b/,
    not: /\b(?:good news|bad news|tell (?:them|him|her)|the news about|heard the news|my news|her news|his news)\b/,
    say: [
      "Switch it off. Watching doesn't help anybody over there, and it wears you out for the people you can do something for. One look a day, ten minutes, in writing and not before bed, keeps you as informed as you need.",
      "It isn't burying your head if you still know the main things and do one small bit where you can. The rolling sort is made to keep you there. Pick one time and one source, and leave the room otherwise.",
    ],
    ask: ['What stays with you most after watching?', 'What would you like that half hour for?'],
  },
  {
    id: 'does-small-step-count',
    asks: /\b(?:that|it|this|they|does it|do they) (?:still |even |all )?counts?\b|\b(?:counts?|good enough|enough|something|a win|progress)(?:,)? (?:right|isn't it|doesn't it|no|yeah|innit)\b|\bis (?:that|it) (?:even |really )?(?:enough|progress|a win|an achievement|something|anything)\b|\b(?:stupid|silly|pathetic|ok|okay|sad|allowed|weird) (?:to be|that i'm|being) (?:\w+ )?(?:proud|pleased|happy)\b/,
    about:
      /\b(?:shower\w*|wash(?:ed|ing)? (?:my|the|up)|changed the (?:sheets|bed)|brush(?:ed)? my (?:teeth|hair)|got (?:up|dressed|out of bed)|left the house|went (?:out|outside|for a walk)|a walk|made (?:my|the) bed|cooked|ate (?:a|some|something|breakfast)|tidied|did the (?:dishes|washing|laundry)|opened the (?:post|curtains|letter)|hoovered|made (?:the|a|one) (?:call|phone call|appointment)|answered (?:one|an|the) (?:email|message)|answered|one (?:email|page|drawer|plate)|drank (?:some )?water|five minutes|ten minutes|put (?:a|the) wash)\b/,
    not: /\b(?:cheat\w*|kiss\w*|date|calories|weigh\w*|interview|apolog\w*|dumped|broke up)\b/,
    say: [
      "It counts, all of it. On a heavy day those are the hard jobs, and you did them without anyone making you. Don't add what's still left; leave it at that for today and do one of the same tomorrow.",
      "Yes, that's a real thing done. Small is the size that works when you're running low, and it usually makes the next bit a little easier. You may be pleased with it without waiting for something bigger.",
    ],
    ask: ['How was it, once it was done?', 'What made today possible?'],
  },
  {
    id: 'does-my-pet-miss-me',
    asks: /\bdo (?:dogs|cats|rabbits|pets|animals) (?:\w+ )?(?:miss|forget|remember|love)\b|\b(?:(?:miss|remember|forget|forgotten|love|loves|recogni[sz]e|hate|hates|abandon\w*|prefers?|like|likes|angry|cross|sulk\w*|lonely|sad|know|knows|forgive\w*|mind|minds|cope|be (?:ok|okay|fine|alright))\b.{0,40}\b(?:me|us|him|her|it|i|that|there|better|without|more|alone|again)|be (?:ok|okay|fine|alright|lonely))\b/,
    about: together(
      pet,
      /\b(?:left (?:him|her|them|it|my)|leav(?:e|ing)|rehom\w*|kennels?|cattery|sitter|away|holiday|weekends?|alone|all day|gave (?:him|her|them|it)|ex|moved|back to work|new home|sanctuary|sulk\w*|ignor\w*|hospital|my mum's|lodger|husband more|my (?:husband|wife|partner|boyfriend|girlfriend)|prefers?)\b/,
    ),
    not: either(
      lost,
      /\b(?:(?:he|she) (?:told|said|texted)|should i (?:tell|text)|my (?:boyfriend|girlfriend|husband|wife) (?:loves|hates|left)|do i miss|run away|ran away|went out)\b/,
    ),
    say: [
      "They notice you're gone, and then they settle, usually within days, where there's food, a routine and someone kind. They don't hold it against you. Going home with another person or sulking for an hour isn't a verdict on you.",
      "Animals live by whoever's there and by smell and habit, and they keep both for a long time. So they'll know you again, and they won't have been brooding. Leave something worn by you and keep mealtimes the same.",
    ],
    ask: ['What do you miss most about having them near?', 'How were they when you last saw them?'],
  },
  {
    id: 'when-does-puppy-get-easier',
    asks: /\b(?:when|how long|does|do|will|is)\b.{0,40}\b(?:stop|easier|better|calm(?:s|er)? ?(?:down)?|settle|end|grow out|regret|normal|mistake|ever|over)\b/,
    about: /\b(?:pupp(?:y|ies)|kitten|rescue (?:dog|cat)|new dog|the pup|adopted (?:a|the) (?:dog|cat)|young dog)\b/,
    not: either(lost, /\b(?:my (?:husband|wife|boyfriend|girlfriend) (?:left|says i)|should i get|baby)\b/),
    say: [
      "The biting and chewing mostly eases as the teeth settle, then there's a cheeky stage, and by a year or two you'll have your house back. Until then: more naps than you'd think, a pen, and nothing lovely left on the floor.",
      'It does get easier, just not in a straight line. Nearly everyone with a young animal has a week of thinking it was a mistake. Short training, a chew for every rescue, and one evening off a week for you.',
    ],
    ask: ['Which part is wearing you out most?', 'Who could have them for one evening?'],
  },
  {
    id: 'should-i-get-a-pet',
    asks: /\b(?:thinking (?:about|of) (?:getting )?a (?:dog|cat|puppy|kitten)\b.{0,20}\bshould i)\b|\b(?:should|shall|would|is|am i|can i)\b.{0,40}\b(?:get(?:ting)?|adopt(?:ing)?|have|having|keep(?:ing)?|take (?:on|in)|rehom\w*)\b.{0,15}\b(?:a|an|another|the|one|it|him|her|this)\b.{0,20}\b(?:dogs?|puppy|cats?|kittens?|rabbits?|pets?|greyhound|hamster|parrot|budgie)\b|\bdo i want to get out of this\b/,
    not: either(lost, /\b(?:put (?:down|to sleep)|get (?:the|my) (?:dog|cat) (?:back|to|from)|allergic|vet|custody)\b/),
    say: [
      "Look at your plain Tuesday and not the nice Sunday: who's home, who walks it in the rain, who pays the vet. If that works for ten years, yes. If you're unsure, foster or walk someone else's for a month first.",
      "If you've time every day, a bit of money put by and someone for your holidays, it's a very good reason to get up. If one of the three is missing, wait, and borrow a neighbour's till it isn't.",
    ],
    ask: ['What would you want it to bring you?', 'Who would look after it when you are away?'],
  },
  {
    id: 'vet-bill-too-high',
    asks: /\b(?:wrong|awful|terrible|bad|cruel|monster|selfish|normal person|mad|stupid|crazy|heartless|should i|do i|would (?:you|people|a)|what (?:do|would) (?:people|you))\b/,
    about:
      /\b(?:vet(?:'s|s)?(?: bills?)?)\b[\s\S]{0,80}(?:£|\$|€|\b(?:bills?|hundred|thousand|quid|euros?|pounds|dollars|afford|cost|costs|money|pay|insurance|insured|\d{3,}))|\b(?:bill|cost\w*|afford|pay|£\d+)\b[\s\S]{0,60}\bvet\b/,
    not: /\b(?:died|put (?:him|her) (?:down|to sleep) (?:on|last|yesterday)|comfortable|when it's time|army|veteran)\b/,
    say: [
      'You aren\'t heartless for having a limit; everyone has one, and few say it. Ask the vet straight: "What would you do for less, and how would it be for the animal". There\'s often a second plan, instalments or a charity.',
      "It's right to weigh it. What counts is whether it would have a decent life afterwards, and whether yours would still work. Keeping it free of pain for as long as it's got can be the kind choice too.",
    ],
    ask: ['What did the vet say to expect afterwards?', 'Which sum could you manage without regret?'],
  },
  {
    id: 'will-lost-cat-come-back',
    asks: /\b(?:come (?:back|home)|stay away|be back|find (?:him|her|it|them)|turn up|give up (?:looking|hope)|stop looking|how long|still alive|return)\b/,
    about:
      /\b(?:cats?|kitty|kitten|dog|tortoise|parrot|budgie)\b[\s\S]{0,80}\b(?:missing|(?:hasn't|not|never) come (?:back|home)|got out|went out|ran (?:off|away)|lost|gone since|disappeared|leaflets|posters)\b/,
    not: /\b(?:died|put (?:him|her) (?:down|to sleep)|grief|ex|my (?:husband|wife|boyfriend|girlfriend) (?:left|went))\b/,
    say: [
      'Many come back after days and some after weeks, often from a few gardens away. Look in sheds and garages at dusk, quietly, and ring vets and shelters in case of a chip. Four days is early to give up hope.',
      "There's still a fair chance. Frightened animals hide close by and don't answer, so search near home late at night with a torch and food. Ask neighbours to open every shed, and keep the notice up.",
    ],
    ask: ['Where have you looked so far?', 'Who could go round with you tonight?'],
  },
  {
    id: 'when-new-place-feels-like-home',
    asks: either(
      /\bwhen (?:does|do|will) (?:it|this|that|here) (?:become|be|start to feel like|feel like) home\b/,
      /\b(?:how long|when|will|does|do|is it normal)\b.{0,50}\b(?:stops? feeling (?:strange|foreign|odd)|feels? like (?:home|mine|ours)|feel at home|settle(?:d)?(?: in)?|get used to (?:it|the|this|here|a)|be home|homely|feel (?:\w+ )?(?:strange|wrong|foreign))\b/,
      /\b(?:mistake|wrong|regret)\b.{0,30}\b(?:to move|moving|move here|come here|moved)\b/,
      /\b(?:was it|did i|did we|have i|have we|is this)\b.{0,30}\bmistake\b/,
    ),
    about:
      /\bi moved\b|\bcame here\b|\b(?:moved|moving (?:house|here|country|to)|new (?:house|flat|city|town|country|place|home|area)|since the move|we've been here|i've been here|emigrated|relocat\w*|boxes|unpack\w*)\b/,
    not: /\b(?:new job|care home|moved (?:on|out on)|new (?:school|boss|baby|dog|puppy)|moved in with|my (?:mum|dad|son|daughter|ex) moved|boyfriend|girlfriend|broke up|divorc\w*)\b/,
    say: [
      "Give it a year of seasons before you judge, and six months till you stop noticing the light switches. It turns when you've got three places you go and one person who says hello. It's no sign you chose badly.",
      "Missing the old place doesn't mean the new one's wrong; nearly everyone has it in the first months. Make one corner finished, go to the same shop at the same hour, and look again in spring.",
    ],
    ask: ['What do you miss most from before?', 'Where here have you felt easiest so far?'],
    card: 'lonely-after-moving',
  },
  {
    id: 'move-or-stay-put',
    asks: /\b(?:move|moving|go|relocate|emigrate|sell up|leave)\b.{0,40}\bor (?:\w+ ){0,3}(?:stay|stick|not|stay put|keep)\b|\bstay\b.{0,20}\bor (?:\w+ ){0,3}(?:move|go|leave|sell)\b|\b(?:should|shall) (?:i|we) (?:\w+ )?(?:move (?:back|home|away|abroad|nearer|closer|to|house|out of)|relocate|emigrate|downsize|sell (?:the|my|our) (?:house|flat))\b|\b(?:mad|stupid|daft|crazy|too old) to (?:move|emigrate|up sticks|downsize)\b/,
    about:
      /\b(?:house|flat|street|city|town|village|country|abroad|granny flat|countryside|coast|bungalow|sea|neighbourhood|rent|lease|home)\b/,
    not: /\b(?:pay well|bus home|school|care home|nursing home|move in with (?:him|her|my (?:boyfriend|girlfriend))|boyfriend|girlfriend|(?:he|she) (?:hits|cheated)|divorce|job offer|new job|party|wedding|move on|dishes)\b/,
    say: [
      "Try it before you decide: a month there in the worst season, with your own key kept. Ask what you'd be moving to and not only away from. If the answer's people you'd see weekly, that weighs most.",
      "Nobody else has to live your Tuesdays, so go by those: who you'd see, how you'd get about, what you'd miss by noon. If it can be undone, be braver. If it can't, take another half year.",
    ],
    ask: ['What would you be moving towards?', 'What would be hardest to give up?'],
  },
  {
    id: 'why-cant-i-speak-it',
    asks: /\b(?:can't|cant|cannot|can not) speak\b.{0,15}\bwhy\b|\b(?:why|how come|when (?:will|does|do|can)|how (?:do|can|to|i can))\b.{0,70}\b(?:speak(?:ing)?|talk|say (?:anything|it|a word)|open (?:my )?mouth|order|conversation|fluent(?:ly)?|words? (?:go|disappear|come)|freeze|understand (?:\w+ ){0,4}but)\b/,
    about: language,
    not: /\b(?:(?:answer|reply|switch)\w* (?:\w+ )?(?:in|to)|love language|body language|speak to (?:him|her|my|them)|tell (?:him|her)|(?:he|she) (?:won't|doesn't|never) (?:speak|talk)|talk to (?:him|her|my|them)|language with my|bad language|her accent|his accent|my (?:son|daughter|toddler|boy|girl))\b/,
    say: [
      "Reading gives you time and speaking doesn't, so they're two skills and you've trained one. Say five sentences aloud daily that you'll really need, with the mistakes left in. It loosens within weeks once nobody's marking you.",
      "Because you're checking the grammar while the other person waits. Aim for understood and not for correct, and start with the same shop and the same small order. Speaking always comes last; it isn't a lack of talent.",
    ],
    ask: ['Where do you get to speak it at all?', 'Which sentence would you like to have ready?'],
  },
  {
    id: 'they-switch-to-english',
    asks: /\b(?:why|do they|should i|is (?:it|my)|continue|how (?:do|can)|rude|what (?:do|can) i|can i)\b.{0,80}/,
    about:
      /\b(?:switch\w*|answer(?:ed|s|ing)?|repl(?:y|ied|ies)|chang(?:e|ed|es)|spoke|speak|talk(?:s|ed)?)\b.{0,30}\b(?:to|in|back in) (?:english|spanish|german|french|dutch|swedish)\b/,
    not: /\b(?:break room|when i (?:sit|come|walk)|boss|meeting|my (?:son|daughter|husband|wife|mother|kids|children)|(?:in|speak) english i|exam|teacher)\b/,
    say: [
      'Mostly they want to be quick or kind, or to practise; it\'s rarely a mark for your level. You may just carry on in it, or say with a smile "I\'m learning, may I try". Nearly everyone goes along with that.',
      "It isn't an insult, it's habit, and a queue behind you. Neither one is ruder, so please yourself. Keep your language, let them keep theirs, and pick people with time for the longer talks: markets, neighbours, older folk.",
    ],
    ask: ['Where does it happen most?', 'Who near you has time for slow talk?'],
  },
  {
    id: 'myself-in-another-language',
    asks: /\b(?:will|does|do|is|when|can|am i|how long|should|would)\b.{0,70}\b(?:myself|funny|come one day|stay like this|accent|ever (?:be )?(?:fluent|learn|speak)|fluent|(?:i'm|i am|sound\w*|feel) (?:so )?(?:stupid|slow|like a child)|(?:be|being) yourself|laugh at (?:my|how)|too old to learn|come (?:it )?one day)\b/,
    about: together(
      language,
      /\b(?:in my (?:own )?language|my accent|an accent|accent|in english (?:i|i'm)|another person|different person|stupid|slow|like a child|years|months|learning|fluent\w*|funny person|b1|b2|speak)\b/,
    ),
    not: /\b(?:dumplings?|love language|body language|bad language|his accent|her accent|my (?:son|daughter|toddler|boy|girl)|why|degree|exam|translator)\b/,
    say: [
      "It comes, later than the grammar. The jokes are the last thing to arrive, and first you borrow other people's. Meanwhile an accent isn't a fault, it only says you know one more language than they do.",
      "You won't stay like this. Being quick and funny returns in small rooms before big ones, so look for one person who waits for the end of your sentences. Being slow in a second language isn't being slow.",
    ],
    ask: ['With whom does it come easiest?', 'What do people not get to see of you yet?'],
  },
  {
    id: 'give-up-on-driving-test',
    asks: /\btime to (?:stop|give up)\b|\b(?:give up|giving up|accept|keep (?:trying|going)|try again|quit|not (?:a driver|meant to)|how many (?:times|tries|goes)|point where|worth|cut out|can(?:'t|not) (?:\w+ )?learn|ever (?:pass|drive|get it)|too (?:old|stupid|thick) to (?:learn|drive|pass)|normal to fail|point of)\b/,
    about: together(driving, /\b(?:test|fail\w*|lessons?|learn\w*|instructor|pass(?:ed)?|examiner|theory|attempts?)\b/),
    not: /\b(?:my (?:dad|mum|father|mother|nan|grandad|husband)|drunk|drove me|driving me (?:mad|crazy|up)|dui|licence back|marriage)\b/,
    say: [
      "Plenty pass on the fifth or the seventh and drive for forty years. I'd go on if it would change your days, with another instructor and the exact fault to work on. If it wouldn't, stopping is a choice like any other.",
      "A failed test shows how you drive when you're watched, not whether you can. Book the next while it's fresh and practise the spot that caught you. If the money's gone, take half a year off it and don't call it never.",
    ],
    ask: ['What would driving make possible for you?', 'What did the examiner mark you down for?'],
  },
  {
    id: 'nervous-driver',
    asks: /\bwill it (?:pass|get better|get easier)\b|\bhow (?:do|can) i (?:become|be|get) (?:a )?(?:\w+ )?(?:confident|braver|calmer)\b|\b(?:how (?:do|can|to|i can)|tips?|advice|is it (?:normal|silly|stupid|pathetic|ok)|does it|will (?:i|it)|what helps|should i|am i|when)\b.{0,70}\b(?:driv\w*|motorways?|wheel|roundabouts?|confiden\w*|nervous|scared|afraid|easier|over it|again|get over)\b/,
    about: together(
      driving,
      /\b(?:scared|terrified|nervous|afraid|anxious|fear|frightened|shak\w+|panic\w*|avoid\w*|sweat\w*|confidence|haven't driven|not driven|crash\w*|accident|since the (?:crash|accident)|passed (?:my test )?(?:in|last|three|two|years))\b/,
    ),
    not: /\b(?:driving me|my (?:mum|mom|dad|father|mother|nan|grandad|son|daughter|husband|boyfriend)(?:'s)? (?:driv\w+|is)|drunk|drove (?:off|away|home)|lift|hit (?:a|someone)|cyclist|fail\w*|died|flying|plane)\b/,
    say: [
      'Lots of people drive like that, quietly. Take the same short road at an empty hour every day for a week, then add one thing at a time. A few refresher lessons with a patient instructor are money well spent.',
      "It shrinks with small outings and grows with staying off the road. Go out with somebody calm who doesn't comment, stop while it's still going well, and leave the motorway till the town bores you.",
    ],
    ask: ['Which bit of road is the worst for you?', 'When did it last go all right?'],
  },
  {
    id: 'drive-with-odd-noise',
    asks: /\b(?:can|could|is it|should|shall|do|am i)\b.{0,40}\b(?:keep driving|drive (?:it|with|like|on)|driving it|safe|ok|okay|worry|ignore|take it (?:to|in)|dangerous)\b/,
    about:
      /\b(?:car|van|brakes?|brake|engine|tyres?|clutch|steering|exhaust|motor(?:bike)?)\b[\s\S]{0,100}\b(?:noise|squeal\w*|grind\w*|rattl\w*|squeak\w*|light(?:'s| is| has)? (?:come )?on|warning light|smell\w*|smok(?:e|ing)|knock\w*|clunk\w*|judder\w*|like a goose|bald)\b/,
    say: [
      "If it's to do with the brakes, the steering or the tyres, leave it parked till someone's looked; that's the one place not to save. For anything else ring a garage, describe it, and ask if it can wait.",
      'Not if it comes when you brake or turn. Many garages will look for nothing or nearly, so ask for a check and a price before any work. A red light on the dash means stop, an orange one means soon.',
    ],
    ask: ['When exactly does it make it?', 'Who could have a look this week?'],
  },
  {
    id: 'what-to-do-with-free-day',
    asks: /\bwhat (?:should|do|shall|would) (?:i|you) do with it\b|\bwhat should i do (?:tomorrow|today)\b|\bwhat (?:do|does|would|can|should|could|to|on earth do|even do)\b.{0,25}\b(?:do|with)\b.{0,25}\b(?:a (?:whole |free |full )?(?:day|afternoon|evening|week|weekend)|the (?:whole )?(?:day|time|evening|hours)|myself|free time|time off|all that time|a sunday)\b|\bhow (?:do|should|can|would) (?:i|you|people) (?:spend|fill|use) (?:a|the|my|it)\b/,
    about:
      /\b(?:day (?:off|to myself)|free (?:day|time|afternoon|evening|weekend)|to myself|time off|week off|on my own|house (?:is )?empty|kids (?:are )?(?:at|with|away)|annual leave|half term|nothing planned|nothing on|childfree|first (?:day )?(?:off )?(?:since|in))\b/,
    not: /\b(?:retire\w*|lost my job|died|funeral|broke up|dumped|anniversary|wedding|christmas|lonely|no one|nobody|alone on|sober|sacked|redundan\w*|surgery)\b/,
    say: [
      "Sleep as long as you like, then one thing out of the house and one thing that's only for you, and nothing that needs finishing. Don't spend it on jobs. If by noon you're on the sofa with toast, that's a good use too.",
      'Plan one thing and leave the rest open: a swim, a film at two in the afternoon, a train to somewhere with a cake. The strange feeling at the start is normal and wears off in about an hour.',
    ],
    ask: ['What did you use to do with a day?', 'What would you be sorry not to have done?'],
  },
  {
    id: 'find-a-hobby',
    asks: /\bno hobbies\b.{0,30}\b(?:begin|start|how|what|where)\b|\bhow do (?:people|you|i) find (?:things?|something) (?:they|you|to|i) (?:enjoy|like|love)\b|\b(?:what (?:do|does|are|is|should|can|would)|how (?:do|does|can|to)|any (?:ideas?|suggestions?|tips)|where do)\b.{0,40}\b(?:for fun|hobb(?:y|ies)|interests?|passions?|find something (?:i|you|to)|what i (?:like|enjoy)|in (?:my|their) (?:free|spare) time)\b|\b(?:boring|weird|sad|normal|bad|wrong|ok|okay)\b.{0,30}\b(?:no hobbies|not (?:have|having) (?:a |any )?hobb(?:y|ies)|without (?:a )?hobb(?:y|ies)|no interests)\b/,
    not: /\b(?:cv|interview|profile|date|dating app|my (?:husband|wife|son|daughter|boyfriend|girlfriend)(?:'s)?|his hobb(?:y|ies)|her hobb(?:y|ies)|make fun|made fun)\b/,
    say: [
      "Most of it's quite dull from outside: walking, telly, growing tomatoes, a game on the phone. Think what you did at ten without being told, and try the nearest thing to it twice. Not knowing yet isn't being boring.",
      "Pick anything that uses your hands and costs under a tenner, give it three goes, and drop it without guilt. One person's fun is another's chore, so there's nothing you ought to like. You're allowed to count reading in the bath.",
    ],
    ask: ['When did you last lose track of time?', 'What did you like doing before life got busy?'],
  },
  {
    id: 'hobby-nobody-sees',
    asks: /\bwhy (?:make|do|write|draw|paint|play|sing)\b.{0,30}\b(?:if|when)\b.{0,20}\b(?:nobody|no one|no-one)\b|\b(?:what(?:'s| is) the (?:point|use)|why (?:bother|do i bother)|(?:worth|point|sense|stupid|silly|sad|waste|ok|okay|pathetic|allowed|carry on|keep|stop|give (?:it )?up|quit)\b.{0,50}\b(?:it|this|draw(?:ing)?|paint(?:ing)?|writ(?:e|ing)|post(?:ing)?|play(?:ing)?|sing(?:ing)?|bad at|rubbish|no good|not good|nobody|no one|terrible at))\b/,
    about: together(
      /\b(?:draw(?:ing|ings|n)?|drew|paint(?:ing|ings|ed)?|poems?|poetry|stor(?:y|ies)|novel|blog|podcast|songs?|guitar|piano|choir|sing(?:ing)?|knit\w*|crochet\w*|photos? (?:i|online)|photography|pottery|pots|hobby|sew\w*|quilts?|channel|videos|banjo|violin|ukulele|watercolours?)\b/,
      /\b(?:likes?|nobody|no one|no-one|views?|followers|rubbish|bad at|terrible|not (?:any |very )?good|no good|no talent|wonky|awful|untalented|never be any good|tone deaf|looks at|reads (?:it|them))\b/,
    ),
    not: /\b(?:funeral|wedding|speech|he likes|she likes|likes (?:me|him|her)|photos of (?:him|her)|magazine|exam|died|quit or|interview|job|story (?:got|about))\b/,
    say: [
      "The point is the hour you had doing it, and that doesn't need anybody looking. Being no good at something you like is a fine reason to have it: no one's paying, no one's marking. If counting likes spoils it, stop posting.",
      "It's worth it if you're in a better mood afterwards than before. Hardly anything gets seen at first, and numbers measure luck and timing more than the work. Show it to one person who'd enjoy it and skip the rest.",
    ],
    ask: ['What do you get from it while you are at it?', 'Who would you like to show it to?'],
  },
  {
    id: 'old-skill-come-back',
    asks: /\b(?:lost it|lose it|gone (?:for good|by now|now|forever)|come(?:s)? back|start again|pick (?:it|them) (?:back )?up|take (?:it|them) (?:back )?up|remember how|get it back|still (?:do|play|draw|know|can|be able)|forgotten (?:it|how)|like riding|be any good)\b/,
    about:
      /\b(?:used to (?:draw|paint|play|sing|sew|knit|write|dance|swim|speak|ride|run|cycle|skate|bake|climb)|haven't (?:drawn|painted|played|sung|sewn|danced|swum|written|ridden|touched|picked)|not (?:played|drawn|painted|sung|danced) (?:for|in|since)|my old (?:guitar|violin|piano|paints|sketchbook|clarinet|flute|trumpet|cello|skates|bike|trainers))\b/,
    not: /\b(?:relationship|my ex|used to (?:play|sing|dance|write) (?:to|with|for) (?:him|her|me|my)|he used|she used|stroke|accident|died|surgery|singing partner)\b/,
    say: [
      "It hasn't gone, it's rusty. Hands remember more than you'd think, and the first few goes are embarrassing before something clicks. Do ten minutes a day for a week with nobody looking, and keep none of it.",
      'Most of it comes back, quicker than it came the first time. Your taste stayed sharp while the practice stopped, so the start will look worse to you than it is. Begin with something easy you used to enjoy.',
    ],
    ask: ['What was the last thing you made or played?', 'What made you think of it now?'],
  },
  {
    id: 'is-everyone-watching-at-gym',
    asks: /\b(?:look(?:ing)?(?: at)?|stare|staring|laugh(?:ing)?|judg(?:e|ing)|watch(?:ing)?|notice|mind|fool|stupid|go in|drive home|ridiculous|go home|ridiculous|too (?:fat|old|slow|unfit|big)|embarrass\w*|in the way|self.conscious|out of place)\b/,
    about:
      /\b(?:gym|parkrun|park run|swimming pool|swim(?:ming)? (?:class|lessons?)|yoga|pilates|zumba|dance (?:class|lessons?)|spin class|couch to 5k|running club|exercise class|aqua ?\w*|weights room|treadmill|leggings|aerobics|evening class|cookery (?:class|course)|beginners'? class|boxing class|crossfit|bouldering|climbing wall|pottery class)\b/,
    not: /\b(?:fancy|crush|flirt\w*|ask (?:him|her) out|instructor called|trainer (?:said|called|touched)|creepy|man (?:kept|keeps)|guy (?:kept|keeps)|cheat\w*|membership|ex)\b/,
    say: [
      "They aren't looking, they're counting their own minutes and hating their own shorts. Regulars rather like beginners. Go at a quiet hour, tell whoever's in charge it's your first time, and leave after twenty minutes if you want.",
      "Hardly anybody will notice you, and whoever does was new there once. Go in for ten minutes and do one thing you already know. It's the first three visits that are awkward, not your size or your age.",
    ],
    ask: ['What would you do first once inside?', 'Which hour is it quietest there?'],
  },
  {
    id: 'is-it-weird-to-go-alone',
    asks: /\bgo to (?:a|the) (?:restaurant|cinema|gig|pub|concert) (?:by (?:yourself|myself)|alone|on (?:your|my) own) or is (?:that|it)\b|\b(?:is it|is that|would it (?:be|look)|do (?:people|you think people)|am i|does it look|will i look|can (?:i|you|people|one)|does anyone|do u|are people)\b.{0,50}\b(?:cinema|movies|pictures|gig|concert|restaurant|pub|holiday|travel\w*|theatre|festival|museum|eat(?:ing)? (?:out )?(?:alone|by|on)|dinner|cafe|café|football|the match|trip|abroad|zoo|disneyland)\b.{0,30}\b(?:alone|on (?:my|your|their|one's) own|by (?:myself|yourself|themselves)|solo)\b|\b(?:does|do) (?:anyone|people|anybody) (?:actually |really )?(?:enjoy|like) (?:that|it|travelling alone|going alone|being alone on)\b/,
    not: /\b(?:wedding|funeral|appointment|doctor|hospital|live alone|with (?:him|her)|without (?:him|her)|at night safe|died|my (?:son|daughter|child|kid))\b/,
    say: [
      "Not weird at all. Films and meals and trips are full of people by themselves, and nobody's counting seats. You get to choose everything and leave when you like. Take a book for the waiting and you'll look perfectly at home.",
      "Plenty do, and many end up preferring it. The odd part's the first ten minutes of arriving; after that it's just the thing you came for. Start with something short and dark, like a matinee, if you're shy of it.",
    ],
    ask: ['What would you like to see or do?', 'Which moment of it would feel oddest?'],
  },
  {
    id: 'talk-to-myself',
    asks: /\b(?:talk(?:s|ing)? (?:out loud )?to (?:myself|yourself|themselves|himself|herself|the (?:cat|dog|plants|kettle|telly|radio)|(?:my|their) (?:plants|cat|dog|car|kettle))|conversations? with (?:myself|themselves|yourself))\b/,
    not: /\b(?:voices|voice tells|(?:he|she) (?:talks|is talking)|my (?:mum|mom|dad|nan|gran|husband|wife|son|daughter|flatmate) talks|hate myself|(?:horribly|nasty|cruel|mean|kindly|kinder|better) to myself|how i talk)\b/,
    say: [
      "Normal people do it all day, with full gestures in the car. Saying a thing out loud sorts it better than thinking it, and it's company when the house is quiet. It's only worth mentioning to anyone if it frightens you.",
      "Yes, very many do, and the ones who deny it do it in the shower. It helps to keep hold of what you're doing. If what answers ever seems to be somebody else, tell a doctor; otherwise carry on.",
    ],
    ask: ['What do the two of you talk about?', 'When do you catch yourself doing it most?'],
  },
  {
    id: 'check-things-twice',
    asks: /\b(?:normal|weird|strange|mad|crazy|ocd|a thing|(?:do|does) (?:other )?(?:people|anyone|everybody|everyone|anybody|others)|just me|only one|why|should i worry|how (?:do|can) i stop|bad)\b/,
    about:
      /\b(?:check(?:s|ed|ing)? (?:\w+ ){0,5}(?:locks?|locked|door|doors|oven|cooker|hob|stove|iron|straighteners|taps?|gas|plugs?|candles?|windows|alarm|three times|twice|again and again)|go(?:ing)? back to check|went back to check|turned back to check)\b/,
    not: /\b(?:thoughts|his phone|her phone|messages|he checks|she checks|checks my|stalk\w*|break.?in|burgl\w*)\b/,
    say: [
      "Lots of people check two or three times, more so when they're tired. It's only something to bring up with a doctor if it takes a good while each day, makes you late, or you can't bear to leave it out.",
      "Common, and mostly harmless. Say it aloud as you do it, \"oven's off, Tuesday\", so there's something to remember. If it keeps growing, with more rounds and more fear, get help early, it's well known how to shrink it.",
    ],
    ask: ['What do you picture if you leave it out?', 'When did it start, as far as you know?'],
  },
  {
    id: 'bad-haircut',
    asks: /\b(?:how long|grow(?:s)? (?:back|out)|will (?:people|they|anyone|everyone)|do (?:people|they)|notice|fix|what (?:do|can|should) (?:i|you)|should i|can i|laugh|hide|wear a|go back|is it that bad|last|get it off)\b/,
    about: together(
      /\b(?:hair|haircut|fringe|bangs|bob|barber\w*|hairdresser\w*|eyebrows?|brows|highlights|perm|dye|dyed|bleach\w*|fade|salon)\b/,
      /\b(?:awful|horrible|too short|mushroom|ruined|hate (?:it|my)|botched|wonky|orange|green|like a (?:\w+ )?\w+|disaster|terrible|amazed|uneven|bald patch|cried|butchered|wrong colour|hat|mess(?:ed)? (?:it|my hair) up|cut my own (?:hair|fringe))\b/,
    ),
    not: /\b(?:poured|told her|told him|all about|chemo\w*|falling out|coming out|cancer|pulls? my hair|my (?:son|daughter|child|husband|wife|mum|boyfriend|girlfriend)(?:'s)? (?:hair|says)|hair loss|mess in|job|shop|dog|cat)\b/,
    say: [
      'It looks worse to you than to anyone, and in two weeks it\'s a different cut. Go back and say "it isn\'t what I wanted, could you soften it"; decent places do that free. Till then wash it, pin it, wear a hat.',
      "It'll grow about a centimetre a month, and brows and colour fade sooner than that. Others see it for a second and take it as meant. If it must be mended before a day that matters, let a different salon do it.",
    ],
    ask: ['What did you ask them for?', 'Who will see it first?'],
  },
  {
    id: 'change-my-hair',
    asks: /\b(?:thinking of|what about) (?:getting )?(?:bangs|a fringe|going grey|a pixie|short hair|shaving (?:it|my head))\b|\b(?:should|shall|do|would|can|could|am i|is it|pluck|dye|go grey|cut|shave|too old|yes or no)\b.{0,60}\b(?:fringe|bangs|cut (?:it|my hair|off)|cut it all|chop|short|long hair|dye|dyeing|colour|blonde|pink|blue|grey|gray|red|pluck|shave|shaved|hang on|perm|grow it|yes or no|wig|extensions)\b/,
    about:
      /\b(?:hair|fringe|bald\w*|grey|gray|eyebrows?|roots|beard|ponytail|bob|hairline|thinning|head|shave|pluck)\b/,
    not: /\b(?:how long|sofa|walls?|paint|chemo\w*|treatment|cancer|radio\w*|my (?:son|daughter|husband|wife|boyfriend|girlfriend|boss|mum|dad) (?:\w+ )?(?:wants|says|said|won't|hates|has)|(?:his|her|their) hair|cut (?:him|her|them) off|cut short|in the long|shave my legs|grey area|dog|died)\b/,
    say: [
      "Do it if you've wanted it for longer than a month; it's hair, it comes back. If you've wanted it since this evening, sleep on it. Thinning hair nearly always looks better short than saved.",
      'Go by your own face in a good light and not by your age or what others do. Try the mild version first, a bit shorter, a shade nearer, and take the rest next time if you still like it.',
    ],
    ask: ['How long have you been turning it over?', 'What would you like to see in the mirror?'],
  },
  {
    id: 'do-people-notice-weight',
    asks: /\b(?:notice|see|tell|look(?:ing)? at|talk about|think|judge|care|mind|comment)\b.{0,50}\b(?:weight|fat|fatter|bigger|gain\w*|put on|belly|size|how (?:big|fat)|i've put on|stone|kilos)\b|\b(?:weight|fat|fatter|size|belly)\b.{0,40}\b(?:notice|noticeable|obvious|show|judge|care)\b/,
    not: /\b(?:(?:my|the) (?:mum|mom|mother|dad|nan|aunt\w*|sister|husband|boyfriend|girlfriend|wife|partner|boss) (?:\w+ )?(?:says|said|keeps|told|comments|calls)|purg\w*|vomit\w*|starv\w*|not eating|calories|doctor|smear|nurse|date|lost (?:so much|a lot)|losing weight|without trying|weight off)\b/,
    say: [
      "Far less than you do. People see your face and how you are with them, and most couldn't say whether you were a size up. Buy the jeans that fit now; comfortable is what makes the difference you can see.",
      "Some might for a second, and then they're back to themselves. It's the changing-room light that makes it news. Bodies go up and down through a life, and the people who like you haven't been reading the label.",
    ],
    ask: ['Whose eyes are you thinking of?', 'What would you wear if nobody noticed anything?'],
  },
  {
    id: 'what-to-wear',
    asks: /\bwhat (?:do|does|should|shall|would|to|on earth do|can) (?:\w+ ){0,2}wear\b|\b(?:over|under)dressed\b|\btoo (?:old|fat|much|short|young|big) (?:for|to wear|to be wearing)\b.{0,40}\b(?:wear|dress|skirt|shorts|leather|jeans|bikini|crop|heels|trainers|leggings|red|sleeveless|dungarees|hoodie)\b|\b(?:can|should|shall|could|do) i wear\b|\bwhich (?:one )?(?:do|should|shall) i wear\b|\btoo (?:old|big|fat) (?:to wear|for) (?:\w+ ){0,3}(?:dress|skirt|shorts|leather|jeans|bikini|crop|heels|trainers|leggings|dungarees|swimsuit|mini\w*)\b/,
    not: /\b(?:(?:tells?|telling|told|chooses|decides|picks)(?: me)?\s+what (?:to|i) wear|tells? me|(?:didn't|did not) know\s+what|didn't know what to wear|interview|funeral|wear (?:a )?(?:mask|ring|hearing)|the ring|first day|court|religio\w*|hijab|headscarf|my (?:husband|boyfriend|dad|mum|mother|father) (?:\w+ )?(?:says|won't|wants|hates)|out of|makeup|wear (?:me|you|it|him|her) (?:out|down))\b/,
    say: [
      "Wear the one you'd forget you had on. When you don't know the dress code, ask the host in one line, or go a notch smarter and take something off. Nobody remembers the clothes, only whether you were at ease.",
      "There's no age or size for it; if you like it and can sit, walk and eat in it, wear it. Try it on the night before with the shoes. Being a little overdressed is forgotten by the first drink.",
    ],
    ask: ['Which one do you feel most like yourself in?', 'What sort of do is it?'],
  },
  {
    id: 'hardest-or-easiest-first',
    asks: /\b(?:hard(?:est)?|worst|big(?:gest)?|difficult|horrible|nasty)(?: \w+)?(?: first)?,? or (?:\w+ ){0,3}(?:eas(?:y|iest|ier)|small(?:est)?|little|quick(?:est)?|nice)\b|\b(?:eas(?:y|iest)|small(?:est)?|quick(?:est)?)(?: \w+)?(?: first)?,? or (?:\w+ ){0,3}(?:hard(?:est)?|worst|big(?:gest)?|difficult)\b|\bwhere (?:do|would|should|on earth do|does|can|to|shall) (?:(?:you|i|we|one|u|people) )?(?:even |ever )?(?:start|begin)\b|\b(?:what|which)(?: \w+)? (?:do|should|shall) i (?:do|start(?: with)?|tackle|pack) first\b/,
    about:
      /\b(?:list|jobs?|boxes|pack\w*|removal|cupboards?|garage|attic|loft|room|drawers?|emails?|paperwork|forms?|to.?do|clutter\w*|kitchen|tidy\w*|clear(?:ing)? out|declutter\w*|ring the|admin|moving|mess)\b/,
    not: either(
      lost,
      /\b(?:eulogy|speech|essay|thesis|dissertation|since \w+ (?:went|passed)|(?:mum|dad|his|her|their|husband|wife)'s (?:things|clothes|house)|apolog\w*|conversation|tell (?:him|her|them)|find a job|job (?:search|hunt\w*)|his (?:things|clothes)|her (?:things|clothes)|my marriage|career)\b/,
    ),
    say: [
      "An easy one first, to get moving, then the worst one second while you're warm. Leave it any later and it sits on the whole day. Set twenty minutes, one corner or one call, and don't look at the rest.",
      "Begin with what has a time on it, then whatever's nearest your hand. One box, one drawer, one number dialled, and you're in. Finish that before you choose again, because it's the choosing that eats the hours.",
    ],
    ask: ['Which one has a date on it?', 'What could be done in the next ten minutes?'],
    card: 'overwhelm',
  },
];
