import { ironic } from './irony.ts';
import { withoutDenied } from './unfelt.ts';

/** Those who are loved, missed or looked after, by any of the names people have for them: for building patterns with. */
export const someone =
  '(?:mum|mom|mam|mama|mother|dad|da|father|papa|son|daughter|brother|sister|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|friend|best friend|grandm\\w+|grandf\\w+|grandpa|nan|nana|gran|granny|uncle|aunt|auntie|cousin|child|baby|twin|niece|nephew)';

/** A message as it is meant: what is said with a laugh, what is only quoted, and what it says by itself. */
export interface Meant {
  /** Said with a laugh: how it is meant is not for us to settle. */
  isJest: boolean;
  /** In lower case with straight marks, whole. */
  whole: string;
  /** Sentence by sentence, without what is quoted. */
  own: readonly string[];
  /** Sentence by sentence, with it. */
  all: readonly string[];
}

const jesting =
  /\b(?:lo+l|lmao+|rofl|ha(?:ha)+h?|he(?:he)+|jk|just kidding|kidding|only joking|joking|(?:just|that's) a joke|k{3,}|xd)\b|[😂🤣😹😆😅]/iu;
const quotation = /"[^"]*"|(?<=^|[\s(,:])'(?:[^']|(?<=[a-z])'(?=[a-z]))+'(?=[\s.,!?;)]|$)/g;
/** What stands before a word and takes it back: 'not', 'no longer', 'never been'. */
const denied =
  /(?:\bnot|n't|\bnever|\bno|\bno longer|\bwithout|\bhardly|\bstopped|\bless|\brather than|\binstead of)(?: (?:a|an|the|any|really|so|that|too|very|exactly|quite|even|been|being|feel|feeling|of|my|like|just|as|more|much|such|say|think))*$/;
/** What stands before something that is only supposed, feared or guessed at, and so has not happened. */
const supposing =
  /(?:(?<!\bas )\bif|n't think|(?:^|[,;:] |\b(?:but|and|so|because|that|is|think|guess) )(?:maybe|perhaps)|\b(?:unless|in case|might)|\b(?:afraid|scared|worried|terrified) (?:that )?(?:i|you|we|he|she|it|they|(?:my|your) \w+)(?:'ll| will| would| could|(?:'re| are|'s| is|'m| am) (?:going to|gonna)))(?: [\w']+){0,2} ?$/i;
/** Whether what follows these words is told as something that may be, and not as something that is. */
export const isSupposed = (before: string): boolean => supposing.test(before);
/** A long story mentions many things: what it is about stands where it begins or where it ends. */
const long = 45;

/** `typed` is the message before it was tidied: a 'lol' at its end is how it is meant. */
export function meantBy(text: string, typed: string): Meant {
  const whole = text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
  return {
    isJest: jesting.test(typed) || ironic.test(text),
    whole,
    own: sentencesOf(withoutDenied(whole.replace(quotation, ' … '))),
    all: sentencesOf(whole),
  };
}

/** Whether one of these sentences says it, neither taken back nor only supposed: not 'not lonely', nor 'if we split up'. */
export const isSaid = (what: RegExp, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => {
    const at = sentence.search(what);
    const before = sentence.slice(0, Math.max(at, 0)).trimEnd();
    return at >= 0 && !denied.test(before) && !isSupposed(before);
  });

function sentencesOf(plain: string): string[] {
  const sentences = plain.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());
  if (plain.split(/\s+/).length <= long) return sentences;
  return [sentences[0] ?? '', sentences.at(-1) ?? ''];
}
