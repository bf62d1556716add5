/** What is said to Wren as one says it to anybody one meets. */
export type Courtesy =
  | 'hello'
  /** 'How are you?', 'what about you?' */
  | 'how'
  /** 'I hope you're doing well too', 'I'm sorry to hear that.' */
  | 'wish'
  /** 'It is cold here', 'just having my coffee', 'happy Friday': small talk. */
  | 'small'
  | 'thanks'
  /** 'Can you help me?', 'I need some support': that they want help, and not yet with what. */
  | 'plea'
  /** 'Are you there?' */
  | 'there'
  /** 'Hold on please', 'brb': with something told before it. */
  | 'wait'
  /** 'Sorry for the delay.' */
  | 'late'
  /** 'Can you not see my problem above?': told somewhere else, and not here. */
  | 'unseen';

/** How they say that they are, in no more than an answer to 'how are you'. */
export type Standing = 'good' | 'fair' | 'low';

export interface Courtesies {
  said: readonly Courtesy[];
  /** What the message tells or asks beside them; empty when nothing. */
  rest: string;
  /** There is nothing beside them but how they are. */
  standing: Standing | '';
  /** The name they give themselves; empty when none. */
  name: string;
}

const you = '(?:you|u|ya|yourself|urself)';
/** Where a piece of a message begins: a stop, or no stop at all where it was typed without one. */
const from = '(?<=(?:^|[.!?,;:\\n)])\\s*)(?:(?:and|but|so|oh|ok|okay|well|yes|yeah|also|please|pls|wow|aww?),? )*';
/** Where one ends: at a stop, or where they begin to tell without one. */
const to =
  "(?=\\s*(?:[.!?,;:\\n]|$)|\\s+(?:i|im|i'm|i’m|iam|ive|i've|i’ve|my|we|hello|hi|can|could|thanks?|today|not|it'?s|because|but|and)\\b)\\s*(?:[.!?,;]|[:;]-?[()D](?!\\w))*";
/** Where one ends, and so does the sentence. */
const end = '\\s*(?:[.!?,]+|[:;]-?[()D](?!\\w)|$)';
/** Said by somebody in the story, or of one. */
const untold =
  "(?<!\\b(?:asks?|asked|says?|said|saying|texts?|texted|wrote|like|know|knows|wonder|tell|told|just|him|her|them|me|goes|and say|about|of|see|that's|is)[,:]? [\"'“]?)";
const today =
  '(?: (?:doing|feeling|going|today|tonight|now|right now|at the moment|this (?:morning|afternoon|evening)|lately|there|all|though|my friend|friend|buddy|sir|dear|mate|wren|over there|holding up|too))*';
const talking =
  '(?:talk|speak|chat|listen|help|hear|send|read|meet|connect|support|assist|message|reply|respond|answer|reach|contact|pick|tak|car|offer|agree|be|ask|shar|feel|understand|write|writ)';
const help =
  '(?:(?:some|a bit of|a little|your|any) )?(?:(?:mental|emotional|moral|urgent) )?(?:help|support|assistance)';

/** In the order they are looked for; what is found is taken out, wherever in the message it stands. */
const courtesies: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'how',
    new RegExp(
      `${untold}\\b(?:(?:and|but|so),? )*(?:how (?:are|r) ${you}${today}|how(?: is|'s|’s|s) (?:it going|everything|life|your (?:day|night|evening|morning|week))(?: (?:going|with you|for you|so far|today))*|(?:what|how) about ${you}|how do you do|hbu|wbu)${to}`,
      'gi',
    ),
  ],
  ['how', new RegExp(`(?<=[.!?,\\w]\\s+)and ${you}\\s*(?:\\?+|[.!]*$)|(?<=[.!?,]\\s*)${you}\\s*\\?+\\s*$`, 'gi')],
  [
    'wish',
    new RegExp(
      `${from}i? ?(?:really |do )?(?:hope|trust) (?:that )?(?:you(?:'re|’re| are|r)?|ur|u r?|all is|everything is|(?:you|your family|you and your family|you all) (?:are|is)|your day is)(?: (?:all|also|doing|having|going|keeping|staying|too))* (?:an? )?(?:as well|well|good|okay|ok|fine|safe|alright|great)(?: (?:day|evening|one|too|also|as well|today|there|and safe|with you))*${to}`,
      'gi',
    ),
  ],
  [
    'wish',
    new RegExp(
      `${from}(?:i'?m |i am |very |so )*sorry (?:to hear (?:that|this|it)|for (?:yours?|you))(?: too)?${to}`,
      'gi',
    ),
  ],
  [
    'there',
    new RegExp(
      `${untold}(?<=^|\\s)(?:(?:um+|so|and|hello|hey|hi),? )*(?:(?:are |r )?${you} (?:still )?there|can ${you} (?:hear|see|read) (?:me|this)|(?:don'?t|do not|do) ${you} see (?:me|it|this|that)|is (?:this|it|the chat) (?:even |still )?(?:working|on|broken)|is (?:there )?(?:any ?one|any ?body|some ?one|some ?body) (?:here|there))(?: buddy)?\\s*(?:[?/]+|$)`,
      'gi',
    ),
  ],
  [
    'there',
    new RegExp(
      `${from}(?:(?:please )?(?:let me know|tell me|say something) if you(?:'re| are)? (?:still )?there|i(?:'m| am) not (?:receiving|getting|seeing) any(?: \\w+)? (?:messages?|repl(?:y|ies)|responses?|answers?))(?:\\s+-)?${to}`,
      'gi',
    ),
  ],
  ['there', /^(?:(?:hello+|hi|hey)[,?! ]*)?any ?(?:one|body)(?: out)? (?:here|there)\s*[?.!]*$/gi],
  ['there', /(?<=[.!?\w]\s+)(?:um+,? )?(?:hello+|helo)\s*\?+\s*$/gi],
  [
    'wait',
    new RegExp(
      `${untold}(?<=^|\\w\\s|[.!?,] )(?:(?:please |wait,? )?hold on(?: please)?(?: (?:for )?a (?:sec\\w*|min\\w*|moment|bit))?|brb|be right back|(?:(?:have|need|got)(?: to|ta)? )?go for a (?:sec\\w*|min\\w*|moment|bit)|give me a (?:sec\\w*|min\\w*|moment))\\s*[.!]*\\s*$`,
      'gi',
    ),
  ],
  [
    'late',
    new RegExp(
      `${from}(?:i'?m |i am )?(?:so |very |really )?sorry (?:for|about) (?:the |my |being )?(?:delay\\w*|wait|late(?: reply| response)?|slow(?: reply)?|typos?|bad english)(?:,? i (?:had|was|am|have|got)[^.!?]{2,40}(?=[.!?]))?${to}`,
      'gi',
    ),
  ],
  [
    'unseen',
    /(?<=(?:^|[.!?,\n]|\bh(?:i|ello))\s*)(?:(?:ok|okay|so),? )?(?:(?:can|could|did|do|are|were|have)(?:n['’]?t)? (?:you|they|u) (?:not |able to |already )?(?:see|seen|read|get|gotten|got|have|receive|received|send|send you|view)(?: you)? (?:my|the|a|that|what i) (?:\w+ ){0,4}?(?:problems?|situation|summary|description|info\w*|message|issue|story|survey|form|typed|wrote)\b[^.!?]*[?]+)(?: (?:if|or) not,?)?/gi,
  ],
  [
    'unseen',
    /(?<=(?:^|[.!?,\n])\s*)(?:(?:so|and) )?(?:i (?:guess|hope|think|suppose|assume|hoped) )?you(?:'ve| have)? (?:already )?(?:read|seen|got) (?:my|the) (?:\w+ )?(?:situation|problem|message|summary|description|issue|story)(?: already| above)?\s*(?:[.!?]|$)/gi,
  ],
  [
    'unseen',
    /(?<=(?:^|[.!?,\n])\s*)(?:(?:so|and|but|well) )?(?:i(?:'ve| have)? (?:just )?(?:already )?(?:typed|wrote|written|explained|described|put|told) (?:it|that|this|everything|my (?:problem|situation|story))(?: (?:all|in|out|down|already|above|before|earlier|previously|at the (?:start|beginning)))+|(?:please )?(?:see|read) (?:above|my (?:message|description|situation)(?: above)?))\s*(?:[.!?]|$)/gi,
  ],
  [
    'unseen',
    /,? \b(?:as )?per my (?:\w+ )?(?:message|description|situation|survey|post)(?: (?:previously|above|before|earlier))*\b/gi,
  ],
  [
    'unseen',
    /(?<=(?:^|[.!?,\n]|\bh(?:i|ello))\s*)what do you think (?:of|about) (?:my|the|this) (?:problem|situation|issue|case)\s*\?*$/gi,
  ],
  [
    'plea',
    new RegExp(
      `${from}(?:i (?:was |am |'m )?(?:just )?(?:wondering|hoping|wonder|hope) (?:if |that )?)?(?:(?:can|could|would|will) (?:you|u|any ?one|some ?one)|you (?:can|could|would))(?: please| pls| plz| be able to| able to| kindly)* (?:help|assist|support|lend (?:me )?a hand)(?: me)?(?: out)?(?: (?:with|on|from|in) (?:this|that|it|(?:my|a|some|any) (?:problems?|issues?|advice|situation)))?(?: please)?${to}`,
      'gi',
    ),
  ],
  [
    'plea',
    new RegExp(
      `${from}(?:i(?:'m|’m| am)? )?(?:(?:really|just|only|also|do|here|please) )*(?:in need of|need|needed|want|wanted|could use|would like|looking for|seeking|wanted to ask for|here for) ${help}(?: (?:please|here|now|right now|today|if possible|if you can|(?:for|with) (?:an issue|a problem|something|my (?:problems?|issues?|situation))|(?:on|with) (?:so many things|everything|a lot of things)|if you (?:don.?t|do not) mind|with this|(?:deciding|figuring out|to know|knowing) what to do))*${to}`,
      'gi',
    ),
  ],
  [
    'plea',
    /(?<!\b(?:what|that|if|when|who|only|asked|said|ask|where|why)\s+)\b(?:how )?(?:can|could|will|would) (?:you|u) (?:please )?(?:help(?: me)?(?: out)?|provide (?:me )?(?:any|some) (?:help|assistance|support))(?: please)?\s*\??\s*$/gi,
  ],
  [
    'plea',
    new RegExp(
      `${from}i would (?:really )?appreciate (?:your|any|some) (?:help|support)(?: if [^.!?,]{1,30})?${to}`,
      'gi',
    ),
  ],
  [
    'plea',
    new RegExp(
      `${from}(?:can (?:we|i|u and i) (?:just )?(?:talk|chat)(?: (?:to|with) (?:you|some ?one))?|(?:do you have|have you(?: got)?|got) (?:some |a (?:little|few|bit of) )?(?:time|minutes?|moments?)(?: (?:to (?:talk|chat|listen)|for (?:me|a (?:talk|chat))))?|(?:(?:i (?:just )?(?:would|want(?:ed)?|need(?:ed)?|['’]d like|would like|was hoping)|just (?:want(?:ed)?|here|looking|need)) to|here to) (?:just )?(?:chat|talk)(?: (?:to|with) (?:you|some ?one|some ?body))?(?: about it)?(?:,? but (?:i(?:['’]?m| am) )?not sure (?:if )?i can)?|i need a friend(?: to talk to)?|(?:i )?hope (?:that )?you (?:(?:will )?have|(?:can|could|will) (?:give|share|offer)(?: me)?) (?:some |any |a few )?(?:good |nice |kind |useful )?(?:thoughts|advice|ideas|words|suggestions|tips)(?: (?:for|to share with|to give(?: to)?|with) me)*|how (?:do|should|would|shall) (?:you|we) (?:want to |like to )?(?:do|start|begin|go about) (?:this|it)\\??|i have a (?:quick )?question(?: for you)?)\\s*(?=[.!?,;\\n]|$)[.!?]*`,
      'gi',
    ),
  ],
  [
    'plea',
    new RegExp(
      `${from}(?:i(?:['’]?m| am| was)? (?:hoping|wondering|hope) (?:if )?)?(?:(?:can|could|would|will) )?(?:(?:you|u) )?(?:can |could )?(?:please )?help me (?:to )?(?:get )?through (?:this|a|these|my|such a) (?:(?:very|really|so) )?(?:hard|difficult|tough|rough|bad|dark) (?:times?|periods?|situation|phase|patch)\\s*(?=[.!?;\\n]|$)[.!?]*`,
      'gi',
    ),
  ],
  ['plea', new RegExp(`${from}(?:(?:please|pls|plz) )+help(?: me)?(?: out)?(?: please)?${to}`, 'gi')],
  [
    'plea',
    new RegExp(
      `${from}(?:(?:(?:can|could|may) i |i was (?:wondering|hoping) if i could |it would be (?:nice|good|great) if i could |i(?:'d| would) like to |i want to |i need to )(?:just )?(?:ask (?:you )?for ${help}|(?:talk|speak|chat) (?:to|with) (?:you|some ?one)|(?:talk|speak) (?:about|through)|discuss)(?: (?:to you|about|with))?(?: (?:you|something|a problem|an issue|some things?|my (?:problems?|issues?))){0,2}(?: with you)?|(?:is|are) there (?:any ?thing|something) (?:that )?you can do(?: (?:for me|to help))?|is this something you can help(?: me)?(?: with)?)\\s*(?=[.!?;\\n]|$)[.!?]*`,
      'gi',
    ),
  ],
  [
    'thanks',
    new RegExp(
      `(?<!\\bno,? )${from}(?:many )?(?:thank (?:you|u|your)|thanks?(?! to\\b)|thankyou|thx|ty|i (?:really |do |truly )?appreciate (?:it|that|this|you|your (?:\\w+))(?: so far| today| here)?|much appreciated|that (?:really )?means a lot|(?:that's|that is) (?:so |very |really )?kind(?: of you)?|you(?:'re| are) (?:so |very |really )?(?:kind|nice|sweet))(?: (?:so|very) much| a lot| again| (?:my )?friend| sir| buddy| dear)*(?:,? for ${talking}\\w*(?: (?!i\\b|(?<!\\b(?:to|with|of|\\w+ing) )my\\b|but\\b)[\\w'’]+){0,7}| for (?:(?:all|of|the|this|that|your|you|having|hearing|me) )*(?:\\w+ )?(?:meeting|opportunity|reply|response|time|help|concerns?|support|advice|words?|sympathy|kindness|patience|chat|tip|hint|encouragem\\w+|suggestions?|message|me|it|that|this|pain|ideas?)| (?:(?:you|me) )?\\w+ing(?: \\w+){1,4})?${to}`,
      'gi',
    ),
  ],
  [
    'thanks',
    /(?<=\w)[,.]? (?:but |and )?(?:thank you|thanks?) for (?:talk|speak|listen|ask|contact|reach|reply|respond|chat|sharing|your (?:time|help|support|concern))\w*(?: (?!i\b|my\b|but\b)\w+){0,4}\s*[.!]*\s*$/gi,
  ],
  [
    'thanks',
    /(?<=\b(?:well|good|fine|ok|okay|alright|great|bad),? )(?:thanks|thank you)(?=\s*(?:[.!?,]|$))\s*[.!,]*/gi,
  ],
];

/** Where somebody says of the day or the weather what one says to anybody, and tells nothing by it. */
const smallTalk: readonly RegExp[] = [
  new RegExp(
    `${from}(?:(?:it['’]?s|it is|it['’]?s been|it was|definitely|the weather(?:['’]?s| is| has been)|weather(?:['’]?s| is)|today(?:['’]?s| is)|here|getting|an?|bit|little|so|very|really|quite|pretty|just|still|also|been|not|as|too|that|rather|super|nice and) )*(?:cold(?:er)?|chilly|hot(?:ter)?|warm(?:er)?|sunny|rainy|raining|snowing|snowy|cloudy|windy|freezing|cool|humid|mild|(?:nice|beautiful|lovely|gr[ae]y|gorgeous) (?:out|outside|weather|day))(?: (?:as|than|last|year|week|month|winter|summer|yesterday|today|tonight|here|outside|out|there|day|morning|evening|afternoon|night|weather|now|right now|though|again|isn['’]?t it|and|cold|hot|wet|windy|dark|so far|where i (?:am|live)|this (?:week|month|morning|year)|already|for (?:january|february|march|april|may|june|july|august|september|october|november|december)))*${end}`,
    'gi',
  ),
  new RegExp(
    `${from}(?:(?:the )?temp\\w* (?:is )?(?:dropp\\w+|fall\\w+|going (?:up|down))[^.!?]{0,25}|brr+)${end}`,
    'gi',
  ),
  new RegExp(
    `${from}(?:(?:i(?:['’]?m| am|['’]?ve| have)?|im|just|currently|only|here|about to|trying to|still|finally|been) )*(?:mak\\w+|made|hav\\w+|had|eat\\w*|drink\\w*|cook\\w*|watch\\w*|listening to|get(?:ting)?|got|gett?ing through|get through|do(?:ing)?|did|read(?:ing)?|fold\\w*|finish\\w*|enjoy\\w*|tak\\w+|play\\w*|sitting|lying|relax\\w*|chill\\w*|clean\\w*|head\\w*|woke|wak\\w+)(?: (?:up|on|in|my|some|an?|the|to|through|off|with|back|out|of|for|cup|bit|little|kids|things|stuff|everything|nice|first|morning|second))*(?: (?:coffee|tea|breakfast|lunch|dinner|supper|tv|television|movie|film|netflix|youtube|laundry|dishes|chores|housework|music|ready(?: for (?:work|school|bed|the day|wokr))?|walk|home(?: from (?:work|school|the gym|the store))?|work|couch|sofa|videos?|groceries|kitchen|house|up|book|video games?))+(?: (?:now|right now|today|and relaxing|at the moment|so far))*${end}`,
    'gi',
  ),
  new RegExp(
    `${from}(?:(?:it['’]?s|it is|still|here) )?(?:(?:quite|pretty|very|so|really|still|too|a bit|already) )*(?:early|late|morning|evening|the middle of the (?:day|night)) (?:here|where i (?:am|live)(?: located)?)(?: (?:now|today))?${end}|${from}(?:what(?:['’]?s| is|s)? )(?:the )?time (?:is it )?(?:like )?(?:over )?(?:there|with you|where you are)\\s*\\?*$|${from}i(?:['’]?m| am|m) (?:so |just |almost )*ready for bed${end}|${from}i have the day off(?: work| from work| today)*${end}`,
    'gi',
  ),
  /^(?:i['’]?m |i am |im |i was )?(?:just )?(?:check|try|test)ing (?:this|it|you)(?: (?:thing|app|site|chat))? out(?: for the first time)?\s*[.!]*$|^(?:my|a) \w+ (?:told|asked|advised|said|suggested)(?: me)? (?:to (?:try|use|come|write|talk) (?:this|it|here|to you)(?: out)?|about (?:this|you))\s*[.!]*$/gi,
  new RegExp(
    `${from}(?:happy (?:\\w+day|holidays|new year|weekend|easter|christmas|thanksgiving)|merry (?:christmas|xmas)|have a (?:nice|good|great) (?:day|one|evening))(?: to you)?(?: too)?${end}`,
    'gi',
  ),
];

/** How one comes in, at the beginning. */
const greeting =
  /^(?:(?:hi+(?: there)?|hello+(?: there)?|helo|hey+(?: there)?|hiya|howdy|greetings|good (?:morning|evening|afternoon|day))(?:[\s,.!]+(?:and|again|too|wren|everyone|friend|my friend|buddy|sir|dear|to you))*(?:[\s,.!:;-]+|$))+(?:(?:wren|buddy|friend)[\s,.!]+)?/i;
/** 'Hi Sharon.': a name that they think they speak to. */
const byName =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear) (?!Mum|Mom|Dad|God|Yes|No|Not|My|Just|Thanks)[A-Z][a-z]{2,12}[.,!]\s*/;
/** 'Hello?', 'hi there can you': asked into the dark, and no greeting. */
const calling = /^(?:hello|hi|hey)\s*\?/i;
const meeting =
  /(?<=^|[.!?,\n]\s*)(?:and |but )?(?:it'?s |it is )?(?:very |so )?(?:nice|good|great|lovely|pleased|a pleasure|glad) to (?:see|meet|hear from|talk to|speak to|chat with|finally meet) (?:you|u)(?: (?:too|again|here|today))*(?=\s*(?:[.!,?]|$)|\s+(?:i|im|i'm|my)\b)\s*[.!,]*/gi; /** 'My name is Tom and I need your help': the name, and what goes on from it. */
const naming =
  /(?<=^|[.!?,\n]\s*)(?:and )?(?:my name(?:['’]?s| is)|call me) (?!called\b|on\b|not\b)(\p{L}{2,15})(?:\s+(?:and|but)\b|(?=\s+(?:i|im|i'm)\b)|\s*(?:[.,!]|$))\s*/iu;

/** What comes before anything is told, and takes it back beforehand: 'not sure if this is the place, but', 'this may sound silly but'. */
const preface =
  /^(?:(?:so|well|ok|okay|um+|honestly|tbh)[,.]? )?(?:(?:i(?:'?m| am) )?(?:not (?:really |quite |even )?sure|unsure|idk|(?:i )?(?:don'?t|dont|do not) (?:really |even )?know) (?:if|whether|where|how|what)(?: (?:this|it|that|here|you|to|i|should|is|s|are|can|even|the|a|right|place|app|thing|one|for|start|begin|explain|put|say|post|write|help|with|matters|counts|be|doing))+|(?:this|it|that)(?: (?:might|may|will|would|probably|is going to|must))*(?: just)?(?: (?:be|sound|sounds|seem|seems|is)| ?'s)(?: (?:so|a bit|a little|really|very|kind of|kinda|probably|pretty))* (?:silly|stupid|dumb|weird|strange|odd|petty|random|daft|ridiculous|crazy|small|trivial|childish|pathetic|dramatic|tmi)|sorry (?:if|for)(?: (?:this|that|it|is|i|am|i'm|sounds?|being|the|a|too|so|much|long|rant|ramble|rambling|message|text|silly|stupid|dramatic|bothering|you|wrong|place))+)[,.]? but,? (?=\S)/i;

/** All the words in which somebody says no more than how they are. */
const standingWord =
  /^(?:i|im|i'm|iam|am|ive|i've|been|have|has|had|it|its|it's|is|was|things?|thing|could|can|be|do|doing|does|feeling|feel|felt|going|hanging|holding|getting|in|there|by|up|today|now|right|here|i'd|say|guess|suppose|think|just|a|an|little|bit|kind|kinda|sort|of|but|though|hear|tired|sleepy|busy|lazy|lil|always|much|lot|to|life|treating|me|so|far|at|the|moment|for|considering|or|trying|as|also|day|days|lately|this|these|morning|evening|than|too|very|really|pretty|quite|fairly|not|overall|generally|isn't|isnt|ok|okay|okey|alright|all|well|good|great|fine|fair|better|worse|best|bad|badly|terrible|awful|enough|usual|yeah|yes|yep|honest|honestly|tbh|rn|atm|lol|thanks|thank|you|along|however|started|through|time|currently|and|still|one|okayish|meh|decent|decently)$/;
const says =
  /\b(?:ok(?:ay|ey|ayish)?|alright|all right|well|good|great|fine|fair|better|worse|best|bad|hanging in|holding up|getting by|so so|decent\w*|usual|meh)\b|\bso-so\b/;
const isFair = /\bnot (?:too|so|that|very|really)? ?bad(?:ly)?\b|\bbetter or worse\b/;
const isLow =
  /\bnot so (?:much|good|well|great|hot) (?:for|with|on) (?:me|my (?:side|end|part))\b|\b(?:not|n't|nt) (?:(?:been|feeling|doing|going|so|too|very|that|really|all that|at all|a|the|today|having|in) )*(?:well|good|great|ok|okay|fine|alright|best)\b|\b(?:could|can) (?:also |certainly )?(?:be|have been|do|feel|be doing|be feeling)(?: (?:doing|feeling|much|a lot|a bit|a little|so much))* better\b|\b(?:have|'ve|has|ive|its|it's) been (?:much |a lot )?better\b/;

/** 'I would like to talk about my exams', 'can you help me with my anger': what they name, where a text says nothing else; empty where it does. */
export function subjectIn(text: string): string {
  const plain = text.trim();
  const subject = (announcing.exec(plain)?.[1] ?? helpWith.exec(plain)?.[1] ?? '').trim();
  const tells = /\b(?:and|because|who|which|that|how|since|but|is|are|was|has|he|she|they|we|i)\b/i.test(subject);
  return tells || subject === '' || /^(?:my|our|an?|the|some) /i.test(subject)
    ? tells
      ? ''
      : subject
    : `my ${subject}`;
}
const announcing =
  /^(?:(?:so|well|great|ok|okay|yes|sure|not too bad|good)[,.]? )?(?:i(?:['’]?m| am) (?:just )?here|i(?:['’]?d| would)(?: really)? like|i (?:just |really |also |guess i |was )*(?:want(?:ed)?|need(?:ed)?|came|hop(?:e|ed|ing)|wish)(?: just)?|just wanted)(?: to)? (?:talk|speak|discuss|chat)(?: (?:to|with) (?:you|some ?one|some ?body))?(?: (?:about|regarding|on|over))? ((?:my|some|an?|the) (?!(?:time|moment|way|few)\b)[^.?!,]{2,40}?)(?: (?:with (?:you|some ?one)|(?:that )?i(?:['’]?m| am) having|(?:that )?i have|today|please|if (?:possible|you (?:can|don.?t mind))))*[.!]*$/i;

const helpWith =
  /^(?:(?:so|well|yes|hi|hello|please|just|really|i (?:was|am|'m)? ?(?:wondering|hoping) if)[,.]? )*(?:(?:can|could|would|will) (?:you|u)(?: please| kindly| be able to)* (?:help|assist|support)(?: me)?(?: out)?|you (?:can|could|would)(?: please)? (?:help|assist)(?: me)?|help me(?: out)?|(?:i(?:['’]?m| am|['’]?d| would)? )?(?:(?:really|just|only|also) )*(?:need|want|like|looking for|seeking|in need of|hoping for|here for|could use)(?: to (?:get|ask for|have))? (?:(?:some|your|any|an?|a bit of|a little|mental|emotional) )*(?:help|advice|support|guidance|assistance|suggestions?|tips))(?: (?:to|in|with|on|about|regarding|for|concerning|from|deal(?:ing)? with|cop(?:e|ing) with|overcom(?:e|ing)|handl(?:e|ing)|manag(?:e|ing)|get(?:ting)? (?:over|through|rid of)|understand(?:ing)?)){1,3} ((?:(?:my|our|an?|the|some) (?!(?:time|moment|way|few|problem|issue|situation|night|day|week|weekend|evening|rest|hour)s?\b)[^.?!,]{2,40}?)|(?:relationships?|marriage|love life|depression|anxiety|stress|anger|grief|loneliness|studies|studying|school|college|work|money|family|friends|sleep|exams?|breakup|divorce|career|parenting|mental health)(?: (?:problems?|issues?|stress|anxiety))?)(?: (?:please|today|if (?:possible|you (?:can|don.?t mind))|right now|at the moment|lately))*[.!?]*$/i;

const littleNew =
  /^(?:(?:oh|well|hi|hey|yeah)[, ]+)*(?:not (?:much|a lot)|nothing (?:much|special|new)|same old(?:,? same old)?|the usual)(?: (?:here|really|today|on my end|going on))*[.!,]*$/;

/** How they are, where a text says nothing else. */
export function standingIn(text: string): Standing | '' {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const words = plain.match(/[\p{L}'-]+/gu) ?? [];
  if (littleNew.test(plain)) return 'fair';
  if (words.length === 0 || words.length > 20 || !says.test(plain.replaceAll('-', ' '))) return '';
  if (!words.every((word) => standingWord.test(word.replace(/^so-so$/, 'so')))) return '';
  if (/^(?:so|how|is|am|can|could|do|does|was)\b.*\?\s*$/.test(plain)) return '';
  if (isFair.test(plain)) return 'fair';
  // A bad day is told, and wants to be heard as one.
  if (/\b(?:bad|badly|worse)\b/.test(plain)) return '';
  // 'I'm doing well, but it could have been better': something of both.
  if (isLow.test(plain))
    return /^(?:i'm |im |i am )?(?:doing |feeling )?(?:well|good|fine|ok(?:ay)?|alright)\b.*\bbut\b/.test(plain)
      ? 'fair'
      : 'low';
  if (/^(?:i'm |im |i am |i )?(?:feel|feeling|doing)? ?(?:much |a (?:bit|little|lot) )?better\b/.test(plain))
    return 'good';
  return /\b(?:good|great|fine|(?<!as )well)\b/.test(plain) &&
    !/\b(?:guess|suppose|enough|considering|but|trying)\b/.test(plain)
    ? 'good'
    : 'fair';
}

/**
 * Takes out of a message what is said to Wren as to anybody: a greeting, 'how are you', thanks, that help is wanted. `isFirst` is
 * that nothing was told before it.
 */
export function readCourtesies(message: string, isFirst: boolean): Courtesies {
  const said = new Set<Courtesy>();
  // Runs of blanks would be gone through once for each of them.
  let rest = message.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n');
  if (!calling.test(rest) && greeting.test(rest)) {
    said.add('hello');
    rest = rest.replace(byName, '').replace(greeting, '');
  }
  const [before, told] = [rest, rest.replaceAll('’', "'").replace(preface, '')];
  if (told.length < before.length) rest = told;
  const take = (kind: Courtesy, pattern: RegExp): void => {
    rest = rest.replace(pattern, () => {
      said.add(kind);
      return ' ';
    });
  };
  take('hello', meeting);
  let name = '';
  if (isFirst)
    rest = rest.replace(naming, (_, given: string) => {
      said.add('hello');
      name = given.charAt(0).toUpperCase() + given.slice(1);
      return '';
    });
  // What stood behind one of them without a stop comes first then: 'thank you I appreciate it'.
  for (const [kind, pattern] of [...courtesies, ...courtesies]) if (isFirst || kind !== 'unseen') take(kind, pattern);
  if (isFirst) for (const pattern of smallTalk) take('small', pattern);
  rest = rest.replace(/\s+/g, ' ').replace(/^[\s,.!?;:)-]+|[\s,;:]+$/g, '');
  if (
    /^(?:(?:and|but|so|oh|ok|okay|well|right|anyways?|x+\b|yes|yeah|please|hello|hi|too|again|there|sir|dear|friend|buddy|:\)|[\W_])\s*)*$/i.test(
      rest,
    )
  )
    rest = '';
  if (said.size === 0) {
    const whole = told.length < before.length ? told : message;
    return { said: [], rest: whole, standing: isFirst ? standingIn(whole) : '', name };
  }
  return { said: [...said], rest, standing: isFirst || said.has('how') ? standingIn(rest) : '', name };
}

/** 'I'm okay I guess, but I'm stressed': what is told, without how they say they are before it. */
export function withoutStanding(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const parts = line.split(before);
  const [first = '', ...others] = parts;
  if (others.length === 0 || standingIn(first) === '' || standingIn(first) === 'low') return text;
  const at = line.indexOf(others[0] ?? '', first.length);
  if (at <= 0) return text;
  const rest = line.slice(at).replace(/^but\s+|^(?:i guess|i suppose),? (?=(?:just|really|very|a) )/i, '');
  // 'I'm alright, but a bit low', 'doing ok. Been crying a lot': who is so goes without saying.
  // 'A little stressful with …' is of how it goes.
  if (
    /^(?:just |only )*(?:an? (?:bit|little) |very |really |kind of |pretty |quite )*(?:stressful|hard|tough|difficult|rough|hectic)\b/i.test(
      rest,
    )
  )
    return `It's ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  const isOwn = /^been /i.test(rest) ? "I've " : howTheyAre.test(rest) ? "I'm " : '';
  return isOwn === '' ? rest : isOwn + rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Where what is told begins, behind how they say they are. */
const before =
  /(?<=[.!?])\s+|,\s*(?:but\s+)?(?=(?:i|i'm|im|my|it|we|just|a bit|a little|kind|really|been)\b)|,?\s+(?=but (?:i\b|i'm|im|a bit|a little|very|really|kind|pretty|quite|feeling|so|just|having|had|have been|dealing|struggling|facing|going through|worried|concerned|stressed|sad|upset|need|my)\b)|(?<=^(?:i'?m |i am |im )?(?:doing |feeling |just )?(?:ok|okay|fine|good|alright|well|great)(?: thanks| thank you)?)\s+(?=(?:i'm|im|i am|i've|i have|i had|i feel|i just)\s)|\s+(?=just (?:not|a bit|a little|really|very|feeling|concerned|worried|stressed|sad|tired) )/i;
const howTheyAre =
  /^(?:just |only |also |still )*(?:(?:a (?:bit|little|lot)|very|really|kind of|kinda|pretty|quite|super|extremely|slightly|somewhat) (?!to\b)[a-z]|(?:feeling|facing|struggling|dealing|going|trying|having|getting|worried|stressed|tired|sad|anxious|lonely|depressed|nervous|concerned)\b)/i;
