import { isAskew } from './askew.ts';
import { isBent } from './bent.ts';
import { is, knows, type Word, written } from './grammar.ts';
import type { Clause, ClauseKind } from './reading.ts';
import { secondPerson } from './second-person.ts';
import { opensClause } from './split.ts';
import { unspeakable } from './weigh.ts';
import { torn } from './whole.ts';

/** What a question says about the one who asks it: 'how do I tell my wife?' → 'you're looking for a way to tell your wife'. */
export function wondering(words: readonly Word[]): Clause | undefined {
  const line = words.map((word) => word.lower).join(' ');
  if (unspeakable.test(line) || words.length > 20) return undefined;
  const from = (count: number) => secondPerson(words.slice(count));
  const how = /^(?:(?:so|and|but) )?how (?:do|can|could|should|would) i (?!know\b)/.exec(line);
  const put = (yours: string, kind: ClauseKind): Clause => ({
    yours,
    mine: written(words),
    joint: '',
    kind,
    tense: 'present',
    ofSelf: true,
    toSelf: false,
    weight: 0,
  });
  const made = (yours: string, kind: ClauseKind) =>
    isBent(yours) || isAskew(words, yours) ? undefined : put(yours, kind);
  if (how) return made(`you're looking for a way to ${from(how[0].trim().split(' ').length)}`, 'wish');
  if (/^do you think i should\b/.test(line)) return made(`you're wondering whether to ${from(5)}`, 'wish');
  if (/^should i\b/.test(line) && words.length > 3) return made(`you're wondering whether to ${from(2)}`, 'wish');
  const why = /^why (?:do|can't|am|did) i\b/.exec(line);
  if (why) {
    const verb = words[1]?.lower;
    const middle = verb === 'am' ? "you're " : verb === "can't" ? "you can't " : 'you ';
    return verb === 'did' ? undefined : made(`you keep asking yourself why ${middle}${from(3)}`, 'state');
  }
  return undefined;
}

/** 'What if they find out?' is a fear, however it is put: 'you're afraid they'll find out'. */
export function fear(words: readonly Word[]): Clause | undefined {
  const start = words.findIndex((word, at) => word.lower === 'what' && words[at + 1]?.lower === 'if');
  const said = words.slice(start + 2);
  const told = /^(?:though|then)$/.test(said.at(-1)?.lower ?? '') ? said.slice(0, -1) : said;
  // 'What if I just bring him a coffee?' is a plan.
  if (/^i just (?:bring|tell|ask|say|send|text|message|call|go|write|take|make)\b/.test(written(told).toLowerCase()))
    return undefined;
  if (start < 0 || start > 2 || told.length < 2 || told.length > 16 || !opensClause(told)) return undefined;
  if (unspeakable.test(written(told)) || told.some((word) => /^you\b/.test(word.lower))) return undefined;
  const yours = `you're afraid ${inFuture(secondPerson(told), told[1])}`;
  return {
    yours,
    mine: written(words),
    joint: '',
    kind: 'state',
    tense: 'present',
    ofSelf: true,
    toSelf: false,
    weight: 0,
  };
}

/**
 * 'That I make a mistake and someone gets hurt': hangs on what came before, and is one thing. Where it answers what was asked, it
 * is told: 'That everyone was looking at my face.'
 */
export function hanging(words: readonly Word[], feared: boolean, answers = false): Clause | undefined {
  const start = /^(?:just|mostly|mainly|maybe|probably|i guess)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const told = words.slice(start);
  if (
    told[0]?.lower !== 'that' ||
    !/^(?:i|i'll|i'm|i'd|i've|he|he'll|he's|she|she'll|she's|they|they'll|they're|we|we'll|it'll|someone|somebody|nobody|no|people|everyone|my)$/.test(
      told[1]?.lower ?? '',
    ) ||
    !opensClause(told.slice(1)) ||
    told.length < 4 ||
    told.length > 18 ||
    unspeakable.test(written(told))
  )
    return undefined;
  // What is told is read as any other clause is.
  if (answers && !feared && !/^(?:maybe|probably|i)$/.test(words[0]?.lower ?? '')) return undefined;
  const turned = secondPerson(told);
  const yours = feared ? `you're afraid ${turned}` : turned;
  const kind: ClauseKind = feared && !torn(told.slice(1), secondPerson(told.slice(1))) ? 'state' : 'fragment';
  return {
    yours,
    mine: written(words),
    joint: '',
    kind,
    tense: 'present',
    ofSelf: feared,
    toSelf: false,
    weight: 0,
  };
}

/** 'they find out' → 'they'll find out'; what stands in another tense already is left as it is. */
function inFuture(clause: string, verb: Word | undefined): string {
  const plain = verb && is(verb, 'PresentTense', 'Infinitive', 'Verb') && !is(verb, 'PastTense', 'Copula', 'Modal');
  const parts = plain ? /^(you|they|he|she|it|we) ([a-z]+)\b(.*)$/.exec(clause) : null;
  // 'What if she does cry': only said with weight.
  const weighty = /^(you|they|he|she|it|we) do(?:es)? ([a-z]+)\b(.*)$/.exec(clause);
  if (
    weighty &&
    is(verb, 'Auxiliary', 'PresentTense', 'Verb') &&
    !/^(?:not|it|that|this|the|my|n't)$/.test(weighty[2] ?? '')
  )
    return `${weighty[1]}'ll ${weighty[2]}${weighty[3]}`;
  if (!parts?.[2] || /^(?:do|does|don't|doesn't|have|has|never)$/.test(parts[2])) return clause;
  const base = /^(?:he|she|it)$/.test(parts[1] ?? '')
    ? parts[2]
        .replace(/(ss|sh|ch|x|o)es$/, '$1')
        .replace(/([^aeious]{2,})ies$/, '$1y')
        .replace(/(?<!s)s$/, '')
    : parts[2];
  return `${parts[1]}'ll ${base}${parts[3]}`;
}

/** 'work, the move, my mum's appointments, everything': things laid out side by side, handed back side by side. */
export function list(words: readonly Word[]): Clause | undefined {
  // Words of another tongue, and deeds that were not done, are no list of things.
  const strange = words.filter(({ lower, text }) => !/^[A-Z\d]/.test(text) && lower.length > 2 && !knows(lower)).length;
  if (strange * 2 > words.length || words.some(({ lower }) => /n't$/.test(lower))) return undefined;
  if (words.length > 24 || words.some((word) => /^(?:(?:i|he|she|it|they|we|you)(?:'\w+)?|is|was)$/.test(word.lower)))
    return undefined;
  const items: Word[][] = [[]];
  words.forEach((word, at) => {
    const joins = /^(?:and|plus)$/.test(word.lower) && /,/.test(words[at - 1]?.after ?? '');
    if (!joins) items.at(-1)?.push(word);
    if (/[,;]/.test(word.after)) items.push([]);
  });
  const whole = items.filter((item) => item.length > 0);
  // 'Went to the do, drank soda, drove everyone home': deeds, and each is told by itself.
  if (whole.every((item) => is(item[0], 'PastTense'))) return undefined;
  // 'My sister, the eldest, sold the house': who it was, and what she did.
  const [done, what] = whole.at(-1) ?? [];
  if (
    is(done, 'PastTense') &&
    /^(?:the|an?|my|his|her|our|their|me|it|him|us|them|in|on|at|to|up|out)$/.test(what?.lower ?? '')
  )
    return undefined;
  // 'Haven't showered, dishes everywhere', 'planned everything: cake, candles': more than things.
  if (is(whole[0]?.[0], 'PastTense', 'Auxiliary', 'Gerund', 'Modal') && !is(whole[0]?.[0], 'Noun')) return undefined;
  if (whole.length < 3 || whole.some((item) => item.length > 6)) return undefined;
  // 'Or well, not exactly, but something': turns of speech, and no things.
  if (whole.some((item) => /^(?:or|but|well|not|so|no|yes|like)$/.test(item[0]?.lower ?? ''))) return undefined;
  const named = whole.map((item) =>
    secondPerson(item.map((word, at) => (at === item.length - 1 ? { ...word, after: '' } : word))),
  );
  const last = named.pop() ?? '';
  const yours = `${named.join(', ')} and ${last.replace(/^and /, '')}`;
  if (unspeakable.test(yours)) return undefined;
  return {
    yours,
    mine: written(words),
    joint: '',
    kind: 'fragment',
    tense: 'present',
    ofSelf: false,
    toSelf: false,
    weight: 1.2,
  };
}
