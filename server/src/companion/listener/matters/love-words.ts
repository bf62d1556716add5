export const LOVE =
  '(?:husband|hubby|wife|wifey|missus|mrs|boyfriend|girlfriend|bf|gf|fianc[eé]e?|partner|other half|spouse|(?<=\\bmy (?:new |own )?)(?:man|bloke|fella|feller|hubs))(?!\\w)';

export const MINE = `(?:my|our|the) (?:own |new |dear |lovely |so-called )?${LOVE}`;

/** The same without 'my', where a sentence begins with it. */
export const HALF = String.raw`(?:${MINE}|(?<=^|[.!?,\n] ?|\b(?:and|so|but) )${LOVE})`;

/** Where somebody died, is ill or is afraid of the other, the talk is of that. */
const GRAVER = String.raw`\b(?:(?<!phone |battery |laptop |nearly |almost |\bi )died|(?<!i'm |im |am |be )dying|dead(?! (?:bedroom|tired|on|end|good|easy|serious|set|quiet|silence|phone|battery|nice|weird))|deathbed|funeral|widow\w*|passed away|buried|my late|hospice|chemo\w*|cancer|tumou?r|dementia|alzheimer\w*|stroke|miscarr\w*|(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:hits?|beats?|slapp?\w*|punch\w*|chok\w*|push\w*|shov\w*|grabb\w*|threaten\w*|kick\w*) me|hit me|raped?|refuge|restraining|strangl\w*|(?:afraid|scared|frightened) of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend)))\b`;

/** Somebody who is no love, though the word is the same. */
const OTHERS = String.raw`\b(?:business|birth|sparring|lab|training|dance|pebbles|tennis|crime) partner|(?:friend|mate|sister|brother|daughter|son|mum|mom|mam|dad|mother|father|boss|cousin|neighbou?r|aunt|uncle|colleague|flatmate|roommate|housemate|patient|ex)'?s'? (?:new |ex-?|ex )?${LOVE}`;

export const heard = (...ways: string[]): RegExp => new RegExp(String.raw`\b(?:${ways.join('|')})`);

export const no = (...ways: string[]): RegExp => new RegExp([GRAVER, OTHERS, ...ways].join('|'));

/** Two things that say little alone, in either order, in one message or across several. */
export const both = (one: string, other: string): string =>
  String.raw`(?:${one})\b(?=[^]*\b(?:${other})\b)|(?:${other})\b(?=[^]*\b(?:${one})\b)`;

/** Nobody of the family or among the friends was named before. */
export const NOT_KIN = String.raw`(?<!\b(?:grand\w+|son|daughter|sister|brother|mum|mom|mam|mother|dad|father|parents|friend|bestie|mate|kids|children|baby|nan|gran|aunt|uncle|cousin)s?\b[^]*)`;
