import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type House, openHouse } from './house.ts';
import {
  expect,
  expectAccessible,
  looks,
  newAddress,
  oneOfEach,
  openPage,
  password,
  signUpAndLogIn,
  test,
} from './journey.ts';
import { followLetter, openLetter } from './outbox.ts';

const another = 'an early train to the coast';

test('a visitor signs up, opens the mailed link and is activated', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  const email = await signUpAndLogIn(page, house);
  const banner = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(banner).toContainText(email);
  await expectAccessible(page, oneOfEach);
  await banner.getByRole('button', { name: 'Resend' }).click();
  await expect(banner.getByRole('status')).toHaveText('Sent. It can take a few minutes to arrive.');
  await expectAccessible(page, oneOfEach);

  await followLetter(page, house, email, 'Confirm your email address for Wren');
  await expect(page.getByRole('heading', { name: 'Account Activated!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page, oneOfEach);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has run out or was used before. A link works once, for 24 hours.',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expectAccessible(page, oneOfEach);

  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('who forgot the password resets it by mail and logs in', async ({ page, house, browser }) => {
  await openPage(page, house, looks[0]);
  const email = await signUpAndLogIn(page, house);

  const elsewhere = await (await browser.newContext()).newPage();
  await openPage(elsewhere, house, looks[0]);
  await elsewhere.goto(`${house.url}/login`);
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(elsewhere, oneOfEach);
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    elsewhere.getByText(`If an account exists for ${email}, you will receive a password reset email shortly.`),
  ).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await expectAccessible(elsewhere, oneOfEach);

  await followLetter(elsewhere, house, email, 'Choose a new password for Wren');
  await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(elsewhere, oneOfEach);
  await elsewhere.getByLabel('New password').fill(another);
  await elsewhere.getByLabel('Confirm password').fill('something else');
  await elsewhere.getByRole('button', { name: 'Reset password' }).click();
  await expect(elsewhere.getByText("Passwords don't match")).toBeVisible();
  await elsewhere.getByLabel('Confirm password').fill(another);
  await elsewhere.getByRole('button', { name: 'Reset password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expectAccessible(elsewhere, oneOfEach);

  await elsewhere.getByRole('link', { name: 'Go to Login' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not match');
  await elsewhere.getByLabel('Password', { exact: true }).fill(another);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(/\/app\/?$/);
  await elsewhere.context().close();
});

test('a person changes the password, reads of it, takes everything along and leaves', async ({
  page,
  house,
  browser,
}) => {
  await openPage(page, house, looks[0]);
  const email = await signUpAndLogIn(page, house);
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, house, email, password);

  await page.goto(`${house.url}/app/settings?tab=security`);
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Current password is required')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toHaveCount(2);
  await form.getByLabel('Current password').fill('not the right one');
  await form.getByLabel('New password', { exact: true }).fill(another);
  await form.getByLabel('Confirm new password').fill('something else');
  await expect(form.getByText("Passwords don't match")).toBeVisible();
  await form.getByLabel('Confirm new password').fill(another);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('That is not your current password.')).toBeVisible();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue(another);
  await expectAccessible(page, oneOfEach);
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed successfully.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveValue('');

  await elsewhere.evaluate(() => {
    const { refresh } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}');
    localStorage.setItem('auth_tokens', JSON.stringify({ access: 'gone', refresh }));
  });
  await elsewhere.goto(`${house.url}/app`);
  await expect(elsewhere).toHaveURL(`${house.url}/login`);
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByRole('dialog')).toContainText('in plain words');
  await expectAccessible(page, oneOfEach);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^wren-\d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(new Uint8Array(await readFile(await file.path()))));
  expect(names.toSorted()).toEqual(['wren.html', 'wren.json']);

  await page.goto(`${house.url}/app/notifications`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Password changed');
  await expect(items.nth(1)).toContainText('New sign-in');
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('Unread:')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all read' })).toBeHidden();

  await page.goto(`${house.url}/app/settings?tab=security`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That is not your current password.')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await dialog.getByLabel('Your password').fill(another);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(`${house.url}/goodbye`);
  await expect(page.getByRole('heading', { name: 'Your account is gone' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  expect(await page.evaluate(() => [localStorage.getItem('auth_tokens'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
});

async function logIn(page: Page, house: House, email: string, word: string): Promise<void> {
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
}

test('where a confirmed address is required, login says so and mails the link again', async ({ page }) => {
  const house = await openHouse({ REQUIRE_VERIFIED_EMAIL: 'true' });
  try {
    const email = newAddress();
    await page.goto(`${house.url}/signup`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: "Didn't receive the email? Try logging in" }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please open the link we mailed you to confirm your email address, then sign in.',
    );
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText('Sent. It can take a few minutes to arrive.')).toBeVisible();
    await expectAccessible(page);
    await followLetter(page, house, email, 'Confirm your email address for Wren');
    await expect(page.getByRole('heading', { name: 'Account Activated!' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue to Login' }).click();
    await logIn(page, house, email, password);
  } finally {
    await house.stop();
  }
});

test('the notifications page says when it cannot be read, and a second try works', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  await page.route('**/api/notifications/**', (route) => route.abort());
  await page.goto(`${house.url}/app/notifications`);
  await expect(page.getByRole('alert')).toContainText('Failed to load notifications. Please try again.');
  await page.unroute('**/api/notifications/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.route('**/api/notifications/**', (route) =>
    route.fulfill({ json: { results: [], next: null, unread: 0 } }),
  );
  await page.reload();
  await expect(page.getByText('All quiet')).toBeVisible();
  await expectAccessible(page);
});

test('another email address waits for the link mailed to it, which works signed in', async ({ page, house }) => {
  const email = await signUpAndLogIn(page, house);
  const wanted = newAddress();
  await page.goto(`${house.url}/app/settings`);
  await page.getByLabel('Email', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`We sent a link to ${wanted}.`)).toBeVisible();
  await openLetter(page, house, email, 'A new email address for your Wren account');
  await followLetter(page, house, wanted, 'Confirm your new email address for Wren');
  await expect(page.getByRole('heading', { name: 'Account Activated!' })).toBeVisible();
  await page.goto(`${house.url}/app/settings`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wanted);
  await openLetter(page, house, email, 'Your Wren account has a new email address');
});

test('an address nobody has is answered the same at forgot-password', async ({ page, house }) => {
  const email = newAddress();
  await page.goto(`${house.url}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText(`If an account exists for ${email}, you will receive a password reset email shortly.`),
  ).toBeVisible();
});

test('a link that is worth nothing says so, and what to do', async ({ page, house }) => {
  await page.goto(`${house.url}/activate/nobody/nothing`);
  await expect(page.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
  await page.goto(`${house.url}/username/reset/confirm/nobody/nothing`);
  await expect(page.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
  await page.goto(`${house.url}/password/reset/confirm/nobody/nothing`);
  await page.getByLabel('New password').fill(another);
  await page.getByLabel('Confirm password').fill(another);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has run out or was used before. Please ask for a new one.',
  );
  await expect(page.getByLabel('New password')).toHaveValue(another);
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page).toHaveURL(`${house.url}/forgot-password`);
});

test('a link opened without a connection is good for another try', async ({ page, house }) => {
  const email = await signUpAndLogIn(page, house);
  await page.route('**/api/auth/users/activation/', (route) => route.abort());
  await followLetter(page, house, email, 'Confirm your email address for Wren');
  await expect(page.getByRole('alert')).toHaveText('An error occurred during activation. Please try again later.');
  await expectAccessible(page);
  await page.unroute('**/api/auth/users/activation/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Account Activated!' })).toBeVisible();
});

test('a link that lost its end on the way says so', async ({ page, house }) => {
  for (const path of ['/activate', '/activate/nobody', '/username/reset/confirm', '/username/reset/confirm/nobody']) {
    await page.goto(`${house.url}${path}`);
    await expect(page.getByRole('alert')).toHaveText('Invalid activation link. Please check your email and try again.');
  }
  for (const path of ['/password/reset/confirm', '/password/reset/confirm/nobody']) {
    await page.goto(`${house.url}${path}`);
    await expect(page.getByRole('alert')).toHaveText('Invalid reset link.');
    await expect(page.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password');
    await expect(page.getByLabel('New password')).toHaveCount(0);
  }
});

test('a reset link works for someone signed in, who then logs in anew', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  const email = await signUpAndLogIn(page, house);
  await page.request.post(`${house.url}/api/auth/users/reset_password/`, { data: { email } });
  await followLetter(page, house, email, 'Choose a new password for Wren');
  await page.getByLabel('New password').fill(another);
  await page.getByLabel('Confirm password').fill(another);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(`${house.url}/login`);
  await logIn(page, house, email, another);
});
