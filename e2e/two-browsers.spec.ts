import type { Browser, Page } from '@playwright/test';
import { type House, openHouse } from './house.ts';
import { comeIn, expect, looks, openPage, password, test } from './journey.ts';

const told = 'My sister and I have not spoken since the funeral, and tomorrow is her birthday.';
const replies = (page: Page) => page.getByRole('log').getByRole('article');
const input = (page: Page) => page.getByPlaceholder('Ask anything');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const writing = (page: Page) => page.getByTestId('streaming-text');

test.describe('one account in two browsers', () => {
  let house: House;
  test.beforeAll(async () => {
    // Slowly enough that there is time to look.
    house = await openHouse({ REPLY_PACE: '4' });
  });
  test.afterAll(() => house.stop());

  /** Two browsers of the same person; the first has the chat open. */
  async function two(page: Page, browser: Browser): Promise<Page> {
    await openPage(page, house, looks[0]);
    const email = await comeIn(page, house);
    await page.goto(`${house.url}/app/discuss`);
    const other = await (await browser.newContext()).newPage();
    await openPage(other, house, looks[3]);
    await other.goto(`${house.url}/login`);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL(/\/app\/?$/);
    return other;
  }

  async function begins(page: Page): Promise<void> {
    await input(page).fill(told);
    await input(page).press('Enter');
    await expect(writing(page)).toBeVisible();
    await expect(page).toHaveURL(/conversation=/);
  }

  test('the second follows the reply as it is written, and both end with the same words', async ({ page, browser }) => {
    const other = await two(page, browser);
    await begins(page);
    await other.goto(page.url());
    await expect(writing(other)).toBeVisible();
    await expect(replies(other).first()).toContainText(told);
    await expect(stop(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(stop(other)).toHaveCount(0);
    await expect(writing(other)).toHaveCount(0);
    const whole = await replies(page).nth(1).locator('.reply').textContent();
    await expect(replies(other).nth(1).locator('.reply')).toHaveText(whole ?? '');
    await other.context().close();
  });

  test('the second stops it, and both keep what was said', async ({ page, browser }) => {
    const other = await two(page, browser);
    await begins(page);
    await other.goto(page.url());
    await expect(writing(other)).toBeVisible();
    await stop(other).click();
    for (const each of [page, other]) {
      await expect(each.getByText('You stopped this reply.')).toBeVisible();
      await expect(stop(each)).toHaveCount(0);
      await expect(replies(each)).toHaveCount(2);
    }
    const said = await replies(page).nth(1).locator('.reply').textContent();
    expect(said?.trim()).not.toBe('');
    await expect(replies(other).nth(1).locator('.reply')).toHaveText(said ?? '');
    await page.reload();
    await expect(page.getByText('You stopped this reply.')).toBeVisible();
    await other.context().close();
  });

  test('a reply that is being said another way is followed in its place, and stopped from the other side', async ({
    page,
    browser,
  }) => {
    const other = await two(page, browser);
    await begins(page);
    await stop(page).click();
    await expect(page.getByText('You stopped this reply.')).toBeVisible();
    await page.getByRole('button', { name: 'Say it another way' }).click();
    await expect(writing(page)).toBeVisible();
    await other.goto(page.url());
    await expect(writing(other)).toBeVisible();
    await expect(replies(other)).toHaveCount(2);
    await stop(other).click();
    for (const each of [page, other]) {
      await expect(each.getByText('2 of 2')).toBeVisible();
      await expect(replies(each)).toHaveCount(2);
    }
    await other.context().close();
  });

  test('after a reload the reply goes on, what is typed meanwhile stays, and only whole messages are announced', async ({
    page,
    browser,
  }) => {
    const other = await two(page, browser);
    await other.context().close();
    await begins(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const status = document.querySelector('main [role=status]');
      if (status)
        new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
          characterData: true,
          childList: true,
          subtree: true,
        });
    });
    await input(page).fill('We used to bake a cake together.');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await expect(stop(page)).toHaveCount(0, { timeout: 60_000 });
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).toHaveLength(1);
    const whole = (await replies(page).nth(1).locator('.reply').innerText()).replace(/\s+/g, ' ').trim();
    expect(heard[0]?.replace(/\s+/g, ' ')).toBe(`Wren: ${whole}`);
    await expect(input(page)).toHaveValue('We used to bake a cake together.');

    await input(page).press('Enter');
    await expect(writing(page)).toBeVisible();
    await input(page).fill('A draft');
    await page.reload();
    await expect(writing(page)).toBeVisible();
    await expect(replies(page)).toHaveCount(4);
    await expect(input(page)).toHaveValue('A draft');
    await expect(stop(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(replies(page)).toHaveCount(4);
    await expect(input(page)).toHaveValue('A draft');
  });
});
