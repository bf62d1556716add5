/** Ends the session in this browser at once, and on the server by a message that outlives the page. */
export function enhanceSignOut(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-logout]')) {
    button.addEventListener('click', () => signOut(button.dataset.logout ?? '', button.dataset.then ?? '/'));
  }
}

function signOut(address: string, then: string): void {
  try {
    const { refresh } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}');
    if (refresh) navigator.sendBeacon(address, new Blob([JSON.stringify({ refresh })], { type: 'application/json' }));
  } catch {
    // Tokens nobody can read end nothing on the server; they are forgotten all the same.
  }
  // As `lib/session.ts` does it: the other tabs hear that the person leaves, and nothing unsent stays.
  try {
    localStorage.setItem('wren:leaving', String(Date.now()));
    localStorage.removeItem('wren:leaving');
  } catch {
    // A full storage keeps nobody signed in.
  }
  sessionStorage.clear();
  localStorage.removeItem('auth_tokens');
  localStorage.removeItem('user');
  // What was kept for one person beyond a visit: an exercise left halfway.
  for (const key of Object.keys(localStorage)) if (/^wren:[^:]+:/.test(key)) localStorage.removeItem(key);
  location.assign(then);
}
