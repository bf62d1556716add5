import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonReply, sendMessage } from '@wren/contract/chat.ts';
import { finishExercise } from '@wren/contract/exercise-log.ts';
import { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import type { Problem } from '@wren/contract/problem.ts';
import { getSubscription } from '@wren/contract/subscriptions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import type { Companion } from '#companion/companion.ts';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { newId } from '#platform/ids.ts';
import { type House, openHouse, type Person } from '../house.ts';
import { scriptedCompanion } from '../scripted-companion.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startInSandbox } from './in-sandbox.ts';

const plan = { currency: 'usd', interval: 'month', includes: [] };
const plansFile = join(temporaryFolder(), 'plans.json');
writeFileSync(
  plansFile,
  JSON.stringify([
    { ...plan, id: 'free', name: 'Free', price: 0, daily_messages: 2 },
    { ...plan, id: 'plus', name: 'Plus', price: 900, daily_messages: 4 },
  ]),
);

let now = new Date('2026-06-10T20:30:00Z');
let people = 0;
const houseWith = (companion: Companion, factor = '1') =>
  openHouse({ companion, clock: () => now, config: { PLANS_FILE: plansFile, RATE_LIMIT_FACTOR: factor } });

async function say(person: Person, message: string, { key = newId(), to }: { key?: string; to?: string } = {}) {
  const answer = await person.call(sendMessage, {
    body: { message, ...(to && { conversation_id: to }) },
    headers: { accept: 'application/json', 'idempotency-key': key },
  });
  return { status: answer.status, headers: answer.headers, body: answer.body as unknown };
}
const used = async (person: Person) => (await person.call(getSubscription)).body.allowance.used;

describe('the messages of a day', () => {
  const companion = scriptedCompanion();
  let house: House;
  let ana: Person;
  beforeAll(async () => {
    house = await houseWith(companion);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    people += 1;
    ana = await house.person(`ana${people}`);
  });

  test('are counted, and the one too many is refused with when it starts again, and offers nothing for sale', async () => {
    expect((await say(ana, 'One')).status).toBe(200);
    expect((await say(ana, 'Two')).status).toBe(200);
    const { status, headers, body } = await say(ana, 'Three');
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe(String(3.5 * 60 * 60));
    expect(body).toMatchObject({
      code: 'allowance_spent',
      detail:
        'You have used all 2 messages of today. They start again at midnight UTC, in about 4 hours. Crisis help and the exercises are open as always.',
    });
    expect((body as Problem).detail).not.toMatch(/plus|plan|upgrade|subscri|pric|\$/i);
    expect((await ana.call(getSubscription)).body.allowance).toEqual({
      daily_messages: 2,
      used: 2,
      resets_at: '2026-06-11T00:00:00.000Z',
    });
  });

  test('start again at midnight UTC', async () => {
    for (const word of ['One', 'Two']) await say(ana, word);
    now = new Date('2026-06-10T23:59:59Z');
    ana = await house.signIn(ana.email);
    expect((await say(ana, 'Three')).status).toBe(429);
    now = new Date('2026-06-11T00:00:00Z');
    expect((await say(ana, 'Three')).status).toBe(200);
    expect(await used(ana)).toBe(1);
  });

  test('count once for one key, however often it is sent', async () => {
    const key = newId();
    const [first, second] = [await say(ana, 'Once', { key }), await say(ana, 'Once', { key })];
    expect([first.status, second.status, await used(ana)]).toEqual([200, 200, 1]);
    const at = newId();
    await Promise.all([1, 2, 3].map(() => say(ana, 'At once', { key: at })));
    expect(await used(ana)).toBe(2);
    expect((await say(ana, 'Once', { key })).status, 'what was answered is told again, also when all is used').toBe(
      200,
    );
  });

  test('count once with two replicas, and both know the count', async () => {
    const replica = await buildApp({
      ...house.ctx,
      jobs: { ...house.ctx.jobs, start: async () => {}, stop: async () => {} },
    });
    const key = newId();
    const there = () =>
      replica.inject({
        method: 'POST',
        url: sendMessage.path,
        payload: { message: 'Both' },
        headers: { authorization: `Bearer ${ana.access}`, accept: 'application/json', 'idempotency-key': key },
      });
    const [here, other] = await Promise.all([say(ana, 'Both', { key }), there()]);
    expect([here.status, other.statusCode].toSorted()).toEqual(expect.arrayContaining([200]));
    expect(await used(ana)).toBe(1);
    await say(ana, 'Two');
    const refused = await replica.inject({
      method: 'POST',
      url: sendMessage.path,
      payload: { message: 'Three' },
      headers: { authorization: `Bearer ${ana.access}`, accept: 'application/json', 'idempotency-key': newId() },
    });
    expect(refused.statusCode).toBe(429);
    await replica.close();
  });

  test('cost no round trip of their own: a message takes at most six', async () => {
    let queries = 0;
    const db = house.ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const jobs = { ...house.ctx.jobs, start: async () => {}, stop: async () => {} };
    const counted = await buildApp({ ...house.ctx, db, jobs });
    const first = await say(ana, 'One');
    queries = 0;
    const second = await counted.inject({
      method: 'POST',
      url: sendMessage.path,
      payload: { message: 'Two', conversation_id: JsonReply.parse(first.body).conversation_id },
      headers: { authorization: `Bearer ${ana.access}`, accept: 'application/json' },
    });
    expect(second.statusCode).toBe(200);
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(6);
    await counted.close();
  });

  test('do not count when the reply failed', async () => {
    companion.script({ content: 'I was ' }, new Error('broken'));
    house.expectTrouble();
    expect((await say(ana, 'Lost')).status).toBeGreaterThanOrEqual(500);
    companion.script({ content: 'Here.' }, { state: {} });
    expect(await used(ana)).toBe(0);
  });

  test('sent all at once in several conversations are not more than the day holds', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((word) => say(ana, word)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await used(ana)).toBe(2);
  });

  test('said off the record are refused the same when the day is used up', async () => {
    const whisper = () =>
      ana.call(sayOffTheRecord, { body: { message: 'Quietly', history: [] }, headers: { accept: 'application/json' } });
    expect((await whisper()).status).toBe(200);
    expect((await whisper()).status).toBe(200);
    const { status, body } = await whisper();
    expect([status, body]).toMatchObject([429, { code: 'allowance_spent' }]);
  });

  test('do not come back by deleting what was said', async () => {
    await say(ana, 'One');
    await say(ana, 'Two');
    await ana.inject({ method: 'POST', url: '/api/chat/conversations/delete_all/' });
    expect((await say(ana, 'Three')).status).toBe(429);
  });

  test('are more with a plan that brings more, from the moment it is paid', async () => {
    for (const word of ['One', 'Two', 'Three']) await say(ana, word);
    expect(await used(ana)).toBe(2);
    const { subscription } = await startInSandbox(ana);
    expect(subscription.allowance).toMatchObject({ daily_messages: 4, used: 2 });
    expect((await say(ana, 'Three')).status).toBe(200);
    expect((await say(ana, 'Four')).status).toBe(200);
    expect((await say(ana, 'Five')).status).toBe(429);
  });

  test('are one’s own: Bob has his', async () => {
    for (const word of ['One', 'Two', 'Three']) await say(ana, word);
    const bob = await house.signIn(house.bob.email);
    expect((await say(bob, 'One')).status).toBe(200);
  });

  test('never stand before the exercises', async () => {
    for (const word of ['One', 'Two', 'Three']) await say(ana, word);
    const exercise = { id: newId(), exercise: 'box-breathing' as const, before: 7, after: 4, words: '' };
    expect((await ana.call(finishExercise, { body: exercise })).status).toBe(201);
  });
});

test('RATE_LIMIT_FACTOR multiplies the allowance', async () => {
  const house = await houseWith(scriptedCompanion(), '1.5');
  expect((await house.alice.call(getSubscription)).body.allowance.daily_messages).toBe(3);
  await house.close();
});

describe('danger', () => {
  let house: House;
  beforeAll(async () => {
    const quiet = { info() {}, warn() {}, error() {} } as never;
    const listener = createListener({ pace: 100_000 });
    house = await houseWith(createCompanion({ listener, model: undefined, log: quiet }));
  });
  afterAll(() => house.close());

  async function spent(name: string): Promise<Person> {
    const person = await house.person(name);
    for (const word of ['I had soup today.', 'It rained.']) await say(person, word);
    expect((await say(person, 'I read a book.')).status).toBe(429);
    return person;
  }

  test('a message that speaks of it is answered, however many were sent', async () => {
    const ivy = await spent('ivy');
    const { status, body } = await say(ivy, 'I want to kill myself tonight.');
    expect(status).toBe(200);
    expect(JsonReply.parse(body).tags.map(({ tag }) => tag)).toContain('CRISIS');
  });

  test('so is a worry about someone else', async () => {
    const june = await spent('june');
    expect((await say(june, 'My friend says she wants to kill herself.')).status).toBe(200);
  });

  test('whoever spoke of it lately is not counted out, in this conversation or another', async () => {
    const lou = await spent('lou');
    const { body } = await say(lou, 'I want to kill myself tonight.');
    const { conversation_id } = JsonReply.parse(body);
    expect((await say(lou, 'I am sitting in the kitchen.', { to: conversation_id })).status).toBe(200);
    expect((await say(lou, 'Can we talk about soup?')).status).toBe(200);
  });

  test('nothing is offered for sale meanwhile, and days later it may be again', async () => {
    let mae = await house.person('mae');
    const mayOffer = async () => (await mae.call(getSubscription)).body.may_offer;
    expect(await mayOffer()).toBe(true);
    await say(mae, 'I want to kill myself tonight.');
    expect(await mayOffer()).toBe(false);
    now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
    mae = await house.signIn(mae.email);
    expect(await mayOffer(), 'elevated still counts').toBe(false);
    now = new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000);
    mae = await house.signIn(mae.email);
    expect(await mayOffer()).toBe(true);
  });
});
