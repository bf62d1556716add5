import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';

export const Organization = z.object({ slug: z.string(), name: z.string() });
export type Organization = z.infer<typeof Organization>;

export const findOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/',
  summary: 'The active organization with this slug, as a list of one or none.',
  access: 'public',
  limit: 'public',
  // What cannot be a slug is simply not found.
  query: z.strictObject({ slug: z.string().check(z.maxLength(sizes.organizationSlug)) }),
  reply: z.object({ results: z.array(Organization) }),
});
