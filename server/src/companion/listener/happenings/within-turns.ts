import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** What is given up, decided, prayed for or not known, and the short answers in the middle of a talk. */
export const withinTurns: readonly Happening[] = [
  {
    id: 'days-without-drink',
    cues: 'sober drink drank drunk smok cigar vap clean gambl bet wine beer weed',
    when: own(
      "YOU(?:'ve)? (?:been )?off (?:the )?(?:cigarettes|fags|drink|booze|wine|beer|weed) (?:for )?(?:\\d+|\\w+) (?:days?|weeks?|months?|years?)\\b|\\b(?:first|second|third|fourth|fifth|\\d+|two|three|four|five|six) ?(?:st|nd|rd|th)? (?:days?|weeks?|months?|years?) off (?:the )?(?:wine|drink|booze|fags|beer|cigarettes|weed)\\b|YOU (?:haven't|not|have not|'ve not|didn't) (?:had|touched|have) (?:a |one |any )?(?:drink|drop|smoke|cigarette|fag|bet|wine|beer|line|joint)\\b|YOU (?:didn't|haven't) (?:drink|smoked?|drunk|gambled?)(?: (?:today|tonight|since|for|last)\\b.*)?$|\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|sixteen|ninety|hundred) (?:days?|weeks?|months?|years?)(?: \\w+)? (?:sober|clean|dry|smoke ?free|no (?:bets?|drink|booze|fags|smoking|gambling|vape)|without (?:a )?(?:drink|smok\\w*|cigarette|fag|drinking))|YOU(?:'ve)? (?:got|been|gone) (?:sober|clean|dry)\\b|YOU (?:gave|give|given|giving) up (?:the )?(?:drink\\w*|smok\\w*|cigarettes|fags|booze|alcohol|wine|weed|gambling|vaping)|YOU(?:'ve)? (?:quit|stopped|packed in) (?:the )?(?:drink\\w*|smok\\w*|booze|gambling|vaping|weed)",
    ),
    unless:
      /\b(?:dad|mum|mom|he|she|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|they)(?:'s|s| is| has| was|'s been| has been| got)? (?:now |nearly |almost |just |out,? )?(?:\w+ (?:days?|weeks?|months?|years?) (?:sober|clean|dry)|sober|clean|off)\b|\brelaps\w*|\bslipped\b|\bhe'?s out\b|\bfound one\b|\bhouse (?:is )?clean\b|\bclean (?:the|clothes|sheets)\b|\bpathetic\b|\bthe doctor said\b|\bif i\b|\bshould (?:give|stop|quit)\b|\btrying to (?:give|stop|quit)\b|\bhaven'?t had a drink of water\b|\bwater\b|\bantibiotics\b|\bthen\b|\bbody\b|\bthat was\b|\bstanding outside\b|\bnothing to do with\b|\bi had a whole\b|\blost\b|\bget asked\b|\bstarted again\b|\bgave (?:him|her)\b|\bwant (?:a|to) drink\b|\bsince (?:i )?can'?t drink\b|\bpregnan/,
    bright: true,
    hear: [
      'Every one of those days took effort, and you did it.',
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
      "YOU (?:had|took|bought) (?:a|one|the first|another) (?:drink|beer|cigarette|fag|smoke|bet)\\b.*\\b(?:after|first|since|again|saturday|last night|yesterday)|YOU(?:'ve)? (?:started(?! drinking at)|back on|went back (?:on|to)|gone back to|fell back)\\b(?: \\w+){0,3} (?:drink\\w*|smok\\w*|booze|fags?|gambling|vaping|betting)|YOU (?:relapsed|drank again|smoked again|slipped up)\\b|YOU drank (?:again|(?:on )?(?:saturday|friday|last night|yesterday|sunday)|tonight)",
    ),
    unless:
      /\b(?:he|she|my (?:dad|mum|husband|wife|son|brother|sister|partner))(?:'s| has| is)? (?:started|back on|drinking|relapsed|drank|gone back)\b|\bwedding toast\b|\bsmoked (?:salmon|fish)\b|\bdoctor about\b|\bbalcony\b|\bskin\b|\bcoffee\b|\btea\b|\bwater\b|\bchampagne\b|\bjuice\b/,
    hear: [
      "That's a hard moment, and the days before it still count.",
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
      /\bfaith (?:isn'?t|is not|hasn'?t|has not|has (?:kept|carried|helped|grown)|is (?:strong|what|all))\b|\bdon'?t believe (?:in )?(?:him|her|them|it|you|a word|that|what|the)\b|\bfaith in (?:people|the|humanity|him|her|them|doctors|myself)\b|\bsocks\b|\bsolved\b|\bstomach\b|\bquiet on (?:me|you)\b|\bhe(?:'s| has| is) gone\b|\bdon'?t believe in (?:love|luck|ghosts|that|marriage|horoscopes)\b/,
    hear: [
      "It's a real loss when faith goes quiet, and hard to talk about.",
      'Doubt keeps its own company. There are few people it can be said to without somebody getting frightened.',
    ],
    ask: ['When did you notice?', 'Who could hear that without getting frightened?'],
  },
  {
    id: 'prays-for-it',
    general: true,
    cues: 'pray prayed praying prayer candle rosary',
    when: own(
      'YOU (?:just |still |keep |do )?(?:pray|prayed|praying|lit a candle|light a candle|say a prayer|said a prayer|say the rosary|said the rosary)\\b(?! (?:that )?(?:he|she) dies)',
    ),
    unless:
      /\bpray(?:ing)? mantis\b|\bpray(?:er)? (?:mat|hall)\b|\bbirthday candle|\bcame true\b|\bpower cut\b|\bcandles? (?:for (?:the )?(?:bath|dinner|smell)|in the bath)\b|\bwhat (?:we|you|i) prayed\b|\bprayed for came\b|\blips\b|\bslots\b|\bnepa\b|\bthat'?s all\b|\btoured\b|\bchest since\b|\b(?:don'?t|can'?t|stopped|no longer) pray/,
    hear: [
      'Praying about it gives you somewhere to take it.',
      'Praying is also a way of staying with it when there is nothing left for the hands to do.',
    ],
    ask: ['What are the words, when you say them?', 'When in the day do you pray?'],
  },
  {
    id: 'changed-my-mind',
    general: true,
    cues: 'changed mind change decid thoughts',
    when: own(
      "YOU(?:'ve)? (?:just )?(?:changed your mind|change your mind|had second thoughts|having second thoughts|not so sure (?:now|any ?more)|gone back and forth|going back and forth|keep going back and forth|been going back and forth|keep changing your mind|can't decide|cannot decide|couldn't decide|can't make up your mind)\\b",
    ),
    unless:
      /\bcan'?t decide (?:if|whether) (?:the|you'd|i'd|it'?s|it is|he|she|they|that|this|my|your|a|it)\b|\bcan'?t decide (?:on|between) (?:the )?(?:curtains|colou?rs?|paint|film|pizza|names?|wallpaper|cake|dress)\b|\b(?:he|she|they) (?:can'?t|changed)\b|\bparrot\b|\bwhat to (?:eat|cook|watch|wear)\b|\bwhat to wear\b|\byou talk like\b|\bremovals\b|\bgoing now before\b/,
    hear: ["It's tiring to go back and forth like that."],
    ask: ['Which way were you leaning when you woke up today?', 'Who is waiting for your answer?'],
  },
  {
    id: 'not-knowing-if',
    general: true,
    cues: 'know whether sure',
    when: own(
      "^(?:and |but |so |because )*you (?:don't|do not|still don't|just don't|honestly don't|didn't) (?:even |really )?know (?:if|whether)\\b(?! (?:you|it) (?:even )?(?:works?|can help|helps|makes? sense))|^(?:and |but )?you(?:'re| are) not (?:even |really )?sure (?:if|whether|that)\\b",
    ),
    unless:
      /\bscreen\b|\bcourt\b|\bif (?:you|i) (?:remember|noticed|can say|should say|told you|mentioned|explain(?:ed)?|make sense|(?:am|m) (?:allowed|explaining))\b|\bif (?:that|this|it) (?:counts|makes sense|is (?:normal|the right))\b|\bif (?:you|u) (?:know|get|understand|can)\b|\bi don'?t know if you\b|\bapp\b|\bchatbot\b|\bthis works\b|\bright place\b/,
    hear: [
      'Not knowing is one of the hardest parts.',
      'Even a bad answer would let you begin with something. A question keeps everything standing.',
    ],
    ask: ['How long have you been turning that over?', 'What would tell you?'],
  },
  {
    id: 'not-knowing-what-to-do',
    general: true,
    cues: 'know what idea lost',
    when: own(
      "^(?:and |but |so |because )*you (?:don't|do not|just don't|honestly don't|didn't|have no idea|no longer|still don't) (?:even |really )?(?:know )?(?:what (?:to do|you should do|you're supposed to do|you're doing|else to do|you(?:'re| are) going to do|now|next)|where to (?:go|turn|put (?:it|yourself|your))|who to (?:ask|tell|talk to|turn to)|what you want(?! to (?:say|write|tell|type|talk|ask))|what happens (?:now|next))\\b",
    ),
    unless:
      /\belse to do (?:to|with) (?:it|them)\b|\bwhat (?:you|i) want (?:for|to (?:eat|watch|wear))\b|\bdon'?t know what i'?m doing (?:at|on|in) (?:the )?(?:gym|kitchen)\b|\bwhere to put (?:the|all)\b|\bdidn'?t know what to do\b.*\b(?:so|then) (?:i|you)\b|\bto do with (?:your|my|the) (?:mornings|days|hands|evenings)\b|\bto do with (?:that|yourself|myself)\b|\bclarinet\b|\bnine days\b|\bwhere to put (?:it|yourself|myself)\b|\bwith your face\b|\bwhat to do with (?:your|my) (?:face|hands)\b/,
    hear: [
      "It can't be easy to be stuck like that and not see what to do.",
      'Not knowing what to do costs nearly as much strength as doing something.',
      'When every way out has something against it, it is easy to feel stuck in the middle.',
    ],
    ask: [
      'What have you already ruled out?',
      'Who else is in this with you?',
      'What would you do, if nothing could go wrong?',
    ],
  },
  {
    id: 'the-only-one',
    cues: 'only',
    when: own(
      'YOU (?:always )?the only (?:(?:one|person)(?= (?:in|at|there|here|on|who (?:didn.t|can.t|doesn.t|isn.t|wasn.t|hasn.t|noticed|sees|saw|thinks))\\b)|woman|man|girl|boy|black|brown|foreigner|single|sober|parent|mother|dad|adult)\\b(?!.*\\b(?:you (?:love|trust|want|need|told)|for (?:him|her)|i can talk)\\b)',
    ),
    unless:
      /\bsays? well done\b|\bin the (?:house|family|pool|sea|queue|world|flat)\b|\bgot (?:one|an opinion)\b|\bhasn'?t got one\b|\bof the (?:two|three|four|five|six|seven) who\b|\blives? (?:near|close)\b|\bat home\b|\bleft\b|\bawake\b|\b(?:you'?re|you are) the only (?:one|person) (?:i|who (?:listens|knows|i)|on earth)\b|\bnot the only\b|\bpass(?:ed)?\b|\bwon\b/,
    hear: [
      'Being the only one there is tiring and lonely.',
      'There is nobody to catch your eye with. It makes an hour there about twice as long.',
    ],
    ask: ['Does anyone else there see that?', 'When did you first notice it?'],
  },
  {
    id: 'first-time-since',
    general: true,
    cues: 'first',
    when: own(
      "\\b(?:for the |it was the |it's the |the )?first time (?:since|in (?:(?:about|over|nearly|almost|maybe) )?(?:a|an|\\w+) (?:\\w+ )?(?:years?|months?|weeks?|days|ages|decades?|long|time)|in your life|in (?:my|your) (?:whole )?life)\\b",
    ),
    unless:
      /\bsince (?:noon|breakfast|lunch|this morning|yesterday|dinner|\w+day)\b|\bin (?:a |two |three |\d+ )?days?\b|\b(?:lied|lost|failed|shouted|row|fight|fought|argued|divorce[ds]? me|sick|missed|forgot|cried|alone|without (?:him|her|them))\b|\bsaw (?:him|her|my ex)\b|\b(?:hit|hurt|drank|drink|smoked|relapse|screamed|hospital|died|bled|cut)\b/,
    bright: true,
    hear: [
      "After such a long time, that's a big thing.",
      'A first time after so long is far bigger from inside than anybody watching could tell.',
    ],
    ask: ['What was it like, just in the moment?', 'What made it happen now?'],
  },
  {
    id: 'proud-in-secret',
    general: true,
    cues: 'proud pride',
    when: own(
      "(?:YOU|^) ?(?:(?:so|really|very|that|quite|a bit|kind of|sort of|secretly|actually|also|just|feel|felt|feeling|am|a little|dead|well|stupidly|ridiculously|pretty) )*proud\\b(?! (?:to|of (?:him|her|them|my|your (?!self)|the boys)))(?!.*\\b(?:not|never|supposed|everybody'?s|too)\\b)",
    ),
    unless:
      /\b(?:he|she|they) said,? (?:i am|i'm|i was) |\bfor (?:about )?(?:a|one) minute\b|\b(?:jealous|gutted|heartbroken)\b|\byou were\b|\bmy (?:girl|son|boy|daughter|mum|mom|brother|sister|dad|wee sister|little brother|lad)\b|\bshe(?:'s| stood| tells)\b|\brinse\b|\bmiss\b|\bburn\b|\bnot proud\b|\btoo proud\b|\bnever .{0,15}proud\b|\bproud of (?:him|her|them|my (?:son|daughter|boy|girl|kids?|wife|husband|sister|brother))\b|\bbut\b|\bheartbroken\b|\bshould be proud\b|\bhe(?:'d| would) be proud\b/,
    bright: true,
    hear: [
      'You can be proud of that, and out loud if you like.',
      'You know what went into it. That is why it lasts longer than praise does.',
    ],
    ask: ['Which bit of it are you proudest of?', 'Who is going to hear about it?'],
  },
  {
    id: 'relief',
    general: true,
    cues: 'relie breathe weight off lighter phew over',
    when: own(
      "YOU (?:(?:so|very|that|just|feel|felt|really) )*(?:relieved|relief|lighter|a weight off|the most tremendous relief)\\b|(?:it's|it is|that's|what) (?:such )?a (?:huge |great |big |massive )?(?:relief|weight off)|YOU can (?:finally |at last )?breathe (?:again|out|now|easy)|(?:a |the )?weight (?:off|has lifted|lifted|gone)",
    ),
    unless:
      /\byou (?:only |just )?(?:heard|took)\b|\bnot just relieved\b|\b(?:and|but|feel) (?:awful|terrible|ashamed|sad|bad)\b|\bsome relief\b|\bpain relief\b|\brelief (?:teacher|driver|fund|map)\b|\blost weight\b|\bwould be\b|\bno relief\b|\bnot relieved\b|\bwish\b|\bif (?:i|only)\b|\bdied\b|\bdeath\b|\bguilt|\bashamed\b|\bdidn'?t say relieved\b|\bfuneral\b|\bpassed away\b|\bcan'?t breathe\b|\bhospital rang\b/,
    bright: true,
    hear: [
      'What a relief, after carrying it for that long.',
      'Only now that it is off can you feel how long it had been there.',
    ],
    ask: ['When did you notice that it had gone?', 'Who have you told?'],
  },
  {
    id: 'not-that-but-this',
    cues: 'not isn',
    when: /^(?:no,? |and |but |it's )?(?:you(?:'re| are) not|it isn't that you(?:'re| are)|it's not that you(?:'re| are)) (?:even |really |exactly |so much )?(?:sad|angry|mad|depressed|lonely|upset|scared|afraid|unhappy|lazy|jealous|crying|heartbroken|bitter|ungrateful|cross|annoyed|bored|stressed)(?: (?:exactly|at (?:him|her|them)|about (?:it|that)|with (?:him|her|them)|really|of (?:him|her|them)))?(?:, it's (?:the|just|only|more) .*)?$/i,
    unless:
      /\bok(?:ay)?,? i(?:'m| am)\b|\bbut maybe i am\b|[\s\S]{110,}|\bi'?m fine\b|\bthat was (?:before|earlier)\b|\bgood news\b|\byou keep\b|\bstop\b|\?|\bjust (?:joking|kidding)\b|\bsuicidal\b|\bnot \w+(?: \w+)?[,;.] ?(?:but )?(?:i'?m|i am|i feel|i'?ve|just|only|more|it'?s (?:more|just|only)) (?!not\b)\w/,
    hear: ["Thanks for putting that right. It's something else, then."],
    ask: ['What word would you give it?', 'Where do people usually get it wrong?'],
  },
  {
    id: 'worst-hour',
    general: true,
    cues: 'worst evening night sunday morning weekend hardest long bad',
    when: /^(?:it's |mostly |mainly |usually |always |the )*(?:evenings?|nights?|sundays?|mornings?|weekends?|saturdays?|afternoons?|sunday (?:nights?|evenings?|afternoons?)|christmas|bedtime|after (?:tea|supper|dinner|work|school|midnight|lunch)|night ?time|the \w+ hour)(?:'s| is| are| was)? (?:(?:always|just|still|mostly|really) )*(?:the )?(?:worst|hardest|long|longest|bad|tough|hard|terrible|awful|difficult|the problem|when it)\b|^(?:it's |it is )?(?:mostly|mainly|usually|worse|worst|only|always|just) (?:at|in|on) (?:the |a )?(?:evenings?|nights?|sundays?|mornings?|weekends?|night|sunday (?:nights?|evenings?))\b|^(?:it's |it is )?(?:(?:always|just|mostly) )*(?:the )?(?:evenings|nights|sundays|mornings|weekends|sunday nights)(?: mostly| mainly| really)?$|^the (?:worst|hardest) (?:is|are|part is|bit is|time is) (?:the |at )?(?:evenings?|nights?|sundays?|mornings?|weekends?|night)\b|^(?:it's )?(?:worse|worst|loudest|hardest) (?:at|in|on|when)\b/i,
    unless:
      /\bsummer\b|\bsunday (?:roast|league)\b|\bbath\b.*\bkids\b|\bshe'?s worse\b|\bhe'?s worse\b|\btraffic\b|\bbus(?:es|y)?\b|\bhospice\b|\bnights mostly\b.*\bwork|\bi work\b/,
    hear: [
      "It's hard when you know that part of the day is coming.",
      'The rest of the day has jobs to hold on to. That stretch has nothing in it to hold it off.',
    ],
    ask: ['What did that hour use to be like?', 'What do you usually do when it comes?'],
  },
  {
    id: 'for-so-long-now',
    general: true,
    cues: 'year month week age long decade day',
    when: /^(?:oh |well |erm |um |for |about |nearly |almost |over |since |maybe |around |it's been |it must be |that's |probably |going on |like |more than |at least |gone |roughly |some )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\d+|a few|a couple of|several|many|too many|so many|ages|half a|forty[ -]?\w+|thirty[ -]?\w+|twenty[ -]?\w+)?(?: and a half| or (?:two|three|four|so|\d))? ?(?:years?|yrs?|months|decades|ages|donkey's years)(?: (?:now|at least|or so|maybe|i think|i suppose|give or take|almost|nearly|together|altogether|in (?:march|may|june|april|october|september|november|december|january|february|july|august)))*$/i,
    unless:
      /\band (?:he|she|they|not|you|still|it)\b|\bcouldn'?t\b|\bwe (?:were|lived|had|worked)\b|\b(?:job|marriage|relationship|apart|warranty|contract)\b|^(?:\S+\s+){8}|\b(?:sober|clean|old|married|prison|sentence|jail|pregnant|inside)\b|\bthey said\b|\bleft to live\b|\b(?:twins|teething|died|dead|killed|motorbike|the (?:cat|dog)|divid\w*|over|married|couldn'?t even)\b/,
    hear: ["That's a long time to live with something."],
    ask: ['What was going on in your life when it began?', 'What has changed about it in that time?'],
  },
  {
    id: 'only-said-that',
    cues: 'said says put wrote sent replied typed goes',
    when: own(
      "WHO (?:just |only |simply )+(?:said|says|wrote|replied|put|sent|typed|goes|texted|went|sent back)(?: back)?,? [\"']?(?:ok|okay|oh|oh ok|oh right|right|fine|k|hmm|mm|cool|nice|noted|we'll see|whatever|thanks|thank you|sure|yes|no|good|lol|haha|a thumbs up|thumbs up|ah|aw|well|\\w+)[\"']?$|that was all (?:he|she|they) said$|(?:he|she|they) (?:put|sent|replied with) (?:a|one|just a) (?:thumbs? up|emoji|laughing face|like|k)\\b",
    ),
    unless:
      /\bthen (?:he|she|they) (?:hugged|laughed|cried|took)\b|\bkind|\bproud\b|\bbelieve\b|\bsaid (?:yes|sorry)\b|\bstay\b|\blove\b|\bhome\b/,
    hear: [
      "You'd hoped for more than that, and it stings.",
      'So little came back that it leaves you holding the whole of it still.',
    ],
    ask: ['What had you braced yourself for?', 'What do you make of it?', 'How long had you been working up to it?'],
  },
  {
    id: 'sick-at-the-thought',
    general: true,
    cues: 'sick stomach ill physically knot',
    when: own(
      'YOU (?:feel|felt|feeling|get|got|was|were|am) (?:so |physically |really |a bit |quite |properly )*(?:sick|ill|sick to (?:my|your) stomach)(?: (?:after|every time|each time|when(?:ever)?|just thinking|thinking|about it|at the thought|on sunday|before|to (?:my|your) stomach)\\b.*|$)|(?:a |the )?knots? in (?:your|my) stomach|your stomach (?:turns|turned|drops|dropped|churns|is in knots|goes|went|was in knots)',
    ),
    unless:
      /\bheld my hair\b|\bwhen i was (?:sick|ill|little)\b|\bsick (?:pay|note|leave|day|line)\b|\bcall in\b|\bfood poisoning\b|\bbug\b|\bvomit|\bthrew up\b|\bdoctor\b|\brollercoaster\b|\bmorning sickness\b|\bmigraine\b|\bulcer\b|\bsertraline\b|\bsaw that\b|\bate\b|\bferry\b|\bprawns?\b|\bpregnan|\bfever\b|\bflu\b|\bbus\b|\bchemo\b|\btablets?\b|\bcovid\b|\bcar ?sick\b|\bcall(?:ing|ed)? in sick\b|\bhospital\b|\bboat\b|\bdrunk\b|\bhangover\b/,
    hear: ['Being that worried goes straight to the stomach.'],
    ask: ['When does it start?', 'What settles it, when something does?'],
  },
  {
    id: 'they-only-looked',
    cues: 'looked look stared shrug nod smiled',
    when: own(
      "WHO (?:didn't (?:say|do) anything,? )?(?:just|only) (?:looked (?:at (?:you|me)|away|down|at (?:the|his|her) \\w+)|stared|shrugged|nodded|blinked|sat there|stood there|sighed)(?: (?:at|and|like|as)\\b.*)?$",
    ),
    unless:
      /\bthe (?:dog|cat|horse|cow|baby|bird|sheep|goat|fox)\b.*\b(?:looked|stared)\b|\blaughed\b|\bhugged\b|\bsunset\b|\bproud\b|\bsmil|\blove\b/,
    hear: [
      "It's hard when all you get is a look.",
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
      /\bturned (?:up|out|over a|\d+)\b|\bturned (?:the (?:tv|telly|radio)) (?:on|off)\b.*\b(?:film|match|together)\b|\bbaby\b|\bstroke\b|\bdementia\b|\bcoma\b|\bdeaf\b|\bgrave\b|\bdied\b|\bcollar\b|\bstroked\b|\bsqueezed\b|\bquesadilla\b|\bsandwich\b|\bgood on\b|\bthen (?:he|she) (?:said|goes|laughed|hugged)\b|\band (?:he|she) said ok\b|\bmanager\b|\bthey didn'?t say no\b|\bhe didn'?t say anything (?:bad|mean|wrong)\b|\bjust sat with me\b|\bsat with\b|\bheld my\b|\bhugged\b|\bput (?:his|her|a) (?:hand|arm)\b|\btissue|\bdog\b|\bcat\b|\bdidn'?t (?:even )?(?:react|answer) (?:badly|angrily)\b|\bkind\b|\bbless\b|\bsoup\b|\btea\b/,
    hear: [
      'Saying something that matters and getting no answer hurts.',
      'It is hard to tell a silence that means no from one that means nothing came to mind.',
    ],
    ask: [
      'What had you hoped for?',
      'Has either of you come back to it?',
      'Where did that leave you for the rest of the day?',
    ],
  },
];
