import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** How one found out, what was overheard or read again, what others take one for, and what one still wanted to say. */
export const withinSeen: readonly Happening[] = [
  {
    id: 'they-believe-otherwise',
    cues: 'think thinks believe',
    when: own(
      "^(?:and |but |so |now )*(?:he|she|they|everyone|everybody|your (?:wife|husband|mum|mom|mam|dad|mother|father|parents|kids|children|boss|family|friends|partner|boyfriend|girlfriend|sister|brother|son|daughter|colleagues|flatmates|boys|girls|nan)|the (?:school|boss|office|others|family|neighbours)) (?:all |still |both )?(?:thinks?|believes?|thought) (?:that )?(?:you(?:'re| are| were| just| still|'ve been)? ?(?:at|on|in|out|still|just|working|revising|studying|asleep|busy|away|having|seeing|doing|going|go|nannying|training|saving|sober|single|over)\\b.*|it's (?:the|because of|just|only|about) (?!a good).*|it was (?:the|an accident|just|because).*)$",
    ),
    unless:
      /\brhyl\b|\bbunsen\b|\bi found\b|\bsaviour\b|\bmad\b|\bcheating\b|\bjust (?:lazy|rude|stupid)\b|\bfunny\b|\bon drugs\b|\bshould be over\b|\bover ?(?:reacting|thinking)\b/,
    hear: ["It's tiring to keep up a story like that, with people you care about."],
    ask: ['How did that version come about?', 'When did it come closest to slipping?', 'Who knows the other one?'],
  },
  {
    id: 'found-out-that-way',
    cues: 'found find',
    when: own(
      'YOU (?:only )?(?:found|find) (?:out|it out) (?:by|through|from|on|via|because|when|over|at|in|after|yesterday|today|last)\\b|YOU (?:only )?found out (?:that )?(?:he|she|they|your|it|the)\\b|YOU had to find out\\b',
    ),
    unless:
      /\bcoach\b|\btwins\b|\bunfair\b|\bso nice\b|\bpaid\b|\bpregnan|\bwon\b|\bgot in\b|\bgood news\b|\ball clear\b|\bfound out what was wrong\b|\bhow much\b|\bowned up\b|\bparcel\b|\b(?:died|passed away|dead)\b|\bdidn'?t take\b|\bivf\b|\bembryo|\bkind(?:ness)?\b|\b(?:accepted|promoted|nominated)\b/,
    hear: [
      'Finding out like that makes it hurt even more.',
      'After that, everything before it has to be looked at a second time.',
    ],
    ask: ['Who did you go to with it first?', 'What did you do then?', 'Has anything been said about it since?'],
  },
  {
    id: 'saw-it-in-pictures',
    cues: 'photo story stories picture posted facebook insta snap saw seen video tagged',
    when: own(
      'YOU (?:just )?(?:saw|seen|see|looked at|found|came across|scroll through|can see) (?:it |that |them |him |her |the |all |their |his |a |photos? |on |all of them )*(?:photos?|pictures?|pics|stor(?:y|ies)|video|facebook|insta\\w*|snap\\w*|snap maps?|tiktok|group chat|status)\\b(?! of (?:my|your|me) (?:baby|grand|dog|wedding))|(?:they|she|he|everyone) posted (?:it|photos?|pics?|pictures?|a story)\\b',
    ),
    unless:
      /\bbuffer|\ba photo of it\b|\bfridge\b|\bstory book\b|\bread\b.*\bstory\b|\bgrandchild|\bbedtime\b|\bof the dog\b|\bbaby pictures?\b|\bhouse\b|\bx ?ray\b|\bjob\b|\bphoto of (?:her|him) and i (?:laughed|smiled)\b|\blovely\b|\bdied\b|\bdead\b/,
    hear: [
      'Seeing it in pictures like that hurts.',
      'Once seen it cannot be put back, and the thumb knows the way to it now.',
    ],
    ask: ['Which one did you stay on longest?', 'Have you said anything to any of them?'],
  },
  {
    id: 'overheard-it',
    cues: 'heard overheard hear',
    when: own(
      "YOU (?:over)?heard (?:him|her|them|my \\w+|your (?!own)\\w+|someone|somebody|one of them|two of them|the \\w+)(?: and \\w+)? (?:say|saying|talk|talking|laughing|tell|telling|call|calling|go|whisper|whispering|discuss\\w*|arguing|shouting|on the phone|through)\\b|YOU heard (?:it|your name|every word|everything) (?:through|because they|from the)|YOU(?:'ve)? heard what (?:he|she|they) (?:say|said|call)|YOU overheard\\b|(?:he|she|they) (?:forgot to mute|didn't know (?:I|you) (?:was|were|could hear))|YOU could hear (?:them|him|her) (?:through|talking|laughing|arguing|whisper\\w*)",
    ),
    unless:
      /\bcouldn'?t lift\b|\bcough|\bi heard him\. i\b|\bpound shop\b|\bradio\b|\bsing\b|\bbirds?\b|\bcockerel\b|\bkind(?:ly)?\b|\bproud\b|\bfirst cry\b|\blovely\b|\bheartbeat\b|\bkey in\b|\bprais|\bfrom (?:him|her|them)\b/,
    hear: [
      "It hurts to hear something that wasn't meant for you.",
      'And then you have to go in and be as you were a minute ago.',
    ],
    ask: ['Do they know you heard?', 'What did you do with your face when you next saw them?'],
  },
  {
    id: 'reads-it-again',
    cues: 'read reread reading',
    when: own(
      "YOU(?:'ve)? (?:re-?read|keep (?:re-?)?reading|kept (?:re-?)?reading|can't stop (?:re-?)?reading|read) (?:it|them|that|the (?:message|text|email|letter)|his|her|their)?(?: \\w+){0,3} ?(?:again|over and over|over|(?:\\d+|ten|nine|eleven|twenty|fifty|a hundred|a dozen|four|five|six|about \\w+|so many|many) times|all (?:day|night|evening))\\b|YOU (?:keep|kept|can't stop) (?:re-?)?reading (?:it|them|that|the|his|her)\\b",
    ),
    unless:
      /\byou write it\b|\bhandwriting\b|\bread it to\b|\bdegree\b|\blist was\b|\bgood many\b|\bbook\b|\bbible\b|\bpoem|\bquran\b|\bnovel\b|\bread it again\.|\bread it out loud\b|\bstory\b|\bexam\b|\bnotes\b|\bbank\b|\bwritten (?:it )?off\b|\bdentist\b|\baccepted\b|\boffer(?:ed)?\b|\bscan\b|\bresults?\b|\bpleased\b|\bsmil/,
    hear: [
      "You keep looking for what it really means, and that's tiring.",
      'The words stay the same each time, and the tone changes with the hour.',
    ],
    ask: ['Which line do your eyes go to?', 'How would it sound, read out in their voice?'],
  },
  {
    id: 'spoken-to-as-if',
    cues: 'like treat talk speak spoke look child dog furniture twelve nobody stupid idiot nothing',
    when: own(
      "\\b(?:treat(?:s|ed|ing)?|talk(?:s|ed|ing)?|sp(?:eaks?|oke|eaking)|look(?:s|ed|ing)? (?=at)|explain(?:s|ed|ing)?|stare[ds]?|walk(?:s|ed)?|clicked|act(?:s|ed)?)\\b.{0,40}\\byou\\b.{0,14}\\b(?:as if|as though|like) (?:you(?:'re| are| were)(?! (?:(?:going|about) to|not in (?:danger|trouble)))|(?:some )?furniture|the (?:help|maid|cleaner|hired|enemy|au pair)|a skivvy|dirt|rubbish|shit|nothing|nobody|air|a (?:kid|dog|servant|maid|criminal|piece of|pot plant|coat rack|problem|burden|parcel|ghost))|\\b(?:treated|treats you|talks to you|spoke to you|talked to you) like (?:a child|an idiot|a servant|a stranger|a criminal|dirt)\\b|explaining .* like you were",
    ),
    unless:
      /\blike (?:i was|you were) a teacher\b|\bstill 16\b|\byou (?:look|looked|talk|act|feel|speak|are talking) (?:to (?:him|her|them) )?like\b|\bi (?:look|looked|talk|talked|act|speak) (?:to (?:him|her|them|it) )?(?:like|as)\b|\bqueen\b|\bking\b|\bprincess\b|\bnormal\b|\bperson\b|\bone of (?:them|us)\b|\btheir own\b|\bfamily\b|\bgold\b|\bmagic/,
    hear: [
      "Being treated like that is hurtful, and it isn't right.",
      'Being treated like that makes you smaller than you are, each time.',
    ],
    ask: ['Who else has seen it?', 'How do you answer something like that?'],
  },
  {
    id: 'always-the-last',
    cues: 'always last never first second backup spare picked bridesmaid third',
    when: own(
      "YOU (?:always )+(?:the |in the |a )*(?:last(?: (?:one|two|to \\w+))?|back-?up|second (?:choice|best)|bridesmaid|third wheel|spare|plus one|one left|afterthought|substitute|picked last|left (?:out|over|till last))\\b|(?:never|not) (?:the |anyone's |anybody's |their |his |her )?first (?:choice|pick)|^(?:got |get |always |you (?:got|were|get|are) )*(?:picked|chosen) last\\b|YOU(?: the)? (?:plus one|afterthought)\\b",
    ),
    unless: /\blast (?:to|one to) (?:leave|laugh|know)\b|\bhungry\b/,
    hear: [
      'It hurts always to come last.',
      'Somebody has to be last once. It is the always that makes a person go looking for a reason in themselves.',
    ],
    ask: ['Who was it this time?', 'Is there somewhere you get picked straight away?'],
  },
  {
    id: 'wanted-to-say',
    cues: 'wanted',
    when: own(
      'YOU (?:so |really |only )*wanted to (?:say|tell|ask|explain|answer|reply|thank|apologi[sz]e|speak|correct)\\b(?! (?:you|thanks|thank you|hi|hello|something quick))',
    ),
    unless:
      /\bhungry\b|\bask somebody\b|\bforgotten what\b|\bbadly\b|\bwanted to (?:ask|tell|thank|say) (?:you|if you|wren)\b|\band i did\b|\bjust wanted to say\b|\b(?:tell|ask) (?:someone|somebody|anyone)\b|\bfor (?:about |over |nearly )?(?:a|\w+) (?:year|month|week|day)s?\b|\bwhat i wanted to say\b|\bwanted to say (?:was|is)\b|\bwanted to (?:tell|say to) wren\b/,
    hear: [
      "It's sad when the moment to say it goes by.",
      'Between wanting to and doing it there can be just one breath, and somebody else takes it.',
    ],
    ask: ['What stopped you?', 'What do you think would have come back?'],
  },
  {
    id: 'tries-so-hard',
    cues: 'try tried trying best effort',
    when: own(
      "YOU (?:try|tried|trying|work|worked|have tried) (?:so |really |very |too |that )(?:hard|much)\\b|YOU(?:'re)? (?:do|doing|did|tried|trying|try) (?:my|your) (?:very |level )?best\\b|YOU (?:gave|give|given|put) (?:it |him |her |them |that \\w+ )?(?:my|your) (?:all|everything|best)\\b",
    ),
    unless: /\bpassed\b|\bgot in\b|\bwe won\b|\bdoing my best,? (?:as|but)\b/,
    hear: [
      "You tried so hard, and it hurts when that isn't seen.",
      'It is a particular kind of tired, after having held nothing back.',
    ],
    ask: ['Who has seen how hard?', 'Which part of it took the most out of you?'],
  },
  {
    id: 'not-spoken-today',
    cues: 'spoken spoke talked said seen word person voice name',
    when: own(
      "YOU(?:n't| not|'ve not|'d not) (?:really )?(?:(?:spoken|talked|spoke) (?:out loud )?(?:to|with) (?:anyone|anybody|a soul|another (?:person|human|soul)|a real person)|said (?:a|one|a single) word out loud|seen (?:anyone|anybody|a soul))(?: (?:out loud|today|since|in|all|for|at all|yet|not)\\b.*)?$|since you (?:last )?(?:spoke|talked) (?:out loud )?to (?:anyone|anybody|a)|the only (?:person|one|voice|conversation) (?:who|that|you|I)(?:'s|'ve| has| have|)? ?(?:said your name|spoke|spoken|talked|you've (?:spoken|talked|had|heard|seen)|you (?:spoke|talked|heard|saw))",
    ),
    unless:
      /\bhaven'?t spoken since\b|\bnot spoken to (?:him|her|them)\b|\b(?:sister|brother|he|she|son|daughter|mother|father|we|us) .{0,25}\bhaven'?t (?:spoken|talked)\b|\bhaven'?t seen (?:him|her|them|my|it)\b|\bshouldn'?t\b|\b(?:other than|except|besides|apart from|in person)\b/,
    hear: ['A day without talking to anybody is long and lonely.'],
    ask: ['Who was the last one, and what about?', 'Is there a place where they know your face?'],
  },
  {
    id: 'cannot-face-it',
    cues: 'face facing',
    when: own(
      "YOU (?:can't|cannot|couldn't|could not|can not|just can't) (?:quite |really |even )?face (?!him\\b|her\\b|them\\b|your|people|anyone)\\w+",
    ),
    unless: /\bface (?:saying|telling|explaining|hearing|seeing|being)\b|\b(?:funeral|ashes|grave)\b/,
    hear: [
      'It feels like too much to face just now.',
      'To others it is only a thing to be done. You have already been through it several times in your head.',
    ],
    ask: ['What would be the worst minute of it?', 'What do you picture, when you think of it?'],
  },
  {
    id: 'old-mistakes-at-night',
    cues: 'everything every things stupid wrong embarrass years school',
    when: own(
      "(?:every(?:thing)?|all the) (?:single |stupid |bad |wrong |embarrassing |awful |silly )*(?:thing|things|word|words|mistakes?)? ?(?:that )?you(?:'ve| have)? (?:ever )?(?:said|did|done|made|got)(?: wrong| badly| to people)?(?: (?:since|in|back to|for|from|at|today|that)\\b.*)?$",
    ),
    unless:
      /\btold the lads\b|\bhe'?d told\b|\bdid for (?:him|her|them)\b|\bthat'?s all\b|\bdid right\b|\bdone right\b|\beverything (?:i|you) did was\b|\bafter everything\b/,
    hear: ["It's hard when old mistakes come back at night."],
    ask: ['Which one comes round most?', 'How far back does it go?'],
  },
  {
    id: 'small-thing-though',
    cues: 'small little tiny thing nothing stupid such big',
    when: /^(?:and |but |so |i know )*(?:it's|it was|it is|that's|such|only|just|over|about) (?:only |just |such |really |probably |over )*(?:a |the )?(?:so |very |such a )?(?:small|little|tiny|minor|petty|stupid little|silly little|stupid|trivial)(?: \w+)? (?:thing|matter|detail|word|sentence|things)(?: (?:really|i know|but|to (?:be|get|mind).*|and .*))?$|^(?:it's|it is) (?:really |honestly )?(?:not|nothing) (?:a )?(?:such a )?big (?:thing|deal)(?: really| i know)?$/i,
    unless:
      /\bso (?:that )?it'?s not (?:such )?a big\b|\bliked my\b|\bscarf\b|\bgood\b|\bgreen\b|\bhappy\b|\bnice\b|\blovely\b|\bfine honestly\b|\bjoy\b|\byou don'?t need\b|\bno you\b|\bpleas/,
    hear: [
      'It may look small, and it still got to you.',
      'Small is only how it looks from outside. You know what it was lying on top of.',
    ],
    ask: ['What made it stick, do you think?', 'Whose voice says it should not matter?'],
  },
  {
    id: 'glad-and-sore',
    cues: 'happy glad pleased chuffed thrilled',
    when: own(
      'YOU (?:(?:so|really|very|dead|genuinely|truly|honestly|course|of course|just|am|obviously|was) )*(?:happy|glad|pleased|chuffed|thrilled|delighted) for (?:him|her|them|your [a-z]+|the two of them|everyone)\\b',
    ),
    beside:
      /\b(?:but|jealous|envious|sick|gutted|cried|cry|crying|then i|hurts?|why not me|never|still|sad|devastated|obviously|lonely)\b/,
    hear: [
      'You can be glad for them and still feel sad for yourself.',
      'Both can be quite honest, the one that is glad for them and the one that comes home after.',
    ],
    ask: ['What did you feel first, in the very first second?', 'Whom can you say the other half to?'],
  },
];
