import { describe, expect, test } from 'vitest';
import { allCards } from '#companion/knowledge/cards.ts';
import { objection } from '#companion/listener/house-rules.ts';
import { findPlainAnswer } from '#companion/listener/plain-answers/find-plain-answer.ts';
import { plainAnswers } from '#companion/listener/plain-answers/plain-answers.ts';
import { sentencesOf, wordsIn } from '#companion/listener/sentences.ts';
import { lastReply, talk } from './talk.ts';

describe('the plain answers', () => {
  const said = plainAnswers.flatMap(({ say }) => say);
  const asked = plainAnswers.flatMap(({ ask }) => ask);

  test('each has its own name, two wordings and a question to go on with', () => {
    const ids = plainAnswers.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(plainAnswers.filter(({ say, ask }) => say.length < 2 || ask.length < 2).map(({ id }) => id)).toEqual([]);
  });

  test('an answer is a breath long, asks nothing and says nothing that Wren never says', () => {
    const odd = said.filter(
      (line) =>
        wordsIn(line) < 15 ||
        wordsIn(line) > 60 ||
        line.replace(/"[^"]*"/g, '').includes('?') ||
        objection(line) !== undefined,
    );
    expect(odd).toEqual([]);
  });

  test('a question after it asks one thing', () => {
    expect(asked.filter((line) => !/^[^?]*\?$/.test(line) || objection(line) !== undefined)).toEqual([]);
  });

  test('a card that is cited is there to be read', () => {
    const slugs = allCards().map(({ slug }) => slug);
    expect(plainAnswers.filter(({ card }) => card !== undefined && !slugs.includes(card)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('no sentence stands in two answers', () => {
    const sentences = said.flatMap((line) => sentencesOf(line)).map((one) => one.toLowerCase());
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('its patterns read the longest message in a moment, whatever stands in it', () => {
    const odd = ['a '.repeat(1500), 'should i tell her or '.repeat(140), `${'x'.repeat(2999)}?`];
    const began = process.cpuUsage().user;
    for (const message of odd) findPlainAnswer(message, odd);
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(2000);
  });
});

describe('what is only told, or is grave, gets none', () => {
  test.each([
    ['my friends all went out without me'],
    ["cant stop crying and i don't know why"],
    ["idk what's wrong with me i just feel off"],
    ['I keep thinking about what I said to her at the party.'],
    ['hm'],
    [''],
  ])('%j', (message) => expect(findPlainAnswer(message, [])).toBeUndefined());

  test('where life or limb may be in it, nothing is answered lightly', async () => {
    const reply = await lastReply(['My boyfriend hits me when he drinks.', 'am i overreacting?']);
    for (const { say } of plainAnswers) for (const line of say) expect(reply).not.toContain(line);
  });

  test('who wants no advice gets none of it', async () => {
    const [, last] = await talk(['please no advice, just listen to me', 'is it too late to say sorry to her?']);
    for (const { say } of plainAnswers) for (const line of say) expect(last?.reply).not.toContain(line);
  });
});
