import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { clientOf } from './client.ts';
import type { Schema } from './schema.ts';

/** A `postgres://` URL, or the socket of the embedded PostgreSQL. */
export type Connection = string | { host: string; user: string; database: string };

export interface Database {
  db: Kysely<Schema>;
  /** The same connections without Kysely, for a library that brings its own queries. */
  pool: pg.Pool;
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>;
}

/** A query slower than this (ms) is a fault, and holding on to it would only starve the others. */
const statementTimeout = 15_000;
/**
 * Each connection is a process of 3–5 MB, and more of them than cores can serve take the cores from the replies under
 * way. Those kept are what one message asks for at once; more are closed ten seconds after a rush.
 */
const connections = { most: Math.min(16, 4 + 2 * availableParallelism()), kept: 4 };
/**
 * How long (ms) a query waits for a PostgreSQL that somebody else keeps: for one that says it is on its way, as after a
 * crash whose last writes it reads back, longer than for one of which nothing is to be seen.
 */
const patience = { gone: 3_000, startingUp: 15_000 };
const startingUp = '57P03';

/**
 * Opens a pool of connections. Instants are read as Date, calendar days as `yyyy-MM-dd`, bytes as Buffer, counts as number.
 * `connectionTimeout` is how long (ms) a query waits for a connection. `lostConnection` hears of one that broke while idle;
 * the pool opens another by itself. While `isComing` says that the database is being started again, queries wait for it
 * however long that takes.
 */
export function connect(
  connection: Connection,
  options: {
    size?: number;
    connectionTimeout?: number;
    lostConnection?: (error: Error) => void;
    isComing?: (() => boolean) | undefined;
  } = {},
): Database {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: options.size ?? connections.most,
    min: Math.min(options.size ?? connections.kept, connections.kept),
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    application_name: 'wren',
    types: { getTypeParser },
  });
  pool.on('error', options.lostConnection ?? (() => {}));
  // A connection that breaks while in use fails the query under way; unheard, its event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const another = () => patiently(pool, options.isComing);
  const patientPool = {
    connect: async () => clientOf(await another(), another),
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool, controlClient: pg.Client }) });
  return { db, pool, close: () => pool.end() };
}

/** What a connection meets while PostgreSQL starts again: no socket, nobody at it, or "the database system is starting up". */
const comesBack = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', startingUp]);
/** The same where pg gives no code: it hung up, or answered nobody while someone waited for a connection. */
const saysAway =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** Whether an error says that PostgreSQL cannot be reached just now. */
export function isAway(error: unknown): boolean {
  const { code, syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string };
  if (code === undefined) return saysAway.test(message);
  return comesBack.has(code) && (code !== 'ENOENT' || syscall === 'connect');
}

/** Whether an error says that a value which must be unique is taken. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === '23505';
}

/** Whether an error says that the person a row was to belong to has left. PostgreSQL names the key after its column. */
export function isOwnerGone(error: unknown): boolean {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23503' && constraint.endsWith('_user_id_fkey');
}

/** Nothing has been said yet when a connection cannot be had, so trying again is safe. */
async function patiently(pool: pg.Pool, isComing = () => false): Promise<pg.PoolClient> {
  let since = performance.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (isComing()) since = performance.now();
      const isStarting = (error as { code?: string }).code === startingUp;
      const waited = performance.now() - since;
      if (!isAway(error) || waited > (isStarting ? patience.startingUp : patience.gone)) throw error;
      await sleep(25);
    }
  }
}

const { DATE, INT8 } = pg.types.builtins;

/** A day is not an instant, so it stays text; a count fits a number. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === DATE) return (text: string) => text;
  if (oid === INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
