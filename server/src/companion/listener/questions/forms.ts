import type { QuestionKind } from './hear-question.ts';

const judgement =
  '(?:sad|weird|odd|strange|morbid|daft|silly|foolish|stupid|pathetic|mad|crazy|childish|ridiculous|lame|insane|dumb|embarrassing|vain|boring|creepy|cowardly|sentimental|nosy|lazy|needy|selfish|mean|rude|cold|greedy|cruel|unkind|unfair|disloyal|awful|terrible|horrible|wrong|bad|ungrateful|petty|disrespectful|heartless|harsh|nasty|dishonest|lying|cheating|stealing|normal|ok|okay|all right|alright|too much|too forward|over the top|pushy|desperate|a bit much|a good idea|a bad idea)';
const somebody = '(?:he|she|they|people|someone|anyone|somebody|men|women|nobody|everyone|(?:my|the|his|her) \\w+)';
const anyone = '(?:people|anyone|anybody|others?|other \\w+|everyone|everybody|they|one|you)';

/** How questions of a kind are put, whatever they are about; tried in order. */
const forms: readonly (readonly [QuestionKind, RegExp])[] = [
  ['what-if', /\bwhat if\b|\band if (?:he|she|they|it)\b|\bwhat happens if\b|^suppose\b/],
  [
    'how-long',
    /\bhow long\b(?! i (?:can|could)\b)|\bwhen (?:does|will|do) (?:it|this|that|the \w+|i) (?:ever |finally )?(?:stop|get|end|feel|pass|go)\b/,
  ],
  [
    'worth',
    /\bwould (?:you|u) (?:even |really )?bother\b|\bworth (?:bothering|trying|the (?:bother|trouble|hassle|effort))\b/,
  ],
  [
    'would-you',
    /\bwhat would (?:you|u) (?:do|have done)\b|\bin my (?:shoes|place|position)\b|\bwhat do (?:you|u) (?:think|reckon)\b|\bif you were me\b|\byour (?:honest )?opinion\b/,
  ],
  [
    'their-why',
    new RegExp(
      `\\bwhy (?:would|does|did|do|is|was|are|won't|can't|cant|wont|has|hasn't|didn't|doesn't) ${somebody}\\b|\\bwhat (?:does|did|is|was) (?:that|it|this|he|she|they)(?: even| actually| really)?(?: supposed to)? mean\\b|\\bmean by that\\b|\\bwhy that\\b`,
    ),
  ],
  [
    'both',
    /\bhow can (?:it|something|a|i|one|you|that|the|someone)\b.* and\b|\b(?:can|could) (?:you|one|a|it|someone|people|something)\b.* (?:and\b.*|both\b|at the same time|at once)/,
  ],
  ['late', /\btoo (?:late|old|young|early)\b|\b(?:am i|i'm|too|already) past it\b/],
  [
    'torn',
    /\b(?:do|should|shall) (?:i|we)\b.* or (?!not\b|what\b|no\b|nah\b|something\b|am\b|is\b|would\b|are\b).+|\bis it (?:better|kinder|best) to\b.* or \b|^(?:either|whether)\b.* or \b/,
  ],
  [
    'plan',
    new RegExp(
      `\\bwould (?:it|that|this) (?:be|look|seem|come across)\\b.*\\b${judgement}\\b|\\bwould ${somebody} (?:mind|find|be (?:cross|angry|offended|annoyed))\\b|\\b(?:does|would) (?:that|it) (?:sound|work|be (?:ok|okay|all right|alright|fine))\\b|\\bgood (?:idea|plan)\\b`,
    ),
  ],
  [
    'judged',
    new RegExp(
      `\\b(?:is|was|isn't|wasn't|would) (?:that|it|this)\\b.*\\b${judgement}\\b|\\b(?:it|that)(?:'s|s| is)(?: a bit| really| very)? ${judgement} (?:if|that|to|of me)\\b|\\bam i (?:being )?(?:a bit )?${judgement} (?:if|that|to|for)\\b|\\bdoes (?:that|this|it) (?:make me|undo|ruin|count)\\b|\\bthat's ${judgement}\\b.*\\b(?:isn't it|right|no)\\b`,
    ),
  ],
  [
    'bear',
    new RegExp(
      `\\bhow (?:do|does|did|on earth do|can) ${anyone}\\b.*\\b(?:do it|do this|do that|manage|cope|bear|stand|get through|keep|survive|live|go on|leave|sit|wait|get used|stay|put up|watch|carry)\\b`,
    ),
  ],
  [
    'others',
    /\b(?:do|does|are|is) (?:other \w+|anyone else|anybody else|everyone|others|everybody|normal people|most people)\b/,
  ],
  [
    'words',
    /\bthe (?:right|best) (?:thing|way) to (?:say|tell|put|answer)\b|\bwhat(?:'s| is|s)? (?:do|should|can|could|would|does|the (?:right|best) thing to) (?:i|you|one|we|say|tell|write)? ?(?:even )?(?:say|tell|write|answer|reply|text|call)?\b.*\b(?:say|tell|write|answer|reply|text)\b|\bhow (?:do|would|should|can|could) (?:i|you|one|we) (?:say|tell|put|bring|explain|ask|thank|word|phrase|answer|break)\b/,
  ],
  [
    'verdict',
    /\b(?:am|was) i (?:just |being |the |a |an |too |such |so |really |only )|\bsomething wrong with me\b|\bis it (?:just )?me\b/,
  ],
  [
    'should',
    /(?<!\b(?:how|what|where|when|why|who|which) )\b(?:should|shall|ought|must) (?:i|we)\b|(?<!\b(?:how|what|where|when|why|who|which|do you think) )\bdo (?:i|we) (?!know|like|love|look|sound|seem|feel|think|want|mean|even|really\b)(?:\w+ \w|(?:go|stay|wait|call|ring|text|tell|ask|leave|reply|answer|move|sign|apologi[sz]e|stop|try|speak)\b)|\bdo i (?:really )?have to\b/,
  ],
  [
    'why-me',
    /\bwhy (?:am|do|can't|cant|don't|dont|did|didn't|is it that|does it) (?:i|me|always|feel)\b|\bhow come i\b|\bwhat(?:'s| is|s) (?:wrong|the matter|up) with me\b/,
  ],
  [
    'ahead',
    /^(?:(?:and|but|so|or),? )*will (?:it|this|i|things|we|he|she|they|people|anyone|my \w+)\b|\b(?:does|do|will) (?:it|this|things|that) (?:ever |really )?(?:get|stop|go away|pass|change|come back)\b|\bis (?:it|this) (?:the (?:beginning|end)|going to)\b/,
  ],
  [
    'worth',
    /\b(?:does|do|is|are|did)\b.*\b(?:actually help|really help|help anybody|help anyone|worth|any (?:use|good)|do anything|make a difference)\b|\bthe point\b|\bwhy bother\b/,
  ],
  [
    'their-mind',
    new RegExp(
      `\\bdo (?:you|u) (?:think|reckon|suppose) ${somebody}\\b|^(?:(?:and|but|so),? )*(?:does|is|did|has|are|do) (?:he|she|they)\\b`,
    ),
  ],
  [
    'way',
    /\bany (?:way|trick|tips?)\b|\bwhat (?:am|are) (?:i|we) (?:meant|supposed) to do\b|\bhow (?:do|am|should|can|shall) i (?:even )?(?:face|act|behave|look (?:him|her|them))\b/,
  ],
];

/** The kind of question its form says, for one that nothing else answers; in small letters. Undefined where it says none. */
export const formOf = (question: string): QuestionKind | undefined =>
  forms.find(([, form]) => form.test(question))?.[0];
