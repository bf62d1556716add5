import { wordTable } from '../word-table.ts';
import { is, knows, parse, type Sentence, type Word } from './grammar.ts';

/** Words that need no look at their neighbours. */
const plain = wordTable<string>({
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
});

const copulas = wordTable<string>({
  am: 'are',
  was: 'were',
  "wasn't": "weren't",
  "ain't": "aren't",
  is: 'are',
  "isn't": "aren't",
});

/** Days and months keep a capital even when typed without one. */
const capitalised =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving)$/;

const adverbs =
  /^(?:really|just|also|still|never|always|already|only|even|probably|honestly|actually|so|very|not|totally|completely|once|often|usually|almost|barely|hardly)$/;

/**
 * Turns what someone says of themselves into how one says it back: 'I was so tired of my job' → 'you were so tired of
 * your job'. `generic` keeps 'you' as it is, for 'the kind of tired where you can't move'.
 */
export function secondPerson(words: readonly Word[], generic = false): string {
  let quoted = false;
  // The subject a bare 'was' belongs to: 'I came home and was so tired'.
  let subjectIsSpeaker = false;
  let verbSeen = false;
  const turned = words.map((word, at) => {
    const within = quoted;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) quoted = !quoted;
    if (within) return word.text;
    const previous = before(words, at);
    const next = words[at + 1];
    if (/^(?:and|but|or|because|so|when|that|who|which)$/.test(word.lower)) verbSeen = false;
    if (startsSubject(word, verbSeen)) subjectIsSpeaker = isSpeaker(word) || isJoinedToSpeaker(words, at);
    if (is(word, 'Verb', 'Copula', 'Auxiliary')) verbSeen = true;
    const copula = copulas[word.lower];
    if (copula && copulaBelongsToSpeaker(words, at, previous, next, subjectIsSpeaker)) return copula;
    if (/^(?:you|you're|you've|you'd|you'll|your|yours|yourself)$/.test(word.lower)) {
      if (generic) return word.text;
      if (previous?.lower === 'thank') return word.text;
      if (word.lower === 'you') return isObjectYou(previous, next) ? 'me' : 'I';
    }
    // 'Back from the mine': dug, and not owned.
    if (word.lower === 'mine' && is(previous, 'Determiner', 'Adjective')) return word.text;
    // 'You must be happy' is an order, or a guess; what was said is that it has to be.
    if (
      word.lower === 'must' &&
      /^(?:i|we)$/.test(previous?.lower ?? '') &&
      !/^(?:not|have|never)$/.test(next?.lower ?? '')
    )
      return 'have to';
    // 'In the US': the country, however it was typed.
    if (word.lower === 'us' && (word.text === 'US' || previous?.lower === 'the')) return 'US';
    const simple = plain[word.lower];
    if (simple) return simple;
    if (at === 0 && !keepsCapital(word) && !capitalised.test(word.lower))
      return word.text.charAt(0).toLowerCase() + word.text.slice(1);
    return capitalised.test(word.lower) ? word.text.charAt(0).toUpperCase() + word.text.slice(1) : word.text;
  });
  return polish(turned.map((text, at) => text + (at === words.length - 1 ? '' : words[at]?.after || ' ')).join(''));
}

/** Turns a whole text, sentence by sentence: for titles, memories and tests. */
export function turnText(text: string, generic = false): string {
  return parse(text)
    .map((sentence: Sentence) => secondPerson(sentence.words, generic))
    .join('. ');
}

function before(words: readonly Word[], at: number): Word | undefined {
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back];
    if (word && !adverbs.test(word.lower)) return word;
  }
  return undefined;
}

/** A noun after the verb is its object, and not the next subject. */
const startsSubject = (word: Word, verbSeen: boolean): boolean =>
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|it|it's|they|they're|this|that|there|everything|everyone|nobody|who|which|what)$/.test(
    word.lower,
  ) ||
  (!verbSeen && is(word, 'Noun') && !is(word, 'Pronoun', 'Possessive'));

const isSpeaker = (word: Word): boolean => /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|me)$/.test(word.lower);

/** 'my wife and I' speaks of the two of them, and its verb is already plural. */
const isJoinedToSpeaker = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.lower === 'and' && /^(?:i|me)$/.test(words[at + 2]?.lower ?? '');

function copulaBelongsToSpeaker(
  words: readonly Word[],
  at: number,
  previous: Word | undefined,
  next: Word | undefined,
  subjectIsSpeaker: boolean,
): boolean {
  const word = words[at];
  if (!word) return false;
  if (previous && /^(?:i|we)$/.test(previous.lower)) return true;
  // 'At 3 am', 'the am dram': no verb there.
  if (word.lower === 'am') return !is(previous, 'Value', 'Determiner') && !/\d$/.test(previous?.lower ?? '');
  // 'Neither was I', 'how was I supposed to know'.
  if (
    next &&
    next.lower === 'i' &&
    !/^(?:is|isn't)$/.test(word.lower) &&
    !/^(?:it|that|this)$/.test(previous?.lower ?? '')
  )
    return true;
  // 'I came home and was so tired': the subject is said once for both verbs.
  if (/^(?:was|wasn't)$/.test(word.lower) && previous && /^(?:and|but|or|then)$/.test(previous.lower))
    return subjectIsSpeaker;
  return false;
}

function isObjectYou(previous: Word | undefined, next: Word | undefined): boolean {
  if (!previous) return false;
  if (!next) return true;
  if (is(previous, 'Conjunction')) return false;
  if (is(previous, 'Preposition') && !is(next, 'Verb', 'Modal', 'Auxiliary')) return true;
  if (
    is(previous, 'Verb') &&
    !/^(?:think|thought|hope|know|wish|guess|said|say|feel|do|did|are|can|could|would|will)$/.test(previous.lower)
  )
    return !is(next, 'Modal', 'Auxiliary', 'Copula', 'PastTense') || is(next, 'Gerund', 'Infinitive');
  return /^(?:do|did|are|can|could|would|will)$/.test(previous.lower)
    ? false
    : is(previous, 'Verb') && !is(next, 'Verb', 'Modal', 'Auxiliary');
}

/** Words that have no capital of their own, whatever the tagger takes them for. */
const smallWords =
  /^(?:it|it's|he|she|they|there|that|this|you|one|what|everyone|everybody|somebody|someone|nobody|people|the|a|an|all|some|no|not|your|their|his|her|its|when|if|after|before|today|yesterday|tonight)$/;

/** A name keeps its capital, and so does what the tagger has never seen: 'Kasia', 'Biscuit'. */
const keepsCapital = (word: Word): boolean =>
  !smallWords.test(word.lower) &&
  (isNamed(word) ||
    /^[A-Z][-\d]/.test(word.text) ||
    (/^\p{Lu}[\p{Ll}]{2,}$/u.test(word.text) &&
      word.tags.has('Noun') &&
      !word.tags.has('Plural') &&
      !knows(word.lower)));

const isNamed = (word: Word): boolean =>
  is(word, 'ProperNoun', 'Person', 'FirstName', 'Place', 'Acronym', 'Month', 'WeekDay') || /^[A-Z]{2,}/.test(word.text);

/** 'my wife and I' has become 'your wife and you', which nobody says. */
function polish(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/\b(you) and (your \w+|[A-Z]\w+)\b/gi, (_, you: string, other: string) => `${you} and ${other}`)
      .replace(
        /(?<!\b(?:in|since|on|by|until|of|from|at|to) )\b((?:your (?:(?:best|older|younger|little|big|new|old|twin|step) )?(?!\w+ed\b)\w+)|[A-Z]\w+) and you\b(?= (?:are|were|have|had|don't|didn't|can't|used|just|always|never|keep|fight|argue|broke|got|talk|split|live|still|haven't|fought|argued))/g,
        'you and $1',
      )
      .replace(/\b(told|tell|tells|telling|promised|warned|showed) you you/g, '$1 you that you')
      .replace(/\b(work(?:ed|ing|s)?|jobs?|career|degree) in it\b(?! \w*(?:ing|again|too)\b)/gi, '$1 in IT')
      .replace(/\b(can't|cannot|couldn't) able to\b/g, '$1')
      .replace(/\byou has\b/g, 'you have')
      // 'It's 4am here in Cebu': here to them.
      .replace(
        /(?<=\w) here (?=(?:in (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}|(?:on|in|at|by) (?:the|your|a|an)\b))/gu,
        ' ',
      )
      .replace(
        /\byou (blame|blamed|hate|hated|hurt|love|asked|ask|told|tell|see|saw|taught|forgive|surprised) you(?=$|[,.]| (?:for|that|to|in|at)\b)/g,
        'you $1 yourself',
      )
      .replace(/\ba (?=(?:[ai]|e(?!u)|o(?!ne|nce|ui))[a-z]{2})/g, 'an ')
      .trim()
  );
}
