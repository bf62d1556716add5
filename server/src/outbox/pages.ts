import type { KeptLetter } from './read-letters.ts';

/** The outbox as a list, newest letter first. */
export function listPage(letters: readonly KeptLetter[]): string {
  const rows = letters.map(({ id, letter }) => {
    const to = (letter.to ?? []).map(({ address }) => address).join(', ');
    return `<li><a href="/dev/outbox/${id}">${escapeHtml(letter.subject ?? '')}</a><br>${escapeHtml(to)} · ${escapeHtml(letter.date ?? '')}</li>`;
  });
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No letter has been sent yet.</p>';
  return page('Outbox', `<p>Without SMTP_URL no letter leaves this machine. Here they are, newest first.</p>${list}`);
}

/** One letter: its plain text, with the links to follow. */
export function letterPage({ letter }: KeptLetter): string {
  const to = (letter.to ?? []).map(({ address }) => address).join(', ');
  const text = escapeHtml(letter.text ?? '').replace(/https?:\/\/[^\s<]+/g, (href) => `<a href="${href}">${href}</a>`);
  const body = `<p><a href="/dev/outbox">All letters</a></p><p>To ${escapeHtml(to)}</p><div class="letter">${text}</div>`;
  return page(letter.subject ?? '', body);
}

const look = `
  :root { color-scheme: light dark }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.55 system-ui, sans-serif }
  li { margin: .8rem 0 }
  .letter { white-space: pre-wrap; overflow-wrap: anywhere }`;

function page(title: string, body: string): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${look}</style></head>
<body><main><h1>${name}</h1>${body}</main></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
