import { wordTable } from '../word-table.ts';
import { type Announced, announced } from './announced.ts';
import { plainlyPut } from './learner.ts';
import { fromPidgin, inPidgin } from './pidgin.ts';
import { meant } from './typos.ts';

/** Shorthand people type, and what it stands for. Whole words only. */
const shorthand = wordTable<string>({
  im: "I'm",
  iam: "I'm",
  atleast: 'at least',
  aswell: 'as well',
  infront: 'in front',
  everytime: 'every time',
  ofcourse: 'of course',
  eachother: 'each other',
  noone: 'no one',
  eventhough: 'even though',
  incase: 'in case',
  recieve: 'receive',
  recieved: 'received',
  definetly: 'definitely',
  definately: 'definitely',
  unfortunatly: 'unfortunately',
  dissapointed: 'disappointed',
  dissapointing: 'disappointing',
  devestated: 'devastated',
  embarassed: 'embarrassed',
  embarassing: 'embarrassing',
  greatful: 'grateful',
  seperated: 'separated',
  unkown: 'unknown',
  mentaly: 'mentally',
  wierd: 'weird',
  truely: 'truly',
  loosing: 'losing',
  ive: "I've",
  id: "I'd",
  ill: 'ill',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  shes: "she's",
  hes: "he's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  youll: "you'll",
  youve: "you've",
  theyll: "they'll",
  weve: "we've",
  itd: "it'd",
  everyones: "everyone's",
  u: 'you',
  ur: 'your',
  r: 'are',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  idk: "I don't know",
  wwyd: 'what would you do',
  gimme: 'give me',
  dunno: "I don't know",
  idek: "I don't even know",
  idc: "I don't care",
  idgaf: "I don't care",
  ikr: 'I know',
  tryna: 'trying to',
  imma: "I'm going to",
  cba: "can't be bothered",
  bsf: 'best friend',
  sm: 'so much',
  rn: 'right now',
  gonna: 'going to',
  layed: 'laid',
  gona: 'going to',
  gunna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  sorta: 'sort of',
  tho: 'though',
  ppl: 'people',
  dint: "didn't",
  wit: 'with',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  sth: 'something',
  wk: 'week',
  tmrw: 'tomorrow',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  abt: 'about',
  n: 'and',
  yr: 'year',
  yrs: 'years',
  mos: 'months',
  mins: 'minutes',
  txt: 'text',
  txted: 'texted',
  txting: 'texting',
  bday: 'birthday',
  rlly: 'really',
  rly: 'really',
  thot: 'thought',
  ez: 'easy',
  bff: 'best friend',
  em: 'them',
  wat: 'what',
  cnt: "can't",
  agn: 'again',
  wrk: 'work',
  evry: 'every',
  everthing: 'everything',
  evrything: 'everything',
  fite: 'fight',
  fites: 'fights',
  tues: 'Tuesday',
  weds: 'Wednesday',
  thurs: 'Thursday',
  msgd: 'messaged',
  sry: 'sorry',
  thru: 'through',
  sept: 'September',
  naw: 'no',
  prob: 'probably',
  probs: 'probably',
  def: 'definitely',
  ofc: 'of course',
  obv: 'obviously',
  atm: 'at the moment',
  every1: 'everyone',
  some1: 'someone',
  no1: 'no one',
  tru: 'true',
  exept: 'except',
  alot: 'a lot',
  tonite: 'tonight',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  '2day': 'today',
  '2moro': 'tomorrow',
  wouldve: 'would have',
  shouldve: 'should have',
  couldve: 'could have',
  mightve: 'might have',
  itll: "it'll",
  thatll: "that'll",
  hed: "he'd",
  aint: "isn't",
  whos: "who's",
  hows: "how's",
  wheres: "where's",
  heres: "here's",
  someones: "someone's",
  nobodys: "nobody's",
  talkin: 'talking',
  doin: 'doing',
  goin: 'going',
  feelin: 'feeling',
  tryin: 'trying',
  makin: 'making',
  jus: 'just',
  js: 'just',
  jst: 'just',
  hvnt: "haven't",
  hvent: "haven't",
  msg: 'message',
  msgs: 'messages',
  msged: 'messaged',
  smth: 'something',
  smthn: 'something',
  shld: 'should',
  cld: 'could',
  wld: 'would',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  shd: 'should',
  wdyt: 'what do you think',
  dyou: 'do you',
  "d'you": 'do you',
  "d'ya": 'do you',
  doya: 'do you',
  wot: 'what',
  yh: 'yeah',
  til: 'until',
  sayin: 'saying',
  sittin: 'sitting',
  ther: 'there',
  wiv: 'with',
  bein: 'being',
  gc: 'group chat',
  outta: 'out of',
  lemme: 'let me',
  shoulda: 'should have',
  coulda: 'could have',
  woulda: 'would have',
  cus: 'because',
  ty: 'thank you',
  tysm: 'thank you so much',
  gn: 'good night',
  wtf: 'what',
  w: 'with',
  english: 'English',
  french: 'French',
  spanish: 'Spanish',
  german: 'German',
  poland: 'Poland',
  ukraine: 'Ukraine',
  romania: 'Romania',
  germany: 'Germany',
  spain: 'Spain',
  italy: 'Italy',
  brazil: 'Brazil',
  mexico: 'Mexico',
  india: 'India',
  pakistan: 'Pakistan',
  nigeria: 'Nigeria',
  vietnam: 'Vietnam',
  japan: 'Japan',
  canada: 'Canada',
  ireland: 'Ireland',
  england: 'England',
  london: 'London',
  i: 'I',
  "i'm": "I'm",
  "i've": "I've",
  "i'd": "I'd",
  "i'll": "I'll",
  teh: 'the',
  wi: 'with',
  owt: 'anything',
  nowt: 'nothing',
  summat: 'something',
  telt: 'told',
  telled: 'told',
  greetin: 'crying',
  morra: 'tomorrow',
  alreet: 'alright',
  nobbut: 'only',
  bcos: 'because',
  bcoz: 'because',
  bcuz: 'because',
  becos: 'because',
  becoz: 'because',
  wen: 'when',
  anyting: 'anything',
  everyting: 'everything',
  naebody: 'nobody',
  naething: 'nothing',
  hame: 'home',
  ower: 'over',
  masel: 'myself',
  hersel: 'herself',
  himsel: 'himself',
  didnae: "didn't",
  cannae: "can't",
  dinnae: "don't",
  wasnae: "wasn't",
  isnae: "isn't",
  couldnae: "couldn't",
  wouldnae: "wouldn't",
  havenae: "haven't",
});

/** Words with no weight of their own that make a sentence hard to hand back. */
const noise =
  /\b(?:lol|lmao|omg|omfg|tbh|ngl|smh|fr|imo|tbf|lowkey|low key|highkey|icl|no cap|iykyk|ong|deadass|srsly|istg|af|bruh|(?<!\b(?:my|his|her|our|your|the|a|little|lil|big|best|older|younger|twin|baby|step) )bro|literally|sigh|ily|(?:ha){2,}h?a*|(?:he){2,}|ugh+|argh+|umm*|uhm*|hmm+|yknow|y'know|you know what i mean|if that makes sense)\b[,.!]*\s*/gi;

/** How a laugh is typed elsewhere: in Brazil, in Spain, in Russia, in Thailand, in Indonesia, in Korea. A '555' may be a number. */
const laughs =
  /(?<![\p{L}\p{N}']|\b(?:the|a) )(?:k{3,}|(?:j[aeiou]){2,}j?|(?:rs){2,}|(?:x[ae]|х[аеи]){2,}|(?:[aа][hх]){2,}[aа]?|(?:hi){2,}|(?:hu[eh]?){3,}|(?:wk){2,}|ㅋ{2,}|ㅎ{2,}|(?:(?<=[.,!?] |^)5{3,}|(?<!\b(?:of|me|for|in|at|to|is|was|about|number|room|only|it|than) )5{4,})(?=[.!?\s]*$))(?![\p{L}\p{N}'])(?! (?:is|means)\b)/giu;

/** A laugh with a sentence behind it, and none that somebody in the story laughs. */
const laughBetween =
  /(?<!\b(?:like|said|says|goes|went|was|put|wrote|texted|replied|and|but|so|or|just|a|the|of)) (?:lo+l|lmf?ao+|haha(?:ha)*)(?: (?:and|but|so))? (?=(?:i|im|i'm|ive|i've|its|it|it's|he|hes|he's|she|shes|she's|they|theyre|we|my|no|nah|yes|yeah|thats|that's|this|there|theres|u|you|everyone|nobody)\b)/gi;

/** 'I said are you sure': a question put to somebody in the story, typed without its marks. */
const quotedQuestion =
  /\b((?:I|he|she|they|we|(?:my|the) \w+) (?:\w+ )?(?:said|asked|goes|yelled|shouted|texted|wrote|was like|were like),? )((?:(?:why|what|how|where|when|who) )?(?:are|do|did|don't|can|can't|could|will|would|have|aren't|should) you\b[^.!?"]{0,60}?|(?:shall|should|can|do|are) we\b[^.!?"]{3,60}?)(?= (?:and|but|so) (?:i|he|she|they)\b|[.!?,]|$)/gi;

/** 'its' before anything that cannot be owned is 'it's', typed in a hurry. */
const isIts =
  /\bits (?=(?:under|over|not|just|like|so|all|been|really|too|only|always|never|the|a|an|my|your|his|about|hard|funny|weird|fine|okay|ok|quiet|at|in|on|over|going|getting|got|because|still|also|even|pretty|kind|such|whatever|insane|crazy|stupid|bad|good|nice|what|why|how|very|hers|gone|dumb|sad|scary|easy|complicated|embarrassing|exhausting|over|sort|probably|actually|me|you|him|them|more|less|worse|better|now|half|nearly|almost|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+(?:am|pm)?|[a-z]+ing|[a-z]+ed)\b)/gi;

/** Whom one has one of: 'my wifes job' is hers, and 'their mums' a house. */
const oneOnly = 'mum|mom|mother|dad|father|wife|husband|nan|gran|grandma|grandad|boyfriend|girlfriend|fiance';
const several =
  'lad|lass|nephew|niece|grandson|granddaughter|sister|brother|aunt|uncle|cousin|friend|mate|boss|partner|son|daughter|neighbour|neighbor|teacher|landlord|manager|flatmate|roommate|ex|girl|boy|baby|dog|cat|kid';
const ownable =
  'name|house|place|flat|room|birthday|engagement|christening|job|ring|car|phone|wedding|party|funeral|jumper|clothes|stuff|things|voice|face|hand|kids?|family|friends|girlfriend|boyfriend|husband|wife|mum|mom|dad|baby|shoes?|photos?|story|words|grave|bed|school|work|life|money|matches|match|desk|door|text|message';
const whose = `((?:my|his|her|your|our|their) (?:best |little |lil |big |older |younger |late )?)`;

/** What follows 'he'll' and "I'll", by which they are known without their mark. */
const willed =
  'ever|pass|say|go|do|be|try|call|text|ask|tell|see|have|get|never|just|probably|write|ring|let|think|only|always|still|end|lose|fail|swim|wake|miss|cry|take|put|give|feel|keep|send|stay|come|leave|start|show|make|find|want|know|need|hate|love|laugh|shout|kill|look|bring|buy|pay|stop|turn|hear|talk|sleep|sit|walk|beg|die|forget|sack|drive|play|win|help|marry|move|meet|run|speak|cook|hurt|pick|finish|regret';

/** Said of the telling, and no part of what is told. */
const aside =
  "in fact|after all|of course|i (?:think|suspect|suppose|gather|guess|believe|imagine|presume|must say|have to say|dare say|should think|admit|know)|i'd say|i must admit|if you ask me|so to speak|as it were|you see|you know|in a way|to be (?:honest|fair|frank)(?: with you)?|in truth|if i'?m (?:being )?(?:really |completely |totally )?honest(?: with (?:you|myself))?|if truth be told|truth be told|i (?:reckon|swear)(?: to (?:you|god))?|(?:believe|trust) me|believe it or not|i won'?t lie|i'?m not (?:going to|gonna) lie|not (?:going to|gonna) lie|mind you|give or take|i(?:'ll| can| must)? tell you|to tell (?:you )?the truth|if you must know|if you like|honest to god|god help me|for my sins|what can i say|make sense of that|make of that what you will|go figure";

/** 'Like I did it on purpose' → 'I didn't do it on purpose'. */
const denying = (_: string, before = '', who = '', verb = ''): string => {
  const past = /^(?:asked|wanted|did)$/i.test(verb);
  return `${before}${who} ${past ? `didn't ${verb.toLowerCase() === 'did' ? 'mean to do' : verb.replace(/ed$/i, '')}` : `don't ${verb}`}`;
};

/** What is typed in a hurry or in an English learnt late, put so that it can be said back. Tried in order. */
const mended: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // 'Turns out he has a girlfriend': what turned out is what is told.
  [
    /(^|[.!?,] )(?:and |so |but )?(?:it )?(?:turns|turned) out (?:that )?(?=(?:i|i'm|he|he's|she|she's|they|they've|they're|we|it|it's|my|the|there|there's|his|her|nobody|everyone|everybody|someone)\b)/gi,
    '$1',
  ],
  // 'I need someone to tell me it is normal to hate this': asked of whoever reads it.
  [
    /(^|[.!?] )i (?:just |only |really )*(?:need|want) (?:someone|somebody|you) to tell me (?:that )?it(?:'s| is) (normal|ok|okay|all right|alright|fine) (to [^.?!]+)[.!]?/gi,
    '$1is it $2 $3?',
  ],
  // 'Y do they do that', 'feel sick', 'feels weird': typed with the thumbs, as little as will do.
  [/^y (?=(?:do|does|did|is|are|am|was|would|cant|can't|wont|won't|dont|don't)\b)/i, 'why '],
  [/^((?:just|still|kinda|kind of|also),? )?feel (?=(?!(?:free|for|like|better|the)\b)\w)/i, '$1I feel '],
  // 'Like that fixes it', 'as if they care': that it does is what nobody should think.
  [
    /(^|[.!?] )(?:like|as if) (that|it|this|he|she|anyone|anybody) (fixes|helps|changes|matters|cares|means|makes|knows|notices)\b/gi,
    (_, before = '', who = '', verb = '') =>
      `${before}${/^any/i.test(who) ? 'nobody' : who} ${/^any/i.test(who) ? verb : `doesn't ${/ches|xes$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)}`}`,
  ],
  [/(^|[.!?] )(?:like|as if) (i|they|we|you) (care|know|asked|wanted|did|need|want|have)\b/gi, denying],
  [/(^|[.!?] )(?:like|as if) (?:that'?s|it'?s) (?:gonna|going to) /gi, "$1that's not going to "],
  // 'Finally told my husband': who did it goes without saying.
  [
    /(^|[.!?] )(finally|actually|nearly|almost|literally just|only just) (?=(?:told|got|did|rang|called|went|finished|booked|sent|said|asked|left|handed|bought|passed|cried|had|saw|met|quit|signed|opened|cleaned|ended|started|paid|wrote|texted|managed|threw|sold|moved|slept|ate|made|came|spoke|talked|admitted|deleted|blocked|lost|broke)\b)/gi,
    '$1I $2 ',
  ],
  [
    /\b(what|how|where|who|want|going|able|trying|talk) 2 (?=(?!(?:years?|months?|weeks?|days?|hours?|times|of|or|and|more)\b)[a-z])/gi,
    '$1 to ',
  ],
  // 'Been walking round all day': who goes without saying.
  [/(^|[.!?] )been (?=(?!(?:being|feeling) )\w+ing\b)/gi, "$1I've been "],
  // 'My son (15) made me a tea': how old somebody is, said in passing.
  [/ ?\((?:aged? )?\d{1,2}(?: ?(?:yrs?|years?|yo|m|f|months?)(?: old)?)?\)/gi, ''],
  [new RegExp(`\\b${whose}(${oneOnly})s\\b(?!'| are| were| have)`, 'gi'), "$1$2's"],
  [
    new RegExp(
      `\\b${whose}(${several})s (?=(?:new |old |own |first |best )?(?:${ownable})\\b(?! (?:less|more|back|me|him|them|us|each|every|all|only|when|too|hard|a lot)\\b))`,
      'gi',
    ),
    "$1$2's ",
  ],
  [
    new RegExp(
      `(?<=^|[^\\w' ]|\\b(?:since|at|after|before|from|in|on|of|and|to|for|with|about|visited|miss|sold|selling|cleared|when|is|was) )(mum|mom|dad|nan|gran|grandma|grandad|grandpa)s (?=(?:old )?(?:${ownable})\\b)`,
      'gi',
    ),
    "$1's ",
  ],
  // 'To see Maureens face': a name, and whose it is.
  [
    new RegExp(
      `(?<=\\w )([A-Z][a-z]+[a-rt-z])s (?=(?:new |old |own |best )?(?:${ownable}|laugh|eyes|hair|office|number|wife|kitchen|chair|mug|coat)\\b)`,
      'g',
    ),
    "$1's ",
  ],
  [/\bnext doors (?=\w)/gi, "next door's "],
  [
    /\b((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9]\d+) (?:month|year|week|day|hour|minute))(?= (?:ago|now|later|of|in|and|but|since|i|ive|i've|i'd|she|he|it|we|we've|they|before|after|because|already|here|there|with|without)\b|[.,!?]|$)/gi,
    '$1s',
  ],
  [
    /\b(i am|i'm|i was|he is|he's|he was|she is|she's|she was) (student|pharmacist|dentist|accountant|electrician|plumber|officer|secretary|scientist|professor|soldier|farmer|tailor|chef|baker|mechanic|builder|translator|journalist|banker|foreigner|stranger|immigrant|lawyer|engineer|carer|cook|teacher|nurse|doctor|driver|drummer|cleaner|waiter|single mother)\b/gi,
    (_, is = '', what = '') => `${is} ${/^[aeio]/i.test(what) ? 'an' : 'a'} ${what}`,
  ],
  [
    /(^|[.!?,] |\b(?:and|but|because|so) )((?:my|his|her|the) (?:mother|mum|mom|father|dad|boss|manager|husband|wife|sister|brother|son|daughter|teacher|friend)|(?:he|she|everybody|everyone)) (ask|say|show|tell|think|want|tell|call|come|make|know|need|work|give|take|feel|cook|sleep|talk|look|keep|laugh|cry|pay|shout|treat|speak|live|study|play|drink|eat|drive|buy|love|hate|leave)(?= )/gi,
    (_, before = '', who = '', verb = '') =>
      `${before}${who} ${/(?:cr|stud)y$/i.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`}`,
  ],
  [/\b(two|three|four) peoples (?=jobs?|work|lives)/gi, "$1 people's "],
  [/\bof (\d+) (year|month|week)\b(?! old|-)/gi, 'of $1 $2s'],
  [
    /(^|[.!?] |\b(?:today|yesterday),? )(regular|customer|client|patient|passenger|bloke|colleague|neighbour|lady) (?=(?:just )?(?:told|said|asked|came|called|rang|has|is|was|gave|left)\b)/gi,
    '$1a $2 ',
  ],
  // A breath: 'when he died like at the funeral'.
  [
    /(?<!\b(?:feels?|felt|looks?|looked|sounds?|is|was|it's|just|exactly|something|not|a bit|smells?)) like (?=(?:at|during|after|before) (?:the|my|his|her)\b)/gi,
    ', ',
  ],
  // 'The doctor said it probably nothing': a small word left out.
  [
    /\b((?:said|says|thinks?|hope|reckons?) (?:it|that|this)) (?=(?:probably|only|maybe|definitely|just) (?:nothing|an?|the|my|his|fine|ok|okay|normal|stress)\b)/gi,
    '$1 is ',
  ],
  // 'Me mam says': mine, as it is said in parts of Britain and Ireland.
  [
    /(^|[.!?,] |\b(?:and|but|so|because|when) )me (?=(?:step)?(?:dad|mam|mum|nan|nana|mate|mates|brother|sister|da|ma|wife|missus|lad|lads|back|knees?|head|boss|daughter|son|husband|fella)\b)/gi,
    '$1my ',
  ],
  // 'My hands have gone on strike, dear, just as …': said to whoever listens.
  [/, (?:my )?(?:dear|love|pet|hun|darling|sweetheart|duck|friend|doctor|sir|madam|wren|bird)(?=, )/gi, ''],
  // 'The cake was gone the one she made me'.
  [
    /\b(gone|here|there|back|away|today|yesterday|again|dress|ring|cake|letter|jumper|watch|photo) the one (?=(?:my|she|he|i|we|they) )/gi,
    '$1, the one ',
  ],
  // 'He hit the glass, hit, hit, with the helmet', 'stop, stop, stop': said again for how often it was.
  [/\b(\w{3,})\b([^,.!?"]*)(?:, \1)+(?=[,.!?"]|$)/gi, '$1$2'],
  // 'I swear on my mother': sworn, and not told.
  [/,? (?:and )?i (?:swear|promise)(?: you)? (?:on|to|by) (?:my|the|all|our) [\p{L}' ]{2,24}?(?=[.!?,]|$)/giu, ''],
  // 'A headmistress, aged sixty-five, and', 'Deb (owner) told me': how old and what somebody is, said in passing.
  [/, aged [\w-]+(?=[,.!])/gi, ''],
  [/(?<=\p{L}) \(\p{L}[\p{L}' ]{1,11}\)(?=[ ,.!?])/giu, ''],
  // 'It is 1 am': one time of day.
  [/\b(is|it's|its|at|till|until|around|about|by|since|past|from) (\d{1,2}(?:[:.]\d\d)?) ([ap]m)\b/gi, '$1 $2$3'],
  [/\b(in|from) (US|UK)\b/g, '$1 the $2'],
  // 'He laughed also': he as well as they.
  [/\b((?:he|she|they|my \w+) [a-z]+) also(?=[.!?,]|$)/gi, '$1 too'],
  [/\bi says\b/gi, 'I said'],
  // 'He said Marek it's nobody's fault': called by name, and so told to them.
  [
    /\b((?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \w+|[Tt]he \w+) (?:said|says|goes)),? (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|God|Jesus|Christ|I\b)([A-Z][a-z]{2,}),? ((?:it's|its|you|you're|don't|dont|that's|listen|look|we|come on|this is)\b[^.!?,"]{2,60}?)(?= (?:and|but|so) (?:I|i|he|she|they|then)\b|[.!?,]|$)/g,
    '$1 "$2, $3"',
  ],
  // 'Hey Wren', 'hi again' greet, and are nothing told.
  [
    /^(?:guys+|hey+|hi+|hiya|heya|yo),? (?!(?:(?:again|there|wren|you|it'?s me|me|i'?m back|i am back)[\s.,!]*)+$)(?=\w)/i,
    '',
  ],
  // Wrapping round a message: how they came here, what they forgot to say, and pardon for the spelling.
  [/^(?:oh|omg|ok|ah)?,? ?(?:wait|hold on),? (?=(?:the|my|i|he|she|they|it|we)\b)/i, ''],
  [/,? (?:so |and |but )?here (?:i am|we are)(?=[.!,]|$)/gi, ''],
  [
    /(^|[.!?] )(?:(?:ay|oh|ah|but|and|also),? )*i (?:forgot to|didn'?t|haven'?t) (?:tell|say|said|mention)(?: you)?(?: yet)?: /gi,
    '$1',
  ],
  [
    /[.,;]? (?:so |and |but )?(?:please )?(?:forgive|excuse|pardon|ignore) (?:the |my |any |all )*(?:errors|mistakes|typos|spelling|english)\b/gi,
    '',
  ],
  [/(?<=\w[.!]*) x{1,4}[.!]*$/i, ''],
  [/\bbye{2,}\b/gi, 'bye'],
  [/\bhave break (?=\d|\w+ (?:minutes|hours))/gi, 'have a break of '],
  // A breath, and nothing compared: 'for like a year', 'in like two weeks'.
  [
    /\b(for|in|since|about|of|from) like (?!(?:it|he|she|they|i|we|you|that|this|the|my|nothing|his|her)\b)(?=\w)/gi,
    '$1 ',
  ],
  // 'She like looked at me', 'it was, like, huge': a breath before what was done.
  [
    /\b(i|he|she|they|we|it|everyone|everybody|nobody|(?:my|the|her|his) [a-z]+) (just |literally |kinda |then )?like,? (?=(?:just |never |totally |literally |actually |completely |barely |fully )*(?:looked|said|told|was|were|went|came|got|had|did|didn'?t|saw|left|sat|stood|took|made|gave|kept|started|stopped|ran|threw|laughed|talked|asked|turned|walked|smiled|stared|ignored|avoided|rolled|froze|cried|yelled|screamed|texted|called|moved|pretended|acted|disappeared|ghosted|blocked|hugged|waved|nodded|shrugged|forgot|knew|thought|wanted|tried|needed|felt|don'?t|doesn'?t|won'?t|can'?t|couldn'?t|wouldn'?t|isn'?t|wasn'?t|haven'?t|hasn'?t)\b)/gi,
    (_, who = '', before = '') => `${who} ${before}`,
  ],
  [/, like, /gi, ' '],
  [
    /\b(and|then|just) like (?=(?:just |totally |literally )*(?!red\b|bed\b|need\b)[a-z]+ed\b(?! (?:up|with|in) an?\b))/gi,
    '$1 ',
  ],
  // 'Walked over there wasn't a chair': somewhere, and then what there was not.
  [
    /\b((?:walked|went|came|got|looked|moved|turned) (?:over|in|back|up|round|around|down|home)) there (?=(?:wasn'?t|weren'?t|was (?:no|a|an|nobody|nothing|this)|were (?:no|two|all)|isn'?t)\b)/gi,
    '$1, there ',
  ],
  // 'Her names Brooklyn': what she is called.
  [/\b(my|his|her|their) names (?=[A-Z][a-z]|called)/g, "$1 name's "],
  // 'Its taco day', 'its tacos.': nothing is owned.
  [
    /(?<=^|[.!?] )its (?=(?:[a-z]+ ){0,2}(?:day|night|week|weekend|time|season|morning|o'clock)\b(?! (?:is|was|are|were|has|had)\b))/gi,
    "it's ",
  ],
  [/(?<=^|[.!?,] )its (?=[a-z]+(?: [a-z]+)?(?:[.!?]|$))/gi, "it's "],
  [/ ig(?=[.!?,]|$)(?<!\b(?:on|his|her|my|an|the|insta|of|via|to|from) ig)/gi, ' I guess'],
  // 'Idk the chair thing i guess': an answer, and no more sure of itself than that.
  [
    /(^|[.!?,] ?)(?:idk|dunno|i dunno|i don'?t know),? (?=(?!(?:what|why|how|who|where|when|if|whether|which|about|any|much|him|them|yet|either)\b)[^.!?,]{2,60}?,? (?:i guess|i suppose|maybe|probably|prob|probs|or something)(?:[.,!?]|$))/gi,
    '$1',
  ],
  [/,? (?:so |and )?guess (?:what|who)\b[^.!?]*/gi, ''],
  [/\bin march\b/gi, 'in March'],
  [/\bin may\b/gi, 'in May'],
  [/^(?:dear )?(?:sir ?\/ ?madam|sir|madam|ma'am),? /i, ''],
  [
    /,? \b(?:mate|bro|dude|yaar|beta|innit)(?=[.!?]*$|[.!?,] )(?<!\b(?:my|best|a|old|good|his|her|our|the|school|poor|as|team|flat) \w+)/gi,
    '',
  ],
  [/, man(?=[.!?]*$|[.!?] )/gi, ''],
  [/(^|[.!?,;] ?|\b(?:and|but|so) )kindly (?=do not|don't|tell|give|help)/gi, '$1please '],
  [
    /(?<!\b(?:do|did|would|what|why|how|where|who|so|if|that|when|don't) )(?:\byou(?:'d| would) think (?=(?:it|that|they|by now|people|he|she)\b)|\byou think (?=(?:it|that|by now|people|(?:he|she|they)'d)\b))(?![^.!?]*\?)/gi,
    '. One would think ',
  ],
  // 'Shell show her mates', 'hell wake up', 'wed make pancakes': the mark left out, and another word.
  [
    new RegExp(
      `(?<!\\b(?:was|is|be|been|very|so|feel|fell|get|got|the|too|really|am|i'm|im|not) )\\bill? (?=(?:${willed})\\b)`,
      'gi',
    ),
    "I'll ",
  ],
  [
    new RegExp(`(?<!\\b(?:the|a|his|her|my|its|that|empty|sea|egg|nut) )\\bshell (?=(?:${willed})\\b)`, 'gi'),
    "she'll ",
  ],
  [
    new RegExp(
      `(?<!\\b(?:the|a|like|as|to|bloody|fucking|what|oh|in|living|from|of|through) )\\bhell (?=(?:${willed})\\b)`,
      'gi',
    ),
    "he'll ",
  ],
  [new RegExp(`(\\b(?:and|n|then|so|but|because|cos|cause|if|,) |^|[.!?] )wed (?=(?:${willed})\\b)`, 'gi'), "$1we'd "],
  [
    /\b(would|could|should|might|must)(n'?t)? of (?=(?:been|said|told|done|gone|put|had|known|come|made|asked|called|seen|got|given|taken|let|just|never|thought|left|\w+ed)\b)/gi,
    '$1$2 have ',
  ],
  [/\b(would|could|should|might|must)(n'?t)? of(?=[.!?,]|$)/gi, '$1$2 have'],
  [/(?<!\b(?:has|had|have|got) )\bthe (wife|missus|hubby|husband)(?= (?!of\b|who\b|and i\b)\w)/gi, 'my $1'],
  // '3 p.m.', '4 a.m. and': no sentence ends there.
  [/\b([ap])\.m\.?(?=\W|$)/gi, '$1m'],
  // 'He was, I suspect, tired', '… with a flip chart, I gather': said of the telling, and no part of what is told.
  [new RegExp(`, (?:${aside}),(?= (?:i|i'm|he|she|it|it's|they|we|that|there|nobody|my)\\b)`, 'gi'), ','],
  [new RegExp(`, (?:${aside}),(?= )`, 'gi'), ''],
  [
    /, (?:i (?:suspect|suppose|gather|imagine|presume|must say|dare say|should think|must admit)|i'd say|if you ask me|so to speak|as it were|if that makes (?:any )?sense)(?=[.!]|$)/gi,
    '',
  ],
  // 'I feel sick if i'm honest', 'I'll ring him in the morning I reckon': the same at the end, typed with no comma.
  [
    /,? (?:if i'?m (?:being )?(?:really |completely |totally )?honest(?: with (?:you|myself))?|to be (?:honest|fair)(?: with you)?|i (?:reckon|swear to (?:you|god)|won'?t lie|tell you)|to tell (?:you )?the truth|truth be told|(?<!\b(?:would|will|to|could|can|won'?t|doesn'?t|don'?t|didn'?t|never|not|even|he|she|they|anyone|nobody|people|(?:he|she|they)'?ll) )believe me|not (?:going to|gonna) lie|mind you|give or take|make sense of that|go figure)(?=[.!?,]|$| (?:and|but|so|because) (?:i|i'm|i've|he|she|it|it's|they|we|my|then|now)\b)/gi,
    '',
  ],
  // 'My id lace', 'asked me what do I want'.
  [/\b(my|the|an|your|his|her|their|school|student|fake|photo) id\b/gi, '$1 ID'],
  [/\b(ask(?:s|ed|ing)? me (?:what|where|why|how|who)) (?:do|did) i (?=\w)/gi, '$1 I '],
  // 'And miss had to walk me out': a teacher.
  [
    /(^|[.!?,] |\b(?:and|then|but|so|because|when|if|like) )miss (?=(?:just |even |actually |never |always )?(?:had|has|said|says|told|was|is|did|asked|asks|called|made|came|let|went|sent|sat|gave|took|saw|got|kept|held|helped|hugged|shouted|looked|walked|noticed|moved|wrote|smiled|laughed|rang|stopped|found|knew|knows|put)\b)/gi,
    '$1my teacher ',
  ],
  // 'The kid said my cousin cries all the time miss': a child's own words, to a teacher.
  [
    /\b((?:he|she|they|(?:the|this|that|one|a|my|another) (?:\w+ )?(?:kid|boy|girl|child|lad|lass|pupil|student|one)) (?:just |then )?(?:said|says|goes|told me|whispered)),? ((?:my|i|i'm|im|we|our|it's|its|he|she|they|nobody|you)\b[^.!?"]{2,80}?),? (?:miss|sir)(?=[.!?]*$|[.!?] )(?<!\b(?:i|we|to|the|don'?t|will|would|that|still) miss)/gi,
    '$1 "$2"',
  ],
  // 'He cries all the time miss': said to a teacher.
  [
    /(?<=\w{2}),? miss(?=[.!?]*$|[.!?] |["”])(?<!\b(?:i|we|you|they|to|a|the|near|that|don'?t|will|would|might|really|also|still|always|do|did|not|hit or|i'?ll|you'?ll|what|who|can't|or|just|mostly|mainly|actually) miss)/gi,
    '',
  ],
  // 'He's my mate right and he's …': a nod asked for.
  [/(?<=\b(?:mate|friend|brother|sister|mum|dad|boss|guy|lad|bloke|cousin)) right(?=,| and\b)/gi, ''],
  // 'Like I said, since the divorce': only since the divorce.
  [
    /(^|[.!?] )(?:(?:well|but|and|so|no),? )?(?:like|as) i(?:'ve| have)? (?:said|say|told you|mentioned)(?: (?:already|before|earlier|to you))?,? /gi,
    '$1',
  ],
  // 'No mate that was the nice bit', 'no love, I took it up': a call to whoever listens.
  [
    /(^|[.!?] )((?:no|nah|nope|yes|yeah|yep|oh|well|ah),? )?(?:mate(?:,| (?=(?:i|i'm|im|that|that's|thats|it|it's|its|he|she|they|we|my|there|nobody|the)\b))|(?:love|dear|hun|hon|babe|pal|darling|sweetheart|duck|petal|hen|my dear|my friend),) ?/gi,
    (_, before = '', answer = '') => before + (answer && !answer.includes(',') ? answer.replace(/ $/, ', ') : answer),
  ],
  // 'Idk i still keep it': an answer and a sentence, with no comma between.
  [
    /(^|[.!?,] ?)(?:idk|dunno|i dunno|not sure|i don'?t know) (?=(?:i|i'm|im|ive|i've|he|hes|she|shes|they|theyre|it|its|it's|we|my|maybe|put|just)\b(?! (?:is|was)?$))/gi,
    "$1I don't know, ",
  ],
  // 'Idk sleep i guess': an answer that is not sure of itself.
  [
    /(^|[.!?,] ?)(?:idk|dunno)(?= (?!if\b|how\b|hw\b|what|why|y\b|who|whos\b|where|when|whether|which|about|abt|any|either|yet|him|her|them|this|that|the|it\b|its\b|much|nothing|shit|and\b|n\b|but\b|man\b|tbh|anymore)\w)/gi,
    "$1I don't know,",
  ],
  // 'For 214 dollars man', 'n all i said': a call, and a tail.
  [
    /(?<!\b(?:a|an|the|this|that|my|his|her|no|any|one|every|old|young|good|bad|best|poor|nice|another|of) (?:\w+ ){0,2})(?<=\b\w+s|\b(?:it|him|her|that|me|now|today|tired|done|hard|mad)) man(?=[.!?]*$|[.!?] )/gi,
    '',
  ],
  [/ (?:n|and) all(?=[.!?]|$| (?:i|he|she|they) (?:said|went|was|did)\b)/gi, '. '],
  // 'Even Joost and Joost agreed': the name begins the next sentence.
  [/\b([A-Z][a-z]+) and \1 (?=\w)/g, '$1, and $1 '],
  // 'Turns out there's a second one without me': how it came out, and then what.
  [
    /(?:^|[,.;!?]? )(?:and |so |but |then )?(?:(?:it )?turn(?:s|ed) out)(?: that)?,? (?=(?:i|i'm|im|he|hes|he's|she|shes|she's|they|theyre|they're|theyve|it|its|it's|we|there|theres|there's|my|the|his|her|everyone|nobody|no one)\b)/gi,
    '. ',
  ],
  // 'I was feeling ok about myself is the thing': what comes before it is the thing.
  [/(?<!\b(?:that|this|it|which|here)) (?:is|was) (?:just |really )?the thing(?=[.!]|$)/gi, ''],
  // 'All of us right and then': a nod asked for in passing.
  [
    /(?<=\b(?:us|me|him|her|them|it|that|one|there|thing|friends|work|chat)) right (?=(?:and|so|but|because)\b)/gi,
    ', ',
  ],
  [/\b(the|a|my|our|wee|old|auld|that) dug\b/gi, '$1 dog'],
  // 'She told mummy I will call later': her words, and nobody marked them.
  [
    /\b((?:he|she) (?:just |only |then )?told (?:mummy|mum|mom|mama|papa|dad|daddy|amma|ammi|abbu),? )(i(?:'ll| will| can'?t| cannot| am busy| don'?t| have to|'m busy)\b[^.!?,"]{0,50}?)(?= and (?:then|he|she|i)\b| but\b| so\b|[.!?,]|$)/gi,
    '$1"$2"',
  ],
  // 'Broke up with Tash. Well she did': who did it is put right in the same breath.
  [
    /\b(?:i )?(broke up|split up|ended (?:it|things)) with ([\p{L}]+|my \w+)[.,]? (?:well|or|i mean|actually),? (?:actually |rather )?(she|he|they) did\b/giu,
    '$2 $1 with me',
  ],
  // 'Nvm my bus is here', 'sleeps well he doesn't', 'oh never mind': where one thing ends and nobody typed it.
  [/\b(nvm|gtg|g2g)(?=,? \w)/gi, '$1.'],
  [/ well (?=(?:he|she|it|they|i) (?:doesn'?t|don'?t|isn'?t|ain'?t|didn'?t|can'?t|won'?t)\b)/gi, '. '],
  [/,? oh,? never ?mind\b/gi, '. '],
  // 'In me hand', 'with me mum': mine, wherever it stands.
  [
    /\b(in|on|with|of|from|at|for|by|about|to) me (?=(?:mam|mum|nan|nana|mate|mates|brother|sister|hand|hands|back|face|pocket|bed|room|car|van|own|lap|lunch|break|phone|dinner|tea|coat)\b)/gi,
    '$1 my ',
  ],
  // 'Nothing maam I was happy': a call to whoever listens.
  [/,? \bma'?am\b,? ?(?=\w)/gi, ', '],
  [/,? \bma'?am\b(?=[.!?]|$)/gi, ''],
  // 'She posted pa on fb', 'today is 22 na', 'pero it's not': a little word of another language, left out whole.
  [/(?<=\w(?:ed|s|ing|t)) pa (?=(?:on|in|at|to|with|for)\b)(?<!\b(?:his|was|is|yes) pa )/gi, ' '],
  [/(?<=\w) na(?=[.!?,]|$)(?<!\b(?:na|nah|ba|in|of|ko|gusto) na)/gi, ''],
  [/(^|[.!?] )pero (?=[a-z])/gi, '$1but '],
  // 'I'm afraid I have all the time in the world': regretted, and not feared.
  [/\bi'?m afraid (?=(?:i (?:have|had|am|do|don'?t|can'?t|must|shall|said|was|rather|never|know)|it becomes)\b)/gi, ''],
  // 'There's no way round it, I'm afraid'.
  [/(?<=\b(?:no|not|\w+n't) [^.!?]{2,60})(?:,| though,?) i'?m afraid(?=[.!]|$)/gi, ''],
  // 'I'm exactly what she says hey': a nod asked for.
  [/(?<=\w),? hey(?=[.!?]|$)(?<!\b(?:said|say|saying|like|hey|(?<!what )(?:he|she|they) says) hey)/gi, ''],
  // 'He said me "good hands"'.
  [
    /\b(say|says|said) (me|him|her|us) (?=")/gi,
    (_, verb = '', whom = '') => `${{ say: 'tell', says: 'tells', said: 'told' }[verb.toLowerCase()]} ${whom} `,
  ],
  // 'I ask how was lectures she say fine': what was asked and what was said, each between its marks.
  [
    /\b(i|he|she|they|we) (asks?|asked) (him |her |them |me |us )?(how (?:was|is|are|were) [^.!?,"]{2,30}?),? (he|she|they|i) (?:says?|said) (fine|ok|okay|k|yes|no|nothing|good|busy)\b/gi,
    (_, who = '', verb = '', whom = '', question = '', other = '', answer = '') =>
      `when ${who} ${verb} ${whom}"${question}" ${other} ${/^asked$/i.test(verb) ? 'said' : /^(?:he|she)$/i.test(other) ? 'says' : 'say'} "${answer}"`,
  ],
  // 'Shed only asked to be nice': the mark left out, and another word.
  [
    /(?<!\b(?:the|a|his|her|my|our|your|their|garden|tool|bike|that|potting|old|this|to|and|i|was|of) )\bshed (?=(?:only|never|just|have|be|been|said|asked|want|like|love|rather|always|probably|go|come|call|text|tell|say)\b)/gi,
    "she'd ",
  ],
  [/\b(in) (?=(?:dark|same)\b(?! (?:blue|green|red|grey|times|places|moods)))/gi, '$1 the '],
  [/\b(has|have|had|with|at|for|on|is) same (?=\w)/gi, '$1 the same '],
  [/(?<=\b\w+ed |\bat |\bin |\bon |\bfrom |\bwith )me (?=(?:eyes|heart|heels|head|legs|knees|hands)\b)/gi, 'my '],
  // 'Rang me old man': mine, as it is said in parts of Britain and Ireland.
  [
    /(?<=\b(?:rang|ring|phoned|called|with|for|about|and|on|at|to|miss|of|see|saw|in) |^)me (?=(?:old (?:man|mum|dad|girl)|missus|mrs|mam|nan|mates?|mother-in-law|brother-in-law)\b)/gi,
    'my ',
  ],
  [/(^|[.!?] )(no|nah|yes|yeah|yep|ok)(?:,? \2)+,? (?=\w)/gi, '$1$2, '],
  // 'Nobody said anything thats the point': said of what stands before it, with nothing between.
  [
    /(?<!\b(?:and|but|so|because|cos|cause|think|thinks|thought|know|knows|guess|if|maybe|suppose|reckon|say|says|said|hope|sure|what|well|like|where|when|how|mean|as|than|to))(?<=\w) (?=that'?s (?:it|the|my) (?:whole |entire |real |main |actual )?(?:point|thing|problem|joke|issue|trouble)\b)/gi,
    '. ',
  ],
  [/(?<=\w),? that'?s it (?=that'?s )/gi, '. '],
  // 'Asked me, by name, if I would': one sentence, and a word about how it was asked.
  [
    /\b(ask(?:s|ed)? (?:me|him|her|us|them)), ([a-z' ]{2,24}), (?=(?:if|whether|to|why|how|what|where|when)\b)/gi,
    '$1 $2 ',
  ],
  [
    /(^|[.!?] )(no|nah|nope|naw) (?=(?:i|i'm|im|he|she|they|it|its|we|my|that's|thats|nothing|nobody|there's|there|mate|the|not)\b)/gi,
    '$1$2, ',
  ],
];

/** 'She said join a meetup', 'said take me home': what was said, typed without its marks. */
const quotedBidding =
  /(?<!\b(?:like|as|what)(?: the| my)? )\b((?:i|he|she|they|we|(?:my|the) \w+|mum|mom|dad|everyone|people|missus|wife|husband|boss|manager|coach|teacher|sister|brother|doc|doctor|and|just|only) (?:said|say|says|goes|keeps? saying|was like|were like|is like),? (?:just )?)((?!(?:yes|no|never|ok|okay|fine)\b (?!and\b|but\b|so\b|mama\b|mum\b|dad\b))(?:excuse me|pardon me|write (?:it|the|a|down)|marry me|kiss me|help me|hold me|have (?:a|some|fun)|cherish|enjoy|smile|sleep|eat|drink|try|think|make|keep|trust|pray|ignore|remember|focus|rest|breathe|cheer|suck|deal|apply|speak|buy|count|stick|hang|hold|walk|sit|stand|toughen|lighten|take|join|come|get|stop|let|leave|give|move|calm|try|don't|look|listen|wait|forget|put|call|tell|shut|grow up|man up|cheer up|relax|chill|yes|no|never|ok|okay|fine|congratulations|go (?:home|away|on|for)|be (?:quiet|strong|nice|grateful|patient)|sorry(?! (?:to|for|first|without|again|in|properly|now|if|because|when|before|after|or|and|but|about|that|too|so)\b))\b(?! (?:one|of|matter|way)\b)[^.!?,"]{0,70}?)(?= (?:and|but|so|well|except|only) (?:i|he|she|they|it|it'?s|then|now|that|my|where|what|how|there|the|its)\b| (?:and|but) (?:then |just )?(?:went|hung|put|left|sat|came|ran|took|got|told|made|gave|cried|shut|stood|meant|drove|kept|did|\w+ed)\b| in (?:this|that|a|the same|such) |[.!?,]|$)/gi;

/** 'And I said, not in this house': up to the comma who said it, and after it what. */
const quotedAfterComma =
  /(?<!\b(?:like|as|what) )\b((?:i|he|she|they|(?:my|the|his|her) (?!\w*bell\b|phone|alarm|buzzer|timer|power|lights?\b)\w+|mum|mom|dad) (?:just |then )?(?:said|went|says)), (?!(?:and|but|so|very|quite|really|which|as|in|with|at|on|to|because|when|while|then|if|since|politely|quietly|after|before|i(?!['’](?:m|ll)\b| (?:am|love|want|need|can't|won't|don't)\b)|he|she|they|we|it|it's|my|her|his|the|there|that)\b)([a-z'][^.!?",]{2,50}(?:, (?!and (?:\w+ed|left|went|put|hung|ran|took|got|drove|shut)\b)[^.!?",]{2,30})?)(?=[.!?]|, and (?:i|he|she|\w+ed|left|went|put|hung|ran|took|got|drove|shut)\b|$)/gi;

/** 'He goes I work becca', 'she said i love you': who says it is not the one who writes. */
const quotedOwn =
  /\b((?:he|she|they|(?:my|the|his|her) \w+|mum|mom|dad|everyone) (?:(?:then |just )?(?:goes|was like|were like|is like)|(?:said|says|texted|wrote)(?=,? (?:i|we|we're|we'd|we'll|i'd|i'll|i'm|im) [^.!?,"]{0,40}\byou\b)),? )((?:i|i'm|im|i've|ive|i'll|we|we're|it's|its|that's|thats|nobody|not|why|what|how|who|where|is|do|did|can)\b[^.!?,"]{2,70}?)(?= (?:and|but|so|like) (?:i|i'm|im|then|now|he|she|they)\b| (?:and|but) (?:then |just )?(?:went|hung|walked|left|drove|ran|shut|turned|carried|got up|put the|laughed|smiled|shrugged)\b|[.!?,]|$)/gi;

/** 'My mother asking where are my slippers': a question told in its own words. */
const quotedAsking =
  /\b((?:asks?|asked|asking|shouting|shouted)(?: me| us)?,? )((?:where|what|how|who|why|when) (?:is|are|was|were|did|do|does|can|will) (?:my|the|your|you|he|she|it|they|we|i|this|that|everyone|everybody)\b[^.!?,"]{2,50}?)(?= (?:and|but|so) (?:i|then|he|she|they)\b|[.!?,]|$)/gi;

/** 'He goes oh btw ive got a girlfriend': what somebody says in the story, up to where the teller speaks again. */
const quotedSpeech =
  /\b((?:he|she|they|(?:my|the) \w+|mum|mom|dad|everyone) (?:then |just )?(?:goes|was like|were like|is like|said|says|texted|wrote|went)),? ((?:oh|btw|by the way|well|hey|listen|girl|bro|dude|bestie|babe|sorry,? (?:mate|love|but|babe|mum|dad|we|you|your)|um|er)\b[^.!?"]{2,80}?)(?= (?:and|but|so) (?:i|then|now)\b| (?:and|but) (?:then |just )?(?:keeps?|kept|goes|went|hangs|hung|walks|leaves|left|turns|sat|ran|put|drove|shut|laughs|shrugs|carries|\w+ed)\b|[.!?]|$)/gi;

/** 'My kid goes loudly mummy why can't we …', 'she said it's not you it's me': what is said to the one who writes. */
const quotedCall =
  /\b((?:he|she|they|and|(?:my|the) \w+|daughter|son|kid) (?:goes|says|said|asks|asked|shouts|shouted|whispered|yelled|was like|is like)(?: (?:loudly|quietly|out loud|to (?:me|her|him|them|us)))?),? ((?:mummy|mum|mom|dad|baba|mommy|mama|daddy|papa|nana|miss|sir)\b[^.!?"]{3,90}?|isn'?t (?:this|that|it) [^.!?,"]{2,30}?|it'?s not you,? it'?s me|(?:i|we) need to talk|we can (?:still )?be friends)(?= and (?:then|i)\b|[.!?]|$| and then)/gi;

/** 'And says it's okay daddy I was only a tree and I …': whom it is said to is called by what they are, and so it was said to them. */
const quotedTo =
  /\b((?:he|she|they|and|then|(?:my|the|our) (?:\w+ )?\w+) (?:just |then |only )?(?:goes|says|said|whispers|whispered|shouts|shouted|(?:is|was) like),? )((?!(?:to|about|that)\b)[^.!?,"]{2,50}?,? (?<!\b(?:my|our|his|her|your|their|the|a|an|to|for|with|and|or|of|by|at|than|step|grand|like|miss|love|see) )(?:mummy|mum|mom|mommy|mama|daddy|dad|papa|baba|nana|nan|grandad|granny|sir|miss|auntie|uncle)\b(?!'s| (?:is|was|has|had|would|said|says|never|always|and|or)\b)[^.!?,"]{0,60}?)(?=,? (?:and|but|so) (?:i|then|he|she|they|we)\b|[.!?,]|$)/gi;

/** 'To hear him say hi it's dave leave one'. */
const overheard =
  /\b((?:hear|heard|hearing) (?:him|her|them) (?:say|saying|go|going)) (?!"|that\b|it\b|so\b|something\b|anything\b|goodbye\b)([^.!?"]{4,60})(?=[.!?]|$)/gi;

/** 'Everyone said you'll love it': said to the one who writes. */
const quotedYou =
  /\b((?:i|he|she|they|we|everyone|everybody|people|mum|mom|dad|(?:my|the|his|her) \w+|wife|husband|doctor|boss|some) (?:\w+ )?(?:said|says|goes|was like|keeps saying|keep saying|always says|shouted|texted|wrote),? )(you(?:'ll|'re|'d|'ve| should| need| can| could| have| are| look| must| don't| never| always| just| were| will| only| deserve| did)\b[^.!?,"]{3,70}?)(?= (?:and|but|so) (?:i|he|she|they|then|my)\b|[.!?,]|$)/gi;

/** 'Love how he …', 'love being told …', with nobody named who loves it: meant the other way round. */
const loved =
  /(^|[.!?] )(?:oh |just |so )*(?:absolutely )?lov(?:e|ing) (?:(being (?:told|called|asked|the))|(?:how|it when|when|that) (?=(?:my|the|he|she|they|no|nobody|everyone|people|i|it's|we)\b))(?= )?/gi;

/** Words that nothing ends with, and the dots after them. */
const lookedFor =
  /\b(the|an?|my|your|his|her|our|their|to|of|with|from|at|into|like|very|really|it's|its|is|was|are|were|am|i'm|im|he's|she's|they're|feel|feels|felt|some|such)(?:\.{2,}|…) ?(?=(?!(?:i|i'm|im|he|she|they|it|we|and|but|so|no|idk|anyway|well|yeah|ok|okay|never|what|why|how|my|the|that|that's|this)\b)[a-z])/gi;

const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+/gu;

const up = /[😀-😆😊🙂☺😄😁🥰😍🎉❤💕✨👍🙏😎🤗🥳]/u;
const down = /[😞😔😟😕🙁☹😣😖😫😩🥺😢😭😤😠😡🤬😱😨😰😥😓💔😶😑😐🥲]/u;

const initials =
  /^(?:ADHD|PTSD|CPTSD|OCD|BPD|USA|NHS|ICU|MRI|IVF|HIV|LGBTQ?|GCSE|GPA|PHD|MBA|CEO|DIY|UTI|PMS|PCOS|DNA|CBT|DBT|EMDR|FBI|NYC|UPSC|NEET|JEE|IIT|CBSE|GRE|IELTS|TOEFL|SAT|LSAT|MCAT|HR|DWP|PIP|EMT|DMV|IRS|IEP|PTO|CPS|DUI|CV|TV|UK|GP|VA|RSV|COPD|IBS|KNUST|OSU|UCLA|NYU|MIT|LSE|UCL|UNILAG|NUS|WAEC|JAMB|NEPA|ASUU|UCAS|OSCE|ARCP|NMC|HCA|CNA|EHCP|DLA|ESA|NDIS|HOA|VAT|EBT|ATM|ALS|HRT|ACL|EMI|CPA|PTA|MOT|NASA|UNICEF|UNHCR|AITA|ACAS|RAF|ABA|ASD|SSRI|APA|MSC|BSC)$/;
/** Letters that cannot be spoken as a word stand for words: 'LPN', 'GCSE'; 'HMM' and 'PFFT' are sounds. */
const unspoken = /^(?!H?M+$|[PS]+[FHT]+$|GR+$|BR+$|Z+$|TSK$|PSST$)[B-DF-HJ-NP-TV-XZ]{3,5}$/;
/** 'over TEXT': one word shouted is a word stressed. */
const calmed = (word: string): string => (initials.test(word) || unspoken.test(word) ? word : word.toLowerCase());

/** 'I came for support Thank goodness it is here': a sentence begins, and only its capital says so. */
const unmarked =
  /(?<=[\p{Ll}\d][\p{Ll}\d'-]*)(?<!\b(?:said|says?|saying|asked|told|like|goes|called|named|watch(?:ed|ing)?|and|but|so|or|is|was|the|an?|my|to|of|in|on|at|by|for|with|from|about|because|that|if|when|as|than)) (?=(?:The|It|It's|My|He|He's|She|She's|They|They're|We|We're|This|That|That's|But|And|So|What|How|When|Why|Now|There|There's|Any|Can|Do|Does|Is|Are|You|Very|Thank|Thanks|Even|After|Also|Yes|No|Not|Just|Because|If|Maybe|Sometimes|Then|Or|Some|Everyone|Everything|Nobody|Hopefully|Unfortunately),? (?!\p{Lu}\p{Ll}))/gu;

export interface Tidied {
  /** Plain English sentences: shorthand spelled out, emoji gone, capitals calmed, curly quotes straight. */
  text: string;
  /** What they say themselves to be the point. */
  announced: Announced;
  shouting: boolean;
  emoji: 'up' | 'down' | 'other' | undefined;
  /** It was said in Pidgin: understood as it is put here, and not said back so. */
  isPidgin: boolean;
}

/** 'My youngest, six, asked her': how old they are is said in passing, and who did it is who stands before it. */
const agedBetween =
  /\b(my (?:\w+ )?(?:sons?|daughters?|boy|girl|youngest|eldest|oldest|grandson|granddaughter|niece|nephew|kid|stepson|stepdaughter)), (?:aged )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen),(?= [a-z']+(?:s|ed|d|t) )/gi;

/** Makes a message fit for grammar, and notes what the tidying removed. */
export function tidy(message: string): Tidied {
  const typed = message
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, ', ')
    .replace(laughs, 'haha');
  const isPidgin = inPidgin(typed);
  const straight = isPidgin ? fromPidgin(typed) : typed;
  const letters = straight.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const shouting = letters.length >= 8 && capitals / letters.length > 0.7;
  const emoji = down.test(straight)
    ? 'down'
    : up.test(straight)
      ? 'up'
      : pictographs.test(straight)
        ? 'other'
        : undefined;
  pictographs.lastIndex = 0;
  const spelled = (
    shouting
      ? straight.toLowerCase()
      : straight.replace(
          /\b(?:[A-Z]{3,}|HE|ME|MY|NO|SO|IS|WE|(?<!\b(?:in|an|the|our|from) )IT(?! (?:company|department|support|jobs?|work|field|industry|firm|team)\b)|DO|AM|BE|TO|OF|IN|AT|ON|AN|BY|OR|IF|UP)\b/g,
          calmed,
        )
  )
    // '#badday - it hurts': a label.
    .replace(/(?<!\S)#\p{L}[\w-]*(?: - )?/gu, '')
    // 'It hurt.But I stayed,he left': no room was left after the mark.
    .replace(/(?<=\p{Ll}{2}|\bI)\.(?=(?:\p{Lu}\p{Ll}*|i|i'm|im|but|and|so|he|she|they|we|my|it)(?=[ ']))/gu, '. ')
    .replace(/(?<=\p{Ll}) ?,(?=\p{L}+[ '])/gu, ', ')
    // 'THey left': the finger stayed on the key.
    .replace(/\b([A-Z])([A-Z])(?=[a-z]{2,}\b)/g, (_, first: string, next: string) => first + next.toLowerCase())
    .replace(/\bI (?=I(?:'m|'ve|'d|'ll)?\b)/gi, '')
    .replace(unmarked, '. ')
    .replace(pictographs, '. ')
    .replace(/(?:^|\s)[:;]'?-?[()DPp/|\\]+(?=\s|$)/g, '. ')
    .replace(/\s*\n+\s*/g, '. ')
    // What is put in brackets is said in passing.
    .replace(/ ?\(([^()]{12,})\)(?=[\s\S]{40})/g, '')
    .replace(/(\p{L})\1{3,}/gu, '$1')
    .replace(agedBetween, '$1')
    // 'Coach said no, like bro I grew': a call to whoever listens, and a sentence begins.
    .replace(/,? like,? (?:bro|bruh|dude|mate|man|girl),? (?=i\b|i'm\b|he\b|she\b|they\b|it\b|what\b)/gi, '. ')
    // 'A year lol its tacos': the laugh stands where one sentence ends.
    .replace(laughBetween, '. ')
    // 'A chip lol. i feel …', 'open it lol its never as bad': the laugh goes, and the sentence ends where it ended.
    .replace(noise, (made) => (/[.!]/.test(made) ? '. ' : /,/.test(made) ? ', ' : ''))
    .replace(/[\s\S]+/, (typed) =>
      mended.reduce(
        (made, [pattern, by]) => (typeof by === 'string' ? made.replace(pattern, by) : made.replace(pattern, by)),
        typed,
      ),
    )
    // 'We do like... football': a breath before the word that was looked for, and no sentence ends.
    .replace(lookedFor, '$1 ')
    .replace(/\.{2,}|…/g, '. ')
    .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
    .replace(/\bw\/ ?(?:o|out)\b/gi, 'without')
    .replace(/\bw\/(?=\s|\w)/gi, 'with ')
    .replace(/[\p{L}\p{N}']+/gu, (word) => (word === 'ID' ? word : (shorthand[word.toLowerCase()] ?? meant(word))))
    .replace(
      /\b(to|will|would|might|could|not|may|don't|can't|I|we) loose (?=my|the|him|her|it|them|everything|our|a)/gi,
      '$1 lose ',
    )
    // 'Ur' and 'your' before what nobody owns: 'ur a bot', 'your not even real'.
    .replace(
      /\byour (?=(?:an?|not|so|just (?:an?|some|the)|only an?|literally|basically|being|never|still an?|even)\b)/gi,
      "you're ",
    )
    // 'no its under control': an answer and a sentence, with no comma between.
    .replace(/^(no|yes|yeah|nah|yep|nope) (?=(?:its?|it's|i'm|he's|she's|they're|that's|we're) )/i, '$1, ')
    .replace(/(?<=\d) ?hr\b/g, ' hour')
    .replace(/(?<=\d) ?hrs\b/g, ' hours')
    .replace(/\b(I|we|they|you) (been|gone|never (?:been|seen|done|gone|known|eaten|spoken)) (?!and\b)/gi, "$1've $2 ")
    .replace(
      /(?<!\b(?:are|were|see|saw|hear|heard|like|to|and|is|was|of) )\b(we|they) (doing|going|getting|having|trying|coming|staying|talking|fighting|losing|moving)\b/gi,
      "$1're $2",
    )
    .replace(/\b(he|she) (been|gone) (?!and\b)/gi, "$1's $2 ")
    .replace(
      /(^|[.!?,] |\b(?:and|but|so|because) )((?:the |my |our )?(?:wife|husband|missus|mum|mom|dad|boyfriend|girlfriend|brother|sister|son|daughter|boss|cat|dog|baby)) (gone|been) (?=\w)/gi,
      '$1$2 has $3 ',
    )
    .replace(/\b(?:and |so )?you know what(?: that)?(?:,|:)? ?(?=i|he|she|they|it|my|we|nobody)/gi, '');
  const { text: told, ...point } = announced(spelled);
  const text = told
    .replace(/(?<=^|[\s,:])'((?:[^']|(?<=\p{L})'(?=\p{L})){2,}?)'(?=[\s.,!?]|$)/gu, '"$1"')
    .replace(loved, (_, before: string, being?: string) => before + (being ?? ''))
    .replace(quotedQuestion, '$1"$2"')
    .replace(quotedBidding, (_, who: string, said: string) => {
      // 'Said congratulations about nine times': one word was said.
      const [, word, rest] =
        /^(congratulations|sorry|yes|no|ok|okay|fine|never)( (?:about|again|so|too|twice|like|a|to|for|in|with|on|at)\b.*)$/i.exec(
          said,
        ) ?? [];
      // 'I just said fine and went down': one word, and no marks.
      if (/^(?:sorry|yes|no|ok|okay|fine|never)$/i.test(said)) return `${who}${said}`;
      // 'Congratulations or sorry': some said the one and some the other.
      const either = /^(congratulations|sorry) or (\w+)$/i.exec(said);
      if (either) return `${who}"${either[1]}" or "${either[2]}"`;
      return word ? `${who}"${word}"${rest}` : `${who}"${said}"`;
    })
    .replace(quotedSpeech, '$1 "$2"')
    .replace(quotedOwn, '$1"$2"')
    .replace(quotedAfterComma, '$1 "$2"')
    .replace(quotedAsking, '$1"$2"')
    .replace(quotedYou, '$1"$2"')
    .replace(quotedCall, '$1 "$2"')
    .replace(quotedTo, '$1"$2"')
    .replace(overheard, '$1 "$2"')
    .replace(isIts, "it's ")
    // 'its tiny and …': nothing is owned before a joint or a stop.
    .replace(
      /(?<=^|[.!?,] |\b(?:and|but|so|because|if|when|think|say|says|said|know|that) )its (?=(?:so |very |really )?[a-z]+(?: and\b| but\b|[,.!?]|$))/g,
      "it's ",
    )
    .replace(/[\s\S]+/, plainlyPut)
    // 'she was like so mad', 'a like 10 page letter': a breath, and no comparison.
    .replace(
      /(?<=\b(?:was|is|are|were|am|i'm|[a-z]+'s|[a-z]+'re)) like (?=(?:the|so|really|super|totally|such|all|not|just|very)\b)/gi,
      ' ',
    )
    .replace(/\blike (?=(?:a |an )?\d)/gi, '')
    .replace(
      /(?<=\b(?:was|is|there's|were|has|had|have|got) )like (?=(?:no|zero|nobody|nothing|every|ages|hours)\b)/gi,
      '',
    )
    .replace(/\s+([.,!?])(?=\s|$)/g, '$1')
    .replace(/([.!?,])\s*(?:[.,]\s*)+/g, '$1 ')
    .replace(/^[\s.,]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, announced: point, shouting, emoji, isPidgin };
}
