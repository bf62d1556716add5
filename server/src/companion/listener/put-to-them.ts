import { is, parse, type Word } from '../reading/grammar.ts';

/** Whom words are for: by which word they are spoken of, and as what, where either is known. */
export interface Whom {
  they?: 'he' | 'she' | 'they' | undefined;
  /** 'sister', 'landlord'; empty when only a pronoun stands for them. */
  noun: string;
}

/** People words are said to. */
const people =
  '(?:(?:step|grand)?(?:mum|mom|mam|mother|dad|father|sister|brother|son|daughter)|(?:mother|father|sister|brother)-in-law|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|nan|gran|grandma|grandad|grandpa|aunt(?:y|ie)?|uncle|cousin|niece|nephew|parents|friends?|mates?|flatmates?|roommates?|housemates?|neighbou?rs?|tenants?|colleagues?|co-?workers?|boss|manager|supervisor|lead|teacher|tutor|professor|coach|landlord|landlady|ex|team|group|lads|girls|guy|guys|woman|man|dude)';
const women =
  /^(?:step|grand)?(?:mum|mom|mam|mother|sister|daughter)|^(?:wife|girlfriend|nan|gran|grandma|aunt\w*|niece|landlady|woman)/;
const men =
  /^(?:step|grand)?(?:dad|father|brother|son)|^(?:husband|boyfriend|grandad|grandpa|uncle|nephew|man|dude|guy)$/;
const many = /s$|^(?:team|group)$/;
const sexOf = (noun: string): Whom['they'] =>
  noun === 'boss' ? undefined : women.test(noun) ? 'she' : men.test(noun) ? 'he' : many.test(noun) ? 'they' : undefined;

const determined = "(?:(?:my|our|the|this|a|an|one of my) (?:(?!of\\b)[\\w'-]+ ){0,2}?)?";
const subject = new RegExp(
  `^(?:(he|she|they)|(?:one of |both )?${determined}(${people})(?: (?:at|from|next) \\w+)?(?: (?:i've|i have) been seeing)?)(?='|:? )`,
);
/** 'My sister's kids break things': of hers, and so said to her as 'your kids'. */
const ofTheirOwn = new RegExp(
  `^(?:my |our |the )?(${people})'s ((?:kids?|children|son|daughter|dog|cat|friends?|boyfriend|girlfriend|guests|mates)) `,
);
const spokenOf = new RegExp(`\\b(?:my|our|the|this) (?:[\\w'-]+ )?(${people})\\b(?!'s)|\\b(mum|mom|dad)\\b(?!'s)`, 'g');

/** Whom the question names, or else who does what was told last; undefined where a 'him' could be two of them. */
export function whomAsked(question: string, told: readonly string[]): Whom | undefined {
  const noun = new RegExp(
    `\\b(?:tell|ask|to|with|text|write|for|answer|get|make|let) (?:my |our |the |a )?(?:\\w+ ){0,2}?(${people})\\b`,
  ).exec(question)?.[1];
  if (noun) return { noun, they: sexOf(noun) };
  const pronoun = /\b(?:him|he)\b/.test(question)
    ? 'he'
    : /\b(?:her|she)\b/.test(question)
      ? 'she'
      : /\b(?:them|they)\b/.test(question)
        ? 'they'
        : undefined;
  const all = told.map((one) => one.toLowerCase());
  const spoken = new Set(
    [...all.join('. ').matchAll(spokenOf)]
      .map(([, one, two]) => one ?? two ?? '')
      .filter((one) => {
        const sex = sexOf(one);
        return pronoun === undefined || (pronoun === 'they' ? sex === 'they' : sex === undefined || sex === pronoun);
      }),
  );
  const found = all
    .toReversed()
    .map((one) => subject.exec(one))
    .find((one) => one !== null && (!pronoun || isSame({ they: pronoun, noun: '' }, one[1], one[2] ?? '')));
  if (spoken.size > 1 && (pronoun !== undefined || found?.[1] !== undefined)) return undefined;
  if (!found) return pronoun && { they: pronoun, noun: [...spoken][0] ?? '' };
  const [, they, who = ''] = found;
  return { noun: who || ([...spoken][0] ?? ''), they: pronoun ?? (they as Whom['they']) ?? sexOf(who) };
}

/** Whether this subject may be the one the words are for. */
const isSame = (whom: Whom, pronoun: string | undefined, noun: string): boolean => {
  if (pronoun) return whom.they === pronoun || (whom.they === undefined && pronoun !== 'they' && whom.noun === '');
  if (whom.noun) return noun === whom.noun;
  const sex = sexOf(noun);
  return sex === undefined ? whom.they !== 'they' : sex === whom.they;
};

const between =
  /^(?:always|never|only|just|still|even|really|often|sometimes|usually|constantly|actually|now|also|basically|all|both|then)$/;
const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };
const denied: Readonly<Record<string, string>> = {
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** 'The flatmate leaves her hair in the drain': her own. */
function ownerIn(clause: string): Whom['they'] {
  const owners = new Set(
    [...clause.matchAll(/\b(his|her) (?!(?:to|when|that|what|again|in|at|on|by|for|the|a)\b)[a-z]/g)].map(
      ([, one]) => one,
    ),
  );
  return owners.size === 1 ? (owners.has('his') ? 'he' : 'she') : undefined;
}

/** A verb as it stands after 'you'. */
function afterYou(verb: string): string {
  const known = irregular[verb] ?? denied[verb];
  if (known) return known;
  if (/(?:ss|us)$|^(?:this|his|its)$/.test(verb)) return verb;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return /(?:ch|sh|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
}

/** Their clause as it is said to the one it is about, 'he parks across my drive' → 'You park across my drive'; undefined where it may be about somebody else. */
export function putToThem(mine: string, whom: Whom): string | undefined {
  const small = mine.toLowerCase();
  const [whole = '', owner, owned] = ofTheirOwn.exec(small) ?? [];
  if (owned && owner === (whom.noun || owner) && !/["?;:]/.test(mine))
    return `Your ${owned} ${mine.slice(whole.length)}`;
  const found = subject.exec(small);
  if (!found || !isSame(whom, found[1], found[2] ?? '') || /[?;:]/.test(mine)) return undefined;
  // Of what is quoted only what was said of the one who tells it can be said back.
  const ofMe = /^[^"]*\b(?:said|says|called|told everyone)\b[^"]*\b(?:i'm|i am|my \w+ (?:is|was)|me)\b/i.test(mine);
  if (/"/.test(mine) && !ofMe) return undefined;
  const rest = parse(mine.replaceAll('"', '').slice(found[0].length).trim())[0]?.words ?? [];
  if (rest.length < 2 || rest.length > 18) return undefined;
  const they = whom.they ?? (found[1] as Whom['they']) ?? ownerIn(small);
  const short = /^'(s|re|ve|d|ll)$/.exec(rest[0]?.text ?? '')?.[1];
  const at = rest.findIndex(({ lower }, i) => (i > 0 || !short) && !between.test(lower));
  const words = rest.slice(short ? 1 : 0);
  const first = short ? -1 : at;
  const isVerb = is(rest[at], 'Verb', 'Copula', 'Auxiliary', 'Modal') || /[^s']s$/.test(rest[at]?.lower ?? '');
  if (!short && !isVerb) return undefined;
  const said = words.map((word, i) => turned(word, words[i + 1], words[i - 1], i === first, they, found[2] ?? ''));
  const joined = words.map((word, i) => `${said[i]}${i === words.length - 1 ? '' : word.after || ' '}`).join('');
  const done = /^(?:been|got|had|gone|done|said|made|taken|given|left|kept|told|\w+ed)$/.test(
    words.find(({ lower }) => !between.test(lower))?.lower ?? '',
  );
  const head = short ? `You${short === 's' ? (done ? "'ve" : "'re") : `'${short}`}` : 'You';
  const text = `${head} ${joined}`
    .replace(/\s+/g, ' ')
    .replace(/\b(?:i|english|french|german)\b/g, (one) => one.charAt(0).toUpperCase() + one.slice(1))
    .trim();
  // Whoever is meant by what is left of 'he' and 'she' is not known to the one who reads it.
  const unclear = they === undefined || they === 'they' ? /\b(?:he|she)\b/ : they === 'he' ? /\bhe\b/ : /\bshe\b/;
  return unclear.test(text) ? undefined : text.replace(/[.,!]+$/, '');
}

/** What they say of themselves, with the one it is said to as 'you': 'I missed my friend's birthday' → 'I missed your birthday'. */
export function ofMyself(mine: string, whom: Whom): string | undefined {
  if (!/^(?:i|we)\b/i.test(mine) || /["?;:]/.test(mine)) return undefined;
  const own =
    whom.noun === ''
      ? mine
      : mine
          .replace(new RegExp(`\\bmy (?:\\w+ )?${whom.noun}'s\\b`, 'i'), 'your')
          .replace(new RegExp(`\\bmy (?:\\w+ )?${whom.noun}\\b`, 'i'), 'you');
  const words = parse(own)[0]?.words ?? [];
  if (words.length < 3 || words.length > 16) return undefined;
  const said = words.map((word, i) => turned(word, words[i + 1], words[i - 1], false, whom.they, ''));
  const text = words.map((word, i) => `${said[i]}${i === words.length - 1 ? '' : word.after || ' '}`).join('');
  if (/\b(?:he|she|him|they)\b|^we (?:all|both)\b/i.test(text)) return undefined;
  const tidy = text
    .replace(/\bi\b/g, 'I')
    .replace(/[.,!]+$/, '')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

const theirs = { he: ['him', 'his', 'himself'], she: ['her', 'her', 'herself'], they: ['them', 'their', 'themselves'] };

function turned(
  word: Word,
  next: Word | undefined,
  before: Word | undefined,
  isVerb: boolean,
  they: Whom['they'],
  noun: string,
): string {
  const { lower, text } = word;
  if (isVerb) return afterYou(lower);
  const forms = they ?? (noun === '' ? undefined : sexOf(noun));
  if (forms) {
    const [object, owner, self] = theirs[forms];
    if (lower === forms) return 'you';
    if (lower === `${forms}'s` || lower === `${forms}'re`) return "you're";
    if (lower === self) return 'yourself';
    if (lower === object || lower === owner) {
      const owns =
        lower === owner &&
        (lower !== object ||
          (next !== undefined &&
            word.after.trim() === '' &&
            !is(next, 'Preposition', 'Conjunction', 'Pronoun', 'Determiner', 'Adverb') &&
            // 'Let her go', and not 'put her hand up'.
            !(
              is(next, 'Verb') &&
              /^(?:let|lets|make|makes|made|see|saw|hear|heard|help|helped|watch|watched|had)$/.test(
                before?.lower ?? '',
              )
            ) &&
            !/^(?:to|when|that|what|about|again|because|if|how|a|the)$/.test(next.lower)));
      return owns ? 'your' : 'you';
    }
  }
  // What is joined by 'and' is still done by them: 'he sits there and says …'.
  const goesOn =
    /^(?:and|but|or|then)$/.test(before?.lower ?? '') || (between.test(before?.lower ?? '') && before !== undefined);
  const afterThem = forms !== undefined && before?.lower === forms;
  return (goesOn || afterThem) && is(word, 'PresentTense', 'Copula', 'Auxiliary') && /s$|n't$/.test(lower)
    ? afterYou(lower)
    : text;
}
