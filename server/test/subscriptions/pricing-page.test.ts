import type { Plan } from '@wren/contract/subscriptions.ts';
import { describe, expect, test } from 'vitest';
import { fillPricing } from '#subscriptions/pricing-page.ts';

const card = (kind: string) =>
  `<li class="${kind}"><h3>{{name}}</h3>{{price}} {{per}} {{messages}}<ul><li data-line="" class="l"><svg></svg>{{line}}</li></ul></li>`;
const page = [
  '<ul><template data-plans="from"></template><li>what was built in</li><template data-plans="to"></template></ul>',
  `<template data-card="free">${card('free')}</template><template data-card="paid">${card('paid')}</template>`,
  '<template data-sandbox="from"></template><p>No money moves.</p><template data-sandbox="to"></template>',
].join('\n');
const plan: Plan = {
  id: 'x',
  name: 'Plus <&> more',
  price: 1250,
  currency: 'eur',
  interval: 'year',
  daily_messages: 1200,
  includes: ['One', '$& and $1'],
  is_retired: false,
};

describe('the page about prices', () => {
  test('holds this installation’s own plans, and nothing of the ones it was built with', () => {
    const filled = fillPricing(page, [{ ...plan, name: 'Free', price: 0, includes: [] }, plan], true);
    expect(filled).toContain('<li class="free"><h3>Free</h3>€0 for good 1,200<ul></ul></li>');
    expect(filled).toContain(
      '<li class="paid"><h3>Plus &lt;&amp;> more</h3>€12.50 a year 1,200<ul><li data-line="" class="l"><svg></svg>One</li><li data-line="" class="l"><svg></svg>$&amp; and $1</li></ul></li>',
    );
    expect(filled).not.toMatch(/built in|\{\{|<template/);
    expect(filled).toContain('No money moves.');
  });

  test('says that no money moves only where none does', () => {
    expect(fillPricing(page, [plan], false)).not.toContain('No money moves.');
  });

  test('without its places is a mistake of the build, and not a page with other prices', () => {
    expect(() => fillPricing('<ul></ul>', [plan], false)).toThrow('has no card');
  });
});
