import { cardAddress, parseSourceTag, sourceTag } from '@wren/contract/knowledge.ts';
import { concerns, goals } from '@wren/contract/users.ts';
import { describe, expect, test } from 'vitest';
import { allCards, overdue, readCard } from '#companion/knowledge/cards.ts';

/** A card as it is written, whole unless said otherwise. */
function text(
  changes: { sources?: string; reviewed?: string; concerns?: string } = {},
  parts = '## One thing to try\n\nb\n\n## When to see a professional\n\nc\n',
): string {
  const {
    sources = "[{ body: 'WHO', title: 'T', year: 2020 }]",
    reviewed = '2026-01-01',
    concerns = '[stress]',
  } = changes;
  const head = `title: x\nconcerns: ${concerns}\ngoals: [growth]\nalso: []\nnames: [x]\nreviewed: ${reviewed}\nsources: ${sources}`;
  return `---\n${head}\n---\na\n\n${parts}`;
}

describe('the knowledge Wren speaks from', () => {
  test('there are at least 60 cards', () => {
    expect(allCards().length).toBeGreaterThanOrEqual(60);
  });

  test.each(concerns)('the concern "%s" has a card', (concern) => {
    expect(allCards().some((card) => card.concerns.includes(concern))).toBe(true);
  });

  test.each(goals)('the goal "%s" has a card', (goal) => {
    expect(allCards().some((card) => card.goals.includes(goal))).toBe(true);
  });

  test('every card names its sources and was reviewed within two years', () => {
    const now = new Date();
    expect(allCards().flatMap((card) => overdue(card, now).map((why) => `${card.slug} ${why}`))).toEqual([]);
  });

  test('two years and a day after its review a card is refused, and so is one reviewed ahead of time', () => {
    const card = readCard('x', text());
    expect(overdue(card, new Date('2027-12-30'))).toEqual([]);
    expect(overdue(card, new Date('2028-01-03'))).toEqual(['was reviewed on 2026-01-01, more than two years ago']);
    expect(overdue(card, new Date('2025-12-30'))).toEqual(['was reviewed on 2026-01-01, a day still to come']);
    const later = readCard('x', text({ sources: "[{ body: 'WHO', title: 'T', year: 2030 }]" }));
    expect(overdue(later, new Date('2026-06-01'))).toEqual(['has a source from 2030: T']);
  });

  test.each([
    ['no source', text({ sources: '[]' })],
    ['a source of nobody', text({ sources: "[{ body: '', title: 'T', year: 2020 }]" })],
    ['a source without a title', text({ sources: "[{ body: 'WHO', year: 2020 }]" })],
    ['a source without a year', text({ sources: "[{ body: 'WHO', title: 'T' }]" })],
    ['no day of review', text({ reviewed: "''" })],
    ['a concern nobody can choose', text({ concerns: '[weather]' })],
    ['nothing to try', text({}, '## When to see a professional\n\nc\n')],
    ['its parts under other names', text({}, '## Try\n\nb\n\n## When to see a professional\n\nc\n')],
    ['no word on a professional', text({}, '## One thing to try\n\nb\n')],
  ])('a card with %s is refused by its name', (_, card) => {
    expect(() => readCard('x', card)).toThrow(/knowledge\/x\.md/);
  });
});

describe('beside the concerns and the goals', () => {
  const slugs = allCards().map(({ slug }) => slug);
  test.each([
    ['sleep', 'sleep'],
    ['panic', 'panic-attack'],
    ['conflict', 'relationship-conflict'],
    ['grief', 'grief'],
    ['exams', 'exams'],
    ['work', 'work-trouble'],
    ['new parents', 'new-parent'],
    ['caring', 'caring'],
    ['money worry', 'money-worry'],
    ['loneliness after a move', 'lonely-after-moving'],
  ])('%s has a card', (_, slug) => {
    expect(slugs).toContain(slug);
  });

  test('the tag under a reply names a card that the library page shows, by its address and title', () => {
    for (const card of allCards()) {
      const source = parseSourceTag(sourceTag(card).content);
      expect(source).toEqual({ slug: card.slug, title: card.title });
      expect(cardAddress(card.slug)).toBe(`/resources#${card.slug}`);
    }
  });
});
