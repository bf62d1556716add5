import { expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { matters } from '../../src/companion/listener/matters/matters.ts';
import { ofLoss } from '../../src/companion/listener/matters/of-loss.ts';

const linesOf = ({ hear, ask, advice = [], reason = [] }: (typeof matters)[number]) => [
  ...hear,
  ...ask,
  ...advice,
  ...reason,
];
/** What is said of a mother is said of a father, too. */
const kin = /-(?:mother|father|sister|brother)$/;

test('each matter has an id of its own', () => {
  const ids = matters.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no line stands twice, but with one parent or sibling and the other', () => {
  const said = matters.flatMap((one) => linesOf(one).map((line) => ({ line, of: one.id.replace(kin, '') })));
  const twice = said.filter(({ line, of }, at) => said.slice(0, at).some((one) => one.line === line && one.of !== of));
  expect(twice).toEqual([]);
  for (const one of matters) expect(new Set(linesOf(one)).size, one.id).toBe(linesOf(one).length);
});

test.each(matters.map((one) => [one.id, one] as const))(
  '%s says what may be said, and asks one question',
  (_, matter) => {
    const { hear, ask, advice = [], reason = [], alone } = matter;
    expect(linesOf(matter).filter((line) => objection(line) !== undefined)).toEqual([]);
    expect([...hear, ...advice, ...reason].filter((line) => line.includes('?'))).toEqual([]);
    expect(ask.filter((line) => !/^[^?]+\?$/.test(line))).toEqual([]);
    // A beginning tells nothing yet that could be advised on.
    expect([advice.length, reason.length]).toEqual(alone ? [0, 0] : [2, 2]);
    // The name of who died is the one place left to fill.
    const named = ofLoss.includes(matter) ? '{lost}' : '';
    expect(linesOf(matter).filter((line) => /[{}]/.test(line.replace(named, '')))).toEqual([]);
  },
);
