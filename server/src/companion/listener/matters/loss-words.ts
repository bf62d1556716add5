import { together } from '../patterns.ts';

export const mothers = 'nanay|inay|momma|mumma|mum|mummy|mom|mommy|mam|mammy|mama|ma|mother|amma|ammi|mumsy';

export const fathers = 'tatay|papang|tatang|abbu|dad|daddy|da|papa|pa|pop|father|appa|abba|baba|old man';

export const parents = `${mothers}|${fathers}|parents?`;

export const partners =
  'husband|hubby|wife|partner|fianc[eé]e?|boyfriend|girlfriend|missus|other half|spouse|late husband|late wife';

export const siblings = 'brother|sister|twin|bro|sis|big sis|little brother|sibling';

export const grandparents =
  'granda|grannie|nannie|grampa|papaw|mamaw|meemaw|memaw|paati|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|grandparents?|nani|ammamma|ajji|thatha|nonna|nonno|yiayia|bubbe|abuelita|dadi|dada|abuela|abuelo|babcia|oma|opa|lola|lolo';

export const children = 'son|daughter|child|little boy|little girl|eldest|youngest|stepson|stepdaughter';

export const friends = 'bff|chum|friend|mate|bestie|best mate|best friend|flatmate|pal|school friend';

export const others =
  'uncle|aunt|aunty|auntie|cousin|nephew|niece|neighbour|neighbor|colleague|teacher|mother in law|mother-in-law|father in law|father-in-law|godmother|godfather|stepdad|stepmum|step ?dad|step ?mum|stepfather|stepmother|grandson|granddaughter|ex|ex husband|ex-husband|ex wife|ex-wife|brother in law|brother-in-law|sister in law|sister-in-law';

export const kin = `${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends}|${others}`;

/** Theirs, and not somebody else's ('her mum', 'my friend's dog'); and not only feared, dreamt or imagined. */
export const own = (whom: string): string =>
  `\\b(?=${whom})` +
  "(?<!\\b(?:his|her|their|your|ur|whose|(?:friend|mate|wife|husband|partner|boyfriend|girlfriend|boss|neighbour|neighbor|brother|sister|colleague|gf|bf|mum|dad|ex|cousin)s|(?!it's|that's|he's|she's|there's|today's|since)\\w+'s) (?:(?!my |our |me )[\\w']+ )?)" +
  '(?<!\\b(?:if|in case|unless|thought|thinks?|dream\\w*|pretend\\w*|wish\\w*|imagin\\w*|killed|afraid|scared|until|till) (?:that )?(?:(?:my|our|the) )?(?:\\w+ )?)' +
  `(?<!\\bex[- ]|business )\\b(?:${whom})`;

const passed =
  'passed(?: away| on\\b(?! (?:the|my|his|her|a|it|to)\\b)|(?= (?:there )?(?:last|this|yesterday|today|suddenly|peacefully|in (?:january|february|march|april|may|june|july|august|\\w+ber|his|her|the night|spring|summer|autumn|winter|hospital|\\d{4})|on (?:\\w+day|the \\d|christmas)|(?:a|a few|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:\\w+ )?(?:days?|weeks?|months?|years?)|at (?:home|\\d|four|five|six|three|two|one|the age)|when i)\\b)|(?=\\s*(?:[.,!\\n]|$)))';

/** Not 'killed it', 'killed himself laughing', nor in a game. */
export const violently =
  '(?:(?:was|were|got) killed(?! (?:it|off)\\b| (?:by|in) (?:the |a |an )?(?:first |last |final |next )?(?:boss|zombie|game|round|match|film|book|show|episode))|killed (?:him|her)self(?! (?:laughing|trying|working|to))|(?:took|ended) (?:his|her) (?:own )?life|committed suicide|died by suicide)';

const withTheLord =
  '(?:(?:slept|fell asleep) in (?:the lord|christ|jesus)|was called (?:home|to glory)|(?:went|has gone|gone) (?:home )?to be with (?:the lord|jesus|god)|breathed (?:his|her) last)';

const dead = `(?:died(?! (?:laughing|of (?:boredom|embarrass\\w*|shame|laugh\\w*)|inside|on me|on stage|a (?:bit|little|death)))|dead(?! (?:mouse|mice|bird|rat|pigeon|body|inside|spider|good|nice|funny|strict|easy|set|on|against|to me|proud|jealous|tired|chuffed|kind|excited|cute|right|wrong|bored|sound|against|name|line|end|keen))|expired(?= (?:last|in|on|this|two|three|\\d|suddenly|due))|dropped dead|${withTheLord}|(?:was|got) (?:shot|stabbed|run over|hit by an? \\w+) (?:dead|and (?:he |she )?(?:died|killed))|(?<!there )is no more(?=\\s*(?:[.,!\\n]|$)| (?:since|now|for (?:\\w+ )?(?:days|weeks|months|years))\\b)|${violently}|${passed}|(?:been )?gone (?:now )?(?:\\w+ ){1,2}years?)`;

const between =
  "(?:'s(?= (?:been|just|dead|passed|gone|died|also|both)\\b))?(?:,? (?!who|santa|father christmas|and|said|says|never|almost|nearly|would|could|might|will|if|that|thought|told|i(?!s\\b)|you|isn't|wasn't|not|when|because|cat|dog|phone|car|friend|mum|dad|wife|husband|but|or)[\\w'-]+){0,4},? ";

const restingPlace =
  '(?:funeral|wake|death|passing|grave|ashes|headstone|burial|cremation|inquest|memorial|tangi|obituary|eulogy)';

const female =
  /^(?:m(?:um|om|am|a)\w*|mother|ammi?|amma|wife|missus|girlfriend|sister|sis|big sis|nan\w*|gran|granny|grandma|grandmother|dadi|abuela|babcia|oma|lola|daughter|little girl|eldest girl|aunt\w*|niece|.*mother|.*daughter|.*mum|.*wife|.*sister)$/;

const male =
  /^(?:dad|daddy|da|papa?|pop|father|appa|abba|baba|old man|husband|hubby|boyfriend|brother|bro|grandad|granddad|grandpa|grandfather|gramps|dada|abuelo|opa|lolo|son|little boy|uncle|nephew|.*father|.*son|.*dad|.*husband|.*brother)$/;

/** 'I miss my husband. He died in March': in the very next breath, and of the one that 'he' can mean. */
const thenDied = (whom: string, notOf: RegExp, pronoun: string): string =>
  `\\bmy (?:(?!ex)\\w+ ){0,2}(?:${whom
    .split('|')
    .filter((one) => !notOf.test(one))
    .join(
      '|',
    )})\\b(?!'s)[^]{0,60}?\\b${pronoun}(?:'s| has| had| is| just| sadly| suddenly)? (?:died|passed away|dead)\\b`;

export const illness = '(?:cancer|covid|leuk\\w+|a stroke|the drink|pneumonia|sepsis|malaria)';

/** Those who are spoken of without a 'my' ('lost dad on Thursday'); none of them where there is none. */
export const bareOf = (whom: string): string =>
  whom
    .split('|')
    .filter((one) =>
      /^(?:m[uoa]m(?:my)?|mammy|amma|ammi|dad(?:dy)?|papa|appa|abba|nana?|nanna|gran(?:ny|dad|dma|dpa)?|lolo|lola|nani)$/.test(
        one,
      ),
    )
    .join('|') || '(?!)';

/** That one of these of theirs has died, said in as many words. */
export const lost = (whom: string): string =>
  [
    `${own(whom)}(?:${[
      `${between}${dead}\\b`,
      `'?s (?:\\w+ )?${restingPlace}\\b`,
      `,? who (?:has |had |just )?(?:died(?! (?:laughing|inside|of (?:boredom|embarrass\\w*|shame|laugh\\w*)))|passed away|was killed)\\b`,
      `\\b(?!'s)[^.!?]{0,60}\\b${illness} took (?:him|her)\\b`,
    ].join('|')})`,
    `\\b(?:lost|buried|cremated) (?:my|our|me|both my) (?:(?!phone|temper|patience|rag|job|mind|faith|nerve|voice|with|to|for|and|at|when)\\w+ ){0,2}(?:${whom})\\b(?!'s| in (?:(?:the|a) (?:crowd|shop|supermarket|park|queue)|tesco|asda|lidl|aldi|ikea|town)| to (?:(?:the )?(?:golf|football|gym|pub|telly|xbox|playstation)|his|her|another|a (?:woman|man|girl|younger)))(?! (?:number|phone|keys|ring|friend|job|bag|as a friend|over|when i)\\b)`,
    `\\bmy (?:\\w+ )?dead (?:${whom})\\b(?! (?:line|jokes?)\\b)`,
    `\\bmy (?:\\w+ )?(?:${whom}) die(?= (?:and (?:i|we|after)|last|in (?:the )?(?:hospital|january|february|march|april|may|june|july|august|\\w+ber|20\\d\\d)|when|before|this|two|three|\\d)\\b|[.,!])`,
    `${own(whom)} (?:has |have )?(?:just )?pas(?:t|sed) (?:away|in an? (?:\\w+ )?(?:accident|crash|fire))\\b`,
    `${own(whom)} passed (?:and (?:i|we|nobody|no one|they)\\b|on the (?:\\w+th|\\w+st|\\d))(?![^]*\\b(?:exams?|tests?|driving|gcses?|a levels?|finals|fail\\w*)\\b)`,
    `\\b(?:since|after|when|before|day) (?:my (?:\\w+ )?(?:${whom})|(?:${bareOf(whom)})) passed(?! (?:his|her|the|their|a|an|by|me|us|out|it|on|through|over|up|all|first|round|every)\\b)(?![^]*\\b(?:exams?|tests?|driving|gcses?|a levels?|finals|fail\\w*)\\b)`,
    `${own(whom)}\\b(?!'s)(?: (?!and|who said)[\\w']+){0,8} is no more(?=\\s*[,.!]|$)`,
    `${own(whom)}\\b(?!'s)(?: (?:in|from|back) \\w+)? (?:was|were|got|has been) (?:\\w+ )?(?:buried|cremated|laid to rest)\\b(?! (?:in (?:work|his|her|a|an|paper\\w*|books|debt)|under|alive|himself|herself)\\b)`,
    `\\bmy (?:\\w+ )?(?:${whom})(?:'s| is| was)? (?:\\w+ )?in the (?:ground|grave|soil|cemetery|graveyard|churchyard)\\b(?! (?:visiting|with|every|to|putting|at|for|tidying))`,
    `${own(whom)}'?s gone[.,;]? (?:he|she) (?:went|slipped away) (?:peacefully|quietly|suddenly|in (?:the night|(?:his|her) sleep))\\b`,
    `\\b${illness} took (?:my|our) (?:\\w+ )?(?:${whom})\\b(?!'s)`,
    `\\b(?:lost|buried|cremated) (?:${bareOf(whom)})(?= (?:on \\w+day|last (?:night|week|month|year|\\w+day|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|\\w+ber|christmas)|this (?:morning|week|month|year)|yesterday|in (?:january|february|march|april|may|june|july|august|\\w+ber|20\\d\\d|the (?:spring|summer|autumn|winter|night|pandemic|(?:\\w+ )?wave)|covid)|to (?:cancer|covid|dementia|leuk\\w+|a (?:stroke|heart attack))|(?:\\w+ ){1,2}(?:days|weeks|months|years) ago)\\b)`,
    `\\b(?:funeral|death|grave|loss|passing|burial) of my (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)`,
    thenDied(whom, female, 'he'),
    thenDied(whom, male, 'she'),
  ].join('|');

export const widowed =
  "\\bmy late (?:husband|wife|partner)\\b(?!'s (?:son|daughter|friend|brother|sister|belts?))|\\b(?:i'?m|i am|i was|i became|i've been|as|being|been|left|me) (?:\\w+ )?a? ?(?:\\w+ )?(?:widow(?:er|ed)?)\\b|\\b(?:himself|herself) (?:died|passed)\\b|(?:^|[.!,\\n] ?)widowed (?:at|for|in|since|last|two|three|\\d)|\\b(?:since|after) (?:my |the |our )?(?:wife|husband) (?:went|passed)\\b";

/** All of the signs, where none of the first is said. */
export const without = (not: RegExp, ...signs: RegExp[]): RegExp =>
  new RegExp(`^(?![^]*(?:${not.source}))${together(...signs).source.slice(1)}`);

/** All of the first, or any one of the further ways it is said. Tried from the beginning only, and the last sign first, or it is slow. */
export const orFurther = (all: readonly RegExp[], ways: readonly RegExp[]): RegExp =>
  new RegExp(
    `^(?:${[together(...[...all].reverse()), ...ways].map(({ source }) => (source.startsWith('^(?') ? source.slice(1) : `(?=[^]*(?:${source}))`)).join('|')})`,
  );
