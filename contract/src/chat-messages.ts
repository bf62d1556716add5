import * as z from 'zod/mini';
import { ConversationDetail, ConversationId, JsonReply, Message, noMessageSentence } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { FeltOff } from './steering.ts';

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
  body: z.strictObject({ message_id: MessageId, today: z.optional(z.iso.date()) }),
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
