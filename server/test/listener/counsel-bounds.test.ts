import { describe, expect, it } from 'vitest';
import { fittingCounsel, leaningCounsel } from '#companion/listener/counsel/fitting-counsel.ts';
import { readMessage } from '#companion/reading/read-message.ts';

/** The counsel that the last of these messages is given, by its id. */
function given(...messages: string[]): string | undefined {
  const reading = readMessage(messages.at(-1) ?? '');
  const earlier = messages.slice(0, -1);
  return (fittingCounsel(reading, earlier) ?? leaningCounsel(reading, earlier))?.id;
}

describe('a counsel is not given to another life', () => {
  it.each([
    [
      'say-to-dying',
      'Rosa stayed on the year Declan was dying. I cannot afford to keep her.',
      "How do I say it so she's not ashamed?",
    ],
    ['pet-died', 'what do you say to someone whose dog died'],
    ['pet-died', "our cat died. how do I tell my daughter, she's 5"],
    ['lent-money', "I borrowed 600 from my brother and I can't pay it back yet", 'how do I tell him'],
    ['night-feeds', "My partner wants another baby and I don't. How do I say it?"],
    ['ex-writes', 'We had a row because his ex texted him', 'how do I make up with him'],
    ['miscarriage', "my friend's baby was stillborn, what do I say to her"],
    ['just-lost-job', 'my best friend was sacked today what do i text her'],
    ['noise', 'I am the noisy neighbour. She complained again. What do I say to her?'],
    ['awake-at-three', "my husband wakes at 3 and can't get back to sleep. how do i help him"],
    ['pregnant-at-work', 'how do i tell my boss my wife is pregnant'],
    ['grieving-friend', 'how do I tell my dad that my husband lost his job'],
    ['was-cheated', 'My husband cheated on his exam at college. What do I do?'],
  ])('%s: not to %s', (counsel, ...messages) => {
    expect(given(...messages)).not.toBe(counsel);
  });
});

describe('it is given to the one it is for', () => {
  it.each([
    ['say-to-dying', "mum's in the hospice, days they said", 'what on earth do I say to her'],
    ['pet-died', 'My dog died on Tuesday. How do I get through the evenings?'],
    ['lent-money', 'my mate owes me 300 since June, how do I ask for it'],
    ['miscarriage', 'I lost my baby at nine weeks. What do I tell people at work?'],
    ['ex-writes', 'my ex texted me out of the blue. should I answer'],
    ['grieving-friend', "my friend's dad died. what do I write to her"],
    ['bad-news-parents', "I'm 17 and I'm pregnant", 'how do I tell my mum and dad'],
    ['awake-at-three', 'I wake at three every night. what can I do'],
  ])('%s: to %s', (counsel, ...messages) => {
    expect(given(...messages)).toBe(counsel);
  });
});
