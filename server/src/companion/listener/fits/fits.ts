import { readFileSync } from 'node:fs';
import { featuresOf, places } from '../../reading/kinds/features.ts';
import type { Mood } from '../../reading/reading.ts';
import { softmaxOf } from '../../softmax.ts';
import { readWeights } from '../../weights.ts';
import { remarkNames } from './names.ts';
import { namesIt } from './names-it.ts';
import { bright, type Remark } from './remarks.ts';

/** A remark that may well fit. */
export interface Fit {
  name: Remark;
  /** It fits more surely than anything else that is known of how a thing is told. */
  isSure: boolean;
}

/** From how likely on a remark may be said, and from how likely on it is sure: learnt from lines left out. */
export type Bars = Readonly<Partial<Record<Remark, readonly [some: number, sure: number]>>>;

const here = (name: string) => new URL(`./${name}`, import.meta.url);
const bars = JSON.parse(readFileSync(here('bars.json'), 'utf8')) as Bars;
const hear = softmaxOf(readWeights(here('weights.json'), places, remarkNames.length), remarkNames, featuresOf);

/** How likely what belongs to another mood has to be, and what is not there in words. */
const againstMood = 0.6;
const againstWords = 0.5;

/**
 * The remarks that fit a message told in this mood, the best first; none where most likely none does. With the stored weights
 * (evals/train-fits.ts writes them). Deterministic.
 */
export function fittingRemarks(message: string, mood: Mood): Fit[] {
  const likely = hear(message.slice(0, 3000));
  const clashes = (name: Remark) => (mood === 'hard' && bright.has(name)) || (mood === 'good' && !bright.has(name));
  const found: Fit[] = [];
  for (const name of remarkNames.toSorted((a, b) => likely[b] - likely[a])) {
    if (name === 'none') break;
    const odds = likely[name];
    const [some, sure] = bars[name] ?? [1, 1];
    if (odds < some || (odds < againstMood && clashes(name))) continue;
    if (odds >= againstWords || namesIt(name, message)) found.push({ name, isSure: odds >= sure });
  }
  return found;
}
