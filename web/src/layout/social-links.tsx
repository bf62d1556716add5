import type { ReactNode } from 'react';

interface SocialLink {
  name: string;
  href: string;
  drawing: ReactNode;
}

/** Our own drawings, not the networks' marks. There are no accounts yet, so each leads to its network's own door and says so. */
const link = (name: string, href: string, lines: string): SocialLink => ({
  name,
  href,
  drawing: (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  ),
});

/** Said beside the links for as long as it is true. */
export const noAccountsYet = 'No accounts there yet: these lead to the networks themselves.';

export const socialLinks: readonly SocialLink[] = [
  link(
    'Instagram',
    'https://www.instagram.com/',
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.500v9a3.5 3.5 0 0 1-3.5 3.500h-9A3.5 3.5 0 0 1 4 16.500v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM16.7 7.300v.1',
  ),
  link('X', 'https://x.com/', 'M5 5l14 14M19 5l-6 6.500M10.5 13.500L5 19'),
  link(
    'Facebook',
    'https://www.facebook.com/',
    'M9 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19c.5-3 2.5-5 5.5-5s5 2 5.5 5M16 6.500a2.5 2.5 0 0 1 0 5M17 14.500c2 .5 3.2 2.2 3.5 4.5',
  ),
  link('TikTok', 'https://www.tiktok.com/', 'M4 6.500h16v11H4ZM10.5 9.500v5l4-2.500Z'),
  link(
    'LinkedIn',
    'https://www.linkedin.com/',
    'M4 8.500h16V19H4ZM9 8.500V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.500M4 13h16',
  ),
];
