/**
 * Ways of asking that people bring from their own language, their dialect or an older English, and the usual form of the same
 * question. In small letters, tried in order; what is only told is left as it stands.
 */
const begins = '(?<=^|[.!?…,;:] |\\n|\\b(?:and|but|so|or|well|then|now|just|honestly|please|tell me|is|because) )';
/** Where a question begins that stands by itself: 'I don't know why he did it' asks nothing. */
const starting = '(?<=^|[.!?…] |\\n|^(?:and|but|so|then|ok|please),? )';
const person =
  "(?:he|she|they|it|we|people|everyone|(?:my|the|this|that|these|those|his|her) (?!one\\b|thing\\b)[\\w'-]+(?! (?:who|that|which)\\b))";
const deed =
  '(?:tell|say|ask|call|ring|write|answer|reply|text|message|send|go|stay|speak|talk|wait|leave|keep|throw|forgive|apologi[sz]e|resign|stop|give|take|visit|quit|sell|come|correct|try|do|make|help|invite|buy|accept|pretend|let)';
const seeming = "(?:(?:a |an |the |such |just |only |so |very |too |really |kind of |not )*(?:[\\w'-]+ ){0,2}[\\w'-]+)";

const turns: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/\btae\b/g, 'to'],
  // 'D'ye reckon', 'dae ye think am too soft', 'do ya think'.
  [/\b(?:d'ye|d'yer|d'you|d'ya|dya|d'yez|(?:dae|div|do|d'|de) (?:ye|ya|yer|yez|yous|youse)|do yous)\b/g, 'do you'],
  [/\b(do you (?:think|reckon|suppose)|(?:do|did|does) (?:he|she|they) think) (?:am|a'm|ahm|um)\b/g, "$1 i'm"],
  [/\b(am|should|shall|do|did|was|can|could|will|would|must) (?:ah|oi)\b/g, '$1 i'],
  [new RegExp(`\\b(should|shall) a (?=${deed}\\b)`, 'g'), '$1 i '],
  [/\bought i (?:to )?(?=[a-z])/g, 'should i '],
  [/\b(?:ought|should) one (?:to )?(?=[a-z])/g, 'should i '],
  // 'What I should like to know is whether one ought to reply', 'I'd be glad to know if I should …'.
  [
    /\b(?:what )?i(?:'d| would| should| do| just| only| really)*(?: (?:like|love|want|need|be glad|be grateful|wish))* to (?:know|hear|be told|ask)(?: from you)?(?: is)?,? (?:whether|if) (?:(?:i|one|we) (?:ought to|should|shall|must|am to|have to)|it(?:'s| is) better to|to) (?=[a-z])/g,
    'should i ',
  ],
  [
    /\b(?:i wonder|i'm wondering|i am wondering|tell me|please say),? (?:whether|if) (?:i|one) (?:ought to|should) /g,
    'should i ',
  ],
  [
    /\btell me(?: honestly| straight| truly| please)?[,:]? (?=(?:is|am|are|was|were|do|does|did|should|shall|will|would|can|could|have|has) )/g,
    '',
  ],
  // 'Is normal that the hands don't forget?', 'is bad if I …?'.
  [
    /(?<=^|[.!?…,;:] |\n|\b(?:and|but|so|or|then|now) )(is|was) (?=(?:normal|bad|wrong|stupid|strange|weird|silly|selfish|possible|good|better|late|too (?:late|early|much|soon)|my fault|ok|okay|crazy)\b(?: (?:that|to|if|when|for)\b|[?.!]| ?$))/g,
    (_, verb = '') => `${verb} it `,
  ],
  [/\b(is|was) it it /g, '$1 it '],
  // 'Can you say me something nice?', 'you can tell me something good?'.
  [/\bsay me\b/g, 'tell me'],
  [/(?<=^|[.!?…] )what you (would|should|will) /g, 'what $1 you '],
  [/\bcan not\b/g, 'cannot'],
  [/\b(?:you can|you could|you will) (tell|say|give|write)\b([^.?!]*\?)/g, 'can you $1$2'],
  // 'You think he hates me?'
  [
    new RegExp(
      `${begins}(?:you|u) (think|reckon|suppose|believe)(?= (?:that )?(?:i|i'm|${person}|he's|she's|it's|they're|there's)\\b)`,
      'g',
    ),
    'do you $1',
  ],
  [/\b(do|would|d'|did) do you\b/g, '$1 you'],
  // 'Why he do it in front of the boy?', 'why I did not say something?'.
  [
    new RegExp(
      `${starting}why (i) (did not|didn't|do not|don't|cannot|can't|could not|couldn't|am|was|did|do|cry|laugh|feel|think|say|go|stay|keep|always|still|never)\\b`,
      'g',
    ),
    whyI,
  ],
  [
    new RegExp(
      `${starting}why (he|she|they|(?:my|the|this|that|his|her) (?!one\\b|thing\\b)[\\w'-]+) (?!(?:and|or|not|of|in|to|at|is it|for)\\b)(did not|didn't|does not|doesn't|don't|[a-z']+)\\b(?! (?:she|he|they|i)\\b)`,
      'g',
    ),
    whyThey,
  ],
  [new RegExp(`${starting}how (others|people|they|i|one) (are|is|can|do|must|should|am) `, 'g'), 'how $2 $1 '],
  // 'I am a bad father that I am here?', 'he will know me one day?': told, and a mark behind it.
  [
    /(?<=^|[.!…] )i(?: am|'m) ((?:a |an |the |so |too |such )?(?:bad|terrible|stupid|crazy|selfish|awful|horrible|wrong|weak|soft|sensitive|coward|fool|old)\b[^.?!,]*)\?/g,
    (_, what = '') => `am i ${what.replace(/ that i (?=am\b|'m\b|was\b|work\b|live\b|left\b)/, ' because i ')}?`,
  ],
  [new RegExp(`(?<=^|[.!…] )((?:maybe |perhaps )?)(${person}) (will|would|can) ([^.?!,]*)\\?`, 'g'), '$3 $2 $4?'],
  [
    new RegExp(
      `(?<=^|[.!…] )(?:(?:tomorrow|next time|now|so|then),? )?i (?:should|must|shall|can) (${deed}\\b[^.?!]* or [^.?!]*)\\?`,
      'g',
    ),
    'should i $1?',
  ],
  [
    new RegExp(
      `(?<=^|[.!…] )(?:(?:tomorrow|next time|now|so|then),? )?i (?:should|must|shall) (${deed}\\b[^.?!]*)\\?`,
      'g',
    ),
    'should i $1?',
  ],
  // 'It's funny no?', 'it is vanity, or?', 'it was all luck before, no?'.
  [
    new RegExp(
      `(?<=^|[.!…,] |\\b(?:and|but|so) )(?:it|that|this)(?:'s| is| was) (${seeming})(?: before| now| then)?(?:,? (?:no|or|yes|right|isn't it|wasn't it|or not)) ?\\?`,
      'g',
    ),
    (found, what = '') => `${/ was /.test(found) ? 'was' : 'is'} it ${what}?`,
  ],
  [
    /(?<=^|[.!…] )it(?:'s| is| was) ((?:stupid|bad|wrong|normal|silly|selfish|weird|strange|sad|pathetic) (?:that|to|if) [^.?!]*)\?/g,
    (found, what = '') => `${/^it was/.test(found) ? 'was' : 'is'} it ${what}?`,
  ],
];

function whyI(_: string, who = '', verb = ''): string {
  if (/^(?:am|was)$/.test(verb)) return `why ${verb} ${who}`;
  if (/^(?:cannot|can't|could not|couldn't)$/.test(verb))
    return `why ${/^can/.test(verb) ? "can't" : "couldn't"} ${who}`;
  if (/^(?:did not|didn't|do not|don't)$/.test(verb)) return `why ${/^did/.test(verb) ? "didn't" : "don't"} ${who}`;
  if (/^(?:did|do)$/.test(verb)) return `why ${verb} ${who}`;
  return `why do ${who} ${verb}`;
}

const told: Readonly<Record<string, string>> = { said: 'say', made: 'make', told: 'tell', says: 'say', makes: 'make' };

function whyThey(_: string, who = '', verb = ''): string {
  if (
    /^(?:is|was|are|were|has|have|had|will|would|should|can|can't|could|did|do|does|isn't|wasn't|won't|couldn't|must)$/.test(
      verb,
    )
  )
    return `why ${verb} ${who}`;
  if (/^(?:did not|didn't)$/.test(verb)) return `why didn't ${who}`;
  if (/^(?:does not|doesn't|don't)$/.test(verb)) return `why ${who === 'they' ? "don't" : "doesn't"} ${who}`;
  if (/^(?:said|made|told)$/.test(verb)) return `why did ${who} ${told[verb]}`;
  return `why ${who === 'they' ? 'do' : 'does'} ${who} ${told[verb] ?? verb.replace(/(?<=[a-rt-z])s$/, '')}`;
}

/** A text in small letters with its questions in their usual form. */
export const inUsualForm = (text: string): string =>
  turns.reduce(
    (said, [form, usual]) => (typeof usual === 'string' ? said.replace(form, usual) : said.replace(form, usual)),
    text,
  );
