import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { byClause } from '../../src/companion/listener/lines/by-clause.ts';
import { shapes } from '../../src/companion/listener/lines/by-shape.ts';
import { askingOfGood, askingOn, nodding } from '../../src/companion/listener/lines/for-anything.ts';

describe('what may be said to anything and asked of it', () => {
  const said = Object.values(nodding).flat();
  const asked = [...askingOfGood.flat(), ...askingOn, ...[...shapes, ...byClause].flatMap(({ ask }) => ask)];

  test('a line asks nothing, a question asks one thing, and neither says what Wren never says', () => {
    expect(said.filter((line) => /[?{]/.test(line) || objection(line) !== undefined)).toEqual([]);
    expect(asked.filter((line) => !/^[^?]+\?$/.test(line) || objection(line) !== undefined)).toEqual([]);
  });
});
