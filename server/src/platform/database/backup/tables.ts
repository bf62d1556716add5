import type { PoolClient } from 'pg';

/** A table as a backup holds it. */
export interface TableShape {
  table: string;
  columns: string[];
}

/** What belongs to the running of one server, or is written by the migrations themselves. */
const leftOut = ['kysely_migration', 'kysely_migration_lock', 'rate_limits'];

/** Every table of the house with its columns, each after those it points to, so that they can be filled in this order. */
export async function tablesInOrder(client: PoolClient): Promise<TableShape[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select c.table_name::text as "table", c.column_name::text as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and not c.table_name = any($1)
     order by c.table_name, c.ordinal_position`,
    [leftOut],
  );
  const { rows: links } = await client.query<{ table: string; to: string }>(
    `select c.relname::text as "table", f.relname::text as "to"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
  const shapes = Map.groupBy(columns, ({ table }) => table);
  const ordered: TableShape[] = [];
  const visit = (table: string) => {
    const shape = shapes.get(table);
    if (!shape || ordered.some((each) => each.table === table)) return;
    for (const { to } of links.filter((link) => link.table === table)) visit(to);
    ordered.push({ table, columns: shape.map(({ column }) => column) });
  };
  for (const table of shapes.keys()) visit(table);
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
