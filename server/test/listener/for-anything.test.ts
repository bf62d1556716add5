import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { shapes } from '../../src/companion/listener/lines/by-shape.ts';
import { asking, hearing, nodding } from '../../src/companion/listener/lines/for-anything.ts';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';

describe('what may be said to anything and asked of it', () => {
  const said = [...Object.values(hearing), ...Object.values(nodding)].flat();
  const asked = [...Object.values(asking).flat(2), ...shapes.flatMap(({ ask }) => ask)];

  test('no line of the longer kind stands in two places', () => {
    const sentences = Object.values(hearing)
      .flat()
      .flatMap((line) => sentencesOf(line))
      .map((one) => one.toLowerCase());
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('a line asks nothing, a question asks one thing, and neither says what Wren never says', () => {
    expect(said.filter((line) => /[?{]/.test(line) || objection(line) !== undefined)).toEqual([]);
    expect(asked.filter((line) => !/^[^?]+\?$/.test(line) || objection(line) !== undefined)).toEqual([]);
  });
});
