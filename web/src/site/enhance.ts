/*
 * The one script of the public pages. Every page is whole without it. It adds the theme choice, logging out, and the
 * blog's search; keeps theme and signed-in look true when another tab changes them; closes the menu when a link in it
 * stays on the page.
 */
import { beforePaint, greet, showAccount } from './before-paint.ts';
import { enhanceBlog } from './blog-search.ts';
import { enhanceLibrary } from './library-search.ts';
import { enhanceSignOut } from './sign-out.ts';

const themeKey = 'vite-ui-theme';

const choice = document.querySelector<HTMLFieldSetElement>('[data-theme-choice]');
if (choice) {
  const stored = readTheme();
  for (const input of choice.querySelectorAll('input')) input.checked = input.value === stored;
  choice.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) setTheme(target.value);
  });
  choice.hidden = false;
}

addEventListener('storage', ({ key }) => {
  if (key !== null && key !== themeKey && key !== 'auth_tokens' && key !== 'user') return;
  beforePaint();
  greet();
  showAccount();
});

document.getElementById('menu')?.addEventListener('click', ({ target, currentTarget }) => {
  if (target instanceof HTMLAnchorElement && currentTarget instanceof HTMLElement) currentTarget.hidePopover();
});

// The headline is there: what lies below it need not wait any more.
addEventListener('load', () => setTimeout(() => document.documentElement.toggleAttribute('data-loaded', true)));

enhanceBlog();
enhanceLibrary();
enhanceSignOut();

function readTheme(): string {
  try {
    return localStorage.getItem(themeKey) ?? 'system';
  } catch {
    return 'system';
  }
}

/** 'system' is the absence of a choice: the browser's own `color-scheme` decides. */
function setTheme(theme: string): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  beforePaint();
}
