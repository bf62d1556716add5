import type { Spoken } from '../forms-of.ts';

/** Who somebody is to the one who writes. */
export type Who =
  | 'child'
  | 'stepchild'
  | 'grandchild'
  | 'parent'
  | 'grandparent'
  | 'sibling'
  | 'in-law'
  | 'relative'
  | 'ex'
  | 'date'
  | 'partner'
  | 'friend'
  | 'boss'
  | 'colleague'
  | 'teacher'
  | 'flatmate'
  | 'neighbour'
  | 'pet';

/** A word for somebody, who that is, and how they are spoken of where the word says it. Of two that begin at one place the first counts. */
const words: readonly [Who, Spoken | undefined, string][] = [
  ['in-law', 'she', '(?:my |our |the )?(?:mother|sister|daughter)[- ]in[- ]law|mil'],
  ['in-law', 'he', '(?:my |our |the )?(?:father|brother|son)[- ]in[- ]law'],
  ['in-law', 'they', 'in-?laws'],
  [
    'in-law',
    undefined,
    "(?:my |our )?(?:husband|wife|boyfriend|girlfriend|partner|fiance|gf|bf)'?s (?:mum|mom|mother|dad|father|parents|sister|brother|family)",
  ],
  [
    'ex',
    undefined,
    '(?:my|the) ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?|(?:dumped|left) me|broke up with me',
  ],
  ['stepchild', 'she', 'step-?daughter'],
  ['stepchild', 'he', 'step-?son'],
  ['stepchild', 'they', 'step-?(?:kids|children)'],
  ['grandchild', 'she', 'grand-?daughter'],
  ['grandchild', 'he', 'grand-?son'],
  ['grandchild', 'they', 'grand-?(?:kids|children|child)'],
  ['grandparent', 'she', '(?:my|our) (?:gran|nan|nana|grandma|granny|grandmother)|gran|grandma|nan'],
  ['grandparent', 'he', 'grand-?dad|grandpa|grandfather'],
  [
    'parent',
    'she',
    "(?:my|our) (?:step-?|birth |real )?(?:mum|mom|mam|mother|ma)|(?<!(?:his|her|their|'s|other|a) )(?:mum|mom|mam)",
  ],
  ['parent', 'he', "(?:my|our) (?:step-?|birth |real )?(?:dad|father|da)|(?<!(?:his|her|their|'s|other|a) )dad"],
  ['parent', 'they', '(?:my|our) parents|my folks'],
  ['sibling', 'she', "(?:my|our) (?:(?:\\w+ )?(?:sister|sis)|twin sister)(?!'s)"],
  ['sibling', 'he', "(?:my|our) (?:\\w+ )?(?:brother|bro)(?!'s)"],
  ['relative', 'she', '(?:my|our) (?:aunt\\w*|niece)'],
  ['relative', 'he', '(?:my|our) (?:uncle|nephew)'],
  ['relative', undefined, '(?:my|our) (?:\\w+ )?cousins?'],
  ['child', 'she', '(?:my|our) (?:\\w+ ){0,2}?daughter|my (?:little |baby )?girl|our girl'],
  ['child', 'he', '(?:my|our) (?:\\w+ ){0,2}?son|(?:my|our) (?:little |eldest |youngest )?(?:boy|lad)'],
  [
    'child',
    undefined,
    '(?:my|our|the) (?:\\w+ )?(?:kids?|child|children|toddler|baby|little one|eldest|youngest|twins)|my (?:\\d{1,2}|\\w+)[- ]?(?:years?[- ]old|yo)',
  ],
  ['partner', 'he', '(?:my|the) (?:husband|boyfriend|fella|fiance)'],
  ['partner', 'she', '(?:my|the) (?:wife|girlfriend|missus|fiancee)'],
  [
    'partner',
    undefined,
    '(?:my|the) (?:partner|other half)|married (?:for )?\\w+|(?:he|she) (?:proposed|moved in)|our anniversary',
  ],
  ['date', undefined, '(?:my|a) crush|(?:\\w+ )?dates?|tinder|hinge|dating|seeing (?:someone|a)|i fancy'],
  [
    'boss',
    undefined,
    '(?:my|the|our) (?:\\w+ )?(?:boss|manager|supervisor|team lead|director|chef|foreman|gaffer|head)',
  ],
  [
    'teacher',
    undefined,
    '(?:my|the|our) (?:\\w+ )?(?:teacher|tutor|lecturer|coach|professor|choir leader|conductor|instructor)',
  ],
  [
    'colleague',
    undefined,
    '(?:my|a|the|our) (?:\\w+ )?(?:colleagues?|co-?workers?|workmates?|teammates?|business partner)|(?:someone|people|everyone|guy|girl) at work|the office',
  ],
  ['flatmate', undefined, "(?:my|our|the) (?:flatmates?|roommates?|housemates?)(?!'s)"],
  ['neighbour', undefined, '(?:my|our|the|next door) neighbou?rs?'],
  [
    'friend',
    undefined,
    "(?:my|a|the|our|old) (?:\\w+ ){0,2}?(?:friends?|mates?|bestie|pal)(?!'s)|best (?:friend|mate)",
  ],
  ['pet', undefined, '(?:my|our|the|old|a) (?:\\w+ )?(?:dogs?|cats?|puppy|kitten|rabbit|horse|hamster)'],
];
const named = new RegExp(words.map(([, , one], at) => `(?<w${at}>\\b(?:${one})\\b)`).join('|'), 'g');

/** Everybody a text names, in its order: first who does something in it, and then to whom, with whom and from whom. */
function namedIn(text: string): { who: Who; they: Spoken | undefined; isBeside: boolean }[] {
  const found = [...text.matchAll(named)].flatMap(({ groups, index }) =>
    words.flatMap(([who, they], at) =>
      groups?.[`w${at}`] === undefined ? [] : [{ who, they, isBeside: beside.test(text.slice(0, index)) }],
    ),
  );
  return found.toSorted((a, b) => Number(a.isBeside) - Number(b.isBeside));
}

const beside = /\b(?:to|with|for|about|from|of|at|by|like) (?:the )?$/;

const spokenIn = (question: string): Spoken | undefined => {
  const found = new Set(
    [...question.matchAll(/\b(he|him|his|she|her|hers|they|them|their|they're)\b/g)].map(([, one = '']) =>
      one.startsWith('th') ? 'they' : /^h(?:e|im|is)$/.test(one) ? 'he' : 'she',
    ),
  );
  return found.size === 1 ? ([...found][0] as Spoken) : undefined;
};

/** Whom a question is about: named in it, or else as near before it as somebody is whom its 'he' or 'she' can stand for. */
export function whoIsMeant(question: string, told: readonly string[]): { who?: Who; they: Spoken } {
  const spoken = spokenIn(question);
  const [inIt] = namedIn(question);
  if (inIt) return { who: inIt.who, they: inIt.they ?? spoken ?? 'they' };
  const fits = ({ they }: { they: Spoken | undefined }) => !spoken || !they || spoken === they || spoken === 'they';
  const near = told.toReversed().map((message) => ({ message, found: namedIn(message).filter(fits) }));
  const [best] = [
    ...near.filter(({ found }) => found[0]?.isBeside === false),
    ...near.filter(({ found }) => found.length > 0),
  ];
  const [one] = best?.found ?? [];
  if (best && one) return { who: one.who, they: spoken ?? one.they ?? nearest(best.message) ?? 'they' };
  return {
    they:
      spoken ??
      told
        .toReversed()
        .map(nearest)
        .find((one) => one !== undefined) ??
      'they',
  };
}

const nearest = (message: string): Spoken | undefined =>
  /\b(?<they>he|she|they)\b/.exec(message)?.groups?.they as Spoken;
