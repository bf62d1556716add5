/** What kind of answer a question of Wren's asks for. */
export type AskedFor =
  /** Who knows, sees, can be talked to. */
  | 'who-knows'
  /** Who should be there, could help, could take a turn. */
  | 'who-helps'
  /** Who did it, said it, started it. */
  | 'who-did'
  | 'when'
  | 'how-long'
  /** Which of two: `a` and `b` where they were named. */
  | 'which'
  /** What each of two could bring at worst. */
  | 'worst-each'
  | 'fear'
  | 'helps'
  /** What they would say, to somebody or to themselves. */
  | 'say'
  | 'night'
  | 'miss'
  | 'part'
  | 'need'
  | 'other';

/** What Wren asked last, until it is answered. */
export interface OpenQuestion {
  kind: AskedFor;
  /** The two ways, as they were named. */
  a: string;
  b: string;
  /** The turn it was put. */
  turn: number;
}

/** In this order: the narrower before the wider. */
const kinds: readonly [AskedFor, RegExp][] = [
  ['worst-each', /\bworst (?:that |thing )?(?:each|either|both)\b|\beach (?:could|might|would) bring\b/],
  [
    'which',
    /\bwhich (?:of (?:them|the two|these)|one|way|side|would you rather|answer)\b|\bare you leaning\b|\bwould you regret more\b|^which (?:is|was) (?:closer|worse|stronger|louder)\b/,
  ],
  [
    'night',
    /\b(?:at night,? compared|how (?:is it|are (?:you|things)|are the nights|do the nights go)\b.*\bnights?\b|how are the nights|by night)\b/,
  ],
  [
    'how-long',
    /\bhow long\b|\bsince when\b|\bhow many (?:days|weeks|months|years)\b|\bhow far back\b|\bwhen did (?:it|this|that) (?:begin|start|first)\b|\bwhen was the last time\b/,
  ],
  [
    'when',
    /^(?:and |but |so )?(?:when|(?:at )?what (?:time|hour)|which (?:hour|part of (?:the|your) (?:day|week|night)|day|moment of the day))\b|\bworst hour\b/,
  ],
  [
    'who-knows',
    /^(?:and |but |so )?(?:(?:in front of|with|to|from|of) )?who(?:m|se)?\b(?! would see| do you (?:get to |still )?(?:see|miss)).*\b(?:knows?|knew|know|notices?|sees?|seen|any idea|told|tell|talk(?:ed)?|hear|heard|asks?|asked|understands?|close|been (?:told|there for))\b/,
  ],
  [
    'who-helps',
    /^(?:and |but |so )?(?:(?:in front of|with|to|from|of) )?who(?:m|se)?\b.*\b(?:could|would|can|might|like|help|helps|take|beside|with you|there|stand|side)\b/,
  ],
  ['who-did', /^(?:and |but |so )?(?:(?:in front of|with|to|from|of) )?who(?:m|se)?\b/],
  [
    'say',
    /\bwhat would you (?:still |really |most |rather |have )*(?:want(?:ed)? to |like(?:d)? to )?(?:sa(?:y|id)|tell|told|answer(?:ed)?|write|ask)\b|\bwhat (?:would|do) you (?:want|like|wish) (?:\w+ )?(?:to (?:say|tell)|to know|to understand)\b|\bwhat would the first (?:words|sentence)\b|\bwhat (?:has been )?left unsaid\b|\bwhat did you never\b/,
  ],
  [
    'helps',
    /\b(?:what|who) (?:else )?(?:helps?|helped|has helped|gets? you through|has (?:been )?(?:got|getting|gotten|kept|keeping|carried)|eases|gives you|makes it (?:a (?:bit|little) )?(?:easier|lighter|better)|brings? (?:a little )?ease|does you good|takes (?:your|the) (?:mind|edge))\b|\bwhat do you do (?:when|with|to|until)\b|\bwhat has (?:brought|made)\b.*\b(?:ease|easier|better)\b/,
  ],
  ['miss', /\bmiss(?:ed)? (?:most|about)?\b|\bdo you miss\b/],
  [
    'fear',
    /\b(?:what|which)\b.*\b(?:afraid|fear|scares?|frighten\w*|dread\w*|worr(?:y|ies)|worst (?!of\b|part\b|bit\b|thing about\b|time\b))\b|\bwhat's the worst\b/,
  ],
  [
    'part',
    /\b(?:which|what) (?:\w+ )?(?:part|bit|moment|piece|side|thing|word|thought|hour|room)\b|\bwhat(?:'s| is| was) (?:the )?(?:hardest|heaviest|loudest|biggest)\b|\bwhat (?:about it )?(?:hurts|weighs|gets to you|bothers|matters|presses|stings|stays|comes back)\b|\bwhere does it\b/,
  ],
  [
    'need',
    /\bwhat (?:do|would|did) you (?:most )?(?:need|want|like|wish|hope)\b|\bwhat (?:would|could|might) (?:help|make|ease|do)\b/,
  ],
];

/** What the last question of a reply asks for. Undefined where it asks nothing. */
export function questionIn(reply: string, turn: number): OpenQuestion | undefined {
  const plain = reply.replaceAll('’', "'");
  const end = plain.lastIndexOf('?');
  if (end < 0) return undefined;
  const begins = Math.max(...['.', '!', '?', '\n'].map((mark) => (end === 0 ? -1 : plain.lastIndexOf(mark, end - 1))));
  const asked = plain.slice(begins + 1, end + 1).trim();
  const bare = asked.toLowerCase().replace(/^[\w'-]+[,:] (?=(?:so )?(?:what|how|when|which|who|whose|where|if)\b)/, '');
  const kind = kinds.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other';
  const [, a = '', b = ''] =
    /(?:between those|two ways, then|one of two): ?(.{3,80}?), or (.{3,80}?)\./i.exec(plain) ??
    /\b(?:which|what)[^?]*?[,:] ((?:the )?[\w' ]{3,30}?),? or ((?:the )?[\w' ]{3,30}?)\?$/i.exec(bare) ??
    [];
  return { kind, a: a.trim(), b: b.trim(), turn };
}
