import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { concerns, goals } from '@wren/contract/users.ts';
import * as z from 'zod/mini';

const folder = join(import.meta.dirname, '../../../knowledge');

const Header = z.strictObject({
  title: z.string().check(z.minLength(1)),
  concerns: z.array(z.enum(concerns)).check(z.minLength(1)),
  goals: z.array(z.enum(goals)).check(z.minLength(1)),
  /** Other words people use for it. */
  also: z.array(z.string()),
  /** What it is called where it is asked about: a question about one of these, and about nothing else, is about the card. */
  names: z.array(z.string()).check(z.minLength(1)),
  /** The day somebody last read the card against its sources. */
  reviewed: z.iso.date(),
  sources: z
    .array(
      z.strictObject({
        body: z.string().check(z.minLength(1)),
        title: z.string().check(z.minLength(1)),
        year: z.int().check(z.minimum(1950)),
      }),
    )
    .check(z.minLength(1)),
});

/** A short piece of knowledge, written for Wren: what it is, one thing to try, when to see a professional. */
export interface Card extends z.infer<typeof Header> {
  slug: string;
  what: string;
  tryThis: string;
  professional: string;
}

let loaded: readonly Card[] | undefined;

/** Every card in `server/knowledge/`, by slug. Throws, naming the file, when one is not written as it should be. */
export function allCards(): readonly Card[] {
  loaded ??= readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readCard(name.slice(0, -3), readFileSync(join(folder, name), 'utf8')));
  return loaded;
}

const require = createRequire(import.meta.url);

/** Reads one card from its Markdown: a YAML header, the first part, and two headed parts. */
export function readCard(slug: string, text: string): Card {
  const [, header = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  // Loaded with the first card, so that a start does not wait for it.
  const { parse } = require('yaml') as typeof import('yaml');
  const parsed = Header.safeParse(parse(header));
  if (!parsed.success) throw new Error(`knowledge/${slug}.md: ${z.prettifyError(parsed.error)}`);
  const parts = /^([\s\S]+?)\n## One thing to try\n([\s\S]+?)\n## When to see a professional\n([\s\S]+)$/.exec(body);
  const [what = '', tryThis = '', professional = ''] = parts?.slice(1).map((part) => part.trim()) ?? [];
  if (!what || !tryThis || !professional) throw new Error(`knowledge/${slug}.md: a part is missing`);
  return { slug, ...parsed.data, what, tryThis, professional };
}

/** How long a review of a card lasts. */
const reviewLasts = 2 * 365.25 * 86_400_000;

/** What speaks against a card being shown at this moment: an old review, one that has not been yet, a source from the future. */
export function overdue({ reviewed, sources }: Card, now: Date): string[] {
  const age = now.getTime() - Date.parse(reviewed);
  return [
    ...(age > reviewLasts ? [`was reviewed on ${reviewed}, more than two years ago`] : []),
    ...(age < 0 ? [`was reviewed on ${reviewed}, a day still to come`] : []),
    ...sources
      .filter(({ year }) => year > now.getUTCFullYear())
      .map(({ title, year }) => `has a source from ${year}: ${title}`),
  ];
}
