import { randomUUID } from 'node:crypto';
import {
  type Conversation,
  ConversationDetail,
  JsonReply,
  listConversations,
  sendMessage,
} from '@wren/contract/chat.ts';
import { type ChatEvent, decodeChatStream } from '@wren/contract/chat-stream.ts';
import { Problem } from '@wren/contract/problem.ts';
import type * as z from 'zod/mini';
import { type House, openHouse } from '../house.ts';
import { PromptedCompanion } from './prompted-companion.ts';

/** The whole house, listening, so that a stream is read off a real connection as it comes. */
export interface ChatRoom {
  house: House;
  companion: PromptedCompanion;
  alice: Talker;
  bob: Talker;
  visitor: Talker;
  close(): Promise<void>;
}

export async function openChatRoom(options: { clock?: () => Date } = {}): Promise<ChatRoom> {
  const companion = new PromptedCompanion();
  const house = await openHouse({ companion, config: { RATE_LIMIT_FACTOR: '100' }, ...options });
  const base = await house.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    house,
    companion,
    alice: new Talker(base, house.alice.access),
    bob: new Talker(base, house.bob.access),
    visitor: new Talker(base, undefined),
    close: () => house.close(),
  };
}

interface SendOptions {
  conversation_id?: string;
  key?: string;
  headers?: Record<string, string>;
  extra?: Record<string, unknown>;
}

const conversations = listConversations.path;

/** Someone who talks to Wren over HTTP. */
export class Talker {
  readonly #base: string;
  readonly #access: string | undefined;

  constructor(base: string, access: string | undefined) {
    this.#base = base;
    this.#access = access;
  }

  /** Resolves when the answer opens. */
  async send(message: string, { conversation_id, key, headers, extra }: SendOptions = {}): Promise<StreamAnswer> {
    const body = { message, ...(conversation_id && { conversation_id }), ...extra };
    return this.#open('POST', sendMessage.path, body, { ...headers, ...(key && { 'idempotency-key': key }) });
  }

  async sendJson(
    message: string,
    options: SendOptions = {},
  ): Promise<{ status: number; body: z.infer<typeof JsonReply> }> {
    const headers = { accept: 'application/json', ...options.headers };
    const { status, response } = await this.send(message, { ...options, headers });
    const body = await response.json();
    return { status, body: status === 200 ? JsonReply.parse(body) : (body as never) };
  }

  follow(conversationId: string): Promise<StreamAnswer> {
    return this.#open('GET', `${conversations}${conversationId}/reply/`);
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    const { status, response } = await this.#open('GET', `${conversations}${path.includes('?') ? path : `${path}/`}`);
    return { status, body: await response.json().catch(() => undefined) };
  }

  async post(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const { status, response } = await this.#open('POST', `${conversations}${path}`, body);
    return { status, body: await response.json().catch(() => undefined) };
  }

  async delete(id: string): Promise<number> {
    return (await this.#open('DELETE', `${conversations}${id}/`)).status;
  }

  async detail(id: string): Promise<ConversationDetail> {
    return ConversationDetail.parse((await this.get(id)).body);
  }

  async conversations(archived: 'true' | 'false' | 'all' = 'false'): Promise<Conversation[]> {
    const { body } = await this.get(`?archived=${archived}`);
    return listConversations.reply?.parse(body).results ?? [];
  }

  async #open(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<StreamAnswer> {
    const leaving = new AbortController();
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        ...(this.#access && { authorization: `Bearer ${this.#access}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: leaving.signal,
    });
    return new StreamAnswer(response, leaving);
  }
}

/** An answer that may still be arriving. */
export class StreamAnswer {
  readonly response: Response;
  readonly #leaving: AbortController;
  readonly #events: AsyncGenerator<ChatEvent> | undefined;

  constructor(response: Response, leaving: AbortController) {
    this.response = response;
    this.#leaving = leaving;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream && response.body) this.#events = decodeChatStream(response.body);
  }

  get status(): number {
    return this.response.status;
  }

  header(name: string): string | null {
    return this.response.headers.get(name);
  }

  /** The next event; undefined after `[DONE]`. */
  async next(): Promise<ChatEvent | undefined> {
    const next = await this.#events?.next();
    return next?.done ? undefined : next?.value;
  }

  /** Every event up to `[DONE]`. */
  async rest(): Promise<ChatEvent[]> {
    const events: ChatEvent[] = [];
    for (let event = await this.next(); event; event = await this.next()) events.push(event);
    return events;
  }

  async problem(): Promise<Problem> {
    return Problem.parse(await this.response.json());
  }

  /** Loses the connection. */
  leave(): void {
    this.#leaving.abort();
  }
}

export const newKey = (): string => randomUUID();
