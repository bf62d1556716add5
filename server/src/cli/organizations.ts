import { createOrganization, deactivateOrganization, listOrganizations } from '#organizations/manage-organizations.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { type Command, readOptions, table } from './command.ts';

/** Reads `create --slug acme --name "Acme"`, `deactivate --slug acme` or `list`. Throws OperatorMistake. */
export function readOrganizationCommand(words: string[], publicUrl: string): Command {
  const [verb, ...rest] = words;
  const { slug, name } = readOptions(rest, { slug: { type: 'string' }, name: { type: 'string' } });
  switch (verb) {
    case 'create':
      if (!slug || !name) throw new OperatorMistake('org create needs --slug and --name.');
      return async ({ db }) => {
        await createOrganization(db, { slug, name });
        const url = `${publicUrl}/signup/${slug}`;
        return { text: `${name} is open. People join it at ${url}`, data: { slug, name, url } };
      };
    case 'deactivate':
      if (!slug) throw new OperatorMistake('org deactivate needs --slug.');
      return async ({ db }) => {
        await deactivateOrganization(db, slug);
        return {
          text: `${slug} takes no new people. Its members keep their accounts.`,
          data: { slug, is_active: false },
        };
      };
    case 'list':
      return async ({ db }) => {
        const data = await listOrganizations(db);
        const lines = data.map((each) => [
          each.slug,
          each.name,
          each.is_active ? 'active' : 'deactivated',
          `${each.members} members`,
        ]);
        return { text: table(lines) || 'There are no organizations yet.', data };
      };
    default:
      throw new OperatorMistake('org knows create, deactivate and list.');
  }
}
