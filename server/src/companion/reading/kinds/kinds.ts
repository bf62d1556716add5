/**
 * What a message tells, by itself: the kinds that are answered differently, in groups that are alike. `to-wren`, `danger` and
 * `other` have no answer here; they are learnt so that nothing else is heard in them.
 */
export const groups = {
  'by-others': ['hurt-by', 'betrayed', 'left-out', 'let-down', 'controlled', 'quarrel', 'system'],
  between: ['breakup', 'drifting', 'missing', 'in-love', 'lonely', 'unsaid'],
  loss: ['grief', 'memory'],
  'for-others': ['worry-for', 'caring'],
  themselves: ['guilt', 'shame', 'not-enough', 'envy', 'slipping', 'stuck'],
  strain: ['overloaded', 'worn-out', 'sleepless', 'body', 'panic', 'money'],
  waiting: ['ahead', 'uncertain', 'torn', 'mixed'],
  blow: ['setback', 'change'],
  low: ['sad', 'numb', 'angry'],
  good: ['good-news', 'small-good', 'relief', 'kindness', 'did-it'],
  plain: ['plan', 'wish', 'detail', 'joke', 'unsure', 'awkward', 'tried', 'belief'],
  none: ['to-wren', 'danger', 'other'],
} as const;

export type Group = keyof typeof groups;
export type Kind = (typeof groups)[Group][number];

export const kinds: readonly Kind[] = Object.values(groups).flat();

const groupByKind = new Map<Kind, Group>(
  (Object.keys(groups) as Group[]).flatMap((group) => groups[group].map((kind) => [kind, group] as const)),
);
export const groupOf = (kind: Kind): Group => groupByKind.get(kind) ?? 'none';

/** The kinds that tell something; the others are only learnt so as not to be taken for these. */
export const tellable: readonly Kind[] = kinds.filter((kind) => groupOf(kind) !== 'none');

export const isHard = (group: Group): boolean => !/^(?:good|plain|none)$/.test(group);
