import type { ReactNode } from 'react';
import { CrisisPanel } from './crisis-panel.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Header, content, footer. `path` is the page's own address, to mark it in the navigation. */
export function PublicLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header path={path} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <CrisisPanel />
    </>
  );
}
