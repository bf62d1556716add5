import { type House, openHouse } from './house.ts';
import { type ModelServer, type Script, startModelServer } from './model-server.ts';

/** A house that a language model writes the replies of, and the model. */
export interface Answering {
  house: House;
  model: ModelServer;
}

/** At once and as it should, until a journey asks for something else. */
const atFirst: Partial<Script> = { behaviour: 'normal', rate: 0, thinkMs: 0, tokens: 0, answers: [] };

/** Starts both; `closeModelHouse` stops them. */
export async function openModelHouse(): Promise<Answering> {
  const model = await startModelServer(atFirst);
  const house = await openHouse({
    LLM_PROVIDER: 'openai',
    LLM_BASE_URL: model.openaiUrl,
    LLM_API_KEY: 'k',
    LLM_MODEL: 'scripted',
    RATE_LIMIT_FACTOR: '100000',
  });
  return { house, model };
}

/** Leaves the model as the next journey is to find it. */
export async function calmModel({ model }: Answering): Promise<void> {
  await model.set(atFirst);
  model.requests.length = 0;
}

export async function closeModelHouse({ house, model }: Answering): Promise<void> {
  await house.stop();
  await model.stop();
}
