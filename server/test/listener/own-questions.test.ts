import { describe, expect, test } from 'vitest';
import { lastReply } from './talk.ts';

const table = (rows: readonly (readonly [string, readonly string[], RegExp])[]) =>
  test.each(rows)('%s', async (_, said, expected) => {
    expect(await lastReply([...said])).toMatch(expected);
  });

describe('who judges themselves gets a no in their own words, and the reason for that sort of deed', () => {
  table([
    [
      'writing first after it ended',
      [
        'my husband left me by email in march',
        'i wrote back politely like an idiot. the ring is still in the drawer',
        'is it pathetic if I write to him again and say what I actually think?',
      ],
      /isn't pathetic if you write to him again and say what you actually think[\s\S]*(?:send it|can go)/,
    ],
    [
      'relief',
      ['so I failed the bar exam again', 'the first thing i felt was relief', 'is it weird that i was relieved?'],
      /isn't weird that you were relieved[\s\S]*Relief/,
    ],
    [
      'counting the minutes',
      ['My mother is in a care home', 'I count the minutes till I can go', 'does that make me a terrible daughter'],
      /doesn't make you a terrible daughter/,
    ],
    [
      'a kindness',
      ["My neighbour's wife died", 'I made too much soup', 'would I be intruding if I took some over?'],
      /wouldn't be intruding if you took some over[\s\S]*(?:one sentence|short)/,
    ],
    [
      'laziness',
      ['had the day off for my portfolio, then phone, then dark', 'every day off since june. am i just lazy'],
      /Lazy is when it doesn't bother you/,
    ],
    [
      'a place, though somebody cried in it',
      ['I sat in the bath and cried.', "Is it normal to grieve for a place you couldn't wait to leave?"],
      /^(?!.*(?:Crying|date for it))/s,
    ],
    [
      'anger',
      ['my friend copied my tattoo', 'she said its a compliment', 'am i crazy for being annoyed'],
      /not crazy for being annoyed[\s\S]*(?:all right for you|happened to)/,
    ],
    [
      'late, after an illness',
      ['my dad and me havent talked in 4 yrs', 'he had a stroke', 'is it too late to ring him'],
      /isn't too late to ring him/,
    ],
  ]);

  test('where somebody was hurt by it, it is no plain no', async () => {
    const reply = await lastReply([
      'my boss gave the project to jenna',
      'i deleted my notes on purpose',
      'is that bad',
    ]);
    expect(reply).toMatch(/moment/);
    expect(reply).not.toMatch(/\bNo\b/);
  });
});

describe('what the talk is about answers where nothing nearer does', () => {
  table([
    [
      'what to do, in a silence at home',
      ['my husband doesnt speak to me since sunday', 'what should i do?'],
      /good morning and good night|one short thing/i,
    ],
    [
      'whether it is normal, of an animal',
      ['cat died in feb. she was 14', 'everyone thinks im over it. is it ok that im still this sad about a cat'],
      /ok that you're still this sad about a cat[\s\S]*\bcat\b/i,
    ],
  ]);
});

describe('what may be done and what has to be is said, and how', () => {
  table([
    [
      'asking for less',
      ['My landlord put the rent up by 200', 'never been late', 'can I ask him for less or does that annoy them?'],
      /you can ask him for less[\s\S]*(?:number|definite)/,
    ],
    [
      'not answering',
      ['my manager keeps messaging me on sundays', 'wrote 3 times', 'am i allowed to not answer'],
      /allowed not to answer/,
    ],
    [
      'a letter',
      ['I got a letter from a half brother', "it's been on the table for days", 'do I have to answer him?'],
      /don't have to answer him/,
    ],
    [
      'a debt of words',
      ['my mum keeps asking for grandchildren', 'we tried for years', 'do i owe her an explanation'],
      /don't owe her an explanation/,
    ],
    [
      'no farewell',
      ['My wife wants me at her office party', 'I stood by the coats', 'Do I have to go'],
      /don't have to go/,
    ],
    [
      'one call',
      ['we had a fight and he slept at his mums', 'he hasnt written', 'would I only be making it worse if I rang'],
      /not with one call/,
    ],
    ['a fine', ['i lent my car to my sister and she got a parking fine', 'do i have to pay it'], /date/],
  ]);
});

describe('where what was told may hurt somebody, nothing is waved through by its form', () => {
  test.each([
    [['my husband pushes me when he drinks', 'i hid the keys', 'am i a bad wife'], /isn't your doing/],
    [['my ex blocked me on everything', 'i made a new account', 'is it wrong to message her from it'], /leave it/],
    [['i stopped taking my lithium', 'never felt better', 'is that ok'], /doctor|pharmacist/],
    [['my mum is on oxygen and wants to stop', 'she said enough', 'can i let her'], /nurse/],
    [['i drove home after four pints', 'nothing happened', 'am i a terrible person'], /nothing/],
  ])('%s', async (said, expected) => {
    const reply = await lastReply([...said]);
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(/\bYes\b|harms nobody/);
  });
});

describe('a choice gets a leaning from what was told', () => {
  table([
    [
      'the one told of warmly',
      [
        'two offers. one is my old firm, safe, boring',
        'the other is a startup with people i loved talking to',
        'safe one or the startup?',
      ],
      /startup/,
    ],
    [
      'a day that comes once',
      ["mum's 70th is on saturday and my exam is monday", 'its a 4 hr train', 'go or stay and revise'],
      /Go, for a part of it/,
    ],
    [
      'before or after',
      [
        'ive been faking that i like my job',
        'now dad wants to visit the office',
        'should i come clean before or after the visit',
      ],
      /Before/,
    ],
  ]);
});

test.each([
  'Is it too much to ask that he puts the bin out?',
  'My sister got the house AND the car. Am I supposed to clap?',
  'do I have to do everything in this house',
  'should I just live at the office then',
  'Would it kill them to say thank you?',
])('what is asked of nobody is not answered: %s', async (said) => {
  expect(await lastReply([said])).not.toMatch(/^(?:No|Yes)\b|you don't have to|I'd (?:do|try) it/);
});

test.each(['should I learn c++ or stay with java?', 'a[x or stay home?', 'do I take (the old one or the startup?'])(
  'whatever stands in a choice, it is answered: %s',
  async (said) => {
    expect(await lastReply(['I love java and I hate the old one at home', said])).not.toBe('');
  },
);
