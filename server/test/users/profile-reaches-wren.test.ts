import { sendMessage } from '@wren/contract/chat.ts';
import type { ProfilePatch } from '@wren/contract/users.ts';
import { updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Companion } from '#companion/companion.ts';
import { createListener } from '#companion/listener/voice.ts';
import { chooseModel } from '#companion/model/choose.ts';
import { createCompanion } from '#companion/wren.ts';
import { createLog } from '#platform/log.ts';
import { type ModelServer, startModelServer } from '../../../e2e/model-server.ts';
import { type House, openHouse } from '../house.ts';

/*
 * A profile saved through the API changes what is said in the chat, whichever voice says it: the built-in voice is
 * read, and of the scripted model the prompt it was given.
 */

const quiet = createLog('silent', { write: () => undefined });
const listener = createListener({ pace: 0 });
let people = 0;

/** Someone new with this profile says something; what Wren answers. */
async function answerTo(house: House, message: string, profile: ProfilePatch) {
  people += 1;
  const person = await house.person(`person${people}`);
  expect((await person.call(updateMe, { body: profile })).status).toBe(200);
  const { status, body } = await person.call(sendMessage, {
    body: { message },
    headers: { accept: 'application/json' },
  });
  expect(status).toBe(200);
  return {
    content: body.content,
    followUps: body.tags.filter(({ tag }) => tag === 'FOLLOW-UP').map((one) => one.content),
  };
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the built-in voice', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ companion: createCompanion({ listener, model: undefined, log: quiet }) });
  });
  afterAll(() => house.close());

  const goodbye = 'Good night, I am going to bed.';
  const worry = 'My exam is on Monday and I am scared I will fail and let my parents down.';
  const vague = 'It has just been one of those weeks and it all feels hard.';

  test('calls a person by their first name', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => answerTo(house, 'What do you know about me?', { first_name: 'Ottoline' })),
    );
    for (const { content } of replies) expect(content).toContain('Ottoline');
    expect((await answerTo(house, 'What do you know about me?', {})).content).not.toContain('Ottoline');
  });

  test('knows their pronouns', async () => {
    expect((await answerTo(house, 'What are my pronouns?', { pronouns: 'they, them' })).content).toContain(
      'they, them',
    );
    expect((await answerTo(house, 'What are my pronouns?', {})).content).not.toContain('they, them');
  });

  test('keeps to the length they asked for', async () => {
    const [short, long] = await Promise.all([
      answerTo(house, worry, { response_length_preference: 'short' }),
      answerTo(house, worry, { response_length_preference: 'long' }),
    ]);
    expect(words(short.content)).toBeLessThanOrEqual(50);
    expect(words(long.content)).toBeGreaterThan(words(short.content));
  });

  test('spells its words out in a professional tone, and not in a casual one', async () => {
    const replies = (tone: 'professional' | 'casual') =>
      Promise.all([worry, vague, goodbye].map((said) => answerTo(house, said, { communication_tone: tone })));
    const contraction = /\b(?:it|that|you|there|I|we)'(?:s|re|ve|ll|m|d)\b|n't\b/;
    const professional = (await replies('professional')).map(({ content }) => content);
    for (const content of professional) expect(content).not.toMatch(contraction);
    expect((await replies('casual')).map(({ content }) => content)).not.toEqual(professional);
  });

  test('offers to go on with what weighs on them while nothing else has been named', async () => {
    const [grieving, angry] = await Promise.all([
      answerTo(house, vague, { top_concerns: ['grief'] }),
      answerTo(house, vague, { top_concerns: ['anger'] }),
    ]);
    expect(grieving.followUps.join(' ')).toMatch(/memory|expect me to be fine|evenings|never got to say/);
    expect(angry.followUps.join(' ')).toMatch(/regret|unfair|inside|differently/);
  });

  test('brings up what they hope for when a goal is to be set', async () => {
    const { content } = await answerTo(house, 'Help me set a small goal today.', { top_goals: ['resilience'] });
    expect(content).toContain('resilience');
    expect((await answerTo(house, 'Help me set a small goal today.', {})).content).not.toContain('resilience');
  });
});

describe('the prompt of a language model', () => {
  let server: ModelServer;
  let house: House;
  beforeAll(async () => {
    server = await startModelServer({ rate: 0, thinkMs: 0 });
    const patience = { silenceMs: 2_000, firstWordMs: 5_000, retryAfterMs: 300 };
    const model = await chooseModel({
      provider: 'openai',
      model: 'scripted',
      baseUrl: server.openaiUrl,
      apiKey: 'k',
      patience,
    });
    const companion: Companion = createCompanion({ listener, model, log: quiet });
    house = await openHouse({ companion });
  });
  afterAll(async () => {
    await house.close();
    await server.stop();
  });

  async function promptFor(profile: ProfilePatch): Promise<string> {
    const message = `I had a long day at work, number ${people}.`;
    await answerTo(house, message, profile);
    const asked = server.requests.find(({ messages, system }) => {
      const last = messages.at(-1)?.content ?? '';
      return last === message && system.includes('You are Wren');
    });
    return asked?.system ?? '';
  }

  const cases: [what: string, profile: ProfilePatch, holds: RegExp][] = [
    ['the name', { first_name: 'Ottoline' }, /"first_name": "Ottoline"/],
    ['the pronouns', { pronouns: 'they, them' }, /"pronouns": "they, them"/],
    ['the concerns', { top_concerns: ['grief', 'work-life balance'] }, /"grief",\s+"work-life balance"/],
    ['the goals', { top_goals: ['emotional regulation'] }, /"emotional regulation"/],
    ['a short length', { response_length_preference: 'short' }, /15 to 50 words/],
    ['a long length', { response_length_preference: 'long' }, /80 to 180 words/],
    ['an assertive tone', { communication_tone: 'assertive' }, /They like it said straight/],
    ['a corrective tone', { communication_tone: 'corrective' }, /challenged kindly/],
    ['a casual tone', { communication_tone: 'casual' }, /They like it easy/],
    ['a professional tone', { communication_tone: 'professional' }, /They like it composed/],
  ];
  test.each(cases)('holds %s, and did not without it', async (_, profile, holds) => {
    expect(await promptFor(profile)).toMatch(holds);
    const plain = await promptFor({});
    expect(plain).toContain('You are Wren');
    expect(plain).not.toMatch(holds);
  });
});
