import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { budgets, scriptWeights } from '../web/script-weights.ts';
import { expect, signUpAndLogIn, test } from './journey.ts';
import { publicPages } from './public-pages.ts';

test('the scripts of every page stay within their budget', async ({ house }) => {
  // The house is open, so the build is there.
  expect(house.url).toBeTruthy();
  const weights = await scriptWeights(join(import.meta.dirname, '../web/dist'));
  for (const [what, bytes] of Object.entries(weights)) {
    expect(bytes, what).toBeGreaterThan(0);
    expect.soft(bytes, `${what}: bytes of script in brotli`).toBeLessThanOrEqual(budgets[what as keyof typeof budgets]);
  }
});

test('what a browser fetches for a page is what its document names', async ({ page, house }) => {
  for (const path of ['/', '/login']) {
    const fetched = new Set<string>();
    page.on('request', (asked) => asked.resourceType() === 'script' && fetched.add(new URL(asked.url()).pathname));
    const answer = await page.goto(house.url + path, { waitUntil: 'networkidle' });
    const html = (await answer?.text()) ?? '';
    expect(fetched.size).toBeGreaterThan(0);
    for (const script of fetched) expect(html).toContain(script);
    page.removeAllListeners('request');
  }
});

/** Every request of the page that leaves the house, by address. */
function strangers(page: Page, url: string): string[] {
  const found: string[] = [];
  page.on('request', (asked) => {
    const { protocol, origin, href } = new URL(asked.url());
    if (/^(http|ws)s?:$/.test(protocol) && origin !== url) found.push(href);
  });
  return found;
}

test('no page asks a third party for anything, signed out or in', async ({ page, house }) => {
  test.slow();
  const found = strangers(page, house.url);
  const visit = async (path: string) => {
    await page.goto(house.url + path);
    // What is loaded when it comes into view is asked for too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  };
  for (const path of [...publicPages, '/offline', '/nowhere', '/login', '/signup', '/forgot-password'])
    await visit(path);
  await signUpAndLogIn(page, house);
  for (const path of ['/app', '/app/discuss', '/app/memories', '/app/notifications', '/app/settings', '/app/nowhere']) {
    await visit(path);
  }
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: /I'm feeling overwhelmed\./ }).click();
  await expect(page.getByRole('group', { name: 'You could say' })).toBeVisible();
  await page.getByRole('button', { name: 'Exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeVisible();
  for (const tab of ['Security', 'Notifications', 'Chat']) {
    await page.goto(`${house.url}/app/settings`);
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForLoadState('networkidle');
  }
  expect(found).toEqual([]);
});

test('the watch over third parties sees one', async ({ page, house }) => {
  const found = strangers(page, house.url);
  await page.goto(house.url);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://elsewhere.example/pixel.gif';
  });
  expect(found).toEqual(['https://elsewhere.example/pixel.gif']);
});
