import { describe, expect, test } from 'vitest';
import { byName } from '#companion/listener/by-name.ts';
import { createListener } from '#companion/listener/voice.ts';
import { fittingMemories } from '#companion/memory/fitting-memories.ts';
import type { ToLearnFrom } from '#companion/memory/lesson.ts';
import { readLessons } from '#companion/model/learn.ts';
import { replyPrompt } from '#companion/model/prompt.ts';
import { takeNotes } from '../companion/taking-notes.ts';
import { turnOf } from '../companion/turn.ts';

const ana = 'Your sister is called Ana.';
const remembering = (message: string, ...memories: string[]) => ({ ...turnOf(message), memories });

async function reply(message: string, ...memories: string[]): Promise<string> {
  const notes = takeNotes();
  await createListener({ pace: 0 }).speak(remembering(message, ...memories), notes, new AbortController().signal);
  return notes.content;
}

describe('the built-in voice', () => {
  test('calls someone by the remembered name, once', async () => {
    const text = await reply('My sister sold the boat yesterday.', ana);
    expect(text).toMatch(/your sister Ana\b/i);
    expect(text.match(/Ana/g)).toHaveLength(1);
  });

  test('leaves the name out where it was said already, or where two could be meant', () => {
    const said = 'So your sister is cross.';
    expect(byName(said, remembering('My sister Ana is cross.', ana))).toBe(said);
    expect(byName(said, remembering('My sister is cross.', ana, 'Your sister is called Maria.'))).toBe(said);
    expect(byName(said, remembering('My sister is cross.', 'Your brother is called Tom.'))).toBe(said);
    expect(byName("your sister's news", remembering('Well.', ana))).toBe("your sister Ana's news");
    expect(byName('your sister-in-law', remembering('Well.', ana))).toBe('your sister-in-law');
  });

  test('says what it remembers when asked, and nothing that is not there', async () => {
    expect(await reply('What do you remember about me?', ana, 'You live in Porto.')).toContain(
      `${ana} You live in Porto.`,
    );
    expect(await reply("What is my sister's name?", 'You live in Porto.', ana)).toContain(ana);
    expect(await reply('What do you remember about me?')).not.toMatch(/I remember/);
  });
});

describe('a language model', () => {
  test('is told the memories as data', () => {
    expect(replyPrompt(remembering('Hello.', ana)).system).toContain(ana);
    expect(replyPrompt(remembering('Hello.')).system).not.toContain('"remembered"');
  });

  const from: ToLearnFrom = {
    message: 'My sister Ana moved to Porto.',
    history: [],
    memories: [{ id: 'a', text: 'Your sister is called Anna.' }],
    grave: false,
  };
  const answer = (...memories: unknown[]) => JSON.stringify({ memories });

  test('teaches what it answers as JSON, alone or in a fence', () => {
    const lesson = { text: ana, replaces: 'a' };
    expect(readLessons(answer({ text: ana, replaces: 0 }), from)).toEqual([lesson]);
    expect(readLessons(`\`\`\`json\n${answer({ text: ana, replaces: 0 })}\n\`\`\``, from)).toEqual([lesson]);
    expect(readLessons(answer({ text: ana, replaces: 7 }), from)).toEqual([{ text: ana, replaces: undefined }]);
  });

  test.each([
    ['prose', 'Sure! I would remember her name.'],
    ['prose around it', `Here it is: ${answer({ text: ana, replaces: null })}`],
    ['half of it', '{"memories":[{"text":"Your sis'],
    ['another shape', '{"memories":["Your sister is called Ana."]}'],
    ['more than was asked for', answer({ text: ana, replaces: null, why: 'because' })],
    ['a name nobody said', answer({ text: 'Your sister is called Beatrice.', replaces: null })],
    ['a number nobody said', answer({ text: 'You have 3 sisters.', replaces: null })],
    ['nothing', ''],
  ])('teaches nothing when it answers %s', (_, text) => {
    expect(readLessons(text, from)).toEqual([]);
  });
});

test('the memories that fit the message come first, then the newest, twelve at most', () => {
  const newest = Array.from({ length: 20 }, (_, n) => `You counted ${n} stars.`);
  const all = [...newest, ana, 'You like hiking.'];
  expect(fittingMemories(all, 'I went on a hike with my sister').slice(0, 3)).toEqual([
    ana,
    'You like hiking.',
    newest[0],
  ]);
  expect(fittingMemories(all, 'Hello.')).toEqual(newest.slice(0, 12));
});
