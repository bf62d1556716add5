import { lengths, tones } from '@wren/contract/users.ts';
import { describe, expect, test } from 'vitest';
import { conversations } from '../../../evals/conversations/all.ts';
import { tenTurns } from '../../../evals/conversations/concerns.ts';
import { chanceOf } from '../../src/companion/listener/chance.ts';
import { keepsTheHouseRules, namesSomethingSaid, words } from './promises.ts';
import { talk } from './talk.ts';

const advice =
  /\b(?:you could try|one thing to (?:try|do)|a small step|my suggestion|do this first|try this|here is one thing)\b/i;
const asks = /\b(?:what (?:should|can|could) i|how do i|should i|steps|help me pick|advice)\b/i;

describe('holds a sensible ten-turn conversation on each of the 15 concerns', () => {
  test('each of the 15 has ten turns', () => {
    expect(new Set(tenTurns.map((one) => one.concern)).size).toBe(15);
    expect(tenTurns.every((one) => one.lines.length === 10)).toBe(true);
  });

  test.each(tenTurns)(
    '$name: one question at most, nothing twice, nothing Wren may not say',
    async ({ name, lines }) => {
      keepsTheHouseRules(await talk(lines, { id: name }));
    },
  );

  test.each(tenTurns)(
    '$name: the words come back, at a length fit to read, and no advice comes early',
    async ({ name, lines }) => {
      const exchanges = await talk(lines, { id: name });
      const told = exchanges.filter(({ said }) => words(said) >= 6);
      const named = told.filter(({ said, reply }) => namesSomethingSaid(said, reply));
      // What they blame themselves for is answered and not handed back: four in five is promised over all of them.
      expect(named.length / told.length).toBeGreaterThanOrEqual(0.6);
      const lengths = exchanges.map(({ reply }) => words(reply)).sort((a, b) => a - b);
      // Forty over all of them is the promise the evals keep; one talk with short messages may stay below it.
      expect(lengths[5]).toBeGreaterThanOrEqual(30);
      expect(lengths.at(-1)).toBeLessThanOrEqual(110);
      for (const { said, reply } of exchanges.slice(0, 3)) if (!asks.test(said)) expect(reply).not.toMatch(advice);
    },
  );

  test.each(tenTurns)('$name: short replies are 15 to 50 words, long ones at most 180', async ({ name, lines }) => {
    for (const { reply } of await talk(lines, { id: name, person: { length: 'short' } }))
      expect(words(reply)).toBeLessThanOrEqual(50);
    for (const { reply } of await talk(lines, { id: name, person: { length: 'long' } }))
      expect(words(reply)).toBeLessThanOrEqual(180);
  });

  test('lines in any order, in any manner and at any length keep the same promises', async () => {
    const lines = conversations.flatMap((one) => [...one.lines]);
    for (let at = 0; at < 45; at++) {
      const person = {
        tone: tones[at % 5] ?? 'friendly',
        length: lengths[at % 3] ?? 'medium',
        firstName: at % 2 ? 'Ana' : '',
      };
      keepsTheHouseRules(
        await talk(chanceOf(`mixed ${at}`).shuffle(lines).slice(0, 14), { id: `mixed ${at}`, person }),
      );
    }
  });

  test('something from an early turn comes back in a late one', async () => {
    let recalled = 0;
    for (const { name, lines } of tenTurns) {
      const exchanges = await talk(lines, { id: name });
      const late = exchanges
        .slice(4)
        .map(({ reply }) => reply)
        .join(' ');
      if (exchanges.slice(0, 3).some(({ said }) => namesSomethingSaid(said, late))) recalled++;
    }
    expect(recalled).toBeGreaterThanOrEqual(13);
  });

  test('the same conversation gives the same replies, another conversation gives others', async () => {
    const [first] = tenTurns;
    if (!first) throw new Error('no conversation');
    const once = await talk(first.lines, { id: 'one' });
    expect(await talk(first.lines, { id: 'one' })).toEqual(once);
    expect((await talk(first.lines, { id: 'two' })).map(({ reply }) => reply)).not.toEqual(
      once.map(({ reply }) => reply),
    );
  });
});
