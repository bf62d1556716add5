import { describe, expect, test } from 'vitest';
import { inTone } from '../../src/companion/listener/tone.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

const clausesOf = (message: string, lastSaid = ''): string[] =>
  readMessage(message, { lastReply: lastSaid }).clauses.map(({ yours }) => yours);

describe('what is said about Wren being a program', () => {
  test.each([
    'u wouldnt get it ur a bot',
    'ur not even real',
    'your just an ai',
    'you cant understand',
    "you're a machine",
    'im telling this to a robot',
    'bots dont get this',
  ])('is granted, and leads back to what was told: %s', async (said) => {
    const reply = await lastReply(['i failed my driving test again', said]);
    expect(reply).toMatch(/program/i);
    expect(reply).toMatch(/failed your driving test/i);
    expect(reply).not.toMatch(/not sure I follow|missing the thread/i);
  });

  test.each(['he said you wouldn’t get it', 'i lost your trust', "you don't get it"])('is not heard in: %s', (said) => {
    expect(readMessage(said).detail).not.toBe('bot');
  });
});

describe('a question about a way is answered out of what the talk is about', () => {
  test('how to stop shaking has a breath to try', async () => {
    const told = await talk(['i failed my driving test again', 'fine. how do i stop shaking before the test']);
    expect(told.at(-1)?.shown).toContain('SOURCE');
    expect(told.at(-1)?.reply).not.toMatch(/method for that|making something up/);
  });

  test('after a card on panic, whether it was one and how long it lasts stay with panic', async () => {
    const [, second, third] = await talk([
      'what is a panic attack?',
      'how do i know if i had one',
      'how long does it last',
    ]);
    expect(second?.reply).toMatch(/signs above/);
    expect(third?.reply).toMatch(/ten minutes/);
    expect(third?.reply).not.toMatch(/weeks/);
  });

  test('what to do about the fighting names something to try, and a day for it is a plan', async () => {
    const told = await talk([
      'my wife does a lot too but we only fight',
      'about money mostly',
      'what can we do about the fighting?',
      'ok we could try that on sunday',
    ]);
    expect(told[2]?.reply).toMatch(/fair friend|one sheet together/);
    expect(told[3]?.reply).toMatch(/on Sunday/i);
  });

  test('mending it with a child is not a couple’s quarrel', async () => {
    const reply = await lastReply(['i snapped at my 4 year old and she said mommy you are scary', 'how do i fix it']);
    expect(reply).toMatch(/(?:not|n't) (?:their|your) fault/);
    expect(reply).not.toMatch(/twenty minutes|line was crossed/);
  });
});

describe('what is handed back', () => {
  test('leaves out the name they called themselves', () => {
    expect(clausesOf('i just stood there like an idiot')).toEqual(['you stood there']);
  });

  test.each([
    ['i said are you sure', 'you said "are you sure"'],
    ['he said "I hate you"', 'he said "I hate you"'],
  ])('keeps what was said in the story apart from what is said to Wren: %s', (said, yours) => {
    expect(clausesOf(said)).toEqual([yours]);
    expect(readMessage(said).act).toBe('share');
  });

  test.each([
    ['i swore i would never be like my mother', 'you swore you would never be like your mother'],
    ['i promised i would call her', 'you promised you would call her'],
  ])('keeps together what was sworn or promised: %s', (said, yours) => {
    expect(clausesOf(said)).toEqual([yours]);
  });

  test('a piece that begins with "that" is what was feared, when a fear was spoken of', () => {
    expect(clausesOf('that I make a mistake and someone gets hurt', 'What are you afraid of?')).toEqual([
      "you're afraid that you make a mistake and someone gets hurt",
    ]);
  });

  test('a verb the house does not use of itself may still be said back', async () => {
    expect(await lastReply(['everyone treats me like a kid'])).toMatch(/treats you like a kid/);
  });
});

test('mending it with a grown-up is a card about mending', async () => {
  const reply = await lastReply(['I yelled at my mother on the phone', 'how do i fix this']);
  expect(reply).toMatch(/four sentences/);
});

test('good news in the morning is met as good news', async () => {
  const reply = await lastReply(['Good morning! I got the job!!']);
  expect(reply).not.toMatch(/small things|smell/i);
});

test('gladness with its other half is not congratulated', async () => {
  expect(readMessage('im happy for her but also not').mood).toBe('hard');
  expect(await lastReply(['my friend won the prize', 'im happy for her but also not'])).not.toMatch(/how nice/i);
});

test('"what is it" is not drawn together', () => {
  expect(inTone('friendly', 'What is it that you wish for?')).toBe('What is it that you wish for?');
  expect(inTone('friendly', 'What is on your mind?')).toBe('What is on your mind?');
});
