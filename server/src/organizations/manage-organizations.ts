import { OrganizationSlug } from '@wren/contract/auth.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { newId } from '#platform/ids.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';

/** Adds an organization people can sign up through. Throws OperatorMistake for a slug that is taken or cannot be one. */
export async function createOrganization(
  db: Kysely<Schema>,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  if (!OrganizationSlug.safeParse(slug).success) {
    throw new OperatorMistake('A slug has lower-case letters, digits and single hyphens, at most 63: acme-health');
  }
  const shown = name.trim();
  if (shown === '' || shown.length > 120) throw new OperatorMistake('A name has 1 to 120 characters.');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('organizations')
    .values({ id: newId(), slug, name: shown })
    .onConflict((taken) => taken.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new OperatorMistake(`There is an organization ${slug} already.`);
}

/** Closes an organization to new people; who is a member stays one. Throws OperatorMistake when there is none with this slug. */
export async function deactivateOrganization(db: Kysely<Schema>, slug: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('organizations')
    .where('slug', '=', slug)
    .set({ is_active: false })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new OperatorMistake(`There is no organization ${slug}.`);
}

/** Every organization, by slug, with how many people signed up through it. */
export async function listOrganizations(db: Kysely<Schema>) {
  return db
    .selectFrom('organizations')
    .leftJoin('memberships', 'memberships.organization_id', 'organizations.id')
    .groupBy('organizations.id')
    .orderBy('slug')
    .select(({ fn }) => ['slug', 'name', 'is_active', fn.count<number>('memberships.user_id').as('members')])
    .execute();
}
