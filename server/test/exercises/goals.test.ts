import { deleteConversation, sendMessage } from '@wren/contract/chat.ts';
import { parseGoalTag } from '@wren/contract/goals.ts';
import { listGoals } from '@wren/contract/kept-goals.ts';
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

/** A Saturday, and the days after it. */
const [saturday, sunday, monday] = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;

/** Says these lines in one conversation on a day, and gives the last reply. */
async function talk(person: Person, lines: string[], today: string, conversation_id?: string) {
  let id = conversation_id;
  for (const [at, message] of lines.entries()) {
    const { status, body } = await person.call(sendMessage, {
      body: { message, today, ...(id !== undefined && { conversation_id: id }) },
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

  it('ends in a goal in their words, with the day it is there and not here', async () => {
    const lines = ['Help me set a small goal today.', 'I want to call my mom', 'tomorrow after dinner'];
    const { tags, id } = await talk(house.alice, lines, saturday);
    alices = id;
    const goal = parseGoalTag(tagged(tags, 'GOAL')[0] ?? '');
    expect(goal).toEqual({ what: 'call your mom', when: 'tomorrow after dinner', day: sunday });
    const { body } = await house.alice.call(listGoals);
    expect(body.results).toMatchObject([{ what: 'call your mom', day: sunday, asked: false }]);
  });

  it('is kept sealed', async () => {
    const rows = await house.ctx.db.selectFrom('goals').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: house.alice.id, asked_at: null });
    expect(rows[0]?.content.toString('latin1')).not.toMatch(/mom|dinner/);
  });

  it('stands sealed in the state of the conversation too, like everything Wren keeps of a talk', async () => {
    const row = await house.ctx.db
      .selectFrom('conversations')
      .select('companion_state')
      .where('id', '=', alices)
      .executeTakeFirstOrThrow();
    const state = row.companion_state?.toString('latin1') ?? '';
    expect(state.length).toBeGreaterThan(100);
    expect(state).not.toMatch(/mom|dinner|promised|listener|safety/);
  });

  it('is not asked about in the conversation it was set in, nor of anybody else', async () => {
    expect(tagged((await talk(house.alice, ['Thank you.'], saturday, alices)).tags, 'GOAL-ASKED')).toEqual([]);
    const bobs = await talk(house.bob, ['Hi'], sunday);
    expect(bobs.content).not.toMatch(/\bmom\b/);
  });

  it('is known of, and not asked about, before its day has come', async () => {
    const { content, tags } = await talk(house.alice, ['Hi'], saturday);
    expect(content).toMatch(/call your mom/);
    expect(content).not.toMatch(/how did|what came of|turn out/i);
    expect(tagged(tags, 'GOAL-ASKED')).toEqual([]);
  });

  it('is not asked about in a crisis', async () => {
    const { content, tags } = await talk(house.alice, ['I want to kill myself'], sunday);
    expect(tagged(tags, 'CRISIS')).toHaveLength(1);
    expect(content).not.toMatch(/\bmom\b/);
    expect(tagged(tags, 'GOAL-ASKED')).toEqual([]);
  });

  it('is asked about in the next conversation from that day on, also when the first was deleted', async () => {
    expect((await house.alice.call(deleteConversation, { params: { id: alices } })).status).toBe(200);
    const { content, tags } = await talk(house.alice, ['Hi'], monday);
    expect(content).toMatch(/call your mom/);
    expect(content).toMatch(/\?$/);
    expect(tagged(tags, 'GOAL-ASKED')).toHaveLength(1);
    const [row] = await house.ctx.db.selectFrom('goals').select('asked_at').execute();
    expect(row?.asked_at).toBeInstanceOf(Date);
  });

  it('is never asked about twice', async () => {
    for (const lines of [['Hi'], ['Hello', 'I had pasta for dinner'], ['I had a good day']]) {
      expect((await talk(house.alice, lines, monday)).content).not.toMatch(/call your mom/);
    }
  });

  it('is asked about the same day, and not before its hour can have come', async () => {
    await talk(house.bob, ['Help me set a small goal today.', 'water the plants', 'in ten minutes'], saturday);
    expect((await talk(house.bob, ['Hi'], saturday)).content).toMatch(/water the plants.*\?/);
    await talk(house.bob, ['Help me set a small goal today.', 'ring the bank', 'after dinner'], saturday);
    expect((await talk(house.bob, ['Hi'], saturday)).content).not.toMatch(
      /ring the bank.*(?:how did|what came of|turn out)|(?:how did|what came of).*ring the bank/,
    );
  });

  it('is done, moved or gone as they say when they are asked', async () => {
    const carol = await house.person('carol');
    const kept = async () => (await carol.call(listGoals)).body.results;
    await talk(carol, ['Help me set a small goal today.', 'water the plants', 'in ten minutes'], saturday);
    await talk(carol, ['Hi', 'not yet, tomorrow'], saturday);
    expect(await kept()).toMatchObject([{ what: 'water the plants', day: sunday, asked: false, done: false }]);
    await talk(carol, ['Hi', 'I watered them'], sunday);
    expect(await kept()).toMatchObject([{ what: 'water the plants', asked: true, done: true }]);
    const { id } = await talk(carol, ['Help me set a small goal today.', 'wash a cup', 'tonight'], sunday);
    await talk(carol, ['can you make it tomorrow?'], sunday, id);
    expect(await kept()).toMatchObject([{ what: 'wash a cup', day: monday }, {}]);
    await talk(carol, ['actually, forget it'], sunday, id);
    expect(await kept()).toMatchObject([{ what: 'water the plants' }]);
  });
});
