import {
  crisisLines,
  crisisNeeds,
  crisisTag,
  emergencyNumber,
  linesFor,
  parseCrisisTag,
} from '@wren/contract/crisis.ts';
import { describe, expect, it } from 'vitest';

describe('The registry of crisis lines', () => {
  it('shows the lines the specification names, with today’s numbers', () => {
    const us = Object.fromEntries(crisisLines.filter((line) => line.country === 'US').map((line) => [line.id, line]));
    expect(us['988']).toMatchObject({ call: '988', text: { to: '988' }, hours: '24/7' });
    expect(us.ctl).toMatchObject({ text: { to: '741741', word: 'HOME' } });
    expect(us.trevor).toMatchObject({ call: '1-866-488-7386', text: { to: '678-678', word: 'START' } });
    expect(us.vets).toMatchObject({ call: '988 then press 1', text: { to: '838255' } });
    expect(us.samhsa).toMatchObject({ call: '1-800-662-4357', note: 'treatment referral, not a crisis line' });
  });

  it('offers no "press 3", which ended on 2025-07-17', () => {
    expect(JSON.stringify(crisisLines)).not.toMatch(/press 3/i);
  });

  it('covers at least 25 countries beside the United States', () => {
    const countries = new Set(crisisLines.map((line) => line.country));
    expect(countries.size).toBeGreaterThanOrEqual(27);
  });

  it('gives every line a way to reach it, a source and the day it was last read again', () => {
    for (const line of crisisLines) {
      expect(line.call ?? line.text?.to ?? line.chat, line.id).toBeTruthy();
      expect(line.verified_on, line.id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(line.source, line.id).toMatch(/\.\w+/);
      if (line.chat) expect(new URL(line.chat).protocol, line.id).toBe('https:');
      for (const need of line.for) expect(crisisNeeds, line.id).toContain(need);
    }
  });

  it('names no line twice', () => {
    expect(new Set(crisisLines.map((line) => line.id)).size).toBe(crisisLines.length);
  });

  it('ends every list at the international door, and is never empty', () => {
    for (const country of ['US', 'GB', 'JP', 'ZZ', undefined]) {
      for (const need of crisisNeeds) expect(linesFor(country, need).at(-1)?.id).toBe('findahelpline');
    }
  });

  it.each([
    ['US', 'suicide', '988'],
    ['US', 'lgbtq-youth', 'trevor'],
    ['US', 'veteran', 'vets'],
    ['US', 'abuse', 'ndvh'],
    ['US', 'substance', '988'],
    ['US', 'minor', '988'],
    ['GB', 'suicide', 'samaritans'],
    ['GB', 'minor', 'childline'],
    ['AU', 'sexual-assault', '1800respect'],
    ['FR', 'suicide', '3114'],
    [undefined, 'suicide', '988'],
    ['ZZ', 'suicide', 'findahelpline'],
  ] as const)('offers first, in %s for %s, the line %s', (country, need, id) => {
    expect(linesFor(country, need)[0]?.id).toBe(id);
  });

  it.each([
    ['US', '911'],
    ['GB', '999'],
    ['DE', '112'],
    ['AU', '000'],
    ['JP', '119'],
    [undefined, '911'],
  ])('knows the ambulance of %s', (country, number) => {
    expect(emergencyNumber(country)).toBe(number);
  });

  it('shows the same card without an alarm where the danger is not the writer’s own', () => {
    const need = 'someone-else';
    const { tag, content } = crisisTag({ need, country: 'GB' });
    expect(tag).toBe('SUPPORT');
    expect(parseCrisisTag(content)).toEqual({ need, country: 'GB', urgent: false });
  });

  it('carries need, country and urgency in the CRISIS tag', () => {
    const card = { need: 'abuse', country: 'CA', urgent: true } as const;
    expect(parseCrisisTag(crisisTag(card).content)).toEqual(card);
    expect(parseCrisisTag(crisisTag({ need: 'suicide', country: undefined }).content)).toEqual({
      need: 'suicide',
      country: undefined,
      urgent: false,
    });
  });

  it('shows a card even for a tag it cannot read', () => {
    expect(parseCrisisTag('???')).toEqual({ need: 'suicide', country: undefined, urgent: false });
  });
});
