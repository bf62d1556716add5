import { is, past, type Sentence, type Word } from './grammar.ts';

const alike =
  /^(?:put|let|cut|hit|hurt|shut|set|read|quit|cost|beat|bet|split|spread|burst|come|run|bit|bite|fell|found|lay|saw|ground|spat|need|dare|bid|have|be|right|face|sure|sprung|rung|sung|sunk|begun|swum)$/;
const helping =
  /^(?:do|does|did|don't|doesn't|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|may|might|must|why|to|not|make|makes|made|let|lets|help|helps|helped|helping|see|saw|hear|heard|watch|watched|have|had|having|seeing|hearing|watching|making|letting|if|than|rather|insist|suggest|ask|asked)$/;
const one = /^(?:he|she|it|nobody|everybody|everyone|somebody|someone|anyone)$/;
const many =
  /^(?:family|police|staff|team|people|government|company|couple|crew|council|nhs|class|school|in|parents|kids)$/;
const between = /^(?:always|never|still|often|sometimes|only|just|really|even|also|now|usually|all)$/;

/** The tag of a verb that was put in its form: 'she jump' is 'she jumps', and may have been 'she jumped'. */
export const mended = 'Mended';

/** 'He call me and say': one person, one verb in its form. Changes the words, and leaves what is right as it is. */
export function agreed({ words: said, ...rest }: Sentence): Sentence {
  const words = inThePast(asItWas(said)).map(asDone);
  let bare = false;
  const made = words.map((word, at): Word => {
    const joined = bare && /^(?:and|or)$/.test(words[at - 1]?.lower ?? '') && isBare(word);
    const single = !joined && isBare(word) && subjectIsOne(words, at);
    if (lacksIs(words, at)) {
      const text = `${word.text}${/^i$/i.test(word.text) ? "'m" : /^(?:they|we)$/i.test(word.text) ? "'re" : "'s"}`;
      return { ...word, text, lower: text.toLowerCase(), tags: new Set([...word.tags, 'Copula', 'Verb']) };
    }
    if (single || joined) {
      bare = true;
      const text = withS(word.text);
      return { ...word, text, lower: text.toLowerCase(), tags: new Set([...word.tags, mended]) };
    }
    if ((is(word, 'Pronoun') && !/^(?:me|him|her|us|them)$/.test(word.lower)) || /[.;]/.test(word.after)) bare = false;
    return word;
  });
  return { words: made, ...rest };
}

/** Verbs that the tagger takes for things, after those who do them: 'the children ring on Sundays'. */
const doneByMany =
  /^(?:ring|call|text|visit|phone|sleep|fight|cry|laugh|hate|work|talk|wake|smell|hurt|ache|shake|drink|play|walk|stop|mind|need|want|help|stare|show|leave|rest|change|knock|look|love|joke|whisper|pass|answer|rush|cover|drop)$/;
const asDone = (word: Word, at: number, words: readonly Word[]): Word => {
  const [before, owner] = [words[at - 1], words[at - 2]];
  const byOne =
    /^(?:i|we|he|she|they)$/.test(before?.lower ?? '') &&
    /^(?:bent|lit|spent|split|hid|fed|own|live)$/.test(word.lower);
  const byMany =
    is(before, 'Plural') &&
    /^(?:the|my|our|his|her|their)$/.test(owner?.lower ?? '') &&
    (at === 2 || /^(?:and|but|so|because|when)$/.test(words[at - 3]?.lower ?? '')) &&
    doneByMany.test(word.lower) &&
    !is(word, 'Verb') &&
    !words.slice(at + 1, at + 3).some((one) => is(one, 'Copula', 'Modal', 'PastTense'));
  // 'They all look at the floor'.
  const byAll =
    /^(?:all|both)$/.test(before?.lower ?? '') &&
    /^(?:they|we)$/.test(owner?.lower ?? '') &&
    doneByMany.test(word.lower) &&
    !is(word, 'Verb');
  return byOne || byMany || byAll
    ? {
        ...word,
        tags: new Set(['Verb', byMany || byAll || /^(?:own|live)$/.test(word.lower) ? 'PresentTense' : 'PastTense']),
      }
    : word;
};

/** 'I bent my legs', 'he still wags': taken for a quality by the tagger, and no word is missing. */
const canBeDone =
  /^(?:still|even|only|just|all|both|bent|own|clean|dry|empty|open|cool|warm|mean|slow|calm|lit|spent|split|hid|fed|wet|last|live|worth|ready|right|wrong|kind)$/;

const doneThen =
  /^(?:last|yesterday|again|this|today|tonight|in|on|at|after|once|twice|two|three|four|five|six|a|\d+)$/;

/** 'She very angry': a quality, and nothing that joins it to her. */
const lacksIs = (words: readonly Word[], at: number): boolean => {
  const [word, next, after] = words.slice(at, at + 3);
  return (
    /^(?:i|he|she|they|we)$/.test(word?.lower ?? '') &&
    !/[,"]/.test(word?.after ?? '') &&
    (is(next, 'Adjective') || (/^(?:very|so|too|really)$/.test(next?.lower ?? '') && is(after, 'Adjective'))) &&
    !is(next, 'Verb') &&
    !canBeDone.test(next?.lower ?? '') &&
    // 'I relapsed last night': what was done then, and no quality.
    !(/ed$/.test(next?.lower ?? '') && doneThen.test(after?.lower ?? '')) &&
    !words.slice(at + 1, at + 4).some((one) => is(one, 'Verb', 'Copula', 'Modal', 'Auxiliary')) &&
    !is(words[at - 1], 'Verb', 'Copula', 'Auxiliary', 'Preposition') &&
    !/^(?:than|as|not|like)$/.test(words[at - 1]?.lower ?? '')
  );
};

/** 'Yesterday he throw it at me': told of a day that is over, with no verb that shows it. */
function inThePast(words: readonly Word[]): readonly Word[] {
  const over = /^(?:yesterday|last (?:night|week|month|year|time))\b/.test(`${words[0]?.lower} ${words[1]?.lower}`);
  if (!over || words.some((word) => is(word, 'PastTense', 'Modal', 'Auxiliary') || word.lower === "don't"))
    return words;
  return words.map((word, at) => {
    if (!isBare(word) || /^(?:to|me|him|her|us|them|not)$/.test(words[at - 1]?.lower ?? '')) return word;
    const text = past(word.lower);
    return text ? { ...word, text, lower: text, tags: new Set(['Verb', 'PastTense']) } : word;
  });
}

/** What is past in the English of a street is put in another's: 'I seen it', 'I done her hair', 'she looked over and I give her'. */
const streetPast: Readonly<Record<string, string>> = {
  seen: 'saw',
  done: 'did',
  give: 'gave',
  come: 'came',
  run: 'ran',
};
function asItWas(words: readonly Word[]): readonly Word[] {
  const isTold =
    words.some((word) => is(word, 'PastTense') && !is(word, 'Participle')) &&
    !words.some(({ lower }) =>
      /^(?:every|always|when|whenever|usually|often|will|would|can|could|do|does|don't|doesn't|am|is|are|i'm|he's|she's|it's|they're)$/.test(
        lower,
      ),
    );
  // 'This week was grey, I go to work, I come back': told as it goes.
  const goesOn = words.some(
    (word, at) =>
      /^(?:i|we|they|you)$/.test(words[at - 1]?.lower ?? '') &&
      is(word, 'Infinitive', 'PresentTense') &&
      !is(word, 'PastTense', 'Modal') &&
      !/^(?:give|come|run)$/.test(word.lower) &&
      !strong.test(word.lower),
  );
  return words.map((word, at) => {
    const who = words[at - 1]?.lower ?? '';
    const next = words[at + 1];
    const isPast =
      /^(?:seen|done)$/.test(word.lower) &&
      /^(?:i|you|he|she|we|they)$/.test(who) &&
      next !== undefined &&
      !is(next, 'PastTense') &&
      !/^(?:with|for|in|by|up)$/.test(next.lower);
    const isDeed =
      isTold &&
      !goesOn &&
      /^(?:give|come|run)$/.test(word.lower) &&
      /^(?:i|he|she|we|they)$/.test(who) &&
      !/^(?:to|did|didn't)$/.test(words[at - 2]?.lower ?? '');
    const text = isPast || isDeed ? streetPast[word.lower] : undefined;
    // 'Have you seen', 'had he done': there it is right.
    return text && !/^(?:have|has|had|haven't|hasn't|hadn't|what|all|was|were)$/.test(words[at - 2]?.lower ?? '')
      ? { ...word, text, lower: text, tags: new Set(['Verb', 'PastTense']) }
      : word;
  });
}

/** Told already, whatever the tagger takes them for. */
const strong =
  /^(?:drew|blew|flew|grew|threw|swam|sank|shook|tore|wore|swore|woke|froze|chose|fled|bled|slid|stuck|stung|swung|hung|dug|clung|spat|shone|shrank|sprang|strode|wove|crept|wept|swept|leapt|knelt|dealt|dreamt|went|came|gave|took|got|made|saw|knew|thought|felt|kept|sat|stood|ran|rang|sang|began|wrote|spoke|broke|brought|bought|caught|taught|held|led|lost|met|paid|sent|slept|sold|won|told|said|left|rode|rose|drank|drove|ate|forgot|hid|lay|built)$/;

const isBare = (word: Word): boolean =>
  is(word, 'Infinitive') && !alike.test(word.lower) && !strong.test(word.lower) && /^[a-z]+$/.test(word.lower);

function subjectIsOne(words: readonly Word[], at: number): boolean {
  let back = at - 1;
  if (between.test(words[back]?.lower ?? '')) back--;
  const subject = words[back];
  if (!subject || /[,;:"]/.test(subject.after)) return false;
  // 'We outgrew it like a coat', 'give it back': there 'it' had something done to it.
  if (
    subject.lower === 'it' &&
    (is(words[back - 1], 'Verb', 'Preposition') || /ing$/.test(words[back - 1]?.lower ?? '') || !words[back - 1]) &&
    back > 0
  )
    return false;
  // 'Under it like a king': there it compares.
  if (subject.lower === 'it' && words[at]?.lower === 'like') return false;
  if (one.test(subject.lower)) return mayStand(words, back - 1, true);
  // 'A man who explain to me': one man.
  if (subject.lower === 'who') return isOneOf(words, back - 1);
  // 'The bishop like a rook': after a noun, 'like' compares.
  if (words[at]?.lower === 'like') return false;
  if (is(subject, 'FirstName') && /^[A-Z]/.test(subject.text) && !is(words[back - 1], 'Noun', 'Conjunction'))
    return mayStand(words, back - 1);
  if (/^[A-Z]/.test(subject.text) && /^(?:mr|mrs|ms|dr|miss|uncle|auntie|aunt)$/.test(words[back - 1]?.lower ?? ''))
    return mayStand(words, back - 2);
  if (
    !(is(subject, 'Actor') || /^(?:body|head|heart|mind|stomach|life|brain|phone|house|salary)$/.test(subject.lower)) ||
    is(subject, 'Plural') ||
    many.test(subject.lower) ||
    is(subject, 'Possessive')
  )
    return false;
  // 'One customer', 'one american customer'.
  const place = is(words[back - 1], 'Adjective', 'Demonym') ? back - 2 : back - 1;
  const owned = /^(?:my|his|her|our|their|the|this|that|one|a|an)$/.test(words[place]?.lower ?? '');
  return owned && mayStand(words, place - 1);
}

/** 'A man', 'the only friend', 'my boss Pedro': one, and named with the word that shows it. */
const isOneOf = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'Noun') &&
  !is(words[at], 'Plural', 'Pronoun') &&
  !many.test(words[at]?.lower ?? '') &&
  !/s$|^(?:people|men|women|children)$/.test(words[at]?.lower ?? '') &&
  words.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:a|an|one|this|that)$/.test(lower));

/** 'Did he say', 'made her cry', 'my mum and dad fight': there the plain form is right. */
const mayStand = (words: readonly Word[], before: number, byPronoun = false): boolean =>
  !words.slice(Math.max(0, before - 1), before + 1).some(({ lower }) => helping.test(lower)) &&
  !(
    !byPronoun &&
    words[before]?.lower === 'and' &&
    is(words[before - 1], 'Noun') &&
    !/,/.test(words[before - 1]?.after ?? '')
  );

function withS(verb: string): string {
  if (/^(?:do|go)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
