import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { refusedThing } from '../../src/companion/reading/refusals.ts';
import { talk } from './talk.ts';

describe('advice refused before it comes', () => {
  test.each([
    ['I would prefer not to get a suggestion today', 'suggestion'],
    ['dont say theres other sports', 'other sports'],
    ["I don't want a list of pros and cons. She's already done one.", 'list'],
    ['I know about sleep hygiene. Please not the leaflet.', 'leaflet'],
    ['not after a lecture mate. just saying it', 'lecture'],
    ["I don't want to hear about care homes please, not tonight", 'care homes'],
    ["I'd rather you didn't ask me to see it from her side just yet.", ''],
  ])('is heard in: %s', async (said, thing) => {
    const { act, detail, text } = readMessage(said);
    expect({ act, detail, thing: refusedThing(text) }).toEqual({ act: 'complaint', detail: 'advice', thing });
    const told = await talk(['my sister wants me to move in with her', said, 'it is all so hard', 'i hate how it is']);
    expect(told[1]?.reply).toContain(thing);
    for (const { reply } of told.slice(1)) expect(reply).not.toMatch(/something you could do|small thing|an idea/);
  });

  test.each([
    "I didn't want a baby",
    'i have no plan for tonight',
    "I don't want to hear about his new girl",
    'no hobby of mine lasts',
  ])('is not heard in: %s', (said) => expect(readMessage(said).act).not.toBe('complaint'));
});
