import { concerns, goals } from '@wren/contract/users.ts';
import { describe, expect, test } from 'vitest';
import { allCards, readCard } from '#companion/knowledge/cards.ts';
import { findCards } from '#companion/knowledge/find-cards.ts';

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

describe('finding a card', () => {
  test.each([
    ['I lie awake every night and cannot sleep', 'sleep'],
    ['my heart was racing and I thought I was dying, a panic attack', 'panic-attack'],
    ['my mum died in March', 'grief'],
    ['the exam is on Monday and I am so nervous', 'exams'],
    ['we moved to a new city and I have nobody here', 'lonely-after-moving'],
    ['the baby is three weeks old and I cry all the time, postpartum', 'new-parent'],
    ['looking after my dad with dementia', 'caring'],
    ['I cannot pay the rent and the bills', 'money-worry'],
    ['I keep putting everything off, I procrastinate', 'procrastination'],
    ['my boss shouts at me in front of my colleagues', 'work-trouble'],
    ['my boyfriend broke up with me', 'breakup'],
    ['I end up doing favours for everyone out of obligation', 'saying-no'],
    ['our dog died this morning', 'pet-loss'],
    ['I am drinking more wine than I should', 'drinking-to-cope'],
  ])('"%s" finds %s', (text, slug) => {
    expect(findCards(text).map((card) => card.slug)).toContain(slug);
  });

  test.each(['hello', 'ok', 'what did you have for lunch', 'thank you so much', 'asdf qwer'])(
    '"%s" finds nothing',
    (text) => {
      expect(findCards(text)).toEqual([]);
    },
  );
});
