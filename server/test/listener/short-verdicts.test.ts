import { describe, expect, test } from 'vitest';
import { waysOf } from '../../src/companion/listener/two-ways.ts';
import { lastReply } from './talk.ts';

const stolen = 'Today they stole me the battery of the bike. I owe half of it to my friend Wesley.';
const lock = 'I was not stupid, I put the lock in the bike but the battery I did not take with me. Two minutes!!';

describe('a short question about themselves gets a short answer first', () => {
  test('who asks whether Wren thinks they were stupid hears no, with the reason they gave', async () => {
    const reply = await lastReply([
      stolen,
      lock,
      'Ah ok. Thank you. You think I was stupid? Everybody say never leave the battery',
    ]);
    expect(reply).toMatch(/^No\b/);
    expect(reply).toContain('you put the lock in the bike, and it was two minutes'.slice(4));
  });

  test.each(['I was stupid, I know it.', 'My brother thinks I was stupid.', 'Do you think he was stupid?'])(
    'nobody is told no who did not ask it of themselves: %s',
    async (said) => expect(await lastReply([stolen, lock, said])).not.toMatch(/^No\b|wouldn't say stupid/),
  );

  test.each([
    "If he put me with the second altos I'd kiss his feet, and I can't possibly ask him, can I?",
    'i cant ask her can i',
    "I couldn't just ring my sister, could I?",
  ])('what they fear they cannot ask, they can: %s', async (said) => {
    expect(await lastReply(['He asked me to mouth the high bits.', said])).toMatch(/I think you can|You can, I think/);
  });

  test.each([
    "I can't text him again, can I?",
    "I can't ask him for money, can I?",
    "I can't ring her at this hour, can I?",
    "I can't ask him anything now. He won't be back.",
  ])('nobody is sent to somebody who should be left alone: %s', async (said) => {
    expect(await lastReply(['It has been a bad week.', said])).not.toMatch(/I think you can|You can, I think/);
  });

  test('whether today is better, asked beside a plan, gets a yes', async () => {
    const reply = await lastReply([
      stolen,
      'Ok now I go to call him before he sleep. Is better today no? Thank you for to listen',
    ]);
    expect(reply).toMatch(/today/);
    expect(reply).toMatch(/^(?:Yes|I think so, yes)/);
    expect(reply).not.toMatch(/don't know/);
  });

  test.each(['My head is better today, no?', 'It was better today.'])(
    'where nothing is planned nothing is agreed to: %s',
    async (said) => expect(await lastReply([stolen, said])).not.toMatch(/^(?:Yes, |I think so)/),
  );

  test('what somebody else feels nobody can know from here', async () => {
    const reply = await lastReply([
      'bro i got dropped from the u16s and the coach told my dad',
      'he didnt say anything thats the point. like is he embarassed of me or what. he drove me to every away game',
    ]);
    expect(reply).toMatch(/can't know|Only he can say/);
    expect(reply).toMatch(/his head|Only he/);
  });

  test.each(["He's embarrassed of me, he said so.", 'Is he embarrassed easily, you ask? Yes.'])(
    'what they tell of him is not answered as if it were asked: %s',
    async (said) => expect(await lastReply(['My dad came to the game.', said])).not.toMatch(/can't know|Only he can/),
  );
});

describe('what is asked of Wren is no part of the way', () => {
  test.each([
    ['should i ring alan do you think or leave it lie.', 'ring alan'],
    ['do i tell her, do you reckon, or wait?', 'tell her'],
  ])('%s', (said, first) => expect(waysOf(said)?.[0]).toBe(first));

  test('a way that has thinking in it keeps it', () => {
    expect(waysOf('should i tell her what i think or wait?')?.[0]).toBe('tell her what i think');
  });

  test('a name stands in the answer as they wrote it', async () => {
    const reply = await lastReply([
      'My brother sold the boat.',
      'Should I ring Alan do you think or leave it lie. He is 74.',
    ]);
    expect(reply).toMatch(/I'd ring Alan\b/);
    expect(reply).not.toMatch(/do (?:I|you) think/);
  });
});
