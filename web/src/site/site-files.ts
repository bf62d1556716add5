import { pages, unlisted } from './pages.tsx';

/** The files search engines ask for, by name below web/dist. */
export function siteFiles(origin: string): [name: string, source: string][] {
  const addresses = pages.filter((page) => !unlisted.has(page.path)).map((page) => `${origin}${page.path}`);
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return [
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    ],
    ['robots.txt', `User-agent: *\nDisallow: /app\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`],
  ];
}
