import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { anything } from '../../src/companion/listener/lines/first-words/between.ts';
import { firstWords, handing, withOwn } from '../../src/companion/listener/lines/first-words.ts';
import { lastReply, talk } from './talk.ts';

/** What of a reply stands in quotation marks. */
const quoted = (reply: string): string => /"([^"]+)"/.exec(reply)?.[1] ?? '';

describe('who asks what to say is given a sentence that can be said', () => {
  test.each<[string, RegExp, ...string[]]>([
    ['a sharp word', /sorry/, 'I snapped at my sister on the phone last night', 'how do I put it when I ring her'],
    [
      'a final missed',
      /should have been there|let you down|didn't come/,
      'my son is 8 and i missed his football final',
      'what do i say to him',
    ],
    ['work lost', /job|work/, 'I got the letter, they are letting me go. I have not told my wife', 'how do I tell her'],
    [
      'a photo after a quarrel',
      /Thank you/,
      'My wife and I argued yesterday. Now she sent a photo of our girl asleep, no words',
      'what should I write back?',
    ],
    [
      'six years of silence',
      /Happy birthday|long time|on my mind|after so long/,
      "my neighbour and I haven't spoken in six years and Friday is her birthday",
      'what would I write in a card',
    ],
    ['a kindness', /[Tt]hank you/, 'my teacher was really kind when i cried in class', 'what do i say to her tomorrow'],
    ['left out', /asked|come/, "the lads had a night out and didn't invite me", 'what do i say when i see them'],
    [
      'a brother who came out',
      /with (?:me|you)|your side|same person|told me/,
      'my brother came out to me last night and i just said "ok"',
      'what do i say to him now',
    ],
    [
      'what they do not know yet',
      /don't know yet|kept something from you|find this out/,
      "I sold her ring and she doesn't know",
      'what do i say to her',
    ],
    ['a temper lost', /sorry/, 'yelled at the kids again', 'what do i say to them now'],
    ['too much of it', /worn out|lot for me/, 'the shifts are too much', 'how do i tell the ward sister'],
    [
      'a promise that cannot be kept',
      /promised|said it, and/,
      "I promised the bride the dress for Saturday. It's in pieces",
      'what do I say to her',
    ],
    [
      'a raise all others got',
      /fair|how you came to that/,
      'they all got a raise except me',
      'how do I bring it up with the manager',
    ],
    ['debt', /owe|pay|money/, "I've not been able to pay the rent this month", 'what do I tell the landlord'],
  ])('%s', async (_, fits, ...lines) => expect(quoted(await lastReply(lines))).toMatch(fits));

  test('where the sentence stands in the question, it is that one that is handed over', async () => {
    expect(quoted(await lastReply(["how do i tell my mum i don't want to be a doctor"]))).toContain(
      "I don't want to be a doctor.",
    );
  });

  test('where nothing is known, it is a first sentence all the same, and nothing is made up', async () => {
    const reply = await lastReply(['what do i say']);
    expect(anything.flatMap(({ say }) => say)).toContain(quoted(reply));
  });

  test('who does not know what to write to Wren is given no words to send', async () => {
    for (const message of ['hey. dont really know what to write', 'idk what to write here'])
      expect(quoted(await lastReply([message]))).toBe('');
    expect(
      quoted(await lastReply(['my dad has his birthday on friday', "i don't know what to write in the card"])),
    ).not.toBe('');
  });

  test('asked again, it is put in other words', async () => {
    const replies = await talk([
      'I snapped at my sister last night over nothing',
      'how do I put it when I ring her',
      'and what else could I say to her?',
    ]);
    const [, once, again] = replies.map(({ reply }) => quoted(reply));
    expect(again).not.toBe('');
    expect(again).not.toBe(once);
  });

  test.each([
    ["I'm scared of my husband", "how do I tell him I'm leaving"],
    ['my stepfather touched me', 'what do i say to my mum'],
    ['I want to die', 'what do i write to my mum'],
    ['i need to tell someone what my uncle did to me', 'how do i say it'],
  ])('none are put into the mouth of somebody in danger: %s', async (...lines) => {
    const reply = await lastReply(lines);
    for (const { say } of firstWords) expect(say).not.toContain(quoted(reply));
  });
});

describe('the words', () => {
  test('each has several wordings, a reason and a question, and none of them twice', () => {
    const all = [...firstWords, withOwn];
    for (const { say, next, ask } of all) {
      expect(say.length).toBeGreaterThanOrEqual(2);
      expect(next.length).toBeGreaterThanOrEqual(1);
      expect(ask.length).toBeGreaterThanOrEqual(1);
    }
    for (const { say } of all) expect(new Set(say).size).toBe(say.length);
  });

  test('each may be said by the rules of the house, with its reason and its question', () => {
    for (const { say, next, ask } of [...firstWords, withOwn]) {
      for (const line of say)
        for (const reason of next)
          for (const question of line.includes('?') ? [''] : ask)
            expect([line, objection(`${handing.spoken[0]}"${line}" ${reason} ${question}`)]).toEqual([line, undefined]);
    }
  });

  test('they are short enough to be said in one breath or two', () => {
    for (const { say } of firstWords)
      for (const line of say) expect([line, line.split(' ').length <= 35]).toEqual([line, true]);
  });
});
