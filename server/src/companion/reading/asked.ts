import type { Sentence, Word } from './grammar.ts';
import { withoutReported } from './question-of.ts';
import { secondPerson } from './second-person.ts';
import { split } from './split.ts';

/** What a direct question is after. Each is owed a different honest answer. */
export type AskedKind =
  /** 'Is it normal to feel nothing?', 'crying about bread, that's insane right?' */
  | 'normal'
  /** 'Am I a bad mother?', 'do you think I'm just stupid?' */
  | 'verdict'
  /** 'Am I gay?', 'do I love him?': only they can know. */
  | 'self'
  /** 'Should I sleep or keep studying?', 'which would be worse?' */
  | 'choose'
  /** 'Should I take his phone away?', 'do I have to forgive him?' */
  | 'decide'
  /** 'How do I tell her?', 'what do I say to a friend whose baby died?' */
  | 'words'
  /** 'How do I stop waking up at three?' */
  | 'way'
  /** 'How do people do this for years?' */
  | 'bear'
  /** 'Do you think he met someone?', 'who is he talking to?' */
  | 'their-mind'
  /** 'Does it get easier?', 'will this go away?' */
  | 'ahead'
  /** 'How long does it take?' */
  | 'how-long'
  /** 'Can she legally do that?' */
  | 'law'
  /** 'Why am I like this?' */
  | 'why-me'
  /** 'Is it bad to take melatonin every night?', 'can dads get that too?' */
  | 'fact'
  /** 'Just tell me it's ok to sit here a bit', 'is that allowed?' */
  | 'allowed'
  /** 'Can you love someone and not want who they are?': asked of people in general, and meant of one. */
  | 'possible'
  /** 'Tell me if "whenever you're free" is too weak': whether a message of theirs is too soft. */
  | 'wording'
  /** 'What did I say I did this week?' */
  | 'recall';

export interface Asked {
  kind: AskedKind;
  /** What it is about, turned to the second person: 'take his phone away'; empty when not said. */
  about: string;
  /** The same where it stands after 'to' or 'should I', so that 'to …' can be built on it; empty otherwise. */
  deed: string;
  /** The two ways of a choice, turned; empty otherwise. */
  ways: readonly string[];
  /** Who it is about, where it is about somebody else: 'he', 'your sister'; empty otherwise. */
  who: string;
}

const judged =
  '(?:normal|weird|strange|odd|bad|wrong|mad|crazy|insane|stupid|silly|petty|pathetic|selfish|awful|terrible|wicked|sinful|rotten|ok|okay|dumb|too (?:late|much|long|soon|early|old|little|far|young)|mean|horrible|cruel|childish|ridiculous|common|lame|sad)';
const someone =
  '(?:he|she|they|it(?= hates| likes)|(?:my|the) (?:\\w+ )?(?:mum|mom|mother|dad|father|sister|brother|husband|wife|boyfriend|girlfriend|partner|son|daughter|friend|ex|boss|manager|kids?|parents))';

/** Tried in order on each sentence that asks; the first group is what it is about. */
const kinds: readonly [AskedKind, RegExp][] = [
  [
    'wording',
    /\b(?:tell me if|is|does|do you think) .{8,}? (?:is|sounds?|too) (?:too )?(?:weak|soft|nice|polite|feeble|timid|wishy[- ]?washy)\b/,
  ],
  // 'Should I text him or is that sad?' asks about the deed, whatever it may look like.
  [
    'decide',
    new RegExp(`\\bshould i (.+?),? or (?:is|would) (?:that|it|this)(?: be)? (?:just |really |a bit |too )*${judged}`),
  ],
  [
    'possible',
    /\b(?:do you think )?(?:that )?(?:can|could) (?:you|one|people|someone|anyone|a (?:man|woman|person)) (?:really |ever )?be (.+?)(?= at (?:the same time|once)|$)|\bdo you think (?:that )?(?:you|one|people|someone|anyone|a (?:man|woman|person)) can (?:really |ever |both )?(?:be )?(.+?)(?= at (?:the same time|once)|$)/,
  ],
  ['ahead', /\bis (?:it|that|this) something (?:that|which) (?:comes? back|goes away|passes|gets better|heals)\b/],
  [
    'words',
    /\bwhat (?:do|can|should|could|would|am) (?:i|we) (?:even |ever |supposed to |meant to )*talk (?:to \w+ )?about\b(.*)/,
  ],
  ['words', /\bhow (?:do|can|would|should) (?:i|you|we|one) (?:even |ever )?explain (?:to )?(.*)/],
  [
    'allowed',
    /\b(?:tell me (?:that )?(?:it's|it is|its)|(?:is it|would it be)) (?:ok|okay|all right|alright|fine|allowed) (?:to|if i) ((?:just )?(?:sit|stay|rest|cry|be|feel|miss|stop|sleep|lie|say|not|laugh|want|go (?:home|to bed)|do nothing)\b.*)/,
  ],
  ['allowed', /^(?:(?:and|but|so),? )*(?:is (?:that|this|it) (?:allowed|ok|okay)|am i allowed(?: to)?)\b\??(.*)/],
  [
    'possible',
    /^(?:(?:and|but|so|like),? )*(?:do you (?:suppose|think|reckon|believe) (?:that )?(?:you|one|people|someone|somebody|a person) can|can (?:you|one|people|someone|somebody|a person)) (?:really |even |ever |both )?(?!help|tell|give|show|remember|hear|see|stop|explain|listen|talk|be |do |understand|feel|please|keep|make|write|read|just|recommend|suggest|not )(.+)/,
  ],
  [
    'words',
    /\bhow (?:do|can|would|should) i (?:even |ever )?(?:start|begin)(?: to)? (?:tell|say|explain|ask|bring)\w*(.*)/,
  ],
  [
    'words',
    /\bwhat (?:do|should|can|would) (?:i|you) (?:even )?(?:do|say|write)\b.*?\b(?:when i (?:see|meet|face)|if i (?:did|do|text|write)|see|meet|face) ?(.*)|\b(?:what|which|like what) words\b(.*)/,
  ],
  [
    'recall',
    /\b(?:what (?:did|had|was it) i (?:\w+ )?(?:say|said|tell|told|told you)|what were the (?:\w+ )?(?:things|bits|points)|do you remember what i (?:said|told)|what was i (?:saying|talking about)|where (?:were we|was i))\b/,
  ],
  [
    'bear',
    /\bhow (?:do|does|did|can|could|are) (?:people|anyone|anybody|others|other people|everyone|you|they|we|i) (?:\w+ )?(?:just )?(?:do (?:this|it)|live|survive|cope|go on|carry on|keep going|get (?:through|over)|bear|be strong|stay strong|start (?:over|again)|manage|stand)\b(.*)/,
  ],
  [
    'law',
    /\b(?:does|do|did|can) (?:he|she|they|it|my (?:landlord|boss|employer|company|manager)|the (?:landlord|company|bank|school)) (?:legally |really |even |just )*(?:have to (?:tell|pay|give|let|inform|return|refund)|fire|evict|sack|dismiss|kick (?:me|us) out|throw (?:me|us) out|raise (?:my|the) rent|keep (?:my|the) (?:deposit|money|wages)|refuse to (?:pay|give))\b|\b(?:legal(?:ly)?|allowed to(?! (?:be|feel|cry|mind|want|hate|miss|say|ask|rest|stop|get|have a|enjoy|like|love|laugh|think|not)\b)|my rights|against the law|sue|custody rights|tenant rights)\b/,
  ],
  [
    'normal',
    new RegExp(
      `\\b(?:is (?:it|that|this|(?:\\w+ )?\\w+ (?:minutes|hours|days|weeks|months|years))|isn't (?:it|that)|am i) (?:(?:so|really|just|even|a bit|kind of|still|a|an|such a|not) )*${judged}\\b(?: (?:that|to|of me to|if|for|of me))?(?! (?:person|mother|mum|mom|dad|father|friend|wife|husband|daughter|son|parent|partner))(.*)`,
    ),
  ],
  [
    'normal',
    new RegExp(
      `\\b(?:that's|that is|this is|it's) (?:so |pretty |really )?${judged},? (?:right|isn't it|no)\\b\\??(.*)`,
    ),
  ],
  [
    'normal',
    /\b(?:does (?:anyone|anybody|everyone|everybody) (?:else )?|do (?:other )?people (?:really |also |even )?)(.+)/,
  ],
  [
    'verdict',
    /\b(?:(?:do you (?:think|reckon) )?(?:i|we) (?:did|have done|'ve done|was doing|do) (?:something|anything|smth|sth|sumn) wrong|did (?:i|we) do (?:something|anything|smth|sth) wrong|have i done (?:something|anything) wrong|was (?:it|that) (?:my fault|wrong of me))\b(.*)/,
  ],
  [
    'verdict',
    /\b(?:do you think (?:i'm|i am|that i'm)|am i|does that make me|i'm not|is it because i'm)\b (?:just |really |such |so |being |the |a |an |only |too )*(?:bad|terrible|awful|horrible|stupid|dumb|crazy|mad|insane|selfish|lazy|weak|failure|burden|monster|pathetic|problem|wrong|overreacting|sensitive|dramatic|needy|much|broken|unlovable|boring|ugly|imagining|idiot|fool|loser|cruel|mean|cold|asshole|toxic|worthless|petty|unreasonable|unfair|rude|paranoid|ungrateful|childish|silly)\b(.*)|\b(?:is it (?:just )?(?:me|my fault)|what'?s wrong with me|what is wrong with me)\b(.*)/,
  ],
  [
    'words',
    /\b(?:how (?:do|can|could|should|would) i (?:\w+ )?(?:tell|say|explain|ask|bring|talk (?=to|with|about)|answer|reply|respond|break|approach|apologi[sz]e)\b|what (?:(?:do|can|should|could|would) i|am i (?:meant|supposed) to) (?:even )?(?:say|tell|write|text|reply|answer)\b|help me (?:with what to )?(?:say|write|word|find the words|tell)|what (?:does|should|would|can) one (?:say|tell|answer|write|reply)\b|what do (?:you|people) say (?:to|when|if)\b|(?:with )?what to say\b)(.*)/,
  ],
  [
    'words',
    /\bis there (?:any|a|some|no) (?:\w+ )?way (?:to|of|i can|i could) (?:say|tell|ask|put|break|explain)\w*(.*)/,
  ],
  [
    'way',
    /\bis there (?:any|a|some|anything|something) (?:\w+ )?(?:way|thing|i can do|i could do)(?: (?:to|of|i can|i could))?(.*)/,
  ],
  [
    'way',
    // 'How could he do that?' is pain, and asks for no way.
    /\bhow (?:do|can(?! (?:he|she|they|someone|somebody|anyone|people)\b)|could(?! (?:he|she|they|someone|somebody|anyone|people)\b)|should|would|am|to) (?:i |we |you )?(?:even |ever |just |supposed to )*(.+)/,
  ],
  [
    'way',
    /\bwhat (?:(?:do|can|should|could|else can|would) (?:i|we)|do you think (?:i|we) should|(?:am i|are we) supposed to) (?:even |ever )?do\b(.*)/,
  ],
  ['how-long', /\bhow long\b(.*)/],
  ['choose', /\bwould (?:you|u) (.+ or (?:would (?:you|u) )?(?!not\b|what\b|something\b).+)/],
  [
    'decide',
    /\bi (?:just |only |really )*(?:want|need|would like|'d like) to know (?:(?:if|whether) i (?:should|ought to|have to)|whether to) (.+)/,
  ],
  ['decide', /\b(?:do i|should i|shall i) (.+?) or (?:not|don'?t i|leave it|nah|no)\b/],
  ['choose', /\bwhich (?:one |of \w+ )?(?:would|is|should|do|could)\b(?: be \w+,)?((?: .*\bor .*)?)/],
  [
    'choose',
    /\b(?:should i|do i|shall i|would it be better to|is it better to|am i better off)\b (.+ or (?!not\b|what\b|something\b|am i\b|nah\b|no\b).+)/,
  ],
  [
    'decide',
    /(?<!\b(?:what|which|who|whom|where|when|how|why|which \w+|what \w+) )\b(?:(?:do you think )?(?:should i|shall i|ought i to|i should)|do i (?:have to|need to|really have to|just)|(?:is it|would it be) (?:ok|okay|worth|better) (?:if i|to|for me to)|do i(?= (?:tell|text|call|say|go|stay|leave|do|write|send|ask|forgive|owe|get|take|keep|confront|let|reply|answer|move|quit|break|end|invite|block|wait)\b))\b (.+)/,
  ],
  [
    'ahead',
    /\b(?:(?:does|will|would|can|could|do you think) (?:it|this|that|things|the \w+|he|she|they)(?: will| ever)*(?: just)? (?:ever )?(?:get (?:any )?(?:easier|better|worse)|go(?:es)? away|stop|pass|end|change|fade|be (?:ok|okay|alright|better|like this)|come back)|will i (?:ever|always)|am i (?:going to|ever)|is it (?:ever )?(?:going to|too late))\b(.*)/,
  ],
  [
    'their-mind',
    new RegExp(
      `\\b(?:(?:do you think|think|you think|what if) (${someone})|why (?:is|does|did|do|was|would|won't|can't|doesn't|didn't|are|were) (${someone})|(?:does|did|is|was|will|would|do|has) (${someone}) (?:even |really |ever |actually |still |just )?\\w+|who (?:is|was|does|did|are|do) (${someone})|(?:what|where|how) (?:is|was|does|did|are|do) (${someone})(?= (?:\\w+ ){0,2}(?:think\\w*|want\\w*|feel\\w*|mean\\w*|see|expect\\w*|believe|know|need\\w*|like|care|doing|up to|going|with|gone|now|tell\\w*|say\\w*)))\\b(.*)`,
    ),
  ],
  [
    'self',
    /(?<!\b(?:how|why|what|where|when|who|which|that) )\b(?:am i|do i|could i be|might i be|do you think (?:i'm|i am|i))\b (?!have to|need to|just|really have|tell|text|call|say|go|stay|leave|do|write|send|ask|forgive|owe|get|take|keep|should)(.+)/,
  ],
  [
    'why-me',
    /\bwhy (?:do|am|can't|did|don't|is it that|does it always|does (?:everyone|nobody|this)|is (?:it|this) always)\b(?: (?:i|me|my))?(.*)/,
  ],
  [
    'fact',
    /(?:^|[,.] |\b(?:and|but|so|ok|well|wait|like) )(?:can|do|does|is|are|what (?:is|are|causes?)|why (?:do|does|is|are)|tell me about) (?!you\b|i\b)(?:it |that |this |the )?(.+)/,
  ],
];

const asking =
  /\?\s*$|^(?:(?:and|but|so|or|ok|okay|like|well|wait|just|please),? )*(?:tell me (?:it's|that it's|its|it is)|can (?:you|one|people) (?:love|hate|miss|forgive|be|want|trust)|can (?:dads|men|mums|moms|women|kids|children|boys|people) |what am i (?:meant|supposed) to (?:say|tell|write)|should i|do i|am i|is (?:it|that|this)|does (?:it|he|she|this)|do (?:you|people) |can (?:i|he|she|they|you help)|how (?:do|does|can|long|to)|what (?:do|should|can|did|does) (?:i|one)|why (?:do|am|can|is|does|did|would)|which (?:one|of|should|would)|who is|will (?:i|it|this)|is there (?:any|a|some|anything|something)\b|i (?:just |only |really )*(?:want|need|would like) to know (?:if|whether) |do you think)|\b(?:tell me if|want to know (?:if|whether) i|want to know whether to|should i|is that (?:weird|normal|bad|mad|crazy|stupid)|do you think (?:he|she|they|i'm)|right\?|who is (?:he|she)|what do i|did i do (?:something|anything) wrong|do you (?:suppose|reckon)|is (?:that|it|this) (?:not )?(?:normal|bad|ok|okay|weird))\b/i;

/** The direct question of a message: the last one it puts, with or without its mark. Undefined when it asks nothing. */
export function readAsked(sentences: readonly Sentence[]): Asked | undefined {
  const found = sentences.findLast((sentence) => {
    const line = withoutReported(lineOf(sentence)).trim();
    return asking.test(line) && !/\bwhat if\b/.test(line);
  });
  if (!found) return undefined;
  // Where nobody typed a stop, what is asked is its last part.
  const last = found.words.length > 24 ? { ...found, words: split(found.words).at(-1) ?? [] } : found;
  // A question mark on what somebody is quoted as saying asks nothing.
  if (/^[^"]*"[^"]*$/.test(last.words.map(({ text, after }) => text + after).join('')) && found !== last)
    return undefined;
  const line = withoutReported(lineOf(last)).trim().replace(/\?$/, '');
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [first = ''] = match.slice(1).filter((one) => one !== undefined);
    if (kind === 'their-mind')
      return { kind, about: guessed(last.words), deed: '', ways: [], who: first.replace(/^my\b/, 'your') };
    const words = within(last.words, first);
    const joins = kind === 'possible' ? 'and' : 'or';
    const at = words.findIndex(({ lower }) => lower === joins);
    const ways =
      /^(?:choose|possible)$/.test(kind) && at > 0 ? [words.slice(0, at), words.slice(at + 1)].map(spoken) : [];
    const before = last.words[last.words.indexOf(words[0] as Word) - 1]?.lower;
    const about = spoken(words);
    const isDeed = before === 'to' || before === 'i' || /^(?:decide|choose)$/.test(kind);
    return { kind, about, deed: isDeed ? about : '', ways, who: '' };
  }
  return undefined;
}

/** 'Do you think he met someone?' → 'he met someone'. */
function guessed(words: readonly Word[]): string {
  const at = words.findIndex(({ lower }) => lower === 'think');
  return at < 0 || words.length - at > 14 ? '' : spoken(words.slice(at + 1));
}

const lineOf = ({ words, question }: Sentence): string =>
  `${words.map(({ lower, after }) => (/,/.test(after) ? `${lower},` : lower)).join(' ')}${question ? '?' : ''}`;

/** The last words of a sentence, as many as were matched, without what only closes it. */
function trailing(words: readonly Word[], matched: string): readonly Word[] {
  const count = matched.trim() === '' ? 0 : matched.trim().split(/\s+/).length;
  const rest = count === 0 ? [] : words.slice(-count);
  const closed = rest.findLastIndex(
    ({ lower }) => !/^(?:or|not|nah|no|what|right|please|though|then|now|anyway)$/.test(lower),
  );
  return rest.slice(0, closed + 1);
}

/** What was matched in the middle of a sentence, or else its last words. */
function within(words: readonly Word[], matched: string): readonly Word[] {
  const wanted = matched.trim().split(/\s+/);
  const start = words.findIndex((_, at) => wanted.every((one, i) => words[at + i]?.lower === one.replace(/,$/, '')));
  const inner = start >= 0 && start + wanted.length < words.length && matched.trim() !== '';
  return inner ? words.slice(start, start + wanted.length) : trailing(words, matched);
}

const spoken = (words: readonly Word[]): string =>
  secondPerson(
    words
      .filter(({ lower }, at) => at > 0 || !/^(?:to|just)$/.test(lower))
      .map((word, at, all) => (at === all.length - 1 ? { ...word, after: '' } : word)),
  );
