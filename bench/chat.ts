import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright';
import { desk, type Watched, type Work, watch } from './browser.ts';
import type { Person } from './person.ts';
import { askForManyWords, sayings } from './words.ts';

/** Long enough for the last drawing after the network has gone quiet, in ms. */
const settling = 1500;

/** A conversation of `messages` messages, said and answered one after the other through the server's own API. */
export async function seedConversation(person: Person, messages: number): Promise<string> {
  let id: string | undefined;
  for (let said = 0; said < messages / 2; said += 1) id = await person.say(sayings[said % sayings.length] ?? '', id);
  if (id === undefined) throw new Error('a conversation needs a message');
  return id;
}

/** Opens the newest conversation from the panel, on a page that was just loaded: the work of it. */
export async function openFromPanel(browser: Browser, url: string, person: Person): Promise<Work & { shown: number }> {
  const watched = await openChat(browser, url, person);
  const { page, context } = watched;
  const row = page.getByRole('complementary', { name: 'Conversations' }).getByRole('listitem').first();
  const place = await row.getByRole('button').first().boundingBox();
  if (!place) throw new Error('the panel shows no conversation');
  const work = await watched.work(async () => {
    const opened = page.waitForEvent('requestfinished', (asked) => /\/conversations\/[\w-]{36}\/$/.test(asked.url()));
    await page.mouse.click(place.x + 20, place.y + 12);
    await opened;
    await wait(settling);
  });
  const shown = await page.getByRole('log').getByRole('article').count();
  await context.close();
  if (shown === 0) throw new Error('the conversation did not open');
  return { ...work, shown };
}

/** A thousand words come in, in a new chat or in the long conversation: the work of it, from the send to the end. */
export async function streamReply(browser: Browser, url: string, person: Person, id?: string): Promise<Work> {
  const watched = await openChat(browser, url, person, id);
  const work = await watched.work(() => sayAndWait(watched.page));
  await expectWhole(watched.page);
  await watched.context.close();
  return work;
}

/** How long (ms) each key took to be on the screen while a thousand words came in; below 16 the browser does not say. */
export async function typeWhileStreaming(browser: Browser, url: string, person: Person, id: string): Promise<number[]> {
  const { page, context, entries } = await openChat(browser, url, person, id);
  const said = sayAndWait(page);
  await wait(1000);
  const text = 'and while you write I am already thinking of what comes next ';
  const since = await page.evaluate(() => performance.now());
  await page.keyboard.type(text, { delay: 75 });
  const stillWriting = await page.getByTestId('streaming-text').count();
  await said;
  const longest = new Map<number, number>();
  for (const { interactionId, startTime, duration } of await entries('event')) {
    if (interactionId === 0 || startTime < since) continue;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  await context.close();
  if (stillWriting === 0) throw new Error('the reply ended before the typing did');
  return [...longest.values(), ...Array<number>(Math.max(0, text.length - longest.size)).fill(16)];
}

async function openChat(browser: Browser, url: string, person: Person, id?: string): Promise<Watched> {
  const watched = await watch(browser, { ...desk, ...(await person.browser()) });
  const { page } = watched;
  await page.goto(`${url}/app/discuss${id ? `?conversation=${id}` : ''}`, { waitUntil: 'networkidle' });
  if (id) await page.getByRole('log').getByRole('article').last().waitFor();
  else await page.getByRole('heading', { name: 'What can I help with?' }).waitFor();
  await page.getByLabel('Message', { exact: true }).fill(askForManyWords);
  await wait(settling);
  return watched;
}

/** Sends what stands in the composer by its key, and waits on the network alone. */
async function sayAndWait(page: Page): Promise<void> {
  const isSend = (asked: Request) => asked.url().endsWith('/send_message/');
  const wanted = { predicate: isSend, timeout: 60_000 };
  // The page lets go of the stream once it holds the whole message, which the browser counts as a failed request.
  const over = Promise.any([page.waitForEvent('requestfinished', wanted), page.waitForEvent('requestfailed', wanted)]);
  await page.keyboard.press('Enter');
  await over;
  await wait(settling);
}

/** The reply arrived to its last word and is drawn as Markdown. */
async function expectWhole(page: Page): Promise<void> {
  const text = (await page.getByRole('log').getByRole('article').last().locator('.reply').textContent()) ?? '';
  const words = text.match(/\S+/g)?.length ?? 0;
  if (words < 900) throw new Error(`only ${words} words arrived`);
}
