import { describe, expect, test } from 'vitest';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { wordsAsked } from '../../src/companion/reading/words-asked.ts';
import { lastReply } from './talk.ts';

const heard = (lastReply: string, said: string, lastSaid = 'It was a long day.') =>
  readToWren(said, { called: '', lastReply, askedYesOrNo: false, lastSaid });

describe('a question that was not understood is owned, and a simpler one is asked', () => {
  test.each([
    ['Is that how it mostly goes, or was today different?', 'Different how.'],
    ['When was it last a little lighter?', "how d'you mean lighter. that was the light bit"],
    ['What did you say to that?', 'to what??'],
    ['What would you do that for?', 'for what?'],
    ['Is there a part of it you could let go of?', 'what do you mean let go a part'],
    ['Is it more the thing itself that gets to you?', 'what thing itself?'],
    ['Is it more the thing itself that gets to you?', 'sorry love what do you mean by the thing itself'],
    ['Is there a part of it you could let go of?', 'i dont understand what means let go a part. its just sunday'],
  ])('%s > %s', (reply, said) => expect(heard(reply, said).protest).toBe('puzzled'));

  test.each([
    ['Was today different?', 'Different from Monday, yes.'],
    ['When was it last lighter?', 'I don’t know how. In the spring.'],
    ['Is it more the thing itself?', "The thing itself. I don't understand how she could."],
    ['What happened?', "He asked me how I mean it and I couldn't say."],
    ['What did she say?', "I don't understand what she said."],
    ['What did you do?', 'I guess how anybody would, I shouted.'],
  ])('what answers or tells is no question back: %s > %s', (reply, said) =>
    expect(heard(reply, said).protest).toBe(''),
  );

  test('the simpler one is about what they told, and nothing is said in between', async () => {
    const reply = await lastReply(['My sister took the ring and told nobody.', 'what do you mean']);
    expect(reply).toMatch(/sorry|badly|muddled/i);
    expect(reply.match(/\?/g)).toHaveLength(1);
    expect(reply.split(/(?<=[.?!])\s/).length).toBeLessThanOrEqual(4);
  });
});

describe('a correction is owned in a word', () => {
  test.each([
    ['Small things can matter a lot. What happened?', "I wouldn't call it small. It's fourteen months of work."],
    ['"Fine" is a useful word. And if it were not fine?', "Never said fine. I'd got the paint in for her room."],
    ['You do like. Did you expect that?', 'do like football. we do like football is what i said'],
    ['That was a hurtful thing to hear.', "I'm not sure we are talking about the same thing. He was polite."],
    ['You said "of course" and opened.', 'And opened and shut my mouth, dear, it was all one sentence.'],
  ])('%s > %s', (reply, said) => expect(heard(reply, said).protest).toBe('said'));

  test('a laugh that was taken for something else was a laugh', () => {
    const { protest, rest } = heard(
      'Does it make you more sad or more angry?',
      'no no i am not sad for this, kkkk is laugh in portuguese. i was making joke. but now i have saudade',
      'i dont think they have this in Aberdeen kkkk',
    );
    expect([protest, rest]).toEqual(['said', 'but now i have saudade']);
  });

  test.each([
    ['Is it small, the flat?', "I wouldn't call it home."],
    ['What did he say?', 'He never said fine things about anybody.'],
    ['What did you tell her?', 'sorry is what i said'],
    ['What happened?', "My boss and I aren't talking about the same thing any more."],
    ['What did he write?', 'Ten lines, and it was one long sentence of blame in my head.'],
    ['What was that like?', 'All she does is laugh in my face.'],
    ['What would help?', 'I told you about the email because I had to tell somebody.'],
  ])('what only sounds like one is none: %s > %s', (reply, said) => expect(heard(reply, said).protest).toBe(''));
});

describe('words that are wished for are words that are asked for', () => {
  test.each([
    "i'd just like one sentence that doesn't sound like i've been crying",
    'i asked you for a sentence.',
    "i'd like a line i can send him that isn't rude",
    'wish i knew what to put',
    'i wish i knew what to say back',
  ])('%s', (said) => expect(wordsAsked(said)).toBeDefined());

  test.each([
    "i'd just like one sentence that he means.",
    'i asked him for one word and got none.',
    "i'd like one kind word from my mother for once.",
    'i wish i knew what to tell you.',
    "i wish i'd known what to say to her that day.",
    'i asked for a line manager and got a robot.',
    'i just wanted a few words with him.',
  ])('nobody who wishes for something else is given words: %s', (said) => expect(wordsAsked(said)).toBeUndefined());

  test('a request that was passed over stands, and is answered now', async () => {
    const reply = await lastReply([
      'I got taken off the Harbour Street job this morning. By email.',
      'I lean towards asking him about it.',
      'The email set it off. I told you about the email. I asked you for a sentence.',
    ]);
    expect(reply).toMatch(/sorry|you did|stand|missed/i);
    expect(reply).toMatch(/"[^"]{20,}"/);
  });

  test('who lacks the nerve to ring gets the one sentence it takes', async () => {
    const reply = await lastReply([
      'He asked me to mouth the high passage, and he was perfectly right.',
      'What I should like is the nerve to ring him in the morning about the altos.',
    ]);
    expect(reply).toMatch(/about the altos/);
    expect(reply).toMatch(/one sentence/);
  });

  test.each([
    'He had the nerve to ring me about the altos.',
    'I found the courage to ask my boss about the shift.',
    'I wish I had the nerve to ring my ex about the dog.',
  ])('nerve that is told of, or better not found, gets none: %s', async (said) =>
    expect(await lastReply(['It was a bad week.', said])).not.toMatch(/one sentence|one line/),
  );
});
