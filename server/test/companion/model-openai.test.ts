import { openAiModel } from '#companion/model/openai.ts';
import { describeModel } from './model-protocol.ts';

describeModel("OpenAI's protocol", ({ openaiUrl }, name, patience) =>
  openAiModel({ baseUrl: openaiUrl, apiKey: 'key', patience }, name),
);
