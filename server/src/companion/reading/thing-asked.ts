import { sentencesIn, withoutReported } from './question-of.ts';
import { inUsualForm } from './usual-form.ts';

/** One thing somebody asks how to do, or whether to do, in their words after the asking: 'sleep in the daytime', 'go to the doctor'. */
export interface ThingAsked {
  kind: 'way' | 'whether';
  thing: string;
}

const me = '(?:i|we|you|u|one)';
/** What somebody else does is not asked for one's own sake. */
const others = '(?:he|she|they|it|this|that|people|some(?:one|body)|any(?:one|body)|(?:my|the|his|her|a) \\w+)\\b';
const adverbs =
  '(?:(?:best|even|ever|just|actually|really|possibly|better|also|start to|begin to|manage to|be able to|go about|maybe|please|try to|now|still|to) )*';
const advice = '(?:guidance|add?vi[cs]e|tips?|suggestions?|ideas?|pointers|something|strategies|tricks?)';
const wanting =
  "(?:(?<!(?:n't|not) )(?:need|want)|(?:give|share|offer|provide)(?: me| us)?|(?:looking|loking|search\\w*|hoping|asking) for|seeking|seek|appreciate|(?:would|'d) (?:like|love)|could use|do you have|have you(?: got)?|got)";
const on =
  '(?:(?:on |about )?(?=where\\b)|on how to|about how to|how to|how i can|how (?:do|should|could|can) i|what to do (?:about|with|when|if)|that (?:would |could |can |will )?help(?:s)? (?:me |with )?|with|for|on|about|in|to|of|i can)';

const ways = [
  // 'I don't know how to …' tells how it is, and asks for nothing.
  `(?<!\\b(?:know|knew|knows|sure|idea|clue|see|understand|learn\\w*|figur\\w+ out|wonder\\w*|about|confused|unsure|matter|on|me|of|is|was|tips|advice)(?: \\w+)? )how (?:do|can|could|should|would|will|shall|might|to|am i (?:supposed|meant|going) to)(?: ${me}\\b)? (?!${others})${adverbs}`,
  `what (?:can|could|should|shall|do|would|might) (?:i|we) (?:even |possibly |best |try to )?do (?:to|about|with|when|if|against|for|in order to) ${adverbs}`,
  `(?:what(?:'s| is| are| would be)|is there|are there|do you know|do you have|have you)(?: \\w+){0,3} (?:ways?|methods?|tricks?) (?:to|of|for|i can|that i can) ${adverbs}`,
  `any ways? (?:to|of|i can|that i can) ${adverbs}`,
  `what (?:helps?|works|can help|would help|could help|is good)(?: me)?(?: (?:with|against|to|for|when))+ `,
  `(?:any|${wanting}(?: \\w+){0,2}?) (?:\\w+ ){0,2}?${advice} ${on} ?${adverbs}`,
  `(?:any|${wanting})(?: \\w+){0,3}? (?:help|assistance|support) (?:on how to|how to|to|(?:in|with|on|for) (?=\\w+ing\\b|(?:my |better |the |more )*sleep)) ?${adverbs}`,
  `(?:what|which)(?: \\w+){1,4} (?:should|can|could|shall|would) i (?!do\\b)${adverbs}`,
  `${wanting} (?:an? |some |any |the |other |better |new |more |best |right )*ways? (?:to|of|for|i can|that i can) ${adverbs}`,
  `(?:can|could|will|would) you (?:please |kindly |maybe )*(?:help|assist|guide|advise|teach|show|tell) (?:me|us) (?:out )?(?:please )?(?:with |to |on |in |how to |how i can |about )+${adverbs}`,
  `(?:please |pls |kindly )help me (?:out )?(?:please )?(?:with |to |on |in |how to )*${adverbs}`,
  `i (?:just |really )*(?:need|want|would like|'d like|have) to (?:know|learn) how (?:to|i can|do i) ${adverbs}`,
].map((one) => new RegExp(`\\b${one}(?<thing>[^.?!\\n]+)`, 'g'));

const whethers = [
  `(?<!\\b(?:how|what|where|when|who|which|why|whom)(?: \\w+){0,4} )(?:should|shall|ought|must) (?:i|we) ${adverbs}`,
  `do (?:you|u) (?:think|suggest|recommend|advise|reckon|believe)(?: that)? (?:i|we|me) (?:should |need to |ought to |have to |could |must |to )+${adverbs}`,
  `(?:do|will|would|can|could) (?:you|u) (?:suggest|recommend|advise)(?: me)? (?:to |(?=\\w+ing\\b))`,
  `(?:would|will|could|might|does|do you think) (?:it|that) (?:really |even |actually )?(?:would )?(?:help|be (?:better|good|wise|worth it|useful|a good idea))(?: me)? (?:if i|if we|to|for me to) ${adverbs}`,
  `is it (?:really |even )?(?:a good idea|worth|better|best|time|wise|good|necessary)(?: for me)? (?:to |if i |that i |(?=\\w+ing\\b))${adverbs}`,
  `do i (?:really |even )?need (?:to ${adverbs}|(?=a\\b|an\\b|therapy|help|counsel))`,
].map((one) => new RegExp(`\\b${one}(?<thing>[^.?!\\n]+)`, 'g'));

/** What is asked for by name, the last one first; empty where a message only asks for help in what it tells. */
export function thingsAsked(text: string): ThingAsked[] {
  const message = inUsualForm(withoutReported(text.toLowerCase().replaceAll('’', "'")));
  const found = sentencesIn(message).flatMap((sentence) => [
    ...named(whethers, sentence).map((thing) => ({ kind: 'whether' as const, thing })),
    ...named(ways, sentence).map((thing) => ({ kind: 'way' as const, thing })),
  ]);
  return found.toReversed();
}

const named = (askings: readonly RegExp[], sentence: string): string[] =>
  askings.flatMap((asking) => [...sentence.matchAll(asking)].map(({ groups }) => (groups?.thing ?? '').trim()));
