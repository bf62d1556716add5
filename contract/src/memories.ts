import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { atMost, somethingSeen } from './text.ts';

/** Something Wren remembers about a person: one sentence, to them ('Your sister is called Ana.'). */
export const Memory = z.object({
  id: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** Where it was learned, and the reply that made it; null for one the person added themselves. */
  conversation_id: z.nullable(z.string()),
  message_id: z.nullable(z.string()),
});
export type Memory = z.infer<typeof Memory>;

export const MemoryText = z
  .string('Please write what to remember.')
  .check(
    z.trim(),
    somethingSeen('Please write what to remember.'),
    atMost(sizes.memory, `A memory can hold at most ${sizes.memory} characters.`),
  );

export const noMemorySentence = 'This memory no longer exists.';
export const memoriesFullSentence = `Wren can hold ${sizes.memories} memories. Forget one to make room for another.`;

const Id = z.uuid(noMemorySentence).check(z.toLowerCase());
const OneMemory = z.strictObject({ id: Id });
const OneText = z.strictObject({ text: MemoryText });
const base = '/api/chat/memories/';

export const listMemories = endpoint({
  method: 'GET',
  path: base,
  summary:
    'What Wren remembers, newest first, and how many there are in all. Follow `next` for the page after. `message_id` asks for what one reply made Wren remember.',
  access: 'user',
  limit: 'read',
  query: z.strictObject({
    message_id: z.optional(Id),
    cursor: z.optional(z.uuid('This page of the list no longer exists. Please start from the first one.')),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(sizes.page.max)), sizes.page.default),
  }),
  reply: z.object({ results: z.array(Memory), next: z.nullable(z.string()), count: z.number() }),
});

export const getMemory = endpoint({
  method: 'GET',
  path: `${base}:id/`,
  summary: 'One memory.',
  access: 'user',
  limit: 'read',
  params: OneMemory,
  reply: Memory,
});

export const addMemory = endpoint({
  method: 'POST',
  path: base,
  summary: `Have Wren remember something. One it already holds is answered as it is. At most ${sizes.memories} are held.`,
  access: 'user',
  limit: 'write',
  body: OneText,
  reply: Memory,
  status: 201,
});

export const editMemory = endpoint({
  method: 'PATCH',
  path: `${base}:id/`,
  summary: 'Say a memory in other words.',
  access: 'user',
  limit: 'write',
  params: OneMemory,
  body: OneText,
  reply: Memory,
});

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: `${base}:id/`,
  summary: 'Forget a memory. Its words are gone at once, and it is not learned again.',
  access: 'user',
  limit: 'write',
  params: OneMemory,
});

export const restoreMemory = endpoint({
  method: 'POST',
  path: `${base}:id/restore/`,
  summary: 'Take a forgetting back. As the server kept no words, the client sends them again.',
  access: 'user',
  limit: 'write',
  params: OneMemory,
  body: OneText,
  reply: Memory,
});
