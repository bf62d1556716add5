import { brand } from '@wren/contract/brand.ts';
import { sizes } from '@wren/contract/limits.ts';
import { relationshipStatuses, sexesAtBirth, type User } from '@wren/contract/users.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { inputClass, TextInput } from '#ui/text-input.tsx';
import { Section } from '../section.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { ProfileForm } from './profile-form.ts';
import { PronounsField } from './pronouns-field.tsx';
import type { Profile } from './use-profile.ts';

const sexNames = { male: 'Male', female: 'Female', other: 'Other', prefer_not_to_say: 'Prefer not to say' };
const statusNames = {
  single: 'Single',
  in_relationship: 'In a relationship',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
  prefer_not_to_say: 'Prefer not to say',
};

type TextName = {
  [Name in keyof ProfileForm]: string extends ProfileForm[Name] ? Name : never;
}[keyof ProfileForm];

interface TextProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  profile: Profile;
  name: TextName;
  label: string;
  hint?: ReactNode;
}

function Text({ profile, name, label, hint, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} error={profile.errors[name]?.[0]}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name={name}
          value={profile.values[name]}
          onChange={(event) => profile.change(name, event.target.value)}
        />
      )}
    </Field>
  );
}

const pair = 'grid items-start gap-6 sm:grid-cols-2';

/** Who someone is, as far as they like to say. */
export function AboutYou({ profile, user }: { profile: Profile; user: User }) {
  const { values, errors, change } = profile;
  const { profile: max } = sizes;
  return (
    <>
      <Section title="You" about={`Only your email is needed. What you add here helps ${brand.name} know you.`}>
        <div className={pair}>
          <Text profile={profile} name="first_name" label="First name" autoComplete="given-name" maxLength={max.name} />
          <Text profile={profile} name="last_name" label="Last name" autoComplete="family-name" maxLength={max.name} />
        </div>
        <PronounsField
          tags={values.pronouns}
          error={errors.pronouns?.[0]}
          onChange={(tags) => change('pronouns', tags)}
        />
        <BirthdayField
          value={values.date_of_birth}
          error={errors.date_of_birth?.[0]}
          onChange={(typed) => change('date_of_birth', typed)}
        />
        <div className={pair}>
          <Field label="Sex at birth" error={errors.sex_at_birth?.[0]}>
            {(control) => (
              <Select
                {...control}
                name="sex_at_birth"
                value={values.sex_at_birth}
                onChange={(event) => change('sex_at_birth', event.target.value as ProfileForm['sex_at_birth'])}
              >
                <option value="">Not given</option>
                {sexesAtBirth.map((sex) => (
                  <option key={sex} value={sex}>
                    {sexNames[sex]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Relationship status" error={errors.relationship_status?.[0]}>
            {(control) => (
              <Select
                {...control}
                name="relationship_status"
                value={values.relationship_status}
                onChange={(event) =>
                  change('relationship_status', event.target.value as ProfileForm['relationship_status'])
                }
              >
                <option value="">Not given</option>
                {relationshipStatuses.map((status) => (
                  <option key={status} value={status}>
                    {statusNames[status]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className={pair}>
          <Text
            profile={profile}
            name="location"
            label="Location"
            hint="Crisis lines are chosen by it."
            maxLength={max.place}
          />
          <Text
            profile={profile}
            name="occupation"
            label="Occupation"
            autoComplete="organization-title"
            maxLength={max.place}
          />
        </div>
        <Field label="Bio" hint={`${values.bio.length} / ${max.bio}`} error={errors.bio?.[0]}>
          {(control) => (
            <textarea
              {...control}
              name="bio"
              rows={4}
              maxLength={max.bio}
              className={inputClass}
              value={values.bio}
              onChange={(event) => change('bio', event.target.value)}
            />
          )}
        </Field>
      </Section>
      <Section title="How to reach you" about="Nobody else sees these.">
        <Text
          profile={profile}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          {...(user.pending_email && {
            hint: `We sent a link to ${user.pending_email}. Your address changes once you open it.`,
          })}
        />
        <PhoneField profile={profile} user={user} />
      </Section>
    </>
  );
}
