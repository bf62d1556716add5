import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseModel, type ModelSettings } from '#companion/model/choose.ts';
import { ask } from '#companion/model/model.ts';
import { patienceOf } from '#companion/model/patience.ts';
import { type ModelServer, startModelServer } from '../../../e2e/model-server.ts';

const nothing: ModelSettings = {
  provider: undefined,
  model: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  patience: patienceOf(2),
};
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const nameOf = async (settings: Partial<ModelSettings>) => (await chooseModel({ ...nothing, ...settings }))?.name;

it('a key is enough: the provider’s usual model is asked at its own address', async () => {
  expect(await nameOf({ provider: 'openai', apiKey: 'k' })).toMatch(/^gpt-\S+ at api\.openai\.com$/);
  expect(await nameOf({ provider: 'anthropic', apiKey: 'k' })).toMatch(/^claude-\S+ at api\.anthropic\.com$/);
});

it('an address is enough: the first model there that can chat is asked', async () => {
  const { host } = new URL(server.openaiUrl);
  expect(await nameOf({ provider: 'openai', baseUrl: server.openaiUrl })).toBe(`scripted at ${host}`);
  expect(await nameOf({ provider: 'openai', baseUrl: `${server.openaiUrl}/`, model: 'mine' })).toBe(`mine at ${host}`);
});

it('an Ollama is looked for quickly, and without one there is no model', async () => {
  const started = performance.now();
  expect(await nameOf({ baseUrl: server.openaiUrl })).toMatch(/^scripted/);
  expect(await nameOf({ baseUrl: 'http://127.0.0.1:1/v1' })).toBeUndefined();
  await server.set({ behaviour: 'refused' });
  expect(await nameOf({ baseUrl: server.openaiUrl })).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(10_000);
  await server.set({ behaviour: 'normal' });
});

it('a server that is down at the start is asked for its models when it is needed', async () => {
  await server.set({ behaviour: 'refused' });
  const model = await chooseModel({ ...nothing, provider: 'openai', baseUrl: server.openaiUrl });
  await server.set({ behaviour: 'normal', rate: 0, thinkMs: 0 });
  const prompt = { system: '', messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens: 9 };
  expect(model && (await ask(model, prompt, new AbortController().signal))).toMatch(/^You have been carrying this/);
  expect(server.requests.at(-1)?.model).toBe('scripted');
});

it('the built-in companion needs no model', async () => {
  expect(await nameOf({ provider: 'built-in', apiKey: 'k', baseUrl: server.openaiUrl })).toBeUndefined();
});
