/* What people tell in so many ways that one pattern has to do for every question it answers. */

export const count =
  /(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|few|several|many|couple|half|past|last|this|next)/;
export const unit =
  /(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|decades?|semesters?|terms?)/;
/** A day, or how long it has been. */
export const time = new RegExp(
  `\\b${count.source}[ -]?(?:(?:of|or|and|to|a|more|whole|entire|full|couple|few|\\w+) ){0,3}${unit.source}\\b|` +
    '\\b(?:yesterday|today|tonight|ago|since|recently|years|months|weeks|always|forever|ages|(?:my|whole) life|a (?:long )?while|' +
    'long time|last (?:night|spring|summer|autumn|fall|winter|christmas|thanksgiving)|this (?:morning|afternoon|evening|spring|summer|fall|winter)|' +
    '(?:in|since|on|last|this|until|around|before|after) (?:january|february|march|april|may|june|july|august|september|october|november|december|' +
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|thanksgiving|new year)|' +
    'just (?:now|today|\\w+ed|broke|lost|got|found|left|had|heard|been|began)|started (?:when|after|with|in)|pandemic|covid|lockdown|quarantine)\\b',
);
/** What brought it about. */
export const cause =
  /\b(?:because|cause|cuz|coz|bcoz|becoz|reasons?|due to|thanks to|that'?s why|after (?:my|i|the|we|an?)|ever since|started (?:when|after|with)|since (?:i|my|the|we)|comes? from|caused)\b/;
/** Somebody who stands by them, or that nobody does. */
export const someone =
  /\b(?:told|tell(?:ing)?|talk(?:ed|ing|s)? (?:to|with|about)|spoken? (?:to|with)|confid\w+|therap\w+|counsel\w+|psych\w+|supporti?v?e?|no ?-?(?:one|body)|any ?(?:one|body)|lonely|alone|on my own|by myself|my (?:\w+ )?(?:friends?|family|husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+|mom|mum|mother|dad|father|parents?|sister|brother|siblings?|roommates?|housemates?|colleagues?|co-?workers?|kids|children|son|daughter)|friends)\b/;
/** What helps, or that nothing does. */
export const helping =
  /\b(?:help(?:s|ed|ing|ful)?|relax\w*|calm\w*|hobb\w+|sooth\w+|cope|coping|distract\w*|read(?:ing)?|music|walk(?:s|ing)?|exercis\w+|meditat\w+|yoga|games?|cook(?:ing)?|pray\w*)\b/;
/** What they would like to come of it. */
export const wish =
  /\b(?:i (?:just |really |only )?(?:wish|hope|want)|i'?d (?:like|love)|would (?:like|love)|my (?:goal|dream|wish|hope))\b/;
/** The hour at which it is worst. */
export const hour =
  /\b(?:mornings?|evenings?|at night|nights|nighttime|weekends?|all (?:the )?(?:time|day)|constant\w*|always|24.?7|every ?day|daily)\b/;
/** Sleep, and meals. */
export const rest = /\b(?:sle+p\w*|slept|insomnia|awake|wake|tired|exhausted|bed)\b/;
/** Money, spoken of at all. */
export const purse =
  /\b(?:money|rent|bills?|savings?|afford|financ\w*|income|paid|pay|salary|mortgage|broke|debts?|loans?|unemployment|benefits?|provide)\b/;
/** Their own children. */
export const children =
  /\b(?:my|our|have|has|had|with|the|of|two|three|four|\d) (?:\w+ ){0,2}(?:kids?|children|sons?|daughters?|baby|babies|toddler|twins)\b|\b(?:my|our|have|has) (?:\w+ ){0,2}(?:boys|girls)\b/;
/** Someone they share a life with. */
export const couple =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|spouse|marriage|married|relationship|dating|my ex|lover|affair)\b/;
export const friend = /\bfriend(?:s|ship|ships)?\b/;
export const parents = /\b(?:parents?|mom|mum|mother|dad|father|mama|papa)\b/;
/** Work, and study. */
export const working =
  /\b(?:my job|at work|my work|boss|manager|co-?workers?|colleagues?|office|shifts?|company|employer|full[- ]time|part[- ]time)\b/;
export const studying =
  /\b(?:school|college|university|uni|class(?:es)?|course\w*|exams?|finals?|midterms?|semester|thesis|professors?|student|stud(?:y|ied|ies|ying)|degree|homework|assignments?|grades?)\b/;
export const pandemic = /\b(?:covid\w*|corona\w*|pandemic|lock ?-?downs?|quarantin\w*|virus|social distanc\w+)\b/;
/** Harm done by somebody at home. */
export const harm =
  /\b(?:(?:hits?|hitting|beats?|beating|slap(?:s|ped)?|push(?:es|ed)|chok\w+|threatens?|threatened|threatening) (?:me|us|my)|beaten|abus\w+(?! to (?:him|her|them|his))|violen\w+|(?:scared|afraid|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mom|mum|brother|son))|controll?ing)\b/;
/** Enough told already that to ask what it is all about would be not to have listened. */
export const atLength = /[\s\S]{240}/;
/** Somebody they have lost themselves, rather than the deaths in the news. */
export const loss =
  /\b(?:(?:my|our|his|her) (?:\S+ ){0,6}(?:died|passed|passing|death|funeral|killed|dead|grave)|(?:he|she) (?:\w+ )?(?:died|passed|was killed)|(?:death|passing|funeral|loss) of (?:my|our|an?)|lost (?:my|our|a) (?!job|work|house|home|money|keys|phone|faith|way|temper|patience|mind|appetite|interest|best friends)|passed away|miscarr\w+|grie(?:f|v\w+)|widow\w*|mourning)\b/;
export const theyLeft =
  /\b(?:(?:left|leaving|leaves|dumped|dumps|divorcing|ghosted) me|dumped|broke(?:n)? up with me|ended (?:it|things) with me|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|fianc\w+|bf|gf|girl|guy|man|woman|love) (?:\w+ ){0,2}(?:left|dumped|ended|broke (?:it|things|up)|decided to (?:end|break|leave|split|separate|divorce|move out)|walked out|moved on|moved out|wants? (?:a |the |to )?(?:divorce|break|split|separat\w+|space|out|end|leave)))\b/;
export const over =
  /\b(?:(?:left|dumped|dumps|divorced|ghosted) me|dumped|broke(?:n)? ?up with|i (?:\w+ )?split (?:up )?(?:with|from)|los(?:t|ing) my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+) to|breakups?|brakeups?|past relationship|(?:and i|we)(?:'?re| are| were| have)? (?:\w+ )?(?:splitting|breaking up|separating|divorcing|splitted)|and i (?:\w+ )?(?:broke|split|separated)|we (?:\w+ )?(?:broke|split|separated|divorced|are divorced|are separated)|broke(?:n)? up|my (?:\w+ )?ex|(?:recent|bad|horrible|the|my|a|this|our|tough|painful|after|over) (?:br[ea]+k[- ]?up|divorce|separation)|i (?:\w+ )?(?:broke up|ended (?:it|things|our|my)|left (?:him|her)))\b/;
