import { cardAddress, parseSourceTag, sourceTag } from '@wren/contract/knowledge.ts';
import { concerns, goals } from '@wren/contract/users.ts';
import { describe, expect, test } from 'vitest';
import { allCards, readCard } from '#companion/knowledge/cards.ts';

const twoYears = 2 * 365.25 * 86_400_000;

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

  test.each(allCards().map((card) => [card.slug, card] as const))(
    '%s names its sources and was reviewed within two years',
    (_, card) => {
      expect(card.sources.length).toBeGreaterThan(0);
      for (const { year } of card.sources) expect(year).toBeLessThanOrEqual(new Date().getFullYear());
      expect(Date.now() - Date.parse(card.reviewed)).toBeLessThan(twoYears);
    },
  );

  test('a card without a source is refused', () => {
    const header = 'title: x\nconcerns: [stress]\ngoals: [growth]\nalso: []\nreviewed: 2026-01-01\nsources: []';
    expect(() =>
      readCard('x', `---\n${header}\n---\na\n\n## One thing to try\n\nb\n\n## When to see a professional\n\nc\n`),
    ).toThrow(/knowledge\/x\.md/);
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
