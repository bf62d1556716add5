import { kin } from '../../reading/indirect.ts';

/**
 * What is said to the form of a question where its matter has no answer of its own: short, true of whatever was told, and no more
 * than that. '{they}' is whoever is asked about, '{warm}' what that person did, '{good}' what they did themselves, '{thing}' what a
 * question names.
 */
export interface ByForm {
  put: RegExp;
  not?: RegExp;
  /** What has to have been told. */
  told?: RegExp;
  /** Not where this was told. */
  untold?: RegExp;
  /** Said also where somebody died. */
  tender?: true;
  /** What knows more of the matter, and so goes before: answers to just such a question, or counsel as well. */
  after?: 'answers' | 'counsel';
  say: readonly string[];
  ask: readonly string[];
}

const start = '^(?:(?:and|but|so|or|like|ok|okay|well|now|then|honestly|because|please|i mean|also)[, ]+)*';
const they =
  "(?:he|she|they|it|someone|somebody|anyone|anybody|everyone|everybody|people|others|(?:my|the|this|that|these|those|his|her) [\\w'-]+(?: in law)?)";
/** Whose mind and doings one can wonder about. */
const somebody = `(?:he|she|they|someone|somebody|anyone|anybody|everyone|everybody|people|others|(?:my|his|her|our|the) (?:best |old |new |little |older |younger )?(?:${kin})(?:[- ]in[- ]law)?)`;
const child =
  '(?:kids?|children|child|little ones?|babies|baby|a (?:boy|girl)|(?:my|the|our) (?:\\w+ )?(?:son|daughter|boy|girl|boys|girls))';
const reckon = '(?:(?:do|would|did) )?(?:you|u) (?:\\w+ )?(?:think|reckon|suppose|believe|say)(?: that)?';
const row = (...parts: string[]): RegExp => new RegExp(parts.join('|'));

/** What may have hurt somebody is not waved through. */
const harm =
  /\bi (?:\w+ ){0,2}(?:shouted|yelled|screamed|snapped|swore|lied|cheated|hit|slapped|stole|hurt (?:him|her|them|my)|called (?:him|her|them) (?:a|an|\w+ (?:old|stupid))|forgot (?:my|her|his)|said (?:something|it|that) (?:mean|nasty|horrible|awful))\b/;

/** Something kind, asked for outright. */
const nice: readonly ByForm[] = [
  {
    put: /\b(?:say|tell|give|write|send) (?:to )?(?:me )?(?:just )?(?:(?:some|any)thing|a(?:ny)? (?:\w+ )?(?:words?|thing)|one (?:\w+ )?thing|a few words)(?: \w+)?\b.{0,12}\b(?:nice|good|kind|sweet|warm|positive|comforting|gentle|friendly)\b|\b(?:say|tell|give|write|send) (?:me )?(?:(?:some|one|a) )?(?:nice|good|kind|warm|comforting) (?:thing|word|words|something)\b/,
    not: /\bnews\b|\b(?:to|about|for) (?:him|her|them|my|the)\b/,
    tender: true,
    say: [
      "Here's something, and it's true: {good}. That's somebody who does a thing properly, also when nobody says thank you for it. You can put that beside today.",
      "Here's something, and it's true: you asked for it in plain words, and most people go without rather than ask. That belongs to you, whatever the day was like.",
    ],
    ask: ['Who would you most like to hear it from?'],
  },
];

/** 'Have you heard of it?', of a book, a method, a place. */
const heardOf: ByForm = {
  put: row(
    `${start}(?:have|had|did) (?:you|u) (?:ever |even )?(?:hear|heard) (?:of|about) (?!(?:anyone|anybody|someone|somebody|people|others|such|a thing|anything)\\b)`,
    `${start}(?:do|are) (?:you|u) (?:know|familiar with|aware of)(?: of| about)? (?:it|that|this|them|those)$`,
  ),
  say: ["A little, from what's written about it; I'm a program and have never done it myself."],
  ask: ['What have you found out about it so far?'],
};

/** Whether others know it too. */
const common: readonly ByForm[] = [
  {
    put: row(
      `${start}(?:have|did|do) (?:you|u) (?:ever )?(?:come across|seen|met|know|known|(?:hear|heard) of)\\b.{0,24}\\b(?:(?:someone|somebody|anyone|anybody|people|others|an?one) (?:else )?(?:who|like|with|that|feel\\w*|in)|(?:such|a thing|something|things?|anything) (?:a thing|like))\\b`,
      `${start}(?:does|do|did|has|have) (?:anyone|anybody|somebody|someone|other people|others|people)(?: else)? (?:ever |also |else )?(?:do|does|feel|felt|get|gets|have|had|go|been|know|done)\\b`,
      `${start}(?:any ?one|anybody) else (?:do|does|feel|felt|get|gets|have|had|know|been|done|like)\\b`,
      `${start}(?:or )?(?:is|was) it (?:just|only) me\\b`,
      `${start}am i the only (?:one|person|man|woman)\\b`,
    ),
    not: /\b(?:happen(?:ed|s)? to (?:him|her|them)|a (?:good|cheap)|app|website|number|doctor|wren)\b|\bdo (?:that|this|it) (?:for|to) (?:me|him|her)\b/,
    tender: true,
    say: [
      "Yes. It's far more common than it feels from inside. Hardly anybody says it out loud, and so each of them thinks it's only them.",
      "Yes, many people know just that. One hardly hears of it, because it's mostly kept quiet.",
    ],
    ask: ['When did you first notice it?', "What's it like, when it's there?"],
  },
];

const noReason = {
  say: [
    "There's no answer to that which would make it hurt less. You trusted, and this is what came of it.",
    "I don't think any reason they could give would make it all right. It hurts as much as it does because you meant it.",
  ],
  ask: ['What is it that you keep going back to?', 'When did you first know?'],
};

/** 'How could he do this to me?': asked of nobody. */
const inPain: readonly ByForm[] = [
  {
    put: /\bhow (?:could|can) (?:he|she|they|you|one|someone|somebody|anyone|people|(?:a|my) \w+)(?: (?:(?:who )?(?:you|i) (?:count on|counted on|trust|trusted|love|loved|thought \w+ knew|know|knew)|ever|even|just|still|so|really|possibly|claim to|say (?:(?:that )?(?:he|she|they|you) loves? (?:me|you|someone|somebody)\b.*)))* ?(?:do (?:this|that|it|such|something)|be so|betray|hurt|lie|cheat|leave|treat|love|throw|walk (?:out|away)|choose|act|turn|move on|forget (?:me|us|about))\b/,
    not: /["“]|\bhow (?:could|can) you (?:help|do that(?! to))\b|\bat the same time\b|\bas a (?:program|machine|bot)\b/,
    ...noReason,
  },
];

/** 'Why did he do this to me?', where they were left or deceived. */
const whyTheyHurt: readonly ByForm[] = [
  {
    put: /\bwhy (?:did|would|does|do) (?:he|she|they|my (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\w*|ex|friend)) (?:\w+ )?(?:do (?:this|that|it|such)|leave|lie|cheat|hurt|betray|choose to|treat|let (?:it|this|that) happen)\b/,
    told: /\b(?:left me|ran off|walked out|broke up|broken up|cheat\w*|affair|slept with|lied|betray\w*|(?:an)?other (?:woman|man|girl|guy)|dumped|stepped out|disrespect\w*)\b/,
    ...noReason,
  },
];

/** Why they do, or did not do, a thing. */
const whyI: readonly ByForm[] = [
  {
    put: /\bwhy (?:do|am|can) i .*\b(?:nice|nicer|patient|kind|kinder|polite|good version|best (?:version|of me)|better)\b.*\b(?:strangers|others|everyone else|everybody else|other people|at work|customers|people i don'?t)\b/,
    say: [
      "Because with strangers it costs little and it's soon over, and at home you arrive with what's left. Most people do it that way round. It means that home is where you let go, and not that they count for less.",
    ],
    ask: ['When are you at your best with them at home?'],
  },
  {
    put: row(
      "\\bwhy (?:do|does|can'?t|cannot|could|couldn'?t|is|am|don'?t|won'?t|did) (?:i|it|this|that|she|he) (?:not |just |even |only )*(?:still|keep|stop|not stop|always|so)? ?(?:hear|see|seeing|hearing|think|thinking|bother|bothers|hurt|hurts|sting|stings|go over|going over|replay|replaying|remember|get over|let (?:it|this|that) go|forget|shake|on my mind|stuck)\\b",
      '\\bwhy (?:is|does) (?:it|this|that) (?:still )?(?:bother|get to|hurt|eat|upset|affect|matter|stay with|on my mind|going round)\\b',
    ),
    not: /\b(?:hear|see) (?:from|voices?|him|her|them)\b|\bwhy (?:does|did|is) (?:he|she)\b/,
    tender: true,
    say: [
      "Because it touched something that matters to you. What touches us comes back when it's quiet, for days sometimes, and then less and less. It doesn't mean that something's wrong with you.",
      "Because it isn't finished for you yet, and a head goes back to what isn't finished. It gets quieter by itself, mostly, and sooner once it's been told to somebody.",
    ],
    ask: ['Which part comes back the most?', 'When is it loudest?'],
  },
  {
    put: /\bwhy (?:am i|did i|do i|was i)(?: just| still| even| always)? (?:cry|crying|weep\w*|bawl\w*|in tears|sob\w*|tear(?:ing)? up|so upset)\b/,
    not: /\b(?:every day|all the time|for no reason)\b/,
    tender: true,
    say: [
      "It's hardly ever only about the {thing}. Tears wait until something small is close enough, and then the rest comes along with it. That's allowed.",
      "It's hardly ever only about the one thing. Tears wait until something small is close enough, and then the rest comes along with it. That's allowed.",
    ],
    ask: ['What else has been waiting, do you think?'],
  },
  {
    put: /\bwhy (?:do|did|am|was) i (?:always |just |even |still )?(?:laugh\w*|smil\w*|say (?:it's|its|i'm|that it's) (?:fine|ok|okay)|pretend\w*|say sorry|apologi[sz]\w*|nod\w*|thank\w*|joke)\b/,
    say: [
      "Because it's the quickest way out of a moment like that. The face does it before you've decided anything, so that nobody has to be embarrassed. It doesn't mean that you found it all right.",
    ],
    ask: ['What would your face have done, if it had been free to?'],
  },
  {
    put: /\bwhy did i (?:just |even |ever |have to )*(?:say|tell|send|write|post|do|ask|promise|offer|agree)\b/,
    untold: harm,
    say: [
      "Because it was out before you'd looked at it. In that second it was the easier thing to do. That's no confession of what you're like, and mostly it can be put right in one line.",
    ],
    ask: ['What would the one line be?'],
  },
  {
    put: /\bwhy am i (?:so |just |still )*(?:fine|ok|okay|calm|all right|numb|not (?:sad|crying|upset|angry))\b|\bwhy (?:don'?t|can'?t) i (?:cry|feel (?:anything|sad|it))\b/,
    tender: true,
    say: [
      "Because a head lets in only as much as it can carry just now. Being fine today doesn't mean that it didn't count. The rest comes later and in small pieces, or more gently than you'd feared.",
    ],
    ask: ['When did it feel most real, so far?'],
  },
  {
    put: /\bwhy do i (?:even |still |always )?(?:care|mind)\b/,
    say: [
      "Because being seen wrongly hurts anybody, and mostly there's no way to put it right with those who did. Caring about it isn't weak; it only shouldn't get the last word.",
    ],
    ask: ['Whose opinion would count, if you could choose?'],
  },
  {
    put: /\bwhy (?:didn'?t|couldn'?t|don'?t|can'?t|did i not|could i not) (?:i )?(?:just |even |ever )*(?:say|speak|answer|tell|ask|stop|stand up|react|defend|do (?:something|anything))\b|\bwhy (?:did|do) i (?:just |only |always )*(?:freeze|froze|go quiet|stay quiet|stay silent|just stand|shut up|say nothing)\b/,
    not: /\bstop (?:doing|eating|drinking|thinking|crying|smoking|pulling|biting|picking|loving|missing|looking|checking)\b/,
    say: [
      "Because it came faster than any sentence does. In a moment like that you do what gets you safely to the end of it. It wasn't weakness, and it wasn't agreeing; the right words come to everybody an hour later.",
    ],
    ask: ['What would you have wanted to say?'],
  },
  {
    put: /\bwhy (?:couldn'?t|could|can'?t|didn'?t) i (?:not |just |even )*\w+/,
    not: /\b(?:stop|sleep|eat|remember|concentrate|be happy)\b/,
    tender: true,
    say: [
      "Maybe because it wasn't the day for it, and something in you knew that before you did. That isn't failing. What can't be done on one day can often be done on another.",
    ],
    ask: ['What went through you at that moment?'],
  },
  {
    put: /\bwhy (?:do|am|did|does) (?:i|my \w+) (?:always |just |still )?(?:go to pieces|freeze|froze|fall apart|panic|shak\w*|blush\w*|go (?:red|blank)|stutter\w*|choke|mess (?:it|things) up|get (?:so )?nervous|tense up)\b/,
    say: [
      "Mostly because a body can't tell danger from being looked at. It uses up the very attention you need for the thing itself. That's nerves, and it says nothing about what you can do.",
    ],
    ask: ['When does it go well?'],
  },
  {
    put: /\bwhy (?:do|can'?t|am|did) i (?:\w+ )?(?:do(?:ing)? (?:this|that|it|these)|keep|stop|always|like this|like that)\b/,
    not: /\bkeep (?:living|going)\b|\bcut\w*\b/,
    after: 'counsel',
    say: [
      "I can't know the whole of it. Mostly such a thing began because it helped for a minute, and then it went on by itself, without asking you. That's how habits work; it doesn't make you weak, or mad.",
    ],
    ask: ["What's usually going on just before?"],
  },
  {
    put: /\bwhere (?:does|do|is) (?:that|this|it|all this|all that) com(?:e|ing) from\b|\bwhy (?:am|do|did|was|can'?t|cannot|could|couldn'?t|is it that|does it|don'?t) (?:i|my|me)\b|\bwhat(?:'s| is|s) (?:wrong|the matter|up) with me\b/,
    not: /\bwhy do(?:n'?t)? i (?:have to|need to|bother)\b/,
    after: 'counsel',
    tender: true,
    say: [
      "I can't see the whole reason from here. Mostly there's a plain one: something mattered, or it was too much for one day. Nothing you've told me says that something's wrong with you.",
    ],
    ask: ['When did it begin?', 'What was different, the last time it was better?'],
  },
];

/** What was done, and cannot be done again. */
const lookingBack: readonly ByForm[] = [
  {
    put: /\b(?:should|shall|do|can) i (?:just |even )?(?:say|tell|mention|bring|talk|ask)\b.* or is (?:it|that|this) (?:just |only |too |such |really )*(?:a )?(?:small|little|silly|tiny|nothing)\b/,
    say: [
      "It isn't such a small matter, or it wouldn't still be with you. I'd say it: one sentence, about how it was for you and not about what {they} {is} like. By daylight it comes out more easily than at night.",
    ],
    ask: ['What would the one sentence be?'],
  },
  {
    put: /\b(?:is|was|would) (?:it|that|this|what i (?:did|said))(?: be)? (?:really |so )?(?:unforgivable|beyond forgiving|too bad to)\b|\bcan (?:that|this|it) (?:ever )?be forgiven\b/,
    say: [
      "No. Most things can be forgiven when somebody says plainly what it was and leaves out the reasons. You know exactly what it was, and that's the harder half.",
    ],
    ask: ['What would you want to say about it?'],
  },
  {
    put: /\bwhat (?:else )?(?:could|should) i (?:else )?have (?:done|said)\b|\bcould i have (?:done|said|stopped|helped|known|seen|noticed)\b|\bshould i have (?:known|seen|noticed|done (?:more|something|it))\b/,
    tender: true,
    say: [
      "Maybe nothing, from what you tell me. Afterwards there's always one more thing one might have done, because afterwards there's time to think. You went by what you could see in that minute.",
    ],
    ask: ['Which moment do you keep going back to?'],
  },
  {
    put: /\b(?:is|was) (?:it|that|this) (?:all |just |only |really )*(?:luck|a lie|for nothing|a waste|in my head|fake|pretend|nothing)\b/,
    not: /\b(?:he|she|they|marriage|affair)\b/,
    say: [
      "I don't think so. A bad day makes everything before it look different, and it doesn't change what was there. What you did then, you did.",
    ],
    ask: ['What speaks against it, if you look back on a better day?'],
  },
  {
    put: /\b(?:is|was) (?:it|that|this) (?:just |only )?(?:such )?(?:a |an )?(?:very |really )?(?:small|little|tiny|silly|stupid) (?:thing|matter)\b|\b(?:is|was) (?:it|that|this) (?:really )?nothing\b/,
    say: [
      "No, I don't think it's small. It may have taken only a minute, and it reached you all the same; if it were nothing, you wouldn't be telling it.",
    ],
    ask: ['What was the worst of it?'],
  },
  {
    put: /\b(?:is|isn'?t|was) (?:it|that|this) (?:not )?(?:a bit |kind of |so |just )?(?:funny|ironic|comical|a joke)\b/,
    say: ["In a bitter way, maybe. The kind of funny that one tells with a straight face, because it isn't only that."],
    ask: ['What is it besides funny, for you?'],
  },
  {
    put: /\bdid i (?:just |really |maybe )?lie\b|\b(?:is|was) (?:it|that|this) (?:a lie|lying|a fib)\b|\bam i (?:a liar|lying)\b/,
    untold: /\b(?:cheat\w*|affair|stole|police|court)\b/,
    tender: true,
    say: [
      "By the letter, maybe. From what you tell me it was said to spare somebody something, and that's a long way from deceiving them. If it goes on bothering you, a truer version can still be said, gently.",
    ],
    ask: ['What would you say, if you were asked again?'],
  },
  {
    put: /\bdid i (?:just |really |maybe )?(?:ruin|spoil|upset|hurt|embarrass|disappoint|betray|mess|let)\b/,
    untold: harm,
    say: [
      "Not on purpose, from what you've told me, and that counts. If some of it did land badly, one honest sentence will do more for it than a whole night of going over it.",
    ],
    ask: ['What would that sentence be?'],
  },
];

/** What somebody else thinks, knows, meant. */
const minds: readonly ByForm[] = [
  {
    put: /\b(?:think|reckon|suppose|was it|is it|did (?:he|she|they)) .*\bbecause of (?:me|something i (?:did|said))\b/,
    say: [
      "I can't look into {them}. There's hardly ever only one reason for such a step, and the one you fear is only the loudest from where you stand.",
    ],
    ask: ['What did {they} say about it?'],
  },
  {
    put: row(`(?:${reckon} |\\b(?:do|does|will|would|did) )(?:the |my |our )?${child}\\b.*\\bremember\\w*`),
    after: 'answers',
    say: [
      'What children keep is mostly how it was when you were there: the face at the door, the way you listened. They can tell when somebody wanted to come, and that weighs more than any count of evenings.',
    ],
    ask: ['What would you like {them} to remember?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:do|does|will|would|did) )(?:the |my |our )?${child}\\b.*\\b(?:notice|know|see|tell|sense|understand)\\w*`,
      `${start}${reckon} they\\b.*\\bnotice\\b.*\\b(?:kids|children)\\b`,
    ),
    not: /\bknow (?:me|who)\b/,
    after: 'answers',
    say: [
      "They notice more than they say, I'd think. But what they go by is all the ordinary days together, and not the one. It's all right for them to see that something isn't easy for you.",
    ],
    ask: ['What would you like {them} to see?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:does|do|did|has|have|would|will) )${they}\\b(?: even| really| still| actually| ever| all)* (?:notice[ds]?|realis\\w*|realiz\\w*|saw|see it)\\b`,
    ),
    not: /\b(?:he|she) (?:notice|saw)/,
    after: 'answers',
    say: [
      "I can't know, but probably fewer than it feels. People go home thinking about how they came across themselves. If there's one person it may have hurt, one sentence to that one is enough.",
    ],
    ask: ['Who is it you mind about most?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:does|do|did|is|are|will) )${they}\\b(?:'s|'re| are| is)?(?: even| really| still| actually| ever| all)* (?:talk(?:s|ing|ed)? about|laugh(?:s|ing|ed)? (?:at|about))`,
    ),
    after: 'answers',
    say: [
      "Perhaps for a minute, and probably with more fondness than you fear. For them it's one small thing in their week, between the shopping and the news. You're the only one who's playing it again and again.",
    ],
    ask: ['Who is it you mind about most?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:does|do|did|is|will|would|has) )(?:he|she|my (?:mum|mom|mother|dad|father|gran|nan|grandmother|grandad|husband|wife))\\b.*\\b(?:know|knows|remember\\w*|understand\\w*|think|thinks|feel|feels|blame\\w*|hate\\w*|angry|forgive\\w*)\\b`,
    ),
    told: /\b(?:dementia|alzheimer\w*|care home|nursing home|memory (?:ward|unit)|stroke)\b/,
    after: 'answers',
    tender: true,
    say: [
      "I can't look into {them}, and maybe {they} couldn't say it {themself}. What gets through the longest is the tone of a voice and whether somebody came. What had to be decided takes nothing away from that.",
    ],
    ask: ['How {is} {they} with you, when you come?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:does|do|did|can|could) )${they} (?:even |really |still |actually |ever |always |somehow |deep down |somewhere,? )*(?:know|knows|knew|feel|feels|felt|sense|senses|understand|understands)\\b,? ?(?:somewhere,? )?(?:that |what |how |it'?s |it is |who |(?:i|we) (?:\\w+ )?(?:love[ds]?|care[ds]?|miss(?:ed)?|was|were|am|are|did|do|tried|came|sat|never)\\b)`,
    ),
    not: /\b(?:lied|lying|cheat\w*|broke it|stole|took it|did it|secret|gay|pregnan\w*|quit|resign\w*|suffer\w*|in pain)\b|\b(?:everyone|everybody|people) know/,
    tender: true,
    after: 'answers',
    say: [
      "I can't look into {them}, but I think so, yes. People know a thing like that less from what's said at the end than from all the ordinary days before it. Those days can't be taken back by one short one.",
    ],
    ask: ['What would you have wanted {them} to hear?', 'Which of those days do you think of first?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:do|did|does|is|was) )${they}\\b.*\\b(?:on purpose|with purpose|deliberate\\w*|mean(?:t|s)? (?:it|to|that)|by accident|intend\\w*)`,
    ),
    not: /\bi\b.*\b(?:on purpose|with purpose|deliberate\w*)/,
    after: 'answers',
    say: [
      "I can't know that from here. Far more of such things come from not thinking than from meaning it. You may mind it either way; for that it doesn't need to have been meant.",
    ],
    ask: ['What makes you wonder, more than anything?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:is|are|will) )${they}(?:'s|'re|'ll)? ?(?:is |are |will )?(?:be |still |really |even )*(?:alive|ok|okay|all right|alright|safe|warm|lost|out there)\\b`,
    ),
    not: /\b(?:with (?:me|it|that|us)|it is ok|it ok)\b|\b(?:is|are|will) (?:it|that|this)\b/,
    after: 'answers',
    say: [
      "I can't know that. Not knowing is the hardest part of it, and as long as nobody knows otherwise, hoping isn't silly.",
    ],
    ask: ['What have you been able to do so far?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:is|are|was|does|do) )${they}(?:'s|'re)? ?(?:is |are )?(?:even |really |still |actually )*(?:miss(?:es|ing)?|think(?:s|ing)? (?:of|about)) (?:me|us)\\b`,
    ),
    tender: true,
    after: 'answers',
    say: [
      "I can't see {them} from here. But you can miss somebody and have a good day, both at once, and the one takes nothing away from the other.",
    ],
    ask: ['What do you miss most yourself?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:is|has|did) )(?:something|anything|somethings|something's|anything's)(?: has| have| is| bad| really| actually)* (?:happen(?:ed|s)?|wrong|up|the matter)\\b(?: (?:to|with) (?!me\\b)\\w+)?`,
    ),
    not: /\bwrong with me\b|\bdid i\b/,
    after: 'answers',
    say: [
      "I can't know that, and it's no wonder it worries you. Mostly there turns out to be a harmless reason. Asking one person who might know costs nothing, and then you'd be worrying about something real or about nothing.",
    ],
    ask: ['Who might know?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:is|are) )(?:there(?:'s| is)?|there) (?:really )?(?:somebody|someone|another|other|something (?:going on|there))`,
      `(?:${reckon} |\\bis )(?:he|she)(?:'s)? ?(?:is )?(?:cheating|seeing (?:someone|somebody|another)|having an affair)`,
    ),
    after: 'answers',
    say: [
      "I can't know that, and I won't guess, because a guess would only go round in your head. You noticed something, and it's fair to ask about it: at a calm hour, what you saw and nothing more, and then wait for the answer.",
    ],
    ask: ['What was the first thing you noticed?'],
  },
  {
    put: row(
      `${start}(?:${reckon} )?(?:would|will) (?:he|she|they|my \\w+) (?:have )?(?:be |been |mind(?:ed)? |hate |think )(?:\\w+)?`,
    ),
    told: /\b(?:ashes|grave|funeral|died|dead|passed away|buried|widow\w*|late (?:husband|wife))\b/,
    tender: true,
    after: 'answers',
    say: [
      "I can't ask {them} for you. But you go to such trouble to get it right for {them}, and I can't think of anybody who'd be cross with that.",
    ],
    ask: ['What would {they} have said, in {their} own words?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:does|do|did|is|are|was|were|has|have|will|would) )${they}(?:'s|'re)? ?(?:is |are |was )?(?:all |even |really |still |actually |now |just |gonna |going to |always |secretly |be )*(?:asham\\w*|hate[sd]?|despise\\w*|angry|mad|annoyed|cross|disappointed|disgusted|embarrassed|judg\\w*|sick of|tired of|bored|fed up|regret\\w*|pit(?:y|ies)|look(?:s|ing)? down|blame[sd]?|resent\\w*|think(?:s|ing)? (?:less|badly|i'?m|i am|that i|im)|like[sd]? me)`,
    ),
    not: /\bcheating\b/,
    tender: true,
    after: 'answers',
    say: [
      "I can't look into {them}, so I won't say yes or no. You told me that {warm}; that speaks against it. What {they} did in one minute tells you about that minute, and not yet what {they} think{s} of you.",
      "I can't look into {them}, so I won't say yes or no. What somebody does in one minute tells you about that minute, and not yet what they think of you. You could ask {them}, in a quiet minute and in one sentence.",
    ],
    ask: ['What makes you think so?', 'What would you want {them} to think?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:did|does|do|will|would) )${they} (?:still )?(?:feel|felt|hear|heard|suffer(?:ed|s)?|know|knew|in pain|hurt)(?: it| that| anything| much| pain)?$`,
    ),
    tender: true,
    after: 'answers',
    say: [
      "Nobody can know that for certain, and I won't pretend to. What I can see is that you were thinking of {them} and not of yourself. Being with somebody who means well counts for a lot in such a minute.",
    ],
    ask: ['Which moment of it stays with you?'],
  },
  {
    put: row(
      `${start}why (?:would|does|do|did|won'?t|wouldn'?t|doesn'?t|don'?t|didn'?t|can'?t) ${they} (?:not |just |even |ever )?(?:say|tell|admit|lie|hide|keep|pretend|deny)\\b`,
    ),
    after: 'answers',
    say: [
      "Only {they} could tell you. Mostly a thing is kept back out of fear of what comes after saying it, and not because of what the other one is worth. You're allowed to ask for the plain version, once and calmly.",
    ],
    ask: ['What do you need to know, and what could stay unsaid?'],
  },
  {
    put: row(
      `${start}why (?:would|does|do|did|is|was|are|were|has|have|won'?t|wouldn'?t|doesn'?t|don'?t|didn'?t|can'?t|hasn'?t|isn'?t) ${they}\\b`,
    ),
    not: /\bwhy (?:does|is|did) it\b|\bdie[ds]?\b|\bkill/,
    untold:
      /\b(?:cheat\w*|affair|other (?:girl|woman|man|guy)|lied|lies|lying|betray\w*|stole|bull(?:y|ied|ies|ying)|racis\w*)\b/,
    after: 'answers',
    say: [
      "Only {they} could tell you that, and I'd be guessing. People mostly do such a thing out of their own hurry, or because they didn't think. It says more about {their} day than about what you're worth.",
      "I can't know that. What I'd hold on to is that it has a reason on {their} side, and mostly one that isn't about you. If you want to know, ask about just that one thing: \"What was going on for you then?\"",
    ],
    ask: ['What was your first thought, when it happened?', 'What happened just before?'],
  },
  {
    put: /\bwhat (?:exactly |even |the hell )*(?:is it (?:that )?|do |does )(?:he|she|they|people|everyone|everybody) (?:all )?(?:see|sees|think|thinks) (?:when (?:he|she|they|people) looks? at me|of me|in me)\b|\bwhat (?:exactly )?is it (?:that )?(?:he|she|they|people) (?:see|sees)\b/,
    after: 'answers',
    say: [
      "I can't look out of other people's eyes. What I see from here is somebody who gave a lot and can say plainly what it cost. If others don't see it, that doesn't make it smaller.",
    ],
    ask: ['Who is there that does see it?'],
  },
  {
    put: row(
      `${start}what (?:does|did|do|is|was|'s)?(?:\\w+ )?(?:that|it|this|he|she|they)(?: \\w+)* mean\\b`,
      `${start}(?:does|do|did|would) (?:that|this|it) mean\\b`,
    ),
    after: 'answers',
    say: [
      "One thing like that can be read two ways, and I can't see which it is from here. I'd take the plain reading first, what you'd think if a friend told it to you. If you'd rather know, ask: \"How did you mean that?\"",
    ],
    ask: ['What did you take it to mean, in the first second?'],
  },
];

/** What is to come. */
const ahead: readonly ByForm[] = [
  {
    put: /\b(?:would|will|do you think|think) i(?:'d|'ll| would| will)? (?:feel|be|sleep) (?:any )?(?:better|lighter|easier|happier)\b/,
    not: /\b(?:dead|if i (?:left|leave|quit|died))\b/,
    tender: true,
    say: [
      "A little, I think, and not all at once. It mostly gets lighter when one person knows. It's also all right to wait until you can bear to hear what comes back.",
    ],
    ask: ['What would you hope to hear?'],
  },
  {
    put: /\b(?:will|am|would) i (?:going to |gonna |ever |always |just |end up )*(?:resent\w*|regret\w*|turn(?:ing)? (?:into|out)|becom\w+|end(?:ing)? up)\b/,
    not: /\bdead\b/,
    say: [
      "That isn't settled. What you can say out loud rarely turns sour; it's what gets swallowed for years that does. You've just said it.",
    ],
    ask: ['What would you need, so that it stays small?'],
  },
  {
    put: row(
      `(?:${reckon} |\\b(?:will|would|won'?t|is|are) )(?:${child}|he|she|they)\\b.*\\b(?:know|remember|recogni[sz]e) (?:me|who i am|my face|my voice)`,
    ),
    told: row(`\\b${child}\\b|\\bmonths old\\b|\\bbirthday\\b`),
    not: /\bdementia\b/,
    after: 'answers',
    say: [
      "I think so, yes. A child learns a face and a voice by meeting them again and again, and catches up fast. That {they} {dont} know you well today says nothing about who you'll be to {them}.",
    ],
    ask: ['What do you do, when you see each other?'],
  },
  {
    put: /\bhow long (?:am i (?:allowed|going)|does (?:one|it take to|a person|somebody|someone) (?:keep|go on)|(?:do|can|should) (?:i|you|one|people) (?:keep|go on)|may i)\b/,
    not: /\b(?:he|she|they|train|bus|post|results?|appointment|recover\w*)\b/,
    tender: true,
    say: [
      "As long as it takes, and nobody's counting. It doesn't end on a day. You only notice afterwards that for once you didn't think of it, and that it was all right.",
    ],
    ask: ['When is it strongest?'],
  },
  {
    put: /\bhow long (?:does|do|will|am|is|can|should|must|did)\b.*\b(?:keep|last|go on|hurt|feel|be like|like this|griev\w*|miss)\b/,
    not: /\b(?:he|she|they|train|bus|post|results?|appointment|recover\w*)\b/,
    tender: true,
    untold: /\b(?:panic\w*|attacks?)\b/,
    after: 'counsel',
    say: [
      "As long as it takes, and nobody's counting. It doesn't end on a day. You only notice afterwards that for once you didn't think of it, and that it was all right.",
    ],
    ask: ['When is it strongest?'],
  },
  {
    put: row(
      `${start}(?:will|won'?t|does|do|can|is) (?:it|this|that|things)\\b.*\\b(?:better|easier|stop|end|pass|change|go away|over|like this|ok|okay|all right|alright)`,
      '\\b(?:will|am) i (?:ever|always|going to|gonna|just)\\b.*\\b(?:feel|better|ok|okay|all right|alright|normal|myself|over|past|through|stop|like this|this way|heal|recover|happy again|love|trust)\\b',
      `${start}${reckon} (?:it|this|that|things|i)(?:'ll| will|'m going to| can)\\b`,
    ),
    not: /\b(?:die|dying|survive|cancer|scan|surgery|chemo|pregnan\w*|rain|court|visa)\b/,
    after: 'answers',
    tender: true,
    say: [
      "I can't promise you anything, but how it is now is rarely how it stays. It mostly changes slowly, with days in between that look like going back, and one sees it only afterwards.",
    ],
    ask: ["What's the hardest part of it just now?"],
  },
  {
    put: row(
      `${start}(?:${reckon} )?(?:(?:will|would|won'?t|is|are) )?${somebody}(?:'ll)?\\b.{0,12}\\b(?:will|would|'ll|going to|gonna|ever)\\b`,
      `${start}(?:will|would|won'?t) ${somebody}\\b`,
      `${start}(?:is|are) ${somebody} (?:ever )?(?:going to|gonna)\\b`,
    ),
    not: /\b(?:die|dying|survive|cancer|surgery|chemo|what|how|why|i'?d|if i)\b/,
    after: 'answers',
    say: [
      "{Q} I can't know, and nobody can before it happens. One plain question to {them} would tell you more than turning it over.",
      "I can't look ahead, and nobody can. You told me that {warm}, and that speaks for it. What happened so far doesn't settle it; such things often go differently from how they look on the worst day.",
      "I can't look ahead, and nobody can. What happened so far doesn't settle it, though; such things often go differently from how they look on the worst day.",
    ],
    ask: ['What would you want to happen?', 'What would you want to say to {them} first?'],
  },
  {
    put: /\b(?:what|wot) if\b|\bwhat happens if\b/,
    not: /\b(?:die|dies|dead|kill\w*|cancer|hospital|suicid\w*|hurts? (?:me|him|her|myself)|hit|pregnan\w*|catch(?:es)?|virus|covid\w*|corona\w*|sick|ill|comes? (?:back|round|to (?:his|her|their) senses)|changes? (?:his|her|their) mind|wants? (?:me|to \w+))\b/,
    after: 'answers',
    say: [
      "Then it'd be hard, and there'd still be a next step, and somebody to take it with. But it's only one of the ways it can go. Fear always shows that one first, and in the best light.",
    ],
    ask: ['What do you think is likelier, on a calm day?'],
  },
];

/** What Wren would do. */
const inTheirPlace: readonly ByForm[] = [
  {
    put: /\bwould (?:you|u) (?:keep|hold on to) (?:it|them|that|this|those|him|her|(?:the|my|his|her) \w+)\b|\bwhat would (?:you|u) do with (?:it|them|(?:the|my|his|her|their|this|that|those|these) (?!kids?|son|daughter|husband|wife|situation|feeling|anger|life|job|money)\w+)(?: \w+)?$/,
    tender: true,
    say: [
      "I'd keep {it} for now, somewhere out of sight if that's easier. You can still decide another day, and what's been thrown away can't be fetched back.",
    ],
    ask: ['What do you see, when you look at {it}?'],
  },
];

/** Whether to give up a thing that hurt today. */
const deeds: readonly ByForm[] = [
  {
    put: /\b(?:should|shall|can|could|do) i .* or (?:is |would )?(?:that'?s|it'?s|that|it|this)(?: is| be)? (?:just |too |a bit |a )*(?:dramatic|childish|petty|cowardly|cowardice|over the top|silly|much)$/,
    say: [
      "If it makes the day easier and nobody comes to harm by it, that's reason enough. You can do it without explaining yourself to anybody.",
    ],
    ask: ['What would it spare you?'],
  },
  {
    put: /\b(?:should|shall|do|must) i (?:just )?(?:tell|say|talk).* or (?:(?:will|would|does|do|is) )?(?:he|she|they|it)(?:'ll| will|'d| would)? (?:only |just )?(?:worry|upset|be (?:worried|upset|sad|afraid))/,
    say: [
      "You can tell {them} and take the worry out in the same breath: that it hurt, and that there's nothing {they} need{s} to do. Those who are fond of you mostly worry more about what they sense and aren't told.",
    ],
    ask: ['What would you want {them} to say?'],
  },
  {
    put: /\b(?:should|shall|can|could|do) i (?:just |even )?(?:go (?:down|over|up|in|back|round|there|with)|join|sit|knock|say (?:hello|hi|something|thank)|ask (?:if|to|her|him|them)|text|message|write|call|ring|thank|invite|wave)\b.* or (?:is|would|will|does) (?:it|that|this)(?: be| look| seem)? (?:\w+ ){0,2}(?:weird|odd|strange|awkward|silly|stupid|daft|creepy)/,
    untold: /\b(?:ex(?!-)|broke up|split up|dumped|blocked|space|no contact|left me|boss)\b/,
    say: [
      "I'd do it. It may be awkward for a minute, and then it mostly isn't. Awkward is a long way from weird, and it's forgotten sooner by the others than by you.",
    ],
    ask: ['What would you say first?'],
  },
  {
    put: /\b(?:is it (?:about |maybe |really |just )*time (?:to|i|for me to)|should i (?:just |maybe |even )*(?:give (?:it |this |that )?up|quit|stop|pack it in|resign|retire|step (?:down|back)|let (?:it|him|her|them) go))\b/,
    not: /\b(?:smok\w*|drink\w*|drugs?|weed|gambl\w*|vap\w*|meds|medication|tablets?|treatment|husband|wife|partner|seeing (?:him|her)|texting|messaging|calling|waiting|breastfeed\w*|him|her|vet|put)\b/,
    after: 'counsel',
    say: [
      "That isn't one for the day it hurt. Leave it open for a week or two, and see what you think on an ordinary morning. It needn't be all or nothing, either.",
    ],
    ask: ['What would you miss most?'],
  },
];

const losingIt =
  /\bam i (?:just )?(?:going|turning) (?:soft in the head|barmy|dotty|bats|mad|crazy|bonkers|insane|potty|daft|senile|gaga|round the bend)\b|\bam i (?:just )?losing (?:it|my (?:mind|marbles|head|grip))\b/;

/** What they fear to be. */
const verdicts: readonly ByForm[] = [
  {
    put: /\b(?:is|was) (?:it|that|this) (?:such )?an? (?:\w+ )?(?:red flag|crime|sin|disaster|cop-?out|bad sign|big deal|catastrophe|scandal)\b/,
    untold: harm,
    say: ["I wouldn't call it that, from what you've told me. It's human, and while it's small it's easily put right."],
    ask: ['What made you reach for such a big word?'],
  },
  {
    put: /\b(?:think|does|do) (?:it|that|this) (?:really |even |still )*matters?$/,
    tender: true,
    say: [
      "It matters to you, or you wouldn't still be turning it over. That's reason enough to take it seriously, and none to be harsh with yourself about it.",
    ],
    ask: ['What would be different, if it had gone the other way?'],
  },
  {
    put: losingIt,
    told: /\b(?:forg[eo]t\w*|forgotten|confus\w*|lost (?:the|a|his|her) (?:\w+ )?(?:name|word)|left the (?:car|iron|oven|gas|tap)|put the \w+ in the)\b/,
    untold: /\b(?:voices?|no sleep|haven't slept|follow\w* me|watch(?:ed|ing) me|dementia|alzheimer\w*)\b/,
    say: [
      "I don't think so. One slip says very little; a head that's full or tired drops things every day. If it goes on and frightens you, have it looked at. Mostly it's something that can be helped.",
    ],
    ask: ['What else has been in your head, these weeks?'],
  },
  {
    put: losingIt,
    untold:
      /\b(?:voices?|see(?:ing)? things|hear(?:ing)? things|no sleep|haven't slept|forget\w*|confus\w*|follow\w*|watch(?:ed|ing) me)\b/,
    tender: true,
    say: [
      "No, nothing you've told me sounds like that. Heads do odd things when there's a lot in them, and mostly they settle again by themselves.",
    ],
    ask: ['What else has been in your head, these weeks?'],
  },
  {
    put: /\b(?:am|was) i (?:just |being |a bit |too )*(?:paranoid|imagining (?:it|things|this|that)|seeing things|reading too much|making (?:it|this) up)\b/,
    untold: /\b(?:voices?|cameras?|follow\w* me|watch(?:ed|ing) me|bugged|poison\w*)\b/,
    say: [
      "I wouldn't call it that. You noticed something, and noticing isn't imagining. Whether there's anything behind it only comes out by asking once, calmly, about just what you saw.",
    ],
    ask: ['What was the first thing you noticed?'],
  },
  {
    put: /\bam i (?:just |being |too |a bit )*(?!mad|crazy|paranoid|imagining|overreacting|over reacting|dying|ill)[\w-]+,? or (?:is|was|are|does|do) (?:it|that|this|he|she|they)\b/,
    say: [
      "It can well be both. Feeling it doesn't mean that you're seeing it wrong, and if you're seeing it right it still stings.",
    ],
    ask: ['Which half is the bigger one, just now?'],
  },
  {
    put: /\b(?:am i|i'm|was it)\b (?:just |simply |only )*(?:getting|growing|too|so) old\b/,
    not: /\btoo old (?:to|for)\b/,
    say: [
      "A bit older, maybe, like everybody. But that isn't why it gets to you; it'd get to somebody of twenty as well.",
    ],
    ask: ['What made you think of age just now?'],
  },
  {
    put: row(
      `\\b(?:am|was) i (?:just |really |simply |only |even )*(?:not )?(?:made|cut out|good|clever|smart|strong|brave|man|woman|enough|built)\\b`,
      `\\b(?:is|was) it that i(?:'m| am| was) not\\b`,
      `${start}${reckon} i(?:'m| am| was) (?:really |just )?(?:not|so) `,
    ),
    say: [
      "No. One day that went badly says how that day went, and not what you're made of. At the end of it it sounds like the whole truth, and it's one page of it.",
    ],
    ask: ['What would you say to a friend who told you the same?'],
  },
  {
    put: row(
      '\\b(?:am|was) i (?:\\w+ )?(?:right|justified|entitled) (?:to|in) (?:feel(?:ing)?|be(?:ing)? (?:so |this |that )?(?:angry|mad|upset|hurt|sad|cross|furious|annoyed|disappointed|jealous|worried|scared|bothered))\\b',
    ),
    untold: harm,
    after: 'counsel',
    say: [
      "Yes. From what you've told me, anyone might feel that. What you do about it is another question, and it can wait.",
    ],
    ask: ['What would you want them to understand about it?'],
  },
  {
    put: row(
      '(?<!\\b(?:how|why|what|where|when|who|which|that) )\\b(?:am|was) i (?!going|gonna|ever|always|allowed|supposed|meant|obliged|safe|right|justified|entitled|to\\b)',
      `${start}${reckon} i(?:'m|'ve| am| was| did| said| have) `,
    ),
    not: /\b(?:jealous|scared|afraid|lonely|tired|angry|sad|worried|nervous|bored|homesick|envious|grieving|gay|bi|bisexual|lesbian|trans|asexual|queer|in love|ready|autistic|adhd|depressed|bipolar|pregnant|dying|ill|sick|addict\w*|alcoholic|having a|happy|over (?:him|her|it)|christian|muslim|religious|or)\b/,
    untold: harm,
    after: 'counsel',
    say: [
      "I wouldn't say so, from anything you've told me. It's the kind of question that comes at the end of a bad day, and then it sounds truer than it is.",
    ],
    ask: ['What set it off today?', 'What would you say to a friend who asked you that?'],
  },
];

/** What can be, and how it is done. */
const ways: readonly ByForm[] = [
  {
    put: row(
      `${start}(?:${reckon} |would |will |is )(?:that|it|this)(?:'d|'s|'ll)?(?: would| will| is| might)?(?: be)?(?: too| a bit| really| just)* (?:weird|odd|strange|awkward|silly|lame|cringe|pushy)\\b`,
    ),
    after: 'counsel',
    say: [
      "I don't think so. Done briefly and kindly, it mostly strikes people as ordinary, and they forget it sooner than you do.",
    ],
    ask: ['What would your first words be?'],
  },
  {
    put: row(
      `${start}(?:is|will|was) (?:it|that|this)(?: be)? (?:hard|difficult|easy)(?: (?:to (?:do|learn|start|get into))| at first)?$`,
    ),
    after: 'counsel',
    say: ['The first time, mostly, and less each time after that. The smallest version of it is enough to begin with.'],
    ask: ['Which bit of it would be the hardest for you?'],
  },
  {
    put: row(
      `${start}(?:how|where) (?:do|should|would|can|could) (?:i|one|you) (?:even |ever )?(?:start|begin)(?: (?:with )?(?:it|that|this))?$`,
    ),
    after: 'counsel',
    say: [
      'Small: take the easiest piece of it there is, this week, and do only that one. The first time is clumsy for everybody, and it counts all the same.',
    ],
    ask: ['What would be the easiest piece to begin with?'],
  },
  {
    put: row(
      `${start}how (?:can|do|could|would|will) i (?:ever |really |even )?(?:know|tell|be sure|find out)(?: that| this| it)?(?: for (?:sure|certain))?$`,
      `${start}how (?:can|do|could|would|will) i (?:ever |really |even )?(?:know|tell|be sure|find out) (?:if|whether|that) (?:he|she|they)\\b`,
    ),
    told: /\b(?:he|she|they|him|her|them|boss|manager|friends?|husband|wife|boyfriend|girlfriend|partner)\b/,
    not: /\b(?:alcoholic|addict\w*|depressed|suicid\w*|safe|ill|sick|dying|hurting)\b/,
    after: 'answers',
    say: [
      'Not by watching alone. Ask {them} about just that, once and calmly, and then go by what {they} do{es} in the weeks after more than by what {they} say{s}.',
    ],
    ask: ['What have you noticed so far?'],
  },
  {
    put: /\b(?:how|why) (?:are|is|can|do|does) (?:others|other people|everyone(?: else)?|everybody(?: else)?|they(?: all)?|people) (?:all |just |so )*(?:all )?(?:so (?:fast|good|quick|easily|sure|calm|clever|happy|sorted|together|far)|make it look|seem (?:to|so)|know what to)/,
    after: 'counsel',
    say: [
      "You see the others only from outside, and from there everybody looks quick and sure. What it cost them, and what they practised before, doesn't show. It's no fair comparison with what you know of yourself.",
    ],
    ask: ['Who could you ask how it really was for them?'],
  },
  {
    put: /\bwhat (?:does|do|did|can|should|would|could) (?:one|i|you|we|people) (?:even |ever )?(?:say|reply|answer|respond)(?: back)? to (?:that|this|it|something like (?:that|this)|such a thing)$/,
    after: 'counsel',
    tender: true,
    say: [
      'Less than you think. "I heard you, and I\'ll think about it" is a whole answer, and it leaves you the time to find out what you want to say.',
    ],
    ask: ['What would you say, if you could be quite honest?'],
  },
  {
    put: row(
      `${start}is it (?:even |ever |really )?possible (?:for (?:me|someone|people|anyone) )?(?:to )(?:heal|get over|get past|recover|move on|forgive|trust|forget|be happy|love|change|start (?:over|again)|live with)\\b`,
      `${start}(?:${reckon} )?(?:(?:can|could|do|does) )?(?:a (?:person|man|woman)|people|someone|somebody|anyone|one|you|i|we) (?:ever |really |actually |still |just |can |could )*(?:get over|recover|come back from|get past|live with|go on|move on|start (?:again|over)|change|be (?:happy|forgiven)|learn to|survive|get used)`,
    ),
    tender: true,
    after: 'counsel',
    say: [
      'Yes, people do. Not quickly, and not all the way back to how it was before, but to something one can live with, and be glad in again. It comes in small pieces, and the first ones hardly show.',
    ],
    ask: ['What would be the first small sign of it, for you?'],
  },
  {
    put: /\bhow (?:do|can|could|to|does|should|would)(?: (?:i|you|one|we|people|anyone))? (?:ever |just |even )*(?:not|stop|don'?t) (?:to )?(?:mind\w*|car(?:e|ing)|tak(?:e|ing) (?:it|things)|think(?:ing)? (?:about|of)|let(?:ting)? (?:it|this|that)|worry\w*)/,
    not: /\b(?:kill|cut|hurt)\b/,
    after: 'counsel',
    say: [
      "Not by deciding to; nobody can do that. It gets smaller by being told to somebody who's on your side, and by the next ordinary thing. Until then you're allowed to mind.",
    ],
    ask: ['Which bit of it stings most?'],
  },
  {
    put: /\bhow (?:do|does|can|could) (?:people|one|you|i|anyone|anybody|others) (?:ever |even |just |actually )*(?:decide|choose|pick|know what (?:to do|they want|i want|you want))\b/,
    after: 'counsel',
    say: [
      "Later than it looks, mostly, and with half the facts. They ask which of the two they'd be sorrier to have missed, take that one, and make it right by how they live with it.",
    ],
    ask: ['Which one would you be sorrier to have missed?'],
  },
  {
    put: /\bhow (?:do|does|can|could|would|should|am|will|the hell do|on earth do) (?:i|you|one) (?:even |ever |just |actually |still |supposed to |meant to )*(?:stand|face|go (?:back|in|on|there)|walk|carry on|keep|sit|show|look|get (?:through|up|on)|live|survive|do (?:it|this|that)|cope|manage|bear)\b/,
    not: /\b(?:tell|say|ask|explain|talk|write|answer|end my life|sure|know)\b/,
    after: 'counsel',
    tender: true,
    say: [
      "In small pieces. You don't have to do the whole of it well: get through the first minute, and then the next thing is only the next thing. It may look clumsy, and it still counts.",
    ],
    ask: ['Which minute of it do you dread most?'],
  },
];

/** Whatever else one person is asked about another. */
const anyMind: ByForm = {
  put: row(
    `${start}${reckon} ${somebody}(?:'s|'re)? `,
    `${start}(?:he|she|they) .* or (?:not|no)$`,
    `${start}(?:do|does|did|is|are|was|were|has|have|had|isn'?t|doesn'?t|didn'?t|wasn'?t|hasn'?t) ${somebody}\\b(?!'?s? (?:normal|common|usual|ok|okay|bad|wrong|my fault)\\b)`,
    `\\bmaybe ${somebody}\\b`,
  ),
  not: /\bthey (?:let|open|allow|accept|take|offer|sell|charge|check|need|require|send|pay|deliver)\b|\bha(?:ve|s) to\b|\b(?:dying|dead|in pain|suffering|bipolar|narcissis\w*|autis\w*|adhd|pregnan\w*|allowed to|legal\w*)\b|\b(?:is|was|does|did|has|isn'?t|do) (?:it|that|this)\b/,
  after: 'answers',
  say: [
    "{Q} I can't know from here; only {they} could say. It's fair to want to know, and you could ask {them} the way you asked me, in one sentence.",
    "I can't look into {them}, and I won't pretend to. You told me that {warm}, and I'd give that some weight. If it keeps nagging, you could ask {them} the way you asked me.",
    "I can't look into {them}, and I won't pretend to. It's fair to want to know, and you could ask {them} the way you asked me, in one sentence.",
  ],
  ask: ['What have you seen that makes you wonder?', 'What did {they} last say to you?'],
};

/** In the order they are tried in. */
export const byForm: readonly ByForm[] = [
  ...nice,
  heardOf,
  ...common,
  ...inPain,
  ...whyTheyHurt,
  ...whyI,
  ...lookingBack,
  ...minds,
  ...ahead,
  ...inTheirPlace,
  ...deeds,
  ...ways,
  ...verdicts,
  anyMind,
];
