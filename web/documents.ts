import { mailedLinks } from '@wren/contract/mailed-links.ts';

/**
 * The documents that carry the single-page app: what the build writes for each address, and which module the browser
 * should fetch at once. Public pages are not here: `src/site/pages.tsx` lists those.
 */
export interface AppDocument {
  /** The address as the router knows it: `:name` is one segment, `*` the rest. */
  path: string;
  /** Where the document lies in web/dist. */
  file: string;
  /** `auth`: rendered at build time and hydrated. `app`: an empty root. */
  kind: 'auth' | 'app';
  title: string;
  /** What a search engine shows. Documents without one ask to be left out. */
  description?: string;
  /** The lazy modules this address needs, below web/, for `modulepreload`. */
  modules: readonly string[];
}

const auth = (path: string, file: string, title: string, module: string, description?: string): AppDocument => ({
  path,
  file: `${file}.html`,
  kind: 'auth',
  title,
  modules: [`src/auth/${module}.tsx`],
  ...(description ? { description } : {}),
});

const app = (path: string, file: string, title: string, ...modules: string[]): AppDocument => ({
  path,
  file: `${file}.html`,
  kind: 'app',
  title,
  modules: modules.map((name) => `src/${name}.tsx`),
});

/** The page behind a mailed link, which also answers for a link that lost its end on the way. */
const mailed = (link: string, title: string, module: string): AppDocument[] => {
  const start = link.replace('/:uid/:token', '');
  return [start, `${start}/:uid`, link].map((path) => auth(path, `${start.slice(1)}/index`, title, module));
};

export const documents: readonly AppDocument[] = [
  auth('/login', 'login/index', 'Log in', 'login', 'Log in to Wren and pick up the conversation where you left it.'),
  auth(
    '/signup',
    'signup/index',
    'Create an account',
    'signup',
    'Create a Wren account with an email address and a password.',
  ),
  auth('/signup/:organizationSlug', 'signup/organization', 'Join your organization', 'organization-signup'),
  auth(
    '/forgot-password',
    'forgot-password/index',
    'Reset your password',
    'forgot-password',
    'How to get back into your Wren account.',
  ),
  ...mailed(mailedLinks.activation, 'Activating your account', 'activate'),
  ...mailed(mailedLinks.email, 'Activating your account', 'activate'),
  ...mailed(mailedLinks.password, 'Choose a new password', 'reset-password'),
  auth('/login/continue', 'login/continue', 'One moment', 'continue'),
  // Shows an address that only the browser knows, so there is nothing to render ahead.
  app('/registration-success', 'registration-success/index', 'Account created', 'auth/registration-success'),
  app(
    '/app/discuss',
    'app/discuss/index',
    'Chat',
    'shell/shell',
    'chat/chat-screen',
    // Wanted with the first reply: there before it is.
    'chat/markdown',
    'chat/message-actions',
    'chat/edit-message',
  ),
  app('/app/settings', 'app/settings/index', 'Settings', 'shell/shell', 'settings/settings'),
  app('/app/memories', 'app/memories/index', 'Memories', 'shell/shell', 'memories/memories'),
  app('/app/notifications', 'app/notifications/index', 'Notifications', 'shell/shell', 'notifications/notifications'),
  app('/app/subscription', 'app/subscription/index', 'Subscription', 'shell/shell', 'subscription/subscription'),
  app('/app/subscription/checkout', 'app/subscription/checkout', 'Checkout', 'shell/shell', 'subscription/checkout'),
  app('/app/*', 'app/index', 'Dashboard', 'shell/shell', 'dashboard/dashboard'),
];
