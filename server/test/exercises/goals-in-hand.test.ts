import { sendMessage } from '@wren/contract/chat.ts';
import { finishExercise, forgetExercise, listExercises } from '@wren/contract/exercise-log.ts';
import { addGoal, changeGoal, forgetGoal, listGoals } from '@wren/contract/kept-goals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalFrom } from '#companion/listener/goal.ts';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type House, openHouse, type Person } from '../house.ts';

const id = (n: number) => `0198c0de-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const day = '2026-11-21';

let house: House;
beforeAll(async () => {
  const log = createLog('fatal', { write: () => undefined });
  house = await openHouse({
    companion: createCompanion({ listener: createListener({ pace: 0 }), model: undefined, log }),
  });
});
afterAll(() => house.close());

async function say(person: Person, message: string, conversation_id?: string) {
  const { body } = await person.call(sendMessage, {
    body: { message, ...(conversation_id !== undefined && { conversation_id }) },
    headers: { accept: 'application/json' },
  });
  return body;
}

const goals = async (person: Person) => (await person.call(listGoals)).body.results;

describe('a goal in hand', () => {
  it('is listed, said to the person in their own words', async () => {
    const body = { id: id(1), what: 'I want to call my mom', when: 'After I have had dinner', day };
    const { status, body: kept } = await house.alice.call(addGoal, { body });
    expect(status).toBe(201);
    expect(kept).toMatchObject({ what: 'call your mom', when: 'after you have had dinner', day, done: false });
    expect(await goals(house.alice)).toEqual([kept]);
  });

  it('stands as it was when it is sent again', async () => {
    await house.alice.call(addGoal, { body: { id: id(1), what: 'something else', day } });
    expect((await goals(house.alice)).map(({ what }) => what)).toEqual(['call your mom']);
  });

  it('is said in other words, or given another day', async () => {
    const params = { id: id(1) };
    const { body } = await house.alice.call(changeGoal, {
      params,
      body: { what: 'write to my mom', day: '2026-11-23' },
    });
    expect(body).toMatchObject({ what: 'write to your mom', when: 'after you have had dinner', day: '2026-11-23' });
    const cleared = await house.alice.call(changeGoal, { params, body: { when: '' } });
    expect(cleared.body).toMatchObject({ what: 'write to your mom', when: '' });
    for (const wrong of [{ what: ' ' }, { what: 'x'.repeat(201) }, { day: 'soon' }, { colour: 'red' }]) {
      expect((await house.alice.call(changeGoal, { params, body: wrong as never })).status, JSON.stringify(wrong)).toBe(
        400,
      );
    }
  });

  it('is marked done and open again, and those still open come first', async () => {
    const params = { id: id(1) };
    expect((await house.alice.call(changeGoal, { params, body: { done: true } })).body.done).toBe(true);
    await house.alice.call(addGoal, { body: { id: id(2), what: 'water the plants', day } });
    expect((await goals(house.alice)).map(({ what, done }) => [what, done])).toEqual([
      ['water the plants', false],
      ['write to your mom', true],
    ]);
    expect((await house.alice.call(changeGoal, { params, body: { done: false } })).body.done).toBe(false);
  });

  it("is Alice's: Bob sees none of it and can neither change nor forget it", async () => {
    const params = { id: id(1) };
    expect(await goals(house.bob)).toEqual([]);
    expect((await house.bob.call(changeGoal, { params, body: { done: true } })).status).toBe(404);
    expect((await house.bob.call(forgetGoal, { params })).status).toBe(404);
    expect((await house.visitor.call(listGoals)).status).toBe(401);
    expect(await goals(house.alice)).toHaveLength(2);
  });

  it('is sealed at rest', async () => {
    const rows = await house.ctx.db.selectFrom('goals').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const { content } of rows) expect(content.toString('latin1')).not.toMatch(/mom|plants|2026/);
  });

  it('is forgotten when she asks for it', async () => {
    for (const n of [1, 2]) expect((await house.alice.call(forgetGoal, { params: { id: id(n) } })).status).toBe(204);
    expect((await house.alice.call(forgetGoal, { params: { id: id(1) } })).status).toBe(404);
    expect(await goals(house.alice)).toEqual([]);
  });

  it('that was forgotten by mistake comes back as it was, and is not asked about a second time', async () => {
    const erin = await house.person('erin');
    await erin.call(addGoal, { body: { id: id(4), what: 'sort my shoes', when: 'after lunch', day } });
    expect((await say(erin, 'Hi')).content).toMatch(/sort your shoes/);
    const [kept] = await goals(erin);
    expect(kept?.asked).toBe(true);
    await erin.call(forgetGoal, { params: { id: id(4) } });
    if (kept) expect((await erin.call(addGoal, { body: kept })).body).toEqual(kept);
    expect((await say(erin, 'Hi there')).content).not.toMatch(/shoes/);
  });

  it('is not asked about once it is done', async () => {
    const carol = await house.person('carol');
    await carol.call(addGoal, { body: { id: id(3), what: 'tidy my desk', day } });
    await carol.call(changeGoal, { params: { id: id(3) }, body: { done: true } });
    expect((await say(carol, 'Hi')).content).not.toMatch(/desk/);
  });
});

describe("the exercise 'A tiny goal'", () => {
  const finished = { id: id(10), exercise: 'tiny-goal', before: 7, after: 4, words: '' } as const;
  const goal = { what: 'Wash my two cups', when: 'tomorrow, after I have made tea', day } as const;

  it('ends in a goal like one set in a chat: in their words, with a day', async () => {
    await house.alice.call(finishExercise, { body: { ...finished, goal } });
    await house.alice.call(finishExercise, { body: { ...finished, goal } });
    expect(await goals(house.alice)).toEqual([
      {
        id: id(10),
        what: 'wash your two cups',
        when: 'tomorrow, after you have made tea',
        day: '2026-11-22',
        done: false,
        asked: false,
        created_at: expect.any(String),
      },
    ]);
  });

  it('keeps no goal when they chose not to', async () => {
    await house.bob.call(finishExercise, { body: { ...finished, id: id(11) } });
    expect(await goals(house.bob)).toEqual([]);
  });

  it('is not asked about in the conversation that was open, and once in the next one', async () => {
    const dora = await house.person('dora');
    const open = await say(dora, 'I had pasta for dinner');
    await dora.call(finishExercise, { body: { ...finished, goal } });
    expect((await say(dora, 'Hello', open.conversation_id)).content).not.toMatch(/cups/);
    expect((await say(dora, 'Hi')).content).toMatch(/wash your two cups/);
    expect((await say(dora, 'Hi there')).content).not.toMatch(/cups/);
  });

  it('that was forgotten by mistake comes back with the day it was finished', async () => {
    const { body } = await house.alice.call(listExercises);
    const [kept] = body.results;
    expect((await house.alice.call(forgetExercise, { params: { id: id(10) } })).status).toBe(204);
    const { finished_at = '' } = kept ?? {};
    const back = await house.alice.call(finishExercise, { body: { ...finished, finished_at } });
    expect(back.body).toEqual(kept);
    const ahead = new Date(Date.now() + 86_400_000).toISOString();
    const late = await house.alice.call(finishExercise, { body: { ...finished, id: id(12), finished_at: ahead } });
    expect(new Date(late.body.finished_at).getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('what somebody writes as a goal', () => {
  it.each([
    ['Call my mom', 'after dinner', 'call your mom', 'after dinner'],
    ['I want to tidy my desk.', '', 'tidy your desk', ''],
    ['Walk after lunch', '', 'walk', 'after lunch'],
    ['Walk after lunch', 'tomorrow', 'walk after lunch', 'tomorrow'],
    ['call your mom tonight', 'after your walk', 'call your mom tonight', 'after your walk'],
    ['Cleaning one window', 'Before I go to bed.', 'clean one window', 'before you go to bed'],
  ])('is said to them: %j, %j', (what, when, said, time) => {
    expect(goalFrom({ what, when })).toEqual({ what: said, when: time });
  });

  it('fits what a goal can hold, however long it is', () => {
    const { what, when } = goalFrom({ what: 'x '.repeat(100), when: 'y '.repeat(60) });
    expect(what.length).toBeLessThanOrEqual(200);
    expect(when.length).toBeLessThanOrEqual(120);
    expect(what).not.toBe('');
  });
});
