import type { Kept } from './read-outbox.ts';

/** The outbox as a list, newest first. */
export function listPage(all: readonly Kept[]): string {
  const rows = all.map(
    ({ id, to, subject, date }) =>
      `<li><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(to)} · ${escapeHtml(date)}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>Nothing has been sent yet.</p>';
  const about =
    'Without SMTP_URL no letter leaves this machine, and without SMS_PROVIDER no text message. Here they are, newest first.';
  return page('Outbox', `<p>${about}</p>${list}`);
}

/** One letter or text message: its plain text, with the links to follow. */
export function keptPage({ to, subject, text }: Kept): string {
  const shown = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (href) => `<a href="${href}">${href}</a>`);
  const body = `<p><a href="/dev/outbox">Everything sent</a></p><p>To ${escapeHtml(to)}</p><div class="letter">${shown}</div>`;
  return page(subject, body);
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
