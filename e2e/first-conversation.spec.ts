import type { Page } from '@playwright/test';
import { type House, openHouse } from './house.ts';
import {
  expect,
  expectAccessible,
  type Look,
  looks,
  newAddress,
  oneOfEach,
  openPage,
  password,
  test,
  watchFor,
} from './journey.ts';

/** With nothing configured at all, so that Wren speaks as fast as it does for everybody. */
let untouched: House;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  untouched = await openHouse();
});
test.afterAll(() => untouched?.stop());

for (const look of looks) {
  test(`a visitor signs up, logs in and talks to Wren (${look.name})`, async ({ page }) => {
    await openPage(page, untouched, look);
    await signsUpLogsInAndTalks(page, untouched.url, look);
  });
}

for (const look of oneOfEach) {
  test(`the same with a language model writing the replies (${look.name})`, async ({ page, answering }) => {
    const { house, model } = answering;
    await model.set({ rate: 40, thinkMs: 400 });
    await openPage(page, house, look);
    await signsUpLogsInAndTalks(page, house.url, look);
  });
}

async function signsUpLogsInAndTalks(page: Page, url: string, look: Look): Promise<void> {
  const email = newAddress();
  const small = look.width < 768;

  await page.goto(url);
  await expect(
    page.getByRole('heading', { level: 1, name: "It's time to supercharge your support system." }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();

  await expect(page).toHaveURL(`${url}/signup`);
  await expect(page.getByText('Must be at least 12 characters long')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(`${url}/registration-success`);
  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to Login' }).click();

  await expect(page).toHaveURL(`${url}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${url}/app/discuss`);
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
  await expectAccessible(page);

  const seen = await watchFor(page, ['typing-dots', 'streaming-text']);
  await page.getByRole('button', { name: /I'm feeling overwhelmed\./ }).click();
  const log = page.getByRole('log');
  const followUps = page.getByRole('group', { name: 'You could say' }).getByRole('button');
  await expect(followUps.first()).toBeVisible();
  await expect(log.getByTestId('streaming-text')).toHaveCount(0);
  expect(await seen(), 'the dots came first, then the words as they were written').toEqual([
    'typing-dots',
    'streaming-text',
  ]);
  await expectAccessible(page);

  const followUp = (await followUps.first().textContent())?.trim() ?? '';
  await followUps.first().click();
  await expect(log.getByRole('article')).toHaveCount(4);
  await expect(log.getByRole('article').nth(2)).toContainText(followUp);
  await expect(log.getByTestId('streaming-text')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText(/is writing/);

  await page.reload();
  if (small) await page.getByRole('button', { name: 'Conversations' }).click();
  const panel = page.getByRole(small ? 'dialog' : 'complementary', { name: 'Conversations' });
  const row = panel.getByRole('listitem').first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button').first().click();
  await expect(log.getByText("I'm feeling overwhelmed.", { exact: true })).toBeVisible();
  await expect(log.getByRole('article')).toHaveCount(4);
  await expect(log.getByRole('article').nth(2)).toContainText(followUp);
  await expectAccessible(page);
}
