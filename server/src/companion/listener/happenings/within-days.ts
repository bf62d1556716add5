import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** How days and nights are got through: awake, not eating, putting off, missing, wishing. */
export const withinDays: readonly Happening[] = [
  {
    id: 'lies-awake',
    general: true,
    cues: 'sleep awake insomnia wake woke slept night three',
    when: own(
      "YOU (?:can't|cannot|couldn't|can not|don't|didn't|haven't|not|hardly|barely|never) (?:really |even |get to |get any |been )?(?:sleep|slept|sleeping)\\b(?! (?:in|on|with|at|over|together|here|there|next|beside|well$))|YOU (?:lie|lay|lying|laid|'re lying|been lying|am lying|are lying)(?: here| there| in bed)? ?(?:wide )?(?:awake|there)\\b|YOU (?:wake|woke|waking|keep waking|'ve woken|woken|wide awake|awake|up)(?: up)?(?: again| every night| always| most nights)? (?:at|about|around|since|till|until|from) ?(?:about |around |like )?(?:\\d|one|two|three|four|five|half|ten|twenty)|^(?:wide )?awake (?:again|at|since|till)|^insomnia|can't sleep|(?:no|hardly any|another night without|not much) sleep",
    ),
    unless:
      /\b(?:same as|as) (?:always|ever|usual)\b|\bout of habit\b|\bnot allowed to sleep\b|\bwon'?t settle\b|\bslept all\b|\bso did i\b|\bslept (?:by|alone|apart|without|away)\b|\bsleep (?:by|alone|apart|without|away|through)\b|\bnever slept (?:by|alone|better)\b|\bslept nine hours\b|\bslept (?:so |really |very )?well\b|\bsleepover\b|\bslept with\b|\bsleep with\b|\bparty\b.*\bfun\b|\bnever slept so\b|\blegs? hurt|\bgenerator\b|\balarms?\b|\bearlies\b|\bsparks\b|\btiles\b|\bwatching trains\b|\bisn'?t that\b|\bit isnt that\b|\bwerent my\b|\bproperly for weeks, i get off\b|\bright\? since\b|\brefers?\b|\bolder people\b|\bheart going\b|\bforgive me\b|\bdoctor (?:did|he)\b|\bbab(?:y|ies)\b|\bnewborn\b|\bfeeds?\b|\bshift\b|\bfor work\b|\btoddler|\bexcit|\bchristmas eve\b|\bjet ?lag|\bbirds\b|\bsunrise\b|\bcoffee\b|\bprostate\b|\bsnor|\bcough/,
    hear: [
      'Lying awake with that going round your head is hard.',
      'Half of it is the thought, and the other half is counting how few hours are left.',
    ],
    ask: [
      'What is the first thought that comes, when it gets quiet?',
      'What do you do with yourself until it gets light?',
      'When did the nights start going like that?',
    ],
  },
  {
    id: 'scrolls-on',
    cues: 'scroll phone instagram tiktok doom online feed',
    when: own(
      "YOU (?:just |keep |kept |end up |lie (?:here|there) |still |'ve been |been |spend .{0,20})?(?:doom ?)?scroll(?:s|ing|ed)?\\b|\\band scroll(?:ed|ing)?\\b",
    ),
    unless:
      /\bscroll(?:ed|ing)?(?: \w+){0,2} (?:to|until|till|and|for)\b|\bfound out\b|\band there (?:was|were|he|she|it|they)\b|\bcame across\b|\b(?:saw|seen) (?:it|him|her|them|that|a|the|my|your)\b|\bstopped scrolling\b|\binstead of scroll/,
    hear: ['It can be hard to put it down, even when it does you no good.'],
    ask: ['What are you half hoping to come across?', 'What time do you put it down, in the end?'],
  },
  {
    id: 'checks-the-phone',
    cues: 'check checking refresh phone online page profile look',
    when: own(
      "YOU (?:keep |kept |can't stop |always |still |just |keep on )*(?:check(?:ing|ed)?|look(?:ing)? at|refresh(?:ing)?) (?:my |your |the |if )?(?:phone|messages|whatsapp|insta\\w*|profile|his (?:profile|page|insta\\w*|status|last seen)|her (?:profile|page|insta\\w*|status|last seen)|(?:he|she)(?:'s| is) online|email|emails|inbox|it (?:every|to see|like))|YOU went on (?:his|her) (?:page|profile|insta\\w*)",
    ),
    unless:
      /\blast online\b|\blike the weather\b|\bdied\b|\bdead\b|\bchecking (?:my|the) (?:email|phone) for (?:the|my) (?:boarding|ticket|code)\b|\bbattery\b|\b(?:phone|it) (?:is|was) (?:broken|smashed|dead)\b|\bgoodbye\b|\bshower\b|\bonly looking\b|\blook at the door\b|\bcan'?t look\b|\bwon'?t look\b|\bdaughter'?s\b|\bno more checking\b|\blump\b|\bcheck(?:ing)? my phone\b.{0,10}\bhe says\b|\bhe checks\b|\b(?:class|zoom|lectures?|meetings?|focus|concentrate)\b/,
    hear: [
      "It's hard not to look when you're hoping for something.",
      'Each look takes a second and undoes the half hour since the last one.',
    ],
    ask: ['What would be the best thing it could say?', 'How long can you leave it, on a good evening?'],
  },
  {
    id: 'eats-standing',
    cues: 'eat ate eating dinner supper lunch cereal toast tea meal cook',
    when: own(
      "YOU (?:just |mostly |only )?(?:eat|ate|eating|(?:have|had) (?:your |my )?(?:tea|dinner|lunch|supper|breakfast|toast|cereal))(?: .{0,30})? (?:standing(?: up)?|over the sink|at the sink|by the fridge|out of the (?:tin|pan|pot|packet|box|tub)|from the (?:tin|pan|pot|packet|box|tub)|in the (?:dark|van|car|lorry|truck|toilets?)|on your own|alone|by yourself)\\b|YOU (?:don't|can't be bothered to|didn't|haven't|forget to|forgot to|don't bother to) (?:really |even )?(?:cook|eat|eaten)\\b(?! (?:meat|pork|fish|spinach|sugar|gluten|that|it|there|cake|anything with|out))",
    ),
    unless:
      /\b(?:pay|salary|shift|hungry|afford)\b|\bsignal\b|\bhunger strike\b|\bat the wedding\b|\b(?:eat|ate) (?:meat )?with (?:him|her|them|the)\b|\bdon'?t eat with\b|\bfestival\b.*\bjoke\b|\bstand(?:ing)? (?:ovation|there)\b|\bicecream|\bice cream\b|\bpicnic\b|\bstreet food\b|\bmarket\b|\bfestival\b.*\blovely\b|\bold enough to cook\b|\brestaurant\b|\bjust as (?:she|he)\b|\bthe boss\b|\bbug\b|\brice\b|\bbird\b|\bso happy\b|\bfor lunch\b|\blemon\b|\bin front of (?:people|me|you)\b|\bshe doesn|\bgym\b|\bcouldn'?t eat\b|\bpeach cobbler\b|\bfasting\b|\bramadan\b|\bdiet\b|\bfor lent\b|\bop\b|\bsurgery\b|\bscan\b|\bdelicious\b|\bblood test\b|\bcancer\b|\bchemo\b|\bi can'?t cook\b/,
    hear: ['It is hard to cook and sit down to eat when it is only for yourself.'],
    ask: ['What was the last proper meal you sat down to?', 'When did that start?', 'Who did you last eat with?'],
  },
  {
    id: 'stays-in-bed',
    cues: 'bed room curtains house shower dressed outside pyjamas sofa couch',
    when: own(
      "YOU (?:can't|couldn't|don't want to|didn't want to|don't|didn't|can't make yourself|struggle to|could not) (?:even )?(?:get (?:out of bed|up|dressed)|leave (?:the|your) (?:house|bed|room|flat)|face (?:the day|getting up))|YOU(?:'ve)? (?:been|stayed|spent .{0,15}|haven't (?:left|been out of)|not left|have not left|want to stay|feel like staying)(?: all day| all weekend)? ?(?:in )?(?:bed|your room|my room|your bed|the sofa|the house|pyjamas|your pyjamas)\\b|YOU (?:haven't|not|have not|'ve not) (?:showered|washed|got dressed|gone out|been out|left the house|opened the curtains|brushed)",
    ),
    unless:
      /\b(?:i'?d|i would|you'd|promised|told .{0,25}) (?:come|go)\b|\blie[- ]in\b|\bbook\b|\blovely\b|\bbliss\b|\bgave birth\b|\bbroken (?:leg|foot|ankle)\b|\bcast\b|\bstorm\b|\bcurfew\b|\bcarer\b|\bbaby\b|\bnewborn\b|\bkeys?\b|\bback (?:is|has|went|gone)\b|\bhay ?fever\b|\bdishes alone\b|\bdoor open\b|\btwins\b|\bdiaper\b|\bgym bag\b|\bsince thursday\b|\bbad back\b|\bflu\b|\bcovid\b|\bfever\b|\bhip\b|\bsurgery\b|\bop\b|\bstairs\b|\bhospital\b|\bsick\b|\bslipped\b|\blocked\b|\bsnow|\bbreakfast in bed\b|\bpregnan|\bhe(?:'s| is) been in bed\b|\bsunday\b|\bepidural\b|\b(?:pandemic|quarantin\w*|lock ?down|isolat\w*|virus|corona\w*)\b|\bi get up for\b|\bget out of bed to\b|\bchild was\b/,
    hear: [
      'Some days even getting up is too much.',
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
      'YOU (?:just |still |even |mostly |often |started |keep )*(?:talk|talked|talking|speak|spoke|chat|said (?:good ?night|good ?morning|sorry|hello|it)|say (?:good ?night|good ?morning|sorry|hello|it)|tell (?:it|everything)|told) (?:out loud )?to (?:yourself|myself|the (?!boss|manager|doctor|gp|priest|police|teacher|school|nurse|vicar|bank|kids|man|woman|lady|girl|boy|lad|guy|council|other|people|neighbour|union|family|hr|solicitor|hospital|vet|headmaster|head|imam|rabbi|counsellor|owner|driver|landlord|lawyer|children|baby|same|guys|receptionist|machine|midwife|therapist|consultant|whole|next|one|new|old|lot|girls|boys|others|chaplain)\\w+|(?:my|your) (?:plants?|cat|dog|kettle|tomatoes|hens|cows|car|budgie|houseplants?|photo|goldfish|reflection|late .*photo))\\b',
    ),
    unless:
      /\bnot you\b|\bhang on\b|\bsiri\b|\balexa\b|\bletting\b|\blady\b(?!.*\bsat ?nav\b)|\bwitnesses\b|\bworkmen\b|\b(?:dead|died|grave|headstone|ashes|urn)\b|\b(?:chat|app|online|no one showed|nobody showed)\b/,
    hear: ["Saying it out loud can help, whoever's listening."],
    ask: ['What did you say last?', 'How long has that been your listener?'],
  },
  {
    id: 'unopened-letters',
    cues: 'letter post envelope mail bill unopened open email brown hide drawer bread cupboard put shove',
    when: own(
      "(?:YOU (?:haven't|have not|not|can't|don't|didn't|'ve not|never|daren't|still haven't) (?:\\w+ )?open(?:ed)?\\b.{0,30}(?:post|letters?|envelopes?|mail|it|them|bills?)|YOU (?:hide|hid|hiding|put|shove\\w*|stuff\\w*|keep) (?:the |all the |all my |your |those )?(?:\\w+ )?(?:letters|bills|envelopes|post)\\b|unopened|YOU (?:put|shove|stick|hide|chuck) (?:it|them|it all)(?: all| straight)? (?:in|into|behind|under) (?:the|a) (?:bread bin|drawer|cupboard|carrier bag|bag|box|wardrobe|sofa|microwave|oven|biscuit tin)\\b|YOU (?:haven't|have not|'ve not) opened$|(?:letters?|envelopes?|bills?|post) .{0,30}(?:haven't opened|not opened|unopened|YOU (?:put|shove|stick|hide|chuck) (?:it|them|it all)(?: all| straight)? (?:in|into|behind|under) (?:the|a) (?:bread bin|drawer|cupboard|carrier bag|bag|box|wardrobe|sofa|microwave|oven|biscuit tin)\\b|you don't open|can't open))",
    ),
    beside: /\b(?:post|letters?|envelopes?|mail|bills?|unopened|post ?(?:man|woman|ie)|hmrc|tax)\b/,
    unless:
      /\btill\b|\bgood\b|\b(?:open|opened) (?:my|your|the|her|his) (?:mouth|eyes|door|book|shop|app|curtains|window|present)|\bi opened (?:it|them)\b|\bhe hid\b|\bshe hid\b|\bfrom (?:my|the) (?:lover|ex)\b/,
    hear: ["It's hard to open post when you're afraid of what's in it."],
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
    unless:
      /\bnever (?:\w+ )?(?:tried|done|used|been|had)\b|\b(?:start|begin)(?: (?:looking|in|at|with (?:the|a|my|it)|when|to|getting|searching)\b|,? (?:in|at) )|\b(?:gym|meditat\w*|exercis\w*|hobb\w+|explaining)\b/,
    hear: [
      "With that much to do, it's hard to know where to begin.",
      'Starting anywhere feels like leaving out the rest.',
    ],
    ask: ['Which bit came to mind first?', 'What is the part you keep not looking at?'],
  },
  {
    id: 'puts-it-off',
    general: true,
    cues: 'every keep begin mean put putting off later tomorrow avoid start procrastinat post',
    when: own(
      "YOU (?:keep |kept |always |still |'ve been |been )?(?:put(?:ting)?) (?:it|this|that|them|things?|everything|the \\w+|calling|ringing|going) off\\b|YOU (?:keep |kept |'ve been |been )(?:avoiding|postponing|delaying|meaning to)\\b|every \\w+ you (?:say|tell yourself|think|promise) (?:that )?you(?:'ll|'re going to| will)|YOU (?:procrastinat\\w*)|YOU (?:avoid|avoided) (?:it|him|her|them|the|your|going|people|everyone)\\b|YOU (?:can't|couldn't) (?:even )?(?:start|begin|get started|make yourself)\\b",
    ),
    unless:
      /\bputting the (?:phone|light|lamp|telly|tv|radio|oven) off\b|\bputs? me off\b|\bput (?:him|her|them|people|me) off\b|\bthey (?:keep|kept) (?:putting|postponing|cancelling)\b|\bdrink\b|\beating\b|\bgluten\b|\bsugar\b|\btax (?:evasion|haven)\b|\brang the dentist\b|\bmotor\b|\bi finally\b|\band i told\b|\b(?:and (?:i|you) did it|i'?ve done it|i rang|i booked|i made the)\b|\bput off by\b|\bcan'?t start (?:the|my) (?:car|engine)\b/,
    hear: ["It goes on weighing on you as long as it isn't done."],
    ask: ['Which bit of it is the one you do not want to meet?', 'How long has it been waiting?'],
  },
  {
    id: 'finally-did-it',
    general: true,
    cues: 'finally last eventually managed dared actually',
    when: own(
      'YOU (?:finally|eventually|at last|managed to|dared to|dared|plucked up) (?!realis|realiz|got (?:sick|divorced)|lost|understand|had enough|broke|gave up on|know|see|cried|fell|snapped)\\w+.*$|^(?:finally|at last) (?!got (?:sick|divorced)|lost)(?:did|rang|called|told|asked|booked|sent|opened|went|left|said|made|finished|deleted|blocked|cut|signed|handed)\\b',
    ),
    unless:
      /\bjudas\b|\bguilt|\bgot (?:da|dad|mum|mom|him|her|nan|mam) (?:a place|into)\b|\b(?:into|in) (?:a |the )?(?:home|care)\b|\bdiagnos|\bresults?\b|\bfell asleep\b|\bfinally (?:left|ended|cut)\b.*\b(?:sad|crying|cried|miss)\b|\btold me\b|\bbroke up\b|\bhe finally\b|\bgave up\b|\bbut (?:i|now|then|there)\b|\btoo late\b|\bput (?:him|her) (?:down|to sleep)\b|\bashes\b|\bdied\b|\bfuneral\b|\bburied\b|\bdivorce papers\b|\bbut (?:he|she|they|it|nobody|no one)\b|\bthey said no\b/,
    bright: true,
    hear: [
      'You got it done at last, and you can feel good about that.',
      'From outside it took a minute. You know how long the run-up was.',
    ],
    ask: ['What made it possible today?', 'How was the minute straight after?', 'Who have you told?'],
  },
  {
    id: 'going-to-say-it',
    general: true,
    cues: 'going ring call tell ask write message say text invite apolog speak talk',
    when: own(
      "^(?:and |so |but |then |right,? |ok,? |tomorrow |tonight |on \\w+ |on \\w+day |saturday |sunday |monday |maybe |i think )*(?:you(?:'re| are) (?:going to|gonna)|you'll|you will|you have decided to|you've decided to|you decided to|you've decided that you'll)(?: just| finally| try to| try and| have to)* (?:tell|ask|ring|call|text|write to|message|say (?:it|sorry|no|that|to)|talk to|speak to|apologi[sz]e|invite)\\b",
    ),
    unless:
      /\bthe (?:plumber|council|landlord|gas|bank|office|school|vet|garage|library|shop|doctor|gp|dentist|insurance)\b|\bi'?ll ask (?:you|something)\b|\binvited?\b.*\bparty\b|\bwhen i know\b|\bwhen you know\b|\bguess what\b|\bpharmac|\bsponsor\b|\bshorter\b|\bnewspaper\b|\bsurgery\b|\bbank\b|\bnobody\b|\bhelp with the computer\b|\bclinic\b|\bplain english\b|\b(?:if|unless|never|not going to|won'?t|joke|police|999|911|ambulance|samaritans|or what|should i)\b|\b(?:going to|gonna) (?:call|tell) it a (?:day|night)\b|\btalk (?:to you )?(?:later|tomorrow|soon)\b|\bwrite to you\b|\btell you\b/,
    hear: ["You've decided to say it, and the waiting until then is hard."],
    ask: ['What will your first words be?', 'What do you hope they will say?'],
  },
  {
    id: 'misses-that',
    general: true,
    cues: 'miss missing',
    when: own(
      "YOU (?:do |so much |'re |am )?(?:miss|missing) (?:(?:so much|really|even|that|just|most) )*(?:being|having|the (?!bus|train|boat|ferry|last|first|flight|deadline|call|exam|goal|point|ball|whole)|it(?: so| all| too| like|$)|that|home|my (?!(?:\\w+ )?(?:girl|boy|ex\\b|wife|husband|partner|mom|mum|mother|dad|father|parent|sister|brother|family|friends?)|train|bus|stop|flight|appointment|period)|your (?!(?:\\w+ )?(?:girl|boy|ex\\b|wife|husband|partner|fianc|mom|mum|mam|mother|dad|father|parent|sister|brother|son\\b|sons|daughter|kids?|child|bab(?:y|ies)|family|friends?|bestie|dog|cat|grand|aunt|uncle|cousin|people|love)|train|bus|stop|flight|appointment|period|turn)|how|when|what|ringing|working|talking|hearing|cooking)\\b",
    ),
    unless:
      /\b(?:i|you)(?:'d| would|'ll| will) (?:only |really |even )?miss\b|\bmiss (?:having )?(?:my|your) (?:train|turn)\b|\bblackbird\b|\bwon'?t miss\b|\bmissing (?:one|a) (?:sock|button|tooth|page)\b|\bmissed\b|\bdon'?t miss\b|\bmiss (?:your|my|the) (?:call|stop)\b|\bgoing to miss (?:the|my) (?:bus|train)\b|\bhit and miss\b|\b(?:alcohol|drink\w*|drugs?|weed)\b|\bmiss [A-Z]/,
    hear: ['You miss it, and that shows how much it meant.', 'What you miss is mostly how ordinary it was to have it.'],
    ask: ['When does it come over you most?', 'When did you last have it?'],
  },
  {
    id: 'wishes-it-undone',
    general: true,
    cues: 'wish',
    when: own(
      "YOU (?:just |so |only |really )?wish(?:ed)? you(?:'d| had|'d never| had never|hadn't| hadn't|'d not| could go back| could undo| could take)\\b (?!told|said|asked|sent|answered|one\\b|some\\b|a\\b|her\\b|his\\b|someone|somebody|luck)\\w+",
    ),
    unless:
      /\bwish(?:ed)? i(?:'d| had) (?:more|enough|a|the|your|her|his|one|some)\b|\bgo back to (?:sleep|bed)\b|\bwish me luck\b/,
    hear: ['Wishing you could go back and change it is painful.'],
    ask: ['What do you picture having been different after it?', 'When does that thought come, mostly?'],
  },
  {
    id: 'cannot-meet-their-eyes',
    cues: 'look face eye eyes',
    when: own(
      "YOU (?:can't|cannot|couldn't|could not|can hardly|daren't) (?:even )?(?:look (?:at )?(?:him|her|them|any of them|your (?:mum|mom|mam|dad|wife|husband|son|daughter|mother|father|parents|kids|children|boss|friends?|sister|brother))\\b|look (?:him|her|them|anyone|people) in the (?:eye|face)|look in (?:his|her|their) (?:face|eyes)|meet (?:his|her|their|anyone's) eyes?|face (?:him|her)(?: after| now| again| yet|$))",
    ),
    unless: /\bbursting\b|\bphoto|\bportrait\b|\bbody\b|\bgraves?\b|\blunch\b|\btelling\b/,
    hear: [
      "It isn't easy to look at somebody when there's something between you.",
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
      /\bbeen able to (?:get|find)\b|\bblood\b|\bneedles?\b|\bhorror\b|\bthe (?:news|telly|tv|menu|bill|price)\b|\bfood\b|\bscreen\b|\bgluten\b|\bwet paint\b|\bthrow (?:it|them) out of\b|\bphone\b|\bscales\b|\binvoices\b|\bmorning\b|\bbaptism\b|\bschool fund\b|\bsmell\b|\bnoise\b|\bspider|\bcan'?t stand (?:her|him|them|people|my boss)\b|\bup\b|\bclosed\b|\bban(?:ned)?\b|\bcan'?t read (?:well|good|properly|english)\b|\bglasses\b|\bwork permit\b/,
    hear: ["You can't face it yet, and you don't have to."],
    ask: ['What happens when you come near it?', 'Who else knows that you go round it?'],
  },
];
