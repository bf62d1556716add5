import * as z from 'zod/mini';
import { ChangedPassword, CurrentPassword, Email, Registration } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { isPhone } from './formats.ts';
import { sizes } from './limits.ts';
import { atMost } from './text.ts';

export const themes = ['light', 'dark', 'system'] as const;
export const tones = ['assertive', 'corrective', 'casual', 'friendly', 'professional'] as const;
export const lengths = ['short', 'medium', 'long'] as const;
export const sexesAtBirth = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export const relationshipStatuses = [
  'single',
  'in_relationship',
  'married',
  'divorced',
  'widowed',
  'prefer_not_to_say',
] as const;
export const concerns = [
  'anxiety',
  'depression',
  'grief',
  'stress',
  'relationships',
  'self-esteem',
  'trauma',
  'anger',
  'loneliness',
  'work-life balance',
  'family issues',
  'communication',
  'boundaries',
  'self-care',
  'identity',
] as const;
export const goals = [
  'confidence',
  'healing',
  'self-acceptance',
  'boundaries',
  'communication',
  'stress management',
  'emotional regulation',
  'self-discovery',
  'growth',
  'resilience',
  'mindfulness',
  'relationships',
  'work-life balance',
  'self-care',
] as const;
export const pronounSuggestions = ['he', 'him', 'she', 'her', 'they', 'them'] as const;

export type Tone = (typeof tones)[number];
export type Length = (typeof lengths)[number];
export type Theme = (typeof themes)[number];
export type Concern = (typeof concerns)[number];
export type Goal = (typeof goals)[number];

const { profile } = sizes;
const phoneSentence = 'Please enter a phone number of 10 digits';

const text = (max: number) => z.string().check(z.trim(), atMost(max, `Must be at most ${max} characters`));

/** Some of a list, in the order they were chosen. Choosing one twice is choosing it once. */
const upTo = <const Option extends string>(max: number, options: readonly Option[], sentence: string) =>
  z.array(z.enum(options)).check(
    z.maxLength(max, sentence),
    z.overwrite((chosen) => [...new Set(chosen)]),
  );

const Phone = z.string().check(
  z.trim(),
  atMost(profile.phone, phoneSentence),
  z.refine((typed) => typed === '' || isPhone(typed), phoneSentence),
);

export const earliestBirthday = '1900-01-01';

const Birthday = z.iso.date({ error: 'Please enter a valid date', abort: true }).check(
  z.refine((day) => day >= earliestBirthday, 'Birthday cannot be before 01/01/1900'),
  z.refine((day) => day <= new Date().toISOString().slice(0, 10), {
    error: 'Birthday cannot be in the future',
    abort: true,
  }),
  z.refine((day) => !isUnder18(day, new Date()), 'You must be at least 18 to use this'),
);

/** Whether someone born on `day` (yyyy-MM-dd) has not yet reached 18 at `now`. */
export function isUnder18(day: string, now: Date): boolean {
  return `${Number(day.slice(0, 4)) + 18}${day.slice(4)}` > now.toISOString().slice(0, 10);
}

export const NotificationPreferences = z.strictObject({
  activity: z._default(z.boolean(), false),
  marketing: z._default(z.boolean(), false),
  social: z._default(z.boolean(), true),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The fields a person may write about themselves. Every one is optional: a patch carries what changed. */
export const ProfilePatch = z.strictObject({
  first_name: z.optional(text(profile.name)),
  last_name: z.optional(text(profile.name)),
  email: z.optional(Email),
  phone_number: z.optional(Phone),
  theme_preference: z.optional(z.enum(themes)),
  date_of_birth: z.optional(z.nullable(Birthday)),
  birthday: z.optional(z.nullable(Birthday)),
  location: z.optional(text(profile.place)),
  occupation: z.optional(text(profile.place)),
  bio: z.optional(text(profile.bio)),
  sex_at_birth: z.optional(z.nullable(z.enum(sexesAtBirth))),
  pronouns: z.optional(text(profile.pronouns)),
  relationship_status: z.optional(z.nullable(z.enum(relationshipStatuses))),
  top_concerns: z.optional(upTo(profile.concerns, concerns, 'Cannot select more than 5 concerns')),
  top_goals: z.optional(upTo(profile.goals, goals, 'Cannot select more than 5 goals')),
  response_length_preference: z.optional(z.enum(lengths)),
  communication_tone: z.optional(z.enum(tones)),
  notification_preferences: z.optional(NotificationPreferences),
  lets_remember: z.optional(z.boolean()),
});
export type ProfilePatch = z.infer<typeof ProfilePatch>;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  /** False for someone who has only ever come in through a connected account. */
  has_password: z.boolean(),
  /** The address that takes the place of `email` once the link mailed to it is opened. */
  pending_email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.nullable(z.string()),
  phone_number: z.string(),
  /** Whether a code texted to this number came back. Another number has to be verified anew. */
  is_phone_verified: z.boolean(),
  theme_preference: z.enum(themes),
  date_of_birth: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  location: z.string(),
  occupation: z.string(),
  bio: z.string(),
  sex_at_birth: z.nullable(z.enum(sexesAtBirth)),
  pronouns: z.string(),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
  top_concerns: z.array(z.enum(concerns)),
  top_goals: z.array(z.enum(goals)),
  response_length_preference: z.enum(lengths),
  communication_tone: z.enum(tones),
  notification_preferences: NotificationPreferences,
  /** Whether Wren may learn and recall memories. */
  lets_remember: z.boolean(),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

export const register = endpoint({
  method: 'POST',
  path: '/api/users/',
  summary: 'Create an account. Answers the same whether or not the address already has one.',
  access: 'public',
  limit: 'signup',
  body: Registration,
  reply: z.object({ email: z.string() }),
  status: 201,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me/',
  summary: 'The signed-in person.',
  access: 'user',
  limit: 'read',
  reply: User,
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/users/me/',
  summary: 'Change some of the profile. Fields left out stay as they are.',
  access: 'user',
  limit: 'write',
  body: ProfilePatch,
  reply: User,
});

/** What the form under settings → security holds; the call sends the first two. */
export const PasswordForm = z
  .strictObject({ current_password: CurrentPassword, new_password: ChangedPassword, confirm_password: ChangedPassword })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      path: ['confirm_password'],
      message: "Passwords don't match",
    }),
  );

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/change_password/',
  summary: 'Choose a new password. Every other session of the account ends.',
  access: 'user',
  limit: 'passwordAgain',
  body: z.strictObject({ current_password: CurrentPassword, new_password: ChangedPassword }),
});

export const exportMe = endpoint({
  method: 'GET',
  path: '/api/users/me/export/',
  summary: 'Everything kept about the person and by them, as one ZIP file: JSON for programs, HTML for reading.',
  access: 'user',
  limit: 'export',
  file: 'application/zip',
});

/** What the form before leaving holds. */
export const LeavingForm = z.strictObject({ current_password: CurrentPassword });

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/users/me/',
  summary: 'Delete the account and everything in it, for good.',
  access: 'user',
  limit: 'passwordAgain',
  body: LeavingForm,
});
