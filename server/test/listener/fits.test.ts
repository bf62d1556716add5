import { describe, expect, test } from 'vitest';
import { fittingRemarks } from '../../src/companion/listener/fits/fits.ts';
import { goesWith } from '../../src/companion/listener/fits/goes-with.ts';
import { type Question, questions } from '../../src/companion/listener/fits/questions.ts';
import { bright, type Remark, remarks } from '../../src/companion/listener/fits/remarks.ts';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { asking, hearing } from '../../src/companion/listener/lines/for-anything.ts';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';
import { talk } from './talk.ts';

describe('what may be said to a message is what fits it', () => {
  test.each<[string, Remark]>([
    ['he shouted at me in front of the whole team and everyone looked at their shoes', 'watched'],
    ["i haven't slept properly in weeks, i just lie there until four", 'no-sleep'],
    ['I had a panic attack in the supermarket, my heart was racing and I could not breathe', 'panic'],
    ['my dog had to be put down on Tuesday', 'pet'],
    ["we don't have enough for the rent and the card is full", 'money'],
    ['I still set out two cups every morning', 'everyday-gap'],
    ['I passed!! after all those evenings of work', 'earned'],
    ['part of me is glad and part of me is really sad about it', 'both-at-once'],
  ])('%s → %s', (message, name) => {
    const mood = bright.has(name) ? 'good' : 'hard';
    expect(fittingRemarks(message, mood).map((fit) => fit.name)).toContain(name);
  });

  test('nothing is said of good luck where the message is hard, and nothing of hardship where it is good', () => {
    for (const message of ['it was my birthday and nobody came', 'he laughed and I cried', 'they gave it to him']) {
      expect(fittingRemarks(message, 'hard').filter(({ name, isSure }) => bright.has(name) && !isSure)).toEqual([]);
    }
  });

  test('a word, a sound or nothing at all fits nothing in particular, and the same message always gives the same', () => {
    for (const message of ['', 'ok', 'hm'])
      expect(fittingRemarks(message, 'plain').some(({ isSure }) => isSure)).toBe(false);
    const once = fittingRemarks('she read my diary and told my aunt', 'hard');
    expect(fittingRemarks('she read my diary and told my aunt', 'hard')).toEqual(once);
  });
});

describe('the lines', () => {
  const said = [...Object.values(remarks), ...Object.values(hearing)].flat();
  const asked = [...Object.values(questions), ...Object.values(asking).flat()].flat();

  test('every remark and every question has several wordings', () => {
    for (const lines of Object.values(remarks)) expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const lines of Object.values(questions)) expect(lines.length).toBeGreaterThanOrEqual(3);
  });

  test('every question goes with some remark, and is kept for none', () => {
    const used = new Set(Object.values(goesWith).flat());
    expect((Object.keys(questions) as Question[]).filter((name) => !used.has(name))).toEqual([]);
  });

  test('no remark stands in two places', () => {
    const sentences = said.flatMap((line) => sentencesOf(line)).map((one) => one.toLowerCase());
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('a remark asks nothing, a question asks one thing, and neither says what Wren never says', () => {
    expect(said.filter((line) => line.includes('?') || line.includes('{') || objection(line) !== undefined)).toEqual(
      [],
    );
    expect(asked.filter((line) => !/^[^?]+\?$/.test(line) || objection(line) !== undefined)).toEqual([]);
  });

  test('the same remark does not come twice within some replies, in other words either', async () => {
    const exchanges = await talk([
      'I lay awake until four again',
      'I could not sleep, my head would not stop',
      'and then the alarm went and I had slept an hour',
    ]);
    const names = exchanges.map(({ reply }) =>
      (Object.keys(remarks) as Remark[]).filter((name) => remarks[name].some((line) => reply.includes(line))),
    );
    const all = names.flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
