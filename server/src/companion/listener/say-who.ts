import { isSame, meantBy, spokenOf } from '../reading/people.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { capital, openerOf } from './sentences.ts';

/** Few words that lead into what is handed back, with nobody in them, and then whoever it is about. */
const begins = /^((?:(?!\b(?:you|your|he|she|they|who)\b)[\w',:-]+ ){0,4})(he|she)('s|\b(?!'))/i;
/** Somebody who is not among those spoken of by name or role: 'a lad from work', 'the woman at the desk'. */
const another =
  /\b(?:an?|the|this|that|some|one of the|another) (?:\w+ ){0,2}(?:man|woman|guy|girl|boy|lad|lady|bloke|fella|kid|person|friend|mate|one|nurse|\w+(?:er|or|ist|ess|man|woman|ant|ent))\b/i;

/**
 * 'He might have taken you aside' → 'Malcolm might have taken you aside': what is handed back says who it is about, where that
 * can be one only; unchanged where it can be another, says so already, or would begin as another reply did (`openers`).
 */
export function sayWho(
  text: string,
  { people, text: told }: Reading,
  others: readonly Mention[],
  openers: readonly string[],
): string {
  const [whole, lead = '', pronoun = '', rest = ''] = begins.exec(text) ?? [];
  if (whole === undefined || another.test(told)) return text;
  const one = meantBy(pronoun, others);
  // What a baby is said to say, somebody else says.
  if (!one || /\bbaby\b/.test(one.who)) return text;
  const isRecent = one === others.at(-1) || people.some((other) => isSame(one, other));
  const who = spokenOf(one);
  if (!isRecent || new RegExp(`\\b${who}\\b`, 'i').test(text)) return text;
  const after = text.slice(whole.length);
  // 'Boss's the type' is hard to read.
  const verb =
    rest === '' || !who.endsWith('s') ? rest : / ?(?:been|got|had|\w+ed)\b/.test(after.slice(0, 12)) ? ' has' : ' is';
  const said = `${lead}${lead === '' ? capital(who) : who}${verb}${after}`;
  return openers.includes(openerOf(said)) ? text : said;
}
