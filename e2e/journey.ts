import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type House, openHouse } from './house.ts';
import { type Answering, calmModel, closeModelHouse, openModelHouse } from './model-house.ts';

/** The sizes and themes every screen is looked at in. */
export const looks = [
  { name: '1280 px, light', width: 1280, height: 800, theme: 'light' },
  { name: '1280 px, dark', width: 1280, height: 800, theme: 'dark' },
  { name: '375 px, light', width: 375, height: 780, theme: 'light' },
  { name: '375 px, dark', width: 375, height: 780, theme: 'dark' },
] as const;
export type Look = (typeof looks)[number];

/** Each size once and each theme once: for screens whose parts other journeys show in every look. */
export const oneOfEach = [looks[0], looks[3]];

/**
 * A journey's world: a house nobody configured but for how fast it speaks, and one with a language model where a journey
 * asks for it, each shared by the journeys of one worker. Every journey begins with this `test`: Playwright ends a worker,
 * its browser and its houses before a file that asks for other things of one.
 */
export const test = base.extend<{ answering: Answering }, { house: House; modelHouse: Answering }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const house = await openHouse({ REPLY_PACE: '500' });
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  modelHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const answering = await openModelHouse();
      await use(answering);
      await closeModelHouse(answering);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  answering: async ({ modelHouse }, use) => {
    await use(modelHouse);
    await calmModel(modelHouse);
  },
});
export { expect };

/** Gives a page the size and the theme of a look. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.theme });
}

/** Lets requests to `what` wait until the function it gives is called; then they go on, or are answered with `json`. */
export async function holdBack(page: Page, what: string, json?: object): Promise<() => void> {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await late;
    await (json ? route.fulfill({ json }) : route.continue());
  });
  return arrive;
}

/** Opens a page in one of the looks, and fails the journey when the page reports an error or calls a stranger. */
export async function openPage(page: Page, house: House, look: Look): Promise<void> {
  await wear(page, look);
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) expect(origin, 'no page calls a third party').toBe(house.url);
  });
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every screen of a journey passes WCAG 2.2 AA as far as axe can tell: as it is, or in each of these looks, of which the
 * page keeps the last.
 */
export async function expectAccessible(page: Page, worn: readonly Look[] = []): Promise<void> {
  for (const look of worn) {
    await wear(page, look);
    await expectAccessible(page);
  }
  if (worn.length > 0) return;
  // A colour on its way to another is nobody's last word.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    for (const each of passing) if (each instanceof CSSTransition) each.finish();
    const ended = Promise.allSettled(passing.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    const { violations } = await judge.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  }, rules);
  expect(found).toEqual([]);
}

/** Notes which of these parts come into the page from now on, also those too short-lived for a busy machine to look at. */
export async function watchFor(page: Page, testIds: readonly string[]): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((ids) => {
    const found = new Set<string>();
    new MutationObserver(() => {
      for (const id of ids) if (document.querySelector(`[data-testid="${id}"]`)) found.add(id);
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, testIds);
  return () => seen.evaluate((found) => [...found]);
}

let people = 0;
export const password = 'a long walk by the river';

/** An address nobody used before, in this run. */
export function newAddress(): string {
  people += 1;
  return `ada.${process.pid}.${people}@example.org`;
}

/**
 * Signs somebody up and in over the API, and leaves them at the door: the screens that lead there have journeys of their
 * own (`first-conversation.spec.ts`, `sign-in-screens.spec.ts`).
 */
export async function comeIn(page: Page, house: House, email = newAddress()): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(house.url + path, { data });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
    return answer.json();
  };
  await post('/api/users/', { email, password, re_password: password });
  const tokens = JSON.stringify(await post('/api/auth/jwt/create/', { email, password }));
  await page.goto(`${house.url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('auth_tokens', kept), tokens);
  return email;
}

/** The same, with the dashboard open as they would find it. */
export async function signUpAndLogIn(page: Page, house: House, email = newAddress()): Promise<string> {
  await comeIn(page, house, email);
  await page.goto(`${house.url}/app`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  return email;
}
