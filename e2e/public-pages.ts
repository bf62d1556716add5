/** What the footer leads to. */
export const footerPages = [
  '/product',
  '/journal',
  '/resources',
  '/crisis',
  '/community',
  '/pricing',
  '/safety',
  '/guidelines',
  '/standards',
  '/about',
  '/blog',
  '/charter',
  '/careers',
  '/terms',
  '/privacy',
];

/** Every page a visitor may read. */
export const publicPages = ['/', '/contact', '/exercises/box-breathing', '/exercises/5-4-3-2-1', ...footerPages];
