import { describe, expect, test } from 'vitest';
import { lastReply, talk } from './talk.ts';

const words = (text: string) => text.split(/\s+/).length;

describe('what shapes a reply', () => {
  test('long says clearly more than medium, and nothing over again', async () => {
    const lines = [
      'My boss shouted at me today.',
      'My wife moved out on Sunday.',
      'I cried in the toilets at work today',
      'I feel so alone since I moved here.',
    ];
    const sum = async (length: 'medium' | 'long') =>
      (await Promise.all(lines.map((line) => lastReply([line], { person: { length } })))).reduce(
        (all, reply) => all + words(reply),
        0,
      );
    expect(await sum('long')).toBeGreaterThan(1.25 * (await sum('medium')));
  });

  test.each([
    [
      { concerns: ['loneliness'] as const },
      'I feel so alone since I moved here.',
      /loneliness.*list|list.*loneliness/i,
    ],
    [{ goals: ['stress management'] as const }, "I'm so stressed, there is too much to do", /stress management/i],
  ])('%j is named where the message is of it, once', async (person, line, named) => {
    const replies = await talk([line, line.replace(/\.$/, ' and it hurts.')], {
      person: { concerns: [], goals: [], ...(person as object) },
    });
    expect(replies[0]?.reply).toMatch(named);
    expect(replies[1]?.reply).not.toMatch(named);
  });

  test.each(['My boss shouted at me today.', 'My mother died in May and the house is so quiet.'])(
    'and is not pushed in: %s',
    async (line) => {
      const person = { concerns: ['loneliness' as const], goals: ['mindfulness' as const] };
      expect(await lastReply([line], { person })).not.toMatch(/list|goals?\b|loneliness/i);
    },
  );

  test('what they say themselves is not remembered to them', async () => {
    expect(
      await lastReply(['My mother died in May and I miss her'], { memories: ['Your mother died in May.'] }),
    ).not.toMatch(/remember that your mother/);
  });

  test.each(['casual', 'professional', 'assertive', 'corrective'] as const)(
    '%s is heard beyond the question, and in the middle of what is hard as no nod',
    async (tone) => {
      const [first, second] = await talk(['I feel so alone since I moved here.', 'It has been like that for weeks.'], {
        person: { tone },
      });
      const [plain] = await talk(['I feel so alone since I moved here.']);
      const told = (reply = '') => reply.replace(/[^.!?]*\?\s*$/, '').replaceAll('there is', "there's");
      expect(told(first?.reply)).not.toBe(told(plain?.reply));
      expect(second?.reply).not.toMatch(/Gotcha|Noted|plainly put\. That|Facts first/);
    },
  );

  test('their pronoun is the one that is said', async () => {
    const replies = await talk(['my aunt keeps calling me he', 'she misgendered me again today'], {
      person: { pronouns: 'they/them' },
    });
    expect(replies.map(({ reply }) => reply).join(' ')).toMatch(/called by what you are|word is "they"/);
  });

  test('two things that are to be told apart are told side by side, from both cards', async () => {
    const [told] = await talk(['what is the difference between stress and burnout?']);
    expect(told?.shown.filter((name) => name === 'SOURCE')).toHaveLength(2);
    expect(told?.reply).toMatch(/stress.*burnout/i);
  });

  test.each([
    [['what is depression?', 'ok'], /feeling this low|being this low/i],
    [['What are the side effects of fluoxetine?'], /when did it start/i],
    [["I don't regret quitting my course"], /^Your course/],
    [['I keep checking whether the stove is off'], /makes sense in the end/],
    [['My hands shake when I have to read aloud'], /a way of doing it that was yours|get by with instead/],
  ])('nothing is taken for theirs that was only asked: %j', async (lines, wrong) => {
    expect(await lastReply(lines)).not.toMatch(wrong);
  });
});
