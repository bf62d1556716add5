import { describe, expect, test } from 'vitest';
import { contradicts } from '#companion/reading/contradiction.ts';
import { happened } from '../happened.ts';
import { lastReply } from '../talk.ts';

describe('what strangers tell of a day at work, of money, neighbours and old age', () => {
  test.each([
    ['i sat down on the bed and just couldnt get up', 'sat-and-could-not-rise'],
    ['then I went out and sat in the lorry', 'went-and-sat-somewhere'],
    ['i stood there looking at it, the empty peg', 'stood-looking-at-it'],
    ['I drove straight past our turning', 'rode-on-past'],
    ['the guest left me a bar of chocolate', 'handed-something-small'],
    ["I told his wife that he didn't suffer", 'told-them-a-kinder-thing'],
    ['if they find out I lose the badge', 'if-they-find-out'],
    ['I nodded off at the wheel last thursday', 'slept-at-the-wheel'],
    ['My brother said it is only a tractor', 'called-it-only'],
    ["The manager said it's nothing personal", 'nothing-personal'],
    ["everyone keeps telling me i've earned a rest", 'told-to-enjoy-the-rest'],
    ["I keep thinking who'll feed the hens", 'who-will-do-it-then'],
    ['theyve changed the code on the back door', 'shut-out-of-own-place'],
    ["nobody knows that's why mine are straight", 'nobody-knows-it-is-yours'],
    ['My daughter sat down on the floor and held the tin', 'came-and-joined-in'],
    ['he taps the glass every time I pass', 'a-sign-between-two'],
    ['My father was a man of few words', 'a-person-of-few-words'],
    ["I'm not allowed to tell the residents", 'may-not-tell-them'],
    ['They gave my round to an agency man', 'handed-it-on-to-another'],
    ['she told me that as a joke', 'told-you-it-as-a-joke'],
    ["someone's complained about my cooking", 'complained-of-unnamed'],
    ['the council fined me 400 pounds', 'fined-for-it'],
    ['my wages came and they were 200 short', 'pay-came-short'],
    ['my mum thinks im studying to be a lawyer', 'thinks-you-are-elsewhere'],
    ['My husband hasn’t said a word about the farm', 'does-not-talk-of-it-at-all'],
    ['She said "you people always want something"', 'word-for-word'],
    ['They are closing our depot', 'decided-somewhere-else'],
  ])('%s', (message, id) => expect(happened(message)).toContain(id));

  test.each([
    ['the dog still waits at the gate', 'we sold the flock in march', 'beast-goes-on-with-it'],
    ['i was holding the ladder', 'my mate fell off a roof and died', 'was-right-there'],
    ['I took the sweet', 'he drove past me in the strike and now acts like nothing', 'took-it-all-the-same'],
    ['he kept all my letters', 'clearing dads bungalow, he died in may', 'kept-a-record-of-you'],
    ['Tomorrow it is my last run', 'thirty years on the school bus', 'the-last-round'],
    ['my hands keep shaking', 'i cut hair for a living', 'lives-by-that-part'],
    ['told them its for the insurance', 'they dont know i cant get up a ladder', 'a-cover-to-keep-up'],
    ['I was a teacher in Aleppo', 'now i am cleaning offices at night', 'below-what-you-learnt'],
  ])('%s', (message, before, id) => expect(happened(message, before)).toContain(id));

  test.each([
    ['I sat on the sofa and watched the match', 'sat-and-could-not-rise'],
    ['the kids sat in the van with chips', 'went-and-sat-somewhere'],
    ['i was late so i went past the shop', 'rode-on-past'],
    ['my ex brought me flowers', 'handed-something-small'],
    ['my ex left me', 'handed-something-small'],
    ['if they find out about the surprise party', 'if-they-find-out'],
    ['my son fell asleep in the back seat', 'slept-at-the-wheel'],
    ['It was business class and very nice', 'nothing-personal'],
    ['she put a lock on her phone', 'shut-out-of-own-place'],
    ['nobody knows i still wet the bed', 'nobody-knows-it-is-yours'],
    ["I'm not allowed to tell, it's a surprise", 'may-not-tell-them'],
    ['she gave the baby to her mother', 'handed-it-on-to-another'],
    ["I'm fine thanks", 'fined-for-it'],
    ['my hands were full', 'lives-by-that-part'],
    ['he thinks i am getting fat', 'thinks-you-are-elsewhere'],
    ['they cut my hair in the hospital', 'decided-somewhere-else'],
    ['my wife does not know me since the spring', 'does-not-know-it-of-you'],
    ['he asked could he swap', 'asked-in-passing'],
    ['I said "never mind"', 'word-for-word'],
    ['we went on the last bus home', 'the-last-round'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));

  test.each([
    ['when i came to someone had put a coat under my head', 'laid-something-over-you'],
    ["my manager wrote in the log 'trip hazard'", 'written-down-as-that'],
    ['Our builder has vanished', 'made-off-with-the-money'],
    ['his sister didnt recognise me', 'they-did-not-know-you'],
    ['She thinks I am stealing her spoons', 'thought-to-have-taken-it'],
    ['a customer said my english is so good', 'praised-for-the-language'],
    ['my father rings every evening at six', 'rings-every-day'],
    ["they don't need me any more", 'not-needed-any-more'],
    ['someone put it on the village facebook', 'posted-for-all-to-see'],
    ['tonight his bed was empty', 'the-place-was-empty'],
    ["we're not that sort of family", 'not-that-sort-of-people'],
    ["they didn't ask about the garden", 'that-was-not-asked'],
    ['I was asked to step down from the choir', 'asked-to-step-down'],
    ['he put his boxes in my bay', 'covered-for-you-silently'],
    ["my daughter didn't pick up", 'rang-and-no-one-took-it'],
  ])('%s', (message, id) => expect(happened(message)).toContain(id));

  test.each([
    ["she's packed me a lunch", "told her it's a stock take", 'kindness-on-a-lie'],
    ["I've still got the whistle", 'ten years a guard, then they closed the line', 'still-has-the-tools'],
    ['he asked me to take it down', 'the neighbour says the mirror is in his eyes', 'sees-only-the-nuisance'],
    ['I still get up at four', 'the pit shut in 92', 'up-at-the-hour-of-it'],
  ])('%s', (message, before, id) => expect(happened(message, before)).toContain(id));

  test.each([
    ['my mum made me breakfast', 'kindness-on-a-lie'],
    ['I finished my shift at six', 'covered-for-you-silently'],
    ['he said i take long breaks', 'thought-to-have-taken-it'],
    ['they told me to remove the ring before the operation', 'sees-only-the-nuisance'],
    ['my son speaks to me in english', 'praised-for-the-language'],
    ['my ex rings every day', 'rings-every-day'],
    ["she doesn't ask about my surgery", 'that-was-not-asked'],
    ['i got the keys of my first house', 'still-has-the-tools'],
    ['I fell off at a care home and landed in a bush', 'dropped-off-there'],
    ['i let him off the fare', 'gave-in-again'],
    ["she won't touch the tin, my mum", 'family-not-for-hugging'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));

  test('what another room is known by is left to it', () => {
    expect(happened("I'm a bailiff")).not.toContain('bailiffs');
    expect(happened('forty years of grease nobody told me about')).not.toContain('left-out-of-it');
    expect(happened('the manager calls me madam and gives me water')).not.toContain('boss-calls-you-names');
    expect(happened('the council fined me 400')).not.toContain('they-want-it-back');
    expect(happened('a man who never cried at his own mothers funeral')).not.toContain('a-stranger-took-part');
  });

  test('who tells their own part of a talk is not heard as saying it to Wren again', async () => {
    const reply = await lastReply([
      'rang my bank and she asked is there anything else she can help with',
      'i said no thank you. i said no thank you have a nice day. like a muppet',
    ]);
    expect(reply).not.toMatch(/sorry|right way round|my mistake/i);
  });

  test('who tells on with a no is not heard as objecting', () => {
    const reply = 'You stand eight hours beside one painting, a boat in storm. What is it like?';
    expect(contradicts('Nobody asks about the boat.', reply)).toBe(0);
    expect(contradicts("I've a lump I havent had looked at", 'On the other side things look lower. What next?')).toBe(
      0,
    );
    expect(contradicts("she can't wait, can she", "One came round and said you'll wait. What next?")).toBe(0);
    expect(contradicts('I did not cry in the call', 'The call was only four minutes. How was it?')).toBe(0);
    expect(contradicts("She hasn't got 12 weeks.", 'It costs £480 and takes 12 weeks. How was it?')).toBe(0);
    expect(contradicts('nobody stands there', 'You stand there for hours. What is it like?')).toBe(2);
  });
});
