import type { Page } from '@playwright/test';
import { comeIn, expect, expectAccessible, holdBack, newAddress, password, signUpAndLogIn, test } from './journey.ts';

/** What the sign-in page says to somebody who did not leave by themselves. */
const backAgain = 'Sign in, and you are back where you were.';

/** Leaves tokens in the browser that the server refuses, as those of a session that ended on another device. */
function endSession(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.setItem('auth_tokens', JSON.stringify({ access: 'gone', refresh: 'gone' })));
}

test('the login form says what is wrong where it is wrong, and keeps what was typed', async ({ page, house }) => {
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('short');

  await page.getByLabel('Email').fill('ada@example.org');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
});

test('a refused login shows the server\'s sentence in the form and reads "Signing in..." meanwhile', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answer = await holdBack(page, '**/api/auth/jwt/create/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('alert')).toContainText(/\w+/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('who is signed out meanwhile is told so, and comes back to where they were', async ({ page, house }) => {
  const told = page.getByText(backAgain);
  await page.goto(`${house.url}/app/memories`);
  await expect(page).toHaveURL(`${house.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(told, 'a visitor was not signed out').toHaveCount(0);

  const email = await signUpAndLogIn(page, house);
  await endSession(page);
  await page.goto(`${house.url}/app/memories`);
  await expect(page).toHaveURL(`${house.url}/login`);
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${house.url}/app/memories`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${house.url}/login`);
  await expect(told, 'who leaves knows that they left').toHaveCount(0);
});

test('who is signed out in one page is told so in the next they open, too', async ({ page, house, context }) => {
  await comeIn(page, house);
  await endSession(page);
  for (const each of [page, await context.newPage()]) {
    await each.goto(`${house.url}/app/memories`);
    await expect(each).toHaveURL(`${house.url}/login`);
    await expect(each.getByText(backAgain)).toBeVisible();
  }
});

test('who leaves in one tab leaves in every tab, and their unsent words go too', async ({ page, house, context }) => {
  await signUpAndLogIn(page, house);
  const other = await context.newPage();
  await other.goto(`${house.url}/app/discuss`);
  await other.getByPlaceholder('Ask anything').fill('words for nobody yet');
  await expect.poll(() => other.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('nobody yet');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(`${house.url}/login`);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText('You have been signed out')).toHaveCount(0);
  expect(await other.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

test('an address with a slip in it is put right without typing it again', async ({ page, house }) => {
  await page.goto(`${house.url}/forgot-password`);
  await page.getByLabel('Email').fill('ada@exampel.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('ada@exampel.org');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If an account exists for ada@example.org')).toBeVisible();
});

test('a lost network is said in the form, and a second try works', async ({ page, house }) => {
  await page.goto(`${house.url}/signup`);
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.route('**/api/users/', (route) => route.abort());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await page.unroute('**/api/users/');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${house.url}/registration-success`);
  await expect(page.getByText(email)).toBeVisible();
});

test('a first field error of the server is shown on its field', async ({ page, house }) => {
  await page.goto(`${house.url}/signup`);
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(password);
  const body = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    detail: 'Some of what was sent is not valid.',
    code: 'invalid',
    fields: { password: ['This password is too common.', 'And too short.'] },
  };
  await page.route('**/api/users/', (route) => route.fulfill({ status: 400, json: body }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await expect(page.getByText('And too short.')).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Please look at what is marked below.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('sign-up tells what Wren is, and what it is not', async ({ page, house }) => {
  await page.goto(`${house.url}/signup`);
  const words = page.getByText('Wren is a computer program, not a human.');
  await expect(words).toContainText('not therapy');
  await expect(words).toContainText('not for emergencies');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('a sign-up link of nobody leads to Organization Not Found', async ({ page, house }) => {
  await page.goto(`${house.url}/signup/nobody-here`);
  await expect(page.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up without organization' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Sign in to existing account' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
});

test('an organization is named before its form can be sent', async ({ page, house }) => {
  const answer = await holdBack(page, '**/api/organizations/**', { results: [{ slug: 'acme', name: 'Acme' }] });
  await page.goto(`${house.url}/signup/acme`);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'Joining Acme' })).toBeVisible();
  await expect(page.getByText("You'll be added to this organization as a tenant member.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
});

test('registration-success leads home when nobody has just signed up', async ({ page, house }) => {
  await page.goto(`${house.url}/registration-success`);
  await expect(page).toHaveURL(`${house.url}/`);
});

test('a password can be looked at, and what was typed before the page came alive stays', async ({ page, house }) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(`${house.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@example.org');
  arrive();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test('reading the sign-in page runs none of its scripts; beginning does, and what was pressed meanwhile counts', async ({
  page,
  house,
}) => {
  // The clock stands still: nobody begins by waiting.
  await page.clock.install();
  await page.goto(`${house.url}/login`, { waitUntil: 'networkidle' });
  await expect(page.locator('script[type=module]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.locator('script[type=module]')).toHaveCount(1);
});

test('a form sent before the page is alive waits for it, and never becomes a request with a password in it', async ({
  page,
  house,
}) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(`${house.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(page.url()).toBe(`${house.url}/login`);
  arrive();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  expect(page.url()).toBe(`${house.url}/login`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what it needs, and nothing typed into it reaches an address', async ({ page, house }) => {
    await page.goto(`${house.url}/login`);
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForLoadState();
    expect(page.url()).toBe(`${house.url}/login`);
  });
});
