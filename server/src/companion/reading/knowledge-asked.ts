import { questionOf } from './question-of.ts';
import { wordsAsked } from './words-asked.ts';

/** A plain question for knowledge: what something is, what to do about it, why it is so, how long it goes on, whether it is usual. */
export interface KnowledgeAsked {
  kind: 'what' | 'how' | 'why' | 'how-long' | 'normal';
  /** What it is about, as they put it, in small letters. */
  subject: string;
}

const lead =
  /^(?:(?:hi|hello|hey|so|ok|okay|and|but|well|wren|please|um|also|just|then|oh),? )*(?:(?:can|could|would|will) you (?:please |maybe |just )?(?:tell me|explain(?: to me)?) |(?:please )?(?:tell me|explain(?: to me)?) |do you know |(?:i(?:'d like to| would like to| want to|'m wondering| wonder| was wondering)(?: know| ask)?,? ))?/;
const stressed = /^((?:what|how|why)(?:'s)?) (?:exactly|actually|really|even|on earth|the hell|best)(?= )/;
const tail =
  /(?:,? (?:really|exactly|actually|even|then|anyway|please|wren|though|at all|in general|in the first place))*[?.! ]*$/;

const one = '(?:i|you|one|we|people|others|someone|somebody|a person)';
/** Theirs, and not the thing in general: 'what is my goal', 'what is this'. */
const general =
  '(?!(?:i|you|we|he|she|they|my|our|your|his|her|their|this|that|these|those|it|going|up|happening|new)\\b)';
const hints = '(?:tips?|advice|ideas|strateg(?:y|ies)|ways|techniques|suggestions|tricks|hints)';
const usual = '(?:normal|common|usual|natural|ok|okay|weird|strange|odd)';

/** The first that fits is what is asked; its last group is what it is about. */
const shapes: readonly [KnowledgeAsked['kind'], RegExp][] = [
  [
    'what',
    /^how (?:do|would|can) (?:you|i|one|we|people) (?:know|tell|notice) (?:if|when|that|whether) (?:i|you|one|we|people)(?: have|'ve got| has|'m|'re| are| am| is) (.+)$/,
  ],
  [
    'how-long',
    new RegExp(
      `^how long (?:does|do|will|can|should|would) (?:it take (?:${one} )?(?:to|for) )?(.+?)(?: (?:usually|normally|tend to|really))*(?: (?:last|take|go on|stay|be))?(?: for)?$`,
    ),
  ],
  [
    'how-long',
    /^(?:does|do|will|can) (.+?) (?:ever |eventually |just )*(?:go away|get (?:better|easier)|end|stop|pass)$/,
  ],
  ['what', /^(?:is it true (?:that )?|does |do |is |can )((?:crying|people change).*)$/],
  ['what', /^(?:does|do) (.+?) (?:really |actually |even )*(?:work|help)$/],
  ['normal', new RegExp(`^(?:is|isn't) (?:it|that) (?:really |so |at all )?${usual} (?:that |if |when |to )?(.+)$`)],
  ['normal', new RegExp(`^(?:is|are) ${general}(.+?) (?:really |so |at all )?${usual}$`)],
  [
    'how',
    new RegExp(`^what (?:helps?|works)(?: (?:${one}|best|most))* (?:(?:with|against|for|to|when|after|on) )?(.+)$`),
  ],
  [
    'how',
    new RegExp(`^what (?:can|could|should|do|to) (?:${one} )?(?:do )?(?:about|against|for|with|to help with|to) (.+)$`),
  ],
  ['how', /^(?:what's|what is|whats) the best way (?:to|of) (.+)$/],
  [
    'how',
    new RegExp(
      `^(?:(?:any|some|got any|have you got any|have you any|do you have any|what are some|what are good|give me some|give me|i need some|i need|i want some|are there any|is there any) )?(?:(?:good|simple|quick|practical|more|easy|helpful) )*${hints} (?:for|on|to|with|about|against|of|when) (.+)$`,
    ),
  ],
  ['how', new RegExp(`^(?:(?:any|some|got any|do you have any|give me some|give me|i need some) )?(.+?) ${hints}$`)],
  ['how', /^where (?:do|can|should) i (?:start|begin) with (.+)$/],
  [
    'what',
    /^how (?:does|do) (?!(?:i|you|we|one|he|she|they|it|people) )(.+?) (?:work|start|begin|develop|happen|come about|feel|show|affect (?:you|us|people|the \w+))$/,
  ],
  [
    'how',
    new RegExp(
      `^how (?:do|does(?= ${one}\\b)|can|could|should|would|to|might)(?: (?:i|you|one|we))? (?:best |even |actually |really |just )*(.+)$`,
    ),
  ],
  [
    'what',
    new RegExp(
      `^(?:what's|what is|what are|whats) (?:the )?(?:meaning|difference|point|definition) of ${general}(.+)$`,
    ),
  ],
  [
    'what',
    new RegExp(
      `^what (?:does|do) ${general}(.+?) (?:even |really |actually )*(?:mean|look like|feel like|involve|do(?: to (?:the )?\\w+)?)$`,
    ),
  ],
  ['what', new RegExp(`^what ${general}(.+?) (?:is|are|means)$`)],
  ['what', /^what does it mean to (.+)$/],
  ['what', /^where (?:does|do) (.+?) come from$/],
  ['what', /^what happens when (?:you|i|one|we|people) (.+)$/],
  [
    'what',
    new RegExp(
      `^(?:is|are) ${general}(.+?) (?:an? (?:illness|disease|disorder|feeling|emotion)|dangerous|harmful|bad(?: for \\w+)?|curable|real)$`,
    ),
  ],
  [
    'what',
    new RegExp(
      `^(?:what's|what is|what are|whats|what makes|what counts as|what causes|what happens (?:in|during|with)|what keeps|what do (?:people|you|they) mean by|define|the meaning of|(?:more )?about|information (?:on|about)) ${general}(.+?)(?: like)?$`,
    ),
  ],
  [
    'why',
    /^why (?:do|does|is|are|can|would)(?:n't|'t)? (?!i (?:feel|am|always|have|hate)\b|my\b|it always\b)(?:it (?:so )?)?(.+)$/,
  ],
];

const compared =
  /^(?:(?:what's|what is|whats|is there|what makes) (?:the |a |any )?difference between (.+?) and (.+?)|how (?:is|does) (.+?) (?:differ|different) from (.+?)|(?:is|are) (.+?) the same (?:thing )?as (.+?))$/;

/** The two things that are to be told apart: 'what is the difference between stress and burnout?' */
export function comparedIn(text: string): [string, string] | undefined {
  const found = compared.exec(questionOf(text).replace(lead, '').replace(tail, ''));
  const [one, other] = found?.slice(1).filter(Boolean) ?? [];
  return one && other ? [one, other] : undefined;
}

/** 'How do you handle anger, Wren?' */
const ofWren = /\b(?:you|your)\b[^?!]*\bwren\b|\bas an? (?:bot|ai|program|machine)\b/i;

/** 'I'm a new parent and exhausted, any advice?': what the advice is to be about stands before it. */
const anyAdvice = new RegExp(
  `^(.{4,80}?)[,.;:]* (?:(?:got |have you |do you have )?any (?:good )?${hints}|what helps)[?.! ]*$`,
);
const ofThemselves =
  /^(?:i'm|i am|as|being|we're|we are|i(?:'ve)?(?: just| recently)*(?= (?:became|become|had|got|moved|lost)\b)) (?:an? |the )?/;

/**
 * Whether a message plainly asks for knowledge, and about what; undefined where it asks for nothing, for words to say, or about
 * somebody. That the subject is one anything is known of is for the cards to say. `text` is a message as it is tidied.
 */
export function knowledgeAsked(text: string): KnowledgeAsked | undefined {
  if (wordsAsked(text) || ofWren.test(text)) return undefined;
  const whole = text.toLowerCase().replaceAll('’', "'");
  const advised = anyAdvice.exec(whole)?.[1];
  if (advised && ofThemselves.test(advised)) return { kind: 'how', subject: advised.replace(ofThemselves, '') };
  const question = questionOf(text).replace(lead, '').replace(tail, '').replace(stressed, '$1');
  for (const [kind, shape] of shapes) {
    const subject = shape.exec(question)?.[1]?.trim();
    if (subject) return { kind, subject };
  }
  return undefined;
}
