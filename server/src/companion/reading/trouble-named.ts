/**
 * What a trouble is of, where a message says that there is one and tells nothing of it yet: 'I'm worried about my son', 'my marriage
 * is failing', 'dealing with a lot right now'.
 */
export type TroubleOf =
  /** Said of no one thing: 'a lot', 'a hard time'. */
  | 'much'
  | 'time'
  | 'something'
  | 'situation'
  | 'news'
  | 'deciding'
  | 'mind'
  | 'partner'
  | 'child'
  | 'children'
  | 'friend'
  | 'friends'
  | 'family'
  | 'boss'
  | 'person'
  | 'people'
  | 'couple'
  | 'work'
  | 'job'
  | 'study'
  | 'home'
  | 'pandemic'
  | 'season'
  /** Only a feeling that is of something. */
  | 'angry'
  | 'upset'
  | 'worried';

export interface TroubleNamed {
  of: TroubleOf;
  /** The sentence that names it, as they said it. */
  said: string;
  /** They fear for them, and it is not between the two of them. */
  isFor: boolean;
}

const degree =
  '(?:(?:so|so very|really|very|a bit|a little(?: bit)?|bit|kind of|kinda|sort of|just|quite|rather|pretty|too|super|extremely|incredibly|terribly|still|also|now|currently|recently|lately|always|constantly|honestly|actually|only|well|somewhat|slightly|more and more|much|nowadays|these days|all) ){0,4}';
const when =
  "(?:,? ?(?:right now|if you do(?: not|n't) mind|if possible|(?:over |in )?the (?:last|past) (?:few |couple(?: of)? |\\w+ )?(?:days|weeks|months|years)|(?:that )?i(?:'d| would)? (?:like|want|need) (?:some |your )?(?:help|support|advice) with|at the moment|at this (?:time|moment)|now|nowadays|now a days|currently|recently|lately|these days|these past (?:few )?\\w+|today|tonight|this (?:week|month|year|morning|evening|semester|term)|(?:for|in|over|since) (?:(?:the|a|these|this) )?(?:(?:last|past|few|couple of|while|long|some|\\w+) ){0,3}(?:days?|weeks?|months?|years?|while|time|now|summer|winter|spring)|of late|in (?:(?:my|this|the) )?life|in general|with (?:it all|everything)|again|too|as well|day by day|every ?day|all the time|a lot|so much|badly|to be honest|tbh|honestly|though|(?:and )?(?:i )?(?:really |just )?(?:need|could use|want|would like) (?:some |your |any |a bit of )*(?:\\w+ )?(?:help|support|advice|guidance|to talk(?: (?:to|with) (?:some ?one|you))?|some ?one to talk to|to vent)(?: please)?|,? please help(?: me)?))*";
const lead =
  "(?:(?:hi|hello|hey|so|well|yes|yeah|ok|okay|oh|and|but|because|it's just that|it's just|just|right now|lately|recently|currently|nowadays|these days|today|honestly|basically|actually|to be honest|i guess|i suppose|i think|i would say|ugh|sigh|lol|not (?:really|so) (?:well|good|great)|sorry)[,.]? ){0,5}";
const hard =
  '(?:very |really |quite |so )?(?:hard|tough|rough|difficult|bad|terrible|awful|horrible|stressful|challenging|trying|tricky|messy|complicated|hectic|crazy|dark|low|rubbish|rotten|painful|tense|overwhelming|exhausting|weird|strange|real|serious|big|huge|major|certain|personal|private|emotional|nasty|little|small|few|lot of)';
const i =
  "(?:i(?:'m| am|'ve been| have been|'ve| have| had been| was| had| got| keep|'ve had| have had)?|am|im|we(?:'re| are|'ve been| have been|'ve| have)?)";
const doing =
  '(?:(?:been )?(?:have got|having|have|had|has|facing|face|going through|go through|went through|gone through|dealing with|deal with|struggling with|struggle with|trying to (?:cope|deal) with|coping with|experiencing|experienced|got|get|getting|in|stuck in|up against|in the middle of|under|feeling)) ';
const spell =
  '(?:times?|weeks?|months?|years?|phase|patch|period|moments?|season|stretch|spell|couple of (?:days|weeks|months|years)|go of it|run)';
const trouble =
  '(?:problems?|troubles?|issues?|difficult(?:y|ies)|challenges?|crisis|drama|dilemmas?|struggles?|conflicts?|tension|pickle(?: of a problem)?|trials)';
/** An article, and how hard it is. */
const an = `(?:(?:a bit of an?|an?|some|this|the|many|so many|several|lots of|a lot of|a real|such an?) )*${degree}(?:${hard} )*`;
const vague =
  '(?:stuff|some things?|things|a lot(?: of (?:stuff|things))?|so much|too much|many things|so many things|all sorts|all kinds of things|everything|loads)';

/** People by what they are to somebody, the nearest names of each first. */
const people: readonly (readonly [TroubleOf, string])[] = [
  [
    'partner',
    'husband|wife|boyfriend|boy friend|girlfriend|girl friend|partner|spouse|fianc[eé]e?|bf|gf|hubby|significant other|other half',
  ],
  [
    'child',
    '(?:\\w+ )?(?:son|daughter|kid|child|baby|toddler|teenager|teen|boy|girl|grandson|granddaughter|grandchild|nephew|niece|step ?-?son|step ?-?daughter|step ?-?child)',
  ],
  ['children', '(?:\\w+ )?(?:kids|children|sons|daughters|boys|girls|twins|grandkids|grandchildren|teenagers|teens)'],
  ['friend', '(?:\\w+ )?(?:friend|best mate|mate|buddy|bestie|friendship)'],
  [
    'friends',
    '(?:\\w+ )?(?:friends|mates|friend group|friend circle|friends circle|circle of friends|friend zone|friendships|classmates)',
  ],
  [
    'family',
    'family(?: situation)?|relatives|family members|folks|parents|in-?laws|siblings|sisters|brothers|household',
  ],
  ['boss', '(?:\\w+ )?(?:boss|manager|supervisor|employer|team lead(?:er)?|line manager|superior|head of department)'],
  [
    'person',
    '(?:\\w+ )?(?:mother|mom|mum|mommy|father|dad|sister|brother|(?:mother|father|sister|brother|daughter|son)(?:-| )in(?:-| )law|aunt|uncle|cousin|grand(?:mother|father|ma|pa)|nan|gran|roommate|room mate|housemate|flatmate|neighbou?r|landlord|landlady|teacher|professor|tutor|coach|co-?worker|colleague|classmate|sibling|ex|ex(?:-| )?(?:husband|wife|boyfriend|girlfriend|partner)|step ?-?(?:mother|father|mom|mum|dad)|relative|tenant)',
  ],
  [
    'people',
    '(?:\\w+ )?(?:co-?workers|colleagues|neighbou?rs|roommates|housemates|flatmates|bosses|teachers|team|staff|tenants)',
  ],
];
const ofThing: readonly (readonly [TroubleOf, string])[] = [
  [
    'couple',
    '(?:(?:\\d+|\\w+)[- ]years?(?:[- ]old)? )?(?:marriage|relationship|engagement|love life|married life|relationship (?:with|between)[^.!?]{3,20})',
  ],
  [
    'work',
    '(?:(?:new|current|day|present|first) )?(?:work|job|workplace|office|career|business|work life|professional life)',
  ],
  ['job', '(?:job|work|career|employment) (?:situation|crisis)'],
  [
    'study',
    '(?:(?:online|virtual|my|new|high|grad|graduate|medical|law|nursing) )?(?:school|college|university|uni|classes|studies|studying|course|degree|academics|academic life|schoolwork|school work|coursework|semester)',
  ],
  ['home', '(?:home|living) situation|home|house|home life|family life'],
  [
    'pandemic',
    '(?:(?:whole|entire|covid|covid-19|corona(?:virus)?|ongoing|current|never ending|global) )*(?:pandemic|lock ?down|quarantine|covid(?:[- ]?19)?|corona(?:virus)?|virus|covid situation|isolation|staying (?:at )?home (?:due to|because of|during|in|for) (?:the |this )?(?:pandemic|covid|lock ?down|quarantine|virus))',
  ],
  [
    'season',
    '(?:(?:coming|upcoming|christmas|whole) )?(?:holidays?|holiday season|christmas|xmas|thanksgiving|festive season|new year|time of (?:the )?year|season)(?: of (?:the )?year)?',
  ],
  [
    'mind',
    '(?:(?:my|own|general) )?(?:mental health|mind|head|thoughts|emotions|feelings|mood|moods|state of mind|mental state|negative (?:feelings|thoughts|emotions))',
  ],
  [
    'deciding',
    '(?:(?:making|taking|processing|with) )?(?:an? )?(?:(?:big|hard|tough|difficult|correct|important|right|good|life) )?(?:decisions?|choice)(?: to make)?',
  ],
  [
    'situation',
    '(?:(?:current|present|whole|personal|life|bad|hard|difficult|home) )?(?:situation|circumstances|state of (?:things|affairs)|position|predicament|condition)(?: at hand)?',
  ],
  [
    'much',
    '(?:whole )?(?:life|things|stuff|everything|all of (?:it|this)|all this|all that|it all|my life|life right now|life in general)',
  ],
];
const groups = [...people, ...ofThing];
/** Whom or what it is of, with what stands before it. */
const kinds = groups.map(
  ([of, words]) =>
    [
      of,
      new RegExp(
        `^(?:(?:one|some|a few|two|both|all|most) of )?(?:(?:my|our|the|this|these|those|all|a|an|some|certain|any|that|his|her) )*${degree}(?:${hard} )*(?:${words})$`,
        'i',
      ),
    ] as const,
);
const about =
  '(?:with|about|at|in|on|over|regarding|concerning|due to|because of|cause of|from|for|by|dealing with|coping with|handling|managing|getting along with|communicating with|connecting with|resolving|processing|controlling|keeping up with|adjusting to|around|during|of)';

const one = (pattern: string): RegExp => new RegExp(`^${lead}(?:${pattern})${when}$`, 'i');
/** 'An issue with my landlord' is of the landlord. */
const ofWhich = new RegExp(`^${an}${trouble} ${about} `, 'i');
const kindOf = (words: string): TroubleOf | undefined =>
  kinds.find(([, is]) => is.test(words.replace(ofWhich, '')))?.[0];

/** One pattern may hold what is named more than once: each has its number. */
const obj = (at: number): string => `(?<of_${at}>[a-zé0-9][a-zé0-9'-]*(?: [a-zé0-9'-]+){0,7}?)`;

const worried = '(?:worried|worrying|worry|concerned|scared|afraid|nervous|fearful|frightened|anxious)';
const feeling =
  '(?:upset|stressful|anxious|not (?:happy|satisfied|pleased|comfortable)|stressed(?: out)?|angry|mad|furious|frustrated|annoyed|irritated|sad|down|unhappy|depressed|hurt|overwhelmed|struggling|suffering|disappointed|disgusted|confused|fed up|exhausted|tired|troubled|bothered|distressed|desperate|miserable|low|not happy|in trouble|lost|stuck|heartbroken)';
const bad =
  '(?:hard|tough|rough|difficult|stressful|complicated|messy|a mess|bad|terrible|awful|horrible|falling apart|failing|on the rocks|in trouble|in (?:a )?crisis|breaking down|breaking apart|crumbling|getting (?:bad|worse|hard|harder|difficult|tough|worse and worse)|not (?:good|great|easy|well|okay|ok|going (?:so |too |very )?(?:well|good))|going (?:bad|badly|downhill|wrong)|becoming (?:hard|difficult|a burden|too much|unbearable)|too much|a struggle|a burden|a nightmare|really something|hell|challenging|upside down|tense|rocky|shaky|draining|exhausting|overwhelming|weird|strange|unbearable|kicking my (?:butt|ass)|(?:getting|bringing|dragging|wearing) (?:to me|me down)|(?:stressing|freaking|wearing|tiring) me out|driving me (?:crazy|mad|insane|nuts)|bothering me|upsetting me|troubling me|killing me|hurting me|giving me (?:a hard time|trouble|problems|a headache|stress|grief)|making (?:me|my life|things|it) (?:so |very |really )?(?:hard|sad|difficult|miserable|upset|angry|crazy|stressed|unhappy|tough)(?: (?:on|for) me)?|causing (?:(?:me|us|a|an|lots?|of|so|much|too|many|some|great|all|this) )*(?:stress|troubles?|problems|pain|grief|anxiety|worry|issues)(?: and (?:stress|troubles?|problems|pain|grief|anxiety|worry|issues|depression))?(?: (?:to|for|in) (?:me|us|my (?:life|family)|all of us))?)';
const is =
  "(?:'s| is| are|'re| was| were| has| have| has been| have been|'s been| (?:has|have) (?:gotten|got|become|gone)| feels?| seems?| gets?| got)";

/** Each way of saying that there is a trouble, and what the trouble is of where the words themselves do not say. */
const ways: readonly { is: RegExp; of?: TroubleOf; isFor?: boolean }[] = [
  {
    is: one(`(?:${i} )?${degree}${worried} ${degree}${about} ${obj(1)}`),
    isFor: true,
  },
  {
    is: one(
      `(?:(?:(?:${i}|it(?:'s| is)|things are) )?${degree}(?:(?:feel|feeling|getting|get|been|am|being|so) )?${degree}${feeling}(?: and ${degree}${feeling})?(?: out)? ${degree}${about} ${obj(2)}|(?:${i} )?${degree}(?:${doing})?${degree}${an}(?:${trouble}|${spell}|stress|pressure|hard time|a hard time) ${degree}${about} ${obj(3)})`,
    ),
  },
  {
    is: one(
      `(?:${i} )?${degree}(?:${doing})${an}(?<of>family|relationship|marriage|marital|work|job|school|academic|friend|friendship|home|couple|mental|mental health|life|personal|decision) (?:${trouble}|stress|pressure|situation)`,
    ),
  },
  {
    is: one(
      `(?:(?:it|this|that)(?:'s| is| was)? )?${degree}(?:about|because of|regarding|concerning|with) ${obj(7)}|(?:${i} )?${degree}(?:stuck|trapped|unhappy|living) in ${obj(8)}|(?:${i} )?${degree}(?:have|facing|face|got|making|with|having) (?:an? |the )*(?:${hard} )*(?<deciding_9>decisions?|choice)(?: to make)?|(?:it|this|that)(?:'s| is) (?:always )?(?:an?|the) ${degree}(?:${hard} )+(?<season_10>time of (?:the )?year|season|holidays?|christmas)(?: for (?:me|us))?|${i} ${degree}(?:doing )?(?:ok(?:ay)?|fine|good|well|alright|great)(?:,)? (?:other than|except(?: for)?|apart from|besides|aside from) ${obj(11)}`,
    ),
  },
  {
    is: one(
      `${obj(4)}${is} ${degree}(?:been )?${degree}${bad}(?: (?:on|for|to|with) (?:me|us|both of us))?(?: ${about} ${obj(6)})?`,
    ),
  },
  {
    is: one(
      `(?:there(?:'s| is| are|'s been| has been) )?${degree}${an}(?:${trouble}|stress|tension) ${about} ${obj(5)}`,
    ),
  },
  {
    is: one(
      `(?:${i} )?${degree}(?:${doing})${degree}${vague}(?: (?:of (?:stuff|things)|going on|on my (?:mind|plate|shoulders)))?|(?:i(?:'ve| have)?(?: got)? )?${degree}(?:so much|a lot|too much|many things|so many things|loads)(?: (?:is|has been|things|stuff))?(?: (?:going|happening|coming|been going) (?:on|at once)| on my (?:mind|plate|shoulders))(?: with me)?|(?:just )?(?:${i} )?${degree}overwhelmed (?:with|by) (?:everything|it all|life)|(?:(?:i'?m |i am )?(?:ok(?:ay)? )?(?:just )?(?:doing|trying) (?:the |my )?best (?:that )?i can )?with (?:all|everything)(?: that)?(?:'s| is)? going on`,
    ),
    of: 'much',
  },
  {
    is: one(
      `(?:${i} )?${degree}(?:${doing})${degree}(?:(?:an?|some|such an?|this|the) )*(?:${hard} )+${spell}(?: of (?:it|my life|things|my))?(?: (?:coping|dealing|managing|handling|functioning)(?: with (?:it|this|everything))?)?|(?:it|this|things?|this (?:week|month|year)|the (?:week|month|year)|the (?:last|past) (?:\\w+ ){0,2}\\w+)${is} ${degree}(?:been )?${degree}(?:an? )?${degree}(?:${hard}|worse)(?: ${spell})?(?: (?:for|on) me)?|(?:i(?:'m| am|'ve been| have been)?|am|been)? ?${degree}struggling${degree}(?: a lot| so much| a bit| hard| to cope| badly)?|i(?:'m| am|'ve been| have been) (?:in|going through) hell|(?:(?:it|this)(?:'s| is) )?not (?:really |exactly )?an? (?:very |so |really )?(?:good|great|easy|nice) (?:time|week|month|year|period|place)(?: for me)?|it(?:'s| is)(?: been)? (?:getting|becoming) ${degree}(?:hard|harder|difficult|tough|worse)`,
    ),
    of: 'time',
  },
  {
    is: one(`(?:${i} |there(?:'s| is| are) )?${degree}(?:${doing})${an}${trouble}`),
    of: 'something',
  },
  {
    is: one(
      `(?:i )?${degree}(?:do not|don't|dont|did not) ${degree}know (?:what (?:to|i should) do(?: (?:about (?:it|this)|any ?more|now|next))*|how to (?:deal|cope|handle|get over|get through|get past)(?: with)? (?:it|this|that))|(?:i(?:'m| am)? )?not sure (?:what to do|how to (?:deal|cope|handle|get over|get through)(?: with)? (?:it|this))`,
    ),
    of: 'something',
  },
  {
    is: one(
      `(?:${i} )?${degree}(?:${doing})?${degree}(?:in )?an? ${degree}(?:${hard} )+(?:situation|place|spot|position|state)`,
    ),
    of: 'situation',
  },
  {
    is: one(
      `(?:i(?:'ve| have)?|we(?:'ve| have)?)? ?(?:just )?(?:found|find) out(?: (?:something|about it|some news|this (?:morning|afternoon|evening)|yesterday|today|last night))*|(?:i(?:'ve| have)? )?(?:just )?(?:got|had|received|heard|gotten) (?:some |a bit of )?(?:really |very )?(?:bad|terrible|awful|upsetting|horrible|shocking) news`,
    ),
    of: 'news',
  },
  {
    is: one(`(?:${i} )?${degree}(?:feeling |feel |getting )?${degree}(?:angry|mad|furious|livid|pissed off|pissed)`),
    of: 'angry',
  },
  {
    is: one(
      `(?:${i} )?${degree}(?:feeling |feel |getting )?${degree}(?:upset|hurt|shaken(?: up)?|shook up|heartbroken|devastated|annoyed|irritated|out of it|out of sorts|not myself)`,
    ),
    of: 'upset',
  },
  { is: one(`(?:${i} )?${degree}(?:feeling |feel |getting )?${degree}(?:worried|concerned)`), of: 'worried' },
];

const named: Readonly<Record<string, TroubleOf>> = {
  family: 'family',
  relationship: 'couple',
  marriage: 'couple',
  marital: 'couple',
  couple: 'couple',
  work: 'work',
  job: 'work',
  school: 'study',
  academic: 'study',
  friend: 'friends',
  friendship: 'friends',
  home: 'home',
  mental: 'mind',
  'mental health': 'mind',
  decision: 'deciding',
};

/** What may stand beside it and tells nothing either. */
const beside = new RegExp(
  `^${lead}(?:(?:i )?(?:really |just |honestly )?(?:don't|do not|dont|didn't) (?:really )?know (?:what (?:to|i should) do(?: (?:about (?:it|this)|anymore|any more|now|next))?|how to (?:deal|cope|handle)(?: with)?(?: (?:it|this|that))?|where to (?:start|begin|turn)|who to (?:talk|turn) to)|(?:i(?:'m| am)? )?not sure (?:what to do|how to (?:deal|cope|handle)(?: with)? (?:it|this)|where to (?:start|begin|turn)|how to (?:move (?:forward|on)|proceed|go on|react|feel))|(?:it(?:'s| is) |this is )(?:just |really )*(?:making me|driving me|stressing me|bothering me|upsetting me|wearing me|bringing me|getting me)(?: \\w+){0,3}|(?:i(?:'m| am)? )?not (?:doing|feeling|going) (?:(?:so|very|too|that|really|all that|at all) )*(?:well|good|great|ok(?:ay)?|fine|best|the best)(?: at all)?|(?:i(?:'m| am) )?here (?:for|to get) (?:some )?(?:help|advice|support)|(?:it(?:'s| is)? |this is |that's )?${degree}(?:${hard}|getting to me|a lot|upsetting|too much)(?: (?:for|on) me)?|(?:hey|hi|hello) (?:too|back|to you)|(?:i )?(?:could|can) be better|(?:i(?:'m| am) )?(?:fine|ok|okay|alright)|(?:please )?(?:i )?(?:(?:really |just )?(?:need|want|would like|could use|hope for|hoping for) )?(?:some |your |any )?(?:help|support|advice|someone to talk to|to talk(?: to someone)?)(?: me)?(?: please)?|(?:i(?:'m| am| feel|'ve been| have been)? )?${degree}(?:feeling |feel |been )?${degree}(?:sad|down|low|bad|stressed(?: out)?|tired|exhausted|drained|overwhelmed|unhappy|upset|lost|anxious|depressed|frustrated|angry|nervous|worried|blue|miserable|terrible|awful|not (?:so |too |very |that )?(?:good|well|great|happy))(?: (?:about|by|with) (?:it|this|that|everything|it all))?)${when}$`,
  'i',
);
const most = 30;

/** The trouble a message names without telling of it; undefined where there is none, or more is told. `text` is tidied. */
export function troubleNamedIn(text: string): TroubleNamed | undefined {
  const plain = text
    .replace(/[’`]/g, "'")
    .replace(/\b(is|are|was|were|has|have)n't\b/gi, '$1 not')
    .trim();
  if (plain.includes('?') || plain.split(/\s+/).length > most) return undefined;
  const sentences = plain
    .split(
      /[.!…;\n]+\s*|,\s+(?=(?:and |but |so )?(?:i|i'm|i've|it|it's|my|there|could be)\b)|(?<=\bbetter)\s+(?=just )|\s+(?:and|but|so)\s+(?=(?:i|i'm|i've|it's|having|feeling|dealing|struggling|going)\b)|(?<=\b(?:good|well|great|okay|ok|fine|alright))\s+(?=i(?:'m|'ve)?\b)/i,
    )
    .map((one) => one.trim())
    .filter((one) => /[a-z]/i.test(one));
  const found = sentences.map(namedIn);
  const at = found.findIndex(
    (one) => one !== undefined && !/^(?:much|time|something|angry|upset|worried)$/.test(one.of),
  );
  const trouble = found[at] ?? found.find((one) => one !== undefined);
  if (!trouble || !sentences.every((one, k) => found[k] !== undefined || beside.test(one))) return undefined;
  // Two things named are two stories, and which comes first is theirs to say.
  const others = found.filter(
    (one) =>
      one !== undefined &&
      one.of !== trouble.of &&
      !/^(?:much|time|something|angry|upset|worried|situation)$/.test(one.of),
  );
  return others.length > 0 ? undefined : trouble;
}

function namedIn(said: string): TroubleNamed | undefined {
  for (const { is, of, isFor } of ways) {
    const found = is.exec(said);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {}).filter(([, words]) => words !== undefined);
    const all = given.map(
      ([key, words]) => (key === 'of' ? named[words.toLowerCase()] : isSet.exec(key)?.[0]) ?? kindOf(words),
    );
    if (all.length > 0 && all.includes(undefined)) continue;
    const own = (all.find((one) => !isWide.test(one ?? '')) ?? all[0] ?? of ?? 'something') as TroubleOf;
    return { of: (isOneOfThem.test(said) && single[own]) || own, said, isFor: isFor === true };
  }
  return undefined;
}
/** What it is of is said by the way itself. */
const isSet = /^(?:deciding|season)/;
/** 'Things' at home, 'the situation' at work: what is named beside it is nearer. */
const isWide = /^(?:much|situation)$/;
const isOneOfThem = /\bone of (?:my|our|the)\b/i;
const single: Readonly<Record<string, TroubleOf>> = { friends: 'friend', children: 'child', people: 'person' };
