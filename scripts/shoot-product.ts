import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type House, openHouse } from '../e2e/house.ts';

/**
 * Photographs the real chat screen for the landing page: a fresh Wren with its built-in companion, one person, three
 * conversations, both themes, a wide and a small screen, into web/public/screens. Run it after changing the chat:
 * `node scripts/shoot-product.ts`.
 */
const out = join(import.meta.dirname, '../web/public/screens');
const person = { email: 'ada@example.org', password: 'a long walk by the river' };
const said = [
  ["I can't sleep again. My mind goes over tomorrow the moment I lie down."],
  ['My sister and I had a fight and now neither of us calls.'],
  ['I snapped at a colleague today, and now I feel ashamed.'],
];
const shapes = [
  { name: 'chat', width: 1280, height: 720, scale: 1.5 },
  { name: 'chat-small', width: 390, height: 890, scale: 2 },
] as const;

mkdirSync(out, { recursive: true });
const house = await openHouse();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const storage = await livedIn(house);
  for (const shape of shapes)
    for (const theme of ['light', 'dark'] as const) await shoot(browser, shape, theme, storage);
} finally {
  await browser.close();
  await house.stop();
}

/** Signs someone up and holds the conversations through the API; the tokens a browser would keep. */
async function livedIn({ url }: House): Promise<string> {
  const post = async (path: string, body: object, access?: string) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: access ? { ...headers, authorization: `Bearer ${access}` } : headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/users/', { ...person, re_password: person.password });
  const tokens = await post('/api/auth/jwt/create/', person);
  for (const messages of said) {
    let conversation: string | undefined;
    for (const message of messages) {
      const body = { message, ...(conversation && { conversation_id: conversation }) };
      const reply = await post('/api/chat/conversations/send_message/', body, tokens.access);
      conversation = reply.conversation_id;
    }
  }
  return JSON.stringify(tokens);
}

async function shoot(
  browser: Browser,
  { name, width, height, scale }: (typeof shapes)[number],
  theme: 'light' | 'dark',
  tokens: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
  });
  const page = await context.newPage();
  await page.goto(`${house.url}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('auth_tokens', stored), tokens);
  await page.goto(`${house.url}/app/discuss`, { waitUntil: 'networkidle' });
  await openNewest(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  writeFileSync(join(out, `${name}-${theme}.webp`), await asWebp(page, picture));
  await context.close();
}

/** Puts the notices aside and opens the conversation on top of the list, wherever this screen keeps it. */
async function openNewest(page: Page): Promise<void> {
  for (const name of ['Not now', 'Got it']) {
    const notice = page.getByRole('button', { name });
    // A machine under load shows it later than the rest.
    await notice.waitFor({ timeout: 5000 }).then(
      () => notice.click(),
      () => undefined,
    );
  }
  const list = page.locator('aside[aria-label=Conversations], dialog');
  const small = (page.viewportSize()?.width ?? 0) < 768;
  if (small)
    await page
      .getByRole('button', { name: /conversations/i })
      .first()
      .click();
  await list.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('log').getByRole('article').or(page.getByRole('log').getByRole('listitem')).first().waitFor();
  await page.waitForLoadState('networkidle');
  // The panel of a small screen closes with a short movement, even a reduced one.
  await page.waitForTimeout(400);
}

/** The browser's own encoder, so that no image library is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const encoded = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86);
  }, source);
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64');
}
