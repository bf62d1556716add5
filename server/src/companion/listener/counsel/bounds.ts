import { inSmall, plainly } from '../their-words.ts';
import type { Counsel } from './counsel.ts';

/**
 * Keeps a counsel from another life: whose trouble it is, which side of it the asker is on, and whether a grave matter is what
 * is asked about or a word in passing. Somebody else's advice is worse than none.
 */
interface Bounds {
  /** The trouble is the asker's own, and not that of somebody they want to help. */
  own?: true;
  /** It is not for who wants to help another with it, though another may be in it. */
  mine?: true;
  /** Somebody did it to the asker, and it is not the asker who did it. */
  wronged?: true;
  /** A grave matter: it stands in the very message, or is what was told before, and not in a clause of it. */
  grave?: RegExp;
  /** What has to be told, in this message or the two before: the counsel says it. */
  must?: RegExp;
  /** What makes it another case, wherever it is told. */
  not?: RegExp;
  /** What makes it another case in the message itself. */
  asksNot?: RegExp;
}

const person =
  '(?:husband|wife|hubby|missus|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|mum|mom|mam|mother|dad|father|parents|son|daughter|kids?|child|children|boys?|girls?|lad|toddler|teen\\w*|brother|sister|twin|cousin|nephew|niece|aunt\\w*|uncle|nan|nana|gran\\w*|friends?|mate|bestie|flatmate|roommate|housemate|colleague|coworker|neighbou?r|student|employee|\\d+[- ]year[- ]old|(?:eldest|youngest))';

/** Help is asked for somebody else. */
const forAnother = new RegExp(
  [
    `\\b(?:help(?:ing)?|support|cheer(?: up)?|comfort|reassure|encourage|persuade|convince) (?:him|her|them|(?:my|our|his|a|the) (?:\\w+ ){0,2}?${person}|someone|somebody)\\b(?! (?:to )?(?:understand|see|help me))`,
    `\\b(?:do|say) (?:\\w+ )?(?:for|to) (?:someone|somebody|people|(?:a|my|our) (?:\\w+ ){0,2}?${person}),? (?:who|whose|when|after)\\b`,
    `\\b(?:do|be there) for (?:him|her|them|(?:my|our|a) (?:\\w+ ){0,2}?${person})\\b`,
    `\\b(?:get|stop) (?:him|her|them|(?:my|our|a) (?:\\w+ )?${person}) (?:to|on|off|from|\\w+ing)\\b(?! (?:of )?my (?:head|mind))`,
    `\\b(?:my|our|his|her|a) (?:\\w+ )?${person}'s (?:baby|babies|miscarriage|dog|cat|pet|horse|mum|mom|dad|interview|exam|speech|fear|drinking|debts?|body)\\b`,
    `\\b(?:someone|somebody|a \\w+) i (?:manage|teach|know|work with)\\b`,
  ].join('|'),
);
/** Somebody else is in it: 'my husband wakes at three'. */
const anothers = new RegExp(
  `\\b(?:(?:my|our|his|her|the) (?:\\w+[ -](?:in-law )?){0,2}?${person}|someone|somebody|he|she)(?:'s (?:not |so |too |very |always |just |being |been )?(?:scared|afraid|lonely|sad|low|ill|in|at|on|got|having|lost|retired|stuck|off|drunk|(?!wedding|evening|morning)\\w+ing|\\w+ed)\\b| (?:\\w+ly |just |also |still |never )?(?:is|are|has|had|was|were|got|gets|keeps?|wakes?|goes|hates?|feels?|lost|failed|retires?|retired|can't|cannot|won't|thinks?|dreads?|drinks?|cries|cried|suffers|put|says (?:he|she)))\\b(?! (?:away|out|asleep|at|gone|dead|mine|here|in|back|not here|here|working)\\b)`,
);
/** What the asker has in it beside asking. */
const oneself = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|we|we're|we've|us|myself|mine|mine's)\b/;
const asking =
  /\b(?:what|how|where|when|who|why)(?: \w+)? (?:do|can|should|could|would|am|shall|will|did|might|on earth do) (?:i|we|you)\b|\b(?:should|do|shall|can|could|am|must) (?:i|we)\b|\b(?:tell|say to|ask) me\b/g;

function isOfAnother(message: string): boolean {
  if (forAnother.test(message)) return true;
  return anothers.test(message) && !oneself.test(message.replaceAll(asking, ' '));
}

/** The asker is the one it is held against. */
const heldAgainst =
  /\bi(?:'m| am) (?:always )?the (?:one who|noisy|loud|messy|boss|manager|friend who|mother[- ]in[- ]law|bad|difficult|lazy)\b|\b(?:says?|said|thinks?|reckons|complain\w*|told me|tells me|claims?)(?: that| to me)? (?:that )?(?:i(?:'m| am| never| always| don't| do not| ignore| cancel| only| stole| took| copied| talk| interrupt| hurt)|we never)\b|\b(?:friend|mate|she|he) (?:is|was|wasn't|feels|felt) (?:\w+ )?(?:hurt|offended|not invited|left out)\b|\band (?:is|feels) (?:\w+ )?(?:hurt|upset|offended)\b/;

const theOne = /\bi(?:'m| am) (?:always )?the (?:one who|boss|manager|supervisor)\b|\bi've been talking over\b/;

/** Told of another time: 'the year he was dying', 'she died when I was nine'. */
const thatYear =
  /\b(?:the|that|last) (?:year|summer|winter|spring|autumn|month|week|time|day|night)s? (?:that |when |before |after )?(?:\w+ ){1,4}?(?:dying|died|dead|miscarr\w+|passed|hospice|funeral|ill|drank|hit)\b[^.?!,;]*|\bdying (?:to|for)\b/g;
const inPassing =
  /\b(?:the|that|last) (?:year|summer|winter|spring|autumn|month|week|time|day|night)s? (?:that |when |before |after )?(?:\w+ ){1,4}?(?:dying|died|dead|miscarr\w+|passed|hospice|funeral|ill|drank|hit)\b[^.?!,;]*|\b(?:\w+ ){0,4}(?:died|dying|dead|miscarr\w+|passed away|lost (?:the|our|a) baby|hospice)\b[^.?!]*?\b(?:when i was|years ago|decades ago|a long time ago|last (?:year|spring|summer|autumn|winter)|in (?:19|20)\d\d)\b|\bdying (?:to|for)\b/g;

/** Longer than this, a message is about more than each word in it. */
const brief = 22;

function isTheMatter(grave: RegExp, message: string, earlier: readonly string[]): boolean {
  if (grave.test(message.replaceAll(thatYear, ' '))) return true;
  const told = earlier.map((one) => one.replaceAll(inPassing, ' ')).filter((one) => grave.test(one));
  if (told.length > 1) return true;
  const [one] = told;
  if (one === undefined) return false;
  const sentences = one.split(/[.?!\n]+/).filter((part) => part.trim() !== '');
  const of = sentences.filter((part) => grave.test(part)).length;
  return (
    one.split(' ').length <= brief || of > 1 || grave.test(sentences[0] ?? '') || grave.test(sentences.at(-1) ?? '')
  );
}

const dead =
  /\b(?:died|dead|death|dies|passed|gone|killed|funeral|widow\w*|late (?:husband|wife|mother|father)|lost|without (?:him|her|them)|grie\w+|buried|bereave\w*|memorial|ashes)\b/;
const animal = '(?:dog|cat|puppy|kitten|pet|rabbit|horse|hamster|guinea pig|budgie|parrot|old (?:boy|girl))';

const particular: Readonly<Record<string, Bounds>> = {
  'say-to-dying': {
    grave:
      /\b(?:dying|die|dies|hospice|terminal\w*|palliative|end of life|bedside|last (?:time|words)|can't (?:speak|hear)|matter of weeks|tonight|going to make it|has (?:weeks|months|days)|(?:days|weeks|months|hours|long|time) (?:left|to live)|only (?:has|have)|last (?:days|weeks|hours)|goodbye|slipping away|not long|going to die|won't (?:make|wake)|unconscious|deathbed|hasn't long|has (?:\w+ ){1,2}(?:days|weeks|months)|days they)\b/,
    asksNot:
      /\b(?:his|her|their|\w+'s) (?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|brother|sister|son|daughter)(?:'s| is) (?:\w+ )?(?:dying|in (?:a |the )?hospice|terminal)/,
  },
  'grieving-friend': {
    grave:
      /\b(?:died|dead|death|dies|passed|gone|killed|funeral|widow\w*|bereave\w*|grie\w+|mourning|stillb\w+|miscarr\w+|suicide|buried|lost (?:his|her|their|the|a|our|my) (?!jobs?\b|phone|keys?|money|home|house|way|temper|mind|license|licence|place|voice)\w+)\b/,
    not: /\bpregnant again\b/,
  },
  'leave-or-stay': {
    asksNot: /\bstay (?:calm|awake|up|late|sane|friends|positive|strong|over|sober|in touch|out of)\b/,
  },
  'not-there': {
    grave: new RegExp(`${dead.source}|\\b(?:goodbye|(?:he|she) went|too late|visiting|didn'?t get to|hospital)\\b`),
  },
  'after-a-death': {
    mine: true,
    grave: new RegExp(
      `${dead.source}|\\bmiss (?:him|her|them|my)\\b|\\b(?:first (?:week|year)|bed for two|one of you|hurts? like|ring (?:him|her))\\b`,
    ),
  },
  'hard-date': {
    grave: new RegExp(`${dead.source}|\\bwithout \\w+|\\bwould(?:'ve| have) been\\b|\\bempty chair\\b`),
  },
  'clear-things': {
    grave: new RegExp(
      `${dead.source}|\\bbelongings\\b|\\b(?:his|her) (?:clothes|room|things|shoes)\\b|\\b(?:wife|husband)'s side\\b`,
    ),
  },
  eulogy: {
    grave:
      /\b(?:eulogy|funeral|memorial|wake|cremation|celebration of life|tribute|service|vicar|priest|celebrant|coffin)\b/,
  },
  miscarriage: {
    grave:
      /\b(?:miscarr\w+|still ?b\w+|(?:lost|lose|losing) (?:\w+ ){0,2}(?:baby|babies|pregnancy|twins|her|him|it)|baby (?:we|i) lost|ectopic|no heartbeat|molar|d&c|due date|pregnancy|so early|scan pic\w*)\b/,
    not: /\b(?:his|their) wife lost|\bfriend'?s?\b[^.?!]*\b(?:lost|stillb\w+|miscarr\w+)|\b(?:sister|mate|brother|colleague|cousin)\b[^.?!]{0,40}\b(?:lost|stillb\w+|miscarr\w+)|\bmy (?:daughter|son)(?:'s (?:wife|girlfriend|baby))? (?:has |just )*(?:had|lost|was|miscarr\w+)\b/,
  },
  'pet-died': {
    mine: true,
    grave: new RegExp(
      `\\b${animal}\\b|\\bput (?:(?:him|her|\\w+) )?(?:down|to sleep)\\b|\\bvet\\b|\\b(?:bowl|walks|basket|at the door)\\b`,
    ),
    asksNot:
      /\b(?:another|a new) (?:dog|cat|puppy|kitten|pet|rabbit|bird|one)\b|\b(?:tell|explain|say to|say it to) (?:\w+ ){0,3}(?:son|daughter|kids?|children|child|little one|grandson|granddaughter|him|them)\b|\b(?:to|for) (?:someone|somebody|a friend|people)\b|\b(?:she|he)(?:'s| is) (?:only )?(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten)\b/,
  },
  'pet-time': {
    grave: new RegExp(`\\bput (?:him|her|it|them) (?:to sleep|down)\\b|\\b${animal}\\b|\\bvet\\b`),
    not: /\bdying (?:to|for)\b/,
  },
  'parent-drinks': { not: /\b(?:was a (?:drinker|drunk|alcoholic)|died of (?:it|drink))\b/ },
  'friend-partner-cheats': {
    not: /\b(?:friend|mate|sister|brother|cousin|colleague|bestie)(?:'s)? (?:\w+ )?(?:cheated|cheating|having an affair|slept|thinks|suspects|worries)\b/,
  },
  'was-cheated': {
    not: /\bcheat\w* (?:on|in|at) (?:\w+ ){0,2}(?:exams?|tests?|taxes|cards|golf|homework)\b|\b(?:friend|mate|sister|brother|cousin|colleague|mum|mom|dad|son|daughter|boss)(?:'s)? (?:\w+ )?(?:\w+ )?(?:cheat\w*|affair|slept with)\b/,
  },
  'lent-money': {
    must: /\blent (?:my|him|her|them|a|the)\b|\bthe loan\b|\bpay you back\b|\bowes? (?:me|us|my|our)\b|\b(?:i|we|i've|we've)(?: \w+)? (?:lent|loaned|lend)\b|\b(?:he|she|they|\w+) (?:\w+ )?borrowed\b|\b(?:pa(?:y|id|ys|ying)|g[ei]ve|giving) (?:me|us|it|my \w+) back\b|\bmoney back\b|\bget (?:it|my \w+) back\b|\bi lent\b/,
    not: /\b(?:i|we|i've)(?: \w+){0,2} (?:owe|borrowed)\b|\b(?:lent|loaned) (?:me|us)\b|\bpay (?:him|her|them) back\b/,
  },
  'asked-to-lend': {
    not: new RegExp(
      `\\b${person} (?:keeps? |always |has been )?(?:lends|lending|lent|gives|giving) (?!me|us)\\w+|\\blent me\\b`,
    ),
  },
  'night-feeds': {
    must: /\b(?:weeks old|months old|nights?|feeds?|feeding|wak\w+|awake|sleep\w*|get up|getting up|up with|latch\w*|breastfe\w+|bottles?|knackered|exhausted|tired)\b/,
    not: /\b(?:another|a second|more|want(?:s)? a|want(?:s)?) (?:baby|child|kids|children)\b|\bback to work\b|\bhates? (?:her|his|my|their)\b|\bsex\b/,
  },
  'ex-writes': {
    not: /\b(?:his|her|their|\w+'s) ex\b|\bwife's ex|husband's ex|\bex[- ](?:wife|husband|boyfriend|girlfriend)? ?of (?:his|hers)\b|\bwants? (?:\w+ ){0,3}back\b(?<!wants? (?:me|us) back)/,
  },
  debt: { asksNot: /\b(?:tell|say to|ask) (?:him|her|them|my)\b/ },
  'cover-again': {
    must: /\b(?:day off|come in|somebody's off|work|shifts?|job|boss|manager|cover\w*|overtime|weekend|project|rota|colleague|team|saturday|sunday|office|tasks?|favou?r|hours)\b/,
  },
  flatmate: {
    wronged: true,
    not: /\b(?:wine|vodka|drink\w*|drugs?|depress\w*|panic\w*|cry\w*|rent|owes?|moving out)\b/,
  },
  noise: { wronged: true },
  'one-sided': { wronged: true },
  'draining-friend': { wronged: true },
  'hurt-by-friend': { wronged: true, asksNot: /\bi (?:talked|lied|told|forgot|ditched|cancelled|laughed)\b/ },
  'in-law-criticism': { not: /\bi(?:'m| am) the (?:mother|sister|father)[- ]in[- ]law\b/ },
  'relative-uninvited': { wronged: true },
  'hard-boss': { not: theOne },
  'boss-after-hours': { not: theOne },
  'talked-over': {
    must: /\b(?:meetings?|class|seminars?|work|colleagues?|boss|manager|team|calls?|keeps?|being|always|every|constantly|never|nobody|no ?one|they)\b/,
    not: theOne,
  },
  'call-in-sick': { asksNot: /\boff without\b|\b(?:seem|able) to take\b/ },
  'stolen-ideas': { wronged: true, not: /\bi (?:stole|took|copied)\b/ },
  'friend-leaves': { not: /\b(?:i'm|i am|im|i'll be|we're|we are) (?:\w+ )?(?:moving|leaving|emigrating|going)\b/ },
  'relative-living-off': { not: /\bi (?:live with|moved (?:back )?in|pay)\b|\bi can't pay\b/ },
  'pregnant-at-work': {
    not: /\b(?:wife|girlfriend|partner|sister|daughter|colleague|friend|missus|she)(?:'s| is| was)? (?:\w+ )?(?:pregnan\w*|expecting)\b/,
  },
  'mistake-at-work': {
    not: /\b(?:colleague|coworker|boss|manager|supervisor|someone|somebody|he|she|they|nurse|friend|[a-z]+ who) (?:\w+ )?(?:made|make|messed up|screwed up|deleted|forgot|printed|mixed)\b|\b(?:his|her|their|\w+'s) (?:own )?(?:mistake|error|fault)\b|\bnot my (?:mistake|fault|error)\b/,
  },
  interview: {
    own: true,
    asksNot:
      /\b(?:i|we) (?:have to|need to|must|am going to|get to|will) interview\b|\binterview(?:ing)? (?:someone|somebody|people|candidates|a|an|him|her|them|for the first)\b|\bto interview\b/,
  },
  'say-no': {
    asksNot:
      /\b(?:employee|staff|my team|raise|pay rise|propos\w*|marry|godmother|godfather|candidate|sex|another baby|sleep with)\b/,
  },
  'raise-with-partner': {
    not: /\b(?:abortion|cancer|lump|diagnos\w*|hiv|sti|std|herpes|rap(?:e|ed)|assault\w*|debts?|gambl\w*|sacked|redundan\w*|lost my job|pregnan\w*|miscarr\w*|divorc\w*|gay|trans|terminal|dying|another (?:baby|child)|wants? a baby|leaving him|leaving her|(?:fire|firing|sack|sacking) me|laid off|let me go|arrested|prison|overdose\w*)\b/,
  },
  'come-out': {
    not: /\b(?:son|daughter|brother|sister|friend|husband|wife|dad|mum)(?:'s| is| has| just)? (?:\w+ )?(?:gay|bi|trans|lesbian|queer|came out|come out|told me)\b|\bcame out to me\b/,
  },
  'tell-grown-child-illness': {
    not: /\bmy (?:wife|husband|partner|mum|mom|dad|mother|father|sister|brother)(?:'s| has| is| was| got)\b/,
  },
  'tell-grown-child-job': {
    not: /\b(?:wife|husband|partner)(?:'s)? (?:has |have |was |got |been )*(?:lost|sacked|laid off|made redundant|fired|let go)\b/,
  },
  'tell-small-child-job': {
    not: /\b(?:wife|husband|partner)(?:'s)? (?:has |have |was |got |been )*(?:lost|sacked|laid off|made redundant|fired|let go)\b/,
  },
  'tell-parent-dropped': {
    must: /\b(?:dropped|benched|team|squad|cut from|kicked off|picked|academy|orchestra)\b/,
    not: /\bdropped out\b/,
  },
};

/** The trouble is the asker's own, in all of these. */
const own: readonly string[] = [
  ...['awake-at-three', 'overthinking', 'cannot-stop-crying', 'feel-nothing', 'unwanted-thoughts', 'blushing'],
  ...['phone-calls', 'homesick', 'speech', 'night-before', 'scared-of', 'calm-now', 'panic-now', 'waiting-results'],
  ...[
    'waiting-decision',
    'exam-plan',
    'exam-morning',
    'failed-again',
    'lonely-tonight',
    'holiday-alone',
    'sunday-alone',
  ],
  ...[
    'eat-alone',
    'go-alone',
    'wedding-single',
    'retired-days',
    'body-hate',
    'forgive-myself',
    'snap',
    'habit',
    'phone',
  ],
  ...[
    'compare',
    'drink-less',
    'out-of-bed',
    'put-off',
    'cringe',
    'get-over',
    'make-friends',
    'scammed',
    'just-lost-job',
  ],
  ...['back-to-work', 'call-in-sick', 'sunday-dread', 'feel-a-fraud', 'crying-at-work', 'quit', 'raise', 'resign-how'],
  ...['hate-job-need-money', 'night-shift-sleep', 'being-new', 'party', 'life-direction', 'date-again', 'jealous'],
  ...['turned-down', 'too-much-work', 'birthday-forgotten', 'text-ex', 'unopened-letter', 'debt', 'stop-yelling'],
];

/**
 * Whether a counsel is of this life: the message as it stands and the two before it have its matter, and the asker's side of it.
 */
export function isOfThisLife({ id }: Counsel, text: string, earlier: readonly string[]): boolean {
  const name = id.replace(/-later$/, '');
  const bounds = particular[name] ?? {};
  const message = inSmall(text).replaceAll('"', '');
  const before = plainly(earlier, 2);
  const near = [...before, message].join('\n');
  if ((bounds.own || own.includes(name)) && isOfAnother(message)) return false;
  if ((bounds.mine || name === 'get-over' || name === 'scammed') && forAnother.test(message)) return false;
  if (bounds.wronged && heldAgainst.test(message)) return false;
  if (bounds.must?.test(near) === false || bounds.not?.test(near) || bounds.asksNot?.test(message)) return false;
  return bounds.grave === undefined || isTheMatter(bounds.grave, message, before);
}
