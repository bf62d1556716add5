import { is, parse } from './grammar.ts';
import { turnText } from './second-person.ts';
import { countOf } from './text.ts';
import type { AskedFor, OpenQuestion } from './wren-asked.ts';

/** What somebody answers to a question of Wren's, where it is an answer of that shape. */
export type ShortAnswer =
  /** A time: `when` as said ('quarter past six'), `part` of the day, `marks` what happens or happened then. */
  | { shape: 'time'; when: string; part: 'night' | 'morning' | 'evening' | 'weekend' | 'date' | 'hour'; marks: string }
  /** How long, or since when: turned, fit to stand alone. */
  | { shape: 'span'; span: string; size: 'short' | 'some' | 'long' }
  | { shape: 'nobody' }
  | { shape: 'me' }
  /** Somebody; `isOnly` where they say that there is nobody else. */
  | { shape: 'person'; who: string; isOnly?: true }
  | { shape: 'everyone' }
  | { shape: 'compare'; way: 'worse' | 'better' | 'same' }
  /** One of two ways, turned; `reason` is what they gave for it. */
  | { shape: 'chosen'; way: string; hasReason: boolean }
  | { shape: 'both' }
  | { shape: 'neither' }
  /** What each of two could bring, turned; `third` a way of their own. */
  | { shape: 'each'; a: string; b: string; third: string }
  /** Words they would say, as they said them. */
  | { shape: 'words'; said: string }
  | { shape: 'nothing' }
  /** A thing, a few words without a sentence around it, turned. */
  | { shape: 'thing'; thing: string };

const hedge =
  "(?:(?:um+|uh+|er+m?|oh|well|hmm+|i (?:think|suppose|guess|reckon|'d say)|id say|probably|maybe|mostly|mainly|usually|honestly|tbh|really|just|only|always|about|around|roughly|like|it'?s|its|that'?s|it would be|that would be|would be|prob|def(?:initely)?|at|by|on|from|the)[,. ]+)*";
const tail =
  "(?:,? (?:i (?:think|suppose|guess|reckon)|really|mostly|mainly|probably|maybe|tbh|to be honest|if i'?m honest|honestly|lol|though|usually|always|or so|ish|sometimes|of course|who else|as ever|obviously))*[.!… ]*$";

const plain = (text: string): string => text.replaceAll('’', "'").trim();
const whole = (source: string): RegExp => new RegExp(`^${hedge}(?:${source})${tail}`, 'i');

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const clock = `(?:(?:half|quarter|ten|twenty|five|twenty[- ]five)(?: past| to|-past)? ${number}|(?<=\\b(?:at|about|around|by|from|past|before|after) )${number}(?![:.]\\d)|${number}(?:[:.]\\d\\d|(?= ?(?:am|pm|a\\.m|p\\.m|o'?clock|thirty|fifteen|forty)))(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.)| o'?clock(?: sharp)?| thirty| fifteen| forty[- ]five)?|midnight|midday|noon|dawn|dusk|teatime|tea time|bedtime|dinner ?time|lunch ?time|breakfast(?: time)?|closing time)(?: (?:in the|at) (?:morning|afternoon|evening|night|dawn))?(?: on (?:a )?\\w+days?)?`;
const dayPart =
  '(?:(?:late |early )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|nights?|afternoons?|evenings?))?)|in the (?:morning|afternoon|evening|night)|at night|before (?:bed|work|school)|after (?:work|school|dinner|tea)|first thing|last thing)';
const date =
  '(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of \\w+)?|(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow(?: \\w+)?|next (?:week|month)|in (?:a|two|three|\\d+) (?:days?|weeks?|months?))';
const time = new RegExp(
  `^${hedge}(${clock}|${dayPart}|${date})(?=$|[,.;!]| (?:when|because|as|is|was|that)\\b| (?:mostly|really|i (?:think|guess|suppose)|usually|tbh|lol|ish|again|or so|every|on the dot|sharp|in)\\b)`,
  'i',
);
const thatHour =
  /(?:^|[,.;] ?| )(?:when|that(?:'s| is| was) when|thats when|because that(?:'s| is| was) when) ([^.;!?]{6,110})/i;

const unit = '(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|nights?|summers?|winters?|terms?)';
const amount = `(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a few|a couple(?: of)?|several|many|some|\\d+)(?: and a half)? ${unit})(?:(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:this|next|in) \\w+| now| ago| back| tomorrow| and counting)*`;
const span = new RegExp(
  `^${hedge}(?:for )?(since [^.,;!?]{2,60}|(?:over |nearly |almost |about |more than )?${amount}|(?:years|months|weeks|days|ages|yonks|forever|for ever|decades)(?: and (?:years|ages|months))?|(?:as long as|for as long as|all) [^.,;!?]{2,40}|always|not (?:very |that )?long(?: ago)?|(?:quite )?a (?:long |little |short )?while(?: ago| now| back)?|a (?:long|short) time(?: ago| now)?)(?=$|[,.;!]| (?:i (?:think|guess|suppose)|probably|maybe|tbh|lol|really|or so)\\b)`,
  'i',
);

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:the )?(?:spring|summer|autumn|fall|winter)|christmas|easter)';
/** A day or a time of the year, as it answers since when. */
const datePast = `(?:(?:last|this|late|early|mid|in) )*(?:${month})(?: (?:of )?(?:last year|this year|\\d{4}))?|last (?:year|month|week|night|\\w+day)|yesterday|this (?:year|month|week|morning)|(?:in |since )?(?:19|20)\\d\\d|recently|just now`;
const onlySpan = new RegExp(
  `^(?:(?:it(?:'s| is| has| was|'s been| has been)|that was|this happened|i(?:'ve| have)? been|been|for|once|twice|yes|yeah|not long|like|going on|probably|already) ?(?:been )?(?:for )?[,. ]*)*${hedge}(?:for )?((?:since |in |the |last |past )*(?:${datePast})|since (?![^.,;!?]*\\b(?:has|have|had|can|could|do|does|don|too|so|such)\\b)[^.,;!?]{2,40}|(?:in |the |last |past )*(?:a little |a bit |just )?(?:over |nearly |almost |about |around |more than )?${amount}|(?:years|months|weeks|days|ages|decades)(?: and (?:years|ages|months))?|not (?:very |that )?long(?: ago)?|(?:quite )?a (?:long |little |short )?while(?: ago| now| back)?|a (?:long|short) time(?: ago| now)?)${tail}`,
  'i',
);
const amountOnly =
  /^(?:(?:um+|oh|well|like|about|around|roughly|maybe|probably|i think|almost|nearly|over|more than|yes|yeah|no|just|it'?s|its)[,. ]+)*((?:only |just )?(?:[€£$] ?\d[\d.,]*|\d[\d.,]*k?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|a few|a couple|several|many|a lot|not many|not much|half|once|twice|every day|most days|all the time)(?: (?:of them|euros?|dollars?|pounds?|bucks|hundred|thousand|lakhs?|rupees|people|times|or (?:two|three|four|five|six|so)|a (?:day|week|month|year)|each|in all|altogether|so far))*)(?:,? (?:i think|i guess|maybe|probably|so far|or so|lol))*[.! ]*$/i;

const relation =
  '(?:mum|mom|mam|mother|dad|father|brother|sister|aunt|auntie|uncle|gran|grandma|nan|nana|nanna|grandad|granddad|grandpa|grandfather|grandmother|cousin|niece|nephew|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|mate|best friend|bestie|boss|manager|neighbou?r|teacher|coach|ex|flatmate|roommate|housemate|colleague|landlord|carer|nurse|doctor|gp|vicar|priest|imam|rabbi|therapist|counsellor|midwife|dog|cat|kids?|children|parents|lads|lass|twin|mother-in-law|father-in-law|sister-in-law|brother-in-law|stepmum|stepdad)';
const person = new RegExp(
  `^${hedge}(?:(?:apart from|except|besides|maybe|only|just) )?((?:my|our|the|a) (?:(?:little|big|older|younger|late|best|old|eldest|youngest|step|ex|other|ex-) ?)*${relation}|[\\p{L}]{3,}(?: [\\p{L}]{3,})?)(?:,? who else|,? of course|,? as (?:ever|always)|,? obviously)?(?:,? (?:i (?:think|suppose|guess|reckon)|really|mostly|probably|maybe|sometimes|tbh|a bit|a little|if anyone|if anybody))*[.!… ]*$`,
  'iu',
);
const notNames =
  /^(?:yes|yeah|no|nope|not|never|nothing|none|nobody|maybe|both|neither|sort|kind|same|worse|better|mornings?|nights?|evenings?|work|home|school|sleep|money|shame|fear|anger|guilt|everything|everyone|always|probably|sometimes|dunno|lol|well|sorry|thanks|ok|okay|mostly|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)$/i;

const nobody = whole(
  "(?:nobody|no ?-?one|none|not a soul|no one (?:at all|really|else|yet|so far)|nobody (?:at all|really|else|knows|yet|so far)|(?:nobody|no ?one)(?: really| i think)?[,.]? (?:just|only) (?:you|here|me)|just (?:me|you|the (?:cat|dog))|only (?:me|you)|just myself|alone|(?:all )?(?:by myself|on my own)|you|you're the (?:first|only one)|ur the (?:first|only one)|haven'?t told (?:anyone|anybody|a soul))",
);
const me = whole(
  "(?:me|myself|always me|i do|i did|me (?:mostly|usually|always)|it'?s (?:always )?me)(?:[.,] (?:always|usually|mostly|it'?s)(?: always)? me)?",
);
const everyone = whole(
  '(?:everyone|everybody|all of them|the whole (?:family|office|school|class|street|village|world|team)|they all (?:do|know)|loads of people|half the (?:office|school|street|town))',
);
const compare: readonly [RegExp, 'worse' | 'better' | 'same'][] = [
  [
    /^(?:um |oh |well,? |it'?s |its |much |way |far |a lot |bit |a bit |definitely |so much |they'?re |the nights are |nights are |always )*(?:worse|harder|louder|longer|bad|terrible|awful|the worst|hell)(?=[,.;!]|$| (?:at night|than|really|by night|then|i (?:think|guess)|tbh|lol|but|because|cos|in the|as)\b)/i,
    'worse',
  ],
  [
    /^(?:um |oh |well,? |it'?s |its |much |way |actually |a bit |they'?re |the nights are |nights are )*(?:better|easier|quieter|calmer|fine|ok(?:ay)?|all right|alright|good)(?=[,.;!]|$| (?:at night|than|really|by night|then|i (?:think|guess)|tbh|lol|but|because|cos|in the|as)\b)/i,
    'better',
  ],
  [
    /^(?:um |oh |well,? |it'?s |its |about |pretty much |much |just |all |kind of |more or less )*(?:the same|same|no different|no difference|alike|as bad|equal(?:ly)?)(?=[,.;!]|$| (?:at night|than|really|by night|then|i (?:think|guess)|tbh|lol|but|because|cos|in the|as)\b)/i,
    'same',
  ],
];

const both = whole(
  '(?:both(?: of them)?|all of (?:it|them)|a bit of both|bit of both|the lot|everything|each of them)',
);
const neither = whole(
  "(?:neither(?: of them)?|none of (?:it|them)|no idea|can'?t (?:say|choose|decide)|i don'?t know|idk|dunno)",
);
const nothing = whole(
  '(?:nothing|nowt|not (?:much|a lot|anything)|nothing (?:really|at all|helps|works|does)|no(?:ne|t really)|nada|zilch)(?: (?:really|at all|so far|much))?',
);

/** What a message answers to an open question; undefined where it is no answer of the shape that was asked for. */
export function shortAnswer(message: string, { kind, a, b }: OpenQuestion): ShortAnswer | undefined {
  const text = plain(message);
  if (text === '' || text.includes('?')) return undefined;
  const [first = ''] = text.split(/(?<=[.!?])\s+|\n+/);
  const beyond = countOf(text) - countOf(first);
  const brief = beyond <= 8;
  switch (kind) {
    case 'who-knows':
    case 'who-helps':
    case 'who-did':
      return brief ? readWho(text, first, kind) : undefined;
    case 'when':
      return readTime(text, beyond);
    case 'how-long':
      return beyond <= 3 ? readSpan(span.exec(first)?.[1]?.trim()) : undefined;
    case 'night': {
      const found = compare.find(([pattern]) => pattern.test(first));
      return found && countOf(text) <= 30 ? { shape: 'compare', way: found[1] } : readTime(text, beyond);
    }
    case 'which':
      return readChoice(text, first, a, b) ?? (a === '' && brief ? thingIn(text, first, brief) : undefined);
    case 'worst-each':
      return readEach(text, a, b) ?? (brief && both.test(first) ? { shape: 'both' } : undefined);
    case 'say':
      return readWords(text);
    case 'helps':
      return brief && nothing.test(first) ? { shape: 'nothing' } : thingIn(text, first, brief);
    case 'miss':
    case 'part':
    case 'fear':
    case 'need':
      if (brief && nothing.test(first)) return { shape: 'nothing' };
      return brief && both.test(first) ? { shape: 'both' } : thingIn(text, first, brief);
    default:
      return undefined;
  }
}

/** 'Nobody really, just my flatmate sometimes', 'only my cousin': one, and otherwise nobody. */
const onlyOne =
  /^(?:(?:nobody|no ?one|not really(?: any ?(?:one|body))?|not many|none|no|only|just)(?: really| else| at all)?[,.]? )+(?:apart from |except |but |besides |only |just |maybe )*(?=my |our |the )/i;

function readWho(text: string, first: string, kind?: AskedFor): ShortAnswer | undefined {
  const one = onlyOne.exec(first)?.[0];
  const only = one && countOf(text) <= 9 ? readWho(first.slice(one.length), first.slice(one.length)) : undefined;
  if (only?.shape === 'person') return { ...only, isOnly: true };
  if (kind === 'who-did' && me.test(first.replace(/^(?:just|only) /i, ''))) return { shape: 'me' };
  if (nobody.test(first) || /^(?:nobody|no ?one)(?: else)? knows\b/i.test(first)) return { shape: 'nobody' };
  if (me.test(first) || me.test(text)) return { shape: 'me' };
  if (everyone.test(first)) return { shape: 'everyone' };
  const found = person.exec(first)?.[1];
  const isName = found !== undefined && !/^(?:my|our|the|a) /i.test(found);
  if (
    !found ||
    (isName && (notNames.test(found) || !isNamed(found))) ||
    /\b(?:died|dead|passed|used to|would have)\b/i.test(text)
  )
    return undefined;
  return { shape: 'person', who: isName ? found : turnText(found.toLowerCase()) };
}

/** Written as a name, and known as one by the grammar. */
function isNamed(text: string): boolean {
  const words = parse(text).flatMap((sentence) => sentence.words);
  return (
    /^\p{Lu}/u.test(text) &&
    words.length > 0 &&
    words.every((word) => is(word, 'Person', 'FirstName', 'LastName', 'ProperNoun'))
  );
}

function readTime(text: string, beyond: number): ShortAnswer | undefined {
  const when = time.exec(text)?.[1]?.toLowerCase().trim();
  if (!when) return undefined;
  const told = thatHour.exec(text)?.[1];
  if (beyond > 14 && !told) return undefined;
  const marks = told && countOf(told) <= 14 && !/^(?:i|you) (?:think|suppose)\b/i.test(told) ? turned(told) : '';
  const part = new RegExp(`^${date}$`, 'i').test(when)
    ? 'date'
    : /weekend|(?:satur|sun)days?$/.test(when)
      ? 'weekend'
      : /night|midnight|bed|last thing|\b(?:[1-3]|one|two|three) ?(?:am|a\.m\.|in the morning)/.test(when)
        ? 'night'
        : /morning|dawn|first thing|breakfast|before (?:work|school)|am\b/.test(when)
          ? 'morning'
          : /evening|dusk|tea ?time|after (?:work|dinner|tea)|dinner|(?:[6-9]|1[01]) ?(?:pm|p\.m\.)/.test(when)
            ? 'evening'
            : 'hour';
  return { shape: 'time', when: capitals(/^\d+(?:st|nd|rd|th)/.test(when) ? `the ${when}` : when), part, marks };
}

const namedDays =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may(?= |$)|june|july|august|september|october|november|december|christmas|easter)/g;
const capitals = (text: string): string => text.replace(namedDays, (one) => one.charAt(0).toUpperCase() + one.slice(1));

function readSpan(found: string | undefined): Extract<ShortAnswer, { shape: 'span' }> | undefined {
  if (!found || /\bdied|passed away\b/i.test(found)) return undefined;
  // 'Since she went I keep cooking for two' tells more than how long.
  if (/^since /i.test(found) && countOf(found) > 7) return undefined;
  const low = found.toLowerCase();
  const size =
    !/\blast (?:year|month)\b/.test(low) &&
    /\b(?:years?|decades?|always|forever|for ever|ages|yonks|my life|as long as|childhood|kid|child|little|born|school|teen\w*|nineteen|eighteen|was (?:a |about |around )?(?:\d|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|twenty|thirty))\b/.test(
      low,
    )
      ? 'long'
      : /\b(?:minutes?|hours?|days?|nights?|yesterday|today|this morning|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:a|one|two|1|2) weeks?|not (?:very |that )?long)\b/.test(
            low,
          ) && !/\b(?:three|four|five|six|seven|eight|[3-9]) weeks/.test(low)
        ? 'short'
        : 'some';
  return { shape: 'span', span: capitals(turned(found.replace(/ (?:now|and counting)$/i, ''))), size };
}

/** How long or when, and nothing else said. */
export function spanIn(message: string): Extract<ShortAnswer, { shape: 'span' }> | undefined {
  const text = plain(message);
  return text.includes('?') || countOf(text) > 9 ? undefined : readSpan(onlySpan.exec(text)?.[1]?.trim());
}

/** 'About 2', 'like 400 euros', 'only one': a number and what is counted; undefined where more is said. */
export function amountIn(message: string): string | undefined {
  const found = amountOnly.exec(plain(message))?.[1];
  return found && !new RegExp(`(?<!\\ba )\\b${unit}\\b`, 'i').test(found) ? found.toLowerCase() : undefined;
}

/** Somebody named in a word or two, and turned to 'you'. */
export function personIn(message: string): string | undefined {
  const found = readWho(message, message);
  return found?.shape === 'person' ? found.who : undefined;
}

function readChoice(text: string, first: string, a: string, b: string): ShortAnswer | undefined {
  if (both.test(first)) return { shape: 'both' };
  if (neither.test(first) && countOf(text) <= 6) return { shape: 'neither' };
  if (!a || !b || countOf(text) > 45) return undefined;
  const after = text.replace(/^(?:idk|dunno|i don'?t know|not sure|hmm+|um+|well|oh|honestly)[,.! ]+/i, '');
  const [one = ''] = after
    .replace(/,? (?:if i'?m honest|to be honest|i (?:think|guess|suppose)|probably|tbh|really)\b/gi, '')
    .split(/(?<=[.!])\s+/);
  const has = (way: string): number => stems(way).filter((stem) => stems(one).includes(stem)).length;
  const way = /\b(?:the )?(?:first|former)\b/i.test(one)
    ? a
    : /\b(?:the )?(?:second|latter|last)\b/i.test(one)
      ? b
      : has(a) > has(b)
        ? a
        : has(b) > has(a)
          ? b
          : '';
  if (way === '' || countOf(one) > 14 || /\b(?:not|n't|never|but|if|would)\b/i.test(one)) return undefined;
  return { shape: 'chosen', way, hasReason: countOf(after) - countOf(one) >= 4 || /\bbecause|cos|cause\b/i.test(text) };
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']{3,}/g) ?? [])
    .filter(
      (word) =>
        !/^(?:the|and|just|with|you|your|him|her|them|that|this|for|then|think|honest|i'm|it's|let|get|one)$/.test(
          word,
        ),
    )
    .map((word) => word.replace(/(?:ing|ed|e|s)$/, '').slice(0, 5));

const shares = (said = '', way: string): boolean => stems(said).some((stem) => stems(way).includes(stem));

/** 'If I say nothing …, if I do …': the two ends of a message that lays both out. */
const twoEnds: readonly RegExp[] = [
  /\b(?:the )?worst (?:if|of|about|with|is if|thing if) [^.,;]{2,50}? (?:is|is that|would be|:) (.{5,140}?)[.;!](?: and| but)? (?:the )?worst (?:if|of|about|with|is if|thing if) [^.,;]{2,50}? (?:is|is that|would be|:) (.{5,140}?)(?:[.;!]|$)/i,
  /^(?:well,? )?(?:if i [^.,;]{2,50}?,? (?:then )?((?:he|she|they|it|i|we|my|nobody|everyone)\b.{3,120}?))[.;!,](?: and| but)? if i [^.,;]{2,50}?,? (?:then )?((?:he|she|they|it|i|we|my|nobody|everyone)\b.{3,120}?)(?:[.;!]|$)/i,
  /^(?:well,? )?([^.,;]{3,40}), (?:that )?(.{5,100}?)[.;!] ([^.,;]{3,40}), (?:that )?(.{5,120}?)(?:[.!]|$)/i,
];

function readEach(text: string, a: string, b: string): ShortAnswer | undefined {
  for (const [at, pattern] of twoEnds.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    // Without an 'if' it is known by the ways it names.
    if (at === 2 && !(shares(match[1], a) && shares(match[3], b)) && !(shares(match[1], b) && shares(match[3], a)))
      continue;
    const [one, two] = at === 2 ? [match[2], match[4]] : [match[1], match[2]];
    if (!one || !two || countOf(one) > 20 || countOf(two) > 24) continue;
    const rest = text.slice(match.index + match[0].length);
    const third = /\b(i (?:could|can|might) [^.!?]{4,90})/i.exec(rest)?.[1] ?? '';
    const clean = (said: string) => turned(said.replace(/^(?:is )?that /i, ''));
    return { shape: 'each', a: clean(one), b: clean(two), third: third && turned(third) };
  }
  return undefined;
}

function readWords(text: string): ShortAnswer | undefined {
  const quoted =
    /(?:^|\bi(?:'d| would| want to| wanted to)(?: just| probably| like to)? (?:say|tell (?:him|her|them)|ask (?:him|her|them))\b[^"]{0,20})["“]([^"”]{4,110})["”]/i.exec(
      text,
    )?.[1];
  const said =
    quoted ??
    text
      .replace(
        /^(?:um+|well|oh|i(?:'d| would) (?:just |probably |like to )?(?:say|tell (?:him|her|them))|id (?:just )?(?:say|tell (?:him|her|them))|just|probably)[,: ]+/i,
        '',
      )
      .replace(/^that /i, '')
      .split(/(?<=[.!?])\s+|[,;] and that /)[0];
  const bare = said?.replace(/[.!\s]+$/, '') ?? '';
  const count = countOf(bare);
  if (
    count < 3 ||
    count > 18 ||
    /^(?:i (?:don'?t know|dunno|wouldn'?t|can'?t|couldn'?t)|idk|nothing|not|no\b|nobody)/i.test(bare)
  )
    return undefined;
  if (
    !quoted &&
    !/^(?:that\b|i(?:'d| would)? (?:just |probably )?(?:say|tell)|id (?:say|tell)|i(?:'m| am)? (?:sorry|miss|love|forgive|wish|need)|sorry|please|thank|come|why|you )/i.test(
      text,
    )
  )
    return undefined;
  if (/\b(?:die|dead|kill\w*|suicid\w*|fuck\w*|hate)\b/i.test(bare)) return undefined;
  return { shape: 'words', said: bare.charAt(0).toUpperCase() + bare.slice(1) };
}

const thingIn = (text: string, first: string, brief: boolean): ShortAnswer | undefined =>
  readThing(text) ?? (brief && first !== text ? readThing(first) : undefined);

/** A few words without a verb of their own: 'the flat', 'my feet mostly', 'The van. And Pete eating his egg sandwich'. */
function readThing(text: string): ShortAnswer | undefined {
  const bare = text
    .replace(
      /^(?:(?:um+|uh+|oh|well|probably|maybe|i (?:think|guess|suppose)|it'?s|mostly|just|honestly|tbh)[,. ]+)*/i,
      '',
    )
    .replace(
      /(?:,? (?:i (?:think|guess|suppose|reckon)|really|mostly|probably|tbh|to be honest|if i'?m honest|honestly|lol))*[.!… ]*$/i,
      '',
    );
  const count = countOf(bare);
  if (count === 0 || count > 20) return undefined;
  if (
    !/^(?:the|my|his|her|their|our|a|an|being|having|not being|how|people|someone|somebody|everyone|money|work|sleep)\b|^\p{Lu}?\p{Ll}+ing\b/iu.test(
      bare,
    )
  )
    return undefined;
  // With a verb of its own it is a sentence, and told.
  if (
    /^(?:the|my|his|her|their|our|a|an) (?:[\w'-]+ ){1,4}(?:is|are|was|were|has|have|had|does|did|do|won't|can't|can|will|would|keeps?|says?|said|went|came|got|gets|just|never|always)\b/i.test(
      bare,
    )
  )
    return undefined;
  if (count > 14 && !/^\S+ \S+(?: \S+)?\. and /i.test(bare)) return undefined;
  if (hasVerb(bare)) return undefined;
  if (/[.!]\s+(?!and )/i.test(bare)) return undefined;
  // 'My third one': of how many, and no thing.
  if (/^(?:my|the) (?:\w+ )?(?:first|second|third|fourth|fifth|last)(?: (?:one|time))?$/i.test(bare)) return undefined;
  const thing = turned(bare.replace(/\.\s+and /i, ', and '));
  return /\b(?:die|dead|kill\w*|suicid\w*)\b/.test(thing) ? undefined : { shape: 'thing', thing };
}

/** 'On the bus', 'three of them', 'chemistry': a piece of a sentence, no sentence of its own and no mere word of how something is. */
export function isPiece(text: string): boolean {
  if (/^(?:[\p{L}']+(?: [\p{L}']+)?, ){2,}[\p{L}' ]+$/u.test(text)) return true;
  const sentences = parse(text);
  const words = sentences.flatMap(({ words }) => words);
  if (sentences.length !== 1 || hasVerb(text)) return false;
  return words.length > 1 || is(words[0], 'Noun', 'Date', 'Value');
}

const hasVerb = (text: string): boolean =>
  parse(text).some((sentence) =>
    sentence.words.some(
      (word) =>
        is(word, 'PresentTense', 'PastTense', 'Copula', 'Modal', 'Auxiliary') && !is(word, 'Gerund', 'Infinitive'),
    ),
  );

/** Turned to 'you', small at the beginning, without its mark. */
function turned(words: string): string {
  const bare = words.trim().replace(/[.!?,;:\s]+$/, '');
  const said = turnText(bare).replace(/[.!?,;:\s]+$/, '');
  return /^(?:I\b|\p{Lu}\p{Ll}+ (?:in|and|\p{Lu}))/u.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1);
}
