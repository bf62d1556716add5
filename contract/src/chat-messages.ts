import * as z from 'zod/mini';
import { ConversationDetail, ConversationId, JsonReply, Message, MessageText, noMessageSentence } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { FeltOff, Steering } from './steering.ts';

const MessageId = z.uuid(noMessageSentence).check(z.toLowerCase());
const OneMessage = z.strictObject({ id: ConversationId, message_id: MessageId });
const base = '/api/chat/conversations/:id';

export const regenerateReply = endpoint({
  method: 'POST',
  path: `${base}/regenerate/`,
  summary:
    'Have the last reply said anew, as `sendMessage` answers. What stood there is kept as another version; when this fails, nothing changes.',
  access: 'user',
  limit: 'chat',
  params: z.strictObject({ id: ConversationId }),
  body: z.strictObject({ message_id: MessageId }),
  reply: JsonReply,
  stream: true,
});

export const showVersion = endpoint({
  method: 'POST',
  path: `${base}/messages/:message_id/show_version/`,
  summary: 'Let another version of a reply stand, counted from 1. It is the one Wren goes on from.',
  access: 'user',
  limit: 'write',
  params: OneMessage,
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(1000)) }),
  reply: Message,
});

export const markFeltOff = endpoint({
  method: 'POST',
  path: `${base}/messages/:message_id/felt_off/`,
  summary: 'Say why a reply felt off, so that the next ones are different. No reason at all takes it back.',
  access: 'user',
  limit: 'write',
  params: OneMessage,
  body: z.strictObject({ reasons: z.array(FeltOff).check(z.maxLength(FeltOff.options.length)) }),
  reply: Message,
});

export const undoEdit = endpoint({
  method: 'POST',
  path: `${base}/undo_edit/`,
  summary: 'Bring back what the last edit replaced. It can be brought back until the next message is sent.',
  access: 'user',
  limit: 'write',
  params: z.strictObject({ id: ConversationId }),
  reply: ConversationDetail,
});

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
