import { isAskew } from './askew.ts';
import { isBent, untimely } from './bent.ts';
import { is, type Word } from './grammar.ts';
import { actsAfterAside, hangs, opensClause, saysOnlyWhich } from './split.ts';
import { isSpelt } from './vocabulary.ts';

/** What a clause said back may be long at most, in words. */
export const longest = 16;

const subordinate =
  /^(?:if|unless|when|whenever|because|while|before|after|until|since|although|though|whether|that|which|who|than|even|plus|as)$/;
const subject =
  /^(?:i|i'm|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|we|we're|we've|it|it's|that's|there's|nobody|everyone|everybody|everything|nothing|people|my|his|her|our|their|the|no|someone|all)$/;

/** Words a clause does not end with: something was still to come. */
const unended =
  /(?:^|\s)(?:and|but|or|so|because|if|that's|the|a|an|my|your|to|of|than|as|is|are|was|were|am|be|been|may|might|could|would|can|will|should|must|not|very|really|just|(?<!to )find|says|said|thinks|goes|went like|like a|keeps?|(?:he|she|it|you|they|I)'(?:s|re|m|ve|d|ll)|mean|even|(?:not|what|is|was) exactly|every|who|which|whose|and yet|the day|the way|also|a bit of|and (?:here|there|now)|and since|(?:asked|told) (?:last night|today|yesterday)|(?:when|if|because|where|after|before|while|since|what|how|why|who) (?:you|he|she|it|they|I)|(?:your|him|her)self say|(?:you|he|she|they|it)(?:'re|'s) (?:at|on|from|with|about)|(?:keep|kept|and) (?:think|thinking|wonder|wondering)|it's like|so like|at like|you and|, never|ever|that (?:your|his|her|their|the) \w+|(?:and|but|so) (?:now |then )?(?:when|whenever|if) (?:you|he|she|they|it) (?:(?!(?:you|he|she|they|it|your|you're|he's|she's|it's|they're)\b)[\w']+ )*(?:(?!you\b)[\w']+)|(?:the )?(?:next|last|first) time (?:you|he|she|they|it) \w+|but (?:later|then|now|after|still|also)|(?:worried|afraid|scared|think|hope|wish|sure|whenever|where) (?:you|he|she|it|they)|(?:whenever|when|once|after|before) (?:you|he|she|they) (?:tried|did|do|try))$/;
/** '… to', '… can': what it would go on with was said before. */
const elliptic =
  /\b(?:want|wanted|need|needed|have|had|like|love|trying|going|supposed|able|got|ought|allowed|meant|scared|afraid|used) to$|\b(?:as|like|than|if|because|what|where|how|who|whatever|all|while|when|whenever|wherever) (?:\w+ ){1,3}(?:can|could|is|are|was|were|do|did|will|would|should|say|says|said)$|\b(?:nothing|anything|nobody|something|somewhere|someone) \w* ?to$|\bthink so$|\b(?:don't|can't|didn't|won't|do|does|knows?|it) (?:not|so|of)$|\b(?:dream|think|speak|afraid|scared|sick|tired|proud|part|hear|heard|kind|sort|front) of$/;

/** Words of a tongue or a street that comes back wrong in a stranger's mouth. */
const notOurs =
  /\b(?:hadny|disny|didny|wisny|wasny|isny|dinny|widny|couldny|wouldny|havny|tae|wi|frae|awa|auld|dinnae|cannae|wasnae|didnae|wouldnae|isnae|havenae|aff|oot|hoose|aye|wee|ma name|bairns?|wey|dey|dem|wetin|abeg|sha|una|nna|oga|don (?:tire|tell|see|go|come)|no fit|fit join|lah|leh|lor|mah|na talaga|yaar|haan|hai|innit|finna|boutta|bouta|ima|imma|tryna|doin|ion|deadass|caint|cain't|ain't|y'all|yous?e|ye|yer|meself|yerself|them things|nowt|summat|owt|thine|tis|twas|wanna|done (?:painted|told|got|said|went|took|gave)|u|ur|hv|thr|wht|dat|dey're|fr|ong|gyat|gtg|g2g|nvm|awfy|fae|tomaters|wan sleep|sef|wis|coont|gonnae|peng|nuff|gon|feart|jist|wean|disnaes?|emselves|grat|hame|daein|sah|naw|ach|abeg|kainis|nahihiya)\b/i;

/** One has one of these, or the one that was meant: said without its little word, it comes back broken. */
const countable =
  'warehouse|pillow|apron|lemma|takeaway shop|kitchen|exam|firm|company|shop|factory|office|restaurant|hotel|hospital bed|house|flat|apartment|room|car|bakery|garden|voice|hole|bag|dress|cake|problem|mistake|message|letter|phone|boy|girl|man|woman|child|baby|husband|friend|job|contract|position|country|person|woman|picture|question|answer|word|song|story|day|night shift|carrier bag|balcony|kitchen|stair|door|flight|ticket|passport|chair|table|book|dog|cat|plan|pharmacy|doctor|teacher|nurse|driver|customer|waiter|boss|manager|suit|noodle|bottle|deposit|student|bathroom|freezer|fridge|bin|sofa|train|bus';
const bareThing = new RegExp(
  `\\b(?:in|from|to|with|into|inside|near|behind|for|about|after|has|have|had|need|needs|want|wants|got|hear|heard|lost|wear|wears|bring|brought|took|take|sell|finish|finished|make|makes|made|gave|give|buy|bought|open|find|am|is|was|not|say|says|see|saw|wait|popping|buying|carrying|holding|opening|selling|wearing|taking|needing|wanting|baking|cooking) (?:(?:me|you|him|her|us|them) )?(?:(?:very|so|too|not) )?(?:(?:small|big|new|old|good|bad|free|nice|little|long|short|same|own|beautiful|happy|strong|english|polish|other|second|first|best|difficult|terrible|great|whole) )?(?:${countable})(?= (?:and|but|because|in|at|for|with|when|where|that|until|since|from|to|who|is|was|very|now|again|today|yesterday|after|before|so|,)\\b|,|$)`,
  'i',
);
/** '… to work', 'at home', 'in bed', 'for example': where English leaves it out. */
const bareIsRight =
  /\b(?:for|in|to|from|at|by|with|about|every|each) (?:phone|word|person|question|car|night shift|letter|message|day)\b|\b(?:is|was|'s|'m|am) (?:her|his|my|your|the|a|an|no|not (?:a|an|the|my|your)) |\b(?:new|old|same|free|terrible|great|nice|good|bad) (?:friend|day|story|person)s\b|\b(?:day|door|word|room|table|house|shop|chair|story|person|office|car) (?:to|by|after|for) (?:day|door|word|room|table|house|shop|chair|story|person|office|car)\b|\bhouse (?:hunting|wine|plants?|keys?)\b|\bget married\b|\bsame day\b|\bnext door\b|\bin office hours\b|\bmake room\b/i;

/** '… and I said Harold', 'she said right then': what was said begins, and its end is missing. */
const cutShort =
  /\b(?:that|think|thought|find that) (?:if|when|whenever|even though|even if|what ?ever) (?:(?!,|\b(?:you|he|she|they|it|your|there)\b.* (?:you|he|she|they|it(?:'s|'ll| is| will| would)|there)\b).)*$|^of (?!course\b)|^none (?!of\b)|^you feel like (?:school|life|work|home|people|everything|nothing|it|they|he|she|this|that)$|^as (?!(?:if|though|long|soon|of|you (?:said|stated))\b)[^,]*$|^no matter\b[^,]*$|^the only one (?!who\b|that\b)|\bthe reason for$|^there(?:'s| are| is) (?:a few|some|one|none|two|many|any)$|^to much\b|^asking\b|^the fact that (?!.*\b(?:is|was|makes?|made|hurts?|means?|kills?|keeps?|gives?|bothers?|scares?)\b)|^(?:this morning|today|yesterday|last night|then) (?:left|said|told|came|went|took|got|had|gave|made|was|broke)\b| - (?!or\b)[a-z]|^[^()]*\)|\([^)]*$|\b(?:have|had|want|need|know) (?:some|any|such things)(?= but\b|$)|\b(?:no matter|ensure)$|, and (?:\w+ ){0,3}(?:days|weeks|months|years|hours) (?:after|before|since) (?:you|he|she|it|they)\b[^,]*$|^(?:you|he|she|it|they) (?:do|does|did|is|are|was|were|can|will|would|have|has) (?:but|and) |^you(?:'d| would) say \w+$|^(?:every|each|any) (?:single )?time (?:you|he|she|it|they|your \w+)(?: (?!(?:you|you're|he|he's|she|she's|it|it's|they|they're|your|that|there)\b)[\w']+)*$|\b(?:said|says|told \w+) (?:that )?(?:if|when) (?:(?! (?:he|she|they|it|you|your|his|her|the|he'll|she'll|they'll|you'll|it'll) [\w']+ \w).)*$|\bsaid (?:no |yes |right |ok |well |oh )?(?:[A-Z][a-z]+|right then|you're)$|\bsaid (?:no|yes|right|well|oh|ok) (?!thanks\b|more\b)[a-z]+$|\b\w+'s is\b|^you(?:'d| would)? (?:gather|suspect|say|suppose|reckon|swear|promise|like|liked)$|^(?:you|he|she|they) (?:could|couldn't|can|can't|do|don't|did|didn't|would|wouldn't) (?:you|he|she|they)\b|^that(?:'s| is) what$|, (?:and|but) if |\ball (?:you|he|she|they) \w+ (?:\w+ )?(?:was|is)$|, let you\b|^\d[\d:.]*[.,] |^all people (?:you|that|who)\b|\bsaid (?:what|who|where|how|why)(?: else)?$|\b(?:from|since) last \w+ (?:years|months|weeks)\b|\bwith (?:speak|learn|find|understand|write)\b|\bit's more$|\bsaid (?:could|can|would|will|shall) (?:you|we)\b|\bnot (?:actually|really|even)$|\band (?:now|then) (?:at|in|on|with)(?: (?!(?:you|he|she|they|it|your)\b)\w+){1,3}$|\bby the time (?:you|he|she|they|it)(?: \w+){1,3}$|\bwho (?:you|he|she|they) never$|^with (?!you\b)(?!.*\byou're\b)[^,]*$|^(?:your|his|her|their|my) own \w+'s \w+$|^the way (?:you|he|she|they|(?:your|his|her) \w+)\b(?!.* (?:is|was|makes|made|feels|felt)\b)|^(?!.*(?:n't|\bnever|\bnobody|\bno one)\b).*\bask(?:s|ed)? (?:you|him|her|them)$/;

/**
 * What was told to whom, which half of it, how it was and what it was done to is still to come: 'a man who explained to you',
 * 'she did with her hand', 'you haven't, over a form', 'from others you can bear', 'he hit the glass, hit'.
 */
const stopsBefore =
  /\b(?:says|said) to (?:you|him|her|them)(?:, [^"]*)?$|\b(?:explain|show|teach|describe|mention|remind)(?:s|ed)?(?: to)? (?:you|me|him|her|us|them)$|\b(?:explained|showed|taught|reminded)(?: to)? (?:you|him|her|them)$|^(?:you|he|she|they|it|we) (?:do|does|did|is|are|was|were|have|has|had|ca|could|would|wo)n't, |^(?:he|she|they|you) did with (?:your|his|her|their) \w+$|^(?:from|to|with|for|of|by) \w+(?: \w+)? you (?:can|could|do|don't|want|like|need|have)(?: \w+)?$|\b(\w{3,})\b[^,]*, \1$|^(?:first|second|third|fourth|fifth|sixth|last|next) (?:go|try|time|attempt|shot|round)$|^about (?:you|he|she|they) |^you thought (?:when|once|after) (?:\S+ ){1,4}\S+$/;

/** '(My cousin) have', 'the doctor want': one person, and the verb of many. */
const ofOneOnly =
  /^(?:(?:today|yesterday|now|and|but) )?(?:(?:your|his|her|the|one|this|that) (?:\w+ )?(?!(?:people|family|police|staff|team|kids|children|parents|folks|men|women|mates|guys|twins|council|government|company|crew|class|nhs|school|couple|hospital|agency|union|bank|would|could|should|might|must|will|may|can|to|not|did|and|or|never)\b)\w*[^s\W]|[A-Z][a-z]*[^s\W]) (?:have|do|want|say|tell|ask|know|need|give|take|make|come|leave|cry|speak|throw|bring|get|go|send|think|draw|worsen|affair|use|cheat|hate|love|treat|keep|stay|start|seem|refuse|ignore|blame|dump|don't)\b(?! (?:not )?(?:you|he|she|they|it|people) )/;

/** Nouns that stand by themselves at the head of a sentence. */
const massive =
  /^(?:sleep|life|work|love|school|home|church|money|music|food|coffee|tea|time|everything|nothing|something|anything|christmas|easter|death|grief|silence|pain|anxiety|depression|cancer|dementia|breakfast|lunch|dinner|college|uni|university|prison|court|therapy|training|practice|marriage|retirement|traffic|rain|snow|god|mum|mom|dad|nan|gran|grandma|grandad|mama|papa|daddy|mummy|football|maths|history|english|forgiveness|happiness|sparkle|hope|faith|bread|milk|wine|beer|alcohol|peace|anger|shame|guilt|fear|stress|rent|half|part|most|all|none|some|enough|one|two|three|tonight|today|tomorrow|yesterday|midnight|morning|evening|night|winter|summer|spring|autumn|sunday|monday|tuesday|wednesday|thursday|friday|saturday|harvest|calving|somebody|someone|nobody|everybody|everyone|people|anyone|anybody|kids|children|parents|men|women|friends|what|who|that|this|it|there|here|each|every|another|other|mine|yours|his|hers|ours|theirs|heaven|hell|staff|management|security|customers|clients|patients|insurance|social|hr)$/;
/** 'Deadline is Friday', 'lad can shoot': a thing with no little word before it, and one of many. */
const bareHead = (words: readonly Word[]): boolean =>
  is(words[0], 'Noun') &&
  !is(
    words[0],
    'Plural',
    'ProperNoun',
    'Pronoun',
    'Possessive',
    'Uncountable',
    'Date',
    'Value',
    'Person',
    'Place',
    'Acronym',
    'Gerund',
  ) &&
  !/^[A-Z][a-z]/.test(words[0]?.text ?? '') &&
  !massive.test(words[0]?.lower ?? '') &&
  (is(words[1], 'Copula', 'Modal', 'PresentTense', 'PastTense') ||
    (is(words[1], 'Actor') && is(words[2], 'PastTense'))) &&
  !/'s$/.test(words[0]?.lower ?? '');

/** 'Twelve passengers, with my name painted on it': what is named and how it is, with a stop before any verb. */
function stopsShort(words: readonly Word[]): boolean {
  if (actsAfterAside(words)) return false;
  if (
    is(words[0], 'Pronoun', 'Date', 'Adverb') ||
    /^(?:i|he|she|it|they|we|you|if|when|then|today|yesterday|tonight|now|once|since|after|before|every|in|at|on|for|last|this|that|there|nobody|people|one)\b/.test(
      words[0]?.lower ?? '',
    )
  )
    return /^(?:on|in|at|with) (?:a|the) \w+, with\b/.test(
      words
        .slice(0, 4)
        .map(({ lower, after }) => lower + after.trim())
        .join(' '),
    );
  const verb = words.findIndex(tensed);
  const stop = words.findIndex(({ after }) => /,/.test(after));
  return (
    verb > 0 &&
    stop >= 0 &&
    stop < verb &&
    /^(?:with|no|not|all|in|on|and|for|like|then)$/.test(words[stop + 1]?.lower ?? '')
  );
}

const outsideQuotes = (words: readonly Word[]): Word[] => {
  let within = false;
  return words.filter((word) => {
    const was = within;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) within = !within;
    return !was;
  });
};

const tensed = (word: Word): boolean =>
  (is(word, 'PastTense', 'Copula', 'Modal', 'Auxiliary', 'PresentTense', 'Verb') &&
    !is(word, 'Gerund', 'Particle') &&
    // 'Ring' and 'bring' are no such form.
    !/[aeiouy]\w*ing$/.test(word.lower)) ||
  /n't$|'(?:s|re|m|ve|d|ll)$/.test(word.lower);

/** 'A cake with my name spelled wrong', 'the seat being pushed back': how a thing is, and nothing that it did. */
const finite = (word: Word, at: number, words: readonly Word[]): boolean => {
  if (!tensed(word)) return false;
  if (is(word, 'Copula', 'Modal', 'Auxiliary') || !is(word, 'PastTense', 'Participle')) return true;
  const led = words.slice(Math.max(0, at - 4), at).findLastIndex(({ lower }) => /^(?:with|without|being)$/.test(lower));
  return led < 0 || words.slice(0, at).some((one) => tensed(one) && !/^being$/.test(one.lower));
};

/** 'My life feels stuck': the tagger takes the verb for a plural. */
const actsAsPlural = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      at >= 2 &&
      is(word, 'Plural') &&
      /s$/.test(word.lower) &&
      is(words[at - 1], 'Noun') &&
      is(words[0], 'Possessive', 'Pronoun'),
  );

/** 'Some lad called Callum', 'forty covers booked': a thing and what is said of it, and nothing told. */
const onlyNamed = (words: readonly Word[]): boolean =>
  !/^(?:i|he|she|they|we|it|nobody|everyone|my|his|her|our|their|the)\b/.test(words[0]?.lower ?? '') &&
  words.filter(tensed).length > 0 &&
  words
    .filter(tensed)
    .every((word) =>
      /^(?:called|named|titled|booked|sorted|included|attached|known|framed|intended|signed|left)$/.test(word.lower),
    );

/** 'A knife that won't cut butter': which one it is, and nothing of it. */
function onlyRelative(words: readonly Word[]): boolean {
  if (!/^(?:a|an|the|some|one|nightmare|dream|colleague|bloke)$/.test(words[0]?.lower ?? '')) return false;
  const first = words.findIndex(tensed);
  const named = /^(?:that|who|which)'s$/.test(words[first]?.lower ?? '');
  const related = words.slice(1, Math.max(first, 1)).some(({ lower }) => /^(?:that|who|which|where)$/.test(lower));
  if (!named && !related) return false;
  // 'The thing that hurts is the quiet'.
  if (is(words[first + 1], 'Copula') && !is(words[first], 'Copula', 'Auxiliary', 'Modal')) return false;
  const run = words.slice(first).findIndex((word) => !tensed(word));
  return run < 0 || !words.slice(first + run).some(tensed);
}

/** 'If she asks me something hard', 'because he was late': half of a sentence. */
export function lacksItsMain(words: readonly Word[]): boolean {
  const first = words[0]?.lower ?? '';
  if (!subordinate.test(first)) return false;
  if (/^(?:even|as)$/.test(first) && !/^(?:if|when|though|long|soon|after|before|as)$/.test(words[1]?.lower ?? ''))
    return false;
  if (/^(?:since|before|after)$/.test(first) && !words.slice(1, 3).some((word) => subject.test(word.lower)))
    return false;
  if (
    first === 'that' &&
    !/^(?:i|i'm|i've|he|she|he's|she's|they|they're|we|it|it's|my|nobody|someone|the)$/.test(words[1]?.lower ?? '')
  )
    return false;
  for (let at = 3; at < words.length; at++) {
    const before = words[at - 1];
    if (!words[at] || !subject.test(words[at]?.lower ?? '') || !opensClause(words.slice(at))) continue;
    if (
      /^(?:that|if|when|because|and|but|or|so|how|what|who|whether|than|said|says|say|tell|ask|think|know|told|asked)$/.test(
        before?.lower ?? '',
      )
    )
      continue;
    if (is(before, 'Preposition', 'Determiner')) continue;
    // 'When we are all going through it': all of those.
    if (/^(?:all|both)$/.test(words[at]?.lower ?? '') && is(before, 'Copula', 'Auxiliary')) continue;
    if (/,/.test(before?.after ?? '') || words.slice(1, at).some(tensed)) return false;
  }
  return true;
}

/** Pidgin, Scots and the like, two words of it or more: then no clause of the message is sure. */
export const inDialect = (text: string): boolean => (text.match(new RegExp(notOurs, 'gi')) ?? []).length > 1;

/** 'You told your manager you can't …': what was said or thought, and no second sentence. */
const toldThat =
  /\b(?:tell|tells|told|telling|say|said|says|promised?|warn(?:ed)?|remind(?:ed)?|convinced?|show(?:ed)?|think|thought|wish(?:ed)?|know|knew|realise\w*|realize\w*|admit\w*|swear|swore|hope|guess|bet|pretend\w*|mean(?:s|t)?|feels? like|so|that|thing|things|one|way|moment|time|everything|anything|nothing|place|person|people|work|effort|help|support|love|someone|something)(?: (?:your|the|him|her|them|everyone|everybody|people|my|you)(?: \w+){0,2})?$/;

/** 'A lot of depression you feel like …', 'out at all you don't believe …': two sentences with no stop between them. */
function runsTogether(plain: string): boolean {
  const found =
    / (\S+) (?:you feel (?:like|so|very|sad|bad|as)|you(?:'re| are) (?:so|very|really|just|not|always|still|feeling|worried|afraid|scared|sad|tired|trying)|you (?:don't|didn't) (?:know|have|think|want|believed?|feel|even)|you (?:can't|couldn't) (?:even|stop|sleep|find|seem|do|take|handle|believe)|you(?:'ll| will) try|you need|it(?:'s| is) (?:so|very|really|hard|just|not)|things (?:get|go|are|were)|sure thing)\b/.exec(
      plain,
    );
  return (
    found !== null &&
    !/^(?:if|when|even|since|because|after|before|once|as|while|whenever|though|although|for|every|days?|the more) |\b(?:times|much|many|only|needs)$/.test(
      plain.slice(0, found.index + 1 + (found[1]?.length ?? 0)),
    ) &&
    plain.indexOf(found[0]) > 12 &&
    !toldThat.test(plain.slice(0, found.index + 1 + (found[1]?.length ?? 0))) &&
    !hangs.test(found[1]?.toLowerCase() ?? '') &&
    !/[,;:]$/.test(found[1] ?? '')
  );
}

/** What comes back bent of what plain people type fast: the wrong small word, a noun where a feeling is named, a preposition with nothing after it. */
const mistyped =
  /\b(?:trough|cam)\b|\bget aware from\b|\bevery be\b|\ba lot if\b|\b(?:once|twice) as (?:week|day|month)\b|\bgive the an?\b|\bactual (?:do|did|went|feel)\b|\bto much(?: so\b|$)|\b(?:hard|easy) do to\b|\bshow will\b|\bbut hey\b|\b(?:away|get|got|come|came|out|far) form\b|\byou (?:family|friends?|mom|mum|dad|wife|husband|job|life|kids|boss|parents)\b(?! (?:members?|are|have|and))|\bto (?:thrown|went|took|gone)\b|\b(?:the|an?) (?:of|to|in|for|and|is|was|are)\b(?! (?:course|and fro))|\byou(?:'re| are| feel| felt) (?:\w+ )?(?:really |very |so |too )(?:anxiety|depression|stress|anger|sadness|loneliness|hearting|worry)\b|\byou(?:'re| are) (?:today|yesterday)\b|\bplease\b|^you(?:'re| are| have| want| need)(?: trying)? to (?:provide|care|wait|pay|fight|look) (?:for|after)$|\byou're an? (?:\w+ )?\w+ (?:on|in|up|of|off|to|for|with|and|or)$|,? but \w+(?: \w+ly)?$|\b(?:feel|feels|felt) (?:like|that|as) (?:if|when) (?:there|any)\b[^,]*$|\byou(?:'re| are) an? (?:on|in|at|of|to|with)\b|^your \w+'s and your \w+$|\byou (?:guess|suppose)\b(?<!^you (?:guess|suppose))|\bfor both (?:him|her|you)$|\bshould all\b|\byou'?d both\b$/i;

/**
 * Whether a clause said back would be half a sentence, broken or misspelt English or none: then it is kept as a fragment. `words` are
 * as they were said, `yours` is how it would come back.
 */
export function torn(words: readonly Word[], yours: string): boolean {
  const said = words.map((word) => word.text + (word.after.trim() || '')).join(' ');
  const plain = yours.replace(/"[^"]*"/g, '""').replace(/[.!?,]+$/, '');
  // Words somebody said may be a little longer.
  if (yours.split(' ').length > (/"/.test(yours) ? longest + 2 : longest)) return true;
  if (/^(\w+),? not \1\b/.test(plain) || mistyped.test(plain) || runsTogether(plain)) return true;
  if (notOurs.test(plain) || !isSpelt(yours)) return true;
  if (isBent(plain) || untimely(outsideQuotes(words)) || isAskew(words, yours)) return true;
  if (unended.test(plain) && !elliptic.test(plain) && !/, (?:he|she|they) says?$/.test(plain)) return true;
  if (/\b(?:asking|talking|thinking|on) about$/.test(plain) && plain.split(' ').length < 5) return true;
  if (
    /\b(\w+) \1\b/i.test(plain) &&
    !/\b(?:had had|that that|so so|very very|no no|really really|long long)\b/i.test(plain)
  )
    return true;
  if (
    /\byou (?:made|told|gave|left|called|asked|showed|sent|rang|kept) you\b|\byou (?:said|showed|gave|sent|wrote|explained|lent|brought) (?:(?!you\b)\w+ ){1,3}to you\b|\byour you\b|\byou it\b|, and (?:you|me)$/.test(
      plain,
    )
  )
    return true;
  if (
    !outsideQuotes(words).some(finite) &&
    !actsAsPlural(outsideQuotes(words)) &&
    !/^you(?:'re|'ve| were| have)\b/.test(yours)
  )
    return true;
  // 'Doctor says it's bad' is said back as 'the doctor says …'.
  const headed = /^(?:the|your|an?) /.test(yours);
  if (cutShort.test(plain) || (!headed && bareHead(outsideQuotes(words))) || stopsShort(outsideQuotes(words)))
    return true;
  if (ofOneOnly.test(plain.charAt(0) === said.charAt(0) ? said : plain)) return true;
  // 'You have learn', 'they're look': the form that was meant is another.
  if (
    /\b(?:have|has|had|'ve) (?:learn|find|see|go|take|write|forget|speak|give|eat|do|know|fall|agree|decide)\b|\b(?:are|is|were|was|'re) (?:\w+ )?(?:look|learn|go|think|understand|become)\b/.test(
      plain,
    )
  )
    return true;
  if (onlyNamed(outsideQuotes(words))) return true;
  if (onlyRelative(outsideQuotes(words)) || saysOnlyWhich(outsideQuotes(words))) return true;
  if (stopsBefore.test(plain)) return true;
  if (/^only that\b|\bsays? (?:you|him|her|them) (?:goodbye|hello|hi|no|yes|that)\b/.test(plain)) return true;
  // 'For something nobody would notice', '2 GB left', 'you two', 'so hard I died'.
  if (
    /^(?:for|about|of|out of|than|to|by|from|like) /.test(plain) &&
    !/ (?:you|you're|you've|he|she|they|it|your|it's|he's|she's) /.test(plain)
  )
    return true;
  if (
    /^\d+\w* left\b|^you died$|\bis like (?:girl|bro|dude|babe)\b|^you're (?:two|three|four|five|one)$|\bif (?:fail|not|pass|die)\b|\bbefore (?:jump|go|sleep|eat|die)\b|^(?:exactly|no not|not|both,) |^(?:nobody|nothing|no one|someone|something|anything) (?:to|that|who) |\bthere is (?:two|three|four|five|six|many|\d+) \w+/i.test(
      plain,
    )
  )
    return true;
  // 'Put it away', 'keep the shiny side up', 'work at six'.
  if (
    /^(?:put (?:it|that|this|them) (?:away|down|back)|work|keep(?! \w+ing\b))\b/.test(plain.replace(/^you /, '')) &&
    !/\b(?:my|me|i|myself|mine)\b/i.test(said)
  )
    return true;
  // 'Clicks it when you talk': whoever does it was named before.
  if (
    /s$/.test(words[0]?.lower ?? '') &&
    /^(?:it|him|her|me|us|them|at|on|off)$/.test(words[1]?.lower ?? '') &&
    !is(words[0], 'Pronoun', 'Possessive') &&
    is(words[0], 'Verb', 'Plural') &&
    !/^your? /.test(plain)
  )
    return true;
  if (
    /^you(?:,| see,)/.test(plain) ||
    /\b(?:do|does|did|don't|doesn't|didn't|is|isn't|was) (?:what|who|where)$/.test(plain)
  )
    return true;
  // 'First one of us to go to uni', 'first birthday since his dad moved out'.
  if (
    /^(?:the |my |your )?(?:(?:first|last|only|best|worst) (?:one|time|thing|person)|(?:first|second|third) \w+(?: \w+)? (?:since|after|without|in|with))\b/.test(
      plain,
    ) &&
    !/\b(?:is|was|were|are|feels?|felt)\b/.test(plain)
  )
    return true;
  // 'I come here since September'.
  if (
    /^you(?:'re)? (?!(?:were|had|did|have|haven't|hadn't|know|said)\b|\w+ed\b)[^,]*\bsince (?:\d|last|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)/i.test(
      plain,
    )
  )
    return true;
  // 'She send all', 'he write me'.
  if (
    /\b(?:^|and |but |so |because )(?:he|she|it) (?:always |never |only |just |still )?(?:send|write|call|come|make|take|give|say|tell|ask|want|need|go|eat|sleep|cry|look|think|know|work|live|love|feel|leave|speak|talk|shout|sit|stand|bring|buy|help|stop|start|try|keep|let|get|run|jump|play|walk|open)\b/i.test(
      plain,
    )
  )
    return true;
  if (lacksItsMain(words)) return true;
  // 'On Sunday when they're all here', 'every night since the clocks went back': when, and not what.
  const when = words.findIndex(({ lower }) => /^(?:since|when|before|after|until|while)$/.test(lower));
  if (
    when > 0 &&
    when <= 4 &&
    /^(?:on|in|at|every|each|all|this|last|next|until|from)$/.test(words[0]?.lower ?? '') &&
    !words.slice(0, when).some((word) => tensed(word)) &&
    lacksItsMain(words.slice(when))
  )
    return true;
  // 'My eyes is gone', 'the car need two tyre'.
  if (
    /(?<!\bone of )\b(?:my|your|his|her|their|the) (?:eyes|hands|legs|knees|feet|kids|children|parents|nerves|boys|girls|people) (?:is|was|has)\b/i.test(
      plain,
    )
  )
    return true;
  if (
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|many|several) (?:tyre|tire|year|month|week|day|hour|child|kid|friend|time|job|boy|girl|person|exam|semester|letter|book)\b(?!-| old)/i.test(
      plain,
    )
  )
    return true;
  const bare = bareThing.exec(plain)?.[0];
  return (
    bare !== undefined &&
    !bareIsRight.test(bare) &&
    !/\b(?:a|an|the|my|your|his|her|no|one|this|that|any|some|every) (?:\w+ )?\w+$/.test(bare) &&
    said !== ''
  );
}
