import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import {
  comeIn,
  expect,
  expectAccessible,
  holdBack,
  looks,
  oneOfEach,
  openPage,
  signUpAndLogIn,
  test,
} from './journey.ts';

const toastOf = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function openSettings(page: Page, house: House, tab?: string): Promise<void> {
  await page.goto(`${house.url}/app/settings${tab ? `?tab=${tab}` : ''}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

/** What the server keeps of the person signed in. */
async function savedProfile(page: Page, house: House): Promise<Record<string, unknown>> {
  const access = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '{}').access as string);
  const answer = await page.request.get(`${house.url}/api/users/me/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()) as Record<string, unknown>;
}

test('every tab of settings is readable for every reader, at both sizes and in both themes', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  for (const [tab, landmark] of [
    ['Profile', 'You'],
    ['Security', 'Password'],
    ['Notifications', 'By email'],
    ['Chat', 'Danger Zone'],
  ] as const) {
    await openSettings(page, house, tab === 'Profile' ? undefined : tab.toLowerCase());
    await expect(page.getByRole('heading', { name: landmark, exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    for (const look of oneOfEach) {
      await expectAccessible(page, [look]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, 'nothing stands out at the side').toBeLessThanOrEqual(0);
    }
  }
});

test('settings fit 320 px, twice the size of type, and colours that are not ours', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  const sizes = [
    { width: 320, height: 640 },
    { width: 640, height: 450 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const tab of [undefined, 'security', 'notifications', 'chat']) {
      await openSettings(page, house, tab);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      const over = await page.evaluate(() => {
        const main = document.querySelector('main');
        return main ? main.scrollWidth - main.clientWidth : 1;
      });
      expect(over, `${tab ?? 'profile'} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('settings are reached and used with the keyboard alone', async ({ page, house }) => {
  await comeIn(page, house);
  await openSettings(page, house);
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=notifications/);
  await expect(page.getByRole('switch')).toHaveCount(3);
  const reached: string[] = [];
  for (let presses = 0; presses < 8 && !reached.includes('Save'); presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLInputElement ? focused.name : (focused?.textContent ?? '');
    });
    reached.push(name);
    if (name === 'activity') await page.keyboard.press('Space');
  }
  expect(reached).toEqual(expect.arrayContaining(['activity', 'marketing', 'social', 'Save']));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Notification preferences updated.');
  await expect(page.getByRole('switch', { name: /Activity/ })).toBeChecked();
});

test('a profile is saved, and is still there after a reload', async ({ page, house }) => {
  const email = await signUpAndLogIn(page, house);
  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(`${house.url}/app/settings`);

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  const pronouns = page.getByLabel('Pronouns', { exact: true });
  await pronouns.fill('th');
  await pronouns.press('Enter');
  await pronouns.fill('they');
  await pronouns.press('Enter');
  await expect(page.getByRole('list', { name: 'Your pronouns' }).getByRole('listitem')).toHaveText(['they']);
  await page.getByLabel('Birthday', { exact: true }).pressSequentially('05041990');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue('05/04/1990');
  await page.getByLabel('Sex at birth').selectOption('prefer_not_to_say');
  await page.getByLabel('Relationship status').selectOption('in_relationship');
  await page.getByLabel('Location').fill('London');
  await page.getByLabel('Occupation').fill('Mathematician');
  await page.getByLabel('Bio').fill('Numbers, mostly.');
  await page.getByLabel('Phone').pressSequentially('5551234567');
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 123-4567');
  const concerns = page.getByRole('group', { name: /What weighs on you/ });
  for (const concern of ['anxiety', 'grief', 'stress', 'anger', 'identity']) await concerns.getByLabel(concern).click();
  await concerns.getByLabel('trauma').click();
  await expect(concerns.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page
    .getByRole('group', { name: /What you hope for/ })
    .getByLabel('resilience')
    .click();
  await page.getByRole('radio', { name: /Short/ }).click();
  await page.getByRole('radio', { name: /Professional/ }).click();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Profile updated');
  await expect(toastOf(page)).toContainText('Your profile has been updated successfully.');
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue('05/04/1990');
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 123-4567');
  await expect(concerns.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  expect(await savedProfile(page, house)).toMatchObject({
    email,
    first_name: 'Ada',
    last_name: 'Byron',
    pronouns: 'they',
    date_of_birth: '1990-05-04',
    birthday: '1990-05-04',
    sex_at_birth: 'prefer_not_to_say',
    relationship_status: 'in_relationship',
    location: 'London',
    occupation: 'Mathematician',
    bio: 'Numbers, mostly.',
    phone_number: '5551234567',
    top_concerns: ['anxiety', 'grief', 'stress', 'anger', 'identity'],
    top_goals: ['resilience'],
    response_length_preference: 'short',
    communication_tone: 'professional',
  });
  await page.goto(`${house.url}/app`);
  await expect(page.getByText('Your profile is complete.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('a birthday may be picked from the calendar', async ({ page, house }) => {
  await comeIn(page, house);
  await openSettings(page, house);
  await page.getByRole('button', { name: 'Choose your birthday from a calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose your birthday' });
  await calendar.getByRole('combobox', { name: /year/i }).selectOption('1988');
  await calendar.getByRole('combobox', { name: /month/i }).selectOption({ label: 'March' });
  await expectAccessible(page);
  await calendar.getByRole('button', { name: /March 9, 1988/ }).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue('03/09/1988');
});

test('unsaved changes outlast a tab switch, a reload and an expired session', async ({ page, house }) => {
  const email = await comeIn(page, house);
  await openSettings(page, house);
  await page.getByLabel('Bio').fill('Not saved yet');
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('switch', { name: /Activity/ }).click();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();

  // The session ends on the server, and the browser learns of it by the next call.
  await page.route('**/api/users/me/', (route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } }));
  await page.route('**/api/auth/jwt/refresh/', (route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`${house.url}/login`);
  await page.unrouteAll();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long walk by the river');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${house.url}/app/settings`);
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch', { name: /Activity/ })).toBeChecked();
});

test('a save that ends after its tab was left leaves nothing unsaved', async ({ page, house }) => {
  await comeIn(page, house);
  await openSettings(page, house);
  await page.getByLabel('Bio').fill('Saved in passing');
  const arrive = await holdBack(page, '**/api/users/me/');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  arrive();
  await expect(toastOf(page)).toContainText('Profile updated');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Saved in passing');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
});

test('without a network, what fails says so, and a part that does not arrive does not take the screen along', async ({
  page,
  house,
  context,
}) => {
  await comeIn(page, house);
  await openSettings(page, house);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch', { name: /Activity/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update notification preferences.');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update user');
  await page.getByRole('button', { name: 'Choose your birthday from a calendar' }).click();
  await expect(page.getByText('The calendar could not be loaded. You can type the day instead.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  // Its tooltips do not arrive; its button does, and keeps the focus.
  await page.getByRole('button', { name: 'Close sidebar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close sidebar' })).toBeFocused();

  await context.setOffline(false);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByLabel('Message', { exact: true }).fill('Is anybody there?');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your words are still here.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is anybody there?');
});

test('what the server refuses is said in the banner and under its field', async ({ page, house }) => {
  await comeIn(page, house);
  await openSettings(page, house);
  await page.getByLabel('Birthday', { exact: true }).pressSequentially('02301990');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a valid date')).toBeVisible();
  await expect(page.getByLabel('Birthday', { exact: true })).toBeFocused();

  await page.getByLabel('Birthday', { exact: true }).fill('05041990');
  await page.route('**/api/users/me/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 400,
          json: {
            detail: 'Not valid.',
            fields: { birthday: ['No such day here.'], bio: ['Too plain.', 'Too short.'] },
          },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Validation failed');
  await expect(banner).toContainText('birthday: No such day here.');
  await expect(banner).toContainText('bio: Too plain. Too short.');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue('05/04/1990');
});

test('user data that cannot be loaded is said, and is tried again on request', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  // Parts that arrive late ask by themselves: only what is asked once the person has clicked is answered.
  const hasClicked = () => page.evaluate(() => document.documentElement.dataset.clicked === 'yes').catch(() => false);
  await page.route('**/api/users/me/', async (route) => ((await hasClicked()) ? route.continue() : route.abort()));
  // An answer still on its way to the screen before would be kept after it was taken away there.
  await page.addInitScript(() => localStorage.removeItem('user'));
  await openSettings(page, house);
  await expect(toastOf(page)).toContainText('Failed to load user data');
  await page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset.clicked = 'yes'), { capture: true }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('notification preferences are saved, and their toast leaves with the tab', async ({ page, house }) => {
  await comeIn(page, house);
  await openSettings(page, house, 'notifications');
  const [activity, marketing, social] = ['Activity', 'Marketing', 'Social'].map((name) =>
    page.getByRole('switch', { name: new RegExp(name) }),
  );
  if (!activity || !marketing || !social) throw new Error('three switches');
  await expect(activity).not.toBeChecked();
  await expect(marketing).not.toBeChecked();
  await expect(social).toBeChecked();
  await activity.click();
  await social.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Notification preferences updated.');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await openSettings(page, house, 'notifications');
  await expect(activity).toBeChecked();
  await expect(social).not.toBeChecked();

  await page.route('**/api/users/me/', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update notification preferences.');
});

test('one reads one’s chats in numbers, and deletes all of them after one question', async ({ page, house }) => {
  await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: /I'm feeling overwhelmed\./ }).click();
  await expect(page.getByRole('group', { name: 'You could say' })).toBeVisible();

  await openSettings(page, house, 'chat');
  const value = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(value('Total conversations')).toHaveText('1');
  await expect(value('Messages sent')).toHaveText('1');
  await expect(value('Most active day')).toHaveText(/^\w+day$/);
  await expect(value('First message at')).toHaveText(/\d{1,2}:\d{2}/);

  await page.getByRole('button', { name: 'Delete All Chats' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(value('Total conversations')).toHaveText('1');
  await page.route(/\/delete_all\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Delete All Chats' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to delete chats.');
  await page.unroute(/\/delete_all\//);
  await page.getByRole('button', { name: 'Delete All Chats' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(toastOf(page)).toContainText('All chats deleted.');
  await expect(value('Total conversations')).toHaveText('0');

  await page.goto(`${house.url}/app/discuss`);
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test('metrics that cannot be loaded are said, and load once each time the tab is opened', async ({ page, house }) => {
  await signUpAndLogIn(page, house);
  let calls = 0;
  await page.route('**/user_metrics/**', (route) => {
    calls += 1;
    return route.fulfill({ status: 400, json: { detail: 'No.' } });
  });
  await openSettings(page, house, 'chat');
  await expect(page.getByRole('alert')).toContainText('Failed to load chat metrics');
  await page.unroute('**/user_metrics/**');
  await page.getByRole('tab', { name: 'Security' }).click();
  const [answer] = await Promise.all([
    page.waitForResponse(/user_metrics/),
    page.getByRole('tab', { name: 'Chat' }).click(),
  ]);
  expect(answer.ok()).toBe(true);
  expect(calls).toBeGreaterThan(0);
});
