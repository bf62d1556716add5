import { is, type Word } from './grammar.ts';

/** '… is it kinder at the start', 'asked what have I done', 'how was lectures': a question told in the order of one. */
const askedOutright: readonly RegExp[] = [
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|mean) (?:(?!if\b|whether\b|that\b)[\w']+ ){0,3}(?:is|are|do|does|did|can|could|should|would|will|was|were|have|has|am) (?:it|he|she|they|you|I|we|one|that|this|there|your|my|his|her|the|[A-Z]\w+)\b/,
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?) (?:(?:you|me|him|her|them|us|your \w+) )?(?:how|where|when|why) (?:is|was|are|were|have|has|did|do|does)\b/,
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?) (?:(?:you|me|him|her|them|us) )?(?:what|who) (?:have|has|did|do|does|are|were) (?:you|I|he|she|they|we|it)\b/,
  /\bwhether to [^,]* or (?:should|do|can|could|would|is|am|are)\b/,
  /^you mean (?:will|would|can|could|do|does|did|is|are|should|what|how|why|if|when|who)\b/,
  /\b(?:decided|talking|thinking|asking|waiting) (?:about|for|on|to|with) what$/,
];

/** What somebody says in the story, with no marks to show where it begins: 'comes in and says what's all the noise'. */
const unmarked: readonly RegExp[] = [
  /\b(?:says?|said|saying|goes) (?:to (?:you|him|her|them) )?(?:what's|what is|where's|how's|who's|why (?:do|did|are|is|don't|didn't)|are you|is it|shall |do (?:you|I)|did (?:you|I)|can (?:you|I|we)|fill|write|tell|send|give|take|put|come|leave|go (?!ahead\b)|look|listen|be (?!quiet$)|don't|hm+|hmm|oh|ah|eh|bravo|right, and|something (?:nice|love))\b/,
  /\b(?:hear|heard) .* go (?:say|oh|what|look|who)\b|\bsays? "[^"]*$/,
  // 'She kept asking where are the keys', 'he wrote leave the key'.
  /\b(?:texted|wrote|replied|shouted|yelled) (?!to\b|about\b|back\b|at\b|it\b|that\b|in\b|on\b|a\b|an\b|the\b|your?\b|him\b|her\b|them\b|every\b|out\b|down\b|over\b|something\b|and\b|so\b|for\b|again\b|when\b|because\b|two\b|no\b|yes\b|once\b)(?:are|is|do|what|where|who|why|leave|come|don't|can)\b/,
  /\b\w+ (?:would|will|'d|'ll|used to) say (?:and|but|be)\b|\b(?:would|'d|will|'ll) say, (?!that\b|"")/,
];

/** Words that lead to what was still to come, or were left over from what stood before. */
const cutOff =
  /\b(?:aren't|isn't|wasn't|weren't|don't|doesn't|didn't|won't|can't|haven't|hasn't) (?:you|it|he|she|they|we)$|\band (?:say|says|said|asks?)$|(?<!\b(?:how|what|way) (?:\w+ ){1,3})\bturn(?:ed|s) out$|^(?:you|he|she|they)(?:'ll| will| would|'d| meant| mean)? (?:write|say|put|more|less|only)$|^(?:you|he|she|they) (?:saw|seen?|heard|read) (?:on|in|at) \w+$|^(?:yes|no) (?:will|would)\b|^you think,? (?:if|tomorrow|today|maybe)\b|^you must not\b|^you want$|^you (?:forbidden|allowed|supposed|expected) to\b|\b(?:would|will|'d|'ll) say$|^if (?:you|he|she|they) (?:don't|do|doesn't|does|didn't|did|can't|won't),? (?:it|he|she|they|you|I)\b|, it's like$|, (?:you|me|him|her|us)$|(?<!\b(?:between|of|for|with|to|at|about|like|than|from|by|on|near|without|love[sd]?|miss(?:es|ed)?|and) [^,]{0,24}) and you$|, (?:you|me), |^it's (?:you|me|him|her|them)$|^(?:him|them|me|us) |\bmakes (?:you|him|her|them)$|^its (?!own\b)(?!(?:\w+ ){1,3}(?:is|was|has|had|are|were|smells?|looks?|hurts?|kept|keeps|went|fell|broke|stopped|started)\b)|\bits (?:that|not|a|an|the|just|so)\b/;
/** 'St. Andrew's' has a stop inside; any other is where a sentence ended. */
const twoSentences = /(?<!\b(?:St|Mr|Mrs|Ms|Dr|Jr|Sr|no|vs)|\b[A-Z])\. \S/;

/** Where one thing ended and another began with nothing between: 'the county he wants you', 'tomorrow they can't moan'. */
const ranOn: readonly RegExp[] = [
  // 'The county he wants me to be like him': what he wants stands after it, so it was not the county.
  /^(?!(?:after|before|at|in|on|during|since|for|with|when|by|from|until|without)\b).*\b(?!(?:everything|anything|nothing|something|someone|all|thing|things|way|time|day|moment|reason|one|what|how|that|if|when|because|and|but|so|or|as|than|think|thinks|thought|know|knows|said|says|hope|sure|glad|until|before|after|where|who|why)\b)(?<=\b(?:the|a|an|your|my|his|her|their|this|that) )\w+ (?:he|she|they|you) (?:just |only |always )?(?:wants?|needs?|hates?|loves?|hit|hits|left|blames?|ignores?|calls?|called) (?:you|me|him|her|it|them)\b/,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:years|months|weeks|days) (?:you|he|she|they) (?:think|thinks|thought|know|feel|felt)\b/,
  /(?<!\b(?:that|says?|said|think|thinks|thought|know|knows|hope|sure|if|when|because|and|but|so|or|then) )(?<=[a-z] )(?:today|tomorrow|yesterday|tonight|anymore|yet) (?:you|he|she|they|it) (?:can't|don't|doesn't|didn't|just|only|won't|never|think|hate|wish|feel|went|was|were)\b/,
  /\b\w+ that's (?:it|all)$/,
  // 'The gate hit you're stuck', 'it helps you've done more', 'he settles down you're single'.
  /^(?!(?:when|if|after|before|since|until|while|once|because|even|every|as|whenever|though|the more)\b).*(?<!\b(?:so|such|too|how|that|and|but|when|if|because) \S+ )(?<=\w \S+ )(?:hit|helps|well|down|ok|okay|anymore) you(?:'re|'ve|'ll| wish| used| did| were| just| only)\b/,
  // 'Two more days Yeah rents are the worst': a new sentence, and only its capital says so.
  / (?:Yeah|Yes|No|As|So|But|And|It|This|That|Firstly|They|He|She|We|My|There|When|If|What|Now|Then|Because|Also|You|Your)(?:'\w+)? /,
  /^(?:nothing|nobody|no one) \w+ (?:you|him|her|them)(?: off| up| down)? (?:you|he|she|they) (?:just|only|don't|didn't|can't|want)\b/,
  /\b(?:bed|home|off) got an?\b/,
];

/** Half in the English of a street or a house: it sounds borrowed in another mouth. */
const ofAStreet =
  /\b(?:was|is|'s) the one (?:drove|took|told|made|gave|kept|said|got|did|\w+ed)\b|\b(?:in|on|with|of|from|at|for) you (?:hand|hands|mum|mam|mom|dad|nan|back|head|mate|mates|brother|sister|feet|knees?|face|pocket|car|room|bed|own)\b|\b\p{Lu}\p{L}+ (?:already|just|never) (?:give|come|run|take|tell|make|go|say|get|do|have|see)\b|, girl\b|\b(?:you|we|they) was\b/u;

/** 'Your friend Wesley who sell you': one person, and the verb of many. */
const ofOne =
  /\b(?:(?:your|his|her|my|the|this|that|a|an|one) (?:\w+ )?(?:friend|boss|man|woman|guy|girl|boy|lady|brother|sister|mother|father|cousin|neighbou?r|manager|colleague|person|uncle|aunt|doctor|teacher)(?: \p{Lu}\p{L}+)?|(?:he|she)) who (?:sell|give|help|make|tell|say|take|bring|call|live|work|come|go|want|know|speak|write|send|ask|love|hate|need)\b/u;

/** Little words of other languages: a sentence that has one has more than one language in it. */
const ofAnotherTongue =
  /\b(?:ako|ikaw|siya|niya|kami|kayo|nila|yung|mga|lang|naman|kasi|hindi|wala|talaga|sobra|nga|gusto|mahal|salamat|ate (?:yung|ko)|na (?:ako|ko|siya|lang)|ko (?:na|pa)|ang|estoy|pero|porque|entonces|también|muy|quiero|nada m[aá]s|hija|mijo|mija|filha|saudades?|n[ãa]o|você|então|ich|nicht|aber|und|oder|weil|schon|doch|voil[àa]|alors|donc|parce que|je suis|c'est|mais oui|matlab|yaani|nahi|nahin|accha|arre|bhaiya|didi|kya|karo|hota|wallah|habibti|inshallah khair|yalla|ja nee)\b/i;

/** 'You know the cause it's facebook', 'every week it's the same': a sentence whole before the 'it's', and nothing that leads to it. */
const itBegins =
  /^(?!(?:when|if|after|before|since|until|while|once|because|even|every|at|in|on|by|for|to|with|from|during|without|as)\b)[^,"]*\b(?:you|he|she|they|your \w+)\b[^,"]* (\S+) it's (?!own\b)/;
const leadsToIt =
  /^(?:because|that|when|if|and|but|so|what|how|like|where|who|why|than|as|or|until|till|before|after|while|though|since|worth|sure|now|unless|afraid|glad|fact|case|way|not|is|was|maybe|even|once|whether|time|only|just|bad|joke|somehow|then|also|still|sometimes|suddenly|tonight|today|tomorrow|again|apparently|really|honestly|actually|probably|perhaps|clearly|course|sad|happy|angry|proud|lucky|funny|weird|relieved|annoyed|ashamed|sorry|scared|worried|certain|mean|means)$/;
/** Said, thought or shown somewhere before: what was is still to come. Or it goes with a 'so' or a 'how'. */
const heldOpen =
  /\b(?:told|tell|tells|telling|says?|said|saying|think|thinks|thought|thinking|know|knows|knew|knowing|hope|guess|suppose|bet|swear|reckon|reckons|see|saw|seen|feel|feels|felt|feeling|find|found|pretend\w*|reali[sz]e\w*|remember\w*|notice\w*|wish\w*|claims?|decided|doubt|believe\w*|agree\w*|wonder\w*|explain\w*|show\w*|promise\w*|hear|heard|so|such|how|what|which|whatever|imagine|understand|understood|worry|worried|prefer|like it when)\b/;
/** Whether an 'it's' begins where nothing showed that the sentence before it was over. */
const itRunsOn = (plain: string): boolean => {
  const [all, before = ''] = itBegins.exec(plain) ?? [];
  return all !== undefined && !leadsToIt.test(before) && !heldOpen.test(all);
};

const wordsOutside = (plain: string): string => plain.replace(/"[^"]*"/g, '""');

/**
 * Whether a clause turned to the second person would come back broken, run together, in the order of a question, without the
 * marks of what was quoted, or half in another language. `yours` is what would be said.
 */
export function isAskew(words: readonly Word[], yours: string): boolean {
  const plain = wordsOutside(yours);
  return (
    [...askedOutright, ...unmarked, ...ranOn].some((pattern) => pattern.test(plain)) ||
    itRunsOn(plain) ||
    cutOff.test(plain) ||
    twoSentences.test(plain) ||
    ofAStreet.test(plain) ||
    ofOne.test(plain) ||
    ofAnotherTongue.test(plain) ||
    isDoneToWhom(words, plain)
  );
}

/** 'Cheated on me with my cousin': somebody did that, and it is not said who. */
const isDoneToWhom = (words: readonly Word[], plain: string): boolean =>
  /^you were \w+ (?:\w+ )?you\b/.test(plain) && is(words[0], 'PastTense', 'Participle', 'Verb');
