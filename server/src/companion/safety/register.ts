import { book } from './grammar.ts';
import { concepts } from './lexicon.ts';
import type { Sentence } from './normalise.ts';
import { idioms, settings } from './rules/idioms.ts';
import { answersNo, occasions, refutations, trivial } from './rules/refutations.ts';

const entries = (sources: readonly string[]) => book(sources.map((says) => ({ says, of: undefined })));
const idiomBook = entries(idioms);
const settingBook = entries(settings);

/** Only words that could alarm are taken out of an idiom; names, subjects and small words still count. */
const alarming = new Set(
  [
    'KILL',
    'DIE',
    'SUICIDE',
    'HURT',
    'CUT',
    'END',
    'VANISH',
    'NOTE',
    'METHOD',
    'TAKE',
    'DAY',
    'PAIN',
    'WANT',
    'LIVE',
    'BETTER',
    'SLEEP',
    'SOON',
    'DONT',
    'CANT',
    'GONE',
    'BLADE',
    'ROPE',
  ].flatMap((name) => concepts[name] ?? []),
);
for (const word of [
  'jump',
  'jumping',
  'will',
  'bye',
  'plan',
  'dead',
  'gave',
  'give',
  'giving',
  'said',
  'say',
  'selfharm',
  'shoot',
  'last',
  'final',
  'hit',
  'beat',
  'in',
  'myself',
  'killed',
  'around',
  'be',
  'do',
  'see',
  'poison',
  'bleed',
  'bleeding',
  'future',
  'lethal',
  'trying',
  'edge',
  'voices',
  'voice',
  'overdose',
  'overdoses',
  'hearing',
  'seeing',
])
  alarming.add(word);

/** The sentence without grave words that an idiom uses lightly. */
export function withoutIdioms(sentence: Sentence): Sentence {
  return without(sentence, idiomBook);
}

/** The sentence without grave words that are only its subject: a novel, a lecture, the news. */
export function withoutSettings(sentence: Sentence): Sentence {
  return without(sentence, settingBook);
}

function without(sentence: Sentence, claims: typeof idiomBook): Sentence {
  let rest: Sentence | undefined;
  claims.find(sentence, (_, start, end) => {
    rest ??= [...sentence];
    for (let at = start; at < end; at += 1) {
      const token = sentence[at];
      if (token && alarming.has(token.word)) rest[at] = { ...token, word: '' };
    }
  });
  return rest ?? sentence;
}

const confessions = entries([
  'i ..1 lied|lying',
  'because|or|so|cause they|theyd|shed|hed|she|he ..2 hospitalize|hospitalise|lock|commit|section|worry|freak|send ..1',
  '^ yet $',
  'anything|it|not yet $',
  'for now $',
  'sort|kind|kinda of? $',
  'mostly $',
  'lately|now ..2 close|again ..1',
  'but i ~2 want|wanna to? $',
  'but ~1 i|ive ~3 thought|considered|think|thinking about it|that ..1',
  'but ~1 i|ive ~2 considered it ..1',
  'but i ~1 did ~1 last|it|again|tonight|today|yesterday|$',
  'but i ~1 might|may ~2 $',
  'DONT stop|quit|help ..1 THINK ..2 doing? it ..1',
  'but i ~2 think about it ..1',
  'only most|some|on|at ..1 days|day|bad|nights|times',
  'hes|shes|theyre|is|are|was wrong $',
  'was|is|thats ..1 a? lie',
  'DONT true',
  'i ..1 wasnt joking|kidding|honest',
  'shes|hes|its|thats|is|girl|guy really? me $',
  '^ mostly|partly|half|kinda|ish $',
  '^ sort|kind of',
  '^ maybe|probably $',
  '^ i think|guess $',
  '^ or am i ..1',
  'half|partly|mostly|ish joking|kidding|jk ..1',
]);

const ownFriend = entries([
  'ok|okay|fine|well|alright|actually|yes|yeah|honestly its|thats|it|that is? ~1 me',
  'friend|someone|somebody|person|mate ~1 is|its|being ~1 me',
  'i|im am? the ..1 friend|mate|someone|person $',
  'who|which|aka is? actually|really me',
]);

/** "My friend, ok, it's me, …": the one who is spoken of is the writer. */
export function isThemselves(sentences: readonly Sentence[]): boolean {
  return sentences.some(ownFriend.has);
}

/** "… but I lied", "… and it's me": what was said of nobody, or of somebody else, was said of the writer. */
export function confesses(sentences: readonly Sentence[]): boolean {
  return sentences.some(confessions.has) || isThemselves(sentences);
}

const echo = entries([
  'same $',
  'same here|tbh|honestly|lol|though|tho',
  'me too',
  'im ..1 one of them|those',
  'planning|plan mine|ours',
  'i ..2 get why|it|him|her|them',
  'i ..2 understand why|him|her|them|it',
  'i ..2 want|wanna ..1 to? ..1 go too',
  'i ..2 want ..1 that|to too',
  'WANT that|it too|as',
  'im|i|ill ..2 next',
  'part of me ..2 envies|envy|jealous|wants',
  'i|im ..2 envy|jealous ..1 him|her|them|of',
  'go too|with|after|join',
]);

/** "… and I get why, I want to go too": someone else's death taken for one's own. */
export function echoes(sentences: readonly Sentence[]): boolean {
  return sentences.some(echo.has);
}

const mourning = entries([
  'died|dies by|of|from|in',
  'killed himself|herself|themselves|themself',
  'took|taken his|her|their ..1 own? ..1 life',
  'overdosed|shot|hanged|hung ..2 last|in|years|year|ago|when',
  'lost my|our|a|him|her',
  'funeral|anniversary|buried|grave|grief|grieving|ashes',
]);

/** A death that has happened is grief, not a rescue. */
export function mourns(sentences: readonly Sentence[]): boolean {
  return sentences.some(mourning.has);
}

const refutation = entries(refutations);
const answerNo = entries(answersNo);

/** True where the sentence, or the next one, takes back what it says: an honest no, a gladness to live. */
export function refutes(sentences: readonly Sentence[], number: number): boolean {
  const own = sentences[number];
  const next = sentences[number + 1];
  return (own !== undefined && refutation.has(own)) || (next !== undefined && answerNo.has(next));
}

const trivialWords = new Set(trivial.split(' '));
const laughs = new Set([...(concepts.LAUGH ?? []), 'laughing', 'howling', 'xd', 'hehe']);
const earnest = entries([
  'not ..1 joking|kidding|joke',
  'im|am ..1 serious',
  'but|and seriously',
  'for real',
  'i mean it',
]);

/** A grumble about small things, with a laugh: "this spreadsheet makes me want to die lol". */
export function grumbles(sentences: readonly Sentence[]): boolean {
  return holds(sentences, trivialWords) && holds(sentences, laughs) && !sentences.some(earnest.has);
}

const occasionWords = new Set(occasions.split(' '));

/** A journey, a move or a feast, to which a goodbye and a last day belong. */
export function departs(sentences: readonly Sentence[]): boolean {
  return holds(sentences, occasionWords);
}

const holds = (sentences: readonly Sentence[], words: ReadonlySet<string>) =>
  sentences.some((one) => one.some((token) => words.has(token.word)));
