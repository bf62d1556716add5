import { is, past, type Word } from './grammar.ts';

const span = '((?:\\w+ )?(?:year|month|week|day|hour)s?)\\b(?! (?:old|ago|later))';
const relative =
  '(?:mother|mum|mom|father|dad|boss|manager|husband|wife|sister|brother|son|daughter|teacher|friend|boyfriend|girlfriend|uncle|aunt|cousin|grandmother|grandfather|colleague|neighbou?r|landlord|roommate|flatmate|coworker|teacher|passenger|customer)';

const lasting: Readonly<Record<string, string>> = {
  am: 'been',
  "'m": 'been',
  live: 'lived',
  work: 'worked',
  study: 'studied',
  know: 'known',
  wait: 'waited',
  learn: 'learned',
  want: 'wanted',
  stay: 'stayed',
};

const done: Readonly<Record<string, string>> = {
  see: 'seen',
  speak: 'spoken',
  talk: 'talked',
  hear: 'heard',
  go: 'gone',
  eat: 'eaten',
  sleep: 'slept',
  meet: 'met',
  visit: 'visited',
  work: 'worked',
};

/** A state said as a deed, or as its noun: 'I was so shame' → 'I was so ashamed'. */
const felt: Readonly<Record<string, string>> = {
  shame: 'ashamed',
  stress: 'stressed',
  depress: 'depressed',
  disappoint: 'disappointed',
  worry: 'worried',
  exhaust: 'exhausted',
  frustrate: 'frustrated',
  confuse: 'confused',
  scare: 'scared',
  annoy: 'annoyed',
  embarrass: 'embarrassed',
  shock: 'shocked',
};

const gerund = (verb: string): string =>
  verb.endsWith('ie')
    ? `${verb.slice(0, -2)}ying`
    : /[^aeioue]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : /^(?:sit|run|swim|get|put|cut|chat|stop|shop|hug)$/.test(verb)
        ? `${verb}${verb.at(-1)}ing`
        : `${verb}ing`;

/** Told as if every verb ended alike: 'he leaved me'. */
const evenly =
  /\b(?:(leave|take|come|give|make|choose)d|(hurt|go|think|buy|break|teach|catch|sleep|keep|tell|speak|send|spend|meet|bring|fight|know|find|feel|fall)ed|(run)ned)\b/gi;

/** What learners of English carry over from their own language, and how it is said. Tried in order, on plain sentences. */
const turns: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // → 'he left me'.
  [evenly, (all = '', short, bare, doubled) => past((short ?? bare ?? doubled ?? '').toLowerCase()) ?? all],
  // 'I live here since two years' → 'I've lived here for two years'.
  [
    new RegExp(
      `\\b(I|we|they)(?: (live|work|study|know|wait|learn|stay|am)|('m))((?: (?!since|from|for)[\\w']+){0,6}?) (?:since|from|for) (?=\\w+ (?:year|month|week|day))${span}`,
      'gi',
    ),
    (_, who = '', verb = '', short = '', between = '', long = '') =>
      `${who}'ve ${lasting[(verb || short).toLowerCase()]}${between} for ${long}`,
  ],
  [
    /\bsince (?=(?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few|\d+) (?:years?|months?|weeks?|days?|hours?)\b(?! ago))/gi,
    'for ',
  ],
  // 'My father he calls me': who it is about is said once.
  [
    new RegExp(
      `((?:^|[.!?,] |\\b(?:and|but|because|so|that) )(?:(?:today|yesterday|now|then|sometimes|last night),? )?)(?<!\\b(?:me|i|us|him|her) and )((?:my|our|his|her|the|one|this) ${relative}),?( always| never| often| sometimes)? (?:he|she) (?=\\w)`,
      'gi',
    ),
    '$1$2$3 ',
  ],
  [
    new RegExp(
      `((?:^|[.!?,] |\\b(?:and|but|because|so|that) )(?:(?:today|yesterday|now|then|sometimes|last night),? )?)(?<!\\b(?:me|i|us|him|her) and )((?:my|our|his|her|the|one|this) ${relative}),? (?:he|she)'s `,
      'gi',
    ),
    '$1$2 is ',
  ],
  // 'My back it hurts', 'I don't see them since four years'.
  [
    /(^|[.!?,] |\b(?:and|but|because|so) )((?:my|his|her|the) [a-z]+),? it (?=(?:is|was|hurts?|makes?|doesn't|has|feels?|looks?)\b)/gi,
    '$1$2 ',
  ],
  [
    /\b(I|we|they) (?:don't|do not) (see|speak|talk|hear|go|eat|sleep|meet|visit|work)\b((?: (?!for\b|since\b)[\w']+){0,5}) (?:since|for|from) (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|a few|several)\b)/gi,
    (_, who = '', verb = '', rest = '') => `${who} haven't ${done[verb.toLowerCase()]}${rest} for `,
  ],
  [/\b(?:is|are|was|were) (died|happened|arrived|become|became)\b/gi, '$1'],
  [/\bdied (?=(?:since )?(?:\d+|two|three|four|five|six) (?:months|years|weeks)\b(?! ago))/gi, 'died '],
  [
    /(?<!\bwhat )\b(am|'m|was|is|are|were|feel|felt|be|so|very)((?: (?:so|very|too|really|much))*) (?<!\b(?:so|too|how|as|that) much )(shame|stress|depress|disappoint|worry|exhaust|frustrate|confuse|scare|annoy|embarrass|shock)\b(?! (?:about|on|of|for) (?:me|him|her|us|them)\b)/gi,
    (_, verb = '', very = '', state = '') => `${verb}${very} ${felt[state.toLowerCase()] ?? state}`,
  ],
  [/\bI have (?:a )?(?:lot of |much |big )?(?:fear|afraid)(?= (?:that|of)\b)/gi, "I'm afraid"],
  [/\bI have (?:fear|afraid)(?=[.,!?]|$)/gi, "I'm afraid"],
  [
    /\b(afraid (?:that )?(?:I|we|he|she|they|it)) (?:don't|do not|doesn't|does not) (?=\w+ .*\b(?:again|anymore|any more|in time|ever)\b)/gi,
    "$1 won't ",
  ],
  [/\bI have (?:much |a lot of |big )?shame\b/gi, "I'm ashamed"],
  [/\bI have (\d\d) years\b(?! (?:of|in|experience|left|to|until|with|here))(?: old)?/gi, "I'm $1"],
  [
    /(?<!\b(?:what|how) i)(?:(?<= )am|'m) (agree|disagree|understand|think|believe|want|need|know|like(?! (?:an?|the|when|this|that|some\w*|my|his|her|you|him|them|he|she|they|it)\b)|hate|live|work|study|feel|speak|cook|cry|come from)\b(?! (?:experience|friend|mate|colleague))/gi,
    ' $1',
  ],
  [/\b((?:one|a|the|this|that) (?:man|woman|lady|guy|girl|boy|customer|client)),? (?:he|she) (?=\w)/gi, '$1 '],
  [
    /\b(want|wants|wanted) (?=(?:write|find|tell|make|see|be|do|speak|learn|buy|eat|sleep|go|live|die|stay|leave|say|have|take|give|come) )/gi,
    '$1 to ',
  ],
  [/\b(need) (?=(?:think|find|tell|make|speak|learn|buy|go|stay|leave|say|be|do) )/gi, '$1 to '],
  [
    /\b((?:my|his|her) (?:grandma|grandmother|grandfather|grandpa|mother|mum|father|dad|husband|wife|brother|sister|friend|uncle|aunt)|he|she) die\b/gi,
    '$1 died',
  ],
  [/\b(he|she|it) (?:don't|do not|dont) /gi, "$1 doesn't "],
  [/\b(he|she|it|everybody|everyone|nobody) have (?=\w)/gi, '$1 has '],
  [
    /\b(people|they|we|you|my parents|my friends|the kids|my kids|my children) (?:is|was)(?= )/gi,
    (said, who = '') => (/was$/i.test(said) ? `${who} were` : `${who} are`),
  ],
  [
    /\b(didn't|don't|doesn't|couldn't|can't|won't|did not|do not|does not) (?:to )?(went|came|said|told|knew|saw|took|got|ate|slept|felt|spoke|gave|called|asked|wanted|liked|thought|understood|has|broke|died|wrote|left|made|did|found|kept|lost|paid|slept|heard|met|sent|brought|bought|drove|fell|forgot|looked|answered|stopped|cried|moved|happened|noticed|worked|helped|laughed)\b/gi,
    (_, not = '', verb = '') => `${not} ${plain[verb.toLowerCase()] ?? verb}`,
  ],
  [/\bcan not(?! only\b)(?= [a-z])/gi, "can't"],
  [/\b(must|can|can't|cannot|should|could) to (?=[a-z]+\b)/gi, '$1 '],
  [/\b((?:make|makes|made|let|lets) (?:me|him|her|us|them)) to (?=[a-z])/gi, '$1 '],
  [/\bmore (better|worse|easier|harder|bigger|smaller|older|younger|happier|calmer)\b/gi, '$1'],
  [
    /\b(younger|older|better|worse|bigger|smaller|more|less|faster|smarter|richer) as (?=(?:me|him|her|them|us|my|the|other|before|I|he|she)\b)/gi,
    '$1 than ',
  ],
  [
    /\b(shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|laugh(?:s|ed|ing)?) on (?=(?:me|him|her|us|them|my)\b)/gi,
    '$1 at ',
  ],
  [/\b(angry|mad|upset) (?:on|to) (?=(?:me|him|her|them|us|my)\b)/gi, '$1 with '],
  [/\bmarried with\b/gi, 'married to'],
  [
    /\b(is|was|are|were|am|'m|he's|she's|it's) so ((?!an?\b)[a-z]+) (person|woman|man|mother|father|wife|husband|boy|girl|child|baby|friend|family|place|day|thing)\b/gi,
    '$1 such a $2 $3',
  ],
  [
    /(?<!\bfor )\balready ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|months?|weeks?|days?))\b/gi,
    'for $1 already',
  ],
  // 'I am not strong person', 'I feel bad person'.
  [
    /\b(am not|am|'m not|'m|is not|isn't|is|was|were|are) (very |so )?(?!an?\b|best man\b|the\b|my\b|his\b|her\b|your\b|our\b|their\b|this\b|that\b|one\b|no\b|any\b|some\b|another\b|every\b|in\b|with\b|which\b|what\b|same\b|not\b|like\b|such\b|also\b|just\b)([a-z]+) (person|woman|man|mother|father|wife|husband|daughter|student)\b/gi,
    (_, verb = '', very = '', quality = '', whom = '') =>
      `${verb} ${/^[aeiou]/i.test(very || quality) ? 'an' : 'a'} ${very}${quality} ${whom}`,
  ],
  [
    /\b(feel|felt) (?:like )?(bad|good|weak|strong|stupid|useless|terrible|lazy|selfish) (person|woman|man|mother|father|wife|husband|daughter|son|friend)\b/gi,
    '$1 like a $2 $3',
  ],
  [/\b(tell|told|tells|telling) to (?=(?:nobody|anybody|anyone|him|her|them|my|me|no one)\b)/gi, '$1 '],
  [
    /\b((?:don't|didn't|doesn't|can't|cannot|couldn't|haven't|hasn't|won't|wouldn't|never|(?:do|did|does|have|has) not)(?: \w+){1,2}) (nothing|nobody|nowhere|no one)\b/gi,
    (_, before = '', none = '') =>
      `${before} ${{ nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere', 'no one': 'anyone' }[none.toLowerCase()]}`,
  ],
  [/\bdepends? of\b/gi, 'depends on'],
  [/\b(scared|afraid) from\b/gi, '$1 of'],
  [/\btired from (?=(?:this|that|these|the|my|all|everything|people|it)\b)/gi, 'tired of '],
  [/\b(?:in )?front of all (?:the )?people\b/gi, 'in front of everybody'],
  [
    /\b(do|did|does|doing) (?:a |the |some |one )?(mistakes?)\b/gi,
    (_, verb = '', slip = '') =>
      `${{ do: 'make', did: 'made', does: 'makes', doing: 'making' }[verb.toLowerCase()]} ${slip.endsWith('s') ? slip : `a ${slip}`}`,
  ],
  [
    /\b(say|says|said) (me|him|her|us) (?=(?:that|i|he|she|it|to|you|we|they|my|no|yes)\b)/gi,
    (_, verb = '', whom = '') => `${{ say: 'tell', says: 'tells', said: 'told' }[verb.toLowerCase()]} ${whom} `,
  ],
  [/\b(explain|explained|explains) (me|him|her|us|them)\b/gi, '$1 to $2'],
  // 'Explains to me what is the offside': told, in the order of a question.
  [
    /\b((?:explain|teach|show|tell)\w*|taught|told)((?: to)? (?:me|him|her|us|them))? (what|who|where) (is|are|was|were) ((?:the|an?|my|his|her|our|their|this|that) [\w'-]+)(?=[.,!?]|$| (?:and|but|so|because)\b)/gi,
    '$1$2 $3 $5 $4',
  ],
  [
    /\b(miss|enjoy|avoid|finish|finished|missed|enjoyed|avoided) to ([a-z]+)\b/gi,
    (_, verb = '', then = '') => `${verb} ${gerund(then)}`,
  ],
  [
    /\b(\w+) only (?=(?:i|he|she|they|we) (?:told|said|came|called|asked|went)\b)/gi,
    (said, day = '') =>
      /^(?:yesterday|today|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i.test(day)
        ? `only ${day.toLowerCase().replace(/^[mtwfs](?=\w+day$)(?!oday)/, (first) => first.toUpperCase())} `
        : said,
  ],
  [/\bpeoples\b(?! (?:jobs?|lives|houses?|names?|feelings))/gi, 'people'],
  [/\b(?:childs|childrens)\b(?! \w+s\b)/gi, 'children'],
  [/\b(information|advice|homework|furniture|news|luggage|money)s\b(?<!\bnews)/gi, '$1'],
  [
    /\b(use|suppose) to (?=(?:be|have|do|go|call|come|see|talk|work|say|love|laugh|play|get|know|make|like)\b)/gi,
    (_, verb = '') => `${verb}d to `,
  ],
  [/\bdon'?t know how (say|do|tell|explain|go|make|start|live|talk|speak|help)\b/gi, "don't know how to $1"],
  [
    /\b(watch|check|watching|checking|on|use|using|look at|looking at) phone\b(?! (?:call|number|screen))/gi,
    '$1 my phone',
  ],
  [/\bhow (?:do i|i) call it\b/gi, ''],
];

const plain: Readonly<Record<string, string>> = {
  went: 'go',
  came: 'come',
  said: 'say',
  told: 'tell',
  knew: 'know',
  saw: 'see',
  took: 'take',
  got: 'get',
  ate: 'eat',
  slept: 'sleep',
  felt: 'feel',
  spoke: 'speak',
  gave: 'give',
  called: 'call',
  asked: 'ask',
  wanted: 'want',
  liked: 'like',
  thought: 'think',
  understood: 'understand',
  has: 'have',
  broke: 'break',
  died: 'die',
  wrote: 'write',
  left: 'leave',
  made: 'make',
  did: 'do',
  found: 'find',
  kept: 'keep',
  lost: 'lose',
  paid: 'pay',
  heard: 'hear',
  met: 'meet',
  sent: 'send',
  brought: 'bring',
  bought: 'buy',
  drove: 'drive',
  fell: 'fall',
  forgot: 'forget',
  looked: 'look',
  answered: 'answer',
  stopped: 'stop',
  cried: 'cry',
  moved: 'move',
  happened: 'happen',
  noticed: 'notice',
  worked: 'work',
  helped: 'help',
  laughed: 'laugh',
};

/** Puts an English learnt late as it is usually said, where the meaning is beyond doubt, so that it can be said back. */
export const plainlyPut = (text: string): string =>
  turns.reduce(
    (made, [pattern, by]) => (typeof by === 'string' ? made.replace(pattern, by) : made.replace(pattern, by)),
    text,
  );

/** Things one does not name without a word before them. */
const counted =
  /^(?:phone|mistake|message|problem|exam|letter|contract|appointment|manager|boss|girl|boy|man|woman|house|flat|car|restaurant|hotel|factory|shop|friend|husband|wife|child|baby|question|answer|position|visa|passport|doctor|teacher|customer|country|job|hobby|joke)$/;

const deed = /^(?:stop|start|come|finish|sleep|eat|cry|die|leave|wait|speak|give|say)$/;

/** 'My cousin borrow', 'your boyfriend sleep': one person, and the bare verb. */
const bareAfter =
  /^(?:borrow|sleep|work|cook|cut|drive|study|shout|cry|laugh|drink|smoke|owe|pay|refuse|promise|start|stop|finish|stay|wait|beg|ask|marry|sell|buy|collect|return|travel|move|live|love|help|call|talk|complain|disturb|vex|reply|pick|say|tell|want|like|know|think|come|make|take|give|need|leave|hate|send|bring|treat|look|keep|believe|get)$/;
const persons = new RegExp(
  `^(?:${relative.slice(3, -1)}|mama|papa|mommy|daddy|partner|ex|nephew|niece|girl|boy|lady|man|woman|guy|owner|doctor|nurse|vet|baby|dog|cat|child)$`,
);

/** Whether this is English that would be said back with its faults: then it is better answered by what it means. */
export function halting(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    // 'The picture was stop', 'he is come late'.
    if (
      is(word, 'Copula') &&
      ((is(next, 'Infinitive') && !is(next, 'Noun')) || deed.test(next?.lower ?? '')) &&
      !/^(?:not|going|so|like|on|off)$/.test(next?.lower ?? '')
    )
      return true;
    // 'They think I am also go out'.
    if (
      is(word, 'Copula') &&
      /^(?:also|always|still|just|now|only)$/.test(next?.lower ?? '') &&
      is(after, 'Infinitive') &&
      !is(after, 'Noun', 'Adjective')
    )
      return true;
    // 'I am not laugh'.
    if (is(word, 'Copula') && next?.lower === 'not' && is(after, 'Infinitive') && !is(after, 'Noun', 'Adjective'))
      return true;
    // 'Why you not marry', 'he not eat', 'if not study'.
    if (/^(?:i|you|he|she|they|we|it|if)$/.test(word.lower) && next?.lower === 'not' && is(after, 'Infinitive'))
      return true;
    // 'I don't know how say', 'later how to do'.
    if (
      word.lower === 'how' &&
      next?.lower === 'to' &&
      after?.lower === 'do' &&
      at + 3 === words.length &&
      !is(words[at - 1], 'Verb')
    )
      return true;
    const before = words[at - 1];
    if (
      persons.test(before?.lower ?? '') &&
      bareAfter.test(word.lower) &&
      !is(word, 'PastTense') &&
      !/[,;:"]/.test(before?.after ?? '') &&
      // 'Made my son cry', 'my mum and dad cook', 'does your boss know', 'the baby sleep'.
      /^(?:my|his|her|the|our|their|this|that|shop|one)$/.test(words[at - 2]?.lower ?? '') &&
      !words
        .slice(Math.max(0, at - 5), at - 2)
        .some(({ lower }) =>
          /^(?:do|does|did|don't|doesn't|didn't|can|can't|could|will|won't|would|should|may|might|must|to|make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|saw|seen|seeing|hear|heard|hearing|watch|watched|watching|have|had|having|and|or|than|insist|suggest|if|feel|felt|why)$/.test(
            lower,
          ),
        ) &&
      // 'My baby sleep routine', 'the dog walk': a thing.
      (next === undefined ||
        /[,.;]/.test(word.after) ||
        is(next, 'Pronoun', 'Possessive', 'Determiner', 'Preposition', 'Adverb', 'Value', 'Conjunction') ||
        /^(?:me|you|all|like|with|from|that)$/.test(next.lower))
    )
      return true;
    // 'Watch phone', 'wait for message'.
    return (
      counted.test(word.lower) &&
      ((is(before, 'Verb') && !is(word, 'Verb')) ||
        /^(?:for|from|with|about|after|without)$/.test(before?.lower ?? '')) &&
      !is(before, 'Copula') &&
      !is(next, 'Noun', 'Gerund') &&
      at > 0 &&
      !/^(?:lost|losing|lose|leave|left|got|get|found|find|need|want|quit|changed?|changing|'s)$/.test(
        before?.lower ?? '',
      ) &&
      !/['"]/.test(`${before?.lower}${before?.after}`)
    );
  });
}
