import type { LiveReplies } from './live-replies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends every reply that is being written to a person, for a room that takes away what it would be kept in. */
    endReplies(userId: string): Promise<void>;
  }
}

/** Ends every reply this process is writing to a person. Nothing of them is kept. */
export async function endReplies(replies: LiveReplies, userId: string): Promise<void> {
  const live = replies.ofUser(userId);
  for (const reply of live) reply.interrupt('deleted');
  await Promise.all(live.map((reply) => reply.settled()));
}
