import {
  concerns,
  getMe,
  goals,
  lengths,
  ProfilePatch,
  relationshipStatuses,
  sexesAtBirth,
  themes,
  tones,
  updateMe,
} from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';

/*
 * Every field of spec section 3 through the API and back, with its enumeration and its limit. The screen checks a
 * patch by the same `ProfilePatch` before it sends it, so each row is asked of both sides.
 */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const today = new Date().toISOString().slice(0, 10);
const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('02-29', '02-28');
const long = (units: number) => 'a'.repeat(units);
/** `units` UTF-16 units, two for each letter. */
const wide = (units: number) => '🌅'.repeat(units / 2);

interface Field {
  field: keyof ProfilePatch;
  /** Kept and given back exactly so. */
  taken: readonly unknown[];
  /** Given back in another form. */
  becomes?: readonly (readonly [sent: unknown, kept: unknown])[];
  refused: readonly unknown[];
}

const text = (field: keyof ProfilePatch, max: number): Field => ({
  field,
  taken: ['Ada', '', 'Zoë 🌅', '<b>"quoted"</b> & \\ %00', long(max), wide(max)],
  becomes: [['  Ada  ', 'Ada']],
  refused: [long(max + 1), wide(max + 2), 7, null, ['Ada']],
});

const choice = (field: keyof ProfilePatch, options: readonly string[], nullable: boolean): Field => ({
  field,
  taken: nullable ? [...options, null] : options,
  refused: ['', 'something else', options[0]?.toUpperCase(), 1, ...(nullable ? [] : [null])],
});

const list = (field: keyof ProfilePatch, options: readonly string[]): Field => ({
  field,
  taken: [[], ...options.map((one) => [one]), options.slice(0, 5), options.slice(-5).toReversed()],
  becomes: [
    [
      [options[1], options[0], options[1]],
      [options[1], options[0]],
    ],
  ],
  refused: [options.slice(0, 6), ['something else'], options[0], null, [null]],
});

const birthday = (field: 'date_of_birth' | 'birthday'): Field => ({
  field,
  taken: ['1900-01-01', '1990-05-04', '2000-02-29', yearsAgo(18), null],
  refused: ['1899-12-31', yearsAgo(-1), yearsAgo(17), '1990-02-30', '05/04/1990', '1990-05-04T00:00:00Z', '', 19900504],
});

const fields: Field[] = [
  text('first_name', 80),
  text('last_name', 80),
  text('location', 120),
  text('occupation', 120),
  text('bio', 1000),
  text('pronouns', 120),
  {
    field: 'phone_number',
    taken: ['5551234567', '15551234567', ''],
    becomes: [
      ['(555) 123-4567', '5551234567'],
      ['+1 555 123 4567', '15551234567'],
    ],
    refused: ['555123456', '25551234567', '555-HELP-NOW', 5551234567, null],
  },
  birthday('date_of_birth'),
  birthday('birthday'),
  choice('theme_preference', themes, false),
  choice('sex_at_birth', sexesAtBirth, true),
  choice('relationship_status', relationshipStatuses, true),
  choice('response_length_preference', lengths, false),
  choice('communication_tone', tones, false),
  list('top_concerns', concerns),
  list('top_goals', goals),
  {
    field: 'notification_preferences',
    taken: [
      { activity: true, marketing: true, social: false },
      { activity: false, marketing: false, social: true },
    ],
    becomes: [
      [{}, { activity: false, marketing: false, social: true }],
      [{ marketing: true }, { activity: false, marketing: true, social: true }],
    ],
    refused: [{ activity: 'yes' }, { letters: true }, null, []],
  },
];

const shown = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'undefined';
  return json.length > 40 ? `${json.slice(0, 24)}… (${json.length})` : json;
};
const rows = fields.flatMap(({ field, taken, becomes = [], refused }) => ({
  field,
  taken: [...taken.map((value) => [value, value] as const), ...becomes],
  refused,
}));

describe.each(rows)('$field', ({ field, taken, refused }) => {
  test.each(taken.map(([sent, kept]) => ({ name: shown(sent), sent, kept })))('takes $name', async ({ sent, kept }) => {
    const body = { [field]: sent } as ProfilePatch;
    expect(ProfilePatch.safeParse(body).success, 'the screen lets it through').toBe(true);
    const answer = await house.alice.call(updateMe, { body });
    expect(answer.status).toBe(200);
    expect(answer.body[field as keyof typeof answer.body]).toEqual(kept);
    const { body: me } = await house.alice.call(getMe);
    expect(me[field as keyof typeof me]).toEqual(kept);
    expect((await house.bob.call(getMe)).body.first_name).toBe('');
  });

  test.each(refused.map((sent) => ({ name: shown(sent), sent })))('refuses $name', async ({ sent }) => {
    const { body: before } = await house.alice.call(getMe);
    const body = { [field]: sent } as ProfilePatch;
    expect(ProfilePatch.safeParse(body).success, 'the screen stops it').toBe(false);
    const answer = await house.alice.call(updateMe, { body });
    expect(answer.status).toBe(400);
    const { fields: said } = answer.body as unknown as { fields: Record<string, string[]> };
    expect(Object.keys(said)[0]).toMatch(new RegExp(`^${field}`));
    expect(Object.values(said).flat()[0]).toMatch(/\w/);
    expect((await house.alice.call(getMe)).body).toEqual(before);
  });
});

test('every field a person may write has its row here', () => {
  const written = Object.keys(ProfilePatch.shape).filter((name) => !beyondSection3.includes(name));
  expect([...fields.map(({ field }) => field), 'email'].toSorted()).toEqual(written.toSorted());
});

/** Fields of other rooms, tested there. */
const beyondSection3 = ['lets_remember'];
