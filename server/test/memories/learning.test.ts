import { expect, test } from 'vitest';
import { createListener } from '#companion/listener/voice.ts';
import { mayBeKept } from '#companion/memory/lesson.ts';
import { patternLessons } from '#companion/memory/patterns.ts';
import { isSame } from '#companion/memory/sameness.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';

const wren = createCompanion({
  listener: createListener({ pace: 0 }),
  model: undefined,
  log: createLog('silent'),
});
const learned = (message: string, memories: { id: string; text: string }[] = [], before = '') =>
  patternLessons({
    message,
    memories,
    grave: false,
    history: before === '' ? [] : [{ role: 'user', content: before, at: new Date() }],
  }).filter(({ text }) => mayBeKept(text));
const texts = (message: string, before = '') => learned(message, [], before).map(({ text }) => text);

test.each([
  ['My sister Ana is coming to visit and I am nervous.', ['Your sister is called Ana.']],
  ['my sister is called Ana', ['Your sister is called Ana.']],
  ["My dog's name is Bruno and he keeps me going.", ['Your dog is called Bruno.']],
  ['I have a cat called Mia.', ['Your cat is called Mia.']],
  ['Tom is my older brother.', ['Your older brother is called Tom.']],
  ['I live in Porto and I work as a nurse.', ['You live in Porto.', 'You work as a nurse.']],
  ["I'm a nurse at a big hospital, and the shifts are long.", ['You are a nurse at a big hospital.']],
  ['I study law in Coimbra.', ['You study law in Coimbra.']],
  ['I have two kids.', ['You have two kids.']],
  ["I'm married.", ['You are married.']],
  ['I just moved to Berlin last month', []],
  ['I recently moved to Berlin.', ['You moved to Berlin.']],
  ['I really love hiking in the hills.', ['You like hiking in the hills.']],
  ["I'm preparing for my bar exam.", ['You are preparing for your bar exam.']],
  ["I'm looking for a new job because my boss is awful", ['You are looking for a new job.']],
  ['My goal is to run a marathon.', ['You want to run a marathon.']],
  ['I want to learn Spanish.', ['You want to learn Spanish.']],
  ['Walking by the river always helps me.', ['Walking by the river helps you.']],
  ['What helps me is a long walk.', ['A long walk helps you.']],
])('built-in patterns learn from %j', (message, expected) => {
  expect(texts(message)).toEqual(expected);
  if (expected.length > 0) expect(wren.mayTeach(message)).toBe(true);
});

test.each([
  ['I am so tired today.'],
  ["I'm a failure."],
  ["I'm a mess and nobody cares."],
  ['Nothing helps me.'],
  ["Talking doesn't help me."],
  ['I love him so much.'],
  ['I love being ignored.'],
  ['I love my wife.'],
  ['I want to cry.'],
  ['I want to disappear.'],
  ['Where do I live in all this?'],
  ['My boss yelled at me in front of everyone.'],
  ['My sister I love so much, but she is difficult.'],
  ['Do you like hiking?'],
  ['I feel like nobody sees me.'],
  ["I like to think I'm strong."],
  ['My friend Monday evening said nothing.'],
  ["I'm going through hell."],
  ['Thank you, that helps me a lot.'],
  ['It helps me.'],
  ['I have depression and I live with it.'],
  ['I was diagnosed with ADHD.'],
  ["I'm learning to live with my anxiety."],
  ['My father beat me when I lived in Porto.'],
  ['I want to run away from everything.'],
  ['I want to quit and move away.'],
  ['I want to sleep for a week.'],
  ["I'm getting my affairs in order before I go travelling."],
  ["I'm planning a trip to the Golden Gate Bridge."],
  ['I am writing for my younger cousin only.'],
  ['i like talking to you'],
])('nothing lasting is in %j', (message) => {
  expect(texts(message)).toEqual([]);
});

test('a name is corrected in place when the person corrects it', () => {
  const ana = { id: 'a', text: 'Your sister is called Anna.' };
  expect(learned('Actually she is called Ana.', [ana])).toEqual([
    { text: 'Your sister is called Ana.', replaces: 'a' },
  ]);
  expect(learned('Actually my sister is called Ana.', [ana])).toEqual([
    { text: 'Your sister is called Ana.', replaces: 'a' },
  ]);
  expect(learned("It's Ana, not Anna.", [ana])).toEqual([{ text: 'Your sister is called Ana.', replaces: 'a' }]);
});

test('a second sister stands beside the first, and a new home takes the place of the old one', () => {
  const known = [
    { id: 'a', text: 'Your sister is called Ana.' },
    { id: 'b', text: 'You live in Porto.' },
  ];
  expect(learned('My sister Maria called.', known)).toEqual([
    { text: 'Your sister is called Maria.', replaces: undefined },
  ]);
  expect(learned('I live in Lisbon now.', known)).toEqual([{ text: 'You live in Lisbon.', replaces: 'b' }]);
});

test('a pronoun means whom they last spoke of', () => {
  expect(texts('She is called Ana.', 'My sister and I had a fight.')).toEqual(['Your sister is called Ana.']);
  expect(texts('His name is Tom.', 'My brother moved out.')).toEqual(['Your brother is called Tom.']);
  expect(texts('She is called Ana.')).toEqual([]);
});

test('two ways of saying one thing are the same', () => {
  expect(isSame('Your sister is called Ana.', "Your sister's name is Ana.")).toBe(true);
  expect(isSame('Your sister is called Ana.', 'Your sister is called Maria.')).toBe(false);
});

test.each([
  'Hi',
  'I am so tired today.',
  'My boss yelled at me again.',
  'What should I do?',
  'Thank you, goodnight.',
  'Estoy muy triste hoy',
])('nobody is asked what %j teaches', (message) => {
  expect(wren.mayTeach(message)).toBe(false);
});

test('what corrects a name may teach', () => {
  for (const message of ["It's Ana, not Anna.", 'Actually she is called Ana.', 'His name is Tom.']) {
    expect(wren.mayTeach(message), message).toBe(true);
  }
});

test('an exchange in which danger was spoken of teaches nothing', async () => {
  const learnt = (grave: boolean) =>
    wren.learn({ message: 'My sister is called Ana.', memories: [], history: [], grave }, new AbortController().signal);
  expect(await learnt(false)).toHaveLength(1);
  expect(await learnt(true)).toEqual([]);
});
