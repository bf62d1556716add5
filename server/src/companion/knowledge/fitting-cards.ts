import { knowledgeAsked } from '../reading/knowledge-asked.ts';
import type { Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import { cardNamed } from './card-named.ts';
import { allCards, type Card } from './cards.ts';
import { type Cued, cuesIn } from './cues.ts';
import { matchCards } from './match-cards.ts';

/** The cards that speak of a situation, the nearest first. What is said may name a nearer one. */
export const cardsAbout: Readonly<Record<Topic, readonly string[]>> = {
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

/** What is asked of the world and not of a life: no card answers it, whatever word it shares with one. */
const practical =
  /\b(?:films?|movies?|series|songs?|playlist|books?|novels?|poems?|recipes?|cook|bake|stains?|websites?|timetable|router|wifi|prices?|costs?|colou?rs?|paint|match|weather|recommend|file for|buy|subscription|password|pronounce|translate|language of|capital of|tallest|how long does|what time|wear|(?:reasonable|fair|average|usual|normal) (?:rent|price|salary|fee|tip)|how much (?:rent|is|are|does|do|should i (?:pay|tip))|(?:birthday |leaving )?(?:presents?|gifts?) for)\b/i;

/** 'The best film about grief' is asked for to be watched, however sad it is. */
const toBeRead =
  /\b(?:best|good|great|favou?rite|which|what|any|recommend (?:me )?(?:a|an|some)) (?:films?|movies?|series|songs?|playlists?|books?|novels?|poems?|podcasts?|recipes?)\b/i;

/** 'Should I take his phone away?' asks about one thing to do: what the talk is about as a whole does not answer it. */
export const asksOfOneThing = (text: string): boolean =>
  /\b(?:should|shall|can|could|may|must) (?:i|we) (?!(?:even |still |ever |just )?(?:do|try|start|begin|change|handle|deal|cope|manage|go on|get (?:over|through|out|past)|stop|help|feel|make it)\b)/i.test(
    text,
  );

/** How plainly a situation must be named for its own first card to fit without any word of the card being said. */
const plainly = 1.65;

const noCues: Cued = { strong: [], weak: [] };

export interface Asked {
  /** The words to look with: the message, or what it refers to. */
  text: string;
  reading: Reading;
  /** What the conversation is about, weightiest first, when this message names nothing itself. */
  topics?: readonly Topic[];
}

/**
 * The cards that fit, best first; none when nothing fits well. A card fits when one of its own phrases is said, or when
 * the situation that was read has it and is named plainly. A common word counts only where the situation agrees with it.
 */
export function fittingCards({ text, reading, topics = [] }: Asked, limit = 2): Card[] {
  const named = reading.topics as Topic[];
  const standing = named.length > 0 || asksOfOneThing(text) ? named : topics.slice(0, 2);
  const concerns = new Set(standing.map(concernOf));
  const matches = matchCards(text);
  const cues = cuesIn(text);
  // 'Symptoms of depression' names its card outright: 'symptoms' then speaks for no other.
  const isNamed = reading.act === 'facts' && [...cues.values()].some(({ strong }) => strong.length > 0);
  if (toBeRead.test(text) || (practical.test(text) && reading.feelings.length === 0)) return [];
  const fit = allCards().flatMap((card) => {
    const score = matches.get(card.slug) ?? 0;
    const { strong, weak: mentioned } = cues.get(card.slug) ?? noCues;
    // 'My boss likes jazz' speaks of a boss, and of no trouble with one.
    const weak =
      (reading.mood === 'hard' || reading.feelings.length > 0) && (!isNamed || strong.length > 0) ? mentioned : [];
    const said = strong.reduce((sum, cue) => sum + 1 + 0.4 * (cue.split(' ').length - 1), 0) + 0.5 * new Set(weak).size;
    const rank = standing.findIndex((topic) => cardsAbout[topic]?.includes(card.slug));
    const topic = standing[rank];
    if (topic !== undefined) {
      const place = cardsAbout[topic]?.indexOf(card.slug) ?? 0;
      const leads = place === 0 && rank === 0 && (named.length === 0 || (reading.strength[topic] ?? 0) >= plainly);
      return leads || said > 0 ? [{ card, weight: score + 40 * said + (leads ? 25 : 0) - 6 * rank - 3 * place }] : [];
    }
    const near = card.concerns.some((concern) => concerns.has(concern));
    const fits = strong.length > 0 || weak.length > 1 || (weak.length === 1 && near);
    return fits ? [{ card, weight: score + 40 * said - (near ? 0 : 10) }] : [];
  });
  const asked = knowledgeAsked(text);
  const called = asked && cardNamed(asked.subject);
  const ranked = fit.sort((a, b) => b.weight - a.weight).map(({ card }) => card);
  // What a plain question calls by its name comes before what its words only touch.
  return (called ? [called, ...ranked.filter((card) => card !== called)] : ranked).slice(0, limit);
}
