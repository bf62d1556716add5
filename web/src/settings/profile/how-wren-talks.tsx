import { brand } from '@wren/contract/brand.ts';
import { type Length, lengths, type Tone, tones } from '@wren/contract/users.ts';
import { RadioCards } from '#ui/choices.tsx';
import { Section } from '../section.tsx';
import type { Profile } from './use-profile.ts';

const aboutLength: Record<Length, string> = {
  short: 'A few sentences.',
  medium: 'A paragraph or two.',
  long: 'Takes its time.',
};

const aboutTone: Record<Tone, string> = {
  assertive: 'Clear and straight.',
  corrective: 'Kindly challenges a harsh thought.',
  casual: 'Easy, like a friend.',
  friendly: 'Warm and gentle.',
  professional: 'Composed and courteous.',
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The two preferences every reply obeys. */
export function HowWrenTalks({ profile: { values, change } }: { profile: Profile }) {
  return (
    <Section title={`How ${brand.name} talks`} about="From your next message on.">
      <RadioCards
        legend="Length of replies"
        name="response_length_preference"
        choices={lengths.map((value) => ({ value, label: capitalised(value), about: aboutLength[value] }))}
        value={values.response_length_preference}
        onChoose={(value) => change('response_length_preference', value)}
        className="sm:grid-cols-3"
      />
      <RadioCards
        legend="Tone"
        name="communication_tone"
        choices={tones.map((value) => ({ value, label: capitalised(value), about: aboutTone[value] }))}
        value={values.communication_tone}
        onChoose={(value) => change('communication_tone', value)}
        className="sm:grid-cols-2 xl:grid-cols-3"
      />
    </Section>
  );
}
