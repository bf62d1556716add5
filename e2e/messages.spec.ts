import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { comeIn, expect, expectAccessible, looks, oneOfEach, openPage, test } from './journey.ts';

const desk = 'My manager moved my desk next to the printer and nobody talks to me.';
const lunch = 'Yesterday I ate my lunch in the car park.';

const replies = (page: Page) => page.getByRole('log').getByRole('article');
const input = (page: Page) => page.getByPlaceholder('Ask anything');
const action = (page: Page, name: string) => page.getByRole('log').getByRole('button', { name, exact: true });

/** Waits until Wren has said it all: what can be done with the reply is there. */
async function untilSaid(page: Page, count: number): Promise<void> {
  await expect(replies(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(action(page, 'Say it another way')).toBeVisible();
}

async function says(page: Page, text: string, count: number): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
  await untilSaid(page, count);
}

async function opens(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/app/discuss`);
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
}

/** The words of a reply, without what stands below it. */
const words = async (page: Page, at: number) =>
  ((await replies(page).nth(at).locator('.reply').textContent()) ?? '').trim();

test('a reply is said another way, switched, marked, and a message edited and brought back', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[3]);
  await comeIn(page, house);
  await opens(page, house);
  await says(page, desk, 2);
  const first = await words(page, 1);

  await action(page, 'Say it another way').click();
  await expect(replies(page).getByText('2 of 2')).toBeVisible();
  const second = await words(page, 1);
  expect(second).not.toBe(first);
  await expectAccessible(page, oneOfEach);
  await action(page, 'The way before').click();
  await expect(replies(page).getByText('1 of 2')).toBeVisible();
  expect(await words(page, 1)).toBe(first);
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 of 2');
  await page.reload();
  await expect(replies(page).getByText('1 of 2')).toBeVisible();
  expect(await words(page, 1)).toBe(first);

  await action(page, 'This felt off').click();
  const reasons = page.getByRole('group', { name: 'What felt off about it?' });
  await reasons.getByRole('button', { name: 'Too many questions' }).click();
  await expect(replies(page).getByText('The next reply will heed it.')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await says(page, lunch, 4);
  expect(await words(page, 3)).not.toContain('?');

  // An earlier message: what can be done with it is one press away.
  await page.getByRole('button', { name: 'What to do with your message' }).first().click();
  await replies(page).first().getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(field).toBeFocused();
  await expect(page.getByText('the 3 messages after this one go')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await field.fill('Something else');
  await field.press('Escape');
  await expect(replies(page)).toHaveCount(4);
  await expect(page.getByText(desk)).toBeVisible();

  const handle = replies(page)
    .first()
    .getByRole('button', { name: /^(Edit|What to do with your message)$/ });
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  if ((await field.count()) === 0)
    await replies(page).first().getByRole('button', { name: 'Edit', exact: true }).click();
  await field.fill('My manager moved my desk beside the noisy printer.');
  await field.press('Enter');
  await untilSaid(page, 2);
  await expect(page.getByText('beside the noisy printer').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the edit' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.reload();
  await page.getByRole('button', { name: 'Undo the edit' }).click();
  await expect(replies(page)).toHaveCount(4);
  await expect(page.getByText(desk)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the edit' })).toHaveCount(0);
});

test('what the next reply should be is chosen below the composer, obeyed, and known on another device', async ({
  page,
  house,
  browser,
}) => {
  await openPage(page, house, looks[0]);
  const email = await comeIn(page, house);
  await opens(page, house);
  const choice = page.getByRole('radiogroup', { name: 'What the next reply should be' });
  await choice.getByRole('radio', { name: 'Just listen' }).click();
  await says(page, desk, 2);
  expect(await words(page, 1)).not.toContain('?');
  await expect(choice.getByRole('radio', { name: 'Just listen' })).toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await openPage(other, house, looks[3]);
  await logIn(other, house, email);
  await other.goto(page.url());
  await expect(replies(other)).toHaveCount(2);
  const there = other.getByRole('radiogroup', { name: 'What the next reply should be' });
  await expect(there.getByRole('radio', { name: 'Just listen' })).toBeChecked();
  await other.context().close();

  // By keyboard: one stop, the arrows choose, and what is chosen is given up by choosing it again.
  await choice.getByRole('radio', { name: 'Just listen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Help me think' })).toBeFocused();
  await expect(choice.getByRole('radio', { name: 'Help me think' })).toBeChecked();
  await says(page, lunch, 4);
  expect((await words(page, 3)).match(/\?/g)).toHaveLength(1);
  await choice.getByRole('radio', { name: 'Help me think' }).focus();
  await page.keyboard.press('Space');
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await says(page, 'And then I went home.', 6);
  await page.reload();
  await expect(replies(page)).toHaveCount(6);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a reply is copied as plain words, and where the clipboard is closed they stand there to be taken', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await opens(page, house);
  await says(page, desk, 2);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (copied: string) => void Object.assign(window, { copied }) },
    });
  });
  await replies(page).nth(1).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(await words(page, 1));

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => false;
  });
  await replies(page).nth(1).getByRole('button', { name: 'Copy', exact: true }).click();
  const taken = page.getByRole('textbox', { name: 'The words of this message, to copy' });
  await expect(taken).toHaveValue(await words(page, 1));
  await expect(page.getByRole('main').getByRole('status')).toContainText('Copying is not allowed here.');
  await expectAccessible(page);
});

test('by keyboard alone: a message is sent, the reply said another way and marked, a message edited', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await opens(page, house);
  await input(page).focus();
  await page.keyboard.type(desk);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('It is loud.');
  await expect(input(page)).toHaveValue(`${desk}\nIt is loud.`);
  await page.keyboard.press('Enter');
  await untilSaid(page, 2);
  const spoken = page.getByRole('main').getByRole('status');
  await expect(spoken).toHaveText(/^Wren: /);

  const reach = async (name: string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (focused === name) return;
    }
    throw new Error(`${name} was not reached by keyboard`);
  };
  await input(page).focus();
  await reach('Say it another way');
  await page.keyboard.press('Enter');
  await expect(replies(page).getByText('2 of 2')).toBeVisible();
  await expect(input(page)).toBeFocused();

  await reach('This felt off');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Too much advice' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Too much advice' })).toHaveAttribute('aria-pressed', 'true');
  await expect(spoken).toHaveText('Thank you. The next reply will heed it.');
  await page.keyboard.press('Space');
  await expect(spoken).toHaveText('Taken back.');

  await reach('Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Edit your message' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('It was a better day.');
  await page.keyboard.press('Enter');
  await untilSaid(page, 2);
  await expect(replies(page).first()).toContainText('It was a better day.');
});

test('with a language model: another way fails, and the old reply stays; a failed edit keeps its words', async ({
  page,
  answering,
}) => {
  const { house, model } = answering;
  await openPage(page, house, looks[3]);
  await comeIn(page, house);
  await opens(page, house);
  await says(page, 'Help me make a plan for tomorrow', 2);
  const before = await words(page, 1);
  await model.set({ behaviour: 'cut' });
  await action(page, 'Say it another way').click();
  await expect(page.getByRole('alert')).toContainText('Please send your message again.', { timeout: 30_000 });
  await untilSaid(page, 2);
  expect(await words(page, 1)).toBe(before);
  await expect(input(page)).toHaveValue('');
  await expectAccessible(page, oneOfEach);

  await replies(page).first().getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Edit your message' });
  await field.fill('Help me make another plan');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue('Help me make another plan');
  await page.reload();
  await expect(field).toHaveValue('Help me make another plan');
  await model.set({ behaviour: 'normal' });
  await field.press('Enter');
  await untilSaid(page, 2);
  await expect(replies(page).first()).toContainText('Help me make another plan');

  // What felt off reaches the model, and what it asks all the same is left out.
  await action(page, 'This felt off').click();
  await page.getByRole('button', { name: 'Too many questions' }).click();
  await expect(replies(page).getByText('The next reply will heed it.')).toBeVisible();
  await says(page, 'I still want a small goal', 4);
  expect(await words(page, 3)).not.toContain('?');
  expect(model.requests.some(({ system }) => system.includes('ask none now'))).toBe(true);
});

test('at 320 px nothing is wider than the screen, and everything can be touched', async ({ browser, house }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await comeIn(page, house);
  await opens(page, house);
  await says(page, desk, 2);
  await action(page, 'Say it another way').click();
  await expect(replies(page).getByText('2 of 2')).toBeVisible();
  await action(page, 'This felt off').click();
  await expect(page.getByRole('button', { name: 'It felt wrong' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const target of await page.getByRole('log').getByRole('button').or(page.getByRole('radio')).all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24);
  }
  for (const target of await page.getByRole('radio').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await context.close();
});

async function logIn(page: Page, house: House, email: string): Promise<void> {
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long walk by the river');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
}

test('on a phone, the lines to call stay on the screen below which the reply is written, and are said', async ({
  page,
  house,
}) => {
  await openPage(page, house, looks[2]);
  await comeIn(page, house);
  await opens(page, house);
  await says(page, 'I want to kill myself tonight. I have the pills here.', 2);
  const help = page.getByRole('region', { name: 'Crisis help' });
  await expect(help.getByRole('link', { name: 'Call 988' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Crisis help is shown. Wren: ');
});
