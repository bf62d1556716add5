import { type House, openHouse } from './house.ts';
import { test as journey } from './journey.ts';
import { type ModelServer, type Script, startModelServer } from './model-server.ts';

/** A house that a language model writes the replies of, and the model. */
export interface Answering {
  house: House;
  model: ModelServer;
}

/** At once and as it should, until a journey asks for something else. */
const atFirst: Partial<Script> = { behaviour: 'normal', rate: 0, thinkMs: 0, tokens: 0, answers: [] };

/** Journeys with a language model: one house of it for those of a worker, and each finds the model as at first. */
export const test = journey.extend<{ answering: Answering }, { modelHouse: Answering }>({
  modelHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const model = await startModelServer(atFirst);
      const house = await openHouse({
        LLM_PROVIDER: 'openai',
        LLM_BASE_URL: model.openaiUrl,
        LLM_API_KEY: 'k',
        LLM_MODEL: 'scripted',
        RATE_LIMIT_FACTOR: '100000',
      });
      await use({ house, model });
      await house.stop();
      await model.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  answering: async ({ modelHouse }, use) => {
    await use(modelHouse);
    await modelHouse.model.set(atFirst);
    modelHouse.model.requests.length = 0;
  },
});
