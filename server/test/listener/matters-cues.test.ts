import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasCues, isIn, searched, stands } from '../../src/companion/listener/matters/cues.ts';
import { matters } from '../../src/companion/listener/matters/matters.ts';

const signs = matters.flatMap((one) => one.signs);
const texts = readFileSync(new URL('../../../evals/tellings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % 250 === 0)
  .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase().replaceAll('’', "'"));

describe('a sign is tried only where one of its cues stands', () => {
  test('the cues of every sign are those of the sign as it stands: else run node evals/cue-matters.ts', () => {
    expect(matters.filter((one) => !one.signs.every(hasCues)).map(({ id }) => id)).toEqual([]);
  });

  test('it is heard where the whole sign is heard, and nowhere else', () => {
    const otherwise = texts.flatMap((text) => {
      const where = searched(text);
      return signs.filter((sign) => isIn(sign, where) !== sign.test(text));
    });
    expect(otherwise).toEqual([]);
  });

  test.each([
    ['^ex', 'my ex rang', true],
    ['^ex', 'what comes next', false],
    ['left$', 'she left', true],
    ['left$', 'leftovers for tea', false],
    ['vet', 'private vetting', true],
  ] as const)('"%s" in "%s": %s', (piece, text, isThere) => expect(stands(piece, text)).toBe(isThere));
});
