import { describe, expect, test } from 'vitest';
import { happenings } from '../../src/companion/listener/happenings/happenings.ts';
import { firstOf } from '../../src/companion/listener/tellings/tellings.ts';
import { lastReply } from './talk.ts';

describe('plain words come first', () => {
  test.each([
    ['My manager tore my report apart in front of everyone', /humiliating/],
    ['I went to the toilets and cried', /You had to hide to cry/],
    ['they all went bowling without me', /Being left out hurts|nobody asked you\. That hurts/],
    ['he forgot our anniversary', /hurts|shouldn't have to ask to be remembered/],
  ])('how it must be is said before anything else is: %s', async (told, plain) => {
    expect(await lastReply([told])).toMatch(plain);
  });

  test.each([
    ['I feel so guilty', /Guilt like that/],
    ['i feel betrayed', /goes deep/],
    ['im so frustrated', /maddening/],
    ['i feel so stupid', /You weren't stupid/],
  ])('a feeling that is said outright is met, in a talk of illness as well: %s', async (feeling, met) => {
    expect(await lastReply(['my mum has been diagnosed with cancer', feeling])).toMatch(met);
  });

  test('what anybody would say first is no image and no question', () => {
    const firsts = happenings.flatMap(({ hear }) => firstOf(hear));
    expect(firsts.length).toBeGreaterThan(1500);
    expect(firsts.filter((line) => line.includes('?'))).toEqual([]);
  });

  test('a coach who writes of their legs is not called caring', async () => {
    expect(await lastReply(["my son's football coach texts me weird stuff about my legs"])).not.toMatch(/adult cares/);
  });

  test('a word that would do for anyone is said once in a reply, and not twice', async () => {
    const reply = await lastReply([
      'My daughter phones on a Sunday and tells me I am a saint',
      "if I'm a saint she doesn't need to come",
    ]);
    expect(reply).not.toMatch(
      /(?:That can't be easy|Anyone would find that hard|None of that sounds easy)\. [^?]*\b(?:makes sense|no weakness|nothing odd)/,
    );
  });
});

describe('what was told is handed back as it was told', () => {
  test('a quotation ends where the telling goes on', async () => {
    expect(await lastReply(['he just said oh sorry and kept playing his game'])).toMatch(
      /just said "oh sorry" and kept playing/,
    );
  });

  test('a doubt whether they overreact is met, and not agreed with', async () => {
    for (const doubt of ['idk maybe im overreacting', 'i think im overreacting'])
      expect(await lastReply(['my boyfriend forgot our anniversary', doubt])).toMatch(
        /reason enough to take it seriously|isn't overreacting/,
      );
  });

  test('everyone else their age names no thing', async () => {
    expect(await lastReply(['Everyone else my age can drive'])).toMatch(/everyone else your age can drive/i);
  });

  test('not knowing what to do is told, and no answer', async () => {
    expect(await lastReply(['my flatmates go out without me', 'idk what to do'])).not.toMatch(/it can stay open/);
  });

  test.each([
    ['Please not say that it will be ok. You dont know this.', /won't say that|won't hear that|leave it out/],
    ['my friends said i was delusional from the start', /people had warned you/],
    ['I need someone to tell me it is normal to hate your own wedding', /it's normal to hate your own wedding/i],
    ['My daughter is 24 and she is drinking every day', /watch your own child drink/],
  ])('and so is what is asked or told beside it: %s', async (told, met) => {
    expect(await lastReply(['the wedding is in may', told])).toMatch(met);
  });

  test('words to begin a conversation with are given', async () => {
    expect(
      await lastReply([
        'I must tell six of my people on Thursday that their jobs end',
        'How does one begin such a conversation?',
      ]),
    ).toMatch(/"[^"]{10,}"/);
  });
});
