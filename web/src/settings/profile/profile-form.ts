import { readBirthday, showBirthday, showPhone } from '@wren/contract/formats.ts';
import { ProfilePatch, type User } from '@wren/contract/users.ts';

/** The profile as the form holds it: a birthday and a phone number as they are typed, no choice as an empty text. */
export function formOf(user: User) {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone_number: showPhone(user.phone_number),
    date_of_birth: showBirthday(user.date_of_birth),
    location: user.location,
    occupation: user.occupation,
    bio: user.bio,
    sex_at_birth: user.sex_at_birth ?? '',
    pronouns: tagsOf(user.pronouns),
    relationship_status: user.relationship_status ?? '',
    top_concerns: user.top_concerns,
    top_goals: user.top_goals,
    response_length_preference: user.response_length_preference,
    communication_tone: user.communication_tone,
  };
}
export type ProfileForm = ReturnType<typeof formOf>;

/** What is wrong with each field, by its name on the wire. */
export type FieldErrors = Record<string, string[]>;

/** What a save sends for these changes, checked by the contract, or what stands against it. */
export function patchOf(changes: Partial<ProfileForm>): { patch: ProfilePatch } | { errors: FieldErrors } {
  const { date_of_birth, pronouns, sex_at_birth, relationship_status, ...same } = changes;
  const checked = ProfilePatch.safeParse({
    ...same,
    ...(pronouns && { pronouns: pronouns.join(', ') }),
    ...(sex_at_birth !== undefined && { sex_at_birth: sex_at_birth || null }),
    ...(relationship_status !== undefined && { relationship_status: relationship_status || null }),
    // What is no day goes as it was typed, so that the contract says what is wrong with it.
    ...(date_of_birth !== undefined && { date_of_birth: (readBirthday(date_of_birth) ?? date_of_birth) || null }),
  });
  if (checked.success) return { patch: checked.data };
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0] ?? '');
    // A day that does not exist is also before and after everything: the first sentence is the one that helps.
    errors[name] ??= [message];
  }
  return { errors };
}

/** Pronouns as tags, from the one comma-separated text they are kept as. */
export function tagsOf(pronouns: string): string[] {
  return [...new Set(pronouns.split(',').map((one) => one.trim()))].filter(Boolean);
}

/** Field errors of the server as the banner shows them: a line for each field, `field: messages`. */
export function linesOf(fields: FieldErrors = {}): string[] {
  return Object.entries(fields).map(([name, messages]) => `${name}: ${messages.join(' ')}`);
}
