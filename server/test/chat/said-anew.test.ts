import { getConversation, sendMessage } from '@wren/contract/chat.ts';
import { markFeltOff, regenerateReply, showVersion } from '@wren/contract/chat-messages.ts';
import { crisisTag } from '@wren/contract/crisis.ts';
import { goalTag } from '@wren/contract/goals.ts';
import { exportMe } from '@wren/contract/users.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompanionFailed } from '#companion/companion.ts';
import { newId } from '#platform/ids.ts';
import { type House, openHouse, type Person } from '../house.ts';
import { type ScriptedCompanion, type Step, scriptedCompanion } from '../scripted-companion.ts';

let house: House;
let companion: ScriptedCompanion;
let alice: Person;
beforeAll(async () => {
  companion = scriptedCompanion();
  house = await openHouse({ companion });
  alice = house.alice;
});
afterAll(() => house.close());

const json = { accept: 'application/json' };

/** Alice says something, and the companion answers as scripted. */
async function says(message: string, steps: Step[], more: { conversation_id?: string; steering?: 'listen' } = {}) {
  companion.script(...steps);
  const { status, body } = await alice.call(sendMessage, { body: { message, ...more }, headers: json });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const again = (id: string, message_id: string, steps: Step[] = [], by: Person = alice, key: string = newId()) => {
  if (steps.length > 0) companion.script(...steps);
  return by.call(regenerateReply, {
    params: { id },
    body: { message_id },
    headers: { ...json, 'idempotency-key': key },
  });
};
const shows = (id: string, message_id: string, version: number, by: Person = alice) =>
  by.call(showVersion, { params: { id, message_id }, body: { version } });
const detail = async (id: string) => (await alice.call(getConversation, { params: { id } })).body;
const words = (content: string, state: object = { of: content }): Step[] => [{ content }, { state: { ...state } }];

describe('a reply said anew', () => {
  test('stands in the place of the one before, which is kept, and both can be had again', async () => {
    const one = await says('I had a long day', words('The first way.'));
    const id = one.conversation_id;
    const { status, body: two } = await again(id, one.id, words('The second way.'));
    expect(status).toBe(200);
    expect(two).toMatchObject({ id: one.id, content: 'The second way.', versions: { shown: 2, count: 2 } });
    await again(id, one.id, words('The third way.'));
    expect((await detail(id)).messages).toMatchObject([
      { role: 'user', content: 'I had a long day' },
      { id: one.id, content: 'The third way.', versions: { shown: 3, count: 3 } },
    ]);
    const { body: first } = await shows(id, one.id, 1);
    expect(first).toMatchObject({ content: 'The first way.', versions: { shown: 1, count: 3 } });
    expect((await detail(id)).messages.at(-1)).toEqual(first);
    expect((await detail(id)).last_message?.content).toBe('The first way.');
  });

  test('answers the same message, from where the companion stood before it, and knows what it was not to be', async () => {
    const one = await says('First', words('Hello.', { kept: 'after the first' }), { steering: 'listen' });
    const id = one.conversation_id;
    const two = await says('Second', words('Yes.', { kept: 'after the second' }), {
      conversation_id: id,
      steering: 'listen',
    });
    await again(id, two.id, words('Indeed.', { kept: 'after another second' }));
    await again(id, two.id, words('Quite.'));
    expect(companion.turns.at(-1)).toMatchObject({
      message: 'Second',
      steering: 'listen',
      history: [{ content: 'First' }, { content: 'Hello.' }],
      instead: ['Yes.', 'Indeed.'],
      state: { kept: 'after the first' },
    });
  });

  test('goes on from the version that is shown', async () => {
    const one = await says('Tell me', words('This.', { way: 1 }));
    const id = one.conversation_id;
    await again(id, one.id, words('That.', { way: 2 }));
    await shows(id, one.id, 1);
    await says('Go on', words('Gladly.'), { conversation_id: id });
    expect(companion.turns.at(-1)).toMatchObject({
      history: [{ content: 'Tell me' }, { content: 'This.' }],
      state: { way: 1 },
    });
  });

  test('an earlier reply keeps its versions, and showing another does not move where Wren goes on from', async () => {
    const one = await says('One', words('A.', { way: 'a' }));
    const id = one.conversation_id;
    await again(id, one.id, words('B.', { way: 'b' }));
    await says('Two', words('C.', { way: 'c' }), { conversation_id: id });
    expect((await shows(id, one.id, 1)).body).toMatchObject({ content: 'A.' });
    expect((await detail(id)).last_message?.content).toBe('C.');
    await says('Three', words('D.'), { conversation_id: id });
    expect(companion.turns.at(-1)).toMatchObject({ state: { way: 'c' } });
    expect(companion.turns.at(-1)?.history.map(({ content }) => content)).toEqual(['One', 'A.', 'Two', 'C.']);
  });

  test('leaves no half state when it fails: the old reply stays', async () => {
    const one = await says('Stay', words('I am here.', { way: 1 }));
    const id = one.conversation_id;
    const { status, body } = await again(id, one.id, [{ content: 'I ' }, new CompanionFailed('gone')]);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'companion_unavailable' });
    expect((await detail(id)).messages.at(-1)).toEqual((({ conversation_id: _, ...message }) => message)(one));
    await says('And now', words('Still.'), { conversation_id: id });
    expect(companion.turns.at(-1)?.state).toEqual({ way: 1 });
  });

  test('is asked for once under one key', async () => {
    const one = await says('Once', words('Yes.'));
    const key = newId();
    const { body: first } = await again(one.conversation_id, one.id, words('Indeed.'), alice, key);
    const { body: second } = await again(one.conversation_id, one.id, words('Not this.'), alice, key);
    expect(second).toEqual(first);
    expect((await detail(one.conversation_id)).messages.at(-1)).toMatchObject({ versions: { count: 2 } });
  });

  test('only the last reply can be, and only in a conversation that is open', async () => {
    const one = await says('One', words('A.'));
    const id = one.conversation_id;
    await says('Two', words('B.'), { conversation_id: id });
    expect((await again(id, one.id)).status).toBe(409);
    const last = (await detail(id)).messages.at(-1);
    await alice.inject({ method: 'POST', url: `/api/chat/conversations/${id}/archive/` });
    expect((await again(id, last?.id ?? '')).body).toMatchObject({ code: 'archived' });
  });

  test('keeps the crisis card, and does not take back that danger was spoken of', async () => {
    const card = crisisTag({ need: 'suicide', country: 'US', urgent: false });
    const danger = { level: 'elevated', need: 'suicide', at: new Date().toISOString(), replies: 1, quiet: 0 };
    const one = await says('…', [
      { tags: [card] },
      { content: 'I am glad you told me.' },
      { state: { safety: danger } },
    ]);
    const { body } = await again(one.conversation_id, one.id, [{ content: 'You said it.' }, { state: { safety: {} } }]);
    expect(body.tags).toEqual([card]);
    await says('ok', words('Yes.'), { conversation_id: one.conversation_id });
    expect(companion.turns.at(-1)?.state).toMatchObject({ safety: { level: 'elevated' } });
  });

  test('takes a goal with it that the version before had set, and brings it back with that version', async () => {
    const goal = { what: 'water the fern', when: 'after lunch', day: '2026-11-21' };
    const one = await says('A goal', [{ content: 'It stands.' }, { tags: [goalTag(goal)] }, { state: {} }]);
    const goals = () =>
      house.ctx.db.selectFrom('goals').where('conversation_id', '=', one.conversation_id).selectAll().execute();
    expect(await goals()).toHaveLength(1);
    await again(one.conversation_id, one.id, words('No goal.'));
    expect(await goals()).toHaveLength(0);
    await shows(one.conversation_id, one.id, 1);
    expect(await goals()).toHaveLength(1);
  });

  test('is taken along by its person: the one that stands, and the others beside it', async () => {
    const carol = await house.person('carol-anew');
    alice = carol;
    const one = await says('Take this', words('One way.'));
    await again(one.conversation_id, one.id, words('Another way.'));
    const { rawPayload } = await carol.inject({ url: exportMe.path });
    const everything = JSON.parse(strFromU8(unzipSync(rawPayload)['wren.json'] ?? new Uint8Array()));
    expect(everything.conversations[0].messages[1]).toMatchObject({
      content: 'Another way.',
      other_versions: [{ content: 'One way.' }],
    });
    alice = house.alice;
  });

  test('of Alice is nothing to Bob', async () => {
    const one = await says('Mine', words('Yours.'));
    await again(one.conversation_id, one.id, words('Still yours.'));
    expect((await again(one.conversation_id, one.id, words('x'), house.bob)).status).toBe(404);
    expect((await shows(one.conversation_id, one.id, 1, house.bob)).status).toBe(404);
    expect((await shows(one.conversation_id, one.id, 3)).status).toBe(404);
    expect((await detail(one.conversation_id)).messages.at(-1)).toMatchObject({ content: 'Still yours.' });
  });
});

describe('what felt off', () => {
  const marks = (id: string, message_id: string, reasons: string[], by: Person = alice) =>
    by.call(markFeltOff, { params: { id, message_id }, body: { reasons: reasons as never } });

  test('is kept with the reply, told to the companion, and can be taken back', async () => {
    const one = await says('Hm', words('Advice, advice.'));
    const id = one.conversation_id;
    const { body } = await marks(id, one.id, ['too-much-advice', 'felt-wrong', 'felt-wrong']);
    expect(body.tags).toEqual([
      { tag: 'FELT-OFF', content: 'too-much-advice' },
      { tag: 'FELT-OFF', content: 'felt-wrong' },
    ]);
    const two = await says('Well', words('I see.'), { conversation_id: id });
    expect(companion.turns.at(-1)?.feltOff).toEqual(['too-much-advice', 'felt-wrong']);
    await says('So', words('Yes.'), { conversation_id: id });
    expect(companion.turns.at(-1)?.feltOff, 'what was wrong is put right once').toEqual(['too-much-advice']);
    await marks(id, one.id, []);
    await says('Then', words('Yes.'), { conversation_id: id });
    expect(companion.turns.at(-1)?.feltOff).toEqual([]);
    expect((await marks(id, two.id, ['far too green'])).status).toBe(400);
  });

  test('belongs to one version, and is heeded when the reply is said anew', async () => {
    const one = await says('Hm', words('Long, long.'));
    const id = one.conversation_id;
    await marks(id, one.id, ['too-long']);
    const { body: two } = await again(id, one.id, words('Short.'));
    expect(companion.turns.at(-1)?.feltOff).toEqual(['too-long']);
    expect(two.tags).toEqual([]);
    expect((await shows(id, one.id, 1)).body.tags).toEqual([{ tag: 'FELT-OFF', content: 'too-long' }]);
  });

  test("is said of a reply only, and never of someone else's", async () => {
    const one = await says('Hm', words('Yes.'));
    const [mine] = (await detail(one.conversation_id)).messages;
    expect((await marks(one.conversation_id, mine?.id ?? '', ['too-long'])).status).toBe(404);
    expect((await marks(one.conversation_id, one.id, ['too-long'], house.bob)).status).toBe(404);
  });

  test('and what was chosen for a message, is sealed', async () => {
    const one = await says('Hm', words('Yes.'), { steering: 'listen' });
    await marks(one.conversation_id, one.id, ['felt-wrong']);
    expect((await detail(one.conversation_id)).messages[0]?.tags).toEqual([{ tag: 'STEERING', content: 'listen' }]);
    const rows = await house.ctx.db.selectFrom('messages').select('tags').execute();
    expect(rows.some(({ tags }) => tags !== null)).toBe(true);
    expect(rows.map(({ tags }) => tags?.toString('latin1')).join()).not.toMatch(/FELT-OFF|STEERING|listen/);
  });
});
