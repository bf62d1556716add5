import { is, type Sentence, type Word, written } from './grammar.ts';
import type { Clause, ClauseKind } from './reading.ts';
import { secondPerson } from './second-person.ts';

const joiners = /^(?:and|but|so|because|although|though|then|or|yet|plus|cause|except)$/;
const fronted = /^(?:when|if|after|before|while|whenever|until|since|even|once|every|although|though|as)$/;

const subjects =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|it|it's|it'll|that|that's|this|there|there's|nobody|everyone|everybody|someone|everything|nothing|no|people|all|you|you're)$/;

/** Turns that lead in and add nothing: 'honestly', 'I mean', 'the thing is'. The second group makes what follows a belief. */
const leadIn =
  /^(?:and|but|so|because|cause|well|like|honestly|basically|also|then|plus|anyway|actually|or|yet|except|though|although|just|ok|okay|yeah|yes|no|hi|hey|hello|sure|right|please|seriously|literally|i mean|to be honest|the thing is|the problem is|the worst part is|it's just|it's just that|it's like|that|i guess|i suppose|i know|now|sorry|oh|wren|lately|obviously|apparently|i just|thanks|thank you)$/;
const believing =
  /^(?:i feel like|i feel that|i feel as if|it feels like|it seems like|i think|i think that|i believe|i'm convinced|i'm starting to think|i just feel like|sometimes i feel like|sometimes i think|what if|i always feel like|i still feel like|i'm sure|i feel like maybe|i just think)$/;

const absolute =
  /^(?:everyone|everybody|nobody|no one|no-one|nothing)\b(?! (?:\w+ )?(?:thinks?|says?|expects?|tells?|asks?|wants?)\b)/;
const selfLabel =
  /\byou(?:'re| are| were| must be| feel like|'ll be|'ll always be)(?: such| just| really| basically| always)? (?:a |an |the )?(?:failure|burden|mess|loser|idiot|fraud|bad|terrible|awful|horrible|worthless|useless|stupid|disappointment|pathetic|unlovable|broken|problem|monster|selfish|lazy|weak|crazy|not (?:good|smart|pretty|worth|enough)|too much|failing)/;
const mindReading =
  /\b(?:hates? you|doesn't (?:care|love)|don't (?:care|love)|thinks? you(?:'re| are)|judging you|better off without|laughing at you|sick of you|your fault|going to (?:fail|leave|fire|lose|end up))\b/;

/** 'You're scared he will leave' says what you are, and not that he will. */
const reporting =
  /^you(?:'re| are|'ve been| keep| kept| told| said| say| dream| imagine| dread| worry| compare)? ?(?:so |really |just |always |constantly )?(?:scared|afraid|terrified|worried|worrying|imagining|thinking|dreading|told|said|say|telling|pretend|wonder)\b|^(?:he|she|they|your \w+|people) (?:always |just |only )?(?:says?|said|thinks?|told|tells?|calls?|called|keeps? saying)\b/;

/** Things that may be said to Wren but not said back: to answer them is another rule's work. */
const unspeakable =
  /\b(?:kill\w*|suicid\w*|end (?:it all|my life|your life)|(?:to|could|should|would|wanna) die|be dead|better off dead|cut(?:ting)? (?:my|your)self|hurt (?:my|your)self|harm|overdose|rap(?:e|ed|ist)|molest|abus(?:e|ed|ive|ing)|fuck\w*|shit\w*|bitch\w*|cunt|dick|asshole|porn|sex(?:ual)?|naked|nude|hit me|hit you|beat (?:me|you)|chok)/i;

const empty =
  /^(?:you (?:think|guess|suppose|know|mean|don't know|feel)|that's (?:it|all|useless|pointless|stupid|not (?:really |quite )?(?:it|true|right|helpful|helping|what you (?:mean\w*|asked|said|wanted)))|that could work|it's (?:fine|okay|ok|nothing))$/;

/** Splits sentences into things said, each turned to the second person and weighed. */
export function readClauses(sentences: readonly Sentence[]): Clause[] {
  const clauses = sentences.flatMap((sentence) => {
    const feared = fear(sentence.words);
    if (feared) return [feared];
    const wondered = sentence.question ? wondering(sentence.words) : undefined;
    if (sentence.question) return wondered ? [wondered] : [];
    const named = list(sentence.words);
    if (named) return [named];
    return split(sentence.words).map(clauseOf);
  });
  return clauses.filter((clause): clause is Clause => clause !== undefined && !empty.test(clause.yours));
}

/** What a question says about the one who asks it: 'how do I tell my wife?' → 'you're looking for a way to tell your wife'. */
function wondering(words: readonly Word[]): Clause | undefined {
  const line = words.map((word) => word.lower).join(' ');
  if (unspeakable.test(line) || words.length > 20) return undefined;
  const from = (count: number) => secondPerson(words.slice(count));
  const how = /^(?:(?:so|and|but) )?how (?:do|can|could|should|would) i (?!know\b)/.exec(line);
  const made = (yours: string, kind: ClauseKind): Clause => ({
    yours,
    mine: written(words),
    joint: '',
    kind,
    tense: 'present',
    ofSelf: true,
    toSelf: false,
    weight: weigh(yours, kind, words.length),
  });
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
function fear(words: readonly Word[]): Clause | undefined {
  const start = words.findIndex((word, at) => word.lower === 'what' && words[at + 1]?.lower === 'if');
  const told = words.slice(start + 2);
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
    weight: weigh(yours, 'belief', words.length),
  };
}

/** 'they find out' → 'they'll find out'; what stands in another tense already is left as it is. */
function inFuture(clause: string, verb: Word | undefined): string {
  const plain = verb && is(verb, 'PresentTense', 'Infinitive', 'Verb') && !is(verb, 'PastTense', 'Copula', 'Modal');
  const parts = plain ? /^(you|they|he|she|it|we) ([a-z]+)\b(.*)$/.exec(clause) : null;
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
function list(words: readonly Word[]): Clause | undefined {
  if (words.length > 24 || words.some((word) => /^(?:i|i'm|he|she|it|it's|they|we|you|is|was)$/.test(word.lower)))
    return undefined;
  const items: Word[][] = [[]];
  words.forEach((word, at) => {
    const joins = /^(?:and|plus)$/.test(word.lower) && /,/.test(words[at - 1]?.after ?? '');
    if (!joins) items.at(-1)?.push(word);
    if (/[,;]/.test(word.after)) items.push([]);
  });
  const whole = items.filter((item) => item.length > 0);
  if (whole.length < 3 || whole.some((item) => item.length > 6)) return undefined;
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

/** Breaks before a conjunction or after a comma wherever a new subject with its verb begins. */
function split(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let part: Word[] = [];
  words.forEach((word, at) => {
    const rest = words.slice(at);
    const startsFronted =
      fronted.test(part[0]?.lower ?? '') && !parts.length && !part.some((one) => /,/.test(one.after));
    const afterComma = /[,;:]/.test(words[at - 1]?.after ?? '');
    const breaks =
      part.length > 0 &&
      (part.some((one) => is(one, 'Verb', 'Copula', 'Modal', 'Auxiliary')) || afterComma) &&
      !joinsTwo(words, at) &&
      ((joiners.test(word.lower) &&
        !(
          word.lower === 'so' &&
          (is(words[at + 1], 'Adjective', 'Adverb') ||
            /^(?:much|many|far|bad|badly|that)$/.test(words[at + 1]?.lower ?? ''))
        ) &&
        opensClause(rest.slice(1))) ||
        (afterComma && /^(?:who|what|how|why|where)$/.test(word.lower)) ||
        (afterComma && opensClause(rest) && !startsFronted) ||
        (afterComma && startsTelegraphic(rest) && parts.length === 0 && startsTelegraphic(part)));
    if (breaks) {
      parts.push(part);
      part = [];
    }
    part.push(word);
  });
  if (part.length) parts.push(part);
  return parts;
}

/** The 'and' of 'my wife and I': one subject, and not two sentences. */
function joinsTwo(words: readonly Word[], at: number): boolean {
  if (words[at]?.lower !== 'and' || !/^(?:i|me)$/.test(words[at + 1]?.lower ?? '')) return false;
  let back = at - 1;
  while (back >= 0 && is(words[back], 'Noun', 'Adjective') && !is(words[back], 'Possessive', 'Verb')) back--;
  const possessed = /^(?:my|our)$/.test(words[back]?.lower ?? '');
  return (
    possessed &&
    (back === 0 ||
      /^(?:when|whenever|time|because|if|that|since|after|before|while|but|so|and|until|between|though|as)$/.test(
        words[back - 1]?.lower ?? '',
      ))
  );
}

/** Whether a subject with its verb begins here, after at most a word or two of time or place: 'last year she said …'. */
function opensClause(words: readonly Word[]): boolean {
  const start = leadLength(words);
  const first = words[start];
  if (!first) return false;
  const ahead = words.slice(start + 1, start + 6);
  if (
    /^(?:i'm|i've|i'd|i'll|he's|she's|they're|it's|that's|there's|we're|we've|they've|he'd|she'd|he'll|she'll|they'll|they'd|it'll)$/.test(
      first.lower,
    )
  )
    return true;
  if (is(first, 'Gerund') && words.slice(2).some((word) => /^(?:was|is|feels|makes|made|felt)$/.test(word.lower)))
    return true;
  if (subjects.test(first.lower)) return ahead.slice(0, 4).some(isVerbal);
  if (is(first, 'Possessive', 'Determiner', 'ProperNoun') || (is(first, 'Noun') && !is(first, 'Gerund')))
    return untilNextSubject(ahead).some(isVerbal) || actsInPlural(words.slice(start));
  return false;
}

/** Someone close, as the first half of a pair: 'my sister and I argued'. */
const close =
  /^(?:sister|brother|mum|mom|mother|dad|father|parents?|husband|wife|partner|boyfriend|girlfriend|ex|friend|boss|son|daughter|kids|flatmate|roommate|colleague|neighbou?r|cousin|uncle|aunt|manager|fianc[eé]e?)$/;

/** 'a house and a career and I live': the verb after the next subject is not this one's. */
function untilNextSubject(words: readonly Word[]): readonly Word[] {
  const pair = words.findIndex((word) => word.lower === 'and');
  if (pair >= 1 && pair <= 2 && close.test(words[pair - 1]?.lower ?? '')) {
    const after = words.slice(pair + 1);
    return after.slice(/^(?:i|me|my|our|his|her)$/.test(after[0]?.lower ?? '') ? 1 : 0);
  }
  const end = words.findIndex((word) => /^(?:and|but|or|i|he|she|we|they|you)$/.test(word.lower));
  return end < 0 ? words : words.slice(0, end);
}

/** 'my boss emails at night': the tagger takes 'emails' for a plural noun. */
const actsInPlural = (words: readonly Word[]): boolean =>
  is(words[0], 'Possessive') &&
  is(words[1], 'Noun') &&
  !is(words[1], 'Plural') &&
  is(words[2], 'Plural') &&
  words.length > 3 &&
  !is(words[3], 'Verb');

const isVerbal = (word: Word): boolean =>
  is(word, 'PastTense', 'Copula', 'Modal', 'Auxiliary', 'PresentTense', 'Verb') && !is(word, 'Gerund');

/** How many words of time or place stand before the subject. */
function leadLength(words: readonly Word[]): number {
  let at = 0;
  while (at < words.length && at < 5) {
    const word = words[at];
    if (!word) break;
    const light =
      is(word, 'Adverb', 'Date') ||
      /^(?:then|now|just|also|even|still|sometimes|maybe|lately|today|yesterday|last|this|every|one|some)$/.test(
        word.lower,
      );
    const time =
      /^(?:last|this|next|every|one|some|the|most)$/.test(word.lower) && is(words[at + 1], 'Date', 'Duration');
    if (is(word, 'Preposition') && at === 0) {
      const subject = words.findIndex((one, index) => index > 1 && index < 6 && subjects.test(one.lower));
      return Math.max(subject, 0);
    }
    if (time || (light && !/^(?:this|one|some)$/.test(word.lower))) at++;
    else break;
  }
  return at;
}

/** 'Lost my job', 'can't sleep', 'feeling low': the subject is left out, and is the person. */
const startsTelegraphic = (words: readonly Word[]): boolean => {
  const first = words[0];
  if (!first || words.length < 3 || subjects.test(first.lower) || first.lower.includes("'ll")) return false;
  return (
    is(first, 'PastTense') ||
    /^(?:don't|can't|cannot|didn't|haven't|couldn't|won't|feeling|been|had|got)$/.test(first?.lower ?? '')
  );
};

function clauseOf(part: Word[]): Clause | undefined {
  let words = part.slice();
  let believed = false;
  for (let again = true; again && words.length > 1; ) {
    again = false;
    for (let width = Math.min(5, words.length - 1); width >= 1 && !again; width--) {
      const lead = words
        .slice(0, width)
        .map((word) => word.lower)
        .join(' ');
      const rest = words.slice(width);
      if (believing.test(lead) && opensClause(rest)) believed = again = true;
      else if (
        leadIn.test(lead) &&
        (opensClause(rest) ||
          (startsTelegraphic(rest) && lead !== 'that') ||
          /[,]/.test(words[width - 1]?.after ?? '') ||
          /^i (?:guess|suppose)$/.test(lead) ||
          /^(?:and|but|so|because|well|like|hi|hey|hello|yeah|yes|okay|ok|oh)$/.test(lead))
      )
        again = true;
      if (again) words = rest;
    }
  }
  words = trimEnd(words);
  const first = words[0];
  if (!first || words.length > 22) return undefined;
  let subject = '';
  if (startsTelegraphic(words))
    subject =
      /^(?:feeling|tired|exhausted|stressed|scared|worried|confused|overwhelmed|depressed|bored|drained|annoyed|frustrated|ashamed|embarrassed|devastated|heartbroken|torn|trying|thinking|struggling|having|getting|going)$/.test(
        first.lower,
      )
        ? "you're "
        : first.lower === 'been'
          ? "you've "
          : 'you ';
  else if (
    is(first, 'Gerund') &&
    /^(?:feeling|trying|struggling|thinking|getting|having|worrying|crying|drowning)$/.test(first.lower)
  )
    subject = "you're ";
  if (/^(?:who|what|how|why|where)$/.test(first.lower)) return undefined;
  const generic = isGeneric(words);
  const source = written(words);
  if (unspeakable.test(source)) return undefined;
  if (!generic && outsideQuotes(words).some((word) => /^you(?:'|$|r)/.test(word.lower))) return undefined;
  const yours = contracted(subject + secondPerson(words, generic));
  const complete = subject !== '' || opensClause(words) || (fronted.test(first.lower) && words.length > 5);
  const tense =
    words.some((word) => is(word, 'PastTense') && !is(word, 'Participle')) &&
    !words.some((word) =>
      /^(?:am|is|are|i'm|don't|can't|have|has|i've|keep|keeps|it's|will|won't|would|i'll|i'd)$/.test(word.lower),
    )
      ? 'past'
      : 'present';
  const kind = kindOf(yours, believed, complete, tense);
  if (
    kind === 'fragment' &&
    (words.length > 14 || !is(first, 'Noun', 'Possessive', 'Determiner', 'Adjective', 'Gerund'))
  )
    return undefined;
  return {
    yours,
    mine: source,
    joint: jointOf(part),
    kind,
    tense,
    ofSelf: /^you\b/.test(yours),
    toSelf: isToSelf(yours),
    weight: weigh(yours, kind, words.length),
  };
}

/** As people say it: 'you have felt heavy' → 'you've felt heavy'. */
const contracted = (yours: string): string =>
  yours
    .replace(
      /\b(you|they) have (?=(?:been|felt|had|got|lost|done|made|gone|tried|never|always|just|already|\w+ed)\b)/g,
      "$1've ",
    )
    .replace(/\b(you|they) are (?=\w)/g, "$1're ")
    .replace(/\b(he|she|it) is (?=\w)/g, "$1's ")
    .replace(/\bcannot\b/g, "can't")
    .replace(/\b(do|does|did|is|was|were|would|could|should|have|has) not\b/g, "$1n't");

const jointOf = (part: readonly Word[]): string =>
  /^(?:though|although)$/.test(part[0]?.lower ?? '')
    ? 'though'
    : (/^(?:because|so|but|and)$/.exec(part[0]?.lower ?? '')?.[0] ?? '');

/** Someone else's doing, with the person at its end: 'he never listens to you'. */
const isToSelf = (yours: string): boolean =>
  !/^(?:you|it|that|this|there)\b/.test(yours) && /\b(?:you|your)\b/.test(yours.replace(/^your\b/, ''));

/** What others are quoted as saying keeps its own 'you'. */
function outsideQuotes(words: readonly Word[]): Word[] {
  let within = false;
  return words.filter((word) => {
    const was = within;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) within = !within;
    return !was;
  });
}

/** 'the kind of tired where you can't move': everyone's you, and not Wren. */
const isGeneric = (words: readonly Word[]): boolean => {
  const line = words.map((word) => word.lower).join(' ');
  return (
    /\b(?:where|when|like|how|that|what) you\b|\bmakes? you\b/.test(line) &&
    !/\b(?:are|do|can|could|will|would) you\b/.test(line)
  );
};

function kindOf(yours: string, believed: boolean, complete: boolean, tense: 'past' | 'present'): ClauseKind {
  if (!complete) return 'fragment';
  if (/^you (?:\w+ )?fe(?:el|lt)\b/.test(yours)) return tense === 'past' ? 'event' : 'state';
  // 'I think I believed him' tells something; 'I think I'm a burden' is a verdict.
  if (believed && (!/^you\b/.test(yours) || /^you(?:'re| are|'ll| can't| should| must| will)/.test(yours)))
    return 'belief';
  if (reporting.test(yours)) return tense === 'past' ? 'event' : 'state';
  if (selfLabel.test(yours) || mindReading.test(yours)) return 'belief';
  if (absolute.test(yours) && tense === 'present') return 'belief';
  if (
    /^you (?:just |really |only |still )?(?:want|wish|need|hope|would like|wanted)\b|^you(?:'d| would) (?:love|like)\b/.test(
      yours,
    )
  )
    return 'wish';
  if (/\b(?:can't|cannot|couldn't|don't know|can not|unable|struggle|struggling)\b/.test(yours) && /^you\b/.test(yours))
    return 'inability';
  return tense === 'past' ? 'event' : 'state';
}

/** Tails that soften or trail off: 'I guess', 'or something', 'though'. */
const tail =
  /^(?:i guess|i suppose|i think|or something|or whatever|you know|and stuff|and everything|to be honest|though|even|anyway|anyways|either|and|but|so|right|please|basically|honestly|or|actually|now actually|if that makes sense)$/;

const trimEnd = (words: Word[]): Word[] => {
  for (const width of [3, 2, 1]) {
    if (words.length - width < 1) continue;
    const last = words.slice(-width).map((word) => word.lower);
    const kept = words.slice(0, -width);
    // 'Maybe she's right': without it nothing would be said.
    if (/(?:'s|'re|'m|\b(?:is|are|am|was|were|be|been|feel|feels|felt|not))$/.test(kept.at(-1)?.lower ?? '')) continue;
    if (tail.test(last.join(' '))) return trimEnd(kept);
  }
  return words;
};

const weighty =
  /\b(?:died|passed|left|lost|broke|divorce\w*|cheat\w*|lied|yell\w*|scream\w*|fight\w*|fought|fired|hospital|cancer|sick|alone|cry\w*|cried|hate\w*|miss\w*|afraid|scared|worthless|hurt\w*|fail\w*|sleep|panic\w*|blame\w*|ignore\w*|angry|never|always|nobody|anymore|moved|exam|boss|mother|father|mom|dad|ashamed|guilty|overwhelm\w*|exhaust\w*|anxious|tired|numb|empty)\b/g;

function weigh(yours: string, kind: ClauseKind, count: number): number {
  const base = { event: 2, state: 1.4, belief: 1.9, inability: 2.1, wish: 1.6, fragment: 0.4 }[kind];
  const load = (yours.match(weighty) ?? []).length * 0.8;
  const size = count < 3 ? -0.8 : count > 15 ? -1.2 : count >= 5 ? 0.4 : 0;
  // 'it's hard' says little by itself; a clause that starts with 'it' or 'that' leans on the one before.
  const vague = /^(?:it|it's|that|that's|this|there|there's)\b/.test(yours) ? -0.9 : 0;
  return base + load + size + vague;
}
