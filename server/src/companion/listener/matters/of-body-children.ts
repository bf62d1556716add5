import { either, orOutright, together } from '../patterns.ts';
import { kin, oneself } from './body-words.ts';
import type { Matter } from './matter.ts';

/** A child hoped for, on the way or just come. */
export const ofBodyChildren: readonly Matter[] = [
  {
    id: 'wanting-a-child',
    signs: orOutright(
      either(
        /\bclomid\b|\bletrozole\b|\bcall(?:s|ed|ing)? me barren\b|\bmy womb is\b.{0,12}\bempty\b|\bnone of (?:them|my eggs|our eggs) fertili[sz]ed\b|\beveryone\b.{0,40}\bpregnant (?:except|but) me\b|\begg collection\b|^negative again\b|\bpeeing on sticks\b|\bsex by (?:the )?calendar\b|\bperiod (?:came|arrived|started)\b.{0,60}\b(?:baby shower|christening|negative|trying|again and i (?:cried|cry))\b|\b(?:pastor|prophet|native doctor|temple)\b.{0,40}\b(?:womb|conceive)\b|\brelax and it'?(?:ll| will) happen\b|\b(?:pregnant|fourth|third) without even trying\b|\byears?\b.{0,20}\bno issue\b|\bno issue\b.{0,60}\b(?:in-?laws|marry another|husband)\b|\b(?:sperm|egg) count\b|\blow (?:amh|ovarian reserve)\b|\bbfn\b|\b(?:pcos|endo\w*|fibroids?)\b.{0,60}\b(?:to conceive|get pregnant|have (?:a baby|children|kids))\b|\b(?:hard|difficult|impossible) for me to (?:conceive|get pregnant|have (?:a baby|children|kids))\b|\bi just want (?:a|to have a|our own) (?:baby|child)\b|\b(?:baby showers?|pregnancy announcements?|gender reveals?)\b.{0,60}\b(?:one of my own|never me|not me|negative|trying)\b|\btwo week wait\b|\b(?:ivf|transfer|embryo\w*) (?:has |have )?(?:failed|didn'?t (?:work|take|stick))\b|\banother negative\b.{0,20}\b(?:month|cycle|test)|\b(?:month|cycle) \d+ of trying|\bcannot give (?:my|him|her) .{0,12}\bchild\b|\b(?:eggs|embryos?) (?:fertili[sz]ed|didn'?t take)|\bgot my period again\b/m,
        together(
          /\b(?:never blessed|childless|no (?:children|kids) of (?:my|our) own)\b/,
          /\b(?:prams?|babies|a baby|ache)\b/,
        ),
        together(/\b(?:my|freez\w*|frozen|retrieved?) eggs\b/, /\b(?:clinic|single|baby|kids|consultant|3\d|4\d)\b/),
        together(
          /\badopt(?:ion|ing)\b/,
          /\b(?:panel|assessment|turned us down|said no|agency)\b/,
          /\b(?:said no|turned (?:us )?down|waiting|years|too (?:old|near|small))\b/,
        ),
        together(/\bgood news\b/, /\b(?:married|in-?laws|aunt\w*)\b/, /\byears\b/),
        /\bsurvived? the thaw\b|\blast (?:frozen )?embryo\b|\bbeen trying for (?:\w+ ){1,3}(?:years|months)(?:$|[.,!]| now| and nothing)|\b(?:sperm|his count|low count|motility)\b.{0,60}\bresults\b|\blow count\b.{0,40}\bresults\b|\bi want (?:a baby|to be a (?:mum|mom|mother|dad|father))\b|\bwe can'?t (?:conceive|get pregnant)\b/m,
        together(/\bon (?:her|their) (?:second|third|fourth|fifth)\b/, /\bwithout (?:even )?trying\b/),
        /^another (?:month|cycle),? (?:and )?another negative\b|\bmy period (?:came|started|arrived)\b.{0,40}\b(?:this was (?:the|our) month|not this month|again this month)\b|\bi(?:'ll| will)? (?:don'?t think i'?ll|never|won'?t) (?:ever )?(?:be|become) a (?:mum|mom|mother|dad|father)\b|\bsperm is (?:the problem|low|slow|no good)\b/m,
      ),
      /\bivf\b|\biui\b|\bttc\b|\binfertil\w+|\bfertility (?:clinic|treatment|doctor|tests?)|\bembryos?\b|\bfruit of the womb\b|\btrying (?:for (?:a|another|our)(?: \w+)? (?:baby|child|kid)|to (?:conceive|get pregnant|have a (?:baby|child|kid)))\b|\bbeen trying (?:for )?(?:\d+|two|three|four|five|six|seven|years)\b.*\b(?:pregnan\w*|baby|child)|\bpregnan\w*.*\bbeen trying\b|\b(?:pregnan\w*|baby|babies)\b.*\b(?:been )?(?:\d+|two|three|four|five|six) years for us\b|\b(?:i|we)(?: still)? (?:can'?t|cannot|couldn'?t) (?:have|get|be) (?:children|kids|a (?:baby|child)|pregnant)\b|\btold (?:\w+ ){0,3}i can'?t (?:be|get) pregnant\b|\b(?:month|year)s? (?:after (?:month|year) )?.*\bnegative (?:test|again)|\bnegative\b.*\bpregnancy test|\b(?:on (?:my|our)|i'?m|we'?re) (?:\w+ )?(?:round|rounds|cycle)(?: in| of (?:ivf|clomid))?\b.*\b(?:pregnan|baby|ivf)|\bno (?:child|baby|issue) (?:yet|after)\b|\bwants? (?:to have )?a (?:baby|child) (?:so (?:bad|much)|more than)|\bstill not pregnant\b/,
      /\b(?:i|i'm|im|i've|my|me|we|we've|us|our)\b/,
    ),
    unless:
      /\b(?:the |a )(?:dog|cat|puppy|kitten)\b|\bwant a baby (?:blue|pink|grand|monitor|bath|shower)\b|\bto sell\b|\b(?:i'?m|i am|we'?re|finally) (?:\w+ )?pregnant\b|\bi am pregnant\b|\bmiscarr|\bstill ?b(?:irth|orn)|\bectopic\b|\bmy daughter'?s ivf|\bivf baby\b|\b(?:sister|brother|daughter|son|friend|cousin|boss)(?:'s| is| are|s are| has been|'s been) (?:\w+ )?(?:trying|having ivf|on (?:her|their))/,
    hear: [
      'Waiting and hoping for a child, and being let down again, hurts every time.',
      "Other people's prams seem to come out all at once, on exactly the days you could do without them.",
      "You can be truly happy about somebody's pregnancy and still have to go and stand in the bathroom for a bit.",
      "Somebody asks when you're having children, and it takes them two seconds and you the whole evening.",
    ],
    ask: [
      'What picture of a child do you keep coming back to?',
      'Who knows how much you want this baby?',
      'What do people say about children that you dread most?',
      'Which part of the month is hardest, with all that hoping?',
      'What comes next, as far as the clinic or the calendar goes?',
      "Who can you be with when somebody else's baby is all anyone talks about?",
      'What have you put off, waiting for a child?',
      'How does wanting a baby sit between you and whoever is closest to you?',
    ],
    advice: [
      "I'd pick one person who gets the whole truth about this, and one sentence for everybody else, like \"no news, I'll say when there is\". If it's the clinic that won't let go of you, write your three questions down tonight and send them tomorrow.",
      "If there's something left to try, I'd settle how much more of it you're willing to go through, and put a date on that. If there isn't, I'd stop being brave at christenings and baby showers. You may say no to the next one tomorrow.",
    ],
    reason: [
      "Wanting a child comes round every month by itself, and there's a pram at every corner. It would be odder if that left you alone.",
      "You're missing somebody who was never here, and there's no day off and no card for that. It has to come out somewhere.",
    ],
  },
  {
    id: 'pregnant',
    signs: orOutright(
      either(
        /^pregnant (?:again|with|at)\b|\bpregnant with (?:no\.? ?\d|number \w+|twins|my|our)\b|\b(?:ob|obgyn|midwife)\b.{0,80}\b[1-4]\d (?:weeks|wks)\b|\bgestational diabetes\b|\bpre-?eclampsia\b|^two (?:pink )?lines\b|^(?:the )?test was positive\b(?!.*\bcovid)|\bkicking me\b.{0,30}\bribs?\b|\bthis bump\b|\banomaly scan\b|\b(?:scared|terrified|frightened|afraid|dreading)(?: stiff)?(?: of)? (?:the birth|giving birth|labour|labor|the delivery)\b|\b(?:did|done|took|taken) (?:a|the) (?:pregnancy )?test\b.{0,60}\b(?:two lines|positive|pregnan\w*)\b|\bpositive pregnancy test\b|\b(?:\d+|two|three|four|five|six|seven|eight) (?:weeks|wks|months?|mths) (?:preg|preggers)\b|\b(?:the |my )?baby(?:'s| is) (?:breech|transverse|head down)\b|^(?:i'?m |im |i am )?(?:[23]\d|1[2-9]) (?:weeks|wks)\b.{0,60}\b(?:baby|bump|kick\w*|midwife|is it out|swollen|feet|due)\b|\bmy morning sickness\b|\b(?:im|i'm) (?:preggers|preggo|up the duff)\b|\b(?:im|i'm|i am) (?:[23]\d|1\d|[89]) ?(?:weeks|wks)\b|\bexpecting (?:a baby|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/m,
        together(
          /\b(?:drip|can'?t keep (?:water|anything|food) down|hyperemesis|throwing up)\b/,
          /\b(?:ginger biscuits?|midwife|trimester|morning sickness)\b/,
        ),
        together(/\btwins\b/, /\b(?:went in for one|sonographer|two heartbeats|at the scan)\b/),
        together(
          /\b(?:i am|i'm|im) (?:\d|two|three|four|five|six|seven|eight) months\b/,
          /\b(?:pregnant|bump|jumpers?|showing)\b/,
        ),
        together(/\b(?:two|2|pink|faint) lines?\b/, /\b(?:test|stick|bathroom)\b/),
        together(
          /\b(?:my|20|12|twelve|twenty)[- ](?:weeks?)?[- ]?(?:scan|midwife)\b/,
          /\b(?:bump|heartbeat|midwife|baby)\b/,
          /\b(?:i|my|me)\b/,
        ),
        together(/\bmidwife\b/, /\b(?:bump|kick\w*|my due|due (?:in|on)|braxton|contractions?)\b/, /\b(?:i|my|me)\b/),
        /\bpeed on (?:a|the) stick\b|\bmaternity jeans\b|\bbraxton hicks\b|\bmy waters\b/,
        /\b(?:12|20|twelve|twenty)[- ]?(?:week|wk) scan\b|^morning sickness\b|\bmidwife says (?:the |my )?(?:baby|bump)\b|\bi(?:'m| am|m) having (?:a|my|our) (?:first |second |third )?baby\b(?! (?:shower|sitter))|\bmy baby is due\b|\bbaby(?:'s| is) due in\b.{0,30}\b(?:i|my|me)\b/m,
      ),
      /\bi(?:'m| am|m)(?: \w+){0,4} (?:pregnant|expecting(?! (?:it|a call|him|her|them|to|that|you)))\b|\bi (?:just )?found out (?:that )?i'?m pregnant\b|\b(?:\d+|\w+) (?:weeks|months) (?:pregnant|gone|along|preggo)\b|\bmy (?:bump|due date|pregnancy|third trimester|baby bump|unborn)\b|\bi'?m due (?:in|on|any)\b(?! (?:court|at|work))|\b(?:being|while|since i(?:'m| got)) pregnant\b|\bcarrying (?:my|our|this|his) (?:baby|child)\b/,
      /\b(?:i|i'm|im|my|me)\b/,
    ),
    unless: new RegExp(
      `\\bmy sister'?s\\b|\\bgirlfriend'?s\\b|\\bwife'?s (?:midwife|bump|due)\\b|\\bcovid\\b|\\b(?:wife|girlfriend|sister|daughter|partner|missus|friend|she)(?:'s| is|s)? (?:\\w+ )?\\w+ (?:months|weeks|wks) (?:gone|pregnant|along)|\\bpregnant ?!!?|\\bpregnant after \\w+ years|\\bshe(?:'s| is| was)(?: \\w+)? [\\w-]+ (?:weeks|months)\\b|\\bventilator\\b|\\bnot pregnant\\b|\\bwas pregnant\\b|\\bif i(?:'m| am| was| were) pregnant\\b|\\bgot pregnant (?:at|when)\\b|\\bmiscarr|\\babort|\\bterminat|\\bkeep it or\\b|\\bget rid of it\\b|\\blost (?:the|my|our|it|him|her)\\b|\\bstill ?b(?:irth|orn)|\\bi thought i (?:was|might be)\\b|\\bmaybe i'?m pregnant|\\b(?:she|${kin})(?:'s| is) (?:\\w+ )?(?:pregnant|expecting)\\b`,
    ),
    hear: [
      "There's a lot going on in you and around you, and everybody has something to say about it.",
      "People ask when the baby's due and what it is. They rarely ask what it's like to be you at the moment.",
      'You can want a baby and be frightened of it on the very same evening.',
      "At night it's just you and the baby, and every question nobody thought to put in the leaflets.",
    ],
    ask: [
      "What do you think about when it's just you and the baby at night?",
      'Who have you told about the pregnancy?',
      "What has being pregnant changed that you hadn't reckoned with?",
      'What frightens you most about the birth, or about after it?',
      "Who's looking after you, while you're carrying that baby?",
      'What do you see when you picture yourself a year from now, with this pregnancy behind you?',
      "What would you like to hear from people, now that you're pregnant?",
      'What do you miss from before the pregnancy?',
    ],
    advice: [
      "If nobody knows yet, I'd tell one person tomorrow who won't make it about themselves. If it's your body that's scaring you, ring the midwife or the doctor, that's what they're there for. With bleeding, bad pain or a baby gone quiet, don't wait for morning.",
      "I'd write down the one thing that frightens you most about this pregnancy and take it to somebody who can do something about it, tomorrow. If it's undecided what you want, that's the doctor first, and this week, since weeks matter there.",
    ],
    reason: [
      "Being pregnant, your body's doing something enormous and your life has been given a date. Anybody could be up and down and in two minds with that.",
      'People expect pregnancy to have one mood, and it has about nine a day. Sick, scared, happy and cross can all be true before lunch.',
    ],
  },
  {
    id: 'new-baby',
    signs: orOutright(
      either(
        /^newborn\b|\bcluster feeding\b|\bi(?:'m| am) a new (?:father|dad|mum|mom|mam|mother)\b|\btop(?:ping)? up with formula\b|\bfourth trimester\b|\bbaby blues\b|\bonly sleeps? on me\b|\b(?:check\w*|see) (?:is|if|that) (?:he|she|the baby)(?:'s|s| is)? (?:still )?breathing\b|\bis (?:he|she) breathing\b.{0,60}\b(?:night|nose|times|cot)\b|\b(?:wife|girlfriend|partner|missus) (?:just )?had our (?:boy|girl|baby|son|daughter)\b|\brush of love\b|\bbeen a (?:da|dad|daddy|father|mum|mam|mom|mother) (?:for )?(?:only )?(?:\d+|two|three|four|five|six|seven|eight) (?:days|weeks|wks)\b|\b(?:gave birth|had (?:a|my|our) (?:first )?baby) (?:just |only )?(?:\d+|a|one|two|three|four|five|six|few) (?:days?|weeks?|wks?|months?) ago\b|\bi(?:'ve)? (?:only )?just had (?:a|my) baby\b|\b(?:cracked|bleeding) nipples\b|\b(?:she|he|baby|daughter|son|little (?:one|man|girl)|wee (?:man|one|girl))(?:'?s| is)? (?:only |just |now )*(?:\d|1\d|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|wks?)(?: old)?\b.{0,60}\b(?:put down|shower|sleep\w*|slept|cry\w*|cries|scream\w*|feed\w*|latch|breath\w*|bottle|milk|colic)\b|\bbaby (?:won'?t|doesn'?t|will not) (?:stop|settle|sleep|latch|feed)\b|\b(?:one|two|three|four|[1-4]) months?(?: old| now)?\b.{0,20}\b(?:she|he|baby) (?:cries|screams)\b|\bbaby(?:'s| is|s)? (?:up|awake|wakes?|waking|feeding) every\b|\bmy milk (?:isn'?t|isnt|hasn'?t|won'?t)\b|\b(?:twins|baby|triplets) (?:are |is )?(?:finally|only just) (?:down|asleep|off)\b/m,
        together(/\bnipples?\b/, /\b(?:feed\w*|latch\w*|milk)\b/),
        together(/\bit is \d kilos?\b/, /\bscreams?\b/),
        together(
          /\b(?:the|my|our) baby\b/,
          /\b(?:bathe|feed(?:s|ing)? (?:again|every|all)|crying all|cries all|screams? (?:all|every|from)|nappies|latch\w*|colic\w*)\b/,
          /\b(?:i|i'm|my|me|we)\b/,
        ),
        together(/\bshower\b/, /\b(?:first|since)\b/, /\bheard (?:her|him|the baby) crying\b/),
        together(
          /\bbreast ?pump\b|\bexpress(?:ing|ed) (?:milk|for)\b/,
          /\b(?:stitches|milk|3 ?am|feed\w*|ounces?|glamorous)\b/,
        ),
        together(/\bstitches\b/, /\b(?:since the birth|c-?section|breast\w*|newborn|feeding)\b/),
        /\bjust had (?:our|my) (?:first )?(?:baby|little (?:boy|girl|one))\b|\bmoses basket\b|\bnight feeds?\b.{0,40}\b(?:i|me|my)\b/,
        /^(?:my |our )(?:baby|son|daughter|little (?:one|boy|girl)) is (?:only )?(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks)(?: old)?\b|\bbreast ?feeding (?:isn'?t|is not|hurts|is (?:so |really )?(?:hard|killing|agony))\b|\bup all night (?:again )?with (?:the|my|our) (?:new )?baby\b|\b(?:don'?t|can'?t|didn'?t) (?:feel anything for|bond with|love) my (?:new )?baby\b|\bfirst night (?:home|at home|back) with (?:the|our|my) baby\b|\bmy (?:baby|newborn) (?:won'?t|doesn'?t|never) (?:sleep|settle|stop crying|latch|feed)s?\b/m,
      ),
      /\b(?:\d|1\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks?|wks?|days?)[- ]old\b|\b(?:[1-6]|one|two|three|four|five|six) ?months?[- ]old\b|\bnewborn\b|\bnew baby\b|\bnight feeds?\b|\bbreast ?fe(?:ed|d)\w*|\bwon'?t latch\b|\bcolic\w*\b|\bhealth visitor\b|\bpost ?partum\b|\bpostnatal\b|\bsince the baby was born\b|\bbaby(?:'s| is) (?:\w+ )?(?:\d|[a-z]+) ?(?:weeks?|wks?|mths?|months)\b|\b(?:my|our|the) baby(?:'s|'ll)? (?:won'?t|never|keeps?|wakes|cries|screams?|doesn'?t)\b|\bfirst (?:weeks|months) with (?:a|the|my) baby\b/,
      /\b(?:feeds?|feeding|fed|sleep\w*|slept|cry\w*|cried|cries|screams?|screaming|awake|nights?|[2-5] ?am|past (?:two|three|four|[2-4])|exhausted|tired|latch\w*|bottles?|nappy|nappies|diapers?|settles?|coping|failure|failing|bad mother|bad mum|health visitor|rock(?:ing)? (?:him|her)|(?:be|him|her|it) put down|put (?:him|her) down|milk)\b/,
      oneself,
    ),
    unless:
      /\b(?:lost my temper|shouted at (?:him|her)|daughter-in-law|my daughter just|toddler|two and a half|(?:she|mum|mom) has the baby|pupp(?:y|ies)|kittens?|lambs?|calf|calves|foal|chicks?|grand(?:son|daughter|child|baby|kids?)|neighbour'?s baby|her baby|their baby|i'?m pregnant|still ?born|died|buried|i'?m (?:a )?(?:midwife|nurse)|(?:sister|brother|friend|daughter)'s baby|(?:dog|cat|bread|milk|sourdough|yogh?urt)(?: is|'s)? \w+ (?:weeks|days)|broke up|breakup|gave away)\b|\b(?:nicu|incubator)\b|\b(?:no ?one|nobody) to feed\b|\b(?:lost|losing) (?:her|him|the baby|my baby|our baby)\b|\b(?:deleted|unfriended|blocked)\b/,
    hear: [
      "You're doing this on hardly any sleep, and that's about as hard as it gets.",
      "In the night there's you, the baby and the hum of the fridge, and everyone who offered to help is asleep.",
      'You can love a baby beyond anything and still want to hand it to somebody and walk to the end of the road.',
      "People ask how the baby's sleeping. They don't ask when you last finished a sandwich.",
      'Even when the baby does sleep you lie there listening, so the night never really gets handed over.',
      'Hardly anyone says that a new baby can be boring and terrifying in the same ten minutes.',
    ],
    ask: [
      "Who holds the baby when you can't any more?",
      "What's it like in the room with the baby right now?",
      'When do you get a minute without a baby in your arms?',
      'What do people keep telling you about babies that makes you want to scream?',
      'What goes through your mind while you sit there feeding the baby?',
      "What's the baby like, when nobody's crying?",
      'What did you picture it would be like, with a new baby?',
      "What do you get to eat, in between the baby's meals?",
    ],
    advice: [
      "I'd hand the baby to somebody tomorrow for two hours and spend them asleep. If there's nobody, ring the midwife, nurse or doctor and say you've run out. If you're afraid of what you might do, put the baby down safe and ring tonight.",
      "I'd let everything go tonight except the baby, food for you and the next bit of sleep. If the crying has got into you, lay the baby in the cot, shut the door and stand outside for five minutes. No baby comes to harm by that.",
    ],
    reason: [
      "With a new baby you work nights with no day off and never hand over. Nobody's thoughts are pretty on that little sleep.",
      'A baby throws you in at the deep end with everybody watching. Being lost, cross or strangely blank is part of it for a great many parents.',
    ],
  },
];
