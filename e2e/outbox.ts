import { expect, type Page } from '@playwright/test';
import type { House } from './house.ts';

/** Follows, in this page, the link of the newest letter to an address: through the outbox, as a developer does. */
export async function followLetter(page: Page, house: House, email: string, subject: string): Promise<void> {
  await openLetter(page, house, email, subject);
  await page.locator('.letter').getByRole('link').click();
}

/** Opens the newest letter to an address in the outbox, waiting for it to be sent. */
export async function openLetter(page: Page, house: House, email: string, subject: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto(`${house.url}/dev/outbox`);
    await expect(row.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}
