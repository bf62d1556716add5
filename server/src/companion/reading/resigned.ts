/** Thrown up with the hands, and no question: 'what can you say', 'what can I say, I'm an idiot', 'I don't know what to say anymore'. */
const resigned =
  /\bwhat (?:(?:can|could) (?:you|one|ya|u|anyone) (?:even |really |possibly )*say(?: to (?:that|this|it|(?:something|a thing) like (?:that|this)))?|(?:do|would|did) (?:you|one|ya|u|anyone) (?:even |really |possibly )*say to (?:that|this|it|(?:something|a thing) like (?:that|this))|are (?:you|u|ya) (?:even )?(?:supposed|meant) to (?:even )?say(?: (?:to|after) (?:that|this|it|(?:something|a thing|a line) like (?:that|this)|(?:that|a) (?:line|one)))?|am i (?:even )?(?:supposed|meant) to (?:even )?say after (?:that|this)(?: line| one)?)(?=[.?!,;]|$| (?:i'd|i just|and i|so i|but|really|anyway)\b)\??|\bwhat (?:more )?can (?:i|we) say(?=[.!,;])|(?<=, )what can (?:i|we) say(?=$)|^what (?:more )?can (?:i|we) say\? (?=\w)|\bwhat (?:am|are) (?:i|we) (?:supposed|meant) to say,? (?:sorry|thanks|thank you|yes|no|that)\b|(?:\bi |^)(?:just )?(?:don'?t|do not|dont) (?:even |really )?know what to say(?: any ?more| really| to (?:that|this|you))?(?=[.?!,;]|$)|\bidk,? what to say(?: any ?more| really)?(?=[.?!,;]|$)|\bhow (?:do|can|should) i (?:even )?(?:say|put|explain) this[.,:…]+ (?=\w)|\bhow (?:can|do) i say (?:that )?i'?m (?:fine|ok|okay)\b|\bwhat would i (?:say to|tell) my (?:younger|old|past|future) self\??/gi;

/** Who is on the way to say it means the question: 'I'll ring her. What can I say?' */
const onTheWay =
  /\b(?:i'?ll|i will|i'?m going to|i am going to|i'?m gonna|gonna|i want to|i have to|i need to|i must|i think i) (?:\w+ ){0,2}?(?:ask|ring|call|text|write|tell|talk|speak|message|answer|reply|go (?:in|up|over|to)|say)\b/i;

/** Asked of nobody, in anger, in weariness or for a laugh: 'who does that?', 'why is it always me', 'do I look like a taxi'. */
const ofNobody = [
  'who (?:even )?(?:does|says|thinks|writes|needs) (?:that|this|sleep)\\b',
  'why (?:is it |does it have to be )?always me\\b',
  'why me\\b(?! and)',
  "wh(?:at|y)(?:'?s| is| are) (?:wrong with|the matter with) (?:people|some people|everyone|this (?:world|place|country))",
  'why (?:do|did) i (?:even )?(?:bother|try)\\b',
  'what was i (?:even )?thinking\\b',
  'who (?!is\\b|was\\b|does\\b|has\\b|knows\\b)\\w+s (?:(?:up|off|out) )?(?:(?:with|to|on|at) )?(?:people|someone|somebody|a person|an?other person|anyone|their|like that|that|over|by|via|on)\\b[^.?!]*',
  'guess (?:what|who)\\b[^.?!]*',
  "(?:it|that|this)(?:'s| is| was) (?:\\w+ ){0,2}(?:hard|tough|difficult|sad|exhausting|frustrating|scary|funny|unbelievable),? (?:is|was)n'?t (?:it|that)",
  // For a nod: what was said before it is what is told.
  '(?:if|does) (?:that|this|it) makes? (?:any )?sense(?= ?\\?*$)',
  'you know when\\b[^.?!]*',
  'must be nice',
  "who(?: would|'d) have (?:thought|guessed)\\b[^.?!]*",
  'is it (?:friday|the weekend|bedtime|over|christmas) yet',
  'how is it (?:only|still|already)\\b[^.?!]*',
  'how hard (?:is it|can it be)(?: to)?\\b[^.?!]*',
  'how (?:could|can) i (?:even )?(?:explain|say) it(?=[.?!]*$)',
  "what(?:'?s| is) the point (?:of|in) (?:even )?having\\b[^.?!]*",
  "what(?:'?s| is) (?:even )?the point(?: of (?:it|trying|this|that)(?: all)?)?(?=[.?! ]*$)",
  '(?:hello|hi|morning|thanks) to you too',
  'hello(?=\\?)',
  'and who (?:had to|has to|gets to|did|ended up)\\b[^.?!]*(?=[?.!]+ (?:me|yours truly|muggins)\\b)',
  'what (?:kind|sort) of (?:a )?(?:father|mother|dad|mum|mom|person|man|woman|friend|boss|people|parent|human|monster|idiot)\\b[^.?!]*',
  'how can (?:someone|somebody|anyone|people|a person|you) be (?:so|that)\\b[^.?!]*',
  '(?:i mean )?what did i (?:even )?expect\\b[^.?!]*',
  'am i (?:invisible|air|a ghost|made of (?:money|stone)|a taxi|a joke)\\b[^.?!]*',
  "why can'?t (?:things|anything|it|life) (?:just |ever )?be (?:easy|simple|normal)\\b[^.?!]*",
  'since when (?:is|are|do|does|was)\\b[^.?!]*',
  '(?:can|could) (?:you|u) believe\\b[^.?!]*',
  'who needs\\b[^.?!]*',
  'is this (?:really )?(?:my|the) life now',
  'do i look like\\b[^.?!]*',
  "(?:i )?(?:just |really |honestly )?(?:don'?t (?:even |really )?know|idk|dunno) what(?:'?s| is) (?:wrong|the matter|up|going on) with me\\b(?! ?\\?)",
  'where (?:did|has) the (?:year|time|day|week|summer|weekend)\\b[^.?!]*',
  "isn'?t it (?:funny|great|lovely|strange) how\\b[^.?!]*",
  "(?:so )?now i'?m the (?:villain|bad (?:guy|one)|problem|monster)\\b[^.?!]*",
  'why do i work here',
  '(?:does|do|can) (?:he|she|they) even (?:hear|listen to) (?:him|her|them)sel(?:f|ves)',
  "do they (?:really )?think we(?:'re| are)\\b[^.?!]*",
  'and (?:they|people|he|she) wonders? why\\b[^.?!]*',
  'why do (?:good|nice|bad|horrible) (?:people|things)\\b[^.?!]*',
  "where (?:does|do|did) (?:he|she|they) think (?:(?:it|they|that|the \\w+) (?:all )?(?:is|are|comes?|goes?|live)|(?:it|they)'\\w+)\\b[^.?!]*",
  'who (?:the hell )?(?:taught|raised|died and made|asked) (?:him|her|them|you)\\b[^.?!]*',
  "(?:does|do) (?:he|she|they) think (?:i'?m|i am|we'?re|this is|that i'?m) (?:(?:his|her|their|some|made)|an? (?:servant|machine|robot|slave|bank|taxi|idiot|fool|child|doormat|charity|maid|cook|nurse|toy|joke)\\b)[^.?!]*",
  'would it (?:kill|hurt) (?:him|her|them|you|people|anyone) to\\b[^.?!]*',
  'does (?:anyone|anybody) (?:here )?even (?:listen|care|notice|read)\\b[^.?!]*',
  'how many times do i (?:have|need) to\\b[^.?!]*',
  'will it ever (?:stop|start) (?:raining|snowing|being (?:monday|winter))\\b[^.?!]*',
  'do i have a (?:sign|target|stamp) (?:on|written)\\b[^.?!]*',
  'how dare (?:he|she|they)\\b[^.?!]*',
  'what is this weather\\b',
  'is it (?:really )?(?:too much to ask|(?:so|that|too) (?:hard|difficult))\\b[^.?!]*',
  '(?:what )?am i (?:supposed|meant) to (?:just )?(?:clap|cheer|laugh|smile|guess|thank|say thank|be (?:grateful|happy|pleased|flattered|impressed)|read (?:his|her|their) mind)\\b[^.?!]*',
  'should i (?:just )?(?:live|move in|sleep) (?:at|in|there|here)\\b[^.?!]*',
  'should i be (?:surprised|grateful|flattered|impressed|thankful)\\b[^.?!]*',
  'do i (?:really )?have to (?:do|think of|remember|explain) (?:everything|it all)\\b[^.?!]*',
  'can i (?:just |ever |not )*(?:catch|get|have) (?:a|one|some) (?:break|rest|minute|moment|peace|day off)\\b[^.?!]*',
  'what am i,? (?:an?|the|your|their|his|her)\\b[^.?!]*',
  'am i the only (?:one|sane|normal|adult|person)\\b[^.?!]*(?:lol|here|office|house|place|family|who (?:cleans|does|works|cares)\\b[^.?!]*)',
  '(?:is|are) (?:he|she|they|you|this) for real',
  '(?:is (?:it|this|that)|are you|are they) (?:a joke|joking|kidding|serious)(?: or what| me)?',
  'what did i (?:ever )?do to deserve\\b[^.?!]*',
  'oh,? am i',
  'does my head in\\b[^.?!]*',
]
  .map(
    (one) => `(?:(?<=^|[.!?,;:] )(?:(?:and|but|so|like|seriously|honestly|i mean|yeah|lol|ffs|god)[, ]+)*(?:${one}))`,
  )
  .join('|');
const sighed = new RegExp(
  `(?:${ofNobody})(?:[, ]+(?:honestly|lol|right|then|again|seriously|anyway|apparently|or what|haha))*[?.!]*`,
  'gi',
);

/** The text without the sighs that only look like a question. */
export const withoutResigned = (text: string): string => {
  const own =
    /\?|\b(?:who|why|what|how|where|since|am|are|is|does|do|can|should|would|will|must|now|hello|guess|you know)\b/i.test(
      text,
    )
      ? text.replaceAll('’', "'").replace(sighed, ' ')
      : text;
  return /\b(?:say|explain|put|tell|do)\b/i.test(own) && !onTheWay.test(own) ? own.replace(resigned, ' ') : own;
};

/** Whether nothing is left of a message but such a sigh. */
export const onlyResigned = (text: string): boolean => {
  const plain = text.replaceAll('’', "'");
  const rest = plain.replace(resigned, ' ');
  return rest !== plain && rest.replace(/[^\p{L}]+/gu, '').length <= 6;
};
