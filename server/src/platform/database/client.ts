import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { copyOut } from './copy-out.ts';

/**
 * A connection as Kysely knows it, from when it is had until it is given back. One whose PostgreSQL was killed can be had
 * before anyone has heard that it ended. What is said first on it is then refused whole (EPIPE), or answered with why the
 * connection ended; it is said again on `another` where it was refused, or changes nothing. Whatever else goes wrong leaves
 * in doubt what PostgreSQL has done.
 */
export function clientOf(first: pg.PoolClient, another: () => Promise<pg.PoolClient>): PostgresPoolClient {
  let connection: pg.PoolClient | undefined = first;
  let isFirst = true;
  const client = {
    async query(text: string, values: unknown[]) {
      for (;;) {
        connection ??= await another();
        try {
          const answer = await ask(connection, text, values);
          isFirst = false;
          return answer;
        } catch (error) {
          if (!isFirst || !mayBeSaidAgain(error, text)) throw error;
          connection.release(true);
          connection = undefined;
        }
      }
    },
    release: (destroy: boolean) => connection?.release(destroy),
  };
  return client as unknown as PostgresPoolClient;
}

const refused = /^(?:EPIPE|Client has encountered a connection error)/;
const ended = /^(?:ECONNRESET|57P01|57P02|Connection terminated)/;
const changesNothing = /^\s*(?:select|begin|start transaction)\b/i;

function mayBeSaidAgain(error: unknown, text: string): boolean {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  const why = code ?? message;
  return refused.test(why) || (ended.test(why) && changesNothing.test(text));
}

/**
 * Statements asked often are named, so that each connection parses and plans them once (a quarter of PostgreSQL's CPU for
 * a message); a `copy … to stdout` answers with one row, its `bytes`.
 */
async function ask(connection: pg.PoolClient, text: string, values: unknown[]) {
  if (text.startsWith('copy ')) {
    return { command: 'COPY', rowCount: 1, rows: [{ bytes: await copyOut(connection, text) }] };
  }
  const name = values.length > 0 ? nameOf(text) : undefined;
  return connection.query(name === undefined ? { text, values } : { name, text, values });
}

/** Asked this often, a statement has a name: each one kept costs every connection memory. */
const often = 5;
/** Lists of many lengths make statements without end: beyond so many, the rest stay nameless. */
const mostTexts = 1000;
const uses = new Map<string, { name: string; count: number }>();

function nameOf(text: string): string | undefined {
  const use = uses.get(text);
  if (!use) {
    if (uses.size < mostTexts) uses.set(text, { name: `wren${uses.size}`, count: 1 });
    return undefined;
  }
  use.count += 1;
  return use.count > often ? use.name : undefined;
}
