import type { Blanks } from './draft.ts';

/** How somebody is spoken of. */
export type Spoken = 'he' | 'she' | 'they';

const forms: Readonly<Record<Spoken, Blanks>> = {
  he: { them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  she: { them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  they: { them: 'them', their: 'their', theirs: 'theirs', themself: 'themselves' },
};

/** The words for whoever it is, and the ends of the verbs that go with them: '{they} want{s}', '{they} do{es}'. */
export function formsOf(they: Spoken): Blanks {
  const isOne = they !== 'they';
  return {
    ...forms[they],
    they,
    s: isOne ? 's' : '',
    es: isOne ? 'es' : '',
    ies: isOne ? 'ies' : 'y',
    has: isOne ? 'has' : 'have',
    is: isOne ? 'is' : 'are',
    was: isOne ? 'was' : 'were',
    does: isOne ? 'does' : 'do',
    isnt: isOne ? "isn't" : "aren't",
    dont: isOne ? "doesn't" : "don't",
    doesnt: isOne ? "doesn't" : "don't",
    theyre: isOne ? `${they}'s` : "they're",
    theyve: isOne ? `${they}'s` : "they've",
    theyd: `${they}'d`,
    theyll: `${they}'ll`,
  };
}
