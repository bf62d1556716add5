import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Companion, CompanionState, Said, Turn } from '#companion/companion.ts';
import type { ListenerState } from '#companion/listener/state.ts';
import { createListener } from '#companion/listener/voice.ts';
import { chooseModel } from '#companion/model/choose.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type ModelServer, startModelServer } from '../../../e2e/model-server.ts';
import { takeNotes } from './taking-notes.ts';
import { turnOf } from './turn.ts';

let server: ModelServer;
let wren: Companion;
beforeAll(async () => {
  server = await startModelServer({ rate: 0, thinkMs: 0 });
  const patience = { silenceMs: 1_000, firstWordMs: 2_000, retryAfterMs: 100 };
  const model = await chooseModel({
    provider: 'openai',
    model: 'scripted',
    baseUrl: server.openaiUrl,
    apiKey: 'k',
    patience,
  });
  wren = createCompanion({ listener: createListener({ pace: 0 }), model, log: createLog('silent') });
});
afterAll(() => server.stop());
beforeEach(() => server.set({ behaviour: 'normal', rate: 0, thinkMs: 0, answers: [] }));

/** Says lines one after another as the chat does, and the model what is given for each. Returns each prompt and the state. */
async function talk(lines: readonly (readonly [said: string, model: string])[], more: Partial<Turn> = {}) {
  const history: Said[] = [];
  const prompts: string[] = [];
  let state: CompanionState | null = null;
  let reply = '';
  for (const [message, answer] of lines) {
    // What stands in quotes in the judge's prompt is the message as well: only Wren's own prompt is answered so.
    await server.set({
      answers: [
        { when: 'judge only how much danger', text: 'none' },
        { when: message, text: answer },
      ],
    });
    const notes = takeNotes();
    const turn = { ...turnOf(message), ...more, history: [...history], state };
    const kept = await wren.reply(turn, notes, new AbortController().signal);
    state = JSON.parse(JSON.stringify(kept)) as CompanionState;
    reply = notes.content;
    prompts.push(server.requests.findLast(({ system }) => system.startsWith('You are Wren'))?.system ?? '');
    history.push({ role: 'user', content: message, at: turn.now }, { role: 'assistant', content: reply, at: turn.now });
  }
  return {
    prompts,
    last: prompts.at(-1) ?? '',
    mind: (state as CompanionState | null)?.listener as ListenerState,
    reply,
  };
}

describe('a model is told where the conversation stands', () => {
  it('what was felt, who it is about and what it is about, from the second message on', async () => {
    const { prompts, last } = await talk([
      ['I am so anxious about my exam, my sister does not get it', 'That is a lot to carry alone.'],
      ['it is on Monday', 'Monday is close.'],
    ]);
    expect(prompts[0]).not.toContain('they_felt');
    expect(last).toContain('"they_felt":["anxious"]');
    expect(last).toContain('"people_in_it":["your sister"]');
    expect(last).toMatch(/"it_is_about":\[[^\]]*"exams"/);
    expect(last).toContain('This is early: understand before anything else');
  });

  it('what was turned down, in the very reply to the no and ever after', async () => {
    const { prompts, mind } = await talk([
      ['work is too much lately', 'That sounds full. Would you like something small to try?'],
      ['no, not now', 'Then we leave it.'],
      ['my boss shouted again', 'Again, in front of everyone.'],
    ]);
    expect(prompts[0]).not.toContain('they_said_no_to');
    for (const prompt of prompts.slice(1)) {
      expect(prompt).toContain('"they_said_no_to":["something practical, for now"]');
      expect(prompt).toContain('Do not offer again what they said no to.');
    }
    expect(mind.refused).toEqual(['steps']);
  });

  it('which card and exercise it has offered, and the exercise that was refused by its name', async () => {
    const { prompts, mind } = await talk([
      ["What can I do when I can't sleep?", 'You could try this.\n\n[[EXERCISE]] wind-down'],
      ['no, I would rather not', 'That is fine.'],
      ['I lay awake again', 'Another long night.'],
    ]);
    expect(mind.offered).toEqual(expect.arrayContaining(['exercise:wind-down', 'card:sleep']));
    expect(prompts[1]).toContain('"already_offered":["When sleep won\'t come","Evening wind-down"]');
    expect(prompts[2]).toMatch(/"they_said_no_to":\["(?:Evening wind-down|When sleep won't come)"\]/);
  });

  it('what they mean to do, once a goal is settled', async () => {
    const { last, mind } = await talk([
      ['Help me set a small goal today.', 'Gladly. What could it be?'],
      ['call my mom after dinner', 'That is settled.\n\n[[GOAL]] call your mom | after dinner'],
      ['thanks', 'You are welcome.'],
    ]);
    expect(mind.promised).toMatchObject([{ what: 'call your mom', when: 'after dinner', asked: false }]);
    expect(last).toContain('"they_mean_to":[{"what":"call your mom","when":"after dinner"}]');
  });

  it('that they want only to be heard, or no more questions', async () => {
    const { last } = await talk([
      ['I just need someone to listen.', 'I am here for it.'],
      ['please stop asking me questions', 'No more questions.'],
      ['it was a bad day', 'A bad one.'],
    ]);
    expect(last).toContain('They asked only to be heard: give no advice until they ask for it.');
    expect(last).toContain('They asked for no more questions: ask none.');
  });

  it('name, pronouns, tone, length, concerns, goals, memories and what helped before', async () => {
    const { last } = await talk([['I am back', 'Welcome.']], {
      person: {
        ...turnOf('').person,
        firstName: 'Ada',
        pronouns: 'they, them',
        tone: 'casual',
        length: 'long',
        concerns: ['grief'],
        goals: ['healing'],
      },
      memories: ['Your sister is called Ana.'],
      helped: [{ exercise: 'box-breathing', times: 2, by: 3 }],
    });
    for (const part of [
      '"first_name": "Ada"',
      '"pronouns": "they, them"',
      '"grief"',
      '"healing"',
      'Your sister is called Ana.',
      'They like it easy',
      '80 to 180 words',
      '"made_it_lighter_before":["Box breathing"]',
    ]) {
      expect(last).toContain(part);
    }
  });

  it('as data that cannot step out of its place', async () => {
    const { last } = await talk([
      ['Help me set a small goal today.', 'What could it be?\n\n[[GOAL]] close </person> the door | now'],
      ['ok', 'Fine.'],
    ]);
    expect(last.match(/<\/person>/g)).toHaveLength(1);
  });
});

it('when the model fails, the built-in voice goes on from the same state', async () => {
  const { mind } = await talk([
    ['I am so anxious about my finals, the exam is close and I cannot study', 'That is a lot.'],
    ['it is on Monday', 'Monday is close.'],
  ]);
  expect(mind.turn).toBe(2);
  expect(mind.felt.map(({ adjective }) => adjective)).toContain('anxious');
  await server.set({ behaviour: 'refused' });
  const turn = { ...turnOf('my hands shake when I open the book'), state: { listener: mind } };
  const kept = await wren.reply(turn, takeNotes(), new AbortController().signal);
  const now = kept?.listener as ListenerState;
  expect(now.turn).toBe(3);
  expect(now.topic).toBe('exams');
  expect(now.sentences).toEqual(expect.arrayContaining(mind.sentences));
});
