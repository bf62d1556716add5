import { sendMessage } from '@wren/contract/chat.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { scriptedCompanion } from '../scripted-companion.ts';

const companion = scriptedCompanion();
const query = vi.spyOn(pg.Client.prototype, 'query');
let house: House;
beforeAll(async () => {
  house = await openHouse({ companion });
});
afterAll(async () => {
  await house.close();
  query.mockRestore();
});

const jobsLeft = async () => {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs`.execute(
    house.ctx.db,
  );
  return rows[0]?.left;
};

/** What was asked, up to the statement that keeps an exchange. */
function askedUntilKept(): string[] {
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  const keeping = texts.findIndex((text) => text.includes('insert into "exchanges"'));
  expect(keeping).toBeGreaterThan(0);
  // Whether there is work by the clock is asked by nobody's message.
  return texts.slice(0, keeping + 1).filter((text, at) => at === keeping || !text.includes('graphile_worker'));
}

/** Sends a message once nothing else is under way. Returns what the path of it asks of the database, and where it was kept. */
async function send(message: string, conversation_id?: string): Promise<{ asked: string[]; conversation_id: string }> {
  await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0);
  companion.script({ content: 'I hear you.' }, { state: { turns: 1 } });
  query.mockClear();
  const { status, body } = await house.alice.call(sendMessage, {
    body: { message, ...(conversation_id && { conversation_id }) },
    headers: { accept: 'application/json' },
  });
  expect(status).toBe(200);
  return { asked: askedUntilKept(), conversation_id: body.conversation_id };
}

test('a message costs at most six round trips to the database, the first of a conversation and those after it', async () => {
  const first = await send('My sister and I argued again last night.');
  const second = await send('I keep going over what I said.', first.conversation_id);
  for (const { asked } of [first, second]) expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
});
