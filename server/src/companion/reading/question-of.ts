import { withoutResigned } from './resigned.ts';
import { inUsualForm } from './usual-form.ts';

/** 'You think she's cross?', typed without its 'do'; and none of 'you think it's easy', said to somebody who isn't there. */
const reckons =
  "(?:you|u) (?:think|reckon|suppose)(?= (?:that )?(?:i'll|i (?:can|could|should|shall|will|was|did|have|upset|hurt)|(?:he|she|they|we|my \\w+|the \\w+|someone|somebody|anyone|(?:some |other )?people|a \\w+)\\b(?!'d)|(?:he|she|they|it)'(?!d\\b)\\w+|it (?:will|would|can|could|was|means?)|it'll|that (?:means?|was)|there's))";
/** 'When I bring it up he says …' tells; 'when do I tell him' asks. */
const when =
  "when(?! (?:i|i'm|i've|he|he's|she|she's|they|they're|we|it|it's|people|everyone|nobody|(?:my|the|his|her|our|their) [\\w-]+)\\b(?! (?:should|shall)\\b))";
const opening = `(?:how|what|${when}|where|which|whose|who|whom|why|(?:have|has|had|were|aren't|wasn't|isn't) (?:i|we|you|they|he|she|it|that|people|any\\w*)|should|shall|do|does|did|is|are|am(?= (?:i|we)\\b)|was|can(?!'t (?!i\\b|you\\b|he\\b|she\\b|they\\b|we\\b|it\\b|people\\b))|could|would|will|may|any|help me|tell me|give me|${reckons})`;
const opens = new RegExp(
  `^(?:(?:and|but|so|or|ok|okay|like|well|wait|just|please|also|anyway|hi|hey|wren|i mean|um|lol|no|yeah|now),? )*${opening}\\b`,
  'i',
);
const within =
  /\b(?:(?<!\b(?:make|makes|made|let|if|when|what|that|than|and|so|because|said|says|say|goes|as|how|why|till|until|like|would|just|once|before|do|did|one|they|which|who) )(?:do )?you (?:think|reckon|suppose) (?:kids|children|people|he|she|they|my \w+)\b(?=(?: \S+){3,25}$)|how (?:do|can|could|should|would|am|to)|what (?:do|can|should|could|would|am|if|helps)|(?<!\b(?:you|one|he|she|they) (?:just |always |still |really )?(?:(?:have|has|had|need|needs|got|ought) to |must |gotta )?(?:decide|work out|figure out|think|know|knows|knew|remember|plan|choose) )what to|where do|should i|shall i|do i|do (?:you|u) think|is (?:it|that|this)|(?<!\b(?:he|she|it|who|they|everyone|one|which|never|always) )(?:does|would|will) (?:it|that|this)|am i|can i|would you|could you|(?:don't|dont|do not) know (?:how|what|where|whether|if|when)|dunno (?:how|what|whether|if)|no idea (?:how|what|where)|not sure (?:how|what|whether|if|when)|want to know (?:how|what|whether|if)|i(?: just| do| only)? wonder(?:ed)? (?:how|what|if|whether|when|why)|i(?:'m| am) wondering (?:how|what|if|whether|when|why)|whether to|help me|(?:give|write) me (?:a|one|some|the)|(?<!(?:\bno|\bnot|n't|\bwithout|\byour|\bhate|\bof)(?: \w+){0,2} )(?:tips|advice)|an? (?:idea|actual sentence)|what words)\b/gi;

/** A question put in somebody's mouth: 'she said what do you want from me', 'I said what can I do from here'. */
const reported =
  /(?<!\b(?:do|did|does|can|could|should|would|will|shall|might|must|am|are) )\b(?!and say\b)(?:i|he|she|they|we|and|(?:my|the|his|her) [\w-]+) (?:just |only |then |even |actually |always )?(?:(?:said|says|say|goes|went|was like|shouted|shout|screamed|yelled)(?: back)?(?: to (?:me|him|her|them|(?:the|my) \w+))?|(?:asked|asks|told) (?:me|him|her|them|(?:my|the) \w+))[,:]? (?:like )?["']?(?:(?:so|well|and|oh),? )?(?=(?:what|how|why|should|shall|do|does|did|who|where|when|which|can|could|would|will|is|are|am)\b)[^.?!,]*?(?=$|[.?!,]| (?:and|but|so) (?:i|i'm|now|then|what|how|my)\b)[.?!]?["']?/gi;

/** What somebody is quoted as asking: "he say 'oh no, can I get a real person please'". */
const quoted =
  /(?<!\b(?:do|did|should|can|could|shall|to|would|will) (?:i|you|we) )(?<=\b(?:say|says|said|saying|goes|went|like|asks?|asked|shouts?|shouted|wrote|writes|texts?|texted|laugh\w*|read|reads|came)(?: \w+){0,3}[,:]? )(["'])(?=[^"]*\b(?:can|could|what|why|how|do|does|did|is|are|am|will|would|should|who|where|when)\b)(?:(?!\1)[^\n]|'(?=[a-z]))+\1(?![a-z])/gi;

/** The text without the questions that it only tells of, or sighs. */
export const withoutReported = (text: string): string => {
  const own = withoutResigned(text.replace(quoted, '"…"'));
  return /\b(?:sa(?:id|ys?)|goes|went|like|shout\w*|screamed|yelled|ask(?:ed|s)|told)\b/i.test(own)
    ? own.replace(reported, ' ')
    : own;
};

/** The sentences of a text, with their marks. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => one.trim() !== '');
/** 'They laugh of me or not': nothing asks but its end. */
const orNot = /^(?:(?:and|but|so),? )?(?:he|she|they|it|this|that)\b[^,;:]{4,60} or (?:not|no|what)[?.! ]*$/i;
const asksInWords = (sentence: string): boolean =>
  opens.test(sentence) || orNot.test(sentence) || sentence.search(within) >= 0;
/** 'That's bad isn't it', 'I'm a bad friend aren't I': a tag asks without a mark. */
const tagged =
  /\b(?:(?:that|it|this)(?:'?s| is| was) [^.?!]{2,50},? (?:isn'?t it|wasn'?t it|innit|is it)|i'?m [^.?!]{2,50},? (?:aren'?t i|arent i|am i not|am i))[.! ]*$|^(?:(?:so|and|but) )?(?:a bit |just |kind of )?(?:pathetic|petty|silly|stupid|weird|sad|selfish|mean|childish|rude|too much|normal)(?:,? (?:right|no|or what|huh)| or \w+)[.! ]*$/i;
const isAsking = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) || asksInWords(sentence) || tagged.test(sentence);

const usual = (text: string): string => inUsualForm(text.toLowerCase().replaceAll('’', "'"));

/** Whether a message asks anything, with or without its mark. */
export const asksAnything = (text: string): boolean => sentencesIn(withoutReported(usual(text))).some(isAsking);

const aux =
  "(?:do|does|did|is|are|am|was|were|can|could|should|would|will|shall|has|have|had|might|must|to|[a-z]+n'?t)";
/** A sentence that asks by its mark, its first words, or words in it that only ask. */
const plainlyAsks = new RegExp(
  [
    '\\?',
    `^(?:(?:and|but|so|or|ok|okay|well|now|then|like|also|please|honestly|i mean|just|because|cos|hmm|no|yes|yeah|oh|maybe|wait)[, ]+)*(?:(?:how|what|wot|where|which|who|whose|why|when)(?:'?s| (?:\\w+ ){0,3}?${aux})\\b|how (?:about|come|long|much|many)|what (?:if|about)|(?:should|shall|do|does|did|is|are|am|was|were|can|could|would|will|may|must|have|has|had|[a-z]+n't) (?:i|we|you|u|he|she|they|it|this|that|there|people|any\\w*|some\\w*|every\\w*|my|the|a|an|his|her|other\\w*|not)\\b|(?:you|u) (?:\\w+ )?(?:think|reckon|suppose|believe)|tell|say|give|write|send|any(?:one|body)?\\b|suppose\\b)`,
    "\\b(?:should|shall|am|was|did|can|could) i\\b|\\bdo (?:you|u) (?:think|reckon|suppose)\\b|\\bi (?:\\w+ )?wonder\\b|\\bwondering (?:if|whether|how|why|what)\\b|\\bwant to know\\b|\\bwhether\\b|\\b(?:isn|wasn|aren|don|doesn|didn)'?t (?:it|i|he|she|they|that)[.! ]*$|,? (?:right|no|innit|or not|or no|or what)[.! ]*$|\\bmaybe (?:he|she|they)\\b|\\bis (?:that|it|this) (?:\\w+ )?(?:normal|weird|bad|sad|ok|okay|wrong|odd|strange|silly|stupid|mad|crazy|selfish|mean)\\b|\\bwhy (?:do|does|did|am|is|can|would) (?:i|he|she|they|it|people)\\b|\\bwhat would (?:you|u)\\b|\\bhow (?:do|does|did) (?:people|one|you|u|anyone)\\b",
  ].join('|'),
);
/** The question a text ends with, with its mark; empty where it ends otherwise. */
export const lastQuestionIn = (text: string): string => /[^.!?]*\?\s*$/.exec(text)?.[0] ?? '';

export const isPlainlyAsking = (sentence: string): boolean => plainlyAsks.test(sentence);

/** Whether a message plainly asks: what only holds the words of a question ('it would not', 'no matter what I do') asks nothing. */
export const asksPlainly = (text: string): boolean =>
  sentencesIn(withoutReported(usual(text))).some((one) => isPlainlyAsking(one) && isAsking(one));

/** Whether it asks with more than its mark: 'she just sits with others now??' wants no advice. */
export const asksOutright = (text: string): boolean => sentencesIn(withoutReported(usual(text))).some(asksInWords);

/**
 * The part of a message that asks, in small letters: its last asking sentence, and of a long one without a stop only what
 * follows the last asking word. The whole message where nothing is asked outright.
 */
export function questionOf(text: string): string {
  const plain = usual(text);
  const own = withoutReported(plain);
  const sentences = sentencesIn(sentencesIn(own).some(isAsking) ? own : plain);
  const at = sentences.findLastIndex(isAsking);
  const last = sentences[at];
  if (last === undefined) return plain;
  // 'How do I say it? In an actual sentence.': what only says how it is wanted belongs to it.
  const after = sentences.slice(at + 1).filter((one) => one.split(' ').length <= 6);
  const words = last.split(/\s+/).length;
  const starts = words > 18 ? [...last.matchAll(within)].map(({ index }) => index) : [];
  const from = starts.findLast((index) => last.slice(index).split(/\s+/).length >= 3) ?? 0;
  return [last.slice(from), ...after].join(' ');
}
