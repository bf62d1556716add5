/** The two streaming protocols, as bytes. Sources: OpenAI's chat completion chunk, Anthropic's message stream events. */

export interface Wire {
  /** Sent before the first token; may be empty. */
  opening: string;
  token(text: string): string;
  reasoning(text: string): string;
  /** The ending: the model had said it all, ran into its limit, or was stopped by a filter. */
  ending(reason: 'stop' | 'length' | 'filter'): string;
  error: string;
  /** The body of an answer with an error status. */
  refusal(message: string): unknown;
  /** The single body of an answer that is not streamed. */
  whole(text: string): unknown;
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_760_000_000, model: 'scripted', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

const openAiEndings = { stop: 'stop', length: 'length', filter: 'content_filter' };

export const openAiWire: Wire = {
  opening: chunk({ role: 'assistant', content: '' }),
  token: (content) => chunk({ content }),
  reasoning: (reasoning) => chunk({ reasoning }),
  ending: (reason) => `${chunk({}, openAiEndings[reason])}data: [DONE]\n\n`,
  error: `data: ${JSON.stringify({ error: { message: 'The engine is overloaded', type: 'server_error', code: 'overloaded' } })}\n\n`,
  refusal: (message) => ({ error: { message, type: 'scripted', code: 'scripted' } }),
  whole: (content) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
};

const event = (type: string, fields: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
const delta = (fields: object) => event('content_block_delta', { index: 0, delta: fields });

const anthropicEndings = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' };

export const anthropicWire: Wire = {
  opening:
    event('message_start', {
      message: { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null },
    }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    event('ping', {}),
  token: (text) => delta({ type: 'text_delta', text }),
  reasoning: (thinking) => delta({ type: 'thinking_delta', thinking }),
  ending: (reason) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', { delta: { stop_reason: anthropicEndings[reason], stop_sequence: null }, usage: {} }) +
    event('message_stop', {}),
  error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  refusal: (message) => ({ type: 'error', error: { type: 'scripted', message } }),
  whole: (text) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
};
