import type { Page } from '@playwright/test';
import { expect, expectAccessible, looks, oneOfEach, openPage, signUpAndLogIn, test } from './journey.ts';

const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const replies = (page: Page) => page.getByRole('log').getByRole('article');

async function say(page: Page, text: string): Promise<void> {
  const before = await replies(page).count();
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await answered(page, before + 2);
}

/** The last of so many messages is finished: no dots any more, and then no faded text. */
async function answered(page: Page, count: number): Promise<void> {
  await expect(replies(page)).toHaveCount(count);
  await expect(page.getByTestId('typing-dots')).toHaveCount(0);
  await expect(page.getByTestId('streaming-text')).toHaveCount(0);
}

async function newChat(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
}

test('box breathing: 0–10 before and after, a drawn pacer, and its place after a reload', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeInViewport();
  await expect(page.getByRole('button', { name: /min/ })).toHaveCount(8);
  await expectAccessible(page, oneOfEach);

  await page.getByRole('button', { name: /^Box breathing/ }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await level(page, '7').focus();
  await page.keyboard.press('Space');
  await expect(level(page, '7')).toBeChecked();
  await expectAccessible(page, oneOfEach);
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const status = page.getByRole('status').filter({ hasText: /Breathe|Hold/ });
  await expect(status).toHaveText('Breathe in');
  await expect(status).toHaveText('Hold');
  await expectAccessible(page, oneOfEach);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Box breathing' })).toBeVisible();
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await expect(page.getByText('Ready')).toBeVisible();
  await next(page).click();
  await next(page).click();
  await level(page, '3').focus();
  await page.keyboard.press('Space');
  await next(page).click();
  await expect(page.getByText('It was 7, and now it is 3.')).toBeAttached();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Box breathing' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Exercises' }).click();
  await expect(page.getByRole('button', { name: /^Box breathing.*Helped you before/ })).toBeVisible();
});

test('a thought record keeps the first thought pinned, over a reload, and keeps only the words that were chosen', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: /^A thought, looked at/ }).click();
  await level(page, '8').check({ force: true });
  await next(page).click();
  await page.getByLabel('What happened?').fill('My manager walked past without a word.');
  await next(page).click();
  await page.getByLabel('What went through your mind?').fill('They regret hiring me.');
  await next(page).click();
  await level(page, '9').check({ force: true });
  await expect(page.getByText('They regret hiring me.')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await next(page).click();
  await page.getByLabel('What speaks for it?').fill('She did not say good morning.');

  await page.reload();
  await expect(page.getByText('They regret hiring me.')).toBeVisible();
  await expect(page.getByLabel('What speaks for it?')).toHaveValue('She did not say good morning.');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: /^A thought, looked at.*Go on where you left it/ }).click();
  await next(page).click();
  await page.getByLabel('What does not fit with it?').fill('She praised my work on Monday.');
  await next(page).click();
  await page.getByLabel('A fairer way to say it').fill('One silent morning is not a verdict.');
  await expectAccessible(page, oneOfEach);
  await next(page).click();
  await level(page, '4').check({ force: true });
  await next(page).click();
  await level(page, '5').check({ force: true });
  await next(page).click();
  await page.getByRole('checkbox', { name: /Keep these words/ }).check();
  await expectAccessible(page, oneOfEach);

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/chat/exercises/'));
  await page.getByRole('button', { name: 'Finish and tell Wren' }).click();
  const body = await (await kept).json();
  expect(body).toMatchObject({ exercise: 'thought-record', before: 8, after: 5 });
  expect(body.words).toContain('One silent morning is not a verdict.');
  expect(body.words).not.toContain('manager');
  await expect(replies(page).first()).toContainText('I did "A thought, looked at": it went from 8 to 5.');
  await expect(replies(page).nth(1)).toContainText('5');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('manager');
});

/** Two places whose clocks are 25 hours apart: what is today in one is over in the other. */
const [evening, theDayAfter] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

test("'Help me set a small goal today.' ends in a goal that is asked about from its day on, once", async ({
  browser,
  house,
}) => {
  const page = await browser.newPage({ timezoneId: evening });
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: /Help me set a small goal today\./ }).click();
  await answered(page, 2);
  await say(page, 'I want to call my mom');

  await page.reload();
  await expect(replies(page)).toHaveCount(4);
  await say(page, 'tomorrow');
  await expect(page.getByText('Kept for next time: call your mom, tomorrow')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.goto(`${house.url}/app/memories`);
  const kept = page.getByRole('region', { name: 'Small goals' }).getByRole('listitem');
  await expect(kept).toContainText('tomorrow');
  await expect(kept).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Nothing else remembered yet' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.goto(`${house.url}/app/discuss`);
  await say(page, 'Hi');
  await expect(replies(page).last()).toContainText('call your mom');
  await expect(replies(page).last()).not.toContainText(/how did|what came of|turn out/i);

  const tokens = await page.evaluate(() => localStorage.getItem('auth_tokens') ?? '');
  await page.close();
  const later = await browser.newPage({ timezoneId: theDayAfter });
  await openPage(later, house, looks[0]);
  await later.goto(`${house.url}/robots.txt`);
  await later.evaluate((kept) => localStorage.setItem('auth_tokens', kept), tokens);
  await later.goto(`${house.url}/app/discuss`);
  await say(later, 'Hi');
  await expect(replies(later).last()).toContainText(/call your mom.*\?/);
  await newChat(later);
  await say(later, 'Hello again');
  await expect(replies(later).last()).not.toContainText('call your mom');
  await later.close();
});

test('advice is cited, and the card can be read with its sources', async ({ page, house, context }) => {
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await say(page, "What can I do when I can't sleep?");
  await expect(page.getByRole('button', { name: 'Begin: Evening wind-down' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /When sleep won't come/ }).click();
  const library = await opened;
  await library.waitForLoadState();
  expect(new URL(library.url()).hash).toBe('#sleep');
  await expect(library.locator('#sleep')).toBeVisible();
  await expect(library.locator('#sleep')).toContainText('When to see a professional');
  await expectAccessible(library);
  await library.getByRole('searchbox').fill('insomnia');
  await expect(library.locator('[data-library] summary:visible')).not.toHaveCount(0);
  await expect(library.getByRole('heading', { name: 'Anger' })).toBeHidden();
  await library.getByRole('searchbox').fill('sleep qqq');
  await expect(library.getByText('No card has these words.')).toBeVisible();
  await library.getByRole('link', { name: 'Anger' }).click();
  await expect(library.getByRole('heading', { name: 'Anger' })).toBeInViewport();
  await expect(library.getByRole('searchbox')).toHaveValue('');
  await expectAccessible(library);
});

test('an exercise works without a connection, and is kept when there is one again', async ({
  page,
  house,
  context,
}) => {
  await openPage(page, house, looks[2]);
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeInViewport();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^5-4-3-2-1/ }).click();
  await level(page, '6').check({ force: true });
  await next(page).click();
  // On a phone the exercise has the screen to itself.
  await expect(composer(page)).toBeHidden();
  await expect(next(page)).toBeInViewport();
  await page.getByLabel('1 of 5').fill('the lamp');
  await page.getByLabel('1 of 5').press('Enter');
  await expect(page.getByLabel('2 of 5')).toBeFocused();
  for (let step = 0; step < 5; step += 1) await next(page).click();
  await level(page, '2').check({ force: true });
  await next(page).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(composer(page)).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chat/exercises/') && answer.status() === 201,
  );
  await context.setOffline(false);
  expect(await (await kept).json()).toMatchObject({ exercise: 'five-senses', before: 6, after: 2, words: '' });
});

test('with reduced motion the pacer stands still and counts', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUpAndLogIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: /^Box breathing/ }).click();
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const words = page.locator('.pacer-words');
  await expect(words).toContainText('3');
  await expect(page.locator('.pacer-light')).toBeHidden();
  const still = () => page.locator('.pacer-sun').evaluate((sun) => getComputedStyle(sun).transform);
  expect(await still()).toBe('none');
  await expect(words).toContainText('Hold');
  expect(await still()).toBe('none');
});
