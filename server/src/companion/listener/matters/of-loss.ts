import { together } from '../patterns.ts';
import type { Matter } from './matter.ts';

const mothers = 'nanay|inay|momma|mumma|mum|mummy|mom|mommy|mam|mammy|mama|ma|mother|amma|ammi|mumsy';
const fathers = 'tatay|papang|tatang|abbu|dad|daddy|da|papa|pa|pop|father|appa|abba|baba|old man';
const parents = `${mothers}|${fathers}|parents?`;
const partners =
  'husband|hubby|wife|partner|fianc[eé]e?|boyfriend|girlfriend|missus|other half|spouse|late husband|late wife';
const siblings = 'brother|sister|twin|bro|sis|big sis|little brother|sibling';
const grandparents =
  'granda|grannie|nannie|grampa|papaw|mamaw|meemaw|memaw|paati|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|grandparents?|nani|ammamma|ajji|thatha|nonna|nonno|yiayia|bubbe|abuelita|dadi|dada|abuela|abuelo|babcia|oma|opa|lola|lolo';
const children = 'son|daughter|child|little boy|little girl|eldest|youngest|stepson|stepdaughter';
const friends = 'bff|chum|friend|mate|bestie|best mate|best friend|flatmate|pal|school friend';
const others =
  'uncle|aunt|aunty|auntie|cousin|nephew|niece|neighbour|neighbor|colleague|teacher|mother in law|mother-in-law|father in law|father-in-law|godmother|godfather|stepdad|stepmum|step ?dad|step ?mum|stepfather|stepmother|grandson|granddaughter|ex|ex husband|ex-husband|ex wife|ex-wife|brother in law|brother-in-law|sister in law|sister-in-law';
const kin = `${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends}|${others}`;

const dogs =
  'dog|dogs|doggy|doggie|doggo|puppy|pup|labrador|lab|spaniel|terrier|collie|greyhound|whippet|pug|lurcher|retriever|poodle|staffie|staffy|jack russell|cockapoo|beagle|husky|alsatian|german shepherd|rottweiler|dachshund|bulldog|frenchie|westie|chihuahua|cavapoo|labradoodle|mutt|springer|corgi|shih ?tzu|pomeranian|malamute|akita|dalmatian|great dane|yorkie|schnauzer|bichon|vizsla|weimaraner|doberman|cocker spaniel|sheepdog|samoyed|basset hound|bloodhound';
const cats =
  'cat|cats|kitty|kitten|tabby|tom ?cat|moggy|moggie|ginger tom|siamese|maine coon|ragdoll cat|tortie|pussycat|puss';
const smaller =
  'hamster|rabbit|bunny|guinea ?pig|budgie|budgerigar|parrot|cockatiel|horse|pony|mare|gelding|hen|chicken|goat|ferret|gerbil|pet rat|tortoise|goldfish|donkey|canary|ponies|lizard|gecko|pet snake|chinchilla|pet';
const animals = `${dogs}|${cats}|${smaller}`;

/** Theirs, and not somebody else's ('her mum', 'my friend's dog'); and not only feared, dreamt or imagined. */
const own = (whom: string): string =>
  `\\b(?=${whom})` +
  "(?<!\\b(?:his|her|their|your|ur|whose|(?:friend|mate|wife|husband|partner|boyfriend|girlfriend|boss|neighbour|neighbor|brother|sister|colleague|gf|bf|mum|dad|ex|cousin)s|(?!it's|that's|he's|she's|there's|today's|since)\\w+'s) (?:(?!my |our |me )[\\w']+ )?)" +
  '(?<!\\b(?:if|in case|unless|thought|thinks?|dream\\w*|pretend\\w*|wish\\w*|imagin\\w*|killed|afraid|scared|until|till) (?:that )?(?:(?:my|our|the) )?(?:\\w+ )?)' +
  `(?<!\\bex[- ]|business )\\b(?:${whom})`;

const passed =
  'passed(?: away| on\\b(?! (?:the|my|his|her|a|it|to)\\b)|(?= (?:there )?(?:last|this|yesterday|today|suddenly|peacefully|in (?:january|february|march|april|may|june|july|august|\\w+ber|his|her|the night|spring|summer|autumn|winter|hospital|\\d{4})|on (?:\\w+day|the \\d|christmas)|(?:a|a few|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:\\w+ )?(?:days?|weeks?|months?|years?)|at (?:home|\\d|four|five|six|three|two|one|the age)|when i)\\b)|(?=\\s*(?:[.,!\\n]|$)))';
/** Not 'killed it', 'killed himself laughing', nor in a game. */
const violently =
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

const illness = '(?:cancer|covid|leuk\\w+|a stroke|the drink|pneumonia|sepsis|malaria)';
/** Those who are spoken of without a 'my' ('lost dad on Thursday'); none of them where there is none. */
const bareOf = (whom: string): string =>
  whom
    .split('|')
    .filter((one) =>
      /^(?:m[uoa]m(?:my)?|mammy|amma|ammi|dad(?:dy)?|papa|appa|abba|nana?|nanna|gran(?:ny|dad|dma|dpa)?|lolo|lola|nani)$/.test(
        one,
      ),
    )
    .join('|') || '(?!)';

/** That one of these of theirs has died, said in as many words. */
const lost = (whom: string): string =>
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
const lostOf = (whom: string): RegExp => new RegExp(lost(whom));

const widowed =
  "\\bmy late (?:husband|wife|partner)\\b(?!'s (?:son|daughter|friend|brother|sister|belts?))|\\b(?:i'?m|i am|i was|i became|i've been|as|being|been|left|me) (?:\\w+ )?a? ?(?:\\w+ )?(?:widow(?:er|ed)?)\\b|\\b(?:himself|herself) (?:died|passed)\\b|(?:^|[.!,\\n] ?)widowed (?:at|for|in|since|last|two|three|\\d)|\\b(?:since|after) (?:my |the |our )?(?:wife|husband) (?:went|passed)\\b";
const someoneDied = new RegExp(
  `${lost(kin)}|${widowed}|\\bmy late (?:${kin})\\b(?! (?:shift|night))|\\b(?:he|she|they)(?:'s| has| had| is| just| both| only)? (?:died|passed away|dead(?! (?:good|nice|set|to me)))\\b|\\b(?:he|she) passed (?:in (?:january|february|march|april|may|june|july|august|\\w+ber)|last (?:year|month|week|spring|summer|autumn|winter))\\b(?! (?:exam|test|year))|\\bsince (?:he|she) (?:died|passed)\\b`,
);
const lostAnimal = (whom: string): RegExp =>
  new RegExp(
    [
      `${own(whom)}(?:'s (?:just )?(?:dead|died|been put (?:down|to sleep))\\b|(?! (?:food|hair|bed|park|walk\\w*|show|people|person|lover)\\b)(?: (?!food|brought|who|and|has a|caught|killed|found|will|would|if|when|because|but|i)[\\w']+){0,4}[,)]* (?:died|passed away|passed(?=\\s*[.,!\\n]| (?:last|this|yesterday|today|on \\w+day|in \\w+|over|suddenly|peacefully|and (?:i|nobody|everyone|my|the))\\b|$)|passed on(?=\\s*[.,!\\n]| (?:last|this|yesterday|today|in|peacefully)\\b|$)|is dead|was (?:run over|knocked down|killed|hit by)|got (?:run over|knocked down|hit by)|(?:was |had to be |is being |to be )?put (?:down|to sleep)|been put (?:down|to sleep)|pts)\\b)`,
      `\\b(?:lost|buried|cremated) (?:my|our) (?:(?!ring|phone)\\w+ ){0,2}(?:${whom})\\b(?=(?: \\w+)?\\s*(?:[.,!\\n]|$)| (?:to|last|on|this|yesterday|in|today|two|three|a|after|at the vets?|recently|suddenly)\\b)`,
      `\\b(?:had to|having to|have to|we) (?:(?:say|said|saying) goodbye to (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})\\b|let (?:my|our|the) (?:\\w+ ){0,2}(?:${whom}) go\\b)`,
      `\\bput (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})(?: \\w+)? (?:down|to sleep)\\b`,
      `\\blost one of (?:my|our|the) (?:\\w+ )?(?:${whom})s?(?=\\s*(?:[.,!\\n]|$)| (?:this|last|yesterday|today|to|on)\\b)`,
      `\\b(?:lost|(?:say|said|saying) goodbye to) (?:my|our) (?:\\w+ ){0,2}(?:boy|girl|baby|lad|lass|best (?:friend|mate|pal))(?: (?:yesterday|today|tonight|last night|this (?:morning|afternoon|week)|on \\w+day|at the vet'?s?))*[.,]? ?(?:(?:he|she) was )?(?:an? |an? (?=\\d)|(?=\\d))(?:[\\w-]+ (?:yrs?|years?)(?: |-)old )?(?:\\w+ )?(?:${whom})\\b(?!'s)`,
      `\\b(?:he|she)(?: was| got|'s been| had to be| has been) put (?:down|to sleep)\\b[^]{0,60}?\\b(?:my|our) (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)`,
      `\\bvet\\b[^.!?]{0,20} put (?:my |our )?\\w+ (?:down|to sleep)\\b[^]{0,80}\\b(?:${whom})\\b`,
      `\\b(?:my|our|the) (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)[^]{0,140}?\\b(?:(?:had to|decided to|we|having to|made the decision to) (?:have )?(?:put )?(?:him|her|it|\\w+)(?: put)? (?:down|to sleep)|put to sleep|(?:he|she)(?:'s| has| was| is| just)? (?:died|passed away|put down|dead)\\b|lethal injection|rainbow bridge)`,
      `\\b(?:(?:had to (?:have )?put|putting|put) (?:him|her|\\w+)|had (?:to have )?(?:him|her|\\w+) put) (?:down|to sleep)\\b[^]{0,120}?\\b(?:my|our|the|a|years?[ -]old) (?:\\w+ )?(?:${whom})\\b`,
    ].join('|'),
  );
/** Of an animal of somebody else's, of one still alive, or of a person beside an animal. */
const notTheirAnimal =
  /\b(?:vet(?:erinary)? (?:nurse|student|school)|i'?m a vet|i am a vet|work (?:at|in|for) (?:a|the) vets?|phone died|battery died|(?:wife|husband|mum|mom|dad|nan|gran|father|mother|brother|sister|son|friend) (?:has |just )?(?:died|passed away)|dead (?:bird|mouse|rat|pigeon)|since my (?:wife|husband|mum|dad)|stuffed|hot dog|(?:has|have|needs?|going|booked(?: in)?) to be put (?:down|to sleep)|(?:coming|comes|booked|booking|appointment|tomorrow)\b[^.!?\n]{0,40} (?:to put|putting) [^.!?\n]{0,25}(?:down|to sleep)|put(?:ting)? (?:[^.!?\n]{0,25})?(?:down|to sleep) (?:tomorrow|next|later|in the morning)|i nearly died|could have died|almost died)\b/;

const theFuneral =
  "(?:funeral|eulogy|cremation|burial|memorial service|memorial|(?:the|a|his|her|irish) wake(?! of)|requiem|janazah|shiva|month's mind)";
const noFuneral =
  /\b(?:(?:my|your) own funeral|(?:at|for|to|plan\w*) my funeral|it'?s your funeral|like (?:a|at a) funeral|sound like a funeral|funeral (?:director|home|business|industry|parlou?r)s?|work (?:at|in|for) (?:a|the) (?:funeral|crem\w*)|undertaker by|i'?m (?:a|an) (?:undertaker|vicar|priest|celebrant)|had a funeral for|funeral for (?:the|my|a) (?:\w+ )?(?:phone|laptop|goldfish|hamster|plant|cafe|bird)|in the wake|(?:in|with|after) a wake|phone died)\b/;
const toBury =
  "\\b(?:(?:they|we)(?:'ll|'re| will| are)(?: going to)? (?:bury|burying|cremate|cremating) (?:him|her|my \\w+|mum|mom|dad|nan|gran|grandad)|(?:he|she)(?:'s| is|'ll| will)(?: going to)? (?:be|being) (?:buried|cremated|laid to rest))\\b";
const past =
  "\\b(?:after|since|at|from|went to|been to|came to|through|missed|home from|back from) (?:the |my |our |his |her |their |(?:[\\w']+ ){1,3})?";

const theirThings =
  "\\b(?:his|her|their|mum'?s|mom'?s|mam'?s|dad'?s|nan'?s|gran'?s|grandad'?s|brother'?s|sister'?s|husband'?s|wife'?s|mother'?s|father'?s) (?:\\w+ ){0,2}(?:clothes|wardrobe|coats?|jackets?|jumpers?|cardigans?|shirts?|shoes|slippers|boots|things|belongings|stuff|handbag|glasses|watch|tools|shed|house|flat|bungalow|room|bedroom|drawers?|books|records|perfume|aftershave|dressing gown|scarf|hat|jewell?ery|ring|suits?|ties)\\b";
const doneWithThings =
  '\\b(?:clear\\w*|sort\\w*|empt\\w*|throw\\w*|threw|chuck\\w*|get rid|got rid|charity|hospice shop|skip|tip|keep|kept|keeping|still|smell\\w*|wear\\w*|wore|bag(?:s|ged)?|box(?:es|ed)?|pack\\w*|sell\\w*|sold|give away|gave away|giving away|given|donat\\w*|found|hang\\w*|wash\\w*|touch|move|moved|bin)\\b';

/** All of the signs, where none of the first is said. */
const without = (not: RegExp, ...signs: RegExp[]): RegExp =>
  new RegExp(`^(?![^]*(?:${not.source}))${together(...signs).source.slice(1)}`);
/** All of the first, or any one of the further ways it is said. Tried from the beginning only, and the last sign first, or it is slow. */
const orFurther = (all: readonly RegExp[], ways: readonly RegExp[]): RegExp =>
  new RegExp(
    `^(?:${[together(...[...all].reverse()), ...ways].map(({ source }) => (source.startsWith('^(?') ? source.slice(1) : `(?=[^]*(?:${source}))`)).join('|')})`,
  );

const aDog = new RegExp(`\\b(?:${dogs})\\b`);
const aCat = new RegExp(`\\b(?:${cats})\\b`);
const aSmaller = new RegExp(`\\b(?:${smaller}|snake|fish|hens|hamsters|rats|rabbits|chickens|guinea pigs)\\b`);
const anAnimal = new RegExp(`\\b(?:${animals})\\b`);
const heOrShe =
  /\b(?:he|she|him|her|his|hers|hes|shes|my (?:\w+ )?(?:mum|mom|mam|dad|da|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|amma|lola|lolo|brother|sister|son|daughter|friend|partner|aunt\w*|uncle))\b/;
/** That he or she is dead, said of the one they spoke of. */
const thatOneDied =
  /\b(?:(?:(?:when|since|before|until|til|till|after|day|night|morning|week|year) (?:he|she) (?:passed|died)|(?:since|after|day|night) (?:he|she) went)\b(?! (?:the|his|her|a|by|me|out|to|off|through|into|back|on|for|with|down|up|in (?:to|for)|home|quiet|mad|silent|red|away (?:to|for|on|with))\b)|(?:he|she) (?:was|is) (?:already )?dead by|put (?:him|her) in(?:to)? the (?:soil|ground|earth)|(?:he|she)(?:'s| has| is)? (?:been )?(?:in the (?:churchyard|cemetery|graveyard|ground)|dead (?:for )?\w+ (?:weeks|months|years)))/;
const ofOthers = (whom: string): RegExp =>
  new RegExp(
    `\\b(?:my|our|his|her) (?:\\w+ )?(?:${kin
      .split('|')
      .filter((one) => !whom.split('|').includes(one))
      .join('|')})\\b`,
  );
/** Only of these do they speak, and he or she has died. */
const thenGone = (whom: string): RegExp =>
  without(
    new RegExp(`${ofOthers(whom).source}|\\bask(?:s|ed|ing) (?:me )?(?:where|for|when)\\b`),
    new RegExp(`\\b(?:my (?:\\w+ )?(?:${whom})|${bareOf(whom)})\\b(?!'s (?:friend|mate))`),
    thatOneDied,
  );

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  'animal-missing': [
    together(
      /\bslipped (?:his|her|its|the) (?:collar|lead|harness)\b/,
      /\b(?:bolted|legged it|ran|gone|nobody|no ?one|seen|looking|search\w*)\b/,
    ),
    together(
      /\b(?:back door|front door|gate|window|side gate)\b/,
      /\b(?:legged it|wandered off|bolted)\b/,
      /\b(?:he|she|shes|hes|dog|cat|\w+ had)\b/,
      /\b(?:gone|since|driven|estate|streets?|looking|search\w*|times)\b/,
    ),
    together(
      /\b(?:posters?|flyers?|leaflets?|facebook page|lost pets?)\b/,
      /\b(?:lamp ?posts?|ginger|tabby|sighting|sightings|paws?|collar|chipped|microchip\w*|torch|whiskers)\b/,
    ),
    together(/\b(?:micro ?chip\w*)\b/, /\b(?:lost|missing|scan (?:him|her|it))\b/),
    together(
      /\b(?:shelters?|the pound|rescues?)\b/,
      /\b(?:rang|ring|ringing|called|phoned|checked)\b/,
      anAnimal,
      /\b(?:none|no ?one|nobody|again|nothing|every|all)\b/,
    ),
    together(aSmaller, /\b(?:got out|escaped)\b/, /\b(?:dug|under|looking|since|decking|shed|everywhere|searched)\b/),
    together(
      /\b(?:bowl|dish|food)(?:'s| is| was)? (?:still )?(?:full|untouched|out)\b/,
      /\b(?:torch|window|fence|calling|since \w+day|night)\b/,
      /\b(?:up at|looking|listen\w*|creak\w*|calling|out)\b/,
    ),
    together(
      /\bunder (?:every|all the|the) (?:parked )?cars?\b/,
      /\b(?:sheds?|garages?|gardens?)\b/,
      /\b(?:for (?:her|him)|calling|checked|looked)\b/,
    ),
    together(
      /\b(?:jumper|blanket|litter|litter tray|worn)\b/,
      /\b(?:porch|step|back door|outside)\b/,
      /\bsmell (?:it|their|you|me)\b|\bscent\b/,
    ),
  ],
  'dog-died': [
    together(
      /\b(?:there'?s no dog|there is no dog|no dog to (?:walk|feed)|without a dog)\b/,
      /\b(?:lead|walk|walks|remember\w*|woke|basket|slept|habit|bowl)\b/,
    ),
    together(aDog, /\b(?:paw ?print|rainbow bridge)\b/, /\b(?:ashes|box|light|gone|miss)\b/),
    together(/\bashes\b/, /\bpaw ?prints?\b/),
    together(
      new RegExp(`\\b(?:he|she) was an? (?:\\w+ )?(?:${dogs})\\b`),
      /\b(?:he|she) (?:just )?(?:went (?:on|in|at|under|peacefully|quietly|with)|slipped away|had to go)\b/,
    ),
    together(
      aDog,
      /\bvet\b[^.!?]{0,50}\b(?:did it|came (?:out )?to (?:the|our) house|the injection)\b/,
      /\b(?:blanket|good boy|good girl|last|held|goodbye|arms|lap)\b/,
    ),
    together(
      /\b(?:where (?:the|my|our) dog (?:slept|lay|sat|used)|(?:of|for) the old (?:mutt|dog|boy)|dog'?s (?:basket|bed|bowl))\b/,
      /\b(?:is gone|all i have|all i'?ve|hoover\w*|miss|empty|forget|feet|stepping over)\b/,
    ),
    together(
      /\bdog ?walkers?\b/,
      /\bwhere (?!i\b|we\b|he\b|she\b|the\b)\w+ (?:was|is|were)\b/,
      /\b(?:words|tell them|couldn'?t|could not|burst|cried)\b/,
    ),
    without(
      /\b(?:vet|leg|broken|fine|surviv\w+|ok|okay|missing|owner|bit)\b/,
      new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${dogs})\\b`),
      /\b(?:she|he|it) (?:got|was) (?:hit|knocked down|run over)\b/,
    ),
    together(
      /\b(?:kibble|chews|dog food|dog bed)\b/,
      /\b(?:give|giving) (?:it|them) to (?:the|a) (?:rescue|shelter|neighbou?r)|can'?t (?:throw|bin)\b/,
    ),
    together(aDog, /\b(?:was|were) gone (?:in|within|by) (?:a|an|two|three|four|\d|the)\b/),
    together(
      /\b(?:get|buy|getting) (?:me |us )?(?:another|a new) (?:dog|puppy|pup)\b/,
      /\b(?:like (?:he|she|it)(?:'s|s| was)|replace\w*|not the same|too soon|slept on|after (?:he|she) (?:went|died))\b/,
    ),
    together(
      /\bnobody to (?:drop|give|throw)\b|\bno ?one (?:barks|at the door)\b|\bno barking\b/,
      /\b(?:crust|plate|collie|dog|lock|silence|not a sound|lead)\b/,
    ),
  ],
  'cat-died': [
    without(
      /\b(?:missing|posters?|looking|bedbugs?)\b/,
      /\bno cat\b/,
      /\b(?:bed|door|open|feet|lap|windowsill|bowl)\b/,
    ),
    together(
      /\blitter tray\b/,
      /\b(?:threw|thrown|put away|took|bin|tip|washed)\b/,
      /\b(?:bawled|cried|crying|wept|couldn'?t)\b/,
    ),
    together(/\b(?:buried|bury) (?:puss|the cat|our cat|my cat|our tabby|the (?:old )?tabby)\b/),
    together(/\bwhiskers?\b/, /\b(?:envelope|kept|keeping)\b/),
    together(/\bcat flap\b/, /\b(?:expecting|look up|every time|still think)\b/, /\b(?:she|he) (?:liked|loved|used)\b/),
    together(
      /\b(?:get|buy|getting) (?:me |us )?(?:another|a new) (?:kitten|cat)\b/,
      /\b(?:like (?:he|she|it)(?:'s|s| was)|replace\w*|not the same|too soon|slept on)\b/,
    ),
    together(
      aCat,
      /\b(?:did|had|gave (?:him|her)) (?:the|it|her|his)? ?(?:injection|needle)\b/,
      /\b(?:lump|stopped eating|kidneys?|half|held|last|kindest|end)\b/,
    ),
    together(
      aCat,
      /\b(?:in|with) (?:a|an old) (?:towel|blanket|box|bin ?bag|carrier bag)\b/,
      /\b(?:a|the) (?:car|road|van)\b/,
    ),
    together(aCat, /\b(?:kidneys?|heart|liver)\b/, /\b(?:in the end|kindest)\b/, /\b(?:empty|brought|home)\b/),
    together(/\b(?:he|she) went in my (?:arms|lap)\b/, /\bpurr\w*\b/),
    together(
      /\b(?:kitty|persian|cat)\b/,
      /\b(?:asked|asks|ask) (?:me )?(?:where|how)(?:'s| is| was) the (?:kitty|cat)\b/,
      /\bcamera|cry|cried|couldn'?t|words\b/,
    ),
  ],
  'animal-died': [
    without(
      /\b(?:fix|keep|keeps|tv|documentary|played)\b/,
      /\bfox(?:es)?\b/,
      /\b(?:hens?|chickens?|ducks|rabbits?|bunn\w+|geese)\b/,
      /\b(?:got|took|feathers|killed|had)\b/,
    ),
    new RegExp(
      `(?:^|[.!?\\n] ?)(?:my |our |the )?(?:${smaller}) (?:went|gone|is gone|passed)(?=[.,!]| and (?:now|the other)| in the night| this morning)`,
    ),
    new RegExp(
      `\\b(?:my|our) (?:\\w+ )?(?:${smaller}|snake|fish|spider|frog|axolotl) (?:has |have )?(?:passed|died)(?= and|[.,!\\n]|$| (?:last|this|yesterday|today|in|on)\\b)`,
    ),
    together(
      /\b(?:took|taken|taking|packed) (?:the|his|her) (?:tank|cage|hutch|vivarium|aquarium) (?:down|apart|away|out)\b/,
      /\b(?:was|were|had (?:him|her|it)|years)\b/,
    ),
    together(/\bknacker'?s\b/, /\b(?:lorry|van|sat|donkey|horse|pony|field)\b/),
    together(
      /\b(?:bridle|saddle|headcollar|head collar|stable|hutch|cage)\b/,
      /\b(?:on (?:a|the) (?:nail|hook|peg)|just his|just her|is empty|empty now|empty (?:stable|hutch|cage))\b/,
      /\b(?:rode|hay|every day|he|she|him|her)\b/,
    ),
    together(
      aSmaller,
      /\b(?:on|at) the (?:floor|bottom) of (?:the|his|her) (?:cage|tank|hutch)\b/,
      /\bthis morning|stiff|cold|used to\b/,
    ),
    without(/\b(?:cats?|dogs?)\b/, aSmaller, /\bonly a\b/, /\b(?:he|she) was (?:the|my|always)\b/),
    together(aSmaller, /\bvet\b/, /\bcarried (?:him|her|it) home\b/),
  ],
  'animal-ill': [
    together(
      /\b(?:biopsy|lump|scan|limp\w*|fits?|seizures?|tumou?r)\b/,
      /\b(?:wagging|wags) (?:his|her|its) tail\b|\bhes wagging\b|\bback legs\b|\bhis paw\b|\bher paw\b/,
    ),
    together(/\bcolic\b/, /\b(?:horse|pony|mare|gelding|yard|vet)\b/),
    without(/\b(?:gone|died|dead)\b/, /\bparvo\b/, /\b(?:puppy|pup|dog|isolation)\b/),
    together(
      /\b(?:insulin|tablets|pills|eye drops|ear drops|injections?)\b/,
      /\b(?:that|the|my|our|a) (?:\w+ )?(?:cat|dog|kitten|puppy)\b/,
      /\b(?:hides|twice a day|monster|spits|scans?|maxed|vet|swallow)\b/,
    ),
    together(
      /\bhow (?:do|will|would) (?:you|i|we) know when it'?s time\b/,
      /\b(?:back legs|chicken|tail|vet|dog|cat|he still|she still|paw)\b/,
    ),
    together(aSmaller, /\b(?:pluck(?:ed|ing|s)|fluffed up|bald patch\w*)\b/),
    without(
      /\bmy (?:mum|dad|nan|husband|wife)\b/,
      aDog,
      /\b(?:can'?t|cannot|can no longer|couldn'?t) (?:manage|do|climb|get up|use) (?:the )?(?:stairs|steps)\b/,
    ),
  ],
  'baby-lost': [
    without(
      /\b(?:then (?:she|he|they) found|was fine|is fine|all fine)\b/,
      /\b(?:couldn'?t|could not|can'?t|didn'?t|couldnt) (?:find|hear|get|pick up) (?:the|a|its|his|her|any) heart ?beat\b|\bthere was no heart ?beat\b/,
      /\b(?:scan\w*|screen|quiet|nurse|midwife|sonographer|weeks|they)\b/,
    ),
    together(/\b(?:due date|due day)\b/, /\b(?:would have been|would've been|was supposed to be|still sent)\b/),
    together(
      /\b(?:scan (?:picture|photo|pic)|ultrasound (?:picture|photo))\b/,
      /\b(?:can'?t|cant|cannot|couldn'?t) (?:\w+ ){0,3}(?:look|throw|take it)\b/,
    ),
    together(
      /\bmilk (?:came|has come|is coming|come) in\b/,
      /\b(?:no ?one|nobody|no baby|nothing) to feed\b|\bno baby\b/,
    ),
    without(
      /\b(?:dog|cat|paw|sand|mud|beach|nursery school|snow)\b/,
      /\b(?:foot ?prints?|hand ?prints?)\b/,
      /\b(?:too early|too small|wee box|little box|memory box|born)\b/,
    ),
    together(
      /\bmine (?:was|would have been)\b/,
      /\b(?:due (?:date|month|in|the)|pregnan\w+|bump)\b/,
      /\b(?:announc\w+|clapped|same|loo|cried|weeks)\b/,
    ),
    together(
      /\blived (?:for )?(?:only )?(?:\w+ )?(?:\w+) (?:hours?|minutes)\b/,
      /\b(?:nicu|held|hold|named|baby|born)\b/,
    ),
    together(/\bnursery\b/, /\btry again\b/, /\b(?:door|shut|cot|closed|mother in law|months)\b/),
  ],
  'child-died': [
    together(
      /\bhow many (?:children|kids)\b/,
      /\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|baby|eldest|youngest) was\b|\b(?:count (?:him|her)|don'?t know (?:what|which|whether))\b/,
    ),
    without(
      /\b(?:uni|university|college|moved out|visits?|cell|jail)\b/,
      /\b(?:his|her) (?:bed)?room\b[^.!?]{0,30}\b(?:as (?:he|she) left it|untouched|exactly as)\b/,
      /\b(?:school bag|posters|teddy|years|months|bunk|toys)\b/,
      /\b(?:school|years|teddy|toys|my (?:son|daughter|boy|girl))\b/,
    ),
    together(
      /\b(?:coffin|casket|grave|ventilator|life support|hearse|funeral)\b/,
      /\b(?:he|she) was (?:only |just |our )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|[1-9]|1\d|in year \w+|our youngest|our eldest)\b(?! (?:weeks|months|stone|minutes|days|hours|years))/,
    ),
    together(/\b(?:tiny|white|little|wee|small) coffin\b/),
    together(
      /\b(?:other )?(?:mums|moms|mothers|parents)\b[^.!?]{0,20}\b(?:gate|school)\b/,
      /\bcross (?:over|the road)\b/,
      /\b(?:where to look|what to say)\b/,
    ),
    together(
      /\bmy (?:wee |little |only )?(?:boy|girl|son|daughter|lad|lass) would(?: have|'ve)? (?:be|been|turned) (?:\d|\w+ty\b|\w+teen\b|at uni|grown|driving|graduating)/,
    ),
    /\b(?:no )?parents? (?:should|shouldn'?t|should not|should never|isn'?t meant to|aren'?t meant to) (?:ever |never )?(?:have to )?(?:bury|outlive) (?:a|their|your|his|her)\b|\boutliv(?:e|ed|ing) (?:my|our) (?:own )?(?:\w+ )?(?:child\w*|son|daughter|boy|girl)\b/,
    /\bburied (?:my|our) (?:\w+ )?(?:lass|lad|boy|girl|son|daughter|child|wean|bairn)\b/,
    together(/\bgod will give you another\b/, /\b(?:child|son|daughter|only)\b/),
    together(/\b(?:his|her) friends\b/, /\b(?:graduat\w+|prom|leavers?)\b/, /\bmine will never\b/),
    /\b(?:my|our) (?:only )?(?:child|boy|girl|lad|lass)(?:'s| is| was)? (?:\w+ )?in the (?:ground|grave|soil|cemetery|churchyard)\b/,
  ],
  'funeral-ahead': [
    /\b(?:we|they)(?:'re| are|'ll| will)? (?:bury|burying|cremating|burn) (?:my|our) \w+(?: \w+)? (?:in the morning|tomorrow|on \w+day|next)\b/,
    without(
      /\b(?:wedding|band|choir|late)\b/,
      /\b(?:pick|choos|chose|sort)\w* (?:the |her |his |out )?(?:hymns|readings|coffin|casket|urn|wreath)\b/,
      /\b(?:mum|mom|mam|dad|nan\w*|gran\w*|he|she|his|her|brother|sister)\b/,
    ),
    together(
      /\bundertakers?\b/,
      /\b(?:suit|dress|which|hymns|flowers|coffin|casket|tomorrow|clothes)\b/,
      /\b(?:choose|choice|cannot|can'?t|rang|laid|asked|what)\b/,
    ),
    without(
      /\b(?:couldn'?t|couldnt|didn'?t|never|missed)\b/,
      /\b(?:flight|land|visa|plane|fly|train|coach)\b/,
      /\b(?:burial|funeral|cremation|janazah)\b/,
      /\b(?:miss|late|in time|tomorrow|hours|before)\b/,
    ),
    together(
      /\b(?:carry(?:ing)?|lift(?:ing)?) (?:the|his|her|my \w+'?s|\w+'s) coffin\b/,
      /\b(?:tomorrow|on \w+day|in the morning|scared|drop)\b/,
    ),
    without(
      /\b(?:party|date|wedding|interview)\b/,
      /\bblack (?:dress|suit|tie|shoes)\b/,
      /\b(?:tomorrow|in the morning|on \w+day)\b/,
      /\b(?:church|chapel|crem\w*|cemetery|mosque)\b/,
    ),
    together(/\bsandwiches\b/, /\bhow many\b/, /\bloved (?:him|her)\b|\bcrem\w*\b|\bafter the (?:service|crem)/),
    /\b(?:the |his |her )?(?:wake|removal)(?:'s| is) (?:tonight|tomorrow|on \w+day|in the morning)\b/,
    together(/\bcrem(?:atorium|ation)?(?: is| are|'s)? (?:on|at|booked|tomorrow)\b/),
    together(
      /\bin (?:a|the|his|her) (?:box|coffin)\b/,
      /\b(?:chapel|church|front)\b/,
      /\b(?:it'?ll|will|tomorrow|going to|first time)\b/,
    ),
    without(
      /\b(?:wedding|class|school|teacher|open mic|slam)\b/,
      /\b(?:asked me|want me|wants me|got) to (?:read|do|say|give) (?:the|a) (?:poem|reading|psalm|eulogy|tribute)\b/,
      /\b(?:my voice|second line|mirror|can'?t get through|break down|tears)\b/,
    ),
  ],
  'funeral-had': [
    without(
      /\b(?:party|birthday|wedding|barbecue|bbq)\b/,
      /\b(?:everyone'?s?|relatives|family|they'?ve all|they all|people|guests)\b[^.!?]{0,20}\b(?:gone home|gone|left|went home)\b/,
      /\b(?:flowers|lilies|wreaths?|canopy|hearse|condolence\w*)\b/,
    ),
    without(
      /\b(?:wedding|christening|baptism)\b/,
      /\b(?:priest|vicar|minister|celebrant|pastor|imam|rabbi)\b/,
      /\b(?:(?:his|her|mum'?s|dad'?s|the) name wrong|(?:never|hadn'?t) met (?:him|her)|wrong name)\b/,
    ),
    together(/\bshook (?:[\w-]+ ){0,5}hands\b/, /\b(?:church|chapel|crem\w*|graveside|coffin)\b/),
    without(
      /\b(?:at work|meeting|wedding)\b/,
      /\b(?:watched|saw|followed) (?:it|the (?:service|funeral|burial))\b[^.!?]{0,30}\b(?:link|zoom|webcam|live ?stream|stream|whatsapp|phone|youtube)\b/,
      /\b(?:spoke|burial|coffin|grave|service|priest|eulogy|sound|buried|church)\b/,
    ),
    together(
      /\b(?:carry|carried|carrying|lower(?:ed|ing)?) (?:him|her|the coffin) (?:in|out|down|into)\b/,
      /\b(?:suit|car park|church|hearse|coffin|soil|grave|watched)\b/,
      /\b(?:this morning|today|yesterday|last|watched|i sat|was)\b/,
    ),
    /\b(?:soil|earth|dirt|clay)\b[^.!?]{0,30}\b(?:lid|coffin|casket)\b/,
    without(
      /\b(?:retir\w+|leaving do|office|work|colleagues|job)\b/,
      /\b(?:good|lovely|great|beautiful|proper|grand) send[- ]?off\b/,
      /\b(?:everyone|everybody|people|singing|church|deserved|come back|home|him|her)\b/,
    ),
    /\b(?:mention(?:ed)?|left|name) (?:me |us |my name |me out )?(?:in|of|from) the (?:eulogy|order of service)\b/,
    without(
      /\b(?:wedding|mass on|tomorrow|vestry|parish\w*)\b/,
      /\b(?:pew|pulpit|hearse|eulogy)\b/,
      /\b(?:since the service|at the service|after the service|laughed|cried|the hall|not one word)\b/,
    ),
    together(
      /\bcurtains?\b[^.!?]{0,30}\b(?:closed|closing|drew|shut|went)\b|\bcurtains? (?:closed|closing|drew|shut)\b/,
      /\bcoffin\b|\bcrem\w*/,
    ),
    without(
      /\b(?:party|date|interview|tomorrow)\b/,
      /\bblack (?:tights|dress|suit|tie)\b/,
      /\bstill (?:in|wearing)\b/,
      /\b(?:the hall|church|grave|cemetery|sandwiches|crem\w*)\b/,
    ),
    without(
      /\b(?:dog|cat|horse)\b/,
      /\bscatter(?:ed|ing)? (?:the|his|her|my \w+'?s|\w+'?s) ash(?:es)?\b/,
      /\b(?:cry|cried|wind|laughed|laugh|sunday|today|yesterday|river|sea)\b/,
    ),
  ],
  'their-day': [
    /\b(?:would(?:'ve| have)? (?:been|be)|should have been) (?:his|her) (?:birthday|\d\d(?:th|st|nd|rd)|\w+(?:ieth|first|teenth))\b/,
    together(
      /\bthis time last year\b/,
      /\b(?:still here|alive|in (?:the )?(?:hospital|hospice))\b/,
      /\b(?:year tomorrow|year today|a year|one year|clock)\b/,
    ),
    together(
      /\b(?:father'?s?|mother'?s?)'? day\b/,
      /\b(?:(?:dad|mum|mom|mam|father|mother|one) i (?:haven'?t|havent|don'?t|dont) (?:got|have)|flower stall|headstone|grave|cemetery|churchyard|no (?:dad|mum|mom) (?:to|now|any))\b/,
    ),
    new RegExp(
      `\\banniversary of (?:my|our) (?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children})\\b(?!'s? (?:wedding|job|parents))`,
    ),
    without(
      /\b(?:ex|split|broke|left me|divorc\w+|kids|moved)\b/,
      /\b(?:first|second|another|third) (?:christmas|xmas|easter|eid|diwali|thanksgiving|new year) without (?:her|him)\b/,
      /\b(?:gravy|turkey|chair|recipe|did the|grave|carv\w+|made the|always|table)\b/,
    ),
    together(
      /\b(?:cemetery|grave|graveside|graveyard|churchyard|headstone)\b/,
      /\b(?:all souls|anniversary|(?:his|her|mum'?s|dad'?s) birthday|like every year|years? to the day|years? (?:ago )?today|death day)\b/,
    ),
    together(
      /\b(?:he|she)(?:'d| would)(?: have|'ve)? (?:be|been|turned) (?:\d\d|[\w-]+(?:ty|teen)(?:-\w+)?) (?:today|tomorrow|this (?:week|month|\w+day)|on (?:\w+day|the)|next)\b/,
    ),
    together(/\b(?:birthday|midnight)\b/, /\bwe were twins\b/),
    together(
      /\bfestival\b|\bdiwali\b|\bchristmas\b|\beid\b/,
      /\b(?:was|is) (?:her|his) (?:festival|favourite|day)\b/,
      /\bpassed|died\b/,
    ),
  ],
  'their-things': [
    without(
      /\b(?:my ex|divorc\w*|moved out|left me|baby|outgrown|kids)\b/,
      /\b(?:hospice|charity|goodwill) (?:shop|store)\b/,
      /\b(?:bags?|box(?:es)?|of) (?:\w+ )?of (?:his|her) \w+|\bone of (?:his|her) (?:blouses|shirts|jumpers|coats|dresses|suits)\b|\b(?:mum|mom|mam|dad|nan)'?s (?:clothes|things|coats?|suits?|dresses)\b/,
    ),
    together(
      /\b(?:pay|paying|kept|keep) (?:for )?(?:his|her|dad'?s|mum'?s|mom'?s) (?:phone|number|contract|line)\b/,
      /\b(?:hear|voice|message|voicemail|greeting)\b/,
    ),
    without(
      /\b(?:shout\w*|raised|my head|row)\b/,
      /\b(?:dad|mum|mom|mam|nan|gran\w*|mother|father)'?s voice\b/,
      /\b(?:tape|cassette|answerphone|answering machine|voicemail)\b/,
    ),
    together(/\b(?:tools|watch|ring|jewell?ery)\b/, /\b(?:forty|40) days\b/),
    together(
      /\bin (?:his|her|dad'?s|mum'?s) (?:hand)?writing\b/,
      /\b(?:shed|jars?|recipe|labels?|tins?|freezer)\b/,
      /\b(?:shut|opened|found|keep|can'?t|cried|sat)\b/,
    ),
    together(
      /\b(?:glasses|slippers|razor|toothbrush|book|chair|mug|dressing gown)\b/,
      /\bdust(?:ing)? (?:it|them|round|around)\b/,
      /\b(?:months|years|bedside|still)\b/,
    ),
    together(
      /\b(?:false teeth|dentures|hearing aids?)\b/,
      /\bwhat (?:does one|do (?:you|i|we)) do with\b|\bcould(?:n'?t| not) (?:put|throw) (?:them|it)\b/,
    ),
    together(
      /\bplastic bag\b|\bhospital bag\b/,
      /\b(?:gave|give|handed) (?:me|us) (?:his|her)\b/,
      /\b(?:left of|all (?:that|this|there)|rosary|sandals|watch|ring)\b/,
    ),
    together(/\bdressing gown\b/, /\bi wear (?:his|her)\b/, /\bwash it\b|\bsmell\w*\b/),
  ],
  'grief-too-long': [
    together(
      /\bbereave\w+ (?:group|counsell\w+|meeting|cafe)\b/,
      /\b(?:last of|still|others|better|longer|moved on|by now)\b/,
    ),
    without(
      /\b(?:left me|left us|broke up|prison)\b/,
      /\b(?:he|she)(?:'s|s| has)? been gone (?:since (?:20|19)\d\d|(?:for )?\w+ years)\b/,
      /\b(?:time (?:you|i|to)|over it|mov\w+ on|photos? (?:down|away))\b/,
    ),
    together(
      /\b(?:years?|months)\b[^.!?]{0,30}\bsince (?:he|she|mum|dad|mam|my \w+) (?:passed|died|went)\b/,
      /\b(?:sigh\w*|bring (?:him|her|it) up|mention\w*|rolls? (?:his|her|their) eyes|over it|change the subject)\b/,
    ),
    together(
      /\bwear (?:white|black)\b/,
      /\b(?:rest of (?:my|your) life|colou?rs again|for ?ever)\b/,
      /\b(?:son|daughter|people|they|everyone|said|says)\b/,
    ),
    /\b(?:they|people|everyone) says? the second year is (?:easier|better|worse|harder)\b/,
    together(
      new RegExp(
        `\\bstill (?:in bits|crying|cry|broken|grieving|upset) (?:about|over|for) (?:my|his|her|our|me) (?:late )?(?:${parents}|${siblings}|${grandparents}|${children})\\b(?!'s)`,
      ),
      /\b(?:years?|months|on)\b/,
    ),
    together(
      /\b(?:nobody|no ?one|mates|friends|people|family|they|everyone) (?:\w+ )?(?:don'?t|dont|doesn'?t|won'?t|never|ever|stopped|even) (?:even |ever )?(?:mention\w*|say(?:s|ing)?|speak\w* (?:about|of)|talk\w* (?:about|of)) (?:him|her|his name|her name)\b/,
      /\b(?:any ?more|years|months|only one|still on)\b/,
    ),
    without(
      /\b(?:abus\w*|hit me|beat)\b/,
      /\bstill hits?(?: me)? (?:this|so|that|as) hard\b/,
      /\bmy (?:late )?(?:mother|father|mum|dad|mom|brother|sister|nan|gran\w*|husband|wife)\b/,
    ),
  ],
  'died-unsettled': [
    together(
      /\b(?:last thing i (?:ever )?said to (?:him|her)|never (?:once |ever )?apologi[sz]ed|never got to (?:ask|tell (?:him|her) (?:i|that|what|how))|can'?t even say sorry|put it off|let it ring|half written|shout at now|never (?:once )?said sorry|stole (?:his|her))\b/,
      /\b(?:now (?:he|she) (?:cannot|can'?t|never)|the grave|coffin|dead by|was dead|he passed|she passed|was gone (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|by|the next)|he'?s gone since|she'?s gone since|goes in (?:his|her) sleep|took that with (?:him|her)|thats the last thing|that'?s the last thing)\b/,
    ),
    without(
      /\b(?:court|prison|police)\b/,
      /\b(?:hit|beat|belted|hurt|abused) (?:us|me|my mum|us all|all of us)\b/,
      /\b(?:(?:what a|great|lovely) man|tributes?|lovely woman|rest in peace|the eulogy|such a saint)\b/,
      /\b(?:everyone|everybody|posting|people|posts|eulogy)\b/,
    ),
    together(
      /\bdon'?t know (?:what|why) i'?m crying\b|\bdont know what im crying\b/,
      /\b(?:didn'?t|didnt) (?:even )?like (?:my|him|her)\b/,
    ),
    together(
      /\b(?:blocked me|not spoken|hadn'?t spoken|fell out)\b/,
      /\bfound out (?:he|she) (?:passed|died|was dead)\b/,
    ),
    /\b(?:he|she) (?:died|passed) before i (?:could|got to|had) (?:tell|told|ask|say sorry|the chance)\b/,
  ],
  'partner-died': [
    together(
      /\b(?:side of the bed|sleep on my side|(?:his|her) side|over the middle|empty side)\b/,
      /\b(?:twenty|thirty|forty|fifty|sixty|[2-6]\d)[- ]?(?:\w+ )?years\b/,
      /\b(?:still|don'?t|dont|can'?t|never)\b/,
    ),
    together(
      /\bmy (?:husband|wife)\b|\bis your (?:husband|wife)\b/,
      /\b(?:he|she)(?:'s| is) (?:in|up in|down in) (?:[\w']+ ){0,4}(?:churchyard|cemetery|graveyard)\b/,
    ),
    without(
      /\b(?:children are|big house|alone|pension)\b/,
      /\b(?:i'?m|i am) \d\d,? (?:and )?(?:already )?(?:a )?widow(?:er|ed)?\b/,
    ),
    without(
      /\b(?:they took|telly|stole\w*|burgl\w+|robbed|broke in)\b/,
      /\b(?:he|she)(?:'s| has) been dead (?:for )?\w+ (?:weeks|months|years)\b/,
      /\b(?:(?:his|her|wedding) ring|our bed|my (?:husband|wife))\b/,
    ),
    without(
      /\b(?:work|shop|school)\b/,
      /\bsince (?!it\b|the\b|that\b|he\b|she\b|they\b|we\b|i\b|dad\b|mum\b|my\b)[a-z]+ (?:went|passed|died)\b/,
      /\b(?:i eat|table for (?:one|myself)|lay a table|for one|the bed|one cup|one egg)\b/,
    ),
    together(
      /\bnext of kin\b/,
      /\b(?:never married|not married|weren'?t married)\b/,
      /\b(?:years with|hospital|corridor|mortuary|coroner|undertaker)\b/,
    ),
    together(
      /\b(?:at peace|in a better place)\b/,
      /\bi want (?:her|him) (?:here|back|home)\b/,
      /\b(?:moaning|snor\w+|nagging|our bed|boots on|married)\b/,
    ),
    together(
      /\b(?:shave my (?:hair|head)|widow'?s? rites|wear white|break my bangles)\b/,
      /\bhusband\b/,
      /\b(?:sit on the floor|his shirt|dead|died|gone|buried|made me)\b/,
    ),
    thenGone(partners),
  ],
  'grandparent-died': [
    new RegExp(
      `\\b(?:my )?(?:${grandparents.replace(/\|o[mp]a\b|\|dada\b/g, '')})(?:'s| is) gone(?=[.,]? and (?:i|we)|[.,!\\n]|$)(?![^]*\\b(?:missing|police|left the house|shops?)\\b)`,
    ),
    new RegExp(
      `\\b(?:he|she) was (?:still )?my (?:${grandparents})(?= (?:as well|too|and)|[.,] |\\b[^.!?]{0,5}he taught)[^]*|\\b(?:good innings|minding my mum)\\b[^]*\\bmy (?:${grandparents})\\b`.replace(
        '[^]*|',
        '|',
      ),
    ),
    together(new RegExp(`\\b(?:my )?(?:${grandparents})\\b`), /\bgood innings\b/),
    thenGone(grandparents),
    together(
      new RegExp(`\\b(?:${grandparents})\\b`),
      /\bthe day (?:he|she) (?:went|passed)\b(?! (?:to|in|out|off)\b)|\bput (?:him|her) in the (?:soil|ground)\b/,
    ),
  ],
  'sibling-died': [
    together(/\b(?:brother|sister)\b/, /\bolder than (?:he|she|him|her) (?:ever|now|was|got|will)\b/),
    together(
      /\bhow (?:are|is|r) (?:your|my|the) (?:parents|mum|mother|mom|dad) (?:coping|doing|holding up|bearing)\b/,
      /\b(?:brother|sister|sibling)\b/,
    ),
    /\b(?:i'?m|i am|makes me|be|am i) an only child now\b/,
    together(/\bour kid was \d\d\b/, /\b(?:dropped|collapsed|found|killed|crash|bike|years)\b/),
    /\b(?:he|she) was my (?:identical )?twin(?=\s*(?:[.,!\n]|$)| and (?:i|we|now)\b)/,
    together(
      /\b(?:he|she) was my (?:\w+ )?(?:brother|sister)\b/,
      /\b(?:hear of it|heard (?:of )?it|found out|the news|grave|coffin|funeral|landlord)\b/,
    ),
    together(
      /\b(?:of|out of) the (?:two|three|four|five|six|seven|eight|nine|ten|\d+) of us\b[^.!?]{0,30}\b(?:just|only) me\b[^.!?]{0,20}\bleft\b/,
    ),
    new RegExp(
      `\\bmy (?:\\w+ )?(?:${siblings})\\b(?!'s)[^.!?\\n]{0,30}\\b(?:sick|ill|cancer|diagnosed|hospital)\\b[^.!?\\n]{0,40}\\bgone (?:by|in|within|before)\\b`,
    ),
    thenGone(siblings),
  ],
  'parent-died': [
    /\b(?:i'?m|i am|become|became|makes? me|i'?m now|feel like) (?:\d\d,? and )?(?:now )?an? (?:\w+ )?orphan\b(?! drug)/,
    together(
      /\b(?:(?:dad|father) (?:and )?then (?:mum|mom|mam|mother)|(?:mum|mom|mam|mother) (?:and )?then (?:dad|da|father)|both (?:of them|my parents|parents) (?:are |have )?(?:gone|dead|died))\b/,
      /\b(?:year|months|buried|no ?one now|gone|dead)\b/,
    ),
    together(
      new RegExp(`\\b(?:my )?(?:${bareOf(parents)}|da|mother|father)(?:'s|s| is) gone\\b(?=[.,!\\n])`),
      /\b(?:hospital|he was cold|she was cold|ambulance|nurse|undertaker|heart|last breath|his hand|her hand|this morning they|coffin|funeral|hospice)\b/,
    ),
    new RegExp(
      `\\b(?:my )?(?:${mothers}|${fathers})\\b(?!'s)[^.!?\\n]{0,30}\\b(?:sick|ill|cancer|diagnosed)\\b[^.!?\\n]{0,40}\\b(?:was )?gone (?:by|in|within|before)\\b`,
    ),
    thenGone(parents),
  ],
  'friend-died': [
    without(
      /\b(?:cat|dog|bus|drunk)\b/,
      /\bthey found (?:him|her)\b/,
      /\b(?:messaged|texted|meme|thumbs up|voice ?note|last (?:text|message))\b/,
    ),
    together(
      /\b(?:group ?chats?|whatsapp group)\b/,
      /\b(?:none of us|nobody|no ?one) (?:can |could |wants? to |dares? )?(?:remove|delete|take) (?:him|her|his|her)\b|\bdead|died\b/,
      /\b(?:his|her) (?:name|number)\b|\bremove\b/,
    ),
    together(
      /\b(?:charity|memorial) (?:match|game|ride|gig|run|tournament)\b/,
      /\bfor (?:him|her)\b/,
      /\b(?:lads|mates|team|his shirt|friends|club)\b/,
    ),
    together(/\bdropping like (?:flies|leaves)\b/, /\b(?:pal|friend|mate|club|funeral|this week)\b/),
    together(
      /\b(?:was|were) (?:going to|gonna|supposed to|meant to) be my (?:bridesmaid|best man|maid of honou?r)\b/,
      /\b(?:cancer|accident|funeral|dead|crash|overdose)\b/,
    ),
    together(
      /\b(?:friend|mate)\b/,
      /\b(?:compassionate leave|bereavement leave|time off)\b/,
      /\b(?:only my friend|just my friend|not a relative|not family|only a friend)\b/,
    ),
    together(
      /\b(?:only (?:ever )?met online|online friend)\b/,
      /\b(?:his|her) (?:sister|brother|mum|mother|family|wife|husband|son|daughter) (?:logged|messaged|posted|wrote|told)\b/,
    ),
    together(/\bknown each other since\b/, /\b(?:remember when|nobody now|no ?one now|no ?one left|funeral)\b/),
    together(
      /\bwas (?:he|she) a relative\b|\b(?:he|she)(?:'s| is| was)n'?t (?:even )?(?:a relative|family)\b/,
      /\b(?:he|she) was (?:just |only )?the\b|\bfriend\b/,
    ),
    without(
      /\b(?:not speaking|fell out|argu\w+)\b/,
      /\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
      /\bi went anyway\b/,
      /\btwo (?:menus|coffees|cups|chairs)\b/,
    ),
    thenGone(friends),
  ],
  dementia: [
    without(
      /\b(?:drunk|drinks|drinking|pissed|hung ?over|stoned)\b/,
      /\b(?:kettle|keys|glasses|purse|wallet|remote|shoes?|slippers|teeth|phone|iron|socks|handbag|milk)\b[^.!?]{0,20}\bin the (?:fridge|oven|freezer|washing machine|bin|microwave|cupboard|airing cupboard)\b/,
      /\b(?:he|she|he's|she's|hes|shes|mum|mom|mam|dad|nan|gran)\b/,
      /\b(?:again|stealing|stole|keeps|accus\w+)\b/,
    ),
    together(
      /\bevery (?:\w+ )?(?:minutes?|mins)\b/,
      /\b(?:asks?|asking|says)\b/,
      /\b(?:going home|go home|we are home|lived here|where (?:he|she|her|his))\b/,
    ),
    /\b(?:doesn'?t|don'?t|dont|not|forgets?|forgot|can'?t) (?:remember )?(?:that )?(?:she|he)(?:'s| has| had| already)? (?:already )?(?:ate|eaten|had (?:her|his) (?:dinner|tea|lunch|breakfast|tablets))\b/,
    without(
      /\b(?:dog|cat|posters?|puppy|toddler|year old)\b/,
      /\b(?:he|she|mum|mom|dad|nan|gran\w*|husband|wife) (?:had |has )?(?:wander(?:ed|s)|went) (?:off|out)\b|\bbrought (?:him|her) (?:back|home)\b/,
      /\b(?:pyjamas|pajamas|nightie|nightdress|slippers|dressing gown)\b/,
    ),
    together(/\bmemory (?:clinic|test|nurse)\b/, /\b(?:her|him|she|he)\b/),
    together(/\b(?:it'?s|that'?s|know its) the (?:illness|disease)\b/, /\ball (?:his|her) life|so gentle|always so\b/),
    together(
      /\blabels? on (?:every|all|the) (?:\w+ )?(?:doors?|drawers?|cupboards?)\b/,
      /\b(?:toilet|cups|tea|bathroom)\b/,
    ),
    together(
      /\b(?:the home|care home|nursing home)\b/,
      /\basks? for (?:a )?[a-z]+\b/,
      /\bwho (?:the hell )?is [a-z]+\b/,
    ),
    together(
      /\b(?:sunset|evenings?|sundown\w*|dusk)\b/,
      /\bwants? to go (?:to (?:her|his)|home)\b/,
      /\b(?:cries|cry|she|he|mama|mum|dad)\b/,
      /\b(?:always|every|doctor|village)\b/,
    ),
    together(
      /\bpower of attorney\b/,
      /\b(?:he|she|dad|mum) (?:signed|forgot|didn'?t know|couldn'?t)\b/,
      /\b(?:pointed|wean|child|name|confused)\b/,
    ),
    /\b(?:mum|mom|mam|dad|nan|nana|gran\w*|she|he) (?:thinks|thought) (?:i'?m|i was|im) (?:her|his) (?:sister|brother|mother|father|dad|mum|husband|wife|aunt\w*)\b|\bcall(?:s|ed) me by (?:my|his|her) (?:\w+ )?(?:dead )?(?:sister|brother|aunt|uncle|mother|father)'?s name\b(?=[\s\S]*\b(?:again|always|every time|now|memory|forget\w*)\b)/,
  ],
  dying: [
    together(
      /\b(?:days|hours|weeks) (?:now )?,? ?not (?:weeks|days|months|years)\b/,
      /\b(?:nurse|doctor|they said|consultant|he|she|mum|dad|ring)\b/,
    ),
    without(
      /\b(?:baby|dog|cat|asthma|inhaler)\b/,
      /\b(?:his|her|\w+'s) breathing (?:has |have |is |'s )?(?:changed|chang\w+|rattl\w*|slow\w*)\b|\bgaps? (?:in|between) (?:his|her|each|the) breath\w*/,
      /\b(?:gaps?|count\w*|nurse|bed|night|long|end)\b/,
    ),
    /\b(?:wet|wetting|moisten|moistening|dampen) (?:his|her|mum'?s|dad'?s) (?:lips|mouth)\b/,
    together(/\bsyringe driver\b/, /\b(?:he|she|his|her)\b/),
    together(
      /\b(?:he|she|shes|hes|she's|he's)(?: has|'s)? (?:only |just |maybe )(?:got )?(?:the|a) (?:week|weeks|few days|day or two)\b(?! (?:off|left (?:at|in|of)))/,
      /\b(?:asking for|goodbye|hospital|remember (?:him|her)|bed|last)\b/,
    ),
    together(
      /\bhearing (?:is the last|goes last|is last)\b|\bhe can still hear\b|\bshe can still hear\b/,
      /\b(?:the bed|priest|oils|nurse|hand|rail|ward)\b/,
    ),
    together(/\blast rites\b|\bpriest\b[^.!?]{0,20}\b(?:oils|anoint\w*)\b/, heOrShe),
    together(/\b(?:come|comes|came|bring|brought|bringing) (?:him |her |\w+ )?home to die\b/),
    together(/\b(?:told|telling) us to (?:say (?:our )?goodbyes?|call the family|get the family)\b/, heOrShe),
  ],
  carer: [
    without(
      /\b(?:baby|puppy|dog|cat|toddler|newborn|horse)\b/,
      /\bi (?:turn|hoist|wipe|shave|spoon ?feed|shower) (?:him|her)\b/,
      /\b(?:every|hours|night|hospital|bed|morning|alone|pads?)\b/,
    ),
    /\bi do (?:my |me )?(?:mum|mom|mam|dad|nan|gran|brother|sister|wife|husband)'?s (?:meds|tablets|pills|insulin|dressings|injections|catheter|pads)\b/,
    together(
      /\b(?:promis\w+|swore)\b/,
      /\b(?:never|not|wouldn'?t)\b[^.!?]{0,20}\bput(?:ting)? (?:her|him|mum|mom|dad|mam) in(?:to)? a (?:care |nursing )?home\b/,
      /\b(?:lifting|nights|tired|before i knew|strength|back|can'?t)\b/,
    ),
    without(
      /\b(?:baby|puppy|dog|cat|toddler|newborn|nursing her)\b/,
      /\bi was (?:wiping|bathing|lifting|washing|feeding|turning|dressing|toileting) (?:him|her)\b(?! (?:table|house|car|windows?|clothes|dishes|kids|floors?|plates?|laundry|hands?))/,
      /\b(?:love (?:him|her)|doing it right|shout\w*|every)\b/,
    ),
    /\bwho (?:has|will have|looks after|will look after|'ll look after|takes care of|cares for) (?:him|her) when (?:i'?m|im|we'?re|i am) (?:dead|gone|not here)\b/,
    together(/\bcarers?'? allowance\b/, /\bi (?:gave up|get|do|live)\b/),
    together(/\bbaby monitor\b/, /\b(?:he|she)(?:'s|s| is) (?:[6-9]\d|seventy|eighty|ninety)/),
    without(
      /\b(?:dog|puppy|pup|baby|cat|toddler|in (?:a|the) room with)\b/,
      /\b(?:he|she|mum|mom|dad|mam) (?:can'?t|cannot|can not|cant) be left\b(?! (?:out|behind))/,
      /\b(?:shop|bus|alone|minute|mass|night|on (?:his|her) own|envy|out)\b/,
    ),
    together(/\bcatheters?\b/, /\b(?:i'?ve got good|i change|i do|learnt|learned|took this on)\b/),
    /\b(?:i'?m|i am) (?:a |his |her |the )?(?:wife|husband|daughter|son),? (?:and )?(?:a )?(?:nurse|carer|cook),? /,
  ],
  'gravely-ill': [
    without(
      /\b(?:i'?m|i am|i have|i've|my own|interview|training|sleep|hill|tour|stage (?:three|3|four|4) of)\b/,
      /\bstage (?:four|4|iv|three|3|iii)\b/,
      /\b(?:he|she|shes|hes|my (?:\w+ )?(?:mum|mom|dad|wife|husband|sister|brother|mother|father|friend|nan)|pancrea\w*|we|cancer)\b/,
    ),
    together(/\bheart(?:'s| is)? (?:only )?(?:working|pumping|functioning) at\b/),
    together(
      /\b(?:medicine|chemo|treatment|radiotherapy)\b/,
      /\b(?:her|she|his|him|he)\b[^.!?]{0,20}\b(?:bald|hair (?:fall\w*|come|came))\b/,
    ),
    without(
      /\bmy (?:own )?scan\b/,
      /\bscans?\b/,
      /\b(?:consultant|oncolog\w+)\b/,
      /\b(?:worse|spread|grown|bad)\b/,
      /\b(?:he|she|hes|shes|he's|she's|him)\b/,
    ),
    without(
      /\b(?:i was in|when i was|as a nurse|my job|i nurse)\b/,
      /\b(?:icu|itu|intensive care|ventilator|life support)\b/,
      /\b(?:his|her|him|my (?:\w+ )?(?:mum|mom|dad|wife|husband|sister|brother|mother|father|friend|nan|gran\w*|son|daughter|uncle|aunt\w*))\b/,
    ),
    together(
      new RegExp(
        `\\b(?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}|he|she)(?: (?:he|she))?(?: is|'s)? (?:needs?|waiting (?:for|on)|on) (?:a |the |his |her )?(?:new )?(?:dialysis|liver|kidney|heart transplant|lung|transplant|donor|bone marrow)\\b`,
      ),
    ),
    together(/\bsepsis\b/, /\b(?:he|she|her|him)\b/, /\b(?:they said|doctors?|hospital|now|ward)\b/),
    together(
      new RegExp(
        `\\b(?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}) (?:has been |was |got |been )?(?:rushed|blue[- ]lighted|airlifted|taken) (?:in)?to (?:the )?hospital\\b`,
      ),
    ),
    new RegExp(`\\brushed (?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}) (?:in)?to (?:the )?hospital\\b`),
    /\b(?:mum|mom|mam|dad|nan|mother|father|wife|husband|sister|brother|friend|her|his)'?s? cancer(?:'s| is| has| came)? (?:come )?back\b/,
  ],
  'somebody-died': [
    /\b(?:the|a|my|our) (?:old |young )?(?:lady|man|woman|fella|fellow|neighbou?r|bloke|chap|guy) (?:opposite|next door|downstairs|upstairs|across the (?:road|street|hall)|at (?:number|no) \w+|(?:up|over|down) the road) (?:has |just |have )?(?:died|passed(?: away| on)?|is dead)\b(?! (?:by|me|out|the))/,
    /\bmy (?:old |former )?(?:boss|manager|coach|teacher|doctor|tutor|professor|mentor|landlady|godparent) (?:just |has )?(?:dropped dead|was killed|is dead)\b(?! (?:to me|set|against|keen))/,
  ],
} satisfies Record<string, readonly RegExp[]>;

export const ofLoss: readonly Matter[] = [
  {
    id: 'animal-missing',
    over: /\b(?:found (?:him|her)\b(?! \w*(?:collar|lead|toy|bell))|(?:he|she|it|cat|dog)(?:'s| is| has)? (?:come|came|turned) (?:back|home|up)\b)/,
    signs: [
      orFurther(
        [
          new RegExp(
            `${own(animals)}(?:\\b(?:(?!\\b(?:died|dead|put down)\\b)[^.!?\\n]){0,50}?\\b(?:(?:is|'s|has|gone|been|went|still|are) missing(?! (?:an?|his|her|its|the|out|one|some|half|me|us|you)\\b)|missing (?:since|for (?:\\w+ )?\\w+ (?:days?|weeks?|nights?)|(?:\\w+) (?:days?|weeks?|nights?))|(?:hasn'?t|didn'?t|has not|never|not) (?:come|came|been|be|turned|returned)(?: back)?(?: home| up| seen| in)|(?:ran|run|running) (?:off|away)|got out|escaped|flew (?:out|off|away)|bolted|disappeared|vanished|still (?:out there|not (?:back|home))|not (?:back|home|seen))\\b|(?:'s|s)?(?: has| is)? (?:been )?gone (?:now )?(?:for )?(?:(?:a|a few|two|three|four|five|six|seven|\\d+|all|since) )(?:\\w+ )?(?:days?|nights?|hours|weeks?)\\b)|\\b(?:can'?t find|looking for|searching for|calling for) (?:my|our|the) (?:\\w+ )?(?:${animals})\\b(?!'s)|\\bmissing (?:${dogs}|${cats})\\b|(?:^|[.!,\\n] ?)lost (?:dog|cat)\\b|\\b(?:gate|door|fence|collar|harness|fireworks?)\\b[^.!?]{0,60}?\\b(?:my|our|the) (?:\\w+ )?(?:${dogs}|${cats})(?: is|'s| was| has) (?:gone|out)\\b`,
          ),
          /\b(?:miss|missing|lost|find|found|look\w*|search\w*|no sign|sign of|flew|hasn'?t come|fireworks?|freezing|posters?|out all|home|back|nights?|days?|hours|streets?|gate|garden|calling|shed|chip\w*|seen)\b/,
        ],
        further['animal-missing'],
      ),
    ],
    unless:
      /\b(?:(?:i|really|so|still) miss(?:ing)?|miss(?:ing)? (?:my|our|the|him|her) (?:\w+ )?(?:dog|cat|so much)|died|put (?:down|to sleep)|passed away|came back|come back now|found (?:him|her|it)|(?:he|she)'?s back|turned up|phone died|lost (?:my|our) (?:\w+ )?(?:dog|cat) (?:to|last|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|lost interest|a new|buy a)\b/,
    hear: [
      'Every noise at the back door could be paws, so nobody in the house really sits down.',
      'With a missing animal you can neither cry properly nor put the bowl away, because either would be giving up.',
      "People who never raise their voice will stand in the road at night and call a pet's name.",
      'You look at your own street quite differently, all sheds and gaps and places an animal could get into.',
      'You leave the food out for yourself as much as for them, so that something is being done out there.',
      "Every shape under a parked car is your animal for a second, and then it's a carrier bag.",
      'An animal can be three gardens off or three miles, and it looks just the same from your window.',
      'You listen at night with the window open, even in the cold, in case there is a scratch at the door.',
      "Everybody has a story of an animal that came back after weeks. You want to hear it, and you don't.",
      'Going to bed feels like calling off the search, with an animal still out there.',
    ],
    ask: [
      'Where do you go first, when you go out calling?',
      'Which sound brings them running, on a normal day?',
      'Who else is keeping an eye out for them?',
      'What are they like with strangers?',
      'What would somebody have to look for, to know it was yours?',
      'Where is the furthest they ever got to before?',
      'What would you do first, if they were at the door?',
      'Where do they sleep on any other night?',
    ],
    advice: [
      "I'd go out when the street is at its quietest, call a little and then stand still and listen, because a frightened animal lies low. If that brings nothing, ask the neighbours tomorrow to open every shed and garage.",
      "I'd put something that smells of home by the door tonight, the blanket they sleep on or your own worn jumper, and then lie down for some hours. If they're still out tomorrow, ring the vets round about in case somebody has brought an animal in.",
    ],
    reason: [
      "With an animal missing there's nothing to be relieved about and nothing to mourn, so everything in you stays out there looking. That wears a person down fast.",
      "A missing animal can't ask anyone the way home, and you know that at every minute. Hardly anyone thinks of much else then.",
    ],
  },
  {
    id: 'dog-died',
    signs: [orFurther([lostAnimal(dogs)], further['dog-died'])],
    unless: notTheirAnimal,
    hear: [
      'A dog keeps the time in a house, the breakfast, the walk, the last turn round the block. Now it gets to be that hour and nobody asks.',
      'You go on listening for nails on the floor long after there is no dog to make the noise.',
      'A dog is glad every single time you come in, even from the bins. Nobody else in the world does that.',
      "It's often the lead that gets people, hanging by the door with no walk to go on.",
      'With a dog you are out in all weathers and know half the street by it. That goes quiet as well.',
      'Most of what gets said in a house with a dog is said to the dog.',
      'People cry over a dog as they have not cried over some of the family, and then think they have to explain it.',
      "You could tell that dog's bark from any other in the street, and which bark was for what.",
      'A dog is in the way for years, in the doorway, under the table, on the good chair. Then you can walk straight through the room.',
      'Dog hair turns up for years, on a coat, in the car, and you find you do not brush it off.',
    ],
    ask: [
      'What was the daftest thing that dog ever did?',
      "Which hour of the day was always the dog's?",
      'What did you call the dog when nobody else was listening?',
      'Where did the dog always lie?',
      'What did your dog do when you came in at the door?',
      'Which walk did your dog like best?',
      'What would that dog have done anything for?',
      'Who else round your way knew the dog?',
    ],
    advice: [
      "I'd leave whatever is still there of the dog's, bowl or lead or basket, and decide nothing about it tonight. If the hour of the walk is the worst, go out in it tomorrow all the same, only as far as the first corner.",
      "I'd ring one person who knew the dog and let them tell you a story about it. If talking is too much just now, write down tonight three things only that dog did, while they are sharp.",
    ],
    reason: [
      'A dog is in on every hour of the day, the getting up, the walk, the last look outside at night. So every hour of the day notices.',
      'A dog takes you exactly as you come in at the door, on your worst day as on your best. There are very few of those in a life, on two legs or four.',
    ],
  },
  {
    id: 'cat-died',
    signs: [orFurther([lostAnimal(cats)], further['cat-died'])],
    unless: notTheirAnimal,
    hear: [
      'Every cat has the one warm spot in the house, and it takes ages before anybody else sits there.',
      "A cat's weight at the end of the bed is next to nothing, and you would know at once that it was missing.",
      "A cat doesn't come to everyone. You were chosen, and hardly anybody else ever saw how much that was.",
      'People go on looking up at the window when they come home, for a face with ears.',
      'You learn to open a door slowly, for the cat behind it, and the hand goes on doing it.',
      "A cat wakes you at five for breakfast and then walks away from it. People would give a lot for that five o'clock.",
      "It's only a cat to those who never had one walk out in a huff and come back at midnight.",
      'A cat sits by through a good deal that nobody else gets to see, and never says a word about it.',
      "There's always half a box of cat food left over, and nobody has ever known what to do with it.",
      'You get up from the chair as carefully as if there were still a cat on your lap.',
    ],
    ask: [
      'Where did your cat sleep, most of all?',
      'What did that cat think of visitors?',
      'What was the cat like in the first weeks at your place?',
      "What was your cat's idea of a good day?",
      'What noise did your cat make that you would know anywhere?',
      "Which of your things did the cat think were the cat's?",
      'What names did the cat go by at home?',
      'When in the day do you look for the cat?',
    ],
    advice: [
      "I'd keep one thing of the cat's where you can see it, a collar or a silly toy, and put the rest in a box with the lid on. If throwing any of it out feels wrong tonight, leave that for another month.",
      "I'd tell one person a proper story about that cat tomorrow, somebody who won't say it was only a cat. If there's nobody like that, write it on the back of a photo tonight and keep the photo out.",
    ],
    reason: [
      'A cat picks its person, and then shares the bed, the chair and the quiet with them every day. The gap that leaves is exactly as big as that.',
      "A cat gets right inside a person's habits, the door opened slowly, the weight on the feet, the look up at the window. Habits like that stay long after the cat.",
    ],
  },
  {
    id: 'animal-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lostAnimal(smaller).source}|\\bhad (?:to have )?(?:him|her) put (?:down|to sleep)\\b|\\b(?:lost|buried) the (?:old )?(?:${smaller}|foal|lamb)\\b|\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b[^]*\\b(?:vet|paw)|\\b(?:vet|paw)\\b[^]*\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b`,
          ),
        ],
        further['animal-died'],
      ),
    ],
    unless: notTheirAnimal,
    hear: [
      'You get to know an animal by small signs, an ear, a way of standing. Nobody else could read that one as you could.',
      "Feeding time comes round as it always did, and for a moment you're halfway to the animal's dish.",
      'An animal never once asks you to be in a better mood. There are not many about the place like that.',
      'Nobody notices how much noise one animal makes, moving about, until the place goes without it.',
      'Other people hear what sort of animal it was. You had this particular one, with the likes and the sulks.',
      'Straw or seed or tins, there is always some of it left, and it was bought for somebody in particular.',
      "Nobody at home thinks it odd to talk to an animal all day. It's only odd to stop.",
      'There is a way of being greeted that only your own animal has, and it cannot be had anywhere else.',
      'To that animal you were breakfast and supper and the one familiar hand, every day there was.',
      'It gets said quickly, that a pet has died, and then you have to stand there while somebody says oh dear.',
    ],
    ask: [
      'What habits did that animal have?',
      'What was feeding time like?',
      'How did your animal come by the name?',
      'What did that animal like best in the world?',
      'What made you laugh most about your pet?',
      'How did your animal let you know what was wanted?',
      'Which time of day still belongs to that animal?',
      'Who else was that animal fond of?',
    ],
    advice: [
      "I'd do one small proper thing for that animal, a photo in a frame or something planted, so that it has been marked. If the food and the bedding are hard to look at, have somebody move them out of sight tomorrow, and decide another week.",
      "I'd say it to somebody tomorrow in one plain sentence, that your animal died and that it has hit you, before they can make a joke of it. If that is too much, look out the best photo tonight and leave it there.",
    ],
    reason: [
      'You fed that animal and listened for it every day. Missing one goes by that, and not by how big it was or what sort.',
      'People grieve for whoever they looked after, and an animal needs looking after every single day. Nowhere does it say it has to be a person, or even a dog.',
    ],
  },
  {
    id: 'animal-ill',
    over: /\b(?:died|put (?:him|her|it|them) (?:down|to sleep)|took (?:him|her|it) (?:in )?to die|passed away|buried|ashes)\b/,
    signs: [
      orFurther(
        [
          new RegExp(
            `\\b(?:to|at|from|rang|ring|call(?:ed)?|with) the (?:emergency )?vet(?:'?s)?\\b(?! (?:who|i fancy))|\\bvet(?:'s| is| has| will|'ll)? (?:says?|said|thinks?|found|wants|kept|keep(?:s|ing)|can'?t|gave|rang|phoned|reckons|told|did|asked|coming|operation)\\b|\\bvet(?:'?s)? (?:bills?|appointment)\\b|${own(animals)}(?:'s| is| has| has been|s| isn'?t| hasn'?t| won'?t| not)?(?: been| been very| very| really| so| quite| got| getting| gone| not| now| stopped){0,2} (?:ill|poorly|dying|sick(?! (?:on|in|all over|everywhere|of|again on))|limping|off (?:his|her) food|eating|eaten|eat|cancer|a lump|a tumou?r|arthritis|diabet\\w+|fits|seizures?|blind|deaf|(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?:now|years old)|old)\\b|${own(animals)}(?:'?s (?:kidneys?|heart|liver|hips?|back legs|legs|lungs?|breathing) (?:is|are|has|have)| (?:\\w+ )?(?:needs? (?:an? )?(?:\\w+ )?(?:operation|op|surgery|amputation)|(?:can'?t|cannot|can barely|can hardly|struggles to|couldn'?t) (?:stand|get up|walk|breathe)))\\b|\\btime to let (?:my|our|the) (?:\\w+ )?(?:${animals}) go\\b|${own(animals)} (?:has|have|needs?|is going|is booked(?: in)?) to be put (?:down|to sleep)\\b|\\b(?:to put|putting) (?:my|our|the) (?:\\w+ ){0,2}(?:${animals}) (?:down|to sleep)\\b|${own(animals)} (?:has|with|got) (?:\\w+ )?(?:(?:kidney|heart|liver) (?:failure|disease)|parvo|distemper|lymphoma)\\b|\\b(?:having|going to have|have to have|if we|should (?:i|we)|whether to|time to) (?:put )?(?:him|her|it|my \\w+|the (?:dog|cat)) (?:put )?(?:down|to sleep)\\b`,
          ),
          new RegExp(`\\b(?:${animals}|vet|vets|paws?|basket|purr\\w*|tail)\\b`),
        ],
        further['animal-ill'],
      ),
    ],
    unless:
      /\b(?:died|passed away|is dead|had to put|we put (?:him|her) (?:down|to sleep)|was put (?:down|to sleep)|had (?:him|her) put|i'?m a vet|i am a vet|(?:is|become|be|being|one's|friend'?s|he'?s|she'?s) a vet|(?:army|war|combat|military) vet|vet(?:erinary)? (?:nurse|student|school)|work\w* (?:at|in|for) (?:a|the) vet|fancy the vet|fit as|benign|all clear|clean bill|put (?:him|her|them) down for|bitten|bit me|bit (?:a|the)|lambing|ewe|foal|calf|cows?|it was over before|jabs?|boosters?|vaccin\w*|fleas?|all fine|but fine|(?:is|was) fine|neuter\w*|spayed|eating (?:my|the|his own)|ate my homework)\b/,
    hear: [
      'You end up counting mouthfuls, and a bowl that has been licked clean makes the whole day.',
      'They have not understood a word of what gets said at the vet, and are thinking about dinner.',
      'You lie there listening for the breathing from the basket, as people do with a new baby.',
      "At the vet's an animal looks at you the whole time, as if you had arranged it and could stop it.",
      'People who leave a cold of their own for weeks will be up at three over an animal that is off its food.',
      "You can hear from the next room when something is wrong. Nobody knows that animal's step like you.",
      'An ill animal will have one good hour, steal something off a plate, and you think the vet has got it all wrong.',
      'You go on saying dinner and bedtime in the usual voice, so that the animal at least is not worried.',
      'Whatever gets decided about an animal, it is decided over the head of somebody who trusts you and wants a biscuit.',
      'People take a lot more photos of an animal just then, and do not quite say to themselves why.',
    ],
    ask: [
      'What is your animal like on a good day?',
      'What still gets those ears up?',
      'What do you go by, with an animal who cannot say?',
      'Who does that animal always go to, besides you?',
      'Where do they like to lie these days?',
      'How do they let you know they want you there?',
      'What have you and that animal always done together?',
      'What mischief is that animal best at?',
    ],
    advice: [
      "I'd ask the vet one straight question, what they would do if it were their own animal, and write the answer down. If it's the waiting for morning that is bad, put a blanket down tonight and sleep near them.",
      "I'd go by good days and bad days, and mark each on the calendar from tonight, because that shows more than any one hour does. If the breathing gets hard or they can't get up, ring the emergency vet and don't wait for morning.",
    ],
    reason: [
      "An animal can't say where it hurts, so you do the watching and the guessing for both of you, at night as well. That gets at anyone's nerves.",
      "Everything about an ill animal comes down to you, the noticing, the money, the deciding, and you can't even ask what they would want.",
    ],
  },
  {
    id: 'baby-lost',
    signs: [
      orFurther(
        [
          /\b(?:miscarr\w+|still ?born|still ?birth|(?:lost|losing|lose) (?:the|our|my|a|another|that) (?:\w+ )?(?:baby|babies|pregnancy|twins?)(?! (?:bag|monitor|weight|fat|shoes?|goats?|photos?|teeth|clothes|book|sitter))|sids|(?:our|my|the|her) (?:\w+ )?baby (?:girl |boy )?(?:died|didn'?t make it|was born (?:asleep|sleeping|still))|(?:he|she|our (?:\w+ )?(?:son|daughter|boy|girl|twins?)|they) (?:was|were) born (?:asleep|sleeping)|lost (?:twins|triplets|it|her|him|them(?: both)?) at \w+ weeks|no heartbeat|ectopic|d and c|d&c|molar pregnancy|angel baby|chemical pregnancy|blighted ovum|cot death|neonatal death|terminated for medical|tfmr|after (?:\w+ )?loss(?:es)? (?:we|i) (?:tried|got pregnant)|would have been due)\b/,
          /\b(?:i|i'm|me|my|we|our|us|im|ive)\b|(?:^|[.!?\n] ?)(?:(?:just )?miscarried|(?:first|second|third|fourth|another|\dnd|\drd|\dth) miscarriage|lost the baby)\b/,
        ],
        further['baby-lost'],
      ),
    ],
    unless:
      /\b(?:(?:my|a|her|his) (?:friend|colleague|boss|neighbour|mate|cousin|sister|sister in law|sister-in-law|brother|daughter|sister's) (?:\w+ ){0,3}(?:miscarr\w+|lost (?:the|her|a|their) baby)|(?:haven'?t|didn'?t|not) (?:lost|lose) the baby|baby (?:goats?|birds?|lambs?)|one of my ladies|cheating|miscarriage of justice|baby weight|baby teeth|lost (?:the|my) baby (?:sitter|monitor|weight|fat|photos?)|midwife for|i'?m a midwife|i am a midwife|my patient)\b/,
    hear: [
      'You had counted forward already, to which winter it would be and what size of baby coat.',
      'Other people never met that baby, so they do not know how much of a somebody there was.',
      "There was a name, or at least a word the baby went by, and now there's no sentence to put it in.",
      'There seem to be prams at every corner, and nobody moves them out of your way.',
      'People say the oddest things about a lost baby, and most of them begin with at least.',
      'A due date stays in the head like a birthday, whether anyone else knows it or not.',
      "You were that baby's parent from the day you knew. Nobody takes that off the list.",
      'A drawer, a corner of a room, a name tried out loud, it all gets planned for a baby so quietly that nobody sees it go.',
      'There is so little to keep of a baby like that, so you hold on to very few things very hard.',
      'When somebody asks how many children you have, every answer comes out wrong by one.',
    ],
    ask: [
      'What had you started to call the baby?',
      'What did you look forward to most, with that baby?',
      'Who had been told there was a baby on the way?',
      'What is there that you could keep of the baby?',
      'When in the day does the baby come to mind?',
      'What would you want people to know about this baby?',
      'What do you wish people would not say about the baby?',
      'What was it like, knowing there was a baby?',
    ],
    advice: [
      "I'd pick one person and tell them plainly how you want it handled, whether the baby may be spoken of or not, because people guess and mostly guess wrong. If saying it is too much, send it as a message tonight.",
      "I'd give the baby some place of their own, a box, a page in a notebook, a candle on one day of the year. If you can't look at such things yet, put whatever there is in one drawer tonight and shut it.",
    ],
    reason: [
      'From the day you knew, that baby was in every plan you made. It takes a long time to plan without them.',
      'A baby like that is mourned with hardly a photo or a story to hold on to, among people who act as if nothing had been there. It comes out however it can.',
    ],
  },
  {
    id: 'child-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(children)}|\\b(?:my|our) (?:boy|girl|lad|baby boy|baby girl|little one|only child)(?: (?!friend)\\w+)? (?:died|passed away|is dead|${violently})(?! laughing)\\b|\\b(?:i|we)(?:'ve| have)? lost (?:a|my only|our) (?:son|daughter|child)\\b(?! (?:on|in the))`,
          ),
        ],
        further['child-died'],
      ),
    ],
    unless:
      /\b(?:(?:godmother|godfather|friend|teacher|mother|father|nanny) of (?:my|our) (?:son|daughter|child)|my (?:friend|boss|neighbour|colleague)(?:'s)? (?:lost|son|daughter|child)|lost (?:my|our) (?:son|daughter|child) in the|(?:son|daughter|eldest|youngest) (?:\w+ )?passed(?=\s*(?:[.,!\n]|$)))\b/,
    hear: [
      "You knew that step on the stairs, and you would still know your child's among a hundred.",
      'Their friends go on getting older, and you can read off them what your child would be up to.',
      "You look up at a laugh in the street, because for a second it is your child's.",
      "People stop saying a child's name to spare you, and it's the very thing you would like to hear.",
      'A child is supposed to be the one who goes through your drawers some day, and not the other way about.',
      "People keep a child's teeth and drawings to have a laugh over together one day. Nobody keeps them for this.",
      'You can be at the sink thinking of nothing, and there is your child again with wet hair, wanting something.',
      'Other parents go a little careful round you, as if it could be caught.',
      'The head still counts, for plates and presents and seats in the car, and counts your child in.',
      'You have known your child since the first minute, and it goes against everything to know the last.',
    ],
    ask: [
      'What was {lost} like as a little one?',
      'What did your child always make you laugh with?',
      'What was your child mad about?',
      "Who says your child's name to you, these days?",
      "What do you do with your child's birthday?",
      "Which of your child's sayings has stayed in the house?",
      'Who did your child take after?',
      'When in a day does your child come closest?',
      'What should somebody know who never met your child?',
    ],
    advice: [
      "I'd ask very little of tomorrow, one meal, a wash, a walk to the end of the road, and let the rest go by. If there's one person who can bear to hear your child's name, ring them and say it.",
      "If you want your child spoken of, I'd tell people so outright, because most keep quiet out of fear. Send one person a photo tonight with the name under it, and they'll know they may.",
    ],
    reason: [
      'Your child was counted into everything, every meal and every year to come. A parent goes on counting, whatever has happened.',
      "There is hardly an hour in a parent's life that a child isn't somewhere in. So there's hardly an hour that losing one doesn't reach.",
    ],
  },
  {
    id: 'funeral-ahead',
    signs: [
      orFurther(
        [
          new RegExp(`\\b(?:${theFuneral}|coffin|pallbearers?)\\b|${toBury}`),
          new RegExp(
            `\\b${theFuneral} (?:is|'s|will be|isn'?t)(?: \\w+)? (?:on|at|next|this|in|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|the \\d|not (?:till|until))|\\b${theFuneral} (?:tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:was|went|and it was))|next)|\\b(?:tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s| is| it'?s)? (?:the |my |his |her |\\w+'?s )?${theFuneral}|\\b(?:have to|must|got to|gotta|supposed to|asked (?:me )?to|wants? me to|need to|meant to|going to|due to) (?:\\w+ ){0,3}?(?:speak|read|talk|carry|say (?:something|a few)|give|write|do|wear|arrange|plan|organi[sz]e|go)\\b[^.!?]{0,50}\\b${theFuneral}|\\b(?:writing|write|planning|arranging|organi[sz]ing|dreading|doing|giving) (?:the |my |his |her |a |[\\w']+ ){0,3}${theFuneral}|\\b(?:can'?t|cannot|not going to|not|should i|do i|whether to|won'?t|couldn'?t|unable to) (?:be )?(?:go|get|going|come|attend|fly|travel|face|bear|make it)(?: home| back)? (?:to|for) (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}|\\bbefore the funeral\\b|\\b(?:going to|i'm) (?:do|doing|give|giving|say|saying) (?:a|the) (?:\\w+ )?(?:bit|reading|speech|few words|talk) at\\b|\\basked (?:me|us) to (?:speak|read|sing|carry)\\b|\\b(?:hold|give|write|make) (?:the|a) (?:speech|eulogy)\\b|\\b(?:have to|want(?:s)? me to|asked? (?:me )?to|going to|got to|can'?t) (?:help )?(?:carry|be carrying) (?:the|his|her|(?:my )?\\w+'?s) coffin\\b|\\b(?:be|being|as|i'?m|am) (?:a |one of the )?pallbearers?\\b|${toBury}|\\b(?:speak|speaking|reading|singing) at (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}`,
          ),
        ],
        further['funeral-ahead'],
      ),
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:after|since|home from|back from|missed|through|cried at|said at) the (?:\\w+ )?(?:funeral|wake)\\b|\\bfuneral (?:was|went)\\b|\\b(?:didn'?t|did not|never|wouldn'?t) (?:go|come|get|make it)\\b|\\bread (?:the )?(?:poem|eulogy) (?:was|went)\\b|\\b(?:was|wasn'?t|were|weren'?t) asked to (?:help )?carry\\b|\\b(?:in the garden|shoe ?box|under the (?:\\w+ )?(?:tree|bush|roses?))\\b`,
    ),
    hear: [
      'A funeral wants a hundred small answers, music, sandwiches, which tie, from people who can hardly think.',
      'You have to be seen at a funeral, just when you would most like nobody to look at you.',
      "In the days before a funeral nobody has quite gone yet, because there's so much to arrange for them.",
      'You stand at the wardrobe over what to wear to a funeral as if it mattered, because it can at least be settled.',
      'As long as the funeral is still to come, there is a day to stay upright for.',
      'A whole life has to go into a funeral of half an hour, and everything you would really say is too long for it.',
      'At a funeral you meet half a lifetime in one car park, in the wrong shoes.',
      "The time and place of a funeral have to be told over and over, and each time it's true again.",
      'Everybody round a funeral speaks in that low voice, and somebody still has to think of money and parking.',
      "There's usually one minute of a funeral that people dread, and the rest of the day hangs on it.",
    ],
    ask: [
      'Which minute of the funeral do you dread?',
      'What would {lost} have said about all the fuss?',
      'What has to be said at the funeral, whatever else is not?',
      'Who would you want beside you at the funeral?',
      'What music would they have picked themselves?',
      'Who are you uneasy about meeting there?',
      'Which part of the funeral is yours to do?',
      'What would have made them laugh about that day?',
      'How did they feel about funerals themselves?',
    ],
    advice: [
      "I'd settle one thing about the funeral tonight, the clothes or the first sentence or the way there, and leave the rest for tomorrow. If it's speaking you dread, write it out in full and ask somebody to stand ready to take over the page.",
      "I'd ask one person tonight to be yours for that day, beside you, or on the phone if you can't be there. If some part of the funeral is too much for you, tell the family now and let another have it.",
    ],
    reason: [
      'A funeral asks you to be out among people on one of the rawest days there is, with shoes and sandwiches to think of. Nobody is quite themselves in front of that.',
      "Before a funeral there's a hundred things to settle and no time to grieve, so it comes out sideways, as temper or giggling or nothing at all.",
    ],
  },
  {
    id: 'funeral-had',
    signs: [
      orFurther(
        [
          new RegExp(
            `${past}${theFuneral}\\b|\\b${theFuneral} (?:was|went|is over|is done)\\b|\\b(?:we|i|they) (?:just |only )?(?:buried|cremated|lowered|scattered)\\b|(?:^|[.!?,\\n] ?)(?:just )?buried (?:my|our|his|her) (?!head|face|phone)\\w+|\\blaid (?:my |our )?\\w+(?: \\w+)? to rest\\b|\\b(?:had|was) (?:the |his |her |my [\\w']+ |\\w+'?s )?${theFuneral}\\b`,
          ),
          /\b(?:today|yesterday|this (?:morning|afternoon|evening|week|weekend)|last (?:night|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|home from|back from|funeral (?:was|went) (?!in|when|years)|everyone(?:'?s)? (?:gone|left|went)|days ago|(?:read|spoke|sang|cry|cried|laugh\w*|strong|stood) (?:\w+ ){0,4}(?:at|through) (?:the|a|my))\b/,
        ],
        further['funeral-had'],
      ),
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:years? ago|in '?\\d\\d|pills|boss took|degree|since (?:the funeral|we buried)|when i got back to work|going to do|when i was|last year|as a (?:kid|child))\\b`,
    ),
    hear: [
      'At a funeral you spend the day comforting other people, and get in at night with your face tired from it.',
      'Till the funeral there were things to do. After it the phone goes quiet and the sandwiches are finished.',
      "A funeral goes by behind glass for most people, and what they keep of it is a hymn or somebody's shoes.",
      'People tell you things at a funeral that you never knew, and there is nobody to check them with.',
      'You look round the room after a funeral for the one who would have found it all funny.',
      "After a funeral everyone else has work in the morning. You're left with the flowers.",
      "You can say exactly who came to a funeral and who didn't, without ever having meant to count.",
      'People get through the coffin and the music, and then come undone over a coat in the hall.',
      "There's such a lot of shaking hands at a funeral, and hardly a word in it that's about them.",
      'A funeral is just the sort of gathering they would have been at, and you catch yourself looking for them.',
    ],
    ask: [
      'What has stayed with you most, from the funeral?',
      'What was said about them that was really true?',
      'Who did you notice most, at the funeral?',
      'What did the funeral leave out about them?',
      'What would they have made of their own funeral?',
      'What was it like once everyone had gone home?',
      'Which moment of the funeral would you keep?',
      'What would you have said about {lost}, with nobody listening?',
      'Who could you be yourself with on that day?',
    ],
    advice: [
      "I'd do nothing tomorrow that can wait a week, no thank-you cards, no paperwork, no clearing. If the quiet after the funeral is too much, ask one of the others to ring you tomorrow evening, because they'll all suppose you want peace.",
      "I'd write down tonight what you want to keep from the funeral, one song or one sentence or one face, because it blurs within days. If you've nothing left for that, eat something warm and lie down, whatever the hour is.",
    ],
    reason: [
      "Till the funeral is over there's always a next thing to do, and that keeps people on their feet. Afterwards there's nothing to lean against, and it all arrives.",
      'A funeral is a whole day of being looked at with that inside you. What had no room there comes out after it, in whatever way it can.',
    ],
  },
  {
    id: 'their-day',
    signs: [
      orFurther(
        [
          new RegExp(
            `${someoneDied.source}|\\bwould(?:'ve| have) been (?:(?:my|our) (?:late )?(?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends})|${bareOf(kin)})'?s (?:\\w+ )?(?:birthday|[\\w-]+(?:ieth|th|1st|2nd|3rd|first|second|third))(?! (?:party|meal|do|trip))\\b|\\bwould(?:'ve| have) been (?:our|their) (?:golden|diamond|ruby|silver) (?:wedding|anniversary)|\\b(?:he|she|${bareOf(kin)}|my (?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends}))(?:'d| would)(?:'ve| have)? (?:been|be|turned) (?:\\d\\d|[\\w-]+(?:ty|teen)(?:-\\w+)?) (?:today|tomorrow|this (?:week|month|\\w+day)|on (?:\\w+day|the)|next)\\b|\\bmother'?s day without (?:her|my|mum|mom|mam)\\b|\\bfather'?s day without (?:him|my|dad|da)\\b|\\bfirst (?:\\w+ )?(?:birthday|christmas|xmas|easter|eid|diwali|thanksgiving|new year) without (?:my )?(?:${mothers}|${fathers}|${siblings}|${grandparents})\\b|\\bmiss (?:you|u) (?:so much |every day )?(?:${bareOf(kin)})\\b`,
          ),
          /(?<!\b(?:died|passed|passed away|for|till|until|by) (?:(?:at|on|just|before|after|over|the|last|day) ){0,3})\b(?:(?:his|her|their|mum'?s|mom'?s|dad'?s|nan'?s|gran'?s|our|\w+'s|first|second|another|this|the|next|every|it'?s|death) (?:\w+ )?(?:birthday|anniversary|wedding anniversary|christmas|xmas|easter|eid|diwali|thanksgiving|mother'?s day|father'?s day|death anniversary|new year'?s?)|mothers?'? day|fathers?'? day|would(?:'ve| have) been (?:[\w'-]+ ){1,5}(?:today|tomorrow|this|on)|(?:birthday|christmas|xmas|easter|eid|diwali|thanksgiving) without|anniversary of|(?:year|years|months?) (?:ago )?(?:today|tomorrow|this (?:week|\w+day)|(?:next|on) \w+day)|(?:a|one|two|three|four|five|ten|\d+) years? (?:on|tomorrow|this (?:week|\w+day))|would(?:'ve| have) (?:been|turned) (?:\w+ )?(?:\d+|\w+ty)|would be (?:\d\d|\w+ty(?:-\w+)?) (?:today|tomorrow|this)|christmas (?:without|is|alone|on my own|day this))\b/,
        ],
        further['their-day'],
      ),
    ],
    unless:
      /\b(?:birthday (?:cake for me|party was)|my (?:\w+ )?birthday|(?:he|she)(?:'s| is) (?:turning|alive)|phone died|died at christmas)\b/,
    hear: [
      'There is the day itself, and there is the evening before it, which can be the worse of the two.',
      "You light a candle or you don't, you lay the table or you don't, and either way the day has them in it.",
      'You have to choose between doing something about the day and letting it go by, and both feel wrong.',
      'You would half like somebody to mention the day, and half like to get through it without a word.',
      'All the other days you manage somehow, and then the calendar goes and puts a circle round this one.',
      "It's only a square on the calendar to everyone else, and you're expected to be as on any other day.",
      'They would be a year older, or are gone a year longer, and the day does that sum for you in the morning.',
      'You wake up on a day like that and know what it is before you know anything else.',
      'The day comes, and the post comes and the bins go out, as if it were not that one.',
      "You plan how to get such a day over with, and then don't want it to be over, because it's theirs.",
    ],
    ask: [
      'What did that day look like when they were here?',
      'Who would you like to have round you on that day?',
      'What would {lost} want done about the day?',
      'Which hour of that day is the worst?',
      'What belongs to that day, whatever else happens?',
      'What would be on the table that day, if it were up to them?',
      'What do you want to say to them on a day like that?',
      'Where do you feel nearest to them on that day?',
      'Who else keeps that day, in their own way?',
    ],
    advice: [
      "I'd put one thing into the day that is theirs, their cake, their walk, their song, and keep the rest of it empty. If you dread the evening, tell one person tonight which day it is, and ask them to ring.",
      "I'd decide how the day may go before others decide it, with a way out of anything that has people in it. If it's on you already, do one small thing tonight they'd have liked, and let the day be over early.",
    ],
    reason: [
      'A day like that has them in it more than any other, and nothing in the shops or at work takes notice. So all of it falls to you.',
      "The rest of the year can be got through by not looking too hard. On a day that belongs to them there's no way of not looking.",
    ],
  },
  {
    id: 'their-things',
    signs: [
      orFurther(
        [
          someoneDied,
          new RegExp(
            `${theirThings}[^\\n]{0,90}?${doneWithThings}|${doneWithThings}[^\\n]{0,90}?${theirThings}|\\bprobate\\b|\\bhouse clearance\\b`,
          ),
        ],
        further['their-things'],
      ),
    ],
    unless:
      /\b(?:phone died|divorc\w+|my ex\b|moved in with|her new|his new|affair|still alive|where (?:his|her) \w+ (?:were|was|are|is))\b/,
    hear: [
      'Shoes stay pointing the way they were last going, and nobody likes to be the one to turn them.',
      "A wardrobe holds the smell longer than anything, and every time it's opened there is a bit less.",
      'People give away the good suit without a tear and cannot part with a comb.',
      'Every drawer turns out to have them in it, the string, the receipts, the batteries that might still be good.',
      'Their things ought to be sorted by someone who loved them, and that is just who cannot.',
      'With their things you are asked to decide in an afternoon what took a whole life to get together.',
      'There are things nobody else would pick up off the pavement, and you would run into a fire for them.',
      "A coat can hang on a hook for years and still look as if somebody's coming back for it.",
      'A charity shop sees a bag of clothes. You have seen every one of those across a table.',
      'Somebody has to be the first to wash the cup or strip the bed, and it feels like pushing them out.',
    ],
    ask: [
      'Which of their things will you never let go?',
      'What have you come across that you had no idea they kept?',
      'Which thing of theirs is most like them?',
      'What of theirs do you use every day?',
      'Where would they say their things should go?',
      'Which drawer or corner do you leave till last?',
      'Which of their things has the best story to it?',
      'What would {lost} laugh at you for keeping?',
      'Who else would want something of theirs?',
    ],
    advice: [
      "I'd put everything you can't decide about in one box tonight, close it, and write a date on the lid a year from now. If somebody is pressing you, say that the box stays, and let them sort the rest.",
      "I'd do one drawer tomorrow and then stop, and never a room's worth at once. If one of their things makes you cry, keep it for now, because a thing can be given away later and never fetched back.",
    ],
    reason: [
      'Their things were the last to be touched by them, and some still have the smell or the shape. Hands are slow to let go of that.',
      'Their things are what is left to hold. Deciding over a coat or a mug comes very near to deciding about them, every single time.',
    ],
  },
  {
    id: 'grief-too-long',
    signs: [
      orFurther(
        [
          new RegExp(`${someoneDied.source}|\\b(?:grief|griev\\w+|mourn\\w*|bereave\\w*)\\b`),
          /\b(?:everyone|everybody|people|they|he|she|friends?|family|husband|wife|partner|mum|dad|sister|brother|son|daughter|boss|work|kids|nobody|doctor|gp|i|you)\b[^.!?]{0,60}\b(?:(?:get|got|be|been|getting|being) over (?:it|him|her|this|that|their (?:father|mother|dad|mum|mom))|over it (?:by now|already)|i'?m over (?:it|him|her|this)|i should(?:'ve| have)? (?:be|been) over|mov(?:e|ed|ing) on|(?:fine|better|normal|okay|ok|happy|all right|alright|coping|myself) by now|get on with (?:it|my|your|things|life)|dwell\w*|wallow\w*|(?<!\b(?:i'?m|i am|can'?t|cannot|couldn'?t|could not|to) (?:\w+ )?)(?:stop|still) (?:crying|grieving|being sad|going on about|talking about)|pull (?:myself|yourself) together|time (?:to|i|you) (?:let go|moved|met|dat\w+)|long enough|it'?s been (?:\w+ ){1,3}(?:years?|months))\b|\bstill (?:grieving|mourning)\b|\b(?:years?|yrs?|months|20[012]\d)\b[\s\S]{0,80}\bstill (?:not (?:ok|okay|al(?:l )?right|over|myself|right)|cry(?:ing)?|this sad|a mess)\b|\bstill (?:not (?:ok|okay|al(?:l )?right|over|myself|right)|cry(?:ing)?|this sad|a mess)\b[\s\S]{0,80}\b(?:years?|yrs?|months) ago\b/,
          /\b(?:everyone|everybody|people|they|friends?|family|husband|wife|says?|said|thinks?|tells?|told|keeps? (?:telling|saying)|acts?|expects?|should|supposed|stupid|silly|weak|ridiculous|boss|still)\b/,
        ],
        further['grief-too-long'],
      ),
    ],
    unless:
      /\b(?:phone died|broke up|break ?up|my ex\b|cheat\w*|moved on to|(?:he|she|dad|mum)(?:'s| has)? (?:already )?moved on|moving on to|move on to|divorc\w+)\b/,
    hear: [
      "Other people's patience with a death lasts about as long as the flowers do.",
      'People want you as you were before the death, and you would not know where to find that person.',
      'After a while people ask the bereaved how they are in a tone that already hopes for fine.',
      'You learn to say the name of your dead a bit less, so as not to make a room go quiet.',
      'You can be perfectly well for a week, and then miss them in the middle of buying socks.',
      "You learn to say that you're doing well, because missing somebody makes other people look at their shoes.",
      "You end up grieving in the car and the bath, where it's in nobody's way.",
      'Moving on from a death is mostly spoken of by people who still have everyone round the table.',
      'The cards all came in the first weeks, and missing somebody goes on long after the post has stopped.',
      'People mean it kindly, mostly, and what you hear is that you had better keep your dead to yourself.',
    ],
    ask: [
      'Who lets you talk about them as often as you like?',
      'What do you wish people would ask you about them?',
      'What do you miss that you have stopped saying out loud?',
      'Where do you go to miss them in peace?',
      'What makes others so keen to have it over, do you think?',
      'Who would you most like to understand how you miss them?',
      'What would you tell people about {lost}, if they would only sit still?',
      'How is missing them different from at the start?',
      'What brings them back the most, these days?',
    ],
    advice: [
      "I'd stop defending it to those who want it over, and keep one answer ready, that you still miss them, and then talk of something else. If there's one person who would really listen, message them tonight and ask for an hour.",
      "I'd go by whether you eat, sleep and get about, more than by the months. If those are going, tell a doctor tomorrow that it's since a death. If they aren't, put a photo up tonight and let others keep their calendar.",
    ],
    reason: [
      "There's no date by which missing somebody is meant to be done. For most people it gets less loud at its own pace, and comes back for years over quite small things.",
      "The death was one day, and being without them is every day since, at the table and on the phone. That part isn't shorter because others have stopped asking.",
    ],
  },
  {
    id: 'died-unsettled',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(`${parents}|${partners}|${siblings}|${grandparents}|${others}`)}|\\b(?:he|she)(?:'s| has| had| is| just)? (?:died|dead|passed away)\\b|\\bwho (?:abused|raped|bullied|hit|beat) me (?:has |just |is |'s )*(?:died|dead|passed)\\b`,
          ),
          /\b(?:abusive (?:ex|dad|father|mother|mum|mom|husband|wife|partner|stepdad)|who (?:abused|raped|bullied|hit|beat) me|abused (?:me|us)|(?:awful|vile|evil|nasty|abusive) to (?:me|us|my|all)|(?:was|were) (?:not|never) (?:really )?a (?:good|nice|kind) (?:man|woman|person|father|mother|dad|mum|mom)|(?:not|weren'?t|wasn'?t|hadn'?t been) on speaking terms|bastard|bitch|hated (?:him|her|me|each)|(?:\b(?:i|we|i'd|we'd|i hadn'?t|we hadn'?t|i haven'?t|we haven'?t|me and (?:him|her)) (?:had )?(?:not|hadn'?t|haven'?t|didn'?t|never)?) ?(?:\w+ )?(?<=(?:not|n'?t|never) (?:\w+ )?)(?:spoken|spoke|speak|talked|talk|seen (?:him|her))(?: to| with)?(?: each other| him| her| since| for| in)|estranged|no contact|cut (?:him|her) off|fell out|fallen out|cruel|horrible (?:man|woman|to)|(?:was|were) (?:never )?(?:not )?(?:close|a (?:hard|bad|difficult|violent|nasty) (?:man|woman|father|mother))|weren'?t close|wasn'?t (?:close|kind|a good)|never (?:said|told me|once said) (?:he|she|sorry|that)|never forgave|didn'?t like (?:him|her)|glad (?:he|she)'?s (?:dead|gone)|good riddance|walked out on (?:me|us)|left (?:us|me) when i was|made (?:my|our) (?:life|childhood))\b/,
        ],
        further['died-unsettled'],
      ),
    ],
    unless: /\b(?:phone died|(?:dog|cat|rabbit|horse) (?:died|was put)|my friend'?s (?:dad|mum|father|mother))\b/,
    hear: [
      'Everyone says sorry for your loss, and you stand there working out what exactly it is you lost.',
      'When somebody like that dies, the quarrel stops in the middle and you are left holding your half.',
      'After a death people talk of the good side only, and you sit there with the rest of it.',
      'You can win every argument with the dead on the way to work, and there is nobody to hear it.',
      'You can be relieved that somebody is dead and cry about it in the same hour, and neither is put on.',
      'After a death somebody brings out the photos where they look kind, and you study them like someone you would have liked to meet.',
      'You may be missing somebody they only managed to be now and then, and nobody sends a card for that.',
      'People expect one face of you when somebody dies, and you have got about five.',
      'Somebody can be dead and still manage to take up the whole evening.',
      "A family's story of its dead gets kinder very quickly, and nobody asks you before they change it.",
    ],
    ask: [
      'What did you never get to say to them?',
      'What did you want from them, more than anything?',
      'What is the best you can honestly say of them?',
      'Who knows what they were really like?',
      'What is true about you two that nobody would say at a graveside?',
      'What do you have from them that you would rather not?',
      'What do the others say about them, now they are dead?',
      'What would have had to happen, for the two of you to be all right?',
    ],
    advice: [
      "I'd write them the letter you would never have sent, tonight, with every unfair word in it, and show it to nobody. If the family expects a kind word from you, one true sentence is enough, and so is silence.",
      "I'd look for one person who can hear both sides of it, the bad and whatever else there was, and ring them tomorrow. If there's nobody like that, write it down as it really was, so that it stands somewhere.",
    ],
    reason: [
      "Where things weren't settled between two people, a death stops them in the middle. What comes then is seldom plain sadness, and it doesn't ask what would look right.",
      'People mourn what somebody was and what they never got from them as well. The two get tangled, and can come out as anger, relief or nothing at all.',
    ],
  },
  {
    id: 'partner-died',
    signs: [orFurther([new RegExp(`${lost(partners)}|${widowed}`)], further['partner-died'])],
    unless:
      /\b(?:(?:he|she) left me for|not (?:a )?widow\w*|practised for|asked me about my late|they'?re from my|(?:he'?s|she'?s) a widow\w*|(?:a lady|there'?s a lady|lady) (?:at|in)|first date|falling for|asked me (?:out|to the pictures)|how does one proceed|now there'?s|phone died|widow'?s (?:peak|walk)|golf widow|black widow|football widow|a widow (?:on|at|in|from|who)|the widow|brother'?s widow|his widow)\b/,
    hear: [
      "All day long you still save up small things to tell them, and then it's evening.",
      'Half of living with somebody is "did you lock the door" and "look at that bird". It is those that go missing.',
      'They knew how you take your tea and which cousin to sit you away from. Nobody else has that list.',
      "A cup has its place in the cupboard because it's theirs, and you reach round it every morning for your own.",
      'Without your other half you become an odd number at tables, and people who love you start to count.',
      "It used to be somebody's business if you were late home or off your food.",
      'Whatever the two of you shared out, the bills or the spiders, you have both halves now.',
      'You catch yourself saying "ours" and "us", and then you have to stand there with it.',
      'You know exactly what your other half would have said about it, down to the tone.',
      'The evening is the long part, when the news is over and it is too soon to go up to half a bed.',
    ],
    ask: [
      'What did you two always laugh about?',
      'What would {lost} be saying to you now?',
      'Which hour of the day belonged to the two of you?',
      'Who did what at home, between you two?',
      'What did you notice about them first, back then?',
      'What do you still do just as if there were two of you?',
      'What could nobody do quite the way they did?',
      'Where in the house are they missing most?',
      'What did the two of you never agree on?',
    ],
    advice: [
      "I'd take the worst hour of the day and put another voice in it, a call arranged beforehand, at the same time each evening. If talking is too much, have the radio on in the next room from tonight.",
      "I'd decide nothing big while it's like this, not the house and not the money, and give tomorrow one errand and one proper meal. If you can't eat across from the empty chair, eat by the window, or ask somebody over.",
    ],
    reason: [
      'For as long as you two were together there was somebody to tell and somebody to ask, dozens of times a day. Each of those times now ends in nothing.',
      'Half of what a person does all day is done with the other one in mind. The hands and the table go on like that long after a death.',
    ],
  },
  {
    id: 'grandparent-died',
    signs: [orFurther([lostOf(grandparents)], further['grandparent-died'])],
    unless: /\b(?:phone died|my friend'?s (?:nan|gran\w*))\b/,
    hear: [
      "At a grandparent's the tea has its own time and its own cups, and a child gets let off things.",
      'Grandparents are old for as long as you know them, so you half think that they always will be.',
      'A gran or a grandad has time for you in a way that nobody else in a family does.',
      "A grandparent's chair has a dent in it that fits nobody else in the family.",
      "Whole families meet because of one old person's kitchen, and then nobody knows whose turn it is.",
      'To a grandparent you stay about seven, whatever you have become, and get handed a sweet for it.',
      "There are stories only that generation could tell right, and everybody else's version has a hole in it.",
      'A grandparent will admire a drawing, a driving test, a cheese sandwich, all the same. Hardly anyone else does.',
      'Somewhere there is a recipe or a knot or a song that only those old hands knew.',
      'You can still hear a gran or a grandad say your name, and nobody else says it like that.',
    ],
    ask: [
      'What did their house smell of?',
      'What did they always have in for you?',
      'What did they teach you to do?',
      'What was {lost} like when you were small?',
      'Which of their old stories did you hear most often?',
      'What were they like when nobody else was about?',
      'Which bit of them has come down to you?',
      'What would they say if they saw you tonight?',
      'Who in the family misses them as you do?',
    ],
    advice: [
      "I'd ring somebody in the family who misses them too, and ask for one story from before you were born. If it's late or they're far away, look out a photo tonight and write on it what they used to say.",
      "I'd pick one thing of theirs to carry on, a recipe, a saying, a way of making tea, and do it tomorrow. If one of your own parents has taken it hard too, do it together.",
    ],
    reason: [
      'Everybody expects grandparents to die some day, except the grandchild, who has never known the world without them.',
      'With a grandparent a good piece of being a child goes out of reach as well, a kitchen, a voice, a name for you. That is more than others see from outside.',
    ],
  },
  {
    id: 'sibling-died',
    signs: [orFurther([lostOf(siblings)], further['sibling-died'])],
    unless: /\b(?:phone died|sister ward)\b/,
    hear: [
      'Nobody else grew up in that same back seat, and now only you know what it was like in there.',
      'A brother or sister is meant to be there at the end, to roll their eyes with you about the parents.',
      'People ask after the parents first, and whoever has lost a brother or sister stands a bit to the side of it.',
      "You have been somebody's brother or sister all your life, and nobody tells you what that makes you now.",
      "There are jokes only brothers and sisters get, and there's no use telling them to anyone else.",
      'You fought over the bathroom and the bigger half, and you would hand over all of it now.',
      'The family looks at you and sees the other one as well, and you can tell by their faces.',
      "Nobody teases like your own brother or sister, and it's odd how much a person can miss it.",
      'When you think of being small they are in every picture, at the edge, pulling a face.',
      'You can describe a brother or sister to a stranger in a word, and to you it would take the whole childhood.',
    ],
    ask: [
      'What did the two of you get up to as children?',
      'What was {lost} like to grow up with?',
      'Who was the good one and who was the trouble, of you two?',
      'What did only the two of you know?',
      'What would they be teasing you about today?',
      'What did they always call you?',
      'Who in the family can you talk to about them?',
      'What did the two of you still have planned?',
      'What did they get away with at home?',
    ],
    advice: [
      "I'd say to somebody tonight, in so many words, that you lost them too, because people look to the rest of the family and pass the brother or sister by. If nobody at home can take that, ask one of their friends.",
      "I'd write down tonight what only the two of you knew, the names, the jokes, the trouble, even in single words. If you're the one holding the family up, take tomorrow evening off from it and tell them so beforehand.",
    ],
    reason: [
      "A brother or sister is supposed to be there for all of it, from the first bedroom to the last birthday. It takes a piece of what's behind you and of what's ahead.",
      "Brothers and sisters are who you worked the world out with, and against. Losing one shakes things that others can't even see.",
    ],
  },
  {
    id: 'parent-died',
    signs: [orFurther([lostOf(parents)], further['parent-died'])],
    unless:
      /\b(?:phone died|(?:till|until|to) the day (?:he|she|they) died|(?<!my )father (?!just|has|had|also|suddenly|finally|recently)\w+,? (?:died|who)|old man (?:down|next|across|at|in|on|from|who)|(?:an|the|that|this) old man|mother ship|father (?:christmas|anselm|\w+, who))\b/,
    hear: [
      'A parent is about the only person who wants to know if you got home and what you ate.',
      'You hear yourself say one of their sentences, in their very tone, and there is your parent in the room.',
      "You start reckoning by a parent's age, what they were doing when they were as old as you are.",
      "There is always something only a parent knew, the plumber's name or the gravy, and you reach for the phone to ask.",
      'You catch the mirror at a certain angle and a parent looks back.',
      "You start counting other people's parents, in the queue, on the bus, the ones who still have theirs.",
      'Wherever your parents lived was home in a way, and then one day it is only an address.',
      'When a parent dies the rest of a family has to work out all over again who rings whom.',
      'You go on saving up news for a parent, the small sort that nobody else would call news.',
      'It is the hands people remember of a mother or father, peeling something, or on a steering wheel.',
    ],
    ask: [
      'What was {lost} like at the kitchen table?',
      'Which of their sayings comes out of your own mouth?',
      'What have you got from them, in looks or in ways?',
      'What would you ring them about today?',
      'What could they do that nobody else in the family can?',
      'Where do you see them when you close your eyes?',
      'Who in the family is most like them?',
      'What was it like to come home to them?',
      'What did they never tell you that you would like to know?',
    ],
    advice: [
      "I'd let the papers wait and do one thing tonight the way they did it, their soup, their song, their programme. If you catch yourself reaching for the phone, write down what you'd have told them, and keep it.",
      "I'd ring somebody who had them as you did, one of the family or an old friend of theirs, and swap stories for ten minutes tomorrow. If there's nobody like that, say it aloud to their photo. Plenty of people do.",
    ],
    reason: [
      'A mother or father is somebody you knew before you knew anything, and there is no age at which a person is too old to miss that.',
      "No one else asked after you in just the way a parent does. It's gone all at once, and then all over again at odd moments, over a recipe or a ring at the door.",
    ],
  },
  {
    id: 'friend-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(friends)}|(?<!\\b(?:husband|wife|he|she|they|son|daughter|mum|dad|partner|brother|sister|who|boyfriend|girlfriend) (?:has |just |also )?)\\blost an? (?:\\w+ )?(?:friend|mate)(?= (?:this|last) (?:week|month|year|night|\\w+day)| yesterday| on \\w+day| to (?:cancer|covid|suicide|drugs|an overdose))`,
          ),
        ],
        further['friend-died'],
      ),
    ],
    unless:
      /\b(?:lost my (?:\w+ )?(?:friend|mate|bestie|pal)s?\b(?! (?:to|in|last|on|this|yesterday|suddenly))|fell out|fallen out|phone died|friend request)\b/,
    hear: [
      "There's no time off for a friend and no seat in the front row, whatever the two of you were.",
      'A friend can hear from your hello what sort of day it has been, and it takes years to have somebody like that.',
      "You still see something daft in the street and have your friend's name half typed.",
      'A friend has the other copy of those years, and you could always check how it really was.',
      'Half of what you are when you are being funny, you are with one particular friend.',
      "You and your friend had your own names for people and things, and you're the only one left who speaks that language.",
      'You go on getting older, and your friend keeps that same face and that same jacket.',
      'There was one friend you could ring for no reason, and every other call has to be about something.',
      'You know things about your friend that the family will never hear, and they are safe with you.',
      'The places you two went are still open and still serving, which seems a cheek without your friend.',
    ],
    ask: [
      'How did you and your friend find each other?',
      'What was {lost} like when it got late?',
      'What could you only say to that friend?',
      'What would your friend be ribbing you about just now?',
      'What did the two of you do when there was nothing to do?',
      'Which story about your friend do you tell most?',
      'What would you have liked to tell your friend still?',
      'Who else misses that friend the way you do?',
      'What was your friend the only one to know about you?',
    ],
    advice: [
      "I'd write tonight to one of the others who loved your friend, with one thing you remember. If you hardly know the family, send it to them as well, because they won't hear it from anyone else.",
      "I'd do something tomorrow that was yours and your friend's, the walk, the café, the game, and stay with it as long as you can. If it's too soon for that, ask somebody who knew them to come along.",
    ],
    reason: [
      "A friend is somebody you chose, and who chose you, with no family to make you. There's no day off for that, so hardly anyone sees how big it is.",
      'A friend knows the you that nobody at home or at work has met. When they die there is nobody left to be that with.',
    ],
  },
  {
    id: 'dementia',
    signs: [
      orFurther(
        [
          /\b(?:dementia|alzheimer'?s?|(?:mum|mom|mam|mother|dad|father|nan|nana|gran\w*|wife|husband)'?s memory(?: is|'s| has)? (?:nearly |completely |really )?(?:going|gone|failing|getting (?:bad|worse))|(?:nan|nana|nanna|gran\w*|lola|lolo) (?:\w+ )?(?:doesn'?t|didn'?t) (?:know|recogni[sz]e) me|lewy bod(?:y|ies)|(?:mum|mom|mam|mammy|mother|dad|father|nan|nana|gran\w*|wife|husband) (?:\w+ )?ask(?:s|ing)? (?:me )?the same (?:thing|question|questions) (?:every (?:\w+ )?minutes?|twenty times|\d\d times)|ask(?:s|ing) (?:for|where|after) (?:my )?(?:\w+ ){1,2}(?:is )?(?:and|but) (?:he|she)(?:'?s| has| is) (?:been )?dead|(?:mum|mom|mam|mammy|mother|nan|nana|gran\w*|dad) thinks i'?m (?:her|his) (?:sister|brother|mother|father|dad)|(?:mum|mom|mam|dad|da|mother|father|wife|husband|nan|nana|gran\w*|he|she) (?:\w+ ){0,2}(?:doesn'?t|don'?t|does not|didn'?t|no longer) (?:always |even )?(?:know|knows|recogni[sz]es?|remember) (?:who i am|me(?= (?:any ?more|now|since)\b))|asked me who i was|(?:she|he|mum|mom|dad|wife|husband)\b[^.!?]{0,50}\bmemory clinic)\b/,
          /\b(?:my|our|mums|moms|dads|nans|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he|she|him|her)\b/,
        ],
        further.dementia,
      ),
    ],
    unless:
      /\b(?:died(?! in (?:19|the (?:war|fifties|sixties|seventies))|\b(?=[^.!?]{0,20} years ago))|passed away|funeral|had (?:the )?(?:dementia|alzheimer)|ashes|buried|i work|my (?:residents?|patients?|clients?|shift)|the residents|on shift|as a carer|i(?:'m| am) (?:afraid|scared|worried) (?:i|it's)|(?:do|have|might) i (?:have|got)|my own memory|i'?ve (?:got )?(?:early )?(?:dementia|alzheimer)|i was diagnosed|my ex\b|driver|ghost\w*|facial)\b/,
    hear: [
      'You lose somebody a word at a time and still have to make the tea as if they were all there.',
      'There are moments when the old them looks out, says something spot on, and is gone before you have turned round.',
      'You start finishing their sentences, then their stories, then their cup of tea, and cannot say when that began.',
      'You see other people notice it, the girl at the till, the neighbour, and you step in with a joke.',
      'Visitors say how well they look, and they do, because visitors only ever see the good half hour.',
      'You know all of it for two now, the names, the dates, the stories, and who is still alive.',
      "On a good afternoon you could think the doctors got it wrong about their memory, and then it's teatime.",
      "Keys in the fridge make people laugh when it's told. It is another thing to be the one looking for them.",
      "You catch yourself cross over something they can't help, and you're the only one of the two who will remember it.",
      'Old songs go on working when names have stopped, and people get very grateful for a chorus.',
    ],
    ask: [
      'What do their hands still know how to do?',
      'What were they like, before the forgetting?',
      'What makes their face light up, even now?',
      'Which of the old stories do they still tell?',
      'Where do they think they are, when they are somewhere else?',
      'What do you miss most of how they used to be?',
      'What calms them, when they are lost?',
      'When did they last seem quite like themselves?',
      'Who else sees how much they have forgotten?',
    ],
    advice: [
      "I'd stop correcting and go along with wherever they are in their head, because the mood stays right even when the facts don't. If evenings are the worst, put the lights on early tomorrow, with music from when they were young.",
      "I'd write down from tonight what goes wrong and at what hour, because a doctor can do more with that than with hearing that it's got worse. If they wander or leave the gas on, ring tomorrow already.",
    ],
    reason: [
      "With dementia you're missing somebody who is still in the room, and being cheerful for them as well. Anybody frays at that.",
      "Dementia asks the same of you a hundred times a day and remembers none of it. There's nobody to be cross with, so it stays with you.",
    ],
  },
  {
    id: 'dying',
    signs: [
      orFurther(
        [
          /\b(?:hospice(?! (?:shop|charity))|palliative|end of life|(?:days|weeks|months) (?:left|to live)|(?:just|only|a couple of|a few) (?:days|weeks) (?:left|now)|matter of (?:days|weeks|hours)|(?:he|she|mum|mom|mam|dad|da|mother|father|nan|gran\w*|wife|husband|partner|brother|sister|friend|uncle|aunt\w*|son|daughter|grandpa|baba|papa|mama)(?:'s|s| is) dying(?! (?:to|for|a second|of (?:bore|laugh|hunger|embarrass|thirst)))|terminally (?!bored|online|single|late|boring)|terminal (?:cancer|illness|now)|(?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|brother|sister|friend|aunt\w*|uncle|he|she)(?:'s| is) terminal(?=\s*(?:[.,!\n]|$)| and | with )|it'?s terminal|(?:won'?t|not going to|isn'?t going to|might not|will not) (?:make it|see (?:christmas|the (?:summer|spring|new year|wedding|baby))|last (?:the|till|until|much))|(?:mum|mom|mam|dad|da|mother|father|nan|gran\w*|wife|husband|partner|brother|sister|friend|uncle|aunt\w*|son|daughter|he|she)(?:'s| has| was| have)? (?:just )?(?:been )?given (?:only |about )?(?:\w+|\d+) (?:months|weeks)(?! (?:notice|off|leave|probation|in|suspended|to (?!live)))|(?:in|on) (?:his|her|their) (?:last|final) (?:days|hours)(?! (?:at|in|of|before))|stopp(?:ed|ing) (?:my \w+'?s|his|her|mum'?s|dad'?s) (?:cancer )?treatment|(?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|brother|sister|he|she) (?:hasn'?t|doesn'?t|has not|not) (?:got |have )?(?:very |much |that )?long (?:left|to live)(?! (?:on|of|in|at|till|until|to (?!live)))|nothing (?:more|else) (?:to be done|can be done|(?:the )?doctors can do) for (?:him|her|my|mum|mom|dad)|syringe driver|nothing (?:more )?(?:else )?they can do for (?:him|her|them|my)|wants? to (?:come home to )?die at home)\b/,
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he'?s|she'?s|him|her|uncle|aunt\w*|brother|sister)\b/,
        ],
        further.dying,
      ),
    ],
    unless:
      /\b(?:died|passed away|funeral|ashes|buried|widow\w*|since (?:he|she) (?:went|died)|terminal \d|(?:dog|cat|rabbit|horse|vet|vets|hamster)|i work|volunteer\w*|my patients?|residents?|on shift|i'?m dying|i'?ve (?:got )?(?:\w+ )?(?:months|weeks|days) (?:left|to live)|(?:gave|given|give|gives) me (?:\w+ )?(?:months|weeks|a year)|told me i|i have (?:\w+ )?(?:months|weeks|days) left|want(?:s|ed)? to die|i start at|days left of|weeks left (?:of|till|until|to (?!live))|days left (?:till|until|to (?!live))|months left (?:of|on)|if he'?s dying|(?:her|his|their) (?:husband|wife|mum|mom|dad|mother|father|son|daughter|partner|brother|sister)(?:'s| is| was|s) (?:in|at|dying|terminal\w*)|in a hospice before|(?:on|in) (?:her|his|the|that) last (?:day|night|hours?)|went on \w+day|bag of his|dead (?:husband|wife)|account holder|(?:days|weeks|months) left on|my (?:friend|flatmate|mate|boss|colleague|neighbou?r|roommate|housemate)'?s (?:\w+ )?(?:mum|mom|dad|mother|father|nan|gran|brother|sister|wife|husband|son|daughter)|court|prison|jail|pretend\w*|sent back|days to pay|phone'?s dying)\b/,
    hear: [
      'At a bedside you want to say something big, and you ask if they want more water.',
      'When somebody is dying you keep thinking that this may be the last one, even of a row about the telly.',
      'Somebody has to ring round the family and find a tone of voice in which to say that it will be soon.',
      'Those who are far away and those who sit by the bed envy each other, while somebody is dying.',
      'Visitors whisper in the hall, and the one who is dying can hear every word.',
      'With somebody dying, everything in your diary gets written in with a pencil.',
      'Dying turns out to be so much about sips and pillows and socks, with the huge thing standing in the corner.',
      'People look a good deal at the hands on the blanket, because the face is harder.',
      "You go out for an hour and spend it watching the phone, in case they go while you're buying bread.",
      'Doctors have a word like comfortable, and you take that word home from a deathbed and look at it.',
    ],
    ask: [
      'What would you like them to know, while they can hear it?',
      'What can still get a smile out of them?',
      'What have they said about dying themselves?',
      'What do you do, in the hours by the bed?',
      'Who else sits with them?',
      'What is the hardest time of day, with them like that?',
      'What have the two of you managed to say to each other?',
      'What do you want to keep of them from before they were ill?',
    ],
    advice: [
      "I'd say the one thing to them you would be sorry not to have said, and keep it short, even if they seem to be asleep. If you can't be there, ask somebody tonight to hold the phone to their ear.",
      "I'd stop waiting for the right moment and go soon, and do something ordinary there, cream on the hands, the football results, a song. If it's you who is always there, ask somebody to sit in tomorrow while you sleep.",
    ],
    reason: [
      'When somebody is dying, people want to keep them and want it to be over, often in the same minute. Neither takes anything from the other.',
      "You're saying goodbye and thinking of tablets and visitors at once. There's no being ready for somebody's dying, however long it's been known.",
    ],
  },
  {
    id: 'carer',
    signs: [
      orFurther(
        [
          new RegExp(
            `\\b(?:look(?:ing|ed)? after|car(?:e|ing|ed) for|take care of|taking care of|nurs(?:e|ing)) (?:both )?(?:my|our|me) (?:\\w+ ){0,2}(?:${parents}|${partners}|${siblings}|${grandparents}|uncle|aunt\\w*)\\b|\\b(?:i|i'm|i've been|i just|just) (?:still )?(?:look|looking|care|caring) (?:after|for) (?:him|her)\\b|\\bi(?:'m| am|m) (?:just |only )?(?:his|her|the|my \\w+'?s|a|a full[- ]time|an unpaid|their) (?:\\w+ )?carer\\b|\\b(?:young|unpaid|full[- ]time) carers?\\b|\\bcarer'?s (?:allowance|grant|assessment)\\b|\\b(?:commode|hoist|respite|bed ?bath)\\b|\\bi (?:wash|dress|feed|bathe|lift|change|toilet) (?:him|her|my (?:mum|mom|dad|wife|husband|mother|father))\\b|\\b(?:after|since) (?:his|her|(?:my |me )?(?:dad|mum|mom|wife|husband)'?s) (?:second )?stroke\\b`,
          ),
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her|i'?m|i am)\b/,
        ],
        further.carer,
      ),
    ],
    unless:
      /\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|agency|clients?|residents?|on shift|shifts|my ladies|herr|pani|frau|old lady|work as|as a carer|care home|the new carer|to my carer|my carers?|my mother's carer|changed (?:my|mum's|dad's)|the (?:other )?ward|(?:look(?:s|ing)? after|care for|feed|wash|dress|change) (?:my|the|our|his|her) (?:\w+ )?(?:son|daughter|kids?|children|baby|toddler|grandson|granddaughter|grand ?children|dog|cat|dogs|cats|house|plants?|hens|nephew|niece)|(?:my|the|our) (?:baby|toddler|newborn|puppy|dog|cat|horse)|(?:my|the) own stroke|i had (?:a|my|the) stroke|(?:since|after) (?:my|the) stroke i|going to look after|was going to look after|he'?d look after|respite from the)\b/,
    hear: [
      "Sitting down is what a carer does last in the day, and it's usually then that they call.",
      'Other people have evenings. A carer has a last round, with water and tablets and the hall light left on.',
      "Tablets, meals, appointments, the chemist by five. It's a whole ward run by one person, who also does the bins.",
      'You know how they like the pillow and which sock goes on first, and nobody ever taught you any of it.',
      'You can love somebody and still stand in the hall for a minute before going back in to them.',
      'To go out for milk you have to arrange it like a holiday, with somebody to sit in.',
      'They would hate to know how tired looking after them can make you, so you put on a cheerful face on top of it.',
      'Caring goes on behind a front door, so nobody sees how much lifting and wiping and waiting there is in it.',
      "You know by the way they put down a cup what sort of day's caring it will be.",
      "A carer's own aches get put off till there's time, along with the haircut and the friends.",
    ],
    ask: [
      'Which part of the day is the heaviest, with them?',
      'Who ever takes over from you?',
      'What did your evenings look like, before the caring?',
      'What do they still do for you?',
      'When do you get to be just yourself, and not the nurse?',
      'What do they not know you do for them?',
      'Which bit of the caring would nobody think of?',
      'What would you do with one day off from looking after anybody?',
    ],
    advice: [
      "I'd ring one person tomorrow and ask for a fixed thing, two hours every Saturday, and not for help in general, because people say yes to an hour. If there's nobody, ask their doctor what there is for carers near you.",
      "I'd pick the one job that wears you down most, the lifting or the nights or the washing, and get that one off you first. Write it down tonight. If your own back or sleep is going, tell a doctor you're a carer.",
    ],
    reason: [
      'Caring goes on at every hour, and nobody relieves you at the end of a shift. Being worn out, and wanting it to stop for a day, comes with that.',
      'A hospital has three shifts of people for what a carer does, and they all get to go home. Anyone runs dry in it, and short of patience too.',
    ],
  },
  {
    id: 'gravely-ill',
    signs: [
      orFurther(
        [
          new RegExp(
            `${own(kin)}(?:'s|s)?(?: (?!work|who|friend|nurse|doctor|job|a nurse|visited|drove|says|said|when)[\\w']+){0,5} (?:in (?:the )?(?:hospital|icu|itu|intensive care|a coma|resus)|(?:had|having|has had|after|since|recovering from) (?:a|an|another|the|his|her|that) (?:\\w+ )?(?:stroke|heart attack|brain \\w+|aneurysm|transplant)|(?:has|got|has got|with|diagnosed with) (?:\\w+ )?(?:cancer|leuk\\w+|a (?:brain )?tumou?r|mnd|motor neurone|als)|cancer|(?:is|'s|on|having|starts?|started) (?:the |her |his |a )?(?:chemo|radiotherapy|dialysis|ventilator|life support)|(?:is |'s )?(?:very|really|seriously|critically|gravely) (?:ill|sick|unwell))\\b|\\b(?:he|she)(?:'s| is| was)? (?:back |still |been )?in (?:the )?(?:hospital|icu|itu|intensive care|a coma|resus)\\b|\\b(?:his|her|mum'?s|mom'?s|dad'?s|\\w+'s) (?:\\w+ )?(?:chemo|stroke|cancer|heart attack|radiotherapy)\\b|\\b(?:he|she)(?:'s| has) had (?:a|his|her|another) (?:\\w+ )?(?:stroke|heart attack)\\b|\\b(?:his|her) (?:operation|surgery) (?:is|was|went)\\b`,
          ),
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her)\b/,
        ],
        further['gravely-ill'],
      ),
    ],
    unless:
      /\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|phone died|all clear|in remission|cancer[- ]free|not cancer|benign|discharged|(?:he|she)'?s home|i was in hospital|i'?m in (?:the )?hospital|my (?:own )?(?:chemo|stroke|cancer|heart attack|radiotherapy|surgery|operation)|i (?:had|have|'ve) (?:\w+ )?(?:cancer|chemo)|i have cancer|i work|my patients?|residents?|on shift|stroke of|take a stroke|gave (?:me|him|her) a heart attack|nearly had a|near enough had a|heart attack (?:when|if)|for (?:his|her) nerves|with (?:the|our) baby|my ex\b|my ex[- ]|i was \w+ when|not in jail|not literally|broken (?:leg|arm|wrist|ankle|toe|nose)|tonsils|appendix|maternity|labour|birth|gave birth|born|(?:my|the|our) (?:dog|cat)|vet|star sign|cancer sun|hospital appointment|years ago|when i was (?:\d|a|little|small|young))\b|\b(?:common cold|nothing serious|not serious|divorced)\b/,
    hear: [
      'You go in with a list of questions for the doctor and come out with the list still in your hand.',
      "You read a doctor's face before the doctor has sat down.",
      'You come out from seeing somebody that ill and people are parking and buying sandwiches, and you cannot think how.',
      'Good news shrinks to things like half a yoghurt or a joke with the nurse.',
      'When somebody is that ill everyone wants to be told how it stands, and you say it till it stops being words.',
      'They try to spare you and you try to spare them, and so the illness itself hardly gets mentioned.',
      'You lie down at night and your ears stay at the sickbed, wherever it is.',
      'You pick up all the words, the counts and the names of the drugs, and sound like a nurse to your own ears.',
      'You cannot plan the week and cannot leave it unplanned, with somebody that ill.',
      'You bring grapes and clean pyjamas, because there is nothing else you can bring against an illness like that.',
    ],
    ask: [
      'What is still quite like them, ill as they are?',
      'What do they ask you for, when they can ask?',
      'Who is there for you, while you are there for them?',
      'What about their illness do the doctors not see?',
      'What do you not say out loud about how ill they are?',
      'How do they talk about being ill, if they do?',
      'What do you do in the hours when you are not with them?',
      'Who gets told first, when there is news of them?',
    ],
    advice: [
      "I'd write three questions down tonight and put them to whoever is in charge of the case, with somebody beside you to listen. If you're too far off for that, agree tonight on one person who rings you with news.",
      "I'd let one person pass the news on to the rest, so that you needn't tell it ten times. If you can see them tomorrow, bring something ordinary with you, their own mug or the crossword, and talk about that.",
    ],
    reason: [
      "Somebody that ill takes up every corner of your head, and there's hardly a thing you can do. Fear with nothing to do comes out as temper, tears or tidying.",
      "You're afraid for them and have to look calm in front of them, and that goes on for as long as the illness does. It costs anybody sleep and patience.",
    ],
  },
  {
    id: 'somebody-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(others)}|(?:^|[.!?,\\n] ?|\\b(?:and|since|before|when|that|how|day|night|because|but|so|after|until) )(?:he|she)(?:'s| has| just| had|'d)? (?:died|dead(?! (?:good|nice|set|to me|funny|on|right))|passed away)(?! (?:laughing|inside|of (?:embarrass|shame|laugh)|on stage|a little|a bit))|\\b(?:my|our) (?:(?!nearly|phone|laptop|ex)\\w+ ){0,2}(?!phone|laptop|battery|car|engine|computer|boiler|fridge|freezer|machine|tv|telly|wifi|internet|router|drive|plants?|tomatoes|fish|bees|bike|kindle|ipad|tablet|watch|camera|van|truck|aid|business|marriage|relationship|love|chat|hope|dreams?|soul|character|sims?|grass|lawn|flowers|roses|career|starter|kettle|lambs?|sheep|cows?|heart|connection|parents|laptop|pc|xbox|alarm|clock|torch|charger|he|she|i|it|they|we|who|and|that)\\w+ (?:has |just |had |suddenly )?(?:died|passed away)\\b|\\bsomeone (?:(?:close to me|(?:at|from) (?:my |our |the )?(?:work|school|uni|college|church|choir|gym|street|office|club)|very dear) |(?:i|we) (?:\\w+ ){1,5}?)(?:has |just )?(?:died|passed (?:away|on))\\b|\\b(?:a|one) (?:lad|girl|guy|boy|man|woman|kid|lass|fella|bloke|colleague|neighbou?r) (?:i|we) (?:\\w+ ){1,6}?(?:has |just )?(?:died(?! (?:laughing|of))|passed away|was killed|killed (?:him|her)self)\\b|\\b${illness} took (?:him|her)\\b|\\bour [a-z]+ went in (?:january|february|march|april|may|june|july|august|\\w+ber)\\b[.,]? (?:and )?(?:i've been (?:al(?:l )?right|ok|okay|fine|lost|on (?:my|me) own|managing|coping)|i (?:still )?miss (?:her|him)|it'?s been (?:quiet|hard|lonely))\\b|\\bsince (?!it\\b|the\\b|that\\b|this\\b|my\\b|our\\b|they\\b|we\\b|phone\\b|everything\\b|everyone\\b|people\\b|who\\b)[a-z]+ died\\b|\\bone of (?:the|our|my) (?:lads|boys|girls|guys|crew|team|women|men|teachers|neighbou?rs|cousins|uncles|aunts|old boys) (?:has |just )?(?:died(?! (?:laughing|of (?:shame|laugh)))|passed away|was killed)\\b`,
          ),
        ],
        further['somebody-died'],
      ),
    ],
    unless:
      /\b(?:phone (?:had |has )?died|battery died|laughing|embarrassment|last level|the game|boss fight|in the (?:book|film|series|show|story|last episode|finale)|episode|season \d|santa|the king|the queen|my (?:patients?|residents?|customers?)|on my (?:ward|shift)|nearly died|almost died|could have died|died inside|died on stage|(?:dog|cat|hamster|rabbit|horse|budgie|fish|hen|goldfish|parrot|guinea pig) (?:has |just )?died|my friend'?s (?:\w+ )?(?:mum|dad|nan|dog|cat)|(?:19[0-4]|1[0-8]\d)\d|compressions|on the ward|goat|lambs?|ewe|cow|calf|foal|lady at|first date|not widowed|practised|(?:he|she)'s a widow\w*|manuscript|(?:dream(?:s|t|ed|ing)?|nightmares?) (?:that |where |about )?(?:my|our|he|she|mum|dad)|what if)\b/,
    hear: [
      'The day somebody dies the buses still run and people buy bread, and it seems bad manners.',
      'You go to say "is" and have to say "was", and the sentence stops.',
      'The dead turn up all day, in a coat across the road, in the back of a head.',
      "There's so much that has to be done about somebody who's died, and none of it is what you'd like to do.",
      'It can be some small thing about the one who died, one you had not thought of in years, that does it.',
      'Other people lower their voices about a death, and you end up telling them that you are all right.',
      'You want to talk about how they were, and people ask how they died.',
      "You forget for a minute and make toast quite normally, and then they're dead all over again.",
      'You would like one more quite ordinary conversation with the one who died, about nothing.',
      'People go over the last thing they said to somebody who died, and mostly it was about the weather or the bins.',
    ],
    ask: [
      'What were they like, on any old Tuesday?',
      'What comes to mind first when you think of {lost}?',
      'What would you say to them, if you had five minutes?',
      'Who else had them as close as you did?',
      'What will you always know them by?',
      'What changed when they came into a room?',
      'When does it come over you most that they are dead?',
      'What did the two of you share that others know nothing of?',
      'What would they be doing, about now?',
    ],
    advice: [
      "I'd tell one person tonight that you don't want cheering up, only somebody to sit there while you talk about them. If it's late, write down three things about them that nobody should forget.",
      "I'd keep tomorrow very small, something to eat, some air, one call, and leave what can wait. If you don't know whether you may grieve as much as this, write the family a line with one thing you remember.",
    ],
    reason: [
      "A death isn't taken in all at once. It comes in bits, at odd moments, and it hardly ever looks the way people expect it to.",
      "There's no list of who may miss somebody who has died, or how much. It goes by what they were to you.",
    ],
  },
];
