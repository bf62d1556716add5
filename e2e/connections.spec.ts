import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type OpenIdProvider, openOpenIdProvider } from '../server/test/connections/openid-provider.ts';
import { freePort, type House, openHouse } from './house.ts';
import { comeIn, expect, expectAccessible, holdBack, looks, oneOfEach, signUpAndLogIn, test, wear } from './journey.ts';

/** A house with Google and Apple set up; both are one real OpenID provider on this machine. */
let connected: House & { provider: OpenIdProvider };
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'wren-openid-'));
  const port = String(await freePort());
  const provider = await openOpenIdProvider(`http://127.0.0.1:${port}`, join(folder, 'apple.p8'));
  connected = { ...(await openHouse({ ...provider.settings, PORT: port })), provider };
});

test.afterAll(async () => {
  await connected?.stop();
  await connected?.provider.close();
  await rm(folder, { recursive: true });
});

/** Signs in on the provider's own page. */
async function vouchFor(page: Page, provider: OpenIdProvider, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A provider' })).toBeVisible();
  expect(page.url()).toContain(provider.issuer);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function openSecurity(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/app/settings?tab=security`);
  await expect(page.getByRole('heading', { name: 'Connected accounts' })).toBeVisible();
}

async function logOut(page: Page, house: House): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${house.url}/login`);
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
let people = 0;
const newName = () => `ada-${process.pid}-${people++}`;

test('a person connects Google, signs in with it, and disconnects it', async ({ page }) => {
  await wear(page, looks[0]);
  const email = await signUpAndLogIn(page, connected);
  const name = newName();
  await openSecurity(page, connected);
  await expect(row(page, 'Google').getByText('Connected', { exact: true })).toBeHidden();
  await expectAccessible(page, oneOfEach);

  await page.getByRole('button', { name: 'Connect Google' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page).toHaveURL(`${connected.url}/app/settings?tab=security`);
  await expect(row(page, 'Google').getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('You can sign in with Google from now on.', { exact: true })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  // Nothing of the journey stays behind.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journey')))).toEqual([]);

  await logOut(page, connected);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${email.split('@')[0]}` })).toBeVisible();

  await openSecurity(page, connected);
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  // What they are told about is written beside the deed, and may come a moment after it.
  await expect(async () => {
    await page.goto(`${connected.url}/app/notifications`);
    const told = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Account disconnected' });
    await expect(told).toBeVisible({ timeout: 3000 });
  }).toPass();

  await logOut(page, connected);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No Wren account is connected to this Google account yet.');
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page, oneOfEach);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${connected.url}/login`);
});

test('someone new signs up with Apple, and keeps the only way in', async ({ page }) => {
  await wear(page, looks[0]);
  const name = newName();
  await page.goto(`${connected.url}/signup`);
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByRole('heading', { name: 'A provider' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('You stopped at Apple, so nothing has changed.');
  await page.getByRole('link', { name: 'Sign up' }).click();

  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your email address' })).toBeHidden();

  await openSecurity(page, connected);
  await page.getByRole('button', { name: 'Disconnect Apple' }).click();
  await expect(row(page, 'Apple').getByRole('alert')).toHaveText(
    'Apple is your only way to sign in. Choose a password first, then disconnect it.',
  );
  await page.getByRole('button', { name: 'Mail me a link to choose one' }).click();
  await expect(page.getByText(`We mailed a link to ${name}@example.com.`)).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please choose one first');
  await expectAccessible(page, oneOfEach);
});

test('the buttons stand from the first paint on, before any script, and nothing moves when the page comes alive', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(`${connected.url}/login`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  arrive();
  await page.waitForLoadState('networkidle');
  expect(await button.boundingBox()).toEqual(before);
  await button.click();
  await expect(page.getByRole('heading', { name: 'A provider' })).toBeVisible();
});

test('a person stopped by a guard goes on to where they wanted after signing in with Google', async ({ page }) => {
  await page.goto(`${connected.url}/signup`);
  const name = newName();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page).toHaveURL(/\/app\/?$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${connected.url}/app/memories`);
  await expect(page).toHaveURL(`${connected.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await vouchFor(page, connected.provider, name);
  await expect(page).toHaveURL(`${connected.url}/app/memories`);
});

test('an address someone else was sent back with is worth nothing here', async ({ page }) => {
  await page.goto(`${connected.url}/login/continue#provider=google&state=theirs&code=theirs`);
  await expect(page.getByRole('alert')).toHaveText(
    'This was begun in another window, or has run out. Please start again.',
  );
  expect(await page.evaluate(() => localStorage.getItem('auth_tokens'))).toBeNull();
});

test('a provider that is down says so where it was asked, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${connected.url}/login`);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.route('**/api/auth/google/sign_in', (route) =>
    route.fulfill({
      status: 503,
      json: { detail: 'Google cannot be reached just now. Please try again in a moment.', code: 'unavailable' },
    }),
  );
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Google cannot be reached just now. Please try again in a moment.');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test('what cannot be read counts as not connected, and a provider that cannot be asked says so beside it', async ({
  page,
}) => {
  await signUpAndLogIn(page, connected);
  await page.route('**/api/users/me/connected-accounts', (route) => route.abort());
  await openSecurity(page, connected);
  for (const name of ['Google', 'Apple']) {
    await expect(page.getByRole('button', { name: `Connect ${name}` })).toBeVisible();
  }
  await page.route('**/api/auth/apple/connect', (route) => route.abort());
  await page.getByRole('button', { name: 'Connect Apple' }).click();
  await expect(row(page, 'Apple').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Apple' })).toBeEnabled();
});

test('where no provider is set up, settings say so and the sign-in pages stay as they are', async ({ page, house }) => {
  await page.goto(`${house.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Or use an account you have')).toBeHidden();
  await comeIn(page, house);
  await openSecurity(page, house);
  for (const name of ['Google', 'Apple']) await expect(row(page, name).getByText('Not set up')).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/', '/about', '/login', '/signup', '/signup/acme', '/login/continue', '/activate/x/y', '/app']) {
  test(`${path}, as this house serves it, runs no inline script without its hash in the policy`, async () => {
    const answer = await fetch(`${connected.url}${path}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, allowed = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    expect(allowed).not.toMatch(/unsafe|\*|https?:|data:/);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(inline.length).toBeGreaterThan(0);
    for (const text of inline) {
      expect(allowed).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html, 'no handler stands in the markup').not.toMatch(/<[^>]+\son\w+=/);
  });
}
