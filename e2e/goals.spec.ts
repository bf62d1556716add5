import type { Locator, Page } from '@playwright/test';
import { comeIn, expect, expectAccessible, looks, oneOfEach, openPage, test } from './journey.ts';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test("small goals and finished exercises are in the person's hands", async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await page.goto(`${house.url}/app/memories`);
  const goals = part(page, 'Small goals');
  await expect(goals.getByText('No goals yet.')).toBeVisible();
  await expect(part(page, 'Exercises').getByText('None yet.')).toBeVisible();
  await expectAccessible(page, oneOfEach);

  await goals.getByRole('button', { name: 'Add a goal' }).click();
  await expect(goals.getByLabel('What you will do')).toBeFocused();
  await goals.getByRole('button', { name: 'Keep this goal' }).click();
  await expect(goals.getByText('Please write what you would like to do.')).toBeVisible();
  await goals.getByLabel('What you will do').fill('I want to call my mom');
  await goals.getByLabel('After what, or when').fill('after dinner');
  await expectAccessible(page, oneOfEach);
  await goals.getByRole('button', { name: 'Keep this goal' }).click();
  const row = goals.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Call your mom');
  await expect(row).toContainText('after dinner · today');
  await expect(goals.getByRole('button', { name: 'Add a goal' })).toBeFocused();

  await row.getByRole('button', { name: 'Edit: Call your mom' }).click();
  await goals.getByLabel('What you will do').fill('write to your mom');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Write to your mom');
  await expect(row.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await row.getByRole('checkbox').check();
  await expect(row).toContainText('Done');

  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: /^A tiny goal/ }).click();
  await level(page, '7').check({ force: true });
  await next(page).click();
  await page.getByLabel('What would you like to get done?').fill('The kitchen');
  await next(page).click();
  await page.getByLabel('The first small piece of it').fill('Wash my two cups');
  await next(page).click();
  await page.getByLabel('After what, or when?').fill('tomorrow, after I have made tea');
  await page.reload();
  await expect(page.getByLabel('After what, or when?')).toHaveValue('tomorrow, after I have made tea');
  for (let step = 0; step < 2; step += 1) await next(page).click();
  await level(page, '4').check({ force: true });
  await next(page).click();
  await expect(page.getByRole('checkbox', { name: /Keep this goal/ })).toBeChecked();
  await expectAccessible(page, oneOfEach);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/chat/exercises/') && answer.ok());
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await kept;

  await page.goto(`${house.url}/app/memories`);
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText('Wash your two cups');
  await expect(row.first()).toContainText('after you have made tea · tomorrow');
  const done = part(page, 'Exercises').getByRole('listitem');
  await expect(done).toContainText('A tiny goal');
  await expect(done).toContainText('from 7 to 4');
  await expectAccessible(page, oneOfEach);

  await row
    .first()
    .getByRole('button', { name: /^Forget/ })
    .click();
  await expect(goals.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(row.first()).toContainText('Forgotten.');
  await expectAccessible(page, oneOfEach);
  await page.keyboard.press('Enter');
  await expect(row.first()).toContainText('Wash your two cups');
  await done.getByRole('button', { name: /^Forget/ }).click();
  await part(page, 'Exercises').getByRole('button', { name: 'Undo' }).click();
  await expect(done).toContainText('from 7 to 4');
});

test("a goal set with Wren's help from the empty list is asked for in the chat", async ({ page, house }) => {
  await openPage(page, house, looks[2]);
  await comeIn(page, house);
  await page.goto(`${house.url}/app/memories`);
  await page.getByRole('link', { name: /^Set one with/ }).click();
  await expect(page.getByRole('log').getByRole('article').first()).toContainText('Help me set a small goal today.');
});
