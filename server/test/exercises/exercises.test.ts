import { finishExercise, forgetExercise, listExercises } from '@wren/contract/exercise-log.ts';
import { exerciseIds, exercises } from '@wren/contract/exercises.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helpedBefore } from '#exercises/recall-progress.ts';
import { type House, openHouse } from '../house.ts';

const id = '0198c0de-0000-4000-8000-00000000000';
const breathing = (n: number, before: number | null = 7, after: number | null = 4) =>
  ({ id: `${id}${n}`, exercise: 'box-breathing', before, after }) as const;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a finished exercise', () => {
  it('is kept with its 0–10 before and after and the words they chose to keep', async () => {
    const words = 'A fairer way: I am learning.';
    const { status, body } = await house.alice.call(finishExercise, {
      body: { id: `${id}1`, exercise: 'thought-record', before: 8, after: 5, words },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ exercise: 'thought-record', before: 8, after: 5, words });
    const { body: list } = await house.alice.call(listExercises);
    expect(list.results).toEqual([body]);
  });

  it('is kept once, however often an offline browser reports it', async () => {
    await house.alice.call(finishExercise, { body: breathing(2) });
    const { status, body } = await house.alice.call(finishExercise, { body: breathing(2, 1, 9) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ before: 7, after: 4 });
    const { body: list } = await house.alice.call(listExercises);
    expect(list.results.filter((one) => one.id === `${id}2`)).toHaveLength(1);
    expect(list.results[0]?.id).toBe(`${id}2`);
  });

  it('is sealed at rest: no row holds the exercise or a word of it', async () => {
    const rows = await house.ctx.db.selectFrom('finished_exercises').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { content } of rows) {
      expect(content.toString('latin1')).not.toMatch(/thought-record|box-breathing|fairer|learning/);
    }
  });

  it("is Alice's: Bob sees nothing of it, cannot forget it, and his own of the same id stands beside it", async () => {
    expect((await house.bob.call(listExercises)).body.results).toEqual([]);
    expect((await house.bob.call(forgetExercise, { params: { id: `${id}1` } })).status).toBe(404);
    await house.bob.call(finishExercise, { body: { ...breathing(1), words: 'bob' } });
    expect((await house.bob.call(listExercises)).body.results).toHaveLength(1);
    const { body } = await house.alice.call(listExercises);
    expect(body.results.find((one) => one.id === `${id}1`)).toMatchObject({ exercise: 'thought-record' });
  });

  it('is forgotten when she asks for it', async () => {
    expect((await house.alice.call(forgetExercise, { params: { id: `${id}1` } })).status).toBe(204);
    expect((await house.alice.call(forgetExercise, { params: { id: `${id}1` } })).status).toBe(404);
    const { body } = await house.alice.call(listExercises);
    expect(body.results.map((one) => one.id)).not.toContain(`${id}1`);
  });

  it.each([
    ['an exercise nobody made', { ...breathing(3), exercise: 'juggling' }],
    ['a level beyond 10', breathing(3, 11, 0)],
    ['half a level', breathing(3, 4.5, 0)],
    ['an id that is none', { ...breathing(3), id: 'x' }],
    ['more words than a message holds', { ...breathing(3), words: 'x'.repeat(3001) }],
  ])('is refused with %s', async (_, body) => {
    const { status } = await house.alice.call(finishExercise, { body: body as never });
    expect(status).toBe(400);
  });

  it('needs a signed-in person', async () => {
    expect((await house.visitor.call(listExercises)).status).toBe(401);
    expect((await house.visitor.call(finishExercise, { body: breathing(4) })).status).toBe(401);
  });
});

describe('what has helped before', () => {
  it('is what left them lighter on the whole, the most helpful first', () => {
    const one = (exercise: (typeof exerciseIds)[number], before: number | null, after: number | null) => ({
      exercise,
      before,
      after,
    });
    expect(
      helpedBefore([
        one('box-breathing', 7, 5),
        one('box-breathing', 6, 5),
        one('wind-down', 8, 3),
        one('worry-time', 4, 6),
        one('tiny-goal', null, 2),
        one('values-compass', 5, 5),
      ]),
    ).toEqual([
      { exercise: 'wind-down', times: 1, by: 5 },
      { exercise: 'box-breathing', times: 2, by: 1.5 },
    ]);
  });
});

describe('the exercises', () => {
  it('are the eight of the plan, each whole', () => {
    expect(Object.keys(exercises)).toEqual([...exerciseIds]);
    for (const [name, { id: own, steps, keeps, concerns, goals }] of Object.entries(exercises)) {
      const named = steps.flatMap((step) => ('name' in step ? step.name : []));
      expect(own).toBe(name);
      expect(new Set(named).size, name).toBe(named.length);
      expect(named, name).toEqual(expect.arrayContaining([...keeps]));
      for (const [at, { pins }] of steps.entries()) {
        if (!pins) continue;
        const earlier = steps.slice(0, at).flatMap((step) => ('name' in step ? step.name : []));
        expect(earlier, `${name} pins ${pins}`).toContain(pins);
      }
      expect(concerns.length * goals.length, name).toBeGreaterThan(0);
    }
  });
});
