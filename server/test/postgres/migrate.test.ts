import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/connect.ts';
import { migrate, migrations } from '#platform/database/migrate.ts';
import { cloneDatabase } from '../global-database.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = connect(clone.connection);
  await sql`insert into organizations (id, slug, name) values (gen_random_uuid(), 'acme', 'Acme')`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

const adds = { up: (db: Kysely<unknown>) => sql`alter table organizations add column motto text`.execute(db) };
const fails = { up: (db: Kysely<unknown>) => sql`update organizations set slug = 'lost'; select 1/0`.execute(db) };

test('a failing migration is refused by name and leaves the old data and the old schema intact', async () => {
  const list = { ...migrations, '9001-adds': { up: async (db: Kysely<unknown>) => void (await adds.up(db)) } };
  const broken = { ...list, '9002-fails': { up: async (db: Kysely<unknown>) => void (await fails.up(db)) } };
  await expect(migrate(database.db, broken)).rejects.toThrow(
    'The migration 9002-fails failed; the database is as it was',
  );
  const rows = await sql`select * from organizations`.execute(database.db);
  expect(rows.rows).toEqual([expect.objectContaining({ slug: 'acme', name: 'Acme' })]);
  expect(rows.rows[0]).not.toHaveProperty('motto');
});

test('servers that start together take turns, and each finds the newest schema', async () => {
  let runs = 0;
  const list = {
    ...migrations,
    '9001-adds': {
      async up(db: Kysely<unknown>) {
        runs += 1;
        await adds.up(db);
      },
    },
  };
  const others = [connect(clone.connection), connect(clone.connection)];
  await Promise.all([database, ...others].map(({ db }) => migrate(db, list)));
  await Promise.all(others.map(({ close }) => close()));
  expect(runs).toBe(1);
});

test('a database that a newer Wren has migrated is refused', async () => {
  await expect(migrate(database.db)).rejects.toThrow('could not be migrated');
});

test('an ordinary connection has its time limits back after a migration', async () => {
  const one = connect(clone.connection, { size: 1 });
  await migrate(one.db, { ...migrations, '9001-adds': { up: async () => {} } });
  const { rows } = await sql`show statement_timeout`.execute(one.db);
  await one.close();
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});
