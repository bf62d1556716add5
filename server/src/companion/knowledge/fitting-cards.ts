import type { Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import { allCards, type Card } from './cards.ts';
import { matchCards } from './find-cards.ts';

/** The cards that speak of a situation, the nearest first. What is said may name a nearer one. */
const about: Readonly<Record<Topic, readonly string[]>> = {
  bereavement: ['grief', 'grief-firsts'],
  'pet loss': ['pet-loss'],
  panic: ['panic-attack', 'breathing', 'grounding'],
  'social worry': ['social-anxiety'],
  worry: ['worry', 'anxiety', 'health-worry', 'racing-mind-at-night'],
  'low mood': ['small-steps-when-low', 'depression', 'numbness'],
  overload: ['overwhelm', 'stress', 'procrastination', 'perfectionism'],
  money: ['money-worry'],
  exams: ['exams', 'procrastination', 'perfectionism'],
  breakup: ['breakup'],
  betrayal: ['trust'],
  partner: ['relationship-conflict', 'communication', 'trust', 'lonely-among-people'],
  friendship: ['communication', 'listening', 'lonely-among-people'],
  'self-worth': ['self-esteem', 'self-compassion', 'confidence', 'perfectionism'],
  impostor: ['impostor', 'confidence'],
  body: ['self-compassion', 'eating-when-low'],
  trauma: ['trauma', 'triggers', 'nightmares', 'grounding'],
  anger: ['anger', 'irritability', 'resentment', 'apology'],
  'a move': ['lonely-after-moving', 'big-change'],
  loneliness: ['loneliness', 'lonely-among-people', 'lonely-after-moving'],
  overwork: ['burnout', 'work-life-balance', 'rest', 'saying-no'],
  job: ['work-trouble', 'burnout', 'work-life-balance'],
  family: ['family-conflict', 'boundaries'],
  'job loss': ['job-loss', 'money-worry'],
  caring: ['caring', 'long-illness'],
  parenting: ['parenting', 'new-parent'],
  talking: ['communication', 'relationship-conflict', 'listening'],
  boundaries: ['boundaries', 'saying-no'],
  sleep: ['sleep', 'racing-mind-at-night', 'nightmares'],
  'self-neglect': ['self-care', 'eating-when-low', 'rest', 'habits'],
  'coming out': ['coming-out', 'identity'],
  illness: ['caring', 'long-illness', 'health-worry'],
  identity: ['identity', 'values', 'coming-out', 'culture-between', 'big-change'],
  inspiration: ['good-things', 'values'],
};

/** Words of the cards that say nothing by themselves: 'my cat is cute' is no question about losing one. */
const common = new Set(
  'again alone animal avoid back bad bed begin being birthday book boss box boyfriend brave break breathe broke broken brother care cat change chest children choose city company consistency conversation culture day direction doctor dog dream dreams drunk eating edge emails end ending energy enough everything ex exercise family father favours fight fired first fixing flat food friend friends funny gay gender girlfriend give goal goes good growing guilt guilty gym hard health hearing heart heavy high hits holiday home how hurt husband illness job kids kind learn life like listen listening living looking lost loved low making manager many matters meals meaning meeting memories mind miss mistakes mother moved movement moving mum name new night off old others pain parent parents partner parts party pause people pet place plan plate positive present promotion purpose put putting quit reaction refuse religion rent rest right room round route routine run same say saying says scared school second see seen setting sets short sister slow small someone something sorry speaking start started stay stick stop strong study support switch take talk talking tell test terrible thank thankful thanks thing things think three time times tired together tradition transition trust try two unfair university up values voice wake waking walk weed wife wine word work works world worlds worn year'.split(
    ' ',
  ),
);

/** How plainly a situation must be named for its own first card to fit without any word of the card being said. */
const plainly = 1.65;

export interface Asked {
  /** The words to look with: the message, or what it refers to. */
  text: string;
  reading: Reading;
  /** What the conversation is about, weightiest first, when this message names nothing itself. */
  topics?: readonly Topic[];
}

/**
 * The cards that fit, best first; none when nothing fits well. One common word of a card is never enough: the situation
 * that was read has to agree with it, or the words have to be the card's own.
 */
export function fittingCards({ text, reading, topics = [] }: Asked, limit = 2): Card[] {
  const named = reading.topics as Topic[];
  const standing = named.length > 0 ? named : topics.slice(0, 2);
  const concerns = new Set(standing.map(concernOf));
  // 'At night' or 'my parents' only says where or who: it does not rule out what the other words are about.
  const faint = standing.every((topic) => (reading.strength[topic] ?? 1) < 1);
  const matches = matchCards(text);
  const fit = allCards().flatMap((card) => {
    const { score = 0, words = [] } = matches.get(card.slug) ?? {};
    const own = words.filter((word) => !common.has(word));
    const telling = own.length + (own.some((word) => card.slug.includes(word)) ? 1.5 : 0);
    const rank = standing.findIndex((topic) => about[topic]?.includes(card.slug));
    const topic = standing[rank];
    if (topic !== undefined) {
      const place = about[topic]?.indexOf(card.slug) ?? 0;
      const leads = place === 0 && rank === 0 && (named.length === 0 || (reading.strength[topic] ?? 0) >= plainly);
      const fits = leads || telling > 0 || words.length > 1;
      return fits ? [{ card, weight: score + 30 * telling + (leads ? 25 : 0) - 6 * rank - 3 * place }] : [];
    }
    const near = card.concerns.some((concern) => concerns.has(concern));
    const fits =
      own.length > 1 ||
      (own.length === 1 && (faint || (near && reading.mood === 'hard'))) ||
      (words.length > 2 && standing.length === 0);
    return fits ? [{ card, weight: score + 30 * telling - (near ? 0 : 10) }] : [];
  });
  return fit
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ card }) => card);
}
