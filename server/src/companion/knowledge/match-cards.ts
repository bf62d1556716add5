import MiniSearch from 'minisearch';
import { allCards, type Card } from './cards.ts';

/** Words that carry no topic. They would let any sentence match any card. */
const silent = new Set(
  'a about after again all also am an and any are as at be been because but by can could day did do does doesn doesnt didn didnt don dont even ever every feel feeling felt for from get getting go going got had has have he her here him his how i if ill im in into is it its ive just keep know lately like little make me more most much many lot bit my myself need never no not nothing of on one or our out people really right say she should so some something still such than that the their them then there these they thing things think this those time to today too up us very want was way we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

function termOf(term: string): string | null {
  const word = term.toLowerCase().replace(/['’]/g, '');
  return word.length < 2 || silent.has(word) ? null : word;
}

let index: MiniSearch<Card> | undefined;

function cardIndex(): MiniSearch<Card> {
  if (index) return index;
  index = new MiniSearch<Card>({
    idField: 'slug',
    fields: ['title', 'concerns', 'goals', 'also', 'what', 'tryThis'],
    extractField: (card, field) => {
      const value = card[field as keyof Card];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    processTerm: termOf,
    searchOptions: {
      boost: { also: 4, title: 3, concerns: 3, goals: 1.5 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 6 ? 0.15 : false),
    },
  });
  index.addAll(allCards());
  return index;
}

/** How well a text matches each card, by slug, in MiniSearch's BM25 score; cards that share nothing are left out. */
export function matchCards(text: string): Map<string, number> {
  return new Map(
    cardIndex()
      .search(text, { processTerm: withStem })
      .map(({ id, score }) => [String(id), score]),
  );
}

/** Each word, and what it is an ending of: 'worrying' also finds 'worry'. */
function withStem(term: string): string[] {
  const word = termOf(term);
  if (word === null) return [];
  const stem = word.replace(/(?:ies|s|ing|ed|ness)$/, '');
  return stem.length > 3 && stem !== word ? [word, stem] : [word];
}
