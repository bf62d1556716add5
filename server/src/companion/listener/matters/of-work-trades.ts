import { orOutright } from '../patterns.ts';
import { near, orAll } from './at-work.ts';
import type { Matter } from './matter.ts';

/** Trades, and what each asks of one. */
export const ofWorkTrades: readonly Matter[] = [
  {
    id: 'rude-public',
    signs: orAll(
      orOutright(
        /\b(?:called|sworn at|shouted at|screamed at|spat (?:at|on)|threatened|yelled at|insulted)\b[^.\n]{0,30}\bby (?:a|some|an|this) (?:\w+ )?(?:customer|passenger|patient|guest|caller|client|punter)\b|\b(?:woman|man|guy|bloke|lady|customer) made me cry\b[^.\n]{0,30}\b(?:at work|in the shop|till|refund)\b|(?:^|\n|\ba |\bsome )customer made me cry\b|\bspat (?:at|on)\b[^\n]{0,30}\b(?:on shift|bus driver|my shift|at work)\b|\bscreamed at me\b[^\n]{0,30}\b(?:coupon|refund)\b|\ba patient called me (?:a|an|names)\b|\bthrew (?:a|his|her|their) (?:\w+ )?(?:coffee|drink|food|burger|receipt) at me\b[^\n]{0,20}\b(?:barista|work|waiter|waitress|server|shift|till|cashier)\b|\brude on the phones?\b|\b(?:parent|mother|father|man|woman) (?:screamed|shouted|yelled|swore) at me\b[^\n]{0,40}\b(?:i'm|im|i am) the (?:receptionist|secretary|caretaker|cashier|driver)\b|\b(?:screamed|shouted|sworn|yelled|spat) at\b[^\n]{0,50}\b(?:i'm|im|i am) (?:the|a) (?:traffic )?(?:warden|receptionist|conductor|bouncer|cashier|barista|waiter|waitress)\b/,
        new RegExp(
          `\\b(?:(?:customers?|clients?|passengers?|callers?|guests?|shoppers?|punters?|visitors?|patient'?s? (?:husband|wife|son|daughter|family|mother|relatives?)|mother of the patient|(?:an?|some|this|one) (?:angry |old |rude |big )?(?:guy|man|woman|lady|bloke|fella|parent|patient))\\b${near}\\b(?:shout\\w*|scream\\w*|yell\\w*|swore|swearing|spat|spit|threw|throws|snapp\\w+|rude|abus\\w+|insult\\w*|call(?:s|ed) me|told me to|clicked (?:his|her) fingers|slammed|threaten\\w*|reported me|(?:give|gave|left) (?:me )?(?:one|1) star|complain(?:s|ed) about me|laughed in my face|nasty|racist|had a go))\\b|\\b(?:rude|nasty|abusive|horrible) (?:customers?|clients?|passengers?|callers?|guests?|people|public)\\b`,
        ),
        /\b(?:customers?|clients?|passengers?|callers?|punters?|shoppers?|guests?|call ?cent(?:re|er)|the tills?|my till|behind the (?:counter|bar|till)|checkout|on reception|at reception|the ward|on shift|my shift|the store|helpline|refund|i drive|drop the call|bus driver|parking ticket|i'?m a (?:waiter|waitress|barista|cashier|receptionist|driver)|on the phones|at work|the queue)\b/,
      ),
      [
        /\b(?:a|some|this|one) (?:\w+ )?(?:man|woman|lad|lady|bloke|guy|fella|girl|person|parent)\b[^\n]{0,80}\b(?:his|her|their|the) (?:parcel|order|card|refund|prescription|tablets|food|coffee|delivery|table|appointment|ticket|receipt)\b/,
        /\b(?:called me|hopes my|told me (?:he|she|i)|screamed|roared at me|shouted at me|threw|swore at me|spat)\b/,
        /\b(?:over the phone|machine declined|counter|the till|reception|parcel was late|the desk|queue|we just didn'?t have|take it back|without the label|shift|at work)\b/,
      ],
      [
        /\b(?:roared|shouted|screamed|yelled|swore) at me\b/,
        /\b(?:pharmacy counter|the counter|didn'?t have the tablets|my till|the (?:surgery|reception) desk|the ticket|boarding|check-?in)\b/,
      ],
      [
        /\b(?:leaned|leant) (?:over|across) (?:the|my) (?:desk|counter)\b/,
        /\b(?:told me|called me|waiting room|queue|cow|shouted|bitch|stupid)\b/,
      ],
      [
        /\btable of (?:six|eight|ten|twelve|four|\d+)\b/,
        /\b(?:receipt|no tip|left a mess|mess|ran? me ragged|clicked|rude|shouted|get a real job)\b/,
      ],
      [/\bhear my accent\b/, /\b(?:real person|calls?|customer|phone|hang up|someone else)\b/],
      [/\bin the script\b|\bthe recordings\b|\bsorry for your experience\b/, /\b(?:scream|shout|calls?|swear|sorry)\b/],
      [
        /\bthrew (?:the|a|his|her|their) (?:\w+ )?(?:coat|bag|card|money|food|change|shoes|basket|plate|coffee)\b[^.?!\n]{0,10}\bat me\b/,
        /\b(?:label|take it back|refund|receipt|complain|my name|order|queue|till|cold|shop)\b/,
      ],
      [
        /\b(?:traffic warden|bailiff|ticket inspector|bus driver|checkout|call ?handler|parking attendant)\b/,
        /\b(?:called me|screamed at|spat|things i won'?t|things i wont|abuse|shouted at|swore)\b/,
      ],
      [
        /\bcalls? me (?:an? )?(?:\w+ )?(?:idiot|stupid|cow|bitch|names|thick|foreign\w*|moron|jobsworth)\b/,
        /\b(?:whole queue|voucher|complaint|counter|refund|customer|passenger|the till|jobsworth)\b/,
      ],
    ),
    unless:
      /\b(?:(?:lovely|sweet|kind|nice) (?:old )?(?:customer|guest|passenger|man|woman|lady)|thanked me|told me to keep the change|i was a customer|behind me|in front of me in the|wasn'?t being|called me (?:love|an angel|back)|i (?:shouted|snapped|yelled|swore) at|my (?:son|daughter|husband|wife|mum|dad|ex)\b[^.\n]{0,30}(?:shout|scream|yell))/,
    hear: [
      'Nobody should have to take that from a stranger, and smile as well.',
      'They forget you the moment they turn round, and you have what they said in your ears for the rest of the shift.',
      "You have to say sorry for what you didn't do, to a stranger, in your nice work voice, and then turn to the next one.",
      "Anywhere else you'd answer back. In that job the answer has to wait, and by then they're gone.",
      "You can know very well it's meant for the company, and it's still your ears it goes into.",
    ],
    ask: [
      'What would you say to them, if the job let you?',
      'How do they back you up at work when the public turns nasty?',
      'Who at work do you pull a face at afterwards?',
      'Which of their words stayed with you after the shift?',
      "What don't people know about doing that job?",
      'Who are the good ones, of the people you serve?',
      'What do you do at work in the five minutes after one like that?',
      'What do you bring home of it, after a shift like that?',
    ],
    advice: [
      "I'd take two minutes away from the counter or the phone before the next one, and tell somebody on shift what was said, word for word. If it was a threat, or about who you are, have it written down tomorrow as just that.",
      "I'd find out what you're allowed to do before the next one comes. Ask whoever's in charge tomorrow at which point you may walk away or hang up. If the answer's never, I'd look for a place where it isn't.",
    ],
    reason: [
      "You had to stay polite while a stranger said what they liked. What you couldn't say back has to come out somewhere.",
      "It's the job they're shouting at, and still it's you it hits. Nobody can be spoken to like that for wages and feel nothing.",
    ],
  },
  {
    id: 'measured-at-work',
    signs: orAll(
      orOutright(
        /\bmissed (?:my|our) (?:sales |monthly |weekly )?targets\b|\bmy pick(?:ing)? rate\b|\bmy kpis?\b|\bmy (?:performance review|appraisal) (?:was|went) (?:so |really )?(?:bad|badly|terrible|awful|shit)\b|\bleader ?board at work\b|\btarget is \d+|\bdeactivated me (?:over|for|because)\b|\bshowed me my (?:stats|numbers)\b|\ba (?:\d|low \w+|bad \w+) in my (?:appraisal|performance review)\b|\bwhen my mouse (?:stops|moves|is)\b/,
        /\b(?:my (?:rate|numbers|stats|targets?|kpis?|metrics|pick rate|figures|rating|performance (?:score|rating|review))|(?:hit|meet|missed|miss|make|below|under|reach) (?:my |the |our )?(?:targets?|quotas?|numbers|kpis?)|targets|kpis?|quotas?|marked (?:me|my call) down|(?:picks?|parcels|items|calls|boxes) (?:per|an) hour|the scanner says|time off task|handle time|coaching plan|deactivated me|bad rating|(?:time|count|track|watch)(?:s|ed|ing)? how long (?:i|we)|(?:(?:track|monitor|record|count|watch)(?:s|es|ed|ing)?|time[sd]?|timing) (?:my|our|us|how long|every) (?:\w+ )?(?:breaks?|mouse|screen|calls?|toilet|keystrokes?|minutes?|i'm in the)|(?:he|she|they) (?:give|gave|left) (?:me )?(?:one|1|two) stars?|the app (?:\w+ )?puts? me|app is put me|coaching session)\b/,
        /\b(?:warehouse|picking|packing|calls?|qa|bonus|shifts?|supervisor|team lead\w*|sales|mana?ger|courier|the app|plan|amazon|branch|rider|deliver\w*|amazon|work|job|boss|director|depot)\b/,
      ),
      [
        /\b(?:big screen|league table|leader ?board|dashboard|whiteboard)\b/,
        /\b(?:our names|my name|top three|bottom|red again|i was red|ranking|every evening|sales|calls)\b/,
        /\b(?:manager|o'?clock|work|boss|whatsapp|sales|calls|shift|names)\b/,
      ],
      [/\bscanner\b/, /\b(?:picks?|per hour|beeps?|an hour|rate)\b/],
      [/\b(?:average )?handling time\b|\bhandle time\b/, /\b(?:calls|too long|seconds|report|minutes)\b/],
      [
        /\b(?:mins?|minutes?|long) in the (?:loo|toilet|bathroom|bog)\b/,
        /\b(?:pulled in|manager|boss|supervisor|timed?|break|shift|called in|work|log\w*|explain)\b/,
      ],
      [/\b(?:takes? a screenshot|takes? screenshots|screenshot every)\b/, /\b(?:working|work|laptop|boss|minutes)\b/],
      [
        /\btracker\b|\btracking (?:device|app)\b/,
        /\b(?:in the van|the rounds|my van|stood still|why i stopped|stopped for|my route)\b/,
      ],
      [
        /\b(?:have|got|need) to (?:hit|sell|make|do) \d+ (?:\w+ )?(?:this|a|per|by|every) (?:week|day|month|shift|hour|friday)\b/,
        /\b(?:sales|upgrades|shop|target|manager|calls|job|contracts|policies)\b/,
      ],
      [/\bkpis?\b/, /\b(?:he|she|boss|manager|graph|wall|again|kpi kpi)\b/],
      [
        /\bthey time (?:how long|us|me|our|every)\b|\bstopwatch\b|\btimed (?:on|for) every\b/,
        /\b(?:clean|room|machine|minutes|stitch\w*|toilet|work|behind|job|shift|calls)\b/,
      ],
      [
        /\bmouse (?:\w+ )?(?:move|moving|moved|jiggler)\b|\bteams (?:turned|went|goes|turns) (?:yellow|orange|away)\b/,
        /\b(?:away|yellow|work\w*|teams|message|boss|manager|asking)\b/,
      ],
      [
        /\bmy targets?\b|\bmy (?:sales )?numbers\b/,
        /\b(?:manager|boss|team ?lead\w*|call ?cent\w+|sales|quarter|warned|hit)\b/,
        /\b(?:can'?t|never|miss\w*|not|again|below|behind|red|impossible|stress\w*)\b/,
      ],
    ),
    unless:
      /\b(?:exam|marks|maths|gpa|grades?|coursework|blood pressure|steps|calories|weight|heart rate|interest rate|mortgage|phone numbers?|lottery|swim|marathon|my figures? (?:looks|in the mirror))\b/,
    hear: [
      'Being watched and measured all day is exhausting, and a bit humiliating.',
      "A number on a screen can't see what you had to deal with in that hour, only that it took too long.",
      'When everything you do at work is counted, even going to the toilet turns into a decision.',
      'You can work hard the whole shift and come out below the target, and below is the only part anyone reads.',
      'When the numbers are bad nobody asks what got in the way. They read you the numbers.',
    ],
    ask: [
      'What do the numbers miss about how you work?',
      'Who decides what your target is?',
      'What happens if the numbers stay where they are?',
      'How do the others manage with the targets?',
      'What part of the job would you do well if nobody were counting?',
      'Who looks at your numbers, and what are they like?',
      'What would a fair number be, for the work you do?',
      'Where are you when you can forget about the numbers?',
    ],
    advice: [
      "I'd ask tomorrow for it in writing, what exactly counts towards the number and what doesn't, and for a week I'd note what got in the way. If it's something they can mend, hand them the list. If not, it's the target that's wrong.",
      "I'd aim just over the line and no higher, since the line is all they read. Ask somebody who manages it tomorrow how they do. If your body's paying for it, look elsewhere before they decide for you.",
    ],
    reason: [
      "You can work as hard as you're able and have it come back as a bad number. Being counted all day gets to anyone.",
      "A number doesn't know how the day went, and yet it decides about your shifts and your money. It's bound to be in your head.",
    ],
  },
  {
    id: 'farm-given-up',
    signs: orAll(
      orOutright(
        /\bgiv(?:e|ing|en) up the (?:dairy|farm|herd|cows|sheep|milking)\b|\bthe (?:herd|cows|cattle|ewes|flock|sheep) (?:all )?(?:are gone|is gone|went (?:on (?:mon|tues|wednes|thurs|fri|satur)day|today|yesterday))\b|\b(?:the|our) farm(?:'s| is) gone\b|\blast of the (?:cows|cattle|sheep|ewes|herd|flock) (?:left|went|are gone)\b|\bfarm (?:went|goes|is going) under the hammer\b|\bmilk(?:ed|ing) for the last time\b|\b(?:had to|have to) sell my (?:father|dad|grandfather)'?s (?:land|farm|fields?)\b/,
        /\b(?:(?:we|we've|i|i've|ive|they|have|having) (?:\w+ )?(?:sold|selling|auctioned|leaving|left|giving up|gave up|given up|stopped|signed) (?:\w+ ){0,4}?(?:farm|herd|cows|cattle|ewes|flock|sheep|milking|land)|we'?re leaving the farm|sold the (?:last of the )?(?:ewes|cows|cattle|herd|flock|sheep|farm|land)|stopped the milking|(?:farm|herd) (?:was|is|has been|went|'s) sold)\b/,
        /\b(?:farm\w*|cows|cattle|herd|flock|ewes|milking|yard|tractor|barn|field|generations|acres)\b/,
      ),
      [/\b(?:had|have|having) to (?:sell|give up|leave) (?:the|our) (?:family )?farm\b/],
      [
        /\b(?:auction|sale)\b/,
        /\b(?:my father'?s tools|the (?:herd|cows|cattle|tractor|farm|machinery|implements))\b/,
        /\b(?:strangers|tenner|was saturday|yesterday|on \w+day|gone|watched)\b/,
      ],
      [
        /\bgave up the (?:herd|farm|cows|sheep|land|milking|dairy|pigs|goats)\b|\b(?:let|leased|rented|signed) (?:out )?the (?:land|farm|fields?|acres|place) (?:go|over|out|to)\b|\bgave the (?:acres|land|fields?|farm) to\b/,
        /\b(?:son|neighbour|solar|lease|hip|tractor|hedges|field|herd|boots|company|balcony|years|knees|back|town)\b/,
      ],
      [
        /\b(?:our|my|the) (?:dairy|herd|farm) was the last (?:one )?(?:on|in|of)\b|\btanker\b[^.?!\n]{0,40}\b(?:not turn in|doesn'?t (?:turn in|stop|come)|goes by|drives past)\b/,
      ],
      [
        /\b(?:parlour|milking parlour|byre|cowshed|the sheds?)\b/,
        /\b(?:quiet|empty|silent)\b/,
        /\b(?:stand there|go in|cows|pipes|nothing in|herd)\b/,
      ],
      [
        /\b(?:no sheep|no cows|no cattle|there is no hay|no hay)\b/,
        /\b(?:collie|dog|bungalow|rain|the town|still|boots|balcony|anymore|any more)\b/,
      ],
      [
        /\b(?:walked|worked) that (?:yard|land|farm|ground)\b/,
        /\b(?:years|now i have|balcony|bungalow|flat|no more)\b/,
      ],
      [
        /\b(?:the town|bungalow|flat|balcony)\b/,
        /\bmy (?:boots|wellies|tractor|cows|sheep|dog)\b/,
        /\b(?:farm|herd|cows|fields?|sheep|grand)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:parents|brother|uncle|cousin|father|dad|husband) (?:has |have |are |is )?(?:sold|selling|giving up|gave up|left)|village for my|horse|farm shop|kittens|games?|left (?:the|a) gate|best harvest|for my fees)\b/,
    hear: [
      'Giving up the farm is giving up a whole life, and that hurts.',
      "You can know it was right to give up farming, and know it all over again each morning, and it doesn't get lighter.",
      'Other people change jobs. With a farm the job and the view from the window go together.',
      "Everyone asks what it fetched. You think of what went with the farm that wasn't on the list.",
    ],
    ask: [
      'Which part of the farm goes round in your head?',
      'What would you have been doing on the farm at this hour?',
      'What have you kept from the farm?',
      'Who knew that farm as well as you?',
      'What do your hands do with themselves, without the farm work?',
      'What was the farm like in a good year?',
      'Who do you know who understands what giving up a farm is?',
      'What would you show somebody, if you could walk them round the farm once?',
    ],
    advice: [
      "I'd keep something that needs you in the mornings, a few hens, or a neighbour's yard you lend a hand in. If it's the quiet that gets you, ring somebody tomorrow who gave up a farm themselves, and let them talk.",
      "I'd put down what you know of that land, the gates, the wet corners, the names of the fields, one page of it tonight. If there's somebody coming after you, give it to them. If there isn't, it's yours.",
    ],
    reason: [
      'A farm is the work and the clock and the view from the window. Nothing else that people give up takes so much with it.',
      'You knew every field of it and it needed you every day. Giving that up is a loss, however right it may have been.',
    ],
  },
  {
    id: 'farm-failing',
    signs: orAll(
      orOutright(
        /\blost (?:\w+ ){1,2}(?:calves|lambs|ewes|cows|heifers|cattle|goats)\b|\b(?:maize|crops?(?! top)|harvest|wheat|barley|cassava|cotton|potatoes|yams?) (?:is|are|was|were|has|have) (?:\w+ )?(?:dead|ruined|rotten|rotting|failed|flooded)\b|\btook the (?:whole|entire) (?:crop|harvest)\b|\b(?:bad|failed|poor|lost) harvests?\b|\b(?:ewe|cow|heifer|calf) (?:is |was |found )?dead\b|\b(?:my|our) cows (?:have|got) tb\b|\bno rains?\b[^\n]{0,60}\b(?:field|crops?|planted)\b|\bmilk'?s gone down\b|\bmy (?:dad|father)'s farm is losing\b/,
        /\b(?:(?:my|our|the|this|this little|family) (?:\w+ )?farm|i farm|farming|lambing|calving|i'?m a farmer|(?:my|our|the) (?:cows|cattle|herd|flock|ewes|lambs?|calves|crops?|harvest|maize|land|tractor|milk cheque)|sheep dead|ewes in lamb|on this land|milk price)\b/,
        /\b(?:bank|loan|debts?|prices?|dead|died|selling|sold|flood\w*|drought|no rain|disease|tb|afford|owe|won'?t pay|failed|failing|ruined|lost|four generations|doesn'?t want it|take over|give (?:it )?up|going under|auction\w*|diesel|tariffs|solar panels|leaving|rotted|hail|frost|killed|counted on)\b/,
        /\b(?:farm\w*|cows|cattle|herd|flock|ewes|lambs?|lambing|calving|calves|crops?|harvest|milk|sheep|beans|tractor|acres|land|field)\b/,
      ),
      [
        /\bno rain\b/,
        /\b(?:maize|wheat|barley|beans|the crop|crops|harvest|fields?|planted|well is dry|yellow|cassava|rice)\b/,
      ],
      [
        /\btb test\b|\breactors? (?:again )?in the\b|\bshut down for (?:another )?60 days\b/,
        /\b(?:cows?|herd|reactor|cattle|heifers?|farm)\b/,
      ],
      [/\b(?:p|cents?) a litre\b/, /\b(?:make it|costs? me|pay me|produce|dairy|milk)\b/],
      [
        /\b(?:hail|frost|storm|flood|floods|locusts?|wind|blight|cyclone|drought|armyworms?)\b[^.?!\n]{0,25}\b(?:took|destroyed|killed|flattened|ate|wiped out|finished|ruined|leave|left)\b[^.?!\n]{0,25}\b(?:apples|crops?|beans|maize|wheat|harvest|barley|vines|grapes|rice|potatoes|field|fields|leaf|bananas|onions|cotton)\b/,
      ],
      [/\bfertili[sz]er\b/, /\b(?:doubled|price|co-?op|cost|afford|owe|wants paid|up again)\b/],
      [
        /\b(?:bore ?well|the well)\b/,
        /\b(?:dry|debt|moneylender|loan|crop)\b/,
        /\b(?:debt|moneylender|loan|crop|field|farm|bank)\b/,
      ],
      [/\bmoney ?lender\b/, /\b(?:crop|field|farm|land|harvest|rain|bore ?well|seed)\b/],
      [
        /\bgenerations (?:in|on|of us on|have farmed|farming)\b/,
        /\b(?:ground|land|farm|lose it|last one|fields?)\b/,
        /\b(?:lose|losing|bank|the one who|sell|can'?t)\b/,
      ],
      [
        /\b(?:swine|foot and mouth|bird flu|avian flu|african swine|brucell\w+|bluetongue)\b/,
        /\b(?:kill|cull|all our|pigs|herd|chickens|flock|cows|birds)\b/,
      ],
      [
        /\bcombine (?:\w+ )?(?:broke|broken|caught fire|packed in)\b/,
        /\b(?:acres|standing|rain|harvest|wheat|barley)\b/,
      ],
      [
        /\b(?:soybeans|soya|corn|wheat|milk|cattle|cotton|coffee|cocoa|beef|lamb) (?:prices? )?(?:is|are|has|have) (?:\w+ )?(?:down|dropped|crashed|fallen|collapsed)\b/,
        /\b(?:note is due|bank|the numbers|acres|farm|again|loan|crop|sell)\b/,
      ],
      [
        /\bsold the (?:good )?(?:tractor|combine|baler|bull)\b/,
        /\b(?:winter|bills|bank|feed|get through|wife|debts?)\b/,
      ],
      [
        /\b(?:bank ?man|man from the bank|the bank)\b/,
        /\b(?:restructure|kitchen|foreclos\w+|call in the loan)\b/,
        /\b(?:watch|farm|acres|land|cows|herd|sheep|field|tractor|harvest)\b/,
      ],
      [
        /\b(?:we|i) planted twice\b|\bcrop(?:s)? (?:has |have )?failed\b|\bfarm (?:is|'s) (?:failing|losing|going under|in debt|finished)\b|\blosing the farm\b|\blose the farm\b/,
      ],
    ),
    unless:
      /\b(?:salmon farm|wind farm|fish farm|nice farm|farm shop|farm park|grew up on|sold the land in the village for my|my friend's farm|toy|like a lamb|lamb chops?|my parents'? (?:have|own|are|had|talking|sell\w*)|tell my (?:father|dad|parents) i|best harvest|no more debts|the games?|land(?:ed|ing)|the lamb (?:was|in the oven)|school trip|balcony|allotment|tomatoes|kittens|crop tops?)\b/,
    hear: [
      'It must be heavy to see the farm struggle after all the work you put in.',
      'You can do everything right on a farm and have it undone in a night, with nobody to be angry at.',
      'On a farm the boss, the worker and the one who lies awake over it are all the same person.',
      "You can go days on a farm without speaking to anyone, and that's fine until there's something you need to say.",
      'Nobody asks farmers how they are. They ask about the weather, and you say what everyone says.',
    ],
    ask: [
      'What does the farm look like at this time of year?',
      'What has to be done on the farm first thing in the morning?',
      'Who else is there on the farm to talk to?',
      'Who worked that land before you?',
      'What on the farm would you keep, if you could only keep one thing?',
      'What was the last good day on the farm like?',
      'Who have you told how it stands with the farm?',
      'What would they say, the ones who taught you farming?',
    ],
    advice: [
      "I'd go to the bank, or whoever's owed, before they come to you, with one page: what the farm brings in, what it owes, what you're asking. Write it tonight. If there's a farmers' charity near you, let them read it first.",
      "I'd tell one person tomorrow how it truly stands, because nobody thinks straight about a farm alone at night. If some of it has to go, choose early which part, and choose it yourself, so that the rest can be kept.",
    ],
    reason: [
      "It's the work and the house and your good name, all in one place. When a farm goes badly there's no hour that's free of it.",
      'You can do right by land and animals every day and still be beaten by weather or a price. Anyone would lie awake over that.',
    ],
  },
  {
    id: 'own-business-failing',
    signs: orAll(
      orOutright(
        /\b(?:my|our) (?:own )?(?:\w+ )?(?:shop|business|salon|restaurant|caf[eé]|pub|bakery|stall) (?:is|has been) (?:\w+ )?(?:failing|dying|struggling|going under|slow|dead|empty|in trouble|finished|folding)\b|\b(?:have to|having to|going to|might|may|must|gotta) (?:\w+ ){0,2}(?:close|shut|fold|lose) (?:down )?(?:my|our) (?:own )?(?:\w+ )?(?:shop|business|salon|restaurant|caf[eé]|pub|bakery|stall)\b|\b(?:i'm|im|i am) self[- ]employed and\b[^.\n]{0,40}\b(?:no work|nothing|no jobs|quiet)\b|\bnobody(?:'?s| is)? (?:coming|comes) (?:in|into|to) my (?:shop|salon|restaurant|caf[eé])\b|\blet my staff go\b|\btook (?:only )?[£$€]?\d+ (?:quid |pounds |euros? |dollars )?in the (?:shop|caf[eé]|salon|pub)\b|\b(?:don'?t think|doubt) the (?:caf[eé]|shop|restaurant|pub|salon|business) will (?:make|last|survive)\b|\bhad to close the (?:salon|shop|caf[eé]|restaurant|pub|business|bakery)\b(?! early)|\b(?:going to|gonna|might|about to) lose the (?:business|shop|caf[eé]|restaurant|pub)\b|\bthe (?:restaurant|caf[eé]|salon) is (?:finished|done for|dying|failing|going under)\b|\bowe the (?:vat|tax) man\b|\bself[- ]employed \w+,? no work\b|\b(?:can'?t|cant|cannot) pay my staff\b/,
        /\b(?:(?:my|our) (?:own )?(?:little |small |new |family |cereals |coffee |barber |flower |nail |hair )?(?:shop|salon|caf[eé]|restaurant|stall|business|bakery|workshop|pub|barbers?|takeaway|food truck|kiosk|boutique|guesthouse)|i (?:run|own|opened|keep|started|have) (?:a|my|our|the) (?:own )?(?:\w+ ){0,2}(?:shop|salon|caf[eé]|restaurant|stall|business|bakery|pub|barbers?|takeaway|food truck|kiosk|boutique|guesthouse)|i'?m (?:self[- ]employed|a sole trader)|(?:closing|shutting) (?:the|my|our) (?:shop|restaurant|caf[eé]|salon|pub|bakery|business)|my (?:supplier|suppliers|takings)|i make cakes at home|cakes at home for parties)\b/,
        /\b(?:rent|rates|suppliers?|bank|loan|debts?|overdraft|takings|no (?:customers|orders|bookings)|nobody (?:comes|came|buys|in)|empty|closing|closes|close(?: it)? down|shut(?:ting)?(?: down)?|going under|bankrupt\w*|lease|vat|tax|owe|unpaid|invoices|stock|bad review|(?:1|one|2|two) stars?|money back|can'?t (?:pay|afford)|losing money|took [£$€₹]?\d+|not paid|sales|slow|calculations|wages)\b/,
      ),
      [
        /\b(?:three|two|one|four|five|no|\d) customers? (?:today|all day|this (?:morning|week)|since)\b/,
        /\b(?:change|only|shop|till|empty|closing|open|all day|stall|caf[eé])\b/,
      ],
      [
        /\b(?:the|my|our) (?:shop|caf[eé]|salon|pub|restaurant|bakery|business|stall|workshop|gym|studio|garage) (?:closes|will close|is closing|shuts|will shut)\b/,
        /\b(?:savings|feeding it|haven'?t told|havent told|rent|can'?t keep|january|debt|customers|owe|staff)\b/,
      ],
      [
        /\b(?:opened|opening) (?:a |an )?(?:\w+ ){1,3}(?:right |just )?(?:opposite|across|next door|down the road|over the road)\b/,
        /\b(?:i have had the|my|our) (?:bakery|shop|caf[eé]|salon|restaurant|pub|takeaway|business|stall)\b/,
      ],
      [
        /\blet go from the (?:salon|shop|caf[eé]|restaurant|kitchen|studio)\b|\bempty chairs\b/,
        /\b(?:salon|my girls|barber|restaurant|caf[eé])\b/,
      ],
      [
        /\bowe (?:the|my) suppliers?\b|\bsupplier\b[^\n]{0,20}\b(?:parks outside|waiting on me|wants paid|ringing|calls)\b/,
      ],
      [
        /\b(?:my|our) (?:food truck|van|stall|market stall|kiosk)\b/,
        /\b(?:pitch costs|made (?:only )?[£$€]?\d+|nobody (?:is )?buying|in the rain)\b/,
      ],
      [/\b(?:start-?up|start up|company)\b/, /\brunway\b/],
      [
        /\b(?:tax ?man|vat|hmrc|revenue)\b/,
        /\b(?:clutch|nobody is ringing|no jobs|invoices?|self[- ]employed|my business|the van|no work|business account|my (?:shop|salon|caf[eé]|company))\b/,
      ],
      [/\bremortgaged\b/, /\b(?:restaurant|shop|caf[eé]|business|pub|salon|bakery|tables)\b/],
      [
        /\bi sell \w+(?: \w+)? (?:in|at) (?:\w+ ){0,2}market\b/,
        /\b(?:nobody|carry|no ?one|not buying|empty|no sales|debt)\b/,
      ],
      [
        /\b(?:pay the (?:lads|staff|girls|boys|wages)|pay my (?:staff|lads|girls|guys)|make payroll|wages on)\b/,
        /\b(?:business account|in the account|can'?t|cant|don'?t have|nothing in|overdraft)\b/,
      ],
      [
        /\binsolvency\b|\bliquidat(?:or|ion)\b|\badministrators?\b[^\n]{0,20}\bin\b/,
        /\b(?:my|our|i|company|machines|business|shop|friendly)\b/,
      ],
      [
        /\b(?:such a shame if you close|shame (?:that )?you'?re closing)\b|\b(?:months|weeks) without (?:a single|an|any) (?:order|booking|customer|job|client)s?\b/,
      ],
      [
        /\b(?:self[- ]employed|sole trader|freelance\w*|my own business)\b/,
        /\b(?:no work|no jobs|no clients|no orders|drying up|dried up|phone (?:doesn'?t|isn'?t|hasn'?t)|going under|nothing coming in|can'?t pay)\b/,
      ],
    ),
    unless:
      /\b(?:none of (?:my|your|his|her|their) business|mind (?:my|your) own business|business (?:class|trip|studies|degree|school)|like nobody's business|our local|our pub quiz|doing (?:so |really )?well|sold out|best week|send off|nagging|parkinson)\b/,
    hear: [
      'It hurts to watch something you built yourself go under.',
      'You pay everybody else first, and what is left over for the owner of the business is the worry.',
      'You smile at customers as though trade were good, because nobody buys where it looks bad.',
      'Anyone can see the money in a business of your own. The evenings that went into it are known only to you.',
    ],
    ask: [
      'What did you picture when you started the business?',
      'Which customer do you like best to see?',
      'Who else sees the figures of the business?',
      "What's the next bill the business has to meet?",
      'Which part of running the business do you like best?',
      "What have you put into the business that isn't in the books?",
      "Who knows how it's really been with the business?",
      'What would you say to somebody about to start a business like yours?',
    ],
    advice: [
      "I'd ring whoever you owe most before they ring you, tomorrow morning, and offer a sum and a date you can keep. If a year's figures say it can't turn, then close it by your own choice, while there's something left.",
      "I'd put the business on one page tonight, what comes in, what goes out, what's owed, and show it this week to somebody who can read figures. If a few good weeks would save it, tell your customers so, plainly.",
    ],
    reason: [
      "It's your name and your savings and your idea in one, so a bad week in your own business isn't only a bad week at work.",
      "Everyone who doesn't buy feels like somebody turning you down, and an owner can't hand in their notice. That would wear anyone.",
    ],
  },
  {
    id: 'working-abroad',
    signs: orAll(
      orOutright(
        /\b(?:years?|months?) (?:here |now )?in (?:saudi|dubai|qatar|kuwait|oman|doha|riyadh|abu dhabi|bahrain|jeddah)\b[^?]{0,60}\b(?:my (?:mother|mum|mom|kids|children|wife|husband|family|son|daughter|father|parents)|home|alone)\b|\bcare ?giver in (?:israel|taiwan|italy|cyprus|germany|canada|hong kong)\b|\bworking abroad\b[^?]{0,40}\b(?:alone|my (?:daughter|son|kids|wife|husband|mother|family))\b|\bi(?:'m| am|m) in (?:kuwait|saudi|dubai|qatar|oman|bahrain|riyadh|doha|jeddah|lebanon)\b[^\n]{0,40}\b(?:maid|work\w*|driver|nurse|cleaner|years)\b|\bofw here\b|\bthey think i(?:'m| am|m) rich\b|\bworking in (?:germany|italy|england|spain|france|norway|holland|ireland|the uk)\b[^\n]{0,8}\bmy (?:wife|husband|kids|children|family) (?:is |are )?(?:at home|in|back)\b/,
        /\b(?:(?:send|sending|sent|sends) (?:\w+ ){0,4}?(?:money|remittance|salary|allowance|box) (?:\w+ )?(?:home|back|to (?:my|them|the family|nanay|mama|mum))|(?:here|work|works|working|worker|nurse|driver|cleaner|maid|helper|job|live|clean|drive|cook) (?:\w+ ){0,2}?in (?:dubai|qatar|doha|saudi|riyadh|jeddah|kuwait|oman|muscat|bahrain|abu dhabi|the gulf|singapore|hong kong|taiwan|malaysia|germany|italy|norway|austria|wien|england|ireland|uk|the uk|canada|portugal|holland|france)|ofw|cruise ship|filipin[ao] in|domestic helper|my (?:madam|kafeel)|i came here (?:to|for) (?:the )?work|here to work|engine crew|seafarer|seaman|at sea since|for the strawberries|in the strawberry field|abroad (?:to|for) (?:work|money))\b/,
        /\b(?:back home|at home|send home|(?:money|box|something) home|my (?:brother|sister|uncle|aunt)|every month|my (?:kids|children|daughter|son|wife|husband|mother|parents|family|village|country|town)|mama|nanay|tita|filipin[ao]|my baby|video call|in (?:the )?(?:philippines|india|kerala|romania|ukraine|ghana|nigeria|nepal|bangladesh|pakistan|poland|hungary|kenya|zimbabwe|sri lanka|moldova|bulgaria|indonesia)|miss (?:them|her|him|my|home)|from (?:the )?(?:philippines|india|romania|poland|hungary|ukraine|ghana|nepal|nigeria))\b/,
        /\b(?:work|working|worker|job|contract|duty|nurse|salary|money|shift|employer|madam|mam|clean|driver|crew|field|box|boss|hospital|ship)\b/,
      ),
      [
        /\b(?:building site|construction|factory|oil field|hotel|hospital|kitchen|restaurant|ship|meat factory|warehouse|farm|cleaner|nanny|maid|driver|uber)\b[^.?!\n]{0,15}\b(?:in|at) (?:dubai|qatar|doha|saudi|riyadh|kuwait|oman|bahrain|abu dhabi|singapore|hong kong|taiwan|malaysia|germany|italy|ireland|australia|norway|poland|cyprus|malta)\b/,
        /\b(?:calls my brother|papa|mama|my (?:daughter|son|kids|wife|children|mother|village|family)|video call)\b/,
      ],
      [
        /\b(?:western union|remittance|moneygram|remitly|m-?pesa)\b/,
        /\b(?:pay ?day|every month|what is left|home|family|abroad|salary|first)\b/,
      ],
      [
        /\b(?:six|eight|ten|four|five|twelve) of us in (?:the )?(?:one|a|same) room\b/,
        /\b(?:bunk|cries|night|site|factory|work|home|contract)\b/,
      ],
      [
        /\bi (?:pick|pack|cut|harvest) (?:the )?(?:strawberries|fruit|apples|asparagus|vegetables|grapes|tomatoes|flowers|mushrooms)\b/,
        /\b(?:in kent|mama|my mother|home|phone|my (?:kids|children|country|family)|england|spain|holland)\b/,
      ],
      [
        /\b(?:on|over|by) (?:the )?video (?:call)?\b/,
        /\b(?:the kids|my (?:kids|children|son|daughter|baby|girl|boy))\b/,
        /\b(?:i am here|contract|abroad|two more years|their teeth)\b/,
        /\b(?:work|contract|money|missed|abroad|visa|job)\b/,
      ],
      [
        /\b(?:my )?(?:madam|employer|boss|agent|kafeel|sponsor)\b[^.?!\n]{0,12}\b(?:keeps|kept|has|took|holds) my passport\b/,
      ],
      [
        /\b(?:went|came|moved) out to (?:australia|dubai|canada|perth|new zealand|saudi|qatar)\b/,
        /\b(?:mines|money|work|site|job|rigs?)\b/,
        /\b(?:at home|home|kids|mam|mum|family|wife)\b/,
      ],
      [
        /\bfrom the village\b/,
        /\b(?:they call|my roof|the roof|the house|money|pictures)\b/,
        /\b(?:my roof|only in pictures|i send|abroad|never seen|i have seen it)\b/,
      ],
      [
        /\bi am (?:a |an )?(?:doctor|engineer|teacher|lawyer|nurse|accountant|architect|pharmacist) in my country\b|\bin my country i (?:was|am) (?:a|an)\b/,
        /\b(?:here i|now i|drive|clean|uber|factory|kitchen|warehouse|exams)\b/,
      ],
      [
        /\bhere in (?:ireland|england|germany|italy|canada|dubai|spain|portugal|poland|norway|holland|the uk|france|australia)\b/,
        /\b(?:factory|cleaning|kitchen|warehouse|the fields?|faster|hotel|farm|meat|nursing|care home)\b/,
        /\b(?:i come from|back home|my (?:country|family|kids|children|mother|wife|village)|nobody asks)\b/,
      ],
      [/\bwork visa\b/, /\b(?:flew|airport|whole family|came here|over to|back home|alone|noodles)\b/],
      [
        /\b(?:at home|back home) i was (?:a|the|head)\b/,
        /\b(?:working here|i work here|here (?:they|i) (?:talk|clean|work|wash|drive|am))\b/,
        /\b(?:in (?:germany|england|ireland|italy|canada|norway|austria|spain)|as (?:a )?(?:nurse|cleaner|carer))\b/,
      ],
    ),
    unless:
      /\b(?:my husband does not speak|we (?:all )?moved|i study|studying|my (?:son|daughter|brother|sister|husband|wife|dad|father|boyfriend|girlfriend|fianc[eé]e?|partner|bf|gf)(?:'s| is| has| was)? (?:\w+ )?(?:works?|working|gone) (?:\w+ )?(?:in|abroad|away|to)\b|to my ex|(?:cousin|brother|sister|uncle) in \w+ sends|holiday in|born in)\b/,
    hear: [
      'Working so far from the people you do it for is hard and lonely.',
      'You left to work so that they would have more, and what they have less of is you.',
      'On a video call you can see everything at home and not put a hand on any of it.',
      "You say all is well because they would worry, and at home they say all is well because you're far.",
      "You can be tired in somebody else's language all day at work, and have only the phone to be yourself in.",
    ],
    ask: [
      "What's your room like, where you're working?",
      'Who do you have near you, so far from home?',
      'What are they doing at home at this hour?',
      'What do they think your life abroad is like?',
      'What do you do on a day off over there?',
      'What is the money from this work for, first of all?',
      "What haven't you told them at home about the work?",
      "What's the first thing you'd do, once you were home?",
    ],
    advice: [
      "I'd tell one person at home how it really is, just the one who can bear it, the next time you ring. If you're torn about staying on or going back, settle a sum and a month first, and decide when you reach them.",
      "I'd fix one hour in the week for home with no money talk in it, and tell them so tonight. If it's the work that's bad, or your pay or papers are kept from you, ring your embassy or a migrant workers' group.",
    ],
    reason: [
      "You work in one country and the people you do it for are in another, and you miss the very thing you're paying for. It would pull at anyone.",
      "You're a long way from home, among people who've never seen it, and on the phone you have to sound fine. Small things get big like that.",
    ],
  },
  {
    id: 'away-for-work',
    setting: true,
    signs: orAll(
      orOutright(
        /\b(?:i'm|im|i am) a (?:trucker|truck driver|lorry driver|long[- ]haul driver|hgv driver|seaman|seafarer)\b[^?]{0,60}\b(?:been out|weeks|home|miss\w*|kids|wife|lonely)\b|\baway on the rigs?\b|\bi work away\b|\bstuck in (?:a|another) (?:hotel|motel)\b[^.\n]{0,30}\b(?:for|with) work\b|\b(?:i'm|im|i am) an? (?:offshore|rig) worker\b|(?:^|\n|\b(?:i'm|im|i am) an )hgv driver\b|\bi travel for work\b[^\n]{0,40}\b(?:kids|wife|husband|home|family|alone)\b|\bfifo life\b|(?:^|\n)on a ship\b[^\n]{0,40}\b(?:months|wife|home|kids)\b/,
        /\b(?:my truck|i drive (?:a )?(?:truck|lorry|hgv|long)|trucker|trucking|long[- ]haul|truck (?:stop|park|needs)|lorry driver|the cab|in my cab|on the rig|offshore|on the (?:ship|boat|vessel|barge)|at sea|fifo|on the road (?:all|five|six|for|again|since)|work(?:ing)? away|on a job in|dispatcher|parked (?:up|outside)|motel)\b/,
        /\b(?:never home|not home|own bed|haven'?t been home|away from home|home (?:on |by )?(?:friday|saturday|sunday|the weekend|for)|weeks? (?:on|away)|until (?:monday|tuesday|wednesday|thursday|friday)|miss(?:ed|ing|es)? (?:my|her|his|the|them|it)|not there|my (?:girl|little girl|boy|daughter|son|kids|wife|husband|baby|family))\b/,
        /\b(?:truck\w*|lorry|load|cab|rig|ship|boat|barge|offshore|crew|job|work\w*|shift|haul|miles|dispatcher|site|fifo|route)\b/,
      ),
      [
        /\b(?:hotel|motel|b&b)\b/,
        /\b(?:for work|on the road|this job)\b/,
        /\b(?:my (?:kids|wife|husband|family|daughter|son|bed)|miss (?:them|her|him|home)|alone|another night)\b/,
      ],
      [
        /\bparked up\b|\b(?:at|in) (?:a|the) (?:services|truck ?stop|lay-?by)\b/,
        /\b(?:home (?:saturday|sunday|friday|till|until|by)|dinner was|the cab|ferry|the load|miles|the lorry|night out)\b/,
      ],
      [
        /\b(?:i'?m|i am|me|i work|been) (?:offshore|on the rigs?)\b|(?:^|\n)on the (?:platform|vessel|tanker|trawler|rigs?)\b|\bi come (?:home|back) from the rigs?\b/,
        /\b(?:till the|facetime|wifi|the wee man|my (?:kids|wife|son|daughter|girl|boy|dog)|months|weeks|first steps|come home|missed)\b/,
      ],
      [/\bmiles a week\b/, /\b(?:bed|cab|home|motorway|road|lorry|truck)\b/],
      [
        /\b(?:premier inn|travelodge|another hotel|the ibis|holiday inn|hotel (?:room|bar)|my digs|in digs)\b/,
        /\b(?:the kids|goodnight|the job|every night|the lads|my (?:wife|husband|kids|flatmates|family)|consultants? life|for work|frankfurt|monday to)\b/,
        /\b(?:job|goodnight|work|consultant\w*|clients?|on the road|contract|monday to|every week)\b/,
      ],
      [
        /\bmissed (?:her|his|the|my \w+'s|another) (?:\w+ )?(?:birthday|first steps|school play|wedding|anniversary)\b/,
        /\b(?:the load|dispatch\w*|the ship|offshore|the rig|on the road|lorry|truck|at sea|the captain)\b/,
      ],
      [
        /\b(?:captain|skipper|chief mate) (?:says|said)\b/,
        /\b(?:week|leave|port|outside|anchor|go in|home)\b/,
        /\b(?:on leave|my (?:sister|wife|kids|family|son|daughter|brother|mother)|wait|months)\b/,
      ],
      [/\bmotorways?\b/, /\b(?:monday to (?:thursday|friday)|i sell|all week|sales rep|my territory)\b/],
      [
        /\b(?:in|with) the (?:lorry|truck) (?:at|on|in) the (?:border|port|queue)\b|\bthe border of\b/,
        /\b(?:lorry|truck|load)\b/,
        /\b(?:my (?:boy|son|daughter|wife|kids|girl)|home|fever|days)\b/,
      ],
      [
        /\beasier when i(?:'m| am|m) (?:not there|away|gone)\b/,
        /\b(?:2 days|two days|weekends?|in the way|she has it all|when i'm home|when i come (?:home|back))\b/,
        /\b(?:away|work|rig|road|2 days|two days|weeks?)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:\w+ )?(?:husband|dad|father|brother|son|boyfriend|partner|wife|fianc[eé]e?)(?:'s| is| was| works?| drives?)? (?:\w+ ){0,3}(?:rig|ships?|offshore|trucks?|at sea|away|lorry|lorries|road)|(?:dad|father|husband|boyfriend|brother|son) (?:works?|drives?) |fiancé|fiance|fella|i dream|fire truck|food truck|fell off|cruise|booked|advertisement)\b/,
    hear: [
      'Being away from home for work that much is lonely.',
      "Things go on at home, the leaking tap and the neighbours' news, and out on the job you hear of them when they're over.",
      "People ask about the miles and the hours of a job like that. They don't ask about the waiting, with nothing to do but think of home.",
      "When you ring home everybody says it's fine, since there's nothing you could do about it from out there.",
      "You put in the hours for the people at home, and the hours are just what they don't get of you.",
    ],
    ask: [
      "What's the first thing you do when you get home from a stretch of work?",
      "What's it like where you sleep on the job?",
      'Who do you talk to out there, on the job?',
      'What small thing about home do you miss?',
      'What do they say when you ring home?',
      "What's going on at home just now that you'd like to be there for?",
      'What made you take that work?',
      "What's the best hour of a day, out on the job?",
    ],
    advice: [
      "I'd be there on the phone for the one thing that counts at home this week, at their hour and not yours, and fix the time tonight. If it's being away at all that's too much, ask the firm what they have nearer home.",
      "I'd tell them at home straight that you mind missing it, so nobody has to guess, and do it tonight. If the money allows, give this work an end, a month on the calendar, and tell them which.",
    ],
    reason: [
      "You're out there for the people at home, and they're just who you don't get to see. That would get to anyone, whatever the job pays.",
      "There's a lot of time to think on a job like that, and home only reaches you in bits. It's bound to get big in your head.",
    ],
  },
  {
    id: 'teaching-too-much',
    setting: true,
    signs: orAll(
      orOutright(
        /\b(?:i'm|im|i am) an? (?:teacher|nqt|ect|student teacher)\b[^.\n]{0,40}\b(?:done|exhausted|cry|crying|drown\w*|hate|swore|fuck|shattered|burn\w*|leaving|quit|broken)\b|\b(?:fuck off|swore at me)\b[^\n]{0,40}\b(?:i'm|im|i am) a teacher\b|\bi teach (?:year )?\w+\b[^.\n]{0,30}\b(?:feral|wild|monsters|animals)\b|\bteaching (?:has|is) (?:broken|killing|destroying|finishing|burning) me\b|\bmy (?:class|pupils|year \w+) (?:won'?t|don'?t|wouldn'?t|never) (?:listen|behave|sit)\b|\bofsted\b[^\n]{0,30}\b(?:i'm|im|i am) a teacher\b|\b(?:kids|pupils),? no ta\b|(?:^|\n)supply teacher\b|\bi teach in a\b[^\n]{0,60}\b(?:no help|no books|one class|exhaust\w*)\b|\bmarking \d+ (?:books|papers|essays|scripts)\b|\b(?:used to love|once loved) teaching\b|\b(?:i'm|im|i am) a ta\b[^\n]{0,40}\b(?:bit|kicked|hit|child|kids?)\b|\breport writing (?:till|until)\b|(?:^|\n)pgce\b|\b(?:i'm|im|i am) (?:doing|on) (?:a|my|the) pgce\b|\btore (?:the|my) lesson apart\b|\byear (?:7|8|9|10|11|seven|eight|nine|ten|eleven)\b[^\n]{0,40}\b(?:broke|broken|destroyed|finished) me\b/,
        /\b(?:i(?:'m| am|m) (?:\w+ ){0,3}?(?:teacher|teaching assistant|nqt|ect|lecturer)|i teach|(?:been )?teaching (?:year|maths|english|primary|full|for|since)|(?:term|year|job) teaching|my (?:pupils|year (?:\d+|seven|eight|nine|ten|eleven)s?|form|tutor group)|books to mark|i'?m marking|my marking|marking (?:till|by|up|done|and|all|on|the|at)|lesson plans?|supply teach\w*)\b/,
        /\b(?:marking|to mark|lessons?|(?:they|kids|class|pupils|year \w+) (?:\w+ )?(?:won'?t|wouldn'?t|don'?t|never|just|kept) (?:\w+ )?(?:stop|listen|talk\w*|shut|behave)|behaviou?r|ofsted|inspection|the head\b|a parent|planning|exhausted|burn(?:t|ed)? out|too much|leav(?:e|ing) teaching|quit|stationery cupboard|period (?:one|1|two|2|five|5|six|6)|worksheets?|staff ?room|cried in|hates? me|swore at me|classroom|last lesson)\b/,
      ),
      [
        /\b(?:books?|mocks?|essays|papers|reports?|scripts|report comments?)\b/,
        /\b(?:ofsted|marking|each pile|year (?:\d+|seven|eight|nine|ten|eleven)|a pleasure to have)\b/,
        /\b(?:half eleven|half ten|midnight|any day|due (?:on )?monday|the sofa|see straight|still|put themselves to bed|tonight|sunday)\b/,
      ],
      [
        /\byear (?:7|8|9|10|11|seven|eight|nine|ten|eleven)\b/,
        /\b(?:period|last lesson|till the bell|talked over me|my lesson|won'?t listen)\b/,
        /\b(?:talked over|friday|bell|radiator|cried|shout\w*|behav\w+|throw\w*|my lesson)\b/,
      ],
      [
        /\bi(?:'ve| have|ve)? been a teacher\b|\bas a teacher\b/,
        /\b(?:cried|exhaust\w*|cupboard|too much|worn out|finished by)\b/,
      ],
      [
        /\ba parent (?:emailed|rang|messaged|wrote|texted|complained)\b/,
        /\b(?:midnight|answer by|mark|grade|a 7|homework|sunday|my class|detention|at night)\b/,
      ],
      [
        /\b\d\d (?:children|kids|pupils|students|second graders|learners) in (?:the|my|one) class\b|\bme and \d\d (?:second |first |third |fourth )?(?:graders|kids|children|year \w+)\b/,
      ],
      [/\bmy own money on\b/, /\b(?:glue|class|snacks|pencils|pupils|books)\b/],
      [
        /\binvigilation\b|\bbus duty\b|\bplayground duty\b/,
        /\b(?:principal|periods?|annual day|head|on top|again|lunch)\b/,
      ],
      [
        /\b(?:wee one|child|kid|pupil|boy) (?:\w+ )?(?:bit|kicked|hit|punched) me\b/,
        /\b(?:form|class|school|done differently|ta\b|incident|my lesson)\b/,
      ],
      [
        /\bsunday (?:nights?|evenings?)\b/,
        /\broom \d+\b|\bmy year \w+\b|\bmy (?:class|pupils)\b/,
        /\b(?:sick|stomach|dread|cry|crying)\b/,
      ],
      [/\bmy voice (?:is|has) gone\b/, /\b(?:boys at the back|class|pupils|lessons?)\b/],
      [/\btook my (?:aide|ta|assistant) away\b|\bno (?:aide|ta) (?:any ?more|this year)\b/],
    ),
    unless:
      /\b(?:retired|my teacher|used to teach|teach (?:him|her|me|my|us|the ladies|sunday|yoga|piano)|my (?:son|daughter|child|kid|boy|girl)(?:'s|s)? (?:teacher|school|class)|drum lesson|driving lessons?|piano lessons?|learn\w* (?:a|my) lesson|taught me a lesson|night school)\b/,
    hear: [
      "Teaching takes so much out of you, and it doesn't stop when you get home.",
      'A whole class needs you at once, and each of them only sees that you were busy with another.',
      'The marking comes home with you and sits there all evening like somebody waiting to be spoken to.',
      'The school counts the marks. Nobody counts which child you could see had something wrong that morning.',
      'You can have a good word for every child in the class and none left by the time you get home.',
    ],
    ask: [
      'Which of the class do you think about at home?',
      'Which lesson of the week do you look forward to?',
      'Who in the staff room do you talk to?',
      'What made you want to teach?',
      'What from school is waiting to be done?',
      'What would you do with that class if nobody were checking?',
      'Which teacher of your own do you think of, in class?',
      'What has one of the children said lately that you remember?',
    ],
    advice: [
      "I'd do one thing badly this week on purpose, and I'd start with the marking, a tick and one word. If it's one class that wears you down, ask a colleague tomorrow to sit at the back of it for ten minutes.",
      "I'd set an hour tonight at which school stops, and put the bag in another room. If it's been like this all term, tell whoever's above you what you're going to drop. If it's that school, try another before you leave teaching.",
    ],
    reason: [
      "You give your attention to a whole class all day, and then the work comes home with you. There isn't anyone who doesn't run dry on that.",
      "A class wants the whole of you every lesson, and the school wants the rest. By evening there's bound to be little over.",
    ],
  },
  {
    id: 'care-work-too-much',
    setting: true,
    signs: orAll(
      orOutright(
        /\bi work in a (?:care|nursing) home\b[^.\n]{0,40}\b(?:alone|short|\w+ residents|cry|crying|exhausted|tired)\b|(?:^|\n)nurse here\b|\b(?:patients|residents) (?:to|by|on) my(?:self| own)\b|\balone with \w+ (?:residents|patients)\b|(?:^|\n|\b(?:i'm|im|i am) a )junior doctor\b|\b(?:two|one|three|2|1|3) of us for \w+ (?:residents|patients|beds)\b|\b(?:hca|staff nurse|healthcare assistant|care assistant)\b[^\n]{0,60}\b(?:sit down|short|break|12 hrs|twelve|hours|exhausted|knackered)\b|\bcalls today in the care\b|\b(?:i'm|im|i am) a social worker (?:with|and)\b|\bhours on (?:a&e|icu|the ward|resus)\b|(?:^|\n)hca\b|\bresident (?:hit|bit|slapped|punched|kicked|spat at) me\b/,
        /\b(?:i(?:'m| am|m) (?:\w+ ){0,3}?(?:nurse(?:'s aide)?|carer|care (?:assistant|worker)|healthcare assistant|hca|midwife|paramedic|support worker|social worker|junior doctor|bleep holder)|i work (?:in|at|on|for) (?:a |the |an )?(?:\w+ ){0,2}?(?:hospital|care home|nursing home|hospice|ward|home for old|a&e|icu)|my (?:residents|patients|ward)|on (?:the|our|my) ward|half the ward|bed (?:one|two|three|four|five|six|\d+)|(?:fourteen|twelve|thirty|twenty|eleven|\d+) (?:residents|patients|beds|visits)|as a (?:nurse|carer|care assistant))\b/,
        /\b(?:short[- ]?staff\w*|understaffed|on my own|by myself|two of us|called in sick|no staff|half the ward|agency|beds|double|(?:twelve|12)[- ]?hour|12s|no break|my feet|my back|exhausted|knackered|burn(?:t|ed)? out|too much|nothing left|no jobs left|numb|didn'?t feel|lay down on the floor|cried|crying|buzzers?|call bells?|can'?t (?:do|keep|go on)|visits|in between|minutes (?:per|each|a)|died on my|inspection|haven'?t eaten|didn'?t eat|sat in the car|my hands were shaking)\b/,
      ),
      [
        /\b(?:fifteen|ten|twenty|15|10|20|five) minutes (?:for|with|per) (?:mr|mrs|(?:a|each|every) (?:client|patient|visit|call|resident))\b/,
      ],
      [/\bbleep\b/, /\b(?:all night|cannula|went off|on call|ward|night)\b/],
      [
        /\bas a (?:nurse|carer|midwife|doctor|care worker|support worker)\b/,
        /\b(?:two patients|each bed|relatives|shouting|short|alone|exhausted|no staff|too much)\b/,
      ],
      [
        /\bin a (?:sec|minute|wee minute|moment)\b/,
        /\bwhen i (?:went|got|came) back (?:she|he) (?:had|was|'d) (?:died|dead|gone|passed)\b/,
        /\b(?:pet|mr|mrs|residents?|patients?|shift|the ward|buzzer)\b/,
      ],
      [
        /\b(?:home care|care calls|domiciliary|calls on a (?:sunday|saturday|shift))\b/,
        /\b(?:fourteen|twelve|fifteen|\d\d|driving between|don'?t pay|dont pay|minutes)\b/,
      ],
      [/\bcaseload\b/, /\b(?:families|patients|clients|\d\d|too many|visit)\b/],
      [
        /\bcame off (?:the )?(?:ambulance|shift|the ward|nights)\b/,
        /\b(?:greens|scrubs|out of my head|feet|still in)\b/,
      ],
      [/\bi wash and feed\b|\bwash(?:ing)? (?:and \w+ )?(?:everybody|everyone) else'?s? (?:mother|mum|parents)\b/],
      [
        /\bmatron\b|\bthe sister in charge\b/,
        /\b(?:kept me (?:over|on|back)|a double|double again|rang in sick|no break)\b/,
      ],
      [
        /\b(?:we|us) midwives\b|\bin labour and (?:four|three|two|five|\d) rooms\b/,
        /\b(?:labour|corridor|rooms|short|one of us)\b/,
      ],
      [
        /\b(?:corridor|each bed|one nurse|only nurse)\b/,
        /\b(?:patients|ward|a&e|trolleys?)\b/,
        /\b(?:i'?m (?:the|a) nurse|my shift|night shift|two of us|just me|only me|on my own)\b/,
      ],
    ),
    unless:
      /\b(?:(?:i'?m|i am) (?:her|his|their|my \w+'?s?|mum's|dad's) (?:\w+ )?(?:carer|nurse)|carer for|full[- ]time carer|unpaid carer|carer'?s (?:allowance|grant)|mum(?:'s)? (?:\w+ ){0,4}ward|visiting (?:him|her|my|mum|dad)|retired|i'?m a patient|i was (?:a patient|on the ward)|in labour|my (?:mum|mom|dad|nan|wife|husband|son|daughter|baby|gran|sister|brother)(?:'s| is| was)? (?:\w+ ){0,3}(?:ward|hospital|hospice))\b/,
    hear: [
      "You give so much care at work, with too little time to do it as you'd like.",
      "The whole round gets done, and what you take home from the shift is the one thing you didn't get to.",
      "To them upstairs short staffing is a number. To you it's somebody you couldn't get to.",
      "People say they couldn't do the caring you do, and they mean it nicely, and then they stop asking.",
      'You wash your hands all shift long and some of it still comes home on you.',
    ],
    ask: [
      'Which of the people you look after is on your mind?',
      'Who asks how you are, when you come off shift?',
      "What didn't you get round to on that shift?",
      'What brought you into care work?',
      "What's the first thing you do when you get in from a shift?",
      'Who is good to be on shift with?',
      'What would one more pair of hands on the shift change?',
      'What would you want the ones above to see, if they did a round with you?',
    ],
    advice: [
      "I'd write it down after every shift, how many staff, how many to care for, what didn't get done, and hand it in dated. If somebody could come to harm, say exactly that to whoever's in charge tomorrow. It isn't yours to carry silently.",
      "I'd take the whole break on the next shift, and eat, and go home on time. If you dread every shift, or don't feel anything any more, see a doctor, as you'd tell a patient to, before you decide about the job.",
    ],
    reason: [
      "You can only look after so many at once, and each of them is a person, so what's left undone weighs more than in other work.",
      'Care goes one way all shift long. You can be good at the work and come off it with nothing left, or angry, or numb.',
    ],
  },
];
