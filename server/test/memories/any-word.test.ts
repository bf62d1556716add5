import { sendMessage } from '@wren/contract/chat.ts';
import { addMemory } from '@wren/contract/memories.ts';
import { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListener } from '#companion/listener/voice.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({
    companion: createCompanion({ listener: createListener({ pace: 0 }), model: undefined, log: createLog('silent') }),
  });
});
afterAll(() => house.close());

const headers = { accept: 'application/json' };

/** Words that every object of JavaScript has of its own. */
const everyObjects = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

test.each(everyObjects)('%s is a word like any other, to say, to remember and off the record', async (word) => {
  const said = [word, `I want to ${word} my ${word}`, `My sister is called ${word}.`, `I'm ${word}ing tomorrow`];
  for (const message of said) {
    const { status, body } = await house.alice.call(sendMessage, { body: { message }, headers });
    expect(status, message).toBe(200);
    expect(body.content).not.toMatch(/native code|\[object|undefined/);
  }
  expect((await house.alice.call(addMemory, { body: { text: `You met ${word} yesterday.` } })).status).toBe(201);
  const history = said.map((content) => ({ role: 'user' as const, content }));
  const { status } = await house.alice.call(sayOffTheRecord, { body: { message: word, history }, headers });
  expect(status).toBe(200);
});
