import type { Concern } from '@wren/contract/users.ts';

/** A situation people bring, the concern it belongs to, and how it is recognised. */
interface Situation {
  concern: Concern;
  pattern: RegExp;
}

/** Finer than the 15 concerns, because 'my father died' and 'my dog died' are met differently. */
export const situations = {
  bereavement: {
    concern: 'grief',
    pattern:
      /\b(?:(?:is|are|he's|she's|now) in heaven|(?<!\b(?:i|i literally|i just|i almost|phone|battery|laptop|car|wi-?fi|internet|broadband|engine|tablet|screen|fridge|boiler|plants?|tv|telly|computer|charger|app|server|kettle|machine) )died|passed away|(?<!\b(?:i|we|you|i've|just|finally|nearly|almost|barely|and|everyone|everybody|else|all|others) )passed(?! (?:my|the|it|out|by|me|him|her|on|around|over|first|with|a|an|through|them)\b)|funeral|(?<!\b(?:like|(?:bored|scared|worried|frozen|starved|embarrassed) to) )death(?! of me)|grief|griev(?:e|es|ed|ing)|lost my (?:mom|mum|mother|dad|father|brother|sister|husband|wife|son|daughter|friend|best friend|grandm\w+|grandf\w+|grandpa|nan|gran|baby|partner)|miscarr\w+|widow\w*|mourning|ashes|anniversary of|(?:killed|hanged|hung|shot|drowned) (?:himself|herself|themsel\w+)|took (?:his|her|their) (?:own )?li(?:fe|ves)|ended (?:his|her|their) (?:own )?li(?:fe|ves)|(?:died|lost) (?:\w+ ){0,5}(?:to|by) suicide|(?:committed|completed) suicide)\b/g,
  },
  'pet loss': {
    concern: 'grief',
    pattern:
      /\b(?:(?:dog|cat|puppy|kitten|pet|rabbit|horse)\b.{0,40}\b(?:died|passed|put down|put to sleep|gone)|(?:lost|put down|miss) my (?:dog|cat|pet))\b/g,
  },
  illness: {
    concern: 'family issues',
    pattern:
      /\b(?:in (?:the |a )?hospital|hospice|stroke|surgery|cancer|chemo\w*|intensive care|icu|diagnos(?:ed|is)|tumou?r|in a coma|terminal|(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|partner|grandm\w+|grandf\w+|friend|dog|cat) is (?:very |really |so )?(?:sick|ill|dying)|(?:he|she)(?:'s| is) dying)\b/g,
  },
  panic: {
    concern: 'anxiety',
    pattern:
      /\b(?:panic\w*|can'?t breathe|heart (?:is |was )?(?:racing|pounding)|hyperventilat\w+|going to faint|chest (?:is |goes |gets |feels |was |went )?(?:so |all )?(?:tight|heavy|hurt\w*|pain\w*)|tight chest|on my chest)\b/g,
  },
  'social worry': {
    concern: 'anxiety',
    pattern:
      /\b(?:social anxiety|meeting new people|(?:in|at) (?:a )?(?:groups?|part(?:y|ies))|what (?:people|they|others|everyone) thinks?|(?:everyone|people) (?:is |are |was |were )?(?:staring|judging|looking)|public speaking|presentation|small talk|awkward)\b/g,
  },
  worry: {
    concern: 'anxiety',
    pattern:
      /\b(?:anxi\w+|(?<!\b(?:don't|no|not to) )worr\w+|overthink\w*|nervous|what if|dread\w*|racing thoughts|on edge|scared|afraid|fear|worst case|symptoms?|tumou?r|my pulse|biopsy|can'?t stop thinking)\b/g,
  },
  'low mood': {
    concern: 'depression',
    pattern:
      /\b(?:depress\w+|hopeless\w*|no point|pointless|can'?t get out of bed|no motivation|unmotivated|nothing matters|i (?:just )?don'?t (?:enjoy|care about) (?:anything|things)|miserable|low mood|feeling (?:so |really |very )?(?:down|low|sad)|crying all|numb|numbness|feel(?:ing)? (?:so |just )?empty|empty inside|emptiness|no energy|joyless|(?:everything|everything is|a bit|gone|feel(?:ing)?) gr[ea]y|used to (?:love|enjoy|like)|already tired|wast(?:e|ing) my life|(?:can'?t|could not|couldn'?t) face|no interest in|see me like this)\b/g,
  },
  overload: {
    concern: 'stress',
    pattern:
      /\b(?:stress\w*|overwhelm\w*|(?<!\b(?:drink|drank|drunk|eat|ate|spend|spent|smoke|smoked|sleep|slept|gambl|shop|drinking|eating|spending|smoking|sleeping|gambling|shopping) )too much(?! of (?:it|that|the)\b)|(?<!blood )pressure(?! (?:pills|cooker|washer))|deadlines?|can'?t keep up|so much to do|to-do list|everything at once|swamped|juggling|behind on|piling up|no time)\b/g,
  },
  money: {
    concern: 'stress',
    pattern:
      /\b(?:(?:no|enough|out of|borrow\w*|owe|about|need|short of|tight on) (?:\w+ )?money|money (?:is|worries|problems|trouble)|send money|(?<!\bi pay )rent|debts?|bills?|loans?|mortgage|afford|(?:i'm|we're|am|so|flat|always) broke|overdraft|savings|paycheck|salary|evict\w+)\b/g,
  },
  exams: {
    concern: 'stress',
    pattern:
      /\b(?:exams?|driving test|(?:fail(?:ed)?|pass(?:ed)?|retake|retook|resit) (?:my|the|a|that|another) (?:\w+ )?test|finals|midterms?|tests? (?:on|tomorrow|next)|studying|revision|grades?|assignments?|essays?|thesis|dissertation|university|college|homework|degree|class(?:es)?(?! action)|classmates?|school(?:work)?(?! (?:run|gate|friend))|semester|teachers?|professors?|(?:online|my|the|these|this) courses?|(?:online|distance|remote) learning|(?:to|i|can't|cannot) study|my studies|textbooks?|tutor(?:s|ing)?|gpa|graduat(?:e|ed|ing|ion))\b/g,
  },
  breakup: {
    concern: 'relationships',
    pattern:
      /\b(?:br(?:o|ea)ke?(?: things)? up(?! (?:the|our trust|a|fights?))|broken? up with|break-?ups?|breaking up(?! (?:the|a|fights?))|split(?:ting)? up|dumped(?: me)?|(?<!\b(?:her|his|their|\w+'s) )divorc\w+|separat(?:ed|ion)|(?:he|she|\w+friend|wife|husband|fianc[eé]e?|partner) (?:just |suddenly |has )?left me|my ex|ex[- ](?:girlfriend|boyfriend|wife|husband|gf|bf|partner)|ended (?:it|things|our|the) (?:with|between|relationship|marriage|engagement)?|moved out|(?:get|getting|got|win|want) (?:her|him|my ex) back|we dated)\b/g,
  },
  betrayal: {
    concern: 'relationships',
    pattern:
      /\b(?:cheat\w*|affair|unfaithful|lied to me|betray\w*|trust (?:him|her|them)|behind my back|texting (?:someone|another))\b/g,
  },
  partner: {
    concern: 'relationships',
    pattern:
      /\b(?:(?<!\b(?:her|his|friend's|their) )husband|(?<!\b(?:her|his|friend's|their) )wife|boyfriend|girlfriend|partner|fianc[eé]e?|relationship|marriage|married|dating|spouse|gf|bf|in love with|my girl|roommates|date night|loves? me|girlfriend's|boyfriend's)\b/g,
  },
  friendship: {
    concern: 'relationships',
    pattern:
      /\b(?:best friends?|(?:my|our|her|his|a|the|of|these|those|some|close|good|old|other|\d) (?:\w+ )?friends?(?: of)?|friends (?:are|have|don't|do not|who|and i|with)|friendships?|friend group|group chat|bestie|hang(?:ing)? ?out)\b/g,
  },
  'self-worth': {
    concern: 'self-esteem',
    pattern:
      /\b(?:not good enough|never (?:good )?enough|worthless|failure|self-?esteem|hate myself|(?:i'?m|i am|feel|so|such an?) (?:so )?(?:useless|a loser|loser|stupid|dumb|ugly|pathetic)|confidence|inadequate|not smart|compar(?:e|ing) myself|disappointment|don'?t deserve)\b/g,
  },
  impostor: {
    concern: 'self-esteem',
    pattern:
      /\b(?:impost[eo]r|a fraud|(?:be|being|get|getting) found out|find out i'?m|don'?t deserve (?:this|the|my)|just got lucky|out of my depth)\b/g,
  },
  body: {
    concern: 'self-esteem',
    pattern:
      /\b(?:(?:hate|hating|in|about|with|of) my body|my body (?:is|looks?|disgusts?|image|changed)|my (?:weight|looks|skin|thighs)|hate my face|(?:i'?m|i am|feel|look|so) (?:so )?(?:fat|ugly)|in the mirror|gained weight|overeat\w*|binge\w*|calories)\b/g,
  },
  trauma: {
    concern: 'trauma',
    pattern:
      /\b(?:trauma\w*|flashbacks?|nightmares?|ptsd|assault\w*|abus\w+|(?:car |bad |the |an )accident|attacked|triggered|relive|reliving|what happened to me|when i was (?:a kid|a child|little|young)|(?<!\bsince |from |friends? )childhood)\b/g,
  },
  anger: {
    concern: 'anger',
    pattern:
      /\b(?:ang(?:ry|er)|rage|furious|mad at|temper|i (?:\w+ )?(?:snap(?:ped)?|yell(?:ed)?|shout(?:ed)?|scream(?:ed)?|exploded?|blew up|lost it)|snapping at|lash(?:ed|ing) out|resent\w*|irritat\w+|livid|seeing red)\b/g,
  },
  'a move': {
    concern: 'loneliness',
    pattern:
      /\b(?:(?:i|we)(?:'ve| have| just| recently)* moved (?:here|to|away|cities|country|countries|in)|new (?:city|town|country|place)|don'?t know anyone|homesick|since (?:i|we) moved)\b/g,
  },
  loneliness: {
    concern: 'loneliness',
    pattern:
      /\b(?:lonel\w+|(?<!\b(?:not|never|n't|leave me|left me|let alone) (?:so |all |really |the only one )?)(?<!\blet )alone|isolat\w+|no friends|no one to|nobody to|by myself|left out|don'?t (?:fit in|belong)|no one (?:calls|texts|cares|understands)|nobody (?:calls|texts|cares|understands)|friendless)\b/g,
  },
  overwork: {
    concern: 'work-life balance',
    pattern:
      /\b(?:overwork\w*|overtime|(?:two|three|\d) jobs|extra shifts?|burn(?:ed|t)?[- ]?out|work(?:ing)? (?:late|weekends|nights|all the time|too much|non-?stop|\d+ hours)|(?:60|70|80|sixty|fifty|seventy)[- ]hours?|work-?life|e-?mails? (?:at|after|all)|no time for (?:myself|my family|my kids|anything)|always (?:working|on call)|(?:can'?t|never) switch off)\b/g,
  },
  job: {
    concern: 'work-life balance',
    pattern:
      /\b(?:(?:my|^) ?(?:job|manager|career|team)|at work|work|jobs?(?! (?:search|hunt\w*|interviews?))|boss(?:es)?|supervisors?|team lead\w*|co-?workers?|colleagues?|employ(?:er|ers|ees?)|my (?:company|firm|workplace|position|pay|raise|hours)|pay cuts?|office|promotion|meeting|shifts?|project)\b/g,
  },
  'job loss': {
    concern: 'stress',
    pattern:
      /\b(?:fired|laid ?off|lay-?offs?|layoffs?|lay(?:ing)? off|furlough\w*|(?:lost|lose|losing|loss of) (?:\w+ ){0,2}jobs?|job ?loss|let me go|let go (?:from|by|at)|terminated|redundan\w+|unemploy\w+|jobless|(?:no|any|find(?:ing)?|get(?:ting)?|new|another|decent|good|for a|suitable) (?:\w+ )?jobs?(?= |$|[.,!?])|(?:find|finding|looking for|no) (?:some |any )?work|job (?:search\w*|hunt\w*|interviews?|applications?|market)|appl(?:y|ied|ying) (?:for|to) (?:\w+ ){0,3}(?:jobs?|positions?|places)|out of (?:work|a job)|rejected from|interviews?)\b/g,
  },
  family: {
    concern: 'family issues',
    pattern:
      /\b(?:my (?:\w+ )?(?:mom|mum|mother|dad|father|parents?|family|sister|brother|siblings?|in-laws|mother-in-law|father-in-law|aunt|uncle)|family|holidays|christmas|thanksgiving)\b/g,
  },
  caring: {
    concern: 'family issues',
    pattern:
      /\b(?:caregiv\w+|carer|caring for|looking after my|taking care of my|dementia|alzheimer\w*|nursing home|care home|bedridden|disabled|chemo\w*|diagnosed with)\b/g,
  },
  parenting: {
    concern: 'family issues',
    pattern:
      /\b(?:my (?:kids?|child|children|son|daughter|toddler|teenager|teen|baby|newborn)|my (?:\w+[- ])?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ](?:year|yr)s?[- ]old(?! (?:dog|cat|puppy|car|phone|laptop|horse))|parenting|postpartum|breastfeed\w*|new (?:mom|mum|dad|parent)|bedtime)\b/g,
  },
  talking: {
    concern: 'communication',
    pattern:
      /\b(?:communicat\w*|(?:doesn'?t|don'?t|never|won'?t|not) (?:listen\w*|hear me|talk\w*)|misunderst\w+|(?:how (?:do i|to)|what (?:should|do|can|could) i) (?:tell|say|talk|bring)|(?:hard|difficult) conversation|silent treatment|can'?t (?:say(?! no)|express|find the words|explain|tell (?:him|her|them))|argument|arguing|argue|speak up|shut(?:s|ting)? down|we (?:don'?t talk|just fight)|interrupt\w*)\b/g,
  },
  boundaries: {
    concern: 'boundaries',
    pattern:
      /\b(?:boundar\w+|say(?:ing)? no|can'?t say no|people[- ]?pleas\w+|takes? advantage|walk(?:s|ed)? all over|guilt[- ]?trip\w*|asks? (?:me )?for (?:too much|favou?rs)|doormat|always (?:the one|available)|expects? me to|drop everything|favou?rs?|whenever (?:she|he|they) wants?|without asking|my own space)\b/g,
  },
  sleep: {
    concern: 'self-care',
    pattern:
      /\b(?:sleep\w*|slept|insomnia|awake (?:at|all|until)|can'?t sleep|wake up at|waking up|bed at|tired all the time|(?:bad|sleepless|long) nights?|(?:the |my )nights (?:are|were)|every night|at night)\b/g,
  },
  'self-neglect': {
    concern: 'self-care',
    pattern:
      /\b(?:self-?care|take care of myself|taking care of myself|haven'?t (?:showered|eaten|cooked|exercised|been out|left)|skip(?:ping|ped)? meals|time for (?:me|myself)|let myself go|put(?:ting)? (?:everyone|myself)|neglect\w*|look(?:ing)? after myself|showering?|eating (?:junk|badly)|dishes|messy|my (?:room|apartment|flat) is)\b/g,
  },
  'coming out': {
    concern: 'identity',
    pattern:
      /\b(?:queer|gay|lesbian|bi(?:sexual|(?![- ]?polar))|trans(?:gender)?|non-?binary|(?:coming|come|i came|i just came) out(?: to|$| as|[.,])|closet(?:ed)?(?! with)|my sexuality)\b/g,
  },
  identity: {
    concern: 'identity',
    pattern:
      /\b(?:who i (?:am|really am|want to be)|(?<!\b(?:verify|prove|confirm|stole|steal) my )identity(?! theft)|don'?t know myself|lost myself|find myself|two cultures|culture|religion|faith|gender|midlife|purpose|what i want|pretending|mask|retire\w*)\b/g,
  },
  inspiration: {
    concern: 'self-care',
    pattern:
      /\b(?:(?<!nothing (?:ever |really |much )?)inspir\w+|moved me(?! (?:to|into|off|on|from|out|up|down|back|away|over|in|next|desk))|uplifting|hopeful|dream(?:s|ed)? of)\b/g,
  },
} as const satisfies Record<string, Situation>;

export type Topic = keyof typeof situations;

/** A situation said outright outweighs the common words ('work', 'night', 'my mother') that name a place or a person. */
const faint = new Set<string>([
  'partner',
  'job',
  'family',
  'sleep',
  'friendship',
  'inspiration',
  'parenting',
  'worry',
  'overload',
  'exams',
  'identity',
]);

/** How somebody is, more than what happened: it gives way to what happened as what a talk is about. */
const moods = new Set<Topic>([
  'low mood',
  'worry',
  'overload',
  'loneliness',
  'anger',
  'self-worth',
  'talking',
  'sleep',
  'self-neglect',
  'boundaries',
  'identity',
]);

export const isMood = (topic: Topic): boolean => moods.has(topic);

/** The situations spoken of, strongest first, with how plainly each is named. */
export function readTopics(text: string): { topics: Topic[]; strength: Record<string, number> } {
  const lower = text.toLowerCase();
  const found = (Object.entries(situations) as [Topic, Situation][])
    .map(([topic, { pattern }]) => ({
      topic,
      score: new Set(lower.match(pattern) ?? []).size * (faint.has(topic) ? 0.8 : topic === 'pet loss' ? 3.6 : 1.7),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return {
    topics: found.map(({ topic }) => topic),
    strength: Object.fromEntries(found.map(({ topic, score }) => [topic, score])),
  };
}

export const concernOf = (topic: Topic): Concern => situations[topic].concern;
