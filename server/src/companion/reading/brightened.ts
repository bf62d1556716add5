/** What turned out well, by what may be said to it. */
export type Bright =
  | 'asleep'
  | 'touch'
  | 'made-up'
  | 'answered'
  | 'asked'
  | 'kindness'
  | 'relief'
  | 'found'
  | 'went-well'
  | 'praise'
  | 'knew'
  | 'small-good'
  | 'eased'
  | 'glad';

export interface Brightened {
  bright: Bright;
  /** The clause that tells it, as they wrote it: 'he fell asleep holding my sleeve'. */
  clause: string;
}

const given =
  '(?:(?:a|an|some|half|two|three|his|her|their|the|one|of|little|small|big|whole|home-?made|birthday|cup|bowl|plate|slice|piece|bit|bunch|hot|warm|old|own|last|best|favou?rite) )*(?:soup|flowers|dinner|lunch|tea|coffee|breakfast|cakes?|sandwich(?:es)?|biscuits?|cookies?|pie|bread|chips|chocolates?|jumper|scarf|blanket|plant|card|desk|poem|drawing|painting|mixtape|umbrella|coat|hot chocolate|food)';

/** Told in plain words, with no good word in them. Each is tried on the message in lower case; where it is only good after something hard, `after` says what; and `unless` where it may weigh on them. */
const brights: readonly { bright: Bright; when: RegExp; after?: RegExp; unless?: RegExp }[] = [
  {
    bright: 'asleep',
    when: /\b(?:fell|fallen) asleep (?:(?:on|in|against|next to|beside|holding|across) (?:me|top of me|(?:my|our) (?:chest|lap|shoulder|arms?|bed|knees?|belly|tummy|sleeve|hand))\b|with (?:his|her|their) \w+ (?:on|in|round|around|against) (?:me|mine|my)\b)|\basleep[.,]? on (?:me|top of me|my (?:chest|lap|shoulder|arm|belly|tummy))\b/g,
  },
  {
    bright: 'touch',
    when: /\b(?:hugged|hugs|cuddled) (?:me|us)\b|\b(?:gave|gives|give) (?:me|us) (?:a|the) (?:\w+ )?(?:hug|cuddle)\b|\b(?:held|took|squeezed|holding) (?:on to |onto )?my (?:hand|sleeve|finger|little finger)\b|\b(?:put|puts|leaned|leant|rested|laid|lays|rests) (?:his|her|their) (?:\w+ )?head (?:on|against|in) (?:me|my (?:shoulder|lap|chest|arm|knee)|mine)\b|\b(?:put|puts) (?:his|her|their) (?:\w+ )?arms? (?:round|around) (?:me|my shoulders?)\b/g,
  },
  {
    bright: 'made-up',
    when: /\b(?:said|says|say|wrote|writes|texted|replied) (?:that )?(?:it'?s|its|it was|it is|that'?s) (?:all )?(?:ok(?:ay)?|fine|all right|alright|forgotten|forgiven)\b/g,
    after:
      /\b(?:told|said|say|says|texted|wrote)\b(?: (?:to )?(?:him|her|them|my \w+|\w+))? (?:i(?:'m| am| was) )?(?:so |really )?sorry\b|\b(?:i|i've) apologi[sz]ed\b|\bmy apology\b|\bknocked\b.*\bsorry\b/,
  },
  {
    bright: 'made-up',
    when: /\b(?:forgave|forgives|has forgiven|'s forgiven) me\b|\baccepted my (?:apology|sorry)\b|\bwe (?:made up|talked it (?:out|over|through)|laughed about it|hugged(?: it out)?)\b|\bwe(?:'re| are) (?:ok(?:ay)?|good|friends|all right|alright|fine|speaking|talking|on speaking terms) again\b|['"“]sorry\. you were right|\b(?:he|she|they) just laughed and (?:gave|said|hugged|asked|poured|made)\b/g,
  },
  {
    bright: 'made-up',
    when: /\bwe(?:'re| are|'ve got| got| have got) back together\b/g,
    after: /\b(?:broke up|broken up|break-?up|split up|left me|dumped|moved out|divorc\w+|separat\w+|ended)\b/,
  },
  {
    bright: 'made-up',
    when: /\b(?:he|she|they|mum|mom|dad) (?:has )?apologi[sz]ed to me\b/g,
    unless: /\bi (?:snapped|shouted|yelled|screamed|lost it|was (?:so )?(?:short|rude|awful|horrible))\b/,
  },
  {
    bright: 'answered',
    when: /\b(?:said|says|say|wrote|writes|wrote back|texted|replied)(?: back| me| to me)?[:,]? ["'“]?(?:that )?(?:(?:he|she|i|you idiot i) )?(?:really |also |still |do |does )?(?:miss|misses|missed|love|loves|loved) (?:me|you|us)\b|\b(?:he|she|they|mum|mom|dad|sister|brother) (?:sent|sends|send|wrote|texted)\b(?: me)?\b[^!?]{0,40}\bwith a (?:\w+ )?heart\b|\bsent me a (?:\w+ )?heart\b|\b(?:rang|called|phoned|picked up)\b[^!?]{0,40}\bwe (?:talked|spoke|chatted|laughed)\b/g,
  },
  {
    bright: 'asked',
    when: /\basked (?:me )?(?:if|whether) i(?:'d| would)? (?:want|wants|wanted|like|liked|fancy|fancied|feel like|felt like) (?:to (?:see|watch|eat|come|join|go for|play|sit|have|get|meet|walk|share|bake|cook|sing|hang)\b|a (?:tea|coffee|drink|brew|walk|game|bite)|some\b|dumplings|tea|coffee|cake|food|company)|\basked me to (?:eat|sit|join|have lunch|play|come along|come round|come over|walk|dance|sing|go for)\b|\binvited me (?:over|round|along|to (?:eat|sit|join|dinner|lunch|tea|(?:his|her|their) (?:house|place|birthday|party|table)))|\basked if i(?:'d|'ve| had| have| have already| had already)? eaten\b/g,
  },
  {
    bright: 'kindness',
    when: new RegExp(
      `\\b(?:brought|bring|made|cooked|baked|bought|gave|give|sent|send|lent|left|knitted) (?:it )?(?:me|us|round|over) ${given}\\b|\\bto bring me ${given}\\b|\\bknock(?:ed|s)? with ${given}\\b|\\b(?:kept|saved|keep|saves|had kept) (?:(?:a|my|his|her|the|our|me a) )(?:chair|seat|place|spot|table|slice|plate|piece)(?: for (?:me|us))?\\b|\\bmade room for (?:me|us)\\b|\\b(?:moved|budged|shuffled) up (?:for|so)\\b|\\b(?:walked|drove) (?:me|us) home\\b|\\bstood up for me\\b|\\b(?:sang|sing|sings) (?:to me|me (?:a|the|my|happy))\\b|\\bstuck up for me\\b|\\bcovered (?:my shift|for me)\\b|\\b(?:sent|send|sends|lent|gave) me the money\\b|\\b(?:said|says) (?:right,? |ok(?:ay)?,? |\\w+,? )?["'“]?we(?:'ll| will|ll) (?:sort|fix|manage|work|get through|figure)`,
      'g',
    ),
  },
  {
    bright: 'relief',
    when: /\b(?:it'?s|its|it is|it was|came back|comes back|results?(?: are| is| were| was)?|scan(?: is| was)?|lump(?: is| was)?|biopsy(?: is| was)?|bloods?(?: are| were)?) (?:all )?(?:benign|clear|normal|not cancer)\b|\b(?:got|gave (?:me|him|her|us)|given) the all[- ]clear\b|\b(?:he|she|i)(?:'s|'m| is| am) (?:cancer[- ]free|in remission)\b|\b(?:is|'s|are|came) out of (?:intensive care|icu|danger)\b|\b(?:op|operation|surgery|procedure|it) went (?:\w+ )?(?:fine|well|ok(?:ay)?)\b(?=.*\b(?:vet|op|operation|surgery|doctor|surgeon|woke|wagged)\b)|\b(?:vet|doctor|surgeon) (?:says|said) (?:it|everything|he|she|all) (?:all )?(?:went|is|was|looks|looked) (?:\w+ )?(?:fine|well|ok(?:ay)?|good)\b|\bfound (?:a|the) heartbeat\b|\bpulled through\b|(?:^|[.!] )all[- ]clear(?= ?!|\.?$)/g,
  },
  {
    bright: 'relief',
    when: /\b(?:we|i) won\b/g,
    after: /\b(?:tribunal|court|case|appeal|hearing|claim)\b/,
  },
  {
    bright: 'relief',
    when: /\b(?:(?:he|she|mum|mom|dad)(?:'s| is| has come| came| got) (?:back )?home(?: again| safe(?:ly)?| at last| today)?|they (?:let|sent|discharged) (?:him|her)(?: come| go)?(?: back)? home)(?= ?[!.]?$|!)/g,
    after: /\b(?:hospital|surgery|operation|intensive care|icu)\b/,
  },
  {
    bright: 'found',
    when: /\b(?:i |we |they )?(?:'ve |have )?(?:just )?found (?:it|him|her|them|(?:my|the) (?:keys|wallet|phone|ring|bag|purse|dog|cat|glasses|passport|card))\b|\b(?:somebody|someone) (?:had )?handed it in\b|\b(?:she|he|they)(?: has|'s| just)? (?:came back|come back|turned up|is back|came home|is home)\b|\bit(?:'s| has| just)? (?:turned up|been found)\b|\bgot (?:it|them|him|her) back\b/g,
    after:
      /\b(?:missing|lost|can'?t find|cant find|disappeared|ran away|run away|escaped|gone since|nowhere|looking for|misplaced)\b/,
  },
  {
    bright: 'went-well',
    when: /\b(?:it|that|everything|the (?:talk|call|interview|meeting|exam|lesson|lunch|dinner|visit|speech|presentation|appointment|date)) (?:actually |really |all )?went (?:really |quite |so |pretty |very |surprisingly )?(?:well|fine|ok(?:ay)?|great|good|better than)\b|\band (?:it was (?:actually )?(?:ok(?:ay)?|fine|good|lovely|alright|all right)|nothing (?:bad )?happened|i survived)$/g,
  },
  {
    bright: 'went-well',
    when: /\btook the (?:\w+ )?(?:bus|train|tube|lift|tram|\d+)\b/g,
    after: /\b(?:panic\w*|scared|afraid|terrified|phobia|anxi\w*|can'?t go on)\b/,
  },
  {
    bright: 'praise',
    when: /\b(?:said|says|say|told|tells|told me|wrote)(?: to)?(?: me| us)?[:,]? ["'“]?(?:thanks,? (?:mum|mom|dad|love|mama|mam|papa|nan|gran)|good (?:hands|job|work)|well done|nice (?:job|work)|(?:i'?m|i am|he'?s|she'?s|they'?re|he is|she is|he was|she was) (?:so |very |really )?proud of (?:me|you)|i did (?:so |really |very )?(?:well|good|great)|i was (?:so |really |very )?(?:brave|great|brilliant))\b|\b(?:asked|asks) for me by name\b/g,
  },
  {
    bright: 'knew',
    when: /\b(?:she|he|mum|mom|dad|nan|gran|granny|grandad|grandpa|grandma) (?:knew (?:me|who i was)|recogni[sz]ed me|remembered (?:me|my name)|said my name)\b/g,
  },
  {
    bright: 'small-good',
    when: /\b(?:had|has|wanted|asked for) (?:seconds|thirds)\b|\b(?:he|she|they|baby|the baby|kids|the kids) slept (?:right |all )?(?:through|the whole night|all night)\b|\b(?:came|comes|come) home with a (?:new )?friend\b|\bbrought a friend (?:home|round|over|back)\b|\bmade a (?:new )?friend\b|\b(?:he|she|mum|mom|dad|gran\w*|nan) (?:laughed|smiled|spoke|talked|sang|walked) (?:today|tonight|this morning|yesterday)[.,]? (?:for the )?first time|\b(?:took|had) (?:his|her|its) first (?:bottle|steps?|feed)\b|\basked if (?:he|she|they) (?:can|could) go (?:back|again)\b/g,
  },
  {
    bright: 'small-good',
    when: /\b(?:he|she|mum|mom|dad|nan|gran) (?:ate|eats|drank|finished) (?:a whole|all|the whole|everything|half|two|three|some)\b/g,
    after: /\b(?:hospital|ill|sick|not eating|n'?t eat\w*|pneumonia|chemo|op|operation|weak|feeding|appetite)\b/,
  },
  {
    bright: 'eased',
    when: /\b(?:i(?:'m| am) (?:not|no longer)(?: really| so| that| as)? (?:scared|afraid|sad|angry|worried|anxious|nervous|lonely|ashamed|jealous|upset|mad)(?: (?:of|about|at|with) (?:it|him|her|them|that|this|\w+))?(?: any ?more| any longer| now)|i (?:wasn'?t|was not) (?:\w+ )?(?:scared|afraid|nervous|anxious|worried|lonely|angry) (?:for once|this time|today)|i used to (?:be (?:\w+ )?(?:scared|afraid|sad|angry|worried|anxious|nervous|lonely|ashamed|jealous)|dread|hate|fear|worry|panic|cry)(?: of| about| with| at| before| on)?(?: \w+){0,3},? (?:(?:and|but|and now|but now|now) )?(?:i(?:'m| am) not|i don'?t|not)(?: any ?more| now)?|i no longer (?:feel (?:so )?)?(?:scared|afraid|sad|angry|worried|anxious|nervous|lonely|ashamed|jealous|dread|hate|fear|panic)(?: (?:of|about|at|with|before|on|in))?(?: \w+){0,3}|(?:it|today|that|this)(?:'s| is| was)?(?: ?n'?t| not) (?:quite |nearly |half |even )?(?:as|so) (?:bad|hard|awful|painful|heavy|loud|scary) (?:as (?:yesterday|last (?:week|night|time|month)|before|it was|i (?:thought|feared))|any ?more|today|now))(?=[.!]*$)/g,
    unless: /\b(?:numb|empty|nothing|dying|die|death|dead|just)\b/,
  },
  {
    bright: 'glad',
    when: /\bcould(?: ?n'?t| not) (?:possibly )?be (?:any )?(?:happier|better|prouder|more (?:happy|proud|pleased|grateful|relieved))\b|\bnever (?:been|felt) (?:so |this |as )?(?:happy|happier|better|good|great|proud|prouder|free|alive|calm|calmer|at peace)\b|\bhappiest i(?:'ve| have) (?:ever )?(?:been|felt)\b/g,
  },
];

/** What stands before it in its clause and makes it no news of now. */
const unsaid =
  /\b(?:not|'d have|'ve always|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|\d{4})|(?:do|does|did|is|are|was|were|would|could|should|has|have|had|ca|wo|ai)n'?t|never|nobody|no one|no-one|if|unless|until|wish(?:ed)?|wants?|wanted|hop(?:e|ed|ing)|would|could|should|might|maybe|used to|thought|pretend\w*|dream\w*|dreamt|imagin\w*|always|last (?:year|time|week|month)|told (?:him|her|them|everyone|my \w+)|once|years ago|as a (?:kid|child)|remember|when|before|after|will|'ll|gonna|going to|who|other people|everyone else|instead|than|why|i|we've|i've|hate\w*) (?:\w+ ){0,4}$/;
/** 'I said it's fine', 'I held his hand': of what they did themselves, only these are news that came to them. */
const mayBeOwn: readonly Bright[] = ['found', 'went-well', 'relief', 'eased', 'glad'];

/** What takes it back, or stands darker behind it: the last clause decides. */
const sour =
  /\b(?:but|only|except|still|not|(?:do|does|did|is|are|was|were|would|could|should|has|have|had|ca|wo|ai)n'?t|never|nobody|no one|alone|left|leaves?|leaving|gone|dead|died|dying|late|drunk|again|always|cr(?:y|ies|ied|ying)|tears|sick|hate\w*|worse|worst|scared|afraid|worr\w+|cannot|anyway|though|however|liar|lie[sd]?|lying|lost|goodbye|bad|hard|sad|angry|guilt\w*|ashamed|shame|pain|hurts?|fake|pretend\w*|guard|ex|affair|cheat\w*|message\w*|wants? (?:his|her|it|the)|police|divorce|like (?:i'?m|i am) (?:a|the|nothing)|creep\w*|weird|uncomfortable|drugs?|overdos\w*|funeral|coffin|last time|first and last|like nothing (?:had )?(?:ever )?happened|then|and now|now they|that'?s it|after (?:\d+|all|two|three|six|eight|nine|ten)|looked|stared|why|in front of|spent the night|said no|someone internal|check(?:s|ed|ing)? my|wedding|school days|back then|years?|told me(?! off)|have to|had to|need(?:s|ed)? to|let me go|hired|mistake|after what|what (?:he|she|they) did|so (?:he|she|they) (?:could|can|would)|awake|feel|felt|cancer|diagnos\w*|instead|fired|wrong|everyone (?:else|says)|someone else|(?:the )?other one|married|pregnant|moving (?:out|away)|goodbye|for (?:his|her|their) (?:wife|husband|girlfriend|boyfriend)|gets me|politely|like (?:he|she|they)(?:'?s|'?re| is| are| was| were)|felt sorry|so why|fault|suppose[ds]?|because)\b|\?|(?:^|\s)fine\W*$/;
/** Said so of what is good: no fuss was made. */
const noFuss =
  /\b(?:nobody|no one|they|he|she) ?(?:did(?:n'?t| not))? (?:even )?(?:said|say) (?:anything|a word|nothing|much)(?: about it)?\b|\b(?:did(?:n'?t| not)) (?:even )?(?:say|ask) (?:anything|a word|much)(?: about it)?\b|\bno (?:hurry|rush|problem|worries|fuss)\b|\bnot bad\b|\bsitting\b[^.!?]*\blike nothing happened\b|\bcan (?:he|she|they|i) still\b|\bstill (?:in it|there|warm)\b|\bdoor'?s always open\b|\bnothing bad happened\b|\bstill here\b|\bi(?:'m| am) (?:still )?crying (?:happy|with happiness|of joy)\b|\bstill smiling\b|\bwe always (?:do|did|have)\b|\bbut you'?re my \w+|\b(?:just )?(?:scared|worried) (?:for|about) me\b|\bcrying,? in a good way\b|\bin a good way\b|\bbut (?:he|she|they) (?:rang|came|called|answered|did|asked|wrote)\b/g;

/** By whom it may be no kindness, and after what a sorry mends nothing. */
const unsafe =
  /\b(?:boss|manager|teacher|coach|tutor|uncle|step-?(?:dad|father|brother)|colleague|co-?worker|client|customer|stranger|priest|pastor|landlord|(?:a|some|the|this|old|that) (?:man|guy|bloke|dude)|hit|hits|slap\w*|shov\w+|pushed me|punch\w*|chok\w+|threat\w*|violent|abus\w+|controlling|cheat\w*|affair|drunk)\b/;
/** What lies over the whole of it. */
const shadow =
  /\b(?:my ex|miscarr\w*|lonely|wept|sobbed|divorce\w*|felt sorry for|since (?:he|she|they) left|gambl\w+|fainted|flat as|dying|gin|secretly|overheard|dementia|alzheimer\w*|hospice|palliative|terminal)\b/;
/** Of whom it is told that they are dying, nothing is bright for being quiet. */
const ending =
  /\b(?:is|are|she's|he's|shes|hes|was) (?:\w+ )?dying\b|\bput (?:him|her|it) (?:down|to sleep)\b|\bhospice\b|\bpalliative\b|\bterminal\b|\bvet is coming\b/;
const close: readonly Bright[] = ['touch', 'asleep', 'made-up'];
/** A longer story has more than one end. */
const story = 60;

/** How far from the end it may stand: what is followed by a story is not how it ended. */
const most = 28;

/**
 * Something that turned out well, told late in a message in plain words: a sorry that was taken, a hand held, a scan that is clear.
 * `earlier` is what they told before this message. Undefined where anything behind it takes it back, and where it is long ago,
 * wished for or denied.
 */
export function brightenedBy(text: string, earlier = ''): Brightened | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
  const lower = plain.toLowerCase();
  const told = `${earlier.toLowerCase()} ${lower}`;
  if (shadow.test(lower) || ending.test(told) || lower.split(/\s+/).length > story) return undefined;
  let last: (Brightened & { at: number }) | undefined;
  for (const { bright, when, after, unless } of brights) {
    if ((close.includes(bright) && unsafe.test(told)) || unless?.test(told)) continue;
    for (const match of lower.matchAll(when)) {
      const from = startOf(lower, match.index);
      const before = lower.slice(from, match.index);
      if (unsaid.test(before) && !(mayBeOwn.includes(bright) && /^(?:and |then )?(?:i|i've|i just)\b/.test(before)))
        continue;
      if (/^i\b/.test(match[0]) && !mayBeOwn.includes(bright)) continue;
      if (after && !after.test(`${earlier.toLowerCase()} ${lower.slice(0, match.index)}`)) continue;
      const behind = lower.slice(match.index + match[0].length).replace(noFuss, '');
      if (sour.test(behind) || behind.split(/\s+/).length > most) continue;
      const at = match.index;
      // 'The vet says it went fine' is more than something gone well.
      const isLess = bright === 'went-well' && last?.bright === 'relief';
      if (!isLess && (!last || at > last.at))
        last = { bright, at, clause: clauseAt(plain, from, at + match[0].length) };
    }
  }
  if (!last) return undefined;
  // 'He's asleep. On my chest': one thing, told in pieces; of two sentences the last tells it.
  const clause = last.clause
    .replace(/[.,!]+\s+(?=(?:on|with|in|at|holding) )/g, ' ')
    .split(/(?<=[.!])\s+/)
    .at(-1);
  return { bright: last.bright, clause: clause ?? last.clause };
}

const breaks = /[.!?;\n]\s*|,\s+|\s(?:and|then|but|so)\s+/g;

/** Where the clause begins that holds this place. */
function startOf(text: string, at: number): number {
  let from = 0;
  for (const one of text.slice(0, at).matchAll(breaks)) from = one.index + one[0].length;
  return from;
}

function clauseAt(text: string, from: number, end: number): string {
  const rest = text.slice(end);
  const stop = rest.search(/[.!?;,\n"]|\s(?:and|then|but|so)\s/);
  const clause = text.slice(from, stop < 0 ? text.length : end + stop).trim();
  // What was said to them is kept to its closing mark.
  if ((clause.match(/"/g)?.length ?? 0) % 2 === 0) return clause;
  const closing = text.indexOf('"', from + clause.length);
  return closing < 0 ? clause.replaceAll('"', '') : text.slice(from, closing + 1).trim();
}
