import type { Page } from '@playwright/test';
import { comeIn, expect, test } from './journey.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = 'rgb(245, 245, 241)';
const dark = 'rgb(28, 37, 48)';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vite-ui-theme'));

test('the theme is seen at once, saved by choosing it, and there before the first paint of a reload', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await comeIn(page, house);
  await page.goto(`${house.url}/app/settings`);
  expect(await paper(page)).toBe(light);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await paper(page)).toBe(dark);
  expect((await saved).request().postDataJSON()).toEqual({ theme_preference: 'dark' });
  expect(await stored(page)).toBe('dark');

  // Nothing of the app runs: what the head of the document does alone is the first paint.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${house.url}/app/settings`);
  expect(await paper(page)).toBe(dark);
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'light'));
  await page.reload();
  expect(await paper(page), "the server's word goes before this browser's").toBe(dark);
  await page.evaluate(() => localStorage.removeItem('auth_tokens'));
  await page.goto(`${house.url}/login`);
  expect(await paper(page), 'signed out, the local choice counts').toBe(light);
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await paper(page), 'without any, the system decides').toBe(dark);
});

test("a person's own theme comes with them to a browser that has another one", async ({ page, house, browser }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const email = await comeIn(page, house);
  await page.goto(`${house.url}/app/settings`);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('radio', { name: 'Dark' }).click();
  await saved;

  const elsewhere = await browser.newPage({ colorScheme: 'light' });
  await elsewhere.goto(`${house.url}/login`);
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('a long walk by the river');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => paper(elsewhere)).toBe(dark);
  await elsewhere.close();
});

test('system follows the operating system live', async ({ page, house }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await comeIn(page, house);
  await page.goto(`${house.url}/app/settings`);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe(dark);
});

test('a theme that cannot be saved goes back, and says so', async ({ page, house }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await comeIn(page, house);
  await page.goto(`${house.url}/app/settings`);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.route('**/api/users/me/', (route) => route.abort());
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByText('Failed to update user', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await paper(page)).toBe(light);
});
