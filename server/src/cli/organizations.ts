import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import {
  createOrganization,
  deactivateOrganization,
  listOrganizations,
  OperatorMistake,
} from '#organizations/manage-organizations.ts';
import type { Schema } from '#platform/database/schema.ts';

/** One command on organizations: what it does to the database, and what it says afterwards. */
export type Command = (db: Kysely<Schema>) => Promise<string>;

/** Reads `create --slug acme --name "Acme"`, `deactivate --slug acme` or `list`. Throws OperatorMistake. */
export function readOrganizationCommand(words: string[], publicUrl: string): Command {
  const [verb, ...rest] = words;
  const { slug, name } = readOptions(rest);
  switch (verb) {
    case 'create':
      if (!slug || !name) throw new OperatorMistake('org create needs --slug and --name.');
      return async (db) => {
        await createOrganization(db, { slug, name });
        return `${name} is open. People join it at ${publicUrl}/signup/${slug}`;
      };
    case 'deactivate':
      if (!slug) throw new OperatorMistake('org deactivate needs --slug.');
      return async (db) => {
        await deactivateOrganization(db, slug);
        return `${slug} takes no new people. Its members keep their accounts.`;
      };
    case 'list':
      return async (db) => {
        const all = await listOrganizations(db);
        if (all.length === 0) return 'There are no organizations yet.';
        return all
          .map((each) => [each.slug, each.name, each.is_active ? 'active' : 'deactivated', `${each.members} members`])
          .map((columns) => columns.join('\t'))
          .join('\n');
      };
    default:
      throw new OperatorMistake('org knows create, deactivate and list.');
  }
}

function readOptions(words: string[]): { slug?: string; name?: string } {
  try {
    return parseArgs({ args: words, options: { slug: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (cause) {
    throw new OperatorMistake((cause as Error).message, { cause });
  }
}
