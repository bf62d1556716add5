import { anthropicModel } from '#companion/model/anthropic.ts';
import { describeModel } from './model-protocol.ts';

describeModel("Anthropic's protocol", ({ anthropicUrl }, name, patience) =>
  anthropicModel({ baseUrl: anthropicUrl, apiKey: 'key', patience }, name),
);
