import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import {
  comeIn,
  expect,
  expectAccessible,
  looks,
  newAddress,
  oneOfEach,
  openPage,
  password,
  test,
  wear,
} from './journey.ts';

const base = '/api/chat/conversations/';

/** Someone signed up without the screens, with what they have said so far. */
class Somebody {
  readonly #house: House;
  #tokens = { access: '' };

  private constructor(house: House) {
    this.#house = house;
  }

  static async signUp(house: House): Promise<Somebody> {
    const one = new Somebody(house);
    const email = newAddress();
    await one.#post('/api/users/', { email, password, re_password: password });
    one.#tokens = (await one.#post('/api/auth/jwt/create/', { email, password })) as { access: string };
    return one;
  }

  /** Opens the chat as this person. */
  async open(page: Page, path = '/app/discuss'): Promise<void> {
    const tokens = JSON.stringify(this.#tokens);
    await page.addInitScript((kept) => {
      if (!localStorage.getItem('auth_tokens')) localStorage.setItem('auth_tokens', kept);
    }, tokens);
    await page.goto(this.#house.url + path);
  }

  async say(message: string, conversation_id?: string): Promise<string> {
    const body = { message, ...(conversation_id && { conversation_id }) };
    const reply = (await this.#post(`${base}send_message/`, body)) as { conversation_id: string };
    return reply.conversation_id;
  }

  /** A conversation with this title. Returns its id. */
  async talk(title: string, message = 'Could you just listen?'): Promise<string> {
    const id = await this.say(message);
    await this.act(id, 'set_title', { title });
    return id;
  }

  act(id: string, what: string, body: object = {}): Promise<unknown> {
    return this.#post(`${base}${id}/${what}/`, body);
  }

  async delete(id: string): Promise<void> {
    await fetch(`${this.#house.url}${base}${id}/`, { method: 'DELETE', headers: this.#headers() });
  }

  async #post(path: string, body: object): Promise<unknown> {
    const headers = { ...this.#headers(), 'content-type': 'application/json' };
    const answer = await fetch(this.#house.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return answer.status === 204 ? undefined : answer.json();
  }

  #headers() {
    const { access } = this.#tokens;
    return { accept: 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  }
}

const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const panelOf = (page: Page) =>
  page.getByRole(isSmall(page) ? 'dialog' : 'complementary', { name: 'Conversations', exact: true });
const rows = (page: Page) => panelOf(page).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const said = (page: Page) => panelOf(page).locator('p[role=status].sr-only');

async function showPanel(page: Page): Promise<void> {
  if (isSmall(page)) await page.getByRole('button', { name: 'Conversations', exact: true }).first().click();
  await expect(panelOf(page)).toBeVisible();
}

/** Moves the focus with Tab until it stands on this. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const titles = (page: Page) =>
  rows(page).locator('[data-act=select] > span:first-child > span:first-child').allTextContents();

for (const look of oneOfEach) {
  test(`the panel is empty, then full, and every state of it passes axe (${look.name})`, async ({
    page,
    answering,
  }) => {
    const { house } = answering;
    await openPage(page, house, look);
    const ada = await Somebody.signUp(house);
    await ada.open(page);
    await showPanel(page);
    await expect(panelOf(page).getByText('No conversations yet.', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const long = 'What my sister said at dinner and everything I did not say back to her';
    const first = await ada.talk(long, 'The heliotrope by the window has died.');
    const second = await ada.talk('A long week');
    await ada.act(second, 'pin');
    await ada.act(await ada.talk('Put away'), 'archive');
    await panelOf(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(panelOf(page).getByRole('heading', { name: 'Pinned' })).toBeVisible();
    expect(await titles(page)).toEqual(['A long week', long]);
    await panelOf(page).getByRole('button', { name: 'Show Archived' }).click();
    await expect(row(page, 'Put away').getByText('Archived', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await row(page, long)
      .getByRole('button', { name: /^Rename/ })
      .click();
    await expect(page.getByLabel('New name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await panelOf(page).getByRole('searchbox').fill('heliotrope');
    await expect(panelOf(page).locator('mark')).toHaveText(['heliotrope']);
    await expectAccessible(page);
    await panelOf(page).getByRole('searchbox').fill('nothing of the kind');
    await expect(panelOf(page).getByText('Nothing found for “nothing of the kind”.')).toBeVisible();
    await expectAccessible(page);
    await panelOf(page).getByRole('searchbox').fill('');

    await row(page, long)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(panelOf(page).getByRole('button', { name: `Undo deleting ${long}` })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(row(page, long).getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(first).toBeTruthy();
  });
}

test('at 320 px nothing of the panel is cut off, and nothing scrolls sideways', async ({ page, answering }) => {
  const { house } = answering;
  await openPage(page, house, { name: '320 px', width: 320, height: 640, theme: 'light' } as never);
  const ada = await Somebody.signUp(house);
  await ada.act(await ada.talk('w'.repeat(120), 'b'.repeat(300)), 'archive');
  await ada.talk('v'.repeat(120), 'c'.repeat(300));
  await ada.open(page);
  await showPanel(page);
  await panelOf(page).getByRole('button', { name: 'Show Archived' }).click();
  await expect(rows(page)).toHaveCount(2);
  for (const words of ['', 'bbb']) {
    await panelOf(page).getByRole('searchbox').fill(words);
    await expect(panelOf(page).getByRole('button').last()).toBeVisible();
    const isWide = await panelOf(page).evaluate((panel) =>
      [panel, ...panel.querySelectorAll('div')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
    );
    expect(isWide).toBe(false);
  }
  await panelOf(page).getByRole('searchbox').fill('');
  for (const button of await panelOf(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('everything in the panel is done by keyboard alone, and said aloud', async ({ page, answering }) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const ada = await Somebody.signUp(house);
  for (const title of ['One', 'Two', 'Three']) await ada.talk(title);
  await ada.open(page);
  await expect(rows(page)).toHaveCount(3);
  const press = async (name: string | RegExp) => {
    await tabTo(page, panelOf(page).getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };

  await press('Pin One');
  await expect(panelOf(page).getByRole('button', { name: 'Unpin One' })).toBeFocused();
  await expect(said(page)).toHaveText('One is pinned.');
  expect(await titles(page)).toEqual(['One', 'Three', 'Two']);
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('button', { name: 'Pin One', exact: true })).toBeFocused();
  expect(await titles(page)).toEqual(['Three', 'Two', 'One']);

  await press('Rename Two');
  await page.keyboard.type('Rain');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Two')).toHaveCount(1);
  await press('Rename Two');
  await page.keyboard.type('Rain');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Rain').locator('[data-act=select]')).toBeFocused();

  await press('Archive Rain');
  await expect(row(page, 'Rain')).toHaveCount(0);
  await expect(said(page)).toHaveText('Rain is archived.');
  await expect(panelOf(page).getByRole('heading', { name: 'Conversations' })).toBeFocused();
  await press('Show Archived');
  await press('Unarchive Rain');
  await expect(row(page, 'Rain').getByText('Archived', { exact: true })).toHaveCount(0);
  await expect(panelOf(page).getByRole('button', { name: 'Archive Rain', exact: true })).toBeFocused();

  await press('Delete Rain');
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('button', { name: 'Undo deleting Rain' })).toBeFocused();
  await expect(said(page)).toHaveText('Rain is deleted. You can undo this for 30 seconds.');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Rain').locator('[data-act=select]')).toBeFocused();
  await expect(said(page)).toHaveText('Rain is back.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();

  await tabTo(page, panelOf(page).getByRole('searchbox'));
  await page.keyboard.type('rain');
  await expect(panelOf(page).getByText('1 conversation', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await press('New chat');
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  await press('Close');
  await expect(panelOf(page)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(0);
  await expect(panelOf(page).getByRole('button', { name: 'Conversations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.dispatchEvent(new Event('openConversations')));
  await expect(rows(page)).toHaveCount(3);
});

test('a short chat has no scroll-to-bottom button; archived, its follow-ups say why they cannot be sent', async ({
  page,
  answering,
}) => {
  await openPage(page, answering.house, looks[0]);
  await page.setViewportSize({ width: 1280, height: 2000 });
  const ada = await Somebody.signUp(answering.house);
  await ada.open(page);
  await page.getByRole('button', { name: /I just need someone to listen\./ }).click();
  const followUps = page.getByRole('group', { name: 'You could say' }).getByRole('button');
  await followUps.first().click();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(4);
  await expect(followUps.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toHaveCount(0);

  await panelOf(page)
    .getByRole('button', { name: /^Archive / })
    .click();
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Show Archived' }).click();
  await rows(page).locator('[data-act=select]').click();
  await expect(page.getByText('This conversation is archived. Unarchive it to send new messages.')).toBeVisible();
  await followUps.first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'Cannot send messages to archived conversations. Please unarchive the conversation first.',
  );
});

test('a search opens the conversation at the message it found, on a computer and on a phone', async ({
  page,
  answering,
}) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const [ada, bob] = [await Somebody.signUp(house), await Somebody.signUp(house)];
  const id = await ada.talk('Evenings', 'Could you listen? The Heliotrope at the café has died.');
  for (let n = 0; n < 45; n += 1) await ada.say(`Evening ${n}, could you listen?`, id);
  await ada.act(await ada.talk('Put away', 'A heliotrope once more'), 'archive');
  await bob.talk('Nothing like it');

  for (const look of oneOfEach) {
    await wear(page, look);
    await ada.open(page);
    await showPanel(page);
    await panelOf(page).getByRole('searchbox').fill('HELIOTROPE cafe');
    await expect(panelOf(page).locator('mark')).toHaveText(['Heliotrope', 'café']);
    await panelOf(page).getByRole('searchbox').fill('heliotrope');
    await expect(panelOf(page).getByText('2 conversations', { exact: true })).toBeVisible();
    await expect(row(page, 'Put away').getByText('Archived', { exact: true })).toBeVisible();
    await row(page, 'Evenings')
      .getByRole('button', { name: /The Heliotrope/ })
      .click();

    const found = page.getByRole('log').locator('[data-message]', { hasText: 'The Heliotrope at the café' });
    await expect(found).toBeFocused();
    await expect(found).toBeInViewport();
    await expect(page.getByRole('log').getByText('Evening 44,')).toHaveCount(0);
    // On from there, the rest is drawn as one reads.
    await page.getByRole('button', { name: 'Scroll to bottom' }).click();
    await expect(page.getByRole('log').getByText('Evening 44,')).toHaveCount(1);
    await expect(page.getByRole('log').getByRole('article').last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toHaveCount(0);
    await page.reload();
    await expect(found).toBeInViewport();
  }

  await page.evaluate(() => localStorage.clear());
  const bobs = await page.context().newPage();
  await bob.open(bobs);
  await showPanel(bobs);
  await panelOf(bobs).getByRole('searchbox').fill('heliotrope');
  await expect(panelOf(bobs).getByText('Nothing found for “heliotrope”.')).toBeVisible();
});

test('more rows come as the end of the list comes into sight, and the focus stays where it is', async ({
  page,
  answering,
}) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const ada = await Somebody.signUp(house);
  for (let n = 1; n <= 65; n += 1) await ada.say(`Could you listen? ${n}`);
  const held = Promise.withResolvers<void>();
  await page.route(/cursor=/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await ada.open(page);
  await expect(rows(page)).toHaveCount(30);
  const last = rows(page).last().locator('[data-act=select]');
  await last.focus();
  await last.scrollIntoViewIfNeeded();
  await expect(panelOf(page).getByText('Loading...', { exact: true })).toBeVisible();
  const stood = await last.elementHandle();
  held.resolve();
  await expect(rows(page)).toHaveCount(60);
  expect(await stood?.evaluate((element) => element === document.activeElement)).toBe(true);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(65);
  await expect(panelOf(page).getByText('Loading...', { exact: true })).toHaveCount(0);
});

test('what cannot be done says so, keeps what was typed, and both lists are fetched again', async ({
  page,
  answering,
}) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const ada = await Somebody.signUp(house);
  const id = await ada.talk('A long week');
  const other = await ada.talk('Gone elsewhere');
  const failing = { is: true };
  const fail = { status: 500, contentType: 'application/problem+json', body: '{}' };
  await page.route(/conversations\/\?/, (route) => (failing.is ? route.fulfill(fail) : route.continue()));
  await ada.open(page);
  await expect(panelOf(page).getByRole('alert').getByText('Failed to fetch conversations')).toBeVisible();
  failing.is = false;
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);

  const banner = page.getByRole('main').getByRole('alert');
  await page.route(/\/(set_title|archive|pin)\/$/, (route) => route.fulfill(fail));
  await row(page, 'A long week')
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.keyboard.type('Rainy days');
  await page.keyboard.press('Enter');
  await expect(banner).toContainText('Failed to rename chat');
  await expect(page.getByLabel('New name')).toHaveValue('Rainy days');
  await expect(page.getByLabel('New name')).toHaveAccessibleDescription(/was not saved/);
  await page.unroute(/\/(set_title|archive|pin)\/$/);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Rainy days').locator('[data-act=select]')).toBeFocused();

  await page.route(/\/archive\/$/, (route) => route.fulfill(fail));
  const both = ['archived=false', 'archived=true'].map((list) =>
    page.waitForRequest((asked) => asked.url().endsWith(list)),
  );
  await row(page, 'Rainy days')
    .getByRole('button', { name: /^Archive/ })
    .click();
  await Promise.all(both);
  await expect(banner).toContainText('Failed to archive chat');
  await expect(row(page, 'Rainy days')).toHaveCount(1);

  await ada.delete(other);
  await row(page, 'Gone elsewhere').locator('[data-act=select]').click();
  await expect(banner).toContainText('This conversation no longer exists and has been removed from the list.');
  await expect(row(page, 'Gone elsewhere')).toHaveCount(0);
  expect(id).toBeTruthy();
});

test('a deleted conversation that was open comes back open; after its time there is no undo', async ({
  page,
  answering,
}) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const ada = await Somebody.signUp(house);
  const id = await ada.talk('A long week');
  await page.clock.install();
  await ada.open(page, `/app/discuss?conversation=${id}`);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  const remove = async () => {
    await row(page, 'A long week')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await expect(page.getByRole('heading', { name: 'What can I help with?' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await remove();
  await expect(panelOf(page).getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(panelOf(page).getByText('No conversations yet.')).toBeVisible();
});

test('while a first reply streams the lists are asked for when it opens, and not over and over', async ({
  page,
  answering,
}) => {
  const { house, model } = answering;
  await openPage(page, house, looks[0]);
  await comeIn(page, house);
  await page.goto(`${house.url}/app/discuss`);
  await expect(panelOf(page).getByText('No conversations yet.')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/conversations\/\?/.test(request.url())) asked.push(request.url());
  });
  // About six seconds of words.
  await model.set({ rate: 10 });
  await page.getByRole('button', { name: /I'm feeling overwhelmed\./ }).click();
  await expect(row(page, 'New Conversation')).toHaveCount(1);
  await expect(page.getByRole('log').getByTestId('streaming-text')).toContainText('ten minutes');
  expect(asked.length).toBe(2);
  await expect(row(page, 'Too much at once')).toHaveCount(1);
});

test('the days between messages have names, and say nothing by themselves', async ({ page, answering }) => {
  const { house } = answering;
  await openPage(page, house, looks[0]);
  const ada = await Somebody.signUp(house);
  const id = await ada.talk('Evenings');
  for (let n = 0; n < 3; n += 1) await ada.say('Could you listen?', id);
  const day = 86_400_000;
  await page.route(new RegExp(`${id}/$`), async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as { messages: { timestamp: string }[] };
    for (const [at, message] of whole.messages.entries()) {
      const ago = [400, 400, 3, 3, 1, 1, 0, 0][at] ?? 0;
      message.timestamp = new Date(Date.now() - ago * day).toISOString();
    }
    await route.fulfill({ response: answer, json: whole });
  });
  await ada.open(page, `/app/discuss?conversation=${id}`);
  const log = page.getByRole('log');
  await expect(log.getByRole('article')).toHaveCount(8);
  const named = await log.locator('h2:has(time)').allTextContents();
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'America/Chicago' });
  expect(named.slice(1)).toEqual([weekday.format(new Date(Date.now() - 3 * day)), 'Yesterday', 'Today']);
  expect(named[0]).toMatch(/^\w+ \d{1,2}, \d{4}$/);
  await expect(log).toHaveAttribute('aria-live', 'off');
  await expectAccessible(page);
});
