import { describe, expect, test } from 'vitest';
import { inTone } from '#companion/listener/tone.ts';
import { readMessage } from '#companion/reading/read-message.ts';

const backOf = (message: string): string[] =>
  readMessage(message)
    .clauses.filter(({ kind }) => kind !== 'fragment')
    .map(({ yours }) => yours);

describe('what is not surely whole is not handed back', () => {
  test.each([
    'I am a hands on. kind of cook',
    'hoping the rain stops and we get home dry',
    'she puts the dog before me family',
    "I can't seem to get away form it",
    'I am really anxiety for the driving test',
    'I am very hearting today',
    "I've had the keys for a while, but definitely",
    "I can't get over the loss of the of my bakery",
    'we definitely should all stick together',
    'I love the dog please help him',
    'I find that when I paint and the radio plays',
    'of the rent and the heating',
    'Because of his tools I feel like I am living in a shed',
    'none that I remember',
    'my exams - my whole year',
    'the fact that my van will not start',
    'the new rota worsen my back',
    'my lodger took advantage to me',
    'I started to missing the bus',
    'I was too cold too much',
    'she gave me two days Yeah landlords are the worst',
    'the only one near my street is full',
    'he is the reason for',
  ])('%s', (message) => {
    expect(backOf(message)).toEqual([]);
  });

  test.each([
    ['people around me are so loud', 'people around you are so loud'],
    ['I used to work in it but they closed the office', 'you used to work in IT but they closed the office'],
    ['I lost the boat I loved', 'you lost the boat you loved'],
    ['I told her I feel so alone', 'you told her you feel so alone'],
    ["I don't know the people I work with", "you don't know the people you work with"],
    ['when I get home I feel so empty', 'when you get home you feel so empty'],
    ["I didn't realise how much I need people", "you didn't realise how much you need people"],
    ["if I don't get a B I'm not going to pass", "if you don't get a B you're not going to pass"],
    ['I can not able to pay the school fees', "you can't pay the school fees"],
    ['it kills my free time', 'it kills your free time'],
    ['everything I do is wrong', 'everything you do is wrong'],
    ['I am tired and I feel so low', "you're tired and you feel so low"],
    [
      "I'm afraid that if I sell the boat, he will move out",
      "you're afraid that if you sell the boat, he will move out",
    ],
    ['I never feel warm no matter how long I sit there', 'you never feel warm no matter how long you sit there'],
    ["I'm very low today my wife moved out", 'your wife moved out'],
    ['Things are ok I am just having issues with the boiler', "you're just having issues with the boiler"],
    ['I get so busy I forget to eat', 'you get so busy you forget to eat'],
    ['it was a shock when he sprung this on me', 'it was a shock when he sprung this on you'],
    ['my cousin leaved me with the shop', 'your cousin left you with the shop'],
    ['Driving is hard, especially', 'driving is hard'],
    ['Disappointed that nobody rang', "you're disappointed that nobody rang"],
  ])('%s', (message, yours) => {
    expect(backOf(message)).toContain(yours);
  });
});

test.each([
  ['People around you are angry.', 'People around you are angry.'],
  ['Everyone besides you are happy.', 'Everyone besides you are happy.'],
  ['One of you would have to go.', 'One of you would have to go.'],
  ['You are tired and they are too.', "You're tired and they're too."],
])('only a subject is drawn together with its verb: %s', (line, said) => {
  expect(inTone('friendly', line)).toBe(said);
});

test.each([
  [
    "I'm worried I may have to close the shop and I won't be able to pay the baker",
    "you won't be able to pay the baker",
  ],
  ['I feel as though the house is against me and it will never let me go', 'it will never let you go'],
])('what is feared with it is not said to be so: %s', (message, feared) => {
  expect(backOf(message)).not.toContain(feared);
});
