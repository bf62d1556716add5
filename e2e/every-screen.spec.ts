import type { Page } from '@playwright/test';
import { comeIn, expect, expectAccessible, looks, oneOfEach, openPage, signUpAndLogIn, test, wear } from './journey.ts';
import { publicPages } from './public-pages.ts';

const guestPages = ['/offline', '/nowhere', '/login', '/signup', '/signup/nobody', '/forgot-password', '/activate/x/y'];
const signedInPages = [
  '/app',
  '/app/discuss',
  '/app/memories',
  '/app/notifications',
  '/app/settings',
  '/app/subscription',
  '/app/nowhere',
];

/** A small phone, and 1280 px at twice the size. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/** By how many pixels the widest part of the screen stands out at the side, and how much on it moves. */
async function unrest(page: Page): Promise<{ over: number; moving: number }> {
  return page.evaluate(async () => {
    // The size was changed just now: once it is painted, whoever watches for that has been told.
    for (let times = 0; times < 2; times += 1) await new Promise((painted) => requestAnimationFrame(painted));
    const frames = [document.documentElement, ...document.querySelectorAll('main')];
    return {
      over: Math.max(0, ...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
      moving: document.getAnimations().length,
    };
  });
}

test('no screen is wider than a small phone or twice the size of type, and none moves for who asked for stillness', async ({
  page,
  house,
}) => {
  test.slow();
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(house.url + path);
      await page.waitForLoadState('networkidle');
      for (const size of narrow) {
        await page.setViewportSize(size);
        expect(await unrest(page), `${path} at ${size.width} px`).toEqual({ over: 0, moving: 0 });
      }
    }
  };
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await walk([...publicPages, ...guestPages]);
  await signUpAndLogIn(page, house);
  await walk(signedInPages);
});

test('the screens nobody hopes to see are readable for every reader', async ({ page, house }) => {
  await openPage(page, house, looks[3]);
  await signUpAndLogIn(page, house);
  const help = page.getByRole('button', { name: 'Crisis help' }).first();
  const dialog = page.getByRole('dialog', { name: 'Crisis help' });
  for (const look of oneOfEach) {
    await wear(page, look);
    await help.click();
    await expect(dialog.getByRole('link', { name: 'Call 988' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(help).toBeFocused();
  }

  await page.goto(`${house.url}/app/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crisis help' })).toBeVisible();
  await expectAccessible(page, oneOfEach);

  // A screen whose script never arrives.
  await page.route('**/assets/dashboard*.js', (route) => route.abort());
  await page.goto(`${house.url}/app`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page, oneOfEach);
});

test('Escape closes the question alone when it was asked over a phone’s list', async ({ page, house }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByPlaceholder('Ask anything').fill('I had soup today.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Conversations' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  const ask = page.getByRole('button', { name: /^Delete / });
  for (const focused of ['a field of it', 'a button of it']) {
    await ask.click();
    await expect(question.getByRole('checkbox')).toBeFocused();
    if (focused === 'a button of it') await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(ask).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Conversations' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Conversations' })).toBeFocused();
});

test('a press beside a dialog closes it, and one inside it does not', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  await page.getByRole('button', { name: 'Crisis help' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crisis help' });
  const box = await dialog.boundingBox();
  if (!box) throw new Error('the dialog is not on the screen');
  await page.mouse.click(box.x + 8, box.y + 8);
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x - 20, box.y + 40);
  await expect(dialog).toHaveCount(0);
});
