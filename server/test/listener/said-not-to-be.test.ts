import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { lastReply } from './talk.ts';

describe('what is said not to be so is not answered as if it were', () => {
  test.each([
    [["I'm not lonely, I just miss my brother"], /evenings are long|nobody to say it to|on your own/i],
    [["I'm not jealous of my cousin, I'm proud of him"], /jealous|envy/i],
    [["it isn't that I don't love her"], /not loving|isn't what it was|feels as if/i],
    [["I don't regret leaving my course"], /fallen behind|chose the course|right thing at all/i],
    [["I'm not ashamed of being divorced"], /used to telling|up and down/i],
    [['nothing is wrong, honestly'], /hard|easy|weigh/i],
    [['I was depressed in 2019.'], /being this low|everything is that heavy/i],
    [['I love being by myself'], /lonely|alone|nobody to say it to/i],
    [["I'm not angry, I'm worn out"], /fine distinction|wrong name/i],
    [['I live alone and I like it'], /without a word to anybody|day is longest/],
    [["I don't know anyone in this building"], /can stay open|not knowing|fine not to know/i],
  ])('%j', async (lines, wrong) => {
    expect(await lastReply(lines)).not.toMatch(wrong);
  });

  test.each([
    ["I'm not sad, just numb", 'hard'],
    ["I'm not just sad, I'm heartbroken", 'hard'],
    ["I'm not angry, he lied to me", 'hard'],
    ["I don't like being alone", 'hard'],
    ["I don't hate him", 'plain'],
    ['I enjoy living on my own', 'plain'],
  ])('%s is %s', (message, mood) => {
    expect(readMessage(message).mood).toBe(mood);
  });
});

describe('what has grown better is met as that', () => {
  test.each([
    [["I can't find my purse"], 'found my purse!', /relief|good news|worry gone/i],
    [['he left me in spring'], "we're back together", /good way|changes a good deal|out of the way/i],
    [['My dad had surgery on Monday'], "he's home again!", /relief|good news|worry gone/i],
    [['I dread the dentist'], 'I used to be scared of him but now I am not', /better|lighter|counts/i],
    [['I miss her'], "I'm not sad about it any more", /better|lighter|counts/i],
    [['Last week was awful'], "today isn't as bad as last week", /better|lighter|counts/i],
    [["I can't find my ticket"], 'it turned up!', /relief|good news|worry gone/i],
    [['I hate evenings'], "I used to dread bedtime but now I don't", /better|lighter|counts/i],
    [['hello'], 'I no longer feel afraid at work', /better|lighter|counts/i],
    [['hello'], "I've never felt this calm", /good|lovely/i],
    [['hello'], "I couldn't be prouder", /good|lovely/i],
  ])('%j / %s', async (before, message, met) => {
    const reply = await lastReply([...before, message]);
    expect(reply).toMatch(met);
    expect(reply).not.toMatch(/where did you last|what do you miss|hard|rough/i);
  });
});

describe('what is put right is taken as it is put', () => {
  test.each([
    [['My aunt took my ring.', 'no, it was my cousin'], /your cousin, not your aunt/i],
    [['My friend Ria ignored me.', 'no, it was Rosa'], /Rosa, not Ria/],
    [["Rob won't look at me.", "that's wrong, Rob is my uncle's partner"], /Rob is your uncle's partner/],
    [["I'm sad all day", 'I am not sad, I am just exhausted'], /exhausted.*not sad|not sad: exhausted/i],
  ])('%j', async (lines, right) => {
    const reply = await lastReply(lines);
    expect(reply).toMatch(right);
    expect(reply).not.toMatch(/which part did I|what did you mean/i);
  });
});

test('what is typed in haste is read whole', () => {
  expect(readMessage('cnt sleep agn, dad n me had a fite n he kickd me out, i dont know what 2 do').text).toBe(
    "can't sleep again, dad and me had a fight and he kicked me out, I don't know what to do",
  );
});

describe('what is meant for somebody else, or answers an invitation, puts nothing right', () => {
  const read = (message: string, lastReply: string) =>
    readToWren(message, { called: '', lastReply, askedYesOrNo: false, lastSaid: '' }).correction;
  test.each([
    ['i want him to know i didnt mean he was lazy. i meant i need a hand', 'You called him lazy. What did he say?'],
    [
      "There's not really an order. It's that my brother sold it without me.",
      'He sold it. Tell it in any order you like.',
    ],
    ["There isn't much more. He just left.", "He left. I'm listening, go on as you like."],
  ])('%s', (message, lastReply) => {
    expect(read(message, lastReply)).toBeUndefined();
  });
});

test('a plain English should is no blame', () => {
  const said = readMessage('I should have to sell the caravan to pay for it. I should like a week of quiet.').clauses;
  expect(said.map(({ yours }) => yours)).toEqual([
    "you'd have to sell the caravan to pay for it",
    "you'd like a week of quiet",
  ]);
});
