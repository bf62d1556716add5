import type { Tone } from '@wren/contract/users.ts';

const spelledOut: [RegExp, string][] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\blet's\b/g, 'let us'],
  [/\bLet's\b/g, 'Let us'],
  [
    /\b(it|that|there|what|here|who|he|she|It|That|There|What|Here|Who|He|She)'s (?=(?:been|had|got|taken|gone|happened|become)\b)/g,
    '$1 has ',
  ],
  [/\b(it|that|there|what|here|who|he|she|It|That|There|What|Here|Who|He|She)'s\b/g, '$1 is'],
  [/\b(\w+)'re\b/g, '$1 are'],
  [/\b(\w+)'ve\b/g, '$1 have'],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\b(I)'m\b/g, '$1 am'],
  [/\b(you|You|they|They|he|she|it|I) ?'d (?=(?:been|had|gone|done|said|taken|rather have)\b)/g, '$1 had '],
  [/\b(you|You|they|They|he|she|it|I)'d\b/g, '$1 would'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need)n't\b/gi, '$1 not'],
];

/** As people speak: 'it is' before another word is 'it's'; at the end of a thought it stays whole. */
const contracted: [RegExp, string][] = [
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ll])et us (?=[a-z])/g, "$1et's "],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|need) not\b(?! only)/gi, "$1n't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [/\b(I) am (?=[a-z])/g, "$1'm "],
  [/(?<!\b(?:who|what|where|how|why|as|than|that|of) )\b(you|they|we|You|They|We) are (?=[a-z])/g, "$1're "],
  [
    /(?<!\b(?:would|could|should|might|must|may) )\b(you|they|we|I|You|They|We) have (?=(?:been|had|said|told|got|done|made|never|always|just|already|not|kept|carried|\w+ed)\b)/g,
    "$1've ",
  ],
  [
    /(^|[.,:;] |\b(?:and|but|because|if|though|since|while|so) )([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he) is (?=[a-z])/g,
    "$1$2's ",
  ],
  // 'What's it that you wish' is nobody's English.
  [/(^|[.:;] )What is (?!(?:it|he|she|they|there|in|at|on|under|behind|for)\b)(?=[a-z])/g, "$1What's "],
  [/\b(you|I|You|They|they|we) would (?=(?:be|like|have|take|rather|not|want|make|help)\b)/g, "$1'd "],
  [/\b(you|I|You|They|they|we|We) will (?=[a-z])/g, "$1'll "],
];

/** The same line as another manner of speaking would have it. A professional manner spells its words out. */
export function inTone(tone: Tone, line: string): string {
  if (tone !== 'professional') return contracted.reduce((text, [pattern, short]) => text.replace(pattern, short), line);
  return spelledOut.reduce((text, [pattern, whole]) => text.replace(pattern, whole), line);
}

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
