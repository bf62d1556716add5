import { knows } from './grammar.ts';

/** Words people type often and in a hurry. What is one slip away from exactly one of these, and is no word itself, was meant to be it. */
const common = `
about above across actually afraid after afternoon again against almost alone already alright also although always amazing angry annoyed annoying
another answer anxiety anxious anymore anyone anything anyway apartment apologise apologize appointment argue argued argument around arrived asked
asleep asking attack awake awful babies because become been before began begin behind being believe better between birthday boring boyfriend break
breakfast breathe breathing bring broke broken brother brought business calling cancelled cannot career careful cheated check children christmas
class clean college coming company complete completely confused cooking could couldn't couple course cousin crazy cried crying customer daughter
deadline debt decide decided definitely degree depressed depression didn't different difficult dinner disappointed divorce doctor doesn't doing
drinking driving during early eating embarrassed embarrassing empty enough especially even evening ever every everybody everyday everyone everything
everywhere exactly exam except excited exercise exhausted expected expensive explain extra face failed failing failure family fault favourite feel
feeling feelings felt fight fighting finally fine finish finished flatmate follow food forever forget forgot forward found freaking friday friend
friends friendship front frustrated frustrating funeral funny getting girlfriend giving going gone good grandma grandmother great group guess guilty
happen happened happening happy hard hardly having health hear heard heart heavy help helped helping here herself himself holiday home honest
honestly hopeless horrible hospital house housework however hurting husband ignored ignoring imagine immediately important impossible instead
interview jealous judge just keep kitchen knew know known last lately later laugh laughed laughing lawyer learn leave leaving letter listen literally
little lonely long longer looking losing lost lovely lucky making manage manager married maybe mean meeting memories message messages middle might
minute minutes miserable mistake mistakes moment monday money month months morning mother mourning moved moving myself naked nearly need needed nervous
never next night nightmare nobody normal nothing notice noticed number obviously office often okay only opened other others ourselves outside
overwhelmed packed panic parent parents partner party passed patient people perfect perhaps person phone picture place play please possible presentation
pressure pretend pretending pretty probably problem problems project promise promised promotion properly quarter question quiet quite ready really
reason recently relationship relationships remember restaurant right roommate sandwich saturday saying scared school scream screaming second secret
seeing seems selfish separate serious seriously several shouldn't shouted shouting shower sister sleep sleeping someone something sometimes
somewhere sorry speak special spent standing started starting stayed staying still stomach stopped straight strange stress stressed stressful strong
struggle struggling stuck student study studying stupid sudden suddenly sunday supposed surprise surprised talk talked talking teacher terrible terrified
texted thank thanks that's their them themselves then therapist therapy there these they thing things think thinking thirty this those though thought
thoughts through throw thursday tired today together told tomorrow tonight totally tough trouble trust trying tuesday twice under understand
university fraud should able usual tonight unless until upset useless usually vacation waiting walked want wanted wanting wasn't watch watched watching wedding wednesday week weekend
weeks weird went were what when where which while without woke woman wonder won't working world worried worry worrying worse worst worth would wouldn't
write writing wrong wrote yesterday young yourself test tests driving
`
  .trim()
  .split(/\s+/);

const targets = new Set(common);

/** Each common word with one letter left out, and the words it may come from. */
const shortened = new Map<string, string[]>();
for (const word of targets)
  for (const less of lessOne(word)) shortened.set(less, [...(shortened.get(less) ?? []), word]);

/**
 * Real words that stand one letter from a common one and are not in the tagger's list, so that nobody's 'mourning' becomes a
 * 'morning'.
 */
const real = new Set(
  'moth moths tank tanks petty possibly apologies lots coupe massage curse hoard starred choking theme heave leant mould mouldy spelt swore thong wright learnt hated hater lather wander waned worthy bother brothel mothers smother trail trial flight freight bored board weary dread bleed breed tread broth froth tenth sixth fifth weaker stared starer staring scarred scares tiered fired hired mired wired sired barely rarely dearly yearly early pearly nearby twined wince wench filling falling felling pulling polling rolling rowing towing mowing sowing bowing lowing wooing cooing booing moaning meaning leaning loaning gowns towns downs brown crown drown frown grown shown thrown clown slept swept crept wept kept strange stranger danger hanger manger ranger anger angel wheat raisin raisins thorough granda babes dozing farce basin palace combing lovey bobbin offie paced'.split(
    ' ',
  ),
);

function lessOne(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** The common word this was meant to be: one letter too few, too many, wrong or swapped. Itself where there is no one such word. */
export function meant(typed: string): string {
  if (typed.length < 4 || !/^[a-z]+$/.test(typed) || targets.has(typed) || real.has(typed) || knows(typed))
    return typed;
  // 'Cleanin', 'cryin': the last letter is not spoken.
  if (/.{3}in$/.test(typed) && knows(`${typed}g`)) return `${typed}g`;
  // 'Kickd', 'killng': an ending without its vowel.
  const ended = typed.replace(/(?<=[^aeiouy])d$/, 'ed').replace(/(?<=[^aeiou])ng$/, 'ing');
  if (ended !== typed && typed.length >= 5 && !knows(typed) && (targets.has(ended) || knows(ended))) return ended;
  if (isGrown(typed)) return typed;
  const less = lessOne(typed);
  const near = less.flatMap((word) => shortened.get(word) ?? []);
  const found = new Set([
    // 'Hapy': a letter that stands twice, typed once.
    ...(shortened.get(typed) ?? []).filter((word) => typed.length === 4 && /(.)\1/.test(word) && !/(.)\1/.test(typed)),
    ...(typed.length < 5 ? [] : [...(shortened.get(typed) ?? []), ...less.filter((word) => targets.has(word))]),
    ...near.filter((word) => isSwapped(typed, word) || (typed.length > 6 && isOneVowelOff(typed, word))),
  ]);
  const [only] = found;
  if (found.size !== 1 || only === undefined || only[0] !== typed[0]) return typed;
  // 'Guilt' and 'guilty', 'breath' and 'breathe': one begins with the other, and both are words.
  const begins = only.startsWith(typed) || typed.startsWith(only);
  return begins && !typed.endsWith('in') ? typed : only;
}

const isOneVowelOff = (typed: string, word: string): boolean => {
  const off = [...typed].filter((letter, at) => letter !== word[at]);
  const last = typed.length - 1;
  return (
    typed.length === word.length && off.length === 1 && /[aeiou]/.test(off[0] ?? '') && typed.at(last) === word.at(last)
  );
};

const isSwapped = (typed: string, word: string): boolean => {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return (
    typed.length === word.length &&
    at >= 0 &&
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
};

/** 'Unfriended', 'deadlines': a word of its own with an ending, known or not. */
const isGrown = (typed: string): boolean =>
  ['s', 'es', 'ed', 'd', 'ing', 'er', 'ers', 'ly', 'ish', 'able', 'ness'].some((ending) => {
    if (!typed.endsWith(ending) || (ending === 'd' && !typed.endsWith('ed'))) return false;
    const stem = typed.slice(0, -ending.length);
    const known = (word: string) => targets.has(word) || knows(word);
    return (
      stem.length > 2 &&
      (known(stem) ||
        known(`${stem}e`) ||
        (/(.)\1$/.test(stem) && known(stem.slice(0, -1)) && !targets.has(stem.slice(0, -1) + ending)))
    );
  });
