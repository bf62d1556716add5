import { deleteConversation, sendMessage } from '@wren/contract/chat.ts';
import { parseGoalTag } from '@wren/contract/goals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type House, openHouse, type Person } from '../house.ts';

let house: House;
beforeAll(async () => {
  const log = createLog('fatal', { write: () => undefined });
  house = await openHouse({
    companion: createCompanion({ listener: createListener({ pace: 0 }), model: undefined, log }),
  });
});
afterAll(() => house.close());

/** Says these lines in one conversation, and gives the last reply. */
async function talk(person: Person, lines: string[], conversation_id?: string) {
  let id = conversation_id;
  for (const [at, message] of lines.entries()) {
    const { status, body } = await person.call(sendMessage, {
      body: { message, ...(id !== undefined && { conversation_id: id }) },
      headers: { accept: 'application/json' },
    });
    expect(status).toBe(200);
    id = body.conversation_id;
    if (at === lines.length - 1) return { id, content: body.content, tags: body.tags };
  }
  throw new Error('nothing was said');
}

const tagged = (tags: { tag: string; content: string }[], tag: string) =>
  tags.filter((one) => one.tag === tag).map(({ content }) => content);

describe("'Help me set a small goal today.'", () => {
  let alices: string;

  it('ends in a goal in their words, with a day', async () => {
    const { tags, id } = await talk(house.alice, [
      'Help me set a small goal today.',
      'I want to call my mom',
      'tomorrow after dinner',
    ]);
    alices = id;
    const goal = parseGoalTag(tagged(tags, 'GOAL')[0] ?? '');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(goal).toEqual({ what: 'call your mom', when: 'tomorrow after dinner', day: tomorrow });
  });

  it('is kept sealed', async () => {
    const rows = await house.ctx.db.selectFrom('goals').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: house.alice.id, asked_at: null });
    expect(rows[0]?.content.toString('latin1')).not.toMatch(/mom|dinner/);
  });

  it('is not asked about in the conversation it was set in, nor of anybody else', async () => {
    expect(tagged((await talk(house.alice, ['Thank you.'], alices)).tags, 'GOAL-ASKED')).toEqual([]);
    const bobs = await talk(house.bob, ['Hi']);
    expect(bobs.content).not.toMatch(/\bmom\b/);
  });

  it('is not asked about in a crisis', async () => {
    const { content, tags } = await talk(house.alice, ['I want to kill myself']);
    expect(tagged(tags, 'CRISIS')).toHaveLength(1);
    expect(content).not.toMatch(/\bmom\b/);
    expect(tagged(tags, 'GOAL-ASKED')).toEqual([]);
  });

  it('is asked about in the next conversation, also when the first was deleted', async () => {
    expect((await house.alice.call(deleteConversation, { params: { id: alices } })).status).toBe(200);
    const { content, tags } = await talk(house.alice, ['Hi']);
    expect(content).toMatch(/call your mom/);
    expect(tagged(tags, 'GOAL-ASKED')).toHaveLength(1);
    const [row] = await house.ctx.db.selectFrom('goals').select('asked_at').execute();
    expect(row?.asked_at).toBeInstanceOf(Date);
  });

  it('is never asked about twice', async () => {
    for (const lines of [['Hi'], ['Hello', 'I had pasta for dinner'], ['I had a good day']]) {
      expect((await talk(house.alice, lines)).content).not.toMatch(/call your mom/);
    }
  });
});
