import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getMe } from '@wren/contract/users.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#platform/database/connect.ts';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const get = (url: string) => house.visitor.inject({ url });

test('/healthz says the process is alive', async () => {
  expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' });
});

test('/metrics counts calls by route pattern, and tells no id and no word', async () => {
  await house.alice.call(getMe);
  await get('/api/chat/conversations/heliotrope/');
  const { statusCode, headers, body } = await get('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toMatch(/wren_http_request_duration_seconds_count\{[^}]*route="\/api\/users\/me\/"[^}]*\} \d+/);
  expect(body).toMatch(/^wren_open_streams \d+$/m);
  for (const word of ['heliotrope', house.alice.id, 'alice@example.com']) expect(body).not.toContain(word);
});

test('/readyz says the database is reachable and migrated, and when it is not', async () => {
  expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: '{"status":"ready"}' });
  await house.ctx.db.executeQuery(
    CompiledQuery.raw('delete from kysely_migration where name = (select max(name) from kysely_migration)'),
  );
  const { statusCode, body } = await get('/readyz');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', detail: 'Wren is not ready yet.' });
  expect((await get('/healthz')).statusCode).toBe(200);
});

test('while the database is away, calls are answered 503 with one plain sentence, and work again after', async () => {
  house.expectTrouble();
  const { db } = house.ctx;
  const nowhere = connect({ host: '/nowhere', user: 'wren', database: 'wren' });
  house.ctx.db = nowhere.db;
  const away = await house.alice.call(getMe);
  expect(away.status).toBe(503);
  expect(away.body).toMatchObject({ code: 'unavailable', detail: 'Wren is away for a moment. Please try again.' });
  expect((await get('/readyz')).statusCode).toBe(503);
  house.ctx.db = db;
  await nowhere.close();
  expect((await house.alice.call(getMe)).status).toBe(200);
});

test('a database that neither answers nor hangs up is away too', async () => {
  house.expectTrouble();
  const silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const { db } = house.ctx;
  const nowhere = connect(`postgres://wren@127.0.0.1:${port}/wren`, { size: 1, connectionTimeout: 100 });
  house.ctx.db = nowhere.db;
  const asked = await Promise.all([house.alice.call(getMe), house.bob.call(getMe)]);
  house.ctx.db = db;
  await nowhere.close();
  silent.close();
  expect(asked.map(({ status }) => status)).toEqual([503, 503]);
});

test('a caller who hangs up in the middle of a request leaves no trouble in the log', async () => {
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const before = house.logLines.length;
  const socket = createConnection({ port: Number(new URL(address).port), host: '127.0.0.1' });
  socket.write(
    'POST /api/users/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a"',
  );
  await setTimeout(100);
  socket.destroy();
  await setTimeout(100);
  // The jobs of the house have troubles of their own while a test takes its database away.
  const ofCallers = house.logLines.slice(before).filter((line) => !line.includes('"job":'));
  expect(ofCallers.join('')).not.toMatch(/"level":"(warn|error|fatal)"/);
});
