import type { Page } from '@playwright/test';
import { comeIn, expect, looks, openPage, password, test } from './journey.ts';

const input = (page: Page) => page.getByPlaceholder('Ask anything');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Conversations' });

test('what is typed belongs to its conversation, and outlasts a reload, a failed send and an expired session', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  const email = await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await input(page).fill('I have an exam on Friday.');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await input(page).fill('for the exam');

  await panel(page).getByRole('button', { name: 'New chat' }).click();
  await expect(input(page)).toHaveValue('');
  await input(page).fill('for a new chat');
  await panel(page).getByRole('listitem').first().getByRole('button').first().click();
  await expect(input(page)).toHaveValue('for the exam');
  await panel(page).getByRole('button', { name: 'New chat' }).click();
  await expect(input(page)).toHaveValue('for a new chat');
  await page.reload();
  await expect(input(page)).toHaveValue('for a new chat');

  await panel(page).getByRole('listitem').first().getByRole('button').first().click();
  await expect(input(page)).toHaveValue('for the exam');
  await page.route('**/send_message/', (route) => route.fulfill({ status: 503, json: { detail: 'Not just now.' } }));
  await input(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not just now.');
  await expect(input(page)).toHaveValue('for the exam');
  await page.unrouteAll();

  // The session ends on the server, and the browser learns of it by the next call.
  for (const path of ['**/send_message/', '**/api/auth/jwt/refresh/'])
    await page.route(path, (route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } }));
  await input(page).press('Enter');
  await expect(page).toHaveURL(`${house.url}/login`);
  await page.unrouteAll();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/conversation=/);
  await expect(input(page)).toHaveValue('for the exam');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
});
