import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calm, isCrisis } from '#companion/safety/assessment.ts';
import { listen } from '#companion/safety/classifier/classifier.ts';
import { read } from '#companion/safety/normalise.ts';
import { byRules } from '#companion/safety/rule-floor.ts';
import { screen } from '#companion/safety/screen.ts';
import { readLines } from './measure.ts';

describe('The classifier beside the rules', () => {
  it.each([
    'I keep googling how many of these it takes',
    'I was standing on the platform and the train came and I almost stepped',
    'if I crashed the car it would look like an accident',
    'theres 60 tablets in my hand',
    'I’ve decided. Thank you for listening to me.',
    'kys is what i tell myself every day',
  ])('and they together hear what is only hinted at: %j', (text) => {
    expect(screen(text)).toMatchObject({ level: expect.stringMatching(/elevated|imminent/) });
  });

  it.each([
    'this spreadsheet makes me want to die lol',
    'my therapist asked if I was suicidal and I said no because I’m not',
    'I want to quit my job and never come back',
    'I overdosed on chocolate',
    'yes',
    'no sleep',
    'my boss',
    'thank you for listening, talk tomorrow',
    'just got my tablets from the chemist, one in the morning with food',
    'Walking by the river always helps me.',
    'I quit my job',
    'Ich bin todmüde',
    'estoy muerta de hambre',
  ])('and they together leave ordinary words in peace: %j', (text) => {
    expect(['none', 'low']).toContain(screen(text).level);
  });

  it('raises to elevated at most, and lets go of what a rule heard only down to low', () => {
    for (const { text } of [...readLines('voices'), ...readLines('shared')]) {
      const ruled = byRules(read(text)).level;
      const both = screen(text).level;
      if (both !== ruled) expect(['low', 'elevated'], text).toContain(both);
    }
  });

  it('lets nothing go that is said outright', () => {
    for (const text of [
      'I will kill myself over this spreadsheet, I am serious',
      'kms',
      'quiero matarme',
      'just took the whole bottle of pills',
    ]) {
      expect(isCrisis(screen(text)), text).toBe(true);
    }
  });

  it('scores the same message the same, whatever it read before', () => {
    const text = read('I have put everything in order and I will not need a winter coat');
    const first = listen(text, calm).scores;
    for (const { text: other } of readLines('shared')) listen(read(other), calm);
    expect(listen(text, calm).scores).toEqual(first);
  });

  it('is small enough to load at once', () => {
    const weights = new URL('../../src/companion/safety/classifier/weights.json', import.meta.url);
    expect(statSync(weights).size).toBeLessThan(1_048_576);
  });
});
