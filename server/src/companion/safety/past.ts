import { type Assessment, calm, isCrisis } from './assessment.ts';

/** The reason of what is told as long past, without a word of how it is now: asked about softly. */
export const toldAsPast = 'told.as-past';

const count =
  '(?:\\d+|a (?:few|couple of|good (?:few|many))|many|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
const years = '(?:years?|yrs?|decades?)';
const youth =
  '(?:teen\\w*|young\\w*|kid|child\\w*|boy|girl|lad|lass|student|school\\w*|uni\\w*|college|hostel|high ?school|boarding|army|navy|service|\\d\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty\\S*|thirty\\S*|forty\\S*)';

/** The reason of what was done to them long ago: met with a word, and asked nothing. */
export const doneThen = 'told.done-then';

/** A time that is years away. */
const longAgo = new RegExp(
  [
    "\\b(?:in|since|back in|around|from|til|until) (?:the )?(?:(?:early |late |mid[- ]?)?(?:19|20)?[4-9]0s|(?:19|20)\\d\\d|'?(?:seventies|eighties|nineties|noughties))\\b",
    "(?:^|\\s)'\\d\\d\\b",
    `\\b${count} (?:\\w+ )?${years}(?: and a half)?(?: or \\w+)? (?:ago|back|since|before|later|behind|clean|sober|recovered|free|past|out|on)\\b`,
    `\\b(?:over|more than|for|been|${count} to|${count} or) ${count} ${years}\\b`,
    '\\b(?:years|decades|ages|yonks|long|long time|a lifetime|long long time) (?:ago|back|since)\\b',
    '\\b(?:another|different|previous|former) (?:life|lifetime|me|person|time)\\b',
    `\\b(?:when|while|as|being|at|in|since|during|from) (?:i was |we were |he was |my |a |an |the |about |just |only |only just )*${youth}\\b(?! (?:per|percent|minutes?|hours?|days?|weeks?|of))`,
    '\\b(?:once upon a time|back then|back in the day|in those days|in (?:my )?(?:youth|teens|twenties|thirties|forties)|my first (?:husband|wife|marriage)|in (?:the )?lockdown|lockdown|during (?:covid|the pandemic))\\b',
    '\\bin (?:my|his|her|our) (?:early |late |mid[- ]?)?\\d0s\\b|\\b(?:at|aged?) (?:1\\d|2\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty\\S*)\\b(?! (?:per|percent|minutes?|hours?|days?|weeks?|mph|km|o))|\\b(?:a decade|half a lifetime|a lifetime|a quarter of a century) (?:ago|back|since)\\b|\\bbefore (?:i met|the kids|i got (?:sober|clean|help|married)|therapy|you were born)\\b',
    '\\b(?:the|that) (?:year|winter|summer|spring|autumn) (?:after|of|when|my|before)\\b',
  ].join('|'),
  'i',
);
/** A while that is over, said without a date. */
const oncewas =
  /\b(?:used to|there was a time|at one (?:time|point|stage)|for a while|i once|once,?|in the past(?! tense)|the old me|back when|dark days|the bad days|bad years|at (?:my|the) (?:lowest|worst|bottom)|rock bottom|i'?ve been there|i was (?:\w+ ){0,2}(?:suicidal|self[- ]?harm\w*|bulimic|anorexic)|had a (?:bad|dark|rough) (?:stretch|patch|time|spell|year))\b/i;

/** How it is now: over. */
const over =
  /\b(?:it (?:has )?(?:passed|went away|lifted|faded|stopped)|(?:well |long |way |all )?(?:past|over|behind) (?:it|that|me|us|him|her|them|all)\b|never (?:came back|come back|returned|again|looked back|since|went back|felt)|(?:not|nothing|none|never|no thoughts?|no urges?)(?: once)?(?: \w+){0,4} since\b|(?:have not|haven'?t|hasn'?t|has not|did not|didn'?t) (?:\w+ ){0,5}(?:since|in (?:years|decades)|for (?:\w+ )?(?:years|decades)|any ?more|again)|stopped (?:hurting|cutting|harming|burning|starving|purging|self[- ]?harm\w*)\b|recover(?:ed|y)|healed|sober|clean (?:since|for|now|\d)|been (?:clean|well|fine|ok|okay|good|free|stable|better)\b|remission|discharged|those days are (?:gone|over|behind)|ancient history|done and dusted|water under the bridge|in the past(?! tense)|alive because|thanks? (?:to )?(?:be )?(?:to )?god (?:now|for that)|praise god|alhamdulillah|(?:it|that) (?:saved|made) me|survivor|got (?:help|better|through|out|away|sober|well|counselling|therapy|treatment)|(?:had|with) (?:good |proper |the )?help|came (?:through|out)|(?:therapy|meds|medication|doctors?|counselling|treatment|she|he|they|it) (?:really )?(?:helped|sorted|worked|saved)|flushed (?:it|them)|made (?:what |my )?peace|moved on|grateful|(?:i'?m|am|so|very|still|been) (?:so |very )?(?:glad|happy|grateful|fine|ok|okay|good|well|better|alright|all right|grand|content|stable|safe|free|steady|strong)\b|different (?:life|me|person|man|woman|now)|long (?:gone|dead|over|finished|done)|(?:it'?s|its|all|that'?s|that is|is) (?:all )?(?:over|done|finished|history|behind)\b|years (?:clean|sober|recovered|free|now|later|on)\b|years (?:ago|before|back|behind) (?:now|me)\b|any ?more[.!]?$|(?:love|like|enjoy) (?:my |being |to )?(?:li(?:fe|ving|ve)|alive|here)|(?:now|today|these days|nowadays|since then|today i|now i'?m|now i)\b.{0,40}\b(?:i |i'?m|my |just|normal|laugh|smile|plant\w*|garden\w*|work\w*|teach\w*|run|bake\w*|dance|sleep|talk|tell|help|volunteer\w*|married|kids?|child\w*|grand\w*|wife|husband|only|boring|ordinary|worry\w*)|(?:he|she|they)(?:'s| is|'re| are) (?:\w+ )?now\b|i'?m (?:\d\d|\w+-?\w*) now|i (?:tell|talk|speak|mention\w*|share|write) (?:it|of it|about it|this)|still (?:smile|laugh)|i (?:volunteer|mentor|sponsor))\b/i;

/** And what makes it a thing of today all the same. */
const returns =
  /(?:(?<!never |not |nor |ever )\bagain\b|\b(?:lately|recently|(?:coming|creeping|is|are|it'?s|they'?re|feels?|has come|have come) back|came back (?:this|last|now|yesterday|on)|returning|tonight|tomorrow|still (?:want|wanna|think about (?:doing|ending|it every)|have (?:the )?(?:pills|tablets|plan|rope|gun|them|it|a)|wish|planning|hit|hits|cut|do it|hear|keep)|same (?:feeling|thoughts?|way|place|bridge|dark)|like (?:then|before|that time)|this time|next time|should have (?:died|worked|let)|wish (?:it|i|they) (?:had|hadn'?t|could)|right now|at the moment|most (?:days|nights)|but (?:now|lately|sometimes|this)|until now|til now|getting worse|closer|thinking (?:of|about) (?:it|doing|ending|dying)|finish (?:it|the job)|get it right|didn'?t work|relaps\w*|slipp(?:ed|ing)|urge|tempted|this (?:week|weekend|morning|month|year|winter)|last (?:night|week|month)|yesterday|(?:i )?(?:want|wanna)(?: to)? (?:die|go(?! (?:in|into|back|over|through|there)\b)|end|be gone|step|kill)|kill myself,? i mean|i want it|do it now|looking forward|scared of living|not eating|bring it (?:all )?up|jealous|envy|not over|now i(?:'m| am)? (?:\w+ )?(?:understand|think|thinkin|plan|want|wish|scared|ready|know why|get (?:it|him|her|them)\b))\b)/i;

/** Begun long ago, and not said to have ended. */
const stillSo = /\b(?:still|can'?t stop|ever since|since i was|cannot stop|nobody|no ?one|not sure)\b/i;

/** A childhood, or years: whose beatings are told in the present is not in them. */
const inChildhood =
  /\b(?:when (?:i|we) (?:was|were) (?:a |just |only |still |very |really |so |about )*(?:kids?|child(?:ren)?|little|small|young(?:er)?|boys?|girls?|teen\w*|toddler|\d{1,2})|as a (?:\w+ )?(?:child|kid|teen\w*|boy|girl)|growing up|in my (?:childhood|youth|teens)|my childhood|(?:\d+|many|some|ten|twenty|thirty) years ago)\b/i;
const isPresent =
  /\b(?:hits|beats|hurts|chokes|slaps|punches|kicks|touches|still|lives? (?:with|near|next|here)|living with|(?:and|but) now (?:he|she|they|i have)|(?:he|she|they)(?:'?s| is|'?re| are) (?:\w+ )?(?:coming|back|here|moving|staying|out))\b/i;

/** What somebody did to them years ago, with nothing of it about today. */
function isDoneThen({ need, also }: Assessment, plain: string, isLong: boolean): boolean {
  if (also.includes('minor') || isPresent.test(plain)) return false;
  return need === 'sexual-assault' ? isLong : need === 'abuse' && inChildhood.test(plain);
}

/** Somebody else's danger, and how they are today. */
const areWell =
  /\b(?:he|she|they)(?:['’]?s|['’]re| is| are) (?:(?:doing|so|much|really|very|feeling) ){0,2}(?:well|fine|better|good|great|ok(?:ay)?|happy|safe) (?:and \w+ )?(?:now|today|these days)\b/i;

/**
 * A danger that is told as long past: over, it is none; with no word of how it is now, it is a thing to be asked about softly.
 * Whatever is done to the body now, or comes back, stays what it is.
 */
export function weighPast(found: Assessment, text: string): Assessment {
  if (found.need === 'someone-else' && areWell.test(text) && !returns.test(text))
    return { ...calm, level: 'low', subject: 'other' };
  if (!isCrisis(found) || found.need === 'violence' || found.need === 'medical-emergency' || found.tense === 'attempt')
    return found;
  const plain = text.replaceAll('’', "'");
  if (returns.test(plain)) return found;
  const isLong = longAgo.test(plain);
  if (isDoneThen(found, plain, isLong)) return { ...found, level: 'low', tense: 'past', reasons: [doneThen] };
  if ((isLong || oncewas.test(plain)) && over.test(plain))
    return { ...calm, level: 'low', subject: 'self', tense: 'past', register: found.register };
  const isMere = found.level === 'elevated' && found.tense === 'past' && !found.plan && !stillSo.test(plain);
  return isLong && isMere ? { ...found, reasons: [toldAsPast] } : found;
}
