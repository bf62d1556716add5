import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Ending, type LanguageModel, ModelFault, type Prompt } from '#companion/model/model.ts';
import type { Patience } from '#companion/model/patience.ts';
import { type Behaviour, type ModelServer, startModelServer } from '../../../e2e/model-server.ts';

const patience = { silenceMs: 2_000, firstWordMs: 5_000, retryAfterMs: 500 };
/** For who says nothing more. */
const soon = { ...patience, silenceMs: 300 };
const never = new AbortController().signal;
const whole = /^Then that's what I'll do\.[\s\S]*\[\[FOLLOW-UP\]\] I've been feeling alone$/;

let server: ModelServer;
let asked = 0;

export type MakeModel = (server: ModelServer, name: string, patience: Patience) => LanguageModel;

interface Outcome {
  words: string;
  pieces: number;
  ending?: Ending;
  fault?: { code: string; status: number | undefined };
}

function prompt(): Prompt {
  asked += 1;
  return {
    system: 'Be kind.',
    messages: [{ role: 'user', content: `Please just listen (${asked})` }],
    maxTokens: 300,
  };
}

async function outcomeOf(model: LanguageModel, signal = never): Promise<Outcome> {
  const heard: Outcome = { words: '', pieces: 0 };
  const say = (words: string) => {
    heard.words += words;
    heard.pieces += 1;
  };
  try {
    const ending = await model.stream(prompt(), say, signal);
    return { ...heard, ending };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { ...heard, fault: { code: error.code, status: error.status } };
  }
}

/** A reply under way: `words` are its first, `ended` is what it was stopped or failed with. */
function begin(model: LanguageModel) {
  const first = Promise.withResolvers<string>();
  const stop = new AbortController();
  const ended = model.stream(prompt(), first.resolve, stop.signal).catch((error: unknown) => error);
  return { words: first.promise, stop, ended };
}

/** What a model owes, whichever protocol it speaks: each fault of a provider with the outcome that is promised. */
export function describeModel(protocol: string, makeModel: MakeModel): void {
  describe(`a model at ${protocol}`, () => {
    beforeAll(async () => {
      server = await startModelServer({ rate: 0, thinkMs: 0 });
    });
    afterAll(() => server.stop());
    beforeEach(() => server.set({ behaviour: 'normal', rate: 0 }));

    const make = (name: string, waits = patience) => makeModel(server, name, waits);
    const speak = (behaviour: Behaviour, waits = patience) => outcomeOf(make(behaviour, waits));

    it('says its reply in many pieces and ends whole', async () => {
      const { words, pieces, ending } = await speak('normal');
      expect(words).toMatch(whole);
      expect(pieces).toBeGreaterThan(5);
      expect(ending).toBe('whole');
    });

    it('is heard while it speaks, not when it has spoken', async () => {
      await server.set({ rate: 10 });
      const { finished } = server.counts;
      const { words, stop, ended } = begin(make('normal'));
      expect(await words).toMatch(/\S/);
      expect(server.counts.finished).toBe(finished);
      stop.abort();
      await ended;
    });

    it('never shows its reasoning, wherever it writes it', async () => {
      for (const behaviour of ['reasoning', 'think'] as const) {
        const { words, ending } = await speak(behaviour);
        expect(words).toMatch(whole);
        expect(words).not.toMatch(/tired|think|brief/i);
        expect(ending).toBe('whole');
      }
    });

    it('tells an end at its limit from a whole end', async () => {
      expect(await speak('length')).toMatchObject({ ending: 'cut_short' });
    });

    it('is asked again after a 429 that asks for a short wait', async () => {
      const before = server.counts.requests;
      expect((await speak('err429-once')).words).toMatch(whole);
      expect(server.counts.requests - before).toBe(2);
    });

    it('is not asked again when a 429 asks for a longer wait than a person has', async () => {
      const before = server.counts.requests;
      const started = performance.now();
      expect((await speak('err429-wait')).fault).toEqual({ code: 'rate_limited', status: 429 });
      expect(server.counts.requests - before).toBe(1);
      // It asks for thirty seconds.
      expect(performance.now() - started).toBeLessThan(10_000);
    });

    it.each([
      ['err429', { code: 'rate_limited', status: 429 }, 3],
      ['err500', { code: 'server_error', status: 500 }, 3],
      ['html502', { code: 'server_error', status: 502 }, 3],
      ['err401', { code: 'rejected', status: 401 }, 1],
    ] as const)(
      'fails before its first word with %s, after a bounded number of tries',
      async (behaviour, fault, tries) => {
        const before = server.counts.requests;
        expect(await speak(behaviour)).toEqual({ words: '', pieces: 0, fault });
        expect(server.counts.requests - before).toBe(tries);
      },
    );

    it('fails when its connections break at once, after a bounded number of tries', async () => {
      const before = server.counts.requests;
      expect(await speak('reset')).toEqual({ words: '', pieces: 0, fault: { code: 'unreachable', status: undefined } });
      // Three, and one more where the first had a kept connection.
      expect(server.counts.requests - before).toBeLessThanOrEqual(4);
    });

    it('fails when nobody listens at its address', async () => {
      await server.set({ behaviour: 'refused' });
      expect((await speak('normal')).fault).toEqual({ code: 'unreachable', status: undefined });
    });

    it.each([
      ['cut', 'cut_off'],
      ['eof', 'cut_off'],
      ['malformed', 'malformed'],
      ['error', 'server_error'],
      ['filter', 'filtered'],
      ['stall', 'timed_out'],
    ] as const)('fails when its reply breaks with %s, before the first word and after it', async (behaviour, code) => {
      await server.set({ rate: 100 });
      const before = server.counts.requests;
      const waits = behaviour === 'stall' ? soon : patience;
      const late = await speak(behaviour, waits);
      expect(late.fault?.code).toBe(code);
      expect(late.words).toMatch(/^Then that's/);
      const early = await speak(`${behaviour}-early`, waits);
      expect(early).toEqual({ words: '', pieces: 0, fault: { code, status: undefined } });
      expect(server.counts.requests - before, 'neither is asked for again').toBe(2);
    });

    it('is asked on a new connection, without waiting, when the kept one was closed meanwhile', async () => {
      await speak('normal');
      await server.set({ behaviour: 'refused' });
      await server.set({ behaviour: 'normal' });
      expect((await speak('normal')).words).toMatch(whole);
      // The clients count the tries they waited for.
      expect(server.requests.at(-1)?.headers['x-stainless-retry-count']).toBe('0');
    });

    it('is given up when it does not answer at all', async () => {
      expect((await speak('hang', soon)).fault?.code).toBe('timed_out');
    });

    it('stops at once when the person stops it, and hangs up on the server', async () => {
      await server.set({ rate: 20 });
      const aborted = server.counts.aborted;
      const { words, stop, ended } = begin(make('normal'));
      await words;
      stop.abort();
      expect(await ended).toBe(stop.signal.reason);
      await expect.poll(() => server.counts.aborted).toBe(aborted + 1);
    });

    it('hangs up on the server when its answer is longer than was asked for', async () => {
      await server.set({ rate: 20 });
      const aborted = server.counts.aborted;
      expect(await ask(make('normal'), prompt(), never, 6)).toBe('Then t');
      await expect.poll(() => server.counts.aborted).toBe(aborted + 1);
    });

    it('sends the prompt as it is, with its key and its limit', async () => {
      await speak('normal');
      const request = server.requests.at(-1);
      expect(request).toMatchObject({ model: 'normal', stream: true, system: 'Be kind.' });
      expect(request?.messages).toEqual([{ role: 'user', content: `Please just listen (${asked})` }]);
      expect(request?.body.max_tokens).toBe(300);
      expect(request?.headers.authorization ?? request?.headers['x-api-key']).toMatch(/key$/);
    });

    it('is given up when it only keeps reasoning, at the limit for the first word', async () => {
      await server.set({ rate: 10 });
      const hasty = { silenceMs: 2_000, firstWordMs: 250, retryAfterMs: 500 };
      expect((await speak('think', hasty)).fault?.code).toBe('timed_out');
    });

    it('fails without quoting anybody', async () => {
      const { ended } = begin(make('err401'));
      expect(String(await ended)).toBe("ModelFault: The language model's reply failed: rejected");
    });
  });
}
