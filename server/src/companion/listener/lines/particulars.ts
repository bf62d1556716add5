import type { Topic } from '../../reading/topics.ts';

/** Something a listener would want to know of a situation, once it is clear that this is what the talk is about. */
export interface Particular {
  ask: string;
  /** Matched against all they have said, in small letters: where it was told already, or is plainly not so, it is not asked. */
  unless?: RegExp;
  /** Asked only where this was said. */
  when?: RegExp;
}

/** Any of these. */
const either = (...heard: readonly RegExp[]): RegExp => new RegExp(heard.map(({ source }) => source).join('|'));

/** Each of these, wherever it stands. */
const both = (...heard: readonly RegExp[]): RegExp =>
  new RegExp(`^${heard.map(({ source }) => `(?=[\\s\\S]*?(?:${source}))`).join('')}`);

/** What holds for a whole list: asked only where this was said, and not where that was. */
const among = (all: Omit<Particular, 'ask'>, list: readonly Particular[]): readonly Particular[] =>
  list.map(({ ask, when, unless }) => {
    const needed = [all.when, when].filter((one) => one !== undefined);
    const barred = [all.unless, unless].filter((one) => one !== undefined);
    return {
      ask,
      ...(needed.length > 0 && { when: both(...needed) }),
      ...(barred.length > 0 && { unless: either(...barred) }),
    };
  });

/* What people tell in so many ways that one pattern has to do for every question it answers. */

const count =
  /(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|few|several|many|couple|half|past|last|this|next)/;
const unit = /(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|decades?|semesters?|terms?)/;
/** A day, or how long it has been. */
const time = new RegExp(
  `\\b${count.source}[ -]?(?:(?:of|or|and|to|a|more|whole|entire|full|couple|few|\\w+) ){0,3}${unit.source}\\b|` +
    '\\b(?:yesterday|today|tonight|ago|since|recently|years|months|weeks|always|forever|ages|(?:my|whole) life|a (?:long )?while|' +
    'long time|last (?:night|spring|summer|autumn|fall|winter|christmas|thanksgiving)|this (?:morning|afternoon|evening|spring|summer|fall|winter)|' +
    '(?:in|since|on|last|this|until|around|before|after) (?:january|february|march|april|may|june|july|august|september|october|november|december|' +
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|thanksgiving|new year)|' +
    'just (?:now|today|\\w+ed|broke|lost|got|found|left|had|heard|been|began)|started (?:when|after|with|in)|pandemic|covid|lockdown|quarantine)\\b',
);
/** What brought it about. */
const cause =
  /\b(?:because|cause|cuz|coz|bcoz|becoz|reasons?|due to|thanks to|that'?s why|after (?:my|i|the|we|an?)|ever since|started (?:when|after|with)|since (?:i|my|the|we)|comes? from|caused)\b/;
/** Somebody who stands by them, or that nobody does. */
const someone =
  /\b(?:told|tell(?:ing)?|talk(?:ed|ing|s)? (?:to|with|about)|spoken? (?:to|with)|confid\w+|therap\w+|counsel\w+|psych\w+|supporti?v?e?|no ?-?(?:one|body)|any ?(?:one|body)|lonely|alone|on my own|by myself|my (?:\w+ )?(?:friends?|family|husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+|mom|mum|mother|dad|father|parents?|sister|brother|siblings?|roommates?|housemates?|colleagues?|co-?workers?|kids|children|son|daughter)|friends)\b/;
/** What they do about it already, or did. */
const tried =
  /\b(?:tried|trying|try to|i(?:'?m| am)? (?:do|did|use|take|took|taking|keep|go|went|started|doing)|medicat\w+|meds|pills?|therap\w+|counsel\w+|doctor|exercis\w+|meditat\w+|yoga|journal\w*|walk(?:s|ing)?|distract\w*|keep(?:ing)? (?:myself )?busy)\b/;
/** What helps, or that nothing does. */
const helping =
  /\b(?:help(?:s|ed|ing|ful)?|relax\w*|calm\w*|hobb\w+|sooth\w+|cope|coping|distract\w*|read(?:ing)?|music|walk(?:s|ing)?|exercis\w+|meditat\w+|yoga|games?|cook(?:ing)?|pray\w*)\b/;
/** What they would like to come of it. */
const wish =
  /\b(?:i (?:just |really |only )?(?:wish|hope|want)|i'?d (?:like|love)|would (?:like|love)|my (?:goal|dream|wish|hope))\b/;
/** The hour at which it is worst. */
const hour =
  /\b(?:mornings?|evenings?|at night|nights|nighttime|weekends?|all (?:the )?(?:time|day)|constant\w*|always|24.?7|every ?day|daily)\b/;
/** Sleep, and meals. */
const rest = /\b(?:sle+p\w*|slept|insomnia|awake|wake|tired|exhausted|bed)\b/;
const food = /\b(?:eat\w*|ate|food|appetite|meals?|hungry|overeat\w*|binge\w*)\b/;
/** Money, spoken of at all. */
const purse =
  /\b(?:money|rent|bills?|savings?|afford|financ\w*|income|paid|pay|salary|mortgage|broke|debts?|loans?|unemployment|benefits?|provide)\b/;
/** The work they do or did. */
const trade =
  /\b(?:i (?:\w+ )?(?:work|worked|teach|taught|drive|drove|sell|sold) (?:as|in|at|for|with)|working (?:as|in|at|for)|(?:i'?m|i am|i was|as|being) an? (?:\w+ ){0,2}(?:assistant|manager|teacher|nurse|driver|chef|cook|waiter|waitress|server|bartender|engineer|developer|programmer|accountant|clerk|cashier|analyst|consultant|designer|technician|mechanic|pharmacist|doctor|lawyer|salesman|salesperson|coordinator|supervisor|director|writer|editor|carer|caregiver|cleaner|worker|dresser|stylist|agent|guard|architect|scientist|researcher|associate|trainer|coach|translator|freelancer|painter|builder|plumber|electrician|baker|barber)|retail|restaurants?|hotel|warehouse|factory|sales|construction|hospitality|medical field|health ?care|hospital|school|salon|aerospace|marketing|finance|banking|self[- ]employed|freelanc\w+|my own business)\b/;
/** Their own children. */
const children =
  /\b(?:my|our|have|has|had|with|the|of|two|three|four|\d) (?:\w+ ){0,2}(?:kids?|children|sons?|daughters?|baby|babies|toddler|twins)\b|\b(?:my|our|have|has) (?:\w+ ){0,2}(?:boys|girls)\b/;
/** Someone they share a life with. */
const couple =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|spouse|marriage|married|relationship|dating|my ex|lover|affair)\b/;
const friend = /\bfriend(?:s|ship|ships)?\b/;
const parents = /\b(?:parents?|mom|mum|mother|dad|father|mama|papa)\b/;
/** Work, and study. */
const working =
  /\b(?:my job|at work|my work|boss|manager|co-?workers?|colleagues?|office|shifts?|company|employer|full[- ]time|part[- ]time)\b/;
const studying =
  /\b(?:school|college|university|uni|class(?:es)?|course\w*|exams?|finals?|midterms?|semester|thesis|professors?|student|stud(?:y|ied|ies|ying)|degree|homework|assignments?|grades?)\b/;
const pandemic = /\b(?:covid\w*|corona\w*|pandemic|lock ?-?downs?|quarantin\w*|virus|social distanc\w+)\b/;
/** Harm done by somebody at home. */
const harm =
  /\b(?:(?:hits?|hitting|beats?|beating|slap(?:s|ped)?|push(?:es|ed)|chok\w+|threatens?|threatened|threatening) (?:me|us|my)|beaten|abus\w+(?! to (?:him|her|them|his))|violen\w+|(?:scared|afraid|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mom|mum|brother|son))|controll?ing)\b/;

/** Enough told already that to ask what it is all about would be not to have listened. */
const atLength = /[\s\S]{240}/;
/** Money talked of by someone who is not short of it. */
const notShort =
  /\b(?:good salary|pays? (?:\w+ )?(?:well|better|more)|more money|(?:isn'?t|aren'?t|not) (?:really |even )?(?:an? )?(?:issue|problem)|(?:not|isn'?t) about (?:the )?money|good money|budget|afford to (?:lose|fail)|money problems at|(?:company|firm|business|school|state|government|club)(?: is| was|'?s)? (?:\w+ ){0,4}money|money from me|(?:ask\w*|blackmail\w*|wants?) (?:me )?(?:for )?money|used me|using me)\b/;
/** An exam that is over, and how it went. */
const sat =
  /\b(?:put in (?:the )?grades|grades? (?:dropped|came|was|were|went|fell)|got (?:an?|bad|my|low|a bad) (?:\w+ ){0,2}(?:grades?|[a-f]|score|result)|fail(?:ed)|didn'?t (?:do|pass)|did not (?:do|pass)|have not done|haven'?t done|results? (?:came|are|were)|gave (?:me|us|our) (?:\w+ ){0,3}(?:[a-f]|\d+|zero|grades?)|(?:exams?|finals?|midterms?|test) (?:last|yesterday|was|were)|dismissed|(?:took|taken) (?:my|the|an?|it)(?: \w+)? (?:exams?|tests?|finals?|midterms?))\b/;
/** An illness of their own, or of somebody near. */
const ill =
  /\b(?:(?:i|i'?ve) (?:\w+ )?(?:have|had|got|suffer from|been diagnosed with) (?:\w+ ){0,4}(?:cancer|disease|surgery|chemo|tumou?r|diabetes|asthma|lupus|arthritis|pain|stroke|condition|illness|disorder|migraines?|operation|injury)|my (?:own )?(?:\w+ )?(?:cancer|disease|chemo|surgery|diagnosis|illness|pain|condition|treatment|operation)|undergoing|i (?:was|am|got|have been|'?m) (?:\w+ )?(?:diagnosed|hospitali[sz]ed|sick|ill|in (?:the )?hospital))\b/;
const illNear =
  /\b(?:my|his|her|our) (?:\w+[- ]?){0,3}(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|partner|boyfriend|girlfriend|grand\w+|friend|aunt|uncle|cousin|boss|mentor|child|baby|law|fianc\w+|colleague|co-?worker)\b/;
/** Of being alone themselves, rather than of keeping apart from an infection. */
const lonely =
  /\b(?:lonel\w+|alone|isolat(?:ed(?! (?:the|him|her|them|a))|ion)|no friends|miss(?:ing)?|no ?-?one|nobody|by myself|on my own|friendless|don'?t (?:have|know) any)\b/;
/** Of being uneasy with people oneself. */
const shy =
  /\b(?:(?:around|with|in front of|meeting|meet|talking to|facing|approach) (?:\w+ ){0,2}(?:people|strangers|others|groups?|crowds?|everyone)|social(?:ly)? (?:anxi\w+|awkward|phobi\w+)|public speaking|presentation|shy|(?:judg\w+|staring at|looking at|laugh\w* at|watching) me|what (?:people|they|others|everyone) thinks?|awkward (?:around|with|in|when)|feel awkward|embarrass\w*|blush\w*|not (?:a )?sociable)\b/;
/** Somebody they have lost themselves, rather than the deaths in the news. */
const loss =
  /\b(?:(?:my|our|his|her) (?:\S+ ){0,6}(?:died|passed|passing|death|funeral|killed|dead|grave)|(?:he|she) (?:\w+ )?(?:died|passed|was killed)|(?:death|passing|funeral|loss) of (?:my|our|an?)|lost (?:my|our|a) (?!job|work|house|home|money|keys|phone|faith|way|temper|patience|mind|appetite|interest|best friends)|passed away|miscarr\w+|grie(?:f|v\w+)|widow\w*|mourning)\b/;
/** Angry oneself, rather than met with anger. */
const cross =
  /\b(?:i(?:'?m| am| was| feel| felt| get| got| have|'?ve| become| became)\b[^.!?]{0,30}\b(?:ang(?:ry|er)|mad|furious|irritat\w+|rage|livid)|my (?:anger|temper)|anger (?:issues?|problems?)|i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|explod\w*|blew up|los[et] (?:it|my temper)|lash\w*|resent)|makes? (?:\w+ )?(?:me|us) (?:so |very |really |feel )?(?:angry|mad|furious)|made me (?:so |very |really )?(?:angry|mad|furious)|(?:so|very|pretty|really) (?:angry|mad|furious)|being angry|with anger|feel(?:ing|s)? (?:\w+ )?(?:angry|anger)|to feel angry|angry (?:at|with) (?:my|him|her|them))\b/;
/** Someone of their own they share a life with. */
const mate =
  /\b(?:(?:my|our) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|spouse|marriage|lover|girl|man)|my (?:\w+ )?relationship|(?:i|we|i'?ve|we'?ve)(?:'?m| am| are| was| were|'?re| have)? (?:\w+ )?(?:married|dating|dated|together|in a (?:\w+ )?relationship|seeing)|have an? (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|relationship))\b/;
/** Study that lies behind them. */
const doneStudying =
  /\b(?:i(?:'?ve)? (?:just |have |already )?graduated|just graduated|my (?:\w+ )?degree|(?:find|finding|looking for|get|getting) (?:an? )?(?:\w+ )?job|job (?:search|interview)s?|the interview)\b/;
/** Something the other does or leaves undone. */
const grievance =
  /\b(?:argu\w+|fight\w*|yell\w*|ignor\w+|distant|cold (?:to|towards|with)|never (?:listens?|helps?|talks?)|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ ){0,2}(?:doesn'?t|don'?t|didn'?t|won'?t|never|always|keeps?|refuses?|wants?|expects?)|changed|jealous|controls?|controll?ing|lies|lying|angry|mean|rude|drinks?|drinking|insult\w*|disrespect\w*|names)\b/;
/** The lost work of somebody near. */
const theirJob =
  /\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|mom|mum|mother|dad|father|son|daughter|brother|sister|friend)(?:'s)? (?:\S+ ){0,6}(?:laid off|lost (?:his|her|their)|fired|furloughed|terminated|out of work|unemployed|job loss)\b/;
/** Having too much to do or to bear oneself. */
const burdened =
  /\b(?:stress\w*|overwhelm\w*|pressur\w*|deadlines?|exhaust\w*|tired|behind|keep up|plate|juggl\w+|busy|manage|work(?:load|ing)?|no time|piling)\b/;
/** Of being asked more than one wants to give. */
const askedTooMuch =
  /\b(?:say(?:ing)? no|(?:an?|do|does|doing|asks?|for|small|big|these|more) favou?rs?|asks? me|asking me|advantage|doormat|people[- ]?pleas\w+|guilt\w*|walk(?:s|ed)? all over|expects? me|drop everything|my own space|without asking|boundar\w+|always available|always the one)\b/;
/** Of how one looks. */
const looks =
  /\b(?:weight|fat|ugl\w+|mirror|the way i look|how i look|my looks|my skin(?! colou?r)|thighs|my face|my body|body sham\w*|thin|appearance|acne|overeat\w*|binge\w*|stomach)\b/;
/** Of thinking little of oneself. */
const small =
  /\b(?:(?:not|never|n'?t) (?:\w+ ){0,2}enough|worthless|useless|hate myself|(?:a|such a|complete|total) failure|loser|inadequate|stupid|dumb|pathetic|(?:no|lost|lack|low|lose|losing|my|self)[- ](?:self[- ])?(?:confidence|esteem)|don'?t deserve|insecure|disappointment|self[- ]?doubt\w*|doubt myself|compar(?:e|ing) myself|incapable|perfect)\b/;
/** Of tending somebody. */
const tending =
  /\b(?:car(?:e|es|ing) (?:for|of) (?!myself|self|me\b)|look(?:s|ing)? after (?!myself|me\b)|caregiv\w+|carer|dementia|alzheimer\w*|bedridden|nursing home|care home|raising (?:her|his|their))/;
/** Of letting oneself go. */
const letGo =
  /\b(?:shower\w*|haven'?t (?:eaten|cooked|left|been out|exercised)|havent left|skip\w* meals|dishes|messy|self[- ]?care|(?:look|looking|take|taking) (?:\w+ )?(?:after|care of) myself|let myself go|time for (?:me|myself)|neglect\w* myself|eating (?:junk|badly)|get(?:ting)? out of bed)\b/;
/** Of who one is. */
const self =
  /\b(?:who i (?:am|really|want to be)|identity|lost myself|find(?:ing)? myself|don'?t know myself|purpose|pretend\w*|what i want (?:in|from|out|to do)|gender|(?:my|lost|losing) (?:\w+ )?(?:faith|religion|culture)|two cultures|both cultures|religious stance|retire[ds]?|retirement|midlife)\b/;
/** Of talking with someone. */
const speech =
  /\b(?:communicat\w*|listen\w*|hear me|talk(?:s|ing|ed)? (?:to|with|about)|tell (?:him|her|them|my)|argu\w+|fight\w*|misunderst\w+|conversation|express|explain\w*|interrupt\w*|silent|ignor\w+|what (?:should|can|do) i say)\b/;
/** Who broke the trust themselves. */
const cheatedSelf =
  /\bi (?:\w+ )?(?:cheated|had an affair|lied|betrayed|slept with)\b|\b(?:our|my|an) affair\b|\bi (?:was|am) (?:having|unfaithful)\b/;
/** Of a partner who is gone. */
const without =
  /\b(?:los(?:t|ing|e)|miss(?:ing)?|without) my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|girl|love)\b/;
/** Something wrong between them and the family. */
const strife =
  /\b(?:family|relatives|in[- ]laws?|parents?|mom|mum|mother|dad|father|sister|brother|siblings?|aunts?|uncles?|they|she|he)\b[^.!?]{0,60}\b(?:argu\w+|fight\w*|fought|pressur\w*|critici\w+|yell\w*|ignor\w+|controll?ing|toxic|drama|against me|don'?t (?:listen|understand|acknowledge|care|support|hear)|strict|drink\w*|drugs?|mean to|rude|compar\w+|blam\w+|disappoint\w*|cut (?:me )?off|left (?:me )?out|hurt|turn\w*|mad at|won'?t talk|disown\w*|used to beat|throw|threw)\b|\b(?:argu\w+|fights?|fighting|drama|problems?|pressures?|trouble) (?:with|from|between|in) (?:\w+ )?(?:family|parents|mom|mum|mother|dad|father|sister|brother)\b/;
/** The study of a child. */
const theirStudy =
  /\b(?:my|the|our) (?:\w+ )?(?:kids?|child|children|son|daughter)\b[^.!?]{0,60}\b(?:school\w*|grades?|homework|class\w*|exams?|tests?|stud\w+|learning|teachers?)\b|\btheir (?:school ?work|homework|grades|classes|school)\b|\blocal schools\b|\bthe kid\b/;
/** Of being without work, or on the way out of it. */
const seeking =
  /\b(?:job ?-?(?:search|hunt)\w*|(?:looking|searching) for (?:an? |new |any |some )?(?:\w+ )?(?:work|job|jobs)|(?:find|finding|get) (?:an? |new |any |some |another )?(?:\w+ )?(?:work|job|jobs)|appl(?:ied|ying) (?:for|to|every|at)|unemployed|jobless|out of work|lost my (?:\w+ )?job|laid off|no job)\b/;

/* How a love ended, and whether it has. */

const theyLeft =
  /\b(?:(?:left|leaving|leaves|dumped|dumps|divorcing|ghosted) me|dumped|broke(?:n)? up with me|ended (?:it|things) with me|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|fianc\w+|bf|gf|girl|guy|man|woman|love) (?:\w+ ){0,2}(?:left|dumped|ended|broke (?:it|things|up)|decided to (?:end|break|leave|split|separate|divorce|move out)|walked out|moved on|moved out|wants? (?:a |the |to )?(?:divorce|break|split|separat\w+|space|out|end|leave)))\b/;
const iLeft =
  /(?<!\band )\bi (?:\w+ ){0,2}(?:broke (?:up|it|things)|broken (?:up|it)|ended (?:it|things|the|our|my)|left (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex))|dumped|split up with|decided to (?:end|leave|break)|regret breaking)\b/;
const perhaps =
  /\b(?:may|might|could|maybe|will|about to|going to|thinking (?:about|of)|think we|considering|should i|want(?:s)? to|need to|wants? a|afraid|scared) (?:\w+ ){0,4}(?:break(?:ing)? ?up|split(?:ting)?|divorc\w+|leav(?:e|ing)|end(?:ing)?|separat\w+)\b/;
const over =
  /\b(?:(?:left|dumped|dumps|divorced|ghosted) me|dumped|broke(?:n)? ?up with|i (?:\w+ )?split (?:up )?(?:with|from)|los(?:t|ing) my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+) to|breakups?|brakeups?|past relationship|(?:and i|we)(?:'?re| are| were| have)? (?:\w+ )?(?:splitting|breaking up|separating|divorcing|splitted)|and i (?:\w+ )?(?:broke|split|separated)|we (?:\w+ )?(?:broke|split|separated|divorced|are divorced|are separated)|broke(?:n)? up|my (?:\w+ )?ex|(?:recent|bad|horrible|the|my|a|this|our|tough|painful|after|over) (?:br[ea]+k[- ]?up|divorce|separation)|i (?:\w+ )?(?:broke up|ended (?:it|things|our|my)|left (?:him|her)))\b/;
const othersParting =
  /\b(?:(?:colleagues?|co-?workers?|friends|neighbou?rs?|they)(?: \w+){0,6} divorc\w+|(?:my|our) (?:parents|mom|mum|dad|mother|father|sister|brother|friend|best friend|son|daughter|cousin|boss|aunt|uncle)(?:'s|s)? (?:\S+ ){0,6}(?:divorc\w+|separat\w+|split\w*|broke up|break-?up|breaking up|leaving)|(?:leav(?:e|es|ing)|left|divorc\w+) (?:her|his|their) (?:husband|wife|partner|boyfriend|girlfriend))\b/;

/** What a listener asks in each, the first thing first. */
export const particulars: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  breakup: among({ unless: othersParting }, [
    {
      ask: 'Where is it left now, between you?',
      when: /\b(?:on a break|taking a break|need(?:s)? (?:some )?space|on and off|still has feelings|talking again|back together|misses me)\b/,
      unless: /\b(?:never|moved on|no contact|blocked|divorced)\b/,
    },
    {
      ask: 'What makes you think it may be over?',
      when: perhaps,
      unless: either(
        over,
        theyLeft,
        cause,
        /\b(?:don'?t (?:love|feel)|argu\w+|fight\w*|cheat\w*|wants? a|asked (?:me )?for)\b/,
      ),
    },
    {
      ask: 'Have the two of you talked about where it is going?',
      when: perhaps,
      unless: either(over, theyLeft, /\b(?:talk\w*|told|said|says|discuss\w*|argu\w+|fight\w*|denies|asked)\b/),
    },
    {
      ask: 'Which way do you lean yourself?',
      when: perhaps,
      unless: either(
        over,
        theyLeft,
        wish,
        /\b(?:i (?:need|have|am going|plan|decided) to (?:leave|break|end|split|divorce)|don'?t want|love (?:him|her)|throw)\b/,
      ),
    },
    {
      ask: 'How long were you two together?',
      when: either(over, theyLeft, iLeft),
      unless: new RegExp(
        `${count.source}[ -]?(?:\\w+ ){0,2}(?:years?|yrs?|months?|decades?|weeks?)(?! (?:ago|old))|\\byears\\b|since (?:high|college|school|we)|\\blong[- ]term\\b`,
      ),
    },
    {
      ask: 'Did they give you a reason?',
      when: theyLeft,
      unless: either(
        cause,
        /\b(?:why|cheat\w*|affair|someone else|another (?:man|woman|girl|guy|person)|engaged|explain\w*|excuse|said (?:that |it|he|she|they)|told me)\b/,
      ),
    },
    {
      ask: 'What made you decide to end it?',
      when: iLeft,
      unless: either(
        cause,
        /\b(?:cheat\w*|chemistry|abus\w+|lied|lying|trust|couldn'?t|fight\w*|argu\w+|drunk|drink\w*|second thoughts|felt (?:like|that))\b/,
      ),
    },
    {
      ask: 'How long ago did it end?',
      when: either(over, theyLeft, iLeft),
      unless: either(
        perhaps,
        /\b(?:ago|yesterday|today|tonight|recent(?:ly)?|last (?:\w+ ?){1,2}|this (?:week|month|morning|year)|just (?:\w+ )?(?:broke|ended|left|happened|dumped|now|split|got)|(?:days|weeks|months) now|(?:in|on|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|christmas|thanksgiving|\d+ (?:days|weeks)|two weeks)\b/,
      ),
    },
    {
      ask: 'Had you seen it coming at all?',
      when: theyLeft,
      unless:
        /\b(?:sudden(?:ly)?|nowhere|blue|shock\w*|blind ?-?sided|off guard|coming|expect\w*|unexpected\w*|signs?|surpris\w+|knew|no idea|never thought|can'?t believe)\b/,
    },
    {
      ask: 'How did they tell you?',
      when: theyLeft,
      unless:
        /\b(?:text\w*|phone|call(?:ed)?|face|messages?|e-?mail|letter|note|told me|said|found out|caught|snuck|sneak|ghost\w*|stopped|silent|social media|facebook|instagram)\b/,
    },
    {
      ask: 'Are you two still in touch?',
      when: either(over, theyLeft, iLeft),
      unless: either(
        perhaps,
        /\b(?:contact|text\w*|calls?|called|calling|talk(?:s|ed|ing)? to|block\w*|messages?|messag\w+|speak|spoke|spoken|still (?:friends|live|living|see)|lives?|living|lease|ghost\w*|silent|cut (?:me )?off|respond\w*|reply|see (?:him|her|them)|court|custody|wants me back)\b/,
      ),
    },
    {
      ask: 'How are the children taking it?',
      when: both(
        either(over, theyLeft, iLeft),
        /\b(?:my|our|have|has|with|and|two|three|four|\d) (?:\w+ ){0,2}(?:kids|children|sons?|daughters?|twins|year old)\b/,
      ),
      unless:
        /\b(?:(?:kids|children|son|daughter|they|he|she) (?:is|are|was|were|seems?|took|takes?|keeps?|cr(?:y|ies)|don'?t|doesn'?t)|her (?:kids|daughters?|sons?|children)|his (?:kids|daughters?|sons?|children))\b/,
    },
    {
      ask: 'Who is living where at the moment?',
      when: both(
        either(over, theyLeft, iLeft),
        /\b(?:divorc\w+|separat\w+|married|marriage|husband|wife|lease|apartment|moved in|live together|lived together|our (?:home|house|place))\b/,
      ),
      unless:
        /\b(?:moved out|move out|moving out|moved (?:to|back|away)|liv(?:e|es|ing) (?:with|in|at|alone|by|apart)|stay(?:ing|s)? (?:with|at|in)|lease|by myself|together)\b/,
    },
    {
      ask: 'Who has been there for you since it ended?',
      when: either(over, theyLeft, iLeft),
      unless: either(perhaps, someone),
    },
    {
      ask: 'What do you miss most about the two of you?',
      when: either(over, theyLeft),
      unless: either(harm, perhaps, /\b(?:miss\w*|toxic|narc\w+|glad|relie\w+|disgust\w*|hate)\b/),
    },
    { ask: 'Which hours of the day are the longest now?', when: either(over, theyLeft, iLeft), unless: hour },
    {
      ask: 'Would you want them back, if it were up to you?',
      when: either(over, theyLeft),
      unless: either(
        harm,
        iLeft,
        /\b(?:back|again|together again|never|moved? on|moving on|disgust\w*|hate|over (?:him|her|them)|get over|right (?:thing|choice|decision)|trust|work on)\b/,
      ),
    },
    {
      ask: 'Does it still feel like the right decision?',
      when: iLeft,
      unless:
        /\b(?:right|regret\w*|mistake|second thoughts|should(?:n'?t)? (?:not )?have|back|doubt\w*|best|wrong|relie\w+|sure)\b/,
    },
  ]),

  betrayal: [
    {
      ask: 'How did it come out?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied|lying|behind my back|secrets?)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:found (?:out|it|text|messages?)|find out|caught|saw|seen|walked in|came home|text\w*|messages?|phone|admitted|confess\w*|heard|rumou?rs?|told me|turns out|facebook|wants? (?:me|to)|blackmail\w*|accus\w+|think i cheated|never (?:do|did)|rumou?r)\b/,
      ),
    },
    {
      ask: 'When did you learn of it?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied|lying|behind my back)\b/,
      unless: either(cheatedSelf, time, /\bi (?:\w+ )?(?:cheated|had an affair|lied|betrayed)\b/),
    },
    {
      ask: 'Does your partner know?',
      when: /\bi (?:\w+ )?(?:cheated|had an affair|was having an affair|am having an affair|was unfaithful|slept with|kissed)\b/,
      unless:
        /\b(?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?(?:knows?|knew|found out|left|doesn'?t know|asked)|told (?:him|her|them|my)|tell (?:him|her|them|my)|found out)\b/,
    },
    {
      ask: 'Have you let them know that you know?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied to me|lying to me|behind my back)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:confront\w*|told (?:him|her|them)|tell (?:him|her|them)|ask(?:ed)? (?:him|her|them)|talk(?:ed)? (?:to|with)|said|says|saying|admitt\w*|confess\w*|apolog\w*|sorry|broke|left|split|divorc\w+|ended|ex|caught|walked in|wants? (?:me|to)|i (?:\w+ )?(?:cheated|had an affair|was having|lied))\b/,
      ),
    },
    {
      ask: 'What did they say when you brought it up?',
      when: /\b(?:confronted|i (?:told|asked) (?:him|her|them)|talked (?:to|with) (?:him|her|them)|brought it up|i caught)\b/,
      unless:
        /\b(?:(?:he|she|they) (?:\w+ )?(?:said|says|told|denied|admitted|apologi[sz]ed|laughed|blamed|claim\w*|swore|ignored|replied)|sorry)\b/,
    },
    {
      ask: 'Was it once, or had it been going on?',
      when: /\b(?:cheat(?:ed|ing)|affair|unfaithful)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:once|one (?:time|night)|one-?off|years?|months?|weeks?|going on|produced|child|again|twice|times|wants? (?:me|to)|accus\w+|rumou?rs?|i (?:\w+ )?(?:cheated|had an affair|was having))\b/,
      ),
    },
    {
      ask: 'How close were the two of you before this?',
      when: friend,
      unless:
        /\b(?:clos(?:e|er|est)|best|years?|inseparable|since (?:school|high|college|we|childhood)|childhood|sister|brother|cheat\w*|affair)\b/,
    },
    {
      ask: 'Who has heard about it by now?',
      when: /\b(?:secret\w*|confid\w+|told (?:\w+ )?(?:everyone|everybody|people|others|other|my|our)|rumou?rs?|gossip\w*|spread\w*|photos?|pictures?)\b/,
      unless: /\b(?:everyone|everybody|whole|all (?:of )?(?:my|our)|other (?:two|\d|friends?)|no ?(?:one|body))\b/,
    },
    {
      ask: 'Are you still together at the moment?',
      when: couple,
      unless: either(
        iLeft,
        theyLeft,
        friend,
        /\b(?:ex|split|broke|divorc\w+|ended|separat\w+|left|still (?:together|with|live|living|married)|live with|single|my (?:boss|co-?worker)|stay(?:ing)? in|split up|break up|marriage|married)\b/,
      ),
    },
    {
      ask: 'Have they shown that they are sorry?',
      when: /\b(?:cheat(?:ed|ing)?|affair|unfaithful|betray\w*|lied|lies)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:sorry|apolog\w*|remorse|regret\w*|denie[sd]|blam\w+|i (?:\w+ )?(?:cheated|had an affair|was having)|wants? (?:me|to))\b/,
      ),
    },
    {
      ask: 'Who can you be honest with about it?',
      unless:
        /\b(?:therap\w+|counsel\w+|talk(?:ed|ing)? (?:to|with)|told my|no ?-?(?:one|body)|any ?-?(?:one|body)|supportive|alone)\b/,
    },
    {
      ask: 'What would trusting them again take?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied to me|lies|trust)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:never|trust|over|moved? on|disgust\w*|done with|ex|left|i (?:\w+ )?(?:cheated|had an affair|was having)|rumou?rs?|wants? (?:me )?to)\b/,
      ),
    },
    {
      ask: 'Is it more hurt just now, or more anger?',
      unless: /\b(?:ang(?:ry|er)|mad|furious|hurt|sad|disgust\w*|insulted|hate|cry|crying|devastat\w+)\b/,
    },
    {
      ask: 'How do you want things to be with them now?',
      unless: either(wish, /\b(?:never|over|moved? on|disgust\w*|divorc\w+|done with)\b/),
    },
  ],

  partner: among({ when: mate, unless: either(othersParting, over, theyLeft) }, [
    {
      ask: 'When is the wedding?',
      when: /\b(?:(?:my|our|the) wedding|getting married|engaged|marry (?:him|her|me))\b/,
      unless: either(time, /\b(?:next|soon|postpon\w*|cancel\w*|already|called off|best man|never asked|engaged to)\b/),
    },
    {
      ask: 'What made you suspect it?',
      when: /\b(?:suspect\w*|suspicious|think (?:he|she|they)(?:'?s| is| are| may| might)? (?:\w+ )?(?:cheat\w*|seeing|lying)|might be cheating|may be cheating|is (?:he|she) cheating)\b/,
      unless: either(cause, /\b(?:texts?|messages?|phone|found|saw|caught|told me|late|insta\w*|facebook)\b/),
    },
    {
      ask: 'Is it you they doubt, or something that happened?',
      when: /\b(?:(?:he|she|partner|boyfriend|girlfriend|husband|wife) (?:\w+ ){0,3}(?:jealous|doesn'?t trust|don'?t trust|not believe|accus\w+|insecure))\b/,
      unless: either(cause, /\b(?:texts?|messages?|cheat(?:ed|ing)|photos?|friends?|past|ex)\b/),
    },
    {
      ask: 'How far along is the pregnancy?',
      when: /\b(?:pregnan\w+|expecting a baby)\b/,
      unless:
        /\b(?:weeks?|months?|trimester|due|abort\w*|miscarr\w+|lost|born|postpartum|had (?:a|my|the) baby|not pregnant|can'?t|trying to|get(?:ting)? pregnant|just found|become pregnant)\b/,
    },
    {
      ask: 'Are you safe at home?',
      when: harm,
      unless: /\b(?:safe|left (?:him|her)|my ex|moved out|police|shelter|no longer)\b/,
    },
    {
      ask: 'How long have you two been together?',
      unless: new RegExp(
        `${count.source}[ -]?(?:\\w+ ){0,2}(?:years?|yrs?|months?|decades?|weeks?)\\b|\\byears\\b|\\bsince (?:high|college|school|we)\\b|\\blong[- ]term\\b|\\bnew\\b|\\brecently\\b`,
      ),
    },
    {
      ask: 'Has it always been like that, or did it change?',
      when: either(harm, grievance),
      unless: either(
        perhaps,
        /\b(?:always|used to|changed?|since|before|lately|at the start|in the beginning|started|began|recently|pandemic|covid|new|months?|years?)\b/,
      ),
    },
    {
      ask: 'What was the last argument about?',
      when: /\b(?:argu\w+|fight\w*|fought|quarrel\w*|disagree\w*|yell\w*|bicker\w*)\b/,
      unless: either(cause, /\b(?:about|over (?:the|my|our|an?|his|her|money|stupid|little|small|everything))\b/),
    },
    {
      ask: 'What do they say when you bring it up?',
      when: grievance,
      unless:
        /\b(?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ ){0,2}(?:says?|said|tells?|told|thinks?|denie[sd]|laughs?|gets?|goes|ignores?|sees|doesn'?t (?:want|listen|understand|believe|know)|won'?t)|haven'?t (?:told|talked|said|asked|spoken)|not (?:told|talked)|tell (?:him|her|them)|afraid|scared|talk about|how (?:do|to|can|should)|parents found out)\b/,
    },
    {
      ask: 'Do they know how you feel about it?',
      when: grievance,
      unless:
        /\b(?:knows?|told|tell|tells|talk\w*|said|says|understand\w*|communicat\w*|brought|asked|argu\w+|fight\w*|aware|supportive)\b/,
    },
    {
      ask: 'What keeps you from saying it to them?',
      when: /\b(?:haven'?t (?:told|talked|said|asked|spoken)|can'?t (?:tell|say|talk)|(?:afraid|scared|don'?t know how|don'?t want|hard|how) to (?:tell|say|talk|approach|bring|break)|keep it (?:in|to)|hide|hiding)\b/,
      unless: either(cause, /\b(?:hurt|upset|react\w*|afraid|scared|feelings|worry that)\b/),
    },
    {
      ask: 'Do you live together?',
      unless: either(
        without,
        children,
        /\b(?:liv(?:e|es|ed|ing)|moved? in|married|marriage|husband|wife|spouse|house|home|apartment|long[- ]distance|far|city|country|states?|lease|hotel|met|seeing|dating|date|works in|memor\w+|overcome|over come|broke my heart|broke me|heart ?broken)\b/,
      ),
    },
    {
      ask: 'How often do you get to see each other?',
      when: /\b(?:long[- ]distance|another (?:country|city|state)|far away|different (?:country|city|state)|works in)\b/,
      unless: /\b(?:see|visit\w*|once|twice|every|weekends?|often|never)\b/,
    },
    {
      ask: 'What is it like with them on a good day?',
      when: grievance,
      unless: either(
        without,
        harm,
        /\b(?:good|great|fun|nice|sweet|loving|happy|perfect|never|died|death|cheat\w*|affair|someone else|another (?:woman|man|girl|guy|person))\b/,
      ),
    },
    {
      ask: 'Do the children notice anything?',
      when: both(children, grievance),
      unless: either(
        without,
        /\b(?:(?:kids|children|son|daughter|they|boys|girls) (?:\w+ )?(?:see|saw|hear|notice|know|sense|cry)|in front of|baby|infant|newborn|happy|good|well)\b/,
      ),
    },
    {
      ask: 'Is there somebody outside the two of you who knows?',
      unless:
        /\b(?:friends?|therap\w+|counsel\w+|told (?:my|a)|talk(?:ed|ing)? (?:to|with) (?:my|a)|no ?-?(?:one|body)|any ?-?(?:one|body)|family|parents?|mom|mum|mother|sister|brother)\b/,
    },
    {
      ask: 'What would have to change between you two?',
      unless: either(
        without,
        harm,
        /\b(?:good|great|loving|supportive|changed?|wish|want (?:him|her|them|us)|leave|leaving|break up|died|death)\b/,
      ),
    },
    {
      ask: 'Which small thing from them would do you good?',
      unless: either(without, harm, /\b(?:leave|leaving|break up|died|death|hate|disgust\w*|supportive|great)\b/),
    },
    {
      ask: 'What keeps you in it, for now?',
      when: perhaps,
      unless: either(children, cause, /\b(?:love|guilt\w*|hurt (?:him|her)|money|afford|stay)\b/),
    },
  ]),

  friendship: [
    {
      ask: 'What did they want to keep from you?',
      when: /\b(?:hid(?:e|es|ing)? (?:it|things?|the|from)|in the dark|kept? (?:it )?(?:a )?secrets? from|without (?:telling|my knowledge))\b/,
      unless: /\b(?:party|trip|invit\w+|problems?|dating|boyfriend|girlfriend)\b/,
    },
    {
      ask: 'What did they say about you?',
      when: /\b(?:behind my back|bad ?mouth\w*|spread\w* (?:\w+ )?(?:rumou?rs?|lies)|gossip\w*|talk(?:s|ed|ing)? (?:bad|trash|shit|badly) about me)\b/,
      unless:
        /\b(?:(?:said|saying|says|telling (?:people|everyone|others)|claim\w*) (?:that )?i|terrible person|affair|called me)\b/,
    },
    {
      ask: 'How did you find out that you were left out?',
      when: /\b(?:didn'?t (?:invite|include|tell)|did not (?:invite|include|tell)|left (?:me )?out|without me|exclud\w+|not invited|wasn'?t invited)\b/,
      unless:
        /\b(?:saw|facebook|instagram|social media|told me|heard|photos?|found out|group chat|always|religio\w+|vaccin\w+)\b/,
    },
    {
      ask: 'What happened between you?',
      when: /\b(?:lost|losing|fight|fought|fell out|fall(?:en|ing)? out|drifted|apart|stopped|ignor\w+|distant|cut (?:me|off)|blocked|no longer|mad at|angry (?:at|with)|disputed?|problems?|issues?|misunderst\w+|betray\w*|upset|changed|treating)\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:told|lied|lies|said|posted|money|spread\w*|rumou?rs?|didn'?t (?:invite|include|return|tell|call|come)|invit\w+|exclud\w+|left (?:me )?out|busy|moved|died|stood me up|drunk|drink\w*|stole|owes?|shared)\b/,
      ),
    },
    {
      ask: 'How long have you known each other?',
      when: /\b(?:my|a|his|her|best|close|closest|this|that) friend\b/,
      unless: either(time, /\b(?:school|college|childhood|old|since|known|new|died|met)\b/),
    },
    {
      ask: 'When did you first notice it?',
      when: /\b(?:exclud\w+|distant|left (?:me )?out|leav(?:e|ing) me out|ignor\w+|drift\w*|changed|behind|apart|treat(?:s|ing|ed)?|avoid\w*|cold|different)\b/,
      unless: time,
    },
    {
      ask: 'Is it one of them, or the whole group?',
      when: /\b(?:friends|friend group|group)\b/,
      unless: either(
        pandemic,
        /\b(?:all|both|every|whole|group of|two friends|one of|my (?:best )?friend|none|some|no friends|miss(?:ing)?|she|he|her|him)\b/,
      ),
    },
    {
      ask: 'Have you been able to say anything to them?',
      when: friend,
      unless: either(
        pandemic,
        /\b(?:told|tell|talk(?:ed|ing)?|spoke|speak|said|say|ask(?:ed)?|texted|messaged|call(?:ed)?|confront\w*|reach(?:ed)? out|explain\w*|apologi[sz]ed|communicat\w*|brought|bring|miss(?:ing)?|blocked|died)\b/,
      ),
    },
    {
      ask: 'What did they answer?',
      when: /\bi (?:\w+ )?(?:told|asked|texted|messaged|wrote to|called|spoke to|talked to|confronted) (?:him|her|them|my friend|my friends)\b/,
      unless:
        /\b(?:(?:he|she|they) (?:\w+ )?(?:said|says|say|told|answered|replied|denied|laughed|blamed|ignored|blocked|didn'?t|responded|thought|feel|think|got|never)|no (?:answer|reply|response))\b/,
    },
    {
      ask: 'What were you like together, before this?',
      when: /\b(?:lost|losing|fight|fought|fell out|fall(?:en|ing)? out|drifted|apart|cold to|don'?t like me|left (?:me )?out|exclud\w+|not (?:\w+ )?hang ?out|stopped|ignor\w+|distant|cut (?:me|off)|blocked|no longer|mad at|angry (?:at|with)|disputed?|problems?|issues?|misunderst\w+|betray\w*|upset|changed|treating)\b/,
      unless: either(
        pandemic,
        /\b(?:close|inseparable|used to|always|every ?day|best|like (?:a )?(?:sisters?|brothers?|family)|miss|before)\b/,
      ),
    },
    {
      ask: 'What did you use to do together?',
      when: /\b(?:miss\w*|used to (?:hang|meet|see|go|do)|(?:not|n'?t) (?:\w+ )?(?:hang ?out|see (?:them|my friends|each other))|lost (?:my|all|a))\b/,
      unless:
        /\b(?:movies?|games?|dinner|eat(?:ing)?|coffee|bars?|parties|shopping|travel\w*|together|go out|walks?|sports?|danc\w+)\b/,
    },
    {
      ask: 'Do you still get to talk, by phone or online?',
      when: /\b(?:miss(?:ing|ed)? (?:my|them|him|her|hanging|seeing)|moved|far|in person|can'?t (?:see|meet)|haven'?t seen)\b/,
      unless:
        /\b(?:zoom|phone|calls?|called|video|facetime|online|text\w*|messages?|chat\w*|skype|talk|social media|internet|no friends|died)\b/,
    },
    {
      ask: 'Do you have mutual friends who know about it?',
      when: /\b(?:my|a|best|this|that) friend\b/,
      unless: either(
        pandemic,
        /\b(?:mutual|group|others?|other friends?|everyone|everybody|our friends|only friend|nobody|no one|all friends)\b/,
      ),
    },
    {
      ask: 'Who else do you have, apart from them?',
      when: friend,
      unless:
        /\b(?:husband|wife|partner|boyfriend|girlfriend|family|only friends?|other friends?|no ?-?(?:one|body)|any ?-?(?:one|body)|alone|mom|mum|mother|sister|brother|parents?)\b/,
    },
    {
      ask: 'What is it that you miss about them?',
      when: /\b(?:lost (?:my|all|a|them|touch)|stopped talking|blocked|cut (?:me )?off|fell out|friendship (?:is )?(?:over|ended)|used to be (?:\w+ )?(?:close|friends|inseparable)|drifted|not friends|no longer friends)\b/,
      unless: either(harm, /\b(?:miss\w*|hate|toxic|blackmail\w*|fake|glad|used me|using me)\b/),
    },
    {
      ask: 'Would you want the friendship back, if it could be?',
      when: /\b(?:lost (?:my|all|a|them|touch)|stopped talking|blocked|cut (?:me )?off|fell out|friendship (?:is )?(?:over|ended)|used to be (?:\w+ )?(?:close|friends|inseparable)|drifted|not friends|no longer friends)\b/,
      unless: either(wish, harm, /\b(?:back|repair|fix|make up|never|died|done with|toxic)\b/),
    },
  ],

  job: [
    {
      ask: 'What is going on there?',
      when: /\b(?:(?:stress\w*|difficult|hard|bad|tough|toxic|problems?|issues?|trouble|conflict|anxi\w+|unhappy)\b[^.!?]{0,30}\b(?:job|work|office|boss|manager|co-?workers?|colleagues?)|(?:job|work) (?:situation|problems?|issues?|stress)|(?:job|work) is (?:\w+ )?(?:stress\w*|hard|difficult|terrible|awful|a burden|too much))\b/,
      unless: either(
        studying,
        atLength,
        cause,
        /\b(?:told|said|says|hours|deadlines?|lay-?offs?|laid off|fired|cuts?|los(?:e|ing)|lost|covid|pandemic|find(?:ing)?|look(?:ing)?|gossip\w*|yell\w*|no work|promotion|raise|bully\w*|bossy|rude|makes? me)\b/,
      ),
    },
    {
      ask: 'How many hours are you left with now?',
      when: /\b(?:hours? (?:were |was |are |have been |has been |got |being )?(?:\w+ )?cut|cut (?:\w+ ){0,3}hours|reduced (?:my )?hours|fewer hours|less hours|not enough hours)\b/,
      unless: /\b(?:\d+ ?(?:hours|hrs)|half|one day|days a week|part[- ]time)\b/,
    },
    {
      ask: 'What is being said about you there?',
      when: /\b(?:gossip\w*|rumou?rs?|behind my back|spread\w*)\b/,
      unless: /\b(?:said (?:that )?i|saying (?:that )?i|told (?:\w+ )?that i|layoffs?|let go|fired)\b/,
    },
    {
      ask: 'What were you told about it?',
      when: /\b(?:passed over|my promotion|(?:didn'?t|not|never|haven'?t|denied) (?:get|gotten|got|given|me) (?:the|a|my|any|anything) ?(?:promotion|raise)?|up for (?:an?|the) (?:promotion|raise))\b/,
      unless: /\b(?:told|said|says|explain\w*|because|reason|pandemic|raise (?:my|it|the|kids))\b/,
    },
    {
      ask: 'What is the business you have in mind?',
      when: /\b(?:(?:start|open|starting|opening|run|running|have|build) (?:my own |a |my |an? \w+ )business|business idea|my own business|be my own boss)\b/,
      unless:
        /\b(?:business (?:selling|is|of|making)|sell(?:ing)?|crafts?|restaurant|shop|online|app|bakery|cleaning|salon|no idea)\b/,
    },
    {
      ask: 'How long have they been your boss?',
      when: /\b(?:new (?:boss|manager|supervisor|director|team lead)|got a new \w+ (?:boss|manager|supervisor))\b/,
      unless: time,
    },
    {
      ask: 'What is it like, working from home?',
      when: /\b(?:work(?:ing)?(?: \w+)? from home|wfh|remote(?:ly)?)\b/,
      unless:
        /\b(?:lonely|isolat\w+|miss (?:my|the)|distract\w*|love (?:it|working)|hate (?:it|working)|like working|prefer|don'?t like|hard|kids|stuck|alone|before|no problem|used to)\b/,
    },
    {
      ask: 'What did they do this time?',
      when: /\b(?:(?:boss|manager|supervisor|co-?worker|colleague|employee)s? (?:\w+ ){0,4}(?:rude|mean|bull\w+|terrible|awful|unfair|toxic|difficult|critical|lazy|annoying|horrible))\b/,
      unless:
        /\b(?:told|said|says|yell\w*|shout\w*|sleeps?|took|keeps?|makes? me|does not|doesn'?t|threat\w+|interrupt\w*|gossip\w*|always|never)\b/,
    },
    {
      ask: 'Has anything been said at work about cuts?',
      when: /\b(?:(?:los(?:e|ing)|keep) my job|job security|be (?:fired|laid off|let go)|terminated|i(?:'?m| am| may be| might be) next|fear(?:ful)? (?:for|of|about) my job|job (?:will|is safe|might|may|is (?:sort of )?tenuous))\b/,
      unless:
        /\b(?:cuts?|lay-?offs?|laid off|rumou?rs?|announced|told (?:me|us)|said|they (?:said|told)|furlough\w*|eliminat\w+|lost my job|decided|monday|january|end of the month|meeting)\b/,
    },
    {
      ask: 'What work do you do?',
      when: working,
      unless: either(
        trade,
        studying,
        /\b(?:find(?:ing)? (?:an? |a new )?(?:job|work)|looking for (?:a |work)|no job|unemployed)\b/,
      ),
    },
    {
      ask: 'How long have you been there?',
      when: working,
      unless: either(
        seeking,
        time,
        /\b(?:new(?:ly)?|just started|started|quit|left (?:my|a|the) job|lost my job|find a job|looking for (?:a |work)|first|i worked|would like to change|looking for work)\b/,
      ),
    },
    {
      ask: 'What kind of work are you looking for?',
      when: /\b(?:(?:find|finding|get|need|search\w*|looking for|want) (?:an? |some |another |a new |new |any )?(?:\w+ )?(?:job|work|jobs|position)|job ?-?(?:search|hunt)\w*)\b/,
      unless: either(
        trade,
        /\b(?:degree|field|remote|either(?:thing| job| work)|side job|part[- ]time|as an?|career|similar|apply(?:ing)? (?:for|to))\b/,
      ),
    },
    {
      ask: 'What happened there last?',
      when: /\b(?:boss|manager|supervisor|co-?workers?|colleagues?|team|employees?|director|team lead)\b/,
      unless: either(
        time,
        /\b(?:told|said|says|yell\w*|shout\w*|gossip\w*|pulled|blam\w+|cut|fired|sleeps?|critici\w+|scold\w*|ignored|interrupt\w*|stole|took|resign\w*|sick|cancer|died|great|nice|love)\b/,
      ),
    },
    {
      ask: 'Is it the work itself, or the people?',
      when: working,
      unless: either(
        seeking,
        /\b(?:boss|manager|supervisor|co-?workers?|colleagues?|people|team|hours|customers?|clients?|workload|pay|cuts?|los(?:e|ing)|lost|layoffs?|laid off|fired|covid|pandemic|quit|career|bored|boring|too much|overwork\w*|love my|enjoy|ending|contract|scarce|restructur\w+|jeopardy|let go|remote\w*)\b/,
      ),
    },
    {
      ask: 'Does your boss know how it is for you?',
      when: working,
      unless: either(
        seeking,
        /\b(?:boss|manager|supervisor|hr|told them|tell them|lost my job|laid off|fired|quit|self[- ]employed|freelanc\w+|own business|find a job|looking for (?:a |work)|my own business|a business|start something|studying to)\b/,
      ),
    },
    {
      ask: 'Have you been able to raise it with them?',
      when: /\b(?:boss|manager|supervisor|co-?worker|colleague)\b/,
      unless: either(
        seeking,
        /\b(?:talk\w*|told|tell|ask(?:ed)?|raise[sd]?|brought|bring|said|say|spoke|speak|confront\w*|complain\w*|report(?:ed)?|hr|mention\w*|lost my job|laid off|fired|quit|died|cancer|sick|great|nice|decided)\b/,
      ),
    },
    {
      ask: 'Is there a colleague you get on with?',
      when: working,
      unless: either(
        seeking,
        /\b(?:co-?workers?|colleagues?|friends?|team|alone|by myself|only one|from home|remote\w*|lost my job|laid off|fired|quit|looking for (?:a |work)|self[- ]employed|freelanc\w+|people)\b/,
      ),
    },
    {
      ask: 'How are you when you get home from work?',
      when: working,
      unless: either(
        seeking,
        /\b(?:home|evenings?|after work|from home|remote\w*|lost my job|laid off|fired|quit|looking for (?:a |work)|exhausted|drained|furlough\w*)\b/,
      ),
    },
    {
      ask: 'What keeps you in that job?',
      when: both(
        working,
        /\b(?:hate|stuck|unfulfill\w+|bored|boring|(?:leave|leaving|quit) (?:my|the|this) (?:job|work|company)|switch|new job|change (?:jobs|career)|another job|toxic|miserable|dead[- ]end)\b/,
      ),
      unless: either(
        purse,
        /\b(?:i (?:quit|left|resigned)|lost my job|love|depends? on me|need (?:the|this) job|insurance|no job|can'?t find|fired|laid off)\b/,
      ),
    },
    {
      ask: 'What would losing it mean first of all?',
      when: /\b(?:los(?:e|ing) (?:my|the|this) job|be (?:fired|laid off|let go)|get(?:ting)? fired|job security|terminated)\b/,
      unless: either(
        purse,
        /\b(?:lost my job|was fired|got fired|was laid off|got laid off|house|home|family|kids|children)\b/,
      ),
    },
    {
      ask: 'What would you rather be doing?',
      when: both(
        working,
        /\b(?:hate|unfulfill\w+|bored|boring|career|switch|dead[- ]end|stuck|change (?:jobs|careers?)|something (?:else|different|new|better))\b/,
      ),
      unless: either(wish, /\b(?:rather|dream\w*|business|aimed|lost my job)\b/),
    },
    {
      ask: 'What did you like about it, at the start?',
      when: working,
      unless: either(
        seeking,
        /\b(?:like[ds]?|love[ds]?|enjoy\w*|new job|just started|lost my job|laid off|fired|quit|looking for (?:a |work)|los(?:e|ing))\b/,
      ),
    },
  ],

  'job loss': [
    {
      ask: 'How are they taking it, being without work?',
      when: theirJob,
      unless:
        /\b(?:(?:he|she)(?:'?s| is| was| has| feels?| seems?) (?:\w+ )?(?:down|sad|depress\w*|angry|upset|ok|okay|fine|stress\w*|devastat\w+|looking)|i(?:'?m| am) next|i (?:\w+ )?lost)\b/,
    },
    {
      ask: 'How long do you have, the way things are now?',
      when: theirJob,
      unless: /\b(?:savings?|months? (?:left|of)|unemployment|enough|rent|fine|i(?:'?m| am) next)\b/,
    },
    {
      ask: 'When will you know for certain?',
      when: /\b(?:(?:may|might|could|afraid|scared|worried|fear|about to|going to|think|will be|planning|potential|possible) (?:\w+ ){0,5}(?:fired|los(?:e|ing)|laid off|lay-?offs?|redundan\w+|let go|next)|i(?:'?m| am) next|los(?:e|ing) my job)\b/,
      unless: either(
        theirJob,
        /\b(?:lost (?:my|the|his|her) job|was (?:laid off|fired|let go)|got (?:laid off|fired|let go)|january|monday|end of|next (?:week|month|year)|weeks?|months?|eliminated|unemployed|out of work)\b/,
      ),
    },
    {
      ask: 'Have they told you anything officially?',
      when: /\b(?:(?:may|might|could|afraid|scared|worried|fear|about to|going to|think|planning|potential|possible|talking about) (?:\w+ ){0,5}(?:fired|los(?:e|ing)|laid off|lay-?offs?|redundan\w+|let go|next)|i(?:'?m| am) next)\b/,
      unless: either(
        theirJob,
        /\b(?:told|said|announced|explained|official\w*|rumou?rs?|letter|lost (?:my|the) job|was (?:laid off|fired)|got (?:laid off|fired)|eliminated|unemployed)\b/,
      ),
    },
    {
      ask: 'How long have you been without work?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|no (?:job|work)|job ?-?(?:search|hunt)\w*|terminated|find(?:ing)? (?:an? |a new )?(?:job|work))\b/,
      unless: either(
        theirJob,
        time,
        /\b(?:about to|might|may|could|afraid (?:of|to)|scared (?:of|to)|worried (?:i|about|that)|i(?:'?m| am) next|will be|losing|next (?:week|month))\b/,
      ),
    },
    {
      ask: 'What work were you doing?',
      when: /\b(?:lost (?:my|a|the) (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|terminated)\b/,
      unless: either(
        theirJob,
        trade,
        studying,
        /\b(?:about to|might|may be|could|i(?:'?m| am) next|my husband|my wife)\b/,
      ),
    },
    {
      ask: 'What did they tell you when they let you go?',
      when: /\b(?:(?:was|got|been|being|were) (?:laid off|fired|let go|furloughed|terminated|made redundant)|lost my (?:\w+ )?job)\b/,
      unless: either(
        theirJob,
        cause,
        pandemic,
        /\b(?:told|said|clos\w+|shut|cuts?|eliminat\w+|email|phone|call|quit|my husband|my wife|about to|i(?:'?m| am) next)\b/,
      ),
    },
    {
      ask: 'Do you get interviews, or mostly silence?',
      when: /\b(?:appl(?:y|ying|ied) (?:for|to|at) (?:\w+ )?(?:jobs?|work|positions?|companies|places|everything)|applying|applications?|job ?-?(?:search|hunt)\w*|(?:looking|searching|search) for (?:\w+ ){0,3}(?:job|work|one)|send\w* (?:\w+ )?(?:resumes?|cvs?)|find(?:ing)? (?:an? |a new |another )?(?:job|work|one)|no luck|been looking)\b/,
      unless: either(
        theirJob,
        /\b(?:interview\w*|no (?:one|response|reply|answer)|respon\w+|reject\w*|silence|silent|repl(?:y|ies)|hear(?:d)? back|not yet|haven'?t (?:started|looked|applied)|call(?:ed|s)? back|competiti\w+|hit rates?|nothing around|no jobs)\b/,
      ),
    },
    {
      ask: 'How are you managing for money?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|no (?:job|work)|terminated|quit)\b/,
      unless: either(theirJob, purse, /\b(?:about to|might|may be|could|i(?:'?m| am) next|breadwinner)\b/),
    },
    {
      ask: 'What do you say to people who ask?',
      when: /\b(?:lost my (?:\w+ )?job|was fired|got fired|laid off|unemployed|jobless|out of work)\b/,
      unless: either(
        theirJob,
        /\b(?:ask(?:s|ed|ing)?|told|tell|ashamed|embarrass\w*|hid(?:e|ing)|about to|might|may be|could be|i(?:'?m| am) next)\b/,
      ),
    },
    {
      ask: 'Who depends on what you earn?',
      when: /\b(?:los(?:e|ing|t) (?:my|the|our) (?:\w+ )?job|laid off|lay-?offs?|layoff\w*|fired|let go|unemployed|jobless|out of work|furlough\w*|find(?:ing)? (?:an? |a new |new |another )?(?:\w+ )?(?:job|work)|no (?:job|work)|pink slip|terminated)\b/,
      unless: either(
        theirJob,
        /\b(?:family|kids?|children|son|daughter|wife|husband|partner|breadwinner|single|alone|by myself|provide|parents?|girlfriend|boyfriend|depend\w*|live with)\b/,
      ),
    },
    {
      ask: 'Do you know where you would start looking?',
      when: /\b(?:los(?:e|ing) my (?:\w+ )?job|lost my (?:\w+ )?job|(?:was|got|been|get|be) (?:fired|laid off)|position (?:\w+ ){0,2}eliminated|laid off)\b/,
      unless: either(
        theirJob,
        /\b(?:look(?:ing|ed)|appl(?:y|ied|ying)|search\w*|hunt\w*|resumes?|cvs?|interview\w*|start|indeed|linkedin|websites?|trying|find)\b/,
      ),
    },
    {
      ask: 'What do your days look like now?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|furlough\w*)\b/,
      unless: either(
        theirJob,
        /\b(?:days?|routine|busy|bored|bed|kids|children|about to|might|may be|could be|i(?:'?m| am) next)\b/,
      ),
    },
    {
      ask: 'What were you good at there?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|useless|incapable|let go)\b/,
      unless: either(
        theirJob,
        /\b(?:good at|skills?|experience\w*|best|talent\w*|about to|i(?:'?m| am) next|not good enough)\b/,
      ),
    },
    { ask: 'Who at home knows how worried you are?', unless: either(theirJob, someone) },
    {
      ask: 'Is it the money that frightens you most, or something else?',
      when: /\b(?:scared|afraid|fear\w*|worr\w+|anxi\w+|frighten\w*|terrified|nervous)\b/,
      unless: either(theirJob, purse),
    },
  ],

  overwork: [
    {
      ask: 'How many hours do you work in a week?',
      unless:
        /\b(?:\d+ ?-?(?:hours?|hrs?|h|jobs)|hours?|to \d+|\d+ ?-|two jobs|three jobs|overtime every|days a week|24.?7)\b/,
    },
    { ask: 'How long has it been this much?', unless: time },
    {
      ask: 'What would happen if you stopped at the hour you should?',
      unless: /\b(?:fired|los(?:e|ing)|behind|boss|deadline|expect\w*|quit|left)\b/,
    },
    {
      ask: 'Does somebody ask it of you, or does it never run out?',
      unless:
        /\b(?:boss|manager|expect\w*|asks?|asked|force[sd]?|make me|short[- ]staffed|understaffed|money|bills?|rent|afford|never ends?|piles?|perfect\w*|only one)\b/,
    },
    {
      ask: 'Does your boss know how late it gets?',
      when: working,
      unless: /\b(?:boss|manager|supervisor|self[- ]employed|freelanc\w+|own business|told them|hr)\b/,
    },
    {
      ask: 'When did you last have a whole day off?',
      unless: /\b(?:days? off|weekends?|vacation|holidays?|never|no break|break|leave|time off|days a week)\b/,
    },
    { ask: 'What kind of work is it?', unless: either(trade, studying) },
    {
      ask: 'What goes short because of it?',
      unless:
        /\b(?:family|kids|children|wife|husband|partner|friends?|sleep\w*|health|social|myself|my life|no time|gym|exercis\w+|hobb\w+)\b/,
    },
    { ask: 'How do you sleep, after such days?', unless: rest },
    {
      ask: 'Is anyone there carrying it with you?',
      when: working,
      unless:
        /\b(?:co-?workers?|colleagues?|team|only one|alone|by myself|everyone|others?|short[- ]staffed|understaffed|no help)\b/,
    },
    {
      ask: 'What keeps you there?',
      unless: either(
        purse,
        /\b(?:love|like|enjoy|quit|leav(?:e|ing)|stuck|career|need (?:the|this|my) job|insurance)\b/,
      ),
    },
    {
      ask: 'Which part of it could wait, honestly?',
      unless: /\b(?:wait|nothing|everything|all of it|deadlines?|delegat\w+|drop)\b/,
    },
    { ask: 'What would you do with a free evening?', unless: either(wish, /\b(?:evenings?|free time|hobb\w+)\b/) },
  ],

  overload: [
    {
      ask: 'What is on your plate just now?',
      when: burdened,
      unless: either(
        atLength,
        working,
        studying,
        children,
        couple,
        friend,
        purse,
        pandemic,
        parents,
        /\b(?:job|work|business|family|move|moving|wedding|covid|house|health|sick|because|from)\b/,
      ),
    },
    {
      ask: 'Which part of it presses hardest at the moment?',
      when: /\b(?:and|also|plus|on top|as well)\b[\s\S]*\b(?:and|also|plus|on top|as well)\b/,
      unless: /\b(?:most(?:ly)?|worst|hardest|main(?:ly)?|especially|biggest|the thing is|number one)\b/,
    },
    { ask: 'How long has it been like that?', when: burdened, unless: time },
    {
      ask: 'When is the nearest deadline?',
      when: /\b(?:deadlines?|due(?! to)|assignments?|projects?|exams?|finals?|thesis|papers?|submit)\b/,
      unless:
        /\b(?:tomorrow|tonight|today|next (?:week|month)|this (?:week|month)|end of|(?:in|within) (?:\w+ ){1,3}(?:days?|weeks?|months?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ ?(?:days|weeks|hours))\b/,
    },
    {
      ask: 'How much of it falls on you alone?',
      when: /\b(?:balanc\w+|juggl\w+|kids|children|house|chores|car(?:e|ing)|family|business|everything|plate|manage|tasks|responsib\w+|cook\w*|clean\w*)\b/,
      unless:
        /\b(?:alone|by myself|on my own|no ?(?:one|body)|no help|single|only (?:me|one|person)|all of it|everything|husband (?:helps|works)|help(?:s|ed|ing)?|myself)\b/,
    },
    { ask: 'What does it do to your sleep?', when: burdened, unless: rest },
    {
      ask: 'Where do you notice it, in your head or in your body?',
      when: burdened,
      unless:
        /\b(?:head(?:aches?)?|body|stomach|chest|heart|shoulders?|pains?|tired|exhaust\w+|sleep\w*|cry\w*|panic\w*|eat\w*|migraines?|sick|mentally|physically|anxi\w+|concentrat\w*|focus)\b/,
    },
    {
      ask: 'Is there a moment in the day that is yours?',
      when: burdened,
      unless:
        /\b(?:time (?:for|to) (?:me|myself|relax)|no time|breaks?|relax\w*|walks?|free time|exercis\w+|music|read|games?|hobb\w+|bed|all day)\b/,
    },
    {
      ask: 'Who takes something off you, now and then?',
      when: burdened,
      unless: either(someone, /\bhelp(?:s|ed|ing)?\b/),
    },
    {
      ask: 'What have you let go of already?',
      when: burdened,
      unless:
        /\b(?:quit|drop(?:ped)?|stopped|gave up|given up|let go|cancel\w*|no longer|postpon\w*|miss(?:ed|ing)?)\b/,
    },
    {
      ask: 'What happens if one thing is left undone?',
      when: burdened,
      unless: /\b(?:fail\w*|fired|los(?:e|ing)|behind|worse|due(?! to)|evict\w*|grade|scholarship)\b/,
    },
    { ask: 'What usually lets the pressure out a little?', when: burdened, unless: helping },
    { ask: 'If one thing could be taken away, which would it be?', when: burdened, unless: wish },
  ],

  money: among({ unless: notShort }, [
    {
      ask: 'Is the car what you need to get to work?',
      when: /\b(?:car|truck|mechanic|vehicle)\b/,
      unless: /\b(?:work|uber|deliver\w*|bus|accident|insurance)\b/,
    },
    {
      ask: 'When must you be out?',
      when: /\b(?:evict\w+|lose (?:my|the|our) (?:house|home|apartment|place|flat)|kicked out|lease is up|move out)\b/,
      unless: either(time, /\b(?:next month|end of|days?|weeks?|might|may|scared|worried|afraid|fear)\b/),
    },
    {
      ask: 'How far off is the next bill?',
      when: /\b(?:rent|bills?|mortgage|evict\w*|lease|run(?:ning)? out|low)\b/,
      unless:
        /\b(?:tomorrow|today|next (?:week|month)|this (?:week|month)|end of|days?|weeks?|due(?! to)|already|behind|late|overdue|months?|paid off|january)\b/,
    },
    {
      ask: 'Did something change, or has it always been tight?',
      unless: either(
        cause,
        time,
        /\b(?:lost|cut|laid off|fired|quit|job|left|divorc\w+|moved|sick|hospital|always|raise[ds]?|raising|reduced|expired)\b/,
      ),
    },
    {
      ask: 'How short are you each month, roughly?',
      when: /\b(?:rent|bills?|income|salary|paycheck|short|enough|afford|make ends|hours|part[- ]time)\b/,
      unless:
        /(?:\$|£|€|\d{2,}|\b(?:dollars?|pounds?|euros?|half|hundred|thousand|no (?:income|money|job)|lost my job|laid off|everything|interest|tuition|fees)\b)/,
    },
    {
      ask: 'Is there anything coming in at the moment?',
      when: /\b(?:lost (?:my|the) (?:\w+ )?job|laid off|(?:was|got) fired|no (?:job|work|income)|unemployed|jobless|out of work|furlough\w*|i quit)\b/,
      unless:
        /\b(?:unemployment|benefits?|allowance|savings?|wife (?:works|has)|husband (?:works|has)|part[- ]time|side|freelanc\w+|gig|income|welfare|stimulus|no money|losing|will be|salary)\b/,
    },
    {
      ask: 'Who else depends on that money?',
      unless:
        /\b(?:family|kids?|children|sons?|daughters?|wife|husband|partner|single|alone|by myself|just me|provide|parents?|girlfriend|boyfriend|depend\w*|roommates?|baby|mom|dad|friends?|dog|cat)\b/,
    },
    {
      ask: 'Have you enough for food this week?',
      when: /\b(?:no money|run(?:ning)? out|out of money|can'?t (?:afford|pay|eat)|broke|food|starv\w*|evict\w*|homeless)\b/,
      unless:
        /\b(?:enough|savings?|fine|food (?:bank|shelter|stamps)|eating|ate|tuition|courses?|college|party|celebrat\w*|vacation|gifts?)\b/,
    },
    {
      ask: 'Does anyone know how tight it is?',
      unless: either(someone, /\b(?:single|borrow\w*|lend|lent|loan(?:ed)?)\b/),
    },
    {
      ask: 'What have you had to go without?',
      unless:
        /\b(?:without|gave up|given up|cut(?:ting)? (?:back|down)|sold|sell|skip\w*|cancel\w*|can'?t afford|no longer|stopped|house|gifts?|presents?)\b/,
    },
    {
      ask: 'Is there a debt that worries you most?',
      when: /\b(?:debts?|loans?|credit cards?|owe|overdraft|borrow\w*)\b/,
      unless:
        /\b(?:credit cards?|student loans?|mortgage|car (?:loan|payment)|bank|owe (?:\w+ )?(?:my|him|her|them|a)|medical)\b/,
    },
    {
      ask: 'What keeps you awake about it most?',
      when: /\b(?:worr\w+|scared|afraid|anxi\w+|stress\w*|sleep\w*|fear\w*|nervous)\b/,
      unless:
        /\b(?:homeless|evict\w*|lose (?:my|the|our) (?:house|home|apartment)|most(?:ly)?|especially|kids|children)\b/,
    },
    {
      ask: 'Is there work you could see yourself getting?',
      when: /\b(?:no (?:job|work)|find (?:an? |a new |another )?(?:job|work)|unemployed|lost (?:my|the) (?:\w+ )?job|laid off|out of work|looking for)\b/,
      unless: either(
        trade,
        /\b(?:appl(?:y|ied|ying)|interview\w*|either(?:thing| job| work)|no jobs?|side job|hire[ds]?|qualified)\b/,
      ),
    },
    { ask: 'What would take the worst of the pressure off?', unless: either(wish, /\b(?:if (?:i|we|he|she)|need)\b/) },
    {
      ask: 'Which worry comes first, the rent or the rest?',
      when: /\b(?:rent)\b/,
      unless: /\b(?:most(?:ly)?|especially|due(?! to)|evict\w*|first|cover the rent|main)\b/,
    },
  ]),

  exams: among({ unless: doneStudying }, [
    {
      ask: 'What did the professor say to that?',
      when: /\bmy (?:\w+ )?(?:professor|teacher|instructor|advisor|lecturer)\b[\s\S]*\b(?:grades?|unfair|e-?mail\w*|fail\w*|late|points?)\b/,
      unless: either(
        theirStudy,
        /\b(?:(?:professor|teacher|instructor|advisor|lecturer|he|she|they) (?:\w+ ){0,3}(?:said|says|told|explain\w*|respond\w*|answer\w*|would(?:n'?t| not)|won'?t|ignored)|haven'?t (?:asked|talked|told)|keeping her)\b/,
      ),
    },
    {
      ask: 'What is the thesis about?',
      when: /\b(?:thesis|dissertation)\b/,
      unless: either(theirStudy, /\b(?:thesis (?:is )?(?:on|about)|dissertation (?:is )?(?:on|about)|topic)\b/),
    },
    {
      ask: 'What would you study, if it were only up to you?',
      when: /\b(?:(?:different|wrong|chang\w*|switch\w*|choose|choosing|chosen) (?:\w+ ){0,3}(?:major|course|degree|program|career|school|path)|what to study|which (?:major|course|avenue|career|degree)|parents (?:\w+ ){0,3}(?:want|pressur\w*))\b/,
      unless: either(
        theirStudy,
        /\b(?:rather (?:study|be|do)|passion|i'?m (?:\w+ )?into|want to (?:study|be|do|travel)|would love to)\b/,
      ),
    },
    {
      ask: 'What gets in the way when you sit down to it?',
      when: /\b(?:can'?t (?:focus|concentrat\w*|study)|not able to (?:focus|concentrat\w*|study|remember)|hard to (?:focus|concentrat\w*|study)|distract\w*|procrastinat\w*|slack\w*|motivated|motivation)\b/,
      unless: either(
        theirStudy,
        /\b(?:noise|kids|children|family|phone|home|games|worr\w+|tired|people|because|stress (?:is|about)|job|my (?:\w+ )?(?:child|son|daughter))\b/,
      ),
    },
    {
      ask: 'How is your child taking it?',
      when: theirStudy,
      unless:
        /\b(?:(?:he|she|they|child|son|daughter|kids) (?:\w+ )?(?:is|are|feels?|cries|cry|hates?|struggl\w+|says?|doesn'?t|don'?t)|(?:my|in) (?:college|university|thesis|degree|masters?))\b/,
    },
    {
      ask: 'When will you have the result?',
      when: /\b(?:i (?:just |already )?took|i(?:'?ve)? (?:just |already )?(?:taken|finished|had)) (?:my|the|an?) (?:\w+ )?(?:exams?|tests?|finals?|midterms?|paper)\b/,
      unless: either(theirStudy, /\b(?:results?|grades?|failed|passed|score|didn'?t (?:do|pass)|got)\b/),
    },
    {
      ask: 'What did it turn out to be, the grade?',
      when: sat,
      unless: either(
        theirStudy,
        /\b(?:\d+|an? [a-f]|zero|all of them|straight|gpa|fail(?:ed)?|dismissed|didn'?t pass|not pass|still passing|will fail)\b/,
      ),
    },
    {
      ask: 'Can it be made up for, or taken again?',
      when: sat,
      unless: either(
        theirStudy,
        /\b(?:retak\w+|retook|resit|again|appeal\w*|make (?:it )?up|made up|over again|second (?:time|chance)|take the class|late now)\b/,
      ),
    },
    {
      ask: 'What does that result change for you?',
      when: sat,
      unless: either(
        theirStudy,
        parents,
        /\b(?:scholarship|gpa|career|future|graduat\w+|dismiss\w*|degree|parents|will fail|feel that i)\b/,
      ),
    },
    {
      ask: 'When is it?',
      when: /\b(?:exams?|tests?|finals?|midterms?|due(?! to)|deadline|presentation)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:tomorrow|tonight|today|next (?:week|month)|this (?:week|month)|upcoming week|end of|in (?:\w+ ){1,4}(?:days?|weeks?|months?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ ?(?:days|weeks|hours|months)|finals week|last (?:week|month|semester)|failed|didn'?t (?:do|pass|study)|already|passed|not done|have not done|results?|got (?:bad|a))\b/,
      ),
    },
    {
      ask: 'What are you studying?',
      when: studying,
      unless: either(
        theirStudy,
        /\b(?:major\w*|psychology|engineering|nursing|medic\w+|law|business|computer|science|biology|math\w*|history|english|accounting|education|pharma\w*|architect\w*|economics|algebra|chemistry|physics|excel|art|doctoral|phd|masters?|licens\w+|driving|high school|middle school|grade|(?:his|her) (?:\w+ )?classes)\b/,
      ),
    },
    {
      ask: 'Which subject is the worst?',
      when: /\b(?:exams|finals|midterms|classes|courses|grades|subjects|tests|all of them)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:math\w*|algebra|chemistry|physics|biology|psychology|history|english|excel|accounting|statistics|programming|one (?:class|course|of)|a class|this class|thesis|worst|hardest|most)\b/,
      ),
    },
    {
      ask: 'Is it the work that is hard, or the worry about it?',
      when: both(
        /\b(?:exams?|tests?|finals?|midterms?|class\w*|assignments?|thesis|course\w*|stud\w+)\b/,
        /\b(?:anxi\w+|worr\w+|nervous|stress\w*|scared|afraid|pressure)\b/,
      ),
      unless: either(
        theirStudy,
        sat,
        /\b(?:mind goes blank|motivat\w*|focus|concentrat\w*|online|virtual|zoom|remote|test anxiety|fear of fail\w*|failed|too hard|difficult|understand|remember)\b/,
      ),
    },
    {
      ask: 'What happens if it goes badly?',
      when: /\b(?:exams?|tests?|finals?|midterms?|thesis|failing|fail|pass)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:scholarship|gpa|fail(?:ed)? (?:my|the|out|all)|retake|dismiss\w*|career|future|parents|disappoint\w*|didn'?t (?:do|pass)|bad grades?|good grades?)\b/,
      ),
    },
    {
      ask: 'How much have you got through so far?',
      when: /\b(?:stud(?:y|ied|ying)|revis\w+|assignments?|thesis|essay|dissertation|project|read(?:ing)?s?|behind)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:halfway|half|most|every day|weeks?|already|started|units|nothing|a lot|didn'?t study|failed|done|finished|complete\w*|catch up|hours)\b/,
      ),
    },
    {
      ask: 'Has it gone wrong before, or would this be the first time?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|nervous|anxi\w+)\b/,
      unless: either(
        theirStudy,
        /\b(?:before|again|last (?:time|year|semester)|never|first time|always|third|second|failed|failing|retak\w+|4\.0)\b/,
      ),
    },
    {
      ask: 'Are the classes in person, or online?',
      when: /\b(?:class(?:es)?|course\w*|lectures?|school|college|university|semester)\b/,
      unless: either(
        theirStudy,
        /\b(?:online|virtual\w*|zoom|remote\w*|in[- ]person|hybrid|distance|from home|finish\w*|graduated)\b/,
      ),
    },
    {
      ask: 'Is there someone in the course you can ask?',
      when: studying,
      unless: either(
        theirStudy,
        /\b(?:professors?|teachers?|tutor\w*|advis[oe]rs?|classmates?|study groups?|friends?|peers|students?|group|no (?:one|help))\b/,
      ),
    },
    {
      ask: 'What do your parents expect of it?',
      when: /\bmy (?:\w+ )?(?:parents?|mom|mum|mother|dad|father)(?:'?s)?\b/,
      unless: either(
        theirStudy,
        /\b(?:expect\w*|pressur\w*|proud|disappoint\w*|want (?:me|to)|invested|another country|died|passed|bugging|mad)\b/,
      ),
    },
    {
      ask: 'Do you have a job next to your studies?',
      when: /\b(?:no time|busy|time management|tired|exhaust\w+|behind|keep up|both|juggl\w+|money)\b/,
      unless: either(theirStudy, working, /\b(?:job|work(?:ing)?|full[- ]time|part[- ]time|high school|freelanc\w+)\b/),
    },
    {
      ask: 'How do you sleep, with that ahead?',
      when: /\b(?:exams?|tests?|finals?|midterms?|due(?! to)|deadline|thesis)\b/,
      unless: either(theirStudy, sat, rest, /\b(?:dreams?|all[- ]nighter|failed|didn'?t (?:do|pass))\b/),
    },
    {
      ask: 'What would you like to do one day, after all that?',
      when: /\b(?:college|university|uni|degree|thesis|major|masters?|phd|semester|program|career)\b/,
      unless: either(theirStudy, wish, /\b(?:career|become|future|job|psychology|nurs\w+|pharma\w*)\b/),
    },
  ]),

  'low mood': [
    {
      ask: 'Was today any different from other days?',
      when: /\b(?:(?:bad|hard|rough|terrible|awful|crappy|horrible|tough) day|today (?:is|was|has been) (?:\w+ )?(?:hard|bad|rough|awful|terrible)|woke up (?:\w+ )?(?:sad|down|low|feeling))\b/,
      unless: either(
        atLength,
        /\b(?:lost|died|fired|broke|sick|exam|told|said|happened|because|anniversary|birthday|years ago)\b/,
      ),
    },
    {
      ask: 'What did you use to look forward to?',
      when: /\b(?:nothing to look forward|look(?:ing)? forward to anything|no hope|hopeless\w*|lost hope|doom)\b/,
      unless: /\b(?:used to look forward|look(?:ing)? forward to (?:my|the|seeing|it))\b/,
    },
    {
      ask: 'How often does it come to tears?',
      when: /\b(?:cry(?:ing)?|cried|tears)\b/,
      unless:
        /\b(?:cry(?:ing)? (?:all|every|constantly|at|myself)|all the time|every (?:day|night)|constant\w*|always|died|passed)\b/,
    },
    {
      ask: 'What was the last thing you felt like doing?',
      when: /\b(?:motivat\w*|unmotivated|lazy|don'?t feel like (?:doing )?anything|no energy|nothing (?:is|seems) fun|no interest|can'?t enjoy)\b/,
      unless: /\b(?:games?|used to|hobb\w+|thesis|exam|stud(?:y|ies|ying)|school|college|work out|gym)\b/,
    },
    {
      ask: 'How much are you drinking, these days?',
      when: /\b(?:i (?:\w+ )?(?:drink|drank)|(?:turn(?:ing)?|turned) to (?:alcohol|beer|wine|drink\w*)|drinking (?:more|again|a lot|too)|alcohol)\b/,
      unless:
        /\b(?:every (?:day|night)|daily|bottles?|beers a|glass\w*|don'?t drink|sober|quit drinking|used to drink|(?:he|she|they|friend|husband|wife|father|mother) (?:\w+ )?(?:drinks?|drank|drinking))\b/,
    },
    {
      ask: 'Who would you have spent the holidays with?',
      when: /\b(?:(?:this|these|the|during|it is|at|hate) (?:christmas|thanksgiving|holidays?|holiday season|new year))\b/,
      unless: either(parents, couple, children, /\b(?:family|friends|grand\w+|alone every)\b/),
    },
    {
      ask: 'What is it that you miss most from outside?',
      when: /\b(?:stuck (?:at home|in|inside)|trapped|can'?t (?:go out|leave|go anywhere)|at home all|staying (?:home|in|inside)|not (?:being )?able to go out|cooped|cabin fever)\b/,
      unless: /\b(?:miss\w*|want to (?:go|see|travel)|friends|restaurants?|gym|bars?|family|work)\b/,
    },
    { ask: 'How long have you been feeling this low?', unless: time },
    {
      ask: 'Did something set it off, or did it creep in?',
      unless: either(
        atLength,
        cause,
        pandemic,
        over,
        theyLeft,
        /\b(?:lost|los(?:e|ing)|died|passed|broke|divorc\w+|fired|laid off|cancer|sick|baby|abus\w+|cheat\w*|alone|lonely|job|exams?|money|friends?|family|husband|wife|boyfriend|girlfriend|school|college|breakup|rough time with|war|veteran|flashbacks?|trauma\w*|debts?|pain|married)\b/,
      ),
    },
    {
      ask: 'What has the pandemic taken from you most?',
      when: pandemic,
      unless:
        /\b(?:miss\w*|lost|job|friends?|family|can'?t (?:go|see|travel|leave|visit)|stuck|isolat\w+|alone|died|sick|tested|going out)\b/,
    },
    {
      ask: 'What are your days like at the moment?',
      unless:
        /\b(?:days?|daily|routine|in bed|get(?:ting)? out of bed|stay(?:ing)? (?:home|in)|work(?:ing)? (?:full|from|all)|busy|at home all|school|kids|children|anything to do)\b/,
    },
    { ask: 'Is there a time of day when it is worst?', unless: hour },
    { ask: 'How is your sleep?', unless: rest },
    { ask: 'Who knows how low it gets?', unless: someone },
    {
      ask: 'Do you live with somebody, or on your own?',
      unless: either(
        children,
        couple,
        /\b(?:liv(?:e|es|ing) (?:with|alone|by|on|in)|alone|by myself|on my own|roommates?|housemates?|my (?:family|parents|mom|mum|mother|dad|father)|single|isolat\w+|home with)\b/,
      ),
    },
    {
      ask: 'What did you use to enjoy, before this?',
      unless:
        /\b(?:used to|enjoy\w*|hobb\w+|love to|loved|like to|fun|miss\w*|interest\w*|motivat\w*|games?|reading|music)\b/,
    },
    {
      ask: 'Does a doctor know about it?',
      when: /\b(?:depress\w+|suicid\w*|hopeless\w*|can'?t (?:sleep|eat|function|get out of bed)|numb|empty)\b/,
      unless:
        /\b(?:doctors?|therap\w+|medicat\w+|meds|psych\w+|counsel\w+|diagnos\w+|professional\w*|pills?|antidepress\w*|treatment|getting help|got help)\b/,
    },
    {
      ask: 'Is anything a little easier, even for an hour?',
      unless: either(helping, /\b(?:nothing helps?|better when|happy when|easier)\b/),
    },
    {
      ask: 'What takes the most out of you at the moment?',
      unless:
        /\b(?:exhaust\w+|work(?:ing)?|kids|children|job|baby|school|studying|husband|wife|most|drain\w*|hardest)\b/,
    },
    {
      ask: 'Are you managing to eat?',
      when: /\b(?:bed|can'?t (?:function|do anything|get up|move|eat)|no (?:energy|motivation)|exhaust\w+|cry\w*|depress\w+)\b/,
      unless: food,
    },
    {
      ask: 'What has helped at other low times?',
      when: /\b(?:again|always|before|sometimes|often|comes and goes|every (?:year|winter)|years|on and off|off and on|waves)\b/,
      unless: either(helping, tried),
    },
    {
      ask: 'When did you last have a day that was all right?',
      unless:
        /\b(?:good days?|better days?|never|always|last time|all right|sometimes|remember a time|comes and goes)\b/,
    },
  ],

  worry: [
    {
      ask: 'Did something happen today?',
      when: /\b(?:(?:anxious|bad|hard|rough|terrible|awful|crappy|stressful|horrible|tough) day|today (?:is|was|has been) (?:\w+ )?(?:hard|bad|rough|awful|terrible))\b/,
      unless: either(atLength, cause, /\b(?:lost|died|fired|broke|sick|exam|test|told|said|happened)\b/),
    },
    {
      ask: 'When is the interview?',
      when: /\binterviews?\b/,
      unless: either(
        time,
        /\b(?:interview (?:stage|went|was)|tomorrow|interviews|in \d+ days|no interviews?|rejected)\b/,
      ),
    },
    {
      ask: 'What are you choosing between?',
      when: /\b(?:can'?t decide|cannot decide|decid(?:e|ing)|decision|choose|choosing|choice|not sure (?:if|whether) (?:i )?should)\b/,
      unless:
        /\b(?:whether (?:to|i)|or (?:not|stay|leave|wait|keep|go|find)|between|if i should|should i|switch|options?)\b/,
    },
    {
      ask: 'What is it about the future that worries you?',
      when: /\b(?:(?:about|for|of) (?:my|the|our) future|future)\b/,
      unless: either(
        purse,
        working,
        studying,
        children,
        /\b(?:job|jobs|career|alone|health|family|virus|covid|pandemic|depends)\b/,
      ),
    },
    {
      ask: 'Is somebody at home at risk?',
      when: /\b(?:(?:catch\w*|get(?:ting)?|bring(?:ing)?|giv(?:e|ing)|expos\w+|infect\w*)\b[^.!?]{0,30}(?:covid\w*|virus|corona\w*|it home)|covid[^.!?]{0,40}(?:scared|afraid|catch|expos\w+))\b/,
      unless:
        /\b(?:high[- ]risk|at (?:\w+ )?risk|elderly|grand\w+|parents?|mom|mum|mother|dad|father|asthma|immun\w+|diabet\w+|live alone|by myself|copd|older|my age|tested)\b/,
    },
    {
      ask: 'When do you have to do it?',
      when: /\b(?:presentation|flight|fly(?:ing)?|driving test|speech|appointment|surgery|operation|moving)\b/,
      unless: either(time, /\b(?:tomorrow|tonight|next|soon|did it|went well|already)\b/),
    },
    {
      ask: 'Is it one thing that worries you, or many?',
      unless: either(
        atLength,
        cause,
        purse,
        working,
        studying,
        pandemic,
        children,
        couple,
        friend,
        parents,
        harm,
        /\b(?:job|jobs|interview|career|test|health|sick|surgery|cancer|future|lose|losing|drugs?|everything|flight|driv\w+|about (?:my|the|a|going|getting|whether|what)|of (?:going|getting|losing|being|the|my|people)|thesis|house|move|moving|life|die|smok\w+|cough\w*|husband|wife)\b/,
      ),
    },
    {
      ask: 'Is it catching the virus that scares you, or something else?',
      when: pandemic,
      unless:
        /\b(?:catch\w*|get(?:ting)? (?:it|sick|covid|the virus|infected)|got (?:it|covid|the virus)|infect\w*|expos\w+|risk|tested|positive|vaccin\w+|immun\w+|job|work|rent|money|bills|school|class\w*|exams?|isolat\w+|lonely|alone|going out|go out|leave (?:my|the) house|dying|die|fear of|future|wedding|relationship|friends?)\b/,
    },
    { ask: 'How long has the worry been there?', unless: time },
    {
      ask: 'What are you afraid would happen?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|anxi\w+|nervous|dread\w*)\b/,
      unless:
        /\b(?:fail\w*|los(?:e|ing|t)|die|dying|death|fired|laid off|get(?:ting)? (?:sick|covid|it|caught|hurt|in trouble|infected|bad)|alone|wrong|hurt(?:ing)?|leave me|what if|might|never|won'?t|bad grades?|not be able|not getting|catch\w*|mad|upset|relapse\w*|harm|homeless|hate me)\b/,
    },
    {
      ask: 'What do you do when it comes up?',
      unless: either(tried, helping, /\b(?:interview|exams?|finals|surgery|test)\b/),
    },
    { ask: 'Is it worse at certain hours?', unless: hour },
    { ask: 'Does it let you sleep?', unless: rest },
    {
      ask: 'Did something bring it on just now?',
      unless: either(
        atLength,
        cause,
        time,
        pandemic,
        /\b(?:exams?|finals?|test|interview|surgery|lay-?offs?|laid off|lost|los(?:e|ing)|broke|ill|sick|upcoming|coming up|holidays?|christmas|new|moved?|job|found out)\b/,
      ),
    },
    {
      ask: 'Where do you feel it in your body?',
      when: /\b(?:anxi\w+|panic\w*|on edge|nervous|tense)\b/,
      unless:
        /\b(?:heart|chest|stomach|head(?:aches?)?|hands?|shak\w+|sweat\w*|breath\w*|body|nausea|sick|throat|sleep\w*|eat\w*|restless|racing)\b/,
    },
    { ask: 'Who around you knows that you worry like this?', unless: someone },
    {
      ask: 'What have you found out about it for certain?',
      when: /\b(?:results?|tests?|symptoms?|tumou?r|biopsy|lump|diagnos\w+|doctors?|layoffs?|rumou?rs?)\b/,
      unless:
        /\b(?:told|said|know|results? (?:came|were|are)|diagnosed|confirmed|exams?|college|school|class\w*|announced|waiting)\b/,
    },
    {
      ask: 'What part of it is in your hands, do you think?',
      unless:
        /\b(?:control|nothing (?:i|we|anybody|anyone) can|can'?t do anything|in my hands|plan|helpless|powerless|up to me)\b/,
    },
    {
      ask: 'What does it keep you from doing?',
      unless:
        /\b(?:can'?t|cannot|unable|keeps? me from|avoid\w*|stops? me|stuck|afraid to|scared to|paraly[sz]\w+|interfer\w+|focus|concentrat\w*)\b/,
    },
    {
      ask: 'When was the last time it was quiet?',
      unless: /\b(?:quiet|calm\w*|relax\w*|never|always|all the time|constant\w*|comes and goes|sometimes)\b/,
    },
  ],

  panic: [
    {
      ask: 'Is it happening right now?',
      when: /\b(?:heart (?:is )?(?:racing|pounding)|can'?t breathe|panic\w*|hyperventilat\w+|chest)\b/,
      unless:
        /\b(?:right now|now|at the moment|last (?:night|week|month)|yesterday|ago|was|had|every|often|always|years?|months?|when(?:ever)? i|since|gives? me|used to|before|going (?:to|in)|am feeling|im feeling|i'm feeling|(?:today|tonight))\b/,
    },
    {
      ask: 'How often do they come?',
      when: /\b(?:panic attacks?|attacks|panics)\b/,
      unless:
        /\b(?:often|every|daily|once|twice|times|weekly|always|all the time|first|never had|last (?:night|week)|sometimes|constant\w*|when(?:ever)? i|going to)\b/,
    },
    {
      ask: 'When did the first one come?',
      when: /\b(?:attacks?|panic\w*)\b/,
      unless: either(time, /\b(?:first|started|began)\b/),
    },
    {
      ask: 'Where are you when it starts, mostly?',
      unless:
        /\b(?:at (?:work|home|school|night|the)|in (?:the|my|bed|public|class|crowds?|traffic|a)|store|shop\w*|driving|car|bus|train|outside|crowds?|work|school|class|meetings?|people|sleep\w*|bed|no reason|random\w*|anywhere|everywhere)\b/,
    },
    {
      ask: 'What goes through your head in those minutes?',
      unless:
        /\b(?:think(?:ing)?|thoughts?|die|dying|heart attack|faint\w*|going crazy|losing (?:control|my mind)|what if|can'?t stop)\b/,
    },
    {
      ask: 'What does your body do first?',
      unless:
        /\b(?:heart|chest|breath\w*|shak\w+|sweat\w*|dizz\w+|faint\w*|stomach|nausea|hands?|ears|throat|numb\w*|tingl\w+|cry\w*|freez\w*|froze)\b/,
    },
    {
      ask: 'How long does it last before it eases?',
      unless: /\b(?:minutes?|mins?|hours?|hrs?|all day|lasts?|seconds|long)\b/,
    },
    { ask: 'Is somebody usually with you then?', unless: either(someone, /\bpeople\b/) },
    {
      ask: 'What eases it, even a little?',
      unless: either(
        helping,
        /\b(?:breath(?:ing|e) (?:in|exercis\w+|slow\w*)|medicat\w+|meds|pills?|water|nothing (?:helps|works))\b/,
      ),
    },
    {
      ask: 'Has a doctor looked at it?',
      unless: /\b(?:doctors?|medicat\w+|meds|therap\w+|hospital|er|emergency|diagnos\w+|psych\w+|pills?|counsel\w+)\b/,
    },
    {
      ask: 'Are there places you stay away from now?',
      unless:
        /\b(?:avoid\w*|stay (?:away|home|in)|can'?t (?:go|leave|drive|be)|afraid to|scared to|store|driving|outside|house|public|stopped (?:going|driving))\b/,
    },
    {
      ask: 'What was going on in your life when they began?',
      unless: either(cause, time, pandemic, /\b(?:job|school|class|died|broke|baby|moved|accident|no reason)\b/),
    },
    {
      ask: 'How are you in the hours afterwards?',
      unless: /\b(?:after(?:wards?)?|exhaust\w+|tired|drained|weak|ashamed|embarrass\w*|cry\w*)\b/,
    },
  ],

  'social worry': among({ when: shy }, [
    {
      ask: 'Which situations are the hardest, with people?',
      unless:
        /\b(?:groups?|part(?:y|ies)|class|work|meetings?|phone|dates?|dating|interviews?|speak\w*|presentation|strangers|small talk|eye contact|new people|school|store|public|crowds?|social media|friends?|chat)\b/,
    },
    {
      ask: 'Has it always been so, or did it begin somewhere?',
      unless: either(time, cause, /\b(?:used to|kid|child\w*|young\w*|teen\w*|school|accident\w*|by mistake|sent)\b/),
    },
    {
      ask: 'What do you think they see when they look at you?',
      when: /\b(?:judg\w+|star(?:e|es|ing)|look(?:ing|s)? at me|what (?:people|they|others|everyone) thinks?|laugh\w*|watch(?:ing)?)\b/,
      unless: /\b(?:ugly|fat|stupid|dumb|weird|loser|boring|awkward|strange|weak|idiot|incompetent|failure|photo)\b/,
    },
    {
      ask: 'When is the next time you have to face it?',
      when: /\b(?:presentation|party|parties|interview|meeting|speech|public speaking|class|event|wedding|date|reunion|gathering)\b/,
      unless:
        /\b(?:tomorrow|tonight|today|next|this (?:week\w*|month)|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in (?:\w+ ){1,3}(?:days?|weeks?|months?)|yesterday|last|already|was)\b/,
    },
    {
      ask: 'What do you do when you get nervous there?',
      unless:
        /\b(?:leave|left|hide|hiding|phone|drink\w*|quiet|silent|freez\w*|froze|blush\w*|ramble\w*|stumbl\w*|avoid\w*|sweat\w*|shak\w+|laugh)\b/,
    },
    { ask: 'Is there anyone you feel at ease with?', unless: someone },
    {
      ask: 'What have you stayed away from because of it?',
      unless:
        /\b(?:avoid\w*|stay(?:ed|ing)? (?:home|away|in)|didn'?t go|skip\w*|cancel\w*|don'?t go|never go|isolat\w+|quit|miss(?:ed|ing))\b/,
    },
    {
      ask: 'How long do you think about it afterwards?',
      unless: /\b(?:after(?:wards?)?|replay\w*|days|hours|keep thinking|over and over|all night)\b/,
    },
    {
      ask: 'Did somebody once make fun of you?',
      when: /\b(?:laugh\w*|judg\w+|embarrass\w*|star(?:e|ing)|teas\w+|ashamed|shame)\b/,
      unless: /\b(?:bull\w+|laughed|teased?|made fun|mock\w*|insult\w*|photo)\b/,
    },
    {
      ask: 'What is the smallest company that is all right?',
      unless: /\b(?:one[- ]on[- ]one|small groups?|alone|one person|family|best friend|husband|wife|online)\b/,
    },
    {
      ask: 'Is it easier in writing, or on the phone?',
      unless: /\b(?:text\w*|online|writing|write|phone|calls?|chat|messages?|zoom|video)\b/,
    },
    { ask: 'What would you do if nobody were watching?', unless: wish },
  ]),

  loneliness: [
    {
      ask: 'What would you be doing with them, if you could?',
      when: /\b(?:miss(?:ing)?|see) (?:\w+ )?(?:my )?(?:\w+ )?(?:friends|family|people|parents|kids|children|grand\w+)\b/,
      unless:
        /\b(?:died|passed|movies?|dinner|hugs?|shopping|coffee|go(?:ing)? out|hang(?:ing)? out|sports?|used to|no friends)\b/,
    },
    { ask: 'How long have you been feeling so alone?', when: lonely, unless: time },
    {
      ask: 'Who do you miss most?',
      when: /\b(?:lonel\w+|isolat(?:ed(?! (?:the|him|her|them|a))|ion)|miss(?:ing)?|all alone|feel(?:ing)? alone)\b/,
      unless:
        /\b(?:my (?:\w+ )?(?:husband|wife|ex|boyfriend|girlfriend|fianc\w+|mom|mum|mother|dad|father|sons?|daughter|kids|grandm\w+|best friend)|no friends|never had|miss (?:him|her|my (?!friends|family))|everyone|nobody to miss|club|team)\b/,
    },
    {
      ask: 'When did you first notice you were being left out?',
      when: /\b(?:left out|leav(?:e|es|ing) me out|exclud\w+|don'?t (?:invite|include)|didn'?t (?:invite|include)|without me)\b/,
      unless: time,
    },
    {
      ask: 'Have you told them how that was for you?',
      when: /\b(?:left out|leav(?:e|es|ing) me out|exclud\w+|don'?t (?:invite|include)|didn'?t (?:invite|include)|without me)\b/,
      unless:
        /\b(?:i (?:\w+ )?(?:told|said|asked|tried to talk|talked)|tell (?:him|her|them)|talk to (?:him|her|them)|have not|haven'?t|confront\w*)\b/,
    },
    {
      ask: 'Do you live on your own?',
      when: lonely,
      unless: either(
        children,
        /\b(?:liv(?:e|es|ing) (?:with|alone|by|on|in)|by myself|on my own|alone|roommates?|housemates?|husband|wife|single|my (?:family|parents)|home with|dorm|girlfriend|boyfriend|with my dog)\b/,
      ),
    },
    {
      ask: 'When did you last see somebody you like?',
      when: lonely,
      unless:
        /\b(?:last (?:saw|time|seen)|haven'?t seen|see (?:them|him|her|my) (?:every|once|often)|yesterday|ago|years|months|every (?:day|week)|visit\w*|swing by)\b/,
    },
    {
      ask: 'Was there a time when it was different?',
      when: lonely,
      unless:
        /\b(?:used to|before|was (?:popular|happy|close)|always|never|since|pandemic|covid|broke up|left me|moved|quarantin\w*|lockdown|died|anymore|lost)\b/,
    },
    {
      ask: 'Is there someone you could write to today?',
      when: lonely,
      unless:
        /\b(?:no ?-?(?:one|body)|don'?t have (?:any|friends)|no friends|friends? (?:i|that|who|are)|call(?:s|ed|ing)?|text\w*|video|zoom|messages?|facebook|talk(?:ed|ing)? (?:to|with)|reach(?:ed|ing)? out|write)\b/,
    },
    { ask: 'Which hours of the day are the loneliest?', when: lonely, unless: hour },
    {
      ask: 'What do you do with your evenings?',
      when: lonely,
      unless:
        /\b(?:evenings?|games?|tv|television|netflix|read(?:ing)?|movies?|music|work(?:ing)? (?:late|nights)|bed|hobb\w+|walks?|social media)\b/,
    },
    {
      ask: 'What happened with the people you used to have?',
      when: /\b(?:lost (?:all |most |many )?(?:of )?(?:my|the) (?:friends|people)|used to have (?:\w+ )?friends|everyone (?:left|leaves)|(?:friends|people) (?:\w+ ){0,2}(?:left me|drifted|are gone|no longer))\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:died|passed|moved|broke|divorc\w+|married|drugs|quit|fight|fought|cheat\w*|ran (?:off|away)|job)\b/,
      ),
    },
    {
      ask: 'What kind of company do you long for?',
      unless:
        /\b(?:hugs?|friends?|girlfriend|boyfriend|partner|someone (?:to|who)|face[- ]to[- ]face|in person|family|relationship|marry)\b/,
    },
    {
      ask: 'How do you hear from the people who are far away?',
      when: /\b(?:far|miles|overseas|abroad|another (?:country|state|city)|coast|distance|away from)\b/,
      unless: /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|messages?|whatsapp|facebook|letters?|e-?mails?)\b/,
    },
    {
      ask: 'Are there people around you who just do not see it?',
      when: /\b(?:no ?(?:one|body) (?:cares?|listens?|understands?|sees?|notices?)|left out|unimportant|invisible|don'?t (?:fit|belong)|ignored?)\b/,
      unless: /\b(?:family|friends?|husband|wife|co-?workers?|live (?:alone|by myself))\b/,
    },
    {
      ask: 'Is there a pet, or a place, that keeps you company?',
      when: lonely,
      unless: /\b(?:dogs?|cats?|pets?|puppy|kitten|birds?|church|gym|park|library|garden|no pets?)\b/,
    },
  ],

  'a move': [
    { ask: 'How long have you been there now?', unless: time },
    {
      ask: 'What brought you there?',
      unless: either(
        cause,
        /\b(?:job|work|school|college|university|studies|study|husband|wife|partner|boyfriend|girlfriend|family|love|safety|divorc\w+|parents|for (?:my|a|the|his|her|our)|rent|cheaper|transfer\w*|over all this)\b/,
      ),
    },
    {
      ask: 'Did you go alone, or with someone?',
      unless:
        /\b(?:alone|by myself|on my own|we|us|our|with (?:my|him|her|them)|husband|wife|partner|boyfriend|girlfriend|family|kids|parents|single)\b/,
    },
    {
      ask: 'Who did you leave behind?',
      unless:
        /\b(?:left behind|friends?|family|parents|mom|mum|mother|dad|father|sister|brother|girlfriend|boyfriend|ex|nobody|no one|miss)\b/,
    },
    {
      ask: 'What do you miss most from where you were?',
      unless: either(harm, /\b(?:miss\w*|hated|glad|escape\w*|nothing there)\b/),
    },
    {
      ask: 'Have you met anyone there yet?',
      unless:
        /\b(?:met|meet(?:ing)?|new friends?|friends? here|know (?:any|no) ?-?(?:one|body)|no friends|don'?t know any|neighbou?rs?|no ?-?(?:one|body)|co-?workers?|classmates?|roommates?|clubs?|groups?|church)\b/,
    },
    {
      ask: 'What is the new place like?',
      unless:
        /\b(?:quiet|noisy|big|small|rural|cold|hot|ugly|nice|beautiful|expensive|dirty|lovely|boring|apartment|crowded|place is|town is|city is|it'?s a)\b/,
    },
    {
      ask: 'Is there one corner of it you like already?',
      unless:
        /\b(?:hate (?:it|everything)|like (?:the|my|it)|love (?:the|my|it)|park|cafe|library|beach|haven'?t moved|will move|moving (?:soon|next|in))\b/,
    },
    { ask: 'When is it hardest, the evenings or the weekends?', unless: hour },
    {
      ask: 'How often do you talk to people back home?',
      when: /\b(?:home|family|friends|parents|mom|mum|back there|homesick|miss\w*)\b/,
      unless: /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|whatsapp|every (?:day|week)|daily|talk to)\b/,
    },
    {
      ask: 'Would you go back, if you could?',
      unless: either(harm, /\b(?:go(?:ing)? back|move back|return|went back|can'?t go|never go|visit)\b/),
    },
    {
      ask: 'How are you finding the work there?',
      when: working,
      unless: /\b(?:like|love|hate|enjoy|boss|co-?workers?|lost|fired|quit|hard|good|bad|no job|find)\b/,
    },
    { ask: 'What would make it feel a bit more like home?', unless: wish },
  ],

  sleep: [
    {
      ask: 'Is it falling asleep, or waking in the night?',
      unless:
        /\b(?:fall(?:ing)? asleep|get(?:ting)? (?:to|off to|back to) sleep|go(?:ing)? to (?:sleep|bed)|wak(?:e|es|ing) up|woke|awake for|lay(?:ing)? (?:there|awake)|lie (?:in|there|awake)|middle of the night|up \d|times a night|nightmares?|\d+ hours?|sleeps? (?:too much|all (?:day|the time))|oversle\w+|restless|shut (?:my|off)|daughter|son|baby)\b/,
    },
    { ask: 'How long have the nights been like that?', unless: either(time, /\b(?:baby|newborn)\b/) },
    {
      ask: 'What goes on in your head while you lie there?',
      unless:
        /\b(?:thoughts?|think(?:ing)?|worr\w+|mind|brain|nightmares?|overthink\w*|pain|noise|baby|snor\w+|dreams?|racing|dwell\w*|neighbou?rs?|loud|music)\b/,
    },
    {
      ask: 'About how many hours do you get?',
      when: /\b(?:can'?t sleep|not sleep\w*|insomnia|trouble sleeping|hard to sleep|awake|sleep well|unable to sleep|no sleep|sleep problem|get sleep|tired)\b/,
      unless:
        /\b(?:\d+ ?(?:hours?|hrs?)|(?:one|two|three|four|five|six|couple|few) (?:of )?hours?|hours?|not at all|at all|none|(?:he|she|daughter|son) (?:is|isn'?t|can'?t))\b/,
    },
    {
      ask: 'Did something change around the time it started?',
      unless: either(
        cause,
        pandemic,
        /\b(?:changed?|broke|died|lost|moved|baby|new job|laid off|divorc\w+|no reason|exam|relapse\w*|depress\w+)\b/,
      ),
    },
    {
      ask: 'What is the last thing you do before bed?',
      unless:
        /\b(?:tv|phone|screen|read(?:ing)?|book|shower|bath|tea|routine|meditat\w+|games?|computer|before (?:bed|sleep|i (?:go|sleep))|work(?:ing)? (?:nights|late)|neighbou?rs?|loud|music)\b/,
    },
    {
      ask: 'How do you get through the day after such a night?',
      unless: /\b(?:coffee|caffeine|tired|exhaust\w+|nap\w*|energy|during the day|daytime|work|drag\w*|zombie)\b/,
    },
    {
      ask: 'What do you do when it gets to three in the morning?',
      unless:
        /\b(?:get up|got up|stay up|give up|tv|phone|read(?:ing)?|eat|pray\w*|lie (?:there|in)|lay there|games?|walk)\b/,
    },
    {
      ask: 'Have you told a doctor about the nights?',
      unless: /\b(?:doctors?|appointment|prescri\w+|medicat\w+|meds|specialist|therap\w+|pills?|melatonin)\b/,
    },
    {
      ask: 'Has anything helped you sleep before?',
      unless:
        /\b(?:tried|help(?:s|ed)?|pills?|melatonin|medicat\w+|meds|tea|meditat\w+|read(?:ing)?|nothing (?:works|helps)|works)\b/,
    },
    {
      ask: 'Do you share the bed, or the room, with anyone?',
      unless: either(
        couple,
        children,
        /\b(?:alone|by myself|single|roommates?|snor\w+|dogs?|cats?|liv(?:e|ing) (?:alone|by))\b/,
      ),
    },
    {
      ask: 'Is it quiet and dark where you sleep?',
      unless: /\b(?:quiet|dark|nois\w+|loud|lights?|hot|cold|neighbou?rs?|snor\w+|dim)\b/,
    },
    {
      ask: 'When did you last wake up rested?',
      unless: /\b(?:rested|last (?:time|slept)|never|always|good night'?s?|remember)\b/,
    },
  ],

  family: [
    {
      ask: 'What happened at home?',
      when: /\b(?:family (?:problems?|issues?|trouble|drama|situation)|(?:problems?|issues?|trouble) (?:with|in|at) (?:my |the )?(?:family|parents|home))\b/,
      unless: either(
        atLength,
        cause,
        /\b(?:told|said|says|died|divorc\w+|money|drugs?|drink\w*|hit|threw|kicked|fight\w*|argu\w+)\b/,
      ),
    },
    {
      ask: 'What is it that they want of you?',
      when: /\b(?:parents|mother|father|mom|mum|dad|family|aunts?|uncles?)\b[^.!?]{0,40}\b(?:pressur\w*|expect\w*|want(?:s)? me|forc\w+ me|push\w* me)\b|\bpressures? (?:from|by) (?:my|the) (?:parents|family|mother|father|mom|mum|dad)\b/,
      unless:
        /\b(?:want(?:s)? me to|expects? me to|forc(?:e|es|ed|ing) me to|to (?:be|become|do|study|marry|get|go|take|have)|doctor|architect\w*|lawyer|engineer\w*|top of|best in|grades?|married|kids|job)\b/,
    },
    {
      ask: 'What would you have done together this year?',
      when: /(?=[\s\S]*\b(?:christmas|thanksgiving|holidays?)\b)[\s\S]*\b(?:miss(?:ing|ed)?|can'?t (?:see|visit|be with|go home)|haven'?t seen|apart from)\b/,
      unless:
        /\b(?:usually|every year|always|used to|tradition\w*|died|passed|dinner|cook\w*|argu\w+|fight\w*|toxic|gifts?)\b/,
    },
    {
      ask: 'What did the two of you argue about?',
      when: /\b(?:(?:got|get|getting) into (?:an? )?(?:\w+ )?(?:arguments?|fights?)|had (?:an?|this) (?:\w+ )?(?:argument|fight|row)|we (?:argued|fought))\b/,
      unless: either(cause, time, /\b(?:about|over (?:the|my|our|an?|his|her|money|something)|said|told)\b/),
    },
    {
      ask: 'What is it between the two of you?',
      when: /\b(?:my (?:\w+ )?(?:sister|brother|mother|mom|mum|father|dad) (?:\w+ ){0,3}(?:and i (?:don'?t|have|are|aren'?t|keep|fight|argue|never)|don'?t (?:get along|talk)|hates? me|angry|mad|won'?t talk|stopped talking|not talking))\b/,
      unless: either(cause, /\b(?:drugs?|drink\w*|money|said|told|lied|years|threw|fight about|argu\w+ about|died)\b/),
    },
    {
      ask: 'Are you in any danger at home?',
      when: harm,
      unless: /\b(?:safe|danger|moved out|left home|police|no longer|used to|when i was|my ex)\b/,
    },
    {
      ask: 'Who in the family is it mostly about?',
      when: /\b(?:family|relatives|in[- ]laws)\b/,
      unless: either(
        atLength,
        parents,
        couple,
        children,
        pandemic,
        /\b(?:sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|grand\w+|nephews?|nieces?|in[- ]laws?|everyone|all of them|missed?|miss(?:ing)?|provide|friends?|job|school|major|work|christmas|died|passed|she|he|her|him)\b/,
      ),
    },
    {
      ask: 'How long is it since you saw them?',
      when: /\b(?:miss(?:ing|ed)?|haven'?t (?:been able to )?see[n]?|can'?t (?:see|visit)|far|overseas|abroad|apart|another country|other side)\b/,
      unless:
        /\b(?:\d+ ?(?:years?|months?|weeks?|days?)|years?|months?|weeks?|last (?:saw|year|christmas|summer|time)|ago|every (?:day|week)|since|yesterday|died|passed|liv(?:e|ing) with)\b/,
    },
    {
      ask: 'What was the last thing that was said?',
      when: strife,
      unless: /\b(?:said (?:that|i|he|she|they|it|to)|told me|says (?:that|i|he|she|they|it)|called me|years)\b/,
    },
    { ask: 'Has it been like that for long?', when: strife, unless: time },
    {
      ask: 'Do you live with them?',
      when: either(parents, /\b(?:sister|brother|siblings?|family|in[- ]laws?)\b/),
      unless:
        /\b(?:liv(?:e|es|ed|ing)|moved|far|overseas|abroad|country|state|coast|miles|minutes|hours?|home|house|visit\w*|same area|another|died|passed|roommates?|apartment|dorm|haven'?t seen|zoom|in person|miss(?:ing|ed)?|lost|able to see|family[- ]owned|family business|dead|no family|estranged|throw out|threw out|kicked)\b/,
    },
    {
      ask: 'What do they say when you tell them how it is?',
      when: strife,
      unless:
        /\b(?:(?:they|he|she|mom|mum|dad|parents|mother|father) (?:\w+ )?(?:say|says|said|told|tell|laugh\w*|get|gets|yell\w*|ignore)|haven'?t (?:told|talked|said)|scared|afraid|tell them|communicat\w*|hide)\b/,
    },
    {
      ask: 'Who in the family is on your side?',
      when: strife,
      unless:
        /\b(?:side|supports? me|supportive|talk to my|my (?:mom|mum|dad|brother|sister) (?:and|is|understands|supports|helps)|no ?(?:one|body)|everyone|alone|all of them)\b/,
    },
    {
      ask: 'What had you hoped for from them?',
      when: strife,
      unless: either(wish, pandemic, /\b(?:hoped|expected|affirmation|approval|support)\b/),
    },
    {
      ask: 'How do you keep in touch with them now?',
      when: /\b(?:miss(?:ing|ed)?|haven'?t (?:been able to )?see[n]?|can'?t (?:see|visit)|far|overseas|abroad|apart|another country|other side)\b/,
      unless:
        /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|messages?|whatsapp|facebook|letters?|e-?mails?|talk to|died|passed|liv(?:e|ing) with|cut|get[- ]?together)\b/,
    },
    {
      ask: 'What does a holiday with them look like, as a rule?',
      when: /\b(?:family|relatives|in[- ]laws|parents)\b[^.!?]{0,60}\b(?:christmas|thanksgiving|holidays?|gatherings?)\b|\b(?:christmas|thanksgiving|holidays?)\b[^.!?]{0,60}\b(?:family|relatives|in[- ]laws|parents)\b/,
      unless:
        /\b(?:usually|every year|always|used to|tradition\w*|dinner|gather\w*|get[- ]together|party|presents|gifts?|died|passed)\b/,
    },
    {
      ask: 'Who outside the family can you tell it to?',
      when: strife,
      unless:
        /\b(?:friends?|therap\w+|counsel\w+|husband|wife|partner|boyfriend|girlfriend|teacher|no ?-?(?:one|body)|any ?-?(?:one|body)|pastor|church|co-?workers?)\b/,
    },
    {
      ask: 'If one thing could be better at home, what would it be?',
      when: both(strife, /\b(?:home|house|live with|living with|lives? (?:with|together))\b/),
      unless: either(wish, /\b(?:died|passed|overseas|abroad|homeless)\b/),
    },
  ],

  parenting: [
    {
      ask: 'How old are they?',
      when: children,
      unless:
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:yrs?|years?|months?|weeks?|year-old|mo)\b|\b(?:is|are|turned|just|age|aged|my|a|they'?re|he'?s|she'?s) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b|\b(?:newborn|baby|babies|toddler|infant|teen\w*|grade|adult|grown|college|born|pregnan\w+|kindergarten\w*|older)\b/,
    },
    {
      ask: 'What happened last?',
      when: /\b(?:out of (?:hand|control)|yell\w*|scream\w*|tantrums?|hits?|hitting|lie[ds]?|lying|behav\w+|fight\w*|refus\w+|listen|trouble|suspend\w*|drugs?|rude|mean|disrespect\w*)\b/,
      unless: either(time, /\b(?:grounded|moved|decided|told me|said|caught|found)\b/),
    },
    {
      ask: 'How are you sleeping, with the baby?',
      when: /\b(?:baby|newborn|infant|postpartum|post partum|breastfeed\w*|new (?:mom|mum|dad|parent))\b/,
      unless: either(rest, /\b(?:lost|miscarr\w+|died|pregnan\w+)\b/),
    },
    {
      ask: 'Who helps you with them?',
      unless:
        /\b(?:help(?:s|ed|ing)?|alone|by myself|single|on my own|no ?-?(?:one|body)|husband|wife|partner|boyfriend|girlfriend|grandparents|grandm\w+|nanny|day ?care|babysit\w*|support|family|moved (?:in|out)|their (?:dad|father|mom|mum|mother)|jail|custody|ex)\b/,
    },
    {
      ask: 'How long has it been this hard with them?',
      when: /\b(?:out of (?:hand|control)|yell\w*|scream\w*|tantrums?|listen|fight\w*|overwhelm\w*|exhaust\w+|hard|struggl\w+|stress\w*|difficult)\b/,
      unless: time,
    },
    {
      ask: 'What do you do when it boils over?',
      when: /\b(?:yell\w*|scream\w*|shout\w*|loud|snap\w*|angry|anger|tantrums?|overwhelm\w*|lose (?:it|my)|lost (?:it|my temper)|frustrat\w+)\b/,
      unless:
        /\b(?:i (?:yell|scream|shout|snap|walk|leave|cry|hide|ground)|grounded|time ?-?outs?|take away|took away|calm)\b/,
    },
    {
      ask: 'Are they at home all day, or at school?',
      when: children,
      unless:
        /\b(?:school\w*|daycare|day care|home ?-?school\w*|virtual|remote|online|hybrid|kindergarten|college|baby|newborn|toddler|infant|moved out|adults?|grown|custody|preschool|grade|all day|dress\w*|peer|teen\w*|her friends|his friends)\b/,
    },
    {
      ask: 'How do they seem to you, lately?',
      when: children,
      unless:
        /\b(?:(?:he|she|they|kids|children|son|daughter) (?:\w+ )?(?:is|are|seems?|feels?|cries|cry|struggl\w+|acts?|has been|have been|don'?t|doesn'?t)|baby|newborn|infant|died)\b/,
    },
    {
      ask: 'When do you get a minute to yourself?',
      unless:
        /\b(?:myself|never|no time|naps?|bedtime|after they|when they|asleep|free time|break|moved out|don'?t see|custody)\b/,
    },
    {
      ask: 'How does the other parent see it?',
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|their (?:dad|father|mom|mum|mother)|ex|co-?parent\w*)\b/,
      unless:
        /\b(?:(?:husband|wife|partner|he|she|ex|boyfriend|girlfriend) (?:\w+ ){0,2}(?:says?|said|thinks?|agrees?|helps?|doesn'?t|don'?t|won'?t|blames?|works?|keeps?)|jail|died|passed|single|abus\w+)\b/,
    },
    {
      ask: 'What makes you think you are doing it badly?',
      when: /\b(?:(?:bad|terrible|horrible|worst|not a good|awful) (?:mom|mum|mother|dad|father|parent)|nothing i do|failing (?:them|my|as))\b/,
      unless: either(cause, /\b(?:yell\w*|snap\w*|they (?:say|said)|he says|she says|told me|compar\w+)\b/),
    },
    {
      ask: 'When was the last good moment with them?',
      when: children,
      unless: /\b(?:good (?:time|moment|day)s?|laugh\w*|fun|love|never|haven'?t seen|died|lost|proud|played?)\b/,
    },
    {
      ask: 'What are you most afraid of for them?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|anxi\w+|nervous)\b/,
      unless:
        /\b(?:afraid (?:of|that|they|he|she)|scared (?:of|that|they|he|she)|fear (?:of|that)|virus|covid|drugs|fail\w*|worried (?:that|they|he|she))\b/,
    },
  ],

  caring: among({ when: tending }, [
    {
      ask: 'What does a day with them look like?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|dementia|alzheimer\w*|bedridden|taking care)\b/,
      unless:
        /\b(?:every (?:day|morning|night)|all day|from morning|24.?7|feed\w*|bath\w*|change (?:him|her|them)|routine|nursing home|care home|died|passed|job|patients?|clients?|had to have|put to sleep)\b/,
    },
    {
      ask: 'How long have you been caring for them?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care)\b/,
      unless: either(time, /\b(?:care of myself|care for myself|self[- ]care)\b/),
    },
    {
      ask: 'Who takes over when you cannot?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care|dementia|alzheimer\w*|bedridden)\b/,
      unless:
        /\b(?:alone|by myself|on my own|no ?-?(?:one|body)|only (?:me|one|child|person)|siblings?|brother|sister|husband|wife|nurses?|help(?:s|ed|ing)?|respite|family|nursing home|care home|my dog|died|passed|up to me)\b/,
    },
    {
      ask: 'How are they doing at the moment?',
      when: either(parents, /\b(?:husband|wife|grand\w+|son|daughter|brother|sister|aunt|uncle|friend|boss)\b/),
      unless:
        /\b(?:worse|better|stable|declin\w+|(?:he|she|they) (?:is|are|can'?t|doesn'?t|don'?t|has|was|were|isn'?t)|dying|died|passed|last stage|terminal|hospital)\b/,
    },
    {
      ask: 'When did you last sleep through a night?',
      unless: either(rest, /\b(?:nursing home|care home|died|passed)\b/),
    },
    {
      ask: 'Do they still know you?',
      when: /\b(?:dementia|alzheimer\w*)\b/,
      unless:
        /\b(?:know(?:s)?|recogni[sz]e?s?|forg[eo]t\w*|rememb\w+|remember|name|dog|cat|put to sleep|died|passed)\b/,
    },
    {
      ask: 'What is the hardest hour of it?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care|dementia|alzheimer\w*)\b/,
      unless: either(hour, /\b(?:nursing home|care home|died|passed|care of myself)\b/),
    },
    {
      ask: 'What have the doctors told you to expect?',
      when: /\b(?:doctors?|diagnos\w+|cancer|chemo\w*|dementia|alzheimer\w*|hospital|stage|tumou?r)\b/,
      unless: /\b(?:told|said|say|expect\w*|stage|prognos\w+|months? (?:to|left)|terminal|died|passed|dog|cat)\b/,
    },
    {
      ask: 'Do you get paid for the care, or is it family?',
      when: /\b(?:i(?:'?m| am) an? (?:\w+ )?(?:caregiver|carer)|caregiving)\b/,
      unless: either(
        parents,
        purse,
        /\b(?:husband|wife|grand\w+|job|agency|clients?|patients?|family|daughter|son|brother|sister)\b/,
      ),
    },
    {
      ask: 'What have you had to give up for it?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care)\b/,
      unless:
        /\b(?:gave up|given up|give up|quit|no (?:time|life|friends)|stopped|can'?t (?:go|leave|work)|moved|care of myself|died|passed)\b/,
    },
    {
      ask: 'Who asks how you are, in all this?',
      unless:
        /\b(?:no ?-?(?:one|body)|any ?-?(?:one|body)|friends?|therap\w+|counsel\w+|support\w*|alone|husband|wife|partner|sister|brother)\b/,
    },
    {
      ask: 'Is there an hour in the week that is your own?',
      unless: /\b(?:free|myself|break|respite|never|no time|hour|gym|walk\w*|go outside)\b/,
    },
    {
      ask: 'What were they like, before they fell ill?',
      when: /\b(?:dementia|alzheimer\w*|stroke|cancer|ill|sick|bedridden|disabled)\b/,
      unless:
        /\b(?:used to|before|always|was (?:so|such|a|the|my)|strong|dog|cat|died|passed|i(?:'?m| am) (?:ill|sick|disabled))\b/,
    },
  ]),

  illness: [
    {
      ask: 'How are you feeling in your body today?',
      when: /\b(?:i (?:\w+ )?(?:tested|have|had|got|caught)|i'?ve got|i am|i'?m) (?:\w+ )?(?:positive|covid\w*|corona\w*|the virus|the flu)\b/,
      unless:
        /\b(?:symptoms?|fever|cough\w*|aches?|sore|breath\w*|taste|smell|recover\w*|better now|weak|tired|headaches?|last (?:year|month)|months? ago)\b/,
    },
    {
      ask: 'When is the surgery?',
      when: /\b(?:surgery|operation|biopsy)\b/,
      unless: either(
        time,
        /\b(?:cancel\w*|after (?:the|my|his|her) surgery|had (?:\w+ )?surgery|possib\w+|tomorrow|next)\b/,
      ),
    },
    {
      ask: 'How long have you had the pain?',
      when: /\b(?:my (?:\w+ )?pains?|(?:back|chronic|severe|constant|joint|nerve) pain|migraines?|in pain)\b/,
      unless: either(time, /\bemotional(?:ly)?\b/),
    },
    {
      ask: 'How is it with the pain just now?',
      when: /\b(?:(?:back|chronic|severe|constant|joint|nerve) pain|migraines?|i(?:'?m| am) in pain)\b/,
      unless: /\b(?:worse|better|unbearable|right now|today|emotional(?:ly)?|he|she)\b/,
    },
    {
      ask: 'How are they doing now?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:better|worse|stable|recover\w*|(?:he|she|they) (?:is|are) (?:\w+ )?(?:doing|in|fine|ok|okay|not)|died|passed|shrinking|dying|terminal|fighter|my (?:own )?(?:surgery|cancer|chemo|diagnosis|disease|illness|pain)|i (?:have|had|was|am|got) (?:\w+ )?(?:cancer|surgery|diagnosed|hospitali[sz]ed|chemo|sick))\b/,
      ),
    },
    { ask: 'When did you find out?', when: /\b(?:diagnos\w+|cancer|tumou?r|disease|terminal|stroke)\b/, unless: time },
    {
      ask: 'What have the doctors said so far?',
      unless:
        /\b(?:doctors?|surgeon|specialist|diagnos\w+|results?|told (?:me|us|him|her)|prognos\w+|stage|scan|shrinking|died|passed|stillbirth|vaccin\w+)\b/,
    },
    {
      ask: 'Do you know what comes next?',
      when: /\b(?:cancer|chemo\w*|tumou?r|surgery|diagnos\w+|treatment)\b/,
      unless:
        /\b(?:next|schedul\w+|waiting|cancel\w*|chemo\w*|radiation|surgery|died|passed|terminal|hospice|remission|vaccin\w+|depress\w+|adhd|bipolar|ptsd|autis\w+)\b/,
    },
    {
      ask: 'What is it like on a bad day?',
      when: ill,
      unless:
        /\b(?:bad days?|waves|pain|can'?t (?:move|eat|sleep|get up|walk)|weak|vomit\w*|tired|exhaust\w+|nausea|worst)\b/,
    },
    {
      ask: 'Can you be with them?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:visit\w*|with (?:him|her|them)|see (?:him|her|them)|liv(?:e|es|ing)|far|in person|stay(?:ing)?|here|home|hospital|allowed|overseas|quarantin\w*|nearby|caring|take care|looking after|died|passed|i (?:have|had|was|am) (?:\w+ )?(?:cancer|diagnosed|surgery))\b/,
      ),
    },
    { ask: 'Who is carrying it with you?', unless: someone },
    {
      ask: 'How do they talk about it themselves?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:(?:he|she|they) (?:\w+ )?(?:says?|said|told|tells?|thinks?|wants?|hates?|trying|tries|jokes?|won'?t|doesn'?t|don'?t|is (?:strong|brave|afraid|scared|positive))|strong|coma|died|passed|dementia|i (?:have|had|was|am) (?:\w+ )?(?:cancer|diagnosed|surgery))\b/,
      ),
    },
    {
      ask: 'What scares you most about it?',
      when: /\b(?:scar(?:ed|es|y)|afraid|fear\w*|anxi\w+|worr\w+|nervous|terrified)\b/,
      unless:
        /\b(?:die|dying|death|los(?:e|ing)|not knowing|what if|long[- ]term|unpredictab\w+|future|afraid (?:of|that)|scared (?:of|that)|most)\b/,
    },
    {
      ask: 'How do you spend the waiting?',
      when: /\b(?:wait(?:ing)?|results?|appointment|cancel\w*|until|schedul\w+)\b/,
      unless: either(helping, /\b(?:busy|work(?:ing)?|can'?t wait)\b/),
    },
    { ask: 'What helps on the heavier days?', unless: either(helping, /\bnothing helps\b/) },
    { ask: 'Are you getting any rest yourself?', unless: rest },
    {
      ask: 'What has it changed at home?',
      unless:
        /\b(?:changed?|home|house|lost|job|terminated|can'?t|no longer|everything|hospital|fight\w*|support group)\b/,
    },
    {
      ask: 'Has somebody explained it in words you understand?',
      when: /\b(?:confus\w+|don'?t (?:understand|know what it)|diagnos\w+|results?)\b/,
      unless: /\b(?:explain\w*|told|doctors? (?:said|told)|understand now|adhd|bipolar|depress\w+)\b/,
    },
  ],

  bereavement: [
    {
      ask: 'When did it happen?',
      when: loss,
      unless: either(time, /\bmay die|could die|might die|people died|going to die\b/),
    },
    {
      ask: 'Who was it that you lost?',
      when: loss,
      unless: either(
        parents,
        couple,
        children,
        friend,
        /\b(?:sister|brother|aunt|uncle|cousin|grand\w+|nan|gran|nana|papa|dog|cat|pet|miscarr\w+|colleague|co-?worker|boss|neighbou?r|teacher|nephew|niece|in-law|twin|widow\w*|puppy)\b/,
      ),
    },
    {
      ask: 'What were they like?',
      when: loss,
      unless:
        /\b(?:(?:he|she|they) (?:was|were) (?:\w+ )?(?:the|my|so|such|a|an|like|good|kind|funny|always|there|closest|great)|wonderful|best|kind|funny|rock|like a|miscarr\w+|abus\w+|stillbirth|unborn|always (?:taking|there|made))\b/,
    },
    {
      ask: 'Was it sudden, or had it been coming?',
      when: loss,
      unless:
        /\b(?:sudden\w*|unexpected\w*|sick|ill(?:ness)?|cancer|covid|accident|stroke|heart attack|suicide|overdose|hospital|hospice|old age|coming|killed|murder\w*|long (?:battle|fight)|dementia|miscarr\w+|crash|hit by|stillbirth|lost (?:touch|contact|my (?:job|best friends?)))\b/,
    },
    {
      ask: 'Were you able to say goodbye?',
      when: loss,
      unless:
        /\b(?:good ?-?bye|funeral|there when|with (?:him|her|them) when|miscarr\w+|last (?:words?|time)|couldn'?t (?:be|see|visit)|got to (?:see|say)|didn'?t get|reach out|years ago|lost (?:touch|contact|my (?:job|best friends?))|stillbirth)\b/,
    },
    {
      ask: 'What do you miss most about them?',
      when: /\b(?:died|passed|passing|death|lost my|miss\w*|grie\w+)\b/,
      unless: /\b(?:miss (?:how|the|his|her|their|talking|when|having|our)|miscarr\w+|abus\w+|stillbirth|would help)\b/,
    },
    {
      ask: 'Who do you talk to about them?',
      when: loss,
      unless:
        /\b(?:talk(?:ed|ing|s)? (?:to|with|about)|told|therap\w+|counsel\w+|support\w*|no ?-?(?:one|body)|any ?-?(?:one|body)|alone|friends?|group)\b/,
    },
    {
      ask: 'Is there a day coming up that you dread?',
      when: /\b(?:anniversary|birthday|christmas|thanksgiving|holidays?|first year|years? ago|new year|mother'?s day|father'?s day|without (?:him|her|them))\b/,
      unless: /\b(?:today|tomorrow|coming up|christmas|anniversary|dread\w*|birthday is|this (?:week|month))\b/,
    },
    {
      ask: 'When does it hit you hardest?',
      when: loss,
      unless: either(hour, /\b(?:when(?:ever)? (?:i|we|people|it)|today|anniversary|holidays?|christmas|hits? me)\b/),
    },
    {
      ask: 'How is the rest of the family taking it?',
      when: /\b(?:my (?:\w+ )?(?:mom|mum|mother|dad|father|brother|sister|son|daughter|grand\w+|nan|gran|aunt|uncle|cousin))\b/,
      unless:
        /\b(?:family (?:is|are|has|have)|(?:mother|mom|mum|dad|father|sister|brother|grandfather|grandmother) (?:has|is|took|taken|are)|they are|we (?:are|all)|only (?:family|one)|no family|alone)\b/,
    },
    {
      ask: 'What do you wish you had been able to tell them?',
      when: /\b(?:regret\w*|should have|wish i (?:had|could|would)|never (?:got|told|said)|guilt\w*|didn'?t get)\b/,
      unless: /\b(?:told (?:him|her|them)|wish i (?:had|could have) (?:told|said)|say goodbye|miscarr\w+|stillbirth)\b/,
    },
    {
      ask: 'Is there something of theirs that you keep near?',
      when: loss,
      unless:
        /\b(?:photos?|pictures?|ring|clothes|ashes|keep (?:his|her|their)|things|letters?|jewel\w+|necklace|miscarr\w+|stillbirth)\b/,
    },
    {
      ask: 'Have you had room to grieve yourself?',
      when: /\b(?:my (?:mom|mum|mother|dad|father|sister|brother|kids|children|husband|wife|family) (?:\w+ ){0,4}(?:hard|sad|upset|devastat\w+|depress\w+)|for (?:her|him|them|everyone)|priority|be strong|kids|children|arrang\w+|funeral)\b/,
      unless: /\b(?:time to grieve|grieve myself|myself|years ago)\b/,
    },
    { ask: 'What helps you get through such a day?', when: loss, unless: helping },
  ],

  'pet loss': [
    {
      ask: 'What was your animal called?',
      unless: /\b(?:named?|called|name was|name is|his name|her name|friend'?s (?:dog|cat))\b/,
    },
    {
      ask: 'How many years did you have together?',
      unless:
        /\b(?:\d+ ?(?:years?|yrs?|months?)|years|since (?:i was|he was|she was|a|my)|puppy|kitten|going to turn|grew up|whole life|turn \d+)\b/,
    },
    { ask: 'When was it?', unless: time },
    {
      ask: 'Was it sudden, or was there an illness?',
      unless:
        /\b(?:sudden\w*|sick|ill(?:ness)?|cancer|old(?: age)?|hit by|car|accident|kidney|tumou?r|put (?:him|her|them|down|to sleep)|dementia|blind|unexpected\w*|vet|poison\w*|seizures?|attack\w*)\b/,
    },
    {
      ask: 'Could you be there at the end?',
      unless:
        /\b(?:was there|were there|be with|with (?:him|her|them)|held|in my arms|at the end|found (?:him|her)|came home|ran away|vet|wasn'?t there|couldn'?t be)\b/,
    },
    {
      ask: 'What was a day with your animal like?',
      unless: /\b(?:used to|every (?:day|morning|night)|always|walks?|slept|sleep|bed|play\w*|greet\w*|followed)\b/,
    },
    {
      ask: 'When do you notice the quiet most?',
      unless:
        /\b(?:come home|came home|quiet|empty|mornings?|evenings?|at night|walks?|bed|other (?:dogs?|cats?|pets?)|\d+ other)\b/,
    },
    {
      ask: 'Who else at home is missing the animal?',
      unless:
        /\b(?:alone|by myself|husband|wife|kids|children|son|daughter|partner|boyfriend|girlfriend|family|parents|mom|mum|dad|other (?:dogs?|cats?|pets?)|my other|we|roommates?)\b/,
    },
    {
      ask: 'Where are the things now, the bowl and the bed?',
      unless: /\b(?:bowls?|bed|toys?|collar|leash|things|put away|gave away|threw)\b/,
    },
    {
      ask: 'Do people around you understand what it is?',
      unless:
        /\b(?:understand\w*|just a (?:dog|cat|pet)|get it|people (?:say|said|think|tell)|friends?|no ?(?:one|body)|everyone|family|supportive)\b/,
    },
    {
      ask: 'Is there one memory you keep coming back to?',
      unless: /\b(?:memor\w+|remember\w*|picture|photo|keep (?:seeing|thinking))\b/,
    },
    {
      ask: 'Do you blame yourself for any of it?',
      unless: /\b(?:blam\w+|guilt\w*|fault|should have|my decision|nothing to be done|old age|could have|if i had)\b/,
    },
  ],

  'self-worth': among({ when: small }, [
    {
      ask: 'Is it something someone said, or has it grown by itself?',
      unless: either(
        atLength,
        /\b(?:said|says|say|told|tells?|call(?:s|ed|ing) me|comments?|critici\w+|remarks?|degrad\w+|compar\w+|teas\w+|bull\w+|parents|husband|wife|boss|mom|dad|failed|failing|fired|laid off|lost my job|exams?|broke up|baby|always)\b/,
      ),
    },
    {
      ask: 'When did you start to think so of yourself?',
      unless: either(time, /\b(?:child\w*|kid|young\w*|growing up|teen\w*|baby|when)\b/),
    },
    {
      ask: 'Which words stay in your head the longest?',
      when: /\b(?:said|says|told|call(?:s|ed|ing) me|remarks?|comments?|insult\w*|degrad\w+|bull\w+|teas\w+|put(?:s|ting)? me down|names)\b/,
      unless: /\b(?:worthless|stupid|ugly|fat|lazy|loser|useless|failure|dumb|idiot|over and over)\b/,
    },
    {
      ask: 'Whose voice is it, when you hear that?',
      when: /\b(?:worthless|not good enough|never enough|failure|useless|loser|stupid|pathetic|hear|voice|in my head)\b/,
      unless:
        /\b(?:mother|father|mom|mum|dad|parents?|husband|wife|ex|partner|teacher|boss|boyfriend|girlfriend|my own|friends?|family|myself|baby|interview\w*|exams?)\b/,
    },
    {
      ask: 'Who do you measure yourself against?',
      when: /\b(?:compar\w+|everyone (?:else|around|is)|other people|others|behind|smarter|better than|not as|my friends|cousins?|siblings?)\b/,
      unless:
        /\b(?:friends?|cousins?|sister|brother|siblings?|classmates?|co-?workers?|colleagues?|instagram|facebook|social media|students?|everyone)\b/,
    },
    {
      ask: 'Where is it the worst, at home or outside?',
      unless:
        /\b(?:home|work|job|school|college|class|friends?|family|husband|wife|partner|interviews?|mirror|everywhere|co-?workers?|online|exams?|finals|baby|kids)\b/,
    },
    {
      ask: 'What would be enough, in your own eyes?',
      when: /\b(?:enough|inadequate|perfect\w*|best)\b/,
      unless: /\b(?:i'?d be (?:happy|enough)|if i (?:could|had|was|were))\b/,
    },
    {
      ask: 'Is there anything you know you do well?',
      unless:
        /\b(?:good at|i(?:'?m| am) (?:really |very |quite )?good|proud|skills?|talent\w*|enjoy what|do well|can do|known for|hard[- ]?work\w*)\b/,
    },
    {
      ask: 'Who sees you differently from that?',
      unless:
        /\b(?:(?:friends?|husband|wife|partner|mom|mum|dad|family|boyfriend|girlfriend|kids) (?:\w+ )?(?:says?|tells?|thinks?|loves?|likes?|sees?|supports?)|no ?-?(?:one|body)|any ?-?(?:one|body)|everyone|people hate)\b/,
    },
    {
      ask: 'What would you say to a friend who spoke like that?',
      unless: /\b(?:a friend|friends?|tell them|someone else)\b/,
    },
    {
      ask: 'What does it keep you away from?',
      unless: /\b(?:can'?t|avoid\w*|afraid to|scared to|keeps? me|stops? me|don'?t even try|gave up|hide|hiding)\b/,
    },
    {
      ask: 'When did you last feel all right with yourself?',
      unless: /\b(?:used to|last time|never|always|before|once)\b/,
    },
    {
      ask: 'What happened the last time it came up?',
      unless: either(time, /\b(?:interview\w*|exams?|finals|fired|failed|argument|fight|said|told|baby)\b/),
    },
  ]),

  body: among({ when: looks }, [
    {
      ask: 'When did you begin to see yourself that way?',
      unless: either(time, /\b(?:child\w*|kid|teen\w*|young\w*|always|pregnan\w+|baby|birth|after)\b/),
    },
    {
      ask: 'Has somebody said something about how you look?',
      unless:
        /\b(?:said|says|told|tells?|comments?|teas\w+|bull\w+|call(?:s|ed|ing) me|sham\w+|make fun|made fun|insult\w*|people|friends?|family|mother|mom|mum|partner|husband|boyfriend|no one has)\b/,
    },
    {
      ask: 'What do you see when you look in the mirror?',
      when: /\b(?:mirror|ugly|look(?:s)?|face|fat|hate my)\b/,
      unless:
        /\b(?:see (?:a|an|my|the|only)|ugliest|skin|weight|nose|stomach|belly|thighs|acne|scars?|fat|loose|hair|teeth)\b/,
    },
    {
      ask: 'Which days are the worst for it?',
      unless: either(hour, /\b(?:every ?time|always|when(?:ever)? i|days)\b/),
    },
    {
      ask: 'What is going on when you reach for food?',
      when: /\b(?:overeat\w*|binge\w*|emotional eating|stress eat\w*|eat(?:ing)? (?:a lot|too much|everything|junk|when)|snack\w*|junk)\b/,
      unless: either(cause, /\b(?:stress\w*|bored\w*|sad|anxi\w+|at night|lonel\w+|upset|when i(?:'?m| am))\b/),
    },
    {
      ask: 'How is it with eating, most days?',
      when: /\b(?:weight|fat|calories|thin\w*|diet\w*|food|eat\w*|body)\b/,
      unless:
        /\b(?:overeat\w*|binge\w*|eat (?:a lot|too|well|healthy|junk|nothing|less|more)|diet(?:s|ing)?|starv\w*|skip\w*|eating (?:a|too|well|healthy|junk|disorder)|throw(?:ing)? up|purg\w+|appetite)\b/,
    },
    {
      ask: 'Does it keep you from going out?',
      unless:
        /\b(?:go(?:ing)? out|leave the house|stay (?:home|in)|gym|beach|hide|hiding|photos?|pictures?|dates?|dating|avoid\w*)\b/,
    },
    { ask: 'Who knows that you feel this way about it?', unless: someone },
    {
      ask: 'Is there something about yourself you do not mind?',
      unless: /\b(?:i (?:do )?like my|love my|don'?t mind|nothing|everything|except|only (?:like|thing))\b/,
    },
    {
      ask: 'What was your life like when it mattered less?',
      unless: /\b(?:used to|before|always|never|pregnan\w+|when i was)\b/,
    },
    {
      ask: 'How do you speak to yourself on such days?',
      unless: /\b(?:tell myself|say to myself|hate myself|call myself|disgust\w*|worthless|think i'?m)\b/,
    },
    {
      ask: 'Has a doctor been any help with it?',
      when: /\b(?:weight|skin|acne|hair|pain|binge\w*|overeat\w*|thyroid|hormon\w*|medicat\w+|scars?|migraines?|pcos)\b/,
      unless: /\b(?:doctors?|therap\w+|dietici?an|nutritionist|treatment|dermatolog\w+|no money)\b/,
    },
  ]),

  anger: [
    {
      ask: 'Are you safe around them?',
      when: either(
        harm,
        /\b(?:tells me what to do|won'?t let me (?:go|leave|see|talk)|might (?:come )?read this|he controls|she controls|allow him to|stalk\w*)\b/,
      ),
      unless: /\b(?:safe|my ex|moved out|police|no longer|my kids)\b/,
    },
    {
      ask: 'Who or what are you angry with?',
      when: cross,
      unless: either(
        atLength,
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|myself|lady|guy|man|woman|people|neighbou?rs?|government|god|school|at (?:my|him|her|them|the)|with (?:my|him|her|them|the)|he|she|they|covid|world|everyone|president|team)\b/,
      ),
    },
    {
      ask: 'What set it off this time?',
      when: cross,
      unless: either(
        atLength,
        cause,
        /\b(?:when (?:he|she|they|i|my)|told|said|says|call(?:s|ed)? me|made me|makes me|didn'?t|doesn'?t|won'?t|keeps?|cheat\w*|lied|left me|broke up|divorc\w+|pressur\w*|yell\w*|critici\w+|stole|spread\w*|slur|cut|kids|texted|posted)\b/,
      ),
    },
    {
      ask: 'Is it still as hot now, or has it cooled?',
      when: cross,
      unless: /\b(?:still|calm\w*|cool\w*|better now|over it|now i)\b/,
    },
    {
      ask: 'What did you do when it boiled up?',
      when: cross,
      unless:
        /\b(?:i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|threw|hit|broke|left|walk\w*|cr(?:y|ied)|keep quiet|kept quiet|said|told|stay\w*|stood|blew|exploded|lost|turned|called|do nothing)|lash\w*|quiet)\b/,
    },
    {
      ask: 'Do they know that you are angry?',
      when: cross,
      unless:
        /\b(?:know(?:s)?|told (?:him|her|them)|tell (?:him|her|them)|yell\w*|shout\w*|scream\w*|argu\w+|fight\w*|confront\w*|said to|talk(?:ed)? (?:to|with)|ex|kids|stranger|lady|stood my ground|communicat\w*|conversation|broke up|left me|haven'?t|ignored me)\b/,
    },
    {
      ask: 'Does it come often?',
      when: cross,
      unless: either(
        time,
        /\b(?:often|always|all the time|every|constant\w*|sometimes|never|usually|daily|first time)\b/,
      ),
    },
    {
      ask: 'What is under the anger, do you think?',
      when: cross,
      unless:
        /\b(?:hurt|sad\w*|scared|afraid|disappoint\w*|tired|exhaust\w+|asham\w+|humiliat\w+|betray\w*|alone|lonely|unfair|disrespect\w*|stress\w*|anxi\w+|overwhelm\w*|depress\w+|insulted)\b/,
    },
    {
      ask: 'How does your body feel when it rises?',
      when: cross,
      unless:
        /\b(?:heart|chest|shak\w+|hot|fists?|head(?:ache)?|body|breath\w*|stomach|jaw|sleep|eat|tense|physically)\b/,
    },
    {
      ask: 'What would you say to them, if it were safe to?',
      when: either(couple, parents, friend, working, /\b(?:sister|brother|neighbou?r)\b/),
      unless:
        /\b(?:told (?:him|her|them)|i (?:said|would say|want to (?:say|tell))|confront\w*|talked (?:to|with)|yell\w*|my kids|children|how (?:do|to|can|should) i)\b/,
    },
    {
      ask: 'How is it between you afterwards?',
      when: /\b(?:i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|explode\w*|lost it|lose it|lash\w*)|my kids|argu\w+|fight\w*)\b/,
      unless: /\b(?:after(?:wards?)?|guilt\w*|apolog\w*|sorry|regret\w*|make up|silent|ex|broke up|left|divorc\w+)\b/,
    },
    {
      ask: 'What cools it down, as a rule?',
      when: cross,
      unless: either(helping, /\b(?:cool\w*|nothing (?:helps|works)|breath\w*)\b/),
    },
    { ask: 'Is anybody in the middle of it with you?', when: cross, unless: someone },
    {
      ask: 'What would put it right, if anything could?',
      when: cross,
      unless: either(wish, /\b(?:apolog\w*|nothing|too late|put it right|fix|make it right)\b/),
    },
  ],

  talking: among({ when: speech }, [
    {
      ask: 'What was it that they took the wrong way?',
      when: /\b(?:misunderst\w+|took it (?:the )?wrong|wrong way|wrong idea|thought i was)\b/,
      unless: either(cause, /\b(?:ignor\w+|busy|texts?|messages?|joke|thought i was|said)\b/),
    },
    {
      ask: 'Who is it that you want to reach?',
      unless: either(
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|siblings?|neighbou?r|roommate|ex|teacher|professor|he|she|him|her|people|everyone|landlord|sibling|spouse|director|trial|customers?)\b/,
      ),
    },
    {
      ask: 'What was the last conversation like?',
      when: /\b(?:argu\w+|fight\w*|communicat\w*|listen\w*|misunderst\w+|talk(?:s|ing|ed)?|interrupt\w*|shut(?:s|ting)? down|silent)\b/,
      unless: either(
        time,
        /\b(?:said|says|told|yell\w*|scream\w*|text\w*|messages?|last (?:time|conversation|fight|argument)|haven'?t (?:told|talked|said|spoken)|never (?:talk|told)|stopped)\b/,
      ),
    },
    {
      ask: 'What do you most want them to understand?',
      unless:
        /\b(?:understand|want (?:him|her|them) to|need (?:him|her|them) to|know that|heard|trial|died|just accepted|acknowledge|affirmation|cut (?:me |all |off)|contact|sociable)\b/,
    },
    {
      ask: 'What happens when you try?',
      when: /\b(?:don'?t (?:listen|talk)|doesn'?t (?:listen|talk)|never listens?|not listen\w*|won'?t (?:listen|talk)|can'?t (?:say|express|talk|tell)|hard (?:time )?(?:to )?(?:talk|communicat)\w*|communicat\w*|interrupt\w*)\b/,
      unless:
        /\b(?:argu\w+|fight\w*|mad|yell\w*|scream\w*|ignor\w+|freez?e?s?|ramble|shut(?:s|ting)? down|walks? (?:away|out)|cries|cry|laugh\w*|defensive|dismiss\w*|haven'?t tried|stopped|never responded|interrupt\w*)\b/,
    },
    {
      ask: 'What keeps you from saying it?',
      when: /\b(?:can'?t (?:say|tell|express|talk|explain|find)|haven'?t (?:told|said|talked)|afraid|scared|how (?:do i|to|should i)|don'?t know how|what (?:should|do|can) i (?:say|tell))\b/,
      unless: either(
        cause,
        /\b(?:hurt|react\w*|mad|judg\w+|upset|afraid (?:of|that|he|she|they)|scared (?:of|that|he|she|they)|fear (?:he|she|they|of|that)|in fear|worried (?:that|it|he|she|they)|lose|effect)\b/,
      ),
    },
    {
      ask: 'How would you put it, in one sentence?',
      when: /\b(?:how (?:do i|to|should i|can i) (?:tell|say|bring|talk|approach|explain|ask|start|put)|what (?:should|do|can) i (?:say|tell)|can'?t find the words|don'?t know (?:how|what) to (?:say|tell))\b/,
      unless: /\b(?:i (?:said|told (?:him|her|them))|already|i would (?:say|tell)|trial|i just want to (?:say|tell))\b/,
    },
    {
      ask: 'Has it always been hard to talk with them?',
      when: /\b(?:communicat\w*|listen\w*|argu\w+|talk|misunderst\w+|interrupt\w*|silent|shut(?:s|ting)? down)\b/,
      unless: either(time, /\b(?:used to|before|always|never|new|anymore|changed|habit)\b/),
    },
    {
      ask: 'Is there a moment in the day when they listen?',
      when: /\b(?:(?:doesn'?t|don'?t|never|won'?t) (?:\w+ )?(?:listen\w*|hear)|interrupt\w*|ignor\w+|unheard)\b/,
      unless:
        /\b(?:never|sometimes|mornings?|evenings?|at night|dinner|bedtime|trial|stopped (?:talking|communicating))\b/,
    },
    {
      ask: 'Is it easier for you to write than to say?',
      when: /\b(?:can'?t (?:say|tell|express|talk|explain|find)|hard to (?:say|tell|express|talk|explain)|freeze|ramble|tongue|words|don'?t know how to (?:say|tell|communicate|explain))\b/,
      unless: /\b(?:writ(?:e|ing|ten)|wrote|letters?|text\w*|e-?mails?|notes?|messages?|paper)\b/,
    },
    {
      ask: 'What do you end up arguing about?',
      when: /\b(?:argu\w+|fight(?:s|ing)?|bicker\w*|quarrel\w*)\b/,
      unless:
        /\b(?:about|over (?:the|my|our|his|her|money|little|small|stupid|everything)|tone|rude|job|money|kids|because|stupid|anything)\b/,
    },
    {
      ask: 'Do they see that something is wrong?',
      when: either(couple, parents, friend),
      unless:
        /\b(?:knows?|notice[sd]?|sees?|aware|told|tell|argu\w+|fight\w*|wants? to (?:know|help)|asked|asks|both|stopped|blocked|cut|ignor\w+|mad|ex|kids)\b/,
    },
    {
      ask: 'What did you leave unsaid last time?',
      when: /\b(?:argu\w+|argument|fight|fought|talked|conversation)\b/,
      unless: /\b(?:should have (?:said|told)|unsaid|wanted to (?:say|tell)|everything|didn'?t (?:say|tell))\b/,
    },
    {
      ask: 'How would you like it to go next time?',
      unless: either(
        wish,
        /\b(?:next time|never (?:talk|speak)|died|trial|blocked|no longer|cut (?:me |all |off)|accepted)\b/,
      ),
    },
  ]),

  boundaries: among({ when: askedTooMuch }, [
    {
      ask: 'Who is it that keeps asking?',
      unless: either(
        atLength,
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|neighbou?r|roommate|ex|people|everyone|teacher|professor|she|he|they|coworker|advisors?|program)\b/,
      ),
    },
    {
      ask: 'What did they ask of you last?',
      when: /\b(?:ask(?:s|ed|ing)?|favou?rs?|expects?|advantage|wants? me|demands?|drop everything)\b/,
      unless: either(
        time,
        /\b(?:money|lend|borrow\w*|babysit\w*|drive|ride|shift|stay|pay|to (?:do|help|come|cover|work|support|be|take)|academic)\b/,
      ),
    },
    {
      ask: 'What happens when you say no?',
      when: /\b(?:say(?:ing)? no|asks?|expects?|advantage|favou?rs?|pleas(?:e|ing|er)|guilt\w*|doormat|demands?|walk(?:s|ed)? all over)\b/,
      unless:
        /\b(?:angry|mad|upset|guilt\w*|ignor\w+|silent|yell\w*|never (?:say|said)|can'?t say no|said no|say no and|cries|leave|fired|sulk\w*|coursework|quit)\b/,
    },
    {
      ask: 'What makes the no so hard to say?',
      when: /\b(?:can'?t say no|say(?:ing)? no|people[- ]?pleas\w+|hard to (?:say|refuse)|never say no|always say yes)\b/,
      unless: either(
        cause,
        /\b(?:guilt\w*|afraid|scared|hurt|angry|like me|selfish|conflict|fear|disappoint\w*|alone)\b/,
      ),
    },
    { ask: 'How long has it been going like that?', unless: time },
    {
      ask: 'Do they know that it is too much for you?',
      when: either(parents, couple, friend, working, /\b(?:sister|brother|roommate|neighbou?r|family|people)\b/),
      unless: /\b(?:know(?:s)?|told|tell|said|talk(?:ed)?|complain\w*|aware|hint\w*|ignored me|explained|discuss\w*)\b/,
    },
    {
      ask: 'What does it cost you, in time or in sleep?',
      unless: either(rest, purse, /\b(?:time|hours?|weekends?|drain\w*|tired|exhaust\w+|health)\b/),
    },
    {
      ask: 'Is there anyone you can say no to?',
      when: /\b(?:say(?:ing)? no|people[- ]?pleas\w+|advantage|favou?rs?|doormat)\b/,
      unless: /\b(?:except|only (?:my|to)|no ?(?:one|body)|anyone|everyone|never)\b/,
    },
    {
      ask: 'What would be all right, and what is too much?',
      unless: /\b(?:too much|all right with|don'?t mind|fine with|okay with|happy to|limit\w*|enough)\b/,
    },
    {
      ask: 'What are you afraid of losing if you refuse?',
      when: /\b(?:afraid|scared|fear|worried|lose|losing|like me|leave|say(?:ing)? no)\b/,
      unless:
        /\b(?:los(?:e|ing) (?:my|him|her|them|the)|friendship|job|alone|love me|hate me|scholarship|relationship)\b/,
    },
    {
      ask: 'What do you get back from them?',
      when: either(friend, couple, /\b(?:advantage|favou?rs?|using me|uses? me|give|helped|always the one|lend)\b/),
      unless: /\b(?:nothing|never (?:give|gives|help|helps|thank\w*)|in return|thank\w*|back|support)\b/,
    },
    {
      ask: 'What would you do with that time, if it were yours?',
      when: /\b(?:time|weekends?|evenings?|space|drop everything|available|hours)\b/,
      unless: either(wish, studying),
    },
  ]),

  trauma: [
    {
      ask: 'Are you safe where you are tonight?',
      when: either(harm, /\bassault\w*\b/),
      unless:
        /\b(?:safe|years? ago|my ex|ex[- ](?:husband|wife|boyfriend|girlfriend)|as a (?:kid|child)|childhood|when i was|left (?:him|her)|moved|trial|jail|prison|in the past|no longer|used to)\b/,
    },
    {
      ask: 'Is it something long ago, or is it near?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        time,
        /\b(?:child\w*|when i was|young\w*|growing up|kid|used to|past|still|my (?:partner|husband|wife))\b/,
      ),
    },
    {
      ask: 'What brings it back, mostly?',
      when: /\b(?:flashbacks?|nightmares?|memor\w+|trigger\w*|reliv\w+|ptsd|trauma\w*|comes? back|dreams?)\b/,
      unless:
        /\b(?:trigger(?:s|ed) (?:by|when)|when(?:ever)? (?:i|he|she|someone|it)|brings? it back|reminds?|sounds?|smells?|driv\w+|at night|movies?|lies|lied|small traumatic)\b/,
    },
    {
      ask: 'How are your nights since then?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(loss, rest, /\b(?:nightmares?|nights?|dreams?|lies|lied|drunk|drinks?|friend)\b/),
    },
    {
      ask: 'Who knows about it?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        loss,
        /\b(?:told|tell|knows?|therap\w+|counsel\w+|no ?-?(?:one|body)|any ?-?(?:one|body)|never (?:told|talked)|police|trial|cps|family|parents|friends?|report\w*|spouse|alone)\b/,
      ),
    },
    {
      ask: 'Were you believed, when you told it?',
      when: /\b(?:i (?:\w+ )?told|report\w*|police|trial|court|cps|came forward|spoke up)\b/,
      unless:
        /\b(?:believ\w+|not guilty|blam\w+|supportive|took (?:my|her|his) side|liar|lied|lies|accident at work|didn'?t report)\b/,
    },
    {
      ask: 'Is there someone you feel safe with?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        loss,
        /\b(?:safe with|therap\w+|counsel\w+|husband|wife|partner|friends?|mom|mum|mother|sister|brother|no ?-?(?:one|body)|any ?-?(?:one|body)|alone|kids)\b/,
      ),
    },
    {
      ask: 'What steadies you when it comes up?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(helping, /\b(?:breath\w*|nothing (?:helps|works)|steady|ground\w*)\b/),
    },
    {
      ask: 'What is it like in your body when it comes back?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|reliv\w+|panic\w*)\b/,
      unless: /\b(?:heart|shak\w+|freez\w*|froze|sweat\w*|numb|breath\w*|body|chest|sick|panic\w*|overstimulat\w+)\b/,
    },
    {
      ask: 'Do you have help with it, from someone trained?',
      when: /\b(?:flashbacks?|nightmares?|ptsd|trauma\w*|reliv\w+|assault\w*|raped?|molest\w*|abused)\b/,
      unless:
        /\b(?:therap\w+|counsel\w+|psych\w+|doctors?|treatment|emdr|medicat\w+|professional|support group|trauma team)\b/,
    },
    {
      ask: 'Is there anything you would rather not be asked?',
      when: /\b(?:assault\w*|rap(?:e|ed)|abus\w+|molest\w*|what happened to me|don'?t want to talk|hard to talk)\b/,
      unless: /\b(?:don'?t ask|rather not|you can ask|anything)\b/,
    },
    {
      ask: 'How has it changed what a day is like?',
      when: /\b(?:accident|hit by|injur\w+|crash\w*|ptsd|trauma\w*|attack\w*|flashbacks?)\b/,
      unless:
        /\b(?:used to|no longer|can'?t|hard time|get(?:ting)? out of bed|every day|daily|anymore|at work|warehouse)\b/,
    },
  ],

  'self-neglect': among({ when: letGo }, [
    { ask: 'When did looking after yourself begin to slip?', unless: either(time, /\b(?:since|started|after)\b/) },
    {
      ask: 'Have you eaten today?',
      when: /\b(?:haven'?t (?:eaten|showered|cooked)|skip\w*|not eating|don'?t eat|forget to eat|no energy|can'?t get (?:up|out of bed)|food|meals?)\b/,
      unless:
        /\b(?:ate|eaten|eat(?:ing)? (?:well|healthy|a lot|too|junk|enough|fine)|breakfast|lunch|dinner|overeat\w*|roommates?|housemates?)\b/,
    },
    {
      ask: 'Which of the small things is hardest to do?',
      unless:
        /\b(?:shower\w*|dishes|cook\w*|clean\w*|laundry|brush\w*|teeth|get(?:ting)? (?:up|dressed|out of bed)|eat\w*|exercis\w+|leave the house|hasn'?t left|haven'?t left|bed)\b/,
    },
    {
      ask: 'Is it that there is no time, or no strength?',
      unless:
        /\b(?:no time|time for|no (?:energy|motivation|strength)|tired|exhaust\w+|depress\w+|busy|kids|job|work|lazy|motivat\w*|afraid|scared|risk|pandemic|covid)\b/,
    },
    {
      ask: 'What takes all your strength at the moment?',
      unless:
        /\b(?:work(?:ing)?|kids|children|job|school|depress\w+|anxi\w+|pain|sick|illness|caring|baby|family|pandemic|covid|quarantine)\b/,
    },
    { ask: 'How do the mornings go?', unless: /\b(?:mornings?|wake|waking|get(?:ting)? (?:up|out of bed)|alarm)\b/ },
    { ask: 'How much sleep are you getting?', unless: rest },
    { ask: 'Who would notice if you did not turn up?', unless: someone },
    {
      ask: 'What did you manage today, however small?',
      unless: /\b(?:today i|i (?:managed|did|got)|showered today|this morning i|nothing)\b/,
    },
    { ask: 'What was a normal day like, before?', unless: /\b(?:used to|before|normal\w*|routine|always been)\b/ },
    {
      ask: 'Is there someone who does a thing for you at times?',
      unless:
        /\b(?:no ?-?(?:one|body)|any ?-?(?:one|body)|alone|husband|wife|partner|mom|mum|mother|friends?|help(?:s|ed|ing)?|roommates?|housemates?|family)\b/,
    },
    {
      ask: 'When did you last do something only for yourself?',
      unless: /\b(?:for (?:me|myself)|last time|never|hobb\w+|bath|spa|massage|game)\b/,
    },
  ]),

  identity: among({ when: self }, [
    {
      ask: 'When did you begin to ask yourself that?',
      when: /\b(?:who i am|identity|lost myself|find myself|know myself|purpose|pretending|what i want|gender|faith)\b/,
      unless: either(time, /\b(?:started|began|since|retire\w*|divorc\w+)\b/),
    },
    {
      ask: 'Where do you feel most like yourself?',
      when: /\b(?:who i (?:am|really)|identity|lost myself|find myself|know myself|pretending|gender|two cultures|culture|belong)\b/,
      unless: /\b(?:when i(?:'?m| am)|nowhere|alone|at home|with my|music|art|writing|nature|church)\b/,
    },
    {
      ask: 'Who do you find yourself pretending for?',
      when: /\b(?:pretend\w*|fake|hide|hiding|act(?:ing)? like)\b/,
      unless: either(parents, couple, friend, working, /\b(?:everyone|family|people|society|church|co-?workers?)\b/),
    },
    {
      ask: 'What was it like growing up with both?',
      when: /\b(?:two cultures|both cultures|mixed|immigrant\w*|bilingual|half[- ]\w+|second generation)\b/,
      unless: /\b(?:grew up|growing up|as a (?:kid|child)|childhood|when i was)\b/,
    },
    {
      ask: 'How do those close to you see it?',
      when: /\b(?:gender|trans\w*|lost (?:my )?faith|losing my faith|left the church|two cultures|who i (?:am|really)|retir(?:e|ing)|purpose)\b/,
      unless: either(
        parents,
        couple,
        friend,
        /\b(?:family|no ?(?:one|body)|(?:they|people) (?:think|say|don'?t|see))\b/,
      ),
    },
    {
      ask: 'What did you want, when you were younger?',
      when: /\b(?:what i want|purpose|lost myself|midlife|find myself|career|direction|meaning|who i (?:am|want))\b/,
      unless:
        /\b(?:younger|as a (?:kid|child)|always wanted|used to want|dream(?:ed|t)?|when i was|never knew|minor|teen\w*|high school)\b/,
    },
    {
      ask: 'How do you fill your days, since retiring?',
      when: /\b(?:retired|retirement)\b/,
      unless:
        /\b(?:days?|hobb\w+|garden\w*|volunteer\w*|bored|nothing to do|will retire|about to|before retire|going to retire|is retiring|has retired)\b/,
    },
    {
      ask: 'What has your faith meant to you so far?',
      when: /\b(?:my (?:faith|religion|church)|los(?:t|ing) (?:my )?faith|religious stance|believ\w+ in god)\b/,
      unless: /\b(?:grew up|raised|meant|always|means|everything to me|strength)\b/,
    },
    {
      ask: 'Did something happen that shook it?',
      when: /\b(?:lost myself|don'?t know (?:who|myself)|purpose|identity|faith|what i want|midlife)\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:divorc\w+|broke up|died|lost (?:my|the) (?!self)|retire\w*|moved|fired|laid off|baby|kids (?:left|moved)|prison|addict\w*)\b/,
      ),
    },
    {
      ask: 'What can you say for certain about yourself?',
      when: /\b(?:who i (?:am|really)|identity|know myself|lost myself|find myself)\b/,
      unless: /\b(?:i know (?:that )?i|i(?:'?m| am) (?:sure|certain)|nothing)\b/,
    },
    { ask: 'Is there somebody you can wonder about it with?', unless: someone },
    {
      ask: 'What would a good year from now look like?',
      when: /\b(?:purpose|what i want|direction|future|midlife|find myself|who i want|career)\b/,
      unless: wish,
    },
  ]),
  impostor: [
    { ask: 'What are you afraid they would find out?' },
    { ask: 'When is it strongest?' },
    { ask: 'Who would you trust to tell you honestly how you are doing?' },
    { ask: 'What did it take to get where you are?' },
  ],
  'coming out': [
    { ask: 'Who knows you as you are?' },
    { ask: 'What are you afraid would happen, and what do you hope for?' },
    { ask: 'Where do you not have to watch yourself?' },
    { ask: 'What would you need before anybody was told?' },
  ],
  inspiration: [
    { ask: 'What is it about {thing} that reaches you?' },
    { ask: 'Where were you when it got to you?' },
    { ask: 'What did it make you want to do?' },
    { ask: 'Who would you want to tell about it?' },
    { ask: 'When was the last time you did something in that spirit yourself?' },
    { ask: 'What would a very small piece of that look like this week?' },
  ],
};
