import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chooseModel } from '#companion/model/choose.ts';
import type { LanguageModel } from '#companion/model/model.ts';
import { openCompanion } from '#companion/open.ts';
import { createLog } from '#platform/log.ts';
import { type ModelServer, startModelServer } from '../../../e2e/model-server.ts';
import { conversations } from '../../../evals/conversations/all.ts';
import { judgeReplies, readMarks, rowsOf } from '../../../evals/judge.ts';
import { type Exchange, hold } from '../../../evals/voice.ts';

const first = 'each 0, 1 or 2:\nemotional_reaction';
const second = 'each 0, 1 or 2:\nexploration';
const marks = (emotional_reaction: number, interpretation: number, exploration: number) =>
  JSON.stringify({ emotional_reaction, interpretation, exploration });
const said: Exchange = { said: 'My boss yelled at me.', reply: 'That stung. What did he say?', tags: [] };

let server: ModelServer;
let model: LanguageModel;
beforeAll(async () => {
  server = await startModelServer({ rate: 0, thinkMs: 0 });
  const patience = { silenceMs: 500, firstWordMs: 1_000, retryAfterMs: 100 };
  const settings = { provider: 'openai', model: 'scripted', baseUrl: server.openaiUrl, apiKey: 'k' } as const;
  const chosen = await chooseModel({ ...settings, patience });
  if (!chosen) throw new Error('there is a model');
  model = chosen;
});
afterAll(() => server.stop());
beforeEach(() => server.set({ behaviour: 'normal', rate: 0, thinkMs: 0, answers: [] }));

const judged = async (exchanges: Exchange[] = [said]) => {
  const result = await judgeReplies(model, exchanges);
  return { ...result, rows: rowsOf('scripted', exchanges.length, result) };
};

it('each reply is judged twice, the scales in the other order the second time', async () => {
  await server.set({
    answers: [
      { when: first, text: marks(2, 1, 1) },
      { when: second, text: `\`\`\`json\n${marks(2, 1, 0)}\n\`\`\`` },
    ],
  });
  const { pairs, missing, rows } = await judged([said, said]);
  expect(pairs).toHaveLength(2);
  expect(missing).toEqual({ unread: 0, failed: 0 });
  expect(rows.map(({ measure, value }) => [measure, value])).toEqual([
    ['rubric: replies judged twice', '2 of 2'],
    ['rubric: emotional reaction', '2.00 of 2'],
    ['rubric: interpretation', '1.00 of 2'],
    ['rubric: exploration', '0.50 of 2'],
    ['rubric: replies on which the two judgements differ', '2 of 2'],
  ]);
  expect(rows.at(-1)?.notes?.[0]).toBe('exploration 1 and 0: "My boss yelled at me." → "That stung. What did he say?"');
});

it('what is judged is shown as data', async () => {
  await server.set({ answers: [{ when: 'You rate one reply', text: marks(1, 1, 1) }] });
  await judged();
  expect(JSON.parse(server.requests.at(-1)?.messages[0]?.content ?? '')).toEqual({
    they_wrote: said.said,
    the_reply: said.reply,
  });
});

it.each([
  ['prose', 'I would give this a 2.'],
  ['prose around it', `Here you go: ${marks(1, 1, 1)}`],
  ['half of it', '{"emotional_reaction":1,"interp'],
  ['a scale left out', '{"emotional_reaction":1,"interpretation":1}'],
  ['a mark too high', marks(3, 1, 1)],
  ['half a mark', marks(1.5, 1, 1)],
  ['a scale too many', '{"emotional_reaction":1,"interpretation":1,"exploration":1,"humour":2}'],
  ['a mark in words', '{"emotional_reaction":"two","interpretation":1,"exploration":1}'],
  ['nothing', ''],
])('an answer that is %s is no judgement', (_, answer) => {
  expect(readMarks(answer)).toBeUndefined();
});

it('an answer that cannot be read is asked for once more, then left out and counted', async () => {
  await server.set({
    answers: [
      { when: first, text: 'Very warm!' },
      { when: second, text: marks(1, 1, 1) },
    ],
  });
  const asked = server.counts.requests;
  const { pairs, missing, rows } = await judged();
  expect(server.counts.requests - asked).toBe(3);
  expect(pairs).toEqual([]);
  expect(missing).toEqual({ unread: 1, failed: 0 });
  expect(rows[0]).toMatchObject({ value: '0 of 1', kept: false });
  expect(rows.map(({ value }) => value).join()).not.toContain('NaN');
});

it.each(['err500', 'cut', 'malformed-early', 'filter-early'] as const)(
  'a judge that fails (%s) costs its judgements, and never the run',
  async (behaviour) => {
    await server.set({ behaviour });
    const { pairs, missing, rows } = await judged();
    expect(pairs).toEqual([]);
    expect(missing).toEqual({ unread: 0, failed: 2 });
    expect(rows[0]).toMatchObject({ value: '0 of 1', kept: false });
    expect(rows[0]?.notes?.[1]).toBe('0 judgements could not be read, 2 did not come');
  },
);

it("the model voice's own replies are judged: the conversations are held with it", async () => {
  await server.set({ answers: [{ when: 'You rate one reply', text: marks(2, 2, 1) }] });
  const settings = { provider: 'openai', model: 'scripted', baseUrl: server.openaiUrl, apiKey: 'k' } as const;
  const companion = await openCompanion({ ...settings, patienceSeconds: 2, wordsPerSecond: 0 }, createLog('silent'));
  const talks = await Promise.all(conversations.slice(0, 2).map((conversation) => hold(companion, conversation)));
  const exchanges = talks.flatMap(({ exchanges: all }) => all.filter(({ tags }) => !tags.includes('CRISIS')));
  expect(exchanges.length).toBeGreaterThan(5);
  for (const { reply, tags } of exchanges) {
    expect(reply).not.toBe('');
    expect(tags).not.toContain('NOTICE');
  }
  const { pairs } = await judged(exchanges);
  expect(pairs).toHaveLength(exchanges.length);
}, 60_000);
