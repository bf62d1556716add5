import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** Where somebody is dead, or gone, or a love is over. */
const ofAbsence =
  /\b(?:died|dead|dying|passed|funeral|buried|grave|ashes|widow\w*|lost (?:him|her|my)|gone|left|leaving|broke up|split|divorc\w*|ex|ended|moved|without (?:him|her)|since (?:he|she)|miss|late (?:husband|wife)|(?:weeks?|months?|years?) (?:since|and|now|ago)|(?:two|three|four|five|six|\d+) (?:weeks|months|years))\b/;
const cruelty =
  '\\b(?:hit|hits|beat|beats|smack\\w*|slap\\w*|belt|shout\\w*|yell\\w*|scream\\w*|lock\\w* (?:me|you)|touch(?:ed)? me|call(?:ed)? (?:me|you) (?:stupid|fat|names|useless|ugly)|laugh(?:ed)? at|bull(?:y|ied)|kick\\w*|punish\\w*|drunk|threaten\\w*)\\b';
const others =
  '(?:(?:best |old |oldest |closest |little |big |older |younger |twin )*(?:friend|mate|sister|brother|twin|son|daughter|kids|children|grandchildren|grandson|granddaughter|mum|mom|mother|dad|father|parents|family|cousin|wife|husband|boyfriend|girlfriend|partner|gran|nan|grandmother))';

/** Those who are gone, those who are far, and what is left of them about the house. */
export const atHeartTies: readonly Happening[] = [
  {
    id: 'still-does-it-for-two',
    cues: 'still',
    when: /\byou still (?:lay|set|buy|bought|cook|make|put|save|keep|sleep on|reach|turn (?:to|round|over)|listen|wait|hear|say (?:good ?night|good morning|hello)|text|ring|call|dial|wear|cut|fold|iron|wash|feel about|pour|order|leave|expect|walk|count)\b/i,
    beside: ofAbsence,
    unless:
      /\b(?:pads|pray|boss|manager|landlord|invoice|emails?|work|office|homework|job|hope|looking for|make mistakes|wait(?:ing)? for (?:the|my|a) (?:result|letter|answer|call|test)|results?|make sense|look (?:like|good|fine|the same)|feel)\b/,
    hear: [
      'Hands keep to an arrangement far longer than heads do. It was made for two, and nobody has told them.',
      'A habit like that was made with somebody in it, and it keeps their place for them.',
      "You know and you don't, both at once. What you do with your hands belongs to the time before.",
    ],
    ask: ['How did that begin, back then?', 'Has anyone else seen you do it?', 'What time of day is it, mostly?'],
  },
  {
    id: 'since-they-went-it-is',
    general: true,
    cues: 'since',
    when: /^(?:and |but |ever )?since (?:(?:your|my|our) \w+|[A-Z]\w+|he|she) (?:died|passed(?: away| on)?|went|left(?: us| me| you)?|walked out|moved out|has gone|'s gone|'s been gone|is gone)\b/,
    unless: /\bwent (?:to|back|into|on)\b|\b(?:relie\w+|happier|better|peace)\b/,
    hear: [
      'Everything gets sorted into before and since, and nobody ever asked you to do the sorting.',
      'One person goes, and a hundred small arrangements go with them that never had a name.',
    ],
    ask: ['What was an ordinary evening like, before?', 'Which hour of the day is the longest one?'],
  },
  {
    id: 'what-they-used-to-do-for-you',
    cues: 'used always would',
    when: told(
      '^(?:and |but |because |where |that )?WHO (?:(?:always|still|often) )*(?:used to|always used to|would always|always) (?:save|saved|ring you|text you|send you|wait for you|bring you|brought you|make you|made you|put|warm|warmed|read|sing|sang|leave you|left you|buy you|bought you|pick you up|meet you|take you|took you|hold|held|let you|cut|peel|carry|fetch|say good ?night|save you)\\b(?! (?:down|off|up with|back home))',
    ),
    beside:
      /\b(?:died|dead|gone|passed|funeral|miss|lost|late|used to|years|since|gone now|anymore|any more|no more|now)\b/,
    unless: new RegExp(
      `${cruelty}|\\b(?:boss|manager|teacher|coach)\\b|\\balways (?:call|ring|text|take|come|tell)s?\\b|\\btold? me (?:i|that|i'm)\\b|\\bput me down\\b|\\bmake me (?:cry|feel)\\b|\\blied\\b`,
    ),
    hear: [
      'While it goes on, nobody counts it. It only gets counted when it has stopped.',
      'It was meant for you and it came again and again, which is why you have it to the last detail.',
      'Small as it was, it was done with you in mind, and nobody else was in the plan.',
    ],
    ask: [
      'What else did {who} do like that?',
      'When was the last time, as far as you remember?',
      'What comes round now, at that hour?',
    ],
  },
  {
    id: 'their-thing-is-still-there',
    cues: 'still',
    when: /(?:\b(?:his|her|their)|'s) (?:(?:old|good|winter|reading|favourite|\w+ing) )?(?:mug|cup|coat|shoes?|boots?|chair|glasses|slippers|cap|hat|jumper|cardigan|scarf|watch|toothbrush|side of the bed|side|desk|keys?|bike|bag|books?|pillow(?:case)?|shirts?|hoodie|room|tools|bowl|lead|collar|clothes|things|stuff|bed|pipe|stick|letters)(?:'s| is| are|'re)? (?:all )?still (?:on|in|by|at|hanging|there|where|under|standing|sitting|lying|behind|first|saved|here|up)\b/i,
    unless:
      /\b(?:asked (?:him|her)|told (?:him|her)|tidy|mess|messy|lodger|flatmate|landlord|pick (?:it|them) up|school|sulking)\b/,
    hear: [
      "As long as it stays where it was put down, it's only been put down. Everybody in the house knows to walk round it.",
      'Nobody decided to keep it like that. It just never was the right day.',
    ],
    ask: ['How long has it stood there now?', 'What goes through you when you pass it?'],
  },
  {
    id: 'cannot-move-their-things',
    cues: "can't cannot couldn't haven't won't don't can",
    when: /\byou (?:still |just )?(?:can't|cannot|couldn't|haven't|have not|won't|don't|can not)(?: yet| even| seem to| bring yourself to| been able to| bear to)* (?:move|moved?|wash(?:ed)?|throw|thrown|empty|emptied|give|clear(?:ed)?|delete|deleted|take|touch|touched|shift|pack|sort through)\b.*\b(?:his|her|their|mug|cup|coat|shoes|clothes|desk|room|wardrobe|number|photos?|voicemail|messages|first one off the wall|things|them away|it away|dish|chair|bed|pillow)\b/i,
    beside: ofAbsence,
    unless:
      /\b(?:give (?:it|this|that) to (?:him|her)|letter|eyes off|hand|hands|phone away|side|sides|word|call|seriously|from (?:him|her)|advice|anymore|him|police|virginity|responsib\w+|take (?:his|her) (?:mood|temper|side|calls?|word))\b/,
    hear: [
      'A thing can be moved in a second, and after that it has been moved. You know the difference.',
      'It asks nothing to leave it, and it asks a great deal to lift it. So it stays.',
    ],
    ask: ['What would be the hardest one to pick up?', 'Does anybody press you about it?'],
  },
  {
    id: 'gave-their-things-away',
    cues: 'gave took given sold pack bag box clear empt donat iron wash',
    when: /\byou (?:'ve |have )?(?:just |finally |only )*(?:gave|given|took|taken|sold|packed(?: up)?|bagged(?: up)?|boxed(?: up)?|cleared(?: out)?|emptied|donated) (?:away )?(?:(?:all |half |some )?(?:of )?(?:his|her|your (?:mum|mom|mother|dad|father|husband|wife|gran|nan|brother|sister)'s|[A-Z]\w+'s)) (?:\w+ )?(?:shirts?|coats?|clothes|things|shoes|suits?|dress(?:es)?|tools|wardrobe|house|flat|room|desk|bed|car|jumpers?|books|records|chair|boots|jacket)\b/,
    beside:
      /\b(?:died|dead|gone|passed|funeral|widow\w*|lost|charity|hospice|heart foundation|oxfam|vincent de paul|red cross|salvation|since|kept|miss|smell\w*|late)\b/,
    unless: /\b(?:cleaners|laundry|stole|nicked|without asking|garage)\b/,
    hear: [
      'Somebody had to decide it bag by bag, and there is no right way to hold a sleeve.',
      'It takes an afternoon to do and months to get to that afternoon.',
    ],
    ask: ['What did you keep back?', 'Was anybody there with you for it?'],
  },
  {
    id: 'came-upon-something-of-theirs',
    cues: 'found find came fell opened',
    when: /\byou (?:just |only |suddenly )*(?:found|find|came across|came upon|pulled out|opened and there was) (?:(?:one of )?(?:his|her)|(?:a|an|the) (?:old )?(?:\w+ )?(?:list|letter|note|photo|card|postcard|voicemail|video|picture) (?:of (?:his|hers|him|her)|from (?:him|her)|(?:he|she) (?:wrote|left|made))) ?(?:\w+ )?(?:handkerchief|recipe|cards?|glasses|letters?|list|notes?|diary|jumper|scarf|hat|gloves?|watch|ring|handwriting|shopping|hair|comb|lipstick|slippers?|sock|coat|keys?|phone|photos?|tobacco|cap|book|tickets?|\b)/i,
    beside:
      /\b(?:died|dead|gone now|passed|funeral|widow\w*|lost (?:him|her|my)|miss|late|walked out|since (?:he|she)|she left|he left|handwriting|years|broke up|he'd walked|smell\w*|still)\b/,
    unless:
      /\b(?:cheat\w*|affair|texts|other woman|pills|bottles?|drugs|hid(?:den)?|messages|tinder|stash|alive|asleep|on the floor|crying)\b/,
    hear: [
      'You were looking for something else, and then they were in the room.',
      'It was in a drawer the whole time, quite calm, and it took you from the side.',
    ],
    ask: ['Where did it go, once you had looked at it?', 'Where do you have it now?'],
  },
  {
    id: 'one-more-of-those',
    cues: 'give love like',
    when: /\byou(?:'d| would) (?:still |just |only |really )*(?:give (?:anything|a lot|a good deal|everything|a year|all the|the house|your (?:right|left))|(?:love|like|take)(?: to have)?(?: just)? one more|(?:love|like) (?:just )?one (?:more|last|ordinary))\b/i,
    unless: /\b(?:drink|cigarette|pint|bet|beer|hit|line|kill|punch|slap|revenge|die|dead myself)\b/,
    hear: [
      'Put like that it can nearly be seen. It is not much to want, and there is nobody to order it from.',
      'Nobody longs in general. It is always the one thing, with its light and its noise.',
    ],
    ask: ['Where does it take you, when you think of it?', 'When in the day does that wish come?'],
  },
  {
    id: 'what-they-would-have-said',
    cues: "would would've he'd she'd wish",
    when: /\b(?<who>he|she|your (?:\w+ )?\w+)(?:'d| would|'d just|would just)(?:'ve| have| of)? (?:been )?(?:so |just |really |absolutely )*(?:loved|laughed|proud|chuffed|pleased|enjoyed|known (?:what|how)|hated|roared|cried|liked (?:it|this|that|him|her|the))\b|\byou (?:just |do |so |only )*wish (?:that )?(?<who2>he|she|(?:your|her|his|their) (?:\w+ )?\w+) (?:could(?:'ve| have)? (?:see|seen|be here|been|know|known|met|meet|hear|heard)|had (?:seen|lived|met|known)|(?:was|were) (?:still )?(?:here|alive|there))\b/i,
    unless: /\bif (?:i|you|he|she|they|we|it)\b|\bwould(?:n't| not)\b|\bnever\b|\bex\b|\bboss\b|\bcaught\b|\bfriend\b/,
    hear: [
      "There's a place kept for them in it, and nobody else fits into that place.",
      'You can see the very face they would have made, which is lovely to have and no use at all.',
    ],
    ask: ['What would they have said about it?', 'Who else knew them well enough to know that?'],
  },
  {
    id: 'used-to-and-now-hardly',
    cues: 'used',
    when: /^(?:because |and |but |that |you know |in the beginning )?(?:(?:he|she|they|you|we|your (?:\w+ )?\w+)(?: both| two| all| always)? used to|always used to) (?:ring|call|text|talk|write|tell (?:you|each other)|send|speak|meet|dance|kiss|hold|laugh|message|chat|see each other|go out|hear from|do everything|share)\b/i,
    beside: /\bnow\b|\bany ?more\b|\bthese days\b|\bstopped\b|\bjust (?:a )?(?:thumb|ok|likes?)\b/,
    unless: new RegExp(
      `${cruelty}|\\b(?:died|dead|passed|funeral|widow|buried|grave|dementia|alzheimer\\w*|miss (?:him|her) since|hind leg|not used to|lied)\\b`,
    ),
    hear: [
      "There's no day you could put a finger on, so there's no day to be cross with either.",
      'It got thinner by so little at a time that it was never the moment to say something.',
      'Nothing was broken off. It just gets answered a bit shorter each time, and you notice alone.',
    ],
    ask: [
      'What do you talk about now, when you do?',
      'Have you ever said it out loud to them?',
      'What was going on around the time it changed?',
    ],
  },
  {
    id: 'does-not-do-it-any-more',
    general: true,
    cues: "anymore more now days doesn't don't never stopp hardly barely",
    when: told(
      "^(?:and |but |because )?WHO (?:(?:doesn't|does not|don't|never|hardly|barely|hardly ever|rarely)(?: even| really| ever)? (?:calls?|rings?|texts?|reach(?:es)?|kiss(?:es)?|says? (?:good ?night|good morning|goodbye|i love you|hello|hi)|asks?|looks? at|laughs?|touch(?:es)?|hugs?|holds?|sits?|talks?|come|comes|visits?|sings?|tells?|recogni[sz]es? your|smiles?|cooks?|writes?)\\b.*\\b(?:any ?more|now|these days|lately)$|(?:has |have )?(?:just |suddenly )?stopped (?:calling|ringing|texting|kissing|asking|looking at|laughing|touching|hugging|holding|talking|coming|visiting|singing|telling|smiling|saying good|writing|picking up)\\b)",
    ),
    unless: new RegExp(
      `${cruelty}|\\b(?:when (?:i|you)|ears|died|dead|finally|thank god|relief|relieved|bothering|dementia|stroke|scam\\w*|spam)\\b`,
    ),
    hear: [
      'A thing that is no longer done makes no noise, and you are the one who hears it.',
      "It's hard to complain about something that isn't there. You can't even point at it.",
    ],
    ask: [
      'When did you notice for the first time?',
      'What would happen if you were the one to do it?',
      'Is there a last time you remember?',
    ],
  },
  {
    id: 'polite-as-strangers',
    general: true,
    cues: 'polite civil stranger lodger flatmate housemate roommate aunt',
    when: /\b(?:he|she|they|you|we|it|your \w+)\b.*\b(?:(?:so|very|just|only|too|always|perfectly)? ?(?:polite|civil)(?: (?:to|with) (?:you|me|each other))?(?: now| like.*)?$|like (?:an? |two |polite )?(?:strangers?|lodgers?|flatmates?|housemates?|roommates?|colleagues|an aunt|business partners))/i,
    unless:
      /\b(?:so angry|can be civil|scared of|course|good ones|waiter|nurse|doctor|shop|customers?|police|boy|always ever so|wave\w*|impolite|not polite|new city|here people|the people|polite no|new here|crowd|bus|train)\b/,
    hear: [
      'Manners are what people keep for those they hardly know. From close by they are cold.',
      "A quarrel would have something to get hold of. With politeness there's no handle anywhere.",
    ],
    ask: ['When did the two of you last laugh about something?', 'Which of you would have to go first?'],
  },
  {
    id: 'hardly-talk-now',
    general: true,
    cues: 'barely hardly talk speak touch never stop',
    when: /^(?:and |but |now )?(?:you(?: two| both)?|we|my \w+ and you|your \w+ and you|you and (?:your \w+|him|her|[A-Z]\w+))(?: just| really| kind of)? (?:barely|hardly|don't|never|rarely|no longer|stopped)(?: really| even| ever)? (?:talk(?:ing)?|speak(?:ing)?|touch(?:ing)?|see each other|look at each other|laugh(?:ing)? together|do anything together)(?: to each other| properly| about anything)?(?: these days| any ?more| now| lately| at all)?$/i,
    unless: /\b(?:blocked|cut (?:him|her|them) off|glad|my therapist|english|strangers|dead|died)\b/,
    hear: [
      'Two people can share a kettle and a calendar for a long time without a sentence in it.',
      'Silence like that gets built by both sides, and each waits for the other one to come round it.',
    ],
    ask: ['What was the last real thing you talked about?', 'What is it like when you are both in the room?'],
  },
  {
    id: 'they-live-far-off',
    general: true,
    cues: 'moved moving gone lives live living works abroad away',
    when: new RegExp(
      `^(?:and |but |because )?(?:[Yy]our|[Aa]ll your) ${others}(?:'s| is| are|'re| has| have|'ve| just)? (?:moved|moving|gone|lives?|living|works?|working|stuck|emigrated|going)(?: (?:to|in|over|out|back|for|down|up|off))* (?:[A-Z]\\w+|abroad|away|another (?:country|city|continent)|far away|overseas|the other (?:side|end))`,
    ),
    unless:
      /\b(?:from home|in [A-Z]\w+ House|with (?:me|us)|moved in|(?:cancer|hospital|died|dead|prison|care home|miles away in (?:his|her) head)|finally|can't wait|proud|pass(?:ed)? away|gone away with)\b/,
    hear: [
      'The distance is one part. The other is that their day goes on at other hours, and you hear of it later.',
      'You can have somebody in your pocket on a screen and still not be able to carry in their shopping.',
    ],
    ask: ['When will you two be in one room again?', 'What do you tell each other, when you do speak?'],
  },
  {
    id: 'who-took-what',
    cues: 'took taken kept',
    when: /^(?:and |but |so |then )?(?:he|she|your ex(?:-\w+)?)(?:'s| has)? (?:even |also )?(?:took|taken|kept|keeps) (?:the|your|our|all the) (?:dog|cat|plants?|car|house|sofa|telly|tv|bed|records|friends|kettle|christmas \w+|coffee machine|piano|pans|flat|furniture|table)(?: too| as well|,? (?:and )?you kept \w+ \w+|,? you \w+ the \w+| because .*)?$/i,
    unless: /\b(?:walk|vet|school|for a|to the (?:shop|park|garage)|police|stole|hospital|burgl\w*|died|mechanic)\b/,
    hear: [
      "Two people's things look like one household's, until somebody stands there and sorts them.",
      'A life together turns out to be a list, and somebody reads it out with a van waiting.',
    ],
    ask: ['What stayed with you?', 'How was that settled, in the end?'],
  },
  {
    id: 'want-somebody-to-just',
    cues: 'want need like wish love somebody someone one just waiting',
    when: /\byou(?:'d| would|'ve| have)? (?:just |only |simply |really |all |do |so |always )*(?:want|wanted|needed|like|love|wish|hoped?|kept waiting|were waiting|'re waiting)(?: just| only)?(?: for)?(?: just| only)? (?:one person|somebody|someone|anybody|anyone|him|her|them|your (?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|son|daughter|partner|brother|sister|boyfriend|girlfriend|family|parents|friends?))(?: \w+)? to (?:just |only |once |really )*(?:ask|say|sit|come|notice|listen|ring|call|hold|hug|look at|know|open|tell you (?:it|you|that)|remember|choose|miss|be (?:nice|proud|kind|there)|want|thank|turn up|understand|say that)\b/i,
    unless:
      /\b(?:you said|if (?:i|you) want|mistake|nice to him when|meant a lot|meant|police|leave me alone|doctor|sorry for|hate|sick of|kill|come to (?:the|my) (?:wedding|party)|look at (?:the|my) (?:form|cv|essay|boiler|car))\b/,
    hear: [
      'It is such a small order. The trouble is that it only counts when it comes by itself.',
      'You could ask for it, and then you would have asked for it. So it is waited for instead.',
      'Most people would do it gladly, if they knew. That it has to be guessed is what makes it so rare.',
    ],
    ask: [
      'Was there ever somebody who did that?',
      'How near has anyone come to it?',
      'What would you do if it happened tomorrow?',
    ],
  },
  {
    id: 'a-wish-kept-long',
    general: true,
    cues: "always love wanna want you'd give dream",
    when: /\byou(?:'ve| have)? always (?:wanted|wished|dreamed|dreamt)(?: of| about)?\b|^(?:and |but |one day )?you(?:'d| would) (?:so |really |just )*love to (?:have (?:a|an|one|your own)|be (?:a|able)|go (?:to|back)|see the|live (?:by|in|near|on)|learn|own|ride|visit|open|travel)\b|^(?:and |but )?you'd love (?:a|an) (?:(?:wee|little|small|tiny|big|old|proper) )*(?:place|house|garden|dog|cottage|workshop|studio|farm|allotment|piano|boat|horse|shed|kitchen)\b|^(?:you )?(?:want to|wanna|dream of|want) (?:be|being|become|becoming) an? (?!better|good|bit|burden)\w+/i,
    unless:
      /\b(?:place i always|die|dead|gone|kill|disappear|asleep|hurt|if only|but i hate|be a (?:burden|bother)|know (?:why|what|how)|normal)\b/,
    hear: [
      'Most wishes of that sort are never said to anybody, and they keep very well unsaid.',
      'A wish like that keeps well, even in years when there is no room for it.',
    ],
    ask: [
      'Which bit of it do you see first?',
      'When did that wish first turn up?',
      'What has stood in front of it so far?',
    ],
  },
];
