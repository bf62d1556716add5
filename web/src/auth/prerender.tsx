import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, preload } from '../routes.tsx';

/** The markup of a sign-in page as a visitor first sees it, for the browser to hydrate. */
export async function renderAuth(path: string): Promise<string> {
  await preload(path);
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
