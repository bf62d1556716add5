import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { comeIn, expect, expectAccessible, looks, oneOfEach, openPage, signUpAndLogIn, test } from './journey.ts';

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const panel = (page: Page) => page.getByRole('group', { name: 'Verify your phone number' });

async function openProfile(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/app/settings`);
  await expect(page.getByLabel('First name')).toBeVisible();
}

let count = 0;
/** A number kept for fiction, new in this run. */
function newNumber(): { digits: string; shown: string } {
  const last = String(101 + (process.pid % 9) * 10 + count++).padStart(4, '0');
  return { digits: `415555${last}`, shown: `(415) 555-${last}` };
}

/** The newest code texted to a number, read in the outbox in a window of its own, as a developer does. */
async function readCode(page: Page, house: House, digits: string): Promise<string> {
  const outbox = await page.context().newPage();
  const row = outbox
    .getByRole('listitem')
    .filter({ hasText: `+1${digits}` })
    .getByRole('link');
  await expect(async () => {
    await outbox.goto(`${house.url}/dev/outbox`);
    await expect(row.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.first().click();
  const text = (await outbox.locator('.letter').textContent()) ?? '';
  await outbox.close();
  return /^\d{6}/.exec(text)?.[0] ?? '';
}

test('a person verifies a phone number, and changing it unverifies it', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await openProfile(page, house);
  const { digits, shown } = newNumber();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.getByLabel('First name').fill('Ada');
  await phone(page).pressSequentially(digits);
  await expect(phone(page)).toHaveValue(shown);
  await page.getByRole('button', { name: 'Verify' }).click();

  const code = panel(page).getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(panel(page)).toContainText(`We sent a code of 6 digits to ${shown}.`);
  await expect(panel(page).getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expectAccessible(page, oneOfEach);

  await code.fill('12');
  await code.press('Enter');
  await expect(panel(page).getByText('Please enter the 6 digits we sent you')).toBeVisible();
  const right = await readCode(page, house, digits);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await code.fill(wrong);
  await code.press('Enter');
  await expect(panel(page).getByText('That is not the code we sent. You have 4 tries left.')).toBeVisible();
  await expect(code).toHaveValue(wrong);
  await expect(code).toBeFocused();
  await expectAccessible(page, oneOfEach);

  // Neither a reload nor another tab of the settings loses the step, the code, or the rest of the form.
  await page.reload();
  await expect(code).toHaveValue(wrong);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(code).toHaveValue(wrong);
  await expect(phone(page)).toHaveValue(shown);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await code.fill('');
  await code.evaluate(
    (input: HTMLInputElement, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      input.focus();
      if (input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))) {
        document.execCommand('insertText', false, pasted);
      }
    },
    `${right.slice(0, 3)} ${right.slice(3)}`,
  );
  await panel(page).getByRole('button', { name: 'Confirm code' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('You have unsaved changes.')).toBeAttached();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(phone(page)).toHaveValue(shown);

  const other = newNumber();
  await phone(page).fill(other.digits);
  await expect(page.getByText('Verified', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved.')).toBeAttached();
  await phone(page).fill(digits);
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();

  await page.goto(`${house.url}/app/notifications`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first()).toContainText('Phone number changed');
  await expect(items.nth(1)).toContainText('Phone number verified');
});

test('a number that gets no texts, and a code that cannot be asked for, are said where they belong', async ({
  page,
  house,
}) => {
  await comeIn(page, house);
  await openProfile(page, house);
  await phone(page).fill('5551234567');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This does not look like a number that can get text messages.')).toBeVisible();
  await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(phone(page)).toHaveValue('(555) 123-4567');

  const { digits } = newNumber();
  await phone(page).fill(digits);
  await page.route('**/send_phone_otp/', (route) => route.abort());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  await page.unroute('**/send_phone_otp/');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Not now' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(phone(page)).toBeFocused();
});

test('another code can be asked for after a minute, counted down', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  await page.clock.install();
  await openProfile(page, house);
  const { digits } = newNumber();
  await phone(page).fill(digits);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(panel(page).getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await page.clock.fastForward(60_000);
  const again = panel(page).getByRole('button', { name: 'Send again', exact: true });
  await expect(again).toBeEnabled();
  const sent = page.waitForResponse(/send_phone_otp/);
  await again.click();
  await sent;
  await expect(panel(page).getByRole('button', { name: /^Send again in/ })).toBeDisabled();
});
