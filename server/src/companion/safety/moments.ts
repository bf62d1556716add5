/**
 * What somebody says to Wren's own words in a crisis, beside a plain yes or no. Each has an answer of its own
 * (replies/moments.ts); all are read only while the danger is fresh, so they may be short.
 */
export const moments = [
  'else',
  'asks-why',
  'safer',
  'will-reach',
  'refuses-emergency',
  'fears-consequences',
  'asked-secrecy',
  'wants-method',
  'nothing-helps',
  'has-help',
  'stay',
  'sorry',
  'nobody',
  'scared',
  'cannot',
  'parting',
  'thanks',
] as const;
/** And what is only read under one kind of danger (`momentIn`): taking the blame, and anything else that goes on with it. */
export const ofOneNeed = ['blames-self', 'feels-fine', 'how-to-stop', 'asks-what', 'nowhere', 'told'] as const;
export type Moment = (typeof moments)[number] | (typeof ofOneNeed)[number];

/** In the order they are tried. Bounded gaps only. */
const signs: Readonly<Record<(typeof moments)[number], RegExp>> = {
  'asks-why':
    /\b(?:what do you mean|what are you (?:on|talking) about|why (?:are|do|did|would) you (?:ask|asking|say|saying|think)|where (?:did|do) you get that)\b/i,
  else: /\b(?:talk about (?:something|anything) (?:else|different)|change (?:the |this )?(?:subject|topic)|distract me|take my mind off)\b/i,
  safer:
    /\b(?:(?:i|ive|i've|i have) (?:\w+ )?(?:stepped (?:back|away|down)|came (?:down|back|inside)|come (?:down|inside)|moved away|put (?:it|them|the \w+) (?:away|down|back|outside|in|into|up|under)|told (?:my|his|her|their) (?!not)\w+|(?:called|rang|texted) (?:her|his|their) \w+|locked (?:it|them) away|flushed|threw (?:it|them) (?:out|away)|called (?:my|911|999|112|988|them|someone|an? \w+)|unloaded|gave (?:it|them|the \w+) to)|(?:is|are|'s) (?:coming|on (?:his|her|their|the) way|here with me|with me now)|(?:mum|mom|dad|sister|brother|wife|husband|friend|partner|roommate|flatmate|neighbou?r|he|she|they)(?:'s|'re| is| are) (?:home|here|coming|with (?:me|her|him|them)|driving there|there with|safe|ok(?:ay)? now|calling)|(?:has|have|got) (?:the|my) keys?|i(?:'m| am) (?:safe|safer|ok|okay) now|ambulance is (?:here|coming)|put (?:it|them) away)\b/i,
  'will-reach':
    /^(?!.*\b(?:good ?bye|sorry|love them)\b).*\b(?:(?:i'?ll|i will|i can|i could|i'?m going to|gonna|let me) (?:go (?:and )?)?(?:knock|call|ring|phone|text|message|wake|ask)\b|next door\b|(?:maybe|perhaps|probably|there'?s|there is|only) (?:my )?(?:mum|mom|dad|sister|brother|wife|husband|friend|partner|roommate|flatmate|neighbou?r|aunt|uncle|nan|gran|cousin)\b)/i,
  'refuses-emergency':
    /\b(?:(?:no|not|don'?t|won'?t|can'?t|never|without)\b.{0,24}\b(?:ambulance|hospital|police|911|999|112|er|a&e|cops|emergency|paramedics))\b/i,
  'fears-consequences':
    /\b(?:lock me (?:up|away)|commit me|section(?:ed)? me|hospitali[sz]e me|take (?:her|him|them|my (?:kids?|baby|children|son|daughter)) away|lose (?:my (?:job|kids?|children|licen[cs]e|visa|gun|baby)|custody)|call the (?:cops|police) on me|(?:you|they|he|she)(?:'ll| will|'d| would)? (?:all )?think i'?m (?:crazy|mad|insane|nuts|weak|a monster|attention)|straitjacket|psych ward|mental hospital|get in trouble|(?:would|will|'ll|'d|are going to|is going to) be (?:so |really |very )?(?:mad|angry|ashamed|disappointed|furious))\b/i,
  'asked-secrecy':
    /\b(?:promise[ds]? (?:me |her |him |them )?(?:not to|i wouldn'?t|to keep)|(?:don'?t|do not|please don'?t|won'?t) tell (?:anyone|anybody|my|them|him|her)|keep (?:it|this) (?:a )?secret|sworn to secrecy|who (?:sees|reads) this|between us)\b/i,
  'wants-method':
    /\b(?:just (?:tell|answer) me|(?:why )?(?:won'?t|can'?t) you (?:just )?(?:tell|answer)|answer (?:me|the question|my question)|tell me (?:how|anyway|please)|you didn'?t answer|i asked you)\b/i,
  'nothing-helps':
    /\b(?:nothing (?:\w+ )?(?:helps?|works?|worked|changes|will help|can help)|(?:no ?body|no one|they|it|that|talking|therapy|meds|pills|you) (?:can'?t|cannot|won'?t|doesn'?t|don'?t|didn'?t|never|can) (?:\w+ )?help(?:s|ed)?|nobody helps|tried (?:everything|it all|all of (?:it|that))|what'?s the point|no point|too late|it'?s useless|it is pointless|beyond help|hopeless)\b/i,
  'has-help':
    /\b(?:(?:already|i) (?:have|see|saw|got|talk to|am seeing|'m seeing) (?:\w+ )?(?:therapist|counsell?or|psychiatrist|psychologist|doctor|gp|social worker|support worker)|i'm (?:already )?in therapy|my (?:therapist|counsell?or|psychiatrist) (?:knows|is))\b/i,
  stay: /\b(?:(?:don'?t|please don'?t|do not) (?:leave|go|hang up|stop)|stay with me|are you (?:still )?there|you still there|talk to me|can we (?:just )?talk(?! about)|keep talking|just listen|i (?:just )?(?:want|need) to talk)\b/i,
  sorry:
    /\b(?:sorry|my bad|i shouldn'?t have said|forget (?:it|i said)|never ?mind|ignore (?:me|that)|i'?m being (?:stupid|silly|dramatic)|bothering you|waste (?:of )?your time|burden)\b/i,
  nobody:
    /\b(?:(?:no ?body|no one|no friends|no family)\b.{0,30}|i(?:'m| am) (?:all |completely |totally |so )?(?:alone(?! with)|by myself|on my own)|just me|don'?t have anyone|there'?s no ?(?:one|body)|nobody (?:is|here)|no tengo a nadie|estoy sol[oa]|n[aã]o tenho ningu[eé]m|estou sozinh[oa]|je n'ai personne|je suis seule?|ich habe niemanden|bin (?:ganz )?allein|non ho nessuno|sono sol[oa])\b/i,
  scared: /\b(?:scared|afraid|terrified|frightened|shaking|panicking|freaking out)\b/i,
  cannot:
    /\b(?:i (?:just )?(?:(?:can'?t|cannot)(?= *(?:[.,!…]|$|and\b|any ?more|just\b|do (?:it|this|that)|go on|keep|carry|cope|take|stand|bear|breathe|sleep|talk|say|move|stop|leave|call|ring|tell|explain|think|be\b|ever|even|face|get (?:up|out|through)))|don'?t know (?:how|what to do|what to say)|don'?t want to (?:talk|tell|say))|too hard|can'?t stop|can'?t leave|i'?m (?:so |too |just )*tired|exhausted)\b/i,
  parting:
    /\b(?:good ?night|(?:going|off|go) to (?:bed|sleep)|try (?:to|and) (?:sleep|rest)|give it a rest|leave it (?:there|for (?:now|tonight|today))|call it a (?:night|day)|talk tomorrow)\b/i,
  thanks:
    /\b(?:thanks?(?: you)?|thank u|ty|gracias|merci|danke|obrigad[oa]|grazie|ok(?:ay)?|alright|i(?:'ll| will) try|fine|sure)\b/i,
};

/** Up to so many characters a thanks or an 'ok' is what was said, and not the end or the middle of something told. */
const merely = 80;

/** The first sign that a message of ordinary length shows. */
export function momentOf(message: string): Moment | undefined {
  if (message.length > 400) return undefined;
  const plain = message.replaceAll('’', "'");
  const found = moments.find((moment) => signs[moment].test(plain));
  return found === 'thanks' && message.length > merely ? undefined : found;
}

/** What is told on of a life that hurts: it belongs to the danger just spoken of, while that is fresh. */
export const goesWithIt =
  /\b(?:hates? me|left (?:me|us|in|last)|lost (?:my|the|everything|it all)|bull(?:y|ied|ying)|(?:would|'d|will) (?:just |only )?(?:cry|be (?:angry|mad|upset|ashamed))|does(?:n'?t| not) know|nobody|no ?one|alone|lonely|ashamed|guilt\w*|exhausted|hurts?|crying|empty|numb|hopeless|worse|every (?:day|night)|since (?:he|she|they|my))\b/i;

/** Takes the blame for what is done to them. */
export const blamesSelf =
  /\b(?:my (?:own )?fault|i (?:push(?:ed)?|provoke[ds]?|press(?:ed)?|deserve[ds]? (?:it|this)|made (?:him|her|them)|ask(?:ed)? for it)|i(?:'m| am) (?:difficult|too much|the problem))\b/i;

/** Said after something was taken, as if it were proof. */
export const feelsFine = /\b(?:feel(?:ing)?|i'?m|i am) (?:\w+ )?(?:fine|ok(?:ay)?|all ?right|normal|good)\b/i;

/** Asks for something else to do than hurt themselves. */
export const howToStop =
  /\b(?:how (?:do|can|could|would) (?:i|you|people|anyone) (?:\w+ )?(?:stop|quit|resist)|what (?:can|do|should|could) i do instead|make (?:it|the urges?) (?:stop|go away))\b/i;

/** Asks what to do about what is done to them. */
export const asksWhat =
  /\b(?:what (?:should|can|could|shall|do|must|would) (?:i|you|we) (?:even |possibly |suggest )?(?:do|say)?|any (?:advice|suggestions?|ideas?)|please (?:help|advise|suggest)|(?:seeking|looking for|want) (?:some |any )?(?:\w+ )?(?:help|support|therapy)|(?:give|need) (?:me )?(?:some |your |an? )?(?:advice|help|suggestions?)|how (?:do|can|should) i (?:get (?:out|away|help)|leave|stop (?:him|her|them|it|this)|handle|deal))\b/i;

/** Whoever hurts them is not there now. */
export const areAway =
  /\b(?:he|she|they)(?:'s|'re|s| is| are)? (?:not (?:at )?(?:home|here|in|there)|(?:gone|out|away|asleep|sleeping|at work)\b|left\b)|\b(?:i left|i'?m out|i got out|i am out|at my (?:mum|mom|mother|sister|friend|brother|parent)\w*)\b/i;

/** Or is, or will be soon. */
export const areNear =
  /\b(?:he|she|they)(?:'s|'re|s| is| are|'ll| will)? (?:\w+ )?(?:(?:be |come |coming |get |getting )?(?:home|here|back)|outside|downstairs|upstairs|next door|coming|on (?:his|her|their) way|in the (?:house|next room|other room|kitchen|living room))\b/i;
/** Who is hurt at home and knows no other roof. */
export const hasNowhere =
  /\b(?:nowhere|no ?where|no (?:other )?place|not? anywhere)(?: else)? to (?:go|stay|sleep|live|run)\b|\bwhere (?:can|could|do|would|should) (?:i|we) (?:even )?go\b/i;

/** Asks whether to do something for another. */
export const asksWhether = /\bshould (?:i|we)\b|\bdo i (?:have to|need to|call|tell|report)\b/i;

/** Whoever they worried about is safe. */
export const theyAreSafe =
  /(?<!\b(?:says?|said|claims?|thinks?|pretends?|swears|insists|tells me|told me) (?:that )?)\b(?:(?:she|he|they)(?:'s|'re|s| is| are) (?:\w+ )?(?:ok(?:ay)?|safe|fine|alive|awake|conscious|breathing|with (?:her|his|their|me)|in (?:the )?(?:hospital|ambulance|icu|a&e|resus))|found (?:her|him|them)|got to (?:her|him|them)|(?:took|taking|have taken|rushed) (?:her|him|them)(?! (?:all|pills|tablets))|(?:paramedics?|ambulance|the crew|police|doctors?)(?:'s|'re| is| are| has| have| just)? ?(?:\w+ )?(?:here|arrived|outside|with (?:her|him|them)))\b/i;

/** Says that there is no plan. */
export const noPlan = /\b(?:no|don'?t have(?: a| any)?|haven'?t (?:got )?(?:a|any)|not have(?: a| any)?) plans?\b/i;
