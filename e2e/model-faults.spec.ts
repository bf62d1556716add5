import type { Page } from '@playwright/test';
import { type House, openHouse } from './house.ts';
import { expect, expectAccessible, looks, openPage, signUpAndLogIn, test } from './journey.ts';
import { type Behaviour, type ModelServer, startModelServer } from './model-server.ts';

const message = 'I slept badly and everything feels heavy today.';
const [desktop] = looks;

test.describe('a language model that misbehaves', () => {
  test.describe.configure({ mode: 'serial' });
  let model: ModelServer;
  let house: House;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    model = await startModelServer({ thinkMs: 50, rate: 150 });
    house = await openHouse({
      LLM_PROVIDER: 'openai',
      LLM_BASE_URL: model.openaiUrl,
      LLM_API_KEY: 'k',
      LLM_MODEL: 'scripted',
      LLM_PATIENCE: '2',
    });
    page = await (await browser.newContext()).newPage();
    await openPage(page, house, desktop);
    await signUpAndLogIn(page, house);
  });

  test.afterAll(async () => {
    await page?.context().close();
    await house?.stop();
    await model?.stop();
  });

  const replies = () => page.getByRole('log').getByRole('article');
  const input = () => page.getByPlaceholder('Ask anything');
  const untilFinished = () =>
    expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0, { timeout: 60_000 });

  async function says(text: string, behaviour: Behaviour): Promise<void> {
    await model.set({ behaviour });
    await input().fill(text);
    await input().press('Enter');
  }

  /** A new conversation with one exchange that went well, so that every fault meets a model that was healthy. */
  async function hasTalked(): Promise<void> {
    await page.goto(`${house.url}/app/discuss`);
    await says('Hello, can we talk?', 'normal');
    await expect(replies()).toHaveCount(2);
    await untilFinished();
    await expect(replies().nth(1)).not.toContainText('simpler, built-in voice');
  }

  for (const behaviour of ['normal', 'slow', 'err429-once'] as const) {
    test(`${behaviour}: the model's reply is read to its end`, async () => {
      await hasTalked();
      await says(message, behaviour);
      await expect(replies()).toHaveCount(4);
      await untilFinished();
      await expect(replies().nth(3)).not.toContainText('simpler, built-in voice');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  for (const behaviour of ['err429', 'err500', 'cut-early', 'malformed-early', 'stall-early', 'refused'] as const) {
    test(`${behaviour}: before the first word the built-in voice steps in, and says so`, async () => {
      await hasTalked();
      await says(message, behaviour);
      await expect(replies().nth(3)).toContainText('simpler, built-in voice', { timeout: 30_000 });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await untilFinished();
    });
  }

  for (const behaviour of ['cut', 'malformed', 'eof', 'error', 'stall'] as const) {
    test(`${behaviour}: after the first word both temporary messages go, the words come back and the error is shown`, async () => {
      await hasTalked();
      await says(message, behaviour);
      await expect(page.getByRole('alert')).toContainText('Please send your message again.', { timeout: 30_000 });
      await expect(input()).toHaveValue(message);
      await expect(replies()).toHaveCount(2);
      await expectAccessible(page);
      await page.reload();
      await expect(input()).toHaveValue(message);
    });
  }
});
