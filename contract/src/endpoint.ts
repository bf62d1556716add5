import type * as z from 'zod/mini';
import type { RateLimitName } from './limits.ts';

type Schema = z.ZodMiniType;

/**
 * One row of the API table: what a client may send, and what it gets back.
 * Paths name their parameters with a colon: `/api/chat/conversations/:id/`.
 */
export interface Endpoint<
  Path extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: Path;
  /** One sentence for the API documentation. */
  summary: string;
  access: 'public' | 'user';
  limit: RateLimitName;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body of a successful answer. A row without one answers 204. */
  reply?: Reply;
  /** The status of a successful answer with a body, 200 unless said. */
  status?: 200 | 201 | 202;
  /** The media type of a successful answer that is a file to keep, and not JSON. */
  file?: string;
  /** True where the answer may also be an event stream in the grammar of `chat-stream.ts`. */
  stream?: true;
}

/** Declares a row and keeps its exact types. */
export function endpoint<
  const Path extends string,
  Params extends Schema = z.ZodMiniNever,
  Query extends Schema = z.ZodMiniNever,
  Body extends Schema = z.ZodMiniNever,
  Reply extends Schema = z.ZodMiniNever,
>(row: Endpoint<Path, Params, Query, Body, Reply>): Endpoint<Path, Params, Query, Body, Reply> {
  return row;
}

// biome-ignore lint/suspicious/noExplicitAny: the table holds rows of every type
export type AnyEndpoint = Endpoint<string, any, any, any, any>;

export type ParamsOf<E> = E extends Endpoint<string, infer P, infer _Q, infer _B, infer _R> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<string, infer _P, infer Q, infer _B, infer _R> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<string, infer _P, infer _Q, infer B, infer _R> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<string, infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;

/** What a client writes, before defaults are filled in. */
export type QueryInputOf<E> = E extends Endpoint<string, infer _P, infer Q, infer _B, infer _R> ? z.input<Q> : never;
export type BodyInputOf<E> = E extends Endpoint<string, infer _P, infer _Q, infer B, infer _R> ? z.input<B> : never;
