import { hearKinds } from '../../reading/kinds/hear-kinds.ts';
import { shareOf } from '../../reading/kinds/hearing.ts';
import { type Group, groupOf, groups, isHard, type Kind, tellable } from '../../reading/kinds/kinds.ts';
import type { Clause, Reading } from '../../reading/reading.ts';
import { byOthers } from './by-others.ts';
import { good } from './good.ts';
import type { KindLines } from './kind-lines.ts';
import { low } from './low.ts';
import { nearOnes } from './near-ones.ts';
import { oneself } from './oneself.ts';
import { plain } from './plain.ts';
import { strain } from './strain.ts';
import { waiting } from './waiting.ts';

export const everyKind: readonly KindLines[] = [
  ...byOthers,
  ...nearOnes,
  ...oneself,
  ...strain,
  ...waiting,
  ...low,
  ...good,
  ...plain,
];
const byName = new Map(everyKind.map((lines) => [lines.kind, lines]));

const named = (Object.keys(groups) as Group[]).filter((group) => group !== 'none');

/** How sure a kind, and a group, must be to be answered as such; less than that, only the mood is. `further`: for a second thing said to it. */
const sure = { kind: 0.26, group: 0.38, further: 0.6 };
/** How much what stands open from before speaks for itself. */
const leaning = 0.45;
/** What only fills in: beside something that stands open it belongs to that. */
const fillsIn = /^(?:detail|unsure|tried|plan)$/;

/** How much each hard kind stands open in a talk, 0–1: what was told just now counts most. */
export type Standing = Readonly<Record<string, number>>;

/** Lets what stands open fade, and takes in what is told now. */
export function settleKinds(standing: Standing, { likely, mood }: Reading): Standing {
  const fade = mood === 'good' ? 0.4 : 0.75;
  const next: Record<string, number> = {};
  for (const kind of tellable) {
    if (!isHard(groupOf(kind))) continue;
    const weight = (standing[kind] ?? 0) * fade + (likely[kind] >= 0.15 ? 1.5 * likely[kind] : 0);
    if (weight >= 0.1) next[kind] = Math.min(1, Number(weight.toFixed(2)));
  }
  return next;
}

/** `sure` that it is this kind, or this group of kinds; otherwise no more than the mood is known. */
export interface FittingKind extends KindLines {
  sure: boolean;
  /** What is said to everything of its group; nothing where that is not sure. */
  wider: readonly string[];
}

const lines = (name: KindLines['kind'], isSure: boolean, isPlain = false): FittingKind | undefined => {
  const found = byName.get(name);
  const group = groupOf(name as Kind);
  return found && { ...found, sure: isSure, wider: (isPlain && group !== 'none' && byName.get(group)?.hear) || [] };
};

/**
 * What is said to what this message tells: as nearly as it is sure what that is. A kind, else a group of kinds, else no
 * more than the mood. `standing` is what stands open, `point` the clause that is handed back.
 */
export function fittingKind(
  { likely: all, mood, words }: Reading,
  standing: Standing,
  point: Clause | undefined,
): FittingKind | undefined {
  // What is handed back is what is answered; the rest of the message says how it is meant.
  const own = point && words > 8 ? hearKinds(point.mine) : all;
  const likely = Object.fromEntries(tellable.map((kind) => [kind, (all[kind] + own[kind]) / 2])) as Reading['likely'];
  const whole = tellable.reduce((sum, kind) => sum + likely[kind], 0) || 1;
  const [first] = tellable
    .map((kind) => ({
      kind,
      odds: likely[kind] / whole + (mood === 'good' ? 0 : leaning * (standing[kind] ?? 0)),
    }))
    .sort((a, b) => b.odds - a.odds);
  const [open] = Object.entries(standing).sort((a, b) => b[1] - a[1]);
  if (first && first.odds >= sure.kind) {
    const isOpen = open && open[1] >= 0.5 && mood !== 'good';
    return lines(
      isOpen && fillsIn.test(first.kind) && words > 2 ? (open[0] as Kind) : first.kind,
      true,
      first.odds >= sure.further,
    );
  }
  const group = named.find((one) => shareOf(likely, (other) => other === one) >= sure.group);
  if (group) return lines(group, true);
  if (mood !== 'good' && open && open[1] >= 0.35) return lines(open[0] as Kind, false);
  return lines(mood, false);
}
