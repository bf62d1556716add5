import { getConversation, sendMessage } from '@wren/contract/chat.ts';
import { regenerateReply, undoEdit } from '@wren/contract/chat-messages.ts';
import { exportMe } from '@wren/contract/users.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanionFailed } from '#companion/companion.ts';
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

const headers = { accept: 'application/json' };

const sends = (message: string, steps: Step[], more: object = {}, by: Person = alice) => {
  companion.script(...steps);
  return by.call(sendMessage, { body: { message, ...more }, headers });
};
const detail = async (id: string, by: Person = alice) => (await by.call(getConversation, { params: { id } })).body;
const contents = async (id: string, by: Person = alice) =>
  (await detail(id, by)).messages.map(({ content }) => content);
const undo = (id: string, by: Person = alice) => by.call(undoEdit, { params: { id } });
const words = (content: string): Step[] => [{ content }, { state: { after: content } }];

/** Three exchanges, named, and the ids of what was said. */
async function talk(by: Person = alice): Promise<{ id: string; said: string[] }> {
  const { body } = await sends('One', words('A.'), {}, by);
  const id = body.conversation_id;
  await sends('Two', words('B.'), { conversation_id: id }, by);
  await sends('Three', words('C.'), { conversation_id: id }, by);
  // The name comes later, as a job; what is compared before and after must not change by it.
  await expect.poll(async () => (await detail(id, by)).title, { timeout: 30_000 }).not.toBe('Untitled');
  const { messages } = await detail(id, by);
  return { id, said: messages.filter(({ role }) => role === 'user').map((message) => message.id) };
}

test('an edited message stands in the place of the first, and what came after it is set aside', async () => {
  const { id, said } = await talk();
  const { status } = await sends('Two, in other words', words('B2.'), { conversation_id: id, replaces: said[1] });
  expect(status).toBe(200);
  expect(await contents(id)).toEqual(['One', 'A.', 'Two, in other words', 'B2.']);
  expect(companion.turns.at(-1)?.history.map(({ content }) => content)).toEqual(['One', 'A.']);
  expect((await detail(id)).can_undo_edit).toBe(true);
});

test('the last message is answered from exactly where the companion stood before it', async () => {
  const { id, said } = await talk();
  await sends('Three again', words('C2.'), { conversation_id: id, replaces: said[2] });
  expect(companion.turns.at(-1)?.state).toEqual({ after: 'B.' });
  await sends('Three once more', words('C3.'), { conversation_id: id, replaces: (await detail(id)).messages[4]?.id });
  expect(companion.turns.at(-1)?.state).toEqual({ after: 'B.' });
});

test('an edit can be undone until the next message, and everything is as it was', async () => {
  const { id, said } = await talk();
  const last = (await detail(id)).messages.at(-1);
  companion.script(...words('C, another way.'));
  await alice.call(regenerateReply, { params: { id }, body: { message_id: last?.id ?? '' }, headers });
  const before = await detail(id);
  await sends('One, edited', words('A2.'), { conversation_id: id, replaces: said[0] });
  expect(await contents(id)).toEqual(['One, edited', 'A2.']);
  const { status, body } = await undo(id);
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, can_undo_edit: false });
  await sends('Four', words('D.'), { conversation_id: id });
  expect(companion.turns.at(-1)?.state).toEqual({ after: 'C, another way.' });
  expect((await undo(id)).status).toBe(409);
});

test('the next message lets go of what was set aside', async () => {
  const { id, said } = await talk();
  await sends('Two, edited', words('B2.'), { conversation_id: id, replaces: said[1] });
  await sends('Next', words('N.'), { conversation_id: id });
  expect((await detail(id)).can_undo_edit).toBe(false);
  expect((await undo(id)).status).toBe(409);
  const { set_aside } = await house.ctx.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select('set_aside')
    .executeTakeFirstOrThrow();
  expect(set_aside).toBeNull();
});

test('an edit that fails changes nothing', async () => {
  const { id, said } = await talk();
  const before = await detail(id);
  const { status } = await sends('Never', [{ content: 'I ' }, new CompanionFailed('gone')], {
    conversation_id: id,
    replaces: said[0],
  });
  expect(status).toBe(503);
  expect(await detail(id)).toEqual(before);
});

test("only one's own message can be edited, in its own conversation, and Bob's hands are tied", async () => {
  const { id, said } = await talk();
  const reply = (await detail(id)).messages[1]?.id;
  expect((await sends('x', words('y'), { conversation_id: id, replaces: reply })).status).toBe(404);
  const other = await talk();
  expect((await sends('x', words('y'), { conversation_id: other.id, replaces: said[0] })).status).toBe(404);
  expect((await sends('x', words('y'), { conversation_id: id, replaces: said[0] }, house.bob)).status).toBe(404);
  await sends('Edited', words('Yes.'), { conversation_id: id, replaces: said[2] });
  expect((await undo(id, house.bob)).status).toBe(404);
  expect(await contents(id)).toEqual(['One', 'A.', 'Two', 'B.', 'Edited', 'Yes.']);
});

test('what danger was spoken of is not forgotten by an edit', async () => {
  const { body } = await sends('I want to end my life', [
    { content: 'I am glad you told me.' },
    { state: { safety: { level: 'elevated', need: 'suicide', at: new Date().toISOString(), replies: 1, quiet: 0 } } },
  ]);
  const id = body.conversation_id;
  const [mine] = (await detail(id)).messages;
  await sends('Nothing, forget it', [{ content: 'All right.' }, { state: { safety: {} } }], {
    conversation_id: id,
    replaces: mine?.id,
  });
  await sends('So', words('Yes.'), { conversation_id: id });
  expect(companion.turns.at(-1)?.state).toMatchObject({ safety: { level: 'elevated' } });
});

test('also not by an edit whose reply is stopped', async () => {
  const safety = { level: 'elevated', need: 'suicide', at: new Date().toISOString(), replies: 1, quiet: 0 };
  const { body } = await sends('I want to end my life', [{ content: 'I am glad you told me.' }, { state: { safety } }]);
  const id = body.conversation_id;
  const [mine] = (await detail(id)).messages;
  const edited = sends('Nothing', [{ content: 'All ' }, new Promise(() => undefined)], {
    conversation_id: id,
    replaces: mine?.id,
  });
  await expect.poll(async () => (await detail(id)).is_writing).toBe(true);
  await alice.inject({ method: 'POST', url: `/api/chat/conversations/${id}/stop/` });
  expect((await edited).body.content).toBe('All ');
  await sends('So', words('Yes.'), { conversation_id: id });
  expect(companion.turns.at(-1)?.state).toMatchObject({ safety: { level: 'elevated' } });
});

test('where an earlier place is gone back to, its danger is read again', async () => {
  const { body } = await sends('I want to kill myself tonight', words('Stay with me.'));
  const id = body.conversation_id;
  await sends('Two', words('B.'), { conversation_id: id });
  await sends('Three', words('C.'), { conversation_id: id });
  const two = (await detail(id)).messages[2]?.id;
  await sends('Two, edited', words('B2.'), { conversation_id: id, replaces: two });
  expect(companion.turns.at(-1)?.state).toMatchObject({ safety: { need: 'suicide' } });
  expect(JSON.stringify(companion.turns.at(-1)?.state)).toMatch(/elevated|imminent/);
});

test('what was set aside is sealed, and its person takes it along', async () => {
  const carol = await house.person('carol-edit');
  const { id, said } = await talk(carol);
  await sends('Zirbelkiefer', words('Wacholder.'), { conversation_id: id }, carol);
  await sends('Edited', words('Yes.'), { conversation_id: id, replaces: said[1] }, carol);
  const { set_aside } = await house.ctx.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select('set_aside')
    .executeTakeFirstOrThrow();
  expect(set_aside?.toString('latin1')).not.toMatch(/Zirbelkiefer|Wacholder/);
  const { rawPayload } = await carol.inject({ url: exportMe.path });
  const everything = JSON.parse(strFromU8(unzipSync(rawPayload)['wren.json'] ?? new Uint8Array()));
  const [conversation] = everything.conversations;
  expect(conversation.messages.map(({ content }: { content: string }) => content)).toEqual([
    'One',
    'A.',
    'Edited',
    'Yes.',
  ]);
  expect(JSON.stringify(conversation.set_aside)).toContain('Zirbelkiefer');
});
