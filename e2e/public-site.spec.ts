import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { crisisLines } from '@wren/contract/crisis.ts';
import { expect, expectAccessible, looks, oneOfEach, openPage, signUpAndLogIn, test } from './journey.ts';
import { footerPages, publicPages } from './public-pages.ts';

test('every page a visitor can open passes axe and fits its width at both sizes and in both themes', async ({
  page,
  house,
}) => {
  // Two dozen pages, each read whole.
  test.slow();
  await openPage(page, house, looks[0]);
  for (const path of [
    ...publicPages,
    '/offline',
    '/nowhere',
    '/login',
    '/signup',
    '/signup/nobody',
    '/forgot-password',
  ]) {
    await page.goto(house.url + path);
    await page.waitForLoadState('networkidle');
    for (const look of oneOfEach) {
      await expectAccessible(page, [look]);
      expect(await overflow(page), `${path} scrolls sideways`).toBe(0);
    }
  }
});

test('every page fits a width of 320 px', async ({ page, house }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...publicPages, '/nowhere', '/login', '/signup']) {
    await page.goto(house.url + path);
    expect(await overflow(page), `${path} scrolls sideways`).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is complete HTML with its own title, description and address', async ({ page, house }) => {
    const titles = new Set<string>();
    for (const path of publicPages) {
      await page.goto(house.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      titles.add(await page.title());
      expect(await meta(page, 'description')).toMatch(/.{20,}/);
      expect(await meta(page, 'og:image')).toMatch(/^https?:\/\/.+\/og\.png$/);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      for (const href of footerPages) await expect(page.locator(`footer a[href="${href}"]`)).toBeVisible();
    }
    expect(titles.size, 'no two pages share a title').toBe(publicPages.length);
  });

  test('crisis help opens with one tap and names every line of the specification', async ({ page, house }) => {
    for (const path of ['/', '/privacy', '/login', '/signup']) {
      await page.goto(house.url + path);
      await page.getByRole('button', { name: 'Crisis help' }).first().click();
      const panel = page.getByRole('region', { name: 'Help in a crisis' });
      for (const words of ['Call 988', 'Text HOME to 741741', 'SAMHSA National Helpline', 'LGBTQ+', 'Veterans']) {
        await expect(panel.getByText(words).first()).toBeVisible();
      }
    }
  });

  test('the safety page is the protocol as it is written down, and the registry as it is', async ({ page, house }) => {
    const written = await readFile(join(import.meta.dirname, '../docs/safety.md'), 'utf8');
    const [, protocol = ''] = /## The protocol, in plain words\n([\s\S]*?)\n## /.exec(written) ?? [];
    const steps = [...protocol.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
    expect(steps.length).toBeGreaterThan(5);
    await page.goto(`${house.url}/safety`);
    await page.locator('summary', { hasText: 'The whole protocol' }).click();
    for (const name of steps) await expect(page.locator('main strong', { hasText: name }).first()).toBeVisible();
    await expect(page.getByText(`${crisisLines.length} lines in`)).toBeVisible();
  });

  test('the blog shows its featured article and six cards, the questions their answers', async ({ page, house }) => {
    await page.goto(`${house.url}/blog`);
    await expect(page.getByRole('article')).toHaveCount(7);
    await page.goto(`${house.url}/about`);
    await expect(page.locator('details')).toHaveCount(6);
    await page.getByText('What if I am in a crisis?').click();
    await expect(page.locator('#q4').getByText('Text HOME to 741741')).toBeVisible();
  });

  test('the landing page holds nine features and four illustrative testimonials of five stars', async ({
    page,
    house,
  }) => {
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: 'Watch Wren in action.' })).toBeVisible();
    await expect(page.locator('section', { has: page.locator('#features') }).getByRole('listitem')).toHaveCount(9);
    const testimonials = page.locator('section', { has: page.locator('#testimonials') });
    await expect(testimonials.getByRole('listitem')).toHaveCount(4);
    await expect(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(4);
    await expect(testimonials.getByRole('listitem').first()).toContainText('illustrative');
  });
});

test('the landing page greets a signed-in person before the first paint', async ({ page, house }) => {
  await page.goto(`${house.url}/robots.txt`);
  await keepSession(page, 60, { first_name: '', email: 'ada@example.org' });
  // With its module scripts cut off, only what runs before the first paint can have switched the page.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(house.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ada\./);
  await expect(page.getByText("How's it going? I'm here to help however I can.")).toBeVisible();
  await expect(page.getByRole('link', { name: "Let's chat" })).toHaveAttribute('href', '/app/discuss');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();

  await keepSession(page, 60, { first_name: 'Ada', email: 'ada@example.org' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ada\./);
  await keepSession(page, -60, { first_name: 'Ada', email: 'ada@example.org' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/supercharge/);
});

test('the account menu of the public header leads inside, and logs out here and on the server', async ({
  page,
  house,
}) => {
  await signUpAndLogIn(page, house);
  const refresh = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '{}').refresh);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.locator('#account');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app');
  await expect(menu.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/app/discuss');
  const told = page.waitForRequest('**/api/auth/logout/');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await told;
  await expect(page).toHaveURL(`${house.url}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_tokens'))).toBeNull();
  const renewed = await page.request.post(`${house.url}/api/auth/jwt/refresh/`, { data: { refresh } });
  expect(renewed.status()).toBe(401);
});

test('the stored theme is there before the first paint, and the choice in the footer keeps it', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(house.url);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByText('Dark', { exact: true }).click();
  expect(await background()).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${house.url}/about`);
  expect(await background()).not.toBe(light);
});

test('search, category and Load More work over the sample articles', async ({ page, house }) => {
  await page.goto(`${house.url}/blog`);
  const cards = page.locator('[data-blog-list] > li:visible');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(6);
  await page.getByLabel('Category').selectOption('Relationships');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Search articles').fill('excuse');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Search articles').fill('zzz');
  await expect(page.getByText('No article matches.')).toBeVisible();
});

test('on a small screen the menu slides in from the left with the same links', async ({ page, house }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Home', 'About', 'Contact', 'Log in', 'Sign up']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('any other path is the not-found page with status 404', async ({ page, house }) => {
  const answer = await page.goto(`${house.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
});

test('the contact form is switched off and points to email', async ({ page, house }) => {
  await page.goto(`${house.url}/contact`);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(page.getByLabel(name)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /support@/ })).toBeVisible();
  await expect(page.getByText('Monday-Friday 9AM-6PM CST')).toBeVisible();
});

test('sitemap and robots name every public page and keep /app out', async ({ request, house }) => {
  const sitemap = await (await request.get(`${house.url}/sitemap.xml`)).text();
  for (const path of publicPages) expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get(`${house.url}/robots.txt`)).text()).toContain('Disallow: /app');
});

/** How far the page can be scrolled sideways, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

/** Stores what a sign-in leaves in the browser, with a token that ends in `seconds`. */
function keepSession(page: Page, seconds: number, user: { first_name: string; email: string }): Promise<void> {
  return page.evaluate(
    ([lasts, person]) => {
      const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + lasts }));
      localStorage.setItem('auth_tokens', JSON.stringify({ access: `h.${claims}.s`, refresh: 'r' }));
      localStorage.setItem('user', JSON.stringify(person));
    },
    [seconds, user] as const,
  );
}
