import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { everyKind, fittingKind, settleKinds } from '../../src/companion/listener/kinds/fitting-kind.ts';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';
import { hearKinds } from '../../src/companion/reading/kinds/hear-kinds.ts';
import { type Group, groups, kinds, tellable } from '../../src/companion/reading/kinds/kinds.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';

const heardIn = (message: string, before: readonly string[] = []) => {
  const standing = before.reduce((held, one) => settleKinds(held, readMessage(one)), {});
  const reading = readMessage(message);
  return fittingKind(reading, settleKinds(standing, reading), undefined);
};

describe('what kind of thing is told', () => {
  test.each([
    ['my boss told me off in front of everyone and two of them laughed', 'hurt-by'],
    ['she made a group chat with everyone else in it and not me', 'left-out'],
    ['I lie awake until four and then the alarm goes', 'sleepless'],
    ['my mum died in march and her coat is still on the hook', 'grief'],
    ['I have the exam on thursday and I am so nervous', 'ahead'],
    ['the rent went up again and I have nine pounds until friday', 'money'],
    ['idk', 'unsure'],
  ])('%s', (message, kind) => expect(heardIn(message)?.kind).toBe(kind));

  test('the likelihoods of a message together make one, and the same message always gives the same', () => {
    const likely = hearKinds('we used to walk home along the canal');
    expect(kinds.reduce((sum, kind) => sum + likely[kind], 0)).toBeCloseTo(1, 6);
    expect(hearKinds('we used to walk home along the canal')).toEqual(likely);
  });

  test('a fact in the middle of grief is answered as belonging to the grief', () => {
    const kind = heardIn('it was a tuesday', ['my dad died three weeks ago', 'we buried him on friday']);
    expect(kind?.kind).toBe('grief');
  });

  test('what stood open fades, and good news ends it sooner', () => {
    const grieving = settleKinds({}, readMessage('my dad died three weeks ago'));
    const later = settleKinds(grieving, readMessage('I passed my driving test!!'));
    expect(later.grief ?? 0).toBeLessThan((grieving.grief ?? 0) / 2);
  });
});

describe('what is said to it', () => {
  const all = everyKind.flatMap(({ kind, hear, ask }) => [...hear, ...ask].map((line) => ({ kind, line })));

  test('every kind that tells something, every group, and anything hard has words of its own', () => {
    const named = everyKind.map(({ kind }) => kind);
    const wanted = [...tellable, ...(Object.keys(groups) as Group[]).filter((group) => group !== 'none'), 'hard'];
    expect([...named].sort()).toEqual([...wanted].sort());
    for (const { hear, ask } of everyKind) expect([hear.length, ask.length].every((count) => count >= 12)).toBe(true);
  });

  test('no sentence stands in two places', () => {
    const sentences = all.flatMap(({ line }) => sentencesOf(line)).map((one) => one.toLowerCase());
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('a line asks nothing, a question asks one thing, and neither says what Wren never says', () => {
    const wrong = everyKind.flatMap(({ hear, ask }) => [
      ...hear.filter((line) => line.includes('?') || line.includes('{') || objection(line) !== undefined),
      ...ask.filter((line) => !/^[^?]+\?$/.test(line) || objection(line) !== undefined),
    ]);
    expect(wrong).toEqual([]);
  });
});
