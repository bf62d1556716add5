import { createHash } from 'node:crypto';

/**
 * The CSP hashes (`sha256-…`) of every inline script and style in these documents, each once.
 * Source: CSP Level 3, "does element match source list": the hash covers the text between the tags, byte for byte.
 */
export function inlineHashes(html: string[]): { scripts: string[]; styles: string[] } {
  const all = html.join('\n');
  return {
    scripts: hashes(all, /<script>([\s\S]*?)<\/script>/g),
    styles: hashes(all, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashes(html: string, tag: RegExp): string[] {
  const texts = new Set([...html.matchAll(tag)].map((match) => match[1] ?? ''));
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
