import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import * as z from 'zod/mini';
import { App, preload } from './routes.tsx';
import { ErrorBoundary } from './shell/error-screen.tsx';
import './ui/app.css';

// Our content security policy allows no code made from strings, so zod need not try.
z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const app = (
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);

// A chunk that does not arrive is met by the error screen, which the first render brings up.
await preload(location.pathname).catch(() => undefined);
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
