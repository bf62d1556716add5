import { describe, expect, test } from 'vitest';
import { openerOf, sentencesOf, wordsIn } from '../../src/companion/listener/sentences.ts';
import { talk } from './talk.ts';

const people: Record<string, readonly string[]> = {
  'in a word': ['yeah', 'idk', 'ok', 'no', 'maybe', 'sad', 'hmm', 'lol', 'I guess', 'tired'],
  'in faces': ['😭', '😔', '💔', '🙂', '😂'],
  'in one sentence': ['I feel so alone.'],
};

describe('200 turns of somebody who answers', () => {
  test.each(Object.entries(people))('%s', { timeout: 60_000 }, async (name, lines) => {
    const said = Array.from({ length: 200 }, (_, at) => lines[at % lines.length] ?? '');
    const replies = (await talk(said, { id: name })).map(({ reply }) => reply);
    const sentences = replies.flatMap(sentencesOf);
    expect(sentences.length - new Set(sentences).size).toBe(0);
    const openers = Map.groupBy(replies, openerOf);
    expect([...openers].filter(([, all]) => all.length > 3)).toEqual([]);
    expect(replies.filter((one) => wordsIn(one) < 2)).toEqual([]);
    expect(replies.slice(20).every((one) => wordsIn(one) <= 60)).toBe(true);
  });
});

describe('few words are answered by what they stand beside', () => {
  test('with something told before, it is spoken of still', async () => {
    const replies = await talk(['My dog died on Sunday and the house is so quiet.', 'yeah', 'no', 'idk', 'yeah']);
    expect(replies.at(-1)?.reply).not.toMatch(/light on|lying|colour/i);
  });

  test('a new word is heard, and not only nodded at', async () => {
    const replies = await talk(['ok', 'yeah', 'no', 'idk', 'my mum left us']);
    expect(replies.at(-1)?.reply).toMatch(/mum|left/i);
  });

  test('the same sentence a fourth time is met otherwise than the first', async () => {
    const replies = await talk(Array.from({ length: 5 }, () => 'I feel so alone.'));
    expect(replies[3]?.reply).toMatch(/one thing|few times|same sentence/);
  });
});
