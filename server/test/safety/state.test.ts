import { describe, expect, it } from 'vitest';
import { screen } from '#companion/safety/screen.ts';
import { follow, levelNow, noState, type Question, readState, type SafetyState } from '#companion/safety/state.ts';

const now = new Date('2026-11-20T18:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

function after(asked: Question | undefined, level: SafetyState['level'] = 'elevated', need = 'suicide'): SafetyState {
  return readState({ ...noState, level, need, at: now.toISOString(), asked, replies: 1 });
}

const hears = (state: SafetyState, message: string, at = now) => follow(state, screen(message), message, at);

describe('What a conversation remembers about danger', () => {
  it('decays over days and is gone after a week', () => {
    const state = after(undefined, 'imminent');
    expect([1, 30, 100, 167, 200].map((hours) => levelNow(state, later(hours)))).toEqual([
      'imminent',
      'elevated',
      'low',
      'low',
      'none',
    ]);
  });

  it('survives being kept as JSON, and anything unreadable is a fresh start', () => {
    const state = after('plan');
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    for (const kept of [null, 7, 'x', [], { level: 'purple', at: 'never', replies: 'many' }]) {
      expect(readState(kept)).toEqual(noState);
    }
  });

  it('keeps a gentle check-in through neutral messages, now and then and not every time', () => {
    let state = after(undefined);
    const checks = ['I watched a film', 'it was about trains', 'then we had soup', 'soup is good', 'yes, lentils'].map(
      (message) => {
        const heard = hears(state, message);
        state = heard.state;
        expect(heard.care).toBe('after');
        return heard.checkIn;
      },
    );
    expect(checks).toEqual([true, false, false, true, false]);
  });

  it.each<[Question, string, string, string | undefined]>([
    ['suicide', 'yes', 'elevated', 'suicide'],
    ['suicide', 'yeah i guess', 'elevated', 'suicide'],
    ['suicide', 'I don’t know', 'elevated', 'suicide'],
    ['suicide', 'no', 'none', undefined],
    ['plan', 'yes', 'imminent', 'suicide'],
    ['plan', 'tonight', 'imminent', 'suicide'],
    ['plan', 'maybe', 'elevated', 'suicide'],
    ['means', 'yes, right here', 'imminent', 'suicide'],
    ['means', 'pills. they’re in the drawer', 'imminent', 'suicide'],
    ['means', 'no, my brother took the pills away', 'none', undefined],
    ['means', 'I have not plan. Only thinking in the night', 'none', undefined],
    ['safe', 'no', 'imminent', 'suicide'],
    ['company', 'just me', 'elevated', 'suicide'],
    ['company', 'yes, my sister is here', 'none', undefined],
  ])('reads, after asking about %s, the answer %j as %s', (asked, answer, level, need) => {
    expect(hears(after(asked), answer).assessment).toMatchObject({ level, need });
  });

  it('reads "yes" as nothing grave when nothing was asked', () => {
    expect(hears(noState, 'yes').assessment.level).toBe('none');
    expect(hears(noState, 'tonight').assessment.level).toBe('none');
  });

  it('reads "ok, I’ll do it tonight" by what was spoken of before', () => {
    expect(hears(noState, 'ok ill do it tonight').care).toBe('none');
    expect(hears(after(undefined), 'ok ill do it tonight').assessment.level).toBe('imminent');
  });

  it('respects that someone does not want the line', () => {
    const { state, assessment } = hears(after('company'), 'I won’t call any hotline');
    expect(state.lineRefused).toBe(true);
    expect(assessment.level).toBe('elevated');
  });
});
