import type { Tag } from './chat.ts';

/** A knowledge card that a reply was made from: shown under the reply, readable at `/resources#<slug>`. */
export interface Source {
  slug: string;
  title: string;
}

/** `{tag: 'SOURCE', content: 'worry|Worry that goes round'}`. */
export function sourceTag({ slug, title }: Source): Tag {
  return { tag: 'SOURCE', content: `${slug}|${title}` };
}

/** Undefined when the content is not a source. */
export function parseSourceTag(content: string): Source | undefined {
  const [, slug, title] = /^([a-z0-9-]+)\|(.+)$/.exec(content) ?? [];
  return slug && title ? { slug, title } : undefined;
}

/** Where a card can be read in full. */
export const cardAddress = (slug: string): string => `/resources#${slug}`;
