import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** Tired, afraid, angry, ashamed, guilty, behind the others: what it is like from inside. */
export const withinMoods: readonly Happening[] = [
  {
    id: 'tired-of-it',
    general: true,
    cues: 'tired sick fed exhausted bored weary',
    when: own(
      "YOU (?:so |just |very |really |getting |also |that |sick and |bloody |beyond |dead |absolutely )*(?:(?:tired|sick|weary) of|fed up (?:of|with)) (?!your life|life|the (?:tablets|chemo|treatment|pills|bus))\\w+|^(?:so |just |really )?(?:(?:tired|sick|sick and tired) of|fed up (?:of|with))\\b|^fed up\\b|YOU (?:so |just |really )?fed up\\b|YOU (?:had|'ve had|have had) (?:it|enough) (?:with|of) (?!life|living|everything)",
    ),
    unless:
      /\bsurgery\b|\bdecided\b|\btired of being (?:afraid|scared)\b|\bi will have\b|\bsick of (?:the (?:rain|weather|snow|heat)|soup|pasta|this song)\b|\bhad enough of (?:the )?(?:wine|cake|food)\b|\bessay\b|\bsigned up\b|\bof my life\b|\bi told them at\b|\btired of (?:living|life|being alive|being here|existing|fighting)\b|\bsick (?:from|of the bus)\b|\bwork(?:ing)? out\b/,
    hear: [
      "You're tired of it, and it doesn't stop just because you are.",
      'It has been enough a good many times already, and then it came round once more.',
    ],
    ask: ['Which time was the one too many?', 'Since when, roughly?', 'Does anyone know you have had enough of it?'],
  },
  {
    id: 'worn-out',
    general: true,
    cues: 'tired exhausted shattered knackered worn drained burnt burned spent bone',
    when: own(
      "YOU (?:(?:so|just|very|really|that|dead|also|totally|completely|absolutely|utterly|too|always|feel|feeling|all|a bit|beyond|still|bloody|physically|mentally) )*(?:tired|exhausted|shattered|knackered|worn out|drained|burnt out|burned out|wrecked|done in|wiped out|on your last legs|running on empty)\\b(?! (?:of|with the|so you|and you're going))|^(?:so |just |really |dead |too )*(?:tired|exhausted|shattered|knackered|worn out|drained|burnt out)(?:$|,| and| to| all)|YOU (?:have|'ve got|'ve|got) (?:nothing|no energy|no strength|not much) (?:left|for)",
    ),
    unless:
      /\bworn out (?:the|my|shoes|boots|carpet|trousers)\b|\bwe(?:'re| are) all (?:tired|exhausted)\b.*\b(?:lovely|great)\b|\bhoneymoon\b|\bbest day\b|\bdanc(?:ed|ing)\b|\b(?:phone|battery|boots|shoes|brakes) (?:is|are)\b|\ba good kind of\b|\bmarathon\b|\bnot (?:even )?(?:that )?(?:tired|exhausted)\b|\byou were (?:so )?tired\b|\btoo tired to (?:write|think)\b|\bnothing special\b|\byou say (?:a|you)\b|\bwashing machine\b|\bmakes? (?:me|you) tired\b|\bin the ears\b|\bwere tired\b|\btired of\b|\bgood (?:tired|night)\b|\bhappy\b|\btired but\b|\buntil (?:i'?m|you'?re) tired\b|\bnot tired\b|\bretired\b|\bgoing to (?:bed|sleep)\b|\boff to (?:bed|sleep)\b|\bjet ?lag|\bsilly\b|\bthat'?s all\b|\bmoney\b/,
    hear: [
      'You sound really worn out.',
      'Being that worn makes everything ask for more than it is worth, the stairs, a text, what to eat.',
    ],
    ask: [
      'When did you last have a whole day with nothing in it?',
      'What takes the most out of you just now?',
      'What time does it hit you hardest?',
    ],
  },
  {
    id: 'not-myself',
    cues: 'recogni yourself myself who stranger used person',
    when: own(
      "YOU (?:don't|do not|hardly|barely|didn't|can't|no longer) (?:even |really )?recogni[sz]e (?:yourself|me|myself|the (?:person|woman|man|face)|who)|YOU (?:don't|do not|no longer|not) (?:even |really |quite )?know who you(?:'re| are| was| were)\\b|YOU (?:not|haven't been|don't feel like|not been|don't feel|aren't) (?:quite |really |been )?(?:yourself|myself|me|like yourself|like me)\\b|YOU miss (?:(?:the )?(?:old you|old me|who you (?:were|used to be)|(?:person|woman|man|girl|boy) you (?:were|used to be)|yourself|myself|me))\\b|YOU (?:feel|felt) like a stranger (?:in|to) (?:your|my)|YOU (?:lost|losing|have lost) (?:yourself|myself|who you)",
    ),
    unless:
      /\bstranger in (?:my|the) (?:bed|kitchen)\b|\bbeen myself with\b|\bhaircut\b|\bmake-?up\b|\bfilter\b|\bmedication\b|\btablets\b|\bthe change\b|\bsteroids?\b.*\bnephew\b|\bwould recognise\b/,
    hear: ["It's unsettling not to feel like yourself any more."],
    ask: [
      'What would the old you be doing this evening?',
      'When did you last catch sight of them?',
      'Who remembers you as you were?',
    ],
  },
  {
    id: 'used-to-be-or-love',
    general: true,
    cues: 'used',
    when: own(
      '(?:YOU|and|but) used to (?:love|like|enjoy|be|paint|sing|dance|read|laugh|write|draw|run|play|look forward|feel|go out|care|cook|have hobbies|get so|make an effort)\\b(?! (?:it|that|this)$)',
    ),
    unless:
      /\bused to (?:love|like|care about) (?:him|her|them|each other|my (?:husband|wife|boyfriend|girlfriend|partner))\b|\bused to be (?:more |a bit )?like (?:that|him|her)\b|\bused to be (?:fat|a bully|an addict|a drunk|homeless|poor|lonely|shy|angry|a smoker|so unhappy|a patient|his|her|married|friends|closer?|good friends|best friends|able to pay)\b|\bused to feel (?:so )?(?:guilty|sick|ashamed|sad|lonely|stupid)\b|\bused to cook for (?:him|her|them)\b|\bnow i'?m back\b|\bstarted again\b|\bin love with\b|\bbe included\b|\bi'?m funny\b|\bused to (?:hate|be (?:scared|afraid|terrified|ashamed|so shy))\b|\bnow i (?:love|can|do it|like|am happy)\b|\bwe used to\b|\b(?:he|she|they|mum|dad|nan|gran\w*|grandad) used to\b|\bused to (?:have|get) (?:panic|attacks|nightmares|thursdays)\b|\bnot any ?more,? thank\b/,
    hear: [
      "Something that was part of your life isn't any more, and you feel the difference.",
      'It leaves a gap in the week, and one in the answer to who you are.',
    ],
    ask: ['When was the last time, roughly?', 'What went first?', 'Does anybody around you remember it?'],
  },
  {
    id: 'turning-into-them',
    cues: 'turning becoming turned sound become voice same',
    when: own(
      "YOU (?:turning|becoming|turned|become|have become|have turned|getting|starting to (?:sound|look|be|turn)|sound|sounded|look|looked) ?(?:exactly |just |more and more )?(?:in ?to|like) (?:my|your|him|her) ?(?:mother|mum|mom|mam|dad|father|old man|nan|gran\\w*|parents|da|ma)?$|(?:your )?(?:mother|father|mum|mom|mam|dad|dad|nan)'s (?:voice|words?|face|laugh|sigh|hands) (?:came|come|comes|coming|out|looking)",
    ),
    hear: ["It's a jolt to hear your own parent in yourself."],
    ask: ['What had you sworn you would never say?', 'What was it that came out?'],
  },
  {
    id: 'afraid-it-will-happen',
    general: true,
    cues: 'afraid scared terrified frightened fear worried petrified',
    when: own(
      'YOU (?:(?:so|really|very|just|a bit|that|absolutely|also|more|always|only|a little) )*(?:afraid|scared|terrified|frightened|worried|petrified|dread(?:ing)?) (?:that )?(?:you|he|she|they|it|that|this|the (?!dark|heights|lift|dentist|dog)|your|nobody|no one|people|something|there|what|everyone|everything|one day|in case|of (?:what|losing|being|ending|getting|becoming|telling|saying|him|her|the (?:results?|answer|call|day|silence|future)))\\b',
    ),
    unless:
      /\bi(?: have|'ve| must have| really| just| think i)? (?:frightened|scared|worried|terrified|petrified) (?:the|my|him|her|them|a|everyone|people|poor|off)\b|\byou (?:frightened|scared|worried|terrified) (?:the|your|him|her|them)\b|\b(?:i'?m|i am|you're) afraid (?:that )?(?:i|we|he|she|it|they|you|the \w+|there)(?: \w+ly)?(?:'ve| have|'s|'m|'re)? (?:\w+ed|became|was|were|had|did|got|went|said|told|took|ate|drank|broke|do|does|must|do not|don't|can't|cannot|no|nothing|is|are|am)\b|\bnot worried\b|\bno longer (?:afraid|scared)\b|\bscared (?:him|her|them) off\b|\bused to be (?:afraid|scared)\b|\bno need to be afraid\b|\bnot (?:afraid|scared)\b|\bdye\b|\bspiders?\b|\bscared (?:of )?the (?:dog|dark)\b|\bafraid of being (?:my|your)self\b|\b(?:was|got) (?:forced|fired|caught)\b|\bi(?:'m| am) not (?:getting|seeing|able)\b/,
    hear: [
      'Being that afraid of something is exhausting, even before anything has happened.',
      'Waiting to see whether it comes true is nearly as tiring as if it had.',
    ],
    ask: ['What do you picture happening?', 'Who knows that this is on your mind?'],
  },
  {
    id: 'scared',
    general: true,
    cues: 'scared afraid terrified frightened nervous anxious panic',
    when: own(
      'YOU (?:(?:so|really|very|just|a bit|that|absolutely|also|more|always|still|quite|feel|feeling|felt|a little|actually|honestly) )*(?:afraid|scared|terrified|frightened|nervous|anxious|petrified|bricking it|on edge)(?:$|,| (?:now|tonight|today|about|and|for|but|all the time|to|because)\\b)|^(?:so |really |a bit |very |just )?(?:scared|terrified|nervous|frightened|anxious)(?:$| (?:about|for|and|of|now|tonight)\\b)',
    ),
    unless:
      /\byou (?:only |just )?(?:took|heard|missed)\b|\b(?:only|half) (?:heard|the scared)\b|\bscared (?:him|her|them|off|the)\b|\bno longer (?:scared|afraid)\b|\bused to be (?:scared|afraid|terrified|nervous)\b|\bnervous wreck\b|\bnot (?:even )?(?:that |so |really )?(?:scared|nervous)\b|\bfrightened of the dark\b|\byou were\b|\bgoodbye\b|\bmarks on\b|\briver\b|\bfront since\b|\b999\b|\bafraid (?:not|so)\b|\b(?:no|not|n't)\b[^.]*\b(?:though|but)? (?:i'm|you're) afraid$|\bthough i'm afraid\b|\bi am afraid, he\b|\bfeel unreal\b|\bnot (?:scared|afraid|nervous)\b|\bwere? (?:so )?nervous (?:but|and) (?:it|you|i)\b|\bexcited\b|\bheights\b|\bspiders?\b|\bnervous but\b|\bin love\b|\bwhen(?:ever)? (?:i|you)(?:'m|'re| am| are| feel| get) (?:really |so |very )?(?:scared|afraid|nervous|anxious)\b/,
    hear: ["Being scared like that is hard, and it's good that you said it."],
    ask: ['When is it worst?', 'Who knows how scared you are?', 'What do you picture happening?'],
  },
  {
    id: 'waiting-for-it-to-go-wrong',
    cues: 'wait waiting wrong good shoe last happen jinx trust',
    when: own(
      "YOU (?:keep |kept |always |can't help |can't stop |'re )?(?:waiting|wait|expect|expecting) (?:for )?(?:something (?:bad|terrible|to go|to happen|awful)|it (?:all )?to (?:go|end|fall|stop|break|hurt|be taken)|(?:him|her|them|someone|somebody|it) to (?:change (?:his|her|their) mind|leave|realise|get bored|find out|take it (?:back|away)|notice|go)|the (?:other shoe|catch|worst|bad|next thing))|(?:it|this|things?)(?:'s| is|'re| are| feels| seems)? too good (?:to be true|to last)|YOU (?:don't|do not|can't|daren't|scared to|afraid to|don't dare) (?:want to )?(?:trust (?:it|this|good)|jinx|believe (?:it|this) (?:will|can)|say it (?:too )?loud|enjoy it|be happy)|(?:it|this) (?:won't|can't|never) lasts?\\b",
    ),
    unless: /\btrust (?:it|this|that)(?:'s| is| to be)? (?:safe|true|enough)\b/,
    hear: [
      "It's tiring to be on guard even when things are all right.",
      'When good things have been taken away before, the calm itself starts to sound suspicious.',
    ],
    ask: ['When was the last time you were right about it?', 'What is the good thing you are keeping an eye on?'],
  },
  {
    id: 'body-took-over',
    general: true,
    cues: 'hands heart shaking shake shook legs knees chest stomach body trembl face',
    when: own(
      "your (?:hands?|whole body|body|legs|knees|voice|fingers|arms?|lips|chin) (?:(?:was|were|just|always|started|kept) )*(?:shaking|shook so|shook (?!hands?)|trembl\\w*|jelly|sweaty|like jelly|won't stop|wouldn't stop)|your heart was (?:just |still |always )*(?:going|pounding|racing|hammering|thumping|beating|in (?:your|my) (?:mouth|throat|ears)|went)\\b|you were (?:still |all )?(?:shaking|trembling|shivering)\\b|your (?:face|ears|cheeks|whole face) (?:was|were|is|are|went|goes|go|got|just) (?:all )?(?:burning|red|hot|on fire|scarlet)|YOU (?:went|go|going|turned) (?:all )?(?:red|hot|cold|bright red|scarlet)\\b",
    ),
    unless:
      /\bclap|\blaugh(?:ed|ing) (?:so|till|until)\b|\bwith (?:joy|laughter|laughing|cold|excitement)\b|\bexcit|\bproposed\b|\bshe said yes\b|\bmarathon\b|\bgym\b|\bsnow\b|\bfreezing\b|\bsunburn|\bcoffee\b|\bstill (?:was|am|is) shaking\b.*\bcrash\b|\bshook hands?\b|\bright now\b|\brn\b|\bpower cut\b|\blifting\b|\bswerv|\bwoke\b|\bsupermarket\b|\bbus\b|\bscan\b|\bdon'?t know why\b|\battack\b|\bparkinson|\bfever\b|\bflu\b|\bwithdraw|\btremor|\bstroke\b|\bchest pain|\bthyroid|\bcan'?t breathe\b|\b999\b|\b911\b|\btablets\b|\bred in private\b|\bheart(?:'s| is) in\b/,
    hear: ["It's hard when your body gives you away like that."],
    ask: ['How long did it take to settle?', 'Could anyone see it?'],
  },
  {
    id: 'froze',
    cues: 'froze freez frozen blank stood move stone',
    when: own(
      "YOU (?:just |completely |totally )?(?:froze|freeze|frozen|went (?:blank|to stone|stiff)|turned to stone|locked up|seized up)\\b|your (?:mind|head|brain) (?:just |completely |totally )?(?:went|goes|was|is|gone) (?:completely |totally )?(?:blank|empty|white)\\b|(?:mind|head) went blank|YOU (?:couldn't|could not) (?:even )?move(?:$| (?:your|my|a) (?:feet|legs?|muscle|body|finger))|YOU just (?:stood|sat|lay) there\\b|^(?:you )?(?:just )?(?:stood|sat) there (?:like|and (?:nothing|couldn't|did nothing|said nothing|didn't))",
    ),
    unless:
      /\bfell asleep on\b|\b(?:freezer|fridge|cupboard|wardrobe|drawer|her writing|his writing|handwriting)\b|\blarry\b|\blamb\b|\bfrozen (?:peas|food|pizza|shoulder|lake|custard)\b|\bscreen (?:froze|frozen)\b|\blaptop\b|\bcomputer\b|\bto death\b|\bfroze my\b|\bbatch\b|\bcold\b|\bheating\b|\bminus\b|\bback\b|\bpipes?\b|\bstroke\b|\bspinal\b|\bdoctor says (?:i|you) can'?t move\b|\bbeautiful\b|\bsunset\b|\bgrin|\bsmil|\bso happy\b/,
    hear: [
      "Freezing like that is frightening, and you didn't choose it.",
      'Afterwards it is easy to see all that could have been done. From inside it there was only the one second.',
    ],
    ask: ['How long did it last?', 'What came back to you first?', 'Does anyone know about it?'],
  },
  {
    id: 'lost-my-temper',
    cues: 'snapped snap shouted shout yelled yell scream lost temper flew exploded bit went',
    when: own(
      'YOU (?:snap|snapped|shouted|shout|yell|yelled|screamed|scream|blew up|exploded|lost your temper|lost it|barked|swore|lashed out|went off) (?:at|with) (?!by\\b|each|a (?:tree|goal)|the (?:toaster|silence|telly|tv|ref|screen|ball|sky|moon|sea|wall|gulls?))\\w+',
    ),
    unless:
      /\bumpire\b|\bref(?:eree)?\b|\bgood sign\b|\bnetball\b|\bfound (?:him|her|them|it)\b|\bcouldn'?t let go of\b|\bshout(?:ed)? (?:at|to) (?:each other )?(?:over|across) the (?:noise|wind|music|fence|river)\b|\bshouted at the (?:screen|telly|referee)\b|\bshout(?:ed)? (?:his|her|their) name\b|\bsafe\b|\bthief|\bburglar|\bdrone\b|\bseagull|\bscreamed at (?:a|the) (?:mouse|rat|wasp|concert)|\bwith it\b|\bhugged\b|\bomelette\b|\bsafe\b|\b(?:goal|team|match|cheered|concert|roller ?coaster|won|jumped)\b|\blost it (?:on|in|at) the\b|\bthought (?:i|you)(?:'d)? lost it\b|\bfind it\b|\bhappy\b|\bwe shouted\b|\bhe snapped\b|\bshoelace|\bscreamed? in (?:the|my) (?:car|pillow)\b|\bpillow\b|\bsleep\b|\bpicture\b|\bpain\b|\bspider\b|\b(?:didn'?t|never|not) (?:shout|snap|yell)/,
    hear: ["It came out in a way you didn't want, and it's been on your mind since."],
    ask: ['What had the day been like up to then?', 'What happened in the minute after?'],
  },
  {
    id: 'angry',
    general: true,
    cues: 'angry furious fuming raging livid rage mad anger seething cross',
    when: own(
      'YOU (?:(?:so|really|very|that|still|just|absolutely|bloody|beyond|feel|feeling|get|got|too|also|f\\w+ing|fucking) )*(?:angry|furious|raging|livid|fuming|seething|mad (?:at|about|with|that)|pissed off|spitting|boiling)\\b|^(?:so |absolutely |still |just |bloody )?(?:angry|furious|raging|livid|fuming|seething)\\b|your blood is boiling|YOU could (?:scream|spit|explode|throw|kick)\\b',
    ),
    unless:
      /\bat god\b|\bwith god\b|\bangry (?:birds|letter|wasp|man|customer|dog|swan)\b|\bno longer (?:angry|furious)\b|\bused to be (?:so )?(?:angry|furious)\b|\bhe was furious\b|\bcould (?:scream|explode) with (?:joy|happiness)\b|\bkick (?:it|a ball)\b|\bwhen (?:i|you) (?:was|were) angry\b|\bnot wrong tho\b|\bcourt\b|\bby myself because\b|\bex got sober\b|\bnot (?:so |even |really )?(?:angry|mad)\b|\bno longer angry\b|\bwithout (?:being|getting) angry\b|\bmad about (?:him|her|you)\b|\bkill\b|\bhurt (?:him|her|them|someone)\b|\bwhen(?:ever)? (?:i|you)(?:'m|'re| am| are| feel| get) (?:really |so |very )?angry\b/,
    hear: [
      'You have every right to be angry about it.',
      'It is hard work being this angry and still having to be civil.',
      "You don't have to be reasonable about it here.",
    ],
    ask: [
      'What was the moment it tipped over?',
      'What would you say, if it cost you nothing?',
      'Where does it go, as a rule?',
    ],
  },
  {
    id: 'ashamed-of-it',
    general: true,
    cues: 'ashamed embarrass mortified shame humiliat blush cringe',
    when: own(
      "YOU (?:(?:so|really|very|that|still|just|absolutely|feel|felt|feeling|too|also|a bit|deeply|never been so) )*(?:ashamed|embarrassed|mortified|humiliated|morto|cringing)\\b|^(?:so |absolutely |totally |really |just )*(?:ashamed|embarrassed|mortified|embarrassing|mortifying|humiliating)\\b|(?:it's|it was|that's|that was) (?:so |just |really |absolutely |a bit |the most )*(?:embarrassing|mortifying|humiliating|shameful)\\b|YOU (?:could|wanted to|want to|wished you could) (?:have )?(?:die|died|crawl|crawled|sink|sunk|disappear|vanish|hide) (?:of (?:shame|embarrassment)|under|into|through|in a hole)",
    ),
    unless:
      /\b(?:embarrassed|ashamed) (?:that )?i need (?:this|you|to (?:write|talk))\b|\bthis is (?:a bit |so |really )?embarrassing\b|\bhow (?:we|i)(?:'?ll| will) eat\b|\bproud\b|\bembarrassed (?:for|by) (?:him|her|them|my)\b|\bi should be (?:ashamed|embarrassed)\b|\bembarrassing to (?:even )?(?:write|say)\b|\bso much it'?s\b|\bbest bit\b|\bbliss\b|\bwanna die\b|\bbut what else\b|\bis a bit embarrassing and\b|\bforest\b|\bnot (?:ashamed|embarrassed)\b|\bno longer ashamed\b|\bashamed of (?:him|them|her|you)\b|\btoo (?:ashamed|embarrassed) to ask\b/,
    hear: [
      "Feeling ashamed is painful, and it's lonely to keep it hidden.",
      'You said it here, and nothing bad comes of that.',
    ],
    ask: [
      'Which part of it would you rather nobody knew?',
      'Who knows about it besides you?',
      'When does it come back most?',
    ],
  },
  {
    id: 'guilty-over-it',
    general: true,
    cues: 'guilt guilty bad terrible awful forgive fault blame',
    when: own(
      "YOU (?:(?:so|really|very|that|still|just|absolutely|always|also|a bit|constantly|then) )*(?:feel|felt|feeling|are|'re) (?:(?:so|really|very|that|just|a bit|terribly|awfully) )*(?:guilty|guilt|(?:rotten|terrible|awful|bad) (?:about|for (?!(?:a|the|this|most)\b)|leaving|saying))\\b|YOU can't forgive yourself|YOU (?:blame|blamed|blaming) (?:yourself|me)|^(?:and |but |because )?it(?:'s| is| was) (?:all )?(?:your|my) (?:own )?fault$",
    ),
    unless:
      /\bguilty but less\b|\bless guilty\b|\bsaid sorry\b|\bnot enough to stop\b|\bguilty pleasure\b|\b(?:feel|feels|felt) (?:so |really )?(?:terrible|awful|rotten|bad)(?:\.|,|!)?(?: i)? (?:think|head|throat|stomach|cold|ill)\b|\bthroat\b|\bvomit|\bheadache\b|\bapparently\b|\bsomehow\b|\bdream\b|\bmade (?:me|you) feel\b|\bnever once\b|\bnot guilty\b|\bfeel awful (?:today|with|since the (?:jab|chemo))\b|\bfever|\bchemo|\bflu\b|\bwish(?:ing)? (?:it|he|she)\b|\bcourt\b|\bsurviv|\bfeel (?:really |so )?bad (?:for|about) (?:him|her|them|people|everyone|my(?:self)|your(?:self))\b|\b(?:annoy\w*|mean to me)\b/,
    hear: [
      'Guilt like that is a heavy thing to carry about.',
      "Feeling guilty doesn't have to mean that you did something wrong.",
      'It shows how much you mind.',
    ],
    ask: ['Which part of it comes back most?', 'How long has that been with you?'],
  },
  {
    id: 'hurt',
    general: true,
    cues: 'hurt wounded stung stings rejected unwanted betrayed heartbroken broken crushed devastated gutted',
    when: own(
      'YOU (?:(?:so|really|very|just|still|that|absolutely|completely|feel|felt|feeling|too|a bit) )*(?:hurt|wounded|stung|rejected|unwanted|betrayed|heartbroken|broken|crushed|devastated|gutted)(?= (?:by|that|because|about|and|but|inside|when)\\b|$)|^(?:so |really |absolutely |just )*(?:hurt|heartbroken|devastated|gutted|crushed)$',
    ),
    unless:
      /\b(?:leg|arm|foot|knee|back|head|tooth|hand|hip|ankle|finger|wrist|stomach)\b|\bhurt (?:my|your)sel(?:f|ves)\b|\b(?:bone|phone|screen|car|kettle|heating|boiler|lift)\b/,
    hear: [
      'That goes deep, and it takes time.',
      "You don't have to pretend that it doesn't hurt.",
      'Being hurt like that can take up the whole day.',
    ],
    ask: ['Which part of it hurts most?', 'When do you feel it most?', 'Who knows that it hurt you?'],
  },
  {
    id: 'frustrated',
    general: true,
    cues: 'frustrat disappoint annoyed irritat fed discourag dishearten hopeless',
    when: own(
      "YOU (?:(?:so|really|very|just|still|that|absolutely|completely|feel|felt|feeling|too|a bit|getting|get) )*(?:frustrated|disappointed|discouraged|disheartened|let down|annoyed|irritated)\\b|^(?:so |really |absolutely |just )*(?:frustrat(?:ed|ing)|disappoint(?:ed|ing)|disheartening)$|it(?:'s| is) (?:so |really |just )*(?:frustrating|disappointing|disheartening)\\b",
    ),
    unless: /\bnot (?:even |really |that )?(?:frustrated|disappointed|annoyed)\b/,
    hear: [
      "It's maddening when it matters to you and doesn't go the way it should.",
      'You had reason to hope for better.',
      'No wonder you have had enough of it.',
    ],
    ask: ['What bothers you most about it?', 'What had you hoped for?', 'How long has it been like this?'],
  },
  {
    id: 'jealous-or-left-behind',
    cues: 'everyone everybody friends all else jealous envy envious behind compar except',
    when: own(
      "^(?:and |but )?(?:everyone|everybody|all (?:of )?(?:my|your) (?:friends|mates|cousins|class\\w*)|all the others|they all|(?:my|your) (?:friends|mates|siblings))(?:'s| is| are| has| have|'ve| got| gets| seems?| else)* (?:(?:to be|got|getting|so|all|a|their|already) )*(?:engaged|married|pregnant|coupled|coupled up|buying|having (?:babies|kids)|moving|promoted|houses?|babies|kids|jobs?|vans|mortgages|cars|flats|husbands?|plans|got plans|happy|further|ahead|somebody|someone|person|their person|settled|doing (?:so )?(?:well|better)|made it|living)\\b|everyone(?:'s| is| has| got).*\\bexcept you\\b|YOU (?:(?:so|a bit|really|just|always|feel|feeling|felt|also|that|far|way|years|too|get|got) )*(?:jealous|envious|behind (?:everyone|everybody|in life)|left behind|(?<=feel )behind)\\b|YOU (?:keep |always |can't stop )?compar(?:e|ing) (?:yourself|myself|me|your)\\b",
    ),
    unless:
      /\b(?:jealous|envious) of (?:my|the|our|his|her) (?:own )?(?:daughter|son|baby|dog|cat|husband|wife|phone|ex|mother|mum|sister-in-law|kids?)\b(?!'s)|\bjealous of the dead\b|\btrust\w*|\bcheat\w*|\b(?:boyfriend|girlfriend|husband|wife|partner)\b|\byou were jealous\b|\bmy dog\b|\bbehind my back\b|\btalks about\b|\bletters from before\b|\bgot a (?:message|nickname)\b|\bto walk out with\b|\bnot jealous\b|\bhe'?s jealous\b|\bshe'?s jealous\b|\bbehind (?:on|with) (?:the )?(?:rent|bills?|work|homework|marking|payments?)\b|\balways behind\b/,
    hear: ["It hurts to see others have what you'd like to have.", 'You do not want to feel like that, and you do.'],
    ask: [
      'Whose news was it that set it off?',
      'Where had you thought you would be by now?',
      'What do they have that you would really want?',
    ],
  },
  {
    id: 'fears-overreacting',
    names: true,
    cues: 'overreact over sensitive dramatic',
    when: /^(?:(?:maybe|perhaps|probably|possibly|you (?:just |probably |honestly )?(?:think|guess|suppose|feel like|know)(?: that)?) )*(?:maybe |perhaps )?you(?:'re| are|'re probably| are probably| might be|'re just| might just be| could be) (?:just |probably |totally |completely |maybe |being )*(?:over-?reacting|(?:over|too|a bit|overly)[- ]?(?:sensitive|dramatic))$/i,
    hear: [
      "It got to you, and that's reason enough to take it seriously.",
      "You can mind something and still wonder whether you're allowed to. Minding it isn't overreacting.",
    ],
    ask: [
      'If a friend told you the same, what would you say to them?',
      'What about it keeps bothering you?',
      'What would have made it all right?',
    ],
  },
  {
    id: 'was-warned',
    cues: 'warned told coming delusional naive',
    when: /\b(?:everyone|everybody|they all|your (?:friends?|mum|mom|dad|sister|brother|mother|father|family|mates?)|people) (?:all |both |had |did )*(?:warned you|told you so|saw it coming|said (?:you were|you're) (?:delusional|mad|crazy|stupid|naive|blind))\b/i,
    hear: [
      'It hurts twice when people had warned you.',
      "You hoped it would be different, and there's nothing stupid in that.",
    ],
    ask: [
      'What had made you believe in it?',
      'Who can you talk to now without hearing that they told you so?',
      'What do you wish they would say instead?',
    ],
  },
  {
    id: 'told-too-sensitive',
    cues: 'sensitive overreact dramatic drama fuss calm over exaggerat attention big',
    when: own(
      "(?:WHO (?:says?|said|told you|tells you|thinks?|called you|calls you|saying|goes|reckons)|they (?:say|said|think|call)|^|(?:being )?told|YOU(?:'re| are)? (?:told|called|being|just being)) ?(?:(?:that |to |you(?:'re| are| were)? |it's |being |just |always |I'm |don't |stop ){0,4})(?:(?:so|too|very|just|a bit|such a) )*(?:sensitive|over ?sensitive|overreact\\w*|dramatic|a drama queen|making a fuss|make a fuss|exaggerat\\w*|over ?thinking it|attention seeking|calm down|daft|silly|ridiculous|soft|paranoid|moody|reading too much into it|making a mountain|being negative|too emotional|hysterical|get over (?:it|yourself)|a snowflake|cheer up|grow up|man up|move on)\\b",
    ),
    unless: /\b(?:isn'?t|not) (?:me |you )?being dramatic\b|\bkids?\b.*\bcalm down\b/,
    hear: [
      "Being told you're too sensitive makes it hard to trust what you feel.",
      'Once that word is out, nobody has to talk about what happened any more, only about you.',
    ],
    ask: ['What was it about, to begin with?', 'Who says that most?', 'What did you do with it after that?'],
  },
  {
    id: 'raised-not-to-fuss',
    cues: 'always used raised brought taught said says family house boys',
    when: own(
      "(?:WHO|your family|they) (?:always |used to )+(?:say|said|says|tell you|told you|taught you)(?: that)?,? ?[\"']?.*\\b(?:fuss|don't|never|boys|men|man|cry|crying|complain|talk|airing|laundry|strong|get on with|chin up|quiet|grateful|burden|worse|people (?:will|would)|show)\\b|YOU (?:were |was )?(?:raised|brought up|taught|told) (?:to (?:never|not|keep|be|just|get)|not to|never to|that (?:boys|men|you|one|a))|in (?:my|your|our) (?:family|house|home|day) (?:you|we|nobody|no one|one|people|men|boys) (?:don't|didn't|never|doesn't|just|ever|did not|do not|talked|talks|showed)\\b|(?:boys|men|lads) don't (?:cry|talk|say|show)",
    ),
    unless: /\bfinish\b|\ball right\b|\bhospice\b|\bon a row\b|\bgod\b|\bdoor\b.*\bdoor\b|\bfunny\b|\bjoint\b/,
    hear: [
      "It can't be easy to talk when you learnt so early not to.",
      'Those rules were mostly handed on by people who had also had to swallow something.',
    ],
    ask: ['Where do you still hear it, these days?', 'Who broke that rule in your family, if anyone did?'],
  },
  {
    id: 'others-have-it-worse',
    cues: 'worse others complain lucky grumble people moan',
    when: own(
      "(?:others?|other people|people|some(?: people)?|there(?:'s| are| is)(?: always)? (?:people|others|plenty|folk)|plenty of (?:people|folk)|so many) (?:have|has|'ve|got|are|is|had) (?:it )?(?:much |far |a lot |way )?worse(?: off)?|people worse off|(?:could|might) (?:always )?be worse|YOU (?:shouldn't|mustn't|have no right to) (?:really )?(?:complain|grumble|moan)|YOU (?:(?:so|very|really|have no right) )*(?:lucky,? (?:really|compared|I know)|no right to (?:complain|be|feel|moan))|it's not like (?:anyone|someone|somebody) (?:died|'s died|has died)|first world problem",
    ),
    unless:
      /\b(?:uncle|brother|father|dad|mother|mum|he|she) had (?:it )?worse\b|\bshe'?s (?:got|gotten) worse\b|\bgot worse\b|\bworse (?:than me )?at\b|\bcan'?t complain,? (?:really )?(?:it'?s been|lovely|good)\b|\bworse for (?:him|her|them)\b|\bcan'?t complain (?:very |too |that )?much\b|\bworks? (?:just )?fine\b|\bdoing (?:fine|well|good|ok|okay)\b|\b(?:can'?t|cannot) complain(?=$|[.,!])/,
    hear: ["Others having it worse doesn't make yours hurt any less."],
    ask: ['What would you be saying, if you were allowed to complain?', 'Whom do you compare it with?'],
  },
];
