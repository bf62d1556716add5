import * as z from 'zod/mini';
import { Message, MessageText } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { Steering } from './steering.ts';

const { messages, message, characters } = sizes.offTheRecord;
export const longHistorySentence = 'This chat off the record has become too long to bring along.';

/** What was said so far in a chat off the record. The browser alone holds it. */
export const History = z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })).check(
  z.maxLength(messages, longHistorySentence),
  z.refine(
    (said) =>
      said.every(({ content }) => content.trim() !== '' && content.length <= message) &&
      said.reduce((sum, { content }) => sum + content.length, 0) <= characters,
    longHistorySentence,
  ),
);
export type History = z.infer<typeof History>;

export const sayOffTheRecord = endpoint({
  method: 'POST',
  path: '/api/chat/off_the_record/',
  summary:
    'Say something off the record. Nothing of it is written down: what was said so far comes along as `history`, oldest first. Answers as `sendMessage` does, without a conversation; closing the connection stops the reply.',
  access: 'user',
  limit: 'chat',
  body: z.strictObject({
    message: MessageText,
    history: History,
    steering: z.optional(z.nullable(Steering)),
  }),
  reply: Message,
  stream: true,
});
