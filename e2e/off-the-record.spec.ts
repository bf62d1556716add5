import type { Page } from '@playwright/test';
import { comeIn, expect, expectAccessible, looks, oneOfEach, openPage, test, wear } from './journey.ts';

const replies = (page: Page) => page.getByRole('log').getByRole('article');
const input = (page: Page) => page.getByPlaceholder('Ask anything');

async function says(page: Page, text: string, count: number): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(page.getByTestId('streaming-text')).toHaveCount(0);
}

test('off the record: said so beforehand, answered, screened for danger, and gone', async ({ page, house }) => {
  await openPage(page, house, looks[3]);
  await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('link', { name: 'Off the record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Off the record' })).toBeVisible();
  await expect(page.getByText('Reload it, leave or sign out, and the chat is gone.')).toBeVisible();
  await expect(page.getByText('The safety check stays on:')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  expect(page.url()).toBe(`${house.url}/app/discuss`);

  await says(page, 'Nobody knows that I lost my job in March.', 2);
  await says(page, 'I sit in the library until five.', 4);
  await expectAccessible(page, oneOfEach);
  await says(page, 'I want to kill myself tonight', 6);
  await expect(page.getByRole('region', { name: 'Crisis help' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  expect(kept).not.toMatch(/library|lost my job|kill/);

  // A link asks first, and so does the list of a phone.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave this chat?' });
  const memories = page.getByRole('link', { name: 'Memories' }).first();
  const list = page.getByRole('button', { name: 'Conversations' });
  for (const [look, leading] of [
    [looks[0], memories],
    [looks[3], list],
  ] as const) {
    await wear(page, look);
    await leading.click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(replies(page)).toHaveCount(6);
  }

  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await question.getByRole('button', { name: 'Leave, and let it go' }).click();
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
  await list.click();
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test('a reload asks, and then begins anew, still off the record', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('link', { name: 'Off the record' }).click();
  await says(page, 'Only between us.', 2);
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByRole('heading', { level: 1, name: 'Off the record' })).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
});
