import { describe, expect, test } from 'vitest';
import { checkInFor } from '../../src/companion/check-in.ts';
import { noState } from '../../src/companion/safety/state.ts';
import { turnOf } from './turn.ts';

const after = (need: 'suicide' | 'abuse' | 'eating') => {
  const state = { ...noState, level: 'elevated' as const, need };
  return checkInFor(turnOf('I made some tea'), { state } as Parameters<typeof checkInFor>[1]);
};

describe('a check-in after danger is about the danger there was', () => {
  test('after thoughts of death it asks of those', () => expect(after('suicide')).toMatch(/thoughts/));
  test('after violence at home it asks how safe it is there', () => expect(after('abuse')).toMatch(/how safe is it/));
  test('after hunger it asks of food', () => expect(after('eating')).toMatch(/food/));
});
