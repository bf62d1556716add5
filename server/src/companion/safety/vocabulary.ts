import { literals } from './grammar.ts';
import { concepts, keyWords, notSlips } from './lexicon.ts';
import { abuseLanguages } from './rules/abuse-languages.ts';
import { hints } from './rules/hints.ts';
import { idioms, settings } from './rules/idioms.ts';
import { languages } from './rules/languages.ts';
import { means } from './rules/means.ts';
import { meetings } from './rules/meetings.ts';
import { minor } from './rules/minor.ts';
import { others } from './rules/others.ts';
import { othersScenes } from './rules/others-scenes.ts';
import { answersNo, refutations } from './rules/refutations.ts';
import type { Rule } from './rules/rule.ts';
import { scenes } from './rules/scenes.ts';
import { selfHarm } from './rules/self-harm.ts';
import { suicide } from './rules/suicide.ts';
import { unsaid } from './rules/unsaid.ts';

/** Every rule of the floor. */
export const rules: readonly Rule[] = [
  ...suicide,
  ...means,
  ...hints,
  ...selfHarm,
  ...meetings,
  ...languages,
  ...abuseLanguages,
  ...scenes,
  ...others,
  ...othersScenes,
  ...unsaid,
  ...minor,
];

/** Every word a rule knows: what is in here is never taken for a disguise or a slip of another word. */
export const vocabulary: ReadonlySet<string> = new Set([
  ...Object.values(concepts).flat(),
  ...keyWords,
  ...notSlips,
  ...literals([
    ...rules.flatMap((rule) => rule.says),
    ...rules.flatMap((rule) => rule.meets ?? []).flat(),
    ...rules.flatMap((rule) => rule.unless ?? []),
    ...idioms,
    ...settings,
    ...refutations,
    ...answersNo,
  ]),
]);
