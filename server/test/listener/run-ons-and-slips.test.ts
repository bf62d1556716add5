import { describe, expect, test } from 'vitest';
import { reflect } from '../../src/companion/listener/reflect.ts';
import { readMessage, weightiest } from '../../src/companion/reading/read-message.ts';
import { isSpelt, isWord } from '../../src/companion/reading/vocabulary.ts';
import { lastReply } from './talk.ts';

const handed = (message: string): string[] =>
  weightiest(readMessage(message))
    .filter(({ kind }) => kind !== 'fragment')
    .map(({ yours }) => yours);

const firstReply = (message: string): Promise<string> => lastReply([message]);

describe('a sentence begins where nobody typed the full stop', () => {
  test.each([
    ['i dont know what to do i live by myself', 'you live by yourself'],
    ['we were together for six years she was my best friend', 'she was your best friend'],
    ['I never thought of that I will try it tonight', 'you never thought of that'],
    ["they make me come in twice a week I can't do this anymore", "you can't do this anymore"],
    ['my brother moved out last spring he is a nurse', "he's a nurse"],
    ['I sold the car I have no money left', 'you have no money left'],
    ['she left on Monday I feel so empty', 'you feel so empty'],
    ["i work in a bakery it's very hard", "it's very hard"],
    ["my dog ran away yesterday I'm so sad", "you're so sad"],
    ["I'm an adult I'm a single mom", "you're a single mom"],
    ["our rent is going up we don't know how to pay", "you don't know how to pay"],
    ["Yes it is I'd rather just move to another town", "you'd rather just move to another town"],
    ['I came here for support Thank goodness', 'you came here for support'],
    ['I left law school Now, I need to get a job', 'you left law school'],
    ['I work at a bank The thing is I hate it', 'you hate it'],
    ["I'm stir crazy can't watch any more shows", "you can't watch any more shows"],
    ['i lost my flat last month that really broke me', 'you lost your flat last month'],
    ['my rent is due I miss my mother', 'you miss your mother'],
    ['my partner cheated.What made it worse is my sister knew', 'your partner cheated'],
    ['I failed the exam ,he shouted at me', 'he shouted at you'],
  ])('%s', (said, clause) => expect(handed(said)).toContain(clause));

  test.each([
    'I told him I have no money',
    'I was glad I have a sister',
    'I think of the day I was a bride',
    'I wish I was a bird',
    "that is the reason I'm so tired",
    "it's the only time I feel calm",
    'when I see him I feel sick',
    'every time I call I feel like a child',
    "my doctor says now I'm a diabetic",
    'I promised my mother I will do it',
    'sometimes I feel strong and other times I feel so weak',
    'my girlfriend and I may be breaking up',
    'finding a flat in this town is a nightmare',
    'I live with my aunt and my cousin who are both ill or have bad knees',
  ])('but not in the middle of one: %s', (said) => expect(handed(said)).toHaveLength(1));

  test.each([
    'he thinks of me as someone I am not',
    'the house I am buying is small',
    'the first thing I do is a prayer',
  ])('nor where it only says which: %s', (said) => expect(handed(said)).toEqual([]));
});

describe('what is only thought or felt to be so comes back as that', () => {
  test.each([
    ['I think I could get in trouble', 'you think you could get in trouble'],
    ['I feel like I might be next', 'you feel like you might be next'],
    ['honestly I think I did not study enough', "you think you didn't study enough"],
    ['I made a mistake moving here', 'you think you made a mistake moving here'],
    ['I should probably call my aunt', 'you think you should probably call your aunt'],
    ['sometimes I feel like I have no friends', 'sometimes you feel like you have no friends'],
  ])('%s', (said, clause) => expect(handed(said)).toEqual([clause]));

  test.each([
    "My aunt just doesn't want me to be happy I guess",
    "I suppose she just doesn't find me funny anymore",
    'I guess they forgot my birthday',
  ])('nor what is guessed of another as what is so: %s', (said) =>
    expect(weightiest(readMessage(said))[0]?.kind).toBe('belief'),
  );

  test('a fear is never handed back as a fact', async () => {
    expect(await firstReply('I feel like my whole team is going to be sacked by spring')).not.toMatch(
      /^(?:So )?your whole team/i,
    );
    expect(await firstReply('i feel that my grant will be taken away if i fail')).not.toMatch(/^(?:So )?your grant/i);
  });
});

describe('a slip is not handed back', () => {
  test.each(['alonr', 'unkown', 'definetly', 'wokr', 'suitation', 'recieve', 'everyth'])('%s', (word) => {
    expect(isWord(word)).toBe(false);
    expect(isSpelt(`you feel ${word} again`)).toBe(false);
  });

  test.each([
    'alone',
    'furloughed',
    'unfairly',
    'staffroom',
    'worries',
    'planned',
    'hoping',
    'colour',
    'color',
    'knotless',
    'overthinking',
    'bakery',
    'happily',
    'boxes',
  ])('%s is a word', (word) => expect(isWord(word)).toBe(true));

  test('names and numbers are none', () => expect(isSpelt('you and Oksana moved to Zwolle on the 3rd')).toBe(true));

  test.each([
    'my brother left the flat and im alonr in it now',
    'i am looking for a flat for long time',
    'i want to get adjust to this city',
    'I am in sad mood',
    'I tried to forget her but whenever i tried',
    'It is hard to tell anyone, when we are all going through it',
    'He talks and talks, but the next time we talk',
    'I think she does but is only being polite to me',
    'and my uncle who is now trying to live on his own',
    'it is very difficult time for me',
    "I haven't have a day off since June",
  ])('nor broken English: %s', (said) =>
    expect(handed(said)).not.toContainEqual(
      expect.stringMatching(
        /alonr|long time|get adjust|sad mood|when|if you|next time|she does|uncle|difficult time|haven't have/,
      ),
    ),
  );
});

describe('good manners are no news', () => {
  test.each([
    "I'm doing okay today",
    "That's a good suggestion, thanks",
    'I could be doing better I suppose',
    'That is very kind of you',
    'I hope so',
    "I'll give it a try",
  ])('%s', (said) => {
    const back: string[] = [];
    const draft = { add: (_: unknown, { c = '' }: { c?: string }) => back.push(c) > 0, even: () => false };
    reflect(draft as never, readMessage(said), true);
    expect(back).toEqual([]);
  });
});

test.each([
  ['That is true, but it can be so overwhelming at times', 'it can be so overwhelming at times'],
  ["I'm okay, but are very frustrated at myself", "you're very frustrated at yourself"],
  ['I want to move out but not sure how', "you want to move out but you're not sure how"],
  ["I don't know that it will turn out well", "you don't know that it will turn out well"],
  ['Gone above and beyond for them all year', "you've gone above and beyond for them all year"],
  ["#badday - it's just very sad", "it's just very sad"],
  ['Feels like all my colleagues talk about me', 'it feels like all your colleagues talk about you'],
])('what is said on the way is left out, and what was left out is said: %s', (said, clause) =>
  expect(handed(said)).toEqual([clause]),
);

test('the country stays a country', () => {
  expect(handed('my uncle moved to the US last year')).toEqual(['your uncle moved to the US last year']);
  expect(handed('she wants to study in the us next year')).toEqual(['she wants to study in the US next year']);
  expect(handed('he never visits us on Sundays')).toEqual(['he never visits you on Sundays']);
});

test('what was told before is called to mind only where the same is spoken of', async () => {
  const reply = await lastReply([
    "I'm worried I'll fail my driving test for the third time",
    'I practise every evening with my cousin',
    'That sounds like it could help. Maybe I could even try swimming.',
  ]);
  expect(reply).not.toMatch(/driving test/);
});

test('not all of a message is said back', async () => {
  const reply = await firstReply(
    'My cat was ill all weekend and I sat up with her. I failed an exam on Monday. My sister says I never call. I might lose my place on the course.',
  );
  expect(reply.match(/\byou(?:r|'\w+)?\b[^.?]*\./gi)?.length ?? 0).toBeLessThanOrEqual(4);
  expect(reply).not.toMatch(/And [^.]+\. And /);
});
