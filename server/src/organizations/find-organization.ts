import type { Context } from '#context.ts';

/** The active organization with this slug, if there is one. */
export function findActiveOrganization(
  { db }: Context,
  slug: string,
): Promise<{ id: string; slug: string; name: string } | undefined> {
  return db
    .selectFrom('organizations')
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .select(['id', 'slug', 'name'])
    .executeTakeFirst();
}
