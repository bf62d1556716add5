import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { comeIn, expect, signUpAndLogIn, test } from './journey.ts';

/** The parts whose timing spec section 9 names, on a clock that the test turns. */

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** A choice of theme that cannot be saved raises a toast. */
async function raiseToast(page: Page, theme: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('radio', { name: theme }).click();
  await expect(toasts(page)).toHaveCount(1);
}

const soon = { timeout: 250 };

/**
 * Lets time pass by `step` milliseconds, at most 30 times, until `holds`. An event of the mouse may
 * reach the page after time was first moved on, and where time only moves when told, a timer that starts
 * late would never end.
 */
async function passUntil(page: Page, step: number, holds: () => Promise<void>): Promise<void> {
  for (let steps = 1; steps < 30; steps += 1) {
    await page.clock.runFor(step);
    if (
      await holds().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await page.clock.runFor(step);
  await holds();
}

async function openSettings(page: Page, house: House): Promise<void> {
  await comeIn(page, house);
  await page.goto(`${house.url}/app/settings`);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.route('**/api/users/me/', (route) => route.abort());
  // What draws a toast is fetched with the first one.
  await raiseToast(page, 'Dark');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

test('a toast dismisses itself after 5000 ms, and there is never more than one', async ({ page, house }) => {
  await openSettings(page, house);
  await page.clock.install();
  await raiseToast(page, 'Dark');
  await raiseToast(page, 'Light');
  // It waits while someone points at it.
  await page.mouse.move(5, 5);
  const raised = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(raised + 4_500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await passUntil(page, 100, () => expect(toasts(page)).toHaveCount(0, soon));
});

test('F8 moves the focus to the toast', async ({ page, house }) => {
  await openSettings(page, house);
  await raiseToast(page, 'Dark');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(
    toasts(page)
      .or(page.getByRole('button', { name: 'Dismiss' }))
      .and(page.locator(':focus')),
  ).toHaveCount(1);
});

test('a swipe of more than 50 px dismisses the toast, a shorter one does not', async ({ page, house }) => {
  await openSettings(page, house);
  await raiseToast(page, 'Dark');
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('the toast is not on the screen');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(70);
  await expect(toasts(page)).toHaveCount(0);
});

test('a tooltip opens after 700 ms, and the next one at once within 300 ms', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebar.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  // The narrow sidebar stands there before its tooltips do: then every link is drawn anew, and who points at one already
  // would have to move first.
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-state', 'closed');
  // From here on time passes when the journey says so, and only then.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const tooltip = page.getByRole('tooltip');
  await sidebar.getByRole('link', { name: 'Dashboard' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await passUntil(page, 50, () => expect(tooltip).toHaveText('Dashboard', soon));

  await page.mouse.move(600, 500, { steps: 6 });
  await page.clock.runFor(200);
  await expect(tooltip).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Chat' }).hover();
  // Thirty steps of 10 ms stay well below the 700 a first tooltip waits.
  await passUntil(page, 10, () => expect(tooltip).toHaveText('Chat', soon));

  await page.mouse.move(600, 500, { steps: 6 });
  await page.clock.runFor(400);
  await sidebar.getByRole('link', { name: 'Settings' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
});

test('a scrollbar hides 600 ms after the last movement', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  await page.setViewportSize({ width: 280, height: 700 });
  await page.goto(`${house.url}/app/settings`);
  const tabs = page.getByRole('tablist', { name: 'Settings' });
  await expect(tabs).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const scrollbar = page.locator('[data-orientation="horizontal"][data-state="visible"]');
  await expect(scrollbar).toHaveCount(0);
  await tabs.hover();
  await page.mouse.wheel(30, 0);
  await passUntil(page, 10, () => expect(scrollbar.first()).toBeVisible(soon));
  await page.clock.runFor(550);
  await expect(scrollbar.first()).toBeVisible();
  await passUntil(page, 100, () => expect(scrollbar).toHaveCount(0, soon));
});

test('the sidebar is 16rem wide, 3rem when collapsed, 18rem on mobile, and a cookie keeps it for 7 days', async ({
  page,
  house,
  context,
}) => {
  await signUpAndLogIn(page, house);
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const widthOf = async (name: 'complementary' | 'dialog', label: string) =>
    ((await page.getByRole(name, { name: label }).boundingBox())?.width ?? 0) / rem;
  expect(await widthOf('complementary', 'Sidebar')).toBeCloseTo(16);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthOf('complementary', 'Sidebar')).toBeCloseTo(3);
  const kept = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(kept?.value).toBe('false');
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 7 * 24 * 3600)).toBeLessThan(60);
  await page.reload();
  await expect.poll(() => widthOf('complementary', 'Sidebar')).toBeCloseTo(3);
  await page.keyboard.press('Meta+b');
  await expect.poll(() => widthOf('complementary', 'Sidebar')).toBeCloseTo(16);

  await page.setViewportSize({ width: 768, height: 700 });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await widthOf('dialog', 'Menu')).toBeCloseTo(18);
});

test('the account menu reads the account again when the browser storage changes', async ({ page, house, context }) => {
  const email = await signUpAndLogIn(page, house);
  const menu = page.getByRole('button', { name: /^Account of/ });
  await expect(menu).toContainText(email.split('@')[0] ?? '');
  const otherTab = await context.newPage();
  await otherTab.goto(`${house.url}/app/settings`);
  await otherTab.getByLabel('First name').fill('Ottoline');
  await otherTab.getByRole('button', { name: 'Save changes' }).click();
  await expect(menu).toContainText('Ottoline');
  await menu.click();
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveURL(`${house.url}/app/settings`);
  await otherTab.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${house.url}/login`);
});
