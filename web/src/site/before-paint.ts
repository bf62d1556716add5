/*
 * What runs before the first paint of every document, inline. These functions are written into the page as text, so
 * each stands alone: no imports, nothing from outside its own braces.
 */

/** Puts the theme (spec section 4) and whether someone is signed in on <html>, for CSS to read. */
export function beforePaint(): void {
  const root = document.documentElement;
  try {
    const signedIn = localStorage.getItem('auth_tokens') !== null;
    const user = JSON.parse((signedIn && localStorage.getItem('user')) || 'null');
    const theme = user?.theme_preference ?? localStorage.getItem('vite-ui-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-for]')) {
      const own = meta.dataset.for;
      const isChosen = root.dataset.theme === own;
      meta.media = root.dataset.theme ? (isChosen ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
    }
    const tokens = JSON.parse(localStorage.getItem('auth_tokens') ?? 'null');
    const claims = tokens.access.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    root.dataset.auth = JSON.parse(atob(claims)).exp * 1000 > Date.now() ? 'in' : 'out';
  } catch {
    // No tokens, tokens nobody can read, or no storage at all: a visitor.
    root.dataset.auth = 'out';
  }
}

/** Writes the name the landing page greets with: first_name, else the part of the email before the @, else 'friend'. */
export function greet(): void {
  const place = document.querySelector('[data-greeting]');
  let name = '';
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    name = user.first_name?.trim() || user.email?.split('@')[0] || '';
  } catch {
    // An unreadable cache is an unknown name.
  }
  if (place) place.textContent = name || 'friend';
}

/** Draws the avatar: avatar_url, else the first letter of first_name, else of email, else the icon that is there. */
export function showAccount(): void {
  const place = document.querySelector('[data-avatar]');
  let user: { avatar_url?: string; first_name?: string; email?: string } = {};
  try {
    user = JSON.parse(localStorage.getItem('user') ?? '{}');
  } catch {
    // An unreadable cache is an unknown person.
  }
  const [letter] = user.first_name?.trim() || user.email || '';
  if (!place) return;
  if (user.avatar_url) {
    const picture = new Image();
    picture.src = user.avatar_url;
    picture.alt = '';
    place.replaceChildren(picture);
  } else if (letter) {
    place.textContent = letter;
  }
}

/**
 * A form sent before the page is alive must not go out as an ordinary request, with a password in it. It is held, and
 * `useContractForm` sends it as soon as it can.
 */
function holdForms(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.live !== undefined) return;
      event.preventDefault();
      form.dataset.held = '';
    },
    true,
  );
  // A button pressed too early does its work once the form is alive; pressed twice, it has nothing to do.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('form button[type=button]');
    if (button && button.form?.dataset.live === undefined) button.toggleAttribute('data-held');
  });
}

/**
 * The scripts of a sign-in page wait until someone begins, or the page has long been there: reading it costs nothing.
 * Whoever may be signed in is not kept waiting. What was typed and pressed meanwhile is kept (`holdForms`).
 */
function waitForSomeone(): void {
  const [main, ...rest] = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');
  const fetchAll = () => {
    for (const link of [main, ...rest]) if (link) link.rel = 'modulepreload';
  };
  let isAwake = false;
  const wake = () => {
    if (isAwake || !main) return;
    isAwake = true;
    fetchAll();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = main.href;
    document.head.append(script);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'storage']) addEventListener(type, wake, true);
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('auth_tokens') !== null;
  } catch {
    // No storage at all: a visitor.
  }
  if (isKnown) wake();
  addEventListener('load', () => {
    setTimeout(fetchAll, 500);
    setTimeout(wake, 3000);
  });
}

/** Has the service worker put on its shelf what must be there without a network, once the page has long been there itself. */
function keepForLater(): void {
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  addEventListener('load', () => setTimeout(register, 4000));
}

const asText = (run: () => void) => `(${run.toString()})()`;

export const beforePaintScript = /* @__PURE__ */ asText(beforePaint);
export const greetScript = /* @__PURE__ */ asText(greet);
export const showAccountScript = /* @__PURE__ */ asText(showAccount);
export const holdFormsScript = /* @__PURE__ */ asText(holdForms);
export const waitForSomeoneScript = /* @__PURE__ */ asText(waitForSomeone);
export const keepForLaterScript = /* @__PURE__ */ asText(keepForLater);
