import { type Concern, concerns } from '@wren/contract/users.ts';

/** The companion's own knowledge cards: read at build time as the text files they are. */
const files: Record<string, string> = import.meta.glob('/../server/knowledge/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Card {
  /** Where it stands on the page: `/resources#<slug>`. */
  slug: string;
  title: string;
  concern: Concern;
  /** Other words people use for it: what the search finds it by. */
  also: string;
  what: string;
  tryThis: string;
  professional: string;
  /** What it rests on: `Title. Body, year`. */
  sources: string[];
}

/** Every card, under the concern it belongs to most. */
export const cards: readonly Card[] = Object.entries(files).map(([file, text]) => readCard(file, text));

/** The shelves of the library: each concern with its cards, in the order of the profile. */
export const shelves: readonly { concern: Concern; cards: Card[] }[] = concerns
  .map((concern) => ({ concern, cards: cards.filter((card) => card.concern === concern) }))
  .filter((shelf) => shelf.cards.length > 0);

/** Throws when a card is not written as the server reads it: a build must not leave one out. */
function readCard(file: string, text: string): Card {
  const slug = /([\w-]+)\.md$/.exec(file)?.[1] ?? '';
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [what, tryThis, professional] = body.split(/^## .*$/m).map((part) => part.trim());
  const title = /^title: (.+)$/m.exec(head)?.[1];
  const first = /^concerns: \[([^\],]+)/m.exec(head)?.[1];
  const concern = concerns.find((one) => one === first);
  const also = /^also: \[(.*)\]$/m.exec(head)?.[1] ?? '';
  const sources = [...head.matchAll(/body: (.+)\n\s+title: (.+)\n\s+year: (\d+)/g)].map(
    ([, by = '', work = '', year = '']) => `${unquoted(work)}. ${unquoted(by)}, ${year}`,
  );
  if (!title || !concern || !what || !tryThis || !professional || sources.length === 0) {
    throw new Error(`The knowledge card ${slug} cannot be read.`);
  }
  return { slug, title: unquoted(title), concern, also, what, tryThis, professional, sources };
}

/** A YAML scalar: plain, or in single quotes. */
function unquoted(text: string): string {
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}
