import { answerOf, howOften } from './answers.ts';
import { concepts } from './lexicon.ts';

/**
 * What somebody says who was misread, beside a no: Wren's own word handed back ("Hurt myself?"), surprise at the leap, and what the
 * word stood for ("I slept on the edge of the bed", "it's a till"). Who is in danger and plays it down does none of this: they make
 * it small ("forget it, it's nothing"). Bounded gaps only; read on words with straight apostrophes, with or without them.
 */

/** What Wren may have spoken of. */
const dangerWord =
  '(?:danger|safe(?:r|ty)?|hurt(?:ing)?|harm(?:ing)?|suicid\\w*|kill(?:ing)?|die|dying|dead|death|911|999|112|988|\\d{3}|hotlines?|helplines?|emergency|ambulance|police|crisis|medicines?|pills|abuse\\w*|voices|weapons?|overdose|self[- ]harm\\w*|cut(?:ting)?|end(?:ing)? (?:it|what|my life)|starv\\w*|alive|means|line|number|a plan|away from|thoughts)';
const exclaimed =
  '(?:(?:you )?what|huh|wait|eh|oh|er+|um+|sorry|excuse me|pardon|lol|ha+|omg|wtf|no+|hang on|hold on)[\\s,.?!…]+';
/** "Hurt myself?", "in danger??", "Safer from what?", "What medicine?": a few words, without a verb of their own. */
const echo = new RegExp(
  `^[\\s"'(*]*(?:${exclaimed}){0,3}(?:(?:me|my|who'?s|what|in|into|to|from|a|an|the|any|you mean|call(?:ing)?|end|some|somebody'?s|in any)\\s+){0,3}${dangerWord}(?:\\s+[\\w']+){0,4}\\s*[?!]*\\?[?!]*$`,
  'i',
);
/** The same, of whoever or whatever is not there. */
const fromWhat = /^[\s"'(*]*(?:\w+[\s,?!]+){0,3}(?:from|of|hurt|hurting|with|end) (?:what|who|whom)\b[^?]{0,20}\?+$/i;
/** "Who said anything about dying?", "I never mentioned suicide". */
const unmentioned =
  /\b(?:(?:who|nobody|no ?one)(?: ever| even)? (?:said|mentioned|spoke|talked|asked|is talking|was talking)|i (?:never|didn'?t|did not|haven'?t)(?: even| ever)? (?:said|say|mention(?:ed)?|talk(?:ed)?|speak|spoke))(?: anything| something| a word)?(?: about| of)?\b[^.!?]{0,40}/i;
/** Surprise at what Wren made of it. */
const leap =
  /\b(?:where(?:'?s| did| does| is| has)? (?:that|this|it) (?:all )?(?:come|came|coming|spring) ?(?:from)?|out of (?:nowhere|the blue)|(?:a|some|an? (?:big|huge|odd)) (?:leap|jump|stretch)\b|jump(?:ed|ing)? to conclusions|off on one\b|cross(?:ed)? (?:a |your |our )?wires?|wires crossed|wrong (?:idea|impression|track|person|conversation)|(?:bit|so|very|rather|being) (?:over)?dramatic|over ?react\w*|you'?re being (?:weird|daft|silly|odd|strange|funny|ridiculous)|(?<!\b(?:me|to|i|you|he|she|they|can|can'?t|cannot|couldn'?t|not|and|finally) )calm down|what(?:'?s| has| does| is) (?:that|this|it|any of that) (?:got )?(?:have )?to do with|you(?:'?ve| have)? lost me|catch (?:yourself|yerself) on|wise up|where on earth|why (?:would|do|did|are) you (?:say|ask|asking|think|saying)(?: that| this)?[\s,?.!]+\w+ \w+ \w+|barking up)\b/i;
/** Needs no help line, lightly: no denial of what was said outright. */
const waves =
  /\bdon'?t need (?:an? |the |your |any )?(?:911|999|112|988|hotlines?|helplines?|emergency|crisis line|number|rescuing)\b/i;
/** What was said, or spoken of, said again. */
const restates =
  /\b(?:i(?:'?ve|'?m| am| was| have)? (?:only |just |merely |simply |literally |actually |clearly )*(?:said|asked|asking|talking|speaking|telling|describing|on about|on abt|wrote|mean[st]?)\b(?! (?:that|it|so|anything|sorry|no|yes|already)?[.!?]*$))/i;
const abstract =
  'lot|bit|matter|way|relief|goodbye|plan|secret|start|habit|phase|option|choice|thought|feeling|burden|struggle|fight|shame|waste|curse|mercy|blessing|kindness|sentence|trap|prison|question|long|good|bad|hard|hell|nightmare|farewell|promise|decision|comfort|fact|truth|lie|cry|mess|state|letter|note';
const means = [...new Set(concepts.METHOD)].join('|');
/** "It's a till", "its just the edge of the mattress", "it was about the milk"; never a means, and nothing that cannot be touched. */
const literal = new RegExp(
  `\\b(?:it'?s|it is|that'?s|that is|it was|that was|is)(?: (?:just|only|literally|all|about|over|to do with))* (?:an?|the|my|our|his|her|some|about|over) (?!(?:[\\w'-]+ ){0,2}(?:${abstract}|${means})\\b)[\\w'-]{3,}`,
  'i',
);
/** Glad of life, and afraid to lose it. */
const wantsLife =
  /\bi(?:'?m| am|'?d| would| do)? (?:just |only |really |still |so |very much |terribly |too )*(?:(?:want|love|like|hope|intend|plan|mean|going) (?:very much |so much |only |just |it |too much )?to (?:live|stay alive|be alive|grow old|see (?:my|them|him|her|the|next)|meet (?:my|the)|stick around)|love (?:my )?life|love being alive|(?:scared|afraid|frightened|terrified|petrified) (?:of|to) (?:dying|death|die))\b/i;
const lastThing = /\b(?:dying|death|suicide|killing myself|to die) is the (?:very )?last thing (?:i|on my)\b[^.!?]*/i;
const laughs = /(?:\b(?:lol|lmao|lmfao|haha\w*|hehe\w*|rofl|omg)\b|[😂🤣😅😆😄])/iu;

/** Makes it small, or says it after all: none of this is a misreading. */
const isDark =
  /\b(?:good ?bye|if i (?:said|was|were|did|do)|used to|any ?more|no longer|look(?:ing)? forward|because they|i (?:think|thought) (?:about|of)|forget (?:it|i|that|about)|tell (?:my|him|her|them|everyone)|(?:ring|call) any|tired of|done with|no point|pointless|hopeless|can'?t (?:go on|do this|any ?more|take)|(?:does|did)(?:n'?t| not) matter|had enough|enough of|too late|giv(?:e|ing) up|worthless|better off|over soon|end of me|need (?:it|this|everything) to (?:be over|stop|end)|but (?:for )?(?:me|myself)|(?:except|only|apart)(?: for| from| to)? (?:me|myself)|(?:where|how|when) and (?:where|how|when)|years of this|what i said\b|not a (?:joke|figure of speech|saying)|without me|just (?:pray|hope|wish|wait)\w*|be(?:en)? gone|not(?: to)? be here|find me|found me|made my peace|but not\b|once[.!]*$|every ?(?:day|night|one would))\b/i;

const sentencesOf = (plain: string): string[] => plain.match(/[^.!?\n…]+[.!?…]*["”’)]*|[.!?…]+/g) ?? [];
/** Whether a sentence only hands Wren's own word back, or wonders at it: it says no danger of its own. */
export const isHandedBack = (sentence: string): boolean => {
  const one = sentence.trim();
  return echo.test(one) || fromWhat.test(one) || unmentioned.test(one);
};

/** The message without what only hands Wren's own word back. */
export function withoutEchoes(plain: string): string {
  const sentences = sentencesOf(plain);
  return sentences.some(isHandedBack)
    ? sentences
        .filter((one) => !isHandedBack(one))
        .join(' ')
        .trim()
    : plain;
}

/** Begins like a yes, and is none: "I was only describing the room". */
const begins = /^\W*i(?:'?m| am| was| did| do| have)\b/i;

const countOf = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

/** "What??", "Good heavens", a word in capitals, a laugh: not how somebody speaks who makes a danger small. */
const exclaims =
  /^[\s"'(*]*(?:(?:what|huh|eh|wait|hang on|excuse me|i beg your pardon|pardon|seriously|omg|wtf|bro|mate|dear|na+w*|(?:oh )?good(?:ness)?(?: (?:heavens|god|lord|grief|gracious|me))?|bloody hell|jesus|christ|lol)\b[^.,!?]{0,10}[.,!?]|bro\b|lol\b)|\?\?|\?!|!!|\bfor (?:\w+'?s sake|the love of)/i;
const inCapitals = /\b[A-Z]{4,}\b[\s\S]*[a-z]|[a-z][\s\S]*\b[A-Z]{4,}\b/;
const protestsIn = (plain: string): boolean =>
  withoutEchoes(plain) !== plain ||
  leap.test(plain) ||
  exclaims.test(plain) ||
  inCapitals.test(plain) ||
  laughs.test(plain);

/** How much a message reads like somebody's who was misread: `surely` by protest and by what it was about, `maybe` by one of them. */
export function misreadIn(plain: string): 'surely' | 'maybe' | undefined {
  if (isDark.test(plain)) return undefined;
  const rest = withoutEchoes(plain);
  const answer = answerOf(rest);
  const isAnswer =
    answer === 'unsure' || answer === 'when' || (answer === 'yes' && !(begins.test(rest) && restates.test(rest)));
  if (isAnswer || howOften.test(rest)) return undefined;
  const isEcho = rest !== plain && !lastThing.test(plain);
  const goesOn = countOf(rest) >= 3;
  if (wantsLife.test(rest) || lastThing.test(plain) || unmentioned.test(plain)) return 'surely';
  const explains = explainsIn(rest);
  if (explains && (protestsIn(plain) || answer === 'no')) return 'surely';
  if ((isEcho || leap.test(plain)) && goesOn) return 'surely';
  const isLight = leap.test(plain) || waves.test(plain) || (exclaims.test(plain) && goesOn);
  return isLight || isEcho || (explains && explainsIn(rest.slice(0, 45))) ? 'maybe' : undefined;
}

const explainsIn = (rest: string): boolean => restates.test(rest) || literal.test(rest);

/** Whether it says in protest what the word stood for: with a denial, enough even where the urgent words were said. */
export const isMisunderstanding = (plain: string): boolean =>
  misreadIn(plain) === 'surely' && protestsIn(plain) && explainsIn(withoutEchoes(plain));

/** Whether it protests, and goes on to something of its own. */
export const isProtest = (plain: string): boolean =>
  !isDark.test(plain) && protestsIn(plain) && countOf(withoutEchoes(plain)) >= 5;
