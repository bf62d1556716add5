import { brand } from '@wren/contract/brand.ts';
import { sizes } from '@wren/contract/limits.ts';
import { concerns, goals } from '@wren/contract/users.ts';
import { Pills } from '#ui/choices.tsx';
import { Section } from '../section.tsx';
import type { Profile } from './use-profile.ts';

const asChoices = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

/** What someone comes with, and what they hope for. */
export function WhatMatters({ profile: { values, errors, change } }: { profile: Profile }) {
  return (
    <Section title="What matters" about={`${brand.name} keeps these in mind, and brings them up only when they fit.`}>
      <Pills
        legend="What weighs on you"
        name="top_concerns"
        choices={asChoices(concerns)}
        chosen={values.top_concerns}
        max={sizes.profile.concerns}
        error={errors.top_concerns?.[0]}
        onChange={(chosen) => change('top_concerns', chosen)}
      />
      <Pills
        legend="What you hope for"
        name="top_goals"
        choices={asChoices(goals)}
        chosen={values.top_goals}
        max={sizes.profile.goals}
        error={errors.top_goals?.[0]}
        onChange={(chosen) => change('top_goals', chosen)}
      />
    </Section>
  );
}
