import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ClockHouse, openClockHouse } from './clock-house.ts';
import {
  comeIn,
  expect,
  expectAccessible,
  looks,
  oneOfEach,
  openPage,
  password,
  signUpAndLogIn,
  test,
} from './journey.ts';

const plan = { currency: 'usd', interval: 'month' };
const plansFile = join(tmpdir(), `wren-journey-plans-${process.pid}.json`);

/** A house with few messages a day and plans of its own, and a clock to put forward. */
let shop: ClockHouse;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  writeFileSync(
    plansFile,
    JSON.stringify([
      { ...plan, id: 'free', name: 'Free', price: 0, daily_messages: 2, includes: ['A quiet place'] },
      { ...plan, id: 'plus', name: 'Plenty', price: 1250, daily_messages: 50, includes: ['Room for long talks'] },
    ]),
  );
  shop = await openClockHouse({ PLANS_FILE: plansFile, RATE_LIMIT_FACTOR: '1' });
});

test.afterAll(async () => {
  await shop?.stop();
  rmSync(plansFile, { force: true });
});

async function openSubscription(page: Page, shop: ClockHouse): Promise<void> {
  await page.goto(`${shop.url}/app/subscription`);
  await expect(page.getByRole('heading', { level: 2, name: 'Your plan' })).toBeVisible();
}

async function subscribe(page: Page, shop: ClockHouse): Promise<void> {
  await openSubscription(page, shop);
  await page.getByRole('button', { name: 'Start Plenty' }).click();
  await page.getByRole('button', { name: 'Start Plenty' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
}

const messagesToday = (page: Page) => page.getByText(/^of [\d,]+ messages$/);

async function say(page: Page, text: string): Promise<void> {
  const input = page.getByPlaceholder('Ask anything');
  await input.fill(text);
  await input.press('Enter');
}
const replies = (page: Page) => page.getByRole('log').getByRole('article');

test('the page about prices is for every reader, and tells this installation’s own plans', async ({ page }) => {
  await openPage(page, shop, looks[0]);
  await page.goto(`${shop.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const plenty = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Plenty' }) });
  await expect(plenty).toContainText('$12.50');
  await expect(plenty).toContainText('50 messages a day');
  await expect(plenty).toContainText('Room for long talks');
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByText('How do I cancel?').click();
  await expect(page.getByText(/two clicks, as many as it takes to begin/)).toBeVisible();
  await expectAccessible(page, oneOfEach);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'nothing stands out at the side').toBeLessThanOrEqual(0);
});

test('the page about prices is whole without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/pricing`);
  await expect(page.getByText('$12.50')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin with Plenty' })).toBeVisible();
  await page.getByText('What if a payment fails?').click();
  await expect(page.getByText(/There are no fees/)).toBeVisible();
  await context.close();
});

test('see plans, subscribe, talk more, pay another way, cancel, and be on Free again a month later', async ({
  page,
}) => {
  await openPage(page, shop, looks[0]);
  const email = await comeIn(page, shop);

  await page.goto(`${shop.url}/pricing`);
  await page.getByRole('link', { name: 'Choose Plenty' }).click();
  await expect(page).toHaveURL(`${shop.url}/app/subscription`);
  await expect(messagesToday(page)).toHaveText('of 2 messages');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expectAccessible(page, oneOfEach);

  await page.getByRole('button', { name: 'Start Plenty' }).click();
  await expect(page).toHaveURL(/\/app\/subscription\/checkout\?session=sandbox_/);
  await expect(page.getByRole('status').filter({ hasText: 'No money moves here' })).toBeVisible();
  await expect(page.getByText('$12.50 a month')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.getByLabel(/pretend card that declines/).check();
  await page.getByRole('button', { name: 'Start Plenty' }).click();
  await expect(page.getByRole('alert')).toContainText('This pretend card declines payments, as it promises.');
  await page.getByLabel(/pretend card that pays/).check();
  await page.getByRole('button', { name: 'Start Plenty' }).click();
  await expect(page).toHaveURL(`${shop.url}/app/subscription`);
  await expect(page.getByText(/^Renews on .+, paid with: Pretend card that pays\.$/)).toBeVisible();
  await expect(messagesToday(page)).toHaveText('of 50 messages');
  await expectAccessible(page, oneOfEach);

  await page.getByRole('button', { name: 'Update payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update payment' })).toBeVisible();
  await page.getByLabel(/pretend card that declines/).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText(/paid with: Pretend card that declines/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Plenty' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel Plenty?' })).toContainText('You keep it until');
  await expectAccessible(page, oneOfEach);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plenty' }).click();
  await expect(page.getByText(/^Cancelled\. You have it until/)).toBeVisible();
  await expect(messagesToday(page)).toHaveText('of 50 messages');
  await page.getByRole('button', { name: 'Keep Plenty after all' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Plenty' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plenty' }).click();
  await expect(page.getByText(/^Cancelled\. You have it until/)).toBeVisible();
  await expectAccessible(page, oneOfEach);

  await shop.pass(32);
  await page.goto(`${shop.url}/login`);
  await expect(page).toHaveURL(/\/(login|app)/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/Free, 0 of 2 messages today/)).toBeVisible();
  await page.getByRole('link', { name: 'Your subscription' }).click();
  await expect(page.getByText('You pay nothing, and there is nothing to cancel.')).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(history.first()).toContainText('Ended', { timeout: 2000 });
  }).toPass();
  await expect(history).toHaveCount(6);

  await page.goto(`${shop.url}/app/notifications`);
  await expect(page.getByText('Subscription: ended')).toBeVisible();
  await expect(page.getByText('Subscription: started')).toBeVisible();
});

test('when the messages of the day are used up, the words stay, and one hears when it starts again', async ({
  page,
}) => {
  await openPage(page, shop, looks[2]);
  await comeIn(page, shop);
  await page.goto(`${shop.url}/app/discuss`);
  for (const [number, text] of ['I had soup today.', 'It was warm.'].entries()) {
    await say(page, text);
    await expect(replies(page)).toHaveCount(2 * (number + 1));
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  }
  await say(page, 'And then I read.');
  await expect(page.getByRole('alert')).toContainText('You have used all 2 messages of today.');
  await expect(page.getByText(/Where you are, that is at \d+:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByPlaceholder('Ask anything')).toHaveValue('And then I read.');
  await expect(page.getByRole('link', { name: 'Plans with more messages' })).toBeVisible();
  await expectAccessible(page);

  // Danger is answered all the same, and from then on nothing is offered.
  await say(page, 'I want to kill myself.');
  await expect(replies(page)).toHaveCount(6);
  await expect(page.getByText(/988/).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Plans with more messages' })).toHaveCount(0);
  await openSubscription(page, shop);
  await expect(page.getByText(/There is nothing to buy here right now/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await expect(page.getByText('As many as you need')).toBeVisible();
  await expect(messagesToday(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('a payment that fails is said plainly, and can be put right in its days of grace', async ({ page }) => {
  await openPage(page, shop, looks[0]);
  const email = await signUpAndLogIn(page, shop);
  await subscribe(page, shop);
  await page.getByRole('button', { name: 'Update payment' }).click();
  await page.getByLabel(/pretend card that declines/).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText(/paid with: Pretend card that declines/)).toBeVisible();
  await shop.pass(32);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(async () => {
    await openSubscription(page, shop);
    await expect(page.getByText('Your last payment did not go through')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update payment' }).click();
  await page.getByLabel(/pretend card that pays/).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});

test('a subscription that cannot be loaded says so, and can be tried again; at 320 px nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUpAndLogIn(page, shop);
  await page.route('**/api/users/subscriptions/', (route) => route.abort());
  await page.goto(`${shop.url}/app/subscription`);
  await expect(page.getByRole('alert')).toContainText('Nothing about it has changed.');
  await page.unroute('**/api/users/subscriptions/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You pay nothing, and there is nothing to cancel.')).toBeVisible();
  const over = await page.evaluate(() => {
    const main = document.querySelector('main');
    return main ? main.scrollWidth - main.clientWidth : 1;
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('an address of a checkout that nobody has says how things stand, and leads on', async ({ page }) => {
  await signUpAndLogIn(page, shop);
  for (const session of ['', '../x', 'sandbox_nothing']) {
    await page.goto(`${shop.url}/app/subscription/checkout?session=${session}`);
    await expect(page.getByText('This checkout is over. Your subscription page can open another.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await page.goto(`${shop.url}/app/subscription?session_id=${session || '<b>'}`);
    await expect(page.getByText('That checkout could not be found. Here is how things stand.')).toBeVisible();
    await expect(page.getByText('You pay nothing, and there is nothing to cancel.')).toBeVisible();
  }
});

test('who comes back from paying while payments cannot be reached is told that nothing is lost, and asks again', async ({
  page,
}) => {
  await signUpAndLogIn(page, shop);
  const refresh = '**/api/users/subscriptions/refresh/';
  const detail = 'Payments cannot be reached just now. Please try again in a moment.';
  await page.route(refresh, (route) => route.fulfill({ status: 503, json: { detail, code: 'unavailable' } }));
  await page.goto(`${shop.url}/app/subscription?session_id=sandbox_paid`);
  await expect(page.getByRole('alert')).toContainText(`${detail} If you have just paid, nothing is lost`);
  await expectAccessible(page);
  await page.unroute(refresh);
  const again = page.waitForRequest(refresh);
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect((await again).postDataJSON()).toEqual({ session_id: 'sandbox_paid' });
  await expect(page.getByRole('alert')).toContainText('That checkout could not be found.');
});

test('the account menu leads to the subscription', async ({ page }) => {
  await openPage(page, shop, looks[0]);
  await signUpAndLogIn(page, shop);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Subscription', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/app/subscription`);
});
