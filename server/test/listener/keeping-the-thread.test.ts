import { describe, expect, test } from 'vitest';
import { asOne } from '../../src/companion/listener/forms-of.ts';
import { keepsTheHouseRules } from './promises.ts';
import { talk } from './talk.ts';

const work = /\b(?:work|job|boss|pay)\b/i;
const animal = /\b(?:animal|vet|bowl|paw|cat)\b/i;

describe('what is spoken of is kept apart', () => {
  test('another matter taken up is met as itself, and what they come back to as the first', async () => {
    const told = await talk([
      'my boss gave my project to somebody else',
      'anyway, my cat is ill as well',
      'she is 12 and will not eat',
      'back to work: I do not know if I should say something to my boss',
      'I feel small',
    ]);
    keepsTheHouseRules(told);
    const [, cat, age, , small] = told.map(({ reply }) => reply);
    expect(cat).not.toMatch(work);
    expect(age).not.toMatch(work);
    expect(small).not.toMatch(animal);
  });

  test.each([
    [
      ['my mum has a new boyfriend', 'his name is Colin', 'anyway, I failed my maths test'],
      'back to Colin: he moved in',
      /Colin/,
    ],
    [['my boss shouted at me', 'my dog died in May'], 'ok, back to my boss, he did it again this morning', /again/],
  ])('%j, then "%s" tells more of it and asks for nothing', async (before, message, named) => {
    const told = await talk([...before, message]);
    expect(told.at(-1)?.reply).toMatch(named);
    expect(told.at(-1)?.reply).not.toMatch(/don't have anything|how does it begin/i);
  });

  test.each([
    'my husband works late',
    'my brother will murder me when he sees the dent',
    'her name is Dana and she is new',
  ])('nobody is asked about of whom nothing happened: %s', async (message) => {
    const [told] = await talk([message]);
    expect(told?.reply).not.toMatch(/know how that was|say about it/);
  });

  test.each(['Ella slammed the door again', 'Zoe shouted at me'])(
    'somebody called by a name is who it is of: %s',
    async (message) => {
      const [told] = await talk([message]);
      expect(told?.reply).toContain(message.split(' ').slice(0, 2).join(' '));
      expect(told?.reply).not.toMatch(/^the door/i);
    },
  );

  test.each([
    [['my mum and I fell out over the car', 'she will not listen'], /\b(?:they|them|their)\b/i],
    [['my dad died in March', 'I miss him so much'], /\b(?:What were they|miss them)\b/],
    [['our cat Mip will not eat', "she's 14", 'the vet says it is her kidneys'], /\b(?:they|them)\b/i],
  ])('who was named he or she stays so: %j', async (messages, other) => {
    const told = await talk(messages);
    expect(told.at(-1)?.reply).not.toMatch(other);
  });

  test.each([
    [['my son is having a hard time at school', 'his name is Ravi'], /\bRavi\b/],
    [['our cat Mip will not eat', "she's 14"], /\b14\b/],
    [['I fell out with Nell at work', 'Nell is my boss btw'], /^(?:Your boss, then|So your boss)\./],
  ])('a bare fact of somebody is taken in: %j', async (messages, said) => {
    const told = await talk(messages);
    expect(told.at(-1)?.reply).toMatch(said);
  });

  test.each([
    [['my friend was acting mad', 'she tried to make me leave my ex. She kept telling lies'], /Your ex/],
    [['he left after the baby came', 'he says he wants no contact'], /baby says/i],
  ])('nobody is named for another: %j', async (messages, wrong) => {
    const told = await talk(messages);
    expect(told.at(-1)?.reply).not.toMatch(wrong);
  });

  test('what they only just told is not recited to them', async () => {
    const told = await talk([
      'I got a warning at work for being late',
      'my son is slow in the mornings',
      'every day',
      'it is hard',
    ]);
    for (const { reply } of told) expect(reply).not.toMatch(/you (?:also )?told me|forgotten/);
  });

  test.each([
    [['my sister will not speak to me', 'No, she blocked me'], /\b(?:sorry|wrong|mistake)\b/i],
    [
      ['a colleague got my post', 'he has been there two years', "no he doesn't know I wanted it"],
      /\b(?:sorry|wrong)\b/i,
    ],
  ])('a no that answers puts nothing right: %j', async (messages, owned) => {
    const told = await talk(messages);
    expect(told.at(-1)?.reply).not.toMatch(owned);
  });

  test('who is in heaven is not waited for', async () => {
    const told = await talk(['I miss my mum so much. My sister is in hospital too', 'She is in heaven']);
    expect(told.at(-1)?.reply).not.toMatch(/news|hope|today|hospital/i);
  });

  test('what is known of one is not said of another', async () => {
    const told = await talk(['my mum has dementia', 'my brother lives far away', 'he phones on Sundays']);
    for (const { reply } of told.slice(1)) expect(reply).not.toMatch(/\b(?:losing him|he's still here|his face)\b/i);
  });

  test.each([
    [['my best friend is moving abroad', '15 years'], /have had it around/],
    [['my baby cries all night', '7 months'], /the very beginning is over/],
  ])('how long is not taken for a trouble where nobody asked how long it was: %j', async (messages, wrong) => {
    const told = await talk(messages);
    if (!/how long/i.test(told.at(-2)?.reply ?? '')) expect(told.at(-1)?.reply).not.toMatch(wrong);
  });

  test.each([
    [['the people next door are loud', 'I knocked twice, they just laughed'], /knocked.*laughed/],
    [['my parents told us tonight', 'mum cried, dad just ate'], /cried.*ate/],
  ])('of a short message nothing is left out: %j', async (messages, whole) => {
    const told = await talk(messages);
    expect(told.at(-1)?.reply).toMatch(whole);
  });

  test.each(['what do you mean?', 'can you explain?'])(
    'who did not follow hears what it was about: %s',
    async (asked) => {
      const told = await talk(['my neighbour cut down our tree', 'I planted it with my dad', asked]);
      expect(told.at(-1)?.reply).toMatch(/tree|dad|planted|neighbour/);
    },
  );

  test('who tells in small pieces is not taken for somebody with nothing to say', async () => {
    const told = await talk(['my sister rang', 'she knew', 'I froze', 'I hung up']);
    expect(told.at(-1)?.reply).not.toMatch(/today|type it here/);
  });
});

describe("a line that says 'they'", () => {
  test.each([
    ['What do they say when you tell them?', 'What does she say when you tell her?'],
    ["What would you tell them, if they weren't so far away?", "What would you tell her, if she wasn't so far away?"],
    ['Have they shown that they are sorry?', 'Has she shown that she is sorry?'],
    ['How do they take it themselves?', 'How does she take it herself?'],
  ])('speaks of one where there is one: %s', (line, said) => {
    expect(asOne(line, 'she')).toBe(said);
  });

  test.each([
    'Which of them would you ask?',
    'What do the others say, and do they know?',
    'How do they end, as a rule?',
  ])('and is left where it may be of others: %s', (line) => {
    expect(asOne(line, 'he')).toBe(line);
  });
});
