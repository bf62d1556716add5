import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import type { House } from './house.ts';
import { expect, expectAccessible, looks, newAddress, oneOfEach, openPage, password, test } from './journey.ts';

const root = join(import.meta.dirname, '..');

/** One of the operator's commands, on the running server's database. */
async function wren({ dataDir, url }: House, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PUBLIC_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/cli/main.ts', ...words], {
    cwd: root,
    env,
  });
  return stdout.trim();
}

test('a person joins an organization through the link its operator gave out', async ({ page, house }) => {
  await openPage(page, house, looks[0]);
  const slug = 'acme';
  const said = await wren(house, 'org', 'create', '--slug', slug, '--name', 'Acme');
  const [link = ''] = /http\S+/.exec(said) ?? [];
  expect(link).toBe(`${house.url}/signup/${slug}`);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Joining Acme' })).toBeVisible();
  await expect(page.getByText('Organization', { exact: true })).toBeVisible();
  await expect(page.getByText("You'll be added to this organization as a tenant member.")).toBeVisible();
  await expectAccessible(page, oneOfEach);
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeVisible();
  await expect(page.getByText('You are joining Acme.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, oneOfEach);
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);

  // A member: the operator counts one, and the person finds it in what is kept about them.
  expect(await wren(house, 'org', 'list')).toMatch(new RegExp(`^${slug}\\b.*\\b1 member`, 'm'));
  await page.goto(`${house.url}/app/settings?tab=security`);
  await page.getByRole('button', { name: 'Export everything' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(JSON.parse(strFromU8(files['wren.json'] ?? new Uint8Array()))).toMatchObject({
    organizations: [{ organization: 'Acme', role: 'tenant' }],
  });

  await wren(house, 'org', 'deactivate', '--slug', slug);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible();
  await expectAccessible(page, oneOfEach);
});
