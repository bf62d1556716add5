import { describe, expect, test } from 'vitest';
import { happenings } from '#companion/listener/happenings/happenings.ts';
import { objection } from '#companion/listener/house-rules.ts';
import { wordsIn } from '#companion/listener/sentences.ts';
import { happened } from './happened.ts';
import { lastReply } from './talk.ts';

describe('every line of a happening', () => {
  test('stands under a name of its own', () =>
    expect(happenings.map(({ id }) => id).toSorted()).toEqual([...new Set(happenings.map(({ id }) => id))].toSorted()));

  test.each(happenings.map((one) => [one.id, one] as const))('%s: may be said by Wren, in one breath', (_, one) => {
    for (const line of one.hear) {
      expect(line).not.toContain('?');
      expect(wordsIn(line), line).toBeLessThanOrEqual(32);
    }
    for (const line of one.ask) {
      expect(line).toMatch(/^[^?]+\?$/);
      expect(wordsIn(line), line).toBeLessThanOrEqual(22);
    }
    for (const line of [...one.hear, ...one.ask]) expect(objection(line), line).toBeUndefined();
    expect(one.hear.length).toBeGreaterThanOrEqual(1);
    expect(one.ask.length).toBeGreaterThanOrEqual(2);
  });

  test('is a line of its own', () => {
    // A plain question is asked alike of much: 'Have you two talked since?'
    const lines = happenings.flatMap(({ hear, ask }) => [...hear, ...ask.filter((one) => wordsIn(one) > 9)]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at && wordsIn(line) > 5)).toEqual([]);
  });
});

test('what is known closely is said to what it was told in, and nothing that would do for anyone beside it', async () => {
  const reply = await lastReply(['my dog died on friday', 'he used to wait at the gate. i still look when i get home']);
  expect(reply).toMatch(/habit|learnt/);
  expect(reply).not.toMatch(/hard for anyone|easy/);
});

test('it is heard where the talk is of that, and only there', () => {
  expect(happened('i still look when i get home', 'my dog died on friday')).toEqual(['still-looks-for-them']);
  expect(happened('i still look when i get home', 'my keys are gone')).toEqual([]);
});

describe('what only has the words of a happening is not heard as it', () => {
  test.each([
    ['one of the mums on my bus said im just the driver', 'other-parents-at-the-gate'],
    ['i fell over at the station and someone filmed it', 'got-by-a-trick'],
    ['im 16 doing my gcses. if i change it she wont speak to me', 'teen-withdraws'],
    ['17 years at the firm. they gave me a mug', 'left-something-for-them'],
    ['I rang the hotline and they cut me off', 'talked-over'],
    ['the lump was nothing. I sat in the car and ate a pork pie', 'sits-in-the-car'],
    ['the lump was nothing. I sat in the car and ate a pork pie', 'a-place-to-go-with-it'],
    ['my brother got an apprenticeship, two years he was on the dole', 'on-benefits'],
    ['my brother got into the scheme at last, he was so low', 'sibling-gets-ahead'],
    ['my little boy fell on the stairs', 'somebody-fell'],
    ['first date last night. he didnt recognise me', 'not-recognised'],
    ['a guy screamed at me for forty minutes on a call and I may not hang up', 'stranger-was-rude'],
    ['the operation went fine, she was moaning about the tea', 'beside-somebody-in-pain'],
    ['I got my chapter back, sixty pages and one comment', 'cannot-start-writing'],
    ["daycare won't take her for 48 hours after the vomiting", 'leaving-child-at-nursery'],
    ['my wife says ok we will find', 'short-answer'],
    ['he said everybody says that after bad marks', 'disappointing-mark'],
    ['my wife thinks i should call him so its not a big thing', 'small-thing-though'],
  ])('%s: not %s', (said, id) => expect(happened(said)).not.toContain(id));

  test.each([
    ['the lads filmed it and put it in the group chat', 'got-by-a-trick'],
    ['my daughter is 14 and she wont speak to me', 'teen-withdraws'],
    ['they gave me a mug of tea', 'left-something-for-them'],
    ['dad died in may. I went and sat in the car', 'a-place-to-go-with-it'],
    ['im on universal credit and my brother got an apprenticeship', 'on-benefits'],
    ['my nan fell on the stairs', 'somebody-fell'],
    ['a man on the bus shouted at me over nothing', 'stranger-was-rude'],
    ['he just said ok', 'short-answer'],
  ])('%s: still %s', (said, id) => expect(happened(said)).toContain(id));
});
