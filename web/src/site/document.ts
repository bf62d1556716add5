import { brand } from '@wren/contract/brand.ts';
import type { AppDocument } from '../../documents.ts';
import { beforePaintScript, holdFormsScript, keepForLaterScript, waitForSomeoneScript } from './before-paint.ts';

/** What a document loads. Addresses begin with a slash; `css` is written into the page instead of being fetched. */
export interface Assets {
  css?: string;
  styles?: string[];
  fonts?: string[];
  scripts: string[];
  preload?: string[];
  /** There is a service worker to register. */
  worker?: boolean;
  /** The page shows itself without its scripts: they come after what is seen. */
  scriptsLast?: boolean;
  /** They come when someone begins to use the page. */
  scriptsWait?: boolean;
}

export interface Head {
  title: string;
  /** Without one, search engines are asked to leave the page out. */
  description?: string;
  /** The address this page is known under. */
  canonical?: string;
  /** The page holds a form that waits for its scripts. */
  form?: boolean;
}

/** What the site plugin loads from `render.tsx`; `origin` is where the site is published (`https://wren.example`). Named here so that the plugin's own types need no JSX. */
export interface SiteRenderer {
  pages: readonly { path: string; file: string; sheets?: readonly string[]; script?: string; kept?: true }[];
  notFoundPath: string;
  offlinePath: string;
  renderPage(path: string, assets: Assets, origin: string): string;
  renderShell(document: AppDocument, body: string, assets: Assets, origin: string): string;
  siteFiles(origin: string): [name: string, source: string][];
}

/** What a phone paints around the page: the paper of each theme, as tokens.css has it. */
const themeColors = [
  ['light', '#f5f5f1'],
  ['dark', '#1c2530'],
] as const;

/** A whole HTML document around a rendered body. */
export function htmlDocument(head: Head, body: string, assets: Assets): string {
  const { css, styles = [], fonts = [], scripts, preload = [] } = assets;
  const priority = assets.scriptsLast ? ' fetchpriority="low"' : '';
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(head.title)}</title>`,
    ...about(head),
    '<meta name="color-scheme" content="light dark">',
    ...themeColors.map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})" data-for="${theme}">`,
    ),
    `<script>${beforePaintScript}</script>`,
    head.form ? `<script>${holdFormsScript}</script>` : '',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    css ? `<style>${css}</style>` : '',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets.scriptsWait ? waiting([...scripts, ...preload]) : asking(scripts, preload, priority)),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.png" sizes="64x64" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    assets.worker ? `<script>${keepForLaterScript}</script>` : '',
    '</head>',
    `<body>${body}</body>`,
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

function asking(scripts: string[], preload: string[], priority: string): string[] {
  return [
    ...preload.map((href) => `<link rel="modulepreload" href="${href}"${priority}>`),
    ...scripts.map((src) => `<script type="module" src="${src}"${priority}></script>`),
  ];
}

/** Links that ask for nothing yet; the script after them makes them ask. */
function waiting(addresses: string[]): string[] {
  return [...addresses.map((href) => `<link rel="later" href="${href}">`), `<script>${waitForSomeoneScript}</script>`];
}

function about({ title, description, canonical }: Head): string[] {
  if (!description || !canonical) return ['<meta name="robots" content="noindex">'];
  const meta: [name: 'name' | 'property', key: string, value: string][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', brand.name],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:image', new URL('/og.png', canonical).href],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'A small wren on a branch, singing at first light.'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<link rel="canonical" href="${canonical}">`,
    ...meta.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeText(value)}">`),
  ];
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
