import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { expect, expectAccessible, looks, oneOfEach, openPage, signUpAndLogIn, test } from './journey.ts';

const told = 'My sister Ana is coming to stay, and I am nervous about it.';
const learned = 'Your sister is called Ana.';

test('what is told is remembered, corrected, known in the next conversation, and forgotten', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  await signUpAndLogIn(page, house);
  await expect(card(page, 'Memories')).toContainText('0 memories');

  await page.goto(`${house.url}/app/memories`);
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible();
  await expectAccessible(page, oneOfEach);

  await say(page, house, told);
  const line = page.getByRole('log').getByRole('status');
  await expect(line).toContainText(`Remembered: ${learned}`);
  await expectAccessible(page, oneOfEach);
  await line.getByRole('button', { name: 'Forget' }).click();
  await expect(line).toContainText('Forgotten.');
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText(`Remembered: ${learned}`);
  await line.getByRole('button', { name: 'Keep' }).click();
  await expect(line).toHaveText('Kept.');
  await expect(line.getByRole('button')).toHaveCount(0);

  await page.goto(`${house.url}/app`);
  await expect(card(page, 'Memories')).toContainText('1 memory');
  await page.getByRole('main').getByRole('link', { name: 'Memories' }).click();
  await expect(page).toHaveURL(`${house.url}/app/memories`);
  const memory = page.getByRole('main').getByRole('listitem');
  await expect(memory).toHaveCount(1);
  await expect(memory).toContainText(learned);
  await expect(memory.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expectAccessible(page, oneOfEach);

  await memory.getByRole('button', { name: /^Edit/ }).click();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('textbox', { name: 'What Wren remembers' }).fill('Your sister is called Ana Maria.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(memory).toContainText('Ana Maria');
  await expect(memory.getByRole('button', { name: /^Edit/ })).toBeFocused();

  await page.getByRole('button', { name: 'Add a memory' }).click();
  await page.getByRole('textbox', { name: 'Something to remember' }).fill('You like hiking.');
  await page.keyboard.press('Enter');
  await expect(memory).toHaveCount(2);
  await expect(memory.first()).toContainText('You like hiking.');

  await memory
    .last()
    .getByRole('button', { name: /^Forget/ })
    .click();
  await expect(memory.last()).toContainText('Forgotten.');
  await expect(memory.last().getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page, oneOfEach);
  await page.reload();
  await expect(memory).toHaveCount(1);
  await expect(memory).toContainText('You like hiking.');

  const remember = page.getByRole('switch', { name: /Let Wren remember/ });
  await expect(remember).toBeChecked();
  await remember.click();
  await expect(remember).not.toBeChecked();
  await expect(page.getByText('learns nothing new')).toBeVisible();
  await page.reload();
  await expect(remember).not.toBeChecked();
});

test('with a language model, the next conversation is told what is remembered, nothing that was forgotten, and nothing when it is switched off', async ({
  page,
  answering,
}) => {
  const { house, model } = answering;
  const text = JSON.stringify({ memories: [{ text: learned, replaces: null }] });
  await model.set({ answers: [{ when: 'You keep the memory', text }] });
  const [look] = looks;
  /** The prompts for a reply since the last look, as the model got them. */
  let seen = 0;
  const replyPrompts = () => {
    const all = model.requests.slice(seen).map((request) => JSON.stringify(request));
    seen = model.requests.length;
    return all.filter((request) => request.includes('What you know about this person')).join();
  };
  await openPage(page, house, look);
  await signUpAndLogIn(page, house);
  await say(page, house, told);
  const line = page.getByRole('log').getByRole('status');
  await expect(line).toContainText(`Remembered: ${learned}`);
  replyPrompts();

  await say(page, house, 'I had a long day with my sister.');
  expect(replyPrompts()).toContain(learned);

  await page.goto(`${house.url}/app/memories`);
  const remember = page.getByRole('switch', { name: /Let Wren remember/ });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await remember.click();
  await saved;
  await say(page, house, 'Another long day with my sister.');
  const off = replyPrompts();
  expect(off).toContain('Another long day');
  expect(off).not.toContain(learned);

  await page.goto(`${house.url}/app/memories`);
  await remember.click();
  await expect(remember).toBeChecked();
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(page.getByText('Forgotten. Wren will not')).toBeVisible();
  await say(page, house, 'My sister Ana is here again, as I said.');
  await say(page, house, 'One more long day with my sister.');
  const after = replyPrompts();
  expect(after).toContain('One more long day');
  expect(after).not.toContain(learned);
  await page.goto(`${house.url}/app/memories`);
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible();
});

test('deleting a conversation offers to forget what was learned there', async ({ page, house }) => {
  const [look] = looks;
  await openPage(page, house, look);
  await signUpAndLogIn(page, house);
  await say(page, house, told);
  await expect(page.getByRole('log').getByRole('status')).toContainText(learned);
  const row = page.getByRole('complementary', { name: 'Conversations' }).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await question.getByRole('checkbox', { name: 'Also forget what Wren learned in it' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await page.goto(`${house.url}/app/memories`);
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible();
});

test('the memories page shows six cards while loading, an error with Try Again, and sends visitors to log in', async ({
  page,
  house,
}) => {
  const [look] = looks;
  await openPage(page, house, look);
  await page.goto(`${house.url}/app/memories`);
  await expect(page).toHaveURL(`${house.url}/login`);
  await signUpAndLogIn(page, house);
  const fail = Promise.withResolvers<void>();
  await page.route('**/api/chat/memories/**', async (route) => {
    await fail.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto(`${house.url}/app/memories`);
  await expect(page.getByTestId('memory-skeleton')).toHaveCount(6);
  await expectAccessible(page);
  fail.resolve();
  await expect(page.getByText('Failed to load memories. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${house.url}/app`);
  await expect(card(page, 'Memories')).toContainText('0 memories');
  await page.goto(`${house.url}/app/memories`);
  await expect(page.getByText('Failed to load memories. Please try again.')).toBeVisible();
  await page.unroute('**/api/chat/memories/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible();
});

const card = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2 }).locator('xpath=ancestor::div[1]');

/** Says something in a new conversation, and waits until the reply is whole. */
async function say(page: Page, house: House, message: string): Promise<void> {
  await page.goto(`${house.url}/app/discuss`);
  await page.getByPlaceholder('Ask anything').fill(message);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('log').locator('article time')).toHaveCount(2);
}
