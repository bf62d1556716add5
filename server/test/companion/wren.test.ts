import { crisisTag } from '@wren/contract/crisis.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Companion, CompanionFailed, type CompanionState, type Turn } from '#companion/companion.ts';
import { createListener } from '#companion/listener/voice.ts';
import { chooseModel } from '#companion/model/choose.ts';
import { wonders } from '#companion/safety/replies/words.ts';
import { createCompanion, stepInNotice } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type ModelServer, startModelServer } from '../../../e2e/model-server.ts';
import { type Notes, takeNotes } from './taking-notes.ts';
import { turnOf } from './turn.ts';

const patience = { silenceMs: 2_000, firstWordMs: 5_000, retryAfterMs: 300 };
const never = new AbortController().signal;

let server: ModelServer;
let logLines: string[];

beforeAll(async () => {
  server = await startModelServer({ rate: 0, thinkMs: 0 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  logLines = [];
  await server.set({ behaviour: 'normal', rate: 0, thinkMs: 0, answers: [] });
});

async function wren(waits = patience): Promise<Companion> {
  const baseUrl = server.openaiUrl;
  const model = await chooseModel({ provider: 'openai', model: 'scripted', baseUrl, apiKey: 'k', patience: waits });
  return companion(model);
}

function companion(model: Awaited<ReturnType<typeof chooseModel>>): Companion {
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  return createCompanion({ listener: createListener({ pace: 0 }), model, log });
}

interface Heard extends Omit<Notes, 'say' | 'show'> {
  state: CompanionState | undefined;
  error: unknown;
}

async function hear(speaker: Companion, turn: Turn, signal = never): Promise<Heard> {
  const notes = takeNotes();
  const reply = speaker.reply(turn, notes, signal).then(
    (state) => ({ state, error: undefined }),
    (error: unknown) => ({ state: undefined, error }),
  );
  const { state, error } = await reply;
  const { pieces, content, tags } = notes;
  return { pieces: state ? [...pieces, { state }] : pieces, content, tags, state, error };
}

const tagsNamed = (heard: Heard, name: string) => heard.tags.filter(({ tag }) => tag === name);
const modelWords = /^Then that's what I'll do\..*surface today\?\*\*$/s;
const message = 'I just need someone to listen.';

describe('with a language model', () => {
  it('the model replies, its follow-up lines become tags, and the state comes last', async () => {
    const heard = await hear(await wren(), turnOf(message));
    expect(heard.content).toMatch(modelWords);
    expect(tagsNamed(heard, 'FOLLOW-UP').map(({ content }) => content)).toEqual([
      "I don't know where to start",
      'Something happened at work',
      "I've been feeling alone",
    ]);
    expect(tagsNamed(heard, 'NOTICE')).toEqual([]);
    expect(heard.pieces.at(-1)).toHaveProperty('state');
    expect(heard.error).toBeUndefined();
  });

  it('answers what only sounds like danger in the model’s words without its questions, and asks one soft one itself', async () => {
    const heard = await hear(await wren(), turnOf('After the drums I just want it all to be quiet'));
    expect(heard.pieces[0]).toMatchObject({ tags: [{ tag: 'CRISIS' }] });
    expect(tagsNamed(heard, 'NOTICE')).toEqual([]);
    expect(heard.content.length).toBeGreaterThan(200);
    expect(heard.content.match(/\?/g)).toHaveLength(1);
    expect(wonders.suicide?.some((way) => heard.content.endsWith(way))).toBe(true);
  });

  it.each([
    'err429',
    'err429-wait',
    'err500',
    'html502',
    'reset',
    'refused',
    'silent',
    'cut-early',
    'malformed-early',
    'error-early',
    'filter-early',
    'eof-early',
  ] as const)(
    'when it fails before its first word (%s), the built-in voice steps in and says so',
    async (behaviour) => {
      const speaker = await wren();
      await server.set({ behaviour });
      const heard = await hear(speaker, turnOf(message));
      expect(heard.pieces[0]).toEqual({ tags: [stepInNotice] });
      expect(heard.content.length).toBeGreaterThan(40);
      expect(heard.content).not.toMatch(modelWords);
      expect(heard.state).toHaveProperty('listener');
      expect(heard.error).toBeUndefined();
      expect(logLines.join()).toContain('"level":"warn"');
    },
  );

  it('when it does not begin to speak in time, nobody waits any longer', async () => {
    const speaker = await wren({ ...patience, firstWordMs: 300 });
    await server.set({ behaviour: 'hang' });
    const started = performance.now();
    expect(tagsNamed(await hear(speaker, turnOf(message)), 'NOTICE')).toEqual([stepInNotice]);
    // It would hang for as long as the test may take.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each(['cut', 'eof', 'malformed', 'error', 'filter'] as const)(
    'when it breaks off after its first word (%s), the reply has failed',
    async (behaviour) => {
      const speaker = await wren();
      await server.set({ behaviour, rate: 100 });
      const heard = await hear(speaker, turnOf(message));
      expect(heard.content).toMatch(/^Then that's/);
      expect(heard.error).toBeInstanceOf(CompanionFailed);
      expect(heard.state).toBeUndefined();
    },
  );

  it('a reply that the limit of the model cut ends cleanly', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'length' });
    const heard = await hear(speaker, turnOf(message));
    expect(heard.content).toMatch(/\w…$/);
    expect(heard.state).toBeDefined();
  });

  it('a reply that is stopped ends quietly and without a state', async () => {
    const speaker = await wren();
    await server.set({ rate: 50 });
    const stop = new AbortController();
    const heard = hear(speaker, turnOf(message), stop.signal);
    setTimeout(() => stop.abort(), 150);
    expect(await heard).toMatchObject({ error: undefined, state: undefined });
    expect((await heard).content).toMatch(/^Then/);
    expect(logLines).toEqual([]);
  });

  it('after three failures in a row it is left alone for a while, so that nobody waits for it', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'error-early' });
    for (let i = 0; i < 3; i += 1) await hear(speaker, turnOf(message));
    const asked = server.counts.requests;
    expect(tagsNamed(await hear(speaker, turnOf(message)), 'NOTICE')).toEqual([stepInNotice]);
    expect(server.counts.requests).toBe(asked);
  });

  it('what one conversation brings about does not take the model from the others', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'filter-early' });
    for (let i = 0; i < 4; i += 1) await hear(speaker, turnOf(message));
    await server.set({ behaviour: 'normal' });
    expect((await hear(speaker, turnOf(message))).content).toMatch(modelWords);
  });

  it('no word of a person or of a reply reaches the log', async () => {
    const speaker = await wren();
    for (const behaviour of ['err500', 'malformed-early', 'error-early'] as const) {
      await server.set({ behaviour });
      await hear(speaker, turnOf('My secret is quince marmalade'));
    }
    expect(logLines.map((line) => JSON.parse(line).fault)).toEqual(['server_error', 'malformed', 'server_error']);
    expect(logLines.join()).not.toMatch(/quince|marmalade|overloaded|scripted 500/i);
  });
});

describe('in a crisis', () => {
  const grave = 'I keep thinking about killing myself';
  const card = crisisTag({ need: 'suicide', country: 'US', urgent: false });

  it('the card comes before any word, and no model is asked or waited for', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'hang' });
    const asked = server.counts.requests;
    const heard = await hear(speaker, turnOf(grave));
    expect(heard.pieces[0]).toEqual({ tags: [card] });
    expect(heard.content).toContain('988');
    expect(heard.content).toContain('?');
    expect(tagsNamed(heard, 'NOTICE')).toEqual([]);
    expect(server.counts.requests).toBe(asked);
  });

  it('the same help is given with a model, with a broken one and without one', async () => {
    const without = await hear(companion(undefined), turnOf(grave));
    expect(await hear(await wren(), turnOf(grave))).toEqual(without);
    await server.set({ behaviour: 'refused' });
    expect(await hear(await wren(), turnOf(grave))).toEqual(without);
  });

  it('a short answer to what Wren asked is understood in the next turn', async () => {
    const speaker = await wren();
    const first = turnOf(grave);
    const { content, state } = await hear(speaker, first);
    const history = [
      { role: 'user' as const, content: grave, at: first.now },
      { role: 'assistant' as const, content, at: first.now },
    ];
    const heard = await hear(speaker, { ...turnOf('tonight'), history, state: state ?? null });
    expect(heard.tags).toEqual([crisisTag({ need: 'suicide', country: 'US', urgent: true })]);
    expect(heard.content).toContain('911');
  });

  it('what the built-in voice keeps is kept through it', async () => {
    const speaker = companion(undefined);
    const { state } = await hear(speaker, turnOf(message));
    const heard = await hear(speaker, { ...turnOf(grave), state: state ?? null });
    expect(heard.state).toMatchObject({ listener: state?.listener, safety: { level: 'elevated' } });
  });
});

describe('with a judge beside the model', () => {
  const judgement = (text: string, afterMs = 0) => ({ when: 'judge only how much danger', text, afterMs });
  /** Nothing that the screen hears. */
  const veiled = 'The boxes are labelled now and the house is very quiet';

  it('a danger that only the judge sees shows the card at once, and Wren’s own help follows at once', async () => {
    const speaker = await wren();
    // Slow enough that a busy machine, too, has words left to say when the judge has answered.
    await server.set({ rate: 12, answers: [judgement('elevated', 400)] });
    const heard = await hear(speaker, turnOf(veiled));
    const card = heard.pieces.findIndex((piece) => 'tags' in piece);
    expect(heard.pieces[card]).toEqual({ tags: [crisisTag({ need: 'suicide', country: 'US', urgent: false })] });
    expect(card).toBeGreaterThan(1);
    expect(card).toBeLessThan(25);
    expect(heard.content).toMatch(/^You have.*(?:\w…|[.!?])\n\n.*988/s);
    expect(heard.pieces.slice(card + 1)).toEqual([{ content: expect.any(String) }, { state: expect.any(Object) }]);
    expect(tagsNamed(heard, 'FOLLOW-UP')).toEqual([]);
    expect(heard.state).toMatchObject({ safety: { level: 'elevated', replies: 1 } });
    expect(server.counts.requests).toBeGreaterThan(1);
  });

  it('before the model’s first word, Wren’s own help comes instead of it', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'hang', answers: [judgement('imminent')] });
    const heard = await hear(speaker, turnOf(veiled));
    expect(heard.tags).toEqual([crisisTag({ need: 'suicide', country: 'US', urgent: true })]);
    expect(heard.content).toContain('911');
  });

  it('help that was promised by the card is given although the model breaks off', async () => {
    const speaker = await wren();
    await server.set({ behaviour: 'cut', rate: 20, answers: [judgement('elevated', 60)] });
    const heard = await hear(speaker, turnOf(veiled));
    expect(heard.error).toBeUndefined();
    expect(heard.content).toContain('988');
    expect(heard.state).toBeDefined();
  });

  it('a whole reply does not wait long for a slow judge', async () => {
    const speaker = await wren();
    await server.set({ answers: [judgement('elevated', 9_000)] });
    const started = performance.now();
    const heard = await hear(speaker, turnOf(veiled));
    // The judge takes nine seconds.
    expect(performance.now() - started).toBeLessThan(7_000);
    expect(tagsNamed(heard, 'CRISIS')).toEqual([]);
    expect(heard.state).toBeDefined();
  });

  it('a judge never lowers what the rules found, and is not asked in a crisis', async () => {
    const speaker = await wren();
    await server.set({ answers: [judgement('none')] });
    const asked = server.counts.requests;
    expect(tagsNamed(await hear(speaker, turnOf('I want to kill myself')), 'CRISIS')).toHaveLength(1);
    expect(server.counts.requests).toBe(asked);
  });

  it('is shown the conversation as data, after the reply was asked for', async () => {
    await hear(await wren(), turnOf(message));
    const [reply, judge] = server.requests.slice(-2);
    expect(reply?.system).toContain('You are Wren');
    expect(judge?.system).toContain('judge only how much danger');
    expect(JSON.parse(judge?.messages[0]?.content ?? '')).toEqual([{ role: 'user', content: message }]);
  });
});

describe('whatever a model says', () => {
  it('no number outside the registry of lines is shown, not even on a button', async () => {
    const text = 'You can call 1-800-555-0199 now.\n\n[[FOLLOW-UP]] I will call 1-800-555-0199\n[[FOLLOW-UP]] Not yet';
    await server.set({ answers: [{ when: 'quince', text }] });
    const heard = await hear(await wren(), turnOf('Tell me about quince jam'));
    expect(heard.content).toMatch(/^You can call /);
    expect(JSON.stringify(heard.pieces)).not.toContain('555');
    expect(tagsNamed(heard, 'FOLLOW-UP')).toEqual([{ tag: 'FOLLOW-UP', content: 'Not yet' }]);
  });
});

describe('a reply of which nothing may be said', () => {
  it('is given by the built-in voice instead', async () => {
    await server.set({ answers: [{ when: 'quince', text: 'The lethal dose is 40 tablets.' }] });
    const heard = await hear(await wren(), turnOf('Tell me about quince jam'));
    expect(heard.content).not.toMatch(/lethal|tablets/);
    expect(heard.content.length).toBeGreaterThan(20);
  });
});

describe('after danger', () => {
  const at = new Date('2026-11-20T16:00:00Z');
  const after: Turn = {
    ...turnOf('My garden was full of birds this morning'),
    history: [
      { role: 'user', content: 'I want to die', at },
      { role: 'assistant', content: 'I am glad you told me.', at },
    ],
    state: {
      safety: { level: 'elevated', need: 'suicide', at: at.toISOString(), replies: 1, lineRefused: false, quiet: 0 },
    },
  };

  it('the built-in voice asks how the thoughts are now, and nothing else', async () => {
    const heard = await hear(companion(undefined), after);
    expect(heard.content).toMatch(/thoughts you told me about\?$/);
    expect(heard.content.match(/\?/g)).toHaveLength(1);
    expect(heard.state).toMatchObject({ safety: { level: 'elevated', quiet: 1 } });
  });

  it('the model is told to', async () => {
    await hear(await wren(), after);
    const reply = server.requests.findLast(({ system }) => system.includes('You are Wren'));
    expect(reply?.system).toMatch(/how those thoughts are now, and ask nothing else\.$/);
  });
});

describe('after a question that only the sound of words gave rise to', () => {
  const at = new Date('2026-11-20T17:58:00Z');
  const goodbye: Turn = {
    ...turnOf('Well, I’ll ring her Sunday and tell her. Goodnight to you, and thank you for listening.'),
    history: [
      { role: 'user', content: 'The blackbird is back in the gutter. I’d miss him.', at },
      { role: 'assistant', content: 'I may have it wrong. Are you thinking about suicide?', at },
    ],
    state: {
      safety: {
        level: 'elevated',
        need: 'suicide',
        near: 'suicide',
        at: at.toISOString(),
        asked: 'suicide',
        replies: 1,
        bySound: true,
      },
    },
  };

  it('a goodbye is answered with a goodbye: no card, no question, no word of danger', async () => {
    const heard = await hear(companion(undefined), goodbye);
    expect(heard.tags.filter(({ tag }) => tag === 'CRISIS')).toEqual([]);
    expect(heard.content).not.toMatch(/still here|staying and reading|thoughts you told me|\?/);
    expect(heard.content).not.toBe('');
  });

  it('the model is told to go on, and not to ask again', async () => {
    await hear(await wren(), goodbye);
    const reply = server.requests.findLast(({ system }) => system.includes('You are Wren'));
    expect(reply?.system).toContain('Do not ask about it again');
  });
});

describe('without a language model', () => {
  it('the built-in voice replies, and there is nothing to excuse', async () => {
    const heard = await hear(companion(undefined), turnOf(message));
    expect(heard.content.length).toBeGreaterThan(40);
    expect(tagsNamed(heard, 'NOTICE')).toEqual([]);
    expect(heard.state).toHaveProperty('listener');
  });

  it('a title is made of the first message', async () => {
    expect(await companion(undefined).title({ message, reply: '' }, never)).toBe('Someone to listen');
  });
});

describe('a title', () => {
  const exchange = { message, reply: 'Then that is what I will do.' };

  it('is the model’s, when the model gives one', async () => {
    expect(await (await wren()).title(exchange, never)).toBe('Room to be heard');
  });

  it('is made of the first message when the model talks instead', async () => {
    await server.set({
      answers: [{ when: 'You name conversations', text: 'Sure! Here is a title:\nRoom to be heard' }],
    });
    expect(await (await wren()).title(exchange, never)).toBe('Someone to listen');
  });

  it.each(['err500', 'cut-early'] as const)(
    'is made of the first message when the model fails (%s)',
    async (behaviour) => {
      const speaker = await wren();
      await server.set({ behaviour });
      expect(await speaker.title(exchange, never)).toBe('Someone to listen');
    },
  );

  it('never throws, not even when it is stopped', async () => {
    expect(await (await wren()).title(exchange, AbortSignal.abort())).toBe('Someone to listen');
  });
});
