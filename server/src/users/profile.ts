import { normalizePhone } from '@wren/contract/formats.ts';
import { NotificationPreferences, type ProfilePatch, User } from '@wren/contract/users.ts';
import * as z from 'zod/mini';
import type { PersonalKey } from '#platform/vault.ts';

/** Everything a person says about themselves: one sealed JSON value in `users.profile`. */
export const Profile = z.omit(User, {
  id: true,
  email: true,
  is_verified: true,
  has_password: true,
  pending_email: true,
  birthday: true,
  created_at: true,
});
export type Profile = z.infer<typeof Profile>;

/** What a person has said at the start: nothing, and the spec's defaults. */
export const blankProfile: Profile = {
  first_name: '',
  last_name: '',
  avatar_url: null,
  phone_number: '',
  is_phone_verified: false,
  theme_preference: 'system',
  date_of_birth: null,
  location: '',
  occupation: '',
  bio: '',
  sex_at_birth: null,
  pronouns: '',
  relationship_status: null,
  top_concerns: [],
  top_goals: [],
  response_length_preference: 'medium',
  communication_tone: 'friendly',
  notification_preferences: NotificationPreferences.parse({}),
  lets_remember: true,
};

const place = (userId: string) => `users.profile:${userId}`;

export function sealProfile(key: PersonalKey, userId: string, profile: Profile): Buffer {
  return key.seal(JSON.stringify(profile), place(userId));
}

/** Opens `users.profile`. A field the profile did not have yet when it was sealed takes its default. */
export function openProfile(key: PersonalKey, userId: string, sealed: Uint8Array): Profile {
  return { ...blankProfile, ...(JSON.parse(key.open(sealed, place(userId))) as Partial<Profile>) };
}

/**
 * The profile with a patch applied. `birthday` is another name for `date_of_birth`; a phone number is kept as digits, and
 * another one than before is not verified.
 */
export function applyPatch(profile: Profile, patch: ProfilePatch): Profile {
  const { email: _, birthday, date_of_birth, phone_number, ...rest } = patch;
  const day = date_of_birth === undefined ? birthday : date_of_birth;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...profile,
    ...said,
    ...(day !== undefined && { date_of_birth: day }),
    ...(phone_number !== undefined && {
      phone_number: phone_number.replace(/\D/g, ''),
      is_phone_verified:
        profile.is_phone_verified && normalizePhone(phone_number) === normalizePhone(profile.phone_number),
    }),
  };
}
