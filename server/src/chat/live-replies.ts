import type { ServerResponse } from 'node:http';
import type { EventStream } from './event-stream.ts';
import type { LiveReply } from './live-reply.ts';

/** Milliseconds between two heartbeats: below the 30–60 s after which proxies close a silent connection. */
const heartbeatEvery = 15_000;

/** Every reply this process is writing, and everyone who follows one. */
export class LiveReplies {
  readonly #ofUser = new Map<string, Set<LiveReply>>();
  readonly #streams = new Set<EventStream>();
  readonly #pulse = setInterval(() => this.#beat(), heartbeatEvery).unref();

  /** Keeps the place until the reply settles, so that nothing else is said in the same conversation or under the same key. */
  add(reply: LiveReply): void {
    const { userId } = reply.ask;
    const replies = this.#ofUser.get(userId) ?? new Set();
    this.#ofUser.set(userId, replies.add(reply));
  }

  remove(reply: LiveReply): void {
    const { userId } = reply.ask;
    const replies = this.#ofUser.get(userId);
    replies?.delete(reply);
    if (replies?.size === 0) this.#ofUser.delete(userId);
  }

  withKey(userId: string, key: string): LiveReply | undefined {
    return this.#find(userId, (reply) => reply.ask.key === key);
  }

  inConversation(userId: string, conversationId: string): LiveReply | undefined {
    return this.#find(userId, (reply) => reply.conversationId === conversationId);
  }

  ofUser(userId: string): LiveReply[] {
    return [...(this.#ofUser.get(userId) ?? [])];
  }

  /** Conversations that exist only as the reply to their first message, newest first. */
  beingBorn(userId: string): LiveReply[] {
    return this.ofUser(userId)
      .filter((reply) => reply.isNew && reply.isOpen)
      .reverse();
  }

  /** Replies to new messages that are being written and will be kept, so that they count already. */
  countUnderWay(userId: string): number {
    return this.ofUser(userId).filter(({ isOpen, ask }) => isOpen && !ask.regenerates).length;
  }

  follow(reply: LiveReply, response: ServerResponse): void {
    const stream = reply.follow(response);
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
  }

  /** Lets replies end for up to `grace` milliseconds, then keeps what was said so far. */
  async close(grace: number): Promise<void> {
    clearInterval(this.#pulse);
    const replies = [...this.#ofUser.values()].flatMap((ofOne) => [...ofOne]);
    const cut = setTimeout(() => {
      for (const reply of replies) reply.interrupt('closing');
    }, grace);
    await Promise.all(replies.map((reply) => reply.settled()));
    clearTimeout(cut);
  }

  #find(userId: string, matches: (reply: LiveReply) => boolean): LiveReply | undefined {
    for (const reply of this.#ofUser.get(userId) ?? []) if (matches(reply)) return reply;
    return undefined;
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
  }
}
