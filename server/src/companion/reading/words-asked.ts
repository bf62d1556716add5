import { sentencesIn, withoutReported } from './question-of.ts';

/** Words that are asked for: to be said, or to be sent. */
export interface WordsAsked {
  kind: 'spoken' | 'written';
  /** The sentence that asks, in small letters. */
  question: string;
  /** It is wished for and not asked: 'I'd just like one sentence that …', 'I asked you for a sentence'. */
  isWished?: true;
}

const adverbs = '(?:even |ever |just |actually |then |now |best |like |really |go |exactly |possibly |please |first )*';
const me = '(?:i|we)';
const may = '(?:do|does|should|shud|can|could|would|will|shall|might|must)';
const saying = '(?:say|tell|write|text|txt|reply|respond|answer|message|msg|send|put|caption|type|post|email)';
const written =
  /\b(?:writ\w+|text\w*|txt|messag\w*|msg|send|sending|repl(?:y|ying)|e?mail|card|letter|dm|caption|note|chat|type|post|group)\b/;
/** What can only be said to somebody, and not be told of a thing: 'how do I tell when' asks for no words. */
const telling =
  "(?:tell(?! (?:when|whether|if|what|how|(?:\\w+ )?apart|the (?:difference|time)|which|where|that(?: it)? is)\\b)|say(?! that i'?m fine| (?:this|that)[.,])|word|phrase|caption|put (?:(?:it|that)(?! into words)|this(?! ?[.,])|my)|ask(?! (?:myself|me)\\b)|explain (?:it |this |that |myself )?to|bring (?:it|this|that) up|bring up|reply|respond|answer|text|message|write (?:to |back|him|her|them|it|my (?:\\w+ )?(?:mum|mom|dad|boss|friend|brother|sister|ex|landlord|teacher)|(?:a|the|this) (?:text|message|note|card|letter|email|reply))|word (?:a|the|my|this)|apologi[sz]e|thank|congratulate|break (?:it|the news|this|up with)|own up|mention|approach|turn (?:\\w+ )?down|refuse|decline|invite|suggest|start (?:it|this|a |the |that)|begin (?:it|this|a |the |that)|open (?:it|with|the|a) ?|call (?:him|her|them|my \\w+) back|get out of (?:it|this|that|going)(?= without|[?.! ]*$)|(?:make|get) (?:him|her|them|my \\w+) (?:to )?stop(?=[?.! ]*$| without| doing)|take it back|talk to|call (?:him|her|them|it) out|look at (?:him|her|them|it) and (?:say|tell)|let (?:him|her|them|my \\w+) know|send (?:a|the|him|her|them|it|my))";

const outright = new RegExp(
  [
    // 'What do I text him?', 'what can i write', and without the helping verb: 'what i say to her?'
    `\\b(?:what|wat|which words|what else|what words|what exactly|what kind of (?:message|text|thing)) (?:${may} ${me}|am i (?:supposed|meant|going) to|are we (?:supposed|meant|going) to) ${adverbs}(?:\\w+ )?${saying}\\b`,
    `(?:^|[.!?,] |\\b(?:but|and|so|know|mean|then|pls|please|tell me) )(?:what|wat) (?:i|we) (?:${may} |have to |must )?${adverbs}(?:say|write|tell|reply|answer|text|send|put)\\b(?! (?:is|was|does|makes|made|about)\\b)`,
    `\\bwhat (?:note|message|text|reply|card|words?|answer)s? (?:should|can|could|do|shall|would|will) (?:i|we)\\b`,
    `\\b(?:what|how) (?:should|shall|could|can|would) (?:the|my|this|a) (?:e?mail|message|text|note|card|letter|reply)\\b`,
    `\\b(?:what|which) words (?:do|should|can|could|would|shall) ${me}\\b`,
    `\\bhow (?:(?:do|can|could|should|would|will|shall|might) ${me}|am i (?:supposed|meant|going) to|(?<=(?:^|[.!?,] |\\b(?:but|so|mean|and|please|pls|know|idk|dunno|wondering|ask|now) )how )(?:i|we)(?: can| could| should| must| would| will)?(?: go)?(?: take)?) ${adverbs}${telling}`,
    `(?:^|[.!?,] |\\b(?:like|just|and|but|so|pls|please) )how to ${adverbs}${telling}`,
    `\\bhow (?:do|should|would|can) (?:i|you|we|u) (?:even |just )?say no(?=[?.! ]*$)`,
    `\\bhow (?:do|does|should|can|could|would) (?:i|we|one|you) (?:begin|start|open) (?:such |that |this |the |my )?(?:an? )?(?:conversation|talk|chat|call|letter|message|speech)\\b`,
    // 'What would you send?', 'how would you put it?'
    `\\b(?:what|how) (?:would|wud|should|could) (?:you|u) (?:say to (?!that\\b|a friend\\b)|say it|put\\b(?! (?:first|it down|up|me|him|her|them|that down))|word|phrase|write|text|send|reply|answer (?:him|her|them|that|this)|tell (?:him|her|them|my)|message)\\b`,
    `\\bhow (?:do|should|would) (?:you|u) tell (?:someone|somebody|a person|people|your|a (?:kid|child|friend|boss))\\b`,
    `\\bwhat do (?:you|u) (?:say|write|text|send|tell) (?:to )?(?:someone|somebody|a (?:friend|person|child|kid|man|woman|mother|father|colleague))\\b`,
    // 'No idea what to send': bare 'I don't know what to say' is told, and asks nothing.
    `(?:^|[.!?,] |\\b(?:i|but|and|so|just|still|really|honestly) )(?:don'?t (?:really |even )?(?:know|have a clue)|dunno|idk|no idea|no clue|not sure|unsure|can'?t think(?: of)?|don'?t have (?:any |the )?(?:words|idea))[ ,]*(?:what|how|wat) (?:to|i (?:can|could|should|shall|would)) ${adverbs}(?:(?:write|text|txt|send|reply|respond|message|word|phrase|put it(?! into words)|answer(?: to)? (?:him|her|them|that|this|(?:the|his|her) (?:message|text|e?mail|letter)))\\b|(?:say|tell|ask)(?: it)?(?: to)? (?:him|her|them|my|the)\\b)(?! (?:\\w+ )?(?:any ?more|anymore)\\b)`,
    // 'Any idea what I say to her?'
    `\\b(?:any|got any|have you any) (?:ideas?|clues?|thoughts?) (?:on |about |of )?(?:what|wat|how) (?:i|we|to)(?: can| could| should| would)? ${adverbs}(?:say|tell|write|text|reply|answer|send|put)\\b`,
    `\\bknow what (?:i can|i could|to) say, (?:i'?m|i am) (?:not good|bad|no good)`,
    // 'Help me word this', 'give me a sentence'
    `\\bhelp me (?:to |with (?:a|the|my|this|what to) ?)?(?:write|word(?:s|ing)?|phrase|say|answer|reply|text|message|tell|put|caption|draft|e?mail)\\b(?! (?:a |my |an )?(?:cv|essay|resume|poem|book|song|speech|application|thesis)\\b)`,
    `\\b(?:give me|i need|i want|write me|draft me|can i have|have you got) (?:a|an|some|one|the|any|actual) (?:\\w+ )?(?:sentences?|lines?|words?|text|message|reply|wording|draft) (?:to|for|i can|that i|back)\\b`,
    `\\bgive me (?:the |some |an? |one )?(?:opening |first |short |single )?(?:words?|lines?|sentence|wording)\\b`,
    `\\b(?:can|could|will|would) (?:you|u) (?:please |pls |just )?(?:write (?:me|it|this|a|the)|word|draft|phrase|give me (?:a|the|some) (?:words|line|sentence|text|message))\\b`,
    `\\b(?:tell me|show me) (?:what|how) to (?:say|write|text|answer|reply|tell|word|put it)\\b`,
    `\\bwhat to (?:say|write|text|answer|reply|send|tell)(?: (?:to )?(?:him|her|them|my \\w+))?(?: back)?\\?`,
    `\\b(?:any )?(?:wording|suggestions? (?:for|what) (?:a |the |to )?(?:text|message|reply|write|say))\\b`,
    `\\bis there (?:a|any|some) (?:\\w+ )?way (?:to|of|i can) (?:say|tell|ask|put|word|explain)\\w*\\b`,
  ].join('|'),
);

/** 'I'd like to write her something. I don't know how to begin': the wish stands in one sentence, and the question in the next. */
const wished =
  /\b(?:tell|telling|write|writing|letter|message|talk|conversation|say|ask|text)\b[\s\S]*\bhow (?:do|should|would|can) (?:i|you|we) (?:even |just )?(?:start|begin)(?=[?.! ]*$)|\b(?:write|tell|say) (?:to )?(?:him|her|them|my)\b[^?!]{0,60}\b(?:don'?t know|dunno|idk|no idea) how to (?:start|begin)\b/;

const line = '(?:sentences?|lines?|wording|words?)';
/** 'I'd just like one sentence that doesn't sound like …', 'I asked you for a sentence'. */
const wishedLine = new RegExp(
  [
    `\\bi(?:'d| would| should| could)? (?:just |only |really |please )*(?:like|love|want|need|use|do with) (?:just )?(?:one|a|some|any) (?:(?!last\\b|kind\\b)\\w+ )?${line} (?:(?:that|which) (?!he\\b|she\\b|they\\b|i (?:am|was)\\b)|to (?:say|send|write|text|open|start|tell)\\b|for (?:him|her|them|my|tomorrow|when)\\b|i (?:can|could) (?:say|send|write|text|use)\\b)`,
    `(?:^|[.!?,] )(?:but |and |all )?i (?:only |just |did )?ask(?:ed)? (?:you )?for (?:just )?(?:a|one|some|the) (?:\\w+ )?${line}(?: to (?:say|send|write|text|tell)\\b[^.?!]*)?(?=[.!]|$)`,
  ].join('|'),
);
/** The words of somebody else are waited for. */
const theirs = /\bfrom (?:him|her|them|my|the|some\w+|any\w+)\b/;
/** 'Wish I knew what to put.' */
const wishedToKnow =
  /\bwish i (?:only )?(?:knew|know) (?:what|how) to (?:put|write|text|send|reply|answer|word|say (?:to|back)\b|tell (?!you\b)(?:him|her|them|my))\b/;

/** Words that are no longer wanted: what ought to have been said, what was said, and what nobody can. */
const notThese =
  /\b(?:was|were) (?:i|we) (?:supposed|meant|going) to\b|\bshould i have\b|\b(?:younger|future|old|past) (?:self|me)\b|\b(?:ask(?:ed|s)?|told|tells?|taught|show(?:ed|s)|know|knows|knew|helped) (?:me |him |her |them |us |my \w+ )(?:what|how) to\b|\b(?:never|(?<!do )not|didn't|didnt|nobody|no one|people (?:don't|dont)|he|she|they) (?:\w+ )?knows? (?:what|how) to\b|\babout (?:myself|the weather) (?:in|for|on)\b|\b(?:cv|resume|cover letter|essay|thesis|dissertation|poem|novel|blog|diary|journal)\b/;

/**
 * Whether a message asks for words to say or to send, in the many ways there are; undefined where they are only resigned, speak
 * of words that were said, or tell what somebody else asked. `text` is a message as it is tidied.
 */
export function wordsAsked(text: string): WordsAsked | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const own = withoutReported(plain);
  const sentences = sentencesIn(own);
  const at = sentences.findLastIndex((one) => outright.test(one) && !notThese.test(one));
  const line = sentences.findLast((one) => wishedLine.test(one) && !theirs.test(one) && !notThese.test(one));
  if (at < 0 && line !== undefined)
    return { kind: written.test(line) ? 'written' : 'spoken', question: line, isWished: true };
  const known = sentences.findLast((one) => wishedToKnow.test(one) && !notThese.test(one));
  const question = sentences[at] ?? known ?? wished.exec(own)?.[0];
  if (question === undefined || (/\byounger self\b/.test(plain) && sentences.length <= 2)) return undefined;
  const after = (at < 0 ? [] : sentences.slice(at + 1)).filter((one) => one.split(' ').length <= 6);
  const whole = [question, ...after].join(' ');
  return { kind: written.test(whole) ? 'written' : 'spoken', question: whole };
}
