import { describe, expect, it } from 'vitest';
import type { Assessment } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';
import { type LineSet, missed, readLines } from './measure.ts';

describe('The screen over labelled lines', () => {
  const promised: [LineSet, positives: number, alarms: number, others: number][] = [
    ['shared', 0.97, 0.05, 0.9],
    ['dev', 0.97, 0.05, 0.9],
    ['rounds', 0.97, 0.05, 0.9],
    ['held-out', 0.9, 0.08, 0.8],
    ['voices', 0.95, 0.06, 0],
    ['blind-dev', 0.95, 0.03, 0.15],
    ['author-1', 0.98, 0.03, 0.9],
    ['author-2', 0.97, 0.05, 0.9],
    ['blind-final', 0.85, 0.2, 0.5],
    ['author-final', 0.96, 0.065, 0.76],
  ];
  it.each(promised)('keeps what docs/safety.md says of the %s lines', (set, positives, alarms, others) => {
    const lines = readLines(set);
    const wrong = missed(set);
    const share = (kind: string) =>
      wrong.filter(({ cat }) => cat.startsWith(kind)).length /
      Math.max(1, lines.filter(({ cat }) => cat.startsWith(kind)).length);
    expect(1 - share('pos_')).toBeGreaterThanOrEqual(positives);
    expect(share('neg_')).toBeLessThanOrEqual(alarms);
    expect(1 - share('other_')).toBeGreaterThanOrEqual(others);
  });
});

describe('The rule floor', () => {
  const reads = (rows: [string, Partial<Assessment>][]) =>
    it.each(rows)('reads %j', (text, wanted) => {
      expect(screen(text)).toMatchObject(wanted);
    });

  describe('hears suicide however it is written', () => {
    const crisis = { level: 'elevated', need: 'suicide', subject: 'self' } as const;
    reads([
      ['I want to kill myself', crisis],
      ['i wana dieeee', crisis],
      ['su1c1dal again :/', crisis],
      ['k1ll mys3lf', crisis],
      ['k m s', crisis],
      ['s.u.i.c.i.d.e', crisis],
      ['i wanna d!e', crisis],
      ['k*ll mys*lf', crisis],
      ['ѕuicidаl and tired', crisis], // two Cyrillic letters
      ['I feel suicidial', crisis],
      ['quiero morirme', crisis],
      ['ich will nicht mehr leben', crisis],
      ['je ne veux plus vivre', crisis],
      ['não quero mais viver', crisis],
    ]);
  });

  describe('tells a plan, means and a farewell from a thought', () => {
    reads([
      ['I have a plan to kill myself tonight', { level: 'imminent', plan: true }],
      ['I have a gun in my lap', { level: 'imminent', method: true }],
      ['by the time you read this i’ll be gone', { level: 'imminent' }],
      ['I just took all my sleeping pills', { level: 'imminent', need: 'medical-emergency', tense: 'attempt' }],
      ['I tried to kill myself last week', { level: 'elevated', tense: 'past' }],
    ]);
  });

  describe('reads a "no" for what it denies', () => {
    reads([
      ['I would never kill myself', { level: 'none', denied: true }],
      ['I don’t want to die, I want to get better', { level: 'none', denied: true }],
      ['I’m not going to lie, I want to die', { level: 'elevated' }],
      ['I don’t want to die, I just don’t want to live like this', { level: 'elevated' }],
      ['not a day goes by where I don’t think about dying', { level: 'elevated' }],
      ['the only reason I haven’t killed myself is my cat', { level: 'elevated' }],
      ['I told my doctor I wasn’t suicidal but I lied', { level: 'elevated' }],
    ]);
  });

  describe('knows whose danger it is', () => {
    reads([
      ['my best friend told me she wants to kill herself', { level: 'low', need: 'someone-else', subject: 'other' }],
      ['my roommate keeps saying he wants to die', { level: 'low', need: 'someone-else' }],
      ['I tried to talk to my mom about wanting to die', { level: 'elevated', subject: 'self' }],
      ['my friend killed himself and I get why, I want to go too', { level: 'elevated', subject: 'self' }],
      ['my uncle died by suicide ten years ago today', { need: undefined }],
    ]);
  });

  describe('lets a way of speaking be one', () => {
    const quiet = { need: undefined } as const;
    reads([
      ['this homework is killing me', quiet],
      ['I’m dead 😂', quiet],
      ['did you see suicide squad yet', quiet],
      ['I cut myself shaving this morning', quiet],
      ['I need to cut myself some slack', quiet],
      ['I bought a rope for the swing set', quiet],
      ['I’m writing an essay on suicide prevention', quiet],
    ]);
  });

  describe('gives other needs their own name', () => {
    reads([
      ['my husband hit me again last night', { level: 'elevated', need: 'abuse' }],
      ['I was raped at a party', { level: 'elevated', need: 'sexual-assault' }],
      ['I keep having thoughts about hurting my kid', { level: 'elevated', need: 'violence' }],
      ['I make myself throw up after dinner', { level: 'elevated', need: 'eating' }],
      ['they put a chip in my head and the TV is talking to me', { level: 'elevated', need: 'psychosis' }],
      ['I’m 13 and I don’t want my mom to know', { level: 'low', need: 'minor' }],
      ['my daughter turns 13 next week', { need: undefined }],
      ['I’m 14 and I want to die', { level: 'elevated', need: 'suicide', also: ['minor'] }],
    ]);
  });

  it('finds one clause in the middle of a long, cheerful message', () => {
    const chatter = 'We went to the market and bought far too many peaches, and the dog slept all afternoon. ';
    const text = `${chatter.repeat(12)}I have been thinking about ending my life. ${chatter.repeat(12)}`.slice(0, 3000);
    expect(screen(text)).toMatchObject({ level: 'elevated', need: 'suicide' });
  });

  it('gives ids of rules as reasons, never words of the message', () => {
    for (const reason of screen('Marguerite, I want to kill myself tonight').reasons) {
      expect(reason).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(reason).not.toContain('marguerite');
    }
  });

  it('never throws, and stays quick, whatever it is given', () => {
    const hostile = [
      '',
      ' ',
      '\u0000\uffff',
      '😂'.repeat(1500),
      'i want to die '.repeat(214),
      'k m s '.repeat(500),
      'i '.repeat(1500),
      'dont '.repeat(600),
      's.u.i.'.repeat(500),
      '!1@*'.repeat(750),
      'sxicxdex '.repeat(333),
      'ZALGO͚̮̺̪̹̱̤'.repeat(250),
      `${'('.repeat(1500)}${')'.repeat(1500)}`,
      'а'.repeat(3000),
    ];
    for (const text of hostile) screen(text.slice(0, 3000));
    for (const text of hostile) {
      // The fastest of some: what else the machine does is no fault of the screen.
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        screen(text.slice(0, 3000));
        return performance.now() - start;
      });
      expect(Math.min(...times), text.slice(0, 12)).toBeLessThan(60);
    }
  });
});
