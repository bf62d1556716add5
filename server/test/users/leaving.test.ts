import { createToken } from '@wren/contract/auth.ts';
import { listConversations, sendMessage } from '@wren/contract/chat.ts';
import { finishExercise } from '@wren/contract/exercise-log.ts';
import { goalTag } from '@wren/contract/goals.ts';
import { addMemory, forgetMemory, listMemories } from '@wren/contract/memories.ts';
import { sendPhoneCode } from '@wren/contract/phone.ts';
import { deleteMe, exportMe, getMe, register, updateMe } from '@wren/contract/users.ts';
import { strFromU8, unzipSync } from 'fflate';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postLetter } from '#letters/post-letter.ts';
import { createOrganization } from '#organizations/manage-organizations.ts';
import { newId } from '#platform/ids.ts';
import { newMailedToken } from '#platform/mailed-token.ts';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { lettersTo, untilSent } from '../letter-box.ts';
import { type ScriptedCompanion, scriptedCompanion } from '../scripted-companion.ts';
import { startInSandbox } from '../subscriptions/in-sandbox.ts';

/** What a person takes along. */
const taken = [
  'users',
  'memberships',
  'connected_accounts',
  'conversations',
  'messages',
  'memories',
  'finished_exercises',
  'goals',
  'subscriptions',
  'subscription_changes',
  'daily_messages',
  'notifications',
  'sessions',
];
/** Keys of a resend, the sandbox's side of a subscription, a code on its way to a phone, a journey to a provider, links not yet opened, letters not yet sent, hashes of what was forgotten: how the house works, and nothing anyone said. */
const machinery = [
  'exchanges',
  'mail_tokens',
  'letters',
  'forgotten_memories',
  'phone_codes',
  'connection_attempts',
  'sandbox_subscriptions',
];

let house: House;
let companion: ScriptedCompanion;
let phones = 0;
const goal = { what: 'water the heliotrope', when: 'after dinner', day: '2026-11-21' };
const reply = [{ content: 'I hear <b>you</b>.' }, { tags: [goalTag(goal)] }];
beforeAll(async () => {
  companion = scriptedCompanion(...reply);
  house = await openHouse({ companion });
  await createOrganization(house.ctx.db, { slug: 'acme', name: 'Acme' });
});
afterAll(() => house.close());

/** Someone with something in every room of the house. */
async function settledPerson(name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const body = { email, password: housePassword, re_password: housePassword, organization_slug: 'acme' };
  await house.visitor.call(register, { body });
  const person = await house.signIn(email);
  await person.call(updateMe, { body: { first_name: 'Marigold', bio: 'Keeps bees & <script>' } });
  await person.call(sendMessage, {
    body: { message: 'My bees are & gone <script>alert(1)</script>' },
    headers: { accept: 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  await startInSandbox(person);
  const exercise = { id: newId(), exercise: 'box-breathing' as const, before: 7, after: 4, words: 'lighter' };
  const { status } = await person.call(finishExercise, { body: exercise });
  expect(status, 'an exercise is kept').toBe(201);
  for (const text of ['You keep bees.', 'You like thunder.']) await person.call(addMemory, { body: { text } });
  const [newest] = (await person.call(listMemories)).body.results;
  await person.call(forgetMemory, { params: { id: newest?.id ?? '' } });
  phones += 1;
  const texted = await person.call(sendPhoneCode, { body: { phone_number: `${4155550100 + phones}` } });
  expect(texted.status, 'a code is on its way').toBe(204);
  await untilSent(house);
  const { hash } = newMailedToken();
  const expires_at = new Date(Date.now() + 1000_000);
  await house.ctx.db
    .insertInto('mail_tokens')
    .values({ user_id: person.id, hash, purpose: 'password', expires_at })
    .execute();
  await house.ctx.db
    .insertInto('connected_accounts')
    .values({ user_id: person.id, provider: 'google', subject_mark: hash, created_at: new Date() })
    .execute();
  const attempt = { provider: 'apple', may_sign_up: false, organization_id: null, expires_at };
  await house.ctx.db
    .insertInto('connection_attempts')
    .values({ user_id: person.id, state_hash: hash, ticket_hash: hash, ...attempt })
    .execute();
  return person;
}

const rowsOf = async <T>(query: string, ...parameters: unknown[]) =>
  (await house.ctx.db.executeQuery<T>(CompiledQuery.raw(query, parameters))).rows;

const tables = () =>
  rowsOf<{ name: string; owned: boolean }>(`
    select format('%I.%I', t.table_schema, t.table_name) as name,
           exists (select from information_schema.columns c
                   where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'user_id') as owned
    from information_schema.tables t
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')`);

/** Every table that holds any of these words, in whatever column, as text or as bytes. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tables()) {
    const all = (await rowsOf<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)).map(
      ({ row }) => row,
    );
    if (all.some((row) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
}

describe('taking everything along', () => {
  test('is one ZIP file with everything as JSON and as a page to read', async () => {
    const carol = await settledPerson('carol');
    const { statusCode, headers, rawPayload } = await carol.inject({ url: exportMe.path });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="wren-\d{4}-\d\d-\d\d\.zip"$/);
    const files = unzipSync(rawPayload);
    expect(Object.keys(files).toSorted()).toEqual(['wren.html', 'wren.json']);
    const everything = JSON.parse(strFromU8(files['wren.json'] ?? new Uint8Array()));
    expect(everything).toMatchObject({
      account: { email: 'carol@example.com', first_name: 'Marigold' },
      organizations: [{ organization: 'Acme', role: 'tenant' }],
      connected_accounts: [{ provider: 'google', since: expect.any(String) }],
      conversations: [
        {
          messages: [
            { role: 'user', content: 'My bees are & gone <script>alert(1)</script>' },
            { role: 'assistant', content: 'I hear <b>you</b>.' },
          ],
        },
      ],
      exercises: [{ exercise: 'box-breathing', words: 'lighter' }],
      goals: [{ what: goal.what }],
      memories: [{ text: 'You keep bees.' }],
      subscriptions: [{ plan: 'Plus', status: 'active' }],
      subscription_history: [{ change: 'started', plan: 'Plus' }],
      messages_by_day: [{ messages: 1 }],
      notifications: [{ kind: 'subscription_changed', about: 'started' }, { kind: 'signed_in' }],
      sign_ins: [{ created_at: expect.any(String) }],
    });
    const page = strFromU8(files['wren.html'] ?? new Uint8Array());
    expect(page).toContain('My bees are &amp; gone &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('water the heliotrope');
    expect(page).not.toMatch(/thunder|<script|<b>|https?:\/\/|src=|@import/i);
    expect(page).not.toContain(carol.password);
  });

  test('holds nothing of anyone else, and nothing that opens an account', async () => {
    const { rawPayload } = await house.bob.inject({ url: exportMe.path });
    const json = strFromU8(unzipSync(rawPayload)['wren.json'] ?? new Uint8Array());
    expect(json).not.toMatch(/bees|heliotrope|carol|password|hash|data_key|refresh/i);
    expect(JSON.parse(json).conversations).toEqual([]);
  });

  test('leaves out no table that belongs to a person', async () => {
    const owned = (await tables()).filter(({ owned }) => owned).map(({ name }) => name.replace('public.', ''));
    const forgotten = owned.filter((name) => !taken.includes(name) && !machinery.includes(name));
    expect(forgotten, 'add these to server/src/users/export-me.ts, and then here').toEqual([]);
  });
});

describe('leaving', () => {
  const leave = (person: Person, current_password: string) => person.call(deleteMe, { body: { current_password } });

  test('asks for the password, and changes nothing without it', async () => {
    const dora = await settledPerson('dora');
    const { status, body } = await leave(dora, 'not the right one');
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { current_password: ['That is not your current password.'] } });
    expect((await dora.call(getMe)).status).toBe(200);
    expect((await dora.call(listConversations)).body.results).toHaveLength(1);
  });

  test('leaves no row and no word in any table, and takes the key along', async () => {
    const erin = await settledPerson('erin');
    const before = await tablesWith(erin.id);
    await house.ctx.db.transaction().execute(async (trx) => {
      await postLetter(house.ctx, trx, erin.id, 'signed_in');
      expect((await trx.selectFrom('letters').where('user_id', '=', erin.id).select('id').execute()).length).toBe(1);
    });
    // The scan can see: every table named this person, but for letters, which have gone by now.
    const full = [...taken, ...machinery].filter((name) => name !== 'letters').map((name) => `public.${name}`);
    expect(before.toSorted()).toEqual(full.toSorted());

    expect((await leave(erin, housePassword)).status).toBe(204);
    await untilSent(house);
    expect(await tablesWith(erin.id, erin.email)).toEqual([]);
    const key = await house.ctx.db.selectFrom('users').where('id', '=', erin.id).select('data_key').execute();
    expect(key).toEqual([]);
  });

  test('every table that names a person goes with the person', async () => {
    const owned = (await tables()).filter(({ owned }) => owned).map(({ name }) => name);
    const links = await rowsOf<{ child: string; parent: string }>(`
      select format('%I.%I', cn.nspname, c.relname) as child, format('%I.%I', pn.nspname, p.relname) as parent
      from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
        join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where k.contype = 'f' and k.confdeltype = 'c'`);
    const going = new Set(['public.users']);
    for (let size = 0; size !== going.size; ) {
      size = going.size;
      for (const { child, parent } of links) if (going.has(parent)) going.add(child);
    }
    expect(owned.filter((name) => !going.has(name))).toEqual([]);
  });

  test('ends every way in, and the address is free again', async () => {
    const finn = await settledPerson('finn');
    expect((await leave(finn, housePassword)).status).toBe(204);
    expect((await finn.call(getMe)).status).toBe(401);
    expect((await finn.inject({ url: exportMe.path })).statusCode).toBe(401);
    const login = await house.visitor.call(createToken, { body: { email: finn.email, password: housePassword } });
    expect(login.status).toBe(401);
    expect((await house.person('finn')).id).not.toBe(finn.id);
  });

  test('a reply that is being written ends, and nothing of it is kept', async () => {
    const hugo = await house.person('hugo');
    companion.script({ content: 'I was about to ' }, new Promise(() => {}));
    const asked = hugo.call(sendMessage, {
      body: { message: 'Are you there?' },
      headers: { accept: 'application/json' },
    });
    await expect.poll(() => companion.turns.at(-1)?.message).toBe('Are you there?');
    expect((await leave(hugo, housePassword)).status).toBe(204);
    expect((await asked).status).toBeGreaterThanOrEqual(400);
    companion.script(...reply);
    await untilSent(house);
    expect(await tablesWith(hugo.id)).toEqual([]);
  });

  test('a last letter says that the account is gone', async () => {
    const gwen = await house.person('gwen');
    await leave(gwen, housePassword);
    const subjects = async () => (await lettersTo(house, gwen.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Your Wren account is deleted');
  });

  test('nobody leaves for someone else', async () => {
    await leave(house.bob, housePassword);
    expect((await house.alice.call(getMe)).status).toBe(200);
  });
});
