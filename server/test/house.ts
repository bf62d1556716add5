import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken } from '@wren/contract/auth.ts';
import type { AnyEndpoint, BodyInputOf, QueryInputOf, ReplyOf } from '@wren/contract/endpoint.ts';
import { register } from '@wren/contract/users.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import type { Companion } from '#companion/companion.ts';
import { readConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { openContext } from '#open.ts';
import { type Connection, connect } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { cloneDatabase } from './global-database.ts';
import { scriptedCompanion } from './scripted-companion.ts';

/** What a call answered. `body` is the row's reply when the status is below 300, and a problem otherwise. */
export interface Answer<E> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: ReplyOf<E>;
  text: string;
}

export interface CallInput<E> {
  params?: Record<string, string>;
  query?: QueryInputOf<E>;
  body?: BodyInputOf<E>;
  headers?: Record<string, string>;
}

/** Someone who calls the house: signed up and signed in, or a visitor. */
export interface Caller {
  call<E extends AnyEndpoint>(row: E, input?: CallInput<E>): Promise<Answer<E>>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface Person extends Caller {
  id: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
}

export interface House {
  /** Where its database is, for another process. */
  connection: Exclude<Connection, string>;
  ctx: Context;
  app: FastifyInstance;
  alice: Person;
  bob: Person;
  visitor: Caller;
  /** Every line logged so far, as JSON text. */
  logLines: string[];
  /** Signs up and signs in one more person. */
  person(name: string): Promise<Person>;
  /** Signs in once more someone who signed up. */
  signIn(email: string): Promise<Person>;
  /** Lets warnings and errors stand in the log of this house. */
  expectTrouble(): void;
  close(): Promise<void>;
}

export const housePassword = 'a quiet morning by the lake';

/**
 * The whole house over a database of its own: the real app, alice and bob, a companion that follows a script.
 * Call `close` when done: it fails when the log holds a warning or an error nobody expected.
 */
export async function openHouse(
  options: { companion?: Companion; clock?: () => Date; config?: Record<string, string> } = {},
): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wren-house-'));
  const { connection, drop } = await cloneDatabase();
  const database = connect(connection, { size: 5 });
  const logLines: string[] = [];
  let troubleExpected = false;
  const ctx = await openContext({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '50', ...options.config }),
    database,
    companion: options.companion ?? scriptedCompanion(),
    log: createLog('trace', { write: (line) => void logLines.push(line) }),
    ...(options.clock && { clock: options.clock }),
  });
  const app = await buildApp(ctx);
  const house: House = {
    connection,
    ctx,
    app,
    logLines,
    visitor: caller(app),
    person: (name) => signUp(app, `${name}@example.com`),
    signIn: (email) => signIn(app, email),
    alice: await signUp(app, 'alice@example.com'),
    bob: await signUp(app, 'bob@example.com'),
    expectTrouble: () => {
      troubleExpected = true;
    },
    async close() {
      await app.close();
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
      const trouble = logLines.filter((line) => /"level":"(warn|error|fatal)"/.test(line));
      if (!troubleExpected) expect(trouble, 'lines nobody expected in the log').toEqual([]);
    },
  };
  return house;
}

function caller(app: FastifyInstance, authorization?: string): Caller {
  const inject = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...(authorization && { authorization }), ...options.headers } });
  return {
    inject,
    async call(row, { params = {}, query, body, headers } = {}) {
      const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const response = await inject({
        method: row.method,
        url: path,
        ...(query && { query: textOf(query) }),
        ...(body !== undefined && { payload: body as object }),
        ...(headers && { headers }),
      });
      const json = /json/.test(String(response.headers['content-type'])) ? response.json() : undefined;
      return { status: response.statusCode, headers: response.headers, body: json, text: response.body };
    },
  };
}

function textOf(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

async function signUp(app: FastifyInstance, email: string): Promise<Person> {
  const visitor = caller(app);
  const password = housePassword;
  const created = await visitor.call(register, { body: { email, password, re_password: password } });
  expect(created.status).toBe(201);
  return signIn(app, email);
}

async function signIn(app: FastifyInstance, email: string): Promise<Person> {
  const visitor = caller(app);
  const password = housePassword;
  const { status, body } = await visitor.call(createToken, { body: { email, password } });
  expect(status).toBe(200);
  const me = JSON.parse(Buffer.from(body.access.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { ...caller(app, `Bearer ${body.access}`), id: me.sub, email, password, ...body };
}
