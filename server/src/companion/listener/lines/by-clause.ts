/** 'You're really', 'you just', 'you still don't even': what may stand before the word that counts. */
const adv =
  '(?:(?:just|really|still|also|even|only|now|currently|constantly|honestly|actually|kind of|sort of|so|very|pretty|quite|extremely|always|often|sometimes|already|recently|finally|mostly|a bit|a little|too) )*';
const are = `you(?:'re| are| feel| felt|'re feeling| are feeling|'ve been feeling|'ve been| have been| get| got) ${adv}`;
const begins = (what: string): RegExp =>
  new RegExp(`^(?:(?:and|but|so|lately|right now|now|sometimes|today),? )?${what}`, 'i');
const unsure =
  "(?:don't|do not|didn't|no longer) (?:really |even |exactly )?know|(?:'re|are|'m) not (?:really |even |exactly )?sure|(?:'re|are) (?:really |still )?unsure|no (?:idea|clue)|(?:can't|don't|cannot) (?:really |even )?(?:figure out|decide|tell|understand)|wonder(?:ing)?";
const unsureOf = (what: string): RegExp =>
  new RegExp(`^you\\b[^,]{0,30}?\\b(?:${unsure}) (?:about |of |any ?more )?${what}`, 'i');
export const because = /\b(?:because|cuz|coz|cos|since|due to|as i|after|ever since|that'?s why|when|reasons?)\b/;
const aTime =
  /\b(?:ago|yesterday|today|tonight|tomorrow|since|years?|months?|weeks?|days?|always|forever|long time|a while|awhile|lately|recently|last|this (?:morning|week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const but = /\b(?:but|though|although|however)\b/;
const tried = /\b(?:tried|try|trying|thought (?:of|about)|thinking (?:of|about))\b/;
/** Who may be asked for a reason, or be spoken to. */
const people =
  "(?:he|she|they|(?:your|his|her|their|the) (?:\\w+ ){0,2}?(?:mom|mum|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|fiance|ex|son|daughter|kids?|children|brother|sister|siblings?|family|in-laws?|friends?|boss|manager|supervisor|company|employer|co-?workers?|colleagues?|teacher|professor|doctor|landlord|(?:room|flat|house)mates?|neighbou?rs?|school|bank|insurance|bosses|aunt|uncle|cousin|grandma|grandmother|grandpa|grandfather|stepdad|stepmom|team)|people|everyone|everybody)(?:'s| is| are|'re)?";
const feelings =
  '(?:sad|down|low|depressed|blue|lonely|alone|lost|empty|numb|hopeless|helpless|stuck|trapped|anxious|stressed(?: out)?|overwhelmed|drained|burn(?:ed|t) out|angry|mad|upset|frustrated|hurt|guilty|ashamed|embarrassed|bad|awful|terrible|horrible|miserable|unhappy|useless|bored|confused|heartbroken|devastated|disappointed|jealous|insecure|unmotivated|isolated|disgusted|in shock|shocked|crushed|livid|furious|worn out|restless|irritable|unsure of yourself)';
export interface Built {
  /** How the clause handed back is built. */
  is: RegExp;
  /** Said anywhere in the message, in small letters: it is told already, or is plainly otherwise. */
  unless?: RegExp;
  /** Asked only while the story is being told: later on it is told. */
  isEarly?: true;
  ask: readonly string[];
}

/** What a friend asks next by how the clause is built: of a thing one cannot do, what comes of trying it; of one that is wanted, what is in the way. */
export const byClause: readonly Built[] = [
  {
    is: unsureOf('what (?:else |more )?(?:to do|you should do|you can do|to try)'),
    unless: tried,
    ask: ['What have you thought of so far?'],
  },
  {
    is: unsureOf("how (?:to|you(?:'re| are|'ll)?) (?:\\w+ )?(?:tell|say|break|explain|bring)"),
    ask: ['What would you like them to know?'],
  },
  {
    is: unsureOf("how (?:to|you(?:'re| are|'ll| can| will| should| could)?)"),
    unless: tried,
    ask: ['What have you tried so far?'],
  },
  { is: unsureOf('where (?:to|you should) (?:even )?(?:start|begin)'), ask: ["Which part of it can't wait?"] },
  { is: unsureOf('(?:who|whom) (?:to|you can|you should|else)'), ask: ['Who have you thought of?'] },
  { is: unsureOf('what to (?:say|tell|write|answer)'), ask: ['What would you like them to know?'] },
  { is: unsureOf('why you\\b'), unless: aTime, ask: ['When did it start?'] },
  { is: unsureOf('(?:why|what happened|what went wrong|what you did)'), ask: ['Did anything happen before that?'] },
  {
    is: unsureOf("(?:if|whether) (?:to|you (?:should|want|can|could|ought|need)|it(?:'s| is) (?:right|worth|time))"),
    ask: ['Which way do you lean?'],
  },
  { is: unsureOf("which|^you can't (?:decide|choose)\\b"), ask: ['What are you choosing between?'] },
  {
    is: begins(
      `${are}(?:afraid|scared|terrified|frightened|fearful|worried|nervous|anxious|petrified) (?:that |about |of )?(?:of |about )?(?:telling|asking|going|talking|leaving|trying|starting|getting (?:back|in touch)|to (?:tell|ask|go|talk|leave|try|start|speak|call|say|open|meet|quit|apply))\\b`,
    ),
    ask: ['What do you think would happen if you did?'],
  },
  {
    is: begins(
      `(?:${are}(?:afraid|scared|terrified|frightened|worried|nervous|anxious|petrified)|you ${adv}(?:fear|worry|dread)) (?:that )?(?:(?:about |of )?(?:losing|failing|being|ending|getting|not|having)|(?:you|he|she|it|they|your \\w+|something|we)(?:'ll|'d| will| won't| might| may| could| would| are going| is going| will not|'re going|'s going))\\b`,
    ),
    ask: ['What makes you think it might happen?'],
  },
  {
    is: begins(
      `(?:${are}(?:afraid|scared|terrified|frightened|worried|nervous|anxious|petrified)|you ${adv}(?:fear|worry|dread)) (?:of|about|for) `,
    ),
    ask: ['What do you picture happening?'],
  },
  {
    is: begins(
      "you(?: \\w+)? (?:can't|cannot|couldn't|'re unable to|are unable to|'re not able to|aren't able to|haven't been able to) (?:seem to |really |even |just )?stop ",
    ),
    ask: ['When is it strongest?'],
  },
  {
    is: begins("you(?: \\w+)? (?:can't|cannot|couldn't|haven't been able to) (?:seem to |really |even |just )?find "),
    unless: /\b(?:look(?:ed|ing)?|search\w*|appl\w+|tried)\b/,
    ask: ['Where have you looked so far?'],
  },
  {
    is: begins(
      "you(?: \\w+)? (?:can't|cannot|couldn't|'re not able to|aren't able to|haven't been able to|don't get to) (?:really |even |just )?(?:see|visit|meet|hug|hang out|be with|spend time|go out|travel)\\b",
    ),
    ask: ['What do you miss most?'],
  },
  {
    is: begins(
      "you(?: \\w+)? (?:can't|cannot|couldn't) (?:really |even |just )?(?:tell (?!if|whether|what|who|why|how)|talk (?:to|with|about)|open up)",
    ),
    unless: because,
    ask: ['What do you think would happen if you did?'],
  },
  {
    is: begins(
      "you(?: \\w+)? (?:can't|cannot|couldn't|'re not able to|aren't able to|are not able to|'re unable to|'re struggling to|struggle to) (?:really |even |just |seem to )*(?:cope|handle|manage|deal|take (?:it|this|any)|keep up|go on|bear)",
    ),
    ask: ['What is getting too much?'],
  },
  {
    is: begins(
      "you(?:'re| are|'ve been| have been)? (?:\\w+ )?(?:struggl\\w+|dealing|coping|having (?:\\w+ )?(?:problems?|issues?|trouble)|have (?:a |an |some )?(?:\\w+ )?(?:problems?|issues?|dilemma)) with ",
    ),
    isEarly: true,
    ask: ['What has been happening?'],
  },
  {
    is: begins(
      "you(?:'re| are)? (?:really |just |also |in )*(?:need|needed|want|wanted|seeking|looking for|hoping for|asking for) (?:of )?(?:some |emotional |a little |any |a bit of |your )*(?:help|support|advice|guidance|someone to talk)\\b",
    ),
    isEarly: true,
    unless: /[\s\S]{160}/,
    ask: ['What has been happening?'],
  },
  {
    is: begins(
      "you(?:'re| are|'ve been| have been| have|'ve)? (?:\\w+ ){0,3}?(?:going through|dealing with|facing|having|experiencing|have|need|needed|want|wanted)? ?(?:to (?:talk|vent)(?: to (?:someone|somebody))?|(?:a |an |some )?(?:\\w+ ){0,4}?(?:time|problems?|issues?|things?|situation|pickle of a problem|trouble|troubles|stuff|help|support|advice|understanding))(?: (?:at the moment|right now|lately|now|today|these days|this (?:last |past )?(?:week|month|year)|in your life.*))?$",
    ),
    isEarly: true,
    unless: /[\s\S]{160}/,
    ask: ['What has been happening?'],
  },
  {
    is: begins(`you(?:'ve| have)? ${adv}(?:tried|attempted)\\b`),
    unless:
      /\b(?:but|then|better|worse|though|no luck|work|working|works|worked|nothing|help\w*|still|usually|didn't|doesn't|don't|not|never|won't|refused)\b/,
    ask: ['How did that go?'],
  },
  {
    is: begins(`you(?:'re| are|'ve been| have been) ${adv}(?:trying (?:to|out)|working on|learning (?:to|how))`),
    unless: /\b(?:but|though|hard|can't|cannot|not|n't|impossible|struggl\w+|no luck|however)\b|n't\b/,
    ask: ['How is that going?'],
  },
  {
    is: begins(
      `you(?:'re| are|'ve been| have been| were) ${adv}(?:thinking (?:of|about)|considering|planning (?:to|on)|hoping to) (?:\\w+ing|to) `,
    ),
    unless: but,
    ask: ['What do you hope would come of it?'],
  },
  {
    is: begins(
      "you (?:really |just )?(?:don't|do not|didn't) want to (?:be (?:a |fired|let go|the )|lose|hurt|upset|annoy|disappoint|fail|bother|burden|offend|let |ruin|end up|make (?:it|things|him|her|them))",
    ),
    ask: ['What makes you think it might happen?'],
  },
  {
    is: begins(
      "you (?:really |just )?(?:don't|do not|didn't) want to (?:go|talk|see|live|work|move|return|do|leave|stay|meet|come|tell|take|retake|start|continue)\\b",
    ),
    unless: because,
    ask: ['What puts you off it?'],
  },
  {
    is: /^(?:it|this|that)(?:'s| has)(?: \w+){0,2} been (?:going on|like this|like that|happening|this way|this bad|so hard|hard|difficult|tough)\b.* (?:for|since) /i,
    ask: ['What was it like before?'],
  },
  {
    is: /^(?:it|this|that)(?:'s| has)(?: \w+){0,2} been (?!(?:\w+ ){0,2}(?:going on|like|happening|this|hard)\b)(?:\w+ ){0,3}(?:days|weeks|months|years)(?: now| already| since.*)?$/i,
    ask: ['How has that time been for you?'],
  },
  {
    is: begins(
      `you(?:'ve been| have been) ${adv}(?!trying|thinking|working|looking|reading|told|through|together|working|considering|hoping|watching|playing|going|doing|wanting|meaning|using|taking|talking|seeing|saying)\\w+ing\\b`,
    ),
    unless: /\b(?:ago|since|years?|months?|weeks?|days?|always|forever|long time|a while|awhile|last)\b/,
    ask: ['How long has that been going on?'],
  },
  { is: begins(`you ${adv}miss\\b(?! (?:out|work|class|school|the bus|a |an ))`), ask: ['What do you miss most?'] },
  {
    is: begins(`you ${adv}used to `),
    unless: /\b(?:until|since|because|after|before|when|now|covid|pandemic)\b/,
    ask: ['What changed?'],
  },
  {
    is: begins(
      `${people} ${adv}(?:(?:won't|wouldn't|will not|would not) (?!(?:work|like|be|have|happen|mind|get|know|want|care)\\b)|refus\\w+|(?:doesn't|didn't|does not|did not|don't) let|declined|denied)`,
    ),
    unless: /\b(?:because|since|due|covid|said|says|told|reason|so (?:that|they|he|she))\b/,
    ask: ['Was any reason given?'],
  },
  {
    is: begins(
      `you ${adv}(?:told|asked|texted|emailed|messaged|wrote to|confronted|approached|contacted|apologi[sz]ed to) `,
    ),
    unless:
      /\b(?:said|says|refus\w*|answer\w*|respon\w*|repl\w*|told me|ignored|but|never|blocked|denied|listen\w*|i (?:will|am going))\b|n't\b/,
    ask: ['What answer did you get?'],
  },
  {
    is: begins(`you ${adv}(?:talked|spoke|have talked|have spoken|'ve talked|'ve spoken) (?:to|with) `),
    unless: /\b(?:said|says|refus\w*|told me|but|never|denied|listen\w*|going to|will|helped)\b|n't\b/,
    ask: ['What came of it?'],
  },
  {
    is: begins(`you ${adv}(?:found out|discovered|learned|learnt|heard) (?:that |about )`),
    unless: /\b(?:from|told|saw|caught|looked|when|by|through|news|phone)\b/,
    ask: ['How did you find out?'],
  },
  {
    is: begins(`you(?:'ve| have)? ${adv}(?:noticed|reali[sz]ed) `),
    unless: aTime,
    ask: ['When did you first notice?'],
  },
  {
    is: begins(`you(?:'ve| have)? ${adv}decided (?:to|that|not)\\b`),
    unless: because,
    ask: ['What decided it for you?'],
  },
  {
    is: begins(`you (?:just |always |still )?keep \\w+ing\\b`),
    unless: /\bwhen\b/,
    ask: ['When does it happen most?'],
  },
  {
    is: begins(
      `${people} ${adv}(?:(?:yell|shout|scream|ignore|blame|critici[sz]e|insult|mock|laugh|compare|pressure|nag|interrupt|judge|push|manipulate|bully|belittle|accuse|treat|take advantage|talk down|pick on|make fun|argue)\\w*|(?:yelling|shouting|ignoring|blaming|critici[sz]ing|insulting|mocking|laughing|pressuring|nagging|bullying|accusing|treating))\\b`,
    ),
    unless: /\b(?:was|were|did|used to|told|said)\b/,
    ask: ['What do you do when that happens?'],
  },
  {
    is: begins(
      `(?:${people}|nobody|no one) ${adv}(?:doesn't|don't|never|won't|barely|hardly|does not|do not|ever) (?:\\w+ )?(?:listen|care|help|understand|acknowledge|talk|respect|support|call|answer|respond|appreciate|notice|want to|take|does|do)\\w*`,
    ),
    unless: /\b(?:told|said|asked|tried|talked)\b/,
    ask: ['Have you been able to say anything about it?'],
  },
  {
    is: begins(`${are}${feelings}\\b(?! (?:about|over|at|with|by|from|for|of|to|that|how|and)\\b)`),
    unless: because,
    isEarly: true,
    ask: ['Do you know what set it off?'],
  },
  {
    is: begins(
      "you (?:really |just |still )?(?:don't|do not) (?:feel (?:enthused|motivated|happy|excited|joy|interested|anything|like (?:doing|yourself))|enjoy (?:anything|things)|have (?:any )?(?:motivation|energy|interest))",
    ),
    ask: ['What was the last thing that felt any different?'],
  },
  {
    is: begins(
      "(?:it|things|life)(?:'s| is| are)?(?:n't| not) (?:going|working|looking|getting|been|doing)\\b|things (?:are|have been|got) (?:\\w+ )?(?:bad|worse|rough|difficult)",
    ),
    isEarly: true,
    ask: ['What has been happening?'],
  },
  {
    is: begins('you (?:really |just |still |always )*(?:feel|felt) (?:like|as if|as though|that) '),
    unless: because,
    ask: ['What makes it feel that way?'],
  },
  {
    is: begins(
      "you (?:also |really |just )*(?:don't|do not) want (?:him|her|them|people|anyone|anybody|everyone|your \\w+|the \\w+) to ",
    ),
    unless: because,
    ask: ['What would that mean for you?'],
  },
  {
    is: begins(
      "you (?:also |really |just |still )*(?:(?:get|have|feel|receive|got) no (?!minded|idea|clue|problem|longer|other)|(?:don't|do not) (?:have|get) (?:any|much|enough|a lot of|anyone|anybody)\\b)|(?:nobody|no one|none of (?:them|your \\w+)) (?:ever|really|seems?|cares?|wants?|understands?|listens?|helps?|calls?|is|does)\\b",
    ),
    unless: aTime,
    ask: ['Has it always been like that?'],
  },
  {
    is: begins(
      "(?:maybe |perhaps )?you(?:'ll| will| might| could| may) (?:definitely |probably |maybe |also |always )*(?:call|ask|talk|email|write|text|visit|join|apply|sign up|book|reach out|contact|message)\\b",
    ),
    unless: /\b(?:but|today|tomorrow|tonight|soon|later|next|this (?:week|evening|weekend)|when|if)\b|\?/,
    ask: ['When could you do that?'],
  },
  {
    is: begins("you(?:'re| are) (?:getting ready to|about to) "),
    unless:
      /\b(?:tomorrow|tonight|today|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|two|three|\\d)|this (?:week|month|year))\b/,
    ask: ['When is that?'],
  },
  { is: /\b(?:isn't|not|is not|never) (?:really |quite )?the same\b/i, ask: ['What is missing?'] },
  { is: begins("you(?:'re| are)? (?:still |just )?waiting\\b"), unless: aTime, ask: ['When do you expect to hear?'] },
];
