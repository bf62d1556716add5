import { setPhrase } from '../reading/language.ts';

/** A way of speaking that alarms by its sound, and what is meant by it. */
interface Saying {
  says: RegExp;
  /** What it is put as; the other words are read as they stand, and may be a danger of their own. */
  means: string;
  /** What must stand beside it, in the message or, after a few words, in what they said just before. */
  beside?: RegExp;
  unless?: RegExp;
}

/** What people fail at, want out of, want over, and cannot stand: a thing with a name, and not their life. */
const thing =
  /\b(?:driving|tests?|exams?|resits?|essay|thesis|degree|assignment|homework|course|class|seminar|interview|jobs?|work|office|shifts?|meetings?|commute|bus(?:es)?|traffic|queue|lease|flat|landlord|contract|renovation|kitchen|damp|neighbou?rs?|next door|noise|noisy|loud|dating|apps?|group (?:chat|project)|marriage|relationship|divorce|wedding|dentist|audit|deadline|gym|team|laundry|e-?mails?|printer|wifi|diet|party|reunion|speech|heat|mess|builders|move|moving)\b/i;
/** With these nothing is made light. */
const grave =
  /\b(?:die|dying|dead|kill(?:ing)? (?:myself|me)|suicid\w*|alive|exist\w*|life|living|myself|hopeless|worthless|point|burden|without me|forever|never wake|pills|tonight|goodbye|for good|everything|all of it|myself)\b/i;

/** Fear of somebody, or hands laid on the writer: with these nobody is only strict, and nobody only moves out. */
const harmed =
  /\b(?:hits?|hitting|beats?|beaten|slap\w*|punch\w*|kick\w*|hurts?|chok\w*|threat\w*|scared|afraid|frighten\w*|terrif\w*|unsafe|lock(?:s|ed)|touch\w*|police|weapon|knife)\b/i;

const sayings: readonly Saying[] = [
  // 'A grown man stood outside his old work': somebody of himself, where he used to be.
  {
    says: /\b(?:stood|standing|sat|sitting|waiting) outside (?:his|her|my) old (?:work|job|office|school|college|house|flat|place|home)\b/gi,
    means: 'there',
    unless: /\b(?:ex|stalk\w*|follow\w*|scared|afraid|police|threat\w*|order)\b/i,
  },
  {
    // A parent who minds a phone and where one goes is strict, and no partner who keeps watch.
    says: /\b(?:my |our )?(?:mums?|moms?|mam|dads?|mother|father|parents|step(?:mum|mom|dad)|nan|gran|grandma) (?:\w+ )?(?:(?:goes?|going|went|looks?|looked) (?:through|thru|on|at|into) my (?:phone|messages|texts|diary|room|bag|things)|(?:reads?|checks?|checked|took|takes|tracks?) my (?:phone|messages|texts|diary|location)|(?:won'?t|will not|doesn'?t|don'?t|never|didn'?t) lets? me (?:go out|out|see my (?:friends|mates)|have (?:a |my )?phone|go (?:to|with)|stay out|sleep over|date))\b/gi,
    means: 'my parents are strict',
    unless: harmed,
  },
  {
    says: /\b(?:(?:like|as if) i|they|he|she|it was|was it|(?:my|the) \w+) (?:(?:just|only|totally|all|must have|do|does|did|have|has) )*(?:did|do|does|done) (?:it|that|this) (?:all )?on purpose\b/gi,
    means: 'was mean',
    unless: /\b(?:die|dying|kill\w*|suicid\w*|pills?|overdos\w*|cut\w*|jump\w*|swallow\w*|took|crash\w*)\b/i,
  },
  {
    says: /\b(?:called me|(?:said|says|told me|tells me)(?: that)? i(?:'?m| am|m)) (?:just )?(?:such )?(?:an? )?(?:complete |total |absolute )?waste of (?:space|time|money)\b/gi,
    means: 'put me down',
    unless:
      /\b(?:right|true|agree|believe|die|dying|kill\w*|suicid\w*|alive|gone|everyone|better off|hits?|beats?|scared)\b/i,
  },
  {
    says: /\b(?:my|our) (?:\w+ )?(?:cat|dog|puppy|kitten|hamster|rabbit|bunny|fish|goldfish|parrot|budgie|bird|horse|pony|guinea pig|turtle) (?:is |was |has )?(?:die|dead)\b/gi,
    means: 'my pet passed away',
    unless: /\b(?:me too|i (?:want|wish|also)|join|follow|kill\w*|with (?:him|her))\b/i,
  },
  {
    // Somebody else's age, or an animal's.
    says: /\b(?:he|she|it|(?:my|our) (?:cat|dog|puppy|kitten|hamster|rabbit|bunny|fish|parrot|horse|pony)) (?:was|is) (?:only |just |nearly |almost |about )?\d+ (?:years?|yrs?|months?)(?: old)?\b/gi,
    means: 'he was old',
    unless: /\bme too\b/i,
  },
  {
    says: /\b(?:do|does) ?n(?:'?o?t|ot) wants? (?:to )?(?:keep (?:on )?)?liv(?:e|ing) (?:(?:here )?with (?:me|him|her|them|us|(?:my|his|her|their|the) (?:\w+ )?(?:parents|family|mum|mom|dad|flatmates?|roommates?|housemates?|friends?|boyfriend|girlfriend|husband|wife|sister|brother|host family))|together|in (?:this|that|the|my|our) (?:city|town|village|house|flat|apartment|dorm|room|hostel|country|area))\b/gi,
    means: 'looks for another flat',
    unless: /\b(?:die|dying|kill\w*|suicid\w*|alive|life|point|hits?|beats?|scared|afraid)\b/i,
  },
  {
    says: /\b(shifts?|hours|pay|wages|budget|funding) (?:just |has |have )?(?:got|gets?|is|are|was|were|been|being) cut\b/gi,
    means: '$1 fell away',
  },
  {
    says: /\b(?:brother|sister|cousin|friend|mate|mum|mom|dad|he|she|they|someone|somebody|it|game|update) (?:just |accidentally |has |have )?(?:deleted|wiped|erased|reset) (?:my|our|the) (?:\w+ )?(?:world|save(?: file)?|saves|game|island|server|progress|streak|account|profile|photos?|files?|folder|essay|coursework|playlist|phone|laptop)\b/gi,
    means: 'lost my files',
    unless: grave,
  },
  {
    says: /^\W*(?:(?:hi|hello|hey|good (?:morning|evening|afternoon))(?: there)?\W+)?(?:(?:i'?m|i am|im) )?(?:doing |feeling )?(?:pretty |quite |very |really )?(?:ok(?:ay)?|fine|good|well|alright|great)(?: today)?(?:,? (?:thanks|thank you))?(?=\W+(?:how are|getting|just got|and you|what about|trying|hope)\b)/gi,
    means: 'hello',
    unless: grave,
  },
  { says: /\b(?:just )?doing (?:the |my )?(?:very )?best (?:that )?i can\b/gi, means: 'managing', unless: grave },
  {
    says: /\b(?:find it |it'?s |it is |have )?(?:(?:really |very |so )?(?:hard|difficult|tough)|trouble|a hard time) (?:for me )?(?:to )?(?:fall(?:ing)?|get(?:ting)?|stay(?:ing)?) (?:asleep|to sleep)\b/gi,
    means: 'sleep badly',
    unless: grave,
  },
  {
    says: /\b(?:it'?s|its|it is|that'?s|this is) (?:the only thing|all) (?:that )?i (?:can )?think (?:about|of)\b/gi,
    means: 'I think about it a lot',
    beside: thing,
    unless: grave,
  },
  {
    says: /\b(?:i (?:feel (?:like )?)?(?:i )?(?:might|may|could|will|'?ll|am going to) be (?:going |the )?next(?: one)?|(?:it'?ll|it will|it might|it may|it could) be my turn(?: (?:soon|next))?)\b/gi,
    means: 'I may lose my job',
    beside:
      /\b(?:firm|company|cut (?:\d|ten|half|jobs|people|hours)|cuts|laid off|let go|lay ?offs?|fired|got the chop|sacked|redundan\w*|furlough\w*)\b/i,
    unless: /\b(?:die|dying|dead|kill\w*|suicid\w*|gone for good)\b/i,
  },
  {
    says: /\b(?:my|the|this|our) (?:jobs?|contract|lease|course|semester|term|internship|placement|program(?:me)?|unemployment|benefits) (?:is |are |was |'s |will be )?(?:ending|about to end|coming to an end|running out)(?: soon)?\b/gi,
    means: 'my job stops',
    unless: grave,
  },
  {
    says: /\b(?:can'?t|cannot|do(?:n'?t| not) think i can|do(?:n'?t| not) know if i can) (?:last|survive|do|take|stand|get through|make it through) another (?:semester|term|shift|school year|lockdown|exam|class|quarter)\b/gi,
    means: 'do not like another term',
    unless: grave,
  },
  {
    says: /\bi (?:just |only )?want to be done (?:with )?(?=(?:my |this )?(?:school|college|university|work|studying|homework|course|degree|class(?:es)?|exams?|finals)\b)/gi,
    means: 'I want to finish ',
    unless: grave,
  },
  {
    says: /\b(?:we|i) (?:can'?t|cannot|won'?t|will not) survive (?=(?:if|on|with|without|like this|another month)\b)/gi,
    means: 'cannot pay our way ',
    beside: /\b(?:money|spend\w*|pay|income|salary|wages?|rent|bills?|paycheck|savings|broke|debts?|job)\b/i,
    unless: /\b(?:die|dying|kill\w*|suicid\w*|myself|him|her)\b/i,
  },
  {
    says: /\b(?:harm|hurt|damage|kill|ruin|destroy)(?:ing)? (?=(?:my|our|the|his|her) (?:relationships?|marriage|grades?|gpa|chances?|careers?|credit|reputation|friendships?|business|sales)\b)/gi,
    means: 'be bad for ',
  },
  {
    says: /\b(?:be|being|been) there for (?=(?:him|her|them|you|us|each other|(?:my|our|the) \w+)\b)/gi,
    means: 'support ',
    unless: /\b(?:can'?t|cannot|won'?t|not|no longer|never|gone)\b/i,
  },
  {
    says: /\b(?:drowning (?:instead of |and (?:can'?t|cannot|not) )?)?keep(?:ing)? my head above (?:the )?water\b/gi,
    means: 'getting by',
  },
  {
    says: /\bthreat(?:en(?:s|ed|ing)?|s to)? (?:to (?:fire|sack|dismiss|replace|report) (?:me|us)|(?:me with )?(?:my|our) (?:jobs?|position|career|contract|bonus)|(?:and )?calls? (?:me|my) insubordinate|me with (?:termination|the sack))/gi,
    means: 'warns me',
  },
  {
    says: /\b(?<=\b(?:she|he|daughter|son|sister|brother|mum|mom|mother|wife|friend|cousin) )(?:was|got|had been) (?:sexually )?(?:assaulted|abused|molested|raped)\b/gi,
    means: 'was badly hurt',
    beside: /\b(?:years? ago|when (?:she|he|my \w+) was|as a (?:child|kid|teenager|girl|boy))\b/i,
    unless: /\b(?:me too|so was i|i was|happened to me|both of us)\b/i,
  },
  {
    says: /\ba voice (?=(?:said|says|told|tells|asked|asks)\b)/gi,
    means: 'a recording ',
    beside: /\b(?:called|call|rang|number|phone|line|recorded|recording|menu|on hold)\b/i,
    unless: /\b(?:in my head|hear(?:ing)?|nobody|kill|hurt|jump|die)\b/i,
  },
  {
    says: /\b(?:i'?d|would) have to starve (?:myself)?/gi,
    means: 'would need a diet',
    unless: /\b(?:already|been starving|starving myself|i will|i'll|purg\w*)\b/i,
  },
  {
    says: /\b(?:but|and|so|i|we|they|he|she)(?:'ll| will) do it(?=\W*$)/gi,
    means: 'will agree',
    beside: /\b(?:hate|like|love|mind) (?:that|it|to)\b|\bpart ways\b/i,
    unless: grave,
  },
  {
    says: /\bi(?:'ve| have)? (?:already )?failed (?:it )?(?:twice|again|(?:two|three|four|five) times|the (?:first|second) time)(?: (?:now|already|so far))?/gi,
    means: 'I did not pass',
    beside: thing,
    unless: grave,
  },
  {
    says: /\b(?:told|tell|tells|came out to|come out to) (?:my|our|the) (?:\w+ )?\w+ (?:(?:that )?i(?:'?m| am) (?:gay|lesbian|bi(?:sexual)?|trans(?:gender)?|queer|non-?binary)\b|as (?:gay|lesbian|bi(?:sexual)?|trans(?:gender)?|queer|non-?binary)\b)/gi,
    means: 'spoke with my mum about love',
    unless: grave,
  },
  {
    says: /\bmy (?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?) (?:has )?(?:just |suddenly )?(?:left me|walked out(?: on me)?)\b/gi,
    means: 'we split up',
    unless: new RegExp(
      `${grave.source}|\\b(?:note|letter|message|missing|gun|threat\\w*|hit|scared for|worried about)\\b`,
      'i',
    ),
  },
  {
    says: /\b(?:do(?:n'?t| not)|didn'?t) want to (?:push|rush|pressure|force) (?:him|her|them|my \w+)\b(?! (?:off|down|out|into|in front|over|under|away|against|onto)\b)/gi,
    means: 'wait for them',
    unless: grave,
  },
  {
    says: /^\W*(?:(?:ok(?:ay)?|well|sorry|right|thanks|thank you|i think),? )*i (?:need|have|want|should|must|would like|'d like)(?: to)? (?:stop|pause|leave it)(?: here| there| now| for (?:now|today|tonight))+\W*$/gi,
    means: 'bye for now',
  },
  {
    says: /\b(?:support|help|comfort|be there for|console) (?:a|my|our|the) (?:\w+ )?(?:friend|colleague|co-?worker|neighbou?r|cousin|aunt|uncle|boss|roommate|flatmate) (?:who|whose)(?:'s| is| has)? (?:just |recently )?(?:grieving|mourning|lost (?:her|his|their|an?)|(?:\w+ )?(?:just )?died)\b/gi,
    means: 'write a card after',
    unless: grave,
  },
  {
    says: /\bwho(?:'s| has| had)? (?:just |recently )?lost (?:her|his|their) (?:\w+ )?(?:mum|mom|mother|dad|father|son|daughter|brother|sister|husband|wife|partner|gran\w*|nan|grand\w+|friend|dog|cat|baby|job)\b/gi,
    means: 'who is grieving',
    unless: grave,
  },
  { says: /\bi (?:just |really |so )?want out\b/gi, means: 'I want to leave', beside: thing, unless: grave },
  {
    says: /\bi (?:just )?(?:want|wish) (?:it|this) (?:to be |was |were )?over(?: with)?(?: already)?\b/gi,
    means: 'I wait for it',
    beside: thing,
    unless: grave,
  },
  {
    says: /\b(?:can'?t|cannot) (?:live|go on|carry on) like this\b/gi,
    means: 'do not like this',
    beside: thing,
    unless: grave,
  },
  {
    says: /\b(?:can'?t|cannot) (?:take|do|stand) (?:it|this) any ?more\b/gi,
    means: 'do not like it',
    beside: thing,
    unless: grave,
  },
  {
    says: /\bif i fail(?: (?:this|the|my|that) \w+)?,? my life(?:'s| is) over\b/gi,
    means: 'I want to pass',
    beside: thing,
    unless: /\b(?:die|dying|kill\w*|suicid\w*|end(?:ing)? it|mean it|serious\w*|done with)\b/i,
  },
  {
    says: /\b(?:did(?:n'?t| not)|never) want(?:ed)? to wake up\b/gi,
    means: 'wanted to sleep on',
    beside: /\b(?:cosy|cozy|warm|duvet|comfy|comfortable|dream(?:ing)?|12 hours|lie[- ]in)\b/i,
    unless: /\b(?:ever|again|tomorrow|never|any ?more|die|dead)\b/i,
  },
  {
    says: /\bend(?:ed|ing)? it\b/gi,
    means: 'broke up',
    beside:
      /\b(?:with (?:him|her|them|tom|my (?:boy|girl)friend|my (?:husband|wife|partner|fianc[eé]e?))|without hurting (?:her|him|them)|been together|been dating|relationship|our marriage)\b/i,
    unless: /\b(?:all|my life|myself|die|kill\w*|pills|suicid\w*|without (?:him|her) i)\b/i,
  },
  {
    says: /\bi(?:'d| would) rather die than (?=(?:go|give|do|sit|eat|wear|sing|speak|talk|watch|read|work|ask|dance|call|ring)\b)/gi,
    means: 'I do not want to ',
    unless: /\b(?:go on|go through|live|alive|do this any|do it any|seriously|mean it)\b/i,
  },
  {
    says: /\b(?:feel|look|felt|looked) like (?:death(?: warmed up)?|a corpse|a zombie|(?:i'?m|i am|i was) dying)\b/gi,
    means: 'felt ill',
    beside: /\b(?:warmed up|flu|cold|fever|hung ?over|hangover|ill|virus|covid|make-?up|night shift|jet ?lag\w*)\b/i,
  },
  { says: /\bhell on earth\b/gi, means: 'very hard', unless: grave },
  { says: setPhrase, means: 'so it goes' },
  { says: /\b(?:when|every ?time|whenever) (?:i|we) open my mouth\b/gi, means: 'when I speak' },
  {
    says: /\b(?:strangle|throttle|wring) (?:him|her|them|my boss)(?:'s neck|r neck)?(?=\W*$)/gi,
    means: 'shout at him',
    beside:
      /\b(?:drives? (?:me|us) (?:mad|nuts|crazy|up the wall|round the bend)|annoy\w*|gets on my nerves|so irritating)\b/i,
    unless:
      /\b(?:kill\w*|knife|gun|tonight|asleep|hands|plan\w*|serious\w*|mean it|going to|gonna|will|hit|hurt|baby|child|kids?|toddler|son|daughter)\b/i,
  },
  {
    says: /\brelapsed\b/gi,
    means: 'drank again',
    beside: /\b(?:sober|clean|drink\w*|drank|beers?|wine|sponsor|aa\b|meeting|smok\w*|dry)\b/i,
    unless: /\b(?:cut\w*|self[- ]?harm\w*|blade|razor|eating|purg\w*|bulimi\w*|anorexi\w*)\b/i,
  },
  {
    says: /\b(?:drank|had|finished|downed) (?:a|the|one|two|half a|another)? ?(?:whole |entire |full )?(?:bottles?|glass(?:es)?|pints?|cans?) of (?=(?:red |white )?(?:wine|beer|cider|prosecco|champagne|lager)\b)/gi,
    means: 'had some ',
    unless:
      /\b(?:pills?|tablets?|took|swallow\w*|driv\w+|drove|paracetamol|with my (?:meds|medication)|xanax|valium)\b/i,
  },
  {
    says: /\b(?:threw|throw|killed|kill|shot|drowned|drown|jumped|hanged) (?:myself|himself|herself|off)\b(?: off| from)?(?: (?:the|a) (?:cliff|roof|bridge|tower))?/gi,
    means: 'fell',
    beside:
      /\b(?:in|on|playing) (?:skyrim|minecraft|the sims|zelda|elden ring|gta|fortnite|roblox|dark souls|the game|my game|a (?:video )?game|baldur'?s gate)\b|\bto respawn\b|\brespawn\w*/i,
  },
  {
    says: /\bthe (?:song|lyrics?|chorus) (?:says?|goes) (?:that )?i don'?t want to live forever\b/gi,
    means: 'there is a song',
  },
  {
    says: /\b(?:i )?said goodbye to (?:everyone|everybody|them all|all of them|my colleagues|the team)(?: at (?:work|the office|school))?/gi,
    means: 'left',
    beside:
      /\b(?:at (?:work|the office|school)|colleagues|the team)\b.*\b(?:my last day|new job|retire\w*|transfer\w*|leaving do|notice)\b/i,
    unless: /\b(?:don'?t know|no idea|didn'?t tell|for good|for ever|forever|won'?t need|they think)\b/i,
  },
  {
    says: /\b(?:goodbye|farewell) (?:letters?|cards?|notes?) (?:to|for) my (?:pupils|students|class|colleagues|team)\b/gi,
    means: 'cards for the class',
    beside: /\b(?:change|changing|move|moving|new (?:school|job)|retir\w+|end of (?:term|the year)|transfer\w*)\b/i,
  },
  {
    says: /\b(?:pills|tablets) (?=for (?:my )?(?:blood pressure|cholesterol|thyroid|hay ?fever|allerg\w+|migraines?|acid|reflux|iron|vitamin)\b)/gi,
    means: 'medicine ',
  },
  { says: /\bneighbou?rs?'?s?'? voices\b/gi, means: 'neighbours talking' },
  {
    says: /\bbetter off without me (?=(?:on|in|as) (?:the |a |this )?(?:team|goal\w*|band|choir|squad|quiz|kitchen)\b)/gi,
    means: 'better with another player ',
  },
  {
    says: /\bdon'?t want to be here(?: any ?more)?(?=,? (?:i|we)(?:'d like| would like| want) to (?:move|go home|live in)\b)/gi,
    means: 'want to move',
    unless: /\b(?:move on|beyond|up there|heaven|join (?:him|her))\b/i,
  },
  {
    says: /\b(?:bridge|roof|balcony|tower|cliff|ledge)\b/gi,
    means: 'place',
    beside: /\b(?:scared|afraid|terrified|fear) of heights\b/i,
    unless: /\b(?:used to be|not|no longer|jump\w*|over it|let go|step(?:ping)? off|calm)\b/i,
  },
  {
    says: /\b(?:he|she|mum|mom|dad|my (?:mum|mom|dad|boss|sister|brother|wife|husband))(?:'ll|'d| will| would) (?:kill|murder) me if\b/gi,
    means: 'will be cross if',
    beside: /\b(?:lol|haha+|lmao|saw this|sees this|dent|scratch|spill\w*|knew what i (?:paid|ate)|late lol)\b/i,
    unless: /\b(?:left|leave|tell|told|police|afraid|scared|knife|gun|means it|again)\b/i,
  },
  {
    says: /\b(?:haven'?t|have not) eaten (?:all day|since \w+|anything)\b/gi,
    means: 'had no time',
    beside: /\b(?:meetings?|busy|deadline|shift|back to back|no time|forgot|hungry|starving)\b/i,
    unless: /\b(?:fat|weight|calories|proud|control|days|purg\w*|thin)\b/i,
  },
  {
    says: /\b(?:haven'?t|have not|can'?t|cannot|couldn'?t) (?:eat|eaten)(?: (?:since|anything|a thing|properly|much))*\b/gi,
    means: 'have no appetite',
    beside:
      /\b(?:left me|broke up|break ?up|dumped|split up|died|funeral|passed away|cheated|divorce|moved out|the news|laid off|miss(?:ing)? (?:him|her|them))\b/i,
    unless:
      /\b(?:fat|weight|calories|proud|control|days|week|weeks|purg\w*|thin|scales?|sick|faint\w*|allow\w*|deserve)\b/i,
  },
  {
    says: /\bwon'?t be here (?:next week|tomorrow|on \w+day|this weekend)\b/gi,
    means: 'am away',
    beside: /\b(?:on holiday|on vacation|annual leave|conference|training course|at my (?:mum|mom|parents)\S*)\b/i,
  },
];

/** Up to so many words a message may point to what was said before it. */
const few = 12;

/** A message with its ways of speaking put plainly; `before` is what they said last. */
export function putPlainly(message: string, before = ''): string {
  const plain = message.replaceAll('’', "'");
  const isShort = plain.split(/\s+/).length <= few;
  let put = plain;
  for (const { says, means, beside, unless } of sayings) {
    if (put.search(says) < 0) continue;
    const rest = put.replace(says, ' ');
    const isBeside = !beside || beside.test(put) || (isShort && beside.test(before));
    if (isBeside && !unless?.test(`${rest} ${isShort ? before : ''}`)) put = put.replace(says, means);
  }
  return put === plain ? message : put;
}
