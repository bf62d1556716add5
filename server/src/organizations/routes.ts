import { OrganizationSlug } from '@wren/contract/auth.ts';
import { findOrganization } from '@wren/contract/organizations.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { findActiveOrganization } from './find-organization.ts';

export function mountOrganizations(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, findOrganization, async ({ query }) => {
    const slug = OrganizationSlug.safeParse(query.slug);
    const found = slug.success && (await findActiveOrganization(ctx, slug.data));
    return { results: found ? [found] : [] };
  });
}
