import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const promising = /\b(?:I(?: will|'ll) (?:ask|remember)|be remembered|next time I|how it went|memories page)\b/i;
const ids = Array.from({ length: 24 }, (_, at) => `talk ${at}`);

describe('off the record, where nothing is kept', () => {
  test('a goal or a plan is taken, and nothing is promised that would have to be remembered', async () => {
    let kept = 0;
    for (const id of ids) {
      const lines = ['Help me set a small goal today', 'I want to take a short walk', 'after dinner'];
      const goal = await talk(lines, { id, offTheRecord: true });
      const plan = await talk(['my boss shouted at me', 'I could write to her tomorrow'], { id, offTheRecord: true });
      for (const { reply, shown } of [...goal, ...plan]) {
        expect(reply).not.toMatch(promising);
        expect(shown).not.toContain('GOAL');
      }
      expect(goal.at(-1)?.reply).toMatch(/walk/);
      if ((await talk(lines, { id })).some(({ reply }) => promising.test(reply))) kept += 1;
    }
    // On the record the same talk does promise it: the rule above is not kept by chance.
    expect(kept).toBeGreaterThan(4);
  });

  test.each(['will you remember this?', 'is this private?'])('%s is answered for this chat', async (said) => {
    const [first] = await talk([said], { offTheRecord: true });
    expect(first?.reply).toMatch(/off the record|nothing of it|No message, memory or title/i);
    expect(first?.reply).not.toMatch(promising);
  });
});
