import { refreshToken, type Tokens } from '@wren/contract/auth.ts';
import type { AnyEndpoint, BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from '@wren/contract/endpoint.ts';
import * as z from 'zod/mini';
import { ApiError, chatSentence, genericSentence, readErrorBody, unreachable } from './problem.ts';
import { loseSession, readTokens, writeTokens } from './tokens.ts';

type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a row needs from its caller: params, query and body, each only where the row has one. */
export type InputOf<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryInputOf<E>> & Part<'body', BodyInputOf<E>>;

/** What a successful call gives: the row's reply, or `{detail}` for an answer without a body (204). */
export type OutputOf<E> = [ReplyOf<E>] extends [never] ? typeof done : ReplyOf<E>;

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For chat calls: the sentence when the body has none of its own. It also selects their order of fields. */
  failure?: string;
}

const done = { detail: 'Success' } as const;

/**
 * Calls one row of the contract. The reply is checked, so a surprise fails here and not three screens later.
 * Throws ApiError, with the message spec section 8 names.
 */
export async function call<E extends AnyEndpoint>(
  row: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const response = await open(row, input, options);
  if (response.status === 204 || !row.reply) return done as OutputOf<E>;
  const reply = row.reply.safeParse(await response.json().catch(() => undefined));
  if (reply.success) return reply.data as OutputOf<E>;
  throw new ApiError(options.failure ?? 'An error occurred', { status: response.status, cause: reply.error });
}

/**
 * Opens one row and hands back its successful answer unread, for those that are streams.
 * A 401 is answered by one refresh and one retry. Throws ApiError.
 */
export async function open<E extends AnyEndpoint>(
  row: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Response> {
  const access = row.access === 'public' ? undefined : readTokens()?.access;
  let response = await send(row, input, options, access);
  if (response.status === 401 && row.access === 'user') {
    const renewed = await refreshSession(access);
    if (renewed) {
      response = await send(row, input, options, renewed.access);
      if (response.status === 401) loseSession(renewed);
    }
  }
  if (response.ok) return response;
  const body = await readErrorBody(response);
  const { status } = response;
  const sentence =
    options.failure === undefined || status === 401
      ? genericSentence(status, body)
      : chatSentence(body, options.failure);
  throw new ApiError(sentence, { status, body });
}

async function send(
  row: AnyEndpoint,
  input: unknown,
  options: CallOptions,
  access: string | undefined,
): Promise<Response> {
  const { params, query, body } = input as { params?: Values; query?: Values; body?: unknown };
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (access !== undefined) headers.set('authorization', `Bearer ${access}`);
  try {
    return await fetch(addressOf(row.path, params, query), {
      method: row.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'include',
      signal: options.signal ?? null,
    });
  } catch (cause) {
    throw unreachable(cause, options.failure);
  }
}

type Values = Record<string, string | number | undefined>;

function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

const Renewed = z.object({ access: z.string(), refresh: z.optional(z.string()) });
let renewing: Promise<Tokens | null> | undefined;

/**
 * Trades the refresh token for a new pair, once, however many calls and tabs ask at the same time: a refresh token
 * works once, and a second use would end the session. `stale` is the access token that was refused; when another tab
 * has replaced it meanwhile, its pair is used. Null when nobody is signed in any more, and then storage is empty.
 * Throws ApiError when the server cannot be reached or is in trouble: that says nothing about the session.
 */
export function refreshSession(stale: string | undefined): Promise<Tokens | null> {
  renewing ??= alone(() => renew(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(stale: string | undefined): Promise<Tokens | null> {
  const tokens = readTokens();
  if (tokens && tokens.access !== stale) return tokens;
  if (!tokens?.refresh) {
    loseSession(tokens);
    return null;
  }
  const response = await send(refreshToken, { body: { refresh: tokens.refresh } }, {}, undefined);
  if (response.status === 429 || response.status >= 500) {
    const body = await readErrorBody(response);
    throw new ApiError(genericSentence(response.status, body), { status: response.status, body });
  }
  const renewed = Renewed.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!renewed.success) loseSession(tokens);
  // Who left meanwhile stays out, and who signed in meanwhile stays in.
  else if (readTokens()?.access === tokens.access) writeTokens(renewed.data);
  return readTokens();
}

/** One tab at a time, where the browser can arrange it (a secure context). */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('wren:refresh', work) : work();
}
