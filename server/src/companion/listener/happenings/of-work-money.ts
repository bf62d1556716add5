import type { Happening } from './happening.ts';
import { ofMoney } from './work-words.ts';

/** Money: none of it, owed, owing, asked for, sent home, paid off, and what it makes of people. */
export const ofWorkMoney: readonly Happening[] = [
  {
    id: 'debt-paid-off',
    cues: 'paid debt last cleared balance mortgage payment instalment',
    when: /\b(?:you(?:'ve| have)? )?(?:just |finally )?(?:paid|sent|made) (?:off )?(?:(?:the|your|my|all|that|its|our) )*(?:last (?:one|payment|instalment|installment|of (?:the|your|my) (?:mortgage|loan|debt|card))|(?:\w+ )?(?:debts?|loan|mortgage|truck|car|credit card|overdraft|student loan|card) off\b)|\bpaid off (?:the|your|my|all|that)\b|\b(?:you're |you are )?debt[- ]free\b|\blast payment (?:on|of|went|came|is|today)\b|\b(?:cleared|wiped) (?:the|your|my|all) (?:\w+ )?(?:debts?|loan|mortgage|card|overdraft)\b|\b(?:balance|screen said) zero\b/i,
    unless:
      /\b(?:if i|when i(?:'ve| have) paid|dream|never be|until|he thinks|want to be|how (?:do|can)|again i paid|died|his debts|can't wait|will be debt)\b|\bleaving me\b|\bdivorc\w*|\bdied\b/,
    bright: true,
    hear: [
      "All that time and effort, and it's paid. You can be really proud.",
      'All the small things you said no to, for years, went into that one line.',
    ],
    ask: [
      'What did you go without the longest?',
      'Who knew what it took?',
      'What was the first thing you did when it had gone through?',
    ],
  },
  {
    id: 'stranger-paid',
    cues: 'paid tapped stranger someone somebody',
    when: /\b(?:stranger|someone|somebody|man|woman|lady|lad|guy|person|boy|girl|old boy|fella|bloke|neighbou?r|behind you)\b(?: \w+){0,5} (?:paid (?:for )?(?:your|it|the|mine|eighty|my|our|a month|them)|tapped (?:her|his|their) card)/i,
    unless:
      /\b(?:husband|wife|boyfriend|my (?:own )?(?:son|daughter|sister|brother)|scam|secretly|i paid for a stranger|he'd paid)\b/,
    bright: true,
    hear: [
      'What a kind thing for a stranger to do.',
      'Somebody saw you in the one minute you hoped nobody would look, and was nice about it.',
    ],
    ask: ['What would you say to them now?', 'Who have you told about it?', 'What did they look like?'],
  },
  {
    id: 'card-declined',
    cues: 'card declined coins coppers change checkout till short put counting purse',
    when: /\b(?:your |the |my )?card (?:was|got|is|gets|has been|'s)? ?(?:declined|refused|rejected|didn't (?:work|go through)|not accepted|blocked)\b|\b(?:bank|they)(?:'ve| has| have)? (?:froze|frozen|blocked|stopped) your (?:card|account)\b|\b(?:put|putting|had to put|took) (?:back )?(?:the|it|some|half|two|three|a few|your|everything|things|stuff) ?(?:\w+ )?(?:\w+ )?back (?:at|on|in) (?:the )?(?:till|checkout|shelf|shelves|shop)\b|\byou (?:had to )?put back the\b|\b(?:counting|counted|count|counts) (?:out )?(?:your |the |my )?(?:coins|coppers|pennies|coupons)\b|\b(?:were|was|came up|coming up|come up) (?:two |three |a |five |\w+ )?(?:pounds?|quid|euros?|dollars?|pence)? ?short at the (?:till|checkout)\b/i,
    unless:
      /\b(?:the bottle back|lid on|dementia|as a child|sewing|i work (?:at|on) the|cashier|customer)\b|\b(?:the|my) pin\b|\blaugh\w*/,
    hear: [
      'How embarrassing, with people standing behind you.',
      'You had added it up on the way round, and for a minute you still hoped you had added wrong.',
    ],
    ask: ['What did you do?', 'Was the one at the till all right about it?', 'What did you go home with?'],
  },
  {
    id: 'food-bank',
    cues: 'food foodbank parcel',
    when: /\b(?:food ?banks?|food parcels?|food pantry|soup kitchen)\b/i,
    unless:
      /\b(?:volunteer|i work (?:at|in)|donat|i run|collected for|i help|family member|search(?:ing)? for|(?:not|haven't|have not) tried)\b/,
    hear: [
      "It takes a lot to walk in there, and there's no shame in it.",
      'You hope to meet nobody you know in there, and so does everyone else in the line.',
    ],
    ask: ['Who are you feeding besides yourself?', 'How did you hear about it?'],
  },
  {
    id: 'cold-to-save',
    cues: 'heating heat radiator meter gas electric leccy coat blanket cold',
    when: /^(?!(?:he|she)\b).*\b(?:haven't|not|don't|can't|won't|afraid to|scared to|daren't|didn't) (?:\w+ )?(?:put|turn|turned|switch|switched|have|had|afford|use|used) (?:on )?(?:the )?(?:heating|heat|radiators?|boiler|oven|lights?|gas|electric)\b|\bheating (?:is|has been|'s|stays|was) off\b|\b(?:a |the )?coat on (?:indoors|inside|in the house|in bed)\b|\b(?:top(?:ping|ped)? up|tenner on|feed(?:ing)?) (?:the )?(?:meter|gas|electric|leccy|key)\b|\bfrightened of the (?:gas |electric |heating )?bill\b|\bcut off (?:the|your) (?:gas|electric|electricity|power|heating|water)\b|\b(?:gas|electric|electricity|power|heating|water)(?:'s| has been| was| is| got| been)* cut off\b/i,
    unless:
      /\b(?:menopaus|flush|so hot|summer|dementia|landlord (?:won't|didn't|doesn't|still)|still didn't fix|boiler (?:broke|is broken))\b/,
    hear: [
      'Being cold in your own home is hard.',
      'Cold indoors gets into everything: how long you stay in bed, whether you ask anyone round.',
    ],
    ask: [
      'Which room do you live in?',
      'What do you do when your hands get cold?',
      'Who else knows how you are managing?',
    ],
  },
  {
    id: 'bill-came',
    cues: 'bill bills invoice',
    when: /\b(?:got|opened|here's|came|comes|come|read|hold(?:ing)?|look(?:ed|ing)? at|there(?:'s| is|'re| are)|pay|with) (?:the |a |your |that |another )?(?:\w+ )?(?:gas|electric|electricity|heating|oil|water|hospital|vet|vet's|phone|tax|energy|council tax|dentist|repair|garage|feed|power) bill(?:s)?\b(?! of (?:rights|health))|\b(?:gas|electric|electricity|heating|oil|water|hospital|vet's|phone|tax|energy|council tax|dentist|repair|garage|power) bill(?:s)?(?:'s| is| has| was)? (?:here|come|came|arrived|in|double\w*|gone up|went up|due|huge|\d)|\bbills? (?:came|come|arrived|on the (?:mat|table)|coming|through the door)\b/i,
    unless:
      /\b(?:because of a|from 20\d\d|back of a|fight every|split|restaurant|he has no bills|bills are in my name|paid the bill|got called bill|foot the bill|good news|less than|mum's bills|we set up|thank)\b|\bbills (?:are|is|were|all) (?:all )?paid\b|\bpaid (?:the|my|all|our) bills\b/,
    hear: [
      "That's a worry, when there's nothing to spare.",
      "You read it twice in case it says something else, and then it's there in every small thing you think of buying.",
    ],
    ask: ['When do they want it by?', 'What has to wait for it?'],
  },
  {
    id: 'little-left-till-then',
    cues: 'quid pound euro dollar pence left till until',
    when: /(?:\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|nineteen|twenty|thirty) (?:quid|pounds?|euros?|dollars?|bucks)|[£$€] ?\d+(?:\.\d\d)?) (?:left|till|until|to (?:last|do|get (?:you|us) through))\b/i,
    unless: /\b(?:bet|bets|bid|change|fare|pay off|debt free|voucher|gift)\b/,
    hear: [
      'Having to make so little last that long is a constant strain.',
      'With so little, every small thing turns into a decision, down to the bus.',
    ],
    ask: [
      'What has to come out of it first?',
      'What is in the cupboard to go with it?',
      'Who could you eat with, one of those days?',
    ],
  },
  {
    id: 'wages-gone-at-once',
    cues: 'rent wage pay paid salary loan money red quid pound euro dollar ten noon',
    when: /\b(?:wages?|pay|salary|student loan|money|paycheck|giro|pension|payment)\b[^.]*\b(?:gone|went out|left|already owed|out again|disappear\w*)\b[^.]*\b(?:by|same|before|in (?:a|one|two|\d)|day|minutes?|morning|already)\b|\b(?:got|get|gets) paid\b[^.]*\b(?:gone|broke|nothing left|left)\b|\bby (?:\d\d?(?:[.:]\d\d)?|ten|noon|midday|the next day|nine) (?:o'clock )?it(?:'s| was| is) (?:all )?gone\b|\bnever out of the red\b|\brent (?:is|takes|eats|costs) (?:\w+ )?(?:\d+ ?(?:%|percent)|half|most|two thirds|more than half|nearly all)\b|\bmore month than money\b/i,
    unless: /\b(?:last payment|debt free|paid off|betting|gambl|horse|casino|slots|stolen|robbed|scam|drink|drugs)\b/,
    hear: [
      "It's disheartening when it's gone as soon as it comes.",
      'You worked weeks for a morning of it, and then the waiting starts over.',
    ],
    ask: [
      'Which of it goes out first?',
      'How many days does the rest have to last?',
      'What do you let yourself have on payday?',
    ],
  },
  {
    id: 'wages-not-paid',
    cues: 'dock paid wages salary owe docking took taken bonus',
    when: /\b(?:they|he|she|boss|work|your (?:boss|manager|company|work|employer|agency)|the (?:boss|company|agency))(?:'s|'ve| have| has| is| are)? (?:\w+ )?(?:docking|docked|taken|took|taking|kept|withholding|stopped|owes?(?: you)?|hasn't paid|haven't paid|not paid|didn't pay|don't pay|doesn't pay|late with)\b[^.]*\b(?:wages?|(?:your|my) pay|salary|money|overtime|bonus|tips|off you|from your)\b|\byou (?:haven't|still haven't|didn't|have not|weren't|never) (?:\w+ )?(?:been paid|get paid|got paid|paid)(?= (?:for|since|in|this|yet|again|$)|$)|\b(?:wages?|salary|pay|payslip) (?:is|are|was|were|'s)(?: always| again| still)? (?:late|short|missing|wrong|not (?:in|there))\b|\bdock(?:ed|ing|s) you\b|\bnobody pays you\b|\bno (?:pay|wages|salary) (?:since|for|this|again)\b/i,
    unless: /\b(?:rent|landlord|ex |child support|maintenance|husband|bet)\b/,
    beside:
      /\b(?:wages?|salary|work|boss|job|shift|overtime|hours|payslip|company|agency|employer|manager|bonus|tips)\b/,
    hear: [
      'You did the work, and you should have been paid.',
      "The work is done and can't be taken back. The money can go on being late, and you are the one who has to ask nicely.",
    ],
    ask: ['What have they said when you asked?', 'How much is it by now?', 'Are there others waiting for theirs?'],
  },
  {
    id: 'letters-unopened',
    cues: 'open opened letter letters envelope post hide drawer',
    when: /\b(?:don't|haven't|not|can't|never|didn't|couldn't|afraid to|scared to|stopped) (?:\w+ )?(?:open(?:ed|ing)?|read|look(?:ed)? at) (?:the|any|your|my|them|it|those|this|that)? ?(?:\w+ )?(?:letters?|post|envelopes?|mail|bills?|bank app|statements?|banking app|bank)\b|\byou hide the (?:letters|bills|envelopes|post)\b|\b(?:pile|drawer|bag|stack|carrier bag) (?:full )?of (?:unopened |brown )?(?:letters|envelopes|post|bills)\b|\bbrown envelopes?\b|\bgetting letters\b|\b(?:letters|envelopes) (?:are )?(?:in|behind|under) (?:the|a) (?:drawer|bread bin|bag|sofa|microwave|cupboard)\b/i,
    unless:
      /\b(?:died|dead|his letters|cried all night|love letters?|husband's post|his post|her letters?|exam|results|hospital|biopsy|dad's letter|mum's letter|from my (?:dad|mum|ex|father|mother))\b/,
    hear: [
      "It's frightening to open a letter when you think you know what's in it.",
      'Not looking is a way of getting through the day, and it makes you listen for the letterbox.',
    ],
    ask: ['How many are there by now?', 'Which one frightens you most?', 'Where do you keep them?'],
  },
  {
    id: 'debt-kept-secret',
    cues: 'know knows told tell thinks secret idea debt loan',
    when: /\b(?:your )?(?:husband|wife|partner|he|she|they|parents|mum|mom|dad|boyfriend|girlfriend|nobody|no one|family|kids|mother|father)\b(?: \w+)? (?:doesn't|don't|does not|has no idea|have no idea|thinks?|knows?)\b[^.]*\b(?:debts?|loans?|money|credit cards?|overdraft|saving|how much|the arrears|kitchen|klarna|the letters|owe)\b|\byou (?:haven't|never|can't|didn't|don't dare) (?:told|tell) (?:your |him|her|them|anyone|anybody)[^.]*\b(?:debts?|loans?|money|credit card|owe|overdraft|rent|how much)\b|\b(?:and )?(?:you )?haven't told anyone$/i,
    unless: /\b(?:inherit|lottery|won it|savings account in my own|present|surprise)\b/,
    beside: /\b(?:debts?|loans?|credit cards?|overdraft|owe|owes|arrears|klarna|gambl\w+|minus|payday loan|rent)\b/,
    hear: [
      "It's a heavy thing to keep from somebody you live with.",
      'There are two things to carry then, the sum and the not saying. The second grows faster than the interest.',
    ],
    ask: [
      'How long has it been only yours to know?',
      'Who would be the easiest one to tell?',
      'What do you picture on their face?',
    ],
  },
  {
    id: 'told-them-about-debt',
    cues: 'told',
    when: /\b(?:you|when you|so you|and you)(?:'ve| have)? (?:\w+ )?(?:told|said to) (?:him|her|them|your (?:husband|wife|partner|mum|mom|dad|parents|boyfriend|girlfriend))\b[^.]*\b(?:about (?:the |my |your |our |all the )?(?:\w+ )?(?:debts?|money|loans?|credit cards?|cards|overdraft|gambling|arrears)|how much you owe|what you owe)\b/i,
    bright: true,
    unless: /\b(?:haven't|never|didn't|can't|should i|if i|how do|no more lending|lend)\b/,
    hear: ['It took courage to tell them.', 'Whatever came back, there are two in the room with it now.'],
    ask: [
      'What was the first thing that was said?',
      'What made it that evening?',
      'What has the house been like since?',
    ],
  },
  {
    id: 'rang-about-debt',
    cues: 'rang called phoned ringing ring call debt bank',
    when: /^(?!.*\bif\b).*\byou(?:'ve|'re|'ll| have)? (?:\w+ )?(?:rang|called|phoned|ringing|ring|rung|calling|call|spoke to|speaking to|going to see|seeing) (?:the )?(?:debt \w+|step ?change|citizens'? advice|bank manager|bank in the morning|bank tomorrow|council about|credit union|debt people)\b/i,
    unless: /\b(?:robot|on hold|closed my account|should i|fraud|scam)\b/,
    hear: [
      'It takes courage to make that call.',
      'They hear sums like that all day. It is you who has been alone with it.',
    ],
    ask: [
      'What tipped it, after all this time?',
      'Did anyone know you were going to?',
      'How many times had you picked the phone up before?',
    ],
  },
  {
    id: 'in-debt',
    cues: 'debt owe maxed klarna loan overdraft minus collectors bailiff credit arrears',
    when: /\b(?:you(?:'re| are) )?(?:\w+ )?(?:in|into|drowning in|up to (?:your|my) (?:neck|eyes) in|out of) (?:so much |a lot of |such |credit card )?debts?\b|\byou owe (?!(?:your|my|him|her|them|me|it all|everything|you|an apology|my life|your life)\b)(?:\w+ )*(?:\d|thousand|hundred|money|grand|quid|£)|\b(?:cards?|overdraft) (?:are |is |'s )?(?:\w+ )?maxed(?: out)?\b|\bmaxed (?:out )?(?:the|your|my|all|three|two|cards?)\b|\b(?:did|used|on) klarna\b|\bpayday loans?\b|\bminus (?:£|\$|€)?\d{3,}|\b(?:in|into|your) (?:arranged |the )?overdraft\b|\bcredit card debts?\b|\b(?:a lot of|lots of|more|so many|so much|big|huge|heavy|too many|too much|serious) debts?\b|\bpay(?:ing)? (?:off )?(?:my|your|the|these) debts?\b|\byour debts?\b/i,
    unless:
      /\b(?:should i take|not in debt|never been in debt|afraid of being in debt|paid off|debt[- ]free|out of debt (?:now|at last)|his debts|her debts|their debts|dad's debts|last payment|minus (?:\d+ )?degrees|grateful|in your debt|student debt jokes|cleared|rang the debt|ringing the debt|settled my debts)\b/,
    hear: [
      'Debt like that is a weight you carry about all day.',
      'Debt takes up more room in your head than the sum itself, because it is there whatever else you do.',
    ],
    ask: ['How did it begin?', 'Who knows about it?', 'Which part of it presses most just now?'],
  },
  {
    id: 'bailiffs',
    cues: 'bailiff debt collect',
    when: /\b(?:bailiffs?|debt collect(?:ors?|ion)|collection (?:agency|people))\b/i,
    unless:
      /\b(?:isn't coming|wrong door|not coming|aren't coming|agreed|gone now|i work|i(?:'m| am|m) a (?:\w+ )?bailiff|being a bailiff|as a bailiff|locksmith|film)\b|\bcoped\b|\bbiopsy\b|\b(?:neighbou?r|sister|brother|friend|mate)'?s\b/,
    hear: [
      "That's a frightening way to have to live in your own home.",
      'You start to live by the sound of the gate, and to keep your voice down in your own hall.',
    ],
    ask: ['Who is at home with you in the day?', 'What have they put in writing?', 'How big was it when it began?'],
  },
  {
    id: 'sums-at-night',
    cues: 'adding add sums numbers sum maths short worry calculat counted',
    when: /\byou(?:'ve|'re| have)? (?:\w+ )*(?:adding (?:it )?(?:all )?up|add (?:it )?(?:all )?up|doing (?:the )?(?:sums|maths|numbers)|do (?:the )?(?:sums|maths|numbers)|did (?:the )?(?:sums|maths|numbers)|done (?:the )?(?:sums|maths|it on)|count(?:ed|ing)? (?:every )?(?:cent|penny|the days to payday)|worry(?:ing)? about (?:the )?(?:money|bills|rent|debts?)|calculat(?:ed|e|ing))\b|\b(?:\w+ )?short every month\b|\bshort about \d+\b/i,
    unless: /\b(?:calories|weight|exam|homework|my own worth|weeks since|maths test|teacher)\b/,
    beside: ofMoney,
    hear: ["Lying awake over money is exhausting, and the sums don't change."],
    ask: ['What does it keep coming to?', 'What do you cross out first?', 'At what time does it start, mostly?'],
  },
  {
    id: 'cannot-afford',
    cues: 'afford money dear expensive cost skint broke',
    when: /\byou (?:\w+ )?(?:can't|cannot|can not|couldn't|can barely|can hardly)(?: really| even)? (?:afford|pay for)\b|\b(?:no|not enough|don't have|haven't got|didn't have|not got)(?: the| any| enough)? money (?:for|to|left)\b|\bnothing (?:left )?for the \w+\b|\b(?:too (?:dear|expensive) for you|you(?:'re| are) (?:so |completely |totally |always )?(?:skint|broke|penniless|short of money))\b|\bdon't have (?:\w+ )?(?:fifty|\d+) (?:per|a) month\b|\bneither of you can afford\b/i,
    unless:
      /\b(?:afford (?:not )?to (?:not|leave|move|live|lose|be|make|fall|let|think|hope|care|wait|rest|cry)|can't afford (?:mistakes|a mistake)|afford (?:my |the |to pay (?:for )?(?:my )?)?(?:college|tuition|school|university|uni|classes|food|groceries)|broke up|broke down|lottery|lol|people show you|telling us|(?:people|customers|clients|they|everyone) (?:don't|do not|can't))\b|\bafford to (?:go off|be (?:off|sick|ill)|stop|carry on|quit|get ill|miss)\b|\bnot money\b|\bafford to (?:fail|drop|mess|lose|retake|repeat)\b/,
    hear: ["When there isn't enough money, every other worry gets harder to solve."],
    ask: ['What has had to wait already?', 'What is the next thing that has to be paid?'],
  },
  {
    id: 'excuse-for-no-money',
    cues: 'hungry vegetarian allergic eaten busy diet changed mind',
    when: /\b(?:tell|told|say|said|saying|says)\b[^.]*\b(?:not hungry|vegetarian|vegan|allergic|(?:already|just) (?:eaten|ate)|on a diet|changed your mind|don't (?:drink|like (?:it|parties|cinema))|have plans|busy|feel(?:ing)? ill|don't fancy it)\b/i,
    beside:
      /\b(?:money|afford|skint|broke|quid|wage|wages|paid|payday|lunch money|checkout|card|cost|costs|rent|bill)\b/,
    hear: [
      "It's easier to say than the truth, and it's lonely.",
      'It saves you the question. It also means nobody can ever offer.',
    ],
    ask: [
      'Does anyone guess, do you think?',
      'What would happen if one of them knew?',
      'When did you start saying that?',
    ],
  },
  {
    id: 'asks-for-money',
    cues: 'ask asked asking borrow borrowed lend loan',
    when: /\byou(?:'ve|'ll| have|'d)? (?:\w+ )*(?:ask|asked|asking|beg|begged|begging|borrow|borrowed|borrowing) (?:\w+ ){0,4}(?:for )?(?:a |the |any |some |your own |to lend |fifty |\w+ )?(?:money|loan|cash|help with the rent|to borrow|the rent|quid|euros?)\b|\byou(?:'ve| have| had| to)* (?:\w+ )?borrow(?:ed|ing)? (?:\w+ )?(?:from|off) (?:your|a|the)\b|\b(?:had to|has to) (?:lend|give) you (?:the |some )?money\b|\bashamed to (?:ask|beg)\b/i,
    unless:
      /\b(?:not asking|never asked|asked me|asks me|he (?:asked|borrowed)|she (?:asked|borrowed)|book|dress|tools?|clothes|sugar|borrowed money for one week|raise|landlord asked)\b|\b(?:money|it) back\b|\bi(?:'d| had)? lent\b/,
    beside: ofMoney,
    hear: [
      'Asking for money is hard, most of all from somebody you know.',
      'You go round the sentence for days before it comes out. By then it has already cost you something.',
    ],
    ask: ['What do you think they would say?', 'How would you even begin, with them?', 'What is it for?'],
  },
  {
    id: 'lent-and-not-returned',
    cues: 'lent lend loaned owes owe borrow pay paid back',
    when: /\byou(?:'ve| had| have)? (?:\w+ )?(?:lent|loaned) (?:him|her|them|your|my|a|money|it|\w+)\b|\b(?<who>he|she|they|your [a-z]+(?: in law|-in-law)?)(?:'s| has| still| has still|'ve)* (?:owes? you|(?:never|hasn't|haven't|won't|didn't|doesn't|said (?:he|she|they)'d|promised to) (?:\w+ )?(?:pa(?:y|id|ys) (?:you |it |me |any of it )?back|give (?:you )?(?:it|the money) back)|(?:keeps? )?borrow(?:s|ed|ing)? (?:\w+ ){0,4}(?:from|off) you|borrowed (?:money|\w+ quid|\d+))/i,
    unless:
      /\b(?:owes? you (?:an apology|nothing|an explanation)|lent me|suit|books?|dress|charger|car|jumper|i owe)\b/,
    beside:
      /\b(?:money|quid|rent|bills?|wages?|debts?|loan|deposit|pounds?|euros?|dollars?|grand|hundred|thousand|fifty|twenty|£ ?\d+|\d{2,})\b/,
    hear: [
      "It's awkward, and it hurts a bit when they don't think of it.",
      'You are out the money, and on top of that you are the one who feels petty for remembering.',
      'It sits between you every time you meet. One of you has forgotten it and it is not you.',
    ],
    ask: ['Have you ever mentioned it?', 'How much was it?', 'What were the two of you like before?'],
  },
  {
    id: 'sends-money-home',
    cues: 'send sending sent bank list village home',
    when: /\byou(?:'re| are|'ve| still| have)? (?:\w+ )*(?:send|sending|sent) (?:\w+ )*(?:money|half|salary|your wages|euros?|something) ?(?:\w+ ){0,4}(?:home|back|family|brothers?|mother|parents|village|every month|each month|of (?:your|my) salary)\b|\byou(?:'re| are) (?:a |the )?bank (?:with legs|for)\b|\b(?:they|your (?:brothers?|family|cousins?|uncle|relatives)) (?:\w+ )?(?:send (?:you )?lists|think you(?:'re| are) (?:rich|a bank|a manager))\b|\bdon't send money this month\b/i,
    unless: /\b(?:scam|elena|never met|online girlfriend|husband is with another)\b/,
    hear: [
      'You give a lot, and nobody over there sees what it costs.',
      'From over there it looks like plenty. Nobody there sees the room it is sent from.',
    ],
    ask: [
      'What do you tell them about how you live?',
      'What did you go without for it this time?',
      'Who of them would understand the real sum?',
    ],
  },
  {
    id: 'hides-poor-life-from-home',
    cues: 'home family think thinks believe manager village parents',
    when: /\b(?:at home|back home|your (?:family|parents|mother|mum|mom|father)(?: at home| back home)?)(?:,? they)? (?:all )?(?:thinks?|believes?|tells? everyone|told (?:everyone|the whole \w+)) (?:that )?you(?:'re| are| were| have|'ve) (?:a |an |the )?(?:manager|surgeon|doctor|rich|engineer|boss|degree|big|doing (?:well|great)|office)/i,
    hear: [
      "It's lonely to keep up that picture for them.",
      'Their pride in you is real, and every time it is about the other one.',
    ],
    ask: ['How did that begin?', 'Who of them could you tell?', 'What do they picture, when they picture your day?'],
  },
  {
    id: 'gambled-it',
    cues: 'gambl bet betting horse slots casino bookies roulette',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:gambled|bet|put (?:the|your|it|all)(?: \w+){0,3} on (?:a|the) (?:horse|machine|red|game|match)|lost (?:it|the lot|everything|\w+ \w+) (?:on|at|in) (?:the )?(?:horses|slots|machines|casino|bookies|roulette|betting|app))\b|\bbetting app\b|\bback at the (?:bookies|slots|machines)\b/i,
    unless:
      /\b(?:on his phone|on her phone|i bet (?:you|he|she|it|they|that)|you bet|bet on me|sober|husband gambles|he gambl|she gambl)\b/,
    hear: [
      'It takes courage to say that, and it must be weighing on you.',
      'There is the money, and there is the evening you had meant to have instead.',
    ],
    ask: [
      'Who knows about today?',
      'What had the day been like, up to then?',
      'What had you told yourself beforehand?',
    ],
  },
  {
    id: 'was-scammed',
    cues: 'scam fake fell bank code transferred builder number',
    when: /\byou(?:'ve| have| were| got| been)* (?:\w+ )?(?:been |got )?(?:scammed|conned|tricked|swindled)\b|\byou (?:\w+ )?(?:fell for (?:it|a scam)|gave (?:\w+ ){0,4}(?:to )?(?:a |the )?(?:scammer|stranger)|gave (?:your|my|a stranger my|him (?:your|the)) (?:bank|card) (?:details|number)|giving a stranger)\b|\byou (?:read|gave) (?:him|her|them) the code\b|\bto a (?:scammer|woman who doesn't exist|man who doesn't exist)\b|\bthe charity thing was fake\b/i,
    unless: /\b(?:my (?:mum|dad|nan|gran|mother|father|husband) (?:was|got|fell|gave)|novel|film)\b/,
    hear: [
      "You were deceived by somebody who does it for a living. It isn't your fault.",
      'They do it all day, it is their trade. You were having an ordinary afternoon.',
    ],
    ask: ['When did it dawn on you?', 'Who knows about it by now?', 'What did they sound like?'],
  },
  {
    id: 'fought-about-money',
    cues: 'fight fought argue argued arguing row rowed money',
    when: /\b(?:fight|fights|fought|fighting|argue|argued|arguing|argument|row|rows|rowed) (?:\w+ )?(?:again )?(?:about|over|by|because of) (?:the )?(?:money|bills?|the phone bill|rent|spending|the gas)\b/i,
    unless: /\b(?:weren't fighting about|not fighting about|brothers|inherit|parents (?:fight|fought|argue))\b/,
    hear: [
      "Rows about money hurt, because there's so much fear in them.",
      'About money two people find out what each of them is frightened of, and it seldom comes out nicely.',
    ],
    ask: ['What set it off this time?', 'Who spoke first, afterwards?'],
  },
  {
    id: 'others-have-more',
    cues: 'bought house boat rich holidays',
    when: /\b(?:friends|everyone|everybody|they|colleagues|siblings|all your friends|your (?:sister|brother|friend|neighbou?rs?))(?: \w+)? (?:have |has |all |just |'ve )*(?:bought|buying|buys?) (?:a|an|their|houses?|flats?|his|her)(?: \w+)? ?(?:house|boat|flat|place|car|home|apartment|villa|houses|own)?\b|\bstill rent(?:ing)? a room\b|\bpeople who say money isn't everything\b|\bmoney (?:doesn't matter|isn't everything|can't buy happiness)\b/i,
    unless:
      /\b(?:bought (?:a|her|his|their) (?:coffee|drink|card|cake|present|dress|ticket|bread|book|dog|gift|ring)|for my|for me|for his|for her|lol)\b/,
    beside: /\b(?:i'm|i am|still|rent|renting|fixing|jealous|envy|afford|money|work hard|£)\b/,
    hear: [
      "It's hard not to compare when others don't have to think about it.",
      'Nobody shows off, they only talk about their week. It is what they need not think about that shows.',
    ],
    ask: [
      'Which bit of it would you really want?',
      'What do they say when it comes up?',
      'Whom can you grumble to about it?',
    ],
  },
  {
    id: 'first-wage',
    cues: 'first wage paycheck salary',
    when: /\b(?:your |my |the )?first (?:(?!you\b|i\b|we\b)\w+ )?(?:wages?|paycheck|pay ?packet|salary|pay|payslip)\b/i,
    unless: /\b(?:first pay the|late|hasn't come|not paid|years ago|wrong|missing)\b/,
    bright: true,
    hear: ['Your first wages. You can be proud of that.', 'You can point at it: that was me, on those mornings.'],
    ask: ['What was the first thing you bought?', 'What had you done for it?', 'Who did you show?'],
  },
  {
    id: 'on-benefits',
    cues: 'employ universal credit job jobcent pip esa dole benefit welfare sanction assess dwp carer',
    when: /\b(?:universal credit|job ?cent(?:re|er)|employment office|(?:on|my|your|the) (?:pip|esa|dole|benefits|welfare|social)|carer's allowance|sanctioned you|a sanction|dwp|disability (?:benefits?|allowance)|food stamps|lady from the benefits|fit note|work capability)\b/i,
    unless:
      /\b(?:brother|sister|cousin|son|daughter|he|she|mate)(?:'s| is| was|'d been| had been| been) (?:\w+ )?on (?:the )?(?:dole|benefits|social|universal credit|pip|esa)\b|\b(?:worked? (?:at|for|in) the (?:dwp|job)|welfare of|sanctions against|i work at|got the job|family member|if they don'?t have)\b/,
    hear: [
      "It's hard enough to live on so little without having to prove it.",
      'Being poor on paper is a job in itself: dates and proof, and the same story to a new face.',
      'You have to show your worst day to somebody ticking boxes, and then go home with it.',
    ],
    ask: [
      'What do they want from you next?',
      'Was there ever one there who was decent?',
      'How long have you had to deal with them?',
    ],
  },
  {
    id: 'sent-round-the-offices',
    cues: 'ring call ask told tell hold form office unfortunately certificate stamp email',
    when: /\b(?:told|tells?|says?|said) (?:you )?(?:to )?(?:ring|call|ask|email|tell|come (?:back|tomorrow)|go to|contact) (?:the |back|tomorrow|to the )?(?:\w+ )?(?:office|agent|agency|landlord|police|insurance|bank|council|number|branch|ministry|back|tomorrow|again)\b|\b(?:on hold|passed (?:you )?(?:on|around|from)|sent (?:you )?(?:from|round|away|back)|four different (?:answers|people)|three different (?:people|departments)|computer (?:was|said) (?:down|no))\b|\byou (?:explained|told|said) it to (?:\w+ )?(?:windows|people|offices|departments)\b|\bwithout (?:an address|the (?:transcript|paper|form|stamp|certificate)|a (?:stamp|bank|job))\b|\bthey (?:need|want|all want) (?:the|an) (?:original|form|certificate|birth certificate)\b|\banother form\b/i,
    unless:
      /\b(?:shop|mum told|mother told|husband (?:said|told)|doctor (?:said|told)|boss (?:said|told)|girlfriend|boyfriend|sent round flowers)\b/,
    hear: [
      'Being passed from one to the next, and explaining it every time, is maddening.',
      'Each of them does their small piece of it, and the only one who has the whole is you.',
      'You explain it from the beginning again, in a polite voice, to someone who is about to give you another number.',
    ],
    ask: [
      'How many people have you told it to by now?',
      'Who of them was the most human?',
      'What are you waiting to do, once it is through?',
    ],
  },
  {
    id: 'papers-refused',
    cues: 'visa asylum permit application residence leave',
    when: /\b(?:visa|asylum|permit|leave to remain|residence(?: permit)?|citizenship)\b[^.]*\b(?:refused|rejected|denied|turned down)\b|\b(?:refused|rejected|denied|turned down)\b[^.]*\b(?:visa|asylum|permit|leave to remain|residence|citizenship)\b/i,
    unless: /\b(?:wasn't refused|not refused|but then|appeal (?:won|worked)|granted|, ok\b)/,
    hear: ["That's a terrible thing to read, with your whole life depending on it."],
    ask: ['What reason did they give?', 'Who had you told already?', 'What had been fixed for afterwards?'],
  },
  {
    id: 'waits-for-papers',
    cues: 'visa home papers permit asylum residence leave citizenship immigration',
    when: /^(?!.*\b(?:mother|sister|brother|friend|his|her|refused|rejected)\b).*\b(?:visa|home office|papers|permit|asylum|leave to remain|residence permit|immigration|citizenship|green card)\b[^.]*\b(?:wait\w*|months?|years?|no news|pending|lost|send again|could come|says?|want|sweat|tomorrow|expired?|nothing|depends?|interview|doesn't allow|hearing|later|takes?|long)\b|\b(?:wait(?:ing|ed)?|no answer|heard nothing)\b[^.]*\b(?:visa|home office|papers|permit|asylum|citizenship|residence)\b/i,
    unless:
      /\b(?:visa came through|i can stay|approved|got (?:my )?citizenship|passed|granted|wallpapers|newspapers|divorce papers|signed the papers|work from home office)\b/,
    hear: [
      "It's exhausting to wait so long with your whole life on hold.",
      "You can't quite unpack and you can't leave. Every plan has to end in 'if they let me'.",
    ],
    ask: [
      'How long has it been?',
      'What would you do first, with the paper in your hand?',
      'Who else has their life on that folder?',
    ],
  },
  {
    id: 'got-the-papers',
    cues: 'stay visa citizenship recognised diploma permit loan',
    when: /\b(?:you can stay|visa came through|(?:got|passed|given) (?:your |the |my )?citizenship|recogni[sz]ed your diploma|granted (?:you )?(?:asylum|leave|the visa)|got (?:the|your|my) (?:visa|papers|permit|residence))\b/i,
    unless: /\b(?:mother got|sister got|if|hope|maybe|whether|when i got|before i got|died|only until|haven't|not)\b/,
    beside: /\b(?:visa|papers?|permit|home office|office|asylum|citizenship|immigration|diploma|residence)\b/,
    bright: true,
    hear: ['What a relief that must be, after so much waiting.'],
    ask: [
      'Who did you tell first?',
      'What did you do in the first hour?',
      'What can you plan now, that you never dared to?',
    ],
  },
  {
    id: 'they-want-it-back',
    cues: 'overpaid back fine instalment owe penalty',
    when: /\b(?:say|says|said|claim|wrote) (?:that )?(?:they|you)(?:'ve| have| had|'d)? (?:overpaid|been overpaid|were overpaid|owe (?:them|it back))\b|\b(?:wants?|want) (?:it|the money|all of it|\w+) back\b(?! together)|\bpay (?:it|everything) back\b/i,
    unless:
      /\b(?:want (?:him|her|them|my|you) back|wants (?:me|him|her) back|ex|boyfriend|lent|i want it back|friend)\b/,
    beside: /\b(?:tax|office|benefits?|overpaid|fine|council|agency|dwp|bank|pension|universal credit)\b/,
    hear: [
      "It's unfair to be asked for it back after all that time.",
      'Their mistake took them one letter. Your putting it right is reckoned in years.',
    ],
    ask: [
      'How much do they say it is?',
      'What was it like to read that?',
      'Has anyone gone through their figures with you?',
    ],
  },
  {
    id: 'child-goes-without',
    cues: 'school trip uniform shoes christmas birthday kids son daughter lunch',
    when: /\b(?:school (?:trip|uniform|shoes|fees|dinner money|lunch(?:es)?)|football boots|birthday (?:party|present)|christmas (?:presents?|dinner)|nappies|new shoes)\b/i,
    beside:
      /(?=[\s\S]*\b(?:can't afford|cannot afford|no money|hadn't paid|haven't paid|haven't got (?:the|it)|skint|broke|can't pay|short)\b)(?=[\s\S]*\b(?:my (?:son|daughter|kids|children|boy|girl|lad|eldest|youngest|little \w+)|the (?:kids|children|school|boys|girls)|he|she|they)\b)/,
    hear: [
      'It hurts when your child has to go without.',
      'They notice more than you hope, and they learn early which things not to ask for.',
    ],
    ask: ['What have you told them?', 'What did they say to it?', 'How much are they asking for?'],
  },
  {
    id: 'sold-dear-things',
    cues: 'pawn sold sell selling ebay vinted gold',
    when: /\b(?:pawn(?:ed|ing)?|pawn ?shop|pawnbroker)\b|\byou(?:'ve|'re| are| have| had to)? (?:\w+ )?(?:sold|sell|selling) (?:your|half|all your|most of your|some of your|the) (?!house|flat|farm|business|shop|soul|company|tickets?|car\b)(?:\w+ )?(?:\w+)\b[^.]*/i,
    unless:
      /\b(?:too much stuff|decluttering|moving house|he sold|she sold|they sold|salesman|customers?|stall|market|made a profit|sold out|died|clearing)\b/,
    beside: /\b(?:money|rent|bills?|debts?|skint|broke|afford|pawn\w*|owe|short|pay|school|need the)\b/,
    hear: [
      'It hurts to sell something you were fond of.',
      'They pay for the thing. What it was to you is not on the scales.',
    ],
    ask: [
      'Where had you got it from?',
      'What did they give you for it?',
      'What else have you looked at and left where it is?',
    ],
  },
  {
    id: 'cut-off',
    cues: 'turned cut off internet phone wifi contract',
    when: /\b(?:turned|cut|switched|shut)(?: \w+){0,3} off\b[^.]*\b(?:internet|phone|wi-?fi|contract|gas|electric\w*|power|water)\b|\b(?:turned|cut|switched|shut) off (?:the|your|our) (?:internet|phone|wi-?fi|contract)\b|\b(?:turned|cut|switched) your (?:phone|contract|phone contract|internet) off\b|\b(?:internet|wi-?fi|phone|contract)(?:'s| has been| was| is| got| been)* (?:cut|turned|switched) off\b/i,
    unless:
      /\b(?:i (?:turned|switched|cut)|you turned your|like (?:somebody|someone)|storm|load shedding|bed|sleep|so (?:he|she) can't|mum took)\b/,
    hear: ['Being cut off like that is frightening.'],
    ask: ['How do you manage in the meantime?', 'What would it take to get it back on?', 'Who lets you use theirs?'],
  },
  {
    id: 'first-customer',
    cues: 'first',
    when: /\b(?:your |the |a |my )?(?:very )?first (?:\w+ )?(?:customer|order|sale|client|booking|commission|paying)\b/i,
    unless:
      /\b(?:years ago|rude|shouted|complain\w*|threw|refund|cancelled|today my first customer called|first customer said)\b/,
    bright: true,
    hear: [
      'Your first customer. You can be proud of that.',
      'Somebody who owes you nothing wanted it and paid for it. That is a different thing from being told it is nice.',
    ],
    ask: ['What did they order?', 'How did they find you?', 'What did you do when it came in?'],
  },
];
