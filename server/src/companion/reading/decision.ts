import type { Clause } from './reading.ts';
import { turnText } from './second-person.ts';
import { unspeakable } from './weigh.ts';

/** What somebody says they will do, or will not. */
export interface Decision {
  /** Turned, fit to stand alone: 'you'll ask him how his mum is'; empty where it is only said that something is decided. */
  clause: string;
  /** It is a no: 'you're not taking it'. */
  isNo: boolean;
  /** It has its time. */
  hasTime: boolean;
  /** What is told after it, in sentences of its own; empty where it is what they end with. */
  after: string;
}

const willing =
  "(?:'ll| will| shall|'re going to| are going to|'re gonna| think you(?:'ll| will| shall)|'ve decided to| have decided to|'m going to)";
/** What one does, and not what comes over one. */
export const notDone =
  '(?:be\\b(?! (?:at|there|by|in|back|waiting|outside|on|off)\\b)|have\\b(?! (?:a word|it out|another go|my|your|the)\\b)|need|run (?:out|low|dry)|never|always|lose|fail|die|cry|miss|regret|end up|forget|panic|hate|feel|freak|explode|go (?:mad|crazy|insane|under|bust|blind|bald)|get (?:sick|ill|fired|sacked|old|worse|better|the sack|in trouble|caught|lonely|evicted|stuck|into)|remember|understand|know|see\\b(?! (?:him|her|them|the|my|your|a|if)\\b)|look (?:like|stupid|old)|sound|seem|think|want|like|love|fall|scream|break|burst|throw up|faint|pass out|starve|freeze|wake|hear|owe|sit\\b(?! down\\b)|lie (?:here|there|awake)|hide|drive (?:a?round|about)|turn (?:out|into)|become|find out|still|probably (?:be|fail|lose|cry|die|never)|only|just (?:be|cry|sit here|lie here|look|end|beg|make|have)|say (?:yes|no) to anything|spend|carry|keep (?:thinking|hearing|seeing|crying|waiting|being))';
/** 'I'm going to tell you something' goes on telling; 'I'm going through a divorce' is no going. */
const noDeed =
  /\b(?:tell|ask|show|explain to|give) me\b|\b(?:turning into|freezing|running on|getting (?:a|an) (?:new )?(?:sister|brother|baby|divorce)|falling|losing|shaking|melting|bursting)\b|\bgoing (?:through|in for|mad|crazy|insane|under|in circles|round in circles|nowhere)\b/i;
/** 'I'm going to be sick': what comes over them. */
const comesOver = new RegExp(`\\b(?:i'm|i am|im|i'll|i will) (?:going to |gonna )?${notDone}\\b`, 'i');
const planned = new RegExp(
  `^(?:(?:tomorrow|tonight|today|on \\w+day|(?:next |this )?\\w+day|first|then|so),? )?you${willing} (?:(?:just|go and|then|now|probably|definitely|maybe|finally|at least) )*(?!${notDone}\\b)(?!go (?:to (?:bed|sleep)|now|up|then|off)\\b)`,
);
const refused =
  /^you(?:'re| are) not (?:going(?! (?:anywhere|nowhere)\b)(?: to \w+)?|taking|doing(?! (?:(?:so|very|too|that|really|all|at|a) )*(?:well|good|great|ok(?:ay)?|fine|best|the best|alright|anything)\b)|having|buying|selling|moving|marrying|staying|leaving|calling|ringing|texting|replying|answering|signing|paying|lending|asking|telling|inviting|applying|resitting|retaking|coming|speaking|letting|putting|giving|keeping)\b|^you(?:'ve| have) decided (?:not to|against)\b|^you(?:'ll| will) not (?:be )?(?:go|going|take|taking|do|doing|sign|signing|answer|answering|lend|lending)\b|^you won't be (?:going|taking|doing|signing|lending|coming|asking)\b/;
/** 'You're signing it tomorrow', 'you're not covering her Saturdays': as likely a thing that goes on. */
const doing =
  /^you're (?:not )?(?!being|having|going|struggling|suffering|coping|dealing|facing|worrying|missing|hurting|failing|drowning|grieving|experiencing|freaking|panicking|stressing|needing|wondering|hating|feeling|getting|doing|sitting|lying|crying|trying|looking|waiting|thinking|dying|losing|living|working|hoping|asking|saying|drinking|eating|smoking|spending|gambling|sleeping|just)\w+ing\b/;
/** To leave a thing as it is, is a no as well. */
const leftAlone =
  /^you(?:'re|'ll| will| shall) (?:just )?(?:leav\w+ (?:it|that|him|her|them)\b|let(?:ting)? it\b|stay(?:ing)? (?:put|home|here|out)|keep(?:ing)? (?:it|quiet|out)|wait(?:ing)?\b|say(?:ing)? nothing)/;
const settled =
  /\b(?:i(?:'ve| have)? (?:just |now |finally )?(?:decided|made up my mind|made my mind up)|(?:that|it)(?:'s| is) (?:settled|decided)|decision(?:'s| is)? made|mind(?:'s| is) made up|that(?:'s| is) that(?=[.!]|$)|i know what i(?:'ll| will|'m going to) do)\b/i;
/** 'gonna text him tonight', 'leaving it I think': said without a subject. */
const bare =
  /^(?:(?:so|right|well|ok|okay|no|nah|nothing|oh sod it|sod it|fuck it|but|and|idk|yeah|yes|think|i think)[,. ]+)*(?:(?:i'm |im )?(?:gonna|going to) (?!bed|sleep|be\b|work\b|school\b|church\b|the\b|a\b|my\b)([a-z][^.!?]{3,90})|((?:leav|keep|tak|tell|ask|say|send|writ|text|call|ring|sell|quitt|drop|stay|mov|book|cancell|sign|put|throw|giv|wait)\w*ing (?:it|him|her|them|that|this|the|my|a|off|out)\b[^.!?]{0,60}?),? (?:i think|i guess|i reckon|then))(?:[.!]|$)/i;
const timed =
  /\b(?:tonight|today|tomorrow|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:half|quarter|\d|one|two|three|four|five|six|seven|eight|nine|ten|noon)|half \w+|next \w+|this (?:week|weekend|evening|afternoon|morning)|in the morning|after (?:work|school|dinner|tea|lunch|church)|before (?:work|school|bed)|first thing|when (?:he|she|they|the|my|i)|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|christmas|easter|weekend)\b/i;
const doubtful =
  /\bif\b|\bunless\b|\bmaybe\b|\bmight\b|\bdon't know\b|\bnot sure\b|\bor\b.*\bor\b|\bwhat if\b|\bafraid\b|\bscared\b|\bworried\b/i;

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The decision a message tells, if it tells one. `likely` is how likely that is by weights: where words alone could as well
 * tell a fear or a habit, it has to be.
 */
export function decisionIn(
  text: string,
  clauses: readonly Clause[],
  hear: (text: string) => number,
): Decision | undefined {
  if (text.includes('?') || countOf(text) > 90) return undefined;
  const isSettled = settled.test(text);
  const whole = hear(text);
  const sentences = text.split(/(?<=[.!])\s+/);
  const sentenceOf = ({ mine }: Clause) => sentences.find((one) => one.includes(mine.slice(0, 20))) ?? text;
  const found = clauses
    .flatMap((clause) => endsOf(clause.yours).map((yours) => ({ clause, yours })))
    .findLast(
      ({ yours }) =>
        !unspeakable.test(yours) &&
        !noDeed.test(yours) &&
        (planned.test(yours) ||
          refused.test(yours) ||
          (whole >= (timed.test(yours) ? 0.25 : 0.45) && doing.test(yours))),
    );
  const said = found?.yours ?? withoutSubject(text);
  const likely = found ? Math.max(whole, hear(sentenceOf(found.clause))) : whole;
  if (
    !said &&
    !isSettled &&
    (likely < sure || comesOver.test(text) || noDeed.test(text) || /\b(?:tell|ask|show) you\b/i.test(text))
  )
    return undefined;
  if (said && likely < (isSettled ? 0.02 : doubtful.test(said) ? 0.4 : needed)) return undefined;
  const fits = said && countOf(said) <= 20 && countOf(said) >= 3;
  const at = sentences.findIndex((one) =>
    found ? one.includes(found.clause.mine.slice(0, 20)) : said !== '' && withoutSubject(one) === said,
  );
  return {
    clause: fits ? said : '',
    isNo: said ? refused.test(said) || leftAlone.test(said) : /\bi(?:'m| am) not\b/i.test(text),
    hasTime: timed.test(said || '') || (found !== undefined && timed.test(sentenceOf(found.clause))),
    after: at < 0 ? '' : sentences.slice(at + 1).join(' '),
  };
}

/** A clause, and what follows an 'and' or a 'so' in it: '… all night and you're not taking it'. */
const endsOf = (yours: string): string[] => [
  yours,
  ...[...yours.matchAll(/\b(?:and|so|but) (?=you)/g)].map(({ index, 0: joint }) => yours.slice(index + joint.length)),
];

/** By weights alone, and beside words that say it. */
const sure = 0.8;
const needed = 0.06;

function withoutSubject(text: string): string {
  for (const sentence of text.split(
    /(?<=[.!?])\s+|, (?=(?:i'm |im )?(?:gonna|going to)\b)|\bbut (?=(?:i'm |im )?(?:gonna|going to)\b)/,
  )) {
    const match = bare.exec(sentence);
    const told = match?.[1] ? `I'm going to ${match[1]}` : match?.[2] ? `I'm ${match[2]}` : '';
    if (
      told &&
      !noDeed.test(turnText(told)) &&
      !new RegExp(`^${notDone}\\b`).test(match?.[1] ?? '') &&
      !unspeakable.test(told)
    )
      return turnText(told)
        .replace(/[.!,\s]+$/, '')
        .replace(/^You/, 'you');
  }
  return '';
}
