import { brand } from '@wren/contract/brand.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrisisInformation, CrisisPanel } from '#layout/crisis-panel.tsx';
import { PublicLayout } from '#layout/public-layout.tsx';
import type { AppDocument } from '../../documents.ts';
import { type Assets, htmlDocument, type SiteRenderer } from './document.ts';
import { notFoundPath, offlinePath, pages, unlisted } from './pages.tsx';
import { siteFiles } from './site-files.ts';

export { notFoundPath, offlinePath, pages, siteFiles };

/** One public page as a complete HTML document. */
export function renderPage(path: string, assets: Assets, origin: string): string {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no public page at ${path}.`);
  const { Content, title, description } = page;
  const body = renderToStaticMarkup(
    <PublicLayout path={path}>
      <Content />
    </PublicLayout>,
  );
  const canonical = `${origin}${path}`;
  return htmlDocument(unlisted.has(path) ? { title } : { title, description, canonical }, body, assets);
}

/** The document of a sign-in page or of /app: `body` is what React will hydrate, empty for a shell. */
export function renderShell(document: AppDocument, body: string, assets: Assets, origin: string): string {
  const title = `${document.title} · ${brand.name}`;
  const { description } = document;
  const form = document.kind === 'auth';
  const head = description ? { title, description, canonical: `${origin}${document.path}`, form } : { title, form };
  const crisis = renderToStaticMarkup(
    <>
      <noscript>
        <p className="px-5 py-4 text-center">
          Signing in and talking with {brand.name} need JavaScript, which is switched off in this browser.
        </p>
      </noscript>
      <CrisisInformation />
      <CrisisPanel />
    </>,
  );
  return htmlDocument(head, `<div id="root">${body}</div>${crisis}`, assets);
}

({ pages, notFoundPath, offlinePath, renderPage, renderShell, siteFiles }) satisfies SiteRenderer;
