import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MailedLink, mailedLinks } from '@wren/contract/mailed-links.ts';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import type { House } from './house.ts';

/** The letters a house has sent to one address, oldest first, once none is waiting any more. */
export async function lettersTo(house: House, address: string): Promise<Email[]> {
  await untilSent(house);
  const folder = join(house.ctx.config.dataDir, 'outbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(files.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return letters.filter(({ to }) => to?.some((each) => each.address === address));
}

/** Waits until every posted letter has gone. */
export async function untilSent({ ctx: { db } }: House): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select id from graphile_worker.jobs where task_identifier = 'send_letter'`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 10 },
  );
}

/** What the link in a letter carries. */
export function linkIn(letter: Email | undefined, link: MailedLink): { uid: string; token: string } {
  const pattern = mailedLinks[link].replace(/:\w+/g, '([\\w-]+)');
  const [, uid = '', token = ''] = new RegExp(`^http://\\S+?${pattern}$`, 'm').exec(letter?.text ?? '') ?? [];
  expect(token, `a link of ${link} in the letter`).not.toBe('');
  return { uid, token };
}

/** The newest letter to an address with this in its subject. */
export async function newestTo(house: House, address: string, subject: RegExp): Promise<Email | undefined> {
  return (await lettersTo(house, address)).findLast((letter) => subject.test(letter.subject ?? ''));
}
