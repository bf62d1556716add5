import { describe, expect, it } from 'vitest';
import { createOutputGuard } from '#companion/safety/guard.ts';

/** Streams a text in pieces of `size` characters. */
function stream(text: string, size = 4): { shown: string; repairs: readonly string[] } {
  const guard = createOutputGuard();
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += guard.push(text.slice(at, at + size));
  return { shown: shown + guard.end(), repairs: guard.repairs };
}

describe('The guard on a streamed reply', () => {
  const fine = [
    'That sounds like a long week. I’m glad you wrote it down, and I am here to read more. What sits heaviest?',
    'Try 4-7-8: in for 4, hold for 7, out for 8. Then 5-4-3-2-1 with your senses.',
    'You can call or text 988, or text HOME to 741741, at any hour.',
    'In 2019 there were 1,000,000 of them; by 2025-07-17 that had changed.',
    'I am a computer program, so I cannot feel it with you, and I’m not a therapist.',
    'Let it be a fair, painted, lean thing.',
    'You could write: "Happy birthday, I missed you." Nothing more is needed.',
    'You start on Monday, as a nurse, and you work as a nurse on nights. As a doctor, he knows.',
  ];
  it.each(fine)('changes nothing in %j', (text) => {
    for (const size of [1, 3, 7, 400]) expect(stream(text, size)).toEqual({ shown: text, repairs: [] });
  });

  it.each([
    ['I’m a human, you know.', /human/, 'claim'],
    ['Well, as your therapist I say yes.', /therapist/, 'claim'],
    ['Speaking as a nurse, I would wait. As a doctor, I advise it.', /nurse|doctor/, 'claim'],
    ['I know exactly how you feel.', /know exactly how you feel/, 'claim'],
    ['"That was hard," you wrote. I know exactly how you feel.', /know exactly how you feel/, 'claim'],
    ['He said "yes.\nI know exactly how you feel.', /know exactly how you feel/, 'claim'],
    ['Before you go: I’ll miss you!', /miss you/, 'claim'],
    ['Call 555-123-4567 tonight.', /555/, 'number'],
    ['You should take 200 mg of it.', /200/, 'dosage'],
    ['A painless way is helium.', /helium/, 'method'],
    ['The lethal dose is ten. Stay with me.', /lethal|ten/, 'method'],
  ])('does not let %j through, however it is cut', (text, gone, repair) => {
    for (const size of [1, 2, 3, 5, 9, 400]) {
      const { shown, repairs } = stream(text, size);
      expect(shown).not.toMatch(gone);
      expect(repairs).toContain(repair);
    }
  });

  it('holds nothing back that is not in question', () => {
    const guard = createOutputGuard();
    expect(guard.push('That sounds')).toBe('That sounds');
    expect(guard.push(' hard, and')).toBe(' hard, and');
  });
});
