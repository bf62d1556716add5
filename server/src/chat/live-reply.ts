import type { ServerResponse } from 'node:http';
import type { Message, Tag } from '@wren/contract/chat.ts';
import { done, encodeChatEvent } from '@wren/contract/chat-stream.ts';
import { type Steering, steeringTag } from '@wren/contract/steering.ts';
import { newId } from '#platform/ids.ts';
import type { Refusal } from '#platform/refusal.ts';
import { EventStream, type Growing, type Progress } from './event-stream.ts';

/** What a reply answers. */
export interface Ask {
  userId: string;
  /** Trimmed, 1–3000 characters; empty for `regenerates`, where the message is already kept. */
  text: string;
  /** Undefined opens a new conversation. */
  conversationId: string | undefined;
  /** The Idempotency-Key, a UUID. */
  key: string;
  at: Date;
  /** The day it is where they are, yyyy-MM-dd; undefined when they did not say. */
  today?: string | undefined;
  /** What the reply is to be, when they said so. */
  steering?: Steering | undefined;
  /** The message of theirs that this one stands in for. It goes with all that came after it. */
  replaces?: string | undefined;
  /** The reply that is to be said anew. */
  regenerates?: string | undefined;
  /** Said off the record: there is no conversation to announce. */
  offTheRecord?: true;
}

/** Why a reply ends before it is whole. */
export type Interruption = 'stopped' | 'closing' | 'deleted';

/** How long the answer stays closed while the companion thinks, in milliseconds. */
const patience = 1000;

/**
 * A reply while it is being written: what was said so far, and everyone who follows it.
 * It lives in this process's memory only; what is kept of it is written once, when it ends.
 */
export class LiveReply implements Growing {
  readonly ask: Ask;
  readonly isNew: boolean;
  conversationId: string;
  /** A new message's id, or, when a reply is said anew, that of the message it answers. */
  userMessageId = newId();
  content = '';
  readonly tags: Tag[] = [];
  /** True from the moment nothing stands against the message until the reply is kept or failed. */
  isOpen = false;
  hasFailed = false;
  interruption: Interruption | undefined;

  readonly progress: Progress = { isAnnounced: false, tags: 0, content: 0, isWhole: false };
  #announcement = '';
  #ending = '';
  readonly #streams = new Set<EventStream>();
  readonly #abort = new AbortController();
  readonly #begun = Promise.withResolvers<void>();
  readonly #kept = Promise.withResolvers<Message>();
  #patience: NodeJS.Timeout | undefined;
  #hasBegun = false;

  constructor(ask: Ask) {
    this.ask = ask;
    this.isNew = ask.conversationId === undefined;
    this.conversationId = ask.conversationId ?? newId();
    // A reply that fails while nobody waits for it is no fault.
    this.#begun.promise.catch(() => undefined);
    this.#kept.promise.catch(() => undefined);
  }

  /** Whether a reader has seen anything of the reply: a word, or a tag such as the crisis card. */
  get hasShown(): boolean {
    return this.content !== '' || this.tags.length > 0;
  }

  /** What the person said, as it is shown and kept. */
  get said(): Message {
    const { text, at, steering } = this.ask;
    const tags = steering ? [steeringTag(steering)] : [];
    return { id: this.userMessageId, role: 'user', content: text, timestamp: at.toISOString(), tags };
  }

  /** Whether it ended well, and was kept if it was to be. */
  get isKept(): boolean {
    return this.progress.isWhole && !this.hasFailed;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /**
   * Resolves with the first piece, so that whatever fails before it is refused as an ordinary answer. A companion
   * that thinks for longer than a second does not hold it back: the reply can be stopped, and proxies see a sign of life.
   */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  /** Resolves with the finished reply once it is kept; rejects with the Refusal the person is told. */
  get kept(): Promise<Message> {
    return this.#kept.promise;
  }

  /** Resolves when the reply is kept or failed. */
  async settled(): Promise<void> {
    await this.#kept.promise.catch(() => undefined);
  }

  /** Nothing stands against the message: the answer starts. */
  open(): void {
    this.isOpen = true;
    if (!this.ask.offTheRecord) this.#announce(this.userMessageId);
    this.#patience = setTimeout(() => this.#begin(), patience);
  }

  /** Tells an exchange that was kept before once more. */
  replay(exchange: { conversationId: string; userMessageId: string; reply: Message }): void {
    this.conversationId = exchange.conversationId;
    this.#announce(exchange.userMessageId);
    if (exchange.reply.tags.length > 0) this.show(exchange.reply.tags);
    if (exchange.reply.content) this.say(exchange.reply.content);
  }

  show(tags: readonly Tag[]): void {
    if (tags.length === 0) return;
    this.tags.push(...tags);
    this.progress.tags = this.tags.length;
    this.#push(encodeChatEvent({ tags: [...tags] }));
    this.#begin();
  }

  say(content: string): void {
    if (content === '') return;
    this.content += content;
    this.progress.content = this.content.length;
    this.#push(encodeChatEvent({ content }));
    this.#begin();
  }

  finish(message: Message): void {
    this.isOpen = false;
    this.#end(encodeChatEvent({ message }));
    this.#begin();
    this.#kept.resolve(message);
  }

  fail(refusal: Refusal): void {
    this.isOpen = false;
    this.hasFailed = true;
    clearTimeout(this.#patience);
    this.#end(encodeChatEvent({ error: refusal.toProblem() }));
    this.#begun.reject(refusal);
    this.#kept.reject(refusal);
  }

  /** Asks the companion to end early. A deletion outweighs everything else. */
  interrupt(why: Interruption): void {
    if (this.interruption === undefined || why === 'deleted') this.interruption = why;
    this.#abort.abort();
  }

  /** Sends the reply to one more reader, from its first event on. */
  follow(response: ServerResponse): EventStream {
    const stream = new EventStream(response, this);
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  /** What came since a reader had seen less, in as few events as can say it. */
  since(seen: Readonly<Progress>): string {
    const events = [
      seen.isAnnounced ? '' : this.#announcement,
      seen.tags < this.tags.length ? encodeChatEvent({ tags: this.tags.slice(seen.tags) }) : '',
      seen.content < this.content.length ? encodeChatEvent({ content: this.content.slice(seen.content) }) : '',
      seen.isWhole ? '' : this.#ending,
    ];
    return events.join('');
  }

  #announce(userMessageId: string): void {
    const event = encodeChatEvent({ conversation_id: this.conversationId, user_message_id: userMessageId });
    this.#announcement = event;
    this.progress.isAnnounced = true;
    this.#push(event);
  }

  #end(event: string): void {
    this.#ending = event + done;
    this.progress.isWhole = true;
    this.#push(this.#ending);
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    clearTimeout(this.#patience);
    this.#begun.resolve();
  }

  #push(event: string): void {
    for (const stream of this.#streams) stream.push(event);
  }
}
