import { type Theme, themes } from '@wren/contract/users.ts';

/** Spec section 9. The script in every document's head reads it before the first paint (`site/before-paint.ts`). */
export const themeKey = 'vite-ui-theme';

/** The theme chosen in this browser; `system` when none was. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Draws the page in a theme and remembers it. `system` is the absence of a choice: `color-scheme` then follows the system by itself. */
export function applyTheme(theme: Theme): void {
  paint(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Follows a choice made in another tab. */
export function followTheme(): () => void {
  const fromAnotherTab = ({ key }: StorageEvent) => key === themeKey && paint(storedTheme());
  window.addEventListener('storage', fromAnotherTab);
  return () => window.removeEventListener('storage', fromAnotherTab);
}

function paint(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  // What a phone paints around the page follows, as it did before the first paint.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const own = meta.dataset.for;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
