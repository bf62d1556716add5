import { describe, expect, test } from 'vitest';
import { momentsIn } from '#companion/listener/moments/moments.ts';
import { tellingsIn } from '#companion/listener/tellings/tellings.ts';
import { readMessage } from '#companion/reading/read-message.ts';
import { lastReply } from './talk.ts';

const heardAs = (message: string): string[] => {
  const reading = readMessage(message);
  return [
    ...momentsIn(reading.text, message).map(({ id }) => id),
    ...tellingsIn(reading, message).map(({ telling }) => telling.id),
  ];
};

test.each([
  'I cut myself shaving today',
  'I cut myself chopping onions',
  'I overdosed on chocolate',
  'my mum will kill me when she sees the phone bill',
])('nothing heavy is made of a way of speaking: %s', (message) => expect(readMessage(message).heavy).toBe(false));

test.each([
  ['the wifi died again', 'bereavement'],
  ['I feel like death', 'bereavement'],
  ["I'm drinking too much", 'overload'],
  ["I'm spending too much", 'overload'],
])('%s is no %s', (message, topic) => expect(readMessage(message).topics).not.toContain(topic));

test("'fine' is quoted only to those who said it", async () => {
  expect(heardAs("it's fine")).toContain('says-fine');
  for (const message of [
    "Doesn't matter. She's 13, she's got her mates.",
    'no big deal',
    "im fine with the new shifts, it's the noise",
  ])
    expect(heardAs(message)).not.toContain('says-fine');
  expect(
    await lastReply([
      'My daughters not coming this weekend. Third one in a row.',
      "Doesn't matter. She's 13, she's got her mates.",
    ]),
  ).not.toMatch(/\bfine\b/i);
});

describe('nothing is taken for granted that they did not tell', () => {
  test.each([
    ["i got down and said sorry daddy shouted and he went 'thats ok the ham is clean now'", 'low'],
    ['if that young man were to put me down with the second altos I should kiss his feet', 'criticised'],
    ["i said i'm terrible at maths and they all nodded", 'criticised'],
    ['She hugged me when she left', 'left'],
    ['my sister just got engaged', 'smiled-at-their-luck'],
    ['he has no power over me', 'passed-over'],
    ['i missed the funeral because i had covid', 'missed-it-for-work'],
    ['I sat in the car with my dad and we ate chips', 'a-minute-alone'],
    ['I eat alone most evenings since he died', 'alone-among-people'],
    ['I failed her as a mother', 'failed-again'],
    ['i read my messages from last year and cried', 'read-what-was-mine'],
    ['I still have to do the dishes', 'still-does'],
    ['i stood in front of the whole class and read it out', 'at-the-door'],
    ['the boiler broke without warning', 'dropped-without-a-word'],
    ['i cried for no reason at work', 'dropped-without-a-word'],
    ["i can't reach him, his phone is off", 'helped-with-body'],
  ])('%s: not %s', (message, id) => expect(heardAs(message)).not.toContain(id));

  test.each([
    ["i'm so down today", 'low'],
    ['she puts me down in front of the kids', 'criticised'],
    ["my dad said i'm a disappointment", 'criticised'],
    ['he called me lazy', 'criticised'],
    ['my husband walked out on Sunday', 'left'],
    ['i failed my driving test again', 'failed-again'],
    ['i missed her first day of school because of a shift', 'missed-it-for-work'],
    ['my mum read my diary', 'read-what-was-mine'],
    ['i still make his tea every morning', 'still-does'],
    ['they let me go without a word', 'dropped-without-a-word'],
  ])('and what they told is heard: %s: %s', (message, id) => expect(heardAs(message)).toContain(id));
});
