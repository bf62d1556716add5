import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const small =
  /\bmy (?:little |own |youngest |eldest |oldest )?(?:son|daughter|boy|girl|kids?|child|toddler|baby|twins?|youngest|eldest|little (?:one|man|girl|boy)|grand(?:son|daughter|child)|\d+ ?-?(?:yo\b|year)|(?:two|three|four|five|six|seven|eight|nine)[- ]year)|\bthe kids?\b/;
const aged =
  /\b(?:mum|mom|mam|dad|mother|father|gran|granny|nan|nana|grandma|grandad|grandpa|grandfather|grandmother|aunt|auntie|uncle|parents|she's \d\d|he's \d\d)\b/;

/** What goes on between parents and children, brothers and sisters, friends, and those who mourn, told in one gesture on the way. */
export const inTheTellingKin: readonly Happening[] = [
  {
    id: 'child-does-as-they-do',
    cues: 'does says copies copied copying same too from learnt learned picked',
    when: /^(?:and |but |so )?(?:now )?(?:he|she|they|your \w+(?: \w+)?)(?:'s| has| have|'ve)?(?: even| already| started to| now)* (?:does it(?: too| as well| now| himself| herself)?|says it(?: too| as well| now)|do it too|does the same(?: thing)?(?: now| too)?|copies you|copied you|copying you|(?:got|gets|learnt|learned|picked) (?:it|that)(?: up)? (?:from|off) (?:you|me))$/i,
    beside: small,
    unless: /\bnursery\b.*\bpicked up\b|\bbites?\b|\bhits?\b|\bdrugs?\b/,
    hear: [
      'They take us in whole, and hand it back without the reasons.',
      "It's your own move, done by someone half your height, and it looks different from outside.",
    ],
    ask: ['What else have they picked up from you?', 'Did they see that you saw?'],
  },
  {
    id: 'child-told-it-outside',
    cues: 'told announc inform ask shout',
    when: /\byour (?:\w+ )?(?:\d+ ?-?(?:yo|year[- ]old)|son|daughter|boy|girl|toddler|little one|kid|youngest|eldest|twins?|grandson|granddaughter|nephew|niece|\w+-year-old)(?: just| has| went and| apparently)? (?:told|announced (?:it )?to|informed|asked|shouted (?:at|to|across)) (?:the|his|her|their|your|a|everyone|everybody|some) ?(?:whole |entire |new |nice |class )?(?:class|teacher|health visitor|nursery|doctor|neighbours?|nurse|vicar|priest|school|nan|gran|grandma|bus|queue|shop|checkout|church|lady|stranger|guests|midwife|dentist|social worker|mother-in-law|boss|postman|café|train)\b|\b(?:he|she) told (?:his|her|the) (?:whole |entire )?(?:class|teacher|nursery|school|health visitor)\b/i,
    beside: small,
    unless: /\b(?:hits?|touch\w*|hurts?|bully|bullied|police|kill\w*|suicid\w*|die)\b/,
    hear: [
      'They report a house as it is, in the voice of the weather forecast, and leave the reasons at home.',
      'A child can give away in six words what the grown-ups had kept all year.',
    ],
    ask: ['What did the other person say?', 'How long before you could laugh, or could you not?'],
  },
  {
    id: 'to-be-kept-out-of-sight-by-child',
    cues: 'drop park stop wait stand walk come speak talk wave kiss hug wear pick',
    when: /\b(?:your (?:\w+ )?(?:son|daughter|boy|girl|kids?|teenager|eldest|youngest|step\w+|\d+ ?-?(?:yo|year[- ]old))|he|she)(?: has|'s| just| always| now)* (?:asked|asks|told|tells|wants|begged|said to) you (?:please )?(?:not to|to) (?:drop(?! dead)|park|stop|wait|stand|walk|come|speak|talk|wave|kiss|hug|wear|pick)\b.*\b(?:corner|outside|further|down the road|behind|away|school|friends|front|gate|english|car|loud|accent|town|public)\b/i,
    beside: small,
    unless: /\b(?:husband|wife|partner|boyfriend|girlfriend|court)\b/,
    hear: [
      "They're working out who they are out there, and for now it takes standing a little way off from you.",
      'You were once the whole world at that gate, and now there is a distance to be kept.',
    ],
    ask: ['What are they like when nobody is looking?', 'What did you answer?'],
  },
  {
    id: 'puts-affairs-in-order',
    cues: 'which what show label sticker plann paid giving gave list',
    when: told(
      "\\b(?!everyone|people)WHO (?:just |already |has |even |keeps )*(?:(?:asked|asks|asking|wants to know)(?: you)? (?:which|what) of (?:his|her|their) (?:things|ornaments|rings?|jewellery|stuff|pictures|furniture|books|\\w+) you(?:'d| would)? (?:want|like)|showed you where (?:the|all the|all|his|her|their) (?:\\w+ )?(?:papers?|will|documents|keys|insurance|policies|bank|money)|(?:labelled|labeled) (?:everything|all|the|his|her)|(?:put|stuck|putting|sticking) (?:stickers|names|labels) (?:on|under)|(?:has |'s )?(?:planned|paid for|picked the (?:hymns|songs|music) for|written) (?:his|her|their) own (?:funeral|eulogy)|(?:has )?(?:started )?(?:giving|gives|gave) (?:his|her|their|all (?:his|her|their)) things away)",
    ),
    beside: aged,
    hear: [
      "It's practical, and it is the nearest they may come to speaking of it.",
      'Making it easy for you means you both have to look straight at it first.',
    ],
    ask: ['How were they while they did it?', 'What did you answer them?'],
  },
  {
    id: 'still-the-old-name',
    cues: 'name pronoun deadnam',
    when: /\b(?:calls?|called|calling|uses?|used|using|says?|said|introduced|wrote|refers? to|put)\b.* (?:by )?(?:your|my) (?:old|dead|birth|given|former|girl|boy) ?name\b|\bdeadnam\w+ you\b|\b(?:the )?(?:wrong|old) pronouns?\b/i,
    hear: [
      'A name is the smallest thing there is to get right, and it comes up in every sentence.',
      "Each time somebody has to decide whether to say something, and each time it's you.",
    ],
    ask: ['Who gets it right?', 'What do you mostly do when it comes?'],
  },
  {
    id: 'their-things-thrown-out',
    cues: 'thrown threw chuck binned rid gave paint dug cut',
    when: told(
      "\\b(?!everyone|people)WHO (?:just |even |already |had |has |went and |must have )*(?:(?:thrown|threw|chucked|tossed) (?:out|away) (?:all )?(?:of )?(?:the|your|his|her|mum's|mom's|dad's|nan's|gran's|grandad's|\\w+'s) \\w+|(?:thrown|threw|chucked|tossed) (?:all )?(?:of )?(?:your|his|her|mum's|mom's|dad's|nan's|gran's|grandad's) \\w+(?: \\w+)? (?:out|away|in the (?:bin|skip|trash))|(?:binned|got rid of|skipped) (?:all )?(?:of )?(?:your|his|her|mum's|mom's|dad's|nan's|gran's|grandad's|the) \\w+|(?:painted over|dug up|ripped out) (?:your|mum's|mom's|dad's|nan's|gran's) \\w+)",
    ),
    unless:
      /\b(?:rubbish|mould|mouldy|old milk|out of date|dinner|lunch|food|tea|nappies|tablets|drugs|cigarettes|drink|bottles|booze|weed|at (?:me|my head)|leftovers)\b/,
    hear: [
      'Somebody saw an old thing taking up room, and could not see what was in it.',
      "It takes an afternoon to do, and there's no afternoon that undoes it.",
    ],
    ask: ['Did you get to keep any of it?', 'Does {who} know what it was to you?'],
  },
  {
    id: 'not-from-their-own-mouth',
    cues: 'not know hear get told find see',
    when: /^(?:and )?not (?:from )?(?:her|him|them)(?: (?:herself|himself|themselves))?$|\byou were (?:only )?(?:the )?(?:third|fourth|fifth|sixth|\d+th|3rd|second to last) (?:one |person )?to (?:know|hear|get|be told|find out|see)\b/i,
    beside: /\btold me\b|\bheard\b|th to \w+|\bfound out\b|\brang (?:me|to)\b|\blet me know\b/,
    hear: [
      'News goes out in an order, and everyone can read their own place in it.',
      "You'd have had it in that one voice, even if the words had been the same.",
    ],
    ask: ['Have you two spoken since?', 'When did the two of you last really talk?'],
  },
  {
    id: 'one-place-given-to-another',
    cues: 'ask pick chose gave given',
    when: told(
      "\\b(?!everyone|people)WHO (?:just |already |has |'s )*(?:asked|picked|chose|chosen|gave|given|wants) (?!you\\b)(?:your|my|another|the other|his|her|their|some|a|[A-Z]\\w+)\\b.{0,30}? (?:to be|as|to do) (?:the |a |his |her |their |chief |head )*(?:god(?:mother|father|parent|parents)|bridesmaid|best man|maid of honou?r|witness|captain|room-?mate|pallbearer|executor|reading|eulogy|usher|guardian|birth partner|lead|speech)\\b",
    ),
    unless: /\b(?:asked me|and me\b|relieved|thank god)/,
    hear: [
      'There was one such place to give, and giving it says out loud what nobody would have said.',
      'To that there is no good reply. You are expected to be pleased for somebody.',
    ],
    ask: ['Had it ever been spoken of, you doing it?', 'Who knows that you had hoped for it?'],
  },
  {
    id: 'cannot-have-children',
    cues: 'have conceive carry pregnant',
    when: /\byou (?:can't|cannot|can not|couldn't|won't be able to|'ll never|will never|will not be able to|were told you (?:can't|couldn't)) (?:have|conceive|carry|get pregnant)(?: (?:any |our |own |your )*(?:kids|children|a (?:baby|child)|babies|them|one)(?: of (?:your|my) own)?)?$/i,
    beside: /\bkids\b|\bchild|\bbab(?:y|ies)\b|\bpregnan|\bivf\b|\bgod(?:mother|father|parent)/,
    unless: /\b(?:dog|over (?:to|at|for)|weekend|custody|court|visit)\b/,
    hear: [
      "Everybody else's news comes in by that same door, and has to be smiled at.",
      "It's there in every room where someone says kids, and nobody means it to be.",
    ],
    ask: ['Who knows about it?', 'When did you find that out?'],
  },
  {
    id: 'note-left-for-you',
    cues: 'note post sticky letter sign card',
    when: /^(?!you\b).*\b(?:note|post-?its?|post it|sticky note|letter|sign|card)\b.*\b(?:on|under|through|in|to) your (?:\w+ )?(?:door|desk|locker|fridge|windscreen|car|pillow|letter ?box|mirror|bag|pigeonhole|shelf|milk|food|back)\b/i,
    unless:
      /\b(?:love you|sweet|kind|lovely|thank|flowers|you('ve| have)? (?:put|left|stuck)|i (?:put|left|stuck|wrote)|parking|fine|ticket|eviction|court)\b/,
    hear: [
      "Paper can't be asked what it meant, so it gets read in every tone of voice there is.",
      'Somebody stood there and wrote that, and then walked off and left you with it.',
    ],
    ask: ['Whose writing is it?', "What's your best guess at what they meant?"],
  },
  {
    id: 'laid-for-the-one-who-is-gone',
    cues: 'laid set put made pour bought got cook make buy peel',
    when: /\byou (?:still |accidentally |automatically |always |just |even )*(?:laid|set|put out|made|poured|bought|got out|get out|cooked|cook|make|buy|peeled|lay) (?:out |the table for )?(?:two|2|enough for (?:two|three|four|five)|for (?:two|three|four)|three|four|one too many|his|her|both)(?: (?:\w+ )?(?:plates?|places?|cups?|mugs?|coffees?|teas?|portions?|chops?|steaks?|tickets?|glasses|of everything))?$/i,
    beside:
      /\b(?:died|dead|passed|gone|funeral|widow\w*|buried)\b|\bleft (?:me|us|home)\b|\bmoved out\b|\bsplit\b|\bwent to uni|\bex\b/,
    hear: [
      'The hands keep the old count. Nobody has told them.',
      'It is only noticed once it stands there, one too many.',
    ],
    ask: ['What did you do with the other one?', 'Which meal is it, mostly?'],
  },
  {
    id: 'puts-on-what-was-theirs',
    cues: 'wear put sleep slept wore',
    when: /\byou(?:'re| are)? (?:still |now |just |sometimes |always )*(?:wear|put on|sleep in|slept in|wore|wearing|sleeping in|go to bed in) (?:his|her|their|mum's|mom's|dad's|nan's|grandad's|your \w+'s) (?:old |big |\w+ )?(?:coat|jumper|shirt|watch|cardigan|scarf|hoodie|dressing gown|ring|jacket|slippers|t-?shirt|hat|sweater|fleece|boots|pyjamas)\b/i,
    unless: /\b(?:without asking|borrowed|angry|stole|shouted|went mad|party|costume|for halloween)\b/,
    hear: [
      'It keeps a shape for a long while, and for an hour it is nearly company.',
      "Nobody needs to know why you've got it on. That's part of what it's for.",
    ],
    ask: ['When do you put it on, mostly?', 'Does it still smell of anything?'],
  },
  {
    id: 'were-once-so-close',
    cues: 'twin twins sister brother used',
    when: /\b(?:you|we)(?: two| both)? used to (?:finish each other'?s? sentences|share (?:a (?:room|bed|bath|bunk)|clothes|everything)|tell each other everything|know (?:everything|what the other)|be inseparable|do everything together|speak every (?:day|night))\b/i,
    hear: [
      'You knew the inside of that life once, and now you get the outside of it with everyone else.',
      'Nobody ends that. It gets a little less, each year, until one day it can be heard.',
    ],
    ask: ['When did it last feel like that?', 'What changed first?'],
  },
  {
    id: 'copied-in-everything',
    cues: 'copies copied copying copy',
    when: told(
      '\\b(?!everyone|people)WHO (?:always |just |literally |keeps |has |even |started )*(?:copies|copied|copying) (?:your (?:hair|style|clothes|outfits?|bag|shoes|room|jokes|captions?|tattoo|names?|idea|\\w+ and)|everything you|all your|you$|me$|everything)',
    ),
    beside: /\bfriend|\bmate\b|\bsister\b|\bcolleague\b|\bgirl\b|\bcousin\b/,
    unless: /\b(?:homework|answers?|test|exam|essay|coursework|my (?:son|daughter|toddler|kid|baby))\b/,
    hear: [
      "Everybody says to be flattered, and meanwhile there's a little less that is only yours.",
      'It sounds like nothing when you list it. It is only when it all adds up that it has a face, and it is yours.',
    ],
    ask: ['What was the latest?', 'Has anyone else noticed?'],
  },
  {
    id: 'they-walked-off-after-it',
    cues: 'went walked got drove left',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |then )*(?:said|went|goes) (?:right|ok|okay|well|anyway|right then|right,? well|fair enough|alright|sure)\\b,?(?: \\w+)? (?:and|then) (?:just )?(?:went|walked|drove|got|left|carried on|turned|picked)\\b|\\b(?!everyone|people)WHO (?:just |then )*(?:got up and |turned and |put (?:his|her|their) coat on and )(?:went|walked|left)\\b(?: (?:out|off|upstairs|in(?:to)? the (?:garden|shed|garage|other room)))?$',
    ),
    unless: /\b(?:hit|punch\w*|dance|stage|to get (?:help|the nurse|the car))\b/,
    hear: [
      'And there you are in the room with it, and nobody to have the rest of it with.',
      'A back going out of a door can mean a good many things, and you get to guess at them alone.',
    ],
    ask: ['Has {who} said any more since?', 'How long did you stay where you were?'],
  },
  {
    id: 'ashes-and-the-wind',
    cues: 'scatter ashes',
    when: /\byou(?:'ve| have| both| all)? scatter(?:ed)? (?!seeds)|^scattered (?:mum|mom|dad|nan|gran|him|her|them)\b|^you(?:'ve| have)? (?:found )?(?:some )?(?:of )?(?:her|him|mum|mom|dad|nan|them) (?:in|on) your (?:coat|pocket|shoes?|hair|sleeve|beard)/i,
    beside: /\bash(?:es)?\b|\bscatter/,
    unless: /\b(?:toys|papers|clothes|seeds?|volcano|cigarette|fire ?place|wednesday)\b/,
    hear: [
      'Nobody practises it. You get one go at it, out of doors, with whatever wind there is.',
      "All that they were, and it's so little to carry, and it goes where it likes.",
    ],
    ask: ['Who was there with you?', 'Whose idea was the place?'],
  },
  {
    id: 'told-you-may-say-it',
    cues: 'can allowed',
    when: told(
      "\\bWHO (?:said|says|told you|went|goes|whispered|wrote)(?: to you)?,? ['\"]?(?:that )?you(?:'re| can| could| are) (?:(?:allowed to )?(?:say (?:it|her|his|the|their)|talk about (?:it|him|her|them)|cry|be sad|be angry|ask|tell me))",
    ),
    unless: /\b(?:can't|not allowed|stop)\b/,
    hear: [
      'Somebody else had been carrying the same thing round the same house.',
      "It only takes one person to say so, and it's seldom the one you'd have guessed.",
    ],
    ask: ['What did you say back?', 'Has anything been different since then?'],
  },
  {
    id: 'shouts-where-nobody-hears',
    cues: 'shout scream yell cry swear',
    when: /\byou (?:just |sometimes |now |literally )*(?:go|went|sit|sat|hide|hid|stand|stood|scream|screamed|shout|shouted|swear|swore|yell|yelled|cry)\b.{0,40}\b(?:in(?:to)?|with) (?:the|a|your|my) (?:towels?|pillows?|cushions?|cupboard|airing cupboard|car with|garage|shed|wardrobe|utility room|pantry|freezer|larder)\b/i,
    unless: /\b(?:he|she|they) (?:shout|scream|yell)|\bhide and seek\b|\bin the cupboard (?:for|looking)/,
    hear: [
      'It has to go somewhere, and you have looked for the place where it lands on nobody.',
      'Ninety seconds behind a door, and then out again with the ordinary voice.',
    ],
    ask: ['What sends you in there, mostly?', 'Who knows that you do that?'],
  },
  {
    id: 'keeps-to-own-room',
    cues: 'room',
    when: /\byou(?:'ve| have)?(?: been| just| mostly| basically| only| always)* (?:eat|eating|ate|hide|hiding|hid|stay|staying|live|living|cook|cooking) (?:\w+ )?(?:in|up in) your (?:own |bed)?room\b/i,
    beside: /\bflat|\bhouse|\bkitchen\b|\bhalls?\b|\bdorm|\bparents\b|\bstep|\bat home\b|\bthem\b/,
    unless: /\b(?:hotel|covid|isolat\w*|concussion|fever|airbnb)\b/,
    hear: [
      'A home gets smaller by one room, and then by another, and nobody has decided on it.',
      'You get to know by the noises who is where, and when the way is clear.',
    ],
    ask: ['Who is it that you listen out for?', 'When is the coast clear, in a usual day?'],
  },
  {
    id: 'slips-past-them-at-home',
    cues: 'windowsill clear kitchen wait until',
    when: /\byou (?:wait|waited|listen|keep|kept|time|go|went|hold|creep)\b.{0,60}\b(?:so (?:that )?you don't have to (?:go in|see|meet|talk|face|ask|walk)|until (?:they're|he's|she's|they are|everyone(?:'s| is)|the coast) (?:gone|out|asleep|in bed|finished|clear|left))\b/i,
    unless: /\b(?:baby|toddler|kids?|nap|burglar|midnight snack)\b/,
    hear: [
      'It gets to be a timetable, and nobody but you knows that it exists.',
      'All that planning to be out of the way, and nobody will ever thank you for it.',
    ],
    ask: ['What happens on the days when you do meet?', 'How long has it been going like that?'],
  },
  {
    id: 'gone-on-under-a-wrong-idea',
    cues: 'correct contradict straight think believe',
    when: /\byou(?:'ve| have)? (?:just |still )*(?:didn't|did not|haven't|never|couldn't) (?:even |once )?(?:correct(?:ed)?|contradict(?:ed)?|set|put) (?:him|her|them|it|anyone)(?: straight| right)?(?: at (?:the )?(?:first|first time|time))?$|\byou never corrected\b|\byou (?:just )?(?:let|'ve let|'ve been letting) (?:him|her|them|everyone|people|your \w+) (?:think|believe|assume) (?:that |you|it|he|she|so)/i,
    unless: /\b(?:let (?:him|her|them) think about|marking|homework|spelling)\b/,
    hear: [
      'It starts as not wanting to make a fuss, and then it has rules you have to keep.',
      'It was theirs to begin with, and by now you look after it.',
    ],
    ask: ['Who else would have to be told?', 'When did it stop being a small thing?'],
  },
  {
    id: 'a-white-lie-for-home',
    cues: 'told said ask',
    when: /\byou (?:told (?:her|him|them|your (?:mum|mom|mother|dad|father|parents|nan|gran))|said)(?: that)? (?:it(?:'s| is| was)|they(?:'re| are)?|he(?:'s| is)|she(?:'s| is)) (?:just )?(?:an? (?:title|joke|nickname|tradition|thing here|mistake|surprise|typo|friend|colleague|school thing|work thing|cold|bug|headache|migraine|phase|stomach \w+|long day))\b|\byou (?:told (?:her|him|them|your (?:\w+ )?\w+)|said)(?: that)? it(?:'s| is| was) (?:just |only )?(?:malaria|hay ?fever|allerg\w+|(?:the )?(?:heat|weather|wind|dust|onions)|jet lag|tiredness|indigestion|hormones|something you ate|flu)$/i,
    unless: /\b(?:only a joke|doctor)\b/,
    hear: [
      "It's quick and kind and it works, and now there are two of you living in the story.",
      'You were looking after them with it, in the one second you had.',
    ],
    ask: ['Did they take it?', 'What would the true answer have cost?'],
  },
  {
    id: 'their-new-smallness',
    cues: 'smaller small',
    when: told(
      '\\b(?:your (?:\\w+ )?(?:mum|mom|mam|mother|dad|father|nan|gran|grandad|grandma|grandpa)|he|she) (?:looked|looks|seemed|seems|felt|was|is|has got|got) (?:so |suddenly |very |really |much )*(?:small|smaller|little|tiny|shrunk|shrunken)\\b',
    ),
    beside: aged,
    unless: /\b(?:portion|house|baby|puppy|kitten)\b/,
    hear: [
      'It was the biggest person there was, once, and nobody tells you on which day that turned.',
      'You see it from the door, in one second, before either of you has said hello.',
    ],
    ask: ['How long since the visit before?', 'How was the rest of the visit?'],
  },
  {
    id: 'both-said-the-normal-things',
    cues: 'normal weather talk',
    when: /\b(?:you|we)(?: two| both)? (?:just |only )?(?:talk(?:ed)?|spoke|speak|say|said|chat(?:ted)?)(?: only)? (?:about )?(?:the )?(?:weather|normal things|nothing|football|the football|the traffic|the dog|the bins|this and that|usual things)\b|\bfor (?:\w+ )?(?:years|months|weeks) (?:now )?you(?:'ve)? (?:only )?talk(?:ed)? about (?!him|her|it|you|that)(?:the )?\w+$/i,
    unless: /\b(?:lovely|so nice|for hours|laughed)\b/,
    hear: [
      'The weather gets a great deal put on top of it.',
      'Both of you can hear the other thing going by underneath, and neither lifts the lid.',
    ],
    ask: ['What would come up, if one of you began?', 'Who usually ends it?'],
  },
];
