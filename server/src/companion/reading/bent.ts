import { is, parse, type Word } from './grammar.ts';
import { halting } from './learner.ts';

/**
 * An English learnt late, where what was meant is plain and how it is said is not: it comes back broken in another's mouth,
 * and so it does not come back.
 */
const learnt: readonly RegExp[] = [
  // 'You don't know who is his uncle', 'you wonder how will you know': a question told in the order of one.
  /\b(?:know|knows|knew|wonder|wonders|wondered|understand|tell|tells|told|remember|forgot|ask|asked|asks|see) (?:you |me |him |her |them |us )?(?:who|what|where|how|why|when|which \w+) (?:is|are|was|were|will|would|do|does|did|can|could|should) (?:he|she|it|they|I|you|this|that|your|his|her|their|the|my)\b(?! (?:doing|going|thinking|saying)\b)/,
  // 'You write to her a message'.
  /\b(?:write|writes|wrote|send|sends|sent|give|gives|gave|tell|tells|told|show|shows|showed|bring|brings|brought|say|says|said) to (?:him|her|them|me|you|us|(?:my|your|his|her|their) \w+) (?:a|an|the|my|your|one|some) \w+/,
  // 'Discuss about', 'listen it', 'explain you', 'makes the baptism', 'think in the money', 'look if'.
  /\b(?:discuss(?:ed|es)? about|(?:listen(?:s|ed)?|hear(?:s|d)? to|look(?:s|ed)?) (?:it|him|her|me|them)\b|explain(?:s|ed)? (?:me|you|him|her|us|them)\b|wait(?:s|ed)? (?:him|her|me|you|them)\b|(?:make|makes|making|made|do|does|did|doing) (?:the|a) (?:baptism|mass|party|photo|sport|travel|visit|walk|shower|question|funeral)\b|think(?:s|ing)? in (?:the|your|her|his|money)\b|look(?:s|ed|ing)? if\b|agree(?:d|s)? to (?:him|her|you)\b|(?:say|says|said) (?:me|you|him|her) (?:the|an?|that|everything|nothing|in|on|at|to|out|get|why|what)\b|(?:is|are|'s|'re) \d+ years$|married with|depends? of|go(?:es)? in (?:the )?(?:home|school|work|shop)\b|(?:need|want|have|had|is|was|did|do) (?:very )?(?:big|small|bad|good|nice|strange) (?:thing|time|day|life|problem|family)(?=$|,| (?:and|but|for|in|because)\b)|in the (?:whatsapp|facebook|instagram|tiktok)\b|all what\b|all that what)/i,
  // 'From the work', 'work the night'.
  /\b(?:from|to|after|at|in) the work\b(?! (?:of|that|you|he|she|they|we|I|itself|and)\b)|\bwork the night\b(?! shift)|\b(?:from|to|at|in) (?:the )?(?:my|your) home of\b/,
  // 'He's with you since then', 'your cousin borrow it since April'.
  /^(?!.*(?:\b(?:have|has|had|been|was|were)\b|n't|'ve\b|'d\b|'s been\b)).*?\b(?:is|are|'s|'re|live|lives|work|works|wait|waits|borrow|borrows|know|knows|stay|stays|sleep|sleeps|do|does|use|uses|keep|keeps|owe|owes|hate|hates|see|sees) .*\bsince (?:then|last|yesterday|\d|(?:two|three|four|five|six|many|some) |monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)/i,
  // 'Here is so quiet', 'is 8 in the morning'.
  /(?:^|\b(?:and|but|because|so|that) )(?:here|there|now|outside|today) is (?:so|very|too|always|really|not) (?!an?\b|the\b|my\b|much\b|many\b|little\b|few\b)\w+|^is (?:\d|very|so|not)\b/,
  // 'She's who matter', 'he's what get in the way'.
  /\b(?:who|what|that) (?:matter|know|care|make|help|pay|get|want|say|come|work|live|hurt)\b(?=$|,| (?:in|me|you|it|the|to|about|for)\b)(?<=\b(?:is|'s|the one|she|he|the (?:man|woman|boy|girl|person|thing)|only) (?:who|what|that) \w+)/,
  /\bknow what (?:help|hurt|make|matter|happen)\b/,
  // 'He goes pay', 'you go pay': what is to come, said in another grammar.
  /\b(?:he|she|it) goes (?:pay|give|take|tell|talk|call|kill|help|send|bring|buy|find|leave|come|say|do|be|have|make)\b|\byou go (?:pay|give|take|tell|kill)\b/,
  // 'He was also cook', 'you're thief', 'your sister Rocío send you photo'.
  /\b(?:was|is|'s|were|are|'re) (?:also |only |always |still |not )?(?:cook|baker|teacher|driver|nurse|doctor|waiter|cleaner|student|engineer|lawyer|farmer|soldier|mechanic|thief|foreigner|barber)\b(?!'s| (?:to|of|for|at|in)\b)/,
  /^(?:your|his|her|the) \w+ \p{Lu}\p{L}+ (?:send|write|call|come|say|tell|make|take|give|want|know|ask|go|have|do|like|work|live|sleep)\b/u,
  // 'At the bottom where is the wet', 'looked to me with', 'on the floor' where it was at it.
  /\bwhere (?:is|are) the \w+$|\blook(?:s|ed)? to (?:you|him|her|them) with\b|\blook(?:s|ed)? on the (?:floor|internet what)\b/,
  // 'I would like that she teaches me', 'without that she be angry', 'without I sound'.
  /\b(?:would|'d) like that (?:he|she|they|it|somebody|someone|you)\b|\bwithout (?:that|to|(?:you|he|she|it|they|we) (?:sound|sounds|say|says|tell|be|have|has|make|makes|cry|do|does|know|knows|go|goes|look|looks|feel|feels|get|gets|think|thinks))\b/,
  // 'Pay for me be here', 'I want see', 'today is one year that'.
  /\bfor (?:you|me|him|her|them) (?:be|go|have|come|live|study|work)\b|\b(?:need|want)s? that (?:he|she|they|it)\b|\bwant he\b|(?<!\ba )\blittle bit\b|^you (?:drive|live|work|study|know|wait|stay|sleep|clean|cook) (?:\w+ ){0,5}for \d+ (?:years|months|weeks)$|^it changes that\b|\bwant(?:s|ed)? (?:at least |only |just )?(?:see|go|be|find|speak|tell|learn|know|sleep|stay|leave|live)\b|\bis (?:one|two|three|\d+) (?:years?|months?|weeks?) (?:that|since)\b/,
  // 'The best person of the world', 'is of a baby', 'no anything', 'the same like me', 'today at night'.
  /\b(?:best|worst|most \w+|only) \w+ of the world\b|\b(?:is|was) of an? \w+$|\bno any\w+|\bthe same like\b|\btoday at night\b|\bthe most \w+ of the day\b/,
  // 'I feel like thief', 'it's good plan', 'I have quarrel', 'busy with release'.
  /\b(?:feels?|felt|looks?|looked|be|treat(?:s|ed)?|live) (?:you |him |her )?like (?:thief|stranger|machine|child|beggar|burden|failure|fool|idiot|robot|prisoner|guest|servant|animal|criminal|ghost|plant)\b|'s (?:good|bad|nice|big|small|new|old|beautiful|difficult|great|terrible|strange) (?:plan|idea|boy|girl|man|woman|person|job|house|day|problem|question)\b|\b(?:have|has|had|in) (?:\w+ )?(?:quarrel|complaint|shift|fight|accident|appointment|fever)\b(?<!\b(?:a|an|the|your|his|her|my|no|this|that|another|any|one|every|of|night|late|early|day|double|same|first|last|next|extra|work|in) (?:\w+ )?\w+)|\bbusy with release\b|\b(?:write|writes|wrote|send|sends|sent) (?:him|her|them|me|you) (?:long|big|short|nice) (?:message|letter|text|audio)\b|\bfat clown\b(?<!\ba fat clown)|\bsick with ear\b/,
  // 'I am having diabetes', 'I was not having my spectacles'.
  /\b(?:is|are|was|were|'s|'re|'m|isn't|aren't|wasn't|weren't) having (?:diabetes|fever|sugar|(?:your|my|his|her) (?:spectacles|glasses|phone|keys)|coaching)\b/,
  // 'Told me also', 'some ortiguillas no'.
  /\b(?:told|gave|asked|showed) (?:you|him|her|them|me) also\b|\b(?:some|the) \w+s no$/,
  // 'You doesn't matter', 'you don't know what do', 'she has broke', 'I have drank', 'much stressed here'.
  /\b(?:you|they|we) (?:doesn't|has|does|is|was)\b|\bknow what (?:do|say|make|think)\b|\b(?:have|has|had|'ve|'s) (?:\w+ly |also |just |never )?(?:drank|went|saw|ate|took|gave|began|broke|wrote|spoke|chose|swam|knew|grew|threw|drove|rode|woke|wore|stole|froze|shook)\b|^much \w+ed\b|^you (?:upsets|makes|hurts|feels|wants|needs|gets|seems|goes|knows|thinks|keeps|loves|likes)\b|\bcan of \w+|\bwish you can\b|\bnot to (?:keen|sure|happy|good|bad|long)\b|\b(?:is|'s|was) (?:(?:very|so|really) )+(?:difficult|hard|bad|good|long|sad) (?:time|day|week|year|situation)\b|\bwith directed\b|\b(?:haven't|hasn't|didn't) (?:have|had) (?:an?|any|no)\b(?<!didn't have (?:an?|any|no))|\bdue to (?:lost|lose)\b/,
  // 'For long time', 'this is holiday', 'want to get adjust', 'what are feeling', 'in sad mood'.
  /\bfor long time\b|\b(?:is|was) (?:holiday|weekend)\b(?! (?:pay|time|season))|\bto get (?:adjust|marry|divorce|promote|hire|fire)\b|\b(?:what|how|who|where) are \w+ing\b|\b(?:am|are|is|'re|'s|was|were) in (?:sad|bad|good|happy) mood\b|\bstressed ful\b|\b(?:so|very|more|getting|feel|are|is|'re|'s) (?:very |so |more )*(?:anger|stress|sadness|tension|depress|worst)\b(?! than| relief| test)/,
  // 'It can seems', 'you started to skipping', 'you feel like are late', 'the rules has', 'you thought want to go'.
  /\b(?:can't|can|could|will|would|won't|didn't|don't|doesn't|to) (?:\w+ly )?(?:seems|gets|makes|goes|helps|has|feels|wants|needs|says)\b|\b(?:start|starts|started|begin|began|wants?|wanted|have|has|needs?|going|trying|fear) to (?!bring|sing|ring|swing|cling|fling)\w+ing\b|\b(?:feel|feels|felt|seem|seems)(?: like)? (?:are|am|is|need|want)\b|\b(?:the|these|those|your|his|her) (?:changes|problems|things|rules|days|bills) has\b|\bthere were an? \w+ (?:between|with|in)\b|\b(?:their|your) (?:fail|try|want) to\b|\bthought (?:want|need)\b|\btoo \w+ too much\b|\b(?:is|was|are|'s|'re) (?:so |very )?bore\b|\b(?:did|was) (?:liked|loved|wanted|went|came|said|told)\b|\b(?:take|takes|took|taken) advantage to\b|\b(?:leave|divorce) to (?:you|me|him|her)\b|\bfear to\b|\b(?:because of|in|due to) (?:pandemic|lockdown)\b|\bgets? positive result\b|\bsaid (?:a )?(?:bit|little|too|so|very) \w+,|\ba \w+ (?:pranks|lies|jokes|things)\b|\bseem then have\b|\btell weren't\b|\bmany employs\b|\b(?:had|have|got) relationship\b|\bto know longer\b|\bin to (?:the )?depress\w*\b|\bare an? close\b|'re an? (?:close|near) to\b|\bof (?:his|her|your) them\b|\btwo of your \w+[^s\W](?= |$)(?<!people|children|kids)/,
  // 'You grow up in the same bed', 'you're born in': it was.
  /^you (?:grow up|are born)\b|^you're born\b/,
];

/** Whether what would be said back is put so. */
export const isBent = (plain: string): boolean => learnt.some((pattern) => pattern.test(plain));

/** Whether a sentence, as it was written, is in a grammar that its writer is still learning. */
export const isLearners = (sentence: string): boolean =>
  isBent(sentence) || parse(sentence).some(({ words }) => halting(words));

/** 'Today you fight with your wife': done, and told as if it were still to do. */
const doneToday =
  /^(?:today|this morning|tonight) (?:I|i|we|he|she|they|my \w+) (?:fights?|receives?|loses?|hears?|finds?|breaks?|fails?|try|tries|tells?|comes?|gets?|sees?|meets?|says?|cry|cries|has|have (?:a )?(?:fight|quarrel|argument))\b(?! (?:up|the kids|my kids|to)\b)/i;

/** 'Yesterday your sister makes': told of a day that is over, with no verb that shows it. */
export const untimely = (words: readonly Word[]): boolean => {
  if (doneToday.test(words.map(({ lower }) => lower).join(' ')) && !words.some((word) => is(word, 'Modal', 'Gerund')))
    return true;
  const day = words.findIndex(
    ({ lower }, at) =>
      lower === 'yesterday' ||
      (lower === 'last' &&
        /^(?:night|week|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
          words[at + 1]?.lower ?? '',
        )) ||
      lower === 'ago',
  );
  return (
    day >= 0 &&
    words.some((word) => is(word, 'PresentTense', 'Infinitive') && !is(word, 'Noun', 'Gerund')) &&
    !words.some(
      (word) =>
        is(word, 'PastTense', 'Participle', 'Modal', 'Gerund', 'Copula', 'Auxiliary') ||
        /(?:'d|'s|'ve|'m|'re|n't)$|^(?:can|since|to|read|put|cut|hit|hurt|let|set|quit)$/.test(word.lower),
    )
  );
};
