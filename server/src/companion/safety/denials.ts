import { type Assessment, calm } from './assessment.ts';
import { ruleDoubted } from './classifier/weigh-both.ts';
import { isHandedBack, isMisunderstanding, isProtest, misreadIn, withoutEchoes } from './explanations.ts';

/**
 * What somebody says who was taken to be in danger and is not: a no in any words, a protest, a word about what was
 * misheard. Bounded gaps only; read on words with straight apostrophes, with or without them.
 */

const aside =
  "(?:what|huh|wait|oh|ah+|um+|uh|er+m?|well|(?:oh )?(?:my )?(?:god|gosh|goodness)|good (?:god|heavens|lord|grief)|heavens(?: above)?|jesus|christ|omf?g|lol|lmao|ha+|(?:ha){2,}|wt[fh]|what the (?:hell|fuck|heck)|ffs|fuck|bloody hell|dear me|my dear|dear|eh|hey|mate|bro|girl|honestly|seriously|sorry|whoa|wow|ok(?:ay)?|yeah|yes|h+m+|lord|lordy|come on|jeez|geez|crikey|blimey|excuse me|pardon|away from (?:who|whom|what)|i beg your pardon|that'?s)";
/** A plain no at the beginning, whatever is exclaimed before it; "no one", "no reason" and their like deny nothing. */
const startsNo = new RegExp(
  `^[\\s"'(*]*(?:${aside}[\\s,.?!…-]+){0,4}(?:no+(?!\\.? ?(?:one|body|idea|clue|reason|point|hope|way|energy|longer|more|sleep|money|wonder|matter|jobs?|friends?|famil|future|strength|use|plans?|need|sense)\\b)|nope|nah+|naw|nay|not at all|(?:of course|certainly|absolutely|definitely|hell|god) (?:not|no)|never(?=[\\s,]*(?:[.!,]|$)))(?![a-z'])`,
  'i',
);

/** The danger itself, with a "not" before it. */
const notThat =
  /\b(?:not|never|isnt|isn't|aint|ain't|wasnt|wasn't|arent|aren't) (?:\w+ ){0,3}?(?:suicidal|in (?:any |real |the slightest |actual )*(?:danger|trouble)|at risk|hearing (?:any )?(?:voices|things)|seeing things|(?:think\w*|talk\w*|speak\w*) (?:of|about|like) (?:that|it|this|suicide|dying|killing|ending|hurting)|(?:going to|gonna|about to|here to|planning to|looking to|trying to) (?:do anything|hurt|kill|harm|end)|hurting|harming|being (?:abused|hurt|hit|beaten|hurted)|(?:abus|violen|psychotic|delusional|starv|anorexic|bulimic)\w*|dangerous|like that|dying|under ?age|under 18|a (?:child|kid|minor|teenager|danger|criminal|murderer))\b/i;
const noSuch =
  /\b(?:dont|don't|do not|didnt|didn't|did not|doesnt|doesn't|wouldnt|wouldn't|would not|would never|wont|won't|never|havent|haven't|have not|has never|no|nor|without|there are no|there is no) (?:\w+ ){0,3}?(?:want(?:ed)? to (?:die|kill|hurt|harm|end|hit)|wish to (?:die|kill|end|harm|hurt)|wanna (?:die|kill|hurt|end)|(?:think|thinking|thought) (?:about |of |like )?(?:that|it|such|dying|killing)\b|(?:such )?thoughts?\b(?! of (?:them|him|her))|hear (?:any )?voices|hit me|hurt(?:s|ing)? (?:me|anyone|anybody|myself|him|her|them|nobody)|harm (?:me|anyone|anybody|myself)|mean (?:it |that )?(?:like )?(?:that|literally|it|so|this)\b|danger\b|such thing|have (?:any )?(?:such|those|that sort|that kind))/i;
const nobodyIs =
  /\b(?:nobody|no ?one|none of us|nothing)(?:'?s| is| was)? (?:\w+ )?(?:(?:in|any) danger|at risk|hurt\w*|getting hurt|being hurt|hitting|wrong with me|going to (?:happen|die))\b/i;
const nothingLike =
  /\b(?:nothing (?:like|of|to do with) (?:that|the|this)\b|no such thing|not like that|far from (?:it|that)|(?:quite )?(?:the|on the) (?:opposite|contrary)|not (?:that|it|so)(?: at all)?\s*(?:[.,!]|$))/i;
const harm =
  '(?:hurt|hit|beat|bash|batter|kick|punch|slap|smack|harm|abus|touch|threat|bull[iy]|attack|chok|shov|grab|strangl|rap|kill|murder|stab|frighten|shout|starv|control|forc|lock|follow|watch)\\w*';
const anyOne =
  '(?:me|us|him|her|them|it|you|any ?(?:one|body)|no ?(?:one|body)|nobody|each other|(?:the|my|our|his|her|any) \\w+|a (?:fly|soul|thing|hair))';
/** "Hes not beatin me", "she never lays a hand on me", "I wouldn't hurt a fly": no harm done to anybody, in any spelling. */
const noHarm = new RegExp(
  `\\b(?:not|never|nt|\\w+n'?t|nobody(?:'?s)?|no ?(?:one|body)(?:'?s)?|none of (?:us|them))(?: \\w+){0,3}? (?:${harm} (?:on |at )?${anyOne}|(?:lay|lays|laid|layin\\w*|put|puts|raised?|raisin\\w*) (?:a |an |one |his |her |their )?(?:hands?|fingers?) (?:on|to|against)\\b)(?! (?:if|when|unless|because|any ?more|like|as|hard|much|badly|again|yet|where|lately|today|tonight|this|since|so|with|in front|until|till))`,
  'i',
);
/** How somebody is called who does nothing but what they usually do: "she's just strict". */
const onlyStrict =
  /\b(?:he|she|they|mum|mam|mom|dad|it|boss|teacher)(?:'?s|'?re| is| are| was)? (?:just|only|a bit|being|bein|dead|really|well|proper|always) (?:a bit |being |bein |dead |really |so )*(?:strict|old[- ]fashioned|annoying|normal|a (?:mum|dad|mam|mom|parent|teacher|grump|moaner|tease)|tired|moody|grumpy|bossy|protective|sulking|stubborn|nosy|soft|stressed|busy|messing|joking|teasing)\b/i;
/** What another's words stood for: "she means the diet". Not "he means it". */
const meansOther =
  /\b(?:he|she|they)(?:'?s|'?re| is| are| was| were)? (?:just|only|really|obviously|clearly)? ?(?:means?|meant|(?:talking|joking|moaning|going on|on) about|said (?:it|that) about|exaggerating|joking|kidding|messing(?: about)?|being dramatic)\b(?! (?:it|that|every|what|to|business|dying|death|suicide|dead|killing|ending|wanting|not)\b)/i;
/** Nobody meant it: as much of a no as it is. */
const accident = /\b(?:(?:by|on|an|total|pure) accident|accidentally|by mistake|did(?:n'?t| not) mean to)\b/i;
/** A word to Wren about what it made of theirs. */
const misread =
  /\b(?:you(?:'?ve| have| are|'?re)? (?:\w+ )?(?:misread\w*|misunder\w+|mishear\w*|misheard|mistak\w+)|misunderst\w+|you(?:'?ve| have)? (?:\w+ )?(?:got|took|taken|gotten|read) (?:it|that|this|me|too much)(?: \w+)? (?:wrong|literal\w*|into)|you(?:'?ve| have)? (?:got|gotten) (?:it|that|this|me) (?:all |completely |totally |so |quite )?wrong|wrong end of the stick|(?:not|never) what i (?:said|meant|mean|asked|wrote|was (?:saying|asking))|i (?:didnt|didn't|did not|never) sa(?:y|id) (?:that|anything|so)|(?:it'?s|was|is|just|only|that'?s) (?:just |only |merely )?(?:an? |the )?(?:expression|figure of speech|joke|saying|idiom|way of (?:speaking|talking|saying))|(?:i'?m|i am|im|was|just|only) (?:only |just )?(?:joking|kidding|messing|venting)|(?:i |i'?ve |only |just )(?:just |only |really )?meant\b|(?:this|that|it) is (?:ridiculous|absurd|daft|insulting)|like a criminal|why (?:would|is) (?:that|this|it)\b.{0,20}\b(?:mean|about)\b)/i;
/** A word about what they spoke of instead. */
const speaksOf =
  /\b(?:i'?m|im|i am|i was) (?:only |just |merely )?(?:asking|talking) (?:you )?(?:about|how|what|whether|if)\b/i;
/** Only to a question that could be answered so. */
const amWell =
  /\b(?:i'?m|i am|im|we'?re|we are|everyone is|everybody is|everyone'?s|he'?s|she'?s) (?:\w+ly |quite |all |very |just )?(?:safe|fine|ok(?:ay)?|all ?right|alright|grand|well)\b(?! (?:with|if|to|now that))/i;

/** Takes it back in the same breath, walks round the question, or speaks of a plan alone. */
const takenBack =
  /\b(?:but (?:sometimes|maybe|part of me|some days|lately|now i|i (?:do|did|have|still|sometimes|would|wish|might|cant|can't)\b)|not (?:yet|tonight|today)\b|no (?:\w+ )?plans?\b|(?:have|got|not) (?:an? |any )?(?:real )?plans?\b|i lied|unless|for (?:now|tonight|today|the moment)\b|found a way|planned|wish i\b|sometimes|be (?:dead|alive|gone)\b|exist\b|(?:tired|sick|done) (?:of|with) (?:living|life)|wouldn'?t hurt(?! (?:a|any|no|him|her|them|me|us)\w*\b)|not (?:exactly|quite|really)\b|most(?:ly| days)\b|just (?:want|need) (?:it|this|everything|them|the \w+|to (?:stop|sleep|disappear|rest|be gone|go))\b|want (?:it|this|everything|the \w+) to (?:stop|end|be over)|(?:live|living|go on|going|be here) like this|anymore\?|does(?:nt|n't| not)? (?:it |that )?matter|worry(?:ing)? about me|rather not|fingers crossed|want to be (?:killed|dead|gone)|wouldn'?t (?:mind (?:being|if|not|a)|get out of)|just a danger|(?:where|how|when) and (?:where|how|when)\b|meant (?:it|every|what i said)\b|(?:but|except|only|apart)(?: for| from| to)? (?:me|myself)\b)/i;

/** "Not hitting me any more", "hasn't hurt me yet": it was so, or may be. */
const onlyNow = new RegExp(
  `\\b${harm} (?:\\w+ )?(?:me|us|him|her|them|myself|anyone)(?: \\w+)? (?:any ?more|now|again|lately|today|tonight|yet|this \\w+|since|so (?:much|often)|as (?:much|often|bad))\\b`,
  'i',
);

/** Said to Wren about its question, and not to be answered as a story. */
const toTheQuestion = [notThat, noSuch, nobodyIs, nothingLike, noHarm, misread];

/** A no without the word. */
const waved =
  /\b(?:(?:stop|quit) asking|jk\b|(?:of )?course not|as if\b(?! (?:i|he|she|it|they|my|the|nothing))|god no|don'?t be (?:daft|silly|stupid|ridiculous|mad)|behave|give over|leave (?:it )?off|way off|reading (?:too much|things) into|(?:it'?s|its|it is) (?:honestly |really )?nothing to do with)\b/i;

/** How surely something is denied: `outright` by what it is, `plainly` by a mere no or that all is well. */
export type Denial = 'outright' | 'plainly' | undefined;

/** Where it was meant: 'at work I mean', 'I meant in the team'. */
const meantThere =
  /^\W*(?:no,? )?(?:(?:only |just )?(?:at|in|from|about|with|on) (?:the |my |our |this )?\w+(?: \w+){0,2},? i (?:mean|meant)|i (?:only |just )?(?:mean|meant) (?:only |just )?(?:at|in|from|about|with|on) (?:the |my |our |this )?\w+(?: \w+){0,2})\W*$/i;

/** Whether a message says that what Wren took for danger is none. */
export function denialIn(message: string): Denial {
  const plain = message.slice(0, 600).replaceAll('’', "'");
  if (takenBack.test(plain) || onlyNow.test(plain)) return undefined;
  const misread = misreadIn(plain);
  if (misread === 'surely' || [...toTheQuestion, speaksOf, meansOther, meantThere].some((one) => one.test(plain)))
    return 'outright';
  const isNo =
    misread === 'maybe' || startsNo.test(plain) || onlyStrict.test(plain) || accident.test(plain) || waved.test(plain);
  return isNo || (plain.length < 120 && amWell.test(plain)) ? 'plainly' : undefined;
}

/**
 * Whether a denial ends even what was answered urgently: it protests, and says what was meant or that there is no such danger.
 * Who plays a danger down makes it small and goes on to nothing.
 */
export function isPlainlyMisread(message: string): boolean {
  const plain = message.slice(0, 600).replaceAll('’', "'");
  const names = [notThat, noSuch, nobodyIs, noHarm].some((one) => one.test(plain));
  return !takenBack.test(plain) && (isMisunderstanding(plain) || (names && isProtest(plain)));
}

const denied = [notThat, noSuch, nobodyIs, nothingLike, noHarm].map((one) => new RegExp(one.source, 'gi'));

/** A message without its denials and the words of Wren's that it only hands back: what is left may be a danger of its own. */
export function withoutDenials(message: string): string {
  const plain = withoutEchoes(message.replaceAll('’', "'")).replace(leadIn, '');
  return denied.reduce((rest, one) => rest.replace(one, ' '), plain).trim();
}

const protest =
  /^[\s"'(*]*(?:(?:(?:can|could) (?:we|you) (?:please )?)?(?:go back|get back|stop|listen)\b|please\b.{0,20}$|i said\b|sorry\b|maybe my\b|my english\b|you are kind|thank|this is|what (?:are|do) you|why\b.{0,40}\?|away from)/i;

/**
 * A need of theirs or of somebody else's that is heard in the very words that deny it, and is none: "I'm not hearing voices",
 * "I could kill him. It's an expression". Their own life is not weighed so: "not suicidal, just tired of living" is what it sounds like.
 */
export function weighDenial(found: Assessment, text: string): Assessment {
  if (found.level === 'none' || found.level === 'imminent') return found;
  const plain = text.slice(0, 600).replaceAll('’', "'");
  if (takenBack.test(plain)) return found;
  const named = [notThat, noSuch, nobodyIs].some((one) => one.test(plain));
  const isSound = found.reasons.every((id) => id.startsWith('classifier.'));
  const sparesFeelings = isSound && feelingsOnly.test(plain) && !isThreat.test(plain);
  const isNone =
    found.need === 'violence' && sparesFeelings
      ? true
      : found.need === 'violence'
        ? (expression.test(plain) && !isMeant.test(plain)) ||
          (isSound && ((bluster.test(plain) && !isThreat.test(plain)) || (spares.test(plain) && !isClose.test(plain))))
        : (isSound || found.reasons.includes(ruleDoubted)) &&
          named &&
          (found.need === 'psychosis' || found.need === 'abuse' || found.need === 'eating');
  return isNone ? { ...calm, denied: true } : found;
}
const expression = /\b(?:an? (?:expression|figure of speech|saying|idiom)|way of (?:speaking|talking))\b/i;
/** "I could kill him", "I'd happily wring his neck": how the angry speak of those they go home to. */
const bluster =
  /\b(?:i )?(?:could|would|'?d|might)(?: (?:of|have|honestly|happily|gladly|cheerfully|just|literally|actually))* (?:kill(?:ed)?|murder(?:ed)?|strangled?|throttled?|slap(?:ped)?|shake|shaken|wring|swing for|thump(?:ed)?|brain(?:ed)?|clobber(?:ed)?)\b/i;
/** "I don't want to hurt her": whom somebody would spare, in what they are about to say or do. */
const spares =
  /\b(?:(?:don'?t|do not|didn'?t|did not|never|not) (?:really |ever |even )?(?:want(?:ed|ing)?|wanna|mean(?:t|ing)?|wish(?:ed)?|try(?:ing)?|like)|hate|without|avoid) (?:to )?hurt(?:ing)? (?:him|her|them|his|their|my|the|anyone|anybody|people|someone|\w+'?s)\b(?!.{0,60}\b(?:but|again|more|badly|physical\w*|stop|when i|if i)\b)/i;
/** "I don't want to hurt her feelings": no harm is spoken of. */
const feelingsOnly = /\bhurt(?:s|ing)? (?:\w+(?:'s)? ){1,3}feelings?\b/i;
/** Not what somebody says who only spares another. */
const isClose =
  /\b(?:knife|gun|weapon|urges?|voices?|trust myself|control|snap\w*|hands|physical\w*|baby|thoughts?|afraid|scared|rage|temper)\b/i;
const isThreat =
  /\b(?:knife|gun|bat|hammer|blade|petrol|weapon|tonight|plan\w*|going to|gonna|serious|mean it|worked out|afraid|scared|frighten\w*|don'?t trust myself|urge|baby|hands|know where|wait(?:ing)? for (?:him|her|them)|voices?|list)\b|\bnot an? (?:expression|joke)/i;
const isMeant =
  /\b(?:not|no|dont|isnt|wasnt|\w+n't)\b[^.!?]{0,25}\b(?:expression|figure of speech|saying|idiom|way of (?:speaking|talking))\b/i;

const enough = 5;

/** What a denial tells beside it, in their words; undefined where that is too little to answer. */
export function toldBeside(message: string): string | undefined {
  const plain = (one: string) => one.replaceAll('’', "'");
  const sentences = (message.match(/[^.!?\n]+(?:[.!?]+["”’)]*|\n|$)\s*/g) ?? [])
    .map((one) => one.trim())
    .map((one) => (startsNo.test(plain(one)) ? one.replace(leadIn, '') : one))
    .map((one) => one.replace(meantLead, '').trim())
    .filter((one) => one !== '' && !isOnlySaidToWren(plain(one)));
  const text = sentences.map((one) => (one[0] ?? '').toUpperCase() + one.slice(1)).join(' ');
  return (text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0) >= enough ? text : undefined;
}
const isOnlySaidToWren = (one: string): boolean =>
  toTheQuestion.some((sign) => sign.test(one)) || protest.test(one) || isHandedBack(one);
const leadIn = new RegExp(`${startsNo.source}[\\s,.!?…-]*`, 'i');
/** "I meant that I told my husband …": what was meant is the story. */
const meantLead =
  /^(?:(?:no|oh)[,.\s]+)?(?:i (?:only |just |really )?(?:meant|mean|said)|i was (?:only |just )?(?:saying|telling you)|what i meant (?:was|is))(?: that)?[\s,:]+/i;
