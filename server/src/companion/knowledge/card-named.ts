import MiniSearch from 'minisearch';
import { allCards, type Card } from './cards.ts';
import { stem } from './cues.ts';

/** Words that name nothing and stand in any name. */
const silent = new Set(
  'a an the my our your i we you me us it im and or of to in on for with about at from by is are am be been being was were do does did s t m re ve that this so just really actually exactly even ever still very when if as'.split(
    ' ',
  ),
);

/** What is done with any of them, and how it is: 'deal with difficult anger better' is still about anger. */
const beside = new Set(
  'cope deal handle manage live overcome stop beat reduce lower improve build boost gain get got getting over through past rid become better best good well learn start begin practise practice make work face fight against help survive prevent avoid control keep have having had set more less hard bad difficult feel feeling always sometimes all time every day night properly healthy happen exist come people some others everyone strong lot much many too long lack important matter hurt tired exhausted struggling worn normal find sign symptom cause type stage reason go away ever again back out up down like mean say bit little new own next into what how can use tend common need take great such adult person somebody someone life not nowadays days last myself calm home raise affect emotionally evening morning look after became put enough help helpful healthy finally easier easily faster quickly really while during other world five seven'
    .split(' ')
    .map(stem),
);

interface Name {
  id: number;
  slug: string;
  name: string;
}

interface Names {
  index: MiniSearch<Name>;
  all: readonly (Name & { terms: number })[];
}

let names: Names | undefined;

function termOf(term: string): string | null {
  const word = term.toLowerCase().replace(/^(?:yourself|oneself|themselves|ourselves)$/, 'myself');
  return silent.has(word) ? null : stem(word);
}

const tokenize = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

const termsOf = (text: string): Set<string> => new Set(tokenize(text).flatMap((word) => termOf(word) ?? []));

function allNames(): Names {
  if (names) return names;
  const all = allCards()
    .flatMap(({ slug, names }) => names.map((name) => ({ slug, name, terms: termsOf(name).size })))
    .map((one, id) => ({ id, ...one }));
  const index = new MiniSearch<Name>({ fields: ['name'], tokenize, processTerm: termOf });
  index.addAll(all);
  names = { index, all };
  return names;
}

/**
 * The card that a subject names, and nothing beside it: every word of one of its names is there, and what else is said is said
 * of any subject. 'Exam nerves' names a card, 'the exam hall' none.
 */
export function cardNamed(subject: string): Card | undefined {
  const { index, all } = allNames();
  const asked = termsOf(subject);
  const [best] = index
    .search(subject)
    .map(({ id, queryTerms, score }) => ({ ...(all[id] as Names['all'][number]), matched: new Set(queryTerms), score }))
    .filter(
      ({ terms, matched }) =>
        matched.size === terms && [...asked].every((term) => matched.has(term) || beside.has(term)),
    )
    .sort((a, b) => b.terms - a.terms || b.score - a.score);
  return best && allCards().find(({ slug }) => slug === best.slug);
}
