import { is, type Word } from './grammar.ts';

const joiners = /^(?:and|but|so|because|although|though|then|or|yet|plus|cause|except)$/;
const bringsAbout = /^(?:to|can|could|may|might|will|would|my|his|her|their|our|the|a|good|root) | (?:me|him|us|them)$/;
export const fronted = /^(?:when|if|after|before|while|whenever|until|since|even|once|every|although|though|as)$/;

const subjects =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|it|it's|it'll|that|that's|this|there|there's|nobody|nobody's|everyone|everyone's|everybody|everybody's|someone|everything|nothing|nothing's|no|people|all|one|both|some|most|none|you|you're)$/;

/** Breaks before a conjunction or after a comma wherever a new subject with its verb begins. */
export function split(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let part: Word[] = [];
  let quotes = 0;
  words.forEach((word, at) => {
    const rest = words.slice(at);
    // 'It's when I open the cupboard and his mug is there': one picture.
    const pictures = /^(?:it's|that's|it is|that is) (?:just |only |more )?(?:when|how|the way)\b/.test(
      lineOf(part.slice(0, 4)),
    );
    const startsFronted =
      fronted.test(part[0]?.lower ?? '') && !parts.length && !part.some((one) => /,/.test(one.after));
    const afterComma = /[,;:]/.test(words[at - 1]?.after ?? '');
    quotes += words[at - 1]?.after.match(/"/g)?.length ?? 0;
    const breaks =
      // What somebody is quoted as saying stays whole.
      quotes % 2 === 0 &&
      !(pictures && /^(?:and|when|his|her|their|my)$/.test(word.lower)) &&
      (runsOn(words, at, part.length) ||
        (part.length > 0 && !/[,;:"]/.test(words[at - 1]?.after ?? '') && asksHere(rest) && mayAskAfter(words, at)) ||
        (part.length > 0 &&
          (part.some((one) => is(one, 'Verb', 'Copula', 'Modal', 'Auxiliary')) ||
            afterComma ||
            isSpan(part) ||
            isScene(part)) &&
          !joinsTwo(words, at) &&
          ((joiners.test(word.lower) &&
            !(
              word.lower === 'so' &&
              (is(words[at + 1], 'Adjective', 'Adverb') ||
                /^(?:much|many|far|bad|badly|that)$/.test(words[at + 1]?.lower ?? ''))
            ) &&
            !isPurpose(words, at) &&
            // 'They don't know it's because …': the reason belongs to the 'it's'.
            (/^(?:and|but)$/.test(word.lower) ||
              !/^(?:it's|that's|is|was|just|only)$/.test(words[at - 1]?.lower ?? '')) &&
            // 'I never minded, or I did', 'one or two of them': said and taken back in one breath, and one number.
            !(word.lower === 'or' && (takesBack(rest) || (is(words[at - 1], 'Value') && is(words[at + 1], 'Value')))) &&
            // 'I don't know if she means it or just says it': one doubt.
            !(word.lower === 'or' && part.some((one) => /^(?:if|whether)$/.test(one.lower))) &&
            !(word.lower === 'though' && words[at - 1]?.lower === 'as') &&
            // 'It might cause me to fail': there it brings about.
            !(word.lower === 'cause' && bringsAbout.test(`${words[at - 1]?.lower} ${words[at + 1]?.lower}`)) &&
            // 'Because of the way I take': what it was for, and no reason told.
            !(word.lower === 'because' && words[at + 1]?.lower === 'of') &&
            // 'Back and forth', 'up and down'.
            !/^(?:forth|down|out|off|on)$/.test(words[at + 1]?.lower ?? '') &&
            // 'Nothing but ask': there 'but' joins no sentence.
            !(
              word.lower === 'but' &&
              /^(?:nothing|anything|all|everything|nobody|none)$/.test(words[at - 1]?.lower ?? '') &&
              !subjects.test(words[at + 1]?.lower ?? '')
            ) &&
            !(word.lower === 'except' && !subjects.test(words[at + 1]?.lower ?? '')) &&
            opensClause(rest.slice(1))) ||
            // 'I'll try once more, and if that's no use I'll get up'.
            (afterComma && /^(?:and|but)$/.test(word.lower) && /^(?:if|unless)$/.test(words[at + 1]?.lower ?? '')) ||
            (afterComma && (/^(?:who|what|how|why|where)$/.test(word.lower) || asksHere(rest))) ||
            (afterComma &&
              opensClause(rest) &&
              !isPurpose(words, at) &&
              !onlyNames(rest) &&
              !apposed(words, at, part) &&
              !startsFronted &&
              !awaitsMain(part) &&
              !/^(?:the|that) one\b/.test(lineOf(rest.slice(0, 2)))) ||
            (afterComma &&
              (startsTelegraphic(rest) || (rest[0]?.lower === 'then' && startsTelegraphic(rest.slice(1)))) &&
              !apposed(words, at, part) &&
              !awaitsVerb(part) &&
              goesOnUnnamed(part, words.length)))));
    if (breaks) {
      parts.push(part);
      part = [];
    }
    part.push(word);
  });
  if (part.length) parts.push(part);
  return parts;
}

/** Where a stretch between two commas ends that says who somebody is, counted from where it begins; 0 where it is none. */
function byNameAfter(words: readonly Word[], from: number): number {
  const end = words.findIndex(({ after }, at) => at >= from && /,/.test(after));
  if (end < from || end - from > 4 || words.slice(from, end + 1).some((word) => isVerbal(word) || /"/.test(word.after)))
    return 0;
  const verb = words[end + 1];
  return /^(?:and|but|or|so|then|not|just|i|he|she|they|we|it|you)$/.test(words[from]?.lower ?? '') ||
    !verb ||
    !isVerbal(verb) ||
    is(verb, 'Infinitive', 'Noun')
    ? 0
    : end + 1;
}

const begins = /^(?:until|till|when|because|while|that|where|if|as|once|and|but|so)$/;

/** 'Malcolm, the new director, moved me', 'one of them, Priya, knocked': who it was, and no new sentence. */
function apposed(words: readonly Word[], at: number, before: readonly Word[]): boolean {
  // '… until the guard, Solly, came and knocked': what was begun last still waits for its verb.
  const begun = before.findLastIndex(({ lower }) => begins.test(lower));
  const part = before.slice(begun + 1);
  if (part.length === 0 || part.length > 8 || part.some(isVerbal)) return false;
  if (
    (is(words[at - 1], 'Noun', 'Person', 'ProperNoun') && !is(words[at - 1], 'Value', 'Date')) ||
    /^(?:one|some) of\b/.test(lineOf(part))
  )
    if (byNameAfter(words, at) > 0) return true;
  const opens = words.slice(0, at - 1).findLastIndex(({ after }) => /,/.test(after)) + 1;
  const named = words[opens - 1];
  return (
    opens > 0 &&
    opens > at - 6 &&
    part.length > at - opens &&
    is(named, 'Noun', 'Person', 'ProperNoun') &&
    !is(named, 'Value', 'Date') &&
    byNameAfter(words, opens) === at
  );
}

/** '… and the nurse, not the nice one,': somebody was named after the last joint, who has done nothing yet. */
function awaitsVerb(part: readonly Word[]): boolean {
  const since = part.slice(part.findLastIndex(({ lower }) => begins.test(lower)) + 1);
  return (
    since.length > 0 &&
    since.length < part.length &&
    !since.some(isVerbal) &&
    is(since[0], 'Determiner', 'Possessive', 'Person', 'ProperNoun')
  );
}

/** 'I'm afraid that if I ask him,': what would be then is still to come. */
const awaitsMain = (part: readonly Word[]): boolean =>
  /\b(?:that|think|thought|find|matter) (?:if|unless|when|whenever|even (?:if|though)|what ?ever)\b/.test(
    lineOf(part),
  ) && !part.slice(0, -1).some(({ after }) => /[,;]/.test(after));

/** 'The nurse, not the nice one, said': the verb comes after what was put in between. */
export function actsAfterAside(words: readonly Word[]): boolean {
  const opens = words.findIndex(({ after }) => /,/.test(after));
  const closes = words.findIndex(({ after }, at) => at > opens && /,/.test(after));
  const verb = words[closes + 1];
  return (
    opens >= 0 &&
    opens <= 3 &&
    closes > opens &&
    closes <= opens + 5 &&
    !words.slice(0, closes + 1).some(isVerbal) &&
    is(verb, 'PastTense') &&
    !is(verb, 'Noun')
  );
}

/** Where a name with who it is stands after a little of when and where: 'at rehearsal tonight Malcolm, the new director, …'. */
export function namedAt(words: readonly Word[]): number {
  const at = words.findIndex(({ after }) => /,/.test(after));
  const isName = /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '') && is(words[at], 'Noun', 'Person', 'ProperNoun');
  const isLead = is(words[0], 'Preposition', 'Date', 'Adverb') && !words.slice(0, Math.max(at, 0)).some(isVerbal);
  return at > 0 && at <= 6 && isName && isLead && byNameAfter(words, at + 1) > 0 ? at : 0;
}

/** 'Or I did', 'or it hasn't': what was said the moment before is in doubt again. */
const takesBack = (words: readonly Word[]): boolean =>
  /^or,? (?:i|he|she|it|they|we|that) (?:just |maybe |only )?(?:thought (?:i|he|she|it|they|we) |do|did|does|don't|didn't|doesn't|has|have|had|hasn't|haven't|hadn't|is|isn't|was|wasn't|were|weren't|can|can't|could|couldn't|would|wouldn't|will|won't)(?:\b|$)/.test(
    lineOf(words.slice(0, 5)),
  ) && /[.!?,;]/.test(words.slice(2, 5).find(({ after }) => after.trim() !== '')?.after ?? '.');

/** 'He died doing what he loved, they say': who says so stands last, and belongs to it. */
const onlyNames = (words: readonly Word[]): boolean =>
  /^(?:he|she|they|people|everyone|the \w+) (?:says?|said|thinks?|reckons?|tells me)$/.test(lineOf(words));

/** 'Third night in a row, lost a patient, then went on': deed after deed, each of the one who writes. */
const goesOnUnnamed = (part: readonly Word[], length: number): boolean =>
  startsTelegraphic(part) ||
  (/^(?:then|and|but|so|just|also|now)$/.test(part[0]?.lower ?? '') && startsTelegraphic(part.slice(1))) ||
  (length > 7 &&
    (/^(?:(?:oh|well|ok|and|so|then) )*i(?:'m|'ve)?(?: |$)/.test(lineOf(part.slice(0, 3))) ||
      (part.length <= 6 && !part.some(isVerbal) && !part.some((word) => is(word, 'Pronoun', 'Actor')))));

/** 'You know what it is' asks nothing; 'at the same time is that weird' does. */
function mayAskAfter(words: readonly Word[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (!word) return false;
  // 'He asked me what was wrong', 'explained to me what is an offside': told, and not asked.
  if (
    /^(?:me|him|her|us|them)$/.test(previous?.lower ?? '') &&
    words
      .slice(Math.max(0, at - 3), at - 1)
      .some(({ lower }) => /^(?:ask|tell|told|show|expla|teach|taught|remind)/.test(lower))
  )
    return false;
  // 'I asked the girl at the desk how long': what was asked.
  const asked = words.slice(0, at).findLastIndex(({ lower }) => /^ask(?:s|ed|ing)?$/.test(lower));
  if (
    asked >= 0 &&
    at - asked <= 8 &&
    // 'If she asks me something hard what do I say': asked of Wren.
    !/^(?:what|how|who|where|when) \w+ i$/.test(lineOf(words.slice(at, at + 3))) &&
    !words.slice(asked + 1, at).some((one) => isVerbal(one) || /[,;.]/.test(one.after))
  )
    return false;
  if (!previous || previous.lower === 'to' || subjects.test(previous.lower)) return false;
  if (/^(?:what|who|which|how|where|why|when|and|but|or|so|than|as|if|matter)$/.test(previous.lower)) return false;
  // 'A man who cannot do up his own buttons': tells which.
  if (/^(?:who|which|where|when)$/.test(word.lower) && is(previous, 'Noun')) return false;
  if (/^(?:should|do|does|did|am|is|can|will|would)$/.test(word.lower)) return !is(previous, 'Copula', 'Auxiliary');
  return !hangs.test(previous.lower) && !is(previous, 'Verb', 'Copula', 'Auxiliary', 'Preposition');
}

/** 'Three years and he couldn't even call': a span of time stands by itself. */
const isSpan = (part: readonly Word[]): boolean =>
  part.length <= 4 &&
  is(part[0], 'Value', 'Date', 'Duration') &&
  /^(?:years?|months?|weeks?|days?|hours?|times?)$/.test(part.at(-1)?.lower ?? '');

/** '14 hours behind the wheel and a lad spat at me': where and when, before anything happens in it. */
const isScene = (part: readonly Word[]): boolean =>
  part.length >= 3 &&
  part.length <= 8 &&
  part.some((word, at) => at > 0 && (is(word, 'Preposition') || word.lower === 'behind')) &&
  !part.some((word) => is(word, 'Actor', 'Person', 'Pronoun')) &&
  (is(part[0], 'Value', 'Date', 'Duration', 'Adjective') || is(part[0], 'Noun')) &&
  !is(part[0], 'Possessive', 'Determiner');

/** 'one week so I can sleep' says what for. */
const isPurpose = (words: readonly Word[], at: number): boolean =>
  words[at]?.lower === 'so' &&
  // 'I clapped first, so that nobody could see me': what for, and nothing that was so.
  ((words[at + 1]?.lower === 'that' && !/,/.test(words[at + 1]?.after ?? '')) ||
    /^(?:can|could|don't|won't|doesn't|wouldn't)$/.test(words[at + 2]?.lower ?? '') ||
    (/^(?:i|he|she|they|we|it)'d$/.test(words[at + 1]?.lower ?? '') && words[at + 2]?.lower !== 'better')) &&
  (words[at + 1]?.lower === 'that' || !/[,;]/.test(words[at - 1]?.after ?? ''));

/**
 * Whether what was begun before this word still waits for its verb: '… until the guard' before ', Solly, came', '… because
 * my dad' before 'who never'.
 */
export function waits(words: readonly Word[], at: number): boolean {
  const begun = words.slice(0, at).findLastIndex(({ lower }) => subordinates.test(lower));
  const since = words.slice(begun + 1, at);
  if (begun < 0 || since.length === 0 || since.some(isVerbal) || /,/.test(words[begun]?.after ?? '')) return false;
  return byNameAfter(words, at) > 0 || !/^(?:until|till|before|after|since)$/.test(words[begun]?.lower ?? '');
}
const subordinates = /^(?:until|till|before|after|since|when|because|while|if|whether)$/;

/** Words that something still hangs on: what follows them belongs to them. */
export const hangs =
  /^(?:that|if|when|because|while|before|after|since|until|than|as|like|what|who|why|how|where|which|and|but|or|so|though|although|whether|once|said|says|say|saying|think|thinks|thought|know|knew|knows|feel|felt|feels|hope|hoped|hopes|wish|wished|wishes|knows|reckons|believes|guess|guessed|bet|swear|swore|promise|promised|promises|vowed|decided|assumed|figured|heard|dreamt|dreamed|imagine|imagined|pretend|pretended|expected|meant|find|found|learned|learnt|worry|fear|feared|mean|see|saw|sure|worrying|dreading|imagining|realising|realizing|believe|reali[sz](?:e|es|ed)|discover|discovered|admit|admitted|understand|understood|wonder|told|tell|way|thing|things|time|day|moment|reason|everything|anything|nothing|something|all|half|both|most|some|one|person|guy|girl|someone|somebody|everybody|anybody|anyone|show|shows|shown|prove|proves|proved|nobody|everyone|people|glad|afraid|scared|worried|happy|sad|sorry|suppose|let|makes|made|have|has|had|thinking|knowing|feeling|wondering|hoping|wishing|saying|pretending|believing|remember|forget|noticed|notice|until|just|only|maybe|every|case|fact|first|last|next|least|ensure|matter|minute|second|years?|best|worst|rather|sooner|want|wants|wanted|assume|assumes|suspect|suspects|suspected|figure|figured|doubt)$/;
const subject =
  /^(?:i|i'm|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|we|we're|we've|it's|that's|there's|nobody)$/;
const supposing =
  /^(?:think|thought|suspect(?:ed)?|hope|hoped|figured?|reckon(?:ed)?|guess(?:ed)?|assumed|knew|suppose|supposed|swore|promised)$/;
const toldWhom =
  /^(?:told|tell|tells|telling|asked|showed|reminded|promised|texted|make|makes|made|let|lets|wish|want)$/;

/** 'i opened the book at six and its eleven i read the same page': nobody typed the full stop, and a sentence begins. */
function runsOn(words: readonly Word[], at: number, length: number): boolean {
  const previous = words[at - 1];
  const word = words[at];
  if (!previous || !word || length < 2 || /[,;:]/.test(previous.after)) return false;
  // 'I get so busy I feel like a mess': how busy.
  if (/^(?:get|gets|got) so$/.test(lineOf(words.slice(Math.max(0, at - 3), at - 1))) && is(previous, 'Adjective'))
    return false;
  // 'And other times I feel weak', 'but later I saw it': when, and nothing that was so.
  const joint = words.slice(at - length, at).findLastIndex(({ lower }) => /^(?:and|but|or)$/.test(lower));
  if (joint > 0 && !words.slice(at - length + joint, at).some(isVerbal)) return false;
  // 'It doesn't even work it stopped at ten': there 'it' begins again.
  const again =
    word.lower === 'it' &&
    !/,/.test(word.after) &&
    is(words[at + 1], 'PastTense') &&
    is(previous, 'Infinitive') &&
    words.slice(Math.max(0, at - 3), at).some((one) => /n't$/.test(one.lower));
  // 'He says if I am sick he finds another': the 'if' still wants its other half.
  const since = words.slice(at - length, at);
  const open = since.findLastIndex(
    (one, place) =>
      /^(?:if|unless|whenever)$/.test(one.lower) ||
      // 'I thought when I got it he'd come back': what was thought is still to come.
      (/^(?:when|once|after)$/.test(one.lower) && supposing.test(since[place - 1]?.lower ?? '')),
  );
  if (
    open > 0 &&
    !/^(?:so|and|but)$/.test(since[open - 1]?.lower ?? '') &&
    since.length - open <= 7 &&
    !/[,;]/.test(previous.after)
  )
    return false;
  // 'It's not the big things it's when …': set against each other, with no mark between.
  if (
    word.lower === "it's" &&
    /^(?:it's|its|it) (?:not|isn't|never)\b|^it isn't/.test(lineOf(words.slice(at - length, at - length + 3)))
  )
    return true;
  if (kinDid(words, at, length) || beginsAnew(words, at, length)) return true;
  // 'I lost my flat last month that really broke me'.
  if (word.lower === 'that' && /^(?:really|just|completely|totally)$/.test(words[at + 1]?.lower ?? ''))
    return is(previous, 'Date', 'Duration') && since.length >= 4 && opensClause(since);
  // 'I'm stir crazy can't go out': who cannot goes without saying.
  if (is(previous, 'Adjective') && /^(?:can't|cannot|couldn't|don't|didn't|haven't)$/.test(word.lower))
    return since.length >= 3 && opensClause(since);
  if (!again && !itFollows(words, at, length) && !subject.test(word.lower) && !thingIs(words, at)) return false;
  // 'It's Peter I'm asking about': one thing, with what it is put first.
  if (
    length <= 4 &&
    /^(?:it's|it is|that's|it was)\b/.test(lineOf(words.slice(at - length, at))) &&
    is(previous, 'Noun')
  )
    return false;
  // 'Things about him I'd never known': which things, and no new sentence.
  if (
    /^(?:him|her|it|them)$/.test(previous.lower) &&
    is(words[at - 2], 'Preposition') &&
    /^(?:things?|stuff|something|anything|everything|nothing|stories|more|much|lots)$/.test(words[at - 3]?.lower ?? '')
  )
    return false;
  // 'Or do they just get fed up': asked.
  if (/^(?:do|does|did|are|is|was|were|can|will|would|should|could)$/.test(previous.lower)) return false;
  // 'My wife says finally we can': what is said is still to come.
  if (
    ((is(previous, 'Adverb') && hangs.test(words[at - 2]?.lower ?? '')) ||
      (is(previous, 'Date') &&
        /^(?:think|thought|know|hope|guess|suppose|says?|said|believe|out|hear|heard|learn|learned|learnt)$/.test(
          words[at - 2]?.lower ?? '',
        ))) &&
    !/[,;]/.test(words[at - 2]?.after ?? '')
  )
    return false;
  const closes =
    thingIs(words, at) && /^(?:out|up|down|off|away|back|home|there|here|again|anymore)$/.test(previous.lower);
  if (
    hangs.test(previous.lower) ||
    (!closes && is(previous, 'Preposition', 'Conjunction', 'Determiner', 'Copula', 'Modal', 'Auxiliary'))
  )
    return false;
  if (
    /^(?:me|him|her|us|them|you|people|everyone|my)$/.test(previous.lower) &&
    toldWhom.test(words[at - 2]?.lower ?? '')
  )
    return false;
  // 'Told me today she is pregnant', 'promised him before he died I would never': what was told is still to come.
  const told = words.slice(Math.max(0, at - 7), at).findLastIndex((one) => toldWhom.test(one.lower));
  if (told >= 0 && is(previous, 'Date', 'Adverb', 'PastTense', 'Noun') && !/[,;]/.test(previous.after)) {
    const since = words.slice(Math.max(0, at - 7), at).slice(told + 1);
    if (since.length <= 2 || since.some((one) => /^(?:before|after|when|once)$/.test(one.lower))) return false;
  }
  if (!closes && is(previous, 'Verb') && !is(previous, 'PastTense', 'Infinitive', 'Gerund')) return false;
  // 'The things he said': a noun with its article is spoken of, and not left behind; 'a long shift we lost two patients' is.
  const spokenOf =
    (is(previous, 'Noun', 'Adjective') ||
      /^(?:best|worst|first|last|only|\w{3,}est)$/.test(words[at - 2]?.lower ?? '')) &&
    sinceVerb(words.slice(Math.max(0, at - 4), at - 1)).some((one) =>
      /^(?:the|every|any|this|these|those|that|a|an)$/.test(one.lower),
    );
  if (spokenOf && (strands(words, at) || !is(words[at + 2], 'Possessive', 'Determiner', 'Value'))) return false;
  // 'Which end of my life I'm at', 'how insecure I am': the question word and its subject belong together.
  if (words.slice(Math.max(0, at - 6), at).some((one) => /^(?:which|whose)$/.test(one.lower))) return false;
  if (words.slice(Math.max(0, at - 3), at).some((one) => /^(?:how|what|where|who|why|when|which)$/.test(one.lower)))
    return false;
  const part = words.slice(at - length, at);
  const whole =
    part.some(isVerbal) &&
    (part.some((one) => subjects.test(one.lower) || is(one, 'Possessive', 'Determiner')) ||
      is(part[0], 'Plural') ||
      startsTelegraphic(part) ||
      startsTelegraphic(part.slice(1)));
  const begun = part.slice(/^(?:and|but|so|because)$/.test(part[0]?.lower ?? '') ? 1 : 0);
  return (
    whole &&
    opensClause(words.slice(at)) &&
    !fronted.test(part[0]?.lower ?? '') &&
    !/^no matter\b/.test(lineOf(part)) &&
    !everyTime(begun)
  );
}

/** 'I'm very tired', 'she was my best friend', 'I don't know what to do', 'I have no job', 'I will try it': nothing is left out. */
const entire =
  /^(?:(?:i'm|he's|she's|they're|we're|it's|(?:i|he|she|it|they|we) (?:am|is|are|was|were))(?: (?:just|so|really|very|still|also|not|only|always|too|now|such|kind of))* (?:an?|my|her|his|our|the|#|from(?= \w))(?= |$)|(?:i|we) (?:just |really |still |also )?(?:don't|do not|didn't) know (?:what|how|why|where|who|if|whether)\b|(?:i|we) (?:just |really |still |also )?(?:have|had) (?:no|an?|to|my|so|two|three|\d+) |i (?:just |really |still |also )?(?:live|lived) (?:by myself|alone|with|in)\b|(?:i|we|they|he|she) (?:just |really |still |also )?(?:can't|cannot|can not|couldn't|don't|won't|will|'ll) (?:\w+ )?(?:it|this|that|myself|anymore)\b|i'll \w+ (?:it|this|that)\b|(?:i|we) (?:just |really |still |also )?(?:feel|felt) (?:so |very |really |like |that )*(?:#|i|i'm|i've|i'll)(?= |$)|(?:i|we) (?:just |really |still |also |even )?(?:don't|do not|didn't) (?:even )?(?:think|believed? (?:it|this|that)|feel|want to|have (?:an?|any|my|the|much|enough|to)) |it (?:just |really )?(?:makes|made|hurts|feels|sucks) |(?:i'm|he's|she's|they're|we're) (?:just |so |really |now )*(?:feeling (?:so|very|really|like|#)|losing my|having (?:an?|trouble|issues|problems)|struggling (?:to|with))\b|(?:i|we)(?:'d| would) rather |all (?:i|we) (?:can|could|want|do|ever) |(?:i|we) (?:just |really |still )?(?:like|love|hate|miss|need|want) (?:my|him|her|it|them|an?|some)\b)/;

const particle = /^(?:up|down|out|off|away|back)$/;

/** Whether something whole begins here that hangs on nothing: 'we were together for years she was my best friend'. */
function beginsAnew(words: readonly Word[], at: number, length: number): boolean {
  const [previous, before] = [words[at - 1], words[at - 2]];
  const ahead = words
    .slice(at, at + 7)
    .map((word, place) => (place > 0 && is(word, 'Adjective') && !is(word, 'Gerund', 'Adverb') ? '#' : word.lower));
  if (!entire.test(ahead.join(' ')) || strands(words, at)) return false;
  const part = words.slice(at - length, at);
  const begun = part.slice(/^(?:and|but|so|because)$/.test(part[0]?.lower ?? '') ? 1 : 0);
  const isSpan = /^(?:years?|months?|weeks?|days?)$/.test(previous?.lower ?? '') && is(before, 'Value');
  const isWhat = before?.lower === 'to' && /^(?:what|how|where|who)$/.test(words[at - 3]?.lower ?? '');
  const isThat = previous?.lower === 'that' && /^(?:of|about|like|for|with|do|did)$/.test(before?.lower ?? '');
  const open = part
    .slice(-4)
    .some(({ lower }) =>
      /^(?:if|when|because|while|before|after|since|until|than|how|what|why|where|who|whom|which|whether|unless|so|like|though|although)$/.test(
        lower,
      ),
    );
  // 'It is I'd rather go': all of an answer, and then a sentence.
  if (/^(?:(?:it|that) (?:is|does|was|has)|(?:i|we) (?:do|am|did|have|can|hope i can))$/.test(lineOf(part)))
    return true;
  return (
    opensClause(begun) &&
    !fronted.test(begun[0]?.lower ?? '') &&
    !everyTime(begun) &&
    (isSpan || isWhat || isThat || (!open && !hangs.test(previous?.lower ?? ''))) &&
    !(
      !isWhat &&
      !isThat &&
      !particle.test(previous?.lower ?? '') &&
      is(previous, 'Preposition', 'Conjunction', 'Determiner', 'Copula', 'Modal', 'Auxiliary')
    ) &&
    !(is(previous, 'Verb') && !is(previous, 'PastTense', 'Infinitive', 'Gerund', 'Noun') && !isWhat) &&
    !words.slice(Math.max(0, at - 4), at - 1).some(({ lower }) => toldWhom.test(lower)) &&
    !(hangs.test(before?.lower ?? '') && is(previous, 'Adverb', 'Date'))
  );
}

/** 'The cup he drank his tea from': what it hangs on stands before it. */
function strands(words: readonly Word[], from: number): boolean {
  const end = words.slice(from).find(({ after }, at, rest) => /[,;:]/.test(after) || at === rest.length - 1);
  return /^(?:with|from|of|for|into|at|by|about|through)$/.test(end?.lower ?? '');
}

/** 'A letter about the car came Friday': what stands before the verb has its own place. */
function sinceVerb(words: readonly Word[]): readonly Word[] {
  const verb = words.findLastIndex((one) => is(one, 'PastTense', 'Copula') && !is(one, 'Noun', 'Adjective'));
  return words.slice(verb + 1);
}

/** 'It's on Thursday it hasn't happened yet', 'a false alarm it came today'. */
const itFollows = (words: readonly Word[], at: number, length: number): boolean =>
  words[at]?.lower === 'it' &&
  length >= 3 &&
  /^(?:hasn't|isn't|wasn't|didn't|doesn't|won't|came|was|is|just|will)$/.test(words[at + 1]?.lower ?? '') &&
  is(words[at - 1], 'Date', 'Noun', 'Adjective', 'Adverb') &&
  !is(words[at - 1], 'Verb', 'Pronoun');

/** 'She was a clinker dad built her': to whom it was done is named again, and so it says nothing of the clinker. */
const kinDid = (words: readonly Word[], at: number, length: number): boolean =>
  /^(?:dad|mum|mom|mam|nan|gran|grandad|grandma|grandpa)$/.test(words[at]?.lower ?? '') &&
  length >= 3 &&
  is(words[at - 1], 'Noun') &&
  !is(words[at - 1], 'Possessive', 'Pronoun') &&
  is(words[at + 1], 'PastTense') &&
  /^(?:her|it|him|them)$/.test(words[at + 2]?.lower ?? '') &&
  !is(words[at + 3], 'Noun') &&
  words.slice(at - length, at).some(isVerbal);

/** 'i can't move out the rent is insane', 'I'm so low today my wife left': a thing or somebody with a verb begins the same way. */
const thingIs = (words: readonly Word[], at: number): boolean =>
  (/^(?:my|his|her|their|our|the)$/.test(words[at]?.lower ?? '') &&
    is(words[at + 1], 'Noun') &&
    (/^(?:is|was|are|were|has|have|keeps?|won't|can't|doesn't|didn't)$/.test(words[at + 2]?.lower ?? '') ||
      (is(words[at - 1], 'Date') && is(words[at + 2], 'PastTense')))) ||
  (/^(?:everything|nothing)$/.test(words[at]?.lower ?? '') &&
    is(words[at - 1], 'Adjective') &&
    /^(?:is|was|feels)$/.test(words[at + 1]?.lower ?? ''));

const asking =
  /^(?:(?:and |but |so |or |ok |like )*)(?:(?:who|what|why|how|where|when|which)(?:'s| (?:is|are|was|were|do|does|did|can|could|would|will|should|am|the hell|(?!(?:to|i|you|he|she|we|they|it|that|this|the)\b)\w+ (?:is|are|should|would|do|does|did))) \S|(?:should|shall|do|does|did|am|is|are|can|could|will|would|was|were) (?:i|he|she|they|it|this|that|there|we|you|my|people) \S|what if\b|how (?:long|much|many|come|often)\b|(?:do|would|could) (?:u|you)\b)/;
/** Whether a question begins with these words, with or without its mark. */
const asksHere = (words: readonly Word[]): boolean =>
  // 'What it was, I swear': there the verb ends what stands before it.
  !/[,;]/.test(words[0]?.after ?? '') &&
  asking.test(
    words
      .slice(0, 5)
      .map((word) => word.lower)
      .join(' '),
  ) &&
  !/^(?:was|is|are|were) (?:it|that|this) (?:was|is)/.test(words[0]?.lower ?? '') &&
  // 'That's what the crying was, I think': no question, and only not sure.
  !/^(?:was|is|am) i (?:think|guess|suppose|reckon)$/.test(lineOf(words));
export const asks = (part: readonly Word[]): boolean =>
  asksHere(part) &&
  !/^what if\b/.test(
    part
      .slice(0, 2)
      .map((word) => word.lower)
      .join(' '),
  );

/** The 'and' of 'my wife and I': one subject, and not two sentences. */
function joinsTwo(words: readonly Word[], at: number): boolean {
  // 'Me and Dede just stood there'.
  if (words[at]?.lower === 'and' && words[at - 1]?.lower === 'me' && is(words[at + 1], 'Noun', 'Possessive')) {
    const before = words[at - 2];
    if (
      !before ||
      is(before, 'Conjunction') ||
      /[,;]/.test(before.after) ||
      /^(?:when|since|because|after|before|while|if|that|until|though)$/.test(before.lower)
    )
      return true;
  }
  // 'Maisie and Tia are in my lessons': their verb is of both.
  if (
    words[at]?.lower === 'and' &&
    is(words[at - 1], 'Noun') &&
    is(words[at + 1], 'Noun') &&
    !is(words[at + 1], 'Plural', 'Pronoun', 'Possessive', 'Uncountable') &&
    /^(?:are|were|aren't|weren't|have|haven't|both)$/.test(words[at + 2]?.lower ?? '')
  )
    return true;
  if (words[at]?.lower !== 'and' || !/^(?:i|me)$/.test(words[at + 1]?.lower ?? '')) return false;
  let back = at - 1;
  while (back >= 0 && is(words[back], 'Noun', 'Adjective') && !is(words[back], 'Possessive', 'Verb')) back--;
  const possessed = /^(?:my|our)$/.test(words[back]?.lower ?? '');
  return (
    possessed &&
    (back === 0 ||
      is(words[back - 1], 'Adverb', 'Date') ||
      /^(?:when|whenever|time|because|if|that|since|after|before|while|but|so|and|until|between|though|as|like|think|feel|where|why|how|whether)$/.test(
        words[back - 1]?.lower ?? '',
      ))
  );
}

/** Whether a subject with its verb begins here, after at most a word or two of time or place: 'last year she said …'. */
export function opensClause(words: readonly Word[]): boolean {
  if (namedAt(words) > 0) return true;
  const start = leadLength(words);
  const first = words[start];
  if (!first) return false;
  // 'Today was awful', 'this week was just grey': the time itself is spoken of.
  if (
    start > 0 &&
    start < 3 &&
    /^(?:is|was|has|will|would|felt|feels|wasn't|isn't)$/.test(first.lower) &&
    is(words[start - 1], 'Date', 'Duration')
  )
    return true;
  // 'The lady from the third floor left': what stands between a subject and its verb may be long.
  const reach =
    (words.slice(start + 2, start + 4).some((word) => is(word, 'Preposition')) &&
      is(first, 'Determiner', 'Possessive')) ||
    (is(first, 'Value') && words[start + 1]?.lower === 'of')
      ? 9
      : 6;
  const ahead = words.slice(start + 1, start + reach);
  if (
    /^(?:i'm|i've|i'd|i'll|he's|she's|they're|it's|that's|there's|we're|we've|they've|he'd|she'd|he'll|she'll|they'll|they'd|it'll)$/.test(
      first.lower,
    )
  )
    return true;
  if (is(first, 'Gerund') && words.slice(2).some((word) => /^(?:was|is|feels|makes|made|felt)$/.test(word.lower)))
    return true;
  if (/^(?:nobody|nothing|no|someone|something)$/.test(first.lower) && words[start + 1]?.lower === 'to') return false;
  // 'Me and Dede just stood there'.
  if (first.lower === 'me' && words[start + 1]?.lower === 'and')
    return words.slice(start + 2, start + 7).some(isVerbal);
  if (subjects.test(first.lower))
    return (
      ahead.slice(0, 4).some(isVerbal) ||
      // 'He still wags': the tagger takes the verb for a plural.
      (/^(?:he|she|it)$/.test(first.lower) && ahead.slice(0, 2).some((word) => is(word, 'Plural')))
    );
  if (is(first, 'Possessive', 'Determiner', 'ProperNoun', 'Value') || (is(first, 'Noun') && !is(first, 'Gerund')))
    return (
      (untilNextSubject(ahead).some(isVerbal) && !saysOnlyWhich(words.slice(start))) ||
      actsInPlural(words.slice(start)) ||
      actsAfterAside(words.slice(start))
    );
  return false;
}

/** 'The guy who did the needle', 'Ruan who I trained': which one, and nothing of him. */
export function saysOnlyWhich(words: readonly Word[]): boolean {
  const who = words.findIndex(({ lower }) => /^(?:who|whom|who's|who'd|who've)$/.test(lower));
  if (who < 1 || who > 4 || words.slice(0, who).some(isVerbal)) return false;
  const after = words.slice(who + 1);
  const first = after.findIndex(isVerbal);
  const rest = after.slice(/^who'/.test(words[who]?.lower ?? '') ? 0 : first + 1);
  // 'The man who sells flowers asked', 'the one who did it was him'.
  const run = rest.findIndex((word) => !isVerbal(word));
  const own = run < 0 ? [] : rest.slice(run);
  const joint = own.findIndex(({ lower }) =>
    /^(?:and|or|but|because|so|when|while|that|what|who|if|i|he|she|they|we|it)$/.test(lower),
  );
  // 'Last year' is taken for a verb.
  return !own
    .slice(0, joint < 0 ? own.length : joint)
    .some((word, at) => isVerbal(word) && word.lower !== 'last' && own[at - 1]?.lower !== 'to');
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
  const end = words.findIndex((word) =>
    /^(?:and|but|or|(?:i|he|she|we|they|you|it)(?:'\w+)?|nobody|everyone|everybody|someone|somebody)$/.test(word.lower),
  );
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

/** 'Every time I close my eyes': half of a sentence, and the other half comes after it. */
const everyTime = (words: readonly Word[]): boolean =>
  /^(?:(?:every|each|any) (?:single )?time|the (?:moment|minute|second)) (?:i|he|she|they|we|it|my|the|his|her|someone|somebody|anyone|people)\b/.test(
    lineOf(words.slice(0, 4)),
  );

/** How many words of time or place stand before the subject. */
function leadLength(words: readonly Word[]): number {
  // 'Three weeks ago today my dad died'.
  let at = /^\S+ (?:years?|months?|weeks?|days?|hours?|minutes?|nights?) ago\b/.test(lineOf(words.slice(0, 3))) ? 3 : 0;
  while (at < words.length && at < 6) {
    const word = words[at];
    if (!word) break;
    const light =
      is(word, 'Adverb', 'Date') ||
      /^(?:then|now|later|just|also|even|still|sometimes|maybe|lately|today|tonight|yesterday|last|this|every|one|some)$/.test(
        word.lower,
      );
    const time =
      /^(?:last|this|next|every|one|some|the|most|other)$/.test(word.lower) &&
      (is(words[at + 1], 'Date', 'Duration') ||
        /^(?:night|morning|evening|afternoon|weekend|times?)$/.test(words[at + 1]?.lower ?? ''));
    if (is(word, 'Preposition') && at === 0) {
      const subject = words.findIndex((one, index) => index > 1 && index < 6 && subjects.test(one.lower));
      return Math.max(subject, 0);
    }
    if (everyTime(words.slice(at))) at += words[at + 1]?.lower === 'single' ? 3 : 2;
    else if (time || (light && !/^(?:this|one|some)$/.test(word.lower))) at++;
    else break;
  }
  return at;
}

/** 'Laid off this morning', 'dumped by text': done to the one who writes. */
export const doneTo =
  /^(?:just |recently |also )?(?:laid off|fired|dumped|ghosted|diagnosed|rejected|dismissed|made redundant|evicted|cheated on(?! (?:him|her|them|my|the)\b)|left out|passed over|kicked out|let go|bullied|uninvited|misgendered|suspended|robbed|catfished|released|removed from)\b/;
/** 'Kind of sad that …', 'so proud of …': a feeling, and whose is not said. */
const feltFirst =
  /^(?:up (?:at|since|all|again)|stuck (?:in|at|on|with)|back (?:at|in|from)|home (?:alone|from|with)|out of (?:work|a job))\b|^(?:(?:kind|sort) of |so |really |pretty |very |just |too |a (?:bit|little) |still )?(?:sad|happy|proud|tired|scared|angry|mad|upset|nervous|worried|ashamed|embarrassed|exhausted|relieved|jealous|lonely|guilty|excited|annoyed|afraid|stressed|anxious|furious|glad|bored|sick|numb|done|heartbroken|gutted) (?:that|about|of|because|to|for|with|at)\b/;
export const startsFeeling = (words: readonly Word[]): boolean => feltFirst.test(lineOf(words.slice(0, 6)));

const lineOf = (words: readonly Word[]): string => words.map((word) => word.lower).join(' ');

/** 'Lost my job', 'can't sleep', 'feeling low': the subject is left out, and is the person. */
export const startsTelegraphic = (words: readonly Word[]): boolean => {
  const first = words[0];
  if (!first || words.length < 2 || subjects.test(first.lower) || first.lower.includes("'ll")) return false;
  if (doneTo.test(lineOf(words.slice(0, 3))) || startsFeeling(words)) return true;
  if (words.length < 3) return /^(?:can't|cannot|couldn't|didn't)$/.test(first.lower) && is(words[1], 'Verb');
  return (
    (is(first, 'PastTense') && !is(words[1], 'PastTense', 'Copula', 'Auxiliary')) ||
    (/^(?:might|could|should|will)$/.test(first.lower) && is(words[1], 'Verb') && !is(words[1], 'Pronoun')) ||
    /^(?:don't|can't|cannot|didn't|haven't|couldn't|won't|feeling|been|had|got|put|hate|miss|need|want|wish|feel|keep|live|work|sit|wake|lie)$/.test(
      first?.lower ?? '',
    )
  );
};
