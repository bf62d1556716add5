import { findOrganization } from '@wren/contract/organizations.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { findActiveOrganization } from './find-organization.ts';

export function mountOrganizations(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, findOrganization, async ({ query }) => {
    const found = await findActiveOrganization(ctx, query.slug);
    return { results: found ? [found] : [] };
  });
}
