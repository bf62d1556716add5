import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts';
import { openHouse } from './house.ts';
import { expect, expectAccessible, looks, oneOfEach, signUpAndLogIn, test, wear } from './journey.ts';
import { openRelease } from './release.ts';

test.use({ serviceWorkers: 'allow' });

const kept = ['/crisis', '/exercises/box-breathing', '/exercises/5-4-3-2-1', '/offline'];

/** What a browser shows that Wren was open in once: the shelf is full, and the worker answers for this page. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

/** Every address the service worker keeps. */
function shelf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });
}

/** Whoever has been inside has the chat's document on the shelf, and what it needs. It comes there beside everything else. */
async function chatIsKept(page: Page): Promise<void> {
  await expect.poll(() => shelf(page)).toContain('/app/discuss');
}

/** Presses Tab until the focus is on a control of this name. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${name}`);
}

/** The three pages, by keyboard alone. */
async function helpIsThere(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/crisis`);
  await expect(page.getByRole('heading', { name: 'Talk to a person now' })).toBeVisible();
  await tabTo(page, 'link', 'Call 988');
  await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: 'Text HOME to 741741' }).first()).toBeVisible();

  await tabTo(page, 'link', 'Box breathing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Box breathing', level: 1 })).toBeVisible();
  await tabTo(page, 'button', 'Start');
  await page.keyboard.press('Space');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Breathe in');
  await expect(status).toHaveText('Hold');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();

  await page.goto(`${url}/exercises/5-4-3-2-1`);
  await tabTo(page, 'textbox', '1 of 5');
  for (const word of ['lamp', 'cup', 'door', 'my hands', 'rain']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('group', { name: 'Four things you can feel' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Five things you can see' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: '1 of 4' })).toBeFocused();
}

test('without network, server, session and account: the crisis page, breathing and grounding, in a browser that was closed since', async () => {
  const profile = join(tmpdir(), `wren-offline-${process.pid}`);
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { executablePath: ensureChromium(), args: chromiumArgs });
  const house = await openHouse();
  try {
    const first = await open();
    const [page = await first.newPage()] = first.pages();
    await page.goto(house.url);
    await settled(page);
    await first.close();
    await house.stop();

    const second = await open();
    await second.setOffline(true);
    const [again = await second.newPage()] = second.pages();
    await helpIsThere(again, house.url);

    for (const path of ['/pricing', '/app/discuss', '/login', '/nowhere']) {
      await again.goto(house.url + path);
      await expect(again.getByRole('heading', { name: 'No connection right now' })).toBeVisible();
      await expect(again).toHaveURL(house.url + path);
      await expect(again.getByRole('link', { name: 'Call 988', exact: true }).first()).toBeVisible();
      for (const name of ['Box breathing', '5-4-3-2-1']) {
        await expect(again.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    }
    await second.close();
  } finally {
    await house.stop();
    await rm(profile, { recursive: true, force: true });
  }
});

test('what is kept for later is a handful of public files, and nothing of a person or of the API', async ({
  page,
  house,
}) => {
  await signUpAndLogIn(page, house);
  await settled(page);
  // A conversation goes through while the worker stands beside it.
  await page.goto(`${house.url}/app/discuss`);
  await page.getByRole('textbox', { name: 'Message' }).fill('The meeting is tomorrow and I cannot sleep.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await expect(page.getByTestId('streaming-text')).toHaveCount(0);
  for (const path of ['/app', '/app/settings', '/app/memories', ...kept]) await page.goto(house.url + path);
  await chatIsKept(page);

  const found = await shelf(page);
  // Of what is inside, the chat's empty document.
  expect(found.filter((address) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|favicon\.svg)$/.test(address)).sort()).toEqual(
    [...kept, '/app/discuss'].sort(),
  );
  const words = await page.evaluate(async () => {
    let all = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all += await (await cache.match(request))?.text();
    }
    return all;
  });
  expect(words).not.toMatch(/@example\.org|cannot sleep/);
});

test('an exercise left halfway goes on after a reload without a network, and is reported once there is one', async ({
  page,
  house,
  context,
}) => {
  await signUpAndLogIn(page, house);
  await settled(page);
  await page.goto(`${house.url}/app/discuss`);
  await chatIsKept(page);
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: /^A thought, looked at/ }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('radio', { name: '8' }).check({ force: true });
  await next.click();
  await next.click();
  await page.getByLabel('What went through your mind?').fill('They regret hiring me.');
  await context.setOffline(true);
  await next.click();

  await page.reload();
  await expect(page.getByText('Step 4 of 9')).toBeVisible();
  await expect(page.getByText('They regret hiring me.')).toBeVisible();
  await expectAccessible(page, oneOfEach);
  // Also once the session would have to be renewed.
  await page.evaluate(() => {
    const { access, refresh } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}');
    const claims = JSON.parse(atob(access.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    const over = btoa(JSON.stringify({ ...claims, exp: 1 }));
    localStorage.setItem('auth_tokens', JSON.stringify({ access: `x.${over}.x`, refresh }));
  });
  await page.reload();
  await expect(page.getByText('They regret hiring me.')).toBeVisible();
  for (let step = 4; step < 9; step += 1) await next.click();
  await page.getByRole('radio', { name: '5' }).check({ force: true });
  await next.click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chat/exercises/') && answer.status() === 201,
  );
  await context.setOffline(false);
  expect(await (await kept).json()).toMatchObject({ exercise: 'thought-record', before: 8, after: 5, words: '' });
});

test('the worker is asked for anew each time, may be nowhere but here, and speaks up late', async ({ page, house }) => {
  const worker = await page.request.get(`${house.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toMatch(/javascript/);
  const answer = await page.goto(house.url);
  expect(answer?.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  await settled(page);
});

test('a new release takes the place of the old one at once; a release that does not fit together does not', async ({
  page,
  house,
}) => {
  const release = await openRelease(house.url);
  try {
    await page.goto(release.url);
    await settled(page);
    const versions = () => page.evaluate(() => caches.keys());
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        const worker = registration?.installing;
        if (worker) {
          await new Promise<void>((resolve) =>
            worker.addEventListener('statechange', () => {
              if (worker.state === 'activated' || worker.state === 'redundant') resolve();
            }),
          );
        }
      });
    const [first] = await versions();

    release.becomes({ words: 'A torn release', isTorn: true });
    await update();
    await release.goAway();
    await page.goto(`${release.url}/crisis`);
    await expect(page.getByRole('heading', { name: "You don't have to carry this alone", level: 1 })).toBeVisible();

    await release.comeBack();
    release.becomes({ words: 'A newer page', isTorn: false });
    await update();
    await expect.poll(versions).toHaveLength(1);
    expect(await versions()).not.toContain(first);
    await release.goAway();
    await page.goto(`${release.url}/crisis`);
    await expect(page.getByRole('heading', { name: 'A newer page', level: 1 })).toBeVisible();
  } finally {
    await release.stop();
  }
});

test('a proxy with no server behind it leads to the same pages', async ({ page, house }) => {
  const release = await openRelease(house.url);
  try {
    await page.goto(release.url);
    await settled(page);
    release.answersWith(502);
    await page.goto(`${release.url}/about`);
    await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible();
    await page.goto(`${release.url}/crisis`);
    await expect(page.getByRole('heading', { name: 'Talk to a person now' })).toBeVisible();
  } finally {
    await release.stop();
  }
});

test('the public exercises say that nothing is kept, and pass axe while they go', async ({ page, house }) => {
  await wear(page, looks[0]);
  await page.goto(`${house.url}/exercises/box-breathing`);
  await expect(page.getByText('Nothing is kept here')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status')).toHaveText('Hold');
  await expectAccessible(page, oneOfEach);

  await page.goto(`${house.url}/exercises/5-4-3-2-1`);
  await page.getByRole('textbox', { name: '1 of 5' }).fill('the lamp');
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('You are here, in this room, on this day.')).toBeFocused();
  await expectAccessible(page, oneOfEach);
  expect(new URL(page.url()).search).toBe('');
  const own = await page.evaluate(() => Object.keys(localStorage));
  expect(own, 'no word of it stays in the browser').toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the exercises are whole: every step is on the page, and nothing can be sent', async ({ page, house }) => {
    await page.goto(`${house.url}/exercises/5-4-3-2-1`);
    await expect(page.getByRole('group')).toHaveCount(5);
    await page.getByRole('textbox', { name: '1 of 5' }).fill('the lamp');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${house.url}/exercises/5-4-3-2-1`);
    await page.goto(`${house.url}/exercises/box-breathing`);
    await expect(page.getByRole('list', { name: 'One round' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
  });
});

test('the manifest lets Wren be installed, in both themes', async ({ page, house }) => {
  await page.goto(house.url);
  const manifest = await (await page.request.get(`${house.url}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ start_url: '/app', scope: '/', display: 'standalone', name: 'Wren' });
  const purposes = manifest.icons.map(
    ({ purpose = 'any', sizes }: { purpose?: string; sizes: string }) => `${purpose} ${sizes}`,
  );
  expect(purposes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(house.url + src)).status(), src).toBe(200);
  }
  const bar = (theme: string) => page.locator(`meta[name=theme-color][data-for=${theme}]`);
  await expect(bar('dark')).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await page.reload();
  await expect(bar('dark')).toHaveAttribute('media', 'all');
  await expect(bar('light')).toHaveAttribute('media', 'not all');
});
