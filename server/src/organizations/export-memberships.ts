import type { Context } from '#context.ts';

/** The organizations a person is a member of. */
export async function exportMemberships({ db }: Context, userId: string) {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', '=', userId)
    .select(['organizations.name', 'memberships.role', 'memberships.created_at'])
    .execute();
  return rows.map(({ name, role, created_at }) => ({ organization: name, role, since: created_at.toISOString() }));
}
