import { mailedLinks } from '@wren/contract/mailed-links.ts';
import { continuePath } from '@wren/contract/provider-paths.ts';

/** Every address inside the product, once. Links and redirects read this; nobody writes a path by hand. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  contact: '/contact',
  crisis: '/crisis',
  breathing: '/exercises/box-breathing',
  grounding: '/exercises/5-4-3-2-1',
  goodbye: '/goodbye',
  privacy: '/privacy',
  terms: '/terms',
  login: '/login',
  signup: '/signup',
  registrationSuccess: '/registration-success',
  forgotPassword: '/forgot-password',
  continue: continuePath,
  app: '/app',
  chat: '/app/discuss',
  settings: '/app/settings',
  memories: '/app/memories',
  notifications: '/app/notifications',
  subscription: '/app/subscription',
  sandboxCheckout: '/app/subscription/checkout',
  pricing: '/pricing',
} as const;

/** A link that lost its end on the way is told so on its own screen. */
const evenCutShort = (link: string) => link.replace(/:\w+/g, '$&?');

/** Addresses with a part to fill in: the pattern for the router, and how to make one. */
export const patterns = {
  signupWithOrganization: '/signup/:organizationSlug',
  resetPassword: evenCutShort(mailedLinks.password),
  activate: evenCutShort(mailedLinks.activation),
  resetUsername: evenCutShort(mailedLinks.email),
} as const;

export function signupWithOrganization(slug: string): string {
  return `${paths.signup}/${encodeURIComponent(slug)}`;
}
