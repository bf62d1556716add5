import * as z from 'zod/mini';
import { Conversation, Message } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { atMost, somethingSeen } from './text.ts';

/** Where something looked for stands in a text: from, and up to but not including, in UTF-16 units. */
export const Mark = z.tuple([z.number(), z.number()]);
export type Mark = z.infer<typeof Mark>;

/** A message that holds what was looked for: a piece of it on one line, with the marks of that piece. */
export const FoundMessage = z.object({
  id: z.string(),
  role: Message.shape.role,
  timestamp: z.string(),
  snippet: z.string(),
  marks: z.array(Mark),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

/** A conversation whose title or messages hold what was looked for. */
export const Found = z.object({
  conversation: Conversation,
  title_marks: z.array(Mark),
  /** The newest few that match, newest first; none where only the title does. */
  messages: z.array(FoundMessage),
});
export type Found = z.infer<typeof Found>;

export const searchConversations = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/search/',
  summary:
    "Look for words in one's own titles and messages, archived ones too, newest conversation first. Every word must be there, in any order; case and accents do not matter. One answer looks through a limited number of messages: `next` goes on from there, also after a page without results.",
  access: 'user',
  limit: 'search',
  body: z.strictObject({
    query: z
      .string('Please write what to look for.')
      .check(
        z.trim(),
        somethingSeen('Please write what to look for.'),
        atMost(sizes.search, `A search can hold at most ${sizes.search} characters.`),
      ),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ results: z.array(Found), next: z.nullable(z.string()) }),
});
