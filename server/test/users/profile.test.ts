import { getMe, type ProfilePatch, updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const patch = (person: Person, body: ProfilePatch) => person.call(updateMe, { body });

const everything: ProfilePatch = {
  first_name: 'Alice',
  last_name: 'Liddell',
  phone_number: '15551234567',
  theme_preference: 'dark',
  date_of_birth: '1990-05-04',
  location: 'Oxford',
  occupation: 'Reader',
  bio: 'Curious.',
  sex_at_birth: 'female',
  pronouns: 'she, her',
  relationship_status: 'single',
  top_concerns: ['anxiety', 'grief'],
  top_goals: ['healing'],
  response_length_preference: 'short',
  communication_tone: 'casual',
  notification_preferences: { activity: true, marketing: false, social: false },
};

test('a new person has an empty profile with the defaults of the spec', async () => {
  const { status, body } = await house.bob.call(getMe);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: house.bob.id,
    email: 'bob@example.com',
    is_verified: false,
    has_password: true,
    pending_email: null,
    first_name: '',
    last_name: '',
    avatar_url: null,
    phone_number: '',
    is_phone_verified: false,
    theme_preference: 'system',
    date_of_birth: null,
    birthday: null,
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
    notification_preferences: { activity: false, marketing: false, social: true },
    lets_remember: true,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('every field is kept and given back, and Bob sees none of it', async () => {
  const { status, body } = await patch(house.alice, everything);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...everything, birthday: '1990-05-04' });
  expect((await house.alice.call(getMe)).body).toEqual(body);
  expect((await house.bob.call(getMe)).text).not.toContain('Liddell');
});

test('a patch changes what it names and keeps the rest', async () => {
  const carol = await house.person('carol');
  await patch(carol, everything);
  const { body } = await patch(carol, { location: 'London' });
  expect(body).toMatchObject({ ...everything, location: 'London' });
});

test('two patches that arrive together are both kept', async () => {
  const dave = await house.person('dave');
  await Promise.all([
    patch(dave, { first_name: 'Dave' }),
    patch(dave, { bio: 'Both.' }),
    patch(dave, { location: 'Ely' }),
  ]);
  expect((await dave.call(getMe)).body).toMatchObject({ first_name: 'Dave', bio: 'Both.', location: 'Ely' });
});

test('birthday is another name for date_of_birth, and null takes it away', async () => {
  const erin = await house.person('erin');
  expect((await patch(erin, { birthday: '1985-02-28' })).body).toMatchObject({
    birthday: '1985-02-28',
    date_of_birth: '1985-02-28',
  });
  expect((await patch(erin, { date_of_birth: null })).body).toMatchObject({ birthday: null, date_of_birth: null });
  expect((await patch(erin, { birthday: '1985-02-28', date_of_birth: '1986-02-28' })).status).toBe(400);
});

test('a phone number is stored as digits', async () => {
  const { body } = await patch(house.bob, { phone_number: '(555) 123-4567' });
  expect(body.phone_number).toBe('5551234567');
});

test('notification preferences may be sent alone, and absent ones take their defaults', async () => {
  const { body } = await patch(house.bob, { notification_preferences: { activity: true } as never });
  expect(body.notification_preferences).toEqual({ activity: true, marketing: false, social: true });
});

test('the same email address in other letters changes nothing', async () => {
  const { status, body } = await patch(house.bob, { email: 'BOB@example.com', bio: '' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: 'bob@example.com', pending_email: null });
});

describe('what is refused under its field', () => {
  const six = ['anxiety', 'depression', 'grief', 'stress', 'trauma', 'anger'];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const cases: [what: string, body: object, field: string, sentence: string][] = [
    ['a sixth concern', { top_concerns: six }, 'top_concerns', 'Cannot select more than 5 concerns'],
    [
      'a sixth goal',
      { top_goals: ['confidence', 'healing', 'growth', 'resilience', 'mindfulness', 'self-care'] },
      'top_goals',
      'Cannot select more than 5 goals',
    ],
    ['a birthday before 1900', { birthday: '1899-12-31' }, 'birthday', 'Birthday cannot be before 01/01/1900'],
    ['a birthday to come', { birthday: tomorrow }, 'birthday', 'Birthday cannot be in the future'],
    ['a day that does not exist', { birthday: '1990-02-30' }, 'birthday', 'Please enter a valid date'],
    [
      'an unknown theme',
      { theme_preference: 'neon' },
      'theme_preference',
      'theme_preference must be one of: light, dark, system.',
    ],
    [
      'an unknown tone',
      { communication_tone: 'rude' },
      'communication_tone',
      'communication_tone must be one of: assertive, corrective, casual, friendly, professional.',
    ],
    ['an unknown field', { admin: true }, 'admin', 'There is no such field.'],
    ['a field only the server sets', { is_verified: true }, 'is_verified', 'There is no such field.'],
    ['a wrong type', { bio: 7 }, 'bio', 'bio must be text.'],
  ];
  test.each(cases)('%s', async (_, body, field, sentence) => {
    const answer = await patch(house.alice, body);
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as { fields: Record<string, string[]> }).fields[field]).toContain(sentence);
  });
});

test('what a person says about themselves is sealed in the database', async () => {
  await patch(house.alice, { bio: 'a most unusual sentence' });
  const rows = await house.ctx.db.selectFrom('users').selectAll().execute();
  expect(Buffer.concat(rows.map(({ profile }) => profile)).toString('latin1')).not.toContain('unusual');
  expect(JSON.stringify(rows)).not.toContain('Liddell');
});

test('an account that is gone is answered 401', async () => {
  const gone = await house.person('gone');
  await house.ctx.db.deleteFrom('users').where('id', '=', gone.id).execute();
  for (const answer of [await gone.call(getMe), await patch(gone, { bio: 'still here' })]) {
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ detail: 'This account no longer exists.' });
  }
});
