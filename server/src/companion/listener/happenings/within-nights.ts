import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** Tears and where they are cried, what is hidden behind a face, and who has to be the strong one. */
export const withinNights: readonly Happening[] = [
  {
    id: 'cried-in-the-car',
    cues: 'cry cried crying sob wept weep howl bawl scream tears',
    when: own(
      'YOU (?:go and |went (?:out )?and |sat and |sat there and |had (?:a|your) )?(?:cr(?:y|ied|ying)|sobb?\\w*|wept|weep|howl\\w*|bawl\\w*|scream\\w*)\\b.*\\b(?:in|on the way|all the way|the whole way) ?(?:the |your |his |her |my |a |home |back |to )*(?:car|van|lorry|truck|cab|tractor|home|parking lot|car ?park|drive home)\\b|^(?:cr(?:y|ied|ying)|sobb?\\w*|wept|bawl\\w*|scream\\w*)\\b.*\\bin (?:the |your |my )?(?:car|van|lorry|truck|\\w+ car ?park|car ?park)\\b|(?:sat|sit|sitting) in (?:the|your) (?:car|van|truck) (?:and|to) (?:cr(?:y|ied|ying)|sob\\w*|bawl\\w*|howl\\w*)',
    ),
    unless:
      /\bscreaming match\b|\b(?:my|the|our) (?:baby|son|daughter|kids?|dog|toddler)\b.*\b(?:cried|screamed|howled) (?:all|the whole)\b|\bdon'?t (?:now|any ?more)\b|\bnot cr(?:y|ied)|\b(?:scared|afraid|worried|dread\w*|terrified|what if) (?:[\w']+ ){0,4}?(?:cry|break down|burst)\b|(?:\b(?:going to|gonna|might|will|trying not to)|'ll) (?:\w+ )?(?:cry|break down|burst)\b|\b(?:nearly|almost) (?:\w+ )?(?:cry|cried|burst|broke)\b/,
    hear: ['You waited until you were alone to cry, and that sounds lonely.'],
    ask: ['How long did you sit there?', 'Where did you go from there?'],
  },
  {
    id: 'cried-out-of-sight',
    cues: 'cry cried crying sob wept weep howl bawl tears',
    when: own(
      '(?:YOU |^)(?:\\w+ ){0,4}?(?:cr(?:y|ied|ying)|sobb?\\w*|wept|weep|howl\\w*|bawl\\w*|(?:had|have) a (?:little |good |quick |wee )?cry)\\b.*\\b(?:in|into|behind|under) (?:the |a |your |an? |my )*(?:\\w+ )?(?:toilets?|loos?|bathroom|shower|bath|stock ?room|store ?room|storage|cupboard|pantry|fridge|freezer|stair\\w*|shed|garage|barn|basement|cellar|laundry|utility|sluice|restroom|dark|pillow|towel|duvet|bins?|room|cubicle|changing room|locker room|cloakroom|wardrobe|closet)\\b|YOU (?:go|went|locked yourself|lock yourself|hid) (?:in|into|to|out to|up to) .*\\b(?:and|to) (?:cr(?:y|ied)|sob\\w*|bawl\\w*|howl\\w*|weep|wept)\\b',
    ),
    unless:
      /\b(?:mum|mom|mam|dad|wife|husband|gf|bf|girlfriend|boyfriend|sister|brother|legs?) (?:keeps? |hurts?|was |is )(?:crying|so)|\b(?:but|so) happy\b|\bin front of\b|\bin the room with\b|\bemergency room\b|\b(?:he|she|they|baby|son|daughter) (?:cried|cries|was crying)\b|\b(?:scared|afraid|worried|dread\w*|terrified|what if) (?:[\w']+ ){0,4}?(?:cry|break down|burst)\b|(?:\b(?:going to|gonna|might|will|trying not to)|'ll) (?:\w+ )?(?:cry|break down|burst)\b|\b(?:nearly|almost) (?:\w+ )?(?:cry|cried|burst|broke)\b/,
    hear: ['You had to hide to cry, and that makes it lonelier.'],
    ask: ['Has anyone ever noticed?', 'How do you get your face right again, afterwards?'],
  },
  {
    id: 'cried-before-people',
    cues: 'cry cried crying sob wept bawl burst tears broke',
    when: own(
      '(?:YOU |^)(?:\\w+ ){0,3}?(?:cr(?:y|ied|ying)|sobb?\\w*|wept|bawl\\w*|burst (?:into tears|out crying)|broke down|welled up|(?:went|was|were) in tears)\\b.*\\b(?:in front of|at work|in the (?:middle of )?(?:meeting|shop|supermarket|office|pub|classroom|class|street|queue|library|lesson|assembly|lidl|tesco|aldi|cafe|café)|on the (?:bus|train|tube|tram|metro|phone|ward|shop floor|underground|plane)|to (?:a|the|my|your) (?:stranger|doctor|boss|manager|gp|dentist|nurse|receptionist|hairdresser|teacher))\\b',
    ),
    unless:
      /\b(?:she|he|they|baby|child|kid|son|daughter|mum|mom|mam|dad|wife|husband|gf|bf|girlfriend|boyfriend|sister|brother) (?:cried|was crying|cries|burst|broke|is crying)\b|\bhip\b|\bhurts? so|\bwithout crying\b|\bhappy tears\b|\b(?:scared|afraid|worried|dread\w*|terrified|what if) (?:[\w']+ ){0,4}?(?:cry|break down|burst)\b|(?:\b(?:going to|gonna|might|will|trying not to)|'ll) (?:\w+ )?(?:cry|break down|burst)\b|\b(?:nearly|almost) (?:\w+ )?(?:cry|cried|burst|broke)\b/,
    hear: ['Crying in front of people can leave you feeling very exposed.'],
    ask: [
      'What did the people around you do?',
      'Did anyone say anything about it later?',
      'What had happened just before?',
    ],
  },
  {
    id: 'cannot-cry',
    cues: 'cry cried tear tears',
    when: own(
      "YOU (?:can't|cannot|couldn't|haven't been able to|wish you could|want to) (?:even |seem to )?cr(?:y|ied)\\b|YOU (?:haven't|have not|didn't|did not|never|'ve not|don't|not) (?:even |really |once )?cr(?:y|ied)\\b|(?:no tears|not (?:a|one) tear|the tears (?:won't|don't|didn't|wouldn't) come)|you keep asking yourself why you can't cry",
    ),
    unless:
      /\bcan'?t cry in front\b|\bhappy\b|\bso as not to cry\b|\b(?:didn'?t|don'?t) cry (?:today|this (?:time|morning|week))\b|\bfirst (?:time|day)\b|\bproud\b|\bwant to cry\b/,
    hear: [
      "Not being able to cry doesn't mean that you don't feel it.",
      'It can look cold from outside, and it is often just a body that has gone over to getting through.',
    ],
    ask: ['When did you last cry about anything?', 'Has anybody said anything about it?'],
  },
  {
    id: 'held-it-back',
    cues: 'hold held holding nearly almost tears cry crying well swallow',
    when: own(
      "\\b(?:a|the) lump in (?:your|my|the) throat|YOU wanted to cry\\b|YOU (?:held|hold|holding|kept|fought|fight|fighting|blinked|swallowed|choked|bit) (?:\\w+ )?(?:back|in|down) (?:the |your )?tears\\b|YOU (?:hold|held|holding|kept|keep) (?:it|yourself|everything) (?:in|back|together)\\b|YOU (?:tried|trying|try) not to cry\\b|YOU (?:don't|didn't) (?:want|let) .{0,25}(?:see|saw) you cry",
    ),
    unless:
      /\blaugh|\bhappy\b|\bjoy\b|\bproud\b|\bso good\b|\blovely\b|\bnearly cried\b|\bstranger\b|\bkind\b|\bsaved\b|\bhelped\b|\badoption|\bhold(?:s|ing)? (?:me|us|everything|everyone)|\bappraisal\b|\bcried\b|\bhowled\b|\bsobb|\bdropped\b|\bbroke down\b|\bfell apart\b|\bon the lino\b/,
    hear: [
      'Holding it in for so long takes a lot of strength.',
      'Keeping it down takes the throat, the jaw and most of your attention, and all anyone sees is a straight face.',
    ],
    ask: ['What happened once you were on your own?', 'Who was it you did not want to see it?'],
  },
  {
    id: 'happy-tears',
    cues: 'cry cried crying tears wept bawl sob howl',
    when: own(
      "YOU .{0,30}?(?:cr(?:y|ied|ying)|wept|bawl\\w*|sobb?\\w*)\\b(?:(?: \\w+){0,5}? (?:from|with|for|out of|of) (?:pure |sheer |so much )?(?:happiness|joy|relief|pride|laughing)\\b|,? (?:but|because|as|and)(?: you(?:'re| were| are))?(?: so| just)? (?:happy|relieved|laughing|proud)\\b)|YOU .{0,30}?\\b(?:happy (?:tears|crying|cry)|tears of (?:joy|happiness|relief))",
    ),
    unless:
      /\b(?:and|but) not happy\b|\bnot (?:from|for|with|out of|of|happy|tears of) ?(?:joy|happiness|relief|tears|crying|the happy)?\b|\b(?:isn'?t|wasn'?t|weren'?t|aren'?t) (?:from|happy|tears of|joy)|\b(?:said|told \w+|say) (?:that )?(?:they|it|these|those) (?:were|was|are|is|weren'?t)\b|\bthe other kind\b|\bpretend|\bface\b|\beveryone says\b|\bbad part\b|\b(?:jealous|envious|poison|gutted|guilty|ashamed)\b|\bwhy couldn'?t\b|\b(?:used to|if|no|no more|wish) .{0,12}happy tears\b/,
    bright: true,
    hear: [
      "You've been waiting a long time to feel that.",
      'It has usually been waiting behind something else, and then all at once it is safe to come out.',
    ],
    ask: ['What was the exact moment it started?', 'Who did you tell first?'],
  },
  {
    id: 'cant-stop-crying',
    cues: 'stop cry crying cried tears keep',
    when: own(
      "YOU (?:can't|cannot|couldn't|can not|won't|don't|didn't) stop (?:crying|the tears)|YOU (?:keep|kept) (?:on )?(?:crying|bursting into tears|welling up|weeping|tearing up)|YOU(?:'ve been| been| cried| have cried| cry|'re)? ?(?:crying |cried |cry )?(?:all (?:day|night|morning|week|weekend)|every (?:day|night|morning|evening)|for (?:hours|days|an hour|two hours|weeks))\\b(?=.*\\bcr)?",
    ),
    unless:
      /^(?!.*\b(?:cry|crying|cried|tears|weep|welling)\b)|\bbaby|\bphoto\b|\badopt|\bgood (?:cry|crying|news)\b|\bhappy\b|\bshe (?:cries|can'?t)|\bhe (?:cries|can'?t)|\blaugh(?:ing|ed)|\bits? (?:is )?(?:good|so good)\b|\brelie[fv]|\bpassed\b|\bgot (?:in|the job|it)\b|\b(?:if|might|will|'ll) (?:i )?cry/,
    hear: [
      "When it won't stop, it has usually been building up for a while.",
      'It stops when it has run through, and then it leaves a sore head and a strange flat calm.',
    ],
    ask: ['When did it start today?', 'Is anyone there with you?'],
  },
  {
    id: 'cried',
    general: true,
    cues: 'cry cried crying sobb wept howled bawled',
    when: own(
      'YOU (?:\\w+ (?:home |there |down |outside |upstairs |to bed |out )?and )?(?:(?:had a (?:good |little |wee )?cry|cried|wept|sobbed|howled|bawled))\\b(?! (?:before|enough|more|one time|wolf|out|off|with laughter|laughing))|^(?:cried|wept|sobbed|howled|bawled)\\b(?! (?:off|wolf|out))',
    ),
    unless:
      /\ball right sort\b|\bearphones?\b|\bmy (?:mum|mom|dad|son) cried, (?:my|i)\b|\blaugh|\bhappy\b|\bhappiness\b|\bjoy\b|\bgood news\b|\brelie[fv]|\b(?:haven'?t|never|not|don'?t) cried\b|\bgot (?:in|it|the)\b|\bpassed\b|\bmarry\b|\byes!|\bproud\b|\bfilm\b|\bmovie\b|\bcharacter\b|\blighter\b|\bnot the bad\b|\bgood crying\b|\bgood bit\b|\bstopped\b|\bwe cried, we\b|\bpregnant\b|\bforty head\b|\bthat much\b/,
    hear: [
      'It must have been a lot, to bring you to tears like that.',
      'It takes a good deal out of a person, and the face and the head know about it for hours.',
    ],
    ask: ['What was it like afterwards?', 'When had you last cried before that?'],
  },
  {
    id: 'sits-in-the-car',
    cues: 'car van drive driveway truck park parked lot',
    when: own(
      'YOU (?:park(?:ed)? .* and )?(?:drove \\w+ and )?(?:sit|sat|sitting|stay|stayed|wait|waited)(?: here| there| outside)?(?: out)? in (?:the|your|a) (?:\\w+ )?(?:car|van|truck|lorry|drive|driveway|garage|car ?park|parking lot)\\b',
    ),
    unless:
      /\bend of the song\b|\ball clear\b|\bwouldn'?t start\b|\bi did go in\b|\bgps\b|\bwith (?:chips|a burger|an ice ?cream|him|her|my|them|the dog)\b|\btraffic\b|\bcry|\bcried|\bhospital appointment\b|\bpolice\b|\bqueue|\b(?:ate|eat(?:ing)?)\b|\b(?:lump|shadow|scans?|biopsy|mole|bloods|results?|tests?|x-?ray) (?:was|were|is|are|came back|turned out)(?: to be| all)? (?:nothing|benign|clear|negative)\b|\blunch\b|\bsandwich|\bcrash|\baccident\b|\bdriv(?:es|ing) test\b/,
    hear: ['Sometimes you just need a few minutes before you can face the next thing.'],
    ask: ['What was on the other side of that door?', 'What goes round in your head in there?'],
  },
  {
    id: 'hid-in-the-toilet',
    cues: 'toilet loo bathroom locked hid hide hiding',
    when: own(
      'YOU (?:\\w+ )?(?:hid|hide|hiding|locked yourself|lock yourself|sat|sit|sitting|stayed|ran|eat|ate|had (?:your|my) (?:lunch|dinner))\\b.{0,25}\\b(?:in|into|to) (?:the |a |your )?(?:\\w+ )?(?:toilets?|loos?|bathroom|cubicle|restroom|stock ?room|supply (?:cupboard|room)|store ?cupboard|coat room|sluice)\\b(?! (?:\\d|once|twice|all night))|YOU (?:hid|hide|hiding) in\\b',
    ),
    unless:
      /\bonly|while (?:i|you) went\b|\bbladder|\bprostate|\bcystitis|\bsick\b|\bvomit|\bpoo\b|\bdiarrh|\bpregnan|\bbump\b|\bplay|\bhide and seek|\bfamilies\b/,
    hear: ['You needed somewhere to be alone for a minute.'],
    ask: ['What happened just before you went in?', 'Did anyone notice that you were gone?'],
  },
  {
    id: 'hid-from-sight',
    cues: 'hid hide hiding ducked crossed',
    when: own(
      'YOU (?:\\w+ and )?(?:hid|hide|hiding|ducked) (?:behind|under|down|from (?:him|her|them|everyone|people|my|your|the))\\b|YOU (?:crossed|cross) the (?:road|street) (?:so|when|to avoid|not to)',
    ),
    unless: /\bhid (?:it|them|him|her|the)\b|\bhide and seek\b|\bbombs?\b|\bsiren/,
    hear: ["You wanted to be out of sight for a moment, and that's understandable."],
    ask: ['What would have happened, if you had been seen?', 'How long did you stay out of sight?'],
  },
  {
    id: 'had-to-step-out',
    cues: 'had walk left step went',
    when: own(
      'YOU had to (?:go (?:out|off|away|outside|upstairs|and (?:stand|look|put|hide|walk|wash)|to the (?:toilet|loo|bathroom))|leave the (?:room|table|shop|house|flat|meeting|church)|(?:step|walk|get) (?:out|outside|away)|look (?:away|at (?:a|the|your) (?:noticeboard|floor|window|ceiling|wall|shoes))|turn (?:away|round|around))\\b|YOU (?:walked|stepped|went) (?:out of|outside|out (?:in|into|to)) (?:the |a |your )?(?:room|corridor|meeting|kitchen|hall|garden|yard|shed|back|hallway|air)?',
    ),
    unless:
      /\bno air\b|\bout to (?:lock|feed|let|get|put|fetch|bring|the (?:car|bins|shed|shop))\b|\b(?:so|too) hot\b|\bpass(?:ed)? out\b|\bfaint|\bbreath|\bmass\b|\bflat\b|\blandlord|\bslippers\b|\bto work\b|\bfor a (?:walk|smoke|run|drink|meal)\b|\bwith (?:my|the|him|her)\b|\bhe had to\b|\blaugh|\bwent out (?:in the|to the) (?:snow|sea|boat|sun)|\bthe dog\b|\bpolice\b|\bsmell\b/,
    hear: ['You needed to get out of there for a moment, and no wonder.'],
    ask: ['Did anyone come after you?', 'What were you looking at while you stood there?'],
  },
  {
    id: 'on-with-the-face',
    cues: 'smile smiling smiled face mask brave front act acting pretend cheerful bright performance',
    when: own(
      "YOU (?:have to |had to |try to )?(?:smile|smiled|smiling|grin|grinned)(?:,| and| so| till| until| through| at the| for the| for it| because|$)(?!.*\\b(?:first|whole time he)\\b)|YOU (?:put|putting|puts) on (?:a|the|your|my) (?:\\w+ )?(?:face|smile|front|show|act|mask|voice)\\b|YOU (?:have to |had to |'ve got to |got to )(?:be|act|look|stay|seem|keep) (?:cheerful|happy|normal|positive|calm|brave|bright|nice|fine)\\b|with (?:my|your) (?:whole|best|brave|bright|work|nice|phone) (?:face|smile|voice)\\b|YOU(?:'re| are)? (?:acting|putting on an act|wearing a mask|faking it)",
    ),
    unless:
      /\bhe smiled (?:back|at me)\b|\bshe smiled (?:back|at me)\b|\bcouldn'?t stop smiling\b|\bcan'?t stop smiling\b|\bselfie\b|\bbaby\b|\blike an? idiot\b|\bbiscuit\b|\beleven feet\b|\bplate\b|\bat (?:him|her) and (?:he|she)\b|\ball day\b|\bso happy\b/,
    hear: [
      "It takes a lot to smile when you don't feel like it.",
      'The better it works, the less anyone thinks to look behind it.',
    ],
    ask: ['Where in the day do you get to put it down?', 'Who can tell it from the real one?'],
  },
  {
    id: 'pretends',
    cues: 'pretend fake faking act',
    when: own(
      "YOU (?:been |keep |kept |have to |had to |can |could |'re |were |can't go on |go on )?(?:pretend(?:ed|ing)?)(?: (?:that|to|you|you're|you were|I|it|not|like|like nothing|everything|nothing|I'm|he|she|we|they)\\b.*)?$",
    ),
    unless:
      /\bkids? (?:play|game)|\bgame\b|\btea party\b|\bpretended to be (?:cross|a (?:horse|dog|bear|lion|tree))\b|\bgrandson|\bfun\b|\bpretend it was (?:someone|somebody) else\b|\blol\b|\bhaha/,
    hear: ['Pretending all the time is exhausting and lonely.'],
    ask: ['What would have happened without it?', 'Do you think anyone saw through it?'],
  },
  {
    id: 'good-at-hiding-it',
    cues: 'hide hiding hidden hid good expert notice guess tell',
    when: own(
      "YOU(?:'re| are| got| have got| become)? (?:very |so |too |pretty |really )?(?:good|great|expert|brilliant|skilled) at (?:hiding|pretending|acting|covering|lying|disguis)\\w*|YOU (?:hide|hid|hiding|cover|covered) (?:it|that|this|how|my feelings|your feelings|everything|the (?:shaking|crying|pain))\\b|(?:nobody|no one|you) (?:would(?:n't| never|'d never)?|could(?:n't| never)?|'d never|can) (?:ever )?(?:guess|believe it|think it|know to look|tell by looking|know it to look)",
    ),
    unless:
      /\bhide and seek|\bhid (?:it|that) (?:in|under|behind|from the)\b|\bremote\b|\bpresents?\b|\bnot (?:that )?(?:i'?m |you'?re )?hiding\b/,
    hear: [
      'You hide it so well that nobody can help you with it.',
      'The trouble with hiding it well is that it works. People take you at your word, and go home.',
    ],
    ask: ['Who came nearest to seeing it?', 'When did you learn to do that?'],
  },
  {
    id: 'they-think-im-fine',
    cues: 'think thinks thought assume believe',
    when: /^(?:and |but |so )?(?:everyone|everybody|people|they(?: all)?|(?:all )?your (?:family|friends|kids|children|parents|colleagues|mum|mom|wife|husband|dad|sister|boss|team|boyfriend|girlfriend)|he|she) (?:all )?(?:think|thinks|thought|assumes?|believes?|reckons?) (?:that )?(?:you(?:'re| are|'ve got| have| were|'ve| don't)|it's|everything(?:'s| is)|everything|things) (?:so |really |just |all |doing |always |a |the |such a |very )*(?:fine|ok|okay|happy|strong|strong one|coping|well|over it|great|good|confident|together|it together|sorted|lucky|easy|calm|perfect|better|funny|tough|brave|mind|need (?:anything|anyone|help)|life)\b/i,
    unless: /\bshould be over\b|\bgood time to\b|\bit'?s (?:funny|calm)\b/,
    hear: [
      "They think you're fine, and that leaves you alone with how you are.",
      'It is odd to be well thought of for the very thing that keeps them from knowing.',
    ],
    ask: ['What would surprise them most?', 'Who has their doubts, do you think?'],
  },
  {
    id: 'told-doing-so-well',
    cues: 'well amazing great strong brave inspir wonderful marvellous good',
    when: /^(?:and |but |so )?(?:everyone|everybody|people|they(?: all)?|all of them|your (?:family|friends|wife|husband|mum|mom|sister|doctor|boss)|he|she) (?:(?:all|always|just|only|keeps?|kept|still) )*(?:sa(?:y|ys|id|ying)|tell(?:s|ing)? you|told you|tells you) (?:that |how )?(?:(?:you(?:'re| are|'ve been)? (?:doing |being |looking |look |coping )?(?:so |very |such |really |an? )*(?:well|great|amazing|strong|brave|an? inspiration|inspiration|wonderful|marvellous|brilliantly|incredible)(?: (?:since|through|with|after|for|about|these)\b.*)?)|(?:well|strong|brave|good|great|amazing|marvellous|wonderful|brilliant) (?:you(?:'re| are|'ve)?)(?: .*)?)$/i,
    unless: /\blooked? amazing\b|\bat last\b|\bhappy\b|\binterview\b|\bboss said\b/,
    hear: ['They mean it kindly, and it leaves no room to say how it really is.'],
    ask: ['What would you answer, on an honest day?', 'Who asks without telling you the answer first?'],
  },
  {
    id: 'the-strong-one',
    cues: 'strong rock hold holding lean shoulders tough together',
    when: own(
      "YOU(?:'ve been| have been| always been| been| have to be| had to be| must be| need to be|'ve got to be| got to be)? (?:the |their |everyone's |a |being |of being |always )*(?:the strong (?:one|person)|strong for (?:everyone|everybody|them|him|her|your|my|the|all)|(?:the|their|everyone's|a) rock\\b|so strong(?! and))|tired of being (?:so )?(?:strong|the strong one)|YOU (?:have|had|need|'ve got) to be (?:the )?strong\\b|YOU (?:hold|holding|held|keep|kept|keeping) (?:everyone|everybody|everything|it all|us all|you all|the family|the house|the whole (?:thing|family|place|\\w+)) (?:all )?(?:together|up|going)\\b|everyone (?:leans on|comes to|relies on|depends on|brings you|looks to) you|it's (?:very |so )?lonely to be the strong",
    ),
    unless: /\bgym\b|\blift\b|\bfeel(?:ing)? (?:so )?strong\b/,
    hear: [
      'Being strong for everybody else is exhausting.',
      'Everyone rests against it, and nobody thinks to ask what it is resting against.',
    ],
    ask: [
      'Who gave you that part?',
      'Who holds you up, when it comes to it?',
      'When did you last get to be the other one?',
    ],
  },
  {
    id: 'always-me-who',
    cues: 'always one only who first',
    when: own(
      "it(?:'s| is| was) (?:always|only ever|usually) you(?! (?:and|two|see|know|with))\\b|it's (?:only|just) you (?:who|that|does|doing|looking|here (?:to|who))\\b|it's you (?:who|that|does)\\b.*\\b(?:does|always|every)|(?:YOU|tired of being) (?:always )?(?:the only one|the one|the first) (?:who |that )?(?:always |ever |even |has to |have to )?(?:organi[sz]\\w*|remembers?|rings?|calls?|texts?|writes?|cooks?|cleans?|plans?|books?|visits?|reaches? out|messages?|tries|tr(?:y|ying)|makes the effort|does (?:it|everything|the|all)|to (?:text|ring|call|write|ask|apologi[sz]e|say|clean|remember|start)|asks?|apologi[sz]es?|keeps?|sorts?|looks after|cares|checks?|understands|makes|brings|hosts|buys|collects|drives)\\b|YOU(?:'re| are)? always the one\\b",
    ),
    unless:
      /\bwho says it\b|\b(?:i was the one who|back home i|used to be the one|i was always the one)\b|\bthere was a note\b|\bit'?s always you (?:i|that i|who listens)\b|\bvending\b|\bmakes? people laugh\b|\b(?:i'?m|i am) (?:not )?the only one who (?:cares|laughs)\b/,
    hear: [
      "It's tiring and unfair when it always falls to you.",
      'It never gets decided anywhere. One person does it twice, and after that it is simply theirs.',
      'You only find out how much of it rests on you when you picture not doing it.',
      'The doing is one part. The other is being the only one it ever occurs to.',
    ],
    ask: ['What would happen if you left it, for once?', 'When did it get to be you?'],
  },
  {
    id: 'dont-want-to-bother',
    cues: 'worry worri bother burden trouble fuss upset load nuisance',
    when: own(
      "YOU (?:don't|do not|didn't|never|'d hate to|wouldn't) (?:really )?(?:want to|like to|wanna|want) (?:(?:worry|bother|burden|upset|trouble|scare|frighten|load|put (?:it|that|this|more) on|be (?:a |any )?(?:burden|bother|trouble|nuisance|weight|problem)|make (?:a )?(?:fuss|trouble|them worry))\\b)|YOU (?:can't|couldn't|can not) (?:put (?:it|this|that|all that) on|burden|worry|bother)\\b|(?:he|she|they|your [a-z]+)(?:'s| has|'ve| have)? (?:got )?enough (?:on|going on|to worry|to deal|worries|of (?:his|her|their))",
    ),
    unless:
      /\bto worry about (?:that|it) (?:now|any)|\b(?:break(?:ing)? up|broke up|end(?:ing)? (?:it|things|the relationship)|stay together|leave (?:him|her)|in the middle|between them|marriage)\b/,
    hear: [
      "You don't want to trouble anybody, and so you're left alone with it.",
      'They are spared it, and they also never get the chance to turn up.',
    ],
    ask: [
      'What do you think they would say if they knew you were sparing them?',
      'Who would want to know, all the same?',
    ],
  },
  {
    id: 'feels-a-burden',
    cues: 'burden weight nuisance way trouble useless',
    when: own(
      "YOU(?:'re| are)?(?: feel(?: like)?| felt like| become| becoming| just| being| don't want to be)* (?:a |such a |only a |nothing but a )(?:burden|nuisance|bother|liability)\\b|YOU(?: feel| are| 're)* in (?:the|everyone's|everybody's|their|his|her) way\\b",
    ),
    hear: ['Feeling like a burden is painful, and it makes it hard to ask for anything.'],
    ask: ['When did you feel it most this week?', 'Did somebody say that, or did it come by itself?'],
  },
  {
    id: 'cant-ask-for-help',
    cues: 'ask asking help',
    when: own(
      "YOU (?:can't|cannot|don't like|hate|never|don't|don't know how to|find it hard to|too proud to|couldn't|wouldn't|can never|won't|'re no good at|not good at|are bad at) ?(?:to )?(?:ask|asking)(?: for (?:help|anything|it)| anyone(?: for help)?| anybody| people)?(?:$| (?:for help|any|and|but|because))|YOU (?:too )?(?:proud|ashamed|embarrassed) to ask\\b",
    ),
    unless:
      /\bask (?:for|me) (?:a|the) (?:bill|salt)\b|\bdon'?t ask\b|\bcan'?t ask (?:him|her|them) (?:now|any ?more)\b|\bdead\b/,
    hear: ['Asking for help is hard for you, and it takes courage.'],
    ask: ['Who would say yes before you had finished?', 'What is the smallest bit somebody could take?'],
  },
];
