import { describe, expect, test } from 'vitest';
import { mayStandInside, type Shape, shapeOf } from '../../src/companion/listener/asking-back.ts';
import { askingBack, askingOfNow, askingOfThen } from '../../src/companion/listener/lines/asking-back.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { talk } from './talk.ts';

const clauseOf = (message: string) => {
  const [clause] = readMessage(message).clauses;
  if (!clause) throw new Error('nothing told');
  return clause;
};

describe('a question about what was just handed back goes by what that tells', () => {
  test.each<[string, Shape]>([
    ['He said I was too old for it.', 'said'],
    ['Everyone keeps saying I should be over it.', 'says'],
    ['He threw my lunch in the bin.', 'done-to-you'],
    ["She didn't turn up.", 'did-not'],
    ['I drove past the house.', 'you-did'],
    ["I can't open the letter.", 'unable'],
    ["I don't know what to do with the afternoon.", 'not-knowing'],
    ['I keep seeing his face.', 'keeps'],
    ["I've got a meeting with him on Wednesday.", 'ahead'],
    ['My uncle will come with me.', 'ahead'],
    ['I want to see my country again.', 'wants'],
  ])('%s → %s', (message, shape) => expect(shapeOf(clauseOf(message))).toBe(shape));

  test.each(['My dad died in March.', 'Three hours.', 'I said that already.'])('not of this: %s', (message) =>
    expect(shapeOf(clauseOf(message))).toBeUndefined(),
  );

  test('each question is one question and stands once', () => {
    const all = [...Object.values(askingBack).flat(), ...askingOfThen, ...askingOfNow];
    for (const line of all) expect(line).toMatch(/^[A-Z][^?]+\?$/);
    for (const lines of [...Object.values(askingBack), askingOfThen, askingOfNow])
      expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('something they told comes whole inside the question', () => {
  test('where it happened, is short, and leans on nothing', () => {
    expect(mayStandInside(clauseOf('The whole room went silent.'))).toBe(true);
    expect(mayStandInside(clauseOf('It was like that.'))).toBe(false);
    expect(mayStandInside(clauseOf('I feel awful.'))).toBe(false);
  });

  test('a message of many things is asked about by one of them', async () => {
    const { exchanges } = {
      exchanges: await talk([
        "I teach Year 4 and today I shouted at a little boy. He'd tipped the water over her painting, and the whole room went silent.",
      ]),
    };
    expect(exchanges[0]?.reply).toMatch(/\b(?:shouted at a little boy|tipped the water|room went silent)\b[^?]*\?$/);
  });

  test('what is good is not asked about in that way', async () => {
    const [exchange] = await talk(['I got the job!! They rang me on the bus and I cried, I was so happy.']);
    for (const line of [...askingOfThen, ...askingOfNow])
      expect(exchange?.reply).not.toContain(line.slice(0, line.indexOf('{')));
  });
});
