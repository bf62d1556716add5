import type { Tone } from '@wren/contract/users.ts';

/** What a line must have in it, letter by letter, for a way of saying it to be tried; the way; how it is said instead. */
type Turned = readonly [needs: string, said: RegExp, by: string];

const spelledOut: readonly Turned[] = [
  ["can't", /\bcan't\b/g, 'cannot'],
  ["won't", /\bwon't\b/g, 'will not'],
  ["let's", /\blet's\b/g, 'let us'],
  ["Let's", /\bLet's\b/g, 'Let us'],
  [
    "'s ",
    /\b(it|that|there|what|here|who|he|she|It|That|There|What|Here|Who|He|She)'s (?=(?:been|had|got|taken|gone|happened|become)\b)/g,
    '$1 has ',
  ],
  ["'s", /\b(it|that|there|what|here|who|he|she|It|That|There|What|Here|Who|He|She)'s\b/g, '$1 is'],
  ["'re", /\b(\w+)'re\b/g, '$1 are'],
  ["'ve", /\b(\w+)'ve\b/g, '$1 have'],
  ["'ll", /\b(\w+)'ll\b/g, '$1 will'],
  ["'m", /\b(I)'m\b/g, '$1 am'],
  ["'d", /\b(you|You|they|They|he|she|it|I) ?'d (?=(?:been|had|gone|done|said|taken|rather have)\b)/g, '$1 had '],
  ["'d", /\b(you|You|they|They|he|she|it|I)'d\b/g, '$1 would'],
  ["'", /\b(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need)n't\b/gi, '$1 not'],
];

/** As people speak: 'it is' before another word is 'it's'; at the end of a thought it stays whole. */
const contracted: readonly Turned[] = [
  ['annot', /\b([Cc])annot\b/g, "$1an't"],
  ['et us ', /\b([Ll])et us (?=[a-z])/g, "$1et's "],
  [' ', /\b(do|does|did|is|are|was|were|have|has|had|could|would|should|need) not\b(?! only)/gi, "$1n't"],
  ['ill not', /\b([Ww])ill not\b/g, "$1on't"],
  ['I am ', /\b(I) am (?=[a-z])/g, "$1'm "],
  [
    ' are ',
    /(?<!\b(?:who|what|where|how|why|as|than|that|of|along|around|besides?|near|behind|between|with|for|to|from) )\b(you|they|we|You|They|We) are (?=[a-z])/g,
    "$1're ",
  ],
  [
    ' have ',
    /(?<!\b(?:would|could|should|might|must|may|of|around|besides?|near|behind|with) )\b(you|they|we|I|You|They|We) have (?=(?:been|had|said|told|got|done|made|never|always|just|already|not|kept|carried|\w+ed)\b)/g,
    "$1've ",
  ],
  [
    ' is ',
    /(^|[.,:;] |\b(?:and|but|because|if|though|since|while|so) )([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he) is (?=[a-z])/g,
    "$1$2's ",
  ],
  // 'What's it that you wish' is nobody's English.
  ['What is ', /(^|[.:;] )What is (?!(?:it|he|she|they|there|in|at|on|under|behind|for)\b)(?=[a-z])/g, "$1What's "],
  [
    ' would ',
    /(?<!\b(?:of|around|besides?|near|with|both|all) )\b(you|I|You|They|they|we) would (?=(?:be|like|have|take|rather|not|want|make|help)\b)/g,
    "$1'd ",
  ],
  [' will ', /\b(you|I|You|They|they|we|We) will (?=[a-z])/g, "$1'll "],
];

/** The same line as another manner of speaking would have it. A professional manner spells its words out. */
export const inTone = (tone: Tone, line: string): string =>
  (tone === 'professional' ? spelledOut : contracted).reduce(
    (text, [needs, said, by]) => (text.includes(needs) ? text.replace(said, by) : text),
    line,
  );

/** How each manner leads into a question. A friendly one just asks. */
const leads: Partial<Record<Tone, readonly string[]>> = {
  assertive: ['Tell me straight:', 'Name it:', 'Say it plainly:', 'One thing to get clear:', 'No detours:'],
  corrective: [
    'Look at it closely:',
    'Leaving blame aside:',
    'Take a step back:',
    'Check it for a moment:',
    'As exactly as you can:',
  ],
  casual: ['So,', 'Okay, so', 'Just wondering,', 'Out of curiosity,', 'Hm,'],
  professional: [
    'May I ask:',
    'If you are willing to say:',
    'It would help to know:',
    'To understand it better:',
    'When you consider it:',
  ],
};

/** The question with a lead of its manner, or undefined where it stands better alone. `which` picks the lead. */
export function ledIn(tone: Tone, question: string, which: number): string | undefined {
  const own = leads[tone];
  if (!own || !/^(?:What|How|When|Which|Who|Whose|Where)\b[^.:]*\?$/.test(question)) return undefined;
  return `${own[which % own.length]} ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}
