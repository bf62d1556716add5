import { describe, expect, test } from 'vitest';
import { allCards } from '#companion/knowledge/cards.ts';
import { counsels } from '#companion/listener/counsel/counsels.ts';
import { objection } from '#companion/listener/house-rules.ts';
import { wordsIn } from '#companion/listener/sentences.ts';
import { keepsTheHouseRules } from './promises.ts';
import { lastReply, talk } from './talk.ts';

describe('what is asked is answered with something worked out for it', () => {
  test.each([
    [["I'm pregnant.", 'how do I tell my boss?'], /I'm expecting a baby/],
    [['I have to tell my boss that I am pregnant and I do not know how.'], /I'm expecting a baby/],
    [['should I text my ex?'], /no answer for three days|need no answer/],
    [['How do I ask for a raise?'], /three things you did/],
    [['I yelled at my son.', 'how do I apologise to him?'], /get down to their height/],
    [['I got a bad grade.', 'how do I tell my parents?'], /hear it to the end/],
    [["my friend's dad died yesterday.", 'what do I say to her'], /I'm so sorry/],
    [['My flatmate never cleans.', 'how do i bring it up without a fight'], /Could the dishes be done/],
    [['I cheated on my girlfriend.', 'should i tell her?'], /whom the telling would be for/],
    [['I drink a bottle of wine every night.', 'how do i cut down'], /A doctor can make that safe/],
    [["I've been putting off my taxes for two years.", 'where do i even start'], /ten minutes/],
    [['My dad has dementia.', 'how do I talk to him when he asks for mum'], /do(?:n't| not) have to correct it/],
  ])('%j', async (lines, wanted) => {
    expect(await lastReply(lines as string[])).toMatch(wanted as RegExp);
  });

  test('steps are a list when steps were asked for, and the question after it stands apart', async () => {
    const reply = await lastReply(['I have an interview tomorrow.', 'any tips for the interview?']);
    expect(reply).toMatch(/\n\n- .+\n- /);
    expect(reply).toMatch(/\n\n[A-Z][^\n-]+\?$/);
  });

  test('what if it goes badly, what are the words, and then a yes or no: each goes on from what was laid out', async () => {
    const told = await talk(['should I tell my boss that I made a mistake in the report?', 'what if he gets angry?']);
    expect(told[1]?.reply).toMatch(/You are right, and here is what I am doing|You're right/);
    const asked = await talk(['should I text my ex?', 'just tell me yes or no']);
    expect(asked[1]?.reply).toMatch(/^Plainly/);
  });

  test('another subject is not one more step', async () => {
    const told = await talk(['how do I ask for a raise?', 'Actually, something else. My mother called.']);
    expect(told[1]?.reply).toMatch(/mother called/);
  });

  test('a day for it is kept as what it was about', async () => {
    const told = await talk(['how do I ask for a raise?', "ok, I'll do it on Tuesday"]);
    expect(JSON.stringify(told[1]?.state)).toContain('ask for the raise');
  });

  test('somebody new is not answered with what fits somebody else', async () => {
    expect(await lastReply(['I miss my ex so much', 'should I call my mum?'])).not.toMatch(/no answer for three days/);
  });

  test('who only wants to be heard gets no advice for not knowing how to say it', async () => {
    const reply = await lastReply(['I just need someone to listen.', "I don't know how to tell my mum that I failed"]);
    expect(reply).not.toMatch(/For instance|sitting down/);
  });

  test('every answer may be said, is no longer than a reply, and leans on a card that exists', () => {
    const slugs = new Set(allCards().map(({ slug }) => slug));
    expect(new Set(counsels.map(({ id }) => id)).size).toBe(counsels.length);
    for (const { id, answer, words = '', plainly = '', steps, hitch = '', ask, card } of counsels) {
      for (const line of [...answer, words, plainly, ...steps, hitch, ...ask])
        expect(objection(line), id).toBeUndefined();
      for (const line of [...answer, words, ...steps, hitch]) expect(line, id).not.toMatch(/\?/);
      expect(wordsIn([answer[0], words, steps[0], ask[0]].join(' ')), id).toBeLessThanOrEqual(110);
      expect(steps.length, id).toBeGreaterThanOrEqual(2);
      if (card) expect(slugs, id).toContain(card);
    }
  });
});

describe('a conversation gets somewhere', () => {
  test('something inspiring is theirs, and ends in a small piece of it', async () => {
    const told = await talk([
      "Let's talk about something inspiring.",
      'My gran ran a bakery and closed at two every day no matter who knocked',
      'that she never explained herself',
      'I could stop answering mails after six',
      'starting tomorrow',
    ]);
    keepsTheHouseRules(told);
    expect(told[1]?.reply).toMatch(/closed at two every day/);
    expect(told[2]?.reply).toMatch(/closed at two every day/);
    expect(told[4]?.shown).toContain('GOAL');
  });

  test('it begins with something good that is remembered of them, and where that brings nothing asks for less', async () => {
    const told = await talk(["Let's talk about something inspiring.", "I can't think of anything"], {
      memories: ['Your mother is ill.', 'You play the cello.'],
    });
    keepsTheHouseRules(told);
    expect(told[0]?.reply).toMatch(/you play the cello.*\?$/);
    expect(told[1]?.reply).not.toMatch(/cello/);
    expect(told[1]?.reply).toMatch(/\?$/);
  });

  test('a pile is laid out one by one, and its first piece gets a time', async () => {
    const told = await talk([
      'I feel overwhelmed',
      "the deadline on friday, my mum is moving house the same day, and I haven't slept",
      'the deadline',
      'write the first page',
      'after lunch',
    ]);
    keepsTheHouseRules(told);
    expect(told[1]?.reply).toMatch(/deadline on Friday.*moving house.*slept/i);
    expect(told[4]?.shown).toContain('GOAL');
  });

  test('a goal after a doubt is a goal, and a plant is not', async () => {
    const told = await talk([
      'Help me set a small goal today.',
      "I don't know. maybe water the plants",
      'this evening I guess',
    ]);
    expect(told[2]?.reply).toMatch(/water the plants/);
    expect(told[2]?.reply).not.toMatch(/guess/);
    expect(await lastReply(['Help me set a small goal today.', "the ficus, it's nearly dead"])).not.toMatch(
      /do the ficus/i,
    );
  });

  test('a mishap told with a laugh gets no comfort', async () => {
    const reply = await lastReply(['lol so i tripped over the dog and threw my whole lasagne at the wall']);
    expect(reply).toMatch(/lasagne/);
    expect(reply).not.toMatch(/hard|heavy|no wonder|hurts?|sorry/i);
    expect(await lastReply(['lol i cried in the toilets at work again'])).not.toMatch(/story|comedy|laugh/i);
  });

  test('a question asked with a name is not asked again without it', async () => {
    const told = await talk(
      [
        'got ghosted again',
        'third one this month',
        'i checked my phone all day',
        "that's not what i meant",
        "you're not helping",
      ],
      { person: { firstName: 'Ben' } },
    );
    keepsTheHouseRules(told);
    const asked = told
      .flatMap(({ reply }) => reply.match(/[^.!?]+\?/g) ?? [])
      .map((one) =>
        one
          .replace(/^\s*Ben, /i, '')
          .trim()
          .toLowerCase(),
      );
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('asked about itself, Wren answers and goes back to what was told, by name', async () => {
    const told = await talk(['I had a fight with my wife about the dishwasher', 'are you human?']);
    expect(told[1]?.reply).toMatch(/program/);
    expect(told[1]?.reply).toMatch(/dishwasher/);
    expect(await lastReply(['are you human?'])).not.toMatch(/you were telling|has not got lost/i);
  });
});
