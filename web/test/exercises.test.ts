import { exerciseIds, exercises } from '@wren/contract/exercises.ts';
import { describe, expect, it } from 'vitest';
import { breathAt } from '#exercises/breath.ts';
import { lighterAfter } from '#exercises/lighter-after.ts';
import {
  goalOf,
  keepable,
  noRuns,
  openRun,
  type RunEvent,
  type Runs,
  readRuns,
  runs,
  stagesOf,
  wordsOf,
} from '#exercises/run.ts';

const play = (events: RunEvent[], from: Runs = noRuns): Runs => events.reduce(runs, from);
const begin = { type: 'opened', exercise: 'thought-record', id: 'one' } as const;
const next = { type: 'next' } as const;

describe('an exercise', () => {
  it('goes from how it is, over its steps, to how it is then, and ends', () => {
    for (const id of exerciseIds) {
      const kinds = stagesOf(exercises[id]).map(({ kind }) => kind);
      expect(kinds[0]).toBe('before');
      expect(kinds.slice(-2)).toEqual(['after', 'end']);
      expect(kinds.slice(1, -2).every((kind) => kind === 'step')).toBe(true);
    }
  });

  it('keeps 0–10 before and after, each only where it is asked', () => {
    const state = play([begin, { type: 'measured', level: 7 }, next, { type: 'measured', level: 1 }]);
    expect(openRun(state)).toMatchObject({ before: 7, after: null, at: 1 });
    const last = stagesOf(exercises['thought-record']).length - 2;
    const ended = play([...Array<RunEvent>(last - 1).fill(next), { type: 'measured', level: 4 }], state);
    expect(openRun(ended)).toMatchObject({ before: 7, after: 4 });
  });

  it('never goes further than its end nor back beyond its beginning', () => {
    const far = play([begin, ...Array<RunEvent>(40).fill(next)]);
    expect(openRun(far)?.at).toBe(stagesOf(exercises['thought-record']).length - 1);
    expect(openRun(play(Array<RunEvent>(60).fill({ type: 'back' }), far))?.at).toBe(0);
  });

  it('keeps its place when it is put away, and begins anew only once it was finished', () => {
    const away = play([begin, next, { type: 'answered', name: 'what', answer: 'x' }, { type: 'closed' }]);
    expect(away.open).toBeNull();
    const again = play([{ ...begin, id: 'two' }], away);
    expect(openRun(again)).toMatchObject({ id: 'one', at: 1, answers: { what: 'x' } });
    const anew = play([{ type: 'finished' }, { ...begin, id: 'three' }], again);
    expect(openRun(anew)).toMatchObject({ id: 'three', at: 0, answers: {} });
  });

  it('stands beside others that were begun', () => {
    const both = play([begin, next, { type: 'opened', exercise: 'wind-down', id: 'two' }, { type: 'finished' }]);
    expect(Object.keys(both.begun)).toEqual(['thought-record']);
    expect(both.open).toBeNull();
  });

  it('comes back after a reload on the step it was left on', () => {
    const state = play([
      begin,
      { type: 'measured', level: 6 },
      next,
      next,
      { type: 'answered', name: 'thought', answer: 'I fail' },
    ]);
    expect(readRuns(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    null,
    'x',
    7,
    {},
    { open: 'thought-record' },
    { open: 'juggling', begun: { juggling: { id: 'x', answers: {} } } },
    { begun: { 'wind-down': { id: 3 } } },
  ])('begins empty when what was kept cannot be read: %j', (kept) => {
    expect(readRuns(kept)).toEqual(noRuns);
  });

  it('offers to keep only what was written, under what was asked', () => {
    const state = play([
      begin,
      { type: 'answered', name: 'thought', answer: ' I fail ' },
      { type: 'answered', name: 'what', answer: 'secret' },
    ]);
    const run = openRun(state);
    expect(run && keepable(run)).toEqual([{ prompt: 'What went through your mind?', words: 'I fail' }]);
    expect(run?.keeps).toBe(false);
  });

  it('pins a list as the words in it', () => {
    expect(wordsOf(['rent', ' ', 'mother '])).toBe('rent · mother');
    expect(wordsOf(4)).toBe('');
  });
});

describe('the pacer of the box', () => {
  const phases = ['in', 'hold', 'out', 'hold'].map((say) => ({ say, seconds: 4 }));

  it('counts each side down from four', () => {
    expect(breathAt(phases, 0)).toEqual({ round: 0, phase: 0, left: 4, way: 1 / 16 });
    expect(breathAt(phases, 3)).toMatchObject({ phase: 0, left: 1 });
    expect(breathAt(phases, 4)).toMatchObject({ phase: 1, left: 4 });
    expect(breathAt(phases, 15)).toMatchObject({ round: 0, phase: 3, left: 1, way: 1 });
    expect(breathAt(phases, 16)).toMatchObject({ round: 1, phase: 0, left: 4 });
  });
});

describe('what helped before', () => {
  const one = (exercise: 'wind-down' | 'worry-time', before: number | null, after: number | null) => ({
    id: '',
    exercise,
    before,
    after,
    words: '',
    finished_at: '',
  });

  it('is what left them lighter on the whole', () => {
    const found = lighterAfter([
      one('wind-down', 8, 4),
      one('wind-down', 4, 6),
      one('worry-time', 3, 5),
      one('worry-time', null, 1),
    ]);
    expect([...found]).toEqual([['wind-down', 1]]);
  });
});

describe('a tiny goal', () => {
  const run = { id: 'one', exercise: 'tiny-goal', at: 0, before: null, after: null, keeps: true } as const;
  const today = new Date(2026, 10, 21, 23, 30);

  it('is kept as they wrote it, from the day it is where they are, unless they chose otherwise', () => {
    const answers = { goal: ' Wash my two cups ', when: 'After tea' };
    expect(goalOf({ ...run, answers }, today)).toEqual({
      what: 'Wash my two cups',
      when: 'After tea',
      day: '2026-11-21',
    });
    expect(goalOf({ ...run, answers, keeps: false }, today)).toBeUndefined();
    expect(goalOf({ ...run, answers: { goal: '  ' } }, today)).toBeUndefined();
    expect(goalOf({ ...run, exercise: 'thought-record', answers }, today)).toBeUndefined();
  });

  it('is to be kept from the start, where other words are not', () => {
    const keepsOf = (exercise: 'tiny-goal' | 'thought-record') =>
      openRun(runs(noRuns, { type: 'opened', exercise, id: 'one' }))?.keeps;
    expect([keepsOf('tiny-goal'), keepsOf('thought-record')]).toEqual([true, false]);
  });
});
