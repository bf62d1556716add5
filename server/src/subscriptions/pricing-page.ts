import { formatMoney, type Plan } from '@wren/contract/subscriptions.ts';
import type { Config } from '#config.ts';
import { shownPlans } from './plans.ts';

/**
 * Puts the plans of this installation into the built page about prices, so that what it says is true wherever it runs.
 * The page brings its own empty cards, as templates with `{{places}}`, and marks where the cards go. `isSandbox` keeps
 * the sentence that no money moves. Throws when the page has no such places.
 */
export function fillPricing(page: string, plans: readonly Plan[], isSandbox: boolean): string {
  const cards = plans.map((plan) => fillCard(cardIn(page, plan.price === 0 ? 'free' : 'paid'), plan)).join('');
  const filled = between(page, 'plans', () => cards);
  const told = between(filled, 'sandbox', (sentence) => (isSandbox ? sentence : ''));
  return told.replace(/<template data-card="\w+">[\s\S]*?<\/template>/g, '');
}

/** What this installation makes of that page. */
export function pricingOf({ billing, rateLimitFactor }: Config): (page: string) => string {
  return (page) => fillPricing(page, shownPlans(billing.plans, rateLimitFactor), billing.stripe === undefined);
}

function fillCard(card: string, { name, price, currency, interval, daily_messages, includes }: Plan): string {
  const places: Record<string, string> = {
    name,
    price: formatMoney(price, currency),
    per: price === 0 ? 'for good' : `a ${interval}`,
    messages: daily_messages.toLocaleString('en-US'),
  };
  return card
    .replace(/<li data-line=""[\s\S]*?<\/li>/, (line) =>
      includes.map((each) => line.replace('{{line}}', () => escapeHtml(each))).join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, place: string) => escapeHtml(places[place] ?? ''));
}

function cardIn(page: string, kind: 'free' | 'paid'): string {
  const [, card] = new RegExp(`<template data-card="${kind}">([\\s\\S]*?)</template>`).exec(page) ?? [];
  if (card === undefined) throw new Error(`The page about prices has no card for a ${kind} plan.`);
  return card;
}

function between(page: string, name: string, put: (was: string) => string): string {
  const from = `<template data-${name}="from"></template>`;
  const to = `<template data-${name}="to"></template>`;
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`The page about prices has no place for ${name}.`);
  return page.slice(0, start) + put(page.slice(start + from.length, end)) + page.slice(end + to.length);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
