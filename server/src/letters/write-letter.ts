import { brand } from '@wren/contract/brand.ts';
import type { Letter } from '#platform/mail.ts';
import { type LetterKind, letters, type Words } from './words.ts';

/** A letter ready to send: plain text, and the same as simple HTML without pictures or anything that could report back. */
export function writeLetter(kind: LetterKind, to: string, href: string | undefined): Letter {
  const { subject, paragraphs, action, closing = [] }: Words = letters[kind];
  const signature = `${brand.name}, a computer program that listens`;
  const link = action && href ? { label: action.label, href } : undefined;
  const text = [...paragraphs, ...(link ? [link.href] : []), ...closing, signature].join('\n\n');
  const html = [
    ...paragraphs.map(paragraph),
    ...(link ? [`<p style="margin:24px 0">${anchor(link)}</p>`] : []),
    ...closing.map(paragraph),
    `<p style="color:#6b6257">${escapeHtml(signature)}</p>`,
  ].join('\n');
  return { to, subject, text: `${text}\n`, html: page(html) };
}

const paragraph = (sentence: string) => `<p>${escapeHtml(sentence)}</p>`;

function anchor({ label, href }: { label: string; href: string }): string {
  const look = 'display:inline-block;padding:12px 22px;border-radius:24px;background:#f2b36b;color:#2b2118';
  return `<a href="${escapeHtml(href)}" style="${look};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
}

function page(body: string): string {
  const look = 'max-width:32em;margin:0 auto;padding:24px;font:17px/1.55 Georgia,serif;color:#2b2118';
  return `<!doctype html>\n<html lang="en">\n<body style="margin:0">\n<div style="${look}">\n${body}\n</div>\n</body>\n</html>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
