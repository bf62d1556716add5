import { activate, createToken, resetPassword } from '@wren/contract/auth.ts';
import { getMe, updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { lettersTo, linkIn, newestTo } from '../letter-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const want = (person: Person, email: string) => person.call(updateMe, { body: { email } });
const open = (body: { uid: string; token: string }) => house.visitor.call(activate, { body });
const signIn = (email: string) => house.visitor.call(createToken, { body: { email, password: housePassword } });
const linkTo = async (email: string) => linkIn(await newestTo(house, email, /^Confirm your new email/), 'email');

test('the old address stays until the link mailed to the new one is opened', async () => {
  const carol = await house.person('carol');
  const { status, body } = await want(carol, 'caroline@example.com');
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: 'carol@example.com', pending_email: 'caroline@example.com' });
  expect((await signIn('caroline@example.com')).status).toBe(401);
  expect((await signIn('carol@example.com')).status).toBe(200);

  const link = await linkTo('caroline@example.com');
  expect((await open(link)).status).toBe(204);
  expect((await carol.call(getMe)).body).toMatchObject({
    email: 'caroline@example.com',
    pending_email: null,
    is_verified: true,
  });
  expect((await signIn('Caroline@example.com')).status).toBe(200);
  expect((await signIn('carol@example.com')).status).toBe(401);
  expect((await open(link)).status).toBe(400);
});

test('the old address hears of it when it is asked for and when it is done', async () => {
  const dora = await house.person('dora');
  await want(dora, 'theodora@example.com');
  const asked = await newestTo(house, 'dora@example.com', /^A new email address/);
  expect(asked?.text).toContain('/forgot-password');
  await open(await linkTo('theodora@example.com'));
  const done = await newestTo(house, 'dora@example.com', /has a new email address$/);
  expect(done).toBeDefined();
  for (const letter of [asked, done]) expect(letter?.text).not.toContain('theodora');
});

test('links mailed to the old address are worth nothing at the new one', async () => {
  const erin = await house.person('erin');
  const activation = linkIn(await newestTo(house, erin.email, /^Confirm your email/), 'activation');
  await house.visitor.call(resetPassword, { body: { email: erin.email } });
  linkIn(await newestTo(house, erin.email, /^Choose a new password/), 'password');
  await want(erin, 'erin.new@example.com');
  await open(await linkTo('erin.new@example.com'));
  expect((await open(activation)).status).toBe(400);
  const tokens = await house.ctx.db.selectFrom('mail_tokens').where('user_id', '=', erin.id).selectAll().execute();
  expect(tokens).toEqual([]);
});

test('a second wish takes the place of the first, and the address of today takes a wish back', async () => {
  const finn = await house.person('finn');
  await want(finn, 'finn.one@example.com');
  const first = await linkTo('finn.one@example.com');
  await want(finn, 'finn.two@example.com');
  expect((await open(first)).status).toBe(400);
  const second = await linkTo('finn.two@example.com');
  expect((await want(finn, 'Finn@example.com')).body).toMatchObject({ email: 'finn@example.com', pending_email: null });
  expect((await open(second)).status).toBe(400);
  expect((await finn.call(getMe)).body.email).toBe('finn@example.com');
});

test('an address that someone else has is answered the same; its owner gets a letter, and nothing else happens', async () => {
  const gwen = await house.person('gwen');
  const free = await want(gwen, 'gwendolyn@example.com');
  const taken = await want(gwen, 'bob@example.com');
  expect(taken.status).toBe(free.status);
  expect(taken.body).toEqual({ ...free.body, pending_email: 'bob@example.com' });
  const letters = await lettersTo(house, 'bob@example.com');
  expect(letters.at(-1)?.subject).toBe('You already have a Wren account');
  expect(letters.map(({ text }) => text).join()).not.toContain('/username/reset/');
  expect((await signIn('bob@example.com')).status).toBe(200);
});

test('of two people who want the same address, the first to open the link gets it', async () => {
  const [hugo, ines] = [await house.person('hugo'), await house.person('ines')];
  await want(hugo, 'shared@example.com');
  const hugos = await linkTo('shared@example.com');
  await want(ines, 'shared@example.com');
  const inesLink = await linkTo('shared@example.com');
  const answers = await Promise.all([open(hugos), open(inesLink)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  const rows = await house.ctx.db
    .selectFrom('users')
    .where('email_key', '=', 'shared@example.com')
    .select('id')
    .execute();
  expect(rows).toHaveLength(1);
});

test('other fields of the same patch are kept at once', async () => {
  const { body } = await house.alice.call(updateMe, { body: { email: 'al@example.com', first_name: 'Alice' } });
  expect(body).toMatchObject({ email: 'alice@example.com', pending_email: 'al@example.com', first_name: 'Alice' });
});
