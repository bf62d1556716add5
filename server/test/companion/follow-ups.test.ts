import { describe, expect, it } from 'vitest';
import { FollowUpReader } from '#companion/follow-ups.ts';

function read(pieces: readonly string[], cutShort = false) {
  const reader = new FollowUpReader();
  const shown = pieces.map((piece) => reader.read(piece));
  const { content, followUps } = reader.end(cutShort);
  return { content: shown.join('') + content, followUps, shown };
}

const reply = 'That sounds heavy.\n\n- one [link](https://a.example)\n- two *things*\n\nWhat now?';

describe('follow-up lines', () => {
  it.each([
    ['plain', `${reply}\n\n[[FOLLOW-UP]] Tell me more\n[[FOLLOW-UP]] Not now`],
    ['bold', `${reply}\n\n**[[FOLLOW-UP]]** Tell me more\n**[[FOLLOW-UP]]** Not now`],
    ['in a list', `${reply}\n\n- [[FOLLOW-UP]] Tell me more\n2. [[FOLLOW-UP]]: "Not now"\n`],
    ['with single brackets', `${reply}\n[FOLLOW-UP] Tell me more\n\n[Follow up]Not now`],
    ['on the last line', `${reply} [[FOLLOW-UP]] Tell me more\n[[FOLLOW-UP]] Not now`],
  ])('leave the reply and become buttons, however they are cut into pieces (%s)', (_, text) => {
    const expected = { content: reply, followUps: ['Tell me more', 'Not now'] };
    for (let size = 1; size <= text.length; size += 1) {
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      expect(read(pieces)).toMatchObject(expected);
    }
  });

  it('hold nothing back that cannot become one', () => {
    expect(read(['You', ' are', ' not', ' alone.', ' Really']).shown).toEqual([
      'You',
      ' are',
      ' not',
      ' alone.',
      ' Really',
    ]);
  });

  it('hold back no more than the end of a line, and give it when it was nothing', () => {
    expect(read(['One.', '\n\n', '- ', 'two [', 'three]', ' four']).shown).toEqual([
      'One.',
      '',
      '',
      '\n\n- two',
      '',
      ' [three] four',
    ]);
  });

  it('are at most three, short, and each said once', () => {
    const lines = ['A', 'A', 'x'.repeat(121), '', 'B', 'C', 'D'].map((line) => `\n[[FOLLOW-UP]] ${line}`);
    expect(read(['Hm.', ...lines])).toMatchObject({ content: 'Hm.', followUps: ['A', 'B', 'C'] });
  });

  it('do not swallow what a model says after them', () => {
    expect(read(['Hm.\n[[FOLLOW-UP]] Yes\nTake care.'])).toMatchObject({
      content: 'Hm.\nTake care.',
      followUps: ['Yes'],
    });
  });

  it('lose the one that the limit of the model cut', () => {
    expect(read(['Hm.\n[[FOLLOW-UP]] Yes\n[[FOLLOW-UP]] I cannot thi'], true).followUps).toEqual(['Yes']);
    expect(read(['Hm.\n[[FOLL'], true)).toMatchObject({ content: 'Hm.', followUps: [] });
  });

  it('leave ordinary text as it is, to the last character but spaces at its end', () => {
    for (const text of [reply, 'a [b', 'x * y', '1. one\n2. two', '[[not this]] but that']) {
      for (let size = 1; size <= text.length; size += 1) {
        expect(read(text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [])).toMatchObject({
          content: text,
          followUps: [],
        });
      }
    }
  });
});
