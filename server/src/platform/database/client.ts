import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { copyOut } from './copy-out.ts';

const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/**
 * A connection as Kysely knows it. Statements asked often are named, so that each connection parses and plans them once
 * (a quarter of PostgreSQL's CPU for a message); a `copy … to stdout` answers with one row, its `bytes`.
 */
export function clientOf(connection: pg.PoolClient): PostgresPoolClient {
  const before = known.get(connection);
  if (before) return before;
  const client = {
    async query(text: string, values: unknown[]) {
      if (text.startsWith('copy ')) {
        return { command: 'COPY', rowCount: 1, rows: [{ bytes: await copyOut(connection, text) }] };
      }
      const name = values.length > 0 ? nameOf(text) : undefined;
      return connection.query(name === undefined ? { text, values } : { name, text, values });
    },
    release: (destroy: boolean) => connection.release(destroy),
  } as unknown as PostgresPoolClient;
  known.set(connection, client);
  return client;
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
